"""Closing in at its edges: whom a model touches, what it owes, who goes first on which way; and where templates lie."""

from __future__ import annotations

from itertools import combinations
from math import cos, dist, hypot, pi, sin
from random import Random
from typing import Any

import pytest
import shapely

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.combats import CONTACT
from grognard.games.wh40k5.ground.markers import (
    is_template,
    may_be_touched,
    nozzle,
    radius_of,
    under_marker,
    under_template,
)
from grognard.games.wh40k5.rules.assault.closing import at_once, distant, parts_after, placed, plan, refusal, worked_out
from grognard.games.wh40k5.rules.assault.first_move import nearest_pairs, way_to
from grognard.games.wh40k5.rules.assault.press import TOUCH, Closing, Press
from grognard.games.wh40k5.state.measures import APART
from grognard.space.plane import length_of
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import Posted, boyz, marines, of, row, unit

BASE = 25 / 25.4
RADIUS = first(table(marines("a.m", 10, 20, 1)), "a.m").radius
WIDE = 2 * RADIUS
MONSTER = 1_181


def shifted(posted: Posted, *places: tuple[int, int]) -> Posted:
    """A unit whose models stand at these places, in thousandths."""
    models = (replace(model, x=x, y=y) for model, (x, y) in zip(posted.unit.models, places, strict=True))
    return replace(posted, unit=replace(posted.unit, models=tuple(models)))


def carnifex(id: str, at: tuple[int, int]) -> Posted:
    """A monster whose middle is there, in thousandths."""
    return shifted(unit(id, "carnifexes", [row("carnifex")]), at)


def closing(*enemies: str, movers: tuple[str, ...] = ("a.m.1",), reach: int = 6000, **more: Any) -> Closing:
    """The marines close in on these."""
    return Closing("a.m", movers, enemies, reach, rough=True, **{"kind": "assault"} | more)


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-05")
def test_whom_an_assault_has_to_touch() -> None:
    every = closing("b.o", "b.p")
    assert every.narrowed is every
    assert replace(every, aims=("b.p",)).narrowed.enemies == ("b.p",)


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-05")
@pytest.mark.parametrize(("beyond", "touches"), [(0, True), (1, False)])
def test_touching_to_a_thousandth(beyond: int, touches: bool) -> None:
    """A model touches at the tolerance and not beyond it; whom it touches is free for nobody else, and nobody owes
    anything who touches a free enemy."""
    off = WIDE + CONTACT + beyond
    squad = shifted(marines("a.m", 0, 0, 2), (10_000, 20_000), (11_500, 20_000))
    battle = table(squad, shifted(boyz("b.o", 0, 0, 1), (10_000, 20_000 - off)))
    press = Press(battle, closing("b.o"))
    one, two = of(battle, "a.m").models
    assert press.in_contact(one, one.at) is touches
    assert press.touched() == ({"b.o"} if touches else set())
    assert press.untouched(two).tolist() == [not touches]
    assert press.untouched(one).tolist() == [True]
    owed = press.owed(one, press)
    assert (owed is None) is touches
    assert owed is None or owed[1] == "touch"


@pytest.mark.rule("WH-ASSAULT-02")
def test_without_enemies_nobody_owes_anything() -> None:
    battle = table(marines("a.m", 10, 20, 2))
    press = Press(battle, closing(movers=("a.m.1", "a.m.2")))
    man = first(battle, "a.m")
    assert not press.in_contact(man, man.at)
    assert press.owed(man, press) is None
    assert press.touched() == set()


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-05")
def test_who_shares_an_enemy_goes_to_a_free_one_only_beside_his_comrades() -> None:
    """Two touch one boy, another is free beside them, or 4" away from all."""
    for at, owes in (((10_000 + 2 * WIDE, 19_000), True), ((16_000, 19_000), False)):
        there = 20_000 - WIDE
        squad = shifted(marines("a.m", 0, 0, 2), (10_000 - RADIUS, 20_000), (10_000 + RADIUS, 20_000))
        mob = shifted(boyz("b.o", 0, 0, 2), (10_000, there + 132), at)
        battle = table(squad, mob)
        press = Press(battle, closing("b.o", movers=("a.m.2",)))
        press.arrived = True
        one, two = of(battle, "a.m").models
        assert all(press.in_contact(each, each.at) for each in (one, two))
        owed = press.owed(two, press)
        assert (owed is not None and owed[1] == "untouched") is owes


@pytest.mark.rule("WH-CORE-08", "WH-ASSAULT-28")
@pytest.mark.parametrize(("gap", "keeps"), [(APART, True), (APART - 20, False)])
def test_an_inch_is_kept_from_those_who_are_not_assaulted(gap: int, keeps: bool) -> None:
    battle = table(
        marines("a.m", 10, 20, 1), boyz("b.o", 10, 14, 1), shifted(boyz("b.p", 0, 0, 1), (10_000 + WIDE + gap, 17_000))
    )
    man, press = first(battle, "a.m"), Press(battle, closing("b.o"))
    straight = man.at, (10_000, 14_000 + WIDE + TOUCH)
    assert press.is_open(man, straight) is keeps
    assert press.keeps_off(man, straight, ["b.p"]) is keeps
    assert press.keeps_off(man, straight, [])


# ---- who goes first ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-CORE-10")
def test_the_nearest_and_those_exactly_as_near() -> None:
    even = table(marines("a.m", 10, 20, 3), boyz("b.o", 10, 15, 2))
    assert nearest_pairs(even, of(even, "a.m"), of(even, "b.o")) == [("a.m.1", "b.o.1"), ("a.m.2", "b.o.2")]
    squad = marines("a.m", 10, 20, 2)
    places = [model.at for model in squad.unit.models]
    nearer = table(shifted(squad, places[0], (places[1][0], places[1][1] - 1)), boyz("b.o", 10, 15, 2))
    assert nearest_pairs(nearer, of(nearer, "a.m"), of(nearer, "b.o")) == [("a.m.2", "b.o.2")]


@pytest.mark.rule("WH-CORE-10", "WH-ASSAULT-05", "WH-ASSAULT-28")
@pytest.mark.parametrize(("gap", "there"), [(6000, True), (6004, True), (6005, False), (6500, False), (9000, False)])
def test_an_assault_move_reaches_so_far(gap: int, there: bool) -> None:
    """Six inches, less by what lies between bases that touch."""
    battle = table(marines("a.m", 10, 30, 1), shifted(boyz("b.o", 0, 0, 1), (10_000, 30_000 - WIDE - gap)))
    way = way_to(battle, of(battle, "a.m"), of(battle, "b.o"))
    assert (way is not None) is (there and gap <= 6000)
    if way is not None:
        assert length_of(way.points) == gap - TOUCH


@pytest.mark.rule("WH-CORE-10", "WH-ASSAULT-02", "WH-ASSAULT-05", "WH-ASSAULT-28", "WH-CORE-08")
@pytest.mark.parametrize(("between", "gap"), [(boyz("b.p", 19.5, 17.5, 1), APART), (marines("a.q", 19.9, 17.5, 1), 0)])
def test_the_first_goes_round_whom_his_unit_does_not_assault(between: Posted, gap: int) -> None:
    """Neither through friends nor within 1" of other enemies, by no more of a way than it takes."""
    battle = table(marines("a.m", 20, 20, 1), boyz("b.o", 20, 15.2, 1), between)
    man = first(battle, "a.m")
    way = way_to(battle, of(battle, "a.m"), of(battle, "b.o"))
    assert way is not None
    assert len(way.points) > 2
    assert length_of(way.points) <= 6000
    line = shapely.LineString(way.points)
    other = first(battle, between.unit.id)
    assert 0 <= line.distance(shapely.Point(other.at)) - WIDE - gap < 120
    assert not Press(battle, closing("b.o")).is_open(man, (man.at, (20_000, 15_200 + WIDE + TOUCH)))
    x, y = way.points[-1]
    assert hypot(x - 20_000, y - 15_200) == pytest.approx(WIDE + TOUCH, abs=1)


@pytest.mark.rule("WH-CORE-10", "WH-ASSAULT-05")
def test_the_first_is_one_of_those_exactly_as_near_whom_his_player_names() -> None:
    battle = table(marines("a.m", 10, 20, 2), boyz("b.o", 10, 15, 2))
    unit, mob = of(battle, "a.m"), of(battle, "b.o")
    for number in (1, 2):
        way = way_to(battle, unit, mob, f"a.m.{number}", f"b.o.{number}")
        assert way is not None
        assert way.model == f"a.m.{number}"
        x, y = way.points[-1]
        boy = mob.models[number - 1]
        assert (x, y) == (boy.x, boy.y + WIDE + TOUCH)


# ---- the whole unit ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-ASSAULT-28")
def test_nobody_goes_wide_who_tears_his_unit_apart() -> None:
    """Of random crowds: models go wide where the unit stays in one piece, or in no more pieces than it else would."""
    seen = set()
    for seed in range(60):
        dice = Random(seed)
        squad = [(dice.randrange(8_000, 22_000), dice.randrange(18_500, 22_500)) for _ in range(4)]
        mob = [(dice.randrange(8_000, 22_000), dice.randrange(14_000, 16_000)) for _ in range(3)]
        crowd = [*squad, *mob]
        if any(
            (x - u) ** 2 + (y - v) ** 2 < (WIDE + CONTACT + 1) ** 2
            for at, (x, y) in enumerate(crowd)
            for u, v in crowd[:at]
        ):
            continue
        battle = table(shifted(marines("a.m", 0, 0, 4), *squad), shifted(boyz("b.o", 0, 0, 3), *mob))
        whole = closing("b.o", movers=tuple(f"a.m.{number}" for number in range(1, 5)))
        wide, close = (worked_out(battle, whole, each) for each in (True, False))
        torn, kept = (parts_after(battle, whole, legs) for legs in (wide, close))
        expected = close if torn > 1 and kept < torn else wide
        assert at_once(battle, whole, wide=True) == expected
        assert at_once(battle, whole, wide=False) == close
        assert refusal(battle, whole, plan(battle, whole)) is None
        seen.add((wide != close, torn > 1, kept < torn))
    assert {(False, False, False), (True, True, False), (True, True, True)} <= seen


@pytest.mark.rule("WH-ASSAULT-28")
def test_who_piles_in_keeps_off_enemies_nobody_touches() -> None:
    """Beside his comrade the second marine would be within 1" of the Carnifex, whom nobody touches from there; so each
    goes at one of the two, and the way that is refused is not the one that is offered."""
    pair = shifted(marines("a.m", 0, 0, 2), (24_032, 38_258), (28_484, 39_742))
    battle = table(pair, carnifex("b.o", (29_957, 37_457)), carnifex("b.p", (25_730, 36_595)))
    aim = closing("b.o", "b.p", movers=("a.m.1", "a.m.2"), kind="pile-in")
    beside = at_once(battle, aim, wide=True)
    assert words(refusal(battle, aim, beside)) == "wh-fault-enemy"
    legs = plan(battle, aim)
    assert refusal(battle, aim, legs) is None
    assert placed(battle, aim, legs).touched() == {"b.o", "b.p"}


@pytest.mark.rule("WH-ASSAULT-02")
def test_who_could_touch_an_enemy_once_his_comrade_has_come_up_does() -> None:
    """Neither of two marines far apart touches a monster in coherency; once the one has come up to the other, both
    could."""
    pair = shifted(marines("a.m", 0, 0, 2), (26_710, 26_792), (32_646, 28_276))
    battle = table(pair, carnifex("b.o", (35_981, 27_640)), carnifex("b.p", (26_513, 29_941)))
    aim = closing("b.o", "b.p", movers=("a.m.1", "a.m.2"), kind="pile-in")
    assert words(refusal(battle, aim, at_once(battle, aim, wide=True))) == "wh-fault-touch"
    assert refusal(battle, aim, plan(battle, aim)) is None
    assert placed(battle, aim, plan(battle, aim)).touched()


@pytest.mark.rule("WH-ASSAULT-28", "WH-ASSAULT-02")
@pytest.mark.parametrize(("reach", "goes"), [(1_700, False), (2_100, True)])
def test_nobody_owes_a_touch_beside_enemies_nobody_touches(reach: int, goes: bool) -> None:
    """Where a marine can just touch one of two monsters he is within 1" of the other; further round he is not."""
    pair = shifted(marines("a.m", 0, 0, 2), (9_800, 13_600), (11_250, 13_000))
    battle = table(pair, carnifex("b.o", (10_000, 10_000)), carnifex("b.p", (12_500, 10_000)))
    aim = closing("b.o", "b.p", movers=("a.m.2",), reach=reach, kind="pile-in")
    legs = plan(battle, aim)
    assert (refusal(battle, aim, legs), bool(legs)) == (None, goes)
    assert words(refusal(battle, aim, ())) == ("wh-fault-touch" if goes else "")


@pytest.mark.rule("WH-ASSAULT-28", "WH-ASSAULT-02", "WH-CORE-07")
def test_there_is_always_a_way_to_close_in_that_the_rules_allow() -> None:
    """Of random crowds about two monsters: what is offered is allowed, also where everybody's way at once is not; and
    nobody owes a touch that would take him to within 1" of a monster nobody touches."""
    barred = 0
    for seed in range(200):
        dice = Random(seed)
        *men, one, two = [(dice.randrange(8_000, 20_000), dice.randrange(16_000, 22_000)) for _ in range(6)]
        apart = min(dist(*pair) for pair in combinations((*men, one, two), 2))
        if apart < RADIUS + MONSTER + APART // 4 or dist(one, two) < 2 * MONSTER:
            continue
        battle = table(shifted(marines("a.m", 0, 0, 4), *men), carnifex("b.o", one), carnifex("b.p", two))
        for reach in (2_500, 6_000):
            aim = closing("b.o", "b.p", movers=("a.m.1", "a.m.2", "a.m.3"), reach=reach, kind="pile-in")
            legs = at_once(battle, aim, wide=True)
            barred += any(distant(placed(battle, aim, legs), legs))
            assert refusal(battle, aim, plan(battle, aim)) is None, (seed, reach)
    assert barred


# ---- templates ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-07", "WH-WEAPON-08")
def test_who_uses_the_template_and_how_wide_markers_are() -> None:
    kinds = {id: is_template(row) for id, row in TABLES.weapons.items()}
    assert [kinds[id] for id in ("flamer", "boltgun", "missile-launcher-frag")] == [True, False, False]
    for weapon, radius in (("missile-launcher-frag", 1500), ("demolisher-cannon", 2500)):
        found = radius_of(TABLES.weapons[weapon])
        assert (found, type(found)) == (radius, int)


@pytest.mark.rule("WH-WEAPON-06")
@pytest.mark.parametrize("facing", [0, 45_000, 90_000, 135_000, 180_000, 270_000, 299_999, 359_000])
def test_the_template_begins_at_the_edge_of_the_base(facing: int) -> None:
    man = replace(first(table(marines("a.m", 10, 20, 1)), "a.m"), x=10_000, y=20_000)
    angle = facing * pi / 180_000
    expected = round(10_000 + man.radius * sin(angle)), round(20_000 - man.radius * cos(angle))
    assert nozzle(man, facing) == expected
    if facing == 90_000:
        assert expected == (10_000 + man.radius, 20_000)


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-20")
def test_the_template_covers_one_floor_of_a_ruin() -> None:
    """Four boyz in a line before the flamer, two of them upstairs in a ruin, and one on the ground behind it."""
    mob = boyz("b.o", 0, 0, 4)
    places = [(20_000, 17_000), (20_000, 15_900), (20_000, 14_800), (20_000, 13_200)]
    mob = shifted(mob, *places)
    storeys = (0, 1, 1, 1)
    models = tuple(replace(model, storey=storey) for model, storey in zip(mob.unit.models, storeys, strict=True))
    mob = replace(mob, unit=replace(mob.unit, models=models))
    ruin = piece("ruins", 18, 14.2, 22, 17.8, 6)
    battle = table(marines("a.m", 20, 20, 1), mob, pieces=[ruin])
    man = first(battle, "a.m")

    def named(storey: int | None) -> list[str]:
        return [each.model.id for each in under_template(battle, man, 0, storey)]

    assert named(None) == ["b.o.1", "b.o.2", "b.o.3", "b.o.4"]
    assert named(0) == ["b.o.1", "b.o.4"]
    assert named(1) == ["b.o.2", "b.o.3", "b.o.4"]
    assert [each.model.id for each in under_marker(battle, (20_000, 16_000), 1500, 0)] == ["b.o.1"]


@pytest.mark.rule("WH-SHOOT-09")
def test_markers_lie_neither_on_friends_nor_on_units_locked_in_combat() -> None:
    touching = 15 + BASE + 0.004
    battle = table(
        marines("a.m", 10, 30, 1), marines("a.n", 10, touching, 1), boyz("b.o", 10, 15, 1), boyz("b.p", 20, 15, 1)
    )
    unit = of(battle, "a.m")

    def may(x: float) -> bool:
        return may_be_touched(battle, unit, under_marker(battle, (inches(x), inches(15)), 1500))

    assert [may(10), may(20), may(30)] == [False, True, True]
    friends = under_marker(battle, (inches(10), inches(30)), 1500)
    assert not may_be_touched(battle, unit, friends)
    locked = [each for each in under_marker(battle, (inches(10), inches(14)), 800) if each.unit.id == "b.o"]
    assert locked
    assert not may_be_touched(battle, unit, locked)
