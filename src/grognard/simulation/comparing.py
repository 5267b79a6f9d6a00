"""Two variants of the same battles, fought on the same seeds until the difference is settled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from statistics import fmean

from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record
from grognard.simulation.fighting import Fought
from grognard.simulation.plan import Plan
from grognard.simulation.report import Rate, rate
from grognard.simulation.running import Backend, fought_of
from grognard.simulation.settling import Difference, Settling, Verdict

ERROR = 0.05
"""In so many of all comparisons the interval misses what is true."""
ALIKE = 0.1
"""Two shares of victories that are nearer than this are as good as alike."""


class Comparison(Record):
    """What two variants differ in: ``difference`` is the second's share of victories less the first's, from -1 to 1, a
    draw counting half, for ``contender``. ``battles`` of each were counted."""

    names: tuple[str, str]
    contender: int
    called: str
    rates: tuple[Rate, Rate]
    difference: Difference
    verdict: Verdict
    alike: float
    battles: int


def compare(
    plans: tuple[Plan, Plan],
    names: tuple[str, str] = ("first", "second"),
    *,
    contender: int = 0,
    error: float = ERROR,
    alike: float = ALIKE,
    workers: int | None = None,
    backend: Backend = "loky",
    address: str = "",
    kept: tuple[Mapping[int, Fought], Mapping[int, Fought]] = ({}, {}),
    told: Callable[[int, Fought], None] | None = None,
    settling: Callable[[Difference], None] | None = None,
) -> Comparison:
    """Fight both plans seed by seed until it is settled which is better for ``contender``, or that they differ by less
    than ``alike``, or until all battles are fought.

    The seeds are counted in their order, so that the answer is the same on any number of processes. ``kept`` are
    battles fought before, by number; ``told`` is called after each new one with its plan's place, ``settling`` after
    each seed with what is known.

    Raises ``InputError`` for an ``error`` or ``alike`` that is no share, for plans that do not have the same seeds,
    and as ``run`` does.
    """
    for field, share in (("error", error), ("alike", alike)):
        if not 0 < share < 1:
            raise InputError(say("simulation-share", field=field, value=str(share)))
    if any((plan.battles, plan.seed, plan.swap) != (plans[0].battles, plans[0].seed, plans[0].swap) for plan in plans):
        raise InputError(say("simulation-compare-seeds"))
    seeds = _Seeds(plans, contender)
    known = Settling(error)
    counted: tuple[list[float], list[float]] = ([], [])

    def settled() -> bool:
        return known.difference.verdict(alike) != "open"

    def count(at: int, fought: Fought) -> None:
        for first, second in seeds.add(at, fought):
            if settled():
                return
            counted[0].append(first)
            counted[1].append(second)
            known.add(second - first)
            if settling is not None:
                settling(known.difference)

    for at, before in enumerate(kept):
        for number in sorted(before):
            count(at, before[number])
    left = (
        (at, fixture)
        for pair in zip(plans[0].fixtures(), plans[1].fixtures(), strict=True)
        for at, fixture in enumerate(pair)
        if fixture.number not in kept[at]
    )
    # What was begun before it was settled is fought to its end and kept, and not counted.
    for at, fought in fought_of(plans, takewhile(lambda _: not settled(), left), workers, backend, address):
        if told is not None:
            told(at, fought)
        count(at, fought)
    found = known.difference
    return Comparison(
        names,
        contender,
        plans[0].names[contender],
        (rate(counted[0]), rate(counted[1])),
        found,
        found.verdict(alike),
        alike,
        len(counted[0]) * (2 if plans[0].swap else 1),
    )


class _Seeds:
    """Battles as they end, told as pairs when a seed and all before it are whole."""

    def __init__(self, plans: tuple[Plan, Plan], contender: int) -> None:
        self._first, self._each = plans[0].seed, 2 if plans[0].swap else 1
        self._contender = contender
        self._waiting: dict[int, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
        self._next = self._first

    def add(self, at: int, fought: Fought) -> Iterator[tuple[float, float]]:
        """The pairs that are whole with this battle, in the order of their seeds."""
        worth = fought.worth if self._contender == 0 else 1 - fought.worth
        self._waiting[fought.seed][at].append(worth)
        while all(len(found) == self._each for found in self._waiting[self._next]):
            first, second = self._waiting.pop(self._next)
            self._next += 1
            yield fmean(first), fmean(second)
