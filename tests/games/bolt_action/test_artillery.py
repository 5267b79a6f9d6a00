"""Guns and their crews (chapter Artillery), howitzers, the kinds of shell, the gun shield."""

import pytest

from grognard.games.bolt_action.data.armies import GUN_BASE, ModelGroup
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.movement.reactions import charged
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.fubar import Panic
from grognard.games.bolt_action.rules.turn.orders import Activation, ChooseOrder, OrdersPhase
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFirstWave, Engagement
from grognard.games.bolt_action.state.choices import (
    FireAtCharge,
    FireFromAmbush,
    FirstWave,
    GiveOrder,
    Leg,
    RemoveModel,
    RemoveWeapon,
    ShootAt,
    StandFast,
    StayPut,
    TakeEdge,
    Walk,
)
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import MoraleTested, PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Burst, Fired
from tests.games.bolt_action.table import assault, gun, listed, of, play, rules_of, shoot, squad, unit, walk
from tests.games.playing import answer, asked, happened, inches, over, piece, refused


def fire(*units, dice=(), **more):
    """``a.gun`` is ordered to Fire."""
    return play(Activation("a.gun", "fire"), *units, dice=dice, **more)


def needs(battle):
    """The needed rolls of what was fired."""
    return [volley.need for fired in happened(battle, Fired) for volley in fired.volleys]


def men(battle, id):
    """How many men a unit has left."""
    return len(of(battle, id).men)


# ---- the gun and its crew ----------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ART-01")
def test_the_crew_end_within_an_inch_of_the_gun():
    battle = play(Activation("a.gun", "advance"), gun("a.gun", 24, 40), squad("b.foe", 24, 4, men=3))
    asked(battle, ChooseMove)
    left = Walk((Leg("a.gun.1", ((inches(24), inches(37)),)),))
    assert refused(battle, left) == ("ba-fault-crew", ("BA-ART-01",))
    answer(battle, walk(battle, "a.gun", 0, -3))
    over(battle)
    piece = of(battle, "a.gun").gun
    assert piece is not None
    assert piece.y == inches(37)


@pytest.mark.rule("BA-ART-01")
def test_direct_fire_is_traced_from_the_gun_and_indirect_fire_from_any_crewman():
    # A wall of a building stands before the gun; the outermost crewman looks past it.
    house = piece("building", 20, 36, 25, 38, height=4)
    howitzer = gun("a.gun", 24, 40, "light-howitzer", places=[(24, 40), (22.8, 41.9), (24, 41.9), (25.9, 40.6)])
    battle = fire(howitzer, squad("b.foe", 26.2, 4, men=1), pieces=[house])
    shots = [choice for choice in listed(battle) if isinstance(choice, ShootAt)]
    assert [shot.way for shot in shots] == ["indirect"]


@pytest.mark.rule("BA-ART-02", "BA-MOR-06", "BA-ART-08")
def test_the_crew_fall_and_without_them_the_gun_is_lost():
    battle = shoot(squad("a.firer", 22, 34, men=4), gun("b.foe", 24, 24, men=2), dice=(6, 6, 6, 6, 4, 4, 4, 3))
    answer(battle, StandFast())
    assert happened(battle, CasualtiesTaken) == []  # the shield stops what is not a 6
    assert of(battle, "b.foe").pins == 1

    battle = shoot(squad("a.firer", 22, 14, men=4), gun("b.foe", 24, 24, men=2), dice=(6, 6, 6, 6, 4, 4, 4, 3))
    answer(battle, StandFast())
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("b.foe", "casualties")]
    assert "BA-ART-02" in rules_of(battle, UnitDestroyed)[0]
    assert not of(battle, "b.foe").alive


@pytest.mark.rule("BA-ART-02")
def test_exceptional_damage_by_a_weapon_with_pen_may_pick_the_gun():
    battle = shoot(gun("a.firer", 24, 44), gun("b.foe", 24, 14), way="piercing", dice=(6, 6, 6))
    answer(battle, StandFast())
    assert RemoveWeapon() in listed(battle)
    assert RemoveModel("b.foe.1") not in listed(battle)
    answer(battle, RemoveWeapon())
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("b.foe", "weapon")]


@pytest.mark.rule("BA-MOR-06", "BA-MOR-05")
def test_half_the_crew_lost_calls_for_a_morale_check():
    battle = shoot(squad("a.firer", 22, 14, men=2), gun("b.foe", 24, 24, men=4), dice=(6, 6, 4, 4, 3, 3))
    answer(battle, StandFast(), RemoveModel("b.foe.2"), RemoveModel("b.foe.3"))
    over(battle)
    assert happened(battle, MoraleTested)[0].passed


@pytest.mark.rule("BA-ART-09", "BA-WPN-04", "BA-SHOOT-18")
def test_the_last_man_fires_at_minus_one_and_two_are_a_small_unit():
    battle = fire(gun("a.gun", 24, 40, men=1, men_at_start=3), squad("b.foe", 24, 20, men=5), dice=(2,))
    answer(battle, ShootAt("b.foe", (), "piercing"), StandFast())
    assert needs(battle) == [4]
    battle = shoot(squad("a.firer", 22, 34, men=1), gun("b.foe", 24, 24, men=2), dice=(1,))
    answer(battle, StandFast())
    assert needs(battle) == [4]
    battle = shoot(squad("a.firer", 22, 34, men=1), gun("b.foe", 24, 24, men=3), dice=(1,))
    answer(battle, StandFast())
    assert needs(battle) == [3]


# ---- moving ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-MOV-07")
def test_a_light_gun_is_pushed_six_inches_at_an_advance_and_never_runs():
    battle = play(OrdersPhase(), gun("a.gun", 24, 40), squad("b.foe", 24, 4, order="fire"))
    asked(battle, ChooseOrder)
    assert refused(battle, GiveOrder("a.gun", "run")) == ("ba-refused-gun-run", ("BA-ORD-15", "BA-MOV-07"))
    answer(battle, GiveOrder("a.gun", "advance"))
    assert asked(battle, ChooseMove).allowance == 6000
    assert refused(battle, walk(battle, "a.gun", 0, -6.5))[1] == ("BA-MOV-01",)


@pytest.mark.rule("BA-MOV-07", "BA-MOV-08", "BA-MOV-18")
def test_a_heavy_gun_only_turns_where_it_stands_and_a_turned_gun_does_not_fire():
    battle = play(Activation("a.gun", "advance"), gun("a.gun", 24, 40, "heavy-at-gun", men=4), squad("b.foe", 24, 4))
    assert asked(battle, ChooseMove).allowance == 0
    assert StayPut() in listed(battle)
    assert all(not choice.legs for choice in listed(battle) if isinstance(choice, Walk))
    answer(battle, Walk((), 90_000))
    over(battle)
    assert of(battle, "a.gun").facing == 90_000


@pytest.mark.rule("BA-MOV-08", "BA-WPN-05")
def test_a_gun_keeps_its_facing_when_it_fires():
    battle = fire(gun("a.gun", 24, 24, facing=90_000), squad("b.foe", 24, 4), squad("b.right", 40, 24))
    targets = {choice.target for choice in listed(battle) if isinstance(choice, ShootAt)}
    assert targets == {"b.right"}


@pytest.mark.rule("BA-MOV-07")
def test_rough_ground_is_closed_to_a_gun():
    battle = play(
        Activation("a.gun", "advance"),
        gun("a.gun", 24, 40),
        squad("b.foe", 24, 4),
        pieces=[piece("wood", 18, 30, 30, 36)],
    )
    assert refused(battle, walk(battle, "a.gun", 0, -5)) == ("ba-fault-closed-to-gun", ("BA-GEN-15", "BA-MOV-07"))


@pytest.mark.rule("BA-ART-03")
def test_a_dug_in_gun_has_hard_cover_and_never_moves():
    rubble = piece("rubble", 18, 20, 30, 28)
    dug = gun("b.foe", 24, 24)
    battle = shoot(squad("a.firer", 22, 36, men=1), dug, pieces=[rubble], dice=(1,))
    answer(battle, StandFast())
    assert needs(battle) == [5]
    battle = play(Activation("b.foe", "advance"), dug, pieces=[rubble])
    assert asked(battle, ChooseMove).allowance == 0


@pytest.mark.rule("BA-ART-05", "BA-SCN-10")
def test_a_gun_that_needs_a_tow_does_not_come_on_by_itself():
    heavy = gun("a.gun", 0, 0, "heavy-at-gun", men=4, place="reserve")
    battle = play(
        Engagement(),
        heavy,
        squad("a.men", 0, 0, place="reserve"),
        squad("b.foe", 0, 0, place="reserve"),
        turn=0,
        dice=(5, 2),
    )
    answer(battle, TakeEdge(True))
    wave = next(each for each in battle.decisions if isinstance(each, ChooseFirstWave) and each.seat == 0)
    assert list(battle.choices(wave)) == [FirstWave(("a.men",))]
    refusal = battle.refusal(FirstWave(("a.gun", "a.men")), 0)
    assert refusal is not None
    assert refusal.rules == ("BA-ART-05",)
    battle = play(OrdersPhase(), heavy, squad("b.foe", 24, 4, order="fire"))
    orders = {choice.order for choice in listed(battle) if choice.unit == "a.gun"}
    assert orders == {"down"}
    assert refused(battle, GiveOrder("a.gun", "advance")) == ("ba-refused-gun-tow", ("BA-ART-05",))


@pytest.mark.rule("BA-FUB-03", "BA-MOV-07")
def test_a_gun_cannot_flee_and_goes_down():
    battle = play(Panic("a.gun"), gun("a.gun", 24, 40, order="run"), squad("b.foe", 24, 20))
    over(battle)
    assert of(battle, "a.gun").order == "down"


# ---- shells ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-HE-02", "BA-ART-06", "BA-WPN-23")
def test_a_gun_names_its_shell_with_its_target():
    units = gun("a.gun", 24, 40), squad("b.foe", 20, 20, men=5)
    battle = fire(*units, dice=(3, 4))
    asked(battle, ChooseTarget)
    assert {choice.way for choice in listed(battle) if isinstance(choice, ShootAt)} == {"piercing", "explosive"}
    assert refused(battle, ShootAt("b.foe"))[0] == "ba-refused-target"
    answer(battle, ShootAt("b.foe", (), "piercing"), StandFast(), RemoveModel("b.foe.5"))
    assert happened(battle, Burst) == []  # one hit and one die of damage
    assert happened(battle, PinsTaken) == [PinsTaken("b.foe", 1)]

    battle = fire(*units, dice=(3, 6, 2, 3))  # a hit; D2 hits: 2
    answer(battle, ShootAt("b.foe", (), "explosive"), StandFast(), RemoveModel("b.foe.5"))
    assert happened(battle, Burst) == [Burst("a.gun", "b.foe", 2, 1)]
    assert men(battle, "b.foe") == 4  # Pen +1: a 3 is enough, a 2 is not


@pytest.mark.rule("BA-HE-05")
def test_each_hit_of_an_autocannon_bursts_and_its_pins_count_once():
    battle = fire(
        autocannon("a.gun"),
        squad("b.foe", 18, 20, men=8),
        dice=(3, 4, 6, 1, 2, 2, 2),
    )
    answer(battle, ShootAt("b.foe", (), "explosive"), StandFast())
    assert happened(battle, Burst) == [Burst("a.gun", "b.foe", 3, 1)]
    assert of(battle, "b.foe").pins == 1


def autocannon(id):
    """A light autocannon, of which no army list has one: the weapon of the table on the carriage of a light gun."""
    groups = [ModelGroup(1, "gun", ("light-autocannon",), GUN_BASE), ModelGroup(3, "crew")]
    spots = [(24, 40), (22.8, 41.9), (24, 41.9), (25.2, 41.9)]
    return unit(id, 24, 40, groups, "light-at-gun", places=spots, men_at_start=3)


@pytest.mark.rule("BA-WPN-07")
def test_a_howitzer_fires_over_open_sights_at_any_distance_or_indirectly_from_two_feet():
    near = fire(gun("a.gun", 24, 40, "light-howitzer"), squad("b.foe", 20, 30, men=5), dice=(4, 3, 1, 1, 1, 1))
    answer(near, ShootAt("b.foe", (), "open-sights"), StandFast())
    assert needs(near) == [3]
    assert happened(near, Burst)[0].hits == 3

    near = fire(gun("a.gun", 24, 40, "light-howitzer"), squad("b.foe", 20, 30, men=5))
    answer(near, ShootAt("b.foe", (), "indirect"), StandFast())
    assert needs(near) == []

    far = fire(gun("a.gun", 24, 40, "light-howitzer", pins=0), squad("b.foe", 20, 10, men=5), dice=(5,))
    answer(far, ShootAt("b.foe", (), "indirect"), StandFast())
    assert needs(far) == [6]
    ranging = of(far, "a.gun").ranging
    assert ranging is not None
    assert ranging.shots == 1


@pytest.mark.rule("BA-AMB-04", "BA-HE-02", "BA-AMB-02")
def test_a_gun_in_ambush_says_what_is_loaded_and_fires_that():
    units = gun("a.gun", 24, 40), squad("b.foe", 20, 20, men=5, order="fire")
    battle = play(OrdersPhase(), *units)
    ambushes = [choice for choice in listed(battle) if choice.order == "ambush"]
    assert [choice.loaded for choice in ambushes] == ["piercing", "explosive"]
    assert refused(battle, GiveOrder("a.gun", "ambush")) == ("ba-refused-loaded", ("BA-AMB-04", "BA-HE-02"))
    lying = gun("a.gun", 24, 40, order="ambush", loaded="explosive")
    battle = play(Activation("b.foe", "advance"), lying, squad("b.foe", 20, 20, men=5), dice=(1,))
    answer(battle, walk(battle, "b.foe", 0, 2), FireFromAmbush("a.gun"))
    assert [volley.way for fired in happened(battle, Fired) for volley in fired.volleys] == ["explosive"]


@pytest.mark.rule("BA-AMB-04")
def test_a_howitzer_waits_in_ambush_over_open_sights():
    battle = play(OrdersPhase(), gun("a.gun", 24, 40, "light-howitzer"), squad("b.foe", 20, 20, order="fire"))
    assert [choice.loaded for choice in listed(battle) if choice.order == "ambush"] == ["open-sights"]


# ---- the shield --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-DAM-08")
def test_indirect_fire_ignores_the_gun_shield():
    battle = shoot(gun("a.firer", 24, 46, "light-howitzer"), gun("b.foe", 24, 14), way="indirect", dice=(6, 1, 1, 2))
    answer(battle, StandFast())
    answer(battle, RemoveModel("b.foe.2"))
    assert men(battle, "b.foe") == 2


# ---- close quarters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ART-07")
def test_a_gun_never_assaults_and_answers_a_charge_with_direct_fire_in_its_arc():
    battle = play(OrdersPhase(), gun("a.gun", 24, 40), squad("b.foe", 20, 34, order="fire"))
    assert refused(battle, GiveOrder("a.gun", "run", "b.foe")) == ("ba-refused-gun-assault", ("BA-ART-07",))
    battle = assault(squad("a.men", 22, 40, men=5), gun("b.foe", 24, 30, "light-howitzer"))
    assert listed(battle) == [FireAtCharge((), "open-sights"), StandFast()]
    turned = gun("b.foe", 24, 30, "light-howitzer", facing=0)
    battle = play(Activation("a.men", "advance"), squad("a.men", 22, 40, men=5), turned)
    assert charged(battle, of(battle, "a.men"), of(battle, "b.foe")) == []


@pytest.mark.rule("BA-ART-04", "BA-CQ-14")
def test_the_crew_fight_like_infantry_and_a_beaten_gun_is_destroyed():
    battle = assault(squad("a.men", 22, 29, men=5), gun("b.foe", 24, 24, men=3), dice=(4, 1, 1, 1, 1, 1, 1, 3))
    answer(battle, RemoveModel("b.foe.2"))
    assert happened(battle, UnitDestroyed) == [UnitDestroyed("b.foe", "surrender")]


@pytest.mark.rule("BA-ART-04", "BA-MOV-07")
def test_a_gun_that_wins_stays_where_it_is():
    battle = assault(squad("a.men", 22, 29, men=2), gun("b.foe", 24, 24, men=3), dice=(1, 1, 4, 4, 1))
    over(battle)
    assert of(battle, "b.foe").on_table
    assert not of(battle, "a.men").alive


# ---- the multiple launcher ---------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-13")
def test_a_salvo_falls_on_the_target_and_every_unit_near_it_and_never_ranges_in():
    launcher = unit(
        "a.gun",
        24,
        46,
        [ModelGroup(1, "gun", ("multiple-launcher",), GUN_BASE), ModelGroup(3, "crew")],
        "light-howitzer",
        places=[(24, 45), (22.8, 46.9), (24, 46.9), (25.2, 46.9)],
        men_at_start=3,
    )
    units = (
        launcher,
        squad("b.foe", 20, 20, men=3, order="fire"),
        squad("b.near", 20, 15, men=3, order="fire"),
        squad("a.near", 20, 25, men=3, order="fire"),
        squad("b.far", 20, 6, men=3, order="fire"),
    )
    battle = fire(*units, dice=(5, 6, 1, 1, 2, 1, 1, 5))
    answer(battle, ShootAt("b.foe"))
    over(battle)
    assert [fired.target for fired in happened(battle, Fired)] == ["b.foe", "b.near", "a.near"]
    assert needs(battle) == [6, 6, 6]
    assert [burst.target for burst in happened(battle, Burst)] == ["b.near"]
    assert of(battle, "a.gun").ranging is None


@pytest.mark.rule("BA-WPN-13")
def test_a_salvo_spares_units_inside_its_least_range():
    launcher = unit(
        "a.gun",
        24,
        46,
        [ModelGroup(1, "gun", ("multiple-launcher",), GUN_BASE), ModelGroup(3, "crew")],
        "light-howitzer",
        places=[(24, 45), (22.8, 46.9), (24, 46.9), (25.2, 46.9)],
        men_at_start=3,
    )
    units = (launcher, squad("b.foe", 20, 25, men=3, order="fire"), squad("a.near", 20, 29, men=3, order="fire"))
    battle = fire(*units, dice=(5,))
    answer(battle, ShootAt("b.foe"))
    over(battle)
    assert [fired.target for fired in happened(battle, Fired)] == ["b.foe"]
