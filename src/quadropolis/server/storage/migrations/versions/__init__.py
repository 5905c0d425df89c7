"""One step per version of the schema."""
