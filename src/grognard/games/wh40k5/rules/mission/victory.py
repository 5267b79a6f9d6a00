"""The end of a battle and who has won (WH-GAME-07 to WH-GAME-10, WH-GAME-13, WH-GAME-14)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.dice import Total, roll
from grognard.core.engine.outcome import Outcome
from grognard.core.engine.procedures import Action, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.mission.objectives import held
from grognard.games.wh40k5.state.events.mission import BattleEnded, LengthRolled, Score
from grognard.games.wh40k5.state.state import HELD, Unit, enemy


class EndOfGameTurn(Procedure):
    """Whether another game turn follows: from the fifth on a die decides, after the seventh none does (WH-GAME-09).
    Done with that."""

    turn: int

    @step
    def throw(self, g: G) -> Action:
        row = next((row for row in TABLES.extensions.values() if row.after == self.turn), None)
        if row is None:
            return Done(self.turn < min(each.after for each in TABLES.extensions.values()))
        if row.needs is None:
            return Next(None)
        return roll(1, Total(), say("wh-roll-length"), "WH-GAME-09")

    @step
    def result(self, g: B, face: int | None) -> Action:
        needs = next(row.needs for row in TABLES.extensions.values() if row.after == self.turn)
        goes_on = face is not None and needs is not None and face >= needs
        g.emit(LengthRolled(self.turn, goes_on, face), "WH-GAME-09")
        return Done(goes_on)


class Counting(Procedure):
    """The battle is over after its last turn and is counted (WH-GAME-07)."""

    @step
    def count(self, g: B) -> None:
        found = tuple(scores(g))
        first, second = points(found)
        winner = None if first == second else int(second > first)
        rules = ("WH-GAME-07", "WH-GAME-13") if counts_kills(g) else ("WH-GAME-07", "WH-GAME-08")
        g.emit(BattleEnded("turns", winner, found), *rules)


class Concession(Procedure):
    """A player gives the battle up: the other has won."""

    seat: int

    @step
    def give_up(self, g: B) -> None:
        g.emit(BattleEnded("concession", enemy(self.seat), tuple(scores(g))), "WH-GAME-07")


def counts_kills(g: G) -> bool:
    """Whether enemy units destroyed count, not objectives (WH-GAME-07)."""
    return TABLES.missions[g.state.mission].victory == "kill-points" if g.state.mission else True


def scores(g: G) -> Iterator[Score]:
    """Everything that counts now. A unit that has not arrived when the last turn is over counts as destroyed
    (WH-GAME-01, WH-GAME-13)."""
    for seat in (0, 1):
        if counts_kills(g):
            lost = (unit for unit in g.state.units.values() if unit.seat != seat and is_lost(g, unit))
            yield from (Score(seat, "kill", unit.id) for unit in lost)
        else:
            yield from (Score(seat, "objective", id) for id in held(g, seat))


def is_lost(g: G, unit: Unit) -> bool:
    """Whether a unit counts as destroyed once the battle is over: it is, or it has not arrived, nor the unit or
    transport it is in (WH-GAME-01, WH-GAME-13)."""
    return not unit.alive or bearer(g, unit).place == "off"


def bearer(g: G, unit: Unit) -> Unit:
    """What carries a unit in the end: a character's unit, passengers' transport, any other itself."""
    inside = unit.joined if unit.place == "joined" else unit.aboard
    return unit if inside is None else bearer(g, g.state.units[inside])


def points(found: tuple[Score, ...]) -> tuple[int, int]:
    """How much counts for each seat."""
    first, second = (sum(score.seat == seat for score in found) for seat in (0, 1))
    return first, second


def is_beaten(g: G, seat: int) -> bool:
    """Whether a side has no models left (WH-GAME-10): those in reserve and in transports exist, by the option
    ``reserves_keep_alive`` (WH-GAME-14). Who walks on in the first turn of Dawn of War is not in reserve."""
    keep = g.setup.options["reserves_keep_alive"] == "true"
    return not any(keep or not is_waiting(g, unit) for unit in g.state.of(seat) if unit.place != "joined")


def is_waiting(g: G, unit: Unit) -> bool:
    """Whether a unit, or its transport, is in reserve."""
    carrier = bearer(g, unit)
    return carrier.place == "off" and carrier.arrival in HELD


def end_if_beaten(g: B) -> None:
    """The battle is over at once if nobody of a side is left; both at once: a draw (WH-GAME-10, WH-GAME-14)."""
    beaten = [seat for seat in (0, 1) if is_beaten(g, seat)]
    if beaten and g.state.ended is None:
        winner = enemy(beaten[0]) if len(beaten) == 1 else None
        g.emit(BattleEnded("wiped-out", winner, tuple(scores(g))), "WH-GAME-10", "WH-GAME-14")


def result(g: G) -> Outcome:
    """The result of a battle that is over."""
    state = g.state
    assert state.ended is not None
    return Outcome(points(tuple(scores(g))), state.winner, state.ended, state.turn)
