"""``grognard position``: a position written down, shown, drawn, made a battle of; or a saved battle written down."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from grognard.commands.speech import BAD_BATTLE, fail, helped, told, words_of
from grognard.core import saves
from grognard.core.battle import Battle
from grognard.core.notation.compose import describe, position

EXAMPLES = (
    "grognard position duel.txt",
    "grognard position duel.txt --svg duel.svg --save duel.jsonl",
    "grognard position battle.jsonl --to 40 --text",
)
STANDARD_INPUT = "-"


@click.command(help=helped("cli-position", *EXAMPLES), short_help=words_of("cli-position.short"))
@click.argument("file")
@click.option("--to", type=click.IntRange(0), metavar="N", help=words_of("cli-position-to"))
@click.option("--seed", type=int, default=0, metavar="N", help=words_of("cli-position-seed"))
@click.option("--text", "as_text", is_flag=True, help=words_of("cli-position-text"))
@click.option("--svg", type=click.Path(path_type=Path), help=words_of("cli-position-svg"))
@click.option("--save", type=click.Path(path_type=Path), help=words_of("cli-position-save"))
def command(file: str, to: int | None, seed: int, as_text: bool, svg: Path | None, save: Path | None) -> None:
    """Read a position or a saved battle; print it, or write it in another form."""
    text = _content(file)
    with told(BAD_BATTLE, file):
        battle: Battle[Any] = saves.read(text).battle if text.lstrip().startswith("{") else position(text, seed=seed)
        if to is not None:
            battle = battle.branch(to)
        for path, content in ((svg, battle.svg), (save, battle.save_text)):
            if path is not None:
                _write(path, content())
        click.echo(describe(battle).rstrip() if as_text else str(battle))


def _content(file: str) -> str:
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.read(saves.SIZE_LIMIT + 1)
        with Path(file).open(encoding="utf-8") as opened:
            return opened.read(saves.SIZE_LIMIT + 1)
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        fail(words_of("file-unreadable", file=file, problem=problem))


def _write(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        fail(words_of("cli-save-failed", file=str(path), problem=error.strerror or str(error)))
