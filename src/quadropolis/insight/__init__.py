"""Skill and luck: what positions are worth, what moves cost, and why."""

from quadropolis.insight.asking import (
    DEPTHS,
    SIGNS,
    Judged,
    Loss,
    Outlook,
    Reviewed,
    Valued,
    reasons,
    review_move,
    value,
)
from quadropolis.insight.review import Account, Node, Review, ReviewedMove, review

__all__ = [
    "DEPTHS",
    "SIGNS",
    "Account",
    "Judged",
    "Loss",
    "Node",
    "Outlook",
    "Review",
    "Reviewed",
    "ReviewedMove",
    "Valued",
    "reasons",
    "review",
    "review_move",
    "value",
]
