"""Objectives: placing them, who holds them (WH-GAME-07, WH-GAME-08, WH-GAME-13)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.rows import Throw
from grognard.games.wh40k5.data.zones import in_zone
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.placing import spots
from grognard.games.wh40k5.state.events.mission import ObjectivePlaced
from grognard.games.wh40k5.state.setup_choices import PlaceObjective
from grognard.games.wh40k5.state.state import Model, Objective, Unit, enemy
from grognard.space.plane import Point, gap_from

WITHIN = TABLES.limits["hold-within"].value
SPREAD = 3 * INCH
"""How far apart the places lie that a program is offered for an objective."""


class PlacingObjectives(Procedure):
    """The players place the objectives of the mission in turn, who deploys first begins (WH-GAME-07); a scenario that
    names them has placed them. ``left`` are those still to come."""

    left: int | None = None

    @step
    def count(self, g: G) -> Action:
        mission = TABLES.missions[g.state.mission]
        if self.left is not None:
            return Next(self.left)
        if g.state.objectives or mission.objectives is None:
            return Done()
        if isinstance(mission.objectives, Throw):
            throw = mission.objectives
            return roll(throw.count, Total(), say("wh-roll-objectives"), "WH-GAME-07", sides=throw.sides)
        return Next(mission.objectives)

    @step
    def ask(self, g: G, number: int) -> Action:
        throw = TABLES.missions[g.state.mission].objectives
        rolled = self.left is None and isinstance(throw, Throw)
        left = number + (throw.plus if rolled and isinstance(throw, Throw) else 0)
        if not left:
            return Done()
        seat = g.state.first if len(g.state.objectives) % 2 == 0 else enemy(g.state.first)
        decision = ChooseObjective(seat)
        if not decision.has_any(g, decision.candidates(g)):
            return Done()
        return self.then(Ask(decision), left=left)

    @step
    def place(self, g: B, choice: PlaceObjective) -> Action:
        assert self.left is not None
        number = len(g.state.objectives)
        seat = g.state.first if number % 2 == 0 else enemy(g.state.first)
        objective = Objective(id=f"objective-{number + 1}", x=choice.at[0], y=choice.at[1])
        g.emit(ObjectivePlaced(seat, objective), "WH-GAME-07")
        return Repeat(replace(self, left=self.left - 1))


class ChooseObjective(Decision):
    """Where an objective lies (WH-GAME-07)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """Places all over the table."""
        return [PlaceObjective(at) for at in spots(g, SPREAD)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first thing the mission has against a place."""
        if not isinstance(choice, PlaceObjective):
            return Refused(say("refused-not-offered"))
        return misplaced(g, self.seat, choice.at)


def misplaced(g: G, seat: int, at: Point) -> Refused | None:
    """Why an objective may not lie here; None if it may (WH-GAME-07)."""
    mission = TABLES.missions[g.state.mission]
    width, depth = g.context.width, g.context.depth
    from_edge = min(at[0], at[1], width - at[0], depth - at[1])
    inches = mission.apart // INCH
    if from_edge < 0 or (mission.apart and from_edge <= mission.apart):
        return Refused(say("wh-fault-objective-edge", inches=inches), "WH-GAME-07")
    if g.context.ground_of(g.state).impassable.touches((at,)):
        return Refused(say("wh-fault-objective-impassable"), "WH-GAME-07")
    if mission.apart and any(hypot(at[0] - each.x, at[1] - each.y) <= mission.apart for each in g.state.objectives):
        return Refused(say("wh-fault-objective-near", inches=inches), "WH-GAME-07")
    if mission.place == "zones":
        row = TABLES.deployments[g.state.deployment]
        if not in_zone(row, g.state.zones[seat], at, (width, depth)):
            return Refused(say("wh-fault-objective-zone"), "WH-GAME-07")
    return None


# ---- who holds them ----------------------------------------------------------------------------------------------


def near(g: G, unit: Unit, objective: Objective) -> bool:
    """Whether a model of a unit is within 3" of an objective (WH-GAME-08)."""
    x, y = objective.x, objective.y
    return any(is_about(x, y, model) and gap_from(x, y, model.body) <= WITHIN for model in unit.models)


def is_about(x: int, y: int, model: Model) -> bool:
    """Whether a model can be near a place at all: asked first, for most are far away."""
    reach = WITHIN + (model.radius if model.of.hull is None else sum(model.of.hull))
    return abs(model.x - x) <= reach and abs(model.y - y) <= reach


def where(g: G, unit: Unit) -> Unit | None:
    """The unit on the table by which a unit holds: itself or its transport; None if that is not on the table
    (WH-GAME-08)."""
    carrier = g.state.units[unit.aboard] if unit.aboard is not None else unit
    return carrier if carrier.on_table else None


def is_scoring(g: G, unit: Unit) -> bool:
    """Whether a unit can hold objectives: Troops, but no vehicles, no swarms, nobody who flees (WH-GAME-08,
    WH-USR-21)."""
    swarms = any(g.context.bears(model, "swarms") for model in unit.models)
    return unit.of.slot == "troops" and not unit.is_vehicle and not swarms and not unit.fleeing


def contests(g: G, unit: Unit) -> bool:
    """Whether a unit keeps the enemy from holding an objective: any unit, by the option ``fleeing_contests`` even one
    that flees (WH-GAME-08, WH-GAME-13)."""
    return not unit.fleeing or bool(g.setup.options["fleeing_contests"] == "true")


def candidates(g: G, seat: int, objective: Objective) -> list[str]:
    """The units by which a seat holds an objective; none if an enemy is too near (WH-GAME-08)."""
    scoring = [(unit, where(g, unit)) for unit in g.state.of(seat) if is_scoring(g, unit)]
    found = [unit.id for unit, there in scoring if there is not None and near(g, there, objective)]
    others = g.state.standing(enemy(seat))
    if found and any(contests(g, unit) and near(g, unit, objective) for unit in others):
        return []
    return found


def held(g: G, seat: int) -> list[str]:
    """The objectives a seat holds; by the option ``one_objective_per_unit`` each by a unit of its own, as many as can
    be shared out so (WH-GAME-08, WH-GAME-13)."""
    holders = {each.id: candidates(g, seat, each) for each in g.state.objectives}
    if g.setup.options["one_objective_per_unit"] == "false":
        return [id for id, units in holders.items() if units]
    given: dict[str, str] = {}
    for id in holders:
        _give(holders, given, id, set())
    return [id for id in holders if id in given.values()]


def _give(holders: dict[str, list[str]], given: dict[str, str], objective: str, tried: set[str]) -> bool:
    """Find a unit for an objective, moving others to further units if need be; ``given`` is the objective of each."""
    for unit in holders[objective]:
        if unit in tried:
            continue
        tried.add(unit)
        if unit not in given or _give(holders, given, given[unit], tried):
            given[unit] = objective
            return True
    return False
