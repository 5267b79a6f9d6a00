"""What the computer keeps of fire is what it would find anew, and what it looks at closely is what is worth it."""

from math import inf
from random import Random
from statistics import fmean

import grognard
from grognard import agents
from grognard.games.operation_ww2.evaluation.evaluation import estimate, evaluate
from grognard.games.operation_ww2.evaluation.kept import Kept
from grognard.games.operation_ww2.evaluation.losses_evaluation import harm
from grognard.games.operation_ww2.evaluation.volleys import promise
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley, machines_hurt
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard, ChooseIntent

DECISIONS = 60
"""So far a battle is fought: into its second turn, with fire on both sides."""


def fought(seed):
    battle, greedy, random = grognard.battle("operation_ww2", seed=seed), agents.agent("greedy"), Random(seed)
    for _ in range(DECISIONS):
        decision = battle.decision
        assert decision is not None
        yield battle, decision
        battle.take(greedy(battle, decision, 600.0, random).choice, decision)


def test_what_is_kept_of_fire_is_what_is_found_anew():
    fired = 0
    for number, (battle, _) in enumerate(fought(3)):
        if number % 6:
            continue
        units = [unit for unit in battle.state.units.values() if unit.on_table and unit.models]
        for unit in units:
            for target in units:
                if unit.seat != target.seat:
                    found = forecast_volley(battle, unit, target, "fire")
                    kept = promise(battle, unit, target, "fire")
                    assert kept.worth == harm(battle, target, found)
                    assert kept.is_vain == (found.why_not is not None)
                    fired += not kept.is_vain
    assert fired


def test_the_best_of_what_promises_most_is_about_the_best_of_all():
    missed = []
    for number, (battle, decision) in enumerate(fought(4)):
        if not isinstance(decision, ChooseCard | ChooseIntent) or number % 4:
            continue
        rows = [(estimate(battle, decision, each), each) for each in battle.choices(decision)]
        worth = {each: evaluate(battle, decision, each).value for _, each in rows}
        best = -inf
        for about, each in sorted(rows, key=lambda row: -row[0]):
            if about < best:
                break
            best = max(best, worth[each])
        missed.append(max(worth.values()) - best)
    assert len(missed) > 5
    assert fmean(missed) < 0.1


def test_what_fire_does_to_vehicles_is_the_same_without_asking_what_becomes_of_people():
    hurt = 0
    for number, (battle, _) in enumerate(fought(3)):
        if number % 12:
            continue
        units = [unit for unit in battle.state.units.values() if unit.on_table and unit.models]
        for unit, target in ((one, other) for one in units for other in units if one.seat != other.seat):
            whole, found = forecast_volley(battle, unit, target, "fire"), machines_hurt(battle, unit, target, "fire")
            assert found == (None if whole.why_not is not None else whole.odds.machines)
            hurt += bool(found)
    assert hurt


def test_answers_are_kept_for_the_very_records_they_are_about():
    kept: Kept[int] = Kept()
    one, other = [1], [1]
    here, there = (grognard.battle("operation_ww2", seed=seed).context for seed in (1, 2))
    assert kept.of(here, (one,), "a", lambda: 1) == 1
    assert kept.of(here, (one,), "a", lambda: 2) == 1
    assert kept.of(here, (one,), "b", lambda: 3) == 3
    assert kept.of(here, (other,), "a", lambda: 4) == 4
    assert kept.known(there, (one,), "a") is None
