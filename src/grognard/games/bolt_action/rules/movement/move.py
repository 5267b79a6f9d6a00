"""Movement of infantry: choosing a way, walking it, and being interrupted on it (chapters Movement and Ambush)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import building_moves, formation, hindrances, walking
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formation import is_broken
from grognard.games.bolt_action.ground.walking import Manner
from grognard.games.bolt_action.rules.movement import ways
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.transport import Boarding, boarding_refusal, vehicles_near
from grognard.games.bolt_action.state.choices import Board, ChangeFloor, GoIn, Leg, StayAway, StayPut, Walk
from grognard.games.bolt_action.state.events.movement import StayedAway, WentIn
from grognard.games.bolt_action.state.events.nerve import UnitDestroyed
from grognard.games.bolt_action.state.events.turn import DieTurned
from grognard.games.bolt_action.state.state import Floor, Unit

BOARDING_PICK = 0.3
"""How often a unit that moves at random boards a vehicle that is near."""

ADVANCE: Manner = "advance"
RUN: Manner = "run"
REGROUP: Manner = "regroup"


BUILDING_PICK = 0.2
"""How often a unit that moves at random tries to go into a building that is near."""


def rate(manner: Manner) -> int:
    """How far infantry moves, in thousandths of an inch (BA-MOV-01, BA-MOV-21)."""
    row = tables.RATES["infantry"]
    return row.run if manner == "run" else row.advance


def allowance(g: G, unit: Unit, manner: Manner) -> int:
    """How far a unit may move, in thousandths of an inch.

    Guns that can be pushed by hand go at the rate of guns; heavier ones, and all that are dug in, only turn where they
    stand (BA-MOV-07, BA-MOV-08, BA-MOV-18, BA-ART-03).
    """
    profile = g.context.profile(unit.id)
    if not profile.is_gun:
        return rate(manner)
    return 0 if profile.tow_only or g.context.dug_in(unit) else tables.RATES["artillery"].advance


class Move(Procedure):
    """A unit moves at the rate of its order, or enters the table (BA-MOV-01, BA-MOV-23)."""

    unit: str
    manner: Manner

    @step
    def choose_way(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Ask(ChooseMove(unit.seat, self.unit, self.manner, allowance(g, unit, self.manner)))

    @step
    def walk(self, g: B, choice: Walk | StayPut | StayAway | GoIn | ChangeFloor | Board) -> Action:
        unit = g.state.units[self.unit]
        if isinstance(choice, Board):
            return Call(Boarding(self.unit, choice.vehicle, rate(self.manner)))
        if isinstance(choice, GoIn):
            floor = Floor(choice.building, choice.level)
            return Call(GoingIn(self.unit, floor, self.legs_in(g, unit, floor), choice.facing))
        if isinstance(choice, ChangeFloor):
            assert unit.inside is not None
            go_in(g, self.unit, replace(unit.inside, level=choice.level), choice.facing, "BA-BLD-07")
            return Done()
        if isinstance(choice, Walk):
            legs = ways.from_start(unit, choice.legs)
            return Call(March(self.unit, legs, choice.facing, entering=not unit.on_table))
        if isinstance(choice, StayAway):
            stay_away(g, self.unit)
        return Done()

    def legs_in(self, g: G, unit: Unit, floor: Floor) -> tuple[Leg, ...]:
        """The ways into a building, known to be open."""
        found = building_moves.way_in(g, unit, floor, self.manner, rate(self.manner))
        assert isinstance(found, building_moves.WayIn)
        return ways.from_start(unit, found.legs)


class GoingIn(Procedure):
    """A unit walks up to a building and goes in, if anybody is left; that ends its move (BA-BLD-01)."""

    unit: str
    floor: Floor
    legs: tuple[Leg, ...]
    facing: int | None = None

    @step
    def walk_up(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Call(March(self.unit, self.legs, entering=not unit.on_table))

    @step
    def enter(self, g: B, down: bool | None) -> None:
        if g.state.units[self.unit].on_table and not down:
            go_in(g, self.unit, self.floor, self.facing, "BA-BLD-01")


def go_in(g: B, unit: str, floor: Floor, facing: int | None, *rules: str) -> None:
    """The unit is on this floor from now on."""
    there = building_moves.placed(g, g.state.units[unit], floor)
    places = tuple(Leg(model.id, ((model.x, model.y),)) for model in there.models)
    g.emit(WentIn(unit, floor, places, facing), *rules)


def stay_away(g: B, unit: str) -> None:
    """A unit that did not enter shows Down and waits in reserve; by house rule one of the first wave is lost
    (BA-SCN-10)."""
    if g.state.units[unit].place == "first_wave" and g.setup.options["late_first_wave"] == "destroyed":
        for rider in list(g.state.riders(unit)):
            g.emit(UnitDestroyed(rider.id, "absent"), "BA-SCN-10")
        g.emit(UnitDestroyed(unit, "absent"), "BA-SCN-10")
        return
    g.emit(StayedAway(unit), "BA-SCN-10")
    if g.state.units[unit].order is not None:
        g.emit(DieTurned(unit, "down"), "BA-SCN-10")


class ChooseMove(Decision):
    """Where a unit's models walk: any way the rules allow (BA-MOV-01 to BA-MOV-05, BA-GEN-04, BA-GEN-05).

    ``leaving``: it must come out of its building, if it can (BA-BLD-05); ``clearing``: away from the enemy vehicles it
    stands at (BA-CQ-26).
    """

    unit: str
    manner: Manner
    allowance: int
    leaving: bool = False
    clearing: bool = False

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Candidate]:
        """A sample: staying; the floors of buildings; the whole unit in many directions at full and half rate; the
        vehicles that are near."""
        unit = g.state.units[self.unit]
        return [self.stay(unit), *self.onward(g, unit), *self.boardings(g, unit)]

    def stay(self, unit: Unit) -> Choice:
        """What a unit does that does not move."""
        return StayPut() if unit.on_table else StayAway()

    def onward(self, g: G, unit: Unit) -> list[Candidate]:
        """The ways to go and the floors to go to (BA-BLD-01, BA-BLD-07)."""
        return [*building_moves.conceivable(g, unit, self.manner, self.allowance), *self.ways(g, unit)]

    def ways(self, g: G, unit: Unit) -> list[Callable[[], Walk]]:
        """The ways of the sample, each made when called, not yet checked."""
        clear = [lambda walk=walk: walk for walk in self.ways_clear(g, unit)]
        return [*clear, *formation.samples(g, unit, self.allowance)]

    def ways_clear(self, g: G, unit: Unit) -> list[Walk]:
        """The shortest way off the vehicles it must leave."""
        return [walk] if self.clearing and (walk := hindrances.way_clear(g, unit)) is not None else []

    def boardings(self, g: G, unit: Unit) -> list[Board]:
        """The vehicles a unit on Run may try to board. It states no rule: each is refused or not by ``refusal``."""
        if self.manner != RUN or not g.context.vehicles or not unit.in_the_open or self.has_got_out(g):
            return []
        return [Board(vehicle.id) for vehicle in vehicles_near(g, unit, self.allowance)]

    def has_got_out(self, g: G) -> bool:
        """Whether the unit left a vehicle in this very order."""
        return g.state.units[self.unit].alighted

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule a walk breaks, at which model and after how many inches; men board on a Run only in which they
        did not get out (BA-TRN-02, BA-TRN-11), who can go on or must draw off does not stay (BA-GEN-14, BA-SCN-04,
        BA-CQ-26)."""
        unit = g.state.units[self.unit]
        if isinstance(choice, Walk):
            if self.clearing and not hindrances.clears(g, unit, choice):
                return Refused(say("ba-fault-enemy-near"), "BA-CQ-26", "BA-GEN-05")
            return walking.refusal(g, unit, choice, self.manner, self.allowance)
        if isinstance(choice, Board):
            if self.manner != RUN or self.has_got_out(g):
                return Refused(say("ba-refused-board-on-run"), "BA-TRN-02", "BA-TRN-11")
            return boarding_refusal(g, unit, choice.vehicle, self.allowance)
        if isinstance(choice, GoIn | ChangeFloor):
            return building_moves.going_refusal(g, unit, choice, self.manner, self.allowance)
        if isinstance(choice, StayPut | StayAway):
            may = choice == self.stay(unit) and not (self.must_go(g, unit) and self.has_any(g, self.onward(g, unit)))
            return None if may else Refused(say("ba-refused-stay"), "BA-GEN-14", "BA-SCN-04")
        return Refused(say("refused-not-offered"))

    def must_go(self, g: G, unit: Unit) -> bool:
        """Whether the unit must enter, close up or draw off if it can (BA-SCN-04, BA-GEN-14, BA-CQ-26)."""
        if not unit.on_table or self.leaving or is_broken(g, unit):
            return True
        return self.clearing and not hindrances.clears(g, unit)

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """The ways of the sample; now and then boarding a vehicle or going into a building that is near; the rest only
        where there is no way."""
        unit = g.state.units[self.unit]
        boardings = self.boardings(g, unit)
        if boardings and random.random() < BOARDING_PICK:
            yield from drawn(boardings, random)
        inside = list(building_moves.conceivable(g, unit, self.manner, self.allowance))
        if inside and random.random() < BUILDING_PICK:
            yield random.choice(inside)
        yield from drawn(formation.samples(g, unit, self.allowance), random)
        yield from self.ways_clear(g, unit)
        yield from inside
        yield self.stay(unit)


class Regroup(Procedure):
    """The winner of a fight regroups up to so many inches (BA-CQ-11); ``clearing``: away from a vehicle that has
    survived (BA-CQ-26)."""

    unit: str
    allowance: int
    clearing: bool = False

    @step
    def choose_way(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        return Ask(ChooseMove(unit.seat, self.unit, REGROUP, self.allowance, clearing=self.clearing))

    @step
    def walk(self, g: G, choice: Walk | StayPut) -> Action:
        if isinstance(choice, StayPut):
            return Done()
        legs = ways.from_start(g.state.units[self.unit], choice.legs)
        return Call(March(self.unit, legs, choice.facing))
