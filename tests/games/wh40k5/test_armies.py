"""Armies: those that come with the game, how they are read, what they cost, what the rules find wrong."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.core.words import english
from grognard.games.wh40k5.data.armies import Army, ArmyUnit, Models, army_names, army_text, load_army
from grognard.games.wh40k5.data.validation import validate


def found(army: Army, limit: int | None = None) -> list[tuple[str, str | None]]:
    return [(problem.rule, problem.unit) for problem in validate(army, limit)]


def said(army: Army, limit: int | None = None) -> list[str]:
    return [english(problem.message) for problem in validate(army, limit)]


def changed(name: str, id: str, **changes: Any) -> Army:
    """An army with one unit changed."""
    army = load_army(name)
    units = tuple(replace(unit, **changes) if unit.id == id else unit for unit in army.unit)
    return replace(army, unit=units)


def plain(name: str = "orks-500") -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(load_army(name))
    return data


@pytest.mark.rule("WH-GAME-06", "WH-ARMY-01", "WH-ARMY-02", "WH-ARMY-03", "WH-ARMY-04", "WH-ARMY-10", "WH-ARMY-11")
def test_the_space_marines_of_the_catalogue() -> None:
    army = load_army("space-marines-500")
    assert {unit.id: unit.points for unit in army.unit} == {
        "captain": 115, "tactical-squad": 170, "rhino": 35, "scouts": 75, "dreadnought": 105,
    }  # fmt: skip
    assert (army.points(), validate(army, 500)) == (500, ())
    squad = army.of("tactical-squad")
    assert [(row.count, row.carried) for row in squad.models] == [
        (1, ("bolt-pistol", "close-combat-weapon", "frag-grenades", "krak-grenades")),
        (7, ("boltgun", "bolt-pistol", "frag-grenades", "krak-grenades")),
        (1, ("bolt-pistol", "frag-grenades", "krak-grenades", "flamer")),
        (1, ("bolt-pistol", "frag-grenades", "krak-grenades", "missile-launcher")),
    ]
    assert army.of("captain").models[0].carried == ("bolt-pistol", "frag-grenades", "krak-grenades", "power-weapon")
    assert english(army.full_name) == "Space Marines, 500 points"


@pytest.mark.rule("WH-GAME-06", "WH-ARMY-06", "WH-ARMY-07", "WH-ARMY-08", "WH-ARMY-09", "WH-ARMY-12")
def test_the_orks_of_the_catalogue() -> None:
    army = load_army("orks-500")
    assert {unit.id: (unit.size, unit.points) for unit in army.unit} == {
        "warboss": (1, 95), "mob-1": (20, 170), "mob-2": (12, 122), "trukk": (1, 35), "lootas": (5, 75),
    }  # fmt: skip
    assert (army.points(), validate(army, 500)) == (497, ())
    assert [english(unit.name) for unit in army.unit] == ["Warboss", "Boyz 1", "Boyz 2", "Trukk", "Lootas"]
    assert [row.count for row in army.of("mob-1").models] == [1, 17, 2]


@pytest.mark.parametrize("name", army_names())
def test_every_army_keeps_to_the_rules(name: str) -> None:
    army = load_army(name)
    limit = int(name.rsplit("-", 1)[1])
    assert validate(army, limit) == ()
    assert limit - army.points() < 25
    assert load_army(army_text(army)) == army


@pytest.mark.rule("WH-GAME-06")
def test_wh_game_06_points_slots_and_peoples() -> None:
    army = load_army("space-marines-500")
    assert said(army, 450) == [
        "The army costs 500 points; this battle allows 450. Take something out, or agree on a higher limit."
    ]
    bare = replace(army, unit=tuple(unit for unit in army.unit if unit.id not in ("captain", "scouts")))
    assert said(bare) == [
        "HQ: the army has 0 units, a force has 1 to 2.", "Troops: the army has 1 units, a force has 2 to 6.",
    ]  # fmt: skip
    dreadnoughts = [replace(army.of("dreadnought"), id=f"d{number}") for number in range(4)]
    assert found(replace(army, unit=(*army.unit[:4], *dreadnoughts))) == [("WH-GAME-06", None)]
    assert found(replace(army, nation="orks"))[0] == ("WH-GAME-06", "captain")


@pytest.mark.rule("WH-GAME-06")
def test_wh_game_06_the_make_up_of_units() -> None:
    nine = (Models(model="sergeant"), Models(model="space-marine", count=7))
    special = Models(model="space-marine", upgrades=("plasma-gun",))
    assert found(changed("space-marines-500", "tactical-squad", models=(*nine, special))) == [
        ("WH-GAME-06", "tactical-squad")
    ]
    two = Models(model="space-marine", count=2, upgrades=("flamer",))
    assert said(changed("space-marines-500", "tactical-squad", models=(*nine, two))) == [
        "Tactical squad has too many of Flamer and the like: with its size 1 at most."
    ]
    nobs = (Models(model="nob", count=2), Models(model="boy", count=10))
    assert said(changed("orks-500", "mob-2", models=nobs)) == ["Boyz 2 has 2 of Nob; it must have 0 to 1."]
    few = (Models(model="boy", count=9),)
    assert said(changed("orks-500", "mob-2", models=few)) == ["Boyz 2 has 9 models; it must have 10 to 30."]


def test_wh_veh_16_and_31_transports() -> None:
    crowd = (Models(model="boy", count=13),)
    assert said(changed("orks-500", "mob-2", models=crowd)) == [
        "Trukk carries 12 models; Boyz 2 and those who joined it are 13."
    ]
    assert found(changed("orks-500", "warboss", joins="mob-2")) == [("WH-VEH-16", "trukk")]
    assert found(changed("orks-500", "trukk", transport_of="lootas")) == [("WH-VEH-31", "trukk")]
    assert found(changed("orks-500", "trukk", transport_of="")) == [("WH-VEH-31", "trukk")]
    assert found(changed("orks-500", "lootas", transport_of="mob-2")) == [
        ("WH-VEH-31", "lootas"), ("WH-VEH-16", "lootas"),
    ]  # fmt: skip


def test_wh_unit_04_who_joins_whom() -> None:
    assert found(changed("orks-500", "warboss", joins="mob-1")) == []
    assert found(changed("orks-500", "lootas", joins="mob-1")) == [("WH-UNIT-04", "lootas")]
    assert found(changed("space-marines-500", "captain", joins="dreadnought")) == [("WH-UNIT-04", "captain")]
    army = load_army("space-marines-500")
    second = replace(army.of("captain"), id="second", joins="captain")
    assert found(replace(army, unit=(*army.unit, second))) == []


@pytest.mark.parametrize(("path", "value", "problem"), [
    (("nation",), "elves", "nation: “elves” is not known. Write one of: "),
    (("unit", 0, "unit"), "warlord", "unit 1, unit: “warlord” is not known"),
    (("unit", 1, "id"), "warboss", "unit: “warboss”"),
    (("unit", 1, "models", 0, "model"), "loota", "unit 2, models 1, model: “loota” is not known. Write one of: nob, b"),
    (("unit", 1, "models", 0, "upgrades"), ["flamer"], "unit 2, models 1, upgrades: “flamer” is not known"),
    (("unit", 1, "models", 0, "upgrades"), ["bosspole"] * 2, "unit 2, models 1, upgrades: “bosspole”"),
    (("unit", 1, "models", 1, "upgrades"), ["shoota", "big-shoota"], "unit 2, models 2, upgrades: two upgrades give"),
    (("unit", 1, "models", 1, "count"), 0, "unit 2, models 2, count: Expected `int` >= 1"),
    (("unit", 3, "transport_of"), "mob-9", "unit 4, transport_of: “mob-9” is not known"),
    (("unit", 0, "joins"), "warboss", "unit 1, joins: “warboss” is not known"),
    (("unit", 0, "point"), 95, "unit 1: Object contains unknown field `point`"),
    (("system",), "bolt_action", "this is of bolt_action, and wh40k5 is played here"),
])  # fmt: skip
def test_an_army_with_a_mistake_is_refused(path: tuple[Any, ...], value: Any, problem: str) -> None:
    data = plain()
    inner: Any = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(InputError) as refusal:
        load_army(data)
    assert problem in str(refusal.value)


def test_units_have_names_of_their_owner() -> None:
    unit = ArmyUnit(id="a", unit="boyz", title="Da Lads", models=(Models(model="boy", count=10),))
    assert english(unit.name) == "Da Lads"
    assert english(replace(load_army("orks-500"), title="Waaagh of mine").full_name) == "Waaagh of mine"
