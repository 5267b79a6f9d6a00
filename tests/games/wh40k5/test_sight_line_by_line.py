"""Sight against a second working of it: every line by itself, over tables composed at random."""

from __future__ import annotations

from math import hypot, inf
from random import Random
from typing import Any

import pytest
import shapely

from grognard.games.wh40k5.ground.context import HEIGHTS
from grognard.games.wh40k5.ground.sight import Look
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.state import Model
from grognard.space.plane import Hull, corners
from tests.games.playing import inches, piece
from tests.games.wh40k5.table import Posted, boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino

FIRERS = marines("a.m", 0, 0, 2, places=[(10, 30), (12, 31)])
COVERS = {"wall": 4, "hedge": 6, "woods": 4, "rock-spire": 4, "fence": 5, "hill": 4}
HEIGHT = {"wall": 0.75, "hedge": 0.75, "woods": 5, "rock-spire": 6, "fence": 0.75}
SOLID, AREA = {"wall", "rock-spire", "hill"}, {"woods"}
UNITS = 4
"""The cover that other units give."""


def outline_of(model: Model) -> list[tuple[float, float]] | None:
    """The corners of a hull; None: a base."""
    return [(float(x), float(y)) for x, y in corners(model.body)] if isinstance(model.body, Hull) else None


def reaches(shape: Any, start: tuple[float, float], end: tuple[float, float]) -> list[float]:
    """How far along a line the first and the last place of a shape is; none: it meets none."""
    met = shapely.intersection(shape, shapely.LineString([start, end]))
    if met.is_empty:
        return []
    places = [hypot(x - start[0], y - start[1]) for x, y in shapely.get_coordinates(met)]
    return [min(places), max(places)]


def raised(battle: Any, model: Model) -> float:
    """The height of what a model stands on: all that is solid."""
    stood = [each for each in battle.setup.map.ground.pieces if each.kind in SOLID]
    place = shapely.Point(model.at)
    return max((float(each.height) for each in stood if shapely.Polygon(each.outline).covers(place)), default=0.0)


def worked_out(battle: Any, firer: Model, target: Model, bare: bool = False) -> tuple[bool, int, float]:
    """Whether a firer sees a model, the cover it has from him, and which part of it is hidden."""

    eye, feet = raised(battle, firer) + HEIGHTS[firer.kind], raised(battle, target)
    head = feet + HEIGHTS[target.kind]
    dx, dy = target.x - firer.x, target.y - firer.y
    length = hypot(dx, dy)
    rim = outline_of(target)
    aside = (-dy / length, dx / length)
    width = target.radius if rim is None else max((x - target.x) * aside[0] + (y - target.y) * aside[1] for x, y in rim)
    seen, best, shares = False, inf, []
    for side in (0.0, -0.98, 0.98):
        end = target.x + aside[0] * width * side, target.y + aside[1] * width * side
        horizon, veil, cover = veils(battle, firer, target, eye, feet, end)
        seen |= horizon < head - 10
        best = min(best, cover)
        shares.append(min(max((veil - feet) / (head - feet), 0.0), 1.0))
    share = sum(shares) / 3
    if not bare:
        if not target.is_creature:
            for each in battle.setup.map.ground.pieces:
                if each.kind in AREA and shapely.Polygon(each.outline).covers(shapely.Point(target.at)):
                    best = min(best, COVERS[each.kind])
        elif share < 0.5:
            best = inf
    return seen, 0 if best == inf else int(best), share


def veils(
    battle: Any, firer: Model, target: Model, eye: float, feet: float, end: tuple[float, float]
) -> tuple[float, float, float]:
    """Up to which height one line's end is hidden for good, or by anything, and the best cover on it."""
    start = (float(firer.x), float(firer.y))
    length = hypot(end[0] - start[0], end[1] - start[1])
    horizon, veil, best = -inf, -inf, inf

    def screen(far: float, top: float, solid: bool, cover: int, covering: bool = True) -> None:
        nonlocal horizon, veil, best
        part = min(far / length, 1.0)
        hidden = (inf if eye < top else -inf) if part <= 1e-9 else (top - eye * (1 - part)) / part
        if solid:
            horizon = max(horizon, hidden)
        if covering:
            veil = max(veil, hidden)
            best = min(best, cover) if hidden > feet + 10 else best

    for each in battle.setup.map.ground.pieces:
        shape = shapely.Polygon(each.outline)
        extent = reaches(shape, start, end)
        if not extent:
            continue
        solid = each.kind in SOLID
        if each.kind in AREA and shape.covers(shapely.Point(start)) and extent[1] <= 2001:
            continue
        for far in extent:
            screen(far, each.height, solid, COVERS[each.kind])
    for other in battle.state.units.values():
        if other.id in (firer.id.rpartition(".")[0], target.id.rpartition(".")[0]) or not other.on_table:
            continue
        low = any("swarm" in model.kind for model in other.models)
        covering = not low or not (target.is_vehicle or target.is_creature)
        for model in other.models:
            rim = outline_of(model)
            shape = shapely.Point(model.at).buffer(model.radius, 128) if rim is None else shapely.Polygon(rim)
            extent = reaches(shape, start, end)
            for far in extent if rim is None or extent else ():
                if rim is not None or 0 < far < length - 1e-6:
                    screen(far, raised(battle, model) + HEIGHTS[model.kind], True, UNITS, covering)
        pairs = [(one, two) for i, one in enumerate(other.models) for two in other.models[i + 1 :]]
        for one, two in pairs:
            if hypot(one.x - two.x, one.y - two.y) - one.radius - two.radius <= inches(2) + 1:
                between = reaches(shapely.LineString([one.at, two.at]), start, end)
                for far in between[:1]:
                    top = min(raised(battle, each) + HEIGHTS[each.kind] for each in (one, two))
                    screen(far, top, False, UNITS, covering)
    return horizon, veil, best


def composed(seed: int) -> Any:
    """A table of a few pieces and units between two marines and what they look at."""
    draw = Random(seed)
    at = draw.choice([(10.0, 10.0), (25.0, 14.0), (28.0, 31.0), (2.0, 44.0)])
    kinds: list[Posted] = [
        boyz("b.t", 0, 0, 3, places=[(at[0] + 1.3 * number, at[1] + 0.4 * number) for number in range(3)]),
        unit("b.t", "carnifexes", [row("carnifex")], *at),
        rhino("b.t", *at, facing=draw.randrange(0, 360_000, 7_000)),
        dreadnought("b.t", *at, facing=30_000),
    ]
    target = kinds[seed % 4]

    def between(far: float = 1.2) -> tuple[float, float]:
        part = draw.uniform(0.12, 0.93)
        x, y = 11 + (at[0] - 11) * part, 30.5 + (at[1] - 30.5) * part
        return x + draw.uniform(-far, far), y + draw.uniform(-far, far)

    pieces = []
    for kind in draw.sample(sorted(HEIGHT), draw.choice([0, 1, 1, 2])):
        x, y = between()
        wide, deep = draw.choice([(0.4, 3.0), (3.0, 0.4), (1.5, 1.5)])
        low = HEIGHT[kind] if kind != "wall" else draw.choice([0.75, 1.1, 1.5, 2.2])
        pieces.append(piece(kind, round(x - wide, 2), round(y - deep, 2), round(x + wide, 2), round(y + deep, 2), low))
    if draw.random() < 0.25:
        pieces.append(piece("hill", 6, 28.5, 15, 34, draw.choice([1, 2])))
    if draw.random() < 0.25:
        pieces.append(piece("woods", 7, draw.choice([28.2, 27.4]), 15, 35, 5))
    if draw.random() < 0.25:
        pieces.append(piece("woods", at[0] - 2, at[1] - 2, at[0] + 2.2, at[1] + 2, 5))
    screens = []
    x, y = between(0.8)
    if draw.random() < 0.6:
        wide = draw.choice([1.4, 2.2, 2.9, 3.1])
        screens.append(boyz("b.s", 0, 0, 2, places=[(x - wide / 2, y), (x + wide / 2, y + draw.choice([0, 0.7]))]))
    elif draw.random() < 0.5:
        screens.append(rhino("b.s", x, y, facing=draw.randrange(0, 360_000, 11_000)))
    elif draw.random() < 0.7:
        screens.append(unit("b.s", "ripper-swarms", [row("ripper-swarm", 2)], places=[(x - 1, y), (x + 1, y)]))
    return play(ShootingPhase(0), FIRERS, target, *screens, pieces=pieces)


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04", "WH-SAVE-17", "WH-UNIT-01", "WH-USR-21")
@pytest.mark.parametrize("first", range(0, 144, 24))
def test_every_line_by_itself_comes_to_the_same(first: int) -> None:
    for seed in range(first, first + 24):
        battle = composed(seed)
        one, other = of(battle, "a.m"), of(battle, "b.t")
        for bare in (False, True):
            found = Look(battle.context, battle.state, one, other, bare=bare)
            quick = found.any_seen
            assert quick is bool(found.sees.any()), seed
            for f, firer in enumerate(one.models):
                for t, model in enumerate(other.models):
                    seen, cover, share = worked_out(battle, firer, model, bare)
                    assert (bool(found.sees[f, t]), int(found.cover[f, t])) == (seen, cover), (seed, f, t)
                    assert float(found.hidden[f, t]) == pytest.approx(share, abs=0.01), (seed, f, t)
