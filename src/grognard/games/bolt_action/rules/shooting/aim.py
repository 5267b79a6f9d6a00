"""Who of a unit can shoot at what, and what each needs (chapter Shooting, the facts before the dice).

Nothing here changes a battle: the procedure of shooting, the table's preview, the odds and the computer players all
ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Weapon
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.ground.formulas import is_long_range, is_point_blank, need_to_hit
from grognard.games.bolt_action.ground.indoors import seen_at
from grognard.games.bolt_action.rules.shooting import flame, gunnery
from grognard.games.bolt_action.rules.shooting.gunnery import Aim, Aims
from grognard.games.bolt_action.rules.shooting.holdings import kinds_held
from grognard.games.bolt_action.rules.shooting.modifiers import Shot, fires_as, reach_of, shot_modifiers
from grognard.games.bolt_action.state.choices import Laid
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Model, Unit, Way, enemy

FAR = 1_000_000
"""Farther than any table: as far as all weapons reach by a house rule (BA-CQ-02)."""

FRONT_ARC = 45_000
"""Half the front arc of a Fixed weapon, thousandths of a degree (BA-WPN-05)."""


def targets(g: G, unit: Unit, moved: bool = False) -> Iterator[Unit]:
    """The enemy units this unit may name as its target (BA-SHOOT-02, BA-SHOOT-27).

    Any enemy on the table that at least one of its shooters sees; range is not measured beforehand (BA-GEN-07).
    """
    if unit.is_vehicle:
        yield from gunnery.targets(g, unit)
        return
    shooters = frozenset(model.id for model, _ in armed(unit, (), moved))
    sorts = ways(g, unit)
    for target in g.state.standing(enemy(unit.seat)):
        if any(may_see(g, unit, target, shooters, way) for way in sorts):
            yield target


def ways(g: G, unit: Unit) -> tuple[Way | None, ...]:
    """The ways in which a unit may fire: two for a gun with two kinds of shell and for a howitzer (BA-HE-02, BA-ART-06,
    BA-WPN-07), else the one."""
    found: tuple[Way | None, ...] = g.context.profile(unit.id).ways
    return found or (None,)


def direct_ways(g: G, unit: Unit) -> tuple[Way | None, ...]:
    """Those in which it may fire in answer to a move: never indirectly (BA-ART-07); in Ambush with what is loaded
    (BA-AMB-04)."""
    if unit.order == "ambush" and unit.loaded is not None:
        return (unit.loaded,)
    return tuple(way for way in ways(g, unit) if way != "indirect")


def has_target(g: G, unit: Unit, moved: bool = False) -> bool:
    """Whether there is any enemy the unit may name; the nearest are tried first, as the likeliest to be seen."""
    if unit.is_vehicle:
        return next(gunnery.targets(g, unit), None) is not None
    x, y = unit.models[0].x, unit.models[0].y
    foes = sorted(g.state.standing(enemy(unit.seat)), key=lambda foe: hypot(foe.models[0].x - x, foe.models[0].y - y))
    shooters = frozenset(model.id for model, _ in armed(unit, (), moved))
    sorts = ways(g, unit)
    return any(may_see(g, unit, foe, shooters, way) for foe in foes for way in sorts)


def is_target(g: G, unit: Unit, target: Unit, moved: bool = False, way: Way | None = None) -> bool:
    """Whether a unit may name this enemy on the table as its target (BA-SHOOT-02)."""
    return may_see(g, unit, target, frozenset(model.id for model, _ in armed(unit, (), moved)), way)


def may_see(g: G, unit: Unit, target: Unit, shooters: frozenset[str], way: Way | None = None) -> bool:
    """Whether a shooter sees the target, in its arc if it is Fixed (BA-WPN-05); an indirect weapon has a spotter too
    (BA-WPN-15).
    """
    look = g.context.look(unit, target, g.state)
    if not look.any_visible:
        return False
    for index, model in enumerate(unit.models):
        if model.id not in shooters:
            continue
        weapon = tables.WEAPONS[model.weapons[0]] if way is None else tables.fired(model.weapons[0], way)
        if weapon.indirect:
            if spots(g, unit, model, target):
                return True
        elif (not weapon.fixed or in_front(g, unit, model, target)) and look.sees_any(index):
            return True
    return False


def spots(g: G, unit: Unit, gunner: Model, target: Unit) -> bool:
    """Whether an indirect weapon's gunner or its spotter sees the target (BA-WPN-09, BA-WPN-15, BA-WPN-22); of a gun
    any crewman (BA-ART-01)."""
    look = g.context.look(unit, target, g.state)
    return any(look.sees_any(index) for index in spotters(unit, gunner))


def spotters(unit: Unit, gunner: Model) -> list[int]:
    """The numbers of those who look for an indirect weapon: its gunner and spotters, of a gun the crew."""
    if gunner.role == "gun":
        return list(range(1, len(unit.models)))
    return [index for index, model in enumerate(unit.models) if model is gunner or model.role == "spotter"]


def in_front(g: G, unit: Unit, model: Model, target: Unit) -> bool:
    """Whether the target is at least partly in the front arc of a Fixed weapon (BA-WPN-05).

    Inside a building there are no arcs: such a weapon covers the side of its opening (BA-BLD-06).
    """
    if unit.inside is not None:
        return True
    bodies = target.models if target.inside is None else seen_at(g.context.building_about(target), (model,))
    return any(g.context.in_arc(model, unit.facing, FRONT_ARC, body) for body in bodies)


def armed(unit: Unit, holding: tuple[str, ...], moved: bool) -> list[tuple[Model, Weapon]]:
    """Each model that may shoot and the one weapon it uses (BA-SHOOT-09, BA-WPN-20).

    A one-shot weapon not held back goes first; loaders and assistants serve the gunner while there is one; a Fixed
    weapon does not fire on the move (BA-WPN-05).
    """
    found = []
    serving = unit.has("gunner")
    singly = any("/" in name for name in holding)
    alike: dict[tuple[str, ...], Weapon | None] = {}
    for model in unit.models:
        if serving and model.role in ("loader", "assistant"):
            continue
        if singly or model.weapons not in alike:
            alike[model.weapons] = weapon_of(model, holding)
        weapon = alike[model.weapons]
        if weapon is not None and not (moved and weapon.fixed):
            found.append((model, weapon))
    return found


def weapon_of(model: Model, holding: tuple[str, ...]) -> Weapon | None:
    """The weapon a man uses: a one-shot weapon he does not hold back, else his first (see ``holdings``)."""
    return _weapon_of(model.weapons, kinds_held(model, holding))


@lru_cache(maxsize=1024)
def _weapon_of(carried: tuple[str, ...], holding: tuple[str, ...]) -> Weapon | None:
    free = [tables.WEAPONS[name] for name in carried if name not in holding]
    return next((weapon for weapon in free if weapon.one_shot), free[0] if free else None)


def aims(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...] = (),
    moved: bool = False,
    snap: bool = False,
    way: Way | None = None,
    laid: tuple[Laid, ...] = (),
    among: tuple[str, ...] = (),
    charged: bool = False,
) -> Aims:
    """The volleys of a unit at a target, measured model by model (BA-SHOOT-07, BA-SHOOT-10, BA-SHOOT-11).

    Each shooter takes the nearest target model it sees with a free lane (BA-GEN-08) and uses his own range band.
    Those whose weapon, band and modifiers agree form one volley. Cover is one result for all who fire
    (BA-SHOOT-30), hard for a gun that is dug in (BA-ART-03).
    ``snap``: fired in answer to a charge without having lain in Ambush, so that a scope is of no use (BA-WPN-14);
    ``charged``: in answer to a charge, when by house rule those who do not reach shoot all the same (BA-CQ-02).
    ``way``: how a gun that can be fired in two ways is fired (BA-HE-02, BA-WPN-07).
    ``laid``: the weapons of a vehicle that fire, without any of them all it has; ``among``: the only models that fire,
    if any are named.
    """
    if unit.is_vehicle:
        return gunnery.aims(g, unit, target, laid or gunnery.batteries(g, unit)[0], moved)
    lanes = Lanes(g, unit, target)
    asked = holding, moved, snap, way, among, charged, unit.facing, unit.inside, target.inside
    fire = lanes.known(asked, lambda: fire_at(g, lanes, holding, moved, snap, way, among, charged))
    found: list[Aim] = []
    for model, weapon, distance in fire.others:
        if distance is not None:
            found.append(gunnery.flame_aim(g, target, model, weapon, distance))
            continue
        aim = indirect_aim(g, unit, target, model, weapon, moved, way)
        if aim is not None:
            found.append(aim)
    cover = gunnery.cover_of(g, lanes, target, fire.shooters) if fire.shooters else "none"
    if fire.shooters and g.context.dug_in(target):
        cover = "hard"
    found.extend(volleys(g, unit, target, fire, cover, moved, snap, way))
    return Aims(tuple(found), cover)


def volleys(
    g: G, unit: Unit, target: Unit, fire: FireAt, cover: str, moved: bool, snap: bool, way: Way | None
) -> Iterator[Aim]:
    """The volleys of those who fire by sight, with the modifiers of each (BA-SHOOT-12)."""
    for each in fire.groups:
        weapon, nearest = each.weapon, each.nearest
        shot = Shot(weapon.id, nearest, each.short_handed, moved, cover, uses_scope(weapon, moved, snap))
        modifiers = tuple(shot_modifiers(g, unit, target, shot))
        need = need_to_hit(modifiers)
        volley = Volley(weapon.id, each.bearers, each.shots, need, way=way, pen=each.pen, side=each.side)
        yield Aim(volley, modifiers, nearest)


Shooter = tuple[Model, Weapon, int, str | None]  # who fires what from how far, and the side of a vehicle he strikes


class Group(NamedTuple):
    """Models whose weapon, band and side agree: the weapon most of them carry, their shots, whether they lack a crew;
    the distance of the nearest, the penetration at it of what the first fires."""

    weapon: Weapon
    shots: int
    short_handed: bool
    side: str | None
    nearest: int
    pen: int | None
    bearers: tuple[str, ...]


class FireAt(NamedTuple):
    """Who of a unit fires at a target, as far as it is measured: ``groups`` of those who fire by sight, ``shooters``
    their places in the unit; ``others`` are flamethrowers, each with its distance, and indirect weapons, not measured
    yet."""

    groups: tuple[Group, ...]
    shooters: tuple[int, ...]
    others: tuple[tuple[Model, Weapon, int | None], ...]


def fire_at(
    g: G,
    lanes: Lanes,
    holding: tuple[str, ...],
    moved: bool,
    snap: bool,
    way: Way | None,
    among: tuple[str, ...],
    charged: bool,
) -> FireAt:
    """Who of a unit fires at a target, and from how far; see ``aims``."""
    unit, target = lanes.unit, lanes.target
    index_of = {model.id: index for index, model in enumerate(unit.models)}
    direct: list[tuple[int, Model, Weapon, int]] = []
    others: list[tuple[Model, Weapon, int | None]] = []
    for model, carried in armed(unit, holding, moved):
        if among and model.id not in among:
            continue
        weapon = carried if way is None else tables.fired(carried.id, way)
        if weapon.indirect:
            others.append((model, weapon, None))
            continue
        scope = uses_scope(weapon, moved, snap)
        distance = direct_shot(g, lanes, index_of[model.id], weapon, scope, charged)
        if distance is not None and weapon.flamethrower:
            others.append((model, weapon, round(distance)))
        elif distance is not None:
            direct.append((index_of[model.id], model, weapon, round(distance)))
    armoured = target.is_vehicle
    shots = [(man, weapon, far, side_from(g, lanes, index) if armoured else None) for index, man, weapon, far in direct]
    return FireAt(grouped(g, unit, target, shots, moved, snap), tuple(each[0] for each in direct), tuple(others))


def grouped(g: G, unit: Unit, target: Unit, shots: Iterable[Shooter], moved: bool, snap: bool) -> tuple[Group, ...]:
    """Those who fire by sight in groups that roll together (BA-SHOOT-07)."""
    groups: dict[tuple[str, bool, bool, str | None], list[tuple[Model, Weapon, int]]] = {}
    epsilon = g.context.epsilon
    for model, weapon, distance, side in shots:
        scope = uses_scope(weapon, moved, snap)
        reach = reach_of(weapon, scope)
        near, far = is_point_blank(distance, epsilon), is_long_range(distance, reach, epsilon)
        key = (fires_as(weapon, scope), near, far, side)
        groups.setdefault(key, []).append((model, weapon, distance))
    found = []
    for (_, _, _, side), users in groups.items():
        names = [weapon.id for _, weapon, _ in users]
        weapon, fired = tables.WEAPONS[max(names, key=names.count)], users[0][1]
        nearest = min(distance for _, _, distance in users)
        pen = gunnery.total_pen(g, target, fired, nearest, fired.he if fired.is_shell else None, side)
        number, lacking = shots_of(g, unit, weapon) * len(users), lacks_crew(g, unit, weapon)
        found.append(Group(weapon, number, lacking, side, nearest, pen, tuple(model.id for model, _, _ in users)))
    return tuple(found)


def side_from(g: G, lanes: Lanes, index: int) -> str | None:
    """The side of a vehicle that one man's shot strikes: as seen from his opening if he is in a building, the top from
    a higher floor (BA-VEH-21, BA-BLD-06)."""
    unit = lanes.unit
    if unit.inside is None:
        return gunnery.struck_side(g, lanes.target, (unit.models[index].x, unit.models[index].y))
    return gunnery.struck_side(g, lanes.target, lanes.look.line(index, 0)[0], top=unit.inside.level > 0)


def direct_shot(g: G, lanes: Lanes, index: int, weapon: Weapon, scope: bool, charged: bool = False) -> float | None:
    """The distance of one man's shot, if he has one: in the arc of a Fixed weapon (BA-WPN-05), on a free lane,
    in range (BA-SHOOT-07)."""
    if weapon.fixed and not in_front(g, lanes.unit, lanes.unit.models[index], lanes.target):
        return None
    distance = lanes.nearest(index, farthest(g, weapon, scope, charged))
    return None if distance is None or distance < weapon.minimum - g.context.epsilon else distance


def farthest(g: G, weapon: Weapon, scope: bool, charged: bool = False) -> float:
    """How far a weapon may be measured to reach."""
    reach = flame.reach(g, weapon) if weapon.flamethrower else reach_of(weapon, scope)
    if charged and not weapon.flamethrower and g.setup.options["reaction_short_weapons"] == "on":
        reach = FAR
    return float(reach + g.context.epsilon)


def friends_forbid(
    g: G,
    unit: Unit,
    target: Unit,
    holding: tuple[str, ...] = (),
    moved: bool = False,
    laid: tuple[Laid, ...] = (),
) -> bool:
    """Whether a target in sight and range cannot be shot at because friends are in the way (BA-GEN-08)."""
    if unit.is_vehicle:
        fitted = gunnery.mounts(g, unit)
        weapons = [fitted[each.mount][1] for each in laid]
    else:
        weapons = [weapon for _, weapon in armed(unit, holding, moved) if not weapon.indirect]
    reach = max((farthest(g, weapon, uses_scope(weapon, moved, False)) for weapon in weapons), default=0)
    lanes = Lanes(g, unit, target)
    return bool(lanes.in_the_way) and lanes.look.any_visible and g.context.gap(unit, target) <= reach


def indirect_aim(
    g: G, unit: Unit, target: Unit, model: Model, weapon: Weapon, moved: bool, way: Way | None = None
) -> Aim | None:
    """An indirect weapon's volley: range from the weapon, its own sight or its spotter's, no modifiers (BA-WPN-08,
    BA-WPN-22).
    """
    if not spots(g, unit, model, target):
        return None
    indoors = unit.inside is not None or target.inside is not None
    gap = g.context.gap(unit, target) if indoors else g.context.gap_of((model,), target.models)
    if not weapon.minimum - g.context.epsilon <= gap <= weapon.range + g.context.epsilon:
        return None
    return shelled(g, unit, target, model, weapon, round(gap), moved, way)


def shelled(
    g: G, unit: Unit, target: Unit, model: Model, weapon: Weapon, distance: int, moved: bool, way: Way | None = None
) -> Aim:
    """The volley of an indirect weapon that sees its target in range (BA-WPN-08)."""
    side = gunnery.struck_side(g, target, (model.x, model.y), top=True)
    pen = gunnery.total_pen(g, target, weapon, distance, weapon.he, side)
    need = gunnery.need_of_indirect(unit, target, weapon, moved)
    return Aim(Volley(weapon.id, (model.id,), 1, need, indirect=True, way=way, pen=pen, side=side), (), distance)


def stray_aims(g: G, unit: Unit, target: Unit) -> Aims:
    """The share of a unit near the target in a multiple launcher's salvo: one shot that needs a 6 (BA-WPN-13)."""
    found = []
    mounted = [(unit.models[0], weapon) for _, weapon in gunnery.mounts(g, unit).values()] if unit.is_vehicle else []
    for model, weapon in mounted or armed(unit, (), False):
        if weapon.multiple:
            distance = round(g.context.gap(unit, target) if mounted else g.context.gap_of((model,), target.models))
            side = gunnery.struck_side(g, target, (model.x, model.y), top=True)
            pen = gunnery.total_pen(g, target, weapon, distance, weapon.he, side)
            volley = Volley(weapon.id, (model.id,), 1, 6, indirect=True, pen=pen, side=side)
            found.append(Aim(volley, (), distance))
    return Aims(tuple(found), "none")


def uses_scope(weapon: Weapon, moved: bool, snap: bool) -> bool:
    """Whether a scope is of use: on a Fire order or from Ambush (BA-WPN-14)."""
    return weapon.scoped and not moved and not snap


def shots_of(g: G, unit: Unit, weapon: Weapon) -> int:
    """Shots of one weapon in this army (BA-SHOOT-09, BA-NAT-DE-02)."""
    shots = g.context.profile(unit.id).nation.shots_of(weapon)
    return shots if isinstance(shots, int) else shots.least


def lacks_crew(g: G, unit: Unit, weapon: Weapon) -> bool:
    """Whether a Team weapon is short of hands: a team of one man left, a squad with no loader left (BA-WPN-04).

    It costs a modifier, never shots (BA-WPN-25).
    """
    if not weapon.team:
        return False
    if g.context.profile(unit.id).weapon_team:
        return len(unit.men) == 1 and unit.men_at_start > 1
    return not unit.has("loader")
