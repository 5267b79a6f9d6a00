"""Initiative: dice, commanders, reconnaissance, ties, Organization (AAM-TURN-02 to AAM-TURN-04)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.rules.turn.initiative import (
    ChooseOrderOfPlay,
    ChooseReroll,
    Initiative,
    commander_bonus,
    initiative_winner,
    recon_bonus,
)
from grognard.games.axis_allies_minis.state.choices import Decline, GoFirst, Reroll
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aboard, look, play, terrain, unit
from tests.games.playing import asked, over

CAPTAIN, LEADER = "red-devil-captain", "ss-hauptsturmfuhrer"


@pytest.mark.rule("AAM-TURN-02", "AAM-SA-71")
def test_aam_turn_02_the_winner_chooses_to_be_first_or_second():
    units = unit("a.captain", CAPTAIN, "D7"), unit("b.rifle", "mauser-kar-98k", "D3")
    for first in (True, False):
        battle = play(Initiative(), *units, dice=(3, 3, 3, 4), phase="initiative")
        assert battle.decision == ChooseOrderOfPlay(0)  # 6 + 2 against 7
        battle.choose(GoFirst(first))
        assert battle.state.first == (0 if first else 1)
        over(battle)


@pytest.mark.rule("AAM-TURN-02", "AAM-COND-04")
def test_aam_turn_02_bonuses_do_not_add_up_and_disrupted_commanders_give_none():
    battle = look(
        unit("a.captain", CAPTAIN, "D7"),
        unit("a.lieutenant", "inspiring-lieutenant", "D8"),
        unit("b.leader", "imperial-sergeant", "D3", disrupted=True),
        unit("b.waiting", LEADER),
    )
    assert (commander_bonus(battle, 0), commander_bonus(battle, 1)) == (2, 0)


@pytest.mark.rule("AAM-SA-52")
def test_aam_sa_52_a_fanatic_commander_keeps_his_bonus_while_disrupted():
    battle = look(unit("a.rifle", "m1-garand-rifle", "D7"), unit("b.leader", LEADER, "D3", disrupted=True))
    assert commander_bonus(battle, 1) == 3


@pytest.mark.rule("AAM-MOVE-18")
def test_aam_move_18_a_commander_aboard_keeps_his_bonus():
    track = unit("a.track", "m3-half-track", "D7")
    battle = look(track, aboard("a.captain", CAPTAIN, track), unit("b.rifle", "mauser-kar-98k", "D3"))
    assert commander_bonus(battle, 0) == 2


@pytest.mark.rule("AAM-TURN-02", "AAM-SA-88")
def test_aam_sa_88_recon_gives_one_while_it_sees_an_enemy(cards: CardBox):
    scout = cards.make("humber-scout-car", "recon")
    wood = ground(terrain(D5="F"))
    units = unit("a.scout", scout, "D7"), unit("b.rifle", "mauser-kar-98k", "D3")
    assert recon_bonus(look(*units), 0) == 1
    assert recon_bonus(look(*units), 1) == 0
    assert recon_bonus(look(*units, map=wood), 0) == 0
    assert recon_bonus(look(units[0], unit("b.rifle", "mauser-kar-98k")), 0) == 0


@pytest.mark.rule("AAM-TURN-03")
def test_aam_turn_03_a_tie_goes_to_the_better_commander_or_is_rolled_again():
    dice = 7, 6
    assert initiative_winner(dice, (2, 3), (2, 3), "higher_bonus") == 1
    assert initiative_winner(dice, (2, 3), (2, 3), "reroll") is None
    # Recon breaks no tie: only the commander's bonus counts there.
    assert initiative_winner((7, 7), (1, 1), (0, 1), "higher_bonus") == 1
    assert initiative_winner((7, 7), (2, 2), (2, 2), "higher_bonus") is None


@pytest.mark.rule("AAM-TURN-03")
def test_aam_turn_03_still_tied_both_roll_again():
    units = unit("a.rifle", "m1-garand-rifle", "D7"), unit("b.rifle", "mauser-kar-98k", "D3")
    battle = play(Initiative(), *units, dice=(3, 4, 5, 2, 1, 1, 1, 2), phase="initiative")
    assert battle.decision == ChooseOrderOfPlay(1)
    assert battle.used == 8


@pytest.mark.rule("AAM-TURN-04")
def test_aam_turn_04_organization_rolls_both_dice_again_once(cards: CardBox):
    staff = cards.make(CAPTAIN, "organization")
    units = unit("a.staff", staff, "D7"), unit("b.rifle", "mauser-kar-98k", "D3")
    battle = play(Initiative(), *units, dice=(1, 1, 6, 6, 6, 5), phase="initiative")
    assert asked(battle) == ChooseReroll(0, (1, 1), (6, 6))
    battle.choose(Reroll())
    assert asked(battle) == ChooseOrderOfPlay(0)  # 11 + 2 against 12
    assert battle.used == 6
    kept = play(Initiative(), *units, dice=(1, 1, 6, 6), phase="initiative")
    kept.choose(Decline())
    assert kept.decision == ChooseOrderOfPlay(1)


@pytest.mark.rule("AAM-TURN-04")
def test_aam_turn_04_who_is_disrupted_does_not_organise(cards: CardBox):
    staff = cards.make(CAPTAIN, "organization")
    units = unit("a.staff", staff, "D7", disrupted=True), unit("b.rifle", "mauser-kar-98k", "D3")
    battle = play(Initiative(), *units, dice=(1, 1, 6, 6), phase="initiative")
    assert battle.decision == ChooseOrderOfPlay(1)


def test_every_commander_prints_a_bonus():
    assert [card.id for card in CARDS.values() if card.kind == "commander" and not card.printed("initiative")] == []
