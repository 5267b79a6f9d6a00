"""A sentence for people, still without a language: the id of a Fluent message and its arguments."""

from __future__ import annotations

from typing import Union

from grognard.core.records import Record

Argument = Union[str, int, float, "Message"]


class Message(Record):
    """The sentence ``id`` of the Fluent resources, with its named arguments.

    An argument that is itself a ``Message`` is put into words first, in the same language.

    >>> Message("battle-turn", {"turn": 3})
    Message(id='battle-turn', args={'turn': 3})
    """

    id: str
    args: dict[str, Argument] = {}

    def __hash__(self) -> int:
        return hash((self.id, *self.args))


def say(id: str, **args: Argument) -> Message:
    """``Message`` with its arguments as keywords; an underscore stands for a Fluent hyphen.

    >>> say("unit-pinned", unit="A", pins=2)
    Message(id='unit-pinned', args={'unit': 'A', 'pins': 2})
    """
    return Message(id, {name.replace("_", "-"): value for name, value in args.items()})


def kebab(name: str) -> str:
    """The name of a class as Fluent ids spell it.

    >>> kebab("UnitDestroyed")
    'unit-destroyed'
    """
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
