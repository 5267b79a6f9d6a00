"""What single weapons do beyond range and shots: one-shot, scope, indirect fire (chapter Weapons)."""

import pytest

from grognard.games.bolt_action.data.armies import WEAPON_BASE, ModelGroup
from grognard.games.bolt_action.data.tables import WEAPONS
from grognard.games.bolt_action.rules.movement.move import Move
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.turn.actions import AdvanceOrder, FireOrder, RallyOrder
from grognard.games.bolt_action.rules.turn.fubar import FriendlyFire
from grognard.games.bolt_action.rules.turn.orders import ChooseOrder, OrdersPhase
from grognard.games.bolt_action.state.choices import GiveOrder, RemoveModel, ShootAt, StayPut, Walk
from grognard.games.bolt_action.state.events.shooting import Fired, NoShot, RangedIn, Scored
from grognard.games.bolt_action.state.state import Ranging
from tests.games.bolt_action.table import of, play, shoot, squad, team, unit, walk, way
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled, used_up, where

FAUST = (ModelGroup(1, "rifleman", ("rifle", "panzerfaust")),)


def aims_of(battle, moved=False):
    return [each.volley for each in aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), (), moved).volleys]


# ---- one-shot weapons --------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-06", "BA-WPN-20", "BA-C11")
def test_a_panzerfaust_is_fired_once_and_its_man_fires_nothing_else():
    units = squad("a.firer", 24, 30, 2, extra=FAUST), squad("b.foe", 24, 20, 5, order="fire")
    battle = shoot(*units, dice=(1, 1, 1))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert {volley.weapon: volley.shots for volley in fired.volleys} == {"rifle": 2, "panzerfaust": 1}
    assert fired.spent == ("panzerfaust",)
    assert of(battle, "a.firer").model("a.firer.3").weapons == ("rifle",)
    assert [volley.shots for volley in aims_of(battle)] == [3]


@pytest.mark.rule("BA-WPN-06")
def test_a_panzerfaust_out_of_reach_is_not_spent_and_its_man_has_lost_his_shot():
    """At 16 inches a panzerfaust does not reach."""
    units = squad("a.firer", 24, 37, 2, extra=FAUST), squad("b.foe", 24, 20, 5, order="fire")
    battle = shoot(*units, dice=(1, 1))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert ([volley.weapon for volley in fired.volleys], fired.spent) == (["rifle"], ())
    assert of(battle, "a.firer").model("a.firer.3").weapons == ("rifle", "panzerfaust")


@pytest.mark.rule("BA-WPN-06", "BA-WPN-20")
def test_a_panzerfaust_held_back_stays_in_hand():
    units = squad("a.firer", 24, 30, 2, extra=FAUST), squad("b.foe", 24, 20, 5, order="fire")
    battle = shoot(*units, dice=(1, 1, 1), holding=("panzerfaust",))
    over(battle)
    assert of(battle, "a.firer").model("a.firer.3").weapons == ("rifle", "panzerfaust")


@pytest.mark.rule("BA-FUB-05", "BA-WPN-06")
def test_in_a_shot_at_a_friend_one_shot_weapons_fire_if_they_reach_and_are_not_used_up():
    def mistake(y, dice):
        battle = play(
            FriendlyFire("a.firer"),
            squad("a.firer", 24, 36, 2, extra=FAUST, order="fire"),
            squad("a.friend", 24, y, 5, order="fire"),
            squad("b.foe", 24, y - 6, 5),
            dice=dice,
        )
        answer(battle, battle.choices()[0])
        over(battle)
        (fired,) = happened(battle, Fired)
        assert fired.spent == ()
        assert of(battle, "a.firer").model("a.firer.3").weapons == ("rifle", "panzerfaust")
        return {volley.weapon: volley.shots for volley in fired.volleys}

    assert mistake(28, (1, 1, 1)) == {"rifle": 2, "panzerfaust": 1}
    assert mistake(20, (1, 1, 1)) == {"rifle": 3}


# ---- snipers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-14")
def test_a_snipers_every_damaging_hit_picks_its_man_without_a_second_die():
    sniper = team("a.firer", 24, 46, "scoped-rifle", 2, order="fire")
    battle = shoot(sniper, squad("b.foe", 24, 20, 5, order="fire"), dice=(3, 4))
    decision = asked(battle, ChooseCasualty)
    assert (decision.seat, decision.rule) == (0, "BA-WPN-14")
    answer(battle, RemoveModel("b.foe.1"))
    over(battle)
    assert not of(battle, "b.foe").has("nco")


@pytest.mark.rule("BA-WPN-14", "BA-DAM-06")
def test_a_snipers_natural_6_needs_no_second_6():
    sniper = team("a.firer", 24, 46, "scoped-rifle", 2, order="fire")
    battle = shoot(sniper, squad("b.foe", 24, 20, 5, order="fire"), dice=(3, 6))
    assert asked(battle, ChooseCasualty).seat == 0
    used_up(battle)


@pytest.mark.rule("BA-WPN-14")
def test_a_sniper_that_moved_picks_only_by_exceptional_damage():
    sniper = team("a.firer", 24, 30, "scoped-rifle", 2, order="advance")
    battle = shoot(sniper, squad("b.foe", 24, 20, 5, order="fire"), dice=(4, 4), moved=True)
    assert asked(battle, ChooseCasualty).seat == 1


@pytest.mark.rule("BA-WPN-14")
def test_the_assistant_adds_no_shot_and_takes_the_rifle_over_when_the_sniper_falls():
    sniper = team("a.firer", 24, 30, "scoped-rifle", 2, order="fire")
    battle = play(FireOrder("a.firer"), sniper, squad("b.foe", 24, 20, 5))
    assert [(volley.models, volley.shots) for volley in aims_of(battle)] == [(("a.firer.1",), 1)]
    hit = play(Shoot("b.foe", "a.firer", "order"), squad("b.foe", 24, 20, 1), sniper, dice=(4, 4, 1, 1))
    answer(hit, RemoveModel("a.firer.1"))
    over(hit)
    assert of(hit, "a.firer").models[0].weapons == ("scoped-rifle",)


# ---- indirect fire -----------------------------------------------------------------------------------------------


def mortar(id="a.firer", x=24, y=46, spotter=None, weapon="medium-mortar", **fields):
    """A mortar and its crew; ``spotter`` is where the spotter stands."""
    crew = [ModelGroup(1, "gunner", (weapon,), WEAPON_BASE), ModelGroup(1, "loader"), ModelGroup(1, "assistant")]
    places = [(x, y), (x + 1.7, y), (x + 3.1, y)]
    if spotter is not None:
        crew.append(ModelGroup(1, "spotter"))
        places.append(spotter)
    return unit(id, x, y, crew, f"{weapon}-team", places=places, **fields)


def foe(y=20, men=5, **fields):
    return squad("b.foe", 24, y, men, **fields)


@pytest.mark.rule("BA-WPN-08", "BA-SHOOT-23")
def test_the_first_shell_needs_a_6_whatever_the_circumstances():
    units = mortar(pins=3, quality="inexperienced"), foe(men=2, order="down")
    battle = shoot(*units, dice=(5,), pieces=(piece("rubble", 20, 18, 34, 22),))
    over(battle)
    (fired,) = happened(battle, Fired)
    assert [(volley.need, volley.indirect, volley.shots) for volley in fired.volleys] == [(6, True, 1)]


@pytest.mark.rule("BA-WPN-08")
def test_each_further_shell_at_the_same_target_needs_one_less():
    needs = []
    ranging = None
    for _ in range(6):
        battle = shoot(mortar(ranging=ranging), foe(order="fire"), dice=(1,))
        over(battle)
        needs.append(happened(battle, Fired)[0].volleys[0].need)
        ranging = of(battle, "a.firer").ranging
    assert needs == [6, 5, 4, 3, 2, 2]
    assert ranging == Ranging("b.foe", 6)


@pytest.mark.rule("BA-WPN-08")
def test_after_a_hit_every_following_shell_needs_2():
    battle = shoot(mortar(ranging=Ranging("b.foe", 1)), foe(order="fire"), dice=(5, 1, 1, 1))
    over(battle)
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 2, on_target=True)
    again = shoot(mortar(ranging=Ranging("b.foe", 2, on_target=True)), foe(order="fire"), dice=(1,))
    over(again)
    assert happened(again, Fired)[0].volleys[0].need == 2
    assert of(again, "a.firer").ranging == Ranging("b.foe", 3, on_target=True)


@pytest.mark.rule("BA-WPN-08", "BA-WPN-21")
def test_another_target_starts_the_count_anew():
    battle = shoot(mortar(ranging=Ranging("b.other", 4, on_target=True)), foe(order="fire"), dice=(5,))
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == 6
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 1)


@pytest.mark.rule("BA-WPN-08", "BA-WPN-21")
@pytest.mark.parametrize("mover", ["a.firer", "b.foe"])
def test_a_move_of_either_loses_the_range(mover):
    units = mortar(ranging=Ranging("b.foe", 3)), foe()
    battle = play(Move(mover, "advance"), *units)
    answer(battle, walk(battle, mover, 0, -0.5))
    over(battle)
    assert of(battle, "a.firer").ranging is None


@pytest.mark.rule("BA-WPN-21")
def test_a_move_of_somebody_else_or_of_nothing_does_not():
    units = mortar(ranging=Ranging("b.foe", 3)), foe(), squad("b.other", 5, 10, 3)
    battle = play(Move("b.other", "advance"), *units)
    answer(battle, walk(battle, "b.other", 0, 2))
    over(battle)
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 3)
    still = play(Move("b.foe", "advance"), *units)
    answer(still, StayPut())
    over(still)
    assert of(still, "a.firer").ranging == Ranging("b.foe", 3)


@pytest.mark.rule("BA-WPN-21")
def test_a_team_that_only_turns_its_gun_has_not_moved():
    units = mortar(ranging=Ranging("b.foe", 3)), team("b.foe", 24, 20)
    battle = play(Move("b.foe", "advance"), *units)
    turn = next(choice for choice in battle.choices() if getattr(choice, "legs", None) == ())
    answer(battle, turn)
    over(battle)
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 3)


@pytest.mark.rule("BA-WPN-09", "BA-WPN-21")
def test_rallying_being_shot_at_and_losses_keep_the_count():
    battle = play(RallyOrder("a.firer"), mortar(pins=2, ranging=Ranging("b.foe", 2)), foe(), dice=(1,))
    over(battle)
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 2)
    shot = play(
        Shoot("b.foe", "a.firer", "order"),
        mortar(y=40, order="fire", ranging=Ranging("b.foe", 2)),
        foe(men=1, order="fire"),
        dice=(4, 4),
    )
    answer(shot, RemoveModel("a.firer.3"))
    over(shot)
    assert of(shot, "a.firer").ranging == Ranging("b.foe", 2)


@pytest.mark.rule("BA-WPN-22", "BA-SHOOT-10")
@pytest.mark.parametrize(("gap", "fires"), [(17.9, False), (18.1, True), (30, True)])
def test_range_is_measured_from_the_weapon_and_has_a_least(gap, fires):
    battle = play(FireOrder("a.firer"), mortar(spotter=(20, 46)), foe(y=46 - gap - 0.492 - 0.787))
    assert bool(aims_of(battle)) is fires


@pytest.mark.rule("BA-WPN-22")
@pytest.mark.parametrize(("x", "fires"), [(36.5, True), (34.5, False)])
def test_range_is_measured_from_the_mortar_though_its_crew_stand_nearer(x, fires):
    battle = play(FireOrder("a.firer"), mortar(x=16.5), squad("b.foe", x, 46, 1))
    assert bool(aims_of(battle)) is fires


@pytest.mark.rule("BA-WPN-22", "BA-SHOOT-10", "BA-C15", "BA-C6")
def test_the_ranges_of_the_mortars():
    ranges = {name: (WEAPONS[name].minimum, WEAPONS[name].range, WEAPONS[name].he) for name in MORTARS}
    assert ranges == {
        "light-mortar": (12_000, 24_000, "D3"),
        "medium-mortar": (18_000, 60_000, "D6"),
        "heavy-mortar": (18_000, 72_000, "2D6"),
    }


MORTARS = ("light-mortar", "medium-mortar", "heavy-mortar")
HOUSE = piece("building", 20, 35, 34, 38, height=5)


@pytest.mark.rule("BA-WPN-09", "BA-WPN-15")
def test_the_spotters_sight_serves_the_mortar():
    blind = play(FireOrder("a.firer"), mortar(), foe(), squad("b.seen", 2, 20, 3), pieces=(HOUSE,))
    assert ShootAt("b.foe") not in blind.choices()
    assert aims_of(blind) == []
    led = play(FireOrder("a.firer"), mortar(spotter=(38, 42)), foe(), pieces=(HOUSE,))
    assert ShootAt("b.foe") in led.choices()
    assert [volley.models for volley in aims_of(led)] == [("a.firer.1",)]


@pytest.mark.rule("BA-WPN-09", "BA-WPN-22")
def test_the_sight_of_other_men_of_the_crew_does_not():
    """Only the assistant sees past the house."""
    battle = play(
        FireOrder("a.firer"),
        mortar(x=32.2),
        foe(),
        squad("b.seen", 2, 20, 3),
        pieces=(piece("building", 20, 42, 34, 44, height=5),),
    )
    looks = battle.context.look(of(battle, "a.firer"), of(battle, "b.foe"), battle.state).visible
    assert [any(row) for row in looks] == [False, False, True]
    assert aims_of(battle) == []
    over(battle)
    assert len(happened(battle, NoShot)) == 1


@pytest.mark.rule("BA-WPN-15", "BA-GEN-04")
def test_the_spotter_may_stand_apart_and_moves_with_the_units_order():
    battle = play(OrdersPhase(), mortar(spotter=(38, 40)), foe(), dice=(1,))
    assert battle.context.in_formation(of(battle, "a.firer"))
    assert battle.refusal(GiveOrder("a.firer", "fire")) is None
    move = play(Move("a.firer", "run"), mortar(spotter=(38, 40)), foe())
    answer(move, Walk((way("a.firer.4", (44, 34)),)))
    over(move)
    assert where(move, "a.firer.4") == (44, 34)
    gunner = play(Move("a.firer", "run"), mortar(), foe())
    assert refused(gunner, Walk((way("a.firer.1", (20, 40)),)))[0] == "ba-fault-formation"


@pytest.mark.rule("BA-WPN-09", "BA-GEN-08")
def test_shells_fly_over_friends():
    battle = play(FireOrder("a.firer"), mortar(), foe(), squad("a.friend", 22, 33, 6))
    assert len(aims_of(battle)) == 1


@pytest.mark.rule("BA-WPN-05", "BA-WPN-22")
def test_an_indirect_weapon_ignores_the_arc():
    battle = play(FireOrder("a.firer"), mortar(facing=180_000), foe())
    assert len(aims_of(battle)) == 1
    assert ShootAt("b.foe") in battle.choices()


@pytest.mark.rule("BA-WPN-22", "BA-WPN-05")
def test_a_fixed_mortar_does_not_fire_on_advance_and_a_light_one_does():
    fixed = play(AdvanceOrder("a.firer"), mortar(order="advance"), foe())
    answer(fixed, StayPut())
    over(fixed)
    light = mortar(weapon="light-mortar", y=40, order="advance", ranging=Ranging("b.foe", 3, on_target=True))
    battle = play(AdvanceOrder("a.firer"), light, foe(order="fire"), dice=(5,))
    answer(battle, StayPut(), ShootAt("b.foe"))
    over(battle)
    assert happened(battle, Fired)[0].volleys[0].need == 6
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 1)


@pytest.mark.rule("BA-WPN-22")
def test_a_shell_out_of_range_is_lost_and_keeps_the_count():
    battle = shoot(mortar(ranging=Ranging("b.foe", 2)), foe(y=36, order="fire"))
    over(battle)
    assert happened(battle, RangedIn) == []
    assert happened(battle, Scored) == []
    assert of(battle, "a.firer").ranging == Ranging("b.foe", 2)


@pytest.mark.rule("BA-AMB-04")
def test_a_mortar_cannot_lie_in_ambush():
    battle = play(OrdersPhase(), mortar(), foe(), dice=(1,))
    asked(battle, ChooseOrder)
    assert refused(battle, GiveOrder("a.firer", "ambush")) == ("ba-refused-ambush-indirect", ("BA-AMB-04",))
    assert battle.refusal(GiveOrder("a.firer", "fire")) is None


@pytest.mark.rule("BA-WPN-15")
def test_the_spotter_is_one_model_of_the_unit_for_losses():
    battle = play(
        Shoot("b.foe", "a.firer", "order"),
        mortar(y=40, spotter=(30.1, 40), order="fire"),
        foe(men=3, order="fire"),
        dice=(4, 4, 4, 4, 4, 1, 1, 1),
    )
    answer(battle, RemoveModel("a.firer.4"), RemoveModel("a.firer.3"))
    over(battle)
    assert [what for what, _ in rolled(battle)] == ["ba-roll-hit", "ba-roll-damage", "ba-roll-morale"]
    assert not of(battle, "a.firer").has("spotter")


@pytest.mark.rule("BA-WPN-01", "BA-DAM-04")
def test_small_arms_have_no_pen_and_heavy_weapons_have_one_or_fire_shells():
    small = {name for name, weapon in WEAPONS.items() if weapon.small_arm}
    assert {"rifle", "smg", "lmg", "mmg", "pistol", "scoped-rifle", "bar"} <= small
    assert not small & {"hmg", "anti-tank-rifle", "piat", "panzerfaust", "medium-mortar", "light-at-gun"}
