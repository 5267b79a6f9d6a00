"""What the seed documents state, fact by fact, in words of our own; and what the engine answers to each.

A seed is a play aid that a game was specified from. Its facts stand in ``<game>.toml`` (of a long one, in a folder of
that name): tables whose ``ask`` is an expression in the words of the module ``asked/<game>.py``, which puts the
question to what the engine executes. ``seeds.toml`` says which facts a document states, which of them a bad scan has
lost, and which it states otherwise than its sister.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import convert

from grognard.core.book.catalogue import Catalogue
from grognard.core.errors import InputError
from grognard.core.records import Record, replace
from grognard.core.systems import system

HERE = Path(__file__).parent
LOST = "lost"

Value = bool | int | float | str
Answer = Value | None


class Fact(Record, kw_only=True):
    """One thing a seed says: in our words, its value, the rule it belongs to, what is asked of the engine.

    ``form`` is how the value is printed. ``engine`` is what the engine has instead and ``decided`` the rule of the
    catalogue that says so; ``absent`` is why the game does not have it at all. ``seek``: words that the line of the
    sheet has which shows it; without them it is the line that names the rule. ``shown`` is what stands there, if it
    is not the value as it is printed.
    """

    table: str
    fact: str
    value: Value
    rule: str
    ask: str = ""
    form: str = "{}"
    row: str = ""
    column: str = ""
    seek: str = ""
    shown: str | None = None
    engine: Answer = None
    decided: str = ""
    why: str = ""
    absent: str = ""

    @property
    def key(self) -> str:
        """By what ``seeds.toml`` names it."""
        return f"{self.table} / {self.fact}"

    def printed(self, value: Answer) -> str:
        """A value as people write it."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, str) else self.form.format(value)


class Stated(Record, kw_only=True, omit_defaults=True):
    """A fact as it is written in a file; what it leaves out is that of its table."""

    fact: str
    value: Value
    rule: str = ""
    ask: str = ""
    form: str = ""
    seek: str = ""
    shown: str | None = None
    engine: Answer = None
    decided: str = ""
    why: str = ""
    absent: str = ""


class Table(Record, kw_only=True):
    """Facts that stand together: a list of them, or a grid of rows and columns."""

    title: str
    rule: str
    ask: str = ""
    seek: str = ""
    form: str = "{}"
    absent: str = ""
    facts: tuple[Stated, ...] = ()
    columns: tuple[str, ...] = ()
    rows: Mapping[str, tuple[Value, ...]] = {}


class Reading(Record, kw_only=True):
    """What one document has instead: another value, and by what the catalogue decides."""

    value: Value
    decided: str = ""
    engine: Answer = None


class Seed(Record, kw_only=True):
    """A document: its language, its game; facts that its scan has ``lost``, and those that it states otherwise."""

    id: str
    language: str
    game: str
    about: str
    lost: tuple[str, ...] = ()
    other: Mapping[str, Reading] = {}


def seeds() -> tuple[Seed, ...]:
    """The documents, in the order of the games."""
    content = tomllib.loads((HERE / "seeds.toml").read_text(encoding="utf-8"))
    return tuple(convert(each, Seed) for each in content["seed"])


def stated(seed: Seed) -> list[Fact]:
    """All that a document states, lost cells left out."""
    found = []
    for fact in facts(seed.game):
        if any(fnmatchcase(fact.key, pattern) for pattern in seed.lost):
            continue
        other = seed.other.get(fact.key)
        found.append(
            fact if other is None else replace(fact, value=other.value, decided=other.decided, engine=other.engine)
        )
    return found


def lost(seed: Seed) -> list[Fact]:
    """What the scan of a document has lost of what its sister states."""
    return [fact for fact in facts(seed.game) if any(fnmatchcase(fact.key, pattern) for pattern in seed.lost)]


@cache
def facts(game: str) -> tuple[Fact, ...]:
    """The facts of a game's files, in order."""
    alone = HERE / f"{game}.toml"
    files = [alone] if alone.is_file() else sorted((HERE / game).glob("*.toml"))
    return tuple(
        fact
        for file in files
        for table in tomllib.loads(file.read_text(encoding="utf-8"))["table"]
        for fact in _of(convert(table, Table))
    )


def _of(table: Table) -> Iterator[Fact]:
    for each in table.facts:
        yield Fact(
            table=table.title,
            fact=each.fact,
            value=each.value,
            rule=each.rule or table.rule,
            ask=each.ask or table.ask,
            form=each.form or table.form,
            seek=each.seek or table.seek,
            shown=each.shown,
            engine=each.engine,
            decided=each.decided,
            why=each.why,
            absent=each.absent or table.absent,
        )
    for row, values in table.rows.items():
        for column, value in zip(table.columns, values, strict=True):
            yield Fact(
                table=table.title,
                fact=f"{row}, {column}",
                value=value,
                rule=table.rule,
                ask=table.ask,
                form=table.form,
                row=row,
                column=column,
                seek=table.seek,
                absent=table.absent,
            )


def answer(game: str, fact: Fact) -> Answer:
    """What the engine says to a fact."""
    words = vars(importlib.import_module(f"tests.seeds.asked.{game}"))
    found: Any = eval(fact.ask, {**words, "row": fact.row, "column": fact.column, "fact": fact})
    if not isinstance(found, Answer):
        raise TypeError(f"{fact.key}: {fact.ask} gives {found!r}, which is no number, text, truth or nothing")
    return found


@cache
def catalogue(game: str) -> Catalogue:
    """The rules of a game."""
    return system(game).book.catalogue


def fault(game: str, fact: Fact) -> str:
    """What is wrong with how a fact and the engine stand to one another; empty if nothing is."""
    known = catalogue(game).rules
    for rule in (fact.rule, fact.decided):
        if rule and rule not in known:
            return f"{fact.key}: {rule} is not in the catalogue"
    if fact.absent:
        return f"{fact.key}: absent, yet something is asked" if fact.ask else ""
    if not fact.ask:
        return f"{fact.key}: nothing is asked of the engine"
    try:
        found = answer(game, fact)
    except (AttributeError, InputError, LookupError, NameError, TypeError, ValueError) as error:
        return f"{fact.key}: {fact.ask} fails: {error!r}"
    if type(found) is type(fact.value) and found == fact.value:
        return f"{fact.key}: agrees, yet {fact.decided} is said to decide otherwise" if fact.decided else ""
    if not fact.decided:
        return f"{fact.key}: the seed says {fact.value!r}, the engine {found!r}"
    if found != fact.engine:
        return f"{fact.key}: {fact.decided} decides for {fact.engine!r}, the engine has {found!r}"
    return ""
