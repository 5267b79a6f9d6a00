"""What a vehicle's weapons can hit, and what a shot does to armour: mounts, arcs, muzzles, sides, penetration.

Nothing here changes a battle: the procedure of shooting, the preview, the odds and the computer players all ask here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from grognard.core.book.modifiers import Modifier, total
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.entries import Mount
from grognard.games.bolt_action.data.weapons import Weapon
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.ground.formulas import indirect_need, is_long_range, need_to_hit, within
from grognard.games.bolt_action.ground.indoors import seen_at
from grognard.games.bolt_action.rules.shooting import flame
from grognard.games.bolt_action.rules.shooting.modifiers import Shot, shot_modifiers
from grognard.games.bolt_action.state.chassis import Chassis, side_of
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Model, Unit, enemy
from grognard.space.hulls import front_of, in_arc, quarter_of, rim_towards
from grognard.space.plane import Body, Hull, Point, gap_from

SQUEEZED = 12 * INCH
"""Up to where a squeeze-bore gun gains penetration (BA-WPN-17)."""


class Aim(NamedTuple):
    """One volley and the modifiers behind its needed roll (none for indirect fire: BA-SHOOT-23)."""

    volley: Volley
    modifiers: tuple[Modifier, ...]
    distance: int


class Aims(NamedTuple):
    """All volleys of a unit at one target, and the target's cover from them."""

    volleys: tuple[Aim, ...]
    cover: str

    @property
    def fired(self) -> list[Volley]:
        """The volleys without what is known of them besides."""
        return [each.volley for each in self.volleys]


# ---- mounts ------------------------------------------------------------------------------------------------------


def chassis(g: G, unit: Unit) -> Chassis:
    """The chassis of a vehicle."""
    found: Chassis | None = g.context.profile(unit.id).chassis
    assert found is not None, unit.id
    return found


def mounts(g: G, unit: Unit) -> dict[int, tuple[Mount, Weapon]]:
    """A vehicle's mounts with the weapons left on them, by the number of the mount: what one has lost (BA-WPN-12)
    changes no other's."""
    left = list(unit.models[0].weapons)
    found = {}
    for number, mount in enumerate(chassis(g, unit).mounts):
        if left and left[0] == mount.weapon:
            found[number] = mount, tables.WEAPONS[left.pop(0)]
    return found


def still_fitted(g: G, unit: Unit, number: int) -> int | None:
    """The mount of a weapon that was laid, or its like: of two alike it does not matter which has spent its fuel at
    another target of the same action. None if it has itself (BA-WPN-12)."""
    every = chassis(g, unit).mounts
    left = mounts(g, unit)
    alike = (other for other in left if every[other] == every[number])
    return number if number in left else next(alike, None)


def direct_fire(g: G, unit: Unit) -> list[tuple[Mount, Weapon]]:
    """A vehicle's mounts with their weapons as they fire directly, a howitzer over open sights (BA-WPN-07); what only
    fires indirectly is not among them."""
    fitted = mounts(g, unit).values()
    every = [(mount, tables.fired(weapon.id, "open-sights" if weapon.howitzer else None)) for mount, weapon in fitted]
    return [(mount, weapon) for mount, weapon in every if not weapon.indirect]


def slots(g: G, unit: Unit) -> list[tuple[int, ...]]:
    """Which mounts fire instead of one another: a coaxial weapon instead of the turret's main gun (BA-WPN-18)."""
    found: list[tuple[int, ...]] = []
    for number, (mount, _) in mounts(g, unit).items():
        if mount.at == "coaxial" and found and found[-1][-1] == number - 1:
            found[-1] = (*found[-1], number)
        else:
            found.append((number,))
    return found


def options(g: G, unit: Unit, slot: Sequence[int]) -> list[Laid]:
    """The weapons of a slot with each kind of shot (BA-HE-02); in Ambush a gun fires what it is loaded with
    (BA-AMB-04)."""
    fitted = mounts(g, unit)
    found: list[Laid] = []
    for number in slot:
        ways = fitted[number][1].ways
        loaded = tuple(way for way in ways if way == unit.loaded)
        found.extend(Laid(number, way) for way in loaded or ways or (None,))
    return found


def batteries(g: G, unit: Unit, target: Unit | None = None) -> list[tuple[Laid, ...]]:
    """Every way to fire all that a vehicle has at one target: main gun with shot, with shell, or the coaxial weapon;
    if the target is named, all that bears on it (BA-VEH-03)."""
    return list(product(*bearing(g, unit, target)))


def selections(g: G, unit: Unit, target: Unit) -> list[tuple[Laid, ...]]:
    """Every way to answer a target with all or some of what bears on it (BA-WPN-20), never indirectly (BA-ART-07):
    first those of all."""
    every = product(*((*laid, None) for laid in bearing(g, unit, target)))
    fitted = mounts(g, unit)
    found = [
        tuple(each for each in laid if each and not tables.fired(fitted[each.mount][1].id, each.way).indirect)
        for laid in every
    ]
    found = list(dict.fromkeys(found))
    return sorted((laid for laid in found if laid), key=len, reverse=True)


def bearing(g: G, unit: Unit, target: Unit | None) -> list[list[Laid]]:
    """Slot by slot the weapons that bear on a target, if one is named, with each kind of shot."""
    fitted = mounts(g, unit)
    bears = {number: target is None or may_aim(g, unit, mount, target) for number, (mount, _) in fitted.items()}
    found = [[each for each in options(g, unit, slot) if bears[each.mount]] for slot in slots(g, unit)]
    return [laid for laid in found if laid]


# ---- who can be hit ----------------------------------------------------------------------------------------------


def muzzle(hull: Hull, mount: Mount, towards: Point) -> Point:
    """Where a weapon's muzzle is: a hull weapon's at the middle of the front, any other's where its line of fire leaves
    the hull (BA-GEN-06)."""
    return front_of(hull) if mount.at == "hull" else rim_towards(hull, towards)


def may_aim(g: G, unit: Unit, mount: Mount, target: Unit) -> bool:
    """Whether a weapon sees the target, at least partly in its arc (BA-VEH-03, BA-SHOOT-02); range is not measured."""
    look = g.context.look(unit, target, g.state)
    if not look.any_visible:
        return False
    if not mount.covers:
        return True
    return any(
        in_arcs(unit.hull, mount, body) and look.sees(0, number)
        for number, body in enumerate(bodies_of(g, unit, target))
    )


def in_arcs(hull: Hull, mount: Mount, body: Body) -> bool:
    """Whether a body is at least partly where a weapon fires (BA-VEH-03)."""
    return not mount.covers or any(in_arc(hull, arc, body) for arc in mount.covers)


def bodies_of(g: G, unit: Unit, target: Unit) -> Sequence[Body]:
    """What there is of a target to aim at: its models; of a unit in a building the openings and walls about it
    (BA-BLD-06)."""
    building = g.context.building_of(target)
    return [model.body for model in target.models] if building is None else seen_at(building, unit.models)


def targets(g: G, unit: Unit) -> Iterator[Unit]:
    """The enemies that any weapon of a vehicle may name as its target."""
    fitted = mounts(g, unit)
    for target in g.state.standing(enemy(unit.seat)):
        if any(may_aim(g, unit, mount, target) for mount, _ in fitted.values()):
            yield target


def within_reach(g: G, unit: Unit, bodies: Sequence[Body], mount: Mount, weapon: Weapon) -> list[tuple[float, int]]:
    """The bodies in a weapon's arc and range, by their distance from its muzzle."""
    hull = unit.hull
    reach = flame.reach(g, weapon) if weapon.flamethrower else weapon.range
    found = []
    for number, body in enumerate(bodies):
        if not in_arcs(hull, mount, body):
            continue
        place = muzzle(hull, mount, (body.x, body.y))
        distance = gap_from(*place, body)
        if distance <= reach + g.context.epsilon:
            found.append((distance, number))
    found.sort()
    return found


def distance_of(g: G, lanes: Lanes, mount: Mount, weapon: Weapon) -> float | None:
    """The distance from a weapon's muzzle to the nearest model it can hit, in its arc, in sight, on a free lane and in
    range; None if there is none (BA-SHOOT-07)."""
    for distance, number in within_reach(g, lanes.unit, bodies_of(g, lanes.unit, lanes.target), mount, weapon):
        if lanes.is_free(0, number):
            return None if distance < weapon.minimum - g.context.epsilon else distance
    return None


def has_shot(g: G, unit: Unit, target: Unit) -> bool:
    """Whether any weapon of a vehicle could shoot at the target now (BA-AMB-10)."""
    fitted = mounts(g, unit)
    reach = max((weapon.range for _, weapon in fitted.values()), default=0)
    if not fitted or not g.context.near(unit, target, reach):
        return False
    bodies = bodies_of(g, unit, target)
    direct = direct_fire(g, unit)
    reached = [(found, weapon) for mount, weapon in direct if (found := within_reach(g, unit, bodies, mount, weapon))]
    if not reached:
        return False
    look = g.context.look(unit, target, g.state)
    if target.inside is None and not target.is_vehicle:
        # Those out of sight are left out before lanes of fire are laid.
        reached = [([each for each in found if look.sees(0, each[1])], weapon) for found, weapon in reached]
        if not any(found for found, _ in reached):
            return False
    elif not look.any_visible:
        return False
    lanes = Lanes(g, unit, target)
    for found, weapon in reached:
        free = next((distance for distance, number in found if lanes.is_free(0, number)), None)
        if free is not None and free >= weapon.minimum - g.context.epsilon:
            return True
    return False


def aims(g: G, unit: Unit, target: Unit, laid: Sequence[Laid], moved: bool = False) -> Aims:
    """The volleys of a vehicle's weapons at a target: each weapon by itself (BA-VEH-04, BA-VEH-20).

    A mounted weapon is neither Team nor Fixed: it fires on the move and misses no loader (BA-WPN-02). An inexperienced
    crew shoots worse like anybody (BA-VEH-08). Howitzers may fire indirectly, flame needs no roll (BA-WPN-07,
    BA-WPN-11).
    """
    fitted = mounts(g, unit)
    lanes = Lanes(g, unit, target)
    reaching = []
    found: list[Aim] = []
    for each in laid:
        number = still_fitted(g, unit, each.mount)
        if number is None:
            continue
        mount, weapon = fitted[number]
        weapon = tables.fired(weapon.id, each.way)
        if weapon.indirect:
            found.extend(indirect_aims(g, unit, target, mount, weapon, each, moved))
            continue
        distance = distance_of(g, lanes, mount, weapon)
        if distance is not None:
            reaching.append((each, mount, weapon, round(distance)))
    cover = cover_of(g, lanes, target, [0]) if reaching else "none"
    for each, mount, weapon, distance in reaching:
        if weapon.flamethrower:
            found.append(flame_aim(g, target, unit.models[0], weapon, distance))
            continue
        in_turret = mount.at in ("turret", "coaxial")
        steady = "BA-NAT-US-02" if in_turret and "gyro-stabilised" in chassis(g, unit).traits else ""
        shot = Shot(weapon.id, distance, False, moved, cover, exempt=steady)
        modifiers = tuple(shot_modifiers(g, unit, target, shot))
        shell = weapon.he if weapon.is_shell else None
        place = muzzle(unit.hull, mount, (target.models[0].x, target.models[0].y))
        side = struck_side(g, target, place)
        pen = total_pen(g, target, weapon, distance, shell, side)
        shots = weapon.shots if isinstance(weapon.shots, int) else weapon.shots.least
        need = need_to_hit(modifiers)
        volley = Volley(weapon.id, (unit.models[0].id,), shots, need, way=each.way, pen=pen, side=side)
        found.append(Aim(volley, modifiers, distance))
    return Aims(tuple(found), cover)


def indirect_aims(
    g: G, unit: Unit, target: Unit, mount: Mount, weapon: Weapon, laid: Laid, moved: bool
) -> Iterator[Aim]:
    """The volley of a vehicle's howitzer that fires indirectly: at what it sees in its arc, over friends, from above,
    without modifiers (BA-WPN-07, BA-WPN-08, BA-WPN-22)."""
    reached = within_reach(g, unit, bodies_of(g, unit, target), mount, weapon)
    least = weapon.minimum - g.context.epsilon
    if not reached or reached[0][0] < least or not may_aim(g, unit, mount, target):
        return
    distance = round(reached[0][0])
    side = struck_side(g, target, (unit.hull.x, unit.hull.y), top=True)
    pen = total_pen(g, target, weapon, distance, weapon.he, side)
    need = need_of_indirect(unit, target, weapon, moved)
    models = (unit.models[0].id,)
    yield Aim(Volley(weapon.id, models, 1, need, indirect=True, way=laid.way, pen=pen, side=side), (), distance)


def need_of_indirect(unit: Unit, target: Unit, weapon: Weapon, moved: bool) -> int:
    """The roll an indirect shot needs: better with every shot at the same target, but not on the move, and never of a
    multiple launcher (BA-WPN-08, BA-WPN-13, BA-WPN-21)."""
    ranging = unit.ranging
    if ranging is None or ranging.target != target.id or moved or weapon.multiple:
        return 6
    return indirect_need(ranging.shots, ranging.on_target)


def flame_aim(g: G, target: Unit, model: Model, weapon: Weapon, distance: int) -> Aim:
    """The volley of a flamethrower: it hits without a roll, armour from above (BA-WPN-11)."""
    side = struck_side(g, target, (model.x, model.y), top=True)
    pen = total_pen(g, target, weapon, distance, None, side, flame=True)
    return Aim(Volley(weapon.id, (model.id,), flame.hits_of(weapon).count, 1, pen=pen, side=side), (), distance)


def cover_of(g: G, lanes: Lanes, target: Unit, shooters: Sequence[int]) -> str:
    """The target's cover; armour has it too, unless the house rule says no (BA-SHOOT-19)."""
    own = g.context.profile(target.id).chassis
    if own is not None and own.armoured and g.setup.options["vehicle_cover"] == "off":
        return "none"
    cover: str = lanes.look.cover(shooters)
    return cover


# ---- what a hit does to armour -----------------------------------------------------------------------------------


def struck_side(g: G, target: Unit, place: Point, top: bool = False) -> str | None:
    """The side of an armoured target that is hit from a place; None for targets without armour (BA-VEH-21).

    A base or muzzle whose middle is on the border of two arcs lies half in each; the target's owner then chooses, and
    he gains most by the front and least by the rear (BA-VEH-39).
    """
    own = g.context.profile(target.id).chassis
    if own is None or not own.armoured:
        return None
    return "top" if top else side_of(quarter_of(target.hull, place))


def total_pen(
    g: G, target: Unit, weapon: Weapon, distance: float, shell: str | None, side: str | None, *, flame: bool = False
) -> int | None:
    """What is added to the damage die of a hit; None for small arms (BA-WPN-01). Flame knows no long range."""
    if weapon.small_arm:
        return None
    return total(pen_modifiers(g, target, weapon, 0.0 if flame else distance, shell, side))


def pen_modifiers(
    g: G, target: Unit, weapon: Weapon, distance: float, shell: str | None, side: str | None
) -> list[Modifier]:
    """The penetration of a heavy weapon and what facing and range make of it (BA-VEH-20, BA-DAM-10).

    Shells and shaped charges lose nothing at long range (BA-HE-06, BA-WPN-10); a squeeze-bore gun gains when near and
    loses twice when far (BA-WPN-17).
    """
    if shell is not None:
        found = [Modifier(say("ba-pen-shell", size=shell), tables.HIGH_EXPLOSIVE[shell].pen, "BA-HE-04")]
    else:
        found = [Modifier(say("ba-pen-weapon"), weapon.pen or 0, "BA-WPN-01")]
    own = g.context.profile(target.id).chassis
    if side is None or own is None:
        return found
    shaped = weapon.shaped_charge or weapon.family == "anti-tank-rifle"
    bonus = own.facing_bonus(side, shaped=shaped)
    if bonus:
        found.append(Modifier(say("ba-pen-side", side=side), bonus, "BA-VEH-21"))
    if shell is not None:
        return found
    if weapon.squeeze_bore and within(distance, SQUEEZED, g.context.epsilon):
        found.append(Modifier(say("ba-pen-squeeze-bore"), 2, "BA-WPN-17"))
    if is_long_range(distance, weapon.range, g.context.epsilon) and not weapon.shaped_charge:
        loss = tables.FACINGS["long-range"].pen * (2 if weapon.squeeze_bore else 1)
        rule = "BA-WPN-17" if weapon.squeeze_bore else "BA-VEH-20"
        found.append(Modifier(tables.hit_label("long-range"), loss, rule))
    return found
