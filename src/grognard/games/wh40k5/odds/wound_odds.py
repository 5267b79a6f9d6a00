"""What wounds come to, exactly and without following their dice: shared out, saved, suffered (chapter Saves).

Pure. A unit is its groups of identical models, and of each model only its Wounds count. The owner is taken to share
wounds out as most would: what is over, and the worst wounds, go to the models he would miss least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache, reduce
from itertools import product
from operator import add
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from grognard.games.wh40k5.rules.saves.allocation import dealt, dealt_at_once, needs_choice
from grognard.games.wh40k5.rules.saves.casualties import Left, left_of
from grognard.games.wh40k5.state.choices import Allocate
from grognard.odds.distributions import Chance, Distribution, binomial, convolve, led, mixture

Parts = tuple[Left, ...]
"""Those of every group of a unit, in the order of ``allocation.groups_of``."""
Ends = dict[tuple[Parts, int], Chance]
"""How a unit may be left, and the marks of all wounds that were not saved, with the chances."""


class Peril(NamedTuple):
    """What one wound is to the models of a group: the chance that it is neither saved nor ignored, whether it is
    instant death to them, how often it counts, whether its weapon pins (WH-SAVE-01, WH-CORE-09, WH-USR-07, WH-USR-24,
    WH-MORALE-08). Of models with one Wound none is called instant death: it makes no difference.

    By a force weapon that can kill them outright ``force`` is a bit of its own for each bearer, ``comes`` that his
    power does; by an option only the first wound of a bearer kills so, ``once`` (WH-CCW-08)."""

    suffered: Fraction
    instant: bool
    times: int
    pinning: bool
    force: int = 0
    comes: bool = False
    once: bool = False

    @property
    def mark(self) -> int:
        """What is known of all wounds together once such a one was not saved; nothing that a bearer strikes pins."""
        return self.force or int(self.pinning)

    @property
    def harm(self) -> tuple[Fraction, bool, int, bool]:
        """By what the worse of two is known."""
        return self.suffered * self.times, self.instant, self.times, self.pinning


Kind = tuple[Peril, ...]
"""What one wound is to every group of a unit: wounds alike in it are not told apart."""


class Spray(NamedTuple):
    """So many dice, or as many as are still to be rolled: the wounds each of them may be, with the chances."""

    dice: int | Distribution
    wounds: tuple[tuple[Kind, Chance], ...]


class Squad(NamedTuple):
    """A unit as wounds meet it: of each group the Wounds its models have and had, and what its owner would miss one
    by."""

    parts: Parts
    full: tuple[int, ...]
    worth: tuple[float, ...]

    @property
    def models(self) -> int:
        """How many models it has."""
        return sum(map(len, self.parts))

    @property
    def wounds(self) -> int:
        """The Wounds they have left."""
        return sum(map(sum, self.parts))


# ---- sharing out -------------------------------------------------------------------------------------------------


def orders(squad: Squad, kinds: Sequence[Kind]) -> tuple[list[int], list[int]]:
    """In which order an owner thinks of his groups that are left, the one he would miss least first, and of the kinds
    of wounds, those first that are worst for whom he would miss most."""
    groups = sorted((at for at, part in enumerate(squad.parts) if part), key=lambda at: squad.worth[at])
    worst = [[kind[at].harm for at in reversed(groups)] for kind in kinds]
    return groups, sorted(range(len(kinds)), key=lambda at: worst[at], reverse=True)


def shared(squad: Squad, kinds: Sequence[Kind], counts: Sequence[int]) -> Allocate:
    """How an owner shares out so many wounds of these kinds (WH-SAVE-09, WH-SAVE-12): the groups by their place among
    those that are left.

    >>> soft = Peril(Fraction(1, 3), False, 1, False)
    >>> shared(Squad(((1,), (1, 1, 1)), (1, 1), (20, 10)), [(soft, soft)], [6]).shares
    (Share(group=1, wounds=(5,)), Share(group=0, wounds=(1,)))
    """
    groups, worst = orders(squad, kinds)
    there = [at for at, part in enumerate(squad.parts) if part]
    sizes = [len(squad.parts[at]) for at in there]
    return dealt(sizes, counts, [there.index(at) for at in groups], worst)


# ---- what they come to -------------------------------------------------------------------------------------------


def wound_odds_of(squad: Squad, sprays: Sequence[Spray], *, fractions: bool = False) -> Ends:
    """How a unit may be left by wounds still to be rolled.

    >>> half = Peril(Fraction(1, 2), False, 1, False)
    >>> squad = Squad(((1, 1),), (1,), (10,))
    >>> wound_odds_of(squad, [Spray(2, (((half,), 0.5),))])
    {(((1, 1),), 0): 0.5625, (((1,),), 0): 0.375, (((),), 0): 0.0625}
    """
    parts = [part for part in squad.parts if part]
    kinds = list(dict.fromkeys(kind for spray in sprays for kind, _ in spray.wounds))
    if not kinds or not parts:
        return {(squad.parts, 0): Fraction(1) if fractions else 1.0}
    if len(parts) == 1:
        at = squad.parts.index(parts[0])
        alike = _alike(at, sprays, fractions)
        if alike is not None:
            # All models are alike: no wound needs to be shared out (WH-SAVE-08, WH-SAVE-15).
            whole = _summed(squad.parts[at], squad.full[at], alike, fractions)
            return {((*squad.parts[:at], left, *squad.parts[at + 1 :]), marks): part for (left, marks), part in whole}
    counts = counted(kinds, sprays, fractions=fractions)
    once = any(peril.once for kind in kinds for peril in kind)
    found: Ends = {}
    for even in (False, True)[: 1 + once]:
        some = {
            each: chance
            for each, chance in counts.items()
            if not once or needs_choice([len(part) for part in parts], each) is not even
        }
        if some:
            ends = Suffering(squad, kinds, list(some), fractions, even=even).ends(list(some.values()))
            for end, chance in ends.items():
                found[end] = found[end] + chance if end in found else chance
    return found


def _alike(at: int, sprays: Sequence[Spray], fractions: bool) -> list[tuple[Peril, Distribution]] | None:
    """The unsaved wounds of the one group there is: what one die may come to is alike in all but the save. None if it
    is not."""
    found: dict[tuple[Any, ...], list[Distribution]] = {}
    for spray in sprays:
        sorts = {kind[at][1:] for kind, _ in spray.wounds}
        if len(sorts) > 1:
            return None
        for sort in sorts:
            unsaved = sum((chance * kind[at].suffered for kind, chance in spray.wounds), Fraction(0))
            found.setdefault(sort, []).append(thinned(spray.dice, unsaved, fractions=fractions))
    return [(Peril(Fraction(1), *sort), convolve(*each)) for sort, each in found.items()]


def thinned(dice: int | Distribution, chance: Chance, *, fractions: bool = False) -> Distribution:
    """How many of so many dice come to something.

    >>> thinned(2, 0.5).chances, thinned(Distribution(0, (0.5, 0.5)), 0.5).chances
    ((0.25, 0.5, 0.25), (0.75, 0.25))
    """
    if isinstance(dice, int):
        return binomial(dice, chance, fractions=fractions)
    return mixture((part, binomial(count, chance, fractions=fractions)) for count, part in dice.items())


def counted(
    kinds: Sequence[Kind], sprays: Iterable[Spray], *, fractions: bool = False
) -> dict[tuple[int, ...], Chance]:
    """How many wounds of each kind there may be, all dice together."""
    found: dict[tuple[int, ...], Chance] = {(0,) * len(kinds): Fraction(1) if fractions else 1.0}
    plain: dict[Kind, list[Distribution]] = {}
    parts: list[list[tuple[tuple[int, ...], Chance]]] = []
    for spray in sprays:
        if len(spray.wounds) == 1:
            kind, chance = spray.wounds[0]
            plain.setdefault(kind, []).append(thinned(spray.dice, chance, fractions=fractions))
        elif spray.wounds:
            parts.append(_several(kinds, spray, fractions))
    for kind, each in plain.items():
        at = kinds.index(kind)
        empty = (0,) * len(kinds)
        parts.append([((*empty[:at], count, *empty[at + 1 :]), chance) for count, chance in convolve(*each).items()])
    for part in parts:
        later: dict[tuple[int, ...], Chance] = {}
        for before, chance in found.items():
            for more, share in part:
                if share:
                    key = tuple(one + other for one, other in zip(before, more, strict=True))
                    later[key] = later[key] + chance * share if key in later else chance * share
        found = later
    return found


def _several(kinds: Sequence[Kind], spray: Spray, fractions: bool) -> list[tuple[tuple[int, ...], Chance]]:
    """How many wounds of each kind come of dice that may be several: a 6 of a rending weapon is another
    (WH-WEAPON-15)."""
    one = [(kinds.index(kind), chance if fractions else float(chance)) for kind, chance in spray.wounds]
    nothing = 1 - sum(chance for _, chance in one)

    def thrown(counts: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Chance]]:
        yield counts, nothing
        for at, chance in one:
            yield (*counts[:at], counts[at] + 1, *counts[at + 1 :]), chance

    start: Chance = Fraction(1) if fractions else 1.0
    return list(led({(0,) * len(kinds): start}, spray.dice, thrown).items())


def _summed(
    group: Left, full: int, tolls: Iterable[tuple[Peril, Distribution]], fractions: bool, marked: int = 0
) -> list[tuple[tuple[Left, int], Chance]]:
    """What so many unsaved wounds of each kind make of a group, and which marks there are then; ``marked``: those there
    are before."""
    most, pool = len(group), sum(group)
    sums: dict[tuple[int, int, int], Chance] = {(0, 0, marked): Fraction(1) if fractions else 1.0}
    for peril, unsaved in tolls:
        later: dict[tuple[int, int, int], Chance] = {}
        mark, kills = peril.mark, peril.instant or peril.comes
        for (instant, ordinary, marks), chance in sums.items():
            for count, part in unsaved.items():
                if not part:
                    continue
                wounds = count * peril.times
                outright = wounds if kills else 0
                if peril.once:
                    outright = 0 if marks & mark else min(outright, 1)
                key = (
                    min(instant + outright, most),
                    min(ordinary + wounds - outright, pool),
                    marks | mark if count else marks,
                )
                later[key] = later[key] + chance * part if key in later else chance * part
        sums = later
    found: dict[tuple[Left, int], Chance] = {}
    for (instant, ordinary, marks), chance in sums.items():
        end = left_of(group, full, instant, ordinary), marks
        found[end] = found[end] + chance if end in found else chance
    return list(found.items())


class Suffering:
    """What counts of wounds, so many of each kind, do to a unit of several groups. ``even``: they come out even, so
    that groups suffer as they stand and not as their owner deals (WH-SAVE-15)."""

    def __init__(
        self,
        squad: Squad,
        kinds: Sequence[Kind],
        counts: Sequence[Sequence[int]],
        fractions: bool,
        *,
        even: bool = False,
    ) -> None:
        there = [at for at, part in enumerate(squad.parts) if part]
        sizes = [len(squad.parts[at]) for at in there]
        groups, worst = orders(squad, kinds)
        order = [there.index(at) for at in groups]
        dealt = dealt_at_once(sizes, numpy.array(counts), order, worst).tolist()
        once = any(peril.once for kind in kinds for peril in kind)
        # Whose turn it is matters only to what kills but once; else the largest is the last, which is the quickest.
        order = list(range(len(sizes))) if even else order if once else sorted(order, key=lambda at: sizes[at])
        self.squad, self.there = squad, [there[group] for group in order]
        self.tables = [
            _table(
                squad.parts[at],
                squad.full[at],
                tuple([kind[at] for kind in kinds]),
                tuple([tuple(share) for share in dealt[group]]),
                fractions,
            )
            for group, at in zip(order, self.there, strict=True)
        ]
        self.before: dict[int, NDArray[Any]] = {0: numpy.array([[Fraction(1) if fractions else 1.0]] * len(counts))}
        for table in self.tables[:-1]:
            later: dict[int, NDArray[Any]] = {}
            for marks, chances in self.before.items():
                for after, some in table.rows(marks):
                    crossed = _crossed(chances, some)
                    later[after] = later[after] + crossed if after in later else crossed
            self.before = later

    def ends(self, weights: Sequence[Chance]) -> Ends:
        """How the unit may be left, by the chances of the counts."""
        weighed = numpy.array(weights)[:, None]
        found: dict[int, NDArray[Any]] = {}
        for marks, chances in self.before.items():
            before = (weighed * chances).T
            for after, some in self.tables[-1].rows(marks):
                found[after] = found[after] + before @ some if after in found else before @ some
        return {
            (parts, marks): chance
            for marks, chances in sorted(found.items())
            for parts, chance in zip(self.parts, chances.ravel().tolist(), strict=True)
            if chance
        }

    def chances(self) -> NDArray[Any]:
        """For each of the counts the chances of what may be left, in the order of ``parts``."""
        last = self.tables[-1]
        return reduce(
            add, (_crossed(each, some) for marks, each in self.before.items() for _, some in last.rows(marks))
        )

    @cached_property
    def parts(self) -> list[Parts]:
        """What may be left of the unit."""
        place = {at: number for number, at in enumerate(self.there)}
        whole = [(place.get(at), part) for at, part in enumerate(self.squad.parts)]
        return [
            tuple([part if at is None else lefts[at] for at, part in whole])
            for lefts in product(*[table.lefts for table in self.tables])
        ]


def _crossed(rows: NDArray[Any], others: NDArray[Any]) -> NDArray[Any]:
    """Each row's chances by those of another number."""
    return numpy.reshape(rows[:, :, None] * others[:, None, :], (len(rows), -1))


class Table(NamedTuple):
    """What may be left of a group, and by rows of wounds the chances: by the marks there are before, of those that
    matter (``firsts``), and by those there are after."""

    lefts: tuple[Left, ...]
    firsts: int
    chances: dict[int, dict[int, NDArray[Any]]]

    def rows(self, marks: int) -> Iterator[tuple[int, NDArray[Any]]]:
        """The chances once there are these marks."""
        for more, chances in self.chances[marks & self.firsts].items():
            yield marks | more, chances


@lru_cache(maxsize=2048)
def _table(
    group: Left, full: int, perils: tuple[Peril, ...], shares: tuple[tuple[int, ...], ...], fractions: bool
) -> Table:
    """What shares of wounds make of a group, row by row."""
    firsts = sum({each.mark for each in perils if each.once})
    befores = [marks for marks in range(firsts + 1) if marks & firsts == marks]
    rows = {marks: [_left_by(group, full, perils, wounds, fractions, marks) for wounds in shares] for marks in befores}
    lefts = {left: at for at, left in enumerate({left: 0 for some in rows.values() for row in some for left, _ in row})}
    zeros = numpy.array([[Fraction(0) if fractions else 0.0] * len(lefts)] * len(shares))
    tables: dict[int, dict[int, NDArray[Any]]] = {marks: {} for marks in befores}
    for marks, some in rows.items():
        for number, row in enumerate(some):
            for (left, after), chance in row.items():
                tables[marks].setdefault(after, zeros.copy())[number, lefts[left]] = chance
    return Table(tuple(lefts), firsts, tables)


@lru_cache(maxsize=16384)
def _left_by(
    group: Left, full: int, perils: tuple[Peril, ...], wounds: tuple[int, ...], fractions: bool, marked: int
) -> dict[tuple[Left, int], Chance]:
    """What a share of wounds makes of a group."""
    tolls = [
        (peril, binomial(count, peril.suffered, fractions=fractions))
        for peril, count in zip(perils, wounds, strict=True)
        if count
    ]
    return dict(_summed(group, full, tolls, fractions, marked))


# ---- what people ask ---------------------------------------------------------------------------------------------


def lost(squad: Squad, ends: Ends) -> Distribution:
    """How many models it costs."""
    return _fewer(squad.models, ends, len)


def hurt(squad: Squad, ends: Ends) -> Distribution:
    """How many Wounds it costs."""
    return _fewer(squad.wounds, ends, sum)


def _fewer(most: int, ends: Ends, count: Callable[[Left], int]) -> Distribution:
    chances: list[Chance] = [next(iter(ends.values())) * 0] * (most + 1)
    for (parts, _), chance in ends.items():
        chances[most - sum(map(count, parts))] += chance
    return Distribution(0, tuple(chances))
