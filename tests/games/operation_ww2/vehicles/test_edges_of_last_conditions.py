"""Conditions of single sentences that two random samples had shown to be asked by nobody, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.blast import Shell, protection
from grognard.games.operation_ww2.rules.driving import towing
from grognard.games.operation_ww2.rules.driving.ramming import Collision
from grognard.games.operation_ww2.rules.fire.volley import gives_away, usual_fire
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import carried
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace
from grognard.games.operation_ww2.state.choices import Pass
from grognard.games.operation_ww2.state.ground import Wreck
from grognard.space.plane import Hull
from tests.games.operation_ww2.firing_line import squad
from tests.games.operation_ww2.table import Idle, person, play, unit
from tests.games.operation_ww2.test_artillery import CREW, FRONT, REAR, SHIELD, SIDE
from tests.games.operation_ww2.vehicles.garage import table, vehicle

FOE = unit("b.one", (60, 40))


@pytest.mark.rule("AZ-DET-07", "AZ-SNP-03")
def test_az_det_07_only_silent_weapons_give_nothing_away() -> None:
    silent = next(id for id, row in TABLES.weapons.items() if row.has("silent") and row.numbers.infantry)
    g = table(squad("a.one", (60, 55), ["kar98k", "kar98k"]), FOE)
    own = g.state.units["a.one"]
    _, plan = usual_fire(g, own, "b.one", "fire")
    quiet = [each._replace(armed=replace(each.armed, weapon=silent)) for each in plan]
    assert len(plan) == 2
    assert gives_away(g, own, plan) == "fired"
    assert gives_away(g, own, quiet) == "silent"
    assert gives_away(g, own, [plan[0], quiet[1]]) == gives_away(g, own, []) == "fired"


@pytest.mark.rule("AZ-DMG-07", "AZ-GRN-03")
def test_az_grn_03_only_people_who_are_armed_have_a_grenade_too() -> None:
    man = person("a.one.1", (60, 60), weapons=("kar98k",))
    gun = replace(man, role="gun", weapons=("pak-40",))
    for model, thrown, found in (
        (man, "hand-grenade", ("kar98k", "hand-grenade")),
        (man, None, ("kar98k",)),
        (replace(man, weapons=()), "hand-grenade", ()),
        (gun, "hand-grenade", ("pak-40",)),
    ):
        assert carried(model, thrown) == found


@pytest.mark.rule("AZ-AREA-05", "AZ-AREA-14")
def test_az_area_05_a_shield_stops_a_burst_from_the_front_alone() -> None:
    g = play(Idle(), CREW, FOE, lists=SHIELD)
    own = g.state.units["a.gun"]
    for start, indirect, stops in ((FRONT, False, True), (SIDE, False, False), (REAR, False, False),
                                   (FRONT, True, False), (None, False, False)):  # fmt: skip
        shell = Shell(1, "b.one", "b.one.1", "pak-40", "heavy-weapons", start, indirect=indirect)
        assert protection(g, own, own.people[0], shell)[1] is stops, (start, indirect)
        assert not protection(g, replace(own, broken=True), own.people[0], shell)[1]


@pytest.mark.rule("AZ-TOW-01")
def test_az_tow_01_exactly_so_near_a_gun_is_hitched() -> None:
    car = vehicle("a.gun", "opel-blitz", (60, 60))
    end = 60_000 + car.models[0].length // 2
    for off, fine in ((towing.NEAR, True), (towing.NEAR + 1, False), (0, True)):
        gun = replace(person("a.gun.2", (60, 0)), role="gun", weapons=("pak-40",), radius=2000, y=end + 2000 + off)
        men = tuple(person(f"a.gun.{n}", (x, gun.y / 1000 + y)) for n, x, y in ((3, 57, 0), (4, 63, 0), (5, 60, 3)))
        g = table(replace(car, models=(*car.models, gun, *men)), FOE, lists={"a.gun": {"gun": "pak-40", "people": 3}})
        own = g.state.units["a.gun"]
        assert towing.can_hitch(g, own, own.model("a.gun.2"), own.vehicles[0]) is fine, off


@pytest.mark.rule("AZ-SET-07", "AZ-SET-11")
def test_az_set_07_an_answer_to_another_question_places_nobody() -> None:
    g = table(unit("a.one", (20, 20), place="waiting"), FOE)
    found: Any = ChoosePlace(0, "a.one").refusal(g, Pass())
    assert found.message.id == "refused-not-offered"


@pytest.mark.rule("AZ-RAM-04", "AZ-RAM-05", "AZ-RAM-08", "AZ-RAM-09")
def test_az_ram_09_where_those_stood_who_met() -> None:
    first, second = (
        Wreck(id, Hull(x, 80_000, 8000, 4000, 0), 3800, "heavy") for id, x in (("w", 20_000), ("v", 90_000))
    )
    g = table(vehicle("a.car", "jeep", (60, 60)), vehicle("b.car", "jeep", (30, 60)), wrecks=(first, second))
    met = Collision("a.car", "a.car.1", "b.car", "b.car.1")
    for of, model, place in (
        ("b.car", "b.car.1", (30_000, 60_000)),
        ("a.car", "a.car.1", (60_000, 60_000)),
        ("", "w", (20_000, 80_000)),
        ("", "v", (90_000, 80_000)),
        ("b.car", "v", (90_000, 80_000)),
        ("", "nobody", (60_000, 60_000)),
    ):
        assert met._place(g, of, model) == place, (of, model)
