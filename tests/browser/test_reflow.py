"""No page is wider than 320 pixels, which is what remains of a screen of 1280 at four times its size (WCAG 1.4.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from grognard.core.messages import say
from grognard.core.systems import systems
from grognard.core.words import languages, words
from tests.browser.person import Person

NARROW = {"width": 320, "height": 640}
DIALOGS = ("table-new-battle", "table-battles", "table-rules", "table-units", "table-keys", "invite-open")
BEYOND = """() => [...document.querySelectorAll('body *')]
  .filter((one) => !one.closest('svg, .sr') && one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => {
    if (box.width === 0 || box.right <= screen.width + 0.5) return false;
    for (let over = one.parentElement; over; over = over.parentElement)
      if (over !== document.body && getComputedStyle(over).overflowX !== 'visible') return false;
    return true;
  })
  .map(([one, box]) => `${one.tagName.toLowerCase()} up to ${Math.round(box.right)}: ${one.textContent.trim()}`)"""
"""What reaches beyond the screen, and not within something that is scrolled by itself."""


def too_wide(person: Person) -> list[str]:
    """What is wider than the screen now."""
    person.page.wait_for_load_state("networkidle")
    person.settle()
    found: list[str] = person.page.evaluate(BEYOND)
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    return found + ([f"the page is {wide} wide"] if wide > NARROW["width"] else [])


def seen(person: Person, language: str, game: str) -> Iterator[tuple[str, list[str]]]:
    """Each page of a game in a language, and what of it is too wide."""
    page, house = person.page, person.house
    battle = house.begin(("here", "computer:greedy"), game, seed=7)
    head = f"{house.origin}/?key={house.key}&lang={language}"
    page.goto(f"{head}#{battle}")
    person.asked()
    yield "table", too_wide(person)
    for name in DIALOGS:
        page.get_by_role("button", name=words(say("table-menu"), language), exact=True).click()
        person.dialog.get_by_text(words(say(name), language), exact=True).first.click()
        yield name, too_wide(person)
        person.press("Escape")
    editors = [f"{editor}={game}" for editor in ("army", "map", "scenario", "position")]
    for address in (f"{battle}/at/0", f"odds/{game}", *editors):
        page.goto("about:blank")
        page.goto(f"{head}#{address}")
        page.get_by_role("main").wait_for()
        yield address, too_wide(person)
        if (begin := page.locator(".start .btn.primary")).count():
            begin.click()
            begin.wait_for(state="detached")
            yield f"{address} begun", too_wide(person)
    page.goto("about:blank")
    page.goto(f"{head}#lobby")
    person.dialog.wait_for()
    yield "lobby", too_wide(person)
    page.goto(f"{house.origin}/sheet/{game}?lang={language}")
    yield "sheet", too_wide(person)


LONGEST = pytest.param("operation_ww2", "ru", marks=pytest.mark.sample)
OTHERS = [(game, language) for game in sorted(systems()) for language in sorted(languages())]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [LONGEST, *(one for one in OTHERS if one != LONGEST.values)])
def test_no_page_is_wider_than_the_narrowest_screen(newcomer: Callable[..., Person], game: str, language: str):
    person = newcomer(viewport=NARROW, has_touch=True, is_mobile=True)
    wrong = {name: found for name, found in seen(person, language, game) if found}
    assert wrong == {}
