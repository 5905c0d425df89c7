"""A review as one page of HTML that needs nothing else: no script, no font, no address."""

from collections.abc import Sequence
from html import escape

from quadropolis.cli.review_moves import way
from quadropolis.cli.reviewing import (
    Sheet,
    chance,
    closing,
    heading,
    moment,
    points,
    reasons,
    sheets,
)
from quadropolis.cli.text import language, say
from quadropolis.insight.asking import SIGN_MARKS
from quadropolis.insight.review import Node, Review, ReviewedMove

COLORS = ("#0b63b0", "#b4421d", "#1c7a43", "#7d3c98")
DASHES = ("", "8 4", "2 3", "10 3 2 3")
"""Lines differ by more than their color."""
WIDTH, HEIGHT, EDGE = 800, 260, 40
STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
caption { text-align: left; font-weight: bold }
th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #8886; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto; background: #fff; color: #222 }
figure { margin: 1rem 0 }
.wide { overflow-x: auto }
code { overflow-wrap: anywhere }
#as-points:checked ~ .by-chance, #as-chance:checked ~ .by-points { display: none }
"""


def page(found: Review) -> str:
    """The whole document."""
    names = found.record.players
    title = escape(heading(found))
    body = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in closing(found)),
        _graphs(found),
        *(_table(sheet, names) for sheet in sheets(found)),
        f"<h2>{escape(say('review-moments'))}</h2>",
        *(_moment(found, move) for move in found.moments),
        f"<h2>{escape(say('review-moves'))}</h2>",
        _moves(found),
    ]
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


# --- the graph ------------------------------------------------------------------------


def _graphs(found: Review) -> str:
    """Chances and points over the game; which of them is shown is chosen without a script."""
    by_chance, by_points = escape(say("review-graph")), escape(say("review-expected"))
    return (
        '<div><input type="radio" name="graph" id="as-chance" checked>'
        f'<label for="as-chance">{by_chance}</label> '
        '<input type="radio" name="graph" id="as-points">'
        f'<label for="as-points">{by_points}</label>'
        f'<figure class="by-chance">{graph(found, False)}</figure>'
        f'<figure class="by-points">{graph(found, True)}</figure></div>'
    )


def graph(found: Review, by_points: bool) -> str:
    """A line per player as SVG; every move on it leads to its row."""
    nodes, names = found.nodes, found.record.players

    def worth(node: Node, player: int) -> int:
        return node.value.points[player] if by_points else node.value.chances[player]

    all_worths = [worth(node, player) for node in nodes for player in range(len(names))]
    least = min(0, *all_worths)
    most = max(all_worths) if by_points else 1000
    text = points if by_points else chance

    def x(index: int) -> float:
        return EDGE * 1.5 + index * (WIDTH - EDGE * 2) / max(1, len(nodes) - 1)

    def y(value: int) -> float:
        return HEIGHT - EDGE - (value - least) * (HEIGHT - EDGE * 2) / max(1, most - least)

    title = escape(say("review-expected" if by_points else "review-graph"))
    drawn = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}" '
        'font-family="sans-serif" font-size="12" fill="currentColor">'
    ]
    for index, node in enumerate(nodes):
        if node.led == "deal":
            label = escape(say("review-round", round=node.round))
            drawn.append(
                f'<path d="M{x(index):.1f} {EDGE}V{HEIGHT - EDGE}" stroke="#999" '
                f'stroke-dasharray="2 4"/><text x="{x(index):.1f}" y="{HEIGHT - 20}">{label}</text>'
            )
    for value in (least, (least + most) // 2, most):
        drawn.append(
            f'<path d="M{EDGE * 1.5} {y(value):.1f}H{WIDTH - EDGE / 2}" stroke="#ccc"/>'
            f'<text x="0" y="{y(value) + 4:.1f}">{escape(text(value))}</text>'
        )
    for player, name in enumerate(names):
        line = " ".join(f"{x(i):.1f},{y(worth(n, player)):.1f}" for i, n in enumerate(nodes))
        drawn.append(
            f'<polyline points="{line}" fill="none" stroke="{COLORS[player]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[player]}"/>'
            f'<text x="{EDGE * 1.5 + player * 180}" y="20" fill="{COLORS[player]}">'
            f"{escape(name)}</text>"
        )
        drawn += [
            f'<a href="#ply-{nodes[i - 1].ply}"><circle cx="{x(i):.1f}" '
            f'cy="{y(worth(node, player)):.1f}" r="4" fill="{COLORS[player]}">'
            f"<title>{escape(f'{name} {text(worth(node, player))} ({node.move})')}</title>"
            "</circle></a>"
            for i, node in enumerate(nodes)
            if node.led == "move" and node.player == player
        ]
    return "".join([*drawn, "</svg>"])


# --- tables ---------------------------------------------------------------------------


def _table(sheet: Sheet, names: Sequence[str]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(
        f'<tr><th scope="row">{escape(label)}</th>'
        + "".join(f"<td>{escape(value)}</td>" for value in values)
        + "</tr>"
        for label, values in sheet.rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(sheet.title)}</caption>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _moment(found: Review, move: ReviewedMove) -> str:
    why = "".join(
        f"<li>{escape(sentence)}</li>" for sentence in reasons(found.record.players, move.review)
    )
    return (
        f'<p><a href="#ply-{move.ply}">{escape(moment(found, move))}</a></p><ul>{why}</ul>'
        f"<p><code>{escape(move.position)}</code></p>"
    )


def _moves(found: Review) -> str:
    """Every move: what it lost, its sign and the best one."""
    keys = ("round", "player", "move", "loss", "chance", "sign", "better")
    head = "".join(f'<th scope="col">{escape(say(f"review-head-{key}"))}</th>' for key in keys)
    rows = "".join(_row(found, move) for move in found.moves)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide">{table}</div>'


def _row(found: Review, move: ReviewedMove) -> str:
    sign = move.review.sign
    told = (
        f"{move.round}.{move.turn}",
        found.record.players[move.player],
        way(move, move.move),
        points(move.cost),
        chance(max(0, move.lost[1])),
        f"{SIGN_MARKS[sign]} {say('review-sign', sign=sign)}" if sign else "",
        "" if move.review.best == move.review.played else way(move, move.review.best.move),
    )
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in told)
    return f'<tr id="ply-{move.ply}">{cells}</tr>'
