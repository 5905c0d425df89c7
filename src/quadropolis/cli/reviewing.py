"""A review in words: tables, what was played, the moments that decided the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from quadropolis.cli import words
from quadropolis.cli.board import PLAYER_STYLES, player_name
from quadropolis.cli.review_moves import difference, way
from quadropolis.cli.screen import Screen
from quadropolis.cli.sheets import verdict
from quadropolis.cli.text import has, listed, number, percent, say
from quadropolis.insight.asking import SIGN_MARKS, SIGNS, Reviewed
from quadropolis.insight.review import Account, Review, ReviewedMove
from quadropolis.rules.tiles import FACES

NAME_WIDTH = 12
PARTS_NAMED = 2
UNSPOKEN = ("space", "points")
"""Parts of a guess that say nothing: squares that are filled, points that are counted already."""
BARS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a column for every player."""

    title: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]


# --- numbers --------------------------------------------------------------------------


def points(tenths: int) -> str:
    return number(tenths / 10, 1)


def counted(tenths: int) -> float:
    """Points to be counted by a sentence: a whole number is said without a decimal."""
    return tenths / 10 if tenths % 10 else tenths // 10


def points_briefly(tenths: int) -> str:
    """With a decimal only where they need one."""
    return number(tenths / 10, 1 if tenths % 10 else 0)


def chance(thousandths: int) -> str:
    return percent(thousandths / 1000, 1)


def about(thousandths: int) -> str:
    """A chance in a sentence: as much of it as is certain."""
    return percent((thousandths + 5) // 10 / 100)


def change(shown: str, value: int) -> str:
    """With a plus where something grew."""
    return f"+{shown}" if value > 0 else shown


# --- tables ---------------------------------------------------------------------------


def sheets(found: Review) -> tuple[Sheet, Sheet, Sheet]:
    """Skill and luck in points and in chance, and how well everybody played."""
    return (
        Sheet(say("review-points"), _sums(found, 0)),
        Sheet(say("review-chances"), _sums(found, 1)),
        Sheet(say("review-play"), _play(found.accounts)),
    )


def _sums(found: Review, unit: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    text = (points, chance)[unit]
    laid = any(node.led == "allocation" for node in found.nodes)
    rows = [("start", False), ("own", True), ("others", True), ("deals", True)]
    rows += [("allocation", True)] if laid else []
    rows += [("result", False)]

    def told(account: Account, part: str, signed: bool) -> str:
        value = getattr(account, part)[unit]
        return change(text(value), value) if signed else text(value)

    return (
        *(
            (
                say(f"review-{part}"),
                tuple(told(account, part, signed) for account in found.accounts),
            )
            for part, signed in rows
        ),
        (
            say("review-error"),
            tuple(f"± {text(account.error[unit])}" for account in found.accounts),
        ),
    )


def _play(accounts: Sequence[Account]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    def row(key: str, *told: str) -> tuple[str, tuple[str, ...]]:
        return say(f"review-{key}"), told

    return (
        row("accuracy", *(percent(account.accuracy / 1000, 1) for account in accounts)),
        row("average", *(number(account.average / 100, 2) for account in accounts)),
        row("lost", *(points(account.lost[0]) for account in accounts)),
        row(
            "reassessed",
            *(change(points(a.reassessed[0]), a.reassessed[0]) for a in accounts),
        ),
        *(
            (
                f"{say('review-sign', sign=sign)} {SIGN_MARKS[sign]}",
                tuple(str(account.signs[sign]) for account in accounts),
            )
            for sign in SIGNS
        ),
    )


# --- sentences ------------------------------------------------------------------------


def heading(found: Review) -> str:
    return say(
        "cli-review-head",
        depth=found.depth,
        mode=say(f"mode-{found.record.mode}"),
        players=len(found.record.players),
        moves=len(found.moves),
    )


def closing(found: Review) -> list[str]:
    """Who won, and who played better than that."""
    if found.outcome is None:
        return [say("review-unfinished")]
    names = found.record.players
    return [
        *verdict(names, found.outcome),
        *(
            say(
                "review-unlucky",
                player=names[player],
                points=counted(-found.accounts[player].deals[0]),
            )
            for player in found.unlucky()
        ),
    ]


def moment(found: Review, move: ReviewedMove) -> str:
    """What was played when, what it cost, and what was better: never told alike."""
    sentence = say(
        "review-moment",
        round=move.round,
        turn=move.turn,
        player=found.record.players[move.player],
        move=way(move, move.move),
        points=counted(move.cost),
        chance=about(max(0, move.lost[1])),
        better=way(move, move.review.best.move),
    )
    return f"{sentence} {difference(move)}".rstrip()


def reasons(names: Sequence[str], review: Reviewed) -> list[str]:
    """The reasons for the best move, as sentences."""
    found = [told["categories"] for told in review.reasons if told["kind"] == "now"]
    now: Mapping[str, int] = found[0] if found else {}
    return [
        _reason(names, review.best.move, told)
        for told in review.reasons
        # What is lost now already is no risk to be told again.
        if told["kind"] != "risks" or now.get(told["what"], 0) >= 0
    ]


def _reason(names: Sequence[str], move: str, told: Mapping[str, Any]) -> str:
    kind, tenths = told["kind"], told["points"]
    # Points of the city as it stands are exact; the others are guesses, said as whole numbers.
    shown = (abs(tenths) + 5) // 10
    if kind == "now":
        return say(
            "reason-now",
            gain=words.yes(tenths > 0),
            points=shown,
            what=", ".join(
                f"{_name(part, n)} {change(points_briefly(n), n)}"
                for part, n in _by_weight(told["categories"])
            ),
        )
    if kind == "prepares":
        parts = [pair for pair in _by_weight(told["parts"]) if pair[0] not in UNSPOKEN]
        if not parts:
            return say("reason-prepares", points=shown)
        what = listed(_name(*pair) for pair in parts[:PARTS_NAMED])
        return say("reason-prepares-what", points=shown, what=what)
    if kind == "takes":
        return say(
            "reason-takes",
            points=shown,
            player=names[told["player"]],
            cause=told["cause"],
            face=words.kind_name(FACES[told["face"]].kind) if told["face"] else "",
            architect=move[0],
            spot=move[1:3],
        )
    return say(
        "reason-risks",
        points=shown,
        what=told["what"],
        before=told["before"],
        count=told["after"],
    )


def _by_weight(tenths: Mapping[str, int]) -> list[tuple[str, int]]:
    """Parts and what they bring, the largest first."""
    return sorted(tenths.items(), key=lambda item: -abs(item[1]))


def _name(part: str, tenths: int) -> str:
    """What grew or fell, as it is called within a sentence."""
    own = f"reason-{'part' if tenths > 0 else 'loss'}-{part}"
    return say(own) if has(own) else words.category_name(part)


# --- on the screen --------------------------------------------------------------------


def show(found: Review, screen: Screen, drawn: bool) -> None:
    """All of it, as tables or as sentences."""
    screen.say(heading(found), "bold")
    for sentence in closing(found):
        screen.say(sentence)
    for sheet in sheets(found):
        _show_sheet(sheet, found.record.players, screen, drawn)
    if drawn:
        screen.heading(say("review-graph"))
        for player, name in enumerate(found.record.players):
            line = player_name(player, name, NAME_WIDTH)
            line.pad_right(NAME_WIDTH + 1 - line.cell_len)
            screen.console.print(line.append(_bars(found, player), PLAYER_STYLES[player]))
    screen.heading(say("review-moments"))
    for move in found.moments:
        screen.say(moment(found, move), "bold")
        for sentence in reasons(found.record.players, move.review):
            screen.say(f"  {sentence}")
    if not found.moments:
        screen.say(say("review-no-moments"))


def _show_sheet(sheet: Sheet, names: Sequence[str], screen: Screen, drawn: bool) -> None:
    if not drawn:
        screen.heading(sheet.title)
        for label, values in sheet.rows:
            told = ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
            screen.say(say("cli-review-row", label=label, values=told))
        return
    table = Table(box=box.ROUNDED, title=Text(sheet.title, "bold"), title_justify="left")
    table.add_column("")
    for player, name in enumerate(names):
        table.add_column(player_name(player, name, NAME_WIDTH), justify="right", no_wrap=True)
    for label, values in sheet.rows:
        table.add_row(label, *values)
    screen.console.print(table)


def _bars(found: Review, player: int) -> str:
    """The chance to win at every position, as a row of bars."""
    return "".join(
        BARS[min(len(BARS) - 1, node.value.chances[player] * len(BARS) // 1000)]
        for node in found.nodes
        if node.led != "allocation"
    )
