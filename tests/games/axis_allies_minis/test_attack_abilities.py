"""Abilities that change an attack's dice, one by one (AAM-SA-09 to AAM-SA-34, AAM-SA-74, AAM-SA-84 to AAM-SA-90)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction, ChargeAttack
from grognard.games.axis_allies_minis.rules.attack.attacks import has_any, listed
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.events.attack import Attacked, Marked, Scored
from grognard.games.axis_allies_minis.state.events.movement import Disrupted
from grognard.games.axis_allies_minis.state.events.turn import PartBegan, PhaseBegan, UnitDestroyed
from tests.games.axis_allies_minis.attackers import FIGHTER, GARAND, MAUSER, MUSTANG, PANZER, SHERMAN, refusal, targets
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, forbidden, labels, look, of, play, rolled, terrain, unit
from tests.games.playing import happened, over

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
        ("chatting-on-the-radio", "D12", "A1", 9),
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
