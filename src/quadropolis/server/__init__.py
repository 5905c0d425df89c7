"""The table on the net: a server that keeps every move and tells no secret.

`table.py`, `life.py`, `turns.py` and `undo.py` are pure: a table is a fold over its events.
Everything else brings those events to disk and to people.
"""
