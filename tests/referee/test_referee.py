"""A few battles of each game under its referee's eyes; ``python -m tests.referee`` watches as many as one likes."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.referee.playing import watch
from tests.referee.referee import Referee
from tests.referee.referees import REFEREES

GAMES = sorted(REFEREES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [2, 5])
def test_the_referee_finds_nothing(game: str, seed: int) -> None:
    """Default and random house rules, played at random."""
    report = watch(game, seed)
    assert not report.findings, "\n".join(map(str, report.findings[:10]))
    assert report.checks.total() > 1000, report.checks


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_referee_finds_nothing_in_many_battles(game: str) -> None:
    """One in four is played half with judgement."""
    told: Counter[str] = Counter()
    lines = []
    for seed in range(200, 240):
        for finding in watch(game, seed).findings:
            told[finding.kind] += 1
            lines.append(str(finding))
    assert not told, f"{told}\n" + "\n".join(lines[:20])


def test_a_referee_tells_what_he_saw() -> None:
    """A finding names the battle and the choice."""

    class Nobody(Referee):
        def __init__(self) -> None:
            self.seed, self.number = 7, 12
            self.checks, self.findings = Counter(), []

    referee = Nobody()
    assert referee.see("pins are never below none", 3 >= 0)
    assert not referee.equal("the range is the distance", 4, 5, "a.rifle")
    assert referee.checks.total() == 2
    assert [str(each) for each in referee.findings] == [
        "seed 7 choice 12: the range is the distance: a.rifle is 4, should be 5"
    ]
