"""A cluster of two nodes, one of which is lost in the middle: with `make test-long` only."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from quadropolis.arena.arena import Arena
from quadropolis.arena.plan import Plan
from tests.bots.processes import descendants
from tests.bots.test_executor import without_measures
from tests.sizes import LONG

PATIENCE = 300.0
PLAN = Plan(("beginner", "strong"), "classic", 2, iterations=200, seed=3)
GAMES = 24
LOOPBACK = "127.0.0.1"
STARTS = 5


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind((LOOPBACK, 0))
        return int(listening.getsockname()[1])


@contextmanager
def node(folder: Path, *arguments: str):
    """A node of Ray, as its program runs it; all its processes are ended by their ids."""
    # It gives itself half a minute to start, which a busy machine may need twice.
    for _ in range(STARTS):
        running = started(folder, *arguments)
        if running.poll() is None:
            break
    assert running.poll() is None, (folder / "ray.out").read_text(encoding="utf-8")
    try:
        yield running
    finally:
        end(running)


def started(folder: Path, *arguments: str):
    """A node that runs, or has ended."""
    command = [str(Path(sys.executable).with_name("ray")), "start", "--block", "--num-cpus", "1"]
    log = folder / "ray.out"
    with log.open("wb") as told:
        running = subprocess.Popen(
            [*command, "--node-ip-address", LOOPBACK, *arguments],
            stdout=told,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    deadline = time.monotonic() + PATIENCE
    while b"Ray runtime started" not in log.read_bytes() and running.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    if running.poll() is not None:
        end(running)
    return running


def end(running):
    """End a node at once, as if its plug had been pulled."""
    for pid in (*descendants(running.pid), running.pid):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue
    running.wait()


def wait_for_nodes(address: str, count: int) -> None:
    import ray

    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except ConnectionError:
            assert time.monotonic() < deadline
            continue
        alive = sum(there["Alive"] for there in ray.nodes())
        ray.shutdown()
        if alive == count:
            return
        assert time.monotonic() < deadline


def lost_node(tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    with Arena(PLAN, GAMES, here, False, 2) as local:
        list(local.play())
    address = f"{LOOPBACK}:{free_port()}"
    with ExitStack() as nodes:
        port = address.partition(":")[2]
        # The names of its sockets may not be long.
        temporary = nodes.enter_context(_short_folder())
        head = ("--head", "--port", port, "--include-dashboard=false", "--temp-dir", temporary)
        nodes.enter_context(node(tmp_path, *head))
        wait_for_nodes(address, 1)
        other = nodes.enter_context(node(tmp_path, "--address", address))
        wait_for_nodes(address, 2)
        with Arena(PLAN, GAMES, there, False, None, f"ray:{address}") as cluster:
            for played, _ in enumerate(cluster.play(), start=1):
                if played == GAMES // 4:
                    end(other)
    assert without_measures(here) == without_measures(there)


@contextmanager
def _short_folder():
    import tempfile

    with tempfile.TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as path:
        yield path


if LONG:

    def test_a_lost_node_costs_its_running_games_alone(tmp_path, monkeypatch):
        """Every record is what it is on this machine, byte for byte."""
        lost_node(tmp_path, monkeypatch)
