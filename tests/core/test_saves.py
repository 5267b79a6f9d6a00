"""Saves: what they hold, that they load to the same battle, and that every broken one is refused at its line."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.battle import Battle
from grognard.core.engine.choices import Concede
from grognard.core.engine.dice import DiceSource, Script, Stream, Waiting
from grognard.core.engine.position import Position
from grognard.core.engine.saving import save_text
from grognard.core.errors import InputError
from grognard.core.messages import Message
from grognard.core.saves import SIZE_LIMIT, OtherRules, load, load_text, read
from tests.core.stones import STONES, Agreed, Bid, Heap, StoneRules, Take

pytestmark = pytest.mark.usefixtures("stones")


def played(source: DiceSource | None = None, choices: int = 99) -> Battle[Heap]:
    """A battle some choices long, with a take-back in it."""
    battle: Battle[Heap] = Battle(STONES, Agreed(), source or Stream(9))
    random = Random(5)
    for number in range(choices):
        if not battle.over:
            battle.choose(battle.sample(random))
        if number == 4:
            battle.undo(2)
    return battle


def lines_of(battle: Battle[Any]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in save_text(battle).splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refused(text: str) -> Message:
    """The message with which a save is refused; of a bad line, its problem must be in words too."""
    with pytest.raises(InputError) as caught:
        load_text(text)
    assert "[" not in str(caught.value).split("{")[0], "a message without words"
    return caught.value.message


def test_a_save_is_a_header_and_then_choices_dice_and_take_backs():
    lines = lines_of(played(choices=5))
    assert lines[0] == {
        "format": "grognard-battle",
        "version": 1,
        "system": "stones",
        "rules": 1,
        "dice": "rolled",
        "seed": 9,
        "setup": {"stones": 2},
    }
    assert lines[1]["choose"] == 0
    assert lines[1]["choice"]["type"] == "Bid"
    assert len(lines[3]["dice"]) == 2
    assert lines[-1] == {"undo": 3}


@pytest.mark.parametrize("source", [Stream(9), Waiting(), Script(*[1, 2, 3, 4, 5, 6] * 9)], ids=type)
@pytest.mark.parametrize("choices", [0, 1, 2, 3, 4, 5, 6, 99])
def test_a_save_loads_to_the_same_battle(source, choices):
    battle = played(source, choices)
    loaded = load_text(save_text(battle))
    assert str(loaded.position) == str(battle.position)
    assert (loaded.log, loaded.record, loaded.number) == (battle.log, battle.record, battle.number)
    assert save_text(loaded) == save_text(battle)
    for number in range(battle.number):
        assert loaded.branch(number).position == battle.branch(number).position


def test_a_loaded_battle_goes_on_with_the_dice_of_its_seed():
    battle = played(choices=2)
    loaded = load_text(save_text(battle))
    for each in (battle, loaded):
        random = Random(1)
        while not each.over:
            each.choose(each.sample(random))
    assert loaded.log == battle.log


def test_dice_cut_off_the_end_are_rolled_again():
    lines = lines_of(played(choices=2))
    assert "dice" in lines[-1]
    assert load_text(text_of(lines[:-2])).position == played(choices=2).position


def test_a_save_is_read_however_its_lines_are_laid_out():
    battle = played()
    text = "\r\n\r\n".join(
        json.dumps(line, indent=None, separators=(" , ", " : "), sort_keys=False) for line in lines_of(battle)
    )
    assert load_text(text).position == battle.position


def test_strange_line_ends_within_a_name_end_no_line():
    battle: Battle[Any] = Battle(STONES, Agreed(), Stream(1))
    lines = lines_of(battle)
    lines[0]["setup"] = {"stones": 2, "na\u2028me\x85": 1}
    problem = refused("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    assert problem.id == "save-bad-line"
    assert problem.args["line"] == 1


def test_a_battle_begun_from_a_position_saves_it():
    battle = played(choices=4)
    other: Battle[Any] = Battle(STONES, Agreed(), Stream(9))
    other.set_position(Position.parse(str(battle.position), STONES.rules))
    other.choose(other.choices()[0])
    loaded = load_text(save_text(other))
    assert loaded.position == other.position
    assert save_text(loaded) == save_text(other)
    assert loaded.branch(0).position == battle.position
    broken = lines_of(other)
    broken[0]["position"] = broken[0]["position"].replace("stones 1", "stones 2", 1)
    assert refused(text_of(broken)).args["line"] == 1


# ---- broken saves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    ["", "{}", "[]", "7", "null", "{", '{"format":1}', "[" * 100_000, "\udc80", "grognard-position 1 stones 1"],
    ids=lambda text: text[:12],
)
def test_what_is_no_header_is_refused(header):
    assert refused(header + '\n{"undo":0}\n').id == "save-bad-header"


@pytest.mark.parametrize(
    ("field", "value", "id"),
    [
        ("format", "other-battle", "save-other-format"),
        ("version", 2, "save-other-format"),
        ("version", "1", "save-bad-header"),
        ("dice", "loaded", "save-bad-header"),
        ("dice", "typed", "save-bad-seed"),
        ("seed", None, "save-bad-seed"),
        ("seed", 1.5, "save-bad-header"),
        ("more", 1, "save-bad-header"),
        ("system", "chess", "save-bad-line"),
        ("seed", 2**63, "save-bad-line"),
        ("setup", {}, None),
        ("setup", {"stones": "two"}, "save-bad-line"),
        ("setup", {"stone": 2}, "save-bad-line"),
        ("setup", None, "save-bad-line"),
        ("position", "", "save-bad-line"),
        ("position", 1, "save-bad-header"),
    ],
)
def test_a_header_with_a_wrong_field(field, value, id):
    lines = lines_of(played())
    lines[0][field] = value
    if id is None:
        assert load_text(text_of(lines)).over
        return
    problem = refused(text_of(lines))
    assert problem.id == id
    assert problem.args.get("line", 1) == 1


@pytest.mark.parametrize("field", ["format", "version", "system", "rules", "dice", "seed", "setup"])
def test_a_header_without_a_field(field):
    lines = lines_of(played())
    del lines[0][field]
    assert refused(text_of(lines)).id == "save-bad-header"


@pytest.mark.parametrize(
    "line",
    [
        {},
        [],
        7,
        None,
        "choose",
        {"choice": {"type": "Bid", "stones": 1}},
        {"choose": 0},
        {"choose": 0, "choice": None},
        {"choose": 0, "choice": {"type": "Rob"}},
        {"choose": 0, "choice": {"type": "Nobody"}},
        {"choose": 0, "choice": {"type": "Bid"}},
        {"choose": 0, "choice": {"type": "Bid", "stones": 9}},
        {"choose": 0, "choice": {"type": "Bid", "stones": 1, "more": 2}},
        {"choose": 0, "choice": {"type": "Dice", "faces": [1]}},
        {"choose": 2, "choice": {"type": "Bid", "stones": 1}},
        {"choose": "0", "choice": {"type": "Bid", "stones": 1}},
        {"choose": 0, "choice": {"type": "Bid", "stones": 1}, "undo": 0},
        {"dice": [1, 2]},
        {"dice": [1, 2], "typed": True},
        {"dice": "12"},
        {"dice": []},
        {"undo": 1},
        {"undo": 0},
        {"undo": -1},
        {"undo": None},
    ],
    ids=json.dumps,
)
def test_a_line_that_cannot_stand_there(line):
    header = lines_of(played())[0]
    problem = refused(text_of([header, line]))
    assert problem.id == "save-bad-line"
    assert problem.args["line"] == 2


@pytest.mark.parametrize(
    "line", ["{", '{"undo":0', "[" * 100_000, '{"dice":[1,2]}}', "\udc80"], ids=lambda text: text[:12]
)
def test_a_line_that_is_no_json(line):
    header = lines_of(played())[0]
    problem = refused(json.dumps(header) + "\n\n" + line)
    assert problem.id == "save-bad-line"
    assert problem.args["line"] == 3


def test_altered_dice_are_found_at_their_line():
    lines = lines_of(played())
    number = next(number for number, line in enumerate(lines) if "dice" in line and number)
    true = lines[number]["dice"]
    lines[number]["dice"] = [7 - face for face in true]
    problem = refused(text_of(lines))
    assert problem.args["line"] == number + 1
    assert isinstance(problem.args["problem"], Message)
    assert problem.args["problem"].id == "save-altered-dice"
    assert str(tuple(true)) in str(InputError(problem))


def test_dice_of_a_battle_without_a_seed_may_be_anything_on_a_die():
    lines = lines_of(played(Waiting(), choices=4))
    number = next(number for number, line in enumerate(lines) if "dice" in line and number)
    lines[number]["dice"] = [1, 1]
    assert load_text(text_of(lines[: number + 1])).state.stones > 0
    lines[number]["dice"] = [1, 7]
    assert refused(text_of(lines)).args["line"] == number + 1


def test_a_save_too_long_is_refused_unread(monkeypatch):
    assert refused(" " * (SIZE_LIMIT + 1)).id == "save-too-long"


def test_a_save_of_other_rules_is_replayed_with_its_own_dice_and_says_so():
    lines = lines_of(played())
    lines[0]["rules"] = 7
    number = next(number for number, line in enumerate(lines) if "dice" in line and number)
    lines[number]["dice"] = [6, 6] if lines[number]["dice"] != [6, 6] else [1, 1]
    loaded = read(text_of(lines[: number + 1]))
    assert [note.id for note in loaded.notes] == ["save-other-rules"]
    assert loaded.notes[0].args == {"theirs": 7, "ours": 1}
    assert loaded.battle.rolls >= 1
    assert read(save_text(played())).notes == ()


def test_the_library_warns_of_a_save_of_other_rules_as_the_command_line_says_it(tmp_path, monkeypatch):
    battle = played()
    battle.save(tmp_path / "b.jsonl")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert load(tmp_path / "b.jsonl").position == battle.position
        assert caught == []
        monkeypatch.setattr(StoneRules, "version", 2)
        load(tmp_path / "b.jsonl")
        load_text((tmp_path / "b.jsonl").read_text(encoding="utf-8"))
    assert [(warning.category, warning.filename) for warning in caught] == [(OtherRules, __file__)] * 2


@pytest.mark.parametrize("text", ["", "\n", "  \n\n"])
def test_an_empty_save_is_refused_and_it_is_said_what_belongs_there(text):
    assert refused(text).id == "save-empty"


def test_a_save_of_other_rules_that_cannot_be_followed_says_why(monkeypatch):
    text = save_text(played())
    monkeypatch.setattr(StoneRules, "version", 2)
    with pytest.warns(OtherRules, match="Saved under version 1 of the rules; this program has version 2"):
        assert load_text(text).over
    monkeypatch.setattr("tests.core.stones.AskTake.choices", lambda self, g: [Take(77)])
    problem = refused(text)
    assert problem.id == "save-bad-line"
    assert isinstance(problem.args["problem"], Message)
    assert problem.args["problem"].id == "save-rules-differ"


# ---- files -------------------------------------------------------------------------------------------------------


def test_a_file_and_back(tmp_path):
    battle = played()
    battle.save(tmp_path / "b.jsonl")
    assert load(tmp_path / "b.jsonl").position == battle.position
    assert grognard.load(str(tmp_path / "b.jsonl")).log == battle.log


def test_files_that_cannot_be_read(tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    unreadable = dict.fromkeys((tmp_path / "none.jsonl", tmp_path, Path("nul\0l")), "file-unreadable")
    for path, told in (unreadable | {tmp_path / "binary": "file-not-utf8"}).items():
        with pytest.raises(InputError) as caught:
            load(path)
        assert caught.value.message.id == told
    (tmp_path / "long").write_text(" " * (SIZE_LIMIT + 9), encoding="utf-8")
    (tmp_path / "bad").write_text("nothing", encoding="utf-8")
    for name in ("long", "bad"):
        with pytest.raises(InputError) as caught:
            load(tmp_path / name)
        assert caught.value.message.id == "file-invalid"
        assert name in str(caught.value)


# ---- anything at all ---------------------------------------------------------------------------------------------

GOOD = save_text(played())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["type", "stones", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
ANYTHING = settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])


def load_or_refuse(text: str) -> None:
    """Either the text loads, to a battle that saves to a text that loads, or it is an ``InputError``."""
    try:
        battle = load_text(text)
    except InputError:
        return
    assert load_text(save_text(battle)).position == battle.position


@ANYTHING
@given(st.text())
def test_any_text(text):
    load_or_refuse(text)


@ANYTHING
@given(st.data())
def test_a_save_with_some_letters_changed(data):
    start = data.draw(st.integers(0, len(GOOD)))
    length = data.draw(st.integers(0, 12))
    load_or_refuse(GOOD[:start] + data.draw(st.text(max_size=6)) + GOOD[start + length :])


@ANYTHING
@given(st.data())
def test_a_save_with_some_values_changed(data):
    lines = [json.loads(line) for line in GOOD.splitlines()]
    line = data.draw(st.sampled_from(lines))
    line[data.draw(st.sampled_from([*line, "undo", "position"]))] = data.draw(JSON)
    load_or_refuse(text_of(lines))


@ANYTHING
@given(st.data())
def test_a_save_with_its_lines_in_disorder(data):
    header, *lines = GOOD.splitlines()
    load_or_refuse("\n".join([header, *data.draw(st.lists(st.sampled_from([*lines, header]), max_size=8))]))


def test_bids_are_made_by_both():
    battle: Battle[Any] = Battle(STONES, Agreed(), Stream(1))
    battle.choose(Bid(2), 1)
    assert load_text(save_text(battle)).decisions == battle.decisions


def test_a_battle_given_up_loads_as_it_ended():
    battle: Battle[Heap] = Battle(STONES, Agreed(), Stream(1))
    battle.choose(Concede(), 0)
    assert str(load_text(battle.save_text()).position) == str(battle.position)
