"""A table of 300 models, a unit of them dragged about with the mouse in Chromium without a GPU: how long from frame to
frame, and how much processor time the page's main thread works for a frame."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

import grognard
from benchmarks.cold import FLAGS
from benchmarks.dragging import RATE, measured
from benchmarks.measure import command
from benchmarks.positions import lines
from grognard.core.battle import Battle
from grognard.server.app import create_app
from grognard.server.databases.database import sqlite_url
from grognard.server.keys import new_key
from grognard.server.run import Server, configured, listen
from grognard.server.store import Store
from grognard.server.tables import keep_battle

UNITS, MODELS = 30, 300
POSITIONS = {
    "bolt_action": ["table 96 x 48", "asks orders a", *lines("10 rifle", UNITS, 15, 4)],
    "operation_ww2": [
        "table 180 x 120",
        "hand a M3",
        "hand b A4",
        "asks chain a",
        *lines("10 rifleman", UNITS, 30, 12),
    ],
    "wh40k5": ["table 96 x 48", "asks movement a", *lines("boyz 10", UNITS, 15, 4)],
}
PLAYERS = ("here", "computer:greedy")
TRIES = 5
MOVED = "a.u2"
"""The unit dragged: one amid its own."""


def crowded(game: str) -> Battle[Any]:
    """A battle with 300 models, in which this unit may be moved."""
    battle = grognard.position("\n".join((game, *POSITIONS[game])))
    assert sum(len(unit.models) for unit in battle.state.units.values()) == MODELS
    for choice in battle.choices():
        if getattr(choice, "unit", None) != MOVED:
            continue
        after = battle.clone()
        after.choose(choice)
        if after.decision is not None and after.system.table.present(after, after.decision).move is not None:
            return after
    return battle


def taken_hold(page: Page) -> tuple[float, float]:
    """Take hold of the unit once the page knows where it may go; where it was."""
    ghost = page.locator(".board-svg .ghost").first
    for _ in range(TRIES):
        page.wait_for_timeout(2000)
        box = page.locator(f'[data-unit="{MOVED}"] .model').first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y - 20)
        with suppress(TimeoutError):
            ghost.wait_for(state="attached", timeout=10_000)
            return x, y
        page.mouse.up()
        page.keyboard.press("Escape")
    raise SystemExit("The unit could not be taken hold of")


def dragged(page: Page, address: str) -> tuple[list[float], float]:
    """The milliseconds between frames while the unit is dragged, and those of work a frame."""
    page.goto(address)
    unit = page.locator(f'[data-unit="{MOVED}"]')
    unit.wait_for(timeout=60_000)
    x, y = taken_hold(page)
    return measured(page, x + 20, y - 20, -1)


def main() -> None:
    chromium = subprocess.run(["sh", "tools/find_chromium"], capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, listen(0) as listener, sync_playwright() as playwright:
        store = Store(sqlite_url(Path(folder) / "battles.sqlite"))
        server = Server(configured(create_app(store)), lambda: None)
        serving = threading.Thread(target=server.run, args=([listener],), daemon=True)
        serving.start()
        browser: Browser = playwright.chromium.launch(executable_path=chromium or None, args=FLAGS)
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/?key={new_key(store)}"
        for game in sys.argv[1:] or POSITIONS:
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            spans, work = dragged(context.new_page(), f"{address}#{keep_battle(store, crowded(game), PLAYERS)}")
            context.close()
            slow = sum(span > 1.5 * 1000 / RATE for span in spans) / len(spans)
            print(
                f"{game}: {1000 / median(spans):.0f} frames a second (aim {RATE}), "
                f"95 in 100 frames within {quantiles(spans, n=20)[-1]:.0f} ms, {slow:.0%} late; "
                f"{work:.1f} ms of work a frame, {len(spans)} frames"
            )
        browser.close()
        server.should_exit = True
        serving.join()
        store.close()
    command()


if __name__ == "__main__":
    main()
