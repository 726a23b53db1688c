"""One table: who sits where, and everything that has happened at it. It knows no socket and no disk.

A command is decided into events, events change the table, and the same events from the store make it again.
"""
