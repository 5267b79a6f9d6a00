"""The engine loop: each action a step may return, and what reaches the next step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision, Situation
from grognard.core.engine.dice import Faces, Pool, Roll, Script, Stream, Successes, Total, Waiting, roll
from grognard.core.engine.events import Event
from grognard.core.engine.outcome import Outcome
from grognard.core.engine.procedures import (
    END,
    Action,
    Ask,
    AskAll,
    Call,
    Done,
    Frame,
    Next,
    Procedure,
    Repeat,
    Skip,
    Window,
    step,
)
from grognard.core.engine.rulebook import Rulebook
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import Record, replace
from grognard.core.systems import System
from tests.core.stones import STONES, score


class Notes(Record):
    """What the procedures wrote down."""

    written: tuple[Any, ...] = ()


class Wrote(Event):
    what: Any

    def apply(self, state: Notes) -> Notes:
        return Notes((*state.written, self.what))


class Pick(Choice):
    number: int


class AskPick(Decision):
    def candidates(self, g: Situation[Notes]) -> Sequence[Choice]:
        return [Pick(1), Pick(2)]


class SheetRules(Rulebook):
    """Rules that run one procedure."""

    name = "sheet"
    version = 1
    state_type = Notes
    procedure_types = ()
    decision_types = (AskPick,)
    choice_types = (Pick,)

    def __init__(self, root: Procedure) -> None:
        self.root = root

    def begin(self, setup: Any) -> tuple[Notes, Procedure]:
        return Notes(), self.root

    def result(self, battle: Situation[Notes]) -> Outcome:
        return score(0, 0)

    def concession(self, seat: int) -> Procedure:
        return Tell(seat)

    def window(self, occasion: Any) -> Procedure:
        return Tell(occasion)


def sheet(root: Procedure) -> System:
    return System(
        say("refused-over"), say("refused-over"), book=STONES.book, rules=SheetRules(root), setups=STONES.setups
    )


def run(root: Procedure, *faces: int) -> Battle[Notes]:
    return Battle(sheet(root), None, Script(*faces))


class Tell(Procedure):
    what: Any

    @step
    def tell(self, g: Battle[Notes]) -> Action:
        return Done(self.what)


def writing(action: Any) -> Procedure:
    """A procedure whose first step returns an action and whose second writes down the value it is given."""

    class Writing(Procedure):
        @step
        def act(self, g: Battle[Notes]) -> Action:
            return action  # type: ignore[no-any-return]

        @step
        def write(self, g: Battle[Notes], value: Any) -> None:
            g.emit(Wrote(value))

    return Writing()


@pytest.mark.parametrize(
    ("action", "faces", "value"),
    [
        (None, (), None),
        (Next(7), (), 7),
        (Call(Tell("called")), (), "called"),
        (Window(Pick(1)), (), Pick(1)),
        (roll(3, Successes(4), say("dice")), (4, 1, 6), 2),
        (roll(0, Total(), say("dice")), (), 0),
        (Roll((Pool(1, Faces()), Pool(2, Total())), say("dice")), (3, 4, 5), ((3,), 9)),
    ],
)
def test_the_value_of_an_action_reaches_the_next_step(action, faces, value):
    battle = run(writing(action), *faces)
    assert battle.over
    assert battle.state.written == (value,)
    assert battle.used == len(faces)


def test_a_roll_of_no_dice_is_no_roll():
    battle = run(writing(roll(0, Successes(2), say("dice"))))
    assert (battle.state.written, battle.rolls, battle.record) == ((0,), 0, [])


def test_done_ends_a_procedure_at_once():
    battle = run(writing(Done(3)))
    assert battle.over
    assert battle.state.written == ()


def test_ask_gives_the_choice():
    battle = run(writing(Ask(AskPick(1))))
    assert battle.decision == AskPick(1)
    battle.choose(Pick(2))
    assert battle.state.written == (Pick(2),)


def test_ask_all_gives_every_choice_once_all_have_answered():
    battle = run(writing(AskAll(AskPick(0), AskPick(1))))
    assert battle.decisions == (AskPick(0), AskPick(1))
    battle.choose(Pick(2), 1)
    assert battle.state.written == ()
    assert [decision.seat for decision in battle.decisions] == [0]
    assert isinstance(battle.refusal(Pick(1), 1), Refused)
    battle.choose(Pick(1), 0)
    assert list(battle.state.written) == [{1: Pick(2), 0: Pick(1)}]


@pytest.mark.parametrize("seats", [(), (0,), (0, 0), (0, 1, 0)])
def test_asking_all_is_asking_two_seats_or_more(seats):
    with pytest.raises(ValueError, match="two seats"):
        AskAll(*(AskPick(seat) for seat in seats))


class Count(Procedure):
    """Repeats itself with changed fields."""

    to: int
    number: int = 0

    @step
    def count(self, g: Battle[Notes]) -> Action:
        g.emit(Wrote(self.number))
        return Repeat(replace(self, number=self.number + 1)) if self.number < self.to else None

    @step
    def after(self, g: Battle[Notes]) -> None:
        g.emit(Wrote("after"))


def test_repeat_starts_over_with_changed_fields():
    assert run(Count(2)).state.written == (0, 1, 2, "after")


class Change(Procedure):
    """Becomes something else while it acts."""

    action: Any
    changed: bool = False

    @step
    def change(self, g: Battle[Notes]) -> Action:
        action = Repeat(replace(self, action=None)) if self.action == "repeat" else self.action
        return self.then(action, changed=True) if not self.changed else None

    @step
    def write(self, g: Battle[Notes], value: Any) -> None:
        g.emit(Wrote((self.changed, value)))


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (None, ((True, None),)),
        (Next(1), ((True, 1),)),
        (Call(Tell("x")), ((True, "x"),)),
        (Window(Pick(2)), ((True, Pick(2)),)),
        (roll(1, Total(), say("dice")), ((True, 4),)),
        (Done(2), ()),
        ("repeat", ((True, None),)),
    ],
)
def test_become_changes_fields_and_then_acts(action, written):
    assert run(Change(action), 4).state.written == written


def test_become_keeps_its_fields_over_a_decision():
    battle = run(Change(Ask(AskPick(0))))
    assert battle.stack == (Frame(replace(battle.stack[0].procedure, changed=True), 1),)
    battle.choose(Pick(1))
    assert battle.state.written == ((True, Pick(1)),)


class Leap(Procedure):
    """Leaves a step out, and changes while it does."""

    to: str
    changed: bool = False

    @step("land", "after")
    def leap(self, g: Battle[Notes]) -> Action:
        return self.then(Skip(self.to, "over"), changed=True)

    @step
    def between(self, g: Battle[Notes]) -> None:
        g.emit(Wrote("between"))

    @step
    def land(self, g: Battle[Notes], value: str) -> None:
        g.emit(Wrote(("land", self.changed, value)))

    @step
    def after(self, g: Battle[Notes], value: str | None) -> None:
        g.emit(Wrote(("after", self.changed, value)))


@pytest.mark.parametrize(
    ("to", "written"),
    [("land", (("land", True, "over"), ("after", True, None))), ("after", (("after", True, "over"),))],
)
def test_a_skip_leaves_steps_out_and_brings_its_value(to, written):
    assert run(Leap(to)).state.written == written


def test_a_skip_goes_nowhere_but_where_its_step_says():
    with pytest.raises(TypeError, match=r"Leap\.leap does not say that it may skip to between"):
        run(Leap("between"))


@pytest.mark.parametrize("to", ["first", "second", "third"])
def test_a_skip_back_or_to_no_step_is_refused_when_the_class_is_made(to):
    with pytest.raises(TypeError, match=f"may skip to a later step only, not to {to}"):

        class Back(Procedure):
            @step
            def first(self, g: Battle[Notes]) -> None: ...

            @step(to)
            def second(self, g: Battle[Notes]) -> None: ...


class Tail(Procedure):
    """Its last step calls; the value of the call is its own."""

    @step
    def call(self, g: Battle[Notes]) -> Action:
        return Call(Tell("deep"))


def test_a_last_step_hands_its_value_down():
    battle = run(writing(Call(Tail())))
    assert battle.state.written == ("deep",)


class AskAtTheEnd(Procedure):
    @step
    def ask(self, g: Battle[Notes]) -> Action:
        return Ask(AskPick(0))


def test_a_finished_frame_waits_below_and_says_so():
    battle = run(writing(Call(AskAtTheEnd())))
    assert [frame.step_name for frame in battle.stack] == ["write", END]
    battle.choose(Pick(1))
    assert battle.state.written == (Pick(1),)


def test_a_procedure_without_steps_is_over_at_once():
    class Empty(Procedure):
        pass

    assert run(Empty()).over
    assert run(writing(Call(Empty()))).state.written == (None,)


def test_steps_of_a_base_are_kept_unless_a_subclass_writes_its_own():
    class Longer(Tail):
        more: int = 0

    class Other(Tail):
        @step
        def other(self, g: Battle[Notes]) -> Action:
            return Done("other")

    assert [name for name, _, _ in Longer.steps] == ["call"]
    assert [name for name, _, _ in Other.steps] == ["other"]


def test_a_step_that_returns_no_action_is_named():
    with pytest.raises(TypeError, match=r"step Writing\.act returned 7, which is no action"):
        run(writing(7))


class Break(Procedure):
    """Asks, writes, rolls and then breaks."""

    error: type[BaseException] = ValueError

    @step
    def ask(self, g: Battle[Notes]) -> Action:
        return Ask(AskPick(0))

    @step
    def write(self, g: Battle[Notes], choice: Pick) -> Action:
        g.emit(Wrote(choice))
        return roll(1, Total(), say("dice"))

    @step
    def fail(self, g: Battle[Notes], total: int) -> None:
        raise self.error("broken")


class BreakOff(Break):
    """Is interrupted from the keyboard."""

    error: type[BaseException] = KeyboardInterrupt


@pytest.mark.parametrize("procedure", [Break(), BreakOff()])
def test_an_error_half_way_leaves_the_battle_as_it_was(procedure):
    battle: Battle[Notes] = Battle(sheet(procedure), None, Stream(1))
    position, twin = battle.position, battle.clone()
    with pytest.raises(procedure.error) as caught:
        battle.choose(Pick(1))
    assert battle.position == position
    assert (battle.number, battle.log, battle.record) == (0, [], [])
    assert battle.state == Notes()
    with pytest.raises(Refused):
        battle.undo()
    if procedure.error is ValueError:
        assert "Break.fail" in caught.value.__notes__[0]
    assert twin.position == position


def test_an_error_after_a_settled_roll_leaves_the_roll_pending():
    battle: Battle[Notes] = Battle(sheet(Break()), None, Waiting())
    battle.choose(Pick(1))
    position, record = battle.position, battle.record
    with pytest.raises(ValueError, match="broken"):
        battle.resolve_chance((4,))
    assert battle.position == position
    assert battle.record == record
    assert battle.state.written == (Pick(1),)
