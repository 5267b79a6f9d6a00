"""Points, ways and crowds at their edges: the last point, the first hex, one condition of several."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.ground.crossing import Step
from grognard.games.axis_allies_minis.rules.movement.advance import GoOn, sets_off_mines, victims
from grognard.games.axis_allies_minis.rules.movement.movement import Pace, checks, kind_now, may_move, pace_of
from grognard.games.axis_allies_minis.rules.movement.obstacles import (
    is_mined,
    obstacle_checks,
    obstacles_to_place,
    places_for_obstacle,
)
from grognard.games.axis_allies_minis.rules.movement.penalty import fits, overfull, penalty_marker
from grognard.games.axis_allies_minis.rules.movement.transport import seats
from grognard.games.axis_allies_minis.state.choices import Decline, Halt, March
from grognard.games.axis_allies_minis.state.stacking import counts_as, is_legal
from grognard.games.axis_allies_minis.state.state import Obstacle, Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, path, points, reach, why_not
from tests.games.axis_allies_minis.table import CardBox, at, look, terrain, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
FIGHTER, PAK, MG = "focke-wulf-fw-190a", "pak-38-anti-tank-gun", "m1919-mg"


def obstacle(kind: str, place: str | None, side: Direction | None = None, seat: int | None = None) -> Obstacle:
    """An obstacle in a hex or on a side of it, or still to be placed."""
    return Obstacle(id=f"{kind}-{place}-{seat}", kind=kind, at=at(place) if place else None, side=side, seat=seat)


# ---- points ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-08", "AAM-SA-89", "AAM-SA-64", "AAM-SA-52")
@pytest.mark.parametrize(
    ("ability", "speed"), [("", 0), ("veteran-crew", 4), ("robust", 1), ("hero", 4), ("fanatic", 4)]
)
def test_who_moves_although_disrupted(cards: CardBox, ability: str, speed: int) -> None:
    card = cards.make(SHERMAN, *([ability] if ability else []), speed=4)
    for disrupted, found in ((False, 4), (True, speed)):
        mine = unit("a.one", card, "D7", disrupted=disrupted)
        assert (points("a.one", mine), may_move(mine)) == (found, found > 0)


@pytest.mark.rule("AAM-SA-70", "AAM-MOVE-01")
@pytest.mark.parametrize(
    ("platform", "acted", "phase", "speed"),
    [
        (True, (True, False), "assault", 0),
        (True, (False, False), "assault", 4),
        (True, (True, True), "movement", 4),
        (False, (True, True), "assault", 4),
        (True, (), "assault", 4),
    ],
)
def test_a_platform_is_held_by_any_passenger_who_has_attacked(
    cards: CardBox, platform: bool, acted: tuple[bool, ...], phase: str, speed: int
) -> None:
    card = cards.make(SHERMAN, *(["fighting-platform"] if platform else []), speed=4)
    car = unit("a.car", card, "D7")
    men = [aboard(f"a.man-{number}", GARAND, car, acted=has) for number, has in enumerate(acted)]
    assert points("a.car", car, *men, phase=phase) == speed


@pytest.mark.rule("AAM-SA-72", "AAM-SA-73", "AAM-MOVE-01")
def test_tally_ho_and_a_commander_count_in_the_movement_phase_only(cards: CardBox) -> None:
    cheerer = cards.make(GARAND, "tally-ho", kind="commander")
    led = cards.make(GARAND, "command-dependent", speed=2)
    man = unit("a.man", cards.make(GARAND, speed=2), "D7")
    assert [points("a.man", man, *friends) for friends in ((), (unit("a.lead", cheerer, "D6"),))] == [2, 3]
    assert points("a.man", man, unit("a.lead", cheerer, "D5")) == 2
    assert points("a.man", man, unit("a.lead", cheerer, "D6"), phase="assault") == 2
    assert points("a.man", man, unit("a.lead", cheerer, "D6"), phase="movement", kind="relocate") in (0, 2)
    lonely = unit("a.man", led, "D7")
    assert [points("a.man", lonely, phase=phase) for phase in ("movement", "assault")] == [0, 2]


@pytest.mark.rule("AAM-MOVE-01", "AAM-MOVE-03", "AAM-MOVE-04", "AAM-SA-62")
def test_a_pace_at_its_last_point() -> None:
    def after(pace: Pace, cost: int, road: bool = False) -> Pace | None:
        return pace.after(Step(at("D6"), Direction.N, cost, road, 0 if road else cost))

    assert after(Pace(2, 1), 2) == Pace(2, 0, 2, True)
    assert after(Pace(2, 1), 3) is None
    assert after(Pace(2, 1, 2, False), 1, True) == Pace(2, 1, 3, False)
    assert after(Pace(2, 1, 3, False), 1, True) is None
    assert after(Pace(2, 1, 2), 1, True) == Pace(2, 1, 2, False)
    assert after(Pace(1, 1, least=True), 2) == Pace(1, 0, 2, False)
    assert [Pace(3, 1, spent).left for spent in (0, 3, 4, 5)] == [4, 1, 0, 0]


@pytest.mark.rule("AAM-MOVE-03", "AAM-MOVE-17", "AAM-SA-62")
@pytest.mark.parametrize(
    ("abilities", "type", "speed", "phase", "kind", "pace"),
    [
        ((), "tank", 1, "movement", "move", Pace(1, least=True)),
        ((), "tank", 2, "movement", "move", Pace(2)),
        ((), "tank", 1, "assault", "move", Pace(1)),
        ((), "man", 1, "movement", "move", Pace(1)),
        ((), "tank", 0, "movement", "move", Pace(0)),
        (("high-gear 2",), "tank", 3, "movement", "move", Pace(3, 2)),
        (("high-gear",), "tank", 3, "vanguard", "vanguard", Pace(0)),
        (("high-gear 2", "vanguard"), "tank", 3, "vanguard", "vanguard", Pace(4)),
        (("high-gear 2", "aggression 1"), "tank", 4, "assault", "aggression", Pace(1)),
        (("high-gear 2", "strike-and-fade 2"), "tank", 4, "assault", "fade", Pace(2)),
        (("strike-and-fade 2",), "tank", 4, "assault", "fade", Pace(2)),
        (("strike-and-fade 1",), "tank", 4, "movement", "fade", Pace(1)),
    ],
)
def test_the_pace_a_unit_sets_out_at(
    cards: CardBox, abilities: tuple[str, ...], type: str, speed: int, phase: str, kind: Any, pace: Pace
) -> None:
    card = cards.make(SHERMAN if type == "tank" else GARAND, *abilities, drop=True, speed=speed)
    mine = unit("a.one", card, "D7")
    found = pace_of(look(mine, phase=phase), mine, kind)
    assert replace(found, gear=min(found.gear, 2)) == pace


@pytest.mark.rule("AAM-TURN-07")
def test_what_kind_of_move_it_is() -> None:
    found = {}
    for phase in ("vanguard", "movement", "assault"):
        for card in (PAK, GARAND):
            mine = unit("a.one", card, "D7")
            found[phase, card] = kind_now(look(mine, phase=phase), mine)
    assert found == {
        ("vanguard", PAK): "vanguard",
        ("vanguard", GARAND): "vanguard",
        ("movement", PAK): "move",
        ("movement", GARAND): "move",
        ("assault", PAK): "relocate",
        ("assault", GARAND): "move",
    }


@pytest.mark.rule("AAM-MOVE-17", "AAM-MOVE-13", "AAM-SA-90", "AAM-SA-73", "AAM-TURN-07")
@pytest.mark.parametrize(
    ("card", "abilities", "fields", "unit_fields", "phase", "kind", "id"),
    [
        (PAK, (), {}, {}, "movement", "move", "aam-refused-artillery"),
        (SHERMAN, (), {"speed": 0}, {}, "movement", "move", "aam-refused-no-speed"),
        (SHERMAN, (), {"speed": 1}, {"damaged": True}, "movement", "move", "aam-refused-damaged"),
        (
            SHERMAN,
            ("prone-to-breakdown",),
            {"speed": 1},
            {"damaged": True},
            "movement",
            "move",
            "aam-refused-breakdown",
        ),
        (SHERMAN, ("prone-to-breakdown",), {"speed": 0}, {}, "movement", "move", "aam-refused-no-speed"),
        (SHERMAN, ("command-dependent",), {"speed": 2}, {}, "movement", "move", "aam-refused-dependent"),
        (PAK, (), {"abilities": None}, {"disrupted": True}, "assault", "relocate", "aam-refused-disrupted"),
    ],
)
def test_why_a_unit_has_no_points(
    cards: CardBox,
    card: str,
    abilities: tuple[str, ...],
    fields: dict[str, Any],
    unit_fields: dict[str, Any],
    phase: str,
    kind: Any,
    id: str,
) -> None:
    made = cards.make(card, *abilities, **{name: value for name, value in fields.items() if value is not None})
    found = why_not("a.one", "D6", unit("a.one", made, "D7", **unit_fields), kind=kind, phase=phase)
    assert found is not None
    assert found[0] == id


@pytest.mark.rule("AAM-SA-73", "AAM-MOVE-13")
def test_a_led_unit_that_cannot_move_is_stopped_by_its_damage(cards: CardBox) -> None:
    card = cards.make(SHERMAN, "command-dependent", speed=1)
    leader = unit("a.lead", cards.make(GARAND, kind="commander"), "D7")
    found = why_not("a.one", "D6", unit("a.one", card, "D7", damaged=True), leader)
    assert found is not None
    assert found[0] == "aam-refused-damaged"


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TERRAIN-12", "AAM-TERRAIN-13", "AAM-MOVE-05")
def test_obstacles_ask_for_rolls_where_they_lie() -> None:
    wire, block = obstacle("barbed-wire", "D7", Direction.N), obstacle("tank-obstacle", "D6")
    unplaced = obstacle("barbed-wire", None, seat=0)
    man, tank = unit("a.man", GARAND, "D7"), unit("a.tank", SHERMAN, "D7")
    battle = look(man, tank, obstacles=[unplaced, wire, block])

    def asked(mover: Unit, here: str, there: str) -> list[str]:
        return [check.what for check in obstacle_checks(battle, mover, at(here), at(there))]

    assert [asked(man, *way) for way in (("D7", "D6"), ("D6", "D7"), ("D7", "D8"))] == [["barbed-wire"]] * 2 + [[]]
    assert [asked(tank, *way) for way in (("D7", "D6"), ("D6", "D7"), ("D5", "D6"))] == [
        ["tank-obstacle"],
        [],
        ["tank-obstacle"],
    ]
    assert [check.what for check in checks(battle, man, at("D7"), at("D6"))] == ["barbed-wire"]
    assert checks(battle, man, at("D7"), at("D5")) == ()
    assert checks(look(man), man, at("D7"), at("D6")) == ()


@pytest.mark.rule("AAM-STACK-04", "AAM-STACK-12", "AAM-MOVE-10")
def test_ways_end_where_there_is_no_room_and_begin_where_the_unit_stands(cards: CardBox) -> None:
    man = unit("a.man", cards.make(GARAND, speed=1), "D7")
    assert set(reach("a.man", man)) == {"D6", "D8", "C7", "C8", "E7", "E8"}
    crowd = [unit(f"a.more-{number}", GARAND, "D6") for number in range(4)]
    assert set(reach("a.man", man, *crowd)) == {"D8", "C7", "C8", "E7", "E8"}
    fast = unit("a.man", cards.make(GARAND, speed=2), "D7")
    found = reach("a.man", fast, *crowd[:3])
    # A full hex ends the way; the hex beyond it is reached round it or not at all.
    assert found["D6"] == "D6"
    assert "D5" not in found
    assert reach("a.man", fast)["D5"] == "D6 D5"
    assert "D7" not in reach("a.man", fast)
    assert reach("a.man", unit("a.man", cards.make(GARAND, speed=0), "D7")) == {}
    assert reach("a.man", unit("a.man", GARAND)) == {}


@pytest.mark.rule("AAM-STACK-04", "AAM-MOVE-10")
def test_of_ways_as_dear_the_one_with_fewer_rolls_and_of_those_dearer_none(cards: CardBox) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, speed=3), "D7")
    block = [obstacle("tank-obstacle", "D6")]
    assert reach("a.tank", tank, obstacles=block)["D6"] == "D6"
    # To E6 it is as far by E7 as by D6.
    ways = [reach("a.tank", tank, obstacles=[obstacle("tank-obstacle", by)])["E6"] for by in ("D6", "E7")]
    assert ways == ["E7 E6", "D6 E6"]


@pytest.mark.rule("AAM-SA-62", "AAM-STACK-04", "AAM-MOVE-10")
@pytest.mark.parametrize(("ability", "farthest"), [((), "D4"), (("high-gear 1",), "D3"), (("high-gear 2",), "D2")])
def test_high_gear_along_a_road(cards: CardBox, ability: tuple[str, ...], farthest: str) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, *ability, drop=True, speed=2), "D7")
    road = ground(terrain(), roads=["D7 D6 D5 D4 D3 D2 D1"])
    on_road = [place for place in reach("a.tank", tank, map=road) if place[0] == "D" and place < "D7"]
    assert min(on_road) == farthest


@pytest.mark.rule("AAM-TERRAIN-14")
@pytest.mark.parametrize(
    ("kind", "place", "disrupted", "sets_off"),
    [
        ("minefield", "D7", False, True),
        ("minefield", "D7", True, False),
        ("minefield", "D6", False, False),
        ("tank-obstacle", "D7", False, False),
    ],
)
def test_what_sets_off_mines(kind: str, place: str, disrupted: bool, sets_off: bool) -> None:
    mine = unit("a.one", GARAND, "D7", disrupted=disrupted)
    battle = look(mine, obstacles=[obstacle(kind, place)])
    assert sets_off_mines(battle, mine) is sets_off
    assert is_mined(battle, at("D7")) is (kind == "minefield" and place == "D7")
    assert not sets_off_mines(battle, unit("a.off", GARAND))
    assert not sets_off_mines(look(mine), mine)


@pytest.mark.rule("AAM-MOVE-16")
def test_a_unit_in_the_middle_of_its_move_halts_or_goes_on_itself() -> None:
    mine = unit("a.one", GARAND, "D7")
    battle = look(mine, unit("a.other", GARAND, "D6"), phase="movement")
    go_on = GoOn(0, "a.one", Pace(1), (), Direction.N)

    def why(choice: Any) -> str | None:
        found = go_on.refusal(battle, choice)
        return None if found is None else found.message.id

    assert why(Halt(Direction.S)) is None
    assert why(March("a.one", path("D6"), Direction.N)) is None
    assert why(March("a.one", path("D6 D5"), Direction.N)) == "aam-refused-too-far"
    assert why(March("a.other", path("D5"), Direction.N)) == "refused-not-offered"
    assert why(Decline()) == "refused-not-offered"


@pytest.mark.rule("AAM-SA-68")
@pytest.mark.parametrize(("ability", "place"), [("overrun", "D7"), ("", "D7"), ("overrun", None)])
def test_whom_a_vehicle_can_overrun(cards: CardBox, ability: str, place: str | None) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, *([ability] if ability else [])), place)
    battle = look(
        tank,
        unit("a.man", GARAND, "D7"),
        unit("b.man", MAUSER, "D7"),
        unit("b.down", MAUSER, "D7", disrupted=True),
        unit("b.tank", PANZER, "D7"),
        unit("b.away", MAUSER, "D6"),
    )
    assert [found.id for found in victims(battle, tank)] == (["b.man"] if ability and place else [])


@pytest.mark.rule("AAM-GAME-13", "AAM-STACK-01")
def test_obstacles_still_to_be_placed_go_into_their_owner_s_zone() -> None:
    mine, theirs = obstacle("minefield", None, seat=0), obstacle("minefield", None, seat=1)
    placed = obstacle("minefield", "D13", seat=0)
    battle = look(unit("a.one", GARAND), obstacles=[mine, theirs, placed])
    assert [each.id for each in obstacles_to_place(battle, 0)] == [mine.id]
    assert [each.id for each in obstacles_to_place(battle, 1)] == [theirs.id]
    places = {place for place, side in places_for_obstacle(battle, mine) if side is None}
    assert places <= set(battle.context.zones[0])
    assert places
    full = [replace(placed, id=f"more-{number}") for number in range(4)]
    fuller = look(unit("a.one", GARAND), obstacles=[mine, *full])
    assert at("D13") not in {place for place, _ in places_for_obstacle(fuller, mine)}


# ---- crowds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-STACK-08", "AAM-STACK-12", "AAM-STACK-14")
def test_enemies_keep_nobody_from_being_put_into_a_hex() -> None:
    mine = unit("a.one", GARAND, "A1")
    foes = [unit(f"b.man-{number}", MAUSER, "D7") for number in range(3)]
    friends = [unit(f"a.man-{number}", GARAND, "D7") for number in range(2)]
    battle = look(mine, *foes, *friends, options={"block_counts": "both_sides"})
    assert fits(battle, mine, at("D7"))
    fuller = look(mine, *friends, unit("a.man-2", GARAND, "D7"))
    assert (fits(fuller, mine, at("D7")), fits(fuller, mine, at("D7"), over=True)) == (False, True)


@pytest.mark.rule("AAM-STACK-05", "AAM-STACK-07")
def test_hexes_above_full_count_those_who_stand_there() -> None:
    men = [unit(f"a.man-{number}", GARAND, "D7") for number in range(4)]
    assert overfull(look(*men).state, 0) == [at("D7")]
    assert overfull(look(*men).state, 1) == []
    assert overfull(look(*men[:3]).state, 0) == []
    car = unit("a.car", "m3-half-track", "D7")
    riding = aboard("a.rider", GARAND, car)
    assert overfull(look(car, *men[:2], riding).state, 0) == []
    # One Vehicle is one too many where an enemy's stood first.
    early, late = unit("b.tank", PANZER, "D7", came=1), unit("a.tank", SHERMAN, "D7", came=2)
    assert overfull(look(early, late).state, 0) == [at("D7")]
    assert overfull(look(early, late).state, 1) == []
    assert overfull(look(unit("a.tank", SHERMAN, "D7"), unit("a.off", SHERMAN)).state, 0) == []


@pytest.mark.rule("AAM-STACK-06", "AAM-HIT-12", "AAM-SA-42")
def test_the_penalty_is_one_marker(cards: CardBox) -> None:
    tank = unit("a.tank", SHERMAN, "D7")
    heavy = unit("a.heavy", cards.make(SHERMAN, "heavy-armor"), "D7")
    battle = look(tank, heavy)
    assert [penalty_marker(battle, one) for one in (tank, heavy)] == ["disrupted", "disrupted"]
    hit = [replace(one, hits=("disrupted",)) for one in (tank, heavy)]
    assert [penalty_marker(battle, one) for one in hit] == ["damaged", "damaged"]
    yellow = look(tank, options={"overstack_marker": "always_yellow"})
    assert [penalty_marker(yellow, one) for one in (tank, hit[0])] == ["disrupted", ""]


@pytest.mark.rule("AAM-STACK-09", "AAM-STACK-03", "AAM-STACK-11", "AAM-SA-69")
def test_what_counts_as_what(cards: CardBox) -> None:
    large = [cards.make(card, "large") for card in (GARAND, SHERMAN, FIGHTER)]
    assert [counts_as(cards[card]) for card in large] == ["vehicle", "vehicle", None]
    assert [counts_as(cards[card]) for card in (GARAND, SHERMAN, FIGHTER)] == ["soldier", "vehicle", None]
    assert [is_legal(*crowd) for crowd in ((3, 2), (4, 0), (4, 1), (4, 2), (5, 0))] == [True, True, True, False, False]
    assert [seats(CARDS[card]) for card in (SHERMAN, GARAND, "sd-kfz-251")] == [0, 0, 1]
    carriers = [cards.make(SHERMAN, ability, drop=True) for ability in ("transport", "exposed-transport")]
    assert [seats(cards[card]) for card in carriers] == [1, 1]
