"""The built page, kept in memory: compressed once, and the same document at all its addresses.

Beside an asset lies what the build has pressed, better and slower; browsers ask for it over https.
"""

import gzip
import json
import mimetypes
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fastapi import Request, Response

BUILT = Path(os.environ.get("QUADROPOLIS_PAGE") or Path(__file__).parent / "built")
"""Where the built page is; whoever works on it may serve another build."""
DOCUMENT, ADDRESSES = "index.html", "addresses.json"
"""The page itself, and its own list of the addresses that it shows something at."""
WORTH_COMPRESSING = 500
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/octet-stream",
    "application/wasm",
    "image/svg",
)
PRESSED = ".br"
"""What ends the name of a file that the build has pressed: it lies beside the file itself."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page, as it is sent."""

    body: bytes
    packed: Mapping[str, bytes]
    """The same, compressed, by encoding, the smallest first; nothing if it is not worth it."""
    type: str
    caching: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file, compressed for those who understand it."""
        headers = {"cache-control": self.caching, "vary": "accept-encoding"}
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, packed in self.packed.items():
            if encoding in accepted:
                headers["content-encoding"] = encoding
                return Response(packed, status, headers, self.type)
        return Response(self.body, status, headers, self.type)


class BuiltPage:
    """The files of the built page by their paths; nothing if there is no page."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != PRESSED
        }
        self._addresses = [
            re.compile(re.sub(":[a-z]+", "[^/]+", pattern.strip("/")))
            for patterns in json.loads(self._files[ADDRESSES].body if self else "{}").values()
            for pattern in patterns
        ]

    def __bool__(self) -> bool:
        return self._files.keys() >= {DOCUMENT, ADDRESSES}

    def answer(self, request: Request, path: str) -> Response | None:
        """A file of the page; its document at the addresses it shows; None if there is neither."""
        if path in self._files:
            return self._files[path].answer(request)
        if any(address.fullmatch(path.strip("/")) for address in self._addresses):
            return self._files[DOCUMENT].answer(request)
        wants_document = "text/html" in request.headers.get("accept", "")
        return self._files[DOCUMENT].answer(request, 404) if wants_document else None


def _accepted(header: str) -> set[str]:
    """The encodings that a browser takes: it may name some that it does not (`br;q=0`)."""
    parts = (part.replace(" ", "").partition(";q=") for part in header.lower().split(","))
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    # The built page has relative addresses; its document is sent at paths of any depth.
    if path == folder / DOCUMENT:
        body = body.replace(b'="./', b'="/')
    # JavaScript has many names; browsers insist on one of them for modules.
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    type = "text/javascript" if path.suffix == ".js" else kind
    packed = {}
    pressed = path.with_name(path.name + PRESSED)
    if pressed.is_file():
        packed["br"] = pressed.read_bytes()
    if len(body) > WORTH_COMPRESSING and type.startswith(COMPRESSIBLE):
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    # The names of assets change with their content.
    is_asset = path.relative_to(folder).parts[0] == "assets"
    return File(body, packed, type, FOREVER if is_asset else ASK_AGAIN)
