"""Writes the 30 finished games beside this file, always the same ones.

Random players and players who look at their points, in every mode, player count and
option; some with allocations laid out by hand, some decided by a tie-break or shared.
Run as `python -m tests.games.make`.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import quadropolis as q
from quadropolis.notation.record import result_data
from quadropolis.testing import SETTINGS, random_move
from tests.rules import naive_scoring as naive

GAMES = Path(__file__).parent
Choose = Callable[[q.State, Random], q.Move]


def builder_move(state: q.State, random: Random) -> q.Move:
    """The best of a few random moves for one's own city."""
    player = state.current_player

    def points(move: q.Move) -> int:
        return q.score(q.play(state, move).cities[player]).total

    return max((random_move(state, random) for _ in range(8)), key=points)


def finished(mode: str, players: int, playgrounds: bool, random: Random, choose: Choose):
    """A game played to its end: its last state and its record."""
    first = random.randrange(players)
    state = q.start(mode, players, playgrounds, first)
    sites, moves = [], []
    while state.phase is not q.Phase.OVER:
        if state.phase is q.Phase.DEAL:
            deal = q.draw(state, random)
            sites.append(deal.names())
            state = q.deal(state, deal)
        else:
            moves.append(str(choose(state, random)))
            state = q.play(state, moves[-1])
    names = ["Ann", "Bö", "Кир", "陈"][:players]
    written = {"sites": tuple(sites), "moves": tuple(moves)}
    return state, q.GameRecord.of(state, names, first, **written)


def with_result(state: q.State, record: q.GameRecord, story: str) -> q.GameRecord:
    result = result_data(q.outcome(state, record.allocations))
    return replace(record, result=result, extra={"story": story})


def any_allocation(city: q.City, random: Random) -> dict[str, dict[str, int]]:
    """An allocation somebody might lay out, seldom the best."""
    people, energy, allocation = city.inhabitants, city.energy, {}
    for (row, column), (kind, _, _) in naive.read_city(str(city)).items():
        options = naive.choices(city.mode.name, kind)
        there = random.choice([o for o in options if o[0] <= people and o[1] <= energy])
        people, energy = people - there[0], energy - there[1]
        if any(there):
            square = f"{'abcde'[column]}{row + 1}"
            allocation[square] = {"inhabitants": there[0], "energy": there[1]}
    return allocation


def by_hand(mode: str, players: int, playgrounds: bool, random: Random) -> q.GameRecord:
    """Everyone but the last player lays out some allocation; the last finds the best."""
    state, record = finished(mode, players, playgrounds, random, builder_move)
    chosen = [any_allocation(city, random) for city in state.cities[:-1]]
    best = q.score(state.cities[-1]).allocation
    record = replace(record, allocations=(*chosen, best))
    return with_result(state, record, "allocations laid out by hand")


def tied(decided: Callable[[q.Outcome], bool], settings, story: str) -> q.GameRecord:
    """The first random game with such an end."""
    for seed in count():
        state, record = finished(*settings, Random(seed), random_move)
        outcome = q.outcome(state)
        if outcome.scores.count(max(outcome.scores)) > 1 and decided(outcome):
            return with_result(state, record, story)
    raise AssertionError


def people_of_the_best(outcome: q.Outcome) -> list[int]:
    best = max(outcome.scores)
    return [s.inhabitants_on_buildings for s in outcome.sheets if s.total == best]


def by_people(outcome: q.Outcome) -> bool:
    people = people_of_the_best(outcome)
    return people.count(max(people)) == 1


def by_squares(outcome: q.Outcome) -> bool:
    people = people_of_the_best(outcome)
    return people.count(max(people)) > 1 and len(outcome.winners) == 1


def shared(outcome: q.Outcome) -> bool:
    return len(outcome.winners) > 1


def records() -> Iterator[q.GameRecord]:
    """All 30."""
    for number, settings in enumerate(SETTINGS):
        state, record = finished(*settings, Random(number), random_move)
        yield with_result(state, record, "random players")
        state, record = finished(*settings, Random(100 + number), builder_move)
        yield with_result(state, record, "players who look at their points")
    yield by_hand("classic", 3, False, Random(201))
    yield by_hand("expert", 2, True, Random(202))
    yield by_hand("expert", 4, False, Random(203))
    yield tied(by_people, ("expert", 3, True), "a tie decided by the inhabitants on buildings")
    yield tied(by_squares, ("classic", 2, False), "a tie decided by the empty squares")
    yield tied(shared, ("classic", 2, True), "a shared win")


def main() -> None:
    """Write the files."""
    for number, record in enumerate(records(), start=1):
        name = f"{number:02}-{record.mode}-{len(record.players)}.json"
        data = json.loads(record.to_json())
        text = json.dumps(data, ensure_ascii=False)
        (GAMES / name).write_text(text + "\n", encoding="utf-8")
        print(name, record.result, record.extra["story"])


if __name__ == "__main__":
    main()
