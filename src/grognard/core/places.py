"""On which table a battle is fought, where its scenario does not say it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from grognard.core.words import english


class Shipped(Protocol):
    """The set-ups of a game, as far as its scenarios and maps are asked for."""

    def __hash__(self) -> int:
        """It is kept by what it is."""

    def scenario_named(self, name: str) -> Any:
        """The scenario of this name that comes with it, if one does."""

    def map_named(self, name: str) -> Any:
        """The map of this name that comes with it, if one does."""


def foreign_place(setups: Shipped, setup: Any) -> str | None:
    """The title of the map of a battle whose scenario is meant for another; None if it is fought where it is meant to
    be, or anywhere."""
    own, title = _own(setups, setup), _title(setup)
    return title if own and title and title != own else None


def place(setups: Shipped, setup: Any) -> str | None:
    """The title of the map of a battle, unless its scenario says it: those meant for one map do."""
    title = _title(setup)
    return title if title and title != _own(setups, setup) else None


def _title(setup: Any) -> str:
    return str(getattr(getattr(setup, "map", None), "title", ""))


def _own(setups: Shipped, setup: Any) -> str:
    scenario = getattr(setup, "scenario", None)
    return _meant(setups, str(getattr(scenario, "name", scenario)))


@lru_cache(64)
def _meant(setups: Shipped, scenario: str) -> str:
    """The title of the map a scenario is meant for; empty if for any."""
    plan = setups.scenario_named(scenario)
    ground = setups.map_named(plan.map) if plan is not None and plan.map else None
    return "" if ground is None else english(ground.title)
