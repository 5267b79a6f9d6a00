"""The exact odds of people who assault a vehicle by hand: who dares it, who dies of it, what it suffers (AZ-CAV)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import prod
from typing import NamedTuple

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds.crew_odds import blows_of, crew_odds_of
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, beside
from grognard.games.operation_ww2.odds.machine_odds import hurt_by
from grognard.games.operation_ww2.odds.odds_arranged import crew_told, things_of
from grognard.games.operation_ww2.odds.odds_melee import MORALE
from grognard.games.operation_ww2.odds.odds_volley import CASES, NAME, fates_of, name_of, standings
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.rules.close_combat.close_assault import (
    ENDS,
    dares,
    placed_with,
    placing,
)
from grognard.games.operation_ww2.rules.fire.fates import DEAD, chance_of, to_damage
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.state.shots import FACES
from grognard.odds.answers import Answer, Likelihood, Spread, percent
from grognard.odds.distributions import Chance, Distribution, binomial

PLACED = ("AZ-CAV-03", "AZ-CAV-04")
"""The rules behind who dies."""

HARM = ("AZ-CAV-05", "AZ-CAV-06", "AZ-CAV-07")
"""The rules behind what becomes of the vehicle."""


class Try(NamedTuple):
    """One man's attempt: the chances that he dies of it, hits and misses, if he dares it; of a hit, what it is and the
    chance that the vehicle blows up."""

    dies: Fraction
    hits: Fraction
    misses: Fraction
    blows_up: Fraction
    hit: VehicleHit


def storm_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of an assault on a vehicle whose side or rear all who are engaged reach."""
    g = beside(question)
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    vehicle, men = target.vehicles[0], unit.people[: question.engaged]
    start = min(men, key=lambda man: (man.x - vehicle.x) ** 2 + (man.y - vehicle.y) ** 2)
    daring = Fraction(sum(dares(g, unit, face) for face in range(1, FACES + 1)), FACES)
    tries = []
    for man in men:
        arm = placed_with(g, unit, man)
        results = Counter(placing(g, arm, vehicle, face) for face in range(1, FACES + 1))
        hit = VehicleHit(arm.id, (start.x, start.y), "placed", unit.id)
        gone = sum((part for blows, part in blows_of(g, target, vehicle, hit) if blows is None), Fraction(0))
        dies, hits, misses = (daring * Fraction(results[each], FACES) for each in ENDS)
        tries.append(Try(dies, hits, misses, gone, hit))
    dead = fallen(g, tries, fractions)
    harms = [hurt_by(g, target, vehicle, each.hit, 1, each.hits, fractions=fractions) for each in tries]
    calm: list[Chance] = [prod(some) for some in zip(*(harm.calm for harm in harms), strict=True)]
    result, likely = things_of(tuple(more - less for less, more in pairwise((0, *calm, 1))), rules=HARM)
    odds = crew_odds_of(g, unit, target, (), [[(each.hits, each.hit)] for each in tries])
    crew, leaving = crew_told(odds, fractions)
    # The attacker, as a target of the other.
    itself = Question(attacker=question.target, target=question.attacker, options=question.options)
    fates = fates_of(standings(itself), dead, fractions)
    spreads = [
        Spread("own-dead", say("az-odds-own-dead"), dead, PLACED),
        Spread("own-fate", say("az-odds-own-fate"), fates, MORALE, CASES),
    ]
    own = [
        Likelihood(f"own-{name}", say(f"az-odds-own-{name}"), fates[name], MORALE) for name in ("breaks", "destroyed")
    ]
    return Answer(
        NAME,
        question,
        [result, *crew, *spreads],
        [*likely, *leaving, *own],
        summary=lambda answer: _summary(g, question, answer),
    )


def fallen(g: B, tries: list[Try], fractions: bool) -> Distribution:
    """How many die: in the attempt, or beside the vehicle that blows up, whither nobody has gone who does not dare it
    (AZ-CAV-04, AZ-VDM-01, AZ-VDM-17)."""
    one: Chance = Fraction(1) if fractions else 1.0
    ends: dict[tuple[int, int, bool], Chance] = {(0, 0, False): one}
    for each in tries:
        before, ends = ends, {}
        blows, unharmed = each.hits * each.blows_up, each.hits * (1 - each.blows_up) + each.misses
        for (dead, near, blown), chance in before.items():
            for key, part in (
                ((dead + 1, near, blown), each.dies),
                ((dead, near + 1, blown), unharmed),
                ((dead, near + 1, True), blows),
                ((dead, near, blown), 1 - each.dies - unharmed - blows),
            ):
                ends[key] = ends.get(key, one * 0) + chance * part
    blasted = chance_of(to_damage(g.context.tables, "small-arms", 0, "none"), DEAD)
    found = [one * 0] * (len(tries) + 1)
    for (dead, near, blown), chance in ends.items():
        for more, share in binomial(near if blown else 0, blasted, fractions=fractions).items():
            found[dead + more] += chance * share
    return Distribution(0, tuple(found))


def _summary(g: B, question: Question, found: Answer) -> Message:
    return say(
        "az-odds-storm-summary",
        attacker=name_of(g, ATTACKER),
        target=name_of(g, TARGET),
        side="rear" if question.side == "rear" else "side",
        harmed=percent(found.chance("harmed")),
        wrecked=percent(found.chance("wrecked")),
        leaves=percent(found.chance("leaves")) if "crew" in found.names else 0,
        lost=f"{float(found['own-dead'].mean):.2f}",
        broken=percent(found.chance("own-breaks")),
    )
