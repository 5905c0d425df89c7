"""The screen in sentences and lists, for screen readers and simple terminals."""

from collections.abc import Sequence

from rich.console import Console

from quadropolis.cli import helptext, words
from quadropolis.cli.hints import Way
from quadropolis.cli.points import points_of
from quadropolis.cli.sheets import left_over, removed
from quadropolis.rules.city import City
from quadropolis.rules.game import Outcome
from quadropolis.rules.mode import COLUMN_LETTERS
from quadropolis.rules.move import DISCARD
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import EMPTY, FACE_DOWN, FACING, SIZE, SPOTS
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import Face

WAYS_SHOWN = 12


class Plain:
    """Implements `Screen`."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, text: str, style: str = "", unbroken: bool = True) -> None:
        # The terminal breaks long lines where it likes: a reader hears whole sentences.
        self.console.print(text.replace("×", "x"), soft_wrap=True)

    def position(self, state: State, players: Sequence[str]) -> None:
        self.say(f"{words.heading(state, players)}.")
        if state.phase is Phase.MOVE:
            self._site(state, players)
        for player, name in enumerate(players):
            self._player(state, player, name)

    def ways(self, ways: Sequence[Way], narrow: bool) -> None:
        count = sum(len(way.changes) for way in ways)
        self.say(f"{words.counted(count, 'legal move')}.")
        ordered = ways if narrow else sorted(ways, key=_interest)[:WAYS_SHOWN]
        for way in ordered:
            self.say(_way_words(way, every_square=narrow))
        if len(ordered) < len(ways):
            self.say(
                f"And {words.counted(len(ways) - len(ordered), 'other way')} to place an architect,"
                " none with more points: type ? 3 or ? W4 or ? 3W4 to hear every square."
            )

    def sheets(self, state: State, players: Sequence[str], outcome: Outcome) -> None:
        for name, city, sheet in zip(players, state.cities, outcome.sheets, strict=True):
            self.say(f"{name}:")
            self.sheet(city, sheet)

    def sheet(self, city: City, sheet: ScoreSheet) -> None:
        self.say(f"Total: {words.points(sheet.total)}.")
        for category in words.categories(city.mode):
            self.say(f"{words.CATEGORY_NAMES[category]}: {sheet.categories[category]}.")
        for square, there in sheet.allocation.items():
            standing = words.listed(words.resources(there["inhabitants"], there["energy"]))
            self.say(f"On {square}, {words.building_words(city.mode, city[square])}: {standing}.")
        off = removed(city, sheet)
        if off:
            self.say(f"Not activated, so removed before counting: {', '.join(off)}.")
        self.say(left_over(sheet))
        self.say(
            f"{words.inhabitants(sheet.inhabitants_on_buildings).capitalize()} on buildings, "
            f"{words.counted(sheet.empty_squares, 'empty square')}."
        )

    def help(self) -> None:
        for typed, meaning in helptext.COMMANDS:
            self.say(f"{typed} - {meaning}.")
        for paragraph in helptext.RULES:
            self.say(paragraph)
        self.say("The tiles:")
        for face in helptext.faces():
            self.say(f"{face}.")

    def _site(self, state: State, players: Sequence[str]) -> None:
        for row in range(SIZE):
            squares = state.site.squares[row * SIZE : (row + 1) * SIZE]
            words_of_row = (
                f"{letter} {_square_words(square)}"
                for letter, square in zip(COLUMN_LETTERS, squares, strict=True)
            )
            self.say(f"Site row {row + 1}: {', '.join(words_of_row)}.")
        lying = [
            f"{spot} {there.number} of {players[there.player]}"
            for spot in SPOTS
            if (there := state.architect_on(spot)) is not None
        ]
        if lying:
            self.say(f"Architects on spots: {', '.join(lying)}.")
        blocked: frozenset[str] = frozenset()
        if state.urbanist is not None:
            blocked = FACING[state.urbanist]
            order = ", ".join(spot for spot in SPOTS if spot in blocked)
            self.say(f"The Urbanist stands on {state.urbanist}; blocked are {order}.")
        free = [s for s in SPOTS if s not in blocked and state.architect_on(s) is None]
        self.say(f"Free spots: {', '.join(free)}.")
        if state.mode.common_pool:
            left = state.architects[0]
            pool = (f"{k} ({left.count(k)} times)" for k in state.mode.architects if k in left)
            self.say(f"Architects left for everyone: {', '.join(pool) or 'none'}.")

    def _player(self, state: State, player: int, name: str) -> None:
        city = state.cities[player]
        has = [
            words.points(points_of(city)),
            words.inhabitants(city.inhabitants),
            words.energy(city.energy),
        ]
        if player == state.mayor:
            has.append("the Mayor")
        self.say(f"{name} has {words.listed(has)}.")
        if not state.mode.common_pool and state.phase is Phase.MOVE:
            left = ", ".join(map(str, state.architects_of(player))) or "none"
            self.say(f"Architects left for {name}: {left}.")
        buildings = [
            f"{square} {words.building_words(city.mode, floors)}"
            for square, floors in zip(city.mode.squares, city.squares, strict=True)
            if floors
        ]
        self.say(f"City of {name}: {', '.join(buildings) or 'nothing built yet'}.")


def _square_words(square: object) -> str:
    return {EMPTY: "empty", FACE_DOWN: "face down"}.get(square) or str(square)  # type: ignore[call-overload]


def _interest(way: Way) -> tuple[int, bool]:
    """Sorts the ways: more points first, and of equal ones those that take a tile."""
    return -way.best, not isinstance(way.reached, Face)


def _way_words(way: Way, every_square: bool) -> str:
    if not isinstance(way.reached, Face):
        return f"{way} takes nothing."
    takes = f"{way} takes {words.face_words(way.reached)}"
    groups = way.by_change()
    if not every_square:
        groups = [(way.best, [move.to or "" for move, _ in way.best_moves])]
    options = (
        f"{words.change(change)} "
        + ("on " if targets[0] != DISCARD else "")
        + words.listed(["discarded" if to == DISCARD else to for to in targets], "or")
        for change, targets in groups
    )
    return f"{takes}: {'; '.join(options)}."
