"""Sight and cover: who sees whom, what hides and what covers (chapters Shooting and Saves)."""

from __future__ import annotations

import pytest

from grognard.games.wh40k5.ground.sight import look
from grognard.games.wh40k5.rules.shooting.cover import commonest, cover_from, improved, on_the_ground
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.state.choices import StayUp
from grognard.games.wh40k5.state.events.shooting import CoverFound
from tests.games.playing import answer, happened, over, piece
from tests.games.wh40k5.table import boyz, everyone, marines, of, play, row, unit


def looking(firer, target, *others, pieces=(), options=None):
    """``firer`` looking at ``target``."""
    battle = play(Shooting(firer.unit.id, target.unit.id, ()), firer, target, *others, pieces=pieces, options=options)
    return look(battle.context, battle.state, of(battle, firer.unit.id), of(battle, target.unit.id))


ONE = marines("a.m", 10, 30, 1)
FOE = boyz("b.o", 10, 10, 1)


def seen(*others, **more):
    """Whether one marine sees one Ork 20" up the table, and the Ork's cover."""
    found = looking(ONE, FOE, *others, **more)
    return bool(found.sees[0, 0]), int(found.cover[0, 0])


@pytest.mark.rule("WH-SAVE-04")
def test_what_hides_and_what_covers() -> None:
    assert seen() == (True, 0)
    assert seen(pieces=[piece("rock-spire", 5, 20, 15, 21, 6)])[0] is False
    assert seen(pieces=[piece("wall", 5, 12, 15, 12.5, 0.75)]) == (True, 4)
    assert seen(pieces=[piece("hedge", 5, 12, 15, 12.5, 0.75)]) == (True, 6)
    assert seen(pieces=[piece("woods", 5, 18, 15, 22, 5)]) == (True, 4)
    # Half the Ork behind a corner is enough.
    assert seen(pieces=[piece("rock-spire", 10.2, 12, 15, 13, 6)]) == (True, 4)


@pytest.mark.rule("WH-SAVE-04")
def test_area_terrain_covers_from_every_side() -> None:
    assert seen(pieces=[piece("crater", 8, 8, 12, 12)]) == (True, 4)
    assert seen(pieces=[piece("tall-grass", 8, 8, 12, 12, 0.75)]) == (True, 5)


@pytest.mark.rule("WH-SAVE-04")
def test_shots_through_the_gaps_of_another_unit() -> None:
    """Two grown Orks 1.5" apart, the line between them; one stands in it; three inches apart they are no screen."""
    for xs, expected in (((9.25, 10.75), (True, 4)), ((8, 12), (True, 0)), ((10, 11.5), (False, 4))):
        screen = boyz("b.s", 0, 0, 2, places=[(x, 11.2) for x in xs])
        assert seen(screen) == expected


@pytest.mark.rule("WH-SAVE-17")
def test_shots_over_things_and_out_of_terrain() -> None:
    # A low fence close to the firer is shot over; woods are not in the way of who stands at their edge.
    assert seen(pieces=[piece("fence", 5, 29, 15, 29.2, 0.75)]) == (True, 0)
    assert seen(pieces=[piece("woods", 5, 28.5, 15, 35, 5)]) == (True, 0)
    assert seen(pieces=[piece("woods", 5, 27, 15, 35, 5)]) == (True, 4)
    # From a hill one looks over the screen.
    screen = boyz("b.s", 0, 0, 2, places=[(9.25, 27), (10.75, 27)])
    assert seen(screen) == (True, 4)
    assert seen(screen, pieces=[piece("hill", 5, 28, 15, 34, 2)])[1] == 0


@pytest.mark.rule("WH-SAVE-04")
def test_the_unit_is_in_cover_if_half_its_models_are_from_most_firers() -> None:
    for covered, expected in ((1, None), (2, 4), (3, 4)):
        crater = piece("crater", 9, 9, 9.5 + 1.5 * covered, 11)
        found = looking(ONE, boyz("b.o", 10, 10, 4), pieces=[crater])
        assert cover_from(found, [0], True) == expected
    # Of two firers one sees past the wall's end: exactly half of them, which is enough unless the option says not.
    found = looking(
        marines("a.m", 0, 0, 2, places=[(10, 30), (34, 30)]), FOE, pieces=[piece("wall", 4, 11, 10.3, 11.4, 0.75)]
    )
    assert [int(value) for value in found.cover[:, 0]] == [4, 0]
    assert (cover_from(found, [0, 1], True), cover_from(found, [0, 1], False)) == (4, None)


@pytest.mark.rule("WH-SAVE-04")
def test_three_of_six_models_in_cover_are_enough_and_two_are_not() -> None:
    for covered, expected in ((2, None), (3, 4)):
        crater = piece("crater", 9, 9, 9.5 + 1.5 * covered, 11)
        assert cover_from(looking(ONE, boyz("b.o", 10, 10, 6), pieces=[crater]), [0], True) == expected


@pytest.mark.rule("WH-SAVE-18")
def test_what_has_no_cover_is_not_improved() -> None:
    assert (improved(None, 1), improved(4, 1), improved(2, 1)) == (None, 3, 2)


@pytest.mark.rule("WH-SAVE-05", "WH-SAVE-16")
def test_mixed_cover() -> None:
    assert (commonest([4, 5, 5]), commonest([4, 5]), commonest([6, 5, 4, 6])) == (5, 4, 6)
    pieces = [piece("crater", 9, 9, 10.7, 11), piece("tall-grass", 11, 9, 16, 11, 0.75)]
    assert cover_from(looking(ONE, boyz("b.o", 10, 10, 3), pieces=pieces), [0], True) == 5


@pytest.mark.rule("WH-USR-19", "WH-SAVE-07")
def test_stealth_and_going_to_ground() -> None:
    for fields, expected in (
        ({}, 4), ({"special": ("stealth",)}, 3), ({"down": 2}, 3), ({"down": 2, "special": ("stealth",)}, 2),
    ):  # fmt: skip
        battle = play(
            Shooting("a.m", "b.o", everyone(ONE, "boltgun")), ONE, boyz("b.o", 10, 10, 1, **fields),
            pieces=[piece("crater", 8, 8, 12, 12)], dice=(6, 6, 1),
        )  # fmt: skip
        if "down" not in fields:
            answer(battle, StayUp())
        over(battle)
        assert [event.cover for event in happened(battle, CoverFound)] == [expected]
    assert on_the_ground(None) == 6


@pytest.mark.rule("WH-SAVE-17")
def test_taller_bodies_look_over_smaller_ones() -> None:
    creature = unit("a.c", "carnifexes", [row("carnifex")], 10, 30)
    screen = boyz("b.s", 0, 0, 2, places=[(9.25, 27), (10.75, 27)])
    assert int(looking(creature, FOE, screen).cover[0, 0]) == 0


@pytest.mark.rule("WH-UNIT-01")
def test_half_of_a_monstrous_creature_must_be_hidden() -> None:
    """Area terrain does not cover it, nor a wall before its feet; a high wall before more than half of it does."""
    creature = unit("b.c", "carnifexes", [row("carnifex")], 10, 10)

    def cover(*pieces):
        return int(looking(ONE, creature, pieces=pieces).cover[0, 0])

    assert cover(piece("crater", 5, 5, 15, 15)) == 0
    assert cover(piece("wall", 5, 12, 15, 12.4, 0.75)) == 0
    assert cover(piece("wall", 5, 12, 15, 12.4, 1.75)) == 4
    assert cover(piece("woods", 5, 12, 15, 14, 5)) == 4
    # Each firer has his own view: the wall stands before the first of three alone.
    firers = marines("a.m", 0, 0, 3, places=[(10, 30), (34, 9), (34, 11)])
    found = looking(firers, creature, pieces=[piece("wall", 5, 12, 15, 12.4, 1.75)])
    assert [int(value) for value in found.cover[:, 0]] == [4, 0, 0]
    # Infantry in the same places is covered.
    crater = piece("crater", 5, 5, 15, 15)
    assert int(looking(ONE, FOE, pieces=[crater]).cover[0, 0]) == 4


@pytest.mark.rule("WH-SAVE-04")
@pytest.mark.parametrize(("option", "cover"), [("cover", 4), ("no_cover", None)])
def test_cover_from_exactly_half_of_the_firers(option, cover) -> None:
    """A wall hides the Ork from the first marine, not from the second: both hit, one shot wounds."""
    firers = marines("a.m", 0, 0, 2, places=[(10, 30), (20, 20)])
    dice = (3, 1, 4, *((1,) if cover else ()))
    battle = play(
        Shooting("a.m", "b.o", everyone(firers, "boltgun", single=True)), firers, FOE,
        pieces=[piece("wall", 4, 11, 10.3, 11.4, 0.75)], options={"half_of_firers": option}, dice=dice,
    )  # fmt: skip
    answer(battle, StayUp())
    over(battle)
    assert [event.cover for event in happened(battle, CoverFound)] == [cover]
