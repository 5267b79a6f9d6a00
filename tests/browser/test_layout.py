"""Nothing on the page lies over anything else, is cut off, is too small to read or out of reach.

So it is at every kind of moment of every game, on every usual size of screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PHONE
from tests.browser.layout_moments import SEEDS, SYSTEMS, moments
from tests.browser.looks import faults
from tests.sampling import first

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from grognard.core.battle import Battle
    from tests.browser.person import Person

DESKS = ((1280, 800), (1280, 720), (1366, 768), (1920, 1080), (1024, 768), (820, 1180))
FEW = ((1280, 720), (820, 1180))
"""The lowest desk and the narrowest."""

LEAST = 15.5
"""So many pixels high, half a pixel of 16 forgiven, is all that is written on a table at a desk."""


def wrong(person: Person, battle: str, sizes: Iterable[tuple[int, int]], desk: bool) -> list[str]:
    """What is wrong on the page at these sizes, as the battle is found and with the first row picked."""
    found: list[str] = []
    boards: dict[tuple[int, int], Any] = {}
    person.heard.clear()
    person.page.goto("about:blank")
    person.sit(battle)
    for picked in (False, True):
        if picked:
            rows = person.column.locator(".answers [role=radio]:not([aria-disabled=true]):visible")
            if not rows.count():
                break
            rows.first.click()
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            told = faults(person, LEAST if desk else 0, whole=desk)
            found += [f"{width}x{height}{', picked' if picked else ''}: {fault}" for fault in told]
            board = person.page.locator(".frame").bounding_box()
            if desk and boards.setdefault((width, height), board) != board:
                found.append(f"{width}x{height}: the board is moved by what is picked, from {boards[width, height]}")
    return found


def look(
    newcomer: Callable[..., Person], met: Iterable[tuple[str, Battle[Any]]], sizes: tuple[tuple[int, int], ...]
) -> None:
    """Look at each moment at a desk and on a telephone."""
    desk = newcomer()
    phone = newcomer(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    found: list[str] = []
    for name, battle in met:
        kept = desk.house.keep(battle)
        told = wrong(desk, kept, sizes, True) + wrong(phone, kept, [(PHONE["width"], PHONE["height"])], False)
        found += [f"{name}, {fault}" for fault in told]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("system", first(1, SYSTEMS))
def test_a_few_moments_of_a_game_are_legible_at_a_low_a_narrow_and_a_small_screen(
    newcomer: Callable[..., Person], system: str
):
    met = list(moments(system, range(1)))
    look(newcomer, met[1 :: len(met) // 3], FEW)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_moment_of_a_battle_is_legible_on_every_screen(newcomer: Callable[..., Person], system: str, seed: int):
    look(newcomer, moments(system, range(seed, seed + 1)), DESKS)


@pytest.mark.slow
def test_the_moments_looked_at_are_many_and_of_every_game():
    many = {system: sum(1 for _ in moments(system)) for system in SYSTEMS}
    assert min(many.values()) >= 50
    assert sum(many.values()) >= 300
