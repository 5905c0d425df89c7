"""A whole game as JSON: players, sites and moves; replaying it needs no random generator."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from quadropolis.rules.allocation import Allocation
from quadropolis.rules.errors import (
    AllocationError,
    DealError,
    MissingSite,
    MoveError,
    NoSuchPly,
    NotationError,
    NotJson,
    SetupError,
    TooLong,
    UnplayedSite,
    WrongAllocations,
    WrongField,
    WrongMove,
    WrongResult,
    WrongSetup,
    WrongSite,
    shown,
)
from quadropolis.rules.game import Outcome, deal, outcome, play, start
from quadropolis.rules.mode import MODES
from quadropolis.rules.move import Deal
from quadropolis.rules.state import Phase, State

FORMAT, VERSION = "quadropolis-game", 1
LONGEST_RECORD = 1_000_000
LONGEST_NAME = 100
LONGEST_RESULT = 200
_KEYS = (
    "format", "version", "mode", "playgrounds", "players", "first_player",
    "sites", "moves", "result", "allocations", "rules", "deals",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as written down. `extra` holds keys this version does not know."""

    mode: str
    players: tuple[str, ...]
    first_player: int = 0
    playgrounds: bool = False
    sites: tuple[tuple[str, ...], ...] = ()
    moves: tuple[str, ...] = ()
    result: Mapping[str, Any] | None = None
    allocations: tuple[Allocation | None, ...] | None = None
    rules: Any = None
    deals: Any = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, text: str | bytes) -> "GameRecord":
        """Read a record. Its shape is checked here, its moves by `states()`."""
        return parse_record(text)

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return format_record(self)

    @classmethod
    def of(
        cls, state: State, players: Sequence[str], first_player: int, **written: Any
    ) -> "GameRecord":
        """A new record of a game with the settings of that state."""
        return cls(
            mode=state.mode.name,
            playgrounds=state.playgrounds,
            players=tuple(players),
            first_player=first_player,
            **written,
        )

    def start(self) -> State:
        """The state before the first deal."""
        try:
            return start(self.mode, len(self.players), self.playgrounds, self.first_player)
        except SetupError as error:
            raise WrongSetup(reason=error) from error

    def states(self) -> tuple[State, ...]:
        """The state before the first deal, then after every deal and every move."""
        state = self.start()
        states = [state]
        laid_out = 0
        for number, move in enumerate(self.moves, start=1):
            if state.phase is Phase.DEAL:
                if laid_out == len(self.sites):
                    raise MissingSite(number=number, move=shown(move), round=state.round)
                state = self._deal(state, laid_out)
                states.append(state)
                laid_out += 1
            try:
                state = play(state, move)
            except (MoveError, NotationError) as error:
                raise WrongMove(number=number, move=shown(move), reason=error) from error
            states.append(state)
        if laid_out < len(self.sites) and state.phase is Phase.DEAL:
            states.append(self._deal(state, laid_out))
            laid_out += 1
        if laid_out < len(self.sites):
            raise UnplayedSite(round=laid_out + 1, before=states[-1].round)
        return tuple(states)

    def _deal(self, state: State, number: int) -> State:
        try:
            return deal(state, Deal.of(self.sites[number]))
        except (DealError, NotationError) as error:
            raise WrongSite(round=number + 1, reason=error) from error

    def at(self, ply: int) -> State:
        """The state with that number in `states()`."""
        states = self.states()
        if type(ply) is not int or not 0 <= ply < len(states):
            raise NoSuchPly(ply=shown(ply), last=len(states) - 1)
        return states[ply]

    def outcome(self) -> Outcome | None:
        """The outcome under the recorded allocations; None if the game is not over."""
        state = self.states()[-1]
        try:
            return outcome(state, self.allocations)
        except AllocationError as error:
            raise WrongAllocations(reason=error) from error

    def check(self) -> Outcome | None:
        """Replay everything and compare the result, if one is written down."""
        found = self.outcome()
        expected = None if found is None else result_data(found)
        # A result may say more than this version knows; that is kept, not compared.
        if self.result is not None and (
            expected is None or {key: self.result.get(key) for key in expected} != expected
        ):
            told = {key: self.result.get(key) for key in ("scores", "winners")}
            raise WrongResult(
                found=_notation(told), expected=None if expected is None else _notation(expected)
            )
        return found


def result_data(outcome: Outcome) -> dict[str, Any]:
    """A record's `result`."""
    return {"scores": list(outcome.scores), "winners": list(outcome.winners)}


def _notation(result: Mapping[str, Any]) -> str:
    """A result as JSON, cut short if somebody wrote a long one."""
    return json.dumps(result, default=shown)[:LONGEST_RESULT]


def record_data(record: GameRecord) -> dict[str, Any]:
    """The record as plain data for JSON."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "mode": record.mode,
        "playgrounds": record.playgrounds,
        "players": list(record.players),
        "first_player": record.first_player,
        "sites": [list(site) for site in record.sites],
        "moves": list(record.moves),
    }
    if record.allocations is not None:
        data["allocations"] = list(record.allocations)
    for key in ("rules", "deals", "result"):
        if (value := getattr(record, key)) is not None:
            data[key] = value
    return data | dict(record.extra)


def format_record(record: GameRecord) -> str:
    """The record as one line of JSON."""
    data = record_data(record)
    text = json.dumps(data, ensure_ascii=False)
    # Half a surrogate pair, from a key we only keep, could not be saved as UTF-8 unescaped.
    return text if text.isascii() or _is_utf8(text) else json.dumps(data)


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def parse_record(text: str | bytes) -> GameRecord:
    """A record from its JSON text; shape errors name the field."""
    data = _object(text)
    _expect(data, "format", data.get("format") == FORMAT, "value", [FORMAT])
    _expect(data, "version", _is_version(data.get("version")), "value", [VERSION])
    _expect(data, "mode", _is_text(data.get("mode")) and data["mode"] in MODES, "value", [*MODES])
    _expect(data, "playgrounds", type(data.get("playgrounds", False)) is bool,
            "value", [True, False])  # fmt: skip
    players: Any = data.get("players")
    _expect(data, "players", _is_list(players, 2, 4) and all(map(_is_name, players)),
            "names", most=LONGEST_NAME)  # fmt: skip
    first: Any = data.get("first_player")
    _expect(data, "first_player", type(first) is int and 0 <= first < len(players),
            "player", most=len(players) - 1)  # fmt: skip
    sites: Any = data.get("sites")
    moves: Any = data.get("moves")
    _expect(data, "sites", _is_list(sites, 0, MODES[data["mode"]].rounds)
            and all(_is_list(s, 25, 25) and all(map(_is_text, s)) for s in sites),
            "sites", most=MODES[data["mode"]].rounds)  # fmt: skip
    most = MODES[data["mode"]].rounds * MODES[data["mode"]].turns * len(players)
    _expect(data, "moves", _is_list(moves, 0, most) and all(map(_is_text, moves)),
            "moves", most=most)  # fmt: skip
    _expect(data, "result", data.get("result") is None or _is_result(data["result"], len(players)),
            "result")  # fmt: skip
    chosen: Any = data.get("allocations")
    _expect(data, "allocations", chosen is None or _is_list(chosen, len(players), len(players)),
            "allocations")  # fmt: skip
    return GameRecord(
        mode=data["mode"],
        playgrounds=data.get("playgrounds", False),
        players=tuple(players),
        first_player=first,
        sites=tuple(map(tuple, sites)),
        moves=tuple(moves),
        result=data.get("result"),
        allocations=None if chosen is None else tuple(chosen),
        rules=data.get("rules"),
        deals=data.get("deals"),
        extra={key: value for key, value in data.items() if key not in _KEYS},
    )


def _object(text: str | bytes) -> dict[str, Any]:
    if not isinstance(text, str | bytes):
        raise NotJson(reason="not_text", detail=shown(text))
    if len(text) > LONGEST_RECORD:
        raise TooLong(what="record", found=len(text), most=LONGEST_RECORD)
    try:
        data = json.loads(text, parse_constant=_finite, parse_float=_finite)
    except NotJson:
        raise
    except ValueError as error:
        raise NotJson(reason="syntax", detail=str(error)[:100]) from error
    except RecursionError as error:
        raise NotJson(reason="depth", detail=None) from error
    if not isinstance(data, dict):
        raise NotJson(reason="not_object", detail=shown(data))
    return data


def _expect(
    data: dict[str, Any],
    key: str,
    fine: bool,
    expected: str,
    allowed: Sequence[object] = (),
    most: int | None = None,
) -> None:
    """Refuse a field that is not as expected: one of the allowed values, or a list and so on."""
    if not fine:
        found = shown(data[key]) if key in data else None
        raise WrongField(field=key, found=found, expected=expected, allowed=allowed, most=most)


def _finite(text: str) -> float:
    """A number as JSON has them; Python would also read and write NaN and Infinity."""
    number = float(text)
    if not isfinite(number):
        raise NotJson(reason="number", detail=shown(text[:20]))
    return number


def _is_version(value: object) -> bool:
    return type(value) is int and value == VERSION


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_list(value: object, fewest: int, most: int) -> bool:
    return isinstance(value, list) and fewest <= len(value) <= most


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= LONGEST_NAME and value.isprintable()


def _is_result(value: object, players: int) -> bool:
    return (
        isinstance(value, dict)
        and _is_list(value.get("scores"), players, players)
        and _is_list(value.get("winners"), 1, players)
        and all(type(n) is int for n in (*value["scores"], *value["winners"]))
    )
