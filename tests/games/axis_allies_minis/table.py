"""Small positions for tests: a few units on a small map, scripted dice, a procedure to start with.

    battle = play(
        AttackAction(Attack("a.sherman", "b.panzer")),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.panzer", "panzer-iv-ausf-g", "D3", facing="S"),
        dice=(6, 6, 6, 5, 4, 4, 3, 3, 3, 1, 1),
    )
    over(battle)

The letter before the dot is the side: ``a`` is seat 0, ``b`` is seat 1. Hexes are called as on a map, D7; the map is
clear unless told otherwise, twelve columns by thirteen rows, and the phase is the assault phase of turn 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Script, Waiting
from grognard.core.engine.events import Rolled
from grognard.core.engine.procedures import Procedure, step
from grognard.core.errors import Refused
from grognard.games.axis_allies_minis import SYSTEM as GAME
from grognard.games.axis_allies_minis.data.abilities import read_held
from grognard.games.axis_allies_minis.data.armies import Army, ArmyUnit
from grognard.games.axis_allies_minis.data.card import Card, Defence
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.maps import HexMap
from grognard.games.axis_allies_minis.rules.attack.aim import Aim, aim_at
from grognard.games.axis_allies_minis.rules.turn import actions
from grognard.games.axis_allies_minis.state.setup import Setup
from grognard.games.axis_allies_minis.state.state import Obstacle, State, Unit
from grognard.space.hex.grid import Direction, Hex, from_label
from tests.games.axis_allies_minis.grounds import ground

OPEN = "\n".join(["." * 12] * 13)
ZONES = {"north": [1, 5], "south": [9, 13]}
FIELD = ground(OPEN, objective="F7", zones=ZONES)
"""An open map with an objective in its middle and the zones of the rulebook."""


class Idle(Procedure):
    """Nothing happens: the position is only looked at."""

    @step
    def stand(self, g: Battle[State]) -> None:
        """Nothing."""


def at(label: str) -> Hex:
    """The hex of this name."""
    return from_label(label)


def unit(id: str, card: str, place: str | None = None, facing: str = "N", **fields: Any) -> Unit:
    """A unit on the map, or off it without a place; ``fields`` are of its state."""
    where: dict[str, Any] = {"place": "map", "at": from_label(place)} if place else {}
    return Unit(id=id, seat="ab".index(id[0]), card=card, facing=Direction(facing), **(where | fields))


def aboard(id: str, card: str, carrier: Unit) -> Unit:
    """A unit that rides in another."""
    return Unit(id=id, seat="ab".index(id[0]), card=card, place="aboard", at=carrier.at, carrier=carrier.id)


def terrain(**places: str) -> str:
    """An open map with terrain signs in some hexes: ``terrain(D5="F")``."""
    rows = [list(line) for line in OPEN.split()]
    for label, sign in places.items():
        rows[int(label[1:]) - 1][ord(label[0]) - ord("A")] = sign
    return "\n".join("".join(row) for row in rows)


def play(
    start: Procedure,
    *units: Unit,
    dice: Sequence[int] | None = (),
    map: HexMap | None = None,
    options: dict[str, str] | None = None,
    obstacles: Sequence[Obstacle] = (),
    phase: str = "assault",
    **state: Any,
) -> Battle[State]:
    """A battle that consists of one procedure, run up to its first decision; ``dice=None`` leaves every roll open.
    ``state`` are further fields of the state."""
    defaults = {option.name: option.default for option in GAME.book.catalogue.options.values()}
    armies = tuple(
        Army(
            format="grognard-army",
            version=1,
            system="axis_allies_minis",
            name=f"army-{seat}",
            side=side,  # type: ignore[arg-type]
            unit=tuple(ArmyUnit(id=each.id[2:], card=each.card) for each in units if each.seat == seat),
        )
        for seat, side in enumerate(("allies", "axis"))
    )
    file = (map or ground(OPEN)).file
    setup = Setup("test", file, ("south", "north"), armies, defaults | (options or {}), 100, 1944)  # type: ignore[arg-type]
    fields: dict[str, Any] = {"turn": 1, "phase": phase} | state
    begun = State(units={each.id: each for each in units}, obstacles={each.id: each for each in obstacles}, **fields)
    return grognard.compose(GAME, setup, begun, start, dice=Waiting() if dice is None else Script(*dice))


def look(*units: Unit, **more: Any) -> Battle[State]:
    """A battle in which nothing happens; ``more`` as ``play`` takes it."""
    return play(Idle(), *units, **more)


def aimed(battle: Battle[State], unit: str, target: str, **how: Any) -> Aim:
    """The numbers of an attack, which must be allowed."""
    found = aim_at(battle, battle.state.units[unit], battle.state.units[target], **how)
    assert isinstance(found, Aim), found
    return found


def forbidden(battle: Battle[State], unit: str, target: str, **how: Any) -> tuple[str, tuple[str, ...]]:
    """The message id and rules with which an attack is refused; it must be."""
    found = aim_at(battle, battle.state.units[unit], battle.state.units[target], **how)
    assert isinstance(found, Refused), found
    return found.message.id, found.rules


def rolled(battle: Battle[State]) -> list[tuple[str, int]]:
    """What was rolled for and with how many dice."""
    return [(entry.roll.purpose.id, len(entry.faces)) for entry in battle.log if isinstance(entry, Rolled)]


def of(battle: Battle[State], id: str) -> Unit:
    """A unit as it is now."""
    return battle.state.units[id]


def labels(rows: Sequence[Any]) -> dict[str, int]:
    """The rules of some rows with their values."""
    return {each.rule: each.value for each in rows}


class CardBox(dict[str, Card]):
    """All cards, and any made up for a test: the printed ones, changed."""

    def __init__(self) -> None:
        super().__init__(CARDS)

    def make(self, base: str, *abilities: str, drop: bool = False, **fields: Any) -> str:
        """The id of a card like another with more abilities (only these if ``drop``) and other fields."""
        like = CARDS[base]
        held = [read_held(text) for text in abilities]
        values = {name: getattr(like, name) for name in like.__struct_fields__} | fields
        if "defence" in fields:
            values["defence"] = Defence(*fields["defence"])
        values["abilities"] = (*(() if drop else like.abilities), *held)
        values["id"] = "+".join((base, *abilities, *(f"{name}={fields[name]}" for name in sorted(fields))))
        self[values["id"]] = Card(**values)
        return str(values["id"])


def offered(g: Any, unit: Unit, kind: type[Choice]) -> list[Any]:
    """The actions of one kind, no moves, that a unit may take now."""
    return [choice for choice in actions.listed(g, unit) if isinstance(choice, kind)]


def drawn_of(g: Any, unit: Unit, kind: type[Choice], random: Random) -> Any:
    """The first action of one kind that random play would take with a unit; None if it would take none."""
    tries = (choice for choice in actions.draws(g, unit, random) if isinstance(choice, kind))
    return next((choice for choice in tries if actions.refusal(g, unit, cast(Any, choice)) is None), None)
