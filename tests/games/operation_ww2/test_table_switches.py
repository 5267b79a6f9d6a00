"""What is declared besides an order, said with switches at the table (AZ-INT-06)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Ghosts, Path, Ring
from grognard.core.wire.previews import ChoiceProposal, DragProposal, HoldProposal, Preview, Waypoint
from grognard.core.wire.questions import Switch
from grognard.core.words import english
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.rules.turn.chain import Chains
from grognard.games.operation_ww2.state.choices import PlayCard
from grognard.games.operation_ww2.state.ground import Primed
from grognard.games.operation_ww2.state.intents import (
    Aim,
    AssaultIntent,
    Besides,
    Call,
    FireIntent,
    Intent,
    MoveIntent,
    Priming,
)
from grognard.games.operation_ww2.state.state import Coordinates, Errand, State, Unit
from grognard.games.operation_ww2.table.view import scene
from tests.games.operation_ww2.firing_line import squad
from tests.games.operation_ww2.table import card, ground, person, play, unit
from tests.games.operation_ww2.test_communication import FOE, MORTAR, STAFF
from tests.games.operation_ww2.test_communication import LISTS as CALLERS
from tests.games.operation_ww2.test_pushing import CREW
from tests.games.operation_ww2.vehicles.garage import vehicle

WIRE = {"id": "wire", "kind": "barbed-wire", "rectangle": ((40, 70), (80, 72))}
LISTS = CALLERS
TOLD = Coordinates(20_000, 50_000, 0, "b.one", "b.one.1")


def asked(unit: str, played: str, *units: Unit, **more: Any) -> Battle[State]:
    """A card lies on a unit; its intent is asked."""
    hands = more.pop("hands", (f"{played} C2", "A1"))
    fields = {"zones": ("south", "north"), "nations": ("american", "german")} | more
    battle = play(Chains(0), *units, hands=hands, **fields)
    battle.system = SYSTEM
    battle.choose(PlayCard(unit, card(played)))
    return battle


def switches(battle: Battle[State]) -> dict[str, Switch]:
    view = SYSTEM.table.present(battle, battle.decisions[0])
    return {each.name: each for each in (view.move.switches if view.move else view.switches)}


def worded(switch: Switch) -> list[str]:
    return [english(value.label) for value in switch.values]


def considered(battle: Battle[State], intent: Intent, **said: str) -> Preview:
    how = {name.replace("__", "."): value for name, value in said.items()}
    return SYSTEM.table.preview(battle, 0, ChoiceProposal(to_builtins(intent), how))


def dragged(battle: Battle[State], unit: str, *places: tuple[float, float], **said: str) -> Preview:
    way = [Waypoint(round(x * 1000), round(y * 1000)) for x, y in places]
    turn = int(said.pop("turn", "0"))
    return SYSTEM.table.preview(battle, 0, DragProposal(unit, way, turn=turn, switches=said))


def chosen(battle: Battle[State], preview: Preview) -> Any:
    """The choice a preview gives, which the rules allow; else what it says against it."""
    if preview.choice is None:
        return preview.notes[0].rules
    choice = SYSTEM.rules.decode_choice(preview.choice)
    assert battle.refusal(choice) is None
    return choice


# ---- communication -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-COM-02", "AZ-COM-03", "AZ-COM-05")
def test_everybody_who_can_call_has_a_switch_of_whom_about_what():
    battle = asked("a.headquarters", "F5", STAFF, MORTAR, FOE, lists=LISTS)
    offered = switches(battle)
    assert {"call.a.headquarters.2", "call.a.headquarters.3"} <= set(offered)
    radio = offered["call.a.headquarters.2"]
    assert radio.values[0].value == radio.value == "none"
    assert all(text.startswith("Radio to ") for text in worded(radio)[1:])
    said = {radio.name: "radio-a.mortar-b.one"}
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(to_builtins(FireIntent("b.one")), said))
    call = Call("radio", "a.headquarters.2", "a.mortar", "b.one", "b.one.1")
    assert chosen(battle, preview) == FireIntent("b.one", None, Besides(calls=(call,)))
    assert any("Declared besides: Radio to" in english(note.message) for note in preview.notes)


@pytest.mark.rule("AZ-COM-12")
def test_two_calls_where_one_is_allowed_say_which_rule_forbids_it():
    one = {"communications_per_order": "one"}
    battle = asked("a.headquarters", "F5", STAFF, MORTAR, FOE, lists=LISTS, options=one)
    preview = considered(
        battle,
        FireIntent("b.one"),
        **{"call__a__headquarters__2": "radio-a.mortar-b.one", "call__a__headquarters__3": "runner-a.mortar-b.one"},
    )
    assert chosen(battle, preview) == ["AZ-COM-12"]


@pytest.mark.rule("AZ-COM-02")
def test_a_call_goes_with_a_move_that_is_dragged():
    battle = asked("a.headquarters", "M5", STAFF, MORTAR, FOE, lists=LISTS)
    preview = dragged(battle, "a.headquarters", (20, 84), **{"call.a.headquarters.2": "radio-a.mortar-b.one"})
    choice = chosen(battle, preview)
    assert isinstance(choice, MoveIntent)
    assert [call.means for call in choice.besides.calls] == ["radio"]


@pytest.mark.rule("AZ-COM-05", "AZ-COM-07", "AZ-COM-08")
def test_coordinates_runners_and_charges_lie_on_the_table_for_both_sides():
    runner = unit("a.headquarters.3", (60, 60))
    errand = {"a.headquarters.3": Errand("a.headquarters", "a.mortar", TOLD, 1)}
    laid = (Primed("a.headquarters", "a.headquarters.1", "wire", (60_000, 51_000), 1),)
    battle = asked(
        "a.mortar", "F5", STAFF, MORTAR, FOE, runner, lists=LISTS, coordinates={"a.mortar": TOLD}, errands=errand,
        primed=laid, map=ground(WIRE),
    )  # fmt: skip
    for seat in (0, 1):
        marks = scene(battle, seat).marks
        rings = [each for mark in marks for each in mark.overlays if isinstance(each, Ring)]
        assert [(ring.centre.x, ring.centre.y) for ring in rings] == [(20_000, 50_000), (60_000, 51_000)]
        (way,) = [each for mark in marks for each in mark.overlays if isinstance(each, Path)]
        assert (way.points[0].x, way.points[0].y) == (60_000, 60_000)
    view = SYSTEM.table.present(battle, battle.decisions[0])
    told = next(option for option in view.options if "coordinates" in english(option.label))
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(told.choice))
    assert chosen(battle, preview) == FireIntent(None, None, Besides(at_coordinates=True))
    assert any(isinstance(each, Ring) for each in preview.overlays)


@pytest.mark.rule("AZ-COM-07")
def test_an_assault_may_fire_at_the_coordinates():
    battle = asked("a.mortar", "A4", STAFF, MORTAR, FOE, lists=LISTS, coordinates={"a.mortar": TOLD})
    assert "coordinates" in {value.value for value in switches(battle)["target"].values}
    choice = chosen(battle, dragged(battle, "a.mortar", (20, 112), target="coordinates", fires="last"))
    assert isinstance(choice, AssaultIntent)
    assert choice.target is None
    assert choice.besides.at_coordinates


# ---- charges, aims -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXP-03")
def test_who_stands_at_the_wire_lays_his_charge_and_a_turn_later_sets_it_off():
    sappers = squad("a.one", (60, 51), [("kar98k", "explosive-charge"), "kar98k"])
    far = unit("b.one", (20, 110))
    battle = asked("a.one", "F5", sappers, far, map=ground(WIRE))
    (lay,) = [each for name, each in switches(battle).items() if name.startswith("charge.")]
    assert worded(lay)[1:] == ["Lay a charge: barbed wire"]
    preview = considered(battle, FireIntent("b.one"), **{lay.name.replace(".", "__"): lay.values[1].value})
    assert chosen(battle, preview).besides.primes == (Priming("a.one.1", "wire"),)
    laid = (Primed("a.one", "a.one.1", "wire", (60_000, 51_000), 1),)
    battle = asked("a.one", "F5", sappers, far, map=ground(WIRE), primed=laid, turn=2)
    preview = considered(battle, FireIntent("b.one"), charge__a__one__1="set-off-wire")
    assert chosen(battle, preview).besides.detonates == (Priming("a.one.1", "wire"),)
    # Who lays one does not go anywhere.
    battle = asked("a.one", "M5", sappers, far, map=ground(WIRE))
    assert chosen(battle, dragged(battle, "a.one", (64, 46), **{"charge.a.one.1": "lay-wire"})) == ["AZ-EXP-03"]


@pytest.mark.rule("AZ-FIRE-02")
def test_heavy_weapons_get_a_vehicle_of_their_own():
    mixed = squad("a.one", (60, 80), ["bazooka", "m1-garand"])
    battle = asked("a.one", "F5", mixed, unit("b.one", (40, 60)), vehicle("b.tank", "sherman-75", (60, 50)))
    switch = switches(battle)["at.bazooka"]
    assert [value.value for value in switch.values] == ["none", "b.tank"]
    choice = chosen(battle, considered(battle, FireIntent("b.one"), at__bazooka="b.tank"))
    assert choice.besides.aims == (Aim("bazooka", "b.tank"),)


@pytest.mark.rule("AZ-IND-09", "AZ-HEAT-08")
def test_a_howitzer_says_whether_it_fires_indirectly_and_what_with():
    crew = replace(CREW, models=(replace(CREW.models[0], weapons=("105-122-mm-howitzer",)), *CREW.models[1:]))
    battle = asked("a.gun", "F5", crew, unit("b.one", (60, 20)))
    offered = switches(battle)
    (how,) = [name for name in offered if name.startswith("how.")]
    weapon = how.partition(".")[2]
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(to_builtins(FireIntent("b.one")), {how: "indirect"}))
    choice = chosen(battle, preview)
    assert choice.besides.aims == (Aim(weapon, "b.one", None, True),)


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-11", "AZ-ART-09")
def test_a_gun_is_turned_to_an_enemy_or_by_hand_and_pushed_by_drag():
    foe = unit("b.one", (60, 20))
    battle = asked("a.gun", "M5", CREW, replace(foe, models=(person("b.one.1", (100, 80)),)))
    facing = switches(battle)["facing"]
    assert facing.values[1].unit == "b.one"
    assert switches(battle)["lead"].value == "a.gun.1"
    turned = dragged(battle, "a.gun", (60, 80), facing="b.one")
    assert chosen(battle, turned) == MoveIntent("a.gun.1", (), "slow", Besides(facing=90_000))
    by_hand = dragged(battle, "a.gun", (60, 80), turn="45000")
    assert chosen(battle, by_hand).besides.facing == 45_000
    pushed = chosen(battle, dragged(battle, "a.gun", (60, 78), facing="2"))
    assert (pushed.way, pushed.besides.facing) == (((60_000, 78_000),), 90_000)


@pytest.mark.rule("AZ-LOS-08")
def test_the_floor_a_move_ends_on_is_said_and_kept_in_the_same_house():
    house = {
        "id": "house", "kind": "building", "rectangle": ((50, 50), (74, 70)),
        "building": BuildingRow(material="brick", storeys=2, openings=(Opening(kind="door", at=(62, 50)),)),
    }  # fmt: skip
    upstairs = replace(unit("a.one"), models=(person("a.one.1", (60, 60), storey=1),))
    outside = unit("a.two", (62, 75))
    battle = asked("a.one", "M5", upstairs, outside, unit("b.one", (20, 10)), map=ground(house))
    floors = switches(battle)["storey"]
    assert [value.value for value in floors.values] == ["needed", "0", "1"]
    stays_up = chosen(battle, dragged(battle, "a.one", (64, 60)))
    assert stays_up.besides.storey == 1
    assert chosen(battle, dragged(battle, "a.one", (64, 60), storey="0")).besides.storey == 0
    # Down the stairs without a step aside.
    down = chosen(battle, dragged(battle, "a.one", (60, 60), storey="0"))
    assert (down.way, down.besides.storey) == (((60_000, 60_000),), 0)
    assert chosen(battle, dragged(battle, "a.one", (60, 60))).way == ()


@pytest.mark.rule("AZ-BIK-01")
def test_riders_get_off_at_the_end_of_a_slow_way():
    riders = replace(
        unit("a.one"),
        models=(person("a.one.1", (20, 60), is_cyclist=True), person("a.one.2", (23, 60), is_cyclist=True)),
    )
    battle = asked("a.one", "M5", riders, unit("b.one", (100, 10)))
    offered = switches(battle)["bicycles"]
    assert [value.value for value in offered.values] == ["none", "off"]
    choice = chosen(battle, dragged(battle, "a.one", (20, 65), bicycles="off", speed="slow"))
    assert choice.besides.bicycles == "off"
    assert chosen(battle, dragged(battle, "a.one", (20, 80), bicycles="off", speed="fast")) == ["AZ-BIK-01"]


@pytest.mark.rule("AZ-XPO-05", "AZ-XPO-06", "AZ-VMV-08")
def test_a_tank_driven_keeps_its_hatches_unless_it_is_said_and_backs():
    sherman = vehicle("a.tank", "sherman-75", (60, 100))
    battle = asked("a.tank", "M5", sherman, unit("b.one", (20, 10)))
    offered = switches(battle)
    assert {"speed", "gear", "hatches"} <= set(offered)
    forward = chosen(battle, dragged(battle, "a.tank", (60, 90)))
    assert forward.besides.exposed == ()
    assert chosen(battle, dragged(battle, "a.tank", (60, 90), hatches="out")).besides.exposed == ("commander",)
    back = chosen(battle, dragged(battle, "a.tank", (60, 105), gear="back"))
    assert back.besides.reverse
    # Closed up it goes no farther than its assault distance; looking out it does.
    assert "AZ-XPO-06" in chosen(battle, dragged(battle, "a.tank", (60, 72), hatches="closed"))
    assert chosen(battle, dragged(battle, "a.tank", (60, 72), hatches="out")).speed == "fast"


@pytest.mark.rule("AZ-ANT-02", "AZ-COM-02")
def test_a_shot_held_back_goes_with_a_call():
    battle = play(
        Chains(1), STAFF, MORTAR, FOE, hands=("F5", "M7"), zones=("south", "north"), nations=("american", "german"),
        lists=LISTS,
    )  # fmt: skip
    battle.system = SYSTEM
    battle.choose(PlayCard("b.one", card("M7")))
    battle.choose(MoveIntent("b.one.1", ((20_000, 60_000),), "slow"))
    battle.choose(PlayCard("a.headquarters", card("F5")))
    said = {"call.a.headquarters.2": "radio-a.mortar-b.one"}
    preview = SYSTEM.table.preview(battle, 0, HoldProposal("b.one", 5_000, said))
    choice = chosen(battle, preview)
    assert choice.held.at == 5_000
    assert len(choice.besides.calls) == 1


@pytest.mark.rule("AZ-EMB-06", "AZ-EXE-10", "AZ-EMB-01", "AZ-EMB-07")
def test_passengers_get_off_before_or_after_the_lorry_drives():
    car = "a.car.1"
    troops = tuple(person(f"a.car.{number}", (60, 60), aboard=car, weapons=("kar98k",)) for number in (2, 3, 4))
    lorry = vehicle("a.car", "opel-blitz", (60, 60), models=troops, crew=0)
    lists = {"a.car": {"vehicle": "opel-blitz", "men": (), "panic_limit": 1}}
    battle = asked("a.car", "M5", lorry, unit("b.one", (10, 10)), lists=lists, turn=2)
    offered = switches(battle)["boarding"]
    assert [value.value for value in offered.values] == ["none", "all-off", "off-first", "off-last"]
    slow = {"speed": "slow", "boarding": "off-last"}
    choice = chosen(battle, dragged(battle, "a.car", (60, 52), **slow))
    assert (choice.besides.leaves, choice.besides.boarding) == (("a.car.3", "a.car.4"), "last")
    fast = {"speed": "fast", "boarding": "off-last"}
    assert chosen(battle, dragged(battle, "a.car", (60, 52), **fast)) == ["AZ-EMB-01"]


@pytest.mark.rule("AZ-VMV-01")
def test_the_ghost_of_a_tank_faces_where_it_will_have_come():
    battle = asked("a.tank", "M5", vehicle("a.tank", "sherman-75", (60, 100)), unit("b.one", (20, 10)))
    preview = dragged(battle, "a.tank", (66, 94), hatches="out")
    (ghosts,) = [each for each in preview.overlays if isinstance(each, Ghosts)]
    assert [(ghost.x, ghost.y, ghost.facing) for ghost in ghosts.models] == [(66_000, 94_000, 45_000)]
