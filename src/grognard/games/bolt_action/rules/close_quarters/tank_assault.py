"""Infantry assaults a vehicle: one round of blows, one damage roll, no striking back (chapter Close quarters)."""

from __future__ import annotations

from grognard.core.engine.dice import Successes, Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Skip, step
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement.move import Regroup
from grognard.games.bolt_action.rules.turn.morale import has_anti_tank_gear
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import DamageTable, chassis_of, grade_of, least_die
from grognard.games.bolt_action.rules.vehicles.wrecks import KnockOut
from grognard.games.bolt_action.state.events.close_quarters import Regrouped
from grognard.games.bolt_action.state.events.vehicles import Grade, HullStruck, VehicleBeaten
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit


def need_against(target: Unit) -> int | None:
    """The roll to hit a vehicle in an assault, by its die as it lies now; None if it is running (BA-CQ-21, BA-CQ-28,
    BA-C2).

    A vehicle on Advance is hit on a 6, one halted, standing or without an order on 4 or more.
    """
    if target.order == "run" and not target.immobilised:
        return None
    return 6 if target.order == "advance" else 4


class VehicleBlows(Procedure):
    """The blows against a vehicle: one attack a man, then one roll of die and hits together (BA-CQ-22, BA-CQ-28)."""

    attacker: str
    vehicle: str
    hits: int = 0

    @step
    def strike(self, g: G) -> Action:
        """Each model makes one attack, whatever it carries; nobody is pinned by it (BA-CQ-27)."""
        unit, target = g.state.units[self.attacker], g.state.units[self.vehicle]
        need = need_against(target)
        if need is None:
            return Done()
        men = len(unit.models)
        return roll(men, Successes(need), say("ba-roll-tank-assault"), "BA-CQ-22", "BA-CQ-28", seat=unit.seat)

    @step("regroup")
    def roll_damage(self, g: B, hits: int) -> Action:
        """Without a hit there is no roll."""
        unit = g.state.units[self.attacker]
        g.emit(VehicleBeaten(self.attacker, self.vehicle, hits), "BA-CQ-22")
        if not hits:
            return Skip("regroup")
        return self.then(roll(1, Total(), say("ba-roll-tank-damage"), "BA-CQ-22", seat=unit.seat), hits=hits)

    @step
    def compare(self, g: B, die: int) -> Action:
        """Soft-skins and open tops are destroyed by any damage; enclosed armour rolls on the table, superficial only
        if the men have nothing against tanks (BA-CQ-23, BA-CQ-24, BA-CQ-30, BA-DAM-03)."""
        own = chassis_of(g, self.vehicle)
        total = die + self.hits
        spared = die < least_die(g)
        grade: Grade = "none" if spared else grade_of(total, own.value)
        if grade != "none" and not own.enclosed:
            grade = "destroyed"
        elif grade != "none" and not has_anti_tank_gear(g, g.state.units[self.attacker]):
            grade = "superficial"
        rules = ("BA-DAM-03",) if spared else ("BA-CQ-30",) if grade == "destroyed" else ("BA-CQ-23",)
        g.emit(HullStruck(self.vehicle, "assault", total, own.value, grade), "BA-CQ-22", *rules)
        if grade == "destroyed":
            return Call(KnockOut(self.vehicle, "assault", ("BA-CQ-24", "BA-CQ-30"), assault=True))
        return None if grade == "none" else Call(DamageTable(self.vehicle, grade, assault=True))

    @step
    def regroup(self, g: G) -> Action:
        """One round only; then the attackers regroup (BA-CQ-24, BA-CQ-26)."""
        unit = g.state.units[self.attacker]
        if not unit.on_table:
            return Done()
        return roll(1, Total(), say("ba-roll-regroup"), "BA-CQ-11", "BA-CQ-26", seat=unit.seat)

    @step
    def move_away(self, g: B, inches: int) -> Action:
        g.emit(Regrouped(self.attacker, inches), "BA-CQ-11", "BA-CQ-26")
        return Call(Regroup(self.attacker, inches * INCH, clearing=g.state.units[self.vehicle].on_table))


def chance_to_hit(target: Unit) -> float:
    """The chance of one attack against a vehicle."""
    need = need_against(target)
    return 0.0 if need is None else (7 - need) / 6
