"""Plays a battle with command cards through the page: fires at what promises most, goes where something is fought for,
and answers the rest as it comes."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.answers import one_of
from tests.browser.person import Person

PASSES = 0.15
"""So often a chain is left as it is though a card would fit."""

MOMENTS = 50
"""For how many tenths of a second a suggestion is waited for, if there is to be one."""
TRIES = 6
"""Of so many ready ways one is looked for that may be declared."""


def change(person: Person) -> None:
    """Open what is said along with a way, where a line says how it stands."""
    expect(person.column.locator(".answers .row").first).to_be_attached()
    fold = person.column.locator("details.said:not([open]) > summary")
    if fold.count():
        fold.click()


class Player:
    """Somebody who answers every question by mouse. ``deeds`` are the kinds of questions and the cards played."""

    def __init__(self, person: Person, random: Random) -> None:
        self.person, self.random = person, random
        self.deeds: set[str] = set()

    def answer(self) -> None:
        """Answer the question asked, whatever it is."""
        asked = self.person.decision
        self.deeds.add(asked["kind"])
        match asked["kind"]:
            case "place":
                self.person.button("Place the rest for me").click()
            case "cards":
                self.person.press("k") if not asked["cards"]["least"] else self.put_away(asked["cards"]["least"])
            case "bid":
                self.card(self.hand().first)
                self.filled()
            case "card":
                self.play(asked)
            case "move":
                self.go()
            case "target":
                self.fire(asked)
            case _:
                self.plain()

    @property
    def answers(self) -> Locator:
        return self.person.column.locator(".answers")

    def hand(self) -> Locator:
        """The cards that may be played or laid now."""
        return self.answers.locator(".hand [role=radio]:not([aria-disabled=true])")

    def card(self, card: Locator) -> None:
        """Have a card in hand."""
        card.click()
        expect(card).to_be_checked()

    def filled(self) -> None:
        """Press the filled button, once it may be."""
        button = self.answers.locator(".btn.primary")
        expect(button).to_be_enabled()
        button.click()

    def put_away(self, count: int) -> None:
        """Put away the last cards of the hand."""
        cards = self.answers.locator(".hand [role=checkbox]")
        for at in range(count):
            cards.nth(cards.count() - 1 - at).click()
        self.filled()

    def play(self, asked: dict[str, Any]) -> None:
        """Play a card that fits on a unit, or pass."""
        open_ = [option for option in asked["options"] if option["choice"] and option["card"]]
        passes = any(option["key"] == "P" for option in asked["options"])
        if not open_ or (passes and self.random.random() < PASSES):
            self.deeds.add("pass")
            self.person.press("p")
            return
        wanted = self.random.choice(open_)
        order = list(dict.fromkeys(option["unit"] for option in asked["options"] if option["unit"]))
        units = self.answers.get_by_role("radiogroup", name="Units that may be ordered").get_by_role("radio")
        units.nth(order.index(wanted["unit"])).click()
        fitting = self.hand()
        names = [option["card"] for option in open_ if option["unit"] == wanted["unit"]]
        expect(fitting).not_to_have_count(0)
        self.card(fitting.nth(self.random.randrange(fitting.count())))
        self.deeds.update(card["order"] for card in names)
        self.filled()

    def go(self) -> None:
        """Declare a ready way, the first of some that may be declared; to stay, if there is no other."""
        filled = self.answers.locator(".btn.primary")
        # What is suggested comes beside the question and takes its twin out of the list: then the ways are counted.
        for _ in range(MOMENTS):
            if filled.count() and filled.is_enabled():
                break
            self.person.page.wait_for_timeout(100)
        ways = self.answers.locator(".choices .btn:not(.primary):not([data-key=Escape]):not([data-key=G])")
        count = ways.count()
        order = self.random.sample(range(count), min(count, TRIES))
        for at in order:
            ways.nth(at).click()
            self.person.until(lambda: self.settled(), "a preview")
            if filled.is_enabled():
                self.deeds.add("way")
                filled.click()
                return
        if not count and filled.is_enabled():
            # What stands ready is the only way there is.
            self.deeds.add("way")
            return filled.click()
        raise AssertionError(f"no ready way may be declared of {ways.all_inner_texts()}")

    def settled(self) -> bool:
        """Whether the page knows what has been considered would do."""
        asked = max((one.get("request", 0) for one in self.person.heard if one["type"] == "preview"), default=0)
        self.person.settle()
        again = max((one.get("request", 0) for one in self.person.heard if one["type"] == "preview"), default=0)
        return bool(asked == again and asked)

    def fire(self, asked: dict[str, Any]) -> None:
        """Fire at what promises most; now and then hold the shot back."""
        if asked["holds"] and self.random.random() < 0.5:
            self.person.press("h")
            self.deeds.add("hold")
        self.filled()

    def plain(self) -> None:
        """Take any of what is offered."""
        rows = self.answers.get_by_role("radio")
        if rows.count():
            one_of(rows, self.random).click()
            return self.filled()
        one_of(self.answers.locator(".choices .btn:enabled"), self.random).click()
        return None
