"""Questions asked by their names and previews by whose they are, as a game declares them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from grognard.core.asking.previews import Previews, forbidden, judged, nothing
from grognard.core.asking.questions import Questions, offered
from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Stream
from grognard.core.errors import Refused
from grognard.core.messages import Message, say
from grognard.core.narration.naming import PLAIN, Naming
from grognard.core.wire.previews import ChoiceProposal, DragProposal, HoldProposal, LookProposal, Preview
from tests.core.stones import SETUPS, STONES, Bid


class AskedFlank(Choice):
    """Round one side."""

    unit: str
    miles: int


class AskedWait(Choice):
    """Not at all."""


class ChooseAskedFlank(Decision):
    """Where to?"""

    unit: str


class Plain(Decision):
    """Anything."""


NAMING = Naming({"unit": lambda g, id: id.upper()}, PLAIN)
ASKING = Questions(
    "xx", NAMING, told={AskedFlank: lambda g, decision, choice: {"far": "yes"}}, keys={"asked-wait": "W"}
)


def situation(*choices: Choice) -> Any:
    """A battle with one unit, in which these may be chosen."""
    state = SimpleNamespace(units={"a": None})
    return SimpleNamespace(state=state, number=3, undoable_by=None, choices=lambda decision: choices)


def test_a_decision_is_asked_by_its_name() -> None:
    g = situation(AskedFlank("a", 2), AskedFlank("b", 3), AskedWait())
    asked = ASKING.present(g, ChooseAskedFlank(1, "a"))
    assert asked.question == Message("xx-ask-asked-flank", {"seat": 1, "unit": "A"})
    assert (asked.id, asked.seat, asked.kind, asked.acting) == (3, 1, "choose", "a")
    first, other, wait = asked.options
    assert first.label == Message("xx-choose-asked-flank", {"unit": "A", "miles": 2, "far": "yes"})
    assert [each.primary for each in asked.options] == [True, False, False]
    assert (first.unit, other.unit) == ("a", None), "only what is a unit is shown on the table"
    assert (wait.label.id, wait.key) == ("xx-choose-asked-wait", "W")


def test_choices_that_read_alike_are_numbered() -> None:
    first, second = ASKING.options(situation(), Plain(0), [AskedWait(), AskedWait()])
    assert second.label == say("xx-choose-way", choice=say("xx-choose-asked-wait"), number=2)
    assert first.label != second.label


def test_a_view_of_its_own_goes_before() -> None:
    asking = Questions("xx", NAMING)
    asking.asks({Plain: lambda g, decision: asking.view(g, decision, "own", [], say("refused-over"), acting="b")})
    asked = asking.present(situation(), Plain(0))
    assert (asked.kind, asked.question.id, asked.acting) == ("own", "refused-over", "b")


def test_choices_of_one_kind_are_offered() -> None:
    g = situation(AskedFlank("a", 2), AskedWait(), AskedFlank("b", 3))
    found = offered(
        g, Plain(0), AskedFlank, lambda choice: say("told", n=choice.miles), unit=lambda each: each.unit, key="F"
    )
    assert [(each.label.args["n"], each.unit, each.key, each.primary) for each in found] == [
        (2, "a", "F", True),
        (3, "b", "F", False),
    ]


def test_a_proposal_goes_to_what_it_is_for() -> None:
    battle: Battle[Any] = Battle(STONES, SETUPS.make_setup(), Stream(1))
    shown = {name: Preview(headline=say(name)) for name in ("dragged", "chosen", "looked", "held")}
    previews = Previews(
        dragged=lambda g, decision, proposal: shown["dragged"],
        chosen=lambda g, decision, choice, proposal: judged(choice, decision.refusal(g, choice)),
        looked=lambda g, seat, proposal: shown["looked"],
        held=lambda g, decision, proposal: shown["held"],
    )
    assert previews.preview(battle, 1, DragProposal("a", [])) is shown["dragged"]
    assert previews.preview(battle, 0, LookProposal("a")) is shown["looked"]
    assert previews.preview(battle, 0, HoldProposal("a", 2)) is shown["held"]
    bid = {"type": "Bid", "stones": 2}
    assert previews.preview(battle, 1, ChoiceProposal(bid)).choice == bid
    assert not previews.preview(battle, 1, ChoiceProposal({"type": "Bid", "stones": 9})).choice
    battle.choose(Bid(1), 1)
    assert previews.preview(battle, 1, DragProposal("a", [])) == Preview(), "who is asked nothing drags nothing"


@pytest.mark.parametrize("unfinished", [True, False])
def test_only_what_is_unfinished_is_told_in_full(unfinished: bool) -> None:
    battle: Battle[Any] = Battle(STONES, SETUPS.make_setup(), Stream(1))
    whole = Preview(headline=say("whole"))
    previews = Previews(
        dragged=nothing,
        chosen=lambda *_: Preview(unfinished=unfinished),
        looked=nothing,
        whole=lambda g, decision, proposal, shown: whole,
    )
    found = previews.whole(battle, 0, ChoiceProposal({"type": "Bid", "stones": 2}))
    assert (found is whole) == unfinished


def test_each_reason_is_told_once() -> None:
    found = forbidden(Refused(say("one"), "X-1"), Refused(say("two")), Refused(say("one"), "X-2"), headline=say("far"))
    assert [(note.message.id, note.rules, note.tone) for note in found.notes] == [
        ("one", ["X-1"], "refusal"),
        ("two", [], "refusal"),
    ]
    assert found.headline == say("far")
    assert judged(Bid(1), Refused(say("one")), overlays=[], notes=[]).choice is None
