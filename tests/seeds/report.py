"""``docs/seeds.md``: the seeds side by side with the engine and its sheets, as the engine answers today.

``python -m tests.seeds.report`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from grognard.core.systems import system
from grognard.core.words import english
from tests.conftest import ROOT
from tests.seeds.facts import Fact, Seed, catalogue, lost, seeds, stated
from tests.seeds.on_sheet import shows

PAGE = ROOT / "docs" / "seeds.md"
INTRODUCTION = """# Side by side with the seeds

The games were specified from five documents: play aids, and a whole rule book, in Greek, Polish, Hungarian, Italian
and Russian. They are not part of this repository; what they state is kept in `tests/seeds` as facts and numbers in
words of our own. For each the tests ask the engine, not a copy of it: they read the row that the rules read, call the
formula, or put units on a table and look. Of a condition that is no number they ask whether the game plays the rule
and tests that bear its mark show it. Nothing on this page is typed: `python -m tests.seeds.report` writes it, and a
test fails when it is out of date.

- **agrees**: the engine has what the document states.
- **on the sheet**: a line of `grognard sheet` shows it too, found by its words or its rule; the rest is in the engine
  only.
- **decided otherwise**: the engine has something else, and a rule of the catalogue says so, with the reason.
- **not in the game**: nothing plays it, with the reason.
- **lost**: the scan of the document has kept nothing legible; its sister document has it.
"""


def page() -> str:
    """The whole page."""
    found = seeds()
    return "\n".join((INTRODUCTION, *_summary(found), *(line for seed in found for line in _document(seed, found))))


def _summary(found: Sequence[Seed]) -> Iterator[str]:
    heads = (
        "document",
        "game",
        "facts",
        "agree",
        "of them on the sheet",
        "decided otherwise",
        "not in the game",
        "lost",
    )
    yield from _table(heads, map(_counts, found))


def _counts(seed: Seed) -> tuple[str, ...]:
    facts = stated(seed)
    agree = [fact for fact in facts if agrees(fact)]
    return (
        f"[{seed.language}](#{seed.language.lower()})",
        english(system(seed.game).title),
        str(len(facts)),
        str(len(agree)),
        str(sum(shows(seed.game, fact) for fact in agree)),
        str(sum(bool(fact.decided) for fact in facts)),
        str(sum(bool(fact.absent) for fact in facts)),
        str(len(lost(seed))),
    )


def agrees(fact: Fact) -> bool:
    """Whether a fact is what the engine has; the tests hold it to that."""
    return not fact.decided and not fact.absent


def _document(seed: Seed, found: Sequence[Seed]) -> Iterator[str]:
    facts = stated(seed)
    yield f"## {seed.language}\n"
    yield f"{english(system(seed.game).title)}: {seed.about}.\n"
    yield from _part("Decided otherwise", _decided(seed, facts))
    yield from _part("Not in the game", _absent(facts))
    yield from _part("Lost in the scan", [f"- {fact.key}" for fact in lost(seed)])
    first = next(each for each in found if each.game == seed.game)
    if seed is not first:
        yield f"Everything else is as in the [{first.language}](#{first.language.lower()}) document.\n"
        return
    unseen = [fact for fact in facts if agrees(fact) and not shows(seed.game, fact)]
    yield from _part("In the engine, not on the sheet", _unseen(facts, unseen))
    yield "### Fact by fact\n"
    for title, rows in groupby(facts, key=lambda fact: fact.table):
        yield f"#### {title}\n"
        yield from _facts(seed, list(rows))


def _part(title: str, lines: Iterable[str]) -> Iterator[str]:
    kept = list(lines)
    if kept:
        yield f"### {title}\n"
        yield from kept
        if kept[-1]:
            yield ""


def _decided(seed: Seed, facts: Iterable[Fact]) -> Iterator[str]:
    rows = [
        (
            fact.key,
            fact.printed(fact.value),
            fact.printed(fact.engine),
            fact.decided,
            fact.why or _reason(seed.game, fact.decided),
        )
        for fact in facts
        if fact.decided
    ]
    return _table(("fact", "document", "engine", "rule", "why"), rows) if rows else iter(())


def _reason(game: str, rule: str) -> str:
    """Why the catalogue decides as it does: its note on the sources, or else what the rule says."""
    found = catalogue(game).rules[rule]
    return found.note or english(found.text)


def _absent(facts: Iterable[Fact]) -> Iterator[str]:
    for (title, reason), group in groupby(
        (fact for fact in facts if fact.absent), key=lambda fact: (fact.table, fact.absent)
    ):
        yield f"- {title}: {'; '.join(fact.fact for fact in group)}. {reason}"


def _unseen(facts: Iterable[Fact], unseen: Sequence[Fact]) -> Iterator[str]:
    """What of each table the sheet lacks: the numbers, and how many conditions besides."""
    for title, group in groupby(facts, key=lambda fact: fact.table):
        rows = list(group)
        lacking = [fact for fact in rows if fact in unseen]
        if lacking:
            numbers = [fact for fact in lacking if not isinstance(fact.value, bool)]
            told = [f"{fact.fact} ({fact.printed(fact.value)})" for fact in numbers]
            others = len(lacking) - len(numbers)
            told += [f"{others} condition{'' if others == 1 else 's'}"] if others else []
            yield f"- **{title}**, {len(lacking)} of {len(rows)}: {'; '.join(told)}"


def _facts(seed: Seed, rows: Sequence[Fact]) -> Iterator[str]:
    """A table of facts: a grid where it is one."""
    if all(fact.row for fact in rows):
        columns = list(dict.fromkeys(fact.column for fact in rows))
        cells = {(fact.row, fact.column): _cell(seed, fact) for fact in rows}
        lines = ((row, *(cells.get((row, each), "") for each in columns)) for row in dict.fromkeys(f.row for f in rows))
        yield from _table((f"{rows[0].rule}", *columns), lines)
        return
    yield from _table(
        ("fact", "value", "rule", "sheet"),
        ((fact.fact, _value(fact), fact.rule, _state(seed, fact)) for fact in rows),
    )


def _cell(seed: Seed, fact: Fact) -> str:
    return _value(fact) if agrees(fact) and shows(seed.game, fact) else f"{_value(fact)} ({_state(seed, fact)})"


def _value(fact: Fact) -> str:
    return (
        f"{fact.printed(fact.value)}; engine {fact.printed(fact.engine)}" if fact.decided else fact.printed(fact.value)
    )


def _state(seed: Seed, fact: Fact) -> str:
    if fact.absent:
        return "not in the game"
    if fact.decided:
        return fact.decided
    return "on it" if shows(seed.game, fact) else "not on it"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for line in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|').replace(chr(10), ' ') for cell in line)} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
