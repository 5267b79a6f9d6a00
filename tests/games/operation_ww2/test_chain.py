"""Order chains, their execution and the turn about them (AZ-RCT, AZ-EXE, AZ-TRN)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.procedures import Procedure, step
from grognard.core.records import replace
from grognard.core.words import english
from grognard.games.operation_ww2.rules.turn import execution
from grognard.games.operation_ww2.rules.turn.chain import Chains, ChooseCard, ChooseIntent
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.state.choices import Bid, Pass, PlayCard
from grognard.games.operation_ww2.state.events.turn import (
    CardPlayed,
    FightingOver,
    OrderDone,
    OrderLost,
    StoodUp,
    TurnBegan,
)
from grognard.games.operation_ww2.state.intents import (
    INTENTS,
    AmbushIntent,
    AssaultIntent,
    CoveringFireIntent,
    FireIntent,
    MoveIntent,
)
from grognard.games.operation_ww2.state.state import Ordered, State
from grognard.games.operation_ww2.table.log_lines import NARRATOR
from tests.games.operation_ww2.table import (
    Idle,
    card,
    cards,
    doing,
    happened,
    over,
    person,
    play,
    refused,
    same_from_text,
    unit,
)
from tests.games.operation_ww2.vehicles.garage import vehicle

UNITS = unit("a.one", (20, 20)), unit("a.two", (40, 20)), unit("b.one", (20, 80)), unit("b.two", (40, 80))
HANDS = "F5 F1 M8 M6", "A3 M7 M5 F5"
STAY = MoveIntent("a.one.1", (), "slow")


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every order is carried out by doing nothing; all but moves count as fired."""
    for kind in INTENTS:
        monkeypatch.setitem(execution.PERFORMANCES, kind, doing(kind is not MoveIntent))


def give(battle: Battle[State], unit: str, text: str, intent: Choice | None = None) -> None:
    """The seat that is asked plays a card and declares."""
    battle.choose(PlayCard(unit, card(text)))
    enemy = "b.one" if unit[0] == "a" else "a.one"
    made: dict[str, Choice] = {
        "M": MoveIntent(f"{unit}.1", (), "slow"),
        "A": AssaultIntent(f"{unit}.1", (), "slow", enemy, "last"),
        "F": FireIntent(enemy),
        "X": AmbushIntent(),
        "C": CoveringFireIntent(enemy),
    }
    battle.choose(intent or made[text[0]])


def asked(battle: Battle[State]) -> int:
    """Whose turn it is."""
    assert isinstance(battle.decision, (ChooseCard, ChooseIntent)), battle.decision
    return battle.decision.seat


@pytest.mark.rule(
    "AZ-RCT-01", "AZ-RCT-02", "AZ-RCT-03", "AZ-RCT-04", "AZ-RCT-05", "AZ-EXE-01", "AZ-EXE-03", "AZ-ANT-01"
)
def test_the_example_of_the_rulebook_fire_5_assault_3_fire_1(carried_out: None):
    battle = play(Chains(0), *UNITS, hands=HANDS)
    give(battle, "a.one", "F5")
    assert asked(battle) == 1
    # Equal is not lower, and neither is 7.
    assert refused(battle, PlayCard("b.one", card("F5"))) == ("AZ-RCT-02", "AZ-RCT-05")
    assert refused(battle, PlayCard("b.one", card("M7"))) == ("AZ-RCT-02", "AZ-RCT-05")
    assert battle.choices() == [Pass(), PlayCard("b.one", card("A3")), PlayCard("b.two", card("A3"))]
    give(battle, "b.one", "A3")
    assert asked(battle) == 0
    assert refused(battle, PlayCard("a.one", card("F1"))) == ("AZ-RCT-12",)
    battle.choose(PlayCard("a.two", card("F1")))
    same_from_text(battle)
    battle.choose(FireIntent("b.one"))
    # A 1 closes the chain without asking; it is carried out from its end, and the other player opens.
    done = [event for event in happened(battle) if isinstance(event, OrderDone)]
    assert done == [OrderDone("a.two", "fired"), OrderDone("b.one", "fired"), OrderDone("a.one", "fired")]
    assert battle.state.chain == ()
    assert asked(battle) == 1
    assert battle.state.units["a.two"].acted_turn == 1
    assert battle.state.cards[0].played == cards("F5 F1")


@pytest.mark.rule("AZ-RCT-08", "AZ-RCT-09", "AZ-TRN-03", "AZ-RCT-11", "AZ-DEF-10")
def test_az_rct_08_opening_alternates_until_all_have_acted(carried_out: None):
    battle = play(Chains(0), *UNITS[:3], hands=HANDS)
    assert refused(battle, Pass()) == ("AZ-RCT-11",)
    give(battle, "a.one", "M8")
    battle.choose(Pass())
    assert asked(battle) == 1
    assert Pass() not in battle.choices()
    give(battle, "b.one", "M7")
    battle.choose(Pass())
    assert asked(battle) == 0  # seat 1 has nothing to react with and is not asked
    give(battle, "a.two", "F5")
    over(battle)
    played = [event.unit for event in happened(battle) if isinstance(event, CardPlayed)]
    assert played == ["a.one", "b.one", "a.two"]
    assert all(unit.acted_turn == 1 for unit in battle.state.units.values())


@pytest.mark.rule("AZ-RCT-09")
def test_az_rct_09_an_opener_without_units_is_passed_over_or_ends_the_turn(carried_out: None):
    units = UNITS[0], UNITS[1], replace(UNITS[2], acted_turn=1)
    battle = play(Chains(1), *units, hands=HANDS)
    assert asked(battle) == 0
    over(play(Chains(1), *units, hands=HANDS, options={"opener_without_unit": "end_turn"}))


@pytest.mark.rule("AZ-RCT-11")
def test_az_rct_11_by_option_the_opener_may_pass(carried_out: None):
    battle = play(Chains(0), *UNITS, hands=HANDS, options={"opener_may_pass": "yes"})
    battle.choose(Pass())
    assert asked(battle) == 1
    battle.choose(Pass())
    over(battle)
    battle = play(Chains(0), *UNITS, hands=HANDS, options={"opener_may_pass": "yes"})
    battle.choose(Pass())
    give(battle, "b.one", "M7")
    battle.choose(Pass())
    assert asked(battle) == 0
    battle.choose(Pass())
    assert asked(battle) == 1  # one pass as opener does not end it


@pytest.mark.rule("AZ-RCT-10")
def test_az_rct_10_by_option_one_overbids_oneself(carried_out: None):
    battle = play(Chains(0), *UNITS, hands=HANDS)
    give(battle, "a.one", "F5")
    battle.choose(Pass())
    assert len(happened(battle, OrderDone)) == 1
    battle = play(Chains(0), *UNITS, hands=("F5 F4 M8", HANDS[1]), options={"overbid_yourself": "on"})
    give(battle, "a.one", "F5")
    battle.choose(Pass())
    assert asked(battle) == 0
    assert refused(battle, PlayCard("a.two", card("M8"))) == ("AZ-RCT-02", "AZ-RCT-05")
    give(battle, "a.two", "F4")
    assert asked(battle) == 1  # the other may answer the new top
    battle.choose(Pass())
    assert len(happened(battle, OrderDone)) == 2


@pytest.mark.rule("AZ-RCT-06")
def test_az_rct_06_any_unit_reacts_with_any_intent(carried_out: None):
    battle = play(Chains(0), *UNITS, hands=HANDS)
    give(battle, "a.one", "M8")
    give(battle, "b.two", "M5")
    assert [ordered.unit for ordered in battle.state.chain] == ["a.one", "b.two"]


@pytest.mark.rule("AZ-RCT-07")
def test_az_rct_07_the_intent_stands_in_the_chain(carried_out: None):
    battle = play(Chains(0), *UNITS, hands=HANDS)
    battle.choose(PlayCard("a.one", card("M8")))
    assert battle.state.chain == (Ordered(0, "a.one", card("M8")),)
    assert battle.decision == ChooseIntent(0, "a.one", card("M8"))
    assert refused(battle, PlayCard("a.one", card("F5"))) == ()
    battle.choose(STAY)
    assert battle.state.chain == (Ordered(0, "a.one", card("M8"), STAY, strength=1),)


@pytest.mark.rule("AZ-RCT-01", "AZ-RCT-11")
def test_az_rct_01_who_opens_plays_a_card_and_says_what_it_is_for():
    battle = play(Chains(0), *UNITS, hands=HANDS)
    assert Pass() not in battle.choices()
    battle.choose(PlayCard("a.one", card("F5")))
    assert Pass() not in battle.choices()
    assert refused(battle, Pass()) == ()
    battle.choose(FireIntent("b.one"))
    assert Pass() in battle.choices()
    free = play(Chains(0), *UNITS, hands=HANDS, options={"opener_may_pass": "yes"})
    assert Pass() in free.choices()


@pytest.mark.rule("AZ-ORD-11", "AZ-RCT-12")
def test_az_ord_11_broken_units_take_no_order_and_nobody_the_enemys():
    broken = replace(UNITS[1], broken=True)
    battle = play(Chains(0), UNITS[0], broken, UNITS[2], hands=HANDS)
    assert refused(battle, PlayCard("a.two", card("F5"))) == ("AZ-ORD-11",)
    assert refused(battle, PlayCard("b.one", card("F5"))) == ("AZ-RCT-01",)
    assert refused(battle, PlayCard("a.one", card("A3"))) == ("AZ-CRD-01",)
    # Nor is it offered one, no more than who has acted this turn.
    assert {choice.unit for choice in battle.choices() if isinstance(choice, PlayCard)} == {"a.one"}
    acted = play(Chains(0), replace(UNITS[0], acted_turn=1), UNITS[1], UNITS[2], hands=HANDS)
    assert {choice.unit for choice in acted.choices() if isinstance(choice, PlayCard)} == {"a.two"}
    idle = play(Chains(0), broken, UNITS[2], hands=HANDS)
    assert idle.decision is not None
    assert idle.decision.seat == 1


class Breaking(Procedure):
    """An order in whose course another unit breaks, or is destroyed."""

    broken: str
    gone: str

    @step
    def strike(self, g: Battle[State]) -> None:
        g.state = g.state.changing(self.broken, broken=True).changing(self.gone, models=(), place="gone")


@pytest.mark.rule("AZ-EXE-02", "AZ-RCT-12")
def test_az_exe_02_who_breaks_or_dies_before_its_turn_has_lost_its_order(
    carried_out: None, monkeypatch: pytest.MonkeyPatch
):
    def strike(g: Battle[State], ordered: Ordered) -> Procedure:
        return Breaking("a.one", "b.one")

    monkeypatch.setitem(execution.PERFORMANCES, FireIntent, strike)
    battle = play(Chains(0), *UNITS, hands=HANDS)
    give(battle, "a.one", "M8")
    give(battle, "b.one", "M7")
    give(battle, "a.two", "F1")
    assert happened(battle, OrderDone, OrderLost) == [
        OrderDone("a.two", "fired"),
        OrderLost("b.one"),
        OrderLost("a.one"),
    ]
    assert battle.state.units["a.one"].acted_turn == 1
    assert battle.state.cards[1].played == cards("M7")


@pytest.mark.rule("AZ-EXE-03", "AZ-EXE-06", "AZ-DEF-09")
def test_az_exe_03_the_detection_state_follows_the_order_carried_out(carried_out: None):
    tank = vehicle("a.tank", "sherman-75", (60, 20))
    intents: list[tuple[str, Any, str]] = [
        ("M8", MoveIntent("a.one.1", (), "slow"), "stationary"),
        ("M8", MoveIntent("a.one.1", (), "fast"), "moved"),
        ("F8", FireIntent("b.one"), "fired"),
        ("C8", CoveringFireIntent("b.one"), "fired"),
        ("X8", AmbushIntent("b.one"), "fired"),
    ]
    for text, intent, state in intents:
        battle = play(Chains(0), UNITS[0], unit("b.one", (20, 80), acted_turn=1), hands=(text, ""))
        assert battle.state.units["a.one"].detection == "stationary"
        give(battle, "a.one", text, intent)
        assert battle.state.units["a.one"].detection == state, text
    battle = play(Chains(0), tank, unit("b.one", (20, 80), acted_turn=1), hands=("M8", ""))
    give(battle, "a.tank", "M8")
    assert battle.state.units["a.tank"].detection == "moved"


@pytest.mark.rule("AZ-EXE-03", "AZ-ORD-04")
def test_an_order_without_a_shot_leaves_the_state_of_its_row(monkeypatch: pytest.MonkeyPatch):
    for kind in INTENTS:
        monkeypatch.setitem(execution.PERFORMANCES, kind, doing(False))
    for text, state in (("F8", "fired"), ("X8", "stationary"), ("A8", "moved")):
        battle = play(Chains(0), UNITS[0], unit("b.one", (20, 80), acted_turn=1), hands=(text, ""))
        give(battle, "a.one", text)
        assert battle.state.units["a.one"].detection == state


@pytest.mark.rule("AZ-ORD-07", "AZ-DMG-09", "AZ-DEF-08")
def test_az_ord_07_scared_models_stand_up_and_do_no_more(carried_out: None, monkeypatch: pytest.MonkeyPatch):
    lying = person("a.one.1", (20, 20), posture="scared"), person("a.one.2", (22, 20))
    others = unit("b.one", (20, 80), acted_turn=1)
    battle = play(Chains(0), unit("a.one", models=lying), others, hands=("M8", ""))
    battle.choose(PlayCard("a.one", card("M8")))
    assert refused(battle, MoveIntent("a.one.1", ((25_000, 20_000),), "slow")) == ("AZ-INT-08", "AZ-ORD-07")
    battle.choose(MoveIntent("a.one.2", (), "slow"))
    assert happened(battle, StoodUp) == [StoodUp("a.one", ("a.one.1",))]
    assert all(model.posture == "standing" for model in battle.state.units["a.one"].models)
    # All are scared: nothing is carried out but the standing up.
    monkeypatch.delitem(execution.PERFORMANCES, MoveIntent)
    battle = play(Chains(0), unit("a.one", models=lying[:1]), others, hands=("M8", ""))
    give(battle, "a.one", "M8")
    over(battle)
    assert happened(battle, StoodUp, OrderDone) == [StoodUp("a.one", ("a.one.1",)), OrderDone("a.one", "stationary")]


@pytest.mark.rule("AZ-TRN-10")
def test_the_fighting_ends_when_a_side_has_no_model_left(carried_out: None, monkeypatch: pytest.MonkeyPatch):
    def strike(g: Battle[State], ordered: Ordered) -> Procedure:
        return Breaking("a.one", "b.one")

    monkeypatch.setitem(execution.PERFORMANCES, FireIntent, strike)
    for option, count in (("side_wiped_out", 1), ("never", 0)):
        battle = play(Chains(0), *UNITS[:3], hands=HANDS, options={"early_end": option})
        give(battle, "a.two", "F5")
        battle.choose(Pass())
        told = [NARRATOR.sentence(battle, event) for event in happened(battle, FightingOver)]
        assert [english(each) for each in told if each] == ["A side has nobody left: the fighting is over."] * count
        # What is left of a chain is carried out no more, nor lost.
        chain = play(Chains(0), *UNITS[:3], hands=HANDS, options={"early_end": option})
        give(chain, "a.one", "M8")
        give(chain, "b.one", "M7")
        give(chain, "a.two", "F1")
        assert len(happened(chain, FightingOver)) == count
        assert len(happened(chain, OrderLost)) == 2 * (1 - count)
    # Who has not come yet does not keep a side fighting, who is below ground does.
    for place, wiped_out in (("table", False), ("below", False), ("waiting", True), ("gone", True)):
        state = play(Idle(), UNITS[0], replace(UNITS[2], place=place)).state
        assert execution.is_wiped_out(state, 1) == wiped_out


@pytest.mark.rule("AZ-TRN-01", "AZ-DEF-10")
def test_az_trn_01_turns_follow_each_other_to_the_last(carried_out: None):
    units = unit("a.one", (20, 20)), unit("b.one", (20, 80))
    decks = " ".join(f"M{number}" for number in range(1, 9)) + " F3 F4", " ".join(f"A{n}" for n in range(1, 9))
    battle = play(GameTurn(), *units, decks=decks, nations=("german", "russian"), turns=2, dice=[1] * 6, turn=0)
    for turn in (1, 2):
        assert battle.state.turn == turn
        # One unit each: 7 + 1 and 5 + 1 cards.
        assert [len(held.hand) for held in battle.state.cards] == [8, 6]
        battle.choose(Bid(battle.state.cards[0].hand[0]), 0)
        battle.choose(Bid(battle.state.cards[1].hand[-1]), 1)
        while battle.state.turn == turn and not battle.over:
            choices = battle.choices()
            battle.choose(Pass() if Pass() in choices else choices[0])
    over(battle)
    assert happened(battle, TurnBegan, FightingOver) == [TurnBegan(1), TurnBegan(2), FightingOver(last_turn=True)]
    assert NARRATOR.sentence(battle, FightingOver(last_turn=True)) is None
    # Hands are kept; what was used came back into the decks after turn 1.
    assert sum(len(pile) for pile in (battle.state.cards[0].deck, battle.state.cards[0].hand)) == 8
