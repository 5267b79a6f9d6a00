"""Write the JSON Schemas of every game's files, ``src/grognard/schemas/GAME/FORM.json``, from the records that read
them.

Run from the repository's root: ``python tools/schemas.py``; with ``--check`` it only says whether they are up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from grognard.core.armies.schemas import forms, schema
from grognard.core.systems import systems

FOLDER = Path(__file__).resolve().parent.parent / "src" / "grognard" / "schemas"


def written() -> dict[Path, str]:
    """Every file of the folder with what it has to hold."""
    return {
        FOLDER / game / f"{form}.json": json.dumps(schema(form, game), indent=1, ensure_ascii=False) + "\n"
        for game in sorted(systems())
        for form in forms(game)
    }


def main(arguments: list[str]) -> int:
    """Write them, or compare."""
    wanted = written()
    if "--check" in arguments:
        there = {path: path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.json")}
        if there != wanted:
            print("The schemas are out of date: run python tools/schemas.py", file=sys.stderr)
            return 1
        return 0
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in set(FOLDER.rglob("*.json")) - set(wanted):
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
