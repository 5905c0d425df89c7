"""From a bot's name to a bot."""

import importlib
import importlib.util
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from inspect import isabstract
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

from quadropolis.bots.bot import Bot
from quadropolis.bots.errors import (
    NoBotClass,
    NoBotFile,
    UnknownBot,
    WrongBotName,
    WrongCommand,
    WrongFactor,
)
from quadropolis.bots.program import Patience, ProgramBot
from quadropolis.notation.record import LONGEST_NAME
from quadropolis.rules.errors import shown

REFERENCE: Mapping[str, str] = MappingProxyType(
    {
        "random": "quadropolis.bots.simple:RandomBot",
        "greedy": "quadropolis.bots.simple:GreedyBot",
        "uct": "quadropolis.bots.search:UctBot",
    }
)
"""Reference bots: name -> what makes one, called without arguments. Imported when needed."""

LEVELS: Mapping[str, str] = MappingProxyType(
    {
        "beginner": "quadropolis.bots.levels:Beginner",
        "casual": "quadropolis.bots.levels:Casual",
        "skilled": "quadropolis.bots.levels:Skilled",
        "strong": "quadropolis.bots.levels:Strong",
        "top": "quadropolis.bots.levels:Top",
    }
)
"""The levels for people to play against, weakest first; as above."""

BUILT_IN: Mapping[str, str] = MappingProxyType({**REFERENCE, **LEVELS})

ENTRY_POINTS = "quadropolis.bots"
PROGRAM = "program:"
_SLOWED = re.compile(rf"(?P<name>{'|'.join(BUILT_IN)})@(?P<factor>.*)")
MOST_TIME = 1000
_FILE = re.compile(r"(?P<path>.+\.py)(:(?P<cls>\w+))?")


def bot_named(spec: str, patience: Patience | None = None, log: Path | None = None) -> Bot:
    """The bot of that name, ready to be asked.

    `spec` is a built-in bot, one that an installed package offers, `path/bot.py` or
    `path/bot.py:ClassName`, or `program:COMMAND ARGUMENTS`; `top@0.1` is a built-in bot with
    a tenth of its time. All but the built-in ones run
    as processes of their own; their patience and the log of their stderr can be given.
    """
    if not isinstance(spec, str) or not 1 <= len(spec) <= LONGEST_NAME or not spec.isprintable():
        raise WrongBotName(spec=shown(spec), most=LONGEST_NAME)
    if spec in BUILT_IN:
        return _built_in(spec)
    if slowed := _SLOWED.fullmatch(spec):
        return _slowed(spec, slowed["name"], slowed["factor"])
    if spec.startswith(PROGRAM):
        given = _command(spec.removeprefix(PROGRAM))
        return ProgramBot(spec, given, users_environment(), patience, log)
    file = _FILE.fullmatch(spec)
    if file:
        if not Path(file["path"]).is_file():
            raise NoBotFile(path=shown(file["path"]))
    elif spec not in _offered():
        raise UnknownBot(spec=shown(spec), names=(*BUILT_IN, *_offered()))
    # -P: a file beside the user's bot must not take the place of a standard module.
    command = (sys.executable, "-P", "-m", "quadropolis.bots.runner", spec)
    return ProgramBot(spec, command, python_environment(), patience, log)


def is_built_in(spec: str) -> bool:
    """Whether that bot comes with this package, and so is told nothing but the position."""
    return spec in BUILT_IN or _SLOWED.fullmatch(spec) is not None


def known_names() -> tuple[str, ...]:
    """Every bot known by a plain name."""
    return (*REFERENCE, *_offered(), *LEVELS)


def all_bots() -> tuple[tuple[str, str], ...]:
    """Name and description of every bot known by name; the levels last, weakest first."""
    described = {name: _built_in(name).description for name in BUILT_IN}
    installed = {name: _offer_text(offer) for name, offer in _offered().items()}
    ordered = (*REFERENCE, *installed, *LEVELS)
    return tuple((name, (installed | described)[name]) for name in ordered)


PRIVATE = frozenset(("QUADROPOLIS_SECRET", "QUADROPOLIS_DATABASE", "PGPASSWORD"))
"""What a server knows and bots, which may be anybody's programs, need not."""


_USERS_PATH = "QUADROPOLIS_USERS_PYTHONPATH"
"""Where a process of ours finds what PYTHONPATH was before it was ours."""


def python_environment() -> dict[str, str]:
    """The environment in which a Python process finds the same modules as this one."""
    places = os.pathsep.join(os.path.abspath(place) for place in sys.path)
    users = users_environment()
    return {**users, _USERS_PATH: users.get("PYTHONPATH", ""), "PYTHONPATH": places}


def users_environment() -> dict[str, str]:
    """What a foreign program finds: it may be Python's too, and has modules of its own."""
    public = {name: value for name, value in os.environ.items() if name not in PRIVATE}
    if (path := public.pop(_USERS_PATH, None)) is not None:
        public["PYTHONPATH"] = path
    return public


def _built_in(name: str) -> Bot:
    module, _, factory = BUILT_IN[name].partition(":")
    bot = getattr(importlib.import_module(module), factory)()
    assert isinstance(bot, Bot)
    return bot


def _slowed(spec: str, name: str, factor: str) -> Bot:
    """A built-in bot that is given more or less time than it usually takes."""
    number = float(factor) if re.fullmatch(r"\d{1,4}(\.\d{1,6})?", factor) else 0.0
    if not 0 < number <= MOST_TIME:
        raise WrongFactor(spec=shown(spec), most=MOST_TIME)
    bot = _built_in(name)
    bot.name = spec
    bot.share *= number
    return bot


def _command(text: str) -> list[str]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise WrongCommand(command=shown(text), reason="syntax", detail=str(error)) from error
    if not words:
        raise WrongCommand(command=shown(text), reason="empty", detail=None)
    if shutil.which(words[0]) is None:
        raise WrongCommand(command=shown(text), reason="not_found", detail=shown(words[0]))
    return words


def _offered() -> dict[str, EntryPoint]:
    """The bots of installed packages; a built-in name cannot be taken over."""
    offers = sorted(entry_points(group=ENTRY_POINTS), key=lambda offer: offer.name)
    return {offer.name: offer for offer in offers if offer.name not in BUILT_IN}


def _offer_text(offer: EntryPoint) -> str:
    # Foreign code is not run just to be listed.
    package = offer.dist
    if package is None:
        return "from an installed package"
    known = package.metadata.json
    return f"{known.get('summary', 'a bot')} (from the package {package.name})"


# --- in the process of a foreign bot --------------------------------------------------


def bot_in_python(spec: str) -> Bot:
    """The bot itself, in this process: only for code that may stall or crash it."""
    if spec in BUILT_IN:
        return _built_in(spec)
    file = _FILE.fullmatch(spec)
    if file:
        return _made(spec, _class_in(Path(file["path"]), file["cls"]))
    offer = _offered().get(spec)
    if offer is None:
        raise UnknownBot(spec=shown(spec), names=(*BUILT_IN, *_offered()))
    return _made(spec, offer.load())


def _made(spec: str, factory: Callable[[], Any]) -> Bot:
    bot = factory()
    if not isinstance(bot, Bot):
        raise NoBotClass(path=shown(spec), reason="not_a_bot", detail=shown(bot), names=())
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = spec
    return bot


def _class_in(path: Path, name: str | None) -> Callable[[], Any]:
    if not path.is_file():
        raise NoBotFile(path=shown(str(path)))
    module = _module_at(path)
    bots = {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and not isabstract(value)
    }
    if name is not None:
        if name not in bots:
            raise NoBotClass(
                path=shown(str(path)), reason="no_such" if bots else "no_bot", detail=name,
                names=tuple(bots),
            )  # fmt: skip
        return bots[name]
    own = [cls for cls in bots.values() if cls.__module__ == module.__name__]
    if len(own) != 1:
        names = [f"{path.name}:{cls.__name__}" for cls in own]
        reason = "several" if own else "no_bot"
        raise NoBotClass(path=shown(str(path)), reason=reason, detail=None, names=names)
    return own[0]


def _module_at(path: Path) -> ModuleType:
    # The file's own directory, so that a bot may come in several modules.
    sys.path.append(str(path.resolve().parent))
    found = importlib.util.spec_from_file_location(f"bot_file_{path.stem}", path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    found.loader.exec_module(module)
    return module
