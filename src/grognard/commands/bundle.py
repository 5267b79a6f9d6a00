"""``grognard bundle``: scenario, map, armies and house rules in one file."""

from __future__ import annotations

import json

import click

from grognard.commands.speech import Command, helped, pairs, told, words_of
from grognard.core.bundles import bundle

EXAMPLES = (
    "grognard bundle bolt_action --scenario mine.toml --map woods.toml --army us.toml --army german-500 > evening.json",
    "grognard battle bolt_action --scenario evening.json",
)


@click.command(cls=Command, help=helped("cli-bundle", *EXAMPLES), short_help=words_of("cli-bundle.short"))
@click.argument("system")
@click.option("--army", "armies", multiple=True, metavar=words_of("cli-army.value"), help=words_of("cli-army"))
@click.option("--scenario", help=words_of("cli-scenario"))
@click.option("--map", "map_name", help=words_of("cli-map"))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=words_of("cli-option"))
def command(
    system: str, armies: tuple[str, ...], scenario: str | None, map_name: str | None, options: tuple[str, ...]
) -> None:
    """Print the file."""
    with told():
        whole = bundle(system, scenario, armies, map_name, pairs(options))
    click.echo(json.dumps(whole, indent=1, ensure_ascii=False))
