"""The ways of those who charge, at their edges: straight, past a side, round corners, together with the others."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.close_combat import charge_ways as ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import Idle, ground, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle


def march(*way: tuple[int, int], **fields: Any) -> March:
    return March("a.one", "assault", "fast", "a.one.1", way, **fields)


def table(own: Unit, *others: Unit, **fields: Any) -> Any:
    return play(Idle(), own, *others, **fields)


OWN, FOE = unit("a.one", (60, 70)), unit("b.foe", (60, 60))


@pytest.mark.rule("AZ-CC-03")
def test_az_cc_03_one_goes_straight_to_his_enemys_base() -> None:
    g = table(OWN, FOE)
    (model,), (foe,) = OWN.models, FOE.models
    crowd = Crowd(g, OWN, things=True)
    assert ways.leg_to(g, march(), crowd, model, foe, []) == Leg("a.one.1", ((60_000, 62_000),))
    assert ways.way_to(g, model, foe) == 8000
    # Where a comrade stands already, past the side.
    comrade = replace(model, id="a.one.2", y=62_000)
    leg = ways.leg_to(g, march(), crowd, model, foe, [comrade])
    assert leg is not None
    (end,) = leg.way
    assert end != (60_000, 62_000)
    assert 1_999**2 <= (end[0] - 60_000) ** 2 + (end[1] - 60_000) ** 2 <= 2_002**2
    assert (end[0] - 60_000) ** 2 + (end[1] - 62_000) ** 2 >= 1_999**2
    # In contact already, nobody goes.
    near = replace(model, y=62_000)
    assert ways.leg_to(g, march(), crowd, near, foe, []) == Leg("a.one.1", ())


@pytest.mark.rule("AZ-CC-03")
@pytest.mark.parametrize(("far", "goes"), [(17.0, True), (17.01, False), (40, False)])
def test_az_cc_03_nobody_goes_farther_than_he_may(far: float, goes: bool) -> None:
    own = unit("a.one", (60, 60 + far))
    g = table(own, FOE)
    leg = ways.leg_to(g, march(), Crowd(g, own, things=True), own.models[0], FOE.models[0], [])
    assert (leg is not None) == goes


@pytest.mark.rule("AZ-CC-03")
def test_az_cc_03_one_goes_round_by_the_declared_corners() -> None:
    wall = piece("building", 55, 64, 62, 66) | {
        "id": "house",
        "building": {"material": "brick", "storeys": 1, "openings": [{"kind": "door", "at": (55, 55)}]},
    }
    g = table(OWN, FOE, map=ground(wall))
    (model,), (foe,) = OWN.models, FOE.models
    crowd = Crowd(g, OWN, things=True)
    corner, last = (64_000, 67_000), (64_000, 62_000)
    assert ways.leg_to(g, march(), crowd, model, foe, []) is None
    leg = ways.leg_to(g, march(corner, last, (62_000, 60_000)), crowd, model, foe, [])
    assert leg is not None
    assert leg.way[:-1] == (corner, last)
    assert list(ways._routes(march(corner, last, (62_000, 60_000)))) == [(), (last,), (corner, last)]
    assert list(ways._routes(march(corner))) == [()]
    assert list(ways._routes(march(corner, last))) == [(), (corner,)]


@pytest.mark.rule("AZ-CC-15", "AZ-EXE-09")
def test_az_cc_15_a_way_too_far_is_gone_as_far_as_it_may() -> None:
    g = table(OWN, FOE)
    crowd, (model,) = Crowd(g, OWN, things=True), OWN.models
    assert ways.stretched_to(g, crowd, march(), model, (), 0) == Leg("a.one.1", ())
    right = ((75_000, 70_000),)
    assert ways.stretched_to(g, crowd, march(), model, right, 0) == Leg("a.one.1", right)
    # Of 20 cm to the side 15, which are 15 of the twentieths.
    assert ways.stretched_to(g, crowd, march(), model, ((80_000, 70_000),), 0) == Leg("a.one.1", ((75_000, 70_000),))
    # The enemy stands in the way: before him.
    leg = ways.stretched_to(g, crowd, march(), model, ((60_000, 60_000),), 0)
    assert leg == Leg("a.one.1", ((60_000, 62_000),))


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-05")
def test_az_cc_03_who_is_left_over_and_where_nobody_else_may_stand() -> None:
    own = with_models(unit("a.one", (60, 70), (63, 70), (66, 70), (69, 70)), m2={"posture": "scared"})
    staying = march(staying=("a.one.3",))
    leg = Leg("a.one.1", ((60_000, 62_000),), 0)
    assert [model.id for model in ways.left_over(own, staying, {})] == ["a.one.1", "a.one.4"]
    assert [model.id for model in ways.left_over(own, staying, {"a.one.1": leg})] == ["a.one.4"]
    taken = ways.places(own, staying, {"a.one.1": leg})
    assert [(each.x, each.y) for each in taken] == [(60_000, 62_000), (63_000, 70_000), (66_000, 70_000)]
    assert ways.end_of(own, Leg("a.one.4", (), 2)) is own.models[3]
    end = ways.end_of(own, Leg("a.one.4", ((1, 2), (3, 4)), 2))
    assert (end.x, end.y, end.storey) == (3, 4, 2)


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-05")
def test_az_cc_03_each_enemy_is_met_once_by_who_is_nearest() -> None:
    own = unit("a.one", (60, 70), (63, 70), (66, 70))
    foes = unit("b.foe", (60, 62), (66, 60))
    g = table(own, foes)
    found = ways.meeting(g, own, march(), list(foes.models), {})
    assert found == {"a.one.1": Leg("a.one.1", ((60_000, 64_000),)), "a.one.3": Leg("a.one.3", ((66_000, 62_000),))}
    given = {"a.one.2": Leg("a.one.2", ((60_000, 64_000),))}
    again = ways.meeting(g, own, march(), list(foes.models), given)
    assert list(again) == ["a.one.2", "a.one.3"]
    # Who would leave those who cannot come stays: they lie, and the enemies are far.
    lying = with_models(unit("a.one", (60, 70), (60, 73)), m2={"posture": "scared"})
    far = unit("b.foe", (60, 58.9))
    apart = table(lying, far)
    # 12 cm between the middles is as far as they keep together: from 73 to 60.9 it is 12.1.
    assert ways.meeting(apart, lying, march(), list(far.models), {}) == {}
    assert list(ways.meeting(apart, lying, march(loose=None), list(far.models), {})) == ["a.one.1"]
    nearer = unit("b.foe", (60, 59))
    assert list(ways.meeting(table(lying, nearer), lying, march(), list(nearer.models), {})) == ["a.one.1"]


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-05")
def test_az_mov_05_the_others_come_after_those_who_charge() -> None:
    own = unit("a.one", (60, 70), (60, 80))
    g = table(own, FOE)
    # The second stands 18 cm behind who has gone to 62: he comes to 12 of him, by twentieths of his way.
    going = {"a.one.1": Leg("a.one.1", ((60_000, 62_000),))}
    first, second = ways.with_others(g, own, march(), going, list(FOE.models)) or ()
    assert first == going["a.one.1"]
    assert second.model == "a.one.2"
    assert second.way == ((60_000, 73_700),)
    near = unit("a.one", (60, 70), (60, 74))
    assert ways.with_others(table(near, FOE), near, march(), going, list(FOE.models)) == (first, Leg("a.one.2", ()))
    further = unit("a.one", (60, 70), (60, 74.001))
    (_, comes) = ways.with_others(table(further, FOE), further, march(), going, list(FOE.models)) or ()
    assert comes.way


@pytest.mark.rule("AZ-CC-03", "AZ-CC-15")
def test_az_cc_15_who_has_met_nobody_goes_on_to_the_nearest() -> None:
    own = unit("a.one", (60, 70))
    g = table(own, unit("b.foe", (60, 60), (66, 66)))
    foes = list(g.state.units["b.foe"].models)
    crowd = Crowd(g, own, things=True)
    short = Leg("a.one.1", ((60_000, 66_000),))
    found = ways.onward(g, crowd, march(), own.models[0], short, foes)
    # 4 cm to the first, 4 to the other: as listed.
    assert found.way == ((60_000, 66_000), (60_000, 62_000))
    there = Leg("a.one.1", ((60_000, 62_000),))
    assert ways.onward(g, crowd, march(), own.models[0], there, foes) == there
    stays = Leg("a.one.1", ())
    assert ways.onward(g, crowd, march(), own.models[0], stays, foes) == stays
    assert ways.onward(g, crowd, march(), own.models[0], short, []) == short
    assert ways.met_by(g, own, [there]) == ("a.one.1",)
    assert ways.met_by(g, own, [short]) == ways.met_by(g, own, [stays]) == ()


@pytest.mark.rule("AZ-CC-15")
def test_az_cc_15_a_failed_charge_comes_on_together() -> None:
    own = unit("a.one", (60, 70), (63, 70))
    g = table(own, unit("b.foe", (60, 20)))
    assert ways.coming_on(g, own, march()) == ()
    lead, other = ways.coming_on(g, own, march((60_000, 58_000)))
    assert (lead.way, other.way) == (((60_000, 58_000),), ((63_000, 58_000),))
    far = ways.coming_on(g, own, march((60_000, 50_000)))
    assert [leg.way[-1][1] for leg in far] == [55_000, 55_000]


@pytest.mark.rule("AZ-CC-03", "AZ-CC-16")
def test_az_cc_16_who_can_be_met() -> None:
    own = unit("a.one", (60, 70))
    g = table(own, FOE, unit("b.two", (80, 60), (83, 60)), unit("a.two", (20, 20)))
    assert [model.id for model in ways.enemies_met(g, own)] == ["b.foe.1", "b.two.1", "b.two.2"]
    assert [model.id for model in ways.enemies_met(g, own, "b.two")] == ["b.foe.1"]


@pytest.mark.rule("AZ-CC-03", "AZ-DEF-12")
def test_az_def_12_an_enemy_behind_a_wall_is_met_before_it() -> None:
    own, foe = unit("a.one", (60, 70)), unit("b.foe", (60, 60))
    g = table(own, foe, map=ground(piece("low-wall", 40, 61, 80, 62)))
    leg = ways.leg_to(g, march(), Crowd(g, own, things=True), own.models[0], foe.models[0], [])
    assert leg is not None
    (end,) = leg.way
    assert end[0] == 60_000
    assert 63_000 <= end[1] <= 63_100


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-05")
def test_az_cc_03_the_unit_s_own_vehicle_stands_in_the_way_of_a_charge() -> None:
    own, foe = unit("a.one", (60, 70)), unit("b.foe", (60, 58))
    (met,) = ways.meeting(table(own, foe), own, march(), list(foe.models), {}).values()
    assert met.way == ((60_000, 60_000),)
    car = replace(vehicle("a.one", "jeep", (60, 64.5), 90).models[0], id="a.one.2")
    carrier = replace(own, models=(*own.models, car))
    assert ways.meeting(fight(Idle(), carrier, foe), carrier, march(), list(foe.models), {}) == {}


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-05")
def test_az_cc_03_who_was_declared_to_go_goes_in_any_case() -> None:
    lying = with_models(unit("a.one", (60, 70), (60, 73)), m2={"posture": "scared"})
    g = table(lying, FOE)
    # He would leave who lies by more than 10 cm.
    given = {"a.one.1": Leg("a.one.1", ((70_000, 62_000),))}
    foes = list(FOE.models)
    assert ways.with_others(g, lying, march(), given, foes) is None
    assert ways.meeting(g, lying, march(), foes, given) == given


@pytest.mark.rule("AZ-CC-03")
@pytest.mark.parametrize(("x", "y", "found"), [(60, 59, True), (60, 58.9, False), (66, 64, True)])
def test_az_cc_03_nobody_left_over_goes_to_whom_he_would_leave_the_others_for(x: float, y: float, found: bool) -> None:
    lying = with_models(unit("a.one", (60, 70), (60, 73)), m2={"posture": "scared"})
    foe = unit("b.foe", (x, y))
    told = list(ways.openings(table(lying, foe), lying, march(), {}, lying.models[0], list(foe.models)))
    assert [each.id for each, _ in told] == (["b.foe.1"] if found else [])


@pytest.mark.rule("AZ-CC-15")
def test_az_cc_15_the_whole_way_is_gone_as_it_was_declared() -> None:
    own = unit("a.one", (60, 70))
    g = table(own, unit("b.foe", (60, 20)))
    # The last leg is shorter than a way that is cut off would have.
    crooked = ((60_000, 60_000), (60_050, 60_000))
    (lead,) = ways.coming_on(g, own, march(*crooked))
    assert lead.way == crooked
    door = {"kind": "door", "at": (60, 60)}
    building = piece("building", 50, 40, 70, 60) | {
        "id": "house",
        "building": {"material": "brick", "storeys": 2, "openings": [door]},
    }
    inside = unit("a.one", (60, 63))
    g = table(inside, unit("b.foe", (5, 5)), map=ground(building))
    for storey in (0, 1):
        end = (60_000, 58_900)
        (lead,) = ways.coming_on(g, inside, march(end, storey=storey))
        assert (lead.way, lead.storey) == ((end,), storey)
    # Farther in than he may go with the stairs: he stops short, on the ground.
    (lead,) = ways.coming_on(g, inside, march((60_000, 50_000), storey=1))
    assert lead.way[-1][1] > 50_000
    assert lead.storey == 0
