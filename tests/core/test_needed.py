"""Modifiers as rows of a table of needed rolls."""

from __future__ import annotations

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import say
from grognard.core.wire.needed import modifier_rows, rows_beside
from grognard.core.wire.previews import NeededRow

LONG = Modifier(say("long"), -1, "XX-1")
COVER = Modifier(say("cover"), -2, "XX-2")
AGAIN = Modifier(say("cover"), 2, "XX-3")


def test_a_single_roll_has_a_row_for_each_modifier():
    rows = list(modifier_rows([LONG, AGAIN, LONG]))
    assert [(row.rule, row.values) for row in rows] == [("XX-1", ["−1"]), ("XX-3", ["+2"]), ("XX-1", ["−1"])]


def test_several_rolls_stand_beside_each_other_by_name_and_rule():
    rows = list(rows_beside([[LONG, LONG], [COVER, AGAIN], []], nothing="."))
    assert rows == [
        NeededRow(say("long"), "XX-1", ["−2", ".", "."]),
        NeededRow(say("cover"), "XX-2", [".", "−2", "."]),
        NeededRow(say("cover"), "XX-3", [".", "+2", "."]),
    ]
