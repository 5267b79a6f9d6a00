"""Hits on vehicles: pins, penetration, the damage table and its results (chapter Vehicles).

Shooting and assaults both end here. Which side is struck is told by ``shooting.gunnery`` (BA-VEH-21, BA-VEH-39).
"""

from __future__ import annotations

from grognard.core.engine.dice import Pool, Successes, Total, roll, rolls
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import need_to_damage
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck, TakePins
from grognard.games.bolt_action.rules.vehicles.wrecks import KnockOut
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.events.turn import DieTaken, DieTurned
from grognard.games.bolt_action.state.events.vehicles import Grade, HullStruck, VehicleDamaged, VehicleResult
from grognard.games.bolt_action.state.state import enemy


class Hits(Record):
    """Hits of one kind on a vehicle: how many, their whole penetration (None: small arms), the side of the armour,
    whether they fall on it from above (BA-VEH-25)."""

    number: int
    pen: int | None
    side: str | None = None
    indirect: bool = False


def chassis_of(g: G, unit: str) -> Chassis:
    """The chassis of a vehicle."""
    found: Chassis | None = g.context.profile(unit).chassis
    assert found is not None, unit
    return found


class VehicleHits(Procedure):
    """The hits of one action on a vehicle: its pins first, then hit by hit until it is knocked out (BA-VEH-26,
    BA-VEH-36)."""

    unit: str
    pins: int
    hits: tuple[Hits, ...]

    @step
    def place_pins(self, g: G) -> Action:
        return Call(TakePins(self.unit, self.pins, ("BA-PIN-01", "BA-VEH-26")))

    @step
    def strike(self, g: G) -> Action:
        """Small arms do nothing to armour (BA-DAM-04); soft-skins fall to the first damage (BA-VEH-27, BA-HE-08)."""
        hits = tuple(each for each in self.hits if each.number)
        if not chassis_of(g, self.unit).armoured:
            return Call(SoftHits(self.unit, hits))
        return Call(ArmourHits(self.unit, tuple(each for each in hits if each.pen is not None)))


class SoftHits(Procedure):
    """Hits on a soft-skin: any damage destroys it, and no table is rolled on (BA-VEH-27, BA-DAM-02)."""

    unit: str
    hits: tuple[Hits, ...]

    @step
    def roll_damage(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.alive or not self.hits:
            return Done()
        value = chassis_of(g, self.unit).value
        pools = tuple(Pool(each.number, Successes(need_to_damage(value, each.pen or 0))) for each in self.hits)
        return rolls(pools, say("ba-roll-damage"), "BA-DAM-01", "BA-VEH-27", seat=enemy(unit.seat))

    @step
    def destroy(self, g: G, damage: tuple[int, ...]) -> Action:
        if not any(damage):
            return Done()
        return Call(KnockOut(self.unit, "knocked-out", ("BA-VEH-27", "BA-DAM-02")))


class ArmourHits(Procedure):
    """Hits on armour, one after the other (BA-VEH-20, BA-VEH-36)."""

    unit: str
    hits: tuple[Hits, ...]

    @step
    def roll_penetration(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.alive or not self.hits:
            return Done()
        return roll(1, Total(), say("ba-roll-penetration"), "BA-VEH-20", seat=enemy(unit.seat))

    @step
    def compare(self, g: B, die: int) -> Action:
        """Below the value nothing, equal superficial, above full, by three or more massive damage (BA-VEH-22); a 1
        never damages, unless the house rule says so of men only (BA-DAM-03)."""
        hit = self.hits[0]
        own = chassis_of(g, self.unit)
        side = hit.side or "front"
        value = own.value_from(side)
        sum_ = die + (hit.pen or 0)
        spared = die < least_die(g)
        grade = "none" if spared else grade_of(sum_, value)
        g.emit(HullStruck(self.unit, side, sum_, value, grade), "BA-VEH-22", *(("BA-DAM-03",) if spared else ()))
        rest = (replace(hit, number=hit.number - 1),) if hit.number > 1 else ()
        after = replace(self, hits=(*rest, *self.hits[1:]))
        if grade == "none":
            return after.then()
        return after.then(Call(DamageTable(self.unit, grade, hit.indirect)))

    @step
    def next_hit(self, g: G) -> Action:
        return Repeat(self)


def least_die(g: G) -> int:
    """The least face of a damage die that can hurt armour: 2, or by house rule 1 (BA-DAM-03)."""
    return 2 if g.setup.options["natural_one_damage"] == "all" else 1


def grade_of(total: int, value: int) -> Grade:
    """How badly a total hurts armour of a value (BA-VEH-22).

    >>> [grade_of(total, 9) for total in (8, 9, 10, 12)]
    ['none', 'superficial', 'full', 'massive']
    """
    found: Grade = "none"
    for row in tables.GRADES.values():
        if total - value >= row.over:
            found = row.id  # type: ignore[assignment]
    return found


def result_of(value: int) -> VehicleResult:
    """The row of the damage table for a roll with its modifiers.

    >>> [result_of(value) for value in (-2, 1, 2, 3, 4, 7)]
    ['crew-stunned', 'crew-stunned', 'immobilised', 'on-fire', 'knocked-out', 'knocked-out']
    """
    for row in tables.DAMAGE_RESULTS.values():
        if value <= row.upto:
            return row.id  # type: ignore[return-value]
    return "knocked-out"


def table_bonus(own: Chassis, indirect: bool) -> int:
    """What is added on the damage table: open tops hit from above, flame-throwers (BA-VEH-25, BA-VEH-28)."""
    carries_flame = any(tables.WEAPONS[mount.weapon].flamethrower for mount in own.mounts)
    return int(own.open_topped and indirect) + int(carries_flame)


class DamageTable(Procedure):
    """The damage table of armoured targets: superficial at -3, full, massive twice (BA-VEH-23, BA-VEH-24)."""

    unit: str
    grade: Grade
    indirect: bool = False
    assault: bool = False
    done: int = 0

    @step
    def roll_result(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.alive or self.done >= tables.GRADES[self.grade].rolls:
            return Done()
        return roll(1, Total(), say("ba-roll-vehicle-damage"), "BA-VEH-23", seat=enemy(unit.seat))

    @step
    def suffer(self, g: B, die: int) -> Action:
        value = die + tables.GRADES[self.grade].to_roll + table_bonus(chassis_of(g, self.unit), self.indirect)
        result = result_of(value)
        again = result == "immobilised" and g.state.units[self.unit].immobilised
        rule = {"superficial": "BA-VEH-23", "massive": "BA-VEH-24"}.get(self.grade, "BA-VEH-22")
        g.emit(VehicleDamaged(self.unit, value, result), rule)
        return self.then(Call(Suffer(self.unit, result, again, self.assault)), done=self.done + 1)

    @step
    def next_result(self, g: G) -> Action:
        return Repeat(self)


class Suffer(Procedure):
    """One result of the damage table; its pin comes on top of the pin for the hit (BA-PIN-08)."""

    unit: str
    result: VehicleResult
    again: bool = False
    assault: bool = False

    @step
    def pin(self, g: G) -> Action:
        if self.result == "knocked-out":
            return Call(KnockOut(self.unit, "knocked-out", ("BA-VEH-22",), self.assault))
        return Call(TakePins(self.unit, tables.DAMAGE_RESULTS[self.result].pins, ("BA-PIN-08",), self.assault))

    @step
    def befall(self, g: G) -> Action:
        """A vehicle immobilised for the second time is abandoned; one on fire checks its morale (BA-VEH-41)."""
        unit = g.state.units[self.unit]
        if not unit.alive:
            return Done()
        if self.result == "immobilised" and self.again:
            return Call(KnockOut(self.unit, "abandoned", ("BA-VEH-09",), self.assault))
        if self.result == "on-fire":
            return Call(MoraleCheck(self.unit, self.assault))
        return Next(True)

    @step
    def stop(self, g: B, survived: bool | None) -> None:
        """The die shows Down: taken from the cup for a vehicle without one, unless it can still be ordered to fire
        (BA-VEH-35, BA-VEH-09, BA-VEH-40)."""
        unit = g.state.units[self.unit]
        if not unit.alive or not survived:
            return
        if unit.order is None:
            if self.result != "immobilised":
                g.emit(DieTaken(self.unit, "down"), "BA-VEH-35", "BA-TURN-03")
        elif unit.order != "down":
            g.emit(DieTurned(self.unit, "down"), "BA-VEH-35")
