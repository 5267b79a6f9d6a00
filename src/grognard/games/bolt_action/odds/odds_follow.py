"""What follows from a shot's toll: who is left, morale, rout; and the shortcuts by which whole actions are followed.

The dice to hit and to damage are summed up by formula (``odds_toll``); all that comes after them is the engine's own
doing, from the positions those sums lead to.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Total
from grognard.core.engine.fates import Fate
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.casualty_odds import Joint, blows_toll, casualty_odds_of_fire
from grognard.games.bolt_action.odds.destruction import standing_as
from grognard.games.bolt_action.odds.fight_odds import Reckoning, Side, begun, is_fickle, steady
from grognard.games.bolt_action.odds.fires import fires_of
from grognard.games.bolt_action.odds.ranks import Ranks
from grognard.games.bolt_action.rules.close_quarters.fight import Round, Victory
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.damage import Damage, Removal, medic_near
from grognard.games.bolt_action.rules.shooting.shoot import Shoot, range_in
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Unit
from grognard.odds.distributions import Chance
from grognard.odds.enumeration import Future, Policy
from grognard.odds.forecasts import throwing

PINNED = "place_pins"
"""The step of ``Shoot`` that follows its casualties."""
DAMAGE_DICE = "medic"
"""The step of ``Damage`` that its dice for damage go to."""


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
    """Tests, shots and blows by their tolls, ``fights`` by their ends; what falls is remembered as long as this is."""

    def __init__(self, fights: bool = True) -> None:
        self.fights = fights
        self.ranks: dict[str, tuple[dict[str, tuple[int, int]], Ranks]] = {}
        self.reckonings: dict[tuple[int, int], Reckoning] = {}

    def __call__(self, battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
        """Where a roll leads (see ``futures.Shortcut``)."""
        known = tests(battle, policy, fractions)
        if known is not None:
            return known
        depth, frame = throwing(battle)
        procedure = frame.procedure
        here = begun(battle, depth - 1)
        if here is not None and self.fights and not is_fickle(battle, here.attacker, here.defender):
            return self.fought(battle, here, battle.stack[: depth - 1], policy, fractions)
        if isinstance(procedure, Damage) and frame.step_name == DAMAGE_DICE:
            return self.damaged(battle, procedure, battle.stack[:depth], policy, fractions)
        if isinstance(procedure, Shoot) and rolls_to_hit(frame) and not procedure.smoke and not procedure.stray:
            return self.shot(battle, procedure, battle.stack[:depth], policy, fractions)
        return None

    def fought(
        self, battle: B, here: Round, below: tuple[Frame, ...], policy: Policy, fractions: bool
    ) -> list[Future] | None:
        """Where a fight leads: to its winner's regroup, or to nobody, when those ``below`` go on (BA-CQ-09)."""
        units = battle.state.units[here.attacker], battle.state.units[here.defender]
        if battle.setup.options["recrew"] == "on" and any(unit.gun is not None for unit in units):
            return None  # which of them fell matters to the gun that is left (BA-ART-08)
        one, two = (self.ranks_of(battle, unit, policy, fractions) for unit in units)
        if (id(one), id(two)) not in self.reckonings:
            self.reckonings[id(one), id(two)] = Reckoning(Side(one), Side(two))
        found = self.reckonings[id(one), id(two)].between(*units, here.at_once)
        ends: list[Future] = []
        for winner, standing in enumerate(found.standing):
            unit, loser = units[winner], units[1 - winner]
            victory = Frame(Victory(unit.id, loser.id, None if winner else here.floor))
            ends += [(left_as(battle, unit, left).subgame(*below, victory), chance) for left, chance in standing]
        if found.ends["nobody"]:
            there = battle.subgame()
            for unit in units:
                there.emit(UnitDestroyed(unit.id, "casualties"), "BA-GEN-09")
            ends.append((there.subgame(*below), found.ends["nobody"]))
        return ends

    def damaged(
        self, battle: B, damage: Damage, below: tuple[Frame, ...], policy: Policy, fractions: bool
    ) -> list[Future] | None:
        """Where the dice for hits scored lead, in close quarters too, by formula: to the end of the casualties, when
        those ``below`` go on."""
        unit = battle.state.units[damage.unit]
        if may_lose_weapon(battle, unit, any(not blow.small_arms for blow in damage.blows)):
            return None
        if is_fickle(battle, unit.id) or (damage.medics and medic_near(battle, unit)):
            return None
        joint = blows_toll(battle, unit, damage.blows, fractions)
        fallen = self.fallen(battle, unit, joint, policy, fractions)
        return [(there.subgame(*below, value=killed), chance) for there, killed, chance in fallen]

    def shot(
        self, battle: B, shot: Shoot, below: tuple[Frame, ...], policy: Policy, fractions: bool
    ) -> list[Future] | None:
        """Where the dice of a shot lead, by formula: to the moment when pins are placed (BA-PIN-03), when those
        ``below`` go on."""
        unit, target = battle.state.units[shot.unit], battle.state.units[shot.target]
        if not is_summable(battle, target, shot.volleys) or tuple(shot.aims(battle).fired) != shot.volleys:
            return None
        fires = fires_of(battle, unit, target, shot.volleys, shot.moved, shot.snap)
        missed = battle.clone()
        assert isinstance(battle.decision, RollDice)
        missed.resolve_chance((1,) * battle.decision.roll.count)
        after: list[Future] = []
        scored = battle.subgame()
        range_in(scored, shot.unit, shot.target, shot.volleys, (1,) * len(shot.volleys), shot.moved)
        for pins, joint in casualty_odds_of_fire(battle, target, fires, fractions).struck:
            if not pins:
                after += [(missed, chance) for row in joint for chance in row if chance]
                continue
            frame = Frame.at(replace(shot, men=len(target.men), hits=(), pins=pins), PINNED)
            fallen = self.fallen(scored, target, joint, policy, fractions)
            after += [(there.subgame(*below, frame, value=killed), chance) for there, killed, chance in fallen]
        return after

    def fallen(
        self, battle: B, unit: Unit, joint: Joint, policy: Policy, fractions: bool
    ) -> list[tuple[B, int, Chance]]:
        """How things may stand once men of a unit have fallen, and how many they are."""
        ranks = self.ranks_of(battle, unit, policy, fractions)
        start, men = ranks.number(steady(battle, unit)), ranks.men
        return [
            (left_as(battle, unit, ranks.records[number]), men[start] - men[number], chance)
            for number, chance in ranks.after_all(start, joint).items()
        ]

    def ranks_of(self, battle: B, unit: Unit, policy: Policy, fractions: bool) -> Ranks:
        """How men of a unit fall, known for as long as they stand where they stood, if that matters: where only men who
        are near fight, or Green ones may look to an officer."""
        matter = battle.setup.options["all_fight"] != "on" or is_fickle(battle, unit.id)
        places = {man.id: (man.x, man.y) if matter else (0, 0) for man in unit.models}
        known = self.ranks.get(unit.id)
        if known is None or not places.items() <= known[0].items():
            known = self.ranks[unit.id] = places, Ranks(battle, steady(battle, unit), str, policy, fractions)
        return known[1]


class UpToBlows(Shortcuts):
    """The same, but over as soon as it comes to blows."""

    def __call__(self, battle: B, policy: Policy, fractions: bool) -> list[Future] | None:
        """Where a roll leads."""
        if any(isinstance(frame.procedure, Round | VehicleBlows) for frame in battle.stack):
            return [(battle.subgame(), Fraction(1) if fractions else 1.0)]
        return super().__call__(battle, policy, fractions)


def left_as(battle: B, unit: Unit, left: Unit) -> B:
    """A copy in which so many of a unit are left, where they stand."""
    if not left.alive:
        return battle.subgame(Frame(Removal(unit.id, unit.seat, len(unit.men), "BA-DAM-05")))
    there, now = battle.subgame(), standing_as(unit, left)
    gone = {man.id for man in unit.models} - {man.id for man in now.models}
    if gone:
        there.emit(CasualtiesTaken(unit.id, tuple(sorted(gone))), "BA-DAM-02")
        there.state = there.state.with_units(replace(there.state.units[unit.id], models=now.models))
    return there


def is_summable(g: G, target: Unit, volleys: Sequence[Volley], *, fickle: bool = False, spares: bool = False) -> bool:
    """Whether what volleys cost a unit may be summed up: it is one of men whose kind stays as it is, or is looked
    after (``fickle``), nobody picks the weapon of a team, or the shooter ``spares`` it for a man, a roof falls on
    nobody else (BA-BLD-04), and it does not matter which of them hit (BA-WPN-08)."""
    fired = [tables.fired(volley.weapon, volley.way) for volley in volleys]
    changes = is_fickle(g, target.id) and not fickle
    if target.is_vehicle or changes or len({volley.indirect for volley in volleys}) > 1:
        return False
    if target.inside is not None and any(weapon.he and weapon.is_shell for weapon in fired):
        return False
    return spares or not may_lose_weapon(g, target, any(not weapon.small_arm for weapon in fired))


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
