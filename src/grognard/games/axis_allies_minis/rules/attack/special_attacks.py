"""Attacks that are more than one roll at one target: Blast, salvos, Headshot, Remote Control (AAM-SA)."""

from __future__ import annotations

from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Become, Call, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.shots import rides_exposed
from grognard.games.axis_allies_minis.rules.attack import fates
from grognard.games.axis_allies_minis.rules.attack.aim import REMOTE, Aim, aim_at
from grognard.games.axis_allies_minis.rules.attack.strike import Strike, open_fire, score, throw
from grognard.games.axis_allies_minis.state.events.attack import Occasion, RemoteControlRolled
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Hex


class Volley(Procedure):
    """A separate attack on each of many targets, friends among them (AAM-SA-06, AAM-SA-16, AAM-SA-28). What is declared
    for the main target, the first of them, holds for it alone (AAM-SA-15, AAM-SA-48)."""

    unit: str
    targets: tuple[str, ...]
    occasion: Occasion
    weapon: str = ""
    soldier_row: bool = False
    piercing: bool = False

    @step
    def next_target(self, g: G) -> Action:
        if not self.targets:
            return Done()
        first, *others = self.targets
        attack = Strike(self.unit, first, self.occasion, self.weapon, self.soldier_row, self.piercing, area=True)
        return Become(Volley(self.unit, tuple(others), self.occasion, self.weapon), Call(attack))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


def blast_targets(g: G, unit: Unit, target: Unit, at: Hex | None = None) -> tuple[str, ...]:
    """Whom Blast hits: every ground unit in the target's hex, the target first (AAM-SA-06, AAM-AIR-06). ``at`` puts the
    target of a reaction shot into another hex."""
    here = at or target.at
    assert here is not None
    return _struck(g, unit, target, frozenset((here,)))


def salvo_targets(g: G, unit: Unit, target: Unit) -> tuple[str, ...]:
    """Whom a salvo hits: every ground unit adjacent to the target, which comes first (AAM-SA-16)."""
    assert target.at is not None
    return _struck(g, unit, target, frozenset((target.at, *g.context.board.neighbours(target.at))))


def _struck(g: G, unit: Unit, target: Unit, hexes: frozenset[Hex]) -> tuple[str, ...]:
    """The target, then all other ground units in these hexes of either side, exposed passengers too (AAM-SA-69); never
    the attacker itself (AAM-SA-06, AAM-SA-16, AAM-SA-28)."""
    others = (
        other.id
        for other in g.state.units.values()
        if other.at in hexes and other.id not in (unit.id, target.id) and is_open(g, other)
    )
    return (target.id, *others)


def is_open(g: G, unit: Unit) -> bool:
    """Whether a unit is on the ground where fire can reach it: on the map, or aboard an Exposed Transport
    (AAM-SA-69); Blast and salvos strike nobody else (AAM-SA-06, AAM-SA-16)."""
    if unit.of.type == "aircraft":
        return False
    return unit.place == "map" or (unit.place == "aboard" and rides_exposed(g, unit))


class Headshot(Procedure):
    """Six dice at a Vehicle; with three successes a Disrupted marker lies on it face up (AAM-SA-19)."""

    unit: str
    target: str
    occasion: Occasion
    aim: Aim | None = None

    @step
    def roll_dice(self, g: B) -> Action:
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        aim = aim_at(g, unit, target, weapon="headshot", occasion=self.occasion)
        if isinstance(aim, Refused):
            return Done()
        open_fire(g, aim)
        return self.then(throw(g, aim), aim=aim)

    @step
    def stun(self, g: B, dice: Tallies) -> None:
        aim = self.aim
        assert aim is not None
        found = score(g, aim, fates.shown(dice[0]))
        if fates.stuns(aim, found):
            g.emit(Disrupted(self.target), "AAM-SA-19", "AAM-COND-03")


class RemoteControl(Procedure):
    """Two dice, both of which must exceed the range; then the attack itself (AAM-SA-20)."""

    unit: str
    target: str
    occasion: Occasion

    @step
    def drive(self, g: G) -> Action:
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        reach = g.context.distance(unit, target)
        return Call(play([(fates.drive(reach), fates.DRIVEN)], unit.seat))

    @step
    def arrive(self, g: B, dice: Tallies) -> Action:
        unit, target = g.state.units[self.unit], g.state.units[self.target]
        reach = g.context.distance(unit, target)
        success = dice[0][fates.ARRIVED] == fates.DRIVEN
        g.emit(RemoteControlRolled(unit.id, target.id, reach, success), "AAM-SA-20")
        if not success:
            return Done()
        return Call(Strike(self.unit, self.target, self.occasion, REMOTE))
