"""What a player meets besides fire at people: several volleys at a vehicle, motorcycles at rest, people overrun, rough
ground, crews of guns hand to hand, night; the odds against the engine followed die by die."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Action, Call, Done, Frame, Next, Procedure, Repeat, step
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.detection import detects
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, close_up, stage
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.driving.overrunning import Evading
from grognard.games.operation_ww2.rules.driving.ramming import EvadeRam, RamTest
from grognard.games.operation_ww2.rules.driving.drive import driving_test
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.table import happened
from tests.oracles.enumeration import exactly
from tests.oracles.test_arranged_odds_of_operation_ww2 import crew, worst
from tests.oracles.test_melee_of_operation_ww2 import ended, of_side, same
from tests.oracles.test_odds_of_operation_ww2 import ending, marginal


def followed(battle: Battle[Any], procedure: Procedure, read: Callable[[Battle[Any]], Hashable]) -> dict[Hashable, Fraction]:
    """The chance of each way in which a procedure ends."""
    battle.stack, battle.pending = (Frame(procedure),), ()
    battle._run(None)
    return exactly(battle, lambda battle: battle.over, read)


def told(answer: Any, name: str) -> dict[Hashable, Any]:
    """What an answer says of the outcomes that may be."""
    return {outcome: chance for outcome, chance in answer[name].items() if chance}


class Again(Procedure):
    """So many volleys of units alike at a vehicle, as long as its crew is aboard."""

    question: Question
    attacker: Unit
    left: int

    @step
    def fire(self, g: Battle[Any]) -> Action:
        target = g.state.units[TARGET]
        if not self.left or target.broken or not any(target.has_crew(each) for each in target.vehicles):
            return Done()
        g.state = replace(g.state, units={**g.state.units, ATTACKER: self.attacker})
        return Call(Volley(ATTACKER, TARGET, self.question.order))

    @step
    def once_more(self, g: Battle[Any]) -> Action:
        return Repeat(replace(self, left=self.left - 1))


VOLLEYS = [
    Question(attacker="german-1944/pak", target="us-1944/sherman", range=20, side="rear", volleys=2),
    Question(attacker="1 bazooka + 1 assistant", target="panther, panic limit 2", range=20, volleys=2, side="side"),
    Question(attacker="1 kar98k", target="jeep, panic limit 2, training 6", range=10, volleys=2),
    Question(attacker="1 kar98k", target="bmw-r75, panic limit 1", range=10, volleys=2),
    Question(attacker="1 kar98k", target="sherman-75, training 6", range=5, looking_out=True, volleys=2),
    Question(attacker="1 light-flamethrower", target="m5-stuart, training 6", range=5, volleys=2),
]


def whole(battle: Battle[Any]) -> Hashable:
    """What has become of the vehicle and of its crew, whether anybody aboard was harmed."""
    return worst(battle), crew(battle), bool(happened(battle, CrewHurt))


@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-02", "AZ-NRV-03", "AZ-MOR-01", "AZ-VDM-15")
@pytest.mark.parametrize("question", VOLLEYS, ids=lambda each: f"{each.attacker} at {each.target}")
def test_volleys_at_a_vehicle_are_those_of_the_engine(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    battle = stage(question)
    found = followed(battle, Again(question, battle.state.units[ATTACKER], question.volleys), whole)
    assert told(answer, "crew") == marginal(found, 1)
    harmed = sum(chance for end, chance in found.items() if end[0] != "none" or end[2])  # type: ignore[index]
    assert answer.chance("harmed") == harmed
