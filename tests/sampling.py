"""What is tried over many values at some cost: a few of them in every run, all of them in the slow one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first(many: int, values: Iterable[Any]) -> list[Any]:
    """The values as parameters of a test of which only the first so ``many`` are not ``slow``; a tuple stands for as
    many parameters."""
    return [
        value
        if number < many
        else pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.slow)
        for number, value in enumerate(values)
    ]
