"""Where men go, put in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from grognard.core.messages import say
from grognard.core.wire.questions import DecisionView, MoveAsk, Option
from grognard.core.wording import option, view
from grognard.games.bolt_action.ground import building_moves
from grognard.games.bolt_action.ground.building_moves import floor_of
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds.danger import safest
from grognard.games.bolt_action.rules.close_quarters.fight import ChooseOccupation
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.recrew import ChooseGun, crew_for
from grognard.games.bolt_action.rules.movement.regions import reach_of
from grognard.games.bolt_action.rules.turn.actions import ChooseCharge
from grognard.games.bolt_action.state.choices import (
    Charge,
    GoIn,
    JustRun,
    LeaveGun,
    ManGun,
    Occupy,
    StayOutside,
    StayPut,
    Walk,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.games.bolt_action.table.building_panels import floor_name, refusal
from grognard.space.drawing import spots

READY_SAMPLE = 12
"""How many of the sampled ways, in all directions, are weighed for the ready ones: a person waits for them."""


def move_view(g: B, decision: ChooseMove) -> DecisionView:
    """Where to: the reach to draw, and staying where that is allowed."""
    unit = g.state.units[decision.unit]
    stays = [stay for stay in [decision.stay(unit)] if decision.refusal(g, stay) is None]
    options = []
    ready = ready_ways(g, unit, decision)
    for choice in stays:
        label = say("ba-choose-stay") if isinstance(choice, StayPut) else say("ba-choose-stay-away")
        options.append(option(choice, label, key="S", unit=unit.id, primary=not ready))
    options.extend(ready)
    for number, choice in enumerate(each for each in decision.boardings(g, unit) if decision.refusal(g, each) is None):
        label = say("ba-choose-board", vehicle=unit_name(g, choice.vehicle))
        key = None if number else "V"
        options.append(option(choice, label, key=key, unit=unit.id, target=choice.vehicle))
    options.extend(inside_options(g, unit, decision))
    move = MoveAsk(
        unit=unit.id,
        allowance=decision.allowance,
        reach=[spots(outline) for outline in reach_of(g, unit, decision)],
        entering=not unit.on_table,
        may_stay=bool(stays),
    )
    question = say(
        "ba-ask-move",
        unit=unit_name(g, unit.id),
        inches=decision.allowance // INCH,
        manner="enter" if not unit.on_table else decision.manner,
    )
    kind = "regroup" if decision.manner == "regroup" else "move"
    rules = ["BA-MOV-23"] if not unit.on_table else ["BA-CQ-11"] if kind == "regroup" else ["BA-MOV-01"]
    return view(g, decision, kind, question, options, acting=unit.id, move=move, rules=rules)


def ready_ways(g: G, unit: Unit, decision: ChooseMove) -> list[Option]:
    """A few ways ready to take: onto the table at three places; towards cover, towards the enemy."""
    makers = decision.ways(g, unit)
    if not unit.on_table:
        entries = [(end_of(walk)[0], walk) for walk in (make() for make in makers)]
        found = []
        for place, part in (("left", 0.25), ("middle", 0.5), ("right", 0.75)):
            nearest = sorted(entries, key=lambda entry: abs(entry[0] - part * g.context.width))
            best = next((walk for _, walk in nearest if decision.refusal(g, walk) is None), None)
            if best is not None:
                found.append(option(best, say("ba-choose-enter", place=place), unit=unit.id))
        return found
    walks = sampled_ways(g, unit, decision)
    foes = list(g.state.standing(enemy(unit.seat)))
    if not foes or not walks:
        return []
    ends = {walk: ways.standing_at(unit, {leg.model: leg.points[-1] for leg in walk.legs}) for walk in walks}
    closer = min(walks, key=lambda walk: min(g.context.gap(ends[walk], foe) for foe in foes))
    found = [option(closer, say("ba-choose-closer"), unit=unit.id)]
    safer = safest(g, unit, [ends[walk] for walk in walks])
    if safer is not None:
        found.insert(0, option(walks[safer], say("ba-choose-cover"), unit=unit.id))
    return found


def sampled_ways(g: G, unit: Unit, decision: ChooseMove) -> list[Walk]:
    """Legal ways in all directions; where none of these few is, the first of the others that is."""
    makers = decision.ways(g, unit)
    step = 1 + len(makers) // READY_SAMPLE

    def legal(some: Iterable[Callable[[], Walk]]) -> Iterator[Walk]:
        return (walk for walk in (make() for make in some) if walk.legs and decision.refusal(g, walk) is None)

    others = (make for number, make in enumerate(makers) if number % step)
    return list(legal(makers[::step])) or list(islice(legal(others), 1))


def inside_options(g: G, unit: Unit, decision: ChooseMove) -> list[Option]:
    """The floors of buildings that the unit can go to with this move (BA-BLD-01, BA-BLD-07)."""
    found: list[Option] = []
    for choice in building_moves.conceivable(g, unit, decision.manner, decision.allowance):
        if refusal(g, unit, decision, choice) is None:
            label = say("ba-choose-go-in", floor=floor_name(g, floor_of(unit, choice)))
            rule = "BA-BLD-01" if isinstance(choice, GoIn) else "BA-BLD-07"
            key = "B" if not found else None
            found.append(option(choice, label, unit=unit.id, key=key, hint=say("ba-hint-go-in"), rules=[rule]))
    return found


def charge_view(g: B, decision: ChooseCharge) -> DecisionView:
    """Whether a Run is an assault (BA-ORD-17)."""
    options = [option(JustRun(), say("ba-choose-just-run"), key="R", unit=decision.unit, primary=True)]
    for choice in g.choices(decision):
        if isinstance(choice, Charge):
            label = say("ba-order-assault", target=unit_name(g, choice.target))
            options.append(option(choice, label, unit=decision.unit, target=choice.target))
    question = say("ba-ask-charge", unit=unit_name(g, decision.unit))
    return view(g, decision, "charge", question, options, acting=decision.unit, rules=["BA-ORD-17"])


def gun_view(g: B, decision: ChooseGun) -> DecisionView:
    """Whether men of a squad man an abandoned gun (BA-ART-08)."""
    unit = g.state.units[decision.unit]
    options: list[Option] = []
    for left in g.state.left_guns:
        choice = ManGun(left.unit)
        if choice in g.choices(decision):
            label, men = say("ba-choose-man-gun", gun=unit_name(g, left.unit)), len(crew_for(g, unit, left))
            key = "M" if not options else None
            options.append(
                option(choice, label, hint=say("ba-hint-man-gun", men=men), key=key, unit=unit.id, primary=not options)
            )
    options.append(option(LeaveGun(), say("ba-choose-leave-gun"), key="L", unit=unit.id))
    question = say("ba-ask-man-gun", unit=unit_name(g, unit.id))
    return view(g, decision, "recrew", question, options, acting=unit.id, rules=["BA-ART-08"])


def occupation_view(g: B, decision: ChooseOccupation) -> DecisionView:
    """Whether the winners go in."""
    floor = floor_name(g, decision.floor)
    options = [
        option(Occupy(), say("ba-choose-go-in", floor=floor), key="B", unit=decision.unit, primary=True),
        option(StayOutside(), say("ba-choose-stay-out"), key="S", unit=decision.unit),
    ]
    question = say("ba-ask-occupy", unit=unit_name(g, decision.unit), floor=floor)
    return view(g, decision, "occupy", question, options, acting=decision.unit, rules=["BA-CQ-13"])


def end_of(walk: Walk) -> tuple[float, float]:
    """The middle of the places where a way ends."""
    ends = [leg.points[-1] for leg in walk.legs]
    return sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)
