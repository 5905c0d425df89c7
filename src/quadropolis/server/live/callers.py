"""Where people call from, as far as it matters here: who shares a place."""

from collections import OrderedDict

MOST_CALLERS = 20_000


class Callers:
    """The place each person was last heard from; those long silent are forgotten first.

    A place is a label. What it stands for is not known here.
    """

    def __init__(self) -> None:
        self._places: OrderedDict[str, str] = OrderedDict()

    def heard(self, person: str, place: str) -> None:
        """Somebody said something."""
        self._places[person] = place
        self._places.move_to_end(person)
        if len(self._places) > MOST_CALLERS:
            self._places.popitem(last=False)

    def place_of(self, person: str) -> str:
        """Where somebody is; with nobody else, if that is not known."""
        return self._places.get(person, person)

    def asker(self, person: str) -> tuple[str, str]:
        """Whose share of thinking it is: the place's, and there the person's."""
        return self.place_of(person), person
