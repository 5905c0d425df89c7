"""Two simple bots in plain Python: one plays anything, one looks a single tile ahead."""

from random import Random

from quadropolis.bots.bot import Bot, Limit, Thought
from quadropolis.rules.city import City
from quadropolis.rules.move import DISCARD, shared_move
from quadropolis.rules.prospects import prospects
from quadropolis.rules.scoring import score
from quadropolis.rules.site import FACING, REACH, SPOTS
from quadropolis.rules.state import State
from quadropolis.rules.tiles import Face
from quadropolis.views import View


def seated(view: View) -> tuple[State, int]:
    """The state and the seat to move, which must be the view's own."""
    if view.seat is None or view.seat != view.state.current_player:
        raise ValueError("a bot can only be asked when it is the turn of the view's seat")
    return view.state, view.seat


class RandomBot(Bot):
    """Any architect and spot, each pair equally likely; then any place for the tile."""

    name = "random"
    description = "plays any legal move, without looking"
    least_seconds = 0.003

    def think(self, view: View, limit: Limit) -> Thought:
        # Listing all legal moves would take most of a random game's time.
        state, seat = seated(view)
        random = Random(limit.seed)
        faced = FACING[state.urbanist] if state.urbanist is not None else ()
        free = [i for i, there in enumerate(state.spots) if there is None and SPOTS[i] not in faced]
        architect = random.choice(sorted(set(state.architects_of(seat))))
        spot = random.choice(free)
        face = state.site.squares[REACH[architect][spot]]
        to = None
        if isinstance(face, Face):
            places = state.cities[seat].placements(face, architect)
            to = random.choice([DISCARD, *(state.mode.squares[s] for s in places)])
        return Thought(shared_move(architect, SPOTS[spot], to))


class GreedyBot(Bot):
    """The most points right now; of equal moves the one that brings most resources."""

    name = "greedy"
    description = "takes what scores the most right away, and never looks ahead"
    least_seconds = 0.3

    def think(self, view: View, limit: Limit) -> Thought:
        state, _ = seated(view)
        last_round = state.round == state.mode.rounds
        found = list(prospects(state, lambda city: _worth(city, last_round)))
        most = max(prospect.after for prospect in found)
        best = [prospect.move for prospect in found if prospect.after == most]
        return Thought(Random(limit.seed).choice(best))


def _worth(city: City, last_round: bool) -> tuple[int, int]:
    """Points, then resources. Unused resources cost nothing while there are rounds to come."""
    sheet = score(city)
    resources = city.inhabitants + city.energy
    if last_round:
        return sheet.total, resources
    idle = sheet.categories["idle_inhabitants"] + sheet.categories["pollution"]
    return sheet.total - idle, resources
