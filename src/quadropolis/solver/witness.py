"""A whole game in which one player builds a city: the proof that it can be built.

The builder begins, and so keeps the Mayor. Everybody else uses architects that the builder does
not need, and discards what they reach. The tiles lie where the builder's architects reach them:
a deal is luck, and this one is the builder's.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from quadropolis.notation.record import GameRecord, result_data
from quadropolis.rules.game import start
from quadropolis.rules.move import DISCARD
from quadropolis.rules.site import FACE_DOWN, FACING, REACH, SPOTS, SQUARES, SiteSquare
from quadropolis.rules.tiles import Face, face_up
from quadropolis.solver.plan import Plan, Step
from quadropolis.solver.question import Question

BUILDER = 0
NAMES = ("Builder", "Player 2", "Player 3", "Player 4")
MOST_ATTEMPTS = 10_000


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a player does: with a tile and a target, or with neither."""

    player: int
    architect: int
    step: Step | None


def witness(question: Question, plan: Plan) -> GameRecord:
    """The record of a game in which the first player builds what is planned, and nobody else
    builds anything; checked by the rules.
    """
    sites: list[tuple[str, ...]] = []
    moves: list[str] = []
    for number in range(1, question.mode.rounds + 1):
        steps = [step for step in plan if step.round == number]
        site, played = _round(question, number, steps)
        sites.append(site)
        moves += played
    record = GameRecord.of(
        start(question.mode, question.players, question.playgrounds, BUILDER),
        NAMES[: question.players],
        BUILDER,
        sites=tuple(sites),
        moves=tuple(moves),
    )
    outcome = record.check()
    assert outcome is not None  # all rounds are played
    return replace(record, result=result_data(outcome))


def _round(
    question: Question, number: int, steps: Sequence[Step]
) -> tuple[tuple[str, ...], list[str]]:
    """A site for the builder's steps, and everybody's moves on it."""
    random = Random(f"{number}/{len(steps)}")
    for _ in range(MOST_ATTEMPTS):
        turns = _turns(question, steps, random)
        found = _spots(turns, random)
        if found is not None:
            return _laid_out(question, number, turns, found, random)
    raise AssertionError("four tiles of a round can always be laid out")


def _turns(question: Question, steps: Sequence[Step], random: Random) -> list[_Turn]:
    """Who plays which architect when."""
    mode, players = question.mode, question.players
    own: list[Step | None] = [*steps, *(None,) * (mode.turns - len(steps))]
    if mode.common_pool:
        pool = Counter(dict.fromkeys(mode.architects, players))
        pool.subtract(step.architect for step in steps)
        left = [*pool.elements()]
        random.shuffle(left)
        hands = [left] * players  # one for all
    else:
        hands = [random.sample(mode.architects, len(mode.architects)) for _ in range(players)]
        hands[BUILDER] = [k for k in hands[BUILDER] if k not in {s.architect for s in steps}]
    return [
        _Turn(player, step.architect, step)
        if player == BUILDER and (step := own[turn]) is not None
        else _Turn(player, hands[player].pop(), None)
        for turn in range(mode.turns)
        for player in range(players)
    ]


def _spots(turns: Sequence[_Turn], random: Random) -> list[int] | None:
    """A spot for every turn such that the builder reaches squares where nobody was before."""
    free, faced = set(range(len(SPOTS))), frozenset[str]()
    seen: set[int] = set()
    chosen = []
    for turn in turns:
        reach = REACH[turn.architect]
        possible = [
            spot
            for spot in sorted(free)
            if SPOTS[spot] not in faced and (turn.step is None or reach[spot] not in seen)
        ]
        if not possible:
            return None
        spot = random.choice(possible)
        chosen.append(spot)
        free.remove(spot)
        seen.add(reach[spot])
        faced = FACING[SQUARES[reach[spot]]]
    return chosen


def _laid_out(
    question: Question, number: int, turns: Sequence[_Turn], spots: Sequence[int], random: Random
) -> tuple[tuple[str, ...], list[str]]:
    """The site on which these turns are possible, and the turns as moves."""
    site: dict[int, SiteSquare] = {
        REACH[turn.architect][spot]: turn.step.face
        for turn, spot in zip(turns, spots, strict=True)
        if turn.step is not None
    }
    dealt = face_up(question.mode.name, number, question.playgrounds, question.players)
    tiles: Counter[SiteSquare] = Counter(face or FACE_DOWN for face in dealt)
    tiles.subtract(site.values())
    others = [*tiles.elements()]
    random.shuffle(others)
    for square in range(len(SQUARES)):
        if square not in site:
            site[square] = others.pop()
    moves = []
    taken: set[int] = set()
    for turn, spot in zip(turns, spots, strict=True):
        square = REACH[turn.architect][spot]
        move = f"{turn.architect}{SPOTS[spot]}"
        if turn.step is not None:
            move += f":{question.mode.squares[turn.step.square]}"
        elif square not in taken and isinstance(site[square], Face):
            move += f":{DISCARD}"
        moves.append(move)
        taken.add(square)
    return tuple(str(site[square]) for square in range(len(SQUARES))), moves
