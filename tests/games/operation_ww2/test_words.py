"""Whatever can happen, be asked or be answered in Operation World War II is told in words."""

from __future__ import annotations

import re
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from grognard.core.engine.decisions import Decision
from grognard.core.engine.events import Event
from grognard.core.engine.rulebook import declared
from grognard.core.messages import kebab
from grognard.core.words import english, missing_messages, resource_text
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace, ChooseToPlace, ChooseZone
from grognard.games.operation_ww2.rules.turn.cards import ChooseToGiveUp
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard, ChooseIntent
from grognard.games.operation_ww2.rules.turn.initiative import ChooseBid
from grognard.games.operation_ww2.state.choices import Man, Struck
from grognard.games.operation_ww2.table.log_lines import NARRATOR
from grognard.games.operation_ww2.table.questions import struck_named
from tests.games.operation_ww2.table import Idle
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

SHOWN = (ChooseZone, ChooseToPlace, ChoosePlace, ChooseToGiveUp, ChooseBid, ChooseCard, ChooseIntent, ChooseFollowing)
"""The decisions that ``present`` has a view of their own for."""


def test_every_event_has_a_sentence_or_is_silent() -> None:
    kinds = [kind for kind in declared(Event, SYSTEM.book.package) if kind not in NARRATOR.silent]
    assert len(kinds) > 40
    assert missing_messages(f"az-event-{kebab(kind.__name__)}" for kind in kinds) == []


def test_the_sentence_of_an_event_names_nothing_it_is_not_given() -> None:
    """Events told by their fields alone; of others it shows in their lines."""
    kinds = [
        kind
        for kind in declared(Event, SYSTEM.book.package)
        if kind not in NARRATOR.silent and kind not in NARRATOR.own
    ]
    assert len(kinds) > 40
    words = resource_text("en")
    battle = fight(Idle(), vehicle("b.tank", "sherman-75", (60, 60)))
    for kind in kinds:
        id = f"az-event-{kebab(kind.__name__)}"
        (body,) = re.findall(rf"^{id} =(.*(?:\n(?:[ }}].*)?)*)", words, re.MULTILINE)
        hints = get_type_hints(kind)
        event = kind(**{name: sample(hints[name]) for name in kind.__struct_fields__})
        given = set(NARRATOR.arguments(battle, event))
        assert set(re.findall(r"\$([\w-]+)", body)) <= given, id


def sample(hint: Any) -> Any:
    """Anything of a type."""
    kind = get_origin(hint) or hint
    if kind in (Union, UnionType, Literal):
        found = get_args(hint)[0]
        return found if kind is Literal else sample(found)
    if kind in (int, str, bool, tuple, dict):
        return kind()
    if kind is type(None):
        return None
    return kind(**{name: sample(each) for name, each in get_type_hints(kind).items() if name in required(kind)})


def required(kind: Any) -> set[str]:
    """The fields of a record without a default."""
    fields: tuple[str, ...] = kind.__struct_fields__
    return set(fields[: len(fields) - len(kind.__struct_defaults__)])


def test_every_decision_is_asked_in_words() -> None:
    kinds = [kind for kind in declared(Decision, SYSTEM.book.package) if kind not in SHOWN]
    assert len(kinds) > 10
    assert missing_messages(f"az-ask-{kebab(kind.__name__.removeprefix('Choose'))}" for kind in kinds) == []


def test_every_answer_to_them_has_a_name() -> None:
    shown = {
        *("TakeZone", "PlaceNext", "PlaceRest", "SetUp", "GiveUp", "Bid", "PlayCard", "Pass", "Follow"),
        *("MoveIntent", "AssaultIntent", "FireIntent", "AmbushIntent", "CoveringFireIntent", "Shooting"),
    }
    names = [kind.__name__ for kind in SYSTEM.rules.choice_types if kind.__name__ not in shown]
    assert len(names) > 5
    assert missing_messages(f"az-choose-{kebab(name)}" for name in names) == []


def test_men_weapons_and_ways_of_a_vehicle_are_named() -> None:
    tank = vehicle("b.tank", "sherman-75", (60, 60), exposed=("commander",))
    battle = fight(Idle(), tank)
    struck = Struck((Man("commander", exposed=True), Man("crewman", scared=True), Man("gunner", exposed=True)))
    named = " ".join(english(struck_named(battle, struck)).split())
    assert named == "the commander, a crewman, already scared, gunner, who looks out"
