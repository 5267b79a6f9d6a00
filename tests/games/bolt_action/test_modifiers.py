"""The modifiers of the roll to hit, met on the table (chapter Shooting)."""

import pytest

from grognard.core.book.modifiers import total
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.rules.shooting import aim
from grognard.games.bolt_action.rules.turn.actions import FireOrder
from tests.games.bolt_action.table import of, officer, play, squad, team
from tests.games.playing import piece


def volleys(*units, moved=False, snap=False, holding=(), **more):
    """The volleys of ``a.firer`` at ``b.foe``."""
    battle = play(FireOrder("a.firer"), *units, **more)
    return aim.aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), holding, moved, snap)


def values(aims, weapon="rifle"):
    """The modifiers of the only volley of a weapon, by rule."""
    (found,) = (each for each in aims.volleys if each.volley.weapon == weapon)
    return {modifier.rule: modifier.value for modifier in found.modifiers}


def needs(aims):
    """Need by weapon."""
    return {each.volley.weapon: each.volley.need for each in aims.volleys}


def firer(y=30, men=1, **fields):
    return squad("a.firer", 24, y, men, **fields)


def foe(y=20, men=5, **fields):
    return squad("b.foe", 24, y, men, **fields)


@pytest.mark.rule("BA-SHOOT-12")
def test_at_a_plain_target_at_middle_range_3_is_needed():
    aims = volleys(firer(), foe())
    assert needs(aims) == {"rifle": 3}
    assert values(aims) == {}


@pytest.mark.rule("BA-SHOOT-13", "BA-GEN-06")
@pytest.mark.parametrize(("gap", "long"), [(11.9, False), (12.0, False), (12.1, True), (24.0, True)])
def test_range_runs_from_base_to_base_and_12_inches_of_a_rifle_are_short(gap, long):
    aims = volleys(firer(y=40), foe(y=40 - gap - 0.984))
    assert values(aims) == ({"BA-SHOOT-13": -1} if long else {})
    assert needs(aims) == {"rifle": 4 if long else 3}


@pytest.mark.rule("BA-SHOOT-07")
def test_beyond_its_range_a_rifle_does_not_shoot():
    assert volleys(firer(y=40), foe(y=40 - 24.1 - 0.984)).volleys == ()


@pytest.mark.rule("BA-SHOOT-14")
@pytest.mark.parametrize(("gap", "near"), [(3.0, True), (6.0, True), (6.1, False)])
def test_within_6_inches_a_shot_is_point_blank(gap, near):
    aims = volleys(firer(y=40), foe(y=40 - gap - 0.984))
    assert values(aims) == ({"BA-SHOOT-14": 1} if near else {})


@pytest.mark.rule("BA-SHOOT-14", "BA-SHOOT-13")
def test_a_pistol_at_4_inches_is_both_point_blank_and_at_long_range():
    aims = volleys(officer("a.firer", 24, 40), foe(y=40 - 4 - 0.984))
    assert values(aims, "pistol") == {"BA-SHOOT-14": 1, "BA-SHOOT-13": -1}
    assert needs(aims) == {"pistol": 3}


@pytest.mark.rule("BA-SHOOT-15", "BA-PIN-04")
@pytest.mark.parametrize("pins", [1, 2, 3])
def test_each_pin_on_the_firer_costs_one(pins):
    aims = volleys(firer(pins=pins), foe())
    assert values(aims) == {"BA-SHOOT-15": -pins}


@pytest.mark.rule("BA-SHOOT-12")
def test_an_inexperienced_firer_is_at_minus_1_and_a_veteran_is_not_better():
    assert values(volleys(firer(quality="inexperienced"), foe())) == {"BA-GEN-03": -1}
    assert values(volleys(firer(quality="veteran"), foe())) == {}


@pytest.mark.rule("BA-SHOOT-16")
def test_fire_on_the_move_costs_one():
    assert values(volleys(firer(), foe(), moved=True)) == {"BA-SHOOT-16": -1}


@pytest.mark.rule("BA-WPN-03", "BA-SHOOT-16")
@pytest.mark.parametrize("weapon", ["smg", "assault-rifle"])
def test_an_assault_weapon_fires_on_the_move_without_penalty(weapon):
    aims = volleys(firer(weapon=weapon), foe(y=24), moved=True)
    assert values(aims, weapon)["BA-WPN-03"] == 0
    assert total([*next(iter(aims.volleys)).modifiers]) == 1


@pytest.mark.rule("BA-NAT-US-01")
@pytest.mark.parametrize("weapon", ["rifle", "garand", "carbine", "bar"])
def test_americans_fire_rifles_carbines_and_automatic_rifles_on_the_move_without_penalty(weapon):
    aims = volleys(firer(weapon=weapon), foe(), moved=True, nations=("us", "german"))
    assert values(aims, weapon) == {"BA-NAT-US-01": 0}
    assert needs(aims) == {weapon: 3}


@pytest.mark.rule("BA-NAT-US-01")
def test_fire_and_manoeuvre_is_no_help_to_a_machine_gun_nor_to_others():
    crew = (ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",)))
    american = volleys(firer(men=1, extra=crew), foe(), moved=True, nations=("us", "german"))
    assert needs(american) == {"rifle": 3, "lmg": 4}
    british = volleys(firer(men=1, extra=crew), foe(), moved=True)
    assert needs(british) == {"rifle": 4, "lmg": 4}


@pytest.mark.rule("BA-SHOOT-17", "BA-SHOOT-31")
@pytest.mark.parametrize("kept", [False, True])
def test_a_target_down_is_at_minus_1_however_it_went_down(kept):
    assert values(volleys(firer(), foe(order="down", kept=kept))) == {"BA-SHOOT-17": -1}


@pytest.mark.rule("BA-SHOOT-18", "BA-HQ-08")
@pytest.mark.parametrize(("men", "small"), [(1, True), (2, True), (3, False)])
def test_one_or_two_men_are_a_small_unit(men, small):
    expected = {"BA-SHOOT-18": -1} if small else {}
    assert values(volleys(firer(), foe(men=men))) == expected
    assert values(volleys(firer(), officer("b.foe", 24, 20, men))) == expected


# ---- cover -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-SHOOT-19", "BA-SHOOT-30")
@pytest.mark.parametrize(("kind", "value"), [("hedge", -1), ("wall", -2), ("rubble", -2), ("wood", -1)])
def test_soft_cover_costs_one_and_hard_cover_two(kind, value):
    aims = volleys(firer(), foe(), pieces=(piece(kind, 20, 19, 34, 21.5),))
    assert values(aims) == {"BA-SHOOT-19": value}
    assert aims.cover == ("soft" if value == -1 else "hard")


@pytest.mark.rule("BA-SHOOT-19")
def test_where_soft_and_hard_cover_both_apply_only_the_hard_counts():
    pieces = (piece("hedge", 10, 26, 40, 26.3), piece("wall", 10, 22, 40, 22.3))
    assert values(volleys(firer(), foe(), pieces=pieces)) == {"BA-SHOOT-19": -2}


@pytest.mark.rule("BA-SHOOT-30", "BA-SHOOT-19")
@pytest.mark.parametrize(("protected", "cover"), [(1, "none"), (2, "soft"), (3, "soft"), (4, "soft")])
def test_half_the_models_protected_give_the_unit_cover(protected, cover):
    """Four men in line, 1.4 inches from middle to middle; the wood covers so many of them."""
    wood = piece("wood", 23, 19, 23 + 1 + SPACE * (protected - 1) + 0.5, 21)
    aims = volleys(firer(y=32), foe(men=4), pieces=(wood,))
    assert aims.cover == cover


SPACE = 1.4


@pytest.mark.rule("BA-SHOOT-30")
@pytest.mark.parametrize(("behind", "cover"), [(1, "none"), (2, "soft"), (3, "soft")])
def test_protection_from_half_of_those_who_fire_is_enough(behind, cover):
    """Four riflemen in a row; a hedge right before so many of them, too far away to be touched."""
    hedge = piece("hedge", 23, 38, 24 + SPACE * (behind - 1) + 0.4, 38.3)
    target = squad("b.foe", 24, 20, 3, places=[(26, 20), (26, 18.6), (26, 17.2)])
    aims = volleys(firer(y=40, men=4), target, pieces=(hedge,))
    assert aims.cover == cover


@pytest.mark.rule("BA-SHOOT-22")
def test_a_shooter_in_contact_with_a_wall_fires_over_it_as_if_it_were_not_there():
    wall = piece("wall", 10, 29, 40, 29.45)
    assert volleys(firer(y=30), foe(), pieces=(wall,)).cover == "none"
    assert volleys(firer(y=30.3), foe(), pieces=(wall,)).cover == "hard"


@pytest.mark.rule("BA-SHOOT-22", "BA-SHOOT-30")
def test_at_the_edge_of_a_wood_one_fires_out_freely_but_not_at_a_man_deep_in_the_same_wood():
    wood = piece("wood", 10, 25, 40, 31)
    out = squad("b.foe", 24, 15, 3)
    assert volleys(firer(y=25.5), out, pieces=(wood,)).cover == "none"
    assert volleys(firer(y=28), out, pieces=(wood,)).cover == "soft"
    assert volleys(firer(y=31.6), squad("b.foe", 24, 27, 3), pieces=(wood,)).cover == "soft"


@pytest.mark.rule("BA-SHOOT-11")
def test_one_unit_may_need_different_rolls_for_different_men():
    near = squad("a.firer", 24, 32, 2, places=[(24, 32), (24, 33.4)])
    aims = volleys(near, foe(y=19.1))
    bands = [(each.volley.models, each.volley.need) for each in aims.volleys]
    assert bands == [(("a.firer.1",), 3), (("a.firer.2",), 4)]


@pytest.mark.rule("BA-SHOOT-11")
def test_modifiers_add_up():
    """Long range, one pin, on the move, a small target that is Down in soft cover."""
    aims = volleys(
        firer(pins=1, y=40),
        foe(y=20, men=2, order="down"),
        moved=True,
        pieces=(piece("wood", 20, 19, 30, 21),),
    )
    assert sum(values(aims).values()) == -6
    assert needs(aims) == {"rifle": 7}


# ---- weapons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-10")
@pytest.mark.parametrize("weapon", ["piat", "bazooka", "panzerschreck"])
def test_a_shaped_charge_is_at_minus_1_to_hit(weapon):
    aims = volleys(team("a.firer", 24, 30, weapon, 2), foe(y=21))
    assert values(aims, weapon)["BA-WPN-10"] == -1


@pytest.mark.rule("BA-WPN-04")
def test_the_last_man_of_a_weapon_team_fires_at_minus_1():
    assert "BA-WPN-04" not in values(volleys(team("a.firer", 24, 30, "mmg", 2), foe()), "mmg")
    assert values(volleys(team("a.firer", 24, 30, "mmg", 1, men_at_start=3), foe()), "mmg")["BA-WPN-04"] == -1


@pytest.mark.rule("BA-WPN-25")
@pytest.mark.parametrize(("weapon", "shots"), [("mmg", 4), ("hmg", 3), ("anti-tank-rifle", 1)])
def test_a_lone_gunner_keeps_all_his_shots(weapon, shots):
    (found,) = volleys(team("a.firer", 24, 30, weapon, 1, men_at_start=2), foe()).volleys
    assert found.volley.shots == shots


@pytest.mark.rule("BA-WPN-04", "BA-SHOOT-09")
def test_a_squads_light_machine_gun_without_a_loader_fires_at_minus_1():
    crew = (ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",)))
    served = volleys(firer(men=3, extra=crew), foe())
    assert needs(served) == {"rifle": 3, "lmg": 3}
    assert {each.volley.weapon: each.volley.shots for each in served.volleys} == {"rifle": 3, "lmg": 3}
    alone = volleys(firer(men=3, extra=crew[:1]), foe())
    assert needs(alone) == {"rifle": 3, "lmg": 4}
    assert values(alone, "lmg") == {"BA-WPN-04": -1}


@pytest.mark.rule("BA-SHOOT-09", "BA-DAM-07")
def test_a_loader_without_a_gunner_is_an_ordinary_rifleman():
    aims = volleys(firer(men=2, extra=(ModelGroup(1, "loader", ("rifle",)),)), foe())
    assert [each.volley.shots for each in aims.volleys] == [3]


@pytest.mark.rule("BA-NAT-DE-02")
def test_german_machine_guns_fire_one_shot_more():
    crew = (ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",)))
    german = ("german", "british")
    squad_aims = volleys(firer(men=1, extra=crew), foe(), nations=german)
    assert {each.volley.weapon: each.volley.shots for each in squad_aims.volleys} == {"rifle": 1, "lmg": 4}
    (mmg,) = volleys(team("a.firer", 24, 30), foe(), nations=german).volleys
    assert mmg.volley.shots == 5
    (hmg,) = volleys(team("a.firer", 24, 30, "hmg"), foe(), nations=german).volleys
    assert hmg.volley.shots == 3


# ---- snipers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-14")
def test_a_sniper_on_fire_reaches_36_inches_and_ignores_cover():
    aims = volleys(team("a.firer", 24, 46, "scoped-rifle", 2), foe(y=13), pieces=(piece("rubble", 20, 12, 34, 14),))
    assert values(aims, "scoped-rifle") == {"BA-SHOOT-13": -1, "BA-WPN-14": 1}
    assert aims.volleys[0].volley.shots == 1


@pytest.mark.rule("BA-WPN-14")
@pytest.mark.parametrize("hasty", [{"moved": True}, {"snap": True}])
def test_without_time_to_aim_a_scoped_rifle_is_an_ordinary_one(hasty):
    sniper = team("a.firer", 24, 46, "scoped-rifle", 2)
    wood = (piece("wood", 20, 25, 34, 27),)
    assert volleys(sniper, foe(y=13), **hasty).volleys == ()
    found = values(volleys(sniper, foe(y=26), pieces=wood, **hasty), "scoped-rifle")
    move = {"BA-SHOOT-16": -1} if "moved" in hasty else {}
    assert found == {"BA-SHOOT-13": -1, "BA-SHOOT-19": -1} | move


@pytest.mark.rule("BA-WPN-14", "BA-SHOOT-13")
def test_half_the_range_of_a_scoped_rifle_is_18_inches_aimed_and_12_on_the_move():
    sniper = team("a.firer", 24, 40, "scoped-rifle", 2)
    assert "BA-SHOOT-13" not in values(volleys(sniper, foe(y=24)), "scoped-rifle")
    assert values(volleys(sniper, foe(y=24), moved=True), "scoped-rifle") == {"BA-SHOOT-16": -1, "BA-SHOOT-13": -1}
