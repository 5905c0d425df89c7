"""What lessons are made of: a game by heart, positions cut out of it, and tasks with their answers.

Everything that is right or wrong in a task is asked from the rules here, so that the page only
compares.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins

import quadropolis as q
from quadropolis import views
from quadropolis.rules.allocation import Allocation
from quadropolis.rules.city import City
from quadropolis.rules.mode import COSTS
from quadropolis.rules.move import parse_move
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import REACH, SPOT_INDEX, SQUARES
from quadropolis.server.wire.previews import blocked_spots, previews

LEARNER, RIVAL = 0, 1

Step = dict[str, Any]
Task = dict[str, Any]


class Script:
    """A game by heart: hand-written deals, all moves, and the states before each of them."""

    def __init__(self, mode: str, first_player: int, rounds: Sequence[tuple[str, str]]) -> None:
        state = q.start(mode, 2, first_player=first_player)
        self.moves = [move for _, moves in rounds for move in moves.split()]
        self.states: list[q.State] = []
        for deal, moves in rounds:
            state = q.deal(state, q.parse_deal(deal))
            for move in moves.split():
                self.states.append(state)
                state = q.play(state, move)
        self.end = state
        self.positions: list[dict[str, Any]] = []

    def before(self, move: str, round: int) -> q.State:
        """The state in which that move was played."""
        return self.states[self._index(move, round)]

    def after(self, move: str, round: int) -> q.State:
        """The state right after that move."""
        return q.play(self.before(move, round), move)

    def _index(self, move: str, round: int) -> int:
        found = [
            index
            for index, (played, state) in enumerate(zip(self.moves, self.states, strict=True))
            if played == move and state.round == round
        ]
        (index,) = found
        return index

    def show(self, state: q.State, mine: Allocation | None = None) -> int:
        """The number of the position that shows this state to the learner."""
        position = position_data(state, mine)
        if position not in self.positions:
            self.positions.append(position)
        return self.positions.index(position)


def position_data(state: q.State, mine: Allocation | None = None) -> dict[str, Any]:
    """What a step shows: the board as everyone sees it, and the learner's score sheet.

    `mine` is the learner's allocation if it is not the best one.
    """
    shown: Any = views.state_data(views.view(state, LEARNER).state)
    kept = ("round", "turn", "mayor", "urbanist", "spots", "site", "cities")
    sheets = [q.score(state.cities[LEARNER], allocation=mine), q.score(state.cities[RIVAL])]
    return {
        **{key: shown[key] for key in kept},
        "architects": list(state.architects_of(LEARNER)),
        "blocked": to_builtins(blocked_spots(state)),
        "have": {
            "inhabitants": shown["inhabitants"][LEARNER],
            "energy": shown["energy"][LEARNER],
        },
        "sheet": sheets[LEARNER].to_data(),
        "rival": sheets[RIVAL].total,
    }


# --- tasks: what the learner does, and what is right ----------------------------------


def task(kind: str, text: str, answers: Sequence[Any], **facts: Any) -> Task:
    return {"kind": kind, "text": f"learn-do-{text}", "answers": list(answers), **facts}


def spot_task(state: q.State, text: str, architect: int, tile: str) -> Task:
    """Put the architect where it reaches the tile on that square of the site."""
    spots = {
        move.spot
        for move in q.legal_moves(state)
        if move.architect == architect and reached(move) == tile
    }
    return task("spot", text, sorted(spots), architect=architect, tile=tile)


def tile_task(state: q.State, text: str, tiles: Sequence[str]) -> Task:
    """Tap one of these tiles; `ways` has every one in reach with what reaches it from where."""
    ways: dict[str, list[list[Any]]] = {}
    for move in q.legal_moves(state):
        if move.to is not None:
            way = [move.architect, move.spot]
            known = ways.setdefault(reached(move), [])
            if way not in known:
                known.append(way)
    return task("tile", text, tiles, ways=ways)


def square_task(
    state: q.State,
    text: str,
    move: str,
    other: str,
    counted: bool = False,
    instead: Sequence[str] = (),
) -> Task:
    """Place the tile as in that move, or one of those that do as well.

    Unless it is `counted`, the page keeps the points to itself: a first-timer cannot tell yet
    why a Tower Block without energy brings less than nothing.
    """
    return task(
        "square",
        text,
        [parse_move(move).to],
        other=f"learn-other-{other}",
        counted=counted,
        instead={reached(parse_move(as_well)): taken(state, as_well) for as_well in instead},
        **taken(state, move),
    )


def taken(state: q.State, move: str) -> dict[str, Any]:
    """How a move has its tile; `points` has every legal square for it with its change."""
    played = parse_move(move)
    points = {
        seen.to: seen.points
        for seen in previews(state)
        if (seen.architect, seen.spot) == (played.architect, played.spot) and seen.to != "-"
    }
    return {
        "architect": played.architect,
        "spot": played.spot,
        "face": str(state.site[reached(played)]),
        "points": points,
    }


def moves_as_good(state: q.State, move: str, category: str) -> list[str]:
    """Moves with another tile of the same kind to the same square that bring as much there."""
    played = parse_move(move)
    kind, worth = _taken_kind(state, played), gain(state, q.play(state, played), category)
    found: dict[str, str] = {}
    for other in q.legal_moves(state):
        alike = other.to == played.to and _taken_kind(state, other) is kind
        if alike and gain(state, q.play(state, other), category) == worth:
            found.setdefault(reached(other), str(other))
    return [text for tile, text in found.items() if tile != reached(played)]


def _taken_kind(state: q.State, move: q.Move) -> q.Kind | None:
    face = state.site[reached(move)]
    return face.kind if isinstance(face, q.Face) else None


def building_task(city: City, text: str, left_out: str) -> tuple[Task, Allocation]:
    """Give the last energy unit, taken from that building, to one of the dark ones.

    Also the allocation in which a Park has absorbed that unit, and for every dark building what
    the unit brings there instead.
    """
    best = q.score(city)
    without = {at: there for at, there in best.allocation.items() if at != left_out}
    built = [
        (square, floors[0].kind)
        for square, floors in zip(city.mode.squares, city.squares, strict=True)
        if floors and square not in without
    ]
    dark = [square for square, kind in built if COSTS[kind].energy]
    (park,) = (square for square, kind in built if kind is q.Kind.PARK)
    unit = {"inhabitants": 0, "energy": 1}
    absorbed = {**without, park: unit}
    now = q.score(city, allocation=absorbed)
    gains = {
        square: q.score(city, allocation={**without, square: unit}).total - now.total
        for square in dark
    }
    right = max(gains, key=lambda square: gains[square])
    return task("building", text, [right], gains=gains), absorbed


def reached(move: q.Move) -> str:
    """The square of the site the move's architect reaches."""
    return SQUARES[REACH[move.architect][SPOT_INDEX[move.spot]]]


def step(
    id: str,
    at: int,
    after: int,
    tasks: Sequence[Task],
    focus: str,
    instead: Mapping[str, int] | None = None,
    **values: Any,
) -> Step:
    return {
        "id": id,
        "title": f"learn-title-{id}",
        "done": f"learn-done-{id}",
        "at": at,
        "after": after,
        "instead": dict(instead or {}),
        "focus": focus,
        "tasks": list(tasks),
        "values": values,
    }


def gain(before: q.State, after: q.State, category: str) -> int:
    """How much more a category of the learner's sheet brings."""
    return sheet(after).categories[category] - sheet(before).categories[category]


def change(before: ScoreSheet, after: ScoreSheet) -> dict[str, Any]:
    """How the live total changes, and what of that is for units that are left over or not any more.

    Whoever hears about a building's points looks at the total, which counts these as well.
    """
    left = sum(
        before.categories[category] - after.categories[category]
        for category in ("idle_inhabitants", "pollution")
    )
    return {"total": after.total - before.total, "extra": max(left, 0), "saved": max(-left, 0)}


def sheet(state: q.State) -> ScoreSheet:
    return q.score(state.cities[LEARNER])
