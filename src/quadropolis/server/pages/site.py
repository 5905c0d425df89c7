"""The page as a static site: a folder that any host of plain files serves, under any path."""

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path

from quadropolis.server.errors import NoBuiltPage
from quadropolis.server.pages.api_page import STYLE
from quadropolis.server.pages.files import ADDRESSES, DOCUMENT, PRESSED
from quadropolis.server.pages.rules_page import SITE, rules_html
from quadropolis.words import languages

SERVED_MARK, SITE_MARK = b'data-host="server"', b'data-host="site"'
"""How the document says whether a server sent it."""
HEAD = b'<meta charset="utf-8" />'
HEADERS_ONLY = re.compile(r" *frame-ancestors [^;]+;?")
"""A part of the content policy that a document cannot ask for itself."""


def site_files(built: Path, policy: str) -> Mapping[str, bytes]:
    """Every file of the site by its path, made of the built page.

    No host need send a content policy: the document asks for it itself.
    """
    if not (built / DOCUMENT).is_file():
        raise NoBuiltPage()
    files = {
        path.relative_to(built).as_posix(): path.read_bytes()
        for path in sorted(built.rglob("*"))
        if path.is_file() and path.name != ADDRESSES and path.suffix != PRESSED
    }
    asked = escape(HEADERS_ONLY.sub("", policy).strip(" ;"))
    meta = f'\n    <meta http-equiv="Content-Security-Policy" content="{asked}" />'.encode()
    document = files[DOCUMENT].replace(SERVED_MARK, SITE_MARK)
    files[DOCUMENT] = document.replace(HEAD, HEAD + meta)
    files["plain.css"] = STYLE.encode()
    for tag in languages():
        files[f"rules-{tag}.html"] = rules_html(tag, SITE).encode()
    files["rules.html"] = files[f"rules-{languages()[0]}.html"]
    return files
