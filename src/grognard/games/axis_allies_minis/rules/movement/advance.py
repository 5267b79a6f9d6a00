"""The steps of a move, one after another: rolls, defensive fire, the step, overwatch, overrunning (AAM-MOVE-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Found
from grognard.core.engine.fates import Tallies, play
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, Window, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.games.axis_allies_minis.data.traits import traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.crossing import Check
from grognard.games.axis_allies_minis.rules.movement.fates import PASSED, movement_roll
from grognard.games.axis_allies_minis.rules.movement.movement import (
    Pace,
    march_at_random,
    marches_at,
    mobility,
    path_refusal,
    step_to,
    steps_of,
    undeterred,
)
from grognard.games.axis_allies_minis.rules.movement.obstacles import Mines, is_mined, obstacle_checks
from grognard.games.axis_allies_minis.rules.movement.penalty import room
from grognard.games.axis_allies_minis.rules.reactions import defensive_fire, overwatch
from grognard.games.axis_allies_minis.state.choices import Decline, Halt, March, Overrun
from grognard.games.axis_allies_minis.state.events.movement import (
    MovementRolled,
    Stepped,
    Stopped,
    Turned,
    WasOverrun,
    WentBack,
)
from grognard.games.axis_allies_minis.state.occasions import Hit, OnTheRow, Stepping
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex


class Arrival(Record):
    """How an advance ended: the points spent, and the facing its owner wants, None if the unit was stopped and keeps
    the one it has (AAM-MOVE-16)."""

    spent: int
    facing: Direction | None = None


class Advancing(Procedure):
    """A unit's steps until it stops or is stopped. Its value is the ``Arrival``.

    ``here`` is the hex of the step it leaves, ``path`` the hexes still to enter, ``facing`` what its owner wants at the
    end. ``rolls`` counts the rolls of the battle up to his last word, ``came`` is the hex it came here from.
    """

    unit: str
    here: Hex
    path: tuple[Hex, ...]
    facing: Direction
    pace: Pace
    rolls: int
    came: Hex | None = None
    overran: bool = False

    @step
    def try_to_enter(self, g: G) -> Action:
        """The step is paid for, and its movement rolls are made (AAM-MOVE-05)."""
        unit, there = g.state.units[self.unit], self.path[0]
        taken = step_to(g, unit, self.here, there)
        assert taken is not None
        pace = self.pace.after(taken)
        assert pace is not None
        asked = taken.checks
        if g.state.obstacles:
            asked = (*asked, *obstacle_checks(g, unit, self.here, there))
        return self.then(Call(MovementRolls(self.unit, asked)) if asked else Next(True), pace=pace)

    @step
    def leave(self, g: B, passed: bool) -> Action:
        """A failed roll ends the move and provokes nobody (AAM-MOVE-05); mines it leaves are rolled for
        (AAM-TERRAIN-14)."""
        if not passed:
            return self._held(g, "failed", "AAM-MOVE-05")
        unit = g.state.units[self.unit]
        return Call(Mines(self.unit)) if sets_off_mines(g, unit) else Next(False)

    @step
    def in_transit(self, g: B, blown: bool) -> Action:
        """Adjacent enemies may fire (AAM-DF-01); by the option ``df_before_overwatch`` those that watch the hex come
        first."""
        if blown and not undeterred(g.state.units[self.unit]):
            return self._held(g, "mines", "AAM-TERRAIN-14")
        return self._adjacent_fire(g) if defensive_fire_first(g) else self._watchers_fire(g)

    @step
    def still_in_transit(self, g: G, hit: Hit | None) -> Action:
        """With that option adjacent enemies come second."""
        return Next(hit) if hit or defensive_fire_first(g) else self._adjacent_fire(g)

    @step
    def arrive(self, g: B, hit: Hit | None) -> Action:
        """If it was not stopped it stands in the new hex, a Vehicle facing the way it went (AAM-MOVE-06), and those
        that watch it may fire (AAM-OW-03), unless it was hit at this step and goes on (AAM-DF-13)."""
        if hit == "stopped":
            return self._stopped(g)
        there = self.path[0]
        way = self.here.direction(there)
        assert way is not None
        g.emit(Stepped(self.unit, there, way), "AAM-MOVE-14", "AAM-MOVE-06")
        return self._watchers_fire(g) if defensive_fire_first(g) and not hit else Next(None)

    @step
    def overrun(self, g: B, hit: Hit | None) -> Action:
        """In the new hex it may overrun a Soldier (AAM-SA-68)."""
        if hit == "stopped":
            return self._stopped(g)
        unit = g.state.units[self.unit]
        if not self.overran and next(victims(g, unit), None) is not None:
            return Ask(ChooseOverrun(unit.seat, unit.id))
        return Next(None)

    @step
    def go_on(self, g: B, choice: Choice | None) -> Action:
        """The next step. An owner who has seen dice since his last word says anew where to, if he can go on."""
        after = self
        if isinstance(choice, Overrun):
            g.emit(WasOverrun(self.unit, choice.target), "AAM-SA-68")
            after = replace(self, overran=True)
        unit, rest = g.state.units[self.unit], self.path[1:]
        if g.rolls != self.rolls and can_go_on(g, unit, self.pace):
            return after.then(Ask(GoOn(unit.seat, unit.id, self.pace, rest, self.facing)))
        return after.then(Next(March(unit.id, rest, self.facing) if rest else Halt(self.facing)))

    @step
    def turn_or_halt(self, g: G, choice: March | Halt) -> Action:
        """Onwards, or the end of the move."""
        if isinstance(choice, Halt):
            return Done(Arrival(self.pace.spent, choice.facing))
        there = self.path[0]
        return Repeat(replace(self, here=there, came=self.here, path=choice.path, facing=choice.facing, rolls=g.rolls))

    def _adjacent_fire(self, g: G) -> Action:
        mover, there = g.state.units[self.unit], self.path[0]
        provoked = defensive_fire.provoked(g, mover, self.here, there)
        return Window(Stepping(mover.id, self.here, there)) if provoked else Next(None)

    def _watchers_fire(self, g: G) -> Action:
        mover, there = g.state.units[self.unit], self.path[0]
        return Window(OnTheRow(mover.id, there)) if overwatch.watchers(g, mover, there) else Next(None)

    def _held(self, g: B, why: str, rule: str) -> Action:
        """The unit stays in the hex it was leaving, turned to the one it tried to enter (AAM-MOVE-05,
        AAM-MOVE-15)."""
        way = self.here.direction(self.path[0])
        assert way is not None
        if g.state.units[self.unit].facing != way:
            g.emit(Turned(self.unit, way), rule)
        g.emit(Stopped(self.unit, why), rule)  # type: ignore[arg-type]
        return self._stopped(g)

    def _stopped(self, g: B) -> Action:
        """Made to stop where the hex cannot hold it, it goes back to the one it came from (AAM-STACK-13)."""
        unit = g.state.units[self.unit]
        assert unit.at is not None
        back = self.came if unit.at == self.here else self.here
        if back is not None and room(g, unit, unit.at) == "closed":
            g.emit(WentBack(unit.id, back), "AAM-STACK-13")
        return Done(Arrival(self.pace.spent))


def defensive_fire_first(g: G) -> bool:
    """Whether defensive fire comes before overwatch at each step (AAM-MOVE-14)."""
    found: bool = g.setup.options["df_before_overwatch"] == "on"
    return found


def sets_off_mines(g: G, unit: Unit) -> bool:
    """Whether a unit in this hex rolls for mines; one disrupted already has nothing to fear (AAM-TERRAIN-14)."""
    return bool(g.state.obstacles) and not unit.disrupted and unit.at is not None and is_mined(g, unit.at)


def can_go_on(g: G, unit: Unit, pace: Pace) -> bool:
    """Whether a unit in the middle of its move can take another step: it has points, the hex is not full, and there is
    room next to it (AAM-STACK-04, AAM-MOVE-01)."""
    assert unit.at is not None
    if room(g, unit, unit.at) == "full":
        return False
    return any(
        pace.after(step) is not None and room(g, unit, step.to) != "closed" for step in steps_of(g, unit)[unit.at]
    )


class MovementRolls(Procedure):
    """The movement rolls of one step, one after another until one fails (AAM-MOVE-05). Their value: whether all were
    passed."""

    unit: str
    checks: tuple[Check, ...]

    @step
    def roll_die(self, g: G) -> Action:
        return Call(play([(movement_roll(self.checks[0]), 1)], g.state.units[self.unit].seat))

    @step
    def read_die(self, g: B, rolled: Tallies) -> Action:
        success = rolled[0][PASSED]
        check, *others = self.checks
        g.emit(MovementRolled(self.unit, check.what, check.need, bool(success)), "AAM-MOVE-05", check.rule)
        if success and others:
            return Repeat(replace(self, checks=tuple(others)))
        return Done(bool(success))


class GoOn(Decision):
    """Dice have been rolled in the middle of a move: where to now (AAM-MOVE-14).

    ``path`` is what is left of the owner's plan, ``facing`` the one it was to end in.
    """

    sampled: ClassVar[bool] = True
    unit: str
    pace: Pace
    path: tuple[Hex, ...]
    facing: Direction

    def candidates(self, g: G) -> Sequence[Choice | Found]:
        """The plan, the cheapest ways from here, or stopping here."""
        unit = g.state.units[self.unit]
        plan = [March(self.unit, self.path, self.facing)] if self.path else []
        others = [march for march in marches_at(g, unit, self.pace) if march not in plan]
        turns = range(6) if mobility(unit.of).vehicle else range(1)
        return [*plan, Found(others), *(Halt(self.facing.turned(turn)) for turn in turns)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids the way; stopping is always allowed, facing any side (AAM-MOVE-16)."""
        if isinstance(choice, Halt):
            return None
        if not isinstance(choice, March) or choice.unit != self.unit:
            return Refused(say("refused-not-offered"))
        return path_refusal(g, g.state.units[self.unit], choice.path, self.pace)

    def draws(self, g: G, random: Random) -> Iterator[Choice | None]:
        """A random way on, or stopping."""
        if random.random() < 0.7:
            yield march_at_random(g, g.state.units[self.unit], self.pace, random)
        yield Halt(self.facing)


def victims(g: G, unit: Unit) -> Iterator[Unit]:
    """The enemy Soldiers in its hex that a unit can overrun: those not disrupted yet (AAM-SA-68)."""
    if "overrun" in traits(unit.of).held and unit.at is not None:
        for other in g.state.in_hex(unit.at):
            if other.seat != unit.seat and other.of.type == "soldier" and not other.disrupted:
                yield other


class ChooseOverrun(Decision):
    """A Vehicle that has entered a hex may overrun a Soldier there (AAM-SA-68)."""

    unit: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them, or none."""
        return [*(Overrun(target.id) for target in victims(g, g.state.units[self.unit])), Decline()]
