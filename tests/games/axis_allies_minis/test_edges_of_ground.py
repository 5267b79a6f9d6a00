"""The ground at its edges: smoke elsewhere, two sources of cover, two obstacles in a hex, roads that are cut."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.data.tables import CLIFFS, SHELL_HOLES
from grognard.games.axis_allies_minis.ground.cover import cover_of, helped, sheltered
from grognard.games.axis_allies_minis.ground.crossing import Crossings
from grognard.games.axis_allies_minis.ground.layout import MARGIN, PITCH, SIZE, place_of
from grognard.games.axis_allies_minis.ground.sight import screens_of
from grognard.games.axis_allies_minis.rules.attack.special_attacks import blast_targets
from grognard.games.axis_allies_minis.state.state import Obstacle
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import board, ground, woods
from tests.games.axis_allies_minis.table import CardBox, aboard, at, look, of, terrain, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"


# ---- sight -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-78", "AAM-LOS-11", "AAM-LOS-01")
@pytest.mark.parametrize(
    ("smoke", "seen"),
    [
        ("", (True, False)),
        ("G7", (True, False)),  # out of the way: what is hidden stays so
        ("D2", (False, False)),
        ("D6", (False, False)),
        ("D4", (False, False)),
    ],
)
def test_smoke_hides_on_its_line_and_shows_nobody_elsewhere(smoke: str, seen: tuple[bool, bool]) -> None:
    places = frozenset(map(at, smoke.split()))
    free, blocked = board(), board("D4")
    found = tuple(where.sees_through(at("D2"), at("D6"), places) for where in (free, blocked))
    assert found == seen
    assert free.sees_through(at("D6"), at("D2"), places) == seen[0]
    # To and from an Aircraft only smoke counts, whatever lies between.
    assert blocked.sees_through(at("D2"), at("D6"), places, True) == seen[0]


@pytest.mark.rule("AAM-LOS-06", "AAM-LOS-05", "AAM-LOS-02")
@pytest.mark.parametrize("reading", ["blocked", "free"])
def test_a_wood_at_a_corner_blocks_by_the_option_and_open_ground_never(reading: str) -> None:
    there = board("B2", options={"corner_touch": reading})
    assert there.sees(at("D2"), at("D6"))
    assert there.sees(at("E2"), at("G7"))


# ---- cover -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-COVER-01", "AAM-COVER-06", "AAM-LOS-07", "AAM-LOS-06")
@pytest.mark.parametrize(
    ("sign", "cliff", "covers", "rule", "sentence"),
    [
        (".", False, "none", "AAM-COVER-01", None),
        (".", True, "all", "AAM-COVER-01", "aam-cover-cliff"),
        ("F", False, "all", "AAM-COVER-01", "aam-cover-terrain"),
        ("F", True, "all", "AAM-COVER-01", "aam-cover-terrain"),
        ("M", False, "soldiers", "AAM-COVER-06", "aam-cover-terrain"),
        ("M", True, "all", "AAM-COVER-01", "aam-cover-terrain"),
    ],
)
def test_a_cliff_covers_everybody_whatever_else_the_hex_is(
    sign: str, cliff: bool, covers: str, rule: str, sentence: str | None
) -> None:
    map = ground(terrain(D6=sign), cliffs=["D6 N"] if cliff else [])
    there = look(map=map, options={"marsh_cover": "soldiers"}).context.board
    assert (there.covers(at("D6")), there.cover_rule(at("D6"))) == (covers, rule)
    found = there.cover_source(at("D9"), at("D6"), "soldier")
    assert (found and (found.message.id, found.rule)) == (sentence and (sentence, rule))
    assert there.cover(at("D6"), "vehicle") is (covers == "all")


def box(kind: str, seat: int | None = None, place: str = "D6", name: str = "") -> Obstacle:
    """An obstacle of a player or of the map in a hex."""
    return Obstacle(id=name or f"{kind}-{seat}-{place}", kind=kind, seat=seat, at=at(place))


@pytest.mark.rule("AAM-TERRAIN-15", "AAM-COVER-01")
@pytest.mark.parametrize(
    ("obstacles", "held"),
    [
        ((), False),
        ((box("pillbox"),), True),
        ((box("pillbox", 1),), True),
        ((box("pillbox", 0),), False),
        ((box("pillbox", None, "D7"),), False),
        ((box("minefield"),), False),
        # One that holds nobody, elsewhere or of the other side does not keep the next from doing so.
        ((box("minefield"), box("pillbox")), True),
        ((box("pillbox", None, "D7"), box("pillbox", 1)), True),
        ((box("pillbox", 0), box("pillbox", 1)), True),
    ],
)
def test_a_pillbox_holds_the_first_soldier_of_its_side(obstacles: tuple[Obstacle, ...], held: bool) -> None:
    men = unit("b.first", MAUSER, "D6"), unit("b.second", MAUSER, "D6")
    battle = look(unit("b.tank", PANZER, "D6"), *men, unit("b.away", MAUSER, "D5"), obstacles=obstacles)
    assert [sheltered(battle, man, at("D6")) for man in men] == [held, False]
    assert not sheltered(battle, of(battle, "b.tank"), at("D6"))
    # Where it is taken to stand counts: it is not in that hex.
    assert not sheltered(battle, of(battle, "b.away"), at("D6"))
    assert not sheltered(battle, men[0], at("D5"))


@pytest.mark.rule("AAM-SA-55", "AAM-SA-45", "AAM-HIT-09", "AAM-SA-47")
def test_a_cover_roll_that_is_settled_adds_nothing_and_who_attacks_otherwise_takes_nothing_off(cards: CardBox) -> None:
    seasoned = cards.make(SHERMAN, "seasoned-crew")
    tall, hidden = cards.make(PANZER, "tall-silhouette"), cards.make(PANZER, "forest-camouflage")
    wood = ground(terrain(D6="F"))
    for card, band, need, rows in (
        (tall, "long", 7, [0]),
        (hidden, "long", 1, [0]),
        (PANZER, "long", None, [-1]),
    ):
        battle = look(unit("a.tank", seasoned, "D9"), unit("b.tank", card, "D6"), map=wood)
        mine, other = of(battle, "a.tank"), of(battle, "b.tank")
        own, not_own = (cover_of(battle, mine, other, at("D9"), at("D6"), band, counts) for counts in (True, False))
        assert own is not None
        assert not_own is not None
        assert [row.value for row in own.rows] == rows
        assert need is None or (own.need, not_own.need) == (need, need)
        assert need is not None or (own.need - not_own.need, not_own.rows) == (1, ())


@pytest.mark.rule("AAM-COND-04")
@pytest.mark.parametrize(
    ("friends", "is_helped"),
    [
        ((), False),
        (("D6", "plain"), False),
        (("D6", "pinpointer"), True),
        (("D7", "pinpointer"), True),
        (("D5", "pinpointer"), False),
    ],
)
def test_another_unit_beside_it_grants_an_ability(cards: CardBox, friends: tuple[str, ...], is_helped: bool) -> None:
    able = cards.make(GARAND, "pinpointer")
    others = [unit("a.friend", able if friends[1] == "pinpointer" else GARAND, friends[0])] if friends else []
    battle = look(unit("a.man", GARAND, "D7"), *others, unit("b.man", able, "D6"))
    assert helped(battle, of(battle, "a.man"), at("D7"), "pinpointer") is is_helped
    # Nobody grants it to himself.
    alone = look(unit("a.man", able, "D7"))
    assert not helped(alone, of(alone, "a.man"), at("D7"), "pinpointer")


# ---- ways --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-64", "AAM-SA-65", "AAM-SA-66", "AAM-SA-67")
@pytest.mark.parametrize(
    ("ability", "sign", "streams", "asked", "plain"),
    [
        ("robust", "F", False, (2, (3,)), (2, (4,))),
        ("excellent-suspension", "H", False, (1, ()), (2, ())),
        ("trench-crossing", ".", True, (1, ()), (1, (4,))),
    ],
)
def test_abilities_that_change_what_terrain_asks_are_told_apart(
    cards: CardBox, ability: str, sign: str, streams: bool, asked: object, plain: object
) -> None:
    map = ground(terrain(D6=sign), streams=["D7 N"] if streams else [])
    there = Crossings(look(map=map).context.board, SHELL_HOLES, CLIFFS)
    for card, found in ((SHERMAN, plain), (cards.make(SHERMAN, ability), asked)):
        steps = {step.to: step for step in there.steps(cards[card])[at("D7")]}
        assert (steps[at("D6")].cost, tuple(check.need for check in steps[at("D6")].checks)) == found


@pytest.mark.rule("AAM-MOVE-02", "AAM-MOVE-05", "AAM-MOVE-04", "AAM-SA-77")
def test_soldiers_and_vehicles_are_told_apart_and_the_dearest_counts(cards: CardBox) -> None:
    map = ground(terrain(D6="H", D8="M"), streams=["D7 N"])
    there = Crossings(look(map=map).context.board, SHELL_HOLES, CLIFFS)
    plain = cards.make(SHERMAN, drop=True)
    man, tank = ({step.to: step for step in there.steps(cards[card])[at("D7")]} for card in (GARAND, plain))
    assert (man[at("D6")].cost, tank[at("D6")].cost) == (1, 2)
    assert (at("D8") in man, at("D8") in tank) == (True, False)


@pytest.mark.rule("AAM-TERRAIN-08", "AAM-TERRAIN-09", "AAM-MOVE-04", "AAM-SA-77")
def test_a_road_opens_what_is_barred_until_its_bridge_is_blown(cards: CardBox) -> None:
    map = ground(terrain(D6="P", D8="F", D5="P"), roads=["D7 D6"])
    there = Crossings(look(map=map).context.board, SHELL_HOLES, CLIFFS)
    card, here, road = cards[SHERMAN], at("D7"), (at("D7").side(Direction.N),)
    assert there.barred(card, here, at("D6")) is None
    refused = there.barred(card, here, at("D6"), road)
    assert refused is not None
    assert refused.rules == ("AAM-TERRAIN-07",)
    assert there.barred(card, at("D6"), at("D5")) is not None
    assert there.barred(card, here, at("D8")) is None
    open_, cut = ({step.to: step for step in there.steps(card, blown)[here]} for blown in ((), road))
    assert (open_[at("D6")].road, at("D6") in cut) == (True, False)


# ---- who is struck along with another ------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-06", "AAM-SA-16", "AAM-SA-69", "AAM-AIR-06")
def test_blast_strikes_whom_it_can_reach_in_the_hex(cards: CardBox) -> None:
    open_ = unit("b.open", cards.make("m3-half-track", "exposed-transport", drop=True), "D5")
    closed = unit("b.closed", cards.make("m3-half-track", drop=True), "D5")
    riders = [aboard("b.seen", MAUSER, open_), aboard("b.inside", MAUSER, closed)]
    gun = unit("a.gun", cards.make(SHERMAN, "blast"), "D7")
    battle = look(gun, open_, closed, *riders, unit("b.man", MAUSER, "D5"), unit("b.off", MAUSER))
    found = blast_targets(battle, gun, of(battle, "b.man"))
    assert "b.seen" in found
    assert not {"b.inside", "b.off"} & set(found)


@pytest.mark.rule("AAM-SA-54")
def test_a_low_silhouette_in_a_clear_hex_needs_a_six(cards: CardBox) -> None:
    low = cards.make(SHERMAN, "low-silhouette", drop=True)
    battle = look(unit("b.tank", PANZER, "D9"), unit("a.low", low, "D6"), map=ground(terrain()))
    found = cover_of(battle, of(battle, "b.tank"), of(battle, "a.low"), at("D9"), at("D6"), "long", True)
    assert found is not None
    assert (found.base, found.need, found.rule) == (6, 6, "AAM-SA-54")
    in_town = look(unit("b.tank", PANZER, "D9"), unit("a.low", low, "D6"), map=ground(terrain(D6="T")))
    other = cover_of(in_town, of(in_town, "b.tank"), of(in_town, "a.low"), at("D9"), at("D6"), "long", True)
    assert other is not None
    assert other.rule == "AAM-COVER-01"


@pytest.mark.rule("AAM-LOS-06", "AAM-LOS-07")
def test_two_blocking_hexes_on_a_hand_and_corners_block_only_by_agreement() -> None:
    usual = screens_of(ground(woods("D4")))
    assert (usual.same_side_blocks, usual.corner_blocks) == (False, False)
    assert usual.blocking == {at("D4")}


@pytest.mark.rule("AAM-MAP-02")
def test_hexes_fill_the_drawn_table_to_its_margin() -> None:
    """The first hex touches the margin above it and on its left, its neighbour stands half a hex lower."""
    first, next_one, below = place_of(0, 0), place_of(1, 0), place_of(0, 1)
    assert (first.x, first.y) == (round(MARGIN + SIZE), MARGIN + PITCH // 2)
    assert (next_one.x, next_one.y) == (round(MARGIN + 2.5 * SIZE), MARGIN + PITCH)
    assert (below.x, below.y) == (first.x, first.y + PITCH)
