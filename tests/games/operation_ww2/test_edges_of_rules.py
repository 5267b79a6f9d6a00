"""Rules at their edges: the case that a condition is there for, one more, one less, the neighbour who is another."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import MINES, Force, ForceUnit, Join, Men
from grognard.games.operation_ww2.ground.detection import apart, is_known
from grognard.games.operation_ww2.rules.morale.morale import are_put_off
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.ways import fault as way_fault
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.turn.cards import may_exchange
from grognard.games.operation_ww2.state.muster import roll_call
from grognard.space.plane import Disc
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.vehicles.garage import vehicle

FOE, OURS = unit("b.foe", (5, 5)), unit("a.one", (5, 115))


# ---- lists and cards ---------------------------------------------------------------------------------------------


def entry(id: str, **fields: Any) -> ForceUnit:
    """A unit of three."""
    men = (Men(count=3, role="rifleman"),)
    given: dict[str, Any] = {"id": id, "title": id, "training": 4, "panic_limit": 3, "points": 0, "men": men}
    return ForceUnit(**(given | fields))


@pytest.mark.rule("AZ-DEF-06")
def test_az_def_06_a_characteristic_is_its_own_or_that_of_its_vehicle_and_mist_grenades_bring_mines() -> None:
    plain = entry("plain")
    assert not plain.has("command")
    assert not plain.has(MINES)
    assert entry("led", characteristics=("command",)).has("command")
    assert entry("half-track", vehicle="sdkfz-251", men=()).has("troop-carrier")
    mined = entry("misty", extras={"mist-grenades": 1})
    assert mined.has(MINES)
    assert not mined.has("command")


@pytest.mark.rule("AZ-DEF-01")
def test_az_def_01_units_joined_from_the_start_are_one_unit_of_all_their_entries_in_order() -> None:
    units = entry("one"), entry("two"), entry("three")
    force = Force(format="grognard-army", version=1, system="operation_ww2", name="All", nation="german", unit=units)
    joined = replace(force, join=(Join(id="both", units=("three", "one")),))
    found = roll_call((joined, force))
    assert {id: [each.id for each in entries] for id, entries in found.items()} == {
        "a.both": ["three", "one"],
        "a.two": ["two"],
        **{f"b.{id}": [id] for id in ("one", "two", "three")},
    }
    assert list(found)[:2] == ["a.both", "a.two"]


@pytest.mark.rule("AZ-CRD-05", "AZ-CRD-06")
def test_az_crd_05_cards_are_exchanged_by_a_nation_that_may_once_a_game_or_every_turn_if_it_holds_any() -> None:
    found = {}
    for nation in ("german", "american", "british", "russian"):
        for hands, used in ((("M3", ""), (False, False)), (("", ""), (False, False)), (("M3", ""), (True, False))):
            g = play(Idle(), OURS, FOE, nations=(nation, "american"), hands=hands, exchanged=used)
            row = g.context.nations[0]
            wanted = (
                bool(hands[0]) and bool(row.exchange) and row.when != "never" and not (row.when == "game" and used[0])
            )
            assert may_exchange(g, 0) is wanted, (nation, hands, used)
            found[nation, hands[0], used[0]] = wanted
    assert set(found.values()) == {True, False}


# ---- detection and morale ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MTI-02", "AZ-DET-09")
def test_az_det_09_vehicles_and_those_on_foot_are_detected_apart_only_where_there_are_both() -> None:
    tank = vehicle("b.tank", "panther", (60, 60))
    afoot, rides = person("b.tank.2", (70, 60)), replace(person("b.tank.3", (60, 60)), aboard="b.tank.1")
    for models, parts in (
        (tank.models, {"": ["b.tank.1"]}),
        ((*tank.models, rides), {"": ["b.tank.1"]}),
        ((*tank.models, afoot, rides), {"vehicles": ["b.tank.1"], "people": ["b.tank.2"]}),
        ((afoot,), {"": ["b.tank.2"]}),
    ):
        found = {part: [model.id for model in there] for part, there in apart(replace(tank, models=models)).items()}
        assert found == parts


@pytest.mark.rule("AZ-DET-12")
def test_az_det_12_what_is_known_is_the_whole_or_a_part() -> None:
    for known, part, found in (
        ((), "", False),
        (("a.one",), "", True),
        (("a.one",), "people", True),
        (("a.one/people",), "people", True),
        (("a.one/people",), "vehicles", False),
        (("a.one/",), "", False),
        (("a.two",), "", False),
    ):
        assert is_known(OURS, replace(FOE, known_to=known), part) is found, (known, part)


# ---- places ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
@pytest.mark.parametrize(
    ("at", "free"),
    [
        ((10, 10), True),
        ((60, 60), False),
        ((61.9, 60), False),
        ((60, 61.9), False),
        ((58.1, 60), False),
        ((62, 60), True),
        ((60, 62), True),
        ((61.5, 61.5), True),
        ((61.3, 61.3), False),
        ((90, 60), True),
        ((60, 90), True),
    ],
    ids=str,
)
def test_az_mov_10_a_base_ends_on_nobody(at: tuple[float, float], free: bool) -> None:
    g = play(Idle(), unit("a.one", (10, 10)), unit("b.one", (60, 60)))
    place = Disc(round(at[0] * 1000), round(at[1] * 1000), 1000)
    assert Crowd(g, g.state.units["a.one"]).is_free(place) is free


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08")
def test_az_mov_08_a_way_is_barred_by_who_stands_on_it_and_on_its_floor() -> None:
    mover = unit("a.one", (60, 20))
    for place, storey, barred in (
        ((60, 40), 0, True),
        ((62.5, 40), 0, False),
        ((61.5, 40), 0, True),
        ((60, 70), 0, False),
        ((60, 10), 0, False),
        ((60, 40), 1, False),
    ):
        other = unit("b.one", place)
        other = replace(other, models=tuple(replace(model, storey=storey) for model in other.models))
        g = play(Idle(), mover, other)
        own = g.state.units["a.one"]
        found = Crowd(g, own).bars(own.models[0], ((60_000, 20_000), (60_000, 60_000)))
        assert found is barred, (place, storey)


@pytest.mark.rule("AZ-MOV-05")
@pytest.mark.parametrize(
    ("xs", "away"),
    [
        ((10, 14, 18), ()),
        ((10, 14, 40), (40,)),
        ((10, 30, 34), (10,)),
        ((10, 14, 18, 22, 26), ()),
        ((10, 14, 40, 44, 48), (10, 14)),
        ((10, 40, 80), (40, 80)),
        ((10,), ()),
    ],
    ids=str,
)
def test_az_mov_05_who_is_apart_is_out_of_reach_of_the_largest_part(xs: Any, away: Any) -> None:
    models = list(unit("a.one", *((x, 60) for x in xs)).models)
    assert tuple(model.x // 1000 for model in zones.apart(models, 4_000)) == away
    # The same among vehicles, whose hulls keep together edge by edge.
    hulls = [replace(model, length=2000, width=2000, role="vehicle") for model in models]
    assert tuple(model.x // 1000 for model in zones.apart(hulls, 4_000)) == away


@pytest.mark.rule("AZ-LOS-08", "AZ-BIK-01", "AZ-EMB-02", "AZ-TER-10", "AZ-TER-11", "AZ-MOV-09", "AZ-TER-01")
@pytest.mark.parametrize("unpaid", ["stop_before", "enter_with_rest"])
def test_az_ter_11_who_cannot_pay_for_an_element_stops_before_it_or_pays_with_the_rest(unpaid: str) -> None:
    hedge = {"id": "hedge", "kind": "low-wall", "rectangle": ((0, 70), (120, 69))}
    g = play(Idle(), unit("a.one", (60, 60)), FOE, map=ground(hedge), options={"cost_unpaid": unpaid})
    man = g.state.units["a.one"].models[0]
    most = g.context.tables.rates["infantry"].fast
    cost = g.context.terrain.price(((60_000, 60_000), (60_000, 40_000))).cost
    assert cost
    for far, refused in (
        (most - cost, False),
        (most - cost + 1000, unpaid == "stop_before"),
        (most, unpaid == "stop_before"),
        (most + 1000, True),
    ):
        found = way_fault(g, man, ((60_000, 60_000 - far),), "move", "fast")
        assert (found is not None) is refused, far


@pytest.mark.rule("AZ-MOR-13", "AZ-EXE-07", "AZ-EXE-08")
def test_az_mor_13_without_a_chain_no_test_is_put_off() -> None:
    for option in ({}, {"morale_moment": "end_of_order"}, {"assault_morale_steps": "once_at_end"}):
        assert not are_put_off(play(Idle(), OURS, FOE, options=option))
