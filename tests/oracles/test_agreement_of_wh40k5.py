"""Dice of Warhammer 40,000, one answer: the procedure followed die by die, the odds, the preview and what the computer
expects are the same, in battles at random."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import grognard
from grognard.core.battle import RollDice
from grognard.core.engine.dice import Waiting
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_barrage
from grognard.games.wh40k5.odds import forecasts, squadron_odds
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.expected_fights import blow
from grognard.games.wh40k5.odds.expected_losses import PARTS, PASSENGERS, cost, points, price
from grognard.games.wh40k5.odds.explosion_odds import hurt_by, worth_of
from grognard.games.wh40k5.odds.forecasts import happened, read_damage
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.wh40k5.odds.shot import battery, mean
from grognard.games.wh40k5.rules.assault import melee_weapons
from grognard.games.wh40k5.rules.assault.attack_groups import attacks_at, blow_at, fights, gear_of
from grognard.games.wh40k5.rules.assault.rounds import Exchange
from grognard.games.wh40k5.rules.saves.allocation import groups_of
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.units.force import ChoosePower
from grognard.games.wh40k5.rules.vehicles.destruction import Explosion
from grognard.games.wh40k5.state.choices import Firing, Shoot
from grognard.games.wh40k5.state.events.vehicles import VehicleDestroyed
from grognard.games.wh40k5.table import preview_odds, preview_parts
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon, under_way

ARMIES = [army.name for army in system("wh40k5").setups.armies()]
FEW = 4
"""Dice up to which the procedure is followed die by die in a moment."""


def near(value):
    """The same number but for rounding."""
    return pytest.approx(float(value), abs=1e-12, rel=1e-12)


def answered(battle, decision):
    """What the odds take players to decide."""
    return usual(battle, decision) or first_choice(battle, decision)


def played(seed):
    """A battle at random, at every question and roll of it."""
    random = Random(seed)
    battle = grognard.battle("wh40k5", armies=tuple(random.choices(ARMIES, k=2)), seed=seed)
    battle.source = Waiting()
    while not battle.over:
        yield battle, random
        decision = battle.decision
        if isinstance(decision, RollDice):
            battle.resolve_chance(tuple(random.randint(1, sides) for sides in decision.roll.sides))
        else:
            battle.choose(battle.sample(random))


class Compared:
    """What was compared, by its kind; ``followed``: of which the procedure was followed."""

    def __init__(self):
        self.number: Counter[str] = Counter()
        self.followed: Counter[str] = Counter()

    def same(self, kind, found, told, where):
        """Both are the same distribution."""
        outcomes = {outcome for each in (found, told) for outcome, chance in each.items() if chance}
        for outcome in outcomes:
            assert found.get(outcome, 0.0) == near(float(told.get(outcome, 0.0))), (where, outcome)
        self.followed[kind] += 1


def compare(battle, random, found):
    """Compare what this moment of a battle offers."""
    decision = battle.decision
    if isinstance(decision, ChooseShooter):
        offered = [choice for choice in battle.choices(decision) if isinstance(choice, Shoot)]
        for choice in random.sample(offered, min(3, len(offered))):
            compare_shot(battle, choice, found)
        compare_blows(battle, random, decision.seat, found)
        compare_explosion(battle, random, found)
    elif isinstance(decision, RollDice) and decision.roll.count <= FEW:
        compare_forecasts(battle, found)


def compare_shot(battle, choice, found):
    """The procedure, the odds, the preview and the computer on one shot."""
    unit, target = battle.state.units[choice.unit], battle.state.units[choice.target]
    laid = battery(battle, choice.unit, choice.target, choice.firing)
    expected = cost(battle, unit, target, choice.firing)
    if laid is None:
        assert not preview_odds.shot(battle, choice).charts
        return
    where = f"{choice}"
    shown = preview_odds.shot(battle, choice)
    lines = [line for line in laid.shooting.lines if not line.lost]
    markers = any(TABLES.weapons[line.weapon].marker for line in lines)
    plain = not markers and not battle.state.night and all(line.shots is not None for line in lines)
    psychic = any("psychic" in TABLES.weapons[line.weapon].traits for line in lines)
    dice = sum(line.shots or 0 for line in laid.shooting.lines)
    if target.is_vehicle:
        if len(target.models) > 1:
            if plain and dice <= FEW:
                compare_squadron(battle, choice, laid, shown, found)
            return
        told = dict(laid.damage().items())
        bars = {bar.label: bar.probability for bar in shown.charts[0].bars}
        found.same("shown", bars, told, where)
        found.number["shots at vehicles"] += 1
        if plain and not psychic and dice == 1:
            (model,) = target.models
            riders = sum(points(each) for each in battle.state.units.values() if each.aboard == target.id)
            harm = sum(float(told[result]) * part for result, part in PARTS.items())
            near_it = float(told["explodes"]) * worth_of(battle, target, model)
            assert expected == near(harm * (worth(model) + PASSENGERS * riders) + near_it), where
            found.number["vehicles expected"] += 1
        if plain and dice <= 2:
            read = read_damage(target.id, target.models[0].id)
            shooting = Shooting(choice.unit, choice.target, choice.firing)
            found.same("shots at vehicles", reckon(battle.subgame(Frame(shooting)), read, answered), told, where)
        return
    if is_mixed(target):
        return
    lost = laid.lost()
    found.number["shots"] += 1
    if len(shown.charts) == 1 and all(model.wounds == 1 for model in target.models) and len(target.models) <= 12:
        numbers = {int(bar.label): bar.probability for bar in shown.charts[0].bars if bar.label.isdigit()}
        if len(numbers) == len(shown.charts[0].bars):
            found.same("shown", numbers, dict(lost.items()), where)
    barrage = sum(line.shots or 0 for line in lines if is_barrage(TABLES.weapons[line.weapon]))
    # Of a barrage the computer thinks as if each of its markers came down by itself.
    if not psychic and barrage < 2 and len(groups_of(target)) == 1:
        assert expected == near(uncapped(battle, laid) * price(target)), where
        found.number["markers expected" if markers else "shots expected"] += 1
        if lost[len(target.models)] == 0 and battle.context.profile(target.models[0]).w == 1:
            assert expected == near(float(lost.mean) * price(target)), where
            found.number["losses expected"] += 1
    if plain and dice <= FEW:
        before = len(target.models)
        shooting = Shooting(choice.unit, choice.target, choice.firing)
        ends = models_left(battle, Frame(shooting), target.id)
        found.same("shots", {before - left: chance for left, chance in ends.items()}, dict(lost.items()), where)


def compare_squadron(battle, choice, laid, shown, found):
    """The procedure, the odds and the preview on a shot at a squadron: how many of its vehicles it destroys."""
    told = dict(squadron_odds.lost(laid.target, squadron_odds.fallen(laid)).items())
    found.same("shown", {int(bar.label): bar.probability for bar in shown.charts[0].bars}, told, choice)

    def read(entries, over):
        gone = [each for each in happened(entries, VehicleDestroyed) if each.unit == choice.target]
        return len(gone) if over else None

    shooting = Frame(Shooting(choice.unit, choice.target, choice.firing))
    found.number["shots at squadrons"] += 1
    found.same("shots at squadrons", reckon(battle.subgame(shooting), read, answered), told, choice)


def compare_explosion(battle, random, found):
    """The procedure, the odds, the preview and the computer on what the explosion of one vehicle does to others."""
    vehicles = [unit for unit in battle.state.on_table() if unit.is_vehicle]
    if not vehicles:
        return
    unit = random.choice(vehicles)
    model = random.choice(unit.models)
    caught = [*hurt_by(battle, unit, model)]
    notes = [*preview_parts.explosions(battle, 0, unit, model, 0.5)]
    told = [(note.message.args["unit"], note.message.args["mean"]) for note in notes]
    assert told == [(battle.context.name(each.unit.id), f"{float(each.lost().mean):.2f}") for each in caught]
    costs = (each.cost() * (1 if each.unit.seat == unit.seat else -1) for each in caught if not each.aboard)
    assert worth_of(battle, unit, model) == near(sum(costs))
    found.number["explosions"] += 1
    models = sum(each.squad.models for each in caught)
    if caught and models <= 2 * FEW and not any(is_mixed(each.unit) for each in caught):
        for each in caught:
            before = len(each.unit.models)
            ends = models_left(battle, Frame(Explosion(unit.id, model.id, "shooting")), each.unit.id)
            lost = {before - left: chance for left, chance in ends.items()}
            found.same("explosions", lost, dict(each.lost().items()), f"{unit.id} explodes at {each.unit.id}")


def uncapped(battle, laid):
    """The models of a kind that shooting costs a target on average, if it had no end of them."""
    full = battle.context.profile(laid.target.models[0]).w or 1
    return sum(
        float(weight)
        * mean(spray.dice)
        * float(chance * kind[0].suffered)
        * kind[0].times
        / (1 if kind[0].instant else full)
        for weight, lines in laid.situations
        for spray in laid.sprays(lines)
        for kind, chance in spray.wounds
    )


def models_left(battle, frame, target):
    """How many models of a unit there may be left, by the engine's own dice."""
    copy = battle.subgame(frame)
    start = len(battle.state.units[target].models)

    def read(entries, over):
        if not over:
            return None
        gone = sum(
            len(entry.event.removed)
            for entry in entries
            if type(getattr(entry, "event", None)).__name__ == "Losses" and entry.event.unit == target
        )
        return start - gone

    return reckon(copy, read, answered)


def compare_blows(battle, random, seat, found):
    """The procedure, the odds and the computer on one model's blows."""
    own = [unit for unit in battle.state.standing(seat) if not unit.is_vehicle]
    foes = [unit for unit in battle.state.standing(1 - seat) if not unit.is_vehicle and not is_mixed(unit)]
    if not own or not foes:
        return
    unit, foe = random.choice(own), random.choice(foes)
    model = random.choice(unit.models)
    if not fights(battle, model) or not fights(battle, foe.models[0]):
        return
    weapon = melee_weapons.usable(gear_of(model))[0]
    if melee_weapons.row_of(weapon).psychic or len(groups_of(foe)) > 1:
        return
    swing = blow_at(battle, unit, model, weapon, foe, battle.context.profile(foe.models[0]).ws or 0)
    attacks = attacks_at(battle, unit, model, weapon, foe)
    swing = replace(swing, attacks=attacks)
    where = f"{unit.id} at {foe.id}: {swing}"
    side = Foot(battle, foe, None, False)
    lefts, chances = side.suffer(side.start, (swing,))
    after = [*zip(lefts, chances[:, 0].tolist(), strict=True)]
    wounds = sum(chance * side.suffered(now) for now, chance in after)
    full = battle.context.profile(foe.models[0]).w or 1
    if sum(each.wounds for each in foe.models) >= attacks and full == 1:
        assert blow(battle, unit, model, weapon, foe) == near(wounds * price(foe)), where
    found.number["blows"] += 1
    if attacks <= FEW:
        told: dict[int, float] = {}
        for now, chance in after:
            left = len(foe.models) - side.lost(now)
            told[left] = told.get(left, 0.0) + chance
        ends = models_left(battle, Frame(Exchange(4, (swing,))), foe.id)
        found.same("blows", ends, told, where)


def compare_forecasts(battle, found):
    """The forecasts that begin with a roll, and the engine followed from there."""
    for trial in forecasts.trials(battle):
        told = dict(trial.spread.chances.items())
        found.number["forecasts"] += 1
        if battle.decision.roll.count > 3:
            continue
        start = under_way(battle, trial.depth)
        if any(isinstance(frame.procedure, ChoosePower) for frame in start.stack):
            continue
        ends = reckon(start, trial.read, answered)
        found.same("forecasts", ends, told, f"{battle.stack[-1]}")


@pytest.mark.parametrize(
    ("seeds", "least"), [(range(2, 4), 60), pytest.param(range(4, 126), 10_000, marks=pytest.mark.slow)]
)
@pytest.mark.rule("WH-SHOOT-03", "WH-SHOOT-04", "WH-SAVE-01", "WH-USR-07", "WH-VEH-07", "WH-ASSAULT-11")
def test_the_dice_of_random_battles_agree(seeds, least):
    """``least``: how many are to be compared, lest none be."""
    found = Compared()
    for seed in seeds:
        for battle, random in played(seed):
            compare(battle, random, found)
    print(dict(found.number), dict(found.followed))
    assert sum(found.number.values()) >= least
    assert sum(found.followed.values()) >= least / 5


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-07", "WH-WEAPON-10", "WH-WEAPON-17")
@pytest.mark.parametrize(
    ("attacker", "weapon", "target", "away"),
    [
        ("1 space-marine missile-launcher", "missile-launcher-frag", "8 boy", 20),
        ("2 space-marine plasma-cannon", "plasma-cannon", "5 nob", 12),
        ("1 space-marine flamer", "flamer", "8 boy", 3),
        ("1 space-marine missile-launcher", "missile-launcher-frag", "1 trukk", 20),
        ("1 space-marine plasma-cannon", "plasma-cannon", "1 trukk", 6),
    ],
)
def test_the_computer_expects_of_markers_what_the_odds_say(attacker, weapon, target, away):
    """However they scatter, and whatever they touch then, by the rim or by the hole."""
    battle = stage(Question(attacker=attacker, target=target, range=away))
    unit, foe = (battle.state.units[id] for id in (ATTACKER, TARGET))
    firing = tuple(Firing(model.id, weapon) for model in unit.models)
    laid = battery(battle, ATTACKER, TARGET, firing)
    expected = cost(battle, unit, foe, firing)
    assert laid is not None
    assert expected > 0
    if foe.is_vehicle:
        told = laid.damage()
        harm = sum(float(told[result]) * part for result, part in PARTS.items())
        near_it = float(told["explodes"]) * worth_of(battle, foe, foe.models[0])
        assert expected == near(harm * worth(foe.models[0]) + near_it)
        assert (near_it < 0) == (away <= 6), "the firer is hurt"
    else:
        assert expected == near(uncapped(battle, laid) * price(foe))
