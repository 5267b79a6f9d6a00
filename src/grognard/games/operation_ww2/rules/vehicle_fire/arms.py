"""What the weapons of a vehicle can do now: mounts, tasks, arcs, reloading (AZ-VLS, AZ-ARC, AZ-VFI).

Places and lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import shapely

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.data.tables.vehicles import Mounted
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.looks import Look, Obstacle
from grognard.games.operation_ww2.ground.vehicles import crew, sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import mounts, tables
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving import breaches, riders_on_top
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed, carried
from grognard.games.operation_ww2.rules.vehicle_fire import armour
from grognard.games.operation_ww2.state.events.vehicles import MountsFired
from grognard.games.operation_ww2.state.shots import Reason
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.hulls import axes
from grognard.space.plane import Body, Hull, Point, bearing, footprint, gap_from, is_within_arc

SMOKING = "AZ-SMK-02"
"""The rule that keeps who uses smoke from firing."""

FIXED = 1
"""A gun in the hull of a vehicle that cannot turn points straight ahead, to a thousandth of a degree."""

SLOW_TURRET = "slow-turret"
"""The trait of a turret that turns slowly, and the arc it then has (AZ-TAB-ARC, AZ-TAB-CHAR)."""


def armed(g: G, unit: Unit, model: Model, order: OrderName, moved: bool) -> tuple[Armed, ...]:
    """Every mounted weapon of a vehicle, then the small arms of those who ride in it, with what each could do now.

    Mounted weapons need no assistants (AZ-VLS-06) and fire on the move (AZ-VFI-01); guns of like calibre share a row of
    the table (AZ-VLS-08). A rapid-fire gun has two templates for each barrel, each with a roll and a line of sight of
    its own (AZ-RPF-01, AZ-RPF-02).
    """
    done = crew.tasks_done(g, unit, model, order)
    own = tuple(_mounted(g, unit, model, mounted, order, done) for mounted in mounts(g, model))
    return (*own, *_carried(g, unit, model, order, moved))


def mount_of(g: G, model: Model, id: str) -> Mounted:
    """A mounted weapon by its id."""
    return next(mounted for mounted in sheets.sheet(g, model).weapon if mounted.id == id)


def _mounted(g: G, unit: Unit, model: Model, mounted: Mounted, order: OrderName, done: Sequence[str]) -> Armed:
    weapon = tables(g).weapons[mounted.weapon]
    unloaded = crew.needs_loader(g, model, weapon.id) and "loader" not in done
    return Armed(
        model=model.id,
        weapon=weapon.id,
        mount=mounted.id,
        dice=mounted.shots or weapon.shots,
        templates=weapon.templates * mounted.barrels if weapon.template else 0,
        reload=g.context.limit("slow-reload-markers") if unloaded else 0,
        on_foot=False,
        to_hit=armour.long_barrel(g, unit.id, model) if mounted.main else (),
        idle=next(_faults(g, unit, model, mounted, order, done), None),
    )


def _faults(
    g: G, unit: Unit, model: Model, mounted: Mounted, order: OrderName, done: Sequence[str]
) -> Iterator[Reason]:
    machine = sheets.machine(model)
    if tables(g).orders[order].fires == "no":
        yield Reason(say("az-why-order"), "AZ-ORD-06")
    if mounted.id in machine.lost:
        yield Reason(say("az-why-lost"), "AZ-VDM-06")
    if model.reload.get(mounted.id):
        yield Reason(say("az-why-reloading", markers=model.reload[mounted.id]), "AZ-CRW-09")
    if mounted.task not in done:
        yield Reason(say("az-why-nobody-at-it", task=tables(g).tasks[mounted.task].name), "AZ-VEH-08")
    if mounted.exposed and mounted.task not in machine.exposed and machine.calm == g.state.turn > 0:
        yield Reason(say("az-why-not-exposed"), "AZ-NRV-06")
    # Last: what could fire but for it can lay the smoke.
    if crew.smoke_keeps_from(g, unit, model, mounted.id, mounted.task):
        yield Reason(say("az-why-smoking"), SMOKING)


def _carried(g: G, unit: Unit, model: Model, order: OrderName, moved: bool) -> Iterator[Armed]:
    """The small arms of passengers: of a vehicle at rest, all of an unarmoured one and four of an open-topped armoured
    one, and all who ride on top of a tank; launchers and other heavy weapons stay silent (AZ-VFI-01, AZ-VFI-04,
    AZ-VFI-05, AZ-TTR-01)."""
    riding = [man for man in unit.models if man.aboard == model.id and man.is_person]
    busy = _drivers(g, unit, model, order)
    seats = len(riding)
    if sheets.is_armoured(g, model):
        seats = g.context.limit("open-top-firers") if sheets.has(g, model, "open-topped") else 0
    if any(man.on_top for man in riding):
        seats = len(riding)
    standing = [man for man in riding if man.posture == "standing"]
    free = {man.id for man in standing[busy : busy + seats]}
    for man in riding:
        for id in carried(man, None):
            weapon = tables(g).weapons[id]
            idle = next(_aboard_faults(g, man, weapon, order, moved, man.id in free), None)
            yield Armed(man.id, id, dice=weapon.shots, idle=idle)


def _drivers(g: G, unit: Unit, model: Model, order: OrderName) -> int:
    """How many of the troops in a carrier do its tasks and so fire nothing of their own (AZ-VEH-04, AZ-MTI-01)."""
    if not sheets.has(g, model, "troop-carrier"):
        return 0
    return max(len(crew.tasks_done(g, unit, model, order)) - sheets.machine(model).crew, 0)


def _aboard_faults(g: G, man: Model, weapon: Weapon, order: OrderName, moved: bool, free: bool) -> Iterator[Reason]:
    if tables(g).orders[order].fires == "no":
        yield Reason(say("az-why-order"), "AZ-ORD-06")
    if man.posture == "scared":
        yield Reason(say("az-why-scared"), "AZ-ORD-07")
    if weapon.is_heavy or weapon.template or weapon.group == "launcher":
        yield Reason(say("az-why-from-vehicle"), "AZ-VFI-04")
    if moved:
        yield Reason(say("az-why-vehicle-moves"), "AZ-TTR-01" if man.on_top else "AZ-VFI-01")
    if not free:
        yield Reason(say("az-why-no-place-to-fire"), "AZ-VFI-05")


# ---- where a weapon is and points --------------------------------------------------------------------------------


def mount_point(g: G, model: Model, mounted: Mounted) -> Point:
    """Where on its hull a weapon is mounted: in the middle of its part (AZ-TAB-PARTS)."""
    hull = hull_of(model)
    rows = tables(g).parts
    if mounted.at == "hull":
        place = rows["main-weapon-hull" if mounted.main else "secondary-weapon-hull"]
    elif mounted.at == "bed":
        place = rows["main-weapon-bed"]
    else:
        place = rows["main-weapon-turret" if mounted.at == "turret" else "secondary-weapon-mount"]
    forward = (0.5 - (place.start + place.end) / 2) * hull.length
    (ax, ay), _ = axes(hull.facing)
    return round(hull.x + ax * forward), round(hull.y + ay * forward)


def muzzle(g: G, model: Model, mounted: Mounted, target: Body) -> Point:
    """Where ranges and arcs of a weapon begin: where the line from its mount to the target leaves the hull or, by the
    option ``muzzle_point``, the mount (AZ-VLS-07, AZ-VLS-10)."""
    start = mount_point(g, model, mounted)
    if g.setup.options["muzzle_point"] == "mount_centre":
        return start
    return _leaving(hull_of(model), start, (target.x, target.y))


@lru_cache(maxsize=16_384)
def _leaving(hull: Hull, start: Point, end: Point) -> Point:
    """Where a line from a place in a hull leaves it; its start if it does not."""
    crossing = footprint(hull).exterior.intersection(shapely.LineString((start, end)))
    points = [point for point in shapely.get_parts(crossing) if isinstance(point, shapely.Point)]
    if not points:
        return start
    return round(points[0].x), round(points[0].y)


def bears(g: G, model: Model, mount: str, target: Model) -> bool:
    """Whether a mounted weapon can be turned on a target with this order: its arc, half to each side of where it points
    now (AZ-TAB-ARC, AZ-VLS-11). A vehicle that cannot turn does not swing the gun in its hull. A tank inside a building
    aims no farther than it may swing there (AZ-TKB-03, AZ-TKB-07), one with riders only where its turret looks
    (AZ-TTR-01)."""
    mounted = mount_of(g, model, mount)
    degrees = tables(g).arcs[arc_of(g, model, mounted)].degrees
    indoors = breaches.is_inside(g, model)
    fixed = mounted.at == "turret" and bool(riders_on_top.riders(g, model))
    if degrees >= 360 and not indoors and not fixed:
        return True
    spread = degrees * 500
    if indoors:
        spread = min(spread, g.context.limit("gun-inside") * 500)
    elif mounted.arc == "hull-gun" and mobility_of(g, model) == "none":
        spread = FIXED
    if fixed:
        spread = FIXED
    return is_within_arc(muzzle(g, model, mounted, target.body), pointing(model, mounted), spread, target.body)


def arc_of(g: G, model: Model, mounted: Mounted) -> str:
    """How far a mounted weapon swings: as its sheet says, and the turret of a vehicle with a slow one slowly, be that
    said of its kind or bought for it (AZ-TAB-ARC)."""
    return SLOW_TURRET if mounted.arc == "turret" and sheets.has(g, model, SLOW_TURRET) else mounted.arc


def pointing(model: Model, mounted: Mounted) -> int:
    """Where a mounted weapon points: with the turret, or ahead (AZ-VLS-11)."""
    turned = sheets.machine(model).turret if mounted.at == "turret" else 0
    return (model.facing + turned) % 360_000


def distance(g: G, model: Model, mount: str, target: Body) -> float:
    """How far a target is from the muzzle of a mounted weapon (AZ-VLS-07)."""
    return gap_from(*muzzle(g, model, mount_of(g, model, mount), target), target)


# ---- what it sees ------------------------------------------------------------------------------------------------


def sees(
    g: G,
    model: Model,
    mount: str,
    target: Model,
    whole: Look,
    obstacles: Sequence[Obstacle],
    through_smoke: bool = False,
) -> tuple[Look, tuple[Modifier, ...]] | None:
    """What a mounted weapon sees of a target of which its vehicle sees the ``whole``, and what is added to its dice for
    it; None: nothing (AZ-VLS-01 to AZ-VLS-03).

    A weapon low in the hull sees people and vehicles of low profile as infantry does, 10 cm past a low wall or hedge;
    where a low hedge alone blocks it, it fires with a modifier. ``through_smoke``: smoke does not stop it (AZ-SMK-05).
    """
    mounted = mount_of(g, model, mount)
    if mounted.at in ("turret", "mount"):
        return whole, ()
    x, y = mount_point(g, model, mounted)
    eye = replace(model, x=x, y=y)
    sight = g.context.sight
    look: Look = sight.look(eye, target, obstacles, through_smoke=through_smoke)
    if look.seen == "not":
        return None
    if not mounted.low or not (target.is_person or _is_low(g, target)):
        return look, ()
    low: Look = sight.look(eye, target, obstacles, low=True, through_smoke=through_smoke)
    if low.seen != "not":
        return low, ()
    over_hedges: Look = sight.look(eye, target, obstacles, True, True, through_smoke)
    if over_hedges.seen == "not":
        return None
    row = tables(g).to_hit["hedge-before-hull-weapon"]
    return over_hedges, (Modifier(label("to-hit", row.id), row.value, row.rule),)


def _is_low(g: G, target: Model) -> bool:
    return sheets.is_vehicle(target) and sheets.has(g, target, "low-profile")


def looked_out(g: G, model: Model, target: str) -> tuple[Modifier, ...]:
    """What is added to a shot at a unit that was not detected when the order was given, because somebody looks out for
    it only now (AZ-XPO-05)."""
    if target not in sheets.machine(model).unseen:
        return ()
    row = tables(g).to_hit["looked-out"]
    return (Modifier(label("to-hit", row.id), row.value, row.rule),)


# ---- having fired ------------------------------------------------------------------------------------------------


def after_firing(g: B, unit: Unit, model: Model, fired: Sequence[tuple[Armed, Model]]) -> None:
    """What firing does to a vehicle: the turret stays where its last shot was, a gun in the hull has swung the vehicle,
    who fired from a hatch is exposed, the gun without loader is to be reloaded (AZ-VLS-11, AZ-VFI-02, AZ-VEH-08)."""
    turret, facing = sheets.machine(model).turret, model.facing
    exposed = list(sheets.machine(model).exposed)
    turns = not riders_on_top.riders(g, model)
    reload: dict[str, int] = {}
    for arm, target in fired:
        mounted = mount_of(g, model, arm.mount)
        towards = bearing((model.x, model.y), (target.x, target.y))
        if breaches.swings(g, model):
            # There is no room to turn the turret (AZ-TKB-03).
            facing = (model.facing + towards - pointing(model, mounted)) % 360_000
        elif mounted.at == "turret" and turns and (mounted.main or not mounted.coupled):
            turret = 0 if g.setup.options["turret_state"] == "always_forward" else towards - model.facing
        elif mounted.arc == "hull-gun" and mobility_of(g, model) != "none":
            facing = towards
        if mounted.exposed and mounted.task not in exposed:
            exposed.append(mounted.task)
        if arm.reload:
            reload[arm.mount] = arm.reload
    g.emit(MountsFired(unit.id, model.id, turret % 360_000, facing, tuple(exposed), reload), "AZ-VLS-11", "AZ-VFI-02")


def hull_of(model: Model) -> Hull:
    """The hull of a vehicle."""
    body = model.body
    assert isinstance(body, Hull), model.id
    return body
