"""What a burst does to everybody under it (AZ-AREA-03 to AZ-AREA-05, AZ-AREA-14, AZ-AREA-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.data.tables.weapons import Ammunition
from grognard.games.operation_ww2.ground.blast_cover import cover_from, cover_stood_in
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.ground.vehicles.sheets import is_armoured
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot, singly
from grognard.games.operation_ww2.rules.fire.parts import marked_places, marks_at
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.rules.guns.gun_damage import best, crew_cover, shield_stops
from grognard.games.operation_ww2.rules.movement import bicycles
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHit, VehicleHits
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Point


class Shell(Record):
    """What bursts: who fired which weapon, with which round, from where, how the die fell, on which half of the table
    people roll, and what the order adds to damage dice. ``start`` is None for what has no direction."""

    seat: int
    unit: str
    model: str
    weapon: str
    table: Table
    start: Point | None
    die: int = 10
    ammunition: Ammunition | None = None
    added: int = 0
    indirect: bool = False


class Waiting(Record):
    """A vehicle or gun under a burst."""

    unit: str
    model: str


class Blast(Procedure):
    """Everybody under a burst rolls, people by unit and cover, guns and vehicles in their columns (AZ-AREA-03,
    AZ-AREA-05, AZ-AREA-11); bicycles that stand about there are gone (AZ-BIK-05). The value: the units that lost
    models, for whom morale is due."""

    burst: Burst
    shell: Shell
    waiting: tuple[Waiting, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def people(self, g: B) -> Action:
        found = list(touched(g, self.burst))
        machines = tuple(Waiting(each.unit.id, each.model.id) for each in found if not each.model.is_person)
        lots = tuple(lots_of(g, [each for each in found if each.model.is_person], self.shell))
        if g.state.bicycles and not self.burst.storey:
            bicycles.destroy_under(g, [Disc(*self.burst.at, self.burst.radius)])
        strike = Call(DamageDice(self.shell.seat, lots, self.shell.table, "blast", ("AZ-AREA-03", "AZ-AREA-15")))
        return self.then(strike if lots else Next(()), waiting=machines)

    @step
    def machines(self, g: G, struck: tuple[str, ...]) -> Action:
        return self.then(Call(MachinesStruck(self.waiting, self.burst, self.shell)), struck=struck)

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(tuple(dict.fromkeys((*self.struck, *struck))))


def lots_of(g: G, found: Sequence[tuple[Unit, Model]], shell: Shell) -> Iterator[Lot]:
    """The people under a burst; by the option ``template_groups`` each die is that of one of them (AZ-AREA-15)."""
    fixed = g.setup.options["template_groups"] == "die_per_model_fixed"
    for lot in alike(g, found, shell):
        yield from singly(lot) if fixed else (lot,)


def alike(g: G, found: Sequence[tuple[Unit, Model]], shell: Shell) -> Iterator[Lot]:
    """People a shell strikes, those of one unit with the same cover together (AZ-AREA-15)."""
    places = marked_places(g)
    rows = g.context.tables.damage
    together: dict[tuple[str, Cover, int, bool], list[str]] = {}
    for unit, model in found:
        marks = marks_at(places, model)
        added = shell.added + sum(rows[mark].value for mark in marks if mark in rows)
        cover, shield = protection(g, unit, model, shell)
        together.setdefault((unit.id, cover, added, shield), []).append(model.id)
    for (unit_id, cover, added, shield), models in together.items():
        yield Lot(unit_id, tuple(models), len(models), cover, added, shield)


def protection(g: G, unit: Unit, model: Model, shell: Shell) -> tuple[Cover, bool]:
    """The cover of somebody under a burst, and whether a gun shield may stop it (AZ-AREA-05, AZ-AREA-14): against the
    direction of a direct shot, or what he stands in; with his gun, at least what it gives."""
    start = None if shell.indirect else shell.start
    cover = cover_stood_in(g, model) if start is None else cover_from(g, start, unit, model)
    gun = next((gun for gun in guns_of(unit) if model in crew_of(g, unit, gun)), None)
    if gun is None or start is None or unit.broken:
        return cover, False
    cover = best(cover, crew_cover(g, unit, gun, start))
    return cover, shield_stops(g, unit, gun, start, burst=True)


class MachinesStruck(Procedure):
    """The guns and vehicles under a burst, one after another, as far as it hits them (``machine_hit``). The value: the
    units that lost models and whose morale was not tested yet."""

    waiting: tuple[Waiting, ...]
    burst: Burst
    shell: Shell
    struck: tuple[str, ...] = ()

    @step
    def strike(self, g: G) -> Action:
        if not self.waiting:
            return Done(self.struck)
        first = self.waiting[0]
        unit = g.state.units[first.unit]
        model = next((each for each in unit.models if each.id == first.model), None)
        if model is None or not unit.on_table:
            return Next(())
        hit = machine_hit(g, model, self.burst, self.shell)
        if isinstance(hit, GunHit):
            return Call(GunHits(unit.id, model.id, (hit,)))
        return Next(()) if hit is None else Call(VehicleHits(unit.id, model.id, (hit,)))

    @step
    def go_on(self, g: G, value: object) -> Action:
        struck = value if isinstance(value, tuple) else ()
        named = tuple(dict.fromkeys((*self.struck, *struck)))
        return Repeat(replace(self, waiting=self.waiting[1:], struck=named))


def machine_hit(g: G, model: Model, burst: Burst, shell: Shell) -> GunHit | VehicleHit | None:
    """How a burst hits a gun or vehicle under it, if it does: a gun only if it lies on it (AZ-AREA-05), with its edge
    an armoured vehicle as the option ``template_edge_on_armour`` has it (AZ-AREA-11)."""
    centred = burst.on == model.id
    if model.role == "gun":
        return gun_hit(shell) if centred else None
    if not centred and g.setup.options["template_edge_on_armour"] == "no_effect" and is_armoured(g, model):
        return None
    return vehicle_hit(burst, shell, centred=centred)


def gun_hit(shell: Shell) -> GunHit:
    """How a burst hits the gun it lies on (AZ-AREA-05)."""
    return GunHit(shell.weapon, None if shell.indirect else shell.start, shell.added)


def vehicle_hit(burst: Burst, shell: Shell, *, centred: bool) -> VehicleHit:
    """How a burst hits a vehicle: with its middle, fired directly or from above, or with its edge (AZ-AREA-11)."""
    start = burst.at if not centred or shell.start is None else shell.start
    return VehicleHit(
        weapon=shell.weapon,
        start=start,
        how="edge" if not centred else "indirect" if shell.indirect else "burst",
        unit=shell.unit,
        model=shell.model,
        die=shell.die,
        ammunition=shell.ammunition,
        modifier=shell.added,
        at=burst.at,
        radius=burst.radius,
    )
