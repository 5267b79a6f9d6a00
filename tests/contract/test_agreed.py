"""A battle that players end by agreement is over wherever it is loaded, and goes on where it stood if taken back."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.core.engine.choices import Dice
from grognard.core.engine.position import Position
from grognard.core.errors import InputError, Refused
from grognard.core.saves import load_text
from grognard.odds.history import History
from grognard.odds.summary import summary_of


def some_way(game: str, choices: int = 25):
    battle, random = grognard.battle(game, seed=3), Random(3)
    while battle.number < choices or isinstance(battle.sample(random), Dice):
        battle.choose(battle.sample(random))
    return battle


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", sorted(grognard.systems()))
def test_what_is_agreed_out_of_turn_is_the_battle_s_own(game, seat):
    battle = some_way(game)
    before = battle.clone()
    battle.agree(seat)
    assert battle.over
    winner, reason = (None, "agreed") if seat is None else (1 - seat, "concession")
    assert (battle.result.winner, battle.result.reason) == (winner, reason)
    assert battle.returns == battle.result.returns()
    scene = battle.system.table.scene(battle, None)
    assert (scene.winner, scene.result is None) == (winner, False)
    with pytest.raises(Refused):
        battle.agree()
    assert summary_of(battle, History(battle).resolved).winner == winner
    loaded = load_text(battle.save_text())
    assert (loaded.position, loaded.log, loaded.result) == (battle.position, battle.log, battle.result)
    text = str(battle.position)
    assert Position.parse(text, battle.system.rules) == battle.position
    loaded.undo()
    assert (loaded.position, loaded.over) == (before.position, False)
    again = load_text(loaded.save_text())
    assert again.position == before.position


@pytest.mark.parametrize(
    "line", ['{"agreed":"draw","seat":0}', '{"agreed":"conceded"}', '{"agreed":"conceded","seat":2}']
)
def test_an_agreement_that_says_too_much_or_too_little_is_refused_by_its_line(line):
    text = some_way("axis_allies_minis", 1).save_text()
    with pytest.raises(InputError, match=f"Line {len(text.splitlines()) + 1} "):
        load_text(text + line + "\n")
