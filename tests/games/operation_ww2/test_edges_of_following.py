"""Who follows whom, how far, and where a held shot catches him, at their edges."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.movement import held_shots
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.fleeing import flights
from grognard.games.operation_ww2.rules.movement.following import (
    March,
    _bridge,
    _is_near,
    _tries,
    after,
    begun,
    closing_up,
    cut,
    cut_short,
    followers,
    found,
    lone_fault,
    refusal,
)
from grognard.games.operation_ww2.rules.movement.held_shots import Treading, stretch
from grognard.games.operation_ww2.state.intents import Besides, FireIntent, Held, Leg, Priming
from grognard.games.operation_ww2.state.state import HeldShot, Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import Idle, card, ground, play, unit

FOE = unit("b.foe", (5, 5))


def table(own: Unit, *others: Unit, **fields: Any) -> Any:
    return play(Idle(), own, *others, FOE, **fields)


def march(way: tuple[tuple[int, int], ...], **fields: Any) -> March:
    return March("a.one", "move", fields.pop("speed", "fast"), fields.pop("lead", "a.one.1"), way, **fields)


ROW = unit("a.one", (60, 60), (63, 60), (66, 60))


# ---- who goes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXE-09", "AZ-SMK-02")
@pytest.mark.parametrize(
    ("changes", "lead", "tied", "leads", "staying"),
    [
        ({}, "a.one.1", (), "a.one.1", ()),
        ({}, "a.one.2", (), "a.one.2", ()),
        ({}, "a.one.9", (), "a.one.1", ()),
        ({"m1": {"posture": "scared"}}, "a.one.1", (), "a.one.2", ()),
        ({}, "a.one.1", ("a.one.1",), "a.one.2", ("a.one.1",)),
        ({"m1": {"posture": "scared"}}, "a.one.2", ("a.one.2",), "a.one.3", ("a.one.2",)),
        ({"m1": {"posture": "scared"}, "m3": {"posture": "scared"}}, "a.one.2", ("a.one.2",), None, ()),
    ],
)
def test_az_exe_09_who_leads_if_the_one_who_was_to_cannot(
    changes: dict[str, Any], lead: str, tied: tuple[str, ...], leads: str | None, staying: tuple[str, ...]
) -> None:
    own = with_models(ROW, **changes)
    going = begun(
        table(own),
        own,
        "move",
        "fast",
        lead,
        ((60_000, 63_000),),
        Besides(primes=tuple(Priming(each, "") for each in tied)),
    )
    assert (going and going.lead) == leads
    if going is not None:
        assert (going.staying, going.way, going.loose, going.short) == (staying, ((60_000, 63_000),), 0, None)


@pytest.mark.rule("AZ-MOV-04", "AZ-EXE-09")
def test_az_mov_04_who_cannot_be_followed_stops_short() -> None:
    # One lies 9 cm off, so that the others may end no more than 10 cm from him, edge to edge.
    own = with_models(unit("a.one", (60, 60), (69, 60)), m2={"posture": "scared"})
    g = table(own)
    for far, short in ((12_000, False), (12_001, True), (15_000, True)):
        way = ((69_000 - far, 60_000),)
        going = begun(g, own, "move", "fast", "a.one.1", way)
        assert going is not None
        assert (going.short is not None) == short, far
        if short:
            assert going.short
            stopped = going.ending(True)
            assert stopped.way == going.short
            assert 69_000 - stopped.way[-1][0] <= 12_000
            assert going.ending(False).way == way


@pytest.mark.rule("AZ-MOV-12", "AZ-MOV-06")
def test_az_mov_12_who_is_apart_closes_up_first_unless_the_option_says_otherwise() -> None:
    own = unit("a.one", (60, 60), (75, 60))
    way = ((60_000, 75_000),)
    for option, closes in (("overrides_destination", True), ("destination_first", False)):
        g = table(own, options={"restore_cohesion": option})
        going = begun(g, own, "move", "fast", "a.one.1", way)
        assert going is not None
        assert going.loose == (0 if closes else None)
    near = unit("a.one", (60, 60), (72, 60))
    assert begun(table(near), near, "move", "fast", "a.one.1", ()) == march(())


@pytest.mark.rule("AZ-MOV-06", "AZ-MOV-12")
def test_az_mov_06_who_cannot_close_up_comes_as_near_as_he_can() -> None:
    own = unit("a.one", (60, 60), (100, 60))
    g = table(own)
    going = closing_up(g, own, march(((45_000, 60_000),), loose=None), ((60_000, 60_000), (45_000, 60_000)))
    # 20 cm is as far as anybody goes: 40 cm between the middles, 38 between the edges.
    assert going.way == ()
    (leg,) = next(found(g, going))
    assert leg.way == ((80_000, 60_000),)
    assert going.loose is not None
    assert going.loose > 0
    assert refusal(g, going, (leg,)) is None
    assert refusal(g, going, (Leg("a.one.2", ((80_001, 60_000),)),)) is not None


@pytest.mark.rule("AZ-MOV-04")
@pytest.mark.parametrize(
    ("share", "way"),
    [
        (1.0, ((3000, 0), (3000, 3000))),
        (0.75, ((3000, 0), (3000, 1500))),
        (3101 / 6000, ((3000, 0), (3000, 101))),
        (3100 / 6000, ((3000, 0), (3000, 100))),
        (3099 / 6000, ((3000, 99),)),
        (0.5, ((3000, 0),)),
        (0.25, ((1500, 0),)),
    ],
)
def test_az_mov_04_a_way_is_cut_off_with_no_short_leg(share: float, way: tuple[tuple[int, int], ...]) -> None:
    assert cut(((0, 0), (3000, 0), (3000, 3000)), share) == way


@pytest.mark.rule("AZ-MOV-04", "AZ-CAV-09")
def test_az_mov_04_who_follows_and_where_all_stand_afterwards() -> None:
    own = with_models(unit("a.one", (60, 60), (63, 60), (66, 60), (69, 60), (72, 60)), m2={"posture": "scared"})
    going = march(((60_000, 70_000),), staying=("a.one.3",), others=(Leg("a.one.4", ((69_000, 65_000),)),))
    assert [model.id for model in followers(own, going)] == ["a.one.5"]
    ends = after(own, going, (Leg("a.one.5", ((72_000, 62_000), (72_000, 64_000))),))
    assert [(end.x // 1000, end.y // 1000) for end in ends] == [(60, 70), (63, 60), (66, 60), (69, 65), (72, 64)]


@pytest.mark.rule("AZ-MOV-04", "AZ-MOV-05", "AZ-MOV-10", "AZ-MOV-12", "AZ-INT-08")
@pytest.mark.parametrize(
    ("end", "rules"),
    [
        ((72_000, 65_000), None),
        ((72_001, 65_000), ("AZ-MOV-05", "AZ-MOV-04")),
        ((62_000, 65_000), None),
        ((61_900, 65_000), ("AZ-MOV-10",)),
        ((63_000, 82_000), ("AZ-MOV-01", "AZ-MOV-03")),
    ],
)
def test_az_mov_04_ways_of_followers_are_refused_by_their_rule(end: tuple[int, int], rules: Any) -> None:
    own = unit("a.one", (60, 60), (63, 60))
    g, going = table(own), march(((60_000, 65_000),))
    refused = refusal(g, going, (Leg("a.one.2", (end,)),))
    assert (refused and refused.rules) == rules
    assert refusal(g, going, ()).rules == ("AZ-INT-08",)  # type: ignore[union-attr]
    assert refusal(g, going, (Leg("a.one.1", (end,)),)).rules == ("AZ-INT-08",)  # type: ignore[union-attr]


@pytest.mark.rule("AZ-MOV-12")
def test_az_mov_12_who_was_apart_is_told_so() -> None:
    own = unit("a.one", (60, 60), (80, 60))
    refused = refusal(table(own), march((), loose=0), (Leg("a.one.2", ()),))
    assert refused is not None
    assert refused.rules == ("AZ-MOV-05", "AZ-MOV-12")
    assert refusal(table(own), march((), loose=None), (Leg("a.one.2", ()),)) is None


@pytest.mark.rule("AZ-MOV-04")
def test_az_mov_04_followers_keep_their_places_about_the_leader() -> None:
    g, going = table(ROW), march(((60_000, 70_000), (70_000, 70_000)))
    (second, third) = next(found(g, going))
    assert (second.way, third.way) == (
        ((63_000, 70_000), (73_000, 70_000)),
        ((66_000, 70_000), (76_000, 70_000)),
    )
    stays = march(())
    assert list(found(g, stays)) == [(Leg("a.one.2", ()), Leg("a.one.3", ()))]
    staying, coming, *_ = found(g, replace(march(((60_000, 65_000),)), free=True))
    assert staying == (Leg("a.one.2", ()), Leg("a.one.3", ()))
    assert coming[0].way == ((63_000, 65_000),)


@pytest.mark.rule("AZ-EXE-09", "AZ-MOV-04")
def test_az_exe_09_a_way_is_cut_to_where_the_others_have_room() -> None:
    own = with_models(unit("a.one", (60, 60), (69, 60)), m2={"posture": "scared"})
    g = table(own)
    assert cut_short(g, own, march(((58_000, 60_000),))).way == ((58_000, 60_000),)
    # The farthest of twentieths of 14 cm that is within 12 cm of him who lies.
    assert cut_short(g, own, march(((46_000, 60_000),))).way == ((57_200, 60_000),)
    assert cut_short(g, own, march(())).way == ()


@pytest.mark.rule("AZ-MOV-05")
def test_az_mov_05_places_between_who_leads_and_who_lies() -> None:
    here, lying = (unit("a.one", (60, 60)).models[0], unit("a.two", (60, 90)).models[0])
    # 30 cm: two between them, each within 12 of the next.
    assert _bridge(here, [lying], 10_000) == [(60_000, 70_000), (60_000, 80_000)]
    assert _bridge(here, [replace(lying, y=71_999)], 10_000) == []
    assert _bridge(here, [replace(lying, y=72_001)], 10_000) == [(60_000, 66_000)]
    assert _is_near(here, replace(lying, y=72_000), 10_000)
    assert not _is_near(here, replace(lying, y=72_001), 10_000)


@pytest.mark.rule("AZ-MOV-04")
def test_az_mov_04_where_a_follower_looks_for_a_place() -> None:
    lead, model = ROW.models[:2]
    going, here = march(((60_000, 70_000),)), replace(lead, y=70_000)
    first, second, third, *_, last = _tries(model, lead, going, [here], "formation")
    assert first == second == ((63_000, 70_000),)
    # Six of the twelve places 2.5 cm about the leader, the nearest to where the follower stands first.
    assert third == ((61_250, 67_835),)
    assert last == ()
    assert len(list(_tries(model, lead, going, [here], "formation"))) == 2 + 4 * 6 + 1
    assert next(_tries(model, lead, going, [here], "closing-up")) == third


# ---- held shots --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ANT-09")
@pytest.mark.parametrize(
    ("start", "end", "way"),
    [
        (0, 500_000, ((4000, 0),)),
        (0, 500_001, ((4000, 0),)),
        (0, 1_000_000, ((4000, 0), (4000, 4000))),
        (250_000, 250_000, ()),
        (500_000, 750_000, ((4000, 2000),)),
        (499_000, 750_000, ((4000, 0), (4000, 2000))),
    ],
)
def test_az_ant_09_a_part_of_a_way(start: int, end: int, way: tuple[tuple[int, int], ...]) -> None:
    assert stretch(((0, 0), (4000, 0), (4000, 4000)), start, end) == way


@pytest.mark.rule("AZ-ANT-09", "AZ-AREA-13")
def test_az_ant_09_who_goes_and_where_everybody_is() -> None:
    own = with_models(ROW, m2={"posture": "scared"})
    legs = (Leg("a.one.1", ((60_000, 70_000),)), Leg("a.one.2", ((63_000, 70_000),)), Leg("a.one.3", (), 2))
    tracks = held_shots.tracks_of(own, legs)
    assert tracks[0].way == ((60_000, 60_000), (60_000, 70_000))
    assert [track.storey for track in tracks] == [0, 0, 0]
    assert [track.model for track in held_shots.going(own, tracks)] == ["a.one.1", "a.one.3"]
    ends = held_shots.at_share(own, tracks[:1], 300_000)
    assert [(end.x, end.y) for end in ends] == [(60_000, 63_000), (63_000, 60_000), (66_000, 60_000)]
    # The first has changed places with the third, who stands where the first one's way has led.
    swapped = with_models(ROW, m1={"x": 66_000}, m3={"x": 60_000})
    whole = held_shots.tracks_of(ROW, (legs[0], Leg("a.one.3", ((66_000, 70_000),))))
    assert [track.model for track in held_shots.tracks_where_they_stand(swapped, whole, 0)] == ["a.one.3", "a.one.1"]
    assert held_shots.tracks_where_they_stand(ROW, whole, 0) == whole


@pytest.mark.rule("AZ-ANT-09", "AZ-ANT-11")
def test_az_ant_11_places_about_one_are_tried_from_the_nearest() -> None:
    (model,) = unit("a.one", (60, 60)).models
    places = list(held_shots.places_about(model))
    assert places[0] is model
    assert len(places) == 1 + 31 * 16
    assert (places[1].x, places[1].y) == (60_125, 60_000)
    assert (places[5].x, places[5].y) == (60_000, 60_125)
    assert (places[17].x, places[17].y) == (60_250, 60_000)


@pytest.mark.rule("AZ-ANT-11")
@pytest.mark.parametrize(
    ("far", "option", "share"),
    [
        (12_000, "kept", 1_000_000),
        (15_000, "kept", 800_000),
        (15_000, "waived_until_next_order", 1_000_000),
        (24_000, "kept", 500_000),
    ],
)
def test_az_ant_11_those_who_are_left_go_as_far_as_they_keep_together(far: int, option: str, share: int) -> None:
    own = with_models(unit("a.one", (60, 60), (60, 58)), m2={"posture": "scared"})
    g = table(own, options={"interrupted_cohesion": option})
    track = Leg("a.one.1", ((60_000, 60_000), (60_000, 58_000 + far)))
    treading = Treading("a.one", (track,))
    until = treading.still(g, own)
    # The farthest of twentieths of the way that is within 12 cm of him who lies.
    reached = (far - 2_000) * until // 1_000_000 + 2_000
    assert until <= 1_000_000
    assert reached <= 12_000 or option != "kept"
    assert reached + (far - 2_000) // 20 > 12_000 or until == 1_000_000
    assert Treading("a.one", ()).still(g, own) == 1_000_000


@pytest.mark.rule("AZ-ANT-09", "AZ-LOS-08")
def test_az_los_08_on_the_way_one_is_on_his_old_floor_while_in_the_house() -> None:
    door = {"kind": "door", "at": (60, 60)}
    house = piece("building", 50, 40, 70, 60) | {
        "id": "house",
        "building": {"material": "brick", "storeys": 2, "openings": [door]},
    }
    own = with_models(unit("a.one", (60, 45)), m1={"storey": 1})
    g = table(own, map=ground(house))
    (y,) = (model.y for model in own.models)
    track = Leg("a.one.1", ((60_000, y), (60_000, y + 20_000)), 0)
    assert held_shots.stretched(g, own, track, 0, 250_000).storey == 1
    assert held_shots.stretched(g, own, track, 0, 900_000).storey == 0
    assert held_shots.stretched(g, own, track, 0, 1_000_000).storey == 0
    stairs = Leg("a.one.1", ((60_000, y),), 0)
    assert held_shots.stretched(g, own, stairs, 0, 1_000_000) == Leg("a.one.1", ((60_000, y),), 0)
    assert held_shots.stretched(g, own, replace(stairs, storey=1), 0, 1_000_000) == Leg("a.one.1", (), 1)


def waiting(at: int) -> Ordered:
    """A shot that waits so far along the way."""
    return Ordered(1, "b.foe", card("F3"), FireIntent("a.one", Held("a.one", at)))


@pytest.mark.rule("AZ-ANT-05", "AZ-ANT-09", "AZ-ANT-10")
def test_az_ant_10_which_shot_falls_next_and_where() -> None:
    own = unit("a.one", (60, 60))
    treading = Treading("a.one", (Leg("a.one.1", ((60_000, 60_000), (60_000, 70_000))),))
    for at, share in ((0, 0), (5000, 500_000), (10_000, 1_000_000), (10_001, 1_000_000), (10_002, None)):
        assert treading.share_of(waiting(at)) == share, at
    # Of a leader who does not go himself: the way that was declared.
    longer = replace(treading, length=20_000)
    for at, share in ((10_000, 500_000), (20_001, 1_000_000), (20_002, None)):
        assert longer.share_of(waiting(at)) == share, at
    g = table(own)
    g.state = replace(g.state, held=tuple(HeldShot(waiting(at)) for at in (12_000, 8_000)))
    assert treading.next_shot(g) == waiting(8_000)
    assert replace(treading, until=800_000).next_shot(g) == waiting(8_000)
    assert replace(treading, until=799_999).next_shot(g) is None


@pytest.mark.rule("AZ-AREA-13")
def test_az_area_13_only_who_stands_where_another_was_to_be_goes_his_way() -> None:
    tracks = held_shots.tracks_of(ROW, (Leg("a.one.1", ((60_000, 70_000),)), Leg("a.one.2", ((66_000, 60_000),))))
    # At the end of his way the second stands where the third does, and still goes his own.
    there = with_models(ROW, m1={"y": 70_000}, m2={"x": 66_000})
    assert [track.model for track in held_shots.tracks_where_they_stand(there, tracks, 1_000_000)] == [
        "a.one.1",
        "a.one.2",
    ]


@pytest.mark.rule("AZ-ANT-09", "AZ-ANT-11")
def test_az_ant_11_who_is_caught_on_a_comrade_stands_beside_him() -> None:
    own = with_models(unit("a.one", (60, 60), (61, 60), (70, 60)), m2={"posture": "scared"})
    tracks = (Leg("a.one.1", ((60_000, 60_000), (60_000, 70_000))),)
    # He who did not go at all is settled; he who was caught on him stands as far off as he needs to.
    ((moved, (x, y)),) = held_shots.stood_apart(table(own), own, tracks, None)
    assert moved == "a.one.1"
    assert (x - 61_000) ** 2 + (y - 60_000) ** 2 >= 1_999**2
    assert abs(x - 60_000) <= 1_125
    # If he goes on, nobody has to move.
    assert held_shots.stood_apart(table(own), own, tracks, 1_000_000) == ()
    # Another unit stands where he would go.
    friend = unit("a.two", (58.875, 60))
    ((_, place),) = held_shots.stood_apart(table(own, friend), own, tracks, None)
    assert place != (x, y)
    assert (place[0] - 58_875) ** 2 + (place[1] - 60_000) ** 2 >= 1_998**2
    # Two who have walked, and are caught on each other where they stand: the first stays.
    both = with_models(unit("a.one", (60, 60), (60.5, 60)), m1={"posture": "scared"}, m2={"posture": "scared"})
    walked = (*tracks, Leg("a.one.2", ((60_000, 60_000), (60_500, 60_000))))
    assert [model for model, _ in held_shots.stood_apart(table(both), both, walked, None)] == ["a.one.2"]


@pytest.mark.rule("AZ-MOV-06", "AZ-MOV-12")
def test_az_mov_12_who_leads_goes_as_far_as_lets_the_unit_close_up() -> None:
    own = unit("a.one", (60, 60), (75, 60))
    whole = ((60_000, 60_000), (40_000, 60_000))
    going = closing_up(table(own), own, march(whole[1:], loose=None), whole)
    # The other comes 20 cm to 55, at most 11 cm from the leader's place: of the twentieths of 20 cm, 16.
    assert going.way == ((44_000, 60_000),)
    assert going.loose == 0


# ---- flight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-09")
@pytest.mark.parametrize(
    ("at", "foe", "end", "off"),
    [
        ((60, 60), (60, 40), (60_000, 80_000), False),
        ((60, 60), (40, 60), (80_000, 60_000), False),
        ((60, 99), (60, 80), (60_000, 119_000), False),
        ((60, 99.001), (60, 80), (60_000, 119_001), True),
        ((99.001, 60), (80, 60), (119_001, 60_000), True),
        ((20.999, 60), (40, 60), (999, 60_000), True),
        ((21, 60), (40, 60), (1_000, 60_000), False),
        ((60, 20.999), (60, 40), (60_000, 999), True),
        ((60, 21), (60, 40), (60_000, 1_000), False),
    ],
)
def test_az_mor_09_one_runs_straight_from_the_enemy_and_off_the_table(
    at: tuple[float, float], foe: tuple[float, float], end: tuple[int, int], off: bool
) -> None:
    own = unit("a.one", at, broken=True)
    g = play(Idle(), own, unit("b.foe", foe))
    (flight,) = flights(g, g.state.units["a.one"])
    assert (flight.way, flight.off_table, flight.lies) == ((end,), off, False)


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-15", "AZ-MOR-17")
def test_az_mor_15_a_house_is_cover_one_runs_into_by_its_door() -> None:
    door = {"kind": "door", "at": (60, 60)}
    house = piece("building", 50, 40, 70, 60) | {
        "id": "house",
        "building": {"material": "brick", "storeys": 1, "openings": [door]},
    }
    own = unit("a.one", (60, 70), broken=True)
    g = play(Idle(), own, unit("b.foe", (60, 115)), map=ground(house))
    (flight,) = flights(g, g.state.units["a.one"])
    assert flight.lies
    assert len(flight.way) == 2
    assert flight.way[0] == (60_000, 60_000)
    assert 58_990 <= flight.way[1][1] <= 59_000
    # Nearer to the enemy nobody runs, though it is cover.
    nearer = play(Idle(), own, unit("b.foe", (30, 55)), map=ground(house))
    (flight,) = flights(nearer, nearer.state.units["a.one"])
    assert not flight.lies or flight.way[0] != (60_000, 60_000)


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-17")
@pytest.mark.parametrize(("option", "lies"), [("continue_next_turn", False), ("lie_down_in_open", True)])
def test_az_mor_17_who_does_not_reach_cover_runs_on_or_lies_down(option: str, lies: bool) -> None:
    wood = piece("woods", 50, 90, 70, 110)
    g = play(
        Idle(),
        unit("a.one", (60, 50), broken=True),
        unit("b.foe", (60, 10)),
        map=ground(wood),
        options={"panic_run_short": option},
    )
    (flight,) = flights(g, g.state.units["a.one"])
    assert flight.lies == lies
    assert flight.way == ((60_000, 70_000),)


# ---- what was not asked before -----------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_10_who_stays_may_stay_where_he_is_wedged_in() -> None:
    own = unit("a.one", (60, 60))
    g = table(own, unit("a.two", (60.5, 60)))
    crowd = Crowd(g, own)
    assert not crowd.is_free(own.models[0])
    assert lone_fault(g, crowd, own.models[0], (), march(())) is None
    refused = lone_fault(g, crowd, own.models[0], ((60_000, 60_100),), march(()))
    assert refused is not None
    assert refused.rules == ("AZ-MOV-10",)


@pytest.mark.rule("AZ-MOV-06", "AZ-MOV-12")
def test_az_mov_12_who_closes_up_goes_his_whole_way_as_declared_or_stays() -> None:
    own = unit("a.one", (60, 60), (75, 60))
    crooked = ((60_000, 62_000), (60_050, 62_000))
    going = closing_up(table(own), own, march(crooked, loose=None), ((60_000, 60_000), *crooked))
    assert (going.way, going.loose) == (crooked, 0)
    # 40 cm apart, and the other comes 20: only if he who leads stays as well, as near as they can.
    far = unit("a.one", (60, 60), (100, 60))
    stays = closing_up(table(far), far, march(((59_000, 60_000),), loose=None), ((60_000, 60_000), (59_000, 60_000)))
    assert stays.way == ()
    # 31 cm apart, he may not go away at all, but staying keeps them together.
    just = unit("a.one", (60, 60), (92, 60))
    held = closing_up(table(just), just, march(((50_000, 60_000),), loose=None), ((60_000, 60_000), (50_000, 60_000)))
    assert (held.way, held.loose) == ((), 0)


@pytest.mark.rule("AZ-ANT-05", "AZ-ANT-09", "AZ-ANT-11")
def test_az_ant_09_a_shot_at_the_very_start_falls_even_if_nobody_goes() -> None:
    assert Treading("a.one", (Leg("a.one.1", ((60_000, 60_000),)),)).share_of(waiting(0)) == 0
    assert Treading("a.one", (Leg("a.one.1", ((60_000, 60_000),)),)).share_of(waiting(2)) is None


@pytest.mark.rule("AZ-AREA-13", "AZ-ANT-09")
def test_az_area_13_those_who_stand_at_one_point_go_their_own_ways() -> None:
    """By the option that a unit is fired at as one point all stand at it."""
    both = with_models(ROW, m2={"x": 60_000})
    legs = (Leg("a.one.1", ((60_000, 70_000),)), Leg("a.one.2", ((63_000, 70_000),)))
    tracks = held_shots.tracks_of(both, legs)
    assert held_shots.tracks_where_they_stand(both, tracks, 0) == tracks


@pytest.mark.rule("AZ-ANT-09", "AZ-ANT-11")
def test_az_ant_11_who_is_caught_apart_from_his_comrades_stays_where_he_is() -> None:
    """Even if somebody else stands so near that he could not have ended there."""
    own = with_models(unit("a.one", (60, 60), (70, 60)), m1={"posture": "scared"})
    tracks = (Leg("a.one.1", ((60_000, 50_000), (60_000, 70_000))),)
    assert held_shots.stood_apart(table(own, unit("a.two", (60.5, 60))), own, tracks, None) == ()


@pytest.mark.rule("AZ-MOR-09")
@pytest.mark.parametrize(
    ("at", "foe", "end", "off"),
    [
        ((99, 60), (80, 60), (119_000, 60_000), False),
        ((60, 99), (60, 80), (60_000, 119_000), False),
        ((21, 60), (40, 60), (1_000, 60_000), False),
        ((20.999, 60), (40, 60), (999, 60_000), True),
    ],
)
def test_az_mor_09_wholly_on_the_table_one_is_not_gone(at: Any, foe: Any, end: tuple[int, int], off: bool) -> None:
    own = unit("a.one", at, broken=True)
    (flight,) = flights(play(Idle(), own, unit("b.foe", foe)), own)
    assert (flight.way, flight.off_table) == ((end,), off)


@pytest.mark.rule("AZ-MOR-09")
def test_az_mor_09_one_runs_aside_if_there_is_no_way_straight_from_the_enemy() -> None:
    """Before a river he stops; from a friend whom he may not pass he turns away."""
    own = unit("a.one", (60, 60), broken=True)
    short = play(Idle(), own, unit("b.foe", (60, 40)), map=ground(piece("deep-river", 40, 71, 80, 75)))
    (flight,) = flights(short, own)
    assert flight.way == ((60_000, 70_000),)
    for aside, friends in ((60, ((60, 62.5),)), (-60, ((60, 62.5), (57.8, 61.3)))):
        blocked = play(
            Idle(), own, unit("b.foe", (60, 40)), unit("a.two", *friends), options={"pass_through_friends": "off"}
        )
        (flight,) = flights(blocked, own)
        angle = radians(aside)
        assert flight.way == ((round(60_000 - 20_000 * sin(angle)), round(60_000 + 20_000 * cos(angle))),), aside


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-17")
@pytest.mark.parametrize(
    ("depth", "top", "end", "lies"), [(62, 64, 64.1, True), (62, 64.91, 65, False), (75, 76, 70, False)]
)
def test_az_mor_17_over_slow_ground_one_runs_for_cover_slowly(depth: float, top: float, end: float, lies: bool) -> None:
    """10 cm slowly, of which getting into the wood takes 5."""
    own = unit("a.one", (60, 60), broken=True)
    map = ground(piece("marsh", 40, 55, 80, depth), piece("woods", 40, top, 80, 110))
    (flight,) = flights(play(Idle(), own, unit("b.foe", (60, 10)), map=map), own)
    assert flight.lies is lies
    ((x, y),) = flight.way
    assert x == 60_000
    assert y == round(end * 1000) or not lies
    assert y <= 70_000


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-15", "AZ-MOR-17")
def test_az_mor_17_one_runs_round_what_cannot_be_crossed() -> None:
    """A river before the wood, that he may go round on one side."""
    wood = piece("woods", 50, 70, 70, 110)
    own = unit("a.one", (60, 60), broken=True)
    open_ground = play(Idle(), own, unit("b.foe", (60, 10)), map=ground(wood))
    (flight,) = flights(open_ground, own)
    assert flight.way == ((60_000, 70_100),)
    wide = play(Idle(), own, unit("b.foe", (60, 10)), map=ground(wood, piece("deep-river", 0, 66, 120, 67)))
    (flight,) = flights(wide, own)
    assert not flight.lies
    assert flight.way[-1][1] < 66_000


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-17", "AZ-MOR-15")
def test_az_mor_17_all_run_for_the_cover_that_the_first_has_found() -> None:
    """The second stands nearer to another wood, but goes where the first has gone; who cannot goes elsewhere, and the
    third follows the first."""
    woods = [piece("woods", 50, 75, 60, 90) | {"id": "west"}, piece("woods", 66, 70, 76, 90) | {"id": "east"}]
    foe = unit("b.foe", (60, 5))
    own = unit("a.one", (55, 66), (66, 62), broken=True)
    first, second = flights(play(Idle(), own, foe, map=ground(*woods)), own)
    assert [flight.way[-1][0] < 61_000 for flight in (first, second)] == [True, True]
    alone = unit("a.one", (66, 62), broken=True)
    (lone,) = flights(play(Idle(), alone, foe, map=ground(*woods)), alone)
    assert lone.way[-1][0] > 65_000
    # The second is cut off from the west by a river; the third is not.
    river = piece("deep-river", 64, 0, 65, 120)
    three = unit("a.one", (55, 66), (68, 62), (62, 66), broken=True)
    found = flights(play(Idle(), three, foe, map=ground(*woods, river)), three)
    assert [flight.way[-1][0] < 61_000 for flight in found] == [True, False, True]


@pytest.mark.rule("AZ-MOR-06", "AZ-MOR-09")
def test_az_mor_06_a_gun_of_the_unit_stands_in_the_way_of_who_runs() -> None:
    own = unit("a.one", (60, 60), broken=True)
    gun = replace(own.models[0], id="a.one.2", y=66_000, role="gun", weapons=("pak-40",), length=6000, width=3000)
    gun = replace(gun, radius=3354, facing=90_000)
    whole = replace(own, models=(*own.models, gun))
    g = play(Idle(), whole, unit("b.foe", (60, 40)))
    (flight,) = flights(g, whole)
    # Its side is 1.5 cm before its middle, and his base 1 cm wide: by twentieths of 20 cm.
    assert flight.way == ((60_000, 63_000),)


@pytest.mark.rule("AZ-ANT-11")
@pytest.mark.parametrize(
    ("far", "way", "gone", "share"),
    [
        # A gap of 9 cm, and of 20 cm of way the first twentieth: then it is 10.
        (11, 20, 0, 50_000), (11, 20, 333_333, 333_333), (7, 15, 333_333, 333_333), (2, 10, 333_333, 1_000_000),
        # From a third of the way on in twentieths of the rest, whole millionths.
        (2, 13, 333_333, 766_666), (2.5, 19, 111_111, 466_666),
        # Nobody goes on by a thousandth where it leaves him farther off.
        (12, 0.02, 0, 0), (12, 0.04, 500_000, 500_000),
    ],
)  # fmt: skip
def test_az_ant_11_how_far_those_left_go_on_by_twentieths(far: float, way: float, gone: int, share: int) -> None:
    """One lies at (60, 60); another has gone a share of his way from so far below him, straight on."""
    start = 60_000 + round(far * 1000)
    track = Leg("a.one.2", ((60_000, start), (60_000, start + round(way * 1000))))
    here = held_shots.place_at(track.way, gone)
    own = with_models(unit("a.one", (60, 60), (60, 90)), m1={"posture": "scared"}, m2={"y": here[1]})
    g = table(own)
    assert Treading("a.one", (track,), gone=gone).still(g, own) == share


@pytest.mark.rule("AZ-ANT-09", "AZ-ANT-11")
def test_az_ant_11_who_stands_aside_stands_on_no_wall() -> None:
    own = with_models(unit("a.one", (60, 60), (61, 60), (70, 60)), m2={"posture": "scared"})
    tracks = (Leg("a.one.1", ((60_000, 60_000), (60_000, 70_000))),)
    ((_, free),) = held_shots.stood_apart(table(own), own, tracks, None)
    assert free[0] < 60_000
    # A wall where he would stand: to another side.
    wall = ground(piece("low-wall", 56, 55, 59.2, 65))
    g = table(own, map=wall)
    ((_, place),) = held_shots.stood_apart(g, own, tracks, None)
    assert place != free
    assert g.context.terrain.stands_free(place, 1000)
    assert not g.context.terrain.stands_free(free, 1000)
