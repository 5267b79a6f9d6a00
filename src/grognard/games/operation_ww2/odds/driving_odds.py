"""The driving tests of a way, before it is driven, or of the ground it leads through, without a battle (AZ-DRV)."""

from __future__ import annotations

from fractions import Fraction
from math import prod

from grognard.core.engine.fates import Test
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.casualty_odds import Results, gathered, marginal, results_of
from grognard.games.operation_ww2.odds.forecasts import needed
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, prepared
from grognard.games.operation_ww2.odds.odds_volley import CASES, NAME, fates_of, name_of, people_likely, standings
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.driving.drive import driving_test, stops_of
from grognard.games.operation_ww2.rules.driving.overrunning import evading
from grognard.games.operation_ww2.state.intents import AssaultIntent, MoveIntent
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, die_chance
from grognard.odds.outcomes import Cases

ENDS = ("arrives", "stuck")
"""How a way through rough ground ends."""

RULES = ("AZ-DRV-01", "AZ-DRV-02", "AZ-DRV-03")
"""The rules behind that."""

OVERRUN = ("AZ-OVR-02", "AZ-OVR-05")
"""The rules behind who is overrun."""

MORALE = ("AZ-MOR-01", "AZ-MOR-04")
"""The rules behind what becomes of their unit."""


def chance_to_pass(g: G, unit: Unit, intent: MoveIntent | AssaultIntent) -> Fraction | None:
    """The chance that a vehicle passes all driving tests of a declared way, or else it is stuck; None if nothing is
    tested (AZ-DRV-01 to AZ-DRV-04)."""
    if not unit.is_vehicle or not intent.way or unit.model(intent.lead).is_person:
        return None
    vehicle = unit.model(intent.lead)
    stretches = driveways.stretches_of(g, vehicle, intent.way, intent.besides)
    dice = sum(stop.tests for stop in stops_of(g, unit, vehicle, stretches, intent.speed))
    return chance_of_all(g, unit, dice) if dice else None


def chance_of_all(g: G, unit: Unit, dice: int) -> Fraction:
    """The chance to pass so many driving tests (AZ-DRV-02, AZ-DRV-03)."""
    return prod((die_chance(need, FACES) for need in needed(driving_test(g, unit, dice))), start=Fraction(1))


def through(g: G, question: Question) -> Fraction | Refused:
    """The chance that the vehicle of a question gets through all that is on its way, or why it may not (AZ-TER-03,
    AZ-DRV-01)."""
    unit = g.state.units[ATTACKER]
    column = driveways.column_of(g, unit.vehicles[0])
    rows = [g.context.tables.terrain[kind] for kind in question.through]
    goings = [row.tracked if column == "tracked" else row.wheeled for row in rows]
    if any(going.barred or going.by for going in goings):
        return Refused(say("az-refused-vehicle-barred"), "AZ-TER-03")
    return chance_of_all(g, unit, sum(going.tests for going in goings))


def drive_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a way through such ground, which leads to the target."""
    g = prepared(question)
    found = through(g, question)
    if isinstance(found, Refused):
        return refusal(NAME, question, found)
    ends = dict(zip(ENDS, (found, 1 - found), strict=True))
    cases = Cases.of({end: part if fractions else float(part) for end, part in ends.items()})
    words = {end: say("az-odds-drive-end", end=end) for end in ENDS}
    return Answer(
        NAME,
        question,
        [Spread("drive", say("az-odds-drive"), cases, RULES, words)],
        [Likelihood("arrives", say("az-odds-arrives"), cases["arrives"], RULES)],
        summary=lambda answer: say(
            "az-odds-drive-summary",
            attacker=name_of(g, ATTACKER),
            target=name_of(g, TARGET),
            arrives=percent(answer.chance("arrives")),
        ),
    )


def overrun_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of people under the front of a vehicle that gets as far as them: each evades, then their unit takes the
    tests it owes (AZ-OVR-02, AZ-OVR-05)."""
    g = prepared(question)
    arrives = through(g, question)
    if isinstance(arrives, Refused):
        return refusal(NAME, question, arrives)
    standing = standings(question)
    people = len(standing.holds)
    touched = people if question.touches is None else question.touches
    evaded = _evaded(evading(g.context.qualities[TARGET].training), touched, people - standing.lying, fractions)
    come: Chance = arrives if fractions else float(arrives)
    outcomes = gathered([((0, 0), 1 - come), *((outcome, come * part) for outcome, part in evaded.items())])
    dead, scared = (marginal(outcomes, which) for which in (0, 1))
    if g.setup.options["panic_counts"] != "all_losses":
        standing = standing._replace(holds=(Fraction(1),) * people)
    fates = fates_of(standing, dead, fractions)
    return Answer(
        NAME,
        question,
        [
            Spread("dead", say("az-odds-dead"), dead, OVERRUN),
            Spread("scared", say("az-odds-scared"), scared, OVERRUN),
            Spread("fate", say("az-odds-fate"), fates, MORALE, CASES),
        ],
        [Likelihood("arrives", say("az-odds-arrives"), come, RULES), *people_likely(dead, fates)],
        summary=lambda answer: say(
            "az-odds-overrun-summary",
            attacker=name_of(g, ATTACKER),
            target=name_of(g, TARGET),
            touched=touched,
            arrives=percent(answer.chance("arrives")),
            dead=round(float(answer["dead"].mean), 2),
            scared=round(float(answer["scared"].mean), 2),
            breaks=percent(answer.chance("breaks")),
            destroyed=percent(answer.chance("destroyed")),
        ),
    )


def _evaded(evasion: Test, touched: int, upright: int, fractions: bool) -> Results:
    """How many die and lie down of so many who evade, of whom so many may stand."""
    standing = min(touched, upright)
    first, others = (
        results_of({evasion: number}, (touched, touched), fractions) for number in (standing, touched - standing)
    )
    return gathered(
        ((dead + more, scared), part * share)
        for (dead, scared), part in first.items()
        for (more, _), share in others.items()
    )
