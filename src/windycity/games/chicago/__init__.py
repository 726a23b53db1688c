"""Chicago (Ravensburger, 1991) and Chiccaggo (Flying Turtle Games, 1986): two editions on one board."""
