"""`quadropolis serve`: everything on one machine, with nothing else to install."""

from typing import Annotated

import typer


def serve(
    *,
    host: Annotated[
        str, typer.Option(envvar="QUADROPOLIS_HOST", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(envvar="QUADROPOLIS_PORT", metavar="NUMBER", help="0 takes any free port."),
    ] = 8765,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="QUADROPOLIS_DATABASE",
            metavar="FILE|URL",
            help="An SQLite file or a database's URL; by default a file in your data folder.",
        ),
    ] = None,
    secret: Annotated[
        str | None,
        typer.Option(
            envvar="QUADROPOLIS_SECRET",
            metavar="TEXT",
            help="Signs the cookies; by default one that is kept in your data folder.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="QUADROPOLIS_ORIGINS",
            metavar="URL",
            help="An address under which a proxy offers this server, like https://play.example.",
        ),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            envvar="QUADROPOLIS_RATE",
            metavar="NUMBER",
            min=0,
            help="Requests per second of one client; 0 sets no limit.",
        ),
    ] = 40.0,
    bot_seconds: Annotated[
        float,
        typer.Option(
            envvar="QUADROPOLIS_BOT_SECONDS",
            metavar="SECONDS",
            min=0.001,
            max=600,
            help="Thinking time of bots per move; levels take their share of it.",
        ),
    ] = 1.0,
    bot_workers: Annotated[
        int,
        typer.Option(
            envvar="QUADROPOLIS_BOT_WORKERS",
            metavar="NUMBER",
            min=0,
            max=256,
            help="Processes for bots; 0 takes one for every core but one.",
        ),
    ] = 0,
    secure_cookie: Annotated[
        bool,
        typer.Option(
            "--secure-cookie",
            envvar="QUADROPOLIS_SECURE_COOKIE",
            help="Send the cookie over TLS only: for servers behind a proxy.",
        ),
    ] = False,
    no_browser: Annotated[
        bool,
        typer.Option(
            "--no-browser", envvar="QUADROPOLIS_NO_BROWSER", help="Do not open the browser."
        ),
    ] = False,
) -> None:
    """Serve tables to play at, on this machine and on the net. Ctrl-C stops it.

    Example: quadropolis serve --port 8000 --no-browser

    How to host it for others is in docs/hosting.md.
    """
    from quadropolis.server.run import run
    from quadropolis.server.settings import Settings, database_url, secret_of

    settings = Settings(
        database=database_url(database),
        secret=secret_of(secret),
        origins=frozenset(origin or ()),
        rate=rate,
        bot_seconds=bot_seconds,
        bot_workers=bot_workers,
        secure_cookie=secure_cookie,
    )
    run(settings, host, port, open_browser=not no_browser)
