"""Battles played through the page to their end, and what the page tells of it, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from grognard.core.battle import Battle
from grognard.core.wire.scene import SideView
from grognard.core.words import english
from tests.browser.person import Person, says
from tests.browser.test_words import wordless


def played_out(person: Person, answer: Callable[[], object], most: int) -> Battle[Any]:
    """The battle after the person has answered every question, ``most`` of them at most; each turn the page says
    everything in words."""
    turn = 0
    for _ in range(most):
        if person.told["decision"] is None:
            break
        if person.told["scene"]["turn"] > turn:
            turn = person.told["scene"]["turn"]
            assert wordless(person) == []
        person.choose(answer)
    battle = person.house.battle(person.id)
    assert battle.over
    return battle


def sides_told(person: Person, battle: Battle[Any]) -> Iterator[tuple[SideView, Locator]]:
    """What the page tells of the result, and of each side with its losses."""
    says(person.dialog.get_by_role("heading", level=1), "The battle is over")
    scene = battle.system.table.scene(battle, 0)
    assert scene.result is not None
    says(person.dialog, english(scene.result))
    for side in scene.sides:
        told = person.dialog.get_by_role("region", name=english(side.name))
        expect(told.get_by_role("listitem")).to_have_count(side.lost)
        yield side, told
    assert wordless(person) == []


def back_at_the_table(person: Person, battle: Battle[Any]) -> None:
    """The result stays in the column when the person looks at the table."""
    person.dialog.get_by_role("button", name="Look at the table").click()
    result = battle.system.table.scene(battle, 0).result
    assert result is not None
    says(person.question, english(result))
