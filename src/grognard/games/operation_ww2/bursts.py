"""Firing area weapons: one round after another, each with its template (AZ-AREA, AZ-FIRE-14, AZ-FIRE-16)."""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.core.records import Record
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.tables.command import OrderName
from grognard.games.operation_ww2.tables.weapons import Ammunition


class Aimed(Record):
    """One weapon with a template and what it is aimed at: ``model`` fires ``weapon`` (``mount``: the weapon's place on
    its vehicle) at the model ``at`` of the unit ``target`` (AZ-AREA-02)."""

    model: str
    weapon: str
    target: str
    at: str
    mount: str = ""
    ammunition: Ammunition | None = None
    indirect: bool = False


class Bursts(Procedure):
    """The rounds of a unit's area weapons, in the order the firer likes, each with its damage applied before the next
    (AZ-FIRE-14, AZ-FIRE-16). ``held``: they interrupt a movement (AZ-AREA-13). The value: the units that lost models,
    for whom morale is due after the last shot of the order."""

    unit: str
    order: OrderName
    aimed: tuple[Aimed, ...]
    held: bool = False
    struck: tuple[str, ...] = ()

    @step
    def finish(self, g: G) -> Action:
        return Done(self.struck)
