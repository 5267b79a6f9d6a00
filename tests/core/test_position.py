"""Positions: a text with one line a thing that reads back equal, and an ``InputError`` for every broken one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream, Successes, Waiting, roll
from grognard.core.engine.position import SIZE_LIMIT, Position
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import replace
from grognard.core.words import english
from tests.core.stones import STONES, Agreed, Bid, Heap


def battle_at(choices: int, typed: bool = False) -> Battle[Heap]:
    battle: Battle[Heap] = Battle(STONES, Agreed(), Waiting() if typed else Stream(3))
    random = Random(2)
    for _ in range(choices):
        battle.choose(battle.sample(random))
    return battle


def refused(text: str) -> Message:
    with pytest.raises(InputError) as caught:
        Position.parse(text, STONES.rules)
    return caught.value.message


def test_the_text_of_a_position():
    battle: Battle[Heap] = Battle(STONES, Agreed(), Stream(3))
    battle.choose(Bid(2), 1)
    assert str(battle.position) == (
        "grognard-position 1 stones 1\n"
        "state/stones 0\n"
        "state/taken/b 0\n"
        "state/taken/a 0\n"
        "state/robbed []\n"
        'frame {"procedure":{"type":"Game"},"step":"compare"}\n'
        'asks {"seat":0,"type":"AskBid"}\n'
        'asks {"seat":1,"type":"AskBid"}\n'
        'answer 1 {"stones":2,"type":"Bid"}\n'
        "dice 0 0\n"
    )


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize("choices", range(7))
def test_a_position_reads_back_equal(choices, typed):
    position = battle_at(choices, typed).position
    read = Position.parse(str(position), STONES.rules)
    assert read == position
    assert hash(read) == hash(position)
    assert str(read) == str(position)
    assert list(read.state.taken) == list(position.state.taken) == ["b", "a"]
    assert Position.parse(str(position).replace("\n", "\r\n"), STONES.rules) == position


def test_equal_positions_hash_alike_and_others_do_not_compare():
    one, other = battle_at(4).position, battle_at(4).position
    assert len({one, other, battle_at(3).position}) == 2
    turned = replace(one, state=replace(one.state, taken=dict(reversed(one.state.taken.items()))))
    assert turned == one
    assert hash(turned) == hash(one)


def test_the_end_of_a_battle_is_a_position():
    battle = battle_at(2)
    random = Random(1)
    while not battle.over:
        battle.choose(battle.sample(random))
    read = Position.parse(str(battle.position), STONES.rules)
    other = battle_at(0)
    other.set_position(read)
    assert other.over
    assert other.result == battle.result


def test_a_battle_put_in_a_position_begins_there():
    battle, other = battle_at(4), battle_at(6)
    other.set_position(battle.position)
    assert (other.number, other.log, other.record, other.position) == (0, [], [], battle.position)
    assert other.start == battle.position
    assert list(other.choices()) == list(battle.choices())


GOOD = str(battle_at(1).position)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n" + GOOD,
        GOOD.replace("stones 1", "stones 2", 1),
        GOOD.replace("grognard-position 1", "grognard-position 2"),
        GOOD.replace("stones 1", "chess 1", 1),
        '{"format":"grognard-battle"}',
    ],
)
def test_what_is_no_position_of_this_game_is_refused(text):
    problem = refused(text)
    assert problem.id == "position-bad-header"
    assert problem.args["expected"] == "grognard-position 1 stones 1"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "what",
        "state 1",
        "state/stones",
        "state/stones {",
        "state/stones/a 1",
        "state/taken " + "[" * 100_000,
        "frame",
        "frame 1",
        "frame []",
        "frame {}",
        'frame {"procedure":{"type":"Game"}}',
        'frame {"procedure":{"type":"Nobody"},"step":"bid"}',
        'frame {"procedure":{"type":"Game"},"step":"nowhere"}',
        'frame {"procedure":{"type":"Game"},"step":1}',
        'frame {"procedure":{"type":"Turns"},"step":"ask"}',
        'asks {"type":"AskBid"}',
        'asks {"type":"Nobody","seat":0}',
        'answer {"type":"Bid","stones":1}',
        'answer x {"type":"Bid","stones":1}',
        "answer 1",
        'answer 1 {"type":"Bid"}',
        "dice 1",
        "dice 1 2 3",
        "dice one two",
        "dice -1 0",
        "dice 0 " + "9" * 16,
        "dice 0 " + "9" * 9000,
        "\udc80",
    ],
    ids=lambda text: text[:24],
)
def test_a_broken_line_is_named(line):
    lines = GOOD.splitlines()
    lines.insert(2, line)
    problem = refused("\n".join(lines))
    assert problem.id == "position-bad-line"
    assert problem.args["line"] == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("state/stones 0\n", ""),
        ("state/stones 0", 'state/stones "0"'),
        ("state/stones 0", "state/stone 0"),
        ("state/taken/b 0", 'state/taken/b "x"'),
        ("state/robbed []", "state/robbed [[]]"),
        ("state/robbed []", "state/robbed/x 1"),
    ],
)
def test_a_state_that_is_none(old, new):
    assert old in GOOD
    assert refused(GOOD.replace(old, new)).id == "position-bad-state"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('frame {"procedure":{"type":"Game"},"step":"compare"}\n', ""),
        ('asks {"seat":0,"type":"AskBid"}\nasks {"seat":1,"type":"AskBid"}\n', ""),
        ("answer 0", "answer 2"),
        ("dice", 'answer 1 {"stones":2,"type":"Bid"}\ndice'),
    ],
)
def test_a_position_that_asks_nothing_or_has_too_many_answers(old, new):
    assert old in GOOD
    assert refused(GOOD.replace(old, new)).id == "position-bad-asks"


def test_a_text_too_long_is_refused_unread():
    assert refused("x" * (SIZE_LIMIT + 1)).id == "position-too-long"


@settings(max_examples=300)
@given(st.data())
def test_any_change_is_read_or_refused(data: Any):
    good = str(battle_at(data.draw(st.integers(0, 5))).position)
    start = data.draw(st.integers(0, len(good)))
    text = good[:start] + data.draw(st.text(max_size=6)) + good[start + data.draw(st.integers(0, 12)) :]
    try:
        position = Position.parse(text, STONES.rules)
    except InputError:
        return
    assert Position.parse(str(position), STONES.rules) == position


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"count":2', '"count":1000000000'),
        ('"count":2', '"count":-1'),
        ('"sides":6', '"sides":1000000000'),
        ('"sides":6', '"sides":0'),
    ],
)
def test_a_roll_no_battle_comes_to_is_refused_and_not_rolled(old, new):
    text = next(text for text in (str(battle_at(n, typed=True).position) for n in range(9)) if old in text)
    assert Position.parse(text, STONES.rules)
    assert "Line" in english(refused(text.replace(old, new)))


def test_a_step_that_asks_for_more_dice_than_there_are_is_refused():
    with pytest.raises(InputError, match="1000000000 dice at once"):
        roll(10**9, Successes(4), say("luck"))
