"""No source is longer than a person reads at once: the page's and the tools'."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import ROOT

MOST = 400
"""How many lines a source has at most; what is generated may have more."""
SOURCES = {
    "tools": (".py",),
    "benchmarks": (".py",),
    "web/src": (".ts", ".svelte", ".css"),
    "web/tests": (".ts",),
}


def lengths(folder: Path, kinds: tuple[str, ...]) -> dict[str, int]:
    """How many lines each source has that people write."""
    texts = {file: file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.suffix in kinds}
    return {
        file.relative_to(ROOT).as_posix(): text.count("\n")
        for file, text in texts.items()
        if not text.startswith("// Written by tools/")
    }


@pytest.mark.parametrize(("folder", "kinds"), list(SOURCES.items()), ids=list(SOURCES))
def test_no_source_is_longer_than_a_person_reads_at_once(folder: str, kinds: tuple[str, ...]) -> None:
    found = lengths(ROOT / folder, kinds)
    assert found, f"no sources in {folder}"
    assert [f"{name}: {count} lines" for name, count in sorted(found.items()) if count > MOST] == []
