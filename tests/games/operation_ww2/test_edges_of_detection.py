"""Detection, light, contact, what stands in the way, and who is in cover, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground import contact, detection, guns, night
from grognard.games.operation_ww2.ground.blast_cover import cover_from, cover_stood_in
from grognard.games.operation_ww2.ground.visibility import height_of, obstacle_of, obstacles
from grognard.games.operation_ww2.state.ground import Light, Wreck
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import Hull
from tests.games.operation_ww2.firing_line import house, piece, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

DARK = {"night_fighting": "on"}


# ---- detection ---------------------------------------------------------------------------------------------------


def seen(far: float, looking: Unit | None = None, factor: int = 1, **fields: Any) -> bool:
    """Whether somebody detects one whose edge is so far from his, in the open unless ``map`` says otherwise."""
    me = looking or unit("a.one", (10, 10))
    state = fields.pop("state", "stationary")
    place = 10 + far + 1 + (me.models[0].length / 2000 if me.models[0].length else 1)
    foe = unit("b.one", (10, place), detection=state)
    g = table(me, foe, **({"map": ground(depth=240)} | fields))
    own, other = g.state.units["a.one"], g.state.units["b.one"]
    return detection.model_detected(g, own.models[0], other, other.models[0], (), factor)


@pytest.mark.rule("AZ-DEF-13", "AZ-DET-01", "AZ-DET-05", "AZ-DET-06", "AZ-SNP-05", "AZ-NGT-01")
def test_az_det_01_detection_ends_a_thousandth_beyond_its_range() -> None:
    for state, far, dark in (("stationary", 60, 20), ("moved", 120, 40), ("fired", 180, 90)):
        assert seen(far, state=state)
        assert not seen(far + 0.001, state=state)
        assert seen(dark, state=state, options=DARK)
        assert not seen(dark + 0.001, state=state, options=DARK)
    assert seen(120, factor=2)
    assert not seen(120.001, factor=2)
    tank = vehicle("a.one", "panzer-iv", (10, 10))
    looks_out = vehicle("a.one", "panzer-iv", (10, 10), exposed=("commander",))
    assert seen(35, tank)
    assert not seen(35.001, tank)
    assert seen(60, looks_out)
    assert not seen(60.001, looks_out)
    assert seen(0)
    assert seen(-0.5)


@pytest.mark.rule("AZ-DET-03", "AZ-DET-10", "AZ-DET-01")
def test_az_det_10_cover_shortens_detection_and_sight_may_be_asked_for() -> None:
    woods = ground(piece("woods", 0, 38, 60, 60))
    for far, found in ((30, True), (30.001, False), (33, False), (26, True)):
        assert seen(far, map=woods) is found, far
    # Behind a high wall nobody is seen, but detected by distance alone unless sight is asked for.
    wall = ground(piece("high-wall", 0, 20, 60, 21))
    for option, found in (("off", True), ("on", False)):
        assert seen(30, map=wall, options={"detection_needs_sight": option}) is found
        assert seen(30, options={"detection_needs_sight": option})
        assert not seen(60.001, options={"detection_needs_sight": option})
        assert seen(0, map=wall, options={"detection_needs_sight": option})


@pytest.mark.rule("AZ-NGT-05", "AZ-NGT-06", "AZ-NGT-08", "AZ-NGT-01", "AZ-NGT-09", "AZ-BRN-04", "AZ-DET-01")
def test_az_ngt_06_light_at_night() -> None:
    foe = unit("b.one", (60, 60))

    def at_night(*lights: Light, **fields: Any) -> Any:
        g = table(unit("a.one", (5, 5)), fields.pop("foe", foe), fields.pop("other", unit("b.two", (110, 110))),
                  lights=lights, **({"options": DARK} | fields))  # fmt: skip
        return g, g.state.units["b.one"]

    flare = Light("a.one", "flare", (60_000, 71_000), 10_000)
    lamp = replace(flare, kind="searchlight")
    for lights, lit in (
        ((), False),
        ((flare,), True),
        ((replace(flare, at=(60_000, 71_001)),), False),
        ((lamp,), True),
        ((replace(lamp, unit="b.two"),), True),
        ((replace(flare, at=(60_000, 90_000)), flare), True),
    ):
        g, own = at_night(*lights)
        assert night.is_lit(g, own) is lit
        assert detection._ranges(g, own, own.models[0], 1) == ((60_000, 30_000) if lit else (20_000, 10_000))
        assert detection._ranges(g, own, own.models[0], 2) == ((120_000, 60_000) if lit else (40_000, 20_000))
        assert not night.loses_cover(g, own)
    # A searchlight goes out with its crew, a flare does not.
    for light, lit in ((lamp, False), (flare, True)):
        g, own = at_night(replace(light, unit="b.two"), other=unit("b.two", (110, 110), place="gone"))
        assert night.is_lit(g, own) is lit
    # The light takes cover away, if so agreed, and at night alone.
    for options, gone in ((DARK | {"light_effect": "lit_targets_lose_cover"}, True), (DARK, False),
                          ({"light_effect": "lit_targets_lose_cover"}, False)):  # fmt: skip
        g, own = at_night(flare, options=options)
        assert night.loses_cover(g, own) is gone
        assert detection._ranges(g, own, own.models[0], 1) == (60_000, 60_000 if gone else 30_000)
        dark, own = at_night(options=options)
        assert not night.loses_cover(dark, own)
    # Who shines himself is detected from two metres, at night.
    own_lamp = Light("b.one", "searchlight", (5_000, 100_000), 10_000)
    for lights, options, far in (
        ((own_lamp,), DARK, 200_000),
        ((own_lamp,), {}, 0),
        ((replace(own_lamp, unit="b.two"),), DARK, 0),
        ((replace(own_lamp, kind="flare"),), DARK, 0),
        ((), DARK, 0),
    ):
        g, own = at_night(*lights, options=options)
        assert detection._shown(g, own) == far
        assert night.shines(g, own) is any(each == own_lamp for each in lights)
    assert seen(200, lights=(own_lamp,), options=DARK)
    assert not seen(200.001, lights=(own_lamp,), options=DARK)


@pytest.mark.rule("AZ-BRN-04")
@pytest.mark.parametrize(("x", "burns", "lit"), [(73, True, True), (73.001, True, False), (65, False, False)])
def test_az_brn_04_a_burning_wreck_gives_light(x: float, burns: bool, lit: bool) -> None:
    wreck = Wreck("w", Hull(60_000, 60_000, 8000, 4000, 0), 3800, "heavy", burns)
    g = table(unit("a.one", (5, 5)), unit("b.one", (x - 2, 60)), wrecks=(wreck,), options=DARK)
    assert night.is_lit(g, g.state.units["b.one"]) is (lit and burns)


@pytest.mark.rule("AZ-DET-01", "AZ-DET-09", "AZ-DET-02", "AZ-DET-11", "AZ-DET-04", "AZ-DET-12", "AZ-MTI-02")
def test_az_det_09_what_of_a_unit_is_detected() -> None:
    tank = vehicle("b.one", "panzer-iv", (60, 60))
    near, rides = person("b.one.2", (60, 40)), replace(person("b.one.3", (60, 60)), aboard="b.one.1")
    mixed = replace(tank, models=(*tank.models, near, rides))
    for place, wanted in (((60, 22), ["vehicles", "people"]), ((5, 5), ["vehicles"])):
        g = table(unit("a.one", place), replace(mixed, models=(*tank.models, near)), map=ground(depth=240))
        own, other = g.state.units["a.one"], g.state.units["b.one"]
        assert detection.detected(g, own, other) == wanted
    # Far off only the vehicle, which shows farther.
    g = table(unit("a.one", (60, 150)), replace(mixed, models=(*tank.models, near)), map=ground(depth=240))
    own, other = g.state.units["a.one"], g.state.units["b.one"]
    assert detection.detected(g, own, other) == ["vehicles"]
    assert detection.detects(g, own, other)
    known = replace(other, known_to=("a.one/people",))
    assert detection.detected(g, own, known) == ["vehicles", "people"]
    assert detection.farthest(g, other) == (120_000, 60_000)
    assert detection.farthest(g, replace(other, models=(near,))) == (60_000, 30_000)
    assert detection.farthest(g, replace(other, models=(rides,))) == (0, 0)
    assert detection.detected(g, own, replace(other, models=(rides,))) == []
    assert detection.PARTS == ("", "vehicles", "people")
    for models, parts in (((near,), [""]), (tank.models, [""]), ((*tank.models, near), ["vehicles", "people"]),
                          ((*tank.models, rides), [""])):  # fmt: skip
        assert list(detection.apart(replace(other, models=models))) == parts


# ---- contact -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-12")
@pytest.mark.parametrize(
    ("far", "fields", "map", "touch"),
    [
        (0, {}, "", True),
        (0.001, {}, "", True),
        (0.003, {}, "", False),
        (1, {}, "", False),
        (0, {"storey": 1}, "", False),
        (1, {}, "low-wall", True),
        (1.005, {}, "low-wall", False),
        (1, {}, "low-hedge", True),
        (1, {}, "high-wall", False),
        (1, {}, "woods", False),
    ],
)
def test_az_def_12_who_touches_whom(far: float, fields: dict[str, Any], map: str, touch: bool) -> None:
    laid = ground(piece(map, 30, 21, 90, 22)) if map else ground()
    foe = with_models(unit("b.one", (60, 22 + far)), m1=fields)
    g = table(unit("a.one", (60, 20)), foe, map=laid)
    one, other = g.state.units["a.one"].models[0], g.state.units["b.one"].models[0]
    assert contact.in_contact(g, one, other) is touch
    assert contact.in_contact(g, other, one) is touch
    behind = touch and bool(map)
    assert contact.behind_obstacle(g, other, one) is (behind or (map == "low-wall" and far <= 1))
    assert guns.touches(one, other) is (far <= 0.002)


@pytest.mark.rule("AZ-DEF-12")
def test_az_def_12_a_wall_parts_and_a_door_does_not() -> None:
    for x, touch in ((60, True), (50, False)):
        g = table(unit("a.one", (x, 28.9)), unit("b.one", (x, 30.9)), map=ground(house(40, 10, 80, 30)))
        one, other = g.state.units["a.one"].models[0], g.state.units["b.one"].models[0]
        assert contact.in_contact(g, one, other) is touch
        assert contact.behind_obstacle(g, one, other) is touch
        assert not contact.behind_obstacle(g, other, one)


@pytest.mark.rule("AZ-TUN-09", "AZ-CC-16", "AZ-DEF-12")
def test_az_tun_09_every_pair_in_contact() -> None:
    def pairs(me: Unit, *foes: Unit, **fields: Any) -> list[tuple[str, str, str]]:
        g = table(me, *foes, **fields)
        found = contact.contacts(g, g.state.units[me.id])
        return [(model.id[-1], other.id, foe.id[-1]) for model, other, foe in found]

    two = unit("a.one", (20, 20), (26, 20))
    assert pairs(two, unit("b.one", (20, 22), (26, 22))) == [("1", "b.one", "1"), ("2", "b.one", "2")]
    assert pairs(two, unit("b.one", (22, 20), (24, 20))) == [("1", "b.one", "1"), ("2", "b.one", "2")]
    assert pairs(two, unit("b.one", (20, 22), place="below")) == []
    assert pairs(two, unit("b.one", (20, 22), place="waiting")) == []
    assert pairs(two, unit("b.one", (20, 23))) == []
    assert pairs(two, unit("b.one", (20, 22)), unit("b.two", (26, 22))) == [("1", "b.one", "1"), ("2", "b.two", "1")]
    below = replace(two, place="below")
    whole = [("1", "b.one", "1"), ("2", "b.one", "2"), ("1", "b.one", "3")]
    assert pairs(below, unit("b.one", (20, 22), (50, 50), (60, 60), place="below")) == whole
    assert pairs(below, unit("b.one", (20, 22), place="below")) == [("1", "b.one", "1"), ("2", "b.one", "1")]
    assert pairs(below, unit("b.one", (20, 22.01), place="below")) == []
    assert pairs(below, unit("b.one", (20, 22))) == []
    empty = replace(unit("b.one", (20, 22)), models=(), place="below")
    assert pairs(below, unit("b.two", (20, 22), place="below"), empty) == [("1", "b.two", "1"), ("2", "b.two", "1")]
    assert pairs(replace(below, models=()), unit("b.one", (20, 22), place="below")) == []


# ---- cover from bursts -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-14")
@pytest.mark.parametrize(
    ("kind", "top", "bottom", "start", "cover"),
    [
        ("", 0, 0, (60, 30), "none"),
        ("", 0, 0, (60, 20), "none"),
        ("low-wall", 24, 25, (60, 30), "TABLE"),
        ("high-wall", 24, 25, (60, 30), "TABLE"),
        ("high-wall", 24, 25, (60, 22), "none"),
        ("high-hedge", 24, 25, (60, 30), "TABLE"),
        ("sandbags", 24, 25, (60, 30), "TABLE"),
        ("woods", 15, 25, (60, 24), "TABLE"),
        ("woods", 15, 25, (60, 20), "none"),
        ("trench", 19, 21, (60, 20), "none"),
        ("trench", 19, 21, (60, 30), "TABLE"),
        ("smoke", 24, 28, (60, 35), "none"),
    ],
)
def test_az_area_14_what_hides_somebody_from_a_burst(
    kind: str, top: float, bottom: float, start: Any, cover: str
) -> None:
    map = ground(piece(kind, 30, top, 90, bottom)) if kind else ground()
    g = table(unit("a.one", (60, 20)), unit("b.one", (5, 110)), map=map)
    own = g.state.units["a.one"]
    wanted = TABLES.terrain[kind].cover if cover == "TABLE" else cover
    assert cover_from(g, (start[0] * 1000, start[1] * 1000), own, own.models[0]) == wanted
    inside = TABLES.terrain[kind].cover if kind in ("woods", "trench") else "none"
    assert cover_stood_in(g, own.models[0]) == inside


@pytest.mark.rule("AZ-AREA-14", "AZ-VCOV-07")
def test_az_area_14_a_vehicle_or_a_gun_between_gives_the_cover_of_its_class() -> None:
    for sheet, cover in (("kubelwagen", "light"), ("sdkfz-250-9", "medium"), ("tiger", "heavy")):
        g = table(unit("a.one", (60, 20)), vehicle("b.tank", sheet, (60, 30)), unit("b.one", (60, 25)))
        own = g.state.units["a.one"]
        assert cover_from(g, (60_000, 40_000), own, own.models[0]) == cover
        assert cover_from(g, (70_000, 20_000), own, own.models[0]) == "none"
    gun = with_models(
        unit("b.gun", (60, 30)), m1={"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000}
    )
    g = table(unit("a.one", (60, 20)), gun, lists={"b.gun": {"gun": "pak-40"}})
    own = g.state.units["b.gun"]
    stands = obstacle_of(g, own, own.models[0])
    assert (stands.cover, stands.height, stands.body) == ("light", 2000, own.models[0].body)
    man = g.state.units["a.one"]
    there = obstacle_of(g, man, man.models[0])
    assert (there.cover, there.height, there.body.radius) == ("light", 2500, 1000)  # type: ignore[union-attr]


@pytest.mark.rule("AZ-DEF-14", "AZ-VCOV-07")
def test_az_def_14_how_high_things_stand() -> None:
    gun = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}
    for weapon, traits, height in (
        ("pak-40", (), 2000),
        ("pak-40", ("low-profile",), 1000),
        ("37-45-mm", (), 1800),
        ("105-mm-howitzer", (), 3000),
    ):
        whole = with_models(unit("b.gun", (60, 30)), m1=gun | {"weapons": (weapon,)})
        g = table(whole, unit("a.one", (5, 5)), lists={"b.gun": {"gun": weapon, "characteristics": traits}})
        own = g.state.units["b.gun"]
        assert height_of(g, own, own.models[0]) == height
    for sheet, height in (("panzer-iv", 3800), ("stug-iii", 2800), ("kubelwagen", 2500)):
        g = table(vehicle("b.tank", sheet, (60, 30)), unit("a.one", (5, 5)))
        own = g.state.units["b.tank"]
        assert height_of(g, own, own.models[0]) == height
    g = table(unit("a.one", (5, 5)), unit("b.one", (50, 50)))
    assert height_of(g, g.state.units["a.one"], g.state.units["a.one"].models[0]) == 2500


@pytest.mark.rule("AZ-LOS-02", "AZ-LOS-10", "AZ-LOS-13")
def test_az_los_10_who_may_stand_in_the_way() -> None:
    tank = vehicle("b.tank", "panzer-iv", (60, 60))
    wreck = Wreck("w", Hull(60_000, 80_000, 8000, 4000, 0), 3800, "heavy")
    men = unit("b.men", (60, 70), (60, 72))
    for persons, target, wanted in (
        ("off", "b.one", ["b.tank.1", "w"]),
        ("on", "b.one", ["b.tank.1", "b.men.1", "b.men.2", "w"]),
        ("on", "b.men", ["b.tank.1", "b.one.1", "w"]),
        ("off", "b.tank", ["b.tank.1", "w"]),
    ):
        units = unit("a.one", (60, 20)), unit("b.one", (60, 100)), tank, men, unit("b.away", (60, 50), place="waiting")
        options = {"persons_block_sight": persons}
        g = table(*units, vehicle("b.far", "panzer-iv", (5, 110)), wrecks=(wreck,), options=options)
        found = obstacles(g, g.state.units["a.one"], g.state.units[target])
        if target == "b.tank" or target == "b.men":
            assert [each.id for each in found] == ["b.tank.1"]
        else:
            assert [each.id for each in found] == wanted, (persons, target)
    own = obstacles(g, g.state.units["b.tank"], g.state.units["b.tank"])
    assert [each.id for each in own] == ["b.far.1", "w"]
