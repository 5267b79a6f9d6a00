"""How far people on foot go, and over what (AZ-MOV, AZ-TER)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.terrain import Price
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import State
from grognard.space.plane import Point
from tests.games.operation_ww2.table import Idle, ground, person, play, unit

MAN = unit("a.one", (20, 60))
FOE = unit("b.one", (20, 100))


def stand(*pieces: dict[str, Any], **options: str) -> Battle[State]:
    """A man at (20, 60) from the top left on a ground; map files count y from the bottom."""
    return play(Idle(), MAN, FOE, map=ground(*pieces), options=options)


def at(*places: tuple[float, float]) -> tuple[Point, ...]:
    """Places in thousandths."""
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def rules(g: Battle[State], *places: tuple[float, float], speed: Speed = "fast", order: OrderName = "move") -> Any:
    """The rules against a way of the man; None if he may go it."""
    found = ways.refusal(g, g.state.units["a.one"], order, "a.one.1", at(*places), speed)
    return None if found is None else found.rules


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-03")
def test_az_mov_01_slow_and_fast_have_their_distances():
    g = stand()
    assert rules(g, (30, 60), speed="slow") is None
    assert rules(g, (30.1, 60), speed="slow") == ("AZ-MOV-01", "AZ-MOV-03")
    assert rules(g, (30, 60), (30, 50)) is None
    assert rules(g, (30, 60), (30, 49.9)) == ("AZ-MOV-01", "AZ-MOV-03")
    # A short move may be declared fast, and is.
    assert rules(g, (21, 60)) is None
    for order in ("fire", "ambush", "covering-fire"):
        assert rules(g, (21, 60), order=order) is not None


@pytest.mark.rule("AZ-MOV-02")
def test_az_mov_02_an_assault_never_exceeds_its_distance():
    g = stand()
    assert rules(g, (35, 60), order="assault") is None
    assert rules(g, (35.1, 60), order="assault") is not None
    assert rules(g, (30.1, 60), order="assault", speed="slow") is not None
    assert ways.allowance(TABLES.rates["underground"], "assault", "fast") == 10_000
    assert ways.allowance(TABLES.rates["gun"], "assault", "fast") == 0


@pytest.mark.rule("AZ-MOV-09")
def test_az_mov_09_nobody_leaves_the_table():
    g = play(Idle(), unit("a.one", (5, 60)), FOE)
    assert rules(g, (1, 60)) is None
    assert rules(g, (0.5, 60)) == ("AZ-MOV-09",)
    assert rules(g, (-1, 60), (5, 65)) == ("AZ-MOV-09",)


WALL = {"id": "wall", "kind": "low-wall", "line": ((25, 0), (25, 120)), "width": 1}
HEDGE = {"id": "hedge", "kind": "high-hedge", "line": ((30, 0), (30, 120)), "width": 1}
WOOD = {"id": "wood", "kind": "woods", "rectangle": ((15, 50), (40, 70))}
ROAD = {"id": "road", "kind": "road", "rectangle": ((0, 55), (60, 65))}
MARSH = {"id": "marsh", "kind": "marsh", "rectangle": ((22, 50), (40, 70))}
RIVER = {"id": "river", "kind": "deep-river", "rectangle": ((22, 50), (24, 70))}


@pytest.mark.rule("AZ-TER-02", "AZ-TER-05")
def test_az_ter_02_low_obstacles_cost_5_and_high_ones_10_and_nobody_stops_on_them():
    g = stand(WALL, HEDGE)
    assert rules(g, (29 - 0.6, 60)) is None  # 8.4 + 5
    assert rules(g, (25, 60)) == ("AZ-TER-02",)
    assert rules(g, (23.5, 60)) is None
    assert rules(g, (23.6, 60)) == ("AZ-TER-02",)
    assert g.context.terrain.price(at((20, 60), (24, 60))).cost == 0
    assert g.context.terrain.price(at((20, 60), (28, 60))).cost == 5_000
    # Both cost 15, which leaves 5 of 20: the far side of the hedge is 11.5 away.
    assert g.context.terrain.price(at((20, 60), (31.5, 60))).cost == 15_000
    assert rules(g, (31.5, 60)) == ("AZ-MOV-01", "AZ-MOV-03")


@pytest.mark.rule("AZ-TER-09")
def test_az_ter_09_a_piece_is_paid_once_also_by_who_starts_on_it():
    g = stand(WOOD)
    assert g.context.terrain.price(at((20, 60), (22, 60))).cost == 5_000
    assert g.context.terrain.price(at((20, 60), (50, 60), (30, 60))).cost == 5_000
    entering = stand(WOOD, terrain_cost="on_entry_only").context.terrain
    assert entering.price(at((20, 60), (22, 60))).cost == 0
    assert entering.price(at((20, 60), (50, 60))).cost == 0
    assert entering.price(at((20, 60), (50, 60), (50, 65), (30, 65))).cost == 5_000
    assert entering.price(at((10, 60), (20, 60))).cost == 5_000


@pytest.mark.rule("AZ-TER-01", "AZ-TER-05")
def test_az_ter_01_a_road_gives_five_to_who_keeps_to_it():
    g = stand(ROAD)
    assert rules(g, (45, 60)) is None
    assert rules(g, (45.1, 60)) is not None
    assert rules(g, (20, 53), (34, 53)) is not None
    assert g.context.terrain.price(at((20, 60), (45, 60))) == Price(bonus=5_000)
    assert g.context.terrain.price(at((20, 60), (20, 50))).bonus == 0


@pytest.mark.rule("AZ-TER-01")
def test_az_ter_01_slow_ground_and_ground_that_is_barred():
    g = stand(MARSH)
    assert rules(g, (25, 60)) == ("AZ-TER-10", "AZ-TER-01")
    assert rules(g, (25, 60), speed="slow") is None
    assert rules(g, (21, 60)) is None
    assert rules(stand(RIVER), (26, 60), speed="slow") == ("AZ-TER-01",)
    house = {
        "id": "house",
        "kind": "building",
        "rectangle": ((25, 50), (40, 70)),
        "building": BuildingRow(material="brick", openings=(Opening(kind="door", at=(25, 60)),)),
    }
    g = stand(house)
    assert rules(g, (30, 60)) is None  # 10 and 5 through the door
    assert rules(g, (20, 62), (30, 62)) == ("AZ-TER-01",)
    bunker = {"id": "bunker", "kind": "bunker", "rectangle": ((25, 50), (40, 70))}
    assert rules(stand(bunker), (26, 60)) == ("AZ-TER-01",)


def test_ways_that_are_listed_are_accepted():
    g = stand(WALL, WOOD, ROAD)
    man = g.state.units["a.one"]
    kinds: tuple[OrderName, ...] = ("move", "assault")
    for order in kinds:
        found = list(intent.listed(g, man, order))
        assert len(found) > 4
        assert all(intent.refusal(g, man, order, each) is None for each in found)
        assert {type(each) for each in found} <= {MoveIntent, AssaultIntent}


def test_guns_and_vehicles_stay_where_they_are():
    tank = unit("a.one", models=(person("a.one.1", (60, 20), role="vehicle"),))
    g = play(Idle(), tank, FOE)
    assert rules(g, (61, 20)) == ("AZ-MOV-01",)
    assert rules(g) is None
