"""How often each position of a chain of chances is visited, where some may come again.

>>> again = {0: {0: 0.5, 1: 0.25, 2: 0.25}}
>>> sorted(visits({0: 1.0}, [again[0], {}, {}]).items())
[(0, 2.0), (1, 0.5), (2, 0.5)]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.odds.distributions import Chance

Leads = dict[int, Chance]
"""Where a position leads next, by number, with the chances."""


def visits(begun: Leads, leads: Sequence[Leads]) -> Leads:
    """The expected number of visits of each position reached; of an end it is the chance to end there.

    Exact for fractions. Positions that lead round in a circle are solved for together; every circle must have a way
    out.
    """
    found: Leads = dict(begun)
    reached: Leads = {}
    for circle in circles(leads, begun):
        inflow = {number: found[number] for number in circle if number in found}
        if not inflow:
            continue
        solved = inflow if len(circle) == 1 and circle[0] not in leads[circle[0]] else _solved(circle, inflow, leads)
        inside = set(circle)
        for number, chance in solved.items():
            reached[number] = chance
            for there, part in leads[number].items():
                if there not in inside:
                    found[there] = found[there] + chance * part if there in found else chance * part
    return reached


def circles(leads: Sequence[Leads], roots: Iterable[int]) -> list[list[int]]:
    """The positions to be reached from the roots in groups that lead round to themselves (mostly of one), each group
    before those it leads to (Tarjan, SIAM J. Comput. 1, 1972, without recursion)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    path: list[int] = []
    on_path: set[int] = set()
    groups: list[list[int]] = []
    for root in roots:
        if root in order:
            continue
        work = [(root, iter(leads[root]))]
        order[root] = low[root] = len(order)
        path.append(root)
        on_path.add(root)
        while work:
            here, onward = work[-1]
            for there in onward:
                if there not in order:
                    order[there] = low[there] = len(order)
                    path.append(there)
                    on_path.add(there)
                    work.append((there, iter(leads[there])))
                    break
                if there in on_path:
                    low[here] = min(low[here], order[there])
            else:
                work.pop()
                if work:
                    above = work[-1][0]
                    low[above] = min(low[above], low[here])
                if low[here] == order[here]:
                    group: list[int] = []
                    while not group or group[-1] != here:
                        group.append(path.pop())
                        on_path.discard(group[-1])
                    groups.append(group)
    return groups[::-1]


def _solved(circle: list[int], inflow: Leads, leads: Sequence[Leads]) -> Leads:
    """The visits within a circle: each is what flows in from outside and from the others.

    Positions are taken out one by one, their flow passed on, then put back in reverse.
    """
    nothing = next(iter(inflow.values())) * 0
    inside = set(circle)
    flow = {number: inflow.get(number, nothing) for number in circle}
    onward = {number: {to: part for to, part in leads[number].items() if to in inside} for number in circle}
    taken: list[tuple[int, Leads]] = []
    left = list(circle)
    while left:
        out = left.pop()
        again = onward[out].pop(out, nothing)
        share: Chance = 1 / (1 - again)
        into = {number: onward[number].pop(out) for number in left if out in onward[number]}
        taken.append((out, {**into, out: share}))
        flow[out] *= share
        for number, part in into.items():
            for there, more in onward[out].items():
                onward[number][there] = onward[number].get(there, nothing) + part * share * more
        for there, more in onward[out].items():
            flow[there] += flow[out] * more
    found: Leads = {}
    for out, into in reversed(taken):
        again = into.pop(out)
        found[out] = flow[out] + sum((found[number] * part for number, part in into.items()), nothing) * again
    return found
