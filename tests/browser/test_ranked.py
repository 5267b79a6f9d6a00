"""What a unit had best do lies ready when the server has told it, unless its player has chosen meanwhile."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import hex_moments, moments
from tests.browser.house import as_sent
from tests.browser.person import Person
from tests.browser.test_hex_turn import take

TIME_STANDS = "() => { const now = performance.now(); performance.now = () => now; }"


class Held:
    """The line to the server, on which the worth of choices is held back until it is let through, best last."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.ranked: list[dict[str, Any]] = []
        person.page.route_web_socket("**/*", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "ranked":
            if told["unit"] is not None:
                self.ranked.append(told)
            return
        self.person.heard.append(told)
        self.page.send(message)

    def let_through(self, best: int) -> None:
        """Tell the newest of it, with this option as the best."""
        self.person.until(lambda: self.ranked, "the worth of the choices")
        told = self.ranked.pop()
        first = next(one for one in told["options"] if one["index"] == best)
        rest = [one for one in told["options"] if one["index"] != best]
        advice = {**told["best"], "index": best, "sound": True}
        self.page.send(json.dumps({**told, "options": [{**first, "sound": True}, *rest], "best": advice}))
        self.person.settle()


@pytest.mark.slow
def test_the_best_lies_ready_unless_the_person_has_chosen_what_lay_ready_before(person: Person):
    battle, unit = hex_moments.assault()
    held = Held(person)
    person.sit(person.house.keep(battle))
    person.page.evaluate(TIME_STANDS)
    asked = moments.view(battle)
    ready, best = (asked.options.index(one) for one in hex_moments.attacks(asked, unit)[:2])
    row = person.column.get_by_role("radiogroup", name="attacks").get_by_role("radio", checked=True)

    take(person, unit)
    aimed_at(person, asked.options[ready].target)
    held.let_through(best)
    aimed_at(person, asked.options[best].target)

    for _ in range(2):
        person.column.locator("[data-key=Escape]").click()
    expect(person.unit(unit)).to_have_attribute("aria-pressed", "false")
    take(person, unit)
    aimed_at(person, asked.options[ready].target)
    row.click()
    held.let_through(best)
    aimed_at(person, asked.options[ready].target)
    person.choose(lambda: person.press("Enter"))
    assert person.house.answer(person.id, battle) == as_sent(asked.options[ready].choice)


def aimed_at(person: Person, target: str | None) -> None:
    """Wait until this enemy is the one considered."""
    assert target is not None
    expect(person.unit(target)).to_have_attribute("aria-label", re.compile(r"Target\.$"))
