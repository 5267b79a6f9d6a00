"""Whole battles through the page in the languages they came in: nothing English is left, nothing is too wide.

The person answers with what lies ready, so that no word on the page need be known."""

from __future__ import annotations

import re
from functools import partial

import pytest

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import faults
from tests.browser.moments import HEXES, last_choices
from tests.browser.person import Person
from tests.browser.ready import answer
from tests.browser.test_words import READ, wordless

DECISIONS = 900
EVERY = 40
"""So many answers lie between two looks at the page as a telephone shows it."""
LAST = 20
MARKED = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent.trim())"
ENGLISH = re.compile(r".{0,40}\b(?:[Tt]he|and|of|with|from|their|which|unit|units|turn|has|have)\b.{0,40}")
"""Words that no sentence of another language here holds."""


class Reader:
    """Somebody who answers with what lies ready, and keeps what is English or does not fit."""

    def __init__(self, person: Person, language: str) -> None:
        self.person, self.language = person, language
        self.wrong: set[str] = set()

    def sit(self, battle: str) -> None:
        """Open a battle by a link that says the language."""
        person = self.person
        person.page.goto(f"{person.house.origin}/?key={person.house.key}&lang={self.language}#{battle}")
        person.asked()

    def play(self) -> int:
        """Answer every question until the battle is over; how many there were."""
        person = self.person
        for count in range(DECISIONS):
            self.read()
            if count % EVERY == 0:
                self.look()
            if person.told["decision"] is None:
                self.look()
                return count
            person.choose(partial(answer, person))
        raise AssertionError("the battle does not end")

    def read(self) -> None:
        """Keep what is English in what is shown or read aloud."""
        page = self.person.page
        self.wrong |= {f"English: {text}" for text in page.locator("[lang=en]").evaluate_all(MARKED)}
        self.wrong |= {f"English? {found}" for text in page.evaluate(READ) for found in ENGLISH.findall(text)}

    def look(self) -> None:
        """Keep what does not fit, at a desk and on a telephone."""
        self.wrong |= {f"no word: {text}" for text in wordless(self.person)}
        page = self.person.page
        for width, height in (PHONE.values(), DESK.values()):
            page.set_viewport_size({"width": width, "height": height})
            self.wrong |= {f"{width}: {text}" for text in faults(self.person)}
            self.read()
            if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                self.wrong.add(f"{width}: the page is {wide} wide")


BATTLES = [
    ("bolt_action", "el"),
    ("bolt_action", "pl"),
    (HEXES, "ru"),
    ("operation_ww2", "hu"),
    ("wh40k5", "it"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("system", "language"), BATTLES)
def test_a_whole_battle_is_told_in_the_language_of_its_players(person: Person, system: str, language: str):
    reader = Reader(person, language)
    reader.sit(person.house.begin(("here", "computer:greedy"), system, seed=3))
    assert reader.play() > 0
    assert sorted(reader.wrong) == []


def test_what_is_english_would_be_found(person: Person):
    reader = Reader(person, "hu")
    reader.sit(person.house.keep(last_choices("bolt_action", LAST)))
    reader.read()
    assert {found.partition(" ")[0] for found in reader.wrong} == {"English:", "English?"}


@pytest.mark.slow
def test_the_last_choices_of_a_battle_are_told_in_another_language(person: Person):
    reader = Reader(person, "ru")
    reader.sit(person.house.keep(last_choices(HEXES, LAST), ("here", "computer:greedy")))
    assert reader.play() > 0
    assert sorted(reader.wrong) == []
