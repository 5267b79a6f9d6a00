"""Who fires at a target and what each kind of shooter does, as every game's previews tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grognard.core.messages import Message, say
from grognard.core.wire.overlays import Aside, Ghost
from grognard.core.wire.previews import NeededRow, NeededTable


class Shooters(NamedTuple):
    """Those of a unit that fire the same weapon alike: what they are called, their shots, the roll each needs, the hits
    on average and what falls to them on average by themselves (None: nothing is counted so)."""

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
    counted = lost is not None and all(kind.lost is not None for kind in kinds)
    rows = []
    for kind in kinds:
        values = [kind.shots, kind.need, figure(kind.hits)]
        rows.append(NeededRow(kind.label, "", [*values, figure(kind.lost or 0.0)] if counted else values))
    totals = ["", "", figure(sum(kind.hits for kind in kinds))]
    if counted and lost is not None:
        columns.append("table-shooters-lost")
        totals.append(figure(lost))
    heads = [say(column) for column in columns]
    return [NeededTable(say("table-shooters"), heads, rows, say("table-shooters-together"), totals)]


def figure(mean: float) -> str:
    """An average as it is shown."""
    return f"{mean:.1f}"


def firing(at_all: Iterable[Ghost], idle: Iterable[str]) -> tuple[list[Message], list[Aside]]:
    """How many of those who could fire at somebody do, in words, and a faint ring about those who do not; nothing where
    all or none do."""
    models, kept = list(at_all), frozenset(idle)
    aside = [model for model in models if model.model in kept]
    if not aside or len(aside) == len(models):
        return [], []
    words = say("callout-firing", firing=len(models) - len(aside), models=len(models))
    return [words], [Aside(aside)]
