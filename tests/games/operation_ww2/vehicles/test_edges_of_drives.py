"""What a vehicle may drive at the edge: how far, with whom aboard, towing, at night; the figures a refusal tells."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.driving import driveways, towing
from grognard.games.operation_ww2.state.intents import Besides
from grognard.games.operation_ww2.state.state import Model
from tests.games.operation_ww2.table import Idle, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE = unit("b.foe", (5, 5))


def one(sheet: str, *, options: dict[str, str] | None = None, men: int = 0, pieces: Any = (), **machine: Any) -> Any:
    """A battle with a vehicle in the middle of the table, perhaps with men aboard, and the vehicle."""
    car = vehicle("a.car", sheet, (60, 60), **machine)
    (itself,) = car.models
    riders = tuple(replace(person(f"a.car.{number + 2}", (60, 60)), aboard=itself.id) for number in range(men))
    lists = {"a.car": {"vehicle": sheet, "people": men}} if men else {}
    g = fight(Idle(), replace(car, models=(itself, *riders)), FOE, options=options, lists=lists, map=ground(*pieces))
    return g, g.state.units["a.car"].vehicles[0]


def told(g: Any, itself: Model, way: Any = (), order: Any = "move", speed: Any = "slow", **besides: Any) -> str | None:
    """By which words a drive is refused."""
    unit = g.state.units[itself.id.rpartition(".")[0]]
    found = driveways.refusal(g, unit, itself, order, tuple(way), speed, Besides(**besides))
    return None if found is None else found.message.id


def ahead(itself: Model, far: int) -> Any:
    return ((itself.x, itself.y - far),)


@pytest.mark.rule("AZ-VMV-02", "AZ-VMV-05", "AZ-VDM-10", "AZ-VDM-05")
@pytest.mark.parametrize(
    ("sheet", "order", "speed", "lost", "far"),
    [
        ("sherman-75", "move", "slow", (), 18_000), ("sherman-75", "move", "fast", (), 35_000),
        ("sherman-75", "assault", "slow", (), 18_000), ("sherman-75", "assault", "fast", (), 25_000),
        ("sherman-75", "fire", "slow", (), 0), ("sherman-75", "ambush", "fast", (), 0),
        ("t-34", "move", "slow", (), 18_000), ("t-34", "move", "fast", (), 40_000),
        ("t-34", "assault", "fast", (), 30_000),
        ("sherman-75", "move", "slow", ("immobile",), 0), ("sherman-75", "move", "fast", ("immobile",), 0),
        ("opel-blitz", "move", "slow", ("wheel",), 12_500), ("opel-blitz", "move", "fast", ("wheel",), 25_000),
        ("opel-blitz", "assault", "fast", ("wheel",), 17_500), ("opel-blitz", "fire", "fast", ("wheel",), 0),
        ("opel-blitz", "move", "slow", ("wheel",) * 4, 0),
    ],
)  # fmt: skip
def test_az_vmv_02_how_far_a_vehicle_goes(sheet: str, order: Any, speed: Any, lost: Any, far: int) -> None:
    g, itself = one(sheet, lost=lost)
    assert driveways.allowance(g, itself, order, speed) == far


@pytest.mark.rule("AZ-VEH-08", "AZ-VDM-05", "AZ-VDM-09", "AZ-DRV-04")
@pytest.mark.parametrize(
    ("machine", "options", "words", "turning"),
    [
        ({}, {}, None, None),
        ({"crew": 0}, {}, "az-refused-no-driver", "az-refused-no-driver"),
        ({"crew": 2, "scared": 2}, {}, "az-refused-no-driver", "az-refused-no-driver"),
        ({"crew": 2, "scared": 1}, {}, None, None),
        ({"crew": 2, "boarded": 2, "since": 1}, {}, "az-refused-no-driver", "az-refused-no-driver"),
        ({"lost": ("immobile",)}, {}, "az-refused-immobile", "az-refused-immobile"),
        ({"lost": ("track",)}, {}, "az-refused-track", None),
        ({"stuck": "mud"}, {}, None, None),
        ({"stuck": "mud"}, {"stuck_retry": "stuck_for_good"}, "az-refused-stuck", "az-refused-stuck"),
        ({}, {"stuck_retry": "stuck_for_good"}, None, None),
    ],
)
def test_az_veh_08_who_drives_has_a_driver_and_tracks(machine: Any, options: Any, words: Any, turning: Any) -> None:
    g, itself = one("sherman-75", options=options, **machine)
    assert told(g, itself, ahead(itself, 4000)) == words
    assert told(g, itself, facing=90_000) == turning
    assert told(g, itself) is None


@pytest.mark.rule("AZ-VMV-02", "AZ-VMV-08")
@pytest.mark.parametrize(
    ("speed", "besides", "corners", "words"),
    [
        ("slow", {}, 4, None), ("fast", {"exposed": ("commander",)}, 3, "az-refused-turns"),
        ("fast", {"exposed": ("commander",)}, 2, None), ("slow", {"reverse": True}, 2, None),
        ("slow", {"reverse": True}, 3, "az-refused-turns"), ("fast", {"reverse": True}, 0, "az-refused-reverse-fast"),
        ("slow", {"backing": (1,)}, 2, None), ("slow", {"backing": (1,)}, 3, "az-refused-turns"), ("slow", {}, 3, None),
        ("fast", {"backing": (0,)}, 0, "az-refused-reverse-fast"),
    ],
)  # fmt: skip
def test_az_vmv_02_fast_and_in_reverse_there_are_two_turns(speed: Any, besides: Any, corners: int, words: Any) -> None:
    """Of a staircase of hundredths of a centimetre; some backwards, or one leg of it."""
    g, itself = one("sherman-75", options={"mixed_reverse": "yes"})
    itself = replace(itself, facing=180_000) if besides.get("reverse") else itself
    way, x, y = [(60_000, 59_000)], 60_000, 59_000
    for number in range(corners):
        x, y = (x + 800, y) if number % 2 == 0 else (x, y - 800)
        way.append((x, y))
    stretches = driveways.stretches_of(g, itself, tuple(way), Besides(**besides))
    found = driveways._turns_fault(g, stretches, speed)
    assert (found and found.message.id) == words


@pytest.mark.rule("AZ-TOW-02", "AZ-EMB-01", "AZ-EMB-06")
def test_az_tow_02_who_tows_and_whom_somebody_left_goes_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    g, itself = one("opel-blitz")
    left, earlier = replace(itself, boarded=1), replace(itself, boarded=2)
    assert [driveways.was_left(g, each) for each in (itself, left, earlier)] == [False, True, False]
    before = fight(Idle(), vehicle("a.car", "opel-blitz", (60, 60)), FOE, turn=0)
    assert not driveways.was_left(before, replace(itself, boarded=0))
    unit = g.state.units["a.car"]
    for each, speed, words in (
        (itself, "fast", None), (itself, "slow", None), (left, "fast", "az-refused-boarding-fast"),
        (left, "slow", None),
    ):  # fmt: skip
        found = driveways._speed_fault(g, unit, each, speed, Besides())  # type: ignore[arg-type]
        assert (found and found.message.id) == words
    monkeypatch.setattr(towing, "tows", lambda g, vehicle: vehicle)
    for speed, words in (("fast", "az-refused-towing-fast"), ("slow", None)):
        found = driveways._speed_fault(g, unit, itself, speed, Besides())  # type: ignore[arg-type]
        assert (found and found.message.id) == words


@pytest.mark.rule("AZ-VMV-03", "AZ-VMV-04", "AZ-XPO-06")
def test_az_vmv_03_a_refusal_tells_how_far_it_is_and_how_far_it_may_be() -> None:
    """Over a wooden fence with a wheel to spare: 21.25 and 5 for the fence and 5 for getting on are 31.2 of 25."""
    fence = {"id": "fence", "kind": "wooden-fence", "rectangle": ((0, 74.5), (120, 75))}
    g, itself = one("opel-blitz", men=1, pieces=(fence,))
    way = ahead(itself, 21_250)
    stretches = driveways.stretches_of(g, itself, way, Besides())

    def found(besides: Besides, car: Model = itself) -> Any:
        refused = driveways._distance_fault(g, car, "move", way, "slow", besides, stretches)
        return refused and (refused.message.args, refused.rules)

    rules = ("AZ-VMV-03", "AZ-VMV-04")
    assert found(Besides()) == ({"length": 26.2, "most": 25.0}, rules)
    for besides, car in (
        (Besides(boards=("a.car.2",)), itself), (Besides(leaves=("a.car.2",)), itself),
        (Besides(), replace(itself, boarded=1)),
    ):  # fmt: skip
        assert found(besides, car) == ({"length": 31.2, "most": 25.0}, rules)
    for far, refused in ((15_000, None), (15_001, None), (15_002, {"length": 20.0, "most": 25.0})):
        way = ahead(itself, far)
        stretches = driveways.stretches_of(g, itself, way, Besides())
        again = driveways._distance_fault(g, itself, "move", way, "slow", Besides(leaves=("a.car.2",)), stretches)
        assert (again is not None) is (refused is not None), far
    tank, closed = one("sherman-75")[0], one("sherman-75")[1]
    for far, args in ((25_001, None), (25_002, {"most": 25.0})):
        way = ahead(closed, far)
        stretches = driveways.stretches_of(tank, closed, way, Besides())
        told = driveways._distance_fault(tank, closed, "move", way, "fast", Besides(), stretches)
        assert (told and told.message.args) == args, far
        out = Besides(exposed=("commander",))
        assert driveways._distance_fault(tank, closed, "move", way, "fast", out, stretches) is None


@pytest.mark.rule("AZ-NGT-03", "AZ-VMV-03")
@pytest.mark.parametrize(
    ("sheet", "night", "speed", "exposed", "refused"),
    [
        ("sherman-75", True, "fast", (), True), ("sherman-75", True, "fast", ("commander",), False),
        ("sherman-75", True, "slow", (), False), ("sherman-75", False, "fast", (), False),
        ("opel-blitz", True, "fast", (), False),
    ],
)  # fmt: skip
def test_az_ngt_03_at_night_nobody_goes_fast_without_eyes(
    sheet: str, night: bool, speed: Any, exposed: Any, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g, itself = one(sheet)
    monkeypatch.setattr(g.context, "night", night)
    way = ahead(itself, 5000)
    stretches = driveways.stretches_of(g, itself, way, Besides())
    found = driveways._distance_fault(g, itself, "move", way, speed, Besides(exposed=exposed), stretches)
    assert (found and found.message.id) == ("az-refused-closed-at-night" if refused else None)


@pytest.mark.rule("AZ-EXE-10")
@pytest.mark.parametrize(
    ("sequence", "boarding", "boards", "way", "moved"),
    [
        ("as_declared", "last", ("a.men.1",), 5000, True), ("as_declared", "first", ("a.men.1",), 5000, False),
        ("boarding_first", "last", ("a.men.1",), 5000, False), ("as_declared", "last", (), 5000, False),
        ("as_declared", "last", ("a.men.1",), 0, False),
    ],
)  # fmt: skip
def test_az_exe_10_where_a_vehicle_stands_when_people_get_aboard(
    sequence: str, boarding: Any, boards: Any, way: int, moved: bool
) -> None:
    g, itself = one("opel-blitz", options={"order_part_sequence": sequence})
    besides = Besides(boards=boards, boarding=boarding, facing=90_000 if way else None)
    found = driveways._boarded(g, itself, ahead(itself, way) if way else (), besides)
    assert (found.x, found.y, found.facing) == ((60_000, 55_000, 90_000) if moved else (60_000, 60_000, 0))


@pytest.mark.rule("AZ-TER-03", "AZ-TER-05", "AZ-TER-09", "AZ-VMV-04")
@pytest.mark.parametrize("entry_only", [False, True])
def test_az_ter_09_what_the_ground_asks_of_a_drive(entry_only: bool) -> None:
    """A trench before it, one under it, a slope, a hedge beside its way, and a road."""
    pieces = (
        {"id": "under", "kind": "trench", "rectangle": ((50, 59), (70, 61))},
        {"id": "before", "kind": "trench", "rectangle": ((50, 70), (70, 71))},
        {"id": "slope", "kind": "steep-slope", "rectangle": ((50, 72), (70, 73))},
        {"id": "stream", "kind": "stream", "rectangle": ((50, 73.5), (70, 74))},
        {"id": "beside", "kind": "low-hedge", "rectangle": ((64, 50), (65, 90))},
    )
    g, itself = one("sherman-75", pieces=pieces, options={"terrain_cost": "on_entry_only"} if entry_only else {})

    def price(far: int, car: Model = itself) -> Any:
        way = ahead(car, far) if far else ()
        found = driveways.price_of(g, car, way, driveways.stretches_of(g, car, way, Besides()))
        return found.cost, found.bonus, found.slow, found.barred

    under = 0 if entry_only else 5000
    assert price(0) == (under, 0, None, None)
    assert price(3000) == (under, 0, None, None)
    assert price(7000) == (under + 5000, 0, None, None)
    assert price(13_000) == (under + 5000, 0, "slope", None)
    aside = replace(itself, x=20_000)
    assert price(13_000, aside) == (0, 0, None, None)
    for sheet, kind, bonus in (
        ("sherman-75", "road", 5000), ("opel-blitz", "road", 10_000), ("opel-blitz", "track", 5000),
        ("sherman-75", "track", 0),
    ):  # fmt: skip
        road = {"id": "road", "kind": kind, "rectangle": ((59, 59), (61, 80))}
        g, car = one(sheet, pieces=(road,))
        assert [price(far, car) for far in (0, 20_000, 20_001)] == [
            (0, 0, None, None),
            (0, bonus, None, None),
            (0, 0, None, None),
        ]


@pytest.mark.rule("AZ-TER-04")
@pytest.mark.parametrize("sheet", list(TABLES.vehicles))
def test_az_ter_04_who_has_wheels_drives_by_their_column(sheet: str) -> None:
    g, itself = one(sheet)
    wheeled = sheet in ("kubelwagen", "m8-greyhound", "opel-blitz", "gmc-truck", "jeep", "bmw-r75")
    assert driveways.column_of(g, itself) == ("wheeled" if wheeled else "tracked")


@pytest.mark.rule("AZ-TKB-03", "AZ-TKB-04")
def test_az_tkb_03_into_the_houses_it_reaches_a_tank_goes_gun_backwards() -> None:
    def house(name: str, top: float, material: Any) -> Any:
        row = BuildingRow(material=material, storeys=1, openings=())
        return {"id": name, "kind": "building", "rectangle": ((55, 120 - top), (65, 112 - top)), "building": row}

    for option, houses, found in (
        ("on", [house("near", 44, "wood")], 1), ("off", [house("near", 44, "wood")], 0),
        ("on", [house("far", 10, "wood")], 0), ("on", [house("strong", 44, "stone")], 0), ("on", [], 0),
        ("on", [house("near", 44, "wood"), house("behind", 70, "wood")], 2),
    ):  # fmt: skip
        g, itself = one("sherman-75", pieces=tuple(houses), options={"tanks_in_buildings": option})
        unit = g.state.units["a.car"]
        ways = list(driveways.into_buildings(g, unit, itself))
        assert len(ways) == found, (option, houses)
        for way, speed, besides in ways:
            assert (len(way), speed, besides.turret) == (1, "slow", 180_000)
            assert driveways.refusal(g, unit, itself, "move", way, speed, besides) is None
