"""Reading what people bring: army, map and scenario files. A refusal names file, place and mend."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import wraps
from importlib.resources.abc import Traversable
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tomli

from grognard.core.book import misfits
from grognard.core.book.lines import line_of
from grognard.core.book.misfits import allowed, other_file, other_version, value_at
from grognard.core.book.text_files import file_text
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import Record

T = TypeVar("T")

NAMED = re.compile(r"[a-z0-9][a-z0-9-]*")
SURROGATE = re.compile("[\ud800-\udfff]")
"""Half a sign, which no file can hold."""
PASTED = "…"
MAP_LIMIT = 400_000
"""So many characters a map of any game may have."""
LARGEST = 2**53
"""No number of a file is larger: beyond, programs do not agree on what is written."""
LONG_KEY = re.compile(r"""(?<!["'\w-])(?:["'\w-]++[ \t]*+\.[ \t]*+){24}""")
"""A key of so many names that reading it would take the square of their number in memory; no file of ours has three."""


class Problem(Record):
    """Something in an army that a rule forbids, and the unit it is about; ``lacking``: how much of what it asks for is
    not there yet."""

    message: Message
    rule: str
    unit: str | None = None
    lacking: int = 0


def shipped(folder: Traversable, *first: str) -> tuple[str, ...]:
    """The names of the files in a folder of a game's data, what comes with the game: ``first`` the defaults, the rest
    sorted."""
    names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir())
    return (*first, *(name for name in names if name not in first))


def once_for_shipped(folder: Traversable) -> Callable[[Callable[[Any], T]], Callable[[Any], T]]:
    """Decorates a loader so that each file that comes with the game is read once; what it becomes is frozen, so all may
    share it."""

    def decorate(load: Callable[[Any], T]) -> Callable[[Any], T]:
        kept: dict[str, T] = {}

        @wraps(load)
        def loaded(source: Any) -> T:
            if isinstance(source, str) and source in kept:
                return kept[source]
            found = load(source)
            if isinstance(source, str) and source in shipped(folder):
                kept[source] = found
            return found

        return loaded

    return decorate


def read_source(source: str | Path | Mapping[str, Any], folder: Traversable | None, limit: int) -> tuple[str, Any, str]:
    """The name of a source, its plain data and its text: one that comes with the game, a file, a file's text, or data
    as it is, which has no text.

    ``folder`` holds those that come with the game, None if none do; ``limit`` is the most characters a text may have.

    Raises ``InputError``: nothing of these, no such name or file, too long, neither TOML nor JSON.
    """
    if isinstance(source, Mapping):
        return PASTED, dict(source), ""
    if not isinstance(source, str | Path):
        raise InputError(say("file-no-source", kind=type(source).__name__))
    text = str(source)
    if isinstance(source, str) and ("\n" in text or text.lstrip().startswith("{")):
        return PASTED, parsed(PASTED, text, limit), text
    names = () if folder is None else shipped(folder)
    if folder is not None and isinstance(source, str) and source in names:
        content = (folder / f"{source}.toml").read_text(encoding="utf-8")
        return source, parsed(source, content, limit), content
    if SURROGATE.search(text):
        raise InputError(say("file-no-text"))
    path = Path(source)
    if isinstance(source, str) and NAMED.fullmatch(source) and not path.exists():
        raise InputError(say("file-no-such-name", name=source, names=", ".join(names) or "-"))
    content = file_text(path, limit)
    return str(path), parsed(str(path), content, limit), content


def parsed(file: str, text: str, limit: int) -> Any:
    """The plain data of TOML or JSON. Raises ``InputError`` naming the file: empty, too long, or neither."""
    if len(text) > limit:
        raise InputError(say("file-too-long", file=_called(file), limit=limit))
    if not text.strip():
        raise InputError(say("file-empty", file=_called(file)))
    if text.lstrip().startswith("<"):
        raise InputError(say("file-foreign", file=_called(file)))
    try:
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text)
        if LONG_KEY.search(text):
            raise InputError(say("file-invalid", file=_called(file), problem=say("file-nested")))
        return tomli.loads(text)
    except RecursionError as error:
        raise InputError(say("file-invalid", file=_called(file), problem=say("file-nested"))) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise InputError(say("file-not-toml", file=_called(file), problem=str(error))) from error


def _called(file: str) -> Message | str:
    """What a sentence calls a file; text without one is called that."""
    return say("file-pasted") if file == PASTED else file


class Reader:
    """The data of one file on its way into records.

    >>> Reader("list.toml", {"unit": []}).error("unit 1, men", "none are left.").message.args["place"]
    'unit 1, men'
    """

    def __init__(self, file: str, data: Any, text: str = "") -> None:
        self.file = file
        self.data = data
        self.text = text

    def convert(self, type_: type[T]) -> T:
        """The data as a record, strictly. Raises ``InputError`` naming the place."""
        try:
            for path, value in () if _is_plain(self.data) else _leaves(self.data):
                if isinstance(value, int) and abs(value) > LARGEST:
                    raise self.error(place_of(path.strip(".")), say("file-too-large-number"))
                if isinstance(value, float) and not isfinite(value):
                    raise self.error(place_of(path.strip(".")), say("file-not-finite", value=str(value)))
                if isinstance(value, str) and SURROGATE.search(value):
                    raise self.error(place_of(path.strip(".")), say("file-no-text"))
            return msgspec.convert(self.data, type_, strict=True)
        except RecursionError as error:
            raise self.error("", say("file-nested")) from error
        except msgspec.ValidationError as error:
            path, problem = misfit(error, type_)
            raise self.error(place_of(path), unlisted(self.data, path, allowed(type_, path)) or problem) from error

    def known(self, place: str, value: str, names: Collection[str]) -> None:
        """Refuse a value that is not one of the names."""
        if value not in names:
            raise self.error(place, unknown(value, names))

    def unique(self, place: str, ids: Iterable[str]) -> None:
        """Refuse two things with one id."""
        self.refuse((place, say("file-twice", name=id)) for id in twice(ids))

    def refuse(self, wrongs: Iterable[Wrong]) -> None:
        """Raise the first of what is wrong, if anything is."""
        for place, problem in wrongs:
            raise self.error(place, problem)

    def error(self, place: str, problem: Message | str) -> InputError:
        """What is wrong, where in which file; no ``place`` is the file as a whole."""
        if not place:
            return InputError(say("file-invalid", file=_called(self.file), problem=problem))
        line = line_of(self.text, place) if self.text else None
        if line is None:
            return InputError(say("file-invalid-at", file=_called(self.file), place=place, problem=problem))
        return InputError(say("file-invalid-line", file=_called(self.file), place=place, line=line, problem=problem))


Wrong = tuple[str, Message]
"""The place of something wrong in a file, as people count (``unit 3, men 1``), and what is wrong with it."""


def twice(ids: Iterable[str]) -> Iterator[str]:
    """The ids that stand there already.

    >>> list(twice(["a", "b", "a"]))
    ['a']
    """
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            yield id
        seen.add(id)


FEW = 60
"""So many names are all listed; of more the nearest."""

MOST_NEAR = 3
"""So many names are said to be like another."""

LEAST_HELD = 3
"""A text has to be so long that names which hold it are like it."""


def unknown(value: str, names: Iterable[str]) -> Message:
    """That a value is not one of the names: all of them, or of many those that look most like it.

    >>> unknown("rifles", ["rifle", "pistol"]).args["names"], unknown("lgm", [*map(str, range(99)), "lmg"]).args["near"]
    ('rifle, pistol', 'lmg')
    """
    known = list(names)
    if not known:
        return say("file-unknown-none", value=value)
    if len(known) <= FEW:
        return say("file-unknown", value=value, names=", ".join(known))
    return say("file-unknown-near", value=value, near=", ".join(nearest(value, known)) or "none", count=len(known))


def nearest(value: str, names: Iterable[str]) -> list[str]:
    """The names that look most like a value, the likest first: three at most, or those of many words that hold it.

    >>> nearest("smok", ["smoke", "stairs", "smoke_prices"]), nearest("stair", ["stairs", "hand"]), nearest("x", ["a"])
    (['smoke', 'smoke_prices'], ['stairs'], [])
    """
    known = list(names)
    near = get_close_matches(value, known, n=MOST_NEAR)
    holding = [name for name in known if len(value) >= LEAST_HELD and value.lower() in name.lower()]
    return list(dict.fromkeys([*near, *sorted(holding, key=len)]))[:MOST_NEAR]


def misfit(error: msgspec.ValidationError, kind: Any = None) -> tuple[str, Message]:
    """The place of data that does not fit its record, such as ``unit[2].men``, and what is wrong there. ``kind`` is the
    record's type, whose fields are named where one is not known.

    >>> try:
    ...     msgspec.convert({"count": ["one"]}, dict[str, list[int]])
    ... except msgspec.ValidationError as error:
    ...     misfit(error)
    ('[...][0]', Message(id='file-wrong-kind', args={'wanted': 'int', 'given': 'str'}))
    """
    problem, *rest = re.split(r" - at (?:`key` in )?`\$", str(error), maxsplit=1)
    path = "".join(rest).strip(".`")
    return path, misfits.told(problem, misfits.fields(kind, path))


def unlisted(data: Any, path: str, names: tuple[str, ...]) -> Message | None:
    """That plain data holds at a path what is none of the ``names`` allowed there; None if that is not what is wrong.

    >>> unlisted({"quality": "elite"}, "quality", ("regular", "veteran")).args["names"]
    'regular, veteran'
    """
    given = value_at(data, path)
    if not names or not isinstance(given, str) or given in names:
        return other_version(path, given, names)
    return other_file(path, given, names) or unknown(given[:60], names)


def _is_plain(data: Any) -> bool:
    """Whether all texts and numbers in plain data can be kept: found out without looking where they stand."""
    if isinstance(data, str):
        return data.isascii() or SURROGATE.search(data) is None
    if isinstance(data, int):
        return -LARGEST <= data <= LARGEST
    if isinstance(data, float):
        return isfinite(data)
    if isinstance(data, Mapping):
        return all(map(_is_plain, data.values()))
    return not isinstance(data, list | tuple) or all(map(_is_plain, data))


def _leaves(data: Any, path: str = "") -> Iterator[tuple[str, int | float | str]]:
    """The texts and numbers in plain data, each with its path."""
    if isinstance(data, int | float | str):
        yield path, data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from _leaves(value, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from _leaves(value, f"{path}[{index}]")


def place_of(path: str) -> str:
    """A path such as ``unit[2].men[0].count`` as people count: ``unit 3, men 1, count``."""
    counted = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", path)
    return ", ".join(part for part in counted.replace("[...]", "").split(".") if part)
