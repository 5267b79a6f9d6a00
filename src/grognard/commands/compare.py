"""``grognard compare``: two variants of the same battles, until it is settled which wins more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import click

from grognard.commands.battle_options import battle_options
from grognard.commands.running_options import first_seed, kept_in, processes, progress_of, running_options
from grognard.commands.speech import Command, fail, helped, pairs, told, words_of
from grognard.core.records import to_builtins, to_text
from grognard.simulation import Backend, Comparison, Folder, Fought, Variant, change, compare, report, variants
from grognard.simulation.comparing import ALIKE, ERROR
from grognard.simulation.naming import in_our_words
from grognard.simulation.page import compared, known, page, words
from grognard.simulation.settling import Difference

EXAMPLES = (
    "grognard compare bolt_action --vary army2=german-1000,german-500 -n 300",
    "grognard compare axis_allies_minis --vary agent1=greedy,player.py:Careful --swap-sides --out compared",
)


@click.command(cls=Command, help=helped("cli-compare", *EXAMPLES), short_help=words_of("cli-compare.short"))
@click.argument("system")
@click.option("--vary", "vary", required=True, multiple=True, metavar="THING=A,B", help=words_of("cli-compare-vary"))
@click.option("-n", "battles", type=int, default=1000, show_default=True, help=words_of("cli-compare-battles"))
@click.option("--error", type=float, default=ERROR, show_default=True, help=words_of("cli-compare-error"))
@click.option("--alike", type=float, default=ALIKE, show_default=True, help=words_of("cli-compare-alike"))
@battle_options
@running_options
def command(
    system: str,
    vary: tuple[str, ...],
    battles: int,
    error: float,
    alike: float,
    armies: tuple[str, ...],
    scenario: str | None,
    map_name: str | None,
    agents: str,
    options: tuple[str, ...],
    year: int | None,
    seed: int | None,
    swap_sides: bool,
    workers: str,
    backend: str,
    address: str,
    out: Path | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Fight both, and say what they differ in."""
    out = kept_in(out, resume)
    with told():
        changes = [change(each) for each in vary]
        two = variants(
            system,
            changes,
            players=[name.strip() for name in agents.split(",")],
            armies=armies,
            scenario=scenario,
            map=map_name,
            options=pairs(options),
            year=year,
            battles=battles,
            seed=first_seed(seed, out, resume),
            swap=swap_sides,
        )
        if len(two) != 2:
            fail(words("compare-two", count=len(two)))
        folders = [] if out is None else [Folder(out / each.folder, each.plan, resume) for each in two]
        found = _fight(two, changes[0].contender, folders, error, alike, processes(workers), backend, address)
    for each, folder in zip(two, folders, strict=bool(folders)):
        folder.close()
        result = report(each.plan, [folder.fought[number] for number in sorted(folder.fought)])
        (folder.path / "report.html").write_text(page(each.plan, in_our_words(each.plan, result)), encoding="utf-8")
    if out is not None:
        (out / "comparison.json").write_text(to_text(to_builtins(found)) + "\n", encoding="utf-8")
    if as_json:
        click.echo(to_text(to_builtins(found)))
        return
    for line in compared(found):
        click.echo(line)
    if out is not None:
        click.echo(words_of("cli-simulate-kept", folder=str(out)))


def _fight(
    two: Sequence[Variant],
    contender: int,
    folders: Sequence[Folder],
    error: float,
    alike: float,
    workers: int | None,
    backend: str,
    address: str,
) -> Comparison:
    """The comparison, with what is known by then told where somebody looks."""
    kept = (dict(folders[0].fought), dict(folders[1].fought)) if folders else ({}, {})
    so_far = ""
    with progress_of(2 * two[0].plan.battles, len(kept[0]) + len(kept[1])) as on:

        def keep(at: int, fought: Fought) -> None:
            if folders:
                folders[at].keep(fought)
            on(so_far)

        def settling(difference: Difference) -> None:
            nonlocal so_far
            so_far = known(difference)

        return compare(
            (two[0].plan, two[1].plan),
            (two[0].name, two[1].name),
            contender=contender,
            error=error,
            alike=alike,
            workers=workers,
            backend=cast("Backend", backend),
            address=address,
            kept=kept,
            told=keep,
            settling=settling,
        )
