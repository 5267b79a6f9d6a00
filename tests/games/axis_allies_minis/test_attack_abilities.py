"""Abilities of the attacker, one by one (AAM-SA-01 to AAM-SA-34, AAM-SA-74, AAM-SA-83 to AAM-SA-90)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.attack import AttackAction, AttackAgain, ChargeAttack
from grognard.games.axis_allies_minis.attacks import has_any, listed, weapons
from grognard.games.axis_allies_minis.choices import Attack, Decline
from grognard.games.axis_allies_minis.events.attack import Attacked, Marked, RemoteControlRolled, Scored, Silenced
from grognard.games.axis_allies_minis.events.movement import Disrupted
from grognard.games.axis_allies_minis.events.turn import PartBegan, PhaseBegan, UnitDestroyed
from grognard.games.axis_allies_minis.strike import Strike
from grognard.games.axis_allies_minis.turn import Activate
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import (
    CardBox,
    aimed,
    answer,
    asked,
    forbidden,
    happened,
    labels,
    look,
    of,
    over,
    play,
    rolled,
    terrain,
    unit,
)

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"
FIGHTER, MUSTANG = "focke-wulf-fw-190a", "p-51d-mustang"


def refusal(battle: Any, choice: Attack) -> tuple[str, ...]:
    found = Activate(of(battle, choice.unit).seat).refusal(battle, choice)
    assert found is not None, choice
    rules: tuple[str, ...] = found.rules
    return rules


def targets(battle: Any, id: str, weapon: str = "") -> set[str]:
    return {each.target for each in listed(battle, of(battle, id)) if each.weapon == weapon}


# ---- close combat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-01")
@pytest.mark.rule("AAM-COVER-08")
def test_close_assault_against_a_vehicle_in_the_same_hex() -> None:
    battle = look(
        unit("a.rifle", GARAND, "D5"),
        unit("b.same", SHERMAN, "D5", "N"),
        unit("b.beside", SHERMAN, "D4"),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="T")),
    )
    aim = aimed(battle, "a.rifle", "b.same", weapon="close-assault")
    assert (aim.dice, aim.defence, aim.front, aim.cover) == (7, 4, False, None)
    assert targets(battle, "a.rifle", "close-assault") == {"b.same"}
    assert forbidden(battle, "a.rifle", "b.beside", weapon="close-assault")[1] == ("AAM-RANGE-02", "AAM-HIT-10")


@pytest.mark.rule("AAM-SA-02")
def test_hand_to_hand_against_a_soldier_in_the_same_hex() -> None:
    battle = look(
        unit("b.rifle", "arisaka-rifleman", "D5"),
        unit("a.rifle", GARAND, "D5"),
        unit("a.tank", SHERMAN, "D5"),
        map=ground(terrain(D5="T")),
    )
    aim = aimed(battle, "b.rifle", "a.rifle", weapon="hand-to-hand")
    assert (aim.dice, aim.cover) == (12, None)
    assert targets(battle, "b.rifle", "hand-to-hand") == {"a.rifle"}
    assert targets(battle, "b.rifle", "close-assault") == {"a.tank"}


# ---- more than one attack ----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-03")
def test_double_shot_attacks_twice_at_one_target_or_two() -> None:
    battle = play(
        AttackAction(Attack("a.mg", "b.first")),
        unit("a.mg", "m1919-mg", "D7"),
        unit("b.first", MAUSER, "D5"),
        unit("b.second", MAUSER, "E5"),
        dice=(1,) * 16,
    )
    assert {each.target for each in battle.choices() if isinstance(each, Attack)} == {"b.first", "b.second"}
    answer(battle, Attack("a.mg", "b.second"))
    over(battle)
    assert [each.target for each in happened(battle, Attacked)] == ["b.first", "b.second"]


@pytest.mark.rule("AAM-SA-03")
def test_the_second_attack_may_be_left() -> None:
    battle = play(
        AttackAction(Attack("a.mg", "b.first")),
        unit("a.mg", "m1919-mg", "D7"),
        unit("b.first", MAUSER, "D5"),
        dice=(1,) * 8,
    )
    asked(battle, AttackAgain)
    answer(battle, Decline())
    over(battle)


@pytest.mark.rule("AAM-SA-05")
def test_covering_fire_silences_soldiers() -> None:
    battle = play(
        AttackAction(Attack("a.bar", "b.rifle")),
        unit("a.bar", "bar-gunner", "D7"),
        unit("b.rifle", MAUSER, "D5"),
        dice=(1,) * 6,
    )
    over(battle)
    assert happened(battle, Silenced) == [Silenced("b.rifle")]
    assert of(battle, "b.rifle").silenced
    tank = play(
        AttackAction(Attack("a.bar", "b.tank")),
        unit("a.bar", "bar-gunner", "D7"),
        unit("b.tank", PANZER, "D5"),
        dice=(1,) * 2,
    )
    over(tank)
    assert not of(tank, "b.tank").silenced


@pytest.mark.rule("AAM-SA-29")
@pytest.mark.parametrize(
    ("cannon", "dice", "reach"),
    [
        ("extra-hull-mounted-cannon", (8, 7, 5), {"b.front", "b.rifle"}),
        ("additional-hull-mounted-cannon", (12, 10, 8), {"b.front"}),
    ],
)
def test_a_hull_cannon_fires_besides(cards: CardBox, cannon: str, dice: tuple[int, ...], reach: set[str]) -> None:
    battle = play(
        AttackAction(Attack("a.tank", "b.front")),
        unit("a.tank", cards.make(SHERMAN, cannon), "D8", "N"),
        unit("b.front", PANZER, "D7", "S"),
        unit("b.rifle", MAUSER, "E6"),
        unit("b.rear", PANZER, "D9"),
        unit("b.side", PANZER, "F8"),
        dice=(1,) * (13 + dice[0]),
    )
    decision = asked(battle, AttackAgain)
    assert {each.target for each in battle.choices() if isinstance(each, Attack)} == reach
    assert {each.weapon for each in battle.choices() if isinstance(each, Attack)} == {cannon}
    found = decision.refusal(battle, Attack("a.tank", "b.rear", cannon))
    assert found is not None
    assert found.rules == ("AAM-SA-29", "AAM-ARC-05")
    answer(battle, Attack("a.tank", "b.front", cannon))
    over(battle)
    assert happened(battle, Attacked)[1].dice == dice[0]


@pytest.mark.rule("AAM-SA-29")
def test_a_hull_cannon_may_fire_first(cards: CardBox) -> None:
    battle = play(
        AttackAction(Attack("a.tank", "b.front", "extra-hull-mounted-cannon")),
        unit("a.tank", cards.make(SHERMAN, "extra-hull-mounted-cannon"), "D8", "N"),
        unit("b.front", PANZER, "D7", "S"),
        dice=(1,) * 8,
    )
    assert list(battle.choices()) == [Attack("a.tank", "b.front"), Decline()]


@pytest.mark.rule("AAM-SA-30")
@pytest.mark.parametrize("guns", ["all-guns-blazing", "extra-machine-guns"])
def test_machine_guns_fire_after_the_attack_at_a_soldier(cards: CardBox, guns: str) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, guns), "D8", "N")
    others = unit("b.tank", PANZER, "D7", "S"), unit("b.rifle", MAUSER, "D7")
    before = look(tank, *others)
    assert guns not in weapons(before, tank)
    battle = play(AttackAction(Attack("a.tank", "b.tank")), tank, *others, dice=(1,) * (13 + 9))
    assert list(battle.choices()) == [Attack("a.tank", "b.rifle", guns), Decline()]
    answer(battle, Attack("a.tank", "b.rifle", guns))
    over(battle)
    assert happened(battle, Attacked)[1].dice == 9


# ---- areas -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-06")
@pytest.mark.rule("AAM-AIR-06")
def test_blast_hits_everybody_on_the_ground_in_the_hex() -> None:
    battle = play(
        AttackAction(Attack("a.katyusha", "b.rifle")),
        unit("a.katyusha", "bm-13-katyusha", "D8"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D5", "S"),
        unit("a.friend", GARAND, "D5"),
        unit("b.plane", FIGHTER, "D5"),
        unit("b.beside", MAUSER, "D4"),
        dice=(1,) * (13 + 6) + (6,) * 13,
    )
    over(battle)
    assert [(each.target, each.dice) for each in happened(battle, Attacked)] == [
        ("b.rifle", 13),
        ("b.tank", 6),
        ("a.friend", 13),
    ]
    assert of(battle, "a.friend").doomed


@pytest.mark.rule("AAM-SA-07")
@pytest.mark.rule("AAM-COVER-08")
def test_bombardment_ignores_cover_and_leaves_aircraft_alone() -> None:
    battle = look(
        unit("a.katyusha", "bm-13-katyusha", "D8"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.plane", FIGHTER, "D5"),
        map=ground(terrain(D5="T")),
    )
    aim = aimed(battle, "a.katyusha", "b.rifle")
    assert (aim.cover, aim.ignores_cover) == (None, True)
    assert forbidden(battle, "a.katyusha", "b.plane")[1] == ("AAM-SA-07",)


@pytest.mark.rule("AAM-SA-08")
def test_indirect_fire_by_a_spotters_eyes(cards: CardBox) -> None:
    mortar, spotter = cards.make("mortar-m2", "indirect-fire"), cards.make(GARAND, "spotter")
    wall = ground(terrain(D6="T"))
    units = (
        unit("a.mortar", mortar, "D8"),
        unit("b.rifle", MAUSER, "D4"),
        unit("b.tank", PANZER, "D4"),
    )
    assert forbidden(look(*units, map=wall), "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",)
    battle = look(*units, unit("a.spotter", spotter, "E5"), map=wall)
    assert aimed(battle, "a.mortar", "b.rifle").dice == 6
    assert targets(battle, "a.mortar") == {"b.rifle"}
    moved = look(*units, unit("a.spotter", spotter, "E5", moved=True), map=wall)
    assert forbidden(moved, "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",)
    far = look(*units, unit("a.spotter", spotter, "L2"), map=wall)
    assert forbidden(far, "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",)
    assert forbidden(battle, "a.mortar", "b.rifle", occasion="overwatch")[1] == ("AAM-LOS-01",)


@pytest.mark.rule("AAM-SA-16")
@pytest.mark.rule("AAM-HIT-09")
def test_a_rocket_salvo_on_everything_adjacent_to_the_target() -> None:
    salvo = Attack("a.katyusha", "b.rifle", "rocket-salvo")
    battle = play(
        AttackAction(salvo),
        unit("a.katyusha", "bm-13-katyusha", "D8"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D4", "N"),
        unit("a.friend", GARAND, "C6"),
        unit("b.far", MAUSER, "D3"),
        unit("b.plane", FIGHTER, "D5"),
        map=ground(terrain(D5="T")),
        dice=(6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 4, *(1,) * 5, *(1,) * 10),
    )
    over(battle)
    made = [(each.target, each.dice, each.need) for each in happened(battle, Attacked)]
    assert made == [("b.rifle", 10, 4), ("b.tank", 5, 4), ("a.friend", 10, 4)]
    assert rolled(battle)[1] == ("aam-roll-cover", 1)
    assert of(battle, "a.katyusha").spent == ("rocket-salvo",)
    assert "rocket-salvo" not in weapons(battle, of(battle, "a.katyusha"))
    assert refusal(battle, salvo) == ("AAM-SA-16",)


@pytest.mark.rule("AAM-SA-28")
def test_top_mounted_rockets(cards: CardBox) -> None:
    tank = unit("a.tank", cards.make(SHERMAN, "top-mounted-rockets"), "D8", "N")
    others = unit("b.rifle", MAUSER, "D5"), unit("b.tank", PANZER, "D4", "N"), unit("b.plane", FIGHTER, "D5")
    town = ground(terrain(D5="T"))
    battle = look(tank, *others, map=town)
    assert aimed(battle, "a.tank", "b.rifle").cover is None
    assert forbidden(battle, "a.tank", "b.plane")[1] == ("AAM-SA-28",)
    salvo = play(
        AttackAction(Attack("a.tank", "b.rifle", "top-mounted-rockets")), tank, *others, map=town, dice=(1,) * 12
    )
    over(salvo)
    assert [(each.target, each.dice) for each in happened(salvo, Attacked)] == [("b.rifle", 8), ("b.tank", 4)]


# ---- attacks made instead ----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-17")
@pytest.mark.rule("AAM-HIT-09")
def test_rockets_once_a_game_within_four_hexes() -> None:
    battle = play(
        AttackAction(Attack("a.plane", "b.tank", "rockets")),
        unit("a.plane", MUSTANG, "D8"),
        unit("b.tank", PANZER, "D4", "S"),
        unit("b.far", PANZER, "D3", "S"),
        unit("b.plane", FIGHTER, "E6"),
        phase="airstrike",
        dice=(6, 6, 6, 6, 6, 1, 1, 1),
    )
    over(battle)
    event = happened(battle, Attacked)[0]
    assert (event.dice, event.spent) == (8, ("rockets",))
    assert of(battle, "b.tank").hits == ("disrupted",)
    assert refusal(battle, Attack("a.plane", "b.tank", "rockets")) == ("AAM-SA-17",)
    fresh = look(
        unit("a.plane", MUSTANG, "D8"), *(of(battle, id) for id in ("b.tank", "b.far", "b.plane")), phase="airstrike"
    )
    assert targets(fresh, "a.plane", "rockets") == {"b.tank"}


@pytest.mark.rule("AAM-SA-18")
def test_bombs_on_the_hex_below(cards: CardBox) -> None:
    battle = look(
        unit("a.plane", cards.make(MUSTANG, "bombs"), "D5"),
        unit("b.tank", PANZER, "D5", "N"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.beside", MAUSER, "D4"),
        phase="airstrike",
    )
    assert targets(battle, "a.plane", "bombs") == {"b.tank", "b.rifle"}
    tank = aimed(battle, "a.plane", "b.tank", weapon="bombs", occasion="airstrike")
    rifle = aimed(battle, "a.plane", "b.rifle", weapon="bombs", occasion="airstrike")
    assert (tank.dice, tank.defence, rifle.dice, tank.spent) == (8, 3, 12, ("bombs",))


@pytest.mark.rule("AAM-SA-19")
@pytest.mark.rule("AAM-HIT-09")
@pytest.mark.parametrize(("dice", "stunned"), [((6, 6, 4, 1, 1, 1), True), ((6, 6, 3, 3, 3, 3), False)])
def test_headshot(dice: tuple[int, ...], stunned: bool) -> None:
    battle = play(
        AttackAction(Attack("b.sniper", "a.tank", "headshot")),
        unit("b.sniper", "wehrmacht-expert-sniper", "D5"),
        unit("a.tank", SHERMAN, "D8", "N"),
        unit("a.rifle", GARAND, "D7"),
        map=ground(terrain(D8="T")),
        dice=dice,
    )
    over(battle)
    assert happened(battle, Attacked)[0].need == 4
    assert of(battle, "a.tank").disrupted is stunned
    assert happened(battle, Scored)[0].hits == 0
    assert not of(battle, "a.tank").hits
    assert targets(battle, "b.sniper", "headshot") == set()
    fresh = look(unit("b.sniper", "wehrmacht-expert-sniper", "D5"), of(battle, "a.tank"), of(battle, "a.rifle"))
    assert targets(fresh, "b.sniper", "headshot") == {"a.tank"}


@pytest.mark.rule("AAM-SA-20")
@pytest.mark.parametrize(("first", "dice"), [((4, 5), 12), ((3, 6), 0)])
def test_remote_control_needs_two_dice_above_the_range(cards: CardBox, first: tuple[int, int], dice: int) -> None:
    battle = play(
        AttackAction(Attack("a.bomb", "b.tank", "remote-control")),
        unit("a.bomb", cards.make(SHERMAN, "remote-control"), "D8"),
        unit("b.tank", PANZER, "D5", "S"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.far", PANZER, "D2"),
        dice=(*first, *(1,) * dice),
    )
    over(battle)
    assert happened(battle, RemoteControlRolled) == [RemoteControlRolled("a.bomb", "b.tank", 3, dice > 0)]
    assert [each.dice for each in happened(battle, Attacked)] == ([dice] if dice else [])
    assert targets(battle, "a.bomb", "remote-control") == {"b.tank", "b.rifle"}
    assert aimed(battle, "a.bomb", "b.rifle", weapon="remote-control").dice == 8


@pytest.mark.rule("AAM-HIT-09")
def test_an_attack_made_instead_is_the_only_one(cards: CardBox) -> None:
    card = cards.make(SHERMAN, "double-shot", "tank-hunter", "remote-control")
    battle = play(
        AttackAction(Attack("a.bomb", "b.tank", "remote-control")),
        unit("a.bomb", card, "D8"),
        unit("b.tank", PANZER, "D5", "S"),
        dice=(6, 6, *(1,) * 12),
    )
    over(battle)
    assert happened(battle, Attacked)[0].need == 4
    assert aimed(battle, "a.bomb", "b.tank").need == 3
    assert weapons(battle, of(battle, "a.bomb"), (Attack("a.bomb", "b.tank"),)) == ("",)


# ---- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-09")
@pytest.mark.parametrize(
    ("card", "target", "value"),
    [
        ("mortar-m2", MAUSER, -1),
        ("wehrmacht-expert-sniper", MAUSER, 1),
        ("wehrmacht-expert-sniper", PANZER, 1),
    ],
)
def test_inaccurate_and_crack_shot(card: str, target: str, value: int) -> None:
    battle = look(unit("a.shooter", card, "D8"), unit("b.target", target, "D5", "S"))
    aim = aimed(battle, "a.shooter", "b.target")
    assert (labels(aim.die_rows), aim.need) == ({"AAM-SA-09": value}, 4 - value)


@pytest.mark.rule("AAM-SA-09")
@pytest.mark.rule("AAM-RANGE-04")
def test_crack_shot_is_nothing_against_aircraft() -> None:
    battle = look(unit("a.sniper", "wehrmacht-expert-sniper", "D8"), unit("b.plane", FIGHTER, "D5", "N"))
    assert labels(aimed(battle, "a.sniper", "b.plane").die_rows) == {"AAM-RANGE-04": -1}


@pytest.mark.rule("AAM-SA-10")
def test_limited_range() -> None:
    battle = look(unit("a.smg", "thompson-gunner", "D8"), unit("b.near", MAUSER, "D6"), unit("b.far", MAUSER, "D5"))
    assert aimed(battle, "a.smg", "b.near").dice == 8
    assert forbidden(battle, "a.smg", "b.far")[1] == ("AAM-RANGE-01",)


@pytest.mark.rule("AAM-SA-11")
def test_extended_and_enhanced_range() -> None:
    battle = look(
        unit("a.gun", "pak-40-anti-tank-gun", "D13"),
        unit("a.rockets", "bm-13-katyusha", "D13"),
        unit("b.tank", SHERMAN, "D3", "S"),
        unit("b.rifle", MAUSER, "D3"),
    )
    assert aimed(battle, "a.gun", "b.tank").dice == 12
    assert forbidden(battle, "a.gun", "b.rifle")[1] == ("AAM-RANGE-01",)
    assert [aimed(battle, "a.rockets", id).dice for id in ("b.tank", "b.rifle")] == [6, 11]


@pytest.mark.rule("AAM-SA-12")
def test_shrapnel_counts_twice_against_soldiers() -> None:
    for card, dice, scored in ((MAUSER, (6, 6, 1, 1, 1, 1), 4), (PANZER, (6, 6, 1, 1), 2)):
        battle = play(
            Strike("a.mortar", "b.target", "assault"),
            unit("a.mortar", "mortar-m2", "D8"),
            unit("b.target", card, "D5", "S"),
            dice=dice,
        )
        over(battle)
        assert happened(battle, Scored)[0].successes == scored


@pytest.mark.rule("AAM-SA-13")
@pytest.mark.rule("AAM-MOVE-12")
def test_a_flamethrower_burns_its_target_and_whom_it_carries() -> None:
    battle = play(
        AttackAction(Attack("b.flames", "a.track")),
        unit("b.flames", "flammenwerfer-35", "D5"),
        unit("a.track", "m3-half-track", "D6", "N"),
        replace(unit("a.rider", GARAND, "D6"), place="aboard", carrier="a.track"),
        map=ground(terrain(D6="T")),
        dice=(6, 6, 6, 1, 1, 1, 1),
    )
    over(battle)
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("a.rider", "carrier"), UnitDestroyed("a.track", "fire")]
    assert not of(battle, "a.track").alive
    assert not happened(battle, Marked)


@pytest.mark.rule("AAM-SA-13")
def test_two_sixes_do_not_burn_and_cover_is_ignored_at_short_range() -> None:
    battle = play(
        AttackAction(Attack("b.flames", "a.rifle")),
        unit("b.flames", "flammenwerfer-35", "D5"),
        unit("a.rifle", GARAND, "D6"),
        map=ground(terrain(D6="T")),
        dice=(6, 6, 5, 5, 1, 1, 1, 1, 1, 1),
    )
    over(battle)
    assert of(battle, "a.rifle").hits == ("disrupted",)
    assert rolled(battle) == [("aam-roll-attack", 10)]


@pytest.mark.rule("AAM-SA-14")
def test_a_hull_mounted_flamethrower_does_not_burn_behind() -> None:
    battle = look(
        unit("a.tank", "churchill-crocodile", "D5", "N"),
        unit("b.front", MAUSER, "D4"),
        unit("b.same", MAUSER, "D5"),
        unit("b.rear", MAUSER, "D6"),
        unit("b.far", MAUSER, "D2"),
    )
    burning = {id: aimed(battle, "a.tank", id).burning for id in ("b.front", "b.same", "b.rear", "b.far")}
    assert burning == {"b.front": 3, "b.same": 3, "b.rear": 0, "b.far": 0}


@pytest.mark.rule("AAM-SA-15")
def test_armor_piercing_rounds_make_two_hits_three() -> None:
    battle = play(
        AttackAction(Attack("a.gun", "b.tank", piercing=True)),
        unit("a.gun", "17-pounder-anti-tank-gun", "D8"),
        unit("b.tank", PANZER, "D5", "S"),
        unit("b.rifle", MAUSER, "E5"),
        dice=(6,) * 6 + (1,) * 7,
    )
    over(battle)
    assert happened(battle, Scored)[0].hits == 3
    assert of(battle, "b.tank").doomed
    assert of(battle, "a.gun").spent == ("armor-piercing-rounds",)
    assert refusal(battle, Attack("a.gun", "b.tank", piercing=True)) == ("AAM-SA-15",)
    fresh = look(unit("a.gun", "17-pounder-anti-tank-gun", "D8"), of(battle, "b.tank"), of(battle, "b.rifle"))
    declared = {each.target for each in listed(fresh, of(fresh, "a.gun")) if each.piercing}
    assert declared == {"b.tank"}


@pytest.mark.rule("AAM-SA-21")
@pytest.mark.parametrize(
    ("state", "rows"), [({}, {}), ({"disrupted": True}, {"AAM-SA-21": 1}), ({"damaged": True}, {"AAM-SA-21": 1})]
)
def test_ruthless(state: dict[str, Any], rows: dict[str, int]) -> None:
    battle = look(unit("b.ss", "ss-panzergrenadier", "D6"), unit("a.tank", SHERMAN, "D5", **state))
    assert labels(aimed(battle, "b.ss", "a.tank").die_rows) == rows


@pytest.mark.rule("AAM-SA-22")
@pytest.mark.parametrize(("facing", "dice"), [("S", 14), ("N", 15)])
def test_flanking_attack(facing: str, dice: int) -> None:
    battle = look(unit("a.tank", "m18-gmc", "D6"), unit("b.tank", PANZER, "D5", facing))
    assert aimed(battle, "a.tank", "b.tank").dice == dice


@pytest.mark.rule("AAM-SA-23")
@pytest.mark.parametrize(
    ("where", "state", "dice"), [("D7", {}, 9), ("E7", {}, 9), ("D8", {}, 8), ("D7", {"disrupted": True}, 9)]
)
def test_coordinated_fire(where: str, state: dict[str, Any], dice: int) -> None:
    battle = look(
        unit("a.rifle", GARAND, "D6"),
        unit("a.captain", "red-devil-captain", where, **state),
        unit("b.rifle", MAUSER, "D5"),
    )
    assert aimed(battle, "a.rifle", "b.rifle").dice == dice


@pytest.mark.rule("AAM-SA-24")
@pytest.mark.parametrize(
    ("hunter", "prey", "other"),
    [
        ("ss-hunter", "ss-panzergrenadier", MAUSER),
        ("commander-hunter", "ss-hauptsturmfuhrer", "ss-panzergrenadier"),
        ("gun-crew-hunter", "pak-38-anti-tank-gun", MAUSER),
    ],
)
def test_hunters(cards: CardBox, hunter: str, prey: str, other: str) -> None:
    battle = look(
        unit("a.hunter", cards.make(GARAND, hunter), "D6"), unit("b.prey", prey, "D5"), unit("b.other", other, "D5")
    )
    assert [aimed(battle, "a.hunter", id).dice for id in ("b.prey", "b.other")] == [10, 8]


@pytest.mark.rule("AAM-SA-24")
def test_tank_hunter(cards: CardBox) -> None:
    battle = look(
        unit("a.hunter", cards.make(GARAND, "tank-hunter"), "D6"),
        unit("b.tank", PANZER, "D5"),
        unit("b.rifle", MAUSER, "D5"),
    )
    assert [aimed(battle, "a.hunter", id).need for id in ("b.tank", "b.rifle")] == [3, 4]


@pytest.mark.rule("AAM-SA-26")
@pytest.mark.rule("AAM-ARC-05")
def test_no_turret_attacks_vehicles_only_in_front() -> None:
    battle = look(
        unit("b.stug", "stug-iii-ausf-g", "D5", "N"),
        unit("a.front", SHERMAN, "D3"),
        unit("a.side", SHERMAN, "F5"),
        unit("a.rear", SHERMAN, "D7"),
        unit("a.same", SHERMAN, "D5"),
        unit("a.rifle", GARAND, "D7"),
    )
    assert targets(battle, "b.stug") == {"a.front", "a.rifle"}
    assert forbidden(battle, "b.stug", "a.side")[1] == ("AAM-SA-26", "AAM-ARC-05")


@pytest.mark.rule("AAM-SA-27")
@pytest.mark.parametrize(
    ("ability", "reach"), [("fixed-howitzer", {"a.front"}), ("fixed-rear-gun", {"a.rear", "a.rifle", "a.same-rifle"})]
)
def test_fixed_guns(cards: CardBox, ability: str, reach: set[str]) -> None:
    battle = look(
        unit("b.gun", cards.make(PANZER, ability), "D5", "N"),
        unit("a.front", SHERMAN, "D3"),
        unit("a.rear", SHERMAN, "D7"),
        unit("a.same", SHERMAN, "D5"),
        unit("a.same-rifle", GARAND, "D5"),
        unit("a.rifle", GARAND, "D7"),
    )
    assert targets(battle, "b.gun") == reach


@pytest.mark.rule("AAM-SA-31")
@pytest.mark.parametrize(("sign", "dice"), [("F", 11), (".", 10)])
def test_surprise_fire(sign: str, dice: int) -> None:
    battle = look(
        unit("b.tank", "type-97-chi-ha", "D5", "S"), unit("a.tank", SHERMAN, "D6"), map=ground(terrain(D5=sign))
    )
    assert aimed(battle, "b.tank", "a.tank").dice == dice


@pytest.mark.rule("AAM-SA-32")
def test_vast_experience_counts_a_six_twice(cards: CardBox) -> None:
    battle = play(
        Strike("a.tank", "b.rifle", "assault"),
        unit("a.tank", cards.make(SHERMAN, "vast-experience"), "D6", disrupted=True),
        unit("b.rifle", MAUSER, "D5"),
        dice=(6, 6, 5, 4, 1, 1, 1, 1, 1),
    )
    over(battle)
    assert happened(battle, Scored) == [Scored("a.tank", "b.rifle", 5, 2)]


@pytest.mark.rule("AAM-SA-33")
@pytest.mark.parametrize(
    ("dice", "again", "successes"), [((6, 6, 3, 3, 3, 3, 3, 1, 1), (6,), 3), ((6, 6, 3, 3, 3, 3, 3, 2, 2), (), 2)]
)
def test_guard_crew_rolls_one_1_again(
    cards: CardBox, dice: tuple[int, ...], again: tuple[int, ...], successes: int
) -> None:
    battle = play(
        Strike("a.tank", "b.rifle", "assault"),
        unit("a.tank", cards.make(SHERMAN, "guard-crew"), "D6"),
        unit("b.rifle", MAUSER, "D5"),
        dice=(*dice, *again),
    )
    over(battle)
    assert happened(battle, Scored)[0].successes == successes


@pytest.mark.rule("AAM-SA-34")
@pytest.mark.parametrize(
    ("dice", "overheated"), [((1, 1, 1, 2, 2, 2, 2, 2, 2), True), ((1, 1, 2, 2, 2, 2, 2, 2, 2), False)]
)
def test_overheat(cards: CardBox, dice: tuple[int, ...], overheated: bool) -> None:
    battle = play(
        Strike("a.tank", "b.rifle", "assault"),
        unit("a.tank", cards.make(SHERMAN, "overheat"), "D6"),
        unit("b.rifle", MAUSER, "D5"),
        dice=dice,
    )
    over(battle)
    assert happened(battle, Disrupted) == ([Disrupted("a.tank", lingering=True)] if overheated else [])
    assert of(battle, "a.tank").lingering is overheated


# ---- command and other -------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-74")
def test_bravery_enforcement_steadies_disrupted_soldiers() -> None:
    units = (
        unit("a.rifle", "mosin-nagant-1891-30", "D6", disrupted=True),
        unit("a.tank", "t-34-76", "D6", disrupted=True),
        unit("b.rifle", MAUSER, "D5"),
    )
    battle = look(*units, unit("a.commissar", "commissar", "D7"))
    assert [aimed(battle, id, "b.rifle").need for id in ("a.rifle", "a.tank")] == [4, 5]
    shaken = look(*units, unit("a.commissar", "commissar", "D7", disrupted=True))
    assert aimed(shaken, "a.rifle", "b.rifle").need == 5


@pytest.mark.rule("AAM-SA-76")
def test_a_banzai_charge_attacks_with_one_more_on_each_die() -> None:
    battle = play(
        ChargeAttack("b.rifle", "a.rifle"),
        unit("b.rifle", "arisaka-rifleman", "D5"),
        unit("a.rifle", GARAND, "D5"),
        dice=(3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2),
    )
    over(battle)
    event = happened(battle, Attacked)[0]
    assert (event.weapon, event.dice, event.need) == ("hand-to-hand", 12, 3)
    assert of(battle, "a.rifle").hits == ("disrupted",)


@pytest.mark.rule("AAM-SA-84")
@pytest.mark.parametrize(
    ("before", "successes", "after"),
    [((), 2, ()), ((), 3, ("disrupted",)), (("disrupted",), 3, ("disrupted",)), ((), 5, ("disrupted", "destroyed"))],
)
def test_sirens(before: tuple[str, ...], successes: int, after: tuple[str, ...]) -> None:
    battle = play(
        Strike("b.stuka", "a.rifle", "airstrike"),
        unit("b.stuka", "junkers-ju-87b-stuka", "D6"),
        unit("a.rifle", GARAND, "D5", hits=before),
        phase="airstrike",
        dice=(6,) * successes + (1,) * (8 - successes),
    )
    over(battle)
    assert of(battle, "a.rifle").hits == after


@pytest.mark.rule("AAM-SA-86")
def test_improvisation_uses_the_dice_taken_over() -> None:
    hero = unit("a.hero", "resourceful-hero", "D6", borrowed="mg-42-machine-gun-team")
    battle = look(hero, unit("b.rifle", MAUSER, "D2"), unit("b.tank", PANZER, "D5"))
    assert aimed(battle, "a.hero", "b.tank", weapon="improvisation").dice == 3
    assert aimed(battle, "a.hero", "b.rifle", weapon="improvisation").dice == 8
    assert targets(battle, "a.hero", "improvisation") == {"b.rifle", "b.tank"}
    plain = look(unit("a.hero", "resourceful-hero", "D6"), unit("b.tank", PANZER, "D5"))
    assert targets(plain, "a.hero", "improvisation") == set()


@pytest.mark.rule("AAM-SA-87")
@pytest.mark.parametrize(
    ("ability", "where", "town", "dice"),
    [
        ("spotter", "D8", "A1", 10),
        ("chatting-on-the-radio", "D11", "A1", 10),
        ("spotter", "D12", "A1", 9),
        ("spotter", "D8", "D5", 9),
    ],
)
def test_spotters_help_aircraft(cards: CardBox, ability: str, where: str, town: str, dice: int) -> None:
    battle = look(
        unit("a.plane", MUSTANG, "D2"),
        unit("a.spotter", cards.make(GARAND, ability), where),
        unit("b.rifle", MAUSER, "D3"),
        map=ground(terrain(**{town: "T"})),
        phase="airstrike",
    )
    assert aimed(battle, "a.plane", "b.rifle", occasion="airstrike").dice == dice


@pytest.mark.rule("AAM-SA-87")
def test_a_spotter_that_moved_in_an_assault_phase_before_does_not_count(cards: CardBox) -> None:
    battle = look(
        unit("a.plane", MUSTANG, "D2"),
        unit("a.spotter", cards.make(GARAND, "spotter"), "D8", moved=True, acted=True),
        unit("b.rifle", MAUSER, "D3"),
    )
    for event in (PartBegan(1), PhaseBegan("airstrike"), PartBegan(0)):
        battle.emit(event)
    assert aimed(battle, "a.plane", "b.rifle", occasion="airstrike").dice == 9
    for event in (PhaseBegan("flight"), PhaseBegan("airstrike")):
        battle.emit(event)
    assert aimed(battle, "a.plane", "b.rifle", occasion="airstrike").dice == 10


@pytest.mark.rule("AAM-SA-89")
def test_a_veteran_crew_shoots_straight_while_disrupted(cards: CardBox) -> None:
    veteran = cards.make(PANZER, "veteran-crew")
    target = unit("a.rifle", GARAND, "D5")
    battle = look(unit("b.tank", veteran, "D6", disrupted=True), target)
    assert aimed(battle, "b.tank", "a.rifle").need == 4
    assert labels(aimed(battle, "a.rifle", "b.tank").defence_rows) == {"AAM-SA-43": 1, "AAM-COND-01": -1}
    damaged = look(unit("b.tank", veteran, "D6", disrupted=True, damaged=True), target)
    assert aimed(damaged, "b.tank", "a.rifle").need == 5


@pytest.mark.rule("AAM-SA-90")
def test_an_undermanned_unit_does_not_attack_while_disrupted(cards: CardBox) -> None:
    card = cards.make(PANZER, "undermanned")
    target = unit("a.rifle", GARAND, "D5")
    battle = look(unit("b.tank", card, "D6", disrupted=True), target)
    assert not has_any(battle, of(battle, "b.tank"))
    assert refusal(battle, Attack("b.tank", "a.rifle"))
    calm = look(unit("b.tank", card, "D6"), target)
    assert has_any(calm, of(calm, "b.tank"))
