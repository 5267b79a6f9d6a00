"""A line in words, and drawn: each of its moves as the log tells it of the imagined battle it is taken from.

What dice come to there is not told: others will fall. It is told through the eyes of whoever asked, and nothing in it
is known of the true battle but what that side knows, for the imagined one was drawn from that alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from grognard.agents.common_dice import CommonDice, go_on
from grognard.agents.lines import Line, Step
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.messages import Message, say
from grognard.core.records import Record, to_builtins
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.overlays import Overlay, Path, SightLine, Spot
from grognard.core.wire.scene import Scene, UnitView

SENTENCES = 2
"""A move is told in so many sentences at most, and whom it attacks in another."""
NEAR = 1000
"""Who has gone less far than this has stayed, in thousandths of the unit of length."""


class StepView(Record):
    """A move of a line: whose it is, in words and drawn. Of the imagined battles that had gone as the line does
    ``worlds`` went on with it; ``points``: by how much more than now they came to for the asker at the end of the turn,
    on average."""

    side: int
    unit: str | None
    told: list[Message]
    overlays: list[Overlay]
    worlds: int
    points: float


class Seen(Record):
    """What a choice led to: its log lines, and the table after it."""

    lines: list[LogLine]
    scene: Scene


def told(battle: Battle[Any], seat: int, line: Line) -> list[StepView]:
    """The moves of a line that was found for this seat's question in this very battle."""
    imagined = battle.imagined(Random(line.seed + line.world), seat)
    imagined.source = CommonDice(line.seed, line.world)
    scene = imagined.system.table.scene
    starts = {step.at for step in line.steps}
    before, seen, called = scene(imagined, seat), [], {}
    for at, (side, choice) in enumerate(line.choices):
        begun = imagined.log_length
        decision = next(each for each in imagined.decisions if each.seat == side)
        if at in starts and side == seat:
            called[at] = _called(imagined, decision, choice)
        go_on(imagined, choice, decision)
        entries = enumerate(imagined.log_from(begun), begun)
        found = (imagined.system.table.line(imagined, entry, seat, seq) for seq, entry in entries)
        seen.append(Seen([each for each in found if each is not None], scene(imagined, seat)))
    scenes = [before, *(each.scene for each in seen)]
    ends = [*(step.at for step in line.steps[1:]), len(line.choices)]
    views = []
    for number, (step, end) in enumerate(zip(line.steps, ends, strict=True)):
        again = next((each.at for each in line.steps[number + 1 :] if each.unit == step.unit), len(line.choices))
        later = [each for one in seen[step.at : again] for each in one.lines]
        drawn = _drawn(step, scenes[step.at], scenes[again], later)
        sentences = _sentences(step, scenes[step.at], seen[step.at : end], called.get(step.at))
        views.append(StepView(step.seat, step.unit, sentences, drawn, step.worlds, round(step.value, 1)))
    return views


def _called(battle: Battle[Any], decision: Decision, choice: Choice) -> Message | None:
    """What the question calls a choice, if it is one of its options."""
    options = battle.system.table.present(battle, decision).options
    sent = to_builtins(choice)
    return next((option.label for option in options if option.choice == sent), None)


def _sentences(step: Step, scene: Scene, seen: Sequence[Seen], called: Message | None) -> list[Message]:
    """What is done, in the log's own words, as far as no dice have fallen; an attack by whom it is at. Where the log
    says nothing of it, what the question has called it."""
    names = {unit.id: unit.name for unit in scene.units}
    found: list[Message] = []
    for each in seen:
        first = next((line for line in each.lines if line.side == step.seat), None)
        if first is None:
            continue
        if first.shot is not None and {first.shot.unit, first.shot.target} <= names.keys():
            found.append(say("agent-line-shot", unit=names[first.shot.unit], target=names[first.shot.target]))
            break
        if first.dice:
            break
        if first.message not in found and len(found) < SENTENCES:
            found.append(first.message)
    if found:
        return found
    if called is not None:
        return [called]
    if step.unit in names:
        return [say("agent-line-unit", unit=names[step.unit])]
    return [say("agent-line-side", side=scene.sides[step.seat].name)]


def _drawn(step: Step, before: Scene, after: Scene, lines: Sequence[LogLine]) -> list[Overlay]:
    """The way of the unit that moves, as its middle man goes it, and the line to whom it attacks."""
    unit, then = _unit(before, step.unit), _unit(after, step.unit)
    start, end = _middle(unit), _middle(then)
    if unit is None or start is None:
        return []
    leader = min(unit.models, key=lambda model: abs(model.x - start.x) + abs(model.y - start.y))
    motions = [motion for line in lines for motion in line.motions if motion.model == leader.id]
    way = dict.fromkeys([Spot(leader.x, leader.y), *(spot for motion in motions for spot in motion.points)])
    drawn: list[Overlay] = []
    if len(way) > 1:
        drawn.append(Path(list(way)))
    elif end is not None and abs(end.x - start.x) + abs(end.y - start.y) >= NEAR:
        drawn.append(Path([start, end]))
    shot = next((line.shot for line in lines if line.shot is not None and line.shot.unit == step.unit), None)
    aimed = None if shot is None else _middle(_unit(before, shot.target))
    if aimed is not None:
        drawn.append(SightLine(end or start, aimed))
    return drawn


def _unit(scene: Scene, id: str | None) -> UnitView | None:
    return next((unit for unit in scene.units if unit.id == id), None)


def _middle(unit: UnitView | None) -> Spot | None:
    """About where a unit stands; None if it is not on the table."""
    if unit is None or not unit.models or unit.place != "table":
        return None
    count = len(unit.models)
    return Spot(sum(model.x for model in unit.models) // count, sum(model.y for model in unit.models) // count)
