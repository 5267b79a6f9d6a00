"""Hits on vehicles: pins, penetration, the damage table and its results (chapter Vehicles).

Shooting and assaults both end here. Which side is struck is told by ``shooting.gunnery`` (BA-VEH-21, BA-VEH-39).
"""

from __future__ import annotations

from grognard.core.engine.dice import rolls
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formulas import need_to_damage
from grognard.games.bolt_action.rules.turn.morale import MoraleCheck, TakePins
from grognard.games.bolt_action.rules.vehicles.fates import damage_table, outcome_of, penetration, soft_damage
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
        pools = (soft_damage(need_to_damage(value, each.pen or 0)).pool(each.number) for each in self.hits)
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
        return self.test(g).roll(seat=enemy(unit.seat)) if unit.alive and self.hits else Done()

    def test(self, g: G) -> Test:
        """What the next hit's die is rolled for."""
        return penetration(needed(chassis_of(g, self.unit), self.hits[0]), least_die(g))

    @step
    def compare(self, g: B, die: int) -> Action:
        """The grade of the damage, and its rolls on the table (BA-VEH-22, BA-DAM-03)."""
        hit = self.hits[0]
        side = hit.side or "front"
        value = chassis_of(g, self.unit).value_from(side)
        grade: Grade = self.test(g).reached(die)  # type: ignore[assignment]
        spared = ("BA-DAM-03",) if die < least_die(g) else ()
        g.emit(HullStruck(self.unit, side, die + (hit.pen or 0), value, grade), "BA-VEH-22", *spared)
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


def needed(own: Chassis, hit: Hits) -> int:
    """The die that equals the value of armour on the side that is hit (BA-VEH-22)."""
    return own.value_from(hit.side or "front") - (hit.pen or 0)


TABLE_BONUS = 1
"""What each of them adds."""


def table_bonuses(own: Chassis, indirect: bool) -> tuple[str, ...]:
    """The rules by which something is added on the damage table: open tops hit from above, flame-throwers (BA-VEH-25,
    BA-VEH-28)."""
    carries_flame = any(tables.WEAPONS[mount.weapon].flamethrower for mount in own.mounts)
    found = {"BA-VEH-25": own.open_topped and indirect, "BA-VEH-28": carries_flame}
    return tuple(rule for rule, holds in found.items() if holds)


def table_bonus(own: Chassis, indirect: bool) -> int:
    """What is added on the damage table."""
    return TABLE_BONUS * len(table_bonuses(own, indirect))


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
        return damage_table(self.grade, self.bonus(g)).roll(seat=enemy(unit.seat))

    def bonus(self, g: G) -> int:
        """What is added to the roll whatever the grade."""
        return table_bonus(chassis_of(g, self.unit), self.indirect)

    @step
    def suffer(self, g: B, die: int) -> Action:
        value = die + tables.GRADES[self.grade].to_roll + self.bonus(g)
        result: VehicleResult = damage_table(self.grade, self.bonus(g)).reached(die)  # type: ignore[assignment]
        again = g.state.units[self.unit].immobilised
        rule = {"superficial": "BA-VEH-23", "massive": "BA-VEH-24"}.get(self.grade, "BA-VEH-22")
        more = table_bonuses(chassis_of(g, self.unit), self.indirect)
        g.emit(VehicleDamaged(self.unit, value, result), rule, *more)
        return self.then(Call(Suffer(self.unit, result, again, self.assault)), done=self.done + 1)

    @step
    def next_result(self, g: G) -> Action:
        return Repeat(self)


class Suffer(Procedure):
    """One result of the damage table; its pin comes on top of the pin for the hit (BA-PIN-08). ``again``: it was
    immobilised before."""

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
        """Who is immobilised twice leaves it, who burns checks his morale (BA-VEH-09, BA-VEH-41)."""
        unit = g.state.units[self.unit]
        if not unit.alive:
            return Done()
        match outcome_of(self.result, self.again):
            case "lost":
                return Call(KnockOut(self.unit, "abandoned", ("BA-VEH-09",), self.assault))
            case "checks":
                return Call(MoraleCheck(self.unit, self.assault, "BA-VEH-41"))
            case "stands":
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
