"""The documentation is tested: its examples run, its links lead somewhere, its numbers are true."""
