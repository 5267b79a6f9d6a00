"""Markers and templates on squadrons, on guns with their crew, and those of a barrage: the odds against the engine
followed die by die, where markers scatter in fewer ways than they do.

All is asked in the open: the engine looks for cover on the table, where the odds take what is stated.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

import numpy
import pytest

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.odds import scatter_odds
from grognard.games.wh40k5.odds.odds import ODDS, Question
from grognard.games.wh40k5.odds.questions import TARGET
from grognard.games.wh40k5.rules.shooting import landing
from grognard.games.wh40k5.rules.shooting.scatter import drifted
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.vehicles import destruction
from grognard.games.wh40k5.state.choices import Shoot
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_several_in_wh40k5 import agree_on_guns
from tests.oracles.test_odds_of_wh40k5 import answered, followed, harm

WAYS, QUARTER = 3, 120
"""In so many directions markers scatter here, each so many degrees from the next, by one die."""


@pytest.fixture(autouse=True)
def few_ways(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Markers scatter in three directions by the number of one die; an exploding vehicle leaves a wreck."""
    monkeypatch.setattr(landing, "ROUND", WAYS)
    monkeypatch.setattr(landing, "DICE", 1)
    monkeypatch.setattr(landing, "drifted", lambda at, inches, way: drifted(at, inches, way * QUARTER))
    turns = numpy.arange(1, WAYS + 1) * QUARTER * numpy.pi / 180
    for name, value in {
        "ROUND": WAYS,
        "DICE": 1,
        "PAIRS": 6,
        "WHOLE": 6 * 6 * WAYS,
        "SINES": numpy.sin(turns),
        "COSINES": numpy.cos(turns),
    }.items():
        monkeypatch.setattr(scatter_odds, name, value)
    monkeypatch.setattr(destruction, "Explosion", destruction.Wrecking)
    scatter_odds.distances.cache_clear()
    yield
    scatter_odds.distances.cache_clear()


def left(battle: Battle[Any]) -> Hashable:
    """How many vehicles of a squadron are gone."""
    target = battle.state.units[TARGET]
    gone: int = target.started - len(target.models)
    return gone


@pytest.mark.rule("WH-VEH-08", "WH-WEAPON-09", "WH-WEAPON-10", "WH-WEAPON-12", "WH-SHOOT-09")
@pytest.mark.parametrize(
    "question",
    [
        Question(attacker="1 space-marine plasma-cannon", target="2 killa-kan", face="side"),
        Question(attacker="1 space-marine plasma-cannon + 1 space-marine lascannon", target="2 killa-kan"),
        Question(attacker="1 leman-russ", target="3 killa-kan", firing=("battle-cannon",), face="rear"),
        Question(attacker="2 lobba-gun + 2 gun-crew", target="2 killa-kan", firing=("lobba",), range=20, face="rear"),
        Question(attacker="1 space-marine flamer + 1 space-marine multi-melta", target="2 killa-kan", range=3),
        Question(
            attacker="1 space-marine lascannon + 1 space-marine multi-melta", target="3 killa-kan", face="side",
            options={"squadron_allocate": "penetrations"},
        ),
        Question(
            attacker="1 space-marine heavy-bolter + 1 space-marine plasma-cannon", target="2 killa-kan", face="rear",
            firing=("heavy-bolter", "plasma-cannon"), options={"squadron_allocate": "penetrations"},
        ),
        Question(
            attacker="1 leman-russ", target="2 land-speeder", firing=("battle-cannon",),
            options={"damage_order": "stop_when_destroyed"},
        ),
    ],
    ids=lambda question: f"{question.attacker} at {question.target}",
)  # fmt: skip
def test_of_a_squadron_each_vehicle_takes_the_hits_of_the_markers_over_it(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    found = followed(question, left)
    assert len(found) > 1
    assert {number: chance for number, chance in answer["casualties"].items() if chance} == found


@pytest.mark.rule("WH-WEAPON-10", "WH-WEAPON-12", "WH-VEH-07")
@pytest.mark.parametrize("attacker", ["2 lobba-gun + 2 gun-crew", "1 leman-russ"])
def test_a_vehicle_takes_the_hits_of_every_marker_of_a_barrage(attacker: str) -> None:
    question = Question(attacker=attacker, target="1 trukk", firing=("lobba", "battle-cannon"), range=30)
    answer = ODDS.answer(question, fractions=True)
    assert {result: chance for result, chance in answer["damage"].items() if chance} == followed(question, harm)


@pytest.mark.rule("WH-UNIT-02", "WH-UNIT-06", "WH-SHOOT-10")
@pytest.mark.parametrize(
    "question",
    [
        Question(
            attacker="1 space-marine missile-launcher",
            target="2 lobba-gun + 2 gun-crew",
            range=20,
            firing=("missile-launcher-frag",),
        ),
        Question(attacker="1 space-marine plasma-cannon + 1 space-marine", target="2 lobba-gun + 1 gun-crew", range=10),
        Question(attacker="2 lobba-gun + 2 gun-crew", target="1 lobba-gun + 2 gun-crew", firing=("lobba",), range=20),
        Question(attacker="1 space-marine flamer", target="2 lobba-gun + 2 gun-crew", range=3),
    ],
    ids=lambda question: f"{question.attacker} at {question.target}",
)
def test_of_guns_and_crew_markers_strike_who_is_under_them(question: Question) -> None:
    agree_on_guns(question)


TABLE = """
wh40k5
table 60 x 60
asks shooting a
{firer} @{x},{y}
b.kans killa-kans 2 killa-kan @20,{kans}
b.guns big-guns 2 lobba-gun 2 gun-crew @40,{guns}
"""


@pytest.mark.rule("WH-VEH-08", "WH-WEAPON-09", "WH-WEAPON-12", "WH-UNIT-02", "WH-UNIT-06")
@pytest.mark.parametrize(
    "firer",
    [
        "a.one tactical-squad 1 space-marine+plasma-cannon",
        "a.one tactical-squad 1 space-marine+missile-launcher 1 space-marine+lascannon",
        "a.one leman-russ-squadron 1",
        "a.one big-guns 2 lobba-gun 2 gun-crew",
        "a.one whirlwind 1",
    ],
)
@pytest.mark.parametrize("where", [(20, 40, 20, 22), (38, 44, 30, 14)])
def test_in_composed_positions_the_preview_shows_what_the_engine_comes_to(
    firer: str, where: tuple[int, int, int, int]
) -> None:
    """Of every shot with a marker that is offered."""
    x, y, kans, guns = where
    battle = grognard.position(TABLE.format(firer=firer, x=x, y=y, kans=kans, guns=guns))
    compared = 0
    for choice in battle.choices():
        if not isinstance(choice, Shoot) or not any(TABLES.weapons[each.weapon].marker for each in choice.firing):
            continue
        (chart,) = battle.preview(choice).view.charts

        def gone(here: Battle[Any], target: str = choice.target) -> Hashable:
            models = here.state.units[target].started - len(here.state.units[target].models)
            return str(models)

        start = battle.subgame(Frame(Shooting(choice.unit, choice.target, choice.firing)))
        found = exactly(start, lambda here: here.over, gone, answered)
        shown = {bar.label: bar.probability for bar in chart.bars if bar.probability}
        assert shown == {label: pytest.approx(float(chance), abs=1e-12) for label, chance in found.items()}
        compared += 1
    assert compared
