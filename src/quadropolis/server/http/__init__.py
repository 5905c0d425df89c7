"""Addresses, sockets, cookies, limits: what the outside touches."""
