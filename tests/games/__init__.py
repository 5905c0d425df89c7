"""Finished games, kept as files and replayed."""
