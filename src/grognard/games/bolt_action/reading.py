"""Reading what people bring: army and map files. Every refusal names the file, the place in it and the mend."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.games.bolt_action.tables import DATA

T = TypeVar("T")

NAMED = re.compile(r"[a-z0-9][a-z0-9-]*")
PASTED = "…"


@lru_cache(maxsize=8)
def shipped(folder: str) -> tuple[str, ...]:
    """The names of the files that come with the game in a folder of its data, sorted."""
    return tuple(sorted(file.name.removesuffix(".toml") for file in (DATA / folder).iterdir()))


def read_source(source: str | Path | Mapping[str, Any], folder: str, limit: int) -> tuple[str, Any]:
    """The name of a source and its plain data: one that comes with the game, a file, a file's text, or data as it is.

    Raises ``InputError``: no such name or file, too long, neither TOML nor JSON.
    """
    if isinstance(source, Mapping):
        return PASTED, dict(source)
    text = str(source)
    if isinstance(source, str) and ("\n" in text or text.lstrip().startswith("{")):
        return PASTED, _parsed(PASTED, text, limit)
    names = shipped(folder)
    if isinstance(source, str) and source in names:
        return source, _parsed(source, (DATA / folder / f"{source}.toml").read_text(encoding="utf-8"), limit)
    path = Path(source)
    if isinstance(source, str) and NAMED.fullmatch(source) and not path.exists():
        raise InputError(say("ba-file-no-such-name", name=source, names=", ".join(names)))
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1).decode("utf-8")
    except (OSError, ValueError) as error:
        raise InputError(say("file-unreadable", file=str(path), problem=str(error))) from error
    return str(path), _parsed(str(path), content, limit)


def _parsed(file: str, text: str, limit: int) -> Any:
    if len(text) > limit:
        raise InputError(say("ba-file-too-long", file=_called(file), limit=limit))
    try:
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text)
        return tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(say("ba-file-not-toml", file=_called(file), problem=str(error))) from error


def _called(file: str) -> str | Message:
    """What a sentence calls a file; text without one is called that."""
    return say("ba-file-pasted") if file == PASTED else file


class Reader:
    """The data of one file on its way into records."""

    def __init__(self, what: str, file: str, data: Any) -> None:
        self.what = what
        self.file = file
        self.data = data

    def convert(self, type_: type[T]) -> T:
        """The data as a record, strictly. Raises ``InputError`` naming the place."""
        try:
            return msgspec.convert(self.data, type_, strict=True)
        except msgspec.ValidationError as error:
            problem, _, path = str(error).partition(" - at `$")
            raise self.error(_place(path.rstrip("`")), say("ba-file-bad-value", problem=problem)) from error

    def known(self, place: str, value: str, names: Collection[str]) -> None:
        """Refuse a value that is not one of the names."""
        if value not in names:
            raise self.error(place, say("ba-file-unknown", value=value, names=", ".join(names)))

    def unique(self, place: str, ids: Iterable[str]) -> None:
        """Refuse two things with one id."""
        seen: set[str] = set()
        for id in ids:
            if id in seen:
                raise self.error(place, say("ba-file-twice", name=id))
            seen.add(id)

    def error(self, place: str, problem: Any) -> InputError:
        """What is wrong, where in which file."""
        where = _called(self.file)
        if not place:
            return InputError(say("ba-file-wrong", file=where, problem=problem))
        return InputError(say("ba-file-wrong-at", file=where, place=place, problem=problem))


def _place(path: str) -> str:
    """A path such as ``.unit[2].men[0].count`` as people count: ``unit 3, men 1, count``."""
    counted = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", path)
    return ", ".join(part for part in counted.replace("[...]", "").split(".") if part)
