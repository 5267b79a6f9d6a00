"""Whatever a page sends is answered; nothing it sends breaks the talk or the battle."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from grognard.core.errors import InputError
from grognard.server.wire import Choose, Hello, Look, NewBattle, Undo, decode, decode_message

json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
near_messages = some.fixed_dictionaries(
    {"type": some.sampled_from(["hello", "choose", "preview", "undo", "bye", ""])},
    optional=dict.fromkeys(("last", "decision", "choice", "request", "proposal"), json_values),
)
near_proposals = some.fixed_dictionaries(
    {"type": some.sampled_from(["drag", "choice", "look"])},
    optional=dict.fromkeys(("unit", "choice", "waypoints", "turn", "formation", "nudges"), json_values)
    | {"unit": some.sampled_from(["a.squad-a", "b.squad-a", "nobody"])},
)
near_choices = some.fixed_dictionaries(
    {"type": some.sampled_from(["TakeEdge", "FirstWave", "Walk", "Dice", "GiveOrder", "Wait"])},
    optional=dict.fromkeys(("near", "units", "legs", "faces", "unit", "order", "until", "assault"), json_values),
)
texts = some.text() | some.binary() | (near_messages | json_values).map(msgspec.json.encode)


@given(texts)
def test_any_text_is_a_message_or_refused_in_words(text):
    try:
        message = decode_message(text)
    except InputError as error:
        refused = error
    else:
        assert isinstance(message, (Hello, Choose, Look, Undo))
        return
    assert refused.message.id == "server-bad-message"


@given(texts)
def test_any_body_is_a_battle_asked_for_or_refused_in_words(text):
    with pytest.raises(InputError):
        decode(text, NewBattle, 10_000)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(near_proposals, near_choices | json_values)
def test_any_proposal_and_any_choice_is_answered(server, proposal, choice):
    id = server.begin()
    stored = server.store.lines(id)
    with server.talk(id) as page:
        decision = page.hello()["decision"]["id"]
        page.say(type="preview", request=1, decision=decision, proposal=proposal)
        assert page.hear()["type"] in ("preview", "refused")
        page.say(type="choose", decision=decision, choice=choice)
        answer = page.hear()
    if answer["type"] == "refused":
        assert answer["message"]["id"] != "server-fault"
        assert server.store.lines(id) == stored
    else:
        assert answer["number"] == 1
