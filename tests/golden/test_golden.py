"""A battle kept as text: any change in rules, dice, words or positions shows here first, and must be meant.

If it is meant, ``python -m tests.golden.regenerate`` writes the text anew; read the difference before committing it.
"""

from __future__ import annotations

import re

import grognard
from tests.golden.narrative import FOLDER, told

SAVE = (FOLDER / "bolt_action.jsonl").read_text(encoding="utf-8")
TEXT = (FOLDER / "bolt_action.txt").read_text(encoding="utf-8")


def test_the_kept_battle_is_told_as_it_was():
    now, then = told(SAVE).split("\n"), TEXT.split("\n")
    for number, (line, kept) in enumerate(zip(now, then, strict=False), start=1):
        assert line == kept, f"line {number}; python -m tests.golden.regenerate, if it is meant"
    assert len(now) == len(then)


def test_the_kept_battle_is_whole():
    battle = grognard.load_text(SAVE)
    assert battle.over
    assert str(battle.position) in TEXT


def test_every_event_told_names_its_rules_and_every_sentence_has_words():
    story = TEXT.split("# Result")[0].split("\n")
    events = [line for line in story if line.startswith("   ") and not line.startswith("   >")]
    assert len(events) > 100
    assert [line for line in events if not re.search(r" \[BA-[A-Z0-9-]+(, BA-[A-Z0-9-]+)*\]$", line)] == []
    assert [line for line in events if line.strip().startswith("[")] == []
