"""The page's wire types are those of ``grognard.core``, and every word it says exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
ENGLISH = ROOT / "src" / "grognard" / "i18n" / "en"
WORDS = [ENGLISH / name for name in ("table.ftl", "armies.ftl", "maps.ftl")]
SHARED = [
    ENGLISH / name for name in ("scenarios.ftl", "core.ftl", "server.ftl", "sheet.ftl", "replay.ftl", "verify.ftl", "remote.ftl")
]
"""Words that the library says too."""
DEFINED = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def test_wire_types_are_up_to_date() -> None:
    found = subprocess.run([sys.executable, ROOT / "tools" / "wire_types.py", "--check"], check=False)
    assert found.returncode == 0, "run: python tools/wire_types.py"


def test_every_word_of_the_page_exists() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in WORDS)
    known = set(DEFINED.findall(written))
    shared = set(DEFINED.findall("\n".join(path.read_text(encoding="utf-8") for path in SHARED)))
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    said = set(re.findall(r"\bt\('([\w-]+)'", text)) | set(re.findall(r"'(table-[\w-]+)'", text))
    assert said, "no words found in the page's sources"
    assert said <= known | shared, sorted(said - known - shared)
    stems = set(re.findall(r"t\(`([\w-]+)-\$\{", text))
    for stem in stems:
        assert any(word.startswith(f"{stem}-") for word in known | shared), stem
    used = said | {word for word in known for stem in stems if word.startswith(f"{stem}-")}
    assert known <= used, sorted(known - used)
