"""What may be reacted to in Axis & Allies Miniatures, and the windows and decisions that offer it."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Situation
from grognard.core.engine.procedures import Action, Ask, Done, Repeat, step
from grognard.core.engine.windows import Occasion, React, ReactionWindow
from grognard.core.records import replace
from grognard.games.axis_allies_minis.state.choices import DefensiveShot
from grognard.space.hex.grid import Hex

Hit = Literal["hit", "stopped"]
"""The value of a window in which a shot hit: the mover is disrupted, and is stopped by it or goes on."""


class Stepping(Occasion):
    """A unit is between two hexes: adjacent enemies may fire (AAM-DF-01), each once at a step (AAM-DF-14); ``fired``
    are those who did."""

    unit: str
    left: Hex
    entered: Hex
    fired: tuple[str, ...] = ()


class OnTheRow(Occasion):
    """A unit enters a hex that enemies watch (AAM-OW-03)."""

    unit: str
    entered: Hex


class Overflying(Occasion):
    """An Aircraft is placed near enemies with Antiair or Ace (AAM-DF-04); ``fired`` are those who have fired at it."""

    unit: str
    at: Hex
    fired: tuple[str, ...] = ()


AnyOccasion = Stepping | OnTheRow | Overflying


class Reacting(React):
    """A reaction shot, or holding fire (AAM-DF-06, AAM-OW-03)."""

    occasion: AnyOccasion


class Reactions(ReactionWindow):
    """The reaction window: shot after shot until one hits, for then nobody else fires at this step (AAM-DF-13). Its
    value is the ``Hit``, if there was one."""

    occasion: AnyOccasion

    @step
    def offer(self, g: Situation) -> Ask | Done:
        """Ask the owner of the units that may fire."""
        return ReactionWindow.offer(self, g)

    @step
    def react(self, g: Situation, choice: Choice) -> Action:
        """Fire, or let it be. Not even Suppressive Fire answers the same step twice (AAM-DF-14)."""
        action = ReactionWindow.react(self, g, choice)
        if isinstance(choice, DefensiveShot) and not isinstance(self.occasion, OnTheRow):
            fired = (*self.occasion.fired, choice.unit)
            return self.then(action, occasion=replace(self.occasion, fired=fired))
        # Fire that is held is no hit: the other window of the step still opens (AAM-MOVE-14).
        return Done() if isinstance(action, Done) else action

    @step
    def look_at_it(self, g: Situation, hit: Hit | None = None) -> Repeat | Done:
        """After a miss others may fire."""
        return Done(hit) if hit else Repeat(replace(self, passed=()))
