"""grognard: the library, the referee and the table for tabletop wargames.

>>> import grognard
>>> battle = grognard.battle("bolt_action", armies=("us-500", "german-500"), seed=7)
>>> battle.choose(battle.choices()[0])
>>> battle.over
False
>>> print(battle)
Bolt Action, Maximum Attrition. Before the battle. US 0, German 0.
Destroy more units than you lose: ...

In a notebook a battle shows its table (``battle.svg()``), and ``battle.questions()`` what is asked, with all choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from grognard.core.battle import Battle
from grognard.core.book.opening import FIRST
from grognard.core.engine.dice import DiceSource, Stream, Waiting
from grognard.core.errors import GrognardError, InputError, Refused
from grognard.core.messages import say
from grognard.core.systems import system, systems

if TYPE_CHECKING:
    from grognard.core.armies.army import Army, army
    from grognard.core.maps import generate as generate_map
    from grognard.core.notation.compose import compose, describe, position
    from grognard.core.saves import OtherRules, load, load_text
    from grognard.core.scenarios.draft import Draft as Scenario
    from grognard.core.scenarios.draft import draft as scenario

__version__ = "0.1.0"


def battle(
    name: str,
    *,
    scenario: Any = None,
    armies: Sequence[Any] = (),
    map: Any = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    year: int | None = None,
    dice: Literal["rolled", "typed"] | DiceSource = "rolled",
) -> Battle[Any]:
    """A new battle of the system ``name``.

    ``scenario``, ``armies`` and ``map`` are names that come with the game, files, or records, an army also one of one's
    own (``grognard.army``); what is left out is the scenario's, or else takes the system's default. ``seed`` fixes all
    dice; ``dice="typed"`` asks for real dice instead, and a ``DiceSource`` (such as a test's ``Script``) is used as it
    is. ``options`` are house rules by name, ``year`` when it is fought, where that matters; both go before the
    scenario's.

    The scenario ``"first-battle"`` of a game, with the armies and the map it comes with, begins set up and ready to
    play; ``seed`` is then the first of those tried until its roll-offs fall as the set-up needs them.

    Raises ``InputError`` naming the argument that is wrong and the mend.
    """
    game = system(name)
    if scenario == FIRST and not armies and map is None and year is None:
        if dice != "rolled":
            raise InputError(say("first-battle-rolls"))
        begun: Battle[Any] = import_module("grognard.core.first").begin(game, seed, options)
        return begun
    named = isinstance(armies, str)
    lists = armies if named else [each.record if _is(each, "Army") else each for each in armies]
    scenario = scenario.plan if _is(scenario, "Scenario") else scenario
    setup = game.setups.make_setup(scenario=scenario, armies=lists, map=map, options=options, year=year)
    source: DiceSource = Stream(seed) if dice == "rolled" else Waiting() if dice == "typed" else dice
    return Battle(game, setup, source)


def _is(thing: Any, name: str) -> bool:
    """Whether a thing is an army or a scenario of one's own; a name or nothing at all is not."""
    return not isinstance(thing, str | None) and isinstance(thing, __getattr__(name))


LATER = {
    "Army": ("armies.army", "Army"),
    "army": ("armies.army", "army"),
    "generate_map": ("maps", "generate"),
    **{name: ("notation.compose", name) for name in ("compose", "describe", "position")},
    **{name: ("saves", name) for name in ("OtherRules", "load", "load_text")},
    "Scenario": ("scenarios.draft", "Draft"),
    "scenario": ("scenarios.draft", "draft"),
}
"""What is loaded when it is first asked for, and where it lies in the core: who only asks for odds does not wait."""


def __getattr__(name: str) -> Any:
    """``grognard.odds``, the computer players, ``grognard.agents``, and lists of other programs, ``grognard.rosters``,
    loaded when first asked for, as are armies, scenarios, positions, saves and maps of one's own."""
    if name in ("agents", "odds", "rosters"):
        return import_module(f"grognard.{name}")
    if name in LATER:
        module, there = LATER[name]
        return getattr(import_module(f"grognard.core.{module}"), there)
    raise AttributeError(f"module 'grognard' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__


__all__ = [
    "Army",
    "Battle",
    "GrognardError",
    "InputError",
    "OtherRules",
    "Refused",
    "Scenario",
    "agents",
    "army",
    "battle",
    "compose",
    "describe",
    "generate_map",
    "load",
    "load_text",
    "odds",
    "position",
    "rosters",
    "scenario",
    "system",
    "systems",
]
