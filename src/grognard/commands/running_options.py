"""What every command that fights many battles is told: how many, from which seed, where, and where they are kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grognard.commands.battle_options import told_in_order
from grognard.commands.speech import fail, words_of
from grognard.simulation import BACKENDS, Folder

OPTIONS = {
    "seed": click.option("--seed", type=int, help=words_of("cli-simulate-seed")),
    "swap": click.option("--swap-sides", is_flag=True, help=words_of("cli-simulate-swap")),
    "workers": click.option(
        "--workers", default="auto", show_default=True, metavar="N", help=words_of("cli-simulate-workers")
    ),
    "backend": click.option(
        "--backend", type=click.Choice(BACKENDS), default="loky", help=words_of("cli-simulate-backend")
    ),
    "address": click.option("--address", default="", help=words_of("cli-simulate-address")),
    "out": click.option("--out", type=click.Path(file_okay=False, path_type=Path), help=words_of("cli-simulate-out")),
    "resume": click.option("--resume", is_flag=True, help=words_of("cli-simulate-resume")),
    "json": click.option("--json", "as_json", is_flag=True, help=words_of("cli-json")),
}


def running_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options, in the order they are told."""
    return told_in_order(OPTIONS, command)


def kept_in(out: Path | None, resume: bool) -> Path | None:
    """The folder of the battles. Ends the command if it is to go on with those of a folder that is not named."""
    if resume and out is None:
        fail(words_of("cli-simulate-resume-where"))
    return out


def first_seed(seed: int | None, out: Path | None, resume: bool) -> int:
    """The first seed: the one named, that of the battles gone on with, or any."""
    if seed is not None:
        return seed
    kept = None if out is None else next(iter(sorted(out.glob("**/plan.json"))), None)
    if resume and kept is not None:
        return Folder.seed_of(kept)
    return secrets.randbits(31)


def processes(given: str) -> int | None:
    """How many: None for as many as there are processors. Ends the command if it is no number of them."""
    if given == "auto":
        return None
    if not given.isdecimal() or not int(given):
        fail(words_of("cli-simulate-workers-wrong", given=given))
    return int(given)


@contextmanager
def progress_of(total: int, completed: int) -> Iterator[Callable[[str], None]]:
    """Battles as they end, with the rate and the time left, where somebody looks: a function to call after each, with
    what is known by then."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words_of("cli-simulate-progress"), total=total, completed=completed)

        def on(known: str) -> None:
            progress.update(task, advance=1, description=known or words_of("cli-simulate-progress"))

        yield on
