"""The exact odds of what an observer calls: how likely it comes, and what it does to its target then (BA-HQ-09 to
BA-HQ-11)."""

from __future__ import annotations

from grognard.core.engine.procedures import Procedure
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.forecasts import CALLED, cases
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_tell import likelihood, spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.odds.stage.table import StatedCover
from grognard.games.bolt_action.rules.shooting.bombardment import Bombardment, Shells
from grognard.games.bolt_action.rules.shooting.off_board_fire import Attacked, UnderBarrage
from grognard.games.bolt_action.rules.turn.fates import BARRAGE, STRIKE
from grognard.games.bolt_action.state.events.field import Bombarded
from grognard.odds.answers import Answer
from grognard.odds.distributions import Chance
from grognard.odds.enumeration import futures
from grognard.odds.outcomes import Cases
from grognard.odds.plans import Prospect


def arrival(g: B, question: Question, fractions: bool) -> Chance:
    """The chance that a bombardment of the attacker's side arrives (BA-SCN-07, BA-NAT-GB-02)."""
    there = g.clone()
    assert isinstance(g.context, StatedCover)
    there.context = g.context.bombarding(question.arrives)
    there.state = g.state.with_units(replace(g.state.units[TARGET], place="reserve"))
    since = there.log_length

    def arrived(battle: B, _: object = None, __: int = 0) -> int:
        events = (getattr(entry, "event", None) for entry in battle.log_from(since))
        return int(any(isinstance(event, Bombarded) and event.arrives for event in events))

    ends = futures(there, Bombardment(0), fractions=fractions, tag=arrived)
    return Prospect(ends, fractions=fractions).distribution(arrived).over(0, 1)[1]


def called(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """What a call brings, or that its unit makes none; what a bombardment does."""
    if question.order == "bombardment":
        spreads, likely = followed(g, question, Shells((TARGET,)), fractions)
        return told(g, question, None, spreads, [*likely, likelihood("arrives", arrival(g, question, fractions))])
    profile = g.context.profile(ATTACKER)
    if ENTRIES[profile.entry].calls != question.order:
        return Refused(say("ba-odds-no-call", unit=profile.name, call=question.order), "BA-HQ-07")
    strike = question.order == "strike"
    falling: Procedure = Attacked(TARGET) if strike else UnderBarrage((TARGET,))
    spreads, likely = followed(g, question, falling, fractions)
    comes = cases(STRIKE if strike else BARRAGE, CALLED)
    if not fractions:
        comes = Cases(comes.names, tuple(map(float, comes.chances)))
    return told(g, question, None, [*spreads, spread("call", comes)], likely)
