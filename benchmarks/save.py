"""How many bytes a save of a whole battle takes, and how long writing and reading it does."""

from __future__ import annotations

import gzip
from random import Random
from time import process_time

import grognard
from benchmarks.measure import command, report

BATTLES = 10


def main() -> None:
    sizes, packed, entries, writing, reading = [], [], [], [], []
    for seed in range(BATTLES):
        battle = grognard.battle("bolt_action", seed=seed)
        random = Random(seed)
        while not battle.over:
            decision = battle.decision
            assert decision is not None
            battle.take(battle.sample(random, decision), decision)
        start = process_time()
        text = battle.save_text()
        writing.append((process_time() - start) * 1000)
        start = process_time()
        assert grognard.load_text(text).position == battle.position
        reading.append((process_time() - start) * 1000)
        sizes.append(float(len(text.encode())))
        packed.append(float(len(gzip.compress(text.encode()))))
        entries.append(float(battle.number))
    report("choices of a battle", entries, "choices", 0)
    report("save of a whole battle", sizes, "bytes", 0)
    report("the same, packed by gzip", packed, "bytes", 0)
    report("writing it", writing, "ms")
    report("reading it (the battle is played again)", reading, "ms")
    command()


if __name__ == "__main__":
    main()
