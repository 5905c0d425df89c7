"""What cannot be reviewed."""

from quadropolis.rules.errors import QuadropolisError


class InsightError(QuadropolisError):
    """Something there is nothing to say about."""


class UnknownDepth(InsightError):
    code = "insight/unknown_depth"


class NothingPlayed(InsightError):
    code = "insight/nothing_played"
