"""Psychic tests, force weapons and powers that shoot (WH-UNIT-05, WH-CCW-08)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import Branch, Test
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import Record, replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.rules.saves.wound import Bearer, Wound
from grognard.games.wh40k5.rules.saves.wound_removal import Dealt, Suffer
from grognard.games.wh40k5.state.choices import SparePower, UsePower
from grognard.games.wh40k5.state.events.assault import PowerUsed

PERILS = (TABLES.limits["perils-low"].value, TABLES.limits["perils-high"].value)
PERIL = Wound(no_armour=True, no_cover=True)
"""The wound of the perils: only an invulnerable save helps (WH-UNIT-05)."""


COMES, COMES_PERILOUSLY, FAILS, FAILS_PERILOUSLY = "comes", "comes-perilously", "fails", "fails-perilously"


@lru_cache(maxsize=64)
def to_use_power(most: int) -> Test:
    """2D6 up to the Leadership bring a power; a 2 or a 12 is perilous besides (WH-UNIT-05)."""
    low, high = PERILS
    fates = [Branch(low, COMES_PERILOUSLY if most >= low else FAILS_PERILOUSLY)]
    fates += [Branch(low + 1, COMES)] if most > low else []
    fates += [Branch(max(most, low) + 1, FAILS)] if most + 1 < high else []
    fates.append(Branch(high, COMES_PERILOUSLY if most >= high else FAILS_PERILOUSLY))
    return Test("wh-roll-psychic", "WH-UNIT-05", tuple(fates), FAILS, dice=2)


class PowerDone(Record):
    """The models whose power came, each after its unit, and the wounds their perils cost."""

    came: tuple[tuple[str, str], ...] = ()
    perils: int = 0


class PsychicTest(Procedure):
    """A model tests for a psychic power: 2D6 up to its Leadership; a 2 or a 12 costs it a wound that only an
    invulnerable save helps against (WH-UNIT-05). Done with ``PowerDone``. ``leadership``: of one who may have fallen
    since he struck."""

    unit: str
    model: str
    leadership: int | None = None
    passed: bool = False

    @step
    def test(self, g: G) -> Action:
        return to_use_power(self.most(g)).roll(seat=g.state.units[self.unit].seat)

    @step
    def perils(self, g: B, total: int) -> Action:
        fate = to_use_power(self.most(g)).reached(total)
        passed = fate in (COMES, COMES_PERILOUSLY)
        g.emit(PowerUsed(self.unit, self.model, passed, total), "WH-UNIT-05")
        after = replace(self, passed=passed)
        there = any(model.id == self.model for model in g.state.units[self.unit].models)
        if fate in (COMES, FAILS) or not there:
            return after.then(Next(Dealt()))
        return after.then(Call(Suffer(self.unit, (self.model,), PERIL, "perils")))

    def most(self, g: G) -> int:
        """The highest roll that passes."""
        if self.leadership is not None:
            return self.leadership
        return g.context.profile(g.state.units[self.unit].model(self.model)).ld or 0

    @step
    def end(self, g: G, dealt: Dealt) -> Action:
        return Done(PowerDone(((self.unit, self.model),) if self.passed else (), dealt.unsaved))


class ChoosePower(Decision):
    """Whether a model uses the power of its force weapon after a wound that was not saved (WH-CCW-08)."""

    unit: str
    model: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """Use it, or not."""
        return [UsePower(), SparePower()]


class ForcePowers(Procedure):
    """Force weapons whose wounds were not saved may kill outright, though their bearers fall at the same Initiative
    (WH-CCW-08, WH-ASSAULT-24). Done with ``PowerDone``."""

    by: tuple[Bearer, ...]
    done: PowerDone = PowerDone()

    @step
    def ask(self, g: G) -> Action:
        if not self.by:
            return Done(self.done)
        bearer = self.by[0]
        unit = g.state.units[bearer.unit]
        if bearer.model in unit.powers:
            return Next(SparePower())
        return Ask(ChoosePower(unit.seat, unit.id, bearer.model))

    @step
    def test(self, g: G, choice: UsePower | SparePower) -> Action:
        if not isinstance(choice, UsePower):
            return Next(PowerDone())
        bearer = self.by[0]
        return Call(PsychicTest(bearer.unit, bearer.model, bearer.leadership))

    @step
    def next_weapon(self, g: G, found: PowerDone) -> Action:
        done = PowerDone((*self.done.came, *found.came), self.done.perils + found.perils)
        return Repeat(replace(self, by=self.by[1:], done=done))


class PowersToShoot(Procedure):
    """The models that shoot with psychic powers test, one after the other (WH-UNIT-05). Done with ``PowerDone``."""

    unit: str
    models: tuple[str, ...]
    done: PowerDone = PowerDone()

    @step
    def test(self, g: G) -> Action:
        return Call(PsychicTest(self.unit, self.models[0])) if self.models else Done(self.done)

    @step
    def go_on(self, g: G, found: PowerDone) -> Action:
        done = PowerDone((*self.done.came, *found.came), self.done.perils + found.perils)
        return Repeat(replace(self, models=self.models[1:], done=done))
