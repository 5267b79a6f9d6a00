"""Stacking where rules meet: both players in one hex, penalties phase after phase (chapter Stacking)."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.movement.movement import allowance
from grognard.games.axis_allies_minis.rules.movement.penalty import ChoosePenalty
from grognard.games.axis_allies_minis.rules.turn.arrivals import entry_refusal
from grognard.games.axis_allies_minis.rules.turn.turn import Activate, Activation, Phase
from grognard.games.axis_allies_minis.state.choices import Finish, HoldFire, March, Penalise, TurnAbout
from grognard.games.axis_allies_minis.state.events.movement import Penalised
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.table import CardBox, aimed, at, forbidden, look, of, play, unit
from tests.games.playing import answer, asked, happened, over

GARAND, MAUSER, SHERMAN, PANZER = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman", "panzer-iv-ausf-g"


@pytest.mark.rule("AAM-STACK-05", "AAM-STACK-07", "AAM-TURN-14")
def test_each_player_pays_at_the_end_of_his_own_part_and_again_in_the_next_phase() -> None:
    units = (
        unit("a.tank", SHERMAN, "D7", "N", came=1),
        *(unit(f"a.{number}", GARAND, "F7") for number in range(4)),
        unit("b.tank", PANZER, "D6", "S"),
    )
    battle = play(Phase("movement"), *units, phase="movement", first=0)
    asked(battle, Activate)
    answer(battle, Finish())
    assert (asked(battle, ChoosePenalty).seat, asked(battle).at) == (1, at("F7"))
    answer(battle, Penalise("a.0"))
    assert battle.state.active == 1
    answer(battle, March("b.tank", (at("D7"),), Direction.S), HoldFire())
    # The tank that came second is too many, not the one that stood there; alone, it is marked without asking.
    over(battle)
    assert happened(battle, Penalised) == [Penalised("a.0", "disrupted"), Penalised("b.tank", "disrupted")]
    later = play(Phase("assault"), *battle.state.units.values(), first=0)
    answer(later, Finish(), Penalise("a.1"), Finish())
    over(later)
    assert happened(later, Penalised) == [Penalised("a.1", "disrupted"), Penalised("b.tank", "damaged")]
    assert of(later, "a.tank").hits == ()


@pytest.mark.rule("AAM-STACK-07", "AAM-STACK-11")
def test_when_the_first_of_two_tanks_comes_back_it_is_the_guest() -> None:
    first, second = unit("a.tank", SHERMAN, "D7", came=1), unit("b.tank", PANZER, "D7", "S", came=2)
    battle = play(Phase("movement"), first, second, phase="movement", first=0)
    answer(battle, March("a.tank", (at("D6"), at("D7")), Direction.N))
    while battle.decision is not None:
        battle.choose(battle.choices()[-1])
    assert happened(battle, Penalised) == [Penalised("a.tank", "disrupted")]


@pytest.mark.rule("AAM-STACK-14", "AAM-STACK-12", "AAM-SA-80")
@pytest.mark.parametrize("option", ["own_side", "both_sides"])
def test_enemies_in_the_hex_keep_no_hero_away(option: str) -> None:
    units = unit("a.garand", GARAND, "D7"), *(unit(f"b.{number}", MAUSER, "D7") for number in range(3))
    battle = look(unit("a.hero", "resourceful-hero"), *units, phase="movement", options={"block_counts": option})
    assert entry_refusal(battle, of(battle, "a.hero"), at("D7")) is None
    assert allowance(battle, of(battle, "a.garand"), "move") == 1


@pytest.mark.rule("AAM-MOVE-07", "AAM-SA-44", "AAM-SA-46")
def test_a_turn_on_the_spot_is_a_move_to_those_dug_in_and_camouflaged(cards: CardBox) -> None:
    hidden = cards.make("pak-38-anti-tank-gun", "camouflaged", "entrenched")
    units = unit("b.gun", hidden, "D4"), unit("a.tank", SHERMAN, "D7")
    before = look(*units)
    assert forbidden(before, "a.tank", "b.gun")[1] == ("AAM-SA-46",)
    turned = play(Activation(TurnAbout("b.gun", Direction.S)), *units)
    over(turned)
    assert aimed(turned, "a.tank", "b.gun").defence == 3
