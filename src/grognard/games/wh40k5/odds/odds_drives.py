"""The exact odds of a deep strike and of other reserves, of a unit that flees."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.context import B, G
from grognard.games.wh40k5.odds import deep_strike_odds
from grognard.games.wh40k5.odds.odds_ground import told_of
from grognard.games.wh40k5.odds.odds_shot import NAME, likelihood, spread
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question
from grognard.games.wh40k5.rules.mission.fates import COMES, to_arrive
from grognard.games.wh40k5.rules.mission.reserves import needed
from grognard.games.wh40k5.rules.morale.fates import PASSED
from grognard.games.wh40k5.rules.morale.morale import fall_back_dice, is_fearless
from grognard.games.wh40k5.rules.morale.regroup import may_try, rally_test
from grognard.games.wh40k5.state.state import Unit, is_gun
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance, Distribution, sum_of_dice
from grognard.odds.outcomes import Cases

DIE = 6


def drop_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """In which turn a unit comes out of reserve, and whether it lands if its deep strike is aimed so far from the
    target, with nothing else about (WH-GAME-01 to WH-GAME-03); and what the ground takes of it if all of it comes down
    in rough ground, unless it has a mishap (WH-MOVE-03)."""
    unit = g.state.units[ATTACKER]
    if not g.context.has(unit, "deep-strike"):
        return refusal(NAME, question, Refused(say("wh-odds-no-drop", unit=g.context.name(ATTACKER)), "WH-GAME-02"))
    one: Chance = Fraction(1) if fractions else 1.0
    at = unit.models[0].at
    here = g.clone()
    here.state = here.state.with_units(replace(unit, place="off"))
    chance = deep_strike_odds.mishap(here, unit, at)
    found = deep_strike_odds.outcomes(chance)
    lands = Cases(found.names, tuple(one * chance for chance in found.chances))
    words = {name: say(f"wh-forecast-mishap-{name}") for name in found.names}
    rough = tuple(model.id for model in unit.models) if question.through else ()
    lost, harm = deep_strike_odds.Falls(chance, {rough: 1 - chance}).lost(here, unit, fractions=fractions)
    spreads, likely = told_of(here, unit, lost, harm) if rough else ([], [])
    return Answer(
        NAME,
        question,
        [spread("drop", lands, words), turn_spread(arriving(one)), *spreads],
        [likelihood("lands", lands[deep_strike_odds.LANDS]), *likely],
        summary=lambda told: say(
            "wh-odds-summary-drop",
            unit=g.context.name(ATTACKER),
            target=g.context.name(TARGET),
            inches=f"{question.away:g}",
            lands=percent(told.chance("lands")),
            kind=("stuck" if unit.is_vehicle else "losses") if rough else "nothing",
            mean=f"{float(lost.mean):.2f}",
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


def turn_spread(comes: Distribution) -> Spread:
    """The game turn in which a unit comes, told."""
    return spread("turn", comes)


def flanks(one: Chance) -> Cases:
    """By which short edge a unit comes that outflanks, or that its player has the choice (WH-GAME-04)."""
    return Cases.of({str(row.edge): one * (row.last - row.first + 1) / DIE for row in TABLES.outflank.values()})


def flank_spread(one: Chance) -> Spread:
    """The same, told."""
    found = flanks(one)
    return spread("flank", found, {name: say("wh-odds-flank-edge", edge=name) for name in found.names})


def reserve_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """In which turn a unit comes out of reserve, and by which edge if it outflanks: where its player has the choice, by
    the one that is wanted (WH-GAME-01, WH-GAME-04, WH-GAME-11)."""
    one: Chance = Fraction(1) if fractions else 1.0
    comes = arriving(one)
    spreads, likely = [turn_spread(comes)], list[Likelihood]()
    outflanks = bool(g.context.has(g.state.units[ATTACKER], "outflank"))
    if outflanks:
        spreads.append(flank_spread(one))
        likely.append(likelihood("wanted", flanks(one)["left"] + flanks(one)["choice"]))
    return Answer(
        NAME,
        question,
        spreads,
        likely,
        summary=lambda found: say(
            "wh-odds-summary-reserve",
            unit=g.context.name(ATTACKER),
            kind="outflank" if outflanks else "reserve",
            mean=f"{float(comes.mean):.2f}",
            second=percent(comes[2]),
            third=percent(comes[2] + comes[3]),
            wanted=percent(found.chance("wanted")) if outflanks else 0,
        ),
    )


# ---- who flees -----------------------------------------------------------------------------------------------------


TURNS = 6
"""For so many turns of its own it is followed whether a unit regroups."""
OFF, FLEEING = "off", "flees"


def regroup_odds(g: B, question: Question, *, fractions: bool = False) -> Answer:
    """In which of its next turns a fleeing unit regroups, with no enemy within 6" and nothing in its way, if it does
    not reach the edge of the table before (WH-MORALE-05, WH-MORALE-07, WH-MORALE-13, WH-MORALE-14). It has fallen back
    already in the phase in which it broke, and left its guns (WH-UNIT-06)."""
    target, whole = g.state.units[TARGET], g.state.units[ATTACKER]
    if whole.is_vehicle:
        return refusal(NAME, question, Refused(say("wh-odds-no-flight", unit=g.context.name(ATTACKER)), "WH-MORALE-04"))
    unit = replace(whole, fleeing=True, models=tuple(model for model in whole.models if not is_gun(model)))
    here = g.clone()
    here.state = here.state.with_units(unit, replace(target, place="off"))
    one: Chance = Fraction(1) if fractions else 1.0
    passes = one * regrouping(here, unit)
    runs = sum_of_dice(fall_back_dice(unit).count, fractions=fractions)
    ends = dict.fromkeys((*map(str, range(1, TURNS + 1)), OFF, FLEEING), one * 0)
    flees: dict[int, Chance] = {0: one}
    for turn in range(1, TURNS + 1):
        later: dict[int, Chance] = {}
        for gone, chance in flees.items():
            ends[str(turn)] += chance * passes
            for inches, part in runs.items():
                share = chance * (1 - passes) * part
                if question.range is not None and gone + inches >= question.range:
                    ends[OFF] += share
                else:
                    # Where no edge is near it does not matter how far it has come.
                    far = 0 if question.range is None else gone + inches
                    later[far] = later.get(far, one * 0) + share
        flees = later
    ends[FLEEING] = sum(flees.values(), one * 0)
    found = Cases.of(ends)
    turns = (found[str(turn)] for turn in range(1, TURNS + 1))
    likely = [likelihood("next", found["1"]), likelihood("regroups", sum(turns, one * 0))]
    if question.range is not None:
        likely.append(likelihood("off", found[OFF]))
    return Answer(
        NAME,
        question,
        [spread("regroup", found, {name: say("wh-odds-regroup-end", end=name) for name in found.names})],
        likely,
        summary=lambda told: say(
            "wh-odds-summary-regroup",
            unit=g.context.name(ATTACKER),
            near=str(question.range is not None).lower(),
            next=percent(told.chance("next")),
            regroups=percent(told.chance("regroups")),
            off=percent(found[OFF]),
            turns=TURNS,
        ),
    )


def regrouping(g: G, unit: Unit) -> Fraction:
    """The chance of a fleeing unit to regroup at the start of its turn (WH-MORALE-07, WH-MORALE-14, WH-USR-02,
    WH-USR-06, WH-USR-27)."""
    if is_fearless(g, unit):
        return Fraction(1)
    if not may_try(g, unit):
        return Fraction(0)
    if g.context.has(unit, "they-shall-know-no-fear"):
        return Fraction(1)
    return chance_of(rally_test(g, unit, "WH-MORALE-07"), PASSED)
