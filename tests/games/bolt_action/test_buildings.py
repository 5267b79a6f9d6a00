"""Buildings and their occupants (chapter Buildings): in and out, sight and fire, shelter, floors, assaults, collapse.

The house of these tests is 4 by 3 inches, its north wall at y = 20: two openings to the north and to the south, one to
the west and to the east, three thousandths of an inch between a wall and whoever looks through it left out of account.
"""

import pytest

from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal, DragProposal, Waypoint
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.evaluation.evaluation import evaluate
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reactions import charged
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.off_board_fire import Calls
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn import morale, objectives
from grognard.games.bolt_action.rules.turn.fubar import Panic
from grognard.games.bolt_action.rules.turn.legality import assault_refusal
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.rules.vehicles.collapse import Collapse, DriveThrough
from grognard.games.bolt_action.state.choices import (
    ChangeFloor,
    FireAtCharge,
    GoIn,
    Leg,
    Occupy,
    ShootAt,
    StandFast,
    StayOutside,
    StayPut,
    Walk,
)
from grognard.games.bolt_action.state.events.close_quarters import ContactMade, FellShort
from grognard.games.bolt_action.state.events.movement import BuildingFell, WentIn
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.events.turn import DieTurned
from grognard.games.bolt_action.state.state import Call, Floor
from grognard.games.bolt_action.table.preview import preview
from grognard.games.bolt_action.table.questions import present
from tests.games.bolt_action.table import (
    assault,
    changed,
    listed,
    of,
    officer,
    play,
    rules_of,
    shoot,
    squad,
    team,
    unit,
    walk,
)
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, used_up

HOUSE = piece("building", 20, 20, 24, 23, height=3)
ID = HOUSE.id
TALL = piece("building", 20, 20, 24, 23, height=4)
GROUND = Floor(ID, 0)
UPSTAIRS = Floor(ID, 1)


def indoors(posted, floor=GROUND):
    """The unit inside the house; its men are drawn wherever they were put."""
    return changed(posted, inside=floor)


def in_house(id, men=5, floor=GROUND, **more):
    """A squad in the house."""
    places = [(20.8 + 0.6 * number, 21.5) for number in range(men)]
    return indoors(squad(id, 0, 0, men=men, places=places, **more), floor)


def running(*units, pieces=(HOUSE,), order="run", **more):
    """``a.one`` at the start of its move."""
    return play(Activation("a.one", order), *units, pieces=pieces, **more)


@pytest.mark.rule("BA-BLD-06")
@pytest.mark.parametrize(("depth", "openings"), [(0.9, 4), (1, 6), (2, 6)])
def test_a_wall_of_an_inch_has_an_opening_and_a_shorter_one_has_none(depth, openings):
    house = piece("building", 20, 20, 24, 20 + depth, height=3)
    battle = play(Activation("a.one", "fire"), squad("a.one", 5, 5, men=1), pieces=(house,))
    assert len(battle.context.ground.buildings[house.id].openings) == openings


# ---- in ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-01")
def test_a_run_takes_a_unit_in_and_ends_its_move():
    battle = running(squad("a.one", 19, 30, men=5))
    assert GoIn(ID) in listed(battle)
    answer(battle, GoIn(ID))
    over(battle)
    unit = of(battle, "a.one")
    assert unit.inside == GROUND
    assert [event.floor for event in happened(battle, WentIn)] == [GROUND]
    assert all(20_000 < model.x < 24_000 and 20_000 < model.y < 23_000 for model in unit.models)


@pytest.mark.rule("BA-BLD-01")
def test_going_in_takes_a_run_unless_the_house_rule_says_any_move():
    assert refused(running(squad("a.one", 20, 26, men=3), order="advance"), GoIn(ID)) == (
        "ba-refused-go-in-order",
        ("BA-BLD-01",),
    )
    battle = running(squad("a.one", 20, 26, men=3), order="advance", options={"building_entry": "any_move"})
    assert GoIn(ID) in listed(battle)


@pytest.mark.rule("BA-BLD-01")
def test_one_man_gets_to_an_opening_and_the_others_to_within_an_inch():
    house = (HOUSE,)
    near = [(21, 35.6), (21, 37), (21, 35.9), (21, 34)]
    # The opening to the south lies at (21, 23): from 34 a man has 10.5 inches to go, from 35.9 he stops 0.4 short.
    battle = running(squad("a.one", 0, 0, men=3, places=(near[3], near[0], near[2])), pieces=house)
    assert battle.refusal(GoIn(ID)) is None
    battle = running(squad("a.one", 0, 0, men=3, places=(near[3], near[0], near[1])), pieces=house)
    assert refused(battle, GoIn(ID)) == ("ba-refused-go-in-far", ("BA-BLD-01",))
    battle = running(squad("a.one", 0, 0, men=2, places=(near[0], near[2])), pieces=house)
    assert refused(battle, GoIn(ID)) == ("ba-refused-go-in-opening", ("BA-BLD-01",))


@pytest.mark.rule("BA-BLD-01", "BA-MOV-02")
def test_bad_going_before_the_house_keeps_runners_out():
    marsh = piece("marsh", 10, 24, 34, 27)
    battle = running(squad("a.one", 20, 30, men=3), pieces=(HOUSE, marsh))
    assert refused(battle, GoIn(ID))[1] == ("BA-BLD-01",)


@pytest.mark.rule("BA-BLD-01", "BA-GEN-05")
def test_an_enemy_within_an_inch_of_the_way_bars_it():
    battle = running(squad("a.one", 21, 30, men=1), squad("b.foe", 21, 26, men=1))
    assert refused(battle, GoIn(ID))[0] == "ba-refused-go-in-enemy"


@pytest.mark.rule("BA-BLD-01", "BA-BLD-07")
def test_a_floor_holds_one_unit_of_any_size():
    battle = running(squad("a.one", 19, 30, men=5), in_house("a.two"))
    assert refused(battle, GoIn(ID)) == ("ba-refused-floor-taken", ("BA-BLD-07",))
    battle = running(squad("a.one", 19, 30, men=12, places=[(15 + n, 28) for n in range(12)]))
    answer(battle, GoIn(ID))
    assert of(battle, "a.one").inside == GROUND


@pytest.mark.rule("BA-BLD-01", "BA-AMB-01")
def test_a_unit_on_its_way_in_can_be_ambushed():
    battle = running(squad("a.one", 21, 30, men=2), squad("b.foe", 30, 26, men=2, order="ambush"))
    answer(battle, GoIn(ID))
    assert asked(battle).occasion.unit == "a.one"


@pytest.mark.rule("BA-BLD-01", "BA-MOV-23")
def test_a_first_wave_can_run_into_a_house_near_its_edge():
    house = piece("building", 20, 40, 24, 43, height=3)
    battle = running(squad("a.one", 0, 0, men=4, place="first_wave"), pieces=(house,), turn=1)
    assert GoIn(house.id) in listed(battle)
    answer(battle, GoIn(house.id))
    assert of(battle, "a.one").inside == Floor(house.id)


@pytest.mark.rule("BA-BLD-01")
def test_nobody_walks_through_a_house():
    battle = running(squad("a.one", 21, 25, men=2), order="advance")
    assert refused(battle, walk(battle, "a.one", 0, -3))[0] == "ba-fault-closed"


# ---- out ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-01")
def test_coming_out_is_measured_from_the_openings():
    battle = running(in_house("a.one", men=2), order="advance")
    doors = battle.context.ground.buildings[ID].doors(492)
    south = sorted(door for door in doors if door[1] > 23_000)
    x, y = south[0]
    out = Walk((Leg("a.one.1", (south[0], (x, y + 6000))), Leg("a.one.2", (south[1], (x + 1400, y + 5900)))))
    assert battle.refusal(out) is None
    far = Walk((Leg("a.one.1", (south[0], (x, y + 6100))), Leg("a.one.2", (south[1], (x + 1400, y + 5900)))))
    assert refused(battle, far) == ("ba-fault-too-far", ("BA-MOV-01",))
    alone = Walk((Leg("a.one.1", (south[0], (x, y + 3000))),))
    assert refused(battle, alone) == ("ba-fault-all-leave", ("BA-BLD-01",))
    wall = Walk((Leg("a.one.1", ((22_000, y), (22_000, y + 3000))), Leg("a.one.2", (south[1], (x + 1400, y + 3000)))))
    assert refused(battle, wall) == ("ba-fault-opening", ("BA-BLD-01",))
    answer(battle, out)
    assert of(battle, "a.one").inside is None
    assert of(battle, "a.one").model("a.one.1").y == y + 6000


@pytest.mark.rule("BA-BLD-01", "BA-MOV-05", "BA-GEN-05")
def test_nobody_comes_out_within_an_inch_of_an_enemy_before_the_opening():
    battle = running(in_house("a.one", men=2), squad("b.foe", 18, 25.2, men=1), order="advance")
    south = sorted(door for door in battle.context.ground.buildings[ID].doors(492) if door[1] > 23_000)

    def out(one, other):
        return Walk((Leg("a.one.1", (one, (23_000, 26_000))), Leg("a.one.2", (other, (24_500, 26_000)))))

    assert battle.refusal(out(south[0], south[1])) is None
    battle = running(in_house("a.one", men=2), squad("b.foe", south[0][0] / 1000 - 1.5, 24.2, men=1), order="advance")
    assert refused(battle, out(south[0], south[1]))[1] == ("BA-GEN-05", "BA-MOV-05")
    assert battle.refusal(out(south[1], south[1])) is None


@pytest.mark.rule("BA-BLD-01", "BA-ORD-02")
def test_every_listed_way_out_leads_out_and_staying_is_allowed():
    for order in ("advance", "run"):
        battle = running(in_house("a.one", men=6), order=order)
        choices = listed(battle)
        assert StayPut() in choices
        ways = [choice for choice in choices if isinstance(choice, Walk) and choice.legs]
        assert len(ways) >= 8
        answer(battle, ways[-1])
        assert of(battle, "a.one").inside is None


@pytest.mark.rule("BA-BLD-01")
def test_from_one_house_to_another_in_one_run():
    other = piece("building", 28, 20, 32, 23, height=3)
    battle = running(in_house("a.one", men=4), pieces=(HOUSE, other))
    answer(battle, GoIn(other.id))
    assert of(battle, "a.one").inside == Floor(other.id)


# ---- sight, range, cover -----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-06")
def test_range_runs_from_the_opening_and_to_the_nearest_wall():
    battle = shoot(in_house("a.firer", men=1), squad("b.foe", 21, 10, men=1, order="fire"), dice=(1,), pieces=(HOUSE,))
    found = aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe")).volleys
    assert found[0].distance == pytest.approx(20_000 - 10_492, abs=4)
    back = aim.aims(battle, of(battle, "b.foe"), of(battle, "a.firer")).volleys
    assert back[0].distance == pytest.approx(20_000 - 10_492, abs=4)
    battle = shoot(squad("a.firer", 22, 10, men=1), in_house("b.foe", order="fire"), dice=(1,), pieces=(HOUSE,))
    assert aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe")).volleys[0].distance == pytest.approx(
        9508, abs=4
    )


@pytest.mark.rule("BA-BLD-06")
def test_nobody_sees_through_the_house_itself():
    battle = play(
        Activation("a.one", "fire"),
        in_house("a.one", men=1),
        squad("b.north", 22, 10, men=1),
        squad("b.south", 22, 33, men=1),
        pieces=(HOUSE, piece("building", 10, 26, 34, 28, height=3)),
    )
    assert [choice.target for choice in listed(battle) if isinstance(choice, ShootAt)] == ["b.north"]


@pytest.mark.rule("BA-BLD-06")
def test_inside_there_is_neither_formation_nor_arc_but_a_side_for_a_fixed_weapon():
    apart = indoors(squad("a.one", 0, 0, men=2, places=((20.6, 20.6), (23.4, 22.4))))
    battle = play(Activation("a.one", "fire"), apart, squad("b.foe", 22, 10), pieces=(HOUSE,))
    asked(battle, ChooseTarget)
    gun = team("a.one", 22, 21.5, facing=0)
    foes = squad("b.north", 40, 12, men=2), squad("b.south", 22, 33, men=2)
    battle = play(Activation("a.one", "fire"), indoors(gun), *foes, pieces=(HOUSE,))
    named = {choice.target for choice in listed(battle) if isinstance(choice, ShootAt)}
    # Far more than 45 degrees off its facing, but on the side of its opening.
    assert named == {"b.north"}


@pytest.mark.rule("BA-BLD-06", "BA-WPN-05")
def test_a_fixed_weapon_inside_turns_to_another_side_by_a_move():
    gun = indoors(team("a.one", 22, 21.5, facing=0))
    battle = running(gun, squad("b.south", 22, 33, men=2), order="advance")
    answer(battle, Walk((), 180_000))
    assert of(battle, "a.one").facing == 180_000
    assert of(battle, "a.one").inside == GROUND


@pytest.mark.rule("BA-BLD-02")
def test_two_men_fire_through_each_opening():
    foe = squad("b.foe", 22, 10, men=1, order="fire")
    battle = shoot(in_house("a.firer", men=7), foe, dice=(1, 1, 1, 1), pieces=(HOUSE,))
    (fired,) = happened(battle, Fired)
    assert [volley.shots for volley in fired.volleys] == [4]
    over(battle)


@pytest.mark.rule("BA-BLD-02")
def test_the_heaviest_weapons_take_the_openings():
    crew = ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",))
    firers = indoors(squad("a.firer", 20.5, 21.5, men=6, extra=crew))
    battle = shoot(firers, squad("b.foe", 22, 10, men=1, order="fire"), dice=(1,) * 6, pieces=(HOUSE,))
    (fired,) = happened(battle, Fired)
    assert {volley.weapon: volley.shots for volley in fired.volleys} == {"rifle": 3, "lmg": 3}


@pytest.mark.rule("BA-BLD-02", "BA-SHOOT-19")
def test_units_inside_are_in_hard_cover():
    battle = shoot(squad("a.firer", 22, 10, men=1), in_house("b.foe", order="fire"), dice=(1,), pieces=(HOUSE,))
    found = aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe"))
    assert found.cover == "hard"
    assert found.volleys[0].volley.need == 5


@pytest.mark.rule("BA-SHOOT-22", "BA-BLD-06")
def test_the_house_gives_no_cover_from_those_inside_it():
    battle = play(
        Activation("a.one", "fire"),
        in_house("a.one", men=1),
        squad("b.foe", 22, 10, men=5),
        pieces=(HOUSE,),
    )
    assert aim.aims(battle, of(battle, "a.one"), of(battle, "b.foe")).cover == "none"


@pytest.mark.rule("BA-BLD-03", "BA-DAM-01")
@pytest.mark.parametrize(("quality", "need"), [("inexperienced", 4), ("regular", 5), ("veteran", 6)])
def test_walls_soften_small_arms(quality, need):
    for die, lost in ((need - 1, 0), (need, 1)):
        dice = (6, die) if die < 6 else (6, die, 1)
        battle = shoot(
            squad("a.firer", 22, 16, men=1),
            in_house("b.foe", men=5, quality=quality, order="fire"),
            dice=dice,
            pieces=(HOUSE,),
        )
        if lost:
            answer(battle, listed(battle)[0])
        assert len(of(battle, "b.foe").models) == 5 - lost


@pytest.mark.rule("BA-BLD-03")
def test_walls_do_not_soften_heavier_weapons():
    battle = shoot(
        team("a.firer", 22, 8, "anti-tank-rifle", men=2, facing=180_000),
        in_house("b.foe", men=5, order="fire"),
        dice=(6, 2),
        pieces=(HOUSE,),
    )
    # Pen 2 against 4: a 2 is enough, walls or no walls.
    assert battle.decision is not None


# ---- shells ------------------------------------------------------------------------------------------------------


def shelled(*faces, floor=GROUND, **more):
    """A heavy mortar hits the house with b.foe in it; the shell makes 2D6 hits."""
    return shoot(
        team("a.firer", 22, 44, "heavy-mortar", men=3),
        in_house("b.foe", men=5, floor=floor, order="fire"),
        *more.pop("others", ()),
        dice=(6, *faces),
        pieces=(HOUSE if floor == GROUND else TALL,),
        **more,
    )


@pytest.mark.rule("BA-BLD-04", "BA-BLD-08")
def test_a_shell_of_twelve_hits_brings_the_house_down_on_all_inside():
    battle = shelled(6, 6, 1, floor=UPSTAIRS, others=(in_house("a.below", men=3),))
    over(battle)
    assert {event.unit for event in happened(battle, UnitDestroyed)} == {"b.foe", "a.below"}
    assert battle.state.fallen == (ID,)
    rubble = next(piece for piece in battle.context.field.pieces if piece.id == ID)
    assert (rubble.kind, rubble.height) == ("rubble", 1000)
    assert not battle.context.ground.buildings
    assert not battle.context.ground.closed.touches(((22_000, 21_000),))


@pytest.mark.rule("BA-BLD-04", "BA-BLD-08")
def test_a_smaller_shell_hits_only_the_unit_aimed_at():
    battle = shelled(5, 6, 1, 1, *([1] * 11), floor=UPSTAIRS, others=(in_house("a.below", men=3, pins=0),))
    assert battle.state.fallen == ()
    assert of(battle, "a.below").pins == 0
    assert [event.unit for event in happened(battle, PinsTaken)] == ["b.foe"]


@pytest.mark.rule("BA-BLD-08")
def test_the_table_comes_back_when_the_fall_is_taken_back():
    battle = play(
        Activation("a.one", "fire"),
        team("a.one", 22, 44, "heavy-mortar", men=3),
        in_house("b.foe", men=5, order="fire"),
        dice=(6, 6, 6, 1),
        pieces=(HOUSE,),
    )
    answer(battle, ShootAt("b.foe"))
    assert not battle.context.ground.buildings
    copy = battle.clone()
    copy.set_position(battle.position)
    assert not copy.context.ground.buildings
    battle.undo()
    assert battle.context.ground.buildings
    assert [piece.kind for piece in battle.system.table.scene(copy, 0).pieces] == ["rubble"]


@pytest.mark.rule("BA-BLD-05")
def test_a_tank_in_the_house_brings_it_down_on_a_four():
    battle = play(DriveThrough(ID), in_house("b.foe", men=3), squad("a.one", 5, 5), dice=(3,), pieces=(HOUSE,))
    over(battle)
    assert battle.state.fallen == ()
    battle = play(DriveThrough(ID), in_house("b.foe", men=3), squad("a.one", 5, 5), dice=(4, 2, 1, 2), pieces=(HOUSE,))
    decision = asked(battle, ChooseMove)
    assert StayPut() not in listed(battle)
    answer(battle, next(choice for choice in listed(battle) if isinstance(choice, Walk)))
    assert decision.allowance == 6000
    assert of(battle, "b.foe").inside is None
    assert battle.state.fallen == (ID,)
    over(battle)


@pytest.mark.rule("BA-BLD-05")
@pytest.mark.parametrize("lost", [False, True])
def test_the_units_of_every_floor_take_their_hits_and_come_out(lost):
    """One hit on each; the man below is hit hard enough to fall, or is not."""
    units = in_house("b.foe", men=1), in_house("b.upper", men=2, floor=UPSTAIRS), squad("a.one", 5, 5)
    battle = play(DriveThrough(ID), *units, dice=(4, 1, 5 if lost else 1, 1, 1), pieces=(TALL,))
    for _ in range(1 if lost else 2):
        asked(battle, ChooseMove)
        answer(battle, next(choice for choice in listed(battle) if isinstance(choice, Walk)))
    over(battle)
    used_up(battle)
    assert of(battle, "b.foe").alive is not lost
    assert of(battle, "b.upper").in_the_open


@pytest.mark.rule("BA-BLD-08", "BA-GEN-11")
def test_rubble_is_rough_ground_with_hard_cover():
    battle = play(Collapse(ID), squad("a.one", 22, 26, men=2), squad("b.foe", 5, 5), pieces=(HOUSE,))
    assert [event.building for event in happened(battle, BuildingFell)] == [ID]
    assert battle.context.cover_of["rubble"] == "hard"
    assert battle.context.ground.slow.touches(((22_000, 26_000), (22_000, 21_000)))


# ---- floors ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-07")
@pytest.mark.parametrize("order", ["advance", "run"])
def test_another_floor_takes_the_whole_move(order):
    battle = running(in_house("a.one"), pieces=(TALL,), order=order)
    assert ChangeFloor(1) in listed(battle)
    assert refused(battle, ChangeFloor(2)) == ("ba-refused-no-floor", ("BA-BLD-07",))
    answer(battle, ChangeFloor(1))
    assert of(battle, "a.one").inside == UPSTAIRS


@pytest.mark.rule("BA-BLD-07")
def test_enemies_may_hold_different_floors_but_not_the_same():
    battle = running(in_house("a.one"), in_house("b.foe", floor=UPSTAIRS), pieces=(TALL,))
    assert refused(battle, ChangeFloor(1)) == ("ba-refused-floor-taken", ("BA-BLD-07",))
    battle = running(squad("a.one", 20, 27, men=3), in_house("b.foe", floor=UPSTAIRS), pieces=(TALL,))
    answer(battle, GoIn(ID))
    assert of(battle, "a.one").inside == GROUND
    battle = running(squad("a.one", 20, 27, men=3), in_house("b.foe"), pieces=(TALL,))
    assert refused(battle, GoIn(ID, 1)) == ("ba-refused-floor-barred", ("BA-BLD-07",))


@pytest.mark.rule("BA-MOV-24", "BA-BLD-01")
def test_the_height_of_a_floor_costs_distance_in_and_out():
    far = squad("a.one", 0, 0, men=1, places=((21, 34.4),))
    # 10.9 inches to the opening: enough for the ground floor, not for two inches more.
    assert running(far, pieces=(TALL,)).refusal(GoIn(ID)) is None
    assert refused(running(far, pieces=(TALL,)), GoIn(ID, 1))[1] == ("BA-BLD-01",)
    assert running(far, pieces=(TALL,), options={"climb_cost": "free"}).refusal(GoIn(ID, 1)) is None
    for options, reach in (({}, 4000), ({"climb_cost": "free"}, 6000)):
        battle = running(in_house("a.one", men=1, floor=UPSTAIRS), pieces=(TALL,), order="advance", options=options)
        x, y = sorted(door for door in battle.context.ground.buildings[ID].doors(492) if door[1] > 23_000)[0]
        assert battle.refusal(Walk((Leg("a.one.1", ((x, y), (x, y + reach))),))) is None
        assert battle.refusal(Walk((Leg("a.one.1", ((x, y), (x, y + reach + 100))),))) is not None


@pytest.mark.rule("BA-BLD-06", "BA-BLD-07")
def test_from_upstairs_one_sees_over_what_hides_the_ground_floor():
    wall = piece("building", 18, 15, 26, 16, height=2)
    for floor, seen in ((GROUND, []), (UPSTAIRS, ["b.foe"])):
        battle = play(
            Activation("a.one", "fire"),
            in_house("a.one", men=2, floor=floor),
            squad("b.foe", 22, 4, men=1),
            pieces=(TALL, wall),
        )
        named = [] if battle.decision is None else [c.target for c in listed(battle) if isinstance(c, ShootAt)]
        assert named == seen


# ---- assaults ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-13", "BA-BLD-09", "BA-CQ-07")
def test_an_assault_into_a_house_is_fought_at_once_and_the_winner_may_go_in():
    battle = assault(
        squad("a.men", 20, 27, men=3),
        in_house("b.foe", men=2, order="fire", pins=3),
        dice=(6, 6, 1, 1, 1, 5, 1),
        pieces=(HOUSE,),
    )
    assert len(happened(battle, ContactMade)) == 1
    # Three blows kill both; the two defenders strike all the same, and kill one.
    answer(battle, listed(battle)[0])
    assert len(of(battle, "a.men").models) == 2
    assert listed(battle) == [Occupy(), StayOutside()]
    assert present(battle, asked(battle)).kind == "occupy"
    answer(battle, Occupy())
    over(battle)
    assert of(battle, "a.men").inside == GROUND
    assert rules_of(battle, WentIn) == [("BA-CQ-13",)]


@pytest.mark.rule("BA-CQ-13", "BA-CQ-11")
def test_the_winner_may_stay_outside_and_regroups():
    battle = assault(
        squad("a.men", 20, 27, men=3), in_house("b.foe", men=1, order="fire"), dice=(4, 1, 1, 1, 3), pieces=(HOUSE,)
    )
    answer(battle, StayOutside())
    assert asked(battle, ChooseMove).allowance == 3000
    assert of(battle, "a.men").inside is None


@pytest.mark.rule("BA-CQ-13")
def test_walls_do_not_soften_blows():
    battle = assault(
        squad("a.men", 21, 27, men=1), in_house("b.foe", men=1, order="fire"), dice=(4, 1), pieces=(HOUSE,)
    )
    assert not of(battle, "b.foe").alive


@pytest.mark.rule("BA-CQ-13", "BA-CQ-03")
def test_an_assault_on_a_house_has_to_come_within_an_inch_of_an_opening():
    reaching = squad("a.men", 0, 0, men=1, places=((21, 36.4),))
    # 12.9 inches to the opening, less an inch.
    battle = assault(reaching, in_house("b.foe", men=1, order="fire"), dice=(1, 4, 1), pieces=(HOUSE,))
    assert happened(battle, ContactMade)
    short = squad("a.men", 0, 0, men=1, places=((21, 36.7),))
    battle = assault(short, in_house("b.foe", men=1, order="fire"), pieces=(HOUSE,))
    assert happened(battle, FellShort)
    over(battle)


@pytest.mark.rule("BA-MOV-24", "BA-CQ-13", "BA-CQ-03")
@pytest.mark.parametrize(
    ("climb_cost", "y", "reaches"), [("height", 35, False), ("height", 34, True), ("free", 35, True)]
)
def test_an_assault_on_an_upper_floor_pays_for_its_height(climb_cost, y, reaches):
    """From y = 35 it is 11.5 inches to the opening, less an inch, and two inches up."""
    upstairs = in_house("b.foe", men=1, floor=UPSTAIRS, order="fire")
    men = squad("a.men", 0, 0, men=1, places=((21, y),))
    dice, options = (1, 4, 1) if reaches else (), {"climb_cost": climb_cost}
    battle = assault(men, upstairs, dice=dice, pieces=(TALL,), options=options)
    assert bool(happened(battle, ContactMade)) is reaches
    assert bool(happened(battle, FellShort)) is not reaches


@pytest.mark.rule("BA-GEN-04", "BA-BLD-06")
def test_a_unit_on_a_floor_is_in_formation_however_it_is_drawn():
    battle = running(indoors(squad("a.one", 0, 0, men=2, places=[(20.6, 20.6), (23.4, 22.4)]), GROUND), order="fire")
    assert battle.context.in_formation(of(battle, "a.one"))


@pytest.mark.rule("BA-BLD-09", "BA-CQ-02")
def test_defenders_fire_through_their_openings_at_a_charge_from_more_than_six_inches():
    battle = assault(squad("a.men", 20, 31, men=3), in_house("b.foe", men=6), dice=(1,) * 4, pieces=(HOUSE,))
    assert FireAtCharge() in listed(battle)
    assert StandFast() in listed(battle)
    battle = play(Activation("a.one", "fire"), squad("a.one", 21, 29.4, men=1), in_house("b.foe"), pieces=(HOUSE,))
    assert charged(battle, of(battle, "a.one"), of(battle, "b.foe")) == []


@pytest.mark.rule("BA-BLD-07", "BA-CQ-01")
def test_enemies_assault_up_or_down_without_leaving():
    battle = play(
        Activation("a.men", "run", "b.foe"),
        in_house("a.men", men=3),
        in_house("b.foe", men=1, floor=UPSTAIRS, order="fire"),
        dice=(4, 1, 1, 1),
        pieces=(TALL,),
    )
    assert happened(battle, ContactMade)
    answer(battle, Occupy())
    assert of(battle, "a.men").inside == UPSTAIRS
    over(battle)


@pytest.mark.rule("BA-BLD-07", "BA-CQ-31")
def test_who_is_upstairs_behind_another_enemy_cannot_be_assaulted_from_outside():
    battle = running(
        squad("a.one", 20, 27, men=3),
        in_house("b.low", men=1),
        in_house("b.high", men=1, floor=UPSTAIRS),
        pieces=(TALL,),
    )
    assert assault_refusal(battle, of(battle, "a.one"), "b.low") is None
    refusal = assault_refusal(battle, of(battle, "a.one"), "b.high")
    assert refusal is not None
    assert refusal.rules == ("BA-BLD-07",)


@pytest.mark.rule("BA-BLD-01", "BA-CQ-03")
def test_a_unit_assaults_out_of_its_house():
    battle = assault(
        in_house("a.men", men=3), squad("b.foe", 21, 28, men=1, order="fire"), dice=(4, 1, 1, 2), pieces=(HOUSE,)
    )
    assert happened(battle, ContactMade)
    assert of(battle, "a.men").inside is None
    battle = assault(in_house("a.men", men=3), squad("b.foe", 21, 40, men=1, order="fire"), pieces=(HOUSE,))
    assert happened(battle, FellShort)
    assert of(battle, "a.men").inside == GROUND


# ---- nerve -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HQ-01", "BA-BLD-06")
def test_an_officer_reaches_those_inside_from_the_wall():
    for x, value in ((29.9, 10), (31.2, 8)):
        battle = play(
            Activation("a.one", "fire"),
            in_house("a.one", men=3, pins=1),
            officer("a.chief", x, 21.5, rank="first-lieutenant"),
            dice=(1, 1),
            pieces=(HOUSE,),
        )
        unit = changed(in_house("a.one", men=3, pins=1)).unit
        assert morale.test_value(battle, unit, morale.order_modifiers(battle, unit)) == value


@pytest.mark.rule("BA-FUB-03", "BA-BLD-01")
def test_panic_in_a_house_ends_on_the_floor():
    battle = play(Panic("a.one"), in_house("a.one", order="run"), squad("b.foe", 22, 10), pieces=(HOUSE,))
    assert [event.order for event in happened(battle, DieTurned)] == ["down"]
    assert of(battle, "a.one").inside == GROUND


@pytest.mark.rule("BA-BLD-02", "BA-MOR-05")
def test_a_unit_inside_checks_morale_and_takes_pins_like_any_other():
    battle = shoot(
        team("a.firer", 22, 16, "anti-tank-rifle", men=2, facing=180_000),
        in_house("b.foe", men=2, order="fire"),
        dice=(6, 6, 1, 6, 6),
        pieces=(HOUSE,),
    )
    answer(battle, listed(battle)[0])
    assert [event.pins for event in happened(battle, PinsTaken)] == [1]
    assert happened(battle, MoraleTested)


# ---- the table ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-01")
def test_a_drag_onto_a_house_goes_in():
    battle = running(squad("a.one", 20, 28, men=3))
    found = preview(battle, 0, DragProposal("a.one", [Waypoint(22_000, 21_500)]))
    assert found.choice == to_builtins(GoIn(ID))
    assert preview(battle, 0, ChoiceProposal(found.choice)).choice == found.choice
    labels = [option.choice for option in present(battle, asked(battle)).options]
    assert to_builtins(GoIn(ID)) in labels
    advancing = running(squad("a.one", 20, 28, men=3), order="advance")
    found = preview(advancing, 0, DragProposal("a.one", [Waypoint(22_000, 21_500)]))
    assert found.choice is None
    assert [note.rules for note in found.notes] == [["BA-BLD-01"]]


@pytest.mark.rule("BA-BLD-01")
def test_a_drag_out_of_a_house_leaves_it():
    battle = running(in_house("a.one", men=6), order="advance")
    found = preview(battle, 0, DragProposal("a.one", [Waypoint(22_000, 27_000)]))
    assert found.choice is not None, [note.message.id for note in found.notes]
    answer(battle, battle.system.rules.decode_choice(found.choice))
    assert of(battle, "a.one").inside is None
    tall = running(in_house("a.one", men=6), pieces=(TALL,))
    found = preview(tall, 0, DragProposal("a.one", [Waypoint(22_000, 21_000)]))
    assert found.choice == to_builtins(ChangeFloor(1))


@pytest.mark.rule("BA-BLD-06")
def test_the_scene_says_where_the_occupants_are():
    battle = running(in_house("a.one", men=6), order="advance")
    unit = next(unit for unit in battle.system.table.scene(battle, 1).units if unit.id == "a.one")
    assert "ba-fact-inside" in [fact.id for fact in unit.facts]
    ask = present(battle, asked(battle)).move
    assert ask is not None
    assert ask.reach


@pytest.mark.rule("BA-BLD-02")
def test_the_computer_values_a_house_under_fire():
    foes = squad("b.foe", 16, 6, men=10), squad("b.more", 16, 3, men=10)
    battle = running(squad("a.one", 18, 25, men=5), *foes, pieces=(HOUSE,))
    inside = evaluate(battle, battle.decision, GoIn(ID)).value
    assert inside > max(evaluate(battle, battle.decision, c).value for c in listed(battle) if isinstance(c, StayPut))


# ---- to the hundredth of an inch ---------------------------------------------------------------------------------


@pytest.mark.rule("BA-BLD-01", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "goes_in"), [(13, True), (13.01, False), (13.03, False)])
def test_after_a_run_every_man_is_within_an_inch_of_the_wall_or_nobody_goes_in(gap, goes_in):
    men = squad("a.men", 0, 0, 2, places=[(21, 29.492), (23, 23 + gap + 0.492)])
    battle = play(Activation("a.men", "run"), men, pieces=(HOUSE,))
    assert (GoIn(ID, 0) in listed(battle)) == goes_in


@pytest.mark.rule("BA-CQ-13", "BA-CQ-03")
@pytest.mark.parametrize(("gap", "reaches"), [(13, True), (13.01, False), (13.03, False)])
def test_an_assault_on_a_house_that_is_told_to_reach_does(gap, reaches):
    """The opening is right before the only attacker; a run and an inch away he can strike, and is told so before."""
    men = squad("a.men", 23, 23 + gap + 0.492, 1, order="run")
    units = men, in_house("b.foe", 1, order="fire")
    before = play(Activation("a.other", "down"), squad("a.other", 40, 44, 1), *units, pieces=(HOUSE,))
    assert charge.charge(before, of(before, "a.men"), of(before, "b.foe")).reaches == reaches
    battle = assault(*units, pieces=(HOUSE,), dice=(4, 1, 1) if reaches else ())
    assert len(happened(battle, ContactMade)) == reaches


@pytest.mark.rule("BA-HQ-09", "BA-BLD-06")
@pytest.mark.parametrize(("y", "felt"), [(29, True), (29.01, False)])
def test_a_barrage_is_measured_to_the_wall_wherever_the_men_inside_are_drawn(y, felt):
    call = Call("a.eyes", 1, inches(22), inches(y))
    eyes = unit("a.eyes", 40, 40, [ModelGroup(1, "observer", ("pistol",))], "artillery-observer", order="fire")
    # 4: it falls; 2, D2 pins: 1
    dice = (4, 2, 1) if felt else (4,)
    units = eyes, in_house("b.foe", order="fire")
    battle = play(Calls((call,)), *units, dice=dice, pieces=(HOUSE,), options={"observers": "on"}, calls=(call,))
    over(battle)
    assert bool(happened(battle, PinsTaken)) == felt


@pytest.mark.rule("BA-SCN-03", "BA-BLD-06")
@pytest.mark.parametrize(("y", "held"), [(26, True), (26.01, False)])
def test_an_objective_is_held_from_within_three_inches_of_the_wall(y, held):
    battle = play(Activation("a.men", "down"), in_house("a.men"), pieces=(HOUSE,))
    assert objectives.holder(battle, (inches(22), inches(y))) == (0 if held else None)


@pytest.mark.rule("BA-CQ-13", "BA-BLD-07")
def test_who_wins_a_floor_from_above_may_stay_where_he_is():
    units = in_house("b.foe", 1, order="fire"), in_house("a.men", 6, UPSTAIRS, order="run")
    battle = assault(*units, pieces=(TALL,), dice=(4, 1, 1, 1, 1, 1, 1, 4))
    answer(battle, StayOutside(), StayPut())
    assert of(battle, "a.men").inside == UPSTAIRS
