"""Room in a hex, and the penalty for taking too much of it (chapter Stacking)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.movement import penalty
from grognard.games.axis_allies_minis.rules.movement.penalty import ChoosePenalty, StackingPenalty
from grognard.games.axis_allies_minis.state.choices import Penalise
from grognard.games.axis_allies_minis.state.events.movement import Penalised
from grognard.games.axis_allies_minis.state.state import Unit
from tests.games.axis_allies_minis.moves import aboard, moved
from tests.games.axis_allies_minis.table import at, look, of, play, unit
from tests.games.playing import answer, asked, happened, over


def men(number: int, place: str = "D7", seat: str = "a") -> list[Unit]:
    return [
        unit(f"{seat}.{place}-{each}", "bazooka" if seat == "a" else "panzerschreck", place) for each in range(number)
    ]


@pytest.mark.rule("AAM-STACK-01", "AAM-STACK-08", "AAM-STACK-09")
def test_who_counts_as_what() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    others = [
        aboard("a.rider", "bazooka", truck),
        unit("a.plane", "p-51d-mustang", "D7"),
        unit("a.large", "17-pounder-anti-tank-gun", "D7"),
    ]
    battle = look(truck, *others, *men(2), *men(3, seat="b"))
    assert penalty.counts(battle.state, at("D7"), 0) == (2, 2)
    assert penalty.counts(battle.state, at("D7"), 1) == (3, 0)


@pytest.mark.rule("AAM-STACK-05", "AAM-STACK-01")
def test_for_each_overfull_hex_the_opponent_marks_one_ground_unit() -> None:
    plane = unit("a.plane", "p-51d-mustang", "D7")
    battle = play(StackingPenalty(0), *men(4), *men(4, "E3"), *men(3, "F5"), plane, *men(4, "G7", seat="b"))
    first = asked(battle, ChoosePenalty)
    assert first.seat == 1
    assert list(battle.choices()) == [Penalise(f"a.D7-{number}") for number in range(4)]
    answer(battle, Penalise("a.D7-2"), Penalise("a.E3-0"))
    over(battle)
    assert happened(battle, Penalised) == [Penalised("a.D7-2", "disrupted"), Penalised("a.E3-0", "disrupted")]
    assert of(battle, "a.D7-2").hits == ("disrupted",)


@pytest.mark.rule("AAM-STACK-05")
def test_nothing_happens_where_nobody_overdid_it() -> None:
    over(play(StackingPenalty(0), *men(3), unit("a.tank", "m4a1-sherman", "E5")))


@pytest.mark.rule("AAM-STACK-06", "AAM-HIT-12")
@pytest.mark.parametrize(
    ("hits", "option", "marker"),
    [
        ((), "next_hit", "disrupted"),
        (("disrupted",), "next_hit", "destroyed"),
        (("disrupted", "destroyed"), "next_hit", ""),
        (("disrupted",), "always_yellow", ""),
        ((), "always_yellow", "disrupted"),
    ],
)
def test_the_marker_is_the_next_hit_or_always_yellow(hits: tuple[str, ...], option: str, marker: str) -> None:
    hit = unit("a.hit", "bazooka", "D7", hits=hits)
    battle = play(StackingPenalty(0), hit, *men(3), options={"overstack_marker": option})
    answer(battle, Penalise("a.hit"))
    over(battle)
    assert happened(battle, Penalised) == [Penalised("a.hit", marker)]
    assert of(battle, "a.hit").hits == ((*hits, marker) if marker else hits)


@pytest.mark.rule("AAM-STACK-07", "AAM-STACK-02", "AAM-STACK-11")
def test_of_two_vehicles_the_one_that_came_last_is_too_many() -> None:
    panzer = unit("b.panzer", "panzer-iv-ausf-g", "D6")
    sherman = unit("a.sherman", "m4a1-sherman", "D8")
    battle = moved("a.sherman", "D7 D6", sherman, panzer)
    while battle.decision is not None:
        battle.choose(battle.choices()[-1])
    over(battle)
    state = battle.state
    assert penalty.overfull(state, 0) == [at("D6")]
    assert penalty.overfull(state, 1) == []
    after = play(StackingPenalty(0), *state.units.values())
    over(after)
    assert happened(after, Penalised) == [Penalised("a.sherman", "disrupted")]


@pytest.mark.rule("AAM-STACK-07")
def test_the_first_stays_the_first_though_a_third_comes() -> None:
    """A, then the enemy's, then B: only the enemy's player came to an enemy Vehicle; A's has two Vehicles there."""
    first = unit("a.first", "m4a1-sherman", "D6", came=1)
    theirs = unit("b.theirs", "panzer-iv-ausf-g", "D6", came=2)
    third = unit("a.third", "m4a1-sherman", "D7")
    battle = moved("a.third", "D6", third, first, theirs)
    while battle.decision is not None:
        battle.choose(battle.choices()[-1])
    assert of(battle, "a.third").came == 3
    assert not penalty.is_guest(battle.state, at("D6"), 0)
    assert penalty.is_guest(battle.state, at("D6"), 1)
    assert penalty.overfull(battle.state, 0) == penalty.overfull(battle.state, 1) == [at("D6")]


@pytest.mark.rule("AAM-STACK-14", "AAM-STACK-08")
def test_what_fits_within_full_and_within_maximum_stacking() -> None:
    battle = look(*men(3), unit("a.garand", "m1-garand-rifle", "A1"), unit("a.tank", "m4a1-sherman", "A1"))
    garand, tank = of(battle, "a.garand"), of(battle, "a.tank")
    assert not penalty.fits(battle, garand, at("D7"))
    assert penalty.fits(battle, garand, at("D7"), over=True)
    assert penalty.fits(battle, tank, at("E7"))
    crowded = look(*men(4), garand)
    assert not penalty.fits(crowded, garand, at("D7"), over=True)


@pytest.mark.rule("AAM-STACK-03")
def test_the_reading_u09_allows_one_unit_more_in_all() -> None:
    tank = unit("a.tank", "m4a1-sherman", "A1")
    assert penalty.fits(look(*men(4), tank), tank, at("D7"), over=True)
    assert not penalty.fits(look(*men(4), tank, options={"overstack_mode": "u09"}), tank, at("D7"), over=True)
