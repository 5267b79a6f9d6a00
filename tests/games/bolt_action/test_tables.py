"""The tables of the rulebook, row by row, and the words for what they name."""

from typing import Any

import pytest
from msgspec import structs

from grognard.core.book.tables import TableFile
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.core.words import missing_messages
from grognard.games.bolt_action.data.entries import ENTRIES, SLOTS, SPECIALS
from grognard.games.bolt_action.data.tables import (
    DAMAGE_RESULTS,
    FACINGS,
    GRADES,
    GROUNDS,
    HIGH_EXPLOSIVE,
    HIT_BASE,
    HIT_MODIFIERS,
    MORALE_MODIFIERS,
    NATIONS,
    QUALITIES,
    RANKS,
    RATES,
    TARGET_VALUES,
    TERRAIN,
    WEAPONS,
    hit_label,
    morale_label,
)
from grognard.games.bolt_action.data.weapons import Dice, Weapon, conversion

D2, D3, D6 = Dice(1, 2), Dice(1, 3), Dice(1, 6)

SMALL_ARMS = {
    "rifle": (24, 1),
    "pistol": (6, 1),
    "smg": (12, 2),
    "automatic-rifle": (30, 2),
    "assault-rifle": (24, 2),
    "lmg": (30, 3),
    "mmg": (36, 4),
}
HEAVY_WEAPONS = {
    "hmg": (36, 3, 1, None),
    "light-autocannon": (48, 2, 2, "D2"),
    "heavy-autocannon": (72, 2, 3, "D2"),
    "anti-tank-rifle": (36, 1, 2, None),
    "piat": (12, 1, 5, None),
    "bazooka": (24, 1, 5, None),
    "panzerschreck": (24, 1, 6, None),
    "panzerfaust": (12, 1, 6, None),
    "light-at-gun": (48, 1, 4, "D2"),
    "medium-at-gun": (60, 1, 5, "D2"),
    "heavy-at-gun": (72, 1, 6, "D3"),
    "super-heavy-at-gun": (84, 1, 7, "D3"),
    "flamethrower": (6, D6, 2, None),
    "vehicle-flamethrower": (18, Dice(2, 6), 3, None),
    "light-mortar": (24, 1, None, "D3"),
    "medium-mortar": (60, 1, None, "D6"),
    "heavy-mortar": (72, 1, None, "2D6"),
    "light-howitzer": (48, 1, None, "D6"),
    "medium-howitzer": (60, 1, None, "2D6"),
    "heavy-howitzer": (72, 1, None, "3D6"),
}


@pytest.mark.rule("BA-WPN-01")
@pytest.mark.parametrize("name", SMALL_ARMS)
def test_ba_wpn_01_small_arms(name):
    weapon = WEAPONS[name]
    assert (weapon.range, weapon.shots) == (SMALL_ARMS[name][0] * 1000, SMALL_ARMS[name][1])
    assert weapon.small_arm


@pytest.mark.rule("BA-WPN-01", "BA-C4", "BA-C5", "BA-C6", "BA-C7", "BA-C8", "BA-C11")
@pytest.mark.parametrize("name", HEAVY_WEAPONS)
def test_ba_wpn_01_heavy_weapons(name):
    weapon = WEAPONS[name]
    inches, shots, pen, shell = HEAVY_WEAPONS[name]
    assert (weapon.range, weapon.shots, weapon.pen, weapon.he) == (inches * 1000, shots, pen, shell)
    assert not weapon.small_arm


def having(mark):
    return {weapon.id for weapon in WEAPONS.values() if getattr(weapon, mark) and not weapon.like}


@pytest.mark.rule(
    "BA-WPN-01", "BA-WPN-03", "BA-WPN-04", "BA-WPN-05", "BA-WPN-06", "BA-WPN-07", "BA-WPN-10", "BA-WPN-11"
)  # fmt: skip
def test_the_marks_of_weapons():
    assert having("assault") == {"pistol", "smg", "assault-rifle"}
    assert having("one_shot") == {"panzerfaust"}
    assert having("shaped_charge") == {"piat", "bazooka", "panzerschreck", "panzerfaust"}
    assert having("flamethrower") == {"flamethrower", "vehicle-flamethrower"}
    assert having("indirect") == {"light-mortar", "medium-mortar", "heavy-mortar"}
    assert having("howitzer") == {"light-howitzer", "medium-howitzer", "heavy-howitzer"}
    alone = {"rifle", "pistol", "smg", "automatic-rifle", "assault-rifle", "panzerfaust", "vehicle-flamethrower"}
    assert {weapon.id for weapon in WEAPONS.values() if not weapon.like} - having("team") == alone
    carried = {"lmg", "anti-tank-rifle", "piat", "bazooka", "panzerschreck", "flamethrower", "light-mortar"}
    assert having("team") - having("fixed") == carried


@pytest.mark.rule("BA-SHOOT-10", "BA-WPN-01", "BA-C8", "BA-C15")
def test_ba_shoot_10_least_ranges():
    least = {weapon.id: weapon.minimum for weapon in WEAPONS.values() if weapon.minimum and not weapon.like}
    mortars = {"light-mortar": 12000, "medium-mortar": 18000, "heavy-mortar": 18000}
    assert least == mortars | {f"{size}-howitzer": 24000 for size in ("light", "medium", "heavy")}


@pytest.mark.rule("BA-WPN-01", "BA-WPN-13", "BA-WPN-14", "BA-WPN-17")
@pytest.mark.parametrize(
    ("name", "like", "own"),
    [
        ("garand", "rifle", {}), ("carbine", "rifle", {}), ("bar", "automatic-rifle", {}),
        ("scoped-rifle", "rifle", {"range": 36000, "scoped": True}),
        ("low-velocity-light-at-gun", "light-at-gun", {"pen": 3}),
        ("squeeze-bore-light-at-gun", "light-at-gun", {"squeeze_bore": True}),
        ("multiple-launcher", "heavy-mortar", {"multiple": True}),
    ],
)  # fmt: skip
def test_a_weapon_like_another_has_its_numbers(name, like, own):
    weapon, pattern = WEAPONS[name], WEAPONS[like]
    named = {"id": name, "like": like, "source": weapon.source, "note": weapon.note}
    assert weapon == replace(pattern, **(named | own))
    assert weapon.family == like


@pytest.mark.rule("BA-GEN-03")
def test_ba_gen_03_quality():
    rows = {row.id: (row.morale, row.to_hit, row.damage) for row in QUALITIES.values()}
    assert rows == {"inexperienced": (8, -1, 3), "regular": (9, 0, 4), "veteran": (10, 0, 5)}


@pytest.mark.rule("BA-HQ-01")
def test_ba_hq_01_ranks():
    ranks = {"second-lieutenant": 1, "first-lieutenant": 2, "captain": 3, "major": 4}
    assert {row.id: row.morale for row in RANKS.values()} == ranks


@pytest.mark.rule("BA-HE-01", "BA-C9")
def test_ba_he_01_shells():
    rows = {row.id: (row.hits.text, row.pins, row.pen) for row in HIGH_EXPLOSIVE.values()}
    assert rows == {
        "D2": ("D2", 1, 1),
        "D3": ("D3", 1, 1),
        "D6": ("D6", D2, 2),
        "2D6": ("2D6", D3, 3),
        "3D6": ("3D6", D6, 4),
    }
    assert {weapon.he for weapon in WEAPONS.values() if weapon.he} <= set(HIGH_EXPLOSIVE)


@pytest.mark.rule("BA-MOV-01", "BA-MOV-07", "BA-MOV-09", "BA-MOV-12", "BA-SPC-07", "BA-C9")
def test_ba_mov_12_rates_and_pivots():
    rows = {row.id: (row.advance, row.run, row.pivots_on_advance, row.pivots_on_run) for row in RATES.values()}
    assert rows == {
        "infantry": (6000, 12000, None, None),
        "cyclists": (6000, 24000, None, None),
        "artillery": (6000, 0, None, None),
        "slow": (6000, 12000, None, None),
        "tracked": (9000, 18000, 1, 0),
        "half-tracked": (9000, 18000, 2, 1),
        "wheeled": (12000, 24000, 2, 1),
    }


@pytest.mark.rule("BA-MOV-02")
def test_ba_mov_02_terrain_matrix():
    rows = {row.id: (row.infantry, row.artillery, row.wheeled, row.tracked) for row in GROUNDS.values()}
    assert rows["rough"] == ("advance-only", "dug-in", "barred", "advance-only")
    assert rows["obstacle"] == ("advance-only", "barred", "barred", "unless-barrier")
    assert rows["building"] == ("free", "dug-in", "barred", "heavy-only")
    assert rows["road"] == ("free", "free", "doubled", "doubled")
    assert set(rows["open"]) == {"free"}


@pytest.mark.rule("BA-GEN-11")
def test_ba_gen_11_terrain():
    rows = {row.id: (row.movement, row.cover, row.sight) for row in TERRAIN.values()}
    assert rows["wood"] == ("rough", "soft", "area")
    assert rows["hedge"] == ("obstacle", "soft", "clear")
    assert rows["wall"] == ("obstacle", "hard", "clear")
    assert rows["rubble"] == ("rough", "hard", "clear")
    assert rows["building"] == ("building", "hard", "solid")
    assert rows["hill"] == ("open", "none", "clear")
    assert rows["river"][0] == rows["cliff"][0] == "impassable"
    assert {row.movement for row in TERRAIN.values()} <= set(GROUNDS)


@pytest.mark.rule(
    "BA-SHOOT-12", "BA-GEN-03", "BA-SHOOT-13", "BA-SHOOT-14", "BA-SHOOT-15", "BA-SHOOT-16", "BA-SHOOT-17",
    "BA-SHOOT-18", "BA-SHOOT-19", "BA-WPN-04", "BA-WPN-10", "BA-WPN-14",
)  # fmt: skip
def test_ba_shoot_12_hit_modifiers():
    assert HIT_BASE == 3
    assert {row.id: row.value for row in HIT_MODIFIERS.values()} == {
        "point-blank": 1,
        "pins": -1,
        "long-range": -1,
        "inexperienced": -1,
        "on-the-move": -1,
        "target-down": -1,
        "small-unit": -1,
        "soft-cover": -1,
        "hard-cover": -2,
        "lone-crewman": -1,
        "no-loader": -1,
        "shaped-charge": -1,
        "scope": 1,
    }


@pytest.mark.rule("BA-MOR-04", "BA-MOR-02", "BA-PIN-04", "BA-SCN-05", "BA-CQ-20", "BA-VEH-29")
def test_ba_mor_04_morale_modifiers():
    assert {row.id: row.value for row in MORALE_MODIFIERS.values()} == {
        "pins": -1,
        "nco-lost": -1,
        "lone-crewman": -1,
        "tank-fear": -3,
        "reserve": -1,
        "command-vehicle": 1,
    }


@pytest.mark.rule("BA-DAM-01", "BA-VEH-20", "BA-VEH-22", "BA-C12")
def test_ba_dam_01_vehicles():
    assert [row.value for row in TARGET_VALUES.values()] == [6, 7, 8, 9, 10, 11]
    assert [row.upto for row in DAMAGE_RESULTS.values()] == [1, 2, 3, 7]
    assert [(row.over, row.to_roll, row.rolls) for row in GRADES.values()] == [(0, -3, 1), (1, 0, 1), (3, 0, 2)]
    assert {row.id: row.pen for row in FACINGS.values()} == {"side": 1, "top": 1, "rear": 2, "long-range": -1}


@pytest.mark.rule("BA-VEH-27", "BA-DAM-01")
def test_ba_veh_27_all_but_soft_skins_have_the_damage_table():
    assert [row.id for row in TARGET_VALUES.values() if not row.armoured] == ["soft-skin"]


@pytest.mark.rule("BA-VEH-35", "BA-PIN-08", "BA-DAM-01", "BA-VEH-22", "BA-VEH-23")
def test_ba_pin_08_every_result_but_a_knock_out_adds_a_pin():
    assert [row.pins for row in DAMAGE_RESULTS.values()] == [1, 1, 1, 0]


@pytest.mark.rule("BA-ARMY-02")
def test_ba_army_02_a_platoon_has_two_to_five_squads_and_one_of_most_else():
    least = {slot.id: slot.least for slot in SLOTS.values() if slot.least}
    assert least == {"lieutenant": 1, "squad": 2}
    most = {slot.id: slot.most for slot in SLOTS.values() if slot.most != 1}
    assert most == {"squad": 5, "transport": 0}
    assert {slot.id: slot.per for slot in SLOTS.values() if slot.per} == {"transport": ("squad", "gun")}


@pytest.mark.rule("BA-NAT-DE-01", "BA-NAT-DE-02", "BA-NAT-US-01")
def test_nations():
    assert {nation.id: nation.officer_reach for nation in NATIONS.values()} == {
        "german": 12000,
        "us": 6000,
        "british": 6000,
        "soviet": 6000,
    }
    assert NATIONS["german"].shots_of(WEAPONS["mmg"]) == 5
    assert WEAPONS["garand"].family in NATIONS["us"].steady
    assert WEAPONS["bar"].family in NATIONS["us"].steady
    assert WEAPONS["smg"].family not in NATIONS["us"].steady


def test_everything_named_has_words():
    named: list[Any] = [*WEAPONS.values(), *QUALITIES.values(), *RANKS.values(), *TERRAIN.values(), *NATIONS.values()]
    ids = [row.name.id for row in [*named, *SLOTS.values(), *SPECIALS.values()]]
    ids += [rule.name.id for nation in NATIONS.values() for rule in nation.rule]
    ids += [entry.named().id for entry in ENTRIES.values()]
    ids += [hit_label(row).id for row in ("base", *HIT_MODIFIERS)]
    ids += [morale_label(row).id for row in ("base", "officer", *MORALE_MODIFIERS)]
    assert missing_messages(ids) == []


def test_every_row_has_a_source():
    rows = [*WEAPONS.values(), *ENTRIES.values(), *TERRAIN.values(), *RATES.values(), *HIT_MODIFIERS.values()]
    kinds = ("seed:", "supplement:", "open", "default")
    assert [row.id for row in rows if not row.source or not all(s.startswith(kinds) for s in row.source)] == []


FIELDS = ", ".join(field.encode_name for field in structs.fields(Weapon))


@pytest.mark.parametrize(("line", "problem"), [
    ("arrows = 3", f"field id: Object contains unknown field `arrows`. Write one of: {FIELDS}."),
    ('shots = "D4"', "field shots: Expected `int | object`, got `str`."),
    ('minimum = "none"', "field minimum: Expected `int`, got `str`."),
    ("source = []", "field source: Expected `array` of length >= 1."),
])  # fmt: skip
def test_a_row_with_a_mistake_is_refused(tmp_path, line, problem):
    name, _, _ = line.partition(" ")
    rows = {"range": "range = 10", "shots": "shots = 1", "source": 'source = ["open"]', name: line}
    (tmp_path / "bows.toml").write_text("\n".join(["[[weapon]]", 'id = "bow"', *rows.values()]))
    converted = conversion(inches=("range", "minimum"), dice=("shots",))
    with pytest.raises(InputError) as refusal:
        TableFile(tmp_path, "bows.toml").table("weapon", Weapon, converted)
    assert str(refusal.value) == f"Data file bows.toml, row bow, {problem}"


@pytest.mark.parametrize("text", ["", "D4", "2D", "D6+", "d6"])
def test_dice_nobody_rolls_are_refused(text):
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 - the message is the text itself
        Dice.parse(text)
    assert str(refusal.value) == text
