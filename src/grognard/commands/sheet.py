"""``grognard sheet``: a game's quick reference sheet, as a page or a PDF."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.commands.army import army_of
from grognard.commands.paper import check, on_paper, put
from grognard.commands.speech import Command, helped, told, words_of
from grognard.core.sheets.making import sheet
from grognard.core.sheets.page import html
from grognard.core.sheets.records import Paper
from grognard.core.systems import system

EXAMPLES = (
    "grognard sheet bolt_action --out sheet.pdf",
    "grognard sheet wh40k5 --lang it --paper letter > foglio.html",
    "grognard sheet bolt_action --army mine.toml --out mine.html",
)


@click.command(cls=Command, help=helped("cli-sheet", *EXAMPLES), short_help=words_of("cli-sheet.short"))
@click.argument("game", metavar="SYSTEM")
@click.option("--army", "file", metavar="FILE", help=words_of("cli-sheet-army"))
@on_paper
def command(game: str, file: str | None, paper: Paper, out: Path | None) -> None:
    """Print it, or write it to a file."""
    check(out)
    with told():
        put(html(sheet(system(game), None if file is None else army_of(file, game=game)), paper), out)
