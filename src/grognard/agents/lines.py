"""The line a player reckons with: its move and the next few of both sides, as far as imagined battles agree on them.

Each imagined battle goes its own way, for its dice are others. The line follows the move that most of them made, then
of those that made it the next one, and so on; so each of its moves says in how many it came, and what they led to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from statistics import fmean

from grognard.agents.candidates import deed_of
from grognard.agents.quick import unit_of
from grognard.core.engine.choices import Choice
from grognard.core.records import Record

LONGEST = 5
"""So many moves a line has at most."""
SHORTEST = 2
"""So many it has though no two imagined battles agree on them: a move and an answer."""
AGREED = 2
"""So many imagined battles have to agree on a move further on."""

Course = Sequence[tuple[int, Choice]]
"""What was chosen in an imagined battle, with the seat that chose it."""


class Step(Record):
    """A move of a line, ``choices[at]`` of it and what belongs to it: after the moves before it ``worlds`` imagined
    battles went on so, and came to ``value`` points more for the asker than he has now, on average."""

    at: int
    seat: int
    unit: str | None
    worlds: int
    value: float


class Line(Record):
    """The course that a player reckons with: of ``worlds`` imagined battles that of number ``world`` of ``seed``, which
    goes along with most of them and comes nearest to what those came to. ``choices`` are all choices in it."""

    seed: int
    world: int
    worlds: int
    choices: tuple[tuple[int, Choice], ...]
    steps: tuple[Step, ...]


def moves(course: Course) -> Iterator[int]:
    """Where the moves of a course begin: where it begins itself, and where a unit is named that has not moved just
    before. Answers, ways, targets and losses belong to the move they follow."""
    now: tuple[int, str | None] | None = None
    for at, (seat, choice) in enumerate(course):
        unit = unit_of(choice)
        if now is None or (unit is not None and (seat, unit) != now):
            now = seat, unit
            yield at


def line_of(courses: Sequence[Course], values: Sequence[float], seed: int) -> Line:
    """The line of some imagined battles, one at least, of what was chosen in each and what it came to."""
    begun = [list(moves(course)) for course in courses]
    among = list(range(len(courses)))
    steps: list[Step] = []
    while len(steps) < LONGEST:
        there = [each for each in among if len(begun[each]) > len(steps)]
        counted = Counter(_kind(courses[each], begun[each][len(steps)]) for each in there)
        if not counted:
            break
        kind, worlds = counted.most_common(1)[0]
        if len(steps) >= SHORTEST and worlds < AGREED:
            break
        among = [each for each in there if _kind(courses[each], begun[each][len(steps)]) == kind]
        at = begun[among[0]][len(steps)]
        seat, choice = courses[among[0]][at]
        steps.append(Step(at, seat, unit_of(choice), worlds, fmean(values[each] for each in among)))
    mean = fmean(values[each] for each in among)
    world = min(among, key=lambda each: abs(values[each] - mean))
    starts = [*begun[world], len(courses[world])]
    placed = tuple(
        Step(at, step.seat, step.unit, step.worlds, step.value) for at, step in zip(starts, steps, strict=False)
    )
    return Line(seed, world, len(courses), tuple(courses[world][: starts[len(steps)]]), placed)


def _kind(course: Course, at: int) -> Hashable:
    seat, choice = course[at]
    return seat, unit_of(choice), deed_of(choice)
