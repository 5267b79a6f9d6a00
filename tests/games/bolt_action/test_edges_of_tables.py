"""Ground, hulls, houses and what stands in the way, at the edges: each condition where it alone decides."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.ground import buildings, driving, driving_ways
from grognard.games.bolt_action.ground.hindrances import hindrances
from grognard.games.bolt_action.rules.close_quarters.neighbours import Neighbours
from grognard.games.bolt_action.rules.movement.ways import Course, openings
from grognard.games.bolt_action.rules.shooting import gunnery, modifiers, smoke
from grognard.games.bolt_action.rules.shooting.modifiers import Shot
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.state.choices import Laid, Leg
from grognard.games.bolt_action.state.events.shooting import Volley
from grognard.games.bolt_action.state.state import Floor, Ranging, Wreck, enemy, without
from tests.games.bolt_action.edges import standing
from tests.games.bolt_action.table import of, squad, team, vehicle
from tests.games.playing import inches, piece

BASE = 0.492
HOUSE = piece("building", 20, 10, 28, 16, 4)
OTHER = piece("building", 20, 24, 28, 30, 4)


@pytest.mark.rule("BA-BLD-06")
@pytest.mark.parametrize("turned", [False, True])
def test_openings_lie_evenly_along_each_wall_and_look_out(turned):
    outline = HOUSE.outline[::-1] if turned else HOUSE.outline
    found = buildings.openings(outline)
    places = {(each.x, each.y): each.facing for each in found}
    above = {(inches(x), 10_000): 0 for x in (21, 23, 25, 27)}
    below = {(inches(x), 16_000): 180_000 for x in (21, 23, 25, 27)}
    right = {(28_000, inches(y)): 90_000 for y in (11, 13, 15)}
    left = {(20_000, inches(y)): 270_000 for y in (11, 13, 15)}
    assert places == above | below | right | left
    assert len(found) == len(places)
    for each in found:
        assert each.before(1_000) == (round(each.x + 1_000 * each.out[0]), round(each.y + 1_000 * each.out[1]))


@pytest.mark.rule("BA-MOV-20", "BA-BLD-05", "BA-MOV-22")
@pytest.mark.parametrize(
    ("entry", "option", "wood", "house", "through"),
    [
        ("m4-sherman", "tracked", "slow", True, False), ("truck", "tracked", "closed", True, True),
        ("sdkfz-251-1", "tracked", "slow", True, False), ("sdkfz-251-1", "wheeled", "closed", True, True),
    ],
)  # fmt: skip
def test_the_ground_as_each_vehicle_meets_it(entry, option, wood, house, through):
    pieces = [piece("wood", 4, 4, 10, 10), HOUSE]
    battle = standing(vehicle("a.x", 40, 40, entry), pieces=pieces, options={"halftrack_terrain": option})
    car = of(battle, "a.x")
    ground, breaking = driving.ground_of(battle, car), driving.ground_of(battle, car, True)
    way = ((7_000, 7_000), (8_000, 8_000))
    assert (ground.closed.touches(way), ground.slow.touches(way)) == (wood == "closed", wood == "slow")
    inside = ((24_000, 13_000), (25_000, 13_000))
    assert (ground.closed.touches(inside), breaking.closed.touches(inside)) == (house, through)


@pytest.mark.rule("BA-VEH-38", "BA-GEN-05", "BA-MOV-15", "BA-MOV-19")
def test_how_near_men_come_to_vehicles_and_wrecks():
    hull = vehicle("b.old", 40, 10, "truck").unit.hull
    battle = standing(
        squad("a.x", 24, 30, 2), vehicle("a.own", 10, 10, "truck"), vehicle("b.car", 20, 10, "truck"),
        wrecks=(Wreck("b.car", hull),),
    )  # fmt: skip
    found = {each.whose: (each.on_the_way, each.at_the_end) for each in hindrances(battle, of(battle, "a.x"))}
    assert found == {"friend": (-1, 999), "foe": (999, 999), "wreck": (-1, -1)}
    assert len(hindrances(battle, of(battle, "a.own"))) == 2
    assert len(hindrances(battle, of(battle, "a.x"), (0, 0, 12_000, 12_000))) == 1


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(("aside", "opened"), [(0, False), (0.3, False), (0.41, False), (0.413, True), (0.5, True)])
def test_a_charge_cuts_a_corner_of_closed_ground_by_a_hair_and_no_more(aside, opened):
    pond = piece("river", 24 + aside, 22, 40, 26)
    battle = standing(squad("a.x", 24, 30, 1), squad("b.x", 24, 12, 1), pieces=[pond])
    near = Neighbours(battle, of(battle, "a.x"), of(battle, "b.x"))
    man = of(battle, "a.x").models[0]
    assert near.is_open(man, [(24_000, 30_000), (24_000, 18_000)]) is opened


@pytest.mark.rule("BA-AMB-08", "BA-AMB-10", "BA-AMB-07")
@pytest.mark.parametrize(
    ("watchers", "exempt", "sees"),
    [([(12, 10)], None, True), ([(36, 10)], None, False), ([(12, 10), (36, 10)], None, True), ([], None, False),
     ([(12, 10)], "b.w0", False)],
)  # fmt: skip
def test_where_anybody_in_ambush_has_a_shot_at_a_walk(watchers, exempt, sees):
    """Eight inches to the left behind a wall; the one sees what is left of its end, the other nothing."""
    walls = [piece("building", 20.2, 20, 46, 22, height=9)]
    foes = [squad(f"b.w{number}", x, y, 1, order="ambush") for number, (x, y) in enumerate(watchers)]
    battle = standing(squad("a.x", 30, 26, 1, order="run"), *foes, pieces=walls)
    men = of(battle, "a.x")
    man = men.models[0]
    course = Course(men, [Leg(man.id, ((man.x, man.y), (man.x - 8_000, man.y)))])
    found = openings(battle, men, course, exempt)
    assert (8 in found) is (len(found) > 0) is sees
    assert 0 not in found
    assert openings(battle, men, course, exempt, start=8) == [8] * sees


@pytest.mark.rule("BA-SHOOT-19", "BA-VEH-04", "BA-VEH-20")
@pytest.mark.parametrize(("bar", "cover"), [(None, "none"), ("hedge", "soft"), ("wall", "hard")])
def test_cover_counts_against_a_vehicle_s_weapons(bar, cover):
    pieces = [piece(bar, 14, 13, 34, 13.3)] if bar else []
    battle = standing(vehicle("a.x", 24, 34), squad("b.x", 24, 12, 3), pieces=pieces)
    found = gunnery.aims(battle, of(battle, "a.x"), of(battle, "b.x"), (Laid(0, "piercing"), Laid(2)))
    assert found.cover == cover
    assert len(found.volleys) == 2


@pytest.mark.rule("BA-WPN-07")
@pytest.mark.parametrize(
    ("entry", "ids"), [("wespe", ["medium-howitzer"]), ("m4-sherman", ["medium-at-gun", "mmg", "mmg"])]
)
def test_what_a_vehicle_fires_by_sight(entry, ids):
    battle = standing(vehicle("a.x", 24, 34, entry))
    found = gunnery.direct_fire(battle, of(battle, "a.x"))
    assert [weapon.id for _, weapon in found][: len(ids)] == ids
    assert not any(weapon.indirect or weapon.minimum for _, weapon in found)


@pytest.mark.rule("BA-PIN-02", "BA-WPN-11")
@pytest.mark.parametrize(
    ("target", "weapon", "pen", "pinned"),
    [
        (vehicle("b.x", 24, 20), "rifle", None, False), (vehicle("b.x", 24, 20), "hmg", 1, True),
        (vehicle("b.x", 24, 20, "truck"), "rifle", None, True),
        (vehicle("b.x", 24, 20, "sdkfz-251-1"), "mmg", None, True),
        (squad("b.x", 24, 20), "rifle", None, True), (squad("b.x", 24, 20), "flamethrower", 2, False),
        (vehicle("b.x", 24, 20), "flamethrower", 2, True),
    ],
)  # fmt: skip
def test_which_hits_pin_as_any_hit_does(target, weapon, pen, pinned):
    battle = standing(target)
    volley = Volley(weapon, ("a.men.1",), 1, 3, pen=pen)
    assert Shoot("a.men", "b.x", "order").pins_as_usual(battle, volley) is pinned


@pytest.mark.rule("BA-WPN-04", "BA-SHOOT-12")
@pytest.mark.parametrize(
    ("posted", "name"), [(team("a.x", 24, 40, men=1), "lone-crewman"), (squad("a.x", 24, 40), "no-loader")]
)
def test_what_a_weapon_short_of_hands_is_told_to_lack(posted, name):
    battle = standing(posted, squad("b.x", 24, 20))
    shot = Shot("lmg", inches(10), True, False, "none")
    found = modifiers.shot_modifiers(battle, of(battle, "a.x"), of(battle, "b.x"), shot)
    assert found == [modifiers.hit_modifier(name)]


@pytest.mark.rule("BA-WPN-16")
def test_which_weapons_lay_smoke():
    laying = {name for name in WEAPONS if smoke.lays_smoke(name)}
    mortars = {"light-mortar", "medium-mortar", "heavy-mortar"}
    assert laying == mortars | {f"{size}-howitzer" for size in ("light", "medium", "heavy")}


@pytest.mark.rule("BA-FUB-04")
def test_a_vehicle_in_ground_that_bars_a_run_does_not_flee():
    battle = standing(vehicle("a.x", 24, 34), squad("b.x", 24, 10), pieces=[piece("wood", 20, 30, 28, 38)])
    assert driving_ways.panic_flight(battle, of(battle, "a.x"), (24_000, 10_000)) == driving_ways.Flight(None, False)


@pytest.mark.rule("BA-BLD-08", "BA-WPN-16", "BA-SCN-01", "BA-MOV-15", "BA-ART-08", "BA-GEN-09")
def test_who_is_where():
    battle = standing(
        squad("a.x", 24, 13, 2, inside=Floor(HOUSE.id, 0)), squad("b.x", 24, 13, 2, inside=Floor(HOUSE.id, 1)),
        squad("a.y", 24, 27, 2, inside=Floor(OTHER.id, 0)), squad("a.gone", 0, 0, 2, place="destroyed"),
        squad("a.away", 0, 0, 2, place="reserve"), team("b.m", 40, 4, "medium-mortar"),
        squad("a.in", 0, 0, 2, place="aboard", aboard="a.car"), vehicle("a.car", 4, 30, "truck"),
        pieces=[HOUSE, OTHER],
    )  # fmt: skip
    state = battle.state
    assert [unit.id for unit in state.within(HOUSE.id)] == ["a.x", "b.x"]
    assert [unit.id for unit in state.within(OTHER.id)] == ["a.y"]
    assert state.within("nowhere") == []
    assert sorted(unit.id for unit in state.of(0)) == ["a.away", "a.car", "a.in", "a.men", "a.x", "a.y"]
    assert sorted(unit.id for unit in state.standing(0)) == ["a.car", "a.men", "a.x", "a.y"]
    assert [unit.id for unit in state.riders("a.car")] == ["a.in"]
    assert list(state.riders("b.car")) == []
    mortar = replace(of(battle, "b.m"), ranging=Ranging("a.x", 2, True))
    ranged = state.with_units(mortar)
    assert [(unit.id, unit.ranging) for unit in ranged.ranged_out("a.x")] == [("b.m", None)]
    assert list(ranged.ranged_out("a.y")) == []
    assert (enemy(0), enemy(1)) == (1, 0)
    assert [man.id for man in without(mortar.models, ["b.m.2"])] == ["b.m.1", "b.m.3"]


@pytest.mark.rule("BA-GEN-06", "BA-VEH-38")
def test_a_line_of_sight_runs_from_man_to_man():
    battle = standing(squad("a.x", 24, 40, 2), squad("b.x", 20, 10, 2))
    look = battle.context.look(of(battle, "a.x"), of(battle, "b.x"), battle.state)
    assert look.line(1, 0) == ((25_400, 40_000), (20_000, 10_000))
    assert look.nearest == pytest.approx(min(map(min, look.gaps)))
    assert look.gaps[0][1] == pytest.approx(inches((2.6**2 + 30**2) ** 0.5) - 984, abs=1)


@pytest.mark.rule("BA-GEN-06", "BA-VEH-38", "BA-SHOOT-19")
def test_what_a_hull_looks_at_is_measured_from_the_hull():
    battle = standing(vehicle("a.x", 24, 34), squad("b.x", 24, 20, 2), vehicle("b.car", 24, 4, "truck"))
    tank, men, car = of(battle, "a.x"), of(battle, "b.x"), of(battle, "b.car")
    half, other = tank.hull.length / 2000, car.hull.length / 2000
    at_men, at_car = battle.context.look(tank, men, battle.state), battle.context.look(tank, car, battle.state)
    assert at_men.gaps[0][0] == pytest.approx(inches(14 - half - BASE), abs=1)
    assert at_car.gaps[0][0] == pytest.approx(inches(30 - half - other), abs=1)
    back = battle.context.look(men, tank, battle.state)
    assert back.gaps[0][0] == pytest.approx(inches(14 - half - BASE), abs=1)


@pytest.mark.rule("BA-ART-01", "BA-GEN-12", "BA-VEH-03", "BA-TURN-06")
def test_a_unit_s_models_by_name_and_what_they_cover():
    men, car = squad("a.x", 24, 40, 3).unit, vehicle("a.car", 10, 10, "truck", facing=90).unit
    assert [men.model(f"a.x.{number}").id for number in (1, 2, 3)] == ["a.x.1", "a.x.2", "a.x.3"]
    with pytest.raises(KeyError):
        men.model("a.x.4")
    assert men.models[0].body is men.models[0]
    assert car.models[0].body == car.hull
    assert (car.hull.length, car.hull.facing) == (car.models[0].length, 90_000)
