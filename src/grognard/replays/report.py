"""The report of a battle in words, with maps of the moments that decided it: as an HTML page, or as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, NamedTuple

import jinja2

from grognard.core.battle import Battle
from grognard.core.languages import language
from grognard.core.messages import Message, say
from grognard.core.wire.picture import picture
from grognard.core.wire.summaries import TurningView, deed_line, loss_line
from grognard.core.words import spoken
from grognard.odds.summary import summary
from grognard.replays.costly import CostlyView
from grognard.replays.moments import ALL, in_words, replay_of, scene_of


class Part(NamedTuple):
    """A part of a report: its heading, what is told, and the map that goes with it, as SVG; "" without one."""

    heading: str
    lines: tuple[str, ...]
    map: str = ""


class BattleReport(NamedTuple):
    """A battle in words: how it ended, how it stood after each turn, and part after part."""

    title: str
    first: tuple[str, ...]
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    parts: tuple[Part, ...]

    def html(self) -> str:
        """The report as a page that needs nothing else."""
        return _template().render(report=self, language=language())

    def markdown(self, maps: Sequence[str]) -> str:
        """The report as Markdown; ``maps`` are what the files of its maps are called, in their order."""
        names = iter(maps)
        lines = [f"# {self.title}", "", *self.first, ""]
        if self.rows:
            lines += [_cells(self.head), _cells(["---"] * len(self.head)), *map(_cells, self.rows), ""]
        for part in self.parts:
            lines += [f"## {part.heading}", ""]
            lines += [f"![{escape(part.heading)}]({next(names)})", ""] if part.map else []
            lines += [each if len(part.lines) == 1 else f"- {each}" for each in part.lines]
            lines.append("")
        return "\n".join(lines)

    @property
    def maps(self) -> list[str]:
        """Its maps, as SVG."""
        return [part.map for part in self.parts if part.map]


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def report_of(battle: Battle[Any], costliest: Sequence[Sequence[CostlyView]] = ()) -> BattleReport:
    """The report of a battle that is over; ``costliest`` are the choices that cost each side most, if they are wanted.

    Raises ``Refused`` while it goes on.
    """
    page = summary(battle)
    ground, scene = battle.system.table.ground(battle), battle.system.table.scene(battle, None)
    told: list[int] = [each.told for each in replay_of(battle, "", [ALL], ALL, False).moments]

    def map_at(seq: int) -> str:
        """The table when the line had been told."""
        number = next((number for number, until in enumerate(told) if until > seq), len(told) - 1)
        return picture(ground, scene_of(battle.branch(number), ALL))

    parts = []
    for each in page.turning:
        heading = spoken(say("replay-report-moment", turn=each.turn, what=each.message))
        fell = [] if each.place is None else [in_words(each.place)]
        lines = [*each.losses, _swing(page.sides[each.side], each)]
        parts.append(Part(heading, tuple(spoken(line) for line in (*lines, *fell)), map_at(each.seq)))
    for side, dear in enumerate(costliest):
        heading = spoken(say("replay-costliest", side=page.sides[side], count=len(dear)))
        if dear:
            parts.append(Part(heading, tuple(spoken(each.line) for each in dear)))
    for side, name in enumerate(page.sides):
        lost = [loss_line(each) for each in page.losses if each.side == side]
        heading = spoken(say("summary-losses", side=name, count=len(lost)))
        best = next((each for each in page.deeds if each.side == side), None)
        told_of = [*lost, *([] if best is None else [deed_line(name, best)])]
        parts.append(Part(heading, tuple(spoken(line) for line in told_of)))
    if page.luck is not None and page.luck.sides:
        luck = tuple(spoken(each.message) for each in page.luck.sides)
        parts.append(Part(spoken(say("table-result-luck")), luck))
    parts.append(Part(spoken(say("replay-report-end")), (spoken(page.result),), picture(ground, scene_of(battle, ALL))))
    title = spoken(say("replay-file-title", game=scene.system_name, first=page.sides[0], second=page.sides[1]))
    aim = [] if page.aim is None else [spoken(page.aim)]
    head = [
        say("summary-turn"),
        *(say(f"summary-{what}", side=side) for what in ("points", "left") for side in page.sides),
    ]
    rows = tuple(
        (str(each.turn), *map(str, each.scores), *(f"{round(left)}%" for left in each.left)) for each in page.turns
    )
    first = (spoken(page.result), spoken(scene.scenario), *aim)
    return BattleReport(title, first, tuple(spoken(each) for each in head), rows, tuple(parts))


def _swing(side: Message, each: TurningView) -> Message:
    if each.lead:
        return say("table-result-lead", side=side)
    return say("table-result-swing", side=side, swing=round(abs(each.swing)))


@cache
def _template() -> jinja2.Template:
    source = files("grognard.replays").joinpath("report.html.j2").read_text(encoding="utf-8")
    environment = jinja2.Environment(
        autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string(source)
