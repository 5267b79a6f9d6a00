"""Morale: the tests a unit's losses ask for, and panic (AZ-MOR-01 to AZ-MOR-05, AZ-MOR-13, AZ-MOR-14, AZ-MOR-16)."""

from __future__ import annotations

from grognard.core.procedures import Action, Done, Procedure, step
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.losses import Cause


class Morale(Procedure):
    """Every test that is due for these units after one source of losses has been applied in full (AZ-MOR-13)."""

    units: tuple[str, ...]
    cause: Cause = "fire"

    @step
    def test(self, g: G) -> Action:
        return Done()
