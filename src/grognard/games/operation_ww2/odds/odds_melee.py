"""The exact odds of close combat without a battle: who falls on both sides, and who panics (AZ-CC)."""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.games.operation_ww2.ground.context import B
from grognard.games.operation_ww2.odds.casualty_odds import Results, marginal
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, close_up
from grognard.games.operation_ww2.odds.melee_odds import melee_odds_of
from grognard.games.operation_ww2.odds.odds_volley import CASES, NAME, fates_of, name_of, standings
from grognard.games.operation_ww2.odds.questions import Question
from grognard.odds.answers import Answer, Likelihood, Spread, percent

FOUGHT = ("AZ-CC-07", "AZ-CC-08", "AZ-CC-09")
"""The rules behind the losses."""

MORALE = ("AZ-MOR-01", "AZ-MOR-04")
"""The rules behind what becomes of the units."""


def close_combat_odds(question: Question, *, fractions: bool = False) -> Answer:
    """The odds of a round or, by the option ``melee_rounds``, of a fight to its end, and of the morale it asks for."""
    g = close_up(question)
    unit = g.state.units[ATTACKER]
    charged = tuple(model.id for model in unit.models) if question.charged else ()
    found = melee_odds_of(g, unit, charged, fractions=fractions)
    # The attacker, as a target of the other.
    itself = Question(attacker=question.target, target=question.attacker, options=question.options)
    spreads, likely = _side("", found.enemies, question, fractions)
    own_spreads, own_likely = _side("own-", found.own, itself, fractions)
    return Answer(
        NAME,
        question,
        [*spreads, *own_spreads],
        [*likely, *own_likely],
        summary=lambda answer: _summary(g, question, answer),
    )


def _side(side: str, results: Results, morale: Question, fractions: bool) -> tuple[list[Spread], list[Likelihood]]:
    """What becomes of one side."""
    dead, scared = (marginal(results, which) for which in (0, 1))
    fates = fates_of(standings(morale), dead, fractions)
    spreads = [
        Spread(f"{side}dead", say(f"az-odds-{side}dead"), dead, FOUGHT),
        Spread(f"{side}scared", say(f"az-odds-{side}scared"), scared, FOUGHT),
        Spread(f"{side}fate", say(f"az-odds-{side}fate"), fates, MORALE, CASES),
    ]
    likely = [
        Likelihood(f"{side}{name}", say(f"az-odds-{side}{name}"), fates[name], MORALE)
        for name in ("breaks", "destroyed")
    ]
    return spreads, likely


def _summary(g: B, question: Question, found: Answer) -> Message:
    return say(
        "az-odds-melee-summary",
        attacker=name_of(g, ATTACKER),
        target=name_of(g, TARGET),
        end="true" if g.setup.options["melee_rounds"] == "until_decided" else "false",
        charged="true" if question.charged else "false",
        dead=round(float(found["dead"].mean), 2),
        breaks=percent(found.chance("breaks")),
        destroyed=percent(found.chance("destroyed")),
        lost=round(float(found["own-dead"].mean), 2),
        broken=percent(found.chance("own-breaks")),
        gone=percent(found.chance("own-destroyed")),
    )
