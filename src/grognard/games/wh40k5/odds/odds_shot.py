"""The exact odds of a unit's shooting: hits, wounds, models lost, damage, and whether the target holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.previews import NeededRow, NeededTable
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.arms import at_once, may_fire
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import shot
from grognard.games.wh40k5.odds.morale_odds import Fates
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.test_forecasts import DAMAGE_WORDS
from grognard.games.wh40k5.odds.vehicle_piercing_chances import NOTHING, destroyed
from grognard.games.wh40k5.rules.saves.formulas import to_hit
from grognard.games.wh40k5.rules.saves.wound import save_against
from grognard.games.wh40k5.rules.shooting.fire_choices import alike, distinct, ready
from grognard.games.wh40k5.rules.shooting.unit_hits import sheltered, taken
from grognard.games.wh40k5.rules.shooting.volleys import blow_of
from grognard.games.wh40k5.rules.units.artillery import is_mixed
from grognard.games.wh40k5.rules.vehicles import arms as arsenal
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases

NAME = "wh40k5"
FATES = ("holds", "pinned", "breaks", "destroyed")
"""What becomes of a target on foot by the end of the phase."""
RULES: dict[str, tuple[str, ...]] = {
    "hits": ("WH-SHOOT-03",),
    "wounds": ("WH-SHOOT-04",),
    "casualties": ("WH-SHOOT-06", "WH-SAVE-01", "WH-SAVE-09"),
    "fate": ("WH-MORALE-01", "WH-MORALE-08", "WH-CORE-13"),
    "damage": ("WH-VEH-06", "WH-VEH-07", "WH-VEH-21"),
    "any": ("WH-SAVE-08",),
    "pinned": ("WH-MORALE-08",),
    "breaks": ("WH-MORALE-01", "WH-MORALE-04"),
    "destroyed": ("WH-CORE-13",),
    "harmed": ("WH-VEH-07",),
    "wrecked": ("WH-VEH-07",),
}
"""The rules behind each distribution and each single chance."""
FATE_WORDS = {fate: say(f"wh-odds-fate-{fate}") for fate in FATES}


def shooting_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of one unit's shooting."""
    target = g.state.units[TARGET]
    if target.is_vehicle and len(target.models) > 1:
        return refusal(NAME, question, Refused(say("wh-odds-squadron"), "WH-VEH-08", "WH-VEH-35"))
    if is_mixed(target):
        return refusal(NAME, question, Refused(say("wh-odds-guns"), "WH-UNIT-02", "WH-UNIT-06"))
    found = laid(g, question, fractions)
    if found is None:
        return refusal(NAME, question, why_not(g, question))
    return (vehicle_answer if target.is_vehicle else answer)(g, question, found)


def laid(g: B, question: Question, fractions: bool = False) -> Battery | None:
    """The shooting laid out, each model firing what is preferred, or what promises most; None: nothing reaches."""
    unit = g.state.units[ATTACKER]
    known: list[Battery] = []
    if unit.is_vehicle:
        plans = arsenal.plans(g, unit)
    else:
        plans = [tuple(each for group in alike(unit).values() for each in best(g, question, unit, group, known))]
    found = [each for plan in plans if plan and (each := stated(g, question, plan, known, fractions))]
    return max(found, key=lambda each: (_preferred(question, each), each.promise()), default=None)


def _preferred(question: Question, found: Battery) -> int:
    return sum(line.weapon in (question.firing or ()) for line in found.shooting.lines)


def best(g: B, question: Question, unit: Unit, group: list[Model], known: list[Battery]) -> Iterator[Firing]:
    """What models alike fire (WH-WEAPON-19)."""
    ways = ready(g, unit, group[0])
    preferred = [way for way in ways if way.id in (question.firing or ())]
    worth: dict[str, float] = {}
    for way in preferred or ways:
        found = stated(g, question, (Firing(group[0].id, way.id),), known)
        if found is not None:
            worth[way.id] = found.promise()
    ranked = sorted((way for way in ways if way.id in worth), key=lambda way: -worth[way.id])
    for model in group:
        yield from (Firing(model.id, way.id) for way in distinct(ranked)[: at_once(model)])


def stated(
    g: B, question: Question, plan: tuple[Firing, ...], known: list[Battery], fractions: bool = False
) -> Battery | None:
    """These weapons fired at a target whose cover is what the question says; None: nothing reaches it. What markers
    touch is looked at once for all that are ``known``."""
    found = shot.battery(g, ATTACKER, TARGET, plan, fractions=fractions)
    if found is None:
        return None
    sightings = tuple(replace(each, cover=question.save) for each in found.shooting.sightings)
    shooting = replace(found.shooting, cover=question.save, sightings=sightings)
    other = Battery(found.g, shooting, stated=True, fractions=fractions)
    known.append(other.like(known[0]) if known else other)
    return other if other.reaches() else None


def why_not(g: G, question: Question) -> Refused:
    """Why nothing is fired: all weapons are too heavy to fire after a move, or out of range (WH-WEAPON-04,
    WH-SHOOT-08)."""
    unit = g.state.units[ATTACKER]
    names: dict[str, str | Message] = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
    names["inches"] = f"{question.away:g}"
    weapons = [mode for model in unit.models for gear in model.gear for mode in TABLES.modes(gear)]
    if not weapons:
        return Refused(say("wh-odds-unarmed", **names), "WH-SHOOT-01")
    if question.moved and not any(may_fire(weapon, True) for weapon in weapons):
        return Refused(say("wh-odds-moved", **names), "WH-WEAPON-04", "WH-VEH-02")
    return Refused(say("wh-odds-out-of-range", **names), "WH-SHOOT-08", "WH-WEAPON-02")


# ---- answers -----------------------------------------------------------------------------------------------------


def spread(name: str, chances: Distribution | Cases, cases: dict[str, Message] | None = None) -> Spread:
    """A distribution with its title and rules."""
    return Spread(name, say(f"wh-odds-{name}"), chances, RULES[name], cases or {})


def likelihood(name: str, chance: Chance) -> Likelihood:
    """A single chance with its title and rules."""
    return Likelihood(name, say(f"wh-odds-{name}"), chance, RULES[name])


def answer(g: G, question: Question, found: Battery) -> Answer:
    """What shooting does to a unit on foot."""
    lost, fates = found.lost(), found.fates()
    cases = Cases(FATES, cases_of(fates))
    spreads = [
        spread("hits", found.hits()),
        spread("wounds", found.wounds()),
        spread("casualties", lost),
        spread("fate", cases, FATE_WORDS),
    ]
    likely = [
        likelihood("any", lost.at_least(1)),
        likelihood("pinned", fates.pinned),
        likelihood("breaks", fates.breaks),
        likelihood("destroyed", fates.destroyed),
    ]
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda told: summary(g, question, told),
        tables=lambda: [needed_table(found)],
    )


def cases_of(fates: Fates) -> tuple[Chance, ...]:
    """Fates as cases of which one comes true: one that breaks is counted only there."""
    return fates.holds, fates.holds_pinned, fates.breaks, fates.destroyed


def vehicle_answer(g: G, question: Question, found: Battery) -> Answer:
    """What shooting does to a vehicle."""
    damage = found.damage()
    return Answer(
        NAME,
        question,
        [spread("hits", found.hits()), spread("damage", damage, DAMAGE_WORDS)],
        [likelihood("harmed", damage.but(NOTHING)), likelihood("wrecked", destroyed(damage))],
        summary=lambda told: summary(g, question, told),
        tables=lambda: [needed_table(found)],
    )


def summary(g: G, question: Question, found: Answer) -> Message:
    """The answer in one sentence."""
    names = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
    args = {"inches": f"{question.away:g}", "cover": question.cover, "down": str(question.down).lower()}
    if "damage" in found.names:
        return say(
            "wh-odds-summary-vehicle",
            face=question.face,
            harmed=percent(found.chance("harmed")),
            wrecked=percent(found.chance("wrecked")),
            **names,
            **args,
        )
    chances = {name: percent(found.chance(name)) for name in ("any", "pinned", "breaks", "destroyed")}
    return say("wh-odds-summary", mean=f"{float(found['casualties'].mean):.2f}", **chances, **names, **args)


def needed_table(found: Battery) -> NeededTable:
    """What each weapon needs to hit and to wound, and what the target needs to save, of its commonest models; against
    vehicles the Strength and the armour."""
    g, lines = found.g, {line.weapon: line for line in found.shooting.lines if not line.lost}
    weapons = [TABLES.weapons[id] for id in lines]
    hits = [_hit(found, lines[each.id].model, each) for each in weapons]
    rows = [NeededRow(say("wh-needed-to-hit"), "WH-SHOOT-03", hits)]
    if not found.target.is_vehicle:
        hard = toughness(g, found.target)
        rows.append(NeededRow(say("wh-needed-to-wound"), "WH-SHOOT-04", [_wound(each, hard) for each in weapons]))
        rows.append(NeededRow(say("wh-odds-needed-save"), "WH-SAVE-01", list(_saves(found, weapons, hard))))
    else:
        strengths = [str(each.strength or "–") for each in weapons]
        rows.append(NeededRow(say("wh-odds-needed-strength"), "WH-VEH-06", strengths))
    counts = [str(sum(line.weapon == each.id for line in found.shooting.lines)) for each in weapons]
    return NeededTable(say("wh-needed"), [each.name for each in weapons], rows, say("wh-needed-firing"), counts)


def _hit(found: Battery, model: str, weapon: Weapon) -> str:
    if weapon.marker:
        return "–"
    need = to_hit(found.g.context.profile(found.unit.model(model)).bs or 0)
    return f"{need}+" if need else "–"


def _wound(weapon: Weapon, hard: int) -> str:
    blow = blow_of(weapon, hard)
    return f"{blow.need}+" if blow.need else "–"


def _saves(found: Battery, weapons: Iterable[Weapon], hard: int) -> Iterator[str]:
    g = found.g
    model = max(alike(found.target).values(), key=len)[0]
    for weapon in weapons:
        wound = blow_of(weapon, hard).wound
        if weapon.marker:
            wound = replace(wound, no_cover=TABLES.markers[weapon.marker].ignores_cover)
        cover = taken(g, found.target, found.shooting.cover)
        save = save_against(g, model, sheltered(g, found.target, wound), cover)
        yield f"{save}+" if save else "–"
