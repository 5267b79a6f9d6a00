"""Guns and their crews under fire (AZ-ART, AZ-AREA-05)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.dice import Brackets, Faces, Script
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.rules.area import indirect
from grognard.games.operation_ww2.rules.area.blast import Blast, Shell
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.rules.guns.gun_damage import WhichGun
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.state.choices import ChooseGun, Pass, Shooting
from grognard.games.operation_ww2.state.events.fire import HeldFire, Hits
from grognard.games.operation_ww2.state.events.guns import GunLost
from grognard.games.operation_ww2.state.events.vehicles import Exploded
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.state import Machine, Model, State, Unit
from tests.games.operation_ww2.firing_line import ids, piece
from tests.games.operation_ww2.table import Idle, drawn_intent, ground, happened, over, person, play, told, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.games.playing import refused as refused_now

FRONT, REAR, SIDE = (60_000, 20_000), (60_000, 110_000), (110_000, 80_000)
SHIELD: dict[str, Any] = {"a.gun": {"characteristics": ("shield",), "gun": "pak-40"}}
PLAIN: dict[str, Any] = {"a.gun": {"gun": "pak-40"}}


def piece_of(id: str = "a.gun.1", at: tuple[float, float] = (60, 80), weapon: str = "pak-40") -> Model:
    """A gun that points up the table."""
    x, y = (round(each * 1000) for each in at)
    return Model(x, y, 3354, id=id, role="gun", weapons=(weapon,), length=6000, width=3000, machine=Machine())


def battery(*men: tuple[float, float], guns: int = 1) -> Unit:
    """Guns beside each other and their crew."""
    pieces = tuple(piece_of(f"a.gun.{number}", (60 + 8 * (number - 1), 80)) for number in range(1, guns + 1))
    crew = tuple(person(f"a.gun.{number}", at) for number, at in enumerate(men, guns + 1))
    return replace(unit("a.gun"), models=(*pieces, *crew))


CREW = battery((57.5, 82), (62.5, 82), (60, 86))
FOE = unit("b.one", (60, 20))


def hit(*hits: GunHit, crew: Unit = CREW, dice: tuple[int, ...] = (), lists: Any = None, **more: Any) -> Battle[State]:
    """Hits on the gun, the first of the battery."""
    battle = play(GunHits("a.gun", "a.gun.1", hits), crew, FOE, dice=dice, lists=lists or PLAIN, **more)
    while battle.decision is not None and not isinstance(battle.decision, WhichGun):
        battle.choose(battle.choices()[0])
    return battle


def rolled(battle: Battle[State]) -> list[int]:
    """How many dice every roll had."""
    return [len(entry.faces) for entry in battle.log if getattr(entry, "faces", None)]  # type: ignore[union-attr]


def covers(battle: Battle[State]) -> list[tuple[int, ...]]:
    """From which faces crewmen are scared and dead, in every roll of damage on people."""
    found = [entry.roll.pools[0].reading for entry in battle.log if getattr(entry, "roll", None)]  # type: ignore[union-attr]
    return [reading.bounds for reading in found if isinstance(reading, Brackets)]


@pytest.mark.rule("AZ-ART-01", "AZ-ART-02")
@pytest.mark.parametrize(("die", "men"), [(3, 0), (4, 1), (7, 1), (8, 2), (9, 2)])
def test_az_art_02_a_hit_is_rolled_for_the_gun_and_its_crew_results_for_the_crew(die: int, men: int):
    battle = hit(GunHit("kar98k", FRONT), dice=(die, *[1] * men))
    over(battle)
    assert rolled(battle) == [1, *([men] if men else [])]


@pytest.mark.rule("AZ-ART-02", "AZ-WPN-01")
def test_az_art_02_the_crew_rolls_on_the_half_of_the_table_of_the_weapon():
    assert covers(hit(GunHit("kar98k", REAR), dice=(4, 1))) == [(2, 5)]
    assert covers(hit(GunHit("75-mm-m3", REAR), dice=(2, 1))) == [(1, 3)]


@pytest.mark.rule("AZ-ART-03", "AZ-ART-04")
@pytest.mark.parametrize(
    ("lists", "start", "dice", "bounds"),
    [
        (PLAIN, FRONT, (4, 1), (2, 5)),
        (SHIELD, FRONT, (4, 5, 1), (2, 7)),
        (SHIELD, SIDE, (4, 5, 1), (2, 5)),
        (SHIELD, REAR, (4, 5, 1), (2, 5)),
    ],
    ids=["no shield", "front", "side", "rear"],
)
def test_az_art_04_light_cover_behind_a_shield_medium_from_the_front(
    lists: Any, start: tuple[int, int], dice: tuple[int, ...], bounds: tuple[int, int]
):
    battle = hit(GunHit("kar98k", start), dice=dice, lists=lists)
    over(battle)
    assert covers(battle) == [bounds]


@pytest.mark.rule("AZ-ART-04")
@pytest.mark.parametrize("die", [1, 4])
def test_az_art_04_the_shield_stops_one_to_four_from_any_side_or_by_the_option_from_the_front(die: int):
    over(hit(GunHit("kar98k", REAR), dice=(4, die), lists=SHIELD))
    only = {"shield_side": "front_only"}
    over(hit(GunHit("kar98k", REAR), dice=(4, 1), lists=SHIELD, options=only))
    over(hit(GunHit("kar98k", FRONT), dice=(4, die), lists=SHIELD, options=only))


@pytest.mark.rule("AZ-ART-05")
def test_az_art_05_a_better_cover_counts_instead_and_the_shield_all_the_same():
    trench = ground(piece("trench", 50, 70, 70, 90))
    battle = hit(GunHit("kar98k", FRONT), dice=(4, 5, 1), lists=SHIELD, map=trench)
    assert covers(battle) == [(2, 7)]
    behind = hit(GunHit("kar98k", REAR), dice=(4, 5, 1), lists=SHIELD, map=trench)
    assert covers(behind) == [(2, 7)]


@pytest.mark.rule("AZ-ART-06", "AZ-ART-12", "AZ-ART-13")
def test_az_art_12_who_has_left_the_gun_is_infantry_with_a_rifle():
    away = battery((57.5, 82), (60, 110))
    battle = hit(GunHit("kar98k", REAR), crew=away, dice=(8, 1))
    # Two of the crew would be struck; only one serves the gun.
    over(battle)
    g = play(Idle(), away, FOE, lists=PLAIN)
    arms = {(each.model, each.weapon) for each in armed(g, away, "fire", moved=False)}
    assert arms == {("a.gun.1", "pak-40"), ("a.gun.3", "kar98k")}


@pytest.mark.rule("AZ-LCH-03", "AZ-DEF-06")
def test_az_lch_03_a_gun_with_a_long_barrel_has_1_more_to_hit_and_the_rifles_of_its_crew_have_not():
    crew = battery((57.5, 82), (60, 110))
    long = {"a.gun": {"characteristics": ("long-barrel",), "gun": "pak-40"}}
    for lists, more in ((long, [1]), (PLAIN, [])):
        g = play(Idle(), crew, FOE, lists=lists)
        added = {each.weapon: [row.value for row in each.to_hit] for each in armed(g, crew, "fire", moved=False)}
        assert added == {"pak-40": more, "kar98k": []}


@pytest.mark.rule("AZ-DEF-06", "AZ-FIRE-08", "AZ-LCH-03")
@pytest.mark.parametrize(
    ("target", "distance", "need"),
    [
        ("panzer-iv", 240, "7+"),
        ("stug-iii", 240, "7+"),
        ("panzer-iv", 241, "9+"),
        ("stug-iii", 241, "10+"),
        ("german-1944/pak", 240, "6+"),
        ("german-1944/pak", 241, "9+"),
    ],
)
def test_az_def_06_beyond_normal_range_a_low_profile_is_1_harder_to_hit(target: str, distance: int, need: str):
    question = {"attacker": "german-1944/pak", "target": target, "range": distance}
    assert odds.ask("operation_ww2", question).needs[0].totals == [need]


@pytest.mark.rule("AZ-DEF-06", "AZ-TWO-07")
@pytest.mark.parametrize(("characteristics", "low"), [((), False), (("low-profile",), True)])
def test_az_def_06_shells_from_above_find_a_low_profile_too(characteristics: tuple[str, ...], low: bool):
    lists = {"a.gun": {"characteristics": characteristics, "gun": "pak-40"}}
    g = play(Idle(), CREW, FOE, lists=lists)
    assert [indirect.part_of(g, CREW, model).low for model in CREW.models] == [low, False, False, False]


@pytest.mark.rule("AZ-ART-08", "AZ-VDM-06")
def test_az_art_08_only_a_main_weapon_or_a_catastrophe_takes_the_gun():
    lost = hit(GunHit("kar98k", FRONT), dice=(10,))
    over(lost)
    assert len(happened(lost, GunLost)) == 1
    assert ids(lost, "a.gun") == ["2", "3", "4"]
    with_crew = hit(GunHit("75-mm-m3", FRONT), dice=(8, 1, 1))
    over(with_crew)
    assert len(happened(with_crew, GunLost)) == 1


@pytest.mark.rule("AZ-ART-13")
def test_az_art_13_a_gun_without_crew_that_is_destroyed_takes_its_unit_out_of_the_battle():
    gone = hit(GunHit("kar98k", FRONT), crew=battery(), dice=(10,))
    assert gone.state.units["a.gun"].place == "gone"


@pytest.mark.rule("AZ-ART-12")
def test_az_art_12_by_the_option_a_crew_without_a_gun_is_removed():
    gone = hit(GunHit("kar98k", FRONT), dice=(10,), options={"crew_without_gun": "removed"})
    assert gone.state.units["a.gun"].place == "gone"


@pytest.mark.rule("AZ-VDM-01", "AZ-ART-08")
def test_az_vdm_01_a_catastrophe_takes_gun_and_crew_and_bursts():
    near = unit("a.near", (65, 80))
    battle = play(
        GunHits("a.gun", "a.gun.1", (GunHit("75-mm-m3", FRONT),)), CREW, FOE, near, dice=(10, 6, 9), lists=PLAIN
    )
    over(battle)
    assert len(happened(battle, Exploded)) == 1
    # 6 halved: 3 cm from the hull; the man beside it rolls.
    assert not battle.state.units["a.near"].models
    assert battle.state.units["a.gun"].place == "gone"


@pytest.mark.rule("AZ-ART-10")
def test_az_art_10_howitzers_fire_high_explosive_only():
    howitzers = [row for row in TABLES.weapons.values() if row.has("howitzer")]
    assert howitzers
    assert all("armour-piercing" not in row.ammunition for row in howitzers)


@pytest.mark.rule("AZ-ART-11")
def test_az_art_11_of_a_battery_the_owner_says_which_gun_is_lost_and_a_catastrophe_takes_one():
    crew = battery((57.5, 82), (66, 82), guns=2)
    battle = hit(GunHit("kar98k", FRONT), crew=crew, dice=(10,))
    decision = battle.decision
    assert isinstance(decision, WhichGun)
    assert decision.seat == 0
    battle.choose(ChooseGun("a.gun.2"))
    over(battle)
    assert ids(battle, "a.gun") == ["1", "3", "4"]
    blown = hit(GunHit("75-mm-m3", FRONT), crew=crew, dice=(10, 1))
    blown.choose(ChooseGun("a.gun.2"))
    assert "1" in ids(blown, "a.gun")


@pytest.mark.rule("AZ-ART-14")
def test_az_art_14_crew_out_of_sight_is_struck_too_but_for_the_option():
    wall = ground(piece("high-wall", 50, 83, 70, 84))
    crew = battery((57.5, 82), (60, 86))
    assert rolled(hit(GunHit("kar98k", FRONT), crew=crew, dice=(8, 1, 1), map=wall)) == [1, 2]
    seen = hit(GunHit("kar98k", FRONT), crew=crew, dice=(8, 1), map=wall, options={"crew_hits_sight": "crew_in_sight"})
    assert rolled(seen) == [1, 1]


@pytest.mark.rule("AZ-AREA-05")
@pytest.mark.parametrize(("on", "dice"), [("a.gun.1", (9, 9, 9, 1)), ("", (9, 9, 9))])
def test_az_area_05_a_template_strikes_the_gun_only_if_it_lies_on_it(on: str, dice: tuple[int, ...]):
    burst = Burst((60_000, 80_000), 10_000, on=on)
    shell = Shell(1, "b.one", "b.one.1", "75-mm-m3", "heavy-weapons", REAR)
    battle = play(Blast(burst, shell), CREW, FOE, dice=dice, lists=PLAIN)
    over(battle)
    assert len(rolled(battle)) == (2 if on else 1)


@pytest.mark.rule("AZ-AREA-05", "AZ-AREA-14")
@pytest.mark.parametrize(("start", "shielded"), [(FRONT, True), (SIDE, False), (None, False)])
def test_az_area_05_the_shield_helps_against_bursts_from_the_front(start: Any, shielded: bool):
    shell = Shell(1, "b.one", "b.one.1", "75-mm-m3", "heavy-weapons", start)
    dice = (5, 5, 5, 1, 1, 1) if shielded else (1, 1, 1)
    battle = play(Blast(Burst((60_000, 80_000), 10_000), shell), CREW, FOE, dice=dice, lists=SHIELD)
    while battle.decision is not None:
        battle.choose(battle.choices()[0])
    assert [len(entry.roll.pools) for entry in battle.log if getattr(entry, "roll", None)]  # type: ignore[union-attr]
    assert rolled(battle) == ([3, 3] if shielded else [3])
    assert not any(isinstance(reading, Faces) for reading in covers(battle))


@pytest.mark.rule("AZ-ORD-14")
@pytest.mark.parametrize("order", ["move", "assault"])
def test_what_is_listed_for_a_gun_is_accepted_if_assaults_may_not_stay(order: OrderName):
    # A tank beside the gun can be assaulted by its crew, who then go; to stay is refused.
    near = vehicle("b.tank", "sherman-75", (66, 74))
    battle = fight(Idle(), CREW, near, turn=2, options={"assault_zero_move": "forbidden"}, lists=PLAIN)
    gun = battle.state.units["a.gun"]
    found = list(intent.listed(battle, gun, order))
    assert found
    assert [each for each in found if intent.refusal(battle, gun, order, each) is not None] == []
    picked = [drawn_intent(battle, gun, order, Random(number)) for number in range(20)]
    assert [each for each in picked if intent.refusal(battle, gun, order, each) is not None] == []


ARMED_CREW = """
operation_ww2
table 120 x 120
hand a F2
hand b F1
asks chain a
a.at gun 75-mm-m3 1 leader:m1-garand 4 crewman:m1-garand @60,90/0
b.tank vehicle panzer-iv @60,30/180
  .1 machine {"crew":5,"exposed":["commander"],"sheet":"panzer-iv"}
"""
"""A gun whose crew have rifles of their own, and a tank with somebody looking out."""


def about_to_fire():
    """The crew has the order to fire, and says who fires what."""
    battle = grognard.position(ARMED_CREW, dice=Script(*(9,) * 40))
    order = next(each for each in battle.choices() if getattr(each, "unit", "") == "a.at")
    battle.choose(order)
    battle.choose(next(each for each in battle.choices() if getattr(each, "target", "") == "b.tank"))
    battle.choose(next(each for each in battle.choices() if isinstance(each, Pass)))
    return battle


def firing(*weapons):
    """Men and guns of the crew that fire, at the tank or who looks out of it."""
    return Shooting(
        tuple(
            WeaponFire(f"a.at.{number}", weapon, "b.tank.1" if number == 1 else "b.tank.1/exposed", 0)
            for number, weapon in weapons
        )
    )


@pytest.mark.rule("AZ-FIRE-17", "AZ-ART-07", "AZ-CRW-08")
def test_az_fire_17_who_fires_the_gun_fires_no_rifle():
    """The leader stands behind the gun: he fires it, or his rifle, and then another does with one to help him."""
    gun, rifle = (1, "75-mm-m3"), "m1-garand"
    battle = about_to_fire()
    (planned,) = [each.firings for each in battle.choices()[:1]]
    assert [each.model for each in planned] == ["a.at.1", "a.at.5", "a.at.6"]
    battle.choose(firing(gun, (5, rifle), (6, rifle)))
    assert not battle.state.units["a.at"].model("a.at.1").reload
    other = about_to_fire()
    other.choose(firing(gun, (2, rifle), (5, rifle), (6, rifle)))
    assert other.state.units["a.at"].model("a.at.1").reload == {"75-mm-m3": 1}
    everybody = firing(gun, *((number, rifle) for number in range(2, 7)))
    assert refused_now(about_to_fire(), everybody)[0] == "az-refused-shot"


@pytest.mark.rule("AZ-FIRE-11")
def test_az_fire_11_the_log_says_which_weapons_hit_a_vehicle():
    battle = about_to_fire()
    battle.choose(firing((1, "75-mm-m3"), (5, "m1-garand"), (6, "m1-garand")))
    assert [(each.weapon, each.hits) for each in happened(battle, Hits)] == [("75-mm-m3", 1), ("m1-garand", 4)]
    assert [told(battle, each) for each in happened(battle, Hits)] == ["75 mm M3: one hit.", "M1 Garand: 4 hits."]


@pytest.mark.rule("AZ-CRW-09", "AZ-ORD-09")
def test_az_crw_09_the_log_says_that_a_gun_is_being_reloaded():
    reloading = ARMED_CREW.replace("@60,90/0", '@60,90/0\n  .1 reload {"75-mm-m3":2}').replace(":m1-garand", "")
    battle = grognard.position(reloading, dice=Script())
    battle.choose(next(each for each in battle.choices() if getattr(each, "unit", "") == "a.at"))
    battle.choose(next(each for each in battle.choices() if getattr(each, "target", "") == "b.tank"))
    battle.choose(next(each for each in battle.choices() if isinstance(each, Pass)))
    (held,) = happened(battle, HeldFire)
    assert told(battle, held) == "at does not fire. It is being reloaded, 2 markers are left."
