"""The command ``grognard``. Each verb lives in a module of ``grognard.commands`` and is read when it is called."""

from __future__ import annotations

from importlib import import_module

import click

from grognard import __version__
from grognard.commands.speech import words_of

VERBS = (
    "play",
    "battle",
    "simulate",
    "compare",
    "ladder",
    "odds",
    "position",
    "units",
    "army",
    "map",
    "bundle",
    "schema",
    "rules",
    "replay",
)


class Verbs(click.Group):
    """The verbs, in the order a newcomer needs them."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Their names."""
        return list(VERBS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """One of them; its module is imported now."""
        if name not in VERBS:
            return None
        command: click.Command = import_module(f"grognard.commands.{name}").command
        return command


@click.group(cls=Verbs, help=words_of("cli-help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="grognard")
def main() -> None:
    """The command's entry point."""
