"""Initiative: dice, commanders, reconnaissance, ties (AAM-TURN-02 to AAM-TURN-04, AAM-SA-71, AAM-SA-88)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, Skip, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.state.choices import Decline, GoFirst, Reroll
from grognard.games.axis_allies_minis.state.conditions import commands, is_disrupted
from grognard.games.axis_allies_minis.state.events.turn import DiceRerolled, InitiativeRolled, OrderOfPlay
from grognard.games.axis_allies_minis.state.state import Unit, enemy

Pair = tuple[int, int]


def commander_bonus(g: G, seat: int) -> int:
    """The best Initiative bonus among a seat's Commanders on the map or aboard, undisrupted; they never add up
    (AAM-TURN-02, AAM-COND-04, AAM-SA-71, AAM-MOVE-18)."""
    return max((unit.of.printed("initiative") for unit in g.state.of(seat) if is_in_command(unit)), default=0)


def is_in_command(unit: Unit) -> bool:
    """Whether a unit is deployed, be it aboard a carrier, and not disrupted (AAM-TURN-02, AAM-COND-04, AAM-MOVE-18)."""
    return unit.place in ("map", "aboard") and not is_disrupted(unit)


def recon_bonus(g: G, seat: int) -> int:
    """+1 if a Recon unit of the seat sees an enemy, disrupted or not: only Commanders lose their abilities by that
    (AAM-TURN-02, AAM-SA-88, AAM-COND-04)."""
    scouts = [unit for unit in g.state.standing(seat) if unit.of.has("recon") and commands(unit)]
    enemies = list(g.state.standing(enemy(seat))) if scouts else []
    board, smoke = g.context.board, frozenset(g.state.smoke)
    for scout in scouts:
        for other in enemies:
            assert scout.at is not None
            assert other.at is not None
            if board.sees_through(scout.at, other.at, smoke):
                return ABILITIES["recon"].numbers["initiative"]
    return 0


def initiative_winner(dice: Pair, bonus: Pair, commanders: Pair, tie: str) -> int | None:
    """The seat with the higher total; of equal totals, by the option ``initiative_tie``, the one with the better
    commander; None if the dice are rolled again (AAM-TURN-02, AAM-TURN-03).

    >>> initiative_winner((7, 7), (2, 3), (2, 3), "higher_bonus")
    1
    >>> initiative_winner((7, 6), (2, 3), (2, 3), "reroll") is None
    True
    """
    totals = dice[0] + bonus[0], dice[1] + bonus[1]
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    if tie == "higher_bonus" and commanders[0] != commanders[1]:
        return 0 if commanders[0] > commanders[1] else 1
    return None


def bonuses(g: G) -> Pair:
    """What each seat adds to its dice (AAM-TURN-02)."""
    return commander_bonus(g, 0) + recon_bonus(g, 0), commander_bonus(g, 1) + recon_bonus(g, 1)


def winner_of(g: G, totals: Pair) -> int | None:
    """Who wins with these dice; None if they are rolled again (AAM-TURN-02, AAM-TURN-03)."""
    commanders = commander_bonus(g, 0), commander_bonus(g, 1)
    return initiative_winner(totals, bonuses(g), commanders, g.setup.options["initiative_tie"])


class Initiative(Procedure):
    """Two dice each and the best bonus; Organization may roll again; the winner chooses (AAM-TURN-02)."""

    dice: tuple[Pair, Pair] | None = None
    asked: tuple[int, ...] = ()

    @step("organise")
    def roll_dice(self, g: G) -> Action:
        return Skip("organise") if self.dice else roll(4, Faces(), say("aam-roll-initiative"), "AAM-TURN-02")

    @step
    def read_dice(self, g: G, faces: tuple[int, int, int, int]) -> Action:
        return self.then(dice=(faces[:2], faces[2:]))

    @step("compare")
    def organise(self, g: G) -> Action:
        """Owners of Organization decide in the order of play, each once, having seen both rolls (AAM-TURN-04)."""
        for seat in (g.state.first, enemy(g.state.first)):
            if seat not in self.asked and organiser(g, seat) is not None:
                return self.then(Ask(ChooseReroll(seat, *self.shown())), asked=(*self.asked, seat))
        return Skip("compare")

    @step
    def roll_again(self, g: G, choice: Choice) -> Action:
        return Call(RerollDice(self.asked[-1])) if isinstance(choice, Reroll) else Repeat(self)

    @step
    def compare(self, g: B, again: Pair | None) -> Action:
        dice = self.shown()
        if again is not None:
            return Repeat(replace(self, dice=(again, dice[1]) if self.asked[-1] == 0 else (dice[0], again)))
        bonus, totals = bonuses(g), (sum(dice[0]), sum(dice[1]))
        winner = winner_of(g, totals)
        tied = totals[0] + bonus[0] == totals[1] + bonus[1]
        g.emit(InitiativeRolled(dice, bonus, winner), "AAM-TURN-02", *(("AAM-TURN-03",) if tied else ()))
        return Repeat(replace(self, dice=None)) if winner is None else Ask(ChooseOrderOfPlay(winner))

    @step
    def order(self, g: B, choice: GoFirst) -> Action:
        winner = g.state.active
        g.emit(OrderOfPlay(winner if choice.first else enemy(winner)), "AAM-TURN-02")
        return Done()

    def shown(self) -> tuple[Pair, Pair]:
        """The dice as they lie."""
        assert self.dice is not None
        return self.dice


class RerollDice(Procedure):
    """Both dice of one seat are rolled again (AAM-TURN-04). Its value: the new dice."""

    seat: int

    @step
    def roll_dice(self, g: B) -> Action:
        unit = organiser(g, self.seat)
        assert unit is not None
        g.emit(DiceRerolled(self.seat, unit.id), "AAM-TURN-04")
        return roll(2, Faces(), say("aam-roll-initiative"), "AAM-TURN-04", seat=self.seat)


def organiser(g: G, seat: int) -> Unit | None:
    """The unit by which a seat may roll again: on the map, undisrupted, with Organization (AAM-TURN-04); from aboard a
    Commander gives his bonus and nothing else (AAM-MOVE-18)."""
    return next((unit for unit in g.state.standing(seat) if unit.of.has("organization") and is_in_command(unit)), None)


class ChooseReroll(Decision):
    """Organization: roll both initiative dice again, or keep them (AAM-TURN-04)."""

    own: Pair
    theirs: Pair

    def candidates(self, g: G) -> Sequence[Choice]:
        """Again, or not."""
        return [Reroll(), Decline()]


class ChooseOrderOfPlay(Decision):
    """The winner of initiative is first or second player this turn (AAM-TURN-02)."""

    def candidates(self, g: G) -> Sequence[Choice]:
        """First or second."""
        return [GoFirst(True), GoFirst(False)]
