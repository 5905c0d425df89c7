"""From a command on the wire to a decision at the table."""

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from quadropolis.server import answers, life, turns, undo, wire
from quadropolis.server.deals import SecretDeals
from quadropolis.server.decision import Decide, Decision
from quadropolis.server.desk import Desk
from quadropolis.server.errors import BotNotOffered, NotPlaying, NotSeated
from quadropolis.server.events import Event
from quadropolis.server.house import TABLE_ID_LENGTH, House
from quadropolis.server.people import checked_name, new_id
from quadropolis.server.store import Append
from quadropolis.server.table import Table, fold

SUBSTITUTE = "skilled"
"""The bot that takes the seat of somebody who resigned or sleeps."""


class Commands:
    """Carries commands out for people."""

    def __init__(self, house: House, bots: Mapping[str, str]) -> None:
        self._house, self._bots = house, bots

    async def create(self, person: str, new: wire.NewTable) -> Desk:
        """A new table, with its host and bots seated."""
        facts = life.create(new.settings.to_setup(), person)
        if new.seat is not None:
            facts += life.sit(turns.following(Table(), facts), person, new.seat)
        guests = {new_id(): (int(seat), checked_name(name)) for seat, name in new.guests.items()}
        for guest, (number, _) in guests.items():
            facts += life.sit(turns.following(Table(), facts), person, number, guest)
        for seat, bot in sorted(new.bots.items()):
            table = turns.following(Table(), facts)
            facts += life.seat_bot(table, person, int(seat), self._offered(bot))
        if new.start:
            life.begin(turns.following(Table(), facts), person, _no_deals(new))
        for guest, (_, name) in guests.items():
            await self._welcome(guest, name, person)
        desk = await self._house.create(facts, person)
        if new.start:
            await desk.submit(self._start(person))
        return desk

    async def carry_out(
        self,
        desk: Desk,
        person: str,
        command: Any,
        told: Callable[[int], None] = lambda number: None,
    ) -> answers.Done:
        """Do what the command says, once, with the rights of that person; see `Desk.submit`."""
        message = None if command.id is None else f"{person}:{command.id}"
        rematch = isinstance(command, wire.Rematch)
        if rematch:
            decide = self._rematch(desk, person)
        elif isinstance(command, wire.Sit):
            decide = await self._sit(desk, person, command, again=desk.knows(message))
        else:
            decide = self._decide(desk, person, command)
        number = await desk.submit(decide, message, command.after, told)
        return answers.Done(number=number, table=desk.table.rematch if rematch else None)

    async def _sit(self, desk: Desk, person: str, command: wire.Sit, again: bool) -> Decide:
        guest = None
        if command.name is not None and not again:
            guest, name = new_id(), checked_name(command.name)
            life.sit(desk.table, person, command.seat, guest)  # nobody is welcomed in vain
            await self._welcome(guest, name, person)
        return lambda table, now: Decision(life.sit(table, person, command.seat, guest))

    async def _welcome(self, guest: str, name: str, person: str) -> None:
        """Somebody at that person's device has a name from now on."""
        add = partial(self._house.store.add_person, guest_of=person)
        await asyncio.to_thread(add, guest, name, time.time())

    def _decide(self, desk: Desk, person: str, command: Any) -> Decide:  # noqa: PLR0911
        match command:
            case wire.Leave():
                return lambda table, now: Decision(life.leave(table, person, command.seat))
            case wire.SeatBot():
                bot = self._offered(command.bot)
                return lambda table, now: Decision(life.seat_bot(table, person, command.seat, bot))
            case wire.Start():
                return self._start(person)
            case wire.MakeMove():
                return lambda table, now: Decision(
                    turns.move(table, person, command.seat, command.move, _secret(desk, table))
                )
            case wire.TakeBack():
                return lambda table, now: Decision(undo.undo(table, person))
            case wire.AnswerUndo():
                return lambda table, now: Decision(undo.answer(table, person, command.agrees))
            case wire.Confirm():
                return lambda table, now: Decision(
                    turns.confirm(
                        table, person, command.seat, command.allocation, _secret(desk, table)
                    )
                )
            case wire.Resign():
                return lambda table, now: Decision(
                    turns.resign(table, person, command.seat, SUBSTITUTE, _secret(desk, table))
                )
            case wire.Give():
                bot = self._offered(command.bot or SUBSTITUTE)
                return lambda table, now: Decision(
                    turns.give(
                        table, person, command.seat, bot, now=now, secret=_secret(desk, table)
                    )
                )
            case wire.ComeBack():
                return lambda table, now: Decision(turns.come_back(table, person, command.seat))
            case wire.End():
                return lambda table, now: Decision(
                    turns.end(table, person, now, _secret(desk, table))
                )
        raise AssertionError(f"no decision for {type(command).__name__}")

    def _offered(self, bot: str) -> str:
        # Only names: files and programs of the server's machine are nobody else's business.
        if bot not in self._bots:
            raise BotNotOffered(bot=repr(bot[:40]), names=tuple(self._bots))
        return bot

    def _start(self, person: str) -> Decide:
        def decide(table: Table, now: float) -> Decision:
            secret = SecretDeals.drawn(table.setup)
            return Decision(life.begin(table, person, secret), secret=secret)

        return decide

    def _rematch(self, desk: Desk, person: str) -> Decide:
        def decide(table: Table, now: float) -> Decision:
            new = new_id(TABLE_ID_LENGTH)
            here, there = life.rematch(table, person, new)
            events = tuple(
                Event(number, fact.kind, fact.data, now)
                for number, fact in enumerate(there, start=1)
            )
            folded = fold(events)
            also = Append(
                new, events, folded.status, public=folded.setup.public, sitting=folded.people
            )
            return Decision(here, also=(also,))

        return decide

    async def forget(self, person: str, tables: list[str]) -> None:
        """Give up every seat of a person who wants to be forgotten."""
        for id in tables:
            desk = await self._house.desk(id, fresh=True)
            for seat in desk.table.seats_of(person):
                if desk.table.status == "open":
                    await desk.submit(_leave(person, seat))
                elif desk.table.status in ("playing", "allocating"):
                    await desk.submit(_resign(desk, person, seat))


def _leave(person: str, seat: int) -> Decide:
    return lambda table, now: Decision(life.leave(table, person, seat))


def _resign(desk: Desk, person: str, seat: int) -> Decide:
    return lambda table, now: Decision(
        turns.resign(table, person, seat, SUBSTITUTE, _secret(desk, table))
    )


def _secret(desk: Desk, table: Table) -> SecretDeals:
    if desk.secret is None:
        raise NotPlaying(status=table.status)
    return desk.secret


def _no_deals(new: wire.NewTable) -> SecretDeals:
    """Only to see whether the game could start, before anything is written."""
    return SecretDeals.drawn(new.settings.to_setup())


def expect_seat(table: Table, person: str, seat: int) -> None:
    """Drafts are for those who play on that seat."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].present != person:
        raise NotSeated()
