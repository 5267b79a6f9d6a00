"""Smoke and wind: who lays it where, what it hides, how it drifts (chapter Smoke and wind)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data import forces
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men
from grognard.games.operation_ww2.data.prices import Extra, price
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import purchases
from grognard.games.operation_ww2.ground.vehicles.sighting import look
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.light_and_weather import smoke
from grognard.games.operation_ww2.rules.light_and_weather.wind import Rising
from grognard.games.operation_ww2.rules.movement.following import begun, followers
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.state.choices import DriftNext, Pointing
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.smoke import (
    SmokeCleared,
    SmokeDrifted,
    SmokeFailed,
    SmokeFired,
    WindTurned,
)
from grognard.games.operation_ww2.state.ground import Smoke, Wind, Wreck
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    AmbushIntent,
    Besides,
    FireIntent,
    Intent,
    MoveIntent,
    Smoking,
)
from grognard.games.operation_ww2.state.state import Coordinates, Ordered, State, Unit
from grognard.games.operation_ww2.table.unit_view import facts
from grognard.games.operation_ww2.table.view import altered
from grognard.space.plane import Hull
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, person, play, refused, unit
from tests.games.operation_ww2.vehicles.garage import fight, machine, vehicle

ON = {"smoke": "on"}
FOE = unit("b.one", (60, 35))
CLOUD = Smoke("cloud", ((60_000, 60_000),), 8_000)


def mortar(at: tuple[float, float] = (60, 95), weapon: str = "light-mortar") -> Unit:
    """A mortar and two men who serve it."""
    x, y = at
    men = (
        person("a.mortar.1", at, role="gunner", weapons=(weapon,)),
        person("a.mortar.2", (x - 2, y), role="assistant", weapons=("kar98k",)),
        person("a.mortar.3", (x + 2, y), role="assistant", weapons=("kar98k",)),
    )
    return replace(unit("a.mortar"), models=men)


def bought(unit: str, **count: int) -> dict[str, dict[str, Any]]:
    """A list that has bought something for a unit."""
    return {unit: {"people": 3, "extras": {name.replace("_", "-"): number for name, number in count.items()}}}


def laid(x: float, y: float, load: str = "smoke", weapon: str = "light-mortar") -> Besides:
    """Smoke of the mortar at a place in centimetres."""
    return Besides(smoke=(Smoking("a.mortar.1", weapon, (round(x * 1000), round(y * 1000)), load),))  # type: ignore[arg-type]


def order(
    declared: Intent, *units: Unit, lists: dict[str, Any], text: str = "F5", options: dict[str, str] = ON, **more: Any
) -> Battle[State]:
    """An order that is due."""
    chain = (Ordered(0, units[0].id, card(text), declared),)
    return fight(Execution(), *units, lists=lists, options=options, chain=chain, **more)


# ---- laying it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-04", "AZ-SMK-06", "AZ-SMK-07")
def test_a_mortar_lays_smoke_as_large_as_its_burst_and_has_a_round_less():
    declared = AmbushIntent(None, None, laid(60, 60))
    battle = order(declared, mortar(), FOE, lists=bought("a.mortar", smoke=2), text="X5", dice=[7])
    over(battle)
    (cloud,) = battle.state.smoke
    assert (cloud.places, cloud.radius) == (((60_000, 60_000),), TABLES.weapons["light-mortar"].template * 1000)
    assert battle.state.units["a.mortar"].used == {"smoke": 1}
    assert purchases.left(battle, battle.state.units["a.mortar"], "smoke") == 1


@pytest.mark.rule("AZ-SMK-04")
@pytest.mark.parametrize(
    ("dice", "place", "why"),
    [
        ([1], None, "dud"),
        ([2, 4, 90], (64_000, 60_000), None),
        ([6, 10, 180], (60_000, 70_000), None),
        ([7], (60_000, 60_000), None),
        ([10], (60_000, 60_000), None),
    ],
)
def test_a_die_says_if_it_is_a_dud_scatters_or_is_on_target(dice, place, why):
    declared = AmbushIntent(None, None, laid(60, 60))
    battle = order(declared, mortar(), FOE, lists=bought("a.mortar", smoke=1), text="X5", dice=dice)
    over(battle)
    assert [cloud.places for cloud in battle.state.smoke] == ([(place,)] if place else [])
    assert [event.why for event in happened(battle, SmokeFailed)] == ([why] if why else [])


@pytest.mark.rule("AZ-SMK-04", "AZ-SCT-06")
def test_smoke_that_comes_down_off_the_table_is_lost_but_for_the_option():
    at_edge = AmbushIntent(None, None, laid(118, 60))
    lists = bought("a.mortar", smoke=1)
    lost = order(at_edge, mortar(), FOE, lists=lists, text="X5", dice=[2, 4, 90])
    over(lost)
    assert [event.why for event in happened(lost, SmokeFailed)] == ["off-table"]
    part = ON | {"scatter_off_table": "template_part_on_table"}
    kept = order(at_edge, mortar(), FOE, lists=lists, text="X5", dice=[2, 4, 90], options=part)
    assert kept.state.smoke[0].places == ((122_000, 60_000),)


@pytest.mark.rule("AZ-SMK-04", "AZ-SCT-01")
def test_the_direction_is_read_off_a_die_of_ones_own_by_the_option():
    declared = AmbushIntent(None, None, laid(60, 60))
    options = ON | {"scatter_angle": "typed_in"}
    battle = order(declared, mortar(), FOE, lists=bought("a.mortar", smoke=1), text="X5", dice=[3, 5], options=options)
    battle.choose(Pointing(5, 270))
    assert battle.state.smoke[0].places == ((55_000, 60_000),)


@pytest.mark.rule("AZ-SMK-02")
def test_who_uses_smoke_fires_nothing_else_but_the_others_do():
    declared = FireIntent("b.one", None, laid(60, 80))
    battle = order(declared, mortar(), unit("b.one", (100, 90)), lists=bought("a.mortar", smoke=1), dice=[7, 1, 1])
    over(battle)
    (volley,) = happened(battle, VolleyFired)
    assert isinstance(volley, VolleyFired)
    assert [each.models for each in volley.fire] == [("a.mortar.2", "a.mortar.3")]


@pytest.mark.rule("AZ-SMK-02")
def test_on_the_move_he_stays_and_the_others_go():
    squad, besides = mortar(), laid(60, 60)
    battle = play(Idle(), squad, FOE, lists=bought("a.mortar", smoke=1), options=ON)
    goes = MoveIntent("a.mortar.2", ((58_000, 92_000),), "slow", besides)
    assert intent.refusal(battle, squad, "move", goes) is None
    march = begun(battle, squad, "move", "slow", "a.mortar.2", goes.way, besides)
    assert march is not None
    assert [model.id for model in followers(squad, march)] == ["a.mortar.3"]
    leads = MoveIntent("a.mortar.1", ((60_000, 92_000),), "slow", besides)
    found = intent.refusal(battle, squad, "move", leads)
    assert found is not None
    assert found.rules == ("AZ-SMK-02",)


@pytest.mark.rule("AZ-SMK-02")
def test_smoke_goes_with_a_move_and_is_laid_before_it():
    goes = MoveIntent("a.mortar.2", ((58_000, 92_000),), "slow", laid(60, 60))
    battle = order(goes, mortar(), FOE, lists=bought("a.mortar", smoke=1), text="M5", dice=[9])
    assert len(battle.state.smoke) == 1
    battle.choose(battle.choices()[0])
    over(battle)
    at = {model.id: (model.x, model.y) for model in battle.state.units["a.mortar"].models}
    assert at["a.mortar.1"] == (60_000, 95_000)
    assert at["a.mortar.2"] == (58_000, 92_000)


@pytest.mark.rule("AZ-SMK-03")
def test_smoke_goes_where_somebody_of_the_team_sees_or_where_the_unit_was_told():
    wall = ground({"id": "wall", "kind": "high-wall", "rectangle": ((0, 50), (120, 51))})
    declared = FireIntent("b.one", None, laid(60, 35))
    given: dict[str, Any] = {"lists": bought("a.mortar", smoke=1), "options": ON, "map": wall}
    blind = play(Idle(), mortar(), FOE, **given)
    found = intent.refusal(blind, blind.state.units["a.mortar"], "fire", declared)
    assert found is not None
    assert found.rules == ("AZ-SMK-03",)
    told = {"a.mortar": Coordinates(60_000, 35_000, 0, "b.one", "b.one.1")}
    knows = play(Idle(), mortar(), FOE, coordinates=told, **given)
    assert smoke.fault(knows, knows.state.units["a.mortar"], "fire", declared.besides.smoke[0]) is None


@pytest.mark.rule("AZ-SMK-03", "AZ-SMK-07")
def test_what_cannot_be_laid_any_more_when_it_is_due_is_not_laid_and_not_used_up():
    declared = AmbushIntent(None, None, laid(60, 40))
    hidden = Smoke("other", ((60_000, 70_000),), 8_000)
    lists = bought("a.mortar", smoke=1)
    battle = order(declared, mortar(), FOE, lists=lists, text="X5", smoke=(hidden,))
    over(battle)
    assert [event.why for event in happened(battle, SmokeFailed)] == ["cannot"]
    assert battle.state.units["a.mortar"].used == {}


@pytest.mark.rule("AZ-SMK-07")
def test_only_what_was_bought_is_fired_and_once():
    squad = mortar()
    for given, load in (({}, "smoke"), ({"smoke": 1}, "white-phosphorus")):
        battle = play(Idle(), squad, FOE, lists=bought("a.mortar", **given), options=ON)
        found = smoke.fault(battle, squad, "fire", laid(60, 60, load).smoke[0])
        assert found is not None
        assert found.rules == ("AZ-SMK-02", "AZ-SMK-07")
    spent = replace(squad, used={"smoke": 1})
    battle = play(Idle(), spent, FOE, lists=bought("a.mortar", smoke=1), options=ON)
    assert list(smoke.sources(battle, spent, "fire")) == []
    off = play(Idle(), squad, FOE, lists=bought("a.mortar", smoke=1))
    assert list(smoke.sources(off, squad, "fire")) == []


@pytest.mark.rule("AZ-SMK-07")
def test_smoke_reaches_as_far_as_the_weapon_and_no_nearer():
    squad = mortar()
    battle = play(Idle(), squad, lists=bought("a.mortar", smoke=1), options=ON, map=ground(width=400, depth=400))
    for place, right in (((60, 94), False), ((60, 130), True)):
        found = smoke.fault(battle, squad, "fire", laid(*place).smoke[0])
        assert (found is None) == right


@pytest.mark.rule("AZ-SMK-07")
def test_the_option_changes_the_prices():
    both: tuple[Extra, Extra] = ("smoke", "white-phosphorus")
    assert [price(each, TABLES, {}) for each in both] == [50, 80]
    assert [price(each, TABLES, {"smoke_prices": "smoke_80_wp_50"}) for each in both] == [80, 50]


def force(*units: ForceUnit) -> Force:
    return Force(format="grognard-army", version=1, system="operation_ww2", name="f", nation="american", unit=units)


@pytest.mark.rule("AZ-SMK-07", "AZ-SMK-09", "AZ-NGT-05", "AZ-NGT-08", "AZ-SET-09")
def test_what_is_bought_counts_and_must_be_of_use():
    gunner = Men(count=1, role="gunner", weapons=("81-mm-mortar",))
    rifles = Men(count=8, role="rifleman", weapons=("m1-garand",))
    given: dict[str, Any] = {"training": 4, "panic_limit": 3, "points": 100}
    own = ForceUnit(id="m", title="m", men=(gunner,), extras={"smoke": 2, "white-phosphorus": 1, "flare": 1}, **given)
    tank = ForceUnit(id="t", name="tank", vehicle="sherman-75", extras={"mist-grenades": 1, "searchlight": 1}, **given)
    squad = ForceUnit(id="s", title="s", men=(rifles,), extras={"smoke": 1, "side-smoke": 1}, **given)
    whole = force(own, tank, squad)
    assert purchases.cost_of_force(whole, TABLES, {}) == 300 + 100 + 80 + 30 + 100 + 10 + 50 + 80
    assert [(problem.unit, problem.rule) for problem in forces.validate(whole)] == [
        ("t", "AZ-NGT-05"),
        ("s", "AZ-SMK-07"),
        ("s", "AZ-SMK-09"),
    ]
    assert [problem.rule for problem in forces.validate(force(own), 309)] == ["AZ-SET-09"]
    assert forces.validate(force(own), 310) == ()
    assert tank.has("external-mines")


# ---- devices of vehicles -----------------------------------------------------------------------------------------


def device(name: str, *at: float, model: str = "a.tank.1") -> Smoking:
    return Smoking(model, name, (round(at[0] * 1000), round(at[1] * 1000)))


def tank(**fields: Any) -> Unit:
    return vehicle("a.tank", "sherman-75", (60, 60), **fields)


def devices(**count: int) -> dict[str, dict[str, Any]]:
    return {"a.tank": {"extras": {name.replace("_", "-"): number for name, number in count.items()}}}


@pytest.mark.rule("AZ-SMK-09")
@pytest.mark.parametrize(
    ("name", "inside", "outside"),
    [
        ("vehicle-smoke", [(60, 60)], [(60, 61)]),
        ("rear-smoke", [(60, 68)], [(60, 52), (60, 71), (66, 60)]),
        ("side-smoke", [(60, 45), (75, 60), (45, 60)], [(60, 70), (78, 60)]),
        ("smoke-grenades", [(60, 30), (90, 60), (30, 60)], [(60, 70), (60, 20)]),
        ("mist-grenades", [(60, 30)], [(90, 60), (60, 70), (60, 20)]),
    ],
)
def test_each_device_has_its_range_from_the_edge_and_its_arc(name, inside, outside):
    battle = fight(Idle(), tank(), FOE, lists=devices(**{name.replace("-", "_"): 1}), options=ON)
    unit = battle.state.units["a.tank"]
    for at in inside:
        assert smoke.fault(battle, unit, "move", device(name, *at)) is None, at
    for at in outside:
        found = smoke.fault(battle, unit, "move", device(name, *at))
        assert found is not None, at
        assert found.rules[-1] == "AZ-SMK-09"


@pytest.mark.rule("AZ-SMK-09")
def test_the_rear_device_fires_ahead_by_the_option():
    given: dict[str, Any] = {"lists": devices(rear_smoke=1)}
    battle = fight(Idle(), tank(), FOE, options=ON | {"rear_smoke_arc": "front"}, **given)
    unit = battle.state.units["a.tank"]
    assert smoke.fault(battle, unit, "move", device("rear-smoke", 60, 52)) is None
    assert smoke.fault(battle, unit, "move", device("rear-smoke", 60, 68)) is not None


@pytest.mark.rule("AZ-SMK-06", "AZ-SMK-09")
def test_the_side_device_lays_three_touching_templates_once_a_side():
    stays = MoveIntent("a.tank.1", (), "slow", Besides(smoke=(device("side-smoke", 75, 60),)))
    battle = order(stays, tank(), FOE, lists=devices(side_smoke=1), text="M5", dice=[8])
    over(battle)
    (cloud,) = battle.state.smoke
    assert cloud.radius == 3_000
    assert sorted(cloud.places) == [(75_000, 54_000), (75_000, 60_000), (75_000, 66_000)]
    unit = battle.state.units["a.tank"]
    assert unit.used == {"side-smoke/right": 1}
    assert smoke.fault(battle, unit, "move", device("side-smoke", 74, 60)) is not None
    assert smoke.fault(battle, unit, "move", device("side-smoke", 45, 60)) is None


@pytest.mark.rule("AZ-SMK-02")
def test_in_a_vehicle_the_commander_does_it_or_who_stands_in_for_him():
    lists = devices(vehicle_smoke=1)
    use = device("vehicle-smoke", 60, 60)
    for fields, right in (
        ({}, True),
        ({"crew": 4, "commander": False}, True),
        ({"scared": 1, "shaken": True}, False),
        ({"crew": 1, "commander": False, "scared": 1}, False),
    ):
        battle = fight(Idle(), tank(**fields), FOE, lists=lists, options=ON)
        found = smoke.fault(battle, battle.state.units["a.tank"], "move", use)
        assert (found is None) == right, fields


@pytest.mark.rule("AZ-SMK-02")
def test_the_weapon_of_the_man_who_uses_the_smoke_is_silent():
    lists = devices(vehicle_smoke=1)
    fire = FireIntent("b.one", None, Besides(smoke=(device("vehicle-smoke", 60, 60),)))
    chain = (Ordered(0, "a.tank", card("F5"), fire),)
    # The commander is dead, and who stands in for him fires the machine gun in the hull.
    units = vehicle("a.tank", "t-34", (60, 60), crew=3, commander=False), unit("b.one", (60, 30))
    idle = {}
    for name, besides in (("smoke", chain), ("none", ())):
        battle = fight(Idle(), *units, lists=lists, options=ON, chain=besides)
        power = firepower(battle, battle.state.units["a.tank"], "b.one", "fire", NOTHING)
        idle[name] = {each.mount for each in power.idle if each.idle is not None and each.idle.rule == "AZ-SMK-02"}
    assert idle["none"] == set()
    assert idle["smoke"] == {"hull"}


@pytest.mark.rule("AZ-SMK-10")
def test_mist_bursts_as_it_comes_down_and_then_hides_who_is_left():
    mist = MoveIntent("a.tank.1", (), "slow", Besides(smoke=(device("mist-grenades", 60, 30),)))
    foes = unit("b.one", (60, 30), (62.5, 30), (80, 30))
    # On target; two under the template roll in the open, where a 2 scares and a 3 kills; then morale of two losses.
    battle = order(mist, tank(), foes, lists=devices(mist_grenades=1), text="M5", dice=[7, 2, 3])
    battle.choose(battle.choices()[0])
    left = battle.state.units["b.one"].models
    assert len(left) == 2
    assert [model.posture for model in left].count("scared") == 1
    assert battle.state.smoke[0].radius == 5_000
    assert "external-mines" in machine_traits(battle)


def machine_traits(battle: Battle[State]) -> tuple[str, ...]:
    """What the force list makes of the tank, and not the test."""
    entry = battle.context.roll["a.tank"][0]
    return ("external-mines",) if entry.has("external-mines", TABLES) else machine(battle, "a.tank.1").traits


@pytest.mark.rule("AZ-SMK-07", "AZ-SMK-10")
def test_white_phosphorus_burns_and_smokes():
    declared = AmbushIntent(None, None, laid(60, 35, "white-phosphorus"))
    battle = order(declared, mortar(), FOE, lists=bought("a.mortar", white_phosphorus=1), text="X5", dice=[9, 10])
    over(battle)
    assert battle.state.units["b.one"].place == "gone"
    assert battle.state.units["a.mortar"].used == {"white-phosphorus": 1}
    assert len(battle.state.smoke) == 1


@pytest.mark.rule("AZ-SMK-10")
def test_vehicles_under_a_burst_of_mist_roll_on_the_small_arms_table():
    mist = MoveIntent("a.tank.1", (), "slow", Besides(smoke=(device("mist-grenades", 60, 30),)))
    car = vehicle("b.car", "opel-blitz", (60, 30))
    battle = order(mist, tank(), car, lists=devices(mist_grenades=1), text="M5", dice=[7, 5])
    over(battle)
    assert "wheel" in machine(battle, "b.car.1").lost


# ---- what it hides -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-05")
def test_nobody_sees_through_smoke_but_into_it_and_out_of_it():
    battle = play(Idle(), unit("a.one", (60, 90)), unit("b.one", (60, 30), (60, 60)), smoke=(CLOUD,), options=ON)
    (eye,) = battle.state.units["a.one"].models
    behind, inside = battle.state.units["b.one"].models
    assert look(battle, eye, behind).seen == "not"
    assert look(battle, eye, inside).seen == "clear"
    assert look(battle, eye, inside).cover == "light"
    assert look(battle, inside, eye).seen == "clear"
    assert look(battle, inside, eye).cover == "none"
    clear = play(Idle(), unit("a.one", (60, 90)), unit("b.one", (60, 30)), options=ON)
    assert look(clear, eye, behind).seen == "clear"


@pytest.mark.rule("AZ-SMK-05")
def test_who_is_in_smoke_is_harder_to_hit_and_to_hurt():
    battle = play(Idle(), riflemen("a.one", (60, 90), 1), unit("b.one", (60, 60)), smoke=(CLOUD,), options=ON)
    power = firepower(battle, battle.state.units["a.one"], "b.one", "fire")
    (chance,) = power.chances
    assert (chance.shot.need, chance.shot.cover) == (9, "light")
    assert [modifier.value for modifier in chance.shot.damage] == [-2]


@pytest.mark.rule("AZ-SMK-05")
def test_in_smoke_one_goes_slowly():
    battle = play(Idle(), unit("a.one", (60, 62)), FOE, smoke=(CLOUD,), options=ON)
    squad = battle.state.units["a.one"]
    for speed, right in (("slow", True), ("fast", False)):
        going = MoveIntent("a.one.1", ((60_000, 55_000),), speed)  # type: ignore[arg-type]
        assert (intent.refusal(battle, squad, "move", going) is None) == right


@pytest.mark.rule("AZ-SMK-05", "AZ-SMK-10", "AZ-ORD-05")
@pytest.mark.parametrize(("option", "need", "damage"), [("add_only_inside", 8, [-3]), ("always_add", 10, [-3, -2])])
def test_covering_fire_goes_through_smoke(option, need, damage):
    units = riflemen("a.one", (60, 90), 1), unit("b.one", (60, 30))
    options = ON | {"smoke_covering_fire": option}
    battle = play(Idle(), *units, smoke=(CLOUD,), options=options)
    assert firepower(battle, battle.state.units["a.one"], "b.one", "fire").chances == ()
    (chance,) = firepower(battle, battle.state.units["a.one"], "b.one", "covering-fire").chances
    assert chance.shot.need == need
    assert [modifier.value for modifier in chance.shot.damage] == damage
    inside = play(Idle(), units[0], unit("b.one", (60, 60)), smoke=(CLOUD,), options=options)
    (chance,) = firepower(inside, inside.state.units["a.one"], "b.one", "covering-fire").chances
    assert chance.shot.need == 10
    assert [modifier.value for modifier in chance.shot.damage] == [-3, -2]


@pytest.mark.rule("AZ-SMK-10")
def test_covering_fire_through_smoke_rolls_its_dice():
    battle = play(
        Volley("a.one", "b.one", "covering-fire"),
        riflemen("a.one", (60, 90), 1),
        unit("b.one", (60, 30)),
        smoke=(CLOUD,),
        options=ON,
        dice=[8, 10],
    )
    over(battle)
    assert battle.state.units["b.one"].place == "gone"


def test_smoke_is_on_the_board_and_nothing_is_without_it():
    battle = play(Idle(), unit("a.one", (60, 90)), smoke=(CLOUD,), options=ON)
    assert [(piece.id, piece.kind) for piece in altered(battle)] == [("cloud-1", "smoke")]
    burning = Wreck("b.tank.1", Hull(60_000, 60_000, 8_000, 4_000, 0), 3_800, "heavy", burns=True)
    wreck = play(Idle(), unit("a.one", (60, 90)), wrecks=(burning,))
    assert [piece.kind for piece in altered(wreck)] == ["wreck", "smoke"]
    assert altered(play(Idle(), unit("a.one", (60, 90)))) == []


# ---- the wind ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-01")
def test_the_wind_is_rolled_for():
    battle = play(Rising(), unit("a.one", (60, 90)), options=ON, dice=[7, 90])
    over(battle)
    assert battle.state.wind == Wind(90, 7_000)
    typed = play(Rising(), unit("a.one", (60, 90)), options=ON | {"scatter_angle": "typed_in"}, dice=[4])
    typed.choose(Pointing(4, 12))
    assert typed.state.wind == Wind(12, 4_000)


def turn(*clouds: Smoke, dice: list[int] | None, **more: Any) -> Battle[State]:
    """The start of a turn with these clouds and a wind to the east."""
    units = unit("a.one", (60, 100)), unit("b.one", (60, 20))
    return play(
        GameTurn(2), *units, smoke=clouds, wind=Wind(90, 4_000), options=ON, dice=dice, initiative=1, turn=1,
        hands=("M3", "M4"), **more,
    )  # fmt: skip


@pytest.mark.rule("AZ-SMK-08", "AZ-TRN-05")
@pytest.mark.parametrize(("die", "places"), [(2, ()), (7, ()), (8, ((64_000, 60_000),)), (10, ((64_000, 60_000),))])
def test_smoke_clears_or_drifts_at_the_start_of_a_turn(die, places):
    battle = turn(CLOUD, dice=[die])
    assert [cloud.places for cloud in battle.state.smoke] == ([places] if places else [])
    kinds = [type(event).__name__ for event in happened(battle)]
    assert kinds[:2] == ["TurnBegan", "SmokeDrifted" if places else "SmokeCleared"]


@pytest.mark.rule("AZ-SMK-08", "AZ-SMK-01")
def test_the_players_pick_by_turns_and_the_wind_turns_once():
    clouds = tuple(Smoke(f"s{number}", ((30_000 * number, 60_000),), 5_000) for number in (1, 2, 3))
    battle = turn(*clouds, dice=[1, 5, 180, 1, 9])
    assert battle.decision is not None
    assert battle.decision.seat == 1
    assert refused(battle, DriftNext("s9")) == ()
    battle.choose(DriftNext("s2"))
    assert battle.decision.seat == 0
    assert battle.state.wind == Wind(180, 5_000)
    battle.choose(DriftNext("s1"))
    assert [type(event) for event in happened(battle, WindTurned, SmokeCleared, SmokeDrifted)] == [
        SmokeCleared,
        WindTurned,
        SmokeCleared,
        SmokeDrifted,
    ]
    assert [cloud.places for cloud in battle.state.smoke] == [((90_000, 65_000),)]


@pytest.mark.rule("AZ-SMK-08")
def test_the_three_templates_of_a_side_device_drift_by_one_roll():
    three = Smoke("three", ((60_000, 54_000), (60_000, 60_000), (60_000, 66_000)), 3_000)
    battle = turn(three, dice=[9])
    assert battle.state.smoke[0].places == ((64_000, 54_000), (64_000, 60_000), (64_000, 66_000))


@pytest.mark.rule("AZ-SMK-08")
def test_smoke_that_has_left_the_table_is_gone():
    battle = turn(replace(CLOUD, places=((125_000, 60_000),)), dice=[9])
    assert battle.state.smoke == ()


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-07")
def test_the_samples_can_all_be_declared_and_are_used():
    squad = mortar()
    battle = play(Idle(), squad, FOE, lists=bought("a.mortar", smoke=1), options=ON)
    found = [each for each in intent.listed(battle, squad, "fire") if each.besides.smoke]
    assert found
    assert all(intent.refusal(battle, squad, "fire", each) is None for each in found)
    fired = order(found[0], squad, FOE, lists=bought("a.mortar", smoke=1), dice=[7])
    assert len(happened(fired, SmokeFired)) == 1


def test_what_is_left_is_told_of_a_unit():
    battle = fight(Idle(), tank(used={"side-smoke/left": 1}), FOE, lists=devices(side_smoke=1, smoke=2), options=ON)
    unit = battle.state.units["a.tank"]
    assert [purchases.remaining(battle, unit, extra) for extra in ("side-smoke", "smoke")] == [1, 2]
    told = [fact.args["count"] for fact in facts(battle, unit) if fact.id == "az-fact-extra"]
    assert told == [1, 2]
