"""One statement, one answer: the procedure followed die by die, the odds, the preview and what the computer expects are
the same, of attacks, reaction shots and tests in battles at random."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import grognard
from grognard.core.engine.fates import chances
from grognard.core.engine.procedures import Action, Call, Done, Frame, Procedure, step
from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.core.systems import system
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import MARKERS
from grognard.games.axis_allies_minis.evaluation.evaluation import attack as expected
from grognard.games.axis_allies_minis.evaluation.evaluation import controls_soon
from grognard.games.axis_allies_minis.odds import forecasts
from grognard.games.axis_allies_minis.odds.attack_odds import SHARES, outcome_of
from grognard.games.axis_allies_minis.odds.chances import aim_of, reaction_aim, stops
from grognard.games.axis_allies_minis.odds.odds_attack import attack_odds
from grognard.games.axis_allies_minis.rules.attack.attack import carrying_out
from grognard.games.axis_allies_minis.rules.attack.special_attacks import Headshot, RemoteControl, Volley
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.movement.advance import MovementRolls
from grognard.games.axis_allies_minis.rules.movement.fates import MINES, PASSED, SAFE, movement_roll
from grognard.games.axis_allies_minis.rules.movement.movement import steps_of
from grognard.games.axis_allies_minis.rules.movement.obstacles import Mines
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.rules.turn.casualty import TurnMarkers
from grognard.games.axis_allies_minis.rules.turn.initiative import Initiative
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import Attack, BanzaiCharge
from grognard.games.axis_allies_minis.state.conditions import turned
from grognard.games.axis_allies_minis.state.events.attack import Marked, Scored
from grognard.games.axis_allies_minis.state.events.movement import Disrupted, MinesRolled
from grognard.games.axis_allies_minis.state.events.turn import AbilityRolled, InitiativeRolled, UnitDestroyed
from grognard.games.axis_allies_minis.table import march_preview, preview
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import look, terrain, unit

ARMIES = [army.name for army in system("axis_allies_minis").setups.armies()]


class Followed(Procedure):
    """An attack, and what becomes of its target once its markers are turned."""

    attack: Procedure
    target: str
    turns: bool

    @step
    def strike(self, g: object) -> Action:
        return Call(self.attack)

    @step
    def turn(self, g: grognard.Battle) -> Action:
        alive = g.state.units[self.target].alive
        return Call(TurnMarkers((self.target,))) if self.turns and alive else Done()


def battles(seed):
    """The moments of a battle at random at which something is decided."""
    random = Random(seed)
    battle = grognard.battle("axis_allies_minis", armies=tuple(random.sample(ARMIES, 2)), seed=seed)
    while not battle.over:
        yield battle, random
        battle.choose(battle.sample(random))


def near(found, wanted, where):
    """Whether two sets of chances are the same, what is missing being impossible."""
    for name in {*found, *wanted}:
        assert float(found.get(name, 0.0)) == pytest.approx(float(wanted.get(name, 0.0)), abs=1e-12), (name, where)


def of_cases(cases):
    return {name: chance for name, chance in cases.items() if chance}


def followed(battle, procedure, read):
    """What a procedure comes to, followed out by the engine's own dice."""
    return reckon(battle.subgame(Frame(procedure)), read, first_choice)


def events(entries):
    return [entry.event for entry in entries if hasattr(entry, "event")]


# ---- attacks ---------------------------------------------------------------------------------------------------------


def struck(battle, target, aim, marked):
    """What becomes of a target, by its face-down markers or, once they are turned, in the end; with the first hits."""
    before = battle.state.units[target]

    def read(entries, over):
        if not over:
            return None
        happened = events(entries)
        hits = next((event.hits for event in happened if isinstance(event, Scored)), 0)
        if aim.at_once:
            return f"{hits} {'disrupted' if Disrupted(target) in happened else 'none'}"
        after = before
        for event in happened:
            if isinstance(event, Marked) and event.unit == target:
                after = replace(after, hits=(*after.hits, *event.markers))
        gone = any(isinstance(event, UnitDestroyed) and event.unit == target for event in happened)
        if marked:
            return f"{hits} {'destroyed' if gone else turned(after).result}"
        rolled = [event for event in happened if isinstance(event, AbilityRolled)]
        found = turned(after)
        result = "destroyed" if gone else found.result
        for event in rolled:
            if event.success and event.ability == "endurance":
                damaged = found.damaged and not before.damaged
                result = "damaged" if damaged else "disrupted" if found.disrupted else "none"
            elif event.success:
                result = "destroyed"
        return f"{hits} {result}"

    return read


def parted(found):
    """The chances of the hits and of the results."""
    hits: dict[int, float] = {}
    results: dict[str, float] = {}
    for name, chance in found.items():
        scored, result = name.split()
        hits[int(scored)] = hits.get(int(scored), 0.0) + chance
        results[result] = results.get(result, 0.0) + chance
    return hits, results


def procedure_of(battle, choice, aim):
    """The procedure of one attack at its target alone."""
    if aim.weapon == "headshot":
        return Headshot(aim.unit, aim.target, aim.occasion)
    if aim.weapon == "remote-control":
        return RemoteControl(aim.unit, aim.target, aim.occasion)
    how = {"charge": True} if isinstance(choice, BanzaiCharge) else {"area": is_area(battle, choice)}
    return Strike(aim.unit, aim.target, aim.occasion, aim.weapon, aim.soldier_row, aim.piercing, **how)


def is_area(battle, choice):
    """Whether the target is struck as one of many."""
    unit, target = battle.state.units[choice.unit], battle.state.units[choice.target]
    return isinstance(carrying_out(battle, unit, target, choice), Volley)


def attack_agrees(battle, choice):
    """Whether an attack is the same for everybody; whether there is one."""
    aim = aim_of(battle, choice)
    if isinstance(aim, Refused):
        return False
    where = f"battle of {battle.setup.armies[0].name}, choice {battle.number}: {choice}"
    target = battle.state.units[aim.target]
    attack, copy = procedure_of(battle, choice, aim), battle.clone()
    if isinstance(choice, BanzaiCharge):
        copy.state = copy.state.with_units(replace(copy.state.units[aim.unit], at=target.at))
    marked = parted(followed(copy, attack, struck(battle, target.id, aim, marked=True)))
    ends = parted(followed(copy, Followed(attack, target.id, not aim.at_once), struck(battle, target.id, aim, False)))
    outcome = outcome_of(aim, target)
    near(marked[0], of_cases(outcome.hits), where)
    near(marked[1], of_cases(outcome.marked), where)
    near(ends[1], of_cases(outcome.results), where)
    asked = attack_odds(battle, aim)
    near(of_cases(asked["hits"]), marked[0], where)
    near(of_cases(asked["result"]), ends[1], where)
    shown = preview.attack_preview(battle, choice)
    near({bar.label: bar.probability for bar in shown.charts[-1].bars}, marked[1], where)
    rows = {row.label.id: row.values for row in shown.tables[0].rows}
    assert rows["aam-row-success"][-1] in (f"{aim.need}+", "1\N{EN DASH}6", "\N{EN DASH}"), where
    order = tuple(SHARES)
    base = order.index("none" if aim.at_once else turned(target).result)
    worse = sum(chance for name, chance in marked[1].items() if order.index(name) > base)
    assert asked.chance("worse") == pytest.approx(worse, abs=1e-12), where
    if not target.doomed:
        before = 0.0
        if not aim.at_once:
            still = followed(copy, Followed(Nothing(), target.id, True), struck(battle, target.id, aim, False))
            before = sum(SHARES[name] * chance for name, chance in parted(still)[1].items())
        mean = sum(SHARES[name] * chance for name, chance in ends[1].items()) - before
        worth = mean * target.of.points * (1.3 if controls_soon(battle, target) else 1.0)
        bonus = 0.01 if not aim.spent else -0.5
        assert expected(battle, choice).value == pytest.approx(worth + bonus, abs=1e-9), where
    return True


class Nothing(Procedure):
    """No attack at all."""

    @step
    def rest(self, g: object) -> Action:
        return Done()


def reaction_agrees(battle, shooter, mover):
    """Whether a reaction shot at a unit where it stands is the same for everybody; whether there is one."""
    aim = reaction_aim(battle, shooter, mover, mover.at, mover.facing, "defensive")
    if isinstance(aim, Refused):
        return False
    where = f"{shooter.id} at {mover.id}, choice {battle.number}"
    shot = ReactionShot(shooter.id, mover.id, mover.at, mover.facing, "defensive", True)
    found = parted(followed(battle, shot, struck(battle, mover.id, aim, True)))[1]
    near(of_cases(outcome_of(aim, mover).marked), found, where)
    near(of_cases(attack_odds(battle, aim)["result"]), found, where)
    assert stops(aim, mover) == pytest.approx(found.get("disrupted", 0.0), abs=1e-12), where
    copy = battle.subgame(Frame(shot))
    (trial,) = forecasts.trials(copy)
    near(of_cases(trial.spread.chances), found, where)
    return True


# ---- tests -----------------------------------------------------------------------------------------------------------


def first(kind, field):
    """The field of the first event of a kind."""

    def read(entries, over):
        happened = (event for event in events(entries) if isinstance(event, kind))
        return next((str(getattr(event, field)) for event in happened), None)

    return read


def mines_agree(battle, unit):
    found = followed(battle, Mines(unit.id), first(MinesRolled, "disrupted"))
    near(found, {"False": chances(MINES)[SAFE], "True": 1 - chances(MINES)[SAFE]}, unit.id)


def way_agrees(battle, checks, unit):
    """Whether the movement rolls of a step are the same for everybody."""

    def read(entries, over):
        return str(len([event for event in events(entries) if event.success]) == len(checks)) if over else None

    found = followed(battle, MovementRolls(unit.id, checks), read)
    product = Fraction(1)
    for check in checks:
        assert march_preview.passed(check) == chances(movement_roll(check)).get(PASSED, 0)
        product *= march_preview.passed(check)
    near(found, {"True": product, "False": 1 - product}, unit.id)


def initiative_agrees(battle):
    """Whether who is ahead in initiative is the same for the dice and for the forecast."""
    names = {"0": "ahead", "1": "behind", "None": "even"}
    if any(unit.of.has("organization") for unit in battle.state.units.values()):
        return False
    copy = battle.subgame(Frame(Initiative()))
    found = reckon(copy, first(InitiativeRolled, "winner"), first_choice)
    shown = of_cases(forecasts.initiative(battle, None, 0).chances)
    near({names[str(name)]: chance for name, chance in found.items()}, shown, battle.number)
    return True


# ---- the property ----------------------------------------------------------------------------------------------------


def position(random):
    """Units of any kind near one another, in any condition, on any ground."""
    signs = {f"{column}{row}": random.choice("...FTM") for column in "CDEF" for row in range(4, 8)}
    units = []
    for number in range(6):
        side, card = "ab"[number % 2], random.choice(list(CARDS))
        order = MARKERS[CARDS[card].type].hits
        place = f"{random.choice('CDEF')}{random.randint(4, 7)}"
        vehicle = CARDS[card].type == "vehicle"
        fields = {
            "disrupted": random.random() < 0.3,
            "damaged": vehicle and random.random() < 0.3,
            "hits": order[: random.choice((0, 0, 0, 1, 2))],
            "stirred": random.random() < 0.5,
        }
        units.append(unit(f"{side}.{number}", card, place, random.choice("NS"), **fields))
    phase = random.choice(("assault", "assault", "airstrike"))
    return look(*units, map=ground(terrain(**signs)), phase=phase)


def attacks_agree(battle, decision, random, most):
    """Compare some of the attacks that are offered; how many there were."""
    offered = [choice for choice in battle.choices(decision) if isinstance(choice, Attack | BanzaiCharge)]
    return sum(attack_agrees(battle, choice) for choice in random.sample(offered, min(most, len(offered))))


def compared(seed, most):
    """Compare what there is in a battle, at most so much of each kind; how much there was of it."""
    counted = dict.fromkeys(("attacks", "any attacks", "reactions", "ways", "mines", "initiative"), 0)
    for battle, random in battles(seed):
        if counted["attacks"] < most:
            counted["attacks"] += attacks_agree(battle, battle.decision, random, 3)
        if random.random() > 0.2:
            continue
        standing = [[*battle.state.standing(seat)] for seat in (0, 1)]
        if not all(standing):
            continue
        one, other = (random.choice(units) for units in standing)
        if counted["reactions"] < most:
            counted["reactions"] += reaction_agrees(battle, one, other)
        if counted["mines"] < most / 10:
            mines_agree(battle, one)
            counted["mines"] += 1
        steps = [] if one.of.type == "aircraft" else [each for each in steps_of(battle, one)[one.at] if each.checks]
        if steps and counted["ways"] < most / 4:
            way_agrees(battle, random.choice(steps).checks, one)
            counted["ways"] += 1
        if counted["initiative"] < 1:
            counted["initiative"] += initiative_agrees(battle)
    random = Random(seed)
    while counted["any attacks"] < most:
        battle = position(random)
        counted["any attacks"] += attacks_agree(battle, Activate(0), random, 6)
        one, other = (random.choice([*battle.state.standing(seat)]) for seat in (0, 1))
        counted["reactions"] += reaction_agrees(battle, one, other)
    return counted


@pytest.mark.parametrize(
    ("seeds", "most", "least"),
    [(range(2), 15, 60), pytest.param(range(2, 52), 100, 10_000, marks=pytest.mark.slow)],
)
@pytest.mark.rule(
    "AAM-HIT-02", "AAM-HIT-04", "AAM-HIT-05", "AAM-COVER-02", "AAM-COVER-03", "AAM-TURN-02", "AAM-TURN-12",
    "AAM-DF-08", "AAM-DF-11", "AAM-MOVE-05", "AAM-TERRAIN-14", "AAM-SA-20", "AAM-SA-33", "AAM-SA-49", "AAM-SA-51",
)  # fmt: skip
def test_random_battles_agree(seeds, most, least):
    """``least``: how much is to be compared, lest nothing be."""
    found = [compared(seed, most) for seed in seeds]
    counted = {kind: sum(each[kind] for each in found) for kind in found[0]}
    assert sum(counted.values()) >= least, counted
    assert all(counted[kind] for kind in counted if kind != "ways"), counted
