"""Where shots come from and what they see: muzzles and fire points of vehicles, faces of the target (WH-VEH-02,
WH-VEH-05, WH-VEH-09, WH-VEH-18, WH-VEH-24, WH-CORE-04)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import numpy

from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import CACHE, G
from grognard.games.wh40k5.ground.sight import Look, look
from grognard.games.wh40k5.ground.vehicle_condition import is_open_topped
from grognard.games.wh40k5.ground.vehicle_exposure import Exposure, Seen, cover_against, obscured, post
from grognard.games.wh40k5.ground.vehicle_faces import Face, armour, face_towards, hull_of
from grognard.games.wh40k5.ground.vehicle_places import edge_middle
from grognard.games.wh40k5.rules.vehicles.arms import ALL_ROUND, carrier, mount_of
from grognard.games.wh40k5.rules.vehicles.piercing import faced, hit_of, most
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.space.plane import Bools, bearing, gap, is_within_arc

ARC = TABLES.limits["mount-arc"].value * 1000 // 2
"""How far to each side of its direction a weapon of limited arc swings, in thousandths of a degree."""


class Aim(NamedTuple):
    """A unit aiming: what its firers see, and for each weapon fired the row of the one who fires it."""

    unit: Unit
    look: Look
    rows: tuple[int, ...]


class Sighting(Record):
    """What one who fires sees of a vehicle: the face struck, the cover save against it, how far away it is; ``seen``:
    he sees any of it; ``hunter``: he hunts tanks (WH-USR-22)."""

    row: int
    model: str
    face: Face
    cover: int | None
    away: int
    seen: bool
    hunter: bool = False


def aim(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> Aim:
    """The firers of a unit looking at their target: vehicles from the muzzles of their weapons, along their mounts;
    passengers from their vehicle; all others from where they stand."""
    if unit.place == "aboard" or unit.is_vehicle:
        return remembered(g, unit, target, tuple(firing))
    index = {model.id: number for number, model in enumerate(unit.models)}
    return Aim(unit, look(g.context, g.state, unit, target), tuple(index[each.model] for each in firing))


def range_to(aimed: Aim) -> float:
    """How far the nearest of those who fire is from the target, in thousandths of an inch: vehicles from the muzzles
    they fire (WH-SHOOT-08, WH-VEH-02)."""
    return float(numpy.min(aimed.look.distance[list(dict.fromkeys(aimed.rows))]))


def remembered(g: G, unit: Unit, target: Unit, firing: tuple[Firing, ...]) -> Aim:
    """Vehicles or passengers aiming as things stand; computed once for a state of the table, as ``sight.look`` is."""
    kept = (unit.models, *(each.models for each in g.state.units.values()))
    key = (unit.id, target.id, firing, tuple(id(models) for models in kept), len(g.state.remains))
    found = g.context.looks.get(key)
    if found is None:
        if len(g.context.looks) > CACHE:
            g.context.looks.clear()
        make = from_aboard if unit.place == "aboard" else from_muzzles
        found = g.context.looks[key] = (make(g, unit, target, firing), kept)
    aimed: Aim = found[0]
    return aimed


def from_muzzles(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> Aim:
    """Each weapon looks from its own place, and only along its mount (WH-VEH-02)."""
    used: dict[tuple[str, str], int] = {}
    posts = []
    for each in firing:
        weapon = TABLES.weapons[each.weapon].weapon
        number = used[each.model, weapon] = used.get((each.model, weapon), -1) + 1
        posts.append(post(unit.model(each.model), *muzzle(unit.model(each.model), weapon, number)))
    firers = replace(unit, models=tuple(posts))
    away: Bools = numpy.zeros((len(firing), len(target.models)), dtype=bool)
    for row, (each, muzzled) in enumerate(zip(firing, posts, strict=True)):
        model, weapon = unit.model(each.model), TABLES.weapons[each.weapon].weapon
        if mount_of(model, weapon) not in ALL_ROUND and (not model.is_walker or model.immobilised):
            away[row] = [not is_within_arc(muzzled.at, model.facing, ARC, victim.body) for victim in target.models]
    found = Look(g.context, g.state, firers, target, turned_away=away)
    return Aim(firers, found, tuple(range(len(firing))))


def muzzle(model: Model, weapon: str, number: int) -> tuple[float, float]:
    """Where a weapon of a vehicle is: in the middle if it swings all round, in front if the hull or a walker holds it,
    sponsons on both sides."""
    mount = mount_of(model, weapon)
    if mount in ALL_ROUND:
        return model.at
    if mount == "sponson":
        return edge_middle(hull_of(model), "left" if number % 2 == 0 else "right")
    return edge_middle(hull_of(model), "front")


def from_aboard(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> Aim:
    """Passengers look from the middle of their vehicle; of an open-topped one the range is that from its hull
    (WH-VEH-12, WH-VEH-18, WH-VEH-31)."""
    vehicle = carrier(g, unit)
    firers = replace(unit, id=unit.aboard, models=tuple(post(vehicle, vehicle.x, vehicle.y) for _ in firing))
    found = Look(g.context, g.state, firers, target, range_from=vehicle.body if is_open_topped(vehicle) else None)
    return Aim(firers, found, tuple(range(len(firing))))


def sees_any(g: G, unit: Unit, target: Unit, firing: Sequence[Firing]) -> bool:
    """Whether anybody who fires sees anything of the target."""
    return bool(firing) and aim(g, unit, target, firing).look.any_seen


def turns_to(g: G, unit: Unit, target: Unit) -> tuple[tuple[str, int], ...]:
    """How walkers turn that fire at a target: towards its nearest model (WH-VEH-26); the immobilised cannot."""
    found = []
    for model in unit.models:
        if model.is_walker and not model.immobilised:
            nearest = min(target.models, key=lambda victim: gap(model.body, victim.body))
            found.append((model.id, bearing(model.at, nearest.at)))
    return tuple(found)


def turned(g: G, unit: Unit, target: Unit) -> Unit:
    """A unit whose walkers have turned to fire at a target; looked at once for both as they stand (WH-VEH-26)."""
    if not any(model.is_walker for model in unit.models):
        return unit
    kept = unit.models, target.models
    key = ("turned", unit.id, target.id, *(id(models) for models in kept))
    found = g.context.looks.get(key)
    if found is None:
        facings = dict(turns_to(g, unit, target))
        models = tuple(replace(each, facing=facings.get(each.id, each.facing)) for each in unit.models)
        found = g.context.looks[key] = (models, kept)
    return replace(unit, models=found[0])


def sightings(
    g: G, aimed: Aim, target: Unit, weapons: dict[int, str], hunters: Collection[int]
) -> tuple[Sighting, ...]:
    """What each firer sees of each vehicle of the target; ``weapons`` are those of the rows that fire, ``hunters`` the
    rows of tank hunters.

    Only firers whose weapons could harm the vehicle count for its cover (WH-VEH-24).
    """
    found = []
    enough = g.setup.options["half_of_firers"] == "cover"
    for column, model in enumerate(target.models):
        exposure = exposure_of(g, aimed.unit, target, model)
        seen: dict[int, Seen | None] = {row: exposure.seen(row) for row in weapons}
        away = {row: round(float(aimed.look.distance[row, column])) for row in weapons}
        counting = [
            each
            for row, each in seen.items()
            if each is not None
            and aimed.look.sees[row, column]
            and can_harm(g, model, each.face, weapons[row], away[row], row in hunters)
        ]
        from_most = obscured(counting, enough)
        for row, each in seen.items():
            visible = each is not None and bool(aimed.look.sees[row, column])
            at = aimed.unit.models[row].at
            view = each or Seen(face_towards(model, at), False, None)
            cover = cover_against(g, target, model, view, from_most)
            found.append(Sighting(row, model.id, view.face, cover, away[row], visible, row in hunters))
    return tuple(found)


def exposure_of(g: G, firers: Unit, target: Unit, model: Model) -> Exposure:
    """One unit looking at one vehicle as things stand; computed once for a state of the table, as ``sight.look`` is."""
    kept = (firers.models, *(each.models for each in g.state.units.values()))
    key = ("exposure", firers.id, model.id, tuple(id(models) for models in kept), len(g.state.remains))
    found = g.context.looks.get(key)
    if found is None:
        if len(g.context.looks) > CACHE:
            g.context.looks.clear()
        found = g.context.looks[key] = (Exposure(g, firers, target, model), kept)
    exposure: Exposure = found[0]
    return exposure


def can_harm(g: G, model: Model, face: Face, weapon: str, away: int, hunter: bool) -> bool:
    """Whether a weapon could glance off a face at least (WH-VEH-24)."""
    hit = hit_of(TABLES.weapons[weapon], face, away, hunter=hunter)
    return most(hit) >= faced(hit, armour(g, model, face))
