"""Who fires what at which part, at the edges: what is sensible, what is declared, what is refused, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.indirect import COORDINATES
from grognard.games.operation_ww2.rules.buildings.building_targets import BUILDING
from grognard.games.operation_ww2.rules.fire import shooting
from grognard.games.operation_ww2.rules.fire.ammunition import loaded
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting, named, planned
from grognard.games.operation_ww2.rules.fire.volley import aimed_at
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.intent import splitting
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard
from grognard.games.operation_ww2.rules.vehicle_fire.fire_at_vehicles import against_vehicle, rapid
from grognard.games.operation_ww2.state.choices import LeaveAttached, Pass, PlayCard, Shooting
from grognard.games.operation_ww2.state.intents import FireIntent, MoveIntent, WeaponFire
from grognard.games.operation_ww2.state.shots import Part
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models
from tests.games.operation_ww2.table import Idle, card, ground, play, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

DECLARED = {"split_timing": "at_declaration"}
WOODS = ground(piece("woods", 62.5, 30, 80, 37))
"""Of the two the second stands in them."""

HALF = unit("b.one", (59, 35), (64, 35), detection="fired")


def fire(*units: Unit, **given: Any) -> Any:
    """A battle in which ``a.one`` may fire at ``b.one``, with what it could fire."""
    g = table(*units, **given)
    return g, firepower(g, g.state.units["a.one"], "b.one", "fire")


def keys(chances: Any) -> list[tuple[str, str, str]]:
    """Who fires what at which part, in order."""
    return [(each.armed.model[-1], each.armed.weapon, each.shot.part) for each in chances]


# ---- ammunition --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-HEAT-08", "AZ-WPN-08")
@pytest.mark.parametrize(
    ("has", "people", "machines"),
    [
        ((), None, None),
        (("heat",), "heat", "heat"),
        (("high-explosive",), "high-explosive", "high-explosive"),
        (("armour-piercing",), "armour-piercing", "armour-piercing"),
        (("armour-piercing", "high-explosive"), "high-explosive", "armour-piercing"),
        (("high-explosive", "armour-piercing"), "high-explosive", "armour-piercing"),
        (("heat", "high-explosive"), "high-explosive", "heat"),
        (("heat", "armour-piercing"), "heat", "armour-piercing"),
        (("high-explosive", "heat"), "high-explosive", "high-explosive"),
    ],
)
def test_az_heat_08_what_is_loaded_if_nothing_was_declared(has: Any, people: Any, machines: Any) -> None:
    weapon = replace(TABLES.weapons["pak-40"], ammunition=has)
    for target in ("infantry", "gun"):
        assert loaded(weapon, target) == people, target
    for target in ("light", "medium", "heavy"):
        assert loaded(weapon, target) == machines, target


@pytest.mark.rule("AZ-LCH-01", "AZ-LCH-04")
@pytest.mark.parametrize(
    ("weapon", "ammunition", "target", "last"),
    [
        ("37-45-mm", "armour-piercing", "heavy", True), ("37-45-mm", "armour-piercing", "medium", False),
        ("20-mm", "armour-piercing", "medium", True), ("20-mm", "high-explosive", "heavy", True),
        ("20-mm", "armour-piercing", "light", False), ("20-mm", "heat", "heavy", False),
        ("anti-tank-rifle", "armour-piercing", "medium", True), ("anti-tank-rifle", "armour-piercing", "heavy", True),
        ("anti-tank-rifle", "armour-piercing", "light", False), ("kar98k", None, "heavy", False),
        ("kar98k", None, "medium", False), ("m2-heavy-machine-gun", None, "medium", False),
        ("bazooka", "heat", "heavy", False), ("heavy-flamethrower", None, "heavy", False),
    ],
)  # fmt: skip
def test_az_lch_01_where_a_last_chance_is_left(weapon: str, ammunition: Any, target: Any, last: bool) -> None:
    g = play(Idle(), unit("a.one", (60, 90)), HALF)
    part = Part("b.tank.1", target, number=3)
    found = against_vehicle(g, TABLES.weapons[weapon], ammunition, part)
    assert found == (Part("b.tank.1/last-chance", target, number=11, at_best=True) if last else part)


@pytest.mark.rule("AZ-LCH-01", "AZ-LCH-04")
def test_az_lch_04_without_a_number_only_heavy_weapons_that_are_no_flame_have_one() -> None:
    g = play(Idle(), unit("a.one", (60, 90)), HALF)
    gun = TABLES.weapons["37-45-mm"]
    for fields, last in (({}, True), ({"flame": "heavy"}, False), ({"part": "small-arms"}, False)):
        found = against_vehicle(g, replace(gun, **fields), "armour-piercing", Part("b.tank.1", "heavy"))
        assert found.id.endswith("/last-chance") is last, fields


@pytest.mark.rule("AZ-RPF-03")
@pytest.mark.parametrize("option", ["template_is_shot", "one_shot_per_barrel"])
def test_az_rpf_03_how_many_shots_a_rapid_fire_gun_has_at_a_vehicle(option: str) -> None:
    g = play(Idle(), unit("a.one", (60, 90)), HALF, options={"rapid_fire_vehicle": option})
    gun, per_barrel = TABLES.weapons["20-mm"], option == "one_shot_per_barrel"
    for templates, barrels in ((2, 1), (4, 2), (8, 4)):
        armed = Armed("a.one.1", "20-mm", templates=templates)
        assert rapid(g, armed, gun, Part("b.car.1", "light")).dice == (barrels if per_barrel else templates)
        assert rapid(g, armed, gun, Part("b.car.1/last-chance", "heavy")).dice == barrels
        other = Armed("a.one.1", "pak-40", dice=1)
        assert rapid(g, other, TABLES.weapons["pak-40"], Part("b.car.1", "light")) is other


# ---- a template as it is aimed -----------------------------------------------------------------------------------


@pytest.mark.rule("AZ-AREA-02", "AZ-COM-07")
def test_az_area_02_a_template_is_aimed_at_a_model_or_at_a_bare_place() -> None:
    own, foe = squad("a.one", (60, 90), ["light-mortar"]), with_models(HALF, m1={"storey": 2})
    g, power = fire(own, foe)
    unit_ = g.state.units["a.one"]
    chance = next(each for each in power.chances if each.nearest.model.id == "b.one.1")
    assert chance.area
    found = aimed_at(g, unit_, chance)
    assert (found.target, found.at, found.place, found.storey, found.sees) == ("b.one", "b.one.1", None, 2, True)
    assert (found.need, found.into, found.indirect, found.ammunition) == (chance.shot.need, False, True, None)
    for id, bare in ((COORDINATES, True), (BUILDING, True), ("b.one.1", False)):
        there = replace(chance.nearest.model, id=id)
        for part, at in ((id, bare), ("@" + id, False)):
            option = chance._replace(
                target="b.two", nearest=chance.nearest._replace(model=there), shot=replace(chance.shot, part=part)
            )
            found = aimed_at(g, unit_, option)
            assert found.place == ((there.x, there.y) if at else None), (id, part)
            assert found.target == ("b.two" if at else "b.one"), (id, part)
    blind = chance._replace(
        nearest=chance.nearest._replace(look=replace(chance.nearest.look, seen="not")),
        shot=replace(chance.shot, need=None, part="@b.one.1/open-top"),
        indirect=True,
    )
    found = aimed_at(g, unit_, blind)
    assert (found.sees, found.need, found.into, found.indirect) == (False, 11, True, True)


# ---- what is sensible --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-17", "AZ-INT-09", "AZ-FIRE-03")
def test_az_fire_17_each_fires_the_weapon_and_at_the_part_that_promise_most() -> None:
    g, power = fire(squad("a.one", (60, 60), [("kar98k", "mp40"), "kar98k"]), HALF, map=WOODS)
    own = g.state.units["a.one"]
    assert {each.shot.part for each in power.chances} >= {"none", "light"}
    assert keys(planned(g, own, power)) == [("1", "mp40", "none"), ("2", "kar98k", "none")]
    # However they are listed; of two that promise the same the weapon listed first.
    turned = power._replace(chances=power.chances[::-1])
    assert keys(planned(g, own, turned)) == [("1", "mp40", "none"), ("2", "kar98k", "none")]
    several = fire(squad("a.one", (60, 60), [("kar98k", "mp40")]), HALF, options={"one_weapon_per_model": "off"})
    assert keys(planned(several[0], several[0].state.units["a.one"], several[1])) == [
        ("1", "mp40", "none"), ("1", "kar98k", "none"),
    ]  # fmt: skip
    equal, power = fire(squad("a.one", (60, 60), [("kar98k", "lee-enfield")]), HALF)
    own = equal.state.units["a.one"]
    assert keys(planned(equal, own, power)) == [("1", "kar98k", "none")]
    assert keys(planned(equal, own, power._replace(chances=power.chances[::-1]))) == [("1", "lee-enfield", "none")]


@pytest.mark.rule("AZ-FIRE-17", "AZ-INT-09", "AZ-AREA-02")
def test_az_area_02_a_template_is_laid_where_most_stand_under_it() -> None:
    # The mortar's has a radius of 5: the middle one of three has both others under it.
    for apart, wanted in ((6, "b.one.2"), (6.001, "b.one.1")):
        foe = unit("b.one", (60 - apart, 35), (60, 35), (60 + apart, 35), detection="fired")
        g, power = fire(squad("a.one", (60, 90), ["light-mortar"]), foe)
        (chosen,) = planned(g, g.state.units["a.one"], power)
        assert chosen.nearest.model.id == wanted, apart
        counts = {each.nearest.model.id: shooting.struck(g, each) for each in power.chances}
        assert counts == ({"b.one.1": 2, "b.one.2": 3, "b.one.3": 2} if apart == 6 else dict.fromkeys(counts, 1))
    # Who is aboard stands under none; of direct fire it is one.
    aboard = with_models(unit("b.one", (56, 35), (60, 35), detection="fired"), m1={"aboard": "b.car.1"})
    g, power = fire(squad("a.one", (60, 90), ["light-mortar", "kar98k"]), aboard)
    assert {shooting.struck(g, each) for each in power.chances} == {1}


@pytest.mark.rule("AZ-GRN-03", "AZ-FIRE-17")
@pytest.mark.parametrize(("men", "thrown"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_az_grn_03_of_five_one_throws_and_the_others_fire(men: int, thrown: int) -> None:
    foe, woods = unit("b.one", (60, 52), (62, 52), (64, 52), detection="fired"), piece("woods", 50, 40, 75, 54)
    g, power = fire(squad("a.one", (59, 60), ["lee-enfield"] * men, apart=1), foe, map=ground(woods))
    own = g.state.units["a.one"]
    plan = planned(g, own, power)
    grenades = [each for each in plan if shooting.is_grenade(g, each)]
    assert len(plan) == men
    assert 0 < len(grenades) <= thrown
    # All of them would, if they could.
    pins = [each for each in power.chances if shooting.is_grenade(g, each)]
    only = power._replace(chances=tuple(pins))
    assert len(planned(g, own, only)) == min(thrown, len({each.armed.model for each in pins}))
    asked = ChooseShooting(0, "a.one", "b.one", "fire")
    by = list({each.armed.model: each for each in pins}.values())
    if len(by) > thrown:
        assert refused(g, asked, by[: thrown + 1]) == ("AZ-GRN-03",)
    assert refused(g, asked, by[:thrown]) == ()


@pytest.mark.rule("AZ-CRW-01", "AZ-FIRE-17")
def test_az_crw_01_who_assists_does_not_fire_and_they_stand_in_the_order_of_the_unit() -> None:
    g, power = fire(squad("a.one", (60, 60), ["kar98k", "kar98k", "mg42"], apart=2), HALF)
    own = g.state.units["a.one"]
    (helper,) = next(each for each in power.chances if each.armed.weapon == "mg42").armed.assistants
    plan = planned(g, own, power)
    assert [each.armed.model for each in plan] == [m.id for m in own.models if m.id != helper]


@pytest.mark.rule("AZ-SNP-01", "AZ-SNP-02")
def test_az_snp_01_of_a_sniper_team_one_fires() -> None:
    lists = {"a.one": {"characteristics": ("sniper",)}}
    team = with_models(squad("a.one", (60, 60), ["kar98k", "kar98k"]), m1={"role": "sniper"}, m2={"role": "spotter"})
    g, power = fire(team, HALF, lists=lists)
    own = g.state.units["a.one"]
    assert {each.armed.model for each in power.chances} == {"a.one.1", "a.one.2"}
    assert len({each.armed.model for each in planned(g, own, power)}) == 1
    g, power = fire(team, HALF)
    assert len({each.armed.model for each in planned(g, g.state.units["a.one"], power)}) == 2


@pytest.mark.rule("AZ-FIRE-17", "AZ-VLS-05", "AZ-SNP-02")
def test_az_fire_17_what_can_be_fired_once_with_an_order() -> None:
    _, power = fire(squad("a.one", (60, 60), [("kar98k", "mp40")]), HALF)
    rifle, gun = (next(each for each in power.chances if each.armed.weapon == id) for id in ("kar98k", "mp40"))
    for several, same in ((False, True), (True, False)):
        assert (shooting._slot(rifle, several) == shooting._slot(gun, several)) is same
        elsewhere = rifle._replace(target="b.two")
        assert shooting._slot(rifle, several) != shooting._slot(elsewhere, several)
        mounted = rifle._replace(armed=replace(rifle.armed, mount="hull"))
        assert shooting._slot(mounted, several) == ("a.one.1", "hull")
        assert shooting._slot(mounted._replace(target="b.two"), several) == ("a.one.1", "hull")


# ---- what is refused ---------------------------------------------------------------------------------------------


def refused(g: Any, asked: ChooseShooting, chances: Any) -> tuple[str, ...]:
    """The rules against some fire."""
    firings = chances if chances and isinstance(chances[0], WeaponFire) else named(chances)
    found = asked.refusal(g, Shooting(tuple(firings)))
    return () if found is None else found.rules


@pytest.mark.rule("AZ-INT-09", "AZ-FIRE-05", "AZ-SPL-03", "AZ-FIRE-17", "AZ-FIRE-18", "AZ-ORD-13")
def test_az_fire_18_why_fire_is_refused() -> None:
    own = squad("a.one", (60, 60), [("kar98k", "mp40"), "kar98k"])
    g, power = fire(own, HALF, map=WOODS)
    asked = ChooseShooting(0, "a.one", "b.one", "fire")
    by = dict(zip(keys(power.chances), power.chances, strict=True))
    rifle, gun, other = by["1", "kar98k", "none"], by["1", "mp40", "none"], by["2", "kar98k", "none"]
    covered = by["1", "kar98k", "light"]
    assert asked.refusal(g, Pass()) is not None
    assert refused(g, asked, [WeaponFire("a.one.1", "kar98k", "heavy")]) == ("AZ-FIRE-05", "AZ-SPL-03")
    assert refused(g, asked, [rifle, WeaponFire("a.one.9", "kar98k", "none")][1:]) == ("AZ-FIRE-05", "AZ-SPL-03")
    for twice in ((rifle, gun), (rifle, covered), (rifle, rifle)):
        assert refused(g, asked, list(twice)) == ("AZ-FIRE-17", "AZ-SPL-03")
    assert refused(g, asked, []) == ("AZ-FIRE-18",)
    for fine in ((rifle,), (gun, other), (covered, other), (other,)):
        assert refused(g, asked, list(fine)) == ()
    for order, options, rule in (
        ("assault", {}, ("AZ-ORD-13",)),
        ("fire", {"hold_fire": "all_must_fire"}, ("AZ-FIRE-18",)),
        ("ambush", {}, ()),
    ):
        g, power = fire(own, HALF, options=options)
        asked = ChooseShooting(0, "a.one", "b.one", order)  # type: ignore[arg-type]
        fit = asked.power(g).chances
        one, two = (next(each for each in fit if each.armed.model == f"a.one.{n}") for n in (1, 2))
        assert refused(g, asked, [one]) == rule, order
        assert refused(g, asked, [two]) == rule, order
        assert refused(g, asked, [one, two]) == (), order
    several, power = fire(own, HALF, options={"one_weapon_per_model": "off"})
    both = [each for each in power.chances if each.armed.model == "a.one.1"]
    assert refused(several, ChooseShooting(0, "a.one", "b.one", "fire"), both) == ()


@pytest.mark.rule("AZ-INT-09", "AZ-ORD-13", "AZ-SNP-01", "AZ-CRW-01", "AZ-GRN-03")
def test_az_ord_13_who_assists_or_is_of_a_sniper_team_need_not_fire_in_an_assault() -> None:
    asked = ChooseShooting(0, "a.one", "b.one", "assault")
    g, _ = fire(squad("a.one", (60, 60), ["mg42", "kar98k", "kar98k"], apart=2), HALF)
    every = {each.armed.model: each for each in asked.power(g).chances}
    gun = every["a.one.1"]
    (helper,) = gun.armed.assistants
    rest = [each for id, each in every.items() if id not in ("a.one.1", helper)]
    assert refused(g, asked, [gun]) == ("AZ-ORD-13",)
    assert refused(g, asked, [gun, *rest]) == ()
    lists = {"a.one": {"characteristics": ("sniper",)}}
    team = with_models(squad("a.one", (60, 60), ["kar98k", "kar98k"]), m1={"role": "sniper"}, m2={"role": "spotter"})
    g, _ = fire(team, HALF, lists=lists)
    first = next(each for each in asked.power(g).chances if each.armed.model == "a.one.1")
    assert refused(g, asked, [first]) == ()
    # Who could only throw a grenade when enough are thrown already holds.
    near = unit("b.one", (60, 52), (61, 52), detection="fired")
    g, _ = fire(squad("a.one", (60, 60), ["kar98k", "panzerfaust"], apart=2), near)
    fit = asked.power(g).chances
    rifle = next(each for each in fit if each.armed.weapon == "kar98k")
    pins = [each for each in fit if shooting.is_grenade(g, each)]
    mine, his = (next(each for each in pins if each.armed.model == f"a.one.{n}") for n in (1, 2))
    assert refused(g, asked, [rifle, his]) == ()
    assert refused(g, asked, [rifle]) == ("AZ-ORD-13",)
    assert refused(g, asked, [mine]) == ()


# ---- split as it was declared ------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-09", "AZ-INT-06", "AZ-FIRE-17", "AZ-SPL-03")
def test_az_int_09_why_a_split_may_not_be_declared_so() -> None:
    own = squad("a.one", (60, 60), [("kar98k", "mp40"), "kar98k"])
    one, gun, two = (WeaponFire(f"a.one.{n}", w, "none") for n, w in ((1, "kar98k"), (1, "mp40"), (2, "kar98k")))

    def rules(g: Any, *firings: WeaponFire) -> tuple[str, ...]:
        found = splitting.refusal(g, g.state.units["a.one"], "fire", firings)
        return () if found is None else found.rules

    later, now = table(own, HALF), table(own, HALF, options=DECLARED)
    assert rules(later) == rules(now) == ()
    assert rules(later, one) == ("AZ-INT-09",)
    assert rules(now, one) == rules(now, one, two) == rules(now, gun, two) == ()
    for alien in (replace(two, weapon="mp40"), replace(one, model="a.one.9"), replace(one, weapon="mg42")):
        assert rules(now, alien) == rules(now, one, alien) == ("AZ-INT-06",)
    twice = ("AZ-FIRE-17", "AZ-SPL-03")
    assert rules(now, one, gun) == rules(now, one, replace(one, part="light")) == twice
    several = table(own, HALF, options=DECLARED | {"one_weapon_per_model": "off"})
    assert rules(several, one, gun) == ()
    assert rules(several, one, replace(one, part="light")) == twice
    car = table(vehicle("a.one", "sherman-75", (60, 60)), HALF, options=DECLARED)
    tank = car.state.units["a.one"]
    mounts = [each.id for each in car.context.tables.vehicles["sherman-75"].weapon][:2]
    both = [WeaponFire(tank.models[0].id, each, "none") for each in mounts]
    assert rules(car, *both) == ()
    assert rules(car, both[0], both[0]) == twice


@pytest.mark.rule("AZ-INT-09", "AZ-EXE-09")
def test_az_exe_09_whose_part_is_gone_fires_as_is_sensible() -> None:
    g, power = fire(riflemen("a.one", (60, 60), 3), HALF, map=WOODS, options=DECLARED)
    plan = planned(g, g.state.units["a.one"], power)
    assert keys(plan) == [(str(n), "kar98k", "none") for n in (1, 2, 3)]
    first = WeaponFire("a.one.1", "kar98k", "light")
    second, gone = WeaponFire("a.one.2", "kar98k", "none"), WeaponFire("a.one.2", "kar98k", "heavy")
    for declared, wanted in (
        ((first,), [("1", "light")]),
        ((first, second), [("1", "light"), ("2", "none")]),
        ((first, gone), [("1", "light"), ("2", "none")]),
        ((gone,), [("2", "none")]),
        ((), []),
    ):
        found = splitting.as_declared(power, plan, declared)
        assert [(model, part) for model, _, part in keys(found)] == wanted, declared


@pytest.mark.rule("AZ-INT-09")
def test_az_int_09_everything_at_one_part_is_offered_if_there_are_two() -> None:
    own = riflemen("a.one", (60, 60), 2)
    for options, map, parts in (({}, WOODS, 0), (DECLARED, WOODS, 2), (DECLARED, ground(), 0)):
        g = table(own, HALF, options=options, map=map)
        found = list(splitting.listed(g, g.state.units["a.one"], "b.one", "fire"))
        assert [len({each.part for each in besides.firings}) for besides in found] == [1] * parts
        assert all(len(besides.firings) == 2 for besides in found)
        assert len({besides.firings[0].part for besides in found}) == parts


# ---- cards on units ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RCT-01", "AZ-RCT-02", "AZ-RCT-05", "AZ-RCT-11", "AZ-RCT-12", "AZ-ORD-11", "AZ-CRD-01")
@pytest.mark.parametrize(
    ("choice", "chain", "rules"),
    [
        (Pass(), 0, ("AZ-RCT-11",)),
        (Pass(), 5, ()),
        (LeaveAttached(), 0, None),
        (PlayCard("a.one", card("M4")), 0, ()),
        (PlayCard("a.one", card("M4")), 5, ()),
        (PlayCard("a.one", card("M4")), 4, ("AZ-RCT-02", "AZ-RCT-05")),
        (PlayCard("a.one", card("M4")), 3, ("AZ-RCT-02", "AZ-RCT-05")),
        (PlayCard("a.one", card("M3")), 0, ("AZ-CRD-01",)),
        (PlayCard("b.one", card("M4")), 0, ("AZ-RCT-01",)),
        (PlayCard("a.none", card("M4")), 0, ("AZ-RCT-01",)),
        (PlayCard("a.broken", card("M4")), 0, ("AZ-ORD-11",)),
        (PlayCard("a.acted", card("M4")), 0, ("AZ-RCT-12",)),
        (PlayCard("a.gone", card("M4")), 0, ("AZ-RCT-12",)),
    ],
)
def test_az_rct_01_which_card_may_be_played_on_which_unit(choice: Any, chain: int, rules: Any) -> None:
    enemy = MoveIntent("b.one.1", (), "slow")
    lain = (Ordered(1, "b.one", replace(card("M9"), priority=chain), enemy),) if chain else ()
    g = play(
        Idle(), unit("a.one", (20, 20)), unit("a.broken", (30, 20), broken=True),
        unit("a.acted", (40, 20), acted_turn=1), unit("a.gone", (50, 20), place="gone"), unit("b.one", (20, 80)),
        hands=("M4", "M9"), chain=lain,
    )  # fmt: skip
    found = ChooseCard(0).refusal(g, choice)
    if rules == ():
        assert found is None
        return
    assert found is not None
    if rules is None:
        assert found.message == say("refused-not-offered")
    else:
        assert found.rules == rules


@pytest.mark.rule("AZ-RCT-06", "AZ-ORD-12")
def test_az_rct_06_a_card_on_who_is_not_threatened_or_has_nothing_to_do() -> None:
    enemy = FireIntent("a.one")
    lain = (Ordered(1, "b.one", card("F9"), enemy),)
    units = (squad("a.one", (20, 20), ["kar98k"]), unit("a.two", (90, 20)), unit("b.one", (20, 80)))

    def rules(name: str, played: str, **options: str) -> tuple[str, ...]:
        g = play(Idle(), *units, hands=("M4 F3", ""), chain=lain, options=options)
        found = ChooseCard(0).refusal(g, PlayCard(name, card(played)))
        return () if found is None else found.rules

    for name, played, threatened, useful in (
        ("a.one", "M4", (), ()),
        ("a.one", "F3", (), ()),
        ("a.two", "M4", ("AZ-RCT-06",), ()),
        ("a.two", "F3", ("AZ-RCT-06",), ("AZ-ORD-12",)),
    ):
        assert rules(name, played) == ()
        assert rules(name, played, reaction_scope="threatened_unit_only") == threatened, (name, played)
        assert rules(name, played, empty_orders="forbidden_if_another_card_fits") == useful, (name, played)
