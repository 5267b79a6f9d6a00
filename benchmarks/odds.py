"""Exact odds: a pool of dice against icepool and a million samples, a whole attack, a whole fire order."""

from __future__ import annotations

from fractions import Fraction
from statistics import median
from time import process_time

import icepool
import numpy

from benchmarks.measure import command, microseconds, report
from grognard import odds
from grognard.core.records import Record
from grognard.games.axis_allies_minis.odds import Question as Tanks
from grognard.games.bolt_action.odds import Question as Squads
from grognard.odds import pools

DICE = 20
HIT, WOUND, SAVE = 3, 4, 5
SAMPLES = 1_000_000


def pool() -> pools.Distribution:
    """Our own, worked out anew each time."""
    pools._binomial.cache_clear()
    return pools.through(DICE, (7 - HIT) / 6, (7 - WOUND) / 6, (SAVE - 1) / 6)


def by_icepool() -> object:
    """The same by icepool: a die of dice, so many of them."""
    saved = icepool.d6.map(lambda face: int(face < SAVE))
    wound = icepool.d6.map(lambda face: saved if face >= WOUND else 0)
    return DICE @ icepool.d6.map(lambda face: wound if face >= HIT else 0)


def by_samples(random: numpy.random.Generator) -> object:
    """The same by a million samples."""
    hits = random.binomial(DICE, (7 - HIT) / 6, SAMPLES)
    wounds = random.binomial(hits, (7 - WOUND) / 6)
    return numpy.bincount(random.binomial(wounds, (SAVE - 1) / 6), minlength=DICE + 1) / SAMPLES


def pools_compared() -> None:
    own = microseconds(pool, 2000)
    theirs = microseconds(by_icepool, 20)
    random = numpy.random.default_rng(1)
    sampled = microseconds(lambda: by_samples(random), 1)
    exact = pools.through(DICE, *map(pools.die_chance, (HIT, WOUND)), 1 - pools.die_chance(SAVE), fractions=True)
    report(f"{DICE} dice hit, wound and save", own, "µs")
    report("the same by icepool", theirs, "µs")
    report("the same by 1,000,000 samples of numpy", sampled, "µs")
    print(
        f"icepool takes {median(theirs) / median(own):,.0f} times as long, numpy {median(sampled) / median(own):,.0f}"
    )
    print(f"largest error of ours: {worst(pool().chances, exact.chances):.1e}")
    print(f"largest error of the samples: {worst(by_samples(random), exact.chances):.1e}")


def worst(near: object, exact: tuple[pools.Chance, ...]) -> float:
    return max(abs(float(a) - float(b)) for a, b in zip(near, exact, strict=True))  # type: ignore[call-overload]


def attacks() -> None:
    """Whole attacks through the public function; what is known of a unit is kept, the answers are not."""
    squads = [
        Squads(
            attacker="german-500/squad-a", target="us-500/squad-a", range=inches, cover=cover, pins=pins, moved=moved
        )
        for inches in (5, 8, 12, 16, 20, 23)
        for cover in ("none", "soft", "hard")
        for pins in (0, 1, 2)
        for moved in (False, True)
    ]
    tanks = [
        Tanks(attacker="m4a1-sherman", target="panzer-iv-ausf-g", range=hexes, cover=cover, disrupted=disrupted)
        for hexes in range(1, 9)
        for cover in ("none", "forest", "hedgerow")
        for disrupted in (False, True)
    ]
    asked: tuple[tuple[str, list[Record]], ...] = (("bolt_action", [*squads]), ("axis_allies_minis", [*tanks]))
    for name, questions in asked:
        start = process_time()
        odds.ask(name, questions[0])
        first = (process_time() - start) * 1000
        for question in questions:
            odds.ask(name, question)

        def whole(name: str = name, questions: list[Record] = questions) -> None:
            for question in questions:
                odds.ask(name, question)

        times = [each / len(questions) for each in microseconds(whole, 5)]
        report(f"a whole attack, {name}", times, "µs")
        print(f"  the very first question about these units: {first:,.0f} ms")


def orders() -> None:
    """Whole fire orders: test, FUBAR, reaction, shot, morale."""
    question = Squads(attacker="german-500/squad-a", target="us-500/squad-a", cover="soft", pins=1, order="fire")
    odds.ask("bolt_action", question)
    times = [each / 1000 for each in microseconds(lambda: odds.ask("bolt_action", question), 5)]
    report("a whole fire order with test, FUBAR, morale", times, "ms")
    exact, rough = odds.ask("bolt_action", question, fractions=True), odds.ask("bolt_action", question)
    error = max(
        abs(float(Fraction(chance)) - float(near))
        for spread in exact.spreads
        for (_, chance), (_, near) in zip(spread.chances.items(), rough[spread.name].items(), strict=True)
    )
    print(f"largest error against fractions: {error:.1e}")


def main() -> None:
    pools_compared()
    attacks()
    orders()
    command()


if __name__ == "__main__":
    main()
