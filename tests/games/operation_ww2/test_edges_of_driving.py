"""Vehicles on their way, and who sees past what stands there, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.visibility import obstacles
from grognard.games.operation_ww2.rules.driving import driveways, squads
from grognard.games.operation_ww2.rules.driving.convoys import ChooseConvoy
from grognard.games.operation_ww2.rules.setup.placing import aboard
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.intents import Besides, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.table import Idle, card, ground, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle, vehicle_model

FOE, OURS = unit("b.foe", (5, 5)), unit("a.one", (5, 115))


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VMV-03", "AZ-VMV-04", "AZ-EMB-01")
def test_az_vmv_03_getting_on_and_off_costs_a_vehicle_part_of_its_way() -> None:
    car = vehicle("a.car", "sdkfz-251", (60, 100))
    (itself,) = car.models
    rider = replace(person("a.car.2", (60, 100)), aboard=itself.id)
    g = fight(Idle(), replace(car, models=(itself, rider)), FOE, lists={"a.car": {"vehicle": "sdkfz-251", "people": 1}})
    own = g.state.units["a.car"]
    most = driveways.allowance(g, own.vehicles[0], "move", "slow")
    cost = g.context.limit("boarding")
    assert 0 < cost < most
    for far, besides, refused in (
        (most, Besides(), False),
        (most, Besides(leaves=("a.car.2",)), True),
        (most - cost, Besides(leaves=("a.car.2",)), False),
        (most + 1000, Besides(), True),
    ):
        way = ((60_000, 100_000 - far),)
        stretches = driveways.stretches_of(g, own.vehicles[0], way, besides)
        found = driveways._distance_fault(g, own.vehicles[0], "move", way, "slow", besides, stretches)
        assert (found is not None) is refused, (far, besides)


@pytest.mark.rule("AZ-TER-03", "AZ-MOV-09", "AZ-TER-10")
@pytest.mark.parametrize(
    ("kind", "sheet", "speed", "rule"),
    [
        ("open", "opel-blitz", "fast", None),
        ("woods", "opel-blitz", "slow", "AZ-TER-03"),
        ("woods", "panther", "slow", None),
        ("woods", "panther", "fast", "AZ-TER-10"),
        ("deep-river", "panther", "slow", "AZ-TER-03"),
        ("building", "panther", "slow", "AZ-TER-03"),
    ],
)
def test_az_ter_03_a_vehicle_keeps_off_what_bars_it_and_goes_slowly_where_it_has_to(
    kind: str, sheet: str, speed: Any, rule: str | None
) -> None:
    built = {"building": {"material": "stone", "storeys": 1}} if kind == "building" else {}
    patch: dict[str, Any] = {"id": "patch", "kind": kind, "outline": ((20, 60), (100, 60), (100, 40)), **built}
    g = fight(Idle(), vehicle("a.car", sheet, (80, 95)), FOE, map=ground(patch))
    itself = g.state.units["a.car"].vehicles[0]

    def rule_at(x: int) -> str | None:
        there = replace(itself, x=x)
        stretches = driveways.stretches_of(g, there, ((x, 72_000),), Besides())
        found = driveways.ground_fault(g, there, stretches, speed)
        return None if found is None else found.rules[0]

    assert rule_at(85_000) == rule
    # The corner of the box about it that it leaves free is free.
    assert rule_at(25_000) is None


@pytest.mark.rule("AZ-VSQ-06", "AZ-VSQ-04", "AZ-MC-02")
def test_az_vsq_06_the_vehicles_of_a_unit_keep_together_if_they_can_and_may_always_stay() -> None:
    near = TABLES.limits["vehicle-cohesion"].value / 1000

    def tanks(*places: float, immobile: tuple[int, ...] = ()) -> Unit:
        models = tuple(
            vehicle_model(f"a.tanks.{n}", "sherman-75", (x, 60), lost=("immobile",) if n in immobile else ())
            for n, x in enumerate(places, 1)
        )
        return replace(vehicle("a.tanks", "sherman-75", (0, 0)), models=models)

    def rules(own: Unit, *ways: Any) -> tuple[str, ...] | None:
        g = fight(Idle(), own, FOE, options={"vehicle_squads": "on"})
        intent = MoveIntent("a.tanks.1", (), "slow")
        decision = ChooseConvoy(0, Ordered(0, "a.tanks", card("M5"), intent), (own.models[0].x, own.models[0].y))
        legs = tuple(Leg(model.id, way) for model, way in zip(own.models[1:], ways, strict=True))
        found = decision.refusal(g, Follow(legs))
        return None if found is None else found.rules

    width = 4
    apart = near + width - 1
    two = tanks(40, 40 + apart)
    back = ((round((40 + apart) * 1000), 44_000),)
    assert rules(two, ()) is None
    assert rules(two, back) == ("AZ-VSQ-06",)
    # Who is apart already may go on being so; so may those who stay about one that cannot move.
    assert rules(tanks(20, 90), ((90_000, 50_000),)) is None
    three = tanks(30, 30 + apart, 30 + 2 * apart, immobile=(2,))
    assert rules(three, (), ()) is None


@pytest.mark.rule("AZ-VSQ-05", "AZ-VSQ-07")
def test_az_vsq_05_only_squads_waver() -> None:
    for option in ("on", "off"):
        g = fight(Idle(), vehicle("a.tank", "sherman-75", (60, 60)), FOE, options={"vehicle_squads": option})
        assert list(squads.wavering(g)) == []


@pytest.mark.rule("AZ-SET-06")
def test_az_set_06_people_come_aboard_their_vehicle_which_stands_by_itself() -> None:
    car = vehicle("a.car", "sdkfz-251", (60, 100))
    men = tuple(person(f"a.car.{n}", (50 + 3 * n, 90)) for n in (2, 3))
    g = fight(Idle(), replace(car, models=(*car.models, *men)), FOE, zones=("south", "north"))
    found = aboard(g, g.state.units["a.car"])
    assert found is not None
    posts = {post.model: post.aboard for post in found.posts}
    assert posts == {"a.car.1": posts["a.car.1"], "a.car.2": "a.car.1", "a.car.3": "a.car.1"}
    assert posts["a.car.1"] != "a.car.1"
    assert aboard(g, g.state.units["b.foe"]) is None


# ---- sight -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LOS-02", "AZ-LOS-10", "AZ-LOS-13")
def test_az_los_02_what_may_stand_between_two_units_is_a_third_vehicle() -> None:
    one, two = vehicle("a.tank", "panther", (60, 100)), vehicle("b.tank", "panther", (60, 20))
    third = vehicle("b.other", "panther", (60, 60))
    g = fight(Idle(), one, two, third)
    found = obstacles(g, g.state.units["a.tank"], g.state.units["b.tank"])
    assert (60_000, 60_000) in [(each.body.x, each.body.y) for each in found]


@pytest.mark.rule("AZ-LOS-15", "AZ-LOS-04", "AZ-LOS-03")
@pytest.mark.parametrize(
    ("kind", "y", "seen"),
    [
        ("high-wall", 59, False),
        ("high-wall", 40, False),
        ("low-wall", 59, True),
        ("low-wall", 40, False),
        ("wooden-fence", 40, True),
    ],
)
def test_az_los_15_who_stands_against_a_low_wall_looks_over_it_not_over_a_high_one(
    kind: str, y: float, seen: bool
) -> None:
    wall = {"id": "wall", "kind": kind, "rectangle": ((0, 121 - y), (120, 120 - y))}
    near, far = unit("a.one", (60, 60)), unit("b.one", (60, 5))
    g = play(Idle(), near, far, map=ground(wall))
    found = g.context.sight.look(g.state.units["a.one"].models[0], g.state.units["b.one"].models[0]).seen
    assert (found != "not") is seen
