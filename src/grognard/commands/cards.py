"""``grognard cards``: a card for each unit of an army, as a page or a PDF."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.commands.army import army_of
from grognard.commands.paper import check, on_paper, put
from grognard.commands.speech import Command, helped, told, words_of
from grognard.core.sheets.card_page import html
from grognard.core.sheets.cards import cards
from grognard.core.sheets.records import Paper
from grognard.odds.usual import chances

EXAMPLES = (
    "grognard cards mine.toml --out cards.pdf",
    "grognard cards us-500 --game bolt_action --lang el > cards.html",
)


@click.command(cls=Command, help=helped("cli-cards", *EXAMPLES), short_help=words_of("cli-cards.short"))
@click.argument("file", metavar="FILE")
@click.option("--game", metavar="SYSTEM", help=words_of("cli-army-game"))
@on_paper
def command(file: str, game: str | None, paper: Paper, out: Path | None) -> None:
    """Print them, or write them to a file."""
    check(out)
    with told():
        put(html(cards(army_of(file, game=game), chances), paper), out)
