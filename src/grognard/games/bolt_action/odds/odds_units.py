"""Units named in a question: one of a list, or described in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grognard.core.book.reading import unknown
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record, from_text, to_builtins, to_text
from grognard.games.bolt_action.data.armies import (
    ArmyUnit,
    ModelGroup,
    army_names,
    load_army,
)
from grognard.games.bolt_action.data.entries import ENTRIES, SPECIALS, Entry
from grognard.games.bolt_action.data.tables import NATIONS, QUALITIES, WEAPONS, Quality
from grognard.games.bolt_action.data.usual import armed_men, usual_men

SQUAD = "infantry-section"
"""The entry of men described by their weapons alone."""


class Described(Record, kw_only=True):
    """A line of an army list with its nation, as a question may bring it."""

    nation: str
    unit: ArmyUnit

    @property
    def key(self) -> str:
        """Its text, which tells it from others."""
        return to_text({"nation": self.nation, "unit": self.unit})


Asked = str | Described


@lru_cache(maxsize=512)
def unit_asked(field: str, asked: Asked) -> tuple[str, ArmyUnit]:
    """The nation and the army line of a unit asked about.

    ``german-500/squad-a`` is the unit of this id in a list that comes with the game. Otherwise words: a nation, a
    quality and special rules, each of which may be left out (British, regular, none), then an entry of the army book
    with its usual men, or men by their weapons. Raises ``InputError`` naming the field and the mend.

    >>> unit_asked("attacker", "us-500/squad-a")[1].size
    12
    >>> [(each.count, each.role) for each in unit_asked("attacker", "german veteran 8 rifle + 1 lmg")[1].men]
    [(1, 'nco'), (1, 'loader'), (6, 'rifleman'), (1, 'gunner')]
    """
    if isinstance(asked, Described):
        return _checked(field, asked)
    if asked.startswith("{"):
        try:
            described = from_text(asked, Described)
        except ValueError as error:
            raise _fault(field, say("ba-odds-no-line", problem=str(error))) from error
        return _checked(field, described)
    if "/" in asked:
        name, _, id = asked.partition("/")
        if name not in army_names():
            raise _fault(field, unknown(name, army_names()))
        army = load_army(name)
        for unit in army.unit:
            if unit.id == id:
                return army.nation, unit
        raise _fault(field, unknown(id, [unit.id for unit in army.unit]))
    return _in_words(field, asked)


def _checked(field: str, asked: Described) -> tuple[str, ArmyUnit]:
    list_of_one = {"format": "grognard-army", "version": 1, "system": "bolt_action", "name": "asked"}
    try:
        army = load_army({**list_of_one, "nation": asked.nation, "unit": [to_builtins(asked.unit)]})
    except InputError as error:
        raise _fault(field, error.message) from error
    return army.nation, army.unit[0]


def _in_words(field: str, text: str) -> tuple[str, ArmyUnit]:
    words = text.replace("+", " + ").replace(",", " + ").split()
    nation, quality, rules = "british", "regular", list[str]()
    while words and (words[0] in NATIONS or words[0] in QUALITIES or words[0] in SPECIALS):
        word = words.pop(0)
        if word in SPECIALS:
            rules.append(word)
        else:
            nation, quality = (word, quality) if word in NATIONS else (nation, word)
    entry, rest = ENTRIES[SQUAD], words
    if words and words[0] in ENTRIES:
        entry, rest = ENTRIES[words[0]], words[1:]
    if other := [rule for rule in rules if rule not in entry.special]:
        raise _fault(field, unknown(other[0], entry.special))
    for misfit in filter(None, (SPECIALS[rule].misfit(quality) for rule in rules)):
        raise _fault(field, misfit)
    if entry.id == (words[0] if words else "") and not rest:
        return nation, _line(entry, quality, usual_men(entry), rules)  # type: ignore[arg-type]
    counted = _counted(field, rest)
    if not counted:
        raise _fault(field, say("ba-odds-no-men", text=text))
    return nation, _line(entry, quality, armed_men(counted, entry.nco or entry.id == SQUAD), rules)  # type: ignore[arg-type]


def _counted(field: str, words: list[str]) -> dict[str, int]:
    """Men by weapon, from words such as ``8 rifle + 1 lmg``."""
    found: dict[str, int] = {}
    for part in " ".join(words).split("+"):
        number, _, weapon = part.strip().partition(" ")
        weapon = weapon.strip()
        if weapon not in WEAPONS:
            raise _fault(field, unknown(weapon or number, [*WEAPONS, *ENTRIES, *army_names()]))
        if not number.isdecimal() or len(number) > 2 or not 1 <= int(number) <= 30:
            raise _fault(field, say("ba-odds-no-men", text=part))
        found[weapon] = found.get(weapon, 0) + int(number)
    return found


def _line(entry: Entry, quality: Quality, men: tuple[ModelGroup, ...], rules: Sequence[str]) -> ArmyUnit:
    return ArmyUnit(id="unit", entry=entry.id, quality=quality, men=men, rules=tuple(rules))


def _fault(field: str, problem: Message) -> InputError:
    return InputError(say("odds-bad-field", field=field, problem=problem))
