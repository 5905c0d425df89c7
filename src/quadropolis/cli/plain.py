"""The screen in sentences and lists, for screen readers and simple terminals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console

from quadropolis.cli import card, helptext, words
from quadropolis.cli.hints import Way
from quadropolis.cli.points import points_of
from quadropolis.cli.sheets import left_over, removed
from quadropolis.cli.text import alternatives, listed, number, one_by_one, percent, say, spoken
from quadropolis.rulebook.boards import mat_words
from quadropolis.rulebook.reading import Part
from quadropolis.rulebook.tables import Table as RulesTable
from quadropolis.rules.city import City
from quadropolis.rules.game import Outcome
from quadropolis.rules.mode import COLUMN_LETTERS
from quadropolis.rules.move import DISCARD
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.rules.site import FACE_DOWN, FACING, SIZE, SPOTS, SiteSquare
from quadropolis.rules.state import Phase, State
from quadropolis.rules.tiles import Face

if TYPE_CHECKING:
    from quadropolis.bots.bot import Candidate

WAYS_SHOWN = 12


class Plain:
    """Implements `Screen`."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, text: str, style: str = "", unbroken: bool = True) -> None:
        # The terminal breaks long lines where it likes: a reader hears whole sentences.
        self.console.print(text.replace("×", "x"), soft_wrap=True)

    def position(self, state: State, players: Sequence[str]) -> None:
        self.say(say("cli-plain-line", text=words.heading(state, players)))
        if state.phase is Phase.MOVE:
            self._site(state, players)
        for player, name in enumerate(players):
            self._player(state, player, name)

    def ways(self, ways: Sequence[Way], narrow: bool) -> None:
        count = sum(len(way.changes) for way in ways)
        self.say(say("cli-plain-legal-moves", count=count))
        ordered = ways if narrow else sorted(ways, key=_interest)[:WAYS_SHOWN]
        for way in ordered:
            self.say(_way_words(way, every_square=narrow))
        if len(ordered) < len(ways):
            self.say(say("cli-plain-other-ways", count=len(ways) - len(ordered)))

    def candidates(self, candidates: "Sequence[Candidate]", players: Sequence[str]) -> None:
        for place, candidate in enumerate(candidates, start=1):
            expected = zip(players, candidate.points, strict=True)
            self.say(
                say(
                    "cli-think-candidate",
                    place=place,
                    move=str(candidate.move),
                    chance=percent(candidate.win_chance),
                    points=", ".join(f"{name} {number(points, 1)}" for name, points in expected),
                    visits=candidate.visits,
                )
            )

    def sheets(self, state: State, players: Sequence[str], outcome: Outcome) -> None:
        for name, city, sheet in zip(players, state.cities, outcome.sheets, strict=True):
            self.say(say("cli-plain-player", player=name))
            self.sheet(city, sheet)

    def sheet(self, city: City, sheet: ScoreSheet) -> None:
        self.say(say("cli-plain-total", points=sheet.total))
        for category in words.categories(city.mode):
            points = sheet.categories[category]
            name = words.category_name(category)
            self.say(say("cli-plain-category", category=name, points=points))
        for square, there in sheet.allocation.items():
            standing = listed(words.resources(there["inhabitants"], there["energy"]))
            building = words.building_words(city.mode, city[square])
            self.say(say("cli-plain-on", square=square, building=building, resources=standing))
        off = removed(city, sheet)
        if off:
            self.say(say("cli-plain-removed", squares=", ".join(off)))
        self.say(left_over(sheet))
        self.say(
            say(
                "cli-plain-tie-breaks",
                inhabitants=sheet.inhabitants_on_buildings,
                empty=sheet.empty_squares,
            )
        )

    def why(self, sheet: ScoreSheet) -> None:
        for line in sheet.lines:
            category, points = words.category_name(line.category), words.points(line.points)
            reason = words.line_words(line)
            self.say(say("cli-plain-why", category=category, line=reason, points=points))

    def help(self, state: State) -> None:
        for typed, meaning in helptext.commands():
            self.say(say("cli-do-line", typed=typed, meaning=meaning))
        for line in (*helptext.rules(), *card.turn(state.mode)):
            self.say(line)
        for entry in card.points(state.mode):
            self._entry(entry)
        for line in card.left_over():
            self.say(line)
        self._entry(card.tiles(state))

    def heading(self, text: str) -> None:
        self.console.print()
        self.say(text)

    def part(self, part: Part) -> None:
        for place, text in enumerate(part.texts, start=1):
            begins = {"ruling": say("rules-ruling"), "steps": f"{place}."}.get(part.what, "")
            self.say(f"{begins} {text}".strip())
        if part.board is not None:
            for cell in part.board.cells:
                if cell.lines != (say("rules-square-empty"),):
                    self.say(say("cli-plain-line", text=f"{cell.square} {', '.join(cell.lines)}"))
        if part.table is not None:
            self._table(part.table)

    def _entry(self, entry: card.Entry) -> None:
        self.say(say("cli-plain-line", text=entry.title))
        self._table(entry.table)
        for note in entry.notes:
            self.say(note)

    def _table(self, table: RulesTable) -> None:
        for line in table.spoken:
            self.say(say("cli-plain-line", text=line))

    def _site(self, state: State, players: Sequence[str]) -> None:
        for row in range(SIZE):
            squares = state.site.squares[row * SIZE : (row + 1) * SIZE]
            words_of_row = (
                f"{letter} {_square_words(square)}"
                for letter, square in zip(COLUMN_LETTERS, squares, strict=True)
            )
            self.say(say("cli-plain-site-row", row=row + 1, squares=", ".join(words_of_row)))
        lying = [
            say(
                "cli-plain-on-spot",
                spot=spot,
                architect=there.number,
                player=players[there.player],
            )
            for spot in SPOTS
            if (there := state.architect_on(spot)) is not None
        ]
        if lying:
            self.say(say("cli-plain-on-spots", architects=", ".join(lying)))
        blocked: frozenset[str] = frozenset()
        if state.urbanist is not None:
            blocked = FACING[state.urbanist]
            order = ", ".join(spot for spot in SPOTS if spot in blocked)
            self.say(say("cli-plain-urbanist", urbanist=state.urbanist, spots=order))
        free = [s for s in SPOTS if s not in blocked and state.architect_on(s) is None]
        self.say(say("cli-plain-free-spots", spots=", ".join(free)))
        if state.mode.common_pool:
            left = state.architects[0]
            pool = (
                say("cli-plain-pool-part", architect=k, count=left.count(k))
                for k in state.mode.architects
                if k in left
            )
            self.say(say("cli-plain-pool", architects=", ".join(pool) or say("cli-none")))

    def _player(self, state: State, player: int, name: str) -> None:
        city = state.cities[player]
        has = [
            words.points(points_of(city)),
            words.inhabitants(city.inhabitants),
            words.energy(city.energy),
        ]
        if player == state.mayor:
            has.append(say("cli-the-mayor"))
        self.say(say("cli-plain-has", player=name, has=listed(has)))
        if not state.mode.common_pool and state.phase is Phase.MOVE:
            left = ", ".join(map(str, state.architects_of(player))) or say("cli-none")
            self.say(say("cli-plain-hand", player=name, architects=left))
        buildings = [
            f"{square} {words.building_words(city.mode, floors)}"
            for square, floors in zip(city.mode.squares, city.squares, strict=True)
            if floors
        ]
        if buildings:
            self.say(say("cli-plain-city", player=name, buildings=", ".join(buildings)))
        else:
            self.say(say("cli-plain-city-empty", player=name))
        if state.mode.common_pool and player == state.current_player:
            self._empty_squares(city, name)

    def _empty_squares(self, city: City, name: str) -> None:
        """Only the mat tells where a square of Expert belongs, and whoever moves needs it."""
        empty = [
            say("cli-plain-empty-square", square=square, place=mat_words(text, city.mode, square))
            for text in (spoken(),)
            for square, floors in zip(city.mode.squares, city.squares, strict=True)
            if not floors
        ]
        if empty:
            self.say(say("cli-plain-empty-squares", player=name, squares=one_by_one(empty)))


def _square_words(square: SiteSquare) -> str:
    if isinstance(square, Face):
        return str(square)
    return say("cli-plain-square-down" if square is FACE_DOWN else "cli-plain-square-empty")


def _interest(way: Way) -> tuple[int, bool]:
    """Sorts the ways: more points first, and of equal ones those that take a tile."""
    return -way.best, not isinstance(way.reached, Face)


def _way_words(way: Way, every_square: bool) -> str:
    if not isinstance(way.reached, Face):
        return say("cli-plain-way-nothing", way=str(way))
    groups = way.by_change()
    if not every_square:
        groups = [(way.best, [move.to or "" for move, _ in way.best_moves])]
    options = one_by_one([_option_words(change, targets) for change, targets in groups])
    return say("cli-plain-way", way=str(way), tile=words.face_words(way.reached), options=options)


def _option_words(change: int, targets: Sequence[str]) -> str:
    if targets[0] == DISCARD:
        return say("cli-plain-way-discarded", change=words.change(change))
    named = (say("cli-plain-discarded") if to == DISCARD else to for to in targets)
    return say("cli-plain-way-on", change=words.change(change), squares=alternatives(named))
