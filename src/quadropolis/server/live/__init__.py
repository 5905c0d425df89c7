"""Tables in memory: one decision at a time, those who watch, the bots whose turn it is."""
