"""How vehicles drive (chapters Vehicle movement, Driving tests, Exposed crew)."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from grognard.core.contract import check_position
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.rules.driving import driveways
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.events.driving import Breached, CameFree, Drove, GotStuck
from grognard.games.operation_ww2.state.intents import NOTHING, AssaultIntent, Besides, FireIntent, Held, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, ground, over, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle

OUT = ("commander",)
FOE = unit("b.foe", (5, 5))


def cm(*places):
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def move(way, speed="slow", id="a.tank", **besides):
    return MoveIntent(f"{id}.1", cm(*way), speed, Besides(**besides))


def assault(way, speed="fast", fires="first", target="b.foe", id="a.tank", **besides):
    return AssaultIntent(f"{id}.1", cm(*way), speed, target, fires, Besides(**besides))


def refused(intent, sheet="sherman-75", others=(FOE,), options=None, map=None, **fields):
    """The rules that forbid a vehicle at (60, 60), facing up the table, to declare this; empty: it may."""
    tank = vehicle("a.tank", sheet, (60, 60), **fields)
    battle = fight(Idle(), tank, *others, options=options, map=map, turn=2)
    order: OrderName = "move" if isinstance(intent, MoveIntent) else "assault"
    found = declaring.refusal(battle, battle.state.units["a.tank"], order, intent)
    return () if found is None else found.rules


def driven(
    intent, *, sheet="sherman-75", others=(FOE,), dice=(), options=None, map=None, facing=0, state=None, **fields
):
    """A battle in which a vehicle has carried out an order."""
    tank = vehicle("a.tank", sheet, (60, 60), facing, **fields)
    order: OrderName = "move" if isinstance(intent, MoveIntent) else "assault"
    ordered = Ordered(0, "a.tank", Card(order, 4), intent)
    battle = fight(
        Execution(), tank, *others, chain=(ordered,), dice=dice, options=options, map=map, turn=2, **(state or {})
    )
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


def place(battle, id="a.tank"):
    model = battle.state.units[id].models[0]
    return model.x / 1000, model.y / 1000, model.facing / 1000


@pytest.mark.rule("AZ-VMV-01")
def test_a_vehicle_goes_where_it_points_and_turns_for_five_centimetres():
    battle = driven(move([(60, 55), (65, 55)], "slow"))
    assert place(battle) == (65, 55, 90)
    assert [event.facing for event in happened(battle, Drove)] == [90_000]
    # 5 and 5 cm and one turn are 15; another 4 would be 19 of 18.
    assert refused(move([(60, 55), (65, 55)])) == ()
    assert refused(move([(60, 55), (68, 55)])) == ()
    # A right angle is one turn, anything more a second.
    assert refused(move([(60, 55), (64, 55)])) == ()
    assert refused(move([(60, 55), (64, 55.28)])) == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(move([(60, 55), (69, 55)])) == ("AZ-VMV-03", "AZ-VMV-04")


@pytest.mark.rule("AZ-VMV-02")
@pytest.mark.parametrize(
    ("intent", "rules"),
    [
        (move([(60, 58), (62, 58), (62, 56)], "slow"), ()),
        (move([(60, 58), (62, 58), (62, 56), (64, 56)], "slow"), ("AZ-VMV-03", "AZ-VMV-04")),
        (move([(60, 58), (62, 58), (62, 56)], "fast"), ()),
        (move([(60, 58), (62, 58), (62, 56), (64, 56)], "fast"), ("AZ-VMV-02",)),
        (move([(60, 70)], "slow", reverse=True), ()),
        (move([(60, 70)], "fast", reverse=True), ("AZ-VMV-02",)),
        (move([(60, 70)], "slow"), ("AZ-VMV-03", "AZ-VMV-04")),
    ],
)
def test_az_vmv_02_turns_and_reverse(intent, rules):
    assert refused(intent) == rules


@pytest.mark.rule("AZ-VMV-02")
def test_az_vmv_02_two_turns_in_reverse():
    way = [(60, 61), (59, 61), (59, 62), (58, 62)]
    assert refused(move(way, sheet_of := "slow", reverse=True), "bmw-r75") == ("AZ-VMV-02",)
    assert refused(move(way[:3], sheet_of, reverse=True), "bmw-r75") == ()


@pytest.mark.rule("AZ-VMV-03")
@pytest.mark.rule("AZ-XPO-06")
def test_seed_a_medium_tank_drives_10_and_turns_twice():
    """Seed, "Kilátszó parancsnokok": 10 cm and two turns are 20 cm, fast, and inside the 25 cm for which the commander
    need not look out."""
    way = [(60, 56), (63, 56), (63, 53)]
    assert refused(move(way, "slow")) == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(move(way, "fast")) == ()
    assert refused(assault(way)) == ()


@pytest.mark.rule("AZ-VMV-05")
@pytest.mark.rule("AZ-XPO-06")
def test_seed_a_t_34_assaults_for_30_with_its_commander_out():
    """Seed, the same: with the bonus of a fast vehicle it goes 30 cm, and that is more than its assault distance."""
    closed, out = assault([(60, 30)]), assault([(60, 30)], exposed=OUT)
    assert refused(out, "t-34") == ()
    assert refused(closed, "t-34") == ("AZ-XPO-06",)
    assert refused(assault([(60, 35)]), "t-34") == ()
    assert refused(assault([(60, 29.9)], exposed=OUT), "t-34") == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(assault([(60, 34.9)], exposed=OUT)) == ("AZ-VMV-03", "AZ-VMV-04")


@pytest.mark.rule("AZ-VMV-05")
def test_seed_a_medium_tank_moves_35_and_assaults_25():
    """Seed, "MOZGÁS": fast with Move 35 cm, with Assault 25."""
    assert refused(move([(60, 25)], "fast", exposed=OUT)) == ()
    assert refused(move([(60, 24.9)], "fast", exposed=OUT)) == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(assault([(60, 35)])) == ()
    assert refused(move([(60, 20)], "fast", exposed=OUT), "t-34") == ()


@pytest.mark.rule("AZ-VMV-04")
@pytest.mark.rule("AZ-TER-04")
def test_a_road_adds_and_what_it_adds_is_distance():
    road = ground({"id": "road", "kind": "road", "rectangle": ((55, 0), (65, 120))})
    assert refused(move([(60, 20)], "fast", exposed=OUT), map=road) == ()
    assert refused(move([(60, 19.9)], "fast", exposed=OUT), map=road) == ("AZ-VMV-03", "AZ-VMV-04")
    # 30 cm with an assault on a road are more than 25.
    assert refused(assault([(60, 30)]), map=road) == ("AZ-XPO-06",)
    assert refused(move([(60, 5.5)], "fast"), "gmc-truck", map=road, crew=1) == ()
    assert refused(move([(60, 5.5)], "fast"), "gmc-truck", crew=1) == ("AZ-VMV-03", "AZ-VMV-04")


@pytest.mark.rule("AZ-VMV-06")
@pytest.mark.rule("AZ-VMV-07")
def test_turning_on_the_spot_and_standing_count_as_movement():
    assert driven(move([])).state.units["a.tank"].detection == "moved"
    turned = driven(move([], facing=180_000))
    assert place(turned) == (60, 60, 180)
    # Half a circle is two turns, 10 cm; a heavy tank has 15 slowly, so that 4 turns are too many for any.
    assert refused(move([(60, 50.5)], "slow", facing=180_000), "sherman-75") == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(move([(60, 52)], "slow", facing=180_000)) == ()


@pytest.mark.rule("AZ-VMV-08")
def test_az_vmv_08_option_forwards_and_back_in_one_order():
    way = [(60, 55), (60, 60)]
    assert refused(move(way, backing=(1,))) == ("AZ-VMV-08",)
    assert refused(move(way, backing=(1,)), options={"mixed_reverse": "yes"}) == ()
    battle = driven(move(way, backing=(1,)), options={"mixed_reverse": "yes"})
    assert place(battle) == (60, 60, 0)


@pytest.mark.rule("AZ-VDM-09")
@pytest.mark.rule("AZ-VDM-10")
@pytest.mark.rule("AZ-VDM-05")
def test_damage_and_movement():
    assert refused(move([(60, 50)]), lost=("track",)) == ("AZ-VDM-09",)
    assert refused(move([], facing=90_000), lost=("track",)) == ()
    assert refused(move([], facing=90_000), lost=("immobile",)) == ("AZ-VDM-05",)
    assert refused(move([(60, 45)]), "kubelwagen", lost=("wheel",)) == ()
    assert refused(move([(60, 44.9)]), "kubelwagen", lost=("wheel",)) == ("AZ-VMV-03", "AZ-VMV-04")


@pytest.mark.rule("AZ-VEH-08")
@pytest.mark.rule("AZ-VEH-04")
def test_without_a_driver_it_does_not_move():
    assert refused(move([(60, 50)]), crew=2, scared=2) == ("AZ-VEH-08",)
    assert refused(move([(60, 50)]), crew=2, scared=1) == ()


@pytest.mark.rule("AZ-TER-03")
def test_ground_for_wheels_and_tracks():
    wall = {"id": "wall", "kind": "low-wall", "rectangle": ((40, 69), (80, 70))}
    assert refused(move([(60, 40)], "fast"), map=ground(wall)) == ()
    assert refused(move([(60, 40)], "fast"), "jeep", map=ground(wall)) == ("AZ-TER-03",)
    woods = {"id": "woods", "kind": "woods", "rectangle": ((40, 64), (80, 90))}
    assert refused(move([(60, 45)]), map=ground(woods)) == ()
    assert refused(move([(60, 45)], "fast"), map=ground(woods)) == ("AZ-TER-10", "AZ-TER-03")
    hedge = {"id": "hedge", "kind": "low-hedge", "rectangle": ((40, 69), (80, 70))}
    assert refused(move([(60, 42.1)]), map=ground(hedge)) == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(move([(60, 47.1)]), map=ground(hedge)) == ()


@pytest.mark.rule("AZ-TER-03")
def test_a_gap_at_the_edge_of_the_table_ends_with_it():
    hedge = {"id": "hedge", "kind": "low-hedge", "rectangle": ((0, 69), (80, 70))}
    tank = vehicle("a.tank", "sherman-75", (1.5, 60), exposed=("commander",))
    way = MoveIntent("a.tank.1", ((1_500, 45_000),), "slow", Besides(exposed=("commander",)))
    battle = fight(Execution(), tank, unit("b.one", (110, 5)), map=ground(hedge), turn=2, dice=None,
                   chain=(Ordered(0, "a.tank", Card("move", 4), way),))  # fmt: skip
    over(battle)
    (breached,) = happened(battle, Breached)
    assert min(x for x, _ in breached.breach.outline) == 0
    check_position(battle)


@pytest.mark.rule("AZ-TER-03")
def test_what_is_driven_through_is_gone_and_leaves_a_gap():
    wall = {"id": "wall", "kind": "low-wall", "rectangle": ((40, 69), (80, 70))}
    battle = driven(move([(60, 40)], "fast"), map=ground(wall), dice=(4,))
    assert place(battle) == (60, 40, 0)
    assert {event.breach.piece for event in happened(battle, Breached)} == {"wall"}
    pieces = battle.context.map.ground.pieces
    assert [piece.id for piece in pieces] == ["wall-1", "wall-2"]
    assert battle.context.terrain.price(((60_000, 60_000), (60_000, 45_000))).cost == 0
    assert battle.context.terrain.price(((45_000, 60_000), (45_000, 45_000))).cost == 5_000


@pytest.mark.rule("AZ-DRV-01")
@pytest.mark.rule("AZ-DRV-02")
def test_a_driving_test_is_taken_five_centimetres_in():
    wall = {"id": "wall", "kind": "low-wall", "rectangle": ((40, 69), (80, 70))}
    stuck = driven(move([(60, 40)], "fast"), map=ground(wall), dice=(3,))
    # The Sherman's front is 4.1 cm ahead of its middle; it meets the wall at 55.1, and 5 cm on is stuck.
    assert place(stuck)[1] == 50.1
    assert [event.piece for event in happened(stuck, GotStuck)] == ["wall"]
    assert machine(stuck, "a.tank.1").stuck == "wall"


@pytest.mark.rule("AZ-DRV-01", "AZ-DRV-02")
@pytest.mark.parametrize("facing", [0, 37, 90, 200, 301.5])
def test_exactly_five_centimetres_ask_for_a_test_and_stuck_at_the_end_of_its_way_it_does_not_turn(facing):
    """The front of the Sherman is 4.1 cm ahead of its middle. It drives 10 cm, the last 5 of them in the rubble."""
    angle = radians(facing)
    ahead, aside = (sin(angle), -cos(angle)), (cos(angle), sin(angle))

    def there(on, beside=0.0):
        return 60 + on * ahead[0] + beside * aside[0], 60 + on * ahead[1] + beside * aside[1]

    def outcome(on, dice):
        ring = [there(9.1, -15), there(9.1, 15), there(25, 15), there(25, -15)]
        rubble = {"id": "rubble", "kind": "rubble", "outline": tuple((x, 120 - y) for x, y in ring)}
        besides = {"facing": (round(facing * 1000) + 90_000) % 360_000}
        return driven(move([there(on)], "fast", **besides), map=ground(rubble), facing=facing, dice=dice)

    def turned(battle):
        return round(place(battle)[2] - facing) % 360 == 90

    assert turned(outcome(9.98, ()))
    free, stuck = outcome(10, (4,)), outcome(10, (3,))
    assert (turned(free), turned(stuck)) == (True, False)
    assert place(stuck)[:2] == pytest.approx(there(10), abs=0.002)


@pytest.mark.rule("AZ-VEH-04", "AZ-ORD-07")
def test_a_crew_all_of_whom_are_scared_only_gets_over_it():
    shaken = driven(move([(60, 50)]), crew=5, scared=5)
    assert place(shaken) == (60, 60, 0)
    assert machine(shaken, "a.tank.1").scared == 0


@pytest.mark.rule("AZ-TER-03")
def test_ground_that_bars_a_vehicle_is_not_entered_but_left():
    woods = {"kind": "woods", "id": "woods"}
    ahead, around = (ground(woods | {"rectangle": ((40, low), (80, 80))}) for low in (72, 50))
    way = move([(60, 35)], "slow")
    assert refused(way, sheet="opel-blitz", map=ahead) == ("AZ-TER-03",)
    assert refused(way, sheet="opel-blitz", map=around) == ()


@pytest.mark.rule("AZ-DRV-01")
def test_less_than_five_centimetres_ask_for_no_test():
    rubble = {"id": "rubble", "kind": "rubble", "rectangle": ((40, 64), (80, 70))}
    assert place(driven(move([(60, 56)]), map=ground(rubble)))[1] == 56


@pytest.mark.rule("AZ-DRV-03")
@pytest.mark.parametrize(("dice", "through"), [((4, 4), True), ((4, 3), False)])
def test_two_tests_one_failure_is_enough(dice, through):
    woods = {"id": "woods", "kind": "woods", "rectangle": ((40, 30), (80, 60))}
    battle = driven(move([(60, 78)], reverse=True), map=ground(woods), dice=dice)
    assert (place(battle)[1] == 78) == through


@pytest.mark.rule("AZ-DRV-04")
def test_a_stuck_vehicle_tries_again_or_by_the_option_never():
    woods = ground({"id": "woods", "kind": "woods", "rectangle": ((40, 50), (80, 66))})
    free = driven(move([(60, 45)]), map=woods, dice=(4, 4), stuck="woods")
    assert place(free)[1] == 45
    assert happened(free, CameFree)
    held = driven(move([(60, 45)]), map=woods, dice=(4, 1), stuck="woods")
    assert place(held)[1] == 60
    options = {"stuck_retry": "stuck_for_good"}
    assert refused(move([(60, 45)]), map=woods, stuck="woods", options=options) == ("AZ-DRV-04",)


@pytest.mark.rule("AZ-DRV-05")
@pytest.mark.parametrize(("option", "dice", "state"), [("yes", (3, 1), "fired"), ("no", (3,), "moved")])
def test_az_drv_05_a_stuck_vehicle_may_fire(option, dice, state):
    wall = {"id": "wall", "kind": "low-wall", "rectangle": ((40, 69), (80, 70))}
    battle = driven(
        assault([(60, 45)], fires="last"),
        others=(vehicle("b.foe", "panther", (60, 20), 180),),
        map=ground(wall),
        dice=dice,
        options={"stuck_may_fire": option},
        lost=("coaxial", "hull", "anti-aircraft"),
    )
    assert happened(battle, GotStuck)
    assert battle.state.units["a.tank"].detection == state


@pytest.mark.rule("AZ-MOV-10")
@pytest.mark.rule("AZ-MOV-08")
def test_who_stands_in_the_way():
    friend, enemy = unit("a.friend", (60, 50)), unit("b.foe", (60, 50))
    assert refused(move([(60, 45)]), others=(friend, FOE)) == ()
    options = {"pass_through_friends": "off"}
    assert refused(move([(60, 45)]), others=(friend, FOE), options=options) == ("AZ-MOV-08", "AZ-MOV-10")
    assert refused(move([(60, 45)]), others=(enemy,)) == ("AZ-MOV-08", "AZ-MOV-10")
    other = vehicle("a.other", "jeep", (60, 50))
    assert refused(move([(60, 45)]), others=(other, FOE)) == ("AZ-MOV-08", "AZ-MOV-10")
    aside = driven(move([(60, 50)]), others=(friend, FOE))
    (man,) = aside.state.units["a.friend"].models
    assert abs(man.x - 60_000) >= 2_800


@pytest.mark.rule("AZ-ANT-12")
@pytest.mark.parametrize(("option", "end"), [("stop_if_unable", 45), ("stop_always", 55)])
def test_az_ant_12_a_vehicle_under_a_held_shot_stops_only_if_it_has_to(option, end):
    truck = vehicle("b.truck", "opel-blitz", (60, 60))
    rifles = riflemen("a.men", (60, 30), 1)
    moving = Ordered(1, "b.truck", Card("move", 8), move([(60, 45)], id="b.truck"), length=15_000)
    shot = FireIntent("b.truck", Held("b.truck", 5_000))
    held = Ordered(0, "a.men", Card("fire", 3), shot)
    battle = fight(
        Execution(), rifles, truck, chain=(moving, held), dice=(1,), turn=2, options={"interrupted_vehicle": option}
    )
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    assert place(battle, "b.truck")[1] == end


@pytest.mark.rule("AZ-VMV-01")
def test_what_is_offered_is_accepted():
    battle = fight(Idle(), vehicle("a.tank", "t-34", (60, 60), 30), FOE, turn=2)
    tank = battle.state.units["a.tank"]
    orders: tuple[OrderName, ...] = ("move", "assault")
    for order in orders:
        found = list(declaring.listed(battle, tank, order))
        assert len(found) > 8
        assert [each for each in found if declaring.refusal(battle, tank, order, each) is not None] == []
    assert driveways.allowance(battle, tank.models[0], "assault", "fast") == 30_000
    assert TABLES.rates["medium-tank"].assault == 25_000
    assert NOTHING.reverse is False
