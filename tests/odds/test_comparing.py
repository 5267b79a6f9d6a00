"""Whatever pair is asked about, what changes are worth, curves, match-ups and plans are worked out or refused."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.errors import InputError
from grognard.core.systems import systems
from grognard.odds.asking import ask, fields, game
from grognard.odds.comparing import curve, table, worth
from grognard.odds.courses import course

EVERY = pytest.mark.parametrize("name", sorted(systems()))
PAIRS = 6


def pairs(name):
    """Some attackers with some targets, of which the second half differs from game to game."""
    found = {field.name: [each.value for each in field.values] for field in fields(name)}
    random = Random(name)
    return [(random.choice(found["attacker"]), random.choice(found["target"])) for _ in range(PAIRS)]


@EVERY
def test_changes_that_make_no_sense_in_a_question_are_not_offered(name):
    for attacker, target in pairs(name):
        question = {"attacker": attacker, "target": target}
        for change in worth(name, question):
            ask(name, {**question, **change.fields})


def test_some_cover_does_not_hinder_an_attack_and_is_then_no_change():
    question = {"attacker": "panzer-iv-ausf-g", "target": "p-51d-mustang"}
    with pytest.raises(InputError):
        worth("axis_allies_minis", question, {"hidden": {"cover": "no such cover"}})
    for attacker, target in pairs("axis_allies_minis"):
        assert all(
            change.value is not None or change.why
            for change in worth("axis_allies_minis", {"attacker": attacker, "target": target})
        )


@EVERY
def test_a_curve_goes_along_every_number_as_far_as_the_units_do(name):
    numbers = [field.name for field in fields(name) if field.kind in ("whole", "number")]
    attacker, target = pairs(name)[0]
    for field in numbers:
        found = curve(name, [{"attacker": attacker, "target": target}], field)
        assert len(found.lines[0]) == len(found.values) >= 1
    with pytest.raises(InputError):
        curve(name, [{"attacker": attacker, "target": "nobody"}], numbers[0])


def test_a_curve_of_men_ends_with_the_men_there_are():
    """A squad of ten is asked about with one to ten men."""
    squads = {"attacker": "german-1944/squad-1", "target": "us-1944/squad-1"}
    found = curve("operation_ww2", [squads], "men")
    assert found.values == tuple(range(1, 11))
    assert None not in found.lines[0]


@EVERY
def test_match_ups_of_two_armies_and_a_plan(name):
    some = pairs(name)
    attackers, targets = sorted({pair[0] for pair in some[:3]}), sorted({pair[1] for pair in some[:3]})
    found = table(name, attackers, targets)
    assert [len(row) for row in found.values] == [len(targets)] * len(attackers)
    for goal in game(name).goals()[:1]:
        for attacker, target in some[:3]:
            assert course(name, [{"attacker": attacker, "target": target}], None, 0, goal.value).report()
