"""Battles in a process of their own: a plan and its part of it come as a line, each battle goes out as one.

For whoever must be able to end it at any time, such as the server: ``python -m grognard.simulation``. It stands back
where processors are scarce, and ends when nobody listens any more.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from grognard.core.records import Record, from_text, to_text
from grognard.simulation.fighting import fight
from grognard.simulation.plan import Plan

MANNERS = 10
"""By how much it stands back: the "niceness" added."""


class Part(Record):
    """Of a plan's battles those whose number leaves ``rest`` when divided by ``of``."""

    plan: Plan
    rest: int = 0
    of: int = 1


def main() -> None:
    """Fight them."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)
    part: Part = from_text(sys.stdin.readline(), Part)
    with suppress(BrokenPipeError):
        for fixture in part.plan.fixtures():
            if fixture.number % part.of == part.rest:
                print(to_text(fight(part.plan, fixture)), flush=True)


if __name__ == "__main__":
    main()
