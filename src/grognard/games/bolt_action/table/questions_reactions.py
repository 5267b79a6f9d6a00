"""Reactions, put in words: going Down, escaping, firing at a charge or from Ambush."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.wire.questions import DecisionView, Option
from grognard.core.wording import option, view
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing, Shelled, UnderFire
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting import aim, holdings
from grognard.games.bolt_action.rules.shooting.holdings import is_of_some
from grognard.games.bolt_action.rules.vehicles.drive import Track, way_of
from grognard.games.bolt_action.state.choices import (
    EscapeFrom,
    FireAtCharge,
    FireFromAmbush,
    GoDown,
    StandFast,
    Wait,
)
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Unit
from grognard.games.bolt_action.table import vehicle_views
from grognard.games.bolt_action.table.questions_shots import shot_option


def reaction_view(g: B, decision: Reacting) -> DecisionView:
    """A reaction: asked at once and not to be missed."""
    occasion = decision.occasion
    match occasion:
        case UnderFire(unit, target) if g.state.units[target].is_vehicle:
            options = [
                option(EscapeFrom(), say("ba-choose-escape"), hint=say("ba-hint-escape"), key="D"),
                option(StandFast(), say("ba-choose-stand"), hint=say("ba-hint-stand"), key="L", primary=True),
            ]
            question = say("ba-ask-escape", unit=unit_name(g, target), firer=unit_name(g, unit))
            rules = ["BA-SHOOT-04", "BA-VEH-30"]
            return view(
                g, decision, "reaction", question, options, acting=target, against=unit, rules=rules, urgent=True
            )
        case UnderFire(unit, target):
            options = [
                option(GoDown(), say("ba-choose-go-down"), hint=say("ba-hint-go-down"), key="D", order="down"),
                option(StandFast(), say("ba-choose-stand"), hint=say("ba-hint-stand"), key="L", primary=True),
            ]
            question = say("ba-ask-under-fire", unit=unit_name(g, target), firer=unit_name(g, unit))
            rules = ["BA-SHOOT-03"]
            return view(
                g, decision, "reaction", question, options, acting=target, against=unit, rules=rules, urgent=True
            )
        case Shelled(target):
            options = [
                option(GoDown(), say("ba-choose-go-down"), hint=say("ba-hint-down-shells"), key="D", order="down"),
                option(StandFast(), say("ba-choose-stand"), hint=say("ba-hint-stand"), key="L", primary=True),
            ]
            question = say("ba-ask-shelled", unit=unit_name(g, target))
            return view(g, decision, "reaction", question, options, acting=target, rules=["BA-HQ-11"], urgent=True)
        case Charged(attacker, target):
            options = charge_options(g, decision, g.state.units[target], attacker)
            escapes = any(isinstance(choice, EscapeFrom) for choice in g.choices(decision))
            may = "fire" if not escapes else "both" if len(options) > 2 else "escape"
            question = say("ba-ask-charged", unit=unit_name(g, target), attacker=unit_name(g, attacker), may=may)
            rules = ["BA-CQ-02", "BA-VEH-30"] if escapes else ["BA-CQ-02"]
            return view(
                g, decision, "reaction", question, options, acting=target, against=attacker, rules=rules, urgent=True
            )
        case Passing(mover, stop, _, _):
            way = way_of(g, mover)
            inch = "0" if way is None else way.inch(stop)
            when = "during" if stop else "before"
            question = say("ba-ask-passing", mover=unit_name(g, mover), when=when, inch=inch)
            options = ambush_options(g, decision, occasion)
            acting = next((each.unit for each in options if each.unit is not None), None)
            rules = ["BA-AMB-01", "BA-AMB-08"]
            return view(
                g, decision, "interrupt", question, options, acting=acting, against=mover, rules=rules, urgent=True
            )


def charge_options(g: G, decision: Reacting, unit: Unit, attacker: str) -> list[Option]:
    """Firing at the charge, with and without one-shot weapons; or not."""
    usual = () if unit.is_vehicle else holdings.listed(unit)[0]
    options: list[Option] = []
    for choice in g.choices(decision):
        if isinstance(choice, EscapeFrom):
            options.append(option(choice, say("ba-choose-escape"), hint=say("ba-hint-escape"), key="D"))
        elif isinstance(choice, FireAtCharge) and choice.laid:
            label = say("ba-choose-fire-charge")
            key = "F" if not any(each.key == "F" for each in options) else None
            options.append(
                vehicle_views.laid_option(g, unit, choice, attacker, choice.laid, False, key, key is not None, label)
            )
        elif isinstance(choice, FireAtCharge) and (choice.holding in (usual, ()) or is_of_some(choice.holding)):
            label = say("ba-choose-fire-charge")
            key = "F" if choice.holding == usual else None
            if options:
                key = None
            first = key is not None
            options.append(shot_option(g, unit, choice, attacker, choice.holding, False, key, first, label, choice.way))
    fires = any(isinstance(choice, FireAtCharge) for choice in g.choices(decision))
    options.append(option(StandFast(), say("ba-choose-no-fire" if fires else "ba-choose-stand"), key="L"))
    return options


def ambush_options(g: G, decision: Reacting, occasion: Passing) -> list[Option]:
    """Fire now, wait until a later inch, let the move pass."""
    options: list[Option] = []
    way = way_of(g, occasion.unit)
    for choice in g.choices(decision):
        match choice:
            case FireFromAmbush(id, _, laid) if laid:
                label = say("ba-choose-fire-now", unit=unit_name(g, id))
                key = "F" if not options else None
                options.append(
                    vehicle_views.laid_option(
                        g, g.state.units[id], choice, occasion.unit, laid, False, key, key is not None, label
                    )
                )
            case FireFromAmbush(id, holding):
                unit = g.state.units[id]
                usual = holdings.listed(unit)[0]
                if holding not in (usual, ()) and not is_of_some(holding):
                    continue
                key = "F" if holding == usual and not options else None
                label = say("ba-choose-fire-now", unit=unit_name(g, id))
                fired = aim.direct_ways(g, unit)[0]
                first = key is not None
                options.append(shot_option(g, unit, choice, occasion.unit, holding, False, key, first, label, fired))
            case Wait(None):
                options.append(option(choice, say("ba-choose-let-pass"), key="L"))
            case Wait(int(until)):
                key = "N" if until == occasion.later[0] else "W"
                figure = None if way is None else say("ba-inch", inch=way.inch(until))
                options.append(option(choice, waiting_label(way, occasion.stop, until), key=key, figure=figure))
    return options


def waiting_label(way: Track | ways.Course | None, stop: int, until: int) -> Message:
    """What a unit in Ambush waits for: the end of the move, a pivot, or so many inches."""
    if way is None or until >= way.last:
        return say("ba-choose-wait-end")
    inch = way.inch(until)
    return say("ba-choose-wait-turned") if inch == way.inch(stop) else say("ba-choose-wait-until", inch=inch)
