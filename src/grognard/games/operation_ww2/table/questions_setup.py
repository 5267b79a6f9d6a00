"""Decisions before a battle in words: zones, which unit comes next, where it stands (AZ-SET)."""

from __future__ import annotations

from grognard.core.asking.questions import offered
from grognard.core.messages import say
from grognard.core.wire.questions import DecisionView, MoveAsk, Option, Switch, SwitchValue
from grognard.core.wording import option, view
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.setup import deployment, placing, zones
from grognard.games.operation_ww2.state.choices import BeginBelow, PlaceNext, PlaceRest, TakeZone
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.drawing import outlines


def zone_view(g: B, decision: deployment.ChooseZone) -> DecisionView:
    """Which side of the table (AZ-SET-12)."""
    options = offered(g, decision, TakeZone, lambda each: say("az-choose-zone", zone=each.zone))
    return view(g, decision, "plain", say("az-ask-zone"), options, rules=["AZ-SET-12"])


def to_place_view(g: B, decision: deployment.ChooseToPlace) -> DecisionView:
    """All the rest for the player, as who presses on wants it; or which unit is set up next (AZ-SET-04)."""
    options: list[Option] = []
    for choice in g.choices(decision):
        match choice:
            case PlaceNext(unit):
                options.append(option(choice, unit_name(g, unit), unit=unit))
            case PlaceRest():
                options.insert(0, option(choice, say("az-choose-place-rest"), key="R", primary=True))
    rule = "AZ-SET-07" if decision.matter == "infiltrators" else "AZ-SET-04"
    question = say("az-ask-to-place", matter=decision.matter)
    return view(g, decision, "place", question, options, rules=[rule])


def place_view(g: B, decision: deployment.ChoosePlace) -> DecisionView:
    """Where a unit is set up: a drag anywhere in its zone; a sound place, places on the left and right, buildings."""
    unit = g.state.units[decision.unit]
    options: list[Option] = []
    sound = placing.suggestion(g, unit, careful=True)
    if sound is not None:
        options.append(option(sound, say("az-choose-place-sound"), unit=unit.id, primary=True))
    found = [place for stance in spread(g, unit) if (place := placing.placed(g, unit, stance)) is not None]
    for side, part in (("left", 0.2), ("middle", 0.5), ("right", 0.8)):
        if found:
            best = min(found, key=lambda each: abs(each.posts[0].x - part * g.context.map.ground.width))
            options.append(option(best, say("az-choose-place-at", place=side), unit=unit.id))
    for building, storey, choice in placing.indoors(g, unit):
        piece = next(piece for piece in g.context.map.ground.pieces if piece.id == building)
        name = say("az-piece", title=piece.name) if piece.name else g.context.tables.terrain[piece.kind].name
        options.append(option(choice, say("az-choose-place-inside", building=name, storey=storey), unit=unit.id))
    riding = placing.aboard(g, unit)
    if riding is not None:
        options.append(option(riding, say("az-choose-place-aboard"), unit=unit.id, rules=["AZ-SET-06"]))
    for number in deployment.entries_for(g, unit):
        name = say("az-choose-begin-below", manhole=number + 1)
        options.append(option(BeginBelow(number), name, unit=unit.id, rules=["AZ-TUN-12"]))
    for carrier, choice in placing.in_transports(g, unit):
        name = say("az-choose-place-carried", unit=unit_name(g, carrier))
        options.append(option(choice, name, unit=unit.id, rules=["AZ-TMP-06"]))
    if not options:
        options = [option(choice, say("az-choose-stay-away"), unit=unit.id) for choice in g.choices(decision)]
    free = zones.infiltrates(g, unit.id)
    reach = [] if free else outlines(zones.zone_of(g, decision.seat))
    move = MoveAsk(unit=unit.id, allowance=0, reach=reach, entering=True, may_stay=False, switches=switches(g, unit))
    rules = ["AZ-SET-07"] if free else ["AZ-SET-04", "AZ-SET-11"]
    question = say("az-ask-place", unit=unit_name(g, unit.id), free="yes" if free else "no")
    return view(g, decision, "move", question, options, acting=unit.id, move=move, rules=rules)


def spread(g: G, unit: Unit) -> list[placing.Stance]:
    """A few of all places, over the whole ground."""
    spots = placing.stances(g, unit)
    return list(spots[:: max(1, len(spots) // 40)])


def switches(g: G, unit: Unit) -> list[Switch]:
    """Whether a vehicle begins with its commander looking out (AZ-SET-11)."""
    tasks = [task for model in unit.models for task in zones.hatches(g, model)[:1]]
    if not tasks:
        return []
    name = g.context.tables.tasks[tasks[0]].name
    values = [
        SwitchValue("out", say("az-switch-looks-out", task=name)),
        SwitchValue("closed", say("az-switch-closed-up")),
    ]
    return [Switch("hatches", say("az-switch-hatches"), "out", values)]
