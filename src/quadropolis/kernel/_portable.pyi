from collections.abc import Sequence

import numpy
import numpy.typing

import quadropolis.kernel.numbers
import quadropolis.rules.city
import quadropolis.rules.move
import quadropolis.rules.scoring
import quadropolis.rules.tiles

def configure(tables: list[int], objects: dict[str, object], /) -> None: ...
def supports(level: str, /) -> bool: ...
def score(
    city: quadropolis.rules.city.City, inhabitants: int | None, energy: int | None
) -> quadropolis.rules.scoring.ScoreSheet: ...
def scores(position: Position, /) -> list[quadropolis.rules.scoring.ScoreSheet]: ...
def score_many(
    cities: list[quadropolis.rules.city.City], threads: int
) -> numpy.typing.NDArray[numpy.int16]: ...
def allocation_times(
    cities: list[quadropolis.rules.city.City], resources: Sequence[tuple[int, int]], /
) -> numpy.typing.NDArray[numpy.int64]: ...
def scored_city(
    mode_number: int,
    city: tuple[str, int | None, int | None, list[tuple[str, int, int]] | None],
    playgrounds: bool,
    margins: bool,
    /,
) -> str: ...
def scored_table(
    mode_number: int,
    cities: list[tuple[str, int | None, int | None, list[tuple[str, int, int]] | None]],
    playgrounds: bool,
    /,
) -> str: ...
def read_position(text: str, /) -> Position | str: ...
def reads_bytes(bytes: bytes, /) -> bool: ...
def read_city(mode_number: int, text: str, /) -> str: ...
def read_deal(text: str, /) -> str: ...
def write_position(position: Position, /) -> str: ...

class Position:
    """A position of the kernel: one small value, never changed."""

    @property
    def mode_number(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def phase_number(self) -> int: ...
    @property
    def current_player(self) -> int | None: ...
    @property
    def mayor(self) -> int: ...
    def __hash__(self) -> int: ...
    def __eq__(self, arg: object, /) -> bool: ...
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, memo: object, /) -> Position: ...
    def __reduce__(self) -> tuple[object, tuple[bytes]]: ...

def start(mode_number: int, players: int, playgrounds: bool, first_player: int, /) -> Position: ...
def deal(position: Position, tiles: Sequence[int], /) -> Position | None: ...
def draw(position: Position, seed: int, /) -> list[int]: ...
def play(position: Position, code: int, /) -> Position | None: ...
def legal_moves(
    position: Position, by_code: dict[int, quadropolis.rules.move.Move], /
) -> list[quadropolis.rules.move.Move]: ...
def move_codes(position: Position, /) -> numpy.typing.NDArray[numpy.uint16]: ...
def unpack(position: Position, /) -> quadropolis.kernel.numbers.Unpacked: ...
def pack(numbers: quadropolis.kernel.numbers.Packing, /) -> Position: ...
def random_games(
    mode_number: int,
    players: int,
    games: int,
    seed: int,
    threads: int,
    playgrounds: bool,
    scores: bool,
    /,
) -> int | numpy.typing.NDArray[numpy.int16]: ...
def playouts(
    position: Position, games: int, seed: int, threads: int, /
) -> numpy.typing.NDArray[numpy.int16]: ...
def random_end(position: Position, seed: int, /) -> Position: ...
def perft(position: Position, length: int, /) -> int: ...

FEATURES: int = 85

FEATURE_NAMES: dict[str, int]

MOST_TURNS: int = 20

MOST_ROUNDS: int = 5

HIDDEN: int = 24

LEVELS: tuple[tuple[str, bool, float, float, float], ...]

def choose(
    level: int,
    position: Position,
    values: numpy.typing.NDArray[numpy.float32] | None,
    seconds: float,
    wall_seconds: float,
    iterations: int,
    seed: int,
    most_candidates: int,
    /,
) -> tuple[int, tuple[int, float, list[tuple[int, int, float, tuple[float, ...]]]]]: ...
def think_uct(
    position: Position,
    seconds: float,
    wall_seconds: float,
    iterations: int,
    seed: int,
    most_candidates: int,
    exploration: float,
    /,
) -> tuple[int, float, list[tuple[int, int, float, tuple[float, ...]]]]: ...
def judge(
    position: Position, values: numpy.typing.NDArray[numpy.float32], /
) -> list[tuple[int, float]]: ...
def selfplay(
    values: numpy.typing.NDArray[numpy.float32],
    mode_number: int,
    players: int,
    games: int,
    seed: int,
    threads: int,
    temperature: float,
    curiosity: float,
    iterations: int,
    /,
) -> tuple[
    numpy.typing.NDArray[numpy.int16],
    numpy.typing.NDArray[numpy.float32],
    numpy.typing.NDArray[numpy.int16],
]: ...
def guided_games(
    position: Position,
    values: numpy.typing.NDArray[numpy.float32],
    games: int,
    seed: int,
    iterations: int,
    /,
) -> numpy.typing.NDArray[numpy.int16]: ...
def verb_start(mode: str, players: int, playgrounds: bool, first_player: int, /) -> str: ...
def verb_draw(position: str, seed: int, /) -> str: ...
def verb_deal(position: str, site: str, /) -> str: ...
def verb_play(position: str, move: str, /) -> str: ...
def verb_see(position: str, /) -> str: ...
def verb_moves(position: str, /) -> str: ...
def verb_plans(position: str, player: int, /) -> str: ...
def verb_refusal(position: str, move: str, /) -> str: ...
def verb_think(
    position: str,
    level: str,
    values: numpy.typing.NDArray[numpy.float32],
    iterations: int,
    seed: int,
    nodes: int,
    candidates: int,
    /,
) -> str: ...
def verb_result(
    position: str, allocations: list[list[tuple[str, int, int]] | None] | None, /
) -> str: ...
def digest(
    mode_number: int,
    players: int,
    playgrounds: bool,
    games: int,
    seed: int,
    values: numpy.typing.NDArray[numpy.float32],
    /,
) -> int: ...

class CitySearch:
    def __init__(
        self,
        mode_number: int,
        players: int,
        offer: Sequence[Sequence[int]],
        turns: int,
        kinds: Sequence[int],
        monuments: int,
        start: quadropolis.rules.city.City,
        planned: bool,
        hot: float,
        cold: float,
        steps: int,
        seed: int,
        runs: int,
        /,
    ) -> None: ...
    def go_on(self, seconds: float, threads: int, /) -> None: ...
    def best(
        self,
    ) -> (
        tuple[
            int,
            int,
            tuple[tuple[quadropolis.rules.tiles.Face, ...], ...],
            tuple[tuple[int, int, quadropolis.rules.tiles.Face, int], ...],
        ]
        | None
    ): ...
    @property
    def is_possible(self) -> bool: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def boards(self) -> int: ...
    @property
    def runs(self) -> int: ...

def arrangements(
    mode_number: int,
    usable: Sequence[int],
    scale: int,
    prices: Sequence[int],
    factories: int,
    parks: int,
    /,
) -> list[tuple[int, tuple[int, ...]]]: ...

ENCODING_VERSION: int = 1

def to_bytes(position: Position, /) -> bytes: ...
def from_bytes(data: bytes, /) -> Position | int: ...
def sizes(mode_number: int, players: int, /) -> tuple[int, int]: ...
def observe(position: Position, seat: int, out: numpy.typing.NDArray[numpy.uint8], /) -> None: ...
def mask(position: Position, out: numpy.typing.NDArray[numpy.uint8], /) -> None: ...
def action_code(position: Position, action: int, /) -> int: ...
def act(position: Position, action: int, /) -> Position | None: ...
def legal_actions(position: Position, /) -> list[int]: ...
def deal_randomly(position: Position, seed: int, /) -> Position: ...

class Batch:
    """Games side by side; quadropolis.env.Batch is for users."""

    def __init__(
        self,
        mode_number: int,
        players: int,
        playgrounds: bool,
        reward: int,
        seeds: Sequence[int],
        /,
    ) -> None: ...
    def write_to(
        self,
        observations: numpy.typing.NDArray[numpy.uint8],
        masks: numpy.typing.NDArray[numpy.uint8],
        movers: numpy.typing.NDArray[numpy.uint8],
        rewards: numpy.typing.NDArray[numpy.float32],
        ended: numpy.typing.NDArray[numpy.uint8],
        points: numpy.typing.NDArray[numpy.int16],
        last_views: numpy.typing.NDArray[numpy.uint8],
        /,
    ) -> None: ...
    def reset(self, seeds: Sequence[int], threads: int, /) -> None: ...
    def step(self, actions: numpy.typing.NDArray[numpy.int64], threads: int, /) -> int: ...
    def step_some(
        self,
        actions: numpy.typing.NDArray[numpy.int64],
        active: numpy.typing.NDArray[numpy.uint8],
        threads: int,
        /,
    ) -> int: ...
    def sample(self, actions: numpy.typing.NDArray[numpy.int64], /) -> None: ...
    def position(self, game: int, /) -> Position: ...

SIGNS: dict[str, int]

DEPTHS: dict[str, tuple[int, int, int, int]]

PARTS: tuple[str, ...]

def verb_value(
    position: str, values: numpy.typing.NDArray[numpy.float32], depth: str, /
) -> str: ...
def verb_review(
    position: str, move: str, values: numpy.typing.NDArray[numpy.float32], depth: str, /
) -> str: ...
def verb_reasons(
    position: str, move: str, values: numpy.typing.NDArray[numpy.float32], /
) -> str: ...
def features(
    position: Position, player: int, mayor: bool, turns: int, /
) -> numpy.typing.NDArray[numpy.int16]: ...
