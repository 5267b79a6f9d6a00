"""``grognard position``: a position written down, shown, drawn, made a battle of; or a saved battle written down."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from grognard.commands.speech import BAD_BATTLE, Command, fail, helped, told, words_of, write
from grognard.core import saves
from grognard.core.battle import Battle
from grognard.core.book.text_files import file_text
from grognard.core.errors import InputError
from grognard.core.notation.compose import describe, position
from grognard.core.notation.laying import laid
from grognard.core.words import spoken

EXAMPLES = (
    "grognard position duel.txt",
    "grognard position duel.txt --svg duel.svg --save duel.jsonl",
    "grognard position battle.jsonl --to 40 --text",
    "grognard position duel.txt --map saint-aubin --text",
    "grognard position duel.txt --sees a.firer b.foe --odds a.firer b.foe",
)
STANDARD_INPUT = "-"


@click.command(cls=Command, help=helped("cli-position", *EXAMPLES), short_help=words_of("cli-position.short"))
@click.argument("file")
@click.option("--to", type=click.IntRange(0), metavar="N", help=words_of("cli-position-to"))
@click.option("--seed", type=int, default=0, metavar="N", help=words_of("cli-position-seed"))
@click.option("--text", "as_text", is_flag=True, help=words_of("cli-position-text"))
@click.option("--map", "table", metavar="MAP", help=words_of("cli-position-map"))
@click.option("--sees", type=(str, str), multiple=True, metavar="UNIT TARGET", help=words_of("cli-position-sees"))
@click.option("--odds", type=(str, str), multiple=True, metavar="UNIT TARGET", help=words_of("cli-position-odds"))
@click.option("--svg", type=click.Path(path_type=Path), help=words_of("cli-position-svg"))
@click.option("--save", type=click.Path(path_type=Path), help=words_of("cli-position-save"))
def command(
    file: str,
    to: int | None,
    seed: int,
    as_text: bool,
    table: str | None,
    sees: tuple[tuple[str, str], ...],
    odds: tuple[tuple[str, str], ...],
    svg: Path | None,
    save: Path | None,
) -> None:
    """Read a position or a saved battle; print it, or write it in another form."""
    text = _content(file)
    with told(BAD_BATTLE, file):
        saved = text.lstrip().startswith("{")
        if table is not None:
            text, saved = laid(describe(saves.read(text).battle) if saved else text, table), False
        battle: Battle[Any] = saves.read(text).battle if saved else position(text, seed=seed)
        if to is not None:
            battle = battle.branch(to)
        for path, content in ((svg, battle.svg), (save, battle.save_text)):
            if path is not None:
                write(path, content())
        answers = [*(str(battle.sees(*pair)) for pair in sees), *(str(battle.odds(*pair)) for pair in odds)]
        shown = describe(battle).rstrip() if as_text else "\n".join(answers) or str(battle)
        click.echo(shown)


def _content(file: str) -> str:
    if file == STANDARD_INPUT:
        return sys.stdin.read(saves.SIZE_LIMIT + 1)
    try:
        return file_text(file, saves.SIZE_LIMIT)
    except InputError as error:
        fail(spoken(error.message))
