"""Bolt Action as the rest of the program meets it: its card, its set-up, its hooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from grognard.core import evaluator, setups, table
from grognard.core.book.book import Book
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
from grognard.games.bolt_action.data.armies import army_names, load_army
from grognard.games.bolt_action.data.maps import KINDS, load_map, map_names
from grognard.games.bolt_action.data.scenario_files import Scenario, load_scenario, scenario_names, wrongs
from grognard.games.bolt_action.ground import positions
from grognard.games.bolt_action.ground.context import Context, G
from grognard.games.bolt_action.ground.formulas import winner
from grognard.games.bolt_action.rules.movement import reactions
from grognard.games.bolt_action.rules.movement.reaction_triggers import AnyOccasion
from grognard.games.bolt_action.rules.movement.reactions import Reacting, Reactions
from grognard.games.bolt_action.rules.turn import secrecy
from grognard.games.bolt_action.rules.turn.morale import Abandoned
from grognard.games.bolt_action.rules.turn.objectives import points
from grognard.games.bolt_action.rules.turn.orders import is_wiped_out
from grognard.games.bolt_action.rules.turn.scenarios import ChooseFirstWave, Concession, Engagement
from grognard.games.bolt_action.rules.vehicles.wrecks import KnockOut
from grognard.games.bolt_action.state.choices import CHOICES, GiveOrder
from grognard.games.bolt_action.state.muster import models_of
from grognard.games.bolt_action.state.profiles import unit_id
from grognard.games.bolt_action.state.setup import Setup
from grognard.games.bolt_action.state.state import State, Unit, enemy
from grognard.space.mapfile import check_map

PACKAGE = "grognard.games.bolt_action"


class Rules(Rulebook):
    """Bolt Action: the rules as the engine plays them."""

    name = "bolt_action"
    version = 9
    state_type = State
    procedure_types = declared(Procedure, PACKAGE)
    decision_types = declared(Decision, PACKAGE)
    choice_types = CHOICES
    vocabulary = positions.VOCABULARY

    def context(self, setup: Setup) -> Context:
        """The compiled table."""
        return Context(setup)

    def context_now(self, context: Context, state: State) -> Context:
        """The table with the buildings fallen and the smoke drifting that the state knows (BA-BLD-08, BA-WPN-16)."""
        if context.altered_by == (state.fallen, state.smoke):
            return context
        return context.anew(state.fallen, state.smoke)

    def begin(self, setup: Setup) -> tuple[State, Procedure]:
        """Both armies off the table, in reserve until they are set up or their first waves are named (BA-SCN-01)."""
        units = {}
        for seat, army in enumerate(setup.armies):
            for listed in army.unit:
                id = unit_id(seat, listed)
                models = models_of(id, listed)
                riding = "bicycles" in listed.special
                units[id] = Unit(id, seat, listed.quality, models, listed.size, "reserve", riding=riding)
        return State(units), Engagement()

    def result(self, battle: G) -> Outcome:
        """Points, winner and turns of a battle that is over."""
        state = battle.state
        found = points(battle, final=True)
        won = winner(found, battle.context.scenario.lead) if state.conceded is None else enemy(state.conceded)
        reason = "turns" if state.conceded is None else "concession"
        return Outcome(found, won, "wiped-out" if reason == "turns" and is_wiped_out(battle) else reason, state.turn)

    def points(self, battle: G) -> tuple[int, int]:
        """Points as the scenario counts them at its end."""
        return points(battle, final=True)

    def concession(self, seat: int) -> Procedure:
        """The other side wins."""
        return Concession(seat)

    def resampled(self, battle: G, seat: int, random: Random) -> State:
        """See ``secrecy.resampled``."""
        return secrecy.resampled(battle, seat, random)

    def reactions(self, battle: G, occasion: AnyOccasion) -> Sequence[Reaction]:
        """See ``reactions.reactions``."""
        return reactions.reactions(battle, occasion)

    def react(self, seat: int, occasion: AnyOccasion) -> Decision:
        """The decision that offers a reaction."""
        return Reacting(seat, occasion)

    def window(self, occasion: AnyOccasion) -> Procedure:
        """The reaction window."""
        return Reactions(occasion)

    def consequence(self, cause: Abandoned) -> Procedure:
        """A vehicle that its crew leaves is lost, and who rides in it gets out."""
        return KnockOut(cause.unit, cause.loss, cause.rules, cause.assault)

    def position_names(self, battle: G) -> Mapping[str, Collection[str]]:
        """See ``positions.names``."""
        return positions.names(battle)

    def contradictions(self, battle: G, position: Position) -> Iterable[tuple[Message, str, Message]]:
        """See ``positions.contradictions``."""
        return positions.contradictions(battle, position)


class Setups(setups.Setups):
    """What can be agreed before a battle of Bolt Action."""

    setup_type = Setup
    army_place = ("", "army")

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
            if scenario.points is not None and army.points > scenario.points:
                raise InputError(say("ba-army-over-limit", points=army.points, limit=scenario.points))
        table = load_map(map or scenario.map or map_names()[0])
        return Setup(self.kept_scenario(scenario), table, (first, second), options)

    def decode_setup(self, value: Any) -> Setup:
        """A set-up from a save, checked as a new one; options a later version adds take their defaults."""
        setup: Setup = super().decode_setup(value)
        armies = [to_builtins(army) for army in setup.armies]
        scenario = to_builtins(setup.scenario)
        made: Setup = self.make_setup(scenario, armies, check_map(setup.map, KINDS), self.known_rules(setup.options))
        return made

    def scenarios(self) -> Sequence[Listing]:
        """Maximum Attrition (BA-SCN), and five in its manner."""
        names = (name for name in scenario_names() if name != FIRST)
        return tuple(Listing(each.name, each.heading, each.about) for each in map(load_scenario, names))

    def maps(self) -> Sequence[Listing]:
        """The maps that come with the game."""
        return tuple(map_listing(name) for name in map_names())

    def map_named(self, name: str) -> Listing | None:
        """The map of this name that comes with the game, if one does."""
        return map_listing(name) if name in map_names() else None

    def armies(self) -> Sequence[Listing]:
        """The platoons that come with the game."""
        return tuple(army_listing(name) for name in army_names())


class Table(table.Table):
    """What is seen of a battle."""

    def keeps_secrets(self, battle: G) -> bool:
        """While first waves are written, and until all their units have entered (BA-SCN-10)."""
        waves = any(unit.place == "first_wave" for unit in battle.state.units.values())
        return waves or any(isinstance(each, ChooseFirstWave) for each in battle.pending)


class Evaluator(evaluator.Evaluator):
    """What choices and units are worth."""

    def evaluate_all(self, battle: G, decision: Decision, choices: Sequence[Choice]) -> Iterable[Evaluation]:
        """What choices are worth, places looked at together."""
        return self.module("evaluation").evaluate_all(battle, decision, choices)  # type: ignore[no-any-return]

    def best(self, battle: G, decision: Decision) -> Sequence[tuple[Choice, Evaluation]]:
        """The places that are worth most; of other choices none."""
        return self.module("evaluation").best(battle, decision)  # type: ignore[no-any-return]

    def worth(self, battle: G) -> Mapping[str, int]:
        """What units cost by the lists."""
        return {id: profile.points for id, profile in battle.context.profiles.items()}

    def expected(self, battle: G, decision: Decision, choice: Choice) -> Message | None:
        """What an order may be expected to bring, and the place where a move ends."""
        if isinstance(choice, GiveOrder):
            return self.module("order_results").order_result(battle, choice)  # type: ignore[no-any-return]
        return self.module("move_results").move_result(battle, decision, choice)  # type: ignore[no-any-return]


def map_listing(name: str) -> Listing:
    """A map as a list names it."""
    return Listing(name, say("ba-map-title", title=load_map(name).title), say(f"ba-map-note-{name}"))


def army_listing(source: Any) -> Listing:
    """An army as a list names it."""
    army = load_army(source)
    return Listing(
        army.name,
        army.full_name,
        nation=army.nation,
        points=army.points,
        dice=len(army.unit),
    )


BOOK = Book(PACKAGE)
SETUPS = Setups(Rules.name, BOOK)
SYSTEM = System(
    say("ba-system"),
    say("ba-system-subtitle"),
    book=BOOK,
    rules=Rules(),
    setups=SETUPS,
    table=Table(PACKAGE, SETUPS),
    evaluator=Evaluator(PACKAGE),
)
