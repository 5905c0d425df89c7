"""Positions and moves as small numbers, for programs that learn.

An action is an architect, a spot and a target. An observation is what a seat sees, as whole
numbers from 0 to 255 in one row; `Encoding.parts` says what each of them is. Both are written
by the kernel into arrays of numpy, given or new.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from operator import index
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from quadropolis import kernel
from quadropolis.env.errors import IllegalAction, NotAnAction, WrongArray
from quadropolis.kernel.errors import wrong_value
from quadropolis.kernel.native import MODE_OBJECTS, native
from quadropolis.rules import game
from quadropolis.rules.errors import QuadropolisError, WrongSeat, shown
from quadropolis.rules.mode import Mode, mode_named
from quadropolis.rules.move import Move
from quadropolis.rules.site import SPOTS, SQUARES
from quadropolis.rules.state import Phase
from quadropolis.rules.tiles import Kind

VERSION = native.ENCODING_VERSION
"""Rises when a number changes its place or its meaning: what was learned before is void then."""

Numbers = npt.NDArray[np.uint8]
T = TypeVar("T", bound=np.generic)

_KINDS = tuple(kind.value for kind in Kind)
_SITE = (*_KINDS, "face_down", "inhabitants", "energy", "points", "mayor", "urbanist", "taken")
_CITY = (*_KINDS, "floors", "points", "free")
_PLAYER = ("inhabitants", "energy", "mayor", "first_player")


@dataclass(frozen=True, slots=True)
class Part:
    """Some numbers of an observation that belong together, as an array of that shape."""

    name: str
    start: int
    axes: tuple[tuple[str, ...], ...]
    """What stands along each axis."""
    meaning: str

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        return prod(self.shape)

    def of(self, observations: npt.NDArray[T]) -> npt.NDArray[T]:
        """The part in one observation or of many: a view, with its own axes last."""
        flat = observations[..., self.start : self.start + self.size]
        return flat.reshape(*observations.shape[:-1], *self.shape)


@dataclass(frozen=True)
class Encoding:
    """The numbers of a mode with so many players."""

    mode: Mode
    players: int

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return native.sizes(self._mode_number, self.players)[0]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has; each is a byte."""
        return native.sizes(self._mode_number, self.players)[1]

    @cached_property
    def _mode_number(self) -> int:
        return MODE_OBJECTS.index(self.mode)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What an observation tells, in order. Players are counted from whoever looks."""
        mode = self.mode
        players = ("you", *(f"next_{n}" for n in range(1, self.players)))
        hands = ("everyone",) if mode.common_pool else players
        architects = tuple(f"architect_{k}" for k in mode.architects)
        told: tuple[tuple[str, tuple[tuple[str, ...], ...], str], ...] = (
            ("round", (_counted("round", mode.rounds),), "1 for the round being played"),
            ("turn", (_counted("turn", mode.turns),), "1 for the turn of the round"),
            ("phase", (tuple(phase.value for phase in Phase),), "1 for what the game waits for"),
            ("playgrounds", (("playgrounds",),), "1 if it is played with Playgrounds"),
            ("to_move", (players,), "1 for whoever is to move"),
            ("architects", (hands, architects), "how many are left"),
            ("people", (players, _PLAYER), "sums of their tiles; 1 for whoever it is"),
            ("spots", (SPOTS, ("open", "architect", *players)), _SPOTS_MEAN),
            ("site", (SQUARES, _SITE), "what lies on the square"),
            ("cities", (players, mode.squares, _CITY), "what stands on the square"),
        )
        parts, start = [], 0
        for name, axes, meaning in told:
            parts.append(Part(name, start, axes, meaning))
            start += parts[-1].size
        return tuple(parts)

    def part(self, name: str) -> Part:
        """The part of that name."""
        return next(part for part in self.parts if part.name == name)

    @cached_property
    def legend(self) -> tuple[str, ...]:
        """The name of every number of an observation, like `site/b3/energy`."""
        names = []
        for part in self.parts:
            lines = [part.name]
            for axis in part.axes:
                lines = [f"{line}/{place}" for line in lines for place in axis]
            names += lines
        return tuple(names)

    # --- observations and masks -------------------------------------------------------

    def observe(
        self, position: kernel.Position, seat: int | None = None, out: Numbers | None = None
    ) -> Numbers:
        """What that seat sees; without one, whoever is to move, or has the Mayor if nobody is."""
        out = self._room("out", out, (self.size,))
        native.observe(*self._seen(position, seat), out)
        return out

    def mask(self, position: kernel.Position, out: Numbers | None = None) -> Numbers:
        """A 1 for every legal action, and 0 for all others."""
        out = self._room("out", out, (self.actions,))
        native.mask(self._own(position), out)
        return out

    def observe_many(
        self,
        positions: Sequence[kernel.Position],
        seats: Sequence[int | None] | None = None,
        out: Numbers | None = None,
    ) -> Numbers:
        """`observe` for many positions, one row each."""
        seats = (None,) * len(positions) if seats is None else seats
        if len(seats) != len(positions):
            raise wrong_value("seats", "Sequence[int]", seats)
        out = self._room("out", out, (len(positions), self.size))
        for row, position, seat in zip(out, positions, seats, strict=True):
            native.observe(*self._seen(position, seat), row)
        return out

    def mask_many(
        self, positions: Sequence[kernel.Position], out: Numbers | None = None
    ) -> Numbers:
        """`mask` for many positions, one row each."""
        out = self._room("out", out, (len(positions), self.actions))
        for row, position in zip(out, positions, strict=True):
            native.mask(self._own(position), row)
        return out

    def _own(self, position: kernel.Position) -> kernel.Position:
        if not isinstance(position, kernel.Position):
            raise wrong_value("position", "Position", position)
        if (position.mode_number, position.players) != (self._mode_number, self.players):
            raise wrong_value("position", str(self), MODE_OBJECTS[position.mode_number].name)
        return position

    def _seen(self, position: kernel.Position, seat: int | None) -> tuple[kernel.Position, int]:
        position = self._own(position)
        if seat is None:
            current = position.current_player
            return position, position.mayor if current is None else current
        if type(seat) is not int or not 0 <= seat < self.players:
            raise WrongSeat(seat=shown(seat), last=self.players - 1)
        return position, seat

    def _room(self, what: str, given: Numbers | None, shape: tuple[int, ...]) -> Numbers:
        if given is None:
            return np.empty(shape, np.uint8)
        return checked_array(what, given, "uint8", shape, whole=len(shape) == 1)

    # --- actions ----------------------------------------------------------------------

    def action_of(self, move: Move | str) -> int:
        """The action of a move, legal or not."""
        move = game.as_move(move)
        targets = len(self.mode.squares) + 1
        to = targets - 1 if move.to is None or move.discards else self._square(move)
        if move.architect not in self.mode.architects:
            raise wrong_value("move", f"{self}", str(move))
        return ((move.architect - 1) * len(SPOTS) + SPOTS.index(move.spot)) * targets + to

    def _square(self, move: Move) -> int:
        square = self.mode.square_index.get(str(move.to))
        if square is None:
            raise wrong_value("move", f"{self}", str(move))
        return square

    def move_of(self, position: kernel.Position, action: int) -> Move:
        """The move of an action: it depends on the position whether there is a tile to discard."""
        number = self.number_of(action)
        return kernel.move_of(self.mode, native.action_code(self._own(position), number))

    def act(self, position: kernel.Position, action: int) -> kernel.Position:
        """The position after that action, or an error that says why it is not legal."""
        number = self.number_of(action)
        after = native.act(self._own(position), number)
        if after is None:
            raise self.refusal(position, number)
        return after

    def refusal(self, position: kernel.Position, action: int, game: int = 0) -> IllegalAction:
        """Why an action may not be played, in the words of the rules."""
        move = self.move_of(position, action)
        try:
            kernel.play(position, move)
        except QuadropolisError as reason:
            return IllegalAction(action=action, move=str(move), game=game, reason=reason)
        raise AssertionError(f"{move} is legal")

    def number_of(self, action: int) -> int:
        """An action as a plain number, if it is one; whole numbers of numpy are."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.actions:
            raise NotAnAction(found=shown(action), most=self.actions - 1)
        return number

    def __str__(self) -> str:
        return f"{self.mode.name}/{self.players}"


_SPOTS_MEAN = "1 if an architect may be put there; the architect that lies there, and whose it is"


def _counted(name: str, most: int) -> tuple[str, ...]:
    return tuple(f"{name}_{number}" for number in range(1, most + 1))


@cache
def _encoding(mode: Mode, players: int) -> Encoding:
    return Encoding(mode, players)


def encoding_of(mode: Mode | str = "classic", players: int = 2) -> Encoding:
    """The encoding of that mode with so many players.

    >>> encoding_of("classic", 2).actions, encoding_of("expert", 4).actions
    (1360, 2100)
    >>> encoding_of("classic", 2).size, encoding_of("expert", 4).size
    (894, 1518)
    """
    game.start(mode, players)  # refuses what is not a game
    return _encoding(mode_named(mode), players)


def checked_array(
    what: str,
    given: npt.NDArray[Any],
    kind: str,
    shape: tuple[int, ...],
    *,
    whole: bool = False,
    written: bool = True,
) -> npt.NDArray[Any]:
    """An array of that type and shape, in whose rows numbers stand side by side.

    With `whole` its rows do so too. Otherwise a row may be a part of a longer one.
    """
    if isinstance(given, np.ndarray):
        flags = given.flags if whole or not given.size else given[0:1].flags
        in_order = given.ndim == 0 or given.shape[0] <= 1 or given.strides[0] >= given[0].nbytes
        if (
            given.dtype == np.dtype(kind)
            and given.shape == shape
            and (given.flags.writeable or not written)
            and given.flags.aligned
            and flags.c_contiguous
            and in_order
        ):
            return given
    array = isinstance(given, np.ndarray)
    found = described(given.dtype.name, given.shape) if array else shown(given)
    raise WrongArray(what=what, expected=described(kind, shape), found=found)


def described(kind: str, shape: tuple[int, ...]) -> str:
    """An array in short: `uint8[8,894]`."""
    return f"{kind}[{','.join(map(str, shape))}]"
