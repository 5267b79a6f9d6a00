"""Deep strike and its mishaps (WH-GAME-02, WH-GAME-03, WH-GAME-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.core.book.tables import row_of
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.placing import Legs, circles, is_on_table, nearest, overlap, placed, spots, touches
from grognard.games.wh40k5.rules.movement.movement import perches
from grognard.games.wh40k5.rules.shooting.scatter import Scatter
from grognard.games.wh40k5.rules.vehicles.driving import danger_tests
from grognard.games.wh40k5.state.events.mission import DeepStruck, MishapSuffered
from grognard.games.wh40k5.state.setup_choices import Drop
from grognard.games.wh40k5.state.state import Model, Unit, enemy
from grognard.space.plane import Hull, Point, footprint
from grognard.space.terrain import Patch

DICE = TABLES.limits["deep-strike-dice"].value
ENEMIES = TABLES.limits["mishap-enemies"].value
APART = 4 * INCH
"""How far apart the places lie that a program is offered."""
TURNS = (0, 30, 15, 45)
"""By how many degrees the circles are turned where the first way to draw them up is not free."""


class DeepStriking(Procedure):
    """The first model is placed, scatters, and the others stand in touching circles about it; what cannot stand so has
    a mishap (WH-GAME-02, WH-GAME-03).

    ``facing`` is that of a vehicle.
    """

    unit: str
    facing: int = 0

    @step
    def aim(self, g: G) -> Action:
        return Ask(ChooseDrop(g.state.units[self.unit].seat, self.unit))

    @step
    def scatter(self, g: G, choice: Drop) -> Action:
        seat = g.state.units[self.unit].seat
        fall = Scatter(seat, choice.at, DICE, say("wh-roll-deep-strike"), ("WH-GAME-02",))
        return self.then(Call(fall), facing=choice.facing)

    @step
    def land(self, g: G, at: Point) -> Action:
        legs = landing(g, g.state.units[self.unit], at, self.facing)
        return Call(Mishap(self.unit, self.facing) if legs is None else TouchingDown(self.unit, legs, self.facing))


class TouchingDown(Procedure):
    """The unit stands there; difficult terrain is dangerous to it, and may immobilise a vehicle (WH-GAME-02,
    WH-MOVE-03)."""

    unit: str
    legs: Legs
    facing: int

    @step
    def stand(self, g: B) -> Action:
        g.emit(DeepStruck(self.unit, self.legs, self.facing), "WH-GAME-02")
        tested = endangered(g, g.state.units[self.unit])
        return Call(danger_tests(g, self.unit, tested)) if tested else None


def endangered(g: G, unit: Unit) -> tuple[str, ...]:
    """The models that have to test for the ground if their unit comes down as it is drawn up (WH-GAME-02)."""
    rough = rough_to_land(g)
    return tuple(model.id for model in unit.models if any(lands_in(model, patch) for patch in rough))


def rough_to_land(g: G) -> tuple[Patch, ...]:
    """The ground that is dangerous to those who come down in it (WH-GAME-02, WH-MOVE-03)."""
    ground = g.context.ground_of(g.state)
    return ground.difficult, ground.dangerous, ground.impassable


def lands_in(model: Model, patch: Patch) -> bool:
    """Whether a model comes down in some ground: on its middle, a vehicle with any part of its hull (WH-MOVE-03,
    WH-VEH-04)."""
    body = model.body
    return bool(patch.shape.intersects(footprint(body))) if isinstance(body, Hull) else patch.touches((model.at,))


class Mishap(Procedure):
    """A die on the table of mishaps (WH-GAME-03): destroyed, placed by the enemy, or back in reserve (WH-GAME-12)."""

    unit: str
    facing: int

    @step
    def throw(self, g: G) -> Action:
        return roll(1, Total(), say("wh-roll-mishap"), "WH-GAME-03", seat=g.state.units[self.unit].seat)

    @step
    def suffer(self, g: B, face: int) -> Action:
        unit, result = g.state.units[self.unit], row_of(TABLES.mishaps, face).result
        decision = ChooseMisplaced(enemy(unit.seat), self.unit)
        if result == "misplaced" and not decision.has_any(g, decision.candidates(g)):
            result = "delayed"
        g.emit(MishapSuffered(self.unit, result), "WH-GAME-03", "WH-GAME-12")
        return Ask(decision) if result == "misplaced" else Done()

    @step
    def place(self, g: G, choice: Drop) -> Action:
        """Where the enemy wants it, without scatter."""
        legs = landing(g, g.state.units[self.unit], choice.at, choice.facing)
        assert legs is not None
        return Call(TouchingDown(self.unit, legs, choice.facing))


def landing(g: G, unit: Unit, at: Point, facing: int) -> Legs | None:
    """How a unit stands about a place; None if a model would be off the table, on impassable ground, on a friend, or on
    or within 1" of an enemy (WH-GAME-03). Circles that are not free are tried turned a little."""
    ways = (circles(unit, at, turn) for turn in (TURNS if len(unit.models) > 1 else TURNS[:1]))
    return next((legs for legs in ways if stands(g, placed(unit, legs, facing))), None)


def stands(g: G, unit: Unit) -> bool:
    """Whether no model of a unit as it is drawn up gives cause for a mishap (WH-GAME-03)."""
    bodies = [model.body for model in unit.models]
    if not all(is_on_table(g, body) for body in bodies):
        return False
    barred = g.context.ground_of(g.state).impassable.shape
    for model in unit.models:
        if not (perches(g, model.body) if model.type.flies else not touches(barred, model.body)):
            return False
    for other in g.state.on_table():
        there = [model.body for model in other.models]
        if overlap(bodies, there) or (other.seat != unit.seat and nearest(bodies, there) <= ENEMIES):
            return False
    return True


class ChooseDrop(Decision):
    """Where the first model is placed: anywhere on the table (WH-GAME-02)."""

    sampled: ClassVar[bool] = True

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Places all over the table."""
        return [Drop(at) for at in spots(g, APART)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The place must be on the table."""
        if not isinstance(choice, Drop):
            return Refused(say("refused-not-offered"))
        x, y = choice.at
        on_table = 0 <= x <= g.context.width and 0 <= y <= g.context.depth
        return None if on_table else Refused(say("wh-fault-off-table"), "WH-GAME-02")


class ChooseMisplaced(Decision):
    """Where the enemy deploys a unit that had a mishap: anywhere it can stand (WH-GAME-03, WH-GAME-12)."""

    sampled: ClassVar[bool] = True

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Places all over the table."""
        return [Drop(at) for at in spots(g, APART)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The unit must be able to stand there."""
        if not isinstance(choice, Drop):
            return Refused(say("refused-not-offered"))
        free = landing(g, g.state.units[self.unit], choice.at, choice.facing) is not None
        return None if free else Refused(say("wh-fault-landing"), "WH-GAME-03")
