"""Places for a unit before a battle: a sample for programs, and a sound one for a player who would rather not look
(AZ-SET-04, AZ-SET-07, AZ-SET-11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain, islice
from math import hypot
from random import Random
from typing import NamedTuple

import shapely

from grognard.core.engine.decisions import Candidate, Few, Found
from grognard.games.operation_ww2.data.scenarios import Rectangle
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.formation import BETWEEN, drawn_up
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.rules.driving import companions
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.state.choices import Post, SetUp
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.formations import Shape, middle
from grognard.space.plane import Point
from grognard.space.terrain import Field, Piece

STEP = 5_000
"""How far apart the places of a sample lie."""

TRIES = 20
"""How many places are tried at random before all are looked at."""

SAMPLE = 6
"""How many places a list names."""

CAREFUL = 2.0
"""What each step of cover is worth besides to who thinks of it first."""

LOOKED_AT = 60
"""Of how many of the best places the careful one looks where every man would stand."""

AHEAD = (1_000, 2_000, 3_000, 4_000)
"""So far in front of a place it is looked for what gives cover to those behind it."""

ROOM = 20_000
"""How far apart units like to stand when they are placed for the player."""


class Stance(NamedTuple):
    """A formation about a place."""

    shape: Shape
    centre: Point


def stances(g: G, unit: Unit) -> tuple[Stance, ...]:
    """Places over all the ground where a unit may be set up, as a block and as a line."""
    ground = g.context.map.ground
    if zones.infiltrates(g, unit.id):
        left, top, right, bottom = 0, 0, ground.width, ground.depth
    else:
        left, top, right, bottom = (round(each) for each in zones.zone_of(g, unit.seat).box)
    shapes: tuple[Shape, ...] = ("block", "line") if len(unit.people) > 3 else ("block",)
    return _stances(shapes, left, top, right, bottom)


@lru_cache(maxsize=64)
def _stances(shapes: tuple[Shape, ...], left: int, top: int, right: int, bottom: int) -> tuple[Stance, ...]:
    return tuple(
        Stance(shape, (x, y))
        for shape in shapes
        for y in range(top + STEP // 2, bottom, STEP // 2)
        for x in range(left + STEP // 2, right, STEP)
    )


def placed(g: G, unit: Unit, stance: Stance) -> SetUp | None:
    """The unit drawn up so, facing away from its own edge, its commanders looking out; None if it may not stand so."""
    return allowed(g, unit, drawn_up_about(g, unit, stance))


def drawn_up_about(g: G, unit: Unit, stance: Stance) -> SetUp:
    """The unit drawn up so, whether or not it may stand there."""
    return about(g, unit, stance.centre, stance.shape, 0)


def about(g: G, unit: Unit, centre: Point, shape: Shape, turn: int, *, closed: bool = False) -> SetUp:
    """The unit drawn up about a place, turned from straight ahead; ``closed``: nobody looks out of a vehicle."""
    drawn: Shape = "block" if shape == "keep" else shape
    facing = zones.forwards(g, unit.seat) + turn
    looking = tuple(task for model in unit.models for task in zones.hatches(g, model)[:1] if model.role == "vehicle")
    return SetUp(drawn_up(unit.models, drawn, centre, facing, looking[:1]))


def allowed(g: G, unit: Unit, choice: SetUp) -> SetUp | None:
    """The set-up, if no rule forbids it."""
    return choice if next(zones.faults(g, unit, choice.posts), None) is None else None


def indoors(g: G, unit: Unit) -> Iterator[tuple[str, int, SetUp]]:
    """The buildings, and their storeys, in which a whole unit on foot finds room where it may be set up."""
    if len(unit.people) < len(unit.models):
        return
    reach = max(model.radius for model in unit.models)
    pitch = 2 * reach + BETWEEN // 5
    for built in g.context.map.buildings.values():
        number = next(n for n, piece in enumerate(g.context.terrain.field.pieces) if piece.id == built.id)
        room = g.context.terrain.field.polygons[number].buffer(-reach)
        if room.is_empty:
            continue
        left, top, right, bottom = (round(each) for each in room.bounds)
        spots = [
            (x, y)
            for y in range(top, bottom + 1, pitch)
            for x in range(left, right + 1, pitch)
            if room.covers(shapely.Point(x, y))
        ]
        if len(spots) < len(unit.models):
            continue
        for storey in range(built.storeys):
            posts = [Post(m.id, *at, storey=storey) for m, at in zip(unit.models, spots, strict=False)]
            found = allowed(g, unit, SetUp(tuple(posts)))
            if found is not None:
                yield built.id, storey, found


def aboard(g: G, unit: Unit) -> SetUp | None:
    """The unit with its people in the vehicle that carries it, in a sound place; None if it has none (AZ-SET-06)."""
    vehicle = next((model for model in unit.models if model.role == "vehicle"), None)
    if vehicle is None or not unit.people:
        return None
    sound = suggestion(g, unit)
    if sound is None:
        return None
    people = {model.id for model in unit.people}
    return SetUp(tuple(Post(p.model, p.x, p.y, aboard=vehicle.id) if p.model in people else p for p in sound.posts))


def in_transports(g: G, unit: Unit) -> Iterator[tuple[str, SetUp]]:
    """The unit in each vehicle of another that may carry it from the start, with that unit's id (AZ-TMP-06)."""
    for other, vehicle in companions.transports(g, unit) if not unit.vehicles else ():
        yield other.id, SetUp(tuple(Post(man.id, vehicle.x, vehicle.y, aboard=vehicle.id) for man in unit.models))


# ---- for programs ------------------------------------------------------------------------------------------------


def candidates(g: G, unit: Unit) -> list[Candidate | Few | Found]:
    """A few places spread over the ground, then buildings, and the vehicles that may carry the unit."""
    found: list[Candidate | Few | Found] = [
        Few(stances(g, unit), partial(drawn_up_about, g, unit), SAMPLE),
        Found(place for _, _, place in indoors(g, unit)),
    ]
    riding = aboard(g, unit)
    if riding is not None:
        found.append(riding)
    return [*found, *(place for _, place in in_transports(g, unit))]


def draws(g: G, unit: Unit, random: Random) -> Iterator[Candidate]:
    """Some places tried at random; now and then a vehicle of another unit."""
    carried = [place for _, place in in_transports(g, unit)]
    if carried and not random.randrange(3):
        yield random.choice(carried)
    spots = stances(g, unit)
    for _ in range(TRIES):
        yield drawn_up_about(g, unit, random.choice(spots))


# ---- for a player ------------------------------------------------------------------------------------------------


def suggestion(g: G, unit: Unit, *, careful: bool = False) -> SetUp | None:
    """A sound place for a unit: near what is fought for, in cover, apart from others, guns and headquarters farther
    back; None if there is no room. ``careful``: cover comes first, and what lies in front is counted."""
    judged = Judge(g, unit, careful=careful)
    found = stances(g, unit)
    known = {centre: judged.worth([centre]) for centre in dict.fromkeys(stance.centre for stance in found)}
    ranked = sorted(found, key=lambda stance: -known[stance.centre])
    drawn: Iterator[SetUp] = (drawn_up_about(g, unit, stance) for stance in ranked)
    if careful:
        best = sorted(islice(drawn, LOOKED_AT), key=lambda place: -judged.worth(places(place)))
        drawn = chain(best, drawn)
    return next((place for place in drawn if allowed(g, unit, place) is not None), None)


def places(choice: SetUp) -> list[Point]:
    """Where the models of a unit set up so would stand."""
    return [(post.x, post.y) for post in choice.posts]


class Judge:
    """How good places look to a unit about to be set up; ``careful``: to whoever thinks of cover first."""

    def __init__(self, g: G, unit: Unit, *, careful: bool = False) -> None:
        self.g = g
        self.seat = unit.seat
        self.careful = careful
        self.depth = g.context.map.ground.depth
        self.from_south = zones.forwards(g, unit.seat) == 0
        self.ahead = 0.12 if stands_forward(g, unit) else -0.05
        self.friends = [middle(each.models) for each in g.state.of(unit.seat) if each.on_table]
        self.objectives = list(objectives(g))

    def worth(self, men: Sequence[Point]) -> float:
        """Of a unit whose models would stand so, in points of no meaning but their order."""
        x, y = round(sum(x for x, _ in men) / len(men)), round(sum(y for _, y in men) / len(men))
        value = self.ahead * (self.depth - y if self.from_south else y) / 1000
        for cover in covers_at(self.g.context.terrain.field, self.g.context.tables, x, y):
            value += 1.2 * COVERS.index(cover)
        if self.careful:
            value += CAREFUL * sum(COVERS.index(cover_of(self.g, self.seat, *man)) for man in men) / len(men)
        if self.friends:
            near = [hypot(x - u, y - v) for u, v in self.friends if abs(x - u) < ROOM and abs(y - v) < ROOM]
            value += 2.5 * min(1.0, min(near, default=ROOM) / ROOM)
        for u, v in self.objectives:
            value -= 0.03 * hypot(x - u, y - v) / 1000
        return value


def cover_of(g: G, seat: int, x: int, y: int) -> Cover:
    """The best cover of a place against the enemy's side: of the ground stood on, and of what lies close in front."""
    towards = -1 if zones.forwards(g, seat) == 0 else 1
    return cover_towards(g.context.terrain.field, g.context.tables, x, y, towards)


@lru_cache(maxsize=20_000)
def cover_towards(field: Field, tables: Tables, x: int, y: int, towards: int) -> Cover:
    """The best cover of a place, and of what runs through the ground close in front and covers those behind it: for
    ranking, no rule depends on it. What lies along the whole way is found at once: hundreds of places are asked
    about."""
    found: list[Cover] = list(covers_at(field, tables, x, y))
    ahead = [y + towards * away for away in AHEAD]
    for index in field.in_box(x, min(ahead), x, max(ahead)):
        row = tables.terrain[field.pieces[index].kind]
        if row.cover == "vehicle" or row.covers_inside:
            continue
        if shapely.intersects_xy(field.polygons[index], [x] * len(ahead), ahead).any():
            found.append(row.cover)
    return max(found, key=COVERS.index, default="none")


@lru_cache(maxsize=20_000)
def covers_at(field: Field, tables: Tables, x: int, y: int) -> tuple[Cover, ...]:
    """What the pieces at a place give of cover; the places tried are the same in every battle on a map."""
    found = (tables.terrain[piece.kind].cover for piece in field.pieces_at(x, y))
    return tuple(cover for cover in found if cover != "vehicle")


def stands_forward(g: G, unit: Unit) -> bool:
    """Whether a unit is better placed in front: neither headquarters nor what shoots far."""
    if g.context.has(unit.id, "command") or any(model.role == "gun" for model in unit.models):
        return False
    weapons = [g.context.tables.weapons[weapon] for model in unit.models for weapon in model.weapons]
    return not any(weapon.has("indirect") or weapon.group == "mortar" for weapon in weapons)


def objectives(g: G) -> Iterator[Point]:
    """The middles of the places and buildings the battle is about."""
    return (place for _, place in objectives_named(g))


def objectives_named(g: G) -> Iterator[tuple[str, Point]]:
    """The same with what each is called."""
    depth = g.context.map.ground.depth
    for row in g.setup.scenario.victory:
        if row.place is not None:
            yield row.id, middle_of(row.place, depth)
        elif row.building:
            piece = g.context.laid.piece(row.building)
            if piece is not None:
                yield piece.name or row.id, centre_of(piece)


def centre_of(piece: Piece) -> Point:
    """The middle of the box about a piece of terrain."""
    xs, ys = zip(*piece.outline, strict=True)
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def middle_of(place: Rectangle, depth: int) -> Point:
    """The middle of a rectangle of a file on the ground."""
    (left, low), (right, high) = place.low, place.high
    return round((left + right) * 500), depth - round((low + high) * 500)
