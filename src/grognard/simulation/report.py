"""What many battles say: who wins and how surely, by what and when, what each unit did for its points."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core.records import Record
from grognard.simulation.fighting import Fought
from grognard.simulation.plan import Plan
from grognard.simulation.rates import mean_of, share_of


class Rate(Record):
    """A share in hundredths with its interval of 95 in a hundred."""

    share: float
    low: float
    high: float


class Amount(Record):
    """A mean and half the width of its interval of 95 in a hundred; None where there are too few to say."""

    mean: float
    within: float | None


class UnitReport(Record):
    """A unit over all battles: its worth, what it took of the enemy's worth, that for a hundred points of its own, the
    share of it that was lost, how often all of it was."""

    contender: int
    unit: str
    name: str
    worth: float
    earned: Amount
    per_hundred: float
    lost: float
    gone: float


class Report(Record):
    """Many battles in figures; everything is by contender. ``win`` counts a draw as half a victory, ``first_seat`` is
    what the first seat won, whoever had it. ``turned`` counts the turns from which on the winner led, ``faults`` the
    battles by what went wrong in them."""

    system: str
    names: tuple[str, str]
    battles: int
    wins: tuple[int, int]
    drawn: int
    win: Rate
    first_seat: Rate
    points: tuple[Amount, Amount]
    reasons: dict[str, int]
    turns: dict[int, int]
    turned: dict[int, int]
    units: tuple[UnitReport, ...]
    left: dict[int, tuple[float, float]]
    faults: dict[str, int]

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        found: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return found


def report(plan: Plan, fought: Sequence[Fought]) -> Report:
    """The report of so many battles; broken ones count only among the faults."""
    whole = [each for each in fought if each.reason != "broken"]
    return Report(
        plan.system,
        plan.names,
        len(whole),
        (sum(each.winner == 0 for each in whole), sum(each.winner == 1 for each in whole)),
        sum(each.winner is None for each in whole),
        rate(_worth(plan, whole)),
        rate([1 - each.worth if each.swapped else each.worth for each in whole]),
        (_amount([each.points[0] for each in whole]), _amount([each.points[1] for each in whole])),
        dict(Counter(each.reason for each in whole).most_common()),
        dict(sorted(Counter(each.turns for each in whole).items())),
        dict(sorted(Counter(turn for each in whole if (turn := turned(each)) is not None).items())),
        tuple(_units(whole)),
        _left(whole),
        dict(Counter(each.fault for each in fought if each.fault).most_common()),
    )


def _worth(plan: Plan, fought: Sequence[Fought]) -> list[float]:
    """What each battle was worth to the first contender, or each pair on one seed with the sides changed."""
    if not plan.swap:
        return [each.worth for each in fought]
    pairs: dict[int, list[float]] = defaultdict(list)
    for each in fought:
        pairs[each.seed].append(each.worth)
    return [sum(pair) / len(pair) for pair in pairs.values()]


def turned(fought: Fought) -> int | None:
    """The turn from which on the winner was ahead in points; None of a draw, or if no turn says so."""
    if fought.winner is None:
        return None
    points: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for stand in fought.stands:
        points[stand.turn][stand.contender] = stand.points
    since = None
    for turn in sorted(points):
        ahead = points[turn][fought.winner] > points[turn][1 - fought.winner]
        since = (turn if since is None else since) if ahead else None
    return since


def _units(fought: Sequence[Fought]) -> list[UnitReport]:
    rows = defaultdict(list)
    for each in fought:
        for unit in each.units:
            rows[unit.contender, unit.unit].append(unit)
    found = []
    for (contender, id), units in rows.items():
        worth = units[0].worth
        earned = _amount([unit.earned for unit in units])
        lost = sum(unit.lost for unit in units) / len(units)
        gone = sum(unit.lost == 1 for unit in units) / len(units)
        found.append(
            UnitReport(
                contender,
                id,
                units[0].name,
                worth,
                earned,
                round(100 * earned.mean / worth, 1),
                round(100 * lost, 1),
                round(100 * gone, 1),
            )
        )
    return sorted(found, key=lambda unit: (unit.contender, -unit.per_hundred))


def _left(fought: Sequence[Fought]) -> dict[int, tuple[float, float]]:
    """The hundredths of each force that were left after each turn, on average of the battles that got so far."""
    rows: dict[int, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for each in fought:
        for stand in each.stands:
            rows[stand.turn][stand.contender].append(stand.left)
    return {
        turn: (round(sum(first) / len(first), 1), round(sum(second) / len(second), 1))
        for turn, (first, second) in sorted(rows.items())
        if first and second
    }


def rate(worth: Sequence[float]) -> Rate:
    """The share won, in hundredths, by what each battle or pair was worth."""
    return Rate(*(round(100 * each, 1) for each in share_of(worth)))


def _amount(values: Sequence[float]) -> Amount:
    mean, within = mean_of(values)
    return Amount(round(mean, 2), None if within == float("inf") else round(within, 2))
