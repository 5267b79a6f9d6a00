"""What all tests share: the browser, the order of tests, and how hypothesis looks for examples."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent

# The same examples each time, so that a red run can be repeated; HYPOTHESIS_PROFILE=explore looks further.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--rule ID``, any number of times: only the tests marked with one of these rules.

    In the browser's stories a person waits for whatever was asked of the server. ``--impatient`` goes without, and
    ``--hands MS`` and ``--advice-late MS`` play them with slow hands, or with what the game suggests coming late; they
    must hold in all three.
    """
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only the tests marked with this rule")
    parser.addoption("--hands", type=int, default=0, metavar="MS", help="how long a person waits before each act")
    parser.addoption("--impatient", action="store_true", help="nobody waits for what was asked of the server")
    parser.addoption("--advice-late", type=int, default=0, metavar="MS", help="how late suggestions reach the page")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the browser's tests and put them last: Playwright keeps an event loop on the main thread once it runs."""
    if asked := set(config.getoption("rule")):
        items[:] = [each for each in items if asked & {id for mark in each.iter_markers("rule") for id in mark.args}]
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """The distribution's Chromium, without a window. Open a context of your own and close it after the test."""
    search = subprocess.run(["sh", ROOT / "tools" / "find_chromium"], capture_output=True, text=True)
    if search.returncode:
        missing = search.stderr.strip()
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        hands = request.config.getoption("hands")
        browser = playwright.chromium.launch(
            executable_path=search.stdout.strip(), args=CHROMIUM_FLAGS, slow_mo=hands or None
        )
        yield browser
        browser.close()
