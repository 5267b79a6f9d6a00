"""What a proposal would do, before it is confirmed: overlays, needed rolls with every part, charts, notes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from grognard.core.asking.previews import Previews, forbidden
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.wire.forecasts import Chart
from grognard.core.wire.overlays import Overlay, Path, Ring, Spot, Stop, Stops
from grognard.core.wire.previews import (
    ChoiceProposal,
    DragProposal,
    LookProposal,
    NeededTable,
    Note,
    Preview,
)
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.odds.expected_losses import ExpectedLosses, forecast_shot, if_down, salvo_besides
from grognard.games.bolt_action.odds.needed_numbers import test_table
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reaction_triggers import Charged, Passing, Shelled, UnderFire
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting import aim, smoke
from grognard.games.bolt_action.rules.shooting.off_board_fire import ChooseCall, ChooseRedirect, ChooseShift
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, ChooseNext, Resolving
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget, one_shot_men
from grognard.games.bolt_action.rules.turn import legality, morale
from grognard.games.bolt_action.rules.turn.actions import ChooseCharge
from grognard.games.bolt_action.rules.turn.deployment import ChoosePlace
from grognard.games.bolt_action.rules.turn.fubar import ChooseMistake, out_of_reach
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive, Track, way_of
from grognard.games.bolt_action.state.choices import (
    CallBarrage,
    CallStrike,
    ChangeFloor,
    Charge,
    Deploy,
    DeployInside,
    Dismount,
    Drive,
    FireAtCharge,
    FireFromAmbush,
    GiveOrder,
    GoDown,
    GoIn,
    LayWeapon,
    MistakeFor,
    RedirectTo,
    ShiftTo,
    ShootAt,
    ShootFirst,
    StandFast,
    Wait,
    Walk,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import unit_name
from grognard.games.bolt_action.state.state import ORDER_RULES, Unit
from grognard.games.bolt_action.table import preview_field as field
from grognard.games.bolt_action.table import preview_put
from grognard.games.bolt_action.table.building_panels import inside_preview
from grognard.games.bolt_action.table.drag import drag_preview, walk_preview
from grognard.games.bolt_action.table.drive_drag import drive_drag_preview, drive_preview, hull_arcs
from grognard.games.bolt_action.table.preview_assault import Shown, assault
from grognard.games.bolt_action.table.preview_tables import (
    armour_tables,
    front_arcs,
    rally_chart,
    shot_chart,
    sight_lines,
    spot,
    test_chart,
    why_no_shot,
)
from grognard.games.bolt_action.table.shooters import shot_tables, taking_part
from grognard.space.formations import middle


def dragged(g: B, decision: Decision, proposal: DragProposal) -> Preview:
    """What a drag means for the decision asked."""
    match decision:
        case ChooseMove(unit=proposal.unit):
            return drag_preview(g, decision, proposal)
        case ChooseDrive(unit=proposal.unit):
            return drive_drag_preview(g, decision, proposal)
        case ChoosePlace(unit=proposal.unit):
            return field.placing(g, decision, proposal)
        case ChooseDismount(unit=proposal.unit):
            return preview_put.getting_out(g, decision, proposal)
        case ChooseCall() | ChooseShift():
            return field.pointed(g, decision, proposal)
        case _:
            return Preview()


def whole(g: B, decision: Decision, proposal: ChoiceProposal, shown: Preview) -> Preview:
    """An unfinished preview in full, however long its odds take to work out."""
    return chosen(g, decision, g.rules.decode_choice(proposal.choice), proposal, whole=True)


def charge_preview(g: B, unit: Unit, target: str, whole: bool) -> Preview:
    """An assault announced only now: whether it reaches, its odds."""
    found = g.state.units.get(target)
    if found is None or not found.on_table:
        return Preview()
    shown = assault(g, unit, found, whole)
    tables_, charts = [], []
    if morale.fears(g, unit, found):
        modifiers = morale.order_modifiers(g, unit, target)
        value = morale.test_value(g, unit, modifiers)
        tables_.append(test_table(g, unit, modifiers, value))
        charts.append(test_chart(value))
    return Preview(
        overlays=shown.overlays,
        tables=[*tables_, *shown.tables],
        charts=[*charts, *shown.charts],
        notes=shown.notes,
        unfinished=shown.unfinished,
    )


def chosen(g: B, decision: Decision, choice: Choice, proposal: ChoiceProposal, whole: bool = False) -> Preview:
    """What one choice of the pending decision would do; ``whole``: however long its odds take."""
    if isinstance(choice, FireFromAmbush | FireAtCharge | LayWeapon | MistakeFor):
        # These name weapons, which there need not be.
        refused = decision.refusal(g, choice)
        if refused is not None:
            return forbidden(refused)
    match decision, choice:
        case _, GiveOrder():
            return order_preview(g, choice, whole)
        case ChooseCharge(unit=id), Charge(target):
            return charge_preview(g, g.state.units[id], target, whole)
        case ChooseMove(), Walk():
            return walk_preview(g, decision, choice, proposal.target)
        case ChooseDrive(), Drive():
            return drive_preview(g, decision, choice, proposal.target)
        case ChooseLaying(unit=id, moved=moved), LayWeapon(target, laid):
            return shot_preview(g, Shoot(id, target, "order", moved=moved, laid=(laid,)))
        case ChooseNext(), ShootFirst(target):
            return next_preview(g, target)
        case ChoosePlace(), Deploy():
            return field.place_preview(g, decision, choice)
        case ChooseDismount(), Dismount():
            return preview_put.dismount_preview(g, decision, choice)
        case ChoosePlace(unit=id), DeployInside():
            return field.inside_preview(g, g.state.units[id], choice)
        case ChooseCall() | ChooseShift(), CallBarrage() | ShiftTo():
            return field.barrage_preview(g, decision, choice)
        case ChooseCall() | ChooseRedirect(), CallStrike(target) | RedirectTo(target):
            known = g.state.units.get(target)
            return field.strike_preview(g, known, decision) if known is not None and known.on_table else Preview()
        case ChooseMove(), GoIn() | ChangeFloor():
            return inside_preview(g, decision, choice)
        case ChooseTarget(unit=id), ShootAt(target, smoke=True):
            return smoke_preview(g, g.state.units[id], target)
        case ChooseTarget(unit=id, moved=moved), ShootAt(target, holding):
            return target_preview(g, Shoot(id, target, "order", holding, moved, way=choice.way), choice.vehicle)
        case ChooseMistake(unit=id), MistakeFor(target, way, laid):
            unit, friend = g.state.units[id], g.state.units.get(target)
            holding = () if friend is None or laid else out_of_reach(g, unit, friend)
            return shot_preview(g, Shoot(id, target, "mistake", holding, way=way, laid=laid))
        case Reacting(occasion=UnderFire(unit, target)), GoDown() | StandFast():
            return incoming_preview(g, unit, target, isinstance(choice, GoDown))
        case Reacting(occasion=Shelled(target)), GoDown() | StandFast():
            return field.shelled_preview(g, g.state.units[target], isinstance(choice, GoDown))
        case Reacting(occasion=Charged(attacker, target)), FireAtCharge(holding, way, laid):
            snap = g.state.units[target].order is None
            return shot_preview(g, Shoot(target, attacker, "defence", holding, snap=snap, way=way, laid=laid))
        case Reacting(occasion=Passing(unit=mover) as passing), FireFromAmbush(id, holding, laid):
            firer = g.state.units[id]
            way = None if firer.is_vehicle else aim.direct_ways(g, firer)[0]
            shot = shot_preview(g, Shoot(id, mover, "ambush", holding, way=way, laid=laid))
            return replace(shot, overlays=[*course_ahead(g, passing, passing.stop), *shot.overlays])
        case Reacting(occasion=Passing() as passing), Wait(until):
            return Preview(
                overlays=list(course_ahead(g, passing, until)), notes=[Note(say("ba-note-wait"), ["BA-AMB-08"])]
            )
        case _:
            return Preview()


def next_preview(g: B, target: str) -> Preview:
    """The shot at the one of several targets that is resolved next, if that is still there (BA-SHOOT-25)."""
    resolving = next(each.procedure for each in reversed(g.stack) if isinstance(each.procedure, Resolving))
    return shot_preview(g, resolving.shot_at(target)) if g.state.units[target].on_table else Preview()


# ---- orders ------------------------------------------------------------------------------------------------------


def order_preview(g: B, choice: GiveOrder, whole: bool = False) -> Preview:
    """An order: its test and all its parts, and what the order does."""
    unit = g.state.units.get(choice.unit)
    if unit is None:
        return Preview()
    notes = [Note(say(f"ba-note-{choice.order}"), [ORDER_RULES[choice.order]])]
    overlays: list[Overlay] = []
    tables_: list[NeededTable] = []
    charts: list[Chart] = []
    unfinished = False
    shown: Shown | None = None
    if choice.assault is None:
        refusal = legality.forbidden(g, unit, choice.order)
        if refusal is not None:
            return forbidden(refusal)
    else:
        target = g.state.units.get(choice.assault)
        if target is None or not target.on_table:
            return Preview()
        shown = assault(g, unit, target, whole)
        notes, overlays, unfinished = shown.notes, shown.overlays, shown.unfinished
    if morale.order_needs_test(g, unit, choice.order, choice.assault):
        modifiers = morale.order_modifiers(g, unit, choice.assault)
        value = morale.test_value(g, unit, modifiers)
        tables_.append(test_table(g, unit, modifiers, value))
        charts.append(test_chart(value))
    elif choice.order != "down":
        notes.append(Note(say("ba-note-no-test"), ["BA-ORD-08"]))
    if shown is not None:
        tables_.extend(shown.tables)
        charts.extend(shown.charts)
    if choice.order == "rally" and unit.pins:
        charts.append(rally_chart(forecasts.rallied(g, unit, unit.pins)))
    if unit.on_table and choice.order in ("fire", "ambush"):
        overlays.extend(front_arcs(g, unit, unit.seat))
    overlays.extend(officer_rings(g, unit))
    return Preview(overlays=overlays, tables=tables_, charts=charts, notes=notes, unfinished=unfinished)


def officer_rings(g: G, unit: Unit) -> list[Overlay]:
    """The reach of the officer whose bonus counts for this unit (BA-HQ-01)."""
    if not unit.on_table:
        return []
    rings: list[Overlay] = []
    for leader in g.state.standing(unit.seat):
        profile = g.context.profile(leader.id)
        if profile.rank is None:
            continue
        for model in leader.models:
            if model.role == "officer":
                reach = profile.nation.officer_reach
                label = say("ba-label-officer", rank=tables.RANKS[profile.rank].name, inches=reach // INCH)
                rings.append(Ring(spot(model), reach + model.radius, label, "aura"))
    return rings


# ---- shots -------------------------------------------------------------------------------------------------------


def shot_preview(g: B, action: Shoot) -> Preview:
    """A shot: sight, needed rolls by modifier, what it does, and what its target may do about it."""
    unit, target = g.state.units[action.unit], g.state.units.get(action.target)
    if target is None or not target.on_table:
        return Preview()
    found = forecast_shot(g, action)
    if found is None:
        lines = list(sight_lines(g, unit, target))
        why, rule = why_no_shot(g, unit, target, action.holding, action.moved, action.way, action.laid)
        return Preview(overlays=lines, notes=[Note(say(f"ba-note-{why}"), [rule, "BA-SHOOT-29"], "warning")])
    other = if_down(g, action) if action.why != "defence" else None
    words, aside = taking_part(g, unit, found.aims, action.holding, action.moved)
    lines = [*aside, *sight_lines(g, unit, target, found.aims, words)]
    hits = shot_tables(g, unit, target, found.aims, action.moved)
    if target.is_vehicle:
        hits.extend(armour_tables(g, target, found.aims))
    notes = [] if other is None else [Note(say("ba-note-may-go-down"), ["BA-SHOOT-03"])]
    if action.why in ("order", "mistake") and not action.smoke:
        notes += [salvo_note(g, unit, *each) for each in salvo_besides(g, unit, target, found.aims, action.moved)]
    return Preview(overlays=lines, tables=hits, charts=[shot_chart(g, target, found, other)], notes=notes)


def salvo_note(g: G, unit: Unit, other: Unit, losses: ExpectedLosses) -> Note:
    """What the salvo of a multiple launcher does to somebody near its target, a warning if they are friends
    (BA-WPN-13)."""
    what, whose = "vehicle" if other.is_vehicle else "men", "own" if other.seat == unit.seat else "enemy"
    told = say(
        "ba-note-salvo",
        unit=unit_name(g, other.id),
        what=what,
        whose=whose,
        mean=f"{losses.mean:.1f}",
        share=round(100 * losses.mean),
        pinned=round(100 * losses.pinned),
    )
    return Note(told, ["BA-WPN-13"], "warning" if whose == "own" else "plain")


def target_preview(g: B, action: Shoot, vehicle: str | None) -> Preview:
    """A shot at a chosen target, or at two: the one-shot weapons at a vehicle, the rest at the other (BA-SHOOT-01)."""
    if vehicle is None:
        return shot_preview(g, action)
    unit = g.state.units[action.unit]
    bearers = one_shot_men(unit, action.holding)
    others = tuple(model.id for model in unit.models if model.id not in bearers)
    parts = [
        shot_preview(g, replace(action, among=others)),
        shot_preview(g, replace(action, target=vehicle, among=bearers)),
    ]
    return Preview(
        overlays=[each for part in parts for each in part.overlays],
        tables=[each for part in parts for each in part.tables],
        charts=[each for part in parts for each in part.charts],
        notes=[each for part in parts for each in part.notes],
    )


def smoke_preview(g: G, unit: Unit, target_id: str) -> Preview:
    """A smoke shell: where its marker would lie."""
    target = g.state.units.get(target_id)
    if target is None or not target.on_table:
        return Preview()
    marker = Ring(Spot(*smoke.screen_before(g, unit, target)), smoke.RADIUS, say("ba-label-smoke"))
    return Preview(overlays=[marker], notes=[Note(say("ba-note-smoke"), ["BA-WPN-16"])])


def course_ahead(g: G, passing: Passing, marked: int | None) -> Iterator[Overlay]:
    """The way a unit in the middle of its move has before it, inch by inch: where a shot will be possible, and the
    point that a choice is about (BA-AMB-08)."""
    way = way_of(g, passing.unit)
    if way is None:
        return
    unit = g.state.units[passing.unit]
    stops = []
    for number in range(passing.stop, way.last + 1):
        if isinstance(way, Track):
            x, y = way.stops[number].x, way.stops[number].y
        else:
            x, y = middle(ways.standing_at(unit, way.at(number)).models)
        open_to_fire = number == passing.stop or number in passing.later
        state: Literal["hidden", "seen", "now"] = "now" if number == marked else "seen" if open_to_fire else "hidden"
        stops.append(Stop(x, y, state, way.inch(number) if number == marked else ""))
    if len(stops) > 1:
        yield Path([Spot(stop.x, stop.y) for stop in stops])
    yield Stops(stops)


def incoming_preview(g: B, firer_id: str, target_id: str, down: bool) -> Preview:
    """Fire about to be taken, standing or Down."""
    firer, target = g.state.units[firer_id], g.state.units[target_id]
    shot = next(
        (frame.procedure for frame in reversed(g.stack) if isinstance(frame.procedure, Shoot)),
        Shoot(firer_id, target_id, "order"),
    )
    stand = forecast_shot(g, shot)
    low = if_down(g, shot)
    shown = low if down else stand
    lines = list(sight_lines(g, firer, target, None if stand is None else stand.aims))
    if shown is None or stand is None:
        return Preview(overlays=lines, notes=[Note(say("ba-note-out-of-range"), ["BA-SHOOT-28"])])
    return Preview(
        overlays=lines,
        tables=shot_tables(g, firer, target, shown.aims, shot.moved),
        charts=[shot_chart(g, target, stand, low, suffered=True)],
    )


# ---- looking -----------------------------------------------------------------------------------------------------


def looked(g: G, seat: int, proposal: LookProposal) -> Preview:
    """A unit looked at by a seat: its ranges, where a Fixed weapon points, and the officers near."""
    unit = g.state.units.get(proposal.unit)
    if unit is None or not unit.on_table:
        return Preview()
    rings: list[Overlay] = []
    centre = unit.models[0]
    ranges = {tables.WEAPONS[name].range: tables.WEAPONS[name] for model in unit.models for name in model.weapons}
    for reach, weapon in sorted(ranges.items(), reverse=True)[:2]:
        label = say("ba-label-range", weapon=weapon.name, inches=reach // INCH)
        rings.append(Ring(Spot(centre.x, centre.y), reach, label, "range"))
    arcs = hull_arcs(g, unit, unit.seat == seat) if unit.is_vehicle else front_arcs(g, unit, seat)
    return Preview(overlays=[*arcs, *rings, *officer_rings(g, unit)])


PREVIEWS = Previews(dragged=dragged, chosen=chosen, looked=looked, whole=whole)
preview = PREVIEWS.preview
