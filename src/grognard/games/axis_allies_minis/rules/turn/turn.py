"""The battle and its turn: the phase table of Axis & Allies Miniatures (chapter Turn).

Game
  SettingUp        (see deployment)
  VanguardMoves    free moves before turn 1
  GameTurn
    Initiative     (see initiative)
    Part(movement) first player, then second
    FlightPhase    (see aircraft)
    Part(airstrike)
    Part(assault)
    CasualtyPhase  (see casualty)
    EndOfTurn      (see victory)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.rules.attack.aircraft import FlightPhase
from grognard.games.axis_allies_minis.rules.attack.smoke import Smoking, has_smoke
from grognard.games.axis_allies_minis.rules.movement.penalty import StackingPenalty
from grognard.games.axis_allies_minis.rules.turn import actions, command
from grognard.games.axis_allies_minis.rules.turn.arrivals import Arrivals
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.rules.turn.deployment import SettingUp
from grognard.games.axis_allies_minis.rules.turn.initiative import Initiative
from grognard.games.axis_allies_minis.rules.turn.victory import EndOfTurn
from grognard.games.axis_allies_minis.state.choices import Finish
from grognard.games.axis_allies_minis.state.events.turn import Acted, PartBegan, PartEnded, PhaseBegan, TurnBegan
from grognard.games.axis_allies_minis.state.state import Unit, enemy

PartName = Literal["vanguard", "movement", "airstrike", "assault"]


class Game(Procedure):
    """The whole battle: set-up, free moves, turns until somebody has won (AAM-GAME-04, AAM-GAME-06)."""

    @step
    def set_up(self, g: G) -> Action:
        return Call(SettingUp())

    @step
    def free_moves(self, g: G) -> Action:
        """Units with Vanguard move before turn 1 (AAM-SA-63)."""
        if any(unit.on_map and unit.of.has("vanguard") for unit in g.state.units.values()):
            return Call(Phase("vanguard"))
        return None

    @step
    def play(self, g: G) -> Action:
        return Call(GameTurn(g.setup.begins))


class GameTurn(Procedure):
    """One turn: its seven phases in order (AAM-TURN-01), then the next, until the battle has ended.

    The option ``airstrike`` puts the airstrike phase after the assault phase.
    """

    number: int

    @step
    def initiative(self, g: B) -> Action:
        g.emit(TurnBegan(self.number), "AAM-TURN-01")
        return Call(Initiative())

    @step
    def movement(self, g: G) -> Action:
        return Call(Phase("movement"))

    @step
    def flight(self, g: G) -> Action:
        return Call(FlightPhase()) if has_aircraft(g) else None

    @step
    def early_airstrike(self, g: G) -> Action:
        """Before the assault, as the insert prints it (AAM-TURN-01)."""
        return self.airstrike(g, "before_assault")

    @step
    def assault(self, g: G) -> Action:
        return Call(Phase("assault"))

    @step
    def late_airstrike(self, g: G) -> Action:
        return self.airstrike(g, "after_assault")

    @step
    def casualties(self, g: G) -> Action:
        return Call(CasualtyPhase())

    @step
    def end(self, g: G) -> Action:
        return Call(EndOfTurn())

    @step
    def next_turn(self, g: G) -> Action:
        return Done() if g.state.ended else Repeat(replace(self, number=self.number + 1))

    def airstrike(self, g: G, when: str) -> Action:
        """The airstrike phase, if this is its place and an Aircraft flies."""
        flies = any(unit.on_map and unit.of.type == "aircraft" for unit in g.state.units.values())
        return Call(Phase("airstrike")) if flies and g.setup.options["airstrike"] == when else None


def has_aircraft(g: G) -> bool:
    """Whether either army has an Aircraft left."""
    return any(unit.alive and unit.of.type == "aircraft" for unit in g.state.units.values())


class Phase(Procedure):
    """A phase in which the first player plays his part, then the second (AAM-TURN-01)."""

    phase: PartName

    @step
    def first_player(self, g: B) -> Action:
        g.emit(PhaseBegan(self.phase), "AAM-TURN-01")
        return Call(Part(self.phase, g.state.first))

    @step
    def second_player(self, g: G) -> Action:
        return Call(Part(self.phase, enemy(g.state.first)))


class Part(Procedure):
    """One player's part of a phase: his units act one after another, each wholly, in any order (AAM-TURN-05,
    AAM-TURN-07, AAM-TURN-10). Reaction shots take none of that from them (AAM-TURN-11)."""

    phase: PartName
    seat: int

    @step
    def begin(self, g: B) -> None:
        g.emit(PartBegan(self.seat), "AAM-TURN-10")
        if self.phase == "movement":
            command.exert_will(g, self.seat)

    @step
    def arrivals(self, g: G) -> Action:
        """Heroes come at the start of the own movement phase (AAM-SA-80)."""
        return Call(Arrivals(self.seat, "hero")) if self.phase == "movement" else None

    @step
    def play(self, g: G) -> Action:
        return Call(Actions(self.seat))

    @step
    def smoke(self, g: G) -> Action:
        """Smoke is laid at the end of the own movement phase (AAM-SA-78)."""
        smokes = self.phase == "movement" and has_smoke(g, self.seat)
        return Call(Smoking(self.seat)) if smokes else None

    @step
    def late_arrivals(self, g: B) -> Action:
        """Paratroopers come at the end of the own movement phase (AAM-SA-79); Hard Chargers rally (AAM-SA-75)."""
        if self.phase != "movement":
            return None
        command.charge_hard(g, self.seat)
        return Call(Arrivals(self.seat, "paratrooper"))

    @step
    def penalty(self, g: G) -> Action:
        """Overfull hexes are punished at the end of the own part of the movement and of the assault phase
        (AAM-STACK-05)."""
        return Call(StackingPenalty(self.seat)) if self.phase in ("movement", "assault") else None

    @step
    def end(self, g: B) -> None:
        g.emit(PartEnded(self.seat), "AAM-TURN-10")


class Actions(Procedure):
    """Unit after unit, until the player has finished or none is left (AAM-TURN-10)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        if not any(may_act(g, unit) for unit in g.state.units.values() if unit.seat == self.seat):
            return Done()
        return Ask(Activate(self.seat))

    @step
    def act(self, g: G, choice: actions.AnyAction | Finish) -> Action:
        if isinstance(choice, Finish):
            return Done()
        return Call(Activation(choice))

    @step
    def next_unit(self, g: G) -> Action:
        return Repeat(self)


class Activation(Procedure):
    """One unit's whole action (AAM-TURN-10)."""

    choice: actions.AnyAction

    @step
    def carry_out(self, g: G) -> Action:
        return Call(actions.procedure(g, self.choice))

    @step
    def done(self, g: B) -> Action:
        unit = g.state.units[self.choice.unit]
        if not unit.acted:
            g.emit(Acted(unit.id), "AAM-TURN-10")
        return Next(None)


def may_act(g: G, unit: Unit) -> bool:
    """Whether a unit can still be named in this part of the phase: in the airstrike phase an Aircraft on the map,
    otherwise a ground unit on the map or aboard that has not acted (AAM-TURN-04 to AAM-TURN-07, AAM-TURN-10); before
    turn 1 one with Vanguard (AAM-SA-63)."""
    if unit.acted or unit.place not in ("map", "aboard"):
        return False
    if g.state.phase == "vanguard" and not unit.of.has("vanguard"):
        return False
    return (unit.of.type == "aircraft") == (g.state.phase == "airstrike")


class Activate(Decision):
    """The player names one of his units and its action, or finishes his part of the phase (AAM-TURN-05, AAM-TURN-07,
    AAM-TURN-10)."""

    sampled = True

    def candidates(self, g: G) -> Sequence[Choice | Found]:
        """Each unit's actions (of moves the cheapest way to each hex), and finishing."""
        found = [
            choice
            for unit in g.state.units.values()
            if unit.seat == self.seat and may_act(g, unit)
            for choice in actions.candidates(g, unit)
        ]
        return [*found, Finish()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids this action to this unit now."""
        if isinstance(choice, Finish):
            return None
        if not isinstance(choice, actions.ACTIONS):
            return Refused(say("refused-not-offered"))
        unit = g.state.units.get(choice.unit)
        if unit is None or unit.seat != self.seat or not unit.alive:
            return Refused(say("aam-refused-not-yours"), "AAM-TURN-10")
        if unit.acted:
            return Refused(say("aam-refused-acted"), "AAM-TURN-10")
        if not may_act(g, unit):
            return Refused(say("aam-refused-cannot-act"), "AAM-TURN-10")
        return actions.refusal(g, unit, choice)

    def draws(self, g: G, random: Random) -> Iterator[Choice | None]:
        """A unit at random, then one of its actions; finishing is one of the things to draw."""
        units = [unit for unit in g.state.units.values() if unit.seat == self.seat and may_act(g, unit)]
        for unit in drawn([*units, None], random):
            if unit is None:
                yield Finish()
            else:
                yield from actions.draws(g, unit, random)
