"""What a page must never look like: text over text or cut off, controls beyond the window, buttons not to be seen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.person import Person

HERE = Path(__file__).parent
PAGE = (HERE / "looks_page.js").read_text()
BOARD = (HERE / "looks_board.js").read_text()


def faults(person: Person, least: float = 0.0, whole: bool = False) -> list[str]:
    """What is wrong to look at on the page now; writing on the board is to be at least so many pixels high.

    ``whole``: the whole table is seen, so all that is written on it must be.
    """
    person.settle()
    found: list[str] = person.page.evaluate(PAGE)
    if not person.page.locator("dialog[open]").count():
        found += person.page.evaluate(BOARD, [least, whole])
    return found
