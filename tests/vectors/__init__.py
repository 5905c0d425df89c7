"""An independent judge: cities and games computed elsewhere."""
