"""Bots that are programs: what goes wrong is named, and nothing is left running."""

import pytest

import quadropolis as q
from quadropolis.bots import Limit
from quadropolis.bots.errors import (
    BadAnswer,
    BotExited,
    BotFailed,
    BotNotStarted,
    BotStalled,
)
from quadropolis.bots.process import LONGEST_LOG, LineProcess, kill_all
from quadropolis.bots.program import Patience, ProgramBot
from tests.bots.positions import first_view, views_of_game
from tests.bots.processes import alive, children, open_files, wait_until_gone
from tests.bots.programs import GENEROUS, GREETED, HASTY, bot, program

QUICK = Limit(seconds=0.2)


@pytest.fixture(autouse=True)
def _nothing_is_left():
    files, processes = open_files(), children()
    yield
    assert open_files() == files
    assert children() == processes


def test_a_program_is_asked_and_answers(tmp_path):
    playing = bot(tmp_path, "for question in questions(): answer(question)")
    for seen, record in views_of_game(("expert", 3, True), 1):
        playing.prepare(record)
        assert playing.think(seen, QUICK).move == q.legal_moves(seen.state)[0]
    playing.close()


def test_a_program_learns_everything_it_may_know(tmp_path):
    """View, record, legal moves and limit arrive; the answer depends on each of them."""
    playing = bot(
        tmp_path,
        "for question in questions():\n"
        "    assert set(question) == {'id', 'position', 'view', 'record', 'legal', 'limit'}\n"
        "    limit = question['limit']\n"
        "    assert limit['seconds'] == 0.25 and limit['iterations'] == 9\n"
        "    made = len(question['record']['moves'])\n"
        "    pick = (limit['seed'] + made + question['view']['seat']) % len(question['legal'])\n"
        "    say({'id': question['id'], 'move': question['legal'][pick]})\n",
    )
    for number, (seen, record) in enumerate(views_of_game(("classic", 2, False), 4)):
        playing.prepare(record)
        legal = q.legal_moves(seen.state)
        expected = legal[(1000 + number + seen.seat) % len(legal)]
        assert playing.think(seen, Limit(0.25, 9, 1000)).move == expected
        if number == 9:
            break
    playing.close()


BAD = {
    "crashes": ("next(questions()); 1 / 0", BotExited, "ZeroDivisionError"),
    "exits": ("next(questions()); sys.exit(3)", BotExited, "exit code 3"),
    "kills itself": ("next(questions()); os.kill(os.getpid(), 9)", BotExited, "signal 9"),
    "stalls": ("time.sleep(600)", BotStalled, "did not answer"),
    "loops": ("while True: pass", BotStalled, "did not answer"),
    "never reads": ("time.sleep(600)", BotStalled, "did not answer"),
    "garbage": ("next(questions()); print('b2, I think', flush=True)", BadAnswer, "not JSON"),
    "no text": (
        "next(questions()); sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
        BadAnswer,
        "not JSON",
    ),
    "a list": ("next(questions()); print('[1, 2]', flush=True)", BadAnswer, "not a JSON object"),
    "deep": (
        "next(questions()); print('[' * 200000, flush=True); time.sleep(600)",
        BadAnswer,
        "not JSON",
    ),
    "wrong id": (
        "question = next(questions()); question['id'] += 1; answer(question)",
        BadAnswer,
        "id",
    ),
    "no move": ("say({'id': next(questions())['id']})", BadAnswer, "move"),
    "nonsense": ("say({'id': next(questions())['id'], 'move': 'up'})", BadAnswer, "not a move"),
    "huge": (
        "next(questions())\nwhile True: sys.stdout.write('x' * 65536)",
        BadAnswer,
        "longer than",
    ),
    "floods stderr": (
        "next(questions())\nwhile True: sys.stderr.write('x' * 65536)",
        BotStalled,
        "did not answer",
    ),
    "half a line": (
        "next(questions()); sys.stdout.write('{'); sys.stdout.flush(); time.sleep(600)",
        BotStalled,
        "did not answer",
    ),
    "closes its output": (
        "next(questions()); os.close(1); time.sleep(600)",
        BotExited,
        "signal 9",
    ),
    "gives up": (
        "say({'id': next(questions())['id'], 'error': 'too hard'})",
        BotFailed,
        "too hard",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_misbehavior_is_named_and_the_process_is_gone(tmp_path, name):
    source, error, words = BAD[name]
    patience = HASTY if error is BotStalled else GENEROUS
    playing = bot(tmp_path, source, patience=patience)
    with pytest.raises(error, match=words) as caught:
        playing.think(first_view("expert", 4), QUICK)
    assert len(str(caught.value)) < 1000
    assert caught.value.code == error.code


UNSTARTED = {
    "exits at once": ("raise SystemExit(4)", "exit code 4"),
    "says nothing": ("import time; time.sleep(600)", "no greeting"),
    "speaks something else": ('print(\'{"protocol": "uci", "version": 1}\', flush=True)', "uci"),
    "a later version": (
        'print(\'{"protocol": "quadropolis-bot", "version": 99}\', flush=True)',
        "99",
    ),
    "garbage": ("print('hello', flush=True)", "not JSON"),
    "cannot": ('print(\'{"error": "no weights"}\', flush=True)', "no weights"),
}


@pytest.mark.parametrize("name", UNSTARTED)
def test_a_program_that_does_not_start(tmp_path, name):
    source, words = UNSTARTED[name]
    patience = Patience(start=0.5) if name == "says nothing" else GENEROUS
    playing = bot(tmp_path, source, greets=False, patience=patience)
    with pytest.raises(BotNotStarted, match=words):
        playing.prepare(None)


def test_what_a_program_said_before_it_ended_is_read_first(tmp_path):
    """Even if it had ended before it was asked."""
    process = LineProcess(program(tmp_path, "print('hello')", greets=False))
    wait_until_gone(process.pid)
    assert process.ask(b"anyone?\n", 60.0) == b"hello"
    with pytest.raises(BotExited, match="exit code 0"):
        process.ask(b"anyone?\n", 60.0)


def test_a_command_that_does_not_exist(tmp_path):
    with pytest.raises(BotNotStarted, match="No such file"):
        ProgramBot("test", [str(tmp_path / "nothing")]).prepare(None)


def test_a_program_that_fails_to_start_is_given_up(tmp_path):
    """It is tried three times; then a move costs no waiting any more."""
    count = tmp_path / "count"
    source = f"open({str(count)!r}, 'a').write('x'); raise SystemExit(1)"
    playing = bot(tmp_path, source, greets=False, patience=HASTY)
    for _ in range(6):
        with pytest.raises(BotNotStarted):
            playing.think(first_view(), QUICK)
    assert count.read_text(encoding="ascii") == "x" * HASTY.failed_starts


def test_after_a_failure_the_program_is_started_again(tmp_path):
    marker = tmp_path / "once"
    playing = bot(
        tmp_path,
        "for question in questions():\n"
        f"    if not os.path.exists({str(marker)!r}):\n"
        f"        open({str(marker)!r}, 'w').close()\n"
        "        sys.exit(1)\n"
        "    answer(question)\n",
    )
    seen = first_view()
    with pytest.raises(BotExited):
        playing.think(seen, QUICK)
    assert playing.think(seen, QUICK).move == q.legal_moves(seen.state)[0]
    playing.close()


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path):
    """The process is replaced, so nothing it still had to say can arrive."""
    marker = tmp_path / "late"
    playing = bot(
        tmp_path,
        # Marked before the greeting: it must be there however soon the process is killed.
        "import os\n"
        f"late = not os.path.exists({str(marker)!r})\n"
        f"open({str(marker)!r}, 'w').close()\n" + GREETED + "for question in questions():\n"
        "    if late: time.sleep(600)\n"
        "    answer(question)\n",
        greets=False,
        patience=Patience(start=60.0, grace=0.5, untimed=60.0),
    )
    with pytest.raises(BotStalled):
        playing.think(first_view(seed=1), Limit(seconds=0.01))
    seen = first_view(seed=2)
    assert playing.think(seen, Limit()).move == q.legal_moves(seen.state)[0]
    playing.close()


def test_children_of_a_program_die_with_it(tmp_path):
    """A child that sleeps, and keeps the pipes open, does not hold anything up."""
    pid_file = tmp_path / "pid"
    source = (
        "import os, time\n"
        "pid = os.fork()\n"
        "if pid == 0:\n"
        "    time.sleep(600)\n"
        f"open({str(pid_file)!r}, 'w').write(str(pid))\n" + GREETED
    )
    # The parent stalls, exits, or is closed while all is well.
    endings = {
        "time.sleep(600)": BotStalled,
        "next(questions()); os._exit(0)": BotStalled,
        "for question in questions(): answer(question)": None,
    }
    for ending, error in endings.items():
        playing = bot(
            tmp_path, source + ending, greets=False, patience=HASTY if error else GENEROUS
        )
        if error is None:
            playing.think(first_view(), QUICK)
            playing.close()
        else:
            with pytest.raises(error):
                playing.think(first_view(), QUICK)
        wait_until_gone(int(pid_file.read_text(encoding="ascii")))


def test_closing_twice_and_asking_again_is_fine(tmp_path):
    playing = bot(tmp_path, "for question in questions(): answer(question)")
    seen = first_view()
    playing.close()
    first = playing.think(seen, QUICK)
    playing.close()
    playing.close()
    assert playing.think(seen, QUICK) == first
    playing.close()


def test_stderr_goes_to_the_log_and_not_to_the_terminal(tmp_path, capfd):
    log = tmp_path / "logs" / "bot.log"
    playing = bot(
        tmp_path,
        "print('thinking of b2', file=sys.stderr, flush=True)\n"
        "for question in questions(): answer(question)",
        log=log,
    )
    playing.think(first_view(), QUICK)
    playing.close()
    assert log.read_text(encoding="utf-8") == "thinking of b2\n"
    assert capfd.readouterr() == ("", "")


def test_a_log_does_not_grow_without_end(tmp_path):
    log = tmp_path / "bot.log"
    playing = bot(
        tmp_path,
        f"sys.stderr.write('x' * {2 * LONGEST_LOG}); sys.stderr.flush()\n"
        "for question in questions(): answer(question)",
        log=log,
    )
    playing.think(first_view(), QUICK)
    playing.close()
    assert LONGEST_LOG <= log.stat().st_size < LONGEST_LOG + 100_000


def test_all_that_runs_can_be_ended_at_once(tmp_path):
    source = "import time; time.sleep(600)"
    processes = [LineProcess(program(tmp_path, source, greets=False)) for _ in range(3)]
    assert all(alive(process.pid) for process in processes)
    kill_all()
    assert not any(alive(process.pid) for process in processes)
