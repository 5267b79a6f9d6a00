"""Draw every unit sign at 48, 24 and 18 pixels, light and dark, for people to look at.

Run from the repository's root: ``python tools/signs_sheet.py [FILE]``; it writes ``docs/pictures/signs.png``. Needs
Node and Chromium, like the tests of the table.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
DRAWN = ROOT / "web" / "src" / "board" / "signs.ts"
TARGET = ROOT / "docs" / "pictures" / "signs.png"
SIZES = (48, 24, 18)
THEMES = (("#ffffff", "#1b4f82", "#22231d"), ("#262a20", "#f39a6d", "#eee8d6"))
READ = """
const ts = require(process.argv[1]), fs = require('fs'), module_ = { exports: {} };
const code = ts.transpileModule(fs.readFileSync(process.argv[2], 'utf8'), { compilerOptions: { module: 'commonjs' } });
new Function('module', 'exports', 'require', code.outputText)(module_, module_.exports, require);
console.log(JSON.stringify(module_.exports.SIGNS));
"""


def looks() -> dict[str, dict[str, str]]:
    """The drawings by their signs, as the page has them."""
    compiler = str(ROOT / "web" / "node_modules" / "typescript")
    said = subprocess.run(["node", "-e", READ, compiler, str(DRAWN)], capture_output=True, text=True, check=True)
    return dict(json.loads(said.stdout))


def drawing(look: dict[str, str], size: int, colour: str) -> str:
    """One sign of a size."""
    fill = f'<path fill="{colour}" fill-rule="evenodd" d="{look["fill"]}"/>' if "fill" in look else ""
    stroke = f'fill="none" stroke="{colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
    line = f'<path {stroke} d="{look["line"]}"/>' if "line" in look else ""
    return f'<svg viewBox="0 0 24 24" width="{size}" height="{size}">{fill}{line}</svg>'


def sheet() -> str:
    """The page with all of them."""
    parts = []
    for ground, colour, ink in THEMES:
        cells = "".join(
            f"<div>{' '.join(drawing(look, size, colour) for size in SIZES)}<br>{name}</div>"
            for name, look in looks().items()
        )
        parts.append(f'<section style="background:{ground};color:{ink}">{cells}</section>')
    style = "body{margin:0;display:flex;font:12px sans-serif;text-align:center}"
    style += "section{width:640px;display:grid;grid-template-columns:repeat(5,1fr);gap:6px;padding:8px}"
    return f"<style>{style}</style>{''.join(parts)}"


def main(arguments: list[str]) -> None:
    """Write the sheet."""
    with sync_playwright() as playwright:
        search = subprocess.run(["sh", ROOT / "tools" / "find_chromium"], check=True, capture_output=True, text=True)
        browser = playwright.chromium.launch(executable_path=search.stdout.strip(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1312, "height": 960})
        page.set_content(sheet())
        page.screenshot(path=arguments[0] if arguments else TARGET, full_page=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
