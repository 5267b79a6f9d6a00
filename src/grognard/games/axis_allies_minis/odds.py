"""The exact odds of attacks: hits, and what becomes of the target in the casualty phase (AAM-HIT, AAM-TURN-09)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any

from grognard.core.decisions import Choice, Decision
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.procedures import Procedure
from grognard.core.records import replace
from grognard.core.scene import NeededTable
from grognard.games.axis_allies_minis import attacks, scoring
from grognard.games.axis_allies_minis.abilities import ABILITIES
from grognard.games.axis_allies_minis.aim import PIERCING, Aim, aim_at, best_weapon
from grognard.games.axis_allies_minis.cards import CARDS
from grognard.games.axis_allies_minis.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.choices import Attack
from grognard.games.axis_allies_minis.conditions import markers_on, shrugs
from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.cover import Cover
from grognard.games.axis_allies_minis.defensive_fire import answers, can_fire
from grognard.games.axis_allies_minis.forecasts import TALLIES, trials
from grognard.games.axis_allies_minis.odds_question import ATTACKER, TARGET, Question, covers, stage
from grognard.games.axis_allies_minis.outcome import MOST_HITS, RESULTS, Result, effects
from grognard.games.axis_allies_minis.scoring import Effect
from grognard.games.axis_allies_minis.shots import REACTIONS
from grognard.games.axis_allies_minis.signs import sign_of
from grognard.games.axis_allies_minis.state import Unit
from grognard.games.axis_allies_minis.tables import MARKERS, TERRAIN, Condition
from grognard.games.axis_allies_minis.traits import WEAPONS, traits
from grognard.games.axis_allies_minis.turn import Activate, Activation
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.asking import About, Choosable, Field
from grognard.odds.cases import Cases
from grognard.odds.futures import Future, Policy, futures
from grognard.odds.pools import Chance, Distribution, binomial, die_chance

__all__ = [
    "TALLIES",
    "Question",
    "action",
    "answer",
    "attack_odds",
    "closing",
    "fields",
    "measure",
    "shortcuts",
    "trials",
    "usual",
    "variations",
]

NAME = "axis_allies_minis"
Markers = tuple[Condition, ...]
BURNT: Markers = ("destroyed",)
"""What a target that burns is held to have: it is gone at once (AAM-SA-13)."""
REMOTE = "remote-control"
CASES: dict[str, Message] = {result: say("aam-outcome", outcome=result) for result in RESULTS}

TITLES = {name: say(f"aam-odds-{name}") for name in ("hits", "result", "worse", "destroyed", "overheats")}


def answer(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a question asked without a battle."""
    g = stage(question)
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    aim = _aim(g, question, unit, target)
    if isinstance(aim, Refused):
        return refusal(NAME, question, aim)
    return attack_odds(g, aim, question=question, attacks=question.attacks, fractions=fractions)


def attack_odds(
    g: G, aim: Aim, *, question: object = None, attacks: int = 1, target: Unit | None = None, fractions: bool = False
) -> Answer:
    """The odds of an attack with these numbers, in a battle or not; ``attacks``: of so many such one after another.

    ``hits`` are those of the first attack before cover. ``result`` is what becomes of the target: for a reaction shot
    at once (AAM-DF-08), else in the casualty phase, by the markers it has too and by the rolls of its abilities
    (AAM-TURN-09, AAM-SA-49, AAM-SA-51).
    """
    unit = g.state.units[aim.unit]
    target = g.state.units[aim.target] if target is None else target
    if aim.occasion in REACTIONS and traits(unit.of).doubled:
        attacks *= 2  # AAM-DF-11
    hits, results, overheats = _counted(aim, target, attacks, fractions)
    none = next(name for name in RESULTS if name == _before(g, aim, target))
    rules = ("AAM-DF-08",) if aim.occasion in REACTIONS else ("AAM-HIT-05", "AAM-TURN-09")
    spreads = [
        Spread("hits", TITLES["hits"], hits, ("AAM-HIT-04",)),
        Spread("result", TITLES["result"], results, rules, CASES),
    ]
    worse = results.chances[1 + RESULTS.index(none) :]
    likely = [
        Likelihood("worse", TITLES["worse"], sum(worse, _nothing(fractions)), rules),
        Likelihood("destroyed", TITLES["destroyed"], results["destroyed"], rules),
    ]
    if aim.overheating:
        likely.append(Likelihood("overheats", TITLES["overheats"], overheats, ("AAM-SA-34",)))
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: _summary(g, aim, target, attacks, found),
        tables=lambda: _tables(g, aim),
    )


def _aim(g: G, question: Question, unit: Unit, target: Unit) -> Aim | Refused:
    """The numbers of the attack asked about, or why it cannot be made."""
    occasion = question.occasion or ("airstrike" if unit.of.type == "aircraft" else "assault")
    if occasion in REACTIONS:
        return _reaction(g, question, unit, target)
    if occasion == "grazing":
        return aim_at(g, unit, target, weapon=question.weapon, soldier_row=question.soldier_row, occasion="grazing")
    facing = next(iter(attacks.facings(unit, target)))
    choice = Attack(ATTACKER, TARGET, question.weapon, question.soldier_row, question.piercing, facing=facing)
    # Machine guns come after another attack (AAM-SA-30).
    made = () if question.weapon not in WEAPONS[-2:] else (Attack(ATTACKER, TARGET),)
    refused = attacks.refusal(g, unit, choice, made)
    if refused is not None:
        return refused
    once = question.piercing or (question.weapon and ABILITIES[question.weapon].once)
    if question.attacks > 1 and once:
        rules = ABILITIES[question.weapon or PIERCING].rules
        return Refused(say("aam-refused-spent", unit=g.context.names[ATTACKER]), *rules)
    return aim_at(
        g,
        unit,
        target,
        weapon=question.weapon,
        soldier_row=question.soldier_row,
        piercing=question.piercing,
        occasion=occasion,
    )


def _reaction(g: G, question: Question, unit: Unit, target: Unit) -> Aim | Refused:
    """A shot in reaction at a target that moves: with the most dice (AAM-DF-16)."""
    occasion = question.occasion
    assert occasion is not None
    assert target.at is not None
    names = {"unit": g.context.names[ATTACKER], "target": g.context.names[TARGET]}
    if not can_fire(g, unit):
        return Refused(say("aam-odds-cannot-react", **names), "AAM-DF-09", "AAM-COND-01")
    if occasion == "defensive" and target.of.type != "aircraft":
        if question.range > 1:
            return Refused(say("aam-odds-not-adjacent", **names), "AAM-DF-01", "AAM-DF-07")
        if not answers(unit, target, target.at):
            return Refused(say("aam-odds-no-answer", **names), "AAM-DF-03", "AAM-DF-04")
    weapon, row = best_weapon(g, unit, target, occasion, target.at, target.facing)
    return aim_at(
        g, unit, target, weapon=weapon, soldier_row=row, occasion=occasion, at=target.at, facing=target.facing
    )


# ---- counting --------------------------------------------------------------------------------------------------------


def _counted(aim: Aim, target: Unit, attacks: int, fractions: bool) -> tuple[Distribution, Cases, Chance]:
    key = (
        *(aim.dice, aim.need, aim.defence, aim.margin, aim.cover and aim.cover.need, aim.occasion in REACTIONS),
        *(aim.per_success, aim.per_six, aim.burning, aim.overheating, aim.rerolls, aim.sirens, aim.stunning),
        *(aim.piercing, target.card, target.hits, target.damaged, target.disrupted, shrugs(target), target.spent),
        *(attacks, fractions, aim.range if aim.weapon == REMOTE else -1),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = _known[key] = _count(aim, target, attacks, fractions)
    return found


_known: dict[object, tuple[Distribution, Cases, Chance]] = {}
MOST_KNOWN = 16384


def _count(aim: Aim, target: Unit, attacks: int, fractions: bool) -> tuple[Distribution, Cases, Chance]:
    """The hits of one attack, what becomes of the target of so many, and the chance that its own gun disrupts the
    attacker in the first."""
    nothing = _nothing(fractions)
    each = _effects(aim, fractions)
    hits = [nothing] * (MOST_HITS + 1)
    overheats = nothing
    for effect, chance in each:
        hits[effect.hits] += chance
        if effect.overheated:
            overheats += chance
    if aim.occasion in REACTIONS or aim.stunning:
        results = _at_once(aim, each, attacks, fractions)
    else:
        results = _in_time(aim, target, each, attacks, fractions)
    most = max(index for index, chance in enumerate(hits) if chance or index == 0)
    return Distribution(0, tuple(hits[: most + 1])), results, overheats


def _effects(aim: Aim, fractions: bool) -> list[tuple[Effect, Chance]]:
    """Everything the dice of an attack can come to, with its chance; by Remote Control, if it arrives at all
    (AAM-SA-20)."""
    if aim.weapon == REMOTE:
        arrives = die_chance(aim.range + 1) ** 2
        chance = arrives if fractions else float(arrives)
        struck = [(effect, chance * part) for effect, part in _effects(replace(aim, weapon=""), fractions)]
        return [(Effect(0, 0), 1 - chance), *struck]
    if scoring.bounds(aim):
        return [(effect, chance if fractions else float(chance)) for effect, chance in effects(aim)]
    found: dict[Effect, Chance] = {}
    for value, chance in binomial(aim.dice, die_chance(aim.need), fractions=fractions).items():
        effect = scoring.effect(aim, scoring.count(aim, value))._replace(successes=0 if not aim.stunning else value)
        found[effect] = found.get(effect, _nothing(fractions)) + chance
    return list(found.items())


def _shelter(cover: Cover | None, effect: Effect, fractions: bool) -> Chance:
    """The chance that cover helps against an effect (AAM-COVER-02)."""
    if cover is None or not effect.hits or effect.burnt:
        return _nothing(fractions)
    chance = die_chance(cover.need)
    return chance if fractions else float(chance)


def _at_once(aim: Aim, each: list[tuple[Effect, Chance]], attacks: int, fractions: bool) -> Cases:
    """A reaction shot or a Headshot disrupts or does nothing (AAM-DF-08, AAM-COVER-05, AAM-SA-19)."""
    nothing = _nothing(fractions)
    once = nothing
    for effect, chance in each:
        if aim.stunning:
            once += chance if effect.successes >= aim.stunning else nothing
        elif effect.hits:
            once += chance * (1 - _shelter(aim.cover, effect, fractions))
    missed = (1 - once) ** attacks
    return Cases(RESULTS, (missed, 1 - missed, nothing, nothing))


def _in_time(aim: Aim, target: Unit, each: list[tuple[Effect, Chance]], attacks: int, fractions: bool) -> Cases:
    """What the face-down markers of the attacks, with those there are, make of the target (AAM-HIT-05, AAM-TURN-09)."""
    nothing = _nothing(fractions)
    heavy = shrugs(target)
    marked: dict[Markers, Chance] = {target.hits: nothing + 1}
    burnt = nothing
    for _ in range(attacks):
        after: dict[Markers, Chance] = {}
        for already, so_far in marked.items():
            for effect, chance in each:
                part = so_far * chance
                if effect.burnt:
                    burnt += part
                    continue
                helped = _shelter(aim.cover, effect, fractions)
                for sheltered, weight in ((True, helped), (False, 1 - helped)):
                    if weight:
                        left = scoring.hits_left(effect.hits, effect.slight, sheltered, bool(already))
                        markers = (*already, *markers_on(target.of.type, already, left, heavy))
                        after[markers] = after.get(markers, nothing) + part * weight
        marked = after
    results: dict[str, Chance] = dict.fromkeys(RESULTS, nothing)
    results["destroyed"] += burnt
    for markers, chance in marked.items():
        for result, part in fate(target.card, markers, target.damaged, target.disrupted, target.spent):
            results[result] += chance * (part if fractions else float(part))
    return Cases.of(results)


@lru_cache(maxsize=4096)
def fate(
    card: str, markers: Markers, damaged: bool, disrupted: bool, spent: tuple[str, ...]
) -> tuple[tuple[Result, Fraction], ...]:
    """What becomes of a unit with these face-down markers in the casualty phase, the rolls of its abilities included:
    the engine's own casualty phase, followed to its ends (AAM-TURN-09, AAM-SA-42, AAM-SA-49, AAM-SA-51)."""
    g = stage(Question(attacker=card, target=card))
    unit = replace(g.state.units[TARGET], hits=markers, damaged=damaged, disrupted=disrupted, spent=spent)
    g.state = g.state.with_units(unit)
    found: dict[Result, Fraction] = {}
    for end, chance in futures(g, CasualtyPhase(), fractions=True):
        after = end.state.units[TARGET]
        result: Result = "none"
        if not after.alive:
            result = "destroyed"
        elif after.damaged and not damaged:
            result = "damaged"
        elif after.disrupted and "disrupted" in markers:
            result = "disrupted"
        found[result] = found.get(result, Fraction(0)) + Fraction(chance)
    return tuple(found.items())


def _before(g: G, aim: Aim, target: Unit) -> Result:
    """What becomes of a target at least, without this attack."""
    if aim.occasion in REACTIONS or aim.stunning or not target.hits:
        return "none"
    return min(
        (result for result, _ in fate(target.card, target.hits, target.damaged, target.disrupted, target.spent)),
        key=RESULTS.index,
    )


def _nothing(fractions: bool) -> Chance:
    return Fraction(0) if fractions else 0.0


# ---- words -----------------------------------------------------------------------------------------------------------


def _summary(g: G, aim: Aim, target: Unit, attacks: int, found: Answer) -> Message:
    from grognard.games.axis_allies_minis.view import listing

    results: Cases = found["result"]
    possible = [name for name in RESULTS if name in ("none", *MARKERS[target.of.type].hits) and results[name]]
    if aim.occasion in REACTIONS or aim.stunning:
        possible = [name for name in possible if name in ("none", "disrupted")]
    figures = listing([say("aam-outcome-figure", outcome=name, percent=percent(results[name])) for name in possible])
    return say(
        "aam-odds-summary",
        unit=CARDS[g.state.units[aim.unit].card].name,
        target=CARDS[target.card].name,
        range=aim.range,
        attacks=attacks,
        dice=aim.dice,
        need=aim.need,
        defence=aim.defence,
        cover=0 if aim.cover is None else aim.cover.need,
        figures=figures,
    )


def _tables(g: G, aim: Aim) -> Iterator[NeededTable]:
    from grognard.games.axis_allies_minis.panels import needed_table

    yield needed_table(g, aim)


ABOUT: dict[str, About] = {
    **dict.fromkeys(("attacker", "standing", "weapon", "piercing", "disrupted", "damaged", "beside"), "attacker"),
    **dict.fromkeys(
        ("target", "cover", "facing", "target_disrupted", "target_damaged", "target_moved", "markers"), "target"
    ),
}
"""Whom a field describes, of those that describe a unit."""
RARE = {"standing", "weapon", "piercing", "beside", "soldier_row", "target_moved", "markers", "enfilade"}
"""The fields that few questions need."""


def fields() -> list[Field]:
    """The question's fields with the values there are to choose from."""
    cards = tuple(
        Choosable(
            card.id,
            card.name,
            card.national.name,
            sign_of(card.id),
            card.points,
            tuple(name for name in WEAPONS if name and card.has(name)),
        )
        for card in CARDS.values()
    )
    grounds = tuple(
        Choosable(name, TERRAIN[name].name if name in TERRAIN else say(f"aam-odds-cover-{name}")) for name in covers()
    )
    standing = tuple(Choosable(kind.id, kind.name) for kind in TERRAIN.values())
    weapons = tuple(Choosable(name, ABILITIES[name].name) for name in WEAPONS if name)

    def field(name: str, kind: str, default: object = None, values: tuple[Choosable, ...] = ()) -> Field:
        title = say(f"aam-odds-field-{name.replace('_', '-')}")
        carried_by = "attacker" if name == "weapon" else ""
        return Field(name, title, kind, default, values, ABOUT.get(name, "attack"), name in RARE, carried_by)

    return [
        field("attacker", "choice", None, cards),
        field("target", "choice", None, cards),
        field("range", "whole", 1),
        field("cover", "choice", "none", grounds),
        field("standing", "choice", "clear", standing),
        field("facing", "choice", "front", _plain("facing", "front", "rear")),
        field("occasion", "choice", None, _plain("occasion", "assault", "airstrike", "defensive", "overwatch")),
        field("weapon", "choice", "", weapons),
        field("soldier_row", "flag", False),
        field("piercing", "flag", False),
        field("attacks", "whole", 1),
        field("disrupted", "flag", False),
        field("damaged", "flag", False),
        field("target_disrupted", "flag", False),
        field("target_damaged", "flag", False),
        field("target_moved", "flag", False),
        field("markers", "choices", [], _plain("marker", "disrupted", "damaged", "destroyed")),
        field("beside", "choices", [], cards),
        field("enfilade", "flag", False),
        field("options", "options", {}),
    ]


def _plain(what: str, *values: str) -> tuple[Choosable, ...]:
    return tuple(Choosable(value, say(f"aam-odds-{what}-{value}")) for value in values)


# ---- plans and comparisons -------------------------------------------------------------------------------------------


def action(g: G, choice: Choice) -> Procedure | Refused:
    """A unit's whole action as if it were its player's part of the phase (AAM-TURN-10), or why it may not."""
    unit = g.state.units.get(getattr(choice, "unit", ""))
    refused = Activate(0 if unit is None else unit.seat).refusal(g, choice)
    return refused or Activation(choice)  # type: ignore[arg-type]


def usual(g: G, decision: Decision) -> Choice | None:
    """What is listed first."""
    return None


def closing() -> Procedure | None:
    """The casualty phase, for which losses wait (AAM-TURN-09)."""
    return CasualtyPhase()


def shortcuts(g: G, policy: Policy, fractions: bool) -> list[Future] | None:
    """None: the engine's dice are read no finer than they have to be, and are followed as they are."""
    return None


def measure(found: Answer) -> float:
    """The chance to do any harm."""
    return float(found.chance("worse"))


def variations(question: Question) -> list[tuple[Message, dict[str, Any]]]:
    """Cover, conditions, the other side of a Vehicle, enfilade, one hex nearer and farther."""
    cover = "none" if question.cover != "none" else "forest"
    found: list[tuple[Message, dict[str, Any]]] = [
        (say("aam-odds-with-cover", cover=TERRAIN[cover].name if cover in TERRAIN else "none"), {"cover": cover})
    ]
    for name in ("disrupted", "damaged", "target_disrupted", "target_damaged"):
        card = CARDS[question.target if name.startswith("target") else question.attacker]
        if name.removeprefix("target_") in MARKERS[card.type].hits:
            now = not getattr(question, name)
            found.append((say(f"aam-odds-with-{name.replace('_', '-')}", now=str(now).lower()), {name: now}))
    if CARDS[question.target].type == "vehicle":
        other = "front" if question.facing == "rear" else "rear"
        found.append((say("aam-odds-with-facing", facing=other), {"facing": other}))
    if CARDS[question.target].type == "soldier" and not question.enfilade:
        found.append((say("aam-odds-with-enfilade"), {"enfilade": True}))
    found += [
        (say("aam-odds-with-range", range=hexes), {"range": hexes})
        for hexes in (question.range - 1, question.range + 1)
        if hexes >= 0
    ]
    return found
