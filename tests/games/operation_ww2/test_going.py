"""What else binds movement on foot: closing up, measured speed, slow ground, unpaid costs, stairs, bicycles (AZ-MOV,
AZ-TER, AZ-BIK, AZ-INT-08)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.rules.area.blast import Blast, Shell
from grognard.games.operation_ww2.rules.fire.weapons import armed
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.movement import bicycles
from grognard.games.operation_ww2.rules.movement.cohesion import keeps_together, spread
from grognard.games.operation_ww2.rules.movement.following import after, begun, first
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.movement.ways import fault
from grognard.games.operation_ww2.rules.turn.execution import Carrying
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.bicycles import RiderStuck
from grognard.games.operation_ww2.state.events.turn import OrderDone, SpeedMeasured
from grognard.games.operation_ww2.state.intents import Besides, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Bicycle, Ordered, State, Unit
from grognard.space.plane import Disc
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, person, play, refused, unit

FOE = unit("b.one", (110, 110))


def go(squad: Unit, *places: tuple[float, float], speed: Any = "fast", besides: Besides | None = None,
       **more: Any) -> Battle[State]:  # fmt: skip
    """The first model of a unit leads it through these places, with a Move."""
    way = tuple((round(x * 1000), round(y * 1000)) for x, y in places)
    move = MoveIntent(squad.models[0].id, way, speed, besides or Besides())
    ordered = Ordered(0, squad.id, card("M5"), move)
    return play(Carrying(ordered), squad, FOE, chain=(ordered,), **more)


def through(battle: Battle[State]) -> Battle[State]:
    """Whoever follows does so the first way listed."""
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    return battle


def at(battle: Battle[State]) -> list[tuple[float, float]]:
    """Where the unit stands."""
    return [(round(model.x / 1000, 1), round(model.y / 1000, 1)) for model in battle.state.units["a.one"].models]


def rules(g: Battle[State], squad: Unit, declared: MoveIntent) -> tuple[str, ...]:
    """The rules that forbid an intent."""
    found = intent.refusal(g, squad, "move", declared)
    return () if found is None else found.rules


# ---- closing up --------------------------------------------------------------------------------------------------

TORN = unit("a.one", (20, 60), (50, 60))
"""Two men 28 cm from edge to edge."""


@pytest.mark.rule("AZ-MOV-06", "AZ-MOV-12")
def test_az_mov_12_a_unit_that_is_torn_closes_up_whatever_its_destination():
    battle = through(go(TORN, (20, 41)))
    members = battle.state.units["a.one"].models
    assert keeps_together(members, 10_000)
    assert members[0].y > 41_000
    first = through(go(TORN, (20, 41), options={"restore_cohesion": "destination_first"}))
    assert at(first)[0] == (20, 41)
    assert not keeps_together(first.state.units["a.one"].models, 10_000)


@pytest.mark.rule("AZ-MOV-12")
def test_az_mov_12_who_cannot_close_up_comes_as_near_as_he_can():
    torn = unit("a.one", (20, 60), (80, 60))
    battle = go(torn, (20, 41))
    assert isinstance(battle.decision, ChooseFollowing)
    assert battle.decision.march.way == ()
    assert refused(battle, Follow((Leg("a.one.2", ()),))) == ("AZ-MOV-05", "AZ-MOV-12")
    battle.choose(battle.choices()[0])
    over(battle)
    assert at(battle) == [(20, 60), (60, 60)]
    assert spread(battle.state.units["a.one"].models, 10_000) == 28_000


@pytest.mark.rule("AZ-MOV-12")
def test_az_mov_12_who_can_just_close_up_by_going_straight_does_so():
    """A squad of two by a hedge: no place about the leader is within the few centimetres that hedge and copse leave
    the other, but his way straight to him, 5 cm of it, keeps them together."""
    torn = unit("a.one", (72.5, 41.999), (84.1, 31.25))
    hedge = piece("low-hedge", 66, 89, 110, 90)
    copse, craters = piece("small-wood", 92, 68, 96, 82), piece("rubble", 84, 26, 100, 36)
    battle = play(Idle(), torn, unit("b.foe", (10, 110)), map=ground(copse, hedge, craters))
    march = begun(battle, torn, "assault", "slow", torn.models[0].id, ())
    assert march is not None
    assert (march.way, march.loose) == ((), 0)
    legs = first(battle, march)
    assert legs == (Leg("a.one.2", ((80_432, 34_648),)),)
    assert keeps_together(after(torn, march, legs), 10_000)


@pytest.mark.rule("AZ-MOV-12", "AZ-ORD-02")
def test_closing_up_takes_the_leader_along_as_far_as_it_can():
    torn = unit("a.one", (20, 60), (40, 60))
    assert begun(play(Idle(), torn, FOE), torn, "move", "fast", "a.one.1", ((36_000, 60_000),)) is not None
    battle = through(go(torn, (36, 60)))
    assert at(battle)[0] == (36, 60)


# ---- speed -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOV-03", "AZ-DEF-09", "AZ-ORD-01")
@pytest.mark.parametrize(
    ("far", "speed", "option", "state"),
    [
        (9, "fast", "declared", "moved"),
        (9, "fast", "by_distance", "stationary"),
        (15, "slow", "by_distance", "moved"),
        (9, "slow", "declared", "stationary"),
    ],
)
def test_az_mov_03_the_speed_is_declared_or_by_the_option_measured(far: float, speed: Any, option: str, state: Any):
    battle = through(go(unit("a.one", (20, 60)), (20, 60 + far), speed=speed, options={"speed_class": option}))
    assert happened(battle, OrderDone) == [OrderDone("a.one", state)]
    assert bool(happened(battle, SpeedMeasured)) == (option == "by_distance")


@pytest.mark.rule("AZ-MOV-03")
def test_az_mov_03_slow_is_no_farther_than_the_slow_distance_unless_it_is_measured():
    far = MoveIntent("a.one.1", ((20_000, 75_000),), "slow")
    squad = unit("a.one", (20, 60))
    assert rules(play(Idle(), squad, FOE), squad, far) == ("AZ-MOV-01", "AZ-MOV-03")
    assert rules(play(Idle(), squad, FOE, options={"speed_class": "by_distance"}), squad, far) == ()


@pytest.mark.rule("AZ-MOV-07", "AZ-DEF-13")
def test_az_mov_07_people_go_and_look_in_every_direction():
    for x, y in ((20, 42), (20, 78), (2, 60), (38, 60)):
        assert at(through(go(unit("a.one", (20, 60)), (x, y)))) == [(x, y)]
    assert "facing" not in Disc.__struct_fields__


# ---- ground ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TER-10")
def test_az_ter_10_slow_ground_slows_the_whole_order_or_by_the_option_the_part_on_it():
    marsh = ground(piece("marsh", 0, 65, 120, 70))
    squad = unit("a.one", (20, 60))
    far = MoveIntent("a.one.1", ((20_000, 78_000),), "fast")
    assert rules(play(Idle(), squad, FOE, map=marsh), squad, far) == ("AZ-TER-10", "AZ-TER-01")
    part = {"slow_terrain": "only_the_part_inside"}
    assert rules(play(Idle(), squad, FOE, map=marsh, options=part), squad, far) == ()
    wide = ground(piece("marsh", 0, 62, 120, 74))
    assert rules(play(Idle(), squad, FOE, map=wide, options=part), squad, far) == ("AZ-TER-10", "AZ-TER-01")
    # Rubble is slow to wheels only.
    rider = unit("a.one", models=(person("a.one.1", (20, 60), is_cyclist=True),))
    over_it = MoveIntent("a.one.1", ((20_000, 79_000),), "fast")
    for depth, found in ((14, ()), (16, ("AZ-TER-10", "AZ-TER-01"))):
        rubble = ground(piece("rubble", 0, 62, 120, 62 + depth))
        assert rules(play(Idle(), rider, FOE, map=rubble, options=part), rider, over_it) == found


@pytest.mark.rule("AZ-TER-11")
def test_az_ter_11_who_cannot_pay_stops_before_it_or_by_the_option_pays_with_what_is_left():
    wall = ground(piece("low-wall", 0, 70, 120, 71))
    squad = unit("a.one", (20, 60))
    over_it = MoveIntent("a.one.1", ((20_000, 77_000),), "fast")
    assert rules(play(Idle(), squad, FOE, map=wall), squad, over_it) == ("AZ-MOV-01", "AZ-MOV-03")
    rest = {"cost_unpaid": "enter_with_rest"}
    assert rules(play(Idle(), squad, FOE, map=wall, options=rest), squad, over_it) == ()
    # But no farther than the distance itself.
    too_far = MoveIntent("a.one.1", ((20_000, 80_100),), "fast")
    assert rules(play(Idle(), squad, FOE, map=wall, options=rest), squad, too_far) == ("AZ-MOV-01", "AZ-MOV-03")
    # Of two walls the first is paid in full.
    two = ground(piece("low-wall", 0, 70, 120, 71), piece("low-wall", 0, 62, 120, 63) | {"id": "other"})
    assert rules(play(Idle(), squad, FOE, map=two, options=rest), squad, over_it) == ("AZ-MOV-01", "AZ-MOV-03")
    nearer = MoveIntent("a.one.1", ((20_000, 74_000),), "fast")
    assert rules(play(Idle(), squad, FOE, map=two, options=rest), squad, nearer) == ()


@pytest.mark.rule("AZ-TER-01", "AZ-TER-02", "AZ-TER-06")
def test_seed_terrain_table_low_obstacles_take_five_centimetres_and_high_ones_ten():
    """Seed, Terep táblázat: -5 for low obstacles, -10 for high ones, and the model stands on the far side."""
    squad = unit("a.one", (20, 60))
    for kind, farthest in (("low-wall", 75), ("low-hedge", 75), ("high-wall", 70), ("high-hedge", 70)):
        g = play(Idle(), squad, FOE, map=ground(piece(kind, 0, 64, 120, 65)))
        assert rules(g, squad, MoveIntent("a.one.1", ((20_000, farthest * 1000),), "fast")) == ()
        assert rules(g, squad, MoveIntent("a.one.1", ((20_000, farthest * 1000 + 100),), "fast")) != ()
    tables = play(Idle(), squad, FOE).context.tables
    high = tables.limits["high-obstacle"].value
    assert tables.features["low-obstacle"].height < high < tables.features["high-obstacle"].height


@pytest.mark.rule("AZ-TER-07", "AZ-TER-08")
def test_az_ter_08_what_gives_which_cover():
    kinds = play(Idle(), FOE).context.tables.terrain
    light = ("low-hedge", "high-hedge", "woods", "small-wood")
    assert {kinds[id].cover for id in light} == {"light"}
    assert {kinds[id].cover for id in ("low-wall", "high-wall", "building", "ruin")} == {"medium"}
    assert kinds["bunker"].cover == "heavy"
    assert [id for id, kind in kinds.items() if kind.covered] == ["woods", "small-wood", "building", "ruin"]


# ---- the ways of all -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-08", "AZ-INT-01")
def test_az_int_08_by_the_option_every_models_way_is_declared():
    squad = unit("a.one", (20, 60), (23, 60))
    g = play(Idle(), squad, FOE, options={"declared_path": "every_model"})
    way = ((20_000, 75_000),)
    assert rules(g, squad, MoveIntent("a.one.1", way, "fast")) == ("AZ-INT-08",)
    legs = (Leg("a.one.2", ((24_000, 75_000),)),)
    assert rules(g, squad, MoveIntent("a.one.1", way, "fast", Besides(legs=legs))) == ()
    listed = [each for each in intent.listed(g, squad, "move") if isinstance(each, MoveIntent) and each.way]
    assert listed
    assert all(each.besides.legs and rules(g, squad, each) == () for each in listed)
    battle = go(squad, (20, 75), besides=Besides(legs=legs), options={"declared_path": "every_model"})
    over(battle)
    assert at(battle) == [(20, 75), (24, 75)]


# ---- stairs --------------------------------------------------------------------------------------------------------

HOUSE = piece("building", 40, 50, 60, 70) | {
    "building": BuildingRow(material="brick", storeys=3, openings=(Opening(kind="gap", at=(50, 50)),))
}


@pytest.mark.rule("AZ-LOS-08")
def test_az_los_08_between_floors_their_height_is_walked():
    """Seed, Tüzelés szintekről: in houses the vertical distance is measured for moving between storeys."""
    man = unit("a.one", (50, 74))
    g = play(Idle(), man, FOE, map=ground(HOUSE))
    model = man.models[0]

    def why(y: float, storey: int, start: Any = model, speed: Any = "fast") -> tuple[str, ...]:
        found = fault(g, start, ((50_000, round(y * 1000)),), "move", speed, storey)
        return () if found is None else found.rules

    # 10 cm, 5 to get in, and 5 to a floor.
    assert why(64, 0) == why(64, 1) == ()
    assert why(63, 1) == ("AZ-MOV-01", "AZ-MOV-03")
    assert why(64, 3) == ("AZ-LOS-08",)
    assert why(76, 1) == ("AZ-LOS-08",)
    upstairs = replace(model, y=60_000, storey=2)
    assert why(60, 1, upstairs, "slow") == ()
    assert why(60, 0, upstairs, "slow") == ("AZ-MOV-01", "AZ-MOV-03")
    battle = through(go(man, (50, 64), besides=Besides(storey=1), map=ground(HOUSE)))
    assert battle.state.units["a.one"].models[0].storey == 1
    # Upstairs without a step aside, and down again out of the house.
    there = replace(man, models=(replace(model, y=64_000, storey=1),))
    battle = through(go(there, (50, 64), speed="slow", besides=Besides(storey=2), map=ground(HOUSE)))
    assert (battle.state.units["a.one"].models[0].storey, at(battle)) == (2, [(50, 64)])
    out = through(go(there, (50, 73), map=ground(HOUSE)))
    assert (out.state.units["a.one"].models[0].storey, at(out)) == (0, [(50, 73)])


@pytest.mark.rule("AZ-MOV-05")
def test_az_mov_05_guns_and_vehicles_are_measured_from_their_hulls():
    gun = replace(person("a.one.9", (60, 60), role="gun"), radius=4_000, length=8_000, width=2_000)
    # 1 cm to the long side, 4 cm to the muzzle; his own base is 1 cm.
    for place, together in (((72, 60), True), ((72.1, 60), False), ((60, 75), True), ((60, 75.1), False)):
        assert keeps_together((gun, person("a.one.1", place)), 10_000) is together
    assert spread((gun, person("a.one.1", (75, 60))), 10_000) == 3_000


# ---- bicycles ------------------------------------------------------------------------------------------------------

RIDERS = unit(
    "a.one", models=(person("a.one.1", (20, 60), is_cyclist=True), person("a.one.2", (23, 60), is_cyclist=True))
)


@pytest.mark.rule("AZ-BIK-01", "AZ-BIK-02", "AZ-BIK-06")
def test_seed_bicycles_go_fifteen_and_twenty_five_and_are_never_taken_for_standing():
    """Seed, Kerékpárok: slow 15, fast 25, assault 20 cm; riding slowly one does not count as standing."""
    for speed, most in (("slow", 15), ("fast", 25)):
        g = play(Idle(), RIDERS, FOE)
        assert rules(g, RIDERS, MoveIntent("a.one.1", ((20_000, 60_000 + most * 1000),), speed)) == ()  # type: ignore[arg-type]
        assert rules(g, RIDERS, MoveIntent("a.one.1", ((20_000, 60_100 + most * 1000),), speed)) != ()  # type: ignore[arg-type]
    assert g.context.tables.rates["bicycle"].assault == 20_000
    battle = through(go(RIDERS, (20, 70), speed="slow"))
    assert happened(battle, OrderDone) == [OrderDone("a.one", "moved")]
    # By the wheeled column a road is worth 10 cm, and woods are barred.
    road = play(Idle(), RIDERS, FOE, map=ground(piece("road", 0, 50, 120, 110)))
    assert rules(road, RIDERS, MoveIntent("a.one.1", ((20_000, 95_000),), "fast")) == ()
    wood = play(Idle(), RIDERS, FOE, map=ground(piece("woods", 0, 65, 120, 110)))
    assert rules(wood, RIDERS, MoveIntent("a.one.1", ((20_000, 70_000),), "fast")) == ("AZ-TER-01",)


@pytest.mark.rule("AZ-BIK-01", "AZ-BIK-04")
def test_az_bik_04_who_gets_off_leaves_the_bicycle_there_and_may_get_on_again():
    off = Besides(bicycles="off")
    g = play(Idle(), RIDERS, FOE)
    assert rules(g, RIDERS, MoveIntent("a.one.1", (), "fast", off)) == ("AZ-BIK-01",)
    assert rules(g, RIDERS, MoveIntent("a.one.1", ((20_000, 70_000),), "slow", off)) == ()
    assert rules(g, RIDERS, MoveIntent("a.one.1", ((20_000, 70_100),), "slow", off)) == ("AZ-MOV-01", "AZ-MOV-03")
    battle = through(go(RIDERS, (20, 70), speed="slow", besides=off))
    assert not any(model.is_cyclist for model in battle.state.units["a.one"].models)
    assert [(each.x, each.y) for each in battle.state.bicycles] == [(20_000, 70_000), (23_000, 70_000)]
    on_foot = battle.state.units["a.one"]
    again = through(go(on_foot, (20, 80), speed="slow", besides=Besides(bicycles="on"), bicycles=battle.state.bicycles))
    assert all(model.is_cyclist for model in again.state.units["a.one"].models)
    assert again.state.bicycles == ()
    none = play(Idle(), on_foot, FOE)
    assert rules(none, on_foot, MoveIntent("a.one.1", (), "slow", Besides(bicycles="on"))) == ("AZ-BIK-01", "AZ-BIK-04")


@pytest.mark.rule("AZ-BIK-01", "AZ-BIK-04")
def test_az_bik_04_who_walks_gets_on_again_while_others_ride():
    # The second lay scared when the first got off; now the first gets on again, and nobody else has to.
    first, second = RIDERS.models
    walker = replace(first, is_cyclist=False)
    mixed = replace(RIDERS, models=(walker, second))
    there = (Bicycle(first.x, first.y, first.radius, "one"),)
    on = Besides(bicycles="on")
    g = play(Idle(), mixed, FOE, bicycles=there)
    assert rules(g, mixed, MoveIntent("a.one.1", (), "slow", on)) == ()
    battle = through(go(mixed, (20, 68), speed="slow", besides=on, bicycles=there))
    assert all(model.is_cyclist for model in battle.state.units["a.one"].models)
    assert battle.state.bicycles == ()
    # All ride already: there is nobody to get on.
    riding = play(Idle(), RIDERS, FOE, bicycles=there)
    assert rules(riding, RIDERS, MoveIntent("a.one.1", (), "slow", on)) == ("AZ-BIK-01", "AZ-BIK-04")


@pytest.mark.rule("AZ-BIK-06", "AZ-DRV-01", "AZ-DRV-02")
def test_az_bik_06_cyclists_test_five_centimetres_into_ground_that_asks_for_it():
    rubble = ground(piece("rubble", 0, 64, 120, 80))
    # Two riders, a die each; training 4. The second stops 5 cm into the rubble, which begins 4 cm ahead.
    battle = through(go(RIDERS, (20, 74), speed="slow", map=rubble, dice=(4, 3)))
    assert at(battle) == [(20, 74), (23, 69)]
    assert happened(battle, RiderStuck) == [RiderStuck("a.one", "a.one.2", "rubble")]
    # Less than 5 cm of it asks for none, nor do people on foot test.
    assert at(through(go(RIDERS, (20, 68.9), speed="slow", map=rubble))) == [(20, 68.9), (23, 68.9)]
    walkers = unit("a.one", (20, 62), (23, 62))
    through(go(walkers, (20, 70), map=rubble))


@pytest.mark.rule("AZ-BIK-06", "AZ-DRV-03")
def test_az_bik_06_who_stops_lies_on_nobody_and_the_first_failure_counts():
    two = (bicycles.Test("a.one.1", 9_000, "far", 1), bicycles.Test("a.one.1", 5_000, "near", 2))
    legs = (Leg("a.one.1", ((20_000, 75_000),)), Leg("a.one.2", ((20_000, 65_200),)))
    found = bicycles.stopped(RIDERS, legs, two)
    assert found == [Leg("a.one.1", ((20_000, 63_000),)), legs[1]]


@pytest.mark.rule("AZ-BIK-05")
def test_az_bik_05_a_burst_destroys_those_under_it():
    left = (Bicycle(20_000, 60_000, 1250, id="one"), Bicycle(40_000, 60_000, 1250, id="two"))
    shell = Shell(1, "b.foe", "b.foe.1", "81-mm-mortar", "heavy-weapons", None)
    for storey, kept in ((0, ["two"]), (1, ["one", "two"])):
        blast = Blast(Burst((23_000, 60_000), 3_000, storey=storey), shell)
        assert [each.id for each in play(blast, RIDERS, FOE, bicycles=left, dice=None).state.bicycles] == kept


@pytest.mark.rule("AZ-BIK-05")
def test_az_bik_05_a_bicycle_a_bicycle_without_its_rider_is_destroyed_under_a_template():
    left = (Bicycle(20_000, 60_000, 1250, id="one"), Bicycle(40_000, 60_000, 1250, id="two"))
    battle = play(Idle(), RIDERS, FOE, bicycles=left)
    bicycles.destroy_under(battle, [Disc(24_000, 60_000, 3000)])
    assert [each.id for each in battle.state.bicycles] == ["two"]


@pytest.mark.rule("AZ-BIK-03")
def test_az_bik_03_weapons_that_need_help_are_fired_from_bicycles_only_standing_side_by_side():
    def why(*models: Any, moved: bool = False) -> str | None:
        squad = unit("a.one", models=models)
        g = play(Idle(), squad, FOE)
        gun = next(each for each in armed(g, squad, "assault", moved) if each.weapon == "mg42")
        return None if gun.idle is None else gun.idle.rule

    gunner = person("a.one.1", (20, 60), weapons=("mg42",), is_cyclist=True)
    beside, away = (person("a.one.2", (x, 60), is_cyclist=True) for x in (22, 26))
    assert why(gunner, beside) is None
    assert why(gunner, beside, moved=True) == "AZ-BIK-03"
    assert why(gunner, away) == "AZ-BIK-03"
    assert why(replace(gunner, is_cyclist=False), away) is None
