"""``grognard army import``: an army made of a list of another program, and what became of each of its lines."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any, NoReturn

import click

from grognard.commands.speech import Command, fail, helped, pairs, told, words_of, writing
from grognard.core.armies.army import Army
from grognard.core.armies.texts import toml_text
from grognard.core.records import to_builtins, to_text
from grognard.core.systems import system
from grognard.core.words import spoken
from grognard.rosters import Brought, Line, Roster, bring, load_names, read, save_names
from grognard.rosters.bringing import told as line_told
from grognard.rosters.identity import identity

TO_LOOK_AT = 1
IMPORT = (
    "grognard army import mine.rosz --output mine.toml",
    'grognard army import mine.rosz --names names.toml --name "Old Faithful=m4-sherman"',
    "grognard army import mine.json --as wh40k5 --nation orks",
)


@click.command(
    "import", cls=Command, help=helped("cli-army-import", *IMPORT), short_help=words_of("cli-army-import.short")
)
@click.argument("file")
@click.option("--as", "game", metavar="SYSTEM", help=words_of("cli-army-as"))
@click.option("--nation", metavar="NATION", help=words_of("cli-army-nation"))
@click.option("--names", "kept", metavar="FILE", help=words_of("cli-army-names"))
@click.option("--name", "mended", multiple=True, metavar="THEIRS=OURS", help=words_of("cli-army-name"))
@click.option("--output", metavar="FILE", help=words_of("cli-army-output"))
@click.option("--json", "as_json", is_flag=True, help=words_of("cli-json"))
def import_list(
    file: str,
    game: str | None,
    nation: str | None,
    kept: str | None,
    mended: tuple[str, ...],
    output: str | None,
    as_json: bool,
) -> None:
    """Import a list; exit code 1 if something of it wants looking at."""
    with told():
        if game is not None:
            system(game)
        found = read(file)
        names = load_names(kept) if kept else {}
    if isinstance(found, Roster) and not as_json:
        _head(found)
    of = game or identity(found).system or ""
    if isinstance(found, Roster) and not of:
        _hinder(found)
    own = {**names.get(of, {}), **pairs(mended)}
    with told():
        brought = bring(found, game, nation=nation, names=own)
    if as_json:
        click.echo(to_text(_facts(brought)))
    else:
        _report(brought)
    if kept and mended:
        with writing(Path(kept)):
            save_names(kept, {**names, of: own})
    if output:
        with writing(Path(output)):
            _save(brought, Path(output))
    if output and not as_json:
        click.echo(words_of("cli-army-import-wrote", file=output))
    if brought.open or brought.roster.mismatches or brought.army.breaches:
        raise click.exceptions.Exit(TO_LOOK_AT)


def _hinder(found: Roster) -> NoReturn:
    """Say why no army is made of a list, and how one is all the same, if there is a game it might be of."""
    known = identity(found)
    assert known.hindrance is not None
    why = spoken(known.hindrance)
    if known.family is not None and known.family.system:
        fail(f"{why} {words_of('cli-army-import-as', system=known.family.system)}")
    fail(why if known.title else f"{why} {words_of('cli-army-import-as', system='SYSTEM')}")


def _head(found: Roster) -> None:
    """What the list is and says of itself."""
    game = identity(found).name
    click.echo(words_of("cli-army-import-head", name=found.name or "–", game=game, form=found.form))
    declared, sums = _said(found.declared), _said(found.sums)
    click.echo(words_of("cli-army-import-total", units=len(found.units), declared=declared, sum=sums))
    for each in found.mismatches:
        click.echo(words_of("cli-army-import-bad", cost=each.cost, declared=str(each.declared), sum=str(each.sum)))
    for unit in found.units:
        points = _said(unit.total)
        click.echo("  " + words_of("cli-army-import-unit", number=unit.number, name=unit.name, points=points))
    click.echo()


def _report(brought: Brought) -> None:
    for line in brought.lines:
        click.echo("  " * line.depth + spoken(line_told(line)))
    made = brought.army
    click.echo()
    click.echo(words_of("cli-army-import-made", units=len(made.ids), points=made.points, open=len(brought.open)))
    if brought.open:
        click.echo(words_of("cli-army-import-mend"))
    for breach in made.breaches:
        click.echo(str(breach))


def _facts(brought: Brought) -> dict[str, Any]:
    found = brought.roster
    return {
        "name": found.name,
        "game": spoken(brought.identity.name),
        "declared": {name: str(value) for name, value in found.declared.items()},
        "sums": {name: str(value) for name, value in found.sums.items()},
        "mismatches": to_builtins(found.mismatches),
        "lines": [_line(line) for line in brought.lines],
        "army": brought.army.data(),
        "breaches": [str(breach) for breach in brought.army.breaches],
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "depth": line.depth,
        "name": line.name,
        "number": line.number,
        "points": None if line.points is None else str(line.points),
        "state": line.state,
        "ours": line.ours,
        "sure": line.sure,
        "unit": line.unit,
        "text": spoken(line_told(line)),
    }


def _save(brought: Brought, file: Path) -> None:
    """The army in a file; what of the list it has not stands above it as remarks."""
    made: Army = brought.army
    if file.suffix == ".json":
        made.save(file)
    else:
        file.write_text(toml_text(made.record, brought.remarks), encoding="utf-8")


def _said(costs: Mapping[str, Decimal]) -> str:
    return ", ".join(f"{value} {name}" for name, value in costs.items()) or "–"
