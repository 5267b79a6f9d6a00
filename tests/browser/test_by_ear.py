"""Battles by ear and keys alone: what happened and what is asked is said once, in the language of the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.by_ear import Hearer
from tests.browser.person import Person, says
from tests.browser.test_spoken_to_the_end import BATTLES, DECISIONS, ENGLISH

FEW = 3
DICE = re.compile(r" \d+(, \d+)*$")


def faults(hearer: Hearer) -> list[str]:
    """What is wrong with what was heard up to the question that is asked now."""
    person = hearer.person
    person.settle()
    heard, lines = [words for _, words in hearer.heard()], hearer.lines()
    wrong = [f"nothing has the focus: {person.question.inner_text()}"] if hearer.lost else []
    wrong += [f"nameless: {role}" for role in hearer.nameless()]
    wrong += [f"English: {found}" for _, name in hearer.named() for found in ENGLISH.findall(name)]
    said = [words if words in lines else DICE.sub("", words) for words in heard]
    if [words for words in said if words in lines] != lines:
        wrong.append(f"happened: {lines}, said: {said}")
    asked = person.question.inner_text()
    if heard.count(asked) != 1:
        wrong.append(f"asked {heard.count(asked)} times: {asked} ({heard})")
    elif not set(lines).isdisjoint(said[heard.index(asked) :]):
        wrong.append(f"asked before it was told why: {asked} ({said})")
    return wrong


def plays(hearer: Hearer, most: int) -> int:
    """Answer by keys until the battle is over or ``most`` have been answered; how many were."""
    person = hearer.person
    hearer.heard(), hearer.lines()
    for count in range(most):
        person.choose(hearer.answer)
        if person.told["decision"] is None:
            return count
        assert faults(hearer) == []
    return most


def test_a_few_questions_are_answered_by_ear(person: Person):
    hearer = Hearer(person)
    hearer.sit(person.house.begin(("here", "computer:greedy"), seed=3), "pl")
    assert plays(hearer, FEW) == FEW


@pytest.mark.slow
@pytest.mark.parametrize(("system", "language"), BATTLES)
def test_a_whole_battle_by_ear(person: Person, system: str, language: str):
    hearer = Hearer(person)
    hearer.sit(person.house.begin(("here", "computer:greedy"), system, seed=3), language)
    assert 0 < plays(hearer, DECISIONS) < DECISIONS


def test_the_focus_comes_back_from_a_dialog_and_past_the_board(person: Person):
    person.sit(person.house.begin(("here", "here")))
    menu = person.page.get_by_role("button", name="Menu")
    menu.press(" ")
    person.dialog.get_by_role("button", name="All units").press(" ")
    says(person.dialog.get_by_role("heading", level=1), "All units")
    person.press("Escape")
    expect(menu).to_be_focused()
    person.page.get_by_role("button", name="To the question").press(" ")
    expect(person.question).to_be_focused()
    person.press("?")
    says(person.dialog.get_by_role("heading", level=1), "Keys")
    person.press("Escape")
    expect(person.question).to_be_focused()
    person.page.goto(f"{person.house.origin}/#odds")
    person.page.get_by_role("button", name="To the content").press(" ")
    expect(person.page.get_by_role("main")).to_be_focused()
