"""Exact distributions of dice pools: how many succeed, what they add up to, how many men a volley costs.

Chances are floats unless ``fractions=True`` asks for exact fractions. Chances handed in may be either.

>>> binomial(2, die_chance(4), fractions=True).chances
(Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
>>> sum_of_dice(2, fractions=True).at_most(9)
Fraction(5, 6)
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, nextafter, sqrt
from typing import Any, TypeVar

from grognard.core.records import Record
from grognard.odds import notebook

Chance = float | Fraction


ROUNDING = 1e-9
"""Floats that should sum to one stray no farther from it."""


HARDLY_EVER = 0.005
"""Outcomes beyond which lies less than this get no bar of their own."""


def share(counted: Iterable[Chance], rest: Iterable[Chance], nothing: Chance) -> Chance:
    """The chance that one of these outcomes comes true, given all the others: exactly 1 where nothing else is possible,
    which a sum of floats may miss.

    >>> share([0.1] * 10, [0.0], 0.0), share([0.25], [0.75], 0.0)
    (1.0, 0.25)
    """
    total = sum(counted, nothing)
    if type(total) is Fraction or total < 1 - ROUNDING:
        return total
    return min(total, nextafter(1.0, 0.0)) if any(rest) else 1.0


class Distribution(Record):
    """The chance of each whole number from ``least`` on; immutable, comparable, hashable.

    >>> two = Distribution(1, (0.25, 0.5, 0.25))
    >>> two.mean, two.at_least(2), two[3], two[9]
    (2.0, 0.75, 0.25, 0.0)
    """

    least: int
    chances: tuple[Chance, ...]

    def __getitem__(self, outcome: int) -> Chance:
        at = outcome - self.least
        return self.chances[at] if 0 <= at < len(self.chances) else self._nothing

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.least, self.least + len(self.chances)))

    def items(self) -> Iterator[tuple[int, Chance]]:
        """Outcomes with their chances, in order."""
        return enumerate(self.chances, self.least)

    @property
    def most(self) -> int:
        """The highest outcome."""
        return self.least + len(self.chances) - 1

    @property
    def _nothing(self) -> Chance:
        return Fraction(0) if type(self.chances[0]) is Fraction else 0.0

    @property
    def mean(self) -> Chance:
        """The average outcome."""
        return sum((outcome * chance for outcome, chance in self.items()), self._nothing)

    @property
    def spread(self) -> float:
        """The standard deviation."""
        mean = self.mean
        return sqrt(sum((outcome - mean) ** 2 * chance for outcome, chance in self.items()))

    def at_least(self, outcome: int) -> Chance:
        """The chance of ``outcome`` or more."""
        at = max(outcome - self.least, 0)
        return share(self.chances[at:], self.chances[:at], self._nothing)

    def at_most(self, outcome: int) -> Chance:
        """The chance of ``outcome`` or less."""
        at = max(outcome - self.least + 1, 0)
        return share(self.chances[:at], self.chances[at:], self._nothing)

    def mapped(self, change: Callable[[int], int]) -> Distribution:
        """The distribution of ``change(outcome)``.

        >>> sum_of_dice(1, fractions=True).mapped(lambda face: (face + 1) // 2).chances
        (Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))
        """
        return _gathered(((change(outcome), chance) for outcome, chance in self.items()), self._nothing)

    def capped(self, most: int) -> Distribution:
        """Every outcome above ``most`` counted as ``most``."""
        return self if self.most <= most else self.mapped(lambda outcome: min(outcome, most))

    def over(self, least: int, most: int) -> Distribution:
        """The same, with noughts for what is missing from ``least`` to ``most``.

        >>> certainly(2).over(0, 3).chances
        (0.0, 0.0, 1.0, 0.0)
        """
        least, most = min(least, self.least), max(most, self.most)
        return Distribution(least, tuple(self[outcome] for outcome in range(least, most + 1)))

    def bins(self, count: int) -> list[tuple[str, int, int, float]]:
        """Labels, first and last outcomes and chances for a chart of at most ``count`` bars, put where the mass is.

        What happens hardly ever is joined in the first and the last bar; where there is still too much to show, bars
        stand for several outcomes each.

        >>> [label for label, *_ in sum_of_dice(1).bins(10)]
        ['1', '2', '3', '4', '5', '6']
        >>> [(first, last) for _, first, last, _ in sum_of_dice(8).bins(7)]
        [(8, 19), (20, 23), (24, 27), (28, 31), (32, 35), (36, 39), (40, 48)]
        """
        possible = [outcome for outcome, chance in self.items() if chance] or [self.least]
        low, high = possible[0], possible[-1]
        first, last = low, high
        if high - low >= count:
            first = next(each for each in possible if self.at_most(each) >= HARDLY_EVER)
            last = next(each for each in reversed(possible) if self.at_least(each) >= HARDLY_EVER)
        wide = -(-(last - first + 1) // count)
        starts = [low, *range(first + wide, last + 1, wide)]
        ends = [*(start - 1 for start in starts[1:]), high]
        return [
            (self._label(start, end, high), start, end, float(self.between(start, end)))
            for start, end in zip(starts, ends, strict=True)
        ]

    def between(self, first: int, last: int) -> Chance:
        """The chance of ``first`` to ``last``.

        >>> sum_of_dice(1, fractions=True).between(2, 3)
        Fraction(1, 3)
        """
        return sum((self[each] for each in range(first, last + 1)), self._nothing)

    def _label(self, start: int, end: int, high: int) -> str:
        """What a bar that stands for these outcomes is called."""
        if start == end:
            return str(start)
        return f"{start}+" if end == self.most and start > self.least else f"{start}\N{EN DASH}{end}"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return notebook.shown(self, repr(self))


class Volley(Record):
    """Shots alike: how many, the chance of each to hit, and of each hit to kill.

    ``shots`` may be a distribution where the number is rolled; ``hits_per_hit`` is how many hits one hit becomes, where
    a shell multiplies it.
    """

    shots: int | Distribution
    hit: Chance
    kill: Chance
    hits_per_hit: Distribution | None = None


def die_chance(need: int, sides: int = 6) -> Fraction:
    """The chance of one die to show ``need`` or more.

    >>> die_chance(5), die_chance(0), die_chance(7)
    (Fraction(1, 3), Fraction(1, 1), Fraction(0, 1))
    """
    return Fraction(min(max(sides + 1 - need, 0), sides), sides)


def certainly(outcome: int, *, fractions: bool = False) -> Distribution:
    """One outcome that is sure."""
    return Distribution(outcome, (Fraction(1) if fractions else 1.0,))


def binomial(count: int, chance: Chance, *, fractions: bool = False) -> Distribution:
    """How many of ``count`` dice succeed, each with the same chance.

    Raises ``ValueError`` for a chance outside 0 to 1 or fewer than no dice.
    """
    if not 0 <= chance <= 1 or count < 0:
        raise ValueError(f"no pool of {count} dice with chance {chance}")
    return _binomial(count, Fraction(chance) if fractions else float(chance))


def through(dice: int, *chances: Chance, fractions: bool = False) -> Distribution:
    """How many of ``dice`` get through one roll after another, each with its chance: to hit, to wound, past a save.

    Raises ``ValueError`` for a chance outside 0 to 1 or fewer than no dice.

    >>> through(10, die_chance(3), die_chance(4), 1 - die_chance(5), fractions=True).mean
    Fraction(20, 9)
    """
    if fractions:
        exact = Fraction(1)
        for chance in chances:
            exact *= Fraction(chance)
        return binomial(dice, exact, fractions=True)
    each = 1.0
    for chance in chances:
        each *= chance
    if not 0 <= each <= 1 or dice < 0:
        raise ValueError(f"no pool of {dice} dice with chance {each}")
    return _binomial(dice, each)


LEAST_START = 1e-250
"""The least first term from which the others can be reckoned without losing figures."""


@lru_cache(maxsize=8192, typed=True)
def _binomial(count: int, chance: Chance) -> Distribution:
    miss = 1 - chance
    if isinstance(chance, float) and 0 < chance < 1:
        # Each term from the one before it, which is several times faster than powers.
        ratio, term = chance / miss, miss**count
        if term < LEAST_START:
            return _large(count, ratio)
        floats = [term]
        for hits in range(count):
            term *= ratio * (count - hits) / (hits + 1)
            floats.append(term)
        return Distribution(0, tuple(floats))
    terms = (comb(count, hits) * chance**hits * miss ** (count - hits) for hits in range(count + 1))
    return Distribution(0, tuple(terms))


def _large(count: int, ratio: float) -> Distribution:
    """A pool so large that its first term is too small to begin with: from the likeliest outcome to both sides."""
    middle = min(count, int((count + 1) * ratio / (1 + ratio)))
    terms = [0.0] * (count + 1)
    terms[middle] = 1.0
    for hits in range(middle, count):
        terms[hits + 1] = terms[hits] * ratio * (count - hits) / (hits + 1)
    for hits in range(middle, 0, -1):
        terms[hits - 1] = terms[hits] * hits / (ratio * (count - hits + 1))
    whole = sum(terms)
    return Distribution(0, tuple(term / whole for term in terms))


@lru_cache(maxsize=256)
def sum_of_dice(count: int, sides: int = 6, *, fractions: bool = False) -> Distribution:
    """The total of ``count`` dice.

    >>> sum_of_dice(2)[7]
    0.1666...
    """
    ways = [1]
    for _ in range(count):
        ways = [sum(ways[max(0, at - sides + 1) : at + 1]) for at in range(len(ways) + sides - 1)]
    whole = sides**count
    return Distribution(count, tuple(Fraction(way, whole) if fractions else way / whole for way in ways))


def convolve(*parts: Distribution) -> Distribution:
    """The sum of independent numbers.

    >>> convolve(sum_of_dice(1), sum_of_dice(1))[12] == sum_of_dice(2)[12]
    True
    """
    if not parts:
        return certainly(0)
    total = parts[0]
    for part in parts[1:]:
        total = _sum(total, part)
    return total


def _sum(first: Distribution, second: Distribution) -> Distribution:
    chances: list[Chance] = [first._nothing + second._nothing] * (len(first.chances) + len(second.chances) - 1)
    for at, chance in enumerate(first.chances):
        if chance:
            for step, other in enumerate(second.chances, at):
                chances[step] += chance * other
    return Distribution(first.least + second.least, tuple(chances))


Where = TypeVar("Where", bound=Hashable)
"""How things stand on the way through some dice."""


def led(
    start: Mapping[Where, Chance], dice: int | Distribution, leads: Callable[[Where], Iterable[tuple[Where, Chance]]]
) -> dict[Where, Chance]:
    """How things stand after dice thrown one after the other: so many, or as many as are still to be rolled. ``leads``:
    where one die may lead, with the chances; asked once for each place there is on the way.

    >>> led({0: 1.0}, 2, lambda count: [(count, 0.5), (count + 1, 0.5)])
    {0: 0.25, 1: 0.5, 2: 0.25}
    """
    counts = {dice: None} if isinstance(dice, int) else dict(dice.items())
    known: dict[Where, list[tuple[Where, Chance]]] = {}
    found: dict[Where, Chance] = {}
    here = dict(start)
    for thrown in range(max(counts) + 1):
        weight = counts.get(thrown, 0)
        if weight or weight is None:
            for place, chance in here.items():
                part = chance if weight is None else weight * chance
                found[place] = found[place] + part if place in found else part
        if thrown == max(counts):
            break
        later: dict[Where, Chance] = {}
        for place, chance in here.items():
            ways = known.get(place)
            if ways is None:
                ways = known[place] = list(leads(place))
            for end, part in ways:
                later[end] = later[end] + chance * part if end in later else chance * part
        here = later
    return found


def mixture(parts: Iterable[tuple[Chance, Distribution]]) -> Distribution:
    """One of several distributions, each with its chance of being the one. Raises ``ValueError`` if there is none."""
    weighed = [(weight, part) for weight, part in parts if weight]
    if not weighed:
        raise ValueError("a mixture of nothing")
    outcomes = ((outcome, weight * chance) for weight, part in weighed for outcome, chance in part.items())
    return _gathered(outcomes, weighed[0][0] * weighed[0][1]._nothing)


def hits(volleys: Sequence[Volley], *, fractions: bool = False) -> Distribution:
    """How many shots hit, before any shell multiplies them."""
    return convolve(*(_each(volley.shots, binomial(1, volley.hit, fractions=fractions)) for volley in volleys))


def hits_then_damage(volleys: Sequence[Volley], men: int, *, fractions: bool = False) -> Distribution:
    """How many of ``men`` fall to the volleys; what kills beyond the last man is lost.

    >>> volley = Volley(9, die_chance(5), die_chance(4))
    >>> round(hits_then_damage([volley], men=7).mean, 2)
    1.5
    """
    nobody = certainly(0, fractions=fractions)
    return convolve(nobody, *(_kills(volley, fractions) for volley in volleys)).capped(men)


def _kills(volley: Volley, fractions: bool) -> Distribution:
    if volley.hits_per_hit is None:
        hit, kill = (Fraction(volley.hit), Fraction(volley.kill)) if fractions else (volley.hit, volley.kill)
        one = binomial(1, hit * kill, fractions=fractions)
    else:
        killed = _each(volley.hits_per_hit, binomial(1, volley.kill, fractions=fractions))
        hit = Fraction(volley.hit) if fractions else float(volley.hit)
        one = mixture([(1 - hit, certainly(0, fractions=fractions)), (hit, killed)])
    return _each(volley.shots, one)


def _each(count: int | Distribution, one: Distribution) -> Distribution:
    """The sum of ``count`` numbers, each distributed as ``one``."""
    if isinstance(count, Distribution):
        return mixture((chance, _each(number, one)) for number, chance in count.items())
    if one.least == 0 and len(one.chances) == 2:
        return _binomial(count, one.chances[1])
    total = certainly(0, fractions=isinstance(one.chances[0], Fraction))
    for _ in range(count):
        total = _sum(total, one)
    return total


def _gathered(outcomes: Iterable[tuple[int, Chance]], nothing: Chance) -> Distribution:
    chances: dict[int, Chance] = {}
    for outcome, chance in outcomes:
        chances[outcome] = chances.get(outcome, nothing) + chance
    least, most = min(chances), max(chances)
    return Distribution(least, tuple(chances.get(outcome, nothing) for outcome in range(least, most + 1)))
