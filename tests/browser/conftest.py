"""A house with its server, and people who come to its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import patience
from tests.browser.house import House, open_house
from tests.browser.person import PATIENCE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A machine busy with other work is slow, not wrong.
expect.set_options(timeout=PATIENCE)

DESK = {"width": 1280, "height": 800}
WISHED = """try {
  if (localStorage.getItem('grognard.turned') === null) localStorage.setItem('grognard.turned', '%s');
} catch {
  // A page of no address keeps nothing.
}"""
LATE = """const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
const wait = (event) => (event.data.startsWith('{"type":"ranked"') ? %d : 0);
Object.defineProperty(WebSocket.prototype, 'onmessage', { get, set(take) {
  set.call(this, (event) => setTimeout(() => take.call(this, event), wait(event)));
} });"""
"""Has suggestions reach the page so many thousandths of a second late."""
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def house(tmp_path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def newcomer(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Brings a person with a browser of their own; nobody may have seen an error by the end."""
    people: list[Person] = []
    late = request.config.getoption("advice_late")
    patient = not (late or request.config.getoption("hands") or request.config.getoption("impatient"))
    with ExitStack() as contexts:
        if patient:
            contexts.enter_context(patience.patient_locators())

        def come(at: House = house, **options: Any) -> Person:
            """``turned``: whether maps lie on their side; left empty the page decides, else they stand up."""
            turned = options.pop("turned", "off")
            context = chromium.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **options})
            contexts.callback(context.close)
            if turned:
                context.add_init_script(WISHED % turned)
            if late:
                context.add_init_script(LATE % late)
            page = context.new_page()
            if patient:
                patience.teach(page)
            people.append(Person(page, at, late))
            return people[-1]

        yield come
        assert [person.complaints for person in people] == [[] for _ in people]


@pytest.fixture
def person(newcomer: Callable[..., Person]) -> Person:
    """Somebody at a desk, who has asked for less motion."""
    return newcomer()


@pytest.fixture
def phone(newcomer: Callable[..., Person]) -> Person:
    """Somebody with a telephone, who touches the glass."""
    return newcomer(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
