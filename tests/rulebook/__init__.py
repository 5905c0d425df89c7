"""Tests of the rules to be read."""
