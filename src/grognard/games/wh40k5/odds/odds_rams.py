"""The exact odds of tanks that drive at the enemy: rams, tank shocks, death or glory."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.vehicle_condition import is_skimmer, is_stunned
from grognard.games.wh40k5.ground.vehicle_courses import fastest
from grognard.games.wh40k5.ground.vehicle_faces import Face
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.odds.odds_shot import NAME, blasts, likelihood, spread
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question
from grognard.games.wh40k5.odds.test_forecasts import DAMAGE_WORDS
from grognard.games.wh40k5.odds.vehicle_piercing_chances import (
    NOTHING,
    RESULTS,
    SPARED,
    Blows,
    Shots,
    Wreckable,
    becomes,
    damage,
    destroyed,
    table_of,
    wreckable,
)
from grognard.games.wh40k5.odds.vehicle_piercing_chances import struck as after
from grognard.games.wh40k5.rules.vehicles.damage import EXPLODES, IMMOBILISED, STUNNED, WRECKED
from grognard.games.wh40k5.rules.vehicles.death_or_glory import glory_hit, glory_weapons
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.rules.vehicles.ramming import DODGED, ram_hit, to_dodge
from grognard.games.wh40k5.rules.vehicles.shock import are_tanks
from grognard.games.wh40k5.state.state import Model, Unit
from grognard.odds.answers import Answer, percent, refusal
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases

STOPPING = (STUNNED, IMMOBILISED, WRECKED, EXPLODES)
"""What stops a tank that is driving (WH-VEH-14)."""
SHOCKED = ("stands", "flees")
RULES = {"own": ("WH-VEH-08", "WH-VEH-15", "WH-VEH-35")}


def drive_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a ram or a tank shock, from so far away."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    ramming = question.attack == "ram"
    if not unit.is_vehicle or not are_tanks(unit):
        return refusal(NAME, question, Refused(say("wh-refused-no-tank"), "WH-VEH-13", "WH-VEH-28"))
    if ramming != target.is_vehicle:
        return refusal(NAME, question, Refused(say("wh-odds-no-ram", attack=question.attack), "WH-VEH-13", "WH-VEH-15"))
    names = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
    if question.away * INCH > min(map(fastest, unit.models)):
        why = say("wh-odds-too-far", inches=f"{question.away:g}", **names)
        return refusal(NAME, question, Refused(why, "WH-VEH-13", "WH-VEH-15"))
    one: Chance = Fraction(1) if fractions else 1.0
    return (ram if ramming else shock)(g, question, names, one)


def ram(g: B, question: Question, names: dict[str, Message], one: Chance) -> Answer:
    """What becomes of the vehicle that is rammed, of a squadron one, and of the tank; of a squadron how many are lost
    that ram it one after another: a skimmer dodges, a walker braces itself (WH-VEH-15, WH-VEH-28, WH-VEH-35)."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    struck, gone, sure = (target, target.models[0]), round(question.away * INCH), question.given == "hit"
    theirs, lost = rams(g, unit, struck, gone, question.face, one, sure=sure)
    own = spread("own", lost, rules=RULES)
    if len(unit.models) == 1:
        _, ours = rammed(g, unit, unit.models[0], struck, gone, question.face, one, sure=sure)
        own = spread("own-damage", ours, DAMAGE_WORDS)
    return Answer(
        NAME,
        question,
        [spread("damage", theirs, DAMAGE_WORDS), own, *blasts(g, theirs[EXPLODES])],
        [
            likelihood("harmed", theirs.but(NOTHING)),
            likelihood("wrecked", destroyed(theirs)),
            likelihood("own-wrecked", lost.at_least(1)),
        ],
        summary=lambda found: say(
            "wh-odds-summary-ram",
            inches=f"{question.away:g}",
            given=question.given,
            tanks=len(unit.models),
            **{name.replace("-", "_"): percent(found.chance(name)) for name in ("harmed", "wrecked", "own-wrecked")},
            **names,
        ),
    )


def rams(
    g: G, unit: Unit, struck: tuple[Unit, Model], gone: int, face: Face, one: Chance, *, sure: bool = False
) -> tuple[Cases, Distribution]:
    """What becomes of a vehicle that all tanks of a unit ram after so long a way, one after another as long as it is
    there, and how many of them are lost; ``sure``: it does not dodge (WH-VEH-15, WH-VEH-35)."""
    target, victim = struck
    fractions, vehicle = isinstance(one, Fraction), wreckable(g, target, victim)
    back = ram_hit(g, gone, victim, face, "front")
    stands: dict[tuple[Blows, int], Chance] = {(SPARED, 0): one}
    for tank in unit.models:
        hit = table_of(g, victim, Shots(1, ((ram_hit(g, gone, tank, "front", face), one),)), fractions=fractions)
        later: dict[tuple[Blows, int], Chance] = {}
        for (before, lost), chance in stands.items():
            met = one * 0 if before.gone != NOTHING else one if sure else meets(g, vehicle, victim, before, one)
            left = replace(unit, models=(tank, *unit.models[: len(unit.models) - lost - 1]))
            falls = destroyed(struck_by(g, left, tank, back, one))
            ends = [(result, part) for result, part in hit if part]
            ways = [(after(vehicle, before, result), part) for result, part in ends]
            ways.append((before, 1 - sum((part for _, part in ends), one * 0)))
            for end, part in ways:
                for more, share in ((1, falls), (0, 1 - falls)):
                    key = end, lost + more
                    later[key] = later.get(key, one * 0) + chance * met * part * share
            later[before, lost] = later.get((before, lost), one * 0) + chance * (1 - met)
        stands = later
    theirs, counts = dict.fromkeys(RESULTS, one * 0), [one * 0] * (len(unit.models) + 1)
    for (blows, lost), chance in stands.items():
        theirs[becomes(vehicle, blows)] += chance
        counts[lost] += chance
    return Cases.of(theirs), Distribution(0, tuple(counts))


def meets(g: G, vehicle: Wreckable, victim: Model, before: Blows, one: Chance) -> Chance:
    """The chance that a tank meets a vehicle that has been struck so: a skimmer dodges that can drive (WH-VEH-15)."""
    stopped = victim.immobilised or before.tracks > 0 or before.weapons > vehicle.weapons
    stunned = is_stunned(g.state, victim) or (before.crew == STUNNED and not vehicle.squadron)
    return one * (1 - chance_of(to_dodge(), DODGED)) if is_skimmer(victim) and not (stopped or stunned) else one


def rammed(
    g: G, unit: Unit, tank: Model, struck: tuple[Unit, Model], gone: int, face: Face, one: Chance, *, sure: bool = False
) -> tuple[Cases, Cases]:
    """What becomes of a vehicle that one tank rams after so long a way, and of the tank; ``sure``: it does not dodge
    (WH-VEH-15)."""
    target, victim = struck
    met = one if sure else meets(g, wreckable(g, target, victim), victim, SPARED, one)

    def end(unit: Unit, model: Model, striker: Model, faces: tuple[Face, Face]) -> Cases:
        return struck_by(g, unit, model, ram_hit(g, gone, striker, *faces), met)

    return end(target, victim, tank, ("front", face)), end(unit, tank, victim, (face, "front"))


def shock(g: B, question: Question, names: dict[str, Message], one: Chance) -> Answer:
    """Whether a unit stands that tanks drive at, one after another and each a test, and how likely the best of its
    models stops the first tank then (WH-VEH-13, WH-VEH-14, WH-VEH-35, WH-USR-22)."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    first, stopped = shocked(g, unit, unit.models[0], target, target.models, one)
    stands = first ** len(unit.models)
    return Answer(
        NAME,
        question,
        [
            spread(
                "shock", Cases(SHOCKED, (stands, 1 - stands)), {each: say(f"wh-odds-shock-{each}") for each in SHOCKED}
            )
        ],
        [likelihood("stands", stands), likelihood("stopped", stopped)],
        summary=lambda found: say(
            "wh-odds-summary-shock",
            stands=percent(found.chance("stands")),
            stopped=percent(found.chance("stopped")),
            tanks=len(unit.models),
            **names,
        ),
    )


def shocked(g: G, unit: Unit, tank: Model, target: Unit, near: Sequence[Model], one: Chance) -> tuple[Chance, Chance]:
    """The chances that a unit stands at which a tank drives, and that it does and the best of these of its models stops
    the tank (WH-VEH-13, WH-VEH-14, WH-USR-22)."""
    stands = one * (Fraction(1) if g.context.has(target, "tank-hunters") else holds(g, target))
    ways = {glory_hit(g, target, each, weapon, tank) for each in near for weapon in glory_weapons(each)}
    stops = (struck_by(g, unit, tank, hit, one).one_of(*STOPPING) for hit in ways)
    return stands, stands * max(stops, default=one * 0)


def struck_by(g: G, unit: Unit, vehicle: Model, hit: ArmourHit, one: Chance) -> Cases:
    """What becomes of a vehicle that takes a hit for certain, or with this chance."""
    return damage(g, unit, vehicle, [Shots(1, ((hit, one),))], fractions=isinstance(one, Fraction))
