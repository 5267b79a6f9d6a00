"""Moves beside an attack: Strike and Fade, Aggression (AAM-SA-61)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.movement import aggression, free_move
from grognard.games.axis_allies_minis.rules.movement.aggression import AttackAfterMove, MoveAndAttack
from grognard.games.axis_allies_minis.rules.movement.free_move import AttackAndFade, ChooseFreeMove
from grognard.games.axis_allies_minis.rules.movement.march import Marching
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, Finish, March, TurnAbout
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import path, where
from tests.games.axis_allies_minis.table import CardBox, look, of, play, terrain, unit
from tests.games.playing import answer, asked, over, refused

HUMBER = unit("a.humber", "humber-scout-car", "D7")
ROCKETS = unit("b.rockets", "bm-13-katyusha", "D3")
ATTACK = Attack("a.humber", "b.rockets")


@pytest.mark.rule("AAM-SA-61")
def test_strike_and_fade_moves_after_the_attack_at_its_own_speed() -> None:
    battle = play(AttackAndFade(ATTACK), HUMBER, ROCKETS, dice=(1, 1))
    asked(battle, ChooseFreeMove)
    assert refused(battle, March("a.humber", path("D8 D9 D10"), Direction.N))[1] == ("AAM-MOVE-01", "AAM-MOVE-02")
    assert refused(battle, March("b.rockets", path("D8"), Direction.N))[0] == "refused-not-offered"
    assert refused(battle, Finish())[0] == "refused-not-offered"
    assert TurnAbout("a.humber", Direction.S) in battle.choices()
    answer(battle, March("a.humber", path("D8 D9"), Direction.N))
    over(battle)
    assert where(battle, "a.humber") == ("D9", "N")


@pytest.mark.rule("AAM-SA-61", "AAM-MOVE-07")
def test_it_may_turn_on_the_spot_or_stay() -> None:
    turned = answer(play(AttackAndFade(ATTACK), HUMBER, ROCKETS, dice=(1, 1)), TurnAbout("a.humber", Direction.SE))
    over(turned)
    assert where(turned, "a.humber") == ("D7", "SE")
    over(answer(play(AttackAndFade(ATTACK), HUMBER, ROCKETS, dice=(1, 1)), Decline()))


@pytest.mark.rule("AAM-SA-61", "AAM-MOVE-08")
def test_nobody_is_asked_about_a_unit_that_cannot_move() -> None:
    down = unit("a.humber", "humber-scout-car", "D7", disrupted=True)
    over(play(AttackAndFade(ATTACK), down, ROCKETS, dice=(1, 1)))
    sherman = unit("a.sherman", "m4a1-sherman", "D7")
    plain = free_move.procedure(look(sherman, ROCKETS), Attack("a.sherman", "b.rockets"))
    assert not isinstance(plain, AttackAndFade)
    assert isinstance(free_move.procedure(look(HUMBER, ROCKETS), ATTACK), AttackAndFade)


@pytest.mark.rule("AAM-SA-61", "AAM-MOVE-17", "AAM-MOVE-07")
def test_a_damaged_unit_whose_speed_is_used_up_may_still_turn_after_its_attack() -> None:
    gmc, tank = unit("a.gmc", "m18-gmc", "D7", damaged=True), unit("b.tank", "tiger-i", "D3", "S")
    battle = play(AttackAndFade(Attack("a.gmc", "b.tank")), gmc, tank, dice=(1,) * 12)
    asked(battle, ChooseFreeMove)
    assert {type(choice) for choice in battle.choices()} == {TurnAbout, Decline}
    assert refused(battle, March("a.gmc", path("D8"), Direction.S))[1] == ("AAM-MOVE-13", "AAM-MOVE-17")
    over(answer(battle, TurnAbout("a.gmc", Direction.S)))
    assert where(battle, "a.gmc") == ("D7", "S")


# ---- aggression --------------------------------------------------------------------------------------------------

SCOUT = unit("a.scout", "ba-64", "D7")


def march(way: str, facing: Direction = Direction.N) -> March:
    return March("a.scout", path(way), facing)


@pytest.mark.rule("AAM-SA-61")
def test_aggression_attacks_after_a_move_at_its_own_speed() -> None:
    battle = play(MoveAndAttack(march("D6 D5"), 2), SCOUT, ROCKETS, dice=(1, 1))
    asked(battle, AttackAfterMove)
    answer(battle, Attack("a.scout", "b.rockets"))
    over(battle)
    over(answer(play(MoveAndAttack(march("D6"), 2), SCOUT, ROCKETS), Decline()))


@pytest.mark.rule("AAM-SA-61")
def test_a_longer_move_uses_up_the_attack() -> None:
    over(play(MoveAndAttack(march("D6 E6 E5"), 2), SCOUT, ROCKETS))


@pytest.mark.rule("AAM-SA-61")
def test_without_a_target_nobody_is_asked() -> None:
    wood = ground(terrain(D4="F", D5="F"))
    over(play(MoveAndAttack(march("D8"), 2), SCOUT, ROCKETS, map=wood))


@pytest.mark.rule("AAM-SA-61", "AAM-TURN-07")
def test_only_in_the_assault_phase_and_only_for_those_who_have_it() -> None:
    assert isinstance(aggression.procedure(look(SCOUT), march("D6")), MoveAndAttack)
    assert isinstance(aggression.procedure(look(SCOUT, phase="movement"), march("D6")), Marching)
    sherman = unit("a.sherman", "m4a1-sherman", "D7")
    assert isinstance(aggression.procedure(look(sherman), March("a.sherman", path("D6"), Direction.N)), Marching)


@pytest.mark.rule("AAM-SA-61")
def test_the_move_may_end_in_any_facing() -> None:
    battle = answer(play(MoveAndAttack(march("D6", Direction.S), 2), SCOUT, ROCKETS), Decline())
    assert where(battle, "a.scout") == ("D6", "S")
    assert of(battle, "a.scout").moved


@pytest.mark.rule("AAM-SA-61", "AAM-MOVE-17")
def test_a_damaged_unit_without_speed_left_may_turn_and_then_attack(cards: CardBox) -> None:
    scout = unit("a.scout", cards.make("ba-64", "aggression 1", drop=True), "D7", damaged=True)
    turn = TurnAbout("a.scout", Direction.S)
    battle = play(aggression.procedure(look(scout, ROCKETS), turn), scout, ROCKETS)
    assert asked(battle, AttackAfterMove).unit == "a.scout"
    far = play(aggression.procedure(look(scout, ROCKETS), march("D6")), scout, ROCKETS)
    over(far)
