"""The way from a browser to the tables: one websocket for what is live, plain requests for the rest."""
