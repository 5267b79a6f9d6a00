"""Reserves, outflanking, deep strike and its mishaps, night fighting (WH-GAME-01 to WH-GAME-05, WH-GAME-11, -12)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle, RollDice
from grognard.core.records import replace
from grognard.games.wh40k5.ground.placing import circles
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop, ChooseMisplaced, DeepStriking
from grognard.games.wh40k5.rules.mission.entering import ChooseEntry, Entering
from grognard.games.wh40k5.rules.mission.reserves import Arrivals, Outflanking, ReserveRolls, needed
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.state.choices import Leg, Next, Shoot
from grognard.games.wh40k5.state.events.characters import united
from grognard.games.wh40k5.state.events.mission import DeepStruck, Entered, MishapSuffered, NightSeen, ReserveRolled
from grognard.games.wh40k5.state.events.shooting import NoShot
from grognard.games.wh40k5.state.setup_choices import (
    Drop,
    Enter,
    EnterBravely,
    KeepSight,
    LookAgain,
    NoRoom,
    TakeFlank,
)
from grognard.games.wh40k5.state.state import State
from grognard.space.plane import gap
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, where
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, speeder

RADIUS = 0.492


def reserve(posted: Any, arrival: str = "reserve", **fields: Any) -> Any:
    """A unit in reserve."""
    return replace(posted, unit=replace(posted.unit, place="off", arrival=arrival, **fields))


def jumpers(count: int = 3) -> Any:
    """Jump infantry that comes by deep strike in this turn."""
    listed = unit("a.j", "assault-squad", [row("assault-marine", count)], special=("deep-strike",))
    return reserve(listed, "deep-strike", due=True)


def way_in(battle: Battle[State], id: str, x: float, y: float) -> Enter:
    """A single model straight over its southern edge to a place."""
    radius = of(battle, id).models[0].radius
    return Enter((Leg(f"{id}.1", ((inches(x), 48_000 + radius), (inches(x), inches(y)))),))


@pytest.mark.rule("WH-GAME-01")
def test_what_reserves_need_by_turn() -> None:
    assert [needed(turn) for turn in range(1, 8)] == [None, 4, 3, 2, 1, 1, 1]


@pytest.mark.rule("WH-GAME-01")
def test_each_unit_in_reserve_has_a_die() -> None:
    posted = [reserve(marines(f"a.m{number}", 0, 0)) for number in range(3)]
    battle = play(ReserveRolls(0), *posted, boyz("b.o", 10, 10), dice=(3, 4, 6), turn=2)
    over(battle)
    assert [of(battle, f"a.m{number}").due for number in range(3)] == [False, True, True]


@pytest.mark.rule("WH-GAME-01", "WH-GAME-12")
def test_nobody_comes_in_the_first_turn_and_everybody_from_the_fifth_on() -> None:
    for turn, comes in ((1, False), (5, True), (6, True)):
        battle = play(ReserveRolls(0), reserve(marines("a.m", 0, 0)), boyz("b.o", 10, 10), turn=turn)
        over(battle)
        assert of(battle, "a.m").due == comes


@pytest.mark.rule("WH-GAME-16")
def test_who_walks_on_comes_in_the_first_turn_without_a_roll() -> None:
    battle = play(ReserveRolls(0), reserve(marines("a.m", 0, 0), "walk-on"), boyz("b.o", 10, 10), turn=1)
    over(battle)
    assert happened(battle, ReserveRolled) == [ReserveRolled("a.m", True)]


def test_passengers_share_the_roll_of_their_transport() -> None:
    squad = marines("a.m", 0, 0, 2)
    squad = replace(squad, unit=replace(squad.unit, place="aboard", aboard="a.r"))
    rhino = reserve(unit("a.r", "rhino", [row("rhino")]))
    battle = play(ReserveRolls(0), squad, rhino, boyz("b.o", 10, 10), dice=(4,), turn=2)
    over(battle)
    assert [event.unit for event in happened(battle, ReserveRolled)] == ["a.r"]


@pytest.mark.rule("WH-TURN-04", "WH-CORE-03")
def test_units_arrive_one_after_the_other_in_their_players_order() -> None:
    posted = [reserve(marines(f"a.m{number}", 0, 0, 1), due=True) for number in range(2)]
    battle = play(Arrivals(0), *posted, boyz("b.o", 10, 10), turn=2)
    assert asked(battle, ChooseNext).units == ("a.m0", "a.m1")
    answer(battle, Next("a.m1"), way_in(battle, "a.m1", 10, 44), way_in(battle, "a.m0", 20, 44))
    over(battle)
    assert [event.unit for event in happened(battle, Entered)] == ["a.m1", "a.m0"]
    arrived = of(battle, "a.m1")
    assert (arrived.moved, arrived.activated, arrived.barred) == (True, True, False)


@pytest.mark.rule("WH-GAME-01")
def test_a_unit_enters_by_its_own_edge_with_its_normal_move() -> None:
    battle = play(Arrivals(0), reserve(marines("a.m", 0, 0, 1), due=True), boyz("b.o", 10, 30), turn=2)
    asked(battle, ChooseEntry)
    assert battle.refusal(way_in(battle, "a.m", 20, 48 + RADIUS - 6)) is None
    assert refused(battle, way_in(battle, "a.m", 20, 48 + RADIUS - 6.1))[0] == "wh-fault-far"
    assert refused(battle, way_in(battle, "a.m", 20, 47.9))[0] == "wh-fault-off-table"
    north = Enter((Leg("a.m.1", ((20_000, -492), (20_000, 4_000))),))
    assert refused(battle, north) == ("wh-fault-edge", ("WH-GAME-01",))
    answer(battle, way_in(battle, "a.m", 20, 43))
    over(battle)
    assert where(battle, "a.m.1") == (20, 43)


@pytest.mark.rule("WH-MOVE-02", "WH-MOVE-10")
def test_who_enters_through_difficult_terrain_rolls_for_it() -> None:
    woods = piece("woods", 0, 44, 48, 48)
    battle = play(
        Arrivals(0), reserve(marines("a.m", 0, 0, 1), due=True), boyz("b.o", 10, 10), pieces=[woods], dice=(2, 3),
        turn=2,
    )  # fmt: skip
    assert refused(battle, way_in(battle, "a.m", 20, 46))[0] == "wh-fault-difficult"
    answer(battle, EnterBravely())
    assert asked(battle, ChooseEntry).allowance == 3000
    assert refused(battle, way_in(battle, "a.m", 20, 45))[0] == "wh-fault-far"
    answer(battle, way_in(battle, "a.m", 20, 46))
    over(battle)


def test_a_unit_without_room_stays_in_reserve() -> None:
    wall = piece("building", 0, 46, 48, 48)
    battle = play(Arrivals(0), reserve(marines("a.m", 0, 0, 1), due=True), boyz("b.o", 10, 10), pieces=[wall], turn=2)
    assert NoRoom() in battle.choices()
    answer(battle, NoRoom())
    over(battle)
    assert (of(battle, "a.m").place, of(battle, "a.m").arrival, of(battle, "a.m").due) == ("off", "reserve", False)


@pytest.mark.rule("WH-GAME-15", "WH-GAME-11")
@pytest.mark.parametrize(("arrival", "later"), [("walk-on", "reserve"), ("outflank", "outflank")])
def test_who_finds_no_room_comes_later_as_he_would_or_out_of_reserve(arrival: str, later: str) -> None:
    wall = piece("building", 0, 46, 48, 48)
    battle = play(Entering("a.m", "south"), reserve(marines("a.m", 0, 0, 1), arrival), pieces=[wall], turn=2)
    answer(battle, NoRoom())
    over(battle)
    assert of(battle, "a.m").arrival == later


SCOUTS = unit("a.s", "scout-squad", [row("scout", 2)])


@pytest.mark.rule("WH-MOVE-02", "WH-USR-12", "WH-GAME-11")
@pytest.mark.parametrize(
    ("coming", "led", "dice"),
    [(marines("a.s", 0, 0, 2), False, 2), (SCOUTS, False, 3), (marines("a.s", 0, 0, 2), True, 2)],
)
def test_who_moves_through_cover_rolls_one_die_more_where_he_comes_on(coming: Any, led: bool, dice: int) -> None:
    """All who move together must know how."""
    leader = unit("a.c", "captain", [row("captain")], special=("move-through-cover",))
    if led:
        both, gone = united(coming.unit, leader.unit)
        coming, leader = replace(coming, unit=both), replace(leader, unit=gone)
    battle = play(Entering("a.s", "south"), reserve(coming), leader, boyz("b.o", 10, 10), dice=None, turn=2)
    answer(battle, EnterBravely())
    assert asked(battle, RollDice).roll.count == dice


@pytest.mark.rule("WH-MOVE-02", "WH-GAME-11")
def test_only_who_is_slowed_may_roll_for_rough_ground_on_his_way_in() -> None:
    for posted, may_roll in ((marines("a.j", 0, 0, 1), True), (jumpers(1), False)):
        battle = play(Entering("a.j", "south"), reserve(posted), boyz("b.o", 10, 10), dice=None, turn=2)
        assert asked(battle, ChooseEntry).may_roll == may_roll


@pytest.mark.rule("WH-GAME-11", "WH-MOVE-11")
def test_nobody_tests_for_the_ground_between_where_he_stood_and_where_he_comes_on() -> None:
    mines = piece("minefield", 5, 10, 15, 20)
    battle = play(Entering("a.m", "south"), reserve(marines("a.m", 0, 0, 1)), pieces=[mines], turn=2)
    answer(battle, way_in(battle, "a.m", 20, 44))
    over(battle)


@pytest.mark.rule("WH-GAME-11", "WH-VEH-26")
def test_a_walker_looks_the_way_it_has_come() -> None:
    walker = reserve(dreadnought("a.d", 0, 0, facing=90_000))
    battle = play(Entering("a.d", "south"), walker, boyz("b.o", 10, 10), turn=2)
    answer(battle, way_in(battle, "a.d", 20, 44))
    over(battle)
    assert of(battle, "a.d").models[0].facing == 0


@pytest.mark.rule("WH-GAME-04")
@pytest.mark.parametrize(
    ("face", "seat", "edge"), [(1, 0, "west"), (4, 0, "east"), (2, 1, "east"), (3, 1, "west")]
)  # fmt: skip
def test_a_die_says_by_which_flank_a_unit_comes(face: int, seat: int, edge: str) -> None:
    id = f"{'ab'[seat]}.s"
    scouts = reserve(unit(id, "scout-squad", [row("scout", 2)], special=("scouts",)), "outflank", due=True)
    battle = play(Outflanking(id), scouts, marines("a.m", 20, 40), boyz("b.o", 20, 10), dice=(face,), turn=2)
    assert asked(battle, ChooseEntry).edge == edge


@pytest.mark.rule("WH-GAME-04")
def test_on_a_five_or_six_the_owner_chooses_the_flank() -> None:
    scouts = reserve(unit("a.s", "scout-squad", [row("scout", 1)], special=("scouts",)), "outflank", due=True)
    battle = play(Outflanking("a.s"), scouts, boyz("b.o", 20, 10), dice=(5,), turn=2)
    answer(battle, TakeFlank("east"))
    radius = of(battle, "a.s").models[0].radius
    answer(battle, Enter((Leg("a.s.1", ((48_000 + radius, 20_000), (44_000, 20_000))),)))
    over(battle)
    assert where(battle, "a.s.1") == (44, 20)
    assert not of(battle, "a.s").barred


@pytest.mark.rule("WH-VEH-36")
def test_a_vehicle_drives_on_and_is_in_the_class_of_its_distance() -> None:
    rhino = reserve(unit("a.r", "rhino", [row("rhino")]), due=True)
    for length, speed in ((6, "combat"), (12, "cruising")):
        battle = play(Entering("a.r", "south"), rhino, boyz("b.o", 20, 10), turn=2)
        half = (rhino.unit.models[0].of.hull or (0, 0))[0] // 2
        way = Leg("a.r.1", ((20_000, 48_000 + half), (20_000, 48_000 + half - inches(length))))
        answer(battle, Enter((way,)))
        over(battle)
        model = of(battle, "a.r").models[0]
        assert (model.speed, model.facing) == (speed, 0)
    battle = play(Entering("a.r", "south"), rhino, boyz("b.o", 20, 10), turn=2)
    far = Leg("a.r.1", ((20_000, 48_000 + half), (20_000, 48_000 + half - inches(12.1))))
    assert refused(battle, Enter((far,)))[0] == "wh-fault-far"


@pytest.mark.rule("WH-GAME-02", "WH-CORE-01")
def test_a_deep_strike_scatters_and_stands_in_touching_circles() -> None:
    battle = play(DeepStriking("a.j"), jumpers(9), boyz("b.o", 4, 4, 1), dice=(3, 90, 2, 3), turn=2)
    asked(battle, ChooseDrop)
    answer(battle, Drop((inches(20), inches(30))))
    over(battle)
    models = of(battle, "a.j").models
    assert where(battle, "a.j.1") == (25, 30)
    assert all(gap(model, models[0]) <= 10 for model in models[1:7])
    assert all(gap(model, models[0]) > 100 for model in models[7:])
    arrived = of(battle, "a.j")
    assert (arrived.moved, arrived.activated, arrived.barred) == (True, True, True)


@pytest.mark.rule("WH-GAME-02", "WH-CORE-01")
@pytest.mark.parametrize("face", [1, 2])
def test_on_a_hit_a_deep_strike_lands_where_it_was_aimed(face: int) -> None:
    battle = play(DeepStriking("a.j"), jumpers(1), boyz("b.o", 4, 4, 1), dice=(face, 90, 6, 6), turn=2)
    answer(battle, Drop((inches(20), inches(30))))
    over(battle)
    assert where(battle, "a.j.1") == (20, 30)


@pytest.mark.rule("WH-GAME-02")
def test_difficult_terrain_is_dangerous_to_a_deep_strike() -> None:
    woods = piece("woods", 15, 25, 25, 35)
    battle = play(
        DeepStriking("a.j"), jumpers(2), boyz("b.o", 4, 4, 1), dice=(1, 90, 6, 6, 1, 2), pieces=[woods], turn=2
    )
    answer(battle, Drop((inches(20), inches(30))))
    over(battle)
    assert [model.id for model in of(battle, "a.j").models] == ["a.j.2"]


@pytest.mark.rule("WH-GAME-02", "WH-VEH-04", "WH-MOVE-03", "WH-MOVE-04")
@pytest.mark.parametrize(
    ("kind", "edge", "dice"), [("woods", 18.95, ()), ("woods", 19.05, (2,)), ("rock-spire", 18.95, ())]
)
def test_a_hull_comes_down_where_it_lies_not_a_circle_about_it(kind: str, edge: float, dice: tuple[int, ...]) -> None:
    """A Land Speeder 2" wide at x = 20: its flank is at 19, its middle in the open all the while. Woods under
    its flank endanger it; beside a rock it stands."""
    strikers = reserve(speeder("a.s", 0, 0, special=("deep-strike",)), "deep-strike", due=True)
    ground = [piece(kind, 10, 25, edge, 35, 5)]
    foe = boyz("b.o", 4, 4, 1)
    battle = play(DeepStriking("a.s"), strikers, foe, dice=(1, 90, 6, 6, *dice), pieces=ground, turn=2)
    answer(battle, Drop((inches(20), inches(30))))
    over(battle)
    assert of(battle, "a.s").on_table
    assert not happened(battle, MishapSuffered)


@pytest.mark.rule("WH-GAME-02", "WH-VEH-36", "WH-MOVE-03")
@pytest.mark.parametrize("face", [1, 2])
def test_difficult_terrain_may_immobilise_a_vehicle_that_strikes_deep(face: int) -> None:
    woods = piece("woods", 15, 25, 25, 35)
    strikers = reserve(speeder("a.s", 0, 0, special=("deep-strike",)), "deep-strike", due=True)
    battle = play(DeepStriking("a.s"), strikers, boyz("b.o", 4, 4, 1), dice=(1, 90, 6, 6, face), pieces=[woods], turn=2)
    answer(battle, Drop((inches(20), inches(30))))
    over(battle)
    (model,) = of(battle, "a.s").models
    assert (model.immobilised, model.speed) == (face == 1, "cruising")


@pytest.mark.rule("WH-GAME-03")
@pytest.mark.parametrize(
    ("x", "y"), [(0.2, 30), (47.9, 30), (20, 11.9), (30.3, 30)], ids=["edge", "other edge", "near an enemy", "a friend"]
)
def test_what_gives_cause_for_a_mishap(x: float, y: float) -> None:
    battle = play(
        DeepStriking("a.j"), jumpers(1), boyz("b.o", 20, 10, 1), marines("a.m", 30, 30, 1), dice=(1, 90, 1, 1, 2),
        turn=2,
    )  # fmt: skip
    answer(battle, Drop((inches(x), inches(y))))
    over(battle)
    assert happened(battle, MishapSuffered) == [MishapSuffered("a.j", "destroyed")]
    assert not of(battle, "a.j").alive


@pytest.mark.rule("WH-GAME-03")
def test_a_place_beyond_an_inch_of_an_enemy_is_safe() -> None:
    battle = play(DeepStriking("a.j"), jumpers(1), boyz("b.o", 20, 10, 1), dice=(1, 90, 1, 1), turn=2)
    answer(battle, Drop((inches(20), inches(10 + 2 * RADIUS + 1.01))))
    over(battle)
    assert happened(battle, DeepStruck)


@pytest.mark.rule("WH-GAME-03", "WH-GAME-12")
def test_on_a_three_or_four_the_enemy_places_the_unit() -> None:
    battle = play(
        DeepStriking("a.j"), jumpers(3), boyz("b.o", 20, 10, 1), dice=(1, 90, 1, 1, 4), pieces=[
            piece("building", 40, 40, 46, 46)
        ], turn=2,
    )  # fmt: skip
    answer(battle, Drop((inches(0.1), inches(30))))
    decision = asked(battle, ChooseMisplaced)
    assert decision.seat == 1
    assert refused(battle, Drop((inches(20), inches(10))))[0] == "wh-fault-landing"
    answer(battle, Drop((inches(5), inches(44))))
    over(battle)
    assert where(battle, "a.j.1") == (5, 44)


@pytest.mark.rule("WH-GAME-03", "WH-GAME-12")
def test_on_a_five_or_six_the_unit_waits_and_rolls_again() -> None:
    battle = play(DeepStriking("a.j"), jumpers(1), boyz("b.o", 20, 10, 1), dice=(1, 90, 1, 1, 5), turn=2)
    answer(battle, Drop((inches(0.1), inches(30))))
    over(battle)
    unit = of(battle, "a.j")
    assert (unit.place, unit.arrival, unit.due) == ("off", "deep-strike", False)


def test_circles_hold_six_and_twelve() -> None:
    listed = jumpers(19).unit
    legs = circles(listed, (20_000, 20_000))
    away = sorted(
        round(((leg.points[0][0] - 20_000) ** 2 + (leg.points[0][1] - 20_000) ** 2) ** 0.5, -2) for leg in legs
    )
    assert [away.count(each) for each in sorted(set(away))] == [1, 6, 12]


NIGHT: dict[str, Any] = {"deployment": "dawn-of-war", "mission": "annihilation", "turn": 1}


@pytest.mark.rule("WH-GAME-05", "WH-GAME-07")
def test_by_night_a_unit_shoots_no_farther_than_it_sees() -> None:
    firer, target = marines("a.m", 10, 30, 1), boyz("b.o", 10, 8.1, 1)
    battle = play(ShootingPhase(0), firer, target, dice=(4, 3, 1), **NIGHT)
    answer(battle, Shoot("a.m", "b.o", everyone(firer, "boltgun")))
    over(battle)
    assert happened(battle, NightSeen) == [NightSeen("a.m", 21)]
    assert not happened(battle, NoShot)


@pytest.mark.rule("WH-GAME-05")
def test_a_target_beyond_sight_by_night_is_a_shot_lost() -> None:
    firer, target = marines("a.m", 10, 30, 1), boyz("b.o", 10, 8, 1)
    battle = play(ShootingPhase(0), firer, target, dice=(3, 3), **NIGHT)
    answer(battle, Shoot("a.m", "b.o", everyone(firer, "boltgun")))
    over(battle)
    assert happened(battle, NoShot) == [NoShot("a.m", "b.o")]
    assert of(battle, "a.m").shot == "b.o"


@pytest.mark.rule("WH-GAME-05", "WH-GAME-16")
def test_the_night_is_over_after_the_first_turn() -> None:
    battle = play(ShootingPhase(0), marines("a.m", 10, 30, 1), boyz("b.o", 10, 8, 1), **(NIGHT | {"turn": 2}))
    assert not battle.state.night


@pytest.mark.rule("WH-USR-01")
@pytest.mark.parametrize(("choice", "seen"), [(KeepSight(), 6), (LookAgain(), 33)])
def test_acute_senses_look_again(choice: Any, seen: int) -> None:
    firer, target = marines("a.m", 10, 30, 1, special=("acute-senses",)), boyz("b.o", 10, 8, 1)
    dice = (1, 1) if isinstance(choice, KeepSight) else (1, 1, 6, 5, 1)
    battle = play(ShootingPhase(0), firer, target, dice=dice, **NIGHT)
    answer(battle, Shoot("a.m", "b.o", everyone(firer, "boltgun")), choice)
    over(battle)
    assert happened(battle, NightSeen) == [NightSeen("a.m", seen)]
