"""The rules without JavaScript, and what the diagrams of both versions show."""

import re
from collections import Counter
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import quadropolis as q
from quadropolis.rulebook.boards import mat_board
from quadropolis.rulebook.box import values
from quadropolis.rulebook.structure import rulings, sections, structure
from quadropolis.rulebook.tables import box_table, neighbors_worth
from quadropolis.rules.mode import CLASSIC, EXPERT, MODES
from quadropolis.rules.tiles import face_up
from quadropolis.server.pages.rules_page import chosen_language, rules_html
from quadropolis.words import languages, words

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
TOOL = Path(__file__).parents[3] / "tools" / "write_rules.py"


class Page(HTMLParser):
    """What a page holds: its tags in order, ids, links and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.attributes |= {name for name, _ in attrs}
        given = dict(attrs)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            self.links.append(given["href"])
        if tag not in {"meta", "link", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


@EVERY_LANGUAGE
def test_every_section_is_there_with_all_it_says(language):
    page, said = Page(rules_html(language)), words(language)
    assert page.ids == [section["id"] for section in sections()]
    text = " ".join(page.words)
    for section in sections():
        assert said.say(section["title"]) in text
        for part in section["parts"]:
            for key in (part.get("text"), part.get("ruling"), *part.get("list", ())):
                assert key is None or said.say(key, **values()) in text
    for key in rulings():
        assert text.count(said.say(key)) == 2, "where it matters, and in the list of rulings"


@EVERY_LANGUAGE
def test_it_needs_no_script_and_its_links_lead_somewhere(language):
    page = Page(rules_html(language))
    assert page.tags["script"] == page.tags["iframe"] == 0
    assert not [name for name in page.attributes if name.startswith("on") or name == "style"]
    within = [link[1:] for link in page.links if link.startswith("#")]
    assert within == page.ids
    others = {link.partition("?")[0] for link in page.links if not link.startswith("#")}
    assert others <= {"/rules", "/rules.html"}


@EVERY_LANGUAGE
def test_no_key_is_shown_instead_of_words(language):
    text = " ".join(Page(rules_html(language)).words)
    assert not re.findall(r"\b(?:rules|scores|kind|page)-[a-z]+", text)


@EVERY_LANGUAGE
def test_sums_in_the_examples_add_up(language):
    text = " ".join(Page(rules_html(language)).words)
    sums = re.findall(r"(\d+(?:\s\+\s\d+)+)\s=\s(\d+)", text)
    assert len(sums) >= 7
    for terms, total in sums:
        assert sum(map(int, terms.split("+"))) == int(total)


def test_every_diagram_is_shown_once():
    for many, part in (("examples", "example"), ("sites", "site"), ("placings", "placing")):
        shown = [p[part] for section in sections() for p in section["parts"] if part in p]
        assert sorted(shown) == sorted(structure()[many])


def test_every_kind_has_its_section_and_an_example_that_scores():
    for kind in EXPERT.kinds:
        (section,) = (s for s in sections() if s.get("kind") == kind.value)
        name = next(part["example"] for part in section["parts"] if "example" in part)
        example = structure()["examples"][name]
        city = q.parse_city(example["city"], mode=example["mode"])
        assert kind in city.kinds()
        category = "park" if kind == q.Kind.PLAYGROUND else kind.value
        assert example["sheet"]["categories"][category] > 0


def test_the_tables_of_expert_begin_with_those_of_classic():
    """The page shows one table for both modes and marks what Expert adds."""
    for name in ("tower", "shop", "public_service", "park", "harbor"):
        classic, expert = getattr(CLASSIC, name), getattr(EXPERT, name)
        assert expert[: len(classic)] == classic
    assert dict(EXPERT.factory) | dict(CLASSIC.factory) == dict(EXPERT.factory)


@EVERY_LANGUAGE
def test_tables_are_those_of_the_rules(language):
    page = rules_html(language)
    for table in (EXPERT.tower, EXPERT.shop, EXPERT.public_service, EXPERT.park, EXPERT.harbor):
        assert "".join(f"<td>{points}</td>" for points in table[1:]) in page
    for line in EXPERT.office:
        assert "".join(f"<td>{points}</td>" for points in line[1:]) in page
    for worth in (EXPERT.factory, neighbors_worth("monument", EXPERT)):
        shown = [
            f'<tr><th scope="row">{escape(words(language).say(f"kind-{kind}"))}</th>'
            f"<td>{str(points).replace('-', '−')}</td></tr>"
            for kind, points in worth.items()
        ]
        assert "".join(shown) in page


@EVERY_LANGUAGE
def test_the_box_and_the_expert_mat_are_shown(language):
    page, text = rules_html(language), words(language)
    for mode in MODES.values():
        for tile, *cells in box_table(text, mode).rows:
            numbers = "".join(f"<td>{cell}</td>" for cell in cells)
            assert f'<tr><th scope="row">{escape(tile)}</th>{numbers}</tr>' in page
    for cell in mat_board(text, "expert").cells:
        assert f"<td><small>{cell.square}</small><br>{escape(cell.lines[0])}</td>" in page


@EVERY_LANGUAGE
def test_numbers_below_zero_have_a_real_minus_sign(language):
    text = " ".join(Page(rules_html(language)).words)
    assert re.findall(r"[:,] −\d", text), "the examples of what is left over"
    assert not re.findall(r"(?:^|[\s:(])-\d", text)


@EVERY_LANGUAGE
def test_numbers_in_words_are_those_of_the_tiles(language):
    said = words(language)
    for players, number in ((4, 25), (3, 20), (2, 16)):
        assert str(number) in said.say("rules-round-deal")
        for mode in MODES.values():
            for round in range(1, mode.rounds + 1):
                shown = face_up(mode.name, round, False, players)
                assert sum(face is not None for face in shown) == number
    tiles = [tile for tile in q.TILES if tile.face.kind != q.Kind.PLAYGROUND]
    assert str(len(tiles)) in said.say("rules-table-tiles")


def test_monuments_come_when_the_rules_say():
    rounds = {
        players: [
            round
            for round in range(1, EXPERT.rounds + 1)
            if q.FACES["M"] in face_up("expert", round, False, players)
        ]
        for players in (2, 3, 4)
    }
    assert rounds == {2: [2, 3], 3: [2, 3, 4], 4: [2, 3, 4, 5]}


def test_the_language_is_asked_for_or_accepted():
    assert chosen_language("en", None) == "en"
    assert chosen_language(None, "en-GB,en;q=0.9") == "en"
    assert chosen_language("xx", "yy;q=0.5") == "en"
    for language in languages():
        assert chosen_language(language, "en") == language
        assert chosen_language(None, f"xx, {language};q=0.8, en;q=0.1") == language


def test_the_server_gives_it(served):
    stranger = served.stranger()
    status, body, headers = stranger.request("GET", "/rules.html?lang=en", None)
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert body.decode() == rules_html("en")
    for asked in ("x" * 200, "%00", "../../etc"):
        status, body, _ = stranger.request("GET", f"/rules.html?lang={asked}", None)
        assert (status, body.decode()) == (200, rules_html("en"))
