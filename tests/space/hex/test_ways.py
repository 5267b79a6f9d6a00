"""Cheapest ways against costs worked out by going over the whole map until nothing gets cheaper."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.space.hex.grid import Direction, Hex, Hexside, disc, hexside
from grognard.space.hex.ways import ways, ways_over

PLACES = sorted(disc(Hex(0, 0), 3))
Prices = dict[tuple[Hex, Hex], int | None]

STEPS = [(here, there) for here in PLACES for there in here.neighbours if there in PLACES]
prices = st.lists(st.none() | st.integers(0, 4), min_size=len(STEPS), max_size=len(STEPS)).map(
    lambda costs: dict(zip(STEPS, costs, strict=True))
)


def least_costs(start: Hex, table: Prices) -> dict[Hex, int]:
    found = {start: 0}
    changed = True
    while changed:
        changed = False
        for (here, there), price in table.items():
            if here in found and price is not None and found[here] + price < found.get(there, 1000):
                found[there] = found[here] + price
                changed = True
    return found


@given(prices, st.none() | st.integers(0, 9))
def test_ways_are_the_cheapest(table: Prices, budget: int | None) -> None:
    def cost(here: Hex, there: Hex, side: Hexside) -> int | None:
        assert side == hexside(here, there)
        return table.get((here, there))

    start = Hex(0, 0)
    found = ways(start, cost, budget)
    expected = least_costs(start, table)
    assert found.costs == {place: spent for place, spent in expected.items() if budget is None or spent <= budget}
    assert list(found.costs.values()) == sorted(found.costs.values())
    for place, spent in found.costs.items():
        way = found.way(place)
        assert way[0] == start
        assert way[-1] == place
        assert sum(table[step] or 0 for step in pairwise(way)) == spent


def test_a_closed_side_makes_the_way_go_round() -> None:
    wall = {Hex(0, 0).side(Direction.N)}

    def cost(here: Hex, there: Hex, side: Hexside) -> int | None:
        return None if side in wall else 1

    found = ways(Hex(0, 0), cost, 3)
    assert found.way(Hex(0, -1)) == (Hex(0, 0), Hex(1, -1), Hex(0, -1))
    with pytest.raises(KeyError):
        found.way(Hex(0, 9))


def test_a_negative_cost_is_refused() -> None:
    with pytest.raises(ValueError, match="costs -1"):
        ways(Hex(0, 0), lambda here, there, side: -1, 3)


def test_a_cost_may_depend_on_more_than_the_hex() -> None:
    road = [Hex(0, r) for r in range(5)]

    def steps(state: tuple[Hex, bool]) -> list[tuple[tuple[Hex, bool], int]]:
        here, used = state
        return [((there, True), 1 if used else 0) for there in here.neighbours if there in road]

    found = ways_over((road[0], False), steps, 2)
    used = {(road[1], True): 0, (road[0], True): 1, (road[2], True): 1, (road[3], True): 2}
    assert found.costs == {(road[0], False): 0} | used
