"""City (Wolfgang Kramer and Andreas Spottog, 1988): customers, shops and the money between them."""
