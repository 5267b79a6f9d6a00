"""Which game and edition a list is of, as far as it says."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec
import tomli

from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.rosters.names import plainly
from grognard.rosters.records import Catalogue, Roster

EDITION = re.compile(r"\b(\d{1,2}) ?(?:st|nd|rd|th|ed|e|edition|0)?\b")
"""The number of an edition in a name of which the game's own words are taken out."""


class Family(Record):
    """A game in all its editions: ``called`` what list programs call it, ``ids`` the edition by their ids;
    ``system`` and ``edition`` are what is played here of it."""

    title: str
    called: tuple[str, ...]
    system: str = ""
    edition: int = 0
    ids: dict[str, int] = {}


class Identity(Record):
    """What a list is of: the game's title, its edition if it says so, the family if it is known here."""

    title: str
    edition: int | None = None
    family: Family | None = None

    @property
    def system(self) -> str | None:
        """The game here that it can be fought in; None if the edition is another or not said."""
        family = self.family
        return family.system if family and family.system and self.edition == family.edition else None

    @property
    def name(self) -> Message:
        """Game and edition in words."""
        if not self.title:
            return say("roster-game-unknown")
        if self.edition is None:
            return say("roster-game", title=self.title)
        return say("roster-game-edition", title=self.title, edition=self.edition)

    @property
    def hindrance(self) -> Message | None:
        """Why nothing can be fought with it as it is; None: it can."""
        if self.system:
            return None
        if not self.title:
            return say("roster-no-game")
        if self.family is None or not self.family.system:
            return say("roster-other-game", game=self.name)
        if self.edition is None:
            return say("roster-no-edition", game=self.name, edition=self.family.edition, system=self.family.system)
        return say("roster-other-edition", game=self.name, edition=self.family.edition, system=self.family.system)


def identity(found: Roster | Catalogue) -> Identity:
    """Which game and edition a list or a catalogue is of.

    >>> each = identity(Roster("Mine", "battlescribe", game="Warhammer 40,000 9th Edition"))
    >>> each.title, each.edition, each.system
    ('Warhammer 40,000', 9, None)
    >>> identity(Roster("Mine", "battlescribe", game="wh40k-5th-edition")).system
    'wh40k5'
    """
    game = found.game if isinstance(found, Roster) else (found.name if found.kind == "system" else "")
    for family in families():
        if found.game_id in family.ids:
            return Identity(family.title, family.ids[found.game_id], family)
    called = plainly(game)
    for family in families():
        for words in family.called:
            if words in called:
                number = EDITION.search(called.replace(words, " "))
                return Identity(family.title, int(number[1]) if number else None, family)
    return Identity(game)


@cache
def families() -> tuple[Family, ...]:
    """The games that are told apart."""
    text = (files("grognard.rosters") / "systems.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomli.loads(text)["family"], tuple[Family, ...])
