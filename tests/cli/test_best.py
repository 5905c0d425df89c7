"""`quadropolis best`: answers, files, refusals, and Ctrl-C."""

import json
import signal
import subprocess

import pytest

import quadropolis as q
from tests.cli.command import DRAWING, command_line, environment, json_of, refused, run

QUICK = ("best", "--seconds", "0.1", "--kind", "harbor,factory", "--kind", "tower")


def test_the_answer_as_json():
    data = json_of(run(*QUICK, "--json", "--players", "3"))
    assert data["mode"] == "classic"
    assert data["kinds"] == ["tower", "factory", "harbor"]
    assert data["points"] == q.score(q.parse_city(data["city"], "classic")).total
    record = q.parse_record(json.dumps(data["record"]))
    assert str(record.states()[-1].cities[0]) == data["city"]
    assert data["boards"] > 0
    assert data["interrupted"] is False


def test_the_same_seed_gives_the_same_city():
    one, two = (
        json_of(run("best", "--runs", "1", "--json", "--threads", n, "--seed", "4")) for n in (1, 2)
    )
    assert one["city"] == two["city"]
    assert one["plan"] == two["plan"]


@pytest.mark.parametrize("plain", [True, False])
def test_the_answer_for_people_and_its_game(tmp_path, plain):
    path = tmp_path / "best.json"
    result = run(*QUICK, "--out", path, *(["--plain"] if plain else []))
    assert result.exit_code == 0, result.output
    assert "architect" in result.stdout
    assert f"quadropolis replay {path}" in result.stdout
    assert bool(DRAWING.search(result.stdout)) is not plain
    replayed = run("replay", path)
    assert replayed.exit_code == 0
    assert "This record is valid" in replayed.stdout


def test_a_city_is_completed():
    start = "T3 . . . / . . . . / . . . H3 / . . . ."
    data = json_of(run("best", "--from", start, "--seconds", "0.1", "--json"))
    assert data["from"] == start
    city = q.parse_city(data["city"], "classic")
    assert city["a1"][0].name == "T3"
    assert city["d3"][0].name == "H3"


def test_a_bound_is_kept_in_its_file(tmp_path):
    path = tmp_path / "proof.json"
    asked = ("best", "--seconds", "0.1", "--kind", "harbor", "--json", "--bound-file", path)
    first = json_of(run(*asked, "--bound", "20"))
    assert first["points"] <= first["bound"]
    assert json_of(run(*asked))["bound"] == first["bound"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--seconds", "0"), "solver/wrong_time"),
        (("--bound", "0"), "solver/wrong_time"),
        (("--kind", "castle"), "solver/unknown_kind"),
        (("--kind", "office"), "solver/unknown_kind"),
        (("--monuments", "1"), "solver/too_many_monuments"),
        (("--mode", "expert", "--players", "3", "--monuments", "4"), "solver/too_many_monuments"),
        (("--from", "Q . . . / . . . . / . . . . / . . . ."), "solver/cannot_be_completed"),
        (("--from", "X . . . / . . . . / . . . . / . . . ."), "notation/unknown_face"),
        (("--players", "7"), "setup/wrong_players"),
        (("--runs", "0"), "setup/wrong_number"),
        (("--threads", "0"), "setup/wrong_number"),
    ],
)
def test_what_is_refused(options, code):
    assert refused("best", *options)["code"] == code


def test_ctrl_c_prints_the_best_so_far():
    process = subprocess.Popen(
        command_line("best", "--seconds", "600", "--plain"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stderr is not None
    assert b"point" in process.stderr.readline()  # it has found something
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert b"Interrupted. The best city so far:" in out
    assert b"Round 4:" in out


def test_it_is_said_in_every_language():
    texts = {run(*QUICK, QUADROPOLIS_LANGUAGE=tag).stdout for tag in ("en", "fr", "nl", "ru")}
    assert len(texts) == 4
