"""Vehicles on their way at the edges: what stops one before its end, who watches it, who may stay, from what it
reverses."""

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.ground import driving, driving_faults
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles import drive
from grognard.games.bolt_action.rules.vehicles.drive import ChooseDrive, Driving, Track
from grognard.games.bolt_action.state.choices import Drive, StayAway, StayPut, Stretch
from grognard.games.bolt_action.state.events.vehicles import Pose
from tests.games.bolt_action.table import gun, of, play, squad, team, vehicle, walk
from tests.games.playing import inches, piece

BASE = 0.492
TANK = vehicle("a.tank", 24, 30, order="advance")
FRONT = 30 - 4.1 / 2
"""Where its front is, in inches: it looks up the table."""
FOE = squad("b.far", 2, 2, men=1)


def standing(*units, tank=TANK, **more):
    return play(Activation("a.tank", "advance"), tank, FOE, *units, **more)


def foe(gap):
    """An enemy who stands so far before it."""
    return squad("b.foe", 24, FRONT - gap - BASE, men=1)


def straight(distance):
    return Drive((Stretch(0, inches(distance)),))


@pytest.mark.rule("BA-GEN-05", "BA-GEN-10", "BA-MOV-19")
@pytest.mark.parametrize(("inch", "free"), [(1, True), (0.999, True), (0.998, False)])
def test_a_thousandth_of_an_inch_nearer_is_near_enough_to_nobody(inch, free):
    """Men and hulls are kept away from alike, exactly at the tolerance too."""
    # A whole number of thousandths, so that the gap is what it says.
    for other in (squad("b.foe", 24, 30 - 2.05 - 6 - inch - BASE, men=1), vehicle("b.foe", 24, 30 - 4.1 - 6 - inch)):
        battle = standing(other)
        parts = list(driving.parts(of(battle, "a.tank").hull, straight(6)))
        assert (not list(driving_faults.neighbour_faults(battle, of(battle, "a.tank"), parts))) is free, other


# ---- on after a building has fallen --------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-05", "BA-GEN-05", "BA-MOV-19")
@pytest.mark.parametrize(
    ("units", "stop"),
    [
        ([], 6), ([foe(8)], 6), ([foe(7)], 6), ([foe(6.99)], 5), ([foe(6.5)], 5), ([foe(4)], 3), ([foe(3.99)], 2),
        ([foe(1.99)], 0), ([squad("a.pal", 24, FRONT - 6.9 - BASE, men=1)], 5), ([squad("a.pal", 24, 24, men=1)], 5),
        ([squad("a.pal", 24, FRONT - 7.01 - BASE, men=1)], 6), ([squad("a.pal", 25.9, FRONT + 1, men=1)], 6),
        ([vehicle("a.pal", 24, FRONT - 3 - 2.05)], 2), ([vehicle("a.pal", 24, FRONT - 3.001 - 2.05)], 3),
        ([squad("b.foe", 26.4, FRONT - 3, men=1)], 6), ([squad("b.foe", 26.38, FRONT - 3, men=1)], 2),
    ],
)  # fmt: skip
def test_a_tank_goes_on_up_to_whoever_has_come_out_before_it(units, stop):
    """Six inches up the table from (24, 30), inch by inch; enemies an inch off, friends make room but where it ends."""
    battle = standing(*units)
    own = Driving("a.tank", straight(6), "advance")
    assert own.free_until(battle) == max(stop, 0)


@pytest.mark.rule("BA-BLD-05")
@pytest.mark.parametrize(
    ("places", "way", "begun", "asked"),
    [
        ([(0, 0), (0, -1000), (600, -1800)], (900,), 0, [(0, 1, 1000, False), (1, 2, 1000, True)]),
        ([(0, 0), (0, 1000), (0, 1500)], (-900,), 0, [(0, 1, -1000, False), (1, 2, -500, True)]),
        ([(5, 7), (5, 7), (5, -293), (305, -693)], (900,), 1, [(1, 2, 300, False), (2, 3, 500, True)]),
        ([(0, 0), (3, 4)], (900,), 0, [(0, 1, 5, True)]), ([(0, 0), (3, 4)], (900,), 1, []),
    ],
)  # fmt: skip
def test_each_stretch_of_the_way_is_looked_at_as_it_is_driven(places, way, begun, asked, monkeypatch):
    """From stop to stop, forward or in reverse; only the last is one where it ends."""
    battle = standing()
    stops = [replace(of(battle, "a.tank").hull, x=x, y=y) for x, y in places]
    own: Any = SimpleNamespace(
        unit="a.tank",
        stop=begun,
        way=Drive(tuple(Stretch(0, ahead) for ahead in way)),
        track=lambda _: SimpleNamespace(stops=stops, last=len(stops) - 1),
    )
    seen = []

    def faults(g, unit, parts, ending):
        [part] = parts
        seen.append((stops.index(part.before), stops.index(part.after, begun), part.distance, ending))
        return iter(())

    monkeypatch.setattr(driving_faults, "neighbour_faults", faults)
    assert Driving.free_until(own, battle) == len(places) - 1
    # Two stops at one place are told apart by their order alone.
    assert seen == [(stops.index(stops[a]), *others) for a, *others in asked]


@pytest.mark.rule("BA-BLD-05")
@pytest.mark.parametrize(
    ("top", "left", "right", "found"),
    [
        (FRONT - 3, 20, 28, 3), (FRONT - 2.98, 20, 28, 3), (FRONT - 2.97, 20, 28, 2), (FRONT - 5.96, 20, 28, 5),
        (FRONT - 5.98, 20, 28, None), (FRONT + 0.04, 20, 28, 0), (FRONT - 3, 24.88, 28, None),
        (FRONT - 3, 24.86, 28, 3), (FRONT - 3, 20, 23.12, None), (FRONT - 3, 20, 23.14, 3), (FRONT - 9, 20, 28, None),
    ],
)  # fmt: skip
def test_the_stop_before_a_wall(top, left, right, found):
    """The lower wall of a house across the way or beside it; a hull may graze it by thirty thousandths."""
    house = piece("building", left, top - 3, right, top, 3)
    battle = standing(pieces=[house])
    own = Driving("a.tank", straight(6), "advance")
    met = own.wall(battle, own.track(battle))
    assert met == (None if found is None else (found, house.id))


@pytest.mark.rule("BA-BLD-05")
@pytest.mark.parametrize("limit", [None, 0, 2, 9])
def test_a_way_that_has_begun_is_known_from_where_it_began(limit):
    battle = standing()
    own = Driving("a.tank", straight(4), "advance")
    assert own.track(battle).stops == Track(battle, of(battle, "a.tank"), own.way, "advance").stops
    begun = replace(own, started=Pose(20_000, 36_000, 90_000), limit=limit)
    track = begun.track(battle)
    assert [(hull.x, hull.y, hull.facing) for hull in track.stops] == [
        (20_000 + 1000 * number, 36_000, 90_000) for number in range(5)
    ]
    assert track.last == (4 if limit is None else limit)


# ---- who watches it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-08", "BA-AMB-10", "BA-AMB-01")
@pytest.mark.parametrize(
    ("watchers", "start", "stops"),
    [
        ([], 0, []), ([20], 0, [0, 1, 2, 3, 4]), ([20], 2, [2, 3, 4]), ([20], 4, [4]), ([20], 5, []),
        ([38], 0, [2, 3, 4]), ([38.01], 0, [3, 4]), ([38], 3, [3, 4]), ([38, 44], 0, [2, 3, 4]), ([44, 39], 1, [3, 4]),
        ([40.01, 44], 0, []),
    ],
)  # fmt: skip
def test_at_which_stops_it_is_seen(watchers, start, stops):
    """Machine guns, which reach 36 inches, so far before its front; any is enough, and only such as wait."""
    front = 50 - 4.1 / 2
    units = [
        team(f"b.w{number}", 24 - number / 2, front - gap - 0.787, "mmg", 1, order="ambush", facing=180_000)
        for number, gap in enumerate(watchers)
    ]
    idle = team("b.idle", 40, 30, "mmg", 1, order="fire", facing=180_000)
    battle = standing(*units, idle, tank=vehicle("a.tank", 24, 50, order="advance"), size=(48, 72))
    unit = of(battle, "a.tank")
    track = Track(battle, unit, straight(4), "advance")
    assert drive.openings_on(battle, unit, track, start) == stops
    if not start:
        assert drive.openings_on(battle, unit, track) == stops


# ---- who stays -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-11", "BA-MOV-12", "BA-MOV-23", "BA-VEH-37")
@pytest.mark.parametrize("place", ["table", "first_wave"])
@pytest.mark.parametrize("barred", [False, True])
def test_who_may_stay_where_he_is(place, barred, monkeypatch):
    """On the table anybody; who is to come on only if there is no way."""
    tank = vehicle("a.tank", 24, 30, place=place)
    battle = standing(squad("a.other", 40, 40, men=2), tank=tank, turn=1)
    decision = ChooseDrive(0, "a.tank", "run")
    if barred:
        monkeypatch.setattr(ChooseDrive, "ways", lambda *_: [])

    def told(choice):
        refused = decision.refusal(battle, choice)
        return refused and refused.message.id

    here, off = told(StayPut()), told(StayAway())
    if place == "table":
        assert (here, off) == (None, "ba-refused-stay")
    else:
        assert (here, off) == ("ba-refused-stay", None if barred else "ba-refused-stay")
    assert told(walk(battle, "a.other", 0, 1)) == "refused-not-offered"
    assert told(straight(300)) == "ba-fault-legs"
    assert (told(straight(6)) is None) is (place == "table")


# ---- from what it reverses -----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ORD-13")
@pytest.mark.parametrize(
    ("units", "seen"),
    [
        ([squad("b.foe", 24, 10, men=1)], True), ([squad("b.foe", 24, 44, men=1)], False),
        ([squad("b.foe", 44, 29, men=1)], False), ([squad("a.pal", 24, 10, men=1)], False), ([], False),
        ([squad("b.foe", 0, 0, men=2, places=[(24, 44), (24, 10)])], True),
        ([squad("b.hid", 24, 10, men=1, place="reserve")], False),
        ([squad("b.foe", 0, 0, men=2, places=[(24, 44), (22, 10.9)]), piece("building", 20, 14, 28, 18, 9)], False),
        ([squad("b.foe", 24, 10, men=1), piece("building", 20, 14, 28, 18, 9)], False),
        ([squad("b.foe", 24, 44, men=1), squad("b.next", 24, 10, men=1)], True), ([gun("b.foe", 24, 10)], True),
        ([vehicle("b.foe", 24, 10, "truck")], True), ([vehicle("b.foe", 24, 44, "truck")], False),
    ],
)  # fmt: skip
def test_whether_a_driver_sees_an_enemy_ahead(units, seen):
    posted = [each for each in units if hasattr(each, "unit")]
    pieces = [each for each in units if not hasattr(each, "unit")]
    far = squad("b.far", 24, 47, men=1)
    battle = play(Activation("a.tank", "advance"), TANK, far, *posted, pieces=pieces)
    assert drive.sees_enemy_ahead(battle, of(battle, "a.tank")) is seen
