"""Clauses of the rules on vehicles that the stories of other tests pass over."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from grognard.games.operation_ww2.state.events.bursts import RoundMissed
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.intents import Aim, Besides
from tests.games.operation_ww2.table import unit
from tests.games.operation_ww2.vehicles.garage import happened, machine, vehicle
from tests.games.operation_ww2.vehicles.test_vehicle_movement import assault, driven, move, place, refused
from tests.games.operation_ww2.vehicles.test_vehicle_weapons import fired


@pytest.mark.rule("AZ-ANT-12", "AZ-VDM-09")
@pytest.mark.parametrize(("lost", "facing"), [((), 90), (("track",), 90), (("track", "track"), 0), (("immobile",), 0)])
def test_a_vehicle_with_one_track_turns_on_the_spot_and_one_without_any_does_not(lost, facing):
    assert place(driven(move([], facing=90_000), lost=lost)) == (60, 60, facing)


@pytest.mark.rule("AZ-VLS-11")
def test_a_machine_gun_in_the_hull_does_not_swing_the_vehicle():
    men = unit("b.men", (52, 30), detection="fired")
    besides = Besides(aims=(Aim("hull", "b.men"),))
    battle = fired("sherman-75", men, dice=(1,) * 5, besides=besides, lost=("gun", "coaxial", "anti-aircraft"))
    assert happened(battle, VolleyFired)
    assert battle.state.units["a.tank"].models[0].facing == 0
    assert machine(battle, "a.tank.1").turret == 0


@pytest.mark.rule("AZ-RPF-03")
def test_at_a_vehicle_a_rapid_fire_gun_fires_shots_and_lays_no_templates():
    battle = fired("sdkfz-7-1", vehicle("b.foe", "m5-stuart", (60, 30), 180), dice=(1,) * 8)
    assert not happened(battle, RoundMissed)
    assert [(fire.target, fire.dice) for event in happened(battle, VolleyFired) for fire in event.fire] == [
        ("b.foe", 8)
    ]


@pytest.mark.rule("AZ-RAM-01", "AZ-OVR-01", "AZ-VMV-03")
@pytest.mark.parametrize("facing", range(0, 360, 28))
def test_distances_are_exact_in_every_direction_though_places_lie_on_whole_thousandths(facing):
    angle = radians(facing)

    def ahead(far):
        return 60 + far * sin(angle), 60 - far * cos(angle)

    given = {"facing": facing, "exposed": ("commander",)}
    men, jeep = unit("b.foe", ahead(14.6)), vehicle("b.foe", "jeep", ahead(20.1), facing)
    assert refused(assault([ahead(10)], overrun=1), others=(men,), **given) == ()
    assert refused(assault([ahead(9.99)], overrun=1), others=(men,), **given) == ("AZ-OVR-01",)
    assert refused(assault([ahead(10)], ram="b.foe"), others=(jeep,), **given) == ()
    assert refused(assault([ahead(9.99)], ram="b.foe"), others=(jeep,), **given) == ("AZ-RAM-01",)
    assert refused(assault([ahead(25)]), **given) == ()
    assert refused(assault([ahead(25.01)]), **given) == ("AZ-VMV-03", "AZ-VMV-04")
