"""How a choice is drawn on the table before it is confirmed: ways, ghosts, markers, lines, a word where they end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy
import shapely

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.overlays import Area, Callout, Ghost, Ghosts, Overlay, Ring, SightLine, Spot
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.zones import zone_of
from grognard.games.wh40k5.ground import markers
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.ground.placing import circles, placed
from grognard.games.wh40k5.ground.room import room_ahead
from grognard.games.wh40k5.ground.vehicle_courses import fastest, length, parts_of
from grognard.games.wh40k5.ground.vehicle_faces import hull_of
from grognard.games.wh40k5.rules.assault import first_move
from grognard.games.wh40k5.rules.assault.charging import must_roll
from grognard.games.wh40k5.rules.mission.deep_strike import landing
from grognard.games.wh40k5.rules.mission.objectives import WITHIN
from grognard.games.wh40k5.rules.movement import boosting, movement
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.shooting.blasting import PlaceMarker, PlaceTemplate
from grognard.games.wh40k5.rules.shooting.landing import PlaceBeside
from grognard.games.wh40k5.rules.vehicles.aiming import aim, range_to
from grognard.games.wh40k5.rules.vehicles.boarding import vehicle_of
from grognard.games.wh40k5.rules.vehicles.moving import speeds_of
from grognard.games.wh40k5.rules.vehicles.shock import meetings
from grognard.games.wh40k5.state.choices import (
    Alight,
    Boost,
    Charge,
    Drive,
    LayTemplate,
    Leg,
    Move,
    PutMarker,
    Shock,
    Shoot,
    TakeAway,
    Walk,
)
from grognard.games.wh40k5.state.setup_choices import Deploy, Drop, Enter, PlaceObjective, SetUp, TakeZone
from grognard.games.wh40k5.state.state import Unit
from grognard.games.wh40k5.table.questions_moves import outline
from grognard.space.drawing import ghost, ghosts, outlines, path
from grognard.space.formations import middle
from grognard.space.hulls import ahead, pivoted
from grognard.space.plane import Point, length_of

SHOWN_LINES = 6
"""How many lines of sight of a shot are drawn at most."""


class Drawing(NamedTuple):
    """What is drawn of a choice, and what is said of it."""

    overlays: list[Overlay] = []
    notes: list[Note] = []
    headline: Message | None = None


def drawing(g: G, decision: Decision, choice: Choice, bad: bool) -> Drawing:
    """A choice as it is drawn; ``bad``: a rule forbids it."""
    match choice:
        case Move() | Boost():
            return march(g, g.state.units[choice.unit], choice.legs, allowance_of(g, choice), bad)
        case Walk():
            unit = g.state.units.get(unit_of(decision))
            allowance = getattr(decision, "allowance", getattr(decision, "distance", 0))
            closing = getattr(decision, "closing", None)
            allowance = closing.allowance if closing is not None else allowance
            return Drawing() if unit is None else march(g, unit, choice.legs, allowance, bad)
        case Drive():
            return drive(g, choice, bad)
        case Shock():
            return tank_shock(g, choice, bad)
        case SetUp() | Deploy() | Enter():
            unit = g.state.units[unit_of(decision) or getattr(choice, "unit", "")]
            facing = getattr(choice, "facing", None)
            return Drawing([ghosts(placed(unit, choice.legs, facing).models, all_bad=bad)])
        case Alight():
            return alight(g, choice, bad)
        case Drop():
            return drop(g, g.state.units[unit_of(decision)], choice, bad)
        case PutMarker() | LayTemplate():
            return mark(g, decision, choice, bad)
        case PlaceObjective():
            return Drawing([Ring(Spot(*choice.at), WITHIN, say("wh-range", inches=WITHIN // INCH), "aura")])
        case TakeZone():
            row = TABLES.deployments[g.state.deployment]
            return Drawing([Area("zone", outlines(zone_of(row, choice.zone, (g.context.width, g.context.depth))))])
        case TakeAway() if isinstance(decision, ChooseCasualties):
            return falling(g.state.units[decision.unit], choice)
        case Charge():
            return charge(g, choice)
        case Shoot():
            return shot(g, choice)
        case _:
            return Drawing()


def unit_of(decision: Decision) -> str:
    """The unit a decision is about."""
    closing = getattr(decision, "closing", None)
    return str(closing.unit if closing is not None else getattr(decision, "unit", ""))


# ---- moving ------------------------------------------------------------------------------------------------------


def allowance_of(g: G, choice: Move | Boost) -> int:
    """How far a unit goes so."""
    unit = g.state.units[choice.unit]
    return boosting.allowance(unit) if isinstance(choice, Boost) else movement.rate(unit)


def march(g: G, unit: Unit, legs: Sequence[Leg], allowance: int, bad: bool) -> Drawing:
    """The way of the one who goes farthest, where all end, and how far that is."""
    known = {model.id: model for model in unit.models}
    named = [leg for leg in legs if leg.points and leg.model in known]
    if not named:
        return Drawing()
    faced = {leg.model: leg.facing for leg in named}
    there = placed(unit, tuple(Leg(model.id, (model.at,)) for model in unit.models) + tuple(named))
    ends = [
        model if (facing := faced[model.id]) is None else replace(model, facing=facing)
        for model in there.models
        if model.id in faced
    ]
    overlays: list[Overlay] = [ghosts(ends, all_bad=bad)]
    ways = [(known[leg.model].at, *leg.points) for leg in named]
    longest = max(ways, key=length_of)
    if unit.on_table:
        overlays.append(path(longest))
        far = say("wh-call-far", inches=movement.shown(length_of(longest)), limit=movement.shown(allowance))
        overlays.append(Callout(Spot(*middle(there.models)), [far]))
    return Drawing(overlays)


def drive(g: G, choice: Drive, bad: bool) -> Drawing:
    """The hulls at the end of their ways, and at what speed that is."""
    unit = g.state.units[choice.unit]
    known = {model.id: model for model in unit.models}
    overlays: list[Overlay] = []
    ends, far = [], 0
    for course in choice.courses:
        model = known.get(course.model)
        if model is None or not course.stretches:
            continue
        parts = parts_of(model, course.stretches)
        ends.append(ghost(model.id, parts[-1].after, bad))
        way = [model.at, *((part.after.x, part.after.y) for part in parts if part.distance)]
        if len(way) > 1:
            overlays.append(path(way))
        far = max(far, length(course.stretches))
    overlays.insert(0, Ghosts(ends))
    if not ends:
        return Drawing()
    limit = max(fastest(known[each.model]) for each in ends)
    told = say("wh-call-drive", inches=movement.shown(far), limit=movement.shown(limit), speed=speeds_of(unit, choice))
    overlays.append(Callout(Spot(ends[-1].x, ends[-1].y), [told]))
    return Drawing(overlays)


def tank_shock(g: G, choice: Shock, bad: bool) -> Drawing:
    """How far each tank of the unit gets, and whom it meets."""
    unit = g.state.units[choice.unit]
    overlays: list[Overlay] = []
    notes = []
    gone = 0
    for model in unit.models:
        tank = pivoted(hull_of(model), choice.turn)
        turned = replace(model, facing=tank.facing)
        far = choice.distance if bad else room_ahead(g, unit, turned, choice.distance, ram=choice.ram)
        gone = max(gone, far)
        end = ahead(tank, far)
        overlays += [Ghosts([ghost(model.id, end, bad)]), path([model.at, (end.x, end.y)])]
        for met in [] if bad else meetings(g, unit, tank, far):
            foe = g.state.units[met.unit]
            what = say("wh-call-met", unit=g.context.name(met.unit), ram="yes" if met.model else "no")
            overlays.append(Callout(Spot(*middle(foe.models)), [what]))
            notes.append(Note(what, ["WH-VEH-15" if met.model else "WH-VEH-13"]))
    enemies = len(notes)
    told = say("wh-call-shock", inches=movement.shown(gone), enemies=enemies)
    first = ahead(pivoted(hull_of(unit.models[0]), choice.turn), gone)
    return Drawing([*overlays, Callout(Spot(first.x, first.y), [told])], notes, None)


def alight(g: G, choice: Alight, bad: bool) -> Drawing:
    """Where passengers get out, and what they may do then (WH-VEH-17)."""
    unit = g.state.units[choice.unit]
    legs = tuple(Leg(model.id, (at,)) for model, at in zip(unit.models, choice.places, strict=False))
    if len(legs) != len(unit.models):
        return Drawing()
    when = "emergency" if choice.emergency else "after" if vehicle_of(g, unit).turned else "before"
    note = Note(say("wh-note-alight", when=when), ["WH-VEH-29" if choice.emergency else "WH-VEH-17"])
    return Drawing([ghosts(placed(unit, legs).models, all_bad=bad)], [note])


def drop(g: G, unit: Unit, choice: Drop, bad: bool) -> Drawing:
    """How a unit would stand if it landed where it is meant to (WH-GAME-02, WH-GAME-03)."""
    legs = landing(g, unit, choice.at, choice.facing)
    there = placed(unit, legs or circles(unit, choice.at), choice.facing if unit.is_vehicle else None)
    notes = [] if legs else [Note(say("wh-note-mishap"), ["WH-GAME-03"], "warning")]
    return Drawing([ghosts(there.models, all_bad=bad or legs is None)], notes)


# ---- markers, the fallen -----------------------------------------------------------------------------------------


def mark(g: G, decision: Decision, choice: PutMarker | LayTemplate, bad: bool) -> Drawing:
    """A marker or template with everybody under it."""
    if isinstance(decision, PlaceTemplate) and isinstance(choice, LayTemplate):
        firer = decision.firer(g)
        at = markers.nozzle(firer, choice.facing % 360_000)
        shape = markers.template(*at, choice.facing % 360_000)
        touched = markers.under_template(g, firer, choice.facing % 360_000)
        call: Point = round(shape.centroid.x), round(shape.centroid.y)
        notes: list[Note] = []
    elif isinstance(decision, PlaceMarker | PlaceBeside) and isinstance(choice, PutMarker):
        if isinstance(decision, PlaceMarker):
            radius = markers.radius_of(TABLES.weapons[decision.weapon])
            notes = [Note(say("wh-note-scatter"), ["WH-WEAPON-07"])]
        else:
            radius, notes = decision.radius, []
        shape, call = shapely.Point(choice.at).buffer(radius), choice.at
        touched = markers.under_marker(g, choice.at, radius)
    else:
        return Drawing()
    hit = ghosts((each.model for each in touched), all_bad=True)
    own = sum(each.unit.seat == decision.seat for each in touched)
    told = say("wh-call-under", models=len(touched), own=own)
    overlays: list[Overlay] = [Area("threat", outline(g, shape)), hit, Callout(Spot(*call), [told])]
    return Drawing(overlays, notes, told)


def falling(unit: Unit, choice: TakeAway) -> Drawing:
    """Those who would fall crossed out, the one who would be hurt ringed."""
    overlays: list[Overlay] = [ghosts((unit.model(id) for id in choice.removed), all_bad=True)]
    if choice.hurt is not None:
        hurt = unit.model(choice.hurt)
        overlays.append(Ring(Spot(*hurt.at), hurt.radius + INCH // 4))
    return Drawing(overlays)


# ---- at the enemy ------------------------------------------------------------------------------------------------


def charge(g: G, choice: Charge) -> Drawing:
    """The way of the model that goes first, and whether the unit rolls for it (WH-ASSAULT-02, WH-ASSAULT-03)."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    first = first_move.way_to(g, unit, target)
    if first is None:
        return Drawing([], [Note(say("wh-note-charge-short"), ["WH-ASSAULT-27"], "warning")])
    far = movement.shown(length_of(first.points))
    rolls = choice.through or must_roll(g, unit, target)
    end = first.points[-1]
    model = unit.model(first.model)
    overlays: list[Overlay] = [
        path(first.points),
        Ghosts([Ghost(model.id, end[0], end[1], model.radius)]),
        Callout(Spot(*end), [say("wh-call-charge", inches=far)]),
    ]
    notes = [Note(say("wh-note-charge-roll", inches=far), ["WH-ASSAULT-03"], "warning")] if rolls else []
    return Drawing(overlays, notes)


def shot(g: G, choice: Shoot) -> Drawing:
    """Lines from those who fire to what they see, dotted where cover begins."""
    unit, target = g.state.units[choice.unit], g.state.units[choice.target]
    if not target.models:
        return Drawing()
    aimed = aim(g, unit, target, choice.firing)
    rows = list(dict.fromkeys(aimed.rows))
    seen = int(aimed.look.sees[rows].any(axis=0).sum())
    lines = list(sight_lines(aimed.unit, target, aimed.look.sees, aimed.look.cover, aimed.look.distance, rows))
    told = say("wh-call-shot", inches=movement.shown(range_to(aimed)), seen=seen, models=len(target.models))
    overlays: list[Overlay] = [*lines, Callout(Spot(*middle(target.models)), [told])]
    return Drawing(overlays, [], told)


def sight_lines(
    unit: Unit, target: Unit, sees: numpy.ndarray, cover: numpy.ndarray, distance: numpy.ndarray, rows: Sequence[int]
) -> Iterator[SightLine]:
    """A few lines, each from one who fires to the nearest model he sees; those after the first are faint."""
    picked = rows if len(rows) <= SHOWN_LINES else [rows[n * len(rows) // SHOWN_LINES] for n in range(SHOWN_LINES)]
    drawn = 0
    for row in sorted(picked, key=lambda each: float(distance[each].min())):
        seen = numpy.flatnonzero(sees[row])
        if not len(seen):
            continue
        column = int(seen[distance[row][seen].argmin()])
        start, end = unit.models[row].at, target.models[column].at
        begins = Spot(*between(start, end, 0.75)) if cover[row, column] else None
        yield SightLine(Spot(*start), Spot(*end), cover_at=begins, faint=drawn > 0)
        drawn += 1


def between(start: Point, end: Point, part: float) -> Point:
    """A place on the way from one to another."""
    return round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
