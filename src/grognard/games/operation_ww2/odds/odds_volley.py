"""The exact odds of a unit's fire: hits, dead, scared, and whether the target holds (AZ-FIRE, AZ-DMG, AZ-MOR)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.previews import NeededRow, NeededTable, Note
from grognard.games.operation_ww2.data.forces import ForceUnit
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.odds.casualty_odds import added, marginal, results_of, suffered
from grognard.games.operation_ww2.odds.questions import ATTACKER, TARGET, Question
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, of_shot, to_hit
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.fire.parts import people
from grognard.games.operation_ww2.rules.fire.snipers import is_accurate
from grognard.games.operation_ww2.rules.fire.volley_results import applies_surplus, worth
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.rules.morale import morale
from grognard.games.operation_ww2.rules.morale.fates import PASSED
from grognard.games.operation_ww2.state.shots import FACES, Attempt, Shot, is_within_close, shot
from grognard.games.operation_ww2.state.state import Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, Distribution, binomial, convolve
from grognard.odds.outcomes import Cases

NAME = "operation_ww2"

FATES = ("holds", "breaks", "destroyed")
"""What becomes of the target: it holds, fails a morale test, or loses its last model."""

CASES = {fate: say(f"az-odds-fate-{fate}") for fate in FATES}
RULES: dict[str, tuple[str, ...]] = {
    "hits": ("AZ-FIRE-11",),
    "dead": ("AZ-FIRE-12", "AZ-DMG-01"),
    "scared": ("AZ-FIRE-12", "AZ-DMG-05"),
    "fate": ("AZ-MOR-01", "AZ-MOR-04"),
    "any": ("AZ-DMG-01",),
    "breaks": ("AZ-MOR-04",),
    "destroyed": ("AZ-DMG-02",),
}
"""The rules behind each distribution and each single chance."""


def shots_of(g: G, question: Question) -> tuple[tuple[Shot, ...], tuple[Armed, ...]]:
    """What every weapon of the attacker needs, as its distance, cover and order are stated; and those that cannot be
    fired at all. Who assists does not fire himself (AZ-CRW-01), and each fires the weapon that promises most."""
    unit = g.state.units[ATTACKER]
    marks = (*(["trench"] if question.trench else []), *(["smoke"] if question.smoke else []))
    part = people(g, question.cover, marks)
    ready: dict[str, tuple[Armed, Shot]] = {}
    idle: list[Armed] = []
    for each in armed(g, unit, question.order, question.moved):
        weapon = g.context.tables.weapons[each.weapon]
        if each.idle is not None or not weapon.shots or weapon.template:
            idle.append(each)
            continue
        accurate = is_accurate(g, unit, unit.model(each.model), weapon)
        distance = question.range * 1000
        attempt = Attempt(
            model=each.model,
            weapon=weapon,
            order=question.order,
            distance=distance,
            is_close=is_within_close(weapon, distance),
            dice=1 if accurate else each.dice,
            aimed=accurate,
        )
        found = shot(g.context.tables, g.setup.options, attempt, part)
        if each.model not in ready or _promise(found) > _promise(ready[each.model][1]):
            ready[each.model] = each, found
    helping = {id for each, found in ready.values() if found.need for id in each.assistants}
    return tuple(found for id, (_, found) in ready.items() if id not in helping), tuple(idle)


def _promise(found: Shot) -> int:
    return 0 if found.need is None else found.dice * (FACES + 1 - found.need)


def volley_odds(g: G, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of one volley and of the morale it asks for."""
    shots, idle = shots_of(g, question)
    if not any(found.need for found in shots):
        return refusal(NAME, question, _why_not(shots, idle))
    target = g.state.units[TARGET]
    dice = added((of_shot(g.context.tables, each), each.dice) for each in shots if each.need is not None)
    people, lying = len(target.models), sum(model.posture != "standing" for model in target.models)
    results = results_of(dice, (people, people), fractions)
    outcomes = suffered(results, people - lying, lying, applies_surplus(g))
    dead, scared = (marginal(outcomes, number) for number in (0, 1))
    fates = _fates(g, target, dead, fractions)
    needs = added((to_hit(each.need), each.dice) for each in shots if each.need is not None)
    hits = convolve(*(binomial(n, chance_of(test, HIT), fractions=fractions) for test, n in needs.items()))
    spreads = [
        _spread("hits", hits),
        _spread("dead", dead),
        _spread("scared", scared),
        Spread("fate", say("az-odds-fate"), fates, RULES["fate"], CASES),
    ]
    likely = [
        Likelihood(name, say(f"az-odds-{name}"), chance, RULES[name])
        for name, chance in (
            ("any", dead.at_least(1)),
            ("breaks", fates["breaks"]),
            ("destroyed", fates["destroyed"]),
        )
    ]
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: _summary(g, question, found),
        tables=lambda: [needed_table(g, shots)],
        notes=[Note(each.idle.message, [each.idle.rule]) for each in idle if each.idle is not None],
    )


def _why_not(shots: Sequence[Shot], idle: Sequence[Armed]) -> Refused:
    reason = next((each.why_not for each in shots if each.why_not is not None), None)
    reason = reason or next((each.idle for each in idle if each.idle is not None), None)
    if reason is None:
        return Refused(say("az-odds-area"), "AZ-WPN-04")
    return Refused(reason.message, reason.rule)


def _fates(g: G, target: Unit, dead: Distribution, fractions: bool) -> Cases:
    """Whether the target holds: all tests that its losses ask for at once (AZ-MOR-01, AZ-MOR-03). Those whom its owner
    would miss least fall first."""
    nothing: Chance = Fraction(0) if fractions else 0.0
    found = dict.fromkeys(FATES, nothing)
    order = sorted(target.models, key=lambda model: (model.posture != "standing", worth(model)))
    for number, chance in dead.items():
        if number == len(order):
            found["destroyed"] += chance
            continue
        gone = {model.id for model in order[:number]}
        left = tuple(model for model in target.models if model.id not in gone)
        after = replace(target, models=left, losses=target.losses + number)
        holds = _holds(g, after, fractions)
        found["holds"] += chance * holds
        found["breaks"] += chance * (1 - holds)
    return Cases.of(found)


def _holds(g: G, unit: Unit, fractions: bool) -> Chance:
    """The chance to pass every test that is due."""
    tests = due(g, unit)
    if not tests:
        return Fraction(1) if fractions else 1.0
    one = chance_of(morale.test_of(g, unit), PASSED)
    return (one if fractions else float(one)) ** tests


def _spread(name: str, chances: Distribution) -> Spread:
    return Spread(name, say(f"az-odds-{name}"), chances, RULES[name])


def _summary(g: G, question: Question, found: Answer) -> Message:
    return say(
        "az-odds-summary",
        attacker=_name(g, ATTACKER),
        target=_name(g, TARGET),
        order=g.context.tables.orders[question.order].name,
        range=question.range,
        cover=question.cover,
        ground=_ground(question),
        smoke="true" if question.smoke else "false",
        dead=round(float(found["dead"].mean), 2),
        scared=round(float(found["scared"].mean), 2),
        any=percent(found.chance("any")),
        breaks=percent(found.chance("breaks")),
        destroyed=percent(found.chance("destroyed")),
    )


def _ground(question: Question) -> str:
    """What the target has of cover and trench, as the summary tells them apart."""
    if question.cover == "none":
        return "trench" if question.trench else "none"
    return "both" if question.trench else "covered"


def _name(g: G, unit: str) -> Message:
    entry: ForceUnit = g.context.roll[unit][0]
    return entry.full_name


# ---- the needed numbers ------------------------------------------------------------------------------------------


def needed_table(g: G, shots: Iterable[Shot]) -> NeededTable:
    """What each kind of weapon needs, part by part, each with its rule (AZ-FIRE-11, AZ-TAB-HIT)."""
    kinds: dict[tuple[str, int | None], Shot] = {}
    for found in shots:
        kinds.setdefault((found.weapon, found.need), found)
    columns = list(kinds.values())
    rows = [NeededRow(say("az-odds-number"), "AZ-FIRE-11", [_plus(found.number) for found in columns])]
    rows += _modifier_rows(columns)
    return NeededTable(
        say("az-odds-needed"),
        [g.context.tables.weapons[found.weapon].name for found in columns],
        rows,
        say("az-odds-needed-total"),
        [_plus(found.need) for found in columns],
    )


def _modifier_rows(columns: Sequence[Shot]) -> Iterator[NeededRow]:
    labels = {modifier.label.id: modifier for found in columns for modifier in found.to_hit}
    for id, modifier in labels.items():
        values = [next((each.value for each in found.to_hit if each.label.id == id), None) for found in columns]
        yield NeededRow(modifier.label, modifier.rule, [_signed(value) for value in values])


def _plus(number: int | None) -> str:
    return "–" if number is None else f"{number}+"


def _signed(value: int | None) -> str:
    if value is None:
        return ""
    return f"+{value}" if value > 0 else f"−{-value}"
