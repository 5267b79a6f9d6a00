"""Searchlights and flares: who may use them, and using them (AZ-NGT-05 to AZ-NGT-08).

FiringFlares   the flares of an order, one after another
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.ground import purchases
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.sight_prefilter import hides
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.area.scatter import Scatter, distance_to
from grognard.games.operation_ww2.state.choices import ShootLamp
from grognard.games.operation_ww2.state.events.lights import (
    FlareFired,
    FlareLit,
    FlareLost,
    LightsOut,
    SearchlightAimed,
)
from grognard.games.operation_ww2.state.ground import Light
from grognard.games.operation_ww2.state.intents import Flaring, Intent
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit, enemy
from grognard.space.plane import Point, gap_from

# ---- who sees whom -----------------------------------------------------------------------------------------------


def men(unit: Unit) -> list[Model]:
    """Who can work a searchlight or fire a flare: standing men on foot (AZ-NGT-05)."""
    return [model for model in unit.people if model.posture == "standing"]


def seen_of(g: G, looking: list[Model], unit: Unit, target: Unit) -> Iterator[Model]:
    """The models of a target that any of these men sees, detected or not."""
    others = [model for model in target.models if model.aboard is None]
    if hides(g.context.sight, looking, others):
        return
    between = obstacles(g, unit, target)
    for model in others:
        if any(sighting.look(g, eye, model, between).seen != "not" for eye in looking):
            yield model


def is_seen(g: G, looking: list[Model], unit: Unit, target: Unit) -> bool:
    """Whether any of these men sees any of a target."""
    return next(seen_of(g, looking, unit, target), None) is not None


def enemies(g: G, unit: Unit) -> Iterator[Unit]:
    """The enemy units on the table."""
    return (other for other in g.state.of(enemy(unit.seat)) if other.on_table)


# ---- declaring them ----------------------------------------------------------------------------------------------


def refusal(g: G, unit: Unit, intent: Intent) -> Refused | None:
    """The rule that forbids this light with an order (AZ-NGT-05, AZ-NGT-08)."""
    besides = intent.besides
    if besides.searchlight is not None:
        target = g.state.units.get(besides.searchlight)
        if target is None or not is_foe(unit, target) or not may_shine(g, unit):
            return Refused(say("az-refused-searchlight"), "AZ-NGT-05")
        if not is_seen(g, men(unit), unit, target):
            return Refused(say("az-refused-light-sight"), "AZ-NGT-05")
    if len(besides.flares) > max(purchases.left(g, unit, "flare"), 0) or (besides.flares and not g.context.night):
        return Refused(say("az-refused-flare"), "AZ-NGT-08")
    if len(set(besides.busy)) != len(besides.busy):
        return Refused(say("az-refused-smoke-twice"), "AZ-NGT-08", "AZ-SMK-02")
    for flaring in besides.flares:
        if not any(model.id == flaring.model for model in men(unit)):
            return Refused(say("az-refused-flare"), "AZ-NGT-08")
        if aim_of(g, unit, flaring) is None:
            return Refused(say("az-refused-light-sight"), "AZ-NGT-08")
        if (getattr(intent, "way", ()) and getattr(intent, "lead", "") == flaring.model) or besides.charge:
            return Refused(say("az-refused-smoke-goes"), "AZ-NGT-08")
    return None


def is_foe(unit: Unit, target: Unit) -> bool:
    """Whether it is an enemy on the table."""
    return target.seat != unit.seat and target.on_table


def may_shine(g: G, unit: Unit) -> bool:
    """Whether a unit has a searchlight that somebody can work, at night (AZ-NGT-05)."""
    return bool(g.context.night and purchases.left(g, unit, "searchlight") > 0 and men(unit))


def aim_of(g: G, unit: Unit, flaring: Flaring) -> tuple[Point, bool] | None:
    """Where a flare is fired at, and whether who fires sees it: at the nearest of the target that he sees, or at the
    coordinates his unit was told (AZ-NGT-08). None: nowhere."""
    here = next((model for model in men(unit) if model.id == flaring.model), None)
    if here is None:
        return None
    if flaring.target is None:
        told = g.state.coordinates.get(unit.id)
        return None if told is None else (told.at, False)
    target = g.state.units.get(flaring.target)
    if target is None or not is_foe(unit, target):
        return None
    seen = list(seen_of(g, [here], unit, target))
    if not seen:
        return None
    near = min(seen, key=lambda model: (gap_from(here.x, here.y, model.body), model.id))
    return (near.x, near.y), True


def listed_searchlights(g: G, unit: Unit) -> Iterator[str]:
    """The units a searchlight may be laid on."""
    if may_shine(g, unit):
        eyes = men(unit)
        yield from (foe.id for foe in enemies(g, unit) if is_seen(g, eyes, unit, foe))


def listed_flares(g: G, unit: Unit) -> Iterator[Flaring]:
    """A flare of the last man of a unit at each enemy it may be fired at, and at coordinates."""
    people = men(unit)
    if not g.context.night or not people or purchases.left(g, unit, "flare") <= 0:
        return
    targets: list[str | None] = [*(foe.id for foe in enemies(g, unit)), None]
    for target in targets:
        flaring = Flaring(people[-1].id, target)
        if aim_of(g, unit, flaring) is not None:
            yield flaring


# ---- searchlights ------------------------------------------------------------------------------------------------


def declared(g: B, ordered: Ordered) -> None:
    """With the declaration the searchlight is laid on a unit, on the nearest of it that is seen (AZ-NGT-05)."""
    if ordered.intent is None or ordered.intent.besides.searchlight is None:
        return
    unit, target = g.state.units[ordered.unit], g.state.units[ordered.intent.besides.searchlight]
    eyes = men(unit)
    found = [
        (min(gap_from(eye.x, eye.y, model.body) for eye in eyes), model.id, (model.x, model.y))
        for model in seen_of(g, eyes, unit, target)
    ]
    at = min(found)[2]
    light = Light(unit.id, "searchlight", at, g.context.limit("searchlight"))
    g.emit(SearchlightAimed(unit.id, target.id, light), "AZ-NGT-05", "AZ-NGT-06")


class ChooseLamp(Decision):
    """Whether whoever fires gives up two hits on a unit to put out its searchlight (AZ-NGT-07)."""

    unit: str
    hits: int

    def candidates(self, g: G) -> list[Choice]:
        """Yes or no."""
        return [ShootLamp(True), ShootLamp(False)]


def lamp_hit(g: G, unit: str, hits: int) -> bool:
    """Whether so many hits on a unit could put out a searchlight of it (AZ-NGT-07)."""
    if not g.context.night or hits < g.context.limit("searchlight-hits"):
        return False
    return purchases.left(g, g.state.units[unit], "searchlight") > 0


# ---- flares ------------------------------------------------------------------------------------------------------


class FiringFlares(Procedure):
    """The flares of an order (AZ-NGT-08)."""

    unit: str
    flares: tuple[Flaring, ...]

    @step
    def next_flare(self, g: G) -> Action:
        return Call(OneFlare(self.unit, self.flares[0])) if self.flares else Done()

    @step
    def go_on(self, g: G, value: object) -> Action:
        return Repeat(replace(self, flares=self.flares[1:]))


class OneFlare(Procedure):
    """A die for a flare; on a miss it scatters (AZ-NGT-08)."""

    unit: str
    flaring: Flaring
    at: Point = (0, 0)
    sees: bool = False

    @step
    def fire(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        aimed = aim_of(g, unit, self.flaring)
        if aimed is None or purchases.left(g, unit, "flare") <= 0:
            g.emit(FlareLost(unit.id), "AZ-NGT-08")
            return Done()
        g.emit(FlareFired(unit.id, self.flaring.model, self.flaring.target), "AZ-NGT-08")
        need = g.context.limit("flare-number")
        dice = roll(1, Total(), say("az-roll-flare", need=need), "AZ-NGT-08", seat=unit.seat, sides=10)
        return self.then(dice, at=aimed[0], sees=aimed[1])

    @step
    def fly(self, g: G, die: int) -> Action:
        if die >= g.context.limit("flare-number"):
            return Next(self.at)
        unit = g.state.units[self.unit]
        target = g.state.units.get(self.flaring.target or "")
        lit = next((each for each in target.models if (each.x, each.y) == self.at), None) if target else None
        distance = distance_to(unit.model(self.flaring.model), self.at, lit)
        return Call(Scatter(unit.seat, self.at, round(distance), self.sees))

    @step
    def light(self, g: B, at: Point | None) -> Action:
        if at is not None:
            g.emit(FlareLit(self.unit, Light(self.unit, "flare", at, g.context.limit("flare"))), "AZ-NGT-08")
        return Done()


def put_out(g: B) -> None:
    """Lights are taken off the table at the end of the turn (AZ-TRN-11)."""
    if g.state.lights:
        g.emit(LightsOut(), "AZ-TRN-11")
