"""The command ``grognard``. Each verb lives in a module of ``grognard.commands`` and is read when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from grognard import __version__
from grognard.commands.speech import BAD_INPUT, Group, words_of
from grognard.core.languages import ENGLISH, PSEUDO, best, of_locale, speaking
from grognard.core.words import languages

VERBS = (
    "play",
    "serve",
    "battle",
    "simulate",
    "compare",
    "ladder",
    "odds",
    "position",
    "sheet",
    "cards",
    "units",
    "army",
    "map",
    "bundle",
    "schema",
    "rules",
    "replay",
    "verify",
    "report",
)


LANG = "--lang"


class Verbs(Group):
    """The verbs, in the order a newcomer needs them."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **further: Any) -> Any:
        """Run a verb in the language that ``--lang`` names, before or after the verb, or else in that of the locale."""
        rest, wanted = _language(list(sys.argv[1:] if args is None else args))
        there = (*languages(), PSEUDO)
        code = best([wanted], there) if wanted is not None else best(of_locale(os.environ), there) or ENGLISH
        if code is None:
            click.echo(words_of("cli-lang-unknown", language=str(wanted), languages=", ".join(languages())), err=True)
            sys.exit(BAD_INPUT)
        with speaking(code):
            self.help, self.params[0].help = words_of("cli-help"), words_of("cli-lang")
            return super().main(rest, *more, **further)

    def list_commands(self, context: click.Context) -> list[str]:
        """Their names."""
        return list(VERBS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """One of them; its module is imported now."""
        if name not in VERBS:
            return None
        command: click.Command = import_module(f"grognard.commands.{name}").command
        return command


def _language(args: list[str]) -> tuple[list[str], str | None]:
    """The arguments without ``--lang``, and what it names."""
    ours, given = args[: args.index("--")] if "--" in args else args, None
    rest: list[str] = []
    for place, each in enumerate(ours):
        if each.startswith(LANG + "="):
            given = each.removeprefix(LANG + "=")
        elif each != LANG and place and ours[place - 1] == LANG:
            given = each
        elif each != LANG or place + 1 == len(ours):
            rest.append(each)
    return rest + args[len(ours) :], given


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(LANG, expose_value=False, metavar="CODE")
@click.version_option(__version__, prog_name="grognard")
def main() -> None:
    """The command's entry point."""
