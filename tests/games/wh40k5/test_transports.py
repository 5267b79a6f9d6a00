"""Getting in and out of transports, and battles of vehicles at random (WH-VEH-16, 17, 29 to 31)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import PlayerTurn
from grognard.games.wh40k5.rules.vehicles.boarding import Boarding, ChooseTransport, StayOut
from grognard.games.wh40k5.state.choices import Alight, Board, Move
from tests.games.playing import answer, asked, over, piece, refused, where
from tests.games.wh40k5.table import boyz, marines, of, play, row, shifted
from tests.games.wh40k5.table import unit as posted
from tests.games.wh40k5.vehicles_table import dreadnought, drive, rhino, speeder, trukk, vehicle, vindicator


def moving(*posted: Any, **more: Any) -> Any:
    """The movement phase of side a, with somebody left who has not moved."""
    return play(MovementPhase(0), *posted, marines("a.bystander", 2, 46, 1), **more)


def out(battle: Any, unit: str) -> Alight:
    """The first way out that is offered to a unit."""
    return next(choice for choice in battle.choices() if isinstance(choice, Alight) and choice.unit == unit)


@pytest.mark.rule("WH-VEH-16", "WH-VEH-31")
def test_a_unit_gets_in_at_the_end_of_its_move() -> None:
    places = [(22.5, 17), (23.6, 17), (22.5, 18.2), (23.6, 18.2)]
    walkers = marines("a.m", 0, 0, 4, places=[(x + 3, y + 2) for x, y in places])
    battle = moving(rhino("a.r", 20, 18), walkers)
    answer(battle, Move("a.m", shifted(battle, "a.m", -3, -2)))
    assert asked(battle, ChooseTransport).unit == "a.m"
    answer(battle, Board("a.m", "a.r"))
    unit = of(battle, "a.m")
    assert (unit.place, unit.aboard, unit.boarded) == ("aboard", "a.r", True)
    battle = moving(rhino("a.r", 20, 18), marines("a.m", 0, 0, 4, places=places))
    answer(battle, Board("a.m", "a.r"))
    answer(battle, drive("a.r", (0, 6)))
    assert where(battle, "a.m.1") == where(battle, "a.r.1")


@pytest.mark.rule("WH-VEH-16")
def test_a_unit_may_stay_outside() -> None:
    battle = moving(rhino("a.r", 20, 18), marines("a.m", 26, 18, 1))
    answer(battle, Move("a.m", shifted(battle, "a.m", -3, 0)), StayOut())
    assert of(battle, "a.m").place == "table"


@pytest.mark.rule("WH-VEH-16")
def test_who_has_reached_no_transport_is_not_asked() -> None:
    over(play(Boarding("a.m"), rhino("a.r", 20, 18), marines("a.m", 30, 18, 1)))


@pytest.mark.rule("WH-VEH-16", "WH-VEH-30")
def test_who_may_get_in() -> None:
    near = [(22.5, 18), (23.6, 18)]
    cases: list[tuple[Any, Any, str]] = [
        (marines("a.m", 0, 0, 2, places=[(22.5, 18), (26, 18)]), (), "wh-refused-board-far"),
        (
            marines("a.m", 0, 0, 2, places=near),
            (marines("a.p", 20, 18, 9, place="aboard", aboard="a.r"),),
            "wh-refused-no-room",
        ),
        (
            marines("a.m", 0, 0, 2, places=near),
            (marines("a.p", 20, 18, 2, place="aboard", aboard="a.r"),),
            "wh-refused-no-room",
        ),
        (marines("a.m", 0, 0, 2, places=near, down=5), (), "wh-refused-down"),
    ]
    for unit, others, message in cases:
        battle = moving(rhino("a.r", 20, 18), unit, *others)
        assert refused(battle, Board("a.m", "a.r"))[0] == message


@pytest.mark.rule("WH-VEH-17", "WH-VEH-30")
def test_out_of_a_vehicle_that_stands_one_acts_as_usual_and_it_may_drive() -> None:
    riding = marines("a.p", 20, 20, 10, place="aboard", aboard="a.r")
    battle = moving(rhino("a.r", 20, 20), riding)
    answer(battle, out(battle, "a.p"))
    unit = of(battle, "a.p")
    assert (unit.place, unit.moved, unit.activated, unit.stranded) == ("table", False, False, False)
    assert any(isinstance(choice, Move) and choice.unit == "a.p" for choice in battle.choices())


@pytest.mark.rule("WH-VEH-17", "WH-VEH-12")
@pytest.mark.parametrize(("open_topped", "stranded"), [(False, True), (True, False)])
def test_out_of_a_vehicle_that_has_moved_or_turned(open_topped: bool, stranded: bool) -> None:
    carrier = trukk("a.v", 20, 20) if open_topped else rhino("a.v", 20, 20)
    riding = boyz("a.p", 20, 20, 5, place="aboard", aboard="a.v")
    battle = moving(carrier, riding)
    answer(battle, drive("a.v", (45, 0)))
    answer(battle, out(battle, "a.p"))
    unit = of(battle, "a.p")
    assert (unit.moved, unit.activated, unit.stranded) == (True, True, stranded)


@pytest.mark.rule("WH-VEH-17")
@pytest.mark.parametrize("kind", ["land-raider", "land-raider-crusader", "land-raider-redeemer"])
def test_out_of_a_land_raider_that_has_moved_one_may_assault(kind: str) -> None:
    raider = vehicle("a.v", kind, kind, 20, 20)
    battle = moving(raider, marines("a.p", 20, 20, 5, place="aboard", aboard="a.v"))
    answer(battle, drive("a.v", (45, 0)))
    answer(battle, out(battle, "a.p"))
    unit = of(battle, "a.p")
    assert (unit.moved, unit.stranded) == (True, False)


@pytest.mark.rule("WH-VEH-36")
def test_out_of_a_transport_that_struck_deep_nobody_assaults() -> None:
    """Not even out of an open-topped one."""
    riding = boyz("a.p", 20, 20, 5, place="aboard", aboard="a.v")
    battle = moving(trukk("a.v", 20, 20, speed="cruising", turned=True, barred=True, activated=True), riding)
    answer(battle, out(battle, "a.p"))
    unit = of(battle, "a.p")
    assert (unit.moved, unit.stranded) == (True, True)


@pytest.mark.rule("WH-VEH-17")
def test_nobody_gets_out_after_going_flat_out() -> None:
    battle = moving(trukk("a.t", 20, 40), boyz("a.p", 20, 40, 5, place="aboard", aboard="a.t"))
    way = out(battle, "a.p")
    answer(battle, drive("a.t", (0, 18)))
    assert refused(battle, way)[0] == "wh-refused-alight-fast"


@pytest.mark.rule("WH-VEH-17")
@pytest.mark.parametrize(("option", "allowed"), [("neither_order", False), ("disembark_first", True)])
def test_in_and_out_in_one_turn_by_the_option(option: str, allowed: bool) -> None:
    riding = marines("a.p", 20, 20, 3, place="aboard", aboard="a.r")
    battle = moving(rhino("a.r", 20, 20), riding, options={"embark_disembark": option})
    answer(battle, out(battle, "a.p"))
    assert (battle.refusal(Board("a.p", "a.r")) is None) == allowed
    inside = marines("a.p", 20, 20, 3, place="aboard", aboard="a.r", boarded=True)
    battle = moving(rhino("a.r", 20, 20), inside, options={"embark_disembark": option})
    assert not any(isinstance(choice, Alight) for choice in battle.choices())


@pytest.mark.rule("WH-VEH-29", "WH-VEH-16")
def test_an_emergency_only_if_the_access_points_are_blocked() -> None:
    riding = marines("a.p", 20, 20, 3, place="aboard", aboard="a.r")
    battle = moving(rhino("a.r", 20, 20), riding)
    free = out(battle, "a.p")
    assert not free.emergency
    assert refused(battle, Alight("a.p", free.places, True))[0] == "wh-refused-no-emergency"
    assert refused(battle, Alight("a.p", ((20_000, 10_000),) * 3))[0] == "wh-refused-alight-far"
    rocks = [
        piece("rock-spire", 14, 17.9, 18.4, 26, 6),
        piece("rock-spire", 21.6, 17.9, 26, 26, 6),
        piece("rock-spire", 14, 22.3, 26, 26, 6),
    ]
    battle = moving(rhino("a.r", 20, 20), riding, pieces=rocks)
    blocked = out(battle, "a.p")
    assert blocked.emergency
    answer(battle, blocked)
    there = of(battle, "a.p")
    assert (there.idle, there.activated, there.moved) == (True, True, True)


@pytest.mark.rule("WH-VEH-01", "WH-VEH-21", "WH-VEH-25")
@pytest.mark.parametrize("seed", range(8))
def test_player_turns_of_vehicles_at_random(seed: int) -> None:
    woods = [piece("woods", 15, 18, 25, 25, 5), piece("wreck", 30, 20, 34, 23, 2)]
    posted = (
        rhino("a.r", 20, 36), marines("a.p", 20, 36, 6, "missile-launcher", place="aboard", aboard="a.r"),
        dreadnought("a.d", 30, 36), speeder("a.s", 8, 36, 2), vindicator("a.v", 40, 36),
        marines("a.m", 10, 30, 5, "meltagun"),
        trukk("b.t", 20, 12, facing=180_000), boyz("b.p", 20, 12, 8, "rokkit-launcha", place="aboard", aboard="b.t"),
        boyz("b.o", 26, 14, 8, "rokkit-launcha"), rhino("b.r", 10, 12), boyz("b.x", 36, 14, 8),
    )  # fmt: skip
    random = Random(seed)
    faces = [random.randint(1, 6) for _ in range(4000)]
    battle = play(PlayerTurn(1, seed % 2), *posted, dice=faces, pieces=woods, active=seed % 2, player_turn=0)
    while not battle.over:
        choice = battle.sample(random)
        assert battle.refusal(choice) is None, choice
        answer(battle, choice)
    for unit in battle.state.units.values():
        assert unit.alive == bool(unit.models)
        assert unit.aboard is None or not unit.alive or battle.state.units[unit.aboard].models


@pytest.mark.rule("WH-VEH-16", "WH-CORE-07")
def test_small_bases_get_out_in_coherency_beside_a_broad_one() -> None:
    """Places far enough apart for the broad base of a chief must hang together for the small bases too."""
    rows = [row("boy", 3), row("warboss")]
    riders = posted("a.m", "boyz", rows, place="aboard", aboard="a.t")
    battle = moving(trukk("a.t", 4.757, 14.243), riders)
    ways = [choice for choice in battle.choices() if isinstance(choice, Alight)]
    assert ways
    assert [battle.refusal(choice) for choice in ways] == [None] * len(ways)
