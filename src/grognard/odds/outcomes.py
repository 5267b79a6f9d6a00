"""The chances of named outcomes, in an order of their own: nothing, disrupted, damaged, destroyed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

from grognard.core.records import Record
from grognard.odds import notebook
from grognard.odds.distributions import Chance, Distribution, share


class Cases(Record):
    """The chance of each named outcome; immutable, comparable, hashable.

    >>> four = Cases(("none", "disrupted", "destroyed"), (0.5, 0.25, 0.25))
    >>> four["disrupted"], four.at_least("disrupted"), four.worst
    (0.25, 0.5, 'destroyed')
    """

    names: tuple[str, ...]
    chances: tuple[Chance, ...]

    @classmethod
    def of(cls, chances: Mapping[str, Chance]) -> Cases:
        """Cases from a mapping, in its order."""
        return cls(tuple(chances), tuple(chances.values()))

    def worst_of(self, times: Distribution) -> Cases:
        """The worst of so many such outcomes, the worse the later; the first if there is none: the rolls of several
        hits on a damage table.

        >>> table = Cases(("none", "stunned", "dead"), (0.5, 0.25, 0.25))
        >>> table.worst_of(Distribution(0, (0.5, 0.0, 0.5)))
        Cases(names=('none', 'stunned', 'dead'), chances=(0.625, 0.15625, 0.21875))
        """
        below = [sum(self.chances[: number + 1]) for number in range(len(self.chances))]
        up_to = [sum(chance * part**count for count, chance in times.items()) for part in below]
        return Cases(self.names, tuple(later - before for before, later in pairwise([up_to[0] * 0, *up_to])))

    def __getitem__(self, name: str) -> Chance:
        return self.chances[self.names.index(name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def items(self) -> Iterator[tuple[str, Chance]]:
        """Names with their chances, in order."""
        return zip(self.names, self.chances, strict=True)

    @property
    def worst(self) -> str:
        """The last name that can happen at all."""
        return next(name for name, chance in reversed(tuple(self.items())) if chance)

    def at_least(self, name: str) -> Chance:
        """The chance of this outcome or one that comes later in the order."""
        at = self.names.index(name)
        return self.one_of(*self.names[at:])

    def one_of(self, *names: str) -> Chance:
        """The chance of any of these outcomes.

        >>> Cases(("none", "hurt", "dead"), (0.0, 0.9, 0.1)).one_of("hurt", "dead")
        1.0
        """
        nothing = Fraction(0) if type(self.chances[0]) is Fraction else 0.0
        rest = [chance for name, chance in self.items() if name not in names]
        return share((self[name] for name in names), rest, nothing)

    def but(self, name: str) -> Chance:
        """The chance of anything but this outcome: exactly none where nothing else is possible.

        >>> Cases(("none", "hurt"), (0.9999999999999999, 0.0)).but("none")
        0.0
        """
        at = self.names.index(name)
        return share((*self.chances[:at], *self.chances[at + 1 :]), (self.chances[at],), self.chances[at] * 0)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return notebook.shown(self, repr(self))
