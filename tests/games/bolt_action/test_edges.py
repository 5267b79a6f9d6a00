"""Rules at their edges: each with the case in which one condition of it alone decides."""

import pytest
import shapely

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.data.tables import GROUNDS, TERRAIN
from grognard.games.bolt_action.ground import building_moves, zones
from grognard.games.bolt_action.ground.grounds import passage
from grognard.games.bolt_action.rules.movement import regions
from grognard.games.bolt_action.rules.movement.move import ADVANCE, RUN, ChooseMove, Move
from grognard.games.bolt_action.rules.movement.transport import boarding_refusal, way_aboard
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.damage import is_shielded
from grognard.games.bolt_action.rules.turn import legality
from grognard.games.bolt_action.rules.turn.morale import check_modifiers
from grognard.games.bolt_action.state.choices import GiveOrder
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Floor
from grognard.space.plane import Disc
from tests.games.bolt_action.table import changed, gun, of, play, squad, team, unit, vehicle, walk
from tests.games.playing import inches, piece

FOE = squad("b.foe", 2, 2, men=1)
MEN = squad("a.men", 2, 40, men=1, order="run")
HOUSE = piece("building", 20, 20, 24, 23, height=3)


def standing(*units, **more):
    """A battle in which nothing has happened yet."""
    return play(Move("a.men", RUN), *units, *([] if any(each.unit.id == "a.men" for each in units) else [MEN]), **more)


# ---- chains of men ---------------------------------------------------------------------------------------------------


def places(*spots, radius=0.492):
    return [Disc(inches(x), inches(y), inches(radius)) for x, y in spots]


@pytest.mark.rule("BA-GEN-04", "BA-GEN-10")
@pytest.mark.parametrize(
    ("second", "chains"),
    [(1.984, [[0, 1, 2]]), (1.985, [[0, 1, 2]]), (1.99, [[1, 2], [0]])],
)
def test_men_an_inch_apart_and_a_thousandth_are_a_chain(second, chains):
    battle = standing(squad("a.men", 20, 30, 3))
    spots = places((20, 30), (20 + second, 30), (20 + second + 1.5, 30))
    assert battle.context.chains(of(battle, "a.men").models, spots) == chains


@pytest.mark.rule("BA-WPN-15", "BA-GEN-04")
def test_a_spotter_belongs_to_no_chain_unless_only_spotters_are_left():
    groups = (
        ModelGroup(1, "gunner", ("medium-mortar",), WEAPON_BASE),
        ModelGroup(1, "loader"),
        ModelGroup(2, "spotter"),
    )
    battle = standing(unit("a.men", 20, 30, groups, "medium-mortar-team"))
    models = of(battle, "a.men").models
    far = places((20, 30), (21.5, 30), (40, 30), (44, 30))
    assert battle.context.chains(models, far) == [[0, 1]]
    assert battle.context.chains(models[2:], far[2:]) == [[0], [1]]


@pytest.mark.rule("BA-ART-01")
@pytest.mark.parametrize(("away", "chains"), [(1.0, [[0, 1, 2]]), (1.01, [[0, 1], [2]])])
def test_each_man_of_a_crew_is_near_the_gun_itself(away, chains):
    """The third stands behind the second, an inch from him, and so far from the gun."""
    battle = standing(gun("a.men", 20, 30, men=2))
    models = of(battle, "a.men").models
    base = models[0].radius / 1000
    spots = [
        Disc(inches(20), inches(30), models[0].radius),
        *places((20, 30 + base + 0.5 + 0.492), (20, 30 - base - away - 0.492)),
    ]
    assert battle.context.chains(models, spots) == chains


@pytest.mark.rule("BA-GEN-04", "BA-ART-01")
@pytest.mark.parametrize(
    ("posted", "rule", "named"),
    [
        (squad("a.men", 20, 30, 3, places=[(20, 30), (21.4, 30), (25, 30)]), "BA-GEN-04", "a.men.3"),
        (squad("a.men", 20, 30, 3, places=[(25, 30), (20, 30), (21.4, 30)]), "BA-GEN-04", "a.men.1"),
        (gun("a.men", 20, 30, men=2, places=[(20, 30), (20, 32), (20, 34)]), "BA-ART-01", "a.men.3"),
    ],
)
def test_men_who_are_not_one_chain_are_told_by_the_first_of_the_shortest(posted, rule, named):
    battle = standing(posted)
    (fault,) = zones.company_faults(battle, of(battle, "a.men"))
    assert (fault.rules, fault.model) == ((rule,), named)


# ---- the ground ------------------------------------------------------------------------------------------------------

MATRIX = {
    "wood": ("advance-only", "dug-in", "barred", "advance-only"),
    "hedge": ("advance-only", "barred", "barred", "unless-barrier"),
    "building": ("barred", "dug-in", "barred", "heavy-only"),
    "road": ("free", "free", "doubled", "doubled"),
    "field": ("free", "free", "free", "free"),
    "river": ("barred", "barred", "barred", "barred"),
    "marsh": ("advance-only", "dug-in", "barred", "advance-only"),
}


@pytest.mark.rule("BA-MOV-02", "BA-BLD-01")
@pytest.mark.parametrize("kind", MATRIX)
def test_who_passes_over_which_ground(kind):
    movers = ("infantry", "artillery", "wheeled", "tracked")
    assert tuple(passage(kind, mover) for mover in movers) == MATRIX[kind]
    assert passage(kind) == MATRIX[kind][0]
    assert TERRAIN[kind].movement in GROUNDS


@pytest.mark.rule("BA-MOV-01", "BA-MOV-02")
def test_on_a_run_ground_for_an_advance_alone_is_out_of_reach():
    wood = piece("wood", 24, 20, 30, 40)
    battle = standing(squad("a.men", 21, 30, men=1, order="run"), pieces=[wood])
    men = of(battle, "a.men")
    ground = shapely.box(24_500, 20_000, 30_000, 40_000)

    def deep(manner):
        rings = regions.reach_of(battle, men, ChooseMove(0, "a.men", manner, inches(6)))
        return sum(shapely.Polygon(ring).intersection(ground).area for ring in rings)

    assert deep("advance") > 1e6
    assert deep("run") == 0


@pytest.mark.rule("BA-BLD-01", "BA-MOV-23")
def test_a_way_begins_where_a_man_stands_before_his_doors_or_at_his_edge():
    battle = standing(squad("a.men", 10, 30, men=1), pieces=[HOUSE])
    men = of(battle, "a.men")
    (man,) = men.models
    (house,) = battle.context.ground.buildings.values()
    assert building_moves.starts_of(battle, men, man) == [(inches(10), inches(30))]
    inside = replace(men, inside=Floor(HOUSE.id))
    doors = building_moves.starts_of(battle, inside, man)
    assert doors == building_moves.free_doors(battle, house, man.radius)
    assert len(doors) == 6
    nearest = building_moves.starts_of(battle, inside, man, house)
    x, y = building_moves.middle_of(house)
    assert (x, y) == (inches(22), inches(21.5))
    assert len(nearest) == 3
    assert nearest == sorted(doors, key=lambda door: (door[0] - x) ** 2 + (door[1] - y) ** 2)[:3]
    away = replace(men, place="reserve")
    assert building_moves.starts_of(battle, away, man, house) == [(inches(22), inches(48))]
    assert building_moves.starts_of(battle, replace(away, seat=1), man, house) == [(inches(22), 0)]


@pytest.mark.rule("BA-BLD-01", "BA-ART-03")
@pytest.mark.parametrize(("option", "manners"), [("run", {"run"}), ("any_move", {"run", "advance"})])
def test_which_floors_a_unit_might_go_to(option, manners):
    tall = piece("building", 20, 20, 24, 23, height=9)
    units = squad("a.men", 22, 25, men=1, order="run"), gun("a.gun", 22, 28)
    battle = standing(*units, pieces=[tall], options={"building_entry": option})
    men, (house,) = of(battle, "a.men"), battle.context.ground.buildings.values()
    assert house.floors == 4
    for manner in ("run", "advance", "regroup"):
        going = [each.level for each in building_moves.conceivable(battle, men, manner, inches(6))]
        assert going == ([0, 1, 2, 3] if manner in manners else [])
        for level, others in ((0, [1]), (1, [0, 2]), (3, [2])):
            inside = replace(men, inside=Floor(house.id, level))
            found = [each.level for each in building_moves.conceivable(battle, inside, manner, inches(6))]
            assert found == ([] if manner == "regroup" else others)
    assert not list(building_moves.conceivable(battle, of(battle, "a.gun"), "run", inches(6)))
    far = replace(men, models=tuple(replace(model, y=inches(44)) for model in men.models))
    assert not list(building_moves.conceivable(battle, far, "run", inches(6)))


# ---- guns and teams --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOR-04", "BA-WPN-04", "BA-ART-09")
@pytest.mark.parametrize(
    ("posted", "lone"),
    [
        (gun("a.men", 24, 40, men=1, men_at_start=3), True),
        (gun("a.men", 24, 40, men=2, men_at_start=3), False),
        (team("a.men", 24, 40, men=1, men_at_start=3), True),
        (team("a.men", 24, 40, men=1), False),
        (squad("a.men", 24, 40, men=1, men_at_start=5), False),
    ],
)
def test_the_last_man_of_a_crew_has_worse_nerve(posted, lone):
    battle = standing(posted)
    values = [modifier.value for modifier in check_modifiers(battle, of(battle, "a.men"))]
    assert values == ([-1] if lone else [])


@pytest.mark.rule("BA-DAM-08")
@pytest.mark.parametrize(("y", "shielded"), [(20, True), (44, False)])
def test_the_shield_of_a_team_stands_before_its_gunner(y, shielded):
    battle = standing(
        squad("a.men", 24, 40, men=1),
        squad("b.foe", 24, y, men=2),
        team("a.gun", 24, 30, rules=("gun-shield",), facing=0),
    )
    foe, target = of(battle, "b.foe"), of(battle, "a.gun")
    volley = Volley("rifle", tuple(model.id for model in foe.models), 2, 3)
    assert is_shielded(battle, target, foe, volley, aimed=False) is shielded
    assert not is_shielded(battle, target, foe, volley, aimed=True)


@pytest.mark.rule("BA-TRN-04", "BA-TRN-05", "BA-TRN-09")
@pytest.mark.parametrize(
    ("order", "rule"), [("advance", None), ("run", "BA-TRN-09"), ("fire", "BA-TRN-05"), ("down", None)]
)
def test_a_gun_aboard_is_unlimbered_at_an_advance_only(order, rule):
    battle = standing(vehicle("a.tow", 24, 30, "truck"), gun("a.gun", 24, 36, place="aboard", aboard="a.tow"))
    found = legality.forbidden_aboard(battle, of(battle, "a.gun"), order)
    assert (None if found is None else found.rules[0]) == rule


@pytest.mark.rule("BA-WPN-05")
@pytest.mark.parametrize(
    ("x", "seen"), [((24, 26), True), ((40, 46), True), ((44, 46), False)], ids=["before it", "one of them", "neither"]
)
def test_a_fixed_weapon_covers_whoever_is_in_part_before_it(x, seen):
    """The gun looks straight up the table from (24, 40), 45 degrees to either side."""
    foe = squad("b.foe", 0, 0, places=[(x[0], 24), (x[1], 24)], men=2)
    battle = standing(gun("a.gun", 24, 40), foe)
    men, target = of(battle, "a.gun"), of(battle, "b.foe")
    assert aim.in_front(battle, men, men.models[0], target) is seen


@pytest.mark.rule("BA-SHOOT-02", "BA-SHOOT-27", "BA-WPN-07")
def test_whoever_can_be_fired_at_in_one_way_may_be_named():
    """The howitzer does not bear on men beside it over open sights; indirectly any crewman who sees them will do."""
    foe = squad("b.foe", 46, 39, men=1)
    battle = standing(gun("a.gun", 12, 40, "light-howitzer"), foe)
    howitzer = of(battle, "a.gun")
    ways = [aim.is_target(battle, howitzer, of(battle, "b.foe"), way=way) for way in ("open-sights", "indirect")]
    assert ways == [False, True]
    assert [target.id for target in aim.targets(battle, howitzer)] == ["b.foe"]


# ---- boarding --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-TRN-01", "BA-TRN-02", "BA-TRN-03", "BA-TRN-11")
@pytest.mark.parametrize(
    ("vehicle_id", "change", "message"),
    [
        ("a.truck", {}, None),
        ("a.nothing", {}, "ba-refused-no-vehicle"),
        ("b.truck", {}, "ba-refused-no-vehicle"),
        ("a.others", {}, "ba-refused-no-vehicle"),
        ("a.away", {}, "ba-refused-no-vehicle"),
        ("a.tank", {}, "ba-refused-no-seats"),
        ("a.truck", {"order": "run"}, "ba-refused-moving-vehicle"),
        ("a.truck", {"order": "advance"}, "ba-refused-moving-vehicle"),
        ("a.truck", {"order": "fire"}, None),
    ],
)
def test_what_men_may_board(vehicle_id, change, message):
    battle = standing(
        squad("a.men", 22, 38, 3, order="run"),
        changed(vehicle("a.truck", 24, 32, "truck"), **change),
        vehicle("b.truck", 34, 32, "truck"),
        vehicle("a.tank", 12, 32),
        vehicle("a.away", 40, 40, "truck", place="reserve"),
        squad("a.others", 6, 40, 2),
    )
    found = boarding_refusal(battle, of(battle, "a.men"), vehicle_id, inches(12))
    assert (None if found is None else found.message.id) == message


@pytest.mark.rule("BA-TRN-02", "BA-TRN-09")
def test_men_board_who_come_within_an_inch_and_a_gun_that_stands_there():
    truck = vehicle("a.truck", 24, 30, "truck")
    side = 24 + truck.unit.hull.width / 2000
    for away, allowance, boards in ((6.0, 5.1, True), (6.0, 4.9, False), (1.0, 0.1, True)):
        man = squad("a.men", side + away + 0.492, 30, men=1, order="run")
        battle = standing(man, truck)
        way = way_aboard(battle, of(battle, "a.men"), of(battle, "a.truck"), inches(allowance))
        assert (way is not None) is boards, (away, allowance)
        assert way is None or bool(way.legs) is (away > 1)
    for away, boards in ((0.9, True), (1.1, False)):
        base = gun("a.gun", 0, 0).unit.models[0].radius / 1000
        battle = standing(gun("a.gun", side + away + base, 30), truck)
        way = way_aboard(battle, of(battle, "a.gun"), of(battle, "a.truck"), inches(12))
        assert (way is not None) is boards, away


@pytest.mark.rule("BA-AMB-04")
def test_only_an_ambush_says_what_is_loaded():
    battle = standing(gun("a.gun", 24, 40, "medium-at-gun"), squad("a.men", 2, 40, men=1))
    piece_of = of(battle, "a.gun")
    for order, may in (
        (GiveOrder("a.gun", "fire"), True),
        (GiveOrder("a.gun", "fire", loaded="piercing"), False),
        (GiveOrder("a.gun", "ambush", loaded="piercing"), True),
        (GiveOrder("a.gun", "ambush", loaded="explosive"), True),
        (GiveOrder("a.gun", "ambush"), False),
    ):
        assert (legality.loading_refusal(battle, piece_of, order) is None) is may, order
    men = of(battle, "a.men")
    assert legality.loading_refusal(battle, men, GiveOrder("a.men", "ambush")) is None
    assert legality.loading_refusal(battle, men, GiveOrder("a.men", "ambush", loaded="piercing")) is not None


@pytest.mark.rule("BA-GEN-05", "BA-MOV-05")
@pytest.mark.parametrize(("manner", "dy", "free"), [(ADVANCE, 4.0, True), (ADVANCE, 4.1, False)])
def test_a_man_may_come_to_an_inch_of_an_enemy_and_no_nearer(manner, dy, free):
    man, foe = squad("a.men", 24, 30, men=1, order="advance"), squad("b.foe", 24, 25 - 2 * 0.492, men=1)
    battle = play(Move("a.men", manner), man, foe)
    found = battle.refusal(walk(battle, "a.men", 0, -dy))
    assert (found is None) is free
    if found is not None:
        assert found.rules == ("BA-GEN-05", "BA-MOV-05")
