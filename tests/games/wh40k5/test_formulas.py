"""The formulas give the tables, number for number, and the sums of single rules."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.core.engine.fates import Test
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.vehicles.fates import to_pierce
from grognard.games.wh40k5.rules.vehicles.piercing import hit_of

TEN = range(1, 11)


@pytest.mark.rule("WH-SHOOT-03")
def test_wh_shoot_03_the_formula_gives_the_table() -> None:
    for row in TABLES.to_hit.values():
        assert (formulas.to_hit(row.skill), formulas.to_hit_again(row.skill)) == (row.needs, row.again)
    assert formulas.to_hit(0) is None


@pytest.mark.rule("WH-SHOOT-04")
def test_wh_shoot_04_the_formula_gives_the_table() -> None:
    for row, toughness in product(TABLES.to_wound.values(), TEN):
        assert formulas.to_wound(row.strength, toughness) == row.against(toughness)


@pytest.mark.rule("WH-ASSAULT-10")
def test_wh_assault_10_the_formula_gives_the_table() -> None:
    for row, enemy in product(TABLES.to_strike.values(), TEN):
        assert formulas.to_strike(row.skill, enemy) == row.against(enemy)


@pytest.mark.rule("WH-SAVE-01")
def test_wh_save_01_ap_4_cancels_4_5_and_6() -> None:
    assert [formulas.armour_holds(save, 4) for save in (2, 3, 4, 5, 6)] == [True, True, False, False, False]
    assert not any(formulas.armour_holds(save, 1) for save in range(2, 7))
    assert all(formulas.armour_holds(save, None) for save in range(2, 7))


@pytest.mark.rule("WH-SAVE-02")
def test_wh_save_02_the_best_save() -> None:
    assert formulas.best_save(4, None, 3, None) == 3
    assert formulas.best_save(3, 4, 5, 3) == 4
    assert formulas.best_save(None, None, 1, None) == 2
    assert formulas.best_save(5, None, None, 5) is None


@pytest.mark.rule("WH-CORE-09")
def test_wh_core_09_instant_death() -> None:
    assert [formulas.is_instant_death(strength, 4) for strength in (7, 8, 9)] == [False, True, True]
    assert formulas.is_instant_death(8, 5, bonus=1)
    assert not formulas.is_instant_death(8, 5)


@pytest.mark.rule("WH-CORE-11")
def test_wh_core_11_a_charging_nob_with_a_klaw() -> None:
    nob, klaw = TABLES.models["nob"].profile, TABLES.melee["power-klaw"]
    assert nob.s is not None
    assert formulas.changed(nob.s, times=klaw.strength, plus=TABLES.limits["furious-charge"].value) == 9
    dreadnought = TABLES.models["dreadnought"].profile
    assert dreadnought.s is not None
    assert formulas.changed(dreadnought.s, times=TABLES.melee["walker-weapon"].strength) == 10
    assert (formulas.changed(2, plus=-4), formulas.changed(5, times=2, fixed=1)) == (0, 1)


@pytest.mark.rule("WH-VEH-06")
def test_wh_veh_06_penetration() -> None:
    found = to_pierce(hit_of(TABLES.weapons["missile-launcher-krak"], "front", 0), 12)
    assert isinstance(found, Test)
    results = [found.reached(die) for die in range(1, 7)]
    assert results == ["none", "none", "none", "glancing", "penetrating", "penetrating"]


@pytest.mark.rule("WH-WEAPON-22")
def test_wh_weapon_22_half_strength_is_rounded_up() -> None:
    assert [formulas.half_strength(strength) for strength in (8, 9, 10)] == [4, 5, 5]


@pytest.mark.rule("WH-WEAPON-07")
def test_wh_weapon_07_drift() -> None:
    assert [formulas.strays(3, dice, 4) for dice in (2, 4, 12)] == [0, 0, 8]


@pytest.mark.rule("WH-SAVE-12")
def test_wh_save_12_shares() -> None:
    for wounds, models in product(range(30), range(1, 12)):
        each, more = formulas.shares(wounds, models)
        assert each * models + more == wounds
        assert 0 <= more < models


@pytest.mark.rule("WH-VEH-15")
def test_wh_veh_15_ram() -> None:
    assert formulas.ram_strength(18_000, 11, tank=False) == 7
    assert formulas.ram_strength(12_000, 14, tank=True) == 9
    assert formulas.ram_strength(5_999, 10, tank=True) == 2
    assert formulas.ram_strength(24_000, 14, tank=True) == 10


@pytest.mark.rule("WH-MORALE-01")
def test_wh_morale_01_a_quarter() -> None:
    assert [formulas.quarter_lost(lost, 10) for lost in range(4)] == [False, False, False, True]
    assert formulas.quarter_lost(1, 4)
    assert not formulas.quarter_lost(0, 0)
