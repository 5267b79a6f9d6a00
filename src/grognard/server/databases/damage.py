"""A file of battles that is damaged: recognised, and moved out of the way."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import DatabaseError

SQLITE_FILE = b"SQLite format 3\x00"
"""How every SQLite file begins."""


def is_malformed(error: DatabaseError, file: Path, ours: bool) -> bool:
    """Whether it is the file that is damaged: our own, or one that was a store of battles."""
    name = getattr(error.orig, "sqlite_errorname", "")
    if not name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return False
    with file.open("rb") as content:
        return ours or content.read(len(SQLITE_FILE)) == SQLITE_FILE


def moved_aside(file: Path) -> Path:
    """Rename a damaged file, with what SQLite keeps beside it; its new name."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    aside = file.with_name(f"{file.name}.damaged-{stamp}")
    for end in ("", "-wal", "-shm"):
        beside = file.with_name(file.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    return aside
