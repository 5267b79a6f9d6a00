"""Deep strikes of Warhammer 40,000 that may come down in rough ground: the odds and the preview against the engine
followed die by die, where they scatter in fewer directions than they do."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Any

import numpy
import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.odds import deep_strike_odds, odds_ground, scatter_odds
from grognard.games.wh40k5.rules.mission.deep_strike import ChooseDrop, ChooseMisplaced, DeepStriking, Mishap
from grognard.games.wh40k5.rules.shooting import scatter
from grognard.games.wh40k5.state.setup_choices import Drop
from grognard.games.wh40k5.table.preview import judged
from grognard.games.wh40k5.table.preview_odds import chances
from grognard.odds.answers import percent
from tests.games.playing import asked, piece
from tests.games.wh40k5.table import Posted, boyz, play, row, unit
from tests.games.wh40k5.vehicles_table import speeder
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_wh40k5 import answered

WAYS, PART = 8, 45
"""In so many directions units scatter here, each so many degrees from the next."""
AT = 20_000, 20_000


@pytest.fixture
def few_ways(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Units scatter in eight directions."""
    drifted = scatter.drifted
    monkeypatch.setattr(scatter, "ROUND", WAYS)
    monkeypatch.setattr(scatter, "drifted", lambda at, inches, way: drifted(at, inches, way * PART))
    turns = numpy.arange(1, WAYS + 1) * PART * numpy.pi / 180
    for name, value in {"ROUND": WAYS, "SINES": numpy.sin(turns), "COSINES": numpy.cos(turns)}.items():
        monkeypatch.setattr(scatter_odds, name, value)
    for module in (scatter_odds, deep_strike_odds):
        monkeypatch.setattr(module, "WHOLE", 6 * scatter_odds.PAIRS * WAYS)
    scatter_odds.distances.cache_clear()
    yield
    scatter_odds.distances.cache_clear()


UNITS: dict[str, Posted] = {
    "boyz": boyz("a.one", 0, 0, 4, place="off"),
    "a nob among boyz": unit("a.one", "boyz", [row("nob", 1), row("boy", 2)], 0, 0, place="off"),
    "jump infantry": unit("a.one", "assault-squad", [row("assault-marine", 3)], 0, 0, place="off"),
    "a skimmer": speeder("a.one", 0, 0, 1, place="off"),
}


def landed(battle: Battle[Any]) -> Any:
    """What the engine makes of a deep strike, die by die: a mishap, or how many models and Wounds the ground takes, of
    vehicles how many are stuck."""
    before = battle.state.units["a.one"]
    begun = battle.clone()
    begun.source = Waiting()
    begun.choose(Drop(AT, 90_000))

    def slipped(here: Battle[Any]) -> bool:
        return any(isinstance(frame.procedure, Mishap) for frame in here.stack)

    def lost(here: Battle[Any]) -> Hashable:
        models = here.state.units["a.one"].models
        stuck = sum(model.immobilised for model in models)
        several = {model.id: model.wounds for model in before.models if model.wounds > 1}
        left = {model.id: model.wounds for model in models}
        harm = sum(wounds - left.get(id, 0) for id, wounds in several.items())
        return slipped(here), stuck if before.is_vehicle else len(before.models) - len(models), harm

    return exactly(begun, lambda here: here.over or slipped(here), lost, answered)


@pytest.mark.rule("WH-GAME-02", "WH-GAME-03", "WH-MOVE-03", "WH-MOVE-11", "WH-VEH-04")
@pytest.mark.parametrize("kind", UNITS)
def test_a_deep_strike_says_what_the_ground_it_comes_down_in_takes(few_ways: None, kind: str) -> None:
    """Between a wood, a minefield, a building and boyz; what a mishap costs is none of it."""
    ground = [
        piece("woods", 22, 14, 30, 26),
        piece("minefield", 10, 10, 18, 18),
        piece("building", 8, 24, 14, 32, height=4),
    ]
    battle = play(DeepStriking("a.one"), UNITS[kind], boyz("b.two", 20, 27, 3), dice=None, pieces=ground, size=(40, 40))
    here = battle.state.units["a.one"]
    found = landed(battle)
    falls = deep_strike_odds.falls(battle, here, AT, 90_000)
    told, harm = falls.lost(battle, here, fractions=True)
    assert falls.mishap == sum(chance for (slipped, _, _), chance in found.items() if slipped)
    assert 0 < falls.mishap < 1
    sums: dict[int, Fraction] = {}
    harms: dict[int, Fraction] = {}
    for (_, lost, several), chance in found.items():
        sums[lost] = sums.get(lost, Fraction(0)) + chance
        harms[several] = harms.get(several, Fraction(0)) + chance
    assert {number: chance for number, chance in told.items() if chance} == sums
    assert ({number: chance for number, chance in harm.items() if chance} if harm else {0: 1}) == harms
    assert told.at_least(1) > 0
    shown = chances(battle, asked(battle, ChooseDrop), Drop(AT, 90_000), whole=True)
    assert shown.charts[0].bars[0].probability == pytest.approx(float(1 - falls.mishap), abs=1e-12)
    said = shown.notes[0].message.args
    assert (said["kind"], said["percent"]) == ("stuck" if here.is_vehicle else "losses", percent(told.at_least(1)))
    assert len(shown.notes) == 1 + (harm is not None)


@pytest.mark.rule("WH-GAME-02", "WH-MOVE-03")
def test_where_nothing_is_rough_nothing_is_said(few_ways: None) -> None:
    battle = play(DeepStriking("a.one"), UNITS["boyz"], boyz("b.two", 20, 27, 3), dice=None, size=(40, 40))
    assert chances(battle, asked(battle, ChooseDrop), Drop(AT), whole=True).notes == []


@pytest.mark.rule("WH-GAME-02", "WH-GAME-03", "WH-MOVE-03")
def test_whom_the_enemy_places_in_rough_ground_tests() -> None:
    woods = piece("woods", 22, 14, 30, 26)
    row_ = next(each for each in TABLES.mishaps.values() if each.result == "misplaced")
    battle = play(
        Mishap("a.one", 0), UNITS["boyz"], boyz("b.two", 6, 6, 3), dice=(row_.first,), pieces=[woods], size=(40, 40)
    )
    decision = battle.decision
    assert isinstance(decision, ChooseMisplaced)
    inside, outside = Drop((26_000, 20_000)), Drop((10_000, 20_000))
    assert len(odds_ground.tested(battle, decision, inside)) == 4
    assert odds_ground.tested(battle, decision, outside) == ()
    assert "wh-note-danger" in [note.message.id for note in judged(battle, decision, inside).notes]


@pytest.mark.rule("WH-GAME-02", "WH-GAME-03", "WH-MOVE-03")
@pytest.mark.parametrize("attacker", ["5 boy, deep-strike", "1 land-speeder, deep-strike"])
def test_all_of_a_deep_strike_may_be_asked_to_come_down_in_rough_ground(attacker: str) -> None:
    """An unarmoured test is failed on a 1, and boyz have no other save."""
    question = {"attacker": attacker, "target": "5 space-marine", "attack": "deep-strike", "range": 4}
    plain, rough = (odds.ask("wh40k5", question, through=through, fractions=True) for through in (False, True))
    name = "casualties" if "boy" in attacker else "stuck"
    assert name not in plain.names
    assert plain["drop"] == rough["drop"]
    count = 5 if "boy" in attacker else 1
    assert rough[name].mean == rough["drop"]["lands"] * count / 6
    assert rough[name][0] == 1 - rough["drop"]["lands"] * (1 - Fraction(5, 6) ** count)
