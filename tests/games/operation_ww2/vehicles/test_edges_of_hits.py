"""Mounted weapons and hits on vehicles at their edges: arcs, muzzles, who fires from aboard, which die counts."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from grognard.core.engine.fates import Test
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.vehicle_fire import armour, arms, exposure, fates, hit, open_tops, striking
from grognard.games.operation_ww2.rules.vehicle_fire.vehicle_targets import ChooseAims
from grognard.games.operation_ww2.state.choices import Losses
from grognard.games.operation_ww2.state.intents import Aim, AssaultIntent, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Unit
from grognard.space.plane import Disc
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import Idle, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, shot, vehicle

FOE = unit("b.foe", (5, 5))


def table(*units: Unit, **fields: Any) -> Any:
    return fight(Idle(), *units, **fields)


def with_men(carrier: Unit, *arms: tuple[str, ...], on_top: bool = False, **fields: Any) -> Unit:
    """A vehicle with men aboard, each with these weapons; ``m3={...}`` are further fields of the third model."""
    men = tuple(
        person(f"{carrier.id}.{number}", (60, 60), weapons=given, aboard=f"{carrier.id}.1", on_top=on_top)
        for number, given in enumerate(arms, 2)
    )
    men = tuple(replace(man, **fields.get(f"m{man.id[-1]}", {})) for man in men)
    return replace(carrier, models=(*carrier.models, *men))


# ---- who fires from aboard ---------------------------------------------------------------------------------------


def idle(whole: Unit, order: str = "fire", moved: bool = False, **fields: Any) -> dict[str, str]:
    """Which weapons of a vehicle cannot be fired, and by which rule."""
    g = table(whole, FOE, **fields)
    own = g.state.units[whole.id]
    found = arms.armed(g, own, own.vehicles[0], order, moved)  # type: ignore[arg-type]
    return {f"{each.model[-1]} {each.mount or each.weapon}": each.idle.rule if each.idle else "" for each in found}


@pytest.mark.rule(
    "AZ-VFI-01", "AZ-VFI-04", "AZ-VFI-05", "AZ-TTR-01", "AZ-ORD-06", "AZ-ORD-07", "AZ-MTI-01", "AZ-VEH-04"
)
def test_az_vfi_05_who_fires_from_aboard() -> None:
    rifle, six = ("kar98k",), [("kar98k",)] * 6
    truck = vehicle("a.car", "opel-blitz", (60, 60), crew=0)
    # One drives; the others fire.
    drives = {f"{number} kar98k": "" for number in range(3, 8)} | {"2 kar98k": "AZ-VFI-05"}
    assert idle(with_men(truck, *six), "fire") == drives | {"2 kar98k": ""}
    assert set(idle(with_men(truck, *six), "move").values()) == {"AZ-ORD-06"}
    assert set(idle(with_men(truck, *six), "assault", True).values()) == {"AZ-VFI-01"}
    half = vehicle("a.car", "m8-greyhound", (60, 60))
    found = idle(with_men(half, *six))
    assert [found[f"{number} kar98k"] for number in range(2, 8)] == ["", "", "", "", "AZ-VFI-05", "AZ-VFI-05"]
    # Who lies scared keeps nobody else from his place.
    found = idle(with_men(half, *six, m3={"posture": "scared"}))
    assert [found[f"{number} kar98k"] for number in range(2, 8)] == ["", "AZ-ORD-07", "", "", "", "AZ-VFI-05"]
    closed = idle(with_men(vehicle("a.car", "panzer-iv", (60, 60)), rifle, rifle))
    assert [closed[f"{number} kar98k"] for number in (2, 3)] == ["AZ-VFI-05"] * 2
    top = with_men(vehicle("a.car", "panzer-iv", (60, 60)), *six, on_top=True)
    riders = {"tank_riders_allowed": "on"}
    found = idle(top, options=riders)
    assert [found[f"{number} kar98k"] for number in range(2, 8)] == [""] * 6
    found = idle(top, "assault", True, options=riders)
    assert [found[f"{number} kar98k"] for number in range(2, 8)] == ["AZ-TTR-01"] * 6
    arms = ("bazooka", "medium-mortar", "light-mortar", "light-flamethrower", "mg42")
    heavy = with_men(truck, rifle, *((arm,) for arm in arms))
    found = idle(heavy)
    assert [found[key] for key in ("3 bazooka", "4 medium-mortar", "5 light-mortar", "7 mg42")] == [
        "AZ-VFI-04", "AZ-VFI-04", "AZ-VFI-04", "",
    ]  # fmt: skip
    outside = person("a.car.9", (70, 60), weapons=rifle)
    beside = replace(truck, models=(*with_men(truck, rifle).models, outside))
    assert "9 kar98k" not in idle(beside)


@pytest.mark.rule("AZ-VEH-04", "AZ-MTI-01")
def test_az_mti_01_the_troops_of_a_carrier_do_its_tasks() -> None:
    for sheet, crew, order, busy in (
        ("opel-blitz", 0, "move", 1),
        ("opel-blitz", 0, "assault", 1),
        ("opel-blitz", 0, "fire", 0),
        ("m8-greyhound", 4, "assault", 0),
        ("panzer-iv", 5, "assault", 0),
    ):
        whole = with_men(vehicle("a.car", sheet, (60, 60), crew=crew), ("kar98k",), ("kar98k",))
        g = table(whole, FOE)
        own = g.state.units["a.car"]
        assert arms._drivers(g, own, own.vehicles[0], order) == busy, (sheet, order)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-VDM-06", "AZ-CRW-09", "AZ-VEH-08", "AZ-NRV-06", "AZ-ORD-06", "AZ-VLS-06", "AZ-VFI-01")
def test_az_veh_08_why_mounted_weapons_cannot_be_fired() -> None:
    def tank(**machine: Any) -> dict[str, str]:
        order, moved = machine.pop("order", "fire"), machine.pop("moved", False)
        model = machine.pop("model", {})
        whole = vehicle("a.tank", "sherman-75", (60, 60), **machine)
        whole = replace(whole, models=(replace(whole.models[0], **model),))
        return {id.split()[1]: rule for id, rule in idle(whole, order, moved, turn=3).items() if rule}

    assert tank() == {"anti-aircraft": "AZ-VEH-08"} or tank() == {}
    all_dead = set(tank(crew=0))
    assert all_dead == {"gun", "coaxial", "hull", "anti-aircraft"}
    assert set(tank(order="move").values()) == {"AZ-ORD-06"}
    assert tank(lost=("hull",))["hull"] == "AZ-VDM-06"
    assert tank(model={"reload": {"gun": 1}})["gun"] == "AZ-CRW-09"
    assert "gun" not in tank(model={"reload": {"hull": 1}})
    assert "gun" not in tank(order="assault", moved=True)
    calm = tank(crew=7, calm=3)
    assert calm["anti-aircraft"] == "AZ-NRV-06"
    assert "anti-aircraft" not in tank(crew=7, calm=2)
    assert "anti-aircraft" not in tank(crew=7, calm=3, exposed=("anti-aircraft-gunner",))


# ---- where weapons are and point ---------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VLS-07", "AZ-VLS-10")
def test_az_vls_10_where_weapons_sit_on_the_hull_and_where_their_ranges_begin() -> None:
    # The hull is 8.2 cm long and 3.8 cm wide, the tank at (60, 60) looks up.
    for sheet, mount, y in (
        ("panzer-iv", "gun", 60_000),
        ("panzer-iv", "hull", 60_000 - round(0.4 * 8200)),
        ("panzer-iv", "coaxial", 60_000),
        ("stug-iii", "gun", 60_000 - round(0.35 * 8200)),
        ("stug-iii", "roof", 60_000 + round(0.05 * 8200)),
        ("sdkfz-7-1", "gun", 60_000 + round(0.15 * 8500)),
    ):
        whole = vehicle("a.tank", sheet, (60, 60))
        g = table(whole, FOE)
        model = g.state.units["a.tank"].vehicles[0]
        mounted = arms.mount_of(g, model, mount)
        assert arms.mount_point(g, model, mounted) == (60_000, y), (sheet, mount)
    whole = vehicle("a.tank", "panzer-iv", (60, 60))
    for target, edge, far in (
        (Disc(60_000, 20_000, 1000), (60_000, 55_900), 34_900),
        (Disc(100_000, 60_000, 1000), (61_900, 60_000), 37_100),
        (Disc(60_000, 100_000, 1000), (60_000, 64_100), 34_900),
        (Disc(60_500, 60_000, 100), (60_000, 60_000), 400),
    ):
        for option, start in (("hull_edge_toward_target", edge), ("mount_centre", (60_000, 60_000))):
            g = table(whole, FOE, options={"muzzle_point": option})
            model = g.state.units["a.tank"].vehicles[0]
            assert arms.muzzle(g, model, arms.mount_of(g, model, "gun"), target) == start
            if option != "mount_centre":
                assert round(arms.distance(g, model, "gun", target)) == far


HOUSE: dict[str, Any] = piece("building", 50, 50, 70, 70) | {
    "id": "house",
    "building": {"material": "brick", "openings": [{"kind": "door", "at": (60, 70)}]},
}


def bearing_of(sheet: str, mount: str, degrees: float, facing: float = 0, riders: bool = False, **machine: Any) -> bool:
    """Whether a weapon can be turned on somebody in this direction, far off."""
    whole = vehicle("a.tank", sheet, (60, 60), facing, **machine)
    if riders:
        whole = with_men(whole, ("kar98k",), on_top=True)
    g = table(whole, FOE, options={"tank_riders_allowed": "on"}, map=ground(HOUSE))
    own = g.state.units["a.tank"]
    x, y = 60 + 5000 * sin(radians(degrees)), 60 - 5000 * cos(radians(degrees))
    target = replace(person("b.far.1", (x, y)), radius=1)
    return arms.bears(g, own.vehicles[0], mount, target)


@pytest.mark.rule("AZ-VLS-11", "AZ-TKB-03", "AZ-TKB-07", "AZ-TTR-01")
@pytest.mark.parametrize(
    ("sheet", "mount", "half"),
    [("panzer-iv", "gun", 90), ("tiger", "gun", 45), ("stug-iii", "gun", 22.5), ("panzer-iv", "hull", 45),
     ("jeep", "pintle", 90)],
)  # fmt: skip
def test_az_vls_11_how_far_a_weapon_swings(sheet: str, mount: str, half: float) -> None:
    for facing in (0, 120):
        for side in (1, -1):
            assert bearing_of(sheet, mount, facing + side * (half - 0.2), facing)
            assert not bearing_of(sheet, mount, facing + side * (half + 0.2), facing)
    turned = bearing_of(sheet, mount, half + 10, turret=20_000)
    assert turned is (sheet in ("panzer-iv", "tiger") and mount == "gun")


@pytest.mark.rule("AZ-VLS-11", "AZ-TKB-03", "AZ-TKB-07", "AZ-TTR-01")
def test_az_vls_11_what_swings_not_at_all_less_or_all_round() -> None:
    for degrees in (0, 100, 180, 260):
        assert bearing_of("sherman-75", "anti-aircraft", degrees)
        assert bearing_of("m3-half-track", "ring", degrees)
    # With riders the turret stays where it looks; what is on a mount or in the hull does not.
    assert bearing_of("panzer-iv", "gun", 0, riders=True)
    assert not bearing_of("panzer-iv", "gun", 1, riders=True)
    assert bearing_of("panzer-iv", "gun", 30, riders=True, turret=30_000)
    assert bearing_of("panzer-iv", "hull", 40, riders=True)
    assert bearing_of("sherman-75", "anti-aircraft", 180, riders=True)
    # What cannot turn swings no gun in its hull, but a turret and other weapons.
    assert not bearing_of("stug-iii", "gun", 10, lost=("immobile",))
    assert bearing_of("stug-iii", "gun", 0, lost=("immobile",))
    assert bearing_of("stug-iii", "roof", 40, lost=("immobile",))
    assert bearing_of("panzer-iv", "gun", 80, lost=("immobile",))
    # Inside a building no weapon swings farther than 22.5 degrees to either side.
    for mount, edge in (("gun", 22.5), ("hull", 22.5), ("anti-aircraft", 22.5)):
        assert bearing_of("sherman-75", mount, edge - 0.2, inside="house")
        assert not bearing_of("sherman-75", mount, edge + 0.2, inside="house")


@pytest.mark.rule("AZ-VLS-01", "AZ-VLS-02", "AZ-VLS-03", "AZ-SMK-05")
def test_az_vls_02_what_a_weapon_in_the_hull_sees() -> None:
    # A low obstacle across the table at y = 40, the tank south of it at y = 60, somebody north of it.
    def seen(sheet: str, mount: str, kind: str, y: float, low_target: bool = False) -> Any:
        map = ground(piece(kind, 0, 39, 120, 40))
        foe: Unit = vehicle("b.one", "stug-iii", (60, y)) if low_target else unit("b.one", (60, y))
        g = table(vehicle("a.tank", sheet, (60, 60)), foe, map=map)
        own, target = g.state.units["a.tank"], g.state.units["b.one"]
        whole = g.context.sight.look(own.vehicles[0], target.models[0], ())
        found = arms.sees(g, own.vehicles[0], mount, target.models[0], whole, ())
        if found is None:
            return None
        assert mount not in ("roof", "turret") or found == (whole, ())
        return sum(each.value for each in found[1])

    for kind, near, far in (("low-wall", 0, None), ("low-hedge", 0, -1)):
        assert seen("stug-iii", "gun", kind, 30.1) == near
        assert seen("stug-iii", "gun", kind, 20) == far
        assert seen("stug-iii", "roof", kind, 20) == 0
        assert seen("panzer-iv", "hull", kind, 20) == 0
        assert seen("panzer-iv", "gun", kind, 20) == 0
    assert seen("stug-iii", "gun", "low-wall", 20, low_target=True) is None
    assert seen("stug-iii", "gun", "low-hedge", 20, low_target=True) == -1


@pytest.mark.rule("AZ-XPO-05")
def test_az_xpo_05_who_looks_out_only_now_hits_worse_what_he_had_not_detected() -> None:
    g = table(vehicle("a.tank", "panzer-iv", (60, 60), unseen=("b.one",)), FOE)
    model = g.state.units["a.tank"].vehicles[0]
    assert [sum(each.value for each in arms.looked_out(g, model, id)) for id in ("b.one", "b.two")] == [-1, 0]


# ---- armour ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-06", "AZ-LCH-03", "AZ-ABV-01", "AZ-CAV-05")
@pytest.mark.rule("AZ-GUN-02", "AZ-HEAT-02", "AZ-VEH-09", "AZ-HEAT-07")
def test_az_def_06_what_armour_adds_by_side_and_by_what_heeds_it() -> None:
    def added(
        sheet: str, side: str, heeds: str = "all", weapon: str = "75-76-mm", round: Any = None, **machine: Any
    ) -> tuple[int, int]:
        g = table(vehicle("b.tank", sheet, (60, 60), **machine), unit("a.one", (5, 5)))
        model = g.state.units["b.tank"].vehicles[0]
        row = TABLES.weapons[weapon]
        hits: Any = armour.to_hit(g, model, side, heeds)  # type: ignore[arg-type]
        found: Any = armour.damage(g, model, row, side, round, heeds)  # type: ignore[arg-type]
        return sum(each.value for each in hits), sum(each.value for each in found)

    for sheet, traits, front, side, rear, hand in (
        ("panzer-iv", (), (0, -1), (0, 0), (0, 1), (0, 0)),
        ("panther", (), (-1, -1), (0, 0), (0, 1), (0, 0)),
        ("m5-stuart", (), (0, 1), (0, 1), (0, 2), (0, 1)),
        ("kubelwagen", (), (0, 2), (0, 2), (0, 3), (0, 2)),
        ("m5-stuart", ("light-armour",), (0, 2), (0, 2), (0, 3), (0, 2)),
        ("m5-stuart", ("extra-light-armour",), (0, 3), (0, 3), (0, 4), (0, 3)),
        ("m5-stuart", ("extra-heavy-armour",), (-2, -1), (0, 1), (0, 2), (0, 1)),
        ("m5-stuart", ("super-extra-heavy-armour",), (-3, -1), (0, 1), (0, 2), (0, 1)),
    ):
        shown = [added(sheet, name, traits=traits) for name in ("front", "side", "rear")]
        assert shown == [front, side, rear], sheet
        assert added(sheet, "front", "all-round", traits=traits) == hand
        assert added(sheet, "rear", "all-round", traits=traits) == rear
    assert added("panther", "front", "none") == (0, 0)
    assert added("m5-stuart", "front", "none", traits=("light-armour",)) == (0, 1)
    # The class counts for armour-piercing shot alone; skirts and sandbags against HEAT alone.
    assert added("m5-stuart", "side", weapon="75-76-mm", round="high-explosive") == (0, 0)
    assert added("m5-stuart", "side", weapon="75-76-mm", round="armour-piercing") == (0, 1)
    assert added("m5-stuart", "side", weapon="kar98k") == (0, 0)
    assert added("m5-stuart", "side", weapon="anti-tank-rifle") == (0, 0)
    assert added("kubelwagen", "side", weapon="anti-tank-rifle") == (0, 1)
    for traits in (("skirts",), ("sandbags",)):
        assert added("m5-stuart", "side", weapon="bazooka", traits=traits) == (0, -2)
        assert added("m5-stuart", "side", weapon="bazooka", round="heat", traits=traits) == (0, -2)
        assert added("m5-stuart", "side", weapon="bazooka", round="high-explosive", traits=traits) == (0, 0)
        assert added("m5-stuart", "side", traits=traits) == (0, 1)


@pytest.mark.rule("AZ-ABV-01", "AZ-ABV-02")
def test_az_abv_01_fire_from_above_comes_from_a_storey_no_farther_off_than_it_is_high() -> None:
    g = table(vehicle("b.tank", "panther", (60, 60)), unit("a.one", (5, 5)))
    for storey, far, above in (
        (0, 0, False),
        (1, 5_000, True),
        (1, 5_001, False),
        (2, 10_000, True),
        (2, 10_001, False),
    ):
        firer = replace(person("a.one.1", (60, 50)), storey=storey)
        assert armour.is_from_above(g, firer, far) is above
        assert armour.heeded_from(g, firer, far) == ("all-round" if above else "all")


@pytest.mark.rule("AZ-ABV-02", "AZ-ABV-01", "AZ-CAV-05")
def test_az_abv_02_a_hit_from_above_into_an_open_top_and_what_armour_it_heeds() -> None:
    for sheet, storey, off, how, model, above, heeds in (
        ("sdkfz-250-9", 1, 5, "shot", "a.one.1", True, "all-round"),
        ("sdkfz-250-9", 1, 9, "shot", "a.one.1", False, "all"),
        ("sdkfz-250-9", 0, 5, "shot", "a.one.1", False, "all"),
        ("sdkfz-250-9", 1, 5, "shot", "a.one.9", False, "all"),
        ("panther", 1, 5, "shot", "a.one.1", False, "all-round"),
        ("panther", 1, 5, "burst", "a.one.1", False, "all-round"),
        ("panther", 1, 5, "indirect", "a.one.1", False, "all"),
        ("panther", 1, 5, "placed", "a.one.9", False, "all-round"),
    ):
        length = TABLES.sizes[TABLES.vehicles[sheet].type].length / 1000
        man = replace(person("a.one.1", (60, 60 - length / 2 - off + 0.5)), storey=storey)
        g = table(vehicle("b.tank", sheet, (60, 60)), replace(unit("a.one", (5, 5)), models=(man,)))
        struck = shot("kar98k", (60, 40), how=how, unit="a.one", model=model)
        tank = g.state.units["b.tank"].vehicles[0]
        assert striking.is_from_above(g, tank, struck) is above, (sheet, storey, off)
        assert hit.heeds(g, tank, struck) == heeds, (sheet, storey, off, how)


# ---- on which table ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-LCH-02", "AZ-TWO-02", "AZ-CAV-06", "AZ-CAV-07", "AZ-WPN-09", "AZ-RPF-03")
@pytest.mark.parametrize(
    ("weapon", "how", "round", "heavy", "small"),
    [
        ("75-76-mm", "shot", None, "heavy-weapons", "heavy-weapons"),
        ("75-76-mm", "shot", "high-explosive", "heavy-weapons", "heavy-weapons"),
        ("75-76-mm", "burst", None, "heavy-weapons", "small-arms"),
        ("75-76-mm", "burst", "high-explosive", "heavy-weapons", "small-arms"),
        ("75-76-mm", "burst", "armour-piercing", "heavy-weapons", "heavy-weapons"),
        ("75-76-mm", "last-chance", None, "small-arms", "small-arms"),
        ("75-76-mm", "edge", None, "small-arms", "small-arms"),
        ("75-76-mm", "blast", None, "small-arms", "small-arms"),
        ("75-76-mm", "collapse", None, "heavy-weapons", "heavy-weapons"),
        ("20-mm", "burst", None, "heavy-weapons", "heavy-weapons"),
        ("20-mm", "burst", "high-explosive", "heavy-weapons", "heavy-weapons"),
        ("hand-grenade", "placed", None, "small-arms", "small-arms"),
        ("explosive-charge", "placed", None, "heavy-weapons", "heavy-weapons"),
        ("bazooka", "burst", None, "heavy-weapons", "heavy-weapons"),
        ("kar98k", "shot", None, "small-arms", "small-arms"),
        ("light-flamethrower", "flame", None, "small-arms", "small-arms"),
    ],
)
def test_az_wpn_09_which_half_of_the_table(weapon: str, how: Any, round: Any, heavy: str, small: str) -> None:
    for option, wanted in (("heavy_table", heavy), ("small_arms_table", small)):
        g = table(vehicle("b.tank", "panther", (60, 60)), unit("a.one", (5, 5)), options={"he_on_vehicle": option})
        found = hit.table_of(g, shot(weapon, (60, 20), how=how, ammunition=round))
        part = TABLES.weapons[weapon].part if how == "flame" else wanted
        assert found == part, option


# ---- templates and flame -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TWO-04", "AZ-AREA-11", "AZ-TWO-01", "AZ-TWO-05")
@pytest.mark.parametrize(
    ("weapon", "how", "sheet", "harms", "not_armour"),
    [
        ("medium-mortar", "indirect", "kubelwagen", True, True),
        ("medium-mortar", "indirect", "tiger", False, False),
        ("75-76-mm", "burst", "tiger", True, True),
        ("hand-grenade", "burst", "tiger", False, False),
        ("hand-grenade", "burst", "kubelwagen", True, True),
        ("hand-grenade", "edge", "kubelwagen", True, True),
        ("75-76-mm", "edge", "tiger", True, False),
        ("75-76-mm", "edge", "sdkfz-250-9", True, False),
        ("75-76-mm", "edge", "kubelwagen", True, True),
        ("kar98k", "shot", "tiger", True, True),
        ("light-flamethrower", "flame", "tiger", True, True),
        ("hand-grenade", "placed", "tiger", True, True),
    ],
)
def test_az_two_04_what_can_harm_a_vehicle_itself(
    weapon: str, how: Any, sheet: str, harms: bool, not_armour: bool
) -> None:
    for option, wanted in (("small_arms_table", harms), ("no_effect", not_armour)):
        g = table(
            vehicle("b.tank", sheet, (60, 60)), unit("a.one", (5, 5)), options={"template_edge_on_armour": option}
        )
        struck = shot(weapon, (60, 20), how=how, at=(60, 60))
        tank = g.state.units["b.tank"].vehicles[0]
        assert open_tops.can_harm(g, tank, struck) is wanted, option
        fate = striking.fate_of(g, tank, struck)
        assert (fate == fates.HARMLESS) is not wanted


@pytest.mark.rule("AZ-TWO-03", "AZ-AREA-12", "AZ-FVH-02", "AZ-TWO-06")
@pytest.mark.parametrize(
    ("sheet", "how", "at", "radius", "everybody"),
    [
        ("sdkfz-250-9", "flame", None, 0, True),
        ("tiger", "flame", None, 0, False),
        ("kubelwagen", "flame", None, 0, False),
        ("sdkfz-250-9", "burst", None, 3, False),
        # The bed of a half-track 8.5 cm long is open from 0.85 cm before its middle to 3.4 cm behind it.
        ("sdkfz-250-9", "burst", (60, 60), 3, True),
        ("sdkfz-250-9", "burst", (60, 59.16), 3, True),
        ("sdkfz-250-9", "indirect", (60, 63.39), 3, True),
        ("sdkfz-250-9", "burst", (60, 63.41), 3, False),
        ("sdkfz-250-9", "burst", (60, 59.14), 3, False),
        ("sdkfz-250-9", "edge", (61.49, 61), 3, True),
        ("sdkfz-250-9", "burst", (61.51, 61), 3, False),
        ("sdkfz-250-9", "shot", (60, 61), 3, False),
        ("tiger", "burst", (60, 60), 8, False),
        ("m8-greyhound", "burst", (60, 61.4), 3, True),
        ("m8-greyhound", "burst", (60, 61.6), 3, False),
        ("kubelwagen", "burst", (60, 60), 3, True),
        ("kubelwagen", "burst", (61.25, 60), 1, True),
        ("kubelwagen", "burst", (61.3, 60), 1, False),
        ("kubelwagen", "edge", (63, 60), 6, True),
        ("kubelwagen", "edge", (63, 60), 5, False),
        ("kubelwagen", "blast", (60, 60), 3, False),
    ],
)
def test_az_two_03_when_everybody_aboard_is_struck(sheet: str, how: Any, at: Any, radius: int, everybody: bool) -> None:
    g = table(vehicle("b.tank", sheet, (60, 60)), unit("a.one", (5, 5)))
    tank = g.state.units["b.tank"].vehicles[0]
    struck = shot("75-76-mm", (60, 20), how=how, at=at, radius=radius * 1000)
    assert open_tops.strikes_everybody(g, tank, struck) is everybody


@pytest.mark.rule("AZ-TWO-06")
def test_az_two_06_where_a_round_comes_down_in_an_open_top_and_what_may_be_aimed_there() -> None:
    for sheet, facing, at in (
        ("sdkfz-250-9", 0, (60_000, 61_275)),
        ("sdkfz-250-9", 90, (58_725, 60_000)),
        ("m8-greyhound", 0, (60_000, 60_000)),
    ):
        g = table(vehicle("b.tank", sheet, (60, 60), facing), unit("a.one", (5, 5)))
        assert open_tops.middle_of_opening(g, g.state.units["b.tank"].vehicles[0]) == at
    for weapon, thrown, dropped in (
        ("hand-grenade", True, False),
        ("light-mortar", False, True),
        ("medium-mortar", False, True),
        ("105-mm-howitzer", False, True),
        ("75-76-mm", False, False),
        ("explosive-charge", False, False),
    ):
        row = TABLES.weapons[weapon]
        assert open_tops.may_be_aimed_into(row, indirect=False) is thrown
        assert open_tops.may_be_aimed_into(row, indirect=True) is dropped


# ---- fates -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VCOV-03", "AZ-VCOV-08", "AZ-FIRE-12")
def test_az_vcov_08_what_stops_a_shot_is_rolled_before_the_damage_or_after_it() -> None:
    wall = piece("high-wall", 57, 50, 63, 51)
    for option in ("before_damage", "after_damage"):
        hidden, plain = ground(wall), ground()
        for map, how, sheltered in ((hidden, "shot", True), (plain, "shot", False), (hidden, "edge", False)):
            g = table(vehicle("b.tank", "kubelwagen", (60, 60)), unit("a.one", (5, 5)), map=map,
                      options={"protection_order": option})  # fmt: skip
            tank = g.state.units["b.tank"].vehicles[0]
            struck = shot("75-76-mm", (60, 20), how=how, ammunition="armour-piercing", at=(60, 65))
            fate = striking.fate_of(g, tank, struck)
            assert isinstance(fate, Test)
            if not sheltered:
                assert (fate.purpose, len(fate.branches)) == ("az-roll-vehicle-damage", 10)
                assert all(isinstance(branch.fate, str) for branch in fate.branches)
            elif option == "before_damage":
                assert (fate.purpose, fate.rule, fate.fail) == ("az-roll-protection", "AZ-VCOV-03", fates.STOPPED)
                assert [branch.bound for branch in fate.branches] == [3]
                assert fate.args == (("by", "wall"),)
            else:
                assert fate.purpose == "az-roll-vehicle-damage"
                for branch in fate.branches:
                    harmless = striking.result_of(g, tank, struck, _plain(branch.fate)).text == "NE"
                    assert isinstance(branch.fate, str) is harmless
                    if isinstance(branch.fate, Test):
                        assert branch.fate.fail == f"{fates.STOPPED} {_plain(branch.fate)}"
                        assert branch.fate.args == (("by", "wall"),)


def _plain(fate: Any) -> str:
    """The outcome of the damage die that stands behind protection."""
    return fate if isinstance(fate, str) else fate.branches[0].fate


@pytest.mark.rule("AZ-RAM-04", "AZ-RAM-05", "AZ-FIRE-12", "AZ-FVH-01", "AZ-TWO-01")
def test_az_ram_04_the_dice_of_damage_have_ten_faces() -> None:
    meets, struck = fates.collided("small-arms"), fates.damaged("small-arms", 2)
    for fate, purpose in ((meets, "az-roll-collision"), (struck, "az-roll-vehicle-damage")):
        assert [branch.bound for branch in fate.branches] == list(range(1, 11))
        assert [branch.fate for branch in fate.branches] == [f"small-arms {face}" for face in range(1, 11)]
        assert (fate.sides, fate.purpose) == (10, purpose)
    assert fates.collided("small-arms").also == ("AZ-RAM-05",)
    second = fates.pierced(7, "a", "b")
    assert (second.branches[0].bound, second.branches[0].fate, second.fail, second.sides) == (7, "a", "b", 10)
    burnt = fates.burnt("heavy-weapons", list(TABLES.light_flame.values()))
    assert [(branch.bound, branch.fate) for branch in burnt.branches] == [
        (1, "heavy-weapons 0"), (5, "heavy-weapons 1"), (8, "heavy-weapons 2"), (10, "heavy-weapons 3"),
    ]  # fmt: skip


# ---- exposure ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-XPO-08", "AZ-XPO-06", "AZ-NGT-03")
def test_az_xpo_08_who_may_be_fired_at_and_who_has_to_look_out() -> None:
    for sheet, exposed, armoured, far in (
        ("panther", False, True, 25_000),
        ("sdkfz-250-9", True, True, 32_000),
        ("kubelwagen", True, False, 45_000),
    ):
        for option in ("no", "yes"):
            g = table(vehicle("b.tank", sheet, (60, 60)), unit("a.one", (5, 5)), options={"open_top_exposed": option})
            tank = g.state.units["b.tank"].vehicles[0]
            assert exposure.all_exposed(g, tank) is (exposed and option == "yes")
            assert exposure.needs_commander_out(g, tank, far + 1) is armoured
            assert not exposure.needs_commander_out(g, tank, far)
            assert not exposure.needs_eyes_at_night(g, tank)


@pytest.mark.rule("AZ-VEH-07", "AZ-NRV-06", "AZ-VEH-04")
def test_az_veh_07_who_may_be_declared_to_look_out() -> None:
    def refused(*tasks: str, **machine: Any) -> tuple[str, ...]:
        g = table(vehicle("a.tank", machine.pop("sheet", "panzer-iv"), (60, 60), **machine), FOE, turn=3)
        found = exposure.refusal(g, g.state.units["a.tank"].vehicles[0], Besides(exposed=tasks))
        return () if found is None else found.rules

    no = ("AZ-VEH-07", "AZ-VEH-04")
    assert refused() == refused("commander") == ()
    assert refused("gunner") == refused("commander", "gunner") == no
    assert refused("radio-operator", commander=False, crew=4) == ()
    assert refused("commander", commander=False, crew=4) == no
    assert refused("commander", calm=3) == ("AZ-NRV-06",)
    assert refused("commander", calm=2) == ()
    assert refused("commander", calm=3, exposed=("commander",)) == ()
    g = table(vehicle("a.tank", "panzer-iv", (60, 60)), FOE)
    tank = g.state.units["a.tank"].vehicles[0]
    assert exposure.is_led(g, tank, Besides(exposed=("commander",)))
    assert not exposure.is_led(g, tank, Besides(exposed=("gunner",)))
    assert not exposure.is_led(g, tank, Besides())


@pytest.mark.rule("AZ-XPO-05", "AZ-XPO-07")
def test_az_xpo_05_the_targets_of_an_order() -> None:
    aims = Besides(aims=(Aim("gun", "b.two"), Aim("hull", "b.one"), Aim("coaxial", "b.two")))
    assert exposure.targets_of(FireIntent("b.one")) == ("b.one",)
    assert exposure.targets_of(FireIntent("b.one", None, aims)) == ("b.one", "b.two")
    assert exposure.targets_of(FireIntent(None, None, aims)) == ("b.two", "b.one")
    assert exposure.targets_of(MoveIntent("a.tank.1", (), "slow", aims)) == ()
    assert exposure.targets_of(AssaultIntent("a.tank.1", (), "slow", "b.one", "last")) == ("b.one",)


@pytest.mark.rule("AZ-VLS-09")
def test_az_vls_09_an_answer_of_another_kind_is_none() -> None:
    g = table(vehicle("a.tank", "panzer-iv", (60, 60)), FOE)
    found = ChooseAims(0, "a.tank", "b.foe").refusal(g, Losses())
    assert found is not None
