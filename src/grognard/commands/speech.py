"""How the command line speaks: in the program's own sentences, with exit codes that scripts can read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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


def fail(text: str, code: int = BAD_INPUT) -> NoReturn:
    """Say what is wrong on the error stream and end."""
    click.echo(text, err=True)
    raise click.exceptions.Exit(code)


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
