"""Ramming: two vehicles strike each other, and walkers who brace or dare (WH-VEH-15, WH-VEH-28)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import Branch, Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.vehicle_condition import is_skimmer, is_stunned, is_tank, is_under_way, tank_of
from grognard.games.wh40k5.ground.vehicle_courses import FINE
from grognard.games.wh40k5.ground.vehicle_faces import Face, armour, face_towards, hull_of
from grognard.games.wh40k5.rules.saves import formulas
from grognard.games.wh40k5.rules.vehicles.death_or_glory import glory_hit, glory_weapons
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleDealt, VehicleHits
from grognard.games.wh40k5.state.events.characters import owner_of
from grognard.games.wh40k5.state.state import Model
from grognard.space.hulls import front_of

DODGES = TABLES.limits["skimmer-dodge"].value


DODGED = "dodged"
STRUCK = "struck"


def to_dodge() -> Test:
    """A skimmer dodges a ram (WH-VEH-15)."""
    return Test("wh-roll-dodge", "WH-VEH-15", (Branch(DODGES, DODGED),), STRUCK)


class Brace(Choice):
    """The walker braces itself and is rammed like any vehicle (WH-VEH-28)."""


class WalkerGlory(Choice):
    """The walker tries death or glory with this weapon (WH-VEH-28)."""

    weapon: str


def ram_hit(g: G, gone: int, striker: Model, striking: Face, struck: Face) -> ArmourHit:
    """The hit a vehicle deals in a ram: by the distance the rammer went, its own armour on the face concerned, 1 if it
    is a tank (WH-VEH-15). By the option ``ram_ap`` it has no AP at all, or the AP "-". The rammer halts a hair short of
    what it meets: that is not taken off its way."""
    strength = formulas.ram_strength(gone + FINE, armour(g, striker, striking), tank=is_tank(striker))
    return ArmourHit(strength, None, struck, plain=g.setup.options["ram_ap"] == "none")


class Ram(Procedure):
    """A tank rams a vehicle after so many thousandths of an inch (WH-VEH-15). Done with whether it stops."""

    tank: str
    unit: str
    model: str
    gone: int
    face: Face = "front"

    @step
    def dodge(self, g: G) -> Action:
        """A skimmer neither immobilised nor stunned dodges on 3+; a walker not reached from behind may try death or
        glory (WH-VEH-15, WH-VEH-28)."""
        victim, tank = self.victim(g), tank_of(g.state, self.tank)
        face = face_towards(victim, front_of(hull_of(tank)))
        after = replace(self, face=face)
        unit = g.state.units[self.unit]
        if is_skimmer(victim) and not victim.immobilised and not is_stunned(g.state, victim):
            return after.then(to_dodge().roll(seat=unit.seat))
        if victim.is_walker and face != "rear":
            return after.then(Ask(ChooseBrace(unit.seat, self.unit, self.model)))
        return after.then(Next(Brace()))

    @step
    def dare(self, g: G, choice: int | Brace | WalkerGlory) -> Action:
        if isinstance(choice, int):
            return Done(False) if to_dodge().reached(choice) == DODGED else Next(None)
        if isinstance(choice, Brace):
            return Next(None)
        unit, tank = g.state.units[self.unit], tank_of(g.state, self.tank)
        hit = glory_hit(g, unit, self.victim(g), choice.weapon, tank)
        # If that does not stop the tank the walker is struck in the rear.
        return self.then(Call(VehicleHits(owner_of(tank.id), tank.id, (hit,), unit.seat)), face="rear")

    @step
    def strike(self, g: G, dealt: VehicleDealt | None) -> Action:
        if not is_under_way(g.state, self.tank):
            return Done(True)
        victims = [model for model in g.state.units[self.unit].models if model.id == self.model]
        if not victims:
            return Done(False)
        tank, victim = tank_of(g.state, self.tank), victims[0]
        ours = ram_hit(g, self.gone, tank, "front", self.face)
        theirs = ram_hit(g, self.gone, victim, self.face, "front")
        return Call(BothStruck(self.tank, self.unit, self.model, ours, theirs))

    @step
    def stop(self, g: G, stops: bool) -> Action:
        return Done(stops)

    def victim(self, g: G) -> Model:
        """The vehicle that is rammed."""
        return g.state.units[self.unit].model(self.model)


class BothStruck(Procedure):
    """Both vehicles of a ram suffer their hit (WH-VEH-15). Done with whether the rammer stops: not if the other one
    exploded and it can still drive."""

    tank: str
    unit: str
    model: str
    ours: ArmourHit
    theirs: ArmourHit

    @step
    def strike_victim(self, g: G) -> Action:
        return Call(VehicleHits(self.unit, self.model, (self.ours,), g.state.units[owner_of(self.tank)].seat))

    @step
    def strike_rammer(self, g: G, dealt: VehicleDealt) -> Action:
        """Without effect if the explosion of the other has destroyed it."""
        seat = g.state.units[self.unit].seat
        return Call(VehicleHits(owner_of(self.tank), self.tank, (self.theirs,), seat))

    @step
    def settle(self, g: G, dealt: VehicleDealt) -> Action:
        exploded = any(piece.id == f"crater.{self.model}" for piece in g.state.remains)
        return Done(not (is_under_way(g.state, self.tank) and exploded))


class ChooseBrace(Decision):
    """What a walker does that is about to be rammed (WH-VEH-28)."""

    unit: str
    model: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """To brace itself, or death or glory with anything it has."""
        walker = g.state.units[self.unit].model(self.model)
        return [Brace(), *(WalkerGlory(weapon) for weapon in glory_weapons(walker))]
