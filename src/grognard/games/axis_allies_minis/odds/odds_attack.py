"""The exact odds of an attack: hits, and what becomes of the target in the casualty phase (AAM-HIT, AAM-TURN-09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.wire.previews import NeededTable
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import MARKERS
from grognard.games.axis_allies_minis.data.traits import SALVOS, USUAL, WEAPONS, traits
from grognard.games.axis_allies_minis.ground.context import B, G
from grognard.games.axis_allies_minis.ground.shots import REACTIONS
from grognard.games.axis_allies_minis.odds import chances
from grognard.games.axis_allies_minis.odds.attack_odds import Outcome, outcome_of
from grognard.games.axis_allies_minis.odds.needed_numbers import needed_table
from grognard.games.axis_allies_minis.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.rules.attack.aim import PIERCING, Aim
from grognard.games.axis_allies_minis.rules.attack.grazing import grazed
from grognard.games.axis_allies_minis.rules.attack.special_attacks import blast_targets, salvo_targets
from grognard.games.axis_allies_minis.rules.reactions.defensive_fire import answers, can_fire
from grognard.games.axis_allies_minis.state.choices import Attack, BanzaiCharge
from grognard.games.axis_allies_minis.state.conditions import RESULTS
from grognard.games.axis_allies_minis.state.names import listing
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent
from grognard.odds.distributions import Chance, Distribution, convolve
from grognard.odds.outcomes import Cases

NAME = "axis_allies_minis"
CASES: dict[str, Message] = {result: say("aam-outcome", outcome=result) for result in RESULTS}
TITLES = {
    name: say(f"aam-odds-{name}") for name in ("hits", "result", "worse", "destroyed", "overheats", "struck", "gone")
}
SEVERAL = ("AAM-SA-06", "AAM-SA-16", "AAM-GRAZE-06")
"""The rules by which several are attacked, each with a roll of its own."""


def attack_odds(
    g: B,
    aim: Aim,
    *,
    question: object = None,
    attacks: int = 1,
    given: int = 0,
    target: Unit | None = None,
    along: Sequence[tuple[Aim, Unit]] = (),
    fractions: bool = False,
) -> Answer:
    """The odds of an attack with these numbers, in a battle or not; ``attacks``: of so many such one after another,
    ``given`` that each scores so many hits at least; ``along``: with those on others who are attacked besides.

    ``hits`` are those of the first attack before cover. ``result`` is what becomes of the target: for a reaction shot
    at once (AAM-DF-08), else in the casualty phase, by the markers it has too and by the rolls of its abilities
    (AAM-TURN-09, AAM-SA-49, AAM-SA-51).
    """
    target = g.state.units[aim.target] if target is None else target
    found = outcome_of(aim, target, attacks, given=given, fractions=fractions)
    rules = ("AAM-DF-08",) if aim.occasion in REACTIONS else ("AAM-HIT-05", "AAM-TURN-09")
    spreads = [
        Spread("hits", TITLES["hits"], found.hits, ("AAM-HIT-04",)),
        Spread("result", TITLES["result"], found.results, rules, CASES),
    ]
    if along:
        besides = [outcome_of(each, unit, attacks, fractions=fractions) for each, unit in along]
        spreads += [
            Spread(name, TITLES[name], _together([of(each) for each in (found, *besides)]), SEVERAL)
            for name, of in (("struck", _worse), ("gone", _gone))
        ]
    likely = [
        Likelihood("worse", TITLES["worse"], found.worse, rules),
        Likelihood("destroyed", TITLES["destroyed"], found.results["destroyed"], rules),
    ]
    if aim.overheating:
        likely.append(Likelihood("overheats", TITLES["overheats"], found.overheats, ("AAM-SA-34",)))
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: _summary(g, aim, target, attacks, found),
        tables=lambda: _tables(g, aim),
    )


def _worse(outcome: Outcome) -> Chance:
    return outcome.worse


def _gone(outcome: Outcome) -> Chance:
    return outcome.results["destroyed"]


def _together(chances: Sequence[Chance]) -> Distribution:
    """How many of several things happen, none of which hangs on another."""
    return convolve(*(Distribution(0, (1 - chance, chance)) for chance in chances))


def along_with(g: G, question: Question) -> list[tuple[Aim, Unit]]:
    """The attacks on those who are attacked along with the target, as each of them stands (AAM-SA-06, AAM-SA-16,
    AAM-GRAZE-06)."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    found = []
    for other in map(g.state.units.__getitem__, struck_along(g, question, unit, target)):
        if question.occasion in REACTIONS:
            assert other.at is not None
            aim = chances.reaction_aim(g, unit, other, other.at, other.facing, question.occasion, area=True)
        elif question.occasion == "grazing":
            aim = chances.aim_of(g, Attack(ATTACKER, other.id), grazing=True)
        else:
            aim = chances.aim_of(g, Attack(ATTACKER, other.id, question.weapon), area=True)
        if isinstance(aim, Aim):
            found.append((aim, other))
    return found


def struck_along(g: G, question: Question, unit: Unit, target: Unit) -> tuple[str, ...]:
    """Who else of those in the target's hex is attacked, each by an attack of its own."""
    if question.occasion == "grazing":
        return tuple(each.id for each in grazed(g, unit, target))
    if question.weapon in SALVOS:
        return salvo_targets(g, unit, target)[1:]
    blasts = "blast" in traits(unit.of).held and question.weapon in USUAL and target.of.type != "aircraft"
    return blast_targets(g, unit, target)[1:] if blasts else ()


def aim_of(g: G, question: Question, unit: Unit, target: Unit) -> Aim | Refused:
    """The numbers of the attack asked about, or why it cannot be made."""
    occasion = question.occasion or ("airstrike" if unit.of.type == "aircraft" else "assault")
    if question.charge:
        return _charge(g, unit, target)
    if occasion in REACTIONS:
        return _reaction(g, question, unit, target)
    facing = next(iter(attacks.facings(unit, target)))
    choice = Attack(ATTACKER, TARGET, question.weapon, question.soldier_row, question.piercing, facing=facing)
    if occasion == "grazing":
        return chances.aim_of(g, choice, grazing=True)
    # Machine guns come after another attack (AAM-SA-30).
    made = () if question.weapon not in WEAPONS[-2:] else (Attack(ATTACKER, TARGET),)
    aim = attacks.unready(g, unit, choice, made) or chances.aim_of(g, choice)
    refused = aim if isinstance(aim, Refused) else attacks.misdeclared(g, unit, choice, made)
    if refused is not None:
        return refused
    once = question.piercing or (question.weapon and ABILITIES[question.weapon].once)
    if question.attacks > 1 and once:
        rules = ABILITIES[question.weapon or PIERCING].rules
        return Refused(say("aam-refused-spent", unit=g.context.names[ATTACKER]), *rules)
    return aim


def _charge(g: G, unit: Unit, target: Unit) -> Aim | Refused:
    """The attack of a Banzai Charge, made with the most dice; the sergeant is taken to be beside it (AAM-SA-76)."""
    if unit.of.type != "soldier" or unit.of.is_artillery:
        return Refused(say("aam-refused-banzai"), "AAM-SA-76")
    if target.of.type == "aircraft":
        return Refused(say("aam-refused-banzai-target"), "AAM-SA-76")
    return chances.aim_of(g, BanzaiCharge(ATTACKER, TARGET))


def asked(question: Question) -> tuple[B, Aim | Refused]:
    """The little battle a question is asked in and the numbers of its attack, kept for as long as that question is
    being answered: whether its fields have a meaning and what it comes to are asked one after the other."""
    global _last
    known = _last
    if known is None or known[0] is not question:
        g = stage(question)
        known = _last = question, g, aim_of(g, question, g.state.units[ATTACKER], g.state.units[TARGET])
    return known[1:]


_last: tuple[Question, B, Aim | Refused] | None = None


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
    return chances.reaction_aim(g, unit, target, target.at, target.facing, occasion)


def _summary(g: G, aim: Aim, target: Unit, attacks: int, found: Answer) -> Message:
    results: Cases = found["result"]
    possible = [name for name in RESULTS if name in ("none", *MARKERS[target.of.type].hits) and results[name]]
    if aim.at_once:
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
