"""A battle: choosing, refusing, taking back, branching, copying, typed dice, its log and its record."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Concede, Dice
from grognard.core.engine.dice import DiceSource, Script, Stream, Waiting
from grognard.core.engine.events import Chosen, Happened, Rolled, TakenBack
from grognard.core.errors import Refused
from grognard.core.telling import in_one_line
from tests.core.stones import STONES, Agreed, AskBid, AskTake, Bid, Heap, Let, Rob, Robbed, Take, Took, score


def begun(source: DiceSource | None = None) -> Battle[Heap]:
    return Battle(STONES, Agreed(), source or Stream(1))


def bid(battle: Battle[Heap], first: int = 3, second: int = 1) -> Battle[Heap]:
    battle.choose(Bid(first), 0)
    battle.choose(Bid(second), 1)
    return battle


def played(seed: int = 1) -> Battle[Heap]:
    battle, random = begun(Stream(seed)), Random(seed)
    while not battle.over:
        battle.choose(battle.sample(random))
    return battle


def refusal_of(battle: Battle[Any], choice: Any, seat: int | None = None) -> str:
    refusal = battle.refusal(choice, seat)
    assert refusal is not None
    with pytest.raises(Refused) as caught:
        battle.choose(choice, seat)
    assert caught.value.message == refusal.message
    return refusal.message.id


def test_a_battle_with_scripted_dice_from_end_to_end():
    battle = bid(begun(Script(1, 1, 6, 2, 3)), 1, 3)
    assert battle.state.stones == 6  # two agreed, one bid, two rolled, one for luck
    assert battle.decision == AskTake(1)
    battle.choose(Take(3))
    battle.choose(Rob())
    assert battle.state.taken == {"a": 1, "b": 2}
    battle.choose(Take(3))
    battle.choose(Let())
    assert battle.over
    assert battle.result == score(4, 2)
    assert battle.returns == (1, -1)
    assert battle.used == 5
    assert [entry.event for entry in battle.log if isinstance(entry, Happened)][-3:] == [
        Took(1, 3),
        Robbed(0),
        Took(0, 3),
    ]


def test_what_is_refused_and_why():
    battle = begun()
    assert refusal_of(battle, Bid(4)) == "refused-not-offered"
    assert refusal_of(battle, Dice((1,))) == "refused-not-offered"
    assert refusal_of(battle, Bid(1), 2) == "refused-not-your-turn"
    battle.choose(Bid(1), 0)
    assert refusal_of(battle, Bid(1), 0) == "refused-not-your-turn"
    over = played()
    assert refusal_of(over, Take(1)) == "refused-over"
    assert refusal_of(over, Take(1), 0) == "refused-over"
    for ask in (over.choices, lambda: over.sample(Random(1)), lambda: over.resolve_chance((1,))):
        with pytest.raises(Refused) as caught:
            ask()
        assert caught.value.message.id == "refused-over"


def test_answers_to_a_question_put_to_both_may_come_in_either_order():
    one, other = begun(), begun()
    one.choose(Bid(2), 0)
    one.choose(Bid(3), 1)
    other.choose(Bid(3), 1)
    other.choose(Bid(2), 0)
    assert one.position == other.position
    assert one.record != other.record


def test_a_take_back_returns_to_the_moment_of_the_choice():
    battle = begun()
    positions, logs = [], []
    random = Random(4)
    while not battle.over:
        positions.append(battle.position)
        logs.append(battle.log)
        battle.choose(battle.sample(random))
    end, log, record = battle.position, battle.log, battle.record
    taken = battle.clone()
    for number in reversed(range(battle.number)):
        taken.undo()
        assert (taken.number, taken.position, taken.log) == (number, positions[number], logs[number])
    assert taken.record == [*record, *(TakenBack(number) for number in reversed(range(battle.number)))]
    with pytest.raises(Refused) as caught:
        taken.undo()
    assert caught.value.message.id == "refused-nothing-to-undo"
    for entry in log:
        if isinstance(entry, Chosen):
            taken.choose(entry.choice, entry.seat)
    assert (taken.position, taken.log) == (end, log)


def test_taking_back_none_or_too_many_changes_nothing():
    battle = bid(begun())
    position, record = battle.position, battle.record
    battle.undo(0)
    with pytest.raises(Refused):
        battle.undo(3)
    assert (battle.position, battle.record, battle.number) == (position, record, 2)


def test_a_take_back_reopens_half_a_question_put_to_both():
    battle = bid(begun())
    battle.undo()
    assert [decision.seat for decision in battle.decisions] == [1]
    battle.choose(Bid(2), 1)
    assert battle.state.stones == bid(begun()).state.stones


def test_a_branch_stands_where_a_choice_was_made_and_leaves_the_battle():
    battle = played()
    position = battle.position
    for number in range(battle.number + 1):
        branch = battle.branch(number)
        assert branch.number == number
        assert battle.position == position
    assert battle.branch(battle.number).position == position
    assert battle.branch(0).position == begun().position
    for number in (battle.number + 1, -1):
        with pytest.raises(Refused):
            battle.branch(number)


@pytest.mark.parametrize("source", [Stream(1), Waiting()])
def test_who_may_take_back(source):
    battle = begun(source)
    by = [battle.undoable_by]
    for choice, seat in ((Bid(3), 0), (Bid(1), 1)):
        battle.choose(choice, seat)
        by.append(battle.undoable_by)
    assert by == [None, 0, 1 if isinstance(source, Waiting) else None]  # typed dice are still to come
    while isinstance(battle.decision, RollDice):
        battle.choose(battle.choices()[0])
    by = [battle.undoable_by]
    battle.choose(Take(1))
    by.append(battle.undoable_by)
    battle.undo()
    by.append(battle.undoable_by)
    assert by == [None, 0, None]


def test_a_clone_goes_its_own_way():
    battle = bid(begun())
    clone = battle.clone()
    battle.choose(Take(1))
    clone.choose(Take(2))
    assert battle.state.stones == clone.state.stones + 1
    assert battle.log[:-2] == clone.log[:-2]
    assert battle.log[-1] == Happened(Took(0, 1), ("ST-TAKE-01",))
    assert clone.log[-1] == Happened(Took(0, 2), ("ST-TAKE-01",))


def test_log_and_record_from_a_point_on():
    battle = played()
    assert battle.log_length == len(battle.log)
    assert battle.log_from(3) == battle.log[3:]
    assert battle.log_from(0) == battle.log
    assert battle.log_from(battle.log_length) == []
    assert battle.record_from(2) == battle.record[2:]
    assert [entry for entry in battle.log if not isinstance(entry, Happened)] == battle.record


def test_choices_are_listed_once_until_something_is_chosen():
    battle = begun()
    first = battle.choices()
    assert battle.choices() is first
    battle.choose(first[0])
    assert battle.choices(battle.decisions[0]) is not first


def test_typed_dice_are_asked_for_and_checked():
    battle = bid(begun(Waiting()))
    decision = battle.decision
    assert isinstance(decision, RollDice)
    assert (decision.kind, decision.roll.purpose.id) == ("RollDice", "heaping")
    assert refusal_of(battle, Dice((1,))) == "refused-dice-count"
    assert refusal_of(battle, Dice((1, 2, 3))) == "refused-dice-count"
    assert refusal_of(battle, Take(1)) == "refused-dice-count"
    assert refusal_of(battle, Dice((0, 3))) == "refused-dice-face"
    assert refusal_of(battle, Dice((3, 7))) == "refused-dice-face"
    assert list(battle.choices()) == [Dice((face, face)) for face in range(1, 7)]
    assert battle.refusal(battle.sample(Random(1))) is None
    battle.choose(Dice((3, 6)))
    assert list(battle.choices()) == [Dice((face,)) for face in range(1, 7)]
    assert battle.number == 3
    assert battle.log[-2] == Rolled(decision.roll, (3, 6), typed=True)
    battle.undo()
    assert battle.decision == decision


def test_settled_dice_are_no_choice():
    battle = bid(begun(Waiting()))
    with pytest.raises(Refused):
        battle.resolve_chance((7, 7))
    battle.resolve_chance((3, 6))
    battle.resolve_chance((6,))
    assert battle.number == 2
    with pytest.raises(Refused) as caught:
        battle.resolve_chance((1,))
    assert caught.value.message.id == "refused-not-offered"
    battle.undo()
    assert [decision.seat for decision in battle.decisions] == [1]


@pytest.mark.parametrize(("stones", "worth"), [((4, 2), (1, -1)), ((0, 1), (-1, 1)), ((3, 3), (0, 0))])
def test_a_victory_is_worth_one_and_a_defeat_as_much_less(stones, worth):
    assert score(*stones).returns() == worth


def test_a_battle_that_goes_on_is_worth_nothing_yet():
    assert begun().returns == (0, 0)


def test_a_battle_says_where_it_stands():
    battle = bid(begun())
    assert repr(battle) == f"<Battle stones, choice 2: {in_one_line(battle, STONES.table)}>"
    assert repr(played()).startswith(f"<Battle stones, choice {played().number}: ")


def test_a_long_battle_is_freed_without_running_out_of_stack():
    from grognard.core.chain import Chain

    chain = None
    for number in range(300_000):
        chain = Chain(chain, number)
    assert chain is not None
    assert chain.length == 300_000
    del chain


@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_ends_the_battle_at_any_decision(seat):
    battle = begun()
    if seat:
        battle.choose(Bid(3), 0)
    assert Concede() not in battle.choices()
    battle.choose(Concede(), seat)
    assert battle.result.points[seat] == 0
    battle.undo()
    assert battle.decision == AskBid(seat)


def test_who_is_not_asked_cannot_give_up():
    battle = bid(begun())
    (decision,) = battle.decisions
    with pytest.raises(Refused):
        battle.choose(Concede(), 1 - decision.seat)
