"""``grognard simulate``: many battles, and what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import click
from rich.console import Console
from rich.table import Table

from grognard.commands.battle_options import battle_options
from grognard.commands.running_options import first_seed, kept_in, processes, progress_of, running_options
from grognard.commands.speech import BAD_BATTLE, Command, fail, helped, pairs, told, words_of
from grognard.core.records import to_text
from grognard.core.words import decimals
from grognard.simulation import (
    Backend,
    Folder,
    Fought,
    Plan,
    Report,
    Variant,
    change,
    plan,
    report,
    run,
    variants,
)
from grognard.simulation.naming import in_our_words
from grognard.simulation.page import how, lines, page, percent, words

EXAMPLES = (
    "grognard simulate axis_allies_minis -n 200 --swap-sides",
    "grognard simulate bolt_action --army us-1000 --army german-1000 -n 100 --out battles --seed 7",
    "grognard simulate wh40k5 --agents greedy,player.py:Careful -n 50",
    "grognard simulate operation_ww2 --vary map=village,hedgerows -n 50",
)


@click.command(cls=Command, help=helped("cli-simulate", *EXAMPLES), short_help=words_of("cli-simulate.short"))
@click.argument("system")
@click.option("-n", "battles", type=int, default=100, show_default=True, help=words_of("cli-simulate-battles"))
@battle_options
@click.option("--brief", is_flag=True, help=words_of("cli-simulate-brief"))
@click.option("--vary", "vary", multiple=True, metavar="THING=A,B", help=words_of("cli-simulate-vary"))
@running_options
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
    vary: tuple[str, ...],
    workers: str,
    backend: str,
    address: str,
    out: Path | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Fight them, keep them, and tell what they say."""
    out = kept_in(out, resume)
    agreed: dict[str, Any] = {
        "players": [name.strip() for name in agents.split(",")],
        "armies": armies,
        "scenario": scenario,
        "map": map_name,
        "options": pairs(options),
        "year": year,
        "battles": battles,
        "seed": first_seed(seed, out, resume),
        "swap": swap_sides,
        "brief": brief,
    }
    with told():
        if vary:
            tried = variants(system, [change(each) for each in vary], **agreed)
        else:
            tried = (Variant("", plan(system, **agreed), ""),)
        folders = [None if out is None else Folder(out / each.folder, each.plan, resume) for each in tried]
    found = []
    for each, folder in zip(tried, folders, strict=True):
        fought = _fight(each, folder, processes(workers), cast("Backend", backend), address)
        found.append((each, fought, report(each.plan, fought)))
        if folder is not None:
            _keep(folder, each.plan, found[-1][2])
    if as_json:
        told_of = {each.name: result.plain() for each, _, result in found}
        click.echo(to_text(told_of if vary else told_of[""]))
    elif vary:
        Console(highlight=False).print(_beside([(each.name, result) for each, _, result in found]))
    else:
        _tell(found[0][0].plan, found[0][2])
    if out is not None and not as_json:
        click.echo(words_of("cli-simulate-kept", folder=str(out)))
    if any(each.reason == "broken" for _, fought, _ in found for each in fought):
        fail(words_of("cli-simulate-broken"), BAD_BATTLE)


def _fight(
    variant: Variant, folder: Folder | None, workers: int | None, backend: Backend, address: str
) -> list[Fought]:
    """The battles with those that were kept before, in their order; their progress is shown where somebody looks."""
    before = {} if folder is None else dict(folder.fought)
    with told(), progress_of(variant.plan.battles, len(before)) as on:

        def keep(fought: Fought) -> None:
            if folder is not None:
                folder.keep(fought)
            on(variant.name)

        new = run(variant.plan, workers=workers, backend=backend, address=address, fought=before, told=keep)
    return sorted([*before.values(), *new], key=lambda each: each.number)


def _keep(folder: Folder, fights: Plan, found: Report) -> None:
    folder.close()
    (folder.path / "report.html").write_text(page(fights, in_our_words(fights, found)), encoding="utf-8")
    (folder.path / "report.json").write_text(to_text(found.plain()) + "\n", encoding="utf-8")
    if not folder.write_tables():
        click.echo(words_of("cli-simulate-no-tables"), err=True)


def _tell(fights: Plan, found: Report) -> None:
    found = in_our_words(fights, found)
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


def _beside(found: list[tuple[str, Report]]) -> Table:
    """Variants side by side, a row each."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words("variant"))
    for id in ("battles", "share-won", "interval", "drawn", "length"):
        table.add_column(words(id), justify="right")
    for name, each in found:
        length = sum(turns * count for turns, count in each.turns.items()) / max(1, each.battles)
        between = f"{percent(each.win.low)}–{percent(each.win.high)}"
        drawn = percent(100 * each.drawn / max(1, each.battles))
        table.add_row(name, str(each.battles), percent(each.win.share), between, drawn, decimals(f"{length:.1f}"))
    return table


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
