"""Forces: those that come with the game, how they are read, what they cost, what the rules find wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import grognard
from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.core.words import english
from grognard.games.operation_ww2.data.forces import (
    Force,
    ForceUnit,
    Join,
    Men,
    force_names,
    force_text,
    load_force,
    validate,
)
from grognard.games.operation_ww2.data.tables import TABLES

FIELDS = ("id", "training", "panic_limit", "points")


def found(force: Force, limit: int | None = None, **options: str) -> list[str]:
    return [problem.rule for problem in validate(force, limit, options=options)]


def force_of(*units: ForceUnit, nation: str = "german", joins: tuple[Join, ...] = ()) -> Force:
    base = load_force("german-1944")
    return replace(base, unit=units, nation=nation, join=joins)


def infantry(id: str = "a", men: int = 5, weapon: str = "kar98k", **changes: Any) -> ForceUnit:
    rank = Men(count=men, role="rifleman", weapons=(weapon,))
    given: dict[str, Any] = {"training": 4, "panic_limit": 3, "points": 10, "men": (rank,), "title": "Squad"}
    return ForceUnit(id=id, **(given | changes))


def arms(unit: ForceUnit) -> list[str]:
    return [f"{men.count} {' '.join(men.weapons)}".strip() for men in unit.men]


@pytest.mark.rule("AZ-SET-09", "AZ-CRD-02")
def test_az_set_09_the_german_force() -> None:
    force = load_force("german-1944")
    assert [tuple(getattr(unit, field) for field in FIELDS) for unit in force.unit] == [
        ("headquarters", 4, 3, 90), ("squad-1", 4, 3, 150), ("squad-2", 4, 3, 145), ("machine-gun", 4, 2, 70),
        ("mortar", 4, 3, 90), ("pak", 4, 3, 120),
    ]  # fmt: skip
    assert (force.points, force.hand(), validate(force, 665)) == (665, 13, ())
    assert sum(unit.people() for unit in force.unit) + sum(bool(unit.gun) for unit in force.unit) == 37
    assert arms(force.of("headquarters")) == ["1 mp40", "1 kar98k", "1 kar98k", "1 kar98k panzerfaust"]
    assert arms(force.of("squad-1")) == ["1 mp40", "1 mg42", "1 kar98k", "6 kar98k", "1 kar98k panzerfaust"]
    assert arms(force.of("squad-2"))[1] == "1 mg34"
    assert arms(force.of("machine-gun")) == ["1 mg42-tripod", "2 pistol"]
    assert force.of("pak").characteristics == ("shield", "long-barrel", "low-profile")
    assert [force.of("pak").gun, force.of("pak").people()] == ["pak-40", 5]
    assert force.of("headquarters").characteristics == ("command", "radio", "runner")


@pytest.mark.rule("AZ-CRD-02")
def test_az_set_09_the_american_force() -> None:
    force = load_force("us-1944")
    assert [tuple(getattr(unit, field) for field in FIELDS) for unit in force.unit] == [
        ("headquarters", 4, 3, 85), ("squad-1", 4, 3, 150), ("squad-2", 4, 3, 150), ("bazooka", 4, 2, 55),
        ("machine-gun", 4, 2, 65), ("sherman", 4, 1, 165),
    ]  # fmt: skip
    assert (force.points, force.hand(), validate(force, 670)) == (670, 11, ())
    assert sum(unit.people() for unit in force.unit if not unit.vehicle) == 29
    shots = sum(men.count * TABLES.weapons[men.weapons[0]].shots for men in force.of("squad-1").men)
    assert shots == 22
    assert force.of("sherman").people() == 5
    assert force.of("sherman").has("medium-armour")
    assert [english(unit.full_name) for unit in force.unit][-2:] == ["Machine-gun section", "M4 Sherman 75 mm"]
    assert english(force.full_name) == "United States, 670 points"


@pytest.mark.rule("AZ-CRD-02")
def test_az_crd_02_ten_units() -> None:
    units = tuple(infantry(f"u{number}") for number in range(10))
    assert [force_of(*units, nation=nation).hand() for nation in ("german", "american", "british")] == [17, 15, 15]


@pytest.mark.rule("AZ-SET-09")
def test_az_set_09_points() -> None:
    force = load_force("us-1944")
    (problem,) = validate(force, 500)
    assert problem.rule == "AZ-SET-09"
    assert english(problem.message).startswith("The force costs 670 points; this battle allows 500.")


@pytest.mark.rule("AZ-WPN-01")
def test_az_wpn_01_weapons_of_the_nation() -> None:
    (problem,) = validate(force_of(infantry(weapon="m1-garand")))
    assert (problem.rule, problem.unit) == ("AZ-WPN-01", "a")
    assert english(problem.message).startswith("Squad: M1 Garand is not among what Germany fields.")
    assert found(force_of(infantry(weapon="m1-garand"), nation="american")) == []
    gun = infantry(gun="75-mm-m3", weapon="pistol")
    assert found(force_of(gun)) == ["AZ-WPN-01"]
    assert [TABLES.weapons[id].is_heavy for id in ("kar98k", "75-76-mm", "bazooka")] == [False, True, True]


def test_az_set_09_vehicles_of_the_nation() -> None:
    sherman = load_force("us-1944").of("sherman")
    assert found(force_of(sherman)) == ["AZ-SET-09"]


def test_az_def_06_characteristics() -> None:
    assert found(force_of(infantry(characteristics=("bayonet-trained",)))) == []
    assert found(force_of(infantry(characteristics=("slow-turret",)))) == ["AZ-DEF-06"]
    assert found(force_of(infantry(characteristics=("heat",)))) == ["AZ-DEF-06"]
    assert found(force_of(infantry(characteristics=("off-board-fire",)))) == ["AZ-DEF-06"]
    panzer = infantry(vehicle="panzer-iv", men=5, weapon="pistol", characteristics=("skirts",))
    assert found(force_of(panzer)) == []
    assert found(force_of(replace(panzer, vehicle="panther"))) == ["AZ-DEF-06"]


def test_az_com_radio_operators_and_runners() -> None:
    assert found(force_of(infantry(characteristics=("radio",)))) == ["AZ-COM-03"]
    operator = Men(count=1, role="radio-operator")
    assert found(force_of(replace(infantry(), men=(operator,)))) == ["AZ-COM-03"]
    runner = replace(infantry(), men=(Men(count=1, role="runner"),))
    assert found(force_of(runner)) == ["AZ-COM-05"]
    assert found(force_of(replace(runner, characteristics=("runner",)))) == []


def test_az_veh_03_crews() -> None:
    assert found(force_of(infantry(vehicle="panther", men=4, weapon="pistol"))) == ["AZ-VEH-03"]
    assert found(force_of(replace(infantry(vehicle="panther"), men=()))) == []


def test_az_snp_01_snipers() -> None:
    sniper = infantry(men=1, weapon="sniper-rifle", characteristics=("sniper",))
    assert found(force_of(sniper)) == ["AZ-SNP-01"]
    assert found(force_of(replace(sniper, characteristics=("sniper", "infiltration")))) == []
    assert found(force_of(infantry(men=3, weapon="sniper-rifle", characteristics=("sniper",)))) == ["AZ-SNP-01"]


@pytest.mark.rule("AZ-CMB-03")
def test_az_cmb_combined_squads() -> None:
    join = (Join(id="j", units=("a", "b")),)
    plain = force_of(infantry("a"), infantry("b"), joins=join)
    assert found(plain) == ["AZ-CMB-01"]
    able: dict[str, Any] = {"characteristics": ("combined-squad",)}
    combined = force_of(infantry("a", **able), infantry("b", **able), joins=join)
    assert found(combined) == []
    assert (combined.panic_limit(join[0]), combined.fighting_units(), combined.hand()) == (6, 1, 8)
    apart = force_of(infantry("a", platoon="1", **able), infantry("b", platoon="2", **able), joins=join)
    assert found(apart) == ["AZ-CMB-01"]


def test_joined_guns_and_vehicles() -> None:
    join = (Join(id="j", units=("a", "b")),)

    def guns(second: str) -> Force:
        return force_of(infantry("a", gun="pak-40"), infantry("b", gun=second), joins=join)

    def vehicles(second: str) -> Force:
        first = replace(infantry("a", vehicle="panther"), men=())
        return force_of(first, replace(infantry("b", vehicle=second), men=()), joins=join)

    assert found(guns("pak-40")) == []
    assert found(guns("88-mm")) == ["AZ-ART-11"]
    assert found(vehicles("panther")) == ["AZ-VSQ-01"]
    assert found(vehicles("panther"), vehicle_squads="on") == []
    assert found(vehicles("panzer-iv"), vehicle_squads="on") == ["AZ-VSQ-01"]


@pytest.mark.parametrize("name", force_names())
def test_a_force_survives_its_text(name: str) -> None:
    assert load_force(force_text(load_force(name))) == load_force(name)
    assert load_force(name).name == name


def plain() -> dict[str, Any]:
    return dict(json.loads(json.dumps(to_builtins(load_force("german-1944")))))


@pytest.mark.parametrize(("place", "value", "problem"), [
    (("nation",), "french", "The text given, nation: “french” is not known. Write one of: german, american"),
    (("unit", 1, "men", 0, "weapons"), ["mp41"], "The text given, unit 2, men 1, weapons: “mp41” is not known."),
    (("unit", 1, "id"), "pak", "The text given, unit: “pak” is used twice."),
    (("unit", 5, "gun"), "mg42", "The text given, unit 6, gun: “mg42” is not known. Write one of: 20-mm"),
    (("unit", 5, "vehicle"), "panther", "The text given, unit 6: a unit has a gun or a vehicle, not both."),
    (("unit", 1, "men"), [], "The text given, unit 2: the unit has no men."),
    (("unit", 1, "name"), "", "The text given, unit 2: the unit has neither name nor title."),
    (("unit", 1, "name"), "tank", "The text given, unit 2, vehicle: “” is not known. Write one of: sherman-75"),
    (("unit", 1, "training"), 1, "The text given, unit 2, training: Expected `int` >= 2."),
    (("unit", 1, "characteristics"), ["brave"], "The text given, unit 2, characteristics: “brave” is not known."),
    (("unit", 1, "morale"), 3, "The text given, unit 2: Object contains unknown field `morale`."),
    (("join",), [{"id": "j", "units": ["squad-1", "squad-9"]}], "The text given, join 1, units: “squad-9” is not know"),
    (("join",), [{"id": "j", "units": ["pak", "pak"]}], "The text given, join, units: “pak” is used twice."),
    (("version",), 2, "The text given, version: 2 is no version of this form that is read here: it is 1."),
])  # fmt: skip
def test_a_force_with_a_mistake_is_refused(place: tuple[Any, ...], value: Any, problem: str) -> None:
    data = plain()
    inner: Any = data
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    with pytest.raises(InputError) as refusal:
        load_force(json.dumps(data))
    assert str(refusal.value).startswith(problem)


def test_what_is_no_force_is_refused() -> None:
    with pytest.raises(InputError) as refusal:
        load_force("us-1945")
    assert "There are: german-1944, us-1944." in str(refusal.value)


@pytest.mark.rule("AZ-CMB-01", "AZ-ART-11")
def test_units_are_joined_and_parted_as_the_rules_let_them():
    force = grognard.army("operation_ww2", nation="american")
    first = force.add("squad-1")
    second, third = force.duplicate(first), force.duplicate(first)
    tank = force.add("sherman")
    offered = {each.name: each for each in force.settings(first)}["join"]
    assert {value.value: [each.rule for each in value.breaches] for value in offered.values} == {
        "": [],
        second: ["AZ-CMB-01"],
        third: ["AZ-CMB-01"],
    }
    assert "join" not in {each.name for each in force.settings(tank)}
    for id in (first, second, third):
        force.set(id, "trait-combined-squad", 1)
    force.set(second, "join", first)
    force.set(third, "join", first)
    assert (force.legal, force.dice, [join.units for join in force.record.join]) == (True, 2, [(first, second, third)])
    assert "joined with Rifle squad 1" in str(force.unit(third))
    force.set(first, "join", "")
    assert [join.units for join in force.record.join] == [(second, third)]
    force.remove(second)
    assert (force.record.join, force.dice) == ((), 3)
