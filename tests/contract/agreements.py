"""What two players may agree on before a battle, drawn at random from all a system offers."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.core.errors import InputError
from grognard.core.systems import System


def drawn(system: System, random: Random) -> dict[str, Any]:
    """Arguments for ``grognard.battle``: any scenario, map and house rules, any two armies of the same points. A map on
    which the scenario cannot be fought, one about a building that only its own has, gives way to its own."""
    armies = list(system.setups.armies())
    first = random.choice(armies)
    second = random.choice([army for army in armies if army.points == first.points])
    scenario, map = random.choice(list(system.setups.scenarios())), random.choice(list(system.setups.maps())).name
    try:
        system.setups.make_setup(scenario=scenario.name, map=map)
    except InputError:
        map = scenario.map
    return {
        "scenario": scenario.name,
        "map": map,
        "armies": (first.name, second.name),
        "options": {option.name: random.choice(option.values).value for option in system.setups.options()},
        "seed": random.getrandbits(32),
    }
