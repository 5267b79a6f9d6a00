"""``grognard sheet``: a game's quick reference sheet, as a page or a PDF."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.commands.army import army_of
from grognard.commands.paper import write_pdf
from grognard.commands.speech import fail, helped, told, words_of
from grognard.core.sheets.making import sheet
from grognard.core.sheets.page import html
from grognard.core.sheets.records import PAPERS, Paper
from grognard.core.systems import system

EXAMPLES = (
    "grognard sheet bolt_action --out sheet.pdf",
    "grognard sheet wh40k5 --lang it --paper letter > foglio.html",
    "grognard sheet bolt_action --army mine.toml --out mine.html",
)
PDF, HTML = ".pdf", (".html", ".htm")


@click.command(help=helped("cli-sheet", *EXAMPLES), short_help=words_of("cli-sheet.short"))
@click.argument("game", metavar="SYSTEM")
@click.option("--army", "file", metavar="FILE", help=words_of("cli-sheet-army"))
@click.option(
    "--paper", type=click.Choice(PAPERS), default=PAPERS[0], show_default=True, help=words_of("cli-sheet-paper")
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help=words_of("cli-sheet-out"))
def command(game: str, file: str | None, paper: Paper, out: Path | None) -> None:
    """Print it, or write it to a file."""
    if out is not None and out.suffix.lower() not in (PDF, *HTML):
        fail(words_of("cli-sheet-kind", file=str(out)))
    with told():
        page = html(sheet(system(game), None if file is None else army_of(file, game=game)), paper)
        if out is None:
            click.echo(page, nl=False)
        elif out.suffix.lower() == PDF:
            write_pdf(page, out)
        else:
            out.write_text(page, encoding="utf-8")
