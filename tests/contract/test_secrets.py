"""What one side has written down in secret, the other is not shown."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard import odds
from grognard.core import contract
from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFirstWave
from grognard.games.bolt_action.state.choices import FirstWave


def writing_waves(seed):
    """A battle in which both sides are asked for their first waves at once."""
    battle = grognard.battle("bolt_action", seed=seed)
    while not isinstance(battle.decision, ChooseFirstWave):
        battle.choose(battle.choices()[0])
    return battle


def two_waves(battle, seat):
    """Two first waves of as many units, the smallest allowed, without a unit in common where that can be."""
    decision = next(decision for decision in battle.decisions if decision.seat == seat)
    size = min(len(choice.units) for choice in battle.choices(decision))
    units = [unit.id for unit in battle.state.of(seat)]
    return FirstWave(tuple(units[:size])), FirstWave(tuple(units[-size:]))


@pytest.mark.rule("BA-SCN-10")
@pytest.mark.parametrize("writer", [0, 1])
def test_a_first_wave_is_secret_while_the_other_side_writes(writer):
    battle = writing_waves(seed=5)
    assert [decision.seat for decision in battle.decisions] == [0, 1]
    one, other = battle, battle.clone()
    first, second = two_waves(battle, writer)
    one.choose(first, writer)
    other.choose(second, writer)
    assert one.position != other.position
    for reader in (1 - writer, None):
        contract.check_secret(one, other, reader)


@pytest.mark.rule("BA-SCN-10")
@pytest.mark.parametrize("writer", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_a_first_wave_is_secret_until_its_units_enter(writer, seed):
    battle = writing_waves(seed)
    one, other = battle, battle.clone()
    waves, answer = two_waves(battle, writer), two_waves(battle, 1 - writer)[0]
    for copy, wave in zip((one, other), waves, strict=True):
        copy.choose(wave, writer)
        copy.choose(answer, 1 - writer)
    assert one.state.turn == 1
    with pytest.raises(AssertionError, match="secret"):
        contract.check_secret(one, other, writer)
    random = Random(seed)
    while one.decision.seat != writer and one.state.turn == 1:
        for reader in (1 - writer, None):
            contract.check_secret(one, other, reader)
        choice = one.sample(random)
        one.choose(choice)
        other.choose(choice)
    for reader in (1 - writer, None):
        contract.check_secret(one, other, reader)


@pytest.mark.rule("BA-SCN-10")
@pytest.mark.parametrize("writer", [0, 1])
def test_neither_a_preview_nor_the_luck_betrays_a_first_wave(writer):
    """What the reader is shown of his own choices, and told of the dice, is the same whatever the writer wrote down."""
    looked = 0
    for seed in range(6):
        battle = writing_waves(seed)
        one, other = battle, battle.clone()
        waves, answer = two_waves(battle, writer), two_waves(battle, 1 - writer)[0]
        for copy, wave in zip((one, other), waves, strict=True):
            copy.choose(wave, writer)
            copy.choose(answer, 1 - writer)
        random = Random(seed)
        while one.decision.seat != writer and one.state.turn == 1:
            for choice in list(one.choices())[:12]:
                proposal = ChoiceProposal(to_builtins(choice))
                first, second = (copy.system.table.preview(copy, 1 - writer, proposal) for copy in (one, other))
                assert first == second
                looked += 1
            assert odds.luck(one) == odds.luck(other)
            choice = one.sample(random)
            one.choose(choice)
            other.choose(choice)
    assert looked
