"""The course of the game a second time: slow, obvious, straight from the rules as written.

It shares no code with the library: squares are names, a position is a bag of dictionaries
that is copied for every move, and what an architect reaches is found by walking there.
"""

import copy
import csv
from collections import Counter
from importlib.resources import files

LETTERS = "abcde"
EXPERT_MAT = {  # square -> (district, number)
    "a1": (1, 2), "b1": (1, 3), "c1": (4, 1), "d1": (2, 1), "e1": (2, 3),
    "a2": (1, 5), "b2": (1, 4), "c2": (4, 2), "d2": (2, 5), "e2": (2, 4),
    "a3": (5, 1), "b3": (5, 2), "c3": (4, 3), "d3": (3, 1), "e3": (3, 2),
    "a4": (5, 4), "b4": (5, 3), "c4": (4, 5), "d4": (3, 5), "e4": (3, 4),
}  # fmt: skip
CLASSIC_MAT = [letter + row for row in "1234" for letter in "abcd"]
ROUNDS = {"classic": 4, "expert": 5}
FLOORS = {"classic": 4, "expert": 5}
STACKABLE = {"classic": "T", "expert": "TO"}
TURNS = 4
SPOTS = [side + number for side in "NESW" for number in "12345"]
TARGETS = ["", ":-", *(f":{letter}{row}" for row in "1234" for letter in LETTERS)]


class Position:
    """Everything on the table."""

    def __init__(self, mode: str, players: int, playgrounds: bool, first: int) -> None:
        self.mode, self.players, self.playgrounds = mode, players, playgrounds
        self.round, self.phase = 1, "deal"
        self.first = self.mayor = first
        self.played = 0  # moves of this round
        self.cities = [{} for _ in range(players)]  # square -> list of faces
        self.inhabitants = [0] * players
        self.energy = [0] * players
        self.discarded, self.cleared = Counter(), Counter()
        self.prepare()

    def prepare(self) -> None:
        """Architects go home, the Urbanist leaves, the site is empty."""
        self.urbanist: str | None = None
        self.lying = {}  # spot -> (player, architect)
        self.site = {}  # square -> face; empty squares are left out
        numbers = [1, 2, 3, 4] if self.mode == "classic" else [1, 2, 3, 4, 5]
        self.hands = [list(numbers) for _ in range(self.players)]
        self.pool = numbers * self.players

    @property
    def player(self) -> int:
        """Whose turn it is: clockwise from the first player of the round."""
        return (self.first + self.played) % self.players

    def architects(self) -> list[int]:
        """What the player may choose from: the own ones, or the common pool in Expert."""
        return self.hands[self.player] if self.mode == "classic" else self.pool


def round_faces(mode: str, round: int, playgrounds: bool, players: int) -> Counter[str]:
    """What the round's tiles show, `#` for those marked for more players."""
    with files("quadropolis").joinpath("data", "tiles.csv").open(encoding="utf-8") as table:
        tiles = list(csv.DictReader(table))
    faces: Counter[str] = Counter()
    for tile in tiles:
        if int(tile["round"]) == round and tile["set"] in ("both", mode):
            shown = tile
            for other in tiles:
                if playgrounds and other["set"] == f"squares:{tile['code']}":
                    shown = other
            faces[shown["face"] if int(shown["min_players"]) <= players else "#"] += 1
    return faces


def deal(position: Position, names: list[str]) -> Position:
    """Lay out 25 tiles, row by row."""
    after = copy.deepcopy(position)
    assert after.phase == "deal"
    expected = round_faces(after.mode, after.round, after.playgrounds, after.players)
    assert Counter(names) == expected
    squares = [letter + row for row in "12345" for letter in LETTERS]
    after.site = dict(zip(squares, names, strict=True))
    after.phase = "move"
    return after


def walk(architect: int, spot: str) -> str:
    """Walk from the spot onto the site, as many squares as the architect's number."""
    side, line = spot[0], int(spot[1])
    column, row, right, down = {
        "N": (line, 0, 0, 1),
        "S": (line, 6, 0, -1),
        "W": (0, line, 1, 0),
        "E": (6, line, -1, 0),
    }[side]
    for _ in range(architect):
        column, row = column + right, row + down
    return f"{LETTERS[column - 1]}{row}"


REACHED = {(architect, spot): walk(architect, spot) for architect in range(1, 6) for spot in SPOTS}


def faces_urbanist(position: Position, spot: str) -> bool:
    """Whether the spot lies at an end of the Urbanist's row or column."""
    if position.urbanist is None:
        return False
    column, row = LETTERS.index(position.urbanist[0]) + 1, int(position.urbanist[1])
    return int(spot[1]) == (column if spot[0] in "NS" else row)


def in_lines(mode: str, architect: int, square: str) -> bool:
    """Row or column k; in Expert numbered k or in district k."""
    if mode == "expert":
        return architect in EXPERT_MAT[square]
    return architect in (LETTERS.index(square[0]) + 1, int(square[1]))


def placing_reasons(position: Position, architect: int, face: str, square: str) -> set[str]:
    """Everything that speaks against placing the tile there."""
    mode = position.mode
    if square not in (CLASSIC_MAT if mode == "classic" else EXPERT_MAT):
        return {"no_such_square"}
    allowed = in_lines(mode, architect, square)
    reasons = set()
    floors = position.cities[position.player].get(square, [])
    if floors:
        if face[0] not in STACKABLE[mode]:
            reasons.add("square_occupied")
        elif face[0] != floors[0][0]:
            reasons.add("other_kind")
        else:
            allowed = allowed or len(floors) + 1 == architect
            if len(floors) == FLOORS[mode]:
                reasons.add("stack_full")
    if not allowed:
        reasons.add("square_not_allowed")
    return reasons


def taking_reasons(position: Position, architect: int, spot: str) -> set[str]:
    """Everything that speaks against putting the architect there."""
    reasons = set()
    if architect not in position.architects():
        reasons.add("architect_not_available")
    if spot in position.lying:
        reasons.add("spot_taken")
    if faces_urbanist(position, spot):
        reasons.add("spot_faces_urbanist")
    return reasons


def reasons(position: Position, move: str) -> set[str]:
    """Everything that speaks against the first step of the turn that goes wrong."""
    architect, spot, target = int(move[0]), move[1:3], move[3:]
    taking = taking_reasons(position, architect, spot)
    if taking:
        return taking
    face = position.site.get(REACHED[architect, spot], "#")
    if face == "#":
        return {"nothing_to_place"} if target else set()
    if not target:
        return {"must_place_or_discard"}
    if target == ":-":
        return set()
    return placing_reasons(position, architect, face, target[1:])


def moves(position: Position) -> list[str]:
    """Every legal move."""
    if position.phase != "move":
        return []
    mat = CLASSIC_MAT if position.mode == "classic" else EXPERT_MAT
    found = []
    for architect in sorted(set(position.architects())):
        where = {}  # kind letter -> the squares that take it from this architect
        for spot in SPOTS:
            if taking_reasons(position, architect, spot):
                continue
            face = position.site.get(REACHED[architect, spot], "#")
            if face == "#":
                found.append(f"{architect}{spot}")
                continue
            if face[0] not in where:
                where[face[0]] = [
                    square
                    for square in mat
                    if not placing_reasons(position, architect, face, square)
                ]
            found += [f"{architect}{spot}:{target}" for target in ["-", *where[face[0]]]]
    return found


def play(position: Position, move: str) -> Position:
    """The position after a legal move."""
    after = copied(position)
    architect, spot, target = int(move[0]), move[1:3], move[3:]
    player = after.player
    square = REACHED[architect, spot]
    after.architects().remove(architect)
    after.lying[spot] = (player, architect)
    after.urbanist = square
    if target:
        face = after.site.pop(square)
        if target == ":-":
            after.discarded[face] += 1
        else:
            after.cities[player].setdefault(target[1:], []).append(face)
            people, energy = given(face)
            after.inhabitants[player] += people
            after.energy[player] += energy
            if face.endswith("m"):
                after.mayor = player
    after.played += 1
    if after.played == TURNS * after.players:
        after.cleared.update(face for face in after.site.values() if face != "#")
        after.prepare()
        after.played = 0
        if after.round == ROUNDS[after.mode]:
            after.phase = "over"
        else:
            after.phase, after.round, after.first = "deal", after.round + 1, after.mayor
    return after


def given(face: str) -> tuple[int, int]:
    """The inhabitants and energy printed on a tile."""
    if face[0] == "T":
        return int(face[1]), 0
    if face[0] == "F":
        return 0, int(face[1])
    if face[0] == "H":
        return face.count("p"), face.count("e")
    return (1, 0) if face == "Q" else (0, 0)


def copied(position: Position) -> Position:
    """A position of its own."""
    after = copy.copy(position)
    after.cities = [{s: list(f) for s, f in city.items()} for city in position.cities]
    after.hands = [list(hand) for hand in position.hands]
    after.pool = list(position.pool)
    after.lying, after.site = dict(position.lying), dict(position.site)
    after.inhabitants, after.energy = list(position.inhabitants), list(position.energy)
    after.discarded, after.cleared = position.discarded.copy(), position.cleared.copy()
    return after


def replay(record: dict) -> Position:
    """The position a game record (as JSON data) comes to."""
    position = Position(
        record["mode"], len(record["players"]), record["playgrounds"], record["first_player"]
    )
    sites = iter(record["sites"])
    for move in record["moves"]:
        if position.phase == "deal":
            position = deal(position, next(sites))
        assert not reasons(position, move), move
        position = play(position, move)
    for site in sites:
        position = deal(position, site)
    return position


def perft(position: Position, length: int) -> int:
    """The number of move sequences of that length."""
    listed = moves(position)
    if length == 1:
        return len(listed)
    return sum(perft(play(position, move), length - 1) for move in listed)
