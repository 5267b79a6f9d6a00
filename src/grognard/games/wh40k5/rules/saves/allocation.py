"""Sharing wounds out among the models of a unit (WH-SAVE-09, WH-SAVE-12 to WH-SAVE-15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import ClassVar

import numpy
from numpy.typing import NDArray

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.rules.saves.formulas import shares
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.state.choices import Allocate, Share
from grognard.games.wh40k5.state.state import Model, Unit, is_gun

FEW_GROUPS = 4
"""Of so many groups the sample of allocations takes every order."""


KEPT = 4096
_groups: dict[int, tuple[tuple[Model, ...], tuple[tuple[str, ...], ...]]] = {}
"""The groups of so many units as they stood, with their models, so that the identity of these stays theirs."""


@lru_cache(maxsize=1024)
def in_order(gear: tuple[str, ...]) -> tuple[str, ...]:
    """The same things, however they are listed."""
    return tuple(sorted(gear))


def groups_of(unit: Unit) -> tuple[tuple[str, ...], ...]:
    """The models of a unit in groups of identical ones, by their ids: alike in profile, rules, weapons and wargear,
    whatever Wounds they have lost; guns suffer no wounds
    (WH-SAVE-08, WH-SAVE-14, WH-SAVE-15; upgrade characters: WH-UNIT-03). Looked at once for a unit as it stands."""
    kept = _groups.get(id(unit.models))
    if kept is None:
        if len(_groups) >= KEPT:
            _groups.clear()
        found: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for model in unit.models:
            if not is_gun(model):
                found.setdefault((model.kind, in_order(model.gear)), []).append(model.id)
        kept = _groups[id(unit.models)] = unit.models, tuple(map(tuple, found.values()))
    return kept[1]


def needs_choice(sizes: Sequence[int], counts: Sequence[int]) -> bool:
    """Whether there is anything to choose for groups of these sizes: not if all models are alike, nor if equal wounds
    come out even (WH-SAVE-12, WH-SAVE-15).

    >>> needs_choice([5], [3, 2]), needs_choice([2, 1], [6]), needs_choice([2, 1], [7]), needs_choice([2, 1], [2, 1])
    (False, False, True, True)
    """
    if len(sizes) == 1:
        return False
    return bool(shares(sum(counts), sum(sizes))[1]) or sum(count > 0 for count in counts) > 1


def allotted(sizes: Sequence[int], counts: Sequence[int]) -> tuple[Share, ...] | None:
    """The shares of groups of these sizes where there is nothing to choose; None: there is (WH-SAVE-12, WH-SAVE-15)."""
    if len(sizes) == 1:
        return (Share(0, tuple(counts)),)
    if needs_choice(sizes, counts):
        return None
    each = sum(counts) // sum(sizes)
    return tuple(
        Share(group, tuple(each * size if count else 0 for count in counts)) for group, size in enumerate(sizes)
    )


def dealt(sizes: Sequence[int], counts: Sequence[int], order: Sequence[int], kinds: Sequence[int]) -> Allocate:
    """The wounds dealt to groups in an order, kinds of wounds in theirs: the first groups get what is over, and the
    first kinds.

    >>> dealt([3, 1], [9], [0, 1], [0]).shares
    (Share(group=0, wounds=(7,)), Share(group=1, wounds=(2,)))
    """
    found = dealt_at_once(sizes, numpy.array([counts]), order, kinds)[:, 0].tolist()
    return Allocate(tuple(Share(group, tuple(found[group])) for group in order if any(found[group])))


def dealt_at_once(
    sizes: Sequence[int], counts: NDArray[numpy.intp], order: Sequence[int], kinds: Sequence[int]
) -> NDArray[numpy.intp]:
    """The same for many counts, a row each: by group, row and kind the wounds it is dealt."""
    each, more = shares(counts.sum(axis=1), sum(sizes))
    left, found = counts.copy(), numpy.zeros((len(sizes), *counts.shape), dtype=numpy.intp)
    for group in order:
        extra = numpy.minimum(more, sizes[group])
        more = more - extra
        wanted = each * sizes[group] + extra
        for kind in kinds:
            found[group, :, kind] = taken = numpy.minimum(wanted, left[:, kind])
            left[:, kind] -= taken
            wanted = wanted - taken
    return found


class AllocateWounds(Decision):
    """The owner says which models get the wounds: every model one before any gets a second (WH-SAVE-09, WH-SAVE-12).

    ``sizes``: how many models the groups have; ``kinds`` and ``counts``: how many wounds there are of
    which kind.
    """

    sampled: ClassVar[bool] = True

    unit: str
    sizes: tuple[int, ...]
    kinds: tuple[Wound, ...]
    counts: tuple[int, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample: the wounds dealt to the groups in every order (of many groups, each first once), the kinds of
        wounds in both orders."""
        numbers = range(len(self.sizes))
        orders = (
            list(permutations(numbers))
            if len(self.sizes) <= FEW_GROUPS
            else [(*numbers[first:], *numbers[:first]) for first in numbers]
        )
        kinds = range(len(self.counts))
        found = [
            dealt(self.sizes, self.counts, order, way)
            for order in orders
            for way in ((tuple(kinds), tuple(reversed(kinds))) if len(self.counts) > 1 else (tuple(kinds),))
        ]
        return list(dict.fromkeys(found))

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """One of the sample, without the rest."""
        order, kinds = list(range(len(self.sizes))), list(range(len(self.counts)))
        if len(self.sizes) <= FEW_GROUPS:
            random.shuffle(order)
        else:
            first = random.randrange(len(order))
            order = order[first:] + order[:first]
        yield dealt(self.sizes, self.counts, order, kinds if random.random() < 0.5 else kinds[::-1])

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """All wounds are given, and no model has two more than another."""
        if not isinstance(choice, Allocate):
            return Refused(say("refused-not-offered"))
        given = [0] * len(self.sizes)
        totals = [0] * len(self.counts)
        for share in choice.shares:
            known = 0 <= share.group < len(given) and not given[share.group]
            if not known or len(share.wounds) != len(totals) or min(share.wounds) < 0 or not sum(share.wounds):
                return Refused(say("wh-refused-shares"), "WH-SAVE-12")
            given[share.group] = sum(share.wounds)
            totals = [total + wounds for total, wounds in zip(totals, share.wounds, strict=True)]
        if tuple(totals) != self.counts:
            return Refused(say("wh-refused-shares"), "WH-SAVE-12")
        each = shares(sum(self.counts), sum(self.sizes))[0]
        if any(not each * size <= wounds <= (each + 1) * size for size, wounds in zip(self.sizes, given, strict=True)):
            return Refused(say("wh-refused-uneven", each=each), "WH-SAVE-09", "WH-SAVE-12")
        return None
