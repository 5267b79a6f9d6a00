"""Boarding, dismounting, who rides on what (AAM-MOVE-12, AAM-MOVE-18, AAM-SA-69, AAM-SA-91, AAM-STACK-08)."""

from __future__ import annotations

from random import Random

import pytest

from grognard.games.axis_allies_minis.rules.movement import boarding, dismounting, transport
from grognard.games.axis_allies_minis.rules.movement.boarding import Boarding
from grognard.games.axis_allies_minis.rules.movement.dismounting import Dismounting
from grognard.games.axis_allies_minis.state.choices import Board, Dismount
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard
from tests.games.axis_allies_minis.table import CardBox, at, drawn_of, look, of, offered, play, terrain, unit
from tests.games.playing import over

TRUCK = unit("a.truck", "m3-half-track", "D7", facing="SE")
GARAND = unit("a.garand", "m1-garand-rifle", "D7")
RIDER = aboard("a.garand", "m1-garand-rifle", TRUCK)


def no_boarding(unit: Unit, carrier: Unit, *others: Unit, phase: str = "movement") -> tuple[str, ...] | None:
    battle = look(unit, carrier, *others, phase=phase)
    found = boarding.refusal(battle, unit, Board(unit.id, carrier.id))
    return None if found is None else found.rules


def rides(unit: Unit, carrier: Unit, *others: Unit) -> bool:
    return transport.carrying_refusal(look(unit, carrier, *others), unit, carrier) is None


# ---- who rides ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-69", "AAM-SA-91", "AAM-MOVE-12")
def test_what_each_transport_carries(cards: CardBox) -> None:
    kinds = {
        name: unit(f"a.{name}", cards.make("m4a1-sherman", name), "D7")
        for name in ("transport", "exposed-transport", "gun-transport", "large-transport")
    }
    riders = {
        "rifle": unit("a.rifle", "m1-garand-rifle", "D7"),
        "light": unit("a.light", "37mm-gun-m3", "D7"),
        "gun": unit("a.gun", "6-pounder-anti-tank-gun", "D7"),
        "large": unit("a.large", "17-pounder-anti-tank-gun", "D7"),
        "tank": unit("a.tank", "m4a1-sherman", "D7"),
    }
    carried = {kind: {name for name, rider in riders.items() if rides(rider, by)} for kind, by in kinds.items()}
    assert carried == {
        "transport": {"rifle", "light"},
        "exposed-transport": {"rifle", "light"},
        "gun-transport": {"rifle", "light", "gun"},
        "large-transport": {"rifle", "light", "gun", "large"},
    }


@pytest.mark.rule("AAM-SA-69")
def test_how_many_ride(cards: CardBox) -> None:
    assert not rides(unit("a.bazooka", "bazooka", "D7"), TRUCK, RIDER)
    large = unit("a.large", cards.make("m4a1-sherman", "large-transport"), "D7")
    gun = aboard("a.gun", "6-pounder-anti-tank-gun", large)
    assert rides(GARAND, large, gun)
    assert not rides(unit("a.second", "6-pounder-anti-tank-gun", "D7"), large, gun)
    assert not rides(GARAND, large, gun, aboard("a.bazooka", "bazooka", large))


@pytest.mark.rule("AAM-MOVE-12")
def test_only_a_carrier_of_the_own_side() -> None:
    assert not rides(unit("b.mauser", "mauser-kar-98k", "D7"), TRUCK)
    assert not rides(GARAND, unit("a.sherman", "m4a1-sherman", "D7"))


# ---- boarding ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-12", "AAM-MOVE-18")
def test_boarding_in_the_carriers_hex_in_the_movement_phase_only() -> None:
    assert no_boarding(GARAND, TRUCK) is None
    assert no_boarding(GARAND, TRUCK, phase="assault") == ("AAM-MOVE-12",)
    assert no_boarding(unit("a.garand", "m1-garand-rifle", "D6"), TRUCK) == ("AAM-MOVE-12",)
    assert no_boarding(unit("a.garand", "m1-garand-rifle", "D7", disrupted=True), TRUCK) == ("AAM-MOVE-08",)
    assert no_boarding(unit("a.gun", "37mm-gun-m3", "D7"), TRUCK) is None, "a gun boards though it has no speed"
    assert no_boarding(GARAND, unit("a.truck", "m3-half-track", "D7", disrupted=True)) is None


@pytest.mark.rule("AAM-MOVE-12", "AAM-OW-05")
def test_whoever_boards_leaves_the_map() -> None:
    watching = unit("a.garand", "m1-garand-rifle", "D7", overwatch=Direction.N)
    battle = play(Boarding(Board("a.garand", "a.truck")), watching, TRUCK, phase="movement")
    over(battle)
    rider = of(battle, "a.garand")
    assert (rider.place, rider.carrier, rider.at, rider.overwatch) == ("aboard", "a.truck", at("D7"), None)


def test_boarding_listed_and_picked() -> None:
    other = unit("a.other", "m3-half-track", "D7")
    battle = look(GARAND, TRUCK, other, unit("a.far", "m3-half-track", "D9"), phase="movement")
    listed = offered(battle, GARAND, Board)
    assert [choice.carrier for choice in listed] == ["a.truck", "a.other"]
    assert drawn_of(battle, GARAND, Board, Random(1)) in listed
    assert offered(battle, TRUCK, Board) == []
    assert drawn_of(look(GARAND, phase="movement"), GARAND, Board, Random(1)) is None


# ---- dismounting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-MOVE-12", "AAM-MOVE-18")
def test_getting_off_into_the_carriers_hex() -> None:
    battle = play(Dismounting(Dismount("a.garand", at("D7"), Direction.S)), TRUCK, RIDER, phase="movement")
    over(battle)
    rider = of(battle, "a.garand")
    assert (rider.place, rider.carrier, rider.at, rider.facing) == ("map", None, at("D7"), Direction.S)
    assert rider.moved


@pytest.mark.rule("AAM-MOVE-18", "AAM-MOVE-12")
def test_who_gets_off_when() -> None:
    battle = look(TRUCK, RIDER, phase="assault")
    found = dismounting.refusal(battle, RIDER, Dismount("a.garand", at("D7"), Direction.N))
    assert found is not None
    assert found.rules == ("AAM-MOVE-12",)
    down = aboard("a.garand", "m1-garand-rifle", TRUCK, disrupted=True)
    found = dismounting.refusal(look(TRUCK, down, phase="movement"), down, Dismount(down.id, at("D7"), Direction.N))
    assert found is not None
    assert found.rules == ("AAM-MOVE-18",)
    burnt = unit("a.truck", "m3-half-track", "D7", disrupted=True)
    battle = look(burnt, RIDER, phase="movement")
    assert dismounting.refusal(battle, RIDER, Dismount("a.garand", at("D7"), Direction.N)) is None
    battle = look(TRUCK, GARAND, phase="movement")
    assert dismounting.refusal(battle, GARAND, Dismount("a.garand", at("D7"), Direction.N)) is not None
    assert offered(battle, GARAND, Dismount) == []


@pytest.mark.rule("AAM-STACK-08")
def test_only_where_the_hex_holds_no_more_a_passenger_gets_off_beside_it_away_from_enemies() -> None:
    crowd = [unit(f"a.{number}", "bazooka", "D7") for number in range(4)]
    battle = look(TRUCK, RIDER, *crowd[:3], phase="movement")
    assert dismounting.places(battle, RIDER) == (at("D7"),), "above full, within the maximum"
    enemies = [unit("b.mauser", "mauser-kar-98k", "D6"), unit("a.bar", "bar-gunner", "E7")]
    pond = ground(terrain(D8="P"))
    battle = look(TRUCK, RIDER, *crowd, *enemies, map=pond, phase="movement")
    assert set(dismounting.places(battle, RIDER)) == {at(place) for place in ("E7", "E8", "C8", "C7")}
    found = dismounting.refusal(battle, RIDER, Dismount("a.garand", at("D6"), Direction.N))
    assert found is not None
    assert found.rules == ("AAM-STACK-08",)


@pytest.mark.rule("AAM-STACK-08")
def test_a_hex_whose_terrain_cannot_hold_it_or_no_hex_at_all(cards: CardBox) -> None:
    boat = unit("a.boat", cards.make("m3-half-track", "amphibious"), "D7")
    rider = aboard("a.garand", "m1-garand-rifle", boat)
    lake = ground(terrain(D7="P", D6="P", E7="P", E8="P", D8="P", C8="P"))
    battle = look(boat, rider, map=lake, phase="movement")
    assert dismounting.places(battle, rider) == (at("C7"),)
    enemy = unit("b.mauser", "mauser-kar-98k", "C7")
    shut_in = look(boat, rider, enemy, map=lake, phase="movement")
    assert dismounting.places(shut_in, rider) == ()
    assert drawn_of(shut_in, rider, Dismount, Random(1)) is None


def test_dismounting_listed_and_picked() -> None:
    battle = look(TRUCK, RIDER, phase="movement")
    assert offered(battle, RIDER, Dismount) == [Dismount("a.garand", at("D7"), Direction.SE)]
    found = drawn_of(battle, RIDER, Dismount, Random(1))
    assert found is not None
    assert dismounting.refusal(battle, RIDER, found) is None


@pytest.mark.rule("AAM-TERRAIN-02", "AAM-TERRAIN-06", "AAM-TERRAIN-07")
def test_where_a_unit_can_stand() -> None:
    sherman = unit("a.sherman", "m4a1-sherman", "A1")
    battle = look(sherman, GARAND, map=ground(terrain(D6="M", D5="P", D4="M"), roads=["D4 D3"]))
    stands = {place: transport.can_stand(battle, sherman, at(place)) for place in ("D6", "D5", "D4", "D3")}
    assert stands == {"D6": False, "D5": False, "D4": True, "D3": True}
    assert transport.can_stand(battle, GARAND, at("D6"))
