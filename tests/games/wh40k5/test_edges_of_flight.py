"""Who runs how far, at the edges: falling back to the table's edge, through enemies, round corners; breaking off."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.wh40k5.ground import flight, room
from grognard.games.wh40k5.rules.assault.hit_and_run import ChooseWayOut, straight_refusal
from grognard.games.wh40k5.state.choices import Finish, Leg, Walk
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import boyz, of, row, shifted, unit
from tests.games.wh40k5.vehicles_table import RIGHT, rhino, vehicle

BASE = 0.984


def man(id: str, *places: tuple[float, float], **more: Any) -> Any:
    """Marines at these places."""
    return unit(id, "tactical-squad", [row("space-marine", len(places))], places=places, **more)


def run(distance: float, *places: tuple[float, float], others: Any = (), pieces: Any = (), **more: Any) -> Any:
    """The course of men who run to the lower edge."""
    battle = table(man("a.m", *places), *others, pieces=pieces)
    return flight.course(battle, of(battle, "a.m"), inches(distance), **more)


def ends(course: Any) -> dict[str, tuple[float, float]]:
    """Where each man ends, by his number, in inches."""
    return {step.model[-1]: (step.points[-1][0] / 1000, step.points[-1][1] / 1000) for step in course.steps}


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-13")
def test_men_run_straight_to_their_edge() -> None:
    found = run(7, (20, 30), (22, 31))
    assert (found.left, found.trapped, found.home) == (False, False, (0, 0))
    assert ends(found) == {"1": (20, 37), "2": (22, 38)}
    assert [step.model for step in found.steps] == ["a.m.2", "a.m.1"]
    for y, left in ((40.507, False), (40.508, True), (44, True)):
        gone = run(7, (20, y))
        assert (gone.left, gone.trapped, len(gone.steps)) == (left, False, 0 if left else 1)
    both = run(7, (20, 30), (30, 45))
    assert (both.left, both.steps) == (True, ())
    battle = table(man("a.m", (5, 5)), boyz("b.o", 20, 20, 1))
    upwards = flight.course(battle, of(battle, "b.o"), 7_000)
    assert ends(upwards) == {"1": (20, 13)}


@pytest.mark.rule("WH-MORALE-10", "WH-MORALE-05")
@pytest.mark.parametrize(
    ("y", "end"), [(37, 39.0), (36.9, 38.9), (35.016, 37), (35.02, 37.1), (38.9, 40.9), (39.0, 37), (38.984, 37)]
)
def test_who_would_end_beside_an_enemy_he_ran_through_runs_on(y: float, end: float) -> None:
    """Seven inches, a tenth of an inch at a time; an inch from whom they fought."""
    found = run(7, (20, 30), others=[boyz("b.o", 20, y, 1)], through=("b.o",))
    assert ends(found) == {"1": (20, end)}
    assert found.home == (0,)


@pytest.mark.rule("WH-MORALE-10")
def test_what_is_passed_over_is_who_was_fought_and_a_hull_that_lies_on_him() -> None:
    battle = table(
        man("a.m", (20, 30)),
        boyz("b.o", 20, 35, 2),
        boyz("b.p", 30, 35, 1),
        rhino("b.r", 20, 31.5),
        rhino("b.s", 40, 40),
    )
    own = of(battle, "a.m")
    found = flight.passed_over(battle, own, own.models[0], ("b.o",))
    assert len(found.shapes) == 3
    assert found.sizes.tolist() == [492 + 1_000, 492 + 1_000, 0]


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-13")
def test_who_is_shut_in_is_trapped_and_who_is_not_goes_round() -> None:
    closed = [piece("deep-water", 15, 35, 25, 36), piece("deep-water", 15, 25, 16, 36), piece("deep-water", 24, 25, 25,
    36),
              piece("deep-water", 15, 25, 25, 26)]  # fmt: skip
    shut = run(7, (20, 30), pieces=closed)
    assert (shut.trapped, shut.left) == (True, False)
    assert ends(shut)["1"][0] == 20
    assert 34.4 <= ends(shut)["1"][1] <= 34.6
    one_out = run(7, (20, 30), (40, 30), pieces=closed)
    assert not one_out.trapped
    wall = [piece("deep-water", 18, 33, 40, 34)]
    round_it = run(7, (20, 30), pieces=wall)
    assert not round_it.trapped
    (step,) = round_it.steps
    assert step.points[0][0] < 18_000
    length = sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
                 for a, b in zip(((20_000, 30_000), *step.points), step.points, strict=False))  # fmt: skip
    assert abs(length - 7_000) < 10
    assert round_it.home[0] > 17_500


@pytest.mark.rule("WH-CORE-10", "WH-MORALE-05")
def test_two_ways_exactly_as_short_are_a_matter_of_choice() -> None:
    left, right = [(0, 0), (-3, 4)], [(0, 0), (3, 4)]
    assert flight.shortest([left, right], -1) == left
    assert flight.shortest([left, right], 1) == right
    assert flight.shortest([left, [(0, 0), (3, 4), (3, 5)]], 1) == left
    assert flight.shortest([[(0, 0), (-30, 40)], [(0, 0), (30, 40), (30, 41)]], 1) == [(0, 0), (-30, 40)]
    assert flight.shortest([right], -1) == right
    assert flight.shortest([], 1) is None
    wall = [piece("deep-water", 16, 33, 24, 34)]
    one, other = (run(7, (20, 30), pieces=wall, side=side) for side in (-1, 1))
    assert ends(one)["1"][0] < 20 < ends(other)["1"][0]
    assert flight.is_tied(one, other)
    assert not flight.is_tied(one, one)
    longer = run(7, (20.5, 30), pieces=wall, side=-1)
    assert not flight.is_tied(one, longer)


@pytest.mark.rule("WH-USR-10", "WH-USR-27")
def test_how_a_unit_breaks_off() -> None:
    battle = table(man("a.m", (20, 30), (22, 30)), boyz("b.o", 20 - BASE, 30, 1), boyz("b.p", 20, 17, 1))
    own = of(battle, "a.m")

    def told(legs: tuple[Leg, ...], distance: float = 10) -> str:
        return words(straight_refusal(battle, own, legs, inches(distance), ("b.o",)))

    east, west = shifted(battle, "a.m", 10, 0), shifted(battle, "a.m", -10, 0)
    assert told(east) == told(west) == ""
    assert told(shifted(battle, "a.m", 10.001, 0)) == told(shifted(battle, "a.m", 9.998, 0)) == ""
    assert told(shifted(battle, "a.m", 10.003, 0)) == told(shifted(battle, "a.m", 9.997, 0)) == "wh-refused-way-out"
    assert told(shifted(battle, "a.m", 6, 8)) == ""
    assert told(shifted(battle, "a.m", 0, -11.5), 11.5) == "wh-fault-enemy"
    assert told(shifted(battle, "a.m", -1.5, 0), 1.5) == "wh-fault-enemy"
    assert told(east[:1]) == "wh-refused-way-out"
    assert told((east[0], west[1])) == "wh-refused-way-out"
    bent = tuple(Leg(leg.model, (leg.points[0], leg.points[0])) for leg in east)
    assert told(bent) == "wh-refused-way-out"
    assert told((east[0], Leg("a.x.1", east[1].points))) == "wh-refused-way-out"
    decision = ChooseWayOut(0, "a.m", ("b.o",), 10_000)
    assert words(decision.refusal(battle, Finish())) == "refused-not-offered"
    assert decision.refusal(battle, Walk(east)) is None


@pytest.mark.rule("WH-VEH-13", "WH-VEH-15", "WH-VEH-27", "WH-VEH-35", "WH-CORE-08")
def test_how_far_a_tank_has_room_and_where_it_turns() -> None:
    tank = vehicle("a.t", "predator", "predator", 20, 30)
    battle = table(tank, rhino("b.r", 20, 15), rhino("a.f", 30, 15), man("a.m", (40, 20)), boyz("b.o", 20, 22, 1))
    own, model = of(battle, "a.t"), first(battle, "a.t")
    assert abs(room.room_ahead(battle, own, model, 12_000, ram=False) - (30_000 - 2_200 - 15_000 - 2_200 - 1_000)) <= 3
    assert room.room_ahead(battle, own, model, 12_000, ram=True) == 12_000
    assert room.room_ahead(battle, own, model, 5_000, ram=False) == 5_000
    ahead = 15_000 - 4_400
    assert room.clear_of_vehicles(battle, model, 12_000) <= ahead
    assert ahead - room.clear_of_vehicles(battle, model, 12_000) <= 100
    assert room.clear_of_vehicles(battle, model, 10_000) == 10_000
    assert room.clear_of_vehicles(battle, model, 0) == 0
    assert room.turn_refusal(battle, own, model, 90_000) is None
    for other, told in ((rhino("a.f", 23.1, 30), "wh-fault-friend"), (rhino("b.f", 23.1, 30), "wh-fault-friend"),
                        (boyz("b.f", 22.2, 31, 1), ""), (man("a.f", (22.2, 31)), "wh-fault-friend")):  # fmt: skip
        beside = table(tank, other)
        assert words(room.turn_refusal(beside, of(beside, "a.t"), first(beside, "a.t"), RIGHT)) == told
    mate = rhino("a.x", 23.1, 30).unit.models
    alone = table(tank)
    assert words(room.turn_refusal(alone, of(alone, "a.t"), first(alone, "a.t"), RIGHT, mate)) == "wh-fault-friend"
    one_side = table(tank, man("a.f", (22.2, 28.2)), man("a.g", (17.8, 31.8)))
    for turn, told in ((45_000, "wh-fault-friend"), (-45_000, ""), (315_000, ""), (180_000, "wh-fault-friend")):
        assert words(room.turn_refusal(one_side, of(one_side, "a.t"), first(one_side, "a.t"), turn)) == told
    corner = table(vehicle("a.t", "predator", "predator", 1.5, 30))
    assert words(room.turn_refusal(corner, of(corner, "a.t"), first(corner, "a.t"), RIGHT)) == "wh-fault-off-table"
    water = table(tank, pieces=[piece("deep-water", 21.8, 28, 24, 32)])
    assert words(room.turn_refusal(water, of(water, "a.t"), first(water, "a.t"), RIGHT)) == "wh-fault-impassable"
