"""Plain pages in a few words: the description of the API, and what stands in for a missing page."""

import json
from html import escape
from typing import Any

METHODS = ("get", "post", "put", "delete")

STYLE = """\
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fafaf7; }
code, pre { font-family: ui-monospace, monospace; }
pre { background: #efefe9; padding: .5rem 1rem; overflow-x: auto; }
h2 { margin-top: 2rem; border-bottom: 1px solid #ccc; }
table { border-collapse: collapse; margin: 1rem 0; }
table { display: block; overflow-x: auto; }
th, td { border: 1px solid #999; padding: .25rem .5rem; font-weight: normal; }
.board { font-size: .8rem; }
.board td { min-width: 5.2em; vertical-align: top; padding: .2rem; }
@media (max-width: 30rem) { table { font-size: .8rem; } .board { font-size: .7rem; } }
figure { margin: 1rem 0; }
.ruling { border-left: 4px solid #b4471f; padding-left: .75rem; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1d21; }
  pre { background: #26292f; } a { color: #8ab4f8; } }
"""


def plain_page() -> str:
    """What is shown at / while the package holds no built page."""
    return _html(
        "Quadropolis",
        "<h1>Quadropolis</h1><p>The server runs. This installation has no page to play on yet; "
        'programs play through the API: <a href="/api/docs">/api/docs</a>.</p>',
    )


def api_page(schema: dict[str, Any]) -> str:
    """The OpenAPI description as a page that needs no script and no other host."""
    parts = [f"<h1>{escape(schema['info']['title'])}</h1>"]
    parts.append('<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>')
    for path, methods in schema["paths"].items():
        for method in METHODS:
            if method in methods:
                parts.append(_operation(path, method, methods[method], schema))
    return _html("Quadropolis API", "".join(parts))


def _operation(path: str, method: str, described: dict[str, Any], schema: dict[str, Any]) -> str:
    text = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    text += f"<p>{escape(described.get('description', described.get('summary', '')))}</p>"
    body = described.get("requestBody", {}).get("content", {}).get("application/json")
    for example in _examples(body["schema"], schema) if body else ():
        text += f"<pre>{escape(json.dumps(example, ensure_ascii=False))}</pre>"
    return text


def _examples(shape: dict[str, Any], schema: dict[str, Any]) -> list[Any]:
    """The examples a schema gives, or what its parts give."""
    name = shape.get("$ref", "").rpartition("/")[2]
    if name:
        shape = schema["components"]["schemas"][name]
    if "examples" in shape:
        return list(shape["examples"])
    found = [e for part in shape.get("oneOf", ()) for e in _examples(part, schema)]
    fields = {
        key: part["examples"][0]
        for key, part in shape.get("properties", {}).items()
        if "examples" in part
    }
    return found or ([fields] if fields else [])


def _html(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/plain.css"></head><body>{body}</body></html>'
    )
