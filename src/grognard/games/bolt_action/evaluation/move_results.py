"""What may be expected of the place where a move ends, in a few words for who weighs it. Nothing here is a rule."""

from __future__ import annotations

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say
from grognard.games.bolt_action.evaluation.fire_evaluation import best_shot
from grognard.games.bolt_action.evaluation.move_evaluation import end_of
from grognard.games.bolt_action.evaluation.order_results import shot_at
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import danger
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.state.choices import ChangeFloor, GoIn, Walk
from grognard.games.bolt_action.state.names import inches, unit_name
from grognard.games.bolt_action.state.state import enemy

LESS = 0.8
"""Below this part of the danger where a unit stands a place is told to be safer."""


def move_result(g: G, decision: Decision, choice: Choice) -> Message | None:
    """The shot from there or how near the enemy is, and whether his fire matters less or more; None of who stays."""
    if not isinstance(decision, ChooseMove) or not isinstance(choice, Walk | GoIn | ChangeFloor):
        return None
    unit = g.state.units[decision.unit]
    there = end_of(g, unit, choice)
    foes = list(g.state.standing(enemy(unit.seat)))
    if there is None or not there.on_table:
        return None
    if not foes:
        return say("ba-result-place-alone")
    fires = decision.manner == "advance"
    shot = shot_at(g, there, best_shot(g, there, moved=True)[1], moved=True) if fires else None
    near = min(foes, key=lambda foe: g.context.gap(there, foe))
    return say(
        "ba-result-place",
        what="gap" if shot is None else "shot",
        shot="none" if shot is None else shot,
        target=unit_name(g, near.id),
        gap=inches(g.context.gap(there, near)),
        danger=compared(danger(g, there), danger(g, unit)) if unit.on_table else "new",
    )


def compared(there: float, here: float) -> str:
    """Whether a place is safer than another, in a word."""
    if there < LESS * here:
        return "less"
    return "more" if here < LESS * there else "same"
