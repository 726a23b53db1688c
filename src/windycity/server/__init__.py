"""Tables that people play on, over the network. It names no game."""
