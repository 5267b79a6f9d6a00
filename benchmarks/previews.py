"""Chances before the dice: how long the table waits for each kind of preview; what looking back on a battle takes."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import median
from time import process_time
from typing import Any

import grognard
from benchmarks.measure import command
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.odds.history import History

BATTLES = {"bolt_action": 12, "axis_allies_minis": 12, "wh40k5": 6}
LOOKS = 6
"""How many choices of a decision are looked at."""
WAIT = 50.0
"""The milliseconds within which the chances are to be there."""


def kind_of(battle: Battle[Any], decision: Decision, choice: Choice) -> str:
    """What is looked at, in a word or two."""
    name = type(choice).__name__
    if name == "GiveOrder":
        target = getattr(choice, "assault", None)
        if target is None:
            return f"order: {getattr(choice, 'order', '')}"
        return "assault on a vehicle" if battle.state.units[target].is_vehicle else "assault"
    return f"{type(decision).__name__}: {name}"


def looks(system: str) -> dict[str, list[float]]:
    """The milliseconds of every preview of some battles played at random that shows a chart, each done once."""
    names = [listing.name for listing in grognard.system(system).setups.armies()]
    found: defaultdict[str, list[float]] = defaultdict(list)
    for seed in range(BATTLES[system]):
        random = Random(seed)
        armies = random.sample(names, 2) if system == "bolt_action" else ()
        battle = grognard.battle(system, seed=seed, armies=armies)
        while (decision := battle.decision) is not None:
            listed = list(battle.choices(decision))
            for choice in random.sample(listed, min(LOOKS, len(listed))):
                proposal = ChoiceProposal(to_builtins(choice))
                start = process_time()
                shown = battle.system.table.preview(battle, decision.seat, proposal)
                wait = (process_time() - start) * 1000
                if shown.charts:
                    found[kind_of(battle, decision, choice)].append(wait)
            battle.take(battle.sample(random, decision), decision)
    return found


def backwards(system: str) -> None:
    """The forecasts of whole battles, which the table keeps up with choice by choice."""
    whole, each = [], []
    for seed in range(10):
        battle = grognard.battle(system, seed=seed)
        random = Random(seed)
        while (decision := battle.decision) is not None:
            battle.take(battle.sample(random, decision), decision)
        start = process_time()
        History(battle)
        whole.append((process_time() - start) * 1000)
        each.append(whole[-1] / battle.number)
    print(f"forecasts of a whole battle, {system}: {median(whole):.0f} ms, {median(each):.2f} ms a choice, 10 battles")


def main() -> None:
    for system in BATTLES:
        print(f"{system}, previews with chances, ms")
        late = 0
        for kind, times in sorted(looks(system).items()):
            late += sum(wait > WAIT for wait in times)
            print(f"  {kind:<40} median {median(times):7.1f}  most {max(times):7.1f}  of {len(times)}")
        print(f"  more than {WAIT:.0f} ms: {late}")
        backwards(system)
    command()


if __name__ == "__main__":
    main()
