"""What requests cost, in requests: most are one, a few take as long as many."""

import re

_TABLE = r"/api/tables/[0-9a-z]{1,16}"
COSTS: tuple[tuple[str, str, float], ...] = (
    ("POST", "/api/records", 50.0),
    ("DELETE", "/api/me", 25.0),
    ("GET", "/api/me/export", 25.0),
    ("POST", "/api/tables", 5.0),
    ("POST", "/api/me", 3.0),
    ("POST", "/api/me/recovery", 3.0),
    ("GET", "/api/me/tables", 5.0),
    ("PUT", "/api/me/push(/.*)?", 3.0),
    ("DELETE", "/api/me/push/.*", 3.0),
    ("GET", "/api/tables", 4.0),
    ("GET", "/api/position", 5.0),
    ("POST", "/api/recover", 5.0),
    ("POST", "/api/score", 2.0),
    ("POST", "/api/score/table", 3.0),
    ("GET", f"{_TABLE}/plies/.*", 3.0),
    ("GET", f"{_TABLE}/moves", 3.0),
    ("GET", f"{_TABLE}/record", 2.0),
    ("GET", f"{_TABLE}/events", 2.0),
)
"""Method, address and cost; what is not here costs one, which is about a millisecond."""
FILE_COST = 0.25
"""A file of the page: loading it asks for many at once."""
OPERATION = frozenset(("/health", "/metrics"))
"""No files: they ask the database, or look at every table."""
MESSAGE_COSTS = {"hello": 3.0, "draft": 2.0, "plan": 2.0, "lay": 2.0, "say": 2.0}
"""The same for messages to a table: it is sent whole again, or something is written down."""

_KNOWN = tuple((method, re.compile(path), cost) for method, path, cost in COSTS)


def cost_of(method: str, path: str) -> float:
    """What a request costs."""
    if not path.startswith("/api"):
        return 1.0 if path in OPERATION else FILE_COST
    for known, pattern, cost in _KNOWN:
        if known == method and pattern.fullmatch(path):
            return cost
    return 1.0


def cost_of_message(type: str) -> float:
    """What a message costs, besides that it was heard."""
    return MESSAGE_COSTS.get(type, 1.0) - 1.0
