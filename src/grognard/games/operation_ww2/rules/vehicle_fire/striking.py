"""One hit on a vehicle (AZ-VCOV-08, AZ-FIRE-12): protection, damage, hidden parts, vehicles in the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.core.book.modifiers import total
from grognard.core.engine.fates import Fate, Test, play
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Skip, step
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import EffectRow, Effects
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import cover, motorcycles, sheets
from grognard.games.operation_ww2.ground.vehicles.facing import Side, side_struck
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.crews.crew_hits import CrewHits, Hurt, bounded, tests_willpower
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.driving import riders_on_top
from grognard.games.operation_ww2.rules.vehicle_fire import armour, exposure, fates, open_tops, vehicles_in_the_way
from grognard.games.operation_ww2.rules.vehicle_fire.damage import damaged
from grognard.games.operation_ww2.rules.vehicle_fire.fates import HARMLESS, STOPPED
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
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import gap


class VehicleStrike(Procedure):
    """One hit, or ``count`` alike on exposed men (AZ-VCOV-08): those it strikes without the vehicle, or the vehicle.
    The value is a ``Hurt``."""

    unit: str
    model: str
    hit: VehicleHit
    count: int = 1

    @step
    def whom(self, g: G) -> Action:
        vehicle = g.state.units[self.unit].model(self.model)
        men = men_alone(g, self.unit, vehicle, self.hit, self.count)
        return Call(HullStruck(self.unit, self.model, self.hit) if men is None else men)

    @step
    def end(self, g: G, hurt: Hurt) -> Action:
        return Done(hurt)


def men_alone(g: G, unit: str, vehicle: Model, hit: VehicleHit, count: int = 1) -> CrewHits | None:
    """Those whom a hit strikes without the vehicle: exposed men, riders of a motorcycle at rest, those in an open top;
    None: it strikes the vehicle."""
    if hit.how == "exposed":
        everybody = exposure.all_exposed(g, vehicle) or is_from_above(g, vehicle, hit)
        return men_struck(g, unit, vehicle, hit, count, sheets.cover_given(g, vehicle), everybody, exposed=True)
    if hit.how == "open-top":
        return men_struck(g, unit, vehicle, hit, 0, "none", everybody=True)
    if motorcycles.is_at_rest(g, vehicle) and hit.how in DIRECT:
        return men_struck(g, unit, vehicle, hit, 1, motorcycles.cover_of_riders(g, vehicle, hit.start))
    return None


def men_struck(
    g: G, unit: str, vehicle: Model, hit: VehicleHit, count: int, covered: Cover, everybody: bool = False,
    exposed: bool = False,
) -> CrewHits:  # fmt: skip
    """Men aboard who are hit with the weapon that hits the vehicle."""
    weapon = tables(g).weapons[hit.weapon]
    direct = hit.how == "exposed" and weapon.part == "small-arms"
    return CrewHits(unit, vehicle.id, count, weapon.part, covered, hit.modifier, everybody, exposed, direct)


def also_struck(g: G, unit: str, vehicle: Model, hit: VehicleHit) -> CrewHits | None:
    """Those whom a hit strikes besides the vehicle: everybody aboard where a template or flame gets at them (AZ-TWO-03,
    AZ-AREA-12, AZ-FVH-02); of a closed vehicle those who look out (AZ-XPO-02)."""
    if open_tops.strikes_everybody(g, vehicle, hit):
        return men_struck(g, unit, vehicle, hit, 0, "none", everybody=True)
    looking_out = len(sheets.machine(vehicle).exposed)
    if looking_out and hit.how in ("burst", "indirect", "edge"):
        given = sheets.cover_given(g, vehicle)
        return men_struck(g, unit, vehicle, hit, looking_out, given, exposed=True)
    return None


def is_small_arms(g: G, hit: VehicleHit) -> bool:
    """Whether small arms were fired at the vehicle itself (AZ-NRV-06)."""
    return hit.how == "shot" and tables(g).weapons[hit.weapon].part == "small-arms"


def asks_willpower(g: G, vehicle: Model, hit: VehicleHit) -> bool:
    """Whether the deaths that a hit on a vehicle causes ask for willpower, not for morale (AZ-NRV-06)."""
    return is_small_arms(g, hit) and tests_willpower(g, vehicle)


def is_from_above(g: G, vehicle: Model, hit: VehicleHit) -> bool:
    """Whether a shot comes from above into an open top (AZ-ABV-02)."""
    firer = firer_of(g, hit)
    open_top = sheets.has(g, vehicle, "open-topped")
    return open_top and firer is not None and armour.is_from_above(g, firer, gap(firer.body, vehicle.body))


class HullStruck(Procedure):
    """One hit on the vehicle itself: protection, damage, hidden parts, those inside, those on top (AZ-VCOV-08). The
    value is a ``Hurt``. ``die`` is the natural damage die, which another vehicle may have to take (AZ-OVL-02)."""

    unit: str
    model: str
    hit: VehicleHit
    die: int = 0
    table: Table = "small-arms"
    effects: Effects = Effects("NE")
    hurt: Hurt = Hurt()

    @step
    def roll(self, g: G) -> Action:
        return Call(play([(fate_of(g, self._vehicle(g), self.hit), 1)]))

    @step("inside")
    def read(self, g: B, fell: tuple[Mapping[str, int], ...]) -> Action:
        """What cannot harm it leaves it whole, but not everybody aboard."""
        (outcome,) = fell[0]
        vehicle = self._vehicle(g)
        by = cover.shelter(g, self.hit.start, vehicle) if outcome.startswith(STOPPED) else ""
        if outcome == HARMLESS:
            return Skip("inside", Hurt())
        if outcome == STOPPED:
            return self._stopped(g, by)
        table, die = fates.read(outcome)
        effects = result_of(g, vehicle, self.hit, outcome)
        shown = die if self.hit.how == "flame" else bounded(g, die + modifier_of(g, vehicle, self.hit))
        g.emit(VehicleDamaged(self.unit, self.model, shown, effects.text), "AZ-FIRE-12")
        if by:
            return self._stopped(g, by)
        after = replace(self, die=die, table=table, effects=effects)
        return after.then(Skip("inside", Hurt()) if effects.text == "NE" else Next(None))

    @step
    def hide(self, g: B, value: None) -> Action:
        """A part that covered terrain hides is safe; one behind another vehicle leaves the shot to that (AZ-VCOV-05,
        AZ-OVL-01)."""
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
        return Next(None) if other is None else Call(Diverted(*other, hit, self.die, modifier_of(g, vehicle, hit)))

    @step
    def apply(self, g: G, diverted: bool | None) -> Action:
        if diverted is not None:
            return Done(Hurt())
        vehicle, hit = self._vehicle(g), self.hit
        small = is_small_arms(g, hit)
        return Call(damaged(g, self.unit, vehicle, self.effects, self.table, side_of(g, vehicle, hit), small))

    @step
    def inside(self, g: G, hurt: Hurt) -> Action:
        """Those whom the hit strikes besides."""
        unit = g.state.units[self.unit]
        there = next((model for model in unit.models if model.id == self.model), None)
        if there is None:
            return Done(hurt)
        after = replace(self, hurt=hurt)
        men = also_struck(g, self.unit, there, self.hit)
        if men is not None:
            return after.then(Call(men))
        return after.then(Next(Hurt()))

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

    def _stopped(self, g: B, by: cover.Shelter) -> Action:
        assert by
        g.emit(ShotStopped(self.unit, self.model, by), tables(g).protection[by].rule)
        return Done(Hurt())

    def _vehicle(self, g: G) -> Model:
        return g.state.units[self.unit].model(self.model)


# ---- the dice of a hit -------------------------------------------------------------------------------------------


def fate_of(g: G, vehicle: Model, hit: VehicleHit) -> Fate:
    """What becomes of one hit on a vehicle: what may stop a direct shot is rolled for before the damage or, by the
    option ``protection_order``, after it where it does anything (AZ-VCOV-08)."""
    by = cover.shelter(g, hit.start, vehicle) if hit.how in DIRECT else ""
    row = tables(g).protection[by] if by else None
    late = g.setup.options["protection_order"] == "after_damage"

    def unless_stopped(outcome: str) -> Fate:
        if row is None or not late or result_of(g, vehicle, hit, outcome).text == "NE":
            return outcome
        return fates.protected(row, outcome)

    fate = _damage(g, vehicle, hit, unless_stopped)
    return fate if row is None or late else fates.protected(row, fate)


def _damage(g: G, vehicle: Model, hit: VehicleHit, then: Callable[[str], Fate]) -> Fate:
    """The damage die, on the half of the table that counts."""
    if not open_tops.can_harm(g, vehicle, hit):
        return HARMLESS
    if hit.how == "flame":
        return fates.burnt(table_of(g, hit), flame_rows(g, hit))
    modifier = modifier_of(g, vehicle, hit)
    if hit.how != "indirect":
        return fates.damaged(table_of(g, hit), modifier, then)
    second = open_tops.second_number(g, vehicle, hit)
    assert second is not None
    heavy, small = (fates.damaged(table, modifier) for table in ("heavy-weapons", "small-arms"))
    return fates.pierced(second, heavy, small)


def result_of(g: G, vehicle: Model, hit: VehicleHit, outcome: str) -> Effects:
    """What an outcome of the damage die does to a vehicle, by its row of the flame table or its column."""
    table, die = fates.read(outcome)
    if hit.how == "flame":
        effects: Effects = flame_rows(g, hit)[die].effects
        return effects
    return effects_of(g, vehicle, table, bounded(g, die + modifier_of(g, vehicle, hit)))


def flame_rows(g: G, hit: VehicleHit) -> list[EffectRow]:
    """The table that a flame is rolled on."""
    rows = tables(g)
    light = rows.weapons[hit.weapon].flame == "light"
    return list((rows.light_flame if light else rows.heavy_flame).values())


def modifier_of(g: G, vehicle: Model, hit: VehicleHit) -> int:
    """All that is added to the damage die."""
    return hit.modifier + total(damage_modifiers(g, vehicle, hit, side_of(g, vehicle, hit)))


def side_of(g: G, vehicle: Model, hit: VehicleHit) -> Side:
    """The side that is struck; what strikes none counts as from the front."""
    return "front" if hit.how in SIDELESS else side_struck(g, vehicle, hit.start)


def harms(g: G, vehicle: Model, hit: VehicleHit, fate: Fate) -> bool:
    """Whether a damage die that has come to a fate does anything, if nothing stops it."""
    if isinstance(fate, Test):
        return any(harms(g, vehicle, hit, branch.fate) for branch in fate.branches)
    return not fate.startswith((STOPPED, HARMLESS)) and result_of(g, vehicle, hit, fate).text != "NE"


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
