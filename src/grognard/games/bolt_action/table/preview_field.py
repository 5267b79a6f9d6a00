"""What setting up, a barrage or an air strike would do, before it is confirmed."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.asking.previews import forbidden, judged
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.overlays import Area, Callout, Overlay, Ring, Spot
from grognard.core.wire.previews import DragProposal, Note, Preview
from grognard.games.bolt_action.ground import building_moves, zones
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.odds.destruction import as_if
from grognard.games.bolt_action.rules.shooting import off_board_fire
from grognard.games.bolt_action.rules.turn.deployment import ChoosePlace, place_about
from grognard.games.bolt_action.state.choices import CallBarrage, Deploy, DeployInside, ShiftTo
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import Floor, Unit, enemy
from grognard.games.bolt_action.table.building_panels import building_at, floor_name
from grognard.games.bolt_action.table.preview_put import nudged, put_down
from grognard.games.bolt_action.table.preview_tables import cases_chart, losses_chart, vehicle_chart
from grognard.odds.answers import Amount
from grognard.odds.distributions import Distribution
from grognard.odds.outcomes import Cases
from grognard.space.drawing import ghosts, outlines
from grognard.space.formations import middle
from grognard.space.plane import Point


def placing(g: G, decision: ChoosePlace, proposal: DragProposal) -> Preview:
    """A unit dragged to a place of the zone: in formation about it, men set apart where they were put."""
    if not proposal.waypoints:
        return Preview()
    unit = g.state.units[decision.unit]
    end = proposal.waypoints[-1]
    building = building_at(g, (end.x, end.y))
    inside = next((each for each in zones.floors(g, unit) if building and each.building == building.id), None)
    if inside is not None:
        turn = None if inside.facing is None else (inside.facing + (proposal.turn or 0)) % 360_000
        return inside_preview(g, unit, replace(inside, facing=turn))
    turns = bool(g.context.profile(unit.id).turns)
    ahead = zones.forwards(g, decision.seat)
    choice = place_about(unit, (end.x, end.y), proposal.formation, proposal.turn or 0, ahead, turns)
    return place_preview(g, decision, Deploy(nudged(choice.legs, proposal), choice.facing))


def inside_preview(g: G, unit: Unit, choice: DeployInside) -> Preview:
    """A unit set up on a floor of a building."""
    refusal = zones.floor_refusal(g, unit, choice)
    if refusal is not None:
        return forbidden(refusal)
    floor = Floor(choice.building, choice.level)
    there = building_moves.placed(g, unit, floor)
    overlays: list[Overlay] = [
        ghosts(there.models),
        Callout(Spot(*middle(there.models)), [floor_name(g, floor)]),
    ]
    return judged(choice, None, overlays=overlays, notes=[Note(say("ba-note-inside"), ["BA-BLD-02"])])


def place_preview(g: G, decision: ChoosePlace, choice: Deploy) -> Preview:
    """Where the models would stand, and what forbids it."""
    unit = g.state.units[decision.unit]
    known = {model.id for model in unit.models}
    told = all(leg.model in known and leg.points for leg in choice.legs)
    there = zones.standing(unit, choice) if told else None
    shown = put_down(g, unit.seat, there, choice, list(zones.faults(g, unit, choice)))
    zone = zones.zone_of(g, decision.seat)
    if zone is not None:
        shown.overlays.insert(0, Area("zone", outlines(zone)))
    return shown


def pointed(g: G, decision: off_board_fire.ChooseCall | off_board_fire.ChooseShift, proposal: DragProposal) -> Preview:
    """A place drawn for a barrage."""
    if not proposal.waypoints:
        return Preview()
    end = proposal.waypoints[-1]
    shift = isinstance(decision, off_board_fire.ChooseShift)
    return barrage_preview(g, decision, ShiftTo(end.x, end.y) if shift else CallBarrage(end.x, end.y))


def barrage_preview(
    g: G, decision: off_board_fire.ChooseCall | off_board_fire.ChooseShift, choice: CallBarrage | ShiftTo
) -> Preview:
    """A barrage at a place: how far it is felt, and by whom."""
    refusal = decision.refusal(g, choice)
    place: Point = (choice.x, choice.y)
    overlays: list[Overlay] = [ring(place)]
    if isinstance(decision, off_board_fire.ChooseShift):
        overlays.append(Ring(Spot(decision.x, decision.y), off_board_fire.SHIFT, None))
    if refusal is not None:
        return forbidden(refusal, overlays=overlays)
    notes = [Note(say("ba-note-barrage", inches=off_board_fire.SPREAD // INCH), ["BA-HQ-09"])]
    under = [unit for unit in g.state.units.values() if off_board_fire.is_under(g, unit, place)]
    for unit in under:
        whose = "own" if unit.seat == caller(g, decision) else "theirs"
        notes.append(Note(say("ba-note-barrage-under", unit=unit_name(g, unit.id), whose=whose), ["BA-HQ-09"]))
    charts = [] if isinstance(decision, off_board_fire.ChooseShift) else [called_chart(g, decision.unit, strike=False)]
    return judged(choice, None, overlays=overlays, charts=charts, notes=notes)


def caller(g: G, decision: off_board_fire.ChooseCall | off_board_fire.ChooseShift) -> int:
    """Who has called the barrage that is aimed or shifted."""
    return enemy(decision.seat) if isinstance(decision, off_board_fire.ChooseShift) else decision.seat


def strike_preview(g: B, target: Unit, decision: off_board_fire.ChooseCall | off_board_fire.ChooseRedirect) -> Preview:
    """An air strike on a unit: whether it comes, and what it does then, if the unit stands or goes Down."""
    man = target.models[0]
    notes = [Note(say("ba-note-strike", inches=off_board_fire.SPREAD // INCH), ["BA-HQ-10"])]
    charts = [called_chart(g, decision.unit, strike=True)] if isinstance(decision, off_board_fire.ChooseCall) else []
    return Preview(overlays=[ring((man.x, man.y))], charts=[*charts, strike_chart(g, target)], notes=notes)


def called_chart(g: G, unit: str, strike: bool) -> Chart:
    """What the die for a barrage or an air strike may bring each turn (BA-HQ-09, BA-HQ-10)."""
    return cases_chart(forecasts.called(g, unit, strike), ("bad", "middling", "good"))


def shelled_preview(g: B, target: Unit, down: bool) -> Preview:
    """Shells or aircraft about to strike a unit, standing or Down (BA-HQ-11)."""
    barrage = any(isinstance(frame.procedure, off_board_fire.UnderBarrage) for frame in g.stack)
    return Preview(charts=[barrage_chart(g, target) if barrage else strike_chart(g, target)])


def strike_chart(g: B, target: Unit) -> Chart:
    """What aircraft that have arrived do: strafe on 1 and 2, drop a light bomb on 3 and 4, a heavy one else."""
    return struck_chart(g, target, lambda there: forecasts.by_aircraft(there, there.state.units[target.id]))


def barrage_chart(g: B, target: Unit) -> Chart:
    """What a barrage that falls on a unit kills: nobody, unless the shell strikes it directly, on a 6."""
    return struck_chart(g, target, lambda there: forecasts.by_barrage(there, there.state.units[target.id]))


def struck_chart(g: B, target: Unit, of: Callable[[B], Amount]) -> Chart:
    """Losses from above; of men also those if they go Down (BA-HE-03)."""
    stands = of(g)
    if isinstance(stands, Cases):
        return vehicle_chart(stands)
    low = of(as_if(g, replace(target, order="down"))) if target.order is None else None
    return losses_chart(g, target, stands, low if isinstance(low, Distribution) else None)


def ring(place: Point) -> Ring:
    """How far about a place shells are felt."""
    return Ring(
        Spot(*place), off_board_fire.SPREAD, say("ba-label-shells", inches=off_board_fire.SPREAD // INCH), "range"
    )
