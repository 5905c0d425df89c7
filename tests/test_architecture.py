"""The shape of the project: which part may import which, and what a light import loads."""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import quadropolis as q

ROOT = Path(q.__file__).parent
LONGEST_MODULE = 400

# Each part and the parts it may import; nothing imports against these arrows.
# "quadropolis" is the package itself: its public names and its version.
CORE = {"rules", "notation", "views"}
PLAYING = CORE | {"kernel", "bots", "testing", "quadropolis"}
# The server has rooms, each with arrows of its own. "server" is what all of them may use: errors,
# logs, metrics.
GAME = CORE | {"kernel", "quadropolis", "server"}
ARROWS: dict[str, set[str]] = {
    "rules": set(),
    "notation": {"rules"},
    "views": {"rules"},
    "quadropolis": {"rules", "notation", "views"},
    "words": set(),
    "rulebook": {"rules", "notation", "words"},
    "testing": CORE,
    "kernel": CORE,
    "bots": CORE | {"kernel", "quadropolis"},
    "bench": CORE | {"kernel", "testing", "quadropolis"},
    "arena": PLAYING | {"insight"},
    "env": PLAYING,
    "solver": CORE | {"kernel", "quadropolis"},
    "insight": CORE | {"kernel", "bots", "quadropolis"},
    "server": {"rules"},
    "server.game": GAME,
    "server.storage": {"server", "server.game"},
    "server.wire": GAME | {"server.game"},
    "server.pages": {"server", "server.wire", "rules", "rulebook", "words"},
    "server.push": {"server"},
    "server.live": GAME | {"bots", "server.push", "server.game", "server.storage", "server.wire"},
    "server.http": PLAYING
    | {"server", "server.game", "server.storage", "server.wire", "server.live", "server.pages"}
    | {"server.push"},
    "cli": PLAYING
    | {"arena", "bench", "env", "insight", "rulebook", "solver", "words"}
    | {"server", "server.http", "server.game", "server.storage", "server.pages", "server.push"},
    "__main__": {"cli"},
}
ROOMS = {part.partition(".")[2] for part in ARROWS if part.startswith("server.")}
STANDARD_LIBRARY_ONLY = ("rules", "notation", "views", "testing", "quadropolis")

MODULES = sorted(ROOT.rglob("*.py"))
NAMES = {
    ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in (*MODULES, *ROOT.rglob("*.pyi"))
}
EVERY_MODULE = pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))


def part_of(path: Path) -> str:
    """The part a module belongs to."""
    first, *rest = path.relative_to(ROOT).with_suffix("").parts
    if first == "server" and rest[0] in ROOMS:
        return f"server.{rest[0]}"
    return "quadropolis" if first == "__init__" else first


def part_named(module: str) -> str:
    """The part a module name of ours stands for."""
    _, *parts = [*module.split("."), "", ""]
    if parts[0] == "server" and parts[1] in ROOMS:
        return f"server.{parts[1]}"
    return parts[0] or "quadropolis"


def imports(path: Path) -> set[str]:
    """Every module that is imported, also inside functions, with `from` targets resolved."""
    found = set()
    package = ["quadropolis", *path.relative_to(ROOT).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.add(module)
            if module == "quadropolis":
                parts = {alias.name for alias in node.names if alias.name in ARROWS}
                found.update(f"quadropolis.{part}" for part in parts)
                if parts == {alias.name for alias in node.names}:
                    found.remove(module)
    return found


def ours(module: str) -> bool:
    return module.split(".", maxsplit=1)[0] == "quadropolis"


def test_the_arrows_lead_down_only():
    """No part can reach itself over others."""
    for part, below in ARROWS.items():
        reached, edge = set(), set(below)
        while edge:
            reached |= edge
            edge = set().union(*(ARROWS[there] for there in edge)) - reached
        assert part not in reached


def test_every_part_has_its_arrows():
    assert {part_of(path) for path in MODULES} <= set(ARROWS)


@EVERY_MODULE
def test_nothing_imports_against_the_arrows(path):
    part = part_of(path)
    imported = {part_named(module) for module in imports(path) if ours(module)}
    assert imported <= ARROWS[part] | {part}


def test_no_module_reaches_itself():
    """Within a part too, and not behind a check for types either."""
    graph = {}
    for path in MODULES:
        named = path.relative_to(ROOT.parent).with_suffix("").parts
        module = ".".join(named[:-1] if named[-1] == "__init__" else named)
        graph[module] = {there for there in targets(path) if ours(there) and there != module}
    known = graph.keys()
    tuple(TopologicalSorter({m: to & known for m, to in graph.items()}).static_order())


def targets(path: Path) -> set[str]:
    """The modules that are imported when that one is: `from package import module` too."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = {n for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) for n in ast.walk(f)}
    for node in ast.walk(tree):
        if node in inside:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules = {f"{node.module}.{alias.name}" for alias in node.names} & NAMES
            names = {alias.name for alias in node.names} - {m.rpartition(".")[2] for m in modules}
            found |= modules | ({node.module} if names else set())
    return found


@EVERY_MODULE
def test_the_plain_library_uses_the_standard_library_only(path):
    if part_of(path) in STANDARD_LIBRARY_ONLY:
        foreign = {m.split(".")[0] for m in imports(path) if not ours(m)}
        assert foreign <= set(sys.stdlib_module_names)


PROJECT = ROOT.parents[1]
WRITTEN = ("src", "tests", "tools", "benchmarks", "examples", "cpp")
GENERATED = {"_portable.pyi"}


def test_a_module_is_readable_in_one_sitting():
    """The page has this rule in its own tests, `web/src/architecture.test.ts`."""
    sources = [
        path
        for folder in WRITTEN
        for ending in ("*.py", "*.pyi", "*.cpp", "*.hpp", "*.sh")
        for path in (PROJECT / folder).rglob(ending)
        if path.name not in GENERATED
    ]
    assert len(sources) > 200
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert {path for path, lines in lengths.items() if lines > LONGEST_MODULE} == set()


def loaded_by(code: str) -> set[str]:
    """The top-level modules that a fresh Python has loaded after some code."""
    before = f"import sys; sys.path.insert(0, {str(ROOT.parent)!r}); "
    after = "; print(*{name.split('.')[0] for name in sys.modules})"
    # -S: what the environment loads at start-up is not ours.
    command = [sys.executable, "-S", "-c", before + code + after]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(run.stdout.split())


@pytest.mark.parametrize("module", ["quadropolis", "quadropolis.views", "quadropolis.testing"])
def test_a_light_import_loads_no_third_party_module(module):
    loaded = loaded_by(f"import {module}")
    assert "quadropolis" in loaded
    foreign = loaded - set(sys.stdlib_module_names) - {"quadropolis", "__main__", "__mp_main__"}
    assert not foreign


def test_scoring_and_playing_load_no_third_party_module():
    code = (
        "import quadropolis as q, random; s = q.start('expert', 3, True); "
        "s = q.deal(s, q.draw(s, random.Random(7))); s = q.play(s, q.legal_moves(s)[0]); "
        "q.score(s.cities[0])"
    )
    foreign = loaded_by(code) - set(sys.stdlib_module_names) - {"quadropolis", "__main__"}
    assert not foreign


def test_the_rules_hold_no_global_randomness_and_do_no_io():
    """Pure: no clock, no files (but their own table), no generator of their own."""
    forbidden = {"time", "datetime", "os", "pathlib", "socket", "threading", "subprocess", "sys"}
    for path in MODULES:
        if part_of(path) == "rules":
            assert not {m.split(".")[0] for m in imports(path)} & forbidden, path
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            assert not names & {"open", "print", "input"}, path
            from_random = [
                alias.name
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and node.module == "random"
                for alias in node.names
            ]
            assert set(from_random) <= {"Random"}, path
            assert "random" not in {
                alias.name
                for node in ast.walk(tree)
                if isinstance(node, ast.Import)
                for alias in node.names
            }, path


PUBLIC = [
    "start", "draw", "deal", "legal_moves", "play", "outcome", "score",
    "parse_city", "format_city", "parse_site", "format_site", "parse_deal", "format_deal",
    "parse_move", "format_move", "parse_record", "format_record", "GameRecord",
    "Move", "Deal", "State", "City", "Site", "Face", "Tile", "Kind", "Phase", "Outcome",
    "ScoreSheet", "Mode", "MODES", "CLASSIC", "EXPERT", "TILES", "FACES", "QuadropolisError",
]  # fmt: skip


@pytest.mark.parametrize("name", PUBLIC)
def test_the_public_names_exist(name):
    assert name in q.__all__
    assert hasattr(q, name)


def test_everything_announced_exists():
    assert all(hasattr(q, name) for name in q.__all__)
    assert q.__version__


def test_the_library_says_that_it_is_typed():
    assert (ROOT / "py.typed").exists()


def test_the_contract_reads_as_written():
    """The calls of the library's contract, one after the other."""
    import random

    state = q.start("expert", players=3, playgrounds=True, first_player=0)
    state = q.deal(state, q.draw(state, random.Random(7)))
    move = q.legal_moves(state)[0]
    assert q.play(state, str(move)) == q.play(state, move)
    assert q.outcome(state, allocations=None) is None
    city = q.parse_city("T2+T1 . S P / . F3 Hpe . / U1 . . . / . . . T3", mode="classic")
    sheet = q.score(city)
    assert sheet.total == sum(sheet.categories.values())
    assert q.score(city, allocation=sheet.allocation) == sheet
    assert q.score(city, inhabitants=9, energy=4).inhabitants_on_buildings <= 9
    for name in ("mode", "round", "turn", "phase", "current_player", "first_player", "mayor",
                 "urbanist", "architects", "spots", "site", "cities", "inhabitants",
                 "energy"):  # fmt: skip
        assert hasattr(state, name)
