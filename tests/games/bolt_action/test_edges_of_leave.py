"""What a unit has leave to do, at the edges: orders, smoke, vehicles it boards and leaves, passing a die."""

import pytest

from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.movement import transport, ways
from grognard.games.bolt_action.rules.movement.move import RUN, ChooseMove
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder
from grognard.games.bolt_action.rules.vehicles import dismounting
from grognard.games.bolt_action.state.choices import Board, Dismount, GiveOrder, HoldFire, Leg, PassDie, ShootAt
from grognard.games.bolt_action.state.state import ORDERS, Floor
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import gun, of, squad, team, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
FOE = squad("b.foe", 24, 6, men=2)
TRUCK = vehicle("a.car", 24, 30, "truck")
HOUSE = piece("building", 34, 34, 42, 40, 4)


def message(found):
    return None if found is None else found.message.id


# ---- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ORD-15", "BA-VEH-01", "BA-AMB-04")
@pytest.mark.parametrize(
    ("entry", "barred"),
    [
        ("panzerwerfer-42", {"ambush": "ba-refused-ambush-indirect"}), ("stuka-zu-fuss", {}), ("wespe", {}),
        ("m4-sherman", {}),
    ],
)  # fmt: skip
def test_only_what_never_fires_by_sight_may_not_wait(entry, barred):
    battle = standing(vehicle("a.x", 24, 30, entry), FOE)
    unit = of(battle, "a.x")
    found = {order: message(legality.forbidden_to_vehicle(battle, unit, order)) for order in ORDERS}
    assert {order: told for order, told in found.items() if told} == barred | {"down": "ba-refused-vehicle-down"}


@pytest.mark.rule("BA-TURN-10", "BA-TURN-02")
@pytest.mark.parametrize(("option", "passes"), [("on", "refused-not-offered"), ("off", None)])
def test_a_die_is_passed_by_house_rule_and_nothing_else_with_it(option, passes):
    battle = standing(squad("a.x", 24, 40, 3), TRUCK, FOE, options={"forced_activation": option})
    decision = ChooseOrder(0)
    assert message(decision.refusal(battle, PassDie())) == passes
    assert message(decision.refusal(battle, GiveOrder("a.x", "run"))) is None
    assert message(decision.refusal(battle, GiveOrder("b.foe", "run"))) == "ba-refused-not-yours"
    assert message(decision.refusal(battle, GiveOrder("a.car", "down"))) == "ba-refused-vehicle-down"
    assert message(decision.refusal(battle, HoldFire())) == "refused-not-offered"


# ---- smoke -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-16", "BA-SHOOT-01")
@pytest.mark.parametrize(
    ("firer", "moved", "wall", "option", "may"),
    [
        (team("a.x", 24, 40, "medium-mortar", 3), False, False, "on", True),
        (team("a.x", 24, 40, "medium-mortar", 3), False, False, "off", False),
        (team("a.x", 24, 40, "medium-mortar", 3), True, False, "on", False),
        (team("a.x", 24, 40, "light-mortar", 2), True, False, "on", True),
        (team("a.x", 24, 40, "medium-mortar", 3), False, True, "on", False),
        (gun("a.x", 24, 40, "light-howitzer"), False, False, "on", True),
        (gun("a.x", 24, 40, "light-howitzer"), False, True, "on", False),
        (gun("a.x", 24, 40, "light-at-gun"), False, False, "on", False),
        (squad("a.x", 24, 40, 3), False, False, "on", False), (team("a.x", 24, 40, "mmg"), False, False, "on", False),
    ],
)  # fmt: skip
def test_who_may_lay_smoke_before_what_he_sees(firer, moved, wall, option, may):
    pieces = [piece("building", 10, 20, 38, 22, 9)] if wall else []
    battle = standing(firer, FOE, pieces=pieces, options={"smoke": option})
    decision = ChooseTarget(0, "a.x", moved)
    way = decision.smoke_way(battle, of(battle, "a.x"))
    assert decision.may_screen(battle, of(battle, "a.x"), of(battle, "b.foe")) is may
    assert (message(decision.refusal(battle, ShootAt("b.foe", (), smoke=True, way=way))) is None) is may
    assert decision.refusal(battle, ShootAt("b.foe", (), smoke=True, way="piercing")) is not None


# ---- getting in ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-01", "BA-TRN-02", "BA-TRN-03", "BA-TRN-11", "BA-GEN-10")
@pytest.mark.parametrize(
    ("men", "fields", "car", "told"),
    [
        (2, {}, {}, None), (12, {}, {}, None), (13, {}, {}, "ba-refused-no-seats"),
        (2, {"inside": Floor(HOUSE.id, 0)}, {}, "ba-refused-no-seats"),
        (2, {"place": "reserve"}, {}, "ba-refused-no-seats"),
        (2, {}, {"order": "advance"}, "ba-refused-moving-vehicle"),
        (2, {}, {"order": "run"}, "ba-refused-moving-vehicle"),
        (2, {}, {"order": "fire"}, None), (2, {}, {"order": "down"}, None),
        (2, {}, {"place": "reserve"}, "ba-refused-no-vehicle"), (2, {}, {"id": "b.car"}, "ba-refused-no-vehicle"),
        (2, {}, {"id": "a.other"}, "ba-refused-no-vehicle"), (2, {}, {"facing": 90}, None),
    ],
)  # fmt: skip
def test_who_may_board_a_truck(men, fields, car, told):
    posted = vehicle(car.get("id", "a.car"), 24, 30, "truck", **{key: car[key] for key in car if key != "id"})
    others = [squad("a.car", 40, 40, 1)] if car.get("id") == "a.other" else []
    spots = [(17 + 1.4 * (number % 5), 36 + 1.4 * (number // 5)) for number in range(men)]
    battle = standing(squad("a.x", 0, 0, men, places=spots, **fields), posted, *others, FOE, pieces=[HOUSE])
    target = car["id"] if car.get("id") == "b.car" else "a.car"
    found = transport.boarding_refusal(battle, of(battle, "a.x"), target, 12_000)
    assert message(found) == told
    assert message(transport.boarding_refusal(battle, of(battle, "a.x"), "nobody", 12_000)) == "ba-refused-no-vehicle"
    assert message(transport.boarding_refusal(battle, of(battle, "a.x"), "b.foe", 12_000)) == "ba-refused-no-vehicle"


@pytest.mark.rule("BA-TRN-02", "BA-GEN-10")
@pytest.mark.parametrize(
    ("gap", "may"), [(1, True), (13, True), (13.001, True), (13.01, False), (0.2, True), (7, True)]
)
def test_every_man_gets_within_an_inch_of_the_hull(gap, may):
    """With twelve inches to go."""
    battle = standing(squad("a.x", 24, 32.2 + BASE + gap, 1), TRUCK, FOE)
    found = transport.boarding_refusal(battle, of(battle, "a.x"), "a.car", 12_000)
    assert message(found) == (None if may else "ba-refused-boarding-reach")
    man, car = of(battle, "a.x").models[0], of(battle, "a.car")
    way = transport.way_to_hull(battle, man, car, 12_000)
    assert (way is not None) is may
    if way is not None:
        assert len(way) == (1 if gap <= 1 else 2)
        assert way[-1][1] == pytest.approx(inches(32.2 + BASE + min(gap, 1)), abs=1)


@pytest.mark.rule("BA-TRN-02", "BA-TRN-11")
@pytest.mark.parametrize(
    ("alighted", "manner", "told"),
    [(False, RUN, None), (True, RUN, "ba-refused-board-on-run"), (False, "advance", "ba-refused-board-on-run")],
)
def test_who_boards_runs_and_has_not_got_out(alighted, manner, told):
    battle = standing(squad("a.x", 24, 36, 2, alighted=alighted), TRUCK, FOE)
    choice = ChooseMove(0, "a.x", manner, 12_000).refusal(battle, Board("a.car"))
    assert message(choice) == told


# ---- getting out -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-12", "BA-ART-01", "BA-GEN-15", "BA-GEN-04")
@pytest.mark.parametrize(
    ("crew", "facing", "told"),
    [
        ([(23.5, 36.8), (24.9, 36.7)], 0, None), ([(23.5, 36.8), (24.9, 36.7)], None, None),
        ([(24, 44), (25.4, 44)], 0, "ba-fault-crew"), ([(24, 36.8), (25.4, 36.8)], 0, "ba-fault-crew"),
        ([(24, 36.8), (24.5, 36.8)], 0, "ba-fault-overlap"), ([(24, 34.6), (25.4, 36.8)], 0, "ba-fault-overlap"),
        ([(23.5, 36.8), (24.9, 36.7)], 360_000, "ba-fault-facing"),
        ([(23.5, 36.8), (24.9, 36.7)], -1, "ba-fault-facing"),
        ([(23.5, 36.8), (24.9, 36.7)], 359_999, None),
    ],
)  # fmt: skip
def test_a_gun_is_set_down_with_its_crew_about_it(crew, facing, told):
    """The gun stands right behind the truck."""
    riders = gun("a.x", 0, 0, "light-at-gun", 2, place="aboard", aboard="a.car")
    battle = standing(riders, TRUCK, FOE)
    spots = [(24, 34.3), *crew]
    legs = tuple(
        Leg(model.id, ((inches(x), inches(y)),)) for model, (x, y) in zip(of(battle, "a.x").models, spots, strict=True)
    )
    found = dismounting.ChooseDismount(0, "a.x").refusal(battle, Dismount(legs, facing))
    assert message(found) == told


# ---- whoever waits ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-AMB-08", "BA-AMB-10", "BA-GEN-06")
@pytest.mark.parametrize(("gap", "stops"), [(24, [2, 3]), (24.01, [3]), (23, [1, 2, 3]), (26, []), (22, [0, 1, 2, 3])])
def test_the_widest_base_that_walks_is_seen_first(gap, stops):
    """A light mortar walks three inches up beside its loader; a rifleman waits so far before its base at two inches."""
    radius = 40 / 25.4 / 2
    crew = [ModelGroup(1, "gunner", ("light-mortar",), 40), ModelGroup(1, "loader")]
    mortar = team("a.x", 24, 44, "light-mortar", 2)
    assert [each.radius for each in crew] == [787, 492]
    rifle = squad("b.foe", 24, 42 - radius - gap - BASE, men=1, order="ambush")
    battle = standing(mortar, rifle)
    unit = of(battle, "a.x")
    legs = [Leg(man.id, ((man.x, man.y), (man.x, man.y - 3000))) for man in unit.models]
    course = ways.course(battle, unit, legs)
    assert ways.openings(battle, unit, course, None) == stops
    assert ways.openings(battle, unit, course, None, 2) == [stop for stop in stops if stop >= 2]
