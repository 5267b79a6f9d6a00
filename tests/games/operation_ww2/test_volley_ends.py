"""The end of a unit's fire and who takes part in it: morale, one volley or several, holding fire (chapters Damage,
Firing procedure)."""

from __future__ import annotations

import pytest

from grognard.core.book.catalogue import Catalogue
from grognard.games.operation_ww2.data.tables import DATA
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.choices import Losses, Shooting
from grognard.games.operation_ww2.state.events.morale import Broke, ModelsHit, MoraleTested
from grognard.games.operation_ww2.state.intents import Besides, WeaponFire
from tests.games.operation_ww2.firing_line import fired, ids, piece, riflemen, scared, shoot, squad, with_models
from tests.games.operation_ww2.table import ground, happened, over, play, refused

WOOD = piece("woods", 60, 55, 120, 75)


# ---- morale ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DMG-10", "AZ-MOR-01", "AZ-MOR-04", "AZ-MOR-05")
def test_seed_panic_grenadiers_catch_americans_in_the_open():
    # "Példa: Egy Amerikai gyalogos egységre rálő egy Gránátos egység": three die, two are scared; with a panic limit of
    # 3 they test, roll a 3 against 4+ and panic: those scared stand up.
    firing = riflemen("a.one", (50, 20), 5)
    target = riflemen("b.one", (50, 60), 10)
    battle = shoot("fire", firing, target, dice=[7] * 5 + [9, 8, 3, 2, 2] + [3])
    battle.choose(Losses(("b.one.1", "b.one.2", "b.one.3"), ("b.one.4", "b.one.5")))
    over(battle)
    assert [event.passed for event in happened(battle, MoraleTested) if isinstance(event, MoraleTested)] == [False]
    assert battle.state.units["b.one"].broken
    assert (len(ids(battle, "b.one")), scared(battle, "b.one")) == (7, [])


@pytest.mark.rule("AZ-DMG-10")
def test_az_dmg_10_by_the_option_morale_is_tested_after_each_death():
    lists = {"b.one": {"panic_limit": 1}}
    target = riflemen("b.one", (50, 60), 4)
    dice = [7, 7, 9, 9]
    firing = riflemen("a.one", (50, 20), 2)
    singly = shoot("fire", firing, target, dice=[*dice, 9, 9], lists=lists, options={"morale_after": "each_death"})
    singly.choose(Losses(("b.one.1", "b.one.2")))
    over(singly)
    kinds = [type(event).__name__ for event in happened(singly, ModelsHit, MoraleTested)]
    assert kinds == ["ModelsHit", "MoraleTested", "ModelsHit", "MoraleTested"]
    once = shoot("fire", firing, target, dice=[*dice, 9, 9], lists=lists)
    once.choose(Losses(("b.one.1", "b.one.2")))
    over(once)
    kinds = [type(event).__name__ for event in happened(once, ModelsHit, MoraleTested, Broke)]
    assert kinds == ["ModelsHit", "MoraleTested"]


@pytest.mark.rule("AZ-FIRE-16")
def test_az_fire_16_one_volley_or_weapon_by_weapon():
    # In one volley a man takes one result; weapon by weapon the scared man of the first can be killed by the second.
    firing = squad("a.one", (50, 20), ["kar98k", "kar98k"])
    target = riflemen("b.one", (50, 60), 1)
    battle = shoot("fire", firing, target, dice=[7, 7, 2, 2])
    over(battle)
    assert scared(battle, "b.one") == ["1"]
    single = shoot("fire", firing, target, dice=[7, 2, 7, 9], options={"volley_batch": "weapon_by_weapon"})
    over(single)
    assert not single.state.units["b.one"].on_table


# ---- holding fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-17", "AZ-FIRE-18")
def test_az_fire_17_a_person_uses_one_weapon():
    firing = squad("a.one", (60, 20), [("kar98k", "pistol"), "kar98k"])
    target = riflemen("b.one", (60, 34), 3)
    battle = shoot("fire", firing, target)
    both = (WeaponFire("a.one.1", "kar98k", "none"), WeaponFire("a.one.1", "pistol", "none"))
    assert refused(battle, Shooting(both)) == ("AZ-FIRE-17", "AZ-SPL-03")
    assert refused(battle, Shooting(())) == ("AZ-FIRE-18",)
    assert battle.refusal(Shooting(both[1:])) is None
    several = shoot("fire", firing, target, options={"one_weapon_per_model": "off"})
    assert several.refusal(Shooting(both)) is None
    all_fire = shoot("fire", firing, target, options={"hold_fire": "all_must_fire"})
    assert refused(all_fire, Shooting(both[1:])) == ("AZ-FIRE-18",)
    assert all_fire.refusal(Shooting((both[1], WeaponFire("a.one.2", "kar98k", "none")))) is None
    assault = shoot("assault", firing, target)
    assert refused(assault, Shooting(both[1:])) == ("AZ-ORD-13",)


@pytest.mark.rule("AZ-INT-09")
def test_az_int_09_by_the_option_the_split_was_declared():
    firing = squad("a.one", (50, 20), ["kar98k", "kar98k"])
    target = with_models(riflemen("b.one", (50, 62.5), 2, detection="fired"), m2={"x": 62_000, "y": 58_000})
    wall = piece("low-wall", 0, 60, 60, 61)
    split = (WeaponFire("a.one.1", "kar98k", "light"), WeaponFire("a.one.2", "kar98k", "medium"))
    volley = Volley("a.one", "b.one", "fire", Besides(firings=split))
    options = {"split_timing": "at_declaration"}
    battle = play(volley, firing, target, map=ground(wall, WOOD), dice=[1, 1], options=options)
    over(battle)
    assert sorted(fired(battle)) == [("kar98k", "light", 1, 7), ("kar98k", "medium", 1, 7)]
    plain = play(Volley("a.one", "b.one", "fire"), firing, target, map=ground(wall, WOOD), dice=[1, 1], options=options)
    over(plain)


def test_the_choices_of_a_volley_are_accepted_as_listed():
    firing = squad("a.one", (50, 20), ["mg34", "kar98k", ("kar98k", "pistol"), "kar98k"], apart=2)
    target = with_models(riflemen("b.one", (50, 62.5), 2, detection="fired"), m2={"x": 62_000, "y": 58_000})
    wall = piece("low-wall", 0, 60, 60, 61)
    battle = shoot("fire", firing, target, map=ground(wall, WOOD))
    listed = battle.choices()
    assert len(listed) > 4
    assert all(battle.refusal(choice) is None for choice in listed)


def test_every_option_of_the_fire_chapters_is_offered():
    chapters = ("ORD", "INT", "COV", "FIRE", "DMG", "MIX", "FF", "SPL", "WPN", "CRW", "ONE", "SNP", "CMB")
    catalogue = Catalogue.load(DATA.joinpath("..", "catalogue"))
    offered = {option.name for option in catalogue.offered()}
    waiting = [option.name for option in catalogue.options.values() if option.rule.split("-")[1] in chapters]
    assert set(waiting) - offered <= {"assault_follow", "declared_path"}
