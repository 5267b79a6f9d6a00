"""Operation World War II as the rest of the program meets it: its card, its set-up, its hooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from grognard.core import evaluator, setups, table
from grognard.core.book.book import Book
from grognard.core.book.brought import name_of
from grognard.core.book.opening import FIRST
from grognard.core.book.reading import Wrong
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.outcome import Outcome
from grognard.core.engine.position import Position
from grognard.core.engine.procedures import Procedure
from grognard.core.engine.rulebook import Rulebook, declared
from grognard.core.errors import InputError
from grognard.core.messages import Message, say
from grognard.core.records import replace, to_builtins
from grognard.core.setups import Listing
from grognard.core.systems import System
from grognard.core.wire.questions import MoveAsk
from grognard.games.operation_ww2.data.forces import Force, force_names, load_force
from grognard.games.operation_ww2.data.maps import MapFile, load_map, map_names
from grognard.games.operation_ww2.data.scenarios import Scenario, Zone, load_scenario, scenario_names, too_deep, wrongs
from grognard.games.operation_ww2.data.tables import TABLES, table_values
from grognard.games.operation_ww2.data.tables.texts import tables_from
from grognard.games.operation_ww2.ground import positions, purchases, secrecy
from grognard.games.operation_ww2.ground.context import Context, G, context_now, deck_of
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.setup import victory
from grognard.games.operation_ww2.rules.turn import game
from grognard.games.operation_ww2.state.choices import CHOICES
from grognard.games.operation_ww2.state.muster import mustered
from grognard.games.operation_ww2.state.setup import Setup
from grognard.games.operation_ww2.state.state import CommandCards, State

PACKAGE = "grognard.games.operation_ww2"


class Rules(Rulebook):
    """Operation World War II: the rules as the engine plays them."""

    name = "operation_ww2"
    version = 13
    state_type = State
    procedure_types = declared(Procedure, PACKAGE)
    decision_types = declared(Decision, PACKAGE)
    choice_types = CHOICES
    vocabulary = positions.VOCABULARY

    def context(self, setup: Setup) -> Context:
        """The tables, the compiled map, who is who."""
        return Context(setup)

    def context_now(self, context: Context, state: State) -> Context:
        """The map with the breaches, wrecks and smoke of the battle."""
        return context_now(context, state)

    def begin(self, setup: Setup) -> tuple[State, Procedure]:
        """Both forces off the table, their decks sorted (AZ-SET-04)."""
        found = tables_from(setup.tables)
        first, second = (CommandCards(deck_of(force, found)) for force in setup.forces)
        zones: tuple[Zone, ...] = tuple(side.zone for side in setup.scenario.side if side.zone is not None)
        return State(mustered(setup.forces, found), (first, second), zones=zones), game.Game()

    def resampled(self, battle: G, seat: int, random: Random) -> State:
        """See ``secrecy.resampled``."""
        return secrecy.resampled(battle, seat, random)

    def result(self, battle: G) -> Outcome:
        """Points, winner and turns of a battle that is over."""
        return victory.result(battle)

    def points(self, battle: G) -> tuple[int, int]:
        """Victory points as they count at the end."""
        return victory.totals(tuple(victory.scores(battle)))

    def concession(self, seat: int) -> Procedure:
        """The other side wins."""
        return victory.Concession(seat)

    def position_names(self, battle: G) -> Mapping[str, Collection[str]]:
        """See ``positions.names``."""
        return positions.names(battle)

    def contradictions(self, battle: G, position: Position) -> Iterable[tuple[Message, str, Message]]:
        """See ``positions.contradictions``."""
        return positions.contradictions(battle, position)


class Setups(setups.Setups):
    """What can be agreed before a battle of Operation World War II."""

    setup_type = Setup
    army_folder = "forces"
    army_place = ("side", "force")

    def read_scenario(self, source: Any) -> Scenario:
        """See ``load_scenario``."""
        return load_scenario(source)

    def scenario_wrongs(self, plan: Scenario) -> Iterator[Wrong]:
        """See ``wrongs``."""
        return wrongs(plan)

    def arranged(self, scenario: Scenario, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Setup:
        """A set-up for two forces; see ``make_setup``."""
        first, second = (load_force(source) for source in self.army_sources(scenario, armies, force_names()))
        ground = load_map(map or scenario.map or map_names()[0])
        problem = None if scenario.map else too_deep(scenario, ground)
        if problem is not None:
            raise InputError(problem)
        return self.checked(scenario.bare, ground.file, (first, second), options)

    def checked(self, plan: Scenario, file: MapFile, forces: tuple[Force, Force], options: dict[str, str]) -> Setup:
        """A set-up whose parts fit each other. Raises ``InputError`` naming what does not."""
        ids = [row.id for row in file.piece]
        for row in plan.victory:
            if row.building and row.building not in ids:
                raise InputError(say("az-scenario-building", building=row.building))
        for force in forces:
            points = purchases.cost_of_force(force, TABLES, options)
            if plan.points is not None and points > plan.points:
                raise InputError(say("az-force-over-limit", points=points, limit=plan.points))
        return Setup(plan, file, forces, options)

    def decode_setup(self, value: Any) -> Setup:
        """A set-up from a save, checked as a new one; options a later version adds take their defaults."""
        setup: Setup = super().decode_setup(value)
        plan = load_scenario(to_builtins(setup.scenario))
        own = tables_from(setup.tables)
        first, second = (load_force(to_builtins(force), own) for force in setup.forces)
        options = self.house_rules(self.known_rules(setup.options))
        load_map(to_builtins(setup.map), own)
        return replace(self.checked(plan, setup.map, (first, second), options), tables=setup.tables)

    def scenarios(self) -> Sequence[Listing]:
        """The scenarios that come with the game."""
        return tuple(scenario_listing(name) for name in scenario_names() if name != FIRST)

    def scenario_named(self, name: str) -> Listing | None:
        """The scenario of this name that comes with the game, if one does."""
        return scenario_listing(name) if name in scenario_names() and name != FIRST else None

    def maps(self) -> Sequence[Listing]:
        """The maps that come with the game."""
        return tuple(map_listing(name) for name in map_names())

    def map_named(self, name: str) -> Listing | None:
        """The map of this name that comes with the game, if one does."""
        return map_listing(name) if name in map_names() else None

    def armies(self) -> Sequence[Listing]:
        """The forces that come with the game, the American first, who stands to the south."""
        names = force_names()
        first = [side.force for side in load_scenario(scenario_names()[0]).side]
        return tuple(force_listing(name) for name in (*first, *(name for name in names if name not in first)))


class Table(table.Table):
    """What is seen of a battle."""

    def keeps_secrets(self, battle: G) -> bool:
        """Always: each side holds a hand of cards (AZ-CRD-12)."""
        return True

    def outlined(self, battle: G, decision: Decision, unit: str) -> MoveAsk | None:
        """The reach of a unit that is asked for its way."""
        return self.module("questions_intent").outlined(battle, decision, unit)  # type: ignore[no-any-return]


class Evaluator(evaluator.Evaluator):
    """What choices and units are worth."""

    def estimate(self, battle: G, decision: Decision, choice: Choice) -> float:
        """About what a choice is worth: a unit is looked at as a whole."""
        return self.module("evaluation").estimate(battle, decision, choice)  # type: ignore[no-any-return]

    def plain(self, battle: G, decision: Decision) -> Choice | None:
        """Weapons are aimed as the program would aim them."""
        return decision.listed_first(battle) if isinstance(decision, ChooseShooting) else None

    def worth(self, battle: G) -> Mapping[str, int]:
        """What units cost by the lists."""
        tables, options = battle.context.tables, battle.setup.options
        return {
            id: sum(purchases.cost(entry, tables, options) for entry in entries)
            for id, entries in battle.context.roll.items()
        }


def map_listing(name: str) -> Listing:
    """A map as a list names it."""
    return Listing(name, say("az-map-title", title=load_map(name).title), say(f"az-map-note-{name}"))


def scenario_listing(name: str) -> Listing:
    """A scenario as a list names it."""
    plan = load_scenario(name)
    return Listing(
        plan.name,
        say("az-scenario-title", title=plan.title),
        say("az-scenario-note", turns=plan.turns),
        map=name_of(plan.map),
        armies=tuple(name_of(side.force) for side in plan.side),
    )


def force_listing(source: Any) -> Listing:
    """A force as a list names it."""
    force = load_force(source)
    return Listing(force.name, force.full_name, nation=force.nation, points=force.points, dice=force.fighting_units())


BOOK = Book(PACKAGE, values=lambda: table_values(TABLES))
SETUPS = Setups(Rules.name, BOOK)
SYSTEM = System(
    say("az-system"),
    say("az-system-subtitle"),
    book=BOOK,
    rules=Rules(),
    setups=SETUPS,
    table=Table(PACKAGE, SETUPS),
    evaluator=Evaluator(PACKAGE),
)
