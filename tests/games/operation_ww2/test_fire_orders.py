"""Fire, Ambush and Covering Fire from the declaration to the detection state (chapters Orders, Intent, Execution)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Action, Ask, Call, Procedure, step
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2.rules.fire.volley import Fired, Volley
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import OpenFire, PlayCard
from grognard.games.operation_ww2.state.events.fire import Fire, HeldFire, VolleyFired
from grognard.games.operation_ww2.state.events.turn import TurnBegan
from grognard.games.operation_ww2.state.intents import (
    Aim,
    AmbushIntent,
    AssaultIntent,
    Besides,
    CoveringFireIntent,
    FireIntent,
    Intent,
    MoveIntent,
    WeaponFire,
)
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from grognard.games.operation_ww2.table.log_lines import NARRATOR
from tests.games.operation_ww2.firing_line import ids, piece, riflemen, squad, vehicle
from tests.games.operation_ww2.table import Idle, card, drawn_intent, ground, happened, over, play, unit


class Asking(Procedure):
    """Seat 0 is asked for a card."""

    @step
    def ask(self, g: Battle[State]) -> Action:
        return Ask(ChooseCard(0))


class Returning(Procedure):
    """An assault's fire; the turn goes on if it counts as having fired."""

    target: str

    @step
    def fire(self, g: Battle[State]) -> Action:
        return Call(Volley("a.one", self.target, "assault", moved=True))

    @step
    def tell(self, g: Battle[State], fired: Fired) -> None:
        if fired:
            g.emit(TurnBegan(g.state.turn + 1))


NEAR = riflemen("b.one", (60, 60), 3)
FAR = riflemen("b.one", (60, 115), 3)
FIRING = riflemen("a.one", (60, 20), 2)


def ordered(unit: str, what: str, declared: Intent, seat: int = 0) -> Ordered:
    """A card on a unit in the chain."""
    return Ordered(seat, unit, card(what), declared)


def execute(*chain: Ordered, units: tuple[Unit, ...], **fields: Any) -> Battle[State]:
    """A chain is carried out."""
    return play(Execution(), *units, chain=chain, **fields)


def shots(battle: Battle[State]) -> list[tuple[str, int]]:
    """Who fired at what number."""
    return [
        (event.unit, fire.need)
        for event in happened(battle, VolleyFired)
        if isinstance(event, VolleyFired)
        for fire in event.fire
    ]


def refused(battle: Battle[State], unit: str, order: Any, declared: Intent) -> tuple[str, ...] | None:
    """The rules against an intent."""
    found = intent.refusal(battle, battle.state.units[unit], order, declared)
    return None if found is None else found.rules


# ---- the orders --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ORD-03", "AZ-INT-03", "AZ-EXE-03")
def test_az_ord_03_fire():
    battle = execute(ordered("a.one", "F3", FireIntent("b.one")), units=(FIRING, NEAR), dice=[7, 1, 2])
    battle.choose(battle.choices()[0])
    over(battle)
    assert shots(battle) == [("a.one", 7)]
    assert (battle.state.units["a.one"].detection, battle.state.units["a.one"].acted_turn) == ("fired", 1)


@pytest.mark.rule("AZ-ORD-04", "AZ-INT-04")
def test_az_ord_04_an_ambush_may_lie_in_wait():
    moved = replace(FIRING, detection="moved")
    waiting = execute(ordered("a.one", "X3", AmbushIntent()), units=(moved, NEAR))
    over(waiting)
    assert (shots(waiting), waiting.state.units["a.one"].detection) == ([], "stationary")
    firing = execute(ordered("a.one", "X3", AmbushIntent("b.one")), units=(moved, NEAR), dice=[1, 1])
    over(firing)
    assert (shots(firing), firing.state.units["a.one"].detection) == ([("a.one", 7)], "fired")


@pytest.mark.rule("AZ-ORD-05", "AZ-INT-05")
def test_az_ord_05_covering_fire_needs_no_detection():
    for target, what, fires in ((FAR, "C3", True), (FAR, "F3", False)):
        declared = CoveringFireIntent("b.one") if what == "C3" else FireIntent("b.one")
        battle = execute(ordered("a.one", what, declared), units=(FIRING, target), dice=[1, 1] if fires else [])
        over(battle)
        assert shots(battle) == ([("a.one", 10)] if fires else [])
        assert battle.state.units["a.one"].detection == "fired"


@pytest.mark.rule("AZ-ORD-09", "AZ-ORD-12", "AZ-ORD-16")
def test_az_ord_09_without_a_target_the_order_is_spent():
    for what, declared, state in (
        ("F3", FireIntent("b.one"), "fired"),
        ("C3", CoveringFireIntent("b.one"), "fired"),
        ("X3", AmbushIntent("b.one"), "stationary"),
    ):
        wall = piece("high-wall", 0, 80, 120, 81)
        battle = execute(ordered("a.one", what, declared), units=(FIRING, FAR), map=ground(wall))
        over(battle)
        assert shots(battle) == []
        assert battle.state.units["a.one"].detection == state
        assert battle.state.units["a.one"].acted_turn == 1


@pytest.mark.rule("AZ-ORD-12")
def test_az_ord_12_any_card_may_be_played_on_any_unit():
    alone = execute(ordered("a.one", "F3", FireIntent(None)), units=(FIRING,))
    over(alone)
    assert alone.state.units["a.one"].detection == "fired"
    unarmed = execute(ordered("a.one", "F3", FireIntent("b.one")), units=(squad("a.one", (60, 20), [()]), NEAR))
    over(unarmed)
    (event,) = happened(unarmed, HeldFire)
    assert isinstance(event, HeldFire)
    assert event.rule == "AZ-ORD-13"


@pytest.mark.rule("AZ-ORD-12")
def test_az_ord_12_by_the_option_a_card_that_fits_comes_first():
    units = (FIRING, FAR)
    options = {"empty_orders": "forbidden_if_another_card_fits"}
    battle = play(Asking(), *units, hands=("F3 M3", ""), options=options)
    fire, move = (PlayCard("a.one", card(what)) for what in ("F3", "M3"))
    assert set(battle.choices()) == {move}
    refusal = battle.refusal(fire)
    assert refusal is not None
    assert refusal.rules == ("AZ-ORD-12",)
    # A card alone, or at somebody who can be hit, may be played.
    assert set(play(Asking(), *units, hands=("F3", ""), options=options).choices()) == {fire}
    assert set(play(Asking(), FIRING, NEAR, hands=("F3 M3", ""), options=options).choices()) == {fire, move}
    assert set(play(Asking(), *units, hands=("F3 M3", "")).choices()) == {fire, move}


@pytest.mark.rule("AZ-ORD-13")
def test_az_ord_13_an_assault_without_a_weapon_or_without_a_target():
    tripod = squad("a.one", (60, 20), ["m1919"])
    for who, target, options, fired in (
        (tripod, NEAR, {}, ""),
        (tripod, NEAR, {"assault_without_shot": "always_fired"}, "fired"),
        (FIRING, FAR, {}, "fired"),
    ):
        battle = play(Returning(target.id), who, target, options=options)
        over(battle)
        assert battle.state.turn == (2 if fired else 1)


@pytest.mark.rule("AZ-ORD-14", "AZ-CRW-04")
def test_az_ord_14_an_assault_of_no_centimetres():
    tripod = squad("a.one", (60, 20), ["m1919"])
    battle = play(Volley("a.one", "b.one", "assault"), tripod, NEAR, dice=[1] * 4)
    over(battle)
    assert shots(battle) == [("a.one", 8)]
    still, going = (AssaultIntent("a.one.1", way, "slow", "b.one", "last") for way in ((), ((60_000, 21_000),)))
    free = play(Idle(), FIRING, NEAR)
    assert refused(free, "a.one", "assault", still) is None
    strict = play(Idle(), FIRING, NEAR, options={"assault_zero_move": "forbidden"})
    assert refused(strict, "a.one", "assault", still) == ("AZ-ORD-14",)
    assert refused(strict, "a.one", "assault", going) is None
    listed = list(intent.listed(strict, FIRING, "assault"))
    assert listed
    assert all(isinstance(each, AssaultIntent) and each.way for each in listed)


@pytest.mark.rule("AZ-ORD-14", "AZ-INT-08")
def test_az_ord_14_who_finds_no_way_for_all_of_his_people_may_assault_where_he_stands():
    ring = [
        (57.5, 18),
        (60, 17.5),
        (63, 17.5),
        (65.5, 18),
        (57.5, 22),
        (60, 22.5),
        (63, 22.5),
        (65.5, 22),
        (57, 20),
        (66, 20),
    ]
    strict = {"assault_zero_move": "forbidden", "declared_path": "every_model", "pass_through_friends": "off"}
    among = play(Idle(), riflemen("a.one", (60, 20), 2), unit("a.two", *ring), NEAR, options=strict)
    still = AssaultIntent("a.one.1", (), "slow", "b.one", "last")
    assert refused(among, "a.one", "assault", still) is None
    assert replace(still, closely=True) in list(intent.listed(among, among.state.units["a.one"], "assault"))
    picked = drawn_intent(among, among.state.units["a.one"], "assault", Random(1))
    assert refused(among, "a.one", "assault", picked) is None


@pytest.mark.rule("AZ-ORD-10")
def test_az_ord_10_only_the_bayonet_trained_may_hold_their_fire():
    silent = AssaultIntent("a.one.1", ((60_000, 21_000),), "slow", None, "never")
    battle = play(Idle(), FIRING, NEAR)
    assert refused(battle, "a.one", "assault", silent) == ("AZ-ORD-10",)
    assert refused(battle, "a.one", "assault", replace(silent, fires="last")) == ("AZ-ORD-12",)
    trained = play(Idle(), FIRING, NEAR, lists={"a.one": {"characteristics": ("bayonet-trained",)}})
    assert refused(trained, "a.one", "assault", silent) is None
    assert any(
        each == replace(silent, way=each.way, speed=each.speed, closely=True)
        for each in intent.listed(trained, FIRING, "assault")
        if isinstance(each, AssaultIntent)
    )


@pytest.mark.rule("AZ-ORD-16")
def test_az_ord_16_by_the_option_an_ambush_thinks_better_of_it():
    options = {"ambush_decision": "at_execution"}
    chain = ordered("a.one", "X3", AmbushIntent("b.one"))
    battle = execute(chain, units=(FIRING, NEAR), dice=[1, 1], options=options)
    assert set(battle.choices()) == {OpenFire(True), OpenFire(False)}
    holding = battle.clone()
    battle.choose(OpenFire(True))
    over(battle)
    assert (shots(battle), battle.state.units["a.one"].detection) == ([("a.one", 7)], "fired")
    holding.choose(OpenFire(False))
    assert holding.over
    assert (shots(holding), holding.state.units["a.one"].detection) == ([], "stationary")


@pytest.mark.rule("AZ-DET-07")
def test_az_det_07_silent_weapons_give_nothing_away():
    tank = replace(NEAR, detection="fired")
    piat = squad("a.one", (60, 40), ["piat"], detection="moved")
    wall = piece("low-wall", 40, 58, 80, 58.9)
    battle = execute(ordered("a.one", "F3", FireIntent("b.one")), units=(piat, tank), map=ground(wall), dice=None)
    while not battle.over and battle.decision is not None and battle.decision.kind != "RollDice":
        battle.choose(battle.choices()[0])
    event = next(each for each in happened(battle, VolleyFired) if isinstance(each, VolleyFired))
    assert [fire.weapon for fire in event.fire] == ["piat"]
    while not battle.over:
        battle.choose(battle.choices()[0])
    assert battle.state.units["a.one"].detection == "moved"


# ---- the seed's chain --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-EXE-01", "AZ-EXE-02", "AZ-ORD-03")
def test_seed_chain_fire_5_assault_3_fire_1():
    # "Példa: Józsi elnyerte a kezdeményt és kiad egy Tűz 5 parancsot": the machine gun fires first; what is left of the
    # Americans assaults if it holds, and the grenadiers fire last at those who are left.
    grenadiers = riflemen("a.one", (60, 40), 2)
    machine_gun = squad("a.two", (20, 100), ["mg42-tripod"])
    americans = riflemen("b.one", (60, 100), 4, "m1-garand")
    chain = (
        ordered("a.one", "F5", FireIntent("b.one")),
        ordered("b.one", "A3", AssaultIntent("b.one.1", (), "slow", "a.one", "last"), seat=1),
        ordered("a.two", "F1", FireIntent("b.one")),
    )
    # Three die under the machine gun's fire; they fail their test and the assault is lost; the grenadiers fire.
    dice = [7, 7, 7, 1, 9, 9, 9, 3, 1, 1]
    battle = execute(*chain, units=(grenadiers, machine_gun, americans), dice=dice)
    battle.choose(battle.choices()[0])
    over(battle)
    assert [unit for unit, _ in shots(battle)] == ["a.two", "a.one"]
    assert (len(ids(battle, "b.one")), battle.state.units["b.one"].broken) == (1, True)
    assert {unit.acted_turn for unit in battle.state.units.values()} == {1}


# ---- the declaration ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-FIRE-02", "AZ-CMB-01", "AZ-CMB-02", "AZ-INT-06")
def test_az_fire_02_heavy_weapons_may_have_one_vehicle_of_their_own():
    firing = squad("a.one", (60, 20), ["kar98k", ("kar98k", "panzerfaust"), ("kar98k", "panzerschreck")])
    tank, other = (vehicle(id, at) for id, at in (("b.tank", (40, 40)), ("b.car", (80, 40))))
    battle = play(Idle(), firing, NEAR, riflemen("b.two", (100, 60), 1), tank, other)

    def rules(*aims: Aim) -> tuple[str, ...] | None:
        return refused(battle, "a.one", "fire", FireIntent("b.one", None, Besides(aims=aims)))

    assert rules(Aim("panzerfaust", "b.tank")) is None
    assert rules(Aim("panzerfaust", "b.tank"), Aim("panzerschreck", "b.tank")) is None
    two = rules(Aim("panzerfaust", "b.tank"), Aim("panzerschreck", "b.car"))
    assert two == ("AZ-FIRE-02", "AZ-CMB-02")
    assert rules(Aim("panzerfaust", "b.two")) == ("AZ-FIRE-02", "AZ-CMB-02")
    assert rules(Aim("kar98k", "b.tank")) == ("AZ-FIRE-02", "AZ-CMB-02")
    assert rules(Aim("bazooka", "b.tank")) == ("AZ-INT-06",)
    assert rules(Aim("panzerfaust", "b.tank", "smoke")) == ("AZ-HEAT-08",)
    assert rules(Aim("panzerfaust", "b.tank", "heat")) is None
    divided = [each for each in intent.listed(battle, firing, "fire") if each.besides.aims]
    assert divided
    assert all(refused(battle, "a.one", "fire", each) is None for each in divided)


@pytest.mark.rule("AZ-FIRE-01", "AZ-INT-07", "AZ-INT-10")
def test_az_int_10_by_the_option_a_target_must_be_valid_when_it_is_named():
    units = (FIRING, FAR, riflemen("b.two", (60, 60), 1))
    late, early = (
        play(Idle(), *units, options=options) for options in ({}, {"fire_target_check": "also_at_declaration"})
    )
    for what, declared in (("fire", FireIntent("b.one")), ("covering-fire", CoveringFireIntent("b.one"))):
        assert refused(late, "a.one", what, declared) is None
    assert refused(early, "a.one", "fire", FireIntent("b.one")) == ("AZ-INT-10", "AZ-FIRE-01")
    assert refused(early, "a.one", "fire", FireIntent("b.two")) is None
    assert refused(early, "a.one", "covering-fire", CoveringFireIntent("b.one")) is None
    assert refused(early, "a.one", "assault", AssaultIntent("a.one.1", (), "slow", "b.one", "last")) is None
    assert refused(early, "a.one", "ambush", AmbushIntent("b.one")) is None
    assert FireIntent("b.one") not in list(intent.listed(early, FIRING, "fire"))
    # Without anybody to name the card can still be played.
    nobody = play(Idle(), FIRING, FAR, options={"fire_target_check": "also_at_declaration"})
    assert refused(nobody, "a.one", "fire", FireIntent(None)) is None
    assert list(intent.listed(nobody, FIRING, "fire")) == [FireIntent(None)]


@pytest.mark.rule("AZ-INT-09")
def test_az_int_09_the_split_is_declared_by_the_option_only():
    split = FireIntent("b.one", None, Besides(firings=(WeaponFire("a.one.1", "kar98k", "none"),)))
    assert refused(play(Idle(), FIRING, NEAR), "a.one", "fire", split) == ("AZ-INT-09",)
    options = {"split_timing": "at_declaration"}
    early = play(Idle(), FIRING, NEAR, options=options)
    assert refused(early, "a.one", "fire", split) is None
    one, stranger = WeaponFire("a.one.1", "kar98k", "none"), WeaponFire("a.one.1", "bar", "none")
    for firings, rules in (
        ((one, replace(one, part="light")), ("AZ-FIRE-17", "AZ-SPL-03")),
        ((stranger,), ("AZ-INT-06",)),
    ):
        assert refused(early, "a.one", "fire", FireIntent("b.one", None, Besides(firings=firings))) == rules
    wood = piece("woods", 62, 55, 90, 70)
    near = replace(NEAR, detection="fired")
    parted = play(Idle(), FIRING, near, map=ground(wood), options=options)
    splits = [each for each in intent.listed(parted, FIRING, "fire") if each.besides.firings]
    assert {each.besides.firings[0].part for each in splits} == {"none", "light"}
    assert all(refused(parted, "a.one", "fire", each) is None for each in splits)


@pytest.mark.rule("AZ-INT-09", "AZ-EXE-09")
def test_az_int_09_whose_part_is_gone_fires_where_it_can():
    split = Besides(firings=(WeaponFire("a.one.1", "kar98k", "heavy"), WeaponFire("a.one.2", "kar98k", "none")))
    options = {"split_timing": "at_declaration"}
    battle = play(Volley("a.one", "b.one", "fire", split), FIRING, NEAR, dice=[1, 1], options=options)
    over(battle)
    assert shots(battle) == [("a.one", 7)]


@pytest.mark.rule("AZ-ORD-06")
def test_az_ord_06_a_card_allows_nothing_it_does_not_name():
    battle = play(Idle(), FIRING, NEAR)
    move = MoveIntent("a.one.1", (), "slow")
    assert refused(battle, "a.one", "fire", move) == ("AZ-ORD-06",)
    assert refused(battle, "a.one", "move", FireIntent("b.one")) == ("AZ-ORD-06",)


@pytest.mark.rule("AZ-FIRE-02")
def test_az_fire_02_the_log_says_which_weapons_fire_at_another_target():
    firing = squad("a.one", (60, 20), ["kar98k", ("kar98k", "panzerfaust")])
    battle = play(Idle(), firing, NEAR, riflemen("b.two", (100, 60), 1), vehicle("b.tank", (60, 40)))
    shots = {
        target: Fire((), weapon, target, "none", 1, 7, (), "small-arms", ())
        for weapon, target in (("kar98k", "b.one"), ("panzerfaust", "b.tank"))
    }

    def told(*targets: str) -> str:
        line = NARRATOR.sentence(battle, VolleyFired("a.one", "b.one", tuple(shots[each] for each in targets)))
        assert line is not None
        return english(line)

    one, tank = (english(unit_name(battle, id)) for id in ("b.one", "b.tank"))
    first, both, other = told("b.one"), told("b.one", "b.tank"), told("b.tank")
    assert (f"fires at {one}: one die of Kar98k, 7 or more" in first, " at " in first.split(":")[1]) == (True, False)
    assert both.endswith(f"fires at {one}: one die of Kar98k, 7 or more, one die of Panzerfaust at {tank}, 7 or more.")
    assert other.endswith(f"fires at {tank}: one die of Panzerfaust, 7 or more.")
