"""The player turn: its start, the movement phase, the shooting phase, the assault phase (chapter Turn).

PlayerTurn
  ReserveRolls     who comes out of reserve           (see reserves)
  Rallies          fleeing units of the active player (see regroup)
  Arrivals         unit after unit                    (see reserves)
  MovementPhase    unit after unit (see moving)
  ShootingPhase    unit after unit shoots or runs (see shooting, moving)
  AssaultPhase     assaults, reactions, combats (see assault)
  EndOfPhase       after each: morale for a quarter lost (see morale)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase
from grognard.games.wh40k5.rules.mission.reserves import Arrivals, ReserveRolls
from grognard.games.wh40k5.rules.mission.victory import end_if_beaten
from grognard.games.wh40k5.rules.morale.morale import QuarterLost, must_test
from grognard.games.wh40k5.rules.morale.regroup import Regrouping
from grognard.games.wh40k5.rules.movement import moving
from grognard.games.wh40k5.rules.shooting import fire_choices
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.units import waaagh
from grognard.games.wh40k5.rules.units.characters import Joinings, leave_the_dead
from grognard.games.wh40k5.rules.units.player_order import next_of
from grognard.games.wh40k5.rules.vehicles import smoke
from grognard.games.wh40k5.state import choices
from grognard.games.wh40k5.state.choices import CallWaaagh, Finish, Run, Shoot, Smoke
from grognard.games.wh40k5.state.events.turn import GotUp, PhaseBegan, PlayerTurnBegan
from grognard.games.wh40k5.state.state import Unit, enemy


class PlayerTurn(Procedure):
    """One player's turn, the ``turn``-th game turn's (WH-CORE-02, WH-TURN-01, WH-TURN-04)."""

    turn: int
    seat: int

    @step
    def begin(self, g: B) -> Action:
        """Reserves are rolled for, fleeing units try to regroup or run on, units arrive, then the others move
        (WH-TURN-04)."""
        g.emit(PlayerTurnBegan(self.turn, self.seat), "WH-CORE-02", "WH-TURN-01")
        g.emit(PhaseBegan("movement"), "WH-TURN-01")
        return Call(ReserveRolls(self.seat))

    @step
    def rally(self, g: G) -> Action:
        return Call(Rallies(self.seat))

    @step
    def arrive(self, g: G) -> Action:
        return Call(Arrivals(self.seat))

    @step
    def move(self, g: G) -> Action:
        return Call(MovementPhase(self.seat))

    @step
    def join(self, g: G) -> Action:
        """Characters who end the phase beside a unit have joined it (WH-UNIT-07)."""
        return Call(Joinings(self.seat))

    @step
    def after_movement(self, g: G) -> Action:
        return Call(EndOfPhase())

    @step
    def shoot(self, g: B) -> Action:
        """After each phase a side that has nobody left is beaten (WH-GAME-14)."""
        if g.state.ended is not None:
            return Done()
        g.emit(PhaseBegan("shooting"), "WH-TURN-01")
        return Call(ShootingPhase(self.seat))

    @step
    def after_shooting(self, g: G) -> Action:
        return Call(EndOfPhase())

    @step
    def assault(self, g: B) -> Action:
        g.emit(PhaseBegan("assault"), "WH-TURN-01")
        return Call(AssaultPhase(self.seat))

    @step
    def after_assault(self, g: G) -> Action:
        return Call(EndOfPhase())

    @step
    def end(self, g: B) -> None:
        """Units get up whose time on the ground is over (WH-SAVE-07)."""
        for unit in g.state.units.values():
            if unit.alive and unit.down is not None and unit.down <= g.state.player_turn:
                g.emit(GotUp(unit.id), "WH-SAVE-07")


class Rallies(Procedure):
    """The fleeing units of the active player, in the order he likes (WH-TURN-03, WH-MORALE-14)."""

    seat: int

    @step
    def choose(self, g: G) -> Action:
        due = [unit for unit in g.state.standing(self.seat) if unit.fleeing and not unit.rallied]
        return next_of(g.state.active, due, "rally") if due else Done()

    @step
    def rally(self, g: G, choice: choices.Next) -> Action:
        return Call(Regrouping(choice.unit))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class EndOfPhase(Procedure):
    """Units that lost a quarter in the phase test their morale, those of the active player first (WH-TURN-04,
    WH-MORALE-01, WH-MORALE-11); then it is seen whether a side is beaten (WH-GAME-14)."""

    @step
    def choose(self, g: B) -> Action:
        for seat in (g.state.active, enemy(g.state.active)):
            due = [unit for unit in g.state.standing(seat) if must_test(g, unit)]
            if due:
                return next_of(g.state.active, due, "morale")
        leave_the_dead(g)
        end_if_beaten(g)
        return Done()

    @step
    def test(self, g: G, choice: choices.Next) -> Action:
        return Call(QuarterLost(choice.unit))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


def own(g: G, seat: int, id: str) -> Unit | Refused:
    """A player's own unit, on the table or in a transport there (WH-VEH-18)."""
    unit = g.state.units.get(id)
    if unit is None or unit.seat != seat or not is_present(g, unit):
        return Refused(say("wh-refused-not-yours"), "WH-TURN-02")
    return unit


def is_present(g: G, unit: Unit) -> bool:
    """Whether a unit is on the table or in a transport that is."""
    return unit.on_table or (unit.aboard is not None and unit.alive and g.state.units[unit.aboard].on_table)


def present(g: G, seat: int) -> list[Unit]:
    """The units of a seat on the table or in a transport that is."""
    return [unit for unit in g.state.of(seat) if is_present(g, unit)]


class ShootingPhase(Procedure):
    """The active player's units shoot or run, in any order (WH-SHOOT-11, WH-TURN-02)."""

    seat: int

    @step
    def ask(self, g: G) -> Action:
        ready = any(
            fire_choices.cannot_shoot(g, unit) is None
            or moving.run_refusal(g, unit) is None
            or smoke.refusal(g, unit) is None
            for unit in present(g, self.seat)
        )
        return Ask(ChooseShooter(self.seat)) if ready else Done()

    @step
    def act(self, g: B, choice: Shoot | Run | Smoke | CallWaaagh | Finish) -> Action:
        match choice:
            case CallWaaagh():
                waaagh.call(g)
                return None
            case Smoke():
                smoke.launch(g, choice)
                return None
            case Shoot():
                return Call(Shooting(choice.unit, choice.target, choice.firing))
            case Run():
                return Call(moving.procedure(choice))
            case Finish():
                return Done()

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class ChooseShooter(Decision):
    """Which unit shoots, at whom and with what, or runs; or none any more (WH-SHOOT-01, WH-SHOOT-11)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """A sample of each unit's shots, running, smoke, the Waaagh!, and finishing."""
        found: list[Choice] = []
        for unit in present(g, self.seat):
            found += (*fire_choices.candidates(g, unit), Run(unit.id), Smoke(unit.id))
        return [*found, CallWaaagh(), Finish()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids it to this unit."""
        if isinstance(choice, Finish):
            return None
        if isinstance(choice, CallWaaagh):
            return waaagh.refusal(g, self.seat)
        if not isinstance(choice, Shoot | Run | Smoke):
            return Refused(say("refused-not-offered"))
        unit = own(g, self.seat, choice.unit)
        if isinstance(unit, Refused):
            return unit
        if isinstance(choice, Smoke):
            return smoke.refusal(g, unit)
        return fire_choices.shoot_refusal(g, unit, choice) if isinstance(choice, Shoot) else moving.run_refusal(g, unit)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A unit at random, which shoots if it can, or runs; finishing is one of the things to draw."""
        if random.random() < CALLS:
            yield CallWaaagh()
        for unit in drawn([*present(g, self.seat), None], random):
            if unit is None:
                yield Finish()
                return
            if moving.run_refusal(g, unit) is not None or random.random() < RATHER_SHOOTS:
                yield from fire_choices.draws(g, unit, random)
            yield Run(unit.id)
            if random.random() < SMOKES:
                yield Smoke(unit.id)


CALLS = 0.05
"""How often a player at random calls the Waaagh! he could, each time a unit is to shoot."""

SMOKES = 0.25
"""How often a vehicle that is played at random and cannot fire uses its smoke launchers."""

RATHER_SHOOTS = 0.75
"""How often a unit that is played at random shoots where it might run."""
