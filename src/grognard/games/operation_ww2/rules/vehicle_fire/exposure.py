"""Exposed crew: who looks out of a vehicle, from when to when, and who may be fired at (AZ-XPO)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground import detection
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import crew, sheets, sighting
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.state.events.vehicles import LookedOut, TasksHandedOut
from grognard.games.operation_ww2.state.intents import Besides, Intent, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit


def all_exposed(g: G, vehicle: Model) -> bool:
    """Whether everybody in a vehicle may be fired at as if he looked out: in open tops and unarmoured vehicles, by the
    option ``open_top_exposed`` (AZ-XPO-08)."""
    if g.setup.options["open_top_exposed"] == "no":
        return False
    return sheets.has(g, vehicle, "open-topped") or not sheets.is_armoured(g, vehicle)


def may_look_out(g: G, vehicle: Model) -> tuple[str, ...]:
    """The tasks whose men may be declared to look out: the commander or, once he is dead, the first there is to stand
    in for him (AZ-VEH-07)."""
    machine = sheets.machine(vehicle)
    known = sheets.sheet(g, vehicle).tasks
    if machine.commander and "commander" in known:
        return ("commander",)
    return sighting.stand_ins(g, vehicle)[:1]


def refusal(g: G, vehicle: Model, besides: Besides) -> Refused | None:
    """Why these men may not be declared to look out (AZ-VEH-07, AZ-NRV-06)."""
    machine = sheets.machine(vehicle)
    for task in besides.exposed:
        if task not in may_look_out(g, vehicle) or not crew.fit_at(g, vehicle, task):
            return Refused(say("az-refused-look-out"), "AZ-VEH-07", "AZ-VEH-04")
        if task not in machine.exposed and machine.calm == g.state.turn > 0:
            return Refused(say("az-refused-calm"), "AZ-NRV-06")
    return None


def declared(g: B, ordered: Ordered) -> None:
    """What the declaration of a vehicle's order changes at once: who looks out from now on, and no longer (AZ-XPO-05,
    AZ-XPO-07), and, by the option ``task_allocation``, who does what (AZ-VEH-08)."""
    unit = g.state.units[ordered.unit]
    for vehicle in unit.vehicles:
        if not unit.has_crew(vehicle) or ordered.intent is None:
            continue
        machine = sheets.machine(vehicle)
        exposed = ordered.intent.besides.exposed
        newly = any(task not in machine.exposed for task in exposed)
        unseen = undetected(g, unit, targets_of(ordered.intent)) if newly and sighting.looks_closed(g, vehicle) else ()
        if exposed != machine.exposed or unseen != machine.unseen:
            g.emit(LookedOut(unit.id, vehicle.id, exposed, unseen), "AZ-XPO-07", "AZ-XPO-05")
        if g.setup.options["task_allocation"] == "at_declaration":
            now = g.state.units[unit.id].model(vehicle.id)
            able = crew.needed(g, unit, now, ordered.card.order)[: crew.fit(g, unit, now)]
            g.emit(TasksHandedOut(unit.id, vehicle.id, able), "AZ-VEH-08")


def order_over(g: B, unit: Unit) -> None:
    """By the option ``exposure_lasts`` everybody is back inside once the order is over (AZ-XPO-07)."""
    if g.setup.options["exposure_lasts"] == "until_next_order":
        return
    for vehicle in unit.vehicles:
        if sheets.machine(vehicle).exposed:
            g.emit(LookedOut(unit.id, vehicle.id, ()), "AZ-XPO-07")


def targets_of(intent: Intent) -> tuple[str, ...]:
    """The units an order is declared to fire at."""
    if isinstance(intent, MoveIntent):
        return ()
    named = (*([intent.target] if intent.target else []), *(aim.target for aim in intent.besides.aims))
    return tuple(dict.fromkeys(named))


def undetected(g: G, unit: Unit, targets: Sequence[str]) -> tuple[str, ...]:
    """Which of these units a unit does not detect now."""
    found = (g.state.units[id] for id in targets)
    return tuple(target.id for target in found if not detection.detects(g, unit, target, obstacles(g, unit, target)))


def needs_commander_out(g: G, vehicle: Model, covered: float) -> bool:
    """Whether so much movement, turns counted, asks for an exposed commander: an armoured vehicle goes no farther
    closed up than its assault distance without bonuses (AZ-XPO-06)."""
    return sheets.is_armoured(g, vehicle) and covered > (sheets.rate(g, vehicle).assault or 0)


def needs_eyes_at_night(g: G, vehicle: Model) -> bool:
    """Whether a vehicle goes no faster than slowly unless its commander looks out: at night, all from which anybody has
    to look out (AZ-NGT-03)."""
    return bool(g.context.night and sheets.is_armoured(g, vehicle))


def is_led(g: G, vehicle: Model, besides: Besides) -> bool:
    """Whether the commander, or who stands in for him, is to look out."""
    return any(task in may_look_out(g, vehicle) for task in besides.exposed)
