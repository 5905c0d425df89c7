"""The tests, as a package: its parts share strategies and sizes."""
