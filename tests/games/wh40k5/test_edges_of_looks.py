"""Sight at its edges: hidden to the hair, what stands behind the target, gaps, swarms, what one stands on."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.wh40k5.ground.sight import Look
from tests.games.playing import piece
from tests.games.wh40k5.edges import table
from tests.games.wh40k5.table import Posted, boyz, of, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought

FIRER = (20.0, 40.0)


def man(id: str, *places: tuple[float, float]) -> Posted:
    """Marines, 1.25 inches tall."""
    return unit(id, "tactical-squad", [row("space-marine", len(places))], places=places)


def looking(*others: Any, firer: tuple[float, float] = FIRER, target: Any = None, pieces: Any = ()) -> Look:
    """A marine looking at a target, twenty inches up the table unless told otherwise."""
    battle = table(man("a.m", firer), target or man("b.t", (20, 20)), *others, pieces=pieces)
    return Look(battle.context, battle.state, of(battle, "a.m"), of(battle, "b.t"))


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04")
@pytest.mark.parametrize(("height", "seen"), [(1.243, True), (1.244, True), (1.245, False), (1.246, False)])
def test_who_is_hidden_but_for_a_hundredth_of_an_inch_is_hidden(height: float, seen: bool) -> None:
    """The wall ends half way: what is five thousandths lower than both hides all but ten of the target."""
    found = looking(pieces=[piece("wall", 10, 30, 30, 34, height)])
    assert found.any_seen is seen
    assert found.sees.tolist() == [[seen]]


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04")
@pytest.mark.parametrize(("top", "bottom"), [(21, 39.5), (21, 22), (38.5, 39.5)])
def test_the_near_edge_hides_as_the_far_edge_does(top: float, bottom: float) -> None:
    """A hill just higher than the firer hides a dreadnought by its near edge, if that is near, and not by its far."""
    target = dreadnought("b.t", 20, 18)
    found = looking(target=target, pieces=[piece("hill", 10, top, 30, bottom, 1.4)])
    assert found.any_seen is (bottom == 22)
    assert found.sees.tolist() == [[bottom == 22]]


@pytest.mark.rule("WH-SAVE-04", "WH-UNIT-01")
@pytest.mark.parametrize(("height", "cover"), [(1.374, 0), (1.375, 4), (1.376, 4)])
def test_half_of_a_creature_is_enough(height: float, cover: int) -> None:
    """Three inches tall, behind a wall half way that hides an inch and a half of it."""
    beast = unit("b.t", "carnifexes", [row("carnifex")], places=[(20, 20)])
    assert looking(target=beast, pieces=[piece("wall", 10, 28, 30, 30, height)]).cover.tolist() == [[cover]]


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04", "WH-USR-21")
@pytest.mark.parametrize(
    ("kind", "model", "target", "model_of", "cover"),
    [
        ("ripper-swarms", "ripper-swarm", "carnifexes", "carnifex", 0),
        ("ripper-swarms", "ripper-swarm", "boyz", "boy", 4),
        ("ripper-swarms", "ripper-swarm", "dreadnought", "dreadnought", 0), ("boyz", "boy", "boyz", "boy", 4),
    ],
)  # fmt: skip
def test_swarms_cover_neither_vehicles_nor_creatures(
    kind: str, model: str, target: str, model_of: str, cover: int
) -> None:
    screen = unit("b.s", kind, [row(model, 5)], places=[(17 + 1.5 * number, 22) for number in range(5)])
    found = looking(screen, target=unit("b.t", target, [row(model_of)], places=[(20, 20)]))
    assert found.cover.tolist() == [[cover]]


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04")
def test_what_stands_behind_the_target_hides_nothing_of_it() -> None:
    """A walker, and a pair of men with a gap between them, behind the first of two targets and beside the second."""
    for behind in (dreadnought("b.d", 20, 22), man("b.p", (19, 22), (21, 22))):
        found = looking(behind, target=man("b.t", (20, 25), (28, 12)))
        assert found.cover.tolist() == [[0, 0]]
        assert found.sees.tolist() == [[True, True]]


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04")
@pytest.mark.parametrize("covered_first", [True, False])
def test_a_gap_covers_and_is_seen_through(covered_first: bool) -> None:
    found = looking(boyz("b.g", 0, 0, 2, places=[(18.8, 30), (21.2, 30)]))
    if covered_first:
        assert found.cover.tolist() == [[4]]
    assert found.sees.tolist() == [[True]]
    assert found.cover.tolist() == [[4]]


@pytest.mark.rule("WH-SHOOT-02", "WH-SAVE-04")
@pytest.mark.parametrize(("apart", "cover"), [(2.98, 4), (2.99, 0), (5, 0)])
def test_a_gap_wider_than_two_inches_covers_nobody(apart: float, cover: int) -> None:
    left, right = 20 - apart / 2, 20 + apart / 2
    assert looking(boyz("b.g", 0, 0, 2, places=[(left, 30), (right, 30)])).cover.tolist() == [[cover]]


@pytest.mark.rule("WH-SAVE-04", "WH-SHOOT-02")
@pytest.mark.parametrize(
    ("kind", "height", "cover"),
    [("hill", 2, 0), ("woods", 5, 4), ("crater", 0, 4), ("road", 0, 0), ("tall-grass", 0.75, 5)],
)
def test_only_area_terrain_covers_whoever_stands_in_it(kind: str, height: float, cover: int) -> None:
    """Both stand in it, so near that nothing is between them, or far."""
    for firer in ((20, 22), (20, 40)):
        found = looking(firer=firer, pieces=[piece(kind, 5, 10, 35, 45, height)])
        assert found.cover.tolist() == [[cover]]
        assert found.sees.tolist() == [[True]]


@pytest.mark.rule("WH-CORE-04")
def test_distances_are_from_base_to_base() -> None:
    found = looking(target=man("b.t", (20, 20), (20, 30)))
    assert found.distance.tolist() == [[20_000 - 984, 10_000 - 984]]
