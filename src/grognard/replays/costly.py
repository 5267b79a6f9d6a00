"""The choices that cost a side most, in words: what it did, what the game thought better, and why."""

from __future__ import annotations

from typing import Any

from grognard.agents.hindsight import Missed
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.messages import Message, say
from grognard.core.records import Record


class CostlyView(Record):
    """A choice that cost a side ``points``: ``number`` is its place in the battle, ``chosen`` what was done, ``better``
    what would have led farther and ``reason`` why."""

    number: int
    turn: int
    points: float
    chosen: Message
    better: Message
    reason: Message

    @property
    def line(self) -> Message:
        """All of it in words."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return say("replay-costly", **fields)


def costly(battle: Battle[Any], seat: int, missed: Missed) -> CostlyView:
    """A choice of a side that cost it much, in words."""
    return CostlyView(
        missed.number,
        missed.turn,
        round(missed.gain, 1),
        _deed(battle, missed.number, seat, missed.chosen),
        _deed(battle, missed.number, seat, missed.better),
        missed.reason,
    )


def _deed(battle: Battle[Any], number: int, seat: int, choice: Choice) -> Message:
    """What a choice does, as the log begins to tell it; where that is a roll, who is chosen for it."""
    tried = battle.branch(number)
    begun = len(tried.log)
    names = {unit.id: unit.name for unit in tried.system.table.scene(tried, None).units}
    tried.choose(choice, seat)
    told_of = (tried.system.table.line(tried, entry, None, begun + at) for at, entry in enumerate(tried.log[begun:]))
    line = next((line for line in told_of if line is not None), None)
    if line is not None and not line.dice:
        return line.message
    unit = names.get(getattr(choice, "unit", ""))
    return say("replay-costly-other") if unit is None else say("replay-costly-unit", unit=unit)
