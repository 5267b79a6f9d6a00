"""The exact odds of a way through dangerous ground: how far a unit gets, and whom the ground takes."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.core.messages import say
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds.hit_odds import suffers
from grognard.games.wh40k5.odds.odds_shot import NAME, likelihood, spread
from grognard.games.wh40k5.odds.questions import ATTACKER, Question
from grognard.games.wh40k5.odds.test_forecasts import rough, told
from grognard.games.wh40k5.rules.movement.danger import DANGER
from grognard.games.wh40k5.rules.movement.movement import is_slowed
from grognard.games.wh40k5.rules.saves.fates import FATAL, STRUCK, to_cross
from grognard.games.wh40k5.state.state import Model, Unit, is_gun
from grognard.odds.answers import Answer, Likelihood, Spread, percent
from grognard.odds.distributions import Distribution, binomial, certainly, convolve

RULES: dict[str, tuple[str, ...]] = dict.fromkeys(("casualties", "harm"), ("WH-MOVE-03", "WH-MOVE-11", "WH-USR-17"))
STUCK = Fraction(FATAL, 6)
"""The chance that dangerous ground immobilises a vehicle (WH-VEH-04, WH-VEH-26)."""


def ground_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a way of the attacker all of whose models have to test for the ground (WH-MOVE-02, WH-MOVE-03)."""
    unit = g.state.units[ATTACKER]
    spreads, likely = stuck(g, unit, fractions) if unit.is_vehicle else losses(g, unit, fractions)
    if is_slowed(unit):
        spreads.append(rough(g, unit, assault=False))
    kind = "stuck" if unit.is_vehicle else "losses"
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: say(
            "wh-odds-summary-ground",
            unit=g.context.name(ATTACKER),
            kind=kind,
            mean=f"{float(found[spreads[0].name].mean):.2f}",
            any=percent(found.chance("stuck" if unit.is_vehicle else "any")),
        ),
    )


def stuck(g: G, unit: Unit, fractions: bool) -> tuple[list[Spread], list[Likelihood]]:
    """How many vehicles stay stuck (WH-VEH-04, WH-VEH-26)."""
    found = binomial(len(unit.models), STUCK, fractions=fractions)
    return [told(g, "stuck", found)], [likelihood("stuck", found.at_least(1))]


def losses(g: G, unit: Unit, fractions: bool) -> tuple[list[Spread], list[Likelihood]]:
    """How many models are lost; of those with several Wounds how many Wounds (WH-MOVE-03, WH-MOVE-11, WH-UNIT-02)."""
    guns, crew = ([each for each in unit.models if is_gun(each) is gun] for gun in (True, False))
    whole = len(unit.models)
    gone = summed((harmed(g, unit, each) for each in guns), fractions)
    chances = [gone[0] * 0] * (whole + 1)
    for fallen, chance in summed((harmed(g, unit, each) for each in crew if each.wounds == 1), fractions).items():
        for number, part in gone.items():
            # Guns that nobody serves any more are taken away too.
            chances[whole if guns and fallen == len(crew) else fallen + number] += chance * part
    lost = Distribution(0, tuple(chances))
    spreads = [spread("casualties", lost, rules=RULES)]
    several = [each for each in crew if each.wounds > 1]
    if several:
        spreads.append(spread("harm", summed((harmed(g, unit, each) for each in several), fractions), rules=RULES))
    return spreads, [likelihood("any", lost.at_least(1)), likelihood("crossed", lost[0])]


def harmed(g: G, unit: Unit, model: Model) -> Fraction:
    """The chance that the ground takes a gun, or a Wound of another model (WH-MOVE-03, WH-UNIT-02, WH-USR-17)."""
    struck = chance_of(to_cross(bool(g.context.model_has(unit, model, "skilled-rider"))), STRUCK)
    return struck if is_gun(model) else struck * suffers(g, unit, model, DANGER, None)


def summed(parts: Iterable[Fraction], fractions: bool) -> Distribution:
    """How many of these happen."""
    return convolve(certainly(0, fractions=fractions), *(binomial(1, part, fractions=fractions) for part in parts))
