"""Reactions and conditions at their edges: beside and not, once and twice, one condition of several."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.reactions import defensive_fire, overwatch
from grognard.games.axis_allies_minis.state.conditions import commands, is_weakened, markers_on, shrugs, verdict
from grognard.games.axis_allies_minis.state.hits import hits
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.moves import aboard
from tests.games.axis_allies_minis.table import CardBox, at, look, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
FIGHTER, PAK, MG = "focke-wulf-fw-190a", "pak-38-anti-tank-gun", "m1919-mg"


def obstacle(kind: str, place: str | None, side: Direction | None = None, seat: int | None = None) -> Obstacle:
    """An obstacle in a hex or on a side of it, or still to be placed."""
    return Obstacle(id=f"{kind}-{place}-{seat}", kind=kind, at=at(place) if place else None, side=side, seat=seat)


# ---- reactions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-DF-01", "AAM-DF-04", "AAM-SA-70")
def test_who_stands_where_it_can_fire_from(cards: CardBox) -> None:
    platform = unit("b.car", cards.make("m3-half-track", "fighting-platform", drop=True), "D7")
    truck = unit("b.truck", cards.make("m3-half-track", drop=True), "D8")
    men = [
        unit("b.man", MAUSER, "D6"),
        aboard("b.rider", MAUSER, platform),
        aboard("b.gun", PAK, platform),
        aboard("b.inside", MAUSER, truck),
        unit("b.off", MAUSER),
        replace(unit("b.dead", MAUSER, "D6"), place="destroyed"),
        replace(aboard("b.lost", MAUSER, platform), place="destroyed"),
    ]
    battle = look(platform, truck, *men)
    assert [defensive_fire.is_posted(battle, man) for man in men] == [True, True, False, False, False, False, False]


@pytest.mark.rule("AAM-DF-01", "AAM-DF-14", "AAM-DF-10", "AAM-SA-85", "AAM-DF-07")
@pytest.mark.parametrize(
    ("card", "ability", "place", "mover", "fields", "fires"),
    [
        (MAUSER, "", "D7", GARAND, {}, True),
        (MAUSER, "", "D6", GARAND, {}, True),
        (MAUSER, "", "D9", GARAND, {}, False),
        (MAUSER, "", "D7", GARAND, {"shots": 1}, False),
        (MAUSER, "", "D7", GARAND, {"disrupted": True}, False),
        (PANZER, "", "D7", GARAND, {}, False),
        (PANZER, "overlapping-fire", "D7", GARAND, {}, True),
        (PANZER, "", "D7", SHERMAN, {}, True),
        # It leaves the neighbourhood: Battlefield Awareness answers a Vehicle.
        (PANZER, "", "D8", SHERMAN, {}, False),
        (PANZER, "battlefield-awareness", "D8", SHERMAN, {}, True),
        (MAUSER, "battlefield-awareness", "D8", SHERMAN, {}, True),
        (MAUSER, "battlefield-awareness", "D8", GARAND, {}, False),
        (PANZER, "battlefield-awareness", "D9", SHERMAN, {}, False),
        (FIGHTER, "", "D7", SHERMAN, {}, False),
    ],
)
def test_whom_a_step_provokes(
    cards: CardBox, card: str, ability: str, place: str, mover: str, fields: dict[str, Any], fires: bool
) -> None:
    able = cards.make(card, *([ability] if ability else []))
    one, enemy = unit("a.mover", mover, "D7"), unit("b.one", able, place, **fields)
    others = unit("a.friend", GARAND, "D7"), unit("b.off", MAUSER), unit("b.aware", PANZER, "D8", shots=1)
    battle = look(one, enemy, *others, phase="movement")
    found = [each.id for each in defensive_fire.provoked(battle, one, at("D7"), at("D6"))]
    assert found == (["b.one"] if fires else [])


@pytest.mark.rule("AAM-DF-07", "AAM-DF-09")
@pytest.mark.parametrize(
    ("place", "at_"), [("D8", [False]), ("D5", [True]), ("D6", [True, False]), ("D7", [True, False]), ("D9", [])]
)
def test_a_shot_is_at_the_hex_entered_or_left_if_beside_the_shooter(
    cards: CardBox, place: str, at_: list[bool]
) -> None:
    card = cards.make(PANZER, "battlefield-awareness")
    one = unit("a.mover", SHERMAN, "D7")
    battle = look(one, unit("b.one", card, place), phase="movement")
    found = [entered for _, entered in defensive_fire.shots(battle, one, at("D7"), at("D6"))]
    assert found == (at_ if place != "D5" else [])


@pytest.mark.rule("AAM-DF-04", "AAM-AIR-06", "AAM-DF-15")
@pytest.mark.parametrize(
    ("card", "abilities", "place", "fields", "fires"),
    [
        (MAUSER, ("antiair",), "D6", {}, True),
        (MAUSER, ("antiair",), "D5", {}, False),
        (MAUSER, (), "D6", {}, False),
        (MAUSER, ("antiair",), "D6", {"shots": 1}, False),
        (MAUSER, ("antiair",), "D6", {"disrupted": True}, False),
        (FIGHTER, ("ace",), "D6", {}, True),
        (FIGHTER, (), "D6", {}, False),
    ],
)
def test_who_fires_at_an_aircraft_that_is_placed(
    cards: CardBox, card: str, abilities: tuple[str, ...], place: str, fields: dict[str, Any], fires: bool
) -> None:
    plane = unit("a.air", "p-51d-mustang", "D7")
    able = cards.make(card, *abilities)
    truck = unit("b.truck", cards.make("m3-half-track", drop=True), "D6")
    battle = look(
        plane,
        unit("b.one", able, place, **fields),
        unit("a.friend", cards.make(GARAND, "antiair"), "D6"),
        truck,
        aboard("b.rider", cards.make(MAUSER, "antiair"), truck),
        unit("b.off", cards.make(MAUSER, "antiair")),
        phase="movement",
    )
    found = [each.id for each in defensive_fire.shots_at_aircraft(battle, plane, at("D7"))]
    assert found == (["b.one"] if fires else [])


@pytest.mark.rule("AAM-OW-02", "AAM-OW-07", "AAM-OW-09", "AAM-OW-11", "AAM-OW-03", "AAM-OW-04")
@pytest.mark.parametrize(
    ("card", "place", "way", "mover", "fields", "watches"),
    [
        (MAUSER, "D9", Direction.N, GARAND, {}, True),
        (MAUSER, "D9", Direction.S, GARAND, {}, False),
        (MAUSER, "D9", None, GARAND, {}, False),
        (MAUSER, "D9", Direction.N, GARAND, {"shots": 1}, False),
        (MAUSER, "D9", Direction.N, GARAND, {"disrupted": True}, False),
        (MAUSER, "E9", Direction.N, GARAND, {}, False),
        (PANZER, "D9", Direction.N, SHERMAN, {}, True),
    ],
)
def test_who_watches_the_hex_that_is_entered(
    card: str, place: str, way: Direction | None, mover: str, fields: dict[str, Any], watches: bool
) -> None:
    one, friend = unit("a.mover", mover, "C7"), unit("a.friend", GARAND, "D9", overwatch=Direction.N)
    battle = look(one, friend, unit("b.one", card, place, overwatch=way, **fields), phase="movement")
    assert [each.id for each in overwatch.watchers(battle, one, at("D7"))] == (["b.one"] if watches else [])
    assert [each.id for each in overwatch.shots(battle, one, at("D7"))] == (["b.one"] if watches else [])


@pytest.mark.rule("AAM-OW-07")
@pytest.mark.parametrize(("option", "watches"), [("on", True), ("off", False)])
def test_whether_vehicles_watch_for_soldiers_is_an_option(option: str, watches: bool) -> None:
    one, tank = unit("a.mover", GARAND, "C7"), unit("b.one", PANZER, "D9", overwatch=Direction.N)
    battle = look(one, tank, phase="movement", options={"overwatch_at_soldiers": option})
    assert bool(overwatch.watchers(battle, one, at("D7"))) is watches


# ---- conditions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-COND-01", "AAM-COND-04", "AAM-MOVE-18", "AAM-SA-52", "AAM-SA-42")
def test_conditions_one_by_one(cards: CardBox) -> None:
    hero, leader = cards.make(GARAND, "hero"), cards.make(GARAND, kind="commander")
    states: list[dict[str, Any]] = [{}, {"disrupted": True}, {"damaged": True}, {"disrupted": True, "damaged": True}]
    assert [is_weakened(unit("a.one", SHERMAN, "D7", **each)) for each in states] == [False, True, True, True]
    assert [is_weakened(unit("a.one", hero, "D7", **each)) for each in states[:2]] == [False, False]
    assert [commands(unit("a.one", card, "D7", **each)) for card in (leader, GARAND) for each in states[:2]] == [
        True,
        False,
        True,
        True,
    ]
    car = unit("a.car", "m3-half-track", "D7")
    assert not commands(aboard("a.one", leader, car))
    heavy = cards.make(SHERMAN, "heavy-armor")
    kept = [
        shrugs(unit("a.one", card, "D7", spent=spent)) for card in (heavy, SHERMAN) for spent in ((), ("heavy-armor",))
    ]
    assert kept == [True, False, False, False]


@pytest.mark.rule("AAM-SA-42", "AAM-COND-02", "AAM-HIT-12", "AAM-HIT-04", "AAM-HIT-08")
def test_markers_and_what_they_come_to() -> None:
    assert markers_on("vehicle", (), 4, True) == ("disrupted", "damaged", "damaged", "destroyed")
    assert markers_on("vehicle", ("disrupted", "destroyed"), 1, True) == ()
    assert markers_on("vehicle", ("destroyed",), 2, True) == ()
    assert markers_on("vehicle", ("disrupted", "damaged"), 1, True) == ("damaged",)
    found = {
        (marks, damaged, heavy): (each.result, each.spent is not None, "AAM-COND-02" in each.rules)
        for marks in ((), ("disrupted",), ("disrupted", "damaged"), ("disrupted", "damaged", "damaged"))
        for damaged in (False, True)
        for heavy in (False, True)
        for each in (verdict(marks, damaged, heavy),)
    }
    none, yellow, red, twice = ((), ("disrupted",), ("disrupted", "damaged"), ("disrupted", "damaged", "damaged"))
    assert [
        found[marks, damaged, heavy] for marks in (none, yellow) for damaged in (False, True) for heavy in (False, True)
    ] == [
        *([("none", False, False)] * 4),
        *([("disrupted", False, False)] * 4),
    ]
    assert [found[red, damaged, heavy] for damaged in (False, True) for heavy in (False, True)] == [
        ("damaged", False, False),
        ("disrupted", True, False),
        ("destroyed", False, True),
        ("disrupted", True, False),
    ]
    assert [found[twice, damaged, heavy] for damaged in (False, True) for heavy in (False, True)] == [
        ("destroyed", False, True),
        ("damaged", True, False),
        ("destroyed", False, True),
        ("destroyed", True, True),
    ]
    # One at the defence, two above it, three at twice as much; with a margin two only above that.
    assert [hits(number, 4, margin) for number in (5, 6) for margin in (0, 1, 2)] == [2, 2, 1, 2, 2, 2]
    assert [hits(number, 4) for number in (3, 4, 5, 7, 8)] == [0, 1, 2, 2, 3]


@pytest.mark.rule("AAM-MOVE-12", "AAM-TURN-02", "AAM-SA-77")
def test_who_stands_and_who_is_left() -> None:
    car = unit("a.car", "m3-half-track", "D7")
    rider, dead, off = (
        aboard("a.rider", GARAND, car),
        replace(unit("a.dead", GARAND), place="destroyed"),
        unit("a.off", GARAND),
    )
    getting_off = replace(rider, id="a.walker", place="map")
    state = look(car, rider, dead, off, getting_off, unit("b.man", MAUSER, "D7")).state
    assert [each.id for each in state.standing(0)] == ["a.car", "a.walker"]
    assert [each.id for each in state.standing(1)] == ["b.man"]
    assert [each.id for each in state.of(0)] == ["a.car", "a.rider", "a.off", "a.walker"]
    assert [each.id for each in state.of(1)] == ["b.man"]
    assert [each.id for each in state.passengers("a.car")] == ["a.rider"]
    assert state.passengers("b.man") == []
