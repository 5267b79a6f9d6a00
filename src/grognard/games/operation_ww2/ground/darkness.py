"""Night as the tables know it: shorter ways (AZ-NGT-01, AZ-NGT-02)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.ground import Rate

ON_FOOT = ("infantry", "gun", "heavy-gun", "bicycle")
"""The rates of those who are infantry (AZ-DEF-02)."""

BELOW = "underground"
"""The rate of those whom neither day nor night matters to."""


def is_night(options: Mapping[str, str], light: str) -> bool:
    """Whether it is night: by the option ``night_fighting``, or because the scenario says so (AZ-NGT-01).

    >>> is_night({"night_fighting": "on"}, "day"), is_night({"night_fighting": "off"}, "day")
    (True, False)
    """
    return options["night_fighting"] == "on" or light == "night"


@lru_cache(maxsize=8)
def at_night(tables: Tables) -> Tables:
    """The tables with shorter fast and assault movement, never shorter than slow (AZ-NGT-02).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> dark = at_night(TABLES).rates
    >>> [(dark[id].slow, dark[id].fast, dark[id].assault) for id in ("infantry", "medium-tank")]
    [(10000, 15000, 10000), (18000, 25000, 18000)]
    """
    limits = tables.limits

    def slowed(rate: Rate) -> Rate:
        if rate.id == BELOW:
            return rate
        less = limits["night-infantry" if rate.id in ON_FOOT else "night-vehicles"].value
        assault = None if rate.assault is None else max(rate.assault + less, rate.slow)
        return replace(rate, fast=max(rate.fast + less, rate.slow), assault=assault)

    return replace(tables, rates={id: slowed(rate) for id, rate in tables.rates.items()})
