"""Infantry assaults a vehicle: one round of blows, one damage roll, no striking back (chapter Close quarters)."""

from __future__ import annotations

from grognard.core.engine.dice import Roll, Total, roll
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Call, Done, Procedure, Skip, step
from grognard.core.messages import say
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import need_to_strike
from grognard.games.bolt_action.rules.movement.move import Regroup
from grognard.games.bolt_action.rules.turn.morale import has_anti_tank_gear
from grognard.games.bolt_action.rules.vehicles.fates import beaten, to_strike
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import DamageTable, chassis_of, least_die
from grognard.games.bolt_action.rules.vehicles.wrecks import KnockOut
from grognard.games.bolt_action.state.events.close_quarters import Regrouped
from grognard.games.bolt_action.state.events.vehicles import Grade, HullStruck, VehicleBeaten
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Unit


def need_against(target: Unit) -> int | None:
    """The roll to hit a vehicle in an assault, by its die as it lies now; None if it runs (BA-CQ-21, BA-CQ-28)."""
    return need_to_strike(target.order, target.immobilised)


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
        pool = to_strike(need).pool(len(unit.models))
        return Roll((pool,), say("ba-roll-tank-assault"), ("BA-CQ-22", "BA-CQ-28"), unit.seat)

    @step("regroup")
    def roll_damage(self, g: B, hits: int) -> Action:
        """Without a hit there is no roll."""
        unit = g.state.units[self.attacker]
        g.emit(VehicleBeaten(self.attacker, self.vehicle, hits), "BA-CQ-22")
        if not hits:
            return Skip("regroup")
        return self.then(blows_test(g, unit, self.vehicle, hits).roll(seat=unit.seat), hits=hits)

    @step
    def compare(self, g: B, die: int) -> Action:
        """What the die makes of it (BA-CQ-23, BA-CQ-24, BA-CQ-30, BA-DAM-03)."""
        value = chassis_of(g, self.vehicle).value
        test = blows_test(g, g.state.units[self.attacker], self.vehicle, self.hits)
        grade: Grade = test.reached(die)  # type: ignore[assignment]
        spared = die < least_die(g)
        rules = ("BA-DAM-03",) if spared else ("BA-CQ-30",) if grade == "destroyed" else ("BA-CQ-23",)
        g.emit(HullStruck(self.vehicle, "assault", die + self.hits, value, grade), "BA-CQ-22", *rules)
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


def blows_test(g: G, unit: Unit, vehicle: str, hits: int) -> Test:
    """The die for a unit's blows that have hit a vehicle."""
    own = chassis_of(g, vehicle)
    return beaten(own.value - hits, least_die(g), own.enclosed, has_anti_tank_gear(g, unit))
