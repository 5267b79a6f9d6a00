"""Many battles: the same wherever they are fought, nothing lost when a run is cut off, faults told and no end of it."""

from __future__ import annotations

import json
from random import Random

import pytest

import grognard
from grognard import agents
from grognard.core.errors import InputError
from grognard.simulation import Folder, plan, report, run
from grognard.simulation.fighting import fight
from grognard.simulation.plan import Fixture
from grognard.simulation.report import turned

GAME = "axis_allies_minis"
RANDOM = ("random", "random")


@pytest.fixture(scope="module")
def eight():
    """Eight battles in pairs, fought here."""
    fights = plan(GAME, players=RANDOM, battles=8, seed=5, swap=True)
    return fights, run(fights, workers=1)


def test_a_battle_of_a_plan_is_the_battle_of_its_seed(eight):
    _, fought = eight
    battle = grognard.battle(GAME, seed=5)
    agents.play(battle, [agents.agent("random")] * 2, random=Random(5))
    first = fought[0]
    assert (first.winner, first.points, first.turns) == (
        battle.result.winner,
        battle.result.points,
        battle.result.turns,
    )
    assert (first.choices, first.rolls, first.dice, first.swapped) == (battle.number, battle.rolls, battle.used, False)


def test_swapped_the_contenders_trade_seats_on_the_same_seed(eight):
    _, fought = eight
    assert [(each.seed, each.swapped) for each in fought[:4]] == [(5, False), (5, True), (6, False), (6, True)]
    armies = [[unit.unit for unit in fought[at].units if unit.contender == 0] for at in (0, 1)]
    assert armies[0] == armies[1] != []
    listed = grognard.system(GAME).setups.armies()
    battle = grognard.battle(GAME, armies=[listed[1].name, listed[0].name], seed=5)
    agents.play(battle, [agents.agent("random")] * 2, random=Random(5))
    second, outcome = fought[1], battle.result
    assert second.points == outcome.points[::-1]
    assert second.winner == (None if outcome.winner is None else 1 - outcome.winner)


def test_what_units_lost_and_took_adds_up(eight):
    """All that one contender took was lost by the other, and the forces are worth what their lists say."""
    _, fought = eight
    points = [each.points for each in grognard.system(GAME).setups.armies()[:2]]
    for each in fought:
        for contender in (0, 1):
            own = [unit for unit in each.units if unit.contender == contender]
            other = [unit for unit in each.units if unit.contender != contender]
            assert sum(unit.worth for unit in own) == points[contender]
            assert sum(unit.earned for unit in own) <= sum(unit.worth * unit.lost for unit in other) + 1
        last = {stand.contender: stand.points for stand in each.stands}
        assert each.reason != "concession"
        assert set(last) == {0, 1}


@pytest.mark.slow
@pytest.mark.sample
def test_two_processes_fight_the_same_battles(eight):
    fights, fought = eight
    assert run(fights, workers=2) == fought


def test_a_run_that_was_cut_off_goes_on_to_the_same_end(eight, tmp_path):
    """A line was torn when the run was killed: its battle is fought again, no other is, and the file is the same."""
    fights, fought = eight
    whole = Folder(tmp_path / "whole", fights)
    for each in fought:
        whole.keep(each)
    whole.close()
    text = (tmp_path / "whole" / "battles.jsonl").read_bytes()
    lines = text.splitlines(keepends=True)
    cut = Folder(tmp_path / "cut", fights)
    cut.close()
    (tmp_path / "cut" / "battles.jsonl").write_bytes(b"".join((lines[6], lines[0], lines[3], lines[5][:200])))
    again = Folder(tmp_path / "cut", fights, resume=True)
    assert sorted(again.fought) == [0, 3, 6]
    new = run(fights, workers=1, fought=again.fought, told=again.keep)
    assert [each.number for each in new] == [1, 2, 4, 5, 7]
    again.close()
    assert (tmp_path / "cut" / "battles.jsonl").read_bytes() == text


def test_a_folder_is_gone_on_with_only_when_asked_and_only_by_the_same_plan(eight, tmp_path):
    fights, _ = eight
    Folder(tmp_path, fights).close()
    with pytest.raises(InputError, match="--resume"):
        Folder(tmp_path, fights)
    other = plan(GAME, players=("greedy", "random"), battles=8, seed=6, swap=True)
    with pytest.raises(InputError, match=r"players.*seed"):
        Folder(tmp_path, other, resume=True)
    more = plan(GAME, players=RANDOM, battles=12, seed=5, swap=True)
    assert Folder(tmp_path, more, resume=True).fought == {}
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(InputError, match=r"plan\.json"):
        Folder(tmp_path, fights, resume=True)


def test_a_shorter_plan_loses_none_of_the_battles_kept(eight, tmp_path):
    fights, fought = eight
    folder = Folder(tmp_path, fights)
    for each in fought:
        folder.keep(each)
    folder.close()
    text = (tmp_path / "battles.jsonl").read_bytes()
    fewer = Folder(tmp_path, plan(GAME, players=RANDOM, battles=2, seed=5, swap=True), resume=True)
    assert sorted(fewer.fought) == [0, 1]
    fewer.close()
    assert (tmp_path / "battles.jsonl").read_bytes() == text
    assert sorted(Folder(tmp_path, fights, resume=True).fought) == list(range(8))


def test_the_tables_hold_every_battle_unit_and_turn(eight, tmp_path):
    from pyarrow import parquet

    fights, fought = eight
    folder = Folder(tmp_path, fights)
    for each in fought:
        folder.keep(each)
    folder.close()
    assert folder.write_tables()
    rows = {
        name: parquet.read_table(tmp_path / f"{name}.parquet").to_pylist() for name in ("battles", "units", "turns")
    }
    assert [row["first_points"] for row in rows["battles"]] == [each.points[0] for each in fought]
    assert len(rows["units"]) == sum(len(each.units) for each in fought)
    assert len(rows["turns"]) == sum(len(each.stands) for each in fought)
    assert {row["battle"] for row in rows["units"]} == set(range(8))


# ---- faults ---------------------------------------------------------------------------------------------------------

PLAYERS = '''
from grognard.agents import Move
from grognard.core.engine.choices import Dice

class Crashing:
    """Plays three choices, then fails."""
    def __init__(self):
        self.left = 3
    def __call__(self, battle, decision, budget, random):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("out of ideas")
        return Move(battle.sample(random, decision))

def cheating(battle, decision, budget, random):
    return Move(Dice((7,)))

def silent(battle, decision, budget, random):
    return None

def quitting(battle, decision, budget, random):
    raise SystemExit(3)

def playing_on(battle, decision, budget, random):
    choice = battle.sample(random, decision)
    battle.choose(choice, decision.seat)
    return Move(choice)

def swindling(battle, decision, budget, random):
    battle.pending = ()
    return Move(Dice((7,)))

class Needy:
    def __init__(self, budget):
        pass

NUMBER = 3
'''


@pytest.fixture
def players(tmp_path):
    file = tmp_path / "players.py"
    file.write_text(PLAYERS)
    return file


@pytest.mark.parametrize(
    ("name", "fault"),
    [("Crashing", "out of ideas"), ("cheating", ""), ("silent", "NoneType"), ("quitting", "3"), ("swindling", "")],
)
def test_a_player_that_fails_forfeits_its_battles_and_the_run_goes_on(players, name, fault):
    fights = plan(GAME, players=("random", f"{players}:{name}"), battles=2, swap=True)
    fought = run(fights, workers=1)
    assert [(each.winner, each.reason) for each in fought] == [(0, "forfeit"), (0, "forfeit")]
    assert all(fights.names[1] in each.fault and fault in each.fault for each in fought)
    found = report(fights, fought)
    assert sum(found.faults.values()) == 2
    assert found.win.share == 100


def test_a_player_that_plays_its_copy_on_is_held_against_the_battle(players):
    fights = plan(GAME, players=("random", f"{players}:playing_on"), battles=2, swap=True, brief=True)
    assert [each.fault for each in run(fights, workers=1)] == ["", ""]


def test_a_fault_of_our_own_players_is_no_victory(eight, monkeypatch):
    def fails(*arguments):
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("grognard.agents._agents", lambda: {"random": fails})
    found = fight(eight[0], Fixture(0, 5, False))
    assert (found.reason, found.winner) == ("broken", None)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("absent", "Crashing, Needy, cheating, playing_on, quitting, silent, swindling"),
        ("NUMBER", "NUMBER"),
        ("Needy", "budget"),
        ("", "Crashing"),
    ],
)
def test_a_player_that_cannot_be_had_is_named_before_the_first_battle(players, name, told):
    with pytest.raises(InputError, match=r"players\.py") as caught:
        plan(GAME, players=("random", f"{players}:{name}"))
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"), [("def f(:\n", "SyntaxError"), ("1/0\n", "ZeroDivisionError"), ("exit()\n", "SystemExit")]
)
def test_a_file_that_cannot_be_read_is_named(tmp_path, text, told):
    file = tmp_path / "bad.py"
    file.write_text(text)
    for place, words in ((f"{file}:f", told), (f"{tmp_path}/none.py:f", "none.py")):
        with pytest.raises(InputError) as caught:
            plan(GAME, players=(place, "random"))
        assert words in str(caught.value)


def test_a_battle_that_breaks_is_kept_with_its_save_and_counts_for_nobody(eight, monkeypatch):
    fights, _ = eight

    def broken(*arguments):
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("grognard.simulation.fighting.summary_of", broken)
    found = fight(fights, Fixture(0, 5, False))
    assert (found.reason, found.winner) == ("broken", None)
    assert "by nought" in found.fault
    assert grognard.load_text(found.broken).over
    told = report(fights, [found])
    assert (told.battles, told.faults) == (0, {found.fault: 1})


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"players": ("random",)}, "Two"),
        ({"players": ("random", "napoleon")}, "napoleon"),
        ({"battles": 0}, "0"),
        ({"battles": 3, "seed": 2**63 - 2}, "9223372036854775808"),
        ({"armies": ("nobody",)}, "nobody"),
        ({"scenario": "nowhere"}, "nowhere"),
        ({"options": {"nothing": "on"}}, "nothing"),
    ],
)
def test_what_cannot_be_fought_is_said_before_the_first_battle(given, word):
    with pytest.raises(InputError) as caught:
        plan(GAME, **given)
    assert word in str(caught.value)


@pytest.mark.parametrize(
    ("given", "word"),
    [({"backend": "abacus"}, "loky, dask, ray"), ({"workers": 0}, "0"), ({"address": "tcp://x"}, "address")],
)
def test_where_it_cannot_be_fought_is_said(eight, given, word):
    fights, _ = eight
    with pytest.raises(InputError) as caught:
        run(fights, **given)
    assert word in str(caught.value)


# ---- the report -----------------------------------------------------------------------------------------------------


def test_the_report_counts_what_the_battles_came_to(eight):
    fights, fought = eight
    found = report(fights, fought)
    wins = tuple(sum(each.winner == side for each in fought) for side in (0, 1))
    assert (found.wins, found.drawn, found.battles) == (wins, 8 - sum(wins), 8)
    assert found.win.share == pytest.approx(100 * (wins[0] + found.drawn / 2) / 8)
    assert found.win.low < found.win.share < found.win.high
    seats = sum((1 - each.worth) if each.swapped else each.worth for each in fought)
    assert found.first_seat.share == pytest.approx(100 * seats / 8)
    assert sum(found.turns.values()) == sum(found.reasons.values()) == 8
    for unit in found.units:
        rows = [
            row for each in fought for row in each.units if (row.contender, row.unit) == (unit.contender, unit.unit)
        ]
        assert len(rows) == 8
        assert unit.earned.mean == pytest.approx(sum(row.earned for row in rows) / 8, abs=0.01)
        assert unit.gone == pytest.approx(100 * sum(row.lost == 1 for row in rows) / 8, abs=0.06)
    json.dumps(found.plain())


def test_from_which_turn_on_the_winner_led(eight):
    """The first turn after which he was never behind or level again."""
    _, fought = eight
    for each in fought:
        since = turned(each)
        if each.winner is None or since is None:
            continue
        ahead: dict[int, int] = {}
        for stand in each.stands:
            sign = 1 if stand.contender == each.winner else -1
            ahead[stand.turn] = ahead.get(stand.turn, 0) + sign * stand.points
        assert all(lead > 0 for turn, lead in ahead.items() if turn >= since)
        assert since == min(ahead) or ahead[since - 1] <= 0
