"""The first question of a game on a fresh server and an empty browser, in Chromium: the bytes that come over the wire,
the time from asking for the page to the question on screen, and then how long after an answer the page shows what came
of it, and its own work for that in processor time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable
from compileall import compile_dir
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import grognard
from benchmarks.measure import command

LIMIT, SOON, PROMPT = 300_000, 1000, 100
"""Bytes; thousandths of a second to the first question, and from an answer to the page that shows it."""
ANSWERS = 25
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")

WATCH = """(() => {
  const page = (window.page = { asked: null, answered: [] });
  let pressed = 0;
  const seen = new MutationObserver(() => {
    if (!document.querySelector('#question')) return;
    page.asked = performance.now();
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true });
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  const { send } = WebSocket.prototype;
  let waiting = false;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'choose') waiting = true;
    return send.call(this, text);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { get, set(take) {
    set.call(this, (event) => {
      take.call(this, event);
      if (!waiting || JSON.parse(event.data).type !== 'update') return;
      waiting = false;
      requestAnimationFrame(() => setTimeout(() => page.answered.push(performance.now() - pressed)));
    });
  } });
})();"""
"""Notes when the first question stands there, and how long after a key the frame is drawn that its update brought."""


class Cold(NamedTuple):
    """What one game took: bytes by kind, milliseconds to the first question, those of each answer, and those of
    processor time that the page spent on each, on what it asks afterwards too."""

    sizes: dict[str, int]
    asked: float
    answered: list[float]
    worked: list[float]


def cold(system: str, browser: Browser) -> Cold:
    """Begin a battle on a fresh server, and open it with nothing kept."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        play = [sys.executable, "-c", "from grognard.cli import main; main()", "play"]
        play += ["--no-browser", "--store", f"sqlite:///{folder}/battles.sqlite"]
        server = subprocess.Popen(play, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            found = re.search(r"(http://\S+)/\?key=([^\s#]+)", server.stdout.readline())
            assert found is not None
            return opened(found[1], found[2], system, browser)
        finally:
            server.terminate()
            server.wait()


def opened(origin: str, key: str, system: str, browser: Browser) -> Cold:
    """Open a new battle, and answer what is asked."""
    with httpx.Client(base_url=origin, headers={"origin": origin}, follow_redirects=True, timeout=60) as client:
        client.get("/", params={"key": key})
        new = {"system": system, "seed": 7, "players": ["here", "here"]}
        battle = client.post("/api/battles", json=new).raise_for_status().json()["id"]
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(WATCH)
    sizes = weighed(page)
    page.goto(f"{origin}/?key={key}#{battle}")
    page.locator("#question").wait_for()
    page.wait_for_load_state("networkidle")
    whole = dict(sizes)
    working = work_of(page)
    worked: list[float] = []
    before = working()
    for number in range(ANSWERS):
        page.keyboard.press("Enter")
        page.wait_for_timeout(400 if number < ANSWERS - 1 else 1000)
        spent, before = working() - before, working()
        if len(page.evaluate("window.page.answered")) > len(worked):
            worked.append(spent)
    found = page.evaluate("window.page")
    context.close()
    return Cold(whole, found["asked"], found["answered"], worked)


def work_of(page: Page) -> Callable[[], float]:
    """The milliseconds of processor time that a page's main thread has worked so far, when asked."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def working() -> float:
        told = session.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) * 1000 for each in told if each["name"] == "TaskDuration")

    return working


def weighed(page: Page) -> dict[str, int]:
    """The bytes that a page hears from now on, by kind, as they come over the wire; those of the socket packed as the
    server packs them."""
    sizes: dict[str, int] = {}
    kinds: dict[str, str] = {}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")

    def add(kind: str, size: int) -> None:
        sizes[kind] = sizes.get(kind, 0) + size

    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    session.on(
        "Network.loadingFinished",
        lambda told: add(kinds.get(told["requestId"], "Other"), int(told["encodedDataLength"])),
    )
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def packed(text: str) -> int:
        return len(packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH))

    session.on("Network.webSocketFrameReceived", lambda told: add("Socket", packed(told["response"]["payloadData"])))
    return sizes


def main() -> int:
    fine = True
    # The program is compiled, as pip leaves it; nothing else of an earlier start is kept.
    compile_dir(str(Path(grognard.__file__).parent), quiet=2)
    found = subprocess.run(["sh", str(Path("tools/find_chromium"))], capture_output=True, text=True, check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=list(FLAGS))
        for system in sorted(grognard.systems()):
            sizes, asked, answered, worked = cold(system, browser)
            total, late = sum(sizes.values()), quantiles(answered, n=20)[-1]
            fine = fine and total <= LIMIT and asked <= SOON and late <= PROMPT
            parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.items())
            print(f"{system:<20} {total / 1000:.0f} kB over the wire ({parts}); first question after {asked:.0f} ms")
            print(
                f"{'':<20} {len(answered)} answers shown after {median(answered):.0f} ms, 95 in 100 within {late:.0f};"
                f" the page's work {median(worked):.0f} and {quantiles(worked, n=20)[-1]:.0f} ms of processor time"
            )
        browser.close()
    print(f"at most {LIMIT // 1000} kB, {SOON} ms and {PROMPT} ms: {'yes' if fine else 'no'}")
    command()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
