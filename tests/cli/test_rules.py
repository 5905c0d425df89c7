"""`quadropolis rules`, and the helper card that `help` shows in a game."""

import json
import re

import pytest

import quadropolis as q
from quadropolis.rulebook.box import tile_counts, values
from quadropolis.rulebook.structure import rulings, sections, topics
from quadropolis.words import languages, words
from tests.cli.command import DRAWING, json_of, run

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def on_one_line(text: str) -> str:
    return " ".join(text.split())


@EVERY_LANGUAGE
def test_it_says_what_the_page_says(language: str) -> None:
    said = words(language)
    told = run("rules", "--plain", QUADROPOLIS_LANGUAGE=language).stdout
    for section in sections():
        assert f"{said.say(section['title'])} [{section['id']}]" in told
        for part in section["parts"]:
            for key in (part.get("text"), part.get("ruling"), *part.get("list", ())):
                assert key is None or said.say(key, **values()).replace("×", "x") in told
    assert not DRAWING.search(told)
    assert not re.search(r"\b(?:rules|scores|kind|box)-[a-z]+", told)


@pytest.mark.parametrize("topic", topics())
def test_a_topic_alone(topic: str) -> None:
    chosen = [section["id"] for section in topics()[topic]]
    assert [section["topic"] for section in json_of(run("rules", topic, "--json"))] == chosen
    drawn = run("rules", topic.upper())
    assert drawn.exit_code == 0
    for name in chosen:
        assert f"[{name}]" in drawn.stdout


def test_for_programs_everything_is_apart() -> None:
    (tower,) = json_of(run("rules", "tower", "--json"))
    assert tower["title"] == "Tower Blocks"
    table = next(part["table"] for part in tower["parts"] if part["what"] == "table")
    assert table["rows"][0][1:] == [str(points) for points in q.EXPERT.tower[1:]]
    figure = next(part for part in tower["parts"] if part["what"] == "figure")
    assert figure["board"][0]["square"] == "a1"
    marked = [
        cell["square"]
        for part in json_of(run("rules", "place", "--json"))[0]["parts"]
        for cell in part.get("board", ())
        if cell["marked"]
    ]
    assert {"b1", "c4"} <= set(marked)
    (listed,) = json_of(run("rules", "rulings", "--json"))
    assert sum(part["what"] == "ruling" for part in listed["parts"]) == len(rulings())


def test_an_unknown_topic_names_the_known_ones() -> None:
    refused = run("rules", "chess", "--json")
    assert refused.exit_code == 2
    error = json.loads(refused.stdout)["error"]
    assert error["code"] == "rules/unknown_topic"
    assert error["arguments"]["topics"].split(", ") == [*topics()]


@EVERY_LANGUAGE
@pytest.mark.parametrize("mode", q.MODES.values(), ids=str)
@pytest.mark.parametrize("look", [[], ["--plain"]], ids=["drawn", "plain"])
def test_the_helper_card_of_a_game(language: str, mode: q.Mode, look: list[str]) -> None:
    game = ("play", "--mode", mode, "--players", 3, "--seed", 1, *look)
    shown = run(*game, typed="help\nquit\n", QUADROPOLIS_LANGUAGE=language, COLUMNS="300").stdout
    told, said = on_one_line(shown), words(language)
    for key in ("scores-tie", "scores-idle", "scores-pollution", "rules-round-mayor"):
        assert on_one_line(said.say(key)) in told
    needs = said.say("helper-needs", what=said.say("scores-needs-nothing"))
    assert on_one_line(needs) in told
    counted = (mode.tower, mode.shop, mode.public_service, mode.park, mode.harbor)
    for table in (*counted, *mode.office):
        told_by = [f"{count} = {points}" for count, points in enumerate(table[1:], start=1)]
        assert (", ".join(told_by) if look else " ".join(map(str, table[1:]))) in told
    for face, counts in tile_counts(mode).items():
        with_three = [by_players[1] for by_players in counts]
        *_, line = re.findall(rf"^ ?{face} .*", shown, re.MULTILINE)
        numbers = [int(number) for number in re.findall(r"\d+", line)]
        ending = [*with_three, sum(with_three)]
        if look:  # Each number follows that of its round.
            rounds = [number for pair in enumerate(with_three, start=1) for number in pair]
            ending = [*rounds, sum(with_three)]
        assert numbers[-len(ending) :] == ending


def test_playgrounds_are_counted_where_they_are_played_with() -> None:
    game = ("play", "--players", 2, "--seed", 1, "--playgrounds", "--plain")
    told = run(*game, typed="help\nquit\n").stdout
    assert "Q Playground, 1 inhabitant: round 1 = 1, round 2 = 1, round 3 = 1, round 4 = 1" in told


@EVERY_LANGUAGE
def test_whoever_moves_in_expert_hears_where_every_empty_square_belongs(language: str) -> None:
    game = ("play", "--mode", "expert", "--players", 2, "--seat", "Ann", "--seed", 1, "--plain")
    told = run(*game, typed="quit\n", QUADROPOLIS_LANGUAGE=language).stdout
    for square, district, numbers in zip(
        q.EXPERT.squares, q.EXPERT.districts, q.EXPERT.numbers, strict=True
    ):
        (number,) = numbers - {district}
        place = words(language).say("rules-mat-square", district=district, number=number)
        assert f"{square} {place}" in told
