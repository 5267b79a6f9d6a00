"""What places are worth to a unit that moves on foot. Nothing here is a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from grognard.core.engine.choices import Choice
from grognard.core.evaluator import Evaluation
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.evaluation.fire_evaluation import ENTER, best_shot, good_range
from grognard.games.bolt_action.evaluation.order_evaluation import AN_INCH, FIRE
from grognard.games.bolt_action.evaluation.place_evaluation import standing_worth
from grognard.games.bolt_action.evaluation.prospects import Prospects
from grognard.games.bolt_action.ground import building_moves
from grognard.games.bolt_action.ground.building_moves import floor_of
from grognard.games.bolt_action.ground.context import G
from grognard.games.bolt_action.odds.danger import danger
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.ambush_triggers import ambushers
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.state.choices import Board, ChangeFloor, GoIn, StayPut, Walk
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit, enemy

AMBUSHED = 6.0
"""What it costs to walk where an enemy in Ambush has a shot."""
AT_A_TIME = 4
"""Of so many places together it is looked what fire they draw."""
RUN_SHOT = 0.4
"""The part of a shot that counts where a unit has run, which may fire from there later."""


def move_worth(g: G, decision: ChooseMove, choice: Choice) -> Evaluation:
    """A place: the shot it gives, the fire it draws, what it holds, how near the enemy is, the Ambush on the way."""
    unit = g.state.units[decision.unit]
    there = end_of(g, unit, choice)
    if there is None:
        return elsewhere(g, unit, choice)
    fire = best_shot(g, there, moved=decision.manner == "advance")[0]
    gaps = [g.context.gap(there, foe) for foe in g.state.standing(enemy(unit.seat))]
    return worth_there(g, decision, choice, there, fire, danger(g, there), min(gaps, default=None))


def move_worths(g: G, decision: ChooseMove, choices: Sequence[Choice]) -> list[Evaluation]:
    """The same for many places, those in the open looked at together."""
    unit = g.state.units[decision.unit]
    ends = [(number, end_of(g, unit, choice)) for number, choice in enumerate(choices)]
    places = {number: there for number, there in ends if there is not None and there.in_the_open}
    found = {
        number: worth_there(g, decision, choices[number], places[number], *known)
        for number, known in known_in_the_open(g, decision, places).items()
    }
    return [found.get(number) or move_worth(g, decision, choice) for number, choice in enumerate(choices)]


def best_moves(g: G, decision: ChooseMove) -> list[tuple[Choice, Evaluation]]:
    """The choices that are worth most, in the order they are listed in. What fire a place draws, and what may befall
    the unit on its way, is looked at only where the place could still be the best."""
    choices = decision.choices(g)
    unit = g.state.units[decision.unit]
    ends = [(number, end_of(g, unit, choice)) for number, choice in enumerate(choices)]
    places = {number: there for number, there in ends if there is not None and there.in_the_open}
    found = {number: move_worth(g, decision, choice) for number, choice in enumerate(choices) if number not in places}
    best = max((each.value for each in found.values()), default=-inf)
    if places:
        prospects = Prospects(g, unit, list(places.values()))
        shots = prospects.best_shots(decision.manner == "advance")
        known = list(zip(places.items(), shots, prospects.nearest, strict=True))
        most = [standing_value(g, decision, there, fire, 0.0, nearest) for (_, there), fire, nearest in known]
        order = sorted(range(len(known)), key=lambda at: -most[at])
        for first in range(0, len(order), AT_A_TIME):
            some = [at for at in order[first : first + AT_A_TIME] if most[at] >= best]
            for at, drawn in zip(some, prospects.dangers(some), strict=True):
                (number, there), fire, nearest = known[at]
                if standing_value(g, decision, there, fire, drawn, nearest) >= best:
                    found[number] = worth_there(g, decision, choices[number], there, fire, drawn, nearest)
                    best = max(best, found[number].value)
            if not some:
                break
    return [(choices[number], found[number]) for number in sorted(found) if found[number].value == best]


def known_in_the_open(
    g: G, decision: ChooseMove, places: Mapping[int, Unit]
) -> dict[int, tuple[float, float, float | None]]:
    """What can be fired from places in the open, what fire they draw, how near the enemy is: of all together."""
    if not places:
        return {}
    prospects = Prospects(g, g.state.units[decision.unit], list(places.values()))
    fire, dangers = prospects.best_shots(decision.manner == "advance"), prospects.dangers(range(len(places)))
    return dict(zip(places, zip(fire, dangers, prospects.nearest, strict=True), strict=True))


def elsewhere(g: G, unit: Unit, choice: Choice) -> Evaluation:
    """What does not lead to a place on the table."""
    if isinstance(choice, Board):
        return Evaluation(-1.0, say("ba-reason-board", unit=unit_name(g, unit.id)))
    return Evaluation(-ENTER, say("ba-reason-nothing"))


def worth_there(
    g: G, decision: ChooseMove, choice: Choice, there: Unit, fire: float, danger: float, nearest: float | None
) -> Evaluation:
    """A place of which it is known what can be fired from it, what fire it draws, and how near the enemy is."""
    unit = g.state.units[decision.unit]
    value = standing_value(g, decision, there, fire, danger, nearest)
    if isinstance(choice, Walk) and ambushers(g, unit):
        course = ways.course(g, unit, ways.from_start(unit, choice.legs))
        if ways.openings(g, unit, course, None):
            value -= AMBUSHED
    stays = isinstance(choice, StayPut)
    return Evaluation(value, say("ba-reason-stay" if stays else "ba-reason-move", unit=unit_name(g, unit.id)))


def standing_value(g: G, decision: ChooseMove, there: Unit, fire: float, danger: float, nearest: float | None) -> float:
    """What it is worth to stand at a place, however the unit comes there."""
    unit = g.state.units[decision.unit]
    shot = fire if decision.manner == "advance" else RUN_SHOT * fire
    value = shot - FIRE * danger + standing_worth(g, there)
    middle = sum(model.y for model in there.models) / len(there.models)
    forward = abs(middle - (g.context.depth if g.state.home[unit.seat] == 0 else 0)) / INCH
    if nearest is not None:
        value -= AN_INCH * max(0.0, nearest - good_range(unit)) / INCH
        value += 0.02 * forward
    else:
        value += 0.3 * min(forward, 12.0)
    return value


def end_of(g: G, unit: Unit, choice: Choice) -> Unit | None:
    """A unit as it stands after a move; None if it does not lead to a place on the table."""
    if isinstance(choice, StayPut):
        return unit if unit.on_table else None
    if isinstance(choice, Walk):
        there = ways.standing_at(unit, {leg.model: leg.points[-1] for leg in choice.legs})
    elif isinstance(choice, GoIn | ChangeFloor):
        there = building_moves.placed(g, unit, floor_of(unit, choice))
    else:
        return None
    return there if choice.facing is None else replace(there, facing=choice.facing)
