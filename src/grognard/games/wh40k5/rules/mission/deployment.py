"""Deploying: unit by unit, one side after the other; infiltrators last (WH-GAME-07, WH-GAME-15, WH-USR-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import dist
from random import Random
from typing import ClassVar, Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Candidate, Decision, Few, Found, Sure, drawn
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.zones import part_of_table
from grognard.games.wh40k5.ground import floors
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.placing import (
    Formation,
    Legs,
    ahead_of,
    deploying_faults,
    infiltrating_faults,
    names_all,
    placed,
    spots,
)
from grognard.games.wh40k5.rules.units import characters
from grognard.games.wh40k5.state.choices import JoinUnit, LeaveUnit
from grognard.games.wh40k5.state.events.characters import CharacterJoined
from grognard.games.wh40k5.state.events.mission import RodeAlong, UnitDeployed, UnitHeldBack
from grognard.games.wh40k5.state.setup_choices import Deploy, HoldBack, NoRoom, PlaceNext, PlaceRest, RideAlong, SetUp
from grognard.games.wh40k5.state.state import Arrival, Unit, enemy
from grognard.space.plane import Point

Order = PlaceNext | PlaceRest | SetUp | HoldBack | RideAlong | JoinUnit | LeaveUnit
Manner = Literal["deploy", "infiltrate"]
APART = 2 * INCH
"""How far apart the places lie that are tried for a unit."""
SAMPLE = 6
"""How many places of a unit a list names."""
TRIES = 12
"""How often a place is picked at random before the sample is taken."""
ROOM = 7 * INCH
"""How far apart units like to stand when the program deploys them."""


class Deploying(Procedure):
    """A player deploys his army, unit by unit; those he keeps back come later (WH-GAME-07, WH-GAME-11, WH-GAME-16).

    ``unit`` is the one being placed; ``trusting``: the program places the rest.
    """

    seat: int
    unit: str | None = None
    trusting: bool = False

    @step
    def choose_unit(self, g: G) -> Action:
        """In a deployment that limits the units on the table, what is left at last walks on (WH-GAME-16)."""
        waiting = to_deploy(g, self.seat)
        if not waiting:
            return Done()
        if self.trusting:
            return Next(PlaceRest())
        return Ask(ChooseToDeploy(self.seat))

    @step
    def choose_place(self, g: B, choice: Order) -> Action:
        match choice:
            case JoinUnit():
                g.emit(CharacterJoined(choice.unit, choice.host), "WH-UNIT-07", "WH-GAME-11")
                return Repeat(replace(self, unit=None))
            case LeaveUnit():
                characters.leave(g, choice)
                return Repeat(replace(self, unit=None))
            case RideAlong():
                g.emit(RodeAlong(choice.unit, choice.transport), "WH-GAME-11", "WH-VEH-31")
                characters.join_aboard(g, choice.transport)
                return Repeat(replace(self, unit=None))
            case HoldBack():
                held_back(g, choice.unit, choice.arrival)
                return Repeat(replace(self, unit=None))
            case PlaceNext():
                return self.then(Ask(ChoosePlace(self.seat, choice.unit, "deploy")), unit=choice.unit)
            case SetUp():
                return self.then(Next(Deploy(choice.legs, choice.facing)), unit=choice.unit)
            case PlaceRest():
                return self.trusted(g)

    def trusted(self, g: B) -> Action:
        """The next unit as the program would have it."""
        unit = g.state.units[to_deploy(g, self.seat)[0]]
        after = replace(self, unit=unit.id, trusting=True)
        if not within_limits(g, unit):
            held_back(g, unit.id, "walk-on")
            return Repeat(replace(after, unit=None))
        legs = suggestion(g, unit, "deploy")
        return after.then(Next(NoRoom() if legs is None else deployed(g, unit, legs)))

    @step
    def place(self, g: B, choice: Deploy | NoRoom) -> Action:
        """What does not fit goes into reserve (WH-GAME-15)."""
        assert self.unit is not None
        if isinstance(choice, Deploy):
            g.emit(UnitDeployed(self.unit, choice.legs, choice.facing), "WH-GAME-07", "WH-GAME-15")
        else:
            g.emit(UnitHeldBack(self.unit, "reserve"), "WH-GAME-15")
        return Repeat(replace(self, unit=None))


def to_deploy(g: G, seat: int) -> list[str]:
    """The units of a seat of which it is not settled how they come."""
    return [unit.id for unit in g.state.of(seat) if unit.place == "off" and not unit.arrival]


def held_back(g: B, unit: str, arrival: Arrival) -> None:
    """A unit is kept back."""
    rules = {"infiltrate": "WH-USR-11", "walk-on": "WH-GAME-16", "deep-strike": "WH-GAME-02", "outflank": "WH-GAME-04"}
    g.emit(UnitHeldBack(unit, arrival), rules.get(arrival, "WH-GAME-11"))


def within_limits(g: G, unit: Unit) -> bool:
    """Whether a unit may be among those that deploy: in Dawn of War one HQ and two Troops, and their transports with
    them aboard (WH-GAME-07, WH-GAME-16)."""
    limits = TABLES.deployments[g.state.deployment].limits
    if not limits:
        return True
    counts = Counter(other.of.slot for other in g.state.of(unit.seat) if is_deployed(g, other))
    if any(counts[g.state.units[id].of.slot] >= limits.get(g.state.units[id].of.slot, 0) for id in unit.guests):
        return False
    aboard = [other for other in g.state.of(unit.seat) if other.aboard == unit.id]
    if unit.of.slot == "transport":
        riding = [g.state.units[id] for other in aboard for id in (other.id, *other.guests)]
        return bool(riding) and all(counts[other.of.slot] < limits.get(other.of.slot, 0) for other in riding)
    return counts[unit.of.slot] < limits.get(unit.of.slot, 0)


def is_deployed(g: G, unit: Unit) -> bool:
    """Whether a unit is on the table or will be before the first turn, itself, in its transport, or a character in the
    unit he has joined."""
    if unit.place == "joined" and unit.joined is not None:
        return is_deployed(g, g.state.units[unit.joined])
    if unit.aboard is not None:
        return g.state.units[unit.aboard].on_table
    return unit.on_table or unit.arrival == "infiltrate"


def rides(g: G, unit: Unit) -> Iterator[str]:
    """The transports a unit may begin the battle in: its own, an independent character also that of another unit, if
    there is room (WH-VEH-16, WH-VEH-31)."""
    listed = g.setup.armies[unit.seat]
    for carrier in g.state.of(unit.seat):
        entry = listed.of(carrier.id.partition(".")[2])
        if not entry.transport_of or unit.is_vehicle or carrier.place != "off" or carrier.arrival:
            continue
        aboard = [other for other in g.state.of(unit.seat) if other.aboard == carrier.id]
        room = sum(model.of.transport.capacity for model in carrier.models if model.of.transport)
        fits = sum(len(other.models) for other in aboard) + len(unit.models) <= room
        own = entry.transport_of == unit.id.partition(".")[2]
        if fits and (own or unit.of.character):
            yield carrier.id


def ways_to_come(g: G, unit: Unit) -> Iterator[Arrival]:
    """How a unit may come that is not deployed now."""
    if g.context.has(unit, "infiltrate") and within_limits(g, unit):
        yield "infiltrate"
    if TABLES.deployments[g.state.deployment].limits:
        yield "walk-on"
    yield "reserve"
    if g.context.has(unit, "deep-strike"):
        yield "deep-strike"
    if g.context.has(unit, "outflank"):
        yield "outflank"


class ChooseToDeploy(Decision):
    """Which unit is deployed next, at once where it stands if that is said too, or kept back and how; or all the rest
    by the program (WH-GAME-07, WH-GAME-11)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Found]:
        """All that may be said without a place."""
        return [Found(self.offered(g))]

    def offered(self, g: G) -> list[Choice]:
        """Each unit that may be deployed, the rest at once, each unit with each transport and way to come later; each
        character with each unit he may join or leave."""
        units = [g.state.units[id] for id in to_deploy(g, self.seat)]
        found: list[Choice] = [PlaceNext(unit.id) for unit in units if within_limits(g, unit)]
        found.append(PlaceRest())
        found += [RideAlong(unit.id, transport) for unit in units for transport in rides(g, unit)]
        found += [HoldBack(unit.id, arrival) for unit in units for arrival in ways_to_come(g, unit)]
        found += [JoinUnit(unit.id, host) for unit in units for host in characters.hosts_before(g, unit)]
        return [*found, *(LeaveUnit(id) for id in characters.parted_before(g, self.seat))]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """What is listed, and a unit set up where it may stand."""
        if not isinstance(choice, SetUp):
            return None if choice in self.offered(g) else Refused(say("refused-not-offered"))
        if PlaceNext(choice.unit) not in self.offered(g):
            return Refused(say("wh-refused-not-to-deploy"), "WH-GAME-07", "WH-GAME-16")
        return next(faults(g, g.state.units[choice.unit], Deploy(choice.legs, choice.facing), "deploy"), None)

    def draws(self, g: G, random: Random) -> Iterator[Sure]:
        """Mostly a unit to deploy, so that battles begin on the table."""
        offered = self.offered(g)
        placing = [choice for choice in offered if isinstance(choice, PlaceNext)]
        yield Sure(random.choice(placing if placing and random.random() < DEPLOYS else offered))


DEPLOYS = 0.8
"""How often a unit that is played at random is deployed where it might wait."""


# ---- the place of a unit -----------------------------------------------------------------------------------------


def faults(g: G, unit: Unit, choice: Deploy, manner: Manner) -> Iterator[Refused]:
    """What forbids a unit to be deployed so."""
    if not names_all(unit, choice.legs):
        yield Refused(say("wh-fault-legs"), "WH-GAME-15")
        return
    yield from floors.faults(g, unit, choice.legs)
    there = placed(unit, choice.legs, choice.facing)
    yield from (deploying_faults if manner == "deploy" else infiltrating_faults)(g, there)


def deployed(g: G, unit: Unit, legs: Legs) -> Deploy:
    """The choice of these places; vehicles look ahead."""
    ahead = 180_000 if ahead_of(g.state.zones[unit.seat]) > 0 else 0
    return Deploy(legs, ahead if unit.is_vehicle else None)


def tried(g: G, unit: Unit, manner: Manner) -> list[Point]:
    """The middles of the formations that are tried for a unit."""
    size = (g.context.width, g.context.depth)
    box = part_of_table(g.state.zones[unit.seat], size) if manner == "deploy" else None
    return spots(g, APART, box)


def drawn_up(g: G, unit: Unit) -> Formation:
    """The unit in its usual formation."""
    return Formation(unit, ahead_of(g.state.zones[unit.seat]))


def about(g: G, unit: Unit, formation: Formation, manner: Manner, at: Point) -> Deploy | None:
    """The unit drawn up about a place; None if its zone is too small for it there."""
    if manner == "deploy" and not formation.may_fit(g, unit.seat, at):
        return None
    return deployed(g, unit, formation.at(at))


def suggestion(g: G, unit: Unit, manner: Manner) -> Legs | None:
    """A sound place for a unit: apart from its friends, those that shoot far back, others ahead, near objectives;
    None if there is no room."""
    wished, formation = Wishes(g, unit), drawn_up(g, unit)
    ranked = sorted(tried(g, unit, manner), key=lambda at: (-wished.worth(at), at))
    found = (about(g, unit, formation, manner, at) for at in ranked)
    free = (each for each in found if each is not None and next(faults(g, unit, each, manner), None) is None)
    return next((choice.legs for choice in free), None)


class Wishes:
    """What a unit looks for in a place, found once for all the places looked at."""

    def __init__(self, g: G, unit: Unit) -> None:
        self.edge, self.middle = g.context.homes[unit.seat], g.context.width / 2
        self.ahead = -0.05 if shoots_far(unit) else 0.1
        self.friends = [friend.models[len(friend.models) // 2].at for friend in g.state.standing(unit.seat)]
        self.objectives = [(objective.x, objective.y) for objective in g.state.objectives]

    def worth(self, at: Point) -> float:
        """How good a place looks, in points of no meaning but their order."""
        value = abs(at[1] - self.edge) / INCH * self.ahead
        for place in self.friends:
            value -= 2 * max(0.0, 1 - dist(at, place) / ROOM)
        for place in self.objectives:
            value -= 0.03 * dist(at, place) / INCH
        return value - 0.02 * abs(at[0] - self.middle) / INCH


FAR = 30 * INCH
"""From which range on a weapon makes a unit stand back."""


def shoots_far(unit: Unit) -> bool:
    """Whether most of a unit's models carry weapons of long range."""
    return 2 * sum(reaches_far(model.gear) for model in unit.models) > len(unit.models)


@lru_cache(maxsize=256)
def reaches_far(gear: tuple[str, ...]) -> bool:
    """Whether a weapon of long range is among what a model carries."""
    return any(mode.range >= FAR for each in gear for mode in TABLES.modes(each))


class ChoosePlace(Decision):
    """Where a unit is set up: anywhere the rules allow (WH-GAME-15, WH-USR-11)."""

    sampled: ClassVar[bool] = True

    unit: str
    manner: Manner

    def candidates(self, g: G) -> Sequence[Candidate | Few]:
        """The place the program would take, a few others spread over the zone; the lack of any if there is no room at
        all."""
        unit = g.state.units[self.unit]
        legs = suggestion(g, unit, self.manner)
        if legs is None:
            return [NoRoom()]
        usual = deployed(g, unit, legs)
        return [usual, self.others(g, unit, usual)]

    def others(self, g: G, unit: Unit, usual: Deploy | None = None) -> Few:
        """Places all over the zone, but for the usual one: a sample, which states no rule."""
        formation = drawn_up(g, unit)

        def other(at: Point) -> Deploy | None:
            choice = about(g, unit, formation, self.manner, at)
            return None if choice == usual else choice

        return Few(tried(g, unit, self.manner), other, SAMPLE - 1)

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The first rule a place breaks; who says there is no room must be right (WH-GAME-15)."""
        if isinstance(choice, NoRoom):
            room = self.has_any(g, [self.others(g, g.state.units[self.unit])])
            return Refused(say("wh-refused-room"), "WH-GAME-15") if room else None
        if not isinstance(choice, Deploy):
            return Refused(say("refused-not-offered"))
        return next(faults(g, g.state.units[self.unit], choice, self.manner), None)

    def draws(self, g: G, random: Random) -> Iterator[Candidate]:
        """A place tried at random, until one is free."""
        unit = g.state.units[self.unit]
        formation = drawn_up(g, unit)
        places = drawn(tried(g, unit, self.manner), random)
        fitting = (at for at in places if self.manner != "deploy" or formation.may_fit(g, unit.seat, at))
        for at in islice(fitting, TRIES):
            yield deployed(g, unit, formation.at(at))


# ---- infiltrators ------------------------------------------------------------------------------------------------


class Infiltrating(Procedure):
    """When all others stand, the players place their infiltrators in turn (WH-USR-11, WH-GAME-07).

    ``seat`` places next, ``unit`` is the one being placed.
    """

    seat: int
    unit: str | None = None

    @step
    def choose_unit(self, g: G) -> Action:
        """Who has none left waits for the other to end; there is no choice among one."""
        waiting = [seat for seat in (self.seat, enemy(self.seat)) if infiltrators(g, seat)]
        if not waiting:
            return Done()
        begun = replace(self, seat=waiting[0])
        units = infiltrators(g, waiting[0])
        if len(units) == 1:
            return begun.then(Next(PlaceNext(units[0])))
        return begun.then(Ask(ChooseInfiltrator(waiting[0])))

    @step
    def choose_place(self, g: G, choice: PlaceNext) -> Action:
        return self.then(Ask(ChoosePlace(self.seat, choice.unit, "infiltrate")), unit=choice.unit)

    @step
    def place(self, g: B, choice: Deploy | NoRoom) -> Action:
        assert self.unit is not None
        if isinstance(choice, Deploy):
            g.emit(UnitDeployed(self.unit, choice.legs, choice.facing), "WH-USR-11", "WH-GAME-07")
        else:
            g.emit(UnitHeldBack(self.unit, "reserve"), "WH-GAME-15")
        return Repeat(Infiltrating(enemy(self.seat)))


def infiltrators(g: G, seat: int) -> list[str]:
    """The infiltrators of a seat still to be placed."""
    return [unit.id for unit in g.state.of(seat) if unit.place == "off" and unit.arrival == "infiltrate"]


class ChooseInfiltrator(Decision):
    """Which infiltrator is placed next (WH-USR-11)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each that is left."""
        return [PlaceNext(unit) for unit in infiltrators(g, self.seat)]
