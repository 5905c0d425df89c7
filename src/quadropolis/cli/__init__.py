"""The command line: every command is a module here, listed in `app.py`."""
