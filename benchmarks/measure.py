"""How the benchmarks measure: several runs, their median and their spread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from timeit import timeit


def microseconds(code: Callable[[], object], number: int = 20, repeats: int = 5) -> list[float]:
    """The microseconds of processor time that one call takes, once for each repeat."""
    return [timeit(code, timer=process_time, number=number) / number * 1e6 for _ in range(repeats)]


def summed_up(values: Sequence[float], digits: int = 1) -> str:
    """The median, and in brackets the least and the greatest value.

    >>> summed_up([3.0, 1.0, 2.0])
    '2.0 (1.0 to 3.0)'
    """
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


def report(name: str, values: Sequence[float], unit: str, digits: int = 1) -> None:
    """One line: what, its median and spread, the unit, how many runs."""
    print(f"{name:<44} {summed_up(values, digits):>36} {unit}, {len(values)} runs")


def command() -> None:
    """How to run this benchmark again."""
    name = sys.modules["__main__"].__spec__
    print(f"reproduce: python -m {name.name if name is not None else 'benchmarks'}")
