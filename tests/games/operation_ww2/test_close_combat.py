"""Assaults on foot and close combat (AZ-CC, AZ-ORD-02, AZ-ORD-08, AZ-ORD-10, AZ-ORD-13 to AZ-ORD-15, AZ-EXE-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.contact import contacts, in_contact
from grognard.games.operation_ww2.ground.visibility import looks
from grognard.games.operation_ww2.rules.close_combat import charging
from grognard.games.operation_ww2.rules.close_combat.charging import ChooseMeeting
from grognard.games.operation_ww2.rules.close_combat.close_combat import ChooseBlow, CloseCombat, Fight, modifiers
from grognard.games.operation_ww2.rules.close_combat.pursuit import ChoosePursuit
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.targets import engaged
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.movement.assault import Assaulting
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing, Moving
from grognard.games.operation_ww2.rules.turn.execution import Carrying
from grognard.games.operation_ww2.state.choices import Blow, Meeting, Pursuit
from grognard.games.operation_ww2.state.events.close_combat import Charged, CloseCombatFought
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.morale import ModelsHit, MoraleTested
from grognard.games.operation_ww2.state.events.turn import Walked
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, MoveIntent
from grognard.games.operation_ww2.state.state import Machine, Ordered, State, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models, without_grenades
from tests.games.operation_ww2.table import (
    Idle,
    card,
    ground,
    happened,
    over,
    person,
    play,
    refused,
    same_from_text,
    unit,
)


def fight(*units: Unit, dice: tuple[int, ...] = (), charged: tuple[str, ...] = (), **more: Any) -> Battle[State]:
    """A round of close combat of ``a.one``."""
    battle = play(CloseCombat("a.one", charged), *units, dice=dice, **more)
    return battle


def hit(battle: Battle[State]) -> list[ModelsHit]:
    """Who was hit."""
    return [event for event in happened(battle, ModelsHit) if isinstance(event, ModelsHit)]


ONE = riflemen("a.one", (60, 60), 1)
FOE = riflemen("b.one", (60, 62), 1)


# ---- a round -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CC-07", "AZ-CC-08")
def test_seed_the_course_of_close_combat_the_higher_total_hits_and_cover_does_not_count():
    """Seed, A közelharc menete: everybody in contact rolls a die, the higher one hits, in close combat all cover is
    disregarded; who was hit takes the result."""
    wood = ground(piece("woods", 0, 0, 120, 120))
    battle = fight(ONE, FOE, dice=(5, 4, 3), map=wood)
    over(battle)
    # In light cover a 3 would scare.
    assert hit(battle) == [ModelsHit("b.one", ("b.one.1",), (), counted=1)]
    struck = fight(ONE, FOE, dice=(4, 5, 2))
    over(struck)
    assert hit(struck) == [ModelsHit("a.one", (), ("a.one.1",), counted=0)]


@pytest.mark.rule("AZ-CC-07")
def test_az_cc_07_equal_totals_do_nothing_or_by_the_option_hit_both():
    battle = fight(ONE, FOE, dice=(5, 5))
    over(battle)
    assert hit(battle) == []
    both = fight(ONE, FOE, dice=(5, 5, 9, 9), options={"melee_tie": "both_hit"})
    over(both)
    assert {event.unit for event in hit(both)} == {"a.one", "b.one"}


@pytest.mark.rule("AZ-CC-09", "AZ-DEF-16")
def test_az_cc_09_several_on_one_compare_with_his_one_die_and_he_hits_one_he_beat():
    three = riflemen("a.one", (58, 60), 3, apart=2)
    three = with_models(three, m2={"y": 59_999})
    foe = riflemen("b.one", (60, 62), 1)
    # The outer two stand 0.83 cm off: only the middle one touches.
    battle = fight(three, foe, dice=(5, 4, 1))
    over(battle)
    around = replace(three, models=(
        person("a.one.1", (60, 60)), person("a.one.2", (62, 62)), person("a.one.3", (58, 62)),
    ))  # fmt: skip
    # Two more friends each: +2. He rolls 8: beats the first two (3 + 2, 4 + 2), not the third (9 + 2).
    battle = fight(around, foe, dice=(3, 4, 9, 8))
    assert isinstance(battle.decision, ChooseBlow)
    assert battle.decision.seat == 1
    assert battle.choices() == [Blow("b.one.1", "a.one.1"), Blow("b.one.1", "a.one.2")]
    same_from_text(battle)
    battle = fight(around, foe, dice=(3, 4, 9, 8, 9, 9))
    battle.choose(Blow("b.one.1", "a.one.2"))
    over(battle)
    assert hit(battle) == [
        ModelsHit("a.one", ("a.one.2",), (), counted=1),
        ModelsHit("b.one", ("b.one.1",), (), counted=1),
    ]
    # By the option he rolls for each: 1 and 2 lose, 10 wins.
    pairs = fight(around, foe, dice=(9, 1, 9, 2, 1, 10, 9, 9, 9), options={"melee_many_on_one": "pairwise_rolls"})
    over(pairs)
    assert {event.unit for event in hit(pairs)} == {"a.one", "b.one"}


@pytest.mark.rule("AZ-CC-09", "AZ-CC-12")
def test_of_several_hits_on_one_the_worst_counts():
    around = unit("a.one", models=(person("a.one.1", (60, 60)), person("a.one.2", (62, 62))))
    battle = fight(around, FOE, dice=(9, 9, 1, 2, 9))
    over(battle)
    assert hit(battle) == [ModelsHit("b.one", ("b.one.1",), (), counted=1)]


@pytest.mark.rule("AZ-CC-12")
def test_az_cc_12_blows_fall_at_once_or_by_the_option_the_attackers_first():
    ones = unit("a.one", models=(person("a.one.1", (60, 60)), person("a.one.2", (62, 62))))
    # The first beats nobody, the second hits; the defender hits the first back, if he is still there.
    battle = fight(ones, FOE, dice=(1, 9, 6, 9, 9))
    over(battle)
    assert {event.unit for event in hit(battle)} == {"a.one", "b.one"}
    first = fight(ones, FOE, dice=(1, 9, 6, 9), options={"melee_simultaneous": "attacker_first"})
    over(first)
    assert {event.unit for event in hit(first)} == {"b.one"}


@pytest.mark.rule("AZ-CC-10")
def test_az_cc_10_one_round_or_by_the_option_until_it_is_decided():
    battle = fight(ONE, FOE, dice=(5, 5))
    over(battle)
    assert len(happened(battle, CloseCombatFought)) == 1
    decided = fight(ONE, FOE, dice=(5, 5, 6, 6, 9, 1, 9), options={"melee_rounds": "until_decided"})
    over(decided)
    assert len(happened(decided, CloseCombatFought)) == 3
    assert decided.state.units["b.one"].place == "gone"


@pytest.mark.rule("AZ-CC-13")
def test_az_cc_13_the_scared_and_the_broken_fight_worse_and_cannot_hit():
    cowed = with_models(FOE, m1={"posture": "scared"})
    # 5 against 9 - 3: he is higher, and cannot hit.
    battle = fight(ONE, cowed, dice=(5, 9))
    over(battle)
    assert hit(battle) == []
    lower = fight(ONE, cowed, dice=(7, 9, 9))
    over(lower)
    assert lower.state.units["b.one"].place == "gone"
    broken = replace(FOE, broken=True)
    over(fight(ONE, broken, dice=(5, 9)))
    usual = fight(ONE, broken, dice=(5, 9, 9), options={"broken_in_melee": "normal"})
    over(usual)
    assert usual.state.units["a.one"].place == "gone"
    # Nobody who could hit: no fight at all.
    none = fight(with_models(ONE, m1={"posture": "scared"}), cowed)
    over(none)
    assert happened(none) == []


@pytest.mark.rule("AZ-CC-11", "AZ-MOR-13")
def test_az_cc_11_losses_count_for_both_sides_and_tests_follow():
    ones = unit("a.one", models=(person("a.one.1", (60, 60)), person("a.one.2", (80, 60))))
    foes = unit("b.one", models=(person("b.one.1", (60, 62)), person("b.one.2", (80, 62))))
    battle = fight(ones, foes, dice=(9, 1, 1, 9, 9, 9, 9, 9), lists={
        "a.one": {"panic_limit": 1}, "b.one": {"panic_limit": 1}})  # fmt: skip
    over(battle)
    assert len(hit(battle)) == 2
    assert {event.unit for event in happened(battle, MoraleTested) if isinstance(event, MoraleTested)} == {
        "a.one", "b.one",
    }  # fmt: skip


@pytest.mark.rule("AZ-CC-07", "AZ-CC-01", "AZ-ORD-10", "AZ-CC-16", "AZ-DEF-12")
def test_the_modifiers_of_close_combat():
    def ids(one: Unit, foe: Unit, model: str, other: str, *charged: str, **more: Any) -> list[tuple[str, int]]:
        g = play(Idle(), one, foe, **more)
        pairs = [(a.id, b.id) for a, _, b in contacts(g, one)]
        found = modifiers(g, Fight.of(g, one.id, charged), pairs, model, other)
        return [(each.label.id.removeprefix("az-close-combat-"), each.value) for each in found]

    assert ids(ONE, FOE, "a.one.1", "b.one.1") == []
    assert ids(ONE, FOE, "a.one.1", "b.one.1", "a.one.1") == [("charged", 1)]
    armed = squad("a.one", (60, 60), ["mp40"])
    assert ids(armed, FOE, "a.one.1", "b.one.1") == [("close-combat-weapon", 1)]
    bayonets = {"a.one": {"characteristics": ("bayonet-trained",)}}
    assert ids(ONE, FOE, "a.one.1", "b.one.1", lists=bayonets) == [("bayonet-trained", 1)]
    around = unit(
        "a.one", models=(person("a.one.1", (60, 60)), person("a.one.2", (62, 62)), person("a.one.3", (58, 62)))
    )
    assert ids(around, FOE, "a.one.1", "b.one.1") == [("further-friend", 2)]
    assert ids(ONE, with_models(FOE, m1={"posture": "scared"}), "b.one.1", "a.one.1") == [("scared", -3)]
    wall = ground(piece("low-wall", 0, 61, 120, 62))
    behind = riflemen("b.one", (60, 63), 1)
    assert ids(ONE, behind, "b.one.1", "a.one.1", map=wall) == [("behind-low-wall", 1)]
    assert ids(ONE, behind, "a.one.1", "b.one.1", map=wall) == []
    gun = person("b.one.9", (60, 66), role="gun", weapons=("pak-40",), length=6000, width=3000, machine=Machine())
    crew = unit("b.one", models=(person("b.one.1", (60, 62), role="gunner"), gun))
    assert ids(ONE, crew, "b.one.1", "a.one.1") == [("serving-gun", -1)]


@pytest.mark.rule("AZ-CC-09")
def test_friends_of_another_unit_in_contact_with_the_same_enemy_help():
    helper = riflemen("a.two", (62, 62), 1)
    g = play(Idle(), ONE, helper, FOE)
    found = modifiers(g, Fight.of(g, "a.one", ()), [("a.one.1", "b.one.1")], "a.one.1", "b.one.1")
    assert [each.value for each in found] == [1]


# ---- contact -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-12", "AZ-CC-16")
def test_az_def_12_low_walls_and_windows_do_not_part_but_walls_do():
    def touch(one: tuple[float, float], other: tuple[float, float], *pieces: dict[str, Any], **fields: Any) -> bool:
        g = play(Idle(), riflemen("a.one", one, 1), riflemen("b.one", other, 1), map=ground(*pieces))
        a, b = (g.state.units[id].models[0] for id in ("a.one", "b.one"))
        return in_contact(g, a, replace(b, **fields))

    assert touch((60, 60), (60, 62))
    assert not touch((60, 60), (60, 62.1))
    low, high = piece("low-wall", 0, 61, 120, 62), piece("high-wall", 0, 61, 120, 62)
    assert touch((60, 60), (60, 63), low)
    assert not touch((60, 60), (60, 63), high)
    assert not touch((60, 59.9), (60, 63), low)
    assert not touch((60, 60), (60, 62), storey=1)
    from grognard.games.operation_ww2.data.maps import BuildingRow, Opening

    window = BuildingRow(material="brick", openings=(Opening(kind="window", at=(60, 59)),))
    house = piece("building", 50, 61, 70, 80) | {"building": window}
    assert touch((60, 60), (60, 62), house)
    assert not touch((65, 60), (65, 62), house)


# ---- charges -----------------------------------------------------------------------------------------------------


def charge(*units: Unit, fires: Any = "first", way: Any = None, speed: Any = "fast", dice: Any = None,
           **more: Any) -> Battle[State]:  # fmt: skip
    """``a.one`` charges ``b.one``, by this way or straight home."""
    one = next(each for each in units if each.id == "a.one")
    lead, places = one.models[0].id, tuple((round(x * 1000), round(y * 1000)) for x, y in way or ())
    if way is None:
        g = play(Idle(), *units, map=more.get("map"))
        leg = charging.straight_home(g, g.state.units["a.one"], g.state.units["b.one"])
        assert leg is not None
        lead, places = leg.model, leg.way
    declared = AssaultIntent(lead, places, speed, "b.one", fires, Besides(charge="b.one"))
    ordered = Ordered(0, "a.one", card("A3"), declared, stood=stood_of(units))
    battle = play(Assaulting(ordered), *units, dice=dice, chain=(ordered,), **more)
    return without_grenades(battle) if isinstance(battle.decision, ChooseShooting) else battle


def stood_of(units: Sequence[Unit]) -> tuple[tuple[int, int], ...]:
    """Where everybody stands."""
    return tuple((model.x, model.y) for each in units for model in each.models)


def at(battle: Battle[State], id: str = "a.one") -> list[tuple[float, float]]:
    """Where the models of a unit stand."""
    return [(round(model.x / 1000, 1), round(model.y / 1000, 1)) for model in battle.state.units[id].models]


@pytest.mark.rule("AZ-CC-01", "AZ-CC-03", "AZ-CC-05", "AZ-EXE-07", "AZ-ORD-02")
def test_az_cc_03_every_free_enemy_is_met_before_anybody_doubles_up():
    ones = riflemen("a.one", (56, 50), 3, apart=4)
    foes = riflemen("b.one", (58, 60), 2, apart=4)
    battle = charge(ones, foes, dice=[1, 1, 1, 9, 9, 9, 1, 1, 1, 1, 1])
    # Who leads and the next meet one each; the third may double up on either, or stay with the others.
    assert isinstance(battle.decision, ChooseMeeting)
    same_from_text(battle)
    listed = battle.choices()
    assert listed == [Meeting("a.one.3", "b.one.2"), Meeting("a.one.3", "b.one.1"), Meeting("a.one.3")]
    battle.choose(listed[0])
    (charged,) = happened(battle, Charged)
    assert isinstance(charged, Charged)
    assert len(charged.reached) == 3
    over(battle)
    assert len(contacts(battle, battle.state.units["a.one"])) == 3
    assert [type(event).__name__ for event in happened(battle, VolleyFired, Charged, Walked, CloseCombatFought)] == [
        "VolleyFired", "Charged", "Walked", "CloseCombatFought",
    ]  # fmt: skip


@pytest.mark.rule("AZ-CC-04", "AZ-CC-05")
def test_az_cc_04_if_fire_removes_the_contact_there_is_no_close_combat():
    battle = charge(riflemen("a.one", (60, 50), 1), riflemen("b.one", (60, 60), 1), fires="last", dice=[5, 9])
    over(battle)
    kinds = [type(event).__name__ for event in happened(battle, Charged, VolleyFired, CloseCombatFought)]
    assert kinds == ["Charged", "VolleyFired"]
    assert battle.state.units["b.one"].place == "gone"


@pytest.mark.rule("AZ-FIRE-09", "AZ-ORD-02")
def test_seed_modifiers_an_assault_within_five_centimetres_is_plus_two():
    """Seed, Módosítók: -1 for the Assault and +3 within 5 cm make +2: 5 instead of 7."""
    battle = charge(riflemen("a.one", (60, 50), 1), riflemen("b.one", (60, 60), 1), fires="last", dice=[5, 9])
    (shot,) = (event for event in happened(battle, VolleyFired) if isinstance(event, VolleyFired))
    assert shot.fire[0].need == 5


@pytest.mark.rule("AZ-CC-02", "AZ-INT-07")
def test_az_cc_02_who_is_charged_need_not_be_seen_when_it_is_declared():
    wall = ground(piece("high-wall", 40, 54, 80, 55))
    ones, foes = riflemen("a.one", (60, 53), 1), riflemen("b.one", (60, 58.2), 1)
    assert looks(play(Idle(), ones, foes, map=wall), ones, foes)["a.one.1", "b.one.1"].seen == "not"
    battle = charge(ones, foes, fires="last", map=wall, dice=[1, 1, 1, 1])
    over(battle)
    assert len(happened(battle, CloseCombatFought)) == 1


@pytest.mark.rule("AZ-CC-15")
def test_az_cc_15_a_charge_too_short_goes_as_far_as_it_can_or_by_the_option_stays():
    ones, foes = riflemen("a.one", (60, 40), 1), riflemen("b.one", (60, 60), 1)
    battle = charge(ones, foes, fires="last", way=((60, 55),), dice=[1])
    over(battle)
    assert at(battle) == [(60, 55)]
    assert happened(battle, CloseCombatFought) == []
    assert len(happened(battle, VolleyFired)) == 1
    stays = charge(ones, foes, fires="last", way=((60, 55),), dice=[1], options={"failed_charge": "no_move"})
    over(stays)
    assert at(stays) == [(60, 40)]


@pytest.mark.rule("AZ-CC-03", "AZ-MOV-05")
def test_those_who_reach_nobody_come_after_and_keep_the_unit_together():
    ones = unit("a.one", (60, 50), (60, 38))
    foes = riflemen("b.one", (60, 64), 1)
    battle = charge(ones, foes, dice=[1, 2])
    over(battle)
    places = at(battle)
    assert places[:1] == [(60, 62)]
    assert places[1][1] >= 50


@pytest.mark.rule("AZ-CC-03", "AZ-CC-16")
def test_leftovers_may_meet_other_units():
    ones = riflemen("a.one", (58, 50), 2, apart=4)
    foes, others = riflemen("b.one", (60, 60), 1), riflemen("b.two", (66, 60), 1)
    battle = charge(ones, foes, others, dice=[1] * 9)
    assert isinstance(battle.decision, ChooseMeeting)
    assert battle.decision.man == "a.one.2"
    assert set(battle.decision.foes) == {"b.one.1", "b.two.1"}


@pytest.mark.rule("AZ-DEF-12", "AZ-CC-03")
def test_behind_a_wall_they_are_met_across_it():
    wall = ground(piece("low-wall", 0, 58, 120, 59))
    ones, foes = riflemen("a.one", (60, 50), 1), riflemen("b.one", (60, 60), 1)
    battle = charge(ones, foes, map=wall, dice=[1, 5, 5])
    while not battle.over:
        battle.choose(battle.choices()[0])
    # The defender is better by 1, for the wall, the charger too.
    assert at(battle) == [(60, 57)]
    assert len(happened(battle, CloseCombatFought)) == 1


@pytest.mark.rule("AZ-CC-14", "AZ-CC-06")
def test_az_cc_14_leaving_is_free_or_by_the_option_costs_a_blow():
    move = MoveIntent("a.one.1", ((60_000, 50_000),), "slow")
    ordered = Ordered(0, "a.one", card("M5"), move)
    free = play(Moving(ordered), ONE, FOE, chain=(ordered,))
    over(free)
    assert at(free) == [(60, 50)]
    struck = play(Moving(ordered), ONE, FOE, chain=(ordered,), dice=[1, 9, 9], options={"leave_melee": "parting_blow"})
    over(struck)
    assert struck.state.units["a.one"].place == "gone"
    # The one who leaves hits nobody.
    spared = play(Moving(ordered), ONE, FOE, chain=(ordered,), dice=[9, 1], options={"leave_melee": "parting_blow"})
    over(spared)
    assert hit(spared) == []
    assert at(spared) == [(60, 50)]


@pytest.mark.rule("AZ-CC-16")
def test_az_cc_16_only_people_on_foot_or_by_the_option_in_open_vehicles():
    track = person("b.one.9", (60, 66), role="vehicle", length=8500, width=3000, facing=0,
                   machine=Machine(crew=2, sheet="sdkfz-251"))  # fmt: skip
    aboard = unit("b.one", models=(track, person("b.one.1", (0, 0), aboard="b.one.9")))
    for option, count in (("foot_only", 0), ("open_topped_too", 1)):
        g = play(Idle(), riflemen("a.one", (57.5, 66), 1), aboard, options={"melee_targets": option})
        assert len(contacts(g, g.state.units["a.one"])) == count
    shut = replace(aboard, models=(replace(track, machine=Machine(crew=1, sheet="opel-blitz")), aboard.models[1]))
    g = play(Idle(), riflemen("a.one", (57.5, 66), 1), shut, options={"melee_targets": "open_topped_too"})
    assert contacts(g, g.state.units["a.one"]) == []
    gun = person("b.one.9", (60, 66), role="gun", weapons=("pak-40",), length=6000, width=3000, machine=Machine())
    crew = unit("b.one", models=(person("b.one.1", (70, 66), role="gunner"), gun))
    g = play(Idle(), riflemen("a.one", (60, 62), 1), crew)
    assert contacts(g, g.state.units["a.one"]) == []
    found = intent.refusal(g, g.state.units["a.one"], "assault",
                           AssaultIntent("a.one.1", (), "fast", "b.one", "first", Besides(charge="a.one")))  # fmt: skip
    assert found is not None
    assert found.rules == ("AZ-CC-01", "AZ-CC-16")


# ---- assaults ----------------------------------------------------------------------------------------------------


def assault(*units: Unit, fires: Any = "last", way: Any = ((60, 55),), stood: Any = (), dice: Any = None,
            **more: Any) -> Battle[State]:  # fmt: skip
    """``a.one`` assaults with ``b.one`` as its target."""
    one = next(each for each in units if each.id == "a.one")
    places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
    ordered = Ordered(
        0, "a.one", card("A3"), AssaultIntent(one.models[0].id, places, "fast", "b.one", fires), stood=stood
    )
    battle = play(Carrying(ordered), *units, dice=dice, chain=(ordered,), **more)
    while isinstance(battle.decision, ChooseFollowing):
        battle.choose(battle.choices()[0])
    return battle


LONER = riflemen("a.one", (60, 45), 1)
FAR = riflemen("b.one", (60, 100), 1)


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
def test_az_ord_15_a_target_that_has_moved_may_be_followed():
    battle = assault(LONER, FAR, stood=((60_000, 90_000),), dice=[1])
    assert isinstance(battle.decision, ChoosePursuit)
    same_from_text(battle)
    assert refused(battle, Pursuit(((60_000, 32_000),))) == ("AZ-ORD-15",)
    assert refused(battle, Pursuit(((60_000, 61_000),))) == ("AZ-MOV-01", "AZ-MOV-03")
    none, after = battle.choices()
    assert none == Pursuit(None)
    assert isinstance(after, Pursuit)
    assert after.way == ((60_000, 60_000),)
    battle.choose(Pursuit(((65_000, 58_000),)))
    over(battle)
    assert at(battle) == [(65, 58)]
    free = assault(LONER, FAR, stood=((60_000, 90_000),), dice=[1], options={"assault_follow": "free_path"})
    assert free.refusal(Pursuit(((60_000, 32_000),))) is None
    kept = assault(LONER, FAR, stood=((60_000, 100_000),), dice=[1])
    over(kept)
    assert at(kept) == [(60, 55)]


@pytest.mark.rule("AZ-EXE-07", "AZ-ORD-14")
def test_az_exe_07_fire_first_or_last():
    first = assault(LONER, FAR, fires="first", stood=((60_000, 100_000),), dice=[1])
    over(first)
    assert [type(event).__name__ for event in happened(first, Walked, VolleyFired)] == ["VolleyFired", "Walked"]
    still = assault(LONER, FAR, fires="first", way=(), stood=((60_000, 100_000),), dice=[1])
    over(still)
    assert at(still) == [(60, 45)]
    g = play(Idle(), LONER, FAR, options={"assault_zero_move": "forbidden"})
    found = intent.refusal(g, LONER, "assault", AssaultIntent("a.one.1", (), "slow", "b.one", "first"))
    assert found is not None
    assert found.rules == ("AZ-ORD-14",)


@pytest.mark.rule("AZ-ORD-13")
def test_az_ord_13_an_assault_without_a_usable_weapon_is_moved_or_by_the_option_fired():
    unarmed = unit("a.one", (60, 45))
    battle = assault(unarmed, FAR, stood=((60_000, 100_000),))
    over(battle)
    assert battle.state.units["a.one"].detection == "moved"
    fired = assault(unarmed, FAR, stood=((60_000, 100_000),), options={"assault_without_shot": "always_fired"})
    over(fired)
    assert fired.state.units["a.one"].detection == "fired"


@pytest.mark.rule("AZ-ORD-10")
def test_az_ord_10_who_is_trained_with_the_bayonet_may_charge_without_a_shot():
    lists = {"a.one": {"characteristics": ("bayonet-trained",)}}
    declared = AssaultIntent("a.one.1", ((60_000, 58_000),), "fast", None, "never", Besides(charge="b.one"))
    ordered = Ordered(0, "a.one", card("A3"), declared, stood=((60_000, 60_000),))
    one, foe = riflemen("a.one", (60, 50), 1), riflemen("b.one", (60, 60), 1)
    battle = play(Assaulting(ordered), one, foe, dice=[1, 3], chain=(ordered,), lists=lists)
    over(battle)
    # 1 and 2 for the charge and the bayonet: equal, nobody is hit.
    assert hit(battle) == []
    assert happened(battle, VolleyFired) == []
    g = play(Idle(), one, foe)
    found = intent.refusal(g, one, "assault", declared)
    assert found is not None
    assert "AZ-ORD-10" in found.rules
    # Who was never to fire has not fired, by no reading of AZ-ORD-13.
    for intent_, state in ((declared, "moved"), (replace(declared, fires="last", target="b.one"), "fired")):
        given = replace(ordered, intent=intent_)
        still = play(Carrying(given), replace(one, models=(replace(one.models[0], weapons=()),)), foe, dice=[1, 3],
                     chain=(given,), lists=lists, options={"assault_without_shot": "always_fired"})  # fmt: skip
        over(still)
        assert still.state.units["a.one"].detection == state


@pytest.mark.rule("AZ-EXE-07", "AZ-MOR-13")
def test_az_exe_07_morale_after_fire_and_after_close_combat_or_by_the_option_once():
    def tested(**options: str) -> list[str]:
        ones = riflemen("a.one", (60, 50), 1)
        foes = unit(
            "b.one", models=(person("b.one.1", (60, 60)), person("b.one.2", (64, 60)), person("b.one.3", (68, 60)))
        )
        declared = AssaultIntent("a.one.1", ((60_000, 58_000),), "fast", "b.one", "first", Besides(charge="b.one"))
        ordered = Ordered(0, "a.one", card("A3"), declared, stood=stood_of([ones, foes]))
        battle = play(Carrying(ordered), ones, foes, dice=[10, 9, 9, 9, 1, 9, 9, 9], chain=(ordered,), options=options,
                      lists={"b.one": {"panic_limit": 1}})  # fmt: skip
        while not battle.over:
            battle.choose(battle.choices()[0])
        return [type(event).__name__ for event in happened(battle, MoraleTested, CloseCombatFought)]

    assert tested()[:2] == ["MoraleTested", "CloseCombatFought"]
    assert tested(assault_morale_steps="once_at_end") == ["CloseCombatFought"]


def test_charges_are_among_those_listed_and_each_is_accepted():
    ones, foes = riflemen("a.one", (60, 50), 3), riflemen("b.one", (60, 60), 3)
    g = play(Idle(), ones, foes)
    listed = [each for each in intent.listed(g, ones, "assault") if each.besides.charge]
    assert len(listed) == 2
    assert all(intent.refusal(g, ones, "assault", each) is None for each in listed)


@pytest.mark.rule("AZ-FIRE-15", "AZ-CC-06", "AZ-DEF-12")
def test_who_fights_across_a_low_wall_fires_at_nobody_else():
    wall = ground(piece("low-wall", 0, 61, 120, 62))
    ones, foes, others = ONE, riflemen("b.one", (60, 63), 1), riflemen("b.two", (80, 60), 1)
    g = play(Idle(), ones, foes, others, map=wall)
    assert [each.id for each in engaged(g, ones)] == ["b.one"]
    assert engaged(play(Idle(), ones, foes, others), ones) == []
