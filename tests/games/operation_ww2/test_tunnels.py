"""Going below ground (chapter Tunnels and sewers)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.contract import check_decision, check_position
from grognard.core.engine.dice import Stream
from grognard.core.records import replace
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.ground.contact import contacts
from grognard.games.operation_ww2.rules.close_combat.close_combat import thrown
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.intent.weapon_targets import enemies
from grognard.games.operation_ww2.rules.morale.morale import modifiers
from grognard.games.operation_ww2.rules.movement.panic import PanicStep
from grognard.games.operation_ww2.rules.setup.deployment import SettingUp
from grognard.games.operation_ww2.rules.tunnels import declaring
from grognard.games.operation_ww2.rules.tunnels.entries import PlacingEntries
from grognard.games.operation_ww2.rules.tunnels.firing import FireBelow, rounds, struck
from grognard.games.operation_ww2.rules.tunnels.passage import ChooseSurfacing
from grognard.games.operation_ww2.rules.turn.chain import ChooseIntent
from grognard.games.operation_ww2.rules.turn.execution import Execution, is_wiped_out
from grognard.games.operation_ww2.state.choices import BeginBelow, NoMoreEntries, PlaceEntry, PlaceNext, Surface
from grognard.games.operation_ww2.state.events.close_combat import CloseCombatFought
from grognard.games.operation_ww2.state.events.fire import HeldFire, VolleyFired
from grognard.games.operation_ww2.state.events.tunnels import EntryPlaced, Surfaced, WayRolled, WentBelow
from grognard.games.operation_ww2.state.events.turn import OrderDone
from grognard.games.operation_ww2.state.ground import Manhole
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Intent, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from grognard.games.operation_ww2.table.questions import present
from tests.games.operation_ww2.firing_line import vehicle
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, person, play, unit

ON = {"tunnels": "on"}
HOLES = (Manhole(40_000, 40_000), Manhole(80_000, 40_000), Manhole(40_000, 80_000))
FOE = unit("b.foe", (110, 110))
LISTS: dict[str, Any] = {"a.one": {"people": 4, "training": 4, "panic_limit": 3}, "b.two": {"people": 4}}
AT_HOLE = unit("a.one", (40, 42), (43, 42), (37, 42), (40, 45))


def below(id: str = "a.one", at: tuple[float, float] = (40, 40), tunnel: tuple[int, ...] = (0,), count: int = 4,
          **fields: Any) -> Unit:  # fmt: skip
    """So many with rifles at a place below ground."""
    found = unit(id, *[at] * count)
    models = tuple(replace(model, weapons=("kar98k",)) for model in found.models)
    return replace(found, models=models, place="below", tunnel=tunnel, **fields)


def sewer(start: Any, *units: Unit, **more: Any) -> Battle[State]:
    """A battle above tunnels with three entries."""
    given: dict[str, Any] = {"manholes": HOLES, "turn": 2, "lists": LISTS} | more
    given["options"] = ON | given.get("options", {})
    return play(start, *units, *([] if any(each.seat for each in units) else [FOE]), **given)


def ordered(squad: Unit, declared: Intent, *others: Unit, **more: Any) -> Battle[State]:
    """An order of a unit carried out; who comes up does so the first way listed."""
    letter = {MoveIntent: "M5", AssaultIntent: "A5", FireIntent: "F5"}[type(declared)]
    g = sewer(Execution(), squad, *others, chain=(Ordered(0, squad.id, card(letter), declared),), **more)
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    return g


def why(squad: Unit, declared: Intent, *others: Unit, **more: Any) -> tuple[str, ...]:
    order: Any = {MoveIntent: "move", AssaultIntent: "assault", FireIntent: "fire"}[type(declared)]
    g = sewer(Idle(), squad, *others, **more)
    found = intent.refusal(g, g.state.units[squad.id], order, declared)
    return () if found is None else found.rules


def down(number: int = 0) -> MoveIntent:
    return MoveIntent("a.one.1", (), "slow", Besides(tunnel="down", manhole=number))


def up(number: int = 0) -> MoveIntent:
    return MoveIntent("a.one.1", (), "slow", Besides(tunnel="up", manhole=number))


def along(x: float, y: float, number: int, speed: Any = "slow") -> MoveIntent:
    return MoveIntent("a.one.1", ((round(x * 1000), round(y * 1000)),), speed, Besides(tunnel="along", manhole=number))


# ---- entries -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-01")
def test_az_tun_01_entries_lie_on_roads_far_from_edges_and_each_other():
    cross = ground(
        {"id": "street", "kind": "road", "rectangle": ((56, 0), (64, 120))},
        {"id": "lane", "kind": "track", "rectangle": ((0, 56), (120, 64))},
    )
    g = play(PlacingEntries(), FOE, map=cross, options=ON)
    for place, rules in (
        ((60_000, 60_000), ()),
        ((60_000, 29_900), ("AZ-TUN-01",)),
        ((60_000, 30_000), ()),
        ((40_000, 60_000), ("AZ-TUN-01",)),
    ):
        found = g.refusal(PlaceEntry(*place))
        assert (() if found is None else found.rules) == rules
    g.choose(PlaceEntry(60_000, 60_000))
    near = g.refusal(PlaceEntry(60_000, 89_900))
    assert near is not None
    assert near.rules == ("AZ-TUN-01",)
    seats = [0]
    while not g.over:
        decision = g.decision
        assert decision is not None
        seats.append(decision.seat)
        g.choose(g.choices()[0])
    assert seats == [0, 1, 0]
    assert len(happened(g, EntryPlaced)) == len(g.state.manholes) == 3


@pytest.mark.rule("AZ-TUN-01")
def test_az_tun_01_six_at_most_and_who_wants_no_more_is_not_asked():
    roads = ground({"id": "square", "kind": "road", "rectangle": ((0, 0), (200, 200))}, width=200, depth=200)
    g = play(PlacingEntries(), FOE, map=roads, options=ON)
    for x in (40, 75, 110, 145):
        g.choose(PlaceEntry(x * 1000, 40_000))
    g.choose(NoMoreEntries())
    assert g.decision is not None
    assert g.decision.seat == 1
    g.choose(PlaceEntry(40_000, 100_000))
    g.choose(PlaceEntry(75_000, 100_000))
    over(g)
    assert len(g.state.manholes) == 6
    off = play(SettingUp("set-up"), FOE)
    assert off.state.manholes == ()


# ---- going down --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-02", "AZ-TUN-06", "AZ-TUN-10")
def test_az_tun_02_a_whole_unit_of_infantry_within_cohesion_goes_down():
    assert why(AT_HOLE, down()) == ()
    far = unit("a.one", (40, 42), (40, 51.1))
    assert why(far, down()) == ("AZ-TUN-02", "AZ-TUN-06")
    scared = replace(AT_HOLE, models=(replace(AT_HOLE.models[0], posture="scared"), *AT_HOLE.models[1:]))
    assert why(scared, down()) == ("AZ-TUN-02", "AZ-TUN-06")
    gun = replace(AT_HOLE, models=(*AT_HOLE.models, replace(person("a.one.9", (40, 37), role="gun"), length=2_000)))
    assert why(gun, down()) == ("AZ-TUN-02", "AZ-TUN-06")
    tank = vehicle("a.one", (40, 42))
    assert why(tank, replace(down(), lead=tank.models[0].id)) == ("AZ-TUN-02", "AZ-TUN-06")
    closed = (replace(HOLES[0], is_open=False), *HOLES[1:])
    assert why(AT_HOLE, down(), manholes=closed) == ("AZ-TUN-02", "AZ-TUN-06")
    assert why(AT_HOLE, AssaultIntent("a.one.1", (), "slow", None, "never", down().besides)) == ()


@pytest.mark.rule("AZ-TUN-02", "AZ-TUN-03")
def test_az_tun_03_nothing_happens_and_the_unit_is_a_marker():
    g = ordered(AT_HOLE, down(), dice=(5,))
    squad = g.state.units["a.one"]
    assert squad.is_below
    assert squad.tunnel == (0,)
    assert {(model.x, model.y) for model in squad.models} == {(40_000, 40_000)}
    assert len(happened(g, WentBelow)) == 1
    assert squad.acted_turn == 2
    assert squad.takes_orders
    assert not is_wiped_out(g.state, 0)


@pytest.mark.rule("AZ-TUN-03")
def test_az_tun_03_a_falling_ceiling_strikes_so_many_and_the_entry_stays_open():
    # Three models: harmless, and two harmless.
    g = ordered(AT_HOLE, down(), dice=(6, 3, 1, 1, 1))
    assert g.state.units["a.one"].is_below
    assert g.state.manholes[0].is_open
    # More than there are: every one of the four rolls, and no more.
    g = ordered(AT_HOLE, down(), dice=(7, 10, 1, 1, 1, 1))
    assert len(g.state.units["a.one"].models) == 4


@pytest.mark.rule("AZ-TUN-03")
def test_az_tun_03_a_collapse_closes_the_entry_and_survivors_stand_above():
    g = ordered(AT_HOLE, down(), dice=(8, 10, 1, 1, 1))
    squad = g.state.units["a.one"]
    assert squad.on_table
    assert len(squad.models) == 3
    assert not g.state.manholes[0].is_open
    rising = ordered(below(), up(), dice=(9, 10, 1, 1, 1))
    assert rising.state.units["a.one"].on_table
    assert not rising.state.manholes[0].is_open
    assert len(happened(rising, Surfaced)) == 1


@pytest.mark.rule("AZ-TUN-03")
@pytest.mark.parametrize("squad", [AT_HOLE, below()], ids=["down", "up"])
def test_az_tun_03_a_total_collapse_kills_all(squad: Unit):
    g = ordered(squad, up() if squad.is_below else down(), dice=(10,))
    assert g.state.units["a.one"].place == "gone"
    assert not g.state.manholes[0].is_open


# ---- along -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-04")
@pytest.mark.parametrize(("speed", "x"), [("slow", 45), ("fast", 55)])
def test_az_tun_04_straight_towards_another_entry(speed: str, x: float):
    assert why(below(), along(x, 40, 1, speed)) == ()
    assert why(below(), along(x + 0.1, 40, 1, speed)) != ()
    assert why(below(), along(x, 41, 1, speed)) != ()
    g = ordered(below(), along(x, 40, 1, speed))
    squad = g.state.units["a.one"]
    assert declaring.marker(squad) == (x * 1000, 40_000)
    assert squad.tunnel == (0, 1)
    # Between two entries it goes on to one of them, to no third.
    goals = [number for number, _ in declaring.goals(g, squad)]
    assert goals == [0, 1]
    assault = AssaultIntent("a.one.1", ((50_000, 40_000),), "fast", None, "never", Besides(tunnel="along", manhole=1))
    assert why(below(), assault) == ()


@pytest.mark.rule("AZ-TUN-04")
def test_az_tun_04_it_stops_at_the_entry_and_comes_up_next_turn_only():
    near = below(at=(74, 40), tunnel=(0, 1))
    assert why(near, up(1)) != ()
    g = ordered(near, along(80, 40, 1, "fast"))
    assert g.state.units["a.one"].tunnel == (1,)
    assert g.state.units["a.one"].is_below
    assert why(g.state.units["a.one"], up(1)) == ()
    closed = (HOLES[0], replace(HOLES[1], is_open=False), HOLES[2])
    assert why(below(), along(45, 40, 1), manholes=closed) != ()


@pytest.mark.rule("AZ-TUN-10")
def test_az_tun_10_while_anybody_is_scared_the_marker_does_not_move():
    squad = below()
    scared = replace(squad, models=(replace(squad.models[0], posture="scared"), *squad.models[1:]))
    assert why(scared, along(45, 40, 1)) == ("AZ-TUN-10",)
    assert why(scared, up()) == ("AZ-TUN-10",)
    stays = MoveIntent("a.one.2", (), "slow")
    g = ordered(scared, stays)
    assert {model.posture for model in g.state.units["a.one"].models} == {"standing"}


# ---- coming up ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-05", "AZ-TUN-13")
@pytest.mark.parametrize("state", ["moved", "stationary"])
def test_az_tun_05_all_stand_within_cohesion_of_the_entry(state: str):
    blocked = unit("a.two", (40, 40))
    chain = (Ordered(0, "a.one", card("M5"), up()),)
    g = sewer(Execution(), below(), blocked, FOE, chain=chain, dice=(1,), options={"surface_state": state})
    options = g.choices()
    assert len(options) == 8
    assert all(g.refusal(each) is None for each in options)
    first = options[0]
    assert isinstance(first, Surface)
    away = (replace(first.places[0], way=((40_000, 51_100),)), *first.places[1:])
    fault = g.refusal(Surface(away))
    assert fault is not None
    assert fault.rules == ("AZ-TUN-05",)
    on_him = (replace(first.places[0], way=((40_500, 40_000),)), *first.places[1:])
    assert g.refusal(Surface(on_him)) is not None
    assert g.refusal(Surface(())) is not None
    assert g.decision is not None
    shown = present(g, g.decision)
    assert len(shown.options) == 8
    g.choose(first)
    over(g)
    assert g.state.units["a.one"].on_table
    assert happened(g, OrderDone)[-1] == OrderDone("a.one", state)  # type: ignore[arg-type]


@pytest.mark.rule("AZ-TUN-05", "AZ-TUN-13")
def test_az_tun_05_with_an_assault_it_fires_from_there_and_has_fired():
    target = unit("b.two", (40, 60), (43, 60))
    fires = AssaultIntent("a.one.1", (), "slow", "b.two", "last", Besides(tunnel="up"))
    assert why(below(), fires, target) == ()
    g = sewer(Execution(), below(), target, chain=(Ordered(0, "a.one", card("A5"), fires),), dice=None)
    g.source = Stream(3)
    for _ in range(60):
        if g.over:
            break
        g.choose(g.sample(Random(1)), g.decisions[0].seat)
    assert happened(g, VolleyFired)
    assert g.state.units["a.one"].detection == "fired"


@pytest.mark.rule("AZ-TUN-05")
def test_az_tun_05_it_charges_enemies_within_ten_centimetres_of_the_entry():
    near, far = unit("b.two", (40, 48)), unit("b.far", (40, 53))
    g = sewer(Idle(), below(), near, far)
    assert [foe.id for foe in declaring.chargeable(g, g.state.units["a.one"])] == ["b.two"]
    charge = AssaultIntent("a.one.1", (), "fast", "b.two", "last", Besides(tunnel="up", charge="b.two"))
    chain = (Ordered(0, "a.one", card("A5"), charge),)
    g = sewer(Execution(), below(), near, chain=chain, dice=None)
    g.source = Stream(5)
    for _ in range(80):
        if g.over:
            break
        g.choose(g.choices()[0] if not isinstance(g.decision, ChooseIntent) else g.sample(Random(1)))
    assert happened(g, Surfaced)
    assert happened(g, CloseCombatFought) or g.state.units["b.two"].place == "gone" or g.state.units["a.one"].broken


@pytest.mark.rule("AZ-TUN-05")
def test_az_tun_05_who_comes_up_touches_only_those_he_charges():
    near, other = unit("b.two", (40, 48)), unit("b.other", (48, 40))
    squad = below(count=1)
    for charge, allowed in (("b.two", (True, False)), (None, (False, False))):
        decision = ChooseSurfacing(0, "a.one", 0, charge)
        g = sewer(Idle(), squad, near, other)
        touching = (Surface((Leg("a.one.1", ((x * 1000, y * 1000),)),)) for x, y in ((40, 46), (46, 40)))
        assert tuple(decision.refusal(g, each) is None for each in touching) == allowed


@pytest.mark.rule("AZ-TUN-05")
@pytest.mark.parametrize(("y", "allowed"), [(51_000, True), (51_001, False)])
def test_az_tun_05_within_ten_centimetres_counts_from_the_base(y: int, allowed: bool):
    g = sewer(Idle(), below(count=1), FOE)
    found = ChooseSurfacing(0, "a.one", 0).refusal(g, Surface((Leg("a.one.1", ((40_000, y),)),)))
    assert (found is None) == allowed


@pytest.mark.rule("AZ-TUN-03", "AZ-TUN-05")
def test_az_tun_03_a_unit_that_breaks_under_a_falling_ceiling_stays_below():
    g = ordered(below(), up(), dice=(6, 4, 10, 10, 10, 1, 1))
    assert g.state.units["a.one"].broken
    assert g.state.units["a.one"].is_below
    assert happened(g, Surfaced) == []


# ---- unseen ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-07")
def test_az_tun_07_nobody_above_names_who_is_below_nor_the_other_way_round():
    g = sewer(Idle(), below(), unit("b.two", (42, 40)))
    assert enemies(g, 1) == []
    named = [getattr(each, "target", None) for each in intent.listed(g, g.state.units["a.one"], "fire")]
    assert named == [None]
    assert why(below(), FireIntent("b.two"), unit("b.two", (42, 40))) == ("AZ-TUN-04", "AZ-TUN-07", "AZ-TUN-08")


# ---- fighting below ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize(("x", "fires"), [(50, True), (50.1, False)])
def test_az_tun_08_enemies_within_ten_centimetres_may_be_fired_at(x: float, fires: bool):
    foe = below("b.two", (x, 40), (0, 1))
    assert (why(below(), FireIntent("b.two"), foe) == ()) is fires
    # A grenade and three rifles: no hits.
    g = ordered(below(), FireIntent("b.two"), foe, dice=(2,) * 4 if fires else ())
    assert bool(happened(g, VolleyFired)) is fires
    assert bool(happened(g, HeldFire)) is not fires
    assert g.state.units["a.one"].detection == "fired"


@pytest.mark.rule("AZ-TUN-08")
def test_az_tun_08_hits_roll_without_cover_and_morale_is_tested():
    foe = below("b.two", (48, 40), (0, 1))
    # The grenade misses, three rifles hit; a dead man each; then the test of three losses.
    g = ordered(below(), FireIntent("b.two"), foe, dice=(1, 10, 10, 10, 10, 10, 10, 1))
    assert len(g.state.units["b.two"].models) == 1
    assert g.state.units["b.two"].broken
    assert g.state.units["b.two"].is_below


@pytest.mark.rule("AZ-TUN-08")
def test_az_tun_08_rifles_roll_on_the_table_for_small_arms_below_ground_too():
    foe = below("b.two", (48, 40), (0, 1), count=6)
    # The grenade misses, one of three rifles hits; a 2 scares a man in the open, and a heavy weapon would kill him.
    g = ordered(below(), FireIntent("b.two"), foe, dice=(1, 10, 1, 1, 2))
    assert [model.posture for model in g.state.units["b.two"].models].count("scared") == 1
    assert len(g.state.units["b.two"].models) == 6


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize(
    ("radius", "die", "one", "zero"), [(3, 5, 1, 0), (3, 9, 4, 4), (5, 7, 7, 7), (8, 7, 10, 10), (10, 7, 12, 12)]
)
def test_az_tun_08_area_weapons_strike_so_many_by_a_die(radius: int, die: int, one: int, zero: int):
    least, none = (sewer(Idle(), AT_HOLE, options={"underground_min_hits": value}) for value in ("one", "zero"))
    assert (struck(least, radius, die), struck(none, radius, die)) == (one, zero)


@pytest.mark.rule("AZ-TUN-08")
def test_az_tun_08_what_strikes_more_than_there_are_is_lost():
    foe = below("b.two", (46, 40), (0, 1), count=2)
    g = sewer(Idle(), below(), foe)
    found = rounds(g, g.state.units["a.one"], g.state.units["b.two"], "fire", False)
    # One of five at most throws a grenade.
    assert [each.armed.weapon for each in found] == ["hand-grenade", "kar98k", "kar98k", "kar98k"]
    assert [each.radius for each in found] == [3, 0, 0, 0]
    thrower = below(count=1)
    # It hits, ten are struck of two; both die.
    g = sewer(FireBelow("a.one", "b.two", "fire"), thrower, foe, dice=(10, 10, 10, 10))
    over(g)
    assert g.state.units["b.two"].place == "gone"


@pytest.mark.rule("AZ-TUN-09")
def test_az_tun_09_close_combat_by_assault_into_the_enemy_marker():
    foe = below("b.two", (48, 40), (0, 1), count=2)
    charge = AssaultIntent("a.one.1", ((48_000, 40_000),), "fast", None, "never", Besides(charge="b.two"))
    assert why(below(), charge, foe) == ()
    assert why(below(), replace(charge, way=((50_200, 40_000),)), below("b.two", (50.2, 40), (0, 1))) != ()
    g = sewer(Execution(), below(), foe, chain=(Ordered(0, "a.one", card("A5"), charge),), dice=None)
    squad = g.state.units["a.one"]
    assert declaring.marker(squad) == (46_000, 40_000)
    # Four against two: each with one, the surplus with one of them again.
    pairs = [(one.id, other.id) for one, _, other in contacts(g, squad)]
    assert pairs == [
        ("a.one.1", "b.two.1"), ("a.one.2", "b.two.2"), ("a.one.3", "b.two.1"), ("a.one.4", "b.two.2"),
    ]  # fmt: skip
    assert len(thrown(g, pairs)) == 6
    g.source = Stream(2)
    for _ in range(60):
        if g.over:
            break
        g.choose(g.choices()[0])
    assert len(happened(g, CloseCombatFought)) == 1


@pytest.mark.rule("AZ-TUN-04", "AZ-TUN-09")
def test_az_tun_09_an_enemy_that_has_gone_farther_off_is_not_reached():
    foe = below("b.two", (55, 40), (0, 1))
    attack = AssaultIntent("a.one.1", ((48_000, 40_000),), "fast", None, "never", Besides(charge="b.two"))
    g = ordered(below(), attack, foe)
    assert declaring.marker(g.state.units["a.one"]) == (50_000, 40_000)
    assert happened(g, CloseCombatFought) == []


@pytest.mark.rule("AZ-TUN-03")
@pytest.mark.parametrize(("declared", "squad"), [(up(), below()), (down(), AT_HOLE)], ids=["up", "down"])
def test_az_tun_03_nobody_goes_by_an_entry_that_was_closed_meanwhile(declared: Intent, squad: Unit):
    holes = (replace(HOLES[0], is_open=False), *HOLES[1:])
    g = ordered(squad, declared, manholes=holes)
    assert happened(g, WayRolled) == []
    assert g.state.units["a.one"].place == squad.place


@pytest.mark.rule("AZ-TUN-11")
def test_az_tun_11_morale_is_worse_below():
    g = sewer(Idle(), below(), unit("b.two", (100, 100)))
    assert [each.value for each in modifiers(g, g.state.units["a.one"])] == [-1]
    assert modifiers(g, replace(AT_HOLE, models=AT_HOLE.models)) == []


@pytest.mark.rule("AZ-TUN-11", "AZ-MOR-10")
def test_a_broken_unit_below_lies_and_tests_there():
    broken = below(broken=True)
    lying = replace(broken, models=tuple(replace(model, posture="scared") for model in broken.models))
    g = sewer(PanicStep(), lying, dice=(5,))
    over(g)
    assert not g.state.units["a.one"].broken
    assert g.state.units["a.one"].is_below
    # Needed: training 4, and one more below.
    g = sewer(PanicStep(), lying, dice=(4,))
    over(g)
    assert g.state.units["a.one"].broken


# ---- infiltrators ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-12", "AZ-SET-07", "AZ-SET-11")
def test_az_tun_12_infiltrators_may_begin_below_without_a_roll():
    lists = {"a.one": {"people": 4, "characteristics": ("infiltration",)}, "a.two": {}}
    waiting = replace(AT_HOLE, place="waiting")
    given: dict[str, Any] = {"zones": ("south", "north"), "turn": 0, "lists": lists}
    g = sewer(SettingUp("infiltrators"), waiting, FOE, **given)
    g.choose(PlaceNext("a.one"))
    assert [each for each in g.choices() if isinstance(each, BeginBelow)] == [BeginBelow(n) for n in range(3)]
    g.choose(BeginBelow(1))
    over(g)
    squad = g.state.units["a.one"]
    assert (squad.place, squad.tunnel, declaring.marker(squad)) == ("below", (1,), (80_000, 40_000))
    assert happened(g, WayRolled) == []
    others = sewer(SettingUp("set-up"), replace(unit("a.two", (0, 0)), place="waiting"), FOE, **given)
    others.choose(PlaceNext("a.two"))
    assert others.refusal(BeginBelow(0)) is not None


# ---- whole battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-01")
def test_battles_of_units_that_begin_below_keep_every_promise():
    kinds: set[str] = set()
    for seed in range(8):
        random = Random(seed)
        options = {"tunnels": "on", "surface_state": random.choice(["moved", "stationary"])}
        g: Battle[State] = Battle(SYSTEM, SYSTEM.setups.make_setup("village-street", options=options), Stream(seed))
        while g.state.turn < 1 or g.decision is None:
            decision = random.choice(g.decisions)
            g.choose(g.sample(random, decision), decision.seat)
        units = dict(g.state.units)
        spots = [(number, hole) for number, hole in enumerate(g.state.manholes)][:2]
        for each in list(units.values()):
            if spots and each.on_table and all(model.is_person for model in each.models):
                number, hole = spots[each.seat * (seed % 2) % len(spots)]
                models = tuple(replace(model, x=hole.x, y=hole.y, storey=0) for model in each.models)
                units[each.id] = replace(each, models=models, place="below", tunnel=(number,))
        g.put(replace(g.position, state=replace(g.state, units=units)))
        while not g.over:
            assert g.number < 3_000
            decision = random.choice(g.decisions)
            if random.random() < 0.05:
                check_decision(g, decision, most=6)
                check_position(g)
                assert SYSTEM.table.present(g, decision).options
                SYSTEM.table.scene(g, decision.seat)
            g.choose(g.sample(random, decision), decision.seat)
        kinds |= {type(entry.event).__name__ for entry in g.log if hasattr(entry, "event")}
    assert {"WayRolled", "WentAlong", "Surfaced", "CloseCombatFought"} <= kinds
