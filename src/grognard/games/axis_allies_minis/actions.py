"""The actions of a unit in its player's part of a phase, and who carries out each (AAM-TURN-05, AAM-TURN-07).

Each kind of action belongs to a chapter's module, which lists it, picks it, refuses it and carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, Union

from grognard.core.decisions import Choice
from grognard.core.errors import Refused
from grognard.core.procedures import Procedure
from grognard.games.axis_allies_minis.choices import (
    Attack,
    BanzaiCharge,
    Board,
    Demolish,
    Dismount,
    March,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.state import Unit

AnyAction = Union[March, TurnAbout, Watch, Board, Dismount, Attack, BanzaiCharge, Demolish]
ACTIONS = (March, TurnAbout, Watch, Board, Dismount, Attack, BanzaiCharge, Demolish)


class Family(NamedTuple):
    """What a chapter's module does for one kind of action."""

    listed: Callable[[G, Unit], Iterator[Choice]]
    pick: Callable[[G, Unit, Random], Choice | None]
    refusal: Callable[[G, Unit, Any], Refused | None]
    procedure: Callable[[G, Any], Procedure]
