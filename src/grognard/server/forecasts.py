"""What a table tells of its dice: where each result fell, and the luck so far. It never stands in the way of play."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from grognard.core.battle import Battle
from grognard.core.chronicle import LogLine
from grognard.core.forecasts import LuckView
from grognard.core.records import replace
from grognard.odds.fortune import luck_of, luck_view
from grognard.odds.history import History, placed

log = logging.getLogger(__name__)


class Forecasts:
    """The forecasts of one battle, kept up with it."""

    def __init__(self, battle: Battle[Any]) -> None:
        self._history: History | None = None
        self.luck: LuckView | None = None
        if battle.system.odds is not None and battle.system.odds.TALLIES:
            self._safely(battle, lambda: History(battle))

    def follow(self, battle: Battle[Any]) -> None:
        """Take up what has happened, take-backs too. A failure is logged, and the table does without from then on."""
        history = self._history
        if history is not None:
            self._safely(battle, lambda: history.follow(battle))

    def _safely(self, battle: Battle[Any], work: Callable[[], History]) -> None:
        try:
            self._history = work()
            self.luck = luck_view(luck_of(battle, self._history.resolved))
        except Exception:
            log.exception("The forecasts of a battle failed at choice %s", battle.number)
            self._history = None
            self.luck = None

    def placed(self, lines: list[LogLine]) -> list[LogLine]:
        """Lines of the log as a seat sees them, with the places of the results that end there."""
        if self._history is None or not lines:
            return lines
        places = placed(lines, self._history.resolved)
        return [replace(line, places=places[line.seq]) if line.seq in places else line for line in lines]
