"""Carrying out a Move: the leading model walks its way, the others follow (AZ-ORD-01, AZ-MOV)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.core.decisions import Choice, Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Ask, Become, Done, Next, Procedure, step
from grognard.games.operation_ww2 import following
from grognard.games.operation_ww2.choices import Follow, Leg, MoveIntent
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.events.turn import Walked
from grognard.games.operation_ww2.following import March
from grognard.games.operation_ww2.state import Ordered


class Moving(Procedure):
    """A unit on foot goes, without firing (AZ-ORD-01). Its value: it has not fired. ``march`` is None until it is known
    how far the others can follow."""

    ordered: Ordered
    march: March | None = None

    @step
    def ask(self, g: G) -> Action:
        """The leading model's way stands; its player says how the others follow (AZ-MOV-04, AZ-INT-08)."""
        declared = self.ordered.intent
        assert isinstance(declared, MoveIntent)
        unit = g.state.units[self.ordered.unit]
        march = following.begun(g, unit, "move", declared.speed, declared.lead, declared.way)
        if march is None:
            return Done(False)
        alone = not following.followers(unit, march)
        return Become(
            Moving(self.ordered, march), Next(Follow(())) if alone else Ask(ChooseFollowing(unit.seat, march))
        )

    @step
    def walk(self, g: G, choice: Follow) -> Action:
        assert self.march is not None
        legs = tuple(leg for leg in (Leg(self.march.lead, self.march.way), *choice.legs) if leg.way)
        if legs:
            g.emit(Walked(self.march.unit, legs), "AZ-MOV-04")
        return Done(False)


class ChooseFollowing(Decision):
    """How the models of a unit follow the one that leads (AZ-MOV-04, AZ-INT-08)."""

    sampled: ClassVar[bool] = True

    march: March

    def choices(self, g: G) -> Sequence[Choice]:
        """Keeping the formation, closing up."""
        return [Follow(legs) for legs in dict.fromkeys(following.found(g, self.march))]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, Follow):
            return Refused(say("refused-not-offered"))
        return following.refusal(g, self.march, choice.legs)
