"""The assault phase (WH-ASSAULT-19, WH-TURN-01).

AssaultPhase
  Charges         the active player's assault moves, unit by unit (see charging)
  Reactions       the other player's units that were assaulted close up
  Combats         one after the other, as the active player picks (see combat)
  HitsAndRuns     units break off (see hit_and_run)
  Consolidations  of those who ran down a fleeing unit
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, drawn
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.combats import can_be_locked
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.ground.engagement import combat_of, touched_by
from grognard.games.wh40k5.rules.assault import charging
from grognard.games.wh40k5.rules.assault.approaching import ClosingIn
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.consolidation import Consolidations
from grognard.games.wh40k5.rules.assault.hit_and_run import HitsAndRuns
from grognard.games.wh40k5.rules.units.player_order import next_of
from grognard.games.wh40k5.state.choices import Charge, Finish
from grognard.games.wh40k5.state.choices import Next as Due
from grognard.games.wh40k5.state.state import enemy


class AssaultPhase(Procedure):
    """The assault phase of a player's turn; both players fight in it (WH-TURN-02, WH-ASSAULT-19)."""

    seat: int
    hunters: tuple[str, ...] = ()

    @step
    def charge(self, g: G) -> Action:
        return Call(Charges(self.seat))

    @step
    def react(self, g: G, hunters: tuple[str, ...]) -> Action:
        """All assault moves are made; the other player's units react (WH-ASSAULT-06)."""
        return self.then(Call(Reactions(enemy(self.seat))), hunters=hunters)

    @step
    def fight(self, g: G) -> Action:
        return Call(Combats(self.seat))

    @step
    def break_off(self, g: G) -> Action:
        """At the end of the phase units may hit and run (WH-USR-10)."""
        return Call(HitsAndRuns(self.seat))

    @step
    def consolidate(self, g: G) -> Action:
        """Who ran down a fleeing unit may consolidate, by the option ``consolidate_after_runners`` (WH-MORALE-15)."""
        allowed = g.setup.options["consolidate_after_runners"] == "true"
        return Call(Consolidations(self.hunters)) if self.hunters and allowed else None


class Charges(Procedure):
    """The active player's units assault, one after the other, in any order (WH-ASSAULT-19). Done with the units that
    ran down a fleeing one and touch nobody."""

    seat: int
    hunters: tuple[str, ...] = ()
    charging: str = ""

    @step
    def ask(self, g: G) -> Action:
        ready = any(any(charging.listed(g, unit)) for unit in g.state.standing(self.seat))
        return Ask(ChooseCharge(self.seat)) if ready else Done(self.hunters)

    @step
    def charge(self, g: G, choice: Charge | Finish) -> Action:
        if isinstance(choice, Finish):
            return Done(self.hunters)
        return self.then(
            Call(charging.Charging(choice.unit, choice.target, choice.through, choice.first, choice.onto)),
            charging=choice.unit,
        )

    @step
    def go_on(self, g: G, ran_down: bool) -> Action:
        hunters = (*self.hunters, self.charging) if ran_down else self.hunters
        return Repeat(replace(self, hunters=hunters, charging=""))


class ChooseCharge(Decision):
    """Which unit assaults whom; or none any more (WH-ASSAULT-01, WH-ASSAULT-02)."""

    sampled: ClassVar[bool] = True

    def candidates(self, g: G) -> Sequence[Choice]:
        """The assaults on enemies that might be reached, and finishing; farther ones are accepted too."""
        found = [charge for unit in g.state.standing(self.seat) for charge in charging.candidates(g, unit)]
        return [*found, Finish()]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule that forbids it to this unit."""
        if isinstance(choice, Finish):
            return None
        if not isinstance(choice, Charge):
            return Refused(say("refused-not-offered"))
        unit = g.state.units.get(choice.unit)
        if unit is None or unit.seat != self.seat or not unit.on_table:
            return Refused(say("wh-refused-not-yours"), "WH-TURN-02")
        return charging.refusal(g, unit, choice)

    def draws(self, g: G, random: Random) -> Iterator[Choice]:
        """A unit at random and one of its assaults; finishing is one of the things to draw."""
        for unit in drawn([*g.state.standing(self.seat), None], random):
            if unit is None:
                yield Finish()
            else:
                yield from drawn(charging.candidates(g, unit), random)


class Reactions(Procedure):
    """The units that were assaulted bring up models that are not engaged, in the order their owner likes
    (WH-ASSAULT-06, WH-ASSAULT-21); of vehicles only walkers do (WH-VEH-26)."""

    seat: int
    done: tuple[str, ...] = ()

    @step
    def choose(self, g: G) -> Action:
        met = {target for unit in g.state.standing(enemy(self.seat)) for target in unit.charged}
        due = [unit for unit in g.state.standing(self.seat) if unit.id in met and unit.id not in self.done]
        due = [unit for unit in due if can_be_locked(unit) and touched_by(g, unit)]
        return next_of(due[0].seat, due, "react") if due else Done()

    @step
    def react(self, g: G, choice: Due) -> Action:
        unit = g.state.units[choice.unit]
        foes = tuple(id for id in combat_of(g, unit) if g.state.units[id].seat != self.seat)
        return self.then(Call(ClosingIn(unit.id, foes, "reaction")), done=(*self.done, unit.id))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class Combats(Procedure):
    """The combats of the phase, one wholly after the other; the active player picks the next (WH-ASSAULT-19)."""

    seat: int

    @step
    def choose(self, g: G) -> Action:
        found = combats(g)
        if not found:
            return Done()
        if len(found) == 1:
            return Next(Due(found[0][0]))
        return Ask(ChooseCombat(self.seat, tuple(found)))

    @step
    def fight(self, g: G, choice: Due) -> Action:
        return Call(Combat(combat_of(g, g.state.units[choice.unit])))

    @step
    def go_on(self, g: G) -> Action:
        return Repeat(self)


class ChooseCombat(Decision):
    """Which combat is fought next, each named by its first unit (WH-ASSAULT-19)."""

    combats: tuple[tuple[str, ...], ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of the combats."""
        return [Due(units[0]) for units in self.combats]


def combats(g: G) -> list[tuple[str, ...]]:
    """The combats not fought in this phase, as the ids of their units: vehicles that touch, as after a ram, fight none
    of themselves (WH-ASSAULT-20, WH-VEH-10)."""
    found: list[tuple[str, ...]] = []
    for unit in g.state.on_table():
        if not unit.fought and not any(unit.id in units for units in found):
            units = combat_of(g, unit)
            fights = any(can_be_locked(g.state.units[id]) for id in units)
            if fights and len(units) > 1 and not any(g.state.units[id].fought for id in units):
                found.append(units)
    return found
