"""What a table tells of its dice: where each result fell, and the luck so far. It never stands in the way of play."""

from __future__ import annotations

import logging
from typing import Any

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.core.scene import LogLine, LuckView, Place
from grognard.odds.fortune import luck_of, luck_view
from grognard.odds.history import History, Resolved

log = logging.getLogger(__name__)


class Forecasts:
    """The forecasts of one battle, kept up with it."""

    def __init__(self, battle: Battle[Any]) -> None:
        self._history: History | None = None
        self.luck = LuckView()
        self.follow(battle)

    def follow(self, battle: Battle[Any]) -> None:
        """Take up what has happened, take-backs too. A failure is logged, and the table does without from then on."""
        try:
            if self._history is None:
                self._history = History(battle)
            else:
                self._history.follow(battle)
            self.luck = luck_view(luck_of(battle, self._history.resolved))
        except Exception:
            log.exception("The forecasts of a battle failed at choice %s", battle.number)
            self._history = None
            self.luck = LuckView()

    def placed(self, lines: list[LogLine]) -> list[LogLine]:
        """Lines of the log with the places of the results they end with: each at the last line a seat sees of it, so
        that what is hidden stays hidden."""
        if self._history is None or not lines:
            return lines
        first = lines[0].seq
        places: dict[int, list[Place]] = {}
        for each in self._history.resolved:
            if each.end > first:
                seq = _last_line(lines, each)
                if seq is not None:
                    places.setdefault(seq, []).append(each.place)
        return [replace(line, places=places[line.seq]) if line.seq in places else line for line in lines]


def _last_line(lines: list[LogLine], resolved: Resolved) -> int | None:
    return next((line.seq for line in reversed(lines) if resolved.start <= line.seq < resolved.end), None)
