"""The exact odds of ramming: whether it comes to it, and what both vehicles suffer (AZ-RAM)."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.engine.fates import chances
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.driving_odds import through
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.machine_odds import rank, settled_by
from grognard.games.operation_ww2.odds.odds_arranged import things_of
from grognard.games.operation_ww2.odds.odds_volley import NAME, name_of
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.rules.driving.ramming import evasion, meets_test, tables_of
from grognard.games.operation_ww2.rules.fire.fates import chance_of
from grognard.games.operation_ww2.rules.morale.fates import PASSED, passing
from grognard.games.operation_ww2.rules.vehicle_fire.fates import collided, read
from grognard.games.operation_ww2.rules.vehicle_fire.hit import effects_of
from grognard.games.operation_ww2.state.shots import Table
from grognard.games.operation_ww2.state.state import Model
from grognard.odds.answers import Answer, Likelihood, percent, refusal

RULES = ("AZ-RAM-04", "AZ-RAM-05")
"""The rules behind what becomes of both."""


def ram_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a ram that was declared and reaches its target."""
    g = stage(question)
    target = g.state.units[TARGET]
    ours, theirs = (g.state.units[id].vehicles[0] for id in (ATTACKER, TARGET))
    drives = through(g, question)
    if isinstance(drives, Refused):
        return refusal(NAME, question, drives)
    if meets_test(g, target):
        training = g.context.qualities[ATTACKER].training
        rams = chance_of(passing("az-roll-ram", training, "AZ-RAM-02"), PASSED) * drives
        tables = tables_of(*(sheets.target_class(g, each) for each in (ours, theirs)))
        own, other = (met(g, each, table, rams) for each, table in zip((ours, theirs), tables, strict=True))
    else:
        rams, struck = drives, 1 - chance_of(evasion(g.context.qualities[TARGET].training), "unharmed")
        own, other = ((1 - part, *(Fraction(0),) * (len(WORST) - 2), part) for part in (Fraction(0), drives * struck))
    (spread, likely), (own_spread, own_likely) = (
        things_of(chances if fractions else tuple(map(float, chances)), side, RULES)
        for chances, side in ((other, ""), (own, "own-"))
    )
    starts = Likelihood("rams", say("az-odds-rams"), rams if fractions else float(rams), ("AZ-RAM-02",))
    return Answer(
        NAME,
        question,
        [spread, own_spread],
        [starts, *likely, *own_likely],
        summary=lambda answer: _summary(g, answer),
    )


def met(g: G, model: Model, table: Table, rams: Fraction) -> tuple[Fraction, ...]:
    """The chance of each of ``WORST`` for one of two vehicles that meet, if it comes to it with a chance."""
    found = [Fraction(0)] * len(WORST)
    found[0] = 1 - rams
    for outcome, part in chances(collided(table)).items():
        for effects, share in settled_by(g, effects_of(g, model, *read(outcome))):
            found[rank(effects, False)] += rams * part * share
    return tuple(found)


def _summary(g: B, found: Answer) -> Message:
    named = {"rams": "rams", "harmed": "harmed", "wrecked": "wrecked", "hurt": "own-harmed", "gone": "own-wrecked"}
    chances = {name: percent(found.chance(chance)) for name, chance in named.items()}
    return say("az-odds-ram-summary", attacker=name_of(g, ATTACKER), target=name_of(g, TARGET), **chances)
