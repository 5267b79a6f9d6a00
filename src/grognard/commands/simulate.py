"""``grognard simulate``: many battles, and what they say."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import cast

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from grognard.commands.battle_options import battle_options
from grognard.commands.speech import BAD_BATTLE, fail, helped, pairs, told, words_of
from grognard.core.records import to_text
from grognard.simulation import BACKENDS, Backend, Folder, Fought, Plan, Report, plan, report, run
from grognard.simulation.page import how, lines, page, percent, words

EXAMPLES = (
    "grognard simulate axis_allies_minis -n 200 --swap-sides",
    "grognard simulate bolt_action --army us-1000 --army german-1000 -n 100 --out battles --seed 7",
    "grognard simulate wh40k5 --agents greedy,player.py:Careful -n 50",
)


@click.command(help=helped("cli-simulate", *EXAMPLES), short_help=words_of("cli-simulate.short"))
@click.argument("system")
@click.option("-n", "battles", type=int, default=100, show_default=True, help=words_of("cli-simulate-battles"))
@battle_options
@click.option("--seed", type=int, help=words_of("cli-simulate-seed"))
@click.option("--swap-sides", is_flag=True, help=words_of("cli-simulate-swap"))
@click.option("--brief", is_flag=True, help=words_of("cli-simulate-brief"))
@click.option("--workers", default="auto", show_default=True, metavar="N", help=words_of("cli-simulate-workers"))
@click.option("--backend", type=click.Choice(BACKENDS), default="loky", help=words_of("cli-simulate-backend"))
@click.option("--address", default="", help=words_of("cli-simulate-address"))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help=words_of("cli-simulate-out"))
@click.option("--resume", is_flag=True, help=words_of("cli-simulate-resume"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def command(
    system: str,
    battles: int,
    armies: tuple[str, ...],
    scenario: str | None,
    map_name: str | None,
    seed: int | None,
    agents: str,
    options: tuple[str, ...],
    year: int | None,
    swap_sides: bool,
    brief: bool,
    workers: str,
    backend: str,
    address: str,
    out: Path | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Fight them, keep them, and tell what they say."""
    with told():
        fights = plan(
            system,
            players=[name.strip() for name in agents.split(",")],
            armies=armies,
            scenario=scenario,
            map=map_name,
            options=pairs(options),
            year=year,
            battles=battles,
            seed=_seed(seed, out, resume),
            swap=swap_sides,
            brief=brief,
        )
        folder = None if out is None else Folder(out, fights, resume)
    found = _fight(fights, folder, _workers(workers), cast("Backend", backend), address)
    told_of = report(fights, found)
    if folder is not None:
        _keep(folder, fights, told_of)
    if as_json:
        click.echo(to_text(told_of.plain()))
    else:
        _tell(fights, told_of)
        if out is not None:
            click.echo(words_of("cli-simulate-kept", folder=str(out)))
    if any(each.reason == "broken" for each in found):
        fail(words_of("cli-simulate-broken"), BAD_BATTLE)


def _seed(seed: int | None, out: Path | None, resume: bool) -> int:
    """The first seed: the one named, that of the battles gone on with, or any."""
    if seed is not None:
        return seed
    kept = None if out is None else out / "plan.json"
    if resume and kept is not None and kept.exists():
        return Folder.seed_of(kept)
    return secrets.randbits(31)


def _workers(given: str) -> int | None:
    if given == "auto":
        return None
    if not given.isdecimal() or not int(given):
        fail(words_of("cli-simulate-workers-wrong", given=given))
    return int(given)


def _fight(fights: Plan, folder: Folder | None, workers: int | None, backend: Backend, address: str) -> list[Fought]:
    """The battles with those that were kept before, in their order; their progress is shown where somebody looks."""
    before = {} if folder is None else dict(folder.fought)
    console = Console(stderr=True)
    columns = (
        TextColumn(words_of("cli-simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with told(), Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=fights.battles, completed=len(before))

        def keep(fought: Fought) -> None:
            if folder is not None:
                folder.keep(fought)
            progress.advance(task)

        new = run(fights, workers=workers, backend=backend, address=address, fought=before, told=keep)
    return sorted([*before.values(), *new], key=lambda each: each.number)


def _keep(folder: Folder, fights: Plan, found: Report) -> None:
    folder.close()
    (folder.path / "report.html").write_text(page(fights, found), encoding="utf-8")
    (folder.path / "report.json").write_text(to_text(found.plain()) + "\n", encoding="utf-8")
    if not folder.write_tables():
        click.echo(words_of("cli-simulate-no-tables"), err=True)


def _tell(fights: Plan, found: Report) -> None:
    console = Console(highlight=False)
    for line in lines(fights, found):
        console.print(line, markup=False, soft_wrap=True)
    if found.units:
        for contender in (0, 1):
            console.print()
            console.print(_units(found, contender))
    for fault, count in found.faults.items():
        console.print(words("fault", count=count, fault=fault), markup=False, soft_wrap=True)
    console.print()
    console.print(how(fights), markup=False, soft_wrap=True)


def _units(found: Report, contender: int) -> Table:
    table = Table(title=found.names[contender], title_justify="left", box=None, pad_edge=False)
    table.add_column(words("unit"))
    for id in ("worth", "earned", "per-hundred", "lost", "gone"):
        table.add_column(words(id), justify="right")
    for unit in found.units:
        if unit.contender == contender:
            figures = (unit.worth, unit.earned.mean, unit.per_hundred)
            shares = (percent(unit.lost), percent(unit.gone))
            table.add_row(unit.name, *(f"{each:.0f}" for each in figures), *shares)
    return table
