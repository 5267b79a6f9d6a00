"""Axis & Allies Miniatures as the rest of the program meets it: its card, its set-up, its hooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from grognard.core import evaluator, setups
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
from grognard.core.engine.windows import Reaction
from grognard.core.errors import InputError
from grognard.core.evaluator import Evaluation
from grognard.core.messages import Message, say
from grognard.core.records import to_builtins
from grognard.core.setups import Listing
from grognard.core.systems import System
from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.armies import army_names, breaches, load_army
from grognard.games.axis_allies_minis.data.maps import load_map, map_names
from grognard.games.axis_allies_minis.data.scenarios import Scenario, load_scenario, scenario_names, wrongs
from grognard.games.axis_allies_minis.data.tables import FIRST_YEAR, LAST_YEAR
from grognard.games.axis_allies_minis.ground import positions
from grognard.games.axis_allies_minis.ground.context import Context, G, unit_id
from grognard.games.axis_allies_minis.rules.reactions import reactions
from grognard.games.axis_allies_minis.rules.turn import turn, victory
from grognard.games.axis_allies_minis.state import occasions
from grognard.games.axis_allies_minis.state.choices import CHOICES
from grognard.games.axis_allies_minis.state.setup import Setup
from grognard.games.axis_allies_minis.state.state import Obstacle, State, Unit

PACKAGE = "grognard.games.axis_allies_minis"


class Rules(Rulebook):
    """Axis & Allies Miniatures: the rules as the engine plays them."""

    name = "axis_allies_minis"
    version = 2
    state_type = State
    procedure_types = declared(Procedure, PACKAGE)
    decision_types = declared(Decision, PACKAGE)
    choice_types = CHOICES
    vocabulary = positions.VOCABULARY

    def context(self, setup: Setup) -> Context:
        """The compiled map."""
        return Context(setup)

    def begin(self, setup: Setup) -> tuple[State, Procedure]:
        """Both armies off the map, waiting to be set up (AAM-GAME-04)."""
        units = {
            (id := unit_id(seat, listed)): Unit(id=id, seat=seat, card=listed.card)
            for seat, army in enumerate(setup.armies)
            for listed in army.unit
        }
        obstacles = {
            (id := f"{'ab'[seat]}.{listed.id}"): Obstacle(id=id, kind=listed.kind, seat=seat)
            for seat, army in enumerate(setup.armies)
            for listed in army.obstacle
        }
        return State(units=units, obstacles=obstacles), turn.Game()

    def result(self, battle: G) -> Outcome:
        """Points, winner and turns of a battle that is over."""
        state = battle.state
        final = state.reason in ("points", "draw")
        return Outcome(victory.victory_points(battle, final=final), state.winner, state.reason, state.turn)

    def points(self, battle: G) -> tuple[int, int]:
        """Victory points as they count at the end."""
        return victory.victory_points(battle, final=True)

    def concession(self, seat: int) -> Procedure:
        """The other side wins (AAM-GAME-11)."""
        return victory.Concession(seat)

    def reactions(self, battle: G, occasion: occasions.AnyOccasion) -> Sequence[Reaction]:
        """See ``reactions.reactions``."""
        return reactions.reactions(battle, occasion)

    def react(self, seat: int, occasion: occasions.AnyOccasion) -> Decision:
        """The decision that offers a reaction."""
        return occasions.Reacting(seat, occasion)

    def window(self, occasion: occasions.AnyOccasion) -> Procedure:
        """The reaction window."""
        return occasions.Reactions(occasion)

    def position_names(self, battle: G) -> Mapping[str, Collection[str]]:
        """See ``positions.names``."""
        return positions.names(battle)

    def contradictions(self, battle: G, position: Position) -> Iterable[tuple[Message, str, Message]]:
        """See ``positions.contradictions``."""
        return positions.contradictions(battle, position)


class Setups(setups.Setups):
    """What can be agreed before a battle of Axis & Allies Miniatures."""

    setup_type = Setup
    army_place = ("player", "army")
    # The points of a scenario are the size of the game, by which rules count; the players agree on what armies cost.
    limited = False
    years = FIRST_YEAR, LAST_YEAR

    def read_scenario(self, source: Any) -> Scenario:
        """See ``load_scenario``."""
        return load_scenario(source)

    def scenario_wrongs(self, plan: Scenario) -> Iterator[Wrong]:
        """See ``wrongs``."""
        return wrongs(plan)

    def arranged(self, scenario: Scenario, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Setup:
        """A set-up for two armies; see ``make_setup``."""
        plan = scenario
        first, second = (load_army(source) for source in self.army_sources(plan, armies, army_names()))
        for army in (first, second):
            for problem in breaches(army, plan.year, options):
                raise InputError(problem.message)
        zones = plan.player[0].zone, plan.player[1].zone
        return Setup(
            self.kept_scenario(plan),
            load_map(map or plan.map or map_names()[0]).file,
            zones,
            (first, second),
            options,
            plan.points,
            plan.year,
            plan.shell_holes,
            plan.cliffs,
        )

    def decode_setup(self, value: Any) -> Setup:
        """A set-up from a save, checked as a new one; options a later version adds take their defaults."""
        setup: Setup = super().decode_setup(value)
        armies = [to_builtins(army) for army in setup.armies]
        scenario, map = to_builtins(setup.scenario), to_builtins(setup.map)
        made: Setup = self.make_setup(scenario, armies, map, self.known_rules(setup.options))
        return made

    def scenarios(self) -> Sequence[Listing]:
        """The scenarios that come with the game."""
        found = (load_scenario(name) for name in scenario_names() if name != FIRST)
        return tuple(
            Listing(
                each.name,
                say("aam-scenario-title", title=each.title),
                say("aam-scenario-note", year=each.year),
                map=name_of(each.map),
                armies=tuple(name_of(player.army) for player in each.player),
            )
            for each in found
        )

    def maps(self) -> Sequence[Listing]:
        """The maps that come with the game."""
        return tuple(map_listing(name) for name in map_names())

    def map_named(self, name: str) -> Listing | None:
        """The map of this name that comes with the game, if one does."""
        return map_listing(name) if name in map_names() else None

    def armies(self) -> Sequence[Listing]:
        """The armies that come with the game."""
        return tuple(army_listing(name) for name in army_names())


class Evaluator(evaluator.Evaluator):
    """What choices and units are worth."""

    def best(self, battle: G, decision: Decision) -> Sequence[tuple[Choice, Evaluation]]:
        """The actions that are worth most; of other choices none."""
        return self.module("best_action").best(battle, decision)  # type: ignore[no-any-return]

    def worth(self, battle: G) -> Mapping[str, int]:
        """What units cost by the lists."""
        return {
            unit_id(seat, unit): unit.of.cost() for seat, army in enumerate(battle.setup.armies) for unit in army.unit
        }


def map_listing(name: str) -> Listing:
    """A map as a list names it."""
    return Listing(name, say("aam-map-title", title=load_map(name).title), say(f"aam-map-note-{name}"))


def army_listing(source: Any) -> Listing:
    """An army as a list names it."""
    army = load_army(source)
    nations = {unit.of.nation for unit in army.unit}
    nation = nations.pop() if len(nations) == 1 else army.side
    return Listing(army.name, army.full_name, nation=nation, points=army.points(), dice=len(army.unit))


BOOK = Book(PACKAGE, quoted=(rule for ability in ABILITIES.values() for rule in ability.rules))
SETUPS = Setups(Rules.name, BOOK)
SYSTEM = System(
    say("aam-system"),
    say("aam-system-subtitle"),
    book=BOOK,
    rules=Rules(),
    setups=SETUPS,
    evaluator=Evaluator(PACKAGE),
)
