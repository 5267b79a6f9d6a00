"""Overwatch: going on it, its row, its shots, its end (chapter Overwatch)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.movement.advance import GoOn
from grognard.games.axis_allies_minis.rules.movement.dismounting import Dismounting
from grognard.games.axis_allies_minis.rules.reactions import overwatch
from grognard.games.axis_allies_minis.rules.reactions.overwatch import Watching
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, Dismount, Halt, HoldFire, OverwatchShot, Watch
from grognard.games.axis_allies_minis.state.events.attack import Attacked
from grognard.games.axis_allies_minis.state.events.movement import WentOnOverwatch
from grognard.games.axis_allies_minis.state.occasions import OnTheRow, Reacting, Stepping
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, moved, where
from tests.games.axis_allies_minis.table import at, drawn_of, look, of, offered, play, terrain, unit
from tests.games.playing import answer, asked, happened, over

SNIPER = unit("b.sniper", "wehrmacht-expert-sniper", "D12", overwatch=Direction.N)
"""It watches D11, D10 and so on; one die against a Vehicle, and one success disrupts the rockets."""

ROCKETS = unit("a.rockets", "bm-13-katyusha", "C8")
HIT, MISS = 6, 1


def shooters(mover: Unit, there: str, *others: Unit, **more: Any) -> list[str]:
    """Who may fire at a mover that enters a hex."""
    battle = look(mover, *others, **({"phase": "movement"} | more))
    return [unit.id for unit in overwatch.shots(battle, mover, at(there))]


# ---- going on overwatch ------------------------------------------------------------------------------------------


def watch(battle: Any, id: str, direction: Direction = Direction.N) -> tuple[str, tuple[str, ...]] | None:
    found = overwatch.refusal(battle, battle.state.units[id], Watch(id, direction))
    return None if found is None else (found.message.id, found.rules)


@pytest.mark.rule("AAM-OW-01", "AAM-OW-12")
def test_ground_units_that_are_not_disrupted_go_on_overwatch_in_both_phases() -> None:
    gun = unit("b.gun", "pak-38-anti-tank-gun", "D7")
    down = unit("b.down", "mauser-kar-98k", "D8", disrupted=True)
    plane = unit("b.plane", "focke-wulf-fw-190a", "D9")
    truck = unit("b.truck", "sd-kfz-251", "D10")
    rider = aboard("b.rider", "mauser-kar-98k", truck)
    for phase in ("movement", "assault"):
        battle = look(gun, down, plane, truck, rider, phase=phase)
        assert watch(battle, "b.gun") is None
        assert watch(battle, "b.truck") is None
        assert watch(battle, "b.down") == ("aam-refused-disrupted-watch", ("AAM-OW-01",))
        assert watch(battle, "b.plane") is not None
        assert watch(battle, "b.rider") is not None
    assert watch(look(gun, phase="airstrike"), "b.gun") == ("aam-refused-phase", ("AAM-OW-01",))


@pytest.mark.rule("AAM-OW-06", "AAM-OW-12")
def test_two_units_for_each_hundred_points_may_watch() -> None:
    watching = [unit(f"b.{number}", "mauser-kar-98k", "D7", overwatch=Direction.N) for number in range(2)]
    battle = look(unit("b.more", "mauser-kar-98k", "D8"), *watching, phase="movement")
    assert watch(battle, "b.more") == ("aam-refused-watch-limit", ("AAM-OW-06", "AAM-OW-12"))
    assert watch(battle, "b.0") is None, "one that watches may watch another row"
    battle.setup = replace(battle.setup, points=200)
    assert watch(battle, "b.more") is None
    battle.setup = replace(battle.setup, points=50)
    assert overwatch.most(battle) == 2


@pytest.mark.rule("AAM-OW-02", "AAM-OW-12")
def test_a_turret_turns_alone_and_all_others_turn_as_a_whole() -> None:
    for card, facing in (
        ("panzer-iv-ausf-g", Direction.N),
        ("stug-iii-ausf-g", Direction.SE),
        ("pak-38-anti-tank-gun", Direction.SE),
        ("mauser-kar-98k", Direction.SE),
    ):
        battle = play(Watching(Watch("b.it", Direction.SE)), unit("b.it", card, "D7"), phase="movement")
        over(battle)
        assert happened(battle, WentOnOverwatch) == [WentOnOverwatch("b.it", Direction.SE, facing)]
        assert (of(battle, "b.it").overwatch, of(battle, "b.it").facing) == (Direction.SE, facing)


def test_what_is_listed_and_picked() -> None:
    rifle = unit("b.rifle", "mauser-kar-98k", "D7")
    battle = look(rifle, phase="movement")
    listed = offered(battle, rifle, Watch)
    assert [choice.direction for choice in listed] == list(Direction)
    assert drawn_of(battle, rifle, Watch, Random(1)) in listed
    assert drawn_of(look(rifle, phase="flight"), rifle, Watch, Random(1)) is None


# ---- the row and the shot ----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-OW-02", "AAM-OW-11")
def test_the_row_is_one_hex_wide_and_begins_beside_the_watcher() -> None:
    mover = unit("a.garand", "m1-garand-rifle", "E7")
    mg = unit("b.mg", "mg-34-machine-gun-team", "D9", overwatch=Direction.N)
    entered = {there: shooters(mover, there, mg) for there in ("D8", "D7", "D2", "E7", "C7", "D9", "D10")}
    assert {there for there, found in entered.items() if found} == {"D8", "D7", "D2"}


@pytest.mark.rule("AAM-OW-03", "AAM-RANGE-01")
def test_it_fires_at_its_full_range_and_no_farther_and_only_at_what_it_sees() -> None:
    mover = unit("a.sherman", "m4a1-sherman", "E2")
    pak = unit("b.pak", "pak-40-anti-tank-gun", "D13", overwatch=Direction.N)
    assert shooters(mover, "D3", pak) == ["b.pak"], "range 10"
    assert shooters(mover, "D2", pak) == []
    assert shooters(mover, "D3", pak, map=ground(terrain(D8="F"))) == []
    assert shooters(mover, "D3", pak, smoke=(at("D3"),)) == []
    rifle = unit("b.rifle", "mauser-kar-98k", "D13", overwatch=Direction.N)
    assert shooters(mover, "D11", rifle) == [], "no dice against Vehicles at this range"


@pytest.mark.rule("AAM-OW-09")
def test_seed_example_a_6_pounder_watches_the_hill_not_the_clear_hex_beside_it() -> None:
    gun = unit("a.gun", "6-pounder-anti-tank-gun", "D10", overwatch=Direction.N)
    tank = unit("b.panzer", "panzer-iv-ausf-g", "F7")
    battle = moved("b.panzer", "E7 D6", tank, gun, dice=(HIT,) * 9 + (1,), map=ground(terrain(D6="H")))
    assert asked(battle, Reacting).occasion == OnTheRow("b.panzer", at("D6"))
    assert where(battle, "b.panzer")[0] == "D6", "in the clear hex nobody could fire"
    answer(battle, OverwatchShot("a.gun"))
    over(battle)
    (attack,) = happened(battle, Attacked)
    assert (attack.at, attack.range, attack.occasion) == (at("D6"), 4, "overwatch")
    assert of(battle, "b.panzer").disrupted


@pytest.mark.rule("AAM-OW-04", "AAM-OW-05", "AAM-MOVE-15")
def test_the_shot_disrupts_at_most_stops_the_move_and_ends_overwatch() -> None:
    battle = moved("a.rockets", "D7 E7", ROCKETS, SNIPER, dice=(HIT,), facing="S")
    answer(battle, OverwatchShot("b.sniper"))
    over(battle)
    assert where(battle, "a.rockets") == ("D7", "NE")
    assert (of(battle, "a.rockets").disrupted, of(battle, "a.rockets").hits) == (True, ())
    sniper = of(battle, "b.sniper")
    assert (sniper.overwatch, sniper.shots) == (None, 1)


@pytest.mark.rule("AAM-OW-03", "AAM-OW-11")
def test_each_hex_of_the_row_entered_offers_a_shot_that_may_be_kept_for_a_later_one() -> None:
    start = unit("a.rockets", "bm-13-katyusha", "D9")
    battle = moved("a.rockets", "D8 D7 D6", start, SNIPER, dice=(MISS,))
    for there in ("D8", "D7"):
        assert asked(battle, Reacting).occasion == OnTheRow("a.rockets", at(there))
        answer(battle, HoldFire())
    answer(battle, OverwatchShot("b.sniper"))
    assert asked(battle, GoOn).seat == 0
    answer(battle, Halt(Direction.N))
    over(battle)


@pytest.mark.rule("AAM-OW-04", "AAM-DF-05", "AAM-OW-08")
def test_a_unit_that_has_fired_in_this_phase_cannot_fire_along_its_row() -> None:
    assert shooters(ROCKETS, "D7", replace(SNIPER, shots=1)) == []
    assert shooters(ROCKETS, "D7", replace(SNIPER, silenced=True)) == []
    assert shooters(ROCKETS, "D7", replace(SNIPER, overwatch=None)) == []


@pytest.mark.rule("AAM-OW-07")
def test_vehicles_watch_for_soldiers_unless_the_option_forbids_it() -> None:
    garand = unit("a.garand", "m1-garand-rifle", "E7")
    panzer = unit("b.panzer", "panzer-iv-ausf-g", "D9", overwatch=Direction.N)
    italian = unit("b.italian", "carro-armato-m13-40", "D9", overwatch=Direction.N)
    assert shooters(garand, "D7", panzer) == ["b.panzer"]
    off = {"overwatch_at_soldiers": "off"}
    assert shooters(garand, "D7", panzer, options=off) == []
    assert shooters(garand, "D7", italian, options=off) == ["b.italian"]
    assert shooters(ROCKETS, "D7", panzer, options=off) == ["b.panzer"]


@pytest.mark.rule("AAM-OW-08", "AAM-MOVE-14")
def test_defensive_fire_comes_first_is_the_same_shot_and_ends_overwatch() -> None:
    near = unit("b.sniper", "wehrmacht-expert-sniper", "D9", overwatch=Direction.N)
    start = unit("a.rockets", "bm-13-katyusha", "E9")
    battle = moved("a.rockets", "D8", start, near, dice=(MISS,))
    assert asked(battle, Reacting).occasion == Stepping("a.rockets", at("E9"), at("D8"))
    answer(battle, DefensiveShot("b.sniper", True), Halt(Direction.N))
    over(battle)
    assert of(battle, "b.sniper").overwatch is None


@pytest.mark.rule("AAM-MOVE-14")
def test_by_the_option_overwatch_comes_before_defensive_fire() -> None:
    near = unit("b.near", "wehrmacht-expert-sniper", "D9")
    start = unit("a.rockets", "bm-13-katyusha", "E9")
    options = {"df_before_overwatch": "off"}
    battle = moved("a.rockets", "D8", start, near, SNIPER, dice=(HIT,), options=options)
    assert asked(battle, Reacting).occasion == OnTheRow("a.rockets", at("D8"))
    answer(battle, OverwatchShot("b.sniper"))
    over(battle)
    assert where(battle, "a.rockets") == ("D8", "NW")
    missed = moved("a.rockets", "D8", start, near, SNIPER, dice=(MISS, HIT), options=options)
    answer(missed, OverwatchShot("b.sniper"), DefensiveShot("b.near", False))
    over(missed)
    assert where(missed, "a.rockets") == ("E9", "NW")


@pytest.mark.rule("AAM-OW-11", "AAM-DF-13")
def test_several_watchers_fire_one_after_another_until_one_hits() -> None:
    second = unit("b.second", "wehrmacht-expert-sniper", "D11", overwatch=Direction.N)
    third = unit("b.third", "wehrmacht-expert-sniper", "D10", overwatch=Direction.N)
    battle = moved("a.rockets", "D7", ROCKETS, SNIPER, second, third, dice=(MISS, HIT))
    answer(battle, OverwatchShot("b.third"), OverwatchShot("b.sniper"))
    over(battle)
    assert of(battle, "b.second").overwatch is Direction.N


@pytest.mark.rule("AAM-OW-11")
def test_dismounting_and_failing_to_enter_draw_no_shot() -> None:
    truck = unit("a.truck", "m3-half-track", "D7")
    rider = aboard("a.garand", "m1-garand-rifle", truck)
    over(play(Dismounting(Dismount("a.garand", at("D7"), Direction.N)), truck, rider, SNIPER, phase="movement"))
    over(moved("a.rockets", "D7", ROCKETS, SNIPER, dice=(1,), map=ground(terrain(D7="F"))))


@pytest.mark.rule("AAM-OW-05", "AAM-OW-10")
def test_overwatch_lasts_until_the_unit_moves_turns_fires_or_is_disrupted() -> None:
    battle = moved("b.sniper", "D11", SNIPER)
    over(battle)
    assert of(battle, "b.sniper").overwatch is None
    again = answer(moved("a.rockets", "D7", ROCKETS, SNIPER), HoldFire())
    over(again)
    assert of(again, "b.sniper").overwatch is Direction.N
