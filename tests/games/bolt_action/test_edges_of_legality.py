"""Which orders a unit may be given: each condition with the case in which it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.ground.entry_edges import stretches
from grognard.games.bolt_action.rules.movement.move import RUN, Move
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.games.bolt_action.state.state import ORDERS, DrawnDie, Floor
from tests.games.bolt_action.table import changed, gun, of, play, squad, team, vehicle
from tests.games.playing import piece

FOE = squad("b.foe", 24, 20, 3)


def standing(*units, **more):
    """A battle in which nothing has happened yet."""
    men = [] if any(each.unit.id == "a.men" for each in units) else [squad("a.men", 2, 40, men=1, order="run")]
    return play(Move("a.men", RUN), *units, *men, **more)


def message(found):
    """By which words something is refused; None: it is not."""
    return None if found is None else found.message.id


def posted(battle, id, **fields):
    """The unit with other fields of its state, put into the battle."""
    battle.state = battle.state.with_units(replace(of(battle, id), **fields))
    return of(battle, id)


# ---- who waits for an order ------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ART-05", "BA-SCN-06", "BA-SCN-09", "BA-TURN-03", "BA-TURN-04")
@pytest.mark.parametrize("decline", ["on", "off"])
@pytest.mark.parametrize(
    ("kind", "flank", "turn", "comes"),
    [
        ("squad", None, 2, True),
        ("squad", "left", 2, False),
        ("squad", "left", 3, True),
        ("gun", None, 2, False),
        ("light", None, 2, True),
    ],
)
def test_who_can_only_stay_away_takes_an_order_where_staying_is_one(decline, kind, flank, turn, comes):
    unit = {
        "squad": squad("a.unit", 24, 40, 3),
        "gun": gun("a.unit", 24, 40, "heavy-howitzer"),
        "light": gun("a.unit", 24, 40),
    }[kind]
    battle = standing(unit, FOE, turn=turn, options={"reserve_decline": decline})
    away = posted(battle, "a.unit", place="reserve", flank=flank)
    assert legality.may_come_or_stay(battle, away) is (comes or decline == "on")
    assert legality.awaits_order(battle, away) is (comes or decline == "on")
    assert bool(stretches(battle, away)) is (comes or kind == "gun")


@pytest.mark.rule("BA-SCN-06", "BA-SCN-04", "BA-MOV-23")
@pytest.mark.parametrize(
    ("seat", "flank", "turn", "ends"),
    [
        (0, "left", 3, (24, 48)), (0, "left", 4, (12, 48)), (0, "right", 5, (0, 48)), (0, "left", 6, (0, 48)),
        (1, "left", 3, (0, 24)), (1, "right", 4, (0, 36)), (1, "left", 6, (0, 48)), (0, "left", 2, None),
    ],
)  # fmt: skip
def test_who_outflanks_comes_from_two_feet_of_his_corner_and_a_foot_more_each_turn(seat, flank, turn, ends):
    battle = standing(squad("ab"[seat] + ".unit", 24, 40, 3), turn=turn)
    away = posted(battle, "ab"[seat] + ".unit", place="reserve", flank=flank)
    found = [(each.side, (each.start / 1000, each.end / 1000)) for each in stretches(battle, away)]
    assert found == ([] if ends is None else [(flank, ends)])


@pytest.mark.rule("BA-SCN-04", "BA-SCN-06", "BA-MOV-23")
def test_a_place_on_an_edge_is_so_far_along_and_so_far_inside_it():
    battle = standing(squad("b.unit", 24, 4, 3))
    for id, side in (("a.men", "near"), ("b.unit", "far")):
        (edge,) = stretches(battle, of(battle, id))
        assert edge.side == side
    flank = posted(battle, "a.men", place="reserve", flank="left")
    battle.state = replace(battle.state, turn=3)
    (left,) = stretches(battle, flank)
    right = replace_side(left, "right")
    places = [(edge.place(30_000, 2_000), edge.inward((7_000, 9_000))) for edge in (left, right)]
    assert places == [((2_000, 30_000), 7_000), ((46_000, 30_000), 41_000)]
    assert [left.along((3, y)) for y in (0, 24_000, 30_000, 50_000)] == [24_000, 24_000, 30_000, 48_000]
    assert [left.holds((0, y)) for y in (23_999, 24_000, 48_000, 48_001)] == [False, True, True, False]
    assert not left.holds((1, 30_000))
    assert (left.strip(6_000), right.strip(6_000)) == ((0, 24_000, 6_000, 48_000), (42_000, 24_000, 48_000, 48_000))
    far = replace_side(left, "far")
    near = replace_side(left, "near")
    assert (far.along((30_000, 5)), far.inward((1, 7)), far.holds((30_000, 0))) == (30_000, 7, True)
    assert (near.along((10_000, 5)), near.inward((1, 47_000)), near.holds((30_000, 48_000))) == (24_000, 1_000, True)


def replace_side(edge, side):
    """The same stretch of another edge."""
    return edge._replace(side=side)


# ---- what is offered -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-04", "BA-ORD-17", "BA-SCN-11", "BA-CQ-01")
@pytest.mark.parametrize(
    ("options", "place", "declares"),
    [
        ({}, "table", True),
        ({"declare_assault_with_order": "off"}, "table", False),
        ({}, "reserve", False),
        ({"assault_on_entry": "on"}, "reserve", True),
        ({"assault_on_entry": "on", "declare_assault_with_order": "off"}, "reserve", False),
    ],
)
def test_a_run_at_each_enemy_is_conceivable_for_who_may_say_so(options, place, declares):
    battle = standing(squad("a.unit", 24, 30, 3), FOE, squad("b.two", 4, 4, 1), options=options)
    unit = posted(battle, "a.unit", place=place)
    assert legality.may_declare_assault(battle, unit) is declares
    found = legality.conceivable_orders(battle, unit)
    assert [each.order for each in found if each.assault is None] == list(ORDERS)
    assert [each.assault for each in found if each.assault is not None] == (["b.foe", "b.two"] if declares else [])


@pytest.mark.rule("BA-AMB-04")
@pytest.mark.parametrize(
    ("weapon", "ways"),
    [("medium-at-gun", ["piercing", "explosive"]), ("light-at-gun", None), ("light-howitzer", None)],
)
def test_a_gun_may_wait_with_each_kind_of_shell_and_assaults_nobody(weapon, ways):
    battle = standing(gun("a.gun", 24, 30, weapon), FOE)
    unit = of(battle, "a.gun")
    found = legality.conceivable_orders(battle, unit)
    ways = list(battle.context.profile("a.gun").ways) if ways is None else ways
    assert [each.loaded for each in found if each.loaded is not None] == ways
    assert len(found) == len(ORDERS) + len(ways)
    legal = legality.legal_orders(battle, unit)
    waits = [each.loaded for each in legal if each.order == "ambush"]
    assert waits == ([way for way in ways if way != "indirect"] or [None])


@pytest.mark.rule("BA-AMB-04", "BA-HE-02")
@pytest.mark.parametrize(
    ("loaded", "order", "may"),
    [
        ("open-sights", "ambush", True), ("indirect", "ambush", False), (None, "ambush", False),
        (None, "fire", True), ("open-sights", "fire", False),
    ],
)  # fmt: skip
def test_a_howitzer_waits_over_open_sights(loaded, order, may):
    battle = standing(gun("a.gun", 24, 30, "light-howitzer"), FOE)
    choice = GiveOrder("a.gun", order, loaded=loaded)
    assert (legality.loading_refusal(battle, of(battle, "a.gun"), choice) is None) is may
    assert (legality.order_refusal(battle, 0, choice) is None) is may


# ---- what is barred --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ORD-15", "BA-SCN-04", "BA-SCN-05", "BA-SCN-06", "BA-SCN-09", "BA-VEH-01")
@pytest.mark.parametrize(
    ("fields", "options", "allowed", "told"),
    [
        ({"place": "first_wave"}, {}, {"advance", "run"}, {"ba-refused-first-wave"}),
        ({"place": "reserve"}, {}, {"advance", "run", "down"}, {"ba-refused-reserve"}),
        (
            {"place": "reserve"}, {"reserve_decline": "off"}, {"advance", "run"},
            {"ba-refused-reserve", "ba-refused-reserve-down"},
        ),
        (
            {"place": "reserve", "flank": "left"}, {}, {"down"}, {"ba-refused-reserve", "ba-refused-flank"},
        ),
        ({}, {}, set(ORDERS), set()),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kind", ["squad", "vehicle"])
def test_what_each_may_do_by_where_it_is(fields, options, allowed, told, kind):
    unit = squad("a.unit", 24, 30, 3) if kind == "squad" else vehicle("a.unit", 24, 30)
    battle = standing(unit, FOE, options=options)
    unit = posted(battle, "a.unit", **fields)
    found = {order: message(legality.forbidden(battle, unit, order)) for order in ORDERS}
    if kind == "vehicle" and not fields:
        allowed, told = set(ORDERS) - {"down"}, {"ba-refused-vehicle-down"}
    assert {order for order, why in found.items() if why is None} == allowed
    assert set(found.values()) - {None} == told


@pytest.mark.rule("BA-GEN-04", "BA-GEN-14", "BA-MOV-02", "BA-AMB-04", "BA-ORD-15")
def test_what_bars_an_order_to_men_on_the_table():
    torn = squad("a.torn", 0, 0, 2, places=[(10, 30), (16, 30)])
    rough = squad("a.rough", 31, 30, 2)
    mortar = team("a.mortar", 20, 40, "light-mortar", 2)
    battle = standing(torn, rough, mortar, squad("a.free", 40, 40, 2), FOE, pieces=[piece("wood", 28, 28, 36, 34)])
    barred = {
        id: {order: why for order in ORDERS if (why := message(legality.forbidden(battle, of(battle, id), order)))}
        for id in ("a.torn", "a.rough", "a.mortar", "a.free")
    }
    assert barred == {
        "a.torn": dict.fromkeys(("fire", "ambush", "rally"), "ba-refused-broken"),
        "a.rough": {"run": "ba-refused-run-ground"},
        "a.mortar": {"ambush": "ba-refused-ambush-indirect"},
        "a.free": {},
    }


@pytest.mark.rule("BA-AMB-04")
def test_who_fires_only_indirectly():
    mortar, mmg = team("a.m", 10, 30, "light-mortar", 2).unit, team("a.n", 10, 30, "mmg").unit
    men = squad("a.s", 10, 30, 2).unit
    assert [legality.only_indirect(unit) for unit in (mortar, mmg, men)] == [True, False, False]
    both = replace(mortar, models=(replace(mortar.models[0], weapons=("light-mortar", "pistol")), *mortar.models[1:]))
    two = replace(mortar, models=(*mortar.models, *mmg.models))
    assert not legality.only_indirect(both)
    assert not legality.only_indirect(two)
    assert not legality.only_indirect(replace(mortar, models=mortar.models[1:]))


@pytest.mark.rule("BA-ORD-15", "BA-VEH-01", "BA-VEH-09", "BA-TRN-02", "BA-MOV-22")
@pytest.mark.parametrize(
    ("fields", "rough", "barred"),
    [
        ({}, False, {}),
        ({"immobilised": True}, False, dict.fromkeys(("advance", "run"), "ba-refused-immobilised")),
        ({"boarded": True}, False, dict.fromkeys(("advance", "run"), "ba-refused-boarded")),
        ({}, True, {"run": "ba-refused-run-vehicle"}),
    ],
)
def test_what_bars_an_order_to_a_vehicle(fields, rough, barred):
    battle = standing(vehicle("a.tank", 24, 30), FOE, pieces=[piece("rubble", 24, 30, 36, 38)] * rough)
    unit = posted(battle, "a.tank", **fields)
    found = {order: message(legality.forbidden_to_vehicle(battle, unit, order)) for order in ORDERS}
    assert {order: why for order, why in found.items() if why} == {"down": "ba-refused-vehicle-down"} | barred


@pytest.mark.rule("BA-TRN-04", "BA-TRN-05", "BA-TRN-10", "BA-TRN-12", "BA-ORD-15")
@pytest.mark.parametrize(
    ("vehicle_fields", "options", "barred"),
    [
        ({}, {}, {}),
        ({"order": "run"}, {}, dict.fromkeys(("advance", "run"), "ba-refused-moving-vehicle")),
        ({"order": "run"}, {"dismount_after_run": "on"}, {}),
        ({"order": "advance"}, {}, {}),
        ({"place": "reserve"}, {}, dict.fromkeys(("advance", "run"), "ba-refused-not-arrived")),
    ],
)
def test_passengers_get_out_or_stay_down(vehicle_fields, options, barred):
    battle = standing(
        changed(vehicle("a.truck", 24, 30, "truck"), **vehicle_fields),
        squad("a.unit", 24, 30, 3, place="aboard", aboard="a.truck"),
        FOE,
        options=options,
    )
    unit = of(battle, "a.unit")
    found = {order: message(legality.forbidden(battle, unit, order)) for order in ORDERS}
    stays = dict.fromkeys(("fire", "ambush", "rally"), "ba-refused-aboard")
    assert {order: why for order, why in found.items() if why} == stays | barred
    assert not list(legality.assault_targets(battle, unit))


@pytest.mark.rule("BA-VEH-31")
@pytest.mark.parametrize(
    ("drawn", "other", "waits"),
    [
        ((), {}, True),
        ((), {"order": "fire"}, False),
        ((DrawnDie(0),), {}, True),
        ((DrawnDie(0, "a.slow"),), {}, True),
        ((DrawnDie(0, "a.unit"),), {}, False),
        ((DrawnDie(1, "b.foe"),), {}, True),
    ],
)
def test_who_loads_slowly_waits_until_another_of_its_side_has_an_order(drawn, other, waits):
    battle = standing(
        vehicle("a.slow", 10, 30, rules=("slow-load",)),
        vehicle("a.slower", 20, 30, rules=("slow-load",)),
        squad("a.unit", 30, 30, 3),
        FOE,
    )
    posted(battle, "a.unit", **other)
    battle.state = replace(battle.state, drawn=drawn)
    slow = of(battle, "a.slow")
    assert legality.waits_for_others(battle, slow) is waits
    assert (message(legality.forbidden(battle, slow, "fire")) == "ba-refused-slow-load") is waits
    assert legality.forbidden(battle, of(battle, "a.unit"), "fire") is None


# ---- guns and tows ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-09", "BA-ORD-15", "BA-MOV-07", "BA-ART-05")
@pytest.mark.parametrize(
    ("x", "place", "may"), [(24, "table", True), (34, "table", False), (24, "reserve", False), (None, "table", False)]
)
def test_a_gun_runs_to_a_tow_beside_it_and_nowhere_else(x, place, may):
    tow = [] if x is None else [vehicle("a.tow", x, 30, "truck")]
    battle = standing(gun("a.gun", 26, 30, men=2), *tow, FOE)
    unit = posted(battle, "a.gun", place=place)
    assert legality.may_limber(battle, unit) is may
    assert (message(legality.gun_refusal(battle, unit, "run")) is None) is may
    assert legality.gun_refusal(battle, unit, "advance") is None


@pytest.mark.rule("BA-TRN-09", "BA-ART-05")
@pytest.mark.parametrize(
    ("weapon", "place", "order", "told"),
    [
        ("heavy-howitzer", "table", "advance", None), ("heavy-howitzer", "table", "run", "ba-refused-gun-run"),
        ("heavy-howitzer", "reserve", "advance", "ba-refused-gun-tow"), ("light-at-gun", "reserve", "advance", None),
        ("heavy-howitzer", "reserve", "down", None), ("light-at-gun", "table", "rally", None),
    ],
)  # fmt: skip
def test_what_bars_an_order_to_a_gun(weapon, place, order, told):
    battle = standing(gun("a.gun", 24, 30, weapon), FOE)
    unit = posted(battle, "a.gun", place=place)
    assert message(legality.forbidden(battle, unit, order)) == told


# ---- the order given -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TURN-02", "BA-TURN-03", "BA-CQ-01", "BA-ORD-17", "BA-AMB-04")
@pytest.mark.parametrize(
    ("choice", "options", "told"),
    [
        (GiveOrder("a.unit", "fire"), {}, None),
        (GiveOrder("b.foe", "fire"), {}, "ba-refused-not-yours"),
        (GiveOrder("a.nobody", "fire"), {}, "ba-refused-not-yours"),
        (GiveOrder("a.men", "fire"), {}, "ba-refused-has-order"),
        (GiveOrder("a.unit", "run", "b.foe"), {}, None),
        (GiveOrder("a.unit", "advance", "b.foe"), {}, "ba-refused-assault-order"),
        (GiveOrder("a.unit", "run", "b.foe", loaded="piercing"), {}, "ba-refused-loaded"),
        (GiveOrder("a.unit", "run", "b.foe"), {"declare_assault_with_order": "off"}, "ba-refused-assault-later"),
        (GiveOrder("a.unit", "run", "b.nobody"), {}, "ba-refused-no-target"),
        (GiveOrder("a.unit", "ambush", loaded="piercing"), {}, "ba-refused-loaded"),
        (GiveOrder("a.tank", "down"), {}, "ba-refused-vehicle-down"),
    ],
)
def test_why_an_order_is_not_given(choice, options, told):
    battle = standing(squad("a.unit", 24, 30, 3), vehicle("a.tank", 10, 30), FOE, options=options)
    assert message(legality.order_refusal(battle, 0, choice)) == told


@pytest.mark.rule("BA-CQ-01", "BA-SCN-11", "BA-VEH-34", "BA-TRN-04", "BA-CQ-21", "BA-CQ-31", "BA-BLD-07")
@pytest.mark.parametrize(
    ("fields", "target", "options", "told"),
    [
        ({}, "b.foe", {}, None),
        ({}, "b.hidden", {}, "ba-refused-assault-unseen"),
        ({"place": "reserve"}, "b.foe", {}, "ba-refused-assault-entering"),
        ({"place": "reserve"}, "b.hidden", {"assault_on_entry": "on"}, None),
        ({"place": "reserve"}, "b.upstairs", {"assault_on_entry": "on"}, "ba-refused-assault-floor"),
        ({"place": "aboard"}, "b.foe", {"assault_on_entry": "on"}, "ba-refused-assault-entering"),
        ({}, "b.upstairs", {}, "ba-refused-assault-floor"),
    ],
)
def test_whom_men_may_be_ordered_to_assault(fields, target, options, told):
    house = piece("building", 34, 24, 38, 28, height=9)
    wall = piece("building", 4, 17, 30, 18, height=9)
    battle = standing(
        squad("a.unit", 24, 30, 3), FOE, squad("b.hidden", 14, 10, 2), squad("b.below", 35, 26, 1),
        squad("b.upstairs", 36, 26, 1), pieces=[house, wall], options=options,
    )  # fmt: skip
    posted(battle, "b.below", inside=Floor(house.id, 0))
    posted(battle, "b.upstairs", inside=Floor(house.id, 1))
    unit = posted(battle, "a.unit", **fields)
    assert message(legality.assault_refusal(battle, unit, target)) == told


@pytest.mark.rule("BA-CQ-21")
@pytest.mark.parametrize(
    ("kind", "fields", "running"),
    [
        ("vehicle", {"order": "run"}, True), ("vehicle", {"order": "advance"}, False), ("vehicle", {}, False),
        ("vehicle", {"order": "run", "immobilised": True}, False), ("squad", {"order": "run"}, False),
    ],
)  # fmt: skip
def test_only_a_vehicle_that_runs_still_is_not_assaulted(kind, fields, running):
    unit = vehicle("b.x", 10, 10) if kind == "vehicle" else squad("b.x", 10, 10, 2)
    assert legality.is_running(replace(unit.unit, **fields)) is running


@pytest.mark.rule("BA-BLD-07", "BA-CQ-01", "BA-SCN-11")
@pytest.mark.parametrize(("level", "told"), [(0, None), (1, "ba-refused-assault-floor"), (2, None)])
def test_from_the_floor_below_or_above_the_next_is_assaulted_unseen(level, told):
    house = piece("building", 20, 20, 24, 24, height=12)
    battle = standing(squad("a.unit", 21, 22, 1), squad("b.up", 22, 22, 1), squad("b.low", 23, 22, 1), pieces=[house])
    posted(battle, "b.up", inside=Floor(house.id, 3 if level == 2 else 1))
    if level == 1:
        posted(battle, "b.low", inside=Floor(house.id, 0))
        unit = of(battle, "a.unit")
    else:
        unit = posted(battle, "a.unit", inside=Floor(house.id, level))
    assert message(legality.assault_refusal(battle, unit, "b.up")) == told
