"""Dice, reactions and moves on foot at their edges: who may go, what bars him, what waits."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
import shapely

from grognard.core.engine.fates import Branch
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.area.flame import template
from grognard.games.operation_ww2.rules.close_combat.charging import charging
from grognard.games.operation_ww2.rules.fire.fates import HIT
from grognard.games.operation_ww2.rules.fire.firepower import _ways
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch, of_batch
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed
from grognard.games.operation_ww2.rules.intent.runners import waiting
from grognard.games.operation_ww2.rules.morale.morale import are_put_off
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.fleeing import flights
from grognard.games.operation_ww2.rules.movement.following import March, begun, lone_fault
from grognard.games.operation_ww2.rules.movement.pushing import ChooseServing
from grognard.games.operation_ww2.rules.movement.ways import fault
from grognard.games.operation_ww2.rules.turn.chain import may_react
from grognard.games.operation_ww2.rules.vehicle_fire.fates import damaged
from grognard.games.operation_ww2.state.choices import Follow, GiveUp
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Leg
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Errand, Model, Ordered, Unit
from grognard.games.operation_ww2.system import BOOK
from tests.games.operation_ww2.table import Idle, card, person, play, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE, OURS = unit("b.foe", (5, 5)), unit("a.one", (5, 115))


# ---- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SNP-02", "AZ-WPN-04")
@pytest.mark.parametrize(
    ("dice", "shots", "accurate", "area", "found"),
    [
        (3, 0, False, False, [(3, False)]),
        (3, 2, False, False, [(3, False)]),
        (1, 0, True, False, [(1, True)]),
        (2, 0, True, False, [(1, True), (2, False)]),
        (3, 2, True, False, [(2, False)]),
        (3, 0, False, True, [(1, False)]),
        (3, 0, True, True, [(1, True)]),
    ],
)
def test_az_snp_02_an_accurate_shot_is_one_and_who_has_more_chooses(
    dice: int, shots: int, accurate: bool, area: bool, found: list[tuple[int, bool]]
) -> None:
    assert list(_ways(Armed("a.one.1", "kar98k", dice=dice), shots, accurate, area)) == found


@pytest.mark.rule("AZ-OVL-01", "AZ-FIRE-11")
def test_az_ovl_01_natural_dice_are_kept_of_hits_on_guns_and_vehicles_alone() -> None:
    def batch(struck: Any) -> Batch:
        return Batch("part", ("b.foe",), 2, 8, "small-arms", 0, ("b.foe.1",), struck=struck)

    assert of_batch(batch("people"), 4).branches == (Branch(8, HIT),)
    for struck in ("gun", "vehicle", "exposed"):
        assert of_batch(batch(struck), 4).branches == tuple(Branch(face, str(face)) for face in (8, 9, 10))


@pytest.mark.rule("AZ-FIRE-12", "AZ-OVL-02")
def test_az_fire_12_every_face_of_the_damage_die_is_an_outcome_of_its_own() -> None:
    test = damaged("small-arms", 2)
    assert test.args == (("modifier", 2),)
    assert test.branches == tuple(Branch(face, f"small-arms {face}") for face in range(1, FACES + 1))


@pytest.mark.rule("AZ-FLM-01", "AZ-FLM-03")
@pytest.mark.parametrize("end", [(0, 5000), (3000, 4000), (-3000, 4000), (4000, -3000), (-5000, 0), (300, 400)])
@pytest.mark.parametrize("kind", ["light", "heavy"])
def test_az_flm_01_a_flame_is_as_long_and_wide_whichever_way_it_goes(kind: Any, end: tuple[int, int]) -> None:
    flame = TABLES.flames[kind]
    cone = template((0, 0), end, flame)
    assert cone.area == pytest.approx(flame.length * flame.width / 2)
    far = hypot(*end)
    tip = shapely.Point(end[0] / far * flame.length, end[1] / far * flame.length)
    assert cone.covers(tip.buffer(1)) is False
    assert cone.distance(tip) == pytest.approx(0, abs=1e-6)
    assert shapely.Point(end).distance(cone) == pytest.approx(0, abs=1e-6)


# ---- who reacts, who runs, what waits ----------------------------------------------------------------------------


@pytest.mark.rule("AZ-RCT-06")
def test_az_rct_06_by_the_option_only_those_react_whom_the_last_enemy_intent_names() -> None:
    at_one = Ordered(1, "b.foe", card("F5"), FireIntent("a.one"))
    own = Ordered(0, "a.two", card("F4"), FireIntent("b.foe"))
    other = unit("a.two", (30, 115))
    for chain, scope, one, two in (
        ((), "threatened_units_only", True, True),
        ((at_one,), "any_unit_any_intent", True, True),
        ((at_one,), "threatened_units_only", True, False),
        ((at_one, own), "threatened_units_only", True, False),
        ((own,), "threatened_units_only", False, False),
    ):
        g = play(Idle(), OURS, other, FOE, chain=chain, options={"reaction_scope": scope})
        assert (may_react(g, g.state.units["a.one"]), may_react(g, g.state.units["a.two"])) == (one, two), (
            chain,
            scope,
        )


@pytest.mark.rule("AZ-COM-05")
def test_az_com_05_runners_wait_who_have_not_run_this_turn() -> None:
    runners = [unit(id, (10 + 10 * n, 60)) for n, id in enumerate(("a.r1", "a.r2", "a.r3"))]
    runners[2] = replace(runners[2], place="off")
    errands = {
        "a.r1": Errand("a.one", "a.two", None, 1),
        "a.r2": Errand("a.two", "a.one", None, 1),
        "a.r3": Errand("a.one", "a.two", None, 1),
    }
    there = OURS, unit("a.two", (50, 115)), FOE, *runners
    g = play(Idle(), *there, errands=errands, turn=2)
    assert waiting(g) == ["a.r1", "a.r2"]
    assert waiting(g, "a.one") == ["a.r1"]
    assert waiting(g, "a.two") == ["a.r2"]
    assert waiting(play(Idle(), *there, errands=errands, turn=1)) == []


@pytest.mark.rule("AZ-MOR-13", "AZ-EXE-07", "AZ-EXE-08")
@pytest.mark.parametrize(
    ("order", "option", "off"),
    [
        ("M5", {}, False),
        ("A5", {}, False),
        ("A5", {"assault_morale_steps": "once_at_end"}, True),
        ("M5", {"assault_morale_steps": "once_at_end"}, False),
        ("M5", {"morale_moment": "end_of_order"}, True),
        ("M5", {"execution_atomic": "morale_at_end_of_chain"}, True),
    ],
    ids=str,
)
def test_az_mor_13_tests_wait_by_options_for_the_end(order: str, option: dict[str, str], off: bool) -> None:
    g = play(Idle(), OURS, FOE, chain=(Ordered(0, "a.one", card(order)),), options=option)
    assert are_put_off(g) is off


# ---- on foot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXE-09", "AZ-MOV-12")
def test_az_exe_09_nobody_goes_on_foot_of_a_vehicle_or_of_those_who_lie() -> None:
    car = vehicle("a.one", "sdkfz-251", (60, 60))
    rider = replace(person("a.one.2", (60, 60)), aboard="a.one.1")
    manned = replace(car, models=(*car.models, rider))
    men = unit("a.one", (60, 60), (63, 60))
    lying = replace(men, models=tuple(replace(model, posture="scared") for model in men.models))
    foe = unit("b.foe", (60, 50))
    for own, goes in ((manned, False), (men, True), (lying, False)):
        g = fight(Idle(), own, foe)
        there = g.state.units["a.one"]
        way = ((60_000, 53_000),)
        assert (begun(g, there, "move", "fast", "a.one.1", way) is not None) is goes
        ordered = Ordered(
            0, "a.one", card("A5"), AssaultIntent("a.one.1", way, "fast", None, "never", Besides(charge="b.foe"))
        )
        assert (charging(g, ordered, way, "", stayed=True) is not None) is goes


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10", "AZ-MOV-09", "AZ-MOV-01")
@pytest.mark.parametrize(
    ("way", "rules"),
    [
        ((), None),
        (((60_000, 56_000),), None),
        (((60_000, -5_000),), ("AZ-MOV-09",)),
        (((60_000, 46_000),), ("AZ-MOV-08", "AZ-MOV-10")),
        (((60_000, 51_500),), ("AZ-MOV-08", "AZ-MOV-10")),
        (((59_000, 60_000),), None),
    ],
    ids=str,
)
def test_az_mov_08_why_somebody_may_not_walk_a_way(way: Any, rules: tuple[str, ...] | None) -> None:
    g = play(Idle(), unit("a.one", (60, 60)), unit("b.one", (60, 52)))
    own = g.state.units["a.one"]
    march = March("a.one", "move", "fast", "a.one.1", way)
    found = lone_fault(g, Crowd(g, own), own.models[0], way, march)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-MOV-08", "AZ-MOV-10")
def test_az_mov_08_somebody_gets_away_from_his_own_gun_he_stands_on_and_from_nobody_else() -> None:
    gun = Model(60_000, 60_500, 2000, id="a.one.2", role="gun", length=4000, width=4000)
    own = replace(unit("a.one", (60, 60)), models=(person("a.one.1", (60, 60)), gun))
    way = ((60_000, 60_000), (60_000, 40_000))
    for there, other, barred in ((own, FOE, False), (unit("a.one", (60, 60)), unit("b.one", (60, 60.5)), True)):
        g = play(Idle(), there, other)
        itself = g.state.units["a.one"]
        assert Crowd(g, itself, things=True).bars(itself.models[0], way) is barred


@pytest.mark.rule("AZ-MOV-12")
def test_az_mov_12_who_stops_short_does_so_where_it_was_said_if_it_was() -> None:
    whole, part = ((0, 1000), (0, 2000)), ((0, 1000),)
    march = March("a.one", "move", "fast", "a.one.1", whole)
    assert march.ending(False).way == march.ending(True).way == whole
    short = replace(march, short=part)
    assert short.ending(False).way == whole
    assert short.ending(True).way == part


@pytest.mark.rule("AZ-MOR-09")
@pytest.mark.parametrize(
    ("at", "foe"), [((110, 60), (90, 60)), ((10, 60), (30, 60)), ((60, 110), (60, 90)), ((60, 10), (60, 30))], ids=str
)
def test_az_mor_09_over_every_edge_of_the_table_who_runs_from_the_enemy_is_gone(at: Any, foe: Any) -> None:
    g = play(Idle(), unit("a.one", at, broken=True), unit("b.foe", foe))
    (flight,) = flights(g, g.state.units["a.one"])
    assert flight.off_table
    inland = play(Idle(), unit("a.one", (60, 60), broken=True), unit("b.foe", foe))
    (flight,) = flights(inland, inland.state.units["a.one"])
    assert not flight.off_table
    assert flight.way


def battery(**fields: Any) -> Unit:
    """A gun and two who push it."""
    gun = Model(60_000, 80_000, 2000, id="a.gun.1", role="gun", length=4000, width=4000)
    men = tuple(person(f"a.gun.{n}", (x, 80)) for n, x in ((2, 57), (3, 63)))
    return replace(unit("a.gun", (60, 80)), models=(gun, *men), **fields)


@pytest.mark.rule("AZ-MOV-11", "AZ-ART-09", "AZ-MOV-10")
def test_az_mov_11_two_go_on_touching_a_gun_that_is_pushed() -> None:
    g = play(Idle(), battery(), FOE)
    decision = ChooseServing(0, "a.gun", "a.gun.1", ((60_000, 76_000),), "slow", None)

    def rules(choice: Any) -> tuple[str, ...] | None:
        found = decision.refusal(g, choice)
        return None if found is None else found.rules

    def to(*ends: tuple[int, int] | None) -> Follow:
        return Follow(tuple(Leg(f"a.gun.{n}", (end,) if end else ()) for n, end in enumerate(ends, 2)))

    good = to((57_000, 76_000), (63_000, 76_000))
    assert decision.legs(g) == good.legs
    assert rules(good) is None
    assert rules(replace(good, short=True)) == ()
    assert rules(GiveUp(())) == ()
    assert rules(to((57_000, 76_000))) == ("AZ-INT-08",)
    assert rules(to((57_000, 76_000), None)) == ("AZ-MOV-11", "AZ-ART-09")
    assert rules(to((57_000, 76_000), (63_000, 96_000))) == ("AZ-MOV-11", "AZ-ART-09")


@pytest.mark.rule("AZ-MOV-11", "AZ-MOV-10")
@pytest.mark.parametrize(
    ("end", "rule"), [((57_000, 76_000), None), ((500, 76_000), "AZ-MOV-10"), ((1000, 76_000), None)]
)
def test_az_mov_11_who_pushes_a_gun_ends_on_the_table(end: tuple[int, int], rule: str | None) -> None:
    g = play(Idle(), battery(), FOE)
    decision = ChooseServing(0, "a.gun", "a.gun.1", ((60_000, 76_000),), "slow", None)
    legs = (Leg("a.gun.2", (end,)), Leg("a.gun.3", ((63_000, 76_000),)))
    found = decision._leg_fault(g, g.state.units["a.gun"], Follow(legs), {"a.gun.2", "a.gun.3"})
    assert (None if found is None else found.rules[0]) == rule


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-03", "AZ-LOS-08", "AZ-BIK-01", "AZ-EMB-02", "AZ-TER-10", "AZ-TER-11")
@pytest.mark.parametrize("measured", ["declared", "by_distance"])
def test_az_mov_01_how_far_a_slow_unit_goes_hangs_on_how_speed_is_measured(measured: str) -> None:
    known = {option.name: option for option in BOOK.catalogue.options.values()}["speed_class"]
    value = "by_distance" if measured == "by_distance" else next(v for v in known.values if v != "by_distance")
    man = unit("a.one", (60, 100))
    for boarded, cost in ((0, 0), (1, TABLES.limits["boarding"].value)):
        there = replace(man, models=tuple(replace(each, boarded=boarded) for each in man.models))
        g = play(Idle(), there, FOE, options={"speed_class": value})
        rate = g.context.tables.rates["infantry"]
        slow, fast = rate.slow - cost, rate.fast - cost
        far = fast if measured == "by_distance" else slow
        assert slow < fast
        for length, fine in ((far, True), (far + 500, False)):
            found = fault(g, g.state.units["a.one"].models[0], ((60_000, 100_000 - length),), "move", "slow")
            assert (found is None) is fine, (boarded, length)
            if found is not None:
                assert found.rules == (("AZ-EMB-02",) if boarded else ("AZ-MOV-01", "AZ-MOV-03"))
