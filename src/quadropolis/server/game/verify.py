"""Checking a finished game: commitment, deals, moves and result."""

from collections.abc import Mapping
from typing import Any

from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import RecordError
from quadropolis.rules.game import Outcome
from quadropolis.server.game.deals import commitment


class NoCommitment(RecordError):
    code = "verify/no_commitment"


class NotOpened(RecordError):
    code = "verify/not_opened"


class WrongCommitment(RecordError):
    code = "verify/wrong_commitment"


class OtherDeals(RecordError):
    code = "verify/other_deals"


def verify(record: GameRecord, published: str | None = None) -> Outcome | None:
    """Check everything; the outcome of the game, None if it was given up.

    `published` is the commitment as somebody wrote it down at the start; without it the
    one in the record is used.
    """
    deals: Any = record.deals
    if not isinstance(deals, Mapping) or not isinstance(deals.get("commitment"), str):
        raise NoCommitment()
    opening = deals.get("opening")
    if not isinstance(opening, Mapping):
        raise NotOpened()
    found = commitment(opening)
    if found != deals["commitment"] or (published is not None and found != published.lower()):
        raise WrongCommitment()
    if opening.get("first_player") != record.first_player:
        raise OtherDeals(what="first_player", number=record.first_player)
    sites = opening.get("sites")
    if not isinstance(sites, list):
        raise OtherDeals(what="sites", number=None)
    for round, site in enumerate(record.sites, start=1):
        if round > len(sites) or list(site) != sites[round - 1]:
            raise OtherDeals(what="site", number=round)
    return record.check()
