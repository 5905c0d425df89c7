"""`quadropolis site`: the page as a folder of plain files."""

import re
from pathlib import Path

import pytest

from quadropolis.words import languages
from tests.cli.command import json_of, program, refused, run

ADDRESS = re.compile(r'(?:href|src)="([^"]*)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "some" / "folder"
    result = run("site", "--out", str(folder))
    assert result.exit_code == 0, result.stderr
    return folder


def documents(site: Path) -> list[Path]:
    return sorted(site.glob("*.html"))


def test_every_address_is_relative_and_leads_to_a_file(site: Path) -> None:
    assert len(documents(site)) == 2 + len(languages())
    for document in documents(site):
        found = ADDRESS.findall(document.read_text(encoding="utf-8"))
        assert found
        for address in found:
            path = re.split("[?#]", address)[0]
            assert address.startswith(("./", "#")), (document.name, address)
            assert (site / path).exists(), (document.name, address)


def test_what_the_worker_keeps_is_all_there(site: Path) -> None:
    worker = (site / "sw.js").read_text(encoding="utf-8")
    listed = re.search(r'"files":\[([^\]]*)\]', worker)
    assert listed is not None
    kept = set(re.findall(r'"([^"]+)"', listed[1]))
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert kept <= there
    # The document is kept under the folder's own address; English rules have two names.
    assert there - kept == {"index.html", "rules.html", "sw.js"}


def test_the_document_says_that_there_is_no_server_and_asks_for_the_content_policy(
    site: Path,
) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    assert 'data-host="site"' in text
    assert "Content-Security-Policy" in text
    # Only a server may say that; browsers complain of it in a document.
    assert "frame-ancestors" not in text


def test_an_empty_folder_will_do_and_no_other(site: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    found = json_of(run("site", "--out", empty, "--json"))
    assert found["files"] == len([path for path in empty.rglob("*") if path.is_file()])
    file = tmp_path / "file"
    file.write_text("kept")
    for taken in (empty, file):
        assert refused("site", "--out", taken)["code"] == "file/folder_not_empty"
    assert file.read_text() == "kept"
    assert {path.name for path in tmp_path.iterdir()} == {"empty", "file"}


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("kept")
    assert refused("site", "--out", file / "below")["code"] == "file/unwritable"


def test_without_a_built_page(tmp_path: Path) -> None:
    # Where the page is, is looked up once, so this is a program of its own.
    done = program("site", "--out", tmp_path / "out", "--json", QUADROPOLIS_PAGE=str(tmp_path))
    assert done.returncode == 2
    assert b"serve/no_page" in done.stdout
