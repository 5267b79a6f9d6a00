"""A battle moment by moment: how the table stood before each choice, what was told by then, and what happened there.

A moment is known by how many choices had been made. Scenes are given as what has changed since the moment before, so
that a thousand of them are told in little.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

from grognard.core.battle import Battle
from grognard.core.engine.events import Chosen, Entry, Happened
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.core.wire.forecasts import Place
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.scene import Ground, Scene, UnitView
from grognard.odds.history import History, placed
from grognard.odds.summary import blow

Eyes = Literal["all", "0", "1", "open"]
"""Through whose eyes a battle is looked back at: both sides', one side's, or those of who only watches."""
ALL: Eyes = "all"
OPEN: Eyes = "open"
SEATS: Mapping[Eyes, int | None] = {"0": 0, "1": 1, "open": None}

Mark = Literal["attack", "loss", "gone"]
"""What happened on the way to a moment: a shot or an assault, somebody fell, a whole unit was lost."""


BATCH = 50
"""The scenes of so many moments are told at once."""


class MomentView(Record):
    """A moment: in which ``turn``, how many entries of the log were told by then, and what had just happened."""

    turn: int
    told: int
    marks: list[Mark] = []


class ReplayView(Record):
    """A battle to be looked back at through these ``eyes``: the table, the log from its first line, and its moments,
    the first before any choice. ``views`` are the eyes it may be looked at through, the usual ones first; ``batch``:
    the scenes of so many are told at once, from a multiple of it on; ``branches``: a new battle may begin anywhere."""

    battle: str
    system: str
    views: list[Eyes]
    eyes: Eyes
    over: bool
    ground: Ground
    sides: list[Message]
    lines: list[LogLine]
    moments: list[MomentView]
    batch: int
    branches: bool = False


class MomentScene(Record):
    """The scene at a moment. ``scene`` are those of its fields that are otherwise than at the moment told before it,
    ``units`` the units that are, ``order`` all units by their ids if those have changed; of the first told, all."""

    number: int
    scene: dict[str, Any]
    units: list[UnitView]
    order: list[str] | None


class Fell(Record):
    """Where the results of dice fell in what was to be expected, at a line of the log."""

    seq: int
    places: list[Place]


def replay_of(battle: Battle[Any], id: str, views: list[Eyes], eyes: Eyes, branches: bool) -> ReplayView:
    """All of a battle but its scenes."""
    lines = lines_of(battle, eyes)
    scene = battle.system.table.scene(battle, None)
    return ReplayView(
        battle=id,
        system=battle.system.name,
        views=views,
        eyes=eyes,
        over=battle.over,
        ground=battle.system.table.ground(battle),
        sides=[side.name for side in scene.sides],
        lines=lines,
        moments=list(_moments(battle, lines)),
        batch=BATCH,
        branches=branches,
    )


def scene_of(battle: Battle[Any], eyes: Eyes) -> Scene:
    """How the table lies. Through the eyes of both sides each unit and each hand is as its own side sees it."""
    table = battle.system.table
    if eyes != ALL:
        return table.scene(battle, SEATS[eyes])
    first, second = (table.scene(battle, seat) for seat in (0, 1))
    theirs = {unit.id: unit for unit in second.units if unit.side == 1}
    units = [theirs.pop(unit.id, unit) for unit in first.units]
    return replace(
        first,
        units=[*units, *theirs.values()],
        hands=[(first, second)[hand.side].hands[at] for at, hand in enumerate(first.hands)],
        chain=[(first, second)[link.side].chain[at] for at, link in enumerate(first.chain)],
        marks=[*first.marks, *(mark for mark in second.marks if mark not in first.marks)],
    )


def lines_of(battle: Battle[Any], eyes: Eyes) -> list[LogLine]:
    """The log in words, from its first line."""
    found = (_line(battle, entry, seq, eyes) for seq, entry in enumerate(battle.log))
    return [line for line in found if line is not None]


def _line(battle: Battle[Any], entry: Entry, seq: int, eyes: Eyes) -> LogLine | None:
    table = battle.system.table
    if eyes != ALL:
        return table.line(battle, entry, SEATS[eyes], seq)
    first, second = (table.line(battle, entry, seat, seq) for seat in (0, 1))
    side = entry.seat if isinstance(entry, Chosen) else None if second is None else second.side
    return (second or first) if side == 1 else (first or second)


def in_words(place: Place) -> Message:
    """What was forecast, where it fell and how likely that was."""
    return say("replay-fell", what=place.chart.title, came=place.message)


def fallen(battle: Battle[Any], eyes: Eyes) -> list[Fell]:
    """Where the results of all dice fell, by the line at which to tell it."""
    places = placed(lines_of(battle, eyes), History(battle).resolved)
    return [Fell(seq, found) for seq, found in sorted(places.items())]


def scenes(battle: Battle[Any], eyes: Eyes, first: int, most: int = BATCH) -> Iterator[MomentScene]:
    """The scenes of so many moments from the ``first`` on."""
    before: Scene | None = None
    for number in range(first, min(first + most, battle.number + 1)):
        scene = scene_of(battle.branch(number), eyes)
        yield _changed(number, before, scene)
        before = scene


def _changed(number: int, before: Scene | None, scene: Scene) -> MomentScene:
    fields = {
        name: getattr(scene, name)
        for name in scene.__struct_fields__
        if name != "units" and (before is None or getattr(before, name) != getattr(scene, name))
    }
    known = {} if before is None else {unit.id: unit for unit in before.units}
    order = [unit.id for unit in scene.units]
    units = [unit for unit in scene.units if known.get(unit.id) != unit]
    return MomentScene(number, fields, units, order if order != list(known) else None)


def _moments(battle: Battle[Any], lines: Sequence[LogLine]) -> Iterator[MomentView]:
    """What is told of each moment. What a seat is not told leaves no mark."""
    seats = {unit.id: unit.side for unit in battle.system.table.scene(battle, None).units}
    entries = battle.log
    told = [*(battle.log_before(number) for number in range(battle.number)), battle.log_length]
    turn = battle.system.evaluator.clock
    yield MomentView(turn(battle.branch(0)), told[0])
    for number, (start, end) in enumerate(pairwise(told), 1):
        news = lines[bisect_left(lines, start, key=_seq) : bisect_left(lines, end, key=_seq)]
        then = battle.branch(number)
        marks: list[Mark] = []
        if any(line.shot or _strikes(entries[line.seq], seats) for line in news):
            marks.append("attack")
        fell = {model for line in news for model in line.lost}
        if fell:
            marks.append("loss")
            before, after = (each.system.table.scene(each, None).units for each in (battle.branch(number - 1), then))
            standing = {unit.id for unit in after if unit.place == "table" and unit.models}
            if any(
                unit.id not in standing and fell & {unit.id, *(model.id for model in unit.models)} for unit in before
            ):
                marks.append("gone")
        yield MomentView(turn(then), end, marks)


def _seq(line: LogLine) -> int:
    return line.seq


def _strikes(entry: Entry, seats: Mapping[str, int]) -> bool:
    return isinstance(entry, Happened) and bool(blow(entry.event, seats)[1])
