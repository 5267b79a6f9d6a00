"""Sight between squads on a shipped map, by the number of pieces that come between them; routes and reach."""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from timeit import timeit

import numpy
import shapely

from grognard.games.bolt_action import tables
from grognard.games.bolt_action.maps import load_map
from grognard.space.plane import Disc, Floats
from grognard.space.routes import Routes, reach
from grognard.space.sight import Sight, SightRules, lanes
from grognard.space.terrain import Field

FIELD = Field(load_map("saint-aubin").ground)
ROWS = {piece.kind: tables.TERRAIN[piece.kind] for piece in FIELD.pieces}
RULES = SightRules(
    {kind: row.sight for kind, row in ROWS.items() if row.cover != "none" or row.sight != "clear" or kind == "hill"},
    raising=("hill",),
)


def squad(random: numpy.random.Generator, x: float, y: float, men: int) -> Floats:
    places = numpy.add((x, y), random.integers((-3000, -1500), (3000, 1500), (men, 2)))
    return numpy.column_stack((places, numpy.full(men, 500.0)))


def microseconds(code: object, number: int = 20) -> float:
    return timeit(code, number=number) / number * 1e6  # type: ignore[arg-type]


def main() -> None:
    random = numpy.random.default_rng(1)
    taken: dict[int, list[float]] = defaultdict(list)
    for _ in range(200):
        x, y = random.integers((4000, 4000), (68000, 44000)).tolist()
        observers = squad(random, x, y, 10)
        aside, ahead = random.integers(-20000, 20000, 2).tolist()
        targets = squad(random, x + aside, y + ahead, 12)
        pieces = len(Sight.of(FIELD, RULES, observers, targets).pieces)
        taken[pieces].append(microseconds(lambda a=observers, b=targets: Sight.of(FIELD, RULES, a, b)))
    print("sight, 10 men at 12, by pieces between them:")
    for pieces, times in sorted(taken.items()):
        print(f"  {pieces:2d} pieces  {median(times):7.0f} µs  ({len(times)} cases)")
    a, b, others = (squad(random, x, 20000, men) for x, men in ((10000, 10), (30000, 12), (20000, 20)))
    print(f"lanes, 10 men at 12 past 20 friends  {microseconds(lambda: lanes(a, b, others, 1000)):.0f} µs")
    table = shapely.box(0, 0, FIELD.width, FIELD.depth)
    closed = FIELD.union([kind for kind in ROWS if kind in ("river", "building", "church")])
    print(f"routes, compiled once  {microseconds(lambda: Routes(closed, 500, table), 3) / 1000:.1f} ms")
    routes = Routes(closed, 500, table)
    print(f"route across the table  {microseconds(lambda: routes.route((4000, 20000), (69000, 30000))):.0f} µs")
    men = [Disc(30000 + number % 5 * 1400, 20000 + number // 5 * 1400, 500) for number in range(10)]
    print(f"reach of 10 men, 12 inches  {microseconds(lambda: reach(routes, men, 12000, table), 3) / 1000:.0f} ms")


if __name__ == "__main__":
    main()
