"""`quadropolis site`: the page as a folder that any host of plain files serves."""

from typing import Annotated

import typer

from quadropolis.cli import options, output


def site(
    out: Annotated[str, typer.Option(metavar="DIRECTORY", help="cli-option-site-out")],
    as_json: options.Json = False,
) -> None:
    """Write the page as a static site into a folder, whole or not at all."""
    from quadropolis.cli.files import write_folder
    from quadropolis.cli.text import say
    from quadropolis.server.http.guard import CONTENT_POLICY
    from quadropolis.server.pages.files import BUILT
    from quadropolis.server.pages.site import site_files

    files = site_files(BUILT, CONTENT_POLICY)
    write_folder(out, files)
    if as_json:
        size = sum(map(len, files.values()))
        output.print_json({"folder": out, "files": len(files), "bytes": size})
    else:
        print(say("cli-site-done", folder=out, files=len(files)))
