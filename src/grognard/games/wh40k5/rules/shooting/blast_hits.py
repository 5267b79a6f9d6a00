"""What markers and templates do to the units under them (WH-SHOOT-09, WH-SHOOT-10, WH-WEAPON-10, WH-WEAPON-11)."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.engine.procedures import Action, Call, Done, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import is_barrage, is_twin_linked
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.markers import is_template
from grognard.games.wh40k5.ground.sight import Look, look
from grognard.games.wh40k5.ground.vehicle_exposure import Exposure, Post, cover_against, obscured, standing_cover
from grognard.games.wh40k5.ground.vehicle_faces import Face, face_towards
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.shooting.blasting import Mark
from grognard.games.wh40k5.rules.shooting.cover import cover_from
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import Blow, blow_of
from grognard.games.wh40k5.rules.units.artillery import GunHits
from grognard.games.wh40k5.rules.vehicles.destruction import passengers
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, hit_of
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.events.vehicles import Spilled
from grognard.games.wh40k5.state.state import Model, Unit, is_gun
from grognard.space.plane import Point, gap, gap_from

FIRER_GONE = "?"


class Strays(Procedure):
    """The units under a unit's markers and templates that it did not shoot at, friend or foe, and all vehicles among
    them: each is struck by itself (WH-SHOOT-10). ``due`` are the units and, of vehicles, the models still to come."""

    unit: str
    target: str
    marks: tuple[Mark, ...]
    due: tuple[tuple[str, str], ...]
    aboard: tuple[str, ...] = ()

    @step
    def look_inside(self, g: G) -> Action:
        """Who is in the vehicles that may be destroyed (WH-ASSAULT-26)."""
        if not self.due:
            return Done()
        return self.then(aboard=tuple(each.id for each in passengers(g.state, self.due[0][0])))

    @step
    def strike(self, g: G) -> Action:
        id, vehicle = self.due[0]
        firer, unit = g.state.units[self.unit], g.state.units[id]
        if not unit.on_table:
            return None
        if vehicle:
            model = next((each for each in unit.models if each.id == vehicle), None)
            hits = (
                tuple(hit for mark in self.marks for hit in armour_hits(g, firer, unit, model, mark)) if model else ()
            )
            if not hits or model is None:
                return None
            if is_gun(model):
                return Call(GunHits(id, hits, firer.seat, vehicle))
            return Call(VehicleHits(id, vehicle, hits, firer.seat))
        pools: dict[Blow, int] = {}
        for mark in self.marks:
            count = bodies_under(mark, unit)
            blow = mark_blow(g, self.unit, mark, unit)
            if count and (blow.need or blow.rending):
                pools[blow] = pools.get(blow, 0) + count
        if not pools:
            return None
        return Call(UnitHits(self.unit, id, tuple(pools.items()), cover_of_stray(g, firer, unit, self.marks)))

    @step
    def next_unit(self, g: B) -> Action:
        """The unit that destroyed a transport may assault those whom it forced out (WH-ASSAULT-26)."""
        for id in self.aboard:
            if g.state.units[id].on_table:
                g.emit(Spilled(id, self.unit), "WH-ASSAULT-26")
        return Repeat(replace(self, due=self.due[1:], aboard=()))


def bodies_under(mark: Mark, unit: Unit) -> int:
    """How many models of a unit are under a marker; vehicles and guns are struck by themselves (WH-UNIT-06)."""
    touched = {id for under in mark.under for id in under.models}
    return sum(model.id in touched and not model.is_vehicle for model in unit.models)


def strays(g: G, target: str, marks: tuple[Mark, ...]) -> tuple[tuple[str, str], ...]:
    """The units under markers besides the target, and each vehicle among them and in the target."""
    found: dict[tuple[str, str], None] = {}
    for mark in marks:
        for under in mark.under:
            unit = g.state.units[under.unit]
            for id in under.models:
                if any(model.id == id and model.is_vehicle for model in unit.models):
                    found[under.unit, id] = None
                elif under.unit != target:
                    found[under.unit, ""] = None
    return tuple(found)


def mark_blow(g: G, firer: str, mark: Mark, unit: Unit) -> Blow:
    """What the hits of a marker or template do to a unit: a template ignores cover, a twin-linked one repeats what does
    not wound; cover from a barrage is judged from the middle of its marker (WH-WEAPON-06, WH-WEAPON-11)."""
    weapon = TABLES.weapons[mark.weapon]
    blow = blow_of(weapon, toughness(g, unit))
    model = next((each for each in g.state.units[firer].models if each.id == mark.model), None)
    drop = is_template(weapon)
    wound = replace(
        blow.wound,
        marker=True,
        no_cover=TABLES.markers[weapon.marker].ignores_cover,
        shelter=shelter(g, unit, mark.at) if is_barrage(weapon) else None,
    )
    return replace(blow, wound=wound, again=drop and model is not None and is_twin_linked(model, weapon))


def shelter(g: G, unit: Unit, at: Point) -> int:
    """The cover save of a unit from a place, 0 for none: as if somebody no higher than its first model stood there."""
    eye = replace(unit.models[0], x=at[0], y=at[1], radius=1)
    from_there = replace(unit, id=FIRER_GONE, models=(eye,))
    return cover_from(Look(g.context, g.state, from_there, unit), (0,), half_is_enough(g)) or 0


def cover_of_stray(g: G, firer: Unit, unit: Unit, marks: tuple[Mark, ...]) -> int | None:
    """The cover save of a unit nobody aimed at, from those whose markers touch it; among comrades there is none."""
    by = {mark.model for mark in marks for under in mark.under if under.unit == unit.id}
    firers = tuple(number for number, model in enumerate(firer.models) if model.id in by)
    if unit.id == firer.id or not firers:
        return None
    return cover_from(look(g.context, g.state, firer, unit), firers, half_is_enough(g))


def half_is_enough(g: G) -> bool:
    """Whether cover from half of the firers is enough (WH-SAVE-04)."""
    return bool(g.setup.options["half_of_firers"] == "cover")


CoverOf = Callable[[G, Unit, Unit, Model, Mark], int | None]


def vehicle_cover(g: G, firer: Unit, unit: Unit, model: Model, mark: Mark) -> int | None:
    """The cover save of a vehicle against a marker: from its firer, of a barrage from the middle of the marker
    (WH-WEAPON-11, WH-VEH-09)."""
    barrage = is_barrage(TABLES.weapons[mark.weapon])
    shooter = next((each for each in firer.models if each.id == mark.model), None)
    at = mark.at if barrage or shooter is None else shooter.at
    eye = Post(*at, 1, id=mark.model, kind=(shooter or model).kind, gear=(), wounds=0)
    own = replace(firer, id=FIRER_GONE if barrage else firer.id, models=(eye,))
    seen = Exposure(g, own, unit, model).seen(0)
    if seen is None:
        return standing_cover(g, unit, model)
    return cover_against(g, unit, model, replace(seen, other=False), obscured([seen], half_is_enough(g)))


def armour_hits(
    g: G, firer: Unit, unit: Unit, model: Model, mark: Mark, cover_of: CoverOf = vehicle_cover
) -> list[ArmourHit]:
    """The hits of a marker or template on a vehicle: with the hole over it of full Strength against the face towards
    the firer, by its rim of half against the face towards the hole; a barrage strikes the side, a template the face
    towards the firer (WH-WEAPON-06, WH-WEAPON-10, WH-WEAPON-22). Two against what is vulnerable to them (WH-USR-24).
    ``cover_of``: another way to come by its cover save, that remembers it."""
    if not any(model.id in under.models for under in mark.under):
        return []
    weapon = TABLES.weapons[mark.weapon]
    shooter = next((each for each in firer.models if each.id == mark.model), None)
    start = shooter.at if shooter else mark.at
    whole = is_template(weapon) or gap_from(*mark.at, model.body) <= 0
    face: Face = face_towards(model, start if whole else mark.at)
    if is_barrage(weapon):
        face = "side"
    power = weapon.strength or 0
    hunter = shooter is not None and g.context.model_has(firer, shooter, "tank-hunters")
    hit = hit_of(
        weapon,
        face,
        gap(shooter.body, model.body) if shooter else 0.0,
        strength=power if whole else formulas.half_strength(power),
        hunter=hunter,
    )
    twin = is_template(weapon) and shooter is not None and is_twin_linked(shooter, weapon)
    cover = None if is_template(weapon) else cover_of(g, firer, unit, model, mark)
    hit = replace(hit, cover=cover, again=twin)
    return [hit] * (2 if g.context.model_has(unit, model, "vulnerable-to-blasts") else 1)
