"""Vehicles that enter over rough ground, characters and their units together (WH-GAME-11, WH-CORE-12)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.events import Happened
from grognard.core.engine.soundness import Names
from grognard.core.records import replace
from grognard.games.wh40k5.ground.positions import VOCABULARY
from grognard.games.wh40k5.rules.mission.deployment import ChooseToDeploy, Deploying, within_limits
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, Entering
from grognard.games.wh40k5.rules.mission.reserves import ReserveRolls
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.state.choices import JoinUnit, LeaveUnit, Leg
from grognard.games.wh40k5.state.events.mission import Entered, ReserveRolled
from grognard.games.wh40k5.state.setup_choices import Enter, EnterBravely, HoldBack
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, where
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import LEFT, UP, dreadnought, drive, rhino, speeder, vehicle


def reserve(posted: Any, arrival: str = "reserve", **fields: Any) -> Any:
    """A unit in reserve."""
    return replace(posted, unit=replace(posted.unit, place="off", arrival=arrival, **fields))


def straight(posted: Any, x: float, y: float, *corners: tuple[float, float], number: int = 1) -> Leg:
    """A vehicle over its southern edge to a place, or round corners."""
    model = posted.unit.models[number - 1]
    half = (model.of.hull[0] if model.of.hull else 2 * model.radius) // 2
    points = ((inches(x), 48_000 + half), (inches(x), inches(y)), *((inches(u), inches(v)) for u, v in corners))
    return Leg(model.id, points)


WOODS = piece("woods", 5, 40, 15, 44, 5)
FOE = boyz("b.o", 30, 5)


@pytest.mark.rule("WH-GAME-11", "WH-VEH-04", "WH-VEH-36")
@pytest.mark.parametrize(("face", "y"), [(2, 39.0), (1, 46.2)])
def test_a_vehicle_that_enters_over_rough_ground_tests_where_it_touches_it(face: int, y: float) -> None:
    """Nine inches in, through woods that begin 4" from the edge; a Rhino is 4.4" long."""
    posted = reserve(rhino("a.r", 0, 0))
    battle = play(Entering("a.r", "south"), posted, FOE, pieces=[WOODS], dice=(face,))
    asked(battle, ChooseEntry)
    answer(battle, Enter((straight(posted, 10, 39),)))
    over(battle)
    tank = of(battle, "a.r").models[0]
    assert where(battle, "a.r.1")[0] == 10
    assert where(battle, "a.r.1")[1] == pytest.approx(y, abs=0.003)
    assert (tank.immobilised, tank.facing) == (face == 1, UP)
    assert tank.speed == ("cruising" if face > 1 else "combat")


@pytest.mark.rule("WH-CORE-12", "WH-GAME-11")
def test_a_vehicle_immobilised_while_it_enters_stays_half_over_the_edge() -> None:
    """Wire 1" from the edge: it stops with a little more than an inch of its hull on the table."""
    posted, wire = reserve(rhino("a.r", 0, 0)), piece("wire", 5, 46, 15, 47, 0.5)
    battle = play(Entering("a.r", "south"), posted, FOE, pieces=[wire], dice=(1,))
    answer(battle, Enter((straight(posted, 10, 39),)))
    over(battle)
    assert of(battle, "a.r").on_table
    assert where(battle, "a.r.1")[1] == pytest.approx(49.2, abs=0.003)
    said = [entry.rules for entry in battle.log if isinstance(entry, Happened) and isinstance(entry.event, Entered)]
    assert ["WH-CORE-12" in rules for rules in said] == [True]


@pytest.mark.rule("WH-CORE-12", "WH-VEH-08", "WH-VEH-24")
def test_a_wreck_half_over_the_edge_is_read_back() -> None:
    """Of a squadron the immobilised is wrecked where it stands, wire 1" from the northern edge: its outline begins
    beyond the table, which is a position of the battle. What is counted is never less than nothing."""
    tanks, wire = reserve(vehicle("a.t", "leman-russ-squadron", "leman-russ", 0, 0, 2)), piece("wire", 0, 1, 15, 2, 0.5)
    battle = play(Entering("a.t", "north"), tanks, FOE, pieces=[wire], dice=(4, 1))
    half = tanks.unit.models[0].body.length // 2
    ways = [(inches(x), -half) for x in (8, 13)]
    legs = [Leg(f"a.t.{number}", (start, (start[0], inches(9)))) for number, start in enumerate(ways, 1)]
    answer(battle, Enter(tuple(legs)))
    over(battle)
    assert [each.id for each in battle.state.remains] == ["wreck.a.t.2"]
    highest = min(y for _, y in battle.state.remains[0].outline)
    assert highest == pytest.approx(1_000 - 2 * half, abs=3)
    names = Names(battle.state.units, battle.state.units, VOCABULARY, {})
    assert names.fault("outline", highest, True) is None
    assert names.fault("until", highest, True) is not None


@pytest.mark.rule("WH-CORE-12")
def test_no_model_overhangs_the_edge_but_a_walker_that_cannot_fully_enter() -> None:
    """A Dreadnought's base is 2.4" wide; with 1" on the dice it comes as far as that; later it walks on. A Carnifex of
    the same size does not come."""
    posted = reserve(dreadnought("a.d", 0, 0))
    battle = play(Entering("a.d", "south"), posted, FOE, dice=(1, 1))
    answer(battle, EnterBravely())
    way = Enter((straight(posted, 10, 48.181),))
    assert battle.refusal(way) is None
    short = Enter((straight(posted, 10, 48.6),))
    assert refused(battle, short)[0] == "wh-fault-off-table"
    answer(battle, way)
    over(battle)
    there = of(battle, "a.d")
    assert where(battle, "a.d.1")[1] == pytest.approx(48.181)
    later = replace(posted, unit=replace(there, moved=False, activated=False))
    battle = play(MovementPhase(0), later, FOE)
    on = [choice for choice in battle.choices() if getattr(choice, "legs", ())]
    assert on
    answer(battle, on[0])
    creature = reserve(unit("a.c", "carnifexes", [row("carnifex")]))
    battle = play(Entering("a.c", "south"), creature, FOE, dice=(1, 1, 1))
    answer(battle, EnterBravely())
    assert [type(choice).__name__ for choice in battle.choices()] == ["NoRoom"]


@pytest.mark.rule("WH-GAME-11", "WH-VEH-01")
def test_a_vehicle_turns_on_its_way_in() -> None:
    posted = reserve(rhino("a.r", 0, 0))
    battle = play(Entering("a.r", "south"), posted, FOE)
    answer(battle, Enter((straight(posted, 20, 44, (16, 44)),)))
    over(battle)
    assert where(battle, "a.r.1") == (16, 44)
    assert of(battle, "a.r").models[0].facing == LEFT
    far = play(Entering("a.r", "south"), posted, FOE)
    assert refused(far, Enter((straight(posted, 20, 44, (12, 44)),)))[0] == "wh-fault-far"
    closed = play(Entering("a.r", "south"), posted, FOE, pieces=[piece("building", 10, 42, 17, 46, 4)])
    assert refused(closed, Enter((straight(posted, 20, 44, (16, 44)),)))[0] == "wh-fault-impassable"


@pytest.mark.rule("WH-GAME-11", "WH-MOVE-03")
def test_a_skimmer_tests_only_where_it_ends() -> None:
    posted = reserve(speeder("a.s", 0, 0))
    for y, dice in ((36, ()), (42, (3,))):
        battle = play(Entering("a.s", "south"), posted, FOE, pieces=[WOODS], dice=dice)
        answer(battle, Enter((straight(posted, 10, y),)))
        over(battle)
    tanks = reserve(vehicle("a.t", "leman-russ-squadron", "leman-russ", 0, 0, 2))
    battle = play(Entering("a.t", "south"), tanks, FOE, pieces=[WOODS], dice=(4, 1))
    answer(battle, Enter((straight(tanks, 8, 39), straight(tanks, 13, 39, number=2))))
    over(battle)
    # Immobilised is wrecked in a squadron (WH-VEH-08).
    assert [model.id for model in of(battle, "a.t").models] == ["a.t.1"]
    assert len(battle.state.remains) == 1


@pytest.mark.rule("WH-GAME-11", "WH-UNIT-07")
def test_a_character_may_join_a_unit_before_it_is_deployed_and_comes_with_it() -> None:
    captain = unit("a.c", "captain", [row("captain")], place="off")
    squad, tank = marines("a.m", 0, 0, 3, place="off"), replace(rhino("a.r", 0, 0))
    tank = replace(tank, unit=replace(tank.unit, place="off"))
    battle = play(Deploying(0), captain, squad, tank, FOE, deployment="pitched-battle", mission="annihilation")
    asked(battle, ChooseToDeploy)
    assert JoinUnit("a.c", "a.m") in battle.choices()
    assert JoinUnit("a.c", "a.r") not in battle.choices()
    answer(battle, JoinUnit("a.c", "a.m"))
    assert of(battle, "a.m").guests == ("a.c",)
    assert LeaveUnit("a.c") in battle.choices()
    answer(battle, LeaveUnit("a.c"), JoinUnit("a.c", "a.m"), HoldBack("a.m", "reserve"))
    assert LeaveUnit("a.c") not in battle.choices()
    begun = battle.state.units
    kept = [replace(each, unit=begun[each.unit.id]) for each in (captain, squad)]
    rolls = play(ReserveRolls(0), *kept, FOE, dice=(4,), turn=2)
    over(rolls)
    assert [event.unit for event in happened(rolls, ReserveRolled)] == ["a.m"]


@pytest.mark.rule("WH-GAME-16", "WH-UNIT-07")
def test_a_character_in_a_unit_counts_in_dawn_of_war() -> None:
    """One HQ and two Troops: with one captain on the table no unit with another may deploy."""
    first = unit("a.c", "captain", [row("captain")], 10, 40)
    second = unit("a.d", "captain", [row("captain")], place="off")
    squad = marines("a.m", 0, 0, 3, place="off")
    battle = play(Deploying(0), first, second, squad, FOE, deployment="dawn-of-war", mission="annihilation")
    assert within_limits(battle, of(battle, "a.m"))
    answer(battle, JoinUnit("a.d", "a.m"))
    assert not within_limits(battle, of(battle, "a.m"))


@pytest.mark.rule("WH-VEH-01")
def test_a_vehicle_half_over_the_edge_may_drive_on() -> None:
    tank = rhino("a.r", 10, 47)
    battle = play(MovementPhase(0), tank, FOE)
    assert battle.refusal(drive("a.r", (0, 6))) is None
