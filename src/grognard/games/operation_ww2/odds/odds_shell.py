"""The exact odds of a big shell on a building: what becomes of it and of a unit inside (AZ-DEM, AZ-ROO).

Fired directly it may bring the building down; from above it takes the roof first. The whole target stands in the part
that is struck, on the top floor, nobody else; the building stood whole before.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.data.forces import ForceUnit
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.buildings import Fall, Roof, Size
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.casualty_odds import Outcome, gathered, marginal, results_of
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, prepared
from grognard.games.operation_ww2.odds.odds_units import unit_of
from grognard.games.operation_ww2.odds.odds_volley import (
    NAME,
    fates_of,
    name_of,
    people_likely,
    people_spreads,
    standings,
)
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.rules.buildings.demolition import (
    TABLES_OF_FALLS,
    added_after_roof,
    calibre_value,
    fall_by,
    roof_by,
)
from grognard.games.operation_ww2.rules.fire.fates import to_damage
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.state.shots import FACES
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance
from grognard.odds.outcomes import Cases

BUILDING = ("stands", "shaken", "roofless", "falls")
"""What becomes of a building: nothing, its people test their training, its roof is gone, it falls."""
WORDS = {name: say("az-odds-building-end", end=name) for name in BUILDING}
RULES = ("AZ-DEM-02", "AZ-ROO-01")

Way = tuple[Roof, Fall]
"""What happens to roof and building."""


def shell_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of one shell that bursts on the building."""
    g = prepared(question)
    value = calibre_value(g, calibre_of(unit_of("attacker", question.attacker)))
    if value is None:
        return refusal(NAME, question, Refused(say("az-odds-small-shell", unit=name_of(g, ATTACKER)), "AZ-DEM-02"))
    standing = standings(question)
    people = len(standing.holds)
    training = chance_of(passing("az-roll-training", g.context.qualities[TARGET].training, "AZ-DEM-03"), PASSED)
    ways = dict(ways_of(g, question.building, value, roof=question.roof))
    outcomes = gathered(
        (outcome, (part if fractions else float(part)) * chance)
        for way, part in ways.items()
        for outcome, chance in _inside(g, way, people, training, fractions).items()
    )
    dead, scared = (marginal(outcomes, number) for number in (0, 1))
    fates = fates_of(standing, dead, fractions)
    found = dict.fromkeys(BUILDING, Fraction(0))
    for way, part in ways.items():
        found[end_of(way)] += part
    cases = Cases.of({end: chance if fractions else float(chance) for end, chance in found.items()})
    return Answer(
        NAME,
        question,
        [Spread("building", say("az-odds-building"), cases, RULES, WORDS), *people_spreads(dead, scared, fates)],
        [Likelihood("falls", say("az-odds-falls"), cases["falls"], RULES), *people_likely(dead, fates)],
        summary=lambda answer: _summary(g, question, answer),
    )


def calibre_of(unit: ForceUnit) -> int:
    """The largest calibre a unit has, in millimetres."""
    mounted = [mount.weapon for mount in TABLES.vehicles[unit.vehicle].weapon] if unit.vehicle else []
    carried = [weapon for men in unit.men for weapon in men.weapons]
    return max((TABLES.weapons[id].calibre for id in (unit.gun, *carried, *mounted) if id), default=0)


def ways_of(g: G, size: Size, value: int, *, roof: bool) -> Iterator[tuple[Way, Fraction]]:
    """What a shell whose calibre adds a value does to a building, with its chance (AZ-DEM-02, AZ-ROO-01, AZ-ROO-03)."""
    found: dict[Way, Fraction] = {}
    for die in range(1, FACES + 1):
        above: Roof = roof_by(g, size, die + value) if roof else "holds"
        added = value if not roof else added_after_roof(g, value) if above == "demolition" else None
        dice = [None] if added is None else list(range(1, FACES + 1)) if roof else [die]
        for other in dice:
            fall: Fall = "none" if other is None or added is None else fall_by(g, size, other + added)
            way = above, fall
            found[way] = found.get(way, Fraction(0)) + Fraction(1, FACES * len(dice))
    yield from found.items()


def end_of(way: Way) -> str:
    """Which of ``BUILDING`` that is."""
    above, fall = way
    if fall in TABLES_OF_FALLS:
        return "falls"
    return "roofless" if above != "holds" else "stands" if fall == "none" else "shaken"


def _inside(g: G, way: Way, people: int, training: Fraction, fractions: bool) -> dict[Outcome, Chance]:
    """How many of a unit inside die and how many of the others lie (AZ-DEM-03, AZ-DEM-09, AZ-ROO-02). Each rolls for
    what falls on him; of a building that has fallen, all lie, and so do those of a unit that fails its training."""
    above, fall = way
    most = people, people
    found: dict[Outcome, Chance] = {(0, 0): Fraction(1) if fractions else 1.0}
    if above != "holds":
        found = dict(results_of({to_damage(g.context.tables, "heavy-weapons", 0, "none"): people}, most, fractions))
    if fall in TABLES_OF_FALLS:
        damage = to_damage(g.context.tables, TABLES_OF_FALLS[fall], 0, "none")
        return dict(
            gathered(
                ((dead + more, people - dead - more), chance * part)
                for (dead, _), chance in found.items()
                for (more, _), part in results_of({damage: people - dead}, most, fractions).items()
            )
        )
    if fall == "none":
        return found
    held: Chance = training if fractions else float(training)
    return dict(
        gathered(
            ((dead, lying if holds else people - dead), chance * part)
            for (dead, lying), chance in found.items()
            for holds, part in ((True, held), (False, 1 - held))
        )
    )


def _summary(g: G, question: Question, found: Answer) -> Message:
    return say(
        "az-odds-shell-summary",
        attacker=name_of(g, ATTACKER),
        target=name_of(g, TARGET),
        size=question.building,
        roof="true" if question.roof else "false",
        falls=percent(found.chance("falls")),
        dead=round(float(found["dead"].mean), 2),
        scared=round(float(found["scared"].mean), 2),
        breaks=percent(found.chance("breaks")),
        destroyed=percent(found.chance("destroyed")),
    )
