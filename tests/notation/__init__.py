"""Tests of the text formats."""
