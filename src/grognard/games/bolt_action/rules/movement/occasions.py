"""What may be reacted to in Bolt Action, and the windows and decisions that offer it."""

from __future__ import annotations

from typing import Any, ClassVar

from grognard.core.battle import Battle
from grognard.core.decisions import Choice
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Call, Done, Repeat, step
from grognard.core.situation import Situation
from grognard.core.windows import Occasion, React, ReactionWindow


class UnderFire(Occasion):
    """A unit is declared the target of a shot (BA-SHOOT-03)."""

    unit: str
    target: str


class Charged(Occasion):
    """A unit is declared the target of an assault (BA-CQ-02)."""

    unit: str
    target: str


class Passing(Occasion):
    """A unit in the middle of its move is seen by enemies in Ambush (BA-AMB-01).

    ``stop`` is the point of the move, ``later`` the points still to come where a shot will be possible; ``exempt`` is
    the unit that is itself assaulted and answers by BA-AMB-07.
    """

    unit: str
    stop: int
    later: tuple[int, ...] = ()
    exempt: str | None = None


class Shelled(Occasion):
    """A barrage or aircraft are about to strike a unit (BA-HQ-11)."""

    target: str


AnyOccasion = UnderFire | Charged | Passing | Shelled


class Reacting(React):
    """A reaction in Bolt Action: going Down, firing at a charge, firing from Ambush with any weapons held back
    (BA-WPN-20)."""

    sampled: ClassVar[bool] = True

    occasion: AnyOccasion

    def refusal(self, g: Situation, choice: Choice) -> Refused | None:
        """A reaction listed, or one like it with other weapons held back."""
        from grognard.games.bolt_action.rules.movement.reactions import offered

        found = offered(g, self.occasion, self.seat, choice)
        return None if found is not None else Refused(say("refused-not-offered"))


class Reactions(ReactionWindow):
    """The reaction window of Bolt Action."""

    occasion: AnyOccasion

    @step
    def offer(self, g: Battle[Any]) -> Ask | Done:
        return ReactionWindow.offer(self, g)

    @step
    def react(self, g: Battle[Any], choice: Choice) -> Action:
        """What was chosen may hold back other weapons than any reaction listed (BA-WPN-20)."""
        from grognard.games.bolt_action.rules.movement.reactions import offered

        found = offered(g, self.occasion, self.offers(g)[0].seat, choice)
        assert found is not None
        return ReactionWindow.react(self, g, choice) if found.procedure is None else Call(found.procedure)

    @step
    def look_again(self, g: Battle[Any]) -> Repeat:
        return ReactionWindow.look_again(self, g)
