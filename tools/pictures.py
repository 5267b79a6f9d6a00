"""Draw the README's pictures of the table anew, into docs/pictures.

A battle between two computer players, from a fixed seed, is stopped at a moment worth looking at; the table is then
opened in Chromium as anybody would open it, and photographed on a desk, by night, and on a telephone.

    python tools/pictures.py [--seed N] [--number N]
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import grognard
from grognard import agents
from grognard.core.battle import Battle
from grognard.server.app import create_app
from grognard.server.keys import new_key
from grognard.server.run import listen
from grognard.server.store import Store, sqlite_url
from grognard.server.tables import Tables

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SEED = 1
NUMBER = 76
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def fought(seed: int, number: int) -> Battle[Any]:
    """A battle between two greedy players up to its choice ``number``."""
    battle = grognard.battle("bolt_action", seed=seed)
    player = agents.agent("greedy")
    random = Random(seed)
    while battle.decision is not None and battle.number < number:
        battle.choose(player(battle, battle.decision, 1.0, random).choice, battle.decision.seat)
    return battle


def pose(page: Page, address: str) -> None:
    """The unit that moves would go towards the enemy; nothing is confirmed yet."""
    page.goto(address)
    page.get_by_role("button", name="Towards the enemy").click()
    page.locator(".board-svg .ghost").first.wait_for(state="attached")


def aim(page: Page, address: str) -> None:
    """The unit has gone there and looks for a target."""
    pose(page, address)
    page.get_by_role("button", name="Move here").click()
    page.get_by_role("radiogroup", name="Targets").wait_for()
    page.locator(".board-svg .sight, .board-svg .sightx").first.wait_for(state="attached")


SHOTS: list[tuple[str, Callable[[Page, str], None], dict[str, Any]]] = [
    ("table", pose, {"viewport": DESK}),
    ("table-dark", pose, {"viewport": DESK, "color_scheme": "dark"}),
    ("phone", aim, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
]


def photograph(browser: Browser, address: str, folder: Path) -> None:
    """The table by day, by night, and on a telephone."""
    for name, scene, options in SHOTS:
        context = browser.new_context(reduced_motion="reduce", **options)
        page = context.new_page()
        scene(page, address)
        page.mouse.move(5, 5)
        page.evaluate("document.activeElement?.blur()")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"{name}.png")
        context.close()


def main() -> None:
    """Play, serve, photograph."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=SEED, help="the battle's seed")
    parser.add_argument("--number", type=int, default=NUMBER, help="the choice before which the battle is stopped")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    wanted = parser.parse_args()
    battle = fought(wanted.seed, wanted.number)
    assert battle.decision is not None
    if battle.decision.seat != 0 or battle.system.present(battle, battle.decision).move is None:
        parser.error("at this choice the first side does not move a unit")
    chromium = subprocess.run(["sh", ROOT / "tools" / "find_chromium"], check=True, capture_output=True, text=True)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, listen(0) as listener:
        store = Store(sqlite_url(Path(folder) / "battles.sqlite"))
        id = Tables(store).keep(battle, ("here", "computer:greedy"))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/?key={new_key(store)}#{id}"
        server = uvicorn.Server(uvicorn.Config(create_app(store), log_config=None, ws="websockets-sansio"))
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=FLAGS)
            photograph(browser, address, wanted.folder)
            browser.close()
        server.should_exit = True
        thread.join()
        store.close()


if __name__ == "__main__":
    main()
