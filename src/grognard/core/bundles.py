"""One file that holds all that two friends need for a battle: a scenario with its map, its armies and its house rules.

>>> evening = bundle("axis_allies_minis", "crossroads", armies=("us-100", "german-100"), options={"cliffs": "scenario"})
>>> evening["map"]["title"], [player["army"]["name"] for player in evening["player"]], evening["options"]
('Crossroads', ['us-100', 'german-100'], {'cliffs': 'scenario'})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.core.armies.army import Army
from grognard.core.errors import InputError
from grognard.core.messages import say
from grognard.core.records import Record, to_builtins
from grognard.core.setups import Setups
from grognard.core.systems import system


def bundle(
    name: str,
    scenario: Any = None,
    armies: Sequence[Any] = (),
    map: Any = None,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The plain data of a scenario of the game ``name`` with map, armies and house rules in it; what is left out is the
    scenario's own, or the game's default. ``grognard.battle`` takes it as its scenario.

    Each part is a name that comes with the game, a file, its text, or plain data. Raises ``InputError`` naming the part
    that is wrong and the mend.
    """
    setups = system(name).setups
    lists = [each.record if isinstance(each, Army) else each for each in armies]
    made = setups.make_setup(scenario, lists, map, options)
    whole = _data(setups, "scenarios", scenario or setups.scenarios()[0].name)
    plan = setups.read_scenario(whole)
    sources = setups.army_sources(plan, armies, [each.name for each in setups.armies()])
    first, second = (_data(setups, setups.army_folder, source) for source in sources)
    whole["map"] = _data(setups, "maps", map or plan.map or setups.maps()[0].name)
    rows, field = setups.army_place
    if rows:
        whole[rows] = [{**row, field: army} for row, army in zip(whole[rows], (first, second), strict=True)]
    else:
        whole[field] = [first, second]
    agreed = setups.known_rules(made.options)
    if agreed:
        whole["options"] = agreed
    setups.make_setup(whole)
    return whole


def _data(setups: Setups, folder: str, source: Any) -> dict[str, Any]:
    source = source.record if isinstance(source, Army) else source
    source = to_builtins(source) if isinstance(source, Record) else source
    data = setups.part_data(folder, source)
    if not isinstance(data, dict):
        raise InputError(say("bundle-no-table"))
    return data
