"""Fire at its edges: who aims from where at what, who counts for cover, which shots are rolled and which are lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.shooting import fire_choices, volleys
from grognard.games.wh40k5.rules.shooting.landing import PlaceBeside
from grognard.games.wh40k5.rules.shooting.scatter import drifted
from grognard.games.wh40k5.rules.shooting.shooting import Shooting, rolls_of, spent_by, with_powers
from grognard.games.wh40k5.rules.shooting.unit_hits import sheltered, taken
from grognard.games.wh40k5.rules.shooting.volleys import Line, Volley
from grognard.games.wh40k5.rules.units.force import PowerDone
from grognard.games.wh40k5.rules.vehicles import aiming, arms
from grognard.games.wh40k5.rules.vehicles.aiming import Sighting
from grognard.games.wh40k5.rules.vehicles.boarding import transport_of
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Finish, Firing, PutMarker
from tests.games.playing import piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import Posted, boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import DOWN, LEFT, RIGHT, dreadnought, rhino, speeder, trukk, vehicle

KRAK, FRAG = "missile-launcher-krak", "missile-launcher-frag"


def man(id: str, *places: tuple[float, float], **more: Any) -> Posted:
    """Marines at these places."""
    return unit(id, "tactical-squad", [row("space-marine", len(places))], places=places, **more)


# ---- aiming ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-02", "WH-CORE-04")
def test_sponsons_are_on_both_sides_the_left_one_first() -> None:
    tank = vehicle("a.p", "predator", "predator-lascannons", 20, 30)
    battle = table(tank, boyz("b.o", 20, 10, 1))
    firing = tuple(Firing("a.p.1", weapon) for weapon in ("lascannon", "autocannon", "lascannon"))
    aimed = aiming.aim(battle, of(battle, "a.p"), of(battle, "b.o"), firing)
    assert [model.at for model in aimed.unit.models] == [(18_550, 30_000), (20_000, 30_000), (21_450, 30_000)]
    assert aimed.rows == (0, 1, 2)
    assert aiming.range_to(aimed) == aimed.look.distance[1, 0]


@pytest.mark.rule("WH-VEH-02", "WH-VEH-26")
@pytest.mark.parametrize(
    ("posted", "weapon", "sees"),
    [
        (vehicle("a.v", "vindicator", "vindicator", 20, 30), "demolisher-cannon", True),
        (vehicle("a.v", "vindicator", "vindicator", 20, 30, facing=LEFT), "demolisher-cannon", False),
        (vehicle("a.v", "vindicator", "vindicator", 20, 30, facing=LEFT), "storm-bolter", True),
        (vehicle("a.v", "predator", "predator-lascannons", 20, 30, facing=DOWN), "autocannon", True),
        (vehicle("a.v", "predator", "predator-lascannons", 20, 30, facing=DOWN), "lascannon", False),
        (dreadnought("a.v", 20, 30, facing=LEFT), "multi-melta", True),
        (dreadnought("a.v", 20, 30, facing=LEFT, immobilised=True), "multi-melta", False),
    ],
)  # fmt: skip
def test_how_far_weapons_swing(posted: Posted, weapon: str, sees: bool) -> None:
    battle = table(posted, boyz("b.o", 20, 10, 1))
    own, foe = of(battle, "a.v"), of(battle, "b.o")
    assert aiming.sees_any(battle, own, foe, (Firing("a.v.1", weapon),)) is sees
    assert not aiming.sees_any(battle, own, foe, ())


@pytest.mark.rule("WH-VEH-12", "WH-VEH-18", "WH-VEH-31")
def test_passengers_look_out_of_the_hatch_or_over_the_sides() -> None:
    battle = table(
        rhino("a.r", 10, 30), trukk("a.t", 20, 30), man("a.m", (0, 0), place="aboard", aboard="a.r"),
        boyz("a.o", 0, 0, 2, place="aboard", aboard="a.t"), boyz("b.o", 10, 10, 1), boyz("b.p", 20, 10, 1),
    )  # fmt: skip
    out = aiming.aim(battle, of(battle, "a.m"), of(battle, "b.o"), (Firing("a.m.1", "boltgun"),))
    over = aiming.aim(
        battle, of(battle, "a.o"), of(battle, "b.p"), (Firing("a.o.1", "slugga"), Firing("a.o.2", "slugga"))
    )
    assert out.look.distance.tolist() == [[20_000 - 492 - 1]]
    assert over.look.distance.tolist() == [[20_000 - 492 - 2_500]] * 2
    assert [model.at for model in over.unit.models] == [(20_000, 30_000)] * 2


@pytest.mark.rule("WH-VEH-26")
def test_walkers_turn_to_the_nearest_of_whom_they_shoot_at() -> None:
    kans = unit("b.k", "killa-kans", [row("killa-kan", 2), row("trukk")], places=[(10, 10), (20, 10), (40, 40)])
    models = tuple(replace(each, immobilised=number == 1) for number, each in enumerate(kans.unit.models))
    kans = replace(kans, unit=replace(kans.unit, models=models))
    battle = table(kans, man("a.m", (30, 30), (10, 20), (40, 10)), rhino("b.r", 30, 5))
    own, foe = of(battle, "b.k"), of(battle, "a.m")
    assert aiming.turns_to(battle, own, foe) == (("b.k.1", 180_000),)
    for _ in range(2):
        turned = aiming.turned(battle, own, foe)
        assert [model.facing for model in turned.models] == [180_000, 0, 0]
        assert [model.at for model in turned.models] == [model.at for model in own.models]
    for still in ("b.r", "a.m"):
        assert aiming.turned(battle, of(battle, still), foe) is of(battle, still)
        assert aiming.turns_to(battle, of(battle, still), foe) == ()


FRONT = ((20.0, 10.0), (12.0, 10.0), (28.0, 10.0), (40.0, 5.0))
"""Four men before a Rhino that looks at them from (20, 24): one in the open, one behind woods, one in the open, one
whom a spire hides."""
WOODS, SPIRE = piece("woods", 14, 15.5, 17, 17, 5), piece("rock-spire", 30, 5, 31, 24, 20)


def seen(weapons: Sequence[str], hunters: tuple[int, ...] = (), half: str = "cover", **more: Any) -> list[Any]:
    """What these men see of the Rhino who fire these weapons, the first of them the first."""
    battle = table(
        man("a.m", *FRONT), rhino("b.r", 20, 24, **more), pieces=[WOODS, SPIRE], options={"half_of_firers": half}
    )
    own, car = of(battle, "a.m"), of(battle, "b.r")
    aimed = aiming.aim(battle, own, car, tuple(Firing(model.id, "boltgun") for model in own.models))
    fired = {number: weapon for number, weapon in enumerate(weapons) if weapon}
    return list(aiming.sightings(battle, aimed, car, fired, hunters))


@pytest.mark.rule("WH-VEH-24", "WH-VEH-05", "WH-VEH-09")
@pytest.mark.parametrize(
    ("weapons", "hunters", "half", "cover"),
    [
        (("lascannon", "lascannon"), (), "cover", 4), (("lascannon", "lascannon"), (), "no_cover", None),
        (("lascannon",), (), "cover", None), (("", "lascannon"), (), "cover", 4), (("", "lascannon"),
        (), "no_cover", 4),
        (("lascannon", "lascannon", "lascannon"), (), "cover", None), (("lascannon", "boltgun"), (), "cover", None),
        (("boltgun", "lascannon"), (), "no_cover", 4), (("boltgun", "lascannon"), (0,), "no_cover", None),
        (("lascannon", "boltgun"), (1,), "cover", 4), (("lascannon", "lascannon", "", "lascannon"),
        (), "no_cover", None),
        (("", "lascannon", "", "lascannon"), (), "no_cover", 4), (("", "", "", "lascannon"), (), "cover", None),
        (("boltgun", "boltgun"), (), "cover", None), (("", "heavy-bolter", "boltgun"), (), "no_cover", 4),
    ],
)  # fmt: skip
def test_who_counts_for_the_cover_of_a_vehicle(
    weapons: tuple[str, ...], hunters: tuple[int, ...], half: str, cover: int | None
) -> None:
    """Only who sees it and could do it harm; by the option half of them, else more than half. A boltgun cannot glance
    off armour 11, but that of a tank hunter can."""
    found = seen(weapons, hunters, half)
    assert [each.cover for each in found] == [cover] * len(found)
    assert [each.hunter for each in found] == [each.row in hunters for each in found]


@pytest.mark.rule("WH-VEH-24", "WH-VEH-05")
def test_what_each_firer_sees_of_a_vehicle() -> None:
    found = seen(("lascannon",) * 4, (2,), "no_cover")
    assert found[0] == Sighting(0, "b.r.1", "front", None, found[0].away, True)
    assert (found[1].face, found[1].seen, found[1].hunter) == ("front", True, False)
    assert (found[2].face, found[2].seen, found[2].hunter) == ("front", True, True)
    assert (found[3].face, found[3].seen, found[3].hunter) == ("side", False, False)
    assert found[0].away == 14_000 - 492 - 2_200
    assert [each.cover for each in seen(("lascannon",) * 4, smoke=2)] == [None] * 4


@pytest.mark.rule("WH-VEH-24", "WH-VEH-02")
def test_a_weapon_that_does_not_swing_so_far_neither_sees_nor_counts() -> None:
    """Of two hull weapons' tanks one looks away; what stands before it does not cover the target."""
    tanks = unit("a.v", "leman-russ-squadron", [row("leman-russ", 2)], places=[(20, 10), (12, 10)])
    away = tuple(replace(each, facing=DOWN if number == 0 else 0) for number, each in enumerate(tanks.unit.models))
    tanks = replace(tanks, unit=replace(tanks.unit, models=away))
    battle = table(tanks, rhino("b.r", 20, 24), pieces=[WOODS])
    own, car = of(battle, "a.v"), of(battle, "b.r")
    aimed = aiming.aim(battle, own, car, tuple(Firing(f"a.v.{number}", "heavy-bolter") for number in (1, 2)))
    found = aiming.sightings(battle, aimed, car, {0: "lascannon", 1: "lascannon"}, ())
    assert [(each.seen, each.cover) for each in found] == [(True, None), (False, None)]


# ---- shots -------------------------------------------------------------------------------------------------------


def lines(firer: Posted, foe: Posted, *weapons: str, single: bool = False, pieces: Any = ()) -> list[tuple[Any, ...]]:
    """The weapons of a unit that are fired, a model each."""
    battle = table(firer, foe, pieces=pieces)
    own, target = of(battle, "a.m"), of(battle, "b.o")
    firing = [Firing(f"a.m.{number}", weapon, single) for number, weapon in enumerate(weapons, 1)]
    look = aiming.aim(battle, own, target, firing).look
    found = volleys.lines_of(battle, own, look, firing, range(len(firing)))
    return [(line.model, line.weapon, line.shots, line.lost, line.row) for line in found]


@pytest.mark.rule("WH-SHOOT-07", "WH-WEAPON-17", "WH-WEAPON-02", "WH-SHOOT-02")
def test_which_shots_are_rolled() -> None:
    two, foe = man("a.m", (20, 30), (22, 30)), boyz("b.o", 20, 20, 1)
    assert lines(two, foe, "boltgun", "plasma-gun") == [
        ("a.m.1", "boltgun", 2, False, 0), ("a.m.2", "plasma-gun", 2, False, 1),
    ]  # fmt: skip
    assert lines(two, foe, FRAG, "boltgun") == [("a.m.1", FRAG, 1, False, 0), ("a.m.2", "boltgun", 2, False, 1)]
    moved = man("a.m", (20, 30), (22, 30), moved=True)
    assert lines(moved, foe, FRAG, "boltgun") == [("a.m.2", "boltgun", 2, False, 1)]
    assert lines(two, foe, "deffgun", "deffgun") == [
        ("a.m.1", "deffgun", None, False, 0), ("a.m.2", "deffgun", None, False, 1),
    ]  # fmt: skip
    far = man("a.m", (20, 47), (22, 47))
    assert lines(far, foe, "boltgun", "plasma-gun") == [("a.m.2", "plasma-gun", 1, True, 1)]
    assert lines(far, foe, FRAG, "boltgun") == [("a.m.1", FRAG, 1, False, 0)]
    spire = [piece("rock-spire", 10, 24, 30, 25, 20)]
    assert lines(two, foe, "boltgun", "plasma-gun", pieces=spire) == [("a.m.2", "plasma-gun", 1, True, 1)]
    car = unit("a.m", "razorback", [row("razorback")], 20, 45.5)
    assert lines(car, foe, "plasma-gun") == []


@pytest.mark.rule("WH-SHOOT-02")
def test_the_nearest_is_the_nearest_in_sight() -> None:
    foes = boyz("b.o", 0, 0, 2, places=[(20, 20), (20, 38)])
    for hidden, away in ((False, 11_000 - 984), (True, 18_000 - 984)):
        spire = [piece("rock-spire", 10, 34, 30, 35, 20)] if hidden else []
        battle = table(man("a.m", (20, 27 if not hidden else 2)), foes, pieces=spire)
        look = aiming.aim(battle, of(battle, "a.m"), of(battle, "b.o"), (Firing("a.m.1", "boltgun"),)).look
        assert volleys.nearest(look, 0) == (7_000 - 984 if not hidden else away)


@pytest.mark.rule("WH-SHOOT-04", "WH-WEAPON-16", "WH-WEAPON-15")
def test_what_a_hit_needs_to_wound() -> None:
    sniper, lasgun = TABLES.weapons["sniper-rifle"], TABLES.weapons["lasgun"]
    assert [volleys.blow_of(lasgun, toughness).need for toughness in (3, 6, 7)] == [4, 6, 0]
    assert [volleys.blow_of(sniper, toughness).need for toughness in (1, 4, 10)] == [4, 4, 4]
    found = volleys.blow_of(sniper, 4)
    assert (found.rending, found.wound.pinning, found.wound.ap, found.wound.strength) == (True, True, 6, None)
    plain = volleys.blow_of(lasgun, 4)
    assert (plain.rending, plain.wound.pinning) == (False, False)
    assert list(found.wounds({"wound": 2})) == [(found.wound, 2)]
    assert list(found.wounds({"rent": 1, "wound": 0})) == [(replace(found.wound, ap=2), 1)]
    assert list(found.wounds({})) == []


@pytest.mark.rule("WH-WEAPON-23")
def test_random_shots_are_rolled_once_for_a_mob_of_lootas_and_once_for_each_other() -> None:
    own = [Line("m.1", "deffgun", None), Line("m.2", "boltgun", 2), Line("m.3", "deffgun", None), Line("m.4", "x", 1)]
    assert rolls_of(own) == [("deffgun", [("m.1", "deffgun"), ("m.3", "deffgun")])]
    each = [Line("m.1", "shoota", None), Line("m.2", "shoota", None), Line("m.3", "deffgun", None)]
    assert rolls_of(each) == [
        ("shoota", [("m.1", "shoota")]), ("shoota", [("m.2", "shoota")]), ("deffgun", [("m.3", "deffgun")]),
    ]  # fmt: skip
    assert rolls_of([Line("m.1", "shoota", None), Line("m.2", "deffgun", None)]) == [
        ("shoota", [("m.1", "shoota")]), ("deffgun", [("m.2", "deffgun")]),
    ]  # fmt: skip


# ---- a unit's shots laid out -------------------------------------------------------------------------------------


def laid(firer: Posted, target: Posted, *weapons: str, pieces: Any = (), half: str = "cover", at: Any = None) -> Any:
    """The shots of a unit laid out, a model each."""
    battle = table(firer, target, pieces=pieces, options={"half_of_firers": half})
    firing = tuple(Firing(f"a.m.{number}", weapon) for number, weapon in enumerate(weapons, 1) if weapon)
    return Shooting("a.m", "b.o", firing).laid(battle, firing, at)


@pytest.mark.rule("WH-SHOOT-08", "WH-SAVE-04")
def test_only_who_fires_with_sight_and_range_counts_for_cover() -> None:
    """The first shoots through a wood; the others in the open, but out of range, or in a barrage, which needs no
    sight."""
    squad = man("a.m", (20, 30), (36, 44), (38, 44))
    wood, foe = [piece("woods", 18, 24, 22, 26, 5)], boyz("b.o", 20, 20, 1)
    for weapons, cover in (
        (("boltgun",), 4), (("boltgun", KRAK, KRAK), None), (("boltgun", "plasma-gun", "plasma-gun"), 4),
        (("boltgun", "mortar", "mortar"), 4), (("", "mortar", "mortar"), None), (("", KRAK), None),
    ):  # fmt: skip
        found = laid(squad, foe, *weapons, pieces=wood, half="no_cover")
        assert found.cover == cover
        assert len(found.lines) == sum(map(bool, weapons))
    assert laid(squad, foe) is None
    assert laid(squad, boyz("b.o", 20, 2, 1), "boltgun") is None
    moved = man("a.m", (20, 14)).unit
    assert laid(squad, foe, "boltgun", pieces=wood, at=moved).cover is None


@pytest.mark.rule("WH-SHOOT-08", "WH-SAVE-04", "WH-USR-22", "WH-VEH-24")
def test_which_firers_aim_at_a_vehicle() -> None:
    car = vehicle("b.o", "trukk", "trukk", 20, 20)
    squad = man("a.m", (20, 30), (22, 30), (38, 46))
    hunting = man("a.m", (20, 30), (22, 30), (38, 46), special=("tank-hunters",))
    for firer, hunts in ((squad, False), (hunting, True)):
        found = laid(firer, car, KRAK, "mortar", "plasma-gun")
        assert [(each.row, each.hunter) for each in found.sightings] == [(0, hunts)]
        assert found.cover is None


@pytest.mark.rule("WH-SHOOT-06", "WH-SHOOT-07", "WH-UNIT-02", "WH-USR-22", "WH-WEAPON-14")
def test_hits_on_guns_are_those_of_who_fired() -> None:
    """The second man fires his meltagun from near; the first is far away."""
    guns = unit("b.o", "big-guns", [row("lobba-gun"), row("gun-crew")], 20, 20)
    for special, bonus in (((), 0), (("tank-hunters",), 1)):
        battle = table(man("a.m", (20, 40), (20, 24), special=special), guns)
        own = of(battle, "a.m")
        for by, dice in ((("a.m.2",), 2), (("a.m.1",), 1), (("a.m.9",), 1)):
            hit = Shooting("a.m", "b.o", (), cover=5).hit_on_gun(battle, own, Volley("meltagun", 3, 0, 1, by=by))
            assert hit == ArmourHit(8, 1, "front", dice=dice, bonus=bonus if by != ("a.m.9",) else 0, cover=5)


@pytest.mark.rule("WH-UNIT-05")
def test_powers_that_did_not_come_are_not_shot_with() -> None:
    own = man("a.m", (20, 30), (22, 30)).unit
    firing = (
        Firing("a.m.1", "smite"),
        Firing("a.m.1", "boltgun"),
        Firing("a.m.9", "boltgun"),
        Firing("a.m.2", "smite"),
    )
    assert with_powers(own, firing, PowerDone()) == (firing[1],)
    assert with_powers(own, firing, PowerDone(came=(("a.m", "a.m.2"),))) == (firing[1], firing[3])
    assert with_powers(own, firing, PowerDone(came=(("a.m", "a.m.1"), ("a.m", "a.m.9")))) == firing[:2]


@pytest.mark.rule("WH-VEH-18", "WH-UNIT-02")
def test_who_has_spent_his_fire() -> None:
    battery = unit("b.g", "big-guns", [row("lobba-gun"), row("gun-crew", 2)], 20, 20)
    apart = unit("b.h", "big-guns", [row("lobba-gun"), row("gun-crew")], places=[(30, 20), (40, 20)])
    battle = table(battery, apart, man("a.m", (20, 30)))
    gun = (Firing("b.g.1", "lobba"),)
    assert spent_by(battle, of(battle, "b.g"), gun) == ("b.g.1", "b.g.2")
    assert spent_by(battle, of(battle, "b.g"), (*gun, Firing("b.g.2", "slugga"))) == ("b.g.1", "b.g.2", "b.g.3")
    assert spent_by(battle, of(battle, "b.h"), (Firing("b.h.1", "lobba"),)) == ("b.h.1",)


@pytest.mark.rule("WH-MOVE-06", "WH-SAVE-07", "WH-USR-19", "WH-WEAPON-11", "WH-SHOOT-07")
@pytest.mark.parametrize(
    ("fields", "covers"),
    [
        ({}, [None, 4, 2]), ({"screened": 1}, [3, 3, 2]), ({"screened": 2}, [None, 4, 2]), ({"down": 1}, [6, 3, 2]),
        ({"special": ("stealth",)}, [None, 3, 2]), ({"down": 1, "special": ("stealth",)}, [5, 2, 2]),
        ({"screened": 1, "special": ("stealth",)}, [2, 2, 2]),
    ],
)  # fmt: skip
def test_what_a_unit_makes_of_its_cover(fields: dict[str, Any], covers: list[int | None]) -> None:
    battle = table(man("a.m", (20, 30), **fields), phase="shooting")
    own = of(battle, "a.m")
    assert [taken(battle, own, cover) for cover in (None, 4, 2)] == covers
    shelters = [sheltered(battle, own, Wound(shelter=cover)).shelter for cover in (0, 4, 2)]
    assert shelters == [cover or 0 for cover in covers]
    assert sheltered(battle, own, Wound()).shelter is None


@pytest.mark.rule("WH-CORE-01", "WH-WEAPON-12")
def test_where_an_arrow_leads() -> None:
    ways = {90: (3, 0), 180: (0, 3), 270: (-3, 0), 360: (0, -3)}
    for degrees, (x, y) in ways.items():
        assert drifted((10_000, 20_000), 3, degrees) == (10_000 + 1000 * x, 20_000 + 1000 * y)
    decision = PlaceBeside(0, ((10_000, 10_000), (20_000, 10_000)), 1500)
    for x, told in ((13_000, ""), (13_010, ""), (13_011, "wh-refused-beside"), (12_990, ""),
    (12_989, "wh-refused-beside"),
                    (17_000, ""), (15_000, "wh-refused-beside")):  # fmt: skip
        assert words(decision.refusal(table(man("a.m", (5, 5))), PutMarker((x, 10_000)))) == told
    assert words(decision.refusal(table(man("a.m", (5, 5))), Finish())) == "refused-not-offered"


# ---- choices -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-02", "WH-WEAPON-11", "WH-VEH-18")
def test_passengers_see_what_their_vehicle_sees() -> None:
    """Their own places mean nothing while they are aboard: a spire would hide the enemy from there."""
    riders = man("a.m", (20, 40), place="aboard", aboard="a.r")
    battle = table(rhino("a.r", 40, 20), riders, man("a.f", (20, 40)), boyz("b.o", 20, 10, 1),
                   pieces=[piece("rock-spire", 10, 30, 30, 31, 20)])  # fmt: skip
    foe = of(battle, "b.o")
    assert fire_choices.can_see(battle, of(battle, "a.m"), foe, (Firing("a.m.1", "boltgun"),))
    assert not fire_choices.can_see(battle, of(battle, "a.f"), foe, (Firing("a.f.1", "boltgun"),))
    assert fire_choices.can_see(battle, of(battle, "a.f"), foe, (Firing("a.f.1", "mortar"),))
    assert fire_choices.can_see(battle, of(battle, "a.r"), foe, (Firing("a.r.1", "storm-bolter"),))
    assert fire_choices.may_be_shot(battle, foe)
    locked = table(man("a.m", (20, 10.984)), boyz("b.o", 20, 10, 1))
    assert not fire_choices.may_be_shot(locked, of(locked, "b.o"))


@pytest.mark.rule("WH-VEH-18")
def test_the_strongest_fire_through_the_points_there_are() -> None:
    riders = marines("a.m", 0, 0, 4, place="aboard", aboard="a.r")
    battle = table(rhino("a.r", 20, 20), riders, boyz("b.o", 20, 5, 1))
    weapons = ("sniper-rifle", "boltgun", KRAK, "lasgun")
    plan = tuple(Firing(f"a.m.{number}", weapon) for number, weapon in enumerate(weapons, 1))
    assert fire_choices.within_fire_points(battle, of(battle, "a.m"), plan) == (plan[1], plan[2])


@pytest.mark.rule("WH-VEH-02", "WH-VEH-03", "WH-VEH-07")
def test_which_weapons_a_vehicle_may_fire_together() -> None:
    battle = table(
        dreadnought("a.d", 10, 30), vehicle("a.v", "vindicator", "vindicator", 20, 30),
        vehicle("a.p", "predator", "predator-lascannons", 30, 30, speed="combat"), rhino("a.r", 40, 30),
        speeder("a.s", 40, 40, speed="cruising"),
    )  # fmt: skip

    def told(id: str, *weapons: str) -> str:
        own = of(battle, id)
        return words(arms.fault(battle, own, own.models[0], [Firing(f"{id}.1", weapon) for weapon in weapons]))

    assert told("a.d", "multi-melta", "storm-bolter") == ""
    assert told("a.d", "storm-bolter", "storm-bolter") == "wh-refused-vehicle-weapon"
    assert told("a.d", "multi-melta", "lascannon") == "wh-refused-vehicle-weapon"
    assert told("a.d", "lascannon") == "wh-refused-vehicle-weapon"
    assert told("a.v", "demolisher-cannon") == ""
    assert told("a.v", "demolisher-cannon", "storm-bolter") == "wh-refused-ordnance"
    assert told("a.p", "autocannon") == ""
    assert told("a.p", "autocannon", "lascannon") == "wh-refused-one-main"
    assert told("a.p", "lascannon", "lascannon") == "wh-refused-one-main"
    assert told("a.p", "lascannon", "lascannon", "lascannon") == "wh-refused-vehicle-weapon"
    assert told("a.s", "heavy-bolter") == ""
    tank = first(battle, "a.v")
    cannon, launcher = TABLES.weapons["demolisher-cannon"], TABLES.weapons["vengeance-launcher"]
    assert [arms.may_fire_ordnance(replace(tank, speed=speed), weapon) for weapon in (cannon, launcher)
            for speed in ("stationary", "combat", "cruising", "flat-out")] == [
        True, True, False, False, True, False, False, False,
    ]  # fmt: skip
    light = [arms.is_defensive(TABLES.weapons[each]) for each in ("sniper-rifle", "boltgun", "lasgun", "big-shoota")]
    assert light == [False, True, True, False]


@pytest.mark.rule("WH-VEH-18")
@pytest.mark.parametrize(
    ("carrier", "told"),
    [
        (rhino("a.r", 20, 20), ""), (rhino("a.r", 20, 20, speed="combat"), ""), (trukk("a.r", 20, 20), ""),
        (rhino("a.r", 20, 20, speed="cruising"), "wh-refused-fire-points"),
        (rhino("a.r", 20, 20, shaken=1), "wh-refused-fire-points"), (rhino("a.r", 20, 20, shaken=0), ""),
        (rhino("a.r", 20, 20, stunned=1), "wh-refused-fire-points"),
        (vehicle("a.r", "razorback", "razorback", 20, 20), "wh-refused-fire-points"),
    ],
)  # fmt: skip
def test_when_passengers_may_fire(carrier: Posted, told: str) -> None:
    battle = table(carrier, marines("a.m", 0, 0, 2, place="aboard", aboard="a.r"))
    assert words(arms.cannot_fire_aboard(battle, of(battle, "a.m"))) == told


@pytest.mark.rule("WH-VEH-18")
def test_fire_points_are_shared_by_who_is_in_the_vehicle() -> None:
    """A character in it has fired through one of two; passengers of another vehicle use none of its points."""
    battle = table(
        rhino("a.r", 20, 20), rhino("a.s", 30, 20), marines("a.m", 0, 0, 3, place="aboard", aboard="a.r"),
        unit("a.c", "captain", [row("captain")], place="aboard", aboard="a.r", spent=("a.c.1",)),
        marines("a.n", 0, 0, 2, place="aboard", aboard="a.s", spent=("a.n.1",)),
    )  # fmt: skip
    own = of(battle, "a.m")
    plan = [Firing(f"a.m.{number}", "boltgun") for number in (1, 2)]
    assert words(arms.fault_aboard(battle, own, plan[:1])) == ""
    assert words(arms.fault_aboard(battle, own, plan)) == "wh-refused-fire-points-full"
    assert words(arms.fault_aboard(battle, own, [plan[0], plan[0]])) == ""


@pytest.mark.rule("WH-VEH-16")
def test_only_one_vehicle_by_itself_is_a_transport() -> None:
    pair = unit("a.p", "rhino", [row("rhino", 2)], 10, 10).unit
    assert transport_of(pair) is None
    assert transport_of(rhino("a.r", 20, 20).unit) is not None
    assert transport_of(dreadnought("a.d", 20, 20, facing=RIGHT).unit) is None
