"""Setting up before a battle: unit by unit in turn, each anywhere in its side's zone (BA-SCN-08, BA-SCN-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot
from random import Random
from typing import ClassVar, NamedTuple

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, Few, Found
from grognard.core.engine.procedures import Action, Ask, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.ground import zones
from grognard.games.bolt_action.ground.building_moves import placed as placed_inside
from grognard.games.bolt_action.ground.context import B, G
from grognard.games.bolt_action.ground.formation import arranged
from grognard.games.bolt_action.ground.formulas import first_wave_minimum
from grognard.games.bolt_action.rules.turn.objectives import places
from grognard.games.bolt_action.state.choices import (
    Deploy,
    DeployInside,
    Leg,
    PlaceNext,
    PlaceNoMore,
    PlaceRest,
    StayAway,
)
from grognard.games.bolt_action.state.events.field import SetUpEnded, UnitSetUp
from grognard.games.bolt_action.state.events.movement import WentIn
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.state import Floor, Unit, enemy
from grognard.space.formations import Shape, middle
from grognard.space.plane import Point

STEP = 4 * INCH
"""How far apart the places of a sample lie."""
INSIDE = 0.1
"""How often a unit picked a place for at random goes into a building."""
SAMPLE = 6
"""How many places of a unit a list names."""
ROOM = 8 * INCH
"""How far apart units like to stand when they are placed for the player."""


class SettingUp(Procedure):
    """Both sides place one unit each in turn (BA-SCN-14); who has none left waits for the other to end.

    ``seat`` places next; ``ended`` are the sides that place no more.
    """

    seat: int
    ended: tuple[int, ...] = ()
    unit: str | None = None

    @step
    def choose_unit(self, g: G) -> Action:
        """The side with units left over places them at the end."""
        waiting = [seat for seat in (self.seat, enemy(self.seat)) if seat not in self.ended and to_set_up(g, seat)]
        if not waiting:
            return Done()
        return self.then(Ask(ChooseToPlace(waiting[0])), seat=waiting[0])

    @step
    def choose_place(self, g: B, choice: PlaceNext | PlaceRest | PlaceNoMore) -> Action:
        other = enemy(self.seat)
        match choice:
            case PlaceNext(id):
                return self.then(Ask(ChoosePlace(self.seat, id)), unit=id)
            case PlaceRest():
                for id in to_set_up(g, self.seat):
                    place = suggestion(g, g.state.units[id])
                    if place is not None:
                        g.emit(UnitSetUp(id, place.legs, place.facing), "BA-SCN-14")
        g.emit(SetUpEnded(self.seat), "BA-SCN-14")
        return Repeat(SettingUp(other, (*self.ended, self.seat)))

    @step
    def place(self, g: B, choice: Deploy | DeployInside | StayAway) -> Action:
        """A unit for which there is no room waits in reserve."""
        assert self.unit is not None
        if isinstance(choice, DeployInside):
            floor = Floor(choice.building, choice.level)
            there = placed_inside(g, g.state.units[self.unit], floor)
            places = tuple(Leg(model.id, ((model.x, model.y),)) for model in there.models)
            g.emit(WentIn(self.unit, floor, places, choice.facing), "BA-SCN-14", "BA-BLD-01", "BA-ART-03")
            return Repeat(SettingUp(enemy(self.seat), self.ended))
        if isinstance(choice, Deploy):
            g.emit(UnitSetUp(self.unit, choice.legs, choice.facing), "BA-SCN-14", "BA-SCN-08")
            return Repeat(SettingUp(enemy(self.seat), self.ended))
        g.emit(SetUpEnded(self.seat), "BA-SCN-14")
        return Repeat(SettingUp(enemy(self.seat), (*self.ended, self.seat)))


def to_set_up(g: G, seat: int) -> list[str]:
    """The units of a seat that may still be set up; men aboard a vehicle go with it (BA-SCN-14)."""
    if g.context.part(g.state, seat).zone == "none":
        return []
    return [unit.id for unit in g.state.of(seat) if unit.place not in ("table", "aboard")]


def least(g: G, seat: int) -> int:
    """How many units a seat has to set up at least: a share of all but the carried ones, rounded up."""
    count = sum(unit.place != "aboard" for unit in g.state.of(seat))
    return first_wave_minimum(count, g.context.part(g.state, seat).set_up)


class ChooseToPlace(Decision):
    """Which unit is set up next; or the rest for the player; or no more, once there are enough."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every unit still off the table, then all the rest at once, then none."""
        found: list[Choice] = [PlaceNext(unit) for unit in to_set_up(g, self.seat)]
        found.append(PlaceRest())
        if sum(1 for _ in g.state.standing(self.seat)) >= least(g, self.seat):
            found.append(PlaceNoMore())
        return found


class ChoosePlace(Decision):
    """Where a unit is set up: anywhere in the zone the rules allow (BA-SCN-14, BA-ART-03)."""

    sampled: ClassVar[bool] = True

    unit: str
    allowance: int = 0

    def candidates(self, g: G) -> Sequence[Candidate | Few | Found]:
        """A few places spread over the zone, the floors of buildings there; if there is no room at all, none."""
        unit = g.state.units[self.unit]
        return [Few(stances(g, unit), partial(drawn_up, g, unit), SAMPLE), Found(zones.floors(g, unit)), StayAway()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule a place breaks."""
        unit = g.state.units[self.unit]
        if isinstance(choice, Deploy):
            fault = next(zones.faults(g, unit, choice), None)
            return None if fault is None else Refused(fault.message, *fault.rules)
        if isinstance(choice, DeployInside):
            return zones.floor_refusal(g, unit, choice)
        if isinstance(choice, StayAway):
            room = self.has_any(g, [each for each in self.candidates(g) if each != choice])
            return Refused(say("ba-refused-room"), "BA-SCN-14") if room else None
        return Refused(say("refused-not-offered"))

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """A place tried at random, as long as twenty tries find one; now and then a building."""
        unit = g.state.units[self.unit]
        spots = stances(g, unit)
        inside = zones.floors(g, unit) if random.random() < INSIDE else []
        if inside:
            yield random.choice(inside)
        for _ in range(20):
            yield drawn_up(g, unit, random.choice(spots))


class Stance(NamedTuple):
    """A formation about a place."""

    shape: Shape
    centre: Point


def stances(g: G, unit: Unit) -> list[Stance]:
    """Places over the whole zone, for blocks and lines."""
    zone = zones.zone_of(g, unit.seat)
    assert zone is not None
    left, top, right, bottom = (round(each) for each in zone.box)
    shapes: tuple[Shape, ...] = ("block", "line") if unit.gun is None and len(unit.models) > 2 else ("block",)
    return [
        Stance(shape, (x, y))
        for shape in shapes
        for y in range(top + STEP // 2, bottom, STEP // 2)
        for x in range(left + STEP // 2, right, STEP)
    ]


def placed(g: G, unit: Unit, stance: Stance) -> Deploy | None:
    """The unit drawn up so; None if it may not stand there."""
    choice = drawn_up(g, unit, stance)
    return choice if zones.may_stand(g, unit, choice) else None


def drawn_up(g: G, unit: Unit, stance: Stance) -> Deploy:
    """The unit in a formation about a place, facing away from its own edge, whether or not it may stand there."""
    ahead = zones.forwards(g, unit.seat)
    facing = ahead if g.context.profile(unit.id).turns else None
    return zones.deployed(unit, arranged(unit.models, stance.shape, stance.centre, ahead), facing)


# ---- placing for the player --------------------------------------------------------------------------------------


def suggestion(g: G, unit: Unit) -> Deploy | None:
    """A sound place for a unit: squads forward, towards objectives and in cover, guns and mortars back, apart from
    each other; None if there is no room."""
    prospect = PlacedUnits(g, unit)
    found = stances(g, unit)
    # Blocks and lines are looked at about the same places.
    worths = {centre: prospect.worth(*centre) for centre in dict.fromkeys(stance.centre for stance in found)}
    ranked = sorted(found, key=lambda stance: -worths[stance.centre])
    free = (placed(g, unit, stance) for stance in ranked)
    return next((place for place in free if place is not None), None)


def worth(g: G, unit: Unit, x: float, y: float) -> float:
    """How good a place looks, in points of no meaning but their order."""
    return PlacedUnits(g, unit).worth(x, y)


class PlacedUnits:
    """What a unit looks for in a place, found once for all the places looked at."""

    def __init__(self, g: G, unit: Unit) -> None:
        self.ground = g.context.ground
        self.width = g.context.width
        self.edge = g.context.depth if g.state.home[unit.seat] == 0 else 0
        self.forward = stands_forward(g, unit)
        self.friends = [middle(friend.models) for friend in g.state.standing(unit.seat)]
        self.objectives = places(g)

    def worth(self, x: float, y: float) -> float:
        """How good a place looks."""
        ahead = float(abs(y - self.edge)) / INCH
        value = 0.1 * ahead if self.forward else -0.1 * ahead
        value += max((COVER[cover] for cover in self.ground.covers_at(x, y)), default=0.0)
        if self.friends:
            value += 2.0 * min(1.0, min([hypot(x - u, y - v) for u, v in self.friends]) / ROOM)
        if self.objectives:
            value -= 0.08 * min([hypot(x - u, y - v) for u, v in self.objectives]) / INCH
        return value - 0.01 * float(abs(x - self.width / 2)) / INCH


COVER = {"none": 0.0, "soft": 1.0, "hard": 1.5}


def stands_forward(g: G, unit: Unit) -> bool:
    """Whether a unit is better placed in front: squads and what shoots over short distances."""
    reach = max((tables.WEAPONS[name].range for model in unit.models for name in model.weapons), default=0)
    return g.context.profile(unit.id).squad or reach <= 24 * INCH


def place_about(unit: Unit, centre: Point, shape: Shape, turn: int, ahead: int, turns: bool) -> Deploy:
    """The unit drawn up about a place, turned from straight ahead (for a drag)."""
    drawn: Shape = "block" if shape == "keep" else shape
    facing = (ahead + turn) % 360_000
    return zones.deployed(unit, arranged(unit.models, drawn, centre, facing), facing if turns else None)
