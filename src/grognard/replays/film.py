"""A battle as one file that plays by itself: an HTML page with all its pictures and words in it, and nothing fetched.

Whatever is drawn more than once is kept once: a frame is a list of places in the table of all that is ever drawn.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from math import atan2, degrees
from typing import Any

import jinja2

from grognard.core.battle import Battle
from grognard.core.errors import InputError
from grognard.core.languages import language
from grognard.core.messages import say
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.picture import PIXELS, picture
from grognard.core.words import spoken
from grognard.odds.history import History, placed
from grognard.replays.moments import ALL, OPEN, Eyes, ReplayView, in_words, replay_of, scene_of
from grognard.replays.study import Circle, NoteView

SIZE_LIMIT = 24_000_000
"""So many bytes a file may have: about ten thousand choices."""
GROUP, GROUP_END = "<g fill=", "</g>"
SKETCHED = "#d81b7a"
MARKS = ("attack", "loss", "gone")
WORDS = (
    "first",
    "mark-back",
    "back",
    "play",
    "pause",
    "forward",
    "mark-forward",
    "last",
    "timeline",
    "eyes",
    "pace",
    "begins",
    "quiet",
    "mark-attack",
    "mark-loss",
    "mark-gone",
)


def eyes_of(battle: Battle[Any], side: int | None) -> list[Eyes]:
    """Through whose eyes a file shows a battle: one side's if it is wanted, all once the battle is over, before that as
    who only watches."""
    if side is not None:
        return ["1" if side else "0"]
    return [ALL, "0", "1"] if battle.over else [OPEN]


def film(battle: Battle[Any], eyes: Sequence[Eyes], notes: Sequence[NoteView] = ()) -> str:
    """The file, with what was said of its moments and drawn on them.

    Raises ``InputError`` if it would be larger than ``SIZE_LIMIT``."""
    reel = _Reel(battle, notes)
    views = [reel.view(each) for each in eyes]
    data = {
        "drawn": list(reel.drawn),
        "views": views,
        "words": {name: spoken(say(f"replay-{name}")) for name in WORDS},
        "paces": [[spoken(say("replay-pace-of", pace=pace)), stays] for pace, stays in PACES],
    }
    text = _template().render(
        title=spoken(reel.title),
        language=language(),
        head=reel.head,
        data=json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/"),
    )
    if len(text.encode()) > SIZE_LIMIT:
        raise InputError(say("replay-too-large", megabytes=SIZE_LIMIT // 1_000_000))
    return text


PACES = (("slow", 2600), ("usual", 1300), ("fast", 500), ("faster", 150))
"""How long a moment stays, in thousandths of a second."""


class _Reel:
    """The frames of a battle, and all that is drawn in them."""

    def __init__(self, battle: Battle[Any], notes: Sequence[NoteView]) -> None:
        self._battle = battle
        self._ground = battle.system.table.ground(battle)
        scene = battle.system.table.scene(battle, None)
        first, second = (side.name for side in scene.sides)
        self.title = say("replay-file-title", game=scene.system_name, first=first, second=second)
        self.head = picture(self._ground, scene).partition("\n")[0]
        self.drawn: dict[str, int] = {}
        self._notes = notes
        self._pen = max(self._ground.width, self._ground.depth) / PIXELS
        self._resolved = History(battle).resolved

    def view(self, eyes: Eyes) -> dict[str, Any]:
        """The battle through these eyes, as the file's script reads it."""
        told = replay_of(self._battle, "", [eyes], eyes, False)
        fell = {seq: [*map(spoken, map(in_words, each))] for seq, each in placed(told.lines, self._resolved).items()}
        scenes = [scene_of(self._battle.branch(number), eyes) for number in range(len(told.moments))]
        return {
            "name": _called(told, eyes),
            "frames": [
                self._frame([*_elements(picture(self._ground, scene)), *self._sketched(number)])
                for number, scene in enumerate(scenes)
            ],
            "notes": {str(each.number): self._said(each.number) for each in self._notes if each.number < len(scenes)},
            "stands": [spoken(scene.result or scene.status) for scene in scenes],
            "scores": [[side.score for side in scene.sides] for scene in scenes],
            "sides": [spoken(side) for side in told.sides],
            "turns": [each.turn for each in told.moments],
            "told": [each.told for each in told.moments],
            "marks": [len(each.marks) and 1 + MARKS.index(each.marks[-1]) for each in told.moments],
            "lines": [_line(line, fell.get(line.seq, [])) for line in told.lines],
            "count": [
                spoken(say("replay-moment-of", number=number, count=len(scenes) - 1)) for number in range(len(scenes))
            ],
        }

    def _said(self, number: int) -> list[str]:
        here = (each for each in self._notes if each.number == number and each.text)
        return [f"{each.name}: {each.text}" if each.name else each.text for each in here]

    def _sketched(self, number: int) -> Iterator[str]:
        """What was drawn on a moment."""
        pen = f'fill="none" stroke="{SKETCHED}" stroke-width="{3 * self._pen:.0f}" stroke-linecap="round"'
        for drawing in (each for note in self._notes if note.number == number for each in note.drawings):
            if isinstance(drawing, Circle):
                yield f'<circle cx="{drawing.at.x}" cy="{drawing.at.y}" r="{drawing.radius}" {pen}/>'
            else:
                start, end, head = drawing.start, drawing.end, 10 * self._pen
                turn = degrees(atan2(end.y - start.y, end.x - start.x))
                yield (
                    f'<path d="M{start.x} {start.y}L{end.x} {end.y}" {pen}/>'
                    f'<path d="M{-head:.0f} {-head * 0.6:.0f}L0 0L{-head:.0f} {head * 0.6:.0f}" {pen} '
                    f'transform="translate({end.x} {end.y}) rotate({turn:.1f})"/>'
                )

    def _frame(self, elements: Iterable[str]) -> list[int]:
        return [self.drawn.setdefault(each, len(self.drawn)) for each in elements]


def _called(view: ReplayView, eyes: Eyes) -> str:
    if eyes in (ALL, OPEN):
        return spoken(say(f"replay-eyes-{eyes}"))
    return spoken(say("replay-eyes-side", side=view.sides[int(eyes)]))


def _elements(svg: str) -> Iterator[str]:
    """What a picture is drawn of, each unit whole: all but its first line, its title and its end."""
    group: list[str] = []
    for line in svg.split("\n")[2:-1]:
        if group or line.startswith(GROUP):
            group.append(line)
            if line == GROUP_END:
                yield "".join(group)
                group = []
        else:
            yield line


def _line(line: LogLine, fell: list[str]) -> list[Any]:
    dice = [str(die.glyph if die.face is None else die.face) for die in line.dice]
    good = [die.success for die in line.dice]
    side = -1 if line.side is None else line.side
    return [line.seq, spoken(line.message), line.depth, side, dice, [*map(int, good)], fell]


@cache
def _template() -> jinja2.Template:
    source = files("grognard.replays").joinpath("film.html.j2").read_text(encoding="utf-8")
    return jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined).from_string(source)
