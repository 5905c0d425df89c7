"""What can be wrong with a question about the best city."""

from quadropolis.rules.errors import QuadropolisError


class SolverError(QuadropolisError):
    """Something that keeps a search from being begun."""


class UnknownKind(SolverError):
    code = "solver/unknown_kind"


class TooManyMonuments(SolverError):
    code = "solver/too_many_monuments"


class NoMonuments(SolverError):
    code = "solver/no_monuments"


class WrongTime(SolverError):
    code = "solver/wrong_time"


class CannotBeCompleted(SolverError):
    code = "solver/cannot_be_completed"


class NoOrtools(SolverError):
    code = "solver/no_ortools"


class WrongBoundFile(SolverError):
    code = "solver/wrong_bound_file"
