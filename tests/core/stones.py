"""A small game for the tests of the core: both sides bid in secret, dice make a heap, stones are taken in turn.

Whoever takes stones may be robbed of one by the other side, once. It has every kind of thing a game can have: decisions
asked at once, rolls, a reaction window, a procedure that repeats itself, events that hide, a dictionary in its state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.asking.previews import Previews, judged, nothing
from grognard.core.asking.questions import Questions
from grognard.core.battle import Battle
from grognard.core.book.book import Book
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Situation
from grognard.core.engine.dice import Faces, Successes, Total, roll
from grognard.core.engine.events import Entry, Event
from grognard.core.engine.outcome import Outcome
from grognard.core.engine.procedures import (
    Action,
    Ask,
    AskAll,
    Call,
    Done,
    Next,
    Procedure,
    Repeat,
    Window,
    step,
)
from grognard.core.engine.rulebook import Rulebook
from grognard.core.engine.windows import Occasion, React, Reaction, ReactionWindow
from grognard.core.evaluator import Evaluation, Evaluator
from grognard.core.messages import Message, say
from grognard.core.narration.naming import PLAIN, Naming
from grognard.core.records import Record, replace
from grognard.core.setups import Listing, OptionListing, Setups
from grognard.core.systems import System
from grognard.core.table import Table
from grognard.core.wire.log_lines import LogLine
from grognard.core.wire.previews import Preview, Proposal
from grognard.core.wire.questions import DecisionView
from grognard.core.wire.scene import Ground, Scene, SideView

WORDS = say("refused-over")
"""Any sentence will do."""


class Agreed(Record):
    """How many stones the heap has besides the dice."""

    stones: int = 2


class Heap(Record):
    """The heap, what each side has taken by name, and who has robbed already."""

    stones: int = 0
    taken: dict[str, int] = {}
    robbed: tuple[int, ...] = ()


class Heaped(Event):
    """Stones are put on the heap."""

    stones: int

    def apply(self, state: Heap) -> Heap:
        return replace(state, stones=state.stones + self.stones)


class Took(Event):
    """A side takes stones; how many, only it knows."""

    seat: int
    stones: int | None

    def apply(self, state: Heap) -> Heap:
        name, stones = "ab"[self.seat], self.stones or 0
        return replace(state, stones=state.stones - stones, taken=state.taken | {name: state.taken[name] + stones})

    def seen_by(self, seat: int | None) -> Took:
        return self if seat == self.seat else replace(self, stones=None)


class Robbed(Event):
    """A side takes one stone from the other."""

    seat: int

    def apply(self, state: Heap) -> Heap:
        thief, victim = ("a", "b") if self.seat == 0 else ("b", "a")
        taken = state.taken | {thief: state.taken[thief] + 1, victim: state.taken[victim] - 1}
        return replace(state, taken=taken, robbed=(*state.robbed, self.seat))


class Bid(Choice):
    """A bid."""

    stones: int


class Take(Choice):
    """So many stones."""

    stones: int


class Rob(Choice):
    """Take one from the other side."""


class Let(Choice):
    """Let it be."""


class AskBid(Decision):
    """What will you bid?"""

    def candidates(self, g: Situation[Heap]) -> Sequence[Choice]:
        return [Bid(stones) for stones in (1, 2, 3)]


class AskTake(Decision):
    """How many will you take?"""

    def candidates(self, g: Situation[Heap]) -> Sequence[Choice]:
        return [Take(stones) for stones in (1, 2, 3) if stones <= g.state.stones]


class Taking(Occasion):
    """A side took stones."""

    seat: int


class Robbing(React):
    """Will you rob?"""

    occasion: Taking


class RobWindow(ReactionWindow):
    """The other side may rob."""

    occasion: Taking


class Robbery(Procedure):
    """One stone changes hands."""

    seat: int

    @step
    def rob(self, g: Battle[Heap]) -> None:
        g.emit(Robbed(self.seat), "ST-ROB-01")


class Game(Procedure):
    """The whole game."""

    @step
    def bid(self, g: Battle[Heap]) -> Action:
        return AskAll(AskBid(0), AskBid(1))

    @step
    def compare(self, g: Battle[Heap], bids: dict[int, Bid]) -> Action:
        g.emit(Heaped(g.setup.stones + bids[0].stones), "ST-BID-01")
        return Next(0 if bids[0].stones >= bids[1].stones else 1)

    @step
    def heap(self, g: Battle[Heap], first: int) -> Action:
        return Call(Heaping(first))

    @step
    def play(self, g: Battle[Heap], first: int) -> Action:
        return Call(Turns(first))


class Heaping(Procedure):
    """Two dice are added to the heap; a 6 on a third die adds one more."""

    first: int

    @step
    def roll(self, g: Battle[Heap]) -> Action:
        return roll(2, Total(), say("heaping"), "ST-HEAP-01")

    @step
    def add(self, g: Battle[Heap], stones: int) -> Action:
        g.emit(Heaped(stones), "ST-HEAP-01")
        return roll(1, Successes(6), say("luck"), seat=self.first)

    @step
    def luck(self, g: Battle[Heap], sixes: int) -> Action:
        if sixes:
            g.emit(Heaped(1), "ST-HEAP-02")
        return Done(self.first)


class Turns(Procedure):
    """The sides take stones in turn while there are any."""

    seat: int
    mood: tuple[int, ...] = ()

    @step
    def ask(self, g: Battle[Heap]) -> Action:
        return Ask(AskTake(self.seat))

    @step
    def take(self, g: Battle[Heap], choice: Take) -> Action:
        g.emit(Took(self.seat, choice.stones), "ST-TAKE-01")
        return Window(Taking(self.seat))

    @step
    def shake(self, g: Battle[Heap], answer: Let | None) -> Action:
        return self.then(roll(1, Faces(), say("mood")), mood=())

    @step
    def pass_on(self, g: Battle[Heap], mood: tuple[int, ...]) -> Action:
        return Repeat(Turns(1 - self.seat, mood)) if g.state.stones else Done()


def score(first: int, second: int) -> Outcome:
    """How it ends with so many stones by side."""
    return Outcome((first, second), None if first == second else int(second > first), "stones", 0)


class Surrender(Procedure):
    """Who gives up puts back all stones."""

    seat: int

    @step
    def give_up(self, g: Battle[Heap]) -> None:
        g.emit(Took(self.seat, -g.state.taken["ab"[self.seat]]))


class StoneRules(Rulebook):
    """How stones are taken."""

    name = "stones"
    version = 1
    state_type = Heap
    procedure_types = (Game, Heaping, Turns, RobWindow, Robbery, Surrender)
    decision_types = (AskBid, AskTake, Robbing)
    choice_types = (Bid, Take, Rob, Let)

    def begin(self, setup: Agreed) -> tuple[Heap, Procedure]:
        return Heap(taken={"b": 0, "a": 0}), Game()

    def result(self, battle: Situation[Any]) -> Outcome:
        return score(battle.state.taken["a"], battle.state.taken["b"])

    def concession(self, seat: int) -> Procedure:
        return Surrender(seat)

    def reactions(self, battle: Situation[Any], occasion: Taking) -> Sequence[Reaction]:
        thief = 1 - occasion.seat
        if thief in battle.state.robbed:
            return []
        return [Reaction(thief, Rob(), Robbery(thief)), Reaction(thief, Let())]

    def react(self, seat: int, occasion: Taking) -> Decision:
        return Robbing(seat, occasion)

    def window(self, occasion: Taking) -> Procedure:
        return RobWindow(occasion)


class StoneSetups(Setups):
    """How many stones there are is all that is agreed."""

    setup_type = Agreed

    def make_setup(
        self, scenario: Any = None, armies: Any = (), map: Any = None, options: Any = None, year: Any = None
    ) -> Agreed:
        return Agreed()

    def options(self) -> Sequence[OptionListing]:
        return ()

    def read_scenario(self, source: Any) -> Agreed:
        return Agreed()

    def arranged(self, scenario: Any, armies: Sequence[Any], map: Any, options: dict[str, str]) -> Agreed:
        return Agreed()

    def scenarios(self) -> Sequence[Listing]:
        return ()

    def maps(self) -> Sequence[Listing]:
        return ()

    def armies(self) -> Sequence[Listing]:
        return ()


class StoneQuestions(Questions):
    """Decisions by their choices; any sentence will do."""

    def question(self, g: Situation[Any], decision: Decision) -> Message:
        return WORDS

    def label(self, g: Situation[Any], choice: Choice, decision: Decision | None = None) -> Message:
        return WORDS

    def numbered(self, label: Message, number: int, alike: int) -> Message:
        return label


ASKING = StoneQuestions("stones", Naming({}, PLAIN))
PREVIEWS = Previews(
    dragged=nothing,
    chosen=lambda g, decision, choice, proposal: judged(choice, decision.refusal(g, choice), headline=WORDS),
    looked=nothing,
)


class StoneTable(Table):
    """What is seen of the heap."""

    def ground(self, battle: Situation[Any]) -> Ground:
        return Ground(1, 1, "inch", WORDS, [])

    def scene(self, battle: Situation[Any], seat: int | None) -> Scene:
        sides = [
            SideView(side, WORDS, "", "", battle.state.taken["ab"[side]] if side == seat else 0, 0) for side in (0, 1)
        ]
        return Scene("stones", WORDS, WORDS, 0, 0, sides, [], WORDS)

    def present(self, battle: Situation[Any], decision: Decision) -> DecisionView:
        return ASKING.present(battle, decision)

    def preview(self, battle: Situation[Any], seat: int, proposal: Proposal) -> Preview:
        return PREVIEWS.preview(battle, seat, proposal)

    def line(self, battle: Situation[Any], entry: Entry, seat: int | None, seq: int) -> LogLine | None:
        event = getattr(entry, "event", None)
        seen = event.seen_by(seat) if event is not None else None
        return None if seen is None else LogLine(seq, say("refused-over", event=str(seen)))


class StoneEvaluator(Evaluator):
    """More is better."""

    def evaluate(self, battle: Situation[Any], decision: Decision, choice: Choice) -> Evaluation:
        return Evaluation(float(getattr(choice, "stones", 0)), WORDS)

    def standing(self, battle: Situation[Any]) -> tuple[float, float]:
        return float(battle.state.taken["a"]), float(battle.state.taken["b"])

    def clock(self, battle: Situation[Any]) -> int:
        return 0


BOOK = Book("stones")
SETUPS = StoneSetups("stones", BOOK)
STONES = System(
    WORDS,
    WORDS,
    book=BOOK,
    rules=StoneRules(),
    setups=SETUPS,
    table=StoneTable("stones", SETUPS),
    evaluator=StoneEvaluator("stones"),
)
"""The game of stones."""
