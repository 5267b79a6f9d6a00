"""Who fires at a target, as every game's previews tell it."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.messages import Message
from grognard.core.wire.shooters import Shooters, firing, shooters_table
from grognard.core.words import english

RIFLES = Shooters(Message("rifles"), "9", "5+", 3.0, 1.0)
GUN = Shooters(Message("gun"), "4", "6+", 0.67, 0.4)


class Man(NamedTuple):
    id: str
    x: int = 0
    y: int = 0
    radius: int = 500


MEN = [Man(name) for name in ("one", "two", "three", "unarmed")]
ABLE = ("one", "two", "three")


def test_each_kind_of_shooter_has_its_line_and_all_their_sum():
    (table,) = shooters_table([RIFLES, GUN], 1.37)
    assert [row.values for row in table.rows] == [["9", "5+", "3.0", "1.0"], ["4", "6+", "0.7", "0.4"]]
    assert table.totals == ["", "", "3.7", "1.4"]
    assert len(table.columns) == 4


def test_where_nothing_falls_only_hits_are_told_and_one_kind_needs_no_table():
    (table,) = shooters_table([RIFLES._replace(lost=None), GUN], None)
    assert [row.values[-1] for row in table.rows] == ["3.0", "0.7"]
    assert len(table.columns) == len(table.totals) == 3
    assert shooters_table([RIFLES], 1.0) == []


def test_who_cannot_fire_is_counted_and_ringed():
    (words,), (aside,) = firing(MEN, ABLE, ["one", "three"])
    assert english(words) == "2 of 3 can fire"
    assert [ghost.model for ghost in aside.models] == ["two"]
    assert firing(MEN, ABLE, ABLE) == ([], [])
    assert firing(MEN, ABLE, []) == ([], [])
