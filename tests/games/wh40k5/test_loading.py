"""The tables are read strictly: what is wrong in a file is refused by file, row and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.core.book.tables import SUPPLEMENT
from grognard.core.errors import InputError
from grognard.games.wh40k5.data.tables import DATA, TABLES, load_tables, table_values
from grognard.games.wh40k5.data.tables.loading import SOURCES

SHIPPED = Path(str(DATA))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game's data."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "data"))


def test_a_copy_is_read_the_same(folder: Path) -> None:
    assert list(table_values(load_tables(folder))) == list(table_values(TABLES))


@pytest.mark.parametrize(("file", "old", "new", "problem"), [
    ("rolls.toml", "needs = 6", 'needs = "6+"', "rolls.toml, row bs-1, field needs: Expected `int`, got"),
    ("rolls.toml", "needs = 6", "needs = 7", "row bs-1, field needs: Expected `int` <= 6"),
    ("rolls.toml", "[4, 5, 6, 6, ", "[4, 5, 6, ", "row s-1, field toughness: Expected `array` of length >= 10"),
    ("rolls.toml", "to_strike = [", "strike = [", "row to_strike, field to_strike: the file has no rows under"),
    ("types.toml", 'run = "D6"', 'run = "D8"', "row infantry, field run"),
    ("types.toml", "move = 6", "moves = 6", "row infantry, field id: Object contains unknown field `moves`"),
    ("types.toml", "slowed = true", "", "row infantry, field id: Object missing required field"),
    ("types.toml", 'rules = ["fleet"]', 'rules = ["fast"]', "row beasts-and-cavalry, field rules: “fast” is not known"),
    ("types.toml", 'danger = "ends"', 'danger = "maybe"', "row jump-infantry, field danger: Invalid enum value"),
    ("types.toml", 'slowed = "seed"', 'speed = "seed"', "row infantry, field sources: “speed” is not known"),
    ("types.toml", 'slowed = "seed"', 'slowed = "rumour"', "row infantry, field source: “rumour” is no source"),
    ("terrain.toml", 'cover = "woods"', 'cover = "trees"', "row woods, field cover: “trees” is not known"),
    ("vehicles.toml", "first = 3, last = 3", "first = 4, last = 4", "row weapon-destroyed, field first: the row has t"),
    ("vehicles.toml", "first = 6, last = 6", "first = 6, last = 5", "row explodes, field first: the row has to begin"),
    ("missions.toml", "first = 5, last = 6, result", "first = 5, last = 5, result", "row delayed, field last: the las"),
    ("vehicles.toml", 'otherwise = "immobilised"', 'otherwise = "stuck"', "field otherwise: “stuck” is not known"),
    ("weapons.toml", 'type = "pistol"', 'type = "handgun"', "row bolt-pistol, field type: “handgun” is not known"),
    ("weapons.toml", 'marker = "template"', 'marker = "flame"', "row flamer, field marker: Invalid enum value"),
    ("weapons.toml", 'traits = ["melta"]', 'traits = ["heat"]', "row multi-melta, field traits: “heat” is not known"),
    ("weapons.toml", 'id = "boltgun"', 'id = "bolt-pistol"', "row bolt-pistol, field id: this id is used twice"),
    ("missions.toml", "hq = 1", "lords = 1", "row dawn-of-war, field limits: Invalid enum value 'lords'"),
    ("special.toml", 'brings = ["relentless"]', 'brings = ["patient"]', "field brings: “patient” is not known"),
    ("units/orks.toml", 'gear = ["deffgun"]', 'gear = ["gun"]', "row loota, field gear: “gun” is not known"),
    ("units/orks.toml", 'type = "bikes"', 'type = "trike"', "row warbiker, field type: “trike” is not known"),
    ("units/orks.toml", 'id = "nob"', 'id = "captain"', "field id: this id is used twice"),
    ("units/orks.toml", 'transports = ["trukk"]', 'transports = ["wagon"]', "row boyz, field transports: “wagon” is "),
    ("units/orks.toml", 'instead = ["close-combat-weapon"]', 'instead = ["boltgun"]', "row warboss, field upgrades: "),
    ("units/orks.toml", "base = 40\n", "", "orks.toml, row warboss, field base: a model needs either base or hull"),
    ("units/orks.toml", "base = 40", "hull = [2, 1]", "row warboss, field hull: only vehicles have hulls"),
    ("units/orks.toml", "ld = 9, ", "", "row warboss, field profile: the profile is neither a creature's"),
    ("units/orks.toml", "t = 5, w = 3", 't = 5, w = "-"', "row warboss, field profile.w"),
    ("units/orks.toml", 'weapon = "lobba"', 'weapon = "lobber"', "row lobba-gun, field mounts: “lobber” is not known"),
    ("units/orks.toml", 'model = "stormboy",', 'model = "flyboy",', "row stormboyz, field part: “flyboy” is not known"),
    ("limits.toml", "value = 2,", 'value = "two",', "limits.toml, row coherency, field value: Expected `int`"),
    ("turn.toml", "step = [", "step = [[", "turn.toml is neither sound TOML nor sound JSON"),
    ("units/others.toml", "nation = [", "nation = [[", "others.toml is neither sound TOML nor sound JSON"),
])  # fmt: skip
def test_a_table_with_a_mistake_is_refused(folder: Path, file: str, old: str, new: str, problem: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError) as refusal:
        load_tables(folder)
    assert problem in str(refusal.value)


def test_every_source_is_one() -> None:
    sources = {source for value in table_values(TABLES) for source in value.source.split(", ")}
    assert {"seed", "default", "open"} < sources
    assert all(source in SOURCES or SUPPLEMENT.fullmatch(source) for source in sources)


@pytest.mark.rule("WH-CORE-04")
def test_only_vehicles_have_hulls() -> None:
    """All others stand on round bases, bikes on 50 mm; a table that gives a creature a hull is refused by its field."""
    for model in TABLES.models.values():
        assert (model.hull is not None) <= model.profile.is_armoured
    bikes = [model.base for model in TABLES.models.values() if model.type == "bikes"]
    assert bikes == [50] * len(bikes) != []
