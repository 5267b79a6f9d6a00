"""The map editor with 200 pieces of terrain, one of them dragged about with the mouse in Chromium without a GPU: how
long from frame to frame, and how much processor time the page's main thread works for a frame."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.cold import FLAGS, work_of
from benchmarks.measure import command
from grognard.core.systems import system

PIECES, SECONDS, RATE = 200, 4, 60
WIDE, DEEP = 20, 10
"""How many pieces lie in a row, and in a column."""
FRAMES = """() => {
  window.frames_ = [];
  const next = (now) => {
    window.frames_.push(now);
    window.frame_ = requestAnimationFrame(next);
  };
  window.frame_ = requestAnimationFrame(next);
}"""


def crowded(game: str) -> dict[str, object]:
    """A table of 200 pieces: woods and houses, hedges between them."""
    maps = system(game).maps
    width, depth = maps.sizes[-1]
    kinds = [each for each in maps.kinds() if each.name in ("wood", "woods", "building", "hedge", "low-hedge")]
    rows = []
    for n in range(PIECES):
        kind = kinds[n % len(kinds)]
        x, y = (n % WIDE + 0.15) * width / WIDE, (n // WIDE + 0.15) * depth / DEEP
        u, v = x + 0.7 * width / WIDE, y + 0.7 * depth / DEEP
        row: dict[str, object] = {"id": f"p{n}", "kind": kind.name}
        if kind.shape == "line":
            row |= {"line": [[x, y], [u, v]], "width": kind.width}
        else:
            row |= {"outline": [[x, y], [u, y], [u, v], [x, v]], "smooth": kind.shape == "area"}
        if kind.height is not None:
            row["height"] = kind.height
        if "building" in maps.row(kind.name, 0, 0):
            row["building"] = {"material": maps.materials[0]}
        rows.append({key: value for key, value in row.items() if value is not False})
    blank: dict[str, object] = maps.blank(width, depth, "Crowded")
    return blank | {"piece": rows}


def dragged(page: Page, game: str, address: str) -> tuple[list[float], float]:
    """The milliseconds between frames while a piece is dragged, and those of work a frame."""
    page.goto(f"{address}#map={game}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "crowded.json"
        file.write_text(json.dumps(crowded(game)), encoding="utf-8")
        page.locator("input[type=file]").first.set_input_files(file)
    board = page.get_by_role("group", name="The table: Crowded")
    board.wait_for()
    page.get_by_role("button", name="Play on it").and_(page.locator(":enabled")).wait_for(timeout=60_000)
    piece = board.get_by_role("button").nth(PIECES // 2 + WIDE // 2)
    box = piece.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.wait_for_timeout(1000)
    page.mouse.move(x, y)
    page.mouse.down()
    return measured(page, x - 20, y - 10, 1)


def measured(page: Page, x: float, y: float, down: int) -> tuple[list[float], float]:
    """The milliseconds between frames while what is held is moved about from a place, down the screen or up (-1), and
    those of work a frame; then it is let go of."""
    working = work_of(page)
    before = working()
    page.evaluate(FRAMES)
    while True:
        for n in range(20):
            page.mouse.move(x + 4 * (n % 10), y + down * 3 * (n % 7))
        frames = page.evaluate("window.frames_")
        if frames and frames[-1] - frames[0] > SECONDS * 1000:
            break
    spent = working() - before
    page.evaluate("cancelAnimationFrame(window.frame_)")
    page.mouse.up()
    return [b - a for a, b in pairwise(frames)], spent / len(frames)


def main() -> None:
    chromium = subprocess.run(["sh", "tools/find_chromium"], capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        play = [sys.executable, "-c", "from grognard.cli import main; main()", "play"]
        play += ["--no-browser", "--store", f"sqlite:///{folder}/battles.sqlite"]
        server = subprocess.Popen(play, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/\?key=[^\s#]+", server.stdout.readline())
            assert found is not None
            browser: Browser = playwright.chromium.launch(executable_path=chromium or None, args=FLAGS)
            for game in ("bolt_action", "operation_ww2", "wh40k5"):
                context = browser.new_context(viewport={"width": 1280, "height": 800})
                spans, work = dragged(context.new_page(), game, found[0])
                context.close()
                slow = sum(span > 1.5 * 1000 / RATE for span in spans) / len(spans)
                print(
                    f"{game}: {1000 / median(spans):.0f} frames a second (aim {RATE}), "
                    f"95 in 100 frames within {quantiles(spans, n=20)[-1]:.0f} ms, {slow:.0%} late; "
                    f"{work:.1f} ms of work a frame, {len(spans)} frames"
                )
            browser.close()
        finally:
            server.terminate()
            server.wait()
    command()


if __name__ == "__main__":
    main()
