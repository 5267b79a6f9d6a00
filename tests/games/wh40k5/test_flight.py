"""Where those run who fall back, past vehicles as their hulls lie (WH-MORALE-05, WH-MORALE-13)."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Any, Literal

import pytest

from grognard.core.battle import Battle
from grognard.games.wh40k5.ground.coherency import is_coherent
from grognard.games.wh40k5.rules.morale.morale import FallBack, RunRound
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.state.choices import Alight, Shock
from grognard.games.wh40k5.state.events.morale import FellBack, UnitGone
from grognard.games.wh40k5.state.state import State
from grognard.space.plane import gap
from tests.games.playing import answer, happened, over, where
from tests.games.wh40k5.table import Posted, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import DOWN, RIGHT, UP, rhino, speeder

BASE = 25 / 25.4 / 2
"""How far the base of an infantryman reaches from its middle, in inches."""
TOUCH = 0.004
LENGTH, WIDTH = 4.4, 2.9
"""Of the hull of a Rhino."""


def men(id: str, *places: tuple[float, float], **more: Any) -> Posted:
    """Guardsmen, falling back, at these places."""
    return unit(id, "infantry-squad", [row("guardsman", len(places))], places=places, fleeing=True, **more)


def gone(battle: Battle[State], id: str) -> list[float]:
    """How far each model of a unit ran, in inches along its way."""
    (event,) = [event for event in happened(battle, FellBack) if event.unit == id]
    found = {}
    for each in event.steps:
        way = [STARTS[each.model], *((x / 1000, y / 1000) for x, y in each.points)]
        found[each.model] = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way))
    return [found[model] for model in sorted(found)]


STARTS: dict[str, tuple[float, float]] = {}


def run(unit: Posted, *others: Posted, dice: tuple[int, ...] = (3, 4)) -> Battle[State]:
    """A unit falls back 7" unless the dice say otherwise."""
    STARTS.update({model.id: (model.x / 1000, model.y / 1000) for model in unit.unit.models})
    return play(FallBack(unit.unit.id), unit, *others, dice=dice)


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-13")
@pytest.mark.parametrize("seat", ["a", "b"])
@pytest.mark.parametrize("facing", [UP, DOWN])
def test_who_stands_at_a_vehicle_with_the_way_home_open_runs_his_full_distance(seat: str, facing: int) -> None:
    """Three men touch the edge of a Rhino, theirs or the enemy's, and have the table's edge at their backs."""
    y = 20 + LENGTH / 2 + BASE + TOUCH
    places = [(18.8 + (2 * BASE + TOUCH) * number, y) for number in range(3)]
    battle = run(men("a.g", *places), rhino(f"{seat}.r", 20, 20, facing=facing))
    ends = [where(battle, f"a.g.{number}") for number in (1, 2, 3)]
    assert [x for x, _ in ends] == [round(x, 3) for x, _ in places]
    assert [end for _, end in ends] == [pytest.approx(y + 7, abs=0.002)] * 3


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-13")
@pytest.mark.parametrize("seat", ["a", "b"])
@pytest.mark.parametrize("off", [TOUCH, 0.3, 0.99, 1.0, 1.2])
def test_who_stands_beside_the_flank_of_a_vehicle_runs_past_it(seat: str, off: float) -> None:
    """At contact, nearer than 1", exactly at 1", a little farther: straight home, beside the hull."""
    x = 20 + WIDTH / 2 + BASE + off
    battle = run(men("a.g", (x, 18), (x, 19.5)), rhino(f"{seat}.r", 20, 20, facing=UP))
    ends = [where(battle, f"a.g.{number}") for number in (1, 2)]
    assert [end for end, _ in ends] == [pytest.approx(x, abs=0.001)] * 2
    assert [end for _, end in ends] == [pytest.approx(y + 7, abs=0.002) for y in (18, 19.5)]


@pytest.mark.rule("WH-MORALE-05", "WH-MORALE-13")
@pytest.mark.parametrize("off", [TOUCH, 0.5, 1.0])
@pytest.mark.parametrize("facing", [UP, RIGHT])
def test_a_vehicle_between_a_man_and_his_edge_is_passed_sideways(off: float, facing: int) -> None:
    """Sideways along the hull is no doubling back: he goes his full distance round its corner."""
    half = (LENGTH if facing == UP else WIDTH) / 2
    battle = run(men("a.g", (20.4, 20 - half - BASE - off)), rhino("b.r", 20, 20, facing=facing), dice=(5, 5))
    assert not happened(battle, UnitGone)
    assert gone(battle, "a.g") == [pytest.approx(10, abs=0.01)]
    (model,), (tank,) = of(battle, "a.g").models, of(battle, "b.r").models
    assert model.y > 20_000
    assert gap(model, tank.body) >= 999 - 30 if off >= 1 else gap(model, tank.body) >= 0


@pytest.mark.rule("WH-MORALE-05")
@pytest.mark.parametrize("x", [17, 18.5, 20, 21.5, 23])
def test_a_way_round_a_hull_keeps_an_inch_off_it(x: float) -> None:
    """Above a slanting vehicle a man goes his distance, and ends 1" clear of it."""
    tank = rhino("b.r", 20, 20, facing=30_000)
    battle = run(men("a.g", (x, 14)), tank, dice=(4, 3))
    over(battle)
    assert gone(battle, "a.g") == [pytest.approx(7, abs=0.01)]
    assert gap(of(battle, "a.g").models[0], tank.unit.models[0].body) >= 960


@pytest.mark.rule("WH-MORALE-05")
def test_who_is_walled_in_by_hulls_is_destroyed() -> None:
    """Rhinos to the left, to the right and before him, nowhere a gap for his base: he could only turn back."""
    walls = [rhino("b.r", 20, 22, facing=RIGHT), rhino("b.s", 17.2, 19, facing=UP), rhino("b.t", 22.8, 19, facing=UP)]
    battle = run(men("a.g", (20, 19.5)), *walls)
    assert [event.why for event in happened(battle, UnitGone)] == ["trapped"]


@pytest.mark.rule("WH-MORALE-10")
@pytest.mark.parametrize("inches", [3, 6, 7])
def test_who_ran_through_a_vehicle_ends_an_inch_clear_of_its_hull(inches: int) -> None:
    """His move is lengthened until he is clear of the hull, and no farther: 1" off its edge, not off a circle about
    it."""
    y = 20 - LENGTH / 2 - BASE - TOUCH
    start = FallBack("a.g", ("b.r",))
    battle = play(start, men("a.g", (20, y)), rhino("b.r", 20, 20, facing=UP), dice=(inches // 2, inches - inches // 2))
    clear = 20 + LENGTH / 2 + BASE + 1
    assert where(battle, "a.g.1")[1] == pytest.approx(max(clear, y + inches), abs=0.11)
    assert where(battle, "a.g.1")[1] >= clear - 0.001


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27", "WH-MORALE-02", "WH-MORALE-05")
def test_men_before_a_tank_run_from_it() -> None:
    """All three before it are off 7" at once; the tank drives on behind them."""
    men_ = unit("b.g", "infantry-squad", [row("guardsman", 3)], places=[(19.2, 22), (20.2, 22), (21.2, 22)])
    tank, far = rhino("a.r", 20, 30, facing=UP), marines("a.z", 2, 46, 1)
    battle = play(MovementPhase(0), tank, men_, far, dice=(6, 6, 3, 4))
    answer(battle, Shock("a.r", 0, 6_000))
    assert not happened(battle, UnitGone)
    assert [where(battle, f"b.g.{number}")[1] for number in (1, 2, 3)] == [pytest.approx(15, abs=0.002)] * 3
    assert of(battle, "b.g").fleeing


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27", "WH-MORALE-05")
def test_men_a_tank_swings_over_get_out_from_under_it() -> None:
    """It turns on the spot over men beside it and drives off: they run, and nobody ends under the hull."""
    men_ = unit("b.g", "infantry-squad", [row("guardsman", 2)], places=[(22, 19), (22, 20.2)])
    tank, far = rhino("a.r", 20, 20, facing=UP), marines("a.z", 2, 46, 1)
    battle = play(MovementPhase(0), tank, men_, far, dice=(6, 6, 1, 1))
    answer(battle, Shock("a.r", 90_000, 3_000))
    assert not happened(battle, UnitGone)
    (hull,) = (model.body for model in of(battle, "a.r").models)
    assert all(gap(model, hull) >= 999 for model in of(battle, "b.g").models)


@pytest.mark.rule("WH-MORALE-05", "WH-VEH-16")
def test_who_has_just_got_out_runs_from_his_own_transport() -> None:
    """Every way out that is listed leaves a unit that can run from there, all of it."""
    squad = unit("a.g", "infantry-squad", [row("guardsman", 8)], 20, 20, place="aboard", aboard="a.r")
    ride = rhino("a.r", 20, 20, facing=UP)
    first = play(MovementPhase(0), ride, squad, marines("a.z", 2, 46, 1))
    ways = [choice for choice in first.choices() if isinstance(choice, Alight)]
    assert len(ways) > 1
    for way in ways:
        battle = answer(play(MovementPhase(0), ride, squad, marines("a.z", 2, 46, 1)), way)
        out = Posted(squad.listed, of(battle, "a.g"))
        assert gone(run(out, ride, dice=(3, 4)), "a.g") == [pytest.approx(7, abs=0.12)] * 8


@pytest.mark.rule("WH-MORALE-05")
def test_a_skimmer_is_passed_like_any_hull() -> None:
    """A Land Speeder on end: 1" to its flank, not the 2" of a circle about it."""
    x = 20 + 1 + 1 + BASE + 0.01
    battle = run(men("a.g", (x, 16)), speeder("b.s", 20, 20, facing=UP))
    assert where(battle, "a.g.1") == (round(x, 3), 23)


def standing(battle: Battle[State], id: str) -> list[float]:
    """How far to the right each model of a unit stands, in inches."""
    return [model.x / 1000 for model in of(battle, id).models]


@pytest.mark.rule("WH-MORALE-13", "WH-CORE-07")
@pytest.mark.parametrize(("middle", "left"), [(19, True), (21, False)])
def test_a_unit_before_a_tank_passes_it_on_one_side_together(middle: float, left: bool) -> None:
    """By their own shortest ways some would pass it on each side, and they could never regroup again."""
    places = [(middle - 3 + 1.2 * number, 16) for number in range(6)]
    battle = run(men("a.g", *places), rhino("b.r", 20, 20, facing=DOWN), dice=(4, 4))
    over(battle)
    assert is_coherent(of(battle, "a.g"))
    assert all((x < 20) == left for x in standing(battle, "a.g"))
    assert max(gone(battle, "a.g")) == pytest.approx(8, abs=0.01)
    assert min(gone(battle, "a.g")) > 6.5


@pytest.mark.rule("WH-MORALE-13", "WH-CORE-10")
@pytest.mark.parametrize("side", [-1, 1])
def test_a_unit_exactly_before_a_tank_passes_it_on_the_side_its_owner_likes(side: Literal[-1, 1]) -> None:
    places = [(17 + 1.2 * number, 16) for number in range(6)]
    battle = run(men("a.g", *places), rhino("b.r", 20, 20, facing=DOWN), dice=(4, 4))
    answer(battle, RunRound(side))
    over(battle)
    assert is_coherent(of(battle, "a.g"))
    assert all((x - 20) * side > 0 for x in standing(battle, "a.g"))


@pytest.mark.rule("WH-MORALE-13")
def test_men_at_the_end_of_a_row_take_the_others_with_them_past_it() -> None:
    """One has the way home open; some of the others were nearer to the far end of the row of friends before them."""
    row_of_friends = [(13.6 + 1.2 * number, 20) for number in range(8)]
    battle = run(
        men("a.g", *((17 + 1.2 * number, 17.5) for number in range(7))),
        unit("a.f", "infantry-squad", [row("guardsman", 8)], places=row_of_friends),
        dice=(4, 4),
    )
    over(battle)
    assert is_coherent(of(battle, "a.g"))
    assert min(standing(battle, "a.g")) > row_of_friends[-1][0]


@pytest.mark.rule("WH-MORALE-13")
def test_who_is_apart_from_the_others_keeps_none_of_them_from_running_together() -> None:
    """Two keep together past the tank, on the side of the third."""
    battle = run(men("a.g", (19, 16), (21, 16), (40, 16)), rhino("b.r", 20, 20, facing=DOWN), dice=(4, 4))
    over(battle)
    first, second, third = standing(battle, "a.g")
    assert 22 < first < 24
    assert 22 < second < 24
    assert third == 40


@pytest.mark.rule("WH-MORALE-13")
def test_men_whom_no_side_keeps_together_run_by_their_own_shortest_ways() -> None:
    """They stand too far apart before a tank each."""
    battle = run(
        men("a.g", (19, 16), (31, 16)),
        rhino("b.r", 20, 20, facing=DOWN),
        rhino("b.s", 30, 20, facing=DOWN),
        dice=(4, 4),
    )
    over(battle)
    first, second = standing(battle, "a.g")
    assert first < 18
    assert second > 32
