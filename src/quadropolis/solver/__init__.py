"""The best city there is: found in seconds, with a bound, and a game that builds it."""

from collections import deque
from collections.abc import Iterable

from quadropolis.rules.city import City
from quadropolis.rules.mode import Mode
from quadropolis.rules.tiles import Kind
from quadropolis.solver.question import Question
from quadropolis.solver.search import Answer, CitySearch, improving

__all__ = ["Answer", "CitySearch", "Question", "best_city", "improving"]


def best_city(
    mode: Mode | str = "classic",
    players: int = 2,
    playgrounds: bool = False,
    *,
    monuments: int | None = None,
    kinds: Iterable[Kind | str] | None = None,
    start: City | str | None = None,
    seconds: float | None = 10.0,
    runs: int | None = None,
    threads: int = 1,
    seed: int = 0,
) -> Answer:
    """The best city that one player can build in a game, as far as the search finds it.

    `monuments` says how many the city has, `kinds` what it is made of, and `start` what stands
    in it already. It ends after so many `seconds`, or after so many `runs`: then the same seed
    gives the same city, whatever the machine and the number of threads.
    """
    question = Question.of(
        mode, players, playgrounds, monuments=monuments, kinds=kinds, start=start
    )
    answers = improving(question, seconds=seconds, runs=runs, threads=threads, seed=seed)
    return deque(answers, maxlen=1)[0]
