"""Who is next: the urgent first, then everybody in turn, however many questions they have."""

from collections import deque
from collections.abc import Iterator

from quadropolis.bots.thinker import Errand

Asker = tuple[str, ...]
"""Whose question it is, from the largest group to the smallest: a household, a person."""
MOST_REMEMBERED = 1_000


class Line:
    """Questions that wait.

    Among those of the same urgency the group is next that has had the fewest answers, within it
    the smaller group, and in the smallest one whoever asked first. Whoever comes anew starts
    where the others are: being away earns nothing.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, dict[Asker, deque[Errand]]] = {}
        self._had: dict[Asker, int] = {}
        """How many answers a group has had, of those that somebody knows of."""
        self._reached: dict[Asker, int] = {}
        """Within a group: how many the last one to be next had had."""
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Errand]:
        for askers in self._waiting.values():
            for errands in askers.values():
                yield from errands

    @property
    def priority(self) -> int:
        """How urgent the next question is."""
        return min(self._waiting)

    def add(self, asked: Errand) -> None:
        """Somebody asks; or a question is asked again, in its old place."""
        errands = self._waiting.setdefault(asked.priority, {}).setdefault(asked.asker, deque())
        if errands and asked.number < errands[0].number:
            errands.appendleft(asked)
        else:
            errands.append(asked)
        self._length += 1
        for group in _groups(asked.asker):
            reached = self._reached.get(group[:-1], 0)
            self._had[group] = max(self._had.get(group, 0), reached)
        if len(self._had) > MOST_REMEMBERED:
            self._forget()

    def take(self) -> Errand:
        """The next question."""
        askers = self._waiting[self.priority]
        asker = min(askers, key=lambda one: (*map(self._had.get, _groups(one)), askers[one][0]))
        asked = askers[asker][0]
        self.remove(asked)
        for group in _groups(asker):
            self._reached[group[:-1]] = self._had[group]
            self._had[group] += 1
        return asked

    def remove(self, asked: Errand) -> bool:
        """Take a question out of the line; whether it was there."""
        askers = self._waiting.get(asked.priority, {})
        errands = askers.get(asked.asker, ())
        if asked not in errands:
            return False
        assert isinstance(errands, deque)
        errands.remove(asked)
        self._length -= 1
        if not errands:
            del askers[asked.asker]
        if not askers:
            del self._waiting[asked.priority]
        return True

    def clear(self) -> None:
        """Nobody waits any more."""
        self._waiting.clear()
        self._length = 0

    def _forget(self) -> None:
        """Those who do not wait, and have had no more than a newcomer is taken to have had."""
        kept = {group for asked in self for group in _groups(asked.asker)}
        for group, had in tuple(self._had.items()):
            if group not in kept and had <= self._reached.get(group[:-1], 0) + 1:
                del self._had[group]
        for group in tuple(self._reached):
            if group and group not in self._had:
                del self._reached[group]


def _groups(asker: Asker) -> Iterator[Asker]:
    return (asker[:size] for size in range(1, len(asker) + 1))
