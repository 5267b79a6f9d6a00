"""Hits on a section of motorcycles: the owner shares out the damage (AZ-MC-05)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.book.modifiers import total
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Skip, step
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import motorcycles, sheets
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted, Hurt, bounded
from grognard.games.operation_ww2.rules.crews.nerves import CrewTests
from grognard.games.operation_ww2.rules.vehicle_fire.damage import damaged
from grognard.games.operation_ww2.rules.vehicle_fire.hit import (
    DIRECT,
    VehicleHit,
    damage_modifiers,
    effects_of,
    table_of,
)
from grognard.games.operation_ww2.state.choices import StrikeBike
from grognard.games.operation_ww2.state.events.vehicles import VehicleDamaged
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.space.plane import Disc, Point


class Result(Record):
    """A damage die with its modifiers, and the hit it came of."""

    die: int
    table: Table
    hit: VehicleHit


def shares_out(g: G, unit: Unit, hits: Sequence[VehicleHit]) -> bool:
    """Whether hits are on a section of several motorcycles that is not at rest."""
    bikes = [model for model in unit.vehicles if unit.has_crew(model)]
    moving = all(sheets.is_motorcycle(g, model) and not motorcycles.is_at_rest(g, model) for model in bikes)
    return len(bikes) > 1 and moving and all(hit.how in DIRECT for hit in hits)


class SectionHits(Procedure):
    """All damage dice are rolled, and the results are given out from the worst on, each to a machine in sight of the
    fire; then each crew is tested (AZ-MC-05). ``away`` is where the shots came from. The value is a ``Hurt`` of which
    nothing is left to be tested: what those that blew up reach beside them (AZ-VDM-17)."""

    unit: str
    model: str
    hits: tuple[VehicleHit, ...]
    results: tuple[Result, ...] = ()
    struck: str = ""
    hurt: tuple[tuple[str, Hurt], ...] = ()
    away: Point = (0, 0)
    blasted: tuple[Blasted, ...] = ()

    @step
    def roll_dice(self, g: G) -> Action:
        if self.results or not self.hits:
            return Next(())
        dice = roll(len(self.hits), Faces(), say("az-roll-section"), "AZ-MC-05", "AZ-FIRE-12", sides=10)
        return dice

    @step("tests")
    def choose(self, g: G, faces: tuple[int, ...]) -> Action:
        unit = g.state.units[self.unit]
        results = self.results
        if faces:
            bike = unit.model(self.model)
            results = tuple(
                sorted(
                    (result_of(g, bike, hit, die) for hit, die in zip(self.hits, faces, strict=True)),
                    key=lambda each: -each.die,
                )
            )
        away = self.hits[0].start if self.hits else self.away
        after = replace(self, results=results, hits=(), away=away)
        if not results:
            return after.then(Skip("tests"))
        seen = in_sight(g, unit, results[0].hit.start)
        if not seen:
            return after.then(Skip("tests"), results=())
        return after.then(Ask(ChooseBike(unit.seat, unit.id, seen)) if len(seen) > 1 else Next(StrikeBike(seen[0])))

    @step
    def apply(self, g: B, choice: StrikeBike) -> Action:
        first, *rest = self.results
        bike = g.state.units[self.unit].model(choice.model)
        effects = effects_of(g, bike, first.table, first.die)
        g.emit(VehicleDamaged(self.unit, bike.id, first.die, effects.text), "AZ-MC-05", "AZ-FIRE-12")
        after = replace(self, results=tuple(rest), struck=bike.id)
        if effects.text == "NE":
            return after.then(Next(Hurt()))
        small = first.hit.how == "shot" and tables(g).weapons[first.hit.weapon].part == "small-arms"
        side = side_struck(g, bike, first.hit.start)
        return after.then(Call(damaged(g, self.unit, bike, effects, first.table, side, small)))

    @step
    def add(self, g: G, hurt: Hurt) -> Action:
        known = dict(self.hurt)
        if self.struck:
            known[self.struck] = known.get(self.struck, Hurt()).and_also(hurt)
        after = replace(self, hurt=tuple(known.items()), struck="", blasted=(*self.blasted, *hurt.blasted))
        return Repeat(after) if self.results else after.then()

    @step
    def tests(self, g: G) -> Action:
        if not self.hurt:
            return Next(True)
        (bike, hurt), *rest = self.hurt
        return self.then(Call(CrewTests(self.unit, bike, hurt, self.away)), hurt=tuple(rest))

    @step
    def end(self, g: G, over: bool | None) -> Action:
        return Done(Hurt(blasted=self.blasted)) if over else Repeat(self)


def result_of(g: G, bike: Model, hit: VehicleHit, die: int) -> Result:
    """What a damage die of a hit comes to (AZ-FIRE-12, AZ-FIRE-13)."""
    added = hit.modifier + total(damage_modifiers(g, bike, hit, side_struck(g, bike, hit.start)))
    return Result(bounded(g, die + added), table_of(g, hit), hit)


def in_sight(g: G, unit: Unit, start: Point) -> tuple[str, ...]:
    """The manned motorcycles of a section that are seen from a muzzle."""
    eye = Disc(*start, 0)
    there = [model for model in unit.vehicles if unit.has_crew(model)]
    seen = [model.id for model in there if g.context.sight.look(eye, model).seen != "not"]
    return tuple(seen)


class ChooseBike(Decision):
    """Which motorcycle of a section takes the worst result that is left (AZ-MC-05)."""

    unit: str
    models: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each that is seen."""
        return [StrikeBike(id) for id in self.models]
