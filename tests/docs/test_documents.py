"""Links lead somewhere, and what the documents say about the project is true."""

import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest

import quadropolis
from quadropolis.rulebook.reading import said
from quadropolis.rulebook.tables import box_table
from quadropolis.rules.mode import CLASSIC, EXPERT, MODES
from quadropolis.rules.tiles import Kind
from quadropolis.server.limits import Limits
from quadropolis.words import words
from tests.docs.markdown import (
    DOCUMENTS,
    ROOT,
    anchors,
    blocks,
    links,
    long_lines,
    table_rows,
    text_of,
)

LONGEST_LINE = 120
SVG_NAMESPACE = "http://www.w3.org/2000/svg"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_of(document: str) -> None:
    for link in links(document):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / document).parent / path if path else ROOT / document
        assert target.exists(), f"{document} links to {link}"
        if anchor:
            known = anchors(str(target.resolve().relative_to(ROOT)))
            assert anchor in known, f"{document} links to {link}; its headings are {sorted(known)}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_lines_of_prose_are_not_too_long_in(document: str) -> None:
    assert long_lines(text_of(document), LONGEST_LINE) == []


@pytest.mark.parametrize(
    ("text", "long"),
    [
        ("to be seen\nat once\n", []),
        ("to be seen at once\n", [1]),
        ("short\n\n- an item that is long\n", [3]),
        ("short\n# a heading that is long\n", [2]),
        ("```text\nan example that is long\n```\ntoo long after it\n", [4]),
        ("| a table | that is long |\n", []),
        ("[a link](of/any/length.md)\n", []),
        ("[a link](to.md) and more\n", [1]),
    ],
)
def test_a_long_line_is_noticed(text: str, long: list[int]) -> None:
    assert long_lines(text, 12) == long


def test_version_stands_in_one_place() -> None:
    assert version("quadropolis") == quadropolis.__version__


def test_changelog_tells_about_this_version() -> None:
    versions = re.findall(r"^## (\S+)", text_of("CHANGELOG.md"), re.MULTILINE)
    assert quadropolis.__version__ in versions


# --- rules.md -------------------------------------------------------------------------


def _numbers(cells: list[str]) -> tuple[int, ...]:
    return tuple(int(cell) for cell in cells if cell)


def test_point_tables_are_those_of_the_program() -> None:
    rows = table_rows("docs/rules.md")
    first = next(i for i, row in enumerate(rows) if row[:2] == ["building", "scores by"])
    written = {row[0]: _numbers(row[2:]) for row in rows[first + 2 : first + 7]}
    assert written == {
        "Tower Block": EXPERT.tower[1:],
        "Shop": EXPERT.shop[1:],
        "Public Service": EXPERT.public_service[1:],
        "Park, Playground": EXPERT.park[1:],
        "Harbor": EXPERT.harbor[1:],
    }
    for table in ("tower", "shop", "public_service", "park", "harbor"):
        classic = getattr(CLASSIC, table)
        assert classic == getattr(EXPERT, table)[: len(classic)]


def test_office_table_is_that_of_the_program() -> None:
    rows = table_rows("docs/rules.md")
    first = next(i for i, row in enumerate(rows) if row[0] == "group of")
    written = [_numbers(row[1:]) for row in rows[first + 2 : first + 2 + len(EXPERT.office)]]
    assert written == [line[1:] for line in EXPERT.office]


def test_expert_mat_is_that_of_the_program() -> None:
    rows = [row for row in table_rows("docs/rules.md") if re.fullmatch(r"\d/\d", row[-1])]
    mat = [tuple(map(int, cell.split("/"))) for row in rows for cell in row[1:]]
    assert tuple(district for district, _ in mat) == EXPERT.districts
    assert tuple(frozenset(pair) for pair in mat) == EXPERT.numbers


def test_sentences_about_neighbors_are_those_of_the_program() -> None:
    text = " ".join(text_of("docs/rules.md").split())
    assert EXPERT.factory == {Kind.SHOP: 2, Kind.HARBOR: 3, Kind.OFFICE: 4}
    assert "2 for each neighboring Shop, 3 for each Harbor, 4 for each Office Tower" in text
    assert EXPERT.monument == {Kind.FACTORY: -5, Kind.HARBOR: -5, Kind.PUBLIC_SERVICE: 2,
                               Kind.SHOP: 3, Kind.PARK: 5, Kind.PLAYGROUND: 5}  # fmt: skip
    assert "Factory or Harbor −5, Public Service +2, Shop +3, Park or Playground +5" in text


def test_facts_of_the_tiles_are_told_as_everywhere() -> None:
    text, english = " ".join(text_of("docs/rules.md").replace("**", "").split()), words("en")
    assert said(english, "rules-monument-rounds") in text
    mayor, *after = said(english, "rules-round-mayor").split(". ")
    assert f"{mayor} (Ruling). {'. '.join(after)}" in text
    assert "The four quarters of two by two squares are the districts" in text
    assert "Tower Block, Office Tower and another Monument 0" in text
    for mode in MODES.values():
        for row in box_table(english, mode).rows:
            assert list(row) in table_rows("docs/rules.md")


def test_credits_are_in_the_readme() -> None:
    credits = json.loads((ROOT / "src/quadropolis/data/credits.json").read_text("utf-8"))
    told = " ".join(text_of("README.md").split())
    assert all(name in told for name in credits.values())
    assert "unofficial" in told


def test_number_of_reconstructed_marks() -> None:
    inferred = sum(tile.mark_source == "inferred" for tile in quadropolis.TILES)
    assert f"The player marks of {inferred} tiles" in text_of("docs/rules.md")


# --- formats.md -----------------------------------------------------------------------


def test_every_face_is_explained() -> None:
    cells = " ".join(cell for row in table_rows("docs/formats.md") for cell in row)
    assert set(quadropolis.FACES) <= set(re.findall(r"`(\w+)`", cells))


# --- the tree of ARCHITECTURE.md ------------------------------------------------------


def _tree() -> set[str]:
    """The files and folders named in the tree, from the root of the project."""
    (block,) = (b for b in blocks("ARCHITECTURE.md") if b.text.startswith("README.md"))
    named: set[str] = set()
    folders: list[tuple[int, str]] = []
    for line in block.text.splitlines():
        name = line.split()[0]
        depth = len(line) - len(line.lstrip())
        while folders and folders[-1][0] >= depth:
            folders.pop()
        path = (folders[-1][1] if folders else "") + name
        named.add(path)
        if name.endswith("/"):
            folders.append((depth, path))
    return named


def test_the_tree_names_what_exists() -> None:
    missing = [path for path in _tree() if not (ROOT / path).exists()]
    assert not missing, f"ARCHITECTURE.md names what is not there: {missing}"


def test_the_tree_names_every_source() -> None:
    """By its own line, or by that of a folder of which the tree shows nothing more."""
    tree = _tree()
    closed = {
        folder
        for folder in tree
        if folder.endswith("/")
        and not any(path != folder and path.startswith(folder) for path in tree)
    }
    sources = [
        str(path.relative_to(ROOT))
        for folder, pattern in (("src/quadropolis", "*.py"), ("cpp", "*pp"))
        for path in (ROOT / folder).rglob(pattern)
    ]
    assert sources
    unnamed = [path for path in sorted(set(sources) - tree) if not path.startswith(tuple(closed))]
    assert not unnamed, f"ARCHITECTURE.md has no line for {unnamed}"


# --- pictures -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "picture", sorted((ROOT / "docs/pictures").iterdir()), ids=lambda p: p.name
)
def test_pictures_need_nothing_from_elsewhere(picture: Path) -> None:
    addresses = set(re.findall(r"https?://[^\"')\s]+", picture.read_text("utf-8")))
    assert addresses <= {SVG_NAMESPACE}


def test_every_limit_of_the_server_is_documented() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `([a-z-]+)` \| ([0-9.]+) \| (.+) \|$", text, re.MULTILINE)
    usual = [(name, f"{getattr(Limits(), name.replace('-', '_')):.12g}") for name in Limits.names()]
    assert [(name, number) for name, number, _ in told] == usual
