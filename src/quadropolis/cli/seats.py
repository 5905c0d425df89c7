"""Who sits at the table: people, and players that move by themselves."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quadropolis.cli.errors import TooManySeats, WrongSeatName
from quadropolis.cli.text import ENGLISH, has, language, say
from quadropolis.notation.record import LONGEST_NAME, GameRecord
from quadropolis.rules.errors import shown
from quadropolis.rules.move import Move
from quadropolis.views import View

if TYPE_CHECKING:
    from quadropolis.bots.bot import Limit
    from quadropolis.bots.supervised import Supervised

HUMAN = "human"
BOT = "bot:"
"""Goes before a bot that is not known by a plain name: a file or a program."""
DEFAULT_PLAYER = "casual"
SEATS_KEY = "seats"
"""Where a saved game keeps who moves by themselves; an unknown key to everyone else."""


def known_bots() -> tuple[str, ...]:
    """The bots that are seats by their plain name."""
    from quadropolis.bots.registry import known_names

    return known_names()


_started: "dict[str, Supervised]" = {}


def _bot(spec: str) -> "Supervised":
    """The bot, made once; it may be a process of its own until `close_bots`."""
    from quadropolis.bots.registry import bot_named
    from quadropolis.bots.supervised import Supervised

    if spec not in _started:
        _started[spec] = Supervised(bot_named(spec))
    return _started[spec]


def close_bots() -> None:
    """End the processes of all bots that had a seat."""
    while _started:
        _started.popitem()[1].close()


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: `human` or a bot, and a name."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def choose(self, view: View, limit: "Limit", record: GameRecord | None) -> Move:
        """The move of a bot, which is given its part of the time."""
        bot = _bot(self.kind)
        given = replace(limit, seconds=bot.bot.given(limit.seconds))
        return bot.answer(view, given, record).thought.move


def parse_seat(text: str) -> Seat:
    """`human`, `Ann`, `human:Ann`, `top`, `top:Robin` or `bot:path/to/file.py`."""
    kind, _, name = text.partition(":")
    if text.startswith(BOT):
        spec = text.removeprefix(BOT)
        _bot(spec)  # refuses what is not a bot, before the game
        seat = Seat(spec, spec)
    elif kind == HUMAN or kind in known_bots():
        seat = Seat(kind, name or (say("cli-player-name") if kind == HUMAN else _name_of(kind)))
    else:
        seat = Seat(HUMAN, text)
    if not (1 <= len(seat.name) <= LONGEST_NAME and seat.name.isprintable() and seat.name.strip()):
        raise WrongSeatName(found=shown(text), most=LONGEST_NAME)
    return seat


def _name_of(bot: str) -> str:
    """In English the word that is typed, else what the language calls that bot."""
    key = f"level-{bot}"
    return say(key) if language() != ENGLISH and has(key) else bot.capitalize()


def seats(texts: Sequence[str], players: int | None) -> tuple[Seat, ...]:
    """The seats as asked for; free places go to bots, one person plays at least.

    Unless every seat is given, then all may move by themselves.
    """
    given = [parse_seat(text) for text in texts or (HUMAN,)]
    count = max(2, len(given)) if players is None else players
    if len(given) > count:
        raise TooManySeats(seats=len(given), players=count)
    free = [parse_seat(DEFAULT_PLAYER)] * (count - len(given))
    return _distinct([*given, *free])


def _distinct(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with a number behind every name that was there before."""
    distinct: list[Seat] = []
    for seat in seats:
        name, number = seat.name, 1
        while name in {other.name for other in distinct}:
            number += 1
            name = f"{seat.name[: LONGEST_NAME - 3]} {number}"
        distinct.append(replace(seat, name=name))
    return tuple(distinct)


def seats_of(record: GameRecord) -> tuple[Seat, ...]:
    """The seats of a saved game; people, unless it says otherwise."""
    kinds = record.extra.get(SEATS_KEY)
    if not isinstance(kinds, list) or len(kinds) != len(record.players):
        kinds = [HUMAN] * len(record.players)
    known = known_bots()
    # A file or program named by a saved game is not run: a record may come from anywhere.
    return tuple(
        Seat(kind if isinstance(kind, str) and kind in known else HUMAN, name)
        for kind, name in zip(kinds, record.players, strict=True)
    )
