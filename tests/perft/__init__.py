"""Move sequences counted twice."""
