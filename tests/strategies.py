"""What Hypothesis may draw: cities, sites, deals, moves, records and reachable states."""

from itertools import islice
from random import Random

from hypothesis import strategies as st

import quadropolis as q
from quadropolis.rules.allocation import RESOURCES, spent
from quadropolis.rules.mode import COSTS, Mode
from quadropolis.rules.site import EMPTY, FACE_DOWN, SPOTS
from quadropolis.testing import SETTINGS, random_game

LONGEST_GAME = 1 + 5 + 80
"""States of the longest game: Expert with four players."""

modes = st.sampled_from(list(q.MODES.values()))
settings_of_games = st.sampled_from(SETTINGS)
resources = st.one_of(
    st.integers(0, 12), st.integers(0, 60), st.sampled_from((10**9, 10**13, 10**30))
)


def faces(mode: Mode, kinds: frozenset[q.Kind] | None = None) -> st.SearchStrategy[q.Face]:
    """A face of that mode, of those kinds if any are given."""
    allowed = mode.kinds if kinds is None else kinds
    return st.sampled_from([face for face in q.FACES.values() if face.kind in allowed])


@st.composite
def buildings(draw, mode, kinds=None):
    """A building with any number of floors its kind may have."""
    ground = draw(faces(mode, kinds))
    if ground.kind not in mode.stackable:
        return (ground,)
    upper = st.lists(faces(mode, frozenset((ground.kind,))), max_size=mode.floors - 1)
    return (ground, *draw(upper))


@st.composite
def cities(draw, mode=None, full=False):
    """Any city that can be written: of all kinds or of a few, full or not."""
    mode = mode or draw(modes)
    kinds = draw(
        st.none() | st.frozensets(st.sampled_from(sorted(mode.kinds)), min_size=1, max_size=3)
    )
    building = buildings(mode, kinds)
    square = building if full or draw(st.booleans()) else st.just(()) | building
    count = len(mode.squares)
    return q.City(mode, tuple(draw(st.lists(square, min_size=count, max_size=count))))


any_face = st.sampled_from(list(q.FACES.values()))
sites = st.lists(
    st.one_of(any_face, st.sampled_from((EMPTY, FACE_DOWN))), min_size=25, max_size=25
).map(lambda squares: q.Site(tuple(squares)))
deals = st.lists(st.one_of(any_face, st.just(FACE_DOWN)), min_size=25, max_size=25).map(
    lambda squares: q.Deal(tuple(squares))
)
city_squares = st.sampled_from([f"{letter}{row}" for row in range(1, 5) for letter in "abcde"])
moves = st.builds(
    q.Move,
    st.integers(1, 5),
    st.sampled_from(SPOTS),
    st.one_of(st.none(), st.just("-"), city_squares),
)


def reached(settings, seed: int, ply: int):
    """The state with that number of a random game, and its record; the last if there are fewer."""
    *_, (state, _, record) = islice(random_game(*settings, Random(seed)), ply + 1)
    return state, record


@st.composite
def positions(draw, last: int = LONGEST_GAME):
    """A reachable state and the record that leads to it."""
    return reached(draw(settings_of_games), draw(st.integers(0, 10**6)), draw(st.integers(0, last)))


def states(last: int = LONGEST_GAME):
    """A reachable state."""
    return positions(last).map(lambda position: position[0])


json_values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(max_size=12),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
"""Anything JSON can say."""

garbage = st.one_of(
    json_values,
    st.binary(max_size=20),
    st.sampled_from((10**4000, -(10**4000), float("nan"), float("inf"), object(), (), set())),
)
"""Anything at all; the numbers are as long as Python still prints them."""


@st.composite
def laid_out(draw, city):
    """Any allocation of a city that can be laid out, and resources that are enough for it."""
    allocation = {}
    for square, kind in zip(city.mode.squares, city.kinds(), strict=True):
        if kind is None or draw(st.booleans()):
            continue
        cost = COSTS[kind]
        people, units = cost.inhabitants, cost.energy
        if kind is q.Kind.SHOP:
            people = draw(st.integers(0, len(city.mode.shop) - 1))
        units += kind is q.Kind.PARK
        if people or units:
            allocation[square] = {"inhabitants": people, "energy": units}
    over = st.integers(0, 3)
    return allocation, *(spent(allocation, resource) + draw(over) for resource in RESOURCES)
