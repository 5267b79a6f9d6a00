"""Who knows of what, who is hidden from what, and where broken people run, at the edges."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import pytest

from grognard.core.engine.dice import Pool, Roll, Total
from grognard.core.engine.events import Chosen, Happened, Rolled
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import rally_cover, rooms, secrecy
from grognard.games.operation_ww2.ground.blast_cover import cover_from
from grognard.games.operation_ww2.rules.area import grenades
from grognard.games.operation_ww2.rules.area.grenades import HIGH
from grognard.games.operation_ww2.rules.fire.targets import engagement_of
from grognard.games.operation_ww2.rules.movement import fleeing
from grognard.games.operation_ww2.rules.tunnels.passage import ChooseSurfacing
from grognard.games.operation_ww2.state.choices import Bid, GiveUp, Pass, Surface
from grognard.games.operation_ww2.state.events.cards import Drawn
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.intents import Leg
from grognard.games.operation_ww2.state.state import CommandCards, Unit
from tests.games.operation_ww2.firing_line import piece, squad
from tests.games.operation_ww2.table import Idle, card, cards, ground, person, play, unit
from tests.games.operation_ww2.vehicles.garage import table

FOE = unit("b.one", (60, 20))


# ---- secrets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRD-12")
def test_az_crd_12_what_each_seat_is_told() -> None:
    shuffle = Rolled(Roll((Pool(1, Total(), 3),), say(secrecy.SHUFFLE), (), 0), (2,), False)
    other = Rolled(Roll((Pool(1, Total(), 10),), say("az-roll-scatter"), (), 0), (2,), False)
    drawn = Happened(Drawn(0, 2, cards("M3 M4")), ())
    for seat in (0, 1, None):
        assert secrecy.told(shuffle, seat) is None
        assert secrecy.told(other, seat) == other
        for secret in (GiveUp(), GiveUp(cards("M3")), Bid(card("M3"))):
            chosen = Chosen(0, "asked", secret)
            assert secrecy.told(chosen, seat) == (chosen if seat == 0 else None)
        plain = Chosen(0, "asked", Pass())
        assert secrecy.told(plain, seat) == plain
        found = secrecy.told(drawn, seat)
        assert (found == drawn) is (seat == 0)


@pytest.mark.rule("AZ-CRD-12")
def test_az_crd_12_whose_cards_are_seen() -> None:
    for option, open_ in (("on", True), ("off", False)):
        g = play(Idle(), unit("a.one", (20, 20)), FOE, hands=("M3", "M4 M5"), decks=("F1 F2", "F3"),
                 discards=("A1", "A2 A3"), played=("M8", "M7"), options={"open_discards": option})  # fmt: skip
        for seat in (0, 1):
            own = g.state.cards[seat]
            for by in (0, 1, None):
                seen = secrecy.cards_seen(g, seat, by)
                assert (seen.deck_size, seen.hand_size) == (len(own.deck), len(own.hand))
                assert seen.discards_size == len(own.discards)
                assert seen.hand == (own.hand if by == seat else None)
                assert seen.discards == (own.discards if by == seat or open_ else None)
                assert seen.played == own.played
        dealt = [secrecy.resampled(g, 0, Random(number)) for number in range(20)]
        assert {state.cards[0].hand for state in dealt} == {g.state.cards[0].hand}
        assert {state.cards[0].discards for state in dealt} == {g.state.cards[0].discards}
        assert len({state.cards[1].hand for state in dealt}) > 1
        assert (len({state.cards[1].discards for state in dealt}) > 1) is not open_
        for state in dealt:
            for before, after in zip(g.state.cards, state.cards, strict=True):
                assert (len(after.deck), len(after.hand)) == (len(before.deck), len(before.hand))
                assert sorted(map(str, pile(after))) == sorted(map(str, pile(before)))
                assert after.played == before.played


def pile(held: CommandCards) -> tuple[Any, ...]:
    """All cards that are not played."""
    return (*held.deck, *held.hand, *held.discards)


# ---- thrown over walls -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-04", "AZ-LOS-05")
def test_az_los_04_who_may_be_thrown_at_behind_a_wall() -> None:
    wall = piece("high-wall", 30, 30, 90, 31)
    far = TABLES.limits["over-high-obstacle"].value / 1000
    for place, to, kind, over in (
        ((60, 32), (60, 29 - far), "high-wall", True),
        ((60, 32), (60, 28.99 - far), "high-wall", False),
        ((60, 32.002), (60, 26), "high-wall", False),
        ((60, 32), (70, 26), "high-wall", True),
        ((60, 32), (60, 26), "low-wall", False),
        ((60, 29), (60, 34), "high-wall", True),
        ((60, 32), (60, 36), "high-wall", False),
    ):
        foe = replace(unit("b.one", to, detection="fired"), known_to=("a.one",))
        g = table(squad("a.one", place, ["hand-grenade"]), foe, map=ground(wall | {"kind": kind}))
        own, other = g.state.units["a.one"], g.state.units["b.one"]
        seen = engagement_of(g, own, other, "fire", own.models)
        found = grenades.with_thrown_over(g, own, own.models[0], seen)
        behind = [each for each in found.seen.get("a.one.1", ()) if each.look == grenades.OVER]
        assert bool(behind) is over, (place, to, kind)
        if over:
            assert [(each.model.id, each.unit.id) for each in behind] == [("b.one.1", "b.one")]
            assert found.why_not is None
        else:
            assert found == seen
    assert HIGH == ("blocked", "hedge")


@pytest.mark.rule("AZ-GRN-03")
def test_az_grn_03_how_many_throw_and_who_has_any() -> None:
    each = TABLES.limits["models-per-grenade"].value
    reach = TABLES.weapons["hand-grenade"].extreme or 0
    for count in (1, each - 1, each, each + 1, 2 * each, 2 * each + 1):
        if count:
            own = unit("a.one", *[(20 + 3 * number, 20) for number in range(count)])
            g = table(own, FOE)
            assert grenades.most_throwers(g, g.state.units["a.one"]) == -(-count // each), count
    for gap, has in ((reach, True), (reach + 1, False), (0, True)):
        g = table(unit("a.one", (60, 22 + gap / 1000)), FOE)
        assert (grenades.grenade(g, g.state.units["a.one"]) == "hand-grenade") is has, gap
    friend = table(unit("a.one", (60, 25)), unit("a.two", (60, 22)), unit("b.one", (5, 110)))
    assert grenades.grenade(friend, friend.state.units["a.one"]) is None
    below = table(unit("a.one", (60, 23)), replace(FOE, place="below"))
    assert grenades.grenade(below, below.state.units["a.one"]) is None
    gun = table(unit("a.one", (60, 23)), FOE, lists={"a.one": {"gun": "pak-40"}})
    assert grenades.grenade(gun, gun.state.units["a.one"]) is None


# ---- bursts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-14")
def test_az_area_14_the_best_of_what_hides_and_what_one_stands_in() -> None:
    trench, wall = piece("trench", 30, 19, 90, 21), piece("high-wall", 30, 24, 90, 25)
    covers = {kind: TABLES.terrain[kind].cover for kind in ("trench", "high-wall", "woods", "low-hedge")}
    order = ("none", "light", "medium", "heavy")
    for pieces, wanted in (
        ((wall,), covers["high-wall"]),
        ((wall, piece("low-hedge", 30, 26, 90, 27)), max(covers["high-wall"], covers["low-hedge"], key=order.index)),
        ((trench, wall), max(covers["trench"], covers["high-wall"], key=order.index)),
        ((wall | {"rectangle": ((70, 95), (90, 96))},), "none"),
        # Woods and houses cover only those in them.
        ((piece("woods", 30, 24, 90, 36),), "none"),
        ((piece("ruin", 30, 24, 90, 36) | {"building": {"material": "brick", "openings": []}},), "none"),
        ((piece("woods", 30, 24, 90, 36), wall | {"rectangle": ((30, 97), (90, 98))}), covers["high-wall"]),
    ):
        g = table(unit("a.one", (60, 20)), unit("b.one", (5, 110)), map=ground(*pieces))
        own = g.state.units["a.one"]
        assert cover_from(g, (60_000, 40_000), own, own.models[0]) == wanted, pieces


# ---- guns in buildings -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RMS-05")
def test_az_rms_05_a_gun_passes_as_many_openings_as_its_way_crosses() -> None:
    def barn(*openings: tuple[str, tuple[float, float]]) -> Any:
        return piece("building", 40, 40, 60, 60) | {
            "id": "barn",
            "building": {"material": "wood", "openings": [{"kind": kind, "at": at} for kind, at in openings]},
        }

    south, north = ("gap", (50, 60)), ("gap", (50, 80))
    gun = person("a.gun.1", (50, 64), role="gun", weapons=("pak-40",), length=6000, width=2000)
    own = replace(unit("a.gun", (50, 64)), models=(gun,))
    far = unit("b.one", (110, 10))
    for openings, way, through in (
        ((south, north), [(50, 64), (50, 50)], True),
        ((south, north), [(50, 64), (50, 30)], True),
        ((south,), [(50, 64), (50, 30)], False),
        ((north,), [(50, 64), (50, 50)], False),
        ((south, ("window", (50, 80))), [(50, 64), (50, 30)], False),
        ((south,), [(50, 64), (70, 64)], True),
        ((south,), [(50, 55), (50, 45)], True),
        ((), [(50, 64), (50, 50)], False),
        ((("door", (50, 60)),), [(50, 64), (50, 50)], True),
    ):
        g = play(Idle(), own, far, map=ground(barn(*openings)), options={"inside_buildings": "on"})
        points = [(round(x * 1000), round(y * 1000)) for x, y in way]
        assert rooms.lets_through(g, gun, points) is through, (openings, way)


# ---- broken people -----------------------------------------------------------------------------------------------


def flee(*places: tuple[float, float], foes: tuple[Unit, ...] = (), **fields: Any) -> Any:
    g = table(unit("a.one", *places, broken=True), *foes, **fields)
    return g, fleeing.flights(g, g.state.units["a.one"])


@pytest.mark.rule("AZ-MOR-09", "AZ-MOR-06")
def test_az_mor_09_straight_away_as_far_as_one_goes() -> None:
    far = TABLES.rates["infantry"].fast / 1000
    for place, foe, end in (
        ((60, 60), (60, 50), (60, 60 + far)),
        ((60, 60), (60, 70), (60, 60 - far)),
        ((60, 60), (50, 60), (60 + far, 60)),
        ((60, 60), (57, 56), (60 + far * 0.6, 60 + far * 0.8)),
    ):
        _, (found,) = flee(place, foes=(unit("b.one", foe),))
        assert (found.off_table, found.lies) == (False, False)
        assert found.way == ((round(end[0] * 1000), round(end[1] * 1000)),)
    # A base that just fits stays on the table; a hair more of it and he is gone.
    for y, off in ((119 - far, False), (119.001 - far, True)):
        _, (found,) = flee((60, y), foes=(unit("b.one", (60, y - 10)),))
        assert found.off_table is off, y
    for x, off in ((1 + far, False), (0.999 + far, True)):
        _, (found,) = flee((x, 60), foes=(unit("b.one", (x + 10, 60)),))
        assert found.off_table is off, x
    # The nearest enemy frightens, and two do not run onto one place.
    _, (one, two) = flee((60, 60), (62.2, 60), foes=(unit("b.one", (60, 50), (60, 80)),))
    ends = one.way[-1], two.way[-1]
    assert hypot(ends[0][0] - ends[1][0], ends[0][1] - ends[1][1]) >= 2000
    assert all(end[1] > 60_000 for end in ends)


@pytest.mark.rule("AZ-MOR-08", "AZ-MOR-12", "AZ-MOR-17")
def test_az_mor_17_all_run_for_the_cover_of_the_first() -> None:
    left, right = piece("woods", 40, 70, 56, 90), piece("woods", 64, 72, 80, 90) | {"id": "second"}
    foe = unit("b.one", (60, 20))
    _, found = flee((58, 60), (62.2, 61.5), foes=(foe,), map=ground(left, right))
    assert [each.lies for each in found] == [True, True]
    assert all(each.way[-1][0] <= 56_000 for each in found)
    # Alone the second takes the nearer wood.
    _, (alone,) = flee((63.5, 61.5), foes=(foe,), map=ground(left, right))
    assert alone.way[-1][0] >= 64_000
    # Out of sight of all enemies any cover will do.
    wall = piece("high-wall", 20, 45, 100, 46)
    g, (hidden,) = flee((60, 60), foes=(foe,), map=ground(wall, piece("woods", 55, 50, 65, 54)))
    assert rally_cover.nearest_visible(g, g.state.units["a.one"], g.state.units["a.one"].models[0]) is None
    assert hidden.lies
    assert hidden.way[-1][1] < 60_000


@pytest.mark.rule("AZ-MOR-15", "AZ-MOR-16", "AZ-MOR-12", "AZ-NRV-04")
def test_az_mor_15_who_is_in_cover_where_he_is() -> None:
    touch = 0.001
    for pieces, place, foes, covered in (
        ((), (60, 60), (FOE,), False),
        ((piece("woods", 50, 60, 70, 80),), (60, 60), (FOE,), True),
        ((piece("woods", 50, 60.001, 70, 80),), (60, 60), (FOE,), False),
        ((piece("high-wall", 40, 58, 80, 59),), (60, 60), (FOE,), True),
        ((piece("low-wall", 40, 58, 80, 59),), (60, 60), (FOE,), True),
        ((piece("low-wall", 40, 58, 80, 59),), (60, 60 + touch), (FOE,), True),
        ((piece("low-wall", 40, 58, 80, 59),), (60, 60.01), (FOE,), False),
        ((piece("low-wall", 40, 61, 80, 62),), (60, 60), (FOE,), False),
        ((piece("low-wall", 40, 61, 80, 62),), (60, 60), (), True),
        ((piece("low-wall", 40, 61, 80, 62),), (60, 60), (unit("b.one", (60, 100)),), True),
    ):
        g = table(unit("a.one", place, broken=True), *(foes or (unit("b.one", (5, 110), place="waiting"),)),
                  map=ground(*pieces))  # fmt: skip
        own = g.state.units["a.one"]
        assert rally_cover.in_cover(g, own, own.models[0]) is covered, (pieces, place)
        assert rally_cover.in_cover(g, replace(own, place="below"), own.models[0])
    near = table(unit("a.one", (60, 60)), unit("b.one", (60, 50), (60, 40)), unit("b.two", (60, 71), place="waiting"),
                 unit("b.three", (60, 69)))  # fmt: skip
    threats = rally_cover.enemies(near, 0, near.state.units["a.one"].models[0])
    assert [(each.model.id, round(each.distance)) for each in threats] == [
        ("b.three.1", 7_000), ("b.one.1", 8_000), ("b.one.2", 18_000),
    ]  # fmt: skip


@pytest.mark.rule("AZ-MOR-17", "AZ-MOR-06")
def test_az_mor_17_the_first_cover_stays_that_of_all_when_one_finds_no_room_there() -> None:
    near, far = piece("trench", 57, 70, 59.5, 72.5), piece("woods", 20, 70, 40, 90) | {"id": "second"}
    foe = unit("b.one", (60, 20))
    g, found = flee((58, 62), (46, 62), (60.5, 62), foes=(foe,), map=ground(near, far))
    own = g.state.units["a.one"]
    ends = [each.way[-1] for each in found]
    assert 57_000 <= ends[0][0] <= 59_500
    assert 70_000 <= ends[0][1] <= 72_500
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= 2 * own.models[0].radius for a, b in
               ((ends[0], ends[1]), (ends[1], ends[2]), (ends[0], ends[2])))  # fmt: skip


@pytest.mark.rule("AZ-RMS-03")
def test_az_rms_03_which_doorways_of_a_building_are_held() -> None:
    doors = (45, 60), (55, 60), (50, 80)
    barn = piece("building", 40, 40, 60, 60) | {
        "id": "barn",
        "building": {"material": "wood", "openings": [{"kind": "door", "at": at} for at in doors]},
    }  # fmt: skip
    for foe, way, held in (
        ((45, 60), [(45, 64), (45, 55)], True),
        ((45, 60), [(55, 64), (55, 55)], False),
        ((45, 60), [(45, 55), (45, 50)], False),
        ((45, 60), [(45, 64), (55, 64)], False),
        ((45, 60), [(50, 64), (55, 60), (45, 56)], False),
        ((55, 60), [(45, 64), (45, 55)], False),
        ((55, 60), [(45, 64), (45, 55), (55, 55), (55, 64)], True),
        ((50, 40), [(45, 64), (45, 55), (50, 44), (50, 36)], True),
        ((45, 58.1), [(45, 64), (45, 55)], True),
        ((45, 57.9), [(45, 64), (45, 55)], False),
    ):
        g = play(
            Idle(), unit("a.one", way[0]), unit("b.one", foe), map=ground(barn), options={"inside_buildings": "on"}
        )
        points = [(round(x * 1000), round(y * 1000)) for x, y in way]
        own = g.state.units["a.one"].models[0]
        assert rooms.is_held(g, own, points, 0) is held, (foe, way)
        upstairs = replace(unit("b.one", foe), models=(person("b.one.1", foe, storey=1),))
        above = play(Idle(), unit("a.one", way[0]), upstairs, map=ground(barn), options={"inside_buildings": "on"})
        assert not rooms.is_held(above, own, points, 0)
        assert rooms.is_held(above, own, points, 1) is held
        away = play(Idle(), unit("a.one", way[0]), replace(unit("b.one", foe), place="waiting"), map=ground(barn))
        assert not rooms.is_held(away, own, points, 0)


# ---- up from below ground ----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-05")
def test_az_tun_05_where_those_may_stand_who_come_up() -> None:
    far = TABLES.limits["cohesion"].value / 1000 + 1
    men = unit("a.one", (40, 60), (40, 60), place="below", tunnel=(0,))
    holes = (Manhole(40_000, 60_000), Manhole(80_000, 60_000))

    def told(
        *places: Any, foe: tuple[float, float] = (110, 10), charge: str | None = None, ids: Any = None, **more: Any
    ) -> bool:
        g = table(men, unit("b.one", foe), manholes=holes, **more)
        legs = tuple(
            Leg(id, tuple((round(x * 1000), round(y * 1000)) for x, y in way), storey)
            for id, (way, storey) in zip(ids or ("a.one.1", "a.one.2"), places, strict=True)
        )
        return ChooseSurfacing(0, "a.one", 0, charge).refusal(g, Surface(legs)) is None

    def at(x: float, y: float) -> Any:
        return ((x, y),), 0

    here = at(40, 60)
    assert told(here, at(40, 62))
    assert told(here, at(40, 60 + far))
    assert not told(here, at(40, 60.001 + far))
    assert not told(at(40 - far - 0.001, 60), at(40, 62))
    # Two stand beside each other, not on each other; each at one place, on the ground.
    assert not told(here, at(40, 61.99))
    assert not told(here, (((40, 62), (40, 64)), 0))
    assert not told((((40, 62), (40, 64)), 0), here)
    assert not told(here, (((40, 62),), 1))
    assert not told(here, ((), 0))
    # All of them, in their order.
    assert not told(here, ids=("a.one.1",))
    assert not told(here, at(40, 62), ids=("a.one.2", "a.one.1"))
    assert not told(here, at(40, 62), ids=("a.one.1", "a.one.3"))
    # In contact with nobody but those they charge, and on nobody.
    for foe, free, charged in (((44, 60), True, True), ((43.002, 60), True, True), ((42, 60), False, True),
                               ((41.9, 60), False, False)):  # fmt: skip
        assert told(here, at(40, 62.5), foe=foe) is free, foe
        assert told(here, at(40, 62.5), foe=foe, charge="b.one") is charged, foe
    # Not on ground that bars them, nor off the table.
    assert not told(here, at(40, 63), map=ground(piece("deep-river", 30, 62.5, 50, 70)))
    g = table(men, FOE, manholes=holes)
    ask = ChooseSurfacing(0, "a.one", 0)
    assert ask.refusal(g, Surface(())) is not None
    assert ask.candidates(g)[-1] == Surface(())
    assert len(ask.candidates(g)) > 1
