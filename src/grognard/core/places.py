"""On which table a battle is fought, where its scenario does not say it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from grognard.core.words import english

if TYPE_CHECKING:
    from grognard.core.systems import System


def foreign_place(system: System, setup: Any) -> str | None:
    """The title of the map of a battle whose scenario is meant for another; None if it is fought where it is meant to
    be, or anywhere."""
    own, title = _own(system, setup), _title(setup)
    return title if own and title and title != own else None


def place(system: System, setup: Any) -> str | None:
    """The title of the map of a battle, unless its scenario says it: those meant for one map do."""
    title = _title(setup)
    return title if title and title != _own(system, setup) else None


def _title(setup: Any) -> str:
    return str(getattr(getattr(setup, "map", None), "title", ""))


def _own(system: System, setup: Any) -> str:
    scenario = getattr(setup, "scenario", None)
    return _meant(system, str(getattr(scenario, "name", scenario)))


@lru_cache(64)
def _meant(system: System, scenario: str) -> str:
    """The title of the map a scenario is meant for; empty if for any."""
    meant = next((each.map for each in system.scenarios() if each.name == scenario), "")
    return next((english(each.title) for each in system.maps() if meant and each.name == meant), "")
