"""What the single weapons of a vehicle are fired at (AZ-VLS-05, AZ-VLS-09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import mounts, tables
from grognard.games.operation_ww2.rules.driving import attachments
from grognard.games.operation_ww2.state.choices import Aiming
from grognard.games.operation_ww2.state.intents import Aim
from grognard.games.operation_ww2.state.state import Model, Unit, enemy


def refusal(g: G, unit: Unit, aims: Sequence[Aim]) -> Refused | None:
    """Every weapon may have a target of its own (AZ-VLS-05); its round is one it has (AZ-HEAT-08)."""
    own = {mounted.id: mounted for model in unit.vehicles for mounted in mounts(g, model)}
    for aim in aims:
        if aim.weapon not in own:
            return Refused(say("az-refused-aim"), "AZ-VLS-05")
        weapon = tables(g).weapons[own[aim.weapon].weapon]
        if aim.ammunition is not None and aim.ammunition not in weapon.ammunition:
            return Refused(say("az-refused-ammunition"), "AZ-HEAT-08")
        target = g.state.units.get(aim.target)
        if target is None or target.seat != enemy(unit.seat) or not target.on_table:
            return Refused(say("az-refused-target"), "AZ-VLS-05")
    return None


def shared(g: G, vehicle: Model, targets: Sequence[str], target: str | None) -> Iterator[tuple[Aim, ...]]:
    """All weapons at one target; the main weapon there and the others at another."""
    yield ()
    own = [mounted for mounted in mounts(g, vehicle) if mounted.id not in sheets.machine(vehicle).lost]
    others = [mounted for mounted in own if not mounted.main]
    if target is not None and len(others) < len(own):
        for other in targets:
            if other != target and others:
                yield tuple(Aim(mounted.id, other) for mounted in others)


class ChooseAims(Decision):
    """What each weapon of a vehicle fires at, by the option ``vehicle_targets`` when it fires (AZ-VLS-09). What is not
    named fires at ``target``."""

    sampled: ClassVar[bool] = True

    unit: str
    target: str

    def candidates(self, g: G) -> Sequence[Choice]:
        """All at one target; the main weapon there and the others at another."""
        unit = g.state.units[self.unit]
        targets = [other.id for other in g.state.of(enemy(self.seat)) if other.on_table]
        found = [aims for vehicle in unit.vehicles for aims in shared(g, vehicle, targets, self.target)]
        return [Aiming(aims) for aims in dict.fromkeys(found)]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """The rule against it."""
        if not isinstance(choice, Aiming):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        return refusal(g, unit, choice.aims) or attachments.aims_fault(g, unit, choice.aims, self.target)
