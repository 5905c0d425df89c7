"""What can be wrong with what a learning program asks for."""

from importlib import import_module
from types import ModuleType
from typing import Any

from quadropolis.rules.errors import QuadropolisError, shown


class EnvError(QuadropolisError):
    """Something that an environment refuses."""


class MissingPackage(EnvError, ImportError):
    code = "env/missing_package"


class WrongArray(EnvError):
    code = "env/wrong_array"


class WrongCount(EnvError):
    code = "env/wrong_count"


class WrongChoice(EnvError):
    code = "env/wrong_choice"


class NotAnAction(EnvError):
    code = "env/not_an_action"


class IllegalAction(EnvError):
    code = "env/illegal_action"


class NotBegun(EnvError):
    code = "env/not_begun"


class NotRendered(EnvError):
    code = "env/not_rendered"


class DatasetFailed(EnvError):
    code = "env/dataset_failed"


class DatasetInUse(EnvError):
    code = "env/dataset_in_use"


class DatasetUnfinished(EnvError):
    code = "env/dataset_unfinished"


class OtherDataset(EnvError):
    code = "env/other_dataset"


def optional(module: str, extra: str) -> ModuleType:
    """A module that comes with that extra; without it, a sentence that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        package = module.partition(".")[0]
        if error.name is not None and error.name.partition(".")[0] != package:
            raise  # something else is missing
        raise MissingPackage(package=package, extra=extra) from error


def wrong_choice(what: str, found: object, choices: tuple[Any, ...]) -> WrongChoice:
    """The error for a setting that is none of those there are."""
    return WrongChoice(what=what, found=shown(found), choices=list(map(str, choices)))
