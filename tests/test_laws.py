"""Laws that hold in every reachable state: whole games beside an independent engine.

A game is played by the library and by the naive engine of tests/perft at once. After
every step both must show the same table, list the same moves and refuse the same ones.
"""

from collections import Counter
from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

import quadropolis as q
from quadropolis.testing import SETTINGS, check_laws
from quadropolis.views import state_data
from tests.perft import naive
from tests.refusals import refusal
from tests.sizes import size

EVERY_MOVE = [
    f"{architect}{spot}{target}"
    for architect in range(1, 6)
    for spot in naive.SPOTS
    for target in naive.TARGETS
]
"""Everything that can be written as a move: 5 architects, 20 spots, 22 targets."""


class Table:
    """One game, played twice, with the tiles counted a third time."""

    def __init__(self, mode: str, players: int, playgrounds: bool, first: int) -> None:
        self.state = q.start(mode, players, playgrounds, first)
        self.naive = naive.Position(mode, players, playgrounds, first)
        self.dealt: Counter[str] = Counter()
        self.placed: Counter[str] = Counter()
        self.discarded: Counter[str] = Counter()
        self.cleared: Counter[str] = Counter()

    def deal(self, seed: int) -> None:
        drawn = q.draw(self.state, Random(seed))
        self.dealt.update(name for name in drawn.names() if name != "#")
        self.naive = naive.deal(self.naive, list(drawn.names()))
        self.state = q.deal(self.state, drawn)

    def play(self, move: q.Move) -> None:
        before = self.state
        site = Counter(face.name for face in before.site.squares if isinstance(face, q.Face))
        face = self.naive.site.get(naive.REACHED[move.architect, move.spot])
        if move.to is not None:
            (self.discarded if move.discards else self.placed)[face] += 1
            site[face] -= 1
        self.state = q.play(before, move)
        self.naive = naive.play(self.naive, str(move))
        if self.state.phase != "move":
            self.cleared += site
        check_laws(before, move, self.state)

    def play_some(self, random: Random, count: int) -> None:
        """Random moves, with deals in between."""
        for _ in range(count):
            if self.state.phase == "deal":
                self.deal(random.randrange(10**6))
            elif self.state.phase == "move":
                self.play(random.choice(q.legal_moves(self.state)))
            self.check()

    # --- what must hold ---------------------------------------------------------------

    def check(self) -> None:
        self.check_same_table()
        self.check_tiles()
        moves = q.legal_moves(self.state)
        assert bool(moves) is (self.state.phase == "move"), "a player without a legal move"
        assert len(set(moves)) == len(moves)
        assert sorted(map(str, moves)) == sorted(naive.moves(self.naive))

    def check_same_table(self) -> None:
        there, data = self.naive, state_data(self.state)
        moving = there.phase == "move"
        assert (data["phase"], data["round"]) == (there.phase, there.round)
        assert data["current_player"] == (there.player if moving else None)
        assert (data["first_player"], data["mayor"]) == (there.first, there.mayor)
        assert data["urbanist"] == there.urbanist
        if moving:
            assert data["turn"] == 1 + there.played // there.players
        hands = [there.pool] if there.mode == "expert" else there.hands
        assert data["architects"] == [sorted(hand) for hand in hands]
        assert data["spots"] == {
            spot: {"player": player, "architect": architect}
            for spot, (player, architect) in there.lying.items()
        }
        names = [letter + row for row in "12345" for letter in "abcde"]
        shown = dict(zip(names, data["site"].replace("/", " ").split(), strict=True))
        assert {s: face for s, face in shown.items() if face != "."} == there.site
        for city, built in zip(self.state.cities, there.cities, strict=True):
            floors = {s: [f.name for f in city[s]] for s in city.mode.squares if city[s]}
            assert floors == built
        assert data["inhabitants"] == there.inhabitants
        assert data["energy"] == there.energy

    def check_tiles(self) -> None:
        """Every tile dealt so far lies on the site or in a city, was discarded or cleared."""
        site = Counter(face.name for face in self.state.site.squares if isinstance(face, q.Face))
        built = Counter(
            face.name for city in self.state.cities for floors in city.squares for face in floors
        )
        assert built == self.placed
        assert +(site + built + self.discarded + self.cleared) == self.dealt
        assert self.discarded == self.naive.discarded
        assert +self.cleared == self.naive.cleared

    def check_every_move(self) -> None:
        """Everything listed plays; everything else is refused with a true reason."""
        listed = set(map(str, q.legal_moves(self.state)))
        for move in EVERY_MOVE:
            error = refusal(q.play, self.state, move)
            if move in listed:
                assert error is None, move
            else:
                assert error is not None, move
                family, code = error.code.split("/")
                assert family == "move"
                assert code in naive.reasons(self.naive, move), f"{move}: {error}"


class Games(RuleBasedStateMachine):
    """Any game, any length, looked at from all sides."""

    @initialize(
        setting=st.sampled_from(SETTINGS), first=st.integers(0, 3), seed=st.integers(0, 10**6)
    )
    def sit_down(self, setting, first, seed):
        self.table = Table(*setting, first % setting[1])
        self.table.deal(seed)

    @precondition(lambda self: self.table.state.phase == "deal")
    @rule(seed=st.integers(0, 10**6))
    def deal(self, seed):
        self.table.deal(seed)

    @precondition(lambda self: self.table.state.phase == "move")
    @rule(number=st.integers(0, 10**4))
    def play(self, number):
        moves = q.legal_moves(self.table.state)
        self.table.play(moves[number % len(moves)])

    @precondition(lambda self: self.table.state.phase == "move")
    @rule(number=st.integers(0, 10**4))
    def build_high(self, number):
        """Random players seldom stack."""
        state = self.table.state
        moves = q.legal_moves(state)
        city = state.cities[state.current_player]
        stacking = [m for m in moves if m.to not in (None, "-") and city[m.to]]
        self.table.play((stacking or moves)[number % len(stacking or moves)])

    @precondition(lambda self: self.table.state.phase != "over")
    @rule(seed=st.integers(0, 10**6), count=st.integers(2, 20))
    def play_on(self, seed, count):
        self.table.play_some(Random(seed), count)

    @precondition(lambda self: self.table.state.phase == "move")
    @rule()
    def try_every_move(self):
        self.table.check_every_move()

    @precondition(lambda self: self.table.state.phase == "over")
    @rule(seed=st.integers(0, 10**6))
    def play_again(self, seed):
        state = self.table.state
        assert q.outcome(state) is not None
        for move in EVERY_MOVE[::97]:
            assert refusal(q.play, state, move).code == "move/game_over"
        self.sit_down((state.mode.name, state.players, state.playgrounds), state.mayor, seed)

    @invariant()
    def laws(self):
        self.table.check()


Games.TestCase.settings = settings(
    max_examples=size(20, 200),
    stateful_step_count=size(15, 40),
    # A game that breaks a law is short enough to read; making it shorter takes minutes.
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
TestGames = Games.TestCase


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", range(size(1, 25)))
def test_whole_games(setting, seed):
    mode, players, playgrounds = setting
    random = Random(f"{setting} {seed}")
    table = Table(mode, players, playgrounds, random.randrange(players))
    while table.state.phase != "over":
        table.play_some(random, random.randint(3, 16))
        if table.state.phase == "move":
            table.check_every_move()
    every = Counter()
    for round in range(1, naive.ROUNDS[mode] + 1):
        every += naive.round_faces(mode, round, playgrounds, players)
    del every["#"]
    assert every == +(table.placed + table.discarded + table.cleared)
    outcome = q.outcome(table.state)
    assert len(outcome.sheets) == players
    assert max(outcome.scores) in {outcome.scores[winner] for winner in outcome.winners}
