"""Exact odds: a pool of dice against icepool and a million samples, whole attacks, orders, assaults, plans, the first
answer of all."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from os import environ
from statistics import median
from subprocess import run
from sys import executable
from tempfile import TemporaryDirectory
from time import process_time

import icepool
import numpy

from benchmarks.measure import command, microseconds, report
from grognard import odds
from grognard.core.records import Record
from grognard.games.axis_allies_minis.odds.odds import Question as Tanks
from grognard.games.bolt_action.odds import fight_odds
from grognard.games.bolt_action.odds.odds import Question as Squads
from grognard.games.operation_ww2.odds.questions import Question as Sections
from grognard.games.wh40k5.odds.odds import Question as Units
from grognard.games.wh40k5.odds.wound_odds import Peril, Spray, Squad, wound_odds_of
from grognard.odds import distributions

DICE = 20
HIT, WOUND, SAVE = 3, 4, 5
SAMPLES = 1_000_000


def pool() -> distributions.Distribution:
    """Our own, worked out anew each time."""
    distributions._binomial.cache_clear()
    return distributions.through(DICE, (7 - HIT) / 6, (7 - WOUND) / 6, (SAVE - 1) / 6)


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


def profile() -> object:
    """One weapon profile at one unit of Warhammer 40,000: so many shots that hit, wound and are saved, to the models
    lost."""
    distributions._binomial.cache_clear()
    peril = Peril(Fraction(SAVE - 1, 6), False, 1, False)
    squad = Squad(((1,) * DICE,), (1,), (1.0,))
    return wound_odds_of(squad, [Spray(DICE, (((peril,), (7 - HIT) * (7 - WOUND) / 36),))])


def pools_compared() -> None:
    own = microseconds(pool, 2000)
    theirs = microseconds(by_icepool, 20)
    random = numpy.random.default_rng(1)
    sampled = microseconds(lambda: by_samples(random), 1)
    exact = distributions.through(
        DICE, *map(distributions.die_chance, (HIT, WOUND)), 1 - distributions.die_chance(SAVE), fractions=True
    )
    report(f"{DICE} dice hit, wound and save", own, "µs")
    whole = microseconds(profile, 500)
    report("the same to the models of a unit, wh40k5", whole, "µs")
    report("the same by icepool", theirs, "µs")
    report("the same by 1,000,000 samples of numpy", sampled, "µs")
    print(f"a profile of wh40k5 takes {median(whole) / median(theirs):.2f} of icepool's time")
    print(
        f"icepool takes {median(theirs) / median(own):,.0f} times as long, numpy {median(sampled) / median(own):,.0f}"
    )
    print(f"largest error of ours: {worst(pool().chances, exact.chances):.1e}")
    print(f"largest error of the samples: {worst(by_samples(random), exact.chances):.1e}")


def worst(near: object, exact: tuple[distributions.Chance, ...]) -> float:
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
    sections = [
        Sections(attacker="german-1944/squad-1", target=f"us-1944/{unit}", range=far, cover=cover, order=order)
        for unit in ("headquarters", "squad-1", "squad-2")
        for far in (10, 40, 70)
        for cover in ("none", "light", "medium")
        for order in ("fire", "covering-fire")
    ]
    units = [
        Units(attacker=attacker, target=target, range=far, cover=cover)
        for attacker in ("orks-500/mob-1", "orks-500/lootas", "space-marines-500/scouts")
        for target in ("space-marines-500/tactical-squad", "orks-500/mob-2", "space-marines-500/rhino")
        for far in (6, 10)
        for cover in ("none", "4+")
    ]
    asked: tuple[tuple[str, list[Record]], ...] = (
        ("bolt_action", [*squads]),
        ("axis_allies_minis", [*tanks]),
        ("operation_ww2", [*sections]),
        ("wh40k5", [*units]),
    )
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


FIGHTS = (("10 boy", "10 space-marine"), ("3 killa-kan", "3 killa-kan"))


def to_the_end(attacker: str, target: str) -> object:
    """A combat of Warhammer until it is decided."""
    return odds.ask("wh40k5", attacker=attacker, target=target, attack="assault", until="end")


def plans() -> None:
    """Assaults and plans of several attacks; nothing of an answer is kept from one run to the next."""
    squad = {"attacker": "10 rifle", "target": "10 rifle", "range": 10}
    storm = squad | {"order": "assault"}
    tank = {"attacker": "m4a1-sherman", "target": "panzer-iv-ausf-g", "range": 3}

    def assault(reaction: str = "stand") -> None:
        fight_odds._known.clear()
        odds.ask("bolt_action", storm, reaction=reaction)

    asked: dict[str, Callable[[], object]] = {
        "an assault, 10 men on 10, to its end": assault,
        "the same, fired at first": lambda: assault(reaction="fire"),
        "a tank's fire order at a tank": lambda: odds.ask(
            "bolt_action", attacker="tiger-i", target="m4-sherman", range=24, order="fire", pins=1
        ),
        "10 men fire, 10 storm: both orders": lambda: odds.course("bolt_action", [squad, storm]),
        "three squads fire: the best order": lambda: odds.course(
            "bolt_action", [squad, squad | {"range": 8}, squad | {"range": 6}]
        ),
        "two tanks at one, and its answer": lambda: odds.course(
            "axis_allies_minis", [tank, tank], counter={"range": 3}
        ),
        "20 boyz assault 10 marines": lambda: odds.ask(
            "wh40k5",
            attacker="orks-500/mob-1",
            target="space-marines-500/tactical-squad",
            attack="assault",
        ),
        **{f"{attacker} and {target} to the end": partial(to_the_end, attacker, target) for attacker, target in FIGHTS},
        "10 marines with template and blast at 20 boyz": lambda: odds.ask(
            "wh40k5", attacker="space-marines-500/tactical-squad", target="orks-500/mob-1", range=6
        ),
        "a salvo of six rockets at eight men": lambda: odds.ask(
            "operation_ww2", attacker="1 nebelwerfer", target="8 kar98k", range=150
        ),
        "the same at a squad of ten": lambda: odds.ask(
            "operation_ww2", attacker="1 nebelwerfer", target="german-1944/squad-1", range=150
        ),
        "two squads compared at 40 ranges": lambda: odds.curve(
            "bolt_action", [squad, squad | {"attacker": "10 smg"}], "range"
        ),
    }
    for what, work in asked.items():
        work()
        report(what, [each / 1000 for each in microseconds(work, 1)], "ms")


FIRST = """
from time import process_time
begun = process_time()
from grognard import odds
answer = odds.ask({name!r}, {question!r})
str(answer)
print(process_time() - begun)
"""


def first_answers() -> None:
    """The very first question of a fresh program, with all that is read for it, to its sentence; its modules have been
    compiled by a program before it, as an installed library's are."""
    questions: dict[str, dict[str, object]] = {
        "bolt_action": {"attacker": "german-500/squad-a", "target": "us-500/squad-a", "range": 12},
        "axis_allies_minis": {"attacker": "m4a1-sherman", "target": "panzer-iv-ausf-g", "range": 3},
    }
    for name, question in questions.items():
        code = FIRST.format(name=name, question=question)
        with TemporaryDirectory() as compiled:
            setting = {**environ, "PYTHONPYCACHEPREFIX": compiled}
            setting.pop("PYTHONDONTWRITEBYTECODE", None)
            asked = [executable, "-c", code]
            told = [run(asked, capture_output=True, text=True, check=True, env=setting).stdout for _ in range(6)]
        report(f"a fresh program's first answer, {name}", [1000 * float(each) for each in told[1:]], "ms")


def main() -> None:
    pools_compared()
    attacks()
    orders()
    plans()
    first_answers()
    command()


if __name__ == "__main__":
    main()
