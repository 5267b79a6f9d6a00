"""Theatre selectors: which units fight in a platoon of a theatre of the war, how many, how good (BA-ARMY-02).

>>> THEATRES["normandy"].year, [each.id for each in theatres_of("soviet")]
(1944, ['barbarossa'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta

from grognard.core.book.tables import Row, TableFile
from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.bolt_action.data.entries import SLOTS, Entry, Slot
from grognard.games.bolt_action.data.tables import DATA, Quality


class Offered(Record):
    """Entries that a theatre has, at most so many of them together in the army (0: as many as their slots hold), of
    these qualities (none: of any they have)."""

    entries: tuple[str, ...]
    most: Annotated[int, Meta(ge=0)] = 0
    qualities: tuple[Quality, ...] = ()

    def has(self, entry: str, quality: Quality) -> bool:
        """Whether a unit is among them."""
        return entry in self.entries and (not self.qualities or quality in self.qualities)


class Theatre(Row, kw_only=True):
    """A theatre of the war and its year: whose army fights in it, the squads every platoon needs (``core``) and all
    that may be taken (``choice``)."""

    nation: str
    year: int
    core: tuple[Offered, ...]
    choice: tuple[Offered, ...]

    @property
    def name(self) -> Message:
        """What it is called, with its year."""
        return say("ba-theatre", theatre=say(f"ba-theatre-{self.id}"), year=str(self.year))

    def is_core(self, entry: str, quality: Quality) -> bool:
        """Whether a squad is one of those that a platoon needs."""
        return any(each.has(entry, quality) for each in self.core)

    def qualities_of(self, entry: Entry) -> tuple[Quality, ...]:
        """The qualities of an entry that fight here; none if it does not."""
        return tuple(quality for quality in entry.qualities if any(each.has(entry.id, quality) for each in self.choice))


THEATRES: Mapping[str, Theatre] = TableFile(DATA, "theatres.toml").table("theatre", Theatre)
SLOTS_OF_THEATRES: Mapping[str, Slot] = {**SLOTS, **TableFile(DATA, "theatres.toml").table("slot", Slot)}
"""The slots of a platoon of any theatre."""


def theatres_of(nation: str) -> Sequence[Theatre]:
    """The theatres a nation's army fights in."""
    return [theatre for theatre in THEATRES.values() if theatre.nation == nation]
