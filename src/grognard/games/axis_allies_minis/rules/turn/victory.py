"""The end of a turn and of the battle: control, victory points, the verdict (AAM-GAME-05 to AAM-GAME-12)."""

from __future__ import annotations

from typing import Literal

from grognard.core.engine.procedures import Procedure, step
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.card import Costs
from grognard.games.axis_allies_minis.data.tables import LIMITS
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.turn.deployment import comes_later
from grognard.games.axis_allies_minis.state.events.turn import BattleEnded, PhaseBegan, TurnEnded
from grognard.games.axis_allies_minis.state.state import Unit, enemy

Reason = Literal["destruction", "objective", "points", "draw", "concession"]


class Verdict(Record):
    """Who has won and why."""

    winner: int | None
    reason: Reason
    rules: tuple[str, ...]


class EndOfTurn(Procedure):
    """Aircraft leave, then victory is looked at (AAM-TURN-01, AAM-GAME-09)."""

    @step
    def clear_the_map(self, g: B) -> None:
        g.emit(PhaseBegan("end"), "AAM-TURN-01")
        g.emit(TurnEnded(controller(g), victory_points(g)), "AAM-AIR-01", "AAM-GAME-12")

    @step
    def judge(self, g: B) -> None:
        found = verdict(g)
        if found is not None:
            final = found.reason in ("points", "draw")
            g.emit(BattleEnded(found.winner, found.reason, victory_points(g, final=final)), *found.rules)


class Concession(Procedure):
    """A player gives up; the other has won (AAM-GAME-11)."""

    seat: int

    @step
    def give_up(self, g: B) -> None:
        g.emit(BattleEnded(enemy(self.seat), "concession", victory_points(g)), "AAM-GAME-11")


def controls(g: G, unit: Unit) -> bool:
    """Whether a unit counts for control of the objective: a ground unit on the map within 1 hex, whatever its markers;
    neither passengers nor Aircraft (AAM-GAME-05, AAM-GAME-12, AAM-AIR-06)."""
    if not unit.on_map or unit.of.type == "aircraft":
        return False
    assert unit.at is not None
    distance: int = g.context.board.distance(unit.at, g.context.map.objective)
    return distance <= LIMITS["objective-range"].value


def controller(g: G) -> int | None:
    """Who controls the objective: the only seat with a unit near enough; None if neither or both have one
    (AAM-GAME-05, AAM-GAME-12)."""
    seats = {unit.seat for unit in g.state.units.values() if controls(g, unit)}
    return seats.pop() if len(seats) == 1 else None


def victory_points(g: G, final: bool = False) -> tuple[int, int]:
    """The cost of the enemy units destroyed, by seat; at a decision by points also of those that never entered
    (AAM-GAME-07, AAM-GAME-10, AAM-C1)."""
    costs: Costs = "original" if g.setup.options["unit_costs"] == "original" else "revised"
    lost = [0, 0]
    for unit in g.state.units.values():
        if unit.place == "destroyed" or (final and unit.place == "off" and unit.of.type != "aircraft"):
            lost[unit.seat] += unit.of.cost(costs)
    return lost[1], lost[0]


def is_gone(g: G, seat: int) -> bool:
    """Whether an army has nobody on the map and nobody who may still come; Aircraft off the map count as left
    (AAM-GAME-09)."""
    return not any(unit.on_map or unit.of.type == "aircraft" or comes_later(unit) for unit in g.state.of(seat))


def verdict(g: G) -> Verdict | None:
    """The checks at the end of a turn, in order; None if the battle goes on (AAM-GAME-05, AAM-GAME-06, AAM-GAME-07,
    AAM-GAME-08, AAM-GAME-09, AAM-GAME-11)."""
    gone = is_gone(g, 0), is_gone(g, 1)
    if all(gone):
        return Verdict(None, "draw", ("AAM-GAME-08",))
    if any(gone):
        return Verdict(1 if gone[0] else 0, "destruction", ("AAM-GAME-06",))
    turn, holder = g.state.turn, controller(g)
    if turn >= LIMITS["first-turn-of-objective"].value and holder is not None:
        return Verdict(holder, "objective", ("AAM-GAME-06", "AAM-GAME-05"))
    first, second = victory_points(g, final=True)
    if turn >= LIMITS["first-turn-of-points"].value and first != second:
        return Verdict(0 if first > second else 1, "points", ("AAM-GAME-06", "AAM-GAME-07"))
    stop = g.setup.options["hard_stop_turn"]
    if stop != "none" and turn >= LIMITS["last-turn"].value:
        return Verdict(None, "draw", ("AAM-GAME-11",))
    return None
