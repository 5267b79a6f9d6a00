"""Driving, tank shock, ramming, walkers on the move (WH-VEH-01, WH-VEH-04, WH-VEH-13 to WH-VEH-15, WH-VEH-26 to 28)."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Any

import pytest

from grognard.core.engine.soundness import Names
from grognard.games.wh40k5.ground.positions import VOCABULARY
from grognard.games.wh40k5.ground.vehicle_courses import class_of
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, LetPass, TryGlory
from grognard.games.wh40k5.rules.vehicles.ramming import Brace, ChooseBrace, WalkerGlory
from grognard.games.wh40k5.state.choices import Move, Shock
from grognard.games.wh40k5.state.events.morale import FellBack, Fled, LeadershipTested
from grognard.games.wh40k5.state.events.vehicles import ArmourTested, Damaged
from grognard.space.plane import Hull, gap
from tests.games.playing import answer, asked, happened, piece, refused, rolled, where
from tests.games.wh40k5.table import boyz, left, marines, of, play, way
from tests.games.wh40k5.vehicles_table import (
    DOWN,
    RIGHT,
    dreadnought,
    drive,
    rhino,
    speeder,
    trukk,
    vehicle,
    vindicator,
)


def moving(*posted: Any, dice: tuple[int, ...] = (), **more: Any) -> Any:
    """The movement phase of side a, with somebody left who has not moved."""
    return play(MovementPhase(0), *posted, marines("a.bystander", 2, 46, 1), dice=dice, **more)


def ram(id: str, turn: float, ahead: float) -> Shock:
    """A ram."""
    return Shock(id, round(turn * 1000), round(ahead * 1000), True)


def shock(id: str, turn: float, ahead: float) -> Shock:
    """A tank shock."""
    return Shock(id, round(turn * 1000), round(ahead * 1000))


@pytest.mark.rule("WH-VEH-01")
def test_vehicles_turn_drive_and_reverse() -> None:
    battle = moving(rhino("a.r", 20, 20))
    answer(battle, drive("a.r", (90, 5), (-90, 3)))
    model = of(battle, "a.r").models[0]
    assert (where(battle, "a.r.1"), model.facing, model.speed) == ((25, 17), 0, "cruising")
    battle = moving(rhino("a.r", 20, 20))
    answer(battle, drive("a.r", (0, -6)))
    assert (where(battle, "a.r.1"), of(battle, "a.r").models[0].speed) == ((20, 26), "combat")


@pytest.mark.rule("WH-VEH-01", "WH-VEH-17")
def test_turning_is_no_movement_but_counts_for_passengers() -> None:
    battle = moving(rhino("a.r", 20, 20))
    answer(battle, drive("a.r", (45, 0)))
    unit = of(battle, "a.r")
    assert (unit.moved, unit.models[0].speed, unit.models[0].turned, unit.models[0].facing) == (
        False, "stationary", True, 45_000,
    )  # fmt: skip


@pytest.mark.rule("WH-VEH-01")
def test_how_fast_each_kind_goes() -> None:
    kinds = {"rhino": rhino("a.r", 0, 0), "trukk": trukk("a.t", 0, 0), "speeder": speeder("a.s", 0, 0)}
    far = {"rhino": 12, "trukk": 18, "speeder": 24}
    for kind, posted in kinds.items():
        model = posted.unit.models[0]
        assert class_of(model, far[kind] * 1000) is not None
        assert class_of(model, far[kind] * 1000 + 1) is None
    battle = moving(rhino("a.r", 20, 30))
    assert refused(battle, drive("a.r", (0, 12.5)))[0] == "wh-fault-far"


@pytest.mark.rule("WH-VEH-01", "WH-VEH-12")
def test_only_skimmers_pass_over_models() -> None:
    for make, allowed in ((rhino, False), (speeder, True)):
        battle = moving(make("a.v", 20, 30), marines("a.friends", 18, 24, 3))
        refusal = battle.refusal(drive("a.v", (0, 12)))
        assert (refusal is None) == allowed
    battle = moving(speeder("a.v", 20, 30), marines("a.friends", 18, 24, 3))
    assert refused(battle, drive("a.v", (0, 6)))[0] == "wh-fault-friend"
    battle = moving(rhino("a.v", 20, 30), boyz("b.o", 20, 24, 1))
    assert refused(battle, drive("a.v", (0, 3)))[0] == "wh-fault-enemy"


@pytest.mark.rule("WH-VEH-04", "WH-MOVE-03", "WH-MOVE-11")
def test_a_vehicle_stops_where_rough_ground_immobilises_it() -> None:
    woods = piece("woods", 10, 10, 30, 20, 5)
    battle = moving(rhino("a.r", 20, 30), pieces=[woods], dice=(1,))
    answer(battle, drive("a.r", (0, 12)))
    x, y = where(battle, "a.r.1")
    assert x == 20
    assert y == pytest.approx(22.2, abs=0.01)
    assert of(battle, "a.r").models[0].immobilised
    battle = moving(rhino("a.r", 20, 30), pieces=[woods], dice=(2,))
    answer(battle, drive("a.r", (0, 12)))
    assert where(battle, "a.r.1") == (20, 18)


@pytest.mark.rule("WH-VEH-04", "WH-MOVE-11")
@pytest.mark.parametrize(("edge", "speed"), [(27.8, "stationary"), (24, "combat"), (21.8, "combat"), (21, "cruising")])
def test_a_vehicle_that_got_stuck_went_no_faster_than_it_got(edge: float, speed: str) -> None:
    """Woods at its front, 3.8", exactly 6" and 6.8" off: its speed is that of the way it has gone, not of the way it
    had before it."""
    battle = moving(rhino("a.r", 20, 30), pieces=[piece("woods", 10, 5, 30, edge, 5)], dice=(1,))
    answer(battle, drive("a.r", (0, 12)))
    model = of(battle, "a.r").models[0]
    assert (model.immobilised, model.speed) == (True, speed)


@pytest.mark.rule("WH-VEH-01", "WH-VEH-04", "WH-MOVE-03")
def test_turning_on_the_spot_in_rough_ground_is_no_move_into_it() -> None:
    """It stands in the woods and turns: no test. Its corner swings into woods it did not touch: a test."""
    battle = moving(rhino("a.r", 20, 30), pieces=[piece("woods", 15, 25, 25, 35, 5)])
    answer(battle, drive("a.r", (45, 0)))
    assert not rolled(battle)
    battle = moving(rhino("a.r", 20, 30), pieces=[piece("woods", 21.6, 25, 25, 35, 5)], dice=(2,))
    answer(battle, drive("a.r", (90, 0)))
    assert [name for name, _ in rolled(battle)] == ["wh-roll-immobilised"]


@pytest.mark.rule("WH-VEH-04")
def test_a_skimmer_tests_where_its_move_begins_or_ends() -> None:
    woods = piece("woods", 10, 18, 30, 22, 5)
    battle = moving(speeder("a.s", 20, 30), pieces=[woods])
    answer(battle, drive("a.s", (0, 20)))
    assert where(battle, "a.s.1") == (20, 10)
    battle = moving(speeder("a.s", 20, 30), pieces=[woods], dice=(1,))
    answer(battle, drive("a.s", (0, 10)))
    model = of(battle, "a.s").models[0]
    assert (model.immobilised, model.speed, where(battle, "a.s.1")) == (True, "cruising", (20, 20))


@pytest.mark.rule("WH-VEH-04", "WH-VEH-01")
def test_a_skimmer_that_fails_where_it_begins_has_gone_nowhere() -> None:
    battle = moving(speeder("a.s", 20, 20), pieces=[piece("woods", 10, 18, 30, 22, 5)], dice=(1,))
    answer(battle, drive("a.s", (0, 10)))
    model = of(battle, "a.s").models[0]
    assert (model.immobilised, model.speed, where(battle, "a.s.1")) == (True, "stationary", (20, 20))


@pytest.mark.rule("WH-VEH-07", "WH-VEH-23")
@pytest.mark.parametrize("state", [{"immobilised": True}, {"stunned": 1}])
def test_the_immobilised_and_the_stunned_do_not_move(state: dict[str, Any]) -> None:
    battle = moving(rhino("a.r", 20, 20, **state))
    assert refused(battle, drive("a.r", (45, 0)))[0] == "wh-refused-halted"
    battle = moving(dreadnought("a.d", 20, 20, **state))
    assert refused(battle, Move("a.d", (way("a.d.1", (20, 18)),)))[0] == "wh-refused-halted"


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35", "WH-VEH-25")
def test_a_squadron_keeps_together_and_to_one_speed() -> None:
    battle = moving(speeder("a.s", 20, 30, 2))
    assert refused(battle, drive("a.s", (0, 12)))[0] == "wh-fault-squadron"
    answer(battle, drive("a.s", (0, 4)))
    assert [model.speed for model in of(battle, "a.s").models] == ["combat", "combat"]


@pytest.mark.rule("WH-VEH-26", "WH-VEH-25")
def test_walkers_move_like_infantry_and_look_where_they_go() -> None:
    battle = moving(dreadnought("a.d", 20, 20))
    answer(battle, Move("a.d", (way("a.d.1", (26, 20)),)))
    assert of(battle, "a.d").models[0].facing == RIGHT
    battle = moving(dreadnought("a.d", 20, 20), pieces=[piece("minefield", 22, 18, 24, 22)], dice=(1,))
    answer(battle, Move("a.d", (way("a.d.1", (23, 20)),)))
    assert of(battle, "a.d").models[0].immobilised


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27", "WH-MORALE-02", "WH-MORALE-04")
def test_a_shocked_unit_tests_and_falls_back() -> None:
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", 20, 24, 3), dice=(6, 6, 3, 3))
    answer(battle, shock("a.r", 0, 10))
    assert happened(battle, LeadershipTested)[0].test == "tank-shock"
    assert [each.unit for each in happened(battle, Fled)] == ["b.o"]
    # All three run their 6" home, away from the tank; those in its final place step aside.
    (flight,) = happened(battle, FellBack)
    assert [step.points[-1] for step in flight.steps] == [(20_000, 18_000), (21_500, 18_000), (23_000, 18_000)]
    hull = of(battle, "a.r").models[0].body
    assert all(gap(model, hull) >= 999 for model in of(battle, "b.o").models)
    assert where(battle, "a.r.1") == (20, 20)


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27")
def test_who_passes_steps_aside_and_keeps_together() -> None:
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", 19, 22, 3), dice=(1, 1))
    answer(battle, shock("a.r", 0, 8))
    assert asked(battle, ChooseGlory).seat == 1
    answer(battle, LetPass())
    assert where(battle, "a.r.1") == (20, 22)
    unit, tank = of(battle, "b.o"), of(battle, "a.r").models[0]
    from grognard.games.wh40k5.ground.bodies import gap_between
    from grognard.games.wh40k5.ground.coherency import is_coherent

    assert len(unit.models) == 3
    assert gap_between(unit.models, (tank,)) >= 999
    assert is_coherent(unit)


@pytest.mark.rule("WH-VEH-14", "WH-VEH-27")
@pytest.mark.parametrize(("damage", "stopped"), [(4, True), (1, False)])
def test_death_or_glory(damage: int, stopped: bool) -> None:
    dice = (1, 1, 6, damage)
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", 20, 22, 1, "rokkit-launcha"), dice=dice)
    answer(battle, shock("a.r", 0, 12), TryGlory("b.o.1", "rokkit-launcha"))
    assert happened(battle, ArmourTested)[0].penetrating == 1
    assert (left(battle, "b.o") == [1]) == stopped
    assert (where(battle, "a.r.1")[1] > 23) == stopped


@pytest.mark.rule("WH-VEH-13", "WH-VEH-14")
def test_a_position_names_the_tank_on_its_way_not_its_unit() -> None:
    """While those before it are asked: such a position is one of the battle, so it can be read back."""
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", 20, 22, 3), dice=(1, 1))
    answer(battle, shock("a.r", 0, 12))
    asked(battle, ChooseGlory)
    under_way = [frame.procedure for frame in battle.position.stack if hasattr(frame.procedure, "tank")]
    assert [type(each).__name__ for each in under_way] == ["TankShock", "ShockTest"]
    names = Names(battle.state.units, battle.state.units, VOCABULARY, {})
    assert [names.fault("tank", each.tank, False) for each in under_way] == [None, None]
    assert names.fault("tank", "a.nobody.1", False) is not None


@pytest.mark.rule("WH-USR-22")
def test_tank_hunters_pass_a_tank_shock() -> None:
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", 20, 24, 1, special=("tank-hunters",)))
    answer(battle, shock("a.r", 0, 6))
    assert (happened(battle, LeadershipTested)[0].passed, happened(battle, LeadershipTested)[0].total) == (True, None)


@pytest.mark.rule("WH-VEH-27", "WH-MORALE-06")
def test_fleeing_units_fail_a_tank_shock() -> None:
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", 20, 24, 1, fleeing=True), dice=(1, 1))
    answer(battle, shock("a.r", 0, 6))
    assert not happened(battle, LeadershipTested)[0].passed


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27")
def test_a_shocking_tank_halts_before_friends_vehicles_locked_units_and_rocks() -> None:
    blocks: list[tuple[tuple[Any, ...], list[Any]]] = [
        ((marines("a.friend", 20, 20, 1),), []),
        ((trukk("b.t", 20, 18),), []),
        ((), [piece("rock-spire", 15, 10, 25, 20, 6)]),
        ((boyz("b.o", 20, 20, 1), marines("a.friend", 20.9843, 20, 1)), []),
    ]
    for posted, pieces in blocks:
        battle = moving(rhino("a.r", 20, 30), *posted, pieces=pieces)
        answer(battle, shock("a.r", 0, 12))
        assert 23 < where(battle, "a.r.1")[1] < 25
        assert not happened(battle, LeadershipTested)


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27")
@pytest.mark.parametrize(
    ("y", "gone", "speed"), [(26.4, 0, "stationary"), (20.308, 6, "combat"), (20.108, 6.2, "cruising")]
)
def test_a_shocking_tank_that_is_stopped_went_no_faster_than_it_got(y: float, gone: float, speed: str) -> None:
    """A friend stops it an inch off: its speed, which says what it may fire, is that of the way it has gone, not of the
    12" announced; of a turn on the spot alone it has none."""
    friend = marines("a.friend", 20, y, 1)
    battle = moving(rhino("a.r", 20, 30), friend)
    answer(battle, shock("a.r", 0, 12))
    model = of(battle, "a.r").models[0]
    assert 30 - where(battle, "a.r.1")[1] == pytest.approx(gone, abs=0.005)
    assert (model.speed, model.turned) == (speed, True)
    assert of(battle, "a.r").moved is (speed != "stationary")


@pytest.mark.rule("WH-VEH-13", "WH-VEH-28", "WH-VEH-15")
def test_only_a_tank_shocks_and_a_ram_goes_at_full_speed() -> None:
    battle = moving(trukk("a.t", 20, 30), rhino("a.r", 30, 30), dreadnought("a.d", 10, 30), boyz("b.o", 20, 20, 1))
    assert refused(battle, shock("a.t", 0, 6))[0] == "wh-refused-no-tank"
    assert refused(battle, ram("a.r", 0, 6))[0] == "wh-fault-ram-distance"
    assert refused(battle, shock("a.r", 0, 0))[0] == "wh-fault-shock-distance"
    assert refused(battle, shock("a.d", 0, 6))[0] == "wh-refused-not-yours"


@pytest.mark.rule("WH-VEH-15")
@pytest.mark.parametrize(("ap", "results"), [("none", ["immobilised"]), ("dash", ["weapon-destroyed"])])
def test_a_ram_strikes_both_and_has_no_ap_by_the_option(ap: str, results: list[str]) -> None:
    # 9" on: Strength 3 + 1 + 1 cannot harm armour 13, which strikes back at 3 + 3 + 1.
    enemy = vindicator("b.v", 20, 16.4, facing=DOWN)
    battle = moving(rhino("a.r", 20, 30), enemy, dice=(6, 4), options={"ram_ap": ap})
    answer(battle, ram("a.r", 0, 12))
    tested = happened(battle, ArmourTested)
    assert [(each.unit, each.hits) for each in tested] == [("b.v", 1), ("a.r", 1)]
    assert [each.result for each in happened(battle, Damaged)] == results
    assert of(battle, "a.r").rammed


@pytest.mark.rule("WH-VEH-15")
@pytest.mark.parametrize(("away", "full"), [(2.99, 0), (3, 1), (5.99, 1), (6, 2), (9, 3), (11.99, 3), (12, 4)])
@pytest.mark.parametrize("turn", [0, 90, 180])
def test_a_ram_counts_every_full_three_inches_up_to_contact(away: float, full: int, turn: int) -> None:
    """Exactly 3, 6, 9 and 12" count in full, whichever way it drives: 1 for each, 4 for armour 14, 1 for a tank."""
    x, y = {0: (0, -1), 90: (1, 0), 180: (0, 1)}[turn]
    far = 2.3 + away + 1.5
    enemy = trukk("b.t", 24 + x * far, 24 + y * far, facing=RIGHT if y else 0)
    tank = vehicle("a.l", "leman-russ-squadron", "leman-russ", 24, 24)
    battle = moving(tank, enemy, dice=(1, 1))
    answer(battle, ram("a.l", turn, 12))
    assert happened(battle, ArmourTested)[0].strengths == (full + 4 + 1,)


@pytest.mark.rule("WH-VEH-15")
def test_a_skimmer_dodges_a_ram() -> None:
    battle = moving(rhino("a.r", 20, 30), speeder("b.s", 20, 24), dice=(3,))
    answer(battle, ram("a.r", 0, 12))
    assert not happened(battle, ArmourTested)
    assert where(battle, "a.r.1")[1] < 22
    battle = moving(rhino("a.r", 20, 30), speeder("b.s", 20, 24, immobilised=True), dice=(1,))
    answer(battle, ram("a.r", 0, 12))
    assert happened(battle, ArmourTested)


@pytest.mark.rule("WH-VEH-15")
def test_the_rammer_goes_on_only_over_an_explosion() -> None:
    for damage, ends in ((6, 18), (4, 23.8)):
        dice = (6, damage, 1) if damage == 6 else (6, damage)
        battle = moving(vindicator("a.v", 20, 30), trukk("b.t", 20, 20, facing=RIGHT), dice=dice)
        answer(battle, ram("a.v", 0, 12))
        assert where(battle, "a.v.1")[1] == pytest.approx(ends, abs=0.01)


@pytest.mark.rule("WH-VEH-28")
def test_a_walker_braces_or_dares() -> None:
    walker = dreadnought("b.d", 20, 22, facing=DOWN)
    battle = moving(rhino("a.r", 20, 30), walker)
    answer(battle, ram("a.r", 0, 12))
    assert asked(battle, ChooseBrace).seat == 1
    assert Brace() in battle.choices()
    battle = moving(rhino("a.r", 20, 30), walker, dice=(6, 6, 3))
    answer(battle, ram("a.r", 0, 12), WalkerGlory("multi-melta"))
    assert of(battle, "a.r").models[0].immobilised
    assert [each.unit for each in happened(battle, ArmourTested)] == ["a.r"]
    battle = moving(rhino("a.r", 20, 30), dreadnought("b.d", 20, 22), dice=(5,))
    answer(battle, ram("a.r", 0, 12))
    assert not isinstance(battle.decision, ChooseBrace)


@pytest.mark.rule("WH-VEH-01", "WH-VEH-13")
def test_every_listed_drive_is_accepted() -> None:
    posted = (rhino("a.r", 20, 30), speeder("a.s", 30, 30, 2), trukk("a.t", 10, 30), boyz("b.o", 20, 22, 3))
    battle = moving(*posted, pieces=[piece("woods", 25, 20, 35, 25, 5)])
    listed = battle.choices()
    assert {type(choice).__name__ for choice in listed} >= {"Drive", "Shock", "Move"}
    assert [choice for choice in listed if battle.refusal(choice) is not None] == []


@pytest.mark.rule("WH-VEH-14", "WH-VEH-27")
@pytest.mark.parametrize(("distance", "dares"), [(6, ("b.o.1",)), (12, ("b.o.1", "b.o.2"))])
def test_only_models_in_the_path_of_a_tank_may_dare(distance: float, dares: tuple[str, ...]) -> None:
    """One ork stands 2" ahead, one 8", one beside the way, within an inch of the hull that passes."""
    places = [(20, 25.3), (20, 19.3), (22.8, 25.3)]
    mob = boyz("b.o", 0, 0, 3, places=places, special=("fearless",))
    battle = moving(rhino("a.r", 20, 30), mob)
    answer(battle, shock("a.r", 0, distance))
    assert asked(battle, ChooseGlory).models == dares


# ---- what is near at the start ---------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-13", "WH-CORE-08")
@pytest.mark.parametrize("off", [0, 0.004, 0.5, 0.99])
@pytest.mark.parametrize("what", ["friend", "friend's hull", "rock", "enemy vehicle"])
def test_what_a_tank_begins_near_does_not_hold_it_where_it_is(what: str, off: float) -> None:
    """Behind it or beside it, at contact or within 1": it drives its 12" all the same."""
    behind, beside = 30 + 2.2 + off, 20 + 1.45 + off
    for place in ("behind", "beside"):
        others: list[Any] = []
        pieces = []
        match what:
            case "friend":
                x, y = (20, behind + 0.4922) if place == "behind" else (beside + 0.4922, 30)
                others = [marines("a.m", x, y, 1)]
            case "rock":
                left, top, right, bottom = (17, behind, 23, behind + 1) if place == "behind" else (beside, 29, 23, 31)
                pieces = [piece("rock-spire", left, top, right, bottom, 5)]
            case _:
                side = "a" if what == "friend's hull" else "b"
                x, y = (20, behind + 1.45) if place == "behind" else (beside + 1.45, 30)
                others = [rhino(f"{side}.n", x, y, facing=RIGHT if place == "behind" else 0)]
        battle = moving(rhino("a.r", 20, 30), *others, boyz("b.o", 40, 8, 1), pieces=pieces)
        answer(battle, shock("a.r", 0, 12))
        assert where(battle, "a.r.1")[1] == pytest.approx(18, abs=0.003), place
        assert not happened(battle, ArmourTested)


@pytest.mark.rule("WH-VEH-13", "WH-VEH-27")
@pytest.mark.parametrize("off", [0, 0.004])
def test_who_touches_the_flank_or_the_rear_of_a_tank_is_not_reached_by_it(off: float) -> None:
    """Orks at its rear and its flank are not tested as it drives off; one who touches its front is."""
    rear = boyz("b.rear", 20, 30 + 2.2 + 0.492 + off, 1)
    flank = boyz("b.flank", 20 + 1.45 + 0.492 + off, 30, 1)
    front = boyz("b.front", 20, 30 - 2.2 - 0.492 - off, 1)
    battle = moving(rhino("a.r", 20, 30), rear, flank, front, dice=(1, 1))
    answer(battle, shock("a.r", 0, 12))
    assert {event.unit for event in happened(battle, LeadershipTested)} == {"b.front"}


@pytest.mark.rule("WH-VEH-13", "WH-VEH-01", "WH-CORE-08")
def test_a_tank_does_not_turn_over_what_it_may_not_cross() -> None:
    """Friends, rocks, vehicles, the edge of the table; it turns the other way round if that is open, and over enemies
    on foot, whom it has reached then."""
    beside = 20 + 1.45 + 0.5
    rock = [piece("rock-spire", beside, 29, beside + 1, 31, 5)]
    assert (
        refused(moving(rhino("a.r", 20, 30), marines("a.m", beside, 30, 1)), shock("a.r", 90, 6))[0]
        == "wh-fault-friend"
    )
    assert refused(moving(rhino("a.r", 20, 30), pieces=rock), shock("a.r", 90, 6))[0] == "wh-fault-impassable"
    assert (
        refused(moving(rhino("a.r", 20, 30), trukk("b.t", beside + 1.5, 30)), shock("a.r", 90, 6))[0]
        == "wh-fault-friend"
    )
    assert refused(moving(rhino("a.r", 1.5, 30)), shock("a.r", 90, 6))[0] == "wh-fault-off-table"
    corner = marines("a.m", beside + 0.1, 28.2, 1)
    battle = moving(rhino("a.r", 20, 30), corner)
    assert refused(battle, shock("a.r", 90, 6))[0] == "wh-fault-friend"
    assert battle.refusal(shock("a.r", 315, 6)) is None
    battle = moving(rhino("a.r", 20, 30), boyz("b.o", beside, 30, 1), dice=(6, 6, 1, 1))
    answer(battle, shock("a.r", 90, 6))
    assert [event.unit for event in happened(battle, LeadershipTested)] == ["b.o"]


@pytest.mark.rule("WH-VEH-35", "WH-VEH-13", "WH-VEH-15")
def test_tanks_of_a_squadron_do_not_turn_onto_each_other() -> None:
    """Side by side they may drive straight on, and not turn onto each other; one stays as it is if the one in front,
    held up by a friend, did not get out of its way."""
    hull = of(moving(tanks((20, 30))), "a.l").models[0].body
    assert isinstance(hull, Hull)
    long, wide = hull.length / 1000, hull.width / 1000
    abreast = moving(tanks((20, 30), (20.1 + wide, 30)), boyz("b.o", 30, 20, 1))
    assert abreast.refusal(ram("a.l", 0, 12)) is None
    for make in (shock, ram):
        assert refused(abreast, make("a.l", 45, 12)) == ("wh-fault-friend", ("WH-CORE-08", "WH-VEH-01"))
    apart = hypot(long, wide) / 2 + wide / 2 + 0.1
    ahead = 20 + apart + (long / 2 + 1.2) * sin(pi / 4), 30 - (long / 2 + 1.2) * cos(pi / 4)
    held_up = moving(tanks((20, 30), (20 + apart, 30)), marines("a.friend", *ahead, 1))
    answer(held_up, shock("a.l", 45, 6))
    second, first = of(held_up, "a.l").models
    assert (first.facing, second.facing) == (45_000, 0)
    assert gap(first.body, second.body) > 0


def tanks(*places: tuple[float, float]) -> Any:
    """Battle tanks of one squadron."""
    return vehicle("a.l", "leman-russ-squadron", "leman-russ", 0, 0, len(places), places=list(places))
