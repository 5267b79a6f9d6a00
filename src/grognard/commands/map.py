"""``grognard map``: a fair table made from a seed, a map of one's own checked, written in another form."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from grognard.commands.speech import Group, helped, told, words_of
from grognard.core.armies.texts import plain, toml_text
from grognard.core.balance import SYMMETRIES, Symmetry
from grognard.core.book.reading import MAP_LIMIT, Reader, read_source
from grognard.core.maps import Maps, generate
from grognard.core.records import Record, to_text
from grognard.core.systems import system
from grognard.core.words import spoken

STANDARD_INPUT = "-"
BROKEN = 1
GENERATE = (
    "grognard map generate bolt_action village --seed 7 > mine.toml",
    "grognard map generate bolt_action village --seed 7 --symmetry none > mine.toml",
    "grognard map generate wh40k5 --list",
)
CHECK = ("grognard map check bolt_action mine.toml", "grognard map check bolt_action mine.toml --json")
CONVERT = ("grognard map convert bolt_action mine.toml --to json > mine.json",)


@click.group(
    cls=Group,
    help=helped("cli-map-group", GENERATE[0], CHECK[0], CONVERT[0]),
    short_help=words_of("cli-map-group.short"),
)
def command() -> None:
    """The verbs of maps."""


@command.command("generate", help=helped("cli-map-generate", *GENERATE), short_help=words_of("cli-map-generate.short"))
@click.argument("game", metavar="SYSTEM")
@click.argument("kind", required=False, default="")
@click.option("--seed", type=click.IntRange(0), default=0, help=words_of("cli-map-seed"))
@click.option("--symmetry", type=click.Choice(SYMMETRIES), default="point", help=words_of("cli-map-symmetry"))
@click.option("--list", "listed", is_flag=True, help=words_of("cli-map-list"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def make(game: str, kind: str, seed: int, symmetry: Symmetry, listed: bool, as_json: bool) -> None:
    """Write a table."""
    with told():
        if listed:
            click.echo("\n".join(system(game).maps.recipes()))
            return
        made = generate(game, kind, seed, symmetry)
        click.echo(_text(_record(game, made), as_json), nl=False)


@command.command(help=helped("cli-map-check", *CHECK), short_help=words_of("cli-map-check.short"))
@click.argument("game", metavar="SYSTEM")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def check(game: str, file: str, as_json: bool) -> None:
    """Say what is refused."""
    with told():
        maps: Maps = system(game).maps
        data = _data(game, _source(file))
        faults = maps.faults(data)
        balance = None if faults else maps.balance(maps.battle(data))
    if as_json:
        click.echo(to_text(faults))
    elif balance is not None:
        click.echo(words_of("cli-map-sound", scenario=maps.fitting(data)))
        click.echo("\n".join(map(spoken, balance.told())))
    for fault in () if as_json else faults:
        where = file if fault.piece is None else f"{file}, piece {fault.piece}"
        click.echo(f"{where}: {spoken(fault.message)}")
    if faults:
        sys.exit(BROKEN)


@command.command(help=helped("cli-map-convert", *CONVERT), short_help=words_of("cli-map-convert.short"))
@click.argument("game", metavar="SYSTEM")
@click.argument("file")
@click.option("--to", type=click.Choice(["toml", "json"]), default="toml", help=words_of("cli-army-to"))
def convert(game: str, file: str, to: str) -> None:
    """Write a map in another form."""
    with told():
        maps: Maps = system(game).maps
        source = _source(file)
        maps.load(source)
        click.echo(_text(_record(game, _data(game, source)), to == "json"), nl=False)


def _source(file: str) -> str:
    return sys.stdin.read(MAP_LIMIT + 1) + "\n" if file == STANDARD_INPUT else file


def _data(game: str, source: str) -> Any:
    return read_source(source, system(game).maps.folder, MAP_LIMIT)[1]


def _record(game: str, data: Any) -> Record:
    found: Record = Reader("map", data).convert(system(game).maps.form)
    return found


def _text(record: Record, as_json: bool) -> str:
    return json.dumps(plain(record), indent=2, ensure_ascii=False) + "\n" if as_json else toml_text(record)
