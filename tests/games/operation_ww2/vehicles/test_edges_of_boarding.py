"""Who goes with a vehicle, who gets on and off it and who goes beside it, at the edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving import boarding, companions
from grognard.games.operation_ww2.rules.driving.boarding import ChooseOnFoot
from grognard.games.operation_ww2.state.choices import Follow, Pass
from grognard.games.operation_ww2.state.intents import Besides, Leg
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.table import Idle, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle, vehicle_model

FOE = unit("b.foe", (5, 5))
ON, RIDERS = {"attachments": "on"}, {"tank_riders_allowed": "on"}
LISTS: Any = {"a.squad": {"people": 4}, "a.other": {"people": 2}}
CAR = "a.car.1"


def words(found: Refused | None) -> str | None:
    return None if found is None else found.message.id


def joined(*men: Any, sheet: str = "opel-blitz", ids: tuple[str, ...] = ("a.squad",), **fields: Any) -> Unit:
    """A vehicle with infantry that goes with it."""
    return replace(vehicle("a.car", sheet, (60, 60), models=men, **({"crew": 1} | fields)), joined=ids)


# ---- who goes with whom ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-04", "AZ-MTI-06", "AZ-TTR-01")
@pytest.mark.parametrize(
    ("options", "together", "truck", "rides"),
    [
        ({}, False, False, False),
        (ON, True, True, True),
        (RIDERS, True, False, True),
        (ON | RIDERS, True, True, True),
        (ON | {"carrier_use": "own_unit_only"}, True, False, False),
        ({"carrier_use": "own_unit_only"}, False, False, False),
        (ON | RIDERS | {"carrier_use": "own_unit_only"}, True, False, True),
    ],
)
def test_az_tmp_04_where_units_go_together(options: dict[str, str], together: bool, truck: bool, rides: bool) -> None:
    car, tank = vehicle("a.car", "opel-blitz", (60, 60)), vehicle("a.tank", "sherman-75", (30, 60))
    g = fight(Idle(), car, tank, FOE, options=options)
    assert companions.go_together(g) is together
    taken = [companions.takes_guests(g, g.state.units[id].vehicles[0]) for id in ("a.car", "a.tank")]
    assert taken == [truck, rides]


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
@pytest.mark.parametrize(
    ("own", "men", "found"),
    [
        ({}, {}, True),
        ({"place": "reserve"}, {}, False),
        ({"attached_to": "a.x"}, {}, False),
        ({"broken": True}, {}, False),
        ({}, {"place": "reserve"}, False),
        ({}, {"attached_to": "a.x"}, False),
        ({}, {"broken": True}, False),
        ({"squad": True}, {}, False),
    ],
)
def test_az_tmp_04_which_infantry_may_go_with_which_vehicle(own: Any, men: Any, found: bool) -> None:
    car, squad = vehicle("a.car", "opel-blitz", (60, 60)), unit("a.squad", (60, 66), (62, 66))
    gunless = replace(unit("a.other"), models=())
    g = fight(Idle(), replace(car, **own), replace(squad, **men), gunless, FOE, options=ON, lists=LISTS)
    pairs = [(one.id, other.id) for one, other in companions.open_to(g, 0)]
    assert pairs == ([("a.car", "a.squad")] if found else [])


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
def test_az_tmp_07_who_is_with_a_vehicle() -> None:
    """In cohesion with it, or aboard; on a tank without attachments only who touches it."""
    car, tank = vehicle("a.car", "opel-blitz", (60, 60)), vehicle("a.tank", "sherman-75", (30, 60))

    def found(other: Unit, own: str = "a.car", **options: str) -> bool:
        g = fight(Idle(), car, tank, other, FOE, options=options, lists=LISTS)
        return companions.is_with(g, g.state.units[own], g.state.units[other.id])

    near, far = unit("a.squad", (60, 66), (62, 66)), unit("a.squad", (60, 90), (62, 90))
    apart = unit("a.squad", (60, 66), (62, 90))
    assert [found(each, **ON) for each in (near, far, apart)] == [True, False, False]
    aboard = replace(near, models=tuple(replace(model, aboard=CAR) for model in near.models))
    elsewhere = replace(near, models=(near.models[0], replace(near.models[1], aboard="a.tank.1")))
    assert [found(each, **ON) for each in (aboard, elsewhere)] == [True, False]
    half = vehicle("a.tank", "sherman-75", (30, 60)).models[0].width / 2000
    for gap, rides in ((0.0, True), (0.002, True), (0.003, False), (1.0, False)):
        beside = unit("a.squad", (30 + half + 1 + gap, 60))
        assert found(beside, "a.tank", **RIDERS) is rides, gap
        assert not found(beside, "a.tank")
    on_top = replace(unit("a.squad", (30, 60)), models=(person("a.squad.1", (30, 60), aboard="a.tank.1", on_top=True),))
    assert found(on_top, "a.tank", **RIDERS)


@pytest.mark.rule("AZ-TMP-01", "AZ-TMP-04")
def test_az_tmp_01_who_came_with_what() -> None:
    rider, walker = person("a.squad.1", (60, 60), aboard=CAR), person("a.other.1", (60, 70))
    second = vehicle_model("a.jeep.1", "jeep", (70, 60))
    own, crew = joined(rider, walker, second, ids=("a.squad", "a.other", "a.jeep")), person("a.car.2", (60, 66))
    assert companions.vehicles_joined(own) == ["a.jeep"]
    car = own.vehicles[0]
    assert [companions.is_guest(own, car, man) for man in (rider, walker, crew, second)] == [True, True, False, False]
    assert not companions.is_guest(replace(own, joined=()), car, rider)
    assert companions.along(own, "a.car") == ("a.squad",)
    assert companions.along(own, "a.jeep") == ()
    assert companions.along(own, "a.squad") == ()
    inside = replace(own, models=tuple(replace(m, aboard="a.jeep.1") if m is walker else m for m in own.models))
    assert companions.along(inside, "a.jeep") == ("a.other",)
    assert companions.along(replace(inside, joined=("a.squad", "a.jeep")), "a.jeep") == ()
    towed = replace(inside, models=tuple(replace(m, aboard="a.jeep.1") if m.id == CAR else m for m in inside.models))
    assert companions.along(replace(towed, joined=("a.car", "a.other")), "a.jeep") == ("a.other",)


@pytest.mark.rule("AZ-TMP-07")
@pytest.mark.parametrize(
    ("men", "boards", "far", "told"),
    [
        ([("a.squad.1", 66, "standing")], (), 5, None),
        ([("a.squad.1", 66, "standing")], (), 58, "az-refused-leaves-foot"),
        ([("a.squad.1", 66, "scared")], (), 20, "az-refused-leaves-foot"),
        ([("a.squad.1", 66, "scared")], (), 3, None),
        ([("a.squad.1", 66, "standing")], ("a.squad.1",), 58, None),
        ([("a.car.2", 66, "standing")], (), 58, None),
        ([("a.squad.1", 110, "standing")], (), 58, None),
        ([("a.squad.1", 66, "standing"), ("a.squad.2", 68, "scared")], ("a.squad.1",), 58, "az-refused-leaves-foot"),
    ],
)
def test_az_tmp_07_a_vehicle_leaves_nobody_behind_who_goes_with_it(
    men: Any, boards: Any, far: float, told: Any
) -> None:
    people = [person(id, (60, y), posture=posture) for id, y, posture in men]
    own = joined(*people)
    g = fight(Idle(), own, FOE, options=ON, lists=LISTS | {"a.car": {"people": 2}})
    unit_, car = g.state.units["a.car"], g.state.units["a.car"].vehicles[0]
    end: Any = replace(car, y=car.y - round(far * 1000)).body
    found = companions.left_behind(g, unit_, car, "move", "slow", Besides(boards=boards), end)
    assert words(found) == told
    alone = companions.left_behind(g, replace(unit_, joined=()), car, "move", "slow", Besides(), end)
    assert alone is None


# ---- getting on and off ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EMB-02", "AZ-EMB-04", "AZ-NRV-09")
@pytest.mark.parametrize(
    ("gap", "order", "posture", "kind", "may"),
    [
        (0.0, "move", "standing", None, True),
        (0.002, "move", "standing", None, True),
        (15.0, "move", "standing", None, True),
        (15.01, "move", "standing", None, False),
        (10.0, "assault", "standing", None, True),
        (10.01, "assault", "standing", None, False),
        (0.0, "fire", "standing", None, False),
        (0.0, "move", "scared", None, False),
        (14.0, "move", "standing", "low-hedge", False),
        (9.9, "move", "standing", "low-hedge", True),
        (9.9, "move", "standing", "deep-river", False),
    ],
)
def test_az_emb_02_who_reaches_a_vehicle(gap: float, order: Any, posture: Any, kind: Any, may: bool) -> None:
    half = vehicle("a.car", "opel-blitz", (60, 60)).models[0].width / 2000
    man = person("a.car.2", (60 + half + 1 + gap, 60), posture=posture)
    pieces = [{"id": "bar", "kind": kind, "rectangle": ((62.5, 50), (63, 70))}] if kind else []
    car = vehicle("a.car", "opel-blitz", (60, 60), models=(man,))
    g = fight(Idle(), car, FOE, map=ground(*pieces), lists={"a.car": {"people": 1}})
    own = g.state.units["a.car"]
    assert boarding.within_reach(g, own, own.vehicles[0], own.model("a.car.2"), order) is may


@pytest.mark.rule("AZ-EMB-01", "AZ-EMB-03", "AZ-EMB-04", "AZ-MTI-04", "AZ-NRV-09")
@pytest.mark.parametrize(
    ("besides", "told"),
    [
        ({"boards": ("a.car.2",)}, None),
        ({"leaves": ("a.car.3",)}, None),
        ({"boards": ("a.car.2",), "leaves": ("a.car.3",)}, None),
        ({"boards": ("a.car.3",)}, "az-refused-boarding-who"),
        ({"leaves": ("a.car.2",)}, "az-refused-boarding-who"),
        ({"boards": ("a.car.1",)}, "az-refused-boarding-who"),
        ({"boards": ("a.car.9",)}, "az-refused-boarding-who"),
        ({"boards": ("a.car.2",), "leaves": ("a.car.2",)}, "az-refused-boarding-who"),
        ({"boards": ("a.car.4",)}, "az-refused-boarding-twice"),
        ({"boards": ("a.car.2", "a.car.4")}, "az-refused-boarding-twice"),
        ({"boards": ("a.car.5",)}, "az-refused-boarding-lying"),
        ({"boards": ("a.car.2", "a.car.5")}, "az-refused-boarding-lying"),
        ({"boards": ("a.car.6",)}, "az-refused-boarding-reach"),
        ({"boards": ("a.car.2", "a.car.6")}, "az-refused-boarding-reach"),
        ({}, None),
    ],
)
def test_az_emb_03_who_gets_on_and_off(besides: Any, told: str | None) -> None:
    men = (
        person("a.car.2", (63, 60)),
        person("a.car.3", (60, 60), aboard=CAR),
        person("a.car.4", (63, 63), boarded=1),
        person("a.car.5", (63, 57), posture="scared"),
        person("a.car.6", (95, 60)),
    )
    for turn in (1, 2):
        men_ = tuple(replace(man, boarded=turn) if man.boarded else man for man in men)
        own = vehicle("a.car", "opel-blitz", (60, 60), models=men_)
        g = fight(Idle(), own, FOE, lists={"a.car": {"people": 5}}, turn=turn)
        unit_ = g.state.units["a.car"]
        found = boarding.refusal(g, unit_, unit_.vehicles[0], "move", (), "slow", Besides(**besides))
        assert words(found) == told
        fast = boarding.refusal(g, unit_, unit_.vehicles[0], "move", ((60_000, 50_000),), "fast", Besides(**besides))
        assert words(fast) == ("az-refused-boarding-fast" if besides else None)


# ---- beside it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EMB-02", "AZ-EMB-04", "AZ-MTI-03", "AZ-MTI-04", "AZ-MOV-05", "AZ-MOV-03")
@pytest.mark.parametrize(
    ("ways", "told", "fast"),
    [
        ([(), ()], None, False),
        ([((66, 55),), ((69, 55),)], None, False),
        ([(), ((69, 55),)], None, False),
        ([((66, 49.9),), ()], "az-refused-too-far", False),
        ([(), ((69, 44.9),)], "az-refused-too-far", True),
        ([(), ((69, 45.1),)], "az-refused-cohesion", True),
        ([((66, 52),), ((69, 46),)], None, True),
        ([((60, 58),), ()], "az-refused-ends-on", False),
        ([((69, 59),), ()], "az-refused-ends-on", False),
        ([((64, 64),), ()], "az-refused-ends-on", False),
    ],
)
def test_az_mti_03_who_is_on_foot_goes_beside_the_vehicle(ways: Any, told: str | None, fast: bool) -> None:
    """The first goes slowly, ten; the second has just got off, which took five of his twenty; a third lies scared."""
    men = (
        person("a.car.2", (66, 60)),
        person("a.car.3", (69, 60)),
        person("a.car.4", (64, 65), posture="scared"),
    )
    g = fight(Idle(), vehicle("a.car", "opel-blitz", (60, 60), models=men), FOE, lists={"a.car": {"people": 3}})
    decision = ChooseOnFoot(0, "a.car", CAR, "move", "slow", (60_000, 60_000), {"a.car.3": 5000})
    legs = tuple(
        Leg(id, tuple((round(x * 1000), round(y * 1000)) for x, y in way))
        for id, way in zip(("a.car.2", "a.car.3"), ways, strict=True)
    )
    assert words(decision.refusal(g, Follow(legs))) == told
    assert decision.fast(g, legs) is fast
    assert words(decision.refusal(g, Follow(legs[:1]))) == "az-refused-legs"
    assert words(decision.refusal(g, Follow(legs[::-1]))) == "az-refused-legs"
    assert words(decision.refusal(g, Follow(legs, short=True))) == "refused-not-offered"
    assert words(decision.refusal(g, Pass())) == "refused-not-offered"
