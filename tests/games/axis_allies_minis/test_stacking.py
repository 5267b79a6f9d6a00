"""How much a hex holds: the formulas of the rulebook and of the update of 2009."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.state.stacking import counts_as, is_legal, is_over_full

COUNTS = list(product(range(7), range(5), range(3)))


@pytest.mark.rule("AAM-STACK-01")
def test_aam_stack_01_three_ground_units_one_of_them_a_vehicle() -> None:
    full = {
        (soldiers, vehicles)
        for soldiers, vehicles, enemy in COUNTS
        if not enemy and not is_over_full(soldiers, vehicles)
    }
    assert full == {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)}


@pytest.mark.rule("AAM-STACK-02")
def test_aam_stack_02_one_vehicle_of_both_armies_together() -> None:
    assert not is_over_full(3, 0, enemy_vehicles=1)
    assert is_over_full(0, 1, enemy_vehicles=1)
    assert is_legal(0, 1, enemy_vehicles=1)


@pytest.mark.rule("AAM-STACK-03")
def test_aam_stack_03_one_more_of_each_type_or_one_in_all() -> None:
    assert [is_legal(*counts) for counts in ((4, 0), (3, 2), (4, 1), (5, 0), (2, 3), (4, 2))] == [
        True, True, True, False, False, False,
    ]  # fmt: skip
    assert [is_legal(*counts, mode="u09") for counts in ((4, 0), (2, 2), (3, 1), (3, 2), (4, 1))] == [
        True, True, True, False, False,
    ]  # fmt: skip


@pytest.mark.rule("AAM-STACK-07")
def test_aam_stack_07_whose_vehicle_came_last_is_over() -> None:
    # Each player is judged by the enemy Vehicles that stood there before: none for the first, one for the second.
    assert not is_over_full(0, 1, enemy_vehicles=0)
    assert is_over_full(0, 1, enemy_vehicles=1)


@pytest.mark.rule("AAM-STACK-09")
def test_aam_stack_09_large_units_count_as_vehicles() -> None:
    large = {card.id for card in CARDS.values() if card.has("large")}
    assert large == {"17-pounder-anti-tank-gun", "pak-40-anti-tank-gun"}
    for card in CARDS.values():
        wanted = {"soldier": "vehicle" if card.id in large else "soldier", "vehicle": "vehicle"}.get(card.type)
        assert counts_as(card) == wanted


@pytest.mark.rule("AAM-STACK-11")
def test_aam_stack_11_as_the_formula_says() -> None:
    for s, v, enemy in COUNTS:
        limit = 0 if enemy else 1
        assert is_over_full(s, v, enemy) == (not (s + v <= 3 and v <= limit))
        assert is_legal(s, v, enemy) == (s <= 4 and v <= limit + 1 and s + v <= 5)
        assert is_legal(s, v, enemy, "u09") == (s + v <= 4 and v <= limit + 1)
        assert is_over_full(s, v, enemy) or (is_legal(s, v, enemy) and is_legal(s, v, enemy, "u09"))
