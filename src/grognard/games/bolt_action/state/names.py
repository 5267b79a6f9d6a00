"""What sides, units and weapons of single men are called."""

from __future__ import annotations

from typing import Protocol

from grognard.core.engine.decisions import Situation
from grognard.core.messages import Message, say
from grognard.games.bolt_action.state.measures import INCH
from grognard.games.bolt_action.state.profiles import Profile
from grognard.games.bolt_action.state.setup import Setup
from grognard.games.bolt_action.state.state import State


class Named(Protocol):
    """What is known of names: every unit's profile has one."""

    def profile(self, unit: str) -> Profile:
        """What a unit is."""


G = Situation[State, Named, Setup]


def unit_name(g: G, unit: str) -> Message:
    """What players call a unit."""
    return g.context.profile(unit).name


def side_name(g: G, side: int) -> Message:
    """What a side is called in a word: its nation's, or its colour if both are of one nation."""
    first, second = (army.nation for army in g.setup.armies)
    return say("ba-side-colour", side=side) if first == second else say(f"ba-of-nation-{(first, second)[side]}")


def inches(length: float) -> str:
    """A length in inches with one decimal."""
    return f"{length / INCH:.1f}"


def of_man(model: str, weapon: str) -> str:
    """The name of one man's weapon."""
    return f"{model}/{weapon}"
