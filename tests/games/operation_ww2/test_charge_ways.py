"""Charges and close assaults walk the way that was declared (AZ-INT-02), and can be interrupted on it (AZ-ANT-02)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.events import Event
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.ground.contact import contacts
from grognard.games.operation_ww2.rules.close_combat import charging
from grognard.games.operation_ww2.rules.close_combat.charging import ChooseMeeting
from grognard.games.operation_ww2.rules.close_combat.pursuit import ChoosePursuit
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.intent.intent import length_declared
from grognard.games.operation_ww2.rules.movement import following
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.state.choices import Meeting, Pursuit
from grognard.games.operation_ww2.state.events.close_combat import Charged, CloseCombatFought
from grognard.games.operation_ww2.state.events.fire import HeldFire, VolleyFired
from grognard.games.operation_ww2.state.events.turn import IntentDeclared, Walked
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, Held, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from grognard.games.operation_ww2.table.log_lines import NARRATOR
from grognard.games.operation_ww2.table.questions import present
from grognard.games.operation_ww2.table.view import scene
from tests.games.operation_ww2.firing_line import fired, piece, riflemen, squad
from tests.games.operation_ww2.table import Idle, card, ground, happened, over, play, refused, same_from_text, unit
from tests.games.operation_ww2.test_table_switches import asked, chosen, dragged, switches
from tests.games.operation_ww2.vehicles.garage import vehicle

POND = ground(piece("deep-river", 52, 53, 68, 55))
"""Water across the straight way up or down the middle of the table."""


def thousandths(*places: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    """Places in centimetres as the table has them."""
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def charge(*places: tuple[float, float], lead: int = 1, target: str | None = "b.one", fires: Any = "last",
           speed: Any = "fast", **more: Any) -> AssaultIntent:  # fmt: skip
    """``a.one`` charges ``b.one`` by a way through these places."""
    besides = Besides(**({"charge": "b.one"} | more))
    return AssaultIntent(f"a.one.{lead}", thousandths(*places), speed, target, fires, besides)


def home(*units: Unit, **more: Any) -> AssaultIntent:
    """The first charge of ``a.one`` that is sampled, home to ``b.one``, firing last."""
    g = play(Idle(), *units, **more)
    found = charging.declared(g, g.state.units["a.one"])
    return next(each for each in found if each.besides.charge == "b.one" and each.fires == "last")


def rules(declared: Any, *units: Unit, order: Any = "assault", chain: Any = (), **more: Any) -> tuple[str, ...]:
    """The rules by which a declaration is refused; none: it is accepted."""
    g = play(Idle(), *units, chain=chain, **more)
    found = intent.refusal(g, g.state.units["a.one"], order, declared)
    return () if found is None else found.rules


def ordered(declared: Any, *units: Unit, text: str = "A8", unit_: str = "a.one", stood: Any = None) -> Ordered:
    """A card on a unit, with what was declared at this moment."""
    of = {each.id: each for each in units}
    besides = declared.besides
    gone_for = dict.fromkeys((getattr(declared, "target", None), besides.charge, besides.assaulted))
    places = tuple((model.x, model.y) for id in gone_for if id in of for model in of[id].models)
    length = length_declared(play(Idle(), *units), of[unit_], declared)
    return Ordered(of[unit_].seat, unit_, card(text), declared, length=length, stood=places if stood is None else stood)


def carried_out(declared: Any, *units: Unit, shots: tuple[Ordered, ...] = (), stood: Any = None, **more: Any):
    """The declaration carried out, after it whatever lies in the chain besides; every question answered by its first
    choice, but those about a charge."""
    chain = (ordered(declared, *units, stood=stood), *shots)
    return through(play(Execution(), *units, chain=chain, **({"dice": None} | more)))


def through(battle: Battle[State]) -> Battle[State]:
    """Go on to the next question of a charge."""
    while not battle.over and not isinstance(battle.decision, (ChooseMeeting, ChoosePursuit)):
        battle.choose(battle.choices()[0])
    return battle


def to_the_end(battle: Battle[State]) -> Battle[State]:
    """Go on to the end; whoever is left over in a charge joins in if he can."""
    while not battle.over:
        battle.choose(battle.choices()[0])
    return battle


def of(battle: Battle[State], *kinds: type[Event]) -> list[Any]:
    """The events of these kinds, with whatever fields they have."""
    return list(happened(battle, *kinds))


def at(battle: Battle[State], id: str = "a.one") -> list[tuple[float, float]]:
    """Where the models of a unit stand."""
    return [(round(model.x / 1000, 1), round(model.y / 1000, 1)) for model in battle.state.units[id].models]


def shot(at_: float, unit_: str = "b.two", mover: str = "a.one") -> Ordered:
    """A shot of another unit held back until a mover has gone so far."""
    return Ordered(1, unit_, card("F3"), FireIntent(mover, Held(mover, round(at_ * 1000))))


ONE = riflemen("a.one", (60, 50), 1)
FOE = riflemen("b.one", (60, 60), 1)
OTHER = riflemen("b.two", (90, 55), 1)


# ---- declaring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-02", "AZ-CC-01")
def test_az_int_02_a_charge_declares_its_way_as_every_movement_does():
    assert rules(charge((60, 58)), ONE, FOE) == ()
    assert rules(charge(), ONE, FOE) == ("AZ-INT-02", "AZ-CC-01")
    # Who stands against the enemy already has nowhere to go.
    assert rules(charge(), ONE, riflemen("b.one", (60, 52), 1)) == ()
    # The way of somebody who stands elsewhere is another's; he leads by his own.
    pair = unit("a.one", (60, 58), (60, 50))
    assert rules(charge(lead=1), pair, FOE) == ()
    assert rules(charge(lead=2), pair, FOE) == ("AZ-INT-02", "AZ-CC-01")


@pytest.mark.rule("AZ-MOV-10", "AZ-CC-01")
def test_az_mov_10_a_charge_ends_against_an_enemy_and_not_on_him():
    assert rules(charge((60, 59)), ONE, FOE) == ("AZ-MOV-10",)


@pytest.mark.rule("AZ-CC-01", "AZ-MOV-10", "AZ-DEF-12")
@pytest.mark.parametrize("far", [7.3, 10, 12.7])
def test_az_cc_01_a_way_that_ends_just_against_an_enemy_is_taken_in_every_direction(far: float):
    for angle in (2 * pi * number / 104 for number in range(104)):
        foe = riflemen("b.one", (60 + far * sin(angle), 60 - far * cos(angle)), 1)
        own = riflemen("a.one", (60, 60), 1)
        home = (60 + (far - 2) * sin(angle), 60 - (far - 2) * cos(angle))
        assert rules(charge(home), own, foe) == ()
        assert rules(MoveIntent("a.one.1", thousandths(home), "fast"), own, foe, order="move") == ()
        onto = (60 + (far - 1.997) * sin(angle), 60 - (far - 1.997) * cos(angle))
        assert rules(charge(onto), own, foe) == ("AZ-MOV-10",)


@pytest.mark.rule("AZ-CC-15", "AZ-CC-03")
def test_az_cc_15_a_charge_too_far_off_ends_nearer_to_the_enemy_than_it_began():
    far = riflemen("b.one", (60, 90), 1)
    assert rules(charge((60, 65)), ONE, far) == ()
    assert rules(charge((60, 40)), ONE, far) == ("AZ-CC-15", "AZ-CC-03")
    assert rules(charge((60, 66)), ONE, far) == ("AZ-MOV-01", "AZ-MOV-03")


@pytest.mark.rule("AZ-CC-01", "AZ-CC-16")
def test_az_cc_01_people_on_foot_lead_a_charge():
    gun = replace(riflemen("a.one", (60, 50), 2), models=(
        riflemen("a.one", (60, 50), 1).models[0],
        replace(riflemen("a.one", (64, 50), 1).models[0], id="a.one.2", role="gun", weapons=("pak-40",), length=6000,
                width=3000),
    ))  # fmt: skip
    assert "AZ-CC-01" in rules(charge((64, 55), lead=2), gun, FOE) or rules(charge((64, 55), lead=2), gun, FOE)
    lying = replace(ONE, models=(replace(ONE.models[0], posture="scared"),))
    assert rules(charge(), lying, FOE) == ("AZ-CC-01", "AZ-CC-16")


# ---- the way -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-01", "AZ-RCT-07", "AZ-MOV-08")
def test_az_rct_07_a_charge_goes_the_way_that_was_declared_round_what_is_in_the_way():
    assert rules(charge((60, 58)), ONE, FOE, map=POND) == ("AZ-TER-01",)
    one, foe = riflemen("a.one", (52.5, 51), 1), riflemen("b.one", (55, 57.5), 1)
    bent = charge((50.5, 53.5), (50.9, 56.3), (53, 57.5))
    assert rules(bent, one, foe, map=POND) == ()
    battle = carried_out(bent, one, foe, map=POND, dice=[1, 2, 1, 1])
    over(battle)
    walked = [leg.way for event in of(battle, Walked) for leg in event.legs]
    assert walked == [thousandths((50.5, 53.5), (50.9, 56.3), (53, 57.5))]
    assert len(of(battle, CloseCombatFought)) == 1


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-08")
def test_the_others_follow_round_it_by_the_corners_of_that_way():
    ones, foes = riflemen("a.one", (51, 51), 2, apart=2.2), riflemen("b.one", (53, 57.5), 2, apart=2.2)
    bent = charge((50.5, 53.5), (50.7, 56.3), (51, 57.5))
    assert rules(bent, ones, foes, map=POND) == ()
    battle = carried_out(bent, ones, foes, map=POND)
    to_the_end(battle)
    assert of(battle, Charged)[0].reached == ("a.one.1", "a.one.2")
    assert all(y > 55 for _, y in at(battle))


@pytest.mark.rule("AZ-RCT-07", "AZ-CC-15")
def test_a_charge_that_falls_short_ends_where_it_was_declared_to_end():
    far = riflemen("b.one", (60, 90), 1)
    battle = carried_out(charge((66, 60)), ONE, far, dice=[1])
    over(battle)
    assert at(battle) == [(66, 60)]
    stays = carried_out(charge((66, 60)), ONE, far, dice=[1], options={"failed_charge": "no_move"})
    assert at(stays) == [(60, 50)]


@pytest.mark.rule("AZ-EXE-09", "AZ-CC-03")
def test_az_exe_09_if_who_was_to_lead_is_gone_the_next_leads_the_charge():
    pair = unit("a.one", (57, 50), (60, 50))
    gone = replace(pair, models=pair.models[1:])
    declared = charge((60, 58))
    battle = play(Execution(), gone, FOE, chain=(ordered(declared, pair, FOE),), dice=None)
    through(battle)
    (walked,) = of(battle, Charged)
    assert walked.reached == ("a.one.2",)


@pytest.mark.rule("AZ-CC-01")
def test_the_sampled_charges_are_accepted_and_few():
    ones = riflemen("a.one", (50, 50), 8, apart=2.5)
    foes = riflemen("b.one", (56, 60), 6, apart=2.5), riflemen("b.two", (40, 60), 3, apart=2.5)
    tank = vehicle("b.tank", "panther", (80, 55))
    g = play(Idle(), ones, *foes, tank, map=POND)
    for order in ("assault", "move"):
        listed = list(intent.listed(g, ones, order))
        assert len(listed) < 120
        assert all(intent.refusal(g, ones, order, each) is None for each in listed)
    charges = [each for each in intent.listed(g, ones, "assault") if each.besides.charge]
    assert {each.besides.charge for each in charges} == {"b.one", "b.two"}


# ---- interrupting ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ANT-02", "AZ-ANT-10", "AZ-INT-02")
@pytest.mark.parametrize("point", [0.0, 4.0, 8.0])
def test_az_ant_02_a_charge_is_interrupted_at_any_point_of_its_way(point: float):
    declared = charge((60, 58))
    chain = (ordered(declared, ONE, FOE),)
    g = play(Idle(), ONE, FOE, OTHER, chain=chain)
    held = FireIntent("a.one", Held("a.one", round(point * 1000)))
    assert intent.refusal(g, OTHER, "fire", held) is None
    battle = carried_out(declared, ONE, FOE, OTHER, shots=(shot(point),))
    to_the_end(battle)
    done = of(battle, VolleyFired, HeldFire, Walked)
    first = next(number for number, event in enumerate(done) if not isinstance(event, Walked))
    assert done[first].unit == "b.two"
    ends = [leg.way[-1] for event in done[:first] for leg in event.legs]
    assert ends == ([(60_000, 50_000 + point * 1000)] if point else [])


@pytest.mark.rule("AZ-ANT-05", "AZ-CC-05")
def test_az_ant_05_who_is_killed_on_the_way_of_a_charge_does_not_arrive():
    battle = carried_out(charge((60, 58)), ONE, FOE, OTHER, shots=(shot(4),), dice=[8, 9, 9])
    over(battle)
    assert battle.state.units["a.one"].place == "gone"
    assert of(battle, CloseCombatFought) == []


@pytest.mark.rule("AZ-ANT-10", "AZ-FIRE-15")
def test_az_ant_10_a_shot_held_until_the_end_of_a_charge_comes_before_the_close_combat():
    battle = carried_out(charge((60, 58)), ONE, FOE, OTHER, shots=(shot(8),), dice=[8, 9, 9])
    over(battle)
    assert [event.unit for event in of(battle, VolleyFired)] == ["b.two"]
    assert of(battle, CloseCombatFought) == []
    # A close combat that has begun before is none of its business.
    third = riflemen("b.three", (60, 48), 1)
    fights = carried_out(charge((60, 58)), ONE, FOE, OTHER, third, shots=(shot(0),))
    to_the_end(fights)
    assert [event.rule for event in of(fights, HeldFire) if event.unit == "b.two"] == ["AZ-FIRE-15"]


# ---- machine guns ------------------------------------------------------------------------------------------------


GUNNERS = squad("a.one", (60, 50), ["mg42-tripod", "kar98k"], apart=2)


@pytest.mark.rule("AZ-CRW-04", "AZ-ORD-08")
def test_az_crw_04_a_machine_gun_does_not_fire_after_a_pursuit():
    foe = riflemen("b.one", (60, 90), 1)
    stays = AssaultIntent("a.one.1", (), "fast", "b.one", "last")
    battle = carried_out(stays, GUNNERS, foe, stood=((60_000, 80_000),))
    assert isinstance(battle.decision, ChoosePursuit)
    battle.choose(next(each for each in battle.choices() if each != Pursuit(None)))
    through(battle)
    assert at(battle)[0] == (60, 65)
    assert "mg42-tripod" not in [weapon for weapon, *_ in fired(battle)]
    still = carried_out(stays, GUNNERS, foe, stood=((60_000, 80_000),))
    still.choose(Pursuit(None))
    through(still)
    assert "mg42-tripod" in [weapon for weapon, *_ in fired(still)]


@pytest.mark.rule("AZ-CRW-04", "AZ-ORD-08")
def test_az_crw_04_who_has_fired_a_machine_gun_first_pursues_nobody():
    foe = riflemen("b.one", (60, 90), 1)
    stays = AssaultIntent("a.one.1", (), "fast", "b.one", "first")
    battle = carried_out(stays, GUNNERS, foe, stood=((60_000, 80_000),))
    assert "mg42-tripod" in [weapon for weapon, *_ in fired(battle)]
    if isinstance(battle.decision, ChoosePursuit):
        battle.choose(battle.choices()[-1])
        through(battle)
    assert at(battle)[0] == (60, 50)


@pytest.mark.rule("AZ-CRW-04", "AZ-CC-01")
def test_az_crw_04_a_machine_gun_that_charges_does_not_fire():
    for fires in ("first", "last"):
        battle = to_the_end(carried_out(charge((60, 58), fires=fires), GUNNERS, FOE))
        assert of(battle, Charged)
        assert "mg42-tripod" not in [weapon for weapon, *_ in fired(battle)]


# ---- pursuit -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
def test_az_ord_08_a_charge_may_go_after_enemies_who_have_moved():
    moved = riflemen("b.one", (66, 58), 1)
    declared = charge((60, 58))
    battle = carried_out(declared, ONE, moved, stood=((60_000, 60_000),))
    assert isinstance(battle.decision, ChoosePursuit)
    same_from_text(battle)
    after = next(each for each in battle.choices() if each != Pursuit(None))
    assert refused(battle, Pursuit(thousandths((60, 40)))) == ("AZ-ORD-15",)
    battle.choose(after)
    through(battle)
    assert len(of(battle, CloseCombatFought)) == 1
    kept = carried_out(declared, ONE, moved, stood=((60_000, 60_000),))
    kept.choose(Pursuit(None))
    through(kept)
    assert at(kept) == [(60, 58)]
    assert happened(kept, CloseCombatFought) == []


# ---- who is left over --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CC-03")
def test_az_cc_03_each_who_is_left_over_goes_where_his_player_says():
    ones = riflemen("a.one", (56, 50), 4, apart=3)
    foes, others = riflemen("b.one", (58, 60), 1), riflemen("b.two", (64, 60), 1)
    battle = carried_out(home(ones, foes, others), ones, foes, others)
    asked: list[str] = []
    wishes = ["b.one.1", "b.two.1", None]
    while isinstance(battle.decision, ChooseMeeting):
        same_from_text(battle)
        man, wish = battle.decision.man, wishes[len(asked)]
        assert battle.choices()[-1] == Meeting(man)
        assert refused(battle, Meeting(man, "b.nobody")) is not None
        battle.choose(Meeting(man, wish))
        asked.append(man)
        through(battle)
    assert len(asked) == len(set(asked)) == 3
    met = {(model.id, foe.id) for model, _, foe in contacts(battle, battle.state.units["a.one"])}
    assert {foe for _, foe in met} <= {"b.one.1", "b.two.1"}
    (charged,) = of(battle, Charged)
    assert set(charged.reached) == {"a.one.1", *asked[:2]}


@pytest.mark.rule("AZ-CC-03")
def test_az_cc_03_a_free_enemy_is_met_before_anybody_is_asked():
    ones, foes = riflemen("a.one", (56, 50), 3, apart=4), riflemen("b.one", (58, 60), 2, apart=4)
    battle = carried_out(home(ones, foes), ones, foes)
    assert isinstance(battle.decision, ChooseMeeting)
    assert set(battle.decision.foes) == {"b.one.1", "b.one.2"}
    assert not hasattr(charging, "ChooseCharge")


# ---- at the table ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-02", "AZ-CC-01")
def test_a_charge_is_drawn_on_the_table_and_ends_against_whom_it_was_drawn_to():
    battle = asked("a.one", "A5", ONE, FOE, map=POND)
    assert [value.value for value in switches(battle)["meet"].values] == ["none", "b.one"]
    straight = dragged(battle, "a.one", (60, 59), meet="b.one")
    assert straight.choice is None
    near = asked("a.one", "A5", ONE, FOE)
    intent_ = chosen(near, dragged(near, "a.one", (60.4, 59.1), meet="b.one", fires="first"))
    assert (intent_.besides.charge, intent_.fires, intent_.way) == ("b.one", "first", ((60_000, 58_000),))
    # Without the switch it is a plain assault, to where it was drawn.
    assert chosen(near, dragged(near, "a.one", (60, 57), meet="none")).besides.charge is None


@pytest.mark.rule("AZ-CAV-02", "AZ-INT-02")
def test_a_close_assault_is_drawn_on_the_table_too():
    squad_, tank = riflemen("a.one", (66, 60), 2), vehicle("b.tank", "panther", (58, 60))
    battle = asked("a.one", "A5", squad_, tank)
    assert [value.value for value in switches(battle)["close"].values] == ["none", "b.tank", "b.tank-all"]
    alone = chosen(battle, dragged(battle, "a.one", (61, 60), close="b.tank"))
    assert alone.besides.assaulting == ("a.one.1",)
    assert set(chosen(battle, dragged(battle, "a.one", (61, 60), close="b.tank-all")).besides.assaulting) == {
        "a.one.1", "a.one.2",
    }  # fmt: skip


@pytest.mark.rule("AZ-INT-02", "AZ-RCT-07")
def test_both_sides_are_told_whom_a_declared_charge_is_at():
    battle = asked("a.one", "A5", ONE, FOE)
    battle.choose(charge((60, 58)))
    (link,) = scene(battle, 1).chain
    assert link.intent is not None
    assert "Charge one (German)" in english(link.intent)
    (event,) = of(battle, IntentDeclared)
    told = NARRATOR.sentence(battle, event)
    assert told is not None
    assert "Charge one (German)" in english(told)


@pytest.mark.rule("AZ-CC-03")
def test_it_is_asked_in_words_whom_somebody_left_over_meets():
    ones, foes = riflemen("a.one", (56, 50), 3, apart=4), riflemen("b.one", (58, 60), 2, apart=4)
    g = play(Idle(), ones, foes)
    shown = present(g, ChooseMeeting(0, "a.one.3", ("b.one.2", "b.one.1")))
    assert [english(each.label) for each in shown.options] == [
        "1: against Rifleman (Kar98k) of one (American)", "2: against Rifleman (Kar98k) of one (American)",
        "Stay with the unit",
    ]  # fmt: skip
    assert [each.model for each in shown.options] == ["b.one.2", "b.one.1", "a.one.3"]


# ---- into houses -------------------------------------------------------------------------------------------------


MILL = ground({
    "id": "mill", "kind": "building", "rectangle": ((50, 50), (70, 70)),
    "building": BuildingRow(material="brick", storeys=2, openings=(Opening(kind="door", at=(60, 50)),)),
})  # fmt: skip
"""A house with its door in the middle of its near wall."""


@pytest.mark.rule("AZ-INT-02", "AZ-CC-01", "AZ-TER-02")
def test_a_charge_into_a_house_goes_through_its_door():
    ones, foe = riflemen("a.one", (57, 73), 1), riflemen("b.one", (57, 66), 1)
    assert rules(charge((57, 68)), ones, foe, map=MILL) != ()
    declared = charge((60, 71.5), (60, 68.5), (58.6, 67.2))
    assert rules(declared, ones, foe, map=MILL) == ()
    battle = to_the_end(carried_out(declared, ones, foe, map=MILL))
    assert [leg.way for event in of(battle, Walked) for leg in event.legs] == [declared.way]
    assert len(of(battle, CloseCombatFought)) == 1


@pytest.mark.rule("AZ-CC-03", "AZ-LOS-08")
def test_a_charge_goes_up_the_stairs_to_who_stands_upstairs():
    ones = riflemen("a.one", (57, 62), 1)
    upstairs = riflemen("b.one", (57, 66), 1)
    upstairs = replace(upstairs, models=(replace(upstairs.models[0], storey=1),))
    g = play(Idle(), ones, upstairs, map=MILL)
    (first, last) = charging.declared(g, ones)
    assert (first.besides.storey, last.besides.storey) == (1, 1)
    assert rules(last, ones, upstairs, map=MILL) == ()
    battle = to_the_end(carried_out(last, ones, upstairs, map=MILL))
    assert len(of(battle, CloseCombatFought)) == 1
    assert [model.storey for model in battle.state.units["a.one"].models] in ([1], [])


# ---- upper floors ------------------------------------------------------------------------------------------------

STOREYS = ground(
    piece("building", 40, 50, 49, 62)
    | {"building": BuildingRow(material="brick", storeys=3, openings=(Opening(kind="gap", at=(44, 58)),))}
)
"""A small house of three floors."""


def standing(id: str, *places: tuple[float, float, int]) -> Unit:
    """People at places and on floors."""
    men = riflemen(id, (0, 0), len(places))
    given = zip(men.models, places, strict=True)
    models = tuple(replace(man, x=round(x * 1000), y=round(y * 1000), storey=floor) for man, (x, y, floor) in given)
    return replace(men, models=models)


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08")
@pytest.mark.parametrize(
    ("floors", "enemies", "passes"),
    [
        ((1, 1), (0,), True),
        ((1, 1), (1,), False),
        ((1, 1), (2,), True),
        ((0, 0), (0,), False),
        ((0, 0), (1,), True),
        ((1, 0), (0,), True),
        ((1, 0), (1,), True),
        ((1, 0), (0, 1), False),
        ((0, 2), (1,), True),
        ((0, 2), (0, 2), False),
    ],
)
def test_az_mov_08_enemies_bar_the_floor_they_are_on(floors: Any, enemies: Any, passes: bool):
    start, end = floors
    one, foe = standing("a.one", (44.5, 58.7, start)), standing("b.one", *((44.5, 56.6, floor) for floor in enemies))
    g = play(Idle(), one, foe, map=STOREYS)
    march = following.begun(g, one, "move", "fast", "a.one.1", thousandths((44.5, 54.5)), Besides(storey=end))
    assert march is not None
    assert (march.short is None) is passes


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08")
@pytest.mark.parametrize("floor", [0, 1])
def test_az_mov_08_outside_everybody_is_on_the_ground(floor: int):
    one, foe = standing("a.one", (44, 60, floor)), standing("b.one", (44, 65, 0))
    g = play(Idle(), one, foe, map=STOREYS)
    march = following.begun(g, one, "move", "fast", "a.one.1", thousandths((44, 68)), Besides())
    assert march is not None
    assert march.short is not None


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-08", "AZ-LOS-08")
@pytest.mark.parametrize("aside", [0, 0.5, 1.5])
@pytest.mark.parametrize("floors", [(0, 1), (1, 0), (2, 1)])
def test_az_cc_03_an_enemy_just_above_or_below_is_charged(aside: float, floors: Any):
    one, foe = standing("a.one", (44, 56, floors[0])), standing("b.one", (44 + aside, 56, floors[1]))
    battle = to_the_end(carried_out(home(one, foe, map=STOREYS), one, foe, map=STOREYS))
    assert of(battle, CloseCombatFought)


@pytest.mark.rule("AZ-CC-03", "AZ-LOS-08")
def test_az_cc_03_of_two_enemies_on_two_floors_each_is_met_by_one():
    one = standing("a.one", (44, 58, 0), (46.2, 58, 0))
    foe = standing("b.one", (44, 54, 0), (46.2, 54, 1))
    battle = to_the_end(carried_out(home(one, foe, map=STOREYS), one, foe, map=STOREYS))
    (fought,) = of(battle, Charged)
    assert fought
    assert len(of(battle, CloseCombatFought)) == 1
