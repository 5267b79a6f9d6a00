"""Defensive fire: who provokes whom, at which hex, with what result (chapter Defensive fire)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.axis_allies_minis.rules.movement.advance import GoOn
from grognard.games.axis_allies_minis.rules.reactions.defensive_fire import shots
from grognard.games.axis_allies_minis.rules.reactions.reactions import reactions
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, Halt, HoldFire
from grognard.games.axis_allies_minis.state.events.attack import Attacked, ShotTaken
from grognard.games.axis_allies_minis.state.events.movement import Disrupted, Stepped, Stopped
from grognard.games.axis_allies_minis.state.occasions import Overflying, Reacting
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, label
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, moved, where
from tests.games.axis_allies_minis.table import CardBox, at, look, of, terrain, unit
from tests.games.playing import answer, asked, happened, over, used_up

SHERMAN = unit("a.sherman", "m4a1-sherman", "D7")
ROCKETS = unit("a.rockets", "bm-13-katyusha", "D7")
GARAND = unit("a.garand", "m1-garand-rifle", "D7")
PAK = unit("b.pak", "pak-40-anti-tank-gun", "C7")
SNIPER = unit("b.sniper", "wehrmacht-expert-sniper", "C7")
"""One die against a Vehicle, and one success disrupts the rockets."""

HIT, MISS = 6, 1


def provoked(mover: Unit, there: str, *others: Unit, **more: Any) -> list[tuple[str, str]]:
    """Who may fire at a step, and at which hex."""
    battle = look(mover, *others, **({"phase": "movement"} | more))
    assert mover.at is not None
    found = shots(battle, mover, mover.at, at(there))
    return [(unit.id, label(at(there) if entered else mover.at)) for unit, entered in found]


# ---- what provokes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-DF-01", "AAM-DF-14")
def test_only_a_step_between_two_hexes_adjacent_to_the_enemy_provokes() -> None:
    both = [("b.pak", "D6"), ("b.pak", "D7")]
    assert provoked(SHERMAN, "D6", PAK) == both
    assert provoked(SHERMAN, "E7", PAK) == [], "it leaves the last adjacent hex"
    assert provoked(unit("a.sherman", "m4a1-sherman", "E7"), "D6", PAK) == [], "it comes to the first one"
    assert provoked(SHERMAN, "C7", PAK) == [("b.pak", "C7"), ("b.pak", "D7")], "into the enemy's own hex"
    assert provoked(unit("a.sherman", "m4a1-sherman", "C7"), "D6", PAK) == [("b.pak", "D6"), ("b.pak", "C7")]


@pytest.mark.rule("AAM-DF-02")
def test_it_happens_in_the_movement_and_the_assault_phase() -> None:
    assert provoked(SHERMAN, "D6", PAK, phase="assault") == provoked(SHERMAN, "D6", PAK) != []
    assert provoked(SHERMAN, "D6", PAK, phase="vanguard") == []


@pytest.mark.rule("AAM-DF-03")
def test_soldiers_walk_round_vehicles_and_into_their_hex() -> None:
    panzer = unit("b.panzer", "panzer-iv-ausf-g", "C7")
    mauser = unit("b.mauser", "mauser-kar-98k", "C7")
    gun = unit("a.gun", "6-pounder-anti-tank-gun", "D7")
    for walker in (GARAND, gun):
        assert provoked(walker, "D6", panzer) == []
        assert provoked(walker, "C7", panzer) == []
        assert len(provoked(walker, "D6", mauser)) == 2
    assert len(provoked(SHERMAN, "D6", panzer)) == 2


@pytest.mark.rule("AAM-SA-85", "AAM-DF-03")
def test_overlapping_fire_answers_soldiers() -> None:
    italian = unit("b.italian", "carro-armato-m13-40", "C7", facing="NE")
    assert len(provoked(GARAND, "D6", italian)) == 2


@pytest.mark.rule("AAM-SA-85")
def test_awareness_answers_soldiers_that_enter_its_hex_and_battlefield_awareness_vehicles_that_leave(
    cards: CardBox,
) -> None:
    aware = unit("b.aware", cards.make("panzer-iv-ausf-g", "awareness"), "C7")
    assert provoked(GARAND, "D6", aware) == []
    assert provoked(GARAND, "C7", aware) == [("b.aware", "C7"), ("b.aware", "D7")]
    wary = unit("b.wary", cards.make("mauser-kar-98k", "battlefield-awareness"), "C7")
    assert provoked(SHERMAN, "E7", wary) == [("b.wary", "D7")]
    assert provoked(GARAND, "E7", wary) == []
    assert provoked(unit("a.sherman", "m4a1-sherman", "E7"), "E6", wary) == []


# ---- who may fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-DF-05", "AAM-DF-11", "AAM-SA-04")
def test_one_shot_a_phase_but_for_suppressive_fire() -> None:
    assert provoked(SHERMAN, "D6", unit("b.pak", "pak-40-anti-tank-gun", "C7", shots=1)) == []
    assert len(provoked(GARAND, "D6", unit("b.mg", "mg-42-machine-gun-team", "C7", shots=3))) == 2


@pytest.mark.rule("AAM-DF-09", "AAM-SA-89", "AAM-SA-52")
def test_disrupted_units_do_not_fire_not_even_a_veteran_crew_but_fanatics_do(cards: CardBox) -> None:
    veteran = cards.make("panzer-iv-ausf-g", "veteran-crew")
    for card in ("pak-40-anti-tank-gun", veteran):
        assert provoked(SHERMAN, "D6", unit("b.down", card, "C7", disrupted=True)) == []
    assert len(provoked(GARAND, "D6", unit("b.fanatic", "ss-hauptsturmfuhrer", "C7", disrupted=True))) == 2


@pytest.mark.rule("AAM-DF-09")
def test_a_shot_needs_dice_and_sight() -> None:
    mortar = unit("b.mortar", "type-89-mortar", "C7")
    assert provoked(SHERMAN, "D6", mortar) == [], "no dice against Vehicles at short range"
    assert len(provoked(GARAND, "D6", mortar)) == 2
    assert provoked(SHERMAN, "D6", PAK, smoke=(at("D6"),)) == [("b.pak", "D7")]
    assert provoked(SHERMAN, "D6", PAK, smoke=(at("C7"),)) == []


@pytest.mark.rule("AAM-DF-16", "AAM-TURN-08")
def test_a_doomed_unit_still_fires() -> None:
    doomed = unit("b.pak", "pak-40-anti-tank-gun", "C7", hits=("disrupted", "destroyed"))
    assert len(provoked(SHERMAN, "D6", doomed)) == 2


@pytest.mark.rule("AAM-SA-05")
def test_a_soldier_under_covering_fire_does_not_fire() -> None:
    assert provoked(SHERMAN, "D6", unit("b.pak", "pak-40-anti-tank-gun", "C7", silenced=True)) == []


@pytest.mark.rule("AAM-SA-70", "AAM-DF-10")
def test_passengers_fire_only_from_a_fighting_platform_and_never_as_artillery() -> None:
    truck = unit("b.truck", "sd-kfz-251", "C7", disrupted=True)
    assert len(provoked(GARAND, "D6", truck, aboard("b.mauser", "mauser-kar-98k", truck))) == 2
    assert provoked(GARAND, "D6", truck, aboard("b.gun", "pak-38-anti-tank-gun", truck)) == []
    tank = unit("b.tank", "panzer-iv-ausf-g", "C7")
    assert provoked(GARAND, "D6", tank, aboard("b.mauser", "mauser-kar-98k", tank)) == []


@pytest.mark.rule("AAM-DF-10")
def test_the_carrier_is_the_target_never_its_passenger() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    battle = moved("a.truck", "D6", truck, aboard("a.garand", "m1-garand-rifle", truck), PAK)
    shots_offered = [choice for choice in battle.choices() if isinstance(choice, DefensiveShot)]
    assert len(shots_offered) == 2
    assert asked(battle, Reacting).occasion.unit == "a.truck"


# ---- the shot ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-DF-07", "AAM-DF-12", "AAM-MOVE-06")
@pytest.mark.parametrize(("entered", "defence"), [(False, 5), (True, 4)])
def test_seed_example_a_sherman_moves_past_a_pak_40_whose_owner_chooses_the_hex(entered: bool, defence: int) -> None:
    """In both hexes the tank faces north, the way it goes: the gun in C7 is in front of D7 and behind D6."""
    battle = moved("a.sherman", "D6", SHERMAN, PAK, dice=(MISS,) * 15)
    assert asked(battle, Reacting).seat == 1
    assert set(battle.choices()) == {DefensiveShot("b.pak", True), DefensiveShot("b.pak", False), HoldFire()}
    answer(battle, DefensiveShot("b.pak", entered))
    (attack,) = happened(battle, Attacked)
    assert (attack.at, attack.defence, attack.range) == (at("D6" if entered else "D7"), defence, 1)
    assert happened(battle, ShotTaken) == [ShotTaken("b.pak")]


@pytest.mark.rule("AAM-DF-08", "AAM-MOVE-11", "AAM-MOVE-15", "AAM-COND-03")
@pytest.mark.parametrize(("entered", "place"), [(False, "D7"), (True, "D6")])
def test_a_hit_disrupts_at_once_and_stops_the_move_where_the_shot_was_resolved(entered: bool, place: str) -> None:
    start = unit("a.rockets", "bm-13-katyusha", "D7", facing="SE")
    battle = moved("a.rockets", "D6 D5", start, SNIPER, dice=(HIT,), facing="S")
    answer(battle, DefensiveShot("b.sniper", entered))
    over(battle)
    assert where(battle, "a.rockets") == (place, "N")
    rockets = of(battle, "a.rockets")
    assert rockets.disrupted
    assert rockets.hits == ()
    assert happened(battle, Disrupted) == [Disrupted("a.rockets")]
    assert [stop.why for stop in happened(battle, Stopped)] == ["disrupted"]
    assert len(happened(battle, Stepped)) == entered


@pytest.mark.rule("AAM-DF-08")
def test_many_hits_do_no_more_than_disrupt() -> None:
    battle = answer(moved("a.sherman", "D6", SHERMAN, PAK, dice=(HIT,) * 15), DefensiveShot("b.pak", True))
    over(battle)
    assert (of(battle, "a.sherman").disrupted, of(battle, "a.sherman").hits) == (True, ())


@pytest.mark.rule("AAM-DF-06", "AAM-MOVE-14")
def test_a_miss_lets_the_mover_go_on_and_its_owner_says_where_to() -> None:
    battle = answer(moved("a.rockets", "D6 D5", ROCKETS, SNIPER, dice=(MISS,)), DefensiveShot("b.sniper", True))
    assert asked(battle, GoOn).seat == 0
    answer(battle, Halt(Direction.S))
    over(battle)
    assert where(battle, "a.rockets") == ("D6", "S")


@pytest.mark.rule("AAM-DF-06")
def test_holding_fire_keeps_the_shot() -> None:
    battle = answer(moved("a.rockets", "D6", ROCKETS, SNIPER), HoldFire())
    over(battle)
    assert of(battle, "b.sniper").shots == 0
    assert where(battle, "a.rockets")[0] == "D6"


@pytest.mark.rule("AAM-DF-06", "AAM-DF-13")
def test_several_fire_one_after_another_until_one_hits() -> None:
    second = unit("b.second", "wehrmacht-expert-sniper", "C7")
    third = unit("b.third", "wehrmacht-expert-sniper", "C7")
    battle = moved("a.rockets", "D6", ROCKETS, SNIPER, second, third, dice=(MISS, HIT))
    answer(battle, DefensiveShot("b.second", True))
    assert DefensiveShot("b.second", True) not in battle.choices()
    answer(battle, DefensiveShot("b.sniper", False))
    over(battle)
    assert where(battle, "a.rockets") == ("D7", "N"), "held in the hex left, it never entered the other"
    assert of(battle, "b.third").shots == 0


@pytest.mark.rule("AAM-DF-14", "AAM-DF-05")
def test_each_step_is_judged_anew_but_the_shot_is_one() -> None:
    battle = moved("a.rockets", "D6 C6", ROCKETS, SNIPER, dice=(MISS,))
    answer(battle, HoldFire())
    asked(battle, Reacting)
    answer(battle, DefensiveShot("b.sniper", True))
    used_up(battle)
    answer(battle, Halt(Direction.N))
    over(battle)
    assert of(battle, "b.sniper").shots == 1


@pytest.mark.rule("AAM-DF-11", "AAM-SA-03")
def test_double_shot_rolls_two_attacks() -> None:
    mg = unit("b.mg", "mg-34-machine-gun-team", "C7")
    battle = moved("a.rockets", "D6", ROCKETS, mg, dice=(MISS,) * 3 + (HIT,) * 3)
    answer(battle, DefensiveShot("b.mg", True))
    over(battle)
    assert of(battle, "a.rockets").disrupted
    assert of(battle, "b.mg").shots == 1


@pytest.mark.rule("AAM-COVER-05", "AAM-DF-07")
def test_the_cover_of_the_chosen_hex_may_save_the_mover() -> None:
    town = ground(terrain(D6="T"))
    saved = moved("a.rockets", "D6", ROCKETS, SNIPER, dice=(HIT, 5), map=town)
    answer(saved, DefensiveShot("b.sniper", True), Halt(Direction.N))
    over(saved)
    assert not of(saved, "a.rockets").disrupted
    bare = answer(moved("a.rockets", "D6", ROCKETS, SNIPER, dice=(HIT,), map=town), DefensiveShot("b.sniper", False))
    over(bare)
    assert where(bare, "a.rockets")[0] == "D7"


@pytest.mark.rule("AAM-SA-52", "AAM-SA-89", "AAM-DF-08", "AAM-DF-13")
def test_a_disrupted_marker_does_not_stop_those_who_move_on_under_it(cards: CardBox) -> None:
    veteran = unit("a.veteran", cards.make("bm-13-katyusha", "veteran-crew"), "D7")
    second = unit("b.second", "wehrmacht-expert-sniper", "C7")
    battle = moved("a.veteran", "D6", veteran, SNIPER, second, dice=(HIT,))
    answer(battle, DefensiveShot("b.sniper", False), Halt(Direction.N))
    over(battle)
    assert of(battle, "a.veteran").disrupted
    assert where(battle, "a.veteran")[0] == "D6"
    assert of(battle, "b.second").shots == 0, "once it is disrupted nobody else fires at that step"


@pytest.mark.rule("AAM-SA-64", "AAM-DF-08")
def test_a_robust_vehicle_is_stopped_all_the_same(cards: CardBox) -> None:
    robust = unit("a.robust", cards.make("bm-13-katyusha", "robust"), "D7")
    battle = answer(moved("a.robust", "D6 D5", robust, SNIPER, dice=(HIT,)), DefensiveShot("b.sniper", True))
    over(battle)
    assert where(battle, "a.robust")[0] == "D6"
    down = unit("a.robust", robust.card, "D7", disrupted=True)
    again = answer(moved("a.robust", "D6", down, SNIPER, dice=(HIT,)), DefensiveShot("b.sniper", False))
    over(again)
    assert where(again, "a.robust")[0] == "D7", "a marker it had before does not shield it"


# ---- aircraft ----------------------------------------------------------------------------------------------------

STUKA = unit("b.stuka", "junkers-ju-87b-stuka", "D7")


def against_stuka(*others: Unit, plane: Unit = STUKA, **more: Any) -> list[str]:
    battle = look(plane, *others, **({"phase": "flight"} | more))
    assert plane.at is not None
    offers = [offer.choice for offer in reactions(battle, Overflying(plane.id, plane.at))]
    return [choice.unit for choice in offers if isinstance(choice, DefensiveShot)]


@pytest.mark.rule("AAM-DF-04")
def test_only_antiair_adjacent_and_ace_within_four_fire_at_an_aircraft(cards: CardBox) -> None:
    flak = unit("a.flak", "m16-half-track", "D6")
    assert against_stuka(flak) == ["a.flak"]
    assert against_stuka(unit("a.flak", "m16-half-track", "D5")) == []
    assert against_stuka(unit("a.garand", "m1-garand-rifle", "D6")) == []
    ace = cards.make("m16-half-track", "ace")
    assert against_stuka(unit("a.ace", ace, "D3")) == ["a.ace"]
    assert against_stuka(unit("a.ace", ace, "D2")) == []
    assert against_stuka(unit("a.flak", "m16-half-track", "D6", shots=1)) == []
    assert against_stuka(unit("a.flak", "m16-half-track", "D6", disrupted=True)) == []


@pytest.mark.rule("AAM-DF-15")
def test_antiair_aircraft_fire_only_by_the_option() -> None:
    mustang = unit("a.mustang", "p-51d-mustang", "D6")
    assert against_stuka(mustang) == []
    assert against_stuka(mustang, options={"aircraft_antiair_df": "on"}) == ["a.mustang"]


@pytest.mark.rule("AAM-DF-04")
def test_no_aircraft_answers_a_move_on_the_ground() -> None:
    assert provoked(GARAND, "D6", unit("b.stuka", "junkers-ju-87b-stuka", "C7")) == []
