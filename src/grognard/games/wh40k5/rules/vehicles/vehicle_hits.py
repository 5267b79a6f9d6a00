"""Hits on vehicles, from whatever dealt them: penetration, cover, damage (WH-VEH-06, WH-VEH-07, WH-VEH-21)."""

from __future__ import annotations

from collections import Counter

from grognard.core.engine.dice import Faces, Pool, Total, rolls
from grognard.core.engine.fates import play
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.ground.vehicle_faces import armour
from grognard.games.wh40k5.rules.saves.fates import SUFFERED
from grognard.games.wh40k5.rules.vehicles.damage import DamageRolls
from grognard.games.wh40k5.rules.vehicles.fates import Harm, to_stop
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit, Pierced, faced, most, pierced, sixes, total
from grognard.games.wh40k5.state.events.shooting import Cause
from grognard.games.wh40k5.state.events.vehicles import ArmourTested
from grognard.games.wh40k5.state.state import Model

HALVED = 2
"""A D6 divided by this is a D3."""


class VehicleDealt(Record):
    """What hits have done to a vehicle: how many glanced and penetrated, cover not deducted, and whether it is gone."""

    glancing: int = 0
    penetrating: int = 0
    destroyed: bool = False


class PenetrationRolls(Procedure):
    """The penetration of every hit on a vehicle or gun (WH-VEH-06); what neither glances nor penetrates is rolled once
    more where that is allowed (WH-WEAPON-06). Done with the result of each hit."""

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    seat: int
    results: tuple[Pierced, ...] = ()

    @step
    def penetrate(self, g: G) -> Action:
        return Call(Penetrating(self.unit, self.model, self.hits, self.seat))

    @step
    def repeat(self, g: G, results: tuple[Pierced, ...]) -> Action:
        after = replace(self, results=results)
        due = tuple(hit for hit, result in zip(self.hits, results, strict=True) if hit.again and result == "none")
        return after.then(Call(Penetrating(self.unit, self.model, due, self.seat)) if due else Next(()))

    @step
    def report(self, g: B, repeated: tuple[Pierced, ...]) -> Action:
        second = list(repeated)
        results = tuple(
            second.pop(0) if second and hit.again and result == "none" else result
            for hit, result in zip(self.hits, self.results, strict=True)
        )
        glancing, penetrating = results.count("glancing"), results.count("penetrating")
        strengths = tuple(dict.fromkeys(hit.strength + hit.bonus for hit in self.hits))
        struck = g.state.units[self.unit].model(self.model)
        armours = tuple(dict.fromkeys(faced(hit, armour(g, struck, hit.face)) for hit in self.hits))
        tested = ArmourTested(self.unit, self.model, glancing, penetrating, len(self.hits), strengths, armours)
        g.emit(tested, "WH-VEH-06")
        return Done(results)


class Penetrating(Procedure):
    """Each hit rolls once; those that cannot harm the vehicle roll no dice (WH-VEH-06). Done with the result of each
    hit."""

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    seat: int
    rolled: tuple[tuple[int, ...], ...] = ()

    @step
    def penetrate(self, g: G) -> Action:
        """A D6 and the Strength against the armour of the face that is struck."""
        hits = self.harmful(g)
        pools = tuple(Pool(hit.dice, Faces()) for hit in hits)
        return rolls(pools, say("wh-roll-penetration"), "WH-VEH-06", seat=self.seat)

    @step
    def rend(self, g: G, rolled: tuple[tuple[int, ...], ...]) -> Action:
        """The sixes of rending weapons add a D3 each (WH-WEAPON-15)."""
        hits = self.harmful(g)
        pools = tuple(
            Pool(count, Total(HALVED)) for hit, dice in zip(hits, rolled, strict=True) if (count := sixes(hit, dice))
        )
        return self.then(rolls(pools, say("wh-roll-rending"), "WH-WEAPON-15", seat=self.seat), rolled=rolled)

    @step
    def compare(self, g: G, more: tuple[int, ...]) -> Action:
        """Equal to the armour glances, above it penetrates."""
        found = self.target(g)
        rent = list(more)
        rolled, results = list(self.rolled), []
        for hit in self.hits:
            result: Pierced = "none"
            if can_harm(g, found, hit):
                dice = rolled.pop(0)
                result = pierced(
                    hit, total(hit, dice, rent.pop(0) if sixes(hit, dice) else 0), armour(g, found, hit.face)
                )
            results.append(result)
        return Done(tuple(results))

    def harmful(self, g: G) -> list[ArmourHit]:
        """The hits that may harm it."""
        found = self.target(g)
        return [hit for hit in self.hits if can_harm(g, found, hit)]

    def target(self, g: G) -> Model:
        """The vehicle."""
        return g.state.units[self.unit].model(self.model)


def can_harm(g: G, model: Model, hit: ArmourHit) -> bool:
    """Whether a hit could at least glance off."""
    return most(hit) >= faced(hit, armour(g, model, hit.face))


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
        pierced = [hit for hit, result in zip(self.hits, self.results, strict=True) if result != "none"]
        return Call(play(((to_stop(hit.cover), 1) for hit in pierced), g.state.units[self.unit].seat))

    @step
    def damage(self, g: G, stopped: tuple[Counter[str], ...]) -> Action:
        """One damage roll for each hit that is left (WH-VEH-07, WH-VEH-21)."""
        ends = iter(stopped)
        harms = tuple(
            Harm(result == "glancing", hit.ap, hit.stuns, hit.plain)
            for hit, result in zip(self.hits, self.results, strict=True)
            if result != "none" and next(ends)[SUFFERED]
        )
        return Call(DamageRolls(self.unit, self.model, harms, self.seat, self.cause)) if harms else None

    @step
    def report(self, g: G) -> Action:
        gone = all(model.id != self.model for model in g.state.units[self.unit].models)
        return Done(VehicleDealt(self.results.count("glancing"), self.results.count("penetrating"), gone))


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
