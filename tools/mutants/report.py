"""What a run found: by kind, by chapter, by rule, and each survivor with its difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.table import Table

from grognard.core.records import Record
from tools.mutants.mutations import Mutant
from tools.mutants.sessions import KILLED, SURVIVED, TIMEOUT, UNLOADABLE, UNTESTED, Found

EQUIVALENT = "equivalent"
COLUMNS = (KILLED, TIMEOUT, SURVIVED, UNTESTED, EQUIVALENT, UNLOADABLE)


class Outcome(Record):
    """A mutant and what became of it."""

    mutant: Mutant
    found: Found


class Line(Record):
    """How many mutants of something there are by what became of them."""

    name: str
    counts: dict[str, int]

    @property
    def share(self) -> float | None:
        """Killed of those that change something and load, in hundredths; None: there are none."""
        died = self.counts.get(KILLED, 0) + self.counts.get(TIMEOUT, 0)
        all = died + self.counts.get(SURVIVED, 0) + self.counts.get(UNTESTED, 0)
        return 100 * died / all if all else None

    def cells(self) -> list[str]:
        share = "" if self.share is None else f"{self.share:.1f} %"
        numbers = [sum(self.counts.values()), *(self.counts.get(column, 0) for column in COLUMNS)]
        return [self.name, *(str(number) for number in numbers), share]


HEADINGS = ("", "mutants", *COLUMNS, "killed of all")


def lines(outcomes: Iterable[Outcome], names: Callable[[Mutant], Iterable[str]]) -> list[Line]:
    """The outcomes counted under each of their names."""
    counts: dict[str, Counter[str]] = {}
    for each in outcomes:
        for name in names(each.mutant):
            counts.setdefault(name, Counter())[each.found.status] += 1
    return [Line(name, dict(counts[name])) for name in sorted(counts)]


def by_kind(outcomes: Sequence[Outcome]) -> list[Line]:
    """The kinds, and all of them together."""
    return [*lines(outcomes, lambda each: [each.place.kind]), *lines(outcomes, lambda _: ["together"])]


def by_chapter(outcomes: Sequence[Outcome]) -> list[Line]:
    """The chapters; a mutant of several counts in each."""
    return lines(outcomes, lambda each: sorted({rule.rsplit("-", 1)[0] for rule in each.place.rules}))


def by_rule(outcomes: Sequence[Outcome]) -> list[Line]:
    """The rules; a mutant of several counts in each."""
    return lines(outcomes, lambda each: each.place.rules)


def survivors(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Those that no test noticed."""
    return [each for each in outcomes if each.found.status in (SURVIVED, UNTESTED)]


def show(outcomes: Sequence[Outcome], console: Console) -> None:
    """By kind and by rule (only those with survivors, if there are many), and the survivors."""
    rules = by_rule(outcomes)
    poor = [line for line in rules if len(rules) <= 40 or line.counts.get(SURVIVED) or line.counts.get(UNTESTED)]
    for title, rows in (("by kind", by_kind(outcomes)), ("by rule", poor)):
        table = Table(*HEADINGS, title=title, title_justify="left")
        for line in rows:
            table.add_row(*line.cells())
        console.print(table)
    if len(poor) < len(rules):
        console.print(f"All mutants of {len(rules) - len(poor)} further rules were noticed.")
    unmarked = [each for each in outcomes if each.found.others is not None]
    for each in [*survivors(outcomes), *unmarked]:
        place = each.mutant.place
        console.print(f"\n{each.found.status}: {', '.join(place.rules)}", style="bold")
        if each.found.others is not None:
            marked = ", ".join(each.found.others) or "no rule"
            console.print(f"by a test of {marked}: {each.found.test}", highlight=False, markup=False)
        console.print(f"{place.file}:{place.first} {place.name}", highlight=False)
        console.print(each.mutant.diff, highlight=False, markup=False)


def markdown(outcomes: Sequence[Outcome]) -> str:
    """The tables by kind and by chapter, as docs/mutants.md has them."""
    parts = []
    for rows in (by_kind(outcomes), by_chapter(outcomes)):
        head = ["| " + " | ".join(HEADINGS) + " |", "|---" + "|---:" * (len(HEADINGS) - 1) + "|"]
        parts.append("\n".join([*head, *("| " + " | ".join(line.cells()) + " |" for line in rows)]))
    return "\n\n".join(parts)


def entries(outcomes: Sequence[Outcome]) -> str:
    """The survivors as entries of tests/mutants/<game>.toml, for those that change nothing; the reason is yours."""
    return "\n".join(
        f"# {each.mutant.place.file}: {', '.join(each.mutant.place.rules)}\n[[equivalent]]\n"
        f"place = {_toml(each.mutant.place.name)}\nwas = {_toml(each.mutant.was)}\nnow = {_toml(each.mutant.now)}\n"
        'reason = ""\n'
        for each in survivors(outcomes)
    )


def _toml(text: str) -> str:
    if "'''" in text or ("\n" not in text and "'" in text):
        return '"""' + text.replace("\\", "\\\\").replace('"""', '""\\"') + '"""'
    return f"'''\n{text}'''" if "\n" in text else f"'{text}'"
