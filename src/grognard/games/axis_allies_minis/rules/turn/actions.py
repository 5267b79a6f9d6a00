"""The actions of a unit in its player's part of a phase, and who carries out each (AAM-TURN-05, AAM-TURN-07).

Each kind of action belongs to a chapter's module, which says what is conceivable and what is
forbidden, and carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Union

from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Found, drawn
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

    candidates: Callable[[G, Unit], Iterator[Choice]]
    refusal: Callable[[G, Unit, Any], Refused | None]
    procedure: Callable[[G, Any], Procedure]
    draws: Callable[[G, Unit, Random], Iterator[Choice | None]] | None = None
    """In which order random play tries them, if not each as likely as another."""


def _family(module: ModuleType) -> Family:
    return Family(module.candidates, module.refusal, module.procedure)


FAMILIES: dict[type[Choice], Family] = {
    Attack: Family(attacks.candidates, attacks.refusal, free_move.procedure, attacks.draws),
    March: Family(march.candidates, march.refusal, aggression.procedure, march.draws),
    TurnAbout: _family(turning)._replace(procedure=aggression.procedure),
    Watch: _family(overwatch),
    Board: _family(boarding),
    Dismount: _family(dismounting)._replace(draws=dismounting.draws),
    BanzaiCharge: _family(banzai),
    Demolish: _family(demolition),
}
"""What each kind of action belongs to, the likeliest first."""


def candidates(g: G, unit: Unit) -> Iterator[Choice | Found]:
    """All a unit might do now; of moves a sample, found way by way."""
    for kind, family in FAMILIES.items():
        found = family.candidates(g, unit)
        if kind is March:
            yield Found(found)
        else:
            yield from found


def listed(g: G, unit: Unit) -> Iterator[Choice]:
    """All a unit may do now but move."""
    for kind, family in FAMILIES.items():
        if kind is not March:
            for choice in family.candidates(g, unit):
                if family.refusal(g, unit, choice) is None:
                    yield choice


def draws(g: G, unit: Unit, random: Random) -> Iterator[Choice | None]:
    """A kind of action at random after another, with what is conceivable of it."""
    for family in drawn(FAMILIES.values(), random):
        if family.draws is not None:
            yield from family.draws(g, unit, random)
        elif found := list(family.candidates(g, unit)):
            yield from drawn(found, random)


def refusal(g: G, unit: Unit, choice: AnyAction) -> Refused | None:
    """The rule that forbids it; None if it is allowed."""
    return FAMILIES[type(choice)].refusal(g, unit, choice)


def procedure(g: G, choice: AnyAction) -> Procedure:
    """Its carrying out."""
    return FAMILIES[type(choice)].procedure(g, choice)
