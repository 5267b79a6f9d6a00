"""How far one walks or rides, and what a way is judged by, at the edges: bicycles got on and off in a unit of both,
stairs in two houses, ground one cannot pay for."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.state.intents import Besides
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

FOE = unit("b.foe", (5, 115))
FAR = ("AZ-MOV-01", "AZ-MOV-03")
PAYS = {"cost_unpaid": "enter_with_rest"}
PART = {"slow_terrain": "only_the_part_inside"}
RIDER = {"is_cyclist": True}


def house(id: str, left: float, right: float, storeys: int = 3, *doors: tuple[float, float]) -> dict[str, Any]:
    """A house from 40 to 60 down the table."""
    openings = [{"kind": "door", "at": (x, 120 - y)} for x, y in doors]
    built = {"material": "brick", "storeys": storeys, "openings": openings}
    return piece("building", left, 40, right, 60) | {"id": id, "building": built}


def walk(*places: tuple[float, float], start: tuple[float, float] = (60, 60), **fields: Any) -> tuple[str, ...]:
    """The rules by which somebody may not walk so."""
    order, speed = fields.pop("order", "move"), fields.pop("speed", "slow")
    storey, mounting, model = fields.pop("storey", 0), fields.pop("mounting", ""), fields.pop("model", {})
    g = table(with_models(unit("a.one", start), m1=model), FOE, *fields.pop("others", ()), **({"turn": 3} | fields))
    own = g.state.units["a.one"].models[0]
    way = tuple((round(x * 1000), round(y * 1000)) for x, y in places)
    found = ways.fault(g, own, way, order, speed, storey, mounting)
    return () if found is None else found.rules


@pytest.mark.rule("AZ-BIK-01", "AZ-BIK-06", "AZ-MOV-01")
@pytest.mark.parametrize(
    ("model", "mounting", "far"),
    [(RIDER, "", 15), (RIDER, "off", 10), (RIDER, "on", 10), ({}, "on", 10), ({}, "", 10), ({}, "off", 10)],
)
def test_az_bik_01_who_gets_on_or_off_pays_for_it_and_who_walks_beside_does_not(
    model: Any, mounting: str, far: float
) -> None:
    assert walk((60, 60 - far), model=model, mounting=mounting) == ()
    assert walk((60, 60 - far - 0.01), model=model, mounting=mounting) == FAR
    # Low hedges cost five on foot, and nothing on wheels; a low wall lets nobody through who rides.
    rides = bool(model) or mounting == "on"
    hedge = ground(piece("low-hedge", 50, 57, 70, 58))
    reach = far if rides else 5
    assert walk((60, 60 - reach), model=model, mounting=mounting, map=hedge) == ()
    assert walk((60, 60 - reach - 0.01), model=model, mounting=mounting, map=hedge) == FAR
    wall = ground(piece("low-wall", 50, 57, 70, 58))
    assert walk((60, 56), model=model, mounting=mounting, map=wall) == (("AZ-TER-01",) if rides else ())
    # A road adds ten on wheels, five on foot.
    road = ground(piece("road", 50, 10, 70, 70))
    reach = far + (10 if rides else 5)
    assert walk((60, 60 - reach), model=model, mounting=mounting, map=road) == ()
    assert walk((60, 60 - reach - 0.01), model=model, mounting=mounting, map=road) == FAR


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-03", "AZ-MOV-09")
@pytest.mark.parametrize(
    ("places", "off"),
    [
        (((60, 0), (60, 1)), False), (((60, -0.001), (60, 1)), True), (((60, 120), (60, 119)), False),
        (((60, 120.001), (60, 119)), True), (((0, 60), (1, 60)), False), (((-0.001, 60), (1, 60)), True),
        (((120, 60), (119, 60)), False), (((120.001, 60), (119, 60)), True), (((60, 0.999),), True),
        (((0.999, 60),), True), (((119.001, 60),), True), (((60, 119.001),), True),
    ],
)  # fmt: skip
def test_az_mov_09_no_corner_of_a_way_lies_off_the_table(places: Any, off: bool) -> None:
    x, y = places[0]
    start = (min(max(x, 4), 116), min(max(y, 4), 116))
    assert walk(*places, start=start) == (("AZ-MOV-09",) if off else ())


@pytest.mark.rule("AZ-TER-10", "AZ-TER-11")
@pytest.mark.parametrize(
    ("deep", "speed", "rules"), [(10, "fast", ()), (10.001, "fast", ("AZ-TER-10", "AZ-TER-01")), (10.001, "slow", FAR)]
)
def test_az_ter_10_by_the_option_as_much_slow_ground_as_one_goes_slowly(
    deep: float, speed: str, rules: tuple[str, ...]
) -> None:
    marsh = ground(piece("marsh", 50, 59 - deep, 70, 59))
    assert walk((60, 59 - deep - 1), speed=speed, map=marsh, options=PART) == rules
    assert walk((60, 59 - deep - 1), speed="fast", map=marsh) == ("AZ-TER-10", "AZ-TER-01")


@pytest.mark.rule("AZ-TER-10", "AZ-TER-11", "AZ-BIK-01")
def test_az_ter_10_on_wheels_other_ground_is_slow() -> None:
    rubble, marsh = (ground(piece(kind, 50, 43.999, 70, 59)) for kind in ("rubble", "marsh"))
    assert walk((60, 45), speed="fast", map=rubble, options=PART) == ()
    assert walk((60, 44), speed="fast", model=RIDER, map=rubble, options=PART) == ()
    assert walk((60, 43), speed="fast", model=RIDER, map=rubble, options=PART) == ("AZ-TER-10", "AZ-TER-01")
    assert walk((60, 50), speed="fast", model=RIDER, map=marsh, options=PART) == ("AZ-TER-01",)
    # What a rider cannot pay by the wheeled column he pays with what is left: a fence five, a hedge nothing.
    fence, hedge = (ground(piece(kind, 50, 57, 70, 58)) for kind in ("wooden-fence", "low-hedge"))
    for mounting, far in (("", 15), ("off", 10)):
        given: Any = {"model": RIDER, "mounting": mounting, "options": PAYS}
        assert walk((60, 60 - far), map=fence, **given) == walk((60, 60 - far), map=hedge, **given) == ()
        assert walk((60, 60 - far - 0.01), map=fence, **given) == FAR
        assert walk((60, 60 - far - 0.01), map=hedge, **given) == FAR
        assert walk((60, 60 - far + 4.99), map=fence, model=RIDER, mounting=mounting) == FAR


@pytest.mark.rule("AZ-TER-11")
@pytest.mark.parametrize(
    ("kinds", "far", "fine"),
    [
        (("low-wall",), 10, True), (("low-wall",), 10.01, False), ((), 10.001, True), ((), 10.002, False),
        # Only the cost of what is come onto last is paid with the rest.
        (("low-wall", "low-hedge"), 5, True), (("low-wall", "low-hedge"), 5.01, False),
        (("high-wall", "low-hedge"), 4, False), (("low-hedge", "high-wall"), 5, True),
        (("low-hedge", "high-wall"), 5.01, False),
    ],
)  # fmt: skip
def test_az_ter_11_by_the_option_the_last_element_takes_what_is_left(kinds: Any, far: float, fine: bool) -> None:
    pieces = [piece(kind, 50, 58.5 - 1.5 * n, 70, 58.6 - 1.5 * n) | {"id": f"p{n}"} for n, kind in enumerate(kinds)]
    found = walk((60, 60 - far), map=ground(*pieces), options=PAYS)
    assert found == (() if fine else FAR)


@pytest.mark.rule("AZ-EMB-02")
@pytest.mark.parametrize(("boarded", "turn", "pays"), [(0, 0, False), (1, 1, True), (1, 2, False), (0, 1, False)])
def test_az_emb_02_who_got_off_this_turn_has_paid(boarded: int, turn: int, pays: bool) -> None:
    assert walk((60, 55), model={"boarded": boarded}, turn=turn) == ()
    assert walk((60, 54), model={"boarded": boarded}, turn=turn) == (("AZ-EMB-02",) if pays else ())
    assert walk((60, 50), model={"boarded": boarded}, turn=turn) == (("AZ-EMB-02",) if pays else ())
    assert walk((60, 49.99), model={"boarded": boarded}, turn=turn) == FAR


@pytest.mark.rule("AZ-LOS-08")
@pytest.mark.parametrize(
    ("floors", "end", "height"),
    [
        ((0, 0), (35, 50), 0), ((1, 1), (35, 50), 0), ((2, 2), (35, 50), 0), ((2, 1), (35, 50), 5000),
        ((0, 0), (75, 50), 0), ((1, 1), (75, 50), 10_000), ((2, 1), (75, 50), 15_000), ((1, 0), (75, 50), 5000),
        ((0, 1), (75, 50), 5000), ((1, 0), (50, 50), 5000), ((0, 0), (50, 50), 0),
    ],
)  # fmt: skip
def test_az_los_08_in_another_house_one_goes_down_here_and_up_there(
    floors: tuple[int, int], end: tuple[float, float], height: int
) -> None:
    map = ground(house("left", 20, 40), house("right", 60, 80))
    g = table(with_models(unit("a.one", (30, 50)), m1={"storey": floors[0]}), FOE, map=map)
    own = g.state.units["a.one"].models[0]
    assert ways.climbed(g, own, ((round(end[0] * 1000), round(end[1] * 1000)),), floors[1]) == height


@pytest.mark.rule("AZ-LOS-08", "AZ-MOV-01")
@pytest.mark.parametrize(
    ("storey", "end", "rules"),
    [(0, (59, 62), ()), (1, (59, 62), ("AZ-LOS-08",)), (1, (62, 58), ()), (2, (62, 58), ("AZ-LOS-08",))],
)
def test_az_los_08_nobody_ends_on_a_floor_that_is_not_there(storey: int, end: Any, rules: Any) -> None:
    map = ground(house("house", 50, 70, 2, (60, 60)))
    assert walk((60, 61), end, start=(60, 62), map=map, storey=storey, speed="fast") == rules


@pytest.mark.rule("AZ-RMS-03", "AZ-LOS-08")
def test_az_rms_03_a_held_doorway_bars_a_way_on_foot() -> None:
    map = ground(house("house", 50, 70, 2, (60, 60)))
    foe = unit("b.door", (60, 59))
    for option, rules in (("on", ("AZ-RMS-03",)), ("off", ())):
        given: Any = {"map": map, "options": {"inside_buildings": option}, "speed": "fast"}
        assert walk((60, 57), start=(60, 63), others=(foe,), **given) == rules
        assert walk((60, 57), start=(60, 63), **given) == ()


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-02", "AZ-MOV-03")
def test_az_mov_01_people_beside_a_manned_vehicle_do_not_lead_it_on_foot() -> None:
    car = vehicle("a.one", "jeep", (60, 60))
    for crew, rules in ((1, ("AZ-MOV-01",)), (0, None)):
        machine = replace(car.models[0].machine, crew=crew)  # type: ignore[type-var]
        whole = replace(car, models=(replace(car.models[0], machine=machine), person("a.one.2", (70, 60))))
        g = table(whole, FOE)
        own = g.state.units["a.one"]
        found = ways.refusal(g, own, "move", "a.one.2", ((70_000, 55_000),), "slow", Besides())
        assert (None if found is None else found.rules) == rules
        assert ways.refusal(g, own, "move", "a.one.2", (), "slow", Besides()) is None
