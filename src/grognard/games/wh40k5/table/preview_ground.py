"""What the ground may cost a unit that goes some way, before the choice is confirmed (WH-MOVE-03, WH-VEH-04)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import say
from grognard.core.wire.previews import Note
from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds import odds_ground
from grognard.odds.answers import percent


def perils(g: G, decision: Decision, choice: Choice) -> Iterator[Note]:
    """Who has to test for the ground, how likely it takes any of them, how many on average (WH-MOVE-03, WH-MOVE-11);
    vehicles are stuck (WH-VEH-04, WH-VEH-26)."""
    tested = odds_ground.tested(g, decision, choice)
    if not tested:
        return
    unit, models = odds_ground.holder(g, tested[0]), len(tested)
    if unit.is_vehicle:
        stuck = odds_ground.stopped(models)
        said = say("wh-note-bog-down", models=models, percent=percent(stuck.at_least(1)))
        yield Note(said, ["WH-VEH-04", "WH-VEH-26"], "warning")
        return
    lost, harm = odds_ground.taken(g, unit, tested)
    any_lost, mean = percent(lost.at_least(1)), f"{lost.mean:.2f}"
    if lost.at_least(1):
        said = say("wh-note-danger", models=models, percent=any_lost, mean=mean)
        yield Note(said, ["WH-MOVE-03"], "warning")
    if harm is not None:
        said = say("wh-note-danger-harm", models=models, percent=percent(harm.at_least(1)), mean=f"{harm.mean:.2f}")
        yield Note(said, ["WH-MOVE-03"], "warning")
