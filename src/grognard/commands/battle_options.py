"""What every command that begins battles between computer players is told: armies, scenario, table, players, rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from grognard.commands.speech import words_of

OPTIONS = (
    click.option("--army", "armies", multiple=True, metavar=words_of("cli-army.value"), help=words_of("cli-army")),
    click.option("--scenario", help=words_of("cli-scenario")),
    click.option("--map", "map_name", help=words_of("cli-map")),
    click.option("--agents", default="greedy,greedy", show_default=True, metavar="A,B", help=words_of("cli-agents")),
    click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=words_of("cli-option")),
    click.option("--year", type=int, metavar="YEAR", help=words_of("cli-battle-year")),
)


def battle_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options, in the order they are told."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command
