"""Decisions before a battle and about what comes from afar, in words: setting up, flanks, barrages, air strikes."""

from __future__ import annotations

from typing import Any

from grognard.core.asking.questions import offered
from grognard.core.messages import say
from grognard.core.records import to_builtins
from grognard.core.wire.questions import DecisionView, MoveAsk, Option, PickAsk
from grognard.core.wording import option, view
from grognard.games.bolt_action.ground import zones
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.rules.shooting import off_board_fire
from grognard.games.bolt_action.rules.turn import deployment
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFlank, may_outflank
from grognard.games.bolt_action.state.choices import (
    CallBarrage,
    CallNothing,
    CallStrike,
    Deploy,
    DeployInside,
    Outflank,
    PlaceNext,
    PlaceNoMore,
    PlaceRest,
    RedirectTo,
    ShiftTo,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Floor
from grognard.games.bolt_action.table.building_panels import floor_name
from grognard.space.drawing import outlines
from grognard.space.plane import bearing

SETS_SHOWN = 64
"""How many sets of units are shown as options; any set may be picked."""


# ---- setting up --------------------------------------------------------------------------------------------------


def to_place_view(g: B, decision: deployment.ChooseToPlace) -> DecisionView:
    """Which unit is set up next; the rest at once; no more."""
    options: list[Option] = []
    for choice in g.choices(decision):
        match choice:
            case PlaceNext(unit):
                label = unit_name(g, unit)
                options.append(option(choice, label, unit=unit, primary=not options))
            case PlaceRest():
                options.append(option(choice, say("ba-choose-place-rest"), key="R"))
            case PlaceNoMore():
                options.append(option(choice, say("ba-choose-place-no-more"), key="N"))
    question = say("ba-ask-place-next", least=deployment.least(g, decision.seat))
    return view(g, decision, "place", question, options, rules=["BA-SCN-14"])


def place_view(g: B, decision: deployment.ChoosePlace) -> DecisionView:
    """Where a unit is set up: a drag anywhere in the zone; a place found for it, and places on the left and right."""
    unit = g.state.units[decision.unit]
    options: list[Option] = []
    found = [choice for choice in g.choices(decision) if isinstance(choice, Deploy)]
    sound = deployment.suggestion(g, unit)
    if sound is not None:
        options.append(option(sound, say("ba-choose-place-sound"), unit=unit.id, primary=True))
    for place, part in (("left", 0.25), ("middle", 0.5), ("right", 0.75)):
        if found:
            best = min(found, key=lambda choice: abs(choice.legs[0].points[-1][0] - part * g.context.width))
            options.append(option(best, say("ba-choose-place-at", place=place), unit=unit.id))
    for choice in g.choices(decision):
        if isinstance(choice, DeployInside):
            floor = floor_name(g, Floor(choice.building, choice.level))
            options.append(option(choice, say("ba-choose-set-up-inside", floor=floor), unit=unit.id))
    if not options:
        options = [option(choice, say("ba-choose-stay-away"), unit=unit.id) for choice in g.choices(decision)]
    reach = outlines(zones.zone_of(g, decision.seat))
    move = MoveAsk(unit=unit.id, allowance=0, reach=reach, entering=True, may_stay=False)
    question = say("ba-ask-place", unit=unit_name(g, unit.id))
    rules = ["BA-SCN-14", *(["BA-ART-03"] if unit.gun is not None else [])]
    return view(g, decision, "move", question, options, acting=unit.id, move=move, rules=rules)


def flank_view(g: B, decision: ChooseFlank) -> DecisionView:
    """Which reserves outflank on one side."""
    options = [
        option(choice, say("ba-choose-flank", count=len(choice.units)), units=list(choice.units), primary=number == 0)
        for number, choice in enumerate(g.choices(decision)[:SETS_SHOWN])
        if isinstance(choice, Outflank)
    ]
    question = say("ba-ask-flank", flank=decision.flank)
    units = may_outflank(g, decision.seat)
    pick = PickAsk(units, 0, len(units), to_builtins(Outflank(decision.flank)))
    return view(g, decision, "muster", question, options, note=say("ba-note-flank"), rules=["BA-SCN-06"], pick=pick)


# ---- barrages and air strikes ------------------------------------------------------------------------------------


def call_view(g: B, decision: off_board_fire.ChooseCall) -> DecisionView:
    """What an observer calls, and upon whom; a barrage may be drawn to any place he sees."""
    options: list[Option] = []
    unit = g.state.units[decision.unit]
    for choice in g.choices(decision):
        match choice:
            case CallBarrage(x, y):
                foe = next(
                    (foe for foe in off_board_fire.seen(g, unit) if off_board_fire.spotted(g, unit, foe) == (x, y)),
                    None,
                )
                name = unit_name(g, foe.id) if foe is not None else say("ba-place-here")
                target = None if foe is None else foe.id
                label = say("ba-choose-barrage", target=name)
                options.append(option(choice, label, unit=unit.id, target=target, primary=not options))
            case CallStrike(target):
                label = say("ba-choose-strike", target=unit_name(g, target))
                options.append(option(choice, label, unit=unit.id, target=target, primary=not options))
            case CallNothing():
                options.append(option(choice, say("ba-choose-call-nothing"), key="H", primary=not options))
    barrage = g.context.profile(unit.id).observer == "barrage"
    question = say("ba-ask-call", unit=unit_name(g, unit.id), call="barrage" if barrage else "strike")
    more: dict[str, Any] = {"acting": unit.id, "rules": ["BA-HQ-07", "BA-HQ-09" if barrage else "BA-HQ-10"]}
    if barrage:
        more["move"] = MoveAsk(unit=unit.id, allowance=0, reach=[], entering=True)
        return view(g, decision, "move", question, options, **more)
    return view(g, decision, "target", question, options, **more)


def shift_view(g: B, decision: off_board_fire.ChooseShift) -> DecisionView:
    """Where the opponent shifts a barrage: eight ways at the full distance, or drawn to any place near."""
    options = []
    for choice in g.choices(decision):
        if not isinstance(choice, ShiftTo):
            continue
        if (choice.x, choice.y) == (decision.x, decision.y):
            options.append(option(choice, say("ba-choose-shift-none"), key="S"))
            continue
        heading = round(bearing((decision.x, decision.y), (choice.x, choice.y)) / 45_000) % 8
        options.append(option(choice, say("ba-choose-shift", heading=heading), primary=len(options) == 1))
    unit = next(call.unit for call in g.state.calls if (call.x, call.y) == (decision.x, decision.y))
    move = MoveAsk(unit=unit, allowance=off_board_fire.SHIFT, reach=[], entering=True)
    question = say("ba-ask-shift", inches=off_board_fire.SHIFT // INCH)
    return view(g, decision, "move", question, options, move=move, rules=["BA-HQ-09"])


def redirect_view(g: B, decision: off_board_fire.ChooseRedirect) -> DecisionView:
    """At whom the opponent sends the aircraft."""
    options = offered(g, decision, RedirectTo, lambda each: unit_name(g, each.target), target=lambda each: each.target)
    return view(g, decision, "target", say("ba-ask-redirect"), options, acting=decision.unit, rules=["BA-HQ-10"])
