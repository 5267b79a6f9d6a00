"""Single clauses of the chapters Map, Stacking and Turn, each in a position where it alone decides."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis import SYSTEM as GAME
from grognard.games.axis_allies_minis.rules.movement import dismounting
from grognard.games.axis_allies_minis.rules.movement.penalty import room
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.rules.turn.deployment import PlaceUnit
from grognard.games.axis_allies_minis.rules.turn.initiative import ChooseOrderOfPlay, ChooseReroll, Initiative
from grognard.games.axis_allies_minis.rules.turn.turn import Part, Phase
from grognard.games.axis_allies_minis.state.choices import (
    Decline,
    DefensiveShot,
    Finish,
    Fortify,
    Halt,
    March,
    TurnAbout,
)
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, path
from tests.games.axis_allies_minis.table import FIELD, CardBox, at, look, of, play, terrain, unit
from tests.games.playing import answer, asked, over

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"


@pytest.mark.rule("AAM-MAP-05", "AAM-GAME-13")
def test_no_wire_on_a_side_towards_the_half_hexes_of_the_edge() -> None:
    wire = Obstacle(id="a.wire", kind="barbed-wire", seat=0)
    battle = look(unit("a.rifle", GARAND), map=FIELD, obstacles=[wire], phase="deployment")
    place = PlaceUnit(0)
    found = place.refusal(battle, Fortify("a.wire", at("D13"), Direction.S))
    assert found is not None
    assert found.rules == ("AAM-MAP-05",)
    assert place.refusal(battle, Fortify("a.wire", at("D13"), Direction.N)) is None


# ---- stacking ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-STACK-08", "AAM-STACK-01")
def test_a_passenger_takes_no_room_in_the_hex_of_its_carrier() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    mate, comer = unit("a.mate", GARAND, "D7"), unit("a.comer", GARAND, "D8")
    battle = look(truck, aboard("a.rider", "bazooka", truck), mate, comer)
    assert room(battle, comer, at("D7")) == "free"
    on_foot = look(truck, unit("a.rider", "bazooka", "D7"), mate, comer)
    assert room(on_foot, comer, at("D7")) == "full"


@pytest.mark.rule("AAM-STACK-08")
def test_beside_its_carrier_a_passenger_gets_off_only_where_there_is_room_and_ground_for_it() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    rider = aboard("a.rider", GARAND, truck)
    here = [unit(f"a.here-{number}", "bazooka", "D7") for number in range(4)]
    there = [unit(f"a.there-{number}", "bazooka", "D6") for number in range(4)]
    battle = look(truck, rider, *here, *there, map=ground(terrain(D8="P")), phase="movement")
    assert set(dismounting.places(battle, rider)) == {at(place) for place in ("C7", "C8", "E7", "E8")}
    fewer = look(truck, rider, *here, *there[:3], map=ground(terrain(D8="P")), phase="movement")
    assert at("D6") in dismounting.places(fewer, rider), "above full, within the maximum"


@pytest.mark.rule("AAM-STACK-12")
def test_a_vehicle_too_many_keeps_no_soldier_from_passing() -> None:
    comer, driver = unit("a.comer", GARAND, "D8"), unit("a.driver", SHERMAN, "D8")
    tanks = unit("a.one", SHERMAN, "D7"), unit("a.two", "m5a1", "D7")
    assert room(look(comer, *tanks), comer, at("D7")) == "free"
    theirs = look(comer, driver, unit("b.tank", PANZER, "D7"), unit("a.mate", GARAND, "D7"))
    assert room(theirs, comer, at("D7")) == "free"
    assert room(theirs, driver, at("D7")) == "full", "for a Vehicle the enemy's counts"


# ---- initiative --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TURN-02", "AAM-SA-88")
def test_recon_is_added_to_the_dice_once_however_many_scouts_see(cards: CardBox) -> None:
    scout = cards.make("humber-scout-car", "recon")
    units = unit("a.scout", scout, "D7"), unit("a.other", scout, "E7"), unit("b.rifle", MAUSER, "D3")
    won = play(Initiative(), *units, dice=(3, 4, 3, 4), phase="initiative")
    assert asked(won) == ChooseOrderOfPlay(0), "8 against 7"
    lost = play(Initiative(), *units, dice=(3, 4, 3, 6), phase="initiative")
    assert asked(lost) == ChooseOrderOfPlay(1), "8 against 9, not 9 against 9"


@pytest.mark.rule("AAM-TURN-03", "AAM-SA-88")
def test_of_equal_totals_the_commander_decides_not_the_scout(cards: CardBox) -> None:
    scout = unit("a.scout", cards.make("humber-scout-car", "recon"), "D7")
    commissar = unit("b.commissar", "commissar", "D3")
    battle = play(Initiative(), scout, commissar, dice=(3, 3, 3, 3), phase="initiative")
    assert asked(battle) == ChooseOrderOfPlay(1), "7 against 7, and 0 against 1"


@pytest.mark.rule("AAM-TURN-04")
def test_organization_is_offered_once_a_turn_also_if_a_tie_is_rolled_again(cards: CardBox) -> None:
    staff = cards.make(GARAND, "organization")
    units = unit("a.staff", staff, "D7"), unit("b.rifle", MAUSER, "D3")
    battle = play(Initiative(), *units, dice=(3, 3, 3, 3, 1, 1, 6, 6), phase="initiative")
    assert isinstance(asked(battle), ChooseReroll)
    answer(battle, Decline())
    assert asked(battle) == ChooseOrderOfPlay(1)


# ---- parts of a phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TURN-10")
def test_nobody_must_act_and_who_does_not_keeps_facing_and_overwatch() -> None:
    watcher = unit("a.watcher", GARAND, "D7", facing="SE", overwatch=Direction.NE, acted=True)
    battle = play(Part("movement", 0), watcher, unit("a.tank", SHERMAN, "D9"), phase="movement")
    assert Finish() in battle.choices()
    over(answer(battle, Finish()))
    assert (of(battle, "a.watcher").overwatch, of(battle, "a.watcher").facing) == (Direction.NE, Direction.SE)


@pytest.mark.rule("AAM-TURN-11", "AAM-DF-05")
def test_who_has_acted_still_fires_in_the_enemy_s_part_and_who_has_fired_still_acts() -> None:
    gun, tank = unit("b.gun", "pak-38-anti-tank-gun", "D7"), unit("a.tank", SHERMAN, "C7")
    for first, seats in ((1, ("b", "a")), (0, ("a", "b"))):
        battle = play(Phase("movement"), gun, tank, phase="movement", first=first, dice=(1,) * 11)
        for seat in seats:
            if seat == "b":
                answer(battle, TurnAbout("b.gun", Direction.NW))
            else:
                answer(battle, March("a.tank", path("C8"), Direction.N))
                answer(battle, DefensiveShot("b.gun", True), Halt(Direction.N))
        over(battle)
        assert of(battle, "b.gun").facing is Direction.NW


# ---- casualties --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TURN-09", "AAM-COND-01")
def test_old_yellow_markers_go_before_new_ones_come_and_red_ones_stay() -> None:
    battle = play(
        CasualtyPhase(),
        unit("a.tank", SHERMAN, "D7", damaged=True, disrupted=True),
        unit("a.rifle", GARAND, "D8", disrupted=True, hits=("disrupted",)),
        unit("a.fresh", GARAND, "D9", hits=("disrupted",)),
        unit("b.tank", PANZER, "E3", hits=("disrupted", "damaged")),
    )
    over(battle)
    found = {id: (each.disrupted, each.damaged) for id, each in battle.state.units.items()}
    assert found == {
        "a.tank": (False, True),
        "a.rifle": (True, False),
        "a.fresh": (True, False),
        "b.tank": (True, True),
    }
    over(again := play(CasualtyPhase(), *battle.state.units.values()))
    assert {id: (each.disrupted, each.damaged) for id, each in again.state.units.items()} == {
        "a.tank": (False, True),
        "a.rifle": (False, False),
        "a.fresh": (False, False),
        "b.tank": (False, True),
    }


@pytest.mark.rule("AAM-TURN-13")
def test_both_players_see_markers_and_where_a_unit_watches() -> None:
    battle = look(
        unit("a.watcher", GARAND, "D7", overwatch=Direction.NE, disrupted=False, hits=("disrupted",)),
        unit("b.tank", PANZER, "D3", damaged=True),
    )
    for seat in (0, 1, None):
        watcher, tank = GAME.table.scene(battle, seat).units
        assert watcher.watching == ["E7", "F6", "G6", "H5"], "as far as it reaches"
        assert "aam-fact-overwatch" in {fact.id for fact in watcher.facts}
        assert [(marker.kind, marker.face_up) for marker in (*watcher.markers, *tank.markers)] == [
            ("disrupted", False),
            ("damaged", True),
        ]
