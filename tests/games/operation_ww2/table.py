"""Small positions for tests: a few units on an empty table, hands as written, scripted dice, a procedure to start with.

    battle = play(Initiative(), unit("a.one", (20, 20)), unit("b.one", (20, 80)), hands=("M3 F5", "A4"))

The letter before the dot is the side: ``a`` is seat 0, ``b`` is seat 1. Places are centimetres from the top left. A
card is the first letter of its order (C is Covering Fire, X Ambush) and its priority.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import grognard
from grognard.core.battle import Battle
from grognard.core.book.catalogue import Catalogue
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Roll, Script, Waiting
from grognard.core.engine.events import Event, Happened
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Done, Procedure, step
from grognard.core.engine.rulebook import declared
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.core.systems import System
from grognard.core.words import english
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Men, load_force
from grognard.games.operation_ww2.data.maps import MapFile, PieceRow
from grognard.games.operation_ww2.data.scenarios import load_scenario
from grognard.games.operation_ww2.data.tables import DATA
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.rules.intent import intent
from grognard.games.operation_ww2.rules.turn import turn  # noqa: F401  every procedure is declared once its module is loaded
from grognard.games.operation_ww2.state.choices import Card, in_order
from grognard.games.operation_ww2.state.intents import Intent
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import CommandCards, Model, State, Unit, home_of
from grognard.games.operation_ww2.system import BOOK, SETUPS, Rules
from grognard.games.operation_ww2.table.log_lines import NARRATOR

PACKAGE = "grognard.games.operation_ww2"
LETTERS = {"M": "move", "A": "assault", "F": "fire", "X": "ambush", "C": "covering-fire"}


class Parts(Rules):
    """As much of the rules as positions and their texts need."""

    version = 1

    def __init__(self) -> None:
        self.procedure_types = (*declared(Procedure, PACKAGE), Idle, Pretended)
        self.decision_types = declared(Decision, PACKAGE)

    def begin(self, setup: Setup) -> tuple[Any, Procedure]:
        """Positions are put together as they are, not begun from lists: nothing says which units there have to be."""
        return None, Idle()


class Idle(Procedure):
    """Nothing happens: the position is only looked at."""

    @step
    def stand(self, g: Battle[State]) -> None:
        """Nothing."""


class Pretended(Procedure):
    """An order carried out by saying whether the unit has fired."""

    unit: str
    fired: bool

    @step
    def end(self, g: Battle[State]) -> Any:
        return Done("fired" if self.fired else "")


GAME = System(
    say("az-chapter-turn"),
    say("az-chapter-turn"),
    book=BOOK,
    rules=Parts(),
    setups=SETUPS,
)
DEFAULTS = {option.name: option.default for option in Catalogue.load(DATA.joinpath("..", "catalogue")).options.values()}


def cards(text: str) -> tuple[Card, ...]:
    """Cards as written: ``M3 F5``."""
    return tuple(Card(LETTERS[word[0]], int(word[1:])) for word in text.split())  # type: ignore[arg-type]


def card(text: str) -> Card:
    """One card."""
    (found,) = cards(text)
    return found


def person(id: str, at: tuple[float, float], **fields: Any) -> Model:
    """Somebody standing at a place."""
    given: dict[str, Any] = {"role": "rifleman"} | fields
    return Model(round(at[0] * 1000), round(at[1] * 1000), 1000, id=id, **given)


def unit(id: str, *places: tuple[float, float], **fields: Any) -> Unit:
    """A unit of people on the table, its models ``a.one.1``, ``a.one.2``, ...; ``fields`` are of its state."""
    models = tuple(person(f"{id}.{number}", at) for number, at in enumerate(places, 1))
    return replace(Unit(id, "ab".index(id[0]), models, place="table"), **fields)


def ground(*pieces: dict[str, Any], width: float = 120, depth: float = 120) -> MapFile:
    """A map file with these pieces."""
    rows = tuple(PieceRow(**piece) for piece in pieces)
    return MapFile(format="grognard-map", version=1, unit="cm", title="Test", width=width, depth=depth, piece=rows)


def apart(unit: Unit) -> list[Unit]:
    """A unit and those that go with it, each with the models it came with."""
    homes = (unit.id, *unit.joined)
    return [replace(unit, id=id, models=tuple(m for m in unit.models if home_of(m.id) == id)) for id in homes]


def listed(force: Force, units: Sequence[Unit], lists: Mapping[str, Mapping[str, Any]]) -> Force:
    """A force with an entry for each of its units on the table: training 4, panic limit 3, as many people as there are
    on foot, a tank or a gun if it has one, or what ``lists`` says of it; and units of the game's own list with their
    own entries."""
    known = {entry.id for entry in force.unit}
    entries = []
    for each in [single for unit in units for single in apart(unit)]:
        name = each.id.partition(".")[2]
        people = max(len([model for model in each.models if model.is_person]), 1)
        given = {"people": people} | dict(lists.get(each.id, {}))
        count = given.pop("people")
        if name not in known or each.id in lists:
            men = (Men(count=count, role="rifleman"),)
            roles = {model.role for model in each.models}
            given |= {"vehicle": "sherman-75"} if "vehicle" in roles and "vehicle" not in given else {}
            given |= {"gun": "pak-40"} if "gun" in roles and "gun" not in given else {}
            fields: dict[str, Any] = {"title": name, "training": 4, "panic_limit": 3, "points": 0, "men": men}
            entries.append(ForceUnit(id=name, **(fields | given)))
    names = {entry.id for entry in entries}
    return replace(force, unit=(*entries, *(entry for entry in force.unit if entry.id not in names)))


class TenSided(Script):
    """Dice written down beforehand. The game has no others than these; directions and shuffled cards are rolled too."""

    def faces(self, roll: Roll, number: int, used: int) -> tuple[int, ...]:
        assert roll.purpose.id in ("az-roll-scatter", "az-roll-tip", "az-roll-shuffle") or {
            pool.sides for pool in roll.pools
        } == {10}
        return super().faces(roll, number, used)


def play(
    start: Procedure,
    *units: Unit,
    hands: tuple[str, str] = ("", ""),
    decks: tuple[str, str] = ("", ""),
    discards: tuple[str, str] = ("", ""),
    played: tuple[str, str] = ("", ""),
    dice: Sequence[int] | None = (),
    map: MapFile | None = None,
    nations: tuple[str, str] = ("german", "american"),
    options: dict[str, str] | None = None,
    tables: dict[str, str] | None = None,
    turns: int = 6,
    lists: Mapping[str, Mapping[str, Any]] | None = None,
    **state: Any,
) -> Battle[State]:
    """A battle that consists of one procedure, run up to its first decision; ``dice=None`` leaves every roll open.
    ``lists`` are fields of the force entries of single units (``people``: how many it starts with); ``state`` are
    further fields of the state."""
    forces = (
        replace(load_force("german-1944"), nation=nations[0]),
        replace(load_force("us-1944"), nation=nations[1]),
    )
    setup = Setup(
        replace(load_scenario("crossroads-farm"), turns=turns),
        map or ground(),
        (
            listed(forces[0], [each for each in units if each.seat == 0], lists or {}),
            listed(forces[1], [each for each in units if each.seat == 1], lists or {}),
        ),
        DEFAULTS | (options or {}),
        tables or {},
    )
    held = tuple(
        CommandCards(cards(decks[seat]), in_order(cards(hands[seat])), cards(discards[seat]), cards(played[seat]))
        for seat in (0, 1)
    )
    fields: dict[str, Any] = {"turn": 1} | state
    begun = State(units={each.id: each for each in units}, cards=held, **fields)  # type: ignore[arg-type]
    return grognard.compose(GAME, setup, begun, start, dice=Waiting() if dice is None else TenSided(*dice))


def happened(battle: Battle[State], *kinds: type[Event]) -> list[Any]:
    """The events of these kinds, oldest first."""
    return [
        entry.event for entry in battle.log if isinstance(entry, Happened) and isinstance(entry.event, kinds or Event)
    ]


def told(battle: Battle[State], event: Event) -> str:
    """What the log says of an event."""
    line = NARRATOR.sentence(battle, event)
    assert line is not None
    return english(line)


def over(battle: Battle[State]) -> None:
    """The procedure is through, and all its dice were used."""
    assert battle.over, battle.decision
    if isinstance(battle.source, Script):
        assert battle.used == len(battle.source)


def refused(battle: Battle[State], choice: Choice, seat: int | None = None) -> tuple[str, ...]:
    """The rules by which a choice is refused."""
    refusal = battle.refusal(choice, seat)
    assert isinstance(refusal, Refused), f"{choice} is accepted"
    return refusal.rules


def same_from_text(battle: Battle[State]) -> None:
    """The position reads back from its text."""
    position = battle.position
    assert Position.parse(str(position), GAME.rules) == position


def doing(value: object) -> Callable[[Any, Any], Procedure]:
    """A performance that does nothing and has this value."""
    return lambda g, ordered: Pretended(ordered.unit, bool(value))


def drawn_intent(g: Any, squad: Unit, order: OrderName, random: Random) -> Intent:
    """What random play declares for a unit with an order."""
    tried = intent.draws(g, squad, order, random)
    return next(each for each in tried if intent.refusal(g, squad, order, each) is None)
