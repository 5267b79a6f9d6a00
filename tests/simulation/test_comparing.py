"""Variants and their comparison: one thing changed, the same seeds, the same answer on any number of processes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

import grognard
from grognard.cli import main
from grognard.core.errors import InputError
from grognard.simulation import Change, Plan, change, compare, plan, variants
from grognard.simulation.fighting import Fought, fight

GAME = "axis_allies_minis"


def quick(battles: int, seed: int, **changes: Any) -> Plan:
    return plan(GAME, players=("random", "random"), battles=battles, seed=seed, brief=True, **changes)


def test_a_variant_differs_in_what_was_changed_alone():
    agreed: dict[str, Any] = {"players": ("random", "random"), "battles": 4, "seed": 7}
    one, other = variants(GAME, [change("map=crossroads,mill-island")], **agreed)
    assert (one.name, other.name) == ("map=crossroads", "map=mill-island")
    assert one.plan == plan(GAME, map="crossroads", **agreed)
    assert other.plan == plan(GAME, map="mill-island", **agreed)


@pytest.mark.parametrize(
    ("thing", "field", "values"),
    [
        ("agent2=greedy,random", "players", [["random", "greedy"], ["random", "random"]]),
        ("year=1941,1944", "year", [1941, 1944]),
        ("option.historical_limits=on,off", "options", [{"historical_limits": "on"}, {"historical_limits": "off"}]),
    ],
)
def test_each_thing_is_told_to_the_plan(thing, field, values):
    agreed: dict[str, Any] = {"players": ("random", "random"), "battles": 2, "seed": 7}
    found = variants(GAME, [change(thing)], **agreed)
    assert [each.plan for each in found] == [plan(GAME, **{**agreed, field: value}) for value in values]


def test_an_army_is_changed_for_one_and_stays_for_the_other():
    found = variants(GAME, [change("army2=us-100,german-100")], players=("random", "random"), battles=2, seed=7)
    titles = [each.plan.names for each in found]
    assert titles[0][0].startswith("United States")
    assert titles[0][1].startswith("United States")
    assert titles[1][0].startswith("United States")
    assert titles[1][1].startswith("Germany")


def test_every_combination_is_a_variant():
    changes = [change("map=crossroads,mill-island"), change("agent1=greedy,random")]
    found = variants(GAME, changes, players=("random", "random"), battles=2, seed=7)
    assert [each.name for each in found] == [
        "map=crossroads, agent1=greedy",
        "map=crossroads, agent1=random",
        "map=mill-island, agent1=greedy",
        "map=mill-island, agent1=random",
    ]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("map", "THING=VALUE,VALUE"),
        ("colour=red,blue", "army1, army2, agent1, agent2, scenario, map, year, option.NAME"),
        ("option.=yes,no", "option.NAME"),
        ("map=crossroads", "fewer than two values"),
        ("map=crossroads,", "fewer than two values"),
        ("map=crossroads,crossroads", "one twice"),
    ],
)
def test_a_change_that_is_none_is_refused_with_what_there_is(given, told):
    with pytest.raises(InputError, match=told):
        change(given)


def test_too_much_at_once_is_refused():
    with pytest.raises(InputError, match="A thing is changed twice"):
        variants(GAME, [change("map=crossroads,mill-island")] * 2)
    with pytest.raises(InputError, match="“19x” is no year"):
        variants(GAME, [change("year=1941,19x")], players=("random", "random"))


# ---- compared ----------------------------------------------------------------------------------------------------


@pytest.fixture
def scripted(monkeypatch):
    """Battles that end as they are told: by their plan's map and their number, nobody fighting them."""
    ends: dict[str, list[int | None]] = {}

    def ended(at, fights, fixture):
        winners = ends["one" if at == 0 else "other"]
        return at, Fought(fixture.number, fixture.seed, fixture.swapped, winners[fixture.number % len(winners)])

    monkeypatch.setattr(
        "grognard.simulation.comparing.fought_of",
        lambda plans, left, *_: (ended(at, plans[at], fixture) for at, fixture in left),
    )
    return ends


def test_it_ends_as_soon_as_it_is_settled(scripted):
    scripted |= {"one": [1], "other": [0]}
    two = quick(200, 3), quick(200, 3, map="mill-island")
    found = compare(two, ("one", "other"))
    assert found.verdict == "more"
    assert found.difference.mean == 1.0
    assert found.battles < 20
    assert (found.rates[0].share, found.rates[1].share) == (0.0, 100.0)
    # The other contender's share is what the first's is not.
    assert compare(two, contender=1).verdict == "less"


def test_it_says_that_two_are_alike_and_that_nothing_is_settled(scripted):
    scripted |= {"one": [0, 1], "other": [0, 1]}
    assert compare((quick(400, 3), quick(400, 3))).verdict == "alike"
    few = compare((quick(4, 3), quick(4, 3)))
    assert (few.verdict, few.battles) == ("open", 4)


def test_kept_battles_count_and_are_not_fought_again(scripted):
    scripted |= {"one": [1], "other": [0]}
    two = quick(200, 3), quick(200, 3)
    fought: list[tuple[int, Fought]] = []
    whole = compare(two, told=lambda at, each: fought.append((at, each)))
    half = fought[: len(fought) // 2]
    first, second = ({each.number: each for at, each in half if at == seat} for seat in (0, 1))
    again: list[tuple[int, Fought]] = []
    assert compare(two, kept=(first, second), told=lambda at, each: again.append((at, each))) == whole
    assert [*half, *again] == fought


def test_the_order_in_which_battles_end_changes_nothing(scripted, monkeypatch):
    scripted |= {"one": [1, 1, 0, None], "other": [0, 0, None, 1, 0]}
    two = quick(60, 3, swap=True), quick(60, 3, swap=True)
    usual = compare(two)

    def backwards(plans, left, *_):
        """Eight are under way at once, the last of them ends first."""
        waiting = []
        for at, fixture in left:
            winners = scripted["one" if at == 0 else "other"]
            winner = winners[fixture.number % len(winners)]
            waiting.append((at, Fought(fixture.number, fixture.seed, fixture.swapped, winner)))
            if len(waiting) == 8:
                yield from reversed(waiting)
                waiting.clear()
        yield from reversed(waiting)

    monkeypatch.setattr("grognard.simulation.comparing.fought_of", backwards)
    assert compare(two) == usual


def test_a_comparison_of_real_battles_counts_what_they_came_to():
    two = quick(3, 3), quick(3, 3, map="mill-island")
    found = compare(two, workers=1)
    worth = [[fight(each, fixture).worth for fixture in each.fixtures()] for each in two]
    assert found.battles == 3
    assert found.difference.mean == pytest.approx((sum(worth[1]) - sum(worth[0])) / 3)


def test_what_cannot_be_compared_is_refused():
    with pytest.raises(InputError, match="above 0 and below 1"):
        compare((quick(4, 3), quick(4, 3)), error=1.0)
    with pytest.raises(InputError, match="differ in their seeds"):
        compare((quick(4, 3), quick(4, 5)))


# ---- the command line --------------------------------------------------------------------------------------------


def called(*words: str):
    return CliRunner().invoke(main, ["compare", GAME, "--agents", "random,random", "--seed", "3", *words])


def test_the_command_says_what_differs_and_keeps_it(tmp_path):
    out = tmp_path / "kept"
    asked = ("--vary", "map=crossroads,mill-island", "-n", "3", "--workers", "1", "--out", str(out))
    done = called(*asked)
    assert done.exit_code == 0, done.output
    assert "It is not settled how map=crossroads and map=mill-island differ" in done.output
    kept = json.loads((out / "comparison.json").read_text())
    assert kept["battles"] == 3
    assert (out / "map=crossroads" / "report.html").exists()
    again = called(*asked, "--resume", "--json")
    assert json.loads(again.output) == kept


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--vary", "map=crossroads,mill-island,long-ridge"], "A comparison is of two variants"),
        (["--vary", "map=nowhere,crossroads"], "nowhere"),
        (["--vary", "map=crossroads,mill-island", "--error", "0"], "above 0 and below 1"),
    ],
)
def test_the_command_refuses_in_words(words, told):
    done = called(*words, "-n", "2", "--workers", "1")
    assert done.exit_code == 2
    assert told in done.output
    assert "Traceback" not in done.output


def test_simulated_variants_stand_side_by_side(tmp_path):
    asked = ["simulate", GAME, "--agents", "random,random", "--seed", "3", "-n", "2", "--workers", "1"]
    done = CliRunner().invoke(main, [*asked, "--vary", "map=crossroads,mill-island", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "map=crossroads" in done.output
    assert "map=mill-island" in done.output
    assert (tmp_path / "map=mill-island" / "report.json").exists()
    both = CliRunner().invoke(main, [*asked, "--vary", "map=crossroads,mill-island", "--json"])
    alone = CliRunner().invoke(main, [*asked, "--map", "mill-island", "--json"])
    assert json.loads(both.output)["map=mill-island"] == json.loads(alone.output)


def test_what_is_kept_of_a_list_from_elsewhere_lies_in_the_folder_all_the_same(tmp_path):
    """The names of variants hold paths of files; none leads out of the folder that was named."""
    mine = tmp_path / "mine.toml"
    mine.write_text(grognard.army(GAME, "us-100").text("toml"))
    out = tmp_path / "kept"
    found = variants(
        GAME, [Change("army2", (str(mine), "german-100"))], players=("random", "random"), battles=1, seed=3
    )
    assert [each.folder for each in found][1] == "army2=german-100"
    assert found[0].folder.startswith("1-army2=")
    asked = ["compare", GAME, "--agents", "random,random", "--seed", "3", "-n", "1", "--workers", "1"]
    done = CliRunner().invoke(main, [*asked, "--vary", f"army2={mine},german-100", "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert sorted(each.name for each in out.iterdir()) == sorted([*(each.folder for each in found), "comparison.json"])
