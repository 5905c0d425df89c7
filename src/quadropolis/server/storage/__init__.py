"""What is kept: the database, its schema, and writing many moves at once."""
