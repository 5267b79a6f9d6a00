"""Those who follow the first attacker at their edges: which ways are free, who comes to stand where, what is tried when
somebody is left behind."""

import pytest

from grognard.games.bolt_action.rules.close_quarters import closing_in, followers
from grognard.games.bolt_action.rules.close_quarters.neighbours import Neighbours
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import Leg
from grognard.games.bolt_action.state.state import Wreck
from tests.games.bolt_action.table import of, play, squad, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
INCH_OFF = 2 * BASE + 1
"""How far apart the middles of two men stand with an inch between their bases."""
FOE = squad("b.foe", 24, 4, men=1, order="fire")
UP = ((24, 40), (24, 30))


def near(*units, **more):
    """Those an assault of ``a.men`` on ``b.foe`` has to do with; one man at (24, 40)."""
    own = [] if any(each.unit.id == "a.men" for each in units) else [squad("a.men", 24, 40, men=1, order="run")]
    foe = [] if any(each.unit.id == "b.foe" for each in units) else [FOE]
    battle = play(Activation("a.men", "fire"), *foe, *own, *units, **more)
    return Neighbours(battle, of(battle, "a.men"), of(battle, "b.foe"))


def places(*points):
    return tuple((inches(x), inches(y)) for x, y in points)


def is_open(here, way=UP):
    return here.is_open(here.unit.models[0], places(*way))


# ---- free ways -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(
    ("x", "y", "free"),
    [
        (24 + INCH_OFF, 35, True), (24 + INCH_OFF - 0.001, 35, False), (24 - INCH_OFF, 35, True),
        (24 - INCH_OFF + 0.001, 35, False), (24, 30 - INCH_OFF, True), (24, 30 - INCH_OFF + 0.001, False),
        (24, 40 + INCH_OFF, True), (24, 40 + INCH_OFF - 0.001, False), (25.5, 28.5, True), (22.8, 41.2, False),
        (25.3, 28.7, False), (22.5, 41.5, True), (24, 20, True), (34, 35, True),
    ],
)  # fmt: skip
def test_other_enemies_are_not_come_within_an_inch_of(x, y, free):
    """Beside the way on either hand, before its end, behind its start, off its corners."""
    assert is_open(near(squad("b.other", x, y, men=1))) is free


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(
    ("y", "free"), [(30 - 2 * BASE, True), (30.02 - 2 * BASE, True), (30.021 - 2 * BASE, False), (30, False)]
)
def test_defenders_are_not_run_over(y, free):
    """They may be grazed by as much as bases in contact are apart."""
    assert is_open(near(squad("b.foe", 24, y, men=1, order="fire"))) is free


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize(("gap", "free"), [(0.413, True), (0.411, False), (0.6, True), (0, False)])
def test_a_way_past_closed_ground_may_cut_its_corner(gap, free, side):
    edge, far = 24 + side * gap, 24 + side * (gap + 4)
    here = near(pieces=[piece("river", min(edge, far), 33, max(edge, far), 35)])
    assert is_open(here) is free


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(
    ("whose", "gap", "free"),
    [
        ("foe", 0.999, True), ("foe", 0.998, False), ("foe", 1.5, True), ("friend", -0.001, True),
        ("friend", -0.002, False), ("wreck", -0.001, True), ("wreck", -0.002, False), ("target", -0.02, True),
        ("target", -0.021, False), ("friend", -3, False), ("foe", -12, False),
    ],
)  # fmt: skip
def test_how_near_a_way_comes_to_a_hull(whose, gap, free):
    """A hull straight ahead, so far beyond where the base ends, or gone over."""
    y = 30 - BASE - gap - 2.05
    others = {
        "foe": [vehicle("b.car", 24, y)], "friend": [vehicle("a.car", 24, y)], "target": [vehicle("b.foe", 24, y)],
        "wreck": [vehicle("b.old", 44, 4)],
    }[whose]  # fmt: skip
    wrecks = (Wreck("b.old", vehicle("b.old", 24, y).unit.hull),) if whose == "wreck" else ()
    assert is_open(near(*others, wrecks=wrecks)) is free


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(("gap", "free"), [(0.999, True), (0.998, False), (5, True), (-1, False)])
@pytest.mark.parametrize("way", [((24, 40),), ((24, 40), (24, 40)), ((24, 44), (24, 40), (24, 44)), UP[::-1]])
def test_a_way_of_no_length_and_there_and_back(way, gap, free):
    """An enemy vehicle stands below its lowest place."""
    lowest = max(y for _, y in way)
    assert is_open(near(vehicle("b.car", 24, lowest + BASE + gap + 2.05)), way) is free


@pytest.mark.rule("BA-MOV-02", "BA-CQ-03")
@pytest.mark.parametrize("kind", ["rubble", "hedge", "wood"])
@pytest.mark.parametrize(("gap", "slow"), [(0.463, False), (0.461, True), (0.2, True), (-0.5, True), (0.55, False)])
def test_a_base_beside_ground_that_bars_a_run(kind, gap, slow):
    here = near(pieces=[piece(kind, 24 + gap, 33, 30, 35)])
    ground, man = here.g.context.ground, here.unit.models[0]
    assert followers.touches_slow(ground, man, places(*UP)) is slow
    assert not followers.touches_slow(ground, man, places((24, 40), (24, 36)))


@pytest.mark.rule("BA-CQ-03", "BA-GEN-10", "BA-CQ-17")
@pytest.mark.parametrize(
    ("length", "limit", "bar", "passable"),
    [
        (12, 12, None, True), (12.001, 12, None, True), (12.002, 12, None, False), (6, 12, "rubble", True),
        (6.001, 12, "rubble", True), (6.002, 12, "rubble", False), (6.001, 6, "rubble", True), (3, 12, "river", False),
        (2.9, 3, None, True),
    ],
)  # fmt: skip
def test_who_may_take_a_way(length, limit, bar, passable):
    here = near(pieces=[piece(bar, 20, 37, 28, 37.6)] if bar else [])
    man, way = here.unit.models[0], places((24, 40), (24, 40 - length))
    assert followers.is_passable(here, man, way, inches(limit)) is passable
    assert followers.is_passable(here, man, way, inches(limit)) is passable
    assert list(here.passable.values()) == [passable]
    assert not followers.is_passable(here, man, way, inches(length) - 2)


# ---- where another goes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(
    ("contact", "found", "taken", "asked"),
    [
        (True, {"places": ((1, 1),)}, ((1, 1),), [("places", True)]),
        (False, {"places": ((1, 1),), "late": ((2, 2),)}, ((1, 1),), [("places", True)]),
        (True, {"late": ((2, 2),)}, ((2, 2),), [("places", True), ("late", False)]),
        (False, {}, None, [("places", True), ("late", False)]),
    ],
)  # fmt: skip
def test_another_follows_in_formation_or_as_near_as_he_gets(contact, found, taken, asked, monkeypatch):
    """The step of the first is that from the start of his way to its end, however it went."""
    here = near()
    tried, steps = [], []

    def seen(model, target, step, placed, contact):
        steps.append(step)
        return "places"

    def with_room(near, model, placed, limit, gap, candidates, chained):
        tried.append((candidates, chained))
        assert gap == (-2 if contact else 1000)
        return candidates

    monkeypatch.setattr(followers, "places", seen)
    monkeypatch.setattr(followers, "stragglers", lambda *_: "late")
    monkeypatch.setattr(followers, "with_room", with_room)
    monkeypatch.setattr(followers, "way_to", lambda near, model, lead, limit, ends: found.get(ends))
    lead = [(100, 2000), (40, 7000), (4, 900)]
    assert followers.follow(here, here.unit.models[0], lead, [], 6000, contact) == taken
    assert tried == asked
    assert steps == [(-96, -1100)]


# ---- arrangements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-GEN-15")
@pytest.mark.parametrize("covered", [0, 1, 2])
def test_who_has_to_stay_gets_his_place_before_the_others(covered, monkeypatch):
    """So often as a comrade would stand where somebody stays, all places are given anew."""
    here = near(squad("a.men", 24, 40, men=3, order="run"))
    men = here.unit.models
    asked = []

    def about(near, first, way, limit, contact, behind, staying):
        asked.append(tuple(staying))
        again = men[len(staying)] if len(staying) < covered else None
        return ((), again) if again else ((Leg("a.men.1", ((1, 1),)),), None)

    monkeypatch.setattr(closing_in, "arranged_about", about)
    found = closing_in.arranged(here, men[0], [(0, 0), (1, 1)], 12_000, True, ())
    assert found == (Leg("a.men.1", ((1, 1),)),)
    assert asked == [men[:number] for number in range(covered + 1)]


@pytest.mark.rule("BA-CQ-17", "BA-GEN-04", "BA-CQ-03")
@pytest.mark.parametrize(
    ("search", "left", "taken", "behind"),
    [
        (True, [""], 0, [""]), (True, ["2", ""], 1, ["", "2"]), (True, ["34", "2", ""], 2, ["", "34", "234"]),
        (True, ["34", "3"], 1, ["", "34"]), (True, ["3", "34", "4"], 0, ["", "3", "43"]),
        (True, ["34", "23", "2"], 2, ["", "34", "234"]), (True, ["2", "3", "2"], 0, ["", "2", "32"]),
        (True, ["23", "23"], 0, ["", "23"]), (True, ["234", "12", "4"], 2, ["", "234", "1234"]),
        (False, ["34", ""], 0, [""]), (False, [""], 0, [""]), (False, ["1234", ""], None, [""]),
    ],
)  # fmt: skip
def test_who_is_left_behind_is_seen_to_first(search, left, taken, behind, monkeypatch):
    """Until nobody new is left behind; of all arrangements the first that leaves the fewest is taken."""
    here = near(squad("a.men", 24, 40, men=4, order="run"))
    asked = []

    def arranged(near, first, way, limit, contact, seen):
        asked.append("".join(seen))
        assert len(asked) < 8, "never ends"
        return (Leg("a.men.1", ((len(asked) - 1, 0),)),)

    def left_behind(g, unit, legs):
        number = legs[0].points[0][0]
        return list(left[number]) if number < len(left) else []

    monkeypatch.setattr(closing_in, "arranged", arranged)
    monkeypatch.setattr(closing_in, "left_behind", left_behind)
    found = closing_in.advance_all(here, here.unit.models[0], [(0, 0), (1, 1)], 12_000, True, search)
    assert found == (() if taken is None else (Leg("a.men.1", ((taken, 0),)),))
    assert asked == behind


@pytest.mark.rule("BA-CQ-17")
def test_it_is_searched_unless_told_otherwise(monkeypatch):
    here = near(squad("a.men", 24, 40, men=4, order="run"))
    asked = []

    def arranged(near, first, way, limit, contact, behind):
        asked.append(behind)
        return ()

    monkeypatch.setattr(closing_in, "arranged", arranged)
    monkeypatch.setattr(closing_in, "left_behind", lambda *_: ["2"])
    closing_in.advance_all(here, here.unit.models[0], [(0, 0), (1, 1)], 12_000, True)
    assert asked == [[], ["2"]]
