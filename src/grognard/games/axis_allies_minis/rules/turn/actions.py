"""The actions of a unit in its player's part of a phase, and who carries out each (AAM-TURN-05, AAM-TURN-07).

Each kind of action belongs to a chapter's module, which lists it, picks it, refuses it and carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Union

from grognard.core.engine.choices import Choice
from grognard.core.engine.procedures import Procedure
from grognard.core.errors import Refused
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.rules.attack import attacks, banzai, demolition
from grognard.games.axis_allies_minis.rules.movement import aggression, boarding, dismounting, free_move, march, turning
from grognard.games.axis_allies_minis.rules.reactions import overwatch
from grognard.games.axis_allies_minis.state.choices import (
    Attack,
    BanzaiCharge,
    Board,
    Demolish,
    Dismount,
    March,
    TurnAbout,
    Watch,
)
from grognard.games.axis_allies_minis.state.state import Unit

AnyAction = Union[March, TurnAbout, Watch, Board, Dismount, Attack, BanzaiCharge, Demolish]
ACTIONS = (March, TurnAbout, Watch, Board, Dismount, Attack, BanzaiCharge, Demolish)


class Family(NamedTuple):
    """What a chapter's module does for one kind of action."""

    listed: Callable[[G, Unit], Iterator[Choice]]
    pick: Callable[[G, Unit, Random], Choice | None]
    refusal: Callable[[G, Unit, Any], Refused | None]
    procedure: Callable[[G, Any], Procedure]


def _family(module: ModuleType) -> Family:
    return Family(module.listed, module.pick, module.refusal, module.procedure)


FAMILIES: dict[type[Choice], Family] = {
    Attack: Family(attacks.listed, attacks.pick, attacks.refusal, free_move.procedure),
    March: _family(march)._replace(procedure=aggression.procedure),
    TurnAbout: _family(turning)._replace(procedure=aggression.procedure),
    Watch: _family(overwatch),
    Board: _family(boarding),
    Dismount: _family(dismounting),
    BanzaiCharge: _family(banzai),
    Demolish: _family(demolition),
}
"""What each kind of action belongs to, the likeliest first."""

PICKS = tuple(family.pick for family in FAMILIES.values())


def listed(g: G, unit: Unit, marches: bool = True) -> Iterator[Choice]:
    """All a unit may do now; of moves a sample, or none."""
    for kind, family in FAMILIES.items():
        if marches or kind is not March:
            yield from family.listed(g, unit)


def pick(g: G, unit: Unit, random: Random) -> Choice | None:
    """A kind of action at random that the unit can do now, and one such action; None if it can do nothing."""
    left = list(PICKS)
    while left:
        number = random.randrange(len(left))
        found = left[number](g, unit, random)
        if found is not None:
            return found
        left[number] = left[-1]
        left.pop()
    return None


def refusal(g: G, unit: Unit, choice: AnyAction) -> Refused | None:
    """The rule that forbids it; None if it is allowed."""
    return FAMILIES[type(choice)].refusal(g, unit, choice)


def procedure(g: G, choice: AnyAction) -> Procedure:
    """Its carrying out."""
    return FAMILIES[type(choice)].procedure(g, choice)
