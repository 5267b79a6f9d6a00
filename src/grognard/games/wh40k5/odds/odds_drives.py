"""The exact odds of a tank that drives at the enemy: rams, tank shocks, death or glory; and of a deep strike."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import INCH, B, G
from grognard.games.wh40k5.ground.vehicle_condition import is_skimmer, is_stunned
from grognard.games.wh40k5.ground.vehicle_courses import fastest
from grognard.games.wh40k5.ground.vehicle_faces import Face
from grognard.games.wh40k5.odds import deep_strike_odds
from grognard.games.wh40k5.odds.morale_odds import holds
from grognard.games.wh40k5.odds.odds_shot import NAME, likelihood, spread
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question
from grognard.games.wh40k5.odds.test_forecasts import DAMAGE_WORDS
from grognard.games.wh40k5.odds.vehicle_piercing_chances import NOTHING, Shots, damage, destroyed
from grognard.games.wh40k5.rules.mission.fates import COMES, to_arrive
from grognard.games.wh40k5.rules.mission.reserves import needed
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


def drive_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a ram or a tank shock, from so far away."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    ramming = question.attack == "ram"
    if not unit.is_vehicle or not are_tanks(unit):
        return refusal(NAME, question, Refused(say("wh-refused-no-tank"), "WH-VEH-13", "WH-VEH-28"))
    if ramming != target.is_vehicle:
        return refusal(NAME, question, Refused(say("wh-odds-no-ram", attack=question.attack), "WH-VEH-13", "WH-VEH-15"))
    if len(unit.models) > 1 or (ramming and len(target.models) > 1):
        return refusal(NAME, question, Refused(say("wh-odds-squadron-fights"), "WH-VEH-35"))
    names = {"unit": g.context.name(ATTACKER), "target": g.context.name(TARGET)}
    if question.away * INCH > fastest(unit.models[0]):
        why = say("wh-odds-too-far", inches=f"{question.away:g}", **names)
        return refusal(NAME, question, Refused(why, "WH-VEH-13", "WH-VEH-15"))
    one: Chance = Fraction(1) if fractions else 1.0
    return (ram if ramming else shock)(g, question, names, one)


def ram(g: B, question: Question, names: dict[str, Message], one: Chance) -> Answer:
    """What becomes of both vehicles of a ram: a skimmer dodges, a walker braces itself (WH-VEH-15, WH-VEH-28)."""
    ((tank,), (victim,)) = (g.state.units[id].models for id in (ATTACKER, TARGET))
    dodges = is_skimmer(victim) and not victim.immobilised and not is_stunned(g.state, victim)
    struck = one * (1 - chance_of(to_dodge(), DODGED)) if dodges else one
    gone, face = round(question.away * INCH), question.face

    def end(unit: str, model: Model, striker: Model, faces: tuple[Face, Face]) -> Cases:
        hit = ram_hit(g, gone, striker, *faces)
        shots = [Shots(1, ((hit, struck),))]
        return damage(g, g.state.units[unit], model, shots, fractions=isinstance(one, Fraction))

    theirs, ours = end(TARGET, victim, tank, ("front", face)), end(ATTACKER, tank, victim, (face, "front"))
    return Answer(
        NAME,
        question,
        [spread("damage", theirs, DAMAGE_WORDS), spread("own-damage", ours, DAMAGE_WORDS)],
        [
            likelihood("harmed", theirs.but(NOTHING)),
            likelihood("wrecked", destroyed(theirs)),
            likelihood("own-wrecked", destroyed(ours)),
        ],
        summary=lambda found: say(
            "wh-odds-summary-ram",
            inches=f"{question.away:g}",
            **{name.replace("-", "_"): percent(found.chance(name)) for name in ("harmed", "wrecked", "own-wrecked")},
            **names,
        ),
    )


def shock(g: B, question: Question, names: dict[str, Message], one: Chance) -> Answer:
    """Whether a unit stands that a tank drives at, and how likely the best of its models stops the tank then
    (WH-VEH-13, WH-VEH-14, WH-USR-22)."""
    unit, target = g.state.units[ATTACKER], g.state.units[TARGET]
    stands = one * (Fraction(1) if g.context.has(target, "tank-hunters") else holds(g, target))
    ways = {
        glory_hit(g, target, each, weapon, unit.models[0]) for each in target.models for weapon in glory_weapons(each)
    }
    stopped = stands * max(stops(g, unit, hit, one) for hit in ways)
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
            **names,
        ),
    )


def stops(g: G, unit: Unit, hit: ArmourHit, one: Chance) -> Chance:
    """The chance of a hit to stop a tank."""
    shots = [Shots(1, ((hit, one),))]
    return damage(g, unit, unit.models[0], shots, fractions=isinstance(one, Fraction)).one_of(*STOPPING)


def drop_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """In which turn a unit comes out of reserve, and whether it lands if its deep strike is aimed so far from the
    target, with nothing else about (WH-GAME-01 to WH-GAME-03)."""
    unit = g.state.units[ATTACKER]
    if not g.context.has(unit, "deep-strike"):
        return refusal(NAME, question, Refused(say("wh-odds-no-drop", unit=g.context.name(ATTACKER)), "WH-GAME-02"))
    one: Chance = Fraction(1) if fractions else 1.0
    at = unit.models[0].at
    here = g.clone()
    here.state = here.state.with_units(replace(unit, place="off"))
    found = deep_strike_odds.outcomes(here, unit, at)
    lands = Cases(found.names, tuple(one * chance for chance in found.chances))
    words = {name: say(f"wh-forecast-mishap-{name}") for name in found.names}
    return Answer(
        NAME,
        question,
        [spread("drop", lands, words), spread("turn", arriving(one))],
        [likelihood("lands", lands[deep_strike_odds.LANDS])],
        summary=lambda told: say(
            "wh-odds-summary-drop",
            unit=g.context.name(ATTACKER),
            target=g.context.name(TARGET),
            inches=f"{question.away:g}",
            lands=percent(told.chance("lands")),
        ),
    )


def arriving(one: Chance) -> Distribution:
    """The game turn in which a unit comes out of reserve (WH-GAME-01)."""
    turns, waits, chances = sorted(row.turn for row in TABLES.reserves.values()), one, []
    for turn in turns:
        need = needed(turn)
        comes = waits * (0 if need is None else chance_of(to_arrive(need), COMES))
        chances.append(comes)
        waits = waits - comes
    return Distribution(turns[0], tuple(chances))
