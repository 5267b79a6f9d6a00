"""Ways on foot, on bicycles and with guns, charges and runs for cover, at their edges."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.close_combat import charging, flank_ways, pursuit
from grognard.games.operation_ww2.rules.movement import (
    bicycles,
    cohesion,
    fleeing,
    following,
    held_shots,
    pushing,
    ways,
)
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.state.choices import Follow, Pursuit
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Held, Leg
from grognard.games.operation_ww2.state.state import Bicycle, HeldShot, Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, with_models
from tests.games.operation_ww2.table import card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

FOE = unit("b.foe", (5, 115))
GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}
PAK = {"a.one": {"gun": "pak-40"}}
HOUSE: dict[str, Any] = piece("building", 40, 10, 80, 30) | {
    "id": "house",
    "building": {"material": "brick", "storeys": 3, "openings": [{"kind": "door", "at": (60, 90)}]},
}
LENGTHS = tuple[tuple[float, float], ...]


def refused(found: Any) -> tuple[str, ...]:
    return () if found is None else found.rules


def way(*places: tuple[float, float]) -> Any:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


# ---- on foot -----------------------------------------------------------------------------------------------------


def walk(*places: tuple[float, float], start: tuple[float, float] = (60, 60), **fields: Any) -> tuple[str, ...]:
    """The rules by which somebody may not walk so."""
    order, speed = fields.pop("order", "move"), fields.pop("speed", "slow")
    storey, mounting, model = fields.pop("storey", 0), fields.pop("mounting", ""), fields.pop("model", {})
    g = table(with_models(unit("a.one", start), m1=model), FOE, turn=3, **fields)
    own = g.state.units["a.one"].models[0]
    return refused(ways.fault(g, own, way(*places), order, speed, storey, mounting))


FAR = ("AZ-MOV-01", "AZ-MOV-03")


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-02", "AZ-MOV-03", "AZ-MOV-09", "AZ-EMB-02", "AZ-BIK-01")
def test_az_mov_01_how_far_one_goes_on_foot_and_by_bicycle() -> None:
    for order, speed, far in (
        ("move", "slow", 10),
        ("move", "fast", 20),
        ("assault", "slow", 10),
        ("assault", "fast", 15),
    ):
        assert walk((60, 60 - far), order=order, speed=speed) == ()
        assert walk((60, 60 - far - 0.001), order=order, speed=speed) == ()  # Places lie on whole thousandths.
        assert walk((60, 60 - far - 0.002), order=order, speed=speed) == FAR
        assert walk((60, 60 - far / 2), (60, 60), order=order, speed=speed) == ()
        assert walk((60, 60 - far / 2), (60, 60.003), order=order, speed=speed) == FAR
    assert walk((60, 59), order="fire") == FAR
    assert walk() == walk(order="fire") == ()
    rider = {"is_cyclist": True}
    for speed, far in (("slow", 15), ("fast", 25)):
        assert walk((60, 60 - far), speed=speed, model=rider) == ()
        assert walk((60, 60 - far - 0.002), speed=speed, model=rider) == FAR
    # Getting on or off costs five of what the bicycle goes.
    for mounting, model in (("on", {}), ("off", rider)):
        assert walk((60, 50), mounting=mounting, model=model) == ()
        assert walk((60, 49.99), mounting=mounting, model=model) == FAR
    # So does having got off a vehicle this turn, on foot.
    assert walk((60, 55), model={"boarded": 3}) == walk((60, 50), model={"boarded": 2}) == ()
    assert walk((60, 54.99), model={"boarded": 3}) == ("AZ-EMB-02",)
    assert walk((60, 49.99), model={"boarded": 3}) == FAR
    for option, slow in (("by_distance", ()), ("declared", FAR)):
        assert walk((60, 45), options={"speed_class": option}) == slow
    rates = TABLES.rates["gun"]
    assert [ways.allowance(rates, order, "fast") for order in ("move", "assault", "fire", "ambush")] == [
        10_000, 0, 0, 0,
    ]  # fmt: skip


@pytest.mark.rule("AZ-MOV-09")
@pytest.mark.parametrize(
    ("start", "places", "off"),
    [
        ((60, 5), ((60, 1),), False),
        ((60, 5), ((60, 0.99),), True),
        ((60, 115), ((60, 119),), False),
        ((60, 115), ((60, 119.01),), True),
        ((5, 60), ((1, 60),), False),
        ((5, 60), ((0.99, 60),), True),
        ((115, 60), ((119, 60),), False),
        ((115, 60), ((119.01, 60),), True),
        ((60, 5), ((60, 0), (60, 3)), False),
        ((60, 5), ((60, -0.001), (60, 3)), True),
        ((60, 115), ((60, 120), (60, 117)), False),
        ((60, 115), ((60, 120.001), (60, 117)), True),
        ((5, 60), ((0, 60), (3, 60)), False),
        ((5, 60), ((-0.001, 60), (3, 60)), True),
        ((115, 60), ((120, 60), (117, 60)), False),
        ((115, 60), ((120.001, 60), (117, 60)), True),
    ],
)
def test_az_mov_09_nobody_leaves_the_table(start: tuple[float, float], places: LENGTHS, off: bool) -> None:
    assert walk(*places, start=start) == (("AZ-MOV-09",) if off else ())


@pytest.mark.rule("AZ-TER-01", "AZ-TER-02", "AZ-TER-10", "AZ-TER-11", "AZ-MOV-01", "AZ-BIK-06")
def test_az_ter_10_ground_on_the_way() -> None:
    wire, wall = ground(piece("barbed-wire", 40, 50, 80, 51)), ground(piece("low-wall", 40, 57, 80, 58))
    woods = ground(piece("woods", 40, 40, 80, 55))
    row, cost = TABLES.terrain["woods"].infantry, TABLES.terrain["low-wall"].infantry.cost / 1000
    slow = ("AZ-TER-10", "AZ-TER-01")
    assert walk((60, 52), map=woods) == (() if 8 + row.cost / 1000 <= 10 else FAR)
    if row.slow:
        assert walk((60, 52), speed="fast", map=woods) == slow
    part = {"slow_terrain": "only_the_part_inside"}
    assert walk((60, 49), speed="fast", map=wire) == slow
    wired = TABLES.terrain["barbed-wire"].infantry.cost / 1000
    assert walk((60, 49.5), speed="fast", map=wire, options=part) == (() if 10.5 + wired <= 20 else FAR)
    thick = ground(piece("barbed-wire", 40, 44, 80, 55.5))
    assert walk((60, 43), speed="fast", map=thick, options=part) == slow
    assert cost == 5
    assert walk((60, 55), map=wall) == ()
    assert walk((60, 54.99), map=wall) == FAR
    assert walk((60, 57.5), map=wall) == walk((60, 56.5), map=wall) == ("AZ-TER-02",)
    assert walk((60, 59), map=wall) == ()
    # Who cannot pay stops before it, or pays with what is left.
    pays = {"cost_unpaid": "enter_with_rest"}
    assert walk((60, 50.5), map=wall) == FAR
    assert walk((60, 50.5), map=wall, options=pays) == ()
    assert walk((60, 49.9), map=wall, options=pays) == FAR
    barred = ground(piece("concrete-tank-trap", 40, 55, 80, 56))
    assert (walk((60, 53), map=barred) == ("AZ-TER-01",)) is TABLES.terrain["concrete-tank-trap"].infantry.barred


@pytest.mark.rule("AZ-LOS-08", "AZ-TER-01")
def test_az_los_08_stairs_are_walked() -> None:
    inside = ground(HOUSE)
    # The house itself costs five of twenty.
    for from_, to, far, storeys in (
        (0, 0, 15, 0),
        (0, 1, 10, 1),
        (0, 2, 5, 2),
        (1, 2, 10, 1),
        (2, 1, 10, 1),
        (2, 0, 5, 2),
    ):
        g = table(with_models(unit("a.one", (50, 20)), m1={"storey": from_}), FOE, map=inside)
        own = g.state.units["a.one"].models[0]
        assert ways.climbed(g, own, way((50 + far, 20)), to) == storeys * 5000
        assert walk((50 + far, 20), start=(50, 20), map=inside, storey=to, speed="fast", model={"storey": from_}) == ()
        over = walk((50.01 + far, 20), start=(50, 20), map=inside, storey=to, speed="fast", model={"storey": from_})
        assert over == FAR
    assert walk((51, 20), start=(50, 20), map=inside, storey=3) == ("AZ-LOS-08",)
    assert walk((61, 60), map=inside, storey=1) == ("AZ-LOS-08",)
    # Out of one house and into another: down here, and up there.
    g = table(with_models(unit("a.one", (60, 29)), m1={"storey": 2}), FOE, map=inside)
    own = g.state.units["a.one"].models[0]
    assert ways.climbed(g, own, way((60, 40)), 0) == 10_000
    assert ways.climbed(g, own, way((60, 40)), 1) == 15_000
    assert ways.climbed(g, replace(own, storey=0), way((60, 40)), 0) == 0


@pytest.mark.rule("AZ-INT-08", "AZ-ORD-07", "AZ-MOV-01", "AZ-MOV-02", "AZ-MOV-03", "AZ-MOV-09", "AZ-TER-10")
def test_az_int_08_who_may_lead() -> None:
    two, gun = riflemen("a.one", (60, 60), 2), with_models(unit("a.one", (60, 60), (62.5, 60)), m1=GUN)
    lead = ("AZ-INT-08", "AZ-ORD-07")

    def leads(whole: Unit, id: str, *places: tuple[float, float], **besides: Any) -> tuple[str, ...]:
        g = table(whole, FOE, lists=PAK if any(model.role == "gun" for model in whole.models) else {})
        return refused(ways.refusal(g, g.state.units["a.one"], "move", id, way(*places), "slow", Besides(**besides)))

    assert leads(two, "a.one.1", (60, 52)) == leads(two, "a.one.2", (63, 52)) == ()
    assert leads(two, "a.one.2", (73.1, 60)) == FAR
    assert leads(two, "a.one.3", (60, 52)) == leads(two, "b.foe.1") == lead
    lying = with_models(two, m1={"posture": "scared"})
    assert leads(lying, "a.one.1", (60, 52)) == lead
    assert leads(lying, "a.one.1") == leads(lying, "a.one.2", (63, 52)) == ()
    assert leads(gun, "a.one.1", (60, 58)) == ("AZ-MOV-01",)
    assert leads(gun, "a.one.1") == leads(gun, "a.one.2", (62.5, 52)) == ()
    assert leads(vehicle("a.one", "panzer-iv", (60, 60)), "a.one.1", (60, 58)) == ("AZ-MOV-01",)
    assert leads(two, "a.one.1", (60, 52), bicycles="off") == ("AZ-BIK-01",)


# ---- bicycles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-BIK-01", "AZ-BIK-04")
def test_az_bik_01_who_may_get_on_or_off() -> None:
    def mounting(whole: Unit, how: Any, speed: Any = "slow", *places: tuple[float, float]) -> tuple[str, ...]:
        parked = tuple(Bicycle(place[0], place[1], 750, id=f"c.{number}") for number, place in enumerate(way(*places)))
        g = table(whole, FOE, bicycles=parked)
        return refused(bicycles.refusal(g, g.state.units["a.one"], speed, how))

    two = riflemen("a.one", (60, 60), 2)
    mixed, riders = (
        with_models(two, **{f"m{number}": {"is_cyclist": True} for number in who}) for who in ((1,), (1, 2))
    )
    assert mounting(two, "") == mounting(two, "", "fast") == ()
    assert mounting(two, "off") == ("AZ-BIK-01",)
    assert mounting(riders, "off") == mounting(mixed, "off") == ()
    assert mounting(riders, "off", "fast") == ("AZ-BIK-01",)
    lying = with_models(mixed, m1={"posture": "scared"})
    assert mounting(lying, "off") == ("AZ-BIK-01",)
    none = ("AZ-BIK-01", "AZ-BIK-04")
    assert mounting(two, "on") == mounting(two, "on", "slow", (60, 61.7)) == none
    assert mounting(two, "on", "slow", (60, 61.7), (63, 61.7)) == ()
    assert mounting(two, "on", "fast", (60, 61.7), (63, 61.7)) == ("AZ-BIK-01",)
    assert mounting(two, "on", "slow", (60, 61.7), (63, 61.8)) == none
    assert mounting(mixed, "on", "slow", (63, 61.7)) == ()
    assert mounting(riders, "on", "slow", (60, 61.7), (63, 61.7)) == none


@pytest.mark.rule("AZ-BIK-06", "AZ-DRV-01")
def test_az_bik_06_where_cyclists_take_driving_tests() -> None:
    kind = next(
        id for id, row in TABLES.terrain.items() if row.wheeled.tests and not row.wheeled.barred and id != "low-wall"
    )
    dice = TABLES.terrain[kind].wheeled.tests
    map = ground(piece(kind, 40, 40, 80, 50))
    rider = with_models(riflemen("a.one", (60, 60), 3), m1={"is_cyclist": True}, m3={"is_cyclist": True})
    g = table(rider, FOE, map=map)
    own = g.state.units["a.one"]

    def tests(*legs: Leg) -> list[tuple[str, int, str, int]]:
        return [(each.model[-1], each.at, each.piece, each.dice) for each in bicycles.driving_tests(g, own, legs)]

    on, foot, other = (Leg(f"a.one.{number}", way((60, 45))) for number in (1, 2, 3))
    assert tests(on) == [("1", 15_000, kind, dice)]
    assert tests(foot, Leg("a.one.3", ()), on) == [("1", 15_000, kind, dice)]
    assert tests(replace(on, way=way((60, 45.001)))) == []
    assert tests(on, replace(other, way=way((66, 44)))) == [("1", 15_000, kind, dice), ("3", 15_000, kind, dice)]
    assert tests(Leg("a.one.1", way((30, 60)))) == []
    walking = table(riflemen("a.one", (60, 60), 3), FOE, map=map)
    assert list(bicycles.driving_tests(walking, walking.state.units["a.one"], (on,))) == []


# ---- guns --------------------------------------------------------------------------------------------------------


def push(
    *places: tuple[float, float], facing: int | None = None, order: str = "move", speed: str = "slow", **fields: Any
) -> Any:
    """The rules by which a gun at (60, 60) with two men may not be pushed so."""
    men = fields.pop("men", ((62.5, 60), (57.5, 60)))
    whole = with_models(unit("a.one", (60, 60), *men), m1=GUN | fields.pop("gun", {}))
    g = table(whole, FOE, *fields.pop("others", ()), lists=PAK, **fields)
    own = g.state.units["a.one"]
    return refused(pushing.refusal(g, own, own.models[0], order, way(*places), speed, facing))  # type: ignore[arg-type]


@pytest.mark.rule(
    "AZ-MOV-11", "AZ-ART-09", "AZ-ORD-12", "AZ-MOV-01", "AZ-MOV-10", "AZ-DEF-02", "AZ-MOV-09", "AZ-TER-10"
)
def test_az_art_09_how_guns_are_pushed() -> None:
    assert push() == push((60, 55)) == push((60, 50), speed="fast") == push(facing=90_000) == ()
    assert push((60, 54.99)) == push((60, 49.99), speed="fast") == ("AZ-MOV-01",)
    large = {"length": 8000, "width": 4000}
    beside: Any = ((63, 60), (57, 60))
    assert push((60, 57), gun=large, men=beside) == push((60, 55), gun=large, men=beside, speed="fast") == ()
    assert push((60, 56.99), gun=large, men=beside) == ("AZ-MOV-01",)
    assert push((60, 55), men=((62.5, 60),)) == push((60, 55), men=((62.5, 60), (70, 60))) == ("AZ-ART-09",)
    assert push(men=()) == ()
    no = ("AZ-MOV-11", "AZ-ORD-12")
    assert push((60, 58), order="assault") == push(facing=90_000, order="fire") == no
    assert push(order="assault") == ()
    free = {"gun_turn": "free"}
    assert push(facing=90_000, order="fire", options=free, men=((62.5, 60), (57.5, 60))) == ()
    assert push((60, 58), facing=90_000, order="fire", options=free) == no
    assert push((60, 58), order="fire", options=free) == no
    assert push((60, 56), others=(unit("b.two", (60, 52)),)) == ("AZ-MOV-10",)
    assert push((60, 56.01), others=(unit("b.two", (60, 52)),)) == ()
    slow, wall = ground(piece("barbed-wire", 40, 50, 80, 56)), ground(piece("low-wall", 40, 55, 80, 56))
    assert push((60, 57), map=wall) == ("AZ-TER-02",)
    if TABLES.terrain["barbed-wire"].infantry.slow:
        assert push((60, 55), map=slow, speed="fast") == ("AZ-TER-10", "AZ-TER-01")
    assert push((60, 58), map=ground(HOUSE)) == ()
    hull = pushing.at_end(replace(person("a.one.1", (60, 60)), facing=10), way((60, 50)), 370_000)
    assert (hull.y, hull.facing) == (50_000, 10_000)
    assert pushing.at_end(replace(person("a.one.1", (60, 60)), facing=10), (), None).facing == 10


@pytest.mark.rule("AZ-MOV-11", "AZ-ART-09", "AZ-MOV-05", "AZ-MOV-10", "AZ-INT-08")
def test_az_mov_11_where_the_crew_stands_when_its_gun_has_moved() -> None:
    def serve(men: Any, legs: Any, *places: tuple[float, float], facing: int | None = None, others: Any = ()) -> Any:
        whole = with_models(unit("a.one", (60, 60), *men), m1=GUN)
        g = table(whole, FOE, *others, lists=PAK)
        ask = pushing.ChooseServing(0, "a.one", "a.one.1", way(*places), "slow", facing)
        if legs is None:
            return [
                (leg.model[-1], tuple(round(part / 100) / 10 for part in leg.way[-1]) if leg.way else ())
                for leg in ask.legs(g)
            ]
        found = tuple(Leg(f"a.one.{number}", way(*to) if to else ()) for number, to in enumerate(legs, 2))
        return refused(ask.refusal(g, Follow(found)))

    two: Any = ((62.5, 60), (57.5, 60))
    three = (*two, (60, 66))
    assert serve(two, None, (60, 55)) == [("2", (62.5, 55.0)), ("3", (57.5, 55.0))]
    assert serve(two, None, facing=90_000) == [("2", (60.0, 62.5)), ("3", (60.0, 57.5))]
    assert serve(two, None, facing=180_000) == [("2", (57.5, 60.0)), ("3", (62.5, 60.0))]
    assert serve(three, None, (60, 55)) == [("2", (62.5, 55.0)), ("3", (57.5, 55.0)), ("4", (60.0, 61.0))]
    # Who cannot come along stays; if nobody can, nobody goes.
    blocked = (unit("b.two", (60, 61)),)
    assert serve(three, None, (60, 55), others=blocked) == [("2", (62.5, 55.0)), ("3", (57.5, 55.0)), ("4", ())]
    assert serve(two, None, (60, 55), others=(unit("b.two", (62.5, 55)),)) == []
    go = ((62.5, 55),), ((57.5, 55),)
    assert serve(two, go, (60, 55)) == ()
    assert serve(two, (go[0], ()), (60, 55)) == ("AZ-MOV-11", "AZ-ART-09")
    assert serve(two, (go[0],), (60, 55)) == ("AZ-INT-08",)
    assert serve(three, (*go, ((60, 58),)), (60, 55)) == ("AZ-MOV-10",)
    assert serve(three, (*go, ((60, 59.1),)), (60, 55)) == ()
    assert serve(three, (*go, ((60, 69.1),)), (60, 55)) == ("AZ-MOV-05",)
    assert serve(three, (*go, ((60, 68.9),)), (60, 55)) == ()
    assert serve(three, (*go, ((60, 77),)), (60, 55)) == FAR


# ---- keeping together --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MTI-04", "AZ-ART-06", "AZ-VEH-10", "AZ-MOV-05")
def test_az_mti_04_who_has_to_keep_together() -> None:
    man, rides = person("a.one.2", (70, 60)), replace(person("a.one.3", (60, 60)), aboard="a.one.1")
    for sheet, crew, models, bound in (
        ("panzer-iv", 5, (man,), ["1", "2"]),
        ("panzer-iv", 0, (man,), ["2"]),
        ("kubelwagen", 0, (man, rides), ["1", "2"]),
        ("panzer-iv", 5, (rides,), ["1"]),
    ):
        whole = vehicle("a.one", sheet, (60, 60), crew=crew)
        found = cohesion.bound(replace(whole, models=(*whole.models, *models)))
        assert [model.id[-1] for model in found] == bound
    gun = with_models(unit("a.one", (60, 60), (70, 60)), m1=GUN)
    assert [model.id[-1] for model in cohesion.bound(gun)] == ["2"]


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08", "AZ-MOV-10")
@pytest.mark.parametrize(
    ("at", "bars"),
    [((62, 40), False), ((61.99, 40), True), ((58, 40), False), ((58.01, 40), True), ((60, 62), False),
     ((60, 18), False), ((60, 19), True), ((60, 61), True)],
)  # fmt: skip
def test_az_mov_08_who_stands_in_a_way(at: tuple[float, float], bars: bool) -> None:
    for start, end in (((60, 60), (60, 20)), ((60, 20), (60, 60))):
        g = table(unit("a.one", start), unit("b.one", at), unit("b.away", (60, 40), place="waiting"))
        own = g.state.units["a.one"]
        assert Crowd(g, own).bars(own.models[0], way(start, end)) is bars
        turned = table(unit("a.one", (start[1], start[0])), unit("b.one", (at[1], at[0])))
        own = turned.state.units["a.one"]
        assert Crowd(turned, own).bars(own.models[0], way((start[1], start[0]), (end[1], end[0]))) is bars
    for passable, seat in (("on", "a.two"), ("off", "a.two"), ("on", "b.one")):
        g = table(unit("a.one", (60, 60)), unit(seat, at), options={"pass_through_friends": passable})
        own = g.state.units["a.one"]
        found = Crowd(g, own).bars(own.models[0], way((60, 60), (60, 20)))
        assert found is (bars and (passable, seat) != ("on", "a.two"))


@pytest.mark.rule("AZ-EXE-09", "AZ-MOV-05", "AZ-MOV-06", "AZ-MOV-12", "AZ-MOV-04", "AZ-INT-08", "AZ-MOV-10")
def test_az_exe_09_who_leads_and_how_far_the_others_follow() -> None:
    three = riflemen("a.one", (60, 60), 3)

    def begins(whole: Unit, lead: str, *places: tuple[float, float], options: Any = None, **besides: Any) -> Any:
        g = table(whole, FOE, options=options)
        return following.begun(g, g.state.units["a.one"], "move", "slow", lead, way(*places), Besides(**besides))

    found = begins(three, "a.one.2", (63, 52))
    assert (found.lead, found.way, found.short, found.loose) == ("a.one.2", way((63, 52)), None, 0)
    assert begins(three, "a.one.9", (60, 52)).lead == "a.one.1"
    lying = with_models(three, m1={"posture": "scared"})
    assert begins(lying, "a.one.1", (63, 55)).lead == "a.one.2"
    everybody = with_models(three, **{f"m{number}": {"posture": "scared"} for number in (1, 2, 3)})
    assert begins(everybody, "a.one.1", (60, 52)) is None
    assert begins(vehicle("a.one", "panzer-iv", (60, 60)), "a.one.1", (60, 52)) is None
    # The scared hold the others back: the leader stops short, as far as lets the unit keep together.
    held = with_models(three, m2={"posture": "scared"}, m3={"posture": "scared"})
    there = begins(held, "a.one.1", (51, 60))
    assert there.short is None
    far = begins(with_models(held, m1={"x": 53_000}), "a.one.1", (43, 60))
    assert far.short is not None
    assert far.short == () or 51_000 <= far.short[-1][0] < 53_000
    assert far.ending(True).way == far.short
    assert far.ending(False).way == way((43, 60))
    apart = with_models(three, m3={"x": 90_000})
    loose = begins(apart, "a.one.1", (60, 52), options={"restore_cohesion": "destination_first"})
    assert (loose.loose, loose.way) == (None, way((60, 52)))
    closing = begins(apart, "a.one.1", (50, 60), options={"restore_cohesion": "overrides_destination"})
    assert closing.way == ()


# ---- held shots --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ANT-10", "AZ-ANT-08")
@pytest.mark.parametrize(
    ("at", "length", "share"),
    [(0, 10_000, 0), (5_000, 10_000, 500_000), (10_000, 10_000, 1_000_000), (10_001, 10_000, 1_000_000),
     (10_002, 10_000, None), (1, 0, 1_000_000)],
)  # fmt: skip
def test_az_ant_10_where_on_its_way_a_unit_meets_a_held_shot(at: int, length: int, share: int | None) -> None:
    shot = Ordered(1, "b.one", card("F3"), FireIntent("a.one", Held("a.one", at)))
    walked = max(length, 1)
    track = Leg("a.one.1", ((60_000, 60_000), (60_000, 60_000 - walked)))
    treading = held_shots.Treading("a.one", (track,), length=length)
    assert held_shots.WHOLE == 1_000_000
    assert treading.share_of(shot) == share
    assert HeldShot(shot).ordered == shot


# ---- charges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CC-01", "AZ-CC-16", "AZ-INT-02", "AZ-CC-15", "AZ-LOS-08", "AZ-CAV-02", "AZ-MOV-10")
def test_az_cc_01_what_is_a_charge() -> None:
    target = unit("b.one", (60, 50), (60, 44))

    def charge(*places: tuple[float, float], **fields: Any) -> tuple[str, ...]:
        whole = fields.pop("me", riflemen("a.one", (60, 60), 2))
        foe, lead, id = fields.pop("foe", target), fields.pop("lead", "a.one.1"), fields.pop("id", "b.one")
        others, options = fields.pop("others", ()), fields.pop("options", {})
        g = table(whole, foe, *others, options=options)
        besides = Besides(**({"charge": id} | fields))
        found = charging.refusal(
            g, g.state.units["a.one"], AssaultIntent(lead, way(*places), "fast", "b.one", "last", besides)
        )
        return refused(found)

    no = ("AZ-CC-01", "AZ-CC-16")
    assert charge((60, 52)) == charge((60, 55)) == ()
    assert charge((60, 52), charge=None) == ()
    assert charge((60, 52), id="b.nobody") == charge((60, 52), id="a.one") == no
    assert charge((60, 52), foe=replace(target, place="waiting")) == no
    assert charge((60, 52), foe=vehicle("b.one", "panzer-iv", (60, 50))) == no
    assert charge((60, 52), lead="a.one.9") == no
    lying = with_models(riflemen("a.one", (60, 60), 2), m1={"posture": "scared"})
    assert charge((60, 52), me=lying) == no
    assert charge((63, 52), me=lying, lead="a.one.2") == ()
    assert charge((60, 52), boards=("a.one.1",)) == no
    assert charge((60, 52), me=vehicle("a.one", "panzer-iv", (60, 60))) == no
    assert charge((60, 70), assaulted="b.tank") == ()
    assert charge((60, 51)) == ("AZ-MOV-10",)
    assert charge() == ("AZ-INT-02", "AZ-CC-01")
    assert charge(me=riflemen("a.one", (60, 52), 2)) == ()
    away = ("AZ-CC-15", "AZ-CC-03")
    assert charge((60, 61)) == charge((70, 60)) == charge((60, 59), (60, 60)) == away
    assert charge((60, 59.9)) == ()
    # Nearer to the nearest of them, whoever is nearer to another.
    assert charge((52, 48)) == ()


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
def test_az_ord_08_whom_an_assault_goes_for_and_whether_he_has_moved() -> None:
    foes = unit("b.one", (60, 50), (60, 44)), unit("b.two", (90, 50)), vehicle("b.tank", "panzer-iv", (30, 50))
    g = table(riflemen("a.one", (60, 60), 2), *foes)
    for besides, goal in (
        (Besides(), "b.one"),
        (Besides(charge="b.two"), "b.two"),
        (Besides(ram="b.tank"), "b.tank"),
        (Besides(assaulted="b.tank", charge="b.two"), "b.tank"),
    ):
        declared = AssaultIntent("a.one.1", way((60, 55)), "fast", "b.one", "last", besides)
        found = pursuit.goal_of(g, declared)
        assert found is not None
        assert found.id == goal
    declared = AssaultIntent("a.one.1", way((60, 55)), "fast", "b.one", "last")
    there = ((60_000, 50_000), (60_000, 44_000))
    for stood, target, moved in (
        (there, "b.one", False),
        (there[:1], "b.one", True),
        ((), "b.one", True),
        (((1, 1), there[1]), "b.one", True),
        (there, None, False),
    ):
        ordered = Ordered(0, "a.one", card("A3"), replace(declared, target=target), stood=stood)
        assert pursuit.has_moved(g, ordered) is moved
    gone = table(riflemen("a.one", (60, 60), 2), replace(foes[0], place="gone"))
    assert not pursuit.has_moved(gone, Ordered(0, "a.one", card("A3"), declared))
    # After it: a way, by somebody who stands, no farther from it than it began.
    ask = pursuit.ChoosePursuit(0, Ordered(0, "a.one", card("A3"), declared))
    assert refused(ask.refusal(g, Pursuit(None))) == ()
    assert refused(ask.refusal(g, Pursuit(way((60, 55))))) == ()
    assert refused(ask.refusal(g, Pursuit(()))) == ("AZ-ORD-15",)
    assert refused(ask.refusal(g, Pursuit(way((60, 61))))) == ("AZ-ORD-15",)
    assert refused(ask.refusal(g, Pursuit(way((60, 44.9))))) != ()
    lying = with_models(riflemen("a.one", (60, 60), 2), m1={"posture": "scared"})
    g = table(lying, *foes)
    assert refused(ask.refusal(g, Pursuit(way((63, 55))))) == ()
    nobody = with_models(lying, m2={"posture": "scared"})
    assert refused(ask.refusal(table(nobody, *foes), Pursuit(way((63, 55))))) == ("AZ-ORD-15",)
    free = table(riflemen("a.one", (60, 60), 2), *foes, options={"assault_follow": "free_path"})
    assert refused(ask.refusal(free, Pursuit(way((60, 61))))) == ()


@pytest.mark.rule("AZ-CAV-02", "AZ-CAV-09")
def test_az_cav_02_who_touches_the_side_or_rear_of_a_vehicle() -> None:
    g = table(unit("a.one", (5, 5)), vehicle("b.tank", "panzer-iv", (60, 60)))
    tank = g.state.units["b.tank"].vehicles[0]
    for place, touches in (
        ((62.9, 60), True),
        ((62.91, 60), True),
        ((62.911, 60), False),
        ((60, 65.1), True),
        ((60, 65.12), False),
        ((60, 54.9), False),
        ((57.1, 60), True),
    ):
        assert flank_ways.touches_flank(g, person("a.one.1", place), tank) is touches, place
    for place, far, found in (((75, 60), 12.1, ["a.one.1"]), ((62.9, 60), 0, ["a.one.1"]), ((79, 60), 16.1, [])):
        whole = table(unit("a.one", place, (5, 5)), vehicle("b.tank", "panzer-iv", (60, 60)))
        own, target = whole.state.units["a.one"], whole.state.units["b.tank"]
        assert round(flank_ways.nearest(own.models[0], target)) == round(far * 1000)
        ways_found = flank_ways.reach(whole, own, target, ("a.one.1", "a.one.2", "a.one.9"))
        assert [id for id, _ in ways_found] == found
        for id, leads in ways_found:
            assert (leads == ()) is (far == 0)
            end = following.placed(own.model(id), leads)
            assert flank_ways.touches_flank(whole, end, target.vehicles[0])
        scared = with_models(own, m1={"posture": "scared"})
        assert flank_ways.reach(whole, scared, target, ("a.one.1",)) == []
    # A way that is known stands as long as it still leads there.
    whole = table(unit("a.one", (75, 60)), vehicle("b.tank", "panzer-iv", (60, 60)))
    own, target = whole.state.units["a.one"], whole.state.units["b.tank"]
    for known, stands in ((way((62.9, 60)), True), (way((64, 60)), False)):
        found_ways = flank_ways.reach(whole, own, target, ("a.one.1",), "fast", {"a.one.1": known})
        assert found_ways == ([("a.one.1", known)] if stands else [])


# ---- runs for cover ----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "AZ-MOR-15", "AZ-MOR-18", "AZ-MOR-06", "AZ-MOR-07", "AZ-MOR-08", "AZ-MOR-09", "AZ-MOR-12", "AZ-MOR-17"
)
def test_az_mor_06_where_broken_men_run() -> None:
    def runs(me: Unit, *foes: Unit, **fields: Any) -> dict[str, Any]:
        g = table(replace(me, broken=True), *foes, **fields)
        return {each.model[-1]: each for each in fleeing.flights(g, g.state.units["a.one"])}

    foe = unit("b.one", (60, 20))
    woods = ground(piece("woods", 50, 65, 70, 90))
    one = runs(unit("a.one", (60, 55)), foe, map=woods)["1"]
    assert one.lies
    assert not one.off_table
    assert one.way[-1][1] >= 65_000
    inside = runs(unit("a.one", (60, 70)), foe, map=woods)["1"]
    assert (inside.way, inside.lies) == ((), True)
    # Too far to get there: as far as it goes, and lying there only by the option.
    for option, lies in (("continue_next_turn", False), ("lie_down_in_open", True)):
        far = runs(unit("a.one", (60, 35)), foe, map=woods, options={"panic_run_short": option})["1"]
        assert (far.lies, far.off_table) == (lies, False)
        assert 40_000 < far.way[-1][1] <= 55_000
        straight = runs(unit("a.one", (60, 35)), foe, options={"panic_run_short": option})["1"]
        assert (straight.lies, straight.off_table) == (lies, False)
        assert straight.way == way((60, 55))
        nobody = runs(unit("a.one", (60, 35)), options={"panic_run_short": option})["1"]
        assert (nobody.way, nobody.lies) == ((), lies)
    # Cover towards the enemy is run to only if somebody is in cover already.
    before = ground(piece("woods", 70, 30, 90, 45))
    away = runs(unit("a.one", (60, 50)), foe, map=before)["1"]
    assert hypot(away.way[-1][0] - 60_000, away.way[-1][1] - 20_000) >= 30_000
    mixed = runs(unit("a.one", (60, 50), (75, 40)), foe, map=before)
    assert (mixed["2"].way, mixed["2"].lies) == ((), True)
    assert hypot(mixed["1"].way[-1][0] - 60_000, mixed["1"].way[-1][1] - 20_000) < 30_000
    # Over the edge he is gone.
    edge = runs(unit("a.one", (60, 115)), unit("b.one", (60, 90)))["1"]
    assert edge.off_table
    # A gun is no cover, but for its crew by the option.
    gun = with_models(unit("a.one", (60, 55), (60, 59)), m1=GUN)
    for option, stays in (("leaves_gun", False), ("stays", True)):
        g = table(replace(gun, broken=True), foe, lists=PAK, options={"broken_crew": option})
        own = g.state.units["a.one"]
        assert fleeing.is_sheltered(g, own, own.models[1]) is stays
        other = replace(own, models=(own.models[0], replace(own.models[1], y=90_000)))
        assert not fleeing.is_sheltered(g, other, other.models[1])
