"""A characteristic is that of whoever has it: some of a unit that fights as one, one gun of a battery, a crew and not
its riders (AZ-DEF-06)."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.book.own import key_of
from grognard.core.engine.dice import Waiting
from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import ForceUnit, Join, Men, load_force
from grognard.games.operation_ww2.data.tables.own import OwnVehicle
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.visibility import height_of
from grognard.games.operation_ww2.rules.close_combat.close_combat import Fight, modifiers
from grognard.games.operation_ww2.rules.guns.gun_damage import crew_cover, has_shield
from grognard.games.operation_ww2.rules.intent.weapon_targets import may_assault_silently
from grognard.games.operation_ww2.rules.morale import morale
from grognard.games.operation_ww2.rules.vehicle_fire import armour
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.table import DEFAULTS, GAME, Idle, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

TRAINED, FANATIC = "bayonet-trained", "political-fanaticism"


def squad(id: str, *traits: str, **fields: Any) -> ForceUnit:
    """Two riflemen, or the crew of a gun."""
    given: dict[str, Any] = {"men": (Men(count=2, role="rifleman", weapons=("kar98k",)),)} | fields
    return ForceUnit(
        id=id, title=id, training=4, panic_limit=3, points=0, characteristics=("combined-squad", *traits), **given
    )


def joined(*entries: ForceUnit) -> Any:
    """A battle in which these entries are one unit, everybody in a row."""
    begun = play(Idle(), unit("a.one", (10, 10)), unit("b.one", (100, 100)))
    force = replace(
        load_force("german-1944"), unit=entries, join=(Join(id="all", units=tuple(each.id for each in entries)),)
    )
    setup = replace(begun.setup, forces=(force, begun.setup.forces[1]), options=DEFAULTS)
    found = mustered(setup.forces, begun.context.tables)["a.all"]
    models = tuple(replace(model, x=20_000 + 3_000 * n, y=60_000) for n, model in enumerate(found.models))
    units = {"a.all": replace(found, models=models, place="table"), "b.one": begun.state.units["b.one"]}
    return grognard.compose(GAME, setup, State(units=units, cards=begun.state.cards, turn=1), Idle(), dice=Waiting())


def ours(battle: Any) -> Unit:
    found: Unit = battle.state.units["a.all"]
    return found


@pytest.mark.rule("AZ-ORD-10", "AZ-CMB-01", "AZ-DEF-06")
@pytest.mark.parametrize(
    ("traits", "silent"), [(((), ()), False), (((TRAINED,), ()), False), (((TRAINED,),) * 2, True)]
)
def test_az_ord_10_a_combined_squad_charges_silently_if_all_are_trained(
    traits: tuple[tuple[str, ...], ...], silent: bool
) -> None:
    battle = joined(*(squad(f"s{number}", *own) for number, own in enumerate(traits)))
    assert may_assault_silently(battle, ours(battle)) is silent


@pytest.mark.rule("AZ-CC-07", "AZ-CMB-01", "AZ-DEF-06")
def test_az_cc_07_of_a_combined_squad_those_with_bayonets_fight_with_them() -> None:
    battle = joined(squad("green"), squad("trained", TRAINED))
    own, fight = ours(battle), Fight.of(battle, "a.all", ())
    found = [
        sum(each.value for each in modifiers(battle, fight, ((model.id, "b.one.1"),), model.id, "b.one.1"))
        for model in own.models
    ]
    assert found == [0, 0, 1, 1]


@pytest.mark.rule("AZ-MOR-04", "AZ-CMB-01", "AZ-DEF-06")
@pytest.mark.parametrize(("traits", "better"), [(((FANATIC,), ()), 0), (((FANATIC,),) * 2, 2), (((), ()), 0)])
def test_az_mor_04_fanatics_among_others_do_not_hold_them(traits: tuple[tuple[str, ...], ...], better: int) -> None:
    """As the worst training among those joined is that of all."""
    battle = joined(*(squad(f"s{number}", *own) for number, own in enumerate(traits)))
    assert sum(each.value for each in morale.modifiers(battle, ours(battle))) == better


@pytest.mark.rule("AZ-ART-04", "AZ-ART-11", "AZ-DEF-14", "AZ-DEF-06")
def test_az_art_04_each_gun_of_a_battery_has_what_was_bought_for_it() -> None:
    """A shield, a low profile, a long barrel."""
    crew = (Men(count=2, role="gunner", weapons=("pistol",)),)
    bare, built = (
        squad(id, *traits, gun="pak-40", men=crew)
        for id, traits in (("bare", ()), ("built", ("shield", "low-profile", "long-barrel")))
    )
    battle = joined(bare, built)
    own = ours(battle)
    guns = [model for model in own.models if model.role == "gun"]
    ahead = (guns[0].x, guns[0].y - 30_000)
    assert [has_shield(battle, own, gun) for gun in guns] == [False, True]
    assert [crew_cover(battle, own, gun, ahead) for gun in guns] == ["light", "medium"]
    assert height_of(battle, own, guns[0]) - height_of(battle, own, guns[1]) == 1000
    for trait in ("low-profile", "long-barrel"):
        assert [armour.is_built(battle, own.id, gun, trait) for gun in guns] == [False, True]


@pytest.mark.rule("AZ-VFI-03")
def test_az_vfi_03_what_is_usual_on_a_sheet_of_ones_own_need_not_be_bought() -> None:
    thing = OwnVehicle(id="car", title="Car", like="sdkfz-251", traits=("open-topped", "rear-machine-gun"))
    battle = fight(Idle(), vehicle("b.car", key_of(thing, {}), (60, 60)), unit("a.one", (10, 10)))
    assert [each.id for each in sheets.mounts(battle, battle.state.units["b.car"].models[0])] == ["front", "rear"]
