"""One hit on a vehicle (AZ-VCOV-08, AZ-FIRE-12): protection, damage, hidden parts, vehicles in the way."""

from __future__ import annotations

from grognard.core.book.modifiers import total
from grognard.core.engine.dice import Pool, Roll, Row, Successes, Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Skip, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import EffectRow, Effects
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import cover, motorcycles, sheets
from grognard.games.operation_ww2.ground.vehicles.facing import Side, side_struck
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, Hurt, bounded
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.driving import riders_on_top
from grognard.games.operation_ww2.rules.vehicle_fire import armour, exposure, open_tops, vehicles_in_the_way
from grognard.games.operation_ww2.rules.vehicle_fire.damage import damaged
from grognard.games.operation_ww2.rules.vehicle_fire.hit import (
    DIRECT,
    SIDELESS,
    VehicleHit,
    damage_modifiers,
    effects_of,
    firer_of,
    table_of,
)
from grognard.games.operation_ww2.state.events.vehicles import ShotDiverted, ShotStopped, VehicleDamaged
from grognard.games.operation_ww2.state.shots import FACES, Table
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import gap


class VehicleStrike(Procedure):
    """One hit, or ``count`` alike on exposed men (AZ-VCOV-08). The value is a ``Hurt``.

    What may stop a direct shot is rolled for before the damage or, by the option ``protection_order``, after it.
    ``die`` is the natural damage die, which another vehicle may have to take (AZ-OVL-02).
    """

    unit: str
    model: str
    hit: VehicleHit
    count: int = 1
    die: int = 0
    table: Table = "small-arms"
    effects: Effects = Effects("NE")
    hurt: Hurt = Hurt()

    @step
    def whom(self, g: G) -> Action:
        """Exposed men, riders of a motorcycle at rest and those in an open top are struck without the vehicle."""
        vehicle = self._vehicle(g)
        hit = self.hit
        if hit.how == "exposed":
            all_of_them = exposure.all_exposed(g, vehicle) or self._from_above(g)
            return Call(self._men(g, self.count, sheets.cover_given(g, vehicle), all_of_them, exposed=True))
        if hit.how == "open-top":
            return Call(self._men(g, 0, "none", everybody=True))
        if motorcycles.is_at_rest(g, vehicle) and hit.how in DIRECT:
            return Call(self._men(g, 1, motorcycles.cover_of_riders(g, vehicle, hit.start)))
        return Next(None)

    @step
    def protect(self, g: G, hurt: Hurt | None) -> Action:
        if hurt is not None:
            return Done(hurt)
        before = g.setup.options["protection_order"] == "before_damage"
        return self._protection(g) if before and self.hit.how in DIRECT else Next(1)

    @step("hide")
    def pierce(self, g: B, through: int) -> Action:
        """What cannot harm it leaves it whole; the second die of indirect fire says which half of the table counts
        (AZ-TWO-01)."""
        if not through:
            return Done(self._stopped(g))
        vehicle = self._vehicle(g)
        if not open_tops.can_harm(g, vehicle, self.hit):
            return Skip("hide", 1)
        if self.hit.how != "indirect":
            return self.then(Next(1), table=table_of(g, self.hit))
        second = open_tops.second_number(g, vehicle, self.hit)
        assert second is not None
        return roll(1, Successes(second), say("az-roll-pierce", need=second), "AZ-TWO-01", sides=10)

    @step
    def roll_damage(self, g: G, harms: int) -> Action:
        table: Table = self.table
        if self.hit.how == "indirect":
            table = "heavy-weapons" if harms else "small-arms"
        return self.then(self._damage_die(g), table=table)

    @step
    def read(self, g: B, die: int) -> Action:
        vehicle = self._vehicle(g)
        effects = self._effects(g, vehicle, die)
        after = g.setup.options["protection_order"] == "after_damage"
        rolls = after and self.hit.how in DIRECT and effects.text != "NE"
        return self.then(self._protection(g) if rolls else Next(1), die=die, effects=effects)

    @step
    def hide(self, g: B, through: int) -> Action:
        """A part that covered terrain hides is safe; one behind another vehicle leaves the shot to that (AZ-VCOV-05,
        AZ-OVL-01)."""
        if not through:
            return Done(self._stopped(g))
        vehicle, hit = self._vehicle(g), self.hit
        if not self.effects.parts or hit.how not in DIRECT:
            return Next(None)
        place = cover.place_of(g, vehicle, self.effects.parts[0])
        if place is None:
            return Next(None)
        if cover.is_part_in_terrain(g, hit.start, vehicle, place):
            g.emit(ShotStopped(self.unit, self.model, "hidden-part"), "AZ-VCOV-05")
            return Done(Hurt())
        other = vehicles_in_the_way.hiding(g, hit, vehicle, place)
        return Next(None) if other is None else Call(Diverted(*other, hit, self.die, self._total(g, vehicle)))

    @step
    def apply(self, g: G, diverted: bool | None) -> Action:
        if diverted is not None:
            return Done(Hurt())
        vehicle, hit = self._vehicle(g), self.hit
        if self.effects.text == "NE":
            return Next(Hurt())
        small = hit.how == "shot" and tables(g).weapons[hit.weapon].part == "small-arms"
        return Call(damaged(g, self.unit, vehicle, self.effects, self.table, self._side(g), small))

    @step
    def inside(self, g: G, hurt: Hurt) -> Action:
        """Everybody aboard is hit too where a template or flame gets at them (AZ-TWO-03, AZ-AREA-12, AZ-FVH-02); of a
        closed vehicle those who look out (AZ-XPO-02)."""
        unit = g.state.units[self.unit]
        there = next((model for model in unit.models if model.id == self.model), None)
        if there is None:
            return Done(hurt)
        if open_tops.strikes_everybody(g, there, self.hit):
            return self.then(Call(self._men(g, 0, "none", everybody=True)), hurt=hurt)
        looking_out = len(sheets.machine(there).exposed)
        if looking_out and self.hit.how in ("burst", "indirect", "edge"):
            return self.then(Call(self._men(g, looking_out, sheets.cover_given(g, there), exposed=True)), hurt=hurt)
        return self.then(Next(Hurt()), hurt=hurt)

    @step
    def riders(self, g: G, hurt: Hurt) -> Action:
        """Whoever rides on top rolls for any hit (AZ-TTR-01)."""
        hurt = self.hurt.and_also(hurt)
        if not riders_on_top.is_on(g) or not riders_on_top.riders(g, self._vehicle(g)):
            return Done(hurt)
        return self.then(Call(riders_on_top.struck(self.unit, self.model)), hurt=hurt)

    @step
    def end(self, g: G, hurt: Hurt) -> Action:
        return Done(self.hurt.and_also(hurt))

    # ---- parts of the steps ----

    def _vehicle(self, g: G) -> Model:
        return g.state.units[self.unit].model(self.model)

    def _from_above(self, g: G) -> bool:
        vehicle, firer = self._vehicle(g), firer_of(g, self.hit)
        open_top = sheets.has(g, vehicle, "open-topped")
        return open_top and firer is not None and armour.is_from_above(g, firer, gap(firer.body, vehicle.body))

    def _side(self, g: G) -> Side:
        return "front" if self.hit.how in SIDELESS else side_struck(g, self._vehicle(g), self.hit.start)

    def _men(self, g: G, count: int, covered: Cover, everybody: bool = False, exposed: bool = False) -> CrewHits:
        weapon = tables(g).weapons[self.hit.weapon]
        direct = self.hit.how == "exposed" and weapon.part == "small-arms"
        return CrewHits(
            self.unit, self.model, count, weapon.part, covered, self.hit.modifier, everybody, exposed, direct
        )

    def _protection(self, g: G) -> Action:
        by = cover.shelter(g, self.hit.start, self._vehicle(g))
        if not by:
            return Next(1)
        row = tables(g).protection[by]
        return roll(1, Successes(row.stops + 1), say("az-roll-protection", by=row.name), row.rule, sides=10)

    def _stopped(self, g: B) -> Hurt:
        by = cover.shelter(g, self.hit.start, self._vehicle(g))
        assert by
        g.emit(ShotStopped(self.unit, self.model, by), tables(g).protection[by].rule)
        return Hurt()

    def _damage_die(self, g: G) -> Roll:
        modifier = self._total(g, self._vehicle(g))
        if self.hit.how == "flame":
            rows = self._flame_rows(g)
            pool = Pool(1, Row(tuple(row.last for row in rows)), 10)
            return Roll((pool,), say("az-roll-flame-damage"), ("AZ-FVH-01",))
        return roll(1, Total(), say("az-roll-vehicle-damage", modifier=modifier), "AZ-FIRE-12", sides=10)

    def _flame_rows(self, g: G) -> list[EffectRow]:
        rows = tables(g)
        light = rows.weapons[self.hit.weapon].flame == "light"
        return list((rows.light_flame if light else rows.heavy_flame).values())

    def _total(self, g: G, vehicle: Model) -> int:
        return self.hit.modifier + total(damage_modifiers(g, vehicle, self.hit, self._side(g)))

    def _effects(self, g: B, vehicle: Model, die: int) -> Effects:
        """The result of the die, by its row of the flame table or its face, told to everybody."""
        effects = self._result(g, vehicle, die)
        shown = die if self.hit.how == "flame" else bounded(g, die + self._total(g, vehicle))
        g.emit(VehicleDamaged(self.unit, self.model, shown, effects.text), "AZ-FIRE-12")
        return effects

    def _result(self, g: G, vehicle: Model, die: int) -> Effects:
        if self.hit.how == "flame":
            effects: Effects = self._flame_rows(g)[die].effects
            return effects
        return effects_of(g, vehicle, self.table, bounded(g, die + self._total(g, vehicle)))

    def harmful(self, g: G) -> frozenset[int]:
        """The faces of the damage die that do anything to the vehicle or those in it."""
        vehicle = self._vehicle(g)
        dice = range(1, FACES + 1)
        if self.hit.how != "flame":
            return frozenset(die for die in dice if self._result(g, vehicle, die).text != "NE")
        rows = self._flame_rows(g)
        return frozenset(die for die in dice if next(row for row in rows if die <= row.last).effects.text != "NE")


class Diverted(Procedure):
    """A shot strikes the vehicle that hides the part it would have struck: the die that hit is compared with the number
    against this one, situations left out (AZ-OVL-02); if it is enough, the natural damage die is read in its column
    with what counts against it or, by the option ``diverted_die``, with the same total (AZ-OVL-05). Its crew is tested
    for it. The value: whether it did anything.
    """

    unit: str
    model: str
    hit: VehicleHit
    die: int
    before: int
    hurt: Hurt = Hurt()

    @step
    def compare(self, g: B) -> Action:
        g.emit(ShotDiverted(self.hit.unit, self.hit.model, self.model), "AZ-OVL-01")
        vehicle = g.state.units[self.unit].model(self.model)
        side = side_struck(g, vehicle, self.hit.start)
        if not vehicles_in_the_way.is_hit(g, vehicle, self.hit, side):
            g.emit(ShotStopped(self.unit, self.model, "other-vehicle"), "AZ-OVL-02")
            return Done(False)
        modifier = self.before
        if g.setup.options["diverted_die"] == "natural_die_new_modifiers":
            modifier = self.hit.modifier + total(damage_modifiers(g, vehicle, self.hit, side))
        table, die = table_of(g, self.hit), bounded(g, self.die + modifier)
        effects = effects_of(g, vehicle, table, die)
        g.emit(VehicleDamaged(self.unit, self.model, die, effects.text), "AZ-OVL-02", "AZ-OVL-05")
        if effects.text == "NE":
            return Next(Hurt()) if riders_on_top.riders(g, vehicle) else Done(False)
        small = tables(g).weapons[self.hit.weapon].part == "small-arms"
        return Call(damaged(g, self.unit, vehicle, effects, table, side, small))

    @step
    def strike_riders(self, g: G, hurt: Hurt) -> Action:
        """Those on top of it roll as for any hit (AZ-TTR-01)."""
        there = next((model for model in g.state.units[self.unit].vehicles if model.id == self.model), None)
        after = replace(self, hurt=hurt)
        if there is None or not riders_on_top.riders(g, there):
            return after.then(Next(Hurt()))
        return after.then(Call(riders_on_top.struck(self.unit, self.model)))

    @step
    def tests(self, g: G, hurt: Hurt) -> Action:
        return Call(CrewTests(self.unit, self.model, self.hurt.and_also(hurt), self.hit.start))

    @step
    def end(self, g: G) -> Action:
        return Done(True)
