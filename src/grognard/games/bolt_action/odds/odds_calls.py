"""The exact odds of what an observer calls: how likely it comes, and what it does to its target then (BA-HQ-09 to
BA-HQ-11)."""

from __future__ import annotations

from grognard.core.engine.procedures import Procedure
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.games.bolt_action.data.entries import ENTRIES
from grognard.games.bolt_action.ground.context import B
from grognard.games.bolt_action.odds.forecasts import CALLED, cases
from grognard.games.bolt_action.odds.odds_ends import followed
from grognard.games.bolt_action.odds.odds_tell import spread, told
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, Question
from grognard.games.bolt_action.rules.shooting.off_board_fire import Attacked, UnderBarrage
from grognard.games.bolt_action.rules.turn.fates import BARRAGE, STRIKE
from grognard.odds.answers import Answer
from grognard.odds.outcomes import Cases


def called(g: B, question: Question, fractions: bool) -> Answer | Refused:
    """What a call brings, or that its unit makes none."""
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
