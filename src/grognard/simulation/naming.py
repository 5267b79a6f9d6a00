"""What a report calls armies and units: kept in English, told in the language spoken."""

from __future__ import annotations

from typing import Any

from grognard.core.armies.army import army
from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.records import from_text, replace
from grognard.core.systems import system
from grognard.core.words import english, spoken
from grognard.simulation.plan import Plan
from grognard.simulation.report import Report

ARMY = "grognard-army"
"""What the record of an army says it is."""


def names_in_our_words(plan: Plan) -> tuple[str, str]:
    """What the language spoken calls the contenders."""
    agreed: dict[str, Any] = from_text(plan.setups[0], Any)
    armies = [
        each
        for held in agreed.values()
        if isinstance(held, list)
        for each in held
        if isinstance(each, dict) and each.get("format") == ARMY
    ]
    titles = [army(plan.system, each).title for each in armies]
    first, second = (
        name.replace(english(title), spoken(title), 1) for name, title in zip(plan.names, titles, strict=True)
    )
    return first, second


def in_our_words(plan: Plan, found: Report) -> Report:
    """The report with its armies and units as the language spoken calls them."""
    game = system(plan.system)
    agreed: dict[str, Any] = from_text(plan.setups[0], Any)
    battle: Battle[Any] = Battle(game, game.setups.decode_setup(agreed), Stream(plan.seed))
    scene = battle.system.table.scene(battle, None)
    names = {(unit.side, unit.id.partition(".")[2] or unit.id): spoken(unit.name) for unit in scene.units}
    units = [replace(unit, name=names.get((unit.contender, unit.unit), unit.name)) for unit in found.units]
    return replace(found, names=names_in_our_words(plan), units=units)
