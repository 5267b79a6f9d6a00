"""Saves of every version of the rules are read from now on, and what stands in them for a class keeps its name."""

from __future__ import annotations

import warnings

import pytest

import grognard
from grognard.core.records import from_text
from grognard.core.saves import OtherRules, load_text
from grognard.core.systems import system
from tests.saves.freeze import TAGS, kept_saves, tags_now


def test_no_choice_decision_or_procedure_loses_the_name_it_has_in_files():
    frozen, now = set(TAGS.read_text(encoding="utf-8").splitlines()), set(tags_now())
    assert sorted(frozen - now) == [], "rename the class, but give it its old name as tag (tests/saves/freeze.py)"
    assert sorted(now - frozen) == [], "python -m tests.saves.freeze"


def test_a_save_is_kept_of_the_rules_as_they_are():
    kept = {path.stem for path in kept_saves()}
    now = {f"{name}-rules-{system(name).version}" for name in grognard.systems()}
    assert now <= kept, "python -m tests.saves.freeze"


@pytest.mark.parametrize("path", kept_saves(), ids=lambda path: path.stem)
def test_a_kept_save_loads(path):
    text = path.read_text(encoding="utf-8")
    lines = [from_text(line) for line in text.splitlines()]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", OtherRules)
        battle = load_text(text)
    game = system(lines[0]["system"])
    chosen = sum("choose" in line for line in lines)
    undone = sum("undo" in line for line in lines)
    assert chosen > 20
    assert undone == 1
    assert battle.number == chosen - 1
    other = lines[0]["rules"] != game.version
    assert [warning.category for warning in caught] == [OtherRules] * other
    if not other:
        assert battle.save_text() == text
