"""The crew of a vehicle and its tasks (AZ-VEH)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets, sighting
from grognard.games.operation_ww2.ground.vehicles.sheets import tables, weapons_left
from grognard.games.operation_ww2.state.intents import NOTHING, Besides
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit

DRIVING: tuple[OrderName, ...] = ("move", "assault")
"""The orders that take a driver (AZ-VEH-01)."""

GUNS = ("gun", "howitzer")
"""The groups of weapons that take a loader (AZ-VLS-06)."""


def fit(g: G, unit: Unit, model: Model) -> int:
    """How many men aboard can do anything: those neither scared nor new aboard this turn (AZ-VEH-04, AZ-VEH-05). In a
    troop carrier its troops are the crew (AZ-MTI-01)."""
    machine, turn = sheets.machine(model), g.state.turn
    new = machine.boarded if machine.since == turn else 0
    riding = [man for _, man in passengers(g, model.id)] if sheets.has(g, model, "troop-carrier") else []
    able = sum(man.posture == "standing" and (man.boarded != turn or turn == 0) for man in riding)
    return max(machine.crew - machine.scared - new, 0) + able


def tasks_done(g: G, unit: Unit, model: Model, order: OrderName) -> tuple[str, ...]:
    """The tasks that are done in an order: the most needed first, one for each man who is fit. They are handed out when
    it is carried out or, by the option ``task_allocation``, when it is declared (AZ-VEH-08)."""
    handed_out = sheets.machine(model).tasks
    wanted = needed(g, unit, model, order) if handed_out is None else handed_out
    return wanted[: fit(g, unit, model)]


def needed(g: G, unit: Unit, model: Model, order: OrderName) -> tuple[str, ...]:
    """The tasks an order could use, the most needed first: to drive, to look out, to fire what has a target of its own,
    then the other weapons as the sheet has them, to load the gun (AZ-TAB-TASKS, AZ-VEH-01)."""
    known = sheets.sheet(g, model).tasks
    return tuple(task for task in dict.fromkeys(_needed(g, unit, model, order)) if task in known)


def _needed(g: G, unit: Unit, model: Model, order: OrderName) -> Iterator[str]:
    if order in DRIVING:
        yield "driver"
    yield from (task for task in sheets.machine(model).exposed if task == "commander")
    besides = declared(g, unit)
    if any(each.model == model.id for each in besides.smoke):
        yield smoker(g, model)
    if besides.calls:
        yield "radio-operator"
    if order == "move":
        return
    left = weapons_left(g, model)
    aimed = {aim.weapon for aim in besides.aims}
    for mounted in sorted(left, key=lambda each: each.id not in aimed):
        yield mounted.task
        if tables(g).weapons[mounted.weapon].group in GUNS:
            yield "loader"


def declared(g: G, unit: Unit) -> Besides:
    """What was declared besides with the order a unit has."""
    ordered = order_of(g, unit.id)
    if ordered is None or ordered.intent is None:
        return NOTHING
    return ordered.intent.besides


def smoker(g: G, model: Model) -> str:
    """The task of the man who uses a vehicle's smoke and does nothing else: the commander or, once he is dead or where
    there is none, who stands in for him (AZ-SMK-02). Empty: there is nobody who could."""
    known = sheets.sheet(g, model).tasks
    tasks = ("commander",) if "commander" in known and sheets.machine(model).commander else sighting.stand_ins(g, model)
    return next((task for task in tasks if fit_at(g, model, task)), "")


def smoke_keeps_from(g: G, unit: Unit, model: Model, mount: str, task: str) -> bool:
    """Whether a mounted weapon cannot be fired because it fires smoke, or its man uses the smoke (AZ-SMK-02)."""
    own = [each for each in declared(g, unit).smoke if each.model == model.id]
    return bool(own) and (task == smoker(g, model) or any(each.device == mount for each in own))


def order_of(g: G, unit: str) -> Ordered | None:
    """The order a unit has in the chain, or waits with."""
    waiting = (shot.ordered for shot in g.state.held)
    return next((ordered for ordered in (*g.state.chain, *waiting) if ordered.unit == unit), None)


def needs_loader(g: G, model: Model, weapon: str) -> bool:
    """Whether a mounted weapon is a gun that somebody loads: of vehicles whose sheet knows the task (AZ-VLS-06)."""
    return tables(g).weapons[weapon].group in GUNS and "loader" in sheets.sheet(g, model).tasks


def fit_at(g: G, model: Model, task: str) -> bool:
    """Whether there is a man for a task who is not scared; the commander himself for his (AZ-VEH-04)."""
    machine = sheets.machine(model)
    if task == "commander":
        return machine.commander and not machine.shaken
    return machine.crew - machine.scared > 0 or bool(passengers(g, model.id))


def passengers(g: G, vehicle: str) -> list[tuple[Unit, Model]]:
    """The people aboard a vehicle who are models, with their units."""
    return [
        (unit, model)
        for unit in g.state.units.values()
        for model in unit.models
        if model.aboard == vehicle and model.is_person
    ]


def on_top_of(g: G, vehicle: str) -> list[Model]:
    """Those of them who ride on top of it (AZ-TTR-01)."""
    return [man for _, man in passengers(g, vehicle) if man.on_top]
