"""How many connections to tables a person and an address have."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from quadropolis.server.errors import TooManySockets
from quadropolis.server.limits import Limits, exceeds


class OpenSockets:
    """Counts them while they are open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of_people: Counter[str] = Counter()
        self._of_places: Counter[str] = Counter()
        self._ends: dict[str, list[tuple[str, Callable[[], None]]]] = {}
        """Of each person where the connections are, and how to end them."""

    def has(self, person: str) -> bool:
        """Whether there are any of that person."""
        return person in self._ends

    def dismiss(self, person: str) -> None:
        """End every connection of a person."""
        for _, end in tuple(self._ends.get(person, ())):
            end()

    def dismiss_all(self, unwanted: Callable[[str | None, str], bool]) -> None:
        """End every connection of those people and places."""
        for person, ends in tuple(self._ends.items()):
            for place, end in tuple(ends):
                if unwanted(person or None, place):
                    end()

    @contextmanager
    def held(self, person: str | None, place: str, dismiss: Callable[[], None]) -> Iterator[None]:
        """One more for as long as this lasts; refused if there are enough.

        `dismiss` is called when the person is not that person any more.
        """
        held: list[tuple[Counter[str], str, str, int]] = [
            (self._of_places, place, "address", self._limits.sockets_per_address)
        ]
        if person is not None:
            held.append((self._of_people, person, "person", self._limits.sockets_per_person))
        for counted, key, of, most in held:
            if exceeds(counted[key] + 1, most):
                raise TooManySockets(of=of, most=most)
        for counted, key, _, _ in held:
            counted[key] += 1
        ends = self._ends.setdefault(person or "", [])
        held_here = (place, dismiss)
        ends.append(held_here)
        try:
            yield
        finally:
            ends.remove(held_here)
            if not ends:
                self._ends.pop(person or "", None)
            for counted, key, _, _ in held:
                counted[key] -= 1
                if not counted[key]:
                    del counted[key]
