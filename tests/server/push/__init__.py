"""Calling people over push services."""
