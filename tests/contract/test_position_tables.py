"""The table of a position: terrain written in it, another table laid under it, its pieces moved."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.notation.laying import laid, terrain_kinds, with_terrain
from grognard.core.notation.moving import moved
from grognard.core.systems import systems

EVERY_SYSTEM = pytest.mark.parametrize("name", sorted(systems()))
PLANES = [name for name in sorted(systems()) if name != "axis_allies_minis"]


def example(name: str) -> str:
    return str(systems()[name].notation.example)


def ground(battle: Any) -> Any:
    return battle.system.table.ground(battle)


def told_again(text: str) -> None:
    """What is written is read, told and read again as the same."""
    battle = grognard.position(text)
    again = grognard.position(grognard.describe(battle))
    assert again.setup == battle.setup
    assert grognard.describe(again) == grognard.describe(battle)


@EVERY_SYSTEM
def test_a_table_of_ones_own_is_laid_out_line_by_line(name):
    game = systems()[name]
    recipe = game.maps.recipes()[0]
    mine = game.maps.make(recipe, 3)
    text = laid(example(name), mine)
    assert "{" not in text
    battle = grognard.position(text)
    there = ground(grognard.battle(name, map=mine, scenario=game.maps.fitting(mine)))
    here = ground(battle)
    assert (here.width, here.depth) == (there.width, there.depth)
    assert [(each.kind, each.outline) for each in here.pieces] == [(each.kind, each.outline) for each in there.pieces]
    if here.grid is not None:
        assert [(each.id, each.kind) for each in here.grid.hexes] == [(each.id, each.kind) for each in there.grid.hexes]
    told_again(text)


@EVERY_SYSTEM
def test_every_table_that_comes_with_a_game_can_be_laid_out_as_ones_own_without_its_names(name):
    game = systems()[name]
    for shipped in game.setups.maps():
        map = game.maps.load(shipped.name)
        mine = game.notation.plain(getattr(map, "file", map))
        lines = game.notation.tell_map(mine)
        assert not any("{" in line for line in lines), (shipped.name, [line[:80] for line in lines if "{" in line])


def test_zones_of_a_map_of_hexes_are_kept():
    maps = systems()["axis_allies_minis"].maps
    mine = maps.blank(9, 11, "Mine") | {"zones": {"north": [1, 2.5], "south": [8, 11]}}
    text = laid(example("axis_allies_minis"), mine)
    assert [line for line in text.splitlines() if line.startswith("zone")] == ["zone north 1 2.5", "zone south 8 11"]
    battle = grognard.position(text)
    assert battle.context.map.zones == maps.load(mine).zones
    told_again(text)
    usual = laid(text, maps.blank(9, 11, "Usual") | {"zones": {"north": [1, 3], "south": [9, 11]}})
    assert "zone" not in usual
    assert grognard.position(usual).context.map.zones != battle.context.map.zones
    for bad, problem in (
        ("zone west 1 2", "north"),
        ("zone north 1", "zone north 1 4.5"),
        ("zone north 0 2", "zone north 1"),
    ):
        with pytest.raises(grognard.InputError, match=problem):
            grognard.position(usual.replace("objective", f"{bad}\nobjective"))


FARM = """
piece building farm 70,20 90,35 of wood
house farm storeys 2 large-rooms
door farm 80,35 ground
window farm 70,27.5 90,27.5
gap farm 75,20
wall farm 80,20 80,35 doors 80,28
"""


def furnished(lines: str) -> str:
    text = example("operation_ww2")
    return text.replace("hand a", f"{lines.strip()}\nhand a")


def test_a_house_is_written_line_by_line():
    text = furnished(FARM)
    battle = grognard.position(text)
    house = battle.context.map.buildings["farm"]
    assert (house.material, house.storeys) == ("wood", 2)
    assert [(opening.kind, opening.storeys, at) for opening, at in house.openings] == [
        ("door", "ground", (80_000, 35_000)),
        ("window", "all", (70_000, 27_500)),
        ("window", "all", (90_000, 27_500)),
        ("gap", "all", (75_000, 20_000)),
    ]
    assert [(wall.line, wall.doors) for wall in house.walls] == [
        (((80_000, 20_000), (80_000, 35_000)), ((80_000, 28_000),))
    ]
    described = grognard.describe(battle).splitlines()
    told = [line for line in described if line.split()[1:2] == ["farm"] or " farm " in line]
    assert told[1:] == FARM.strip().splitlines()[1:]
    told_again(text)


def test_what_is_wrong_with_a_house_is_said_by_its_line():
    for line, problem in (
        ("door barn 80,35", "farm"),
        ("door farm", "door NAME"),
        ("door farm 80,30", "outer wall"),
        ("door farm 80;35", "no place"),
        ("door farm x,35", "Line 10"),
        ("house farm storeys", "house NAME"),
        ("house farm storeys 99", "9"),
        ("wall farm 80,20", "wall NAME"),
        ("window grove 55,55", "farm"),
    ):
        with pytest.raises(grognard.InputError, match=rf"(?s)Line 10.*{problem}|{problem}.*"):
            grognard.position(furnished(f"{FARM.strip()}\n{line}"))


def test_a_house_is_moved_and_turned_with_its_doors_and_walls():
    text = furnished(FARM)
    there = moved(text, "farm", -10_000, 5_000)
    assert "door farm 70,40 ground" in there
    assert "wall farm 70,25 70,40 doors 70,33" in there
    turned = moved(text, "farm", 0, 0, 90_000)
    battle = grognard.position(turned)
    (wall,) = battle.context.map.buildings["farm"].walls
    assert {y for _, y in wall.line} == {27_500}
    assert len(battle.context.map.buildings["farm"].openings) == 4


@given(data=st.data())
@settings(max_examples=12)
def test_any_house_is_told_and_read_again_as_the_same(data):
    left, top = data.draw(st.integers(5, 60)), data.draw(st.integers(5, 60))
    wide, deep = data.draw(st.integers(8, 30)), data.draw(st.integers(8, 30))
    lines = [f"piece {data.draw(st.sampled_from(('building', 'ruin')))} h {left},{top} {left + wide},{top + deep}"]
    lines[0] += data.draw(st.sampled_from(("", " of mud", " of stone")))
    storeys = data.draw(st.integers(1, 9))
    lines += [f"house h storeys {storeys}"] if storeys > 1 else []
    for kind in data.draw(st.lists(st.sampled_from(("door", "window", "gap")), max_size=6)):
        share = data.draw(st.integers(10, 90)) / 100
        at = data.draw(
            st.sampled_from(((left + wide * share, top), (left, top + deep * share), (left + wide, top + deep * share)))
        )
        ground = data.draw(st.sampled_from(("", " ground")))
        lines.append(f"{kind} h {at[0]:.2f},{at[1]:.2f}{ground}")
    battle = grognard.position(furnished("\n".join(lines)))
    again = grognard.position(grognard.describe(battle))
    assert "{" not in next(line for line in grognard.describe(battle).splitlines() if "piece" in line)
    assert again.setup == battle.setup
    assert again.context.map.buildings == battle.context.map.buildings


@EVERY_SYSTEM
def test_a_table_of_the_game_is_named_and_laid_anew(name):
    game = systems()[name]
    shipped = game.setups.maps()[0].name
    once = laid(example(name), shipped)
    assert f"map {shipped}" in once.splitlines()
    assert not any(line.startswith(("table", "piece", "terrain", "objective")) for line in once.splitlines())
    assert laid(once, shipped) == once
    units = [line for line in example(name).splitlines() if line.startswith(("a.", "b.", "asks", "  "))]
    assert [line for line in once.splitlines() if line in units] == units
    grognard.position(once)


@pytest.mark.parametrize("name", PLANES)
def test_pieces_of_all_forms_are_written_and_told_again(name):
    lines = {
        "bolt_action": "piece hedge row 10,20 30,20 34,24 wide 0.5 height 1\npiece wood copse 4,4 10,4 7,9",
        "operation_ww2": "piece high-hedge row 10,20 30,20 34,24 wide 1.2\npiece building house 70,20 90,35 of wood",
        "wh40k5": "piece hedge row 10,20 30,20 34,24 wide 0.5\npiece ruins house 4,4 10,9 height 5",
    }[name]
    text = example(name).replace("asks", f"{lines}\nasks")
    pieces = {each.id: each for each in ground(grognard.position(text)).pieces}
    assert len(pieces["row"].outline) == 6
    told_again(text)


@pytest.mark.parametrize("name", PLANES)
def test_a_piece_is_moved_and_turned_and_all_else_stays(name):
    text = example(name).replace("asks", "piece hedge row 10,20 30,20 wide 0.6 # behind it\nasks")
    text = text.replace("piece hedge", "piece high-hedge") if name == "operation_ww2" else text
    line = next(each for each in text.splitlines() if " row " in each)
    assert moved(text, "row", 1000, -500) == text.replace(line, line.replace("10,20 30,20", "11,19.5 31,19.5"))
    assert moved(text, "row", 0, 0, 90_000) == text.replace(line, line.replace("10,20 30,20", "20,10 20,30"))
    box = text.replace(line, line.replace("wide 0.6 ", "").replace("10,20 30,20", "10,20 30,24"))
    turned = moved(box, "row", 0, 0, 90_000)
    assert "22,12 22,32 18,32 18,12" in turned
    assert "# behind it" in turned
    grognard.position(turned)


def test_what_is_wrong_with_a_piece_is_said_by_its_line():
    text = example("bolt_action")
    for piece, problem in (
        ("piece wood copse 4,4 10,9 of brick", "made of nothing"),
        ("piece wood copse 4,4 10,9 height 3 height 4", "given twice"),
        ("piece wood copse 4,4 height 3", "form"),
        ("piece wod copse 4,4 10,9", "wood"),
        ("piece wood copse 4,4 10;9", "no place"),
    ):
        with pytest.raises(grognard.InputError, match=rf"(?s)Line 3.*{problem}"):
            grognard.position(text.replace("table 48 x 48\n", f"table 48 x 48\n{piece}\n"))
    size = "table 120 x 120\n"
    straw = example("operation_ww2").replace(size, f"{size}piece building h 3,3 20,20 of straw\n")
    with pytest.raises(grognard.InputError, match=r"Line 3.*brick"):
        grognard.position(straw)


@EVERY_SYSTEM
def test_a_map_that_is_none_is_refused(name):
    with pytest.raises(grognard.InputError):
        laid(example(name), {"format": "grognard-map", "version": 1})
    with pytest.raises(grognard.InputError, match="nowhere"):
        laid(example(name), "nowhere")


@EVERY_SYSTEM
def test_every_kind_of_terrain_is_put_in_the_middle(name):
    game, text = systems()[name], example(name)
    kinds = terrain_kinds(game)
    assert len(kinds) > 3
    for kind in kinds:
        text = with_terrain(text, kind.name)
        grognard.position(text)
    assert len(text.splitlines()) == len(example(name).splitlines()) + len(kinds)
    told_again(text)
    twice = with_terrain(with_terrain(example(name), kinds[0].name), kinds[0].name)
    grognard.position(twice)
    with pytest.raises(grognard.InputError, match="lava"):
        with_terrain(text, "lava")
    with pytest.raises(grognard.InputError, match="table 48 x 48"):
        with_terrain(laid(text, game.setups.maps()[0].name), kinds[0].name)
