"""The five levels for people to play against, weakest first.

Each level plays as well as it can see; what it overlooks is what people of that strength
overlook. None of them plays random moves.
"""

from random import Random

from quadropolis import kernel
from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.bots.search import SearchBot
from quadropolis.bots.simple import seated
from quadropolis.bots.values import load_values
from quadropolis.kernel.native import native
from quadropolis.rules.city import City
from quadropolis.rules.game import legal_moves, tile_taken
from quadropolis.rules.mode import COSTS
from quadropolis.views import View

PLENTY = 200
"""More inhabitants or energy than any city can use."""
LEVEL_SHARE = 0.3


class _TileByTile(Bot):
    """Looks at what each tile would do to the own city at once, and at nothing else."""

    share = LEVEL_SHARE
    blur: float
    """Differences of so many points go unnoticed half of the time."""

    def judge(self, city: City) -> float:
        """How good a city looks to this player."""
        raise NotImplementedError

    def think(self, view: View, limit: Limit) -> Thought:
        state, seat = seated(view)
        city = state.cities[seat]
        random = Random(limit.seed)
        looks: dict[object, float] = {None: self.judge(city)}
        best, most = None, float("-inf")
        for move in legal_moves(state):
            face = tile_taken(state, move)
            key = None if face is None or move.discards else (face, move.to)
            if key not in looks:
                assert face is not None
                assert move.to is not None
                built = city.with_tile(face, state.mode.square_index[move.to])
                # Blurred once per tile and square: it is the same idea from every spot.
                looks[key] = self.judge(built) + random.gauss(0, self.blur)
            if looks[key] > most:
                best, most = move, looks[key]
        assert best is not None
        return Thought(best)


class Beginner(_TileByTile):
    """Collects buildings that look good together; forgets that they must be activated."""

    name = "beginner"
    description = "new to the game: likes big buildings, forgets people, energy and pollution"
    blur = 2.0

    def judge(self, city: City) -> float:
        sheet = kernel.score(city, PLENTY, PLENTY)
        wasted = sheet.categories["idle_inhabitants"] + sheet.categories["pollution"]
        return sheet.total - wasted


class Casual(_TileByTile):
    """Counts what activation needs, but only looks at today's city."""

    name = "casual"
    description = "knows the rules and counts well, but lives for the moment"
    blur = 0.5

    def judge(self, city: City) -> float:
        costs = [COSTS[kind] for kind in city.kinds() if kind is not None]
        missing_people = max(0, sum(cost.inhabitants for cost in costs) - city.inhabitants)
        missing_energy = max(0, sum(cost.energy for cost in costs) - city.energy)
        now = kernel.score(city)
        wasted = now.categories["idle_inhabitants"] + now.categories["pollution"]
        lit = kernel.score(city, city.inhabitants + missing_people, city.energy + missing_energy)
        hoped = lit.total - lit.categories["idle_inhabitants"] - lit.categories["pollution"]
        return (now.total - wasted + hoped) / 2 + 0.4 * wasted - 0.4 * (
            missing_people + missing_energy
        )


class Skilled(Bot):
    """Knows what a half-built city promises; does not think about the others."""

    name = "skilled"
    description = "plans a good city with an eye on the rounds to come; ignores the others"
    share = LEVEL_SHARE
    blur = 0.5

    def think(self, view: View, limit: Limit) -> Thought:
        state, _ = seated(view)
        values = load_values(state.mode.name, state.players)
        random = Random(limit.seed)
        judged = native.judge(kernel.from_state(state), values.weight, values.spread)
        _, best = max((guess + random.gauss(0, self.blur), code) for code, guess in judged)
        return Thought(kernel.move_of(state.mode, best))


class Strong(SearchBot):
    """Looks ahead through the round for the best own city; does not block."""

    name = "strong"
    description = "reads the whole round to build the best city, but does not block others"
    share = LEVEL_SHARE
    selfish = True


class Top(SearchBot):
    """Looks ahead through the round for the best chance to win."""

    name = "top"
    description = "plays to win: reads the round, denies tiles and uses the Urbanist"

