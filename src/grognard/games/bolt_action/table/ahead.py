"""What may be answered ahead in Bolt Action: that a unit does not react, and who falls first.

A die drawn has to be used (BA-TURN-03), and what is best depends on the enemy's last: so no order is given ahead.
"""

from __future__ import annotations

from grognard.core.engine.decisions import Decision
from grognard.core.wire.questions import Word
from grognard.core.wording import Ahead, holding, losing
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing, Shelled, UnderFire
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.state.choices import FireFromAmbush, StandFast, Wait
from grognard.games.bolt_action.state.names import unit_name


def ahead(g: B, decision: Decision) -> list[Ahead]:
    """The answers to a decision that may be given ahead."""
    match decision:
        case Reacting(_, Passing()):
            units = [choice.unit for choice in g.choices(decision) if isinstance(choice, FireFromAmbush)]
            return [Ahead(tuple(_holding(g, id) for id in dict.fromkeys(units)), Wait(None))]
        case Reacting(_, UnderFire(target=unit) | Charged(target=unit) | Shelled(target=unit)):
            return [Ahead((_holding(g, unit),), StandFast())]
        case ChooseCasualty(seat, unit) if g.state.units[unit].seat == seat:
            return [Ahead((losing(),))]
        case _:
            return []


def _holding(g: B, unit: str) -> tuple[Word, ...]:
    return holding(unit, unit_name(g, unit), g.state.turn)
