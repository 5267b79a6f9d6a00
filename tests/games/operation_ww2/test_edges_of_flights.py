"""Where broken people run, at the edges: what is in the way, cover that is just too far, the edge of the table."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.movement import fleeing
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table

Place = tuple[float, float]
GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}
STAYS = {"broken_crew": "stays"}


def wood(left: float, top: float, right: float, bottom: float, id: str = "wood") -> dict[str, Any]:
    return piece("woods", left, top, right, bottom) | {"id": id}


def runs(places: Any, *pieces: Any, foe: Any = ((60, 20),), others: Any = (), **fields: Any) -> Any:
    """Whither some broken people run from an enemy."""
    g = table(unit("a.one", *places, broken=True), unit("b.one", *foe), *others, map=ground(*pieces), **fields)
    return [
        (tuple((x / 1000, y / 1000) for x, y in each.way), each.lies, each.off_table)
        for each in fleeing.flights(g, g.state.units["a.one"])
    ]


# ---- who is in cover ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-18", "AZ-MOR-15")
@pytest.mark.parametrize(
    ("guns", "man", "stays"),
    [
        ((), (60, 60), False), (((60, 66),), (60, 60), True), (((60, 66),), (60, 90), False),
        (((60, 66), (60, 110)), (60, 60), True), (((60, 110), (60, 66)), (60, 60), True),
        (((60, 10), (60, 110)), (60, 60), False),
        # Its side is 3 cm from its middle, his base 1 cm wide, and they keep together over ten.
        (((60, 74),), (60, 60), True), (((60, 74.001),), (60, 60), False),
    ],
)  # fmt: skip
def test_az_mor_18_by_the_option_a_gun_is_cover_to_who_serves_it(guns: Any, man: Place, stays: bool) -> None:
    pieces = [replace(person(f"a.one.{n}", at), **GUN) for n, at in enumerate(guns, 2)]
    own = replace(unit("a.one", man, broken=True), models=(person("a.one.1", man), *pieces))
    lists = {"a.one": {"gun": "pak-40"}} if guns else {}
    for options, found in ((STAYS, stays), ({}, False)):
        g = table(own, unit("b.one", (5, 5)), options=options, lists=lists)
        whole = g.state.units["a.one"]
        assert fleeing.is_sheltered(g, whole, whole.models[0]) is found


# ---- cover that is run for ---------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-17")
@pytest.mark.parametrize(
    ("top", "end", "lies"),
    [
        # Into the wood costs five: 14.9 to its edge and a tenth within are all of twenty.
        (74.9, (60, 75), True),
        # A tenth farther he comes as far as its edge and not over it; then by twentieths of what he may go.
        (75, (60, 75), False), (75.5, (60, 75), False), (79.5, (60, 79), False), (79.91, (60, 79), False),
        (81, (60, 80), False),
    ],
)  # fmt: skip
def test_az_mor_17_as_far_towards_cover_as_one_comes(top: float, end: Place, lies: bool) -> None:
    ((way, lying, off),) = runs([(60, 60)], wood(40, top, 80, 110))
    assert (lying, off) == (lies, False)
    assert [(x, round(y, 2)) for x, y in way] == [end]


@pytest.mark.rule("AZ-MOR-17", "AZ-MOR-06", "AZ-MOR-09")
def test_az_mor_17_nobody_sets_out_for_cover_that_cannot_be_come_to() -> None:
    # The wood lies down to the right; with a river before it he runs straight from the enemy instead.
    copse = wood(70, 64, 90, 82)
    ((way, lies, _),) = runs([(60, 60)], copse)
    assert lies
    assert way[-1][0] > 70
    river = piece("deep-river", 67, 0, 68, 120)
    ((way, lies, _),) = runs([(60, 60)], copse, river)
    assert (way, lies) == (((60, 80),), False)
    # Who can be passed by on one side is.
    short = piece("deep-river", 66, 50, 67, 63.5)
    ((way, lies, _),) = runs([(60, 60)], copse, short)
    assert lies
    assert len(way) == 2
    assert way[-1][0] > 70


@pytest.mark.rule("AZ-MOR-17", "AZ-MOR-07", "AZ-MOR-08", "AZ-MOR-06")
@pytest.mark.parametrize("sheltered", [True, False])
def test_az_mor_07_one_comes_nearer_on_his_way_only_if_some_are_in_cover(sheltered: bool) -> None:
    # The only cover lies to the side of the enemy, too far to reach: going for it leads nearer to him.
    places = [(60, 50), (79, 30)] if sheltered else [(60, 50)]
    (way, lies, _), *_ = runs(places, wood(75, 27, 83, 35))
    assert not lies
    if sheltered:
        assert way[-1][0] > 70
        assert way[-1][1] < 40
    else:
        assert way == ((60, 70),)


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-08", "AZ-MOR-17")
def test_az_mor_17_the_third_runs_where_the_first_did_not_where_the_second_had_to() -> None:
    # For the second all of the trench lies nearer to the enemy in the west than he is, for the others it does not.
    trench, east = piece("trench", 52, 74, 57, 79), wood(64, 70, 84, 100, "east")
    foe = ((60, 20), (45, 60))
    found = runs([(50, 64), (72, 64), (60, 62)], trench, east, foe=foe)
    assert [way[-1][0] < 60 for way, _, _ in found] == [True, False, True]
    # Alone the third would run east, which is nearer.
    assert [way[-1][0] < 60 for way, _, _ in runs([(60, 62)], trench, east, foe=foe)] == [False]


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-15", "AZ-MOR-09")
def test_az_mor_15_nobody_runs_onto_the_unit_s_own_gun() -> None:
    gun = replace(person("a.one.2", (60, 72.5)), **(GUN | {"facing": 90_000}))
    own = replace(unit("a.one", broken=True), models=(person("a.one.1", (60, 60)), gun))
    g = table(own, unit("b.one", (60, 20)), map=ground(wood(50, 70, 70, 90)), lists={"a.one": {"gun": "pak-40"}})
    (flight,) = fleeing.flights(g, g.state.units["a.one"])
    assert flight.lies
    x, y = flight.way[-1]
    assert abs(x - 60_000) >= 4000 - 2 or abs(y - 72_500) >= 2500 - 2


# ---- away from the enemy -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-09")
@pytest.mark.parametrize(("turn", "friends"), [(0, ()), (60, ((60, 62.5),)), (-60, ((60, 62.5), (57.8, 61.3)))])
def test_az_mor_09_where_straight_away_is_barred_one_turns_aside(turn: int, friends: Any) -> None:
    # From an enemy above and to the left: straight away is down and to the right.
    lean = 3 / 5, 4 / 5
    moved = [(60 + dx * lean[1] + dy * lean[0], 60 - dx * lean[0] + dy * lean[1])
             for dx, dy in ((x - 60, y - 60) for x, y in friends)]  # fmt: skip
    others = (unit("a.two", *moved),) if moved else ()
    foe = ((60 - 20 * lean[0], 60 - 20 * lean[1]),)
    ((way, _, _),) = runs([(60, 60)], foe=foe, others=others, options={"pass_through_friends": "off"})
    angle = turn * pi / 180
    ux, uy = lean[0] * cos(angle) - lean[1] * sin(angle), lean[0] * sin(angle) + lean[1] * cos(angle)
    assert way == ((round(60 + 20 * ux, 3), round(60 + 20 * uy, 3)),)


@pytest.mark.rule("AZ-MOR-09")
def test_az_mor_09_only_straight_away_and_over_open_ground_one_is_gone() -> None:
    assert runs([(60, 110)], foe=((60, 90),)) == [(((60, 130),), False, True)]
    # A river before the edge keeps him on the table; aside of it he does not leave it either.
    river = piece("deep-river", 0, 115, 120, 116)
    ((way, lies, off),) = runs([(60, 110)], river, foe=((60, 90),))
    assert (lies, off) == (False, False)
    assert way == ((60, 114),)
    narrow = piece("deep-river", 58, 112, 62, 113)
    ((way, lies, off),) = runs([(60, 110)], narrow, foe=((60, 90),))
    assert (lies, off) == (False, False)
    # By twentieths of 20 cm: 1 cm straight on is the farthest before it, and comes before any turn.
    assert way == ((60, 111),)


@pytest.mark.rule("AZ-MOR-09")
def test_az_mor_09_who_turns_aside_stops_at_the_edge_of_the_table() -> None:
    # A friend bars straight away; sixty degrees aside 20 cm would end 1 cm over the edge, and nine tenths do not.
    friend = unit("a.two", (60, 112.5))
    ((way, _, off),) = runs([(60, 110)], foe=((60, 90),), others=(friend,), options={"pass_through_friends": "off"})
    assert not off
    assert way == ((44.412, 119),)
