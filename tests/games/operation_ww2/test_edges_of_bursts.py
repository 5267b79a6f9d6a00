"""Templates, flame, indirect fire, scatter and grenades at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.rules.area import blast, bursts, flame, grenades, indirect, scatter
from grognard.games.operation_ww2.rules.area import templates_in_flight as flight
from grognard.games.operation_ww2.rules.area.blast import Shell
from grognard.games.operation_ww2.rules.area.fates import IN_HAND, MISSED, of_round
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, Target
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.targets import engagement_of
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.state.ground import Damaged
from grognard.games.operation_ww2.state.intents import AmbushIntent, AssaultIntent, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Coordinates, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models
from tests.games.operation_ww2.table import ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}
HOUSE: dict[str, Any] = piece("building", 40, 10, 80, 30) | {
    "id": "house",
    "building": {"material": "brick", "storeys": 2, "openings": [{"kind": "door", "at": (60, 90)}]},
}


def pak(id: str, at: tuple[float, float], *men: tuple[float, float], **fields: Any) -> Unit:
    return with_models(unit(id, at, *men, **fields), m1=GUN)


# ---- grenades ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-GRN-03")
def test_az_grn_03_who_has_grenades_while_an_enemy_is_in_reach() -> None:
    me, foe = riflemen("a.one", (20, 20), 2), unit("b.one", (20, 37))
    for units, fields, throws in (
        ((me, foe), {}, True),
        ((me, unit("b.one", (20, 37.001))), {}, False),
        ((me, replace(foe, place="waiting")), {}, False),
        ((me, replace(foe, place="below")), {}, False),
        ((replace(me, place="below"), replace(foe, place="below")), {}, True),
        ((me, unit("b.one", (100, 100)), unit("a.two", (20, 24))), {}, False),
        ((me, foe), {"lists": {"a.one": {"gun": "pak-40"}}}, False),
        ((me, foe, replace(unit("b.two", (20, 36)), models=())), {}, True),
        ((me, unit("b.one", (100, 100)), replace(unit("b.two", (20, 36)), models=())), {}, False),
    ):
        g = table(*units, **fields)
        assert (grenades.grenade(g, g.state.units["a.one"]) == "hand-grenade") is throws, units
    g = table(vehicle("a.one", "kubelwagen", (20, 20)), foe)
    assert grenades.grenade(g, g.state.units["a.one"]) is None
    g = table(me, foe)
    assert grenades.grenade(g, unit("a.stranger", (20, 20))) == "hand-grenade"
    assert [grenades.most_throwers(g, riflemen("a.one", (20, 20), men)) for men in (1, 5, 6, 10, 11)] == [1, 1, 2, 2, 3]


@pytest.mark.rule("AZ-LOS-04", "AZ-LOS-05", "AZ-GRN-01", "AZ-EXP-01", "AZ-GRN-02")
@pytest.mark.parametrize(
    ("kind", "from_", "to", "over"),
    [
        ("high-wall", 19, 26, True),
        ("high-hedge", 19, 26, True),
        ("high-wall", 18.99, 26, False),
        ("high-wall", 19, 27, True),
        ("high-wall", 19, 27.01, False),
        ("low-wall", 19, 26, False),
    ],
)
def test_az_los_04_what_is_thrown_over_a_wall(kind: str, from_: float, to: float, over: bool) -> None:
    map = ground(piece(kind, 30, 20, 90, 21))
    foe = unit("b.one", (60, to), detection="fired")
    me = squad("a.one", (60, from_), [("kar98k", "explosive-charge")])
    g = table(me, foe, map=map)
    own, other = g.state.units["a.one"], g.state.units["b.one"]
    seen = engagement_of(g, own, other, "fire", own.models)
    thrown = grenades.with_thrown_over(g, own, own.models[0], seen)
    before, after = len(seen.seen.get("a.one.1", ())), len(thrown.seen.get("a.one.1", ()))
    if kind == "high-hedge":
        # Who stands against a hedge sees through it.
        assert (before, after) == (1, 1)
        return
    assert (after - before == 1) is over
    if over:
        assert thrown.why_not is None
        assert thrown.seen["a.one.1"][0].look == grenades.OVER
        assert round(thrown.seen["a.one.1"][0].distance) == round((to - from_ - 2) * 1000)
        fired = {each.armed.weapon for each in firepower(g, own, "b.one", "fire").chances}
        assert {"hand-grenade", "explosive-charge"} & fired
        assert "kar98k" not in fired
    else:
        assert thrown == seen


@pytest.mark.rule("AZ-LOS-04")
def test_az_los_04_two_walls_and_nobody_behind_either() -> None:
    walls = ground(piece("high-wall", 30, 20, 90, 21), piece("high-wall", 61, 10, 62, 19.9) | {"id": "second"})
    for place, over in (((60, 26), True), ((65, 19), True), ((50, 5), False)):
        foe = unit("b.one", place, detection="fired")
        g = table(squad("a.one", (60, 19), ["kar98k"]), foe, map=walls)
        own, other = g.state.units["a.one"], g.state.units["b.one"]
        seen = engagement_of(g, own, other, "fire", own.models)
        found = grenades.with_thrown_over(g, own, own.models[0], seen)
        assert (len(found.seen.get("a.one.1", ())) > len(seen.seen.get("a.one.1", ()))) is over, place


# ---- rounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-03", "AZ-EXP-02", "AZ-IND-04", "AZ-GRN-01", "AZ-HEAT-04", "AZ-HEAT-06", "AZ-EXP-08")
def test_az_exp_02_what_becomes_of_a_round() -> None:
    for need, hand, faces in (
        (7, 0, [MISSED] * 6 + ["hit"] * 4),
        (7, 2, [IN_HAND] * 2 + [MISSED] * 4 + ["hit"] * 4),
        (2, 2, [IN_HAND] * 2 + ["hit"] * 8),
        (11, 0, [MISSED] * 10),
    ):
        fate = of_round(need, hand)
        assert [fate.reached(face) for face in range(1, 11)] == faces
    g = table(squad("a.one", (20, 20), ["explosive-charge", "light-mortar", "bazooka"]), unit("b.one", (20, 40)))
    for weapon, indirectly, in_hand, strays, radius in (
        ("explosive-charge", False, True, True, 3000),
        ("hand-grenade", False, False, True, 3000),
        ("light-mortar", True, False, True, 5000),
        ("75-76-mm", False, False, False, TABLES.weapons["75-76-mm"].template * 1000),
        ("75-76-mm", True, False, True, TABLES.weapons["75-76-mm"].template * 1000),
    ):
        aimed = Aimed("a.one.1", weapon, "b.one", "b.one.1", indirect=indirectly, need=7)
        assert (flight.fate_of(g, aimed).reached(1) == IN_HAND) is in_hand, weapon
        assert flight.scatters(g, aimed) is strays, weapon
        assert flight.radius_of(g, aimed) == radius, weapon
    special = Aimed("a.one.3", "bazooka", "b.one", "b.one.1", ammunition="high-explosive")
    assert flight.radius_of(g, special) == 5000
    assert flight.radius_of(g, replace(special, ammunition="heat")) == TABLES.weapons["bazooka"].template * 1000
    for option, part in (("heavy", "heavy-weapons"), ("small_arms", "small-arms")):
        g = table(squad("a.one", (20, 20), ["explosive-charge"]), unit("b.one", (20, 40)),
                  options={"thrown_charge_table": option})  # fmt: skip
        charge = Aimed("a.one.1", "explosive-charge", "b.one", "b.one.1", damage=-3)
        shell = flight.shell_of(g, "a.one", charge, 5)
        assert shell == Shell(0, "a.one", "a.one.1", "explosive-charge", part, (20_000, 20_000), 5, None, -3)  # type: ignore[arg-type]
        grenade = flight.shell_of(g, "a.one", replace(charge, weapon="hand-grenade", indirect=True), 5)
        assert (grenade.table, grenade.indirect) == ("small-arms", True)


@pytest.mark.rule("AZ-EXP-02")
def test_az_exp_02_a_charge_in_the_hand_bursts_where_its_thrower_stood() -> None:
    for x, storey, where, building in ((60, 1, "inside", "house"), (20, 0, "open", "")):
        man = replace(person("a.one.1", (x, 20)), storey=storey)
        g = table(replace(unit("a.one", (x, 20)), models=(man,)), unit("b.one", (5, 110)), map=ground(HOUSE))
        found = bursts.in_the_hand(g, man, Aimed("a.one.1", "explosive-charge", "b.one", "b.one.1"))
        assert found == Burst((x * 1000, 20_000), 3000, where, building, storey)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-AREA-06", "AZ-AREA-07", "AZ-IND-05", "AZ-SCT-06", "AZ-AREA-09", "AZ-IND-06", "AZ-AREA-05")
def test_az_area_06_where_a_round_bursts() -> None:
    bunker, woods = piece("bunker", 90, 50, 100, 60), piece("woods", 10, 50, 30, 70)
    tank = vehicle("b.tank", "panzer-iv", (20, 100))
    g = table(unit("a.one", (5, 110)), unit("b.one", (60, 20)), tank, map=ground(HOUSE, bunker, woods))
    unit_, model = g.state.units["b.one"], replace(g.state.units["b.one"].models[0], storey=1)

    def burst(weapon: str, at: tuple[int, int], indirectly: bool = False, on: bool = True) -> Burst:
        aimed = Aimed("a.one.1", weapon, "b.one", "b.one.1", indirect=indirectly)
        where = (at[0] * 1000, at[1] * 1000)
        target: Any = Target(where, 1, unit_ if on else None, model if on else None)
        return flight.burst_of(g, aimed, target)

    assert burst("hand-grenade", (20, 60)) == Burst((20_000, 60_000), 3000, on="b.one.1")
    assert burst("hand-grenade", (20, 60), on=False) == Burst((20_000, 60_000), 3000)
    assert burst("light-mortar", (20, 60), True) == Burst((20_000, 60_000), 5000, overhead=True, on="b.one.1")
    assert burst("hand-grenade", (42, 20)) == Burst((42_000, 20_000), 3000, "inside", "house", 1, on="b.one.1")
    assert burst("explosive-charge", (42, 20)) == Burst((42_000, 20_000), 3000, "inside", "house", 1, on="b.one.1")
    radius = TABLES.weapons["75-76-mm"].template * 1000
    assert burst("75-76-mm", (42, 20)) == Burst((40_000, 20_000), radius, "wall", "house", 1)
    assert burst("light-mortar", (42, 20), True) == Burst((42_000, 20_000), 5000, "roof", "house", 2, overhead=True)
    scattered = Aimed("a.one.1", "light-mortar", "b.one", "b.one.1", indirect=True)
    assert flight.burst_of(g, scattered, (42_000, 20_000)).where == "roof"
    assert flight.burst_of(g, scattered, (20_000, 20_000)) == Burst((20_000, 20_000), 5000, overhead=True)
    thrown = flight.burst_of(g, replace(scattered, weapon="hand-grenade", indirect=False), (20_000, 20_000))
    assert thrown == Burst((20_000, 20_000), 3000)
    assert flight.burst_at(g, (20_000, 101_000), 3000, overhead=False).on == "b.tank.1"
    above = flight.burst_at(g, (95_000, 55_000), 3000, overhead=True)
    assert above == Burst((95_000, 55_000), 3000, "roof", "bunker", 1, overhead=True)
    bare = table(unit("a.one", (5, 110)), unit("b.one", (60, 20)), map=ground(HOUSE),
                 damaged=(Damaged("house", roofless=(0, 1, 2, 3)),))  # fmt: skip
    above = flight.burst_at(bare, (60_000, 20_000), 3000, overhead=True)
    assert above == Burst((60_000, 20_000), 3000, "inside", "house", 1, overhead=True)


@pytest.mark.rule("AZ-AREA-03", "AZ-TWO-06")
def test_az_two_06_what_a_round_is_aimed_at_now() -> None:
    g = table(unit("a.one", (5, 110)), vehicle("b.tank", "sdkfz-250-9", (60, 60)), unit("b.away", (1, 1), place="gone"))
    aimed = Aimed("a.one.1", "light-mortar", "b.tank", "b.tank.1")
    found = flight.target_of(g, aimed)
    assert found is not None
    assert (found.at, found.storey, found.model and found.model.id) == ((60_000, 60_000), 0, "b.tank.1")
    into = flight.target_of(g, replace(aimed, into=True))
    assert into is not None
    assert into.at == (60_000, 61_275)
    assert flight.target_of(g, replace(aimed, at="b.tank.9")) is None
    assert flight.target_of(g, Aimed("a.one.1", "light-mortar", "b.away", "b.away.1")) is None
    assert flight.target_of(g, replace(aimed, place=(3, 4), storey=2)) == Target((3, 4), 2)


# ---- scatter -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SCT-03", "AZ-SCT-04")
@pytest.mark.parametrize(
    ("far", "sees", "five", "four"),
    [(30, True, 1, 1), (30.001, True, 2, 2), (60.001, True, 3, 3), (120, True, 3, 3), (120.001, True, 4, 4),
     (30, False, 2, 2), (60, False, 3, 3), (120, False, 4, 4), (120.001, False, 5, 4)],
)  # fmt: skip
def test_az_sct_03_how_often_the_die_counts(far: float, sees: bool, five: int, four: int) -> None:
    for option, factor in (("x5", five), ("x4", four)):
        assert scatter.scatter_factor(TABLES, {"scatter_beyond_120_blind": option}, far * 1000, sees) == factor


@pytest.mark.rule("AZ-SCT-02", "AZ-SCT-05", "AZ-SCT-06", "AZ-SCT-01", "AZ-DEF-13", "AZ-SCT-03")
def test_az_sct_05_where_a_burst_comes_down_and_when_it_is_lost() -> None:
    for degrees, place in ((0, (60, 54)), (90, (66, 60)), (180, (60, 66)), (270, (54, 60))):
        assert scatter.come_down((60_000, 60_000), 3, 2, degrees) == (place[0] * 1000, place[1] * 1000)
    for option, lost in (("no_effect", True), ("template_part_on_table", False)):
        g = table(unit("a.one", (5, 5)), unit("b.one", (60, 20)), map=ground(width=100, depth=80),
                  options={"scatter_off_table": option})  # fmt: skip
        for place, off in (((0, 0), False), ((-1, 5), True), ((5, -1), True), ((100_000, 80_000), False),
                           ((100_001, 5), True), ((5, 80_001), True), ((0, 80_000), False)):  # fmt: skip
            assert scatter.is_lost(g, place) is (off and lost), (option, place)
    me, foe = person("a.one.1", (20, 20)), person("b.one.1", (20, 40))
    assert scatter.distance_to(me, (20_000, 40_000), foe) == 18_000
    assert scatter.distance_to(me, (20_000, 40_000), None) == 19_000


# ---- who is struck how -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-11", "AZ-AREA-05")
def test_az_area_11_how_a_burst_hits_a_vehicle_or_a_gun() -> None:
    burst = Burst((60_000, 60_000), 5000)
    shell = Shell(0, "a.one", "a.one.1", "75-76-mm", "heavy-weapons", (1, 2), 8, "high-explosive", -3)
    for centred, indirectly, start, how, began in (
        (True, False, (1, 2), "burst", (1, 2)),
        (True, True, (1, 2), "indirect", (1, 2)),
        (True, False, None, "burst", (60_000, 60_000)),
        (False, False, (1, 2), "edge", (60_000, 60_000)),
        (False, True, (1, 2), "edge", (60_000, 60_000)),
    ):
        given = replace(shell, indirect=indirectly, start=start)
        found = blast.vehicle_hit(burst, given, centred=centred)
        assert (found.how, found.start, found.at, found.radius) == (how, began, (60_000, 60_000), 5000)
        assert (found.unit, found.model, found.die, found.ammunition, found.modifier) == (
            "a.one", "a.one.1", 8, "high-explosive", -3,
        )  # fmt: skip
        assert blast.gun_hit(given).start == (None if indirectly else start)


@pytest.mark.rule("AZ-AREA-15", "AZ-SMK-05")
def test_az_area_15_people_of_one_unit_with_the_same_cover_roll_together() -> None:
    map = ground(piece("woods", 50, 50, 59, 70), piece("smoke", 70, 50, 90, 70), piece("trench", 92, 50, 99, 70))
    men = unit("b.one", (55, 55), (57, 55), (65, 55), (75, 55), (95, 55))
    g = table(unit("a.one", (5, 110)), men, unit("b.two", (55, 60)), map=map)
    own, other = g.state.units["b.one"], g.state.units["b.two"]
    shell = Shell(0, "a.one", "a.one.1", "light-mortar", "small-arms", (0, 0), added=1, indirect=True)
    found = [(own, model) for model in own.models] + [(other, other.models[0])]
    woods, trench = TABLES.terrain["woods"].cover, TABLES.terrain["trench"].cover
    lots = {(lot.unit, lot.cover, lot.added): [id[-1] for id in lot.models] for lot in blast.alike(g, found, shell)}
    wanted = {
        ("b.one", woods, 1): ["1", "2"], ("b.one", "none", 1): ["3"],
        ("b.one", TABLES.terrain["smoke"].cover, -1): ["4"],
        ("b.one", trench, 1): ["5"], ("b.two", woods, 1): ["1"],
    }  # fmt: skip
    assert lots == wanted
    for option, count in (("unit_and_cover", 5), ("die_per_model_fixed", 6)):
        g = table(unit("a.one", (5, 110)), men, unit("b.two", (55, 60)), map=map, options={"template_groups": option})
        assert sum(1 for _ in blast.lots_of(g, found, shell)) == count


@pytest.mark.rule("AZ-AREA-05", "AZ-AREA-14")
def test_az_area_14_the_cover_of_a_guns_crew_under_a_burst() -> None:
    lists = {"b.gun": {"gun": "pak-40", "characteristics": ("shield",)}}
    whole = pak("b.gun", (60, 60), (60, 64), (58, 64), (80, 60))
    shell = Shell(0, "a.one", "a.one.1", "75-76-mm", "heavy-weapons", (60_000, 20_000))
    for broken, given, man, gun in (
        (False, shell, 1, True),
        (False, replace(shell, indirect=True), 1, False),
        (False, replace(shell, start=None), 1, False),
        (True, shell, 1, False),
        (False, shell, 3, False),
    ):
        g = table(unit("a.one", (60, 20)), replace(whole, broken=broken), lists=lists)
        own = g.state.units["b.gun"]
        cover, shield = blast.protection(g, own, own.models[man], given)
        if gun:
            assert cover != "none"
            assert shield
        else:
            assert not shield
            assert cover == ("none" if man == 3 or given.indirect or given.start is None else cover)
    assert blast.protection(g, own, own.models[3], shell) == ("none", False)


# ---- flame -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FLM-01", "AZ-FLM-03", "AZ-FLM-05", "AZ-ORD-05")
def test_az_flm_01_whom_a_flame_reaches_and_with_which_number() -> None:
    for far, order, options, trench, wanted in (
        (15, "fire", {}, False, (7, 0)),
        (15.001, "fire", {}, False, None),
        (10, "assault", {}, False, (8, 0)),
        (10, "covering-fire", {}, False, (8, -3)),
        (10, "ambush", {}, False, (7, 0)),
        (5, "fire", {"flame_modifiers": "all"}, False, (4, 0)),
        (5.001, "fire", {"flame_modifiers": "all"}, False, (7, 0)),
        (5, "fire", {}, False, (7, 0)),
        (10, "fire", {}, True, (8, 0)),
    ):
        map = ground(piece("trench", 50, 30, 70, 50)) if trench else ground()
        foe = unit("b.one", (60, 22 + far), detection="fired")
        g = table(squad("a.one", (60, 20), ["light-flamethrower"]), foe, map=map, options=options)
        own, other = g.state.units["a.one"], g.state.units["b.one"]
        seen = engagement_of(g, own, other, order, own.models).seen["a.one.1"]  # type: ignore[arg-type]
        found = list(flame.shots(g, own, Armed("a.one.1", "light-flamethrower"), order, seen))  # type: ignore[arg-type]
        base = TABLES.weapons["light-flamethrower"].numbers.infantry
        assert base is not None
        if wanted is None:
            assert not found
        else:
            ((shot, _),) = found
            assert (shot.need, sum(each.value for each in shot.damage)) == (max(wanted[0] - 7 + base, 2), wanted[1]), (
                far
            )
            assert (shot.dice, shot.column, shot.part) == (1, "infantry", "@b.one.1")


@pytest.mark.rule("AZ-AREA-08", "AZ-FLM-05", "AZ-FLM-01", "AZ-FLM-02", "AZ-FLM-04")
def test_az_area_08_who_is_under_a_flame() -> None:
    me = squad("a.one", (60, 20), ["light-flamethrower", "kar98k"])
    g = table(
        with_models(me, m2={"x": 60_000, "y": 26_000}),
        with_models(unit("b.one", (60, 30), (60, 35.9), (60, 36.1), (62, 30), (63, 30)), m2={"storey": 1}),
        pak("b.gun", (60, 33)),
        vehicle("b.tank", "sdkfz-250-9", (90, 90)),
        unit("b.away", (60, 30), place="waiting"),
        lists={"b.gun": {"gun": "pak-40"}},
    )
    own = g.state.units["a.one"]
    weapon = TABLES.weapons["light-flamethrower"]
    found = flame.scorched(g, own, own.models[0], (60_000, 35_000), weapon, "fire")
    assert [(each.model.id, each.need is not None) for each in found] == [
        ("a.one.2", True), ("b.one.1", True), ("b.one.4", True), ("b.gun.1", weapon.numbers.gun is not None),
    ]  # fmt: skip
    piles = list(flame.piles_of(g, found, 2))
    assert [(pile.unit, pile.people, len(pile.models), pile.added) for pile in piles] == [
        *([("b.gun", False, 1, 2)] if weapon.numbers.gun else []), ("a.one", True, 1, 2), ("b.one", True, 2, 2),
    ]  # fmt: skip
    lot = flame.burnt(piles[-1], 3)
    assert (lot.unit, lot.dice, lot.cover, lot.added) == ("b.one", 3, "none", 2)
    for model, column in ((own.models[0], "infantry"), (g.state.units["b.gun"].models[0], "gun"),
                          (g.state.units["b.tank"].models[0], "light")):  # fmt: skip
        assert flame.column_of(g, model) == column


# ---- indirect fire -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-IND-08", "AZ-IND-09", "AZ-IND-01")
def test_az_ind_08_how_near_indirect_fire_may_come_down() -> None:
    g = table(unit("a.one", (5, 110)), unit("b.one", (60, 20)))
    for weapon, least in (
        ("light-mortar", 25),
        ("81-mm-mortar", 50),
        ("82-mm-mortar", 100),
        ("heavy-mortar", 100),
        ("75-76-mm", 75),
        ("37-45-mm", 75),
        ("105-mm-howitzer", 100),
        ("katyusha", 100),
        ("kar98k", 0),
    ):
        row = TABLES.weapons[weapon]
        if weapon == "75-76-mm":
            row = replace(row, calibre=75)
        assert indirect.minimum_range(g, row) == least * 1000, weapon
    for weapon, declared, fires in (
        ("light-mortar", False, True),
        ("katyusha", False, True),
        ("75-76-mm", False, False),
        ("75-76-mm", True, True),
    ):
        assert indirect.fires_indirectly(TABLES.weapons[weapon], declared=declared) is fires


@pytest.mark.rule("AZ-TWO-07", "AZ-SPL-04", "AZ-SMK-05", "AZ-IND-02", "AZ-IND-10")
def test_az_two_07_a_model_as_indirect_fire_finds_it() -> None:
    smoke = ground(piece("smoke", 0, 0, 120, 120))
    for map, added in ((ground(), 0), (smoke, -2)):
        g = table(unit("a.one", (60, 20)), pak("b.gun", (60, 60)), vehicle("b.tank", "tiger", (90, 90)), map=map,
                  lists={"b.gun": {"gun": "pak-40"}})  # fmt: skip
        for id, column in (("a.one", "infantry"), ("b.gun", "gun"), ("b.tank", "heavy")):
            part = indirect.part_of(g, g.state.units[id], g.state.units[id].models[0])
            assert (part.id, part.target, part.cover) == (f"@{id}.1", column, "none")
            assert (sum(each.value for each in part.to_hit), sum(each.value for each in part.damage)) == (added, added)
    assert [sum(each.value for each in indirect.modifiers(g, blind)) for blind in (True, False)] == [-1, 0]
    assert indirect.modifiers(g, True)[0].label == say("az-to-hit-indirect-unseen")


TEAM = squad("a.one", (60, 20), ["light-mortar", "pistol"], apart=2)


@pytest.mark.rule("AZ-COM-07", "AZ-IND-02", "AZ-IND-07")
def test_az_com_07_who_holds_coordinates_fires_at_them() -> None:
    held = {"a.one": Coordinates(60_000, 60_000, 0, "b.far", "b.far.1")}
    near, far = unit("b.one", (60, 60), detection="fired"), unit("b.far", (110, 118))
    at_them = Besides(at_coordinates=True)

    def refused(declared: Any, coordinates: Any = held) -> tuple[str, ...]:
        g = table(TEAM, near, far, coordinates=coordinates)
        found = indirect.refusal(g, g.state.units["a.one"], declared)
        return () if found is None else found.rules

    no = ("AZ-COM-07",)
    assert refused(FireIntent(None, None, at_them)) == refused(AmbushIntent(None, None, at_them)) == ()
    assert refused(FireIntent("b.one", None, at_them)) == no
    assert refused(FireIntent(None, None, at_them), {}) == no
    assert refused(MoveIntent("a.one.1", (), "slow", at_them)) == no
    assert refused(FireIntent(None)) == refused(FireIntent("b.far")) == no
    assert refused(FireIntent("b.one")) == ()
    assert refused(FireIntent("b.far"), {}) == refused(MoveIntent("a.one.1", (), "slow")) == ()
    assert refused(AssaultIntent("a.one.1", (), "slow", "b.far", "last")) == no
    # Whether it is blind.
    for team, coordinates, declared, blind in (
        (TEAM, {}, FireIntent("b.one"), False),
        (TEAM, {}, FireIntent("b.far"), True),
        (TEAM, {}, FireIntent(None), False),
        (TEAM, {}, MoveIntent("a.one.1", (), "slow"), False),
        (riflemen("a.one", (60, 20), 2), {}, FireIntent("b.far"), False),
        (TEAM, held, FireIntent(None, None, at_them), False),
        (TEAM, {"a.one": replace(held["a.one"], y=70_000)}, FireIntent(None, None, at_them), True),
        (TEAM, {"a.one": Coordinates(110_000, 118_000, 0, "b.far", "b.far.1")}, FireIntent(None, None, at_them), True),
        (TEAM, {}, FireIntent(None, None, at_them), True),
    ):
        g = table(team, near, far, coordinates=coordinates)
        assert indirect.blind(g, g.state.units["a.one"], declared) is blind, declared


@pytest.mark.rule("AZ-IND-07", "AZ-COM-07", "AZ-TWO-06")
def test_az_ind_07_what_stands_on_coordinates() -> None:
    places: Any = (((60, 60), 0, True), ((61, 60), 0, True), ((61.001, 60), 0, False), ((60, 60), 1, False))
    for place, storey, there in places:
        man = with_models(unit("b.one", place), m1={"storey": storey})
        held = {"a.one": Coordinates(60_000, 60_000, 0, "b.one", "b.one.1")}
        g = table(TEAM, man, unit("a.two", (60, 60.5)), unit("b.away", (60, 60), place="waiting"), coordinates=held)
        own = g.state.units["a.one"]
        found = indirect.standing_at(g, own, held["a.one"])
        assert (found is not None) is there
        shots = list(indirect.at_coordinates(g, own, Armed("a.one.1", "light-mortar"), "fire"))
        assert len(shots) == 1
        assert (shots[0][0].part, shots[0][0].number, shots[0][0].column) == ("@coordinates", 7, "infantry")
        if place == (60, 60):
            assert round(shots[0][1].distance) == (38_000 if there else 39_000)
        assert not list(indirect.at_coordinates(g, own, Armed("a.one.2", "pistol"), "fire"))
    bare = table(TEAM, unit("b.one", (5, 5)))
    assert not list(indirect.at_coordinates(bare, bare.state.units["a.one"], Armed("a.one.1", "light-mortar"), "fire"))
    near = table(TEAM, unit("b.one", (5, 5)), coordinates={"a.one": Coordinates(60_000, 45_999, 0, "b.one", "b.one.1")})
    ((shot, _),) = indirect.at_coordinates(near, near.state.units["a.one"], Armed("a.one.1", "light-mortar"), "fire")
    assert shot.why_not is not None
    assert (shot.need, shot.why_not.rule) == (None, "AZ-IND-08")


@pytest.mark.rule("AZ-AREA-05", "AZ-IND-12", "AZ-TWO-06", "AZ-IND-03", "AZ-TWO-05")
def test_az_area_05_indirect_fire_at_the_models_of_a_target() -> None:
    def parts(foe: Unit, held: bool = False, **fields: Any) -> dict[str, str]:
        g = table(TEAM, foe, **fields)
        own, other = g.state.units["a.one"], g.state.units[foe.id]
        seen = engagement_of(g, own, other, "fire", own.models)
        found = indirect.at_models(g, own, Armed("a.one.1", "light-mortar"), "fire", seen, held=held)
        return {shot.part: shot.why_not.rule if shot.why_not else str(shot.need) for shot, _ in found}

    men = unit("b.one", (60, 60), (63, 60), detection="fired")
    assert parts(men) == {"@b.one.1": "7", "@b.one.2": "7"}
    gun = pak("b.one", (60, 60), (60, 64), (90, 60), detection="fired")
    assert list(parts(gun, lists={"b.one": {"gun": "pak-40"}})) == ["@b.one.1", "@b.one.3"]
    broken = parts(replace(gun, broken=True), lists={"b.one": {"gun": "pak-40"}})
    assert list(broken) == ["@b.one.1", "@b.one.2", "@b.one.3"]
    car = vehicle("b.one", "sdkfz-250-9", (60, 60), detection="fired")
    assert parts(car)["@b.one.1/open-top"] == "9"
    empty = vehicle("b.one", "sdkfz-250-9", (60, 60), crew=0, detection="fired")
    assert "@b.one.1/open-top" not in parts(empty)
    heavy = parts(vehicle("b.one", "tiger", (60, 60), detection="fired"))
    assert heavy == {"@b.one.1": "AZ-TWO-05"}
    close = unit("b.one", (60, 46.9), detection="fired")
    assert parts(close) == {"@b.one.1": "AZ-IND-08"}
