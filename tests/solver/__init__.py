"""The best city: search, plans, games that prove them, and bounds."""
