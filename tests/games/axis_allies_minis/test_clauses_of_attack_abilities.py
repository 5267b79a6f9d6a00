"""Single clauses of the abilities of attack (AAM-SA-01 to AAM-SA-34), each in a position where it alone decides."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.odds.attack_odds import outcome_of
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction, AttackAgain
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.events.attack import Scored
from tests.games.axis_allies_minis.attackers import FIGHTER, GARAND, MAUSER, MUSTANG, PANZER, SHERMAN, targets
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, forbidden, labels, look, of, play, terrain, unit
from tests.games.playing import asked, happened, over


@pytest.mark.rule("AAM-SA-03")
def test_double_shot_is_for_the_assault_phase_not_for_the_airstrike(cards: CardBox) -> None:
    plane = unit("a.plane", cards.make(MUSTANG, "double-shot"), "D7")
    rifle, mate = unit("b.rifle", MAUSER, "D5"), unit("b.mate", MAUSER, "D5")
    over(play(AttackAction(Attack("a.plane", "b.rifle")), plane, rifle, mate, phase="airstrike", dice=(1,) * 7))
    gun = unit("a.gun", "m1919-mg", "D7")
    asked(play(AttackAction(Attack("a.gun", "b.rifle")), gun, rifle, mate, dice=(1,) * 8), AttackAgain)


@pytest.mark.rule("AAM-SA-08")
@pytest.mark.parametrize(
    ("spotter", "town", "attacked"),
    [("D10", "A1", True), ("D11", "A1", False), ("D10", "D6", False), ("C3", "A1", True)],
)
def test_indirect_fire_needs_a_spotter_that_sees_the_soldier_within_eight_hexes_of_it(
    cards: CardBox, spotter: str, town: str, attacked: bool
) -> None:
    mortar = unit("a.mortar", cards.make("mortar-m2", "indirect-fire"), "J5")
    hill = ground(terrain(E3="H", E2="H", F3="H", G3="H", G4="H", H4="H", I4="H", **{town: "T"}))
    units = mortar, unit("a.scout", cards.make(GARAND, "spotter"), spotter), unit("b.rifle", MAUSER, "D2")
    battle = look(*units, unit("b.tank", PANZER, "D2"), map=hill)
    assert not battle.context.board.sees(of(battle, "a.mortar").at, of(battle, "b.rifle").at)
    assert targets(battle, "a.mortar") == ({"b.rifle"} if attacked else set())


@pytest.mark.rule("AAM-SA-09")
def test_inaccurate_takes_off_what_is_printed(cards: CardBox) -> None:
    wild = cards.make("m4a1-sherman", "inaccurate 2")
    assert aimed(look(unit("a.tank", wild, "D7"), unit("b.rifle", MAUSER, "D5")), "a.tank", "b.rifle").need == 6


@pytest.mark.rule("AAM-SA-13", "AAM-COVER-08")
def test_flames_burn_ground_units_at_short_range_only(cards: CardBox) -> None:
    flamer = unit("a.flamer", cards.make(GARAND, "flamethrower"), "D7")
    units = unit("b.near", MAUSER, "D6"), unit("b.far", MAUSER, "D9"), unit("b.plane", FIGHTER, "D6")
    battle = look(flamer, *units, map=ground(terrain(D6="F", D9="T")))
    near, far, plane = (aimed(battle, "a.flamer", id) for id in ("b.near", "b.far", "b.plane"))
    assert (near.burning, near.cover) == (3, None)
    assert far.burning == 0
    assert far.cover is not None
    assert plane.burning == 0


@pytest.mark.rule("AAM-SA-15")
@pytest.mark.parametrize(("successes", "hits"), [(4, 0), (5, 1), (6, 3), (9, 3), (10, 3)])
def test_armor_piercing_rounds_make_two_hits_three_and_nothing_else(successes: int, hits: int) -> None:
    gun = unit("a.gun", "17-pounder-anti-tank-gun", "D7")
    dice = (6,) * successes + (1,) * (13 - successes)
    strike = Strike("a.gun", "b.tank", "assault", piercing=True)
    over(battle := play(strike, gun, unit("b.tank", PANZER, "D5", "S"), dice=dice))
    assert [event.hits for event in happened(battle, Scored)] == [hits]
    assert of(battle, "a.gun").spent == ("armor-piercing-rounds",), "used up even in vain"


@pytest.mark.rule("AAM-SA-19")
@pytest.mark.parametrize("successes", [2, 3, 6])
def test_a_headshot_s_successes_are_no_hits(successes: int) -> None:
    sniper, tank = unit("b.sniper", "wehrmacht-expert-sniper", "D5"), unit("a.tank", "m18-gmc", "D7")
    dice = (6,) * successes + (1,) * (6 - successes)
    battle = play(AttackAction(Attack("b.sniper", "a.tank", "headshot")), sniper, tank, dice=dice)
    over(battle)
    assert [event.hits for event in happened(battle, Scored)] == [0]
    assert (of(battle, "a.tank").hits, of(battle, "a.tank").disrupted) == ((), successes >= 3)
    aim = aimed(look(sniper, tank), "b.sniper", "a.tank", weapon="headshot")
    assert outcome_of(aim, tank).hits.at_least(1) == 0


@pytest.mark.rule("AAM-SA-22")
def test_flanking_attack_is_for_vehicles() -> None:
    battle = look(unit("a.gmc", "m18-gmc", "D7"), unit("b.rifle", MAUSER, "D5"), unit("b.tank", PANZER, "D5", "N"))
    assert aimed(battle, "a.gmc", "b.rifle").dice_rows == ()
    assert labels(aimed(battle, "a.gmc", "b.tank").dice_rows) == {"AAM-SA-22": 1}


@pytest.mark.rule("AAM-SA-23")
def test_coordinated_fire_takes_another_commander_of_the_own_side(cards: CardBox) -> None:
    rifle, foe = unit("a.rifle", GARAND, "D7"), unit("b.rifle", MAUSER, "D5")
    enemy = unit("b.leader", "ss-hauptsturmfuhrer", "D8")
    assert aimed(look(rifle, foe, enemy), "a.rifle", "b.rifle").dice_rows == ()
    own = unit("a.captain", "red-devil-captain", "D8")
    assert labels(aimed(look(rifle, foe, own), "a.rifle", "b.rifle").dice_rows) == {"AAM-SA-23": 1}
    leader = unit("a.rifle", cards.make("red-devil-captain", "coordinated-fire"), "D7")
    assert aimed(look(leader, foe), "a.rifle", "b.rifle").dice_rows == ()


@pytest.mark.rule("AAM-SA-26")
@pytest.mark.parametrize("ability", ["no-turret", "fixed-gun"])
def test_guns_without_a_turret_reach_vehicles_in_front_and_soldiers_all_round(cards: CardBox, ability: str) -> None:
    gun = unit("a.gun", cards.make(SHERMAN, ability), "D7", "N")
    ahead, aside, behind = (unit(f"b.{place}", PANZER, place) for place in ("D5", "F7", "D9"))
    man, here = unit("b.man", MAUSER, "D9"), unit("b.here", PANZER, "D7")
    battle = look(gun, ahead, aside, behind, man, here)
    assert targets(battle, "a.gun") == {"b.D5", "b.man"}
    for id in ("b.F7", "b.D9", "b.here"):
        assert forbidden(battle, "a.gun", id) == ("aam-refused-not-in-front", ("AAM-SA-26", "AAM-ARC-05"))


@pytest.mark.rule("AAM-SA-32", "AAM-HIT-03")
def test_a_natural_six_counts_two_even_where_nothing_else_succeeds(cards: CardBox) -> None:
    wild = cards.make(GARAND, "inaccurate 2", "vast-experience")
    shooter = unit("a.rifle", wild, "D7", disrupted=True)
    assert aimed(look(shooter, unit("b.rifle", MAUSER, "D5")), "a.rifle", "b.rifle").need == 7
    battle = play(
        Strike("a.rifle", "b.rifle", "assault"), shooter, unit("b.rifle", MAUSER, "D5"), dice=(6, 6, *(5,) * 5)
    )
    over(battle)
    assert [event.successes for event in happened(battle, Scored)] == [4]
    sound = unit("a.rifle", cards.make(GARAND, "vast-experience"), "D7")
    usual = play(Strike("a.rifle", "b.rifle", "assault"), sound, unit("b.rifle", MAUSER, "D5"), dice=(6, 4, *(3,) * 5))
    assert [event.successes for event in happened(usual, Scored)] == [3]
