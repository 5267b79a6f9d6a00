"""What one weapon needs against one part of a target (chapters Cover, Firing procedure, Rule of 1)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.modifiers import Modifier, total
from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.state.shots import (
    Attempt,
    Part,
    Shot,
    damage_total,
    fate_of,
    fates,
    is_within_close,
    needed,
    shot,
)
from tests.games.operation_ww2.table import DEFAULTS

OPEN = Part("none")
WALL = Part("medium", cover="medium")


def at(weapon: str, order: Any = "fire", distance: float = 50, part: Part = OPEN, **fields: Any) -> Shot:
    """A shot at so many centimetres; ``options`` are those that differ."""
    options = DEFAULTS | fields.pop("options", {})
    attempt = Attempt("a.one.1", TABLES.weapons[weapon], order, distance * 1000, **fields)
    return shot(TABLES, options, attempt, part)


def added(found: Shot) -> dict[str, int]:
    """What is added to the dice to hit, by the rule that gives it."""
    return {modifier.rule: modifier.value for modifier in found.to_hit}


@pytest.mark.rule("AZ-ORD-02", "AZ-ORD-04", "AZ-COV-04", "AZ-WPN-05")
def test_seed_anticipate_or_interrupt_the_same_squad_under_two_cards():
    # "MEGELŐZNI VAGY MEGSZAKÍTANI?", a): an Assault hits on 8 and, past the wall, kills on 7; b): an Ambush at close
    # range hits on 6 and kills on 3 those who have jumped into the open.
    assault = at("kar98k", "assault", 15, WALL, is_close=True)
    assert assault.need == 8
    assert fates(TABLES, assault.table, total(assault.damage), assault.cover)[1] == 7
    ambush = at("kar98k", "ambush", 15, OPEN, is_close=True)
    assert ambush.need == 6
    assert fates(TABLES, ambush.table, total(ambush.damage), ambush.cover)[1] == 3


@pytest.mark.rule("AZ-FIRE-09", "AZ-ORD-02")
def test_seed_modifiers_an_assault_within_five_centimetres():
    # "Módosítók. Példa": -1 for the Assault and +3 within 5 cm make +2.
    found = at("mp40", "assault", 5)
    assert added(found) == {"AZ-ORD-02": -1, "AZ-FIRE-09": 3}
    assert total(found.to_hit) == 2
    assert found.need == 5
    assert added(at("mp40", "assault", 5.001)) == {"AZ-ORD-02": -1}
    assert added(at("75-mm-m3", "fire", 4, on_foot=False)) == {}


@pytest.mark.rule("AZ-FIRE-05", "AZ-FIRE-08", "AZ-FIRE-19")
def test_az_fire_08_ranges():
    assert [at("kar98k", distance=far).need for far in (0.5 * 160, 80, 80.001, 160)] == [7, 7, 9, 9]
    beyond = at("kar98k", distance=160.001)
    assert (beyond.need, beyond.why_not and beyond.why_not.rule) == (None, "AZ-FIRE-05")
    assert at("kar98k", distance=160, options={"extreme_bound": "exclusive"}).need is None
    assert at("kar98k", distance=159, options={"extreme_bound": "exclusive"}).need == 9


@pytest.mark.rule("AZ-FIRE-07", "AZ-WPN-03")
def test_close_range_is_reached_to_the_last_millimetre_and_grenades_and_heat_have_none():
    assert is_within_close(TABLES.weapons["kar98k"], 20_000)
    assert not is_within_close(TABLES.weapons["kar98k"], 20_001)
    assert not any(is_within_close(TABLES.weapons[id], 0) for id in ("hand-grenade", "panzerfaust", "bazooka", "piat"))


@pytest.mark.rule("AZ-FIRE-08", "AZ-ORD-04")
def test_az_fire_08_close_range_counts_with_ambush_only():
    assert at("kar98k", "fire", 15, is_close=True).to_hit == ()
    assert added(at("kar98k", "ambush", 15, is_close=True)) == {"AZ-ORD-04": 1}
    assert at("kar98k", "ambush", 50).to_hit == ()


@pytest.mark.rule("AZ-WPN-03", "AZ-HEAT-01")
def test_az_wpn_03_grenades_have_a_least_distance_and_rockets_one_range():
    near = at("hand-grenade", distance=3.999)
    assert (near.need, near.why_not and near.why_not.rule) == (None, "AZ-WPN-03")
    assert at("hand-grenade", distance=4).need == 4
    assert at("panzerfaust", "ambush", 30).to_hit == ()
    assert at("panzerfaust", distance=30.001).need is None


@pytest.mark.rule("AZ-ORD-05")
def test_az_ord_05_covering_fire_costs_both_dice():
    found = at("mg34", "covering-fire")
    assert added(found) == {"AZ-ORD-05": -1}
    assert [(each.rule, each.value) for each in found.damage] == [("AZ-ORD-05", -3)]
    assert found.need == 8
    # In the open a 3 kills; under Covering Fire it takes a 6.
    assert fates(TABLES, found.table, total(found.damage), "none") == (5, 6)


@pytest.mark.rule("AZ-ONE-01", "AZ-ONE-02")
def test_az_one_01_a_natural_one_never_hits():
    assert at("mp40", "ambush", 4, is_close=True).need == 3
    assert needed(TABLES, 7, at("mp40", distance=1).to_hit * 3) == 2
    template = at("hand-grenade", "ambush", 4, is_close=True, to_hit=at("mp40", distance=1).to_hit)
    assert template.need == 2
    # Damage knows no such rule: a 1 with a bonus is what it comes to.
    assert fate_of(TABLES, "small-arms", 1, 8, "none") == "dead"


@pytest.mark.rule("AZ-FIRE-19")
def test_az_fire_19_a_needed_number_above_ten_cannot_be_rolled():
    hard = Part("trench", to_hit=(Modifier(say("az-to-hit-trench"), -1, "AZ-SPL-04"),))
    found = at("mg34", "covering-fire", 150, hard)
    assert [modifier.value for modifier in found.to_hit] == [-1, -2, -1]
    assert found.need is None
    assert found.why_not is not None
    assert found.why_not.rule == "AZ-FIRE-19"
    assert found.why_not.message.args["need"] == 11
    assert at("mg34", "covering-fire", 150, hard, options={"natural_ten_hits": "yes"}).need == 10
    # Nor does it help where the weapon has no effect at all.
    tank = Part("b.tank.1", "medium")
    assert at("mg34", part=tank, options={"natural_ten_hits": "yes"}).need is None
    # A last chance is one only if the number comes to 10 (AZ-LCH-01).
    last = Part("tank/last-chance", "heavy", number=11, at_best=True)
    assert at("pak-40", part=last, options={"natural_ten_hits": "yes"}).need is None
    assert at("pak-40", part=Part("tank", "heavy", number=11), options={"natural_ten_hits": "yes"}).need == 10


@pytest.mark.rule("AZ-FIRE-11", "AZ-WPN-07")
def test_az_fire_11_the_column_of_the_target():
    for target, need in (("infantry", 7), ("gun", 9), ("unarmoured", 9), ("light", None), ("heavy", None)):
        found = at("kar98k", part=Part("x", target))  # type: ignore[arg-type]
        assert (found.number, found.need) == (need, need)
    assert at("kar98k", part=Part("x", "light")).why_not is not None


@pytest.mark.rule("AZ-WPN-01", "AZ-FIRE-12")
def test_seed_weapon_table_a_rifle_and_a_75_mm_gun():
    # "FEGYVER TÁBLÁZAT": a 75 mm gun rolls on the heavy half of the damage table, a rifle on that of small arms.
    assert at("kar98k").table == "small-arms"
    assert at("pak-40", on_foot=False).table == "heavy-weapons"
    assert fate_of(TABLES, "heavy-weapons", 7, 0, "heavy") == "dead"
    assert fate_of(TABLES, "small-arms", 7, 0, "heavy") == "scared"


@pytest.mark.rule("AZ-FIRE-13")
def test_az_fire_13_damage_stays_on_the_table():
    assert [damage_total(TABLES, die, -3) for die in (1, 3, 4, 5)] == [1, 1, 1, 2]
    assert [damage_total(TABLES, die, 3) for die in (6, 7, 10)] == [9, 10, 10]


@pytest.mark.rule("AZ-COV-02", "AZ-COV-04", "AZ-DMG-08")
def test_az_cov_04_cover_changes_what_a_hit_does_not_whether_it_hits():
    assert {at("kar98k", part=Part(cover, cover=cover)).need for cover in COVERS} == {7}
    six = {cover: fate_of(TABLES, "small-arms", 6, 0, cover) for cover in COVERS}
    assert six == {"none": "dead", "light": "dead", "medium": "scared", "heavy": "scared"}
    kills = {cover: fates(TABLES, "small-arms", 0, cover) for cover in COVERS}
    assert kills == {"none": (2, 3), "light": (2, 5), "medium": (2, 7), "heavy": (2, 9)}


@pytest.mark.rule("AZ-WPN-08")
def test_az_wpn_08_armour_piercing_shot_at_people():
    people = at("pak-40", on_foot=False, ammunition="armour-piercing")
    assert (people.need, people.table, people.damage) == (7, "heavy-weapons", ())
    forbidden = {"ap_on_infantry": "forbidden"}
    assert at("pak-40", on_foot=False, ammunition="armour-piercing", options=forbidden).need is None
    assert at("pak-40", on_foot=False, ammunition="high-explosive", options=forbidden).need == 7


@pytest.mark.rule("AZ-WPN-09")
def test_az_wpn_09_high_explosive_at_a_vehicle():
    tank = Part("b.tank.1", "medium")
    found = at("pak-40", part=tank, on_foot=False, ammunition="high-explosive")
    assert (found.need, found.table) == (8, "heavy-weapons")
    weaker = at(
        "pak-40", part=tank, on_foot=False, ammunition="high-explosive", options={"he_on_vehicle": "small_arms_table"}
    )
    assert (weaker.need, weaker.table) == (8, "small-arms")
    pierces = at(
        "pak-40", part=tank, on_foot=False, ammunition="armour-piercing", options={"he_on_vehicle": "small_arms_table"}
    )
    assert pierces.table == "heavy-weapons"


@pytest.mark.rule("AZ-WPN-02", "AZ-WPN-10", "AZ-IND-10")
def test_az_wpn_10_indirect_fire_has_a_number_of_its_own():
    heavy = Part("b.tank.1", "heavy")
    light = Part("b.car.1", "light")
    assert at("81-mm-mortar", distance=60, indirect=True, on_foot=False).need == 7
    assert at("81-mm-mortar", distance=60, indirect=True, on_foot=False, part=light).need == 7
    assert at("81-mm-mortar", distance=60, indirect=True, on_foot=False, part=heavy).need is None
    assert at("kar98k", distance=60, indirect=True).need is None
    near: dict[str, Any] = {"distance": 4, "indirect": True, "is_close": True}
    assert at("81-mm-mortar", "ambush", **near).to_hit == ()
    assert added(at("81-mm-mortar", "ambush", **near, options={"indirect_close_bonus": "on"})) == {
        "AZ-ORD-04": 1,
        "AZ-FIRE-09": 3,
    }
