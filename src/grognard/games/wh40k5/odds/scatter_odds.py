"""Where markers may come down, and whom they then touch, exactly: every face of the scatter die, every whole degree,
every sum of the dice (WH-WEAPON-06 to WH-WEAPON-12, WH-CORE-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import hypot

import numpy
from numpy.typing import NDArray

from grognard.core.engine.fates import chance_of
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.vehicle_faces import face_towards
from grognard.games.wh40k5.rules.saves.formulas import HIT_FACES, strays
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.fates import HIT, TO_FIRE
from grognard.games.wh40k5.rules.shooting.landing import DICE
from grognard.games.wh40k5.rules.shooting.scatter import ROUND
from grognard.games.wh40k5.state.choices import LayTemplate, PutMarker
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.distributions import Chance, Distribution, certainly, mixture, sum_of_dice
from grognard.space.formations import DIRECTIONS, step_of
from grognard.space.plane import Floats, Hull, Point, gap_from, gaps_off_hull

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


def touched(
    g: G, at: Point, radius: int, less: int, bodies: Sequence[Model], *, fractions: bool = False
) -> Distribution:
    """How many of these models a marker touches that is put on a place and scatters (WH-WEAPON-07)."""
    ways = [0] * (len(bodies) + 1)
    where, weights = landings(at, less)
    for count, weight in zip(under(g, where, radius, bodies).tolist(), weights, strict=True):
        ways[count] += weight
    return shared(ways, WHOLE, fractions)


def landings(at: Point, less: int) -> tuple[Floats, list[int]]:
    """Where a marker may come down, and in how many of ``WHOLE`` ways at each place."""
    ways = distances(less)
    places, weights = [numpy.array([at], dtype=float)], [ways[0] * ROUND]
    for inches in sorted(ways.keys() - {0}):
        places.append(strays_from(at, inches))
        weights += [ways[inches]] * ROUND
    return numpy.concatenate(places), weights


def shared(ways: Sequence[int], whole: int, fractions: bool) -> Distribution:
    """In how many of all ways it comes to each number, as chances."""
    return Distribution(0, tuple(Fraction(way, whole) if fractions else way / whole for way in ways))


def again(found: Distribution, *, fractions: bool = False) -> Distribution:
    """The same where all dice may be thrown once more: they are if the marker touches fewer than is to be expected of
    a new throw (WH-WEAPON-21)."""
    one: Chance = Fraction(1) if fractions else 1.0
    poor: Chance = sum((chance for count, chance in found.items() if count < found.mean), one * 0)
    if not poor:
        return found
    kept = [(chance, certainly(count, fractions=fractions)) for count, chance in found.items() if count >= found.mean]
    return mixture([*kept, (poor, found)])


def unless_hot(found: Distribution, *, fractions: bool = False) -> Distribution:
    """The same of a weapon that may get hot: on a 1 nothing comes down (WH-WEAPON-17)."""
    fired: Chance = chance_of(TO_FIRE, HIT)
    fired = fired if fractions else float(fired)
    return mixture([(1 - fired, certainly(0, fractions=fractions)), (fired, found)])


def beside(
    g: G, at: Point, radius: int, less: int, bodies: Sequence[Model], further: int, *, fractions: bool = False
) -> Distribution:
    """How many models the markers of a barrage touch, the first as any marker, each further one beside it: on a hit
    face where its firer likes, which is taken to be where it touches most (WH-WEAPON-12). If the first is lost beyond
    the edge the next one takes its place."""
    ways, whole = _beside(g, at, radius, less, bodies, further)
    return shared(ways, whole, fractions)


def _beside(g: G, at: Point, radius: int, less: int, bodies: Sequence[Model], further: int) -> tuple[list[int], int]:
    """In how many ways they touch how many, and how many ways there are."""
    where, weights = landings(at, less)
    inside = numpy.all((where >= 0) & (where <= (g.context.width, g.context.depth)), axis=1)
    near = inside & (under(g, where, 3 * radius, bodies) > 0)
    more = iter(_nexts(g, where[near], radius, bodies))
    first = under(g, where, radius, bodies).tolist()
    gathered: dict[tuple[int, tuple[int, ...]], int] = {}
    lost = 0
    for count, kept, close, weight in zip(first, inside.tolist(), near.tolist(), weights, strict=True):
        if kept:
            key = count, next(more) if close else (SIX * ROUND,)
            gathered[key] = gathered.get(key, 0) + weight
        else:
            lost += weight
    found, whole = [0] * ((len(bodies) + 1) * (further + 1)), WHOLE * (SIX * ROUND) ** further
    for (count, ring), weight in gathered.items():
        row = [0] * count + [weight]
        for _ in range(further):
            row = _times(row, ring)
        for number, way in enumerate(row):
            found[number] += way
    if lost:
        rest, ways = _beside(g, at, radius, less, bodies, further - 1) if further else ([1], 1)
        found = [way * ways for way in found]
        for number, way in enumerate(rest):
            found[number] += lost * (SIX * ROUND) ** further * way
        whole *= ways
    return found, whole


def _times(row: Sequence[int], more: Sequence[int]) -> list[int]:
    """The ways of a sum of two numbers."""
    found = [0] * (len(row) + len(more) - 1)
    for at, way in enumerate(row):
        if way:
            for step, other in enumerate(more, at):
                found[step] += way * other
    return found


CHUNK = 256
"""For so many places at once it is looked at what is beside them."""


def _nexts(g: G, places: Floats, radius: int, bodies: Sequence[Model]) -> Iterator[tuple[int, ...]]:
    """For each place of a first marker in how many of all ways a further one beside it touches how many: on an arrow in
    its direction, on a hit face where it touches most of the places a program is offered."""
    ring = strays_from((0, 0), 2 * radius // INCH)
    spots = numpy.array([step_of(index, 2 * radius) for index in range(DIRECTIONS)], dtype=float)
    about = numpy.concatenate([ring, spots])
    for start in range(0, len(places), CHUNK):
        some = places[start : start + CHUNK]
        beside = (some[:, None, :] + about[None, :, :]).reshape(-1, 2)
        counts = under(g, beside, radius, bodies).reshape(len(some), len(about))
        best = counts[:, ROUND:].max(axis=1).tolist()
        rows = [(counts[:, :ROUND] == number).sum(axis=1) * (SIX - HIT_FACES) for number in range(len(bodies) + 1)]
        for most, row in zip(best, numpy.column_stack(rows).tolist(), strict=True):
            row[most] += HIT_FACES * ROUND
            yield tuple(row)


def hulls_under(g: G, at: Point | int, weapon: Weapon, less: int, model: Model) -> dict[Point, Fraction]:
    """The ways a marker or template can touch a vehicle: for each a place it comes down at, the first of its kind, and
    the chance. With its hole over the hull it strikes another way than by its rim, and by that each face apart
    (WH-WEAPON-10). A template touches it as it is laid."""
    if isinstance(at, int):
        return {model.at: Fraction(1)}
    radius, body = markers.radius_of(weapon), model.body
    where, weights = landings(at, less)
    reach = radius + (hypot(body.length, body.width) if isinstance(body, Hull) else model.radius)
    close = numpy.hypot(where[:, 0] - model.x, where[:, 1] - model.y) <= reach
    kinds: dict[str, Point] = {}
    found: dict[Point, int] = {}
    for (x, y), weight in zip(where[close].tolist(), numpy.array(weights)[close].tolist(), strict=True):
        away, place = gap_from(x, y, body), (round(x), round(y))
        if away > radius or not (0 <= x <= g.context.width and 0 <= y <= g.context.depth):
            continue
        first = kinds.setdefault("hole" if away <= 0 else face_towards(model, place), place)
        found[first] = found.get(first, 0) + weight
    return {place: Fraction(way, WHOLE) for place, way in found.items()}


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
