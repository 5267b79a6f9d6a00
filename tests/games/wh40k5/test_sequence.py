"""What comes after what: before the battle, in a game turn, in a player turn, in the assault phase (WH-CORE-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.decisions import Decision
from grognard.core.records import replace
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase
from grognard.games.wh40k5.rules.mission.preparing import Preparing
from grognard.games.wh40k5.rules.turn.game import GameTurns
from grognard.games.wh40k5.rules.turn.turn import PlayerTurn
from grognard.games.wh40k5.state.choices import Charge, Finish
from grognard.games.wh40k5.state.events.assault import CombatBegan
from grognard.games.wh40k5.state.events.mission import FirstTaken, ReserveRolled
from grognard.games.wh40k5.state.events.morale import Regrouped
from grognard.games.wh40k5.state.events.turn import PlayerTurnBegan
from grognard.games.wh40k5.state.setup_choices import PlayFirst
from tests.games.playing import happened
from tests.games.wh40k5.table import Posted, boyz, marines, play, row, unit

STEPS = 60


def off(posted: Posted, **fields: Any) -> Posted:
    """A unit that is not on the table."""
    return replace(posted, unit=replace(posted.unit, place="off", **fields))


def first_of(battle: Battle[Any], decision: Decision) -> Any:
    """The first choice that is listed."""
    return battle.choices()[0]


def course(battle: Battle[Any], choose: Callable[..., Any] = first_of) -> list[tuple[str, int]]:
    """What is asked of whom, and what happens between, in its order."""
    found: list[tuple[str, int]] = []
    seen = 0
    for _ in range(STEPS):
        for entry in battle.log[seen:]:
            event = getattr(entry, "event", None)
            found.append((type(event).__name__ if event is not None else type(entry).__name__, -1))
        seen = len(battle.log)
        if battle.over:
            return found
        decision = battle.decisions[0]
        found.append((decision.kind, decision.seat))
        battle.choose(choose(battle, decision), decision.seat)
    raise AssertionError("it does not come to an end")


def order(found: list[tuple[str, int]], names: set[str]) -> list[str]:
    """The first time each of these comes."""
    return list(dict.fromkeys(name for name, _ in found if name in names))


@pytest.mark.rule("WH-GAME-07", "WH-USR-11", "WH-USR-16", "WH-GAME-17")
def test_before_the_battle_the_players_act_in_this_order() -> None:
    """Roll-off, objectives, the first player's army, the second player's, infiltrators, scouts, the initiative."""
    battle = play(
        Preparing(),
        off(marines("a.m", 0, 0, 3)), off(unit("a.s", "scout-squad", [row("scout", 3)])),
        off(unit("a.i", "scout-squad", [row("scout", 3)]), arrival="infiltrate"), off(boyz("b.o", 0, 0, 6)),
        dice=None, seed=4, turn=0, player_turn=0, mission="seize-ground", deployment="pitched-battle", size=(72, 48),
    )  # fmt: skip
    found = course(
        battle, lambda battle, decision: PlayFirst() if decision.kind == "ChooseTurn" else first_of(battle, decision)
    )
    (first,) = happened(battle, FirstTaken)
    asked = [each for each in found if each[1] >= 0]
    deploying = [seat for name, seat in asked if name == "ChooseToDeploy"]
    assert deploying == sorted(deploying, key=lambda seat: seat != first.seat)
    assert set(deploying) == {0, 1}
    order_of = order(found, {"FirstTaken", "ChooseObjective", "ChooseToDeploy", "ChooseScout", "ChooseToSeize"})
    assert order_of == ["FirstTaken", "ChooseObjective", "ChooseToDeploy", "ChooseScout", "ChooseToSeize"]
    assert [name for name, _ in asked].index("ChooseScout") > max(
        number for number, (name, _) in enumerate(asked) if name == "ChoosePlace"
    )
    assert battle.state.units["a.i"].on_table


@pytest.mark.rule("WH-CORE-02", "WH-GAME-09")
@pytest.mark.parametrize("first", [0, 1])
def test_a_game_turn_is_a_player_turn_of_each_the_first_player_before_the_second(first: int) -> None:
    battle = play(
        GameTurns(), marines("a.m", 6, 40), boyz("b.o", 40, 4), dice=None, seed=4, turn=0, player_turn=0, first=first
    )
    for _ in range(STEPS):
        if battle.over:
            break
        battle.choose(Finish(), battle.decisions[0].seat)
    turns = [(event.turn, event.seat) for event in happened(battle, PlayerTurnBegan)]
    assert turns[:6] == [(turn, seat) for turn in (1, 2, 3) for seat in (first, 1 - first)]
    assert len(turns) in (10, 12, 14)


@pytest.mark.rule("WH-TURN-01", "WH-TURN-03", "WH-TURN-04", "WH-CORE-02", "WH-GAME-01", "WH-UNIT-07", "WH-GAME-14")
def test_a_player_turn_goes_from_reserves_to_the_assault() -> None:
    """Reserves are rolled for, who flees regroups, who comes enters, the others move, characters join; then the
    shooting, then the assault."""
    posted = (
        off(marines("a.r", 0, 0, 3), arrival="reserve"), marines("a.f", 6, 40, 3, fleeing=True),
        marines("a.m", 20, 24, 3), unit("a.c", "captain", [row("captain")], 23.5, 25.5), boyz("b.o", 20, 20, 6),
        boyz("b.far", 40, 4, 6),
    )  # fmt: skip
    battle = play(PlayerTurn(3, 0), *posted, dice=None, seed=1, turn=2)

    def choose(battle: Battle[Any], decision: Decision) -> Any:
        if decision.kind == "ChooseCharge":
            return next(choice for choice in battle.choices() if isinstance(choice, Charge))
        if decision.kind in ("ChooseMover", "ChooseShooter"):
            return Finish()
        return battle.choices()[0]

    found = course(battle, choose)
    wanted = [
        "ReserveRolled", "Regrouped", "ChooseEntry", "ChooseMover", "CharacterJoined", "ChooseShooter", "ChooseCharge",
        "CombatBegan",
    ]  # fmt: skip
    assert order(found, set(wanted)) == wanted
    assert happened(battle, ReserveRolled)
    assert happened(battle, Regrouped)


@pytest.mark.rule("WH-TURN-02", "WH-ASSAULT-19", "WH-USR-10")
def test_in_the_assault_phase_those_locked_fight_whoever_charges_and_at_its_end_units_break_off() -> None:
    """Nobody charges: those in contact since earlier fight all the same, of both players, and then one breaks off."""
    abreast = [(10 + 1.5 * number, 20.0) for number in range(3)]
    runners = marines("a.m", 0, 0, 3, places=abreast, special=("hit-and-run",))
    foes = marines("b.m", 0, 0, 3, places=[(x, y - 0.985) for x, y in abreast])
    battle = play(AssaultPhase(0), runners, foes, dice=None, seed=0)
    found = course(battle)
    assert happened(battle, CombatBegan)
    assert order(found, {"CombatBegan", "CombatEnded", "ChooseBreakOff"}) == [
        "CombatBegan", "CombatEnded", "ChooseBreakOff",
    ]  # fmt: skip
