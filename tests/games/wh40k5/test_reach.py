"""Where the page draws that a unit may go, and where its movement may end: the same ground."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Any

import pytest
import shapely

from grognard.core.battle import Battle
from grognard.core.wire.overlays import Ghosts
from grognard.core.wire.previews import DragProposal, Preview, Waypoint
from grognard.games.wh40k5.rules.movement.moving import ROLLED, ChooseWay, ThroughDifficult
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.table.preview import preview
from grognard.games.wh40k5.table.questions import present
from grognard.games.wh40k5.table.questions_moves import outlined
from grognard.space.formations import middle
from tests.games.playing import piece
from tests.games.wh40k5.table import boyz, marines, play
from tests.games.wh40k5.vehicles_table import rhino

NEAR = 150
"""In thousandths of an inch: nearer than this to the outline it does not matter on which side of it a place is."""
WALL = piece("rock-spire", 13, 24, 18, 26, 5)
WOODS = piece("woods", 4, 24, 8, 34, 5)


def drag(battle: Battle[Any], unit: str, *places: tuple[float, float]) -> Preview:
    points = [Waypoint(round(x), round(y)) for x, y in places]
    return preview(battle, 0, DragProposal(unit, points))


def region(battle: Battle[Any], unit: str) -> Any:
    assert battle.decision is not None
    view = present(battle, battle.decision)
    ask = view.move or outlined(battle, battle.decision, unit)
    assert ask is not None
    assert ask.outlined
    rings = [shapely.Polygon([(spot.x, spot.y) for spot in ring]) for ring in ask.reach]
    found: Any = shapely.Polygon()
    for ring in rings:
        found = found.symmetric_difference(ring.buffer(0))
    return found


def shown_as_gone(shown: Preview) -> bool:
    return shown.choice is not None and not any(note.message.id == "wh-note-shortened" for note in shown.notes)


POSITIONS = {
    "a building, a wood, a friend and an enemy": lambda: play(
        MovementPhase(0),
        marines("a.m", 10, 30, 3),
        marines("a.friends", 15.5, 30, 2),
        boyz("b.o", 9, 33.5, 3),
        pieces=[WALL, WOODS],
    ),
    "an edge of the table": lambda: play(MovementPhase(0), marines("a.m", 1, 46, 4), boyz("b.o", 30, 10, 2)),
    "in a wood": lambda: play(
        ThroughDifficult("a.m"), marines("a.m", 6, 30, 2), boyz("b.o", 9, 27, 2), pieces=[WALL, WOODS], dice=(5, 2)
    ),
}


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-04", "WH-MOVE-14", "WH-CORE-08", "WH-CORE-12")
@pytest.mark.parametrize("position", POSITIONS)
def test_a_straight_drag_is_accepted_where_reach_is_drawn_and_nowhere_else(position):
    battle = POSITIONS[position]()
    unit = battle.state.units["a.m"]
    where, at, random = region(battle, unit.id), middle(unit.models), Random(3)
    inside = outside = 0
    for _ in range(120):
        turn, far = random.random() * 2 * pi, random.random() * 5.9 * 1000
        end = at[0] + far * cos(turn), at[1] + far * sin(turn)
        straight = shapely.LineString([at, end])
        if where.buffer(-NEAR).contains(straight):
            assert shown_as_gone(drag(battle, unit.id, end)), end
            inside += 1
        elif not where.buffer(NEAR).contains(shapely.Point(end)):
            shown = drag(battle, unit.id, end)
            assert not shown_as_gone(shown) or shown.choice["type"] == "Brave" or cut_to(shown, end), end
            outside += 1
    assert inside > 10
    assert outside > 10


def cut_to(shown: Preview, end: tuple[float, float]) -> bool:
    """Whether a drag was cut because it is longer than the unit goes."""
    ghosts = [ghost for overlay in shown.overlays if isinstance(overlay, Ghosts) for ghost in overlay.models]
    x, y = sum(ghost.x for ghost in ghosts) / len(ghosts), sum(ghost.y for ghost in ghosts) / len(ghosts)
    return bool(shapely.Point(x, y).distance(shapely.Point(end)) > NEAR)


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-04")
def test_reach_goes_round_a_corner_as_far_as_the_way_allows():
    house = piece("rock-spire", 6, 26, 10.2, 28.5, 5)
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 1), boyz("b.o", 40, 5, 2), pieces=[house])
    where = region(battle, "a.m")
    behind = shapely.Point(9_900, 25_200)
    assert where.contains(behind), "up past the corner and to the left"
    assert not shown_as_gone(drag(battle, "a.m", (9_900, 25_200)))
    assert shown_as_gone(drag(battle, "a.m", (10_750, 29_100), (10_750, 25_400), (9_900, 25_200)))
    assert not where.contains(shapely.Point(8_000, 24_600)), "farther than six inches round the corner"


@pytest.mark.rule("WH-MOVE-04")
def test_a_drag_into_a_building_stops_short_of_it_and_says_why():
    battle = play(MovementPhase(0), marines("a.m", 14, 30, 2), boyz("b.o", 40, 5, 2), pieces=[WALL])
    shown = drag(battle, "a.m", (14_750, 25_500))
    assert shown.choice["type"] == "Move"
    (legs,) = {leg["points"][-1][1] for leg in shown.choice["legs"]}
    radius = battle.state.units["a.m"].models[0].radius
    assert 26_000 + radius - 60 <= legs <= 26_000 + radius + 60, "its bases touch the wall"
    assert [note.rules for note in shown.notes if note.message.id == "wh-note-shortened"] == [["WH-MOVE-04"]]


@pytest.mark.rule("WH-CORE-08")
def test_a_drag_at_an_enemy_stops_an_inch_before_him():
    battle = play(MovementPhase(0), marines("a.m", 14, 30, 1), boyz("b.o", 14, 26, 1))
    shown = drag(battle, "a.m", (14_000, 25_000))
    (leg,) = shown.choice["legs"]
    mine, his = battle.state.units["a.m"].models[0].radius, battle.state.units["b.o"].models[0].radius
    gap = leg["points"][-1][1] - 26_000 - mine - his
    assert 1_000 <= gap <= 1_060


@pytest.mark.rule("WH-VEH-33")
def test_a_vehicle_dragged_at_a_wall_stops_short_of_it():
    house = piece("rock-spire", 28, 20, 32, 22, 5)
    battle = play(MovementPhase(0), rhino("a.r", 30, 30), boyz("b.o", 4, 4, 2), pieces=[house])
    shown = drag(battle, "a.r", (30_000, 21_000))
    assert shown.choice["type"] == "Drive"
    assert any(note.message.id == "wh-note-shortened" for note in shown.notes)


@pytest.mark.rule("WH-MOVE-02")
def test_who_has_rolled_for_the_ground_reaches_into_it():
    battle = POSITIONS["in a wood"]()
    assert isinstance(battle.decision, ChooseWay)
    assert battle.decision.manner in ROLLED
    assert region(battle, "a.m").contains(shapely.Point(5_500, 26_500))


def test_the_reach_is_found_for_the_unit_in_hand_alone():
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 3), marines("a.n", 30, 30, 3), boyz("b.o", 20, 10, 3))
    decision = battle.decision
    assert decision is not None
    asked = present(battle, decision).moves
    assert [(ask.unit, ask.outlined, ask.reach) for ask in asked] == [("a.m", False, []), ("a.n", False, [])]
    found = [outlined(battle, decision, each) for each in ("a.m", "b.o", "nobody")]
    assert [ask is not None and ask.outlined and len(ask.reach[0]) > 10 for ask in found] == [True, False, False]
