"""People who assault a vehicle by hand: the odds against the engine's own dice followed die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, beside
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.rules.close_combat.close_assault import CloseAssaulting
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides
from grognard.games.operation_ww2.state.state import Ordered
from tests.oracles.enumeration import exactly
from tests.oracles.test_arranged_odds_of_operation_ww2 import crew, worst

STORMS = [
    Question(attacker="1 kar98k", target="panther, panic limit 1, training 6", attack="close-combat", side="rear"),
    Question(attacker="1 kar98k, training 7", target="jeep, training 6", attack="close-combat"),
    Question(
        attacker="1 explosive-charge, panic limit 1", target="sherman-75, training 7",
        attack="close-combat", side="rear",
    ),
    Question(
        attacker="1 explosive-charge", target="tiger", attack="close-combat",
        options={"close_assault_modifiers": "order_and_5cm"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("question", STORMS, ids=lambda each: f"{each.attacker} at {each.target}")
@pytest.mark.rule("AZ-CAV-01", "AZ-CAV-03", "AZ-CAV-04", "AZ-CAV-05", "AZ-CAV-06", "AZ-CAV-07", "AZ-CAV-08")
def test_an_assault_by_hand_does_what_the_dice_do(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    battle = beside(question)
    men = tuple(model.id for model in battle.state.units[ATTACKER].people)
    intent = AssaultIntent(men[0], (), "fast", None, "last", Besides(assaulted=TARGET, assaulting=men))
    ordered = Ordered(0, ATTACKER, Card("assault", 4), intent)
    battle.state = replace(battle.state, chain=(ordered,))
    battle.stack, battle.pending = (Frame(CloseAssaulting(ordered, ())),), ()
    battle._run(None)

    def told(battle: Battle[Any]) -> Hashable:
        own = battle.state.units[ATTACKER]
        lost = len(men) - len(own.people)
        fate = "destroyed" if lost == len(men) else "breaks" if own.broken else "holds"
        return lost, fate, worst(battle), crew(battle)

    found = exactly(battle, lambda battle: battle.over, told)
    for which, name in enumerate(("own-dead", "own-fate", "result", "crew")):
        ends: dict[Hashable, Fraction] = Counter()  # type: ignore[assignment]
        for end, chance in found.items():
            assert isinstance(end, tuple)
            ends[end[which]] += chance
        assert {end: chance for end, chance in answer[name].items() if chance} == dict(ends), name


@pytest.mark.rule("AZ-CAV-03", "AZ-CAV-04")
def test_every_man_dares_it_by_himself() -> None:
    alone, both = (
        ODDS.answer(Question(attacker=f"{men} kar98k", target="m5-stuart", attack="close-combat"), fractions=True)
        for men in (1, 2)
    )
    assert both["own-dead"][2] == alone["own-dead"][1] ** 2
    assert 1 - both.chance("harmed") == (1 - alone.chance("harmed")) ** 2
    engaged = Question(attacker="5 kar98k", target="m5-stuart", attack="close-combat", engaged=2)
    assert ODDS.answer(engaged, fractions=True)["result"] == both["result"]


@pytest.mark.parametrize("field", ["wall", "looking_out", "scared", "men", "engaged"])
def test_what_means_nothing_in_such_an_assault_is_refused(field: str) -> None:
    value: Any = True if field in ("wall", "looking_out") else 9
    asked = {"attacker": "3 kar98k", "target": "panther", "attack": "close-combat", field: value}
    with pytest.raises(InputError, match=field):
        ODDS.answer(Question(**asked))
