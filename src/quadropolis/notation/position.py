"""A whole position as one line of text.

`classic 2 | round 1 turn 2 | to move 0 | first 0 | mayor 0 | urbanist b3 | architects 134 234
| spots 0:2N4 1:1W3 | site # S # ... | city . . . . / ... | city ...`

The order of the fields is fixed. What follows from other fields is written all the same, so
that the text can be read without counting, and it is checked. A position that no game can come
to is refused, as far as the position alone can tell: see `possible.py`.
"""

import re

from quadropolis.notation.board import parse_city, parse_site
from quadropolis.notation.errors import (
    OutOfRange,
    SpotTwice,
    WrongCity,
    WrongFieldCount,
    WrongPositionField,
)
from quadropolis.notation.possible import NOBODY, check_position, format_left
from quadropolis.rules.city import City
from quadropolis.rules.errors import NotationError, NotText, TooLong, shown
from quadropolis.rules.game import start
from quadropolis.rules.site import SPOT_INDEX, SPOTS
from quadropolis.rules.state import Architect, Phase, State

LONGEST_POSITION = 5_000
FIELDS_BEFORE_CITIES = 9
SEPARATOR = " | "
_TO_DEAL, _TO_MOVE, _OVER = "to deal", "to move", "over"

_GAME = re.compile(r"(\S+) ([0-9]{1,3})( playgrounds)?")
_ROUND = re.compile(r"round ([0-9]{1,3}) turn ([0-9]{1,3})")
_PHASE = re.compile(rf"{_TO_DEAL}|{_OVER}|{_TO_MOVE} ([0-9]{{1,3}})")
_FIRST = re.compile(r"first ([0-9]{1,3})")
_MAYOR = re.compile(r"mayor ([0-9]{1,3})")
_URBANIST = re.compile(r"urbanist (-|[a-e][1-5])")
_ARCHITECTS = re.compile(r"architects((?: (?:-|[1-5]{1,20}))+)")
_SPOTS = re.compile(r"spots (-|[0-9]:[1-5][NESW][1-5](?: [0-9]:[1-5][NESW][1-5])*)")
_LIKE = (
    (_GAME, "classic 2"),
    (_ROUND, "round 1 turn 2"),
    (_PHASE, "to move 1"),
    (_FIRST, "first 0"),
    (_MAYOR, "mayor 0"),
    (_URBANIST, "urbanist d2"),
    (_ARCHITECTS, "architects 134 234"),
    (_SPOTS, "spots 0:2N4 1:1W3"),
)


def format_position(state: State) -> str:
    """The text of a position; there is one for each."""
    lying = (
        f"{there.player}:{there.number}{spot}"
        for spot, there in zip(SPOTS, state.spots, strict=True)
        if there is not None
    )
    phase = f"{_TO_MOVE} {state.current_player}"
    if state.phase is not Phase.MOVE:
        phase = _TO_DEAL if state.phase is Phase.DEAL else _OVER
    return SEPARATOR.join(
        (
            f"{state.mode.name} {state.players}{' playgrounds' if state.playgrounds else ''}",
            f"round {state.round} turn {state.turn}",
            phase,
            f"first {state.first_player}",
            f"mayor {state.mayor}",
            f"urbanist {state.urbanist or NOBODY}",
            f"architects {format_left(state.architects)}",
            f"spots {' '.join(lying) or NOBODY}",
            f"site {state.site}",
            *(f"city {city}" for city in state.cities),
        )
    )


def parse_position(text: str) -> State:
    """A position from its text. Blanks and line ends count as one blank, before and after `|` none.

    Spots may stand in any order, and so may the architects of a hand.
    """
    if not isinstance(text, str):
        raise NotText(what="position", found=shown(text))
    if len(text) > LONGEST_POSITION:
        raise TooLong(what="position", found=len(text), most=LONGEST_POSITION)
    fields = [" ".join(field.split()) for field in text.split("|")]
    mode_name, count, playgrounds = _matched(fields, 0).groups()
    players = int(count)
    base = start(mode_name, players, playgrounds is not None)
    expected = FIELDS_BEFORE_CITIES + players
    if len(fields) != expected:
        raise WrongFieldCount(found=len(fields), players=players, expected=expected)
    round_, turn = map(int, _matched(fields, 1).groups())
    phase = _matched(fields, 2)
    to_move = None if phase[1] is None else _player("to move", phase[1], players)
    first = _player("first", _matched(fields, 3)[1], players)
    mayor = _player("mayor", _matched(fields, 4)[1], players)
    urbanist = _matched(fields, 5)[1]
    hands = _matched(fields, 6)[1].split()
    spots = _spots(_matched(fields, 7)[1], players)
    state = State(
        mode=base.mode,
        players=players,
        playgrounds=base.playgrounds,
        round=_within("round", round_, base.mode.rounds),
        turn=_within("turn", turn, base.mode.turns),
        phase=_phase(phase[0]),
        current_player=to_move,
        first_player=first,
        mayor=mayor,
        urbanist=None if urbanist == NOBODY else urbanist,
        architects=tuple(() if hand == NOBODY else tuple(map(int, sorted(hand))) for hand in hands),
        spots=spots,
        site=parse_site(_board(fields, 8, "site")),
        cities=tuple(_city(base, fields, player) for player in range(players)),
    )
    check_position(state)
    return state


def _phase(text: str) -> Phase:
    if text == _TO_DEAL:
        return Phase.DEAL
    return Phase.OVER if text == _OVER else Phase.MOVE


def _matched(fields: list[str], index: int) -> re.Match[str]:
    pattern, like = _LIKE[index]
    text = fields[index] if index < len(fields) else ""
    found = pattern.fullmatch(text)
    if found is None:
        raise WrongPositionField(number=index + 1, found=shown(text), like=like)
    return found


def _player(field: str, text: str, players: int) -> int:
    number = int(text)
    if number >= players:
        raise OutOfRange(field=field, found=number, least=0, most=players - 1)
    return number


def _within(field: str, number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise OutOfRange(field=field, found=number, least=1, most=most)
    return number


def _spots(text: str, players: int) -> tuple[Architect | None, ...]:
    lying: list[Architect | None] = [None] * len(SPOTS)
    for word in () if text == NOBODY else text.split():
        index = SPOT_INDEX[word[3:]]
        if lying[index] is not None:
            raise SpotTwice(spot=word[3:])
        lying[index] = Architect(_player("spots", word[0], players), int(word[2]))
    return tuple(lying)


def _board(fields: list[str], index: int, name: str) -> str:
    word, _, board = fields[index].partition(" ")
    if word != name:
        like = f"{name} {'. . . . . / …' if name == 'site' else '. . S . / …'}"
        raise WrongPositionField(number=index + 1, found=shown(fields[index]), like=like)
    return board


def _city(base: State, fields: list[str], player: int) -> City:
    text = _board(fields, FIELDS_BEFORE_CITIES + player, "city")
    try:
        return parse_city(text, base.mode)
    except NotationError as error:
        raise WrongCity(city=player, reason=error) from error
