"""From a command on the wire to a decision at the table."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from quadropolis.server.errors import (
    BotNotOffered,
    NotPlaying,
    NotSeated,
    TableDamaged,
    TooManyChanges,
    TooManyEvents,
)
from quadropolis.server.game import life, turns, undo
from quadropolis.server.game.deals import SecretDeals, new_seed
from quadropolis.server.game.decision import Decide, Decision
from quadropolis.server.game.names import checked_name, new_id
from quadropolis.server.game.table import OVER, Status, Table
from quadropolis.server.live.audience import Reply
from quadropolis.server.live.bot_tables import bots_alone
from quadropolis.server.live.desk import Desk
from quadropolis.server.live.house import House
from quadropolis.server.storage.store import Store
from quadropolis.server.wire import requests

SHARE_OF_WAITING = 5
"""What one person may do before a game starts, of what may happen there at all."""
_CHANGES = (requests.TakeBack, requests.AnswerUndo, requests.Give, requests.ComeBack)
"""What is no move and can be done again and again during a game."""


class Commands:
    """Carries commands out for people."""

    def __init__(
        self, house: House, store: Store, bots: Mapping[str, str], levels: frozenset[str]
    ) -> None:
        """Bots by name with what they are; the levels among them, by which people can be."""
        self._house, self._store, self._bots, self._levels = house, store, bots, levels
        self._now, self._writes = house.clock.now, house.writes

    async def create(self, person: str, new: requests.NewTable) -> Desk:
        """A new table, with its host and bots seated."""
        setup = new.settings.to_setup()
        if setup.substitute not in self._levels:
            raise BotNotOffered(bot=repr(setup.substitute[:40]), names=tuple(sorted(self._levels)))
        table = life.create(self._now(), setup, person, seed=(seed := new_seed()))
        if new.seat is not None:
            table = life.sit(table, person, new.seat)
        guests = {new_id(): (int(seat), checked_name(name)) for seat, name in new.guests.items()}
        for guest, (number, _) in guests.items():
            table = life.sit(table, person, number, guest)
        for seat, bot in sorted(new.bots.items()):
            table = life.seat_bot(table, person, int(seat), self._offered(bot))
        if new.start:
            secret = SecretDeals.mixed(seed, (), setup, table.table.first_agreed)
            table = life.begin(table, person, secret)
        if guests:
            await self._house.expect_place(person)  # nobody is welcomed in vain
        for guest, (_, name) in guests.items():
            await self._welcome(guest, name, person)
        return await self._house.create(table, person)

    async def carry_out(
        self,
        desk: Desk,
        person: str,
        command: Any,
        reply: Callable[[int], Reply] | None = None,
    ) -> int:
        """Do what the command says, once, with the rights of that person; see `Desk.submit`.

        The number of the event that follows.
        """
        message = None if command.id is None else f"{person}:{command.id}"
        if isinstance(command, requests.Start) and bots_alone(desk.table):
            self._house.expect_room(desk.table.host)
        if isinstance(command, requests.Sit | requests.SeatBot):
            self._expect_quiet(desk, person)
        if isinstance(command, _CHANGES):
            self._expect_resolved(desk, person)
        room = None
        if isinstance(command, requests.Rematch) and desk.table.rematch is None:
            room = self._house.place(person)
        elif isinstance(command, requests.Rematch):
            if reply is not None:
                reply(desk.table.number).tell()
            return desk.table.number
        if isinstance(command, requests.Sit):
            decide = await self._sit(desk, person, command, again=desk.knows(message))
        else:
            decide = self._decide(desk, person, command)
        return await desk.submit(decide, message, command.after, reply, room)

    def _expect_quiet(self, desk: Desk, person: str) -> None:
        """Before a game starts not everything can happen any number of times."""
        most = self._house.limits.waiting_events
        if desk.table.status is not Status.OPEN or not most:
            return
        share = max(1, most // SHARE_OF_WAITING)
        full = desk.table.number >= most and person != desk.table.host
        if full or desk.hands[person] >= share or self._hands_there(desk, person) >= 2 * share:
            raise TooManyEvents(most=most)

    def _hands_there(self, desk: Desk, person: str) -> int:
        """The same of everybody who is where that person is; a host has a share of their own."""
        if person == desk.table.host:
            return 0
        place_of = self._house.place_of
        return sum(n for who, n in desk.hands.items() if place_of(who) == place_of(person))

    def _expect_resolved(self, desk: Desk, person: str) -> None:
        """A game comes to its end by moves; nobody fills it with anything else."""
        most = self._house.limits.changes_per_person
        if most and desk.hands[person] >= most:
            raise TooManyChanges(most=most)

    async def _sit(self, desk: Desk, person: str, command: requests.Sit, again: bool) -> Decide:
        guest = None
        if command.name is not None and not again:
            guest, name = new_id(), checked_name(command.name)
            so_far = Decision(desk.table, self._now())
            life.sit(so_far, person, command.seat, guest)  # nobody is welcomed in vain
            await self._welcome(guest, name, person)
        return lambda so_far: life.sit(so_far, person, command.seat, guest)

    async def _welcome(self, guest: str, name: str, person: str) -> None:
        """Somebody at that person's device has a name from now on."""
        add = partial(self._store.add_person, guest_of=person)
        await self._writes.write(add, guest, name, self._now())

    def _decide(self, desk: Desk, person: str, command: Any) -> Decide:  # noqa: PLR0911, PLR0912
        match command:
            case requests.Leave():
                return lambda so_far: life.leave(so_far, person, command.seat)
            case requests.SeatBot():
                bot = self._offered(command.bot)
                return lambda so_far: life.seat_bot(so_far, person, command.seat, bot)
            case requests.Start():
                return _begin(desk, person, command.share)
            case requests.Share():
                return lambda so_far: life.share(so_far, person, command.share)
            case requests.MakeMove():
                return lambda so_far: turns.move(
                    so_far, person, command.seat, command.move, _secret(desk)
                )
            case requests.AskHint():
                return lambda so_far: turns.hint(so_far, person, command.seat, command.step)
            case requests.TakeBack():
                return lambda so_far: undo.undo(so_far, person)
            case requests.AnswerUndo():
                return lambda so_far: undo.answer(so_far, person, command.agrees)
            case requests.Confirm():
                return lambda so_far: turns.confirm(
                    so_far, person, command.seat, command.allocation, _secret(desk)
                )
            case requests.Resign():
                return _resign(desk, person, command.seat)
            case requests.Give():
                stand_in = None if command.bot is None else self._offered(command.bot)
                return _give(desk, person, command.seat, stand_in)
            case requests.ComeBack():
                return lambda so_far: turns.come_back(so_far, person, command.seat)
            case requests.End():
                return _end(desk, person)
            case requests.Rematch():
                id = self._house.share.new_table()
                return lambda so_far: life.rematch(so_far, person, id, new_seed())
        raise AssertionError(f"no decision for {type(command).__name__}")

    def _offered(self, bot: str) -> str:
        # Only names: files and programs of the server's machine are nobody else's business.
        if bot not in self._bots:
            raise BotNotOffered(bot=repr(bot[:40]), names=tuple(self._bots))
        return bot

    async def forget(self, person: str, tables: list[str]) -> None:
        """Give up every seat of a person who wants to be forgotten."""
        for id in tables:
            try:
                desk = await self._house.desk(id, fresh=True)
            except TableDamaged:
                continue  # nothing there can be told to anybody
            for seat in desk.table.seats_of(person):
                if desk.table.status == "open":
                    await desk.submit(_leave(person, seat))
                elif desk.table.status in ("playing", "allocating"):
                    await desk.submit(_resign(desk, person, seat))
            alone = desk.table.host == person and not desk.table.people
            if alone and desk.table.status not in OVER:
                await desk.submit(_end(desk, person))


def _leave(person: str, seat: int) -> Decide:
    return lambda so_far: life.leave(so_far, person, seat)


def _resign(desk: Desk, person: str, seat: int) -> Decide:
    return lambda so_far: turns.resign(
        so_far, person, seat, so_far.table.setup.substitute, _secret(desk)
    )


def _give(desk: Desk, person: str, seat: int, bot: str | None) -> Decide:
    def decide(so_far: Decision) -> Decision:
        there = so_far.table.seats[life.checked_seat(so_far.table, seat)]
        gone = desk.audience.gone_for(there.present)
        return turns.give(so_far, person, seat, bot, _secret(desk), gone)

    return decide


def _begin(desk: Desk, person: str, share: str | None) -> Decide:
    def decide(so_far: Decision) -> Decision:
        if share is not None and person not in so_far.table.shares:
            so_far = life.share(so_far, person, share)
        table = so_far.table
        seed = desk.seed if table.commitment is not None else None
        mixed = seed or new_seed(), table.brought, table.setup
        secret = SecretDeals.mixed(*mixed, table.first_agreed)
        return life.begin(so_far, person, secret)

    return decide


def _end(desk: Desk, person: str) -> Decide:
    def decide(so_far: Decision) -> Decision:
        if so_far.table.status is Status.OPEN:
            return life.put_away(so_far, person)
        return turns.end(so_far, person, _secret(desk))

    return decide


def _secret(desk: Desk) -> SecretDeals:
    if desk.secret is None:
        raise NotPlaying(status=desk.table.status)
    return desk.secret


def opened(desk: Desk, command: Any) -> str | None:
    """The table that has come of a command, if it was for a rematch."""
    return desk.table.rematch if isinstance(command, requests.Rematch) else None


def expect_seat(table: Table, person: str, seat: int) -> None:
    """Drafts are for those who play on that seat."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].present != person:
        raise NotSeated()
