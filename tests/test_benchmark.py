"""The benchmark of the plain library runs and reports what it says."""

import json
import subprocess
import sys
from pathlib import Path

import quadropolis as q

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "plain.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False
    )


def test_it_reports_games_and_best_allocations_as_data():
    done = run("--json", "--games", "1", "--cities", "5")
    data = json.loads(done.stdout)
    rows = data["games"]
    assert {(row["mode"], row["players"]) for row in rows} == {
        (mode, players) for mode in q.MODES for players in (2, 3, 4)
    }
    assert all(row["per_second"] > 0 for row in rows)
    for row in data["best_allocation"]:
        assert 0 < row["median_ms"] <= row["p99_ms"] <= row["worst_ms"]
    assert {row["cities"] for row in data["best_allocation"]} == {"final", "full", "half"}


def test_it_reports_the_same_as_tables():
    done = run("--games", "1", "--cities", "5")
    assert done.returncode == 0
    for words in ("games per second", "median", "p99", "worst", "expert", "4 players"):
        assert words in done.stdout


def test_wrong_options_are_explained():
    for wrong in ("x", "0", "-1", "9" * 5000):
        done = run("--games", wrong)
        assert done.returncode == 2
        assert "expected a number from 1" in done.stderr
        assert "Traceback" not in done.stderr
