"""Infantry that goes with vehicles, and who stands in a vehicle's way, at the edges: of two vehicles, aboard, nobody,
one beside another in one unit."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.ground import Going
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.driving import companions, driveways
from grognard.games.operation_ww2.rules.driving.driveways import stretches_of
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle, vehicle_model

FOE = unit("b.foe", (5, 5))
ON = {"attachments": "on"}
RIDERS = {"tank_riders_allowed": "on"}
INTO = {"tanks_in_buildings": "on"}
Place = tuple[float, float]


def way(*places: Place) -> Any:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def rules(found: Any) -> tuple[str, ...]:
    return () if found is None else found.rules


# ---- who goes with whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
@pytest.mark.parametrize(
    ("crew", "beside", "found"),
    [(1, False, []), (0, True, []), (1, True, []), (None, True, ["a.men"])],
)
def test_az_tmp_07_a_crew_beside_its_vehicle_goes_with_no_other(crew: Any, beside: bool, found: list[str]) -> None:
    men = unit("a.men", (66, 60)) if beside else unit("a.men", (5, 115))
    if crew is not None:
        men = replace(men, models=(*men.models, vehicle_model("a.men.9", "jeep", (68, 64), crew=crew)))
    g = table(vehicle("a.car", "opel-blitz", (60, 60)), men, FOE, options=ON, lists={"a.men": {"people": 1}})
    assert [other.id for own, other in companions.open_to(g, 0) if own.id == "a.car"] == found


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
@pytest.mark.parametrize(
    ("aboard", "at", "goes"),
    [("a.tank.1", (30, 60), True), ("a.tank.1", (5, 5), True), (None, (30, 60), True), (None, (36, 60), False)],
)
def test_az_tmp_04_who_is_aboard_a_tank_or_touches_it_goes_with_it(aboard: Any, at: Place, goes: bool) -> None:
    men = with_models(unit("a.men", at), m1={"aboard": aboard, "on_top": aboard is not None})
    options = RIDERS | {"attachments": "off"}
    g = table(vehicle("a.tank", "sherman-75", (30, 60)), men, FOE, options=options, lists={"a.men": {"people": 1}})
    assert companions.is_with(g, g.state.units["a.tank"], g.state.units["a.men"]) is goes


@pytest.mark.rule("AZ-TMP-06")
@pytest.mark.parametrize(
    ("riding", "men", "room"), [(0, 3, True), (0, 4, False), (1, 2, True), (1, 3, False), (3, 1, False), (2, 1, True)]
)
def test_az_tmp_06_who_sits_in_a_vehicle_already_takes_a_seat(riding: int, men: int, room: bool) -> None:
    others = [person(f"a.car.{n}", (60, 60), aboard="a.car.1") for n in range(2, 2 + riding)]
    car = vehicle("a.car", "jeep", (60, 60), models=tuple(others))
    own = replace(unit("a.men", *[(20 + 3 * n, 20) for n in range(men)]), place="waiting")
    g = table(car, own, FOE, options=ON, lists={"a.car": {"people": riding} if riding else {}})
    assert [other.id for other, _ in companions.transports(g, g.state.units["a.men"])] == (["a.car"] if room else [])


@pytest.mark.rule("AZ-TMP-04")
def test_az_tmp_04_troops_that_ride_in_their_own_carrier_are_not_named_twice() -> None:
    """The carrier leaves with whoever else rides in it."""
    own = vehicle(
        "a.car", "opel-blitz", (60, 60),
        models=(
            vehicle_model("a.half.1", "sdkfz-251", (70, 60)), person("a.half.2", (70, 60), aboard="a.half.1"),
            person("a.men.1", (70, 60), aboard="a.half.1"), person("a.two.1", (60, 66)),
        ),
    )  # fmt: skip
    whole = replace(own, joined=("a.half", "a.men", "a.two"))
    assert companions.along(whole, "a.half") == ("a.men",)
    assert companions.along(whole, "a.men") == companions.along(whole, "a.two") == ()


# ---- who is left behind ------------------------------------------------------------------------------------------


def two(second: Place, *men: Any) -> Unit:
    """A truck at (60, 60) and another one, with the infantry of another unit."""
    models = (vehicle_model("a.car.2", "opel-blitz", second), *men)
    return replace(vehicle("a.car", "opel-blitz", (60, 60), models=models), joined=("a.men",))


@pytest.mark.rule("AZ-TMP-07")
@pytest.mark.parametrize(
    ("men", "end", "left"),
    [
        # The one who lies keeps together with the second vehicle, which keeps together with the first.
        (((70, 66),), (60, 60), False), (((70, 66),), (60, 50), False), (((70, 66),), (60, 30), True),
        # Nobody is left where nobody follows, however far the vehicles are apart.
        ((), (60, 30), False), ((), (60, 50), False),
        # Whoever is not with them now is left by nobody.
        (((5, 110),), (60, 30), False),
    ],
)  # fmt: skip
def test_az_tmp_07_those_who_follow_may_stay_with_the_other_vehicle(men: Any, end: Place, left: bool) -> None:
    lying = [person(f"a.men.{n}", at, posture="scared") for n, at in enumerate(men, 1)]
    g = table(two((70, 60), *lying), FOE, options=ON, lists={"a.men": {"people": max(len(men), 1)}})
    own = g.state.units["a.car"]
    car = own.vehicles[0]
    hull: Any = replace(car, x=round(end[0] * 1000), y=round(end[1] * 1000)).body
    found = companions.left_behind(g, own, car, "move", "slow", Besides(), hull)
    assert rules(found) == (("AZ-TMP-07",) if left else ())
    # So a drive there is refused.
    drive = driveways.refusal(g, own, car, "move", way(end), "fast", Besides()) if end != (60, 60) else None
    assert rules(drive) == (("AZ-TMP-07",) if left else ())


@pytest.mark.rule("AZ-TMP-07", "AZ-VMV-07")
def test_az_tmp_07_a_vehicle_that_only_turns_leaves_nobody() -> None:
    # One lies ten from its front; turned aside its hull is farther off than that.
    lying = person("a.men.1", (60, 44.5), posture="scared")
    own = replace(vehicle("a.car", "opel-blitz", (60, 60), models=(lying,)), joined=("a.men",))
    g = table(own, FOE, options=ON, lists={"a.men": {"people": 1}})
    whole = g.state.units["a.car"]
    car = whole.vehicles[0]
    turned: Any = replace(car, facing=90_000).body
    assert rules(companions.left_behind(g, whole, car, "move", "slow", Besides(), turned)) == ("AZ-TMP-07",)
    assert driveways.refusal(g, whole, car, "move", (), "slow", Besides(facing=90_000)) is None
    assert rules(driveways.refusal(g, whole, car, "move", way((60, 66)), "slow", Besides(reverse=True))) == (
        "AZ-TMP-07",
    )


# ---- how far, over what ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VMV-02", "AZ-VMV-05", "AZ-VDM-10")
@pytest.mark.parametrize(
    ("sheet", "assault", "far"),
    [("t-34", 25_000, 30_000), ("t-34", None, 0), ("t-34", 0, 0), ("sherman-75", 25_000, 25_000),
     ("sherman-75", None, 0), ("sherman-75", 1, 1), ("t-34", 1, 5001), ("t-34", 90_000, 40_000)],
)  # fmt: skip
def test_az_vmv_05_what_may_not_assault_goes_nowhere_in_one(
    sheet: str, assault: int | None, far: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = table(vehicle("a.car", sheet, (60, 60)), FOE)
    car = g.state.units["a.car"].vehicles[0]
    rate = sheets.rate(g, car)
    monkeypatch.setattr(sheets, "rate", lambda g, model: replace(rate, assault=assault))
    assert driveways.allowance(g, car, "assault", "fast") == far


@pytest.mark.rule("AZ-VMV-02")
@pytest.mark.parametrize(
    ("speed", "back", "turns", "fine"),
    [("slow", False, 4, True), ("fast", False, 3, True), ("fast", False, 4, False), ("slow", True, 1, True),
     ("slow", True, 2, False)],
)  # fmt: skip
def test_az_vmv_02_fast_and_in_reverse_each_have_their_own_number_of_turns(
    speed: Any, back: bool, turns: int, fine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = table(unit("a.one", (60, 60)), FOE)
    course: Any = [SimpleNamespace(turns=turns, back=back)]
    limits = {"turns-reverse": 1, "turns-fast": 3}
    monkeypatch.setattr(type(g.context), "limit", lambda self, name: limits[name])
    assert rules(driveways._turns_fault(g, course, speed)) == (() if fine else ("AZ-VMV-02",))


@pytest.mark.rule("AZ-TER-03", "AZ-TER-05", "AZ-TER-09", "AZ-VMV-04", "AZ-MOV-09", "AZ-TER-10")
def test_az_ter_03_what_asks_for_nothing_hides_nothing_that_comes_after_it() -> None:
    def laid(*kinds: str) -> Any:
        return ground(*(piece(kind, 40, 50 - 3 * n, 80, 51 - 3 * n) | {"id": f"p{n}"} for n, kind in enumerate(kinds)))

    for kinds, cost, slow, barred in (
        (("bridge", "low-hedge"), 5000, False, False), (("low-hedge", "bridge", "sandbags"), 10_000, False, False),
        (("bridge", "stream"), 0, True, False), (("bridge", "wreck"), 0, False, True),
        (("low-hedge", "wreck"), 5000, False, True), (("bridge",), 0, False, False),
    ):  # fmt: skip
        g = table(vehicle("a.car", "sherman-75", (60, 60)), FOE, map=laid(*kinds))
        car = g.state.units["a.car"].vehicles[0]
        places = way((60, 40))
        course = stretches_of(g, car, places, Besides())
        price = driveways.price_of(g, car, places, course)
        assert (price.cost, price.slow is not None) == (cost, slow), kinds
        for speed in ("slow", "fast"):
            found = driveways.ground_fault(g, car, course, speed)
            wanted = ("AZ-TER-03",) if barred else ("AZ-TER-10", "AZ-TER-03") if slow and speed == "fast" else ()
            assert rules(found) == wanted, (kinds, speed)


def built(kind: str, material: str = "brick", id: str = "house") -> dict[str, Any]:
    row = {"material": material, "storeys": 1, "openings": [{"kind": "door", "at": (60, 70)}]}
    return piece(kind, 50, 40, 70, 50) | {"id": id, "building": row}


@pytest.mark.rule("AZ-TER-03", "AZ-MOV-09")
@pytest.mark.parametrize(
    ("pieces", "barred"),
    [
        ((built("building"),), False),
        ((built("building", "stone"),), True),
        ((piece("bunker", 50, 40, 70, 50),), True),
        # What stands behind the house, listed after it, bars the way all the same.
        ((built("building"), piece("wreck", 58, 36, 62, 38)), True),
        ((piece("wreck", 58, 36, 62, 38), built("building")), True),
        ((built("building"), piece("wreck", 80, 36, 82, 38)), False),
    ],
)
def test_az_ter_03_into_a_house_and_no_farther(pieces: Any, barred: bool) -> None:
    g = table(vehicle("a.car", "sherman-75", (60, 60), turret=180_000), FOE, map=ground(*pieces), options=INTO)
    car = g.state.units["a.car"].vehicles[0]
    found = driveways.ground_fault(g, car, stretches_of(g, car, way((60, 40)), Besides()), "slow")
    assert rules(found) == (("AZ-TER-03",) if barred else ())


@pytest.mark.rule("AZ-TER-03", "AZ-MOV-09")
def test_az_ter_03_where_houses_are_not_broken_into_they_bar_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(
        vehicle("a.car", "sherman-75", (60, 60), turret=180_000), FOE, map=ground(built("building")), options=INTO
    )
    car = g.state.units["a.car"].vehicles[0]
    course = stretches_of(g, car, way((60, 45)), Besides())
    assert driveways.ground_fault(g, car, course, "slow") is None
    monkeypatch.setitem(g.context.terrain.driven, "tracked", [Going("X", barred=True)])
    assert rules(driveways.ground_fault(g, car, course, "slow")) == ("AZ-TER-03",)


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_08_each_of_a_unit_may_stand_in_the_way() -> None:
    near, far, aboard = (60, 45), (5, 100), {"aboard": "b.car.1"}
    for places, changes, blocked in (
        ((far, near), {}, True), ((near, far), {}, True), ((far, far), {}, False),
        ((near, near), {"m1": aboard}, True), ((near, far), {"m1": aboard}, False),
        ((near, near), {"m1": aboard, "m2": aboard}, False),
    ):  # fmt: skip
        foe = with_models(unit("b.men", *places), **changes)
        g = table(vehicle("a.car", "sherman-75", (60, 60)), foe, FOE)
        own = g.state.units["a.car"]
        car = own.vehicles[0]
        found = driveways.neighbour_fault(g, own, car, stretches_of(g, car, way((60, 42)), Besides()), Besides())
        assert rules(found) == (("AZ-MOV-08", "AZ-MOV-10") if blocked else ()), (places, changes)


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_08_the_unit_s_own_second_vehicle_and_men_stand_in_the_way() -> None:
    for others, option, blocked in (
        ((vehicle_model("a.car.2", "sherman-75", (60, 45)),), "on", True),
        ((vehicle_model("a.car.2", "sherman-75", (80, 45)),), "on", False),
        ((person("a.car.2", (60, 45)),), "on", False),
        ((person("a.car.2", (60, 45)),), "off", True),
    ):
        own = vehicle("a.car", "sherman-75", (60, 60), models=others)
        g = table(own, FOE, options={"pass_through_friends": option}, lists={"a.car": {"people": 1}})
        whole = g.state.units["a.car"]
        car = whole.vehicles[0]
        found = driveways.neighbour_fault(g, whole, car, stretches_of(g, car, way((60, 42)), Besides()), Besides())
        assert (found is not None) is blocked


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
@pytest.mark.parametrize(("place", "blocked"), [((50, 50), True), ((60, 50), False), ((50, 60), False)])
def test_az_mov_08_beside_a_slanting_drive_nobody_is_in_the_way(place: Place, blocked: bool) -> None:
    # From (60, 60) to (40, 40): the corners of the box about it are not driven over.
    g = table(vehicle("a.car", "sherman-75", (60, 60), 315), unit("b.men", place), FOE)
    own = g.state.units["a.car"]
    car = own.vehicles[0]
    found = driveways.neighbour_fault(g, own, car, stretches_of(g, car, way((42, 42)), Besides()), Besides())
    assert (found is not None) is blocked


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_08_in_the_house_a_tank_comes_into_nobody_is_in_its_way() -> None:
    for places, blocked in (
        (((60, 47),), False), (((60, 47), (60, 53)), True), (((60, 53), (60, 47)), True), (((60, 47), (62, 46)), False),
    ):  # fmt: skip
        tank = vehicle("a.car", "sherman-75", (60, 60), turret=180_000)
        g = table(tank, unit("b.men", *places), FOE, map=ground(built("building")), options=INTO)
        own = g.state.units["a.car"]
        car = own.vehicles[0]
        found = driveways.neighbour_fault(g, own, car, stretches_of(g, car, way((60, 45)), Besides()), Besides())
        assert (found is not None) is blocked, places
