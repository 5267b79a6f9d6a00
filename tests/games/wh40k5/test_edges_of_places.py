"""Places at their edges: where units may stand, be deployed, infiltrate, fit, and how they come down in circles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.wh40k5.ground import placing
from grognard.games.wh40k5.ground.coherency import hang_together
from grognard.space.plane import footprint
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import table
from tests.games.wh40k5.table import boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import RIGHT, rhino, speeder, vehicle

BASE = 0.984
"""The diameter of a small round base in inches, on the grid of places."""
PITCHED: dict[str, Any] = {"deployment": "pitched-battle"}
DAWN: dict[str, Any] = {"deployment": "dawn-of-war", "first": 1}


def told(faults: Iterable[Refused]) -> list[str]:
    """The words of each fault, and the distance it names."""
    return [" ".join([each.message.id, *map(repr, each.message.args.values())]) for each in faults]


def man(id: str, *places: tuple[float, float], **more: Any) -> Any:
    """Marines at these places."""
    return unit(id, "tactical-squad", [row("space-marine", len(places))], places=places, **more)


@pytest.mark.rule("WH-CORE-08", "WH-MOVE-14")
@pytest.mark.parametrize(
    ("gap", "foe", "friend"),
    [
        (1.001, [], []), (1.0, [], []), (0.999, ["wh-fault-enemy"], []), (0.0, ["wh-fault-enemy"], []),
        (-0.002, ["wh-fault-enemy"], ["wh-fault-friend"]), (-0.5, ["wh-fault-enemy"], ["wh-fault-friend"]),
    ],
)  # fmt: skip
def test_a_unit_stands_an_inch_from_enemies_and_beside_friends(gap: float, foe: list[str], friend: list[str]) -> None:
    """Of two enemies and two friends only one is near."""
    for side, expected in (("b", foe), ("a", friend)):
        battle = table(
            man("a.m", (10, 20)), boyz(f"{side}.x", 30, 40, 1), boyz(f"{side}.o", 10 + BASE + gap, 20, 1),
            boyz("a.friend", 10, 40, 1),
        )  # fmt: skip
        assert told(placing.standing_faults(battle, of(battle, "a.m"))) == expected


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([(10, 10), (16, 10)], []), ([(10, 10), (16.01, 10)], ["wh-fault-squadron"]),
        ([(10, 10), (16, 10), (22, 10)], []), ([(10, 10), (16, 10), (22.01, 10)], ["wh-fault-squadron"]),
        ([(10, 10), (22, 10), (16, 10)], []), ([(10, 10), (10, 13.5)], ["wh-fault-overlap"]),
        ([(10, 10), (40, 10)], ["wh-fault-squadron"]), ([(10, 10), (10, 13.6), (16, 17)], []),
        ([(10, 10), (15, 15), (10, 13)], ["wh-fault-overlap"]), ([(10, 10), (20, 10), (26, 10)], ["wh-fault-squadron"]),
    ],
)  # fmt: skip
def test_a_squadron_is_set_up_within_four_inches(places: list[tuple[float, float]], expected: list[str]) -> None:
    """Hulls two inches wide and three and a half long, looking up the table."""
    battle = table(vehicle("a.s", "land-speeders", "land-speeder", 0, 0, len(places), places=places))
    assert told(placing.standing_faults(battle, of(battle, "a.s"))) == expected
    shapes = [footprint(model.body) for model in of(battle, "a.s").models]
    assert hang_together(shapes) is ("wh-fault-squadron" not in expected)


@pytest.mark.rule("WH-VEH-08", "WH-CORE-07")
@pytest.mark.parametrize(("gap", "expected"), [(4, []), (4.01, ["wh-fault-squadron"])])
def test_a_squadron_of_walkers_is_set_up_within_four_inches(gap: float, expected: list[str]) -> None:
    kans = unit("b.k", "killa-kans", [row("killa-kan", 2)], places=[(10, 10), (10 + 1.574 + gap, 10)])
    battle = table(kans, marines("a.m", 10, 40))
    assert told(placing.standing_faults(battle, of(battle, "b.k"))) == expected


@pytest.mark.rule("WH-MOVE-14")
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([(10, 10), (14.1, 10), (18.2, 10)], False), ([(10, 10), (14.1, 10), (14.1, 10.5)], True),
        ([(10, 10), (14.1, 10), (10, 10.5)], True), ([(10, 10), (10.5, 10), (14.1, 10)], True),
    ],
)  # fmt: skip
def test_no_vehicle_of_a_squadron_lies_on_another(places: list[tuple[float, float]], expected: bool) -> None:
    """Side by side, a tenth of an inch apart, their corners' circles lie on each other and their hulls do not."""
    shift = [(x if n != 1 or expected else x - 2, y) for n, (x, y) in enumerate(places)]
    battle = table(vehicle("a.s", "land-speeders", "land-speeder", 0, 0, 3, places=shift))
    assert placing.lie_on_each_other(battle, of(battle, "a.s")) is expected


@pytest.mark.rule("WH-MOVE-14")
def test_men_lie_on_each_other_by_their_bases() -> None:
    for apart, expected in ((BASE, False), (BASE - 0.002, True)):
        battle = table(man("a.m", (10, 10), (20, 10), (20 + apart, 10)))
        assert placing.lie_on_each_other(battle, of(battle, "a.m")) is expected


@pytest.mark.rule("WH-MOVE-04", "WH-CORE-12")
@pytest.mark.parametrize(
    ("x", "facing", "expected"),
    [
        (18.5, 0, []), (18.6, 0, ["wh-fault-impassable"]), (17.7, RIGHT, []), (17.9, RIGHT, ["wh-fault-impassable"]),
        (1.45, 0, []), (1.44, 0, ["wh-fault-off-table"]), (2.21, RIGHT, []), (2.19, RIGHT, ["wh-fault-off-table"]),
        (46.55, 0, []), (46.56, 0, ["wh-fault-off-table"]),
    ],
)  # fmt: skip
def test_a_hull_stands_as_it_lies(x: float, facing: int, expected: list[str]) -> None:
    """A Rhino, 2.9" wide and 4.4" long, beside deep water; the circle about it reaches farther than its sides."""
    car = vehicle("a.r", "rhino", "rhino", x, 24, facing=facing)
    battle = table(car, pieces=[piece("deep-water", 20, 20, 25, 28)])
    assert told(placing.grounded_faults(battle, of(battle, "a.r"))) == expected


@pytest.mark.rule("WH-MOVE-04")
@pytest.mark.parametrize(("x", "expected"), [(19.5, []), (19.52, []), (19.541, ["wh-fault-impassable"]), (30, [])])
def test_a_base_may_just_graze_impassable_ground(x: float, expected: list[str]) -> None:
    """By a few hundredths of an inch; one of two men."""
    battle = table(man("a.m", (18, 30), (x, 24)), pieces=[piece("deep-water", 20, 20, 25, 28)])
    assert told(placing.grounded_faults(battle, of(battle, "a.m"))) == expected


@pytest.mark.rule("WH-GAME-07", "WH-GAME-15")
@pytest.mark.parametrize(
    ("seat", "at", "state", "expected"),
    [
        ("a", (24, 36.5), PITCHED, []), ("a", (24, 36.49), PITCHED, ["wh-fault-zone"]),
        ("a", (24, 11), PITCHED, ["wh-fault-zone"]), ("b", (24, 11.5), PITCHED, []),
        ("b", (24, 11.6), PITCHED, ["wh-fault-zone"]), ("a", (-1, 40), PITCHED, ["wh-fault-off-table"]),
        ("a", (24, 40), DAWN, []), ("a", (24, 26), DAWN, ["wh-fault-near-enemies 18"]),
        ("a", (24, 22), DAWN, ["wh-fault-zone"]), ("b", (24, 22), DAWN, []),
        ("b", (24, 22), DAWN | {"first": 0}, ["wh-fault-near-enemies 18"]), ("a", (24, 26), DAWN | {"first": 0}, []),
    ],
)  # fmt: skip
def test_a_unit_is_deployed_in_its_zone(
    seat: str, at: tuple[float, float], state: dict[str, Any], expected: list[str]
) -> None:
    """The second of its two men; an enemy stands ten inches into each half."""
    pair = unit(f"{seat}.m", "tactical-squad", [row("space-marine", 2)],
                places=[(at[0], 46 if seat == "a" else 2), at])  # fmt: skip
    battle = table(pair, boyz("a.x", 36, 34, 1), boyz("b.x", 30, 14, 1), **state)
    found = told(placing.deploying_faults(battle, of(battle, f"{seat}.m")))
    assert [each for each in found if each != "wh-fault-coherency"] == expected


@pytest.mark.rule("WH-GAME-07", "WH-GAME-15")
def test_what_is_deployed_stands_as_anybody_must() -> None:
    battle = table(man("a.m", (10, 40), (20, 40)), **PITCHED)
    assert told(placing.deploying_faults(battle, of(battle, "a.m"))) == ["wh-fault-coherency"]


@pytest.mark.rule("WH-GAME-07", "WH-GAME-15")
@pytest.mark.parametrize(
    ("state", "seat", "free"),
    [(PITCHED, 0, True), (PITCHED, 1, True), (DAWN, 0, False), (DAWN, 1, True), (DAWN | {"first": 0}, 1, False)],
)
def test_only_the_second_player_keeps_off_in_the_dawn(state: dict[str, Any], seat: int, free: bool) -> None:
    battle = table(boyz("a.x", 24, 26, 1), boyz("b.x", 24, 22, 1), **state)
    own, ground = placing.zone_of_seat(battle, seat), placing.open_ground(battle, seat)
    assert (ground.shape.area == own.shape.area) is free


@pytest.mark.rule("WH-USR-11")
@pytest.mark.parametrize(
    ("away", "hidden", "expected"),
    [
        (12, True, ["wh-fault-near-enemies 12"]),
        (12.001, True, []),
        (12, False, ["wh-fault-near-enemies 12"]),
        (12.001, False, ["wh-fault-seen-by-enemies 18"]),
        (18, False, ["wh-fault-seen-by-enemies 18"]),
        (18.001, False, []),
        (18, True, []),
    ],
)
def test_how_near_infiltrators_stand(away: float, hidden: bool, expected: list[str]) -> None:
    spire = [piece("rock-spire", 5, 12, 15, 13, 20)] if hidden else []
    battle = table(man("a.m", (10, 10 + BASE + away)), boyz("b.o", 10, 10, 1), pieces=spire)
    assert told(placing.infiltrating_faults(battle, of(battle, "a.m"))) == expected


@pytest.mark.rule("WH-USR-11")
def test_infiltrators_stand_as_anybody_must() -> None:
    battle = table(man("a.m", (10, 40), (20, 40)))
    assert told(placing.infiltrating_faults(battle, of(battle, "a.m"))) == ["wh-fault-coherency"]


@pytest.mark.rule("WH-GAME-15")
@pytest.mark.parametrize(
    ("at", "fits"),
    [
        ((492, 40_000), True), ((491, 40_000), False), ((24_000, 36_493), True), ((24_000, 36_492), False),
        ((47_508, 40_000), True), ((47_509, 40_000), False), ((24_000, 47_508), True), ((24_000, 47_509), False),
    ],
)  # fmt: skip
def test_the_box_about_a_unit_keeps_to_its_zone(at: tuple[int, int], fits: bool) -> None:
    """One man in the south; of hulls, which may lie askew, nothing is said by their box."""
    battle = table(man("a.m", (10, 40)), rhino("a.r", 20, 40), **PITCHED)
    assert placing.Formation(of(battle, "a.m"), -1).may_fit(battle, 0, at) is fits
    assert placing.Formation(of(battle, "a.r"), -1).may_fit(battle, 0, at)


@pytest.mark.rule("WH-GAME-02")
def test_circles_begin_straight_up_and_make_room_for_the_broadest() -> None:
    """A gun, 60 mm across, and its crew."""
    guns = unit("b.g", "big-guns", [row("lobba-gun"), row("gun-crew", 2)], 10, 10).unit
    legs = placing.circles(guns, (20_000, 20_000))
    assert legs == placing.circles(guns, (20_000, 20_000), 0)
    (x, y), _ = legs[1].points[-1], legs[2]
    assert x == 20_000
    assert 20_000 - y == pytest.approx(2 * guns.models[0].radius, abs=20)
    crew_first = replace(guns, models=guns.models[::-1])
    assert 20_000 - placing.circles(crew_first, (20_000, 20_000))[1].points[-1][1] == 20_000 - y


@pytest.mark.rule("WH-CORE-12")
@pytest.mark.parametrize(
    ("x", "y", "on"),
    [
        (0.492, 20, True), (0.491, 20, False), (20, 0.492, True), (20, 0.491, False), (47.508, 20, True),
        (47.509, 20, False), (20, 47.508, True), (20, 47.509, False),
    ],
)  # fmt: skip
def test_a_base_is_wholly_on_the_table(x: float, y: float, on: bool) -> None:
    battle = table(man("a.m", (x, y)))
    assert placing.is_on_table(battle, of(battle, "a.m").models[0].body) is on
    assert inches(48) == battle.context.depth


@pytest.mark.rule("WH-CORE-08", "WH-MOVE-14")
@pytest.mark.parametrize(
    ("gap", "foe", "friend"),
    [(1, [], []), (0.99, ["wh-fault-enemy"], []), (0, ["wh-fault-enemy"], ["wh-fault-friend"])],
)
def test_hulls_stand_an_inch_from_enemies_and_off_friends(gap: float, foe: list[str], friend: list[str]) -> None:
    for side, expected in (("b", foe), ("a", friend)):
        battle = table(speeder("a.s", 10, 20), speeder(f"{side}.t", 12 + gap, 20), boyz("a.friend", 10, 40, 1))
        assert told(placing.standing_faults(battle, of(battle, "a.s"))) == expected
