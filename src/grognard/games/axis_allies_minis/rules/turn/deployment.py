"""Setting up: the coin, and each player's whole army in his zone (AAM-GAME-04, AAM-GAME-13, AAM-STACK-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.movement import transport
from grognard.games.axis_allies_minis.rules.movement.obstacles import (
    obstacle_refusal,
    obstacles_to_place,
    places_for_obstacle,
    sites_for_obstacle,
)
from grognard.games.axis_allies_minis.rules.movement.penalty import fits
from grognard.games.axis_allies_minis.rules.turn import fates, formation
from grognard.games.axis_allies_minis.state.choices import Deploy, DeployRest, Fortify, GoFirst, Load
from grognard.games.axis_allies_minis.state.events.turn import CoinTossed, Fortified, OrderOfSetUp, SetUp
from grognard.games.axis_allies_minis.state.state import Unit, enemy
from grognard.space.hex.grid import DIRECTIONS, Direction, Hex, to_offset

LATER = ("hero", "paratrooper")
"""Abilities of units that enter after the set-up (AAM-SA-79, AAM-SA-80)."""


class SettingUp(Procedure):
    """The coin's winner says who sets up first; that player places all he has, then the other (AAM-GAME-04)."""

    @step
    def toss(self, g: G) -> Action:
        return Call(play([(fates.COIN, 1)]))

    @step
    def choose_order(self, g: B, coin: Tallies) -> Action:
        winner = coin[0][fates.COIN_SECOND]
        g.emit(CoinTossed(winner), "AAM-GAME-04")
        return Ask(ChooseSetUpOrder(winner))

    @step
    def first_army(self, g: B, choice: GoFirst) -> Action:
        winner = coin_winner(g)
        g.emit(OrderOfSetUp(winner if choice.first else enemy(winner)), "AAM-GAME-04", "AAM-GAME-13")
        return Call(ArmySetUp(g.state.first))

    @step
    def second_army(self, g: G) -> Action:
        return Call(ArmySetUp(enemy(g.state.first)))


def coin_winner(g: G) -> int:
    """Who won the coin: the state keeps him as first player until he has chosen."""
    return g.state.active


class ChooseSetUpOrder(Decision):
    """The coin's winner sets up first or second (AAM-GAME-04)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """First or second."""
        return [GoFirst(True), GoFirst(False)]


class ArmySetUp(Procedure):
    """One player sets up unit after unit, anything in his zone (AAM-GAME-04)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        waiting = next(to_set_up(g, self.seat), None)
        return Ask(PlaceUnit(self.seat)) if waiting or obstacles_to_place(g, self.seat) else Done()

    @step
    def place(self, g: B, choice: Choice) -> Action:
        if not isinstance(choice, DeployRest):
            put(g, choice)
            return Repeat(self)
        for placed in suggested(g, self.seat):
            put(g, placed)
        return Done()


def put(g: B, choice: Choice) -> None:
    """One thing is set up."""
    match choice:
        case Deploy(unit, at, facing):
            g.emit(SetUp(unit, at, facing), "AAM-GAME-04")
        case Load(unit, carrier):
            carrying = g.state.units[carrier]
            assert carrying.at is not None
            g.emit(SetUp(unit, carrying.at, carrying.facing, carrier), "AAM-MOVE-18")
        case Fortify(obstacle, at, side):
            g.emit(Fortified(obstacle, at, side), "AAM-GAME-13")


def to_set_up(g: G, seat: int) -> Iterator[Unit]:
    """The ground units of a seat still to be set up; Aircraft wait for the flight phase, Heroes and Paratroopers for
    their own moment (AAM-GAME-04)."""
    return (unit for unit in g.state.units.values() if is_to_set_up(unit, seat))


def is_to_set_up(unit: Unit, seat: int) -> bool:
    """Whether this is one of them."""
    return unit.seat == seat and unit.place == "off" and unit.of.type != "aircraft" and not comes_later(unit)


def comes_later(unit: Unit) -> bool:
    """Whether a unit enters by its own ability after the set-up (AAM-SA-79, AAM-SA-80)."""
    return any(unit.of.has(ability) for ability in LATER)


class PlaceUnit(Decision):
    """A unit is set up in the own zone, aboard a carrier, an obstacle laid; or all that is left at once."""

    sampled = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """Every waiting unit in every hex of its zone, facing the enemy; loads; obstacles; the rest at once."""
        return [*self.every(g), DeployRest()]

    def every(self, g: G) -> Iterator[Choice]:
        """All but the last of the list."""
        facing = forwards(g, self.seat)
        for unit in to_set_up(g, self.seat):
            yield from (Deploy(unit.id, at, facing) for at in zone_of(g, unit))
            yield from (Load(unit.id, carrier.id) for carrier in g.state.standing(self.seat))
        for obstacle in obstacles_to_place(g, self.seat):
            yield from (Fortify(obstacle.id, at, side) for at, side in sites_for_obstacle(g, obstacle))

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that keeps this thing from being set up there."""
        match choice:
            case Deploy(id, at, _):
                unit = g.state.units.get(id)
                if unit is None or not is_to_set_up(unit, self.seat):
                    return Refused(say("aam-refused-set-up-unit"), "AAM-GAME-04")
                return deploy_refusal(g, unit, at)
            case Load(id, carrier):
                unit, carrying = g.state.units.get(id), g.state.units.get(carrier)
                if unit is None or carrying is None or not is_to_set_up(unit, self.seat):
                    return Refused(say("aam-refused-set-up-unit"), "AAM-GAME-04")
                return load_refusal(g, unit, carrying)
            case Fortify(id, at, side):
                return obstacle_refusal(g, self.seat, id, at, side)
            case DeployRest():
                return None
        return Refused(say("refused-not-offered"))

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A waiting unit at random, in a random hex of its zone; now and then the rest at once."""
        waiting = list(to_set_up(g, self.seat))
        if waiting and random.random() > 1 / (len(waiting) + 1):
            unit = random.choice(waiting)
            hexes = zone_of(g, unit)
            for _ in range(len(hexes)):
                yield Deploy(unit.id, random.choice(hexes), random.choice(DIRECTIONS))
        yield DeployRest()


def forwards(g: G, seat: int) -> Direction:
    """The side that faces the enemy's end of the map."""
    return Direction.S if g.setup.zones[seat] == "north" else Direction.N


def zone_of(g: G, unit: Unit) -> tuple[Hex, ...]:
    """The hexes a unit may be set up in: the own zone; any edge hex for a Partisan, anywhere but the enemy's zone for
    one that is Gliderborne, both only where nobody stands (AAM-GAME-04, AAM-SA-81)."""
    card, board = unit.of, g.context.board
    if card.has("partisan"):
        last = (g.context.map.columns - 1, g.context.map.rows - 1)
        edges = (at for at in board.hexes if any(n in (0, end) for n, end in zip(to_offset(at), last, strict=True)))
        return tuple(at for at in edges if not g.state.in_hex(at))
    if card.has("gliderborne"):
        theirs = g.context.zones[enemy(unit.seat)]
        return tuple(at for at in board.hexes if at not in theirs and not g.state.in_hex(at))
    zone: tuple[Hex, ...] = g.context.zones[unit.seat]
    return zone


def deploy_refusal(g: G, unit: Unit, at: Hex) -> Refused | None:
    """Why a unit cannot be set up in a hex: not its zone, terrain it cannot enter, too many units (AAM-GAME-04,
    AAM-STACK-14)."""
    if at not in zone_of(g, unit):
        return Refused(say("aam-refused-zone"), "AAM-GAME-04")
    if not transport.can_stand(g, unit, at):
        return Refused(say("aam-refused-terrain"), "AAM-TERRAIN-01")
    if not fits(g, unit, at, over=g.setup.options["overstack_at_setup"] == "on"):
        return Refused(say("aam-refused-full"), "AAM-STACK-14")
    return None


def load_refusal(g: G, unit: Unit, carrier: Unit) -> Refused | None:
    """Why a unit cannot begin aboard a carrier (AAM-MOVE-18)."""
    return transport.carrying_refusal(g, unit, carrier)


def suggested(g: G, seat: int) -> Iterator[Choice]:
    """A sound place for everything still to be set up (see ``formation``), all facing the enemy. Each is worked out
    when those before it lie."""
    facing = forwards(g, seat)
    for unit in sorted(to_set_up(g, seat), key=formation.rank):
        at = formation.best_place(g, unit, zone_of(g, unit), facing)
        if at is not None:
            yield Deploy(unit.id, at, facing)
    for obstacle in obstacles_to_place(g, seat):
        place = next(iter(places_for_obstacle(g, obstacle)), None)
        if place is not None:
            yield Fortify(obstacle.id, *place)
