"""``grognard units``: the armies of a game and what is in them, by the names other commands take."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import click
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from grognard.commands.speech import Command, fail, helped, told, words_of
from grognard.core.records import to_text
from grognard.core.systems import system
from grognard.core.words import spoken
from grognard.odds.asking import Choosable, game

EXAMPLES = ("grognard units bolt_action", "grognard units wh40k5 boyz", "grognard units axis_allies_minis sherman")


@click.command(cls=Command, help=helped("cli-units", *EXAMPLES), short_help=words_of("cli-units.short"))
@click.argument("name", metavar="SYSTEM")
@click.argument("words", nargs=-1, metavar=words_of("cli-units.words"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def command(name: str, words: tuple[str, ...], as_json: bool) -> None:
    """List armies and units."""
    with told():
        units = next(field.values for field in game(name).fields() if field.name == "attacker")
        armies = {spoken(each.title): each.name for each in system(name).setups.armies()}
    wanted = [word.casefold() for word in words]
    found = [unit for unit in units if all(word in _searched(unit) for word in wanted)]
    if not found:
        fail(words_of("cli-units-none", words=" ".join(words)))
    if as_json:
        click.echo(to_text([_facts(unit) for unit in found]))
        return
    console = Console(highlight=False)
    if not words:
        console.print(_table(words_of("cli-units-armies"), [(name, title, "") for title, name in armies.items()]))
    for group, listed in groupby(found, lambda unit: "" if unit.group is None else spoken(unit.group)):
        rows = [(unit.value, spoken(unit.title), "" if unit.points is None else str(unit.points)) for unit in listed]
        console.print(_table(f"{group}  (--army {armies[group]})" if group in armies else group, rows))


def _table(title: str, rows: Iterable[tuple[str, str, str]]) -> Group:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words_of("cli-units-name"), no_wrap=True)
    table.add_column(words_of("cli-units-title"))
    table.add_column(words_of("cli-units-points"), justify="right")
    for row in rows:
        table.add_row(*row)
    return Group(Text(title, style="bold"), table, "")


def _searched(unit: Choosable) -> str:
    """Where words are looked for: its name, what people call it, its army."""
    army = spoken(unit.group) if unit.group is not None else ""
    return f"{unit.value} {spoken(unit.title)} {army}".casefold()


def _facts(unit: Choosable) -> dict[str, Any]:
    army = spoken(unit.group) if unit.group is not None else None
    return {"name": unit.value, "title": spoken(unit.title), "army": army, "points": unit.points, "sign": unit.sign}
