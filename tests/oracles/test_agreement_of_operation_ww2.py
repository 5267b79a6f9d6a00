"""One volley, one answer: its own dice, the odds, the preview and what the computer expects are the same."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import grognard
from grognard.core.engine.events import Happened
from grognard.core.engine.procedures import Frame
from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.operation_ww2.evaluation.evaluation import evaluate
from grognard.games.operation_ww2.evaluation.losses_evaluation import harm
from grognard.games.operation_ww2.ground.template import touched
from grognard.games.operation_ww2.odds.machine_odds import struck, worst_of
from grognard.games.operation_ww2.odds.struck.falls import Fall, under
from grognard.games.operation_ww2.odds.template_odds import odds_of, round_odds_of
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley, salvo_odds_of
from grognard.games.operation_ww2.rules.area.bursts import Landing
from grognard.games.operation_ww2.rules.area.flame import Flaming, scorched
from grognard.games.operation_ww2.rules.area.templates_in_flight import burst_of, shell_of, target_of, weapon_of
from grognard.games.operation_ww2.rules.fire.salvo import Salvo, vehicle_hit
from grognard.games.operation_ww2.rules.fire.shot_groups import batches_of
from grognard.games.operation_ww2.rules.fire.volley import aimed_at, usual_fire
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.rules.vehicle_fire.striking import VehicleStrike
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt, ShotStopped, VehicleDamaged
from grognard.games.operation_ww2.state.intents import AmbushIntent, CoveringFireIntent, FireIntent
from grognard.games.operation_ww2.state.state import enemy
from grognard.games.operation_ww2.system import SYSTEM
from grognard.games.operation_ww2.table.preview_tables import BARS
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon

FEW = 8
"""Dice to hit up to which a volley is followed die by die in a moment."""

PLAIN = ("people", "gun")
"""What a volley is followed at die by die: crews of vehicles take many tests."""

FEWER = 1
"""The same of a volley at a gun, each hit on which is followed by dice for it and for its crew."""


def volleys(seed):
    """The volleys that could be declared in a battle at random, some of each question."""
    random = Random(seed)
    battle = grognard.battle("operation_ww2", seed=seed)
    while not battle.over:
        asked = battle.decision
        if isinstance(asked, ChooseIntent):
            offered = [
                choice
                for choice in battle.choices(asked)
                if isinstance(choice, FireIntent | AmbushIntent | CoveringFireIntent)
                and choice.target is not None
                and not getattr(choice, "held", None)
            ]
            for choice in random.sample(offered, min(4, len(offered))):
                yield battle, asked, battle.state.units[asked.unit], choice
        battle.choose(battle.sample(random))


def fell(battle, seat):
    """Who of a side has died and lain down, by what happened."""
    own = {unit.id for unit in battle.state.units.values() if unit.seat == seat}

    def read(entries, over):
        struck = [
            entry.event for entry in entries if isinstance(entry, Happened) and isinstance(entry.event, ModelsHit)
        ]
        named = [each for each in struck if each.unit in own]
        found = sum(len(each.dead) for each in named), sum(len(each.scared) for each in named)
        return found if over else None

    return read


def followed(battle, procedure, seat):
    """What a procedure costs a side, by its own dice."""
    return reckon(battle.subgame(Frame(procedure)), fell(battle, seat), first_choice)


def does_something(entries, over):
    """Whether a hit does anything to a vehicle or those in it, by what is told of it."""
    told = [entry.event for entry in entries if isinstance(entry, Happened)]
    for event in told:
        if isinstance(event, VehicleDamaged):
            return int(event.result != "NE")
        if isinstance(event, CrewHurt | ModelsHit):
            return 1
    return 0 if over or any(isinstance(event, ShotStopped) for event in told) else None


def agree(one, other, where):
    """Whether two give every outcome the same chance."""
    for outcome in {*one, *other}:
        assert one.get(outcome, 0.0) == pytest.approx(other.get(outcome, 0.0), abs=1e-12), (where, outcome)


def compared(seed, dice):
    """Compare the volleys of a battle; how many there were, and how many were followed die by die."""
    number = known = 0
    for battle, asked, unit, choice in volleys(seed):
        target, order, besides = battle.state.units[choice.target], asked.card.order, choice.besides
        shown = forecast_volley(battle, unit, target, order, besides=besides)
        where = f"battle {seed}: {unit.id} {order} {choice}"
        preview = SYSTEM.table.preview(battle, asked.seat, ChoiceProposal(to_builtins(choice)))
        judged = evaluate(battle, asked, choice).value
        number += 1
        if shown.why_not is not None:
            assert not preview.charts, where
            continue
        assert sum(shown.odds.enemies.values()) == pytest.approx(1, abs=1e-9), where
        if preview.charts:
            told = [(bar.label, bar.probability) for bar in preview.charts[0].bars]
            assert told == [(label, chance) for label, _, _, chance in shown.odds.dead.bins(BARS)], where
            assert preview.charts[0].title.args["people"] == shown.people >= shown.odds.dead.most, where
        if not (besides.smoke or besides.flares or besides.searchlight):
            assert judged == pytest.approx(harm(battle, target, shown) - 0.2, abs=1e-12), where
        _, plan = usual_fire(battle, unit, target.id, order, besides)
        volley = batches_of(battle, unit, [each for each in plan if not each.area])
        batches = [batch for each in volley for batch in each]
        # A die past friends is followed by accuracy and damage of its own.
        whole = sum(batch.dice * (2 if batch.stray else 1) for batch in batches)
        few = dice if all(batch.struck == "people" for batch in batches) else FEWER
        if batches and whole <= few and all(batch.struck in PLAIN for batch in batches):
            odds = salvo_odds_of(battle, unit, plan)
            salvo = Salvo(unit.id, order, tuple(batches))
            agree(odds.enemies, followed(battle, salvo, enemy(unit.seat)), where)
            agree(odds.own, followed(battle, salvo, unit.seat), where)
            known += 1
        for batch in batches:
            if batch.struck == "vehicle":
                vehicle, hit = battle.state.units[batch.units[0]], vehicle_hit(unit.id, batch, batch.need)
                strike = VehicleStrike(vehicle.id, batch.thing, hit)
                found = reckon(battle.subgame(Frame(strike)), does_something, first_choice)
                harmless = float(worst_of(battle, *struck(battle, unit, batch))[0])
                assert 1 - harmless == pytest.approx(found.get(1, 0.0), abs=1e-12), where
                known += 1
        known += sum(template_agrees(battle, unit, aimed_at(battle, unit, each), order) for each in plan if each.area)
    return number, known


def template_agrees(battle, unit, aimed, order):
    """Compare a flame, or a burst where it is aimed, with its own dice, if few people are under it and nobody else."""
    target = target_of(battle, aimed)
    if aimed.into or target is None:
        return False
    weapon = weapon_of(battle, aimed)
    burst = burst_of(battle, aimed, target)
    if weapon.flame:
        struck = [each.model for each in scorched(battle, unit, unit.model(aimed.model), target.at, weapon, order)]
        odds = round_odds_of(battle, unit, aimed, order)
    else:
        struck = [each.model for each in touched(battle, burst)]
        odds = odds_of(battle, unit, under(battle, burst, shell_of(battle, unit.id, aimed, 10), Fall(Fraction(1))))
    procedure = Flaming(unit.id, aimed, order) if weapon.flame else Landing(unit.id, aimed, burst, 10)
    if burst.building and not weapon.flame:
        return False
    if len(struck) > FEW or any(not each.is_person for each in struck):
        return False
    agree(odds.enemies, followed(battle, procedure, enemy(unit.seat)), aimed)
    agree(odds.own, followed(battle, procedure, unit.seat), aimed)
    return True


@pytest.mark.parametrize(
    ("seeds", "least", "followed_out"),
    [(range(1, 3), 20, 4), pytest.param(range(3, 80), 10_000, 500, marks=pytest.mark.slow)],
)
@pytest.mark.rule("AZ-FIRE-11", "AZ-FIRE-12", "AZ-DMG-02", "AZ-DMG-04", "AZ-DMG-05", "AZ-FF-02", "AZ-MIX-02")
def test_volleys_of_random_battles_agree(seeds, least, followed_out):
    """``least``: how many are to be compared, lest none be, and so many of them followed die by die."""
    found = [compared(seed, FEW) for seed in seeds]
    assert sum(number for number, _ in found) >= least
    assert sum(known for _, known in found) >= followed_out
