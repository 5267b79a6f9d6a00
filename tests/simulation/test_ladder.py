"""Everybody against everybody: each pair from both sides, and ratings that say what was won."""

from __future__ import annotations

import json
from itertools import permutations

import numpy as np
import pytest
from click.testing import CliRunner

from grognard.cli import main
from grognard.core.errors import InputError
from grognard.simulation.ladder import climb, expected, meetings, ratings

GAME = "axis_allies_minis"
RANDOM = {"players": ("random", "random")}


def test_players_meet_with_both_armies_from_both_sides():
    (met,) = meetings(GAME, ("greedy", "random"), "players", 3, 7)
    assert (met.first, met.second) == (0, 1)
    assert [each.players for each in met.plans] == [("greedy", "random")] * 2
    there, back = (each.setups for each in met.plans)
    assert there != back
    # The two plans have the same two set-ups, each with the players in other seats.
    assert set(there) == set(back)
    assert [(each.number, each.seed, each.swapped) for each in met.plans[0].fixtures()] == [
        (0, 7, False),
        (1, 7, True),
        (2, 8, False),
        (3, 8, True),
        (4, 9, False),
        (5, 9, True),
    ]


def test_an_army_that_is_named_goes_to_both_players():
    (met,) = meetings(GAME, ("greedy", "random"), "players", 1, 7, armies=("german-100",))
    assert len(met.plans) == 1  # The usual second army is the same.
    (met,) = meetings(GAME, ("greedy", "random"), "players", 1, 7, armies=("german-100", "us-100"))
    assert len(met.plans) == 2


def test_armies_meet_once_a_pair():
    met = meetings(GAME, ("us-100", "german-100"), "armies", 2, 7, **RANDOM)
    assert [len(each.plans) for each in met] == [1]
    assert met[0].plans[0].swap


@pytest.mark.parametrize("entrants", [("greedy",), ("greedy", "greedy"), tuple(map(str, range(65)))])
def test_a_ladder_of_few_many_or_one_twice_is_refused(entrants):
    with pytest.raises(InputError, match="two or more, at most 64, each named once"):
        meetings(GAME, entrants, "players", 1, 7)


def test_a_player_or_an_army_that_there_is_none_of_is_named():
    with pytest.raises(InputError, match="napoleon"):
        meetings(GAME, ("greedy", "napoleon"), "players", 1, 7)
    with pytest.raises(InputError, match="nobody"):
        meetings(GAME, ("us-100", "nobody"), "armies", 1, 7, **RANDOM)


def test_ratings_say_what_was_won():
    """Results made from known ratings: the same differences are found again."""
    true = np.array([1800.0, 1600.0, 1500.0, 1100.0])
    points = np.zeros((4, 4))
    for one, other in permutations(range(4), 2):
        points[one, other] = 10_000 * expected(true[one], true[other])
    found, within = ratings(points)
    assert found == pytest.approx(true, abs=1)
    assert all(0 < each < 10 for each in within)


def test_who_won_all_is_no_more_sure_than_few_battles_make_him():
    few, many = (ratings(np.array([[0.0, count], [0.0, 0.0]])) for count in (4.0, 400.0))
    assert few[0][0] < many[0][0]
    assert few[1][0] > 100
    assert 2 * few[1][0] > few[0][0] - 1500


def test_those_who_never_met_are_told_apart_by_whom_they_beat():
    points = np.zeros((3, 3))
    points[0, 1], points[1, 0] = 30, 10
    points[1, 2], points[2, 1] = 30, 10
    found, _ = ratings(points)
    assert found[0] > found[1] > found[2]


def test_a_ladder_counts_every_battle_of_everybody():
    entrants = ("us-100", "german-100")
    found = climb(GAME, entrants, "armies", meetings(GAME, entrants, "armies", 3, 7, **RANDOM), workers=1)
    assert [rung.battles for rung in found.rungs] == [6, 6]
    first, second = found.rungs
    assert (first.won, first.drawn, first.lost) == (second.lost, second.drawn, second.won)
    assert first.rating >= second.rating
    assert first.low < first.rating < first.high
    assert found.shares[first.name][second.name] == pytest.approx((first.won + first.drawn / 2) / 6, abs=1e-4)
    assert (found.seeds, found.faults) == (3, {})


def test_the_command_tells_it_and_writes_json():
    asked = ["ladder", GAME, "--of", "armies", "us-100", "german-100", "--player", "random", "-n", "1"]
    asked += ["--seed", "7", "--workers", "1"]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 0, told.output
    assert "us-100" in told.output
    assert "the mean is 1500" in told.output
    kept = json.loads(CliRunner().invoke(main, [*asked, "--json"]).output)
    assert {rung["name"] for rung in kept["rungs"]} == {"us-100", "german-100"}
    refused = CliRunner().invoke(main, ["ladder", GAME, "greedy"])
    assert refused.exit_code == 2
    assert "two or more" in refused.output
