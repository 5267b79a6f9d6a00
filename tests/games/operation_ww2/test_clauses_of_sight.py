"""Clauses of sight and cover, of what bursts, of charges that fall short and of setting up that only an edge of a rule
shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.setup import placing, zones
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import SetUp, StayAway
from grognard.games.operation_ww2.state.events.close_combat import Charged
from tests.games.operation_ww2.firing_line import riflemen, squad, with_models
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.test_charge_ways import at, charge, of, ordered, through
from tests.games.operation_ww2.test_indirect import BLIND, FOE, HELD, mortar, need
from tests.games.operation_ww2.test_sight import LOW, WOOD, ground_of
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

TRENCH = {"id": "trench", "kind": "trench", "rectangle": ((40, 20), (44, 100))}
SLOPE = {"id": "slope", "kind": "steep-slope", "rectangle": ((40, 20), (44, 100))}

# ---- the ground --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-COV-01", "AZ-LOS-08")
@pytest.mark.parametrize(
    ("piece", "cover"), [(TRENCH, "medium"), (WOOD, "light"), (LOW, "none")], ids=["trench", "woods", "low wall"]
)
def test_az_cov_01_from_upstairs_who_is_in_something_is_covered_and_who_is_behind_something_low_is_not(piece, cover):
    sight = ground_of(piece).context.sight
    upstairs, man = person("a.one.1", (20, 60), storey=1), person("b.one.1", (42, 60))
    assert sight.look(upstairs, man) == Look("clear", cover, () if cover == "none" else (piece["id"],))


@pytest.mark.rule("AZ-COV-01")
def test_az_cov_01_what_covers_nobody_is_not_named_as_cover():
    sight = ground_of(SLOPE).context.sight
    assert sight.look(person("a.one.1", (20, 60)), person("b.one.1", (60, 60))) == Look("clear", "none")


@pytest.mark.rule("AZ-LOS-09")
@pytest.mark.parametrize("openings", [0, 2])
def test_az_los_09_nobody_sees_through_the_walls_of_a_building_without_openings(openings):
    doors = (Opening(kind="gap", at=(40, 60)), Opening(kind="gap", at=(44, 60)))[:openings]
    built = BuildingRow(material="brick", openings=doors)
    sight = ground_of(
        {"id": "hut", "kind": "building", "rectangle": ((40, 40), (44, 80)), "building": built}
    ).context.sight

    def seen(start: float, end: float) -> str:
        found: Look = sight.look(person("a.one.1", (start, 60)), person("b.one.1", (end, 60)))
        return found.seen

    assert [seen(35, 50), seen(35, 42), seen(42, 35)] == (["clear"] * 3 if openings else ["not"] * 3)
    # Inside, two men see each other all the same.
    assert sight.look(person("a.one.1", (42, 50)), person("b.one.1", (42, 53))).seen == "clear"


@pytest.mark.rule("AZ-VCOV-02")
@pytest.mark.parametrize(("middle", "seen"), [(43, "clear"), (49, "partly"), (52, "not")])
def test_az_vcov_02_a_vehicle_of_which_only_the_edge_is_near_enough_in_woods_is_partly_seen(middle, seen):
    tank = vehicle("b.tank", "sherman-75", (middle, 60), 90)
    g = fight(Idle(), unit("a.one", (20, 60)), tank, map=ground(WOOD))
    assert sighting.look(g, g.state.units["a.one"].models[0], tank.models[0]).seen == seen


# ---- what bursts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-04", "AZ-COM-07")
@pytest.mark.parametrize(("laid", "bears"), [(None, True), (90_000, True), (180_000, False)])
def test_az_com_07_coordinates_outside_the_arc_of_a_weapon_are_not_fired_at(laid, bears):
    team = mortar()
    team = replace(team, models=(replace(team.models[0], laid=laid), *team.models[1:]))
    g = play(Idle(), team, FOE, coordinates={"a.mortar": HELD})
    power = firepower(g, team, None, "fire", BLIND)
    assert bool(power.chances) is bears
    assert not power.hopeless


@pytest.mark.rule("AZ-IND-12")
def test_az_ind_12_only_held_shots_ask_for_sight_of_the_weapon_itself():
    screen = ground({"id": "wall", "kind": "high-wall", "rectangle": ((59, 30), (61.5, 31))})
    never = {"indirect_interrupt": "never"}
    # A man of its team sees them past the wall that is before the mortar.
    assert [need(map=screen, held=held) for held in (False, True)] == [7, "AZ-IND-12"]
    assert [need(held=held, options=never) for held in (False, True)] == [7, "AZ-IND-12"]


@pytest.mark.rule("AZ-AREA-02", "AZ-COV-02")
@pytest.mark.parametrize(("kind", "number", "cover"), [("woods", 7, "light"), ("trench", 8, "medium")])
def test_az_area_02_a_template_heeds_a_trench_and_no_cover(kind, number, cover):
    wood = ground({"id": "ground", "kind": kind, "rectangle": ((50, 80), (70, 95))})
    g = play(Idle(), squad("a.one", (60, 44), ["kar98k"]), unit("b.one", (60, 36)), map=wood)
    shots = {each.area: each.shot for each in firepower(g, g.state.units["a.one"], "b.one", "fire").chances}
    assert (shots[False].cover, shots[False].need) == (cover, number)
    assert (shots[True].cover, shots[True].need) == ("none", number)


@pytest.mark.rule("AZ-FIRE-05", "AZ-ANT-02")
def test_az_fire_05_what_a_unit_could_fire_is_told_of_the_place_that_is_asked_about():
    g = play(Idle(), riflemen("a.one", (60, 44), 1), unit("b.one", (60, 36)))
    here = g.state.units["a.one"]
    there = replace(here, models=tuple(replace(model, y=model.y + 30_000) for model in here.models))

    def distances(which: Any) -> set[float]:
        return {each.nearest.distance for each in firepower(g, which, "b.one", "fire").chances}

    assert [distances(here), distances(there), distances(here)] == [{6000}, {36_000}, {6000}]


# ---- charges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CC-15", "AZ-CC-03")
@pytest.mark.parametrize("option", ["move_full", "no_move"])
@pytest.mark.parametrize(
    ("others", "goes"),
    [(((57, 47),), False), (((57, 51),), True), (((57, 47), (66, 46)), True)],
    ids=["left behind", "near", "linked by a third"],
)
def test_az_cc_15_a_charge_that_would_leave_a_comrade_behind_is_too_short(option, others, goes):
    ones, foe = unit("a.one", (60, 50), *others), riflemen("b.one", (60, 62), 1)
    lying = with_models(ones, m2={"posture": "scared"})
    chain = (ordered(charge((60, 60)), ones, foe),)
    g = through(play(Execution(), lying, foe, chain=chain, dice=None, options={"failed_charge": option}))
    reached = [event.reached for event in of(g, Charged)]
    if goes:
        assert (at(g)[0], reached) == ((60, 60), [("a.one.1",)])
    elif option == "move_full":
        assert 50 < at(g)[0][1] < 60
        assert reached == [()]
    else:
        # Nobody is told of a charge that does not go.
        assert (at(g)[0], reached) == ((60, 50), [])


# ---- setting up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-11")
@pytest.mark.parametrize("room", [True, False])
def test_az_set_11_who_finds_no_room_stays_away(room, monkeypatch):
    closed = zones.Fault(say("az-fault-all-set-up"), ())
    monkeypatch.setattr(zones, "faults", lambda g, unit, posts: iter(() if room else (closed,)))
    monkeypatch.setattr(placing, "candidates", lambda g, unit: [SetUp(())])
    monkeypatch.setattr(placing, "draws", lambda g, unit, random: iter([SetUp(())]))
    waiting = replace(unit("a.one", (60, 60)), place="waiting")
    g = play(Idle(), waiting, FOE)
    asked = ChoosePlace(0, "a.one")
    assert isinstance(asked.sample(g, Random(1)), SetUp if room else StayAway)
    assert (asked.choices(g) == [StayAway()]) is not room
    assert (asked.refusal(g, StayAway()) is None) is not room
