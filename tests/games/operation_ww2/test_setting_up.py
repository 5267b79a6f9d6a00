"""Preparing a battle: who places when and where, zones, infiltrators (AZ-SET)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import shapely

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.dice import Script, Stream
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.data.forces import load_force, validate
from grognard.games.operation_ww2.data.maps import BuildingRow, InnerWall, Opening, load_map
from grognard.games.operation_ww2.data.scenarios import Rectangle, Side, load_scenario, zone_depth
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.setup import placing, zones
from grognard.games.operation_ww2.rules.setup.deployment import (
    ChoosePlace,
    ChooseToPlace,
    ChooseZone,
    Preparing,
    RollingOff,
    SettingUp,
    TurningCards,
)
from grognard.games.operation_ww2.rules.setup.zones import faults
from grognard.games.operation_ww2.state.choices import (
    PlaceNext,
    PlaceRest,
    Post,
    SetUp,
    StayAway,
    TakeZone,
)
from grognard.games.operation_ww2.state.events.cards import Shuffled
from grognard.games.operation_ww2.state.events.setup import CardsTurned, InfiltratorsAnnounced, UnitSetUp, ZonesTaken
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import Machine, Model, State, Unit
from grognard.games.operation_ww2.system import SETUPS
from tests.games.operation_ww2.table import cards, ground, happened, over, person, play, refused, unit

DECKS = ("M8 M8 M8 M8 M8", "A1 A1 A1 A1 A1")
ZONES = ("north", "south")


def waiting(id: str, count: int = 2, **fields: Any) -> Unit:
    """A unit still off the table."""
    return replace(unit(id, *[(0, 0)] * count), place="waiting", **fields)


def prepare(*units: Unit, **more: Any) -> Battle[State]:
    """Setting up with a deck of eights against one of ones: seat 0 always comes first."""
    given: dict[str, Any] = {"decks": DECKS, "zones": ZONES, "turn": 0} | more
    return play(Preparing(), *units, **given)


def put(battle: Battle[State], unit: str, *places: tuple[float, float]) -> None:
    """The seat that is asked places a unit, its models at these places."""
    battle.choose(PlaceNext(unit))
    battle.choose(posts(battle, unit, *places))


def posts(battle: Battle[State], unit: str, *places: tuple[float, float]) -> SetUp:
    models = battle.state.units[unit].models
    return SetUp(
        tuple(Post(model.id, round(x * 1000), round(y * 1000)) for model, (x, y) in zip(models, places, strict=True))
    )


def asked(battle: Battle[State]) -> int:
    assert isinstance(battle.decision, ChooseToPlace), battle.decision
    return battle.decision.seat


def placed(battle: Battle[State]) -> list[str]:
    return [event.unit for event in happened(battle) if isinstance(event, UnitSetUp)]


def new(scenario: str = "crossroads-farm", seed: int = 1, **options: str) -> Battle[State]:
    """A whole battle from its beginning."""
    return Battle(SYSTEM, SYSTEM.setups.make_setup(scenario, options=options), Stream(seed))


# ---- the first table and its zones -------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-01")
def test_az_set_01_a_first_table_has_two_to_four_elements_in_each_quarter():
    ground = load_map("crossroads-farm").ground
    assert (ground.width, ground.depth) == (120_000, 120_000)
    counted: dict[tuple[bool, bool], set[str]] = {}
    for piece in ground.pieces:
        if piece.kind not in ("road", "track"):
            middle = shapely.Polygon(piece.outline).centroid
            # What a road cuts in two is one element.
            counted.setdefault((middle.x > 60_000, middle.y > 60_000), set()).add(piece.id.rstrip("-12"))
    assert len(counted) == 4
    assert all(2 <= len(pieces) <= 4 for pieces in counted.values()), counted


@pytest.mark.rule("AZ-SET-02")
def test_az_set_02_the_example_of_the_rulebook_35_cm_each_on_120():
    mission = load_scenario("farm-mission")
    assert mission.zone_depth is None
    assert zone_depth(mission, 120_000, TABLES.limits["no-mans-land"].value) == 35_000
    battle = prepare(waiting("a.one"), waiting("b.one"))
    assert zones.zone_of(battle, 0).box == (0, 0, 120_000, 35_000)
    assert zones.zone_of(battle, 1).box == (0, 85_000, 120_000, 120_000)


@pytest.mark.rule("AZ-SET-03")
def test_az_set_03_a_historical_scenario_says_where_a_side_stands():
    battle = prepare(waiting("a.one"), waiting("b.one"))
    corner = Side(
        force="german-1944", zone="north", area=(Rectangle((10, 100), (30, 120)), Rectangle((30, 110), (50, 120)))
    )
    plan = replace(battle.setup.scenario, side=(corner, battle.setup.scenario.side[1]))
    battle.setup = replace(battle.setup, scenario=plan)
    assert zones.zone_of(battle, 0).box == (10_000, 0, 50_000, 20_000)
    battle.choose(PlaceNext("a.one"))
    assert refused(battle, posts(battle, "a.one", (60, 5), (63, 5))) == ("AZ-SET-11", "AZ-SET-02")
    assert refused(battle, posts(battle, "a.one", (45, 15), (48, 15))) == ("AZ-SET-11", "AZ-SET-02")
    assert refused(battle, posts(battle, "a.one", (20, 15), (45, 5))) == ("AZ-SET-11", "AZ-MOV-05")
    battle.choose(posts(battle, "a.one", (20, 15), (28, 10)))
    assert placed(battle) == ["a.one"]


# ---- by turns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-04")
def test_az_set_04_the_higher_number_places_first_and_then_the_other():
    battle = prepare(waiting("a.one"), waiting("a.two"), waiting("a.three"), waiting("b.one"), waiting("b.two"))
    assert asked(battle) == 0
    assert happened(battle, CardsTurned) == [CardsTurned("set-up", cards("M8 A1"), 0)]  # type: ignore[arg-type]
    put(battle, "a.two", (20, 20), (23, 20))
    assert asked(battle) == 1
    assert refused(battle, PlaceNext("a.one")) == ()
    put(battle, "b.one", (20, 100), (23, 100))
    assert asked(battle) == 0
    put(battle, "a.one", (40, 20), (43, 20))
    put(battle, "b.two", (40, 100), (43, 100))
    # The side with units left places them without cards.
    assert asked(battle) == 0
    assert len(happened(battle, CardsTurned)) == 2
    put(battle, "a.three", (60, 20), (63, 20))
    over(battle)
    assert placed(battle) == ["a.two", "b.one", "a.one", "b.two", "a.three"]
    # The cards turned over lie with the discards.
    assert [(len(held.deck), len(held.discards)) for held in battle.state.cards] == [(3, 2), (3, 2)]
    assert battle.state.cards[0].discards == cards("M8 M8")
    assert all(each.on_table for each in battle.state.units.values())


@pytest.mark.rule("AZ-SET-04")
def test_az_set_04_the_later_card_is_the_other_seats():
    battle = prepare(waiting("a.one"), waiting("b.one"), decks=("A2", "F7"))
    assert asked(battle) == 1


@pytest.mark.rule("AZ-SET-05")
def test_az_set_05_equal_cards_are_turned_over_again_or_diced_for():
    units = waiting("a.one"), waiting("b.one")
    battle = prepare(*units, decks=("M4 A2", "F4 F7"))
    assert [event.first for event in happened(battle) if isinstance(event, CardsTurned)] == [None, 1]
    assert asked(battle) == 1
    battle = prepare(*units, decks=("M4 A2", "F4 F7"), dice=(3, 3, 9, 4), options={"setup_tie": "dice"})
    assert [event.first for event in happened(battle) if isinstance(event, CardsTurned)] == [None]
    assert asked(battle) == 0
    assert isinstance(battle.source, Script)
    assert battle.used == 4


@pytest.mark.rule("AZ-SET-12")
def test_az_set_12_cards_of_set_up_are_discarded_and_a_deck_that_runs_out_is_made_anew():
    battle = play(TurningCards("set-up"), decks=("", "A1"), discards=("M8 M7", ""), dice=(1,), turn=0)
    over(battle)
    assert [(event.seat, event.count) for event in happened(battle) if isinstance(event, Shuffled)] == [(0, 2)]
    (turned,) = happened(battle, CardsTurned)
    assert isinstance(turned, CardsTurned)
    assert turned.cards == cards("M7 A1")
    assert turned.first == 0


@pytest.mark.rule("AZ-SET-05")
def test_az_set_05_without_any_cards_dice_decide():
    over(play(TurningCards("set-up"), dice=(2, 5), turn=0))
    over(play(RollingOff(), dice=(7, 7, 7, 7, 1, 10), turn=0))


@pytest.mark.rule("AZ-SET-12")
@pytest.mark.parametrize(("option", "chooser"), [("lower_card", 1), ("higher_card", 0)])
def test_az_set_12_a_card_decides_who_chooses_a_zone(option: str, chooser: int):
    battle = prepare(waiting("a.one"), waiting("b.one"), zones=(), options={"zone_choice": option})
    assert isinstance(battle.decision, ChooseZone)
    assert battle.decision.seat == chooser
    battle.choose(TakeZone("south"))
    mine, theirs = ("south", "north") if chooser == 0 else ("north", "south")
    assert happened(battle, ZonesTaken) == [ZonesTaken(chooser, (mine, theirs))]  # type: ignore[arg-type]
    assert battle.state.zones == (mine, theirs)
    assert asked(battle) == 0


@pytest.mark.rule("AZ-SET-12")
def test_az_set_12_a_scenario_that_names_the_zones_asks_nobody():
    battle = new()
    assert battle.state.zones == ("south", "north")
    assert isinstance(battle.decision, ChooseToPlace)
    assert isinstance(new("farm-mission").decision, ChooseZone)


# ---- infiltrators ------------------------------------------------------------------------------------------------


def scouts(*units: Unit) -> Battle[State]:
    """Setting up where the units called scouts infiltrate."""
    lists = {each.id: {"characteristics": ("infiltration",)} for each in units if "scouts" in each.id}
    return prepare(*units, lists=lists)


@pytest.mark.rule("AZ-SET-07")
def test_az_set_07_infiltrators_are_announced_and_placed_last_by_turns():
    battle = scouts(
        waiting("a.scouts"), waiting("a.one"), waiting("b.one"), waiting("b.scouts"), waiting("b.more-scouts")
    )
    assert happened(battle, InfiltratorsAnnounced) == [
        InfiltratorsAnnounced(0, ("a.scouts",)),
        InfiltratorsAnnounced(1, ("b.scouts", "b.more-scouts")),
    ]
    assert battle.choices() == [PlaceNext("a.one"), PlaceRest(in_cover=True)]
    put(battle, "a.one", (20, 20), (23, 20))
    put(battle, "b.one", (20, 100), (23, 100))
    assert battle.choices() == [PlaceNext("a.scouts"), PlaceRest(in_cover=True)]
    assert [event.matter for event in happened(battle) if isinstance(event, CardsTurned)] == ["set-up", "infiltrators"]
    battle.choose(PlaceNext("a.scouts"))
    # Within 30 cm of an enemy, in the enemy's zone, and, 30 cm from edge to edge, far enough.
    assert refused(battle, posts(battle, "a.scouts", (20, 70), (23, 70))) == ("AZ-SET-07",)
    assert refused(battle, posts(battle, "a.scouts", (100, 85.5), (103, 84))) == ("AZ-SET-07",)
    battle.choose(posts(battle, "a.scouts", (20, 68), (23, 68)))
    put(battle, "b.scouts", (90, 60), (93, 60))
    put(battle, "b.more-scouts", (105, 60), (108, 60))
    over(battle)
    assert placed(battle)[2:] == ["a.scouts", "b.scouts", "b.more-scouts"]


@pytest.mark.rule("AZ-SET-07")
def test_az_set_07_infiltrators_may_stand_in_their_own_zone_too():
    battle = scouts(waiting("a.scouts"), waiting("b.one"))
    put(battle, "b.one", (20, 100), (23, 100))
    battle.choose(PlaceNext("a.scouts"))
    battle.choose(posts(battle, "a.scouts", (20, 10), (23, 10)))
    over(battle)


# ---- where -------------------------------------------------------------------------------------------------------


PIECES: list[dict[str, Any]] = [
    {
        "id": "house",
        "kind": "building",
        "rectangle": ((60, 90), (80, 110)),
        "building": {"material": "brick", "storeys": 2},
    },
    {"id": "wall", "kind": "low-wall", "rectangle": ((10, 100), (30, 101))},
    {"id": "river", "kind": "deep-river", "rectangle": ((90, 85), (120, 120))},
]


def on_ground() -> Battle[State]:
    rows = [row | ({"building": BuildingRow(**row["building"])} if "building" in row else {}) for row in PIECES]
    battle = prepare(waiting("a.one"), waiting("b.one"), map=ground(*rows))
    battle.choose(PlaceNext("a.one"))
    return battle


@pytest.mark.rule("AZ-SET-11")
@pytest.mark.parametrize(
    ("places", "rules"),
    [
        (((20, 10), (25, 10)), None),
        (((20, 34), (23, 34)), None),
        (((20, 34.5), (23, 34)), ("AZ-SET-11", "AZ-SET-02")),
        (((0.5, 10), (3, 10)), ("AZ-SET-11",)),
        (((20, 10), (33, 10)), ("AZ-SET-11", "AZ-MOV-05")),
        (((20, 10), (32, 10)), None),
        (((20, 10), (21, 10)), ("AZ-SET-11", "AZ-MOV-10")),
        (((20, 19.5), (23, 17)), ("AZ-SET-11", "AZ-TER-02")),
        (((95, 10), (89, 10)), ("AZ-SET-11", "AZ-TER-01")),
        (((70, 20), (73, 20)), None),
        (((60, 20), (57, 20)), ("AZ-SET-11", "AZ-LOS-09")),
    ],
    ids=["free", "at the edge", "over it", "off the table", "apart", "10 cm", "on each other", "on a wall", "river",
         "inside", "across a wall"],
)  # fmt: skip
def test_az_set_11_what_a_set_up_needs(places: Any, rules: Any):
    battle = on_ground()
    choice = posts(battle, "a.one", *places)
    if rules is None:
        battle.choose(choice)
        assert placed(battle) == ["a.one"]
    else:
        assert refused(battle, choice) == rules


@pytest.mark.rule("AZ-SET-11")
def test_az_set_11_by_option_a_part_of_each_model_is_enough():
    battle = prepare(waiting("a.one"), waiting("b.one"), options={"setup_constraints": "partly_in_zone"})
    battle.choose(PlaceNext("a.one"))
    assert refused(battle, posts(battle, "a.one", (20, 36.5), (23, 36))) == ("AZ-SET-11", "AZ-SET-02")
    battle.choose(posts(battle, "a.one", (20, 35.5), (23, 35.5)))
    assert placed(battle) == ["a.one"]


@pytest.mark.rule("AZ-SET-11")
def test_az_set_11_upper_storeys_are_in_buildings_that_have_them():
    battle = on_ground()
    choice = posts(battle, "a.one", (70, 20), (73, 20))
    upstairs = SetUp(tuple(replace(post, storey=1) for post in choice.posts))
    assert refused(battle, SetUp(tuple(replace(post, storey=2) for post in choice.posts))) == ("AZ-SET-11",)
    outside = posts(battle, "a.one", (40, 20), (43, 20))
    assert refused(battle, SetUp(tuple(replace(post, storey=1) for post in outside.posts))) == ("AZ-SET-11",)
    battle.choose(upstairs)
    assert [model.storey for model in battle.state.units["a.one"].models] == [1, 1]


def gun_and_crew(seed: int = 2) -> Battle[State]:
    """The German gun about to be placed in the default battle."""
    battle = new(seed=seed)
    while True:
        assert isinstance(battle.decision, ChooseToPlace)
        seat = battle.decision.seat
        id = "b.pak" if seat == 1 else to_place(battle)[0]
        battle.choose(PlaceNext(id))
        if id == "b.pak":
            return battle
        battle.choose(battle.choices()[0])


def to_place(battle: Battle[State]) -> list[str]:
    return [choice.unit for choice in battle.choices() if isinstance(choice, PlaceNext)]


@pytest.mark.rule("AZ-SET-11")
def test_az_set_11_crews_touch_their_weapons_and_guns_face_anywhere():
    battle = gun_and_crew()
    choice = battle.choices()[0]
    assert isinstance(choice, SetUp)
    away = tuple(replace(post, x=post.x + 9000) if post.model == "b.pak.6" else post for post in choice.posts)
    assert refused(battle, SetUp(away)) == ("AZ-SET-11", "AZ-CRW-01")
    gun, *crew = choice.posts
    # Gunner and assistants alike.
    for man in crew:
        aside = man.x + (9000 if man.x >= gun.x else -9000)
        off = tuple(replace(post, x=aside) if post is man else post for post in choice.posts)
        assert refused(battle, SetUp(off)) == ("AZ-SET-11", "AZ-CRW-01"), man.model
    turned = placing.about(battle, battle.state.units["b.pak"], (gun.x, gun.y), "block", 77_000)
    assert turned.posts[0].facing == (180_000 + 77_000) % 360_000
    battle.choose(turned)
    assert battle.state.units["b.pak"].models[0].facing == 257_000
    assert len(crew) == 5


@pytest.mark.rule("AZ-RMS-05", "AZ-SET-11")
@pytest.mark.parametrize(
    ("kind", "at", "storey", "inside", "rules"),
    [
        ("gap", (70, 20), 0, "on", None),
        ("door", (70, 20), 0, "on", ("AZ-SET-11", "AZ-RMS-05")),
        ("gap", (70, 20), 0, "off", ("AZ-SET-11", "AZ-RMS-05")),
        ("gap", (70, 20), 1, "on", ("AZ-SET-11",)),
        ("gap", (77, 20), 0, "on", None),
        ("gap", (77.1, 20), 0, "on", ("AZ-SET-11", "AZ-LOS-09")),
        ("gap", (65.9, 20), 0, "on", ("AZ-SET-11", "AZ-LOS-09")),
        ("bunker", (70, 20), 0, "on", None),
        ("bunker", (70, 20), 0, "off", ("AZ-SET-11", "AZ-RMS-05")),
        ("river", (70, 20), 0, "on", ("AZ-SET-11", "AZ-TER-01")),
    ],
    ids=["inside", "too wide", "no option", "upstairs", "at the wall", "across it", "across an inner wall", "bunker",
         "bunker without the option", "river"],
)  # fmt: skip
def test_az_rms_05_a_gun_is_set_up_in_a_building_on_the_ground_where_an_opening_takes_it_or_in_a_bunker(
    kind: Any, at: Any, storey: int, inside: str, rules: Any
):
    house: dict[str, Any] = {"id": "house", "kind": "building", "rectangle": ((60, 90), (80, 110))}
    if kind in ("bunker", "river"):
        house["kind"] = "deep-river" if kind == "river" else kind
    else:
        walls = (InnerWall(line=((64, 90), (64, 110)), doors=((64, 100),)),)
        openings = (Opening(kind=kind, at=(70, 90)),)
        house["building"] = BuildingRow(material="brick", storeys=2, openings=openings, walls=walls, special=True)
    gun = person("a.gun.1", (0, 0), role="gun", weapons=("pak-40",), length=6000, width=3000)
    crew = person("a.gun.2", (0, 0), role="gunner")
    own = replace(unit("a.gun"), models=(gun, crew), place="waiting")
    battle = prepare(own, waiting("b.one"), map=ground(house), options={"inside_buildings": inside})
    battle.choose(PlaceNext("a.gun"))
    choice = posts(battle, "a.gun", at, (at[0], at[1] + 2.5))
    # The gun points along the table.
    choice = SetUp((replace(choice.posts[0], storey=storey, facing=90_000), choice.posts[1]))
    if rules is None:
        battle.choose(choice)
        assert placed(battle) == ["a.gun"]
    else:
        assert refused(battle, choice) == rules


@pytest.mark.rule("AZ-SET-11")
def test_az_set_11_hatches_are_as_the_owner_declares():
    battle = new()
    while not (isinstance(battle.decision, ChooseToPlace) and battle.decision.seat == 0):
        battle.choose(battle.choices()[0])
    battle.choose(PlaceNext("a.sherman"))
    open_ = battle.choices()[0]
    assert isinstance(open_, SetUp)
    assert open_.posts[0].exposed == ("commander",)
    driver = SetUp((replace(open_.posts[0], exposed=("driver",)),))
    assert refused(battle, driver) == ("AZ-SET-11", "AZ-VEH-07")
    battle.choose(SetUp((replace(open_.posts[0], exposed=()),)))
    machine = battle.state.units["a.sherman"].models[0].machine
    assert machine is not None
    assert machine.exposed == ()


@pytest.mark.rule("AZ-SET-06")
def test_az_set_06_a_unit_starts_in_its_carrier_or_beside_it():
    car = Model(
        0,
        0,
        3_000,
        id="a.riders.9",
        role="vehicle",
        length=5_500,
        width=2_500,
        machine=Machine(crew=1, sheet="kubelwagen"),
    )
    riders = waiting("a.riders")
    riders = replace(riders, models=(*riders.models, car))
    battle = prepare(riders, waiting("b.one"))
    battle.choose(PlaceNext("a.riders"))
    there = (Post("a.riders.1", 20_000, 20_000), Post("a.riders.2", 23_000, 20_000), Post(car.id, 30_000, 20_000))
    aboard = tuple(replace(post, aboard=car.id) if post.model != car.id else post for post in there)
    stranger = tuple(replace(post, aboard="b.one.1") if post.model != car.id else post for post in there)
    assert refused(battle, SetUp(stranger)) == ("AZ-SET-06",)
    far = (*there[:2], replace(there[2], x=60_000))
    assert refused(battle, SetUp(far)) == ("AZ-SET-11", "AZ-MOV-05")
    for choice in (SetUp(there), SetUp(aboard)):
        copy = battle.clone()
        copy.choose(choice)
        carried = [model.aboard for model in copy.state.units["a.riders"].models]
        assert carried == ([None] * 3 if choice.posts == there else [car.id, car.id, None])


# ---- for the player ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-04")
def test_the_rest_is_placed_for_a_player_each_unit_when_it_is_due():
    battle = new(seed=3)
    while not battle.state.turn:
        assert isinstance(battle.decision, ChooseToPlace)
        battle.choose(PlaceRest())
    order = placed(battle)
    assert len(order) == 12
    # Pair after pair, one of each side.
    assert all({first[0], second[0]} == {"a", "b"} for first, second in zip(order[::2], order[1::2], strict=True))
    for each in battle.state.units.values():
        stood = tuple(
            Post(m.id, m.x, m.y, m.facing, m.storey, m.aboard, m.machine.exposed if m.machine else ())
            for m in each.models
        )
        waits = replace(battle.state, units={**battle.state.units, each.id: replace(each, place="waiting")})
        alone = battle.clone()
        alone.state = waits
        assert list(faults(alone, each, stood)) == []


@pytest.mark.rule("AZ-SET-04")
def test_whoever_finds_no_room_stays_away():
    full = [unit("a.wall", *[(x, y) for x in range(1, 60, 2) for y in range(1, 35, 2)])]
    full.append(unit("a.more", *[(x, y) for x in range(61, 120, 2) for y in range(1, 35, 2)]))
    battle = play(SettingUp("set-up"), waiting("a.one"), *full, zones=ZONES, turn=0)
    battle.choose(PlaceNext("a.one"))
    assert isinstance(battle.decision, ChoosePlace)
    assert battle.choices() == [StayAway()]
    battle.choose(StayAway())
    over(battle)
    assert battle.state.units["a.one"].place == "gone"


def test_who_has_room_does_not_stay_away():
    battle = prepare(waiting("a.one"), waiting("b.one"))
    battle.choose(PlaceNext("a.one"))
    assert refused(battle, StayAway()) == ("AZ-SET-04",)
    assert refused(battle, SetUp(())) == ("AZ-SET-04",)
    picked = battle.sample(Random(1))
    assert isinstance(picked, SetUp)
    assert battle.refusal(picked) is None


@pytest.mark.rule("AZ-SET-08")
def test_az_set_08_the_decks_are_whole_again_before_the_first_turn():
    battle = new(seed=5)
    while battle.state.turn == 0:
        battle.choose(battle.sample(Random(battle.number)))
    shuffled = [event for event in happened(battle) if isinstance(event, Shuffled)]
    assert [(event.seat, event.piles) for event in shuffled[-2:]] == [
        (0, ("deck", "discards")),
        (1, ("deck", "discards")),
    ]
    assert [event.count for event in shuffled[-2:]] == [60, 60]
    assert all(not held.discards for held in battle.state.cards)


@pytest.mark.rule("AZ-SET-10")
def test_az_set_10_a_tournament_has_4000_points():
    force = load_force("us-1944")
    assert TABLES.limits["tournament"].value == 4000
    assert grognard.army("operation_ww2", force).breaches == ()
    large = replace(
        force, unit=(*force.unit, *(replace(each, id=f"{each.id}-x", points=1200) for each in force.unit[:3]))
    )
    assert [breach.rule for breach in grognard.army("operation_ww2", large).breaches] == ["AZ-SET-09"]
    assert validate(large, 5000) == ()


def test_a_scenario_may_limit_the_points():
    setup: Setup = SYSTEM.setups.make_setup()
    plan = replace(setup.scenario, points=660)
    with pytest.raises(InputError, match="660"):
        SETUPS.checked(plan, setup.map, setup.forces, setup.options)


def test_a_scenario_needs_the_buildings_it_is_about():
    setup: Setup = SYSTEM.setups.make_setup()
    bare = replace(setup.map, piece=tuple(row for row in setup.map.piece if row.id != "farmhouse"))
    with pytest.raises(InputError, match="farmhouse"):
        SETUPS.checked(setup.scenario, bare, setup.forces, setup.options)
