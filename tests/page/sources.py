"""What the sources of the page say and where they take their words from."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE_SOURCES = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".svelte", ".ts", ".json"}
    and ".test." not in path.name
    and path.name not in {"schema.d.ts", "facts.json"}
)
PYTHON_SOURCES = sorted((ROOT / "src" / "quadropolis").rglob("*.py"))
OTHER_SOURCES = (
    ROOT / "src" / "quadropolis" / "data" / "rules.json",
    ROOT / "web" / "vite.config.ts",
    ROOT / "web" / "offline" / "plugin.ts",
)
"""Where else keys are named: the order of the rules, and what is written when the page is built."""

# 'key', "key" or `key-${part}`: whatever looks like a key of a catalogue.
QUOTED = re.compile(r"""(['"])([a-z][a-z0-9]*(?:[-_][a-z0-9_]+)+)\1""")
COMPOSED = re.compile(r"""[`"']([a-z][a-z0-9]*-(?:[a-z0-9_-]*-)?)(?:\$?\{|["'] \+)""")
MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
SPOKEN = ("aria-label", "aria-roledescription", "aria-valuetext", "alt", "title", "placeholder")
LITERAL = re.compile(rf"""\b(?:{"|".join(SPOKEN)})=(["'])([^"'{{]*[A-Za-z]{{2}}[^"'{{]*)\1""")


def quoted_keys() -> set[str]:
    """Everything in the sources that may be a key, written out."""
    return {found[1] for text in _texts() for found in QUOTED.findall(text)}


def keys_of(path: Path) -> set[str]:
    """The same for one file."""
    return {found[1] for found in QUOTED.findall(path.read_text(encoding="utf-8"))}


def key_beginnings() -> set[str]:
    """The beginnings of keys that are put together from a part, like `kind-${kind}`."""
    return {found for text in _texts() for found in COMPOSED.findall(text)}


def _texts() -> list[str]:
    paths = [*PAGE_SOURCES, *PYTHON_SOURCES, *OTHER_SOURCES]
    return [path.read_text(encoding="utf-8") for path in paths]


def written_texts(path: Path) -> list[str]:
    """Words that stand in a component's markup itself instead of in a catalogue."""
    markup = MARKUP.sub("", path.read_text(encoding="utf-8"))
    found = [text for _, text in LITERAL.findall(markup)]
    plain = re.sub(r"<[^<>]*>", "\n", _without_expressions(markup))
    found += [line.strip() for line in plain.splitlines() if re.search(r"[^\W\d_]{2}", line)]
    return found


def _without_expressions(markup: str) -> str:
    """The markup without {...}, however deep; arrow functions hold signs that look like tags."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        if not depth:
            kept.append(sign)
        depth -= sign == "}" and depth > 0
    return "".join(kept)
