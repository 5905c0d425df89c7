"""The Markdown files of the project, and what is in them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = tuple(
    str(path.relative_to(ROOT)) for path in sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
)

_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>[^\n`]*)\n(?P<body>.*?)^(?P=indent)```[ ]*$",
    re.MULTILINE | re.DOTALL,
)
_LINK = re.compile(r"\]\((?P<target>[^()\s]+)\)")
_HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a document."""

    document: str
    line: int
    """The line of its first line of content, counted from 1."""
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}, line {self.line}"


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str) -> Iterator[Block]:
    """The fenced blocks, in order."""
    text = text_of(document)
    for match in _FENCE.finditer(text):
        indent = len(match["indent"])
        lines = [line[indent:] for line in match["body"].splitlines()]
        yield Block(
            document,
            text.count("\n", 0, match.start("body")) + 1,
            match["language"].strip(),
            "\n".join(lines) + "\n",
        )


def prose(document: str) -> str:
    """The document without its blocks."""
    return _FENCE.sub("", text_of(document))


def long_lines(text: str, most: int) -> list[int]:
    """The numbers of the lines of prose with more characters than that: lines of blocks and of
    tables may be longer, and where a link leads does not count.
    """
    kept = _FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
    return [
        number
        for number, line in enumerate(kept.splitlines(), 1)
        if len(_LINK.sub("]()", line)) > most and not line.lstrip().startswith("|")
    ]


def links(document: str) -> list[str]:
    return [match["target"] for match in _LINK.finditer(prose(document))]


def anchors(document: str) -> set[str]:
    """The names under which the headings can be linked to."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in _HEADING.findall(prose(document))
    }


def table_rows(document: str) -> list[list[str]]:
    """The cells of every line of every table."""
    return [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in prose(document).splitlines()
        if line.lstrip().startswith("|")
    ]
