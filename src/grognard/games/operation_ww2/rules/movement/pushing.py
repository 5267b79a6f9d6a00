"""Guns on the move: pushed and turned by their crews (AZ-ART-09, AZ-MOV-11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.ground import Rate
from grognard.games.operation_ww2.ground import rooms
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.guns import pushers, touches
from grognard.games.operation_ww2.ground.terrain import ROUNDED
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, bound, keeps_together, stand_apart
from grognard.games.operation_ww2.rules.movement.following import March, lone_fault, placed
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.guns import GunMoved
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.intents import AssaultIntent, Leg, MoveIntent, Speed
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit
from grognard.space.plane import Point, gap, length_of

TURNS = (-90_000, -45_000, 45_000, 90_000, 180_000)
"""Which turns are tried in the samples."""


def rate_of(g: G, gun: Model) -> Rate:
    """How far a gun is pushed: a heavy one less (AZ-MOV-01)."""
    tables: Tables = g.context.tables
    heavy = tables.sizes["gun-large"]
    return tables.rates["heavy-gun" if gun.length >= heavy.length else "gun"]


def refusal(
    g: G, unit: Unit, gun: Model, order: OrderName, way: tuple[Point, ...], speed: Speed, facing: int | None
) -> Refused | None:
    """Why a gun may not be declared to be pushed this way and turned so at its end.

    It takes two men who touch it and a Move (AZ-ART-09, AZ-MOV-11); a gun is infantry to the ground (AZ-DEF-02), but
    for doors.
    """
    if not way and facing is None:
        return None
    if order != "move" and not (facing is not None and not way and g.setup.options["gun_turn"] == "free"):
        return Refused(say("az-refused-gun-order"), "AZ-MOV-11", "AZ-ORD-12")
    if len(pushers(g, unit, gun)) < g.context.limit("gun-pushers"):
        return Refused(say("az-refused-gun-pushers"), "AZ-ART-09")
    moved = at_end(gun, way, facing)
    refused = _way_fault(g, gun, way, speed) if way else None
    if refused is not None:
        return refused
    if not all(gap(moved.body, other.body) > 0 for other in Crowd(g, unit).models):
        return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
    return None


def _way_fault(g: G, gun: Model, way: tuple[Point, ...], speed: Speed) -> Refused | None:
    if not ways.stands(g, gun, way[-1]):
        return Refused(say("az-refused-off-table"), "AZ-MOV-09")
    whole = ((gun.x, gun.y), *way)
    price = g.context.terrain.price(whole)
    walled = g.context.terrain.enters_walls(whole) and not rooms.lets_through(g, gun, whole)
    if price.barred is not None or walled:
        return Refused(say("az-refused-barred"), "AZ-TER-01")
    if price.slow is not None and speed == "fast":
        return Refused(say("az-refused-slow-ground"), "AZ-TER-10", "AZ-TER-01")
    if not g.context.terrain.stands_free(way[-1], gun.width // 2):
        return Refused(say("az-refused-on-obstacle"), "AZ-TER-02")
    rate = rate_of(g, gun)
    most = (rate.slow if speed == "slow" else rate.fast) + price.bonus
    if length_of(whole) + price.cost > most + ROUNDED:
        return ways.too_far(length_of(whole) + price.cost, most, "AZ-MOV-01")
    return None


def at_end(gun: Model, way: Sequence[Point], facing: int | None) -> Model:
    """A gun at the end of its way, turned as declared."""
    moved = placed(gun, tuple(way))
    return moved if facing is None else replace(moved, facing=facing % 360_000)


Push = tuple[tuple[Point, ...], Speed, int | None]
"""The way of a gun, its speed, and where it faces at the end."""


def candidates(g: G, gun: Model) -> Iterator[Push]:
    """A sample of what a Move might do to a gun: nothing, turning it, pushing it some way."""
    yield (), "slow", None
    for turn in TURNS:
        yield (), "slow", (gun.facing + turn) % 360_000
    for speed in ways.SPEEDS:
        for number in range(ways.DIRECTIONS):
            yield straight(g, gun, speed, number), speed, None


def listed(g: G, unit: Unit, gun: Model) -> Iterator[Push]:
    """Those that are allowed."""
    for way, speed, facing in candidates(g, gun):
        if not (way or facing is not None) or refusal(g, unit, gun, "move", way, speed, facing) is None:
            yield way, speed, facing


def draws(g: G, gun: Model, random: Random) -> Iterator[Push]:
    """One of them at random, then nothing."""
    speed = random.choice(ways.SPEEDS)
    kind = random.randrange(3)
    way = straight(g, gun, speed, random.randrange(ways.DIRECTIONS)) if kind == 1 else ()
    facing = (gun.facing + random.choice(TURNS)) % 360_000 if kind == 2 else None
    yield way, speed if way else "slow", facing
    yield (), "slow", None


def straight(g: G, gun: Model, speed: Speed, number: int) -> tuple[Point, ...]:
    """As far as a gun is pushed in one of some directions on open ground."""
    rate = rate_of(g, gun)
    far = (rate.slow if speed == "slow" else rate.fast) - 1
    angle = 2 * pi * number / ways.DIRECTIONS
    return ((gun.x + round(far * sin(angle)), gun.y - round(far * cos(angle))),)


class Pushing(Procedure):
    """A gun's crew carries out a Move: who pushes keeps touching the gun and goes with it, the others follow
    (AZ-MOV-11). The value: it has not fired. If men were lost since, and two are no longer there, the gun stays
    (AZ-EXE-09)."""

    ordered: Ordered

    @step
    def ask(self, g: G) -> Action:
        unit, gun, way, speed, facing = self._declared(g)
        if gun is None or (not way and facing is None):
            return Done(False)
        if refusal(g, unit, gun, "move", way, speed, facing) is not None:
            return Done(False)
        decision = ChooseServing(unit.seat, unit.id, gun.id, way, speed, facing)
        return Ask(decision) if decision.legs(g) else Done(False)

    @step
    def push(self, g: B, choice: Follow) -> Action:
        unit, gun, way, _, facing = self._declared(g)
        assert gun is not None
        moved = at_end(gun, way, facing)
        g.emit(GunMoved(unit.id, gun.id, way, moved.facing), "AZ-MOV-11", "AZ-ART-09")
        legs = tuple(leg for leg in choice.legs if leg.way)
        if legs:
            g.emit(Walked(unit.id, legs), "AZ-MOV-11")
        return Done(False)

    def _declared(self, g: G) -> tuple[Unit, Model | None, tuple[Point, ...], Speed, int | None]:
        intent = self.ordered.intent
        assert isinstance(intent, (MoveIntent, AssaultIntent))
        unit = g.state.units[self.ordered.unit]
        gun = next((model for model in unit.models if model.id == intent.lead), None)
        return unit, gun, intent.way, intent.speed, intent.besides.facing


class ChooseServing(Decision):
    """Where the crew of a gun stands when it has been pushed or turned (AZ-MOV-11)."""

    sampled: ClassVar[bool] = True

    unit: str
    gun: str
    way: tuple[Point, ...]
    speed: Speed
    facing: int | None

    def legs(self, g: G) -> tuple[Leg, ...]:
        """Everybody goes as if fixed to the gun; who cannot stays, if that keeps the unit together; empty if it does
        not."""
        unit, gun = self._about(g)
        moved = at_end(gun, self.way, self.facing)
        turn = (moved.facing - gun.facing) * pi / 180_000
        found = []
        for model in self._serving(unit):
            dx, dy = model.x - gun.x, model.y - gun.y
            end = (
                round(moved.x + dx * cos(turn) - dy * sin(turn)),
                round(moved.y + dx * sin(turn) + dy * cos(turn)),
            )
            found.append(Leg(model.id, (end,) if end != (model.x, model.y) else ()))
        legs = tuple(found)
        if self.refusal(g, Follow(legs)) is None:
            return legs
        pushing = {model.id for model in pushers(g, unit, gun)}
        staying = tuple(leg if leg.model in pushing else Leg(leg.model, ()) for leg in legs)
        return staying if self.refusal(g, Follow(staying)) is None else ()

    def candidates(self, g: G) -> Sequence[Choice]:
        """Everybody as if fixed to the gun."""
        return [Follow(self.legs(g))]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Two of those who push it go on touching it, nobody stands on anybody, all keep together (AZ-MOV-11)."""
        if not isinstance(choice, Follow) or choice.short:
            return Refused(say("refused-not-offered"))
        unit, gun = self._about(g)
        serving = self._serving(unit)
        if [leg.model for leg in choice.legs] != [model.id for model in serving]:
            return Refused(say("az-refused-legs"), "AZ-INT-08")
        moved = at_end(gun, self.way, self.facing)
        ends = {leg.model: placed(unit.model(leg.model), leg.way) for leg in choice.legs}
        pushing = [model for model in pushers(g, unit, gun) if touches(ends[model.id], moved)]
        if len(pushing) < g.context.limit("gun-pushers"):
            return Refused(say("az-refused-gun-contact"), "AZ-MOV-11", "AZ-ART-09")
        refused = self._leg_fault(g, unit, choice, {model.id for model in pushing})
        if refused is not None:
            return refused
        others = [model for model in unit.people if model.id not in ends]
        standing = [*ends.values(), *others]
        inside = any(gap(model, moved.body) <= 0 and not _stands_beside(model, moved) for model in standing)
        if inside or (not stand_apart(standing) and stand_apart(unit.people)):
            return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
        cohesion = g.context.limit("cohesion")
        if not keeps_together([*standing, moved], cohesion) and keeps_together(bound(unit), cohesion):
            return Refused(say("az-refused-cohesion"), "AZ-MOV-05")
        return None

    def _leg_fault(self, g: G, unit: Unit, choice: Follow, pushing: set[str]) -> Refused | None:
        """Who pushes goes where the gun goes; the others walk by themselves."""
        crowd = Crowd(g, unit)
        march = March(unit.id, "move", self.speed, self.gun, self.way)
        for leg in choice.legs:
            model = unit.model(leg.model)
            if leg.model in pushing:
                end = placed(model, leg.way)
                if not ways.stands(g, model, (end.x, end.y)) or not crowd.is_free(end):
                    return Refused(say("az-refused-ends-on"), "AZ-MOV-10")
                continue
            refused = lone_fault(g, crowd, model, leg.way, march)
            if refused is not None:
                return refused
        return None

    def _about(self, g: G) -> tuple[Unit, Model]:
        unit = g.state.units[self.unit]
        return unit, unit.model(self.gun)

    def _serving(self, unit: Unit) -> list[Model]:
        return [model for model in unit.people if model.posture == "standing"]


def _stands_beside(model: Model, gun: Model) -> bool:
    """Whether a base lies against a gun without lying on it, but for rounding."""
    return gap(replace(model, radius=max(model.radius - 2, 0)), gun.body) > 0
