"""What is shown of a battle is the same whether its parts were kept from before or are all made anew: after choices and
take-backs, beside what a copy does that goes its own way, after loading, to whichever seat, by whatever house rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.engine import parts
from grognard.core.engine.parts import Parts
from grognard.core.records import to_builtins
from grognard.core.wire.previews import LookProposal

CHOICES, ASIDE = 60, 3
SEATS = (None, 0, 1)
SEEDS = (5, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(6, 14)))


@pytest.fixture(params=sorted(grognard.systems()))
def name(request):
    return request.param


def shown(battle: grognard.Battle[Any], looked: int) -> Any:
    """Everything pages may be shown: the scene to each seat, each question, a look at a unit."""
    scenes = [battle.system.table.scene(battle, seat) for seat in SEATS]
    asked = [battle.system.table.present(battle, decision) for decision in battle.decisions]
    units = scenes[0].units
    looks = [battle.system.table.preview(battle, seat, LookProposal(units[looked % len(units)].id)) for seat in (0, 1)]
    return to_builtins([scenes, asked, looks])


def anew(battle: grognard.Battle[Any]) -> grognard.Battle[Any]:
    """The same battle, of which nothing is kept."""
    copy = battle.clone()
    copy.parts = Parts()
    return copy


def goes_on(battle: grognard.Battle[Any], random: Random) -> None:
    decision = random.choice(battle.decisions)
    battle.take(battle.sample(random, decision), decision)


def agreed(name: str, seed: int) -> grognard.Battle[Any]:
    """A battle by some of the game's house rules, drawn by chance; those that do not go together are left out."""
    random = Random(seed)
    chosen: dict[str, str] = {}
    for option in grognard.system(name).setups.options():
        tried = {**chosen, option.name: random.choice(option.values).value}
        try:
            grognard.system(name).setups.make_setup(scenario=None, armies=(), map=None, options=tried)
        except grognard.InputError:
            continue
        if seed % 2:
            chosen = tried
    return grognard.battle(name, seed=seed, options=chosen)


@pytest.mark.parametrize("seed", SEEDS)
def test_parts_that_are_kept_are_as_they_would_be_made_now(name, seed):
    random = Random(seed)
    battle = agreed(name, seed)
    while battle.decisions and battle.number < CHOICES:
        assert shown(battle, battle.number) == shown(anew(battle), battle.number)
        event = random.random()
        if event < 0.1 and battle.number > 9:
            battle.undo(random.randrange(1, 9))
        elif event < 0.2:
            aside = battle.clone()
            for _ in range(ASIDE):
                if aside.decisions:
                    goes_on(aside, random)
                    shown(aside, battle.number)
        elif event < 0.25:
            loaded = grognard.load_text(battle.save_text())
            loaded.parts = battle.parts
            assert shown(loaded, battle.number) == shown(anew(battle), battle.number)
        goes_on(battle, random)
    assert battle.number >= CHOICES or battle.over


def test_no_more_parts_are_kept_than_a_table_needs(monkeypatch):
    monkeypatch.setattr(parts, "KEPT", 40)
    random = Random(5)
    battle = grognard.battle("axis_allies_minis", seed=5)
    while battle.decisions and battle.number < 30:
        assert shown(battle, battle.number) == shown(anew(battle), battle.number)
        goes_on(battle, random)
    assert len(battle.parts) <= 40
