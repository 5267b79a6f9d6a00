"""What the dice of attacks come to: hits, face-down markers, the casualty phase (AAM-HIT, AAM-TURN-09)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from grognard.core.records import replace
from grognard.games.axis_allies_minis.data.tables import Condition
from grognard.games.axis_allies_minis.ground.cover import Cover
from grognard.games.axis_allies_minis.ground.shots import REACTIONS
from grognard.games.axis_allies_minis.odds.attack_odds import MOST_HITS, RESULTS, Result, effects
from grognard.games.axis_allies_minis.odds.questions import TARGET, Question, stage
from grognard.games.axis_allies_minis.rules.attack import scoring
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.rules.attack.scoring import Effect
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.state.conditions import markers_on, shrugs
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.odds.distributions import Chance, Distribution, binomial, die_chance
from grognard.odds.enumeration import futures
from grognard.odds.outcomes import Cases

Markers = tuple[Condition, ...]
REMOTE = "remote-control"


def counted(aim: Aim, target: Unit, attacks: int, fractions: bool) -> tuple[Distribution, Cases, Chance]:
    """The hits of one attack, what becomes of the target of so many, and the chance that its own gun disrupts the
    attacker in the first; kept for the next such question."""
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
    nothing = nothing_of(fractions)
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
        found[effect] = found.get(effect, nothing_of(fractions)) + chance
    return list(found.items())


def _shelter(cover: Cover | None, effect: Effect, fractions: bool) -> Chance:
    """The chance that cover helps against an effect (AAM-COVER-02)."""
    if cover is None or not effect.hits or effect.burnt:
        return nothing_of(fractions)
    chance = die_chance(cover.need)
    return chance if fractions else float(chance)


def _at_once(aim: Aim, each: list[tuple[Effect, Chance]], attacks: int, fractions: bool) -> Cases:
    """A reaction shot or a Headshot disrupts or does nothing (AAM-DF-08, AAM-COVER-05, AAM-SA-19)."""
    nothing = nothing_of(fractions)
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
    nothing = nothing_of(fractions)
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


def nothing_of(fractions: bool) -> Chance:
    """No chance."""
    return Fraction(0) if fractions else 0.0
