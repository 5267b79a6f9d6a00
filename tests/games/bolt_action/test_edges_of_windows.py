"""Who looks and fires out of which window, what lies between, and how far it is: each condition where it alone
decides."""

from math import inf

import pytest

from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.ground.fire_lanes import Lanes
from grognard.games.bolt_action.ground.indoors import posted
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import of, squad, unit, vehicle
from tests.games.playing import inches, piece

HOUSE = piece("building", 20, 10, 28, 16, 6)
"""Its openings: 0 to 3 look up, from the left, 4 to 6 right, 7 to 10 down, from the right, 11 to 13 left."""
OTHER = piece("building", 34, 10, 40, 16, 6)
HERE = Floor(HOUSE.id, 0)


def group(number, role, *weapons, base=25):
    return ModelGroup(number, role, weapons, base)


def men(*groups, facing=None):
    more = {} if facing is None else {"facing": facing}
    total = sum(each.count for each in groups)
    return unit("a.x", 0, 0, groups, "infantry-section", places=[(24, 13)] * total, inside=HERE, **more)


RIFLES, SMGS = group(1, "rifleman", "rifle"), group(1, "rifleman", "smg")
LMG = group(1, "gunner", "lmg")
LOADER, ASSISTANT = group(1, "loader", "rifle"), group(1, "assistant", "rifle")
MMG = group(1, "gunner", "mmg", base=WEAPON_BASE)
MORTAR = group(1, "gunner", "medium-mortar", base=WEAPON_BASE)
SPOTTER, ARMED_SPOTTER = group(1, "spotter"), group(1, "spotter", "rifle")


# ---- who stands where ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-02", "BA-BLD-06")
@pytest.mark.parametrize(
    ("groups", "facing", "away", "posts"),
    [
        ([RIFLES] * 2, None, {}, [None, None]), ([RIFLES] * 2, None, {7: 9}, [7, 7]),
        ([RIFLES] * 3, None, {7: 9}, [7, 7, None]), ([RIFLES] * 5, None, {7: 9, 8: 5}, [8, 8, 7, 7, None]),
        ([RIFLES] * 7, None, {7: 9, 8: 5, 0: 12}, [8, 8, 7, 7, 0, 0, None]),
        ([RIFLES, RIFLES, LMG], None, {7: 9}, [7, None, 7]), ([RIFLES, RIFLES, SMGS], None, {7: 9}, [7, None, 7]),
        ([RIFLES, RIFLES, SMGS, SMGS], None, {7: 9, 8: 5}, [7, 7, 8, 8]),
        ([RIFLES, LMG, LOADER, ASSISTANT], None, {7: 9, 8: 5}, [8, 8, None, None]),
        ([RIFLES, LOADER, ASSISTANT], None, {7: 9, 8: 5}, [8, 8, 7]),
        ([RIFLES, LOADER], None, {7: 9}, [7, 7]), ([LMG, group(1, "loader"), RIFLES], None, {7: 9}, [7, None, 7]),
        ([MMG], 180_000, {7: 9, 0: 5}, [7]), ([MMG], 0, {7: 9, 0: 5}, [0]), ([MMG], 90_000, {7: 9, 0: 5}, [None]),
        ([MMG], 180_000, {7: 9, 10: 5}, [10]), ([SMGS, SMGS, MMG], 180_000, {7: 5, 0: 9}, [7, 0, 7]),
        ([SMGS, SMGS, MMG], 0, {7: 5, 0: 9}, [7, 7, 0]), ([MORTAR], 0, {7: 5}, [7]),
        ([MORTAR, SPOTTER], 0, {7: 5, 8: 6}, [7, 7]), ([SPOTTER, RIFLES, RIFLES], None, {7: 5, 8: 6}, [7, 7, 7]),
        ([SMGS, SMGS, ARMED_SPOTTER], None, {7: 5, 8: 6}, [7, 7, 8]), ([SPOTTER, SPOTTER], None, {}, [None, None]),
        ([SMGS, SMGS, RIFLES, RIFLES, ARMED_SPOTTER], None, {7: 5, 8: 6}, [7, 7, 8, 8, 7]),
    ],
)  # fmt: skip
def test_who_fires_through_which_opening(groups, facing, away, posts):
    """Two to each that is of use, whoever fires most first; those who reach least far at the nearest. ``away``: how far
    the target is from those openings from which it is seen."""
    battle = standing(men(*groups, facing=facing), pieces=[HOUSE])
    building = battle.context.ground.buildings[HOUSE.id]
    distances = [inches(away[number]) if number in away else inf for number in range(len(building.openings))]
    assert posted(building, of(battle, "a.x"), distances) == posts


@pytest.mark.rule("BA-BLD-02")
@pytest.mark.parametrize(
    ("own", "foe", "posts"),
    [
        (None, (24, 24), [0, 1, 2]), (0, (24, 24), [8, 8, 9]), (0, (24, 4), [1, 1, 2]), (0, None, [None] * 3),
        (0, (33, 13), [5, 5, 4]),
    ],
)  # fmt: skip
def test_from_where_men_look_out(own, foe, posts):
    """Those in the open where they stand; from floor to floor of one house nobody."""
    mine = squad("a.x", 22.6, 32, 3, inside=None if own is None else HERE)
    upstairs = squad("b.foe", 24, 13, 2, inside=Floor(HOUSE.id, 1))
    other = upstairs if foe is None else squad("b.foe", foe[0], foe[1], 1)
    battle = standing(mine, other, pieces=[HOUSE])
    look = battle.context.look(of(battle, "a.x"), of(battle, "b.foe"), battle.state)
    if own is None:
        assert [look.row(number) for number in range(3)] == posts
    else:
        assert look.posts == posts
    assert look.any_visible is (foe is not None)


@pytest.mark.rule("BA-BLD-02")
@pytest.mark.parametrize(
    ("own", "foe", "bar", "cover"),
    [
        (0, None, None, "none"), (0, None, "hedge", "soft"), (0, None, "wall", "hard"), (None, 0, None, "hard"),
        (0, "other", None, "hard"), (None, 0, "hedge", "hard"),
    ],
)  # fmt: skip
def test_the_cover_of_those_inside_and_of_those_they_fire_at(own, foe, bar, cover):
    mine = squad("a.x", 24, 30, 1, inside=HERE if own == 0 else None)
    if foe == "other":
        other = squad("b.foe", 37, 13, 1, inside=Floor(OTHER.id, 0))
    else:
        other = squad("b.foe", 24, 26, 1, inside=HERE if foe == 0 else None)
    bars = [piece(bar, 10, 22, 38, 22.4)] if bar else []
    battle = standing(mine, other, pieces=[HOUSE, OTHER, *bars])
    look = battle.context.look(of(battle, "a.x"), of(battle, "b.foe"), battle.state)
    assert look.cover([0]) == cover


@pytest.mark.rule("BA-BLD-02")
def test_only_openings_fired_from_tell_the_cover_of_the_target():
    """Two of five riflemen find room; the others, at no opening, are not asked."""
    battle = standing(
        squad("a.x", 24, 13, 5, inside=HERE),
        squad("b.foe", 24, 26, 1),
        pieces=[HOUSE, piece("hedge", 10, 22, 38, 22.4)],
    )
    look = battle.context.look(of(battle, "a.x"), of(battle, "b.foe"), battle.state)
    shut = [number for number, post in enumerate(look.posts) if post is None]
    assert look.cover([0, *shut]) == "soft"


# ---- how far it is ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-06")
@pytest.mark.parametrize(
    ("own", "foe", "gap"),
    [
        (squad("a.x", 24, 13, 1, inside=HERE), squad("b.foe", 24, 20, 1), 4 - 0.492),
        (squad("a.x", 24, 13, 1, inside=HERE), squad("b.foe", 0, 0, 2, places=[(24, 30), (24, 20)]), 4 - 0.492),
        (squad("a.x", 24, 13, 1, inside=HERE), squad("b.foe", 37, 13, 1, inside=Floor(OTHER.id, 0)), 6),
        (squad("a.x", 24, 13, 1, inside=HERE), squad("b.foe", 37, 13, 1, inside=Floor(OTHER.id, 1)), 6),
        (squad("a.x", 24, 13, 1, inside=HERE), squad("b.foe", 24, 13, 1, inside=Floor(HOUSE.id, 1)), 2),
        (squad("a.x", 24, 13, 1, inside=HERE), squad("b.foe", 24, 13, 1, inside=Floor(HOUSE.id, 2)), 4),
        (squad("a.x", 24, 13, 1, inside=Floor(HOUSE.id, 1)), squad("b.foe", 24, 13, 1, inside=Floor(HOUSE.id, 2)), 2),
        (squad("a.x", 24, 13, 1, inside=HERE), vehicle("b.foe", 24, 20, "m4-sherman"), 4 - 2.05),
        (squad("a.x", 24, 13, 1, inside=HERE), vehicle("b.foe", 24, 20, "m4-sherman", facing=90), 4 - 0.9),
    ],
)  # fmt: skip
def test_distances_from_a_house(own, foe, gap):
    battle = standing(own, foe, pieces=[HOUSE, OTHER])
    one, two = of(battle, "a.x"), of(battle, "b.foe")
    assert battle.context.gap(one, two) == battle.context.gap(two, one) == pytest.approx(inches(gap), abs=1)


# ---- which side of a vehicle is struck -------------------------------------------------------------------------------


@pytest.mark.rule("BA-VEH-21", "BA-BLD-06")
@pytest.mark.parametrize(
    ("inside", "facing", "side"),
    [
        (None, 0, "front"), (None, 180, "rear"), (None, 90, "side"), (0, 0, "front"), (0, 180, "rear"), (1, 0, "top"),
        (2, 180, "top"), (0, 90, "side"),
    ],
)  # fmt: skip
def test_from_a_higher_floor_the_top_is_struck(inside, facing, side):
    """The tank stands below the house; he in the open is on the other side of where he would be drawn inside."""
    floor = None if inside is None else Floor(HOUSE.id, inside)
    mine = squad("a.x", 24, 20 if inside is None else 44, 1, weapon="bazooka", inside=floor)
    battle = standing(mine, vehicle("b.car", 24, 30, "m4-sherman", facing=facing), pieces=[HOUSE])
    lanes = Lanes(battle, of(battle, "a.x"), of(battle, "b.car"))
    assert aim.side_from(battle, lanes, 0) == side


@pytest.mark.rule("BA-BLD-06")
@pytest.mark.parametrize(
    ("facing", "openings"),
    [
        (0, range(4)), (90_000, range(4, 7)), (180_000, range(7, 11)), (270_000, range(11, 14)), (30_000, range(4)),
        (60_000, range(4, 7)), (44_000, range(4)), (46_000, range(4, 7)), (359_000, range(4)), (45_000, range(7)),
        (134_400, range(4, 7)), (135_000, range(4, 11)), (225_000, range(7, 14)),
        (315_000, (*range(4), *range(11, 14))),
        (44_501, range(7)), (44_500, range(7)), (44_499, range(4)), (45_501, range(4, 7)),
    ],
)  # fmt: skip
def test_the_side_of_a_house_that_looks_most_nearly_where_a_weapon_points(facing, openings):
    """Between two, both, to a degree."""
    battle = standing(pieces=[HOUSE])
    assert battle.context.ground.buildings[HOUSE.id].side(facing) == list(openings)
