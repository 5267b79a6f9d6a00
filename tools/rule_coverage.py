"""Report, rule by rule, where each rule of a game is implemented, where it is tested, or why it waits.

A rule is implemented where its id stands in a docstring or string of the game's Python files or in its data files, and
tested where one carries ``@pytest.mark.rule("<id>")``. ``catalogue/deferred.toml`` says what waits and why. Ends with
status 1, naming them, if any rule is none of these, if code or tests cite an id the catalogue lacks, or if an option is
offered that the code never reads.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from grognard.core.book.catalogue import Catalogue  # noqa: E402
from grognard.core.errors import InputError  # noqa: E402
from grognard.core.records import Record, to_text  # noqa: E402
from grognard.core.words import english  # noqa: E402

GAMES = ROOT / "src" / "grognard" / "games"
TESTS = ROOT / "tests"
STATES = ("built", "untested", "unbuilt", "deferred")
STYLES = {"built": "green", "untested": "yellow", "unbuilt": "red", "deferred": "dim"}


class Row(Record):
    """One rule: the places (``file:line``) that implement it, the tests that show it, and why it waits, if it does."""

    id: str
    title: str
    chapter: str
    implemented: list[str]
    tested: list[str]
    deferred: str | None

    @property
    def state(self) -> str:
        """``built`` (implemented and tested), ``deferred``, ``untested``, or ``unbuilt`` (not implemented)."""
        if self.implemented and self.tested:
            return "built"
        if self.deferred is not None:
            return "deferred"
        return "untested" if self.implemented else "unbuilt"


class Coverage(Record):
    """The report on one game. ``faults`` must be mended; ``notes`` are deferrals that may be struck off."""

    system: str
    rows: list[Row]
    faults: list[str]
    notes: list[str]

    def totals(self) -> dict[str, int]:
        """How many rules there are in each state."""
        return {state: sum(row.state == state for row in self.rows) for state in STATES}


def systems(games: Path = GAMES) -> list[str]:
    """The games that have a rule catalogue, by name."""
    return sorted(folder.parent.name for folder in games.glob("*/catalogue"))


def coverage(system: str, games: Path = GAMES, tests: Path = TESTS) -> Coverage:
    """The report on the game ``system``. Raises InputError if its catalogue cannot be read."""
    home = games / system
    catalogue = Catalogue.load(home / "catalogue")
    pattern = id_pattern(next(iter(catalogue.rules)).split("-")[0])
    implemented: dict[str, list[str]] = {}
    read: set[str] = set()
    for place, text in (*_python_strings(home), *_data_strings(home)):
        read.add(text)
        for id in pattern.findall(text):
            implemented.setdefault(id, []).append(place)
    tested: dict[str, list[str]] = {}
    for place, text in _marks(tests):
        for id in pattern.findall(text):
            tested.setdefault(id, []).append(place)
    rows = [
        Row(
            id=rule.id,
            title=english(rule.title),
            chapter=english(chapter.title),
            implemented=list(dict.fromkeys(implemented.get(rule.id, []))),
            tested=list(dict.fromkeys(tested.get(rule.id, []))),
            deferred=rule.deferred,
        )
        for chapter in catalogue.chapters
        for rule in chapter.rules
    ]
    mends = {"untested": "implemented, but no test is marked with it", "unbuilt": "neither implemented nor deferred"}
    faults = [f"{row.id} {row.title}: {mends[row.state]}" for row in rows if row.state in mends]
    for cited in (implemented, tested):
        unknown = sorted(cited.keys() - catalogue.rules.keys())
        faults += [f"{id}: not in the catalogue, cited in {', '.join(cited[id])}" for id in unknown]
    unread = [option.name for option in catalogue.offered() if option.name not in read]
    faults += [f"option {name}: offered, but no code reads it; build it or defer it" for name in unread]
    notes = [f"{row.id}: deferred, though built" for row in rows if row.deferred is not None and row.state == "built"]
    waiting = [option.name for option in catalogue.options.values() if option.deferred is not None]
    notes += [f"option {name}: deferred, though code reads it" for name in waiting if name in read]
    return Coverage(system, rows, faults, notes)


def id_pattern(prefix: str) -> re.Pattern[str]:
    """What an id of the game looks like in a text.

    >>> id_pattern("BA").findall("see (BA-NAT-DE-01), BA-C4 and BA-AMB-*; the BA-64 is an armoured car")
    ['BA-NAT-DE-01', 'BA-C4']
    """
    return re.compile(rf"\b{prefix}(?:-[A-Z]+)+-?[0-9]+\b")


def _python_strings(home: Path) -> Iterator[tuple[str, str]]:
    """Every string in the game's Python files and its place; comments are not strings."""
    for path in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f"{path.relative_to(home).as_posix()}:{node.lineno}", node.value


def _data_strings(home: Path) -> Iterator[tuple[str, str]]:
    """Every string in the game's TOML files other than its catalogue, keys included, and its file."""
    for path in sorted(home.rglob("*.toml")):
        if home / "catalogue" not in path.parents:
            for text in _leaves(tomllib.loads(path.read_text(encoding="utf-8"))):
                yield path.relative_to(home).as_posix(), text


def _leaves(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, inner in value.items():
                yield key
                yield from _leaves(inner)
        case list():
            for inner in value:
                yield from _leaves(inner)


def _marks(tests: Path) -> Iterator[tuple[str, str]]:
    """The ids given to ``pytest.mark.rule`` anywhere in the tests, and the line they stand on."""
    for path in sorted(tests.rglob("*.py")):
        for line, id in _marks_in(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(tests.parent).as_posix()}:{line}", id


@cache  # the same tests are read for each game
def _marks_in(text: str) -> tuple[tuple[int, str], ...]:
    if "mark.rule(" not in text:
        return ()
    return tuple(
        (argument.lineno, argument.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def _print(report: Coverage, console: Console, rule_by_rule: bool) -> None:
    chapters: dict[str, list[Row]] = {}
    for row in report.rows:
        chapters.setdefault(row.chapter, []).append(row)
    if rule_by_rule:
        for chapter, rows in chapters.items():
            table = Table("rule", "", "implemented", "tested, or why it waits", title=chapter, title_justify="left")
            for row in rows:
                tested = row.deferred if row.state == "deferred" else _places(row.tested)
                table.add_row(row.id, row.title, _places(row.implemented), tested, style=STYLES[row.state])
            console.print(table)
    table = Table("chapter", title=report.system, title_justify="left")
    for heading in ("rules", *STATES):
        table.add_column(heading, justify="right")
    last = list(chapters.values())[-1]
    for chapter, rows in {**chapters, "all": report.rows}.items():
        counts = [sum(row.state == state for row in rows) for state in STATES]
        table.add_row(chapter, *(str(count or "") for count in (len(rows), *counts)), end_section=rows is last)
    console.print(table)
    for heading, lines in (("May be struck off catalogue/deferred.toml:", report.notes), ("To mend:", report.faults)):
        if lines:
            console.print(heading, *(f"  {line}" for line in lines), sep="\n", highlight=False, soft_wrap=True)


def _places(places: list[str]) -> str:
    return ", ".join(places[:3]) + (f" and {len(places) - 3} more" if len(places) > 3 else "")


@click.command(help=(__doc__ or "").replace("``", ""))
@click.option("--system", "only", help="Report on this game only.")
@click.option("--totals", "totals_only", is_flag=True, help="Print only the totals of each chapter.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
def main(only: str | None, totals_only: bool, as_json: bool) -> None:
    """Print the report on each game; leave with status 1 if anything is to be mended."""
    if only is not None and only not in systems():
        raise click.UsageError(f"there is no game {only}; choose from {', '.join(systems())}")
    try:
        reports = [coverage(system) for system in systems() if only in (None, system)]
    except InputError as error:
        sys.exit(str(error))
    if as_json:
        click.echo(to_text([{"totals": report.totals(), "report": report} for report in reports]))
    else:
        for report in reports:
            _print(report, Console(), rule_by_rule=not totals_only)
    sys.exit(1 if any(report.faults for report in reports) else 0)


if __name__ == "__main__":
    main()
