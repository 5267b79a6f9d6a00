"""Copies for players who look ahead: other dice, no past, and nothing in them that their seat cannot see."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard import agents
from grognard.agents import Move
from grognard.core import contract
from grognard.core.engine.choices import Dice
from grognard.core.records import replace, to_text
from tests.contract.test_secrets import two_waves, writing_waves
from tests.sampling import first

GAMES = ("axis_allies_minis", "bolt_action", "operation_ww2", "wh40k5")


def begun(game, **told):
    """A battle that a test plays."""
    return grognard.battle(game, **told)


def moments(game, seed, every=17, most=12):
    """Moments of a battle played at random, each after ``every`` choices."""
    battle, random = begun(game, seed=seed), Random(seed)
    for number in range(every * most):
        if battle.over:
            return
        if number % every == 0:
            yield battle
        decision = battle.decision
        battle.choose(battle.sample(random, decision), decision.seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", first(1, range(4)))
def test_a_seat_sees_nothing_changed_in_what_is_imagined_for_it(game, seed):
    """Scene, question and looks at each unit are those of the battle; the log is gone."""
    for battle in moments(game, seed):
        for seat in (0, 1):
            copy = battle.imagined(Random(seed), seat)
            assert (copy.log, copy.record, copy.number) == ([], [], 0)
            assert to_text(copy.system.table.scene(copy, seat)) == to_text(battle.system.table.scene(battle, seat))
            assert [each for each in copy.decisions if each.seat == seat] == [
                each for each in battle.decisions if each.seat == seat
            ]
            if battle.decision.seat == seat and not isinstance(battle.sample(Random(0)), Dice):
                assert list(copy.choices(battle.decision)) == list(battle.choices(battle.decision))


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_on_to_its_end_and_can_be_saved_and_loaded(game):
    for battle in moments(game, seed=3, every=40, most=2):
        before = battle.position
        copy = battle.imagined(Random(5), battle.decision.seat)
        agents.play(copy, [agents.agent("random")] * 2, random=Random(5))
        assert copy.over
        assert grognard.load_text(copy.save_text()).position == copy.position
        assert battle.position == before


def test_a_copy_meets_other_dice():
    """The same choices as in the battle; of eight copies not one meets the dice that truly fall."""
    battle = begun("axis_allies_minis", seed=2)
    copies = [battle.imagined(Random(number)) for number in range(8)]
    rolled = []
    for each in (battle, *copies):
        random = Random(9)
        while each.rolls < 6:
            each.choose(each.sample(random))
        rolled.append([entry.faces for entry in each.record if hasattr(entry, "faces")])
    assert rolled[0] not in rolled[1:]
    assert len({str(each) for each in rolled}) > 6


# ---- what a seat cannot see is not in its copy ----------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-10")
@pytest.mark.parametrize("seed", range(3))
def test_a_first_wave_is_not_in_the_enemys_copy(seed):
    """Two battles that differ only in whom the enemy wrote down give the same copy, at the desk and at the table."""
    one, other = writing_waves(seed), writing_waves(seed)
    for copy, wave in zip((one, other), two_waves(one, 0), strict=True):
        copy.choose(wave, 0)
    assert one.answers != other.answers
    assert one.imagined(Random(seed), 1).position == other.imagined(Random(seed), 1).position
    assert one.imagined(Random(seed), 0).answers == one.answers
    answer = two_waves(one, 1)[0]
    for copy in (one, other):
        copy.choose(answer, 1)
    random = Random(seed)
    while one.decision.seat == 1 and one.state.turn <= 1:
        assert one.imagined(Random(seed), 1).state == other.imagined(Random(seed), 1).state
        choice = one.sample(random)
        for copy in (one, other):
            copy.choose(choice)
    drawn = {to_text(one.imagined(Random(number), 1).state) for number in range(20)}
    assert len(drawn) > 3


@pytest.mark.rule("BA-SCN-06")
def test_who_will_outflank_is_not_in_the_enemys_copy():
    battle = begun("bolt_action", seed=4, options={"outflank": "on"})
    random = Random(4)
    while not battle.state.turn:
        battle.choose(battle.sample(random, battle.decision), battle.decision.seat)
    reserves = [unit for unit in battle.state.of(0) if unit.place == "reserve"]
    assert reserves
    plain, noted = battle, battle.clone()
    plain.state = battle.state.with_units(*(replace(unit, flank=None) for unit in reserves))
    noted.state = battle.state.with_units(*(replace(unit, flank="left") for unit in reserves))
    assert plain.imagined(Random(1), 1).state == noted.imagined(Random(1), 1).state
    assert list(noted.imagined(Random(1), 0).state.of(0)) == list(noted.state.of(0))
    flanks = {unit.flank for number in range(20) for unit in noted.imagined(Random(number), 1).state.of(0)}
    assert flanks == {None, "left", "right"}


@pytest.mark.rule("AZ-CRD-12")
@pytest.mark.parametrize("discards", ["on", "off"])
def test_hands_and_decks_are_not_in_the_others_copy(discards):
    """However the other's cards truly lie, the copy is the same; what he has played, and how many he has, stays."""
    battle = begun("operation_ww2", seed=6, options={"open_discards": discards})
    random = Random(6)
    while battle.state.turn < 2:
        battle.choose(battle.sample(random, battle.decision), battle.decision.seat)
    cards = battle.state.cards[1]
    assert cards.hand
    assert cards.deck
    swapped = battle.clone()
    lying = (*cards.hand, *cards.deck)[::-1]
    held = len(cards.hand)
    swapped.state = battle.state.with_cards(1, replace(cards, hand=lying[:held], deck=lying[held:]))
    one, other = (each.imagined(Random(1), 0).state.cards for each in (battle, swapped))
    assert one == other
    assert one[0].hand == battle.state.cards[0].hand
    assert sorted(map(str, one[0].deck)) == sorted(map(str, battle.state.cards[0].deck))
    assert (len(one[1].hand), len(one[1].deck), one[1].played) == (held, len(cards.deck), cards.played)
    if discards == "on":
        assert one[1].discards == cards.discards
    hands = {battle.imagined(Random(number), 0).state.cards[1].hand for number in range(20)}
    decks = {battle.imagined(Random(number), 0).state.cards[0].deck for number in range(20)}
    assert len(hands) > 5
    assert len(decks) > 5


@pytest.mark.rule("AZ-INI-01")
def test_a_bid_made_in_secret_is_not_in_the_others_copy():
    battle = begun("operation_ww2", seed=6)
    random = Random(6)
    while len(battle.pending) < 2 or battle.decision.kind != "ChooseBid":
        battle.choose(battle.sample(random, battle.decision), battle.decision.seat)
    first_card, *_, last_card = battle.choices(battle.decisions[0])
    one, other = battle, battle.clone()
    one.choose(first_card, 0)
    other.choose(last_card, 0)
    assert one.answers != other.answers
    assert one.imagined(Random(3), 1).position == other.imagined(Random(3), 1).position


# ---- who is handed what ---------------------------------------------------------------------------------------------


def test_players_are_handed_what_their_seat_knows():
    """A player that plays its copy on meets neither the dice of the battle nor the other's cards."""
    battle = begun("operation_ww2", seed=8)
    met = []

    def peeping(copy, decision, budget, random):
        met.append(
            (
                copy.source.seed == battle.source.seed,
                copy.log == [],
                copy.state.cards[1 - decision.seat].deck == battle.state.cards[1 - decision.seat].deck,
            )
        )
        return Move(copy.sample(random, decision))

    agents.play(battle, [peeping, peeping], random=Random(1))
    assert len(met) == battle.number
    assert not any(dice for dice, _, _ in met)
    assert all(forgotten for _, forgotten, _ in met)
    assert not all(same for _, _, same in met)


def test_a_secret_that_is_seen_is_told_from_one_that_is_not():
    """The check of secrets finds a copy that its seat could tell from the battle."""
    battle = begun("operation_ww2", seed=6)
    random = Random(6)
    while battle.state.turn < 1:
        battle.choose(battle.sample(random, battle.decision), battle.decision.seat)
    other = battle.clone()
    other.state = battle.imagined(Random(1), 0).state
    contract.check_secret(battle, other, 0)
    with pytest.raises(AssertionError, match="secret"):
        contract.check_secret(battle, other, 1)
