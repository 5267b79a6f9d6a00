"""Weapons and those who serve them (chapters Weapon tables, Weapons that need assistants)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import armed, markers
from grognard.games.operation_ww2.rules.turn.reloading import reload_all, reload_at_order
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.events.driving import Drove
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.turn import OrderDone
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, vehicle, with_models
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, play, unit

TARGET = riflemen("b.one", (60, 70), 3, detection="fired")


def weapons(unit: Unit, order: Any = "fire", *, moved: bool = False, busy: Any = (), **fields: Any) -> dict[str, Armed]:
    """What a unit could fire, by the weapon's name."""
    battle = play(Idle(), unit, **fields)
    return {each.weapon: each for each in armed(battle, unit, order, moved, busy)}


def rule(found: Armed) -> str | None:
    """The rule by which a weapon is idle."""
    return None if found.idle is None else found.idle.rule


def volley(*units: Unit, order: Any = "fire", **fields: Any) -> Battle[State]:
    """Unit ``a.one`` fires at ``b.one``."""
    return play(Volley("a.one", "b.one", order), *units, **fields)


# ---- assistants --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-01", "AZ-CRW-03", "AZ-CRW-11")
def test_az_crw_03_a_light_machine_gun_and_its_assistant():
    served = squad("a.one", (20, 20), ["mg34", "kar98k"], apart=2)
    gun = weapons(served)["mg34"]
    assert (gun.dice, gun.assistants, gun.reload) == (7, ("a.one.2",), 0)
    assert rule(weapons(served, "assault", moved=True)["mg34"]) is None
    # Alone half of 7 is 4, and not on the move; a hair's breadth off is no contact.
    alone = squad("a.one", (20, 20), ["mg34", "kar98k"], apart=2.01)
    assert weapons(alone)["mg34"].dice == 4
    assert rule(weapons(alone, "assault", moved=True)["mg34"]) == "AZ-CRW-03"
    assert weapons(alone, options={"rounding": "down"})["mg34"].dice == 3


@pytest.mark.rule("AZ-CRW-01", "AZ-CRW-02")
def test_az_crw_02_who_lies_scared_or_fires_assists_nobody():
    served = squad("a.one", (20, 20), ["mg34", "kar98k"], apart=2)
    assert weapons(with_models(served, m2={"posture": "scared"}))["mg34"].dice == 4
    assert weapons(served, busy={"a.one.2"})["mg34"].dice == 4


@pytest.mark.rule("AZ-CRW-01")
def test_az_crw_01_an_assistant_serves_one_weapon():
    # The man between two guns serves one of them; with another beside the first both are served.
    between = squad("a.one", (20, 20), ["mg34", "kar98k", "mg42"], apart=2)
    assert sorted(weapons(between)[gun].dice for gun in ("mg34", "mg42")) in ([4, 8], [4, 7])
    both = squad("a.one", (20, 20), ["kar98k", "mg34", "kar98k", "mg42"], apart=2)
    found = weapons(both)
    assert (found["mg34"].dice, found["mg42"].dice) == (7, 8)


@pytest.mark.rule("AZ-CRW-01", "AZ-FIRE-03")
def test_az_crw_01_who_assists_does_not_fire():
    firing = squad("a.one", (60, 20), ["mg34", "kar98k", "kar98k"], apart=2)
    battle = volley(firing, TARGET, dice=[1] * 8)
    over(battle)
    (event,) = happened(battle, VolleyFired)
    assert isinstance(event, VolleyFired)
    assert [(fire.weapon, fire.models, fire.dice) for fire in event.fire] == [
        ("mg34", ("a.one.1",), 7),
        ("kar98k", ("a.one.3",), 1),
    ]


@pytest.mark.rule("AZ-CRW-04", "AZ-CRW-10")
def test_az_crw_04_a_medium_machine_gun_stays_where_it_is():
    served = squad("a.one", (20, 20), ["mg42-tripod", "pistol"], apart=2)
    assert weapons(served)["mg42-tripod"].dice == 8
    assert weapons(with_models(served, m2={"x": 26_000}))["mg42-tripod"].dice == 4
    assert rule(weapons(served, "assault", moved=True)["mg42-tripod"]) == "AZ-CRW-04"
    assert rule(weapons(served, "assault")["mg42-tripod"]) is None


@pytest.mark.rule("AZ-CRW-10")
def test_az_crw_10_the_same_gun_is_light_without_a_tripod_and_medium_with_it():
    light, medium, mounted = (TABLES.weapons[id] for id in ("mg34", "mg34-tripod", "vehicle-machine-gun"))
    assert (light.group, medium.group, mounted.group) == ("light-machine-gun", "machine-gun", "vehicle-machine-gun")
    assert (light.arc, medium.arc, mounted.has("no-move-and-fire")) == ("", "tripod", False)


@pytest.mark.rule("AZ-CRW-05")
def test_az_crw_05_a_rocket_launcher_alone_fires_every_second_turn():
    served = squad("a.one", (20, 20), ["bazooka", "m1-carbine"], apart=2)
    assert weapons(served)["bazooka"].reload == 0
    assert rule(weapons(served, "assault", moved=True)["bazooka"]) is None
    alone = weapons(served, busy={"a.one.2"})["bazooka"]
    assert alone.reload == 1
    assert rule(weapons(served, "assault", moved=True, busy={"a.one.2"})["bazooka"]) == "AZ-CRW-05"


@pytest.mark.rule("AZ-CRW-05", "AZ-HEAT-05")
def test_az_crw_05_a_panzerfaust_needs_nobody_and_fires_on_the_move():
    found = weapons(squad("a.one", (20, 20), ["panzerfaust"]), "assault", moved=True)["panzerfaust"]
    assert (found.idle, found.reload) == (None, 1)


@pytest.mark.rule("AZ-CRW-06", "AZ-CRW-07")
def test_az_crw_07_mortars_need_one_or_two():
    for mortar, men, reload in (
        ("light-mortar", 1, 0),
        ("light-mortar", 0, 1),
        ("81-mm-mortar", 2, 0),
        ("81-mm-mortar", 1, 1),
        ("81-mm-mortar", 0, 2),
    ):
        team = squad("a.one", (20, 20), [mortar, *[()] * men], apart=2)
        # The second assistant stands on the other side.
        team = with_models(team, m3={"x": 18_000})
        assert weapons(team)[mortar].reload == reload, (mortar, men)
        assert rule(weapons(team, "assault", moved=True)[mortar]) in ("AZ-CRW-06", "AZ-CRW-07")


@pytest.mark.rule("AZ-CRW-06", "AZ-CRW-07")
def test_az_crw_06_no_mortar_is_fired_inside_a_building():
    house = piece("building", 10, 10, 40, 40) | {"building": {"material": "brick"}}
    for mortar, by in (("light-mortar", "AZ-CRW-06"), ("81-mm-mortar", "AZ-CRW-07")):
        assert rule(weapons(squad("a.one", (20, 20), [mortar]), map=ground(house))[mortar]) == by
    ruin = piece("ruin", 10, 10, 40, 40) | {"building": {"material": "brick"}}
    assert rule(weapons(squad("a.one", (20, 20), ["light-mortar"]), map=ground(ruin))["light-mortar"]) is None


def gun(crew: int, **fields: Any) -> Unit:
    """A gun with so many men in contact with it, its gunner at one end; without any, one man far away."""
    places = [(22, 16), (19.5, 20), (24.5, 20), (19.5, 22)][:crew] or [(90, 90)]
    men = unit("a.one", *places)
    given: dict[str, Any] = {"role": "gun", "weapons": ("pak-40",), "length": 6_000, "width": 3_000} | fields
    itself = replace(men.models[0], id="a.one.gun", x=22_000, y=20_000, radius=3_354, **given)
    return replace(men, models=(itself, *men.models))


@pytest.mark.rule("AZ-CRW-08", "AZ-ART-07")
def test_az_crw_08_a_gun_needs_two_beside_its_gunner():
    for crew, reload in ((4, 0), (3, 0), (2, 1), (1, 2)):
        assert weapons(gun(crew))["pak-40"].reload == reload
    assert rule(weapons(gun(0))["pak-40"]) == "AZ-ART-07"
    assert rule(weapons(gun(3), "assault", moved=True)["pak-40"]) == "AZ-CRW-08"


# ---- arcs --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-04", "AZ-FIRE-04")
def test_az_crw_04_a_tripod_swings_a_half_circle():
    section = squad("a.one", (60, 60), ["m1919", "m1-carbine"], apart=2)
    ahead, behind = riflemen("b.one", (60, 20), 1), riflemen("b.two", (60, 100), 1)
    battle = volley(section, ahead, behind, dice=[1] * 7)
    over(battle)
    laid = battle.state.units["a.one"]
    assert laid.models[0].laid == 0
    for target, fires in (("b.two", ["m1-carbine"]), ("b.one", ["m1919", "m1-carbine"])):
        power = firepower(battle, laid, target, "fire")
        assert [chance.armed.weapon for chance in power.chances] == fires
    # With a Move order it is set up anew.
    ordered = Ordered(0, "a.one", card("M3"))
    anew = OrderDone("a.one", "stationary").apply(replace(battle.state, chain=(ordered,)))
    assert anew.units["a.one"].models[0].laid is None


@pytest.mark.rule("AZ-FIRE-04", "AZ-CRW-08")
def test_az_fire_04_a_gun_swings_45_degrees_in_all_and_infantry_turns_freely():
    battery = gun(3, facing=180_000)
    for x, bears in ((22, True), (38, True), (40, False), (60, False)):
        target = riflemen("b.one", (x, 60), 1, detection="fired")
        battle = play(Idle(), battery, target)
        assert bool(firepower(battle, battery, "b.one", "fire").chances) == bears, x
    turning = riflemen("a.one", (60, 60), 1)
    for y in (20, 100):
        battle = play(Idle(), turning, riflemen("b.one", (60, y), 1))
        assert firepower(battle, turning, "b.one", "fire").chances


@pytest.mark.rule("AZ-LOS-11")
def test_az_los_11_a_gun_sees_what_its_gunner_sees():
    # A high wall stands between the target and the gunner, but not before the muzzle.
    wall = piece("high-wall", 10, 26, 21, 27)
    battery = gun(3, facing=180_000)
    target = riflemen("b.one", (16, 60), 1, detection="fired")
    battle = play(Idle(), battery, target, map=ground(wall))
    assert not firepower(battle, battery, "b.one", "fire").chances
    assert firepower(play(Idle(), battery, target), battery, "b.one", "fire").chances


@pytest.mark.rule("AZ-LOS-11")
@pytest.mark.parametrize(("where", "sees"), [((31, 40), True), ((42, 40), False)])
def test_az_los_11_a_mortar_team_sees_what_one_of_it_sees_who_keeps_together(where: tuple[float, float], sees: bool):
    # A high wall before the mortar; who stands 9 cm beside it looks past its end, 20 cm off he is none of the team.
    wall = piece("high-wall", 10, 42, 26, 43)
    team = squad("a.one", (20, 40), ["81-mm-mortar", (), ()], apart=2)
    target = riflemen("b.one", (20, 100), 1, detection="fired")

    def fires(unit_: Unit) -> bool:
        battle = play(Idle(), unit_, target, map=ground(wall))
        return bool(firepower(battle, unit_, "b.one", "fire").chances)

    assert not fires(team)
    lookout = replace(team.models[2], x=round(where[0] * 1000), y=round(where[1] * 1000))
    assert fires(replace(team, models=(*team.models[:2], lookout))) == sees


# ---- reloading ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-09", "AZ-CRW-12")
def test_az_crw_12_the_larger_of_two_causes_or_both():
    piat = TABLES.weapons["piat"]
    assert [markers(piat, crew) for crew in (1, 0)] == [1, 1]
    assert [markers(piat, crew, "sum") for crew in (1, 0)] == [1, 2]
    lone = squad("a.one", (20, 20), ["piat"])
    assert weapons(lone, nations=("british", "american"))["piat"].reload == 1
    assert weapons(lone, options={"reload_causes": "sum"})["piat"].reload == 2


@pytest.mark.rule("AZ-CRW-09", "AZ-CRW-13")
def test_az_crw_13_markers_go_when_a_weapon_has_rested_for_a_turn():
    team = squad("a.one", (60, 40), ["bazooka"])
    resting = with_models(team, m1={"reload": {"bazooka": 2}, "fired": {"bazooka": 1}})
    battle = play(Idle(), resting, turn=1)
    reload_all(battle)
    assert battle.state.units["a.one"].models[0].reload == {"bazooka": 2}
    battle = play(Idle(), resting, turn=2)
    reload_all(battle)
    assert battle.state.units["a.one"].models[0].reload == {"bazooka": 1}
    assert rule(
        {each.weapon: each for each in armed(battle, battle.state.units["a.one"], "fire", False)}["bazooka"]
    ) == ("AZ-CRW-09")
    walked = play(Idle(), with_models(resting, m1={"moved": 2}), turn=2)
    reload_all(walked)
    assert walked.state.units["a.one"].models[0].reload == {"bazooka": 2}


@pytest.mark.rule("AZ-CRW-13")
def test_az_crw_13_who_drives_does_not_reload():
    tank = vehicle("a.one", (60, 40))
    loading = with_models(tank, m1={"reload": {"gun": 1}, "fired": {"gun": 1}})
    lists = {"a.one": {"vehicle": "sherman-75"}}
    for way, left in ((((60_000, 60_000),), {"gun": 1}), ((), {})):
        battle = play(Idle(), loading, turn=2, lists=lists)
        battle.emit(Drove("a.one", "a.one.1", way, 0))
        reload_all(battle)
        assert battle.state.units["a.one"].models[0].reload == left


@pytest.mark.rule("AZ-CRW-13")
def test_az_crw_13_by_the_option_markers_go_when_the_unit_is_ordered():
    resting = with_models(squad("a.one", (60, 40), ["bazooka"]), m1={"reload": {"bazooka": 1}, "fired": {"bazooka": 1}})
    options = {"reload_removal": "start_of_order"}
    for turn, left in ((2, {"bazooka": 1}), (3, {})):
        battle = play(Idle(), resting, turn=turn, options=options)
        reload_all(battle)
        assert battle.state.units["a.one"].models[0].reload == {"bazooka": 1}
        reload_at_order(battle, battle.state.units["a.one"])
        assert battle.state.units["a.one"].models[0].reload == left
    battle = play(Idle(), resting, turn=3)
    reload_at_order(battle, battle.state.units["a.one"])
    assert battle.state.units["a.one"].models[0].reload == {"bazooka": 1}


# ---- ammunition --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-WPN-11")
def test_az_wpn_11_rounds_are_counted_where_players_agree_on_it():
    firing = with_models(squad("a.one", (60, 20), ["mg34"]), m1={"spent": {"mg34": 2}})
    lists = {"a.one": {"rounds": {"mg34": 2}}}
    assert rule(weapons(firing, lists=lists)["mg34"]) is None
    counted = weapons(firing, lists=lists, options={"ammunition": "per_list"})["mg34"]
    assert rule(counted) == "AZ-WPN-11"
    last = with_models(firing, m1={"spent": {"mg34": 1}})
    battle = volley(last, TARGET, lists=lists, options={"ammunition": "per_list"}, dice=[1] * 4)
    battle.choose(Shooting((WeaponFire("a.one.1", "mg34", "none"),)))
    over(battle)
    assert battle.state.units["a.one"].models[0].spent == {"mg34": 2}


@pytest.mark.rule("AZ-WPN-11")
def test_az_wpn_11_what_is_for_single_use_is_gone_after_once():
    charge = squad("a.one", (60, 66), [("explosive-charge", "kar98k")])
    assert rule(weapons(charge)["explosive-charge"]) is None
    used = with_models(charge, m1={"spent": {"explosive-charge": 1}})
    assert rule(weapons(used)["explosive-charge"]) == "AZ-WPN-11"
    assert rule(weapons(used)["kar98k"]) is None


@pytest.mark.rule("AZ-ORD-06", "AZ-ORD-07")
def test_az_ord_06_a_move_allows_no_fire_and_who_lies_only_stands_up():
    found = weapons(squad("a.one", (20, 20), ["kar98k"]), "move")
    assert rule(found["kar98k"]) == "AZ-ORD-06"
    lying = with_models(squad("a.one", (20, 20), ["kar98k"]), m1={"posture": "scared"})
    assert rule(weapons(lying)["kar98k"]) == "AZ-ORD-07"


@pytest.mark.rule("AZ-WPN-06")
def test_seed_rates_of_fire():
    # An MG34 has 7 shots, an automatic rifle 4, a semi-automatic one 2: a BAR and nine Garands 22.
    shots = {id: TABLES.weapons[id].shots for id in ("mg34", "bar", "m1-garand")}
    assert shots == {"mg34": 7, "bar": 4, "m1-garand": 2}
    assert shots["bar"] + 9 * shots["m1-garand"] == 22
