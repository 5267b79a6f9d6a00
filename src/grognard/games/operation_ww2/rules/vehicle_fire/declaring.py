"""What a vehicle's unit may declare with an order, and samples of it (AZ-INT-06, AZ-VLS-05, AZ-VLS-09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal

from grognard.core.engine.decisions import drawn
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving import (
    attachments,
    boarding,
    charges,
    driveways,
    overrunning,
    ramming,
    riders_on_top,
    towing,
)
from grognard.games.operation_ww2.rules.driving.driveways import Declared
from grognard.games.operation_ww2.rules.vehicle_fire import exposure, vehicle_targets
from grognard.games.operation_ww2.state.intents import (
    NOTHING,
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Model, Unit


def manned(unit: Unit) -> Model | None:
    """The vehicle of a unit that drives: the first with a crew."""
    return next((model for model in unit.vehicles if unit.has_crew(model)), None)


def refusal(g: G, unit: Unit, order: OrderName, intent: Intent) -> Refused | None:
    """The rule that forbids a vehicle's unit to declare this."""
    vehicle = next((model for model in unit.vehicles if unit.has_crew(model)), None)
    assert vehicle is not None
    besides = intent.besides
    found = exposure.refusal(g, vehicle, besides) or vehicle_targets.refusal(g, unit, besides.aims)
    found = found or attachments.aims_fault(g, unit, besides.aims, getattr(intent, "target", None))
    found = found or attachments.refusal(g, unit, besides.speaks_to)
    if found is not None or not isinstance(intent, (MoveIntent, AssaultIntent)):
        return found
    lead = next((model for model in unit.vehicles if model.id == intent.lead), None)
    if lead is None or not unit.has_crew(lead):
        return Refused(say("az-refused-vehicle-leads"), "AZ-INT-08")
    if besides.turret is not None and riders_on_top.riders(g, lead):
        return Refused(say("az-refused-turret-riders"), "AZ-TTR-01")
    stretches = driveways.stretches_of(g, lead, intent.way, besides)
    return (
        ramming.refusal(g, unit, lead, order, besides, stretches)
        or overrunning.refusal(g, lead, order, besides, stretches)
        or driveways.refusal(g, unit, lead, order, intent.way, intent.speed, besides)
        or towing.refusal(g, unit, lead, intent)
    )


# ---- samples -----------------------------------------------------------------------------------------------------


def listed(g: G, unit: Unit, order: OrderName, targets: Sequence[str]) -> Iterator[Intent]:
    """A sample: ways, targets for all weapons or for each its own, hatches as they are and, where that helps, open."""
    vehicle = manned(unit)
    assert vehicle is not None
    against: list[str | None] = [*targets] or [None]
    match order:
        case "move":
            for way, speed, besides in driveways.listed(g, unit, vehicle, order):
                yield MoveIntent(vehicle.id, way, speed, besides)
            for besides in boarding.listed(g, unit, vehicle, order):
                yield MoveIntent(vehicle.id, (), "slow", besides)
            for other in g.state.of(unit.seat):
                if attachments.may_speak(g, unit, other):
                    yield MoveIntent(vehicle.id, (), "slow", replace(driveways.kept(g, vehicle), speaks_to=other.id))
        case "assault":
            for charge in charges.listed(g, unit, vehicle):
                for target in against:
                    yield AssaultIntent(vehicle.id, charge[0], charge[1], target, "first", charge[2])
            found = list(driveways.listed(g, unit, vehicle, order))
            stays = g.setup.options["assault_zero_move"] == "allowed"
            for way, speed, besides in [each for each in found if stays or each[0]] or found:
                for target in against:
                    yield AssaultIntent(vehicle.id, way, speed, target, "first", besides)
                    yield AssaultIntent(vehicle.id, way, speed, target, "last", besides)
        case _:
            for besides in hatches(g, vehicle):
                yield from _fires(g, unit, vehicle, order, targets, against, besides)


def hatches(g: G, vehicle: Model) -> Iterator[Besides]:
    """Samples (states no rule): hatches as they are, and with the commander, or who stands in for him, looking out."""
    kept = driveways.kept(g, vehicle)
    yield kept
    out = replace(NOTHING, exposed=exposure.may_look_out(g, vehicle))
    if sheets.is_armoured(g, vehicle) and out != kept and exposure.refusal(g, vehicle, out) is None:
        yield out


def _fires(
    g: G,
    unit: Unit,
    vehicle: Model,
    order: OrderName,
    targets: Sequence[str],
    against: Sequence[str | None],
    besides: Besides,
) -> Iterator[Intent]:
    whole = [
        (target, replace(besides, aims=each))
        for target in against
        for each in vehicle_targets.shared(g, vehicle, targets, target)
        if attachments.aims_fault(g, unit, each, target) is None
    ]
    if order == "fire":
        yield from (FireIntent(target, None, each) for target, each in whole)
    elif order == "ambush":
        yield AmbushIntent(None, None, besides)
        yield from (AmbushIntent(target, None, each) for target, each in whole if target is not None)
    else:
        yield from (CoveringFireIntent(target, each) for target, each in whole)


def draws(g: G, unit: Unit, order: OrderName, targets: Sequence[str], random: Random) -> Iterator[Intent]:
    """A move or an assault, found without listing all."""
    vehicle = manned(unit)
    assert vehicle is not None
    if order == "assault" and not random.randrange(4):
        for charge in drawn(charges.listed(g, unit, vehicle), random):
            yield _assault(g, vehicle, charge, targets, random)
    near = [other.id for other in g.state.of(unit.seat) if attachments.may_speak(g, unit, other)]
    if near and order == "move" and not random.randrange(3):
        besides = replace(driveways.kept(g, vehicle), speaks_to=random.choice(near))
        yield MoveIntent(vehicle.id, (), "slow", besides)
    if order == "move" and not random.randrange(6):
        for boards in drawn(boarding.listed(g, unit, vehicle, order), random):
            yield MoveIntent(vehicle.id, (), "slow", boards)
    for declared in driveways.draws(g, unit, vehicle, order, random):
        yield MoveIntent(vehicle.id, *declared) if order == "move" else _assault(g, vehicle, declared, targets, random)


def _assault(g: G, vehicle: Model, declared: Declared, targets: Sequence[str], random: Random) -> AssaultIntent:
    way, speed, besides = declared
    fires: Literal["first", "last"] = "first" if random.randrange(2) else "last"
    target = random.choice([*targets] or [None])
    return AssaultIntent(vehicle.id, way, speed, target, fires, besides)
