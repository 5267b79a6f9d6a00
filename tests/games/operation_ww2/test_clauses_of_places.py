"""Clauses of ground, buildings, setting up and lists that only an edge of a rule shows."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Men, load_force
from grognard.games.operation_ww2.data.maps import BuildingRow
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.fallen_buildings import sections
from grognard.games.operation_ww2.rules.buildings.charges import LayingCharges
from grognard.games.operation_ww2.rules.close_combat import charging
from grognard.games.operation_ww2.rules.close_combat.charge_ways import onward, stretched_to
from grognard.games.operation_ww2.rules.intent.interrupting import Interruption
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.state.choices import Post
from grognard.games.operation_ww2.state.events.charges import ChargeLaid
from grognard.games.operation_ww2.state.events.turn import Spotted
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg
from grognard.games.operation_ww2.state.muster import quality_of
from tests.games.operation_ww2 import test_charges, test_interrupting
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import Idle, ground, happened, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE = unit("b.foe", (5, 5))


def house(width: float, depth: float, **more: Any) -> dict[str, Any]:
    """A house with its lower left corner 20 cm from both edges."""
    row = BuildingRow(material="brick", storeys=1, openings=more.get("openings", ()))
    return {"id": "house", "kind": "building", "rectangle": ((20, 20), (20 + width, 20 + depth)), "building": row}


# ---- ground ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-09")
@pytest.mark.parametrize(("y", "seen"), [(30, False), (70, True)])
def test_az_los_09_nobody_looks_through_a_house_without_openings(y, seen):
    g = play(Idle(), unit("a.one", (10, 120 - y)), unit("b.one", (60, 120 - y)), map=ground(house(20, 20)))
    found = g.context.sight.look(g.state.units["a.one"].models[0], g.state.units["b.one"].models[0], ())
    assert (found.seen != "not") is seen


@pytest.mark.rule("AZ-RMS-05")
@pytest.mark.parametrize(("start", "barred"), [((10, 30), True), ((10, 75), False)])
def test_az_rms_05_only_a_way_through_the_walls_is_too_narrow_for_a_gun(start, barred):
    # The second way passes the corner, with the house between its ends as one sees them from the edges of the table.
    g = play(Idle(), FOE, map=ground(house(20, 20)))
    way = tuple((round(x * 1000), round((120 - y) * 1000)) for x, y in (start, (60, 30)))
    assert g.context.terrain.enters_walls(way) is barred


@pytest.mark.rule("AZ-TER-11")
@pytest.mark.parametrize("kind", ["rubble", "road", "low-hedge"])
def test_az_ter_11_the_last_piece_that_costs_something_is_paid_though_a_free_one_comes_after_it(kind):
    g = play(Idle(), FOE, map=ground(piece("low-wall", 50, 50, 70, 51), piece(kind, 50, 40, 70, 45)))
    terrain = g.context.terrain
    goings = {each.id: going.cost for each, going in zip(terrain.field.pieces, terrain.goings, strict=True)}
    last = goings[kind] or goings["low-wall"]
    assert last > 0
    assert terrain.last_cost(((60_000, 60_000), (60_000, 42_000))) == last


@pytest.mark.rule("AZ-DEM-05")
@pytest.mark.parametrize(("width", "depth", "count"), [(22, 12, 1), (45, 30, 4)])
def test_az_dem_05_only_large_buildings_fall_by_sections(width, depth, count):
    g = play(Idle(), FOE, map=ground(house(width, depth)))
    found = len(sections(g.context.laid, "house", TABLES))
    assert (found == 1) is (count == 1)


# ---- charges of explosives ---------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXP-03")
@pytest.mark.parametrize(("posture", "laid"), [("standing", 1), ("scared", 0)])
def test_az_exp_03_who_is_scared_lays_nothing(posture, laid):
    sappers = with_models(test_charges.SAPPERS, m1={"posture": posture})
    g = play(LayingCharges("a.one", test_charges.LAYS), sappers, FOE, map=ground(test_charges.WIRE))
    assert len(happened(g, ChargeLaid)) == laid


@pytest.mark.rule("AZ-EXP-03")
@pytest.mark.parametrize(("posture", "off"), [("standing", True), ("scared", False)])
def test_az_exp_03_who_is_scared_sets_nothing_off(posture, off):
    sappers = with_models(test_charges.SAPPERS, m1={"posture": posture})
    g = play(LayingCharges("a.one", test_charges.BLOWS), sappers, FOE, map=ground(test_charges.WIRE),
             primed=test_charges.laid(1), turn=2, dice=None)  # fmt: skip
    assert (not g.over) is off


# ---- fire, charges, interruptions --------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DET-12")
@pytest.mark.parametrize(("option", "known"), [("until_target_acts", 1), ("off", 0)])
def test_az_det_12_who_fires_a_held_shot_remembers_whom_he_detected(option, known):
    mover = replace(test_interrupting.MOVER, detection="fired")
    shot = test_interrupting.ordered("F3", test_interrupting.FIRER, test_interrupting.held(5))
    g = play(Interruption(shot), mover, test_interrupting.FIRER, dice=None, options={"detection_memory": option})
    assert len(happened(g, Spotted)) == known


@pytest.mark.rule("AZ-CC-03", "AZ-CC-15")
@pytest.mark.parametrize("way", [(), ((60_000, 55_000),)])
def test_az_cc_15_only_who_goes_goes_on_to_the_next_enemy(way):
    one = unit("a.one", (60, 60))
    g = play(Idle(), one, unit("b.one", (60, 50)))
    march = March("a.one", "assault", "fast", "a.one.1", way)
    leg = Leg("a.one.1", way)
    found = onward(g, Crowd(g, one), march, one.models[0], leg, g.state.units["b.one"].models)
    assert (found.way != leg.way) is bool(way)


@pytest.mark.rule("AZ-CC-15", "AZ-EXE-09")
@pytest.mark.parametrize(("far", "whole"), [(10, True), (40, False)])
def test_az_cc_15_a_way_is_gone_as_far_as_it_may_still_be_gone(far, whole):
    one = unit("a.one", (60, 60))
    g = play(Idle(), one, FOE)
    way = ((60_000, round((60 - far) * 1000)),)
    march = March("a.one", "assault", "fast", "a.one.1", way)
    found = stretched_to(g, Crowd(g, one), march, one.models[0], way, 0)
    assert (found.way == way) is whole


@pytest.mark.rule("AZ-CC-15", "AZ-LOS-08")
@pytest.mark.parametrize(("storey", "rules"), [(0, None), (1, ("AZ-CC-15", "AZ-CC-03"))])
def test_az_cc_15_stairs_count_for_who_comes_nearer_by_a_charge(storey, rules):
    # The enemy stands on the ground floor, below the attacker: in plan nobody could be nearer to him.
    row = BuildingRow(material="brick", storeys=2, openings=())
    field = ground(house(14, 14) | {"building": row})
    one = with_models(unit("a.one", (27, 93)), m1={"storey": 1})
    g = play(Idle(), one, unit("b.one", (27, 93)), map=field)
    down = AssaultIntent("a.one.1", ((30_500, 93_000),), "slow", None, "last", Besides(charge="b.one", storey=storey))
    found = charging.refusal(g, g.state.units["a.one"], down)
    assert (None if found is None else found.rules) == rules


# ---- lists, setting up -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MC-02", "AZ-DEF-07")
def test_az_mc_02_by_the_option_a_section_has_the_panic_limit_of_its_first_motorcycle():
    first = next(unit for unit in load_force("us-1944").unit)
    bikes = [replace(first, vehicle="bmw-r75", gun="", men=(), panic_limit=limit) for limit in (2, 3)]
    assert quality_of(bikes, TABLES, "single").panic_limit == 2
    assert quality_of(bikes, TABLES, "sum").panic_limit == 5
    mixed = [bikes[0], replace(first, vehicle="", men=(Men(count=3, role="rifleman"),), panic_limit=4)]
    assert quality_of(mixed, TABLES, "single").panic_limit == 6


@pytest.mark.rule("AZ-SET-06")
def test_az_set_06_a_gun_is_set_up_in_no_vehicle():
    truck = vehicle("a.truck", "opel-blitz", (60, 60))
    gun = replace(person("a.truck.9", (60, 60)), role="gun", weapons=("pak-40",))
    man = person("a.truck.8", (60, 60))
    g = fight(Idle(), replace(truck, models=(*truck.models, man, gun)), FOE)
    whole, post = g.state.units["a.truck"], Post("a.truck.9", 60_000, 60_000)
    assert zones.carriers(g, whole, man, post) == ["a.truck.1"]
    assert zones.carriers(g, whole, gun, post) == []
