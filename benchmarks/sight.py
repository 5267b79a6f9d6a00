"""Sight between squads on a shipped map, by the number of pieces that come between them; routes and reach."""

from __future__ import annotations

from collections import defaultdict
from functools import partial

import numpy
import shapely

from benchmarks.measure import command, microseconds, report
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.maps import load_map
from grognard.space.plane import Bools, Disc, Floats
from grognard.space.routes import Routes, reach
from grognard.space.screens import Bodies, Screens, SightRules
from grognard.space.sight import Sight
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


def who_sees_whom(a: Bodies, b: Bodies) -> Bools:
    return Sight(a, b).visible


def anybody_sees(a: Bodies, b: Bodies) -> bool:
    return Sight(a, b).any_visible


def one_sees_one(a: Bodies, b: Bodies) -> bool:
    return Sight(a, b).sees(0, 0)


def main() -> None:
    random = numpy.random.default_rng(1)
    screens = Screens(FIELD, RULES)
    all_lines: dict[int, list[float]] = defaultdict(list)
    anybody: list[float] = []
    one_line: list[float] = []
    for _ in range(200):
        x, y = random.integers((4000, 4000), (68000, 44000)).tolist()
        observers = Bodies(screens, squad(random, x, y, 10))
        aside, ahead = random.integers(-20000, 20000, 2).tolist()
        targets = Bodies(screens, squad(random, x + aside, y + ahead, 12))
        pieces = len(Sight(observers, targets).pieces)
        all_lines[pieces] += microseconds(partial(who_sees_whom, observers, targets), 10, 1)
        anybody += microseconds(partial(anybody_sees, observers, targets), 10, 1)
        one_line += microseconds(partial(one_sees_one, observers, targets), 10, 1)
    print("sight of 10 men at 12 on a map of 32 pieces, 200 places")
    report("does one man see another", one_line, "µs")
    report("does anybody see anybody", anybody, "µs")
    for pieces, times in sorted(all_lines.items()):
        report(f"who sees whom (120 pairs), {pieces} pieces between", times, "µs", 0)
    pairs = [each / 120 for times in all_lines.values() for each in times]
    report("who sees whom, for each pair", pairs, "µs", 2)
    table = shapely.box(0, 0, FIELD.width, FIELD.depth)
    closed = FIELD.union([kind for kind in ROWS if kind in ("river", "building", "church")])
    report("routes, compiled once", [each / 1000 for each in microseconds(lambda: Routes(closed, 500, table), 3)], "ms")
    routes = Routes(closed, 500, table)
    report("route across the table", microseconds(lambda: routes.route((4000, 20000), (69000, 30000))), "µs", 0)
    men = [Disc(30000 + number % 5 * 1400, 20000 + number // 5 * 1400, 500) for number in range(10)]
    reaching = microseconds(lambda: reach(routes, men, 12000, table), 3)
    report("reach of 10 men, 12 inches", [each / 1000 for each in reaching], "ms", 0)
    command()


if __name__ == "__main__":
    main()
