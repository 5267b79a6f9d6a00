"""Draw the README's pictures of the table anew, into docs/pictures.

Battles between two computer players, from fixed seeds, are stopped at moments worth looking at; the table is then
opened in Chromium as anybody would open it, and photographed on a desk, by night, and on a telephone.

    python tools/pictures.py [--folder FOLDER]
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import grognard
from grognard import agents
from grognard.core.battle import Battle
from grognard.core.wire.questions import Option
from grognard.server.app import create_app
from grognard.server.databases.database import sqlite_url
from grognard.server.keys import new_key
from grognard.server.run import listen
from grognard.server.store import Store
from grognard.server.tables import keep_battle

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


class Moment(NamedTuple):
    """A battle of a game by its seed, stopped at the first question of a kind to the first side from choice ``number``
    on; ``aimed``: only where a unit may attack."""

    game: str
    seed: int
    number: int
    kind: str
    aimed: bool = False


INFANTRY = Moment("bolt_action", 1, 70, "ChooseMove")
HEXES = Moment("axis_allies_minis", 2, 34, "Activate", aimed=True)
PHASES = Moment("wh40k5", 4, 66, "ChooseShooter")
CARDS = Moment("operation_ww2", 2, 98, "ChooseIntent")


def fought(moment: Moment) -> Battle[Any]:
    """A battle between two greedy players up to a moment."""
    battle = grognard.battle(moment.game, seed=moment.seed)
    player = agents.agent("greedy")
    random = Random(moment.seed)
    while (decision := battle.decision) is not None:
        asked = battle.number >= moment.number and decision.seat == 0 and decision.kind == moment.kind
        if asked and (not moment.aimed or attacks(battle)):
            return battle
        battle.choose(player(battle, decision, 1.0, random).choice, decision.seat)
    raise SystemExit(f"{moment} does not come before the end of the battle")


def attacks(battle: Battle[Any]) -> list[Option]:
    """What the side that is asked may attack with which unit, without it moving first."""
    assert battle.decision is not None
    options = battle.system.table.present(battle, battle.decision).options
    return [each for each in options if each.unit and each.target and each.refused is None and not each.idle]


def pose(page: Page, address: str, battle: Battle[Any]) -> None:
    """The unit that moves would go towards the enemy; nothing is confirmed yet."""
    page.goto(address)
    page.get_by_role("button", name="Towards the enemy").click()
    page.locator(".board-svg .ghost").first.wait_for(state="attached")


def aim(page: Page, address: str, battle: Battle[Any]) -> None:
    """The unit has gone there and looks for a target."""
    pose(page, address, battle)
    page.get_by_role("button", name="Move here").click()
    page.get_by_role("radiogroup", name="Targets").wait_for()
    page.locator(".board-svg .sight, .board-svg .sightx").first.wait_for(state="attached")


def attack(page: Page, address: str, battle: Battle[Any]) -> None:
    """A unit of the hex game takes aim at another; the dice are not rolled yet."""
    page.goto(address)
    aimed = attacks(battle)[0]
    page.locator(f'[data-unit="{aimed.unit}"]').click()
    page.locator(f'[data-unit="{aimed.target}"]').click()
    page.locator(".board-svg .sight").first.wait_for(state="attached")


def shoot(page: Page, address: str, battle: Battle[Any]) -> None:
    """A unit aims at the nearest enemy."""
    page.goto(address)
    page.get_by_role("complementary", name="Decision").get_by_role("button").first.wait_for()
    page.keyboard.press("1")
    page.wait_for_timeout(1000)
    page.keyboard.press("1")
    page.locator(".board-svg .sight, .board-svg .sightx").first.wait_for(state="attached")
    page.wait_for_timeout(1500)


def declare(page: Page, address: str, battle: Battle[Any]) -> None:
    """A card is played; what it is to do waits to be declared."""
    page.goto(address)
    page.get_by_role("complementary", name="Decision").get_by_role("button").first.wait_for()
    page.keyboard.press("1")
    page.wait_for_timeout(2000)


SHOTS: list[tuple[str, Moment, Callable[[Page, str, Battle[Any]], None], dict[str, Any]]] = [
    ("table", INFANTRY, pose, {"viewport": DESK}),
    ("table-dark", INFANTRY, pose, {"viewport": DESK, "color_scheme": "dark"}),
    ("phone", INFANTRY, aim, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ("hexes", HEXES, attack, {"viewport": DESK}),
    ("phases", PHASES, shoot, {"viewport": DESK}),
    ("cards", CARDS, declare, {"viewport": DESK}),
]


def photograph(browser: Browser, store: Store, port: int, folder: Path) -> None:
    """The tables by day, by night, and on a telephone."""
    for name, moment, scene, options in SHOTS:
        battle = fought(moment)
        id = keep_battle(store, battle, ("here", "computer:greedy"))
        context = browser.new_context(reduced_motion="reduce", **options)
        page = context.new_page()
        scene(page, f"http://127.0.0.1:{port}/?key={new_key(store)}#{id}", battle)
        page.mouse.move(5, 5)
        page.evaluate("document.activeElement?.blur()")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"{name}.png")
        context.close()


def main() -> None:
    """Play, serve, photograph."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    wanted = parser.parse_args()
    chromium = subprocess.run(["sh", ROOT / "tools" / "find_chromium"], check=True, capture_output=True, text=True)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, listen(0) as listener:
        store = Store(sqlite_url(Path(folder) / "battles.sqlite"))
        server = uvicorn.Server(uvicorn.Config(create_app(store), log_config=None, ws="websockets-sansio"))
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=FLAGS)
            photograph(browser, store, listener.getsockname()[1], wanted.folder)
            browser.close()
        server.should_exit = True
        thread.join()
        store.close()


if __name__ == "__main__":
    main()
