"""Getting on and off, troop carriers, crews on foot (chapters Boarding and leaving, Motorised infantry, Crews)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men, validate
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.ground.vehicles import sighting
from grognard.games.operation_ww2.rules.driving import boarding, mounting
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Card, Follow
from grognard.games.operation_ww2.state.events.driving import VehicleDetected
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Held, Leg, MoveIntent
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.state import Ordered
from grognard.space.plane import gap
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, vehicle

FOE = unit("b.foe", (5, 5))
CAR = "a.car.1"


def troops(count, *places, **fields):
    """So many troops of a carrier: those without a place ride."""
    on_foot = [person(f"a.car.{n}", at, weapons=("kar98k",), **fields) for n, at in enumerate(places, 2)]
    riding = [
        person(f"a.car.{n}", (60, 60), aboard=CAR, weapons=("kar98k",), **fields)
        for n in range(2 + len(places), 2 + count)
    ]
    return (*on_foot, *riding)


def carrier(*men, sheet="opel-blitz", **fields):
    return vehicle("a.car", sheet, (60, 60), models=men, **({"crew": 0} | fields))


def move(*way, speed="slow", **besides):
    places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
    return MoveIntent(CAR, places, speed, Besides(carrier=CAR, **besides))


def refused(intent, car, options=None):
    battle = fight(Idle(), car, FOE, turn=2, options=options)
    found = declaring.refusal(battle, battle.state.units["a.car"], "move", intent)
    return () if found is None else found.rules


def led(intent, car, order="move"):
    """The same getting aboard with the way of who leads."""
    battle = fight(Idle(), car, FOE, turn=2)
    return mounting.with_way(battle, battle.state.units["a.car"], order, intent)


def done(intent, car, *, order="move", dice=(), options=None, choose=None, others=(), shots=()):
    idle = fight(Idle(), car, FOE, *others, options=options, turn=2)
    length = declaring.length_declared(idle, car, intent)
    ordered = Ordered(0, "a.car", Card(order, 4), intent, length=length)
    battle = fight(Execution(), car, FOE, *others, chain=(ordered, *shots), dice=dice, options=options, turn=2)
    while not battle.over:
        battle.choose(choose(battle) if choose else battle.choices()[0])
    over(battle)
    return battle


def aboard(battle):
    return [model.id for model in battle.state.units["a.car"].models if model.aboard]


@pytest.mark.rule("AZ-EMB-01")
def test_people_get_off_a_slow_vehicle_only():
    car = carrier(*troops(4))
    assert refused(move((60, 45), leaves=("a.car.2",)), car) == ()
    assert refused(move((60, 45), speed="fast", leaves=("a.car.2",)), car) == ("AZ-EMB-01",)


@pytest.mark.rule("AZ-EMB-02")
@pytest.mark.rule("AZ-EMB-04")
def test_it_costs_the_vehicle_and_the_passengers_five_centimetres():
    car = carrier(*troops(4))
    # A truck goes 25 cm slowly.
    assert refused(move((60, 40), leaves=("a.car.2",)), car) == ()
    assert refused(move((60, 39.9), leaves=("a.car.2",)), car) == ("AZ-VMV-03", "AZ-VMV-04")
    assert refused(move((60, 39.9)), car) == ()

    def five_more(battle):
        (man,) = list(battle.state.units["a.car"].people)
        # 20 cm fast, less what it costs to get off.
        far, near = ((man.x, man.y - 15_100),), ((man.x, man.y - 15_000),)
        assert battle.refusal(Follow((Leg(man.id, far),))).rules == ("AZ-EMB-02",)
        return (
            Follow((Leg(man.id, near),))
            if battle.refusal(Follow((Leg(man.id, near),))) is None
            else Follow((Leg(man.id, ()),))
        )

    battle = done(move(leaves=("a.car.2",)), car, choose=five_more)
    assert aboard(battle) == ["a.car.3", "a.car.4", "a.car.5"]


@pytest.mark.rule("AZ-EMB-04")
@pytest.mark.rule("AZ-EMB-05")
@pytest.mark.rule("AZ-EMB-06")
@pytest.mark.rule("AZ-EXE-10")
@pytest.mark.parametrize(
    ("boarding", "option", "beside"),
    [("first", "as_declared", 60_000), ("last", "as_declared", 45_000), ("last", "boarding_first", 60_000)],
)
def test_who_leaves_stands_beside_the_vehicle_before_or_after_it_drives(boarding, option, beside):
    car = carrier(*troops(4))
    intent = move((60, 45), leaves=("a.car.2",), boarding=boarding)
    battle = done(intent, car, options={"order_part_sequence": option})
    (man,) = battle.state.units["a.car"].people
    assert abs(man.y - beside) < 7_000
    assert man.is_person


@pytest.mark.rule("AZ-EMB-04")
@pytest.mark.rule("AZ-DET-09")
@pytest.mark.parametrize(("length", "state"), [(4_900, "stationary"), (7_000, "moved")])
def test_seed_who_leaves_a_slow_vehicle_goes_slowly_or_fast_as_he_likes(length, state):
    """Seed, "Be és kiszállás egy járműből": from there they go slowly or fast, wherever they want."""

    def away(battle):
        (man,) = battle.state.units["a.car"].people
        choice = Follow((Leg(man.id, ((man.x, man.y - length),)),))
        assert battle.refusal(choice) is None
        return choice

    battle = done(move((60, 50), leaves=("a.car.2",), boarding="last"), carrier(*troops(4)), choose=away)
    assert battle.state.units["a.car"].detection == state
    assert machine(battle, CAR).detection == "moved"


@pytest.mark.rule("AZ-EMB-04")
def test_who_never_rode_goes_no_faster_than_his_unit():
    def away(battle):
        (man,) = battle.state.units["a.car"].people
        assert battle.refusal(Follow((Leg(man.id, ((man.x, man.y - 10_100),)),))).rules == ("AZ-MOV-01", "AZ-MOV-03")
        return Follow((Leg(man.id, ()),))

    done(move((60, 50)), carrier(*troops(3, (65, 60))), choose=away)


@pytest.mark.rule("AZ-EMB-02")
@pytest.mark.rule("AZ-EMB-04")
def test_seed_who_boards_a_slow_vehicle_need_not_go_slowly():
    """Seed, the same: who gets on or off need not move slowly, but spends 5 cm of his movement."""
    # 20 cm fast, less 5, from edge to edge.
    edge = gap(person("a.car.2", (75, 60)), carrier().models[0].body)
    there, beyond = 75 + (15_000 - edge) / 1000 - 0.01, 75 + (15_000 - edge) / 1000 + 0.01
    assert refused(move((60, 55), boards=("a.car.2",)), carrier(*troops(3, (there, 60)))) == ()
    assert refused(move((60, 55), boards=("a.car.2",)), carrier(*troops(3, (beyond, 60)))) == (
        "AZ-EMB-02", "AZ-EMB-04",
    )  # fmt: skip


@pytest.mark.rule("AZ-EMB-03")
def test_nobody_gets_on_and_off_in_one_turn():
    off = carrier(*(replace(man, boarded=2) for man in troops(4)))
    assert refused(move(leaves=("a.car.2",)), off) == ("AZ-EMB-03",)
    earlier = carrier(*(replace(man, boarded=1) for man in troops(4)))
    assert refused(move(leaves=("a.car.2",)), earlier) == ()


@pytest.mark.rule("AZ-EMB-07")
def test_the_driver_stays():
    car = carrier(*troops(2))
    everybody = ("a.car.2", "a.car.3")
    assert refused(move((60, 50), leaves=everybody), car) == ("AZ-EMB-07",)
    assert refused(move((60, 50), leaves=everybody[:1]), car) == ()
    assert refused(move(leaves=everybody), car) == ()


@pytest.mark.rule("AZ-EMB-08")
def test_there_are_so_many_seats():
    beside = (62.7, 60)
    full = carrier(*troops(4, beside), sheet="kubelwagen")
    assert refused(move(boards=("a.car.2",)), full) == ()
    too_full = carrier(*troops(5, beside), sheet="kubelwagen")
    assert refused(move(boards=("a.car.2",)), too_full) == ("AZ-EMB-08",)
    squad = ForceUnit(
        id="squad", title="Squad", training=4, panic_limit=3, points=1, vehicle="kubelwagen",
        men=(Men(count=5, role="rifleman", weapons=("kar98k",)),),
    )  # fmt: skip
    force = Force(format="grognard-army", version=1, system="operation_ww2", name="x", nation="german", unit=(squad,))
    assert [problem.rule for problem in validate(force)] == ["AZ-EMB-08"]


@pytest.mark.rule("AZ-EMB-04")
def test_who_gets_on_comes_beside_it():
    near, far = carrier(*troops(3, (64, 60))), carrier(*troops(3, (80, 60)))
    assert refused(move(boards=("a.car.2",)), near) == ()
    assert refused(move(boards=("a.car.2",)), far) == ("AZ-EMB-02", "AZ-EMB-04")
    battle = done(move(boards=("a.car.2",)), near)
    assert aboard(battle) == ["a.car.2", "a.car.3", "a.car.4"]


@pytest.mark.rule("AZ-MTI-01")
def test_the_troops_of_a_carrier_are_its_crew_and_one_unit_with_it():
    men = (Men(count=3, role="rifleman", weapons=("kar98k",)),)
    squad = ForceUnit(id="squad", title="S", training=4, panic_limit=3, points=1, vehicle="kubelwagen", men=men)
    force = Force(format="grognard-army", version=1, system="operation_ww2", name="x", nation="german", unit=(squad,))
    (made,) = (each for each in mustered((force, force), TABLES).values() if each.seat == 0)
    assert [model.role for model in made.models] == ["vehicle", "rifleman", "rifleman", "rifleman"]
    assert {model.aboard for model in made.models[1:]} == {made.models[0].id}
    assert made.models[0].machine is not None
    assert made.models[0].machine.crew == 0
    assert made.is_vehicle
    assert refused(move((60, 45)), carrier(*troops(1))) == ()
    assert refused(move((60, 45)), carrier(*troops(1), crew=0, scared=0)) == ()


@pytest.mark.rule("AZ-MTI-02")
@pytest.mark.rule("AZ-DET-09")
def test_seed_after_a_slow_move_those_on_foot_are_stationary_and_the_vehicle_moved():
    """Seed, "Motorizált gyalogság és észlelés", first example."""
    battle = done(move((60, 55)), carrier(*troops(4, (65, 60), (65, 63)), sheet="sdkfz-251"))
    squad = battle.state.units["a.car"]
    assert squad.detection == "stationary"
    assert machine(battle, CAR).detection == "moved"
    found = {model.id: sighting.detection_of(battle, squad, model) for model in squad.models}
    assert found["a.car.1"] == (True, "moved")
    assert found["a.car.2"] == (False, "stationary")
    assert detection_range(TABLES, True, "moved", night=False, in_cover=False) == 240_000


@pytest.mark.rule("AZ-MTI-03")
def test_seed_troops_outside_stay_within_ten_centimetres():
    """Seed, the same, second example: 10 cm from the truck at most."""
    car = carrier(*troops(3, (65, 60)))

    def try_away(battle):
        (man,) = battle.state.units["a.car"].people
        away = Follow((Leg(man.id, ((man.x + 10_000, man.y),)),))
        assert battle.refusal(away).rules == ("AZ-MOV-05", "AZ-MTI-03")
        return Follow((Leg(man.id, ((man.x + 7_000, man.y),)),))

    battle = done(move(), car, choose=try_away)
    (man,) = battle.state.units["a.car"].people
    assert gap(man, battle.state.units["a.car"].models[0].body) <= 10_000


@pytest.mark.rule("AZ-MTI-04")
@pytest.mark.rule("AZ-MTI-06")
def test_a_carrier_left_behind_is_boarded_again_by_its_own_unit():
    car = carrier(*troops(2, (64, 60), (64, 63)))
    assert not car.is_vehicle
    assert car.is_manned
    intent = led(MoveIntent("a.car.2", (), "fast", Besides(boards=("a.car.2", "a.car.3"), carrier=CAR)), car)
    assert refused(intent, car) == ()
    battle = done(intent, car)
    assert aboard(battle) == ["a.car.2", "a.car.3"]
    others = replace(intent, besides=replace(intent.besides, boards=("a.car.2", "a.other.1")))
    assert refused(others, car) == ("AZ-EMB-03", "AZ-MTI-04")


@pytest.mark.rule("AZ-INT-01", "AZ-EMB-04")
def test_az_int_01_who_gets_aboard_on_foot_declares_a_way_to_the_vehicle():
    car = carrier(*troops(2, (70, 60), (70, 63)))
    plain = MoveIntent("a.car.2", (), "fast", Besides(boards=("a.car.2", "a.car.3"), carrier=CAR))
    assert refused(plain, car) == ("AZ-EMB-04", "AZ-INT-01")
    assert refused(replace(plain, way=((66_000, 60_000),)), car) == ("AZ-EMB-04", "AZ-INT-01")
    assert refused(replace(plain, lead="a.car.1"), car) == ("AZ-MTI-04", "AZ-VEH-05")
    there = led(plain, car)
    assert refused(there, car) == ()
    # Who stands beside it has nowhere to go.
    beside = carrier(*troops(1, (there.way[-1][0] / 1000, there.way[-1][1] / 1000)))
    assert refused(replace(plain, besides=Besides(boards=("a.car.2",), carrier=CAR)), beside) == ()


@pytest.mark.rule("AZ-ANT-02", "AZ-EMB-04")
def test_az_ant_02_they_are_shot_at_on_their_way_to_the_vehicle():
    car = carrier(*troops(2, (70, 60), (70, 63)))
    intent = led(MoveIntent("a.car.2", (), "fast", Besides(boards=("a.car.2", "a.car.3"), carrier=CAR)), car)
    guard = replace(unit("b.guard", (90, 60)), models=(person("b.guard.1", (90, 60), weapons=("kar98k",)),))
    shot = Ordered(1, "b.guard", Card("fire", 2), FireIntent("a.car", Held("a.car", 3_000)))
    battle = done(intent, car, others=(guard,), shots=(shot,), dice=(8, 9, 9), choose=first)
    squad = battle.state.units["a.car"]
    assert len(aboard(battle)) == 1
    assert len(squad.models) == 2


def guard(*targets_at, priority=2):
    """A rifleman beside the vehicle and a shot of his that waits for its unit at each of these points."""
    man = replace(unit("b.guard", (80, 68)), models=(person("b.guard.1", (80, 68), weapons=("kar98k",)),))
    shots = [Ordered(1, "b.guard", Card("fire", priority), FireIntent("a.car", Held("a.car", at))) for at in targets_at]
    return {"others": (man,), "shots": shots}


@pytest.mark.rule("AZ-ANT-02", "AZ-EMB-04")
def test_az_ant_02_who_comes_up_to_a_manned_vehicle_that_stays_is_shot_at_on_his_way():
    car = carrier(*troops(3, (72, 60)))
    intent = move(boards=("a.car.2",))
    idle = fight(Idle(), car, FOE, turn=2)
    length = declaring.length_declared(idle, car, intent)
    assert 8_000 < length < 10_000
    battle = done(intent, car, **guard(length // 2), dice=(8, 9, 10), choose=first)
    assert [where.target for where in happened(battle, VolleyFired)] == ["a.car"]
    assert aboard(battle) == ["a.car.3", "a.car.4"]
    walked = [(60_000 < leg.way[-1][0] < 72_000) for event in happened(battle, Walked) for leg in event.legs]
    assert walked == [True]


@pytest.mark.rule("AZ-EXE-10", "AZ-ANT-10")
def test_az_exe_10_at_the_start_of_the_drive_who_gets_on_first_is_still_on_foot():
    car = carrier(*troops(3, (72, 60)))
    battle = done(move((60, 45), boards=("a.car.2",)), car, **guard(0), dice=(8, 9, 10), choose=first)
    assert [man.id for man in battle.state.units["a.car"].models] == ["a.car.1", "a.car.3", "a.car.4"]
    assert battle.state.units["a.car"].models[0].y == 45_000
    # Farther along the vehicle's way he is aboard.
    battle = done(move((60, 45), boards=("a.car.2",)), car, **guard(10_000), dice=(1,), choose=first)
    assert aboard(battle) == ["a.car.2", "a.car.3", "a.car.4"]


@pytest.mark.rule("AZ-EMB-02", "AZ-EMB-04", "AZ-EXE-10")
def test_az_emb_04_who_gets_on_last_comes_to_where_the_vehicle_then_stands():
    far, there = carrier(*troops(3, (75, 60))), carrier(*troops(3, (75, 42)))
    last = move((60, 40), boards=("a.car.2",), boarding="last")
    assert refused(last, far) == ("AZ-EMB-02", "AZ-EMB-04")
    assert refused(last, there) == ()
    assert refused(move((60, 40), boards=("a.car.2",)), there) == ("AZ-EMB-02", "AZ-EMB-04")
    assert aboard(done(last, there)) == ["a.car.2", "a.car.3", "a.car.4"]


def first(battle):
    """The first of what is offered."""
    return battle.choices()[0]


@pytest.mark.rule("AZ-MTI-05")
@pytest.mark.rule("AZ-SPL-05")
def test_seed_22_dice_at_a_kubelwagen_and_two_men_outside():
    """Seed, "Gyalogosok részben járműbe szállva": 4 and 18 dice, 14 at the two behind a bush, 8 at the car."""
    from tests.games.operation_ww2.table import ground

    bush = ground({"id": "bush", "kind": "low-hedge", "rectangle": ((62, 64), (72, 65))})
    men = (
        person("b.car.2", (65, 53), weapons=("kar98k",)),
        person("b.car.3", (68, 53), weapons=("kar98k",)),
        person("b.car.4", (58, 56), aboard="b.car.1"),
    )
    car = vehicle("b.car", "kubelwagen", (56, 53), 90, models=men, crew=0)
    squad = unit("a.squad", *((52 + 2.5 * number, 80) for number in range(10)))
    arms = [("bar",), *[("m1-garand",)] * 9]
    squad = replace(squad, models=tuple(replace(m, weapons=w) for m, w in zip(squad.models, arms, strict=True)))
    battle = fight(Idle(), squad, car, map=bush, turn=2)
    found = firepower(battle, squad, "b.car", "fire")
    by_part: dict[str, dict[str, int]] = {}
    for chance in found.chances:
        by_part.setdefault(chance.shot.part, {})[chance.armed.model] = chance.shot.dice
    assert set(by_part) == {"light", "b.car.1"}
    assert sum(by_part["light"].values()) == sum(by_part["b.car.1"].values()) == 22
    # 14 dice are the BAR and five rifles, 8 the other four: the division of the example can be chosen.
    assert by_part["light"]["a.squad.1"] == 4
    assert set(by_part["light"].values()) == {4, 2}


# ---- crews on foot -----------------------------------------------------------------------------------------------


def bailed_out(posture, **fields):
    men = tuple(
        person(f"a.car.1.{n}", (63 + 2.1 * (n % 2), 57 + 2.1 * n), role="crewman", posture=posture, weapons=("pistol",))
        for n in range(1, 5)
    )
    return vehicle("a.car", "panther", (60, 60), models=men, crew=0, **fields)


def climb_in(car, order="assault"):
    ids = tuple(man.id for man in car.people)
    besides = Besides(boards=ids, carrier=CAR)
    if order == "assault":
        return led(AssaultIntent(ids[0], (), "fast", "b.foe", "last", besides), car, order)
    return led(MoveIntent(ids[0], (), "fast", besides), car, order)


@pytest.mark.rule("AZ-VEH-05")
@pytest.mark.rule("AZ-VEH-10")
@pytest.mark.rule("AZ-NRV-07")
def test_seed_a_crew_climbs_back_in_and_does_nothing_else():
    """Seed, "Kezelőszemélyzet és feladatok": they may climb in with an Assault, and that is all this turn."""
    car = bailed_out("standing")
    battle = done(climb_in(car), car, order="assault")
    squad = battle.state.units["a.car"]
    assert squad.is_vehicle
    assert squad.people == ()
    assert machine(battle, CAR).crew == 4
    assert squad.detection != "fired"
    assert machine(battle, CAR).boarded == 4


@pytest.mark.rule("AZ-INT-08", "AZ-MTI-04")
@pytest.mark.parametrize("order", ["move", "assault"])
def test_who_boards_says_no_ways_of_all_by_the_option(order):
    car = carrier(*troops(3, (64, 66), (67, 66), (64, 69)))
    battle = fight(Idle(), car, FOE, turn=2, options={"declared_path": "every_model"})
    listed = list(declaring.listed(battle, car, order))
    assert any(each.besides.boards for each in listed)
    assert [each for each in listed if declaring.refusal(battle, car, order, each) is not None] == []


@pytest.mark.rule("AZ-ORD-14", "AZ-VEH-05")
def test_who_climbs_in_with_an_assault_goes_somewhere():
    car = bailed_out("standing")
    options = {"assault_zero_move": "forbidden"}
    battle = fight(Idle(), car, FOE, turn=2, options=options)
    assert declaring.refusal(battle, car, "assault", climb_in(car)) is None
    staying = AssaultIntent(car.people[0].id, (), "fast", "b.foe", "last")
    refusal = declaring.refusal(battle, car, "assault", staying)
    assert refusal is not None
    assert refusal.rules == ("AZ-ORD-14",)
    listed = list(declaring.listed(battle, car, "assault"))
    assert [each for each in listed if declaring.refusal(battle, car, "assault", each) is not None] == []


@pytest.mark.rule("AZ-NRV-09")
@pytest.mark.parametrize(("option", "in_it"), [("stand_up_first", False), ("same_order", True)])
def test_az_nrv_09_who_bailed_out_stands_up_first(option, in_it):
    car = bailed_out("scared")
    battle = done(climb_in(car), car, order="assault", options={"remount_after_bail": option})
    squad = battle.state.units["a.car"]
    assert squad.is_vehicle == in_it
    assert {man.posture for man in squad.people} <= {"standing"}


@pytest.mark.rule("AZ-NRV-09", "AZ-VEH-05")
@pytest.mark.parametrize("order", ["move", "assault"])
def test_az_nrv_09_a_crew_that_lies_scared_is_not_declared_to_climb_in(order):
    def rules(posture, **options):
        car = bailed_out(posture)
        battle = fight(Idle(), car, FOE, turn=2, options=options)
        found = declaring.refusal(battle, battle.state.units["a.car"], order, climb_in(car, order))
        return () if found is None else found.rules

    assert rules("scared") == ("AZ-NRV-09", "AZ-VEH-04")
    assert rules("standing") == rules("scared", remount_after_bail="same_order") == ()


@pytest.mark.rule("AZ-EMB-05")
def test_seed_a_panthers_crew_that_left_it_is_infantry():
    """Seed, "Be és kiszállás egy járműből": for hits and detection."""
    car = bailed_out("standing")
    battle = fight(Idle(), car, FOE)
    assert all(sighting.detection_of(battle, car, man) == (False, "stationary") for man in car.people)
    assert boarding.is_own_crew(battle, car.models[0], car.people[0])
    assert FireIntent("b.foe").target == "b.foe"


@pytest.mark.rule("AZ-VEH-10")
def test_what_is_offered_to_a_crew_on_foot():
    car = bailed_out("standing")
    battle = fight(Idle(), car, FOE, turn=2)
    unit_there = battle.state.units["a.car"]
    for order in ("move", "assault"):
        found = list(declaring.listed(battle, unit_there, order))
        assert any(each.besides.boards for each in found)
        assert [each for each in found if declaring.refusal(battle, unit_there, order, each) is not None] == []


@pytest.mark.rule("AZ-ANT-04", "AZ-MTI-02")
def test_az_ant_04_a_vehicle_that_is_shot_at_as_it_drives_has_moved_and_not_fired():
    car = carrier(*troops(3, (57, 60)))
    battle = done(move((60, 50)), car, **guard(5_000), dice=(1,), choose=first)
    assert [event.detection for event in happened(battle, VehicleDetected)][:1] == ["moved"]


@pytest.mark.rule("AZ-EXE-09", "AZ-MTI-04")
def test_az_exe_09_nobody_boards_a_vehicle_that_is_lost_meanwhile():
    car = carrier(*troops(2, (70, 60), (70, 63)))
    intent = led(MoveIntent("a.car.2", (), "fast", Besides(boards=("a.car.2", "a.car.3"), carrier=CAR)), car)
    left = replace(car, models=car.models[1:])
    ordered = Ordered(0, "a.car", Card("move", 4), intent, length=5_000)
    battle = fight(Execution(), left, FOE, chain=(ordered,), turn=2, lists={"a.car": {"vehicle": "", "people": 2}})
    over(battle)
    assert [(man.x, man.aboard) for man in battle.state.units["a.car"].models] == [(70_000, None)] * 2
