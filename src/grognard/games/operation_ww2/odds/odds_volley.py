"""The exact odds of a unit's fire: hits, dead, scared, and whether the target holds (AZ-FIRE, AZ-DMG, AZ-MOR)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from grognard.core.errors import InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.needed import rows_beside
from grognard.core.wire.previews import NeededRow, NeededTable, Note
from grognard.games.operation_ww2.data.forces import ForceUnit
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.night import loses_cover
from grognard.games.operation_ww2.odds.casualty_odds import (
    Outcome,
    Results,
    added,
    gathered,
    marginal,
    results_of,
    suffered,
)
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, hearten, prepared, stage
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.rules.fire.fates import HIT, chance_of, of_hit, of_shot, to_hit
from grognard.games.operation_ww2.rules.fire.losses import due
from grognard.games.operation_ww2.rules.fire.parts import people
from grognard.games.operation_ww2.rules.fire.snipers import is_accurate
from grognard.games.operation_ww2.rules.fire.targets import engagement_of
from grognard.games.operation_ww2.rules.fire.volley_results import applies_surplus, worth
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.rules.morale import morale
from grognard.games.operation_ww2.rules.morale.fates import PASSED
from grognard.games.operation_ww2.state.shots import FACES, Attempt, Shot, is_within_close, shot
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, Distribution, binomial, certainly, convolve
from grognard.odds.outcomes import Cases

NAME = "operation_ww2"

Options = tuple[tuple[str, str], ...]
"""The house rules of a question, in order."""

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


class Arm(NamedTuple):
    """A weapon that can be fired directly by those who carry it, alike for all: an accurate shot is one alone."""

    weapon: str
    dice: int
    aimed: bool


@lru_cache(maxsize=256)
def arms_of(
    attacker: str, target: str, order: OrderName, moved: bool, options: Options
) -> tuple[tuple[tuple[Armed, Arm], ...], tuple[Armed, ...]]:
    """What an attacker has to fire directly, whoever it is at; and what cannot be fired so."""
    g = stage(Question(attacker=attacker, target=target, options=dict(options)))
    unit = g.state.units[ATTACKER]
    ready, idle = [], []
    for each in armed(g, unit, order, moved):
        weapon = g.context.tables.weapons[each.weapon]
        if each.idle is not None or not weapon.shots or weapon.template:
            idle.append(each)
            continue
        accurate = is_accurate(g, unit, unit.model(each.model), weapon)
        ready.append((each, Arm(weapon.id, 1 if accurate else each.dice, accurate)))
    return tuple(ready), tuple(idle)


def shots_of(g: G, question: Question, cover: Cover) -> tuple[list[tuple[Shot, int]], tuple[Armed, ...]]:
    """What every kind of weapon of the attacker needs, as its distance, cover and order are stated, and how many fire
    it; and those that cannot be fired at all. Who assists does not fire himself (AZ-CRW-01), and each fires the weapon
    that promises most."""
    marks = (*(["trench"] if question.trench else []), *(["smoke"] if question.smoke else []))
    part = people(g, cover, marks)
    options = tuple(sorted(question.options.items()))
    arms, idle = arms_of(question.attacker, question.target, question.order, question.moved, options)
    distance = question.range * 1000
    known: dict[Arm, Shot] = {}
    chosen: dict[str, tuple[Armed, Arm]] = {}
    for each, arm in arms:
        if arm not in known:
            weapon = g.context.tables.weapons[arm.weapon]
            close = is_within_close(weapon, distance)
            attempt = Attempt(each.model, weapon, question.order, distance, close, dice=arm.dice, aimed=arm.aimed)
            known[arm] = shot(g.context.tables, g.setup.options, attempt, part)
        if each.model not in chosen or _promise(known[arm]) > _promise(known[chosen[each.model][1]]):
            chosen[each.model] = each, arm
    helping = {id for each, arm in chosen.values() if known[arm].need for id in each.assistants}
    firing = Counter(arm for id, (_, arm) in chosen.items() if id not in helping)
    return [(known[arm], number) for arm, number in firing.items()], idle


def _promise(found: Shot) -> int:
    return 0 if found.need is None else found.dice * (FACES + 1 - found.need)


def volley_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of one volley and of the morale it asks for."""
    g, cover = prepared(question), question.cover
    if question.seen != "anyway":
        seen = stage(question)
        unit, target = seen.state.units[ATTACKER], seen.state.units[TARGET]
        unseen = engagement_of(seen, unit, target, question.order, unit.people).why_not
        if unseen is not None:
            return refusal(NAME, question, Refused(unseen.message, unseen.rule))
        cover = "none" if loses_cover(seen, target) else cover
    shots, idle = shots_of(g, question, cover)
    firing = [(found, found.dice * number) for found, number in shots if found.need is not None]
    if not firing:
        return refusal(NAME, question, _why_not([found for found, _ in shots], idle))
    standing = standings(question)
    people = len(standing.holds)
    most = people, people
    needs = added((to_hit(found.need or 0), number) for found, number in firing)
    hits = convolve(*(binomial(n, chance_of(test, HIT), fractions=fractions) for test, n in needs.items()))
    if question.hits is None:
        dice = added((of_shot(g.context.tables, found), number) for found, number in firing)
        results = results_of(dice, most, fractions)
    else:
        if question.hits > hits.most:
            raise InputError(say("odds-bad-field", field="hits", problem=say("az-odds-too-many", most=hits.most)))
        harm = [of_hit(g.context.tables, found) for found, _ in firing]
        chances = [(number, chance_of(to_hit(found.need or 0), HIT)) for found, number in firing]
        results = gathered(
            (outcome, part * chance)
            for counts, part in given_hits(chances, question.hits, fractions)
            for outcome, chance in results_of(added(zip(harm, counts, strict=True)), most, fractions).items()
        )
        hits = certainly(question.hits)
    surplus = applies_surplus(g)
    if question.volleys > 1:
        outcomes, fates = one_after_another(question, results, surplus, fractions)
        dead = marginal(outcomes, 0)
    else:
        outcomes = suffered(results, people - standing.lying, standing.lying, surplus)
        dead = marginal(outcomes, 0)
        fates = fates_of(standing, dead, fractions)
    scared = marginal(outcomes, 1)
    return Answer(
        NAME,
        question,
        [spread_of("hits", hits), *people_spreads(dead, scared, fates)],
        people_likely(dead, fates),
        summary=lambda found: summary_of(g, question, found),
        tables=lambda: [needed_table(g, [found for found, _ in shots])],
        notes=notes_of(idle),
    )


def one_after_another(question: Question, results: Results, surplus: bool, fractions: bool) -> tuple[Results, Cases]:
    """The same volley so many times (see ``until_it_breaks``)."""
    standing = standings(question)
    people = len(standing.holds)

    def fired(before: Mapping[Stood, Chance]) -> Iterator[tuple[int, Stood, Chance]]:
        for (dead, scared, upright), chance in before.items():
            for (fallen, lying), part in suffered(results, upright, people - dead - upright, surplus).items():
                after = dead + fallen, scared + lying, upright - min(fallen, upright) - lying
                yield dead, after, chance * part

    begins = 0, 0, people - standing.lying
    return until_it_breaks(question, begins, fired, lambda state: state[:2], fractions=fractions)


State = TypeVar("State")

Stood = tuple[int, int, int]
"""How many have died and lain down of a target, how many of it stand."""


def until_it_breaks(
    question: Question,
    begins: State,
    fired: Callable[[Mapping[State, Chance]], Iterable[tuple[int, State, Chance]]],
    toll: Callable[[State], Outcome],
    *,
    flamed: bool = False,
    fractions: bool = False,
) -> tuple[Results, Cases]:
    """How many die and lie down in all when so many units have fired, and whether the target holds. After each volley
    it takes the tests that its losses ask for (AZ-MOR-13); nobody fires any more at one that breaks. ``fired``: what a
    volley leads to from some states, each with how many had died before; ``toll``: how many have died and lain down."""
    whole: Chance = Fraction(1) if fractions else 1.0
    going, ends = {begins: whole}, dict[Outcome, Chance]()
    fates = dict.fromkeys(FATES, whole * 0)
    for volley in range(1, question.volleys + 1):
        before, going = going, {}
        for dead, state, likely in fired(before):
            holds, total = standings(question, flamed, before=dead).holds, toll(state)
            if total[0] - dead == len(holds):
                fates["destroyed"] += likely
                ends[total] = ends.get(total, 0) + likely
                continue
            held = likely * (holds[total[0] - dead] if fractions else float(holds[total[0] - dead]))
            fates["breaks"] += likely - held
            if volley == question.volleys:
                fates["holds"] += held
                ends[total] = ends.get(total, 0) + likely
                continue
            ends[total] = ends.get(total, 0) + likely - held
            going[state] = going.get(state, 0) + held
    return ends, Cases.of(fates)


def given_hits(
    dice: Sequence[tuple[int, Fraction]], hits: int, fractions: bool = True
) -> list[tuple[tuple[int, ...], Chance]]:
    """Which dice of several kinds, each so many with a chance, have hit if so many have in all.

    >>> given_hits([(1, Fraction(1, 2)), (1, Fraction(1, 4))], 1)
    [((0, 1), Fraction(1, 4)), ((1, 0), Fraction(3, 4))]
    """
    ways: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    for number, chance in dice:
        each = binomial(number, chance, fractions=True)
        ways = [
            ((*counts, count), weight * Fraction(part))
            for counts, weight in ways
            for count, part in each.items()
            if sum(counts) + count <= hits
        ]
    found = [(counts, weight) for counts, weight in ways if sum(counts) == hits]
    whole = sum((weight for _, weight in found), Fraction(0))
    return [(counts, weight / whole if fractions else float(weight / whole)) for counts, weight in found]


def _why_not(shots: Sequence[Shot], idle: Sequence[Armed]) -> Refused:
    reason = next((each.why_not for each in shots if each.why_not is not None), None)
    reason = reason or next((each.idle for each in idle if each.idle is not None), None)
    if reason is None:
        return Refused(say("az-odds-area"), "AZ-WPN-04")
    return Refused(reason.message, reason.rule)


class Standings(NamedTuple):
    """How a target stands: how many of it lie, and the chance to pass all tests after so many have died."""

    lying: int
    holds: tuple[Fraction, ...]


def standings(question: Question, flamed: bool = False, before: int = 0) -> Standings:
    """That of the target of a question; ``flamed``: flame has caused the loss (AZ-FLM-02). So many have died
    ``before``, who have been tested for."""
    options = tuple(sorted(question.options.items()))
    about = question.attacker, question.target, question.men, question.scared, question.losses, options
    return _standings(*about, question.command, flamed, before)


@lru_cache(maxsize=256)
def _standings(
    attacker: str,
    target: str,
    men: int | None,
    scared: int,
    losses: int,
    options: Options,
    command: bool,
    flamed: bool,
    before: int,
) -> Standings:
    """All tests that losses ask for at once (AZ-MOR-01, AZ-MOR-03). Those whom their owner would miss least fall
    first."""
    given: dict[str, Any] = {"men": men, "scared": scared, "losses": losses, "options": dict(options)}
    g = stage(Question(attacker=attacker, target=target, **given))
    if command:
        hearten(g)
    unit = replace(g.state.units[TARGET], flamed=flamed)
    order = sorted(unit.people, key=lambda model: (model.posture != "standing", worth(model)))
    holds = []
    for number in range(before, len(order)):
        gone = {model.id for model in order[:number]}
        left = tuple(model for model in unit.models if model.id not in gone)
        after = replace(unit, models=left, losses=unit.losses + number, tested=unit.tested + before)
        holds.append(chance_of(morale.test_of(g, after), PASSED) ** due(g, after))
    return Standings(sum(model.posture != "standing" for model in unit.people), tuple(holds))


def fates_of(standing: Standings, dead: Distribution, fractions: bool) -> Cases:
    """Whether the target holds."""
    nothing: Chance = Fraction(0) if fractions else 0.0
    found = dict.fromkeys(FATES, nothing)
    for number, chance in dead.items():
        if number == len(standing.holds):
            found["destroyed"] += chance
            continue
        holds = standing.holds[number] if fractions else float(standing.holds[number])
        found["holds"] += chance * holds
        found["breaks"] += chance * (1 - holds)
    return Cases.of(found)


def people_spreads(dead: Distribution, scared: Distribution, fates: Cases) -> list[Spread]:
    """What becomes of people, and of their unit."""
    fate = Spread("fate", say("az-odds-fate"), fates, RULES["fate"], CASES)
    return [spread_of("dead", dead), spread_of("scared", scared), fate]


def people_likely(dead: Distribution, fates: Cases) -> list[Likelihood]:
    """The single chances of it."""
    named = ("any", dead.at_least(1)), ("breaks", fates["breaks"]), ("destroyed", fates["destroyed"])
    return [Likelihood(name, say(f"az-odds-{name}"), chance, RULES[name]) for name, chance in named]


def notes_of(idle: Sequence[Armed]) -> list[Note]:
    """Which weapons cannot be fired, and why."""
    return [Note(each.idle.message, [each.idle.rule]) for each in idle if each.idle is not None]


def spread_of(name: str, chances: Distribution) -> Spread:
    """A distribution with its name and its rules."""
    return Spread(name, say(f"az-odds-{name}"), chances, RULES[name])


def summary_of(g: G, question: Question, found: Answer) -> Message:
    """One sentence about fire at people."""
    return say(
        "az-odds-summary",
        attacker=name_of(g, ATTACKER),
        target=name_of(g, TARGET),
        order=g.context.tables.orders[question.order].name,
        range=question.range,
        cover=question.cover,
        ground=_ground(question),
        smoke="true" if question.smoke else "false",
        volleys=question.volleys,
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


def name_of(g: G, unit: str) -> Message:
    """What a unit of a question is called."""
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
    rows += rows_beside((found.to_hit for found in columns), nothing="")
    return NeededTable(
        say("az-odds-needed"),
        [g.context.tables.weapons[found.weapon].name for found in columns],
        rows,
        say("az-odds-needed-total"),
        [_plus(found.need) for found in columns],
    )


def _plus(number: int | None) -> str:
    return "–" if number is None else f"{number}+"
