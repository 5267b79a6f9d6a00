"""``grognard ladder``: players or lists, everybody against everybody, with ratings."""

from __future__ import annotations

import secrets
from typing import cast

import click
from rich.console import Console
from rich.table import Table

from grognard.commands.running_options import processes, progress_of
from grognard.commands.speech import helped, pairs, told, words_of
from grognard.core.records import to_builtins, to_text
from grognard.simulation.ladder import Ladder, Of, climb, meetings
from grognard.simulation.page import percent, words
from grognard.simulation.running import BACKENDS, Backend

EXAMPLES = (
    "grognard ladder axis_allies_minis greedy random player.py:Careful -n 20",
    "grognard ladder bolt_action --of armies us-1000 german-1000 mine.toml -n 20 --seed 7",
)


@click.command(help=helped("cli-ladder", *EXAMPLES), short_help=words_of("cli-ladder.short"))
@click.argument("system")
@click.argument("entrants", nargs=-1, required=True)
@click.option("--of", type=click.Choice(["players", "armies"]), default="players", help=words_of("cli-ladder-of"))
@click.option(
    "-n", "seeds", type=click.IntRange(1, 100_000), default=20, show_default=True, help=words_of("cli-ladder-n")
)
@click.option("--army", "armies", multiple=True, metavar=words_of("cli-army.value"), help=words_of("cli-army"))
@click.option("--player", default="greedy", show_default=True, help=words_of("cli-ladder-player"))
@click.option("--scenario", help=words_of("cli-scenario"))
@click.option("--map", "map_name", help=words_of("cli-map"))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help=words_of("cli-option"))
@click.option("--year", type=int, metavar="YEAR", help=words_of("cli-battle-year"))
@click.option("--seed", type=int, help=words_of("cli-simulate-seed"))
@click.option("--workers", default="auto", show_default=True, metavar="N", help=words_of("cli-simulate-workers"))
@click.option("--backend", type=click.Choice(BACKENDS), default="loky", help=words_of("cli-simulate-backend"))
@click.option("--address", default="", help=words_of("cli-simulate-address"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
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
