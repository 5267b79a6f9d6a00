"""A unit's whole fire: targets, parts, damage, who takes it (chapters Firing procedure, Damage, Split targets)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.choices import Losses, Shooting
from grognard.games.operation_ww2.state.intents import WeaponFire
from tests.games.operation_ww2.firing_line import (
    fired,
    ids,
    piece,
    riflemen,
    scared,
    shoot,
    squad,
    why,
    with_models,
    without_grenades,
)
from tests.games.operation_ww2.table import Idle, ground, over, play, refused, same_from_text

WALL = piece("low-wall", 0, 60, 120, 61)
WOOD = piece("woods", 60, 55, 120, 75)


# ---- the steps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-10", "AZ-FIRE-11", "AZ-FIRE-12", "AZ-DMG-01", "AZ-DMG-12", "AZ-ORD-03")
def test_a_volley_step_by_step():
    battle = shoot(
        "fire", riflemen("a.one", (20, 20), 5), riflemen("b.one", (20, 70), 4), dice=[7, 8, 10, 6, 1, 3, 2, 1]
    )
    assert fired(battle) == [("kar98k", "none", 5, 7)]
    assert [decision.kind for decision in battle.decisions] == ["ChooseLosses"]
    # Listed are those nearest the front of the unit and those nearest its end.
    assert battle.choices() == [
        Losses(("b.one.1",), ("b.one.2",)), Losses(("b.one.4",), ("b.one.3",)),
    ]  # fmt: skip
    assert refused(battle, Losses(("b.one.1",))) == ("AZ-DMG-01", "AZ-DMG-12")
    assert refused(battle, Losses(("b.one.1",), ("b.one.1",))) == ("AZ-DMG-01", "AZ-DMG-12")
    same_from_text(battle)
    battle.choose(Losses(("b.one.4",), ("b.one.2",)))
    over(battle)
    assert (ids(battle, "b.one"), scared(battle, "b.one")) == (["1", "2", "3"], ["2"])


@pytest.mark.rule("AZ-FIRE-13", "AZ-ORD-05")
def test_covering_fire_hardly_kills():
    dice = [8, 8, 7, 5, 4]
    battle = shoot("covering-fire", riflemen("a.one", (20, 20), 3), riflemen("b.one", (20, 70), 1), dice=dice)
    over(battle)
    assert fired(battle) == [("kar98k", "none", 3, 8)]
    # 5 - 3 scares in the open, 4 - 3 does nothing.
    assert scared(battle, "b.one") == ["1"]


@pytest.mark.rule("AZ-FIRE-03", "AZ-FIRE-05", "AZ-FIRE-20")
def test_who_is_out_of_range_does_not_fire():
    firing = squad("a.one", (20, 20), ["mp40", "kar98k", "pistol"])
    battle = shoot("fire", firing, riflemen("b.one", (20, 80), 3), dice=[1])
    over(battle)
    assert fired(battle) == [("kar98k", "none", 1, 7)]
    power = firepower(battle, battle.state.units["a.one"], "b.one", "fire")
    assert [(each.weapon, each.idle and each.idle.rule) for each in power.idle] == [
        ("mp40", "AZ-FIRE-05"),
        ("pistol", "AZ-FIRE-05"),
    ]


@pytest.mark.rule("AZ-FIRE-07")
def test_az_fire_07_one_model_in_close_range_makes_the_whole_target_close():
    # The rifles are close to the nearest man, 18 cm off, and so to all of them; the next rank is 30 cm away.
    firing = riflemen("a.one", (60, 20), 1)
    near = with_models(riflemen("b.one", (60, 40), 2), m2={"x": 60_000, "y": 52_000})
    battle = shoot("ambush", firing, near, dice=[5])
    over(battle)
    assert fired(battle) == [("kar98k", "none", 1, 6)]
    assert fired(shoot("fire", firing, near, dice=[5])) == [("kar98k", "none", 1, 7)]
    far = riflemen("b.one", (60, 43), 2)
    assert fired(shoot("ambush", firing, far, dice=[5])) == [("kar98k", "none", 1, 7)]


@pytest.mark.rule("AZ-FIRE-07", "AZ-SPL-01")
def test_az_fire_07_holds_across_the_parts_of_a_target():
    # One man in the open is close; the others are in the wood and too far off by themselves, but of the same target.
    wood = piece("woods", 50, 44, 70, 60)
    target = with_models(riflemen("b.one", (60, 40), 2), m2={"x": 60_000, "y": 46_000})
    battle = shoot("ambush", riflemen("a.one", (60, 20), 1), target, map=ground(wood), dice=[1])
    decision = battle.decision
    assert decision is not None
    power = firepower(battle, battle.state.units["a.one"], "b.one", "ambush")
    assert {chance.shot.part: chance.shot.need for chance in power.chances} == {"none": 6, "light": 6}


@pytest.mark.rule("AZ-FIRE-20")
def test_az_fire_20_ranges_run_to_the_nearest_who_is_seen_or_to_the_nearest_of_all():
    # The nearest stands 70 cm off behind a high wall, the one who is seen 90 cm off: beyond normal range.
    wall = piece("high-wall", 60, 80, 80, 81)
    target = with_models(riflemen("b.one", (70, 92), 2, detection="fired"), m2={"x": 55_000, "y": 112_000})
    firing = riflemen("a.one", (55, 20), 1)
    seen = shoot("fire", firing, target, map=ground(wall), dice=[1])
    assert fired(seen) == [("kar98k", "none", 1, 9)]
    nearest = shoot("fire", firing, target, map=ground(wall), dice=[1], options={"range_to": "nearest"})
    assert fired(nearest) == [("kar98k", "none", 1, 7)]


@pytest.mark.rule("AZ-FIRE-09")
def test_az_fire_09_five_centimetres_are_judged_for_each_who_fires():
    # "A modelleknek egy egységen belül is eltérhetnek a módosítói": two within 5 cm, the others farther off.
    firing = squad("a.one", (60, 20), ["kar98k"] * 4, apart=4)
    target = riflemen("b.one", (62, 26.5), 1)
    battle = without_grenades(shoot("assault", firing, target, dice=[1, 1, 1, 1]))
    over(battle)
    assert fired(battle) == [("kar98k", "none", 2, 5), ("kar98k", "none", 2, 8)]


# ---- who may be fired at -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-01", "AZ-ORD-05", "AZ-ORD-09")
def test_az_fire_01_a_target_must_be_seen_and_detected():
    firing, still = riflemen("a.one", (60, 10), 2), riflemen("b.one", (60, 75), 2)
    for order in ("fire", "assault"):
        battle = shoot(order, firing, still)
        over(battle)
        assert why(battle) == ["AZ-FIRE-01"]
    # Covering Fire needs sight alone; who has moved is detected.
    assert fired(shoot("covering-fire", firing, still, dice=[1, 1])) == [("kar98k", "none", 2, 8)]
    moved = replace(still, detection="moved")
    assert fired(shoot("fire", firing, moved, dice=[1, 1])) == [("kar98k", "none", 2, 7)]
    house = piece("high-wall", 0, 40, 120, 41)
    for order in ("fire", "covering-fire"):
        assert why(shoot(order, firing, moved, map=ground(house))) == ["AZ-FIRE-01"]


@pytest.mark.rule("AZ-FIRE-15")
def test_az_fire_15_fire_and_close_combat():
    fighting = riflemen("a.one", (60, 40), 1)
    foe, other = riflemen("b.two", (60, 42), 1), riflemen("b.one", (60, 60), 1)
    assert why(shoot("fire", fighting, foe, other)) == ["AZ-FIRE-15"]
    assert why(shoot("fire", riflemen("a.one", (60, 90), 1), riflemen("a.two", (60, 62), 1), other)) == ["AZ-FIRE-15"]
    battle = play(Volley("a.one", "b.two", "fire"), fighting, foe, other, dice=[1])
    assert fired(battle) == [("kar98k", "none", 1, 4)]


@pytest.mark.rule("AZ-FIRE-15", "AZ-MIX-01")
def test_az_fire_15_what_falls_on_those_around_a_target_falls_into_no_fight():
    """Two squads that stand together are one target, but not where one of them fights and the firer does not, or the
    firer fights one of them."""
    target, beside = riflemen("b.one", (60, 60), 1), riflemen("b.two", (63, 60), 1)
    far, fighting = riflemen("a.one", (60, 90), 1), riflemen("a.two", (63, 62), 1)

    def struck(firing, foe, *others):
        g = play(Idle(), firing, foe, *others)
        power = firepower(g, g.state.units[firing.id], foe.id, "fire")
        return {each.unit.id for chance in power.chances for each in chance.seen}

    assert struck(far, target, beside) == {"b.one", "b.two"}
    assert struck(far, target, beside, fighting) == {"b.one"}
    assert struck(fighting, beside, target) == {"b.two"}


# ---- parts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SPL-01", "AZ-SPL-02", "AZ-SPL-03", "AZ-COV-05", "AZ-WPN-06")
def test_seed_parts_an_american_squad_splits_22_shots():
    # "Egy Német egység részben erdőben (könnyű fedezék), részben egy fal mögött (közepes fedezék) áll": the Americans
    # divide 22 shots before rolling, and damage is rolled for each part: a 6 scares behind the wall, kills in the wood.
    firing = squad("a.one", (40, 20), ["bar", *["m1-garand"] * 9], apart=4)
    target = with_models(riflemen("b.one", (50, 62.5), 4), m3={"x": 62_000, "y": 58_000}, m4={"x": 66_000, "y": 58_000})
    wall = piece("low-wall", 0, 60, 60, 61)
    # Three rifles hit the two in the wood, one the two behind the wall.
    dice = [7] * 3 + [1] * 11 + [7] + [1] * 7
    battle = shoot("fire", firing, replace(target, detection="fired"), map=ground(wall, WOOD), dice=[*dice, 6, 6, 2, 6])
    power = firepower(battle, battle.state.units["a.one"], "b.one", "fire")
    assert {chance.shot.part for chance in power.chances} == {"light", "medium"}
    bar, *rifles = [
        WeaponFire(f"a.one.{number}", weapon, "light") for number, weapon in enumerate(["bar", *["m1-garand"] * 9], 1)
    ]
    split = (bar, *rifles[:5], *(replace(each, part="medium") for each in rifles[5:]))
    # A weapon's fire is not divided, nor is it aimed at two parts.
    assert refused(battle, Shooting((*split, replace(bar, part="medium")))) == ("AZ-FIRE-17", "AZ-SPL-03")
    assert refused(battle, Shooting((replace(bar, shots=2),))) == ("AZ-FIRE-05", "AZ-SPL-03")
    battle.choose(Shooting(split))
    assert sorted(fired(battle)) == [
        ("bar", "light", 4, 7),
        ("m1-garand", "light", 10, 7),
        ("m1-garand", "medium", 8, 7),
    ]
    assert [decision.kind for decision in battle.decisions] == ["ChooseLosses"]
    battle.choose(Losses(("b.one.3", "b.one.4"), ("b.one.1",)))
    over(battle)
    assert (ids(battle, "b.one"), scared(battle, "b.one")) == (["1", "2"], ["1"])


@pytest.mark.rule("AZ-SPL-04")
def test_seed_parts_a_trench_protects_only_those_in_it():
    # "Ha a célpont egység egy része árokban van, a másik része azon kívül": only the part in the trench has the -1.
    trench = piece("trench", 30, 58, 60, 62)
    target = riflemen("b.one", (54, 60), 4)
    battle = shoot("fire", riflemen("a.one", (60, 30), 2), target, map=ground(trench))
    power = firepower(battle, battle.state.units["a.one"], "b.one", "fire")
    assert {chance.shot.part: chance.shot.need for chance in power.chances} == {"medium+trench": 8, "none": 7}
    # It makes them harder to hit and does no more.
    assert {chance.shot.part: chance.shot.damage for chance in power.chances} == {"medium+trench": (), "none": ()}


@pytest.mark.rule("AZ-SPL-03")
def test_seed_parts_a_machine_gun_fires_all_its_shots_at_one_part():
    # "Egy MG34-es, mind a 7 lövését egy egység részre kell tüzelnie. De a tüzelő egység többi fegyvere ettől még lőhet
    # egy másik egység részre is."
    firing = squad("a.one", (50, 20), ["mg34", (), "kar98k"], apart=2)
    target = with_models(riflemen("b.one", (50, 62.5), 2, detection="fired"), m2={"x": 62_000, "y": 58_000})
    wall = piece("low-wall", 0, 60, 60, 61)
    battle = shoot("fire", firing, target, map=ground(wall, WOOD), dice=[1] * 8)
    battle.choose(Shooting((WeaponFire("a.one.1", "mg34", "light"), WeaponFire("a.one.3", "kar98k", "medium"))))
    over(battle)
    assert fired(battle) == [("mg34", "light", 7, 7), ("kar98k", "medium", 1, 7)]


@pytest.mark.rule("AZ-COV-05")
def test_az_cov_05_cover_is_judged_for_each_who_fires():
    # The first stands against the wall and ignores it, the second behind him does not.
    firing = with_models(riflemen("a.one", (60, 59), 2, apart=40), m2={"x": 60_000, "y": 30_000})
    target = riflemen("b.one", (60, 67.5), 1)
    battle = without_grenades(shoot("fire", firing, target, map=ground(WALL), dice=[1, 1]))
    over(battle)
    assert sorted(fired(battle)) == [("kar98k", "medium", 1, 7), ("kar98k", "none", 1, 7)]
    best = shoot("fire", firing, target, map=ground(WALL), dice=[1, 1], options={"cover_per_firer": "best_for_unit"})
    assert fired(without_grenades(best)) == [("kar98k", "medium", 2, 7)]


# ---- who may be hit ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DMG-03", "AZ-DMG-11")
def test_az_dmg_11_only_those_seen_take_results():
    # Two of three stand behind a high wall: one result finds somebody, the others are lost.
    wall = piece("high-wall", 61, 40, 120, 41)
    target = riflemen("b.one", (58, 60), 3, apart=8)
    battle = shoot("fire", riflemen("a.one", (57, 20), 3, apart=2), target, map=ground(wall), dice=[7, 7, 7, 9, 9, 9])
    over(battle)
    assert ids(battle, "b.one") == ["2", "3"]


@pytest.mark.rule("AZ-DMG-11")
def test_az_dmg_11_who_is_seen_by_a_weapon_need_not_be_in_its_range():
    # The pistol reaches the first only.
    target = riflemen("b.one", (60, 34), 2, apart=10)
    firing = squad("a.one", (60, 20), ["pistol"])
    battle = without_grenades(shoot("fire", firing, target, dice=[9, 9]))
    assert [decision.kind for decision in battle.decisions] == ["ChooseLosses"]
    ranged = shoot("fire", firing, target, dice=[9, 9], options={"eligible_models": "seen_and_in_range"})
    without_grenades(ranged)
    over(ranged)
    assert ids(ranged, "b.one") == ["2"]


@pytest.mark.rule("AZ-DMG-12")
def test_az_dmg_12_by_the_option_the_nearest_fall_first():
    target = with_models(riflemen("b.one", (60, 60), 3), m2={"y": 50_000})
    battle = shoot(
        "fire", riflemen("a.one", (60, 20), 1), target, dice=[9, 9], options={"allocation_choice": "nearest_first"}
    )
    over(battle)
    assert ids(battle, "b.one") == ["1", "3"]


@pytest.mark.rule("AZ-DMG-04")
def test_az_dmg_04_surplus_on_those_lying():
    lying = {f"m{number}": {"posture": "scared"} for number in (2, 3)}
    target = with_models(riflemen("b.one", (60, 50), 3), **lying)
    firing = riflemen("a.one", (60, 20), 2)
    battle = shoot("fire", firing, target, dice=[7, 7, 9, 9], options={"surplus_dead_on_scared": "lost"})
    over(battle)
    assert ids(battle, "b.one") == ["2", "3"]
    applied = shoot("fire", firing, target, dice=[7, 7, 9, 9])
    assert [len(choice.dead) for choice in applied.choices() if isinstance(choice, Losses)] == [2, 2]
    assert all("b.one.1" in choice.dead for choice in applied.choices() if isinstance(choice, Losses))


@pytest.mark.rule("AZ-DMG-07")
def test_az_dmg_07_a_weapon_goes_with_its_man():
    target = squad("b.one", (60, 50), ["mg34", "kar98k"])
    battle = shoot("fire", riflemen("a.one", (60, 20), 1), target, dice=[9, 9])
    battle.choose(Losses(("b.one.1",)))
    over(battle)
    assert [model.weapons for model in battle.state.units["b.one"].models] == [("kar98k",)]


@pytest.mark.rule("AZ-DET-11")
def test_az_det_11_by_the_option_everybody_detects_for_himself():
    # Only the first stands within 60 cm of men who have not moved.
    firing = with_models(riflemen("a.one", (60, 45), 2), m2={"y": 36_000})
    target = riflemen("b.one", (60, 105), 1)
    assert fired(shoot("fire", firing, target, dice=[1, 1])) == [("kar98k", "none", 2, 7)]
    alone = shoot("fire", firing, target, dice=[1], options={"detection_shared_in_unit": "off"})
    assert fired(alone) == [("kar98k", "none", 1, 7)]


# ---- mixed units -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MIX-01", "AZ-MIX-02")
def test_az_mix_01_units_closer_than_five_centimetres_are_one_target():
    firing = riflemen("a.one", (60, 20), 2)
    named, near = riflemen("b.one", (60, 60), 2), riflemen("b.two", (69.9, 60), 1)
    battle = shoot("fire", firing, named, near, dice=[7, 1, 9])
    battle.choose(Losses(("b.two.1",)))
    over(battle)
    assert not battle.state.units["b.two"].on_table
    assert battle.state.units["b.two"].losses == 1
    # 5 cm apart they are two.
    apart = shoot("fire", firing, named, riflemen("b.two", (70, 60), 1), dice=[7, 1, 9])
    assert refused(apart, Losses(("b.two.1",))) == ("AZ-DMG-01", "AZ-DMG-12")


@pytest.mark.rule("AZ-MIX-03")
def test_az_mix_03_one_unit_links_the_next():
    firing = riflemen("a.one", (60, 20), 1)
    units = [riflemen("b.one", (60, 60), 1), riflemen("b.two", (66, 60), 1), riflemen("b.three", (72, 60), 1)]
    battle = shoot("fire", firing, *units, dice=[7, 9])
    assert battle.refusal(Losses(("b.three.1",))) is None
    neighbours = shoot("fire", firing, *units, dice=[7, 9], options={"mixed_chain": "named_unit_and_neighbours"})
    assert neighbours.refusal(Losses(("b.two.1",))) is None
    assert refused(neighbours, Losses(("b.three.1",))) == ("AZ-DMG-01", "AZ-DMG-12")


@pytest.mark.rule("AZ-MIX-02", "AZ-DMG-11")
def test_az_mix_02_a_unit_that_is_not_detected_takes_nothing():
    firing = riflemen("a.one", (60, 10), 1)
    seen = riflemen("b.one", (60, 75), 2, detection="moved")
    battle = shoot("fire", firing, seen, riflemen("b.two", (67, 75), 1), dice=[7, 9])
    assert refused(battle, Losses(("b.two.1",))) == ("AZ-DMG-01", "AZ-DMG-12")
    covering = shoot("covering-fire", firing, seen, riflemen("b.two", (67, 75), 1), dice=[8, 9])
    assert covering.refusal(Losses(("b.two.1",))) is None
