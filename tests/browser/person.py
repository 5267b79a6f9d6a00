"""Somebody at the table: a page, what it hears from the server, and what it shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, Page, WebSocket, expect

if TYPE_CHECKING:
    from tests.browser.house import House

PATIENCE = 60_000
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ON_SCREEN = """(svg, spot) => {
  const p = new DOMPoint(spot[0] / 100, spot[1] / 100).matrixTransform(svg.getScreenCTM());
  return [p.x, p.y];
}"""


class Person:
    """A page at the table of a house. ``complaints`` are the errors its console has shown; ``late`` is how many
    thousandths of a second after they were sent suggestions reach it."""

    def __init__(self, page: Page, house: House, late: int = 0) -> None:
        self.page = page
        self.house = house
        self.late = late
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(json.loads(payload)))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    # ---- coming to the table -------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Open the address the program prints, without a battle."""
        self.page.goto(f"{self.house.origin}/?key={self.house.key}")

    def enter_for_a_battle(self) -> None:
        """Open the address, leave the first battle aside and go straight to a battle of one's own."""
        self.enter()
        self.page.get_by_role("button", name="Go straight to a battle").click()

    def sit(self, battle: str) -> None:
        """Open a battle and wait until the table is there."""
        self.page.goto(f"{self.house.origin}/?key={self.house.key}#{battle}")
        self.asked()

    @property
    def id(self) -> str:
        """The battle in the address."""
        return self.page.url.partition("#")[2]

    # ---- what the page knows -------------------------------------------------------------------------------------

    @property
    def told(self) -> dict[str, Any]:
        """The newest table or update."""
        return next((one for one in reversed(self.heard) if one["type"] in ("table", "update")), {"decision": None})

    @property
    def decision(self) -> dict[str, Any]:
        """The decision asked of the person now."""
        found = self.told["decision"]
        assert found is not None, "nothing is asked"
        return dict(found)

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait until something the page was told of is so."""
        for _ in range(PATIENCE // 20):
            if true():
                self.page.evaluate(SETTLED)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited in vain for {what}; the page asks {self.question.all_inner_texts()}")

    def suggested(self, unit: str | None) -> None:
        """Wait until the page shows what the game suggests for a unit, or for the question, and the board rests."""
        told = ("ranked", unit)
        self.until(lambda: told in {(one["type"], one.get("unit")) for one in self.heard}, "what is suggested")
        self.page.wait_for_timeout(self.late and self.late + 500)
        self.until(lambda: self._corner() == self._corner(), "the board to rest")

    def _corner(self) -> tuple[float, float]:
        self.settle()
        return self.spot(0, 0)

    def previewed(self) -> None:
        """Wait until the page has been told of what it last looked at, and shows it."""
        self.settle()
        asked = max(one["request"] for one in self.sent if one["type"] == "preview")
        told = ("preview", asked)
        self.until(lambda: told in {(one["type"], one.get("request")) for one in self.heard}, "the last preview")

    def asked(self, kind: str | None = None, after: int = -1) -> dict[str, Any]:
        """Wait for the next question, other than the one numbered ``after``, and until the page shows it."""

        def true() -> bool:
            decision = self.told["decision"]
            if decision is None or decision["id"] == after:
                return self.told.get("scene", {}).get("result") is not None
            return kind is None or decision["kind"] == kind

        self.until(true, f"a question of kind {kind}" if kind else "a question")
        if self.told["decision"] is None:
            return {}
        if not self.page.locator("dialog[open]").count():
            self.question.wait_for()
            # The page may not show yet what it has been sent: whoever was too quick would answer the last question.
            shown = f".answers[data-decision='{self.decision['id']}']"
            self.page.locator(f"{shown}, .curtain, dialog[open]").first.wait_for(state="attached")
        return self.decision

    # ---- what the page shows -------------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def column(self) -> Locator:
        return self.page.get_by_role("complementary", name="Decision")

    @property
    def board(self) -> Locator:
        return self.page.locator(".board-svg")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").get_by_role("listitem")

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button of the column."""
        return self.column.get_by_role("button", name=name, exact=exact)

    def unit(self, id: str) -> Locator:
        """A unit on the board."""
        return self.page.locator(f'[data-unit="{id}"]')

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """The pixel over a place of the table, in thousandths of an inch."""
        found = self.board.evaluate(ON_SCREEN, [x, y])
        return float(found[0]), float(found[1])

    def middle(self, unit: str) -> tuple[float, float]:
        """The middle of a unit's men, in thousandths of an inch."""
        (found,) = (one for one in self.told["scene"]["units"] if one["id"] == unit)
        models = found["models"]
        return sum(m["x"] for m in models) / len(models), sum(m["y"] for m in models) / len(models)

    # ---- what the person does ------------------------------------------------------------------------------------

    def drag(self, *places: tuple[float, float], release: bool = True) -> None:
        """Press the mouse over the first place of the table and draw it over the others."""
        self.page.mouse.move(*self.spot(*places[0]))
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*self.spot(*place), steps=6)
        if release:
            self.page.mouse.up()

    def choose(self, act: Callable[[], object], kind: str | None = None) -> dict[str, Any]:
        """Do something that answers the question, and wait for the next one."""
        before = self.decision["id"]
        act()
        return self.asked(kind, after=before)

    def take_over(self) -> None:
        """Take the screen over where it is handed over, and see what is asked."""
        lift = self.page.locator(".curtain button")
        lift.or_(self.page.locator(".ask .answers")).first.wait_for()
        if lift.count():
            lift.click()
            self.question.wait_for()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def settle(self) -> None:
        """Let the page draw what it knows."""
        self.page.evaluate(SETTLED)


def says(locator: Locator, text: str | re.Pattern[str]) -> None:
    """The person reads this text, sooner or later."""
    expect(locator).to_contain_text(text, timeout=PATIENCE)
