"""Answers: the distributions a question leads to, single chances, the needed rolls behind them, and a sentence.

An ``Answer`` is what Python programs hold; its ``report`` is the same as plain data, for JSON and the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import reduce
from typing import Any

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace, to_builtins
from grognard.core.wire.forecasts import Bar, Chart
from grognard.core.wire.previews import NeededTable, Note
from grognard.core.words import spoken
from grognard.odds import notebook
from grognard.odds.distributions import ROUNDING, Chance, Distribution, share
from grognard.odds.outcomes import Cases

BARS = 10
"""The most bars of a chart in a report; what lies beyond is joined in the first and the last."""

Amount = Distribution | Cases


class Spread(Record):
    """One quantity of an answer: its name, what people call it, its chances, and the rules behind it. ``cases`` are the
    words for named outcomes, by name."""

    name: str
    title: Message
    chances: Amount
    rules: tuple[str, ...] = ()
    cases: dict[str, Message] = {}


class Likelihood(Record):
    """One single chance of an answer: that this happens."""

    name: str
    title: Message
    chance: Chance
    rules: tuple[str, ...] = ()


# ---- plain data ------------------------------------------------------------------------------------------------------


class OutcomeReport(Record):
    """One outcome: a number or a name, its chance, of numbers also that of as many or more; exact fractions as text if
    they were asked for."""

    value: int | str
    chance: float
    at_least: float
    label: Message | None = None
    fraction: str = ""
    at_least_fraction: str = ""


class SpreadReport(Record):
    """A distribution: outcomes in order; of numbers the mean and the standard deviation."""

    name: str
    title: Message
    outcomes: list[OutcomeReport]
    mean: float | None = None
    spread: float | None = None
    rules: list[str] = []


class ChanceReport(Record):
    """A single chance."""

    name: str
    title: Message
    chance: float
    fraction: str = ""
    rules: list[str] = []


class Report(Record, kw_only=True):
    """An answer as plain data. ``question`` is it as understood, defaults included; ``refused`` says why there is no
    answer, and then there are no distributions. ``summary`` is one sentence, ``text`` the same in English."""

    system: str
    question: dict[str, Any]
    refused: Note | None = None
    spreads: list[SpreadReport] = []
    chances: list[ChanceReport] = []
    needs: list[NeededTable] = []
    charts: list[Chart] = []
    notes: list[Note] = []
    summary: Message
    text: str


class Answer:
    """The exact odds of something, or why it cannot be (``refused``).

    ``answer["casualties"]`` is a distribution, ``answer.chance("destroyed")`` a single chance; ``str(answer)`` is one
    sentence to paste. Tables and the sentence, and single chances where they are given so, are made when they are first
    looked at, so that programs that ask a lot do not wait for them.
    """

    __slots__ = ("_likelihoods", "_likely", "_spreads", "_summary", "_tables", "notes", "question", "refused", "system")

    def __init__(
        self,
        system: str,
        question: Any,
        spreads: Sequence[Spread] = (),
        likelihoods: Sequence[Likelihood] | Callable[[], Sequence[Likelihood]] = (),
        *,
        summary: Callable[[Answer], Message],
        tables: Callable[[], Iterable[NeededTable]] = tuple,
        notes: Sequence[Note] = (),
        refused: Refused | None = None,
    ) -> None:
        self.system = system
        self.question = question
        self.refused = refused
        self.notes = tuple(notes)
        self._spreads = tuple([_settled(spread) for spread in spreads])
        self._likely = likelihoods
        self._likelihoods: tuple[Likelihood, ...] | None = None
        self._tables = tables
        self._summary = summary

    def __getitem__(self, name: str) -> Any:
        """A distribution by name. Raises ``KeyError`` naming those there are."""
        for spread in self._spreads:
            if spread.name == name:
                return spread.chances
        raise KeyError(f"{name}; there are {', '.join(self.names)}")

    def chance(self, name: str) -> Chance:
        """A single chance by name. Raises ``KeyError`` naming those there are."""
        for each in self.chances:
            if each.name == name:
                return each.chance
        raise KeyError(f"{name}; there are {', '.join(each.name for each in self.chances)}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the distributions."""
        return tuple(spread.name for spread in self._spreads)

    @property
    def spreads(self) -> tuple[Spread, ...]:
        """The distributions with their titles and rules."""
        return self._spreads

    @property
    def chances(self) -> tuple[Likelihood, ...]:
        """The single chances."""
        if self._likelihoods is None:
            likely = self._likely() if callable(self._likely) else self._likely
            self._likelihoods = tuple([each if each.chance <= 1 else replace(each, chance=1.0) for each in likely])
        return self._likelihoods

    @property
    def needs(self) -> list[NeededTable]:
        """The needed rolls with all their modifiers and rules."""
        return list(self._tables())

    @property
    def summary(self) -> Message:
        """One sentence; if there is no answer, why."""
        return self._summary(self) if self.refused is None else self.refused.message

    def __str__(self) -> str:
        return spoken(self.summary)

    def __repr__(self) -> str:
        return f"<Answer {self.system}: {self}>"

    def report(self) -> Report:
        """The answer as plain data."""
        summary = self.summary
        return Report(
            system=self.system,
            question=to_builtins(self.question),
            refused=None if self.refused is None else Note(self.refused.message, list(self.refused.rules), "refusal"),
            spreads=[_spread_report(spread) for spread in self._spreads],
            chances=[
                ChanceReport(each.name, each.title, float(each.chance), exact(each.chance), list(each.rules))
                for each in self.chances
            ],
            needs=self.needs,
            charts=[chart(spread) for spread in self._spreads],
            notes=list(self.notes),
            summary=summary,
            text=spoken(summary),
        )

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return notebook.shown(self, str(self))


def refusal(system: str, question: Any, why: Refused) -> Answer:
    """An answer that says why there is none."""
    return Answer(system, question, summary=lambda answer: why.message, refused=why)


def _settled(spread: Spread) -> Spread:
    """A distribution whose only possible outcome is exactly certain: floats that sum to one may miss it by a hair."""
    chances = spread.chances.chances
    if len(chances) - chances.count(0) != 1:
        return spread
    only: Chance = next(chance for chance in chances if chance)
    if type(only) is Fraction or only == 1 or not 1 - ROUNDING <= only <= 1 + ROUNDING:
        return spread
    return replace(spread, chances=replace(spread.chances, chances=tuple(1.0 if each else 0.0 for each in chances)))


def exact(chance: Chance) -> str:
    """A chance as a fraction, if it is one.

    >>> exact(Fraction(1, 3)), exact(0.5)
    ('1/3', '')
    """
    return str(chance) if isinstance(chance, Fraction) else ""


def percent(chance: Chance) -> int:
    """A chance in whole percent; what is possible is never 0, what may fail never 100.

    >>> percent(0.001), percent(0.999), percent(Fraction(1, 2))
    (1, 99, 50)
    """
    whole = round(100 * float(chance))
    return min(99, max(1, whole)) if 0 < chance < 1 else whole


def _spread_report(spread: Spread) -> SpreadReport:
    amount = spread.chances
    if isinstance(amount, Distribution):
        outcomes = [
            OutcomeReport(value, float(chance), float(more), None, exact(chance), exact(more))
            for (value, chance), more in zip(amount.items(), _from_the_end(amount.chances), strict=True)
        ]
        mean, deviation = float(amount.mean), amount.spread
        return SpreadReport(spread.name, spread.title, outcomes, mean, deviation, list(spread.rules))
    named = [
        OutcomeReport(name, float(chance), float(more), spread.cases.get(name), exact(chance), exact(more))
        for (name, chance), more in zip(amount.items(), _from_the_end(amount.chances), strict=True)
    ]
    return SpreadReport(spread.name, spread.title, named, rules=list(spread.rules))


def _from_the_end(chances: Sequence[Chance]) -> list[Chance]:
    """For each place the sum of the chances from there on."""
    nothing: Chance = chances[0] * 0
    return [share(chances[at:], chances[:at], nothing) for at in range(len(chances))]


def chart(spread: Spread, *, deviation: bool = True) -> Chart:
    """A distribution as a chart of bars, with its figures in words: of numbers the average and, if ``deviation`` and
    there are more than two, the standard deviation."""
    amount = spread.chances
    if isinstance(amount, Distribution):
        bars = [Bar(label, chance) for label, _, _, chance in amount.bins(BARS)]
        mean, varied = f"{float(amount.mean):.2f}", deviation and len(bars) > 2
        caption = say("odds-mean-and-spread", mean=mean, spread=f"{amount.spread:.2f}" if varied else "none")
    else:
        bars = [Bar(name, float(chance), name=spread.cases.get(name)) for name, chance in amount.items()]
        caption = spread.title
    # One within the other, so that whoever reads them has them in a language of his own.
    each = [say("odds-figure", name=bar.name or bar.label, percent=percent(bar.probability)) for bar in bars]
    figures = reduce(lambda before, figure: say("odds-figures-more", figures=before, figure=figure), each)
    return Chart(
        spread.title, bars, caption, say("odds-figures", title=spread.title, figures=figures), unit=say("odds-percent")
    )
