"""How the command line speaks: in the program's own sentences, with exit codes that scripts can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click

from grognard.core.errors import GrognardError
from grognard.core.messages import Argument, say
from grognard.core.words import spoken

BAD_INPUT = 2
BAD_BATTLE = 3


def words_of(id: str, **args: Argument) -> str:
    """A sentence of ``cli.ftl``."""
    return spoken(say(id, **args))


def helped(id: str, *examples: str, **args: Argument) -> str:
    """The help of a command: a text of ``cli.ftl``, and examples as they are typed."""
    if not examples:
        return words_of(id, **args)
    typed = "\n".join(f"  {each}" for each in examples)
    return f"{words_of(id, **args)}\n\n\b\n{words_of('cli-examples', count=len(examples))}\n{typed}"


HEADINGS = {
    "Options": "cli-help-options",
    "Commands": "cli-help-commands",
    "Show this message and exit.": "cli-help-shows",
    "Show the version and exit.": "cli-help-version",
}
"""What the library of the command line says in English, and what we say instead."""


NOTES = {"[required]": "cli-help-required", "[default:": "cli-help-default"}
"""The same at the end of what an option does."""


def _ours(text: str) -> str:
    if text in HEADINGS:
        return words_of(HEADINGS[text])
    for theirs, id in NOTES.items():
        text = text.replace(theirs, words_of(id))
    return text


class Formatter(click.HelpFormatter):
    """A page of help in the language spoken, its headings too."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that says how a command is typed."""
        super().write_usage(prog, args, words_of("cli-help-usage") + " " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """The heading of a part."""
        super().write_heading(_ours(heading))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """A list of options or commands, each with what it does."""
        super().write_dl([(name, _ours(text)) for name, text in rows], col_max, col_spacing)


class Context(click.Context):
    """A command at work, whose help is in the language spoken."""

    formatter_class = Formatter


class Command(click.Command):
    """A command whose help is in the language spoken."""

    context_class = Context


class Group(click.Group):
    """Commands under one name, whose help is in the language spoken."""

    context_class = Context
    command_class = Command


def fail(text: str, code: int = BAD_INPUT) -> NoReturn:
    """Say what is wrong on the error stream and end."""
    click.echo(text, err=True)
    raise click.exceptions.Exit(code)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """A file that cannot be written ends the command with what is in the way."""
    try:
        yield
    except OSError as error:
        missing = not file.parent.is_dir()
        problem = words_of("cli-no-folder", folder=str(file.parent)) if missing else error.strerror or str(error)
        fail(words_of("cli-save-failed", file=str(file), problem=problem))


def write(file: Path, content: str) -> None:
    """Write a file, or end the command saying why not."""
    with writing(file):
        file.write_text(content, encoding="utf-8")


@contextmanager
def told(code: int = BAD_INPUT, where: str = "") -> Iterator[None]:
    """Errors made on purpose are said in words, after the file they are about, and end the command with ``code``."""
    try:
        yield
    except GrognardError as error:
        fail(f"{where}: {error}" if where else str(error), code)


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    """``NAME=VALUE`` options as a dictionary."""
    found = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name:
            fail(words_of("cli-bad-option", option=option))
        found[name] = value
    return found
