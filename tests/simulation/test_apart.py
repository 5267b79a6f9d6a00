"""Players of one's own in their processes: none hangs, none touches a battle, and each is done with when it is over."""

from __future__ import annotations

import subprocess
import sys
import time
from random import Random

import pytest

import grognard
from grognard import agents
from grognard.agents import Move, apart
from grognard.agents.apart import Apart, Failed
from grognard.simulation import plan, run
from tests.conftest import ROOT

GAME = "axis_allies_minis"
PLAYERS = """
import os, sys, time
from grognard.agents import Move

def first(battle, decision, budget, random):
    return Move(battle.sample(random, decision))

def hanging(battle, decision, budget, random):
    while True:
        pass

def sleeping(battle, decision, budget, random):
    time.sleep(3600)

def dying(battle, decision, budget, random):
    os._exit(1)

def babbling(battle, decision, budget, random):
    print('{"choice": {"type": "Concede"}}')
    sys.stdout.flush()
    os.write(1, b"no answer\\n")
    sys.stdin.read()
    return Move(battle.sample(random, decision))

def looking(battle, decision, budget, random):
    assert not battle.log and battle.number == 0, "it was told what has been"
    return Move(battle.sample(random, decision))

class Counting:
    count = 0
    def __init__(self):
        self.count = 0
    def __call__(self, battle, decision, budget, random):
        self.count += 1
        assert self.count < 2, "asked twice"
        return Move(battle.sample(random, decision))

def forking(battle, decision, budget, random):
    if hasattr(os, "fork"):
        os.fork()
    return Move(battle.sample(random, decision))

def silent(battle, decision, budget, random):
    pass

def strange(battle, decision, budget, random):
    return Move({"type": "Nothing"})
"""


@pytest.fixture
def player(tmp_path):
    file = tmp_path / "players.py"
    file.write_text(PLAYERS)
    had = []

    def named(name: str) -> Apart:
        had.append(Apart(f"{file}:{name}"))
        return had[-1]

    yield named
    for each in had:
        each.leave()


def asked(player: Apart, budget: float = 60.0, seed: int = 3) -> Move:
    battle = grognard.battle(GAME, seed=seed)
    assert battle.decision is not None
    return player(battle.imagined(Random(1), 0), battle.decision, budget, Random(seed))


@pytest.mark.parametrize("name", ["hanging", "sleeping"])
def test_a_player_that_never_answers_is_ended(player, name):
    hung = player(name)
    with pytest.raises(Failed, match=r"longer than 0\.24 seconds"):
        asked(hung, budget=0.2)
    with pytest.raises(Failed, match="ended"):
        asked(hung)


def test_one_that_dies_has_failed(player):
    with pytest.raises(Failed, match="its process has ended"):
        asked(player("dying"))


def test_what_a_player_prints_is_no_answer_and_it_reads_nothing(player):
    talking = player("babbling")
    battle = grognard.battle(GAME, seed=3)
    for _ in range(2):
        assert battle.refusal(asked(talking).choice) is None


def test_of_a_player_that_copies_its_process_only_the_one_that_was_asked_answers(player):
    copied = player("forking")
    battle = grognard.battle(GAME, seed=3)
    for _ in range(3):
        assert battle.refusal(asked(copied).choice) is None


def test_a_file_without_the_name_of_a_player_is_told_those_it_has(player, tmp_path):
    player("first")
    with pytest.raises(grognard.InputError, match=r"players\.py:NAME\. It has: Counting, "):
        agents.agent(f"{tmp_path}/players.py")


def test_one_that_answers_nothing_is_told_what_it_has_to_answer(player):
    with pytest.raises(Failed, match="a player answers with a Move, not NoneType"):
        asked(player("silent"))


def test_a_choice_that_is_none_is_refused(player):
    with pytest.raises(grognard.GrognardError):
        asked(player("strange"))


def test_it_knows_of_no_more_than_its_side(player):
    asked(player("looking"))


def test_each_battle_has_a_player_made_anew_in_a_process_that_was_there_before(player):
    one = player("Counting")
    asked(one)
    with pytest.raises(Failed, match="asked twice"):
        asked(one)
    process = one._process
    one.leave()
    with pytest.raises(Failed, match="ended"):
        asked(one)
    other = player("Counting")
    assert other._process is process
    asked(other)


def test_both_sides_have_a_process_of_their_own(player):
    assert player("first")._process is not player("first")._process


def test_the_same_chance_gives_the_same_battle(player, tmp_path):
    fights = plan(GAME, players=(f"{tmp_path}/players.py:first", "random"), battles=1, seed=4, brief=True)
    assert run(fights, workers=1) == run(fights, workers=1)


def test_a_battle_goes_to_the_other_when_a_player_hangs(player, tmp_path, monkeypatch):
    monkeypatch.setattr(apart, "MOST", 0.2)
    fights = plan(GAME, players=(f"{tmp_path}/players.py:hanging", "random"), battles=1, seed=4, brief=True)
    (fought,) = run(fights, workers=1)
    assert (fought.winner, fought.reason) == (1, "forfeit")
    assert "longer than 0.24 seconds" in fought.fault


def test_a_player_ends_with_whoever_asked_it(tmp_path):
    """The program is killed while its player hangs: nothing of it goes on."""
    file = tmp_path / "players.py"
    file.write_text(PLAYERS)
    script = f"""
import sys, grognard
from random import Random
from grognard.agents.apart import Apart
player = Apart({str(file) + ":hanging"!r})
print(player._process._there.pid, flush=True)
battle = grognard.battle({GAME!r}, seed=3)
player(battle.imagined(Random(1), 0), battle.decision, 60.0, Random(1))
"""
    program = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    program.kill()
    program.wait()
    program.stdout.close()
    until = time.monotonic() + 120
    while _runs(pid):
        assert time.monotonic() < until
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip()) and not found.stdout.strip().startswith("Z")


def test_our_own_players_need_no_process():
    assert not isinstance(agents.agent("greedy"), Apart)
    agents.dismiss(agents.agent("greedy"))
