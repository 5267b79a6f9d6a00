"""Hits on vehicles, from whatever dealt them: penetration, cover, damage (WH-VEH-06, WH-VEH-07, WH-VEH-21)."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.records import Record
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_faces import armour
from grognard.games.wh40k5.rules.saves.fates import SUFFERED
from grognard.games.wh40k5.rules.vehicles.damage import DamageRolls
from grognard.games.wh40k5.rules.vehicles.fates import GLANCING, NONE, PENETRATING, Harm, to_pierce, to_stop
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, Pierced, faced
from grognard.games.wh40k5.state.events.shooting import Cause
from grognard.games.wh40k5.state.events.vehicles import ArmourTested


class VehicleDealt(Record):
    """What hits have done to a vehicle: how many glanced and penetrated, cover not deducted, and whether it is gone."""

    glancing: int = 0
    penetrating: int = 0
    destroyed: bool = False


class PenetrationRolls(Procedure):
    """The penetration of every hit on a vehicle or gun (WH-VEH-06). Done with the result of each hit."""

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    seat: int

    @step
    def penetrate(self, g: G) -> Action:
        return Call(Penetrating(self.unit, self.model, self.hits, self.seat))

    @step
    def report(self, g: B, results: tuple[Pierced, ...]) -> Action:
        model = g.state.units[self.unit].model(self.model)
        strengths = tuple(dict.fromkeys(hit.strength + hit.bonus for hit in self.hits))
        armours = tuple(dict.fromkeys(faced(hit, armour(g, model, hit.face)) for hit in self.hits))
        glancing, penetrating = results.count(GLANCING), results.count(PENETRATING)
        tested = ArmourTested(self.unit, self.model, glancing, penetrating, len(self.hits), strengths, armours)
        g.emit(tested, "WH-VEH-06")
        return Done(results)


class Penetrating(Procedure):
    """The dice of each hit and its Strength against the armour of the face that is struck (WH-VEH-06). Done with the
    result of each hit."""

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    seat: int

    @step
    def penetrate(self, g: G) -> Action:
        model = g.state.units[self.unit].model(self.model)
        return Call(play(((to_pierce(hit, armour(g, model, hit.face)), 1) for hit in self.hits), self.seat))

    @step
    def compare(self, g: G, ends: tuple[Counter[str], ...]) -> Action:
        return Done(tuple(result for end in ends for result in end))


class PiercedHits(Procedure):
    """Hits that glance or penetrate: a cover save against each, then damage for each that is left (WH-VEH-09,
    WH-VEH-21). Done with ``VehicleDealt``."""

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    results: tuple[Pierced, ...]
    seat: int
    cause: Cause = "shooting"

    @step
    def save(self, g: G) -> Action:
        pierced = [hit for hit, result in zip(self.hits, self.results, strict=True) if result != NONE]
        return Call(play(((to_stop(hit.cover), 1) for hit in pierced), g.state.units[self.unit].seat))

    @step
    def damage(self, g: G, stopped: tuple[Counter[str], ...]) -> Action:
        """One damage roll for each hit that is left (WH-VEH-07, WH-VEH-21)."""
        ends = iter(stopped)
        harms = tuple(
            Harm(result == GLANCING, hit.ap, hit.stuns, hit.plain)
            for hit, result in zip(self.hits, self.results, strict=True)
            if result != NONE and next(ends)[SUFFERED]
        )
        return Call(DamageRolls(self.unit, self.model, harms, self.seat, self.cause)) if harms else None

    @step
    def report(self, g: G) -> Action:
        gone = all(model.id != self.model for model in g.state.units[self.unit].models)
        return Done(VehicleDealt(self.results.count(GLANCING), self.results.count(PENETRATING), gone))


class VehicleHits(Procedure):
    """A vehicle is hit: the penetration of every hit, cover saves, damage (WH-VEH-21).

    ``seat`` is the attacker's, who makes the choices. Done with ``VehicleDealt``. In close combat call it for each
    attacker's hits, as his Initiative step comes (WH-VEH-33), with the face of ``faces.face_in_assault``.
    """

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    seat: int
    cause: Cause = "shooting"

    @step
    def penetrate(self, g: G) -> Action:
        if not self.hits or all(model.id != self.model for model in g.state.units[self.unit].models):
            return Done(VehicleDealt())
        return Call(PenetrationRolls(self.unit, self.model, self.hits, self.seat))

    @step
    def harm(self, g: G, results: tuple[Pierced, ...]) -> Action:
        return Call(PiercedHits(self.unit, self.model, self.hits, results, self.seat, self.cause))

    @step
    def report(self, g: G, dealt: VehicleDealt) -> Action:
        return Done(dealt)
