"""The game at a table, pure: a table and what happens to it, without clock, disk or chance."""
