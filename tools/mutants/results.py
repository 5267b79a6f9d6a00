"""What became of mutants, kept between runs, and those that change nothing, with the reason."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from grognard.core.records import Record
from tools.break_rules import files_marked
from tools.mutants.mutations import Mutant
from tools.mutants.sessions import KILLED, SURVIVED, TIMEOUT, UNTESTED, Found


class Kept(Record):
    """One line of the file of results. ``stands_on`` is a digest of the tests that had a say in it."""

    key: str
    place: str
    status: str
    test: str
    stands_on: str
    others: tuple[str, ...] | None = None


class Results:
    """What became of a game's mutants (``.mutants/<game>.jsonl``), each line written as soon as it is known.

    A result holds until the place, or the tests that decided, have changed: the killer's file; of a survivor all files
    with tests of its rules.
    """

    def __init__(self, file: Path, root: Path, everything: bool = False) -> None:
        self.file, self.root, self.everything = file, root, everything
        self.times_file = file.with_suffix(".times.json")
        self.kept: dict[str, Kept] = {}
        self.times: dict[str, float] = {}
        if file.is_file():
            for line in file.read_bytes().splitlines():
                try:
                    kept = msgspec.json.decode(line, type=Kept)
                except msgspec.DecodeError:  # the last line of a run that was cut off
                    continue
                self.kept[kept.key] = kept
        if self.times_file.is_file():
            self.times = msgspec.json.decode(self.times_file.read_bytes(), type=dict[str, float])

    def forget(self) -> None:
        """Begin anew."""
        self.kept.clear()
        self.file.unlink(missing_ok=True)

    def of(self, mutant: Mutant) -> Found | None:
        """What became of a mutant, if that still holds."""
        found = self._of(mutant, digest(mutant.key))
        if self.everything and (found is None or found.status not in (KILLED, TIMEOUT)):
            found = self._of(mutant, self._key(mutant))
        return found

    def survived(self, mutant: Mutant) -> bool:
        """Whether no marked test noticed a mutant when it was last tried, whatever has changed since."""
        kept = self.kept.get(digest(mutant.key))
        return kept is not None and kept.status in (SURVIVED, UNTESTED)

    def _of(self, mutant: Mutant, key: str) -> Found | None:
        kept = self.kept.get(key)
        if kept is None or kept.place != digest(mutant.place.text):
            return None
        found = Found(kept.status, kept.test, kept.others)
        return found if kept.stands_on == self._stands_on(mutant, found) else None

    def keep(self, mutant: Mutant, found: Found) -> None:
        """Write a result down."""
        stands_on = self._stands_on(mutant, found)
        kept = Kept(self._key(mutant), digest(mutant.place.text), found.status, found.test, stands_on, found.others)
        self.kept[kept.key] = kept
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(kept) + b"\n")

    def keep_times(self) -> None:
        """Write down how long tests take."""
        self.file.parent.mkdir(exist_ok=True)
        self.times_file.write_bytes(msgspec.json.encode(self.times))

    def _key(self, mutant: Mutant) -> str:
        return digest(mutant.key + " with all tests" * self.everything)

    def _stands_on(self, mutant: Mutant, found: Found) -> str:
        if found.status in (KILLED, TIMEOUT):
            return _digest_of((str(self.root / found.test.split("::")[0]),)) if found.test else ""
        return _digest_of(_marked(self.root / "tests", mutant.place.rules))


def digest(text: str) -> str:
    """A short name of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def _digest_of(files: tuple[str, ...]) -> str:
    return digest("".join(Path(file).read_text(encoding="utf-8") for file in files if Path(file).is_file()))


@cache
def _marked(tests: Path, rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(str, files_marked(rules, tests)))


class Equivalent(Record):
    """A mutant that changes nothing: at the ``place`` (a qualified name, a row) ``was`` becomes ``now``."""

    place: str
    was: str
    now: str
    reason: str


def read_equivalents(file: Path) -> list[Equivalent]:
    """Those of a game, none if there is no file. Raises ValueError naming the file and the entry."""
    if not file.is_file():
        return []
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
        return msgspec.convert(entries, list[Equivalent], strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file}: {error}; an entry is [[equivalent]] with place, was, now and reason") from error


class Equivalents:
    """The mutants that change nothing, by place and difference."""

    def __init__(self, entries: Iterable[Equivalent]) -> None:
        self.entries = {(each.place, _plain(each.was), _plain(each.now)): each for each in entries}

    def of(self, mutant: Mutant) -> Equivalent | None:
        return self.entries.get((mutant.place.name, _plain(mutant.was), _plain(mutant.now)))

    def places(self) -> set[str]:
        return {place for place, _, _ in self.entries}

    def stale(self, mutants: Sequence[Mutant]) -> list[Equivalent]:
        """The entries that are none of the mutants of their places."""
        there = {(each.place.name, _plain(each.was), _plain(each.now)) for each in mutants}
        return [entry for key, entry in self.entries.items() if key not in there]


def _plain(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())
