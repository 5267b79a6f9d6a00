"""Whatever is asked and answered, a person reads words: never an id, a placeholder or a bare value of the program."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from grognard.core.words import resource_text
from tests.browser import hex_moments, moments
from tests.browser.answers import answer
from tests.browser.hex_answers import wander
from tests.browser.person import Person
from tests.sampling import first

STEPS = 15
IDS = set(re.findall(r"^([a-zA-Z][a-zA-Z0-9_-]*) =", resource_text("en"), re.MULTILINE))
WITH_DASH = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+")
ODD = re.compile(r"[{}]|\[[\w-]*\]|\[object|\bundefined\b|\bNaN\b|\bnull\b|\bNone\b|\b[ab]\.[a-z]")
AROUND = 60
READ = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('.board-svg text')].map((one) => one.textContent),
  ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel),
  ...[...document.querySelectorAll('[title]')].map((one) => one.title),
]"""


def wordless(person: Person) -> list[str]:
    """What is shown or read aloud that is no word."""
    texts = person.page.evaluate(READ)
    raw = [found for text in texts for found in WITH_DASH.findall(text) if found in IDS]
    odd = {
        text[max(0, found.start() - AROUND) : found.end() + AROUND] for text in texts for found in ODD.finditer(text)
    }
    return sorted({*raw, *odd})


def wanders(person: Person, seed: int) -> None:
    random = Random(seed)
    for _ in range(STEPS):
        assert wordless(person) == []
        if person.told["curtain"]:
            person.take_over()
            assert wordless(person) == []
        way = wander if person.decision["kind"] in ("activate", "deploy") else answer
        if not person.choose(partial(way, person, random)):
            break
    assert wordless(person) == []


def test_ids_would_be_found(person: Person):
    person.sit(person.house.keep(moments.entering()))
    person.question.evaluate("(one) => { one.textContent = 'See ba-ask-move for { $unit }' }")
    assert "ba-ask-move" in wordless(person)


@pytest.mark.parametrize(
    ("seed", "system"),
    first(1, [(3, moments.HEXES), (1, "bolt_action")]),
)
def test_from_the_first_choice_on(person: Person, seed: int, system: str):
    person.sit(person.house.begin(("here", "here"), system, seed=seed))
    wanders(person, seed)


@pytest.mark.parametrize(
    "moment",
    [
        moments.ambush,
        pytest.param(moments.charged, marks=pytest.mark.slow),
        pytest.param(moments.casualty, marks=pytest.mark.slow),
        pytest.param(hex_moments.under_way, marks=pytest.mark.slow),
    ],
)
def test_in_the_thick_of_it(person: Person, moment):
    person.sit(person.house.keep(moment(), ("here", "here")))
    wanders(person, 3)
