"""Ends of clauses that nothing else comes to: a weapon out of its range, the far edges, who is no carrier."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.ground.shots import open_row
from grognard.games.axis_allies_minis.rules.movement.movement import pace_of
from grognard.games.axis_allies_minis.rules.movement.transport import carrying_refusal
from grognard.games.axis_allies_minis.rules.turn.deployment import zone_of
from grognard.games.axis_allies_minis.rules.turn.victory import verdict
from grognard.games.axis_allies_minis.state.events.turn import PhaseBegan
from grognard.games.axis_allies_minis.state.state import Obstacle, Unit
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, at, forbidden, look, of, terrain, unit

GARAND, MAUSER, SHERMAN, PANZER = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman", "panzer-iv-ausf-g"
FIGHTER, GUN = "focke-wulf-fw-190a", "pak-40-anti-tank-gun"


@pytest.mark.rule("AAM-SA-29")
@pytest.mark.rule("AAM-RANGE-01")
def test_a_hull_cannon_reaches_no_farther_than_its_bands(cards: CardBox) -> None:
    cannon = "extra-hull-mounted-cannon"
    tank = unit("a.tank", cards.make(SHERMAN, cannon), "D12")
    near, far = (look(tank, unit("b.rifle", MAUSER, place)) for place in ("D4", "D3"))
    assert aimed(near, "a.tank", "b.rifle", weapon=cannon).dice == 5
    assert forbidden(far, "a.tank", "b.rifle", weapon=cannon) == ("aam-refused-out-of-range", ("AAM-RANGE-01",))


@pytest.mark.rule("AAM-SA-86")
@pytest.mark.rule("AAM-RANGE-01")
def test_borrowed_dice_reach_no_farther_than_their_bands(cards: CardBox) -> None:
    borrower = unit("a.rifle", cards.make(GARAND, "improvisation"), "D12", borrowed="m1919-mg")
    near, far = (look(borrower, unit("b.rifle", MAUSER, place)) for place in ("D4", "D3"))
    assert aimed(near, "a.rifle", "b.rifle", weapon="improvisation").base == 7
    refused = forbidden(far, "a.rifle", "b.rifle", weapon="improvisation")
    assert refused == ("aam-refused-out-of-range", ("AAM-RANGE-01",))


@pytest.mark.rule("AAM-SA-17")
@pytest.mark.rule("AAM-RANGE-02")
def test_what_is_done_instead_of_the_usual_attack_has_no_dice_beyond_its_reach(cards: CardBox) -> None:
    rockets = unit("a.plane", cards.make(FIGHTER, "rockets 9"), "D12")
    g = look(rockets, unit("b.rifle", MAUSER, "D3"), phase="airstrike")
    assert forbidden(g, "a.plane", "b.rifle", weapon="rockets", occasion="airstrike")[0] == "aam-refused-no-dice"


@pytest.mark.rule("AAM-RANGE-04")
@pytest.mark.rule("AAM-SA-27")
@pytest.mark.rule("AAM-ARC-05")
def test_a_fixed_howitzer_that_may_fire_at_aircraft_still_does_so_ahead_only(cards: CardBox) -> None:
    howitzer = cards.make(GUN, "fixed-howitzer", "antiair")
    target = unit("b.plane", FIGHTER, "D4")
    ahead, behind = (look(unit("a.gun", howitzer, "D6", facing), target) for facing in ("N", "S"))
    assert aimed(ahead, "a.gun", "b.plane").dice > 0
    assert forbidden(behind, "a.gun", "b.plane") == ("aam-refused-not-in-front", ("AAM-SA-27", "AAM-ARC-05"))


@pytest.mark.rule("AAM-SA-81")
@pytest.mark.rule("AAM-GAME-04")
def test_a_partisan_is_set_up_on_any_edge_of_the_map_where_nobody_stands(cards: CardBox) -> None:
    partisan = unit("a.partisan", cards.make(GARAND, "partisan"))
    g = look(partisan, unit("b.rifle", MAUSER, "A1"))
    board = g.context.board
    edges = {place for place in board.hexes if len(set(place.neighbours) & set(board.hexes)) < 6}
    assert set(zone_of(g, partisan)) == edges - {of(g, "b.rifle").at}


@pytest.mark.rule("AAM-MOVE-12")
@pytest.mark.rule("AAM-SA-69")
def test_a_vehicle_without_the_ability_carries_nobody() -> None:
    g = look(unit("a.rifle", GARAND, "D6"), unit("a.tank", SHERMAN, "D6"), unit("b.truck", "sd-kfz-251", "D6"))
    rifle = of(g, "a.rifle")
    for carrier in ("a.tank", "b.truck"):
        refused = carrying_refusal(g, rifle, of(g, carrier))
        assert refused is not None
        assert (refused.message.id, refused.rules) == ("aam-refused-no-transport", ("AAM-SA-69",))


@pytest.mark.rule("AAM-MOVE-03")
@pytest.mark.rule("AAM-MOVE-17")
def test_only_a_speed_of_one_has_a_minimum_movement(cards: CardBox) -> None:
    slow, quick = (unit("a.tank", cards.make(SHERMAN, speed=speed), "D6") for speed in (1, 2))
    g = look(slow, phase="movement")
    assert (pace_of(g, slow, "move").least, pace_of(g, quick, "move").least) == (True, False)
    assert not pace_of(look(slow), slow, "move").least


@pytest.mark.rule("AAM-GAME-06")
@pytest.mark.rule("AAM-GAME-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_destroyed_more_wins_by_points_on_either_side(seat: int) -> None:
    lost = Unit(id="ba"[seat] + ".lost", seat=1 - seat, card=SHERMAN, place="destroyed")
    units = unit("a.rifle", GARAND, "A1"), unit("b.rifle", MAUSER, "A2"), lost
    found = verdict(look(*units, turn=20, phase="end"))
    assert found is not None
    assert (found.winner, found.reason) == (seat, "points")


@pytest.mark.rule("AAM-SA-45")
@pytest.mark.rule("AAM-COVER-02")
def test_a_tall_silhouette_has_no_use_of_cover(cards: CardBox) -> None:
    def needs(*abilities: str) -> int:
        units = unit("a.rifle", GARAND, "D7"), unit("b.rifle", cards.make(MAUSER, *abilities), "D5")
        return aimed(look(*units, map=ground(terrain(D5="F"))), "a.rifle", "b.rifle").shelter

    plain, found = needs("slow"), [needs(each) for each in ("hard-to-spot", "large-silhouette", "tall-silhouette")]
    assert found == [plain - 1, plain + 1, 7]


@pytest.mark.rule("AAM-DF-05")
@pytest.mark.rule("AAM-TURN-11")
def test_who_only_fired_in_reaction_has_his_shot_again_in_the_next_phase() -> None:
    fired = unit("a.rifle", GARAND, "D6", shots=1)
    g = look(fired, phase="movement")
    assert of(g, "a.rifle").shots == 1
    assert PhaseBegan("assault").apply(g.state).units["a.rifle"].shots == 0


@pytest.mark.rule("AAM-SA-48")
def test_only_a_vehicle_has_a_row_that_is_open(cards: CardBox) -> None:
    found = [unit("b.target", cards.make(card, "open-back"), "D5") for card in (PANZER, MAUSER)]
    assert [open_row(each) for each in (*found, unit("b.target", PANZER, "D5"))] == [True, False, False]


@pytest.mark.rule("AAM-TERRAIN-15")
@pytest.mark.rule("AAM-COVER-02")
def test_a_pillbox_elsewhere_makes_no_other_cover_better() -> None:
    units = unit("a.rifle", GARAND, "D7"), unit("b.rifle", MAUSER, "D5")
    boxes = [Obstacle(id="b.box", kind="pillbox", seat=1, at=at(place)) for place in ("D5", "A1")]
    found = [
        aimed(look(*units, map=ground(terrain(D5="F")), obstacles=there), "a.rifle", "b.rifle").shelter
        for there in ([], boxes[1:], boxes[:1])
    ]
    assert found[0] == found[1] == found[2] + 1
