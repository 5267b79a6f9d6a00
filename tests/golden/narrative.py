"""A whole battle as readable text: every decision, choice, roll and event, and the position at the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Chosen, Entry, Happened, Rolled
from grognard.core.engine.saving import header_line
from grognard.core.records import to_builtins, to_text
from grognard.core.saves import load_text
from grognard.core.words import english

FOLDER = Path(__file__).parent


def told(save: str) -> str:
    """The battle of a save with a seed, told from its first decision to its end."""
    loaded = load_text(save)
    assert isinstance(loaded.source, Stream)
    battle: Battle[Any] = Battle(loaded.system, loaded.setup, Stream(loaded.source.seed))
    lines = [f"# {english(battle.system.title)}: {len(loaded.record)} entries, seed {loaded.source.seed}", ""]
    lines += [header_line(battle), "", *happened(battle, 0)]
    for entry in loaded.log:
        if isinstance(entry, Chosen):
            lines += ["", *asked(battle, entry)]
            start = battle.log_length
            battle.choose(entry.choice, entry.seat)
            lines += happened(battle, start + 1)
    return "\n".join([*lines, "", "# Result", "", to_text(battle.result), "", "# Position", "", str(battle.position)])


OF_SETS = {"ChooseTarget", "Reacting"}
"""Decisions that accept more than they list and are not about places: which weapons hold their fire."""


def asked(battle: Battle[Any], entry: Chosen) -> Iterator[str]:
    """The decision about to be made and the choice."""
    decision = next(decision for decision in battle.decisions if decision.seat == entry.seat)
    count = len(battle.choices(decision))
    listed = f"one of {count}" if not decision.sampled or decision.kind in OF_SETS else "any place"
    yield f"{battle.number}. Side {entry.seat}, {decision.kind}: {listed}"
    yield f"   > {json.dumps(stated(to_builtins(entry.choice)), separators=(',', ':'), ensure_ascii=False)}"


def stated(value: Any) -> Any:
    """What a choice says, without all that it leaves empty; the save beside the text has every field."""
    if not isinstance(value, dict):
        return [stated(each) for each in value] if isinstance(value, (list, tuple)) else value
    kept = {name: stated(each) for name, each in value.items()}
    return {name: each for name, each in kept.items() if each is not False and each not in (None, "", [], {})}


def happened(battle: Battle[Any], start: int) -> list[str]:
    """The log from an index on, in words as a spectator reads it; what the log keeps silent about by its name."""
    return [sentence(battle, entry, number) for number, entry in enumerate(battle.log_from(start), start)]


def sentence(battle: Battle[Any], entry: Entry, number: int) -> str:
    """One entry of the log with its dice and rules."""
    line = battle.system.table.line(battle, entry, None, number)
    match entry:
        case Happened(event, rules):
            words = english(line.message) if line is not None else f"({type(event).__name__})"
        case Rolled(roll, faces):
            rules = roll.rules
            words = f"{english(line.message if line is not None else roll.purpose)} {list(faces)}"
        case _:
            raise TypeError(entry)
    return f"   {words}" + (f" [{', '.join(rules)}]" if rules else "")
