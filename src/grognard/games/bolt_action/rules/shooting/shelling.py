"""Shells and bombs that no unit on the table fires: what they do to a unit they strike (BA-HQ-09 to BA-HQ-11)."""

from __future__ import annotations

from grognard.core.engine.dice import Roll, rolls
from grognard.core.engine.procedures import Action, Call, Done, Procedure, step
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.weapons import Dice
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.rules.shooting.damage import Blows, Damage
from grognard.games.bolt_action.rules.shooting.fates import blast_hits, stacked_pins
from grognard.games.bolt_action.rules.shooting.shoot import pool, sums_pins
from grognard.games.bolt_action.rules.turn import morale
from grognard.games.bolt_action.rules.vehicles.collapse import Collapse
from grognard.games.bolt_action.rules.vehicles.vehicle_damage import Hits, VehicleHits
from grognard.games.bolt_action.state.chassis import Chassis
from grognard.games.bolt_action.state.events.field import Struck
from grognard.games.bolt_action.state.state import enemy


class ShellStrikes(Procedure):
    """One shell of a size of high explosive bursts on a unit (BA-HE-01, BA-HE-03), from above; a big one may bring down
    the building about it (BA-BLD-04). ``pins`` are others of the same action, of which and its own the higher number
    counts (BA-PIN-07). ``indirect``: artillery fired it, no aircraft (BA-VEH-25)."""

    unit: str
    size: str
    rules: tuple[str, ...]
    pins: int = 0
    indirect: bool = True

    @step
    def burst(self, g: G) -> Action:
        row = tables.HIGH_EXPLOSIVE[self.size]
        pools = [pool(row.hits)]
        if isinstance(row.pins, Dice):
            pools.append(pool(row.pins))
        return rolls(pools, say("ba-roll-shell"), "BA-HE-01", seat=enemy(g.state.units[self.unit].seat))

    @step
    def strike(self, g: G, rolled: tuple[int, ...]) -> Action:
        row = tables.HIGH_EXPLOSIVE[self.size]
        hits, pins = rolled[0], rolled[1] if isinstance(row.pins, Dice) else row.pins
        unit = g.state.units[self.unit]
        down = unit.order == "down" and not g.context.profile(unit.id).is_vehicle
        if unit.inside is not None and hits >= tables.BUILDINGS["felling-hits"].value:
            return Call(Collapse(unit.inside.building))
        stacked = stacked_pins((self.pins, pins), sums_pins(g))
        blows = Blows(blast_hits(hits, down), row.pen, small_arms=False)
        rules = (*self.rules, "BA-HE-01", *(("BA-HE-03",) if down else ()))
        return Call(Blast(self.unit, blows, stacked, rules, indirect=self.indirect))


STRAFING = Dice.parse("2D6")
"""The hits of an aircraft's guns (BA-HQ-10)."""


def strafing(hits: int) -> Blows:
    """The hits of an aircraft's guns as blows (BA-HQ-10)."""
    return Blows(hits, 2, small_arms=False)


class Strafing(Procedure):
    """An aircraft's guns: 2D6 hits with Pen +2, and a pin (BA-HQ-10)."""

    unit: str

    @step
    def burst(self, g: G) -> Action:
        seat = enemy(g.state.units[self.unit].seat)
        return Roll((pool(STRAFING),), say("ba-roll-strafing"), ("BA-HQ-10",), seat)

    @step
    def strike(self, g: G, hits: int) -> Action:
        return Call(Blast(self.unit, strafing(hits), 1, ("BA-HQ-10",), indirect=False))


def hits_from_above(own: Chassis, blows: Blows, indirect: bool) -> Hits:
    """Blows from above as hits on a vehicle: on armour a shell or a burst is one hit (BA-HE-04, BA-HQ-10)."""
    if not own.armoured:
        return Hits(blows.hits, blows.penetration, indirect=indirect)
    return Hits(min(1, blows.hits), blows.penetration + own.facing_bonus("top"), "top", indirect)


class Blast(Procedure):
    """Hits from above: damage and casualties, pins, the check for losses, as after a unit's shooting (BA-MOR-09)."""

    unit: str
    blows: Blows
    pins: int
    rules: tuple[str, ...]
    indirect: bool
    men: int = 0
    lost: int = 0

    @step
    def damage(self, g: B) -> Action:
        g.emit(Struck(self.unit, self.blows.hits, self.pins), *self.rules)
        own = g.context.profile(self.unit).chassis
        if own is not None:
            return Call(VehicleHits(self.unit, self.pins, (hits_from_above(own, self.blows, self.indirect),)))
        men = len(g.state.units[self.unit].men)
        return self.then(Call(Damage(self.unit, (self.blows,))), men=men)

    @step
    def place_pins(self, g: G, lost: int) -> Action:
        """A vehicle is pinned before it is damaged (BA-VEH-26)."""
        if g.context.profile(self.unit).chassis is not None:
            return Done()
        return self.then(Call(morale.TakePins(self.unit, self.pins, self.rules)), lost=lost)

    @step
    def check_morale(self, g: G) -> Action:
        return Call(morale.LossCheck(self.unit, self.men, self.lost))
