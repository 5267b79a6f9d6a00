"""The referee of each game."""

from __future__ import annotations

from tests.referee.axis_allies_minis import AxisAlliesMinis
from tests.referee.bolt_action import BoltAction
from tests.referee.operation_ww2 import OperationWW2
from tests.referee.referee import Referee
from tests.referee.wh40k5 import Wh40k5

REFEREES: dict[str, type[Referee]] = {
    "axis_allies_minis": AxisAlliesMinis,
    "bolt_action": BoltAction,
    "operation_ww2": OperationWW2,
    "wh40k5": Wh40k5,
}
