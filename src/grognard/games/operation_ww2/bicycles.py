"""Bicycles: getting on and off them, and what becomes of those that stand about (AZ-BIK)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.choices import Mounting, Speed
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.events.bicycles import BicyclesDestroyed, GotOff, GotOn
from grognard.games.operation_ww2.state import Bicycle, Model, Unit
from grognard.games.operation_ww2.terrain import TOUCH
from grognard.space.plane import Disc, gap


def refusal(g: G, unit: Unit, speed: Speed, mounting: Mounting) -> Refused | None:
    """Why a unit may not get on or off bicycles: only in slow movement, on one that stands at hand (AZ-BIK-01)."""
    if not mounting:
        return None
    if speed == "fast":
        return Refused(say("az-refused-bicycle-fast"), "AZ-BIK-01")
    if mounting == "on" and len(list(mounts(g, unit))) < len(on_feet(unit)):
        return Refused(say("az-refused-bicycle-none"), "AZ-BIK-01", "AZ-BIK-04")
    if mounting == "off" and not any(model.is_cyclist for model in on_feet(unit)):
        return Refused(say("az-refused-bicycle-none"), "AZ-BIK-01")
    return None


def on_feet(unit: Unit) -> list[Model]:
    """Those of a unit who are not scared."""
    return [model for model in unit.people if model.posture == "standing"]


def mounts(g: G, unit: Unit) -> Iterator[tuple[Model, Bicycle]]:
    """Who of a unit stands at a bicycle, each at one of his own; those who ride need none."""
    left = list(g.state.bicycles)
    for model in on_feet(unit):
        if model.is_cyclist:
            continue
        near = min(left, key=lambda each: gap(each, model), default=None)
        if near is not None and gap(near, model) <= TOUCH:
            left.remove(near)
            yield model, near


def get_on(g: G, unit: Unit) -> None:
    """They get on the bicycles they stand at (AZ-BIK-01, AZ-BIK-04)."""
    pairs = tuple((model.id, bicycle.id) for model, bicycle in mounts(g, unit))
    g.emit(GotOn(unit.id, pairs), "AZ-BIK-01", "AZ-BIK-04")


def get_off(g: G, unit: Unit) -> None:
    """They get off where they are and leave the bicycles there (AZ-BIK-01, AZ-BIK-04)."""
    riders = tuple(model.id for model in on_feet(unit) if model.is_cyclist)
    g.emit(GotOff(unit.id, riders), "AZ-BIK-01", "AZ-BIK-04")


def destroy_under(g: G, bursts: Sequence[Disc]) -> None:
    """Bicycles that nobody rides are destroyed under templates (AZ-BIK-05)."""
    struck = tuple(each.id for each in g.state.bicycles if any(gap(each, burst) <= 0 for burst in bursts))
    if struck:
        g.emit(BicyclesDestroyed(struck), "AZ-BIK-05")
