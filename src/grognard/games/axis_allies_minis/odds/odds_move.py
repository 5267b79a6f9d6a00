"""The exact odds of a move: its movement rolls, mines, fire in reaction on the way (AAM-MOVE-05, AAM-TERRAIN-14,
AAM-DF-08).

The target of a reaction shot is who moves. What it goes through are hexes, one a step; what lies on a side is crossed
with the step into the next of them, or into a clear hex if none follows. Who fires at it does so as it enters the last
of them, with the numbers of the question.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import prod

from grognard.core.engine.fates import chance_of
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.records import Record, replace
from grognard.games.axis_allies_minis.data.armies import ArmyUnit
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.maps import MapFile
from grognard.games.axis_allies_minis.data.tables import OBSTACLES, SIDES, TERRAIN
from grognard.games.axis_allies_minis.ground.context import B
from grognard.games.axis_allies_minis.ground.crossing import name_of
from grognard.games.axis_allies_minis.odds.attack_odds import outcome_of
from grognard.games.axis_allies_minis.odds.needed_numbers import needed_table
from grognard.games.axis_allies_minis.odds.odds_attack import NAME
from grognard.games.axis_allies_minis.odds.questions import COLUMN, COLUMNS, TARGET, Question, staged, target_of
from grognard.games.axis_allies_minis.rules.attack.aim import Aim
from grognard.games.axis_allies_minis.rules.movement.fates import MINES, PASSED, SAFE, movement_roll
from grognard.games.axis_allies_minis.rules.movement.movement import checks, march_refusal, undeterred
from grognard.games.axis_allies_minis.rules.movement.obstacles import is_mined
from grognard.games.axis_allies_minis.state.choices import March
from grognard.games.axis_allies_minis.state.names import listing
from grognard.games.axis_allies_minis.state.state import Obstacle, State
from grognard.odds.answers import Answer, Likelihood, Spread, percent, refusal
from grognard.odds.distributions import Chance
from grognard.odds.outcomes import Cases
from grognard.space.hex.grid import Direction, Hex, from_offset

ARRIVES, SHAKEN, HELD, MINED, HIT = "arrives", "shaken", "held", "mined", "hit"
ENDS = {end: say("aam-odds-move-end", end=end) for end in (ARRIVES, SHAKEN, HELD, MINED, HIT)}
"""How a move ends: as it was meant; so, but disrupted, which does not stop everybody (AAM-SA-52, AAM-SA-89); at a
failed roll; disrupted by mines or by fire."""
RULES = ("AAM-MOVE-05", "AAM-TERRAIN-14", "AAM-DF-08")
ROWS = 10
"""The least a map has."""


class Stride(Record):
    """One step of a way: the kind of hex it enters, what lies on the side it crosses, the obstacles."""

    ground: str = "clear"
    sides: tuple[str, ...] = ()
    obstacles: tuple[str, ...] = ()


def strides(through: tuple[str, ...]) -> tuple[Stride, ...]:
    """The steps of what a unit goes through, in order.

    >>> strides(("hedgerow", "forest", "minefield"))[0]
    Stride(ground='forest', sides=('hedgerow',), obstacles=())
    """
    found: list[Stride] = []
    crossed = Stride()
    for what in through:
        if what in SIDES:
            crossed = replace(crossed, sides=(*crossed.sides, what))
        elif what in OBSTACLES:
            crossed = replace(crossed, obstacles=(*crossed.obstacles, what))
        if what in TERRAIN or (what in OBSTACLES and OBSTACLES[what].at == "hex"):
            found.append(replace(crossed, ground=what) if what in TERRAIN else crossed)
            crossed = Stride()
    return tuple(found if crossed == Stride() else [*found, crossed])


def way(question: Question) -> tuple[B, tuple[Hex, ...]]:
    """The little battle of a move up a map, and its way."""
    steps = strides(question.through)
    g = _staged(question.target, steps, tuple(sorted(question.options.items()))).clone()
    start, *path = (from_offset(COLUMN, row) for row in range(len(steps), -1, -1))
    mover = replace(target_of(question), at=start, facing=Direction.N)
    lying = (
        Obstacle(id=f"{what}-{number}", kind=what, at=at, side=Direction.S if OBSTACLES[what].at == "side" else None)
        for number, (step, at) in enumerate(zip(steps, path, strict=True))
        for what in step.obstacles
    )
    g.state = State(units={TARGET: mover}, turn=1, phase="movement", obstacles={each.id: each for each in lying})
    return g, tuple(path)


@lru_cache(maxsize=64)
def _staged(target: str, steps: tuple[Stride, ...], options: tuple[tuple[str, str], ...]) -> B:
    """The part of such a battle that costs time."""
    rows = max(ROWS, len(steps) + 1)
    signs = [["."] * COLUMNS for _ in [None] * rows]
    on: dict[str, list[str]] = {what: [] for what in SIDES}
    for number, step in enumerate(steps):
        row = len(steps) - 1 - number
        signs[row][COLUMN] = TERRAIN[step.ground].sign
        for what in dict.fromkeys(step.sides):
            on[what].append(f"{'ABC'[COLUMN]}{row + 1} S")
    map = MapFile(
        format="grognard-hex-map",
        version=1,
        title="Odds",
        terrain="\n".join("".join(line) for line in signs),
        objective="A1",
        zones={"north": (1, 4), "south": (rows - 3, rows)},
        hedgerows=tuple(on["hedgerow"]),
        streams=tuple(on["stream"]),
        cliffs=tuple(on["cliff"]),
    )
    # Somebody has to be the enemy.
    unit = ArmyUnit(id="target", card=target)
    return staged((replace(unit, id="attacker"),), (unit,), map, options)


def move_odds(question: Question, g: B, aim: Aim | Refused, *, fractions: bool = False) -> Answer:
    """The odds of a move that is fired at, or of one that nobody fires at."""
    if question.attacks and isinstance(aim, Refused):
        return refusal(NAME, question, aim)
    ground, path = way(question)
    mover = ground.state.units[TARGET]
    barred = march_refusal(ground, mover, March(TARGET, path, Direction.N), "move")
    if barred is not None:
        why = Refused(say("aam-odds-no-way", target=CARDS[question.target].name), *barred.rules)
        return refusal(NAME, question, why)
    hit = Fraction(0)
    if isinstance(aim, Aim) and question.attacks:
        hit = Fraction(outcome_of(aim, g.state.units[TARGET], question.attacks, fractions=True).marked["disrupted"])
    ends = {end: chance if fractions else float(chance) for end, chance in ends_of(ground, path, hit).items()}
    through = ends[ARRIVES] + ends[SHAKEN]
    return Answer(
        NAME,
        question,
        [Spread("move", say("aam-odds-move"), Cases.of(ends), RULES, ENDS)],
        [Likelihood("arrives", say("aam-odds-arrives"), through, RULES)],
        summary=lambda found: _summary(question, ends),
        tables=lambda: [needed_table(g, aim)] if isinstance(aim, Aim) and question.attacks else [],
    )


def ends_of(g: B, path: tuple[Hex, ...], hit: Fraction) -> dict[str, Fraction]:
    """The chance of each of ``ENDS`` for a move along a way, if fire at its last step disrupts with a chance.

    Mines are rolled for where a unit leaves them and where it stays in them, but not by one that is disrupted already
    (AAM-TERRAIN-14). A shot comes before the mines of the hex it falls in.
    """
    mover = g.state.units[TARGET]
    ends, safe, goes_on = dict.fromkeys(ENDS, Fraction(0)), chance_of(MINES, SAFE), undeterred(mover)
    calm, shaken = (Fraction(0), Fraction(1)) if mover.disrupted else (Fraction(1), Fraction(0))

    def disrupted(end: str, chance: Fraction) -> None:
        nonlocal calm, shaken
        struck, calm = calm * chance, calm * (1 - chance)
        if goes_on:
            shaken += struck
        else:
            ends[end] += struck

    assert mover.at is not None
    for here, there in zip((mover.at, *path), path, strict=False):
        passed = prod(
            (chance_of(movement_roll(each), PASSED) for each in checks(g, mover, here, there)), start=Fraction(1)
        )
        failed = calm * (1 - passed)
        blown = failed * (1 - safe) if is_mined(g, here) and not goes_on else Fraction(0)
        ends[MINED] += blown
        ends[HELD] += failed - blown + shaken * (1 - passed)
        calm, shaken = calm * passed, shaken * passed
        if is_mined(g, here):
            disrupted(MINED, 1 - safe)
    disrupted(HIT, hit)
    if is_mined(g, path[-1]):
        disrupted(MINED, 1 - safe)
    return {**ends, ARRIVES: calm, SHAKEN: shaken}


def _summary(question: Question, ends: dict[str, Chance]) -> Message:
    likely = [end for end in ENDS if ends[end]]
    return say(
        "aam-odds-move-summary",
        target=CARDS[question.target].name,
        through=listing([name_of(what) for what in question.through]),
        unit=CARDS[question.attacker].name,
        attacks=question.attacks,
        range=question.range,
        figures=listing([say("aam-odds-move-figure", end=end, percent=percent(ends[end])) for end in likely]),
    )
