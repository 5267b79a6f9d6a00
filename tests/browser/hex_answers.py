"""Plays a battle on hexes through the page: towards the objective, and at whatever may be attacked."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import convert
from playwright.sync_api import expect

from grognard.core.messages import Message
from grognard.core.words import english
from tests.browser.person import Person

MOVES = 4


class Player:
    """Somebody who moves a few units towards the objective in each movement phase and makes every attack there is."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.moved = 0
        self.deeds: set[str] = set()
        grid = next(one for one in person.heard if one["type"] == "table")["ground"]["grid"]
        self.places = {hex["id"]: (hex["x"], hex["y"]) for hex in grid["hexes"]}
        self.goal = next(self.places[hex["id"]] for hex in grid["hexes"] if hex["objective"])

    def answer(self) -> None:
        """Answer the question asked, whatever it is."""
        person, asked = self.person, self.person.decision
        self.deeds.add(asked["kind"])
        if asked["kind"] == "activate":
            return self.act(asked)
        if asked["kind"] == "deploy":
            return person.button("Place the rest for me").click()
        rows = person.column.locator(".answers").get_by_role("radio")
        if asked["kind"] == "target":
            rows.first.click()
            expect(rows.first).to_be_checked()
            return person.column.locator(".answers .btn.primary").click()
        at = next((at for at, option in enumerate(asked["options"]) if option["primary"]), 0)
        key = asked["options"][at]["key"]
        person.press(key.lower() if key else "Enter")

    def act(self, asked: dict[str, Any]) -> None:
        """One unit attacks if any can, or else moves, until enough have; then the part is over."""
        person = self.person
        attack = next((option for option in asked["options"] if option["figure"] and option["primary"]), None)
        filled = person.column.locator(".answers .btn.primary")
        if attack is not None:
            self.take(attack["unit"])
            # What lies ready is what is worth most, which may be to keep watch: the attack is chosen from its row.
            target = english(convert(attack["label"], Message))
            rows = person.column.get_by_role("radiogroup", name="attacks").get_by_role("radio")
            rows.filter(has_text=target).first.click()
            expect(filled).to_contain_text(f"Attack: {target}")
            filled.click()
            self.deeds.add("attack")
        elif self.moved < MOVES and (march := self.march(asked)):
            self.moved += 1
            self.take(march[0])
            person.page.mouse.click(*person.spot(*self.places[march[1]]))
            expect(filled).to_contain_text("Move here")
            expect(filled).to_be_enabled()
            filled.click()
            self.deeds.add("march")
        else:
            self.moved = 0
            self.lay_down()
            person.press("f")

    def march(self, asked: dict[str, Any]) -> tuple[str, str] | None:
        """The unit that may come nearer to the objective, and the empty hex it goes to: the farthest unit first."""
        units = {one["id"]: one for one in self.person.told["scene"]["units"] if one["place"] == "table"}
        taken = {unit["hex"] for unit in units.values()}
        for move in sorted(asked["moves"], key=lambda move: -self.off(units[move["unit"]]["hex"])):
            ends = [hex for hex in move["hexes"] if hex not in taken]
            best = min(ends, key=self.off, default=None)
            if best is not None and self.off(best) < self.off(units[move["unit"]]["hex"]):
                return move["unit"], best
        return None

    def off(self, hex: str) -> int:
        """How far a hex lies from the objective, squared."""
        x, y = self.places[hex]
        return int((x - self.goal[0]) ** 2 + (y - self.goal[1]) ** 2)

    def take(self, unit: str) -> None:
        """Have a unit in hand, from the list of those that may act."""
        person = self.person
        able = {one["unit"] for key in ("moves", "options") for one in person.decision[key] if one["unit"]}
        order = [one["id"] for one in person.told["scene"]["units"] if one["id"] in able]
        if len(order) > 1:
            self.lay_down()
            rows = person.column.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
            rows.nth(order.index(unit)).click()
        expect(person.unit(unit)).to_have_attribute("aria-pressed", "true")

    def lay_down(self) -> None:
        """Have no unit in hand."""
        back = self.person.column.locator("[data-key=Escape]")
        while back.count():
            back.click()


def wander(person: Person, random: Random) -> None:
    """Do something with any unit that may act: the first row, hex, facing or button that chance finds."""
    if person.decision["kind"] == "deploy":
        return person.button("Place the rest for me").click()
    rows = person.column.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
    if rows.count():
        rows.nth(random.randrange(rows.count())).click()
        expect(rows).to_have_count(0)
    ways = person.column.get_by_role("radiogroup").get_by_role("radio", checked=False)
    if ways.count() and random.random() < 0.8:
        ways.nth(random.randrange(ways.count())).click()
        filled = person.column.locator(".answers .btn.primary")
        expect(filled).to_be_enabled()
        return filled.click()
    back = person.column.locator("[data-key=Escape]")
    while back.count():
        back.click()
    person.press("f")
    return None
