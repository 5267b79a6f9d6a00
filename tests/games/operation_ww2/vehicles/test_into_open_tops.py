"""Fire aimed at the open part of an open-topped vehicle, as it is played (AZ-TWO-06)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.events.bursts import BurstInside, RoundBurst, Scattered
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.intents import NOTHING, Besides, FireIntent
from grognard.games.operation_ww2.state.state import Coordinates, Ordered, State, Unit
from grognard.games.operation_ww2.table.naming import part_name
from grognard.games.operation_ww2.table.preview_tables import fire_panels, place_panels
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, card, ground, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle

BLIND = Besides(at_coordinates=True)


def mortar(weapon: str = "81-mm-mortar", at: tuple[float, float] = (60, 110)) -> Unit:
    """A mortar and two men who serve it."""
    x, y = at
    men = (
        person("a.one.1", at, role="gunner", weapons=(weapon,)),
        person("a.one.2", (x - 2, y), role="assistant"),
        person("a.one.3", (x + 2, y), role="assistant"),
    )
    return replace(unit("a.one"), models=men)


def howitzer() -> Unit:
    """A howitzer of 105 mm, which serves without a model of its own here."""
    whole = mortar("105-mm-howitzer", (60, 118))
    return whole


def car(sheet: str = "sdkfz-250-9", at: tuple[float, float] = (60, 10), **fields: Any) -> Unit:
    return vehicle("b.one", sheet, at, **fields)


def parts(
    firer: Unit, target: Unit, order: OrderName = "fire", besides: Besides = NOTHING, **more: Any
) -> dict[str, int | str]:
    """What is offered of the target, with the number needed or the rule against it."""
    blind, options = more.pop("blind", False), more.pop("options", {})
    battle = fight(Idle(), firer, target, turn=2, options=options, **more)
    chain = (Ordered(0, firer.id, card("F5"), FireIntent("b.one", None, besides), blind=blind),)
    battle.state = replace(battle.state, chain=chain)
    power = firepower(battle, firer, "b.one", order, besides)
    found: dict[str, int | str] = {each.shot.part: each.shot.need or 0 for each in power.chances}
    for each in power.hopeless:
        assert each.shot.why_not is not None
        found[each.shot.part] = each.shot.why_not.rule
    return found


# ---- who may aim there, and with which number ----------------------------------------------------------------------


@pytest.mark.rule("AZ-TWO-06")
@pytest.mark.parametrize("sheet", ["sdkfz-250-9", "m8-greyhound", "m3-half-track", "sdkfz-7-1"])
def test_az_two_06_a_mortar_aims_at_the_vehicle_on_seven_or_into_its_open_top_on_nine_whatever_it_is(sheet: str):
    assert parts(mortar(), car(sheet))["@b.one.1/open-top"] == 9


@pytest.mark.rule("AZ-TWO-06", "AZ-TWO-05")
def test_az_two_06_what_is_ne_against_the_vehicle_may_still_go_into_its_open_top():
    # A tank destroyer: a medium hull that a light mortar does nothing to, without a roof.
    found = parts(mortar("light-mortar", (60, 60)), car("sherman-75", traits=("open-topped",)))
    assert found == {"@b.one.1": "AZ-TWO-05", "@b.one.1/open-top": 9}


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_a_howitzer_does_so_indirectly_only_and_a_field_gun_never():
    from grognard.games.operation_ww2.state.intents import Aim

    far = car(at=(60, 5))
    above = Besides(aims=(Aim("105-mm-howitzer", "b.one", indirect=True),))
    assert parts(howitzer(), far, besides=above)["@b.one.1/open-top"] == 9
    assert not any(part.endswith("/open-top") for part in parts(howitzer(), far))
    gun = mortar("pak-40", (60, 110))
    above = Besides(aims=(Aim("pak-40", "b.one", indirect=True),))
    assert not any(part.endswith("/open-top") for part in parts(gun, far, besides=above))


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_a_grenade_aims_there_at_nine_with_its_modifiers():
    # 7 cm from base to hull: 9 as it stands; at extreme range, 2 more; point-blank +3 within 5 cm.
    thrower = riflemen("a.one", (60, 23), 1)
    hull_ends = 60 - 8.5 / 2
    assert parts(replace_at(thrower, hull_ends + 8.5 + 8), car(at=(60, 60)))["@b.one.1/open-top"] == 9
    assert parts(replace_at(thrower, hull_ends + 8.5 + 5.5), car(at=(60, 60)))["@b.one.1/open-top"] == 6
    assert parts(replace_at(thrower, hull_ends + 8.5 + 8), car(at=(60, 60)), "assault")["@b.one.1/open-top"] == 10


def replace_at(whole: Unit, y: float) -> Unit:
    return replace(whole, models=tuple(replace(each, y=round(y * 1000)) for each in whole.models))


@pytest.mark.rule("AZ-TWO-06", "AZ-IND-02", "AZ-IND-03", "AZ-TWO-05")
def test_az_two_06_modifiers_count_and_what_needs_eleven_may_not_be_attempted():
    assert parts(mortar(), car(), blind=True)["@b.one.1/open-top"] == 10
    found = parts(mortar(), car(), "covering-fire", blind=True, options={"natural_ten_hits": "yes"})
    assert found["@b.one.1/open-top"] == "AZ-IND-03"


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_no_open_part_of_a_closed_vehicle_of_an_empty_one_or_of_one_in_a_building():
    assert list(parts(mortar(), car("sherman-75"))) == ["@b.one.1"]
    assert list(parts(mortar(), car(crew=0))) == ["@b.one.1"]
    house = ground(
        {
            "id": "house",
            "kind": "building",
            "rectangle": ((50, 100), (70, 120)),
            "building": {"material": "wood", "storeys": 1, "openings": [{"kind": "door", "at": (60, 100)}]},
        }
    )
    assert not any(part.endswith("/open-top") for part in parts(mortar(), car(), map=house))


@pytest.mark.rule("AZ-TWO-06")
@pytest.mark.parametrize("weapon", ["kar98k", "bazooka", "explosive-charge"])
def test_az_two_06_no_other_weapon_aims_there(weapon: str):
    firer = riflemen("a.one", (60, 70), 1, weapon)
    found = parts(firer, car(at=(60, 60)))
    with_it = [part for part in found if part.endswith("/open-top")]
    # Everybody has hand grenades, but a charge, a rifle and a rocket are aimed at the vehicle itself.
    battle = fight(Idle(), firer, car(at=(60, 60)), turn=2)
    power = firepower(battle, firer, "b.one", "fire")
    own = [each.armed.weapon for each in (*power.chances, *power.hopeless) if each.shot.part in with_it]
    assert set(own) == {"hand-grenade"}


@pytest.mark.rule("AZ-TWO-06", "AZ-COM-07")
def test_az_two_06_who_holds_coordinates_on_the_vehicle_may_aim_into_it():
    held = Coordinates(60_000, 10_000, 0, "b.one", "b.one.1")
    battle = fight(Idle(), mortar(), car(), turn=2)
    chain = (Ordered(0, "a.one", card("F5"), FireIntent(None, None, BLIND), blind=True),)
    battle.state = replace(battle.state, chain=chain, coordinates={"a.one": held})
    power = firepower(battle, battle.state.units["a.one"], None, "fire", BLIND)
    assert {each.shot.part: each.shot.need for each in power.chances} == {
        "@coordinates": 8,
        "@b.one.1/open-top": 10,
    }


# ---- shown ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TWO-06")
def test_the_open_top_is_named_and_its_number_shown_before_the_shot():
    battle = fight(Idle(), mortar(), car(), turn=2)
    assert english(part_name(battle, "@b.one.1/open-top")) == "the open top of the vehicle"
    ours, theirs = battle.state.units["a.one"], battle.state.units["b.one"]
    _, tables, _, _ = fire_panels(battle, ours, theirs, "fire")
    assert sorted(tables[0].totals) == ["7+", "9+"]


def test_a_shot_at_coordinates_is_shown_with_the_vehicle_on_them():
    held = Coordinates(60_000, 10_000, 0, "b.one", "b.one.1")
    battle = fight(Idle(), mortar(), car(), turn=2)
    chain = (Ordered(0, "a.one", card("F5"), FireIntent(None, None, BLIND), blind=True),)
    battle.state = replace(battle.state, chain=chain, coordinates={"a.one": held})
    _, tables, _, _ = place_panels(battle, battle.state.units["a.one"], "fire", FireIntent(None, None, BLIND))
    assert sorted(tables[0].totals) == ["7+", "9+"]


# ---- what comes of it ----------------------------------------------------------------------------------------------


def fired(firer: Unit, target: Unit, *others: Unit, dice: tuple[int, ...], part: str, **more: Any) -> Battle[State]:
    """A volley in which everybody who can aims at this part."""
    lists = {"b.one": {"panic_limit": 9}}
    battle = fight(Volley("a.one", "b.one", "fire"), firer, target, *others, dice=dice, turn=2, lists=lists, **more)
    while not battle.over:
        choices = battle.choices()
        if isinstance(battle.decision, ChooseShooting):
            choices = [each for each in choices if isinstance(each, Shooting) and each.firings[0].part == part]
        battle.choose(choices[0])
    over(battle)
    return battle


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_the_burst_stays_inside_and_strikes_everybody_in_it_without_cover():
    beside = unit("b.two", (63, 10))
    battle = fired(mortar(), car(), beside, dice=(9, 7, 7, 1), part="@b.one.1/open-top")
    assert machine(battle, "b.one.1").crew == 1
    assert happened(battle, VehicleDamaged) == []
    assert happened(battle, RoundBurst) == []
    assert [event.model for event in happened(battle, BurstInside)] == ["b.one.1"]
    assert battle.state.units["b.two"].models == beside.models


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_passengers_are_struck_with_the_crew():
    rider = replace(person("b.one.2", (60, 10)), aboard="b.one.1")
    battle = fired(mortar(), car(models=(rider,)), dice=(9, 7, 7, 7, 7), part="@b.one.1/open-top")
    assert not battle.state.units["b.one"].on_table or all(
        model.role == "vehicle" for model in battle.state.units["b.one"].models
    )


@pytest.mark.rule("AZ-TWO-06", "AZ-IND-04")
def test_az_two_06_a_miss_scatters_from_the_open_part():
    battle = fired(mortar(), car(), dice=(8, 3, 90), part="@b.one.1/open-top")
    (scattered,) = happened(battle, Scattered)
    # The bed of the half-track, 8.5 cm long and facing up the table, is open from a tenth before its middle to its end.
    assert scattered.aimed[0] == 60_000
    assert scattered.aimed[1] > 10_000
