"""What the builder of armies lists, adds and prints, for every people and every unit."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from grognard.core.armies.army import army
from grognard.core.messages import say
from grognard.games.wh40k5.data.armies import army_names, load_army
from grognard.games.wh40k5.data.building import WarhammerBuilder
from grognard.games.wh40k5.data.tables import TABLES

BUILDER = WarhammerBuilder()
SLOTS = ["hq", "elites", "troops", "fast-attack", "heavy-support", "transport"]


@pytest.mark.rule("WH-GAME-06")
def test_a_list_is_written_for_peoples_with_a_leader_and_troops() -> None:
    fielded = [nation for nation, _ in BUILDER.nations()]
    assert fielded == ["imperial-guard", "orks", "space-marines", "tyranids"]
    assert "space-wolves" in TABLES.nations


@pytest.mark.rule("WH-GAME-06")
@pytest.mark.parametrize("nation", ["imperial-guard", "orks", "space-marines", "space-wolves", "tyranids"])
def test_the_units_of_a_people_are_listed_by_slot(nation: str) -> None:
    found = list(BUILDER.entries(BUILDER.empty(nation, "x")))
    own = {id: unit for id, unit in TABLES.units.items() if unit.nation == nation}
    expected = sorted(own, key=lambda id: SLOTS.index(own[id].slot))
    assert [each.name for each in found] == expected
    assert [each.group for each in found] == [say(f"wh-slot-{own[id].slot}") for id in expected]


OWN = files("grognard.games.wh40k5.data").joinpath("examples/own.toml").read_text()


@pytest.mark.rule("WH-GAME-06")
@pytest.mark.parametrize(("nation", "listed"), [("space-marines", ["own:old-guards"]), ("orks", [])])
def test_units_of_a_players_own_are_listed_after_those_of_their_people(nation: str, listed: list[str]) -> None:
    mine = army("wh40k5", nation=nation)
    mine.bring(OWN)
    found = [each.name for each in BUILDER.entries(mine.record)]
    assert found == [each.name for each in BUILDER.entries(BUILDER.empty(nation, "x"))] + listed


@pytest.mark.rule("WH-VEH-31", "WH-GAME-06")
@pytest.mark.parametrize("id", list(TABLES.units))
def test_a_unit_is_added_as_small_as_it_may_be(id: str) -> None:
    """The least of every kind of model, then of those listed first as many as the smallest size wants."""
    of = TABLES.units[id]
    added = BUILDER.added(BUILDER.empty(of.nation, "x"), id).unit[-1]
    counts = Counter({row.model: row.count for row in added.models})
    assert all(counts.values())
    assert not any(row.upgrades for row in added.models)
    least = {part.model: part.least for part in of.part}
    assert sum(counts.values()) == of.size[0] == added.size
    for part in of.part:
        assert part.least <= counts[part.model] <= part.most
        lacking = of.size[0] - sum(least.values())
        least[part.model] += min(lacking, part.most - part.least)
    assert counts == Counter({model: count for model, count in least.items() if count})
    assert added.transport_of == ""


@pytest.mark.rule("WH-VEH-31")
def test_a_transport_is_added_for_the_first_that_may_have_one() -> None:
    marines = BUILDER.empty("space-marines", "x")
    for id in ("captain", "tactical-squad", "devastator-squad", "rhino", "razorback"):
        marines = BUILDER.added(marines, id)
    assert [unit.transport_of for unit in marines.unit] == ["", "", "", "tactical-squad", "devastator-squad"]


@pytest.mark.rule("WH-CORE-05")
@pytest.mark.parametrize("name", army_names())
def test_characteristics_are_printed_of_creatures_and_of_vehicles(name: str) -> None:
    of = load_army(name)
    models = list(dict.fromkeys(row.model for unit in of.unit for row in unit.models))
    tables = {table.title: table.rows for table in BUILDER.profiles(of)}
    kinds: dict[str, list[str]] = {"wh-build-creatures": [], "wh-build-vehicles": []}
    for id in models:
        is_vehicle = TABLES.models[id].profile.front is not None
        kinds["wh-build-vehicles" if is_vehicle else "wh-build-creatures"].append(id)
    for title, ids in kinds.items():
        assert (say(title) in tables) == bool(ids)
        rows = tables.get(say(title), ())
        assert [row[0] for row in rows] == [TABLES.models[id].name for id in ids]
    assert all(rows for rows in tables.values())


@pytest.mark.rule("WH-CORE-05")
def test_a_warboss_and_a_trukk_as_they_are_printed() -> None:
    warband = BUILDER.empty("orks", "x")
    for id in ("warboss", "boyz", "trukk"):
        warband = BUILDER.added(warband, id)
    creatures, vehicles, _ = BUILDER.profiles(warband)
    assert creatures.rows[0][1:] == ("5", "2", "5", "5", "3", "4", "4", "9", "6+", "–")
    assert vehicles.rows[0][1:] == ("2", "10", "10", "10")
    only = BUILDER.profiles(BUILDER.added(BUILDER.empty("orks", "x"), "trukk"))
    assert [table.title for table in only] == [say("wh-build-vehicles"), say("wh-build-weapons")]
