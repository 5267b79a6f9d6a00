"""Decisions about vehicles in words: where to drive, at whom to fire, what to load, who rides (see ``present``)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import shapely

from grognard.core.asking.questions import offered
from grognard.core.engine.choices import Choice
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.questions import DecisionView, MoveAsk, Option
from grognard.core.wording import option, view
from grognard.games.bolt_action.ground import driving
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.placing import ROOM
from grognard.games.bolt_action.odds.danger import safest
from grognard.games.bolt_action.odds.expected_losses import expected_losses_of
from grognard.games.bolt_action.rules.movement.regions import outlines
from grognard.games.bolt_action.rules.movement.transport import ChooseLoad, ChooseTow, room_in
from grognard.games.bolt_action.rules.shooting import gunnery
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying, ChooseNext
from grognard.games.bolt_action.rules.vehicles import dismounting
from grognard.games.bolt_action.rules.vehicles.dismounting import ChooseDismount
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive
from grognard.games.bolt_action.state.choices import (
    Board,
    Drive,
    HoldFire,
    Laid,
    LayWeapon,
    LoadNothing,
    LoadUp,
    ShootFirst,
    StayPut,
)
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.names import inches, unit_name
from grognard.games.bolt_action.state.state import Unit, enemy
from grognard.games.bolt_action.table.preview_tables import need_figure, why_no_shot
from grognard.space.bulk import Geometry
from grognard.space.drawing import rim, spots
from grognard.space.hulls import pivoted, swept
from grognard.space.plane import Hull, footprint

READY_SAMPLE = 24
"""How many of the sampled ways are weighed for the ready ones: they are asked for while a person waits."""
FAN = 15_000
"""Steps in which the reach after a pivot is drawn, thousandths of a degree."""


def drive_view(g: B, decision: ChooseDrive) -> DecisionView:
    """Where to: the reach to draw, a few ready ways, and staying where that is allowed."""
    unit = g.state.units[decision.unit]
    listed = g.choices(decision)
    ways = [choice for choice in listed if isinstance(choice, Drive)]
    ready = ready_ways(g, unit, decision, ways)
    options = []
    for choice in (each for each in listed if not isinstance(each, Drive)):
        label = say("ba-choose-stay") if isinstance(choice, StayPut) else say("ba-choose-stay-away")
        options.append(option(choice, label, key="S", unit=unit.id, primary=not ready))
    options.extend(ready)
    forward = driving.limits(g, unit, decision.manner, False)
    move = MoveAsk(
        unit=unit.id,
        allowance=forward.distance,
        reach=[spots(outline) for outline in reach_of(g, unit, decision)],
        entering=not unit.on_table,
        may_stay=unit.on_table,
    )
    question = say(
        "ba-ask-drive",
        unit=unit_name(g, unit.id),
        inches=forward.distance // INCH,
        pivots=forward.pivots,
        manner="enter" if not unit.on_table else decision.manner,
    )
    rules = ["BA-MOV-23"] if not unit.on_table else ["BA-MOV-11", "BA-MOV-12", "BA-MOV-13"]
    if decision.manner == "escape":
        rules = ["BA-VEH-30", "BA-VEH-37"]
    return view(g, decision, "move", question, options, acting=unit.id, move=move, rules=rules)


def ready_ways(g: G, unit: Unit, decision: ChooseDrive, ways: list[Drive]) -> list[Option]:
    """A few ways ready to take: onto the table at three places; towards the enemy, out of his fire."""
    if not ways:
        return []
    if not unit.on_table:
        found = []
        for place, part in (("left", 0.25), ("middle", 0.5), ("right", 0.75)):
            best = min(ways, key=lambda way: abs((way.start or (0, 0))[0] - part * g.context.width))
            found.append(option(best, say("ba-choose-enter", place=place), unit=unit.id))
        return found
    foes = list(g.state.standing(enemy(unit.seat)))
    if not foes:
        return []
    sample = ways[:READY_SAMPLE]
    ends = {way: driving.moved_to(unit, driving.end_of(g, unit, way, decision.manner)) for way in sample}
    found = []
    safer = safest(g, unit, [ends[way] for way in sample], goes=decision.manner == "escape")
    if safer is not None:
        found.append(option(sample[safer], say("ba-choose-cover"), unit=unit.id))
    closer = min(sample, key=lambda way: min(g.context.gap(ends[way], foe) for foe in foes))
    if decision.manner != "escape":
        found.append(option(closer, say("ba-choose-closer"), unit=unit.id))
    return found


def reach_of(g: G, unit: Unit, decision: ChooseDrive) -> list[list[tuple[int, int]]]:
    """The ground the hull may come to cover after one pivot at the start or none, forward and in reverse, cut where
    ground forbids."""
    table = shapely.box(0, 0, g.context.width, g.context.depth)
    forward = driving.limits(g, unit, decision.manner, False)
    back = driving.limits(g, unit, decision.manner, True)
    if not unit.on_table:
        depth = forward.distance
        top = g.context.depth - depth if g.state.home[unit.seat] == 0 else 0
        whole: Geometry = shapely.box(0, top, g.context.width, top + depth)
    else:
        shapes = [fan(unit.hull, forward.distance, forward.pivots)]
        if back.distance:
            shapes.append(fan(unit.hull, -back.distance, back.pivots))
        whole = shapely.union_all(shapes)
    ground = driving.ground_of(g, unit)
    shape = shapely.difference(shapely.intersection(whole, table), ground.closed.shape)
    if decision.manner == "run":
        shape = shapely.difference(shape, ground.slow.shape)
    return outlines(shape)


def fan(hull: Hull, distance: int, pivots: int) -> Geometry:
    """The ground covered by going so far straight on, after any pivot if one is allowed."""
    if not pivots:
        return swept(hull, distance)
    shapes = [swept(pivoted(hull, turn), distance) for turn in range(-90_000, 90_001, FAN)]
    return shapely.union_all([shapely.convex_hull(shapely.union(a, b)) for a, b in pairwise(shapes)])


# ---- fire --------------------------------------------------------------------------------------------------------


def laying_view(g: B, decision: ChooseLaying) -> DecisionView:
    """Each target of a weapon with its range, cover and needed rolls, the best shot first; holding fire last."""
    unit = g.state.units[decision.unit]
    ranked = sorted(
        (choice for choice in g.choices(decision) if isinstance(choice, LayWeapon)),
        key=lambda choice: worth_of(g, unit, choice, decision.moved),
        reverse=True,
    )
    options = []
    for choice in ranked:
        each = laid_option(g, unit, choice, choice.target, (choice.laid,), decision.moved)
        options.append(replace(each, label=laid_label(g, unit, choice, decision.slot[0])))
    reaching = bool(options) and options[0].figure is not None
    if reaching:
        options[0] = replace(options[0], primary=True)
    options.append(option(HoldFire(), say("ba-choose-hold-fire"), key="H", primary=not reaching))
    fitted = gunnery.mounts(g, unit)
    mount, weapon = fitted[decision.slot[0]]
    asked = {"at": mount.at, "weapon": weapon.name, "weapons": len(decision.slot)}
    question = say("ba-ask-laying", unit=unit_name(g, unit.id), **asked)
    rules = ["BA-VEH-04", "BA-SHOOT-25"]
    return view(g, decision, "target", question, options, acting=unit.id, rules=rules)


def worth_of(g: G, unit: Unit, choice: LayWeapon, moved: bool) -> float:
    """What a weapon laid so may be expected to do; less than nothing if it does not reach."""
    found = expected_losses_of(g, unit, g.state.units[choice.target], moved=moved, laid=(choice.laid,))
    return -1.0 if found is None else float(found.mean + found.pinned / 10)


def laid_label(g: G, unit: Unit, choice: LayWeapon, asked: int) -> Message:
    """A target, with what the question leaves open: the kind of shot, or another weapon than the one ``asked`` for."""
    target, laid = unit_name(g, choice.target), choice.laid
    if laid.mount != asked:
        return say("ba-shot-with", target=target, weapon=battery_name(g, unit, (laid,)))
    return target if laid.way is None else say("ba-shot-way", target=target, way=laid.way)


def battery_name(g: G, unit: Unit, laid: tuple[Laid, ...]) -> Message:
    """The weapons of a battery by name, with the kind of shot where there is a choice."""
    fitted = gunnery.mounts(g, unit)
    names = []
    for each in laid:
        weapon = fitted[each.mount][1]
        names.append(say("ba-laid", weapon=weapon.name, way=each.way or "only"))
    listed = names[0]
    for number, name in enumerate(names[1:], 2):
        listed = say("ba-list-and", first=listed, more=name, last="yes" if number == len(names) else "no")
    return listed


def laid_option(
    g: G,
    unit: Unit,
    choice: Choice,
    target_id: str,
    laid: tuple[Laid, ...],
    moved: bool,
    key: str | None = None,
    primary: bool = False,
    label: Message | None = None,
) -> Option:
    """A vehicle's shot: with what, how far, in what cover, needing what; or that it cannot reach."""
    target = g.state.units[target_id]
    aims = gunnery.aims(g, unit, target, laid, moved)
    name = say("ba-shot-with", target=label or unit_name(g, target_id), weapon=battery_name(g, unit, laid))
    gap = min((each.distance for each in aims.volleys), default=g.context.gap(unit, target))
    apart = inches(gap)
    shown: dict[str, Any] = {"unit": unit.id, "target": target_id, "key": key}
    if not aims.volleys:
        why, rule = why_no_shot(g, unit, target, (), moved, laid=laid)
        return option(choice, name, hint=say(f"ba-hint-{why}", inches=apart), rules=[rule], **shown)
    figure = need_figure(aims)
    side = next((each.volley.side for each in aims.volleys if each.volley.side), None)
    hint = say("ba-hint-shot", inches=apart, cover=aims.cover)
    if side is not None:
        hint = say("ba-hint-shot-armour", inches=apart, cover=aims.cover, side=side)
    return option(choice, name, hint=hint, figure=figure, primary=primary, **shown)


def next_view(g: B, decision: ChooseNext) -> DecisionView:
    """Which declared target is resolved next."""
    options = offered(g, decision, ShootFirst, lambda each: unit_name(g, each.target), target=lambda each: each.target)
    question = say("ba-ask-shoot-first", unit=unit_name(g, decision.unit))
    return view(g, decision, "target", question, options, acting=decision.unit, rules=["BA-SHOOT-25"])


def load_view(g: B, decision: ChooseLoad) -> DecisionView:
    """Who begins aboard which vehicle."""
    options = []
    for choice in g.choices(decision):
        if isinstance(choice, LoadUp):
            label = say("ba-choose-load-up", unit=unit_name(g, choice.unit), vehicle=unit_name(g, choice.vehicle))
            men, seats = len(g.state.units[choice.unit].men), room_in(g, g.state.units[choice.vehicle])
            hint = say("ba-hint-load-up", men=men, seats=seats)
            options.append(option(choice, label, hint=hint, unit=choice.unit, target=choice.unit))
        elif isinstance(choice, LoadNothing):
            options.append(option(choice, say("ba-choose-load-nothing"), key="N", primary=True))
    return view(g, decision, "load", say("ba-ask-load-up"), options, rules=["BA-TRN-10"])


def dismount_view(g: B, decision: ChooseDismount) -> DecisionView:
    """Where passengers get out: a drag to any side of the hull; places at each side."""
    unit = g.state.units[decision.unit]
    vehicle = dismounting.vehicle_of(g, unit)
    options = [
        option(choice, say("ba-choose-get-out", side=side), unit=unit.id, primary=side == "rear")
        for side, choice in dismounting.offered(g, unit)
    ]
    widest = max(model.radius for model in unit.models)
    about = shapely.buffer(footprint(vehicle.hull), ROOM + 2 * widest)
    move = MoveAsk(unit=unit.id, allowance=0, reach=[rim(about)], entering=True, may_stay=False)
    question = say("ba-ask-get-out", unit=unit_name(g, unit.id), vehicle=unit_name(g, vehicle.id))
    note = say("ba-note-get-out", gun="crew" if unit.gun is not None else "none")
    rules = ["BA-TRN-12", "BA-TRN-04"]
    return view(g, decision, "move", question, options, acting=unit.id, note=note, move=move, rules=rules)


def tow_view(g: B, decision: ChooseTow) -> DecisionView:
    """To which tow a gun is limbered."""
    options = offered(g, decision, Board, lambda each: unit_name(g, each.vehicle), target=lambda each: each.vehicle)
    question = say("ba-ask-tow", unit=unit_name(g, decision.unit))
    return view(g, decision, "target", question, options, acting=decision.unit, rules=["BA-TRN-09"])
