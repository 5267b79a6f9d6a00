"""A page put on paper: HTML made a PDF by the Chromium at hand."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from grognard.commands.speech import fail, words_of, write, writing
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.sheets.records import PAPERS

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
NAMED = "GROGNARD_CHROMIUM"
"""The environment variable that names a browser to be asked first."""
PATIENCE = 120
"""Seconds a browser may take for a page."""
PDF, HTML = ".pdf", (".html", ".htm")


def on_paper(function: Any) -> Any:
    """The options of what is printed: the size of the paper, the file."""
    for option in (
        click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help=words_of("cli-sheet-out")),
        click.option(
            "--paper", type=click.Choice(PAPERS), default=PAPERS[0], show_default=True, help=words_of("cli-sheet-paper")
        ),
    ):
        function = option(function)
    return function


def check(out: Path | None) -> None:
    """End the verb if a file is to be written whose name says neither HTML nor PDF."""
    if out is not None and out.suffix.lower() not in (PDF, *HTML):
        fail(words_of("cli-sheet-kind", file=str(out)))


def put(page: str, out: Path | None) -> None:
    """Print a page as HTML, or write it to a file as what its name says. Raises ``InputError``: no browser."""
    if out is None:
        click.echo(page, nl=False)
    elif out.suffix.lower() == PDF:
        write_pdf(page, out)
    else:
        write(out, page)


def browser() -> str:
    """The path of an installed Chromium or Chrome. Raises ``InputError``: none was found."""
    named = os.environ.get(NAMED)
    for candidate in (*((named,) if named else ()), *BROWSERS):
        found: str | None = shutil.which(candidate)
        if found is not None:
            return found
    raise InputError(say("sheet-no-browser", variable=NAMED))


def write_pdf(html: str, target: Path) -> None:
    """Write a page as a PDF, on the paper its style names. Raises ``InputError`` where no browser does it."""
    asked = browser()
    with TemporaryDirectory() as folder:
        page, made = Path(folder) / "page.html", Path(folder) / "page.pdf"
        page.write_text(html, encoding="utf-8")
        # The page is our own, from a file of our own: it needs no walls, which a container often cannot give.
        flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-pdf-header-footer",
            f"--user-data-dir={folder}/user",
        ]
        command = [asked, *flags, f"--print-to-pdf={made}", page.as_uri()]
        try:
            ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise InputError(say("sheet-browser-failed", browser=asked, problem=str(error))) from error
        if not made.is_file():
            problem = ended.stderr.strip().rpartition("\n")[2]
            raise InputError(say("sheet-browser-failed", browser=asked, problem=problem))
        with writing(target):
            shutil.copyfile(made, target)
