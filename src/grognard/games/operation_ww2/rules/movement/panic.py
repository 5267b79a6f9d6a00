"""The panic step: broken units run for cover, lie down in it, and try to recover (AZ-TRN-09, AZ-MOR-06 to
AZ-MOR-11)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Roll
from grognard.core.engine.procedures import Action, Ask, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import State as DetectionState
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.driving import riding
from grognard.games.operation_ww2.rules.fire import losses
from grognard.games.operation_ww2.rules.morale.fates import taken
from grognard.games.operation_ww2.rules.morale.lone_models import is_lone
from grognard.games.operation_ww2.rules.morale.morale import Morale, test_of
from grognard.games.operation_ww2.rules.movement.fleeing import flights, is_sheltered
from grognard.games.operation_ww2.state.choices import NextUnit
from grognard.games.operation_ww2.state.events.morale import Fled, Rallied
from grognard.games.operation_ww2.state.events.turn import CountsAs
from grognard.games.operation_ww2.state.state import Unit, enemy


class PanicStep(Procedure):
    """All broken units of the side that had the initiative last, in the order its player likes, then the other's
    (AZ-TRN-09); by the option ``panic_step_first`` all at once, as they stand when the step begins. ``handled``: who
    has been."""

    handled: tuple[str, ...] = ()

    @step
    def choose(self, g: G) -> Action:
        first = g.state.initiative or 0
        waiting = [unit for seat in (first, enemy(first)) for unit in panicking(g, seat) if unit.id not in self.handled]
        if not waiting or g.setup.options["panic_step_first"] == "simultaneous":
            return Next(tuple(unit.id for unit in waiting))
        own = tuple(unit.id for unit in waiting if unit.seat == waiting[0].seat)
        return Ask(ChoosePanicking(waiting[0].seat, own)) if len(own) > 1 else Next(own)

    @step
    def handle(self, g: G, chosen: NextUnit | tuple[str, ...]) -> Action:
        units = (chosen.unit,) if isinstance(chosen, NextUnit) else chosen
        if not units:
            return Done()
        return Become(PanicStep((*self.handled, *units)), Call(Panicking(units)))

    @step
    def test(self, g: G, value: object) -> Action:
        """By the option ``broken_tests_again`` who ran off the table is tested for at once (AZ-MOR-13, AZ-MOR-14)."""
        return Call(Morale(self.handled))

    @step
    def again(self, g: G, value: object) -> Action:
        return Repeat(self)


class ChoosePanicking(Decision):
    """Which of a side's broken units is handled next (AZ-TRN-09)."""

    units: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them."""
        return [NextUnit(id) for id in self.units]


def panicking(g: G, seat: int) -> list[Unit]:
    """The broken units of a seat that have people to run; by the option ``lone_and_broken`` not who is alone
    (AZ-LON-03)."""
    alone = g.setup.options["lone_and_broken"] == "lone_only"
    units = [
        unit for unit in g.state.of(seat) if unit.broken and unit.is_there and (unit.people or riding.riders(g, unit))
    ]
    return [unit for unit in units if not (alone and is_lone(g, unit))]


class Panicking(Procedure):
    """Broken units, as they are at the beginning of the step: who lies wholly in cover tests its morale; of the others
    those in the open run for cover, those in cover lie down (AZ-MOR-06, AZ-MOR-07, AZ-MOR-10)."""

    units: tuple[str, ...]
    testing: tuple[str, ...] = ()

    @step
    def run(self, g: B) -> Action:
        units = [g.state.units[id] for id in self.units]
        testing = tuple(unit.id for unit in units if lies_in_cover(g, unit))
        for unit in units:
            if riding.riders(g, unit) and riding.flee(g, unit):
                g.emit(CountsAs(unit.id, "moved"), "AZ-MC-04")
        units = [g.state.units[unit.id] for unit in units if unit.people]
        planned = [(unit, flights(g, unit)) for unit in units if unit.id not in testing]
        for unit, flown in planned:
            ran = any(flight.way or flight.off_table for flight in flown)
            state: DetectionState = (
                "moved" if ran and g.setup.options["rally_marker"] != "always_stationary" else ("stationary")
            )
            away = sum(flight.off_table for flight in flown)
            counted, asks = losses.fleeing(g, away)
            rules = ("AZ-MOR-06", "AZ-MOR-07", *(("AZ-MOR-09",) if away else ()), "AZ-MOR-11")
            g.emit(Fled(unit.id, flown, state, counted, asks), *rules)
        return self.then(tests_of(g, testing) if testing else Done(), testing=testing)

    @step
    def recover(self, g: B, passed: int | tuple[int, ...]) -> Action:
        """Who succeeds stands up, is no longer broken and gets no order this turn (AZ-MOR-10, AZ-TRN-07)."""
        results = passed if isinstance(passed, tuple) else (passed,)
        for id, good in zip(self.testing, results, strict=True):
            if good:
                g.emit(Rallied(id), "AZ-MOR-10", "AZ-TRN-07", "AZ-MOR-11")
        return Done()


def tests_of(g: G, units: Sequence[str]) -> Roll:
    """A morale test of each of these units (AZ-MOR-10)."""
    rolls = [taken(test_of(g, unit, "AZ-MOR-10"), 1, unit.seat) for unit in map(g.state.units.__getitem__, units)]
    return replace(rolls[0], pools=tuple(pool for each in rolls for pool in each.pools))


def lies_in_cover(g: G, unit: Unit) -> bool:
    """Whether all of a broken unit lie scared in cover (AZ-MOR-10)."""
    return bool(unit.people) and all(
        model.posture == "scared" and is_sheltered(g, unit, model) for model in unit.people
    )
