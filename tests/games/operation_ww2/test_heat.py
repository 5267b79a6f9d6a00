"""HEAT rounds, special rounds, and what else a template is laid with (AZ-HEAT, AZ-AREA)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.scatter import scatter_factor
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.events.bursts import RoundBurst
from grognard.games.operation_ww2.state.intents import NOTHING, Aim, Besides, FireIntent, WeaponFire
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad
from tests.games.operation_ww2.table import Idle, ground, happened, play
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

TEAM = squad("a.one", (60, 90), ["bazooka", "m1-carbine"], apart=2)
RUIN: dict[str, Any] = {
    "id": "ruin",
    "kind": "ruin",
    "rectangle": ((50, 60), (70, 74)),
    "building": {"material": "brick", "openings": [{"kind": "gap", "at": (60, 60)}]},
}
BUNKER = {"id": "bunker", "kind": "sandbags", "rectangle": ((50, 70), (70, 71))}


def need(target: Unit, besides: Besides = NOTHING, **more: Any) -> int | str | None:
    """What the rocket needs to hit the first of a target, or the rule that forbids it."""
    g = play(Idle(), TEAM, target, **more)
    power = firepower(g, TEAM, target.id, "fire", besides)
    for each in (*power.chances, *power.hopeless):
        if each.armed.weapon == "bazooka":
            return each.shot.need or (each.shot.why_not.rule if each.shot.why_not else None)
    return None if power.why_not is None else power.why_not.rule


@pytest.mark.rule("AZ-HEAT-03", "AZ-HEAT-09")
@pytest.mark.parametrize(
    ("terrain", "option", "found"),
    [
        (None, "building_ruin_bunker_wall_sandbag", "AZ-HEAT-03"),
        (piece("low-wall", 40, 51, 80, 52), "building_ruin_bunker_wall_sandbag", 7),
        (piece("low-wall", 40, 51, 80, 52), "building_ruin_wall", 7),
        (piece("sandbags", 40, 51, 80, 52), "building_ruin_bunker_wall_sandbag", 7),
        (piece("sandbags", 40, 51, 80, 52), "building_ruin_wall", "AZ-HEAT-03"),
        (piece("low-hedge", 40, 51, 80, 52), "building_ruin_bunker_wall_sandbag", "AZ-HEAT-03"),
        (piece("woods", 40, 40, 80, 51), "building_ruin_bunker_wall_sandbag", "AZ-HEAT-03"),
    ],
    ids=["open", "wall", "wall by the option", "sandbags", "sandbags by the option", "hedge", "woods"],
)
def test_az_heat_03_people_are_fired_at_only_where_the_round_bursts(terrain: Any, option: str, found: int | str):
    target = riflemen("b.one", (60, 49), 1, detection="fired")
    table = ground(terrain) if terrain else None
    assert need(target, map=table, options={"heat_hard_cover": option}) == found


@pytest.mark.rule("AZ-HEAT-03")
def test_az_heat_03_in_a_ruin():
    assert need(riflemen("b.one", (60, 57), 1, detection="fired"), map=ground(RUIN)) == 7


def special(rounds: int = 1) -> dict[str, Any]:
    """A list that has bought so many rounds of white phosphorus."""
    return {"a.one": {"rounds": {"white-phosphorus": rounds} if rounds else {}}}


USED = {"special_bombs": "on"}
PHOSPHORUS = Besides(aims=(Aim("bazooka", "b.one", "high-explosive"),))


@pytest.mark.rule("AZ-HEAT-06", "AZ-HEAT-08")
def test_az_heat_06_special_rounds_are_declared_and_bought():
    target = riflemen("b.one", (60, 49), 3)
    fire = FireIntent("b.one", None, PHOSPHORUS)
    none = ("AZ-HEAT-08", "AZ-HEAT-06")
    for rounds, option, rules in ((1, "on", None), (0, "on", none), (1, "off", none)):
        g = play(Idle(), TEAM, target, lists=special(rounds), options={"special_bombs": option})
        found = intent.refusal(g, g.state.units["a.one"], "fire", fire)
        assert (found and found.rules) == rules
    # White phosphorus needs no hard cover and lays a T(5).
    assert need(target, PHOSPHORUS, lists=special(), options=USED) == 7
    battle: Battle[State] = play(
        Volley("a.one", "b.one", "fire", PHOSPHORUS), TEAM, target, dice=[7, 9, 9, 9], lists=special(), options=USED
    )
    assert isinstance(battle.decision, ChooseShooting)
    battle.choose(Shooting((WeaponFire("a.one.1", "bazooka", "@b.one.1"),)))
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.radius == 5000
    assert battle.state.units["a.one"].models[0].spent == {"white-phosphorus": 1}
    spent = play(Idle(), battle.state.units["a.one"], target, lists=special(), options=USED)
    found = intent.refusal(spent, spent.state.units["a.one"], "fire", fire)
    assert found is not None
    assert found.rules == ("AZ-HEAT-08", "AZ-HEAT-06")


@pytest.mark.rule("AZ-HEAT-06")
def test_az_heat_06_the_bomb_of_a_piat_costs_nothing_unless_the_list_counts_it():
    team = squad("a.one", (60, 90), ["piat", "lee-enfield"], apart=2)
    bomb = FireIntent("b.one", None, Besides(aims=(Aim("piat", "b.one", "high-explosive"),)))
    target = riflemen("b.one", (60, 60), 3)
    for rounds, spent, rules in (({}, 3, None), ({"two-inch-bomb": 3}, 3, ("AZ-HEAT-08", "AZ-HEAT-06"))):
        used = replace(team, models=(replace(team.models[0], spent={"two-inch-bomb": spent}), *team.models[1:]))
        g = play(Idle(), used, target, options=USED, lists={"a.one": {"rounds": rounds}})
        found = intent.refusal(g, used, "fire", bomb)
        assert (found and found.rules) == rules


@pytest.mark.rule("AZ-HEAT-05")
def test_az_heat_05_launchers_and_their_traits():
    rows = TABLES.weapons
    assert rows["panzerfaust"].assistants == rows["rpg-1"].assistants == 0
    assert rows["panzerfaust"].has("slow-reload")
    assert rows["piat"].has("slow-reload")
    assert rows["piat"].has("silent")
    assert [rows[id].assistants for id in ("panzerschreck", "bazooka", "piat")] == [1, 1, 1]


@pytest.mark.rule("AZ-HEAT-07")
def test_az_heat_07_heat_rounds_have_no_class():
    assert all(not row.gun_class for row in TABLES.weapons.values() if row.has("heat"))


@pytest.mark.rule("AZ-AREA-02")
def test_az_area_02_a_template_is_aimed_at_a_model_that_is_seen_and_in_range():
    wall = ground(piece("high-wall", 64, 60, 120, 61))
    mortar = squad("a.one", (60, 110), ["pak-40"])
    foes = riflemen("b.one", (60, 49), 2, apart=12)
    g = play(Idle(), mortar, foes, map=wall)
    power = firepower(g, mortar, "b.one", "fire")
    assert {each.shot.part for each in power.chances if each.area} == {"@b.one.1"}
    far = replace(foes, models=(replace(foes.models[0], y=5_000),))
    thrower = squad("a.one", (60, 110), ["explosive-charge"])
    g = play(Idle(), thrower, far)
    assert not [each for each in firepower(g, thrower, "b.one", "fire").chances if each.area]


@pytest.mark.rule("AZ-AREA-09", "AZ-IND-06")
def test_az_area_09_in_woods_a_template_lies_on_the_target():
    woods = ground(piece("woods", 50, 40, 70, 52))
    gun = squad("a.one", (60, 90), ["pak-40"])
    inside = riflemen("b.one", (60, 50), 1, detection="fired")
    battle = play(Volley("a.one", "b.one", "fire"), gun, inside, dice=[7, 9], map=woods)
    battle.choose(battle.choices()[0])
    (burst,) = happened(battle, RoundBurst)
    assert isinstance(burst, RoundBurst)
    assert burst.at == (60_000, 50_000)


@pytest.mark.rule("AZ-IND-09")
def test_az_ind_09_a_gun_that_may_do_both_declares_indirect_fire():
    gun = squad("a.one", (60, 110), ["pak-40"])
    foe = riflemen("b.one", (60, 30), 1, detection="fired")
    g = play(Idle(), gun, foe)
    for indirect in (False, True):
        besides = Besides(aims=(Aim("pak-40", "b.one", None, indirect),))
        chances = firepower(g, gun, "b.one", "fire", besides).chances
        assert {each.indirect for each in chances} == {indirect}


@pytest.mark.rule("AZ-SCT-04")
@pytest.mark.parametrize(("option", "factor"), [("x5", 5), ("x4", 4)])
def test_az_sct_04_unseen_beyond_120_centimetres(option: str, factor: int):
    assert scatter_factor(TABLES, {"scatter_beyond_120_blind": option}, 130_000, sees=False) == factor


@pytest.mark.rule("AZ-GRN-04", "AZ-EXP-08", "AZ-RKT-01")
def test_which_half_of_the_table_grenades_roll_on_and_how_many_rockets_there_are():
    rows = TABLES.weapons
    assert rows["hand-grenade"].part == "small-arms"
    assert (rows["nebelwerfer"].templates, rows["katyusha"].templates) == (6, 8)
    assert rows["nebelwerfer"].has("single-use")
    for option, bounds in (("heavy", (1, 2)), ("small_arms", (2, 3))):
        thrower = squad("a.one", (60, 60), ["explosive-charge"])
        foe = riflemen("b.one", (60, 54), 1)
        g = play(Volley("a.one", "b.one", "fire"), thrower, foe, dice=[7, 10], options={"thrown_charge_table": option})
        if g.decision is not None:
            g.choose(Shooting((WeaponFire("a.one.1", "explosive-charge", "@b.one.1"),)))
        rolls = [entry.roll.pools[0].reading for entry in g.log if getattr(entry, "roll", None)]  # type: ignore[union-attr]
        assert [getattr(reading, "bounds", None) for reading in rolls][-1] == bounds


@pytest.mark.rule("AZ-WPN-08", "AZ-HEAT-03")
def test_az_wpn_08_a_heat_round_is_a_shot_at_armour_and_a_template_at_people():
    tank, wall = vehicle("b.tank", "sherman-75", (60, 60)), ground(piece("low-wall", 40, 51, 80, 52))
    men = riflemen("b.one", (60, 49), 1, detection="fired")
    at_armour = firepower(fight(Idle(), TEAM, tank), TEAM, "b.tank", "fire")
    assert {each.area for each in at_armour.chances if each.armed.weapon == "bazooka"} == {False}
    at_people = firepower(play(Idle(), TEAM, men, map=wall), TEAM, "b.one", "fire")
    assert {each.area for each in at_people.chances if each.armed.weapon == "bazooka"} == {True}
