"""`quadropolis serve`: everything on one machine, with nothing else to install."""

import os
from typing import Annotated

import typer

from quadropolis.cli import options


def serve(
    *,
    host: Annotated[
        str, typer.Option(envvar="QUADROPOLIS_HOST", metavar="ADDRESS", help="cli-option-host")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(envvar="QUADROPOLIS_PORT", metavar="NUMBER", help="cli-option-port"),
    ] = 8765,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="QUADROPOLIS_DATABASE",
            metavar="FILE|URL",
            help="cli-option-database",
        ),
    ] = None,
    secret: options.Secret = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="QUADROPOLIS_ORIGINS",
            metavar="URL",
            help="cli-option-origin",
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="QUADROPOLIS_PUBLIC_URL",
            metavar="URL",
            help="cli-option-public-url",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="QUADROPOLIS_PROXY",
            metavar="ADDRESS",
            help="cli-option-proxy",
        ),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            envvar="QUADROPOLIS_RATE",
            metavar="NUMBER",
            min=0,
            help="cli-option-rate",
        ),
    ] = 40.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="QUADROPOLIS_LIMITS",
            metavar="NAME=NUMBER",
            help="cli-option-limit",
        ),
    ] = None,
    bot_seconds: Annotated[
        float,
        typer.Option(
            envvar="QUADROPOLIS_BOT_SECONDS",
            metavar="SECONDS",
            min=0.001,
            max=600,
            help="cli-option-bot-seconds",
        ),
    ] = 1.0,
    bot_workers: Annotated[
        int,
        typer.Option(
            envvar="QUADROPOLIS_BOT_WORKERS",
            metavar="NUMBER",
            min=0,
            max=256,
            help="cli-option-bot-workers",
        ),
    ] = 0,
    processes: options.Processes = 1,
    metrics_port: Annotated[
        int,
        typer.Option(
            envvar="QUADROPOLIS_METRICS_PORT",
            metavar="NUMBER",
            min=0,
            max=65_000,
            help="cli-option-metrics-port",
        ),
    ] = 0,
    push: options.Push = None,
    push_service: options.PushServices = None,
    secure_cookie: Annotated[
        bool,
        typer.Option(
            "--secure-cookie",
            envvar="QUADROPOLIS_SECURE_COOKIE",
            help="cli-option-secure-cookie",
        ),
    ] = False,
    no_browser: Annotated[
        bool,
        typer.Option("--no-browser", envvar="QUADROPOLIS_NO_BROWSER", help="cli-option-no-browser"),
    ] = False,
) -> None:
    """Serve tables to play at, on this machine and online. Ctrl-C stops it."""
    from quadropolis.bots.pool import cores
    from quadropolis.cli.text import say
    from quadropolis.server.http.group import MEMBER, expect_shareable
    from quadropolis.server.http.run import run, run_group
    from quadropolis.server.http.settings import (
        Settings,
        database_url,
        public_url_of,
        secret_of,
    )
    from quadropolis.server.limits import Limits
    from quadropolis.server.push.services import Push

    shown = public_url_of(public_url)
    settings = Settings(
        database=database_url(database),
        secret=secret_of(secret),
        origins=frozenset((*(origin or ()), *((shown,) if shown else ()))),
        rate=rate,
        limits=Limits().changed(limit or ()),
        bot_seconds=bot_seconds,
        bot_workers=bot_workers or max(1, (cores() - 1) // processes),
        metrics_port=metrics_port,
        secure_cookie=secure_cookie,
        public_url=shown,
        push=Push.of(push, tuple(push_service or ())),
    )

    def announce(address: str, others: tuple[str, ...]) -> None:
        print(say("cli-serve-at", address=address), flush=True)
        for other in others:
            print(say("cli-serve-others", address=f"{other}/"), flush=True)

    expect_shareable(settings.database, processes)
    if processes > 1 and MEMBER not in os.environ:
        run_group(settings, host, port, processes, not no_browser, announce)
        return
    run(settings, host, port, not no_browser, announce, proxies=tuple(proxy or ()))
