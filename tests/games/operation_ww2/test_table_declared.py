"""More that is declared at the table: turrets, backed legs, who gets on and off, split fire, every model's way, fire at
places; and what of the ground the table shows (AZ-INT-06, AZ-INT-08, AZ-INT-09, AZ-COM-07, AZ-DEM-09)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from grognard.core import ranking
from grognard.core.battle import Battle
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Ghosts, Path, Ring
from grognard.core.wire.previews import ChoiceProposal, DragProposal, Nudge, Preview, Waypoint
from grognard.core.words import english
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.forces import Men, load_force
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.state.ground import Damaged, Light, Wind
from grognard.games.operation_ww2.state.intents import AmbushIntent, AssaultIntent, Besides, FireIntent
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.state import Bicycle, Coordinates, State
from grognard.games.operation_ww2.table.view import scene
from tests.games.operation_ww2.firing_line import piece, riflemen, shoot, squad, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.test_communication import FOE, MORTAR, STAFF
from tests.games.operation_ww2.test_communication import LISTS as CALLERS
from tests.games.operation_ww2.test_demolition import ON, gun, house
from tests.games.operation_ww2.test_table_switches import asked, chosen, considered, dragged, switches, worded
from tests.games.operation_ww2.test_volley_ends import WOOD
from tests.games.operation_ww2.vehicles.garage import vehicle

SHERMAN = vehicle("a.tank", "sherman-75", (60, 100))
WEST = unit("b.one", (20, 100))


# ---- driving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VLS-11")
def test_the_turret_is_turned_about_the_hull_or_to_an_enemy_as_the_tank_will_stand():
    battle = asked("a.tank", "M5", SHERMAN, WEST)
    offered = switches(battle)["turret"]
    assert offered.still
    assert offered.seldom
    assert [value.value for value in offered.values[:3]] == ["kept", "b.one", "0"]
    assert chosen(battle, dragged(battle, "a.tank", (60, 94))).besides.turret is None
    assert chosen(battle, dragged(battle, "a.tank", (60, 94), turret="2")).besides.turret == 90_000
    # It stands still and looks west: 270 degrees from a hull that looks north.
    still = chosen(battle, dragged(battle, "a.tank", (60, 100), turret="b.one"))
    assert (still.way, still.besides.turret) == ((), 270_000)
    # When it has driven west it looks ahead.
    west = chosen(battle, dragged(battle, "a.tank", (52, 100), turret="b.one"))
    assert west.besides.turret == 0
    # An Assault turns it to fire.
    assert "turret" not in switches(asked("a.tank", "A5", SHERMAN, WEST))
    # What has its gun in the hull has none to turn.
    assert "turret" not in switches(asked("a.tank", "M5", vehicle("a.tank", "stug-iii", (60, 100)), WEST))


@pytest.mark.rule("AZ-VMV-08")
def test_single_legs_are_backed_by_the_option():
    assert "backing" not in switches(asked("a.tank", "M5", SHERMAN, WEST))
    battle = asked("a.tank", "M5", SHERMAN, WEST, options={"mixed_reverse": "yes"})
    offered = switches(battle)["backing"]
    assert offered.many
    assert offered.value == ""
    there_and_back = ((60, 94), (60, 97))
    assert chosen(battle, dragged(battle, "a.tank", *there_and_back, backing="2")).besides.backing == (1,)
    # A leg the way does not have is not backed.
    assert chosen(battle, dragged(battle, "a.tank", (60, 94), backing="2")).besides.backing == ()
    both = chosen(battle, dragged(battle, "a.tank", (60, 103), (60, 106), backing="1,2"))
    assert both.besides.backing == (0, 1)


# ---- on and off --------------------------------------------------------------------------------------------------

LISTS = {"a.car": {"vehicle": "opel-blitz", "men": (), "panic_limit": 1}}


def lorry(aboard: str | None = "a.car.1", **fields: Any) -> Any:
    troops = tuple(
        person(f"a.car.{number}", (60, 60) if aboard else (65, 58 + 2 * number), aboard=aboard, weapons=("kar98k",))
        for number in (2, 3, 4)
    )
    return vehicle("a.car", "opel-blitz", (60, 60), models=troops, crew=0, **fields)


@pytest.mark.rule("AZ-EMB-04", "AZ-EMB-07")
def test_single_passengers_get_off_and_who_drives_is_said():
    battle = asked("a.car", "M5", lorry(), unit("b.one", (10, 10)), lists=LISTS, turn=2)
    offered = switches(battle)["riders"]
    assert offered.many
    assert offered.value == "a.car.2,a.car.3,a.car.4"
    assert worded(offered)[0].startswith("1. ")
    off = {"speed": "slow", "boarding": "off-last"}
    one = chosen(battle, dragged(battle, "a.car", (60, 52), riders="a.car.2", **off))
    assert one.besides.leaves == ("a.car.2",)
    two = chosen(battle, dragged(battle, "a.car", (60, 52), riders="a.car.2,a.car.4", **off))
    assert two.besides.leaves == ("a.car.2", "a.car.4")
    # Somebody has to stay at the wheel of a lorry that drives.
    assert "AZ-EMB-07" in chosen(battle, dragged(battle, "a.car", (60, 52), riders=offered.value, **off))
    # Who stays aboard needs no order: nobody leaves if nobody is picked.
    assert chosen(battle, dragged(battle, "a.car", (60, 52), riders="", **off)).besides.leaves == ()


@pytest.mark.rule("AZ-MTI-04", "AZ-EMB-04")
def test_some_of_those_on_foot_get_aboard_their_own_lorry():
    battle = asked("a.car", "M5", lorry(None), unit("b.one", (10, 10)), lists=LISTS, turn=2)
    offered = switches(battle)
    assert [value.value for value in offered["boarding"].values] == ["none", "a.car.1"]
    there = (offered_start(battle).x / 1000, offered_start(battle).y / 1000)
    everybody = chosen(battle, dragged(battle, "a.car", there, boarding="a.car.1"))
    assert everybody.besides.boards == ("a.car.2", "a.car.3", "a.car.4")
    two = chosen(battle, dragged(battle, "a.car", there, boarding="a.car.1", riders="a.car.3,a.car.4"))
    assert two.besides.boards == ("a.car.3", "a.car.4")
    # Who leads goes there by a way of his own.
    assert two.lead in two.besides.boards
    assert len(two.way) == 1
    drawn = chosen(battle, dragged(battle, "a.car", (two.way[0][0] / 1000 + 0.5, two.way[0][1] / 1000),
                                   boarding="a.car.1", lead=two.lead))  # fmt: skip
    assert len(drawn.way) == 1


def offered_start(battle: Battle[State]) -> Any:
    move = SYSTEM.table.present(battle, battle.decisions[0]).move
    assert move is not None
    assert move.start is not None
    return move.start


# ---- split fire, every model's way -------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-09", "AZ-SPL-03")
def test_weapons_are_split_between_the_parts_of_a_target_by_the_option():
    firing = squad("a.one", (50, 20), ["kar98k", "mg34"])
    target = with_models(riflemen("b.one", (50, 62.5), 2, detection="fired"), m2={"x": 62_000, "y": 58_000})
    where = ground(piece("low-wall", 0, 60, 60, 61), WOOD)
    late = asked("a.one", "F5", firing, target, map=where)
    assert not [name for name in switches(late) if name.startswith("part.")]
    battle = asked("a.one", "F5", firing, target, map=where, options={"split_timing": "at_declaration"})
    offered = switches(battle)
    assert [value.value for value in offered["part.mg34"].values] == ["none", "light", "medium"]
    preview = considered(battle, FireIntent("b.one"), part__mg34="medium", part__kar98k="light")
    firings = chosen(battle, preview).besides.firings
    assert {(each.weapon, each.part) for each in firings} == {("kar98k", "light"), ("mg34", "medium")}
    told = " ".join(english(note.message) for note in preview.notes)
    assert "Kar98k at those in light cover" in told
    assert "MG34 at those in medium cover" in told


@pytest.mark.rule("AZ-INT-08")
def test_by_the_option_a_drag_says_every_models_way_and_single_ones_are_set_apart():
    pair = unit("a.one", (60, 60), (63, 60))
    plain = asked("a.one", "M5", pair, unit("b.one", (10, 10)))
    move = SYSTEM.table.present(plain, plain.decisions[0]).move
    assert move is not None
    assert not move.apart
    battle = asked("a.one", "M5", pair, unit("b.one", (10, 10)), options={"declared_path": "every_model"})
    move = SYSTEM.table.present(battle, battle.decisions[0]).move
    assert move is not None
    assert move.apart
    whole = chosen(battle, dragged(battle, "a.one", (60, 70)))
    assert [leg.model for leg in whole.besides.legs] == ["a.one.2"]

    def apart(x: int, y: int) -> Preview:
        nudges = [Nudge("a.one.2", x, y)]
        return SYSTEM.table.preview(battle, 0, DragProposal("a.one", [Waypoint(60_000, 70_000)], nudges=nudges))

    beside = apart(57_000, 69_000)
    (leg,) = chosen(battle, beside).besides.legs
    assert leg.way[-1] == (57_000, 69_000)
    (ghosts,) = [each for each in beside.overlays if isinstance(each, Ghosts)]
    assert {(ghost.x, ghost.y) for ghost in ghosts.models} == {(60_000, 70_000), (57_000, 69_000)}
    assert "AZ-MOV-05" in chosen(battle, apart(57_000, 56_000))


@pytest.mark.rule("AZ-INT-09", "AZ-FIRE-18", "AZ-SPL-03")
def test_ways_to_fire_are_told_whole_with_what_they_promise_the_best_first():
    firing = squad("a.one", (50, 20), ["mg34", "kar98k", ("kar98k", "pistol"), "kar98k"], apart=2)
    target = with_models(riflemen("b.one", (50, 62.5), 2, detection="fired"), m2={"x": 62_000, "y": 58_000})
    battle = shoot("fire", firing, target, map=ground(piece("low-wall", 0, 60, 60, 61), WOOD))
    battle.system = SYSTEM
    view = SYSTEM.table.present(battle, battle.decisions[0])
    labels = [english(option.label) for option in view.options]
    assert labels[0] == "2 × Kar98k at those in light cover; MG34 at those in medium cover"
    assert len(labels) == len(set(labels)) == 6
    assert [option.primary for option in view.options] == [True, *[False] * 5]
    dead = [float(english(option.figure).removesuffix(" dead")) for option in view.options if option.figure]
    assert len(dead) == 6
    assert dead == sorted(dead, reverse=True)
    # One keeps the machine gun silent, which the best of all fires.
    assert "2 × Kar98k at those in light cover" in labels
    ranked = ranking.ranked(battle, battle.decisions[0], view)
    assert [english(option.label) for option in ranked.options] == labels


@pytest.mark.rule("AZ-INT-09", "AZ-VLS-05")
def test_each_weapon_of_a_tank_is_told_with_what_it_fires_at():
    tank = vehicle("a.one", "sherman-75", (60, 100))
    foes = with_models(riflemen("b.one", (56, 62.5), 3, detection="fired"), m3={"x": 62_000, "y": 58_000})
    fired = shoot("fire", tank, foes, map=ground(piece("low-wall", 0, 60, 60, 61), WOOD))
    fired.system = SYSTEM
    first = SYSTEM.table.present(fired, fired.decisions[0]).options[0]
    guns = "Coaxial machine gun, Anti-aircraft machine gun, Hull machine gun"
    assert english(first.label) == f"{guns} at those in the open; Main gun at Rifleman (Kar98k)"


@pytest.mark.rule("AZ-INT-03", "AZ-INT-06", "AZ-VLS-05")
def test_a_tank_names_each_target_once_and_its_weapons_are_aimed_elsewhere_by_their_switches():
    foes = [riflemen(f"b.{n}", (x, 60), 5, detection="fired") for n, x in (("one", 50), ("two", 60), ("three", 70))]
    battle = asked("a.tank", "F5", SHERMAN, *foes)
    view = SYSTEM.table.present(battle, battle.decisions[0])
    assert sorted(option.target or "" for option in view.options) == ["b.one", "b.three", "b.two"]
    assert all(option.hint is not None and "at" not in english(option.hint).split() for option in view.options)
    aims = {switch.name: [value.value for value in switch.values] for switch in view.switches}
    assert aims["at.coaxial"] == ["none", "b.one", "b.two", "b.three"]
    assert {"at.hull", "at.anti-aircraft", "hatches"} <= aims.keys()


@pytest.mark.rule("AZ-FIRE-11")
def test_fire_past_friends_says_whom_it_costs_and_counts_what_goes_astray_once():
    firing = squad("a.one", (50, 100), ["mg34", "kar98k", "kar98k"], apart=2)
    friend = riflemen("a.two", (50, 80), 3)
    battle = shoot("fire", firing, riflemen("b.one", (50, 60), 3, detection="fired"), friend)
    battle.system = SYSTEM
    first = SYSTEM.table.present(battle, battle.decisions[0]).options[0]
    assert first.warning is not None
    assert english(first.warning).endswith("of your own die on average: they stand in the line of fire.")
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(first.choice))
    hits = next(table.totals[-1] for table in preview.tables if english(table.title) == "Who fires")
    assert english(preview.charts[0].caption).startswith(f"On average {hits} hits")


# ---- fire at places ----------------------------------------------------------------------------------------------


@dataclass
class Shown:
    """What a preview says of fire at a place."""

    choice: Any
    radii: list[int]
    totals: list[str]
    chances: dict[str, float]
    notes: list[str]


def shown(battle: Battle[State], intent: Any) -> Shown:
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(to_builtins(intent)))
    rings = [each.radius for each in preview.overlays if isinstance(each, Ring)]
    chances = {bar.label: bar.probability for chart in preview.charts for bar in chart.bars}
    totals = [total for table in preview.tables for total in table.totals]
    notes = [english(note.message) for note in preview.notes]
    return Shown(preview.choice, sorted(rings), totals, chances, notes)


@pytest.mark.rule("AZ-COM-07", "AZ-IND-07", "AZ-SCT-03")
def test_fire_at_coordinates_shows_its_number_its_template_how_far_it_scatters_and_who_dies():
    told = {"a.mortar": Coordinates(20_000, 30_000, 0, "b.one", "b.one.1")}
    fire = FireIntent(None, None, Besides(at_coordinates=True))
    gone = asked("a.mortar", "F5", STAFF, MORTAR, FOE, lists=CALLERS, coordinates=told)
    found = shown(gone, fire)
    assert found.choice is not None
    number = gone.context.limit("coordinates-number")
    unseen = gone.context.tables.to_hit["indirect-unseen"].value
    assert found.totals == [f"{number - unseen}+"]
    weapon = next(gone.context.tables.weapons[id] for model in MORTAR.models for id in model.weapons if "mortar" in id)
    assert found.radii[0] == weapon.template * 1000
    # Ten on the die, three or four times, for it is 60 to 120 cm off and may not be seen.
    assert found.radii[1] in (30_000, 40_000)
    # There is nobody for a long way about the bare place.
    assert found.chances["0"] > 0.9
    # Where somebody stands, he dies more often than not of a hit.
    there = asked("a.mortar", "F5", STAFF, MORTAR, with_models(FOE, m1={"x": 20_000, "y": 30_000}), lists=CALLERS,
                  coordinates=told)  # fmt: skip
    assert shown(there, fire).chances["0"] < found.chances["0"]
    # An Assault and an Ambush show the same.
    assault = asked("a.mortar", "A5", STAFF, MORTAR, FOE, lists=CALLERS, coordinates=told)
    lead = MORTAR.models[0].id
    before = AssaultIntent(lead, (), "slow", None, "first", Besides(at_coordinates=True))
    assert shown(assault, before).radii[0] == found.radii[0]
    ambush = asked("a.mortar", "X5", STAFF, MORTAR, FOE, lists=CALLERS, coordinates=told)
    assert shown(ambush, AmbushIntent(None, None, Besides(at_coordinates=True))).radii == found.radii


@pytest.mark.rule("AZ-AREA-01", "AZ-COM-07")
def test_fire_at_coordinates_warns_of_the_own_men_under_it():
    told = {"a.mortar": Coordinates(20_000, 30_000, 0, "b.one", "b.one.1")}
    near = unit("a.near", (20, 32), (20, 28), (22, 30))
    battle = asked("a.mortar", "F5", STAFF, MORTAR, FOE, near, lists=CALLERS, coordinates=told)
    notes = shown(battle, FireIntent(None, None, Besides(at_coordinates=True))).notes
    assert any("own side" in note for note in notes)


@pytest.mark.rule("AZ-DEM-09")
def test_a_building_that_may_be_fired_at_is_a_choice_on_the_board_and_shows_what_a_hit_does():
    inside = unit("b.one", (44, 51), (46, 51))
    battle = asked("a.gun", "F5", gun(), inside, map=ground(house("small")), options=ON)
    view = SYSTEM.table.present(battle, battle.decisions[0])
    (option,) = [each for each in view.options if each.piece is not None]
    assert (option.piece, option.target) == ("house", None)
    found = shown(battle, SYSTEM.rules.decode_choice(option.choice))
    assert found.totals == ["7+"]
    # Fired directly it does not scatter; those inside may die.
    assert len(found.radii) == 1
    assert 0 < found.chances["0"] < 1
    assert any("shakes the building" in note for note in found.notes)


# ---- the ground --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ROO-02", "AZ-DEM-05")
def test_sections_without_a_roof_are_shown_until_they_fall():
    def large(**damaged: Any) -> Any:
        battle = asked("a.one", "M5", unit("a.one", (10, 10)), unit("b.one", (110, 10)), map=ground(house("large")),
                       options=ON, damaged=(Damaged("house", **damaged),) if damaged else ())  # fmt: skip
        return {view.id: view for view in scene(battle, 0).pieces}

    assert large() == {}
    (open_,) = large(roofless=(1,))["house"].roofless
    corners = {(spot.x, spot.y) for spot in open_}
    assert len(corners) == 4
    assert all(40_000 <= x <= 60_000 for x, _ in corners)
    gone = large(roofless=(1,), fallen=(1,))
    assert all(view.roofless == [] for view in gone.values())


@pytest.mark.rule("AZ-SMK-01", "AZ-NGT-05")
def test_the_wind_and_templates_of_light_are_in_the_scene():
    fields = {"lights": (Light("a.one", "flare", (60_000, 60_000), 20_000),), "wind": Wind(90, 4_000)}
    battle = asked("a.one", "M5", unit("a.one", (10, 10)), unit("b.one", (110, 10)), **fields)
    found = scene(battle, 1)
    assert found.wind is not None
    assert (found.wind.towards, english(found.wind.name)) == (90_000, "Wind 4 cm")
    (light,) = [view for view in found.pieces if view.kind == "light"]
    xs = [spot.x for spot in light.outline]
    assert (min(xs), max(xs)) == (40_000, 80_000)
    still = asked("a.one", "M5", unit("a.one", (10, 10)), unit("b.one", (110, 10)))
    assert scene(still, 1).wind is None


@pytest.mark.rule("AZ-VEH-03")
def test_a_tank_is_lost_when_nobody_of_its_crew_lives():
    tank = vehicle("a.tank", "sherman-75", (60, 100))
    shown_ = scene(asked("a.tank", "M5", tank, WEST), 0)
    (view,) = [each for each in shown_.units if each.id == "a.tank"]
    assert (view.men, view.men_at_start, view.vehicle) == (5, 5, True)
    assert shown_.sides[0].lost == 0
    dead = vehicle("a.other", "sherman-75", (30, 100), crew=0)
    shown_ = scene(asked("a.tank", "M5", tank, dead, WEST), 0)
    (view,) = [each for each in shown_.units if each.id == "a.other"]
    assert view.men == 0
    assert shown_.sides[0].lost == 1


@pytest.mark.rule("AZ-BIK-01", "AZ-BIK-04")
def test_a_force_may_come_on_bicycles_and_those_left_behind_lie_on_the_table():
    men = (Men(count=2, role="rifleman", weapons=("kar98k",), bicycles=True), Men(count=1, role="leader"))
    force = load_force("german-1944")
    riders = replace(force, unit=(replace(force.of("squad-1"), men=men),))
    mustered_ = mustered((load_force("us-1944"), riders), TABLES)["b.squad-1"]
    assert [model.is_cyclist for model in mustered_.models] == [True, True, False]
    own = replace(unit("a.one"), models=(person("a.one.1", (10, 10), is_cyclist=True), person("a.one.2", (13, 10))))
    left = (Bicycle(30_000, 40_000, 1_000, id="b.squad-1.1/bicycle"),)
    shown_ = scene(asked("a.one", "M5", own, WEST, bicycles=left), 0)
    (view,) = [each for each in shown_.units if each.id == "a.one"]
    assert "One on a bicycle" in [english(fact) for fact in view.facts]
    (bicycle,) = [each for each in shown_.pieces if each.kind == "bicycle"]
    assert [(spot.x, spot.y) for spot in bicycle.outline][:2] == [(29_000, 39_000), (31_000, 39_000)]


# ---- stopping short ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-08")
def test_a_way_that_somebody_bars_says_where_the_unit_will_stop():
    men = unit("a.one", (60, 100))
    tank = vehicle("a.tank", "sherman-75", (60, 90))
    barred = dragged(asked("a.one", "M5", men, tank, WEST), "a.one", (60, 82))
    (path,) = (one for one in barred.overlays if isinstance(one, Path))
    assert path.illegal_from is not None
    assert 0 <= path.illegal_from < 10_000
    (note,) = (one for one in barred.notes if "stops after" in english(one.message))
    assert f"{path.illegal_from / 1000:.1f} cm" in english(note.message)
    assert barred.choice is not None
    free = dragged(asked("a.one", "M5", men, tank, WEST), "a.one", (70, 92))
    assert not [one for one in free.notes if "stops after" in english(one.message)]
