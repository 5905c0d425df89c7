"""How strong the bots of an arena are, and how sure that is.

Two bots at one table are compared by rank: points, then the tie-breaks of the rules. The
better one scores 1, equal ones half; where a name has several seats, all its seats are
compared and the mean counts. So a game gives every pair of names one score from 0 to 1,
which with two players is wins plus half the shared wins.

Elo is the Bradley-Terry model of these scores: a difference of d gives the better bot
1 / (1 + 10 ** (-d / 400)) of the points. The mean of all bots is 0. Every pair is taken to
have played one more drawn game, so that a bot which always won has a finite Elo too.

Intervals are 95%. Games with the same deals are not independent of each other, nor are
the several pairs of one game, so whole blocks are what varies (a sandwich estimate over
blocks). They are worked out on the scale of Elo: none leaves 0 to 1, and one game alone
gives a wide one. With fewer than about ten blocks they are rough.

Where the luck of games is known (`luck.py`), a pair has a second score without it: in every game
half of what the one was luckier than the other is taken off. Luck is nothing on average, so this
does not move the score, and where luck decides games it narrows the interval.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from quadropolis.arena.match import Played

Matrix = npt.NDArray[np.float64]

ELO = 400 / log(10)
"""Elo points per unit of the model's own scale."""
NORMAL_95 = 1.96
DRAWN_BEFORE = 1.0
"""Games that every pair is taken to have drawn before."""
FEWEST_BLOCKS = 2
"""Of a score without luck: one block says nothing of how much they vary."""
MOST_STEPS, LARGEST_STEP, SMALLEST_STEP = 200, 2.0, 1e-10


@dataclass(frozen=True, slots=True)
class BotRating:
    """One bot's results. A shared win counts in equal parts."""

    name: str
    games: int
    wins: float
    points: float
    """Mean final points."""
    elo: float
    elo_low: float
    elo_high: float
    seconds_per_move: float
    violations: int
    slowest_move: float
    """The longest time of a move, in seconds."""
    overruns: int
    """Moves that took more than 20% too long."""

    def to_data(self) -> dict[str, Any]:
        """The rating as plain data for JSON."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "points": self.points,
            "elo": self.elo,
            "elo_low": self.elo_low,
            "elo_high": self.elo_high,
            "seconds_per_move": self.seconds_per_move,
            "violations": self.violations,
        }


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A score without the luck of the deals; by chance it may lie below 0 or above 1."""

    score: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        """The score as plain data for JSON."""
        return {"score": self.score, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class PairRating:
    """How one bot did against another, from 0 to 1."""

    a: str
    b: str
    games: int
    a_score: float
    low: float
    high: float
    adjusted: Adjusted | None = None
    """If the luck of all games is known, and there are several blocks."""

    def to_data(self) -> dict[str, Any]:
        """The pair as plain data for JSON."""
        data: dict[str, Any] = {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "a_score": self.a_score,
            "low": self.low,
            "high": self.high,
        }
        return data if self.adjusted is None else data | {"adjusted": self.adjusted.to_data()}


@dataclass(frozen=True, slots=True)
class Ratings:
    """The results of an arena."""

    bots: tuple[BotRating, ...]
    pairs: tuple[PairRating, ...]

    def to_data(self) -> dict[str, Any]:
        """The results as plain data for JSON."""
        return {
            "bots": [bot.to_data() for bot in self.bots],
            "pairs": [pair.to_data() for pair in self.pairs],
        }


def rate(names: Sequence[str], games: Sequence[Played]) -> Ratings:
    """The ratings of these bots after these games; a name given twice is one bot."""
    names = tuple(dict.fromkeys(names))
    # The order of games must not show in the last digit of a sum.
    games = sorted(games, key=lambda game: game.number)
    scores, counts = _by_block(names, games)
    elo, error = _elo(scores, counts)
    bots = tuple(
        _bot_rating(name, games, elo[index], NORMAL_95 * error[index])
        for index, name in enumerate(names)
    )
    pairs = _pairs(names, len(games), scores, counts)
    return Ratings(bots, tuple(replace(p, adjusted=adjusted(games, p.a, p.b)) for p in pairs))


def _bot_rating(name: str, games: Sequence[Played], elo: float, margin: float) -> BotRating:
    seats = [(game, seat) for game in games for seat, n in enumerate(game.names) if n == name]
    seconds = [taken for game, seat in seats for taken in game.seconds[seat]]
    return BotRating(
        name=name,
        games=sum(name in game.names for game in games),
        wins=round(
            sum((1 / len(game.winners) for game, seat in seats if seat in game.winners), 0.0), 6
        ),
        points=round(sum(game.points[seat] for game, seat in seats) / max(1, len(seats)), 6),
        elo=_tenths(elo),
        elo_low=_tenths(elo - margin),
        elo_high=_tenths(elo + margin),
        seconds_per_move=round(sum(seconds) / max(1, len(seconds)), 6),
        violations=sum(len(game.violations[seat]) for game, seat in seats),
        slowest_move=max(seconds, default=0.0),
        overruns=sum(game.overruns[seat] for game, seat in seats),
    )


def _tenths(number: float) -> float:
    return round(float(number), 1) + 0.0  # which turns -0.0 into 0.0


def game_score(game: Played, a: str, b: str) -> float | None:
    """What `a` scored against `b` in one game; None if they did not meet in it."""
    results = [
        0.5 if mine == theirs else float(mine > theirs)
        for seat, (name, mine) in enumerate(zip(game.names, game.ranks, strict=True))
        for other, (rival, theirs) in enumerate(zip(game.names, game.ranks, strict=True))
        if seat != other and name == a and rival == b
    ]
    return sum(results) / len(results) if results else None


def game_luck(game: Played, a: str, b: str) -> float:
    """By how much the deals of one game favored the score of `a` against `b`."""
    assert game.luck is not None
    mean = {
        name: sum(of) / len(of) / 1000
        for name in (a, b)
        if (of := [luck for luck, n in zip(game.luck, game.names, strict=True) if n == name])
    }
    return (mean[a] - mean[b]) / 2


def adjusted(games: Sequence[Played], a: str, b: str) -> Adjusted | None:
    """The score of `a` against `b` without the luck of the deals."""
    blocks: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        score = game_score(game, a, b)
        if score is not None:
            if game.luck is None:
                return None
            blocks[game.block].append(score - game_luck(game, a, b))
    if len(blocks) < FEWEST_BLOCKS or a == b:
        return None
    counts = np.array([len(scores) for scores in blocks.values()])
    sums = np.array([sum(scores) for scores in blocks.values()])
    middle = float(sums.sum() / counts.sum())
    spread = ((sums - counts * middle) ** 2).sum() * len(blocks) / (len(blocks) - 1)
    margin = NORMAL_95 * float(np.sqrt(spread) / counts.sum())
    return Adjusted(round(middle, 6), round(middle - margin, 6), round(middle + margin, 6))


def _by_block(names: tuple[str, ...], games: Sequence[Played]) -> tuple[Matrix, Matrix]:
    """For every block: the scores of each bot against each, and how many games gave them."""
    size = len(names)
    scores: defaultdict[int, Matrix] = defaultdict(lambda: np.zeros((size, size)))
    counts: defaultdict[int, Matrix] = defaultdict(lambda: np.zeros((size, size)))
    for game in games:
        for (i, a), (j, b) in combinations(enumerate(names), 2):
            score = game_score(game, a, b)
            if score is not None:
                scores[game.block][i, j] += score
                scores[game.block][j, i] += 1 - score
                counts[game.block][i, j] += 1
                counts[game.block][j, i] += 1
    blocks = sorted(counts)
    empty = np.zeros((0, size, size))
    return (
        np.stack([scores[block] for block in blocks]) if blocks else empty,
        np.stack([counts[block] for block in blocks]) if blocks else empty,
    )


def _elo(scores: Matrix, counts: Matrix) -> tuple[Matrix, Matrix]:
    """The Elo of every bot, and its standard error."""
    strength, covariance = _fit(scores, counts)
    return strength * ELO, np.sqrt(np.maximum(covariance.diagonal(), 0)) * ELO


def _fit(scores: Matrix, counts: Matrix) -> tuple[Matrix, Matrix]:
    """The strengths of the Bradley-Terry model, with mean 0, and their covariance."""
    size = scores.shape[1]
    drawn = DRAWN_BEFORE * (1 - np.eye(size))
    won, met = scores.sum(axis=0) + drawn / 2, counts.sum(axis=0) + drawn
    strength = np.zeros(size)
    for _ in range(MOST_STEPS):
        expected = _expected(strength)
        step = np.linalg.solve(_curvature(met, expected), (won - met * expected).sum(axis=1))
        step *= min(1.0, LARGEST_STEP / max(np.abs(step).max(), SMALLEST_STEP))
        strength = strength + step
        if np.abs(step).max() < SMALLEST_STEP:
            break
    strength = strength - strength.mean()
    expected = _expected(strength)
    surprise = (scores - counts * expected).sum(axis=2)
    blocks = len(scores)
    spread = surprise.T @ surprise * (blocks / max(1, blocks - 1))
    # The game drawn before: half of it won, half of it lost.
    spread += _laplacian(drawn * ((1 - expected) ** 2 + expected**2) / 2)
    inverse = np.linalg.inv(_curvature(met, expected))
    return strength, inverse @ spread @ inverse


def _expected(strength: Matrix) -> Matrix:
    """What each bot should score against each."""
    return np.asarray(1 / (1 + np.exp(strength[None, :] - strength[:, None])))


def _curvature(met: Matrix, expected: Matrix) -> Matrix:
    # The ones hold the mean at 0, which the scores leave open.
    return _laplacian(met * expected * (1 - expected)) + np.ones_like(met)


def _laplacian(weights: Matrix) -> Matrix:
    return np.asarray(np.diag(weights.sum(axis=1)) - weights)


def _pairs(names: tuple[str, ...], games: int, scores: Matrix, counts: Matrix) -> list[PairRating]:
    if len(names) == 1:  # a bot scores half against itself
        return [PairRating(names[0], names[0], games, 0.5, 0.5, 0.5)]
    pairs = []
    for (i, a), (j, b) in combinations(enumerate(names), 2):
        pair = np.ix_(range(len(counts)), (i, j), (i, j))
        met = counts[:, i, j] > 0
        pairs.append(_pair(a, b, scores[pair][met], counts[pair][met]))
    return pairs


def _pair(a: str, b: str, scores: Matrix, counts: Matrix) -> PairRating:
    """Two bots' rating from their own games alone."""
    games = int(counts[:, 0, 1].sum())
    score = float(scores[:, 0, 1].sum()) / games if games else 0.5
    strength, covariance = _fit(scores, counts)
    difference = strength[0] - strength[1]
    # With mean 0 the two strengths mirror each other: their difference varies twice as much.
    margin = NORMAL_95 * 2 * np.sqrt(covariance[0, 0])
    low, high = 1 / (1 + np.exp(-(difference + np.array((-margin, margin)))))
    return PairRating(
        a=a,
        b=b,
        games=games,
        a_score=round(score, 6),
        # Between the two, the drawn game may pull the middle a little off the score itself.
        low=round(min(float(low), score), 6),
        high=round(max(float(high), score), 6),
    )
