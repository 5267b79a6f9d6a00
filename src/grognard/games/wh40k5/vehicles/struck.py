"""Hits on vehicles, from whatever dealt them: penetration, cover, damage (WH-VEH-06, WH-VEH-07, WH-VEH-21)."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.dice import Faces, Pool, Roll, Successes, Total
from grognard.core.messages import say
from grognard.core.procedures import Action, Become, Call, Done, Procedure, step
from grognard.core.records import Record, replace
from grognard.games.wh40k5.context import G
from grognard.games.wh40k5.events.shooting import Cause
from grognard.games.wh40k5.events.vehicles import ArmourTested
from grognard.games.wh40k5.state import Model
from grognard.games.wh40k5.vehicles.damage import DamageRolls, Harm
from grognard.games.wh40k5.vehicles.faces import armour
from grognard.games.wh40k5.vehicles.piercing import ArmourHit, Pierced, faced, most, pierced, sixes, total

HALVED = 2
"""A D6 divided by this is a D3."""


class VehicleDealt(Record):
    """What hits have done to a vehicle: how many glanced and penetrated, cover not deducted, and whether it is gone."""

    glancing: int = 0
    penetrating: int = 0
    destroyed: bool = False


class VehicleHits(Procedure):
    """A vehicle is hit: the penetration of every hit, a cover save against each that glances or penetrates, then damage
    for each hit left (WH-VEH-21). Those that cannot harm it roll no dice.

    ``seat`` is the attacker's, who makes the choices. Done with ``VehicleDealt``. In close combat call it for each
    attacker's hits, as his Initiative step comes (WH-VEH-33), with the face of ``faces.face_in_assault``.
    """

    unit: str
    model: str
    hits: tuple[ArmourHit, ...]
    seat: int
    cause: Cause = "shooting"
    rolled: tuple[tuple[int, ...], ...] = ()
    results: tuple[Pierced, ...] = ()
    dealt: VehicleDealt = VehicleDealt()

    cover_rules: ClassVar[tuple[str, ...]] = ("WH-VEH-09", "WH-VEH-21")

    @step
    def penetrate(self, g: G) -> Action:
        """A D6 and the Strength against the armour of the face that is struck (WH-VEH-06)."""
        found = self.target(g)
        if found is None:
            return Done(VehicleDealt())
        hits = tuple(hit for hit in self.hits if most(hit) >= faced(hit, armour(g, found, hit.face)))
        pools = tuple(Pool(hit.dice, Faces()) for hit in hits)
        return Become(replace(self, hits=hits), Roll(pools, say("wh-roll-penetration"), ("WH-VEH-06",), self.seat))

    @step
    def rend(self, g: G, faces: tuple[int, ...] | tuple[tuple[int, ...], ...]) -> Action:
        """The sixes of rending weapons add a D3 each (WH-WEAPON-15)."""
        rolled: tuple[tuple[int, ...], ...] = (faces,) if len(self.hits) == 1 else faces  # type: ignore[assignment]
        pools = tuple(
            Pool(count, Total(HALVED))
            for hit, dice in zip(self.hits, rolled, strict=True)
            if (count := sixes(hit, dice))
        )
        after = replace(self, rolled=rolled)
        return Become(after, Roll(pools, say("wh-roll-rending"), ("WH-WEAPON-15",), self.seat))

    @step
    def compare(self, g: G, more: int | tuple[int, ...]) -> Action:
        """Equal to the armour glances, above it penetrates; then the cover saves (WH-VEH-06, WH-VEH-09)."""
        found = self.target(g)
        assert found is not None
        rent = list(more) if isinstance(more, tuple) else [more]
        results = tuple(
            pierced(hit, total(hit, dice, rent.pop(0) if sixes(hit, dice) else 0), armour(g, found, hit.face))
            for hit, dice in zip(self.hits, self.rolled, strict=True)
        )
        glancing, penetrating = results.count("glancing"), results.count("penetrating")
        g.emit(ArmourTested(self.unit, self.model, glancing, penetrating, len(self.hits)), "WH-VEH-06")
        after = replace(self, results=results, dealt=VehicleDealt(glancing, penetrating))
        pools = tuple(
            Pool(1, Successes(hit.cover))
            for hit, result in zip(self.hits, results, strict=True)
            if result != "none" and hit.cover is not None
        )
        return Become(after, Roll(pools, say("wh-roll-saves"), self.cover_rules, g.state.units[self.unit].seat))

    @step
    def damage(self, g: G, saved: int | tuple[int, ...]) -> Action:
        """One damage roll for each hit that is left (WH-VEH-07, WH-VEH-21)."""
        saves = list(saved) if isinstance(saved, tuple) else [saved]
        harms = tuple(
            Harm(result == "glancing", hit.ap, hit.stuns, hit.plain)
            for hit, result in zip(self.hits, self.results, strict=True)
            if result != "none" and not (hit.cover is not None and saves.pop(0))
        )
        return Call(DamageRolls(self.unit, self.model, harms, self.seat, self.cause)) if harms else None

    @step
    def report(self, g: G) -> Action:
        return Done(replace(self.dealt, destroyed=self.target(g) is None))

    def target(self, g: G) -> Model | None:
        """The vehicle, if it is still there."""
        return next((model for model in g.state.units[self.unit].models if model.id == self.model), None)
