"""The register of games, and a game's decoding of plain data."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import metadata
from time import sleep
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import grognard
from grognard.core import systems as register
from grognard.core.engine.choices import Dice
from grognard.core.engine.decisions import Situation
from grognard.core.engine.procedures import END, Frame, Procedure
from grognard.core.engine.rulebook import Rulebook
from grognard.core.errors import InputError
from grognard.core.records import from_text, to_builtins, to_text
from grognard.core.rooms import loading
from grognard.core.systems import System, foreign_systems, system, systems
from tests.core.stones import STONES, Agreed, AskBid, Bid, Game, Take, Turns


def test_the_games_installed():
    assert "bolt_action" in systems()
    assert all(isinstance(game, System) and game.name == name for name, game in systems().items())
    assert system("bolt_action") is systems()["bolt_action"]


@pytest.mark.parametrize("name", ["chess", "", "Bolt Action", None])
def test_a_game_there_is_not(name):
    for ask in (system, grognard.battle):
        with pytest.raises(InputError) as caught:
            ask(name)
        assert caught.value.message.id == "no-such-system"
        assert "bolt_action" in str(caught.value)


@pytest.mark.parametrize("choice", [Bid(2), Take(1), Dice((1, 2))])
def test_a_choice_comes_back_from_plain_data(choice):
    assert STONES.rules.decode_choice(to_builtins(choice)) == choice
    assert STONES.rules.decode_choice(from_text(to_text(choice))) == choice


@pytest.mark.parametrize(
    "value", [None, 1, [], {}, {"type": "Nobody"}, {"type": "Bid"}, {"type": "Bid", "stones": "1"}, {"stones": 1}]
)
def test_what_is_no_choice_is_refused(value):
    with pytest.raises(InputError) as caught:
        STONES.rules.decode_choice(value)
    assert caught.value.message.id == "input-invalid"
    assert caught.value.message.args["what"] == "choice"


def test_decisions_setups_and_frames_come_back_from_plain_data():
    assert STONES.rules.decode_decision(to_builtins(AskBid(1))) == AskBid(1)
    assert STONES.setups.decode_setup({"stones": 4}) == Agreed(4)
    turns = Turns(1, (3,))
    for number, name in enumerate([*(name for name, _, _ in Turns.steps), END]):
        frame = Frame(turns, number)
        assert frame.step_name == name
        assert STONES.rules.decode_frame({"procedure": to_builtins(turns), "step": name}) == frame
    with pytest.raises(InputError) as caught:
        STONES.rules.decode_frame({"procedure": to_builtins(Game()), "step": "end"})
    assert caught.value.message.id == "no-such-step"


def test_a_record_is_strict_and_frozen():
    with pytest.raises(msgspec.ValidationError):
        from_text_strictly('{"type":"Bid","stones":1,"more":2}')
    with pytest.raises(AttributeError):
        Bid(1).stones = 2  # type: ignore[misc]


def test_a_part_that_a_game_has_not_filled_in_is_refused():
    class Endless(Rulebook):
        def begin(self, setup: Any) -> tuple[Any, Procedure]:
            return None, Game()

    with pytest.raises(TypeError, match="concession"):
        Endless()  # type: ignore[abstract]


def test_rules_that_do_not_say_their_kinds_are_refused():
    class Nameless(type(STONES.rules)):  # type: ignore[misc]
        state_type = property()

    with pytest.raises(TypeError, match="Nameless does not say its state_type"):
        System(STONES.title, STONES.subtitle, book=STONES.book, rules=Nameless(), setups=STONES.setups)


def test_rules_that_say_who_may_react_have_to_say_how_they_are_asked():
    with pytest.raises(TypeError, match="in which window"):

        class Silent(Rulebook):
            def reactions(self, battle: Situation, occasion: Any) -> Sequence[Any]:
                return ()


def from_text_strictly(text: str) -> Bid:
    return from_text(text, Bid)  # type: ignore[no-any-return]


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\udc80", "1 2", "nan"], ids=lambda text: text[:5])
def test_a_text_that_is_no_json_is_a_value_error(text):
    with pytest.raises(ValueError):  # noqa: PT011 - the reader's own words
        from_text(text)


def test_games_are_loaded_one_at_a_time(monkeypatch):
    """Several requests of a table just opened ask for one game each; modules they share must not be imported twice."""
    under_way, together = [], []

    class Point:
        def __init__(self, name):
            self.name = name

        def load(self):
            under_way.append(self.name)
            sleep(0.02)
            together.append(len(under_way))
            under_way.remove(self.name)
            return STONES

    monkeypatch.setattr(register, "_installed", lambda: {name: Point(name) for name in "abcd"})
    monkeypatch.setattr(register, "_loaded", cache(register._loaded.__wrapped__))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(system, "abcd")) == [STONES] * 4
    assert together == [1] * 4


def test_a_game_of_our_own_is_found_without_a_look_at_what_else_is_installed(monkeypatch):
    def unasked():
        raise AssertionError("asked for")

    monkeypatch.setattr(register, "_installed", unasked)
    assert system("bolt_action").name == "bolt_action"


def test_a_game_installed_besides_does_not_take_the_place_of_one_of_our_own(monkeypatch):
    points = [SimpleNamespace(name=name, load=lambda: STONES) for name in ("bolt_action", STONES.name)]
    monkeypatch.setattr(metadata, "entry_points", lambda group: points if group == "grognard.systems" else [])
    monkeypatch.setattr(register, "_installed", cache(register._installed.__wrapped__))
    monkeypatch.setattr(register, "_loaded", cache(register._loaded.__wrapped__))
    assert system("bolt_action").name == "bolt_action"
    assert foreign_systems() == [STONES]
    assert STONES.name in systems()


def test_the_collector_rests_while_a_game_is_loaded_and_is_as_it_was_afterwards():
    assert gc.isenabled()
    with loading:
        assert not gc.isenabled()
        with loading:
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError), loading:
        raise ZeroDivisionError
    assert gc.isenabled()
    gc.disable()
    try:
        with loading:
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
