"""What a proposal would do, before it is confirmed: overlays, needed rolls with every part, notes."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from grognard.core.decisions import Choice, Decision
from grognard.core.messages import say
from grognard.core.overlays import Ghost, Ghosts, Overlay, Path, Ring, SightLine, Spot
from grognard.core.previews import (
    ChoiceProposal,
    DragProposal,
    HoldProposal,
    LookProposal,
    NeededRow,
    NeededTable,
    Note,
    Preview,
    Proposal,
)
from grognard.core.records import to_builtins
from grognard.games.wh40k5 import movement, placing, preview_odds
from grognard.games.wh40k5.choices import Leg, Move, Shoot, Walk
from grognard.games.wh40k5.context import INCH, G
from grognard.games.wh40k5.deep_strike import ChooseDrop, ChooseMisplaced
from grognard.games.wh40k5.deployment import ChoosePlace
from grognard.games.wh40k5.entering import ChooseEntry, inward, outside, reach_of
from grognard.games.wh40k5.formulas import to_hit, to_wound
from grognard.games.wh40k5.movement_phase import ChooseMover
from grognard.games.wh40k5.moving import ChooseWay
from grognard.games.wh40k5.scouts import ChooseScout
from grognard.games.wh40k5.setup_choices import Deploy, Drop, Enter
from grognard.games.wh40k5.sight import look
from grognard.games.wh40k5.state import Unit
from grognard.games.wh40k5.tables import TABLES
from grognard.games.wh40k5.volleys import toughness
from grognard.space.formations import middle
from grognard.space.plane import Point, along, length_of

MOST_CORNERS = 24


def preview(g: G, seat: int, proposal: Proposal) -> Preview:
    """What a proposal of this seat would do; nothing changes."""
    match proposal:
        case DragProposal():
            return drag_preview(g, proposal)
        case ChoiceProposal(value):
            return choice_preview(g, g.system.decode_choice(value))
        case LookProposal(unit):
            return look_preview(g, unit)
        case HoldProposal():
            return Preview()


def whole(g: G, seat: int, proposal: Proposal) -> Preview:
    """The same: nothing here is unfinished."""
    return preview(g, seat, proposal)


# ---- drags -------------------------------------------------------------------------------------------------------


def drag_preview(g: G, proposal: DragProposal) -> Preview:
    """The choice a drag means for the decision asked, or what forbids it."""
    decision, unit = g.decision, g.state.units.get(proposal.unit)
    points = [(point.x, point.y) for point in proposal.waypoints[:MOST_CORNERS]]
    if decision is None or unit is None or not points or not unit.models:
        return Preview()
    if unit.seat != decision.seat and not isinstance(decision, ChooseMisplaced):
        return Preview()
    choice = dragged(g, decision, unit, points, proposal)
    return Preview() if choice is None else judged(g, decision, choice)


def dragged(g: G, decision: Decision, unit: Unit, points: Sequence[Point], proposal: DragProposal) -> Choice | None:
    """The choice a drag means."""
    match decision:
        case ChooseMover() | ChooseScout():
            return Move(unit.id, ways(unit, points, proposal, movement.rate(unit)))
        case ChooseWay(unit=id, allowance=allowance) if id == unit.id:
            return Walk(ways(unit, points, proposal, allowance))
        case ChoosePlace(unit=id) if id == unit.id:
            return put_down(g, unit, points[-1], proposal)
        case ChooseDrop(unit=id) | ChooseMisplaced(unit=id) if id == unit.id:
            return Drop(points[-1], turned(proposal))
        case ChooseEntry(unit=id) if id == unit.id:
            return coming_in(g, unit, decision, points[-1], proposal)
        case _:
            return None


def turned(proposal: DragProposal) -> int:
    """The facing a drag names, 0 if it names none."""
    return (proposal.turn or 0) % 360_000


def ways(unit: Unit, points: Sequence[Point], proposal: DragProposal, allowance: int) -> tuple[Leg, ...]:
    """Every model along the drag, as the unit stands, turned or drawn up anew at its end; nobody farther than he may
    go."""
    start = middle(unit.models)
    ends = formed(unit, points[-1], proposal)
    legs = []
    for model in unit.models:
        corners = [(model.x + x - start[0], model.y + y - start[1]) for x, y in points[:-1]]
        way = [model.at, *corners, ends[model.id]]
        if length_of(way) > allowance:
            way = cut(way, allowance)
        if way[-1] != model.at:
            legs.append(Leg(model.id, tuple(way[1:])))
    return tuple(legs)


def cut(way: Sequence[Point], allowance: int) -> list[Point]:
    """A way no longer than it may be."""
    kept = [way[number] for number in range(len(way)) if length_of(way[: number + 1]) < allowance]
    return [*kept, along(way, allowance - 1)]


def formed(unit: Unit, at: Point, proposal: DragProposal) -> dict[str, Point]:
    """Where the models end: as they stand or in a formation about a place, turned; single ones set apart."""
    angle = turned(proposal) / 1000 * pi / 180
    if proposal.formation == "keep" and unit.on_table:
        x, y = middle(unit.models)
        shape = {model.id: (model.x - x, model.y - y) for model in unit.models}
    else:
        files = {"line": len(unit.models), "column": 2}.get(proposal.formation, 0)
        drawn = placing.block(unit, (0, 0), -1, files)
        shape = {leg.model: leg.points[0] for leg in drawn}
    ends = {
        id: (round(at[0] + dx * cos(angle) - dy * sin(angle)), round(at[1] + dx * sin(angle) + dy * cos(angle)))
        for id, (dx, dy) in shape.items()
    }
    return ends | {nudge.model: (nudge.x, nudge.y) for nudge in proposal.nudges if nudge.model in ends}


def put_down(g: G, unit: Unit, at: Point, proposal: DragProposal) -> Deploy:
    """A unit deployed about a place."""
    ends = formed(unit, at, proposal)
    ahead = 180_000 if placing.ahead_of(g.state.zones[unit.seat]) > 0 else 0
    facing = (ahead + turned(proposal)) % 360_000 if unit.is_vehicle else None
    return Deploy(tuple(Leg(id, (end,)) for id, end in ends.items()), facing)


def coming_in(g: G, unit: Unit, decision: ChooseEntry, at: Point, proposal: DragProposal) -> Enter:
    """A unit straight in over its edge, to stand about a place."""
    legs = []
    for id, (x, y) in formed(unit, at, proposal).items():
        long = decision.edge in ("north", "south")
        start = outside(g, decision.edge, x if long else y, reach_of(unit.model(id)))
        deep = abs(y - start[1]) if long else abs(x - start[0])
        legs.append(Leg(id, (start, inward(decision.edge, start, min(deep, decision.allowance)))))
    return Enter(tuple(legs))


# ---- choices -----------------------------------------------------------------------------------------------------


def choice_preview(g: G, choice: Choice) -> Preview:
    """What one choice of the pending decision would do."""
    decision = g.decision
    return Preview() if decision is None else judged(g, decision, choice)


def judged(g: G, decision: Decision, choice: Choice) -> Preview:
    """A choice drawn on the table, with what it needs; or the rule that forbids it."""
    refusal = decision.refusal(g, choice)
    overlays = drawn(g, decision, choice, bad=refusal is not None)
    if refusal is not None:
        return Preview(overlays=overlays, notes=[Note(refusal.message, list(refusal.rules), "refusal")])
    tables = [needed(g, choice)] if isinstance(choice, Shoot) else []
    charts, notes = preview_odds.chances(g, decision, choice)
    return Preview(choice=to_builtins(choice), overlays=overlays, tables=tables, charts=charts, notes=notes)


def drawn(g: G, decision: Decision, choice: Choice, bad: bool) -> list[Overlay]:
    """Where the models would stand, and the way of the first; the line of a shot."""
    if isinstance(choice, Shoot):
        return shot_lines(g, choice)
    legs = getattr(choice, "legs", ())
    unit = g.state.units.get(getattr(choice, "unit", None) or getattr(decision, "unit", None) or "")
    if not legs or unit is None:
        return []
    radii = {model.id: model.radius for model in unit.models}
    named = [leg for leg in legs if leg.points and leg.model in radii]
    ends = [(leg.model, *leg.points[-1]) for leg in named]
    ghosts = [Ghost(id, x, y, radii[id], bad) for id, x, y in ends]
    overlays: list[Overlay] = [Ghosts(ghosts)]
    if named and unit.on_table:
        first = unit.model(named[0].model).at
        overlays.append(Path([Spot(*first), *(Spot(x, y) for x, y in named[0].points)]))
    return overlays


def shot_lines(g: G, choice: Shoot) -> list[Overlay]:
    """The line from the unit to its target."""
    unit, target = g.state.units.get(choice.unit), g.state.units.get(choice.target)
    if unit is None or target is None or not unit.models or not target.models:
        return []
    return [SightLine(Spot(*middle(unit.models)), Spot(*middle(target.models)))]


def needed(g: G, choice: Shoot) -> NeededTable:
    """What each kind of weapon fired needs to hit and to wound (WH-SHOOT-03, WH-SHOOT-04)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    weapons = list(dict.fromkeys(each.weapon for each in choice.firing))
    firers = {weapon: next(each.model for each in choice.firing if each.weapon == weapon) for weapon in weapons}
    skills = [g.context.profile(unit.model(firers[weapon])).bs or 0 for weapon in weapons]
    hits = [f"{need}+" if skill and (need := to_hit(skill)) else "-" for skill in skills]
    rows = [NeededRow(say("wh-needed-to-hit"), "WH-SHOOT-03", hits)]
    if not target.is_vehicle:
        hard = toughness(g, target)
        strengths = [TABLES.weapons[weapon].strength for weapon in weapons]
        rolls = [to_wound(strength, hard) if strength else None for strength in strengths]
        rows.append(
            NeededRow(say("wh-needed-to-wound"), "WH-SHOOT-04", [f"{need}+" if need else "-" for need in rolls])
        )
    columns = [TABLES.weapons[weapon].name for weapon in weapons]
    totals = [str(sum(each.weapon == weapon for each in choice.firing)) for weapon in weapons]
    return NeededTable(say("wh-needed"), columns, rows, say("wh-needed-firing"), totals)


# ---- looking -----------------------------------------------------------------------------------------------------


def look_preview(g: G, id: str) -> Preview:
    """A unit looked at: its longest range, the enemies it sees."""
    unit = g.state.units.get(id)
    if unit is None or not unit.on_table:
        return Preview()
    at = Spot(*middle(unit.models))
    carried = {gear for model in unit.models for gear in model.gear}
    reach = max((row.range for row in TABLES.weapons.values() if row.weapon in carried), default=0)
    overlays: list[Overlay] = [Ring(at, reach, say("wh-range", inches=reach // INCH))] if reach else []
    for other in g.state.standing(1 - unit.seat):
        if look(g.context, g.state, unit, other).any_seen:
            overlays.append(SightLine(at, Spot(*middle(other.models)), faint=True))
    return Preview(overlays=overlays)
