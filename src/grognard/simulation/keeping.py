"""A folder of battles fought: the plan, a line a battle as it ends, and tables for other programs when all are there.

A run that was cut off leaves whole lines and perhaps a torn one, which is dropped: its battle is fought again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

import msgspec

from grognard.core.errors import GrognardError, InputError
from grognard.core.messages import say
from grognard.core.records import from_text, to_builtins, to_text
from grognard.simulation.fighting import Fought
from grognard.simulation.plan import Plan

PLAN, BATTLES = "plan.json", "battles.jsonl"
TABLES = ("battles", "units", "turns")
"""The tables, each a Parquet file."""


class Folder:
    """Where the battles of a plan are kept.

    Raises ``InputError``: the folder cannot be written, or holds battles and ``resume`` was not asked for, or holds
    those of another plan.
    """

    def __init__(self, path: Path, plan: Plan, resume: bool = False) -> None:
        self.path = path
        self.plan = plan
        try:
            path.mkdir(parents=True, exist_ok=True)
            kept = path / PLAN
            if kept.exists():
                self._same(kept, resume)
            else:
                _replace(kept, to_text(plan) + "\n")
            self._kept = {each.number: each for each in self._whole_lines()}
            self._file: TextIO = (path / BATTLES).open("a", encoding="utf-8")
        except OSError as error:
            raise InputError(
                say("simulation-folder", folder=str(path), problem=error.strerror or str(error))
            ) from error

    @staticmethod
    def seed_of(kept: Path) -> int:
        """The first seed of a plan that is kept. Raises ``InputError``."""
        return _read(kept).seed

    def _same(self, kept: Path, resume: bool) -> None:
        if not resume:
            raise InputError(say("simulation-folder-used", folder=str(self.path)))
        before = _read(kept)
        mine, theirs = to_builtins(self.plan), to_builtins(before)
        other = [field for field in mine if mine[field] != theirs.get(field) and field != "battles"]
        if other:
            raise InputError(say("simulation-other-plan", folder=str(self.path), fields=", ".join(other)))
        _replace(kept, to_text(self.plan) + "\n")

    @property
    def fought(self) -> dict[int, Fought]:
        """The battles of the plan that are kept, by number; a longer plan's stay in the file and are not told."""
        return {number: each for number, each in self._kept.items() if number < self.plan.battles}

    def _whole_lines(self) -> Iterator[Fought]:
        """The battles of the file; what is torn is cut off."""
        file = self.path / BATTLES
        if not file.exists():
            return
        whole: list[str] = []
        lines = file.read_bytes().splitlines(keepends=True)
        for line in lines:
            try:
                fought = from_text(line.decode(), Fought)
            except (GrognardError, msgspec.MsgspecError, UnicodeDecodeError):
                continue
            if line.endswith(b"\n"):
                whole.append(line.decode())
                yield fought
        if len(whole) < len(lines):
            _replace(file, "".join(whole))

    def keep(self, fought: Fought) -> None:
        """Add a battle; it is on its way to the disk when this returns."""
        self._kept[fought.number] = fought
        self._file.write(to_text(fought) + "\n")
        self._file.flush()

    def close(self) -> None:
        """All are there: put them in their order, so that the same plan leaves the same file."""
        self._file.close()
        lines = [to_text(self._kept[number]) + "\n" for number in sorted(self._kept)]
        _replace(self.path / BATTLES, "".join(lines))

    def write_tables(self) -> bool:
        """Write a Parquet file a table: of battles, of units, of turns. Whether it could: it takes pyarrow (the extra
        ``simulate``)."""
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            return False
        fought = self.fought
        for name, rows in tables([fought[number] for number in sorted(fought)]).items():
            parquet.write_table(pyarrow.Table.from_pylist(rows), self.path / f"{name}.parquet")
        return True


def _replace(file: Path, text: str) -> None:
    """Write a file whole or not at all: who is killed in between finds the old one."""
    new = file.with_suffix(file.suffix + ".new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, file)


def _read(kept: Path) -> Plan:
    try:
        found: Plan = from_text(kept.read_text(encoding="utf-8"), Plan)
    except (GrognardError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise InputError(say("simulation-folder", folder=str(kept), problem=str(error))) from error
    return found


def tables(fought: Sequence[Fought]) -> dict[str, list[dict[str, Any]]]:
    """Rows a battle, a unit and a turn, as other programs read them."""
    battles = []
    units: list[dict[str, Any]] = []
    turns: list[dict[str, Any]] = []
    for each in fought:
        row = to_builtins(each)
        first, second = row.pop("points")
        for table, part in ((units, "units"), (turns, "stands")):
            table += [{"battle": each.number} | found for found in row.pop(part)]
        battles.append(row | {"first_points": first, "second_points": second})
    return {"battles": battles, "units": units, "turns": turns}
