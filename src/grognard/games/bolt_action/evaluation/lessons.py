"""What the first battle calls the moments of an order; what it suggests is what is valued best."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.rules.movement.move import REGROUP, ChooseMove
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.state.choices import GiveOrder


def suggested(g: G, decision: Decision) -> Choice | None:
    """The choice the first battle suggests; None: the best by evaluation."""
    return None


def moments(g: G, decision: Decision, choice: Choice) -> Iterator[str]:
    """What the moment is called more closely: an assault, the order suggested, a move after a fight, a man of the
    enemy's to be picked."""
    if isinstance(decision, ChooseCasualty) and g.state.units[decision.unit].seat != decision.seat:
        yield "theirs"
    if isinstance(decision, ChooseMove) and decision.manner == REGROUP:
        yield REGROUP
    if isinstance(choice, GiveOrder):
        if choice.assault is not None:
            yield "assault"
        yield choice.order
