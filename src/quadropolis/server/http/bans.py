"""Who is turned away: people, and networks of addresses."""

import ipaddress
from collections.abc import Iterable

from quadropolis.server.errors import Banned
from quadropolis.server.storage.administration import Network, network_of

MOST_PLACES = 20_000


class Bans:
    """Asked at every request, so what is known of a place is kept."""

    def __init__(self) -> None:
        self._people: frozenset[str] = frozenset()
        self._networks: list[Network] = []
        self._places: dict[str, bool] = {}

    def set(self, banned: Iterable[str]) -> None:
        """These, and nobody else."""
        found = {who: network_of(who) for who in banned}
        self._people = frozenset(who for who, network in found.items() if network is None)
        self._networks = [network for network in found.values() if network is not None]
        self._places.clear()

    def expect_welcome(self, person: str | None, place: str) -> None:
        """Refuse those who are turned away."""
        if self.covers(person, place):
            raise Banned()

    def covers(self, person: str | None, place: str) -> bool:
        """Whether somebody is turned away, or everybody from where they are."""
        if person in self._people:
            return True
        if not self._networks:
            return False
        if place not in self._places:
            if len(self._places) >= MOST_PLACES:
                self._places.clear()
            self._places[place] = self._covers_place(place)
        return self._places[place]

    def _covers_place(self, place: str) -> bool:
        """A place of IPv6 is a network: it is turned away if any part of it is."""
        try:
            found = ipaddress.ip_network(place)
        except ValueError:
            return False
        return any(
            network.version == found.version and network.overlaps(found)
            for network in self._networks
        )
