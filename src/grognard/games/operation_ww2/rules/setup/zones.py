"""Where a unit may be set up before a battle, and what forbids a place there (AZ-SET-02, AZ-SET-07, AZ-SET-11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import shapely

from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.scenarios import Rectangle, Zone, zone_depth
from grognard.games.operation_ww2.data.tables.ground import TerrainKind
from grognard.games.operation_ww2.ground import rooms
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.terrain import LINEAR
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving import companions
from grognard.games.operation_ww2.state.choices import Post
from grognard.games.operation_ww2.state.events.setup import posted
from grognard.games.operation_ww2.state.measures import CONTACT
from grognard.games.operation_ww2.state.state import Model, Unit, enemy
from grognard.space.plane import Body, Disc, Hull, footprint, gap, gaps_between
from grognard.space.regions import Region

SLACK = 1.0
"""By so many thousandths bases may overlap what they touch: places lie on whole thousandths."""


class Fault(NamedTuple):
    """A rule that a set-up breaks, and the model that does."""

    message: Message
    rules: tuple[str, ...]
    model: str | None = None


# ---- zones -------------------------------------------------------------------------------------------------------


def zone_of(g: G, seat: int) -> Region:
    """The ground a seat sets up on: its zone, or what a historical scenario says (AZ-SET-02, AZ-SET-03)."""
    ground, scenario = g.context.map.ground, g.setup.scenario
    area = scenario.side[seat].area
    if area:
        return _areas(area, ground.depth)
    deep = zone_depth(scenario, ground.depth, g.context.limit("no-mans-land"))
    return _strip(g.state.zones[seat], ground.width, ground.depth, deep)


@lru_cache(maxsize=64)
def _strip(zone: Zone, width: int, depth: int, deep: int) -> Region:
    return Region(shapely.box(0, depth - deep, width, depth) if zone == "south" else shapely.box(0, 0, width, deep))


@lru_cache(maxsize=64)
def _areas(area: tuple[Rectangle, ...], depth: int) -> Region:
    boxes = []
    for each in area:
        (left, low), (right, high) = each.low, each.high
        boxes.append(shapely.box(left * 1000, depth - high * 1000, right * 1000, depth - low * 1000))
    return Region(shapely.union_all(boxes))


def forwards(g: G, seat: int) -> int:
    """The facing away from a seat's own edge."""
    return 0 if g.state.zones[seat] == "south" else 180_000


# ---- what forbids a set-up ---------------------------------------------------------------------------------------


def standing(unit: Unit, posts: Sequence[Post]) -> Unit:
    """The unit as if it were set up so."""
    return replace(unit, models=posted(unit.models, tuple(posts)), place="table")


def faults(g: G, unit: Unit, posts: Sequence[Post]) -> Iterator[Fault]:
    """Every rule that setting up a unit so would break, the plainest first."""
    if [post.model for post in posts] != [model.id for model in unit.models]:
        yield Fault(say("az-fault-all-set-up"), ("AZ-SET-04",))
        return
    for model, post in zip(unit.models, posts, strict=True):
        fault = _declared(g, unit, model, post)
        if fault is not None:
            yield Fault(*fault, model.id)
            return
    strangers = {post.aboard for post in posts} - {None, *(model.id for model in unit.models)}
    if strangers and len({post.aboard for post in posts}) > 1:
        yield Fault(say("az-fault-aboard"), ("AZ-TMP-06",))
        return
    there = standing(unit, posts)
    afoot = [model for model in there.models if model.aboard is None]
    ground = g.context.map.ground
    table = _strip("north", ground.width, ground.depth, ground.depth)
    for model in afoot:
        if not table.holds(model.body):
            yield Fault(say("az-fault-off-table"), ("AZ-SET-11",), model.id)
            continue
        yield from _place(g, unit, model)
        bad = _terrain(g, model)
        if bad is not None:
            yield Fault(*bad, model.id)
    yield from _company(g, there, afoot)


def _declared(g: G, unit: Unit, model: Model, post: Post) -> tuple[Message, tuple[str, ...]] | None:
    """What is wrong with what is said of one model besides its place."""
    if not 0 <= post.facing < 360_000 or (post.facing and not model.length):
        return say("az-fault-facing"), ("AZ-SET-11",)
    if set(post.exposed) - set(hatches(g, model)) or len(set(post.exposed)) < len(post.exposed):
        return say("az-fault-exposed"), ("AZ-SET-11", "AZ-VEH-07")
    if post.aboard is not None and post.aboard not in carriers(g, unit, model, post):
        return say("az-fault-aboard"), ("AZ-SET-06",)
    if post.storey:
        built = _building_at(g, post.x, post.y)
        storeys = 0 if built is None or not model.is_person else g.context.map.buildings[built].storeys
        if not 0 <= post.storey < storeys:
            return say("az-fault-storey"), ("AZ-SET-11",)
    return None


def hatches(g: G, model: Model) -> tuple[str, ...]:
    """The tasks of a vehicle's crew whose men may look out before the battle (AZ-SET-11, AZ-VEH-07)."""
    if model.role != "vehicle":
        return ()
    return tuple(task for task in sheets.sheet(g, model).tasks if g.context.tables.tasks[task].exposed == "looking-out")


def carriers(g: G, unit: Unit, model: Model, post: Post) -> list[str]:
    """The vehicles that may carry somebody at the start: those of its own unit (AZ-SET-06); with temporary attachments
    those of others that have room for the whole unit, who then stands where they do (AZ-TMP-06)."""
    if not model.is_person:
        return []
    own = [each.id for each in unit.models if each.role == "vehicle"]
    return own or [each.id for _, each in companions.transports(g, unit) if (each.x, each.y) == (post.x, post.y)]


def _building_at(g: G, x: int, y: int) -> str | None:
    for piece in g.context.terrain.field.pieces_at(x, y):
        if piece.id in g.context.map.buildings:
            return str(piece.id)
    return None


def _place(g: G, unit: Unit, model: Model) -> Iterator[Fault]:
    """Whether a model stands in its zone, or, if it infiltrates, far enough from the enemy (AZ-SET-07, AZ-SET-11)."""
    if not infiltrates(g, unit.id):
        zone = zone_of(g, unit.seat)
        partly = g.setup.options["setup_constraints"] == "partly_in_zone"
        if not (zone.meets(model.body, SLACK) if partly else zone.holds(model.body)):
            yield Fault(say("az-fault-zone"), ("AZ-SET-11", "AZ-SET-02"), model.id)
        return
    if zone_of(g, enemy(unit.seat)).meets(model.body, SLACK):
        yield Fault(say("az-fault-enemy-zone"), ("AZ-SET-07",), model.id)
    least = g.context.limit("infiltrators-from-enemy")
    foes = [foe for each in g.state.of(enemy(unit.seat)) if each.on_table for foe in each.models]
    if any(gap(model.body, foe.body) < least - SLACK for foe in foes):
        yield Fault(say("az-fault-near-enemy", distance=least / 1000), ("AZ-SET-07",), model.id)


def infiltrates(g: G, unit: str) -> bool:
    """Whether a unit is set up after all others (AZ-SET-07)."""
    found: bool = g.context.has(unit, "infiltration")
    return found


def _terrain(g: G, model: Model) -> tuple[Message, tuple[str, ...]] | None:
    """Why a model could not stand where it is put (AZ-SET-11): on ground that is barred to it, across a wall."""
    field = g.context.terrain.field
    body = model.body
    for number in g.context.terrain.under(body):
        kind: TerrainKind = g.context.tables.terrain[field.pieces[number].kind]
        if kind.height in LINEAR:
            return say("az-fault-on-obstacle"), ("AZ-SET-11", "AZ-TER-02")
        if model.role == "vehicle":
            going = kind.tracked if sheets.is_tracked(g, model) else kind.wheeled
            if going.barred or going.by:
                return say("az-fault-ground", ground=kind.name), ("AZ-SET-11", "AZ-TER-03")
            continue
        going = kind.infantry
        if going.barred:
            return say("az-fault-ground", ground=kind.name), ("AZ-SET-11", "AZ-TER-01")
        if going.by and not model.is_person:
            if not rooms.may_hold_gun(g, model, number):
                return say("az-fault-ground", ground=kind.name), ("AZ-SET-11", "AZ-RMS-05")
            hull = footprint(body).buffer(-SLACK)
            if hull.intersects(field.edges[number]) or rooms.divides(g, hull):
                return say("az-fault-in-wall"), ("AZ-SET-11", "AZ-LOS-09")
        elif going.by and field.edges[number].dwithin(shapely.Point(body.x, body.y), model.radius - SLACK):
            return say("az-fault-in-wall"), ("AZ-SET-11", "AZ-LOS-09")
    return None


def _company(g: G, there: Unit, afoot: list[Model]) -> Iterator[Fault]:
    """Nobody on anybody, the unit together, crews by their weapons (AZ-SET-11, AZ-MOV-05)."""
    others = [m for each in g.state.units.values() if each.on_table and each.id != there.id for m in each.models]
    others = [model for model in others if model.aboard is None]
    for number, model in enumerate(afoot):
        near = [each for each in (*others, *afoot[:number]) if each.storey == model.storey and _may_touch(model, each)]
        if any(overlap(model.body, each.body) for each in near):
            yield Fault(say("az-fault-overlap"), ("AZ-SET-11", "AZ-MOV-10"), model.id)
    away = [model.id for model in apart(afoot, g.context.limit("cohesion"))]
    if away:
        yield Fault(say("az-fault-cohesion"), ("AZ-SET-11", "AZ-MOV-05"), away[0])
    for model in afoot:
        weapons = [each for each in afoot if each.id in served_by(g, there, model)]
        if weapons and not any(gap(model.body, each.body) <= CONTACT for each in weapons):
            yield Fault(say("az-fault-crew"), ("AZ-SET-11", "AZ-CRW-01"), model.id)


def served_by(g: G, unit: Unit, model: Model) -> list[str]:
    """The guns, or the carriers of weapons that need assistants, one of which somebody must touch because he serves it
    (AZ-SET-11, AZ-CRW-01); none: he is no crew."""
    if not model.is_person:
        return []
    guns = [each.id for each in unit.models if each.role == "gun"]
    if guns:
        return guns
    if model.role != "assistant":
        return []
    return [
        each.id
        for each in unit.models
        if each.id != model.id and any(g.context.tables.weapons[weapon].assistants for weapon in each.weapons)
    ]


def _may_touch(one: Model, other: Model) -> bool:
    """Whether two models are so near that their bodies may meet: the cheap test before an exact one."""
    reach = one.radius + other.radius + one.length + other.length + one.width + other.width
    return abs(one.x - other.x) <= reach and abs(one.y - other.y) <= reach


def overlap(one: Body, other: Body) -> bool:
    """Whether two bodies lie on each other; touching is allowed."""
    if isinstance(one, Disc) and isinstance(other, Disc):
        reach = one.radius + other.radius - SLACK
        return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < reach * reach
    if isinstance(one, Hull) and isinstance(other, Hull):
        return bool(footprint(one).intersection(footprint(other)).area > SLACK * SLACK)
    hull, disc = (one, other) if isinstance(one, Hull) else (other, one)
    assert isinstance(hull, Hull)
    assert isinstance(disc, Disc)
    return bool(footprint(hull).distance(shapely.Point(disc.x, disc.y)) < disc.radius - SLACK)


def apart(models: list[Model], cohesion: int) -> list[Model]:
    """The models out of reach of the largest part of a unit that keeps together (AZ-MOV-05); none: it does."""
    if not models:
        return []
    rows = gaps_between([model.body for model in models], [model.body for model in models]) <= cohesion
    left, groups = set(range(len(models))), []
    while left:
        group = {min(left)}
        frontier = list(group)
        while frontier:
            here = frontier.pop()
            joined = {other for other in left - group if rows[here, other]}
            group |= joined
            frontier += joined
        groups.append(group)
        left -= group
    most = max(groups, key=len)
    return [model for number, model in enumerate(models) if number not in most]
