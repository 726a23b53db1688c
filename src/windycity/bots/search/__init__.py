"""Search: one tree search for all games, and the playouts under it. Compiled like the rules themselves."""
