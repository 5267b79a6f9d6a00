"""Bolt Action: whether an attacker who is left behind could plainly have been with his comrades (BA-CQ-17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

from tests.referee.plane import gap, girth, is_hull, outline, way

INCH = 1000
MARGIN = 40
"""Thousandths by which a place must be better than the rules ask, to be plain."""
ROOMS = (60, 400, 900)
"""From base to base of comrades, at most an inch."""
DIRECTIONS = 24


class Field(NamedTuple):
    """What must be kept clear of: ground nobody enters, ground that bars a Run, where a way must not come near to and
    how near, where nobody may end; and the table."""

    barred: Sequence[Any]
    slow: Any
    on_the_way: Sequence[tuple[Any, float]]
    at_the_end: Sequence[tuple[Any, float]]
    width: int
    depth: int


def field(
    unit: Any, target: Any, others: Sequence[Any], barred: Sequence[Any], slow: Any, size: tuple[int, int]
) -> Field:
    """The field of a charge: an inch from other enemies and from hulls all along, from friends at the end, and not
    over the enemy's own bases."""
    on_the_way, at_the_end = [], []
    for other in others:
        for each in other.models:
            keep = girth(each) + INCH
            if other.id == target:
                on_the_way.append((outline(each), girth(each)))
            elif other.seat != unit.seat or is_hull(each):
                on_the_way.append((outline(each), keep))
            else:
                at_the_end.append((outline(each), keep))
    return Field(barred, slow, on_the_way, at_the_end, *size)


def plain_place(man: Any, start: Any, chain: Sequence[Any], rest: Sequence[Any], limit: float, here: Field) -> Any:
    """A place within an inch of those in formation to which a man could have gone straight from his start; None if
    there is none that is plain."""
    for x, y in candidates(man, chain):
        length = hypot(x - start.x, y - start.y)
        if length > limit - MARGIN or not fits(x, y, man, [*chain, *rest], here):
            continue
        line = way([(start.x, start.y), (x, y)])
        swept = line.buffer(man.radius + MARGIN)
        if any(swept.intersects(area) for area in here.barred):
            continue
        if length > 6 * INCH - MARGIN and swept.intersects(here.slow):
            continue
        if any(line.distance(shape) < keep + man.radius + MARGIN for shape, keep in here.on_the_way):
            continue
        return x, y
    return None


def candidates(man: Any, chain: Sequence[Any]) -> Iterator[tuple[float, float]]:
    """Places about each of those in formation."""
    for comrade in chain:
        for room in ROOMS:
            reach = comrade.radius + man.radius + room
            for number in range(DIRECTIONS):
                angle = 2 * pi * number / DIRECTIONS
                yield comrade.x + reach * sin(angle), comrade.y + reach * cos(angle)


def fits(x: float, y: float, man: Any, comrades: Sequence[Any], here: Field) -> bool:
    """Whether a base has room at a place."""
    edge = man.radius + MARGIN
    if not (edge < x < here.width - edge and edge < y < here.depth - edge):
        return False
    if any(hypot(x - each.x, y - each.y) < each.radius + man.radius + MARGIN for each in comrades if each is not man):
        return False
    spot = way([(x, y)])
    return all(spot.distance(shape) >= keep + edge for shape, keep in (*here.at_the_end, *here.on_the_way))


def parts(models: Sequence[Any], reach: float) -> list[list[Any]]:
    """The models in chains with no gap wider than ``reach``, the longest first."""
    left, found = list(models), []
    while left:
        chain = [left.pop(0)]
        for one in chain:
            near = [each for each in left if gap(one, each) <= reach]
            left = [each for each in left if all(each is not other for other in near)]
            chain += near
        found.append(chain)
    return sorted(found, key=len, reverse=True)
