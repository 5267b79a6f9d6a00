"""Sight by exact intervals of the target's width, against shapely drawing very many lines (AZ-LOS-12)."""

from __future__ import annotations

from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.battle import Battle
from grognard.games.operation_ww2.ground.fans import Fan, representatives
from grognard.games.operation_ww2.ground.looks import Obstacle
from grognard.games.operation_ww2.state.state import State
from grognard.space.plane import Disc, Hull, footprint
from tests.games.operation_ww2.table import Idle, ground, play, unit

LINES = 401
KINDS = ("high-wall", "low-wall", "high-hedge", "woods", "small-wood", "bunker")

place = st.tuples(st.integers(20, 100), st.integers(20, 100))
box = st.tuples(
    st.integers(5, 110), st.integers(5, 110), st.integers(1, 12), st.integers(1, 12), st.sampled_from(KINDS)
)


def table(boxes: list[Any]) -> Battle[State]:
    """A table with these pieces."""
    pieces = [
        {"id": f"p{number}", "kind": kind, "rectangle": ((x, y), (min(x + w, 120), min(y + h, 120)))}
        for number, (x, y, w, h, kind) in enumerate(boxes)
    ]
    return play(Idle(), unit("a.one", (2, 2)), unit("b.one", (118, 118)), map=ground(*pieces))


def lines_of(firer: Disc, target: Disc) -> list[shapely.LineString]:
    """Lines from the middle of one to all the width of the other, close together, the very edges left out."""
    dx, dy = target.x - firer.x, target.y - firer.y
    size = (dx * dx + dy * dy) ** 0.5
    shares = [(number + 0.5) / LINES * 2 - 1 for number in range(LINES)]
    ends = [(target.x - dy * s * target.radius / size, target.y + dx * s * target.radius / size) for s in shares]
    return [shapely.LineString(((firer.x, firer.y), end)) for end in ends]


def stopped(g: Battle[State], line: shapely.LineString, firer: Disc) -> bool:
    """Whether a line is stopped, by the sentences of the chapter and shapely alone."""
    start = shapely.Point(firer.x, firer.y)
    wooded = 0.0
    for number, piece in enumerate(g.context.map.ground.pieces):
        shape = g.context.terrain.field.polygons[number]
        inside = shape.intersection(line)
        if inside.is_empty or inside.length < 1e-6:
            continue
        far = max(start.distance(shapely.Point(at)) for at in shapely.get_coordinates(inside))
        near = start.distance(inside)
        beside = shape.distance(start) <= firer.radius + 1
        starts, ends = shape.covers(start), shape.covers(shapely.Point(line.coords[-1]))
        match piece.kind:
            case "high-wall":
                return True
            case "high-hedge":
                if not beside:
                    return True
            case "low-wall":
                if not beside and line.length - far > 10_000:
                    return True
            case "bunker":
                if not starts and not ends:
                    return True
            case "woods":
                wooded += inside.length
            case "small-wood":
                if (inside.length if starts else line.length - near) > 5_000:
                    return True
    return wooded > 5_000


@pytest.mark.rule("AZ-LOS-12")
@settings(max_examples=120, deadline=None)
@given(place, place, st.lists(box, min_size=1, max_size=5))
def test_az_los_12_all_some_or_nothing_agrees_with_very_many_lines(one: Any, other: Any, boxes: list[Any]):
    if one == other:
        return
    g = table(boxes)
    firer, target = (Disc(x * 1000 + 137, y * 1000 + 211, 1000) for x, y in (one, other))
    drawn = [stopped(g, line, firer) for line in lines_of(firer, target)]
    seen = g.context.sight.look(firer, target).seen
    if any(drawn) and not all(drawn):
        assert seen == "partly"
    elif all(drawn):
        # What is narrower than the space between two lines may be free all the same.
        assert seen in ("not", "partly")
        assert seen == "not" or _free_share(g, firer, target) < 2 / LINES
    else:
        assert seen in ("clear", "partly")
        assert seen == "clear" or _free_share(g, firer, target) > 1 - 2 / LINES


def _free_share(g: Battle[State], firer: Disc, target: Disc) -> float:
    """How much of the width is free, by many more lines."""
    narrow = [Disc(target.x, target.y, round(target.radius * share / 20)) for share in range(1, 21)]
    drawn = [stopped(g, line, firer) for disc in narrow for line in lines_of(firer, disc)]
    return drawn.count(False) / len(drawn)


@pytest.mark.rule("AZ-LOS-10")
@settings(max_examples=120, deadline=None)
@given(place, place, place, st.integers(0, 359), st.booleans())
def test_az_los_10_bodies_in_the_way_agree_with_very_many_lines(
    one: Any, other: Any, between: Any, facing: int, is_hull: bool
):
    if one == other:
        return
    g = table([])
    firer, target = (Disc(x * 1000 + 137, y * 1000 + 211, 1000) for x, y in (one, other))
    x, y = between[0] * 1000, between[1] * 1000
    body = Hull(x, y, 8000, 4000, facing * 1000) if is_hull else Disc(x, y, 2000)
    shape = footprint(body) if isinstance(body, Hull) else shapely.Point(x, y).buffer(2000, quad_segs=256)
    if shape.distance(shapely.Point(firer.x, firer.y)) == 0:
        return
    drawn = [shape.intersection(line).length > 1 for line in lines_of(firer, target)]
    seen = g.context.sight.look(firer, target, (Obstacle("tank", body, 4000, "heavy"),)).seen
    if any(drawn) and not all(drawn):
        assert seen == "partly"
    elif len(set(drawn[: LINES // 50])) == len(set(drawn[-LINES // 50 :])) == 1 and any(drawn):
        assert seen in ("not", "partly")
    elif not any(drawn):
        assert seen in ("clear", "partly")


def test_a_sliver_is_nothing_and_every_stretch_has_its_lines():
    fan = Fan((0, 0), (10_000, 0), -1000, 1000)
    assert representatives([-1000, -1000 + 1e-6, 1000])[0] > -1000
    ring = [(5000, -2000), (6000, -2000), (6000, 0), (5000, 0)]
    rings = fan.turned([ring])
    breaks = fan.breaks(rings)
    assert breaks == [-1000, 0, 1000]
    free = [fan.part(rings, t) is None for t in representatives(breaks)]
    assert free == [False, False, False, True, True, True]
    through = fan.part(rings, -500)
    assert through is not None
    assert (round(through.near), round(through.far)) == (5006, 6007)
    inside = Fan((5500, -500), (9000, -500), -100, 100)
    within = inside.part(inside.turned([ring]), 0)
    assert within is not None
    assert (within.starts, within.ends, round(within.length)) == (True, False, 500)
