"""The exact odds of an attack: hits, and what becomes of the target in the casualty phase (AAM-HIT, AAM-TURN-09)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.wire.previews import NeededTable
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import MARKERS
from grognard.games.axis_allies_minis.data.traits import WEAPONS, traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.shots import REACTIONS
from grognard.games.axis_allies_minis.odds.attack_odds import RESULTS, Result
from grognard.games.axis_allies_minis.odds.needed_numbers import needed_table
from grognard.games.axis_allies_minis.odds.odds_count import counted, fate, nothing_of
from grognard.games.axis_allies_minis.odds.questions import ATTACKER, TARGET, Question
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.rules.attack.aim import PIERCING, Aim, aim_at, best_weapon
from grognard.games.axis_allies_minis.rules.reactions.defensive_fire import answers, can_fire
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.names import listing
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent
from grognard.odds.outcomes import Cases

NAME = "axis_allies_minis"
CASES: dict[str, Message] = {result: say("aam-outcome", outcome=result) for result in RESULTS}
TITLES = {name: say(f"aam-odds-{name}") for name in ("hits", "result", "worse", "destroyed", "overheats")}


def attack_odds(
    g: B, aim: Aim, *, question: object = None, attacks: int = 1, target: Unit | None = None, fractions: bool = False
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
    hits, results, overheats = counted(aim, target, attacks, fractions)
    none = next(name for name in RESULTS if name == before(g, aim, target))
    rules = ("AAM-DF-08",) if aim.occasion in REACTIONS else ("AAM-HIT-05", "AAM-TURN-09")
    spreads = [
        Spread("hits", TITLES["hits"], hits, ("AAM-HIT-04",)),
        Spread("result", TITLES["result"], results, rules, CASES),
    ]
    worse = results.chances[1 + RESULTS.index(none) :]
    likely = [
        Likelihood("worse", TITLES["worse"], sum(worse, nothing_of(fractions)), rules),
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


def aim_of(g: G, question: Question, unit: Unit, target: Unit) -> Aim | Refused:
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


def before(g: G, aim: Aim, target: Unit) -> Result:
    """What becomes of a target at least, without this attack."""
    if aim.occasion in REACTIONS or aim.stunning or not target.hits:
        return "none"
    return min(
        (result for result, _ in fate(target.card, target.hits, target.damaged, target.disrupted, target.spent)),
        key=RESULTS.index,
    )


def _summary(g: G, aim: Aim, target: Unit, attacks: int, found: Answer) -> Message:
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


def _tables(g: B, aim: Aim) -> Iterator[NeededTable]:
    yield needed_table(g, aim)
