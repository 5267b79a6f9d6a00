"""The panic step: running for cover, lying down, recovering; lone models (AZ-MOR-06 to AZ-MOR-18, AZ-LON)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.morale.lone_models import LoneTests
from grognard.games.operation_ww2.rules.movement.fleeing import flights
from grognard.games.operation_ww2.rules.movement.panic import ChoosePanicking, PanicStep
from grognard.games.operation_ww2.state.choices import Flight, NextUnit
from grognard.games.operation_ww2.state.events.morale import Fled, LoneTested, MoraleTested, Rallied
from grognard.games.operation_ww2.state.state import Machine, State, Unit
from grognard.games.operation_ww2.table.log_lines import NARRATOR
from tests.games.operation_ww2.table import ground, happened, over, person, play, same_from_text, unit

FOE = unit("b.foe", (60, 20))
WOOD = {"id": "wood", "kind": "woods", "rectangle": ((0, 0), (120, 42))}
"""A wood across the south: its edge runs 78 cm from the top."""


def broken(*places: tuple[float, float], id: str = "a.one", **fields: Any) -> Unit:
    """A broken unit."""
    return unit(id, *places, broken=True, **fields)


def lying(squad: Unit) -> Unit:
    """The unit with all its models scared."""
    return replace(squad, models=tuple(replace(model, posture="scared") for model in squad.models))


def panic(*units: Unit, dice: tuple[int, ...] = (), **more: Any) -> Battle[State]:
    """The panic step, played to its end."""
    battle = play(PanicStep(), *units, dice=dice, **more)
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


def where(battle: Battle[State], id: str = "a.one") -> list[tuple[float, float, str]]:
    """Where the models of a unit are, and how."""
    return [(round(m.x / 1000, 1), round(m.y / 1000, 1), m.posture) for m in battle.state.units[id].models]


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-11", "AZ-MOR-17")
def test_az_mor_06_in_the_open_they_run_to_the_nearest_cover_and_lie_down():
    battle = panic(broken((50, 70), (53, 70)), FOE, map=ground(WOOD))
    assert where(battle) == [(50, 78.1, "scared"), (53, 78.1, "scared")]
    squad = battle.state.units["a.one"]
    assert (squad.detection, squad.broken) == ("moved", True)
    marked = panic(broken((50, 70)), FOE, map=ground(WOOD), options={"rally_marker": "always_stationary"})
    assert marked.state.units["a.one"].detection == "stationary"


@pytest.mark.rule("AZ-MOR-17")
def test_az_mor_17_a_run_that_does_not_get_there_goes_on_next_turn():
    battle = panic(broken((50, 40)), FOE, map=ground(WOOD))
    assert where(battle) == [(50, 60, "standing")]
    # Entering the wood costs 5 cm: from 60 to 78.1 is too far to get in.
    again = panic(battle.state.units["a.one"], FOE, map=ground(WOOD))
    ((_, y, posture),) = where(again)
    assert posture == "standing"
    assert 70 < y < 78
    third = panic(again.state.units["a.one"], FOE, map=ground(WOOD))
    assert where(third) == [(50, 78.1, "scared")]
    flat = panic(broken((50, 40)), FOE, map=ground(WOOD), options={"panic_run_short": "lie_down_in_open"})
    assert where(flat) == [(50, 60, "scared")]


@pytest.mark.rule("AZ-MOR-08", "AZ-MOR-12")
def test_seed_broken_models_without_a_way_of_escape_run_for_another_cover_that_is_not_nearer():
    """Seed, Pánikba esett modellek, menekülési útvonal nélkül."""
    near = {"id": "near", "kind": "rubble", "rectangle": ((55, 74), (65, 80))}
    battle = panic(broken((60, 50)), FOE, map=ground(near, WOOD))
    # The craters lie 10 cm ahead, nearer to the enemy; the wood 28 cm behind.
    assert where(battle) == [(60, 70, "standing")]


@pytest.mark.rule("AZ-MOR-12")
def test_az_mor_12_only_an_enemy_who_is_seen_frightens():
    near = {"id": "near", "kind": "rubble", "rectangle": ((55, 74), (65, 80))}
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((0, 95), (120, 96))}
    battle = panic(broken((60, 50)), FOE, map=ground(near, WOOD, wall))
    assert where(battle) == [(60, 45.9, "scared")]


@pytest.mark.rule("AZ-MOR-07")
def test_az_mor_07_with_some_in_cover_the_others_may_come_nearer():
    near = {"id": "near", "kind": "rubble", "rectangle": ((55, 74), (65, 80))}
    battle = panic(broken((60, 45), (60, 50)), FOE, map=ground(near, WOOD))
    assert where(battle)[0] == (60, 45, "scared")
    assert where(battle)[1][2] == "scared"
    assert where(battle)[1][1] < 50


@pytest.mark.rule("AZ-MOR-09")
def test_az_mor_09_without_cover_straight_away_from_the_nearest_enemy_and_off_the_table():
    assert where(panic(broken((60, 50)), FOE)) == [(60, 70, "standing")]
    battle = panic(broken((60, 110), (63, 110)), unit("b.foe", (60, 90)))
    assert battle.state.units["a.one"].place == "gone"
    (fled,) = happened(battle, Fled)
    assert isinstance(fled, Fled)
    assert all(flight.off_table for flight in fled.flights)


@pytest.mark.rule("AZ-MOR-19", "AZ-MOR-09", "AZ-MOR-14")
@pytest.mark.parametrize(("option", "counted"), [("all_losses", 1), ("fire_and_melee_only", 0)])
def test_az_mor_19_who_runs_off_the_table_counts_as_a_loss(option: str, counted: int):
    # One stands so near the edge that he runs off it, the others farther up the table.
    torn = broken((60, 110), (63, 70), (66, 70))
    battle = panic(torn, unit("b.foe", (60, 50)), options={"panic_counts": option})
    after = battle.state.units["a.one"]
    assert len(after.models) == 2
    assert after.losses == torn.losses + counted
    # The broken are not asked again for it.
    assert due(battle, after) == 0


@pytest.mark.rule("AZ-MOR-13", "AZ-MOR-14")
def test_az_mor_13_by_the_option_the_broken_are_tested_as_soon_as_the_third_has_run_off_the_table():
    torn = broken((60, 110), (63, 70), (66, 70), losses=2, tested=2)
    options = {"broken_tests_again": "yes"}
    battle = panic(torn, unit("b.foe", (60, 50)), dice=(1,), options=options)
    assert happened(battle, MoraleTested) == [MoraleTested("a.one", passed=False)]
    assert (
        happened(panic(replace(torn, losses=1, tested=1), unit("b.foe", (60, 50)), options=options), MoraleTested) == []
    )


@pytest.mark.rule("AZ-MOR-15", "AZ-MOR-06")
def test_az_mor_15_behind_a_wall_between_themselves_and_the_enemy():
    wall = {"id": "wall", "kind": "low-wall", "rectangle": ((30, 62), (90, 63))}
    battle = panic(broken((60, 54)), FOE, map=ground(wall))
    # Over the wall (5 cm), which ends 58 cm from the top: a base beyond.
    ((_, y, posture),) = where(battle)
    assert posture == "scared"
    assert y == pytest.approx(59, abs=0.1)
    covered = panic(broken((60, 54)), FOE, map=ground(wall, WOOD), options={"panic_cover": "covered_terrain_only"})
    assert where(covered) == [(60, 69, "standing")]


@pytest.mark.rule("AZ-MOR-06")
def test_into_a_building_they_run_through_a_door():
    from grognard.games.operation_ww2.data.maps import BuildingRow, Opening

    house = {
        "id": "house",
        "kind": "building",
        "rectangle": ((50, 40), (70, 55)),
        "building": BuildingRow(material="brick", openings=(Opening(kind="gap", at=(60, 55)),)),
    }
    battle = panic(broken((62, 55)), FOE, map=ground(house))
    ((x, y, posture),) = where(battle)
    assert posture == "scared"
    assert x == pytest.approx(60, abs=0.2)
    assert y == pytest.approx(66, abs=0.2)


@pytest.mark.rule("AZ-MOR-10", "AZ-TRN-07", "AZ-MOR-11")
def test_az_mor_10_who_lies_in_cover_when_the_step_begins_may_recover():
    squad = lying(broken((50, 90), (53, 90), detection="moved"))
    battle = panic(squad, FOE, dice=(4,), map=ground(WOOD), turn=3)
    assert happened(battle) == [Rallied("a.one")]
    unit_ = battle.state.units["a.one"]
    assert (unit_.broken, unit_.acted_turn, unit_.detection) == (False, 3, "stationary")
    assert {model.posture for model in unit_.models} == {"standing"}
    failed = panic(squad, FOE, dice=(3,), map=ground(WOOD))
    assert failed.state.units["a.one"] == squad
    # One of them stands in cover still: they lie down, and wait for the next turn.
    half = replace(squad, models=(squad.models[0], replace(squad.models[1], posture="standing")))
    assert {posture for _, _, posture in where(panic(half, FOE, map=ground(WOOD)))} == {"scared"}


@pytest.mark.rule("AZ-MOR-16")
def test_az_mor_16_by_the_option_they_lie_down_in_the_panic_step():
    battle = panic(broken((50, 90)), FOE, map=ground(WOOD), options={"panic_in_cover": "lie_down_in_panic_step"})
    assert where(battle) == [(50, 90, "scared")]
    assert battle.state.units["a.one"].detection == "stationary"


@pytest.mark.rule("AZ-TRN-09")
def test_az_trn_09_the_side_that_had_the_initiative_first_in_its_own_order():
    units = [broken((20 + 20 * n, 90), id=f"a.{name}") for n, name in enumerate(("one", "two"))]
    foe = broken((60, 20), id="b.foe")
    battle = play(PanicStep(), *units, foe, initiative=0)
    assert isinstance(battle.decision, ChoosePanicking)
    assert battle.choices() == [NextUnit("a.one"), NextUnit("a.two")]
    same_from_text(battle)
    battle.choose(NextUnit("a.two"))
    over(battle)
    assert [event.unit for event in happened(battle, Fled) if isinstance(event, Fled)] == ["a.two", "a.one", "b.foe"]
    other = panic(*units, foe, initiative=1)
    assert next(event.unit for event in happened(other, Fled) if isinstance(event, Fled)) == "b.foe"


@pytest.mark.rule("AZ-TRN-09")
def test_az_trn_09_by_the_option_both_sides_run_at_once():
    # One after the other the second flees from where the first has run to; at once it does not know.
    one, other = broken((60, 60)), broken((60, 50), id="b.foe")
    after = panic(one, other, initiative=0)
    assert where(after) == [(60, 80, "standing")]
    assert where(after, "b.foe") == [(60, 30, "standing")]
    lie = lying(broken((50, 90), id="a.two"))
    together = panic(
        one, other, lie, initiative=0, map=ground(WOOD), dice=(9,), options={"panic_step_first": "simultaneous"}
    )
    kinds = [type(event).__name__ for event in happened(together)]
    assert kinds == ["Fled", "Fled", "Rallied"]


@pytest.mark.rule("AZ-MOR-18")
def test_az_mor_18_a_gun_crew_leaves_its_gun_or_stays_by_the_option():
    gun = person("a.gun.1", (60, 60), role="gun", weapons=("pak-40",), length=6000, width=3000, machine=Machine())
    crew = [person(f"a.gun.{n}", (58 + 2 * n, 65), role="gunner") for n in (2, 3)]
    squad = unit("a.gun", models=(gun, *crew), broken=True)
    battle = panic(squad, FOE, map=ground(WOOD))
    assert [model.y for model in battle.state.units["a.gun"].models] == [60_000, 78_100, 78_100]
    stays = panic(squad, FOE, map=ground(WOOD), options={"broken_crew": "stays"})
    assert [(model.y, model.posture) for model in stays.state.units["a.gun"].people] == [(65_000, "scared")] * 2
    assert panic(lying(squad), FOE, dice=(9,), options={"broken_crew": "stays"}).state.units["a.gun"].broken is False


@pytest.mark.rule("AZ-MOR-17")
def test_az_mor_17_they_choose_the_same_cover_if_they_can():
    left = {"id": "left", "kind": "rubble", "rectangle": ((40, 50), (48, 60))}
    right = {"id": "right", "kind": "rubble", "rectangle": ((64, 50), (72, 60))}
    squad = broken((50, 65), (60, 65))
    battle = panic(squad, FOE, map=ground(left, right))
    assert all(x <= 48 for x, _, _ in where(battle))


@pytest.mark.rule("AZ-MOR-13")
def test_a_unit_in_the_open_that_was_scared_again_runs_all_the_same():
    squad = lying(broken((50, 70)))
    assert where(panic(squad, FOE, map=ground(WOOD))) == [(50, 78.1, "scared")]
    assert flights(play(PanicStep(), unit("a.one", (50, 70)), FOE), squad)[0].way


# ---- lone models -------------------------------------------------------------------------------------------------


def alone(*dice: int, last: Unit | None = None, people: int = 10, **more: Any) -> Battle[State]:
    """The tests of lone models, where one is left of ten."""
    units = last or unit("a.one", (50, 90)), FOE
    lists = {"a.one": {"people": people, **more.pop("entry", {})}}
    battle = play(LoneTests(), *units, dice=dice, lists=lists, **more)
    over(battle)
    return battle


@pytest.mark.rule("AZ-LON-01")
def test_az_lon_01_who_is_left_of_a_unit_tests_every_turn_and_goes_if_he_fails():
    # Below half strength: 5 is needed.
    kept = alone(5)
    assert happened(kept, LoneTested) == [LoneTested("a.one", passed=True)]
    assert kept.state.units["a.one"].place == "table"
    assert alone(4).state.units["a.one"].place == "gone"


@pytest.mark.rule("AZ-LON-02", "AZ-SNP-04")
def test_az_lon_02_only_reduced_units_or_by_the_option_all_of_one():
    assert happened(alone(people=1)) == []
    # The enemy has but one model too.
    assert len(happened(alone(9, 9, people=1, options={"lone_applies_to": "all_single_models"}))) == 2
    assert happened(alone(entry={"characteristics": ("sniper",)})) == []
    assert happened(alone(last=unit("a.one", (50, 90), (53, 90)))) == []


@pytest.mark.rule("AZ-LON-03")
def test_az_lon_03_lone_and_broken_takes_both_tests_or_by_the_option_the_first_only():
    last = lying(broken((50, 90)))
    both = alone(9, last=last, map=ground(WOOD))
    assert both.state.units["a.one"].broken
    lists = {"a.one": {"people": 10}}
    assert not panic(last, FOE, dice=(9,), map=ground(WOOD), lists=lists).state.units["a.one"].broken
    only = alone(9, last=last, map=ground(WOOD), options={"lone_and_broken": "lone_only"}, turn=2)
    assert (only.state.units["a.one"].broken, only.state.units["a.one"].acted_turn) == (False, 0)
    assert happened(panic(last, FOE, lists=lists, options={"lone_and_broken": "lone_only"})) == []


RUNS, LIES, GOES = (
    Flight("a.one.1", ((60_000, 70_000),)),
    Flight("a.one.2", (), lies=True),
    Flight("a.one.3", ((60_000, 118_000),), off_table=True),
)
SHUT_IN = Flight("a.one.1", ())


@pytest.mark.rule("AZ-MOR-09", "AZ-MOR-06")
@pytest.mark.parametrize(
    ("flown", "told"),
    [
        ((RUNS,), "flees for cover."),
        ((RUNS, LIES), "flees for cover."),
        ((LIES,), "lies low in its cover."),
        ((LIES, SHUT_IN), "finds nowhere to run."),
        ((GOES,), "flees off the table."),
        ((RUNS, GOES), "flees for cover; one model runs off the table."),
        ((RUNS, GOES, GOES), "flees for cover; 2 models run off the table."),
    ],
)
def test_az_mor_09_the_log_says_who_has_run_off_the_table_and_who_has_not_run(flown: Any, told: str) -> None:
    battle = play(PanicStep(), unit("a.one", (60, 60)), FOE)
    line = NARRATOR.sentence(battle, Fled("a.one", flown, "moved"))
    assert line is not None
    assert english(line).endswith(f" {told}")
