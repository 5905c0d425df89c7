"""What lies in deploy/ for hosts fits the server as it is."""

import re

from quadropolis.server.http.server import Server
from quadropolis.server.http.settings import Settings
from tests.docs.markdown import ROOT, text_of

DEPLOY = ROOT / "deploy"


def _text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_alerts_are_about_numbers_that_there_are(tmp_path) -> None:
    server = Server(Settings(f"sqlite:///{tmp_path / 'games.db'}", "s" * 16))
    told = server.metrics.text(server.gauges())
    named = set(re.findall(r"quadropolis_[a-z_]+", _text("alerts.yaml")))
    assert named
    assert named <= set(re.findall(r"^# TYPE (\S+)", told, re.MULTILINE))


def test_variables_are_those_of_the_handbook() -> None:
    known = set(re.findall(r"QUADROPOLIS_[A-Z_]+", text_of("docs/hosting.md")))
    for path in DEPLOY.iterdir():
        assert set(re.findall(r"QUADROPOLIS_[A-Z_]+", _text(path.name))) <= known, path.name
