"""``grognard schema``: the form of a game's files as a JSON Schema."""

from __future__ import annotations

import json

import click

from grognard.commands.speech import Command, helped, told, words_of
from grognard.core.armies.schemas import schema

EXAMPLES = ("grognard schema army bolt_action", "grognard schema scenario wh40k5 > scenario.json")


@click.command(cls=Command, help=helped("cli-schema", *EXAMPLES), short_help=words_of("cli-schema.short"))
@click.argument("form", metavar="FORM")
@click.argument("name", metavar="SYSTEM")
def command(form: str, name: str) -> None:
    """Print one."""
    with told():
        click.echo(json.dumps(schema(form, name), indent=1, ensure_ascii=False))
