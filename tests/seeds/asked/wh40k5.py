"""What is asked of Warhammer 40,000."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from grognard.core.messages import say
from grognard.core.words import english
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH
from grognard.games.wh40k5.rules.assault.combat_losers import penalty, winner_of
from grognard.games.wh40k5.rules.mission.fates import COMES, to_arrive
from grognard.games.wh40k5.rules.saves.formulas import quarter_lost, strays, to_hit
from grognard.games.wh40k5.rules.vehicles.fates import Harm, added, to_damage
from tests.seeds.asked.common import default_in, named, on, shown_in
from tests.seeds.facts import catalogue

__all__ = [
    "COVER",
    "INCH",
    "PLAIN",
    "TABLES",
    "Harm",
    "added",
    "on",
    "quarter_lost",
    "strays",
    "to_damage",
    "to_hit",
    "winner_of",
]

shown, default = shown_in("wh40k5"), default_in("wh40k5")
COVER = named((row.id, row.name) for row in TABLES.cover.values())
TYPES = named((row.id, row.name) for row in TABLES.types.values())
SPEEDS = named((row.id, row.name) for row in TABLES.speeds.values())
PLAIN = Harm(False, 4)
"""A penetrating hit without any modifier."""
NONE = "\N{EN DASH}"


def steps(part: str) -> str:
    """The steps of a part, in their order."""
    return ", ".join(row.id for row in TABLES.steps.values() if row.part == part)


def place(part: str, step: str) -> int:
    """The place of a step among those of its part."""
    return steps(part).split(", ").index(step) + 1


def reserve(turn: int) -> str:
    """What a unit in reserve needs in a turn."""
    needs = TABLES.reserves[f"turn-{turn}"].needs
    if needs is None:
        return NONE
    return "comes" if to_arrive(needs) == COMES else f"{needs}+"


def going(kind: str, what: str) -> str:
    """A cell of the table of difficult terrain, as players say it."""
    row = TABLES.types[TYPES[kind]]
    if what == "slowed":
        return english(say("wh-sheet-yes" if row.slowed else "wh-sheet-no"))
    return english(say(f"wh-sheet-danger-{row.danger}"))


def shots(kind: str, when: str) -> str:
    """What a type of weapon fires after a move, or standing still."""
    row = TABLES.weapon_types[kind]
    return english(say(f"wh-sheet-shots-{getattr(row, when)}", near=f"{row.near // INCH}\N{DOUBLE PRIME}"))


def may_assault(kind: str) -> str:
    """Whether who has fired such a weapon may assault."""
    return english(say("wh-sheet-yes" if TABLES.weapon_types[kind].assault else "wh-sheet-no"))


def mishap(result: str) -> str:
    """The faces that lead to a mishap."""
    row = TABLES.mishaps[result]
    return f"{row.first}{NONE}{row.last}"


def fires(speed: str, kind: str) -> str:
    """What a vehicle may fire at a speed."""
    row = TABLES.speeds[SPEEDS[speed]]
    weapons = {"most": row.ordinary, "fast": row.fast, "walkers": row.walker}[kind]
    return NONE if weapons is None else english(say(f"wh-sheet-weapons-{weapons}"))


def literal(option: str) -> str:
    """What the preset plays that takes the document as it stands."""
    return catalogue("wh40k5").presets["seed_literal"].options[option]


def penalty_of(reading: str) -> int:
    """What a unit's Leadership loses that has suffered 5 wounds and dealt 2."""
    game = SimpleNamespace(setup=SimpleNamespace(options={"combat_ld_penalty": reading}))
    return penalty(cast(Any, game), (5, 2), winner=1)
