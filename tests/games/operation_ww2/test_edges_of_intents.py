"""What may be declared with an order, at its edges: aims, splits, held shots, calls, runners."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.intent import communication, intent, runners, splitting, weapon_targets
from grognard.games.operation_ww2.state.intents import (
    Aim,
    AmbushIntent,
    AssaultIntent,
    Besides,
    Call,
    FireIntent,
    Held,
    MoveIntent,
    WeaponFire,
)
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import riflemen, squad, with_models
from tests.games.operation_ww2.table import card, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

FOE = unit("b.one", (60, 100), (63, 100), detection="fired")


def refused(found: Any) -> tuple[str, ...]:
    return () if found is None else found.rules


# ---- aims --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-02", "AZ-CMB-02", "AZ-SNP-02", "AZ-HEAT-08", "AZ-HEAT-06", "AZ-INT-06")
def test_az_fire_02_which_weapons_may_have_a_target_of_their_own() -> None:
    tank, other = vehicle("b.tank", "panzer-iv", (30, 100)), vehicle("b.more", "panzer-iv", (90, 100))
    second = ("AZ-FIRE-02", "AZ-CMB-02")

    def aims(*given: Aim, **fields: Any) -> tuple[str, ...]:
        me = fields.pop("me", squad("a.one", (60, 20), ["kar98k", "panzerfaust", "bazooka", "g43"]))
        g = table(me, FOE, tank, other, unit("b.away", (1, 1), place="waiting"), **fields)
        declared = FireIntent("b.one", None, Besides(aims=given))
        return refused(weapon_targets.refusal(g, g.state.units["a.one"], "fire", declared))

    assert aims() == ()
    assert aims(Aim("panzerfaust", "b.tank")) == aims(Aim("panzerfaust", "b.one")) == ()
    assert aims(Aim("kar98k", "b.one")) == ()
    assert aims(Aim("kar98k", "b.tank")) == second
    assert aims(Aim("panzerfaust", "b.away")) == second
    assert aims(Aim("panzerfaust", "b.nobody")) == second
    assert aims(Aim("panzerfaust", "b.tank"), Aim("bazooka", "b.tank")) == ()
    assert aims(Aim("panzerfaust", "b.tank"), Aim("bazooka", "b.more")) == second
    assert aims(Aim("panzerfaust", "b.tank"), Aim("bazooka", "b.one")) == ()
    # What is fired indirectly has its own rules, and is no second target.
    assert aims(Aim("panzerfaust", "b.tank"), Aim("bazooka", "b.more", None, True)) == ()
    assert aims(Aim("kar98k", "b.tank", None, True)) == ()
    # Nobody has it; there is no such thing.
    assert aims(Aim("piat", "b.tank")) == aims(Aim("longbow", "b.tank")) == ("AZ-INT-06",)
    # Ammunition is what the weapon has.
    assert aims(Aim("bazooka", "b.tank", "heat")) == ()
    assert aims(Aim("bazooka", "b.tank", "armour-piercing")) == ("AZ-HEAT-08",)
    assert aims(Aim("kar98k", "b.one", "high-explosive")) == ("AZ-HEAT-08",)
    assert aims(Aim("bazooka", "b.one", "high-explosive")) == ("AZ-HEAT-08", "AZ-HEAT-06")
    # A sniper's second shot: at any enemy on the table, if he has two.
    lists = {"a.one": {"characteristics": ("sniper",)}}
    for weapon, target, wanted in (
        ("g43", "b.tank", ()),
        ("g43", "b.away", ("AZ-SNP-02",)),
        ("g43", "b.nobody", ("AZ-SNP-02",)),
        ("kar98k", "b.tank", second),
    ):
        me = with_models(squad("a.one", (60, 20), [weapon]), m1={"role": "sniper"})
        assert aims(Aim(weapon, target), me=me, lists=lists) == wanted, (weapon, target)
    me = squad("a.one", (60, 20), ["g43", "g43"])
    me = with_models(me, m1={"role": "sniper"})
    assert aims(Aim("g43", "b.tank"), me=me, lists=lists) == second


@pytest.mark.rule("AZ-FIRE-02", "AZ-INT-09", "AZ-INT-07", "AZ-INT-10", "AZ-ORD-10")
def test_az_fire_02_which_heavy_weapons_are_offered_which_vehicles() -> None:
    tank, other = vehicle("b.tank", "panzer-iv", (30, 100)), vehicle("b.more", "panzer-iv", (90, 100))
    me = squad("a.one", (60, 20), ["kar98k", "panzerfaust", "bazooka", "panzerfaust", "katyusha", "light-mortar"])
    g = table(me, FOE, tank, other, vehicle("b.away", "panzer-iv", (1, 1), place="waiting"))
    own = g.state.units["a.one"]
    assert [row.id for row in weapon_targets.heavy_weapons(g, own)] == ["panzerfaust", "bazooka"]
    assert weapon_targets.enemies(g, 0) == ["b.one", "b.tank", "b.more"]
    assert weapon_targets.enemies(g, 1) == ["a.one"]
    assert weapon_targets.enemy_vehicles(g, 0) == ["b.tank", "b.more"]
    for target, vehicles in (("b.one", ["b.tank", "b.more"]), ("b.tank", ["b.more"])):
        found = [
            [(aim.weapon, aim.target) for aim in each.aims] for each in weapon_targets.divided(g, own, target, "fire")
        ]
        assert found == [[("panzerfaust", id), ("bazooka", id)] for id in vehicles]
    bare = replace(own, models=own.models[:1])
    assert list(weapon_targets.divided(g, bare, "b.one", "fire")) == []
    assert not weapon_targets.may_assault_silently(g, own)
    trained = table(me, FOE, lists={"a.one": {"characteristics": ("bayonet-trained",)}})
    assert weapon_targets.may_assault_silently(trained, trained.state.units["a.one"])


@pytest.mark.rule("AZ-INT-07", "AZ-INT-10", "AZ-FIRE-01")
def test_az_int_10_targets_are_looked_at_when_named_only_if_so_agreed_and_only_for_fire() -> None:
    far = unit("b.far", (110, 118))
    for option, order, checked in (
        ("also_at_declaration", "fire", True),
        ("also_at_declaration", "covering-fire", True),
        ("also_at_declaration", "ambush", False),
        ("also_at_declaration", "assault", False),
        ("execution_only", "fire", False),
    ):
        g = table(riflemen("a.one", (10, 10), 2), unit("b.one", (10, 30), detection="fired"), far,
                  options={"fire_target_check": option})  # fmt: skip
        own = g.state.units["a.one"]
        assert weapon_targets.is_checked_now(g, order) is checked  # type: ignore[arg-type]
        named = weapon_targets.nameable(g, own, order)  # type: ignore[arg-type]
        hides = checked and order == "fire"
        assert named == (["b.one"] if hides else ["b.one", "b.far"])
        if order == "fire":
            assert refused(weapon_targets.refusal(g, own, "fire", FireIntent("b.one"))) == ()
            found = refused(weapon_targets.refusal(g, own, "fire", FireIntent("b.far")))
            assert found == (("AZ-INT-10", "AZ-FIRE-01") if checked else ())
            held = FireIntent("b.far", Held("b.far", 0))
            assert refused(weapon_targets.refusal(g, own, "fire", held)) == ()
            assert refused(weapon_targets.refusal(g, own, "fire", FireIntent(None))) == ()
            lying = with_models(own, m1={"posture": "scared"}, m2={"posture": "scared"})
            fault = weapon_targets.fault_now(g, lying, "b.one", "fire")
            assert fault is not None


# ---- splits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-09", "AZ-INT-06", "AZ-FIRE-17", "AZ-SPL-03")
def test_az_int_09_how_fire_may_be_split_with_the_order() -> None:
    def fire(*names: str) -> tuple[WeaponFire, ...]:
        return tuple(WeaponFire(f"a.one.{name.split()[0]}", name.split()[1], "none") for name in names)

    me = squad("a.one", (60, 20), [("kar98k", "mp40"), "kar98k"])
    for timing, one_each, firings, wanted in (
        ("at_execution", "on", (), ()),
        ("at_execution", "on", fire("1 kar98k"), ("AZ-INT-09",)),
        ("at_declaration", "on", fire("1 kar98k", "2 kar98k"), ()),
        ("at_declaration", "on", fire("1 kar98k", "1 mp40"), ("AZ-FIRE-17", "AZ-SPL-03")),
        ("at_declaration", "off", fire("1 kar98k", "1 mp40"), ()),
        ("at_declaration", "off", fire("1 kar98k", "1 kar98k"), ("AZ-FIRE-17", "AZ-SPL-03")),
        ("at_declaration", "on", fire("2 mp40"), ("AZ-INT-06",)),
        ("at_declaration", "on", fire("1 kar98k", "3 kar98k"), ("AZ-INT-06",)),
    ):
        g = table(me, FOE, options={"split_timing": timing, "one_weapon_per_model": one_each})
        found = splitting.refusal(g, g.state.units["a.one"], "fire", firings)
        assert refused(found) == wanted, (timing, one_each, firings)
        assert splitting.is_declared(g) is (timing == "at_declaration")
    # A vehicle fires all of its weapons.
    tank = vehicle("a.tank", "sherman-75", (60, 20))
    g = table(tank, FOE, options={"split_timing": "at_declaration"})
    both = tuple(WeaponFire("a.tank.1", mount, "none") for mount in ("gun", "hull"))
    assert refused(splitting.refusal(g, g.state.units["a.tank"], "fire", both)) == ()
    twice = (both[0], replace(both[0], part="light"))
    assert refused(splitting.refusal(g, g.state.units["a.tank"], "fire", twice)) == ("AZ-FIRE-17", "AZ-SPL-03")


# ---- held shots --------------------------------------------------------------------------------------------------


def chained(*orders: Ordered, below: bool = False, **options: str) -> Any:
    """A squad of each side in a battle in which these orders lie in the chain."""
    foes = unit("b.one", (60, 100), place="below" if below else "table"), unit("b.two", (90, 100))
    return table(riflemen("a.one", (60, 20), 1), unit("a.two", (30, 20)), *foes, chain=orders, options=options)


def order(id: str, declared: Any, length: int = 10_000) -> Ordered:
    return Ordered("ab".index(id[0]), id, card("M5"), declared, length)


MOVES = MoveIntent("b.one.1", ((60_000, 90_000),), "slow")
STORMS = AssaultIntent("b.two.1", ((90_000, 90_000),), "slow", "a.one", "last")


@pytest.mark.rule("AZ-ANT-02", "AZ-ANT-08", "AZ-ANT-10")
@pytest.mark.parametrize(
    ("target", "mover", "at", "wanted"),
    [
        ("b.one", "b.one", 0, ()),
        ("b.one", "b.one", 10_000, ()),
        ("b.one", "b.one", -1, ("AZ-ANT-10",)),
        ("b.one", "b.one", 10_001, ("AZ-ANT-10",)),
        ("b.two", "b.two", 5_000, ()),
        ("b.two", "b.two", 5_001, ("AZ-ANT-10",)),
        ("b.two", "b.one", 5_000, ("AZ-ANT-08",)),
        ("b.three", "b.three", 0, ("AZ-ANT-02", "AZ-ANT-08")),
        ("a.two", "a.two", 0, ("AZ-ANT-02", "AZ-ANT-08")),
    ],
)
def test_az_ant_08_a_held_shot_names_a_mover_and_a_point_of_his_way(
    target: str, mover: str, at: int, wanted: tuple[str, ...]
) -> None:
    chain = order("b.two", STORMS, 5_000), order("a.two", replace(MOVES, lead="a.two.1")), order("b.one", MOVES)
    g = chained(*chain)
    own = g.state.units["a.one"]
    assert refused(intent._held_refusal(g, own, target, Held(mover, at))) == wanted
    # Only within his way, if so agreed; and at anybody.
    g = chained(*chain, interrupt_end_point="forbidden")
    ends = at in (0, 10_000) or (mover, at) == ("b.two", 5_000)
    found = refused(intent._held_refusal(g, g.state.units["a.one"], target, Held(mover, at)))
    assert found == (("AZ-ANT-10",) if ends and not wanted else wanted)
    g = chained(*chain, interrupt_target="any_enemy")
    found = refused(intent._held_refusal(g, g.state.units["a.one"], target, Held(mover, at)))
    assert found == (() if wanted == ("AZ-ANT-08",) else wanted)


@pytest.mark.rule("AZ-ANT-08")
def test_az_ant_08_which_orders_may_be_interrupted() -> None:
    fires = order("b.two", FireIntent("a.one"))
    for chain, below, movers in (
        ((order("b.one", MOVES),), False, ["b.one"]),
        ((order("b.one", MOVES),), True, []),
        ((order("b.two", STORMS), order("b.one", MOVES)), False, ["b.two", "b.one"]),
        ((fires, order("b.one", MOVES)), False, ["b.one"]),
        ((order("b.one", None),), False, []),
        ((order("a.two", replace(MOVES, lead="a.two.1")),), False, []),
    ):
        g = chained(*chain, below=below)
        assert [mover.unit for mover in intent.movers(g, 0)] == movers


# ---- assaults ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ORD-14", "AZ-INT-08", "AZ-ORD-10")
def test_az_ord_14_who_goes_somewhere_by_an_assault() -> None:
    way = ((60_000, 30_000),)
    for declared, goes in (
        (AssaultIntent("a.one.1", way, "slow", "b.one", "last"), True),
        (AssaultIntent("a.one.1", (), "slow", "b.one", "last"), False),
        (AssaultIntent("a.one.1", (), "slow", "b.one", "last", Besides(charge="b.one")), True),
        (AssaultIntent("a.one.1", (), "slow", "b.one", "last", Besides(assaulted="b.tank")), True),
        (AssaultIntent("a.one.1", (), "slow", "b.one", "last", Besides(boards=("a.one.1",))), True),
        (MoveIntent("a.one.1", way, "slow"), False),
        (FireIntent("b.one"), False),
        (FireIntent("b.one", None, Besides(charge="b.one")), False),
    ):
        assert intent.goes_somewhere(declared) is goes, declared


@pytest.mark.rule("AZ-INT-08")
def test_az_int_08_whose_ways_are_all_declared() -> None:
    way = ((60_000, 30_000),)
    walk = AssaultIntent("a.one.1", way, "slow", "b.one", "last")
    for option, declared, every in (
        ("lead_model", walk, False),
        ("every_model", walk, True),
        ("every_model", replace(walk, way=()), False),
        ("every_model", replace(walk, besides=Besides(charge="b.one")), False),
        ("every_model", replace(walk, besides=Besides(assaulted="b.tank")), False),
        ("every_model", replace(walk, besides=Besides(boards=("a.one.1",))), False),
        ("every_model", MoveIntent("a.one.1", way, "slow"), True),
    ):
        g = table(riflemen("a.one", (60, 20), 2), FOE, options={"declared_path": option})
        assert intent.says_every_way(g, g.state.units["a.one"], declared) is every
    tank = vehicle("a.one", "panzer-iv", (60, 20))
    g = table(tank, FOE, options={"declared_path": "every_model"})
    assert not intent.says_every_way(g, g.state.units["a.one"], walk)
    gun = with_models(unit("a.one", (60, 20), (62, 20)), m1={"role": "gun"})
    g = table(gun, FOE, options={"declared_path": "every_model"}, lists={"a.one": {"gun": "pak-40"}})
    assert not intent.says_every_way(g, g.state.units["a.one"], walk)
    assert intent.says_every_way(g, g.state.units["a.one"], replace(walk, lead="a.one.2"))


@pytest.mark.rule("AZ-ORD-10", "AZ-ORD-12", "AZ-ORD-14")
def test_az_ord_10_who_assaults_fires_and_goes() -> None:
    way = ((60_000, 30_000),)
    goes, stays = (
        AssaultIntent("a.one.1", way, "slow", "b.one", "last"),
        AssaultIntent("a.one.1", (), "slow", "b.one", "last"),
    )
    trained = {"a.one": {"characteristics": ("bayonet-trained",)}}

    def found(declared: AssaultIntent, *foes: Unit, **fields: Any) -> tuple[str, ...]:
        g = table(riflemen("a.one", (60, 20), 1), *foes, unit("b.away", (1, 1), place="waiting"), **fields)
        return refused(intent._assault_refusal(g, g.state.units["a.one"], declared))

    assert found(goes, FOE) == found(stays, FOE) == ()
    silent = replace(goes, fires="never", target=None)
    assert found(silent, FOE) == ("AZ-ORD-10",)
    assert found(silent, FOE, lists=trained) == ()
    assert found(replace(goes, target=None), FOE) == ("AZ-ORD-12",)
    assert found(replace(goes, target=None)) == ()
    assert found(replace(goes, target=None, besides=Besides(at_coordinates=True)), FOE) == ()
    assert found(stays, FOE, options={"assault_zero_move": "forbidden"}) == ("AZ-ORD-14",)
    assert found(goes, FOE, options={"assault_zero_move": "forbidden"}) == ()


# ---- calls -------------------------------------------------------------------------------------------------------

LED = {"a.hq": {"characteristics": ("command", "radio", "runner")}}
HQ = with_models(
    replace(squad("a.hq", (20, 20), ["pistol"] * 4), detection="fired"),
    m2={"role": "radio-operator"},
    m3={"role": "runner"},
)
MORTAR = with_models(squad("a.mortar", (30, 30), ["light-mortar", "pistol"]), m2={"role": "radio-operator"})
SEEN = unit("b.one", (20, 40), (23, 40), detection="fired")


def calling(*calls: Call, hq: Unit = HQ, to: Unit = MORTAR, foe: Unit = SEEN, **fields: Any) -> tuple[str, ...]:
    """The rules by which these calls are refused."""
    given: dict[str, Any] = {"lists": LED} | fields
    g = table(hq, to, riflemen("a.squad", (25, 25), 1), foe, unit("b.away", (1, 1), place="waiting"), **given)
    return refused(communication.refusal(g, g.state.units["a.hq"], calls))


def radio(caller: str = "a.hq.2", to: str = "a.mortar", **fields: Any) -> Call:
    return Call("radio", caller, to, **({"target": "b.one", "of": "b.one.1"} | fields))


@pytest.mark.rule("AZ-COM-01", "AZ-COM-02", "AZ-COM-03", "AZ-COM-04", "AZ-COM-05", "AZ-COM-12", "AZ-COM-11")
def test_az_com_12_who_may_tell_whom_what() -> None:
    assert calling() == ()
    assert calling(radio()) == ()
    assert calling(radio(), lists={"a.hq": {"characteristics": ("radio", "runner")}}) == ("AZ-COM-01",)
    voice, runner = replace(radio("a.hq.1"), means="voice"), replace(radio("a.hq.3"), means="runner")
    assert calling(radio(), voice, runner) == ()
    one = {"communications_per_order": "one"}
    assert calling(radio(), options=one) == ()
    assert calling(radio(), runner, options=one) == ("AZ-COM-12",)
    assert calling(voice, replace(voice, caller="a.hq.4")) == ("AZ-COM-12",)
    assert calling(radio(), replace(voice, caller="a.hq.2")) == ("AZ-COM-12",)
    # The man for it, standing.
    assert calling(radio("a.hq.1")) == calling(radio("a.hq.9")) == ("AZ-COM-12",)
    assert calling(replace(runner, caller="a.hq.1")) == ("AZ-COM-12",)
    assert calling(replace(voice, caller="a.hq.4")) == ()
    lying = with_models(HQ, m1={"posture": "scared"}, m2={"posture": "scared"}, m3={"posture": "scared"})
    assert calling(radio(), hq=lying) == calling(voice, hq=lying) == calling(runner, hq=lying) == ("AZ-COM-12",)
    alone = replace(HQ, models=HQ.models[2:3])
    assert calling(runner, hq=alone) == ("AZ-COM-05",)
    assert calling(replace(voice, caller="a.hq.3"), hq=alone) == ()
    # A friend on the table who can use it, other than oneself.
    for to in ("a.nobody", "b.one", "a.hq", "a.squad"):
        assert calling(radio(to=to)) == ("AZ-COM-01",), to
    assert calling(radio(), to=replace(MORTAR, place="waiting")) == ("AZ-COM-01",)
    deaf = with_models(MORTAR, m2={"role": "rifleman"})
    assert calling(radio(), to=deaf) == ("AZ-COM-03",)
    assert calling(voice, to=deaf) == calling(runner, to=deaf) == ()
    # An enemy on the table who is seen; none: the end of fire.
    assert calling(radio(target=None, of=None)) == ()
    for fields in ({"target": "a.squad", "of": "a.squad.1"}, {"target": "b.nobody"}, {"of": "b.one.9"}, {"of": None},
                   {"target": "b.away", "of": "b.away.1"}):  # fmt: skip
        assert calling(radio(**fields)) == ("AZ-COM-03",), fields
    hidden = unit("b.one", (110, 118), (113, 118))
    assert calling(radio(), foe=hidden) == ("AZ-COM-03", "AZ-COM-04", "AZ-COM-05")


@pytest.mark.rule("AZ-COM-04")
@pytest.mark.parametrize(("x", "hears"), [(41, True), (41.001, False)])
def test_az_com_04_a_voice_carries_ten_centimetres(x: float, hears: bool) -> None:
    voice = Call("voice", "a.hq.1", "a.mortar", "b.one", "b.one.1")
    there = squad("a.mortar", (x, 20), ["light-mortar", "pistol"])
    assert (calling(voice, to=there) == ()) is hears
    g = table(HQ, there, SEEN, lists=LED)
    assert communication.is_in_earshot(g, g.state.units["a.hq"], g.state.units["a.mortar"]) is hears


@pytest.mark.rule("AZ-COM-01", "AZ-COM-12", "AZ-IND-01", "AZ-WPN-10")
def test_az_com_01_who_commands_and_who_can_be_told() -> None:
    g = table(HQ, MORTAR, SEEN, lists=LED)
    units = g.state.units
    assert [communication.is_command(g, units[id]) for id in ("a.hq", "a.mortar")] == [True, False]
    assert not communication.is_command(g, unit("a.stranger", (1, 1)))
    assert [communication.can_be_told(g, units[id]) for id in ("a.hq", "a.mortar")] == [False, True]
    assert [model.id for model in communication.operators(g, units["a.hq"])] == ["a.hq.2"]
    assert communication.operators(g, with_models(HQ, m2={"posture": "scared"})) == ()
    for weapon, indirect in (("katyusha", True), ("light-mortar", True), ("kar98k", False), ("bazooka", False)):
        assert communication.fires_indirectly(TABLES.weapons[weapon]) is indirect
    assert communication.fires_indirectly(replace(TABLES.weapons["kar98k"], traits=("salvo",)))


# ---- runners -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-COM-06", "AZ-COM-13", "AZ-COM-05")
def test_az_com_06_a_runner_goes_as_far_as_infantry_towards_the_nearest_man() -> None:
    runner = unit("a.hq.3", (20, 20))
    for places, end in (
        (((20, 60), (60, 20)), (20, 40)),
        (((20, 90), (60, 20)), (40, 20)),
        (((20, 22), (20, 90)), None),
    ):
        g = table(HQ, runner, unit("a.mortar", *places), FOE, lists=LED)
        way = runners.way_towards(g, g.state.units["a.hq.3"], g.state.units["a.mortar"])
        if end is None:
            assert way == ()
        else:
            assert [round(part / 100) / 10 for part in way[-1]] == list(end)


@pytest.mark.rule("AZ-COM-13")
@pytest.mark.parametrize(
    ("x", "near", "touches"), [(22, True, True), (22.01, True, False), (32, True, False), (32.001, False, False)]
)
def test_az_com_13_when_a_runner_has_arrived(x: float, near: bool, touches: bool) -> None:
    for option, wanted in (("10cm", near), ("contact", touches)):
        g = table(
            HQ,
            unit("a.hq.3", (20, 20)),
            unit("a.mortar", (90, 90), (x, 20)),
            FOE,
            lists=LED,
            options={"runner_arrival": option},
        )
        found = runners.has_arrived(g, g.state.units["a.hq.3"], g.state.units["a.mortar"])
        assert found is wanted, option


@pytest.mark.rule("AZ-INT-04", "AZ-ANT-08", "AZ-ORD-12", "AZ-INT-10")
def test_az_int_10_the_target_of_an_order() -> None:
    def found(order: str, declared: Any, *foes: Unit) -> tuple[str, ...]:
        g = table(riflemen("a.one", (60, 20), 1), *foes, unit("b.away", (1, 1), place="waiting"))
        return refused(intent.refusal(g, g.state.units["a.one"], order, declared))  # type: ignore[arg-type]

    assert found("fire", FireIntent("b.one"), FOE) == ()
    assert found("fire", FireIntent(None), FOE) == ("AZ-ORD-12",)
    assert found("fire", FireIntent(None)) == ()
    assert found("ambush", AmbushIntent(), FOE) == ()
    assert found("ambush", AmbushIntent(None, Held("b.one", 0)), FOE) == ("AZ-ANT-08",)
    assert found("fire", FireIntent("b.away"), FOE) == found("fire", FireIntent("a.one"), FOE) == ("AZ-INT-10",)
    assert found("fire", FireIntent("b.one", Held("b.one", 0)), FOE) == ("AZ-ANT-02", "AZ-ANT-08")
    assert found("move", FireIntent("b.one"), FOE) == ("AZ-ORD-06",)
    assert found("covering-fire", FireIntent("b.one", Held("b.one", 0)), FOE) == ("AZ-ANT-03", "AZ-ANT-02")
    assert found("ambush", FireIntent("b.one", Held("b.one", 0)), FOE) == ("AZ-ORD-06",)
