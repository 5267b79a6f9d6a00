"""What follows from a shot's toll: who is left, morale, rout; and the shortcuts by which whole actions are followed.

The dice to hit and to damage are summed up by formula (``odds_toll``); all that comes after them is the engine's own
doing, from the positions those sums lead to.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from grognard.core.battle import Battle
from grognard.core.decisions import Choice, Decision, RollDice
from grognard.core.procedures import Frame, Procedure
from grognard.core.records import replace
from grognard.games.bolt_action import morale, tables
from grognard.games.bolt_action.choices import GoDown, ShootAt, StandFast, StayPut
from grognard.games.bolt_action.damage import Damage, Removal, medic_near
from grognard.games.bolt_action.events import CasualtiesTaken, PinsTaken, UnitDestroyed, VehicleDamaged, Volley
from grognard.games.bolt_action.formulas import passes
from grognard.games.bolt_action.morale import MoraleCheck
from grognard.games.bolt_action.move import ChooseMove
from grognard.games.bolt_action.occasions import Reacting, UnderFire
from grognard.games.bolt_action.odds_toll import Joint, blows_toll, fires, toll
from grognard.games.bolt_action.orders import OrderTest
from grognard.games.bolt_action.shoot import ChooseTarget, Shoot, range_in
from grognard.games.bolt_action.state import State, Unit, enemy
from grognard.odds.futures import Future, Policy, first_choice, follow

G = Battle[State]


def step_number(procedure: type[Procedure], name: str) -> int:
    """The number of a procedure's step."""
    return [step for step, _, _ in procedure.steps].index(name)


HIT_DICE, PINNED = step_number(Shoot, "confirm_sixes"), step_number(Shoot, "place_pins")
DAMAGE_DICE = step_number(Damage, "exceptional_damage")
MORALE_DICE, ORDER_DICE = step_number(MoraleCheck, "read_dice"), step_number(OrderTest, "read_dice")


class Remains:
    """Who is left of a unit after so many men killed, some of them picked by the enemy: owner and enemy choose as the
    policy says, by default those who are missed least and most (BA-DAM-05, BA-DAM-06).

    The men fall one after another, so each step is followed once and shared by all that comes after it.
    """

    def __init__(self, g: G, unit: str, policy: Policy = first_choice, fractions: bool = False) -> None:
        self.g = g
        self.unit = unit
        self.policy = policy
        self.fractions = fractions
        self.men = len(g.state.units[unit].men)
        self._after: dict[tuple[int, int], list[Future]] = {(0, 0): [(g, Fraction(1) if fractions else 1.0)]}

    def after(self, killed: int, picked: int) -> list[Future]:
        """How things may stand, with the chances, after so many killed, so many of them picked."""
        key = killed, picked
        if key not in self._after:
            seat = self.g.state.units[self.unit].seat
            if killed >= self.men:
                whole = Removal(self.unit, seat, self.men, "BA-DAM-05")
                self._after[key] = self._removed(self.after(0, 0), whole)
            elif killed > picked:
                before = self.after(killed - 1, picked)
                self._after[key] = self._removed(before, Removal(self.unit, seat, 1, "BA-DAM-05"))
            else:
                before = self.after(killed - 1, picked - 1)
                self._after[key] = self._removed(before, Removal(self.unit, enemy(seat), 1, "BA-DAM-06"))
        return self._after[key]

    def _removed(self, before: list[Future], removal: Removal) -> list[Future]:
        starts = [(battle.aside(Frame(removal)), chance) for battle, chance in before]
        return follow(starts, self.policy, fractions=self.fractions)


class Consequences:
    """The chance that a unit is destroyed in the end, for each toll: by its losses, by pins, by the morale check
    (BA-GEN-09, BA-PIN-05, BA-MOR-05). Each toll is followed once."""

    def __init__(self, g: G, firer: str, target: str, volleys: tuple[Volley, ...]) -> None:
        self.g = g
        self.firer = firer
        self.volleys = volleys
        self.target = g.state.units[target]
        self.men = len(self.target.men)
        self.remains = Remains(g, target, fractions=True)
        self._broken: dict[tuple[int, bool], Joint] = {}

    def routed(self, pins: int) -> bool:
        """Whether so many more pins break it (BA-PIN-05)."""
        return self.target.pins + pins >= morale.base_morale(self.target)

    def broken(self, pins: int, fractions: bool) -> Joint:
        """The chance that it breaks once the men have fallen and so many pins are on, for each number of men killed and
        picked; it is not broken but wiped out where nobody is left."""
        found = self._broken.get((pins, fractions))
        if found is None:
            exact = tuple(
                tuple(self._followed(killed, picked, pins) for picked in range(killed + 1))
                for killed in range(self.men)
            )
            self._broken[pins, True] = exact
            # Rows without any chance are left empty, so that nobody adds up noughts.
            self._broken[pins, False] = tuple(tuple(map(float, row)) if any(row) else () for row in exact)
            found = self._broken[pins, fractions]
        return found

    def _followed(self, killed: int, picked: int, pins: int) -> Fraction:
        name = self.target.id
        shot = Shoot(self.firer, name, "order", volleys=self.volleys, men=self.men, pins=pins)
        starts: list[Future] = [
            (battle.aside(Frame(shot, PINNED), value=killed), chance)
            for battle, chance in self.remains.after(killed, picked)
        ]
        gone = Fraction(0)
        for end, chance in follow(starts, fractions=True, shortcut=tests):
            if not end.state.units[name].alive:
                gone += Fraction(chance)
        return gone


def tests(battle: G, policy: Policy, fractions: bool) -> list[Future] | None:
    """Tests of morale by the chance to pass: one roll that passes stands for all that do (BA-ORD-10, BA-MOR-07)."""
    frame = battle.stack[-1]
    procedure = frame.procedure
    if isinstance(procedure, MoraleCheck) and frame.step == MORALE_DICE:
        unit = battle.state.units[procedure.unit]
        value = morale.test_value(battle, unit, morale.check_modifiers(battle, unit))
        groups = [[dice for dice in range(2, 13) if passes(dice, value) is passed] for passed in (True, False)]
    elif isinstance(procedure, OrderTest) and frame.step == ORDER_DICE:
        unit = battle.state.units[procedure.unit]
        value = morale.test_value(battle, unit, morale.order_modifiers(battle, unit, procedure.assault))
        groups = [[dice for dice in range(2, 12) if passes(dice, value) is passed] for passed in (True, False)]
        groups.append([12])
    else:
        return None
    found: list[Future] = []
    for group in groups:
        if group:
            copy = battle.clone()
            first = max(1, group[0] - 6)
            copy.settle((first, group[0] - first))
            chance = Fraction(sum(6 - abs(dice - 7) for dice in group), 36)
            found.append((copy, chance if fractions else float(chance)))
    return found


def shortcuts(battle: G, policy: Policy, fractions: bool) -> list[Future] | None:
    """Tests, and shots by their tolls."""
    decision = battle.decision
    assert isinstance(decision, RollDice)
    known = tests(battle, policy, fractions)
    if known is not None:
        return known
    frame = battle.stack[-1]
    procedure = frame.procedure
    if isinstance(procedure, Damage) and frame.step == DAMAGE_DICE:
        return damage_toll(battle, procedure, policy, fractions)
    if isinstance(procedure, Shoot) and frame.step == HIT_DICE and not procedure.smoke and not procedure.stray:
        return shot_toll(battle, procedure, policy, fractions)
    return None


def damage_toll(battle: G, damage: Damage, policy: Policy, fractions: bool) -> list[Future] | None:
    """Where the dice for hits scored lead, in close quarters too, by formula: to the end of the casualties."""
    unit = battle.state.units[damage.unit]
    if may_lose_weapon(battle, unit, any(not blow.small_arms for blow in damage.blows)):
        return None
    if damage.medics and medic_near(battle, unit):
        return None
    joint = blows_toll(battle, unit, damage.blows, fractions)
    remains = Remains(battle, damage.unit, policy, fractions)
    below = battle.stack[:-1]
    return [
        (remaining.aside(*below, value=killed), chance * part)
        for killed, picked, chance in _cells(joint)
        for remaining, part in remains.after(killed, picked)
    ]


def may_lose_weapon(g: G, unit: Unit, piercing: bool) -> bool:
    """Whether a shooter might pick the weapon of a team, for which no formula is known (BA-DAM-07)."""
    return piercing and g.context.profile(unit.id).weapon_team


def shot_toll(battle: G, shot: Shoot, policy: Policy, fractions: bool) -> list[Future] | None:
    """Where the dice of a shot lead, by formula: to the moment when pins are placed (BA-PIN-03)."""
    unit, target = battle.state.units[shot.unit], battle.state.units[shot.target]
    aims = shot.aims(battle)
    volleys = fires(battle, unit, target, aims, shot.moved, shot.snap)
    piercing = any(not tables.fired(volley.weapon, volley.way).small_arm for volley in shot.volleys)
    if may_lose_weapon(battle, target, piercing):
        return None
    if volleys is None or tuple(each.volley for each in aims.volleys) != shot.volleys:
        return None
    men = len(target.men)
    found = toll(volleys, men, target.order == "down", fractions)
    below = battle.stack[:-1]
    missed = battle.clone()
    missed.settle(_missing(battle))
    after: list[Future] = []
    scored = battle.aside()
    range_in(scored, shot.unit, shot.target, shot.volleys, (1,) * len(shot.volleys), shot.moved)
    remains = Remains(scored, shot.target, policy, fractions)
    for pins, joint in found.struck:
        frame = Frame(replace(shot, men=men, hits=(), pins=pins), PINNED)
        for killed, picked, chance in _cells(joint):
            if not pins:
                after.append((missed, chance))
                continue
            for remaining, part in remains.after(killed, picked):
                after.append((remaining.aside(*below, frame, value=killed), chance * part))
    return after


def _missing(battle: G) -> tuple[int, ...]:
    """Faces with which every shot misses."""
    decision = battle.decision
    assert isinstance(decision, RollDice)
    return tuple(1 for _ in range(decision.roll.count))


def _cells(joint: Joint) -> Any:
    return ((killed, picked, chance) for killed, row in enumerate(joint) for picked, chance in enumerate(row) if chance)


def stated_policy(shoot: ShootAt, reaction: str) -> Policy:
    """The policy of a question: the unit shoots as asked, the target goes Down or stands, the rest as listed first."""

    def choose(battle: Battle[Any], decision: Decision) -> Choice:
        if isinstance(decision, ChooseTarget):
            return shoot
        if isinstance(decision, Reacting) and isinstance(decision.occasion, UnderFire):
            return GoDown() if reaction == "down" else StandFast()
        found = usual(battle, decision)
        return first_choice(battle, decision) if found is None else found

    return choose


def usual(g: G, decision: Decision) -> Choice | None:
    """A unit that may stay where it is stays; else what is listed first."""
    if isinstance(decision, ChooseMove):
        unit = g.state.units[decision.unit]
        if unit.on_table and not decision.leaving and g.context.in_formation(unit):
            return StayPut()
    return None


DAMAGE = ("none", *(name for name in tables.DAMAGE_RESULTS))
"""The rows of the damage table of armour, the worst last (BA-VEH-22)."""


class Suffered(NamedTuple):
    """What has happened to a unit on the way: men lost, pins taken, what it was lost to, if it is gone, and the worst
    row of the damage table that befell it (BA-VEH-22)."""

    lost: int
    pins: int
    loss: str
    damage: str


def suffered(battle: G, unit: str, start: int) -> Suffered:
    """What the log tells of a unit from entry ``start`` on."""
    lost = pins = 0
    loss, damage = "", "none"
    for entry in battle.log_from(start):
        event = getattr(entry, "event", None)
        match event:
            case CasualtiesTaken(id, models) if id == unit:
                lost += len(models)
            case PinsTaken(id, number) if id == unit:
                pins += number
            case UnitDestroyed(id, why) if id == unit:
                loss = why
            case VehicleDamaged(id, _, result) if id == unit:
                damage = max(damage, result, key=DAMAGE.index)
    return Suffered(lost, pins, loss, damage)
