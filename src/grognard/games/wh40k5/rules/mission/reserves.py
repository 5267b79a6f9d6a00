"""Reserves: who comes in this turn, and how (WH-GAME-01, WH-GAME-04, WH-GAME-11, WH-GAME-12, WH-GAME-16).

ReserveRolls   at the start of the own turn, a die a unit
Arrivals       after regrouping, before anybody else moves: unit after unit
  Entering       over an edge of the table           (see entering)
  DeepStriking   out of nowhere                      (see deep_strike)
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.book.tables import row_of
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, Total, roll
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.mission.deep_strike import DeepStriking
from grognard.games.wh40k5.rules.mission.entering import Entering, flank, own_edge
from grognard.games.wh40k5.rules.mission.fates import COMES, to_arrive
from grognard.games.wh40k5.rules.units.player_order import next_of
from grognard.games.wh40k5.state import choices
from grognard.games.wh40k5.state.events.mission import FlankFound, ReserveRolled
from grognard.games.wh40k5.state.setup_choices import TakeFlank
from grognard.games.wh40k5.state.state import HELD, Unit


def needed(turn: int) -> int | None:
    """What a unit in reserve needs in a game turn; None: it does not come yet, 1: it comes without a roll (WH-GAME-01).

    >>> [needed(turn) for turn in (1, 2, 3, 4, 5, 7)]
    [None, 4, 3, 2, 1, 1]
    """
    rows = {row.turn: row.needs for row in TABLES.reserves.values()}
    return rows[min(turn, max(rows))]


def waiting(g: G, seat: int) -> list[Unit]:
    """The units of a seat in reserve."""
    return [unit for unit in g.state.of(seat) if unit.place == "off" and unit.arrival in HELD]


class ReserveRolls(Procedure):
    """A die for each unit in reserve (WH-GAME-01, WH-GAME-11). Those kept off the table in Dawn of War come in the
    first turn without one (WH-GAME-16)."""

    seat: int

    @step
    def throw(self, g: B) -> Action:
        for unit in list(g.state.of(self.seat)):
            if unit.place == "off" and unit.arrival == "walk-on":
                g.emit(ReserveRolled(unit.id, True), "WH-GAME-16")
        units, needs = waiting(g, self.seat), needed(g.state.turn)
        if not units or needs is None:
            return Done()
        if to_arrive(needs) == COMES:
            for unit in units:
                g.emit(ReserveRolled(unit.id, True), "WH-GAME-01")
            return Done()
        return roll(len(units), Faces(), say("wh-roll-reserves"), "WH-GAME-01", seat=self.seat)

    @step
    def result(self, g: B, faces: tuple[int, ...]) -> None:
        test = to_arrive(needed(g.state.turn) or 1)
        assert isinstance(test, Test)
        for unit, face in zip(waiting(g, self.seat), faces, strict=True):
            g.emit(ReserveRolled(unit.id, test.reached(face) == COMES, face), "WH-GAME-01", "WH-GAME-11")


class Arrivals(Procedure):
    """The units that come arrive one after the other, in the order their player likes (WH-TURN-04, WH-CORE-03)."""

    seat: int

    @step
    def choose(self, g: G) -> Action:
        due = [unit for unit in g.state.of(self.seat) if unit.place == "off" and unit.due]
        return next_of(g.state.active, due, "arrive") if due else Done()

    @step
    def arrive(self, g: G, choice: choices.Next) -> Action:
        unit = g.state.units[choice.unit]
        if unit.arrival == "deep-strike":
            return Call(DeepStriking(unit.id))
        return Call(Outflanking(unit.id) if unit.arrival == "outflank" else Entering(unit.id, own_edge(g, unit.seat)))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class Outflanking(Procedure):
    """A die says by which short edge a unit comes, seen from its own side of the table, or leaves the choice to its
    player (WH-GAME-04)."""

    unit: str

    @step
    def throw(self, g: G) -> Action:
        return roll(1, Total(), say("wh-roll-outflank"), "WH-GAME-04", seat=g.state.units[self.unit].seat)

    @step
    def find(self, g: G, face: int) -> Action:
        seat = g.state.units[self.unit].seat
        row = row_of(TABLES.outflank, face)
        if row.edge == "choice":
            return Ask(ChooseFlank(seat, self.unit))
        return Next(TakeFlank(flank(g, seat, row.edge)))

    @step
    def enter(self, g: B, choice: TakeFlank) -> Action:
        g.emit(FlankFound(self.unit, choice.edge), "WH-GAME-04")
        return Call(Entering(self.unit, choice.edge))


class ChooseFlank(Decision):
    """By which short edge the unit comes (WH-GAME-04)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """West and east."""
        return [TakeFlank("west"), TakeFlank("east")]
