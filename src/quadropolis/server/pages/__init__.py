"""Pages: the built one, the plain rules, the page of the API."""
