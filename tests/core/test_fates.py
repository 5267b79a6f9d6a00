"""Fates: what is played by dice is what is summed up, and nothing but what is stated is rolled."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.engine.dice import Brackets, Pool, Successes
from grognard.core.engine.events import Rolled
from grognard.core.engine.fates import NOTHING, Branch, Fate, Lot, Play, Test, chances, play
from grognard.core.engine.procedures import Call
from tests.core.test_procedures import run, writing


def one(fate: Fate, faces: tuple[int, ...]) -> str:
    """What becomes of a single die that shows these faces, one after another: as a person would read the rule."""
    for face in faces:
        if isinstance(fate, str):
            break
        reached = [branch.fate for branch in fate.branches if face >= branch.bound]
        fate = reached[-1] if reached else fate.fail
    assert isinstance(fate, str)
    return fate


def fates(depth: int = 2) -> st.SearchStrategy[Fate]:
    """Tests of up to so many dice in a row."""
    ends = st.sampled_from([NOTHING, "dead", "saved"])
    if not depth:
        return ends
    then = st.one_of(ends, fates(depth - 1))
    bounds = st.lists(st.integers(1, 8), min_size=1, max_size=3, unique=True).map(sorted)

    @st.composite
    def build(draw: st.DrawFn) -> Fate:
        branches = tuple(Branch(bound, draw(then)) for bound in draw(bounds))
        return Test(f"dice-{depth}", f"R-{depth}", branches, draw(then))

    return build()


@given(fates())
def test_a_face_leads_where_one_die_so_read_comes_to(fate):
    if isinstance(fate, Test):
        for face in range(1, 7):
            reading = fate.pool(1).reading.read((face,))
            assert fate.fates(1, reading) == (((fate.reached(face), 1),) if fate.reached(face) != NOTHING else ())


@given(fates())
def test_the_chances_are_those_of_all_faces_counted(fate):
    counted = Counter(one(fate, faces) for faces in product(range(1, 7), repeat=2))
    assert chances(fate) == {outcome: Fraction(number, 36) for outcome, number in counted.items()}
    assert sum(chances(fate).values()) == 1


SAVE = Test("dice", "R-3", (Branch(4, NOTHING),), "dead")
WOUND = Test("dice", "R-2", (Branch(3, SAVE), Branch(6, "dead")))
HIT = Test("dice", "R-1", (Branch(4, WOUND),))


def test_dice_are_rolled_together_test_by_test():
    # Four shots: 4 and 6 hit; of the wounds the 6 kills past any save, the 3 is saved by a 5 or not by a 2.
    battle = run(writing_play((HIT, 4)), 1, 4, 6, 3, 6, 3, 5)
    assert battle.used == 7
    assert battle.state.written == ((Counter({"dead": 1}),),)
    battle = run(writing_play((HIT, 4)), 1, 4, 6, 3, 6, 3, 2)
    assert battle.state.written == ((Counter({"dead": 2}),),)


def test_lots_are_counted_each_by_itself_though_rolled_in_one():
    easy = Test("dice", "R-1", (Branch(2, "hit"),))
    hard = Test("dice", "R-1", (Branch(6, "hit"),))
    battle = run(writing_play((easy, 2), (hard, 2)), 1, 5, 5, 6)
    assert len(battle.record) == 1
    assert battle.state.written == ((Counter({"hit": 1}), Counter({"hit": 1})),)


def test_without_dice_nothing_is_rolled():
    battle = run(writing_play((HIT, 0)))
    assert (battle.record, battle.state.written) == ([], ((Counter(),),))


def test_who_stands_at_an_outcome_already_is_counted_and_rolls_nothing():
    battle = run(writing_play(("dead", 3)))
    assert (battle.record, battle.state.written) == ([], ((Counter({"dead": 3}),),))


def test_one_bound_is_read_as_successes_and_several_as_brackets():
    assert HIT.pool(3) == Pool(3, Successes(4))
    assert SAVE.pool(3) == Pool(3, Successes(4))
    assert WOUND.pool(3) == Pool(3, Brackets((3, 6)))


def test_a_die_that_comes_to_nothing_has_not_done_what_it_should():
    hot = Test("dice", "R-1", (Branch(2, NOTHING), Branch(4, "hit")), "hot")
    assert hot.pool(3) == Pool(3, Brackets((2, 4), 4))
    reading = hot.pool(3).reading
    assert isinstance(reading, Brackets)
    assert [reading.is_success(face) for face in (1, 3, 4)] == [False, False, True]


def test_who_has_hit_waits_for_those_who_roll_to_hit_again():
    again = Test("dice", "R-AGAIN", (Branch(4, WOUND),))
    twice = Test("dice", "R-1", (Branch(4, WOUND),), again)
    # Both hit at once and miss at once; one miss is repeated; three hits then wound together, and one save is rolled.
    battle = run(writing_play((HIT, 2), (twice, 2)), 4, 1, 4, 1, 5, 6, 3, 2, 1)
    assert [len(entry.faces) for entry in battle.record if isinstance(entry, Rolled)] == [4, 1, 3, 1]
    assert battle.state.written == ((Counter({"dead": 1}), Counter({"dead": 1})),)


def test_a_roll_names_all_the_rules_its_test_rests_on():
    test = Test("dice", "R-1", (Branch(4, "hit"),), also=("R-2",))
    (entry,) = run(writing_play((test, 1)), 4).record
    assert isinstance(entry, Rolled)
    assert entry.roll.rules == ("R-1", "R-2")


@pytest.mark.parametrize("fate", [HIT, WOUND, SAVE])
def test_played_out_by_every_face_it_comes_to_the_same(fate):
    found: Counter[str] = Counter()
    for faces in product(range(1, 7), repeat=3):
        battle = run(writing_play((fate, 1)), *faces)
        ((tally,),) = battle.state.written
        found[next(iter(tally), NOTHING)] += 1
    assert chances(fate) == {outcome: Fraction(number, 216) for outcome, number in found.items()}


def writing_play(*lots):
    return writing(Call(play(lots)))


@pytest.mark.parametrize(
    ("lots", "count", "ended"),
    [
        ((Lot(HIT, 1, 1),), 1, ()),
        ((Lot("dead", 1),), 1, ()),
        ((), 1, (Lot(HIT, 1),)),
        ((), 0, (Lot("dead", 1),)),
    ],
    ids=[
        "a number beyond the lots",
        "a lot that has ended already",
        "an end that is none",
        "an end of no lot",
    ],
)
def test_lots_that_contradict_themselves_are_no_play(lots, count, ended):
    with pytest.raises(ValueError, match="lots"):
        Play(lots, None, count, ended)


@given(st.integers(-2, 14), st.integers(1, 3))
def test_dice_added_up_lead_where_their_sum_does(bound, dice):
    test = Test("dice", "R-1", (Branch(bound, "held"),), "fled", dice=dice)
    sums = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    held = Fraction(sum(total >= bound for total in sums), len(sums))
    assert chances(test).get("held", 0) == held
    assert all(test.reached(total) == ("held" if total >= bound else "fled") for total in sums)
    assert {outcome for total, _ in test.roll().outcomes() for outcome in [test.reached(int(str(total)))]} == set(
        chances(test)
    )


def test_a_test_of_several_dice_is_no_test_for_a_lot():
    with pytest.raises(ValueError, match="taken once"):
        play([(Test("dice", "R-1", (Branch(7, "held"),), dice=2), 3)])


@pytest.mark.parametrize("highest", [False, True])
def test_a_lot_of_one_takes_a_test_of_several_dice(highest):
    """Two lots roll two dice each, in one roll: of each the sum counts, or the best."""
    test = Test("dice", "R-1", (Branch(6, "held"),), "fled", dice=2, highest=highest)
    for faces in product(range(1, 7), repeat=2):
        held = (max(faces) if highest else sum(faces)) >= 6
        battle = run(writing_play((test, 1), (test, 1)), *faces, 1, 1)
        assert battle.state.written == ((Counter({"held" if held else "fled": 1}), Counter({"fled": 1})),)
    assert chances(test)["held"] == (Fraction(11, 36) if highest else Fraction(26, 36))
