"""Units as the table shows them: their models, facts, signs and badges; where everybody stands is open to all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from grognard.core.messages import Message, say
from grognard.core.wire.scene import (
    ArmView,
    BadgeView,
    MarkerView,
    ModelView,
    UnitView,
)
from grognard.games.operation_ww2.data.prices import name_of
from grognard.games.operation_ww2.data.signs import sign_of
from grognard.games.operation_ww2.ground import purchases
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.names import home_of, side_name, unit_name
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.games.operation_ww2.state.units import waits_for_a_card
from grognard.games.operation_ww2.table.naming import card_view, man_name

LEADERS = ("officer", "leader")


def unit_view(g: B, unit: Unit, played: Card | None) -> UnitView:
    """One unit, with its card in the chain; where everybody stands is open to all."""
    standing = [model for model in unit.models if model.aboard is None] if unit.on_table else []
    return UnitView(
        id=unit.id,
        side=unit.seat,
        name=unit_name(g, unit.id),
        sign=sign_of(g.context.roll[home_of(g, unit.id)][0], g.context.tables),
        letter=letter(g, unit),
        models=[model_view(g, unit, model) for model in standing],
        men=alive(unit),
        men_at_start=max(strength(g, unit), alive(unit)),
        order=None,
        place="table" if unit.on_table else "off" if unit.place in ("waiting", "below") else "destroyed",
        facts=list(facts(g, unit)),
        arms=list(arms(g, unit)),
        summary=summary(g, unit),
        done=unit.is_there and bool(g.state.turn) and (played is not None or not waits_for_a_card(g.state, unit)),
        badges=list(badges(g, unit, played)),
        markers=list(markers(unit)),
        vehicle=unit.is_vehicle,
    )


def alive(unit: Unit) -> int:
    """How many of a unit live, the crews of its vehicles among them."""
    crews = sum(model.machine.crew for model in unit.vehicles if model.machine is not None)
    return len(unit.people) + crews


def strength(g: B, unit: Unit) -> int:
    """How many people on foot a unit began with."""
    people: int = g.context.qualities[home_of(g, unit.id)].people
    return people


def letter(g: B, unit: Unit) -> str:
    """The number by which a unit is told from its like."""
    entry = g.context.roll[home_of(g, unit.id)][0]
    return str(entry.number) if entry.number else ""


def model_view(g: B, unit: Unit, model: Model) -> ModelView:
    """One model; a vehicle and a gun show where they face."""
    if model.role == "vehicle":
        turret = any(mount.at == "turret" for mount in sheets.sheet(g, model).weapon)
        turned = (model.facing + (model.machine.turret if model.machine else 0)) % 360_000
        return ModelView(
            model.id, model.x, model.y, model.width // 2, "hull", say("az-model-vehicle", unit=unit_name(g, unit.id)),
            model.facing, model.length, model.width, turned if turret else None,
        )  # fmt: skip
    if model.role == "gun":
        name = say("az-model-gun", weapon=g.context.tables.weapons[model.weapons[0]].name)
        return ModelView(
            model.id, model.x, model.y, model.width // 2, "weapon", name, model.facing, model.length, model.width
        )
    heavy = any(g.context.tables.weapons[weapon].group not in ("", "grenade") for weapon in model.weapons)
    return ModelView(
        model.id,
        model.x,
        model.y,
        model.radius,
        "leader" if model.role in LEADERS else "weapon" if heavy else "man",
        man_name(g, model),
        lying=model.posture == "scared",
        storey=model.storey,
    )


def badges(g: B, unit: Unit, played: Card | None) -> Iterator[BadgeView]:
    """The small signs at a unit's plate: its card in the chain, broken, acted, moved or fired."""
    if not unit.is_there:
        return
    if played is not None:
        name = say("az-badge-card", card=card_view(g, played).name)
        yield BadgeView("card", name, str(played.priority))
    if unit.broken:
        yield BadgeView("broken", say("az-badge-broken"))
    if unit.detection != "stationary":
        yield BadgeView(unit.detection, say("az-badge-detection", state=unit.detection))
    if played is None and g.state.turn and unit.acted_turn == g.state.turn:
        yield BadgeView("acted", say("az-badge-acted"))


RUNNING = ("wheel", "track", "immobile", "engine")
"""The parts a vehicle runs on; what else it can lose are weapons."""


def markers(unit: Unit) -> Iterator[MarkerView]:
    """What is the matter with the vehicles of a unit: each part lost, and a crew out of its wits (AZ-VDM)."""
    for model in unit.vehicles if unit.on_table else ():
        if model.machine is None:
            continue
        for part in model.machine.lost:
            kind: Literal["immobilised", "disarmed"] = "immobilised" if part in RUNNING else "disarmed"
            yield MarkerView(kind, True, say("az-fact-lost", part=part))
        if model.machine.scared:
            yield MarkerView("stunned", True, say("az-fact-crew", crew=model.machine.crew, scared=model.machine.scared))


def facts(g: B, unit: Unit) -> Iterator[Message]:
    """A unit's short facts, most important first."""
    quality = g.context.qualities[home_of(g, unit.id)]
    if unit.is_vehicle:
        yield from vehicle_facts(g, unit)
    else:
        lying = sum(model.posture == "scared" for model in unit.people)
        yield say("az-fact-men", men=len(unit.people), start=strength(g, unit), lying=lying)
    riding = sum(model.is_cyclist for model in unit.people)
    if riding:
        yield say("az-fact-bicycles", men=riding)
    yield say("az-fact-training", training=quality.training, limit=quality.panic_limit)
    for other in unit.joined:
        yield say("az-fact-joined", unit=unit_name(g, other))
    if unit.is_below:
        yield say("az-fact-below")
    if unit.place == "waiting":
        yield say("az-fact-waiting", infiltrates="yes" if "infiltration" in quality.characteristics else "no")
        return
    if unit.broken:
        yield say("az-fact-broken")
    night = g.context.night
    open_, hidden = (
        detection_range(g.context.tables, unit.is_vehicle, unit.detection, night, cover) for cover in (False, True)
    )
    yield say("az-fact-detection", state=unit.detection, open=open_ // 1000, hidden=hidden // 1000)
    for id in sorted(quality.characteristics):
        yield g.context.tables.characteristics[id].name
    for extra in dict.fromkeys(extra for entry in g.context.roll.get(unit.id, ()) for extra in entry.extras):
        yield say("az-fact-extra", count=purchases.remaining(g, unit, extra), thing=name_of(extra))


def vehicle_facts(g: G, unit: Unit) -> Iterator[Message]:
    """A vehicle's crew, who rides on it, who looks out."""
    for model in unit.models:
        if model.role != "vehicle" or model.machine is None:
            continue
        machine = model.machine
        if machine.crew or not sheets.has(g, model, "troop-carrier"):
            yield say("az-fact-crew", crew=machine.crew, scared=machine.scared)
        riding = sum(man.aboard == model.id and man.is_person for man in unit.models)
        if riding:
            yield say("az-fact-riding", men=riding)
        for task in machine.exposed:
            yield say("az-fact-exposed", task=g.context.tables.tasks[task].name)


def arms(g: G, unit: Unit) -> Iterator[ArmView]:
    """The weapons of a unit and of its vehicles, the most numerous first, with their ranges and dice (AZ-WPN-01)."""
    if unit.place == "waiting":
        return
    armed = Counter(weapon for model in unit.models for weapon in model.weapons)
    armed.update(
        mount.weapon
        for model in unit.models
        if model.role == "vehicle" and model.machine is not None
        for mount in sheets.sheet(g, model).weapon
    )
    for id, number in armed.most_common():
        row = g.context.tables.weapons[id]
        close, normal, extreme = (
            "–" if length is None else str(length // 1000) for length in (row.close, row.normal, row.extreme)
        )
        burst = row.template
        numbers = say("az-arm", close=close, normal=normal, extreme=extreme, shots=row.shots, burst=burst)
        yield ArmView(number, row.name, numbers)


def summary(g: B, unit: Unit) -> Message:
    """A unit in one sentence, for a screen reader."""
    place = unit.place
    return say(
        "az-unit-summary",
        side=side_name(g, unit.seat),
        unit=unit_name(g, unit.id),
        men=len(unit.people),
        place=place,
        state=unit.detection,
        broken="yes" if unit.broken else "no",
        acted="yes" if g.state.turn and unit.acted_turn == g.state.turn else "no",
    )
