"""Attacks where rules meet: arcs, kinds of targets, attacks at many targets (chapters Attack and abilities)."""

from __future__ import annotations

import pytest

from grognard.core.engine.events import Happened
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.attack.banzai import Charging
from grognard.games.axis_allies_minis.state.choices import Attack, BanzaiCharge, HoldFire
from grognard.games.axis_allies_minis.state.events.attack import Attacked, Scored
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, forbidden, labels, look, play, terrain, unit
from tests.games.playing import answer, happened, over

GARAND, MAUSER, SHERMAN, PANZER = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman", "panzer-iv-ausf-g"
KATYUSHA = "bm-13-katyusha"


@pytest.mark.rule("AAM-SA-08")
def test_indirect_fire_needs_a_spotter_near_the_target_not_near_the_gun(cards: CardBox) -> None:
    mortar, spotter = cards.make("mortar-m2", "indirect-fire"), cards.make(GARAND, "spotter")
    wall = ground(terrain(D9="T"))
    gun, target = unit("a.mortar", mortar, "D12"), unit("b.rifle", MAUSER, "D5")
    near_target = look(gun, target, unit("a.spotter", spotter, "J4"), map=wall)
    assert aimed(near_target, "a.mortar", "b.rifle").dice == 6, "6 hexes from the target, 11 from the mortar"
    near_gun = look(gun, target, unit("a.spotter", spotter, "H13"), map=wall)
    assert forbidden(near_gun, "a.mortar", "b.rifle")[1] == ("AAM-LOS-01",), "5 hexes from the mortar, 10 away"


@pytest.mark.rule("AAM-SA-29")
def test_no_hull_cannon_reaches_an_aircraft(cards: CardBox) -> None:
    gun = cards.make(SHERMAN, "extra-hull-mounted-cannon")
    battle = look(unit("a.tank", gun, "D7"), unit("b.plane", "focke-wulf-fw-190a", "D6"), unit("b.rifle", MAUSER, "D5"))
    assert aimed(battle, "a.tank", "b.rifle", weapon="extra-hull-mounted-cannon").dice == 7
    assert forbidden(battle, "a.tank", "b.plane", weapon="extra-hull-mounted-cannon")[1][0] == "AAM-RANGE-02"


@pytest.mark.rule("AAM-SA-24", "AAM-C5")
def test_a_hunter_of_gun_crews_does_not_hunt_a_rocket_lorry(cards: CardBox) -> None:
    hunter = cards.make(MAUSER, "gun-crew-hunter")
    battle = look(
        unit("b.hunter", hunter, "D7"),
        unit("a.gun", "6-pounder-anti-tank-gun", "D6"),
        unit("a.rockets", KATYUSHA, "D6"),
    )
    assert labels(aimed(battle, "b.hunter", "a.gun").dice_rows) == {"AAM-SA-24": 2}
    assert labels(aimed(battle, "b.hunter", "a.rockets").dice_rows) == {}


@pytest.mark.rule("AAM-SA-06", "AAM-SA-48", "AAM-SA-15")
def test_what_is_declared_for_a_blast_holds_for_its_main_target(cards: CardBox) -> None:
    rockets = cards.make(KATYUSHA, "armor-piercing-rounds")
    open_top = cards.make("m3-half-track", "open-exposed-crew")
    units = (
        unit("a.rockets", rockets, "D7"),
        unit("b.track", open_top, "D4", "S"),
        unit("b.tank", PANZER, "D4", "S"),
        unit("b.rifle", MAUSER, "D4"),
    )
    soldiers = play(AttackAction(Attack("a.rockets", "b.track", soldier_row=True)), *units, dice=(1,) * 32)
    over(soldiers)
    assert [(each.target, each.dice) for each in happened(soldiers, Attacked)] == [
        ("b.track", 13),
        ("b.tank", 6),
        ("b.rifle", 13),
    ]
    piercing = play(AttackAction(Attack("a.rockets", "b.tank", piercing=True)), *units, dice=(1,) * 25)
    over(piercing)
    assert [each.spent for each in happened(piercing, Attacked)] == [("armor-piercing-rounds",), (), ()]


@pytest.mark.rule("AAM-SA-06", "AAM-STACK-02")
def test_blast_on_a_mixed_stack_rolls_for_each_with_its_row_and_spares_aircraft() -> None:
    battle = play(
        AttackAction(Attack("a.rockets", "b.rifle")),
        unit("a.rockets", KATYUSHA, "D7"),
        unit("a.friend", GARAND, "D4"),
        unit("b.rifle", MAUSER, "D4"),
        unit("b.tank", PANZER, "D4"),
        unit("b.plane", "focke-wulf-fw-190a", "D4"),
        dice=(1,) * 32,
    )
    over(battle)
    made = [(each.target, each.dice, each.need) for each in happened(battle, Attacked)]
    assert made == [("b.rifle", 13, 5), ("a.friend", 13, 5), ("b.tank", 6, 5)]


@pytest.mark.rule("AAM-SA-76", "AAM-SA-52")
def test_a_fanatic_charges_though_a_marker_lies_on_him(cards: CardBox) -> None:
    fanatic = cards.make("arisaka-rifleman", "fanatic")
    battle = play(
        Charging(BanzaiCharge("b.fanatic", "a.garand")),
        unit("b.sergeant", "imperial-sergeant", "D6"),
        unit("b.fanatic", fanatic, "D6", disrupted=True),
        unit("a.garand", GARAND, "D5"),
        dice=(1,) * 12,
    )
    answer(battle, HoldFire())
    over(battle)
    assert [(each.weapon, each.need) for each in happened(battle, Attacked)] == [("hand-to-hand", 3)]


@pytest.mark.rule("AAM-SA-84", "AAM-SA-40", "AAM-SA-41")
@pytest.mark.parametrize(
    ("card", "target", "facing", "successes", "hits", "rules"),
    [
        ("junkers-ju-87b-stuka", "m1-garand-rifle", "N", 3, 1, {"AAM-SA-84"}),
        ("junkers-ju-87b-stuka", "m1-garand-rifle", "N", 4, 1, set()),
        ("panzer-iv-ausf-g", "t-34-76", "N", 6, 1, {"AAM-SA-40"}),
        ("panzer-iv-ausf-g", "t-34-76", "N", 7, 2, set()),
        ("panzer-iv-ausf-g", "matilda-ii", "N", 7, 1, {"AAM-SA-41"}),
        ("panzer-iv-ausf-g", "matilda-ii", "S", 7, 2, set()),
    ],
)
def test_the_log_names_what_changed_the_hits(
    card: str, target: str, facing: str, successes: int, hits: int, rules: set[str]
) -> None:
    air = card.startswith("junkers")
    units = unit("b.one", card, "D5"), unit("a.two", target, "D7", facing)
    battle = look(*units, phase="airstrike" if air else "assault")
    dice = aimed(battle, "b.one", "a.two", occasion="airstrike" if air else "assault").dice
    faces = (6,) * successes + (1,) * (dice - successes)
    battle = play(AttackAction(Attack("b.one", "a.two")), *units, dice=faces, phase="airstrike" if air else "assault")
    over(battle)
    (entry,) = [each for each in battle.log if isinstance(each, Happened) and isinstance(each.event, Scored)]
    assert [each.hits for each in happened(battle, Scored)] == [hits]
    assert set(entry.rules) - {"AAM-HIT-04"} == rules
