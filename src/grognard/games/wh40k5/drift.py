"""Where markers may come down, and whom they then touch, exactly: every face of the scatter die, every whole degree,
every sum of the dice (WH-WEAPON-06 to WH-WEAPON-12, WH-CORE-01)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5 import markers
from grognard.games.wh40k5.arms import is_barrage
from grognard.games.wh40k5.blasting import HOT_FACE, PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.choices import LayTemplate, PutMarker
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.formulas import blast_drift
from grognard.games.wh40k5.landing import DICE
from grognard.games.wh40k5.scatter import HITS, ROUND
from grognard.games.wh40k5.state import Model, Unit
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.tables.weapons import Weapon
from grognard.games.wh40k5.vehicles.faces import face_towards
from grognard.odds.pools import Chance, Distribution, certainly, convolve, mixture, sum_of_dice
from grognard.space.formations import DIRECTIONS, step_of
from grognard.space.plane import Floats, Point, gap_from

SIX = 6
DEGREES = numpy.arange(1, ROUND + 1) * numpy.pi / 180
SINES, COSINES = numpy.sin(DEGREES), numpy.cos(DEGREES)
STAYS = Fraction(HITS, SIX)
"""The chance of the scatter die to show a hit (WH-CORE-01)."""
NOBODY = certainly(0, fractions=True)


def strays_from(at: Point, inches: int) -> Floats:
    """The places so many inches from a place in every whole degree, as ``scatter.drifted`` finds them."""
    x = at[0] + numpy.rint(inches * INCH * SINES)
    y = at[1] - numpy.rint(inches * INCH * COSINES)
    return numpy.column_stack([x, y])


def distances(less: int) -> dict[int, Fraction]:
    """How far a marker goes astray on an arrow, in inches, with the chances (WH-WEAPON-07).

    >>> distances(5)[0], distances(0)[7]
    (Fraction(5, 18), Fraction(1, 6))
    """
    found: dict[int, Fraction] = {}
    for dice, chance in sum_of_dice(DICE, fractions=True).items():
        inches = blast_drift(dice, less)
        found[inches] = found.get(inches, Fraction(0)) + Fraction(chance)
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
    there = int(under(g, numpy.array([at], dtype=float), radius, bodies)[0])
    parts: list[tuple[Chance, Distribution]] = [(STAYS, certainly(there, fractions=True))]
    for inches, chance in distances(less).items():
        if not inches:
            parts.append(((1 - STAYS) * chance, certainly(there, fractions=True)))
            continue
        counts = numpy.bincount(under(g, strays_from(at, inches), radius, bodies))
        spread = Distribution(0, tuple(Fraction(int(count), ROUND) for count in counts))
        parts.append(((1 - STAYS) * chance, spread))
    return plain(mixture(parts), fractions)


def plain(found: Distribution, fractions: bool) -> Distribution:
    """A distribution as it is asked for: in fractions, or in floats."""
    return found if fractions else Distribution(found.least, tuple(map(float, found.chances)))


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
    lost: Chance = Fraction(1, SIX) if fractions else 1 / SIX
    assert HOT_FACE == 1
    return mixture([(lost, certainly(0, fractions=fractions)), (1 - lost, found)])


def beside(
    g: G, at: Point, radius: int, less: int, bodies: Sequence[Model], further: int, *, fractions: bool = False
) -> Distribution:
    """How many models the markers of a barrage touch, the first as any marker, each further one beside it: on a hit
    face where its firer likes, which is taken to be where it touches most (WH-WEAPON-12). If the first is lost beyond
    the edge the next one takes its place."""
    places, weights = [numpy.array([at], dtype=float)], [STAYS]
    for inches, chance in distances(less).items():
        places.append(strays_from(at, inches))
        weights += [(1 - STAYS) * chance / ROUND] * ROUND
    where = numpy.concatenate(places)
    first = under(g, where, radius, bodies)
    gathered: dict[tuple[int, tuple[int, ...], int], Fraction] = {}
    for (x, y), count, weight in zip(where.tolist(), first.tolist(), weights, strict=True):
        on_table = 0 <= x <= g.context.width and 0 <= y <= g.context.depth
        ring, best = _beside(g, (round(x), round(y)), radius, bodies) if on_table else ((1,), -1)
        key = count, ring, best
        gathered[key] = gathered.get(key, Fraction(0)) + weight
    parts: list[tuple[Chance, Distribution]] = []
    for (count, ring, best), weight in gathered.items():
        if best < 0:
            rest = beside(g, at, radius, less, bodies, further - 1, fractions=True) if further else NOBODY
            parts.append((weight, rest))
            continue
        arrow = Distribution(0, tuple(Fraction(each, sum(ring)) for each in ring))
        more = mixture([(STAYS, certainly(best, fractions=True)), (1 - STAYS, arrow)])
        parts.append((weight, convolve(certainly(count, fractions=True), *[more] * further)))
    return plain(mixture(parts), fractions)


def _beside(g: G, at: Point, radius: int, bodies: Sequence[Model]) -> tuple[tuple[int, ...], int]:
    """In how many directions a marker beside this one touches how many, and the most it can touch of the places a
    program is offered."""
    ring = under(g, strays_from(at, 2 * radius // INCH), radius, bodies)
    spots = numpy.array([(at[0] + dx, at[1] + dy) for dx, dy in (step_of(i, 2 * radius) for i in range(DIRECTIONS))])
    return tuple(numpy.bincount(ring).tolist()), int(under(g, spots, radius, bodies).max())


def hulls_under(g: G, at: Point | int, weapon: Weapon, less: int, model: Model) -> dict[Point, Fraction]:
    """The ways a marker or template can touch a vehicle: for each a place it comes down at, the first of its kind, and
    the chance. With its hole over the hull it strikes another way than by its rim, and by that each face apart
    (WH-WEAPON-10). A template touches it as it is laid."""
    if isinstance(at, int):
        return {model.at: Fraction(1)}
    radius = markers.radius_of(weapon)
    chances: dict[Point, Fraction] = {at: STAYS}
    for inches, chance in distances(less).items():
        part = (1 - STAYS) * chance
        if not inches:
            chances[at] += part
            continue
        for x, y in strays_from(at, inches).tolist():
            place = round(x), round(y)
            chances[place] = chances.get(place, Fraction(0)) + part / ROUND
    kinds: dict[str, Point] = {}
    found: dict[Point, Fraction] = {}
    for place, chance in chances.items():
        away = gap_from(*place, model.body)
        if away > radius or not (0 <= place[0] <= g.context.width and 0 <= place[1] <= g.context.depth):
            continue
        first = kinds.setdefault("hole" if away <= 0 else face_towards(model, place), place)
        found[first] = found.get(first, Fraction(0)) + chance
    return found


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


def follows(lines: Sequence[str]) -> list[bool]:
    """Which of these weapons' markers are further ones of a barrage (WH-WEAPON-12)."""
    found, begun = [], False
    for weapon in lines:
        barrage = is_barrage(TABLES.weapons[weapon])
        found.append(barrage and begun)
        begun = begun or barrage
    return found
