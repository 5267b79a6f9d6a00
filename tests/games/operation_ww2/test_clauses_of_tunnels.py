"""Clauses of tunnels, turns, runners, setting up and held shots that only an edge of a rule shows."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.engine.procedures import Call, Done, Next
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.intent.interrupting import Unreached
from grognard.games.operation_ww2.rules.intent.runners import Running
from grognard.games.operation_ww2.rules.setup.deployment import SettingUp, entries_for
from grognard.games.operation_ww2.rules.tunnels.firing import FireBelow, rounds
from grognard.games.operation_ww2.rules.tunnels.passage import ChooseSurfacing, Descending, Tunnelling, WayRoll
from grognard.games.operation_ww2.rules.turn.initiative import Initiative, TopCards
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.state.choices import PlaceRest, Surface
from grognard.games.operation_ww2.state.events.tunnels import WentBelow
from grognard.games.operation_ww2.state.intents import AmbushIntent, AssaultIntent, Besides, FireIntent, Held, Leg
from grognard.games.operation_ww2.state.state import HeldShot, Ordered
from tests.games.operation_ww2.table import Idle, card, happened, person, play, unit
from tests.games.operation_ww2.test_tunnels import AT_HOLE, FOE, HOLES, LISTS, below, sewer
from tests.games.playing import become, through


def assault(fires: Any = "last", target: str | None = "b.two", **besides: Any) -> Ordered:
    return Ordered(0, "a.one", card("A5"), AssaultIntent("a.one.1", (), "slow", target, fires, Besides(**besides)))


# ---- tunnels -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-05", "AZ-TUN-08")
@pytest.mark.parametrize(("squad", "fire"), [(below(), FireBelow), (AT_HOLE, Volley)], ids=["below", "above"])
def test_az_tun_05_who_fires_last_fires_below_ground_while_there_and_above_when_up(squad, fire):
    g = sewer(Idle(), squad, below("b.two", (48, 40), (0, 1)))
    action = through(Tunnelling(assault()).fire_last(g, None))
    assert type(action.procedure) is fire


@pytest.mark.rule("AZ-TUN-05", "AZ-TUN-09")
@pytest.mark.parametrize("broken", [False, True])
def test_az_tun_05_a_unit_that_breaks_on_its_way_neither_fires_last_nor_fights(broken):
    g = sewer(Idle(), below(broken=broken), below("b.two", (41, 40)))
    going = Tunnelling(assault(charge="b.two"))
    assert isinstance(through(going.fire_last(g, None)), Next if broken else Call)
    fight = through(going.fight(g, ""))
    assert isinstance(fight, Next if broken else Call)
    assert broken or isinstance(become(fight), CloseCombat)


@pytest.mark.rule("AZ-TUN-05", "AZ-TUN-09")
def test_az_tun_05_who_charges_nobody_does_not_fight():
    g = sewer(Idle(), below(), below("b.two", (41, 40)))
    assert isinstance(through(Tunnelling(assault()).fight(g, "")), Next)


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize(("target", "fires"), [(None, False), ("b.two", True)])
def test_az_tun_08_an_ambush_without_a_target_keeps_its_fire(target, fires):
    g = sewer(Idle(), below(), below("b.two", (48, 40), (0, 1)))
    held = Tunnelling(Ordered(0, "a.one", card("X5"), AmbushIntent(target)))
    assert isinstance(held.fire_first(g), Call) is fires


@pytest.mark.rule("AZ-TUN-03", "AZ-TUN-02")
@pytest.mark.parametrize("alive", [True, False])
def test_az_tun_03_nobody_goes_down_of_whom_the_ceiling_left_none(alive):
    squad = AT_HOLE if alive else replace(AT_HOLE, models=(), place="gone")
    g = sewer(Idle(), squad)
    Descending("a.one", 0).go_down(g, "ceiling")
    assert bool(happened(g, WentBelow)) is alive


@pytest.mark.rule("AZ-TUN-03")
@pytest.mark.parametrize(("row", "each"), [("structure", True), ("ceiling", False)])
def test_az_tun_03_a_collapse_strikes_each_man_and_a_falling_ceiling_whomever_their_owner_says(row, each):
    g = sewer(Idle(), AT_HOLE)
    lots = become(WayRoll("a.one", 0, row).strike(g, 4)).lots
    assert (len(lots) > 1 and all(len(lot.models) == lot.dice == 1 for lot in lots)) is each


@pytest.mark.rule("AZ-TUN-05", "AZ-TUN-07")
@pytest.mark.parametrize(("foe", "barred"), [(below("b.two", (40, 40)), False), (unit("b.two", (40, 44)), True)])
def test_az_tun_05_who_comes_up_keeps_from_enemies_above_and_not_from_those_below(foe, barred):
    g = sewer(Idle(), below(), foe)
    decision = ChooseSurfacing(0, "a.one", 0)
    assert bool(list(decision._foes(g, g.state.units["a.one"]))) is barred


@pytest.mark.rule("AZ-TUN-05")
@pytest.mark.parametrize(("storey", "rules"), [(0, None), (1, ("AZ-TUN-05",))])
def test_az_tun_05_every_man_comes_up_to_the_ground(storey, rules):
    g = sewer(Idle(), below())
    decision = ChooseSurfacing(0, "a.one", 0)
    listed: Any = decision.choices(g)[0]
    first, *rest = listed.places
    found = decision.refusal(g, Surface((Leg(first.model, first.way, storey), *rest)))
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-TUN-05")
def test_az_tun_05_where_there_is_no_room_they_stay_below():
    crowd = [(x, y) for x in range(28, 54, 3) for y in range(28, 54, 3)]
    g = sewer(Idle(), below(), unit("b.two", *crowd), lists=LISTS | {"b.two": {"people": len(crowd)}})
    assert ChooseSurfacing(0, "a.one", 0).choices(g) == [Surface(())]


@pytest.mark.rule("AZ-TUN-08", "AZ-FIRE-17", "AZ-ORD-09")
def test_az_tun_08_below_ground_too_a_weapon_is_spent_that_reloads_or_has_few_rounds_and_no_other():
    foe = below("b.two", (46, 40), (0, 1))
    g = sewer(Idle(), below(), foe)
    one, two = g.state.units["a.one"], g.state.units["b.two"]
    found = rounds(g, one, two, "fire", False)
    plain = [each for each in found if not each.armed.reload]
    again = [replace(each, armed=replace(each.armed, reload=True)) for each in plain[:1]]
    spent = FireBelow("a.one", "b.two", "fire")._spent(g, one, [*again, *plain[1:]])
    assert [each.model for each in spent if each.model == again[0].armed.model] == [again[0].armed.model]


@pytest.mark.rule("AZ-TUN-08")
@pytest.mark.parametrize("left", [True, False])
def test_az_tun_08_what_strikes_nobody_is_lost(left):
    foe = below("b.two", (46, 40), (0, 1), count=2)
    g = sewer(Idle(), below(), foe)
    found = tuple(each for each in rounds(g, g.state.units["a.one"], foe, "fire", False) if not each.radius)
    if not left:
        g.state = replace(g.state, units={**g.state.units, "b.two": replace(foe, models=())})
    fire = FireBelow("a.one", "b.two", "fire", fired=found, hits=((0, 1),))
    assert isinstance(fire.strike(g, found[0].shot.table), Call if left else Next)


# ---- turns and cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TRN-10", "AZ-CRD-14", "AZ-TRN-01")
@pytest.mark.parametrize("wiped_out", [False, True])
def test_az_trn_10_nobody_uses_privileges_when_a_side_has_run_away(wiped_out):
    foe = unit("b.one", (20, 80), place="gone" if wiped_out else "table")
    g = play(Idle(), unit("a.one", (20, 20)), foe, options={"privilege_timing": "after_panic_step"})
    assert isinstance(GameTurn(2).late_privileges(g), Done if wiped_out else Call)


@pytest.mark.rule("AZ-INI-04", "AZ-CRD-10")
@pytest.mark.parametrize("decks", [("", "F7"), ("F7", ""), ("F7", "F7")])
def test_az_ini_04_nobody_wins_if_one_of_both_has_no_card_at_all(decks):
    g = play(Idle(), unit("a.one", (20, 20)), unit("b.one", (20, 80)), decks=decks)
    found = through(TopCards().tops(g)).value
    assert found == ((card("F7"), card("F7")) if all(decks) else None)
    if found is None:
        assert isinstance(Initiative(ties=5).turn_over(g, found), Done)
        assert not happened(g)


# ---- runners, held shots -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-COM-05")
def test_az_com_05_every_runner_runs():
    g = play(Idle(), unit("a.one", (20, 20)), FOE)
    assert become(Running(("a.r1", "a.r2", "a.r3")).tell(g, None)) == Running(("a.r2", "a.r3"))


@pytest.mark.rule("AZ-ANT-07")
@pytest.mark.parametrize(("at", "falls"), [(0, True), (1000, False)])
def test_az_ant_07_a_shot_at_the_start_of_a_way_falls_even_if_the_mover_never_goes(at, falls):
    order = Ordered(0, "a.one", card("F5"), FireIntent("b.one", Held("b.one", at)))
    g = play(Idle(), unit("a.one", (20, 20)), unit("b.one", (20, 60)))
    shot = HeldShot(order)
    g.state = replace(g.state, held=(shot,))
    assert isinstance(Unreached(shot).spend(g), Call if falls else Done)


# ---- setting up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SET-04")
def test_az_set_04_who_alone_has_units_left_places_them_without_his_enemy():
    mine = unit("a.one", (20, 20), place="waiting")
    g = play(Idle(), mine, unit("b.one", (20, 80)), unit("b.two", (40, 80), place="waiting"))
    assert become(SettingUp("set-up").choose_unit(g, 0)).due == (0, 1)
    g = play(Idle(), mine, unit("b.one", (20, 80)))
    assert become(SettingUp("set-up").choose_unit(g, 0)).due == (0,)


@pytest.mark.rule("AZ-SET-04", "AZ-SET-11")
@pytest.mark.parametrize("before", [(), (1,)])
def test_az_set_11_who_has_all_the_rest_placed_is_not_asked_again(before):
    g = play(Idle(), unit("a.one", (20, 20), place="waiting"), unit("b.one", (20, 80), place="waiting"))
    g.state = replace(g.state, zones=("south", "north"))
    found = SettingUp("set-up", due=(0,), trusting=before).choose_place(g, PlaceRest())
    assert become(found).trusting == (*before, 0)


@pytest.mark.rule("AZ-TUN-12")
@pytest.mark.parametrize(("aboard", "count"), [(None, 3), ("a.car.1", 0)])
def test_az_tun_12_nobody_begins_below_ground_who_is_in_a_vehicle(aboard, count):
    men = replace(unit("a.one"), models=(person("a.one.1", (60, 60), aboard=aboard),), place="waiting")
    lists: dict[str, Any] = {"a.one": {"people": 1, "characteristics": ("infiltration",)}}
    g = play(Idle(), men, FOE, lists=lists, manholes=HOLES)
    assert len(entries_for(g, g.state.units["a.one"])) == count
