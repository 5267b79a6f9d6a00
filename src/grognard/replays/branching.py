"""A new battle that begins as another once stood."""

from __future__ import annotations

from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine import saving
from grognard.core.engine.events import Chosen, Rolled


def branch_lines(battle: Battle[Any], number: int) -> list[str]:
    """The lines of a save of the battle as it stood before choice ``number``, with nothing of what came after. The dice
    to come are those of the battle.

    Raises ``Refused`` if there is no such choice.
    """
    then = battle.branch(number)
    kept = (entry for entry in then.log if isinstance(entry, Chosen | Rolled))
    return [saving.header_line(then), *map(saving.entry_line, kept)]
