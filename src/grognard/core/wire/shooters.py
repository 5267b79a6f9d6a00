"""Who fires at a target and what each kind of shooter does, as every game's previews tell it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside, Ghost
from grognard.core.wire.previews import NeededRow, NeededTable


class Shooters(NamedTuple):
    """Those of a unit that fire the same weapon alike: what they are called, their shots, the roll each needs, the hits
    on average and what would fall to them on average by themselves (None: nothing is counted so)."""

    label: Message
    shots: str
    need: str
    hits: float
    lost: float | None = None


def shooters_table(kinds: Sequence[Shooters], lost: float | None = None) -> list[NeededTable]:
    """A line for each kind of shooter, where there are several; ``lost`` is what falls to all together on average."""
    if len(kinds) < 2:
        return []
    columns = ["table-shooters-shots", "table-shooters-need", "table-shooters-hits"]
    hits = sum(kind.hits for kind in kinds)
    figures, totals = [shares([kind.hits for kind in kinds], hits)], ["", "", figure(hits)]
    falls = [kind.lost for kind in kinds if kind.lost is not None]
    if lost is not None and len(falls) == len(kinds):
        columns.append("table-shooters-lost")
        figures.append(shares(falls, lost))
        totals.append(figure(lost))
    told = zip(kinds, zip(*figures, strict=True), strict=True)
    rows = [NeededRow(kind.label, "", [kind.shots, kind.need, *values]) for kind, values in told]
    heads = [say(column) for column in columns]
    return [NeededTable(say("table-shooters"), heads, rows, say("table-shooters-together"), totals)]


def shares(parts: Sequence[float], whole: float) -> list[str]:
    """Each one's part of an average as it is shown, so that they add up to the whole as it is shown. Together they may
    do less than each by himself, for who has fallen cannot fall again.

    >>> shares([0.9, 0.4], 0.9), shares([1.25, 1.25], 2.5), shares([0.0, 0.0], 0.0)
    (['0.6', '0.3'], ['1.3', '1.2'], ['0.0', '0.0'])
    """
    total = sum(parts)
    exact = [10 * part * whole / total if total else 0.0 for part in parts]
    tenths = [int(part) for part in exact]
    missing = round(10 * float(figure(whole))) - sum(tenths)
    for at in sorted(range(len(parts)), key=lambda at: tenths[at] - exact[at])[:missing]:
        tenths[at] += 1
    return [figure(part / 10) for part in tenths]


def figure(mean: float) -> str:
    """An average as it is shown."""
    return f"{mean:.1f}"


class Placed(Protocol):
    """A model on the table, of any game."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def x(self) -> int:
        """Its place along the table."""

    @property
    def y(self) -> int:
        """Its place across the table."""

    @property
    def radius(self) -> int:
        """That of its base."""


def firing(models: Iterable[Placed], able: Collection[str], fire: Collection[str]) -> tuple[list[Message], list[Aside]]:
    """How many of those of a unit who are ``able`` to fire at somebody do ``fire``, in words, and a faint ring about
    the others; nothing where all or none do."""
    asked = [model for model in models if model.id in able]
    aside = [Ghost(model.id, model.x, model.y, model.radius) for model in asked if model.id not in fire]
    if not aside or len(aside) == len(asked):
        return [], []
    return [say("callout-firing", firing=len(asked) - len(aside), models=len(asked))], [Aside(aside)]
