"""What is asked: the best city of which game, made of what, and from which one on."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from types import MappingProxyType

from quadropolis.notation import parse_city
from quadropolis.rules import game
from quadropolis.rules.city import City
from quadropolis.rules.errors import WrongNumber, shown
from quadropolis.rules.mode import Mode, mode_named
from quadropolis.rules.tiles import Face, Kind, face_up
from quadropolis.solver.errors import (
    CannotBeCompleted,
    NoMonuments,
    TooManyMonuments,
    UnknownKind,
    WrongTime,
)

MOST_SECONDS = 1_000_000

Offer = tuple[Mapping[Face, int], ...]
"""What lies face up in every round: how many tiles of each face."""


@dataclass(frozen=True, slots=True)
class Question:
    """A checked question; made by `Question.of`.

    The city holds `start` (whose floors are the lowest of theirs) and else only these kinds, and
    exactly so many Monuments unless that is None. One player builds it in a whole game, and the
    others do not stand in the way.
    """

    mode: Mode
    players: int
    playgrounds: bool
    monuments: int | None
    kinds: frozenset[Kind]
    start: City

    @classmethod
    def of(
        cls,
        mode: Mode | str = "classic",
        players: int = 2,
        playgrounds: bool = False,
        *,
        monuments: int | None = None,
        kinds: Iterable[Kind | str] | None = None,
        start: City | str | None = None,
    ) -> "Question":
        """A question, or the error that says what is wrong with it."""
        setup = game.start(mode, players, playgrounds)
        mode = mode_named(mode)
        if start is None:
            start = City.empty(mode)
        elif not isinstance(start, City) or start.mode is not mode:
            start = parse_city(start if isinstance(start, str) else str(start), mode)
        chosen = frozenset(_kind(kind, mode) for kind in (mode.kinds if kinds is None else kinds))
        if not chosen:
            raise UnknownKind(found=shown(""), kinds=_names(mode))
        question = cls(mode, players, setup.playgrounds, monuments, chosen, start)
        question._check_start()
        question._check_monuments()
        return question

    @property
    def offer(self) -> Offer:
        """The tiles of all rounds."""
        return tuple(
            MappingProxyType(
                Counter(
                    face
                    for face in face_up(self.mode.name, number, self.playgrounds, self.players)
                    if face is not None
                )
            )
            for number in range(1, self.mode.rounds + 1)
        )

    @property
    def key(self) -> str:
        """The question as one line: equal for equal questions."""
        kinds = ",".join(kind.value for kind in Kind if kind in self.kinds)
        monuments = "any" if self.monuments is None else self.monuments
        game = f"{self.mode} {self.players}{' playgrounds' if self.playgrounds else ''}"
        return f"{game} | monuments {monuments} | kinds {kinds} | city {self.start}"

    def _check_start(self) -> None:
        """The plainest reasons why a city cannot be part of any; the search finds the others."""
        built = Counter(face for floors in self.start.squares for face in floors)
        most = self.mode.rounds * self.mode.turns
        if built.total() > most:
            raise CannotBeCompleted(reason="tiles", found=built.total(), most=most, tile=None)
        for face, count in built.items():
            there = sum(tiles.get(face, 0) for tiles in self.offer)
            if count > there:
                raise CannotBeCompleted(reason="face", found=count, most=there, tile=face.name)

    def _check_monuments(self) -> None:
        if self.monuments is None:
            return
        if type(self.monuments) is not int or self.monuments < 0:
            raise WrongNumber(what="monuments", found=shown(self.monuments), least=0, most=20)
        most = most_monuments(self.offer)
        if self.monuments > most:
            raise TooManyMonuments(
                found=self.monuments, most=most, mode=self.mode.name, players=self.players
            )
        given = sum(kind is Kind.MONUMENT for kind in self.start.kinds())
        if given > self.monuments:
            raise CannotBeCompleted(reason="monuments", found=given, most=self.monuments, tile=None)
        if self.monuments > given and Kind.MONUMENT not in self.kinds:
            raise NoMonuments(found=self.monuments)


def check_time(seconds: float | None) -> None:
    """Refuse a time in which nothing can be done, or that never ends."""
    if (
        not isinstance(seconds, int | float)
        or isinstance(seconds, bool)
        or not isfinite(seconds)
        or not 0 < seconds <= MOST_SECONDS
    ):
        raise WrongTime(found=shown(seconds), most=MOST_SECONDS)


def most_monuments(offer: Offer) -> int:
    """How many Monuments there are in a game."""
    return sum(
        count for tiles in offer for face, count in tiles.items() if face.kind is Kind.MONUMENT
    )


def _kind(found: Kind | str, mode: Mode) -> Kind:
    name = found.strip() if isinstance(found, str) else found
    for kind in mode.kinds:
        if kind == name:
            return kind
    raise UnknownKind(found=shown(found), kinds=_names(mode))


def _names(mode: Mode) -> Sequence[str]:
    return [kind.value for kind in Kind if kind in mode.kinds]
