"""A number of a game's tables as what is varied: it becomes a thing of the armies' own, and nothing else changes."""

from __future__ import annotations

from typing import Any

import pytest
from click.testing import CliRunner

from grognard.cli import main
from grognard.core.battle import Battle
from grognard.core.book.own import bare
from grognard.core.engine.dice import Stream
from grognard.core.errors import InputError
from grognard.core.records import from_text
from grognard.core.saves import load_text
from grognard.core.systems import system
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.operation_ww2.data.tables import TABLES as OPERATION
from grognard.games.wh40k5.data.tables import TABLES as WARHAMMER
from grognard.simulation import Variant, change, fight, variants


def tried(game: str, *changes: str) -> tuple[Variant, ...]:
    """The variants, to be fought once by chance."""
    return variants(
        game, [change(each) for each in changes], players=("random", "random"), battles=1, seed=3, brief=True
    )


def armies(game: str, variant: Variant) -> tuple[Any, ...]:
    """The armies of a variant's set-up."""
    setup: Any = system(game).setups.decode_setup(from_text(variant.plan.setups[0], Any))
    return tuple(setup.forces if hasattr(setup, "forces") else setup.armies)


def test_a_weapon_s_number_goes_with_the_men_who_carry_it() -> None:
    for variant, inches in zip(tried("bolt_action", "table.weapon.rifle.range=24,30"), (24, 30), strict=True):
        found = {
            weapon
            for army in armies("bolt_action", variant)
            for unit in army.unit
            for men in unit.men
            for weapon in men.weapons
            if bare(weapon) == "rifle"
        }
        assert found
        assert {WEAPONS[each].range for each in found} == {1000 * inches}


def test_a_weapon_of_all_men_of_a_kind_makes_the_kind_and_its_units_one_s_own() -> None:
    _, farther = tried("wh40k5", "table.weapon.boltgun.range=24,30")
    marines, orks = armies("wh40k5", farther)
    squad = next(unit for unit in marines.unit if unit.id == "tactical-squad")
    gear = [gear for row in squad.models for gear in WARHAMMER.models[row.model].gear]
    assert 30_000 in {WARHAMMER.weapons[each].range for each in gear if each in WARHAMMER.weapons}
    assert "boltgun" not in gear
    assert not orks.own


def test_profiles_sizes_and_places_in_a_row_can_be_numbers_too() -> None:
    _, hardy = tried("wh40k5", "table.model.boy.profile.t=4,5")
    boys = {
        row.model for unit in armies("wh40k5", hardy)[1].unit for row in unit.models if row.model.startswith("boy~")
    }
    assert {WARHAMMER.models[each].profile.t for each in boys} == {5}
    assert {WARHAMMER.models[each].profile.ws for each in boys} == {WARHAMMER.models["boy"].profile.ws}
    usual = CARDS["m1-garand-rifle"]
    _, sharp = tried("axis_allies_minis", "table.card.m1-garand-rifle.soldiers.1=4,9")
    cards = {CARDS[unit.card] for unit in armies("axis_allies_minis", sharp)[0].unit if "garand" in unit.card}
    assert {(card.soldiers, card.vehicles, card.abilities, card.defence) for card in cards} == {
        ((9, *usual.soldiers[1:]), usual.vehicles, usual.abilities, usual.defence)
    }
    _, quick = tried("operation_ww2", "table.weapon.m1-garand.shots=1,3")
    rifles = {
        weapon
        for unit in armies("operation_ww2", quick)[0].unit
        for men in unit.men
        for weapon in men.weapons
        if "garand" in weapon
    }
    assert {OPERATION.weapons[each].shots for each in rifles} == {3}


def test_several_numbers_of_one_thing_are_changed_together() -> None:
    *_, last = tried("bolt_action", "table.weapon.rifle.range=24,30", "table.weapon.rifle.shots=1,2")
    (own,) = [each for each in armies("bolt_action", last)[0].own.weapon if each.id == "rifle"]
    assert (own.range, own.shots) == (30, 2)


@pytest.mark.parametrize(
    ("game", "place"), [("axis_allies_minis", "card.m1-garand-rifle.speed"), ("wh40k5", "weapon.boltgun.strength")]
)
def test_a_changed_number_stands_in_a_save(game: str, place: str) -> None:
    for variant in tried(game, f"table.{place}=1,3"):
        setup = system(game).setups.decode_setup(from_text(variant.plan.setups[0], Any))
        battle: Battle[Any] = load_text(Battle(system(game), setup, Stream(3)).save_text())
        assert battle.setup == setup
        fought = fight(variant.plan, next(iter(variant.plan.fixtures())))
        assert (fought.fault, fought.broken) == ("", "")


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("gun.rifle.range=24,30", "“gun” is not known. Write one of: unit, weapon."),
        ("weapon.riffle.range=24,30", "“riffle” is not known"),
        ("weapon.rifle.rang=24,30", "Write one of: range, minimum, shots, pen."),
        ("weapon.rifle=24,30", "Write one of: range, minimum, shots, pen."),
        ("weapon.rifle.range=24,far", "weapon.rifle.range can be a number, not “far”."),
        ("weapon.rifle.range=24,400", "range: Expected `float` <= 120.0"),
        ("weapon.piat.range=12,14", "Neither army has what is changed, weapon piat."),
    ],
)
def test_what_cannot_be_changed_is_named_with_what_can(place: str, told: str) -> None:
    with pytest.raises(InputError) as raised:
        tried("bolt_action", f"table.{place}")
    assert told in str(raised.value)


def test_the_command_compares_two_numbers() -> None:
    asked = ["compare", "axis_allies_minis", "--vary", "table.card.m1-garand-rifle.soldiers.1=4,9", "-n", "2"]
    done = CliRunner().invoke(main, [*asked, "--agents", "random,random", "--seed", "3", "--workers", "1"])
    assert done.exit_code == 0, done.output
    assert "table.card.m1-garand-rifle.soldiers.1=9" in done.output
