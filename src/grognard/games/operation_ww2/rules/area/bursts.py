"""Firing area weapons: one round after another, each with its template (AZ-AREA, AZ-GRN, AZ-EXP, AZ-HEAT, AZ-IND).

Bursts        the rounds of an order
  Round         to hit, where it bursts, what that does
  RocketSalvo         all rockets of a launcher
  Interrupted   a round that interrupts a movement
  IntoOpenTop   a round that goes into the open top of a vehicle
"""

from __future__ import annotations

from grognard.core.engine.dice import Roll, Total, roll
from grognard.core.engine.procedures import Action, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.damage import Burst as BurstRow
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.looks import COVERS
from grognard.games.operation_ww2.ground.template import Burst, Where, building_at
from grognard.games.operation_ww2.rules.area.blast import Blast, alike
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot
from grognard.games.operation_ww2.rules.area.fates import IN_HAND
from grognard.games.operation_ww2.rules.area.flame import Flaming
from grognard.games.operation_ww2.rules.area.scatter import Scatter, distance_to
from grognard.games.operation_ww2.rules.area.templates_in_flight import (
    Aimed,
    Target,
    burst_of,
    fate_of,
    scatters,
    shell_of,
    target_of,
    weapon_of,
)
from grognard.games.operation_ww2.rules.buildings.demolition import shock_of
from grognard.games.operation_ww2.rules.fire.fates import HIT
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHit, VehicleHits
from grognard.games.operation_ww2.state.events.bursts import (
    BurstInside,
    ChangedPlaces,
    MovementStruck,
    RoundBurst,
    RoundMissed,
)
from grognard.games.operation_ww2.state.state import Model
from grognard.space.plane import Point

__all__ = ["Aimed", "Bursts"]


class Bursts(Procedure):
    """The rounds of a unit's area weapons, in the order the firer likes, each with its damage applied before the next
    (AZ-FIRE-14, AZ-FIRE-16). ``held``: they interrupt a movement (AZ-AREA-13). The value: the units that lost models,
    for whom morale is due after the last shot of the order."""

    unit: str
    order: OrderName
    aimed: tuple[Aimed, ...]
    held: bool = False
    struck: tuple[str, ...] = ()

    @step
    def next_round(self, g: G) -> Action:
        if not self.aimed:
            return Done(self.struck)
        first = self.aimed[0]
        if not any(model.id == first.model for model in g.state.units[self.unit].models):
            return Next(())
        weapon = weapon_of(g, first)
        if weapon.flame:
            return Call(Flaming(self.unit, first, self.order))
        return Call(RocketSalvo(self.unit, first) if weapon.has("salvo") else Round(self.unit, first, self.held))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        named = tuple(dict.fromkeys((*self.struck, *struck)))
        return Repeat(replace(self, aimed=self.aimed[1:], struck=named))


class Round(Procedure):
    """One round: a die to hit (AZ-AREA-03); on a hit it bursts on its target, on a miss indirect fire, grenades and
    charges scatter (AZ-AREA-10, AZ-IND-04, AZ-GRN-01, AZ-HEAT-04). The value: the units that lost models. ``die`` is
    the natural die to hit."""

    unit: str
    aimed: Aimed
    held: bool = False
    die: int = 0

    @step
    def roll_to_hit(self, g: G) -> Action:
        return to_hit(g, self.unit, self.aimed) if target_of(g, self.aimed) is not None else Done(())

    @step
    def fall(self, g: B, die: int) -> Action:
        """Where the round goes: to its target, in the hand that throws it, somewhere else, nowhere."""
        target = target_of(g, self.aimed)
        assert target is not None
        after = replace(self, die=die)
        fate = fate_of(g, self.aimed).reached(die)
        if fate == IN_HAND:
            return after.then(Call(InTheHand(self.unit, self.aimed, die)))
        if fate == HIT:
            held = self.held and target.unit is not None and not target.unit.is_vehicle
            return after.then(Call(Interrupted(self.unit, self.aimed, die)) if held else Next(target))
        g.emit(RoundMissed(self.unit, self.aimed.weapon, target.at, die), "AZ-AREA-10")
        if self.held or not scatters(g, self.aimed):
            return Done(())
        return after.then(Call(scatter(g, self.unit, self.aimed, target.at)))

    @step
    def burst(self, g: G, where: Target | Point | tuple[str, ...] | None) -> Action:
        if where is None:
            return Done(())
        if not isinstance(where, Target) and (not where or isinstance(where[0], str)):
            return Done(where)
        if self.aimed.into and isinstance(where, Target):
            return Call(IntoOpenTop(self.unit, self.aimed, self.die))
        return Call(Landing(self.unit, self.aimed, burst_of(g, self.aimed, where), self.die))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(struck)


class IntoOpenTop(Procedure):
    """A round that goes into the open part of a vehicle: it bursts inside, everybody there is hit without cover, and
    nobody else (AZ-TWO-06). The value: nobody whose morale is still to be tested."""

    unit: str
    aimed: Aimed
    die: int

    @step
    def strike(self, g: B) -> Action:
        aimed, shell = self.aimed, shell_of(g, self.unit, self.aimed, self.die)
        assert shell.start is not None
        g.emit(BurstInside(self.unit, aimed.weapon, aimed.target, aimed.at), "AZ-TWO-06")
        hit = VehicleHit(aimed.weapon, shell.start, "open-top", self.unit, aimed.model, self.die, modifier=shell.added)
        return Call(VehicleHits(aimed.target, aimed.at, (hit,)))

    @step
    def end(self, g: G, hurt: bool) -> Action:
        return Done(())


class Landing(Procedure):
    """A round bursts, and, if it is heavy enough, the building it bursts on is shaken (AZ-DEM-02, AZ-ROO-01). The
    value: the units that lost models."""

    unit: str
    aimed: Aimed
    burst: Burst
    die: int
    struck: tuple[str, ...] = ()

    @step
    def strike(self, g: B) -> Action:
        g.emit(RoundBurst(self.unit, self.aimed.weapon, self.burst.at, self.burst.radius), "AZ-AREA-01")
        return Call(Blast(self.burst, shell_of(g, self.unit, self.aimed, self.die)))

    @step
    def shake(self, g: G, struck: tuple[str, ...]) -> Action:
        seat, calibre = g.state.units[self.unit].seat, weapon_of(g, self.aimed).calibre
        shock = shock_of(g, seat, calibre, self.burst.at, self.burst.building, indirect=self.aimed.indirect)
        return self.then(Next(()) if shock is None else Call(shock), struck=struck)

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(tuple(dict.fromkeys((*self.struck, *struck))))


class InTheHand(Procedure):
    """A charge goes off in the hand that throws it: the thrower dies, and it bursts where he stood (AZ-EXP-02). The
    value: the units that lost models."""

    unit: str
    aimed: Aimed
    die: int

    @step
    def burst(self, g: B) -> Action:
        thrower = g.state.units[self.unit].model(self.aimed.model)
        burst, shell = in_the_hand(g, thrower, self.aimed), shell_of(g, self.unit, self.aimed, self.die)
        lose(g, self.unit, (thrower.id,), (), "AZ-EXP-02", cause="blast")
        g.emit(RoundBurst(self.unit, self.aimed.weapon, burst.at, burst.radius), "AZ-EXP-02")
        return Call(Blast(burst, replace(shell, start=None)))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(tuple(dict.fromkeys((self.unit, *struck))))


def in_the_hand(g: G, thrower: Model, aimed: Aimed) -> Burst:
    """Where a charge bursts that goes off in the hand: where its thrower stood (AZ-EXP-02)."""
    inside = building_at(g, (thrower.x, thrower.y))
    where: Where = "inside" if inside else "open"
    return Burst((thrower.x, thrower.y), weapon_of(g, aimed).template * 1000, where, inside, thrower.storey)


class RocketSalvo(Procedure):
    """The one salvo of a rocket launcher, of as many templates as its row says (AZ-RKT-01): the first rocket is rolled
    for and scatters if it misses, the others scatter from where it came down (AZ-RKT-02, AZ-RKT-03). The value: the
    units that lost models.

    ``origin`` is where the others scatter from, as far as the target was off at first (``distance``, AZ-SCT-03);
    ``left`` how many are still to come; ``hit``: the first one did.
    """

    unit: str
    aimed: Aimed
    left: int = 0
    origin: Point | None = None
    hit: bool = False
    die: int = 0
    distance: int = 0
    struck: tuple[str, ...] = ()

    @step
    def aim(self, g: G) -> Action:
        if self.origin is not None:
            if not self.left:
                return Done(self.struck)
            if self._straight(g):
                return Next(self.origin)
            seat = g.state.units[self.unit].seat
            return Call(Scatter(seat, self.origin, self.distance, self.aimed.sees))
        return to_hit(g, self.unit, self.aimed) if target_of(g, self.aimed) is not None else Done(())

    @step
    def first(self, g: B, value: int | Point | None) -> Action:
        if not isinstance(value, int):
            return Next(value)
        target = target_of(g, self.aimed)
        assert target is not None
        count, fall = weapon_of(g, self.aimed).templates, scatter(g, self.unit, self.aimed, target.at)
        hit = fate_of(g, self.aimed).reached(value) == HIT
        after = replace(self, left=count, die=value, hit=hit, distance=fall.distance)
        if hit:
            return after.then(Next(target.at))
        g.emit(RoundMissed(self.unit, self.aimed.weapon, target.at, value), "AZ-RKT-02")
        return after.then(Call(fall))

    @step
    def fall(self, g: G, place: Point | None) -> Action:
        """A rocket that came to nothing is lost; of the first the others scatter from the aim, or, by the option
        ``salvo_first_dud``, all are lost (AZ-RKT-04). One that hits lies on what it was aimed at (AZ-AREA-05)."""
        after, target = replace(self, left=self.left - 1), target_of(g, self.aimed)
        first = self.origin is None
        if first:
            assert target is not None
            if place is None and g.setup.options["salvo_first_dud"] == "salvo_lost":
                return Done(())
            after = replace(after, origin=place or target.at)
        if place is None:
            return after.then(Next(()))
        centred = target is not None and self.hit and (first or self._straight(g))
        burst = burst_of(g, self.aimed, target if target is not None and centred else place)
        return after.then(Call(Landing(self.unit, self.aimed, burst, self.die)))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        return Repeat(replace(self, struck=tuple(dict.fromkeys((*self.struck, *struck)))))

    def _straight(self, g: G) -> bool:
        """Whether the others fall where the first one did, which hit (AZ-RKT-03)."""
        return self.hit and bool(g.setup.options["salvo_after_hit"] == "all_on_target")


class Interrupted(Procedure):
    """A round that interrupts people on their way and hits: a die with what its size adds says how many of them are
    struck, in sight or not, no template is laid (AZ-AREA-13, AZ-ANT-06). Those in the best cover are struck first, as
    their owner would choose, or, by the option ``silent_choice``, those in the worst, as his opponent would
    (AZ-DEF-16). The value: the units that lost models."""

    unit: str
    aimed: Aimed
    die: int

    @step
    def roll_die(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(1, Total(), say("az-roll-struck"), "AZ-AREA-13", seat=seat, sides=10)

    @step
    def strike(self, g: B, die: int) -> Action:
        unit, target = g.state.units[self.unit], g.state.units[self.aimed.target]
        count = struck_by(g, weapon_of(g, self.aimed).template, die)
        g.emit(MovementStruck(unit.id, target.id, self.aimed.weapon, count), "AZ-AREA-13")
        people = [(target, model) for model in target.people]
        shell = shell_of(g, self.unit, self.aimed, self.die)
        lots: list[Lot] = []
        best_first = -1 if g.setup.options["silent_choice"] == "owner" else 1
        for lot in sorted(alike(g, people, shell), key=lambda each: best_first * COVERS.index(each.cover)):
            if count > 0:
                lots.append(replace(lot, dice=min(count, lot.dice)))
                count -= lots[-1].dice
        if not lots:
            return Next(())
        return Call(DamageDice(shell.seat, tuple(lots), shell.table, "blast", ("AZ-AREA-13",)))

    @step
    def put_down(self, g: B, struck: tuple[str, ...]) -> Action:
        """One of those who lie scared lies where the leading model was caught; they change places (AZ-AREA-13)."""
        target = g.state.units[self.aimed.target]
        scared = [model for model in target.people if model.posture == "scared"]
        here = next((model for model in target.people if model.id == self.aimed.at), None)
        if scared and here is not None and here.posture != "scared":
            g.emit(ChangedPlaces(target.id, scared[0].id, here.id), "AZ-AREA-13")
        return Done(struck)


def to_hit(g: G, unit: str, aimed: Aimed) -> Roll:
    """The die to hit of a round (AZ-AREA-03)."""
    name = weapon_of(g, aimed).name
    purpose = say("az-roll-round", weapon=name, need=aimed.need)
    return roll(1, Total(), purpose, "AZ-AREA-03", "AZ-ONE-01", seat=g.state.units[unit].seat, sides=10)


def scatter(g: G, unit: str, aimed: Aimed, at: Point) -> Scatter:
    """How a round of a weapon scatters from a place (AZ-SCT-03)."""
    firer = g.state.units[unit].model(aimed.model)
    target = target_of(g, aimed)
    distance = distance_to(firer, at, None) if target is None else distance_to(firer, target.at, target.model)
    return Scatter(g.state.units[unit].seat, at, round(distance), aimed.sees)


def struck_by(g: G, radius: int, die: int) -> int:
    """How many models a burst of this radius in centimetres strikes without a template (AZ-AREA-13)."""
    row: BurstRow = g.context.tables.bursts[str(radius)]
    return max(die + row.plus, row.least)
