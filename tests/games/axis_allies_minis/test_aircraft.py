"""Aircraft: placing them, attacking with them and at them (chapter Aircraft)."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.attack.aircraft import ChooseFlight, FlightPhase, may_fly
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.attack.attacks import listed
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import Attack, DefensiveShot, HoldBack, HoldFire, PlaceAircraft
from grognard.games.axis_allies_minis.state.events.attack import AircraftPlaced
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, at, forbidden, labels, look, of, play, terrain, unit
from tests.games.playing import answer, asked, happened, over, refused

FIGHTER, MUSTANG, STUKA, FLAK = "focke-wulf-fw-190a", "p-51d-mustang", "junkers-ju-87b-stuka", "20mm-flak-38"
GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
N = Direction.N


@pytest.mark.rule("AAM-TURN-06")
def test_players_place_by_turns_and_whoever_declines_is_out() -> None:
    battle = play(
        FlightPhase(),
        unit("a.one", MUSTANG),
        unit("a.two", MUSTANG),
        unit("b.one", FIGHTER),
        unit("b.two", FIGHTER),
        first=1,
    )
    assert asked(battle, ChooseFlight).seat == 1
    answer(battle, PlaceAircraft("b.one", at("D5"), N))
    assert asked(battle, ChooseFlight).seat == 0
    answer(battle, HoldBack())
    assert asked(battle, ChooseFlight).seat == 1
    answer(battle, PlaceAircraft("b.two", at("E5"), Direction.S))
    over(battle)
    assert [each.unit for each in happened(battle, AircraftPlaced)] == ["b.one", "b.two"]
    assert (of(battle, "b.two").at, of(battle, "b.two").facing, of(battle, "a.one").place) == (
        at("E5"),
        Direction.S,
        "off",
    )


@pytest.mark.rule("AAM-TURN-06")
@pytest.mark.rule("AAM-AIR-05")
@pytest.mark.rule("AAM-AIR-11")
def test_a_disrupted_aircraft_is_not_placed() -> None:
    assert not may_fly(unit("a.plane", MUSTANG, disrupted=True))
    battle = play(FlightPhase(), unit("a.hurt", MUSTANG, disrupted=True), unit("a.fit", MUSTANG))
    assert refused(battle, PlaceAircraft("a.hurt", at("D5"), N))[1] == ("AAM-TURN-06", "AAM-AIR-05")
    nobody = play(
        FlightPhase(), unit("a.hurt", MUSTANG, disrupted=True), replace(unit("b.gone", FIGHTER), place="destroyed")
    )
    over(nobody)


@pytest.mark.rule("AAM-AIR-02")
@pytest.mark.rule("AAM-STACK-10")
@pytest.mark.rule("AAM-AIR-09")
def test_one_aircraft_a_hex_and_any_facing() -> None:
    battle = play(FlightPhase(), unit("a.plane", MUSTANG), unit("b.plane", FIGHTER, "D5"), unit("b.tank", PANZER, "E5"))
    assert refused(battle, PlaceAircraft("a.plane", at("D5"), N))[1] == ("AAM-AIR-02", "AAM-STACK-10")
    assert refused(battle, PlaceAircraft("b.plane", at("D6"), N))[1] == ("AAM-TURN-06",)
    assert refused(battle, PlaceAircraft("a.plane", at("M14"), N))[1] == ("AAM-TURN-06",)
    for facing in Direction:
        assert battle.refusal(PlaceAircraft("a.plane", at("E5"), facing)) is None
    decision = asked(battle)
    assert all(battle.refusal(choice) is None for choice in battle.choices())
    assert len(battle.choices()) == 12 * 13 - 1 + 1
    picked = {type(decision.sample(battle, Random(seed))) for seed in range(20)}
    assert picked == {PlaceAircraft}


@pytest.mark.rule("AAM-DF-04")
@pytest.mark.rule("AAM-DF-15")
def test_antiair_fires_at_an_aircraft_placed_beside_it() -> None:
    battle = play(
        FlightPhase(),
        unit("a.plane", MUSTANG),
        unit("b.flak", FLAK, "D5"),
        unit("b.rifle", MAUSER, "D5"),
        dice=(6,) * 9,
    )
    answer(battle, PlaceAircraft("a.plane", at("D6"), N))
    assert list(battle.choices()) == [DefensiveShot("b.flak", True), HoldFire()]
    answer(battle, DefensiveShot("b.flak", True))
    over(battle)
    plane = of(battle, "a.plane")
    assert (plane.disrupted, plane.at, plane.hits) == (True, at("D6"), ())
    assert of(battle, "b.flak").shots == 1
    far = play(FlightPhase(), unit("a.plane", MUSTANG), unit("b.flak", FLAK, "D5"))
    answer(far, PlaceAircraft("a.plane", at("D7"), N))
    over(far)


# ---- attacking with them -----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-AIR-01")
@pytest.mark.rule("AAM-AIR-03")
def test_an_aircraft_turns_to_its_target() -> None:
    battle = play(
        AttackAction(Attack("b.plane", "a.rifle")),
        unit("b.plane", FIGHTER, "D5", "N"),
        unit("a.rifle", GARAND, "F7"),
        phase="airstrike",
        dice=(1,) * 6,
    )
    over(battle)
    assert of(battle, "b.plane").facing is Direction.SE


@pytest.mark.rule("AAM-AIR-03")
def test_where_the_line_passes_a_corner_the_owner_picks_the_side() -> None:
    battle = look(unit("b.plane", FIGHTER, "D5", "N"), unit("a.rifle", GARAND, "F5"), phase="airstrike")
    assert {each.facing for each in listed(battle, of(battle, "b.plane"))} == {Direction.NE, Direction.SE}
    plain, wrong = Attack("b.plane", "a.rifle"), Attack("b.plane", "a.rifle", facing=Direction.N)
    for choice in (plain, wrong):
        found = Activate(1).refusal(battle, choice)
        assert found is not None
        assert found.rules == ("AAM-AIR-03",)


@pytest.mark.rule("AAM-AIR-07")
@pytest.mark.rule("AAM-AIR-09")
def test_straight_down_it_keeps_its_facing_and_meets_the_rear() -> None:
    battle = play(
        AttackAction(Attack("b.plane", "a.tank")),
        unit("b.plane", STUKA, "D5", "N"),
        unit("a.tank", SHERMAN, "D5", "N"),
        phase="airstrike",
        dice=(1,) * 6,
    )
    over(battle)
    assert of(battle, "b.plane").facing is N
    aim = aimed(battle, "b.plane", "a.tank", occasion="airstrike")
    assert (aim.range, aim.printed) == (0, 4)


@pytest.mark.rule("AAM-AIR-10")
def test_aircraft_against_aircraft() -> None:
    battle = look(
        unit("b.fighter", FIGHTER, "D5"),
        unit("b.bomber", STUKA, "E7"),
        unit("a.behind", "il-2-sturmovik", "D7", "N"),
        phase="airstrike",
    )
    assert aimed(battle, "b.fighter", "a.behind", occasion="airstrike").dice == 6
    assert labels(aimed(battle, "b.fighter", "a.behind", occasion="airstrike").die_rows) == {}
    assert labels(aimed(battle, "b.bomber", "a.behind", occasion="airstrike").die_rows) == {"AAM-RANGE-04": -1}
    front = look(unit("b.bomber", STUKA, "D5"), unit("a.plane", "il-2-sturmovik", "D7", "N"), phase="airstrike")
    assert labels(aimed(front, "b.bomber", "a.plane", occasion="airstrike").die_rows) == {}
    assaulted = look(unit("b.bomber", STUKA, "D5"), unit("a.plane", "il-2-sturmovik", "D7", "N"))
    assert not list(listed(assaulted, of(assaulted, "b.bomber")))


# ---- attacking them ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-AIR-04")
@pytest.mark.rule("AAM-AIR-08")
@pytest.mark.rule("AAM-C3")
@pytest.mark.rule("AAM-RANGE-04")
@pytest.mark.parametrize(
    ("place", "value"),
    [("D7", 0), ("D8", 0), ("E8", 0), ("C6", -1), ("D3", -1), ("D5", -1), ("E7", -1)],
)
def test_in_front_of_an_aircraft_there_is_no_penalty(place: str, value: int) -> None:
    battle = look(unit("a.tank", SHERMAN, place), unit("b.plane", FIGHTER, "D5", "S"))
    assert sum(labels(aimed(battle, "a.tank", "b.plane").die_rows).values()) == value


@pytest.mark.rule("AAM-AIR-08")
def test_the_fighter_that_attacked_the_bazooka() -> None:
    battle = look(
        unit("b.fighter", FIGHTER, "D5", "S"),
        unit("a.bazooka", "bazooka", "D6"),
        unit("a.garand", GARAND, "D7"),
        unit("a.captain", "red-devil-captain", "C5"),
    )
    needs = {id: aimed(battle, id, "b.fighter").need for id in ("a.bazooka", "a.garand", "a.captain")}
    assert needs == {"a.bazooka": 4, "a.garand": 4, "a.captain": 5}


@pytest.mark.rule("AAM-SA-82")
@pytest.mark.rule("AAM-C4")
@pytest.mark.rule("AAM-RANGE-04")
def test_antiair_has_no_penalty_and_artillery_without_it_no_attack() -> None:
    battle = look(
        unit("a.flak", "m16-half-track", "D3"), unit("a.gun", "37mm-gun-m3", "D3"), unit("b.plane", FIGHTER, "D5", "S")
    )
    assert aimed(battle, "a.flak", "b.plane").need == 4
    assert forbidden(battle, "a.gun", "b.plane") == ("aam-refused-artillery-at-aircraft", ("AAM-RANGE-04",))


@pytest.mark.rule("AAM-SA-83")
@pytest.mark.parametrize(("place", "dice"), [("D7", 8), ("D8", 6), ("D10", 6)])
def test_agility_against_aircraft(place: str, dice: int) -> None:
    battle = look(unit("b.zero", "mitsubishi-a6m-zero", place), unit("a.plane", MUSTANG, "D5"), phase="airstrike")
    assert aimed(battle, "b.zero", "a.plane", occasion="airstrike").dice == dice


@pytest.mark.rule("AAM-LOS-11")
def test_aircraft_are_seen_over_everything_but_smoke() -> None:
    units = unit("a.tank", SHERMAN, "D8"), unit("b.plane", FIGHTER, "D5", "S")
    town = ground(terrain(D6="T", D7="T"))
    assert aimed(look(*units, map=town), "a.tank", "b.plane").dice == 9
    assert forbidden(look(*units, map=town, smoke=(at("D6"),)), "a.tank", "b.plane")[1] == ("AAM-LOS-01",)


@pytest.mark.rule("AAM-DF-04", "AAM-MAP-04", "AAM-SA-82")
@pytest.mark.parametrize(
    ("ability", "place", "fires"),
    [
        ("antiair", "D5", True),
        ("antiair", "D6", True),
        ("antiair", "D7", False),
        ("ace", "D5", True),
        ("ace", "D9", True),
        ("ace", "D10", False),
        ("no-turret", "D5", False),
    ],
)
def test_an_aircraft_provokes_antiair_over_its_hex_or_beside_it_and_an_ace_four_hexes_off(
    cards: CardBox, ability: str, place: str, fires: bool
) -> None:
    gun = unit("b.gun", cards.make("mg-34-machine-gun-team", ability), "D5")
    battle = play(FlightPhase(), unit("a.plane", MUSTANG), gun)
    answer(battle, PlaceAircraft("a.plane", at(place), N))
    assert (battle.decision is not None) is fires
    if fires:
        assert list(battle.choices()) == [DefensiveShot("b.gun", True), HoldFire()]
