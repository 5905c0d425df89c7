"""What the end of a game is worth to each player."""

from typing import Literal, get_args

from quadropolis import kernel
from quadropolis.env.errors import wrong_choice

Reward = Literal["win", "points", "margin", "shared"]
REWARDS: tuple[Reward, ...] = get_args(Reward)
"""In the order of `cpp/env/batch.hpp`, which pays the same."""


def checked_reward(reward: str) -> Reward:
    """The reward of that name, if there is one."""
    if reward not in REWARDS:
        raise wrong_choice("reward", reward, REWARDS)
    return reward


def rewards_of(position: kernel.Position, reward: Reward) -> list[float]:
    """The rewards of all seats at the end of a game; before it nobody gets anything.

    `win`: 1 for whoever wins alone, and what all others pay for it together; several winners
    share. `points`: the own points. `margin`: how many more than the best of the others.
    `shared`: the points of all together, the same for everyone.
    """
    outcome = kernel.outcome(position)
    players = position.players
    if outcome is None:
        return [0.0] * players
    points = outcome.scores
    if reward == "points":
        return [float(own) for own in points]
    if reward == "shared":
        return [float(sum(points))] * players
    if reward == "margin":
        return [
            float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)
        ]
    share = 1 / len(outcome.winners)
    return [
        (players * (share if seat in outcome.winners else 0) - 1) / (players - 1)
        for seat in range(players)
    ]


def range_of(reward: Reward, players: int) -> tuple[float, float]:
    """The least and the most that one player can get."""
    if reward == "win":
        return -1 / (players - 1), 1.0
    return {
        "points": (-MOST_POINTS, MOST_POINTS),
        "margin": (-2 * MOST_POINTS, 2 * MOST_POINTS),
        "shared": (-players * MOST_POINTS, players * MOST_POINTS),
    }[reward]


MOST_POINTS = 400.0
"""More than a city can be worth, and less than it can cost."""
