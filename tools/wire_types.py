"""Write ``web/src/net/types.ts`` from the wire records of ``grognard.core``.

Run from the repository's root: ``python tools/wire_types.py``; with ``--check`` it only says whether the file is
up to date.
The JSON schema of msgspec is the source, so that the page and the server cannot drift apart unseen.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from grognard.core import messages
from grognard.core.records import Record
from grognard.core.wire import forecasts, log_lines, overlays, previews, questions, scene, summaries

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "types.ts"
HEAD = "// Written by tools/wire_types.py from grognard.core; do not edit.\n"
MODULES = (messages, overlays, scene, questions, previews, forecasts, log_lines, summaries)


def records() -> list[type[Record]]:
    """The wire records, in the order they are declared."""
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, Record) and value.__module__ == module.__name__
    ]


def in_typescript(schema: dict[str, Any]) -> str:
    """The TypeScript type of one schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(in_typescript(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        item = in_typescript(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object" and "additionalProperties" in schema:
        return f"Record<string, {in_typescript(schema['additionalProperties'])}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def module() -> str:
    """The whole TypeScript module. A tagged record carries its tag in ``type``, as on the wire."""
    wanted = records()
    _, components = msgspec.json.schema_components(wanted, ref_template="#/{name}")
    lines = [HEAD]
    for record in wanted:
        lines.append(f"export interface {record.__name__} {{")
        for name, field in components[record.__name__]["properties"].items():
            lines.append(f"  {name}: {in_typescript(field)};")
        lines.append("}\n")
    drawn = [r.__name__ for r in get_args(overlays.Overlay)]
    proposed = [r.__name__ for r in get_args(previews.Proposal)]
    lines.append(f"export type Overlay = {' | '.join(drawn)};\n")
    lines.append(f"export type Proposal = {' | '.join(proposed)};")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the file, or only compare it."""
    text = module()
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
