"""How long a position of 100 models takes to be composed from its text, and to be written down again.

The yardstick of the same run is reading as many numbers as JSON: what is below all of it.
"""

from __future__ import annotations

import json
from statistics import median

import grognard
from benchmarks.measure import command, microseconds, report
from grognard.core.engine.soundness import examine

MODELS, LIMIT = 100, 5
"""How many models, and in how many thousandths of a second they should be composed."""


def lines(word: str, units: int, across: float, down: float) -> list[str]:
    """So many units, half of them each side's, in rows."""
    half = units // 2
    return [
        f"{side}.u{n} {word} @{2 + across * (n % 5):g},{(2 if side == 'b' else 26) + down * (n // 5):g}"
        for side in "ab"
        for n in range(half)
    ]


def hexes() -> list[str]:
    """A hundred units, three to a hex of each side's."""
    places = [f"{column}{row}" for row in range(1, 3) for column in "ABCDEFGHIJKL"]
    cards = {"a": "m1-garand-rifle", "b": "mauser-kar-98k"}
    found = []
    for side, card in cards.items():
        at = places if side == "b" else [place[0] + str(14 - int(place[1:])) for place in places]
        found += [f"{side}.u{n} {card} @{at[n // 3]}" for n in range(MODELS // 2)]
    return found


POSITIONS = {
    "bolt_action": ["table 96 x 48", "asks orders a", *lines("10 rifle", 10, 15, 4)],
    "operation_ww2": ["table 180 x 120", "hand a M3", "hand b A4", "asks chain a", *lines("10 rifleman", 10, 30, 12)],
    "wh40k5": ["table 96 x 48", "asks shooting a", *lines("boyz 10", 10, 15, 4)],
    "axis_allies_minis": ["table 12 x 13", "option unit_limit none", "asks assault a", *hexes()],
}


def main() -> None:
    for game, rows in POSITIONS.items():
        text = "\n".join((game, *rows))
        battle = grognard.position(text)
        models = sum(len(getattr(unit, "models", (unit,))) for unit in battle.state.units.values())
        assert models == MODELS, (game, models)
        numbers = json.dumps([[n, n / 7] for n in range(MODELS)])
        yardstick = microseconds(lambda numbers=numbers: json.loads(numbers))  # type: ignore[misc]
        for name, code in (
            ("100 models composed", lambda text=text: grognard.position(text)),
            ("its question looked at in words", lambda battle=battle: examine(battle)),
            ("written down again", lambda battle=battle: grognard.describe(battle)),
        ):
            taken = [each / 1000 for each in microseconds(code)]
            report(f"{game}: {name}"[:60], taken, f"ms (aim {LIMIT})" if "composed" in name else "ms", 2)
            print(f"{'':<44} {median(taken) / median(yardstick) * 1000:>36,.0f} times the yardstick")
    command()


if __name__ == "__main__":
    main()
