"""Decisions in words: what is asked, in one sentence, with the choices as options and moves (for the table and the
command line)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from grognard.core.battle import RollDice
from grognard.core.decisions import Choice, Decision
from grognard.core.messages import Message, say
from grognard.core.records import to_builtins
from grognard.core.scene import DecisionView, DiceAsk, MoveAsk, Option
from grognard.games.axis_allies_minis.arrivals import RULES, ChooseArrival
from grognard.games.axis_allies_minis.choices import (
    Decline,
    Deploy,
    DeployRest,
    Enter,
    Fortify,
    GoFirst,
    Load,
    Penalise,
    Reroll,
)
from grognard.games.axis_allies_minis.context import G
from grognard.games.axis_allies_minis.deployment import ChooseSetUpOrder, PlaceUnit
from grognard.games.axis_allies_minis.initiative import ChooseOrderOfPlay, ChooseReroll
from grognard.games.axis_allies_minis.layout import angle
from grognard.games.axis_allies_minis.offers import activation_view
from grognard.games.axis_allies_minis.turn import Activate
from grognard.games.axis_allies_minis.view import direction_name, unit_name
from grognard.space.hex.grid import DIRECTIONS, Hex, label


def present(g: G, decision: Decision) -> DecisionView:
    """The decision as a table shows it."""
    match decision:
        case Activate():
            return activation_view(g, decision)
        case PlaceUnit():
            return set_up_view(g, decision)
        case ChooseArrival():
            return arrival_view(g, decision)
        case ChooseSetUpOrder() | ChooseOrderOfPlay():
            return order_view(g, decision)
        case ChooseReroll():
            return reroll_view(g, decision)
        case RollDice():
            return dice_view(g, decision)
        case _:
            raise TypeError(type(decision).__name__)
