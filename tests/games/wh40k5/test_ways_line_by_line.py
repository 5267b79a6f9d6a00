"""Moves on foot, by jump pack and the places of whole units worked out a second time, the plain way, over tables
composed at random. Places lie on a grid on which bases are often an inch apart, or touch, to a hair.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random
from typing import Any

import pytest
from shapely import LineString, Point, Polygon
from shapely.affinity import rotate

from grognard.games.wh40k5.ground import placing
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Leg
from grognard.space.plane import Hull
from tests.games.playing import piece
from tests.games.wh40k5.table import boyz, of, play, row, unit
from tests.games.wh40k5.vehicles_table import rhino

GRID = 0.248
"""Eight of these from middle to middle bring two bases an inch apart, four not quite to touch."""
INCH, BASE, SLACK, ROUNDED = 1000, 492, 30, 1
CLOSED, ROUGH, PERCHES = ("building", "deep-water"), ("woods", "river"), ("building",)
FORMATION = [(0, 0), (2.9, 0), (1.4, 2.5)]


def composed(random: Random) -> Any:
    """Some men, marines on foot or with jump packs, one to three units about them, and what is in their way."""
    flying = random.random() < 0.3
    men = random.randint(1, 3)
    x, y = random.choice([(8, 8), (8, 8), (8, 0.6), (0.6, 8)])
    steps = [(8, 0), (0, 8), (-8, 0), (0, -8), (12, 0), (0, 14), (14, 14), (6, 20), (20, 4), (24, 24), (5, 0)]

    def beside() -> tuple[float, float]:
        step = random.choice(steps)
        hair = random.choice([-0.002, -0.001, 0, 0, 0.001])
        return x + step[0] * GRID + hair, y + step[1] * GRID

    posted, pieces = [], []
    for number in range(random.randint(0, 2)):
        name, (left, top) = f"{random.choice('ab')}.other{number}", beside()
        if random.random() < 0.7:
            posted.append(boyz(name, left, top, random.randint(1, 2)))
        else:
            posted.append(rhino(name, left + 2.5, top + 1, facing=random.choice([0, 90_000, 30_000])))
    for _ in range(random.choice([0, 1, 1, 2])):
        (left, top), (wide, deep) = beside(), random.choice([(0.2, 4), (3, 0.3), (3, 3)])
        kind = random.choice([*CLOSED, *ROUGH])
        pieces.append(piece(kind, max(left, 0), max(top, 0), max(left, 0) + wide, max(top, 0) + deep, 4))
    places = [(x + dx, y + dy) for dx, dy in FORMATION[:men]]
    entry, model = ("assault-squad", "assault-marine") if flying else ("tactical-squad", "space-marine")
    own = unit("a.men", entry, [row(model, men)], places=places)
    battle = play(ShootingPhase(0), own, *posted, boyz("b.far", 28, 28, 1), pieces=pieces, size=(30, 30))
    return battle, of(battle, "a.men")


def wandered(random: Random, own: Any) -> Any:
    """Some of the men by the same steps, or all by steps of their own."""
    models = random.sample(own.models, random.randint(1, len(own.models)))
    together = random.random() < 0.7
    steps = [[(random.randint(-20, 24), random.randint(-20, 24)) for _ in range(random.randint(1, 2))] for _ in models]
    legs = []
    for model, single in zip(models, steps, strict=True):
        x, y, points = model.x, model.y, []
        for dx, dy in steps[0] if together else single:
            x, y = x + round(dx * GRID * INCH), y + round(dy * GRID * INCH)
            points.append((x, y))
        legs.append(Leg(model.id, tuple(points)))
    return tuple(legs)


def shape_of(model: Any) -> Any:
    """What a model covers: a place for a base, the hull of a vehicle; and how far its edge is from it."""
    body = model.body
    if not isinstance(body, Hull):
        return Point(model.x, model.y), model.radius
    long, wide = body.length / 2, body.width / 2
    corners = [(body.x + a * wide, body.y + c * long) for a, c in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return rotate(Polygon(corners), body.facing / 1000, origin=(body.x, body.y)), 0


def groups(places: Sequence[tuple[float, float]]) -> int:
    """In how many groups men stand who are within two inches of each other."""
    left, found = list(places), 0
    while left:
        chain, left = [left[0]], left[1:]
        for one in chain:
            near = [each for each in left if hypot(one[0] - each[0], one[1] - each[1]) - 2 * BASE <= 2 * INCH + 1]
            chain += near
            left = [each for each in left if each not in near]
        found += 1
    return found


def plainly(g: Any, own: Any, legs: Any, allowance: int, rolled: bool, flying: bool) -> set[str]:
    """The words by which a move is refused."""
    starts = {model.id: model.at for model in own.models}
    ends = starts | {leg.model: leg.points[-1] for leg in legs}
    ways = [[starts[leg.model], *leg.points] for leg in legs]
    lines = [LineString(way) for way in ways]
    last = [Point(way[-1]) for way in ways]
    found = set()
    if any(line.length > allowance + 1 for line in lines):
        found.add("wh-fault-far")
    if any(not (0 <= x <= 30_000 and 0 <= y <= 30_000) for way in ways for x, y in way[1:]) or any(
        not (BASE <= at.x <= 30_000 - BASE and BASE <= at.y <= 30_000 - BASE) for at in last
    ):
        found.add("wh-fault-off-table")
    drawn = [(each.kind, Polygon(each.outline)) for each in g.context.ground_of(g.state).field.pieces]
    for kind, area in drawn:
        if flying:
            if kind in CLOSED and kind not in PERCHES and any(area.distance(at) <= BASE - SLACK for at in last):
                found.add("wh-fault-impassable")
            continue
        if kind in CLOSED and any(area.distance(line) <= BASE - SLACK for line in lines):
            found.add("wh-fault-impassable")
        begins = any(area.intersects(Point(at)) for at in starts.values())
        if kind in ROUGH and not rolled and (begins or any(area.intersects(w) for w in lines)):
            found.add("wh-fault-difficult")
    for other in g.state.units.values():
        if other.id == own.id:
            continue
        foe = other.seat != own.seat
        keep = INCH if foe else 0
        near = []
        for model in other.models:
            shape, edge = shape_of(model)
            near += [(line, at, shape, edge, start) for line, at, start in
                     zip(lines, last, [Point(way[0]) for way in ways], strict=True)
                     if (at if flying else line).distance(shape) - edge - BASE < keep - 0.5]  # fmt: skip
        if near:
            found.add("wh-fault-enemy" if foe else "wh-fault-friend")
    places = list(ends.values())
    if any(hypot(a[0] - b[0], a[1] - b[1]) < 2 * BASE - ROUNDED for n, a in enumerate(places) for b in places[:n]):
        found.add("wh-fault-overlap")
    if groups(places) > 1:
        found.add("wh-fault-coherency")
    return found


def stands_apart(g: Any, own: Any) -> bool:
    """Whether nobody is nearer than he may be where he stands: who is may leave, which is another matter."""
    return all(
        Point(model.at).distance(shape_of(each)[0]) - shape_of(each)[1] - BASE >= (INCH if other.seat else 0) - 0.5
        for other in g.state.units.values() if other.id != own.id for each in other.models for model in own.models
    )  # fmt: skip


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-02", "WH-MOVE-04", "WH-MOVE-05", "WH-MOVE-09", "WH-MOVE-10", "WH-MOVE-13")
@pytest.mark.rule("WH-MOVE-14", "WH-CORE-07", "WH-CORE-08", "WH-CORE-12", "WH-VEH-33")
@pytest.mark.parametrize("seed", range(60))
def test_moves_break_the_rules_that_they_break_the_plain_way(seed: int) -> None:
    random = Random(seed)
    g, own = composed(random)
    while not stands_apart(g, own):
        g, own = composed(random)
    jumping = own.kind == "assault-squad"
    for _ in range(8):
        legs = wandered(random, own)
        allowance, rolled, on_foot = random.choice([4000, 6000, 12_000]), random.random() < 0.4, random.random() < 0.4
        found = movement.faults(g, own, legs, allowance, rolled=rolled, on_foot=on_foot)
        flying = jumping and not on_foot
        expected = plainly(g, own, legs, allowance, rolled or jumping, flying)
        assert {each.message.id for each in found} == expected, legs
        first = movement.refusal(g, own, legs, allowance, rolled=rolled, on_foot=on_foot)
        assert (first is None) is (not expected)


@pytest.mark.rule("WH-CORE-07", "WH-CORE-08", "WH-CORE-12", "WH-MOVE-04", "WH-MOVE-14")
@pytest.mark.parametrize("seed", range(40))
def test_units_stand_where_they_may_stand_the_plain_way(seed: int) -> None:
    random = Random(seed)
    g, own = composed(random)
    for _ in range(8):
        there = placing.placed(own, wandered(random, own))
        found = {each.message.id for each in placing.standing_faults(g, there)}
        places = [model.at for model in there.models]
        expected = set()
        if any(not (BASE <= x <= 30_000 - BASE and BASE <= y <= 30_000 - BASE) for x, y in places):
            expected.add("wh-fault-off-table")
        else:
            drawn = [(each.kind, Polygon(each.outline)) for each in g.context.ground_of(g.state).field.pieces]
            if any(k in CLOSED and area.distance(Point(at)) < BASE - SLACK for k, area in drawn for at in places):
                expected.add("wh-fault-impassable")
        for other in g.state.units.values():
            if other.id != own.id:
                gaps = [Point(at).distance(shape_of(each)[0]) - shape_of(each)[1] - BASE
                        for each in other.models for at in places]  # fmt: skip
                if other.seat and min(gaps) < INCH:
                    expected.add("wh-fault-enemy")
                if not other.seat and min(gaps) < -ROUNDED:
                    expected.add("wh-fault-friend")
        if any(hypot(a[0] - b[0], a[1] - b[1]) < 2 * BASE - ROUNDED for n, a in enumerate(places) for b in places[:n]):
            expected.add("wh-fault-overlap")
        if groups(places) > 1:
            expected.add("wh-fault-coherency")
        assert found == expected, places
