"""The exact odds of a unit's shooting: hits, wounds, models lost, damage, and whether the target holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction

from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.wire.previews import NeededRow, NeededTable
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.data.tables.weapons import Weapon
from grognard.games.wh40k5.ground.arms import at_once, is_psychic, may_fire
from grognard.games.wh40k5.ground.bodies import toughness
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import explosion_odds, hot_odds, shot, squadron_odds
from grognard.games.wh40k5.odds.morale_odds import Fates, power_comes, tests_of
from grognard.games.wh40k5.odds.questions import ABOARD, ATTACKER, BESIDE, TARGET, Question
from grognard.games.wh40k5.odds.shot import Battery
from grognard.games.wh40k5.odds.test_forecasts import DAMAGE_WORDS
from grognard.games.wh40k5.odds.vehicle_piercing_chances import NOTHING, destroyed
from grognard.games.wh40k5.rules.saves.formulas import to_hit
from grognard.games.wh40k5.rules.saves.wound import save_against
from grognard.games.wh40k5.rules.shooting.fire_choices import alike, distinct, ready
from grognard.games.wh40k5.rules.shooting.unit_hits import sheltered, taken
from grognard.games.wh40k5.rules.shooting.volleys import Line, blow_of
from grognard.games.wh40k5.rules.units.artillery import guns_of, is_mixed
from grognard.games.wh40k5.rules.vehicles import arms as arsenal
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES
from grognard.games.wh40k5.state.choices import Firing
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.answers import Amount, Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases

NAME = "wh40k5"
FATES = ("holds", "pinned", "breaks", "destroyed")
"""What becomes of a target on foot by the end of the phase."""
RULES: dict[str, tuple[str, ...]] = {
    "hits": ("WH-SHOOT-03",),
    "wounds": ("WH-SHOOT-04",),
    "casualties": ("WH-SHOOT-06", "WH-SAVE-01", "WH-SAVE-09"),
    "burnt": ("WH-WEAPON-17",),
    "guns": ("WH-UNIT-02", "WH-UNIT-06"),
    "fate": ("WH-MORALE-01", "WH-MORALE-08", "WH-CORE-13"),
    "damage": ("WH-VEH-06", "WH-VEH-07", "WH-VEH-21"),
    "any": ("WH-SAVE-08",),
    "pinned": ("WH-MORALE-08",),
    "breaks": ("WH-MORALE-01", "WH-MORALE-04"),
    "destroyed": ("WH-CORE-13",),
    "harmed": ("WH-VEH-07",),
    "wrecked": ("WH-VEH-07",),
    "blast": ("WH-VEH-07", "WH-SAVE-09"),
    "beside": ("WH-VEH-07", "WH-SAVE-09"),
    "riders": ("WH-VEH-19", "WH-SAVE-09"),
    "power": ("WH-UNIT-05",),
    "perils": ("WH-UNIT-05",),
    "contact": ("WH-ASSAULT-02", "WH-ASSAULT-03"),
    "wins": ("WH-ASSAULT-13", "WH-ASSAULT-25"),
    "gone": ("WH-ASSAULT-15", "WH-ASSAULT-25"),
    "flees": ("WH-ASSAULT-15", "WH-MORALE-03"),
    "lost": ("WH-ASSAULT-15", "WH-ASSAULT-25"),
    "own-damage": ("WH-VEH-15",),
    "own-wrecked": ("WH-VEH-15",),
    "shock": ("WH-VEH-13", "WH-MORALE-04"),
    "stands": ("WH-VEH-13", "WH-MORALE-04"),
    "stopped": ("WH-VEH-14",),
    "drop": ("WH-GAME-02", "WH-GAME-03"),
    "turn": ("WH-GAME-01", "WH-GAME-11"),
    "flank": ("WH-GAME-04",),
    "wanted": ("WH-GAME-04",),
    "regroup": ("WH-MORALE-05", "WH-MORALE-07", "WH-MORALE-14"),
    "next": ("WH-MORALE-07", "WH-MORALE-14"),
    "regroups": ("WH-MORALE-07", "WH-MORALE-14"),
    "off": ("WH-MORALE-05", "WH-MORALE-13"),
    "stuck": ("WH-MOVE-03", "WH-VEH-04", "WH-VEH-26"),
    "crossed": ("WH-MOVE-03", "WH-MOVE-11"),
    "lands": ("WH-GAME-02", "WH-GAME-03"),
}
"""The rules behind each distribution and each single chance."""
FATE_WORDS = {fate: say(f"wh-odds-fate-{fate}") for fate in FATES}


def shooting_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of one unit's shooting."""
    target = g.state.units[TARGET]
    found = laid(g, question, fractions)
    if found is None:
        return refusal(NAME, question, why_not(g, question))
    hits = found.hits()
    if question.given == "hit" and not hits.at_least(1):
        return refusal(NAME, question, Refused(say("wh-odds-no-hit"), "WH-SHOOT-03"))
    spreads, likely = kind_of(target)(found)
    spreads = [spread("hits", hits), *spreads]
    burns = hot_odds.burnt(found) if question.given == "nothing" else None
    spreads += [] if burns is None else [spread("burnt", burns)]
    if question.given == "hit":
        spreads = [replace(each, chances=if_hit(each.chances, hits[0])) for each in spreads]
        likely = [replace(each, chance=each.chance / (1 - hits[0])) for each in likely]
    return Answer(
        NAME,
        question,
        spreads,
        [*likely, *powers(found)],
        summary=lambda told: summary(g, question, told),
        tables=lambda: [needed_table(found)],
    )


def kind_of(target: Unit) -> Callable[[Battery], tuple[list[Spread], list[Likelihood]]]:
    """Which answer there is about such a target."""
    if target.is_vehicle:
        return squadron_answer if len(target.models) > 1 else vehicle_answer
    return guns_answer if is_mixed(target) else answer


def if_hit(chances: Amount, missed: Chance) -> Amount:
    """The chances of what shooting comes to, given that anything hits; the first is that it comes to nothing.

    >>> from grognard.odds.distributions import Distribution
    >>> if_hit(Distribution(0, (0.75, 0.25)), 0.5).chances
    (0.5, 0.5)
    """
    first, *rest = chances.chances
    return replace(chances, chances=tuple(each / (1 - missed) for each in (max(first - missed, missed * 0), *rest)))


def powers(found: Battery) -> Iterator[Likelihood]:
    """That the psychic power it shoots with comes, and that it is perilous (WH-UNIT-05)."""
    for line in found.shooting.lines:
        if is_psychic(TABLES.weapons[line.weapon]):
            model = found.unit.model(line.model)
            perilous = sum(chance for _, peril, chance in tests_of(found.g.context.profile(model).ld or 0) if peril)
            yield likelihood("power", found.one * power_comes(found.g, found.unit, model))
            yield likelihood("perils", found.one * perilous)
            return


def laid(g: B, question: Question, fractions: bool = False) -> Battery | None:
    """The shooting laid out, each model firing what is preferred, or what promises most; None: nothing reaches."""
    unit = g.state.units[ATTACKER]
    if unit.is_vehicle:
        plans = [stated(g, question, plan, fractions) for plan in arsenal.plans(g, unit)]
        reaching = [each for each in plans if each is not None and each.reaches()]
        return max(reaching, key=lambda each: (_preferred(question, each), each.promise()), default=None)
    groups = list(alike(unit).values())
    ways = {models[0].id: ready(g, unit, models[0]) for models in groups}
    whole = stated(g, question, tuple(Firing(id, way.id) for id, each in ways.items() for way in each), fractions)
    if whole is None:
        return None
    # All models stand in one place: what one of those alike sees and reaches, the others do.
    lines = [
        replace(line, model=model.id)
        for models in groups
        for fired in [best(question, whole, models[0], ways[models[0].id])]
        for model in models
        for line in fired
    ]
    return whole.fired(lines) if lines else None


def _preferred(question: Question, found: Battery) -> int:
    return sum(line.weapon in (question.firing or ()) for line in found.shooting.lines)


def best(question: Question, whole: Battery, model: Model, ways: list[Weapon]) -> list[Line]:
    """What models like this one fire of all they might (WH-WEAPON-19)."""
    preferred = [way.id for way in ways if way.id in (question.firing or ())] or [way.id for way in ways]
    lines = {line.weapon: line for line in whole.shooting.lines if line.model == model.id}
    alone = {id: whole.fired([lines[id]]) for id in preferred if id in lines}
    reaching = {id: found for id, found in alone.items() if found.reaches()}
    if len(reaching) > 1:
        reaching = dict(sorted(reaching.items(), key=lambda each: -each[1].promise()))
    return [lines[way.id] for way in distinct([TABLES.weapons[id] for id in reaching])[: at_once(model)]]


def stated(g: B, question: Question, plan: tuple[Firing, ...], fractions: bool) -> Battery | None:
    """These weapons fired at a target whose cover is what the question says; None: nothing is in range."""
    found = shot.battery(g, ATTACKER, TARGET, plan, fractions=fractions)
    if found is None:
        return None
    sightings = tuple(replace(each, cover=question.save) for each in found.shooting.sightings)
    shooting = replace(found.shooting, cover=question.save, sightings=sightings)
    return Battery(found.g, shooting, stated=True, fractions=fractions)


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


def spread(
    name: str, chances: Amount, cases: dict[str, Message] | None = None, rules: Mapping[str, tuple[str, ...]] = RULES
) -> Spread:
    """A distribution with its title and rules."""
    return Spread(name, say(f"wh-odds-{name}"), chances, rules[name], cases or {})


def likelihood(name: str, chance: Chance) -> Likelihood:
    """A single chance with its title and rules."""
    return Likelihood(name, say(f"wh-odds-{name}"), chance, RULES[name])


def answer(found: Battery) -> tuple[list[Spread], list[Likelihood]]:
    """What shooting does to a unit on foot."""
    return told(found, found.lost(), found.fates())


def guns_answer(found: Battery) -> tuple[list[Spread], list[Likelihood]]:
    """What shooting does to guns and their crew."""
    ends, count = squadron_odds.guns_and_crew(found), len(guns_of(found.target))
    spreads, likely = told(found, found.lost(), squadron_odds.crew_fates(found, ends))
    whole = [sum(ends.get(number, {}).values(), found.one * 0) for number in range(count + 1)]
    guns_lost = Distribution(0, tuple(whole))
    return [*spreads[:2], spread("guns", guns_lost), *spreads[2:]], likely


def told(found: Battery, lost: Distribution, fates: Fates) -> tuple[list[Spread], list[Likelihood]]:
    """The answer about creatures, of whom so many are lost."""
    spreads = [
        spread("wounds", found.wounds()),
        spread("casualties", lost),
        spread("fate", Cases(FATES, cases_of(fates)), FATE_WORDS),
    ]
    return spreads, [
        likelihood("any", lost.at_least(1)),
        likelihood("pinned", fates.pinned),
        likelihood("breaks", fates.breaks),
        likelihood("destroyed", fates.destroyed),
    ]


def cases_of(fates: Fates) -> tuple[Chance, ...]:
    """Fates as cases of which one comes true: one that breaks is counted only there."""
    return fates.holds, fates.holds_pinned, fates.breaks, fates.destroyed


def vehicle_answer(found: Battery) -> tuple[list[Spread], list[Likelihood]]:
    """What shooting does to a vehicle."""
    damage = found.damage()
    likely = [likelihood("harmed", damage.but(NOTHING)), likelihood("wrecked", destroyed(damage))]
    return [spread("damage", damage, DAMAGE_WORDS), *blasts(found.g, damage[EXPLODES])], likely


CAUGHT = {ATTACKER: "blast", ABOARD: "riders", BESIDE: "beside"}
"""What is told of those whom the explosion of the target may hurt."""


def blasts(g: G, explodes: Chance) -> list[Spread]:
    """Whom the explosion of a single vehicle hurts, that is so likely: the attacker, those aboard, those beside it
    (WH-VEH-07, WH-VEH-19)."""
    target, fractions = g.state.units[TARGET], isinstance(explodes, Fraction)
    found = explosion_odds.hurt_by(g, target, target.models[0], fractions=fractions)
    return [spread(CAUGHT[each.unit.id], explosion_odds.if_explodes(explodes, each.lost())) for each in found]


def squadron_answer(found: Battery) -> tuple[list[Spread], list[Likelihood]]:
    """What shooting does to a squadron."""
    ends = squadron_odds.fallen(found)
    lost = squadron_odds.lost(found.target, ends)
    likely = [likelihood("any", lost.at_least(1)), likelihood("destroyed", lost[len(found.target.models)])]
    return [spread("casualties", lost), *caught_by(squadron_odds.hurt(found.g, found.target, ends))], likely


def caught_by(found: Iterable[explosion_odds.Hurt]) -> list[Spread]:
    """Whom explosions of several vehicles hurt (WH-VEH-07)."""
    return [spread(CAUGHT[each.unit.id], each.lost()) for each in found]


def summary(g: G, question: Question, found: Answer) -> Message:
    """The answer in one sentence."""
    names = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
    args = {"inches": f"{question.away:g}", "cover": question.cover, "down": str(question.down).lower()}
    args["given"] = question.given
    if "damage" in found.names:
        return say(
            "wh-odds-summary-vehicle",
            face=question.face,
            harmed=percent(found.chance("harmed")),
            wrecked=percent(found.chance("wrecked")),
            **names,
            **args,
        )
    if "fate" not in found.names:
        chances = {name: percent(found.chance(name)) for name in ("any", "destroyed")}
        mean = f"{float(found['casualties'].mean):.2f}"
        return say("wh-odds-summary-squadron", mean=mean, face=question.face, **chances, **names, **args)
    chances = {name: percent(found.chance(name)) for name in ("any", "pinned", "breaks", "destroyed")}
    if "guns" in found.names:
        guns, mean = (f"{float(found[name].mean):.2f}" for name in ("guns", "casualties"))
        return say("wh-odds-summary-guns", guns=guns, mean=mean, **chances, **names, **args)
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
