"""``grognard ladder``: players or lists, everybody against everybody, with ratings."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, cast

import click
from rich.console import Console
from rich.table import Table

from grognard.commands import battle_options, running_options
from grognard.commands.battle_options import told_in_order
from grognard.commands.running_options import processes, progress_of
from grognard.commands.speech import Command, helped, pairs, told, words_of
from grognard.core.records import to_builtins, to_text
from grognard.simulation.ladder import Ladder, Of, climb, meetings
from grognard.simulation.page import percent, words
from grognard.simulation.running import Backend

EXAMPLES = (
    "grognard ladder axis_allies_minis greedy random player.py:Careful -n 20",
    "grognard ladder bolt_action --of armies us-1000 german-1000 mine.toml -n 20 --seed 7",
)


def ladder_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What other commands are told of battles and of where they run, as far as a ladder is."""
    running = told_in_order(running_options.OPTIONS, command, without=("swap", "out", "resume"))
    return told_in_order(battle_options.OPTIONS, running, without=("agents",))


@click.command(cls=Command, help=helped("cli-ladder", *EXAMPLES), short_help=words_of("cli-ladder.short"))
@click.argument("system")
@click.argument("entrants", nargs=-1, required=True)
@click.option("--of", type=click.Choice(["players", "armies"]), default="players", help=words_of("cli-ladder-of"))
@click.option(
    "-n", "seeds", type=click.IntRange(1, 100_000), default=20, show_default=True, help=words_of("cli-ladder-n")
)
@click.option("--player", default="greedy", show_default=True, help=words_of("cli-ladder-player"))
@ladder_options
def command(
    system: str,
    entrants: tuple[str, ...],
    of: str,
    seeds: int,
    armies: tuple[str, ...],
    player: str,
    scenario: str | None,
    map_name: str | None,
    options: tuple[str, ...],
    year: int | None,
    seed: int | None,
    workers: str,
    backend: str,
    address: str,
    as_json: bool,
) -> None:
    """Fight them all out, and tell who stands where."""
    kind = cast("Of", of)
    count = processes(workers)
    with told():
        met = meetings(
            system,
            entrants,
            kind,
            seeds,
            secrets.randbits(31) if seed is None else seed,
            players=(player, player),
            armies=armies,
            scenario=scenario,
            map=map_name,
            options=pairs(options),
            year=year,
        )
        total = sum(each.battles for meeting in met for each in meeting.plans)
        with progress_of(total, 0) as on:
            found = climb(
                system,
                entrants,
                kind,
                met,
                workers=count,
                backend=cast("Backend", backend),
                address=address,
                told=lambda: on(""),
            )
    if as_json:
        click.echo(to_text(to_builtins(found)))
        return
    console = Console(highlight=False)
    console.print(_rungs(found))
    for fault, times in found.faults.items():
        console.print(words("fault", count=times, fault=fault), markup=False, soft_wrap=True)
    console.print()
    console.print(words("ladder-how", seeds=found.seeds, first=str(met[0].plans[0].seed)), markup=False, soft_wrap=True)


def _rungs(found: Ladder) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words("ladder-name"))
    for id in ("ladder-rating", "interval", "battles", "share-won", "drawn"):
        table.add_column(words(id), justify="right")
    for rung in found.rungs:
        share = percent(100 * (rung.won + rung.drawn / 2) / max(1, rung.battles))
        drawn = percent(100 * rung.drawn / max(1, rung.battles))
        between = f"{rung.low:.0f}–{rung.high:.0f}"
        table.add_row(rung.name, f"{rung.rating:.0f}", between, str(rung.battles), share, drawn)
    return table
