"""Tables in use: what is asked of them is decided, written, and then told to all who watch."""
