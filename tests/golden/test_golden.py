"""Battles kept as text: any change in rules, dice, words or positions shows here first, and must be meant.

If it is meant, ``python -m tests.golden.regenerate`` writes the texts anew; read the difference before committing it.
"""

from __future__ import annotations

import re

import pytest

import grognard
from grognard.core.systems import systems
from tests.golden.narrative import FOLDER, told

KEPT = sorted(save.stem for save in FOLDER.glob("*.jsonl"))
EVERY = pytest.mark.parametrize("name", KEPT)


def save_of(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_game_has_a_kept_battle():
    assert {grognard.load_text(save_of(name)).system.name for name in KEPT} == set(systems())


@EVERY
def test_the_kept_battle_is_told_as_it_was(name):
    now, then = told(save_of(name)).split("\n"), text_of(name).split("\n")
    for number, (line, kept) in enumerate(zip(now, then, strict=False), start=1):
        assert line == kept, f"line {number}; python -m tests.golden.regenerate, if it is meant"
    assert len(now) == len(then)


@EVERY
def test_the_kept_battle_is_whole(name):
    battle = grognard.load_text(save_of(name))
    assert battle.over
    assert str(battle.position) in text_of(name)


@EVERY
def test_every_event_told_names_its_rules_and_every_sentence_has_words(name):
    story = text_of(name).split("# Result")[0].split("\n")
    events = [line for line in story if line.startswith("   ") and not line.startswith("   >")]
    assert len(events) > 100
    assert [line for line in events if not re.search(r" \[[A-Z]+-[A-Z0-9-]+(, [A-Z]+-[A-Z0-9-]+)*\]$", line)] == []
    assert [line for line in events if line.strip().startswith("[")] == []
