"""What is shown of a shot before its dice: each kind of shooter, who cannot fire, what covers the target."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import to_builtins
from grognard.core.wire.overlays import Area, Aside, Callout
from grognard.core.wire.previews import ChoiceProposal, Preview
from grognard.core.words import english
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Shoot
from grognard.games.wh40k5.table.preview import preview
from tests.games.playing import piece
from tests.games.wh40k5.table import Posted, boyz, everyone, marines, play, row, unit


def shown(battle: Battle[Any], firers: Posted, weapon: str) -> Preview:
    choice = Shoot(firers.unit.id, "b.o", everyone(firers, weapon))
    return preview(battle, 0, ChoiceProposal(to_builtins(choice)))


def said(found: Preview) -> list[str]:
    return [english(line) for overlay in found.overlays if isinstance(overlay, Callout) for line in overlay.lines]


@pytest.mark.rule("WH-SHOOT-03")
def test_a_squad_whose_men_shoot_differently_has_a_line_for_each():
    rows = [row("scout-sergeant", 1, "sniper-rifle"), row("scout", 3, "sniper-rifle")]
    scouts = unit("a.s", "scout-squad", rows, 10, 30)
    battle = play(ShootingPhase(0), scouts, boyz("b.o", 10, 15, 5))
    found = shown(battle, scouts, "sniper-rifle")
    table, needs = found.tables
    assert table.title.id == "table-shooters"
    assert [each.values[:2] for each in table.rows] == [["1", "3+"], ["3", "4+"]]
    whole = battery(battle, "a.s", "b.o", everyone(scouts, "sniper-rifle"))
    assert whole is not None
    assert table.totals[2:] == [f"{float(whole.hits().mean):.1f}", f"{float(whole.lost().mean):.1f}"]
    (hit,) = [each.values for each in needs.rows if each.label.id == "wh-needed-to-hit"]
    assert hit == ["3+, 4+"]


@pytest.mark.rule("WH-SHOOT-08")
def test_who_is_out_of_range_is_counted_and_ringed():
    firers = marines("a.m", 10, 30, 2, places=[(10, 30), (10, 45)])
    battle = play(ShootingPhase(0), firers, boyz("b.o", 10, 14, 2))
    found = shown(battle, firers, "boltgun")
    assert "1 of 2 can fire" in said(found)
    (aside,) = [each for each in found.overlays if isinstance(each, Aside)]
    assert [ghost.model for ghost in aside.models] == ["a.m.2"]


@pytest.mark.rule("WH-SAVE-04")
@pytest.mark.parametrize(
    ("between", "words"),
    [
        (piece("wall", 5, 21, 25, 22, 0.6), "Behind Wall: cover 4+"),
        (piece("woods", 5, 16, 25, 24, 5), "In Woods: cover 4+"),
        (None, "in between: cover 4+"),
    ],
)
def test_cover_is_told_with_what_gives_it_and_that_is_marked(between, words):
    firers = marines("a.m", 10, 30, 2)
    screen = [] if between else [marines("a.screen", 8, 24, 5)]
    battle = play(
        ShootingPhase(0), firers, *screen, boyz("b.o", 10, 20, 2), pieces=[] if between is None else [between]
    )
    found = shown(battle, firers, "boltgun")
    assert any(words in line for line in said(found)), said(found)
    (ground,) = [each for each in found.overlays if isinstance(each, Area)]
    assert ground.style == "cover"
    if between is not None:
        assert [(spot.x, spot.y) for spot in ground.polygons[0]] == list(between.outline)


@pytest.mark.rule("WH-SAVE-04")
def test_without_cover_nothing_is_marked():
    firers = marines("a.m", 10, 30, 2)
    battle = play(ShootingPhase(0), firers, boyz("b.o", 10, 20, 2), pieces=[piece("wall", 30, 21, 40, 22, 1.5)])
    found = shown(battle, firers, "boltgun")
    assert not any(isinstance(each, Area) for each in found.overlays)
    assert not any("over" in line for line in said(found))
