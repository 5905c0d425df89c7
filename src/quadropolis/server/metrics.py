"""Numbers for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Mapping

_HELP: Mapping[str, str] = {
    "requests_total": "HTTP requests answered, by status.",
    "refusals_total": "Requests and messages refused, by code.",
    "messages_total": "WebSocket messages received, by type.",
    "events_total": "Events written, by kind.",
    "commits_total": "Transactions that wrote events.",
    "appends_total": "Appends written by those transactions.",
    "bot_moves_total": "Moves made by bots.",
    "pushes_total": "Messages to push services, by what became of them.",
}


class Metrics:
    """Counters by name and label, and gauges given when they are read."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str, str]] = Counter()

    def count(self, name: str, label: str = "", value: str = "", amount: int = 1) -> None:
        """Add to a counter."""
        self._counts[name, label, value] += amount

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything in Prometheus's text format."""
        lines = []
        for name, described in _HELP.items():
            lines.append(f"# HELP quadropolis_{name} {described}")
            lines.append(f"# TYPE quadropolis_{name} counter")
            for (found, label, value), amount in sorted(self._counts.items()):
                if found == name:
                    labels = f'{{{label}="{value}"}}' if label else ""
                    lines.append(f"quadropolis_{name}{labels} {amount}")
        for name, reading in gauges.items():
            lines.append(f"# TYPE quadropolis_{name} gauge")
            lines.append(f"quadropolis_{name} {reading:g}")
        return "\n".join(lines) + "\n"
