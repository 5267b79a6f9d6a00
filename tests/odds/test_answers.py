"""Answers, comparisons and charts: what they say, what they refuse."""

from __future__ import annotations

import sys
from fractions import Fraction

import pytest

from grognard import odds
from grognard.core.errors import InputError
from grognard.core.records import to_text
from grognard.core.words import missing_messages
from grognard.odds import plots
from grognard.odds.asking import game
from grognard.odds.distributions import binomial, die_chance, through

SHERMAN = {"attacker": "m4a1-sherman", "target": "panzer-iv-ausf-g", "range": 3}
SQUAD = {"attacker": "german-500/squad-a", "target": "us-500/squad-a", "range": 12}


@pytest.mark.parametrize(("name", "asked"), [("axis_allies_minis", SHERMAN), ("bolt_action", SQUAD)])
def test_floats_are_the_fractions_to_twelve_places(name, asked):
    exact, rough = odds.ask(name, asked, fractions=True), odds.ask(name, asked)
    for spread in exact.spreads:
        for (outcome, chance), (same, near) in zip(spread.chances.items(), rough[spread.name].items(), strict=True):
            assert isinstance(chance, Fraction)
            assert outcome == same
            assert near == pytest.approx(float(chance), abs=1e-12)
    for each in exact.chances:
        assert rough.chance(each.name) == pytest.approx(float(each.chance), abs=1e-12)


@pytest.mark.parametrize(
    ("name", "asked", "rule"),
    [
        ("axis_allies_minis", SHERMAN | {"range": 9}, "AAM-RANGE-01"),
        ("axis_allies_minis", SHERMAN | {"weapon": "bombs"}, "AAM-SA"),
        ("axis_allies_minis", SHERMAN | {"occasion": "defensive", "range": 2}, "AAM-DF-01"),
        ("axis_allies_minis", SHERMAN | {"occasion": "defensive", "range": 1, "disrupted": True}, "AAM-DF-09"),
        (
            "axis_allies_minis",
            {"attacker": "m4a1-sherman", "target": "bar-gunner", "occasion": "defensive"},
            "AAM-DF-03",
        ),
        ("axis_allies_minis", SHERMAN | {"piercing": True}, "AAM-SA-15"),
        ("bolt_action", SQUAD | {"range": 60}, "BA-SHOOT-29"),
        ("bolt_action", SQUAD | {"pins": 9}, "BA-PIN-05"),
        ("bolt_action", SQUAD | {"target_pins": 9}, "BA-PIN-05"),
        ("bolt_action", SQUAD | {"way": "explosive"}, "BA-HE-02"),
        ("bolt_action", SQUAD | {"attacker": "mmg-team", "moved": True}, "BA-WPN-05"),
    ],
)
def test_an_impossible_question_says_which_rule_forbids_it(name, asked, rule):
    answer = odds.ask(name, asked)
    assert answer.refused is not None
    assert any(each.startswith(rule) for each in answer.refused.rules), answer.refused.rules
    assert answer.spreads == ()
    assert not str(answer).startswith("[")


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("axis_allies_minis", {"attacker": "m4a1-sherman"}),
        ("axis_allies_minis", SHERMAN | {"beside": ["nobody"]}),
        ("bolt_action", SQUAD | {"attacker": "german-500/squad-z"}),
        ("bolt_action", SQUAD | {"attacker": "8 swords"}),
        ("bolt_action", SQUAD | {"attacker": "0 rifle"}),
        ("bolt_action", SQUAD | {"holding": ["bazooka"]}),
        ("bolt_action", SQUAD | {"officer": "field-marshal"}),
        ("bolt_action", SQUAD | {"men": 40}),
        ("operation_ww2", {}),
    ],
)
def test_what_cannot_be_understood_is_an_error_naming_the_field(name, asked):
    with pytest.raises(InputError) as error:
        odds.ask(name, asked)
    assert not str(error.value).startswith("[")


@pytest.mark.parametrize(
    ("through", "said"),
    [
        (["stream", "foo"], "it cannot be 'foo'. It has to be one of 'low-hedge',"),
        ("stream", "it cannot be 'stream'. It has to be a list of 6 at most, each in it one of 'low-hedge',"),
        (["stream"] * 7, "It has to be a list of 6 at most, each in it one of 'low-hedge',"),
    ],
)
def test_of_several_values_the_wrong_one_is_named(through, said):
    jeep = {"attacker": "jeep", "target": "us-1944/squad-1", "attack": "drive", "through": through}
    with pytest.raises(InputError) as error:
        odds.ask("operation_ww2", jeep)
    assert said in str(error.value)


@pytest.mark.rule("BA-PIN-04", "BA-SHOOT-19", "BA-SHOOT-13")
def test_what_each_modifier_is_worth():
    found = {str(each): each for each in odds.worth("bolt_action", SQUAD)}
    shown = "\n".join(found)
    assert "with soft cover: 3.00 (-1.00)" in shown
    assert "with one pin more: 3.00 (-1.00)" in shown
    assert "at 6″: 5.00 (+1.00)" in shown
    named = odds.worth("axis_allies_minis", SHERMAN, {"far": {"range": 9}, "behind": {"facing": "rear"}})
    assert named[0].value is None
    assert "out of range" in named[0].why
    assert named[1].difference is not None
    assert named[1].difference > 0


def test_a_vehicle_may_be_met_from_another_side_and_no_change_is_out_of_bounds():
    asked = {"attacker": "medium-at-gun", "target": "panzer-iv", "range": 60, "way": "piercing"}
    found = {str(each).partition(":")[0]: each for each in odds.worth("bolt_action", asked)}
    assert found["from behind"].difference is not None
    assert found["from behind"].difference > found["from the side"].difference > 0  # type: ignore[operator]
    assert "at 120″" not in found, "beyond what may be asked"
    assert "with the target Down" not in found


def test_which_weapon_against_which_target():
    table = odds.table(
        "bolt_action", ["10 rifle", "mmg-team", "panzerschreck-team"], ["10 rifle", "mmg-team"], range=30
    )
    assert table.values[2] == (None, None), "out of range"
    assert table.best("10 rifle") == "mmg-team"
    assert "–" in str(table)


@pytest.mark.rule("BA-SHOOT-13")
def test_from_where_on_another_weapon_is_better():
    found = odds.break_even("bolt_action", "10 smg", "10 rifle", "10 rifle", "range", range(1, 25))
    assert [name for _, name in found.changes] == ["10 smg", "10 rifle"]
    assert found.changes[1][0] == 13, "beyond the submachine gun's range"


@pytest.mark.parametrize(("name", "asked"), [("axis_allies_minis", SHERMAN), ("bolt_action", SQUAD)])
def test_charts_are_written_in_every_kind(name, asked, tmp_path):
    answer = odds.ask(name, asked)
    for kind in plots.KINDS:
        plots.save(answer, tmp_path / f"chart.{kind}")
        assert (tmp_path / f"chart.{kind}").stat().st_size > 1000
    assert "<svg" in (tmp_path / "chart.svg").read_text()
    two = {"open": answer["hits"], "again": odds.ask(name, asked | {"range": 4})["hits"]}
    assert "<svg" in plots.svg(two, "Hits")
    assert "image/svg+xml" in answer._repr_mimebundle_()
    assert "image/svg+xml" in answer["hits"]._repr_mimebundle_()
    with pytest.raises(InputError, match="svg"):
        plots.save(answer, tmp_path / "chart.gif")
    with pytest.raises(InputError):
        plots.save(answer, tmp_path / "nowhere" / "chart.svg")


def test_without_the_extra_a_notebook_shows_a_table_and_a_chart_is_refused_clearly(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "altair", None)
    answer = odds.ask("bolt_action", SQUAD)
    assert "<table>" in answer._repr_mimebundle_()["text/html"]
    with pytest.raises(InputError, match="plots"):
        plots.save(answer, tmp_path / "chart.svg")


@pytest.mark.parametrize("name", ["axis_allies_minis", "bolt_action"])
def test_everything_asked_and_answered_has_words(name):
    fields = game(name).fields()
    ids = [field.title.id for field in fields] + [each.title.id for field in fields for each in field.values]
    assert missing_messages(ids) == []
    defaults = {field.name: field.default for field in fields}
    question = game(name).Question(attacker="x", target="y")
    assert set(defaults) == set(question.__struct_fields__)


def test_reports_are_plain_data():
    text = to_text(odds.ask("bolt_action", SQUAD, order="fire", fractions=True).report())
    assert '"fraction":"' in text


def test_a_pool_through_three_rolls_is_one_pool():
    product = die_chance(3) * die_chance(4) * (1 - die_chance(5))
    exact = through(7, die_chance(3), die_chance(4), 1 - die_chance(5), fractions=True)
    assert exact == binomial(7, product, fractions=True)
    rough = through(300, 2 / 3, 1 / 2, 2 / 3)
    for near, chance in zip(rough.chances, binomial(300, Fraction(2, 9), fractions=True).chances, strict=True):
        assert near == pytest.approx(float(chance), abs=1e-12)
    large = through(300, 49 / 50)  # its first term is too small for a float
    assert sum(large.chances) == pytest.approx(1)
    for near, chance in zip(large.chances, binomial(300, Fraction(49, 50), fractions=True).chances, strict=True):
        assert near == pytest.approx(float(chance), abs=1e-12)
    with pytest.raises(ValueError, match="no pool"):
        through(-1, 0.5)
