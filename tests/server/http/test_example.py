"""The example client plays a game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Served

CLIENT = Path(__file__).parents[3] / "examples" / "client.py"


@pytest.mark.parametrize("mode", ["classic", "expert"])
def test_the_example_client_plays_a_game(served: Served, mode: str) -> None:
    address = f"http://127.0.0.1:{served.port}"
    done = subprocess.run(
        (sys.executable, str(CLIENT), address, "--mode", mode),
        capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    found = re.fullmatch(r"Table (\w+): finished, scores \[(-?\d+), (-?\d+)\]\.\n", done.stdout)
    assert found, done.stdout
    shown = served.stranger().get(f"/api/tables/{found[1]}")
    assert shown["result"]["scores"] == [int(found[2]), int(found[3])]
