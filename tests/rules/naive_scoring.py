"""The end of the game a second time: slow, obvious, straight from the rules as written.

It shares no code with the library and keeps a city as a dictionary of (row, column) to
(kind letter, floors, printed points). An allocation is a dictionary of (row, column) to
(inhabitants, energy).
"""

from collections.abc import Iterator

Place = tuple[int, int]
NaiveCity = dict[Place, tuple[str, int, int]]
NaiveAllocation = dict[Place, tuple[int, int]]

SIZES = {"classic": (4, 4), "expert": (4, 5)}
TOWER = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15}
SHOP = {0: 0, 1: 1, 2: 2, 3: 4, 4: 7, 5: 11}
SHOP_CAPACITY = {"classic": 4, "expert": 5}
PUBLIC_SERVICE = {0: 0, 1: 2, 2: 5, 3: 9, 4: 14, 5: 20}
PARK = {0: 0, 1: 2, 2: 4, 3: 7, 4: 11}
HARBOR = {0: 0, 1: 0, 2: 3, 3: 7, 4: 12, 5: 18}
FACTORY = {"S": 2, "H": 3, "O": 4}
OFFICE = {
    1: (0, 1, 3, 6, 10),
    2: (1, 3, 6, 10, 15),
    3: (2, 5, 9, 14, 20),
    4: (3, 7, 12, 18, 25),
    5: (4, 9, 15, 22, 30),
}
MONUMENT = {"F": -5, "H": -5, "U": 2, "S": 3, "P": 5, "Q": 5}
COST = {"T": (0, 1), "S": (0, 1), "U": (1, 0), "F": (1, 0), "H": (1, 0), "O": (1, 1)}

# District / square number, row by row, as printed on the Expert mat.
EXPERT_MAT = (
    """1/2 1/3 4/1 2/1 2/3 - 1/5 1/4 4/2 2/5 2/4 - 5/1 5/2 4/3 3/1 3/2 - 5/4 5/3 4/5 3/5 3/4"""
)


def expert_mat() -> dict[Place, tuple[int, int]]:
    """District and number of every Expert square."""
    mat = {}
    for row, line in enumerate(EXPERT_MAT.split(" - ")):
        for column, square in enumerate(line.split()):
            district, number = square.split("/")
            mat[row, column] = int(district), int(number)
    return mat


def district(mode: str, place: Place) -> int:
    """The district of a square: a 2x2 corner in Classic, as on the mat in Expert."""
    if mode == "expert":
        return expert_mat()[place][0]
    row, column = place
    return 1 + (row >= 2) * 2 + (column >= 2)


def read_city(text: str) -> NaiveCity:
    """A city from its text."""
    city = {}
    for row, line in enumerate(text.split("/")):
        for column, square in enumerate(line.split()):
            if square != ".":
                floors = square.split("+")
                digit = floors[0][1:]
                prints = floors[0][0] in "UH" and digit.isdigit()
                city[row, column] = floors[0][0], len(floors), int(digit) if prints else 0
    return city


def received(text: str) -> tuple[int, int]:
    """The inhabitants and energy that all tiles of a city give."""
    people = energy = 0
    for square in text.replace("/", " ").split():
        for face in square.split("+"):
            if face[0] == "T":
                people += int(face[1])
            elif face[0] == "Q":
                people += 1
            elif face[0] == "F":
                energy += int(face[1])
            elif face[0] == "H":
                people += face.count("p")
                energy += face.count("e")
    return people, energy


def neighbors(place: Place) -> list[Place]:
    """The squares above, below, left and right, on the mat or not."""
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def choices(mode: str, kind: str) -> list[tuple[int, int]]:
    """Everything that may be put on a building of that kind: (inhabitants, energy)."""
    if kind in "MQ":
        return [(0, 0)]
    if kind == "P":
        return [(0, 0), (0, 1)]
    if kind == "S":
        return [(0, 0), *((customers, 1) for customers in range(SHOP_CAPACITY[mode] + 1))]
    return [(0, 0), COST[kind]]


def every_allocation(
    mode: str, city: NaiveCity, inhabitants: int, energy: int
) -> Iterator[NaiveAllocation]:
    """Every allocation there is, one by one."""
    if not city:
        yield {}
        return
    place, *others = city
    rest = {other: city[other] for other in others}
    for people, units in choices(mode, city[place][0]):
        if people <= inhabitants and units <= energy:
            for allocation in every_allocation(mode, rest, inhabitants - people, energy - units):
                yield {place: (people, units), **allocation}


def categories(  # noqa: PLR0912 - one branch for each kind of building
    mode: str, city: NaiveCity, inhabitants: int, energy: int, allocation: NaiveAllocation
) -> tuple[dict[str, int], int, int]:
    """The points by category, the inhabitants on buildings, the empty squares after removal."""
    standing: NaiveCity = {}
    for place, building in city.items():
        if building[0] in "PQM" or allocation.get(place, (0, 0)) != (0, 0):
            standing[place] = building
    kind = {place: building[0] for place, building in standing.items()}

    def beside(place: Place) -> list[str]:
        return [kind[other] for other in neighbors(place) if other in kind]

    points = dict.fromkeys(
        ("tower", "shop", "public_service", "park", "factory", "harbor", "office", "monument"), 0
    )
    for place, (letter, floors, printed) in standing.items():
        if letter == "T":
            points["tower"] += TOWER[floors]
        elif letter == "S":
            points["shop"] += SHOP[allocation[place][0]]
        elif letter == "U":
            points["public_service"] += printed
        elif letter in "PQ":
            points["park"] += PARK[sum(other in "TO" for other in beside(place))]
        elif letter == "F":
            points["factory"] += sum(FACTORY.get(other, 0) for other in beside(place))
        elif letter == "H":
            points["harbor"] += printed
        elif letter == "O":
            group = [place]
            for member in group:
                for other in neighbors(member):
                    if kind.get(other) == "O" and other not in group:
                        group.append(other)
            points["office"] += OFFICE[min(len(group), 5)][floors - 1]
        elif letter == "M":
            points["monument"] += sum(MONUMENT.get(other, 0) for other in beside(place))
    served = {district(mode, place) for place in kind if kind[place] == "U"}
    points["public_service"] += PUBLIC_SERVICE[len(served)]
    points["harbor"] += HARBOR[longest_line(kind, 0, 1)] + HARBOR[longest_line(kind, 1, 0)]

    on_buildings = sum(people for people, _ in allocation.values())
    points["idle_inhabitants"] = -(inhabitants - on_buildings)
    points["pollution"] = -(energy - sum(units for _, units in allocation.values()))
    rows, columns = SIZES[mode]
    return points, on_buildings, rows * columns - len(standing)


def longest_line(kind: dict[Place, str], down: int, right: int) -> int:
    """The longest unbroken line of Harbors in that direction."""
    longest = 0
    for place in kind:
        length = 0
        row, column = place
        while kind.get((row, column)) == "H":
            length, row, column = length + 1, row + down, column + right
        longest = max(longest, length)
    return longest


def result(
    mode: str, city: NaiveCity, inhabitants: int, energy: int, allocation: NaiveAllocation
) -> tuple[int, int, int]:
    """Points, inhabitants on buildings and empty squares, each the better the greater."""
    points, on_buildings, empty = categories(mode, city, inhabitants, energy, allocation)
    return sum(points.values()), on_buildings, -empty


def best_result(mode: str, text: str, inhabitants: int, energy: int) -> tuple[int, int, int]:
    """The best result over every single allocation."""
    city = read_city(text)
    return max(
        result(mode, city, inhabitants, energy, allocation)
        for allocation in every_allocation(mode, city, inhabitants, energy)
    )
