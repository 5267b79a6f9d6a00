"""What a table tells of its dice: where each result fell, and the luck so far. It never stands in the way of play."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.core.wire.forecasts import LuckView
from grognard.core.wire.log_lines import LogLine
from grognard.odds.history import History, Resolved, placed
from grognard.odds.luck import Luck, Reckoning, luck_view

log = logging.getLogger(__name__)


class Forecasts:
    """The forecasts of one battle, kept up with it."""

    def __init__(self, battle: Battle[Any]) -> None:
        self._history: History | None = None
        self._reckoning: Reckoning | None = None
        self._luck: tuple[Luck, LuckView] | None = None
        if battle.system.odds is not None and battle.system.odds.TALLIES:
            self._safely(battle, self._begin)

    def _begin(self, battle: Battle[Any]) -> None:
        self._reckoning = Reckoning(battle)
        self._history = History(battle)

    def follow(self, battle: Battle[Any]) -> None:
        """Take up what has happened, take-backs too. A failure is logged, and the table does without from then on."""
        if self._history is not None:
            self._safely(battle, self._history.follow)

    def _safely(self, battle: Battle[Any], work: Callable[[Battle[Any]], object]) -> None:
        try:
            work(battle)
            assert self._history is not None
            assert self._reckoning is not None
            luck = self._reckoning.luck(self._history.resolved)
            if self._luck is None or self._luck[0] is not luck:
                self._luck = luck, luck_view(luck)
        except Exception:
            log.exception("The forecasts of a battle failed at choice %s", battle.number)
            self._history = self._luck = None

    @property
    def luck(self) -> LuckView | None:
        """The luck so far, as the table is told of it."""
        return None if self._luck is None else self._luck[1]

    def placed(self, lines: list[LogLine]) -> list[LogLine]:
        """Lines of the log as a seat sees them, with the places of the results that end there."""
        if self._history is None or not lines:
            return lines
        return with_places(lines, self._history.resolved)


def with_places(lines: list[LogLine], resolved: Sequence[Resolved]) -> list[LogLine]:
    """Lines of the log, each with the places of the results that end there."""
    places = placed(lines, resolved)
    return [replace(line, places=places[line.seq]) if line.seq in places else line for line in lines]
