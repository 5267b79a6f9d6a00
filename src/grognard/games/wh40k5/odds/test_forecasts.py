"""What dice that may be thrown next can come to, as a table or a log shows it: each amount with its words and rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.core.messages import Message, say
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, G
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS
from grognard.games.wh40k5.rules.assault.charging import DICE, rate
from grognard.games.wh40k5.rules.movement import movement
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.answers import Amount, Spread
from grognard.odds.distributions import Distribution, sum_of_dice
from grognard.odds.outcomes import Cases

TESTED = ("failed", "passed")
DAMAGE_WORDS = {result: say(f"wh-forecast-damage-{result}") for result in RESULTS}


def told(name: str, chances: Amount, *rules: str, cases: Sequence[str] = (), **args: Message) -> Spread:
    """An amount with its title, words for its cases, and rules."""
    words = {case: say(f"wh-forecast-{name}-{case}") for case in cases}
    return Spread(name, say(f"wh-forecast-{name}", **args), chances, rules, words)


def losses(g: G, target: Unit, chances: Distribution) -> Spread:
    """Models a unit loses (WH-SAVE-08, WH-SAVE-09)."""
    return told("losses", chances, "WH-SHOOT-06", "WH-SAVE-08", "WH-SAVE-09", unit=g.context.name(target.id))


def suffered(g: G, target: Unit, chances: Distribution) -> Spread:
    """Wounds a unit's models lose (WH-SAVE-10, WH-SAVE-14)."""
    return told("suffered", chances, "WH-SHOOT-06", "WH-SAVE-10", "WH-SAVE-14", unit=g.context.name(target.id))


def damage(g: G, target: Unit, chances: Cases) -> Spread:
    """What becomes of a vehicle, the worst of it (WH-VEH-07, WH-VEH-21)."""
    title = say("wh-forecast-damage", unit=g.context.name(target.id))
    return Spread("damage", title, chances, ("WH-VEH-06", "WH-VEH-07", "WH-VEH-21"), DAMAGE_WORDS)


def shot(g: G, found: Battery) -> Spread | None:
    """What a unit's shooting does to its target; None of a squadron of vehicles, whose owner shares the hits out, and
    of guns with their crew, between which each hit is shared."""
    if is_mixed(found.target):
        return None
    if not found.target.is_vehicle:
        return losses(g, found.target, found.lost())
    return damage(g, found.target, found.damage()) if len(found.target.models) == 1 else None


def nerve(g: G, unit: Unit, chance: Fraction, *rules: str) -> Spread:
    """A test of Leadership: failed or passed (WH-CORE-06)."""
    return told("test", Cases(TESTED, (1 - chance, chance)), *rules, cases=TESTED, unit=g.context.name(unit.id))


def morale(g: G, unit: Unit, penalty: int = 0) -> Spread:
    """A morale test, one throw of it: a bosspole's second is another (WH-MORALE-04)."""
    return nerve(g, unit, holds(g, unit, penalty, poled=False), "WH-MORALE-04", "WH-MORALE-18")


def wounds(g: G, target: Unit, chances: Distribution) -> Spread:
    """Wounds scored on a unit, before any save (WH-SHOOT-04)."""
    return told("wounds", chances, "WH-SHOOT-03", "WH-SHOOT-04", unit=g.context.name(target.id))


def blows(g: G, unit: Unit, chances: Distribution) -> Spread:
    """Wounds a side's blows score in one step of Initiative (WH-ASSAULT-10, WH-ASSAULT-11)."""
    return told("blows", chances, "WH-ASSAULT-10", "WH-ASSAULT-11", unit=g.context.name(unit.id))


def saves(g: G, unit: Unit, chances: Distribution) -> Spread:
    """Wounds a unit saves or ignores (WH-SAVE-01, WH-SAVE-02, WH-USR-07)."""
    return told("saves", chances, "WH-SAVE-01", "WH-SAVE-02", "WH-USR-07", unit=g.context.name(unit.id))


def marked(g: G, target: Unit, chances: Distribution) -> Spread:
    """Models of a unit that a marker touches (WH-WEAPON-07)."""
    return told("marked", chances, "WH-WEAPON-07", "WH-WEAPON-20", unit=g.context.name(target.id))


def caught(chances: Distribution) -> Spread:
    """Units that a sweeping advance catches (WH-ASSAULT-15)."""
    return told("caught", chances, "WH-ASSAULT-15", "WH-ASSAULT-23")


def danger(g: G, unit: Unit, chances: Distribution) -> Spread:
    """Models of a unit that fail their test for dangerous ground (WH-MOVE-03)."""
    return told("danger", chances, "WH-MOVE-03", "WH-USR-17", unit=g.context.name(unit.id))


def mishap(g: G, unit: Unit) -> Spread:
    """What a mishap does to a unit (WH-GAME-03)."""
    rows = list(TABLES.mishaps.values())
    chances = Cases(tuple(row.result for row in rows), tuple(Fraction(row.last - row.first + 1, 6) for row in rows))
    return told("mishap", chances, "WH-GAME-03", cases=chances.names, unit=g.context.name(unit.id))


def drop(g: G, unit: Unit, chances: Cases) -> Spread:
    """What comes of a deep strike (WH-GAME-02, WH-GAME-03)."""
    words = {name: say(f"wh-forecast-mishap-{name}") for name in chances.names}
    return Spread(
        "drop", say("wh-forecast-drop", unit=g.context.name(unit.id)), chances, ("WH-GAME-02", "WH-GAME-03"), words
    )


def assault(g: G, chances: Cases) -> Spread:
    """How an assault ends, if everybody of both units fights (WH-ASSAULT-13 to WH-ASSAULT-15)."""
    words = {name: say(f"wh-odds-end-{name}") for name in chances.names}
    return Spread("assault", say("wh-forecast-assault"), chances, ("WH-ASSAULT-13", "WH-ASSAULT-15"), words)


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
    rule = "WH-ASSAULT-03" if assault else "WH-MOVE-02"
    return told("rough", chances, rule, unit=g.context.name(unit.id))


def running(g: G, unit: Unit) -> Spread:
    """How many inches a unit runs (WH-MOVE-05)."""
    return told("run", sum_of_dice(1, fractions=True), "WH-MOVE-05", unit=g.context.name(unit.id))
