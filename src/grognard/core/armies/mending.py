"""What might mend a breach: changes of the unit it is about or of the whole list, units taken out or added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grognard.core.armies.builder import Builder, Dial
from grognard.core.armies.records import Breach, Mend
from grognard.core.armies.weighing import apart
from grognard.core.messages import Message, say

WHOLE = ""
"""Stands for the whole list where else a unit is named by its id."""


def conceivable(builder: Builder[Any], record: Any, ids: Sequence[str], breach: Breach) -> list[Mend]:
    """The changes that are worth trying, the nearest first; what they do is for the checker to say."""
    whole = list(_settings(WHOLE, builder.choices(record)))
    if breach.unit is None:
        if not breach.lacking:
            return [*whole, *(_removal(builder, record, id) for id in ids)]
        title = [(each, say("army-mend-add", entry=each.title)) for each in builder.entries(record)]
        return [*(Mend(kind="add", unit=entry.name, title=said) for entry, said in title), *whole]
    dials = list(builder.dials(record, breach.unit))
    name = builder.name_of(record, breach.unit)
    found = []
    for dial in dials[:1]:
        words: Message = say("army-mend-restate", unit=name)
        found.append(Mend(kind="set", unit=breach.unit, setting=dial.name, value=dial.value, title=words))
    return [*found, *_settings(breach.unit, dials), _removal(builder, record, breach.unit), *whole]


def _settings(unit: str, dials: Iterable[Dial]) -> Iterable[Mend]:
    for dial in dials:
        for value, said in sorted(dial.values, key=lambda value: apart(value[0], dial.value)):
            if value != dial.value:
                words = say("army-mend-set", setting=dial.title, value=said)
                yield Mend(kind="set", unit=unit, setting=dial.name, value=value, title=words)


def _removal(builder: Builder[Any], record: Any, id: str) -> Mend:
    return Mend(kind="remove", unit=id, title=say("army-mend-remove", unit=builder.name_of(record, id)))
