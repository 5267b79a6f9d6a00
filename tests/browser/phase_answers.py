"""Answers any question of a battle in phases through the page, as somebody would who goes forward and shoots."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

STEPS = 4
"""How many inches a unit is steered in halves before it is confirmed."""
SOON, PATIENCE = 50, 800
"""How long a preview and an answer are waited for, in milliseconds."""
BACK = {"ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"}


class Player:
    """Somebody who plays by what the column offers. ``deeds`` is what was done, by kind."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.deeds: set[str] = set()
        self.tried: set[tuple[int, str, str]] = set()

    @property
    def answers(self) -> Locator:
        return self.person.column.locator(".answers")

    @property
    def filled(self) -> Locator:
        return self.answers.locator(".btn.primary")

    def answer(self) -> None:
        """Answer the question asked."""
        decision = self.person.decision
        if decision["kind"] == "deploy":
            self.place()
        elif decision["kind"] == "activate":
            self.order()
        elif decision["move"]:
            self.go()
        else:
            self.deeds.add(decision["kind"])
            self.take(self.answers.get_by_role("radio"))

    def take(self, rows: Locator) -> None:
        """The first row of a list and the filled button, or the first button."""
        if rows.count():
            rows.first.click()
            expect(self.filled).to_be_enabled()
            self.filled.click()
        else:
            self.answers.locator(".choices .btn:enabled").first.click()

    # ---- one unit of many ----------------------------------------------------------------------------------------

    def order(self) -> None:
        """Act with the first unit that has not been tried; when all have, end the phase."""
        person = self.person
        for unit in self.able():
            key = (person.told["scene"]["turn"], person.decision["question"]["id"], unit)
            if key in self.tried:
                continue
            self.tried.add(key)
            self.pick(unit)
            if self.act(unit):
                return
        self.back_to_all()
        self.deeds.add("finish")
        person.press("f")

    def able(self) -> list[str]:
        """The units one of which may act."""
        decision = self.person.decision
        named = [move["unit"] for move in decision["moves"]]
        named += [option["unit"] for option in decision["options"] if option["unit"] and not option["refused"]]
        return list(dict.fromkeys(named))

    def pick(self, unit: str) -> None:
        """Takes a unit in hand by its row in the list."""
        self.back_to_all()
        rows = self.answers.get_by_role("radiogroup", name="Units that may act").get_by_role("radio")
        if rows.count():
            shown = [one["id"] for one in self.person.told["scene"]["units"] if one["id"] in self.able()]
            rows.nth(shown.index(unit)).click()
            expect(rows).to_have_count(0)

    def back_to_all(self) -> None:
        """Puts the unit in hand back, if another may act."""
        for _ in range(3):
            button = self.answers.locator("[data-key=Escape]:enabled")
            if not button.count():
                return
            button.click()

    def act(self, unit: str) -> bool:
        """Shoot or assault if there is somebody to, else go forward; whether anything was done."""
        decision = self.person.decision
        its = [option for option in decision["options"] if option["unit"] == unit]
        foes = [option for option in its if option["target"] and not option["idle"]]
        enemies = {one["id"] for one in self.person.told["scene"]["units"] if one["side"] == 1}
        if any(option["target"] in enemies for option in foes):
            self.answers.get_by_role("radio").first.click()
            expect(self.filled).to_be_enabled()
            self.deeds.add(foes[0]["choice"]["type"])
            self.filled.click()
            return True
        close_up = self.answers.locator("[data-key=C]:enabled")
        if close_up.count():
            self.deeds.add("close up")
            close_up.click()
            return True
        if any(move["unit"] == unit for move in decision["moves"]):
            if self.steer("ArrowUp"):
                return True
            through = self.answers.locator("[data-key=D]:enabled")
            if through.count():
                self.deeds.add("through")
                through.click()
                return True
        self.deeds.add("other")
        return False

    # ---- places --------------------------------------------------------------------------------------------------

    def place(self) -> None:
        """Leave deploying to the program, the first unit excepted."""
        if "place" in self.deeds or not self.steer("ArrowDown", least=0):
            self.deeds.add("rest")
            self.person.press("r")
        else:
            self.deeds.add("place")

    def go(self) -> None:
        """What is ready is taken; else the unit stays, or is steered."""
        decision = self.person.decision
        self.deeds.add(decision["kind"])
        if self.filled.is_enabled():
            self.filled.click()
            return
        ready = self.answers.locator(".choices .btn:enabled:not(.primary):not([data-key=Escape]):not([data-key=G])")
        if decision["options"] and ready.count():
            option = decision["options"][0]
            ready.first.click()
            if not option["key"]:
                expect(self.filled).to_be_enabled()
                self.filled.click()
            return
        for way in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            if self.steer(way):
                return
        raise AssertionError(f"no way out of {decision['question']}")

    def steer(self, way: str, least: int = 1) -> bool:
        """Steer by the arrow keys, back step by step until it is allowed; whether that was done."""
        person = self.person
        person.question.focus()
        for _ in range(2 * STEPS):
            person.press(way)
        for _ in range(2 * STEPS - least):
            person.page.wait_for_timeout(SOON)
            if self.filled.is_enabled():
                said = str(self.filled.inner_text()).split("\n", maxsplit=1)[0]
                if self.confirmed():
                    self.deeds.add(said)
                    return True
            person.press(BACK[way])
        person.press("Escape")
        return False

    def confirmed(self) -> bool:
        """Presses Enter; whether that answered the question. It does not if the way turns out to be forbidden."""
        person, before = self.person, self.person.decision["id"]
        person.press("Enter")
        for _ in range(PATIENCE // SOON):
            now = person.told["decision"]
            if now is None or now["id"] != before:
                return True
            person.page.wait_for_timeout(SOON)
        return False
