"""Night fighting: how far a unit sees before it shoots (WH-GAME-05, WH-USR-01)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.state.events.mission import NightSeen
from grognard.games.wh40k5.state.setup_choices import KeepSight, LookAgain

DICE = TABLES.limits["night-dice"].value
FACTOR = TABLES.limits["night-factor"].value


def night_sight(total: int) -> int:
    """How far one sees by night, in thousandths of an inch (WH-GAME-05).

    >>> night_sight(7)
    21000
    """
    return total * FACTOR * INCH


class SeeingByNight(Procedure):
    """By night a unit rolls how far it sees; one with acute senses may roll again, and the second roll stands
    (WH-GAME-05, WH-USR-01). Done with thousandths of an inch, None by day."""

    unit: str
    seen: int = 0

    @step
    def throw(self, g: G) -> Action:
        if not g.state.night:
            return Done()
        return roll(DICE, Total(), say("wh-roll-night"), "WH-GAME-05", seat=g.state.units[self.unit].seat)

    @step
    def ask(self, g: G, total: int) -> Action:
        unit = g.state.units[self.unit]
        after = replace(self, seen=night_sight(total))
        if g.context.has(unit, "acute-senses"):
            return after.then(Ask(ChooseToLookAgain(unit.seat, unit.id, total)))
        return after.then(Next(KeepSight()))

    @step
    def look_again(self, g: G, choice: KeepSight | LookAgain) -> Action:
        if isinstance(choice, KeepSight):
            return Next(None)
        return roll(DICE, Total(), say("wh-roll-again"), "WH-USR-01", seat=g.state.units[self.unit].seat)

    @step
    def end(self, g: B, total: int | None) -> Action:
        seen = self.seen if total is None else night_sight(total)
        g.emit(NightSeen(self.unit, seen // INCH), "WH-GAME-05")
        return Done(seen)


class ChooseToLookAgain(Decision):
    """Whether a unit with acute senses rolls again for how far it sees (WH-USR-01); ``total`` is what it rolled."""

    unit: str
    total: int

    def candidates(self, g: G) -> Sequence[Choice]:
        """To keep it, or to roll again."""
        return [KeepSight(), LookAgain()]
