"""Anticipate or interrupt: shots held back for a point of an enemy's way (AZ-ANT, AZ-EXE)."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.volley_results import ChooseLosses
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.intent.interrupting import held_shots
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement import held_shots as ways_on
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.turn.chain import Playing
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Follow, PlayCard
from grognard.games.operation_ww2.state.events.bursts import ChangedPlaces
from grognard.games.operation_ww2.state.events.fire import HeldFire, VolleyFired
from grognard.games.operation_ww2.state.events.morale import Broke, ModelsHit, MoraleTested
from grognard.games.operation_ww2.state.events.turn import CountsAs, Gathered, OrderDone, OrderLost, ShotHeld, Walked
from grognard.games.operation_ww2.state.intents import (
    AmbushIntent,
    AssaultIntent,
    FireIntent,
    Held,
    Intent,
    Leg,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from grognard.games.operation_ww2.table.log_lines import NARRATOR
from tests.games.operation_ww2.firing_line import ids, riflemen, scared, without_grenades
from tests.games.operation_ww2.table import card, ground, happened, over, play, refused, same_from_text, told, unit

MOVER = riflemen("b.one", (20, 60), 3)
"""Three men 3 cm apart, who go down the table."""

FIRER = riflemen("a.one", (60, 60), 2)


def ordered(text: str, unit_: Unit, intent_: Intent, target: Unit | None = None) -> Ordered:
    """A card on a unit, with what was declared, and the target of an assault as it stood."""
    length = 20_000 if isinstance(intent_, MoveIntent) else 15_000 if isinstance(intent_, AssaultIntent) else 0
    stood = tuple((model.x, model.y) for model in target.models) if target is not None else ()
    fields = {"stood": stood, "strength": len(unit_.models), "length": length}
    return Ordered(unit_.seat, unit_.id, card(text), intent_, **fields)  # type: ignore[arg-type]


def going(*places: tuple[float, float], unit_: Unit = MOVER, speed: Any = "fast") -> MoveIntent:
    """The first model leads through these places."""
    return MoveIntent(unit_.models[0].id, tuple((round(x * 1000), round(y * 1000)) for x, y in places), speed)


def carry_out(*chain: Ordered, units: tuple[Unit, ...] = (MOVER, FIRER), **more: Any) -> Battle[State]:
    """A chain, the last card played first, carried out; whoever follows keeps the formation."""
    battle = play(Execution(), *units, chain=chain, **more)
    while not battle.over and isinstance(battle.decision, (ChooseFollowing, ChooseShooting)):
        battle.choose(battle.choices()[0])
    return battle


def held(at: float, mover: Unit = MOVER, kind: Any = FireIntent) -> FireIntent | AmbushIntent:
    """A shot that waits for a unit so far along its way."""
    shot: FireIntent | AmbushIntent = kind(mover.id, Held(mover.id, round(at * 1000)))
    return shot


def places(battle: Battle[State], id: str = "b.one") -> list[tuple[float, float]]:
    """Where the models of a unit stand."""
    return [(model.x / 1000, model.y / 1000) for model in battle.state.units[id].models]


MOVE = ordered("M8", MOVER, going((20, 80)))


@pytest.mark.rule("AZ-ANT-02", "AZ-ANT-05", "AZ-ANT-08", "AZ-ANT-09", "AZ-EXE-03")
def test_az_ant_09_at_the_point_all_have_covered_the_same_share_and_the_survivors_go_on():
    battle = carry_out(MOVE, ordered("F3", FIRER, held(5)), dice=[1, 1])
    over(battle)
    assert places(battle) == [(20, 80), (23, 80), (26, 80)]
    kinds = [type(event).__name__ for event in happened(battle, ShotHeld, Walked, VolleyFired, OrderDone)]
    assert kinds == ["ShotHeld", "Walked", "VolleyFired", "OrderDone", "Walked", "OrderDone"]
    first = happened(battle, Walked)[0]
    assert isinstance(first, Walked)
    assert [leg.way[-1] for leg in first.legs] == [(20_000, 65_000), (23_000, 65_000), (26_000, 65_000)]
    assert happened(battle, OrderDone) == [OrderDone("a.one", "fired"), OrderDone("b.one", "moved")]


@pytest.mark.rule("AZ-ANT-01", "AZ-EXE-01")
def test_az_ant_01_an_order_that_is_not_held_comes_wholly_before_the_move():
    battle = carry_out(MOVE, ordered("F3", FIRER, FireIntent("b.one")), dice=[1, 1])
    over(battle)
    assert [type(event).__name__ for event in happened(battle, Walked, VolleyFired)] == ["VolleyFired", "Walked"]


@pytest.mark.rule("AZ-ANT-02")
def test_seed_anticipate_or_interrupt_the_ambush_waits_until_they_have_jumped_the_wall():
    """Seed, Megelőzni vagy megszakítani: an Assault 3 jumps a wall towards the grenadiers. An Assault 2 before it needs
    8 and kills from 7, as the wall gives medium cover; an Ambush 2 on the way needs 6 and kills from 3."""
    wall = ground({"id": "wall", "kind": "low-wall", "rectangle": ((0, 62), (120, 63))})
    men = riflemen("b.one", (20, 56), 1)
    grenadiers = riflemen("a.one", (20, 74), 1)
    jump = ordered("A3", men, AssaultIntent("b.one.1", ((20_000, 64_000),), "fast", "a.one", "last"), grenadiers)
    before = ordered("A2", grenadiers, AssaultIntent("a.one.1", (), "slow", "b.one", "first"), men)
    battle = carry_out(jump, before, units=(men, grenadiers), map=wall, dice=[8, 6])
    over(battle)
    (shot,) = (event for event in happened(battle, VolleyFired) if isinstance(event, VolleyFired))
    assert [(fire.need, fire.part) for fire in shot.fire] == [(8, "medium")]
    assert happened(battle, ModelsHit) == [ModelsHit("b.one", (), ("b.one.1",), counted=0)]

    ambush = ordered("X2", grenadiers, held(8, men, AmbushIntent))
    jump = replace(jump, length=8_000)
    battle = without_grenades(carry_out(jump, ambush, units=(men, grenadiers), map=wall, dice=[6, 3]))
    over(battle)
    (shot,) = (event for event in happened(battle, VolleyFired) if isinstance(event, VolleyFired))
    assert [(fire.need, fire.part) for fire in shot.fire] == [(6, "none")]
    assert happened(battle, ModelsHit) == [ModelsHit("b.one", ("b.one.1",), (), counted=1)]


@pytest.mark.rule("AZ-ANT-03", "AZ-ANT-02")
@pytest.mark.parametrize(
    ("text", "rules"),
    [("A3", ("AZ-ANT-03", "AZ-ANT-02")), ("C3", ("AZ-ANT-03", "AZ-ANT-02")), ("F3", ()), ("X3", ())],
)
def test_az_ant_03_assaults_and_covering_fire_cannot_be_held(text: str, rules: tuple[str, ...]):
    chain = (MOVE,)
    battle = play(Playing(0), MOVER, FIRER, chain=chain, hands=(text, ""))
    battle.choose(PlayCard("a.one", card(text)))
    shot = held(5, kind=AmbushIntent if text == "X3" else FireIntent)
    found = battle.refusal(shot)
    assert (() if found is None else found.rules) == rules
    # None of those offered waits for anybody either.
    waits = [each for each in battle.choices() if getattr(each, "held", None) is not None]
    assert bool(waits) == (not rules)


@pytest.mark.rule("AZ-ANT-04", "AZ-EXE-03")
@pytest.mark.parametrize(
    ("speed", "option", "state"),
    [
        ("fast", "as_order_table", "moved"),
        ("slow", "as_order_table", "stationary"),
        ("fast", "previous_state", "fired"),
    ],
)
def test_az_ant_04_what_the_mover_is_taken_for_while_it_goes(speed: Any, option: str, state: str):
    mover = replace(MOVER, detection="fired")
    move = ordered("M8", mover, going((20, 65), speed=speed))
    battle = play(Execution(), mover, FIRER, chain=(move, ordered("F3", FIRER, held(2))), dice=None,
                  options={"mover_state_when_interrupted": option})  # fmt: skip
    battle.choose(battle.choices()[0])
    assert battle.state.units["b.one"].detection == state
    assert bool(happened(battle, CountsAs)) == (state != "fired")


@pytest.mark.rule("AZ-EXE-04", "AZ-EXE-05")
@pytest.mark.parametrize(
    ("fires", "options", "state"),
    [
        ("last", {}, "moved"),
        ("last", {"assault_state_before_shot": "by_speed"}, "stationary"),
        ("first", {}, "fired"),
        ("first", {"assault_state_after_first_shot": "moved"}, "moved"),
    ],
)
def test_az_exe_04_an_assaulting_unit_is_moved_before_its_shot_and_fired_after_it(
    fires: Any, options: dict[str, str], state: str
):
    assault = ordered("A8", MOVER, AssaultIntent("b.one.1", ((20_000, 65_000),), "slow", "a.one", fires), FIRER)
    battle = play(Execution(), MOVER, FIRER, chain=(assault, ordered("F3", FIRER, held(5))), dice=[1] * 99,
                  options=options)  # fmt: skip
    while isinstance(battle.decision, ChooseFollowing):
        battle.choose(battle.choices()[0])
    shots = [entry.event for entry in battle.log if hasattr(entry, "event")]
    states = [event.detection for event in shots if isinstance(event, CountsAs)]
    assert states == ([] if state == "stationary" else [state])
    assert battle.state.units["b.one"].detection == "fired"


@pytest.mark.rule("AZ-ANT-05", "AZ-ANT-11")
def test_az_ant_11_the_scared_and_the_dead_stay_and_the_rest_keeps_together_with_them():
    # 7s hit; 9 kills, 2 scares in the open.
    battle = play(Execution(), MOVER, FIRER, chain=(MOVE, ordered("F3", FIRER, held(4))), dice=[7, 7, 9, 2])
    battle.choose(battle.choices()[0])
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    assert scared(battle, "b.one") == ["2"]
    lying = battle.state.units["b.one"].model("b.one.2")
    assert (lying.x, lying.y) == (23_000, 64_000)
    # From edge to edge 10 cm at most: the third stops short of 76.
    third = battle.state.units["b.one"].model("b.one.3")
    assert 72_000 < third.y < 76_000
    free = play(Execution(), MOVER, FIRER, chain=(MOVE, ordered("F3", FIRER, held(4))), dice=[7, 7, 9, 2],
                options={"interrupted_cohesion": "waived_until_next_order"})  # fmt: skip
    while not free.over:
        free.choose(free.choices()[0])
    assert free.state.units["b.one"].model("b.one.3").y == 80_000


@pytest.mark.rule("AZ-ANT-11", "AZ-MOV-10")
@pytest.mark.parametrize("option", ["kept", "waived_until_next_order"])
def test_az_ant_11_nobody_ends_on_the_one_who_lies_scared(option: str):
    # The second follows in the steps of the first, who is scared halfway.
    pair = riflemen("b.one", (20, 60), 2)
    pair = replace(pair, models=(pair.models[0], replace(pair.models[1], x=20_000, y=50_000)))
    move = ordered("M8", pair, going((20, 80), unit_=pair))
    battle = play(Execution(), pair, FIRER, chain=(move, ordered("F3", FIRER, held(10, pair))), dice=[7, 1, 2],
                  options={"interrupted_cohesion": option})  # fmt: skip
    while not battle.over:
        decision = battle.decision
        if isinstance(decision, ChooseFollowing):
            battle.choose(Follow((Leg("b.one.2", ((20_000, 70_000),)),)))
        elif isinstance(decision, ChooseLosses):
            battle.choose(next(each for each in battle.choices() if "b.one.1" in str(each)))
        else:
            battle.choose(battle.choices()[0])
    lying, other = battle.state.units["b.one"].models
    assert (lying.posture, lying.y) == ("scared", 70_000)
    assert lying.y - other.y >= 2_000


@pytest.mark.rule("AZ-ANT-11", "AZ-MOV-10")
def test_az_ant_11_nobody_ends_on_the_scared_though_ways_crossed_where_the_shot_fell():
    # Two on their feet cross just there, one over the other; the third lies scared in the way of one of them.
    men = riflemen("b.one", (20, 60), 3)
    one, two, lying = men.models
    models = replace(one, x=20_000), replace(two, x=21_000), replace(lying, x=26_000, posture="scared")
    caught = replace(men, models=models)
    battle = play(Execution(), caught, FIRER)
    for end, free in ((23_500, True), (24_500, False)):
        ends = replace(models[0], x=end), replace(models[1], x=14_000), models[2]
        assert ways_on.are_free(battle, Crowd(battle, caught), caught, ends) is free


@pytest.mark.rule("AZ-AREA-13", "AZ-ANT-11")
def test_az_area_13_who_changed_places_goes_the_way_that_led_there():
    # Both are half their way; the first lies scared where the second was, who goes on from where the first was.
    pair = riflemen("b.one", (20, 60), 2)
    one, two = pair.models
    tracks = Leg(one.id, ((20_000, 40_000), (20_000, 60_000))), Leg(two.id, ((40_000, 40_000), (40_000, 60_000)))
    half = replace(pair, models=(replace(one, x=20_000, y=50_000), replace(two, x=40_000, y=50_000)))
    battle = play(Execution(), half, FIRER)
    changed = ChangedPlaces(pair.id, one.id, two.id).apply(battle.state).units[pair.id]
    found = ways_on.tracks_where_they_stand(changed, tracks, 500_000)
    assert found == (replace(tracks[0], model=two.id), replace(tracks[1], model=one.id))
    assert ways_on.tracks_where_they_stand(half, tracks, 500_000) == tracks


@pytest.mark.rule("AZ-ANT-11", "AZ-ANT-05")
def test_az_ant_11_a_unit_that_breaks_stops_there():
    men = riflemen("a.one", (60, 60), 3)
    battle = play(Execution(), MOVER, men, chain=(MOVE, ordered("F3", men, held(4))), dice=[7, 7, 7, 9, 9, 2, 1],
                  lists={"b.one": {"panic_limit": 2}})  # fmt: skip
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    assert happened(battle, MoraleTested, Broke) == [MoraleTested("b.one", passed=False), Broke("b.one")]
    assert {y for _, y in places(battle)} == {64}


@pytest.mark.rule("AZ-ANT-07")
@pytest.mark.parametrize(("kind", "text", "state"), [(FireIntent, "F3", "fired"), (AmbushIntent, "X3", "stationary")])
def test_az_ant_07_a_point_that_is_never_reached_costs_the_shot(kind: Any, text: str, state: Any):
    # A shot at the start kills who leads; the rest of the way is not gone, for the unit is gone.
    alone = riflemen("b.one", (20, 60), 1)
    move = ordered("M8", alone, going((20, 80), unit_=alone))
    early = riflemen("a.two", (40, 40), 1)
    chain = move, ordered("F7", early, held(0, alone)), ordered(text, FIRER, held(15, alone, kind))
    battle = carry_out(*chain, units=(alone, early, FIRER, unit("b.two", (100, 100))), dice=[7, 9])
    over(battle)
    assert battle.state.units["b.one"].place == "gone"
    assert OrderDone("a.one", state) in happened(battle, OrderDone)
    assert len(happened(battle, VolleyFired)) == 1
    # The log says why nobody fired, and nothing of what has become of the dead.
    (spent,) = happened(battle, HeldFire)
    assert told(battle, spent).endswith("does not fire. There is nothing it could hit.")
    (dead,) = [each for each in happened(battle, OrderDone) if each.unit == "b.one"]
    assert NARRATOR.sentence(battle, dead) is None


@pytest.mark.rule("AZ-ANT-07")
def test_az_ant_07_by_the_option_the_shot_falls_where_the_mover_stopped():
    scared_first = riflemen("a.two", (40, 40), 1)
    alone = riflemen("b.one", (20, 60), 1)
    move = ordered("M8", alone, going((20, 80), unit_=alone))
    chain = move, ordered("F7", scared_first, held(5, alone)), ordered("F3", FIRER, held(15, alone))
    options = {"interrupt_point_not_reached": "fire_at_stop"}
    battle = carry_out(*chain, units=(alone, scared_first, FIRER), dice=[7, 2, 1, 1], options=options)
    over(battle)
    assert places(battle) == [(20, 65)]
    assert len(happened(battle, VolleyFired)) == 2
    lost = carry_out(*chain, units=(alone, scared_first, FIRER), dice=[7, 2])
    over(lost)
    assert len(happened(lost, VolleyFired)) == 1
    (spent,) = happened(lost, HeldFire)
    assert told(lost, spent).endswith("does not fire. Its target did not come so far.")


@pytest.mark.rule("AZ-ANT-10")
def test_az_ant_10_start_and_end_are_points_and_at_one_point_the_lower_number_comes_first():
    other = riflemen("a.two", (60, 80), 1)
    chain = MOVE, ordered("F4", other, held(20)), ordered("F2", FIRER, held(20))
    battle = carry_out(*chain, units=(MOVER, other, FIRER), dice=[1, 1, 1])
    over(battle)
    assert [event.unit for event in happened(battle, VolleyFired) if isinstance(event, VolleyFired)] == [
        "a.one", "a.two",
    ]  # fmt: skip
    assert held_shots(battle, "b.one") == ()
    assert places(battle)[0] == (20, 80)
    battle = carry_out(MOVE, ordered("F2", FIRER, held(0)), dice=[1, 1])
    over(battle)
    assert [type(event).__name__ for event in happened(battle, Walked, VolleyFired)] == ["VolleyFired", "Walked"]


@pytest.mark.rule("AZ-ANT-10")
def test_az_ant_10_at_the_end_the_held_shot_comes_before_the_movers_own_fire():
    assault = ordered("A8", MOVER, AssaultIntent("b.one.1", ((20_000, 75_000),), "fast", "a.one", "last"), FIRER)
    battle = carry_out(assault, ordered("F2", FIRER, held(15)), dice=[1] * 5)
    over(battle)
    assert [event.unit for event in happened(battle, VolleyFired) if isinstance(event, VolleyFired)] == [
        "a.one", "b.one",
    ]  # fmt: skip


@pytest.mark.rule("AZ-ANT-10", "AZ-ANT-08")
def test_az_ant_10_by_options_no_end_points_and_any_target():
    def rules(at: int, target: str, **options: str) -> tuple[str, ...]:
        g = play(Execution(), MOVER, FIRER, unit("b.two", (90, 60)), chain=(MOVE,), dice=None, options=options)
        g.state = replace(g.state, chain=(MOVE,))
        found = intent.refusal(g, FIRER, "fire", FireIntent(target, Held("b.one", at)))
        return () if found is None else found.rules

    assert rules(0, "b.one") == rules(20_000, "b.one") == ()
    assert rules(0, "b.one", interrupt_end_point="forbidden") == ("AZ-ANT-10",)
    assert rules(20_000, "b.one", interrupt_end_point="forbidden") == ("AZ-ANT-10",)
    assert rules(10_000, "b.one", interrupt_end_point="forbidden") == ()
    assert rules(10_000, "b.two") == ("AZ-ANT-08",)
    assert rules(10_000, "b.two", interrupt_target="any_enemy") == ()


@pytest.mark.rule("AZ-ANT-08")
def test_az_ant_08_by_the_option_another_enemy_is_shot_at_when_the_mover_gets_there():
    other = riflemen("b.two", (60, 100), 1)
    shot = ordered("F3", FIRER, FireIntent("b.two", Held("b.one", 10_000)))
    battle = carry_out(MOVE, shot, units=(MOVER, other, FIRER), dice=[1, 1], options={"interrupt_target": "any_enemy"})
    over(battle)
    (fired,) = happened(battle, VolleyFired)
    assert isinstance(fired, VolleyFired)
    assert fired.target == "b.two"


@pytest.mark.rule("AZ-ANT-09")
def test_az_ant_09_by_the_option_the_unit_is_judged_from_one_point():
    battle = carry_out(MOVE, ordered("F3", FIRER, held(5)), dice=[7, 1, 2],
                       options={"interrupt_positions": "unit_as_one_point"})  # fmt: skip
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    there, back = (event for event in happened(battle, Gathered) if isinstance(event, Gathered))
    assert {place for _, place in there.places} == {(20_000, 65_000)}
    assert dict(back.places)["b.one.2"] == (23_000, 65_000)
    assert sorted(ids(battle, "b.one")) == ["1", "2", "3"]
    assert len(set(places(battle))) == 3


@pytest.mark.rule("AZ-ANT-11")
def test_az_ant_11_who_stays_where_two_ways_cross_lies_on_nobody():
    """Two men who change places are caught in the middle: one of them stands beside the other."""
    men = riflemen("b.one", (21, 65), 2)
    first = men.models[0]
    men = replace(men, models=(first, replace(men.models[1], x=first.x, y=first.y)))
    ways = (Leg("b.one.1", ((16_000, 65_000), (26_000, 65_000))), Leg("b.one.2", ((26_000, 65_000), (16_000, 65_000))))
    battle = play(Playing(0), men, FIRER)
    ((model, place),) = ways_on.stood_apart(battle, men, ways, None)
    assert model == "b.one.2"
    assert 2 * first.radius - 2 <= hypot(place[0] - first.x, place[1] - first.y) <= 2 * first.radius + 150
    assert ways_on.stood_apart(battle, men, ways, ways_on.WHOLE) == ()


@pytest.mark.rule("AZ-ANT-11")
def test_az_ant_11_who_stands_aside_keeps_off_the_ends_of_those_who_go_on():
    """Two lie scared where their ways crossed; the place beside is where a third will end, or is not."""
    first, second, third = riflemen("b.one", (21, 65), 3).models
    lying = replace(first, posture="scared"), replace(second, x=first.x, y=first.y, posture="scared")
    men = replace(riflemen("b.one", (21, 65), 3), models=(*lying, replace(third, x=40_000, y=65_000)))
    battle = play(Playing(0), men, FIRER)

    def aside(end: tuple[int, int]) -> tuple[int, int]:
        crossed = (
            Leg("b.one.1", ((16_000, 65_000), (26_000, 65_000))),
            Leg("b.one.2", ((26_000, 65_000), (16_000, 65_000))),
        )
        ways = *crossed, Leg("b.one.3", ((40_000, 65_000), end))
        ((model, place),) = ways_on.stood_apart(battle, men, ways, ways_on.WHOLE)
        assert model == "b.one.2"
        return place

    usual = aside((60_000, 65_000))
    other = aside(usual)
    assert hypot(other[0] - usual[0], other[1] - usual[1]) >= 2 * first.radius - 2


@pytest.mark.rule("AZ-ANT-11")
def test_az_ant_11_who_goes_on_from_a_crossing_ends_on_no_scared_comrade():
    """Two men are caught where their ways cross; a third lies scared where one of them would end."""
    men = riflemen("b.one", (21, 65), 3)
    first, second, third = men.models
    scared_ = replace(third, x=26_000, y=65_000, posture="scared")
    men = replace(men, models=(first, replace(second, x=first.x, y=first.y), scared_))
    ways = (Leg("b.one.1", ((16_000, 65_000), (26_000, 65_000))), Leg("b.one.2", ((26_000, 65_000), (16_000, 65_000))))
    battle = play(Playing(0), men, FIRER)
    # From 60 % on they are off one another, to 80 % the first is off the scared man.
    assert ways_on.Treading("b.one", ways, gone=500_000).still(battle, men) == 800_000


@pytest.mark.rule("AZ-EXE-02", "AZ-ANT-02")
def test_az_exe_02_a_unit_that_is_struck_while_it_waits_has_lost_its_shot():
    hunter = riflemen("b.two", (60, 40), 2)
    one = riflemen("a.one", (60, 60), 1)
    chain = MOVE, ordered("F4", hunter, FireIntent("a.one")), ordered("F3", one, held(5))
    battle = carry_out(*chain, units=(MOVER, one, hunter, unit("a.two", (100, 20))), dice=[7, 7, 9, 9])
    over(battle)
    assert OrderLost("a.one") in happened(battle, OrderLost)
    assert places(battle)[0] == (20, 80)


@pytest.mark.rule("AZ-EXE-08", "AZ-MOR-13")
@pytest.mark.parametrize(
    ("option", "value"), [("execution_atomic", "morale_at_end_of_chain"), ("morale_moment", "end_of_order")]
)
def test_az_exe_08_by_options_morale_waits(option: str, value: str):
    men = riflemen("a.one", (60, 60), 3)
    later = riflemen("a.two", (90, 90), 1)
    chain = (
        ordered("M8", later, going((90, 95), unit_=later, speed="slow")),
        ordered("F3", men, FireIntent("b.one")),
    )
    battle = carry_out(*chain, units=(MOVER, men, later), dice=[7, 7, 1, 9, 9, 9],
                       lists={"b.one": {"panic_limit": 2}}, options={option: value})  # fmt: skip
    while not battle.over:
        battle.choose(battle.choices()[0])
    over(battle)
    kinds = [type(event).__name__ for event in happened(battle, OrderDone, MoraleTested)]
    expected = {
        "execution_atomic": ["OrderDone", "OrderDone", "MoraleTested"],
        "morale_moment": ["OrderDone", "MoraleTested", "OrderDone"],
    }
    assert kinds == expected[option]
    usual = carry_out(*chain, units=(MOVER, men, later), dice=[7, 7, 1, 9, 9, 9], lists={"b.one": {"panic_limit": 2}})
    while not usual.over:
        usual.choose(usual.choices()[0])
    kinds = [type(event).__name__ for event in happened(usual, OrderDone, MoraleTested)]
    assert kinds == ["MoraleTested", "OrderDone", "OrderDone"]


@pytest.mark.rule("AZ-ANT-02", "AZ-MOR-13")
def test_az_mor_13_by_the_option_morale_is_tested_when_the_order_of_a_held_shot_is_over():
    men = riflemen("a.one", (60, 60), 3)
    battle = carry_out(MOVE, ordered("F3", men, held(4)), units=(MOVER, men), dice=[7, 7, 1, 9, 9, 9],
                       lists={"b.one": {"panic_limit": 2}}, options={"morale_moment": "end_of_order"})  # fmt: skip
    while not battle.over:
        battle.choose(battle.choices()[0])
    kinds = [type(event).__name__ for event in happened(battle, OrderDone, MoraleTested)]
    assert kinds == ["OrderDone", "MoraleTested", "OrderDone"]


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_a_unit_that_has_lost_men_does_the_rest_or_by_the_option_nothing():
    early = riflemen("a.one", (60, 60), 1)
    chain = ordered("M8", MOVER, going((20, 78))), ordered("F3", early, FireIntent("b.one"))
    rest = carry_out(*chain, units=(MOVER, early), dice=[7, 9])
    while not rest.over:
        rest.choose(rest.choices()[0])
    assert {y for _, y in places(rest)} == {78}
    lost = carry_out(*chain, units=(MOVER, early), dice=[7, 9], options={"partial_execution": "order_lost"})
    while not lost.over:
        lost.choose(lost.choices()[0])
    assert happened(lost, OrderLost) == [OrderLost("b.one")]
    assert {y for _, y in places(lost)} == {60}


@pytest.mark.rule("AZ-ORD-07", "AZ-ANT-02")
def test_az_ord_07_who_lies_scared_when_the_shot_was_due_stands_up_when_it_has_fallen():
    men = riflemen("a.one", (60, 60), 2)
    men = replace(men, models=(replace(men.models[0], posture="scared"), men.models[1]))
    battle = carry_out(MOVE, ordered("F3", men, held(5)), units=(MOVER, men), dice=[1])
    over(battle)
    assert scared(battle, "a.one") == []
    assert len(happened(battle, VolleyFired)) == 1


def test_a_position_with_a_shot_held_reads_back():
    battle = play(Execution(), MOVER, FIRER, chain=(MOVE, ordered("F3", FIRER, held(5))), dice=None)
    same_from_text(battle)
    battle.choose(battle.choices()[0])
    same_from_text(battle)


@pytest.mark.rule("AZ-RCT-06")
def test_az_rct_06_any_unit_reacts_or_by_the_option_only_one_that_is_threatened():
    def units_asked(intent_: Intent, **options: str) -> set[str]:
        chain = (ordered("F8", FIRER, intent_),)
        battle = play(Playing(1), MOVER, FIRER, unit("b.two", (90, 60)), chain=chain, hands=("", "M3"), options=options)
        if battle.over:
            return set()
        return {choice.unit for choice in battle.choices() if isinstance(choice, PlayCard)}

    assert units_asked(FireIntent("b.one")) == {"b.one", "b.two"}
    assert units_asked(FireIntent("b.one"), reaction_scope="threatened_unit_only") == {"b.one"}
    assert units_asked(AmbushIntent(), reaction_scope="threatened_unit_only") == set()
    chain = (ordered("F8", FIRER, FireIntent("b.one")),)
    battle = play(Playing(1), MOVER, FIRER, unit("b.two", (90, 60)), chain=chain, hands=("", "M3"),
                  options={"reaction_scope": "threatened_unit_only"})  # fmt: skip
    assert refused(battle, PlayCard("b.two", card("M3"))) == ("AZ-RCT-06",)


@pytest.mark.rule("AZ-RCT-12", "AZ-ORD-11")
def test_az_rct_12_who_broke_counts_as_having_acted_but_for_the_option():
    for value, acted in (("yes", 4), ("no", 0)):
        battle = play(Morale(("b.one",)), replace(MOVER, losses=3), dice=[1], turn=4,
                      options={"broken_counts_as_acted": value})  # fmt: skip
        over(battle)
        assert (battle.state.units["b.one"].broken, battle.state.units["b.one"].acted_turn) == (True, acted)
