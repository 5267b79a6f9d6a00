"""Fates: what becomes of one die, stated once.

A ``Test`` is a value: a die is rolled, and what each face leads to is another test or an outcome. The same value is
played by a procedure (``Play``), summed up exactly by the odds (``chances``), and shown to people by whoever words it;
so a rule of the dice is written in one place.

>>> wound = Test("roll-wound", "R-2", (Branch(4, "dead"),))
>>> chances(Test("roll-hit", "R-1", (Branch(3, wound),)))
{'': Fraction(2, 3), 'dead': Fraction(1, 3)}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, ClassVar, Union

from msgspec import Meta

from grognard.core.engine.dice import MOST_DICE, Brackets, Face, Faces, Pool, Roll, Successes, Total, roll, rolls
from grognard.core.engine.procedures import Action, Done, Procedure, Repeat, step
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace

NOTHING = ""
"""The outcome of a die that comes to nothing."""


class Branch(Record):
    """What a face of at least ``bound`` leads to."""

    bound: Face
    fate: Fate


class Test(Record, tag=True):
    """What a die is rolled for (the message's name), by which rule, and what its face leads to: the last branch whose
    bound it reaches, else ``fail``. Branches stand by rising bounds; one that is beyond the die is never taken. Of
    several ``dice`` the sum counts; such a test is taken once (``roll``), not by many dice together. ``also`` are
    further rules that the roll names, ``args`` what its message is told.
    """

    __test__: ClassVar[bool] = False

    purpose: str
    rule: str
    branches: Annotated[tuple[Branch, ...], Meta(min_length=1, max_length=20)]
    fail: Fate = NOTHING
    sides: Annotated[int, Meta(ge=1, le=1_000)] = 6
    dice: Annotated[int, Meta(ge=1, le=20)] = 1
    highest: bool = False
    also: tuple[str, ...] = ()
    args: tuple[tuple[str, str | int | Message], ...] = ()

    def roll(self, *rules: str, seat: int | None = None) -> Roll:
        """This test taken once: its dice added up, for ``reached``."""
        return roll(self.dice, Total(), self.named, self.rule, *self.also, *rules, seat=seat, sides=self.sides)

    @property
    def named(self) -> Message:
        """What is rolled for, in words."""
        return say(self.purpose, **dict(self.args))

    def reached(self, total: int) -> Fate:
        """Where a face leads, or what the dice add up to."""
        return next((branch.fate for branch in reversed(self.branches) if total >= branch.bound), self.fail)

    def totals(self) -> Iterator[tuple[int, Fraction]]:
        """What counts of the dice of this test taken once, with the chances."""
        if not self.highest:
            return Total().outcomes(self.dice, self.sides)
        ways = ((face, face**self.dice - (face - 1) ** self.dice) for face in range(1, self.sides + 1))
        return ((face, Fraction(number, self.sides**self.dice)) for face, number in ways)

    def pool(self, dice: int) -> Pool:
        """So many dice that take this test together."""
        if self.dice > 1:
            return Pool(self.dice, Faces(), self.sides)
        bounds = tuple(branch.bound for branch in self.branches)
        if len(bounds) == 1:
            return Pool(dice, Successes(*bounds), self.sides)
        need = next((branch.bound for branch in self.branches if branch.fate != NOTHING), bounds[0])
        return Pool(dice, Brackets(bounds, need if need != bounds[0] else None), self.sides)

    def fates(self, dice: int, reading: int | tuple[int, ...]) -> tuple[tuple[Fate, int], ...]:
        """Where the dice of a ``pool`` so read have come to, and how many; those that come to nothing left out."""
        if self.dice > 1:
            assert isinstance(reading, tuple)
            end = self.reached(max(reading) if self.highest else sum(reading))
            return ((end, 1),) if end != NOTHING else ()
        counts = (dice - reading, reading) if isinstance(reading, int) else reading
        ways = zip((self.fail, *(branch.fate for branch in self.branches)), counts, strict=True)
        return tuple((fate, number) for fate, number in ways if number and fate != NOTHING)


Tallies = tuple[Counter[str], ...]
"""What became of dice that were played: for each lot how many of them came to each outcome."""

Fate = Union[Test, str]
"""What becomes of a die: another test, or the name of an outcome."""


@lru_cache(maxsize=4096)
def chances(fate: Fate) -> Mapping[str, Fraction]:
    """The exact chance of each outcome of one die that stands at a fate, by name, in the order of the faces."""
    if isinstance(fate, str):
        return {fate: Fraction(1)}
    found: dict[str, Fraction] = {}
    for total, weight in fate.totals():
        for outcome, chance in chances(fate.reached(total)).items():
            found[outcome] = found.get(outcome, Fraction(0)) + chance * weight
    return found


@lru_cache(maxsize=4096)
def to_come(fate: Fate) -> frozenset[tuple[str, str]]:
    """What a die may still be rolled for after the test that it stands at: purposes, each with its rule."""
    if isinstance(fate, str):
        return frozenset()
    ways = [way for way in (fate.fail, *(branch.fate for branch in fate.branches)) if isinstance(way, Test)]
    return frozenset({(way.purpose, way.rule) for way in ways}.union(*map(to_come, ways)))


@lru_cache(maxsize=4096)
def chance_of(fate: Fate, *outcomes: str) -> Fraction:
    """The chance of one die that stands at a fate to come to one of these outcomes.

    >>> chance_of(Test("roll-hit", "R-1", (Branch(3, "hit"),)), "hit")
    Fraction(2, 3)
    """
    found = chances(fate)
    return sum((found[each] for each in outcomes if each in found), Fraction(0))


class Lot(Record):
    """Dice that stand at the same fate. ``number`` tells whose they are among several lots."""

    fate: Fate
    dice: Annotated[int, Meta(ge=0, le=MOST_DICE)]
    number: Annotated[int, Meta(ge=0, le=1_000)] = 0


class Play(Procedure):
    """Dice take their tests, all of one purpose in one roll, until none is left to take. Nobody rolls for what dice
    of others may still come to: those wait for them.

    Its value: for each lot how many of its dice came to each outcome. ``thrown``: how often some were rolled.
    """

    lots: Annotated[tuple[Lot, ...], Meta(max_length=1_000)]
    seat: int | None = None
    count: Annotated[int, Meta(ge=0, le=1_000)] = 0
    ended: tuple[Lot, ...] = ()
    thrown: Annotated[int, Meta(ge=0, le=1_000)] = 0

    def __post_init__(self) -> None:
        if any(lot.number >= self.count for lot in (*self.lots, *self.ended)):
            raise ValueError(f"lots are numbered from 0 to {self.count - 1}")
        if any(isinstance(lot.fate, str) for lot in self.lots) or any(isinstance(lot.fate, Test) for lot in self.ended):
            raise ValueError("lots stand at tests until they have ended at outcomes")
        if any(isinstance(lot.fate, Test) and lot.fate.dice > 1 and lot.dice > 1 for lot in self.lots):
            raise ValueError("a test of several dice is taken once, not by a lot of several")

    @step
    def throw(self, g: object) -> Action:
        """Whoever stands at the first test rolls, and all others who roll for the same."""
        return self.next_roll() if self.lots else Done(self.tallies())

    def next_roll(self) -> Roll:
        """The roll of all who stand at the first test."""
        first = self.first()
        together = [lot for lot in self.lots if is_like(lot.fate, first)]
        pools = (lot.fate.pool(lot.dice) for lot in together if isinstance(lot.fate, Test))
        return rolls(pools, first.named, first.rule, *first.also, seat=self.seat)

    @step
    def part(self, g: object, readings: tuple[int | tuple[int, ...], ...]) -> Action:
        """Each die goes where its face leads: to its end or to its next test."""
        return Repeat(self.after(readings))

    def after(self, readings: tuple[int | tuple[int, ...], ...]) -> Play:
        """It once its next dice have been so read."""
        first = self.first()
        waiting = [lot for lot in self.lots if not is_like(lot.fate, first)]
        ended = list(self.ended)
        thrown = (lot for lot in self.lots if is_like(lot.fate, first))
        for lot, reading in zip(thrown, readings, strict=True):
            assert isinstance(lot.fate, Test)
            for fate, dice in lot.fate.fates(lot.dice, reading):
                (waiting if isinstance(fate, Test) else ended).append(Lot(fate, dice, lot.number))
        waiting.sort(key=lambda lot: lot.number)
        return replace(self, lots=tuple(waiting), ended=tuple(ended), thrown=self.thrown + 1)

    def first(self) -> Test:
        """The first test that no dice may still come to."""
        tests = [lot.fate for lot in self.lots if isinstance(lot.fate, Test)]
        found = tests[0]
        if any(not is_like(test, found) for test in tests):
            found = next(
                (test for test in tests if not any(is_to_come(test, other) for other in tests)),
                found,
            )
        return found

    def tallies(self) -> Tallies:
        """The dice of each lot, counted by their outcomes."""
        found: Tallies = tuple(Counter() for _ in range(self.count))
        for lot in self.ended:
            assert isinstance(lot.fate, str)
            found[lot.number][lot.fate] += lot.dice
        return found


def is_like(fate: Fate, test: Test) -> bool:
    """Whether dice that stand at a fate are rolled together with those of a test: for the same purpose and rule."""
    return isinstance(fate, Test) and (fate.purpose, fate.rule) == (test.purpose, test.rule)


def is_to_come(test: Test, other: Test) -> bool:
    """Whether dice that stand at another test may still come to this one."""
    return (test.purpose, test.rule) in to_come(other) and not is_like(other, test)


def play(lots: Iterable[tuple[Fate, int]], seat: int | None = None) -> Play:
    """The procedure by which lots of dice, each with its fate, are rolled out by a seat."""
    given = tuple(Lot(fate, dice, number) for number, (fate, dice) in enumerate(lots))
    ended = tuple(lot for lot in given if isinstance(lot.fate, str) and lot.dice)
    return Play(tuple(lot for lot in given if isinstance(lot.fate, Test) and lot.dice), seat, len(given), ended)
