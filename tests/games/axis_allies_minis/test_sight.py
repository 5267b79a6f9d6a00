"""Lines of sight: every rule in a drawn position, and all of them together against plain geometry."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from grognard.core.words import english, message_ids
from grognard.games.axis_allies_minis.data.maps import HexMap, load_map, map_names
from grognard.games.axis_allies_minis.ground.board import Board
from grognard.games.axis_allies_minis.ground.sight import Sight
from grognard.space.hex.grid import DIRECTIONS, from_label, label, to_offset
from tests.games.axis_allies_minis import sight_oracle
from tests.games.axis_allies_minis.grounds import at, board, ground, hexes
from tests.sampling import first

READINGS = (("visible", "visible"), ("visible", "blocked"), ("blocked", "visible"), ("blocked", "blocked"))


def seen(board: Board, start: str, end: str) -> bool:
    """Whether two hexes see each other; all three answers of the board have to agree, both ways."""
    one, other = at(start), at(end)
    answers = {board.sees(one, other), board.sees(other, one), other in board.visible(one)}
    answers |= {board.sight(one, other).visible, board.sight(other, one).visible}
    assert len(answers) == 1
    return answers.pop()


def rules(sight: Sight) -> tuple[list[str], list[str]]:
    """The rules that block the line, and those that let something on it pass."""
    return [found.rule for found in sight.obstructions], [found.rule for found in sight.allowances]


def along(board: Board, start: str, end: str) -> tuple[list[str], list[str]]:
    return rules(board.sight(at(start), at(end)))


# ---- rule by rule ----


@pytest.mark.rule("AAM-LOS-01")
def test_aam_los_01_sight_is_the_straight_line_and_mutual() -> None:
    for name in map_names():
        field = Board(load_map(name), {})
        assert all(field.sees(one, other) == field.sees(other, one) for one, other in product(field.hexes, repeat=2))
    assert seen(board(), "A1", "G7")


@pytest.mark.rule("AAM-LOS-02")
@pytest.mark.parametrize(("sign", "blocks"), [(sign, sign in "TFH") for sign in "TFH.MPS"])
def test_aam_los_02_towns_hills_and_forests_block(sign: str, blocks: bool) -> None:
    field = Board(ground(f"... {sign}.. ... ..."), {})
    assert seen(field, "A1", "A4") != blocks
    assert along(field, "A1", "A4") == (["AAM-LOS-02"] if blocks else [], [])


@pytest.mark.rule("AAM-LOS-02", "AAM-C2")
def test_aam_los_02_any_part_of_a_hex_is_enough() -> None:
    # A1 to C7 cuts off no more than a tip of B3.
    field = board("B3")
    assert at("B3") in field.sight(at("A1"), at("C7")).crossed
    assert not seen(field, "A1", "C7")


@pytest.mark.rule("AAM-LOS-03")
def test_aam_los_03_the_terrain_at_the_ends_is_ignored() -> None:
    field = board("A1", "A4")
    assert seen(field, "A1", "A4")
    assert along(field, "A1", "A4") == ([], ["AAM-LOS-03", "AAM-LOS-03"])


@pytest.mark.rule("AAM-LOS-04")
@pytest.mark.parametrize("forest", ["B1", "A2"])
def test_aam_los_04_along_one_blocking_hex_is_free(forest: str) -> None:
    field = board(forest)
    assert seen(field, "A1", "B2")
    assert along(field, "A1", "B2") == ([], ["AAM-LOS-04"])


@pytest.mark.rule("AAM-LOS-05")
def test_aam_los_05_between_two_blocking_hexes_is_blocked() -> None:
    field = board("B1", "A2")
    assert not seen(field, "A1", "B2")
    assert along(field, "A1", "B2") == (["AAM-LOS-05"], [])
    assert field.sight(at("A1"), at("B2")).obstructions[0].hexes == (at("B1"), at("A2"))


@pytest.mark.rule("AAM-LOS-06")
@pytest.mark.parametrize(("forests", "blocked"), [("B1 B3", True), ("A2 C3", True), ("B1 C3", False), ("A2 B3", False)])
def test_aam_los_06_both_hands_at_different_distances(forests: str, blocked: bool) -> None:
    field = board(*forests.split())
    assert seen(field, "A1", "C4") != blocked
    assert along(field, "A1", "C4") == (
        (["AAM-LOS-06"], ["AAM-LOS-04"]) if blocked else ([], ["AAM-LOS-04", "AAM-LOS-06"])
    )


@pytest.mark.rule("AAM-LOS-06")
def test_aam_los_06_the_option_blocks_on_the_same_hand_too() -> None:
    option = {"same_side_edges": "blocked"}
    assert not seen(board("B1", "C3", options=option), "A1", "C4")
    assert seen(board("B1", options=option), "A1", "C4")
    assert along(board("B1", "C3", options=option), "A1", "C4") == (["AAM-LOS-06"], ["AAM-LOS-04"])


@pytest.mark.rule("AAM-LOS-07", "AAM-C2")
def test_aam_los_07_a_corner_is_outside_unless_the_option_says_otherwise() -> None:
    assert seen(board("B2"), "A1", "E4")
    assert along(board("B2"), "A1", "E4") == ([], ["AAM-LOS-07"])
    option = {"corner_touch": "blocked"}
    assert not seen(board("B2", options=option), "A1", "E4")
    assert along(board("B2", options=option), "A1", "E4") == (["AAM-LOS-07"], [])


@pytest.mark.rule("AAM-LOS-08")
def test_aam_los_08_a_hedgerow_blocks_across_but_not_along_nor_at_the_ends() -> None:
    field = board(hedgerows=["A2 S"])
    assert not seen(field, "A1", "A4")
    assert along(field, "A1", "A4") == (["AAM-LOS-08"], [])
    assert seen(field, "A2", "A5")
    assert along(field, "A2", "A5") == ([], ["AAM-LOS-08"])
    assert seen(field, "A1", "A3")
    beside = board(hedgerows=["A2 NE"])
    assert seen(beside, "A1", "B2")
    assert along(beside, "A1", "B2") == ([], ["AAM-LOS-08"])


@pytest.mark.rule("AAM-LOS-08")
def test_aam_los_08_the_end_of_a_hedgerow_is_not_crossed() -> None:
    # The line from A1 to C4 enters B2 by the corner where these hedgerows meet.
    assert seen(board(hedgerows=["B2 N", "B2 NW"]), "A1", "C4")


@pytest.mark.rule("AAM-LOS-09")
def test_aam_los_09_cliffs_between_block_unless_both_stand_on_cliffs() -> None:
    assert not seen(board(cliffs=["A2 S"]), "A1", "A4")
    assert along(board(cliffs=["A3 N"]), "A1", "A4") == (["AAM-LOS-09"], [])
    assert not seen(board(cliffs=["A2 S", "A1 SE"]), "A1", "A4")
    both = board(cliffs=["A2 S", "A1 SE", "A4 NE"])
    assert seen(both, "A1", "A4")
    assert along(both, "A1", "A4") == ([], ["AAM-LOS-09"])


@pytest.mark.rule("AAM-LOS-09")
def test_aam_los_09_a_cliff_of_the_ends_is_ignored_whoever_it_faces() -> None:
    assert seen(board(cliffs=["A1 S"]), "A1", "A4")
    assert seen(board(cliffs=["A4 N"]), "A1", "A4")
    assert not seen(board(cliffs=["A2 N"]), "A1", "A4")
    assert along(board(cliffs=["A4 N"]), "A1", "A4") == ([], ["AAM-LOS-09"])


@pytest.mark.rule("AAM-LOS-11")
def test_aam_los_11_aircraft_see_over_everything_but_smoke() -> None:
    field = board("A2", hedgerows=["A3 S"], cliffs=["A4 S"])
    one, other = at("A1"), at("A6")
    assert not field.sees(one, other)
    assert field.sees_through(one, other, frozenset(), aircraft=True)
    assert field.sight(one, other, aircraft=True).visible
    for cloud in ("A1", "A3", "A6"):
        assert not field.sees_through(one, other, hexes(cloud), aircraft=True)
        assert not field.sight(one, other, hexes(cloud), aircraft=True).visible
    assert field.sees_through(one, other, hexes("B3"), aircraft=True)


@pytest.mark.rule("AAM-LOS-11", "AAM-SA-78")
def test_aam_los_11_range_0_is_visible_in_smoke() -> None:
    field = board()
    assert field.sees_through(at("C3"), at("C3"), hexes("C3"))
    assert field.sight(at("C3"), at("C3"), hexes("C3")).visible
    assert not field.sees_through(at("C3"), at("C4"), hexes("C3"))
    assert not field.sees_through(at("C3"), at("C4"), hexes("C4"))
    assert along_smoke(field, "C3", "C5", "C4") == ["AAM-SA-78"]


@pytest.mark.rule("AAM-SA-78")
def test_aam_sa_78_smoke_blocks_like_a_wood_also_beside_one() -> None:
    field = board("B1")
    assert seen(field, "A1", "B2")
    assert along_smoke(field, "A1", "B2", "A2") == ["AAM-LOS-05"]
    assert along_smoke(field, "A1", "C4", "B3") == ["AAM-LOS-06"]
    assert field.sees_through(at("A1"), at("C4"), hexes("C3"))


def along_smoke(board: Board, start: str, end: str, smoke: str) -> list[str]:
    one, other, clouds = at(start), at(end), hexes(smoke)
    sight = board.sight(one, other, clouds)
    assert board.sees_through(one, other, clouds) == board.sees_through(other, one, clouds) == sight.visible
    return rules(sight)[0]


@pytest.mark.rule("AAM-LOS-12")
def test_aam_los_12_a_town_hides_some_and_not_others() -> None:
    # As in the picture, on a map of our own: who stands straight behind the town is hidden, who stands aside is not.
    field = Board(ground("....... ....... ...T... ....... ....... ....... ......."), {})
    assert [seen(field, "D1", text) for text in ("F4", "D5", "D7")] == [True, False, False]
    assert [seen(field, "A3", text) for text in ("C5", "G4", "G3")] == [True, False, True]
    assert [seen(field, "G1", text) for text in ("A4", "A7")] == [True, False]


@pytest.mark.rule("AAM-LOS-13")
def test_aam_los_13_nothing_blocks_between_neighbours_but_a_hedgerow_covers_both() -> None:
    field = board(hedgerows=["A1 S"], cliffs=["C1 S"])
    one, other = at("A1"), at("A2")
    assert seen(field, "A1", "A2")
    assert along(field, "A1", "A2") == ([], ["AAM-LOS-13"])
    assert along(field, "C1", "C2") == ([], ["AAM-LOS-13"])
    assert field.behind_hedgerow(one, other)
    assert field.behind_hedgerow(other, one)


@pytest.mark.rule("AAM-LOS-14")
def test_aam_los_14_side_by_side_without_the_ends_and_the_map_s_edge() -> None:
    # A1 to C1 runs along the upper side of B1: what would lie above is off the map.
    assert seen(board("B1"), "A1", "C1")
    assert seen(board("A1", "B1", "C1"), "A1", "C1")
    # Three sides on the way from A1 to D5; the second has forest on both hands.
    assert not seen(board("C3", "B3"), "A1", "D5")
    assert along(board("C3", "B3"), "A1", "D5")[0] == ["AAM-LOS-05"]


@pytest.mark.rule("AAM-LOS-15")
def test_aam_los_15_crossing_counts_besides_and_what_is_drawn_on_the_side_does_not() -> None:
    assert along(board("B1", "B2"), "A1", "C4") == (["AAM-LOS-02"], ["AAM-LOS-04"])
    drawn = board(cliffs=["A2 NE"])
    assert seen(drawn, "A1", "B2")
    assert along(drawn, "A1", "B2") == ([], ["AAM-LOS-15"])
    hedged = board(hedgerows=["A2 NE"])
    assert seen(hedged, "A1", "B2")
    assert along(hedged, "A1", "B2") == ([], ["AAM-LOS-08"])


# ---- all rules together ----


def wild(seed: int) -> HexMap:
    """A crowded map of eight by eight hexes, with hedgerows and cliffs anywhere."""
    random = Random(seed)
    picture = " ".join("".join(random.choice("....TFHMS") for _ in range(8)) for _ in range(8))
    plain = ground(picture)
    sides = sorted(
        {place.side(way) for place in plain.terrain for way in DIRECTIONS if place.neighbour(way) in plain.terrain}
    )
    named = [(side, f"{label(side.first)} {side.first.direction(side.second)}") for side in random.sample(sides, 30)]
    return ground(picture, hedgerows=[text for _side, text in named[:18]], cliffs=[text for _side, text in named[18:]])


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("field", first(3, [1, *map_names(), 2]))
def test_all_pairs_agree_with_plain_geometry(field: str | int, reading: tuple[str, str]) -> None:
    arena = wild(field) if isinstance(field, int) else load_map(field)
    options = {"same_side_edges": reading[0], "corner_touch": reading[1]}
    found = Board(arena, options)
    wrong = [
        (label(one), label(other))
        for one, other in product(found.hexes, repeat=2)
        if found.sees(one, other)
        != sight_oracle.sees(arena, one, other, reading[0] == "blocked", reading[1] == "blocked")
    ]
    assert wrong == []


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("field", first(3, [1, *map_names()]))
def test_the_explanation_says_what_sees_says(field: str | int, reading: tuple[str, str]) -> None:
    arena = wild(field) if isinstance(field, int) else load_map(field)
    found = Board(arena, {"same_side_edges": reading[0], "corner_touch": reading[1]})
    for one, other in product(found.hexes[:: 1 if reading == READINGS[0] else 5], found.hexes):
        assert found.sight(one, other).visible == found.sees(one, other)


@pytest.mark.parametrize("aircraft", [False, True])
def test_smoke_agrees_with_plain_geometry(aircraft: bool) -> None:
    arena = wild(3)
    found = Board(arena, {})
    random = Random(4)
    for _ in range(4):
        smoke = frozenset(random.sample(found.hexes, 4))
        for one, other in product(found.hexes, repeat=2):
            wanted = sight_oracle.sees(arena, one, other, smoke=smoke, aircraft=aircraft)
            assert found.sees_through(one, other, smoke, aircraft) == wanted
            if random.random() < 0.2:
                assert found.sight(one, other, smoke, aircraft).visible == wanted


# ---- words ----


def test_every_reason_is_a_sentence() -> None:
    sentences = set()
    for number, reading in product(range(4), READINGS):
        found = Board(wild(number), {"same_side_edges": reading[0], "corner_touch": reading[1]})
        smoke = frozenset(Random(number).sample(found.hexes, 3))
        for one, other in product(found.hexes[::7], found.hexes):
            for aircraft in (False, True):
                sight = found.sight(one, other, smoke, aircraft)
                sentences |= {reason.message.id for reason in (*sight.obstructions, *sight.allowances)}
                if to_offset(one) == (0, 0):
                    for reason in (*sight.obstructions, *sight.allowances):
                        assert english(reason.message).endswith(".")
                        assert "[" not in english(reason.message)
                        assert "{" not in english(reason.message)
    assert sentences == {id for id in message_ids() if id.startswith("aam-sight-")} - {"aam-sight-smoke"}


def test_reasons_are_told_nearest_first() -> None:
    field = board("A3", "A5", hedgerows=["A3 S"])
    sight = field.sight(at("A1"), at("A7"))
    assert [english(found.message) for found in sight.obstructions] == [
        "The line crosses forest in A3.",
        "The line crosses the hedgerow between A3 and A4.",
        "The line crosses forest in A5.",
    ]
    assert [label(found.at) for found in sight.obstructions] == ["A3", "A4", "A5"]
    assert sight.obstructions[1].side == from_label("A3").side(DIRECTIONS[3])
    assert [label(place) for place in sight.crossed] == ["A1", "A2", "A3", "A4", "A5", "A6", "A7"]
