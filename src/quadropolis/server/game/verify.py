"""Checking a finished game: commitment, deals, moves and result."""

from collections.abc import Mapping
from typing import Any

from quadropolis.notation.record import GameRecord
from quadropolis.rules.errors import RecordError
from quadropolis.rules.game import Outcome
from quadropolis.rules.mode import mode_named
from quadropolis.server.game.deals import commitment, dealt_from
from quadropolis.server.game.setup import Setup


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
    if "seed" in opening:
        _expect_mixed(record, deals, opening)
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


def _expect_mixed(record: GameRecord, deals: Mapping[str, Any], opening: Mapping[str, Any]) -> None:
    """That the opened deals follow from the seed and from what the players brought."""
    seed, shares = opening.get("seed"), opening.get("shares")
    right = isinstance(seed, str) and isinstance(shares, list)
    if not right or not all(isinstance(share, str) for share in shares or ()):
        raise OtherDeals(what="shares", number=None)
    if list(deals.get("shares") or ()) != shares:
        raise OtherDeals(what="shares", number=None)
    setup = Setup(mode_named(record.mode).name, len(record.players), record.playgrounds)
    first, sites = dealt_from(str(seed), shares or (), setup)
    # Whether it was agreed on who begins is told at the start, like the shares.
    agreed = opening.get("agreed", False)
    if agreed is not deals.get("agreed", False):
        raise OtherDeals(what="first_player", number=first)
    if not agreed and opening.get("first_player") != first:
        raise OtherDeals(what="first_player", number=first)
    opened = opening.get("sites")
    if not isinstance(opened, list):
        raise OtherDeals(what="sites", number=None)
    for round, deal in enumerate(sites, start=1):
        if round > len(opened) or opened[round - 1] != list(deal.names()):
            raise OtherDeals(what="site", number=round)
