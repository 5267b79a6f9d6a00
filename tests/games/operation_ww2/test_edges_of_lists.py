"""What force lists may hold and what becomes of them, at its edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.forces import Force, ForceUnit, Join, Men, load_force, validate
from grognard.games.operation_ww2.data.rows_of_men import with_trait
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.purchases import has_charge
from grognard.games.operation_ww2.state.muster import gun_size, mustered, quality_of, roll_call, unit_id


def entry(id: str = "a", men: int = 3, **changes: Any) -> ForceUnit:
    """A squad of so many riflemen."""
    rank = Men(count=men, role="rifleman", weapons=("kar98k",))
    given: dict[str, Any] = {"title": id, "training": 4, "panic_limit": 3, "points": 10, "men": (rank,)}
    return ForceUnit(id=id, **(given | changes))


def force_of(*units: ForceUnit, nation: str = "german", join: tuple[Join, ...] = ()) -> Force:
    return replace(load_force("german-1944"), unit=units, nation=nation, join=join)


def mustered_of(*units: ForceUnit, join: tuple[Join, ...] = ()) -> Any:
    """The units as they come to the table, of one side."""
    other = force_of(entry("other"))
    return {id: unit for id, unit in mustered((force_of(*units, join=join), other), TABLES).items() if unit.seat == 0}


# ---- characteristics ---------------------------------------------------------------------------------------------


def faults(unit: ForceUnit) -> list[str]:
    """By which rules its characteristics are refused."""
    return [problem.rule for problem in validate(force_of(unit)) if problem.rule == "AZ-DEF-06"]


@pytest.mark.rule("AZ-DEF-06", "AZ-VLS-02", "AZ-LCH-03", "AZ-VCOV-01")
def test_az_def_06_who_may_have_which_characteristic() -> None:
    gun = entry("gun", 5, gun="pak-40")
    for id, of_guns, of_squads in (
        ("low-profile", True, False),
        ("long-barrel", True, False),
        ("camouflage-net", True, False),
        ("skirts", False, False),
        ("fast-vehicle", False, False),
        ("infiltration", True, True),
        ("shield", True, True),
        ("off-board-fire", False, False),
    ):
        assert faults(replace(gun, characteristics=(id,))) == ([] if of_guns else ["AZ-DEF-06"]), id
        assert faults(entry(characteristics=(id,))) == ([] if of_squads else ["AZ-DEF-06"]), id
    assert not TABLES.characteristics["off-board-fire"].played
    tank = replace(entry("tank"), vehicle="panzer-iv", men=())
    assert faults(replace(tank, characteristics=("skirts",))) == []
    assert faults(replace(tank, characteristics=("camouflage-net",))) == (
        [] if "camouflage-net" in TABLES.vehicles["panzer-iv"].choices else ["AZ-DEF-06"]
    )


# ---- from lists to units -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-14")
@pytest.mark.parametrize(
    ("calibre", "size"),
    [
        (0, "gun-small"),
        (50, "gun-small"),
        (57, "gun-medium"),
        (90, "gun-medium"),
        (100, "gun-large"),
        (155, "gun-large"),
    ],
)
def test_az_def_14_a_gun_is_as_large_as_its_calibre(calibre: int, size: str) -> None:
    assert gun_size(calibre, TABLES) == size


@pytest.mark.rule("AZ-DEF-14", "AZ-VEH-03", "AZ-MTI-01")
def test_az_def_14_what_a_unit_brings_to_the_table() -> None:
    gun = mustered_of(entry("gun", 2, gun="pak-40"))["a.gun"]
    first, *crew = gun.models
    assert [model.id for model in gun.models] == ["a.gun.1", "a.gun.2", "a.gun.3"]
    assert (first.role, first.weapons, first.length, first.width, first.radius) == (
        "gun",
        ("pak-40",),
        6000,
        3000,
        3354,
    )
    assert (first.machine.crew, first.machine.sheet, first.machine.traits) == (0, "", ())
    assert [(model.role, model.radius, model.length, model.aboard) for model in crew] == [
        ("rifleman", 1000, 0, None)
    ] * 2
    assert (gun.seat, gun.place, gun.detection) == (0, "waiting", "stationary")

    tank = mustered_of(replace(entry("tank", characteristics=("skirts", "infiltration")), vehicle="panzer-iv", men=()))
    (model,) = tank["a.tank"].models
    assert (model.role, model.weapons, model.length, model.width) == ("vehicle", (), 8200, 3800)
    assert (model.machine.crew, model.machine.sheet, model.machine.traits) == (5, "panzer-iv", ("skirts",))

    misty = mustered_of(replace(entry("tank", extras={"mist-grenades": 1}), vehicle="panzer-iv", men=()))
    assert misty["a.tank"].models[0].machine.traits == ("external-mines",)

    carrier = mustered_of(entry("carrier", 4, vehicle="sdkfz-251"))["a.carrier"]
    track, *troops = carrier.models
    assert (track.role, track.machine.crew) == ("vehicle", 0)
    assert [(model.id, model.aboard, model.is_cyclist) for model in troops] == [
        (f"a.carrier.{number}", "a.carrier.1", False) for number in (2, 3, 4, 5)
    ]


@pytest.mark.rule("AZ-EXP-01")
def test_az_exp_01_who_carries_the_charges_that_are_bought_and_how_many_are_left() -> None:
    """Riflemen first, besides their arms; nobody two."""
    leader, rifles = Men(count=1, role="leader", weapons=("mp40",)), Men(count=2, role="rifleman", weapons=("kar98k",))
    own = Men(count=1, role="rifleman", weapons=("explosive-charge",))
    for bought, carriers in ((0, [2]), (1, [2, 3]), (2, [2, 3, 4]), (3, [1, 2, 3, 4])):
        extras: dict[Any, int] = {"explosive-charge": bought} if bought else {}
        (squad,) = mustered_of(replace(entry("squad"), men=(leader, own, rifles), extras=extras)).values()
        assert [number for number, model in enumerate(squad.models, 1) if has_charge(model)] == carriers
        assert [model.weapons[0] for model in squad.models] == ["mp40", "explosive-charge", "kar98k", "kar98k"]
    thrown = replace(squad.models[3], spent={"explosive-charge": 1})
    assert not has_charge(thrown)


@pytest.mark.rule("AZ-DEF-14", "AZ-BIK-01", "AZ-MTI-01")
def test_az_bik_01_who_rides_a_bicycle_from_the_start_and_who_rides_in_a_carrier() -> None:
    row = Men(count=1, role="rifleman", weapons=("kar98k",), bicycles=True)
    plain = Men(count=1, role="leader", weapons=("mp40",))
    squad = mustered_of(replace(entry("squad"), men=(row, plain)))["a.squad"]
    assert [(model.role, model.is_cyclist) for model in squad.models] == [("rifleman", True), ("leader", False)]
    carried = mustered_of(replace(entry("carrier", vehicle="sdkfz-251"), men=(row, plain)))["a.carrier"]
    assert [model.is_cyclist for model in carried.models] == [False, False, False]


@pytest.mark.rule("AZ-DEF-14", "AZ-DEF-01")
def test_az_def_01_the_models_of_joined_entries_are_numbered_through() -> None:
    units = entry("one", 2), entry("two", 1), entry("three", 1)
    found = mustered_of(*units, join=(Join(id="both", units=("one", "three")),))
    assert {id: [model.id for model in unit.models] for id, unit in found.items()} == {
        "a.both": ["a.both.1", "a.both.2", "a.both.3"],
        "a.two": ["a.two.1"],
    }
    assert [unit_id(seat, "x") for seat in (0, 1)] == ["a.x", "b.x"]
    assert list(roll_call((force_of(*units), force_of(entry("x"))))) == ["a.one", "a.two", "a.three", "b.x"]


@pytest.mark.rule("AZ-DEF-06", "AZ-DEF-07", "AZ-MOR-02", "AZ-CMB-03", "AZ-ART-11", "AZ-MC-02")
def test_az_mor_02_what_entries_that_fight_as_one_are_together() -> None:
    green, good = entry("green", 3, training=6, panic_limit=3), entry("good", 2, training=4, panic_limit=2)
    alone, both = quality_of([good], TABLES), quality_of([good, green], TABLES)
    assert (alone.training, alone.panic_limit, alone.people) == (4, 2, 2)
    assert (both.training, both.panic_limit, both.people) == (6, 5, 5)
    led = quality_of([replace(good, characteristics=("command",)), green], TABLES)
    assert led.characteristics == {"command"}
    tank = replace(entry("tank"), vehicle="panzer-iv", men=(), panic_limit=1)
    carrier = entry("carrier", 4, vehicle="sdkfz-251")
    assert [quality_of([each], TABLES).people for each in (tank, carrier)] == [0, 4]
    assert quality_of([good, tank], TABLES).people == 2


@pytest.mark.rule("AZ-MC-02", "AZ-MOR-02")
def test_az_mc_02_the_panic_limit_of_a_section_of_motorcycles_is_the_sum_or_that_of_one() -> None:
    sheet = next(id for id, row in TABLES.vehicles.items() if row.type.startswith("motorcycle"))
    cycle = replace(entry("cycle"), vehicle=sheet, men=(), panic_limit=2)
    tank = replace(cycle, vehicle="panzer-iv")
    squad = entry("squad", panic_limit=2)
    for entries, summed, single in (
        ([cycle], 2, 2),
        ([cycle, cycle], 4, 2),
        ([cycle, cycle, cycle], 6, 2),
        ([cycle, tank], 4, 4),
        ([tank, tank], 4, 4),
        ([cycle, squad], 4, 4),
        ([squad, squad], 4, 4),
    ):
        assert quality_of(entries, TABLES).panic_limit == summed
        assert quality_of(entries, TABLES, "sum").panic_limit == summed
        assert quality_of(entries, TABLES, "single").panic_limit == single


@pytest.mark.rule("AZ-COM-03", "AZ-COM-05")
def test_az_com_03_a_unit_with_a_radio_has_its_operator_and_without_it_none() -> None:
    def rows(unit: ForceUnit) -> list[tuple[int, str]]:
        return [(men.count, men.role) for men in unit.men]

    plain = entry(characteristics=("infiltration",))
    bought = with_trait(plain, "radio", True)
    assert (bought.characteristics, rows(bought)) == (
        ("infiltration", "radio"),
        [(2, "rifleman"), (1, "radio-operator")],
    )
    assert with_trait(bought, "radio", True) == bought
    both = with_trait(bought, "runner", True)
    assert rows(both) == [(1, "rifleman"), (1, "runner"), (1, "radio-operator")]
    back = with_trait(both, "radio", False)
    assert (back.characteristics, rows(back)) == (
        ("infiltration", "runner"), [(1, "rifleman"), (1, "runner"), (1, "rifleman")],
    )  # fmt: skip
    assert with_trait(plain, "infiltration", False).characteristics == ()
    assert with_trait(plain, "command", True).men == plain.men
    led = replace(plain, men=(Men(count=1, role="leader"), Men(count=2, role="assistant")))
    assert rows(with_trait(led, "radio", True)) == [(1, "leader"), (1, "assistant"), (1, "radio-operator")]
    nobody = replace(plain, men=(Men(count=2, role="leader"),))
    assert rows(with_trait(nobody, "radio", True)) == [(2, "leader")]
    tank = replace(plain, vehicle="panzer-iv", men=())
    assert with_trait(tank, "radio", True).men == ()
