"""Clauses that only an edge of a rule shows: what was there before, who is alone, what an event leaves as it was."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground import arms
from grognard.games.wh40k5.odds import hit_odds
from grognard.games.wh40k5.rules.shooting import blast_hits
from grognard.games.wh40k5.rules.turn.turn import ChooseShooter, ShootingPhase
from grognard.games.wh40k5.rules.units import artillery, characters
from grognard.games.wh40k5.state.choices import Firing, Run
from grognard.games.wh40k5.state.events.mission import MishapSuffered
from grognard.games.wh40k5.state.events.movement import GroundTried
from grognard.games.wh40k5.state.events.vehicles import Alighted, PassengersLost
from tests.games.playing import asked
from tests.games.wh40k5.table import boyz, marines, of, play, row, unit
from tests.games.wh40k5.test_artillery import battery
from tests.games.wh40k5.vehicles_table import rhino

FOE = boyz("b.o", 40, 4)


# ---- the shooting phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-11", "WH-MOVE-05")
def test_who_runs_in_the_shooting_phase_rolls_for_it() -> None:
    battle = play(ShootingPhase(0), marines("a.m", 10, 40, 3), FOE, dice=None)
    battle.choose(Run("a.m"))
    assert not isinstance(asked(battle), ChooseShooter)


@pytest.mark.rule("WH-GAME-05")
def test_by_day_whoever_is_in_sight_is_seen() -> None:
    battle = play(ShootingPhase(0), marines("a.m", 10, 40, 3), FOE)
    assert hit_odds.sight_by_night(battle, of(battle, "a.m"), of(battle, "b.o")) == Fraction(1)


@pytest.mark.rule("WH-SAVE-04")
@pytest.mark.parametrize("value", ["cover", "no_cover"])
def test_by_the_option_cover_from_half_of_the_firers_is_enough_for_markers_that_stray(value: str) -> None:
    option = play(ShootingPhase(0), FOE).system.book.catalogue.options["half_of_firers"]
    other = next(each for each in option.values if each != "cover")
    battle = play(ShootingPhase(0), FOE, options={"half_of_firers": value if value == "cover" else other})
    assert blast_hits.half_is_enough(battle) is (value == "cover")


# ---- weapons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-13")
@pytest.mark.parametrize(
    ("kind", "weapon", "twin"),
    [
        ("razorback", "lascannon", True),
        ("razorback", "heavy-bolter", True),
        ("razorback", "storm-bolter", False),
        ("biker", "flamer", False),
    ],
)
def test_only_what_is_bought_instead_of_a_twin_linked_weapon_is_twin_linked(kind: str, weapon: str, twin: bool) -> None:
    model = replace(rhino("a.r", 10, 10).unit.models[0], kind=kind)
    assert arms.is_twin_linked(model, TABLES.weapons[weapon]) is twin


@pytest.mark.rule("WH-UNIT-02")
@pytest.mark.parametrize(("weapon", "fires"), [("lobba", True), ("boltgun", False)])
def test_a_gun_fires_at_what_its_crew_does_not_see_only_as_a_barrage(weapon: str, fires: bool) -> None:
    wall = rhino("a.r", 10, 14)
    battle = play(ShootingPhase(0), battery("a.g", 10, 10, 1, 1), wall, boyz("b.o", 10, 44, 1))
    own, target = of(battle, "a.g"), of(battle, "b.o")
    man = next(model for model in own.models if "crew" in model.of.classes)
    for given, may in ((target, fires), (None, True)):
        assert artillery.serves(battle, own, man, Firing("a.g.1", weapon), given) is may


# ---- characters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-UNIT-07")
@pytest.mark.parametrize(("place", "may"), [("joined", ["a.c"]), ("table", [])])
def test_only_a_character_who_is_still_with_his_unit_parts_from_it_before_deployment(
    place: str, may: list[str]
) -> None:
    squad = marines("a.m", 10, 40, 3, place="off")
    leader = unit("a.c", "captain", [row("captain")], 10, 42, place=place, joined="a.m")
    battle = play(ShootingPhase(1), squad, leader, FOE)
    assert characters.parted_before(battle, 0) == may


# ---- events ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-03")
@pytest.mark.parametrize(("result", "gone"), [("destroyed", True), ("delayed", False)])
def test_passengers_are_lost_with_the_vehicle_that_strikes_deep(result: str, gone: bool) -> None:
    riders = marines("a.m", 10, 40, 3, place="aboard", aboard="a.r")
    battle = play(ShootingPhase(1), rhino("a.r", 10, 40), riders, FOE)
    after = MishapSuffered("a.r", result).apply(battle.state)  # type: ignore[arg-type]
    assert [after.units[id].place == "destroyed" for id in ("a.r", "a.m", "b.o")] == [gone, gone, False]


@pytest.mark.rule("WH-MOVE-10", "WH-MOVE-02")
@pytest.mark.parametrize(("before", "moves", "moved"), [(1, 0, 1), (0, 0, 0), (0, 1, 1)])
def test_who_has_moved_has_still_moved_after_trying_the_ground(before: int, moves: int, moved: int) -> None:
    battle = play(ShootingPhase(1), marines("a.m", 10, 40, 3, moved=bool(before)), FOE)
    assert GroundTried("a.m", 4_000, bool(moves)).apply(battle.state).units["a.m"].moved == bool(moved)


@pytest.mark.rule("WH-VEH-16", "WH-VEH-17")
def test_who_gets_out_has_moved_if_he_had_before() -> None:
    riders = marines("a.m", 10, 40, 1, place="aboard", aboard="a.r", moved=True)
    battle = play(ShootingPhase(1), rhino("a.r", 10, 40), riders, FOE)
    after = Alighted("a.m", ((12_000, 40_000),), True, False, False).apply(battle.state).units["a.m"]
    assert (after.moved, after.place, after.aboard) == (True, "table", None)


@pytest.mark.rule("WH-VEH-19", "WH-VEH-29")
@pytest.mark.parametrize(("dead", "place"), [(1, "aboard"), (2, "destroyed")])
def test_passengers_are_destroyed_when_the_last_of_them_dies(dead: int, place: str) -> None:
    riders = marines("a.m", 10, 40, 2, place="aboard", aboard="a.r")
    battle = play(ShootingPhase(1), rhino("a.r", 10, 40), riders, FOE)
    removed = tuple(model.id for model in of(battle, "a.m").models[:dead])
    after = PassengersLost("a.m", removed).apply(battle.state).units["a.m"]
    assert (after.place, after.lost) == (place, dead)
