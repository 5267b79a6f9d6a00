"""What follows from a shot's toll: who is left, morale, rout; and the shortcuts by which whole actions are followed.

The dice to hit and to damage are summed up by formula (``odds_toll``); all that comes after them is the engine's own
doing, from the positions those sums lead to.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Total
from grognard.core.engine.fates import Fate
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.casualty_odds import Joint, blows_toll, casualty_odds_of_fire
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.odds_remains import Falls, Remains
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.damage import Damage, medic_near
from grognard.games.bolt_action.rules.shooting.shoot import Shoot, range_in
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.enumeration import Future, Policy, follow
from grognard.odds.forecasts import throwing

PINNED = "place_pins"
"""The step of ``Shoot`` that follows its casualties."""
DAMAGE_DICE = "medic"
"""The step of ``Damage`` that its dice for damage go to."""


class Consequences:
    """The chance that a unit is destroyed in the end, for each toll: by its losses, by pins, by the morale check
    (BA-GEN-09, BA-PIN-05, BA-MOR-05). Each toll is followed once."""

    def __init__(self, g: B, firer: str, target: str, volleys: tuple[Volley, ...]) -> None:
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
            (battle.subgame(Frame.at(shot, PINNED), value=killed), chance)
            for battle, chance in self.remains.after(killed, picked)
        ]
        gone = Fraction(0)
        for end, chance in follow(starts, fractions=True, shortcut=tests):
            if not end.state.units[name].alive:
                gone += Fraction(chance)
        return gone


def tests(battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
    """Tests of morale by the chance to pass: one roll that passes stands for all that do (BA-ORD-10, BA-MOR-07)."""
    procedure = battle.stack[-1].procedure
    if isinstance(procedure, MoraleCheck):
        test = morale.check_of(battle, battle.state.units[procedure.unit])
    elif isinstance(procedure, OrderTest):
        test = morale.order_test_of(battle, battle.state.units[procedure.unit], procedure.assault)
    else:
        return None
    groups: dict[Fate, tuple[int, Fraction]] = {}
    for dice, chance in Total().outcomes(test.dice, test.sides):
        first, known = groups.get(test.reached(dice), (dice, Fraction(0)))
        groups[test.reached(dice)] = first, known + chance
    found: list[Future] = []
    for dice, chance in groups.values():
        copy = battle.clone()
        first = max(1, dice - 6)
        copy.resolve_chance((first, dice - first))
        found.append((copy, chance if fractions else float(chance)))
    return found


class Shortcuts:
    """Tests, and shots and blows by their tolls; what falls is remembered as long as this is."""

    def __init__(self) -> None:
        self.falls = Falls()

    def __call__(self, battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
        """Where a roll leads (see ``futures.Shortcut``)."""
        known = tests(battle, policy, fractions)
        if known is not None:
            return known
        depth, frame = throwing(battle)
        procedure = frame.procedure
        if isinstance(procedure, Damage) and frame.step_name == DAMAGE_DICE:
            return damage_toll(battle, procedure, battle.stack[:depth], policy, fractions, self.falls)
        if isinstance(procedure, Shoot) and rolls_to_hit(frame) and not procedure.smoke and not procedure.stray:
            return shot_toll(battle, procedure, battle.stack[:depth], policy, fractions, self.falls)
        return None


def damage_toll(
    battle: B, damage: Damage, below: tuple[Frame, ...], policy: Policy, fractions: bool, falls: Falls
) -> list[Future] | None:
    """Where the dice for hits scored lead, in close quarters too, by formula: to the end of the casualties, when those
    ``below`` go on."""
    unit = battle.state.units[damage.unit]
    if may_lose_weapon(battle, unit, any(not blow.small_arms for blow in damage.blows)):
        return None
    if damage.medics and medic_near(battle, unit):
        return None
    joint = blows_toll(battle, unit, damage.blows, fractions)
    remains = Remains(battle, damage.unit, policy, fractions, falls)
    return [
        (remaining.subgame(*below, value=killed), chance * part)
        for killed, picked, chance in _cells(joint)
        for remaining, part in remains.after(killed, picked)
    ]


def may_lose_weapon(g: G, unit: Unit, piercing: bool) -> bool:
    """Whether a shooter might pick the weapon of a team, for which no formula is known (BA-DAM-07)."""
    return piercing and g.context.profile(unit.id).weapon_team


def rolls_to_hit(frame: Frame) -> bool:
    """Whether the first dice of a shot are about to be rolled: to hit, or of nothing but flame its hits."""
    shot = frame.procedure
    assert isinstance(shot, Shoot)
    if frame.step_name == "burn":
        return True
    return frame.step_name == "count_hits" and all(flame.is_flame(volley) for volley in shot.volleys)


def shot_toll(
    battle: B, shot: Shoot, below: tuple[Frame, ...], policy: Policy, fractions: bool, falls: Falls
) -> list[Future] | None:
    """Where the dice of a shot lead, by formula: to the moment when pins are placed (BA-PIN-03), when those ``below``
    go on."""
    unit, target = battle.state.units[shot.unit], battle.state.units[shot.target]
    aims = shot.aims(battle)
    volleys = fires_of(battle, unit, target, aims, shot.moved, shot.snap)
    piercing = any(not tables.fired(volley.weapon, volley.way).small_arm for volley in shot.volleys)
    if may_lose_weapon(battle, target, piercing):
        return None
    if volleys is None or tuple(each.volley for each in aims.volleys) != shot.volleys:
        return None
    if target.inside is not None and any(fire.shell for fire in volleys):
        return None  # whoever else is under that roof is concerned too (BA-BLD-04)
    men = len(target.men)
    found = casualty_odds_of_fire(battle, target, volleys, fractions)
    missed = battle.clone()
    missed.resolve_chance(_missing(battle))
    after: list[Future] = []
    scored = battle.subgame()
    range_in(scored, shot.unit, shot.target, shot.volleys, (1,) * len(shot.volleys), shot.moved)
    remains = Remains(scored, shot.target, policy, fractions, falls)
    for pins, joint in found.struck:
        frame = Frame.at(replace(shot, men=men, hits=(), pins=pins), PINNED)
        for killed, picked, chance in _cells(joint):
            if not pins:
                after.append((missed, chance))
                continue
            for remaining, part in remains.after(killed, picked):
                after.append((remaining.subgame(*below, frame, value=killed), chance * part))
    return after


def _missing(battle: G) -> tuple[int, ...]:
    """Faces with which every shot misses."""
    decision = battle.decision
    assert isinstance(decision, RollDice)
    return tuple(1 for _ in range(decision.roll.count))


def _cells(joint: Joint) -> Any:
    return ((killed, picked, chance) for killed, row in enumerate(joint) for picked, chance in enumerate(row) if chance)
