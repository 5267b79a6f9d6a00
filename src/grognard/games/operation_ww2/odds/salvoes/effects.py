"""Which ways in which a rocket may fall come to the same for those who are left."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy
from numpy.typing import NDArray

from grognard.games.operation_ww2.odds.survivor_odds import Lot, Strike, Thing


class Effects:
    """What ways of falling do, by who is alive."""

    def __init__(self, strikes: Sequence[Strike]) -> None:
        """Dice that fall alike, and things that are struck alike, have one number each."""
        lots, things = dict[Lot, int](), dict[Thing, int]()
        self._strikes = [
            (
                each.hits,
                each.gone,
                [(lot.models, lots.setdefault(lot._replace(models=0), len(lots))) for lot in each.lots],
                [(thing.model, things.setdefault(thing, len(things))) for thing in each.things],
            )
            for each in strikes
        ]
        # Where each way strikes one lot and nothing else, that is looked up faster.
        self._plain: NDArray[numpy.int64] | None = None
        plain = all(len(each.lots) == 1 and not (each.hits or each.gone or each.things) for each in strikes)
        if plain and len(lots) == 1:
            self._plain = numpy.array([each.lots[0].models for each in strikes])

    def among(self, alive: int) -> tuple[Sequence[int], NDArray[numpy.float64]]:
        """One way of each group that strikes those who are alive alike, and for each group a column of which ways
        belong to it."""
        if self._plain is not None:
            _, first, group = numpy.unique(self._plain & alive, return_index=True, return_inverse=True)
            return first, (group[:, None] == numpy.arange(len(first))).astype(float)
        groups: dict[Hashable, int] = {}
        found, of = list[int](), list[int]()
        for number, (hits, gone, lots, things) in enumerate(self._strikes):
            struck = tuple((models & alive, kind) for models, kind in lots if models & alive)
            key = hits, gone & alive, struck, tuple(kind for model, kind in things if model & alive)
            of.append(groups.setdefault(key, len(groups)))
            if of[-1] == len(found):
                found.append(number)
        columns = numpy.zeros((len(self._strikes), len(found)))
        columns[numpy.arange(len(of)), of] = 1
        return found, columns
