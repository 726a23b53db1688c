"""What outlasts the server: tables and everything that happened at them, as numbered events.

The events are the truth; all else is derived from them. Only the writer writes.
"""
