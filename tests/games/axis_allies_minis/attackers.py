"""Units that attack in tests, whom they may attack and by which rules they may not."""

from __future__ import annotations

from typing import Any

from grognard.games.axis_allies_minis.rules.attack.attacks import listed
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import Attack
from tests.games.axis_allies_minis.table import of

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"
FIGHTER, MUSTANG = "focke-wulf-fw-190a", "p-51d-mustang"


def refusal(battle: Any, choice: Attack) -> tuple[str, ...]:
    """The rules by which an attack is refused; it must be."""
    found = Activate(of(battle, choice.unit).seat).refusal(battle, choice)
    assert found is not None, choice
    rules: tuple[str, ...] = found.rules
    return rules


def targets(battle: Any, id: str, weapon: str = "") -> set[str]:
    """Whom a unit may attack, with one weapon or any way."""
    return {each.target for each in listed(battle, of(battle, id)) if each.weapon == weapon}
