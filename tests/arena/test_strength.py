"""The tool that measures strength: it changes the tables it measured and nothing else."""

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def tool():
    path = ROOT / "tools" / "measure_strength.py"
    spec = importlib.util.spec_from_file_location("measure_strength", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for their module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def sections(document):
    head, *parts = document.split("\n## ")
    return head.strip(), [part.strip() for part in parts]


def test_nothing_measured_changes_nothing(tool):
    assert tool.with_sections(DOCUMENT, {}) == DOCUMENT


@pytest.mark.parametrize("part", ["ladder", "uct", "many"])
def test_a_part_takes_the_place_of_the_old_one_and_the_others_stay(tool, part):
    title = tool.PARTS[part].title
    head, before = sections(DOCUMENT)
    changed = tool.with_sections(DOCUMENT, {part: f"## {title}\n\nnew\n"})
    head_after, after = sections(changed)
    assert head_after == head
    assert [f"{title}\n\nnew" if text.startswith(title) else text for text in before] == after
    assert before != after


def test_new_parts_stand_in_their_order_before_what_is_written_by_hand(tool):
    titles = [part.title for part in tool.PARTS.values()]
    document = f"# Strength\n\n## {titles[1]}\n\nold\n\n## Notes\n\nby hand\n"
    new = {
        name: f"## {part.title}\n\n{name}\n"
        for name, part in tool.PARTS.items()
        if part.title != titles[1]
    }
    head, found = sections(tool.with_sections(document, new))
    assert head == "# Strength"
    assert found[-1] == "Notes\n\nby hand"
    assert [text.partition("\n")[0] for text in found[:-1]] == titles


def test_every_match_belongs_to_a_part_and_has_its_own_games(tool):
    commands = {}
    for match in tool.MATCHES:  # what two parts tell of is the same match
        assert commands.setdefault(match.name, match.command) == match.command
    assert {match.part for match in tool.MATCHES} == set(tool.PARTS)
    assert all(match.games % match.players == 0 for match in tool.MATCHES)


@pytest.mark.parametrize("part", ["ladder", "many", "full", "time", "alone", "short"])
def test_a_part_is_played_read_again_and_shown(tool, part, tmp_path):
    """A few games with hardly any time: every row has as many cells as the head."""
    known = next(match for match in tool.MATCHES if match.part == part)
    match = tool.Match(part, known.bots, known.mode, known.players, 0.003, known.players)
    played = tool.measured(match, tmp_path, workers=1, play=True)
    assert len(played.played) == match.players
    assert tool.measured(match, tmp_path, workers=1, play=False).ratings == played.ratings
    section = tool.PARTS[part].section([played])
    cells = {line.count("|") for line in section.splitlines() if line.startswith("|")}
    assert len(cells) == 1
    assert match.command in section
