"""What dice that may be thrown next can come to, as a table or a log shows it: each amount with its words and rules."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.messages import say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS
from grognard.games.wh40k5.rules.assault.charging import DICE, rate
from grognard.games.wh40k5.rules.mission.preparing import SEIZE
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.answers import Amount, Spread
from grognard.odds.distributions import Distribution, sum_of_dice
from grognard.odds.outcomes import Cases

TESTED = ("failed", "passed")
DAMAGE_WORDS = {result: say(f"wh-forecast-damage-{result}") for result in RESULTS}
RULES: dict[str, tuple[str, ...]] = {
    # Models and Wounds a unit loses; of a vehicle the worst that becomes of it.
    "losses": ("WH-SHOOT-06", "WH-SAVE-08", "WH-SAVE-09"),
    "suffered": ("WH-SHOOT-06", "WH-SAVE-10", "WH-SAVE-14"),
    "damage": ("WH-VEH-06", "WH-VEH-07", "WH-VEH-21"),
    # Wounds scored on a unit before any save, by a side's blows in one step of Initiative, and those a unit saves.
    "wounds": ("WH-SHOOT-03", "WH-SHOOT-04"),
    "blows": ("WH-ASSAULT-10", "WH-ASSAULT-11"),
    "saves": ("WH-SAVE-01", "WH-SAVE-02", "WH-USR-07"),
    # Models that a marker touches; units that a sweeping advance catches; how an assault ends.
    "marked": ("WH-WEAPON-07", "WH-WEAPON-20"),
    "caught": ("WH-ASSAULT-15", "WH-ASSAULT-23"),
    "assault": ("WH-ASSAULT-13", "WH-ASSAULT-15"),
    # Models that fail their test for dangerous ground; vehicles that do.
    "danger": ("WH-MOVE-03", "WH-USR-17"),
    "stuck": ("WH-VEH-04", "WH-MOVE-03"),
    # How far a unit runs and consolidates; what comes out of reserve, what of a deep strike, what a mishap does.
    "run": ("WH-MOVE-05",),
    "consolidate": ("WH-ASSAULT-16",),
    "reserves": ("WH-GAME-01",),
    "drop": ("WH-GAME-02", "WH-GAME-03"),
    "mishap": ("WH-GAME-03",),
    "seize": ("WH-GAME-17",),
}
"""What is forecast, and by which rules."""
CASES = {"test": "wh-forecast-test", "mishap": "wh-forecast-mishap", "drop": "wh-forecast-mishap"} | {
    "assault": "wh-odds-end",
    "damage": "wh-forecast-damage",
    "seize": "wh-forecast-test",
}
"""What the words for the cases of an amount begin with."""


def told(g: G, name: str, chances: Amount, unit: Unit | None = None, *rules: str) -> Spread:
    """An amount with its title, words for its cases, and rules; ``unit``: whose it is."""
    title = say(f"wh-forecast-{name}", **({} if unit is None else {"unit": g.context.name(unit.id)}))
    words = {case: say(f"{CASES[name]}-{case}") for case in chances.names} if isinstance(chances, Cases) else {}
    return Spread(name, title, chances, rules or RULES[name], words)


def shot(g: G, found: Battery) -> Spread | None:
    """What a unit's shooting does to its target; None of a squadron of vehicles, whose owner shares the hits out, and
    of guns with their crew, between which each hit is shared."""
    if is_mixed(found.target):
        return None
    if not found.target.is_vehicle:
        return told(g, "losses", found.lost(), found.target)
    return told(g, "damage", found.damage(), found.target) if len(found.target.models) == 1 else None


def nerve(g: G, unit: Unit, chance: Fraction, *rules: str) -> Spread:
    """A test of Leadership: failed or passed (WH-CORE-06)."""
    return told(g, "test", Cases(TESTED, (1 - chance, chance)), unit, *rules)


def morale(g: G, unit: Unit, penalty: int = 0) -> Spread:
    """A morale test, one throw of it: a bosspole's second is another (WH-MORALE-04)."""
    return nerve(g, unit, holds(g, unit, penalty, poled=False), "WH-MORALE-04", "WH-MORALE-18")


def seizing(g: G) -> Spread:
    """Whether the initiative is seized (WH-GAME-17)."""
    passed = Fraction(7 - SEIZE, 6)
    return told(g, "seize", Cases(TESTED, (1 - passed, passed)))


def mishap(g: G, unit: Unit) -> Spread:
    """What a mishap does to a unit (WH-GAME-03)."""
    rows = list(TABLES.mishaps.values())
    chances = Cases(tuple(row.result for row in rows), tuple(Fraction(row.last - row.first + 1, 6) for row in rows))
    return told(g, "mishap", chances, unit)


def highest(dice: int, *, most: int = 6, factor: int = 1) -> Distribution:
    """The highest of so many dice, times a factor, as far as that counts.

    >>> highest(2)[6], highest(2, most=4)[4]
    (Fraction(11, 36), Fraction(3, 4))
    """
    one = sum_of_dice(1, fractions=True)
    chances = tuple(one.at_most(face) ** dice - one.at_most(face - 1) ** dice for face in one)
    return Distribution(1, chances).mapped(lambda face: min(face * factor, most))


def rough(g: G, unit: Unit, assault: bool) -> Spread:
    """How many inches difficult terrain lets a unit move, or assault (WH-MOVE-02, WH-ASSAULT-03, WH-MOVE-08,
    WH-USR-12)."""
    more = all(g.context.model_has(unit, model, "move-through-cover") for model in unit.models)
    double = assault and all(model.of.type == "beasts-and-cavalry" for model in unit.models)
    most = (rate(unit) if assault else movement.rate(unit)) // INCH
    chances = highest(DICE + more, most=most, factor=2 if double else 1)
    return told(g, "rough", chances, unit, "WH-ASSAULT-03" if assault else "WH-MOVE-02")


def running(g: G, unit: Unit) -> Spread:
    """How many inches a unit runs (WH-MOVE-05)."""
    return told(g, "run", sum_of_dice(1, fractions=True), unit)


def consolidating(g: G, unit: Unit) -> Spread:
    """How many inches a unit consolidates (WH-ASSAULT-16)."""
    return told(g, "consolidate", sum_of_dice(1, fractions=True), unit)
