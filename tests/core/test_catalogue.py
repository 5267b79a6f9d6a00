"""The rule catalogue: reading it, asking it, what it complains of; and that each game's own catalogue is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.core.book.catalogue import Catalogue, Source
from grognard.core.errors import InputError
from grognard.core.words import english, message_ids, missing_messages

GAMES = sorted((Path(grognard.__path__[0]) / "games").glob("*/catalogue"))
BOLT_ACTION = Path(grognard.__path__[0]) / "games" / "bolt_action" / "catalogue"

SMALL = {
    "shoot.toml": 'id = "SHOOT"\nnumber = 2\ntitle = "xx-shoot"\nrules = [\n'
    '    { id = "XX-SHOOT-01", source = ["seed:el", "open"], option = "far" },\n]\n',
    "move.toml": 'id = "MOVE"\nnumber = 1\ntitle = "xx-move"\nrules = [\n'
    '    { id = "XX-MOVE-01", source = ["default"] },\n    { id = "XX-MOVE-02", source = ["default"] },\n]\n',
    "sources.toml": 'prefix = "XX"\n[sources]\nel = "xx-source-el"\n',
    "options.toml": "options = [\n"
    '    { name = "far", rule = "XX-SHOOT-01", default = "12", values = ["12", "18"], title = "xx-option-far" },\n]\n',
    "deferred.toml": 'deferred = [{ reason = "Next year.", rules = ["XX-MOVE-02"] }]\n',
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A catalogue of three rules, as files a test may spoil."""
    for name, text in SMALL.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_rules_come_in_book_order_with_source_option_and_deferral(small: Path) -> None:
    catalogue = Catalogue.load(small)
    assert [chapter.id for chapter in catalogue.chapters] == ["MOVE", "SHOOT"]
    assert list(catalogue.rules) == ["XX-MOVE-01", "XX-MOVE-02", "XX-SHOOT-01"]
    assert catalogue.rule("xx-shoot-01").sources == (Source("seed", "el"), Source("open"))
    assert catalogue.rule("XX-SHOOT-01").option == "far"
    assert catalogue.rule("XX-MOVE-01").deferred is None
    assert catalogue.rule("XX-MOVE-02").deferred == "Next year."
    assert catalogue.options["far"].value_title("12").id == "xx-option-far.value-12"


def test_a_rule_may_carry_a_note_on_its_sources(small: Path) -> None:
    assert Catalogue.load(small).rule("XX-MOVE-01").note == ""
    text = SMALL["move.toml"].replace('"XX-MOVE-01",', '"XX-MOVE-01", note = "Two passages differ.",')
    (small / "move.toml").write_text(text, encoding="utf-8")
    assert Catalogue.load(small).rule("XX-MOVE-01").note == "Two passages differ."


def test_an_unknown_id_is_answered_with_ids_like_it(small: Path) -> None:
    with pytest.raises(InputError, match=r"no rule XX-SHOT-1\. Did you mean one of XX-SHOOT-01, "):
        Catalogue.load(small).rule("XX-SHOT-1")


def test_an_option_is_offered_only_while_neither_it_nor_its_rule_is_deferred(small: Path) -> None:
    assert [option.name for option in Catalogue.load(small).offered()] == ["far"]
    for row in ('rules = ["XX-SHOOT-01"]', 'options = ["far"]'):
        (small / "deferred.toml").write_text(f'deferred = [{{ reason = "Later.", {row} }}]\n', encoding="utf-8")
        assert Catalogue.load(small).offered() == []


PRESET = 'presets = [{ name = "old", title = "xx-preset-old", options = { far = "18" } }]\n'


def test_a_preset_names_readings_chosen_together(small: Path) -> None:
    assert Catalogue.load(small).presets == {}
    (small / "options.toml").write_text(SMALL["options.toml"] + PRESET, encoding="utf-8")
    assert Catalogue.load(small).presets["old"].options == {"far": "18"}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("far", "near", "options.toml, old: There is no house rule near. Add it to options.toml"),
        ("18", "19", "options.toml, old.far: 19 is not one of the house rule's values"),
        ("]\n", ", " + PRESET[PRESET.index("{") :], "options.toml, old: old stands there twice"),
    ],
)
def test_a_fault_in_a_preset_is_named(small: Path, old: str, new: str, complaint: str) -> None:
    (small / "options.toml").write_text(SMALL["options.toml"] + PRESET.replace(old, new), encoding="utf-8")
    with pytest.raises(InputError, match=re.escape(complaint)):
        Catalogue.load(small)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("move.toml", '"default"', '"rumour"', "move.toml, rules[0].source: rumour is not a source"),
        ("move.toml", '["default"]', "[]", "move.toml, rules[0].source: A rule needs a source"),
        ("move.toml", "XX-MOVE-02", "XX-MOVE-01", "move.toml, rules[1].id: XX-MOVE-01 stands there twice"),
        ("move.toml", "XX-MOVE-01", "XX-SHOOT-07", "move.toml, rules[0].id: XX-SHOOT-07 is not an id of this chapter"),
        ("move.toml", "number = 1", 'number = "one"', "move.toml cannot be read: Expected `int`"),
        ("move.toml", "source = ", "sauce = ", "move.toml cannot be read: Object contains unknown field `sauce`"),
        ("move.toml", "[\n", "[[\n", "move.toml cannot be read"),
        ("shoot.toml", "seed:el", "seed:pl", "shoot.toml, rules[0].source: pl is not a key of sources.toml"),
        ("shoot.toml", '"far"', '"near"', "shoot.toml, rules[0].option: There is no house rule near"),
        (
            "shoot.toml",
            ', option = "far"',
            "",
            "options.toml, far: The rule XX-SHOOT-01 does not name the house rule",
        ),
        (
            "options.toml",
            'default = "12"',
            'default = "13"',
            "options.toml, far.default: 13 is not one of the house rule",
        ),
        ("deferred.toml", "XX-MOVE-02", "XX-MOVE-09", "deferred.toml, rules: There is no XX-MOVE-09 to defer"),
        ("deferred.toml", "rules", "options", "deferred.toml, options: There is no XX-MOVE-02 to defer"),
    ],
)
def test_a_fault_is_named_by_file_and_field(small: Path, file: str, old: str, new: str, complaint: str) -> None:
    text = (small / file).read_text(encoding="utf-8")
    assert old in text
    (small / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError, match=re.escape(complaint)):
        Catalogue.load(small)


def test_a_missing_file_is_named(small: Path) -> None:
    (small / "options.toml").unlink()
    with pytest.raises(InputError, match=r"options\.toml cannot be read"):
        Catalogue.load(small)


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("BA-SHOOT-13", "BA-SHOOT-13"),
        ("long range", "BA-SHOOT-13"),
        ("friendly fire", "BA-FUB-02"),
        ("hedge", "BA-SHOOT-19"),
        ("fubar", "BA-FUB-01"),
    ],
)
def test_search_puts_the_rule_meant_first(wanted: str, first: str) -> None:
    assert Catalogue.load(BOLT_ACTION).search(wanted)[0].id == first


def test_search_wants_every_word_and_finds_nothing_for_none() -> None:
    catalogue = Catalogue.load(BOLT_ACTION)
    assert [rule.id for rule in catalogue.search("ambush zeppelin")] == []
    assert catalogue.search("  ") == []
    assert {"BA-ORD-05", "BA-AMB-01", "BA-TURN-06"} <= {rule.id for rule in catalogue.search("ambush")}


def test_bolt_action_has_every_rule() -> None:
    chapters = {chapter.id: len(chapter.rules) for chapter in Catalogue.load(BOLT_ACTION).chapters}
    assert chapters == {
        **{"GEN": 15, "TURN": 13, "ORD": 18, "FUB": 7, "AMB": 10, "MOR": 11, "PIN": 9, "MOV": 24, "SHOOT": 31},
        **{"DAM": 12, "WPN": 25, "HE": 8, "HQ": 11, "ART": 9, "VEH": 31, "TRN": 15, "CQ": 31, "BLD": 9},
        **{"SPC": 8, "NAT": 12, "ARMY": 5, "SCN": 14, "C": 17},
    }


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_every_title_and_text_of_a_game_is_written(folder: Path) -> None:
    catalogue = Catalogue.load(folder)
    wanted = {message.id for rule in catalogue.rules.values() for message in (rule.title, rule.text)}
    wanted |= {chapter.title.id for chapter in catalogue.chapters} | {title.id for title in catalogue.sources.values()}
    for option in catalogue.options.values():
        wanted |= {option.title.id, *(option.value_title(value).id for value in option.values)}
    wanted |= {preset.title.id for preset in catalogue.presets.values()}
    assert missing_messages(wanted) == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_titles_are_labels_and_texts_name_only_rules_there_are(folder: Path) -> None:
    catalogue = Catalogue.load(folder)
    prefix = next(iter(catalogue.rules)).split("-")[0]
    written = {id.split(".")[0] for id in message_ids() if id.startswith(f"{prefix}-")}
    assert written == set(catalogue.rules)
    for rule in catalogue.rules.values():
        title, text = english(rule.title), english(rule.text)
        assert 1 <= len(title.split()) <= 7, rule.id
        assert not title.endswith("."), rule.id
        assert text[-1] in ".?!", rule.id
        assert set(re.findall(rf"\b{prefix}(?:-[A-Z]+)+-?[0-9]+\b", text)) <= set(catalogue.rules), rule.id
