"""Single shots, cards, units and contact at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.book.modifiers import Modifier
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.state import shots
from grognard.games.operation_ww2.state.measures import CONTACT
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.shots import Attempt, Part, Reason
from grognard.games.operation_ww2.state.state import (
    CommandCards,
    Ordered,
    State,
    Unit,
    enemy,
    home_of,
    strength_of,
    went,
)
from grognard.games.operation_ww2.state.units import can_act, may_be_ordered, to_order, waits_for_a_card
from tests.games.operation_ww2.table import DEFAULTS, Idle, card, cards, person, play, unit
from tests.games.operation_ww2.vehicles.garage import vehicle


def attempt(weapon: str, distance: float = 20_000, **fields: Any) -> Attempt:
    """A weapon about to be fired, from no distance at which anything counts."""
    return Attempt("a.one.1", TABLES.weapons[weapon], fields.pop("order", "fire"), distance, **fields)


def tried(attempt: Attempt, part: Part | None = None, **options: str) -> Any:
    return shots.shot(TABLES, DEFAULTS | options, attempt, part or Part("none"))


# ---- to hit ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-05", "AZ-FIRE-08", "AZ-WPN-03")
@pytest.mark.parametrize(
    ("weapon", "distance", "inclusive", "exclusive"),
    [
        ("kar98k", 0, "normal", "normal"),
        ("kar98k", 80_000, "normal", "normal"),
        ("kar98k", 80_001, "extreme", "extreme"),
        ("kar98k", 159_999, "extreme", "extreme"),
        ("kar98k", 160_000, "extreme", None),
        ("kar98k", 160_001, None, None),
        ("panzerfaust", 30_000, "normal", "normal"),
        ("panzerfaust", 30_001, None, None),
        ("hand-grenade", 3_999, None, None),
        ("hand-grenade", 4_000, "normal", "normal"),
        ("light-flamethrower", 0, None, None),
        ("light-flamethrower", 5_000, None, None),
    ],
)
def test_az_fire_05_how_far_off_a_target_is(weapon: str, distance: int, inclusive: Any, exclusive: Any) -> None:
    row = TABLES.weapons[weapon]
    assert shots.band(row, distance) == inclusive
    assert shots.band(row, distance, "inclusive") == inclusive
    assert shots.band(row, distance, "exclusive") == exclusive


@pytest.mark.rule("AZ-FIRE-07", "AZ-WPN-03")
def test_az_fire_07_close_range_ends_where_the_table_says() -> None:
    rifle = TABLES.weapons["pistol"]
    assert [shots.is_within_close(rifle, far) for far in (0, 5_000, 5_001)] == [True, True, False]
    assert not shots.is_within_close(TABLES.weapons["hand-grenade"], 0)


@pytest.mark.rule("AZ-FIRE-11", "AZ-WPN-02", "AZ-WPN-05", "AZ-WPN-07", "AZ-WPN-08", "AZ-WPN-10", "AZ-TWO-01")
@pytest.mark.parametrize(
    ("weapon", "target", "fields", "wanted", "forbidden"),
    [
        ("kar98k", "infantry", {}, 7, 7),
        ("pistol", "gun", {}, None, None),
        ("75-76-mm", "infantry", {"ammunition": "armour-piercing"}, 7, None),
        ("75-76-mm", "infantry", {"ammunition": "high-explosive"}, 7, 7),
        ("75-76-mm", "medium", {"ammunition": "armour-piercing"}, 8, 8),
        ("medium-mortar", "infantry", {"indirect": True}, 7, 7),
        ("medium-mortar", "gun", {"indirect": True}, 7, 7),
        ("medium-mortar", "medium", {"indirect": True}, 7, 7),
        ("kar98k", "infantry", {"indirect": True}, None, None),
        ("kar98k", "gun", {"indirect": True}, None, None),
        ("kar98k", "medium", {"indirect": True}, None, None),
        ("75-76-mm", "infantry", {"indirect": True, "ammunition": "armour-piercing"}, 7, 7),
    ],
)
def test_az_wpn_10_what_a_weapon_has_to_reach(
    weapon: str, target: Any, fields: dict[str, Any], wanted: int | None, forbidden: int | None
) -> None:
    for option, number in (("infantry_column", wanted), ("forbidden", forbidden)):
        assert shots.number(TABLES, {"ap_on_infantry": option}, attempt(weapon, **fields), target) == number, option


@pytest.mark.rule("AZ-WPN-10", "AZ-TWO-01")
def test_az_wpn_10_indirect_fire_at_vehicles_asks_the_second_number() -> None:
    mortar = TABLES.weapons["medium-mortar"]
    assert mortar.second is not None
    no_heavy = mortar
    mortar = replace(mortar, second=replace(mortar.second, heavy=9))
    without = replace(mortar, second=None)
    for weapon, target, wanted in (
        (mortar, "heavy", 7),
        (no_heavy, "heavy", None),
        (no_heavy, "medium", 7),
        (no_heavy, "infantry", 7),
        (without, "medium", None),
        (without, "gun", 7),
    ):
        aimed = replace(attempt("medium-mortar", indirect=True), weapon=weapon)
        assert shots.number(TABLES, DEFAULTS, aimed, target) == wanted, target  # type: ignore[arg-type]


@pytest.mark.rule("AZ-ONE-01", "AZ-FIRE-11", "AZ-FIRE-19", "AZ-ORD-03")
@pytest.mark.parametrize(
    ("reach", "added", "need", "always"),
    [(7, 0, 7, 7), (7, 5, 2, 2), (7, 6, 2, 2), (7, 9, 2, 2), (10, 0, 10, 10), (9, -1, 10, 10), (10, -1, None, 10)],
)
def test_az_fire_19_the_natural_number_that_hits(reach: int, added: int, need: int | None, always: int) -> None:
    modifiers = (Modifier(say("az-order-fire"), added, "AZ-ORD-03"),) if added else ()
    assert shots.needed(TABLES, reach, modifiers) == need
    assert shots.needed(TABLES, reach, modifiers, "no") == need
    assert shots.needed(TABLES, reach, modifiers, "yes") == always


@pytest.mark.rule(
    "AZ-ORD-02", "AZ-ORD-04", "AZ-ORD-05", "AZ-FIRE-07", "AZ-FIRE-08", "AZ-FIRE-09", "AZ-SNP-05", "AZ-IND-10"
)
@pytest.mark.parametrize(
    ("fields", "added"),
    [
        ({}, 0),
        ({"order": "assault"}, -1),
        ({"order": "covering-fire"}, -1),
        ({"order": "ambush"}, 0),
        ({"order": "ambush", "is_close": True}, 1),
        ({"order": "fire", "is_close": True}, 0),
        ({"distance": 5_000}, 3),
        ({"distance": 5_001}, 0),
        ({"distance": 5_000, "on_foot": False}, 0),
        ({"distance": 80_001}, -2),
        ({"aimed": True}, 2),
        ({"order": "assault", "distance": 5_000, "aimed": True}, 4),
        ({"order": "ambush", "is_close": True, "distance": 80_001}, -1),
        ({"distance": 5_000, "order": "ambush", "is_close": True}, 4),
        ({"to_hit": (Modifier(say("az-order-fire"), -1, "AZ-ORD-03"),)}, -1),
    ],
    ids=str,
)
def test_az_fire_09_what_is_added_to_the_dice(fields: dict[str, Any], added: int) -> None:
    found = tried(attempt("kar98k", **fields))
    assert (found.number, sum(each.value for each in found.to_hit), found.need) == (7, added, 7 - added)
    assert found.why_not is None


@pytest.mark.rule("AZ-IND-10", "AZ-FIRE-09")
def test_az_ind_10_indirect_fire_has_nothing_from_being_close_unless_agreed() -> None:
    for fields, added in (({"distance": 5_000}, 3), ({"order": "ambush", "is_close": True}, 1)):
        given = attempt("light-mortar", **({"distance": 60_000, "indirect": True} | fields))
        given = replace(given, weapon=replace(given.weapon, minimum=0))
        for option, wanted in (("off", 0), ("on", added)):
            found = shots.to_hit(TABLES, {"indirect_close_bonus": option}, given, Part("none"), "normal")
            assert sum(each.value for each in found) == wanted


@pytest.mark.rule("AZ-FIRE-05", "AZ-FIRE-06", "AZ-FIRE-11", "AZ-FIRE-12", "AZ-FIRE-19", "AZ-LCH-01")
def test_az_fire_11_why_a_shot_can_do_nothing() -> None:
    far = tried(attempt("kar98k", 160_001))
    assert (far.need, far.to_hit, far.number) == (None, (), 7)
    assert far.why_not == Reason(say("az-why-out-of-range", most=160.0), "AZ-FIRE-05")
    assert tried(attempt("panzerfaust", 30_001)).why_not == Reason(say("az-why-out-of-range", most=30.0), "AZ-FIRE-05")
    flame = tried(attempt("light-flamethrower", 1_000)).why_not
    assert flame == Reason(say("az-why-out-of-range", most=0.0), "AZ-FIRE-05")
    near = tried(attempt("hand-grenade", 3_999)).why_not
    assert near == Reason(say("az-why-too-near", least=4.0), "AZ-WPN-03")
    none = tried(attempt("kar98k"), Part("b.tank", "medium"))
    assert (none.number, none.need, none.why_not) == (None, None, Reason(say("az-why-no-effect"), "AZ-FIRE-11"))
    worse = (Modifier(say("az-order-fire"), -4, "AZ-ORD-03"),)
    hopeless = tried(attempt("kar98k", to_hit=worse))
    assert hopeless.why_not == Reason(say("az-why-hopeless", need=11), "AZ-FIRE-19")
    assert (tried(attempt("kar98k", to_hit=worse), natural_ten_hits="yes").need) == 10
    assert tried(attempt("kar98k", to_hit=worse), Part("x", at_best=True), natural_ten_hits="yes").need is None
    # A number of the part's own counts instead of the table's.
    assert tried(attempt("kar98k"), Part("b.tank", "medium", number=9)).number == 9
    assert tried(attempt("kar98k"), Part("none", number=8)).need == 8


# ---- damage ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-WPN-01", "AZ-WPN-09")
@pytest.mark.parametrize(
    ("ammunition", "target", "default", "only"),
    [
        ("high-explosive", "medium", "heavy-weapons", "small-arms"),
        ("high-explosive", "unarmoured", "heavy-weapons", "small-arms"),
        ("high-explosive", "infantry", "heavy-weapons", "heavy-weapons"),
        ("high-explosive", "gun", "heavy-weapons", "heavy-weapons"),
        ("armour-piercing", "medium", "heavy-weapons", "heavy-weapons"),
        (None, "medium", "heavy-weapons", "heavy-weapons"),
    ],
)
def test_az_wpn_09_on_which_table_a_shell_is_rolled(ammunition: Any, target: Any, default: str, only: str) -> None:
    given, part = attempt("75-76-mm", ammunition=ammunition), Part("x", target)
    assert shots.table_of({"he_on_vehicle": "heavy_table"}, given, part) == default
    assert shots.table_of({"he_on_vehicle": "small_arms_table"}, given, part) == only
    assert shots.table_of({"he_on_vehicle": "small_arms_table"}, attempt("kar98k"), part) == "small-arms"


@pytest.mark.rule("AZ-FIRE-12", "AZ-FIRE-13", "AZ-COV-02", "AZ-DMG-08", "AZ-ORD-05")
@pytest.mark.parametrize(
    ("table", "added", "cover", "scared", "dead"),
    [
        ("small-arms", 0, "none", 2, 3),
        ("small-arms", 0, "light", 2, 5),
        ("small-arms", 0, "medium", 2, 7),
        ("small-arms", 0, "heavy", 2, 9),
        ("small-arms", -3, "none", 5, 6),
        ("small-arms", -3, "heavy", 5, 11),
        ("small-arms", -9, "none", 11, 11),
        ("small-arms", -8, "none", 10, 11),
        ("small-arms", 1, "none", 1, 2),
        ("small-arms", 9, "heavy", 1, 1),
        ("heavy-weapons", 0, "none", 1, 2),
        ("heavy-weapons", 0, "light", 1, 3),
        ("heavy-weapons", 0, "medium", 1, 5),
        ("heavy-weapons", 0, "heavy", 1, 7),
    ],
)
def test_az_fire_12_from_which_face_on(table: Any, added: int, cover: Any, scared: int, dead: int) -> None:
    assert shots.fates(TABLES, table, added, cover) == (scared, dead)


@pytest.mark.rule("AZ-FIRE-13")
def test_az_fire_13_damage_ends_at_the_first_and_the_last_row() -> None:
    assert [shots.damage_total(TABLES, die, 0) for die in (0, 1, 10, 11)] == [1, 1, 10, 10]
    assert [shots.damage_total(TABLES, 5, added) for added in (-5, -4, 5, 6)] == [1, 1, 10, 10]


# ---- names -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CMB-01", "AZ-COM-05")
def test_az_com_05_a_runner_is_named_after_his_unit_and_twins_after_their_sides() -> None:
    lists = {"a.one": {"title": "Rifles"}, "b.one": {"title": "Rifles"}, "a.two": {"title": "Guns"}}
    g = play(Idle(), unit("a.one", (10, 10)), unit("a.two", (30, 10)), unit("b.one", (10, 60)), lists=lists)
    german, american = say("az-of-nation-german"), say("az-of-nation-american")
    name = g.context.roll["a.one"][0].full_name
    assert unit_name(g, "a.one") == say("az-unit-of-side", unit=name, side=german)
    assert unit_name(g, "b.one") == say("az-unit-of-side", unit=name, side=american)
    assert unit_name(g, "a.two") == g.context.roll["a.two"][0].full_name
    assert unit_name(g, "a.one.2") == say("az-unit-runner", unit=unit_name(g, "a.one"))
    # Two of one side are told apart by their numbers, not by their side.
    lists = {id: {"title": "Rifles"} for id in ("a.one", "a.two")}
    g = play(Idle(), unit("a.one", (10, 10)), unit("a.two", (30, 10)), unit("b.one", (10, 60)), lists=lists)
    assert unit_name(g, "a.one") == g.context.roll["a.one"][0].full_name


# ---- cards and units ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRD-01", "AZ-ALT-01")
def test_az_crd_01_a_hand_holds_each_card_as_often_as_it_has_it() -> None:
    held = CommandCards((), cards("M3 M3 F5"))
    assert held.without(cards("M3")) == cards("M3 F5")
    assert held.without(cards("M3 M3 F5")) == ()
    assert held.without(()) == held.hand
    with pytest.raises(ValueError, match="not in"):
        held.without(cards("M4"))
    for asked, holds in (("M3", True), ("M3 M3", True), ("M3 M3 M3", False), ("F5 M3", True), ("A1", False)):
        assert held.holds(cards(asked)) is holds, asked
    assert held.holds(())


@pytest.mark.rule("AZ-DEF-12")
def test_az_def_12_bases_that_touch_on_whole_thousandths() -> None:
    assert CONTACT == 2.0


def aboard(unit: Unit, *, on_top: bool = False, **fields: Any) -> Unit:
    """The vehicle with one man who is aboard it."""
    man = person(f"{unit.id}.2", (0, 0), aboard=f"{unit.id}.1", on_top=on_top, **fields)
    return replace(unit, models=(*unit.models, man))


@pytest.mark.rule("AZ-TTR-01", "AZ-VEH-10", "AZ-CRD-13", "AZ-VDM-13", "AZ-VDM-19", "AZ-ORD-11")
def test_az_veh_10_who_drives_who_is_manned_and_who_takes_orders() -> None:
    tank = vehicle("a.tank", "panzer-iv", (60, 60))
    one, empty = vehicle("a.tank", "panzer-iv", (60, 60), crew=1), vehicle("a.tank", "panzer-iv", (60, 60), crew=0)
    beside = replace(empty, models=(*empty.models, person("a.tank.2", (70, 60))))
    others = replace(empty, models=(*empty.models, person("a.tank.2", (0, 0), aboard="a.tank.9")))
    for whole, drives, manned in (
        (tank, True, True),
        (one, True, True),
        (empty, False, False),
        (aboard(empty), True, True),
        (aboard(empty, on_top=True), False, False),
        (aboard(empty, role="gun"), False, False),
        (beside, False, True),
        (others, False, False),
        (unit("a.one", (10, 10)), False, True),
        (Unit("a.one", 0, (), place="table"), False, False),
    ):
        assert (whole.is_vehicle, whole.is_manned) == (drives, manned)
        assert all(whole.has_crew(model) is drives for model in whole.vehicles)
        assert whole.takes_orders is manned
        for kept in ({"place": "waiting"}, {"place": "gone"}, {"attached_to": "a.x"}, {"broken": True}):
            assert not replace(whole, **kept).takes_orders
        assert replace(whole, place="below").takes_orders is manned
    bare = replace(empty, models=(replace(empty.models[0], machine=None),))
    assert bare.has_crew(bare.models[0])
    both = replace(aboard(empty), models=(*aboard(empty).models, person("a.tank.3", (70, 60))))
    assert both.has_crew(both.models[0])


@pytest.mark.rule("AZ-TUN-02", "AZ-TTR-01")
def test_az_tun_02_where_a_unit_is() -> None:
    for place, below, there, on_table in (
        ("waiting", False, False, False),
        ("table", False, True, True),
        ("below", True, True, False),
        ("gone", False, False, False),
    ):
        whole = unit("a.one", (10, 10), place=place)
        assert (whole.is_below, whole.is_there, whole.on_table) == (below, there, on_table)


@pytest.mark.rule("AZ-CRW-13", "AZ-CRW-04")
def test_az_crw_13_who_has_changed_place_has_nothing_set_up() -> None:
    model = replace(person("a.one.1", (10, 10)), laid=90, moved=1)
    found = went(model, (3, 4), 5, storey=2)
    assert (found.x, found.y, found.moved, found.laid, found.storey, found.id) == (3, 4, 5, None, 2, "a.one.1")


@pytest.mark.rule("AZ-TMP-01", "AZ-TMP-04")
def test_az_tmp_04_a_unit_that_goes_with_another_is_that_one() -> None:
    one, two = unit("a.one", (10, 10), joined=("a.gone", "a.lost")), unit("a.two", (20, 20))
    state = State(units={each.id: each for each in (two, one)}, cards=(CommandCards(()), CommandCards(())))
    assert [found and found.id for found in map(state.now, ("a.one", "a.two", "a.gone", "a.lost", "a.x"))] == [
        "a.one", "a.two", "a.one", "a.one", None,
    ]  # fmt: skip


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_what_a_unit_has_to_lose() -> None:
    assert strength_of(unit("a.one", (10, 10), (20, 10))) == 2
    assert strength_of(vehicle("a.tank", "panzer-iv", (60, 60))) == 1 + 5
    assert strength_of(vehicle("a.tank", "panzer-iv", (60, 60), crew=3, lost=("track", "gun"))) == 1 + 3 - 2
    assert strength_of(aboard(vehicle("a.tank", "panzer-iv", (60, 60), crew=0))) == 2
    assert [enemy(seat) for seat in (0, 1)] == [1, 0]
    assert [home_of(id) for id in ("a.one.1", "a.one.1.2", "a.one")] == ["a.one"] * 3


@pytest.mark.rule("AZ-RCT-12", "AZ-ORD-11", "AZ-INI-07", "AZ-RCT-09")
def test_az_rct_12_who_can_be_given_a_card_now() -> None:
    for fields, chain, waits, free in (
        ({}, (), True, True),
        ({"acted_turn": 3}, (), False, False),
        ({"acted_turn": 2}, (), True, True),
        ({"broken": True}, (), False, False),
        ({}, ("a.one",), True, False),
        ({}, ("a.two",), True, True),
        ({}, ("a.two", "a.one"), True, False),
    ):
        me = unit("a.one", (10, 10), **fields)
        ordered = tuple(Ordered(0, id, card("M3")) for id in chain)
        for hand in ("", "M3"):
            held = (CommandCards((), cards(hand)), CommandCards((), cards("A1")))
            state = State(units={"a.one": me, "b.one": unit("b.one", (20, 20))}, cards=held, turn=3, chain=ordered)
            assert waits_for_a_card(state, me) is waits
            assert may_be_ordered(state, me) is free
            assert [each.id for each in to_order(state, 0)] == ["a.one"] * free
            assert [each.id for each in to_order(state, 1)] == ["b.one"]
            assert can_act(state, 0) is (free and bool(hand))
            assert can_act(state, 1)
