"""Photograph the icons of the installed app: `python tools/take_icons.py`.

Phones want pictures of a fixed size; the drawings are `web/public/icon.svg` and
`icon-maskable.svg`, of which any shape may be cut out.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright
from take_screenshots import ARGUMENTS, chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}
"""Each picture: its drawing, and its size in pixels."""


def main() -> None:
    """Write all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page()
        for name, (drawing, size) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            svg = (PUBLIC / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>* {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
