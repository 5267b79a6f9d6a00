"""Somebody who hears the page and has keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.messages import Message
from grognard.core.words import words

if TYPE_CHECKING:
    from tests.browser.person import Person

LISTEN = (Path(__file__).parent / "by_ear.js").read_text()
TABS = 40
STEPS = 40
SOON = 120
"""Thousandths of a second in which a page usually has answered."""
LOST = "() => document.activeElement === document.body"
AMONG_ANSWERS = """() => {
  const one = document.activeElement;
  return one.closest('.answers') !== null && !one.matches('.rule, [data-key=Escape], .fold, .part, summary');
}"""
ASK = """() => {
  window.led = true;
  document.getElementById('question').focus();
  window.led = false;
}"""
"""Goes to the question as a screen reader's keys for headings do: what is read then was wished for."""
QUIET = {"RootWebArea", "generic", "none", "ScrollArea", "paragraph"}
"""Roles of what may have the focus without a name: the page, and words that scroll."""


class Hearer:
    """Somebody who answers by keys, and hears what is said and what has the focus."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._tree = person.page.context.new_cdp_session(person.page)
        self._language = ""
        self._read = -1
        person.page.add_init_script(LISTEN)

    def sit(self, battle: str, language: str) -> None:
        """Open a battle by a link that says the language."""
        self._language = language
        person = self.person
        person.page.goto(f"{person.house.origin}/?key={person.house.key}&lang={language}#{battle}")
        person.asked()

    def heard(self) -> list[tuple[str, str]]:
        """What was heard since this was asked last: how it came, and the words."""
        found: list[dict[str, str]] = self.person.page.evaluate("() => window.heard.splice(0)")
        return [(one["how"], one["words"]) for one in found]

    def lines(self) -> list[str]:
        """The sentences of the log that the server has told since this was asked last, the oldest first."""
        found = {line["seq"]: line["message"] for one in self.person.heard for line in one.get("log", ())}
        new = [seq for seq in sorted(found) if seq > self._read]
        self._read = max([self._read, *new])
        return [words(msgspec.convert(found[seq], Message), self._language) for seq in new]

    @property
    def lost(self) -> bool:
        """Whether nothing has the focus."""
        return bool(self.person.page.evaluate(LOST))

    def named(self) -> list[tuple[str, str]]:
        """The role and the name of whatever is there to be read or pressed, as a screen reader has it."""
        nodes: list[dict[str, Any]] = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        return [(role_of(node), name_of(node)) for node in nodes if not node["ignored"]]

    def nameless(self) -> list[str]:
        """What may have the focus and has no name."""
        nodes: list[dict[str, Any]] = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        return [
            role_of(node)
            for node in nodes
            if not node["ignored"] and may_focus(node) and not name_of(node) and role_of(node) not in QUIET
        ]

    def answer(self) -> None:
        """Answer by keys: what lies ready by Enter, or else the first answer that Tab comes to."""
        person = self.person
        before, given = person.decision["id"], len(self.choices())
        for step in range(STEPS):
            if person.page.locator(".answers .btn.primary:enabled").count():
                person.page.evaluate(ASK)
                person.press("Enter")
            elif step % 3 == 2:
                person.page.evaluate(ASK)
                person.press("ArrowDown")
            else:
                self.tab()
                person.press(" ")
            person.page.wait_for_timeout(SOON)
            if len(self.choices()) > given or person.told["decision"] is None or person.decision["id"] != before:
                return
        raise AssertionError(f"no way out of {person.decision['question']} by keys")

    def choices(self) -> list[dict[str, Any]]:
        """What was answered so far; it may be a while until the next question comes."""
        return [said for said in self.person.sent if said["type"] == "choose"]

    def tab(self) -> None:
        """Press Tab until one of the answers has the focus, if any is there."""
        for _ in range(TABS):
            self.person.press("Tab")
            if self.person.page.evaluate(AMONG_ANSWERS):
                return


def role_of(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def name_of(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", "")).strip()


def may_focus(node: dict[str, Any]) -> bool:
    return any(each["name"] == "focusable" and each["value"]["value"] for each in node.get("properties", ()))
