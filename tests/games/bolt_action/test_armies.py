"""Army lists: the four platoons, what is refused, what the rules of composition find."""

import json

import pytest

import grognard
import grognard.odds as odds
from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.core.words import english
from grognard.games.bolt_action.data.armies import (
    ArmyUnit,
    CostPart,
    ModelGroup,
    army_names,
    army_text,
    load_army,
    price,
)
from grognard.games.bolt_action.data.army_checks import validate
from grognard.games.bolt_action.data.entries import ENTRIES

NAMES = ("us-500", "german-500", "british-500", "soviet-500", "us-1000", "german-1000", "british-1000", "soviet-1000")
LARGE = (
    "us-1000-armour",
    "german-1000-armour",
    "british-1000-armour",
    "soviet-1000-armour",
    "german-1000-assault",
    "german-1000-rockets",
    "soviet-1000-heavy",
)


def with_unit(army, number, **changes):
    units = list(army.unit)
    units[number] = replace(units[number], **changes)
    return replace(army, unit=tuple(units))


def rules_of(problems):
    return [problem.rule for problem in problems]


def german(**changes):
    return with_unit(load_army("german-500"), 1, **changes)


@pytest.mark.rule("BA-ARMY-01", "BA-ARMY-05")
@pytest.mark.parametrize("name", NAMES)
def test_the_platoons_cost_their_points_part_by_part(name):
    army = load_army(name)
    limit = int(name.rpartition("-")[2])
    assert army.points == limit
    assert validate(army, limit) == ()
    for unit in army.unit:
        assert {(part.part, part.count, part.points) for part in price(unit, army.nation)} == {
            (part.part, part.count, part.points) for part in unit.cost
        }


@pytest.mark.parametrize(("name", "dice", "men"), [
    ("german-500", 6, [2, 10, 10, 3, 4, 2]),
    ("us-500", 6, [3, 12, 12, 2, 3, 4]),
    ("british-500", 8, [2, 10, 10, 2, 3, 4, 2, 1]),
    ("soviet-500", 8, [3, 10, 10, 3, 2, 4, 2, 12]),
])  # fmt: skip
def test_the_platoons_have_their_men(name, dice, men):
    army = load_army(name)
    assert len(army.unit) == dice
    assert [unit.size for unit in army.unit] == men


def test_the_names_of_what_comes_with_the_game():
    assert army_names()[:2] == ("us-500", "german-500")
    assert set(army_names()) == {*NAMES, *LARGE}


def test_a_unit_knows_what_its_entry_gives():
    army = load_army("german-500")
    assert [unit.sign for unit in army.unit] == ["hq", "rifle", "rifle", "mmg", "mortar", "launcher"]
    assert english(army.unit[1].name) == "Grenadier squad A"
    assert english(army.unit[0].name) == "Second Lieutenant"
    assert army.unit[0].rank is not None
    assert army.unit[0].rank.morale == 1
    assert english(army.full_name) == "Germany, 500 points"


@pytest.mark.rule("BA-ARMY-01", "BA-ARMY-02", "BA-GEN-01")
@pytest.mark.parametrize("name", LARGE)
def test_the_platoons_with_vehicles_cost_1000_points_part_by_part(name):
    army = load_army(name)
    assert army.points == 1000
    assert validate(army, 1000) == ()
    assert any(unit.kind_of_unit.slot == "tank" for unit in army.unit)
    assert any(unit.kind_of_unit.seats for unit in army.unit) or name == "german-1000-rockets"
    for unit in army.unit:
        assert {(part.part, part.count, part.points) for part in price(unit, army.nation)} == {
            (part.part, part.count, part.points) for part in unit.cost
        }


def test_the_assault_platoon_brings_bicycles_a_flamethrower_and_a_howitzer_with_its_tow():
    army = load_army("german-1000-assault")
    carried = {weapon for unit in army.unit for group in unit.men for weapon in group.weapons}
    assert {"flamethrower", "light-howitzer"} <= carried
    assert [unit.id for unit in army.unit if "bicycles" in unit.rules] == ["cyclists"]
    assert any("light" in unit.kind_of_unit.tows for unit in army.unit)
    others = [other for name in army_names() if (other := load_army(name)).nation == "german"]
    assert len({english(other.full_name) for other in others}) == len(others)


@pytest.mark.parametrize("name", [*NAMES, *LARGE])
def test_an_army_is_written_and_read_back(name, tmp_path):
    army = load_army(name)
    assert load_army(army_text(army)) == army
    assert load_army(to_builtins(army)) == army
    (tmp_path / "list.json").write_text(army_text(army), encoding="utf-8")
    assert load_army(tmp_path / "list.json") == army
    assert load_army(str(tmp_path / "list.json")) == army


@pytest.mark.rule("BA-ARMY-01")
def test_ba_army_01_the_limit():
    assert rules_of(validate(load_army("us-500"), 499)) == ["BA-ARMY-01"]


@pytest.mark.rule("BA-ARMY-02")
def test_ba_army_02_too_few_squads_and_too_many_mortars():
    army = load_army("us-500")
    fewer = replace(army, unit=tuple(unit for unit in army.unit if unit.id != "squad-b"))
    assert rules_of(validate(fewer, 500)) == ["BA-ARMY-02"]
    more = replace(army, unit=(*army.unit, replace(army.unit[-1], id="mortar-2")))
    assert rules_of(validate(more, 1000)) == ["BA-ARMY-02"]


@pytest.mark.rule("BA-ARMY-02")
def test_ba_army_02_two_platoons_need_twice_the_squads():
    army = load_army("us-500")
    two = replace(army, unit=(*army.unit, replace(army.unit[0], id="hq-2")))
    assert rules_of(validate(two, 1000)) == ["BA-ARMY-02"]
    squads = tuple(replace(army.unit[1], id=f"squad-{letter}") for letter in "cd")
    assert validate(replace(two, unit=(*two.unit, *squads)), 1000) == ()


@pytest.mark.rule("BA-ARMY-03", "BA-NAT-GB-01", "BA-NAT-SU-01")
def test_ba_army_03_free_units():
    germans = german(free=True, cost=())
    assert "BA-ARMY-03" in rules_of(validate(germans, 500))
    soviets = load_army("soviet-500")
    twice = replace(soviets, unit=(*soviets.unit, replace(soviets.unit[-1], id="squad-d")))
    assert rules_of(validate(twice, 500)) == ["BA-ARMY-03"]
    veterans = with_unit(soviets, -1, quality="veteran")
    assert rules_of(validate(veterans, 500)) == ["BA-ARMY-03"]


@pytest.mark.rule("BA-ARMY-05")
def test_ba_army_05_points_must_add_up():
    problems = validate(german(cost=(CostPart("men", 90, 10), CostPart("lmg", 20), CostPart("panzerfaust", 5))), 500)
    assert rules_of(problems) == ["BA-ARMY-05"]
    assert english(problems[0].message) == "Grenadier squad A is listed at 115 points; its entry makes it 125."


@pytest.mark.rule("BA-ARMY-05", "BA-SPC-03", "BA-SPC-05")
def test_ba_army_05_special_rules_are_bought_by_the_man():
    unit = german(rules=("tough-fighters", "tank-hunters")).unit[1]
    assert [(part.part, part.points) for part in price(unit, "german")][-2:] == [
        ("tough-fighters", 10),
        ("tank-hunters", 30),
    ]


NCO, GUNNER, LOADER = ModelGroup(1, "nco", ("rifle",)), ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader")


@pytest.mark.parametrize(("men", "rules"), [
    ((NCO, GUNNER, ModelGroup(8, "rifleman", ("rifle",))), ["BA-WPN-04"]),
    ((ModelGroup(10, "rifleman", ("rifle",)),), ["BA-MOR-10"]),
    ((NCO, ModelGroup(9, "rifleman", ("bar",))), ["BA-ARMY-05"]),
    ((NCO, ModelGroup(10, "rifleman", ("rifle",))), ["BA-ARMY-04"]),
    ((NCO, ModelGroup(2, "rifleman", ("rifle",))), ["BA-ARMY-04"]),
    ((NCO, ModelGroup(2, "gunner", ("lmg",)), ModelGroup(2, "loader"), ModelGroup(5, "rifleman")), ["BA-ARMY-05"]),
    ((NCO, ModelGroup(1, "officer"), ModelGroup(8, "rifleman")), ["BA-HQ-01"]),
    ((NCO, ModelGroup(9, "rifleman"), ModelGroup(1, "spotter")), ["BA-WPN-15"]),
])  # fmt: skip
def test_what_a_squad_may_be(men, rules):
    squad = ArmyUnit(id="squad-a", letter="A", entry="grenadier-squad", quality="regular", men=men)
    listed = replace(squad, cost=price(squad, "german"))
    army = load_army("german-500")
    units = (army.unit[0], listed, *army.unit[2:])
    assert rules_of(validate(replace(army, unit=units), 10_000)) == rules


@pytest.mark.rule("BA-ARMY-02", "BA-GEN-03")
def test_entries_belong_to_nations_and_qualities():
    assert rules_of(validate(replace(load_army("german-500"), nation="us"), 500)).count("BA-ARMY-02") == 3
    british = load_army("british-500")
    green_sniper = with_unit(british, 6, quality="inexperienced")
    assert rules_of(validate(green_sniper, 500)) == ["BA-GEN-03", "BA-ARMY-05"]


@pytest.mark.rule("BA-HQ-06")
def test_ba_hq_06_medics_carry_pistols():
    unit = ArmyUnit(
        id="medic",
        entry="medic",
        quality="regular",
        men=(ModelGroup(1, "medic", ("smg",)),),
        cost=(CostPart("medic", 23),),
    )
    army = load_army("us-500")
    assert rules_of(validate(replace(army, unit=(*army.unit, unit)), 600)) == ["BA-HQ-06"]


@pytest.mark.rule("BA-VEH-03")
@pytest.mark.parametrize(
    ("weapons", "rules"),
    [(("medium-at-gun", "mmg", "mmg"), []), ((), ["BA-VEH-03"]), (("mmg", "medium-at-gun", "mmg"), ["BA-VEH-03"])],
)
def test_a_vehicle_lists_its_weapons_in_the_order_of_its_mounts(weapons, rules):
    unit = ArmyUnit(
        id="tank",
        entry="m4-sherman",
        quality="regular",
        men=(ModelGroup(1, "vehicle", weapons),),
        cost=(CostPart("m4-sherman", 195),),
    )
    army = load_army("us-500")
    assert rules_of(validate(replace(army, unit=(*army.unit, unit)), 700)) == rules


@pytest.mark.rule("BA-ARMY-05")
def test_a_jeep_may_buy_a_machine_gun():
    unit = ArmyUnit(
        id="jeep",
        entry="jeep",
        quality="regular",
        men=(ModelGroup(1, "vehicle", ("mmg",)),),
        cost=(CostPart("jeep", 21), CostPart("mmg", 15)),
    )
    army = load_army("us-500")
    assert rules_of(validate(replace(army, unit=(*army.unit, unit)), 700)) == []


def broken(change):
    plain = to_builtins(load_army("us-500"))
    change(plain)
    return json.dumps(plain)


@pytest.mark.parametrize(("change", "said"), [
    (lambda army: army.update(nation="france"), "nation: “france” is not known. Write one of: german, us"),
    (lambda army: army.update(version=2), "version"),
    (lambda army: army.update(horses=3), "horses"),
    (lambda army: army.pop("unit"), "unit"),
    (lambda army: army["unit"][1].update(id="hq"), "unit: “hq” is used twice"),
    (lambda army: army["unit"][2].update(entry="cavalry"), "unit 3, entry: “cavalry” is not known"),
    (lambda army: army["unit"][2].update(quality="elite"), "unit 3, quality"),
    (lambda army: army["unit"][2].update(rules=["berserk"]), "unit 3, rules: “berserk”"),
    (lambda army: army["unit"][0]["men"][0].update(count=0), "unit 1, men 1, count"),
    (lambda army: army["unit"][0]["men"][0].update(count="2"), "unit 1, men 1, count"),
    (lambda army: army["unit"][0]["men"][0].update(weapons=["bow"]), "unit 1, men 1, weapons: “bow” is not known"),
    (lambda army: army["unit"][0]["men"][0].update(role="king"), "unit 1, men 1, role"),
])  # fmt: skip
def test_a_bad_list_is_refused_at_the_place(change, said):
    with pytest.raises(InputError) as refusal:
        load_army(broken(change))
    assert said in str(refusal.value)


@pytest.mark.parametrize(("text", "said"), [
    ("{", "The text given is neither sound TOML nor sound JSON"),
    ("nation = \n", "The text given is neither sound TOML nor sound JSON"),
    ("nation = 'us'\n" + "# long\n" * 40_000, "The text given is longer than 200000 characters"),
    ("us-5000", "“us-5000” is neither a file nor one that comes with the game. There are: british-1000"),
    ("no/such/file.toml", "no/such/file.toml cannot be read"),
    ("{" + '"a":{' * 100_000, "longer than"),
    ("{" + '"a":{' * 30_000, "nested too deeply"),
])  # fmt: skip
def test_what_is_no_list_is_refused(text, said):
    with pytest.raises(InputError) as refusal:
        load_army(text)
    assert said in str(refusal.value)


@pytest.mark.rule("BA-ARMY-04")
def test_ba_army_04_the_pattern_of_prices_holds():
    for entry in ENTRIES.values():
        low, regular, high = (entry.points.get(q, 0) for q in ("inexperienced", "regular", "veteran"))
        share = (80, 120) if entry.kind != "infantry" else (70, 130)
        if entry.rank or entry.slot in ("medic", "observer") or not low:
            continue
        assert abs(low - regular * share[0] / 100) <= 1, entry.id
        assert not high or abs(high - regular * share[1] / 100) <= 1, entry.id


@pytest.mark.rule("BA-SPC-01")
@pytest.mark.parametrize("quality", ["regular", "veteran"])
def test_only_inexperienced_troops_are_green(quality):
    green = grognard.army("bolt_action", "german-500")
    squad = next(id for id in green.ids if "squad" in id)
    green.set(squad, "quality", "inexperienced")
    green.set(squad, "rule-green", 1)
    assert "BA-SPC-01" not in [breach.rule for breach in green.breaches]
    green.set(squad, "quality", quality)
    assert [breach.unit for breach in green.breaches if breach.rule == "BA-SPC-01"] == [squad]
    with pytest.raises(InputError, match="Inexperienced"):
        odds.ask("bolt_action", attacker=f"{quality} green 5 rifle", target="5 rifle")
    line = "bolt_action\ntable 48 x 48\nasks orders a\nb.foe 5 rifle @24,10\na.firer {} 5 rifle with green @24,30"
    with pytest.raises(InputError, match="Line 5"):
        grognard.position(line.format(quality))
    assert not grognard.position(line.format("inexperienced")).over
