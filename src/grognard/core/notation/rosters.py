"""What may be put into a position: the units of the armies that come with a game, in the words of its notation."""

from __future__ import annotations

from grognard.core.messages import Message
from grognard.core.notation.notation import Notation
from grognard.core.systems import system


def unit_words(name: str) -> list[tuple[Message, list[str]]]:
    """The title of each army that comes with a game, and the words of its units, each kind once.

    >>> title, words = unit_words("bolt_action")[0]
    >>> words[0].split()[:2]
    ['second-lieutenant', 'regular']
    """
    notation: Notation = system(name).notation
    found = []
    for listing in notation.setups.armies():
        units = map(notation.alone, notation.load_army(listing.name).unit)
        found.append((listing.title, list(dict.fromkeys(map(notation.tell_unit, units)))))
    return found
