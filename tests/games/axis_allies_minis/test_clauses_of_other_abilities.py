"""Single clauses of the abilities of movement, command and the rest (AAM-SA-60 to AAM-SA-91)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.axis_allies_minis.rules.attack import demolition
from grognard.games.axis_allies_minis.rules.attack.banzai import Charging
from grognard.games.axis_allies_minis.rules.movement.advance import ChooseOverrun
from grognard.games.axis_allies_minis.rules.movement.boarding import Boarding
from grognard.games.axis_allies_minis.rules.movement.penalty import room
from grognard.games.axis_allies_minis.rules.movement.transport import can_stand
from grognard.games.axis_allies_minis.rules.turn.arrivals import entry_refusal
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.rules.turn.deployment import zone_of
from grognard.games.axis_allies_minis.rules.turn.initiative import commander_bonus
from grognard.games.axis_allies_minis.rules.turn.victory import EndOfTurn
from grognard.games.axis_allies_minis.state.choices import (
    BanzaiCharge,
    Board,
    Decline,
    DefensiveShot,
    Demolish,
    Overrun,
)
from grognard.games.axis_allies_minis.state.events.attack import Attacked
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.attackers import GARAND, MAUSER, PANZER, SHERMAN, targets
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import moved, points, reach, rolls, why_not
from tests.games.axis_allies_minis.table import (
    FIELD,
    CardBox,
    aimed,
    at,
    look,
    of,
    offered,
    play,
    terrain,
    unit,
)
from tests.games.playing import answer, happened, over

ARISAKA, SERGEANT = "arisaka-rifleman", "imperial-sergeant"


# ---- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-65")
def test_poor_suspension_takes_a_hill_by_road_only(cards: CardBox) -> None:
    hills = ground(terrain(D6="H", E7="H"), roads=["D7 D6 D5"])
    tank = unit("a.tank", cards.make(SHERMAN, "poor-suspension"), "D7")
    battle = look(tank, map=hills)
    assert why_not("a.tank", "D6 D5", tank, map=hills) is None
    assert why_not("a.tank", "E7", tank, map=hills) == ("aam-refused-barred", ("AAM-SA-65",))
    assert (can_stand(battle, tank, at("D6")), can_stand(battle, tank, at("E7"))) == (True, False)


@pytest.mark.rule("AAM-SA-67")
def test_thin_wheels_cross_streams_and_marsh_by_road_only(cards: CardBox) -> None:
    wet = ground(terrain(D5="M"), roads=["D7 D6 D5 D4"], streams=["D7 N", "D7 NE"])
    car = unit("a.car", cards.make("humber-scout-car", "thin-wheels"), "D7")
    assert why_not("a.car", "D6 D5 D4", car, map=wet) is None
    assert reach("a.car", car, map=wet)["D4"] == "D6 D5 D4"
    assert rolls("a.car", "D7", "D6", car, map=wet) == []
    assert why_not("a.car", "E7", car, map=wet) == ("aam-refused-barred", ("AAM-SA-67",))
    assert why_not("a.car", "C7 C6 D5", car, map=wet) == ("aam-refused-barred", ("AAM-SA-67",))


@pytest.mark.rule("AAM-SA-68")
def test_overrun_disrupts_one_enemy_soldier_in_a_phase(cards: CardBox) -> None:
    tiger = unit("a.tiger", cards.make("tiger-i", "overrun", drop=True), "D7")
    others = (
        unit("b.rifle", MAUSER, "D6"),
        unit("b.mate", MAUSER, "D6"),
        unit("b.tank", PANZER, "D6", shots=1),
        unit("a.friend", GARAND, "D6"),
        unit("b.far", MAUSER, "D9", disrupted=True),
    )
    battle = moved("a.tiger", "D6", tiger, *others, unit("b.down", MAUSER, "D6", disrupted=True))
    while not isinstance(battle.decision, ChooseOverrun):
        answer(battle, battle.choices()[-1])
    assert battle.choices() == [Overrun("b.rifle"), Overrun("b.mate"), Decline()]
    over(answer(battle, Overrun("b.mate")))
    assert [of(battle, id).disrupted for id in ("b.rifle", "b.mate", "a.friend")] == [False, True, False]
    way = moved("a.tiger", "D6 D5", tiger, unit("b.one", PAK, "D6", shots=1), unit("b.two", PAK, "D5", shots=1))
    over(answer(way, Overrun("b.one")))
    assert of(way, "b.two").disrupted is False, "once in a phase"
    later = moved("a.tiger", "D6 D5", tiger, unit("b.one", PAK, "D6", shots=1), unit("b.two", PAK, "D5", shots=1))
    over(answer(later, Decline(), Overrun("b.two")))


PAK = "pak-38-anti-tank-gun"


# ---- command -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-71")
def test_each_commander_gives_what_his_card_prints() -> None:
    for card, bonus in (("ss-hauptsturmfuhrer", 3), ("red-devil-captain", 2), ("commissar", 1), (GARAND, 0)):
        assert commander_bonus(look(unit("a.leader", card, "D7")), 0) == bonus


@pytest.mark.rule("AAM-SA-72")
def test_tally_ho_gives_one_more_to_soldiers_beside_it_that_are_no_artillery(cards: CardBox) -> None:
    leader, other = unit("a.leader", "inspiring-lieutenant", "D8"), unit("a.other", "inspiring-lieutenant", "C7")
    rifle = unit("a.rifle", GARAND, "D7")
    assert points("a.rifle", rifle, leader) == 2
    assert points("a.rifle", rifle, leader, other) == 2, "two do not add up"
    assert points("a.rifle", rifle, unit("a.leader", "inspiring-lieutenant", "D9")) == 1
    assert points("a.rifle", rifle, leader, phase="assault") == 1
    gun = unit("a.rifle", cards.make(PAK, speed=1), "D7")
    assert points("a.rifle", gun, leader) == 1
    assert points("a.rifle", unit("a.rifle", SHERMAN, "D7"), leader) == 4
    assert points("a.leader", leader) == 1, "not for itself"
    assert "D5" in reach("a.rifle", rifle, leader), "judged where the move starts"


@pytest.mark.rule("AAM-SA-74")
@pytest.mark.parametrize(
    ("card", "place", "down", "need"),
    [
        (GARAND, "D8", False, 4),
        (GARAND, "D7", False, 4),
        (GARAND, "D9", False, 5),
        (GARAND, "D8", True, 5),
        (SHERMAN, "D8", False, 5),
        (PAK, "D8", False, 4),
    ],
)
def test_bravery_enforcement_steadies_soldiers_beside_it(card: str, place: str, down: bool, need: int) -> None:
    shaken = unit("a.unit", card, "D7", disrupted=True)
    battle = look(shaken, unit("a.leader", "commissar", place, disrupted=down), unit("b.rifle", MAUSER, "D5"))
    assert aimed(battle, "a.unit", "b.rifle").need == need


def charges(battle: Any, id: str) -> set[str]:
    """Whom a unit may charge."""
    return {choice.target for choice in offered(battle, of(battle, id), BanzaiCharge)}


@pytest.mark.rule("AAM-SA-76")
def test_who_may_charge_when_and_whom(cards: CardBox) -> None:
    leader, foe = unit("a.leader", SERGEANT, "D8"), unit("b.rifle", MAUSER, "D6")
    man = unit("a.man", ARISAKA, "D7")
    assert charges(look(man, leader, foe), "a.man") == {"b.rifle"}
    assert charges(look(man, leader, foe, phase="movement"), "a.man") == set()
    assert charges(look(man, unit("a.leader", SERGEANT, "D9"), foe), "a.man") == set(), "not beside the leader"
    assert charges(look(man, unit("a.leader", SERGEANT, "D8", disrupted=True), foe), "a.man") == set()
    gun = unit("a.man", cards.make(PAK, speed=1), "D7")
    assert charges(look(gun, leader, foe), "a.man") == set()
    assert charges(look(unit("a.man", SHERMAN, "D7"), leader, foe), "a.man") == set()
    assert charges(look(man, leader, unit("b.rifle", MAUSER, "D5")), "a.man") == set(), "two hexes off"
    assert charges(look(man, leader, unit("b.plane", "focke-wulf-fw-190a", "D6")), "a.man") == set()
    assert charges(look(leader, foe), "a.leader") == set(), "the leader needs another beside him"


@pytest.mark.rule("AAM-SA-76", "AAM-DF-14")
def test_a_charger_disrupted_on_the_way_in_does_not_attack() -> None:
    man, leader, foe = unit("a.man", ARISAKA, "D7"), unit("a.leader", SERGEANT, "D8"), unit("b.rifle", MAUSER, "D6")
    battle = play(Charging(BanzaiCharge("a.man", "b.rifle")), man, leader, foe, dice=(6,) * 8)
    over(answer(battle, DefensiveShot("b.rifle", True)))
    assert of(battle, "a.man").at == at("D6")
    assert [event.unit for event in happened(battle, Attacked)] == ["b.rifle"]


# ---- other -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-77")
def test_only_bridges_of_its_hex_are_blown_and_only_in_the_assault_phase() -> None:
    bridge = ground(terrain(), roads=["D8 D7 D6", "C7 D7"], streams=["D7 N"])
    engineer = unit("a.man", "us-engineer", "D7")

    def listed(phase: str, place: str = "D7") -> list[Demolish]:
        battle = look(unit("a.man", "us-engineer", place), map=bridge, phase=phase)
        return offered(battle, of(battle, "a.man"), Demolish)

    assert listed("assault") == [Demolish("a.man", Direction.N)], "the other roads of the hex cross no stream"
    assert listed("assault", "D6") == [Demolish("a.man", Direction.S)]
    assert listed("assault", "D5") == []
    assert listed("movement") == []
    battle = look(engineer, map=bridge, phase="movement")
    assert demolition.refusal(battle, engineer, Demolish("a.man", Direction.N)) is not None


@pytest.mark.rule("AAM-SA-78", "AAM-LOS-11")
def test_smoke_hides_until_the_end_of_the_turn_and_never_in_its_own_hex() -> None:
    tank, rifle = unit("a.tank", SHERMAN, "D7"), unit("b.rifle", MAUSER, "D5")
    here, plane = unit("b.here", MAUSER, "D7"), unit("b.plane", "focke-wulf-fw-190a", "D6")
    before = look(tank, rifle, here, plane, smoke=(at("D7"),))
    assert targets(before, "a.tank") == {"b.here"}
    through = look(tank, rifle, here, plane, smoke=(at("D6"),))
    assert targets(through, "a.tank") == {"b.here"}
    after = play(EndOfTurn(), tank, rifle, here, smoke=(at("D7"),), phase="casualty")
    assert after.state.smoke == ()


@pytest.mark.rule("AAM-SA-80")
def test_a_hero_joins_a_friendly_soldier_of_his_nation() -> None:
    hero = unit("a.hero", "resourceful-hero")
    here = {
        "D7": unit("a.rifle", GARAND, "D7"),
        "D8": unit("a.tank", SHERMAN, "D8"),
        "D9": unit("a.briton", "smle-no-4-rifleman", "D9"),
        "D10": unit("b.rifle", "bar-gunner", "D10"),
    }
    battle = look(hero, *here.values(), phase="movement")
    assert [place for place in here if entry_refusal(battle, hero, at(place)) is None] == ["D7"]


@pytest.mark.rule("AAM-SA-81")
def test_gliders_land_in_free_hexes_only_outside_the_enemy_s_zone(cards: CardBox) -> None:
    glider = unit("a.glider", cards.make(GARAND, "gliderborne"))
    units = unit("a.rifle", GARAND, "D10"), unit("b.rifle", MAUSER, "D7")
    found = zone_of(look(glider, *units, map=FIELD, phase="deployment"), glider)
    assert [at(place) in found for place in ("D10", "D7", "D9", "D6", "D5", "D1")] == [
        *(False, False, True, True, False, False)
    ]


@pytest.mark.rule("AAM-SA-82", "AAM-RANGE-04")
def test_antiair_and_ace_shoot_at_aircraft_without_the_one_less(cards: CardBox) -> None:
    plane = unit("b.plane", "focke-wulf-fw-190a", "D5")
    for ability, need in (("antiair", 4), ("ace", 4), ("no-turret", 5)):
        shooter = unit("a.gun", cards.make("m1919-mg", ability), "D7")
        assert aimed(look(shooter, plane), "a.gun", "b.plane").need == need


@pytest.mark.rule("AAM-SA-84")
def test_sirens_are_for_soldiers() -> None:
    stuka = unit("b.stuka", "junkers-ju-87b-stuka", "D6")
    battle = look(stuka, unit("a.rifle", GARAND, "D5"), unit("a.tank", SHERMAN, "D5"), phase="airstrike")
    aims = [aimed(battle, "b.stuka", id, occasion="airstrike") for id in ("a.rifle", "a.tank")]
    assert [aim.sirens for aim in aims] == [1, 0]


@pytest.mark.rule("AAM-SA-86")
def test_nothing_is_taken_over_from_an_aircraft_nor_kept_aboard_a_transport() -> None:
    hero, plane = unit("a.hero", "resourceful-hero", "D7"), unit("b.plane", "focke-wulf-fw-190a", "D7", hits=DOOM)
    over(battle := play(CasualtyPhase(), hero, plane, unit("b.gun", PAK, "D6", hits=DOOM)))
    assert of(battle, "a.hero").borrowed is None, "nor from another hex"
    truck = unit("a.truck", "m3-half-track", "D7")
    rider = unit("a.hero", "resourceful-hero", "D7", borrowed=PAK)
    over(aboard := play(Boarding(Board("a.hero", "a.truck")), truck, rider, phase="movement"))
    assert of(aboard, "a.hero").borrowed is None


DOOM = ("disrupted", "destroyed")


@pytest.mark.rule("AAM-SA-87")
def test_spotters_help_nobody_on_the_ground(cards: CardBox) -> None:
    scout = unit("a.scout", cards.make(GARAND, "spotter"), "D8")
    battle = look(unit("a.rifle", GARAND, "D7"), scout, unit("b.rifle", MAUSER, "D5"))
    assert aimed(battle, "a.rifle", "b.rifle").dice_rows == ()


@pytest.mark.rule("AAM-SA-91", "AAM-STACK-09")
def test_a_large_gun_fills_the_place_of_the_vehicle() -> None:
    gun, tank = unit("a.gun", "17-pounder-anti-tank-gun", "D7"), unit("a.tank", SHERMAN, "D8")
    assert room(look(gun, tank), tank, at("D7")) == "full"
    light = unit("a.gun", "37mm-gun-m3", "D7")
    assert room(look(light, tank), tank, at("D7")) == "free"
