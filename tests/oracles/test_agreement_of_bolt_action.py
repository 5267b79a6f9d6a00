"""One statement, one answer: the procedure followed die by die, the odds, the preview and what the computer expects are
the same, of shots, fights and tests in battles at random."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.engine.fates import chances
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.bolt_action.odds import armour_odds, forecasts
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of, forecast_shot
from grognard.games.bolt_action.odds.odds_follow import Shortcuts, is_summable
from grognard.games.bolt_action.rules.close_quarters.fight import Round
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.shooting.shelling import ShellStrikes
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.fates import chance_to_pass
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.state.choices import ShootAt
from grognard.games.bolt_action.state.events.nerve import MoraleTested, OrderTested, PinsTaken, UnitDestroyed
from grognard.odds.distributions import Distribution
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon
from grognard.odds.outcomes import Cases

ARMIES = [army.name for army in system("bolt_action").setups.armies()]
FEW = 4
"""Dice to hit up to which the procedure is followed die by die in a moment."""
MEN = 2
"""Men of each side of a fight that is followed so."""


def battles(seed):
    """The moments of a battle at random at which something is decided."""
    random = Random(seed)
    battle = grognard.battle("bolt_action", armies=tuple(random.sample(ARMIES, 2)), seed=seed)
    while not battle.over:
        yield battle, random
        battle.choose(battle.sample(random))


def near(found, expected, where):
    """Whether two sets of chances are the same, what is missing being impossible."""
    for name in {*found, *expected}:
        assert float(found.get(name, 0.0)) == pytest.approx(float(expected.get(name, 0.0)), abs=1e-12), (name, where)


def amounts(chances):
    """The chances of a distribution or of cases, by outcome."""
    assert isinstance(chances, Distribution | Cases)
    return {name: chance for name, chance in chances.items() if chance}


def followed(start, read, shortcut=None):
    """What a procedure comes to, followed out by the engine."""
    return reckon(start, read, first_choice, shortcut)


# ---- shots -----------------------------------------------------------------------------------------------------------


def told(read, unit):
    """An outcome, whether the unit was pinned and whether it was destroyed, as one name."""

    def name(entries, over):
        outcome = read(entries, over)
        if not over or outcome is None:
            return None
        events = [entry.event for entry in entries if hasattr(entry, "event")]
        pinned = any(isinstance(event, PinsTaken) and event.unit == unit for event in events)
        gone = any(isinstance(event, UnitDestroyed) and event.unit == unit for event in events)
        return f"{outcome} {pinned} {gone}"

    return name


def parted(found):
    """The chances of the outcomes, of a pin and of the end."""
    outcomes: dict[str, float] = {}
    pinned = gone = 0.0
    for name, chance in found.items():
        outcome, pin, end = name.split()
        outcomes[outcome] = outcomes.get(outcome, 0.0) + chance
        pinned += chance if pin == "True" else 0.0
        gone += chance if end == "True" else 0.0
    return outcomes, pinned, gone


def shot_agrees(battle, asked, choice):
    """Whether a shot is the same for everybody; what was compared."""
    shot = Shoot(asked.unit, choice.target, "order", choice.holding, asked.moved, way=choice.way, laid=())
    unit, target = battle.state.units[shot.unit], battle.state.units[shot.target]
    where = f"battle of {battle.setup.armies[0].name}, choice {battle.number}: {shot}"
    shown = forecast_shot(battle, shot)
    if unit.is_vehicle:
        return 0, 0
    expected = expected_losses_of(battle, unit, target, choice.holding, shot.moved, way=choice.way)
    assert (shown is None) == (expected is None), where
    if shown is None or expected is None:
        return 0, 0
    assert expected == shown, where
    read = forecasts.read_damage(target.id) if target.is_vehicle else forecasts.read_losses(len(target.men), target.id)
    dice = sum(each.volley.shots for each in shown.aims.volleys)
    start = battle.subgame(Frame(replace(shot, declared=True)))
    if dice > FEW:
        if target.is_vehicle or len(unit.models) == 1:
            return 1, 0
        if not is_summable(battle, target, tuple(shown.aims.fired)):
            # Which of the target's men falls is followed die by die: of fewer who shoot.
            fewer = battle.clone()
            fewer.state = fewer.state.with_units(replace(unit, models=unit.models[:-1]))
            return 1, shot_agrees(fewer, asked, choice)[1]
        # The odds: tolls by formula, and all that follows from them by the engine.
        gone = sum(
            chance
            for name, chance in followed(start, told(lambda entries, over: 0, target.id), Shortcuts()).items()
            if name.endswith("True")
        )
        assert gone == pytest.approx(shown.end, abs=1e-12), where
        return 1, 0
    outcomes, pinned, gone = parted(followed(start, told(read, target.id)))
    by_formula = shown.vehicle if shown.vehicle is not None else shown.losses
    near(outcomes, {str(name): chance for name, chance in amounts(by_formula).items()}, where)
    assert gone == pytest.approx(shown.end, abs=1e-12), where
    if not target.is_vehicle and "unreliable" in battle.context.profile(target.id).rules:
        assert pinned <= shown.pinned + 1e-12
    return 1, 1


# ---- fights ----------------------------------------------------------------------------------------------------------


def fight_agrees(battle, attacker, defender, random):
    """Whether a fight between a few men of two units is the same for everybody."""
    one, two = (replace(unit, models=unit.models[: random.randint(1, MEN)]) for unit in (attacker, defender))
    at_once = random.random() < 0.5
    copy = battle.clone()
    copy.state = copy.state.with_units(one, two)
    spread, _ = forecasts.fought(copy, one, two, at_once)
    found = followed(copy.subgame(Frame(Round(one.id, two.id, at_once))), forecasts.read_fight(one.id, two.id))
    near(found, amounts(spread.chances), f"{attacker.id} at {defender.id}, choice {battle.number}")


def blows_agree(battle, attacker, vehicle, random):
    """Whether blows at a vehicle are the same for everybody."""
    few = replace(attacker, models=attacker.models[: random.randint(1, 3)])
    copy = battle.clone()
    copy.state = copy.state.with_units(few)
    read = forecasts.read_damage(vehicle.id)
    found = followed(copy.subgame(Frame(VehicleBlows(few.id, vehicle.id))), told(read, vehicle.id))
    near(parted(found)[0], amounts(armour_odds.beaten(copy, few, vehicle)), f"{few.id} at {vehicle.id}")


# ---- tests, shells ---------------------------------------------------------------------------------------------------


def nerve_agrees(battle, unit):
    """Whether an order test and a morale check of a unit are the same for everybody."""
    ordered = followed(battle.subgame(Frame(OrderTest(unit.id))), first_event(OrderTested, "outcome"))
    test = morale.order_test_of(battle, unit)
    near(ordered, chances(test), unit)
    checked = followed(battle.subgame(Frame(MoraleCheck(unit.id))), first_event(MoraleTested, "passed"))
    near({"passed" if name == "True" else "failed": chance for name, chance in checked.items()},
         chances(morale.check_of(battle, unit)), unit)  # fmt: skip
    value = morale.test_value(battle, unit, morale.check_modifiers(battle, unit))
    fails = morale.nerve_of(battle, unit).fails(unit.pins)
    assert float(chance_to_pass(value)) == pytest.approx(1 - fails, abs=1e-12), unit


def first_event(kind, field):
    """The field of the first event of a kind."""

    def read(entries, over):
        events = (entry.event for entry in entries if isinstance(getattr(entry, "event", None), kind))
        return next((str(getattr(event, field)) for event in events), None)

    return read


def shell_agrees(battle, unit, random):
    """Whether a shell that strikes is the same for everybody."""
    strike = ShellStrikes(unit.id, random.choice(("D2", "D3", "D6")), (), random.randint(0, 2))
    shown = forecasts.shell(battle, unit, strike.size, indirect=True, pins=strike.pins)
    read = forecasts.read_damage(unit.id) if unit.is_vehicle else forecasts.read_losses(len(unit.men), unit.id)
    found = {str(name): chance for name, chance in followed(battle.subgame(Frame(strike)), read).items()}
    near(found, {str(name): chance for name, chance in amounts(shown.chances).items()}, f"{strike} on {unit}")


# ---- the property ----------------------------------------------------------------------------------------------------


def compared(seed, most):
    """Compare what there is in a battle, at most so much of each kind; how much there was of it."""
    counted = dict.fromkeys(("shots", "followed", "vehicles", "fights", "blows", "tests", "shells"), 0)
    for battle, random in battles(seed):
        asked = battle.decision
        if isinstance(asked, ChooseTarget):
            offered = [choice for choice in battle.choices(asked) if isinstance(choice, ShootAt)]
            for choice in random.sample(offered, min(4, len(offered))):
                if not choice.smoke and not choice.vehicle and counted["shots"] < most:
                    shots, followed_out = shot_agrees(battle, asked, choice)
                    counted["shots"] += shots
                    counted["followed"] += followed_out
                    counted["vehicles"] += shots * battle.state.units[choice.target].is_vehicle
        if random.random() > 0.3:
            continue
        standing = [[*battle.state.standing(seat)] for seat in (0, 1)]
        if not all(standing):
            continue
        unit, foe = (random.choice(units) for units in standing)
        if counted["tests"] < most:
            nerve_agrees(battle, unit)
            counted["tests"] += 2
        if counted["shells"] < most / 4 and unit.inside is None:
            shell_agrees(battle, unit, random)
            counted["shells"] += 1
        if unit.is_vehicle or unit.gun is not None or foe.gun is not None or counted["fights"] >= most / 4:
            continue
        if foe.is_vehicle:
            blows_agree(battle, unit, foe, random)
            counted["blows"] += 1
        elif battle.setup.options["all_fight"] == "on":
            fight_agrees(battle, unit, foe, random)
            counted["fights"] += 1
    return counted


@pytest.mark.parametrize(
    ("seeds", "most", "least"),
    [(range(2, 5), 20, 80), pytest.param(range(5, 105), 200, 10_000, marks=pytest.mark.slow)],
)
@pytest.mark.rule(
    "BA-SHOOT-26", "BA-DAM-01", "BA-DAM-06", "BA-HE-03", "BA-HQ-05", "BA-VEH-22", "BA-VEH-23", "BA-VEH-24", "BA-VEH-27",
    "BA-CQ-07", "BA-CQ-08", "BA-CQ-22", "BA-ORD-10", "BA-MOR-05", "BA-MOR-07", "BA-PIN-05", "BA-HQ-01",
)  # fmt: skip
def test_random_battles_agree(seeds, most, least):
    """``least``: how much is to be compared, lest nothing be."""
    found = [compared(seed, most) for seed in seeds]
    counted = {kind: sum(each[kind] for each in found) for kind in found[0]}
    assert sum(counted[kind] for kind in ("shots", "fights", "blows", "tests", "shells")) >= least, counted
    assert all(counted[kind] for kind in ("followed", "fights", "tests", "shells")), counted
