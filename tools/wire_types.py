"""Write the page's types from the server's records.

``web/src/net/types.ts`` are those of ``grognard.core``; ``web/src/net/protocol.ts``, the messages and answers around
them, those of ``grognard.server`` and ``grognard.odds``.

Run from the repository's root: ``python tools/wire_types.py``; with ``--check`` it only says whether the files are
up to date.
The JSON schema of msgspec is the source, so that the page and the server cannot drift apart unseen.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from grognard.agents import told_lines
from grognard.core import maps as core_maps
from grognard.core import messages, setups
from grognard.core.records import Record
from grognard.core.scenarios import records as drawn
from grognard.core.verifying import records as verdicts
from grognard.core.wire import forecasts, log_lines, overlays, previews, questions, scene, summaries
from grognard.odds import answers, asking, comparing, courses
from grognard.replays import costly, moments, study
from grognard.server import listings, simulations, wire
from grognard.server.clocks import records as clock_records
from grognard.server.pages import (
    army_views,
    clocks,
    invitations,
    maps,
    notices,
    odds,
    open_seats,
    positions,
    rosters,
    rulebook,
    scenario_views,
)
from grognard.server.pages import simulations as simulation_pages
from grognard.server.talks import records as talk

NET = Path(__file__).resolve().parent.parent / "web" / "src" / "net"
HEAD = "// Written by tools/wire_types.py from {origin}; do not edit.\n"
Records = Sequence[type[Record]]


def declared(*modules: ModuleType) -> list[type[Record]]:
    """The records of modules, in the order they are declared."""
    return [
        value
        for module in modules
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, Record) and value.__module__ == module.__name__
    ]


TYPES = declared(messages, overlays, scene, questions, previews, forecasts, log_lines, summaries)
ODDS: tuple[type[Record], ...] = (
    asking.Choosable,
    asking.Field,
    asking.Measured,
    answers.OutcomeReport,
    answers.SpreadReport,
    answers.ChanceReport,
    answers.Report,
    comparing.Worth,
    comparing.Curve,
    comparing.Table,
    courses.OrderReport,
    courses.TollReport,
    courses.CourseFigures,
    courses.CourseReport,
)
"""What answers about odds are made of; a page knows them by these names with ``Odds`` before them."""
PROTOCOL: list[type[Record]] = [
    *declared(wire, talk, clock_records),
    *declared(verdicts),
    setups.OptionValue,
    setups.Listing,
    setups.PresetListing,
    *declared(listings, rulebook),
    *ODDS,
    *declared(odds, positions, army_views, rosters, core_maps, maps),
    *get_args(drawn.Change),
    drawn.Shape,
    drawn.Handle,
    drawn.Mend,
    *declared(
        scenario_views,
        simulations,
        simulation_pages,
        invitations,
        open_seats,
        clocks,
        notices,
        moments,
        costly,
        study,
    ),
    told_lines.StepView,
]


def name_of(record: type[Record]) -> str:
    """What a record is called on the page."""
    return f"Odds{record.__name__}" if record in ODDS else record.__name__


def in_typescript(schema: dict[str, Any], called: Mapping[str, str]) -> str:
    """The TypeScript type of one schema; ``called``: the page's names of records, where the schema has others."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rsplit("/", 1)[-1]
        return called.get(name, name)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(in_typescript(part, called) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(in_typescript(each, called) for each in schema['prefixItems'])}]"
    if kind == "array":
        item = in_typescript(schema["items"], called)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object" and "additionalProperties" in schema:
        return f"Record<string, {in_typescript(schema['additionalProperties'], called)}>"
    if kind == "object":
        return "Record<string, unknown>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def interfaces(wanted: Records) -> list[str]:
    """The records as interfaces, as the page knows them. A tagged one carries its tag in ``type``, as on the wire."""
    found, components = msgspec.json.schema_components(wanted, ref_template="#/{name}")
    called = {each["$ref"].rsplit("/", 1)[-1]: name_of(record) for each, record in zip(found, wanted, strict=True)}
    lines = []
    for each, record in zip(found, wanted, strict=True):
        lines.append(f"export interface {name_of(record)} {{")
        for name, field in components[each["$ref"].rsplit("/", 1)[-1]]["properties"].items():
            lines.append(f"  {name}: {in_typescript(field, called)};")
        lines.append("}\n")
    return lines


def union(name: str, members: Any) -> str:
    """One of several records."""
    return f"export type {name} = {' | '.join(name_of(each) for each in get_args(members))};"


def types() -> str:
    """What is told of a table."""
    lines = [HEAD.format(origin="grognard.core"), *interfaces(TYPES)]
    lines += [union("Overlay", overlays.Overlay) + "\n", union("Proposal", previews.Proposal)]
    return "\n".join(lines) + "\n"


def protocol() -> str:
    """The messages between page and server, and the answers to requests."""
    lines = [*interfaces(PROTOCOL), union("ToPage", wire.ToPage) + "\n", union("FromPage", wire.FromPage) + "\n"]
    lines.append(union("ArmyChange", army_views.ArmyChange) + "\n")
    lines.append(union("Change", drawn.Change))
    body = "\n".join(lines) + "\n"
    known = [*(name_of(each) for each in TYPES), "Overlay", "Proposal"]
    named = sorted(name for name in known if re.search(rf": .*\b{name}\b", body))
    imported = "import type {\n" + "".join(f"  {name},\n" for name in named) + "} from './types';\n"
    return "\n".join([HEAD.format(origin="grognard.server and grognard.odds"), imported, body])


def main() -> int:
    """Write the files, or only compare them."""
    texts = {NET / "types.ts": types(), NET / "protocol.ts": protocol()}
    if "--check" in sys.argv[1:]:
        return int(any(not file.exists() or file.read_text(encoding="utf-8") != text for file, text in texts.items()))
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
