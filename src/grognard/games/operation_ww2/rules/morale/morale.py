"""Morale: the tests a unit's losses ask for, and panic (AZ-MOR-01 to AZ-MOR-05, AZ-MOR-13, AZ-MOR-14, AZ-MOR-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.book.modifiers import Modifier, total
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.fates import Test
from grognard.core.engine.procedures import Action, Ask, Done, Next, Procedure, Repeat, step
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.rows import label
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.rally_cover import in_cover
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.morale.fates import passing, taken
from grognard.games.operation_ww2.rules.movement.cohesion import bound, keeps_together
from grognard.games.operation_ww2.state.choices import NextUnit
from grognard.games.operation_ww2.state.events.morale import Broke, MoraleTested
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import gap

LEADERS = ("officer", "leader")
"""The roles of those who lead a unit."""
FANATICS = "political-fanaticism"


class Morale(Procedure):
    """Every test that is due for these units after one source of losses has been applied in full (AZ-MOR-13).

    Of several units of one side its player says which tests first. A unit takes all its tests at once, and one failure
    breaks it (AZ-MOR-03, AZ-MOR-04). By options tests wait for the end of the order, of the assault or of the chain
    (AZ-MOR-13, AZ-EXE-07, AZ-EXE-08), but for those that are to be taken ``now``.
    """

    units: tuple[str, ...]
    now: bool = False
    testing: str | None = None

    @step
    def choose(self, g: G) -> Action:
        waiting = [g.state.units[id] for id in dict.fromkeys(self.units) if due(g, g.state.units[id])]
        if not waiting or (not self.now and are_put_off(g)):
            return Done()
        own = tuple(unit.id for unit in waiting if unit.seat == waiting[0].seat)
        return Ask(ChooseTested(waiting[0].seat, own)) if len(own) > 1 else Next(NextUnit(own[0]))

    @step
    def test(self, g: G, choice: NextUnit) -> Action:
        unit = g.state.units[choice.unit]
        return self.then(taken(test_of(g, unit), due(g, unit), unit.seat), testing=unit.id)

    @step
    def result(self, g: B, passed: int) -> Action:
        assert self.testing is not None
        unit = g.state.units[self.testing]
        holds = passed >= due(g, unit)
        g.emit(MoraleTested(unit.id, holds), "AZ-MOR-04", "AZ-MOR-03")
        if not holds:
            panic(g, unit)
        return Repeat(replace(self, testing=None))


class ChooseTested(Decision):
    """Which of a side's units tests its morale first (AZ-MOR-13)."""

    units: tuple[str, ...]

    def candidates(self, g: G) -> Sequence[Choice]:
        """Each of them."""
        return [NextUnit(id) for id in self.units]


def are_put_off(g: G) -> bool:
    """Whether tests wait, by an option, for the end of the order, the assault or the chain that is being carried out
    (AZ-MOR-13, AZ-EXE-07, AZ-EXE-08)."""
    if not g.state.chain:
        return False
    options = g.setup.options
    return (
        options["execution_atomic"] == "morale_at_end_of_chain"
        or options["morale_moment"] == "end_of_order"
        or (options["assault_morale_steps"] == "once_at_end" and g.state.chain[-1].card.order == "assault")
    )


def all_due(g: G) -> tuple[str, ...]:
    """Every unit that has a test to take, the side whose unit comes first in the battle first."""
    return tuple(unit.id for unit in g.state.units.values() if due(g, unit))


def panic(g: B, unit: Unit) -> None:
    """A unit breaks: its models in cover lie down, at once or, by the option ``panic_in_cover``, in the panic step; the
    others stand up (AZ-MOR-04, AZ-MOR-05, AZ-MOR-16). It counts as having acted but for the option
    ``broken_counts_as_acted`` (AZ-RCT-12)."""
    at_once = g.setup.options["panic_in_cover"] == "lie_down_at_once"
    lying = tuple(model.id for model in unit.people if at_once and in_cover(g, unit, model))
    acted = g.setup.options["broken_counts_as_acted"] == "yes"
    g.emit(Broke(unit.id, lying, acted), "AZ-MOR-04", "AZ-MOR-05", "AZ-MOR-16")


def test_of(g: G, unit: Unit, *rules: str) -> Test:
    """A morale test of a unit: whether a die, with its modifiers, reaches its training (AZ-MOR-04, AZ-DEF-07). The
    rules are those that ask for it, by default its losses."""
    need = max(g.context.qualities[unit.id].training - total(modifiers(g, unit)), 1)
    return passing("az-roll-morale", need, *(rules or ("AZ-MOR-04", "AZ-MOR-01")))


def modifiers(g: G, unit: Unit) -> list[Modifier]:
    """What is added to a morale test of a unit (AZ-TAB-MORALE)."""
    return [
        Modifier(label("morale", row.id), row.value, row.rule)
        for row in (g.context.tables.morale[id] for id in _applying(g, unit))
    ]


def _applying(g: G, unit: Unit) -> Iterator[str]:
    quality = g.context.qualities[unit.id]
    if unit.is_below:
        yield "underground"
    if not keeps_together(bound(unit), g.context.limit("cohesion")):
        yield "out-of-cohesion"
    if any(model.role in LEADERS for model in unit.models):
        yield "leader"
    if any(is_near_command(g, unit, other) for other in g.state.of(unit.seat)):
        yield "command-near"
    if 0 < len(unit.people) < g.context.half(quality.people):
        yield "below-half"
    if unit.models and all(g.context.model_has(unit.id, model, FANATICS) for model in unit.models):
        yield FANATICS
    if unit.flamed:
        yield "flame"


def is_near_command(g: G, unit: Unit, other: Unit) -> bool:
    """Whether another unit is an unbroken command unit near enough to hearten a unit (AZ-TAB-MORALE)."""
    if other.id == unit.id or other.broken or not other.is_there or other.is_below != unit.is_below:
        return False
    if "command" not in g.context.qualities[other.id].characteristics:
        return False
    reach = g.context.limit("command-near")
    return any(gap(one.body, two.body) <= reach for one in unit.models for two in other.models)
