"""Setting up on the table, objectives, outflanking, bombardments: scenarios in the manner of Maximum Attrition."""

import pytest

import grognard
from grognard.core.engine.events import Rolled
from grognard.core.errors import InputError
from grognard.core.messages import Message
from grognard.core.wire.previews import DragProposal, Waypoint
from grognard.games.bolt_action.data.scenario_files import load_scenario, scenario_names
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.shooting.bombardment import Bombardments
from grognard.games.bolt_action.rules.turn import objectives
from grognard.games.bolt_action.rules.turn.deployment import ChoosePlace, ChooseToPlace
from grognard.games.bolt_action.rules.turn.orders import Activation, ChooseOrder, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFirstWave, ChooseFlank, Engagement, Turns
from grognard.games.bolt_action.state.choices import (
    Deploy,
    DeployInside,
    FirstWave,
    GiveOrder,
    GoIn,
    Leg,
    Outflank,
    PlaceNext,
    PlaceNoMore,
    PlaceRest,
    StayPut,
    TakeEdge,
    Walk,
)
from grognard.games.bolt_action.state.events.field import Bombarded, FlankNoted, Struck, UnitSetUp
from grognard.games.bolt_action.state.events.nerve import PinsTaken
from grognard.games.bolt_action.state.state import Floor
from tests.games.bolt_action.table import changed, gun, listed, of, play, squad, vehicle, way
from tests.games.playing import answer, asked, happened, inches, over, piece, refused, rolled, used_up


def preparing(scenario, *units, dice=(5, 2), near=True, **more):
    """A battle of a scenario up to its first decision after the edges are taken; side a wins the roll-off."""
    battle = play(Engagement(), *units, dice=dice, turn=0, scenario=scenario, **more)
    answer(battle, TakeEdge(near))
    return battle


def two_each(men=3):
    """Two squads a side, off the table."""
    return [squad(f"{side}.{name}", 0, 0, men=men, place="reserve") for side in "ab" for name in ("one", "two")]


def at(battle, id, x, y):
    """A unit in a row to the right of a place."""
    return Deploy(
        tuple(
            Leg(model.id, ((inches(x + 1.4 * number), inches(y)),))
            for number, model in enumerate(of(battle, id).models)
        )
    )


def parked(x, y, facing, id="a.two"):
    """A vehicle set up with its middle at a place."""
    return Deploy((Leg(f"{id}.1", ((inches(x), inches(y)),)),), facing * 1000)


# ---- scenario files ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-08")
def test_six_scenarios_come_with_the_game_and_a_first_battle():
    assert len(scenario_names()) == 7
    assert "first-battle" in scenario_names()
    assert scenario_names()[0] == "maximum-attrition"
    listed = {listing.name for listing in grognard.system("bolt_action").setups.scenarios()}
    assert listed == set(scenario_names()) - {"first-battle"}
    assert load_scenario("straight-fight").rule == "BA-SCN-08"


def test_a_scenario_with_an_attacker_has_two_parts():
    head = 'format = "grognard-scenario"\nversion = 1\nsystem = "bolt_action"\nname = "odd"\n'
    with pytest.raises(InputError, match="one part for both sides, or two"):
        load_scenario(f"{head}attack = true\npart = [{{}}]\n")


# ---- setting up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-14")
def test_the_winner_of_the_roll_off_places_first_and_then_each_in_turn():
    battle = preparing("straight-fight", *two_each(), dice=(5, 2, 1))
    order = []
    for place in (4, 4, 20, 20):
        decision = asked(battle, ChooseToPlace)
        unit = next(choice.unit for choice in listed(battle) if isinstance(choice, PlaceNext))
        order.append(decision.seat)
        answer(battle, PlaceNext(unit), at(battle, unit, place, 44 if decision.seat == 0 else 4))
    assert order == [0, 1, 0, 1]
    assert [event.unit for event in happened(battle, UnitSetUp)] == ["a.one", "b.one", "a.two", "b.two"]


@pytest.mark.rule("BA-SCN-14")
def test_the_side_with_units_left_over_places_them_at_the_end():
    battle = preparing("straight-fight", *two_each(), squad("a.three", 0, 0, men=2, place="reserve"), dice=(5, 2, 1))
    seats = []
    for number in range(5):
        seats.append(asked(battle, ChooseToPlace).seat)
        unit = next(choice.unit for choice in listed(battle) if isinstance(choice, PlaceNext))
        answer(battle, PlaceNext(unit), at(battle, unit, 4 + 8 * (number // 2), 44 if seats[-1] == 0 else 4))
    assert seats == [0, 1, 0, 1, 0]


@pytest.mark.rule("BA-SCN-14", "BA-SCN-08")
@pytest.mark.parametrize(
    ("x", "y", "message"),
    [
        (4, 34, "ba-fault-zone"),
        (4, 47.9, "ba-fault-zone"),
        (21, 44, "ba-fault-closed"),
        (4, 44, None),
    ],
)
def test_a_unit_stands_fully_within_twelve_inches_of_its_edge(x, y, message):
    battle = preparing("straight-fight", *two_each(), pieces=[piece("building", 20, 42, 26, 46, height=4)])
    answer(battle, PlaceNext("a.one"))
    asked(battle, ChoosePlace)
    if message is None:
        assert battle.refusal(at(battle, "a.one", x, y)) is None
    else:
        assert refused(battle, at(battle, "a.one", x, y))[0] == message


@pytest.mark.rule("BA-SCN-14", "BA-GEN-05", "BA-GEN-04")
def test_set_up_units_keep_their_formation_and_an_inch_from_others():
    battle = preparing("straight-fight", *two_each())
    answer(battle, PlaceNext("a.one"), at(battle, "a.one", 4, 44), PlaceNext("b.one"), at(battle, "b.one", 4, 4))
    answer(battle, PlaceNext("a.two"))
    assert refused(battle, at(battle, "a.two", 4, 42.5)) == ("ba-fault-near", ("BA-GEN-05",))
    apart = Deploy(tuple(way(f"a.two.{number}", (10 + 4 * number, 44)) for number in (1, 2, 3)))
    assert refused(battle, apart) == ("ba-fault-formation", ("BA-GEN-04",))
    two = Deploy(tuple(way(f"a.two.{number}", (10 + 1.4 * number, 44)) for number in (1, 2)))
    assert refused(battle, two) == ("ba-fault-all-set-up", ("BA-SCN-14",))


@pytest.mark.rule("BA-SCN-14", "BA-GEN-05", "BA-GEN-06", "BA-GEN-15")
def test_vehicles_are_set_up_by_their_hulls():
    # A Sherman is 4.1 inches long and 1.8 wide: side by side two stand an inch apart on centres 2.8 apart.
    tanks = [vehicle(id, 0, 0, place="reserve") for id in ("a.one", "a.two")]
    house = piece("building", 30, 37, 34, 41, height=3)
    foe = squad("b.foe", 0, 0, place="reserve")
    battle = preparing("straight-fight", *tanks, foe, pieces=[house], dice=(5, 2, 1))
    answer(battle, PlaceNext("a.one"), parked(38, 40, 0, "a.one"))
    answer(battle, PlaceNext("b.foe"), at(battle, "b.foe", 4, 4), PlaceNext("a.two"))
    assert refused(battle, parked(40.75, 40, 0))[0] == "ba-fault-near"
    assert refused(battle, parked(41.9, 40, 90))[0] == "ba-fault-near"
    assert refused(battle, parked(8, 37, 0))[0] == "ba-fault-zone"
    assert refused(battle, parked(35, 40, 90))[0] == "ba-fault-closed-vehicle"
    assert refused(battle, parked(1, 40, 90)) == ("ba-fault-zone", ("BA-SCN-14",))
    assert battle.refusal(parked(8, 36.95, 90)) is None
    assert battle.refusal(parked(35, 40, 0)) is None
    answer(battle, parked(40.82, 40, 0))
    assert of(battle, "a.two").hull.x == inches(40.82)


@pytest.mark.rule("BA-SCN-14", "BA-ART-03")
def test_a_gun_may_be_dug_in_where_it_could_not_be_pushed():
    units = [gun("a.gun", 0, 0, place="reserve"), squad("b.foe", 0, 0, men=2, place="reserve")]
    battle = preparing("straight-fight", *units, pieces=[piece("wood", 10, 38, 20, 46), piece("wall", 30, 40, 40, 41)])
    answer(battle, PlaceNext("a.gun"))

    def crewed(x, y):
        return Deploy(
            (
                way("a.gun.1", (x, y)),
                way("a.gun.2", (x - 1.2, y + 1.9)),
                way("a.gun.3", (x, y + 1.9)),
                way("a.gun.4", (x + 1.2, y + 1.9)),
            ),
            90_000,
        )

    assert refused(battle, crewed(35, 40.5))[0] == "ba-fault-closed-to-gun"
    answer(battle, crewed(15, 42))
    assert of(battle, "a.gun").facing == 90_000
    assert battle.context.dug_in(of(battle, "a.gun"))


@pytest.mark.rule("BA-SCN-14")
def test_the_rest_may_be_placed_for_the_player():
    battle = preparing("straight-fight", *two_each(), dice=(5, 2, 1))
    answer(battle, PlaceRest(), PlaceRest())
    asked(battle, ChooseOrder)
    assert all(unit.on_table for unit in battle.state.units.values())
    assert min(unit.models[0].y for unit in battle.state.of(0)) >= inches(36)


@pytest.mark.rule("BA-SCN-14")
def test_a_drag_sets_a_unit_up_in_formation():
    battle = preparing("straight-fight", *two_each())
    answer(battle, PlaceNext("a.one"))
    system = battle.system
    shown = system.table.preview(battle, 0, DragProposal("a.one", [Waypoint(20_000, 43_000)]))
    assert shown.choice is not None
    answer(battle, system.rules.decode_choice(shown.choice))
    assert of(battle, "a.one").on_table
    battle = preparing("straight-fight", *two_each())
    answer(battle, PlaceNext("a.one"))
    shown = system.table.preview(battle, 0, DragProposal("a.one", [Waypoint(20_000, 20_000)]))
    assert shown.choice is None
    assert [note.rules for note in shown.notes] == [["BA-SCN-14"]]


@pytest.mark.rule("BA-SCN-14", "BA-SCN-10")
def test_a_defender_sets_up_half_and_the_rest_waits():
    battle = preparing("hold-the-line", *two_each(), dice=(5, 2, 1))
    assert asked(battle, ChooseToPlace).seat == 1
    assert PlaceNoMore() not in listed(battle)
    answer(battle, PlaceNext("b.one"), at(battle, "b.one", 4, 4))
    assert PlaceNoMore() in listed(battle)
    answer(battle, PlaceNoMore())
    assert asked(battle, ChooseFirstWave).seat == 0
    answer(battle, FirstWave(("a.one",)))
    assert {id: unit.place for id, unit in battle.state.units.items()} == {
        "a.one": "first_wave",
        "a.two": "reserve",
        "b.one": "table",
        "b.two": "reserve",
    }


def test_the_encircled_stand_about_the_middle_and_the_attacker_comes_over_both_long_edges():
    battle = preparing("encircled", *two_each(), dice=(5, 2, 1))
    answer(battle, PlaceNext("b.one"))
    assert refused(battle, at(battle, "b.one", 4, 24))[0] == "ba-fault-zone"
    answer(battle, at(battle, "b.one", 22, 24), PlaceRest(), FirstWave(("a.one", "a.two")))
    answer(battle, GiveOrder("a.one", "advance"))
    asked(battle, ChooseMove)
    for y, inside in ((48, 45), (0, 3)):
        walk = Walk(tuple(way(f"a.one.{n}", (20 + 1.4 * n, y), (20 + 1.4 * n, inside)) for n in (1, 2, 3)))
        assert battle.refusal(walk) is None
    mixed = Walk(
        (way("a.one.1", (20, 48), (20, 45)), way("a.one.2", (21, 0), (21, 3)), way("a.one.3", (22, 48), (22, 45)))
    )
    assert refused(battle, mixed)[0] == "ba-fault-entry-edge"


# ---- objectives --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-03")
def test_who_alone_stands_near_holds_an_objective():
    units = (
        squad("a.one", 23, 26, men=1),  # the middle
        squad("b.one", 9.6, 26, men=1),
        squad("a.two", 9.6, 22, men=1),  # both at the left
        squad("b.two", 38.4, 30, men=1),  # too far from the right
    )
    battle = play(OrdersPhase(), *units, scenario="key-ground", won_roll_off=0, dice=(1,))
    held = {each.objective.id: each.seat for each in objectives.objectives(battle)}
    assert held == {"left": None, "middle": 0, "right": None}
    assert objectives.points(battle) == (3, 0)
    shown = {view.id: view.held for view in battle.system.table.scene(battle, None).objectives}
    assert shown == held


@pytest.mark.rule("BA-SCN-03")
@pytest.mark.parametrize("home", [(0, 1), (1, 0)])
def test_left_and_right_places_are_those_of_the_table_as_drawn(home):
    units = squad("a.one", 23, 26, men=1), squad("b.one", 9.6, 26, men=1)
    battle = play(OrdersPhase(), *units, scenario="key-ground", won_roll_off=0, home=home, dice=(1,))
    told = [(view.x, view.name.args["place"]) for view in battle.system.table.scene(battle, None).objectives]
    assert [place.id for _, place in sorted(told, key=lambda each: each[0]) if isinstance(place, Message)] == [
        "ba-objective-left",
        "ba-objective-middle",
        "ba-objective-right",
    ]


@pytest.mark.rule("BA-SCN-03")
def test_an_attacker_counts_who_came_through():
    units = (squad("a.one", 20, 6, men=3), squad("a.two", 20, 11.8, men=3), squad("b.one", 40, 30, men=3))
    battle = play(OrdersPhase(), *units, scenario="breakthrough", won_roll_off=0, dice=(1,))
    assert objectives.points(battle) == (6, 0)
    battle = play(OrdersPhase(), *units, scenario="breakthrough", won_roll_off=1, dice=(1,))
    assert objectives.points(battle) == (0, 0)


@pytest.mark.rule("BA-TURN-12", "BA-SCN-03")
@pytest.mark.parametrize(
    ("scenario", "early_end", "found"),
    [
        ("key-ground", "on", (8, 0)),
        ("key-ground", "off", (4, 0)),
        ("breakthrough", "on", (7, 0)),
        ("breakthrough", "off", (1, 0)),
    ],
)
def test_who_alone_is_left_has_every_place_and_the_way_through(scenario, early_end, found):
    units = squad("a.one", 23, 26, men=1), squad("a.two", 30, 40, men=3), squad("b.dead", 4, 4, place="destroyed")
    battle = play(Turns(6), *units, scenario=scenario, won_roll_off=0, dice=(1, 1, 1), options={"early_end": early_end})
    assert objectives.points(battle, final=True) == found


def test_an_objective_is_never_on_closed_ground():
    battle = play(
        OrdersPhase(),
        squad("a.one", 4, 40, men=1),
        squad("b.one", 4, 4, men=1),
        scenario="key-ground",
        won_roll_off=0,
        pieces=[piece("building", 22, 22, 26, 26, height=4)],
        dice=(1,),
    )
    middle = next(each for each in objectives.objectives(battle) if each.objective.id == "middle")
    assert not (22_000 <= middle.place[0] <= 26_000 and 22_000 <= middle.place[1] <= 26_000)


# ---- outflanking -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SCN-06")
def test_flanks_are_noted_secretly_for_reserves():
    battle = preparing("maximum-attrition", *two_each(), dice=(5, 2, 1), options={"outflank": "on"})
    battle.choose(FirstWave(("a.one",)), seat=0)
    battle.choose(FirstWave(("b.one", "b.two")), seat=1)
    decision = asked(battle, ChooseFlank)
    assert (decision.seat, decision.flank) == (0, "left")
    assert listed(battle) == [Outflank("left", ()), Outflank("left", ("a.two",))]
    assert refused(battle, Outflank("left", ("a.one",)))[1] == ("BA-SCN-06",)
    answer(battle, Outflank("left", ("a.two",)))
    assert of(battle, "a.two").flank == "left"
    noted = happened(battle, FlankNoted)[0]
    assert noted.seen_by(1).units is None
    assert noted.seen_by(0).units == ("a.two",)


@pytest.mark.rule("BA-SCN-06")
@pytest.mark.parametrize(("turn", "reach"), [(2, None), (3, 24), (4, 36)])
def test_a_flanker_comes_on_from_turn_three_near_its_own_corner(turn, reach):
    unit = squad("a.two", 0, 0, men=1, place="reserve", flank="left")
    foe = squad("b.one", 40, 40, men=1, order="fire")
    battle = play(OrdersPhase(), unit, foe, turn=turn, dice=(1, 1), options={"early_end": "off"})
    orders = {choice.order for choice in listed(battle)}
    if reach is None:
        assert orders == {"down"}
        assert refused(battle, GiveOrder("a.two", "advance")) == ("ba-refused-flank", ("BA-SCN-06",))
        return
    assert orders == {"advance", "run", "down"}
    answer(battle, GiveOrder("a.two", "advance"))
    near = Walk((way("a.two.1", (0, 48 - reach + 1), (4, 48 - reach + 1)),))
    assert battle.refusal(near) is None
    far = Walk((way("a.two.1", (0, 48 - reach - 1), (4, 48 - reach - 1)),))
    assert refused(battle, far)[0] == "ba-fault-entry-edge"
    own_edge = Walk((way("a.two.1", (10, 48), (10, 44)),))
    assert refused(battle, own_edge)[0] == "ba-fault-entry-edge"


# ---- the preparatory bombardment ---------------------------------------------------------------------------------


def bombarding(*dice, nations=("us", "german"), scenario="hold-the-line", **more):
    """The bombardment of side a, the attacker."""
    units = [squad("b.one", 10, 4, men=4), squad("b.two", 30, 4, men=4), squad("a.one", 0, 0, place="reserve")]
    return play(Bombardments(), *units, dice=dice, scenario=scenario, won_roll_off=0, nations=nations, turn=0, **more)


@pytest.mark.rule("BA-SCN-07")
def test_a_bombardment_pins_and_strikes_each_unit_for_itself():
    battle = bombarding(3, 2, 6, 5, 3, 4, 1, 1, 1)
    # arrives on 3; b.one: 2, a pin; b.two: 6, D3 pins: 3 and a shell: 3 hits, D2 pins: 2; three dice of damage
    over(battle)
    assert happened(battle, Bombarded) == [Bombarded(0, True)]
    assert happened(battle, PinsTaken) == [PinsTaken("b.one", 1), PinsTaken("b.two", 3)]
    assert happened(battle, Struck)[0].hits == 3


@pytest.mark.rule("BA-SCN-07")
def test_a_bombardment_may_not_come_at_all():
    battle = bombarding(2)
    over(battle)
    assert happened(battle, Bombarded) == [Bombarded(0, False)]
    assert happened(battle, PinsTaken) == []


@pytest.mark.rule("BA-SCN-07")
def test_without_the_option_there_is_none():
    battle = preparing("hold-the-line", *two_each(), dice=(5, 2, 1))
    answer(battle, PlaceRest(), FirstWave(("a.one", "a.two")))
    assert "ba-roll-bombardment" not in [purpose for purpose, _ in rolled(battle)]


@pytest.mark.rule("BA-NAT-GB-02")
def test_a_british_bombardment_arrives_on_two_and_is_rolled_again_if_it_did_already():
    battle = bombarding(2, 1, 1, nations=("british", "german"))
    over(battle)
    assert happened(battle, Bombarded) == [Bombarded(0, True)]
    arriving = next(each.roll for each in battle.log if isinstance(each, Rolled))
    assert (arriving.purpose.id, arriving.rules) == ("ba-roll-bombardment", ("BA-SCN-07", "BA-NAT-GB-02"))
    battle = bombarding(1, nations=("british", "german"))
    used_up(battle)
    assert happened(battle, Bombarded) == [Bombarded(0, False)]
    battle = bombarding(1, 2, 1, 1, nations=("british", "german"), scenario="encircled")
    over(battle)
    assert happened(battle, Bombarded) == [Bombarded(0, True)]
    battle = bombarding(1, nations=("us", "german"), scenario="encircled")
    assert happened(battle, Bombarded) == [Bombarded(0, False)]


# ---- buildings ---------------------------------------------------------------------------------------------------


def housed(*units, **more):
    """A straight fight with a house of three floors in side a's zone and one half out of it."""
    houses = [piece("building", 10, 40, 16, 46, height=6), piece("building", 30, 34, 36, 40, height=3)]
    return preparing("straight-fight", *units, pieces=houses, **more)


@pytest.mark.rule("BA-ART-03", "BA-SCN-14")
def test_a_gun_may_be_set_up_on_the_ground_floor_of_a_building_and_never_leaves_it():
    units = [gun("a.gun", 0, 0, place="reserve"), squad("b.foe", 0, 0, men=2, place="reserve")]
    battle = housed(*units)
    answer(battle, PlaceNext("a.gun"))
    (inside,) = [choice for choice in listed(battle) if isinstance(choice, DeployInside)]
    assert (inside.building, inside.level) == ("building-10-40", 0)
    assert refused(battle, DeployInside("building-10-40", 1, 0))[1] == ("BA-SCN-14", "BA-ART-03")
    assert refused(battle, DeployInside("building-30-34", 0, 0))[1] == ("BA-SCN-14", "BA-ART-03")
    answer(battle, inside)
    there = of(battle, "a.gun")
    assert there.inside == Floor("building-10-40", 0)
    assert battle.context.dug_in(there)
    battle = play(
        Activation("a.gun", "advance"), replace_unit(there), units[1], pieces=list(battle.setup.map.ground.pieces)
    )
    assert asked(battle, ChooseMove).allowance == 0
    assert {type(choice) for choice in listed(battle)} == {StayPut, Walk}
    assert refused(battle, GoIn("building-30-34"))[0] == "ba-refused-go-in-gun"


def replace_unit(there):
    """A gun as it stands, for another battle."""
    posted = gun("a.gun", 0, 0)
    return changed(posted, models=there.models, inside=there.inside)


@pytest.mark.rule("BA-SCN-14", "BA-BLD-07")
def test_infantry_may_be_set_up_on_any_free_floor():
    battle = housed(*two_each())
    answer(battle, PlaceNext("a.one"), DeployInside("building-10-40", 0), PlaceNext("b.one"), at(battle, "b.one", 4, 4))
    answer(battle, PlaceNext("a.two"))
    assert [choice.level for choice in listed(battle) if isinstance(choice, DeployInside)] == [1, 2]
    shown = battle.system.table.preview(battle, 0, DragProposal("a.two", [Waypoint(13_000, 43_000)]))
    answer(battle, battle.system.rules.decode_choice(shown.choice))
    assert of(battle, "a.two").inside == Floor("building-10-40", 1)
