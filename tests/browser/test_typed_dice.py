"""Real dice: the faces typed are the faces in the log."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from grognard.core.engine.events import Rolled
from tests.browser import moments
from tests.browser.person import Person, says


def test_the_faces_typed_are_the_faces_in_the_log(person: Person):
    person.sit(person.house.begin(dice="typed"))
    asked = person.decision["dice"]
    assert (asked["count"], asked["faces"]) == (2, 6)
    says(person.column, "0 of 2")
    done = person.button("Use these dice")
    expect(done).to_be_disabled()

    person.press("3")
    person.column.get_by_role("button", name="Add a 6").click()
    says(person.column, "2 of 2")
    expect(done).to_be_enabled()
    person.press("Backspace")
    expect(done).to_be_disabled()
    person.press("5")
    person.choose(done.click)

    line = person.log.filter(has_text="Roll-off").first
    faces = line.get_by_role("img")
    assert [face.get_attribute("aria-label") for face in faces.all()] == ["3, typed in", "5, typed in"]
    rolled = next(entry for entry in person.house.battle(person.id).log if isinstance(entry, Rolled))
    assert rolled.faces == (3, 5)
    assert rolled.typed


@pytest.mark.slow
def test_many_dice_of_a_volley_are_typed_in_one_after_the_other(person: Person):
    battle = moments.volley_to_type()
    asked = moments.view(battle).dice
    assert asked is not None
    person.sit(person.house.keep(battle, ("here", "here")))
    random = Random(3)
    faces = [random.randint(1, asked.faces) for _ in range(asked.count)]
    for face in faces:
        person.press(str(face))
    before = len(battle.log)
    person.choose(lambda: person.press("Enter"))
    rolled = next(entry for entry in person.house.battle(person.id).log[before:] if isinstance(entry, Rolled))
    assert list(rolled.faces) == faces
    labels = person.log.evaluate_all(
        "lines => lines.map(line => [...line.querySelectorAll('[role=img]')].map(die => die.ariaLabel ?? ''))"
    )
    read = [[label.split(",")[0] for label in line] for line in labels]
    assert [str(face) for face in faces] in read
