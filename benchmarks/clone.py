"""What a copy of a battle costs, beside a deep copy of its state alone."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import grognard
from benchmarks.measure import command, microseconds, report

CHOICES = 60


def main() -> None:
    battle = grognard.battle("bolt_action", seed=1)
    random = Random(1)
    while battle.number < CHOICES and not battle.over:
        decision = battle.decision
        assert decision is not None
        battle.take(battle.sample(random, decision), decision)
    report(f"battle.clone() after {battle.number} choices", microseconds(battle.clone, 20_000), "µs", 2)
    report("copy.deepcopy(battle.state)", microseconds(lambda: deepcopy(battle.state), 50), "µs", 0)
    command()


if __name__ == "__main__":
    main()
