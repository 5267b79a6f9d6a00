"""What two players may agree on before a battle, drawn at random from all a system offers."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.core.systems import System


def drawn(system: System, random: Random) -> dict[str, Any]:
    """Arguments for ``grognard.battle``: any scenario, map and house rules, any two armies of the same points."""
    armies = list(system.armies())
    first = random.choice(armies)
    second = random.choice([army for army in armies if army.points == first.points])
    return {
        "scenario": random.choice(list(system.scenarios())).name,
        "map": random.choice(list(system.maps())).name,
        "armies": (first.name, second.name),
        "options": {option.name: random.choice(option.values).value for option in system.options()},
        "seed": random.getrandbits(32),
    }
