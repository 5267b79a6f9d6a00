"""Where markers may come down, and whom they then touch, exactly: every face of the scatter die, every whole degree,
every sum of the dice (WH-WEAPON-06 to WH-WEAPON-12, WH-CORE-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import hypot
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.core.engine.fates import chance_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.vehicle_faces import Face, face_towards, hull_of
from grognard.games.wh40k5.rules.saves.formulas import HIT_FACES, strays
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.fates import HIT, TO_FIRE
from grognard.games.wh40k5.rules.shooting.landing import DICE
from grognard.games.wh40k5.rules.shooting.scatter import ROUND
from grognard.games.wh40k5.state.choices import LayTemplate, PutMarker
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, sum_of_dice
from grognard.space.formations import DIRECTIONS, step_of
from grognard.space.hulls import axes
from grognard.space.plane import Floats, Hull, Point, gaps_off_hull

SIX = 6
DEGREES = numpy.arange(1, ROUND + 1) * numpy.pi / 180
SINES, COSINES = numpy.sin(DEGREES), numpy.cos(DEGREES)
PAIRS = SIX**DICE
WHOLE = SIX * PAIRS * ROUND
"""In how many ways the scatter die, its direction and the dice for the distance can fall."""


def strays_from(at: Point, inches: int) -> Floats:
    """The places so many inches from a place in every whole degree, as ``scatter.drifted`` finds them."""
    x = at[0] + numpy.rint(inches * INCH * SINES)
    y = at[1] - numpy.rint(inches * INCH * COSINES)
    return numpy.column_stack([x, y])


@lru_cache(maxsize=16)
def distances(less: int) -> dict[int, int]:
    """How far a marker goes astray, in inches: in how many ways of the scatter die and the dice with it (WH-WEAPON-07).

    >>> distances(5)[0], distances(0)[7]
    (112, 24)
    """
    found: dict[int, int] = {}
    for die in range(1, SIX + 1):
        for dice, chance in sum_of_dice(DICE, fractions=True).items():
            inches = strays(die, dice, less)
            found[inches] = found.get(inches, 0) + int(chance * PAIRS)
    return found


def under(g: G, places: Floats, radius: int, bodies: Sequence[Model]) -> NDArray[numpy.intp]:
    """How many of these models a marker touches at each place; none where its hole is beyond the edge of the table
    (WH-WEAPON-20)."""
    if not bodies:
        return numpy.zeros(len(places), dtype=numpy.intp)
    table = numpy.array([(model.x, model.y, model.radius) for model in bodies], dtype=float)
    away = (
        numpy.hypot(places[:, None, 0] - table[None, :, 0], places[:, None, 1] - table[None, :, 1]) - table[None, :, 2]
    )
    for number, model in enumerate(bodies):
        if isinstance(model.body, Hull):
            away[:, number] = gaps_off_hull(model.body, places)
    count = (away <= radius).sum(axis=1)
    on_table = (places >= 0).all(axis=1) & (places[:, 0] <= g.context.width) & (places[:, 1] <= g.context.depth)
    return numpy.where(on_table, count, 0)


def bodies_of(unit: Unit) -> list[Model]:
    """The models of a unit a marker strikes as a unit: no vehicles, no guns (WH-UNIT-06)."""
    return [model for model in unit.models if not model.is_vehicle]


Hulls = tuple[tuple[int, tuple[int, ...]], ...]
"""Vehicles and guns by their numbers, and how each is touched."""


class Touched(NamedTuple):
    """Whom markers of a unit touch of their target: how many creatures, for each kind of blow; of its vehicles and guns
    by their numbers, those touched first first, how: ``HOLE``, or by the rim from one of the ``RIMS``."""

    bodies: tuple[int, ...]
    hulls: Hulls = ()

    @property
    def number(self) -> int:
        """How many hits that is."""
        return sum(self.bodies) + sum(len(ways) for _, ways in self.hulls)


@lru_cache(maxsize=65536)
def both(one: Touched, other: Touched) -> Touched:
    """Whom two markers touch, one after the other.

    >>> both(Touched((2,), ((1, (1,)),)), Touched((1,), ((0, (2,)), (1, (1,)))))
    Touched(bodies=(3,), hulls=((1, (1, 1)), (0, (2,))))
    """
    hulls = dict(one.hulls)
    for at, ways in other.hulls:
        hulls[at] = tuple(sorted((*hulls.get(at, ()), *ways)))
    bodies = tuple(first + second for first, second in zip(one.bodies, other.bodies, strict=True))
    return Touched(bodies, tuple(hulls.items()))


Falls = dict[Touched, Chance]
"""Whom markers may touch, with the chances."""
HOLE = 1
RIMS: tuple[Face, ...] = ("front", "side", "rear")
HOWS = HOLE + len(RIMS) + 1
"""In how many ways a marker may lie to a vehicle, that it does not touch it among them."""


def touching(
    g: G, places: Floats, about: Floats, radius: int, models: Sequence[Model], *, faces: bool
) -> NDArray[numpy.int64]:
    """Whom of these models a marker touches beside each place, as a number (see ``read``); none where its hole is
    beyond the edge of the table (WH-WEAPON-20). ``faces``: whether it matters from where its rim touches."""
    x, y = (places[:, None, axis] + about[None, :, axis] for axis in (0, 1))
    found = numpy.zeros(x.shape, dtype=numpy.int64)
    spread = float(numpy.hypot(*about.T).max())
    worth, base = 1, 1 + sum(not model.is_vehicle for model in models)
    for model in sorted(models, key=lambda model: model.is_vehicle):
        body, reach = model.body, radius + model.radius
        size = hypot(body.length, body.width) if isinstance(body, Hull) else model.radius
        near = numpy.hypot(places[:, 0] - model.x, places[:, 1] - model.y) <= radius + size + spread + 1
        here, there = x[near], y[near]
        if isinstance(body, Hull):
            off = gaps_off_hull(body, numpy.column_stack([here.ravel(), there.ravel()])).reshape(here.shape)
            under, over = off <= radius, off <= 0
        else:
            squares = (here - model.x) ** 2 + (there - model.y) ** 2
            under, over = squares <= reach**2, squares <= model.radius**2
        if not model.is_vehicle:
            found[near] += under
            continue
        worth, base = base, base * HOWS
        ways = numpy.where(over, HOLE, numpy.where(under, HOLE + 1, 0))
        for at in zip(*numpy.nonzero(under & ~over), strict=True) if faces else ():
            ways[at] += RIMS.index(face_towards(model, (here[at], there[at])))
        found[near] += worth * ways
    on_table = (x >= 0) & (y >= 0) & (x <= g.context.width) & (y <= g.context.depth)
    return numpy.where(on_table, found, 0)


def read(number: int, models: Sequence[Model]) -> Touched:
    """Whom such a number of ``touching`` names."""
    left, bodies = divmod(number, 1 + sum(not model.is_vehicle for model in models))
    hulls = []
    for at in range(sum(model.is_vehicle for model in models)):
        left, way = divmod(left, HOWS)
        if way:
            hulls.append((at, (way,)))
    return Touched((bodies,), tuple(hulls))


def fallen(
    g: G,
    at: Point,
    radius: int,
    less: int,
    models: Sequence[Model],
    further: int = 0,
    *,
    faces: bool = True,
    fractions: bool = False,
) -> Falls:
    """Whom of these models a marker touches that is put on a place and scatters (WH-WEAPON-07), and those of a barrage
    that follow it: each beside it, on a hit face where its firer likes, which is taken to be where it touches most
    (WH-WEAPON-12). If the first is lost beyond the edge the next one takes its place."""
    where, weights = landings(at, less)
    ways = numpy.array(weights, dtype=object if fractions else float)
    first = touching(g, where, HERE, radius, models, faces=faces)[:, 0]
    more = (SIX * ROUND) ** further
    inside = numpy.all((where >= 0) & (where <= (g.context.width, g.context.depth)), axis=1) if further else first >= 0
    near = inside & (touching(g, where, HERE, 3 * radius, models, faces=False)[:, 0] > 0) if further else inside
    here = {int(number): numpy.where(first == number, ways, 0)[near] for number in numpy.unique(first[near])}
    rows = {read(number, models): row for number, row in here.items()}
    followed = [(end, row.astype(ways.dtype)) for end, row in _nexts(g, where[near], radius, models)] if further else []
    for _ in range(further):
        later: dict[Touched, NDArray[Any]] = {}
        for before, row in rows.items():
            for after, part in followed:
                both_ways = row * part
                if both_ways.any():
                    end = both(before, after)
                    later[end] = later[end] + both_ways if end in later else both_ways
        rows = later
    found = {end: row.sum() for end, row in rows.items()}
    nobody = read(0, models)
    found[nobody] = found.get(nobody, 0) + ways[inside & ~near].sum() * more
    one = Fraction(1) if fractions else 1.0
    falls = {end: one * (way if fractions else float(way)) / (WHOLE * more) for end, way in found.items() if way}
    lost = one * (ways[~inside].sum() if fractions else float(ways[~inside].sum())) / WHOLE
    if lost:
        rest = fallen(g, at, radius, less, models, further - 1, faces=faces, fractions=fractions) if further else {}
        for end, chance in (rest or {nobody: one}).items():
            falls[end] = falls.get(end, 0 * one) + lost * chance
    return falls


HERE = numpy.zeros((1, 2))


def place_of(model: Model, way: int) -> Point:
    """A place from which a marker touches a vehicle so: with its hole over it, or by its rim from this face."""
    if way == HOLE:
        return model.at
    hull = hull_of(model)
    (ahead, aside), face = axes(hull.facing), RIMS[way - HOLE - 1]
    dx, dy = aside if face == "side" else ahead
    away = (hull.width if face == "side" else hull.length if face == "front" else -hull.length) / 2
    away += INCH if away > 0 else -INCH
    return round(model.x + dx * away), round(model.y + dy * away)


def counts(falls: Falls) -> Distribution:
    """How many creatures they touch."""
    most = max(sum(end.bodies) for end in falls)
    chances: list[Chance] = [next(iter(falls.values())) * 0] * (most + 1)
    for end, chance in falls.items():
        chances[sum(end.bodies)] += chance
    return Distribution(0, tuple(chances))


def landings(at: Point, less: int) -> tuple[Floats, list[int]]:
    """Where a marker may come down, and in how many of ``WHOLE`` ways at each place."""
    ways = distances(less)
    places, weights = [numpy.array([at], dtype=float)], [ways[0] * ROUND]
    for inches in sorted(ways.keys() - {0}):
        places.append(strays_from(at, inches))
        weights += [ways[inches]] * ROUND
    return numpy.concatenate(places), weights


def again(falls: Falls) -> Falls:
    """The same where all dice may be thrown once more: they are if the marker touches fewer than is to be expected of
    a new throw (WH-WEAPON-21)."""
    mean = sum(end.number * chance for end, chance in falls.items())
    poor = sum(chance for end, chance in falls.items() if end.number < mean)
    return {end: chance * (poor + (end.number >= mean)) for end, chance in falls.items()}


def unless_hot(falls: Falls) -> Falls:
    """The same of a weapon that may get hot: on a 1 nothing comes down (WH-WEAPON-17)."""
    one = sum(falls.values())
    fired = one * chance_of(TO_FIRE, HIT) if isinstance(one, Fraction) else float(chance_of(TO_FIRE, HIT))
    nobody = Touched(tuple(0 for _ in next(iter(falls)).bodies))
    found = {end: chance * fired for end, chance in falls.items()}
    return found | {nobody: found.get(nobody, 0) + 1 - fired}


CHUNK = 256
"""For so many places at once it is looked at what is beside them."""


def _nexts(
    g: G, places: Floats, radius: int, models: Sequence[Model]
) -> Iterator[tuple[Touched, NDArray[numpy.int64]]]:
    """Whom a further marker touches, and for each place of the first one in how many of all ways: on an arrow in its
    direction, on a hit face where it touches most of the places a program is offered."""
    ring = strays_from((0, 0), 2 * radius // INCH)
    spots = numpy.array([step_of(index, 2 * radius) for index in range(DIRECTIONS)], dtype=float)
    about = numpy.concatenate([ring, spots])
    beside = [
        touching(g, places[at : at + CHUNK], about, radius, models, faces=False) for at in range(0, len(places), CHUNK)
    ]
    rows = numpy.concatenate(beside)
    numbers = numpy.flatnonzero(numpy.bincount(rows.ravel()))
    rows = numpy.searchsorted(numbers, rows)
    named = [read(int(number), models) for number in numbers]
    best = numpy.array([end.number for end in named])[rows[:, ROUND:]].argmax(axis=1)
    chosen = rows[numpy.arange(len(rows)), ROUND + best]
    for at, end in enumerate(named):
        yield end, (rows[:, :ROUND] == at).sum(axis=1) * (SIX - HIT_FACES) + (chosen == at) * HIT_FACES * ROUND


# ---- where they are put ------------------------------------------------------------------------------------------


def best_place(g: G, decision: PlaceMarker) -> Point | None:
    """Where a marker is put to touch most; None: nowhere (WH-SHOOT-09)."""
    places = [choice.at for choice in decision.choices(g) if isinstance(choice, PutMarker)]
    if not places:
        return None
    bodies = g.state.units[decision.target].models
    radius = markers.radius_of(TABLES.weapons[decision.weapon])
    counts = under(g, numpy.array(places, dtype=float), radius, bodies)
    return places[int(counts.argmax())]


def best_lay(g: G, decision: PlaceTemplate) -> int | None:
    """In which direction a template is laid: the first that touches most; None: in none (WH-WEAPON-06)."""
    found = [choice.facing for choice in decision.choices(g) if isinstance(choice, LayTemplate)]
    return found[0] if found else None
