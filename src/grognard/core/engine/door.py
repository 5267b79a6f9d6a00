"""The door of a battle: a choice handed in by a program is what its record declares, or it is refused by field.

Records do not check what they are made of, and a wrong value would be met only when a rule stumbles over it or the save
is read again. So each choice takes the way through its text form, by which it would come back from a save.
"""

from __future__ import annotations

import enum
import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from grognard.core.book.reading import unknown
from grognard.core.engine.choices import Choice, Concede, Dice
from grognard.core.errors import GrognardError, InputError, Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record

LONGEST = 60
"""So many characters of a wrong value are shown."""

_encoder = msgspec.json.Encoder()


class Door:
    """What a game's choices have to be."""

    __slots__ = ("_decode", "_kinds")

    def __init__(self, kinds: tuple[type[Choice], ...]) -> None:
        every: tuple[type[Choice], ...] = (*kinds, Dice, Concede)
        self._kinds = {kind.__name__: kind for kind in every}
        self._decode = msgspec.json.Decoder(Union[tuple(self._kinds.values())], strict=True).decode

    def let_in(self, choice: Any) -> Choice:
        """The choice as a save would give it back.

        Raises ``Refused`` naming the field that is of a wrong kind, what was given and what it may be.
        """
        try:
            found: Choice = self._decode(_encoder.encode(choice))
            if found == choice:
                return found
        except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
            pass
        raise Refused(self._fault(choice))

    def _fault(self, choice: Any) -> Message:
        kind = type(choice)
        if self._kinds.get(kind.__name__) is not kind:
            return say("refused-no-choice", given=shown(choice), problem=unknown(kind.__name__, self._kinds))
        place, value, wanted = misfit(choice, kind)
        return say("refused-malformed", kind=kind.__name__, field=place, given=shown(value), valid=valid(wanted))


def shown(value: Any) -> str:
    """A value as its program would write it, cut short."""
    text = repr(value).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def unsound(start: object, error: BaseException) -> BaseException:
    """What to raise where the rules fail: the error, or, in a battle that was put in a position (``start``; None: in
    none), that the position contradicts itself."""
    if start is None or isinstance(error, GrognardError) or not isinstance(error, Exception):
        return error
    told = broken(error)
    told.__cause__ = error
    return told


def broken(error: Exception) -> InputError:
    """What is said of a position at which the rules fail."""
    notes = getattr(error, "__notes__", [])
    return InputError(say("position-breaks", where=notes[0] if notes else "-", problem=shown(error)))


# ---- what does not fit -----------------------------------------------------------------------------------------------


def fits(value: Any, wanted: Any) -> bool:
    """Whether a value goes through its text form and comes back the same."""
    try:
        return bool(msgspec.json.decode(_encoder.encode(value), type=wanted, strict=True) == value)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return False


def misfit(value: Any, wanted: Any, place: str = "") -> tuple[str, Any, Any]:
    """The innermost thing within a value that does not fit the type wanted there: its place, itself, and that type."""
    if isinstance(value, msgspec.Struct) and isinstance(wanted, type) and isinstance(value, wanted):
        for field, inner in hints(wanted).items():
            if not fits(getattr(value, field), inner):
                return misfit(getattr(value, field), inner, f"{place}.{field}" if place else field)
    elif get_origin(wanted) is tuple and isinstance(value, tuple):
        inners = get_args(wanted)
        if inners[-1] is Ellipsis:
            inners = (inners[0],) * len(value)
        if len(inners) == len(value):
            for index, (each, inner) in enumerate(zip(value, inners, strict=True)):
                if not fits(each, inner):
                    return misfit(each, inner, f"{place}[{index}]")
    elif get_origin(wanted) in (Union, types.UnionType):
        for kind in get_args(wanted):
            origin = get_origin(kind) or kind
            if isinstance(origin, type) and issubclass(origin, (tuple, msgspec.Struct)) and isinstance(value, origin):
                return misfit(value, kind, place)
    return place, value, wanted


@cache
def hints(kind: type) -> dict[str, Any]:
    """The fields of a record and their types."""
    found = get_type_hints(kind)
    return {name: found[name] for name in kind.__struct_fields__}  # type: ignore[attr-defined]


def _bounds(meta: Any) -> Iterator[tuple[str, float]]:
    for name, bounds in (("least", (meta.ge, meta.gt)), ("most", (meta.le, meta.lt))):
        yield from ((name, bound) for bound in bounds if bound is not None)


PLAIN = {int: "whole-number", str: "text", bool: "truth", float: "number", type(None): "nothing", dict: "table"}


def valid(wanted: Any) -> Message:
    """What a type lets in, in words."""
    origin = get_origin(wanted)
    if origin is Annotated:
        inner, *metas = get_args(wanted)
        bounds = {name: value for meta in metas for name, value in _bounds(meta)}
        if len(bounds) < 2:
            return valid(inner)
        above = any(meta.gt is not None for meta in metas)
        return say("valid-above" if above else "valid-between", what=valid(inner), **bounds)
    if origin in (Union, types.UnionType):
        first, *others = get_args(wanted)
        words = valid(first)
        for other in others:
            words = say("valid-either", one=words, other=valid(other))
        return words
    if origin is Literal:
        return say("valid-one-of", names=", ".join(map(repr, get_args(wanted))))
    if origin is tuple:
        inners = get_args(wanted)
        if inners[-1] is Ellipsis:
            return say("valid-tuple", each=valid(inners[0]))
        return say("valid-tuple-of", count=len(inners), each=valid(inners[0]))
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        return say("valid-one-of", names=", ".join(repr(each.value) for each in wanted))
    if isinstance(wanted, type) and issubclass(wanted, Record):
        return say("valid-record", name=f"{wanted.__name__}({', '.join(wanted.__struct_fields__)})")
    return say(f"valid-{PLAIN[origin or wanted]}") if (origin or wanted) in PLAIN else say("valid-other", name=wanted)


def decoded(value: Any, kind: Any, what: str) -> Any:
    """Plain data as a record of some kind. Raises ``InputError`` saying of ``what``, and which field is wrong."""
    try:
        return msgspec.convert(value, kind, strict=True)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise InputError(say("input-invalid", what=what, problem=str(error))) from error
