"""What every command that begins battles between computer players is told: armies, scenario, table, players, rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import click

from grognard.commands.speech import words_of

OPTIONS = {
    "armies": click.option(
        "--army", "armies", multiple=True, metavar=words_of("cli-army.value"), help=words_of("cli-army")
    ),
    "scenario": click.option("--scenario", help=words_of("cli-scenario")),
    "map": click.option("--map", "map_name", help=words_of("cli-map")),
    "agents": click.option(
        "--agents", default="greedy,greedy", show_default=True, metavar="A,B", help=words_of("cli-agents")
    ),
    "options": click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=words_of("cli-option")),
    "year": click.option("--year", type=int, metavar="YEAR", help=words_of("cli-battle-year")),
}


def battle_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options, in the order they are told."""
    return told_in_order(OPTIONS, command)


def told_in_order(
    options: Mapping[str, Callable[..., Any]], command: Callable[..., Any], without: Collection[str] = ()
) -> Callable[..., Any]:
    """A command with options, in the order they are told, but those it does ``without``."""
    for name, option in reversed(list(options.items())):
        if name not in without:
            command = option(command)
    return command
