"""A folder of one's own tables: what is taken from it, and what is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.core.errors import InputError
from grognard.games.operation_ww2.data.forces import load_force, validate
from grognard.games.operation_ww2.data.tables import DATA, TABLES, load_tables, table_values
from grognard.games.operation_ww2.data.tables.contents import SPECS

SHIPPED = Path(str(DATA))


def own(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """The folder with one of the game's files in it, some text in it changed."""
    text = (SHIPPED / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_one_file_is_replaced_and_the_rest_is_the_games(tmp_path: Path) -> None:
    change = ('day = 60, day_cover = 30, night = 20, night_cover = 10 }', 'day = 75, day_cover = 25, night = 20, '
              'night_cover = 10, source = ["printed"] }')  # fmt: skip
    tables = load_tables(own(tmp_path, "detection.toml", change))
    row = tables.detection["infantry-stationary"]
    assert (row.day, row.day_cover, row.source) == (75000, 25000, ("printed",))
    assert dict(tables.weapons) == dict(TABLES.weapons)
    sources = {(value.row, value.field): value.source for value in table_values(tables)}
    assert sources["infantry-stationary", "day"] == "printed"
    assert sources["infantry-fired", "day"] == "default"


def test_all_files_may_be_replaced(tmp_path: Path) -> None:
    """Whoever copies all files of the game's folder has a folder of tables."""
    for file in SHIPPED.glob("*.toml"):
        shutil.copy(file, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {spec.file for spec in SPECS}
    assert list(table_values(load_tables(tmp_path))) == list(table_values(TABLES))


def test_a_force_is_read_with_the_tables_in_use(tmp_path: Path) -> None:
    tables = load_tables(own(tmp_path, "weapons.toml", ('id = "stg44"', 'id = "mp44"')))
    data = {
        "format": "grognard-army", "version": 1, "system": "operation_ww2", "name": "own", "nation": "german",
        "unit": [{"id": "a", "title": "Own squad", "training": 4, "panic_limit": 3, "points": 1,
                  "men": [{"count": 1, "role": "rifleman", "weapons": ["mp44"]}]}],
    }  # fmt: skip
    with pytest.raises(InputError):
        load_force(data)
    assert validate(load_force(data, tables), tables=tables) == ()


def test_decks_may_differ_by_nation(tmp_path: Path) -> None:
    tables = load_tables(own(
        tmp_path, "cards.toml",
        ('deck = [', 'deck = [\n{ id = "german", source = ["printed"], move = [1, 1], assault = [1, 1], fire = [3, 0], '
                     'ambush = [0, 1], covering-fire = [0, 1] },'),
        ('when = "never", deck = "standard"', 'when = "never", deck = "german"'),
    ))  # fmt: skip
    assert len(list(tables.decks[tables.nations["german"].deck].cards())) == 9
    assert len(list(tables.decks[tables.nations["british"].deck].cards())) == 60


@pytest.mark.parametrize(("file", "old", "new", "problem"), [
    ("damage.toml", '{ id = "7", infantry = "heavy"', '{ id = "7", infantry = "scared"',
     "Data file damage.toml, row 7, field infantry: a higher die never hurts people less than 6 does."),
    ("detection.toml", "day = 60,", "dey = 60,", "Data file detection.toml, row infantry-stationary, field id: Object"),
    ("detection.toml", "day = 60", 'day = "far"', "row infantry-stationary, field day: Expected `int"),
    ("detection.toml", '"vehicle-fired"', '"vehicle-hidden"', "row vehicle-fired, field id: this row of “detection” i"),
    ("modifiers.toml", '{ id = "trench"', '{ id = "mud", value = 1, rule = "x", source = ["open"] },\n{ id = "trench"',
     "row mud, field id: “mud” is not known. Write one of: assault, ambush-close"),
    ("movement.toml", '"infantry", slow', '"gun", slow', "row gun, field id: this id is used twice"),
    ("damage.toml", '"1 crew + nerve test", light = "1 crew"', '"1 crew + bang", light = "1 crew"',
     "row 6, field unarmoured"),
    ("damage.toml", "first = 7, last = 10", "first = 8, last = 10", "row explodes, field first: the row has to begin"),
    ("damage.toml", "first = 7, last = 10", "first = 7, last = 9", "row explodes, field last: the last row has to end"),
    ("terrain.toml", 'tracked = "-5 R"', 'tracked = "-5 Q"', "row low-hedge, field tracked"),
    ("terrain.toml", 'height = "storey"', 'height = "tower"', "row building, field height: “tower” is not known"),
    ("weapons.toml", 'nations = ["british"]', 'nations = ["french"]', "row lee-enfield, field nations: “french” is no"),
    ("weapons.toml", 'unarmoured = "NE"', "unarmoured = 0", "row pistol, field numbers.unarmoured"),
    ("weapons.toml", ', heavy = "NE" }\ntraits', " }\ntraits", "row pistol, field numbers: Object missing"),
    ("weapons.toml", "calibre = 20\n", "calibre = 60\n", "row 20-mm, field class: the gun's calibre in mil"),
    ("weapons.toml", "template = 3", "template = 4", "row hand-grenade, field template"),
    ("weapons.toml", 'sources = { shots = "seed"', 'sources = { dice = "seed"', "row semi-automatic-rifle, field sour"),
    ("weapons.toml", 'sources = { shots = "seed"', 'sources = { shots = "guess"', "field source: “guess” is no source"),
    ("vehicles.toml", 'weapon = "75-mm-m3"', 'weapon = "75-mm"', "row sherman-75, field weapon: “75-mm” is not known"),
    ("vehicles.toml", 'coupled = "gun"', 'coupled = "cannon"', "row sherman-75, field coupled: “cannon” is not known"),
    ("vehicles.toml", 'class = "half-track"', 'class = "hover-tank"', "row sdkfz-250-9, field class: “hover-tank” is"),
    ("cards.toml", 'deck = "standard", source', 'deck = "other", source', "row german, field deck: “other” is not kno"),
    ("cards.toml", 'fires = "may"', 'fires = "maybe"', "row ambush, field fires: Invalid enum value 'maybe'"),
    ("limits.toml", '{ id = "turns", value = 6', '{ id = "turns", value = "six"', "row turns, field value: Expected `"),
    ("special.toml", 'removes = ["barbed-wire"]', 'removes = ["thorns"]', "row wire, field removes: “thorns” is not k"),
    ("buildings.toml", "calibre = [", "caliber = [", "row calibre, field calibre: the file has no rows under “calibre"),
    ("sizes.toml", "width = 2, length = 2,", "width = [", "sizes.toml is neither sound TOML nor sound JSON"),
])  # fmt: skip
def test_a_table_with_a_mistake_is_refused(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(InputError) as refusal:
        load_tables(own(tmp_path, file, (old, new)))
    assert problem in str(refusal.value)


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    own(tmp_path, "detection.toml")
    (tmp_path / "weapon.toml").write_text("", encoding="utf-8")
    with pytest.raises(
        InputError, match=r"^weapon\.toml is no table\. Name it like one of: buildings\.toml, cards\.toml"
    ):
        load_tables(tmp_path)


def test_a_folder_without_tables_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="holds none of the tables"):
        load_tables(tmp_path)
