"""Warhammer 40,000 as the rest of the program meets it: its card, its set-up, its hooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
from grognard.core.records import to_builtins
from grognard.core.setups import Listing
from grognard.core.systems import System
from grognard.core.wire.questions import MoveAsk
from grognard.games.wh40k5.data.armies import Army, army_names, load_army
from grognard.games.wh40k5.data.maps import KINDS, load_map, map_names
from grognard.games.wh40k5.data.scenarios import Scenario, load_scenario, misplaced, scenario_names, wrongs
from grognard.games.wh40k5.data.tables import TABLES, table_values
from grognard.games.wh40k5.data.zones import STANDARD
from grognard.games.wh40k5.ground import positions
from grognard.games.wh40k5.ground.context import Context, G, context_now, models_of, unit_id
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach
from grognard.games.wh40k5.rules.mission import victory
from grognard.games.wh40k5.rules.turn import game
from grognard.games.wh40k5.rules.units.characters import joined_from_the_start
from grognard.games.wh40k5.rules.vehicles.destruction import ArmourInBlast
from grognard.games.wh40k5.rules.vehicles.vehicle_hits import VehicleHits
from grognard.games.wh40k5.state.choices import Shoot
from grognard.games.wh40k5.state.setup import Setup
from grognard.games.wh40k5.state.state import Objective, State, Unit
from grognard.space.mapfile import Map, check_map

PACKAGE = "grognard.games.wh40k5"


class Rules(Rulebook):
    """Warhammer 40: the rules as the engine plays them."""

    name = "wh40k5"
    version = 7
    state_type = State
    procedure_types = declared(Procedure, PACKAGE)
    decision_types = declared(Decision, PACKAGE)
    choice_types = declared(Choice, PACKAGE)
    vocabulary = positions.VOCABULARY

    def context(self, setup: Setup) -> Context:
        """The compiled ground, names and special rules."""
        return Context(setup)

    def context_now(self, context: Context, state: State) -> Context:
        """With the zones the players have taken."""
        return context_now(context, state)

    def begin(self, setup: Setup) -> tuple[State, Procedure]:
        """Both armies off the table."""
        units = {}
        for seat, army in enumerate(setup.armies):
            for listed in army.unit:
                id = unit_id(seat, listed)
                models = models_of(id, listed)
                units[id] = Unit(id=id, seat=seat, kind=listed.unit, models=models, started=len(models))
            joins = ((unit_id(seat, each), f"{'ab'[seat]}.{each.joins}") for each in army.unit if each.joins)
            units = joined_from_the_start(units, joins)
        plan = setup.scenario
        assert plan is not None
        objectives = tuple(
            Objective(id=each.id, x=each.place[0], y=each.place[1], title=each.title) for each in plan.objective
        )
        state = State(
            units=units,
            mission=plan.mission,
            deployment=plan.deployment,
            zones=setup.zones,
            objectives=objectives,
        )
        return state, game.Game()

    def result(self, battle: G) -> Outcome:
        """Points, winner and turns of a battle that is over."""
        return victory.result(battle)

    def points(self, battle: G) -> tuple[int, int]:
        """What counts at the end of the mission."""
        return victory.points(tuple(victory.scores(battle)))

    def concession(self, seat: int) -> Procedure:
        """The other side wins."""
        return victory.Concession(seat)

    def consequence(self, cause: ArmourInBlast) -> Procedure:
        """A vehicle hit by an explosion is hit like any other."""
        return VehicleHits(cause.unit, cause.model, (cause.hit,), cause.seat, "explosion")

    def position_names(self, battle: G) -> Mapping[str, Collection[str]]:
        """See ``positions.names``."""
        return positions.names(battle)

    def contradictions(self, battle: G, position: Position) -> Iterable[tuple[Message, str, Message]]:
        """See ``positions.contradictions``."""
        return positions.contradictions(battle, position)


class Setups(setups.Setups):
    """What can be agreed before a battle of Warhammer 40."""

    setup_type = Setup

    def read_scenario(self, source: Any) -> Scenario:
        """See ``load_scenario``."""
        return load_scenario(source)

    def scenario_wrongs(self, plan: Scenario) -> Iterator[Wrong]:
        """See ``wrongs``."""
        return wrongs(plan)

    def arranged(self, scenario: Scenario, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Setup:
        """A set-up for two armies; see ``make_setup``."""
        first, second = (load_army(source) for source in self.army_sources(scenario, armies, army_names()))
        for army in (first, second):
            if scenario.points is not None and army.points() > scenario.points:
                raise InputError(say("wh-army-over-limit", points=army.points(), limit=scenario.points))
        ground = load_map(map or scenario.map or map_names()[0])
        problem = misplaced(scenario, ground) if scenario.objective and not scenario.map else None
        if problem is not None:
            raise InputError(problem)
        return self.checked(scenario.bare, ground, (first, second), options)

    def checked(self, plan: Scenario, map: Map, armies: tuple[Army, Army], options: dict[str, str]) -> Setup:
        """A set-up of these parts."""
        first, second = (side.zone for side in plan.side)
        zones = STANDARD if first is None or second is None else (first, second)
        return Setup(map, armies, zones, options, plan)

    def decode_setup(self, value: Any) -> Setup:
        """A set-up from a save, checked as a new one; options a later version adds take their defaults."""
        setup: Setup = super().decode_setup(value)
        plan = load_scenario(to_builtins(setup.scenario))
        first, second = (load_army(to_builtins(army)) for army in setup.armies)
        return self.checked(
            plan, check_map(setup.map, KINDS), (first, second), self.house_rules(self.known_rules(setup.options))
        )

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
        """The armies that come with the game."""
        return tuple(army_listing(name) for name in army_names())


class Table(table.Table):
    """What is seen of a battle."""

    def outlined(self, battle: G, decision: Decision, unit: str) -> MoveAsk | None:
        """The reach of a unit in hand in the movement phase, as a polygon."""
        return self.module("questions_moves").outlined(battle, decision, unit)  # type: ignore[no-any-return]


class Evaluator(evaluator.Evaluator):
    """What choices and units are worth."""

    ahead = 2

    def clock(self, battle: G) -> int:
        """The player turns: a game turn may be over for the enemy, who answers in the next (WH-CORE-02)."""
        turn: int = battle.state.player_turn
        return turn

    def estimate(self, battle: G, decision: Decision, choice: Choice) -> float:
        """What a choice was found to be worth earlier in the phase."""
        return self.module("known_worths").estimate(battle, choice)  # type: ignore[no-any-return]

    def about(self, battle: G, decision: Decision, choice: Choice) -> tuple[Any, ...]:
        """The units that are named, and the Waaagh!, in which who runs may assault (WH-USR-25)."""
        units = super().about(battle, decision, choice)
        return (*units, battle.state.waaagh) if units else units

    def plain(self, battle: G, decision: Decision) -> Choice | None:
        """Who closes in goes the way the program itself would go."""
        return decision.usual(battle) if isinstance(decision, ChooseApproach) else None

    def expected(self, battle: G, decision: Decision, choice: Choice) -> Message | None:
        """What a shot may be expected to do; what of the end of a move is most better than of its beginning."""
        if isinstance(choice, Shoot):
            return self.module("shot_results").shot_result(battle, choice)  # type: ignore[no-any-return]
        return self.module("move_results").move_result(battle, decision, choice)  # type: ignore[no-any-return]

    def worth(self, battle: G) -> Mapping[str, int]:
        """What units cost by the lists."""
        return {unit_id(seat, unit): unit.points for seat, army in enumerate(battle.setup.armies) for unit in army.unit}


def map_listing(name: str) -> Listing:
    """A map as a list names it."""
    return Listing(name, say("wh-map-title", title=load_map(name).title), say(f"wh-map-note-{name}"))


def scenario_listing(name: str) -> Listing:
    """A scenario as a list names it: its mission and deployment."""
    plan = load_scenario(name)
    if not plan.mission:
        note = say("wh-scenario-note-rolled")
    else:
        mission, deployment = TABLES.missions[plan.mission].name, TABLES.deployments[plan.deployment].name
        note = say("wh-scenario-note", mission=mission, deployment=deployment)
    armies = tuple(name_of(side.army) for side in plan.side)
    title = say("wh-scenario-title", title=plan.title)
    return Listing(plan.name, title, note, map=name_of(plan.map), armies=armies)


def army_listing(source: Any) -> Listing:
    """An army as a list names it."""
    army = load_army(source)
    return Listing(army.name, army.full_name, nation=army.nation, points=army.points(), dice=len(army.unit))


BOOK = Book(PACKAGE, values=lambda: table_values(TABLES))
SETUPS = Setups(Rules.name, BOOK)
SYSTEM = System(
    say("wh-system"),
    say("wh-system-subtitle"),
    book=BOOK,
    rules=Rules(),
    setups=SETUPS,
    table=Table(PACKAGE, SETUPS),
    evaluator=Evaluator(PACKAGE),
)
