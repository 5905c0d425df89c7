"""The five levels for people to play against, weakest first.

Each level plays as well as it can see; what it overlooks is what people of that strength
overlook. None of them plays random moves.
"""

from random import Random

from quadropolis import kernel
from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.bots.search import LEAST_SECONDS, SearchBot
from quadropolis.bots.simple import seated
from quadropolis.bots.values import load_values
from quadropolis.kernel.native import native
from quadropolis.rules.city import City
from quadropolis.rules.mode import COSTS
from quadropolis.rules.prospects import prospects
from quadropolis.rules.scoring import ScoreSheet
from quadropolis.views import View

LEVEL_SHARE = 0.3


class _TileByTile(Bot):
    """Looks at what each tile would do to the own city at once, and at nothing else."""

    share = LEVEL_SHARE
    least_seconds = 0.03
    hope: float
    """How much a building counts although what would activate it is still missing, 0 to 1."""
    care: float
    """How much each missing, idle or polluting unit worries this player, in points."""
    blur: float
    """The usual error of a judgement, in points."""

    def judge(self, city: City) -> float:
        """How good a city looks to this player."""
        costs = [COSTS[kind] for kind in city.kinds() if kind is not None]
        people = max(city.inhabitants, sum(cost.inhabitants for cost in costs))
        energy = max(city.energy, sum(cost.energy for cost in costs))
        now, lit = _buildings(kernel.score(city)), _buildings(kernel.score(city, people, energy))
        missing = people + energy - city.inhabitants - city.energy
        return now[0] + self.hope * (lit[0] - now[0]) - self.care * (missing + now[1])

    def think(self, view: View, limit: Limit) -> Thought:
        state, seat = seated(view)
        random = Random(limit.seed)

        def look(city: City) -> float:
            # Blurred once: it is the same idea from every spot. The city as it is is clear.
            blur = 0.0 if city is state.cities[seat] else random.gauss(0, self.blur)
            return self.judge(city) + blur

        return Thought(max(prospects(state, look), key=lambda prospect: prospect.after).move)


def _buildings(sheet: ScoreSheet) -> tuple[int, int]:
    """The points of the buildings alone, and how many units are idle or pollute."""
    wasted = -sheet.categories["idle_inhabitants"] - sheet.categories["pollution"]
    return sheet.total + wasted, wasted


class Beginner(_TileByTile):
    """Collects buildings that look good; hardly thinks of what they need."""

    name = "beginner"
    description = "new to the game: likes big buildings, forgets what they need and pollution"
    hope = 1.0
    care = 0.1
    blur = 1.5


class Casual(_TileByTile):
    """Counts what activation needs, but only looks at today's city."""

    name = "casual"
    description = "knows the rules and counts well, but lives for the moment"
    hope = 0.5
    care = 0.4
    blur = 0.5


class Skilled(Bot):
    """Knows what a half-built city promises; does not think about the others."""

    name = "skilled"
    description = "plans a good city with an eye on the rounds to come; ignores the others"
    share = LEVEL_SHARE
    least_seconds = LEAST_SECONDS
    blur = 1.5

    def think(self, view: View, limit: Limit) -> Thought:
        state, _ = seated(view)
        values = load_values(state.mode.name, state.players)
        random = Random(limit.seed)
        judged = native.judge(kernel.from_state(state), values.weight, values.spread)
        _, best = max((guess + random.gauss(0, self.blur), code) for code, guess in judged)
        return Thought(kernel.move_of(state.mode, best))


class Strong(SearchBot):
    """Looks ahead through the round, but not long: more time makes it no stronger."""

    name = "strong"
    description = "reads the round and blocks where it hurts, but decides quickly"
    share = 0.03
    most_iterations = 300


class Top(SearchBot):
    """Looks ahead through the round for the best chance to win."""

    name = "top"
    description = "plays to win: reads the round, denies tiles and uses the Urbanist"
