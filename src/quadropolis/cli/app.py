"""The `quadropolis` command. Its commands are one line each, at the end of this file."""

import re
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from quadropolis import QuadropolisError, __version__
from quadropolis.cli import (
    admin,
    arena,
    backup,
    bench,
    best,
    bots,
    doctor,
    moves,
    output,
    play,
    replay,
    review,
    rules,
    score,
    serve,
    simulate,
    site,
    think,
    verify,
)
from quadropolis.cli.help import SpokenCommand, SpokenGroup

FINE, BAD_INPUT, INTERRUPTED = 0, 2, 130


class Commands(SpokenGroup):
    """The commands, with one way to report errors: one line, or JSON where JSON was asked for."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        output.prepare_streams()
        given = list(sys.argv[1:] if args is None else args)

        def run() -> Any:
            return super(Commands, self).main(
                given, prog_name, complete_var, False, windows_expand_args, **extra
            )

        if not standalone_mode:
            return run()
        sys.exit(self._exit_code(run, as_json=_asks_for_json(given)))

    def _exit_code(self, run: Any, as_json: bool) -> int:
        try:
            result = run()
            if sys.stdout is not None:
                sys.stdout.flush()
        except QuadropolisError as error:
            output.report(error.to_data(), as_json)
        except typer.TyperException as error:
            output.report(_usage_data(error), as_json)
        except typer.Abort:
            return INTERRUPTED
        except BrokenPipeError:
            output.abandon_stdout()
            return FINE
        except OSError as error:
            output.abandon_stdout()
            reason = error.strerror or str(error)
            output.report(
                {"code": "file/failed", "arguments": {"reason": reason}, "text": f"{reason}."},
                as_json=False,  # the standard output is what may have failed
            )
        else:
            return result if type(result) is int else FINE
        return BAD_INPUT

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Whoever read our output has seen enough (`| head`); that is no mistake.
            output.abandon_stdout()
            return FINE


def _asks_for_json(args: Sequence[str]) -> bool:
    before_rest = args[: args.index("--")] if "--" in args else args
    return "--json" in before_rest


def _usage_data(error: typer.TyperException) -> dict[str, Any]:
    """A wrong command line in the shape of every other error."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(error).__name__).lower()
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "quadropolis"
    text = error.format_message().rstrip()
    text += "" if text.endswith((".", "?", "!")) else "."
    return {
        "code": f"usage/{name}",
        "arguments": {"command": command, "parameter": _parameter(error)},
        "text": f"{text} See: {command} --help",
    }


def _parameter(error: typer.TyperException) -> str | None:
    """The option or argument that a wrong command line is about."""
    name = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    return name or (parameter.get_error_hint() if parameter is not None else None)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quadropolis {__version__}")
        raise typer.Exit


app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True, help="cli-help-quadropolis")
def quadropolis(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="cli-option-version"),
    ] = False,
) -> None:
    """The board game Quadropolis: play it, score cities, check and replay games."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), nl=False)


def _add(command: Callable[..., int | None], key: str, example: str) -> None:
    app.command(cls=SpokenCommand, help=key, epilog=example)(command)


_add(
    play.play,
    "cli-help-play",
    "play --mode expert --seat Ann --seat Bob --seat skilled --save game.json",
)
_add(rules.rules, "cli-help-rules", "rules tower")
_add(
    score.score,
    "cli-help-score",
    'score "T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3" --mode classic',
)
_add(moves.moves, "cli-help-moves", "moves game.json")
_add(think.think, "cli-help-think", "think game.json --bot top --seconds 2")
_add(replay.replay, "cli-help-replay", "replay games.jsonl --game 3 --ply 20")
_add(review.review, "cli-help-review", "review game.json --out review.html")
_add(
    simulate.simulate,
    "cli-help-simulate",
    "simulate --mode expert --players 3 --games 20 --seed 7 --out games.jsonl",
)
_add(
    best.best,
    "cli-help-best",
    "best --mode expert --players 4 --monuments 2 --seconds 30 --out best.json",
)
_add(bots.bots, "cli-help-bots", "bots")
_add(
    arena.arena,
    "cli-help-arena",
    "arena greedy random --games 20 --seed 7 --out results --resume",
)
_add(serve.serve, "cli-help-serve", "serve --port 8000 --no-browser")
_add(verify.verify, "cli-help-verify", "verify game.json")
_add(site.site, "cli-help-site", "site --out public")
_add(backup.backup, "cli-help-backup", "backup tables.db")
_add(doctor.doctor, "cli-help-doctor", "doctor")
_add(admin.admin, "cli-help-admin", "admin ban 192.0.2.0/24")
_add(bench.bench, "cli-help-bench", "bench --quick")


def main() -> None:
    """The entry point."""
    app(prog_name="quadropolis")
