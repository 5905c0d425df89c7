"""The scoring pad in a real browser: what it shows is what the library counts."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

import quadropolis as q
from quadropolis.words import languages, words
from tests.browser.conftest import PHONE, WIDE, Open
from tests.sizes import LONG

CITIES = {
    "classic": (
        "T2+T1+T1 P T3 . / U1 T2 F3 S / Hpe F2 S U0 / Hpp H1 . .",
        "T1 P . S / . F1 S . / Hee . . U0 / . T2+T1 . T1m",
        "P . . F1 / . . . . / . . . . / S . . T3",
    ),
    "expert": (
        "O+O O P M S / T2+T1 . F1 S . / U1 . U0 . P / Hpe Hpp . . T3",
        "M F1 . . . / . O+O+O . T1 . / . . U2 . . / . Hee . . .",
    ),
}


def build(page: Page, mode: str, city: str) -> None:
    """Tap in a city as people do: faces one after the other, floors by touching a tower again."""
    names = q.MODES[mode].squares
    editor = page.locator("[data-editor]")

    for square, floors in zip(names, q.parse_city(city, mode).squares, strict=True):
        if not floors:
            continue
        chosen = editor.locator(f'[data-square="{square}"]')
        chosen.tap()
        for floor, face in enumerate(floors):
            if floor:
                chosen.tap()
            page.locator(f'[data-action="face-{face.name}"]').tap()


def write(page: Page, city: str) -> None:
    """The same by its text."""
    page.locator('[data-action="as-text"]').tap()
    text = page.locator('[data-action="city-text"]')
    text.fill(city)
    page.locator('[data-action="use-text"]').tap()
    expect(text).to_be_hidden()


def set_up(page: Page, mode: str, names: tuple[str, ...]) -> None:
    page.locator(f'[data-action="pad-mode-{mode}"]').check(force=True)
    page.locator(f'[data-action="pad-players-{len(names)}"]').check(force=True)
    for seat, name in enumerate(names):
        page.locator(f'[data-action="pad-name-{seat}"]').fill(name)
    page.locator('[data-action="setup-done"]').click()


@pytest.mark.parametrize("mode", ["classic", "expert"])
@pytest.mark.parametrize("language", languages() if LONG else ("en", "pt-BR"))
def test_cities_are_tapped_in_and_counted(visit: Open, mode: str, language: str) -> None:
    """On a phone with a finger, in every language, with the library's points at the end.

    One city of each language is tapped in, a different one in the next; the others are typed.
    """
    page = visit(f"/pad?lang={language}", viewport=PHONE, has_touch=True)
    cities = CITIES[mode]
    set_up(page, mode, ("Ann", "Bo", "Cy")[: len(cities)])
    for seat, city in enumerate(cities):
        page.locator(f'[data-action="city-{seat}"]').tap()
        if seat == languages().index(language) % len(cities):
            build(page, mode, city)
        else:
            write(page, city)
    page.locator('[data-action="result"]').tap()
    sheets = [q.score(q.parse_city(city, mode)) for city in cities]
    expected = [str(sheet.total).replace("-", "−") for sheet in sheets]
    expect(page.locator("[data-score-pad] [data-total]")).to_have_text(expected)
    won = max(range(len(sheets)), key=lambda seat: sheets[seat].rank)
    crowned = page.locator("[data-score-pad] thead [data-seat].won")
    expect(crowned).to_have_attribute("data-seat", str(won))
    expect(page.locator(f'[data-result="{won}"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_loses_nothing_and_undo_brings_back(visit: Open) -> None:
    page = visit("/pad", viewport=PHONE)
    set_up(page, "classic", ("Ann", "Bo"))
    for face in ("S", "P", "T2"):
        page.locator(f'[data-action="face-{face}"]').click()
    page.reload()
    here = page.locator("[data-editor]")
    page.locator('[data-action="as-text"]').click()
    city = page.locator('[data-action="city-text"]')
    expect(city).to_have_value("S P T2 . / . . . . / . . . . / . . . .")
    city.fill("s p t2+t1 . / . . . . / . . . . / . . . x")
    page.locator('[data-action="use-text"]').click()
    expect(page.locator("#pad-city-wrong")).not_to_be_empty()
    city.fill("s p t2+t1 . / . . . . / . . . . / . . . f1")
    page.locator('[data-action="use-text"]').click()
    expect(city).to_be_hidden()
    expect(here.locator("[data-gives]")).to_contain_text("3")
    page.locator('[data-action="undo"]').click()
    page.locator('[data-action="as-text"]').click()
    expect(city).to_have_value("S P T2 . / . . . . / . . . . / . . . .")


def test_a_link_holds_the_whole_pad(visit: Open) -> None:
    link = "/pad#c~Ann!T2-T1__S_P__F3_Hpe__U1_______T3~Bo!T1_P!3!2"
    page = visit(link)
    expect(page.locator("[data-score-pad] [data-total]")).to_have_count(2)
    first = q.score(q.parse_city("T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3", "classic"))
    second = q.score(q.parse_city("T1 P . . / . . . . / . . . . / . . . .", "classic"), 3, 2)
    expected = [str(sheet.total).replace("-", "−") for sheet in (first, second)]
    expect(page.locator("[data-score-pad] [data-total]")).to_have_text(expected)
    assert page.evaluate("location.hash") == ""
    page.reload()
    expect(page.locator("[data-score-pad] [data-total]")).to_have_text(expected)


def test_ties_are_explained_and_impossible_cities_are_flagged(visit: Open) -> None:
    city = "_".join(["H1"] * 16)
    page = visit(f"/pad#c~Ann!{city}~Bo!{city}")
    english = words("en")
    expect(page.locator("[data-warnings]")).to_be_visible()
    expect(page.locator("[data-warnings] li")).to_have_count(1)
    expect(page.locator("[data-score-pad] thead .won")).to_have_count(2)
    said = english.say("end-shared", names="Ann and Bo")
    expect(page.locator("[data-score-pad]")).to_contain_text(said)


def test_fewer_points_than_none_have_a_real_minus(visit: Open) -> None:
    page = visit("/pad#c~Ann!T1~Bo!S")
    expect(page.locator('[data-action="city-0"] b')).to_have_text("−1")


def test_what_one_more_would_be_worth(visit: Open) -> None:
    """The other way round: numbers are typed, and the margins are the library's."""
    city = "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3"
    page = visit("/pad#c~Ann!T2-T1__S_P__F3_Hpe__U1_______T3~Bo!S", viewport=WIDE)
    page.locator('[data-action="what-if-0"]').click()
    built, chance = q.parse_city(city, "classic"), Random(5)
    for _ in range(3):
        inhabitants, energy = chance.randrange(12), chance.randrange(7)
        for resource, count in (("inhabitants", inhabitants), ("energy", energy)):
            field = page.locator(f'[data-action="{resource}-0"]')
            field.fill(str(count))
            field.press("Tab")
        now = q.score(built, inhabitants, energy).total
        more = q.score(built, inhabitants + 1, energy).total - now
        said = words("en").say("pad-one-more-inhabitant", points=more)
        expect(page.locator('[data-margin="inhabitants"]')).to_have_text(said.strip())
        more = q.score(built, inhabitants, energy + 1).total - now
        said = words("en").say("pad-one-more-energy", points=more)
        expect(page.locator('[data-margin="energy"]')).to_have_text(said.strip())
        expect(page.locator("[data-score-pad] [data-total]").first).to_have_text(
            str(now).replace("-", "−")
        )


def test_the_result_is_saved_as_a_picture(visit: Open) -> None:
    page = visit("/pad#x~Ann!O-O_M~Bo!S_P_T1")
    with page.expect_download() as saved:
        page.locator('[data-action="picture"]').click()
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert width > 800
    assert height > 800


def test_a_wrong_link_is_no_harm(visit: Open) -> None:
    page = visit("/pad#z~nonsense")
    expect(page.locator('[data-action="setup-done"]')).to_be_visible()
    expect(page.get_by_text(words("en").say("pad-link-wrong"))).to_be_visible()
