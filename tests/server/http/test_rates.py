"""One limit for several processes: each tells the others what was asked of it."""

from hypothesis import given
from hypothesis import strategies as st

from quadropolis.server.errors import TooFast
from quadropolis.server.http.rates import BURST_SECONDS, Rates

RATE = 10.0
SHARING_SECONDS = 0.5
STEP = 0.05


class Processes:
    """Some processes with a clock of their own, that tell each other now and then."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self._all = [Rates(RATE, clock=lambda: self.now) for _ in range(count)]

    def ask(self, process: int) -> bool:
        try:
            self._all[process].take("ann", "192.0.2.1")
        except TooFast:
            return False
        return True

    def share(self) -> None:
        told = [rates.spent(SHARING_SECONDS / len(self._all)) for rates in self._all]
        for number, rates in enumerate(self._all):
            for other, words in enumerate(told):
                if other != number:
                    rates.spend(words)


@given(st.integers(2, 4), st.randoms(use_true_random=False), st.integers(1, 8))
def test_nobody_gets_more_by_asking_everywhere(count: int, random: object, eager: int) -> None:
    """In the long run what one process would allow, and little more at the beginning."""
    processes = Processes(count)
    seconds, allowed, shared = 40.0, 0, 0.0
    while processes.now < seconds:
        for _ in range(eager):
            allowed += processes.ask(random.randrange(count))  # type: ignore[attr-defined]
        processes.now += STEP
        if processes.now - shared >= SHARING_SECONDS:
            shared = processes.now
            processes.share()
    burst = RATE * BURST_SECONDS
    unheard = count * (eager / STEP) * SHARING_SECONDS
    assert allowed <= burst + RATE * seconds * 1.1 + unheard


def test_whoever_asks_within_the_limit_is_not_refused() -> None:
    processes = Processes(2)
    shared = 0.0
    for turn in range(400):
        assert processes.ask(turn % 2)
        processes.now += 1.05 / RATE
        if processes.now - shared >= SHARING_SECONDS:
            shared = processes.now
            processes.share()
