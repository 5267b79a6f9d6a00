"""How long an army of 30 units is re-checked after a change, read from its file, and asked what may be taken.

The yardstick of the same run is reading that file's JSON as plain data: what is below all of it.
"""

from __future__ import annotations

import json

import grognard
from benchmarks.measure import command, microseconds, report
from grognard.core.armies.army import Army
from grognard.core.systems import systems

UNITS = 30


def grown(game: str) -> Army:
    """The first army that comes with a game, its units taken again until there are 30."""
    found = grognard.army(game, grognard.system(game).setups.armies()[0].name, limit=10_000)
    ids = found.ids
    while len(found.ids) < UNITS:
        found.duplicate(ids[len(found.ids) % len(ids)])
    return found


def main() -> None:
    for game in sorted(systems()):
        army = grown(game)
        text = army.text("json")
        yardstick = microseconds(lambda text=text: json.loads(text))  # type: ignore[misc]
        report(f"{game}: reading plain JSON", yardstick, "µs")
        for name, code in (
            ("re-checking 30 units", lambda army=army: Army(army.system, army.record, army.terms).breaches),
            ("reading and checking them", lambda game=game, text=text: grognard.army(game, text).breaches),
            ("all that may be taken", lambda army=army: army.additions()),
            ("all that may be set of a unit", lambda army=army: army.settings(army.ids[0])),
        ):
            taken = microseconds(code, number=3)
            report(f"{game}: {name}", [each / 1000 for each in taken], "ms", 2)
            ratio = sorted(taken)[len(taken) // 2] / sorted(yardstick)[len(yardstick) // 2]
            print(f"{'':<44} {ratio:>36,.0f} times the yardstick")
    command()


if __name__ == "__main__":
    main()
