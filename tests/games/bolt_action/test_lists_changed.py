"""The men of a list changed one by one, what a builder offers, and the rows that say what is bought."""

import pytest

from grognard.core.records import replace
from grognard.games.bolt_action.data.armies import ArmyUnit, ModelGroup, is_manned, load_army, price
from grognard.games.bolt_action.data.building import BUILDER
from grognard.games.bolt_action.data.entries import ENTRIES, SPECIALS
from grognard.games.bolt_action.data.recruits import with_arms, with_men, with_spotters, with_weapon
from grognard.games.bolt_action.data.tables import NATIONS, WEAPONS
from grognard.games.bolt_action.data.theatres import theatres_of
from grognard.games.bolt_action.data.usual import armed_men, usual_men

FLAGS = {
    "assault": {"assault-rifle", "pistol", "smg"},
    "one_shot": {"panzerfaust"},
    "shaped_charge": {"bazooka", "panzerfaust", "panzerschreck", "piat"},
    "flamethrower": {"flamethrower", "vehicle-flamethrower"},
    "indirect": {"light-mortar", "medium-mortar", "heavy-mortar", "multiple-launcher"},
    "howitzer": {"light-howitzer", "medium-howitzer", "heavy-howitzer"},
    "scoped": {"scoped-rifle"},
    "multiple": {"multiple-launcher"},
    "squeeze_bore": {"squeeze-bore-light-at-gun"},
}
LEAST = {"light-mortar": 12, "medium-mortar": 18, "heavy-mortar": 18, "multiple-launcher": 18}


@pytest.mark.rule(
    "BA-WPN-01", "BA-WPN-03", "BA-WPN-06", "BA-WPN-07", "BA-WPN-10", "BA-WPN-13", "BA-WPN-14", "BA-WPN-17"
)
@pytest.mark.parametrize("flag", FLAGS)
def test_the_weapons_of_which_a_rule_speaks(flag):
    assert {name for name, weapon in WEAPONS.items() if getattr(weapon, flag)} == FLAGS[flag]


@pytest.mark.rule("BA-WPN-01", "BA-WPN-07")
def test_mortars_and_howitzers_fire_indirectly_from_so_far_on():
    howitzers = dict.fromkeys(FLAGS["howitzer"], 24)
    assert {name: row.minimum / 1000 for name, row in WEAPONS.items() if row.minimum} == LEAST | howitzers


@pytest.mark.rule("BA-ARMY-05", "BA-SPC-03", "BA-SPC-04", "BA-SPC-05", "BA-VEH-32", "BA-CQ-23")
def test_what_special_rules_cost_a_man():
    prices = {name: row.each for name, row in SPECIALS.items() if row.each or row.each_of}
    assert prices == {"tough-fighters": 1, "fanatics": 3, "tank-hunters": 2, "schuerzen": 10}
    assert SPECIALS["tank-hunters"].each_of == {"german": 3}


@pytest.mark.rule("BA-HQ-01", "BA-NAT-DE-01", "BA-NAT-DE-02", "BA-NAT-DE-03", "BA-NAT-US-01", "BA-NAT-US-03")
@pytest.mark.rule("BA-NAT-GB-01", "BA-NAT-GB-02", "BA-NAT-SU-01", "BA-NAT-SU-02")
def test_what_sets_each_nation_apart():
    def apart(field):
        found = {name: getattr(row, field) for name, row in NATIONS.items()}
        usual = max(found.values(), key=list(found.values()).count)
        return usual, {name: value for name, value in found.items() if value != usual}

    assert apart("officer_reach") == (6000, {"german": 12_000})
    assert apart("shots") == ({}, {"german": {"lmg": 4, "mmg": 5}})
    assert apart("new_nco") == (None, {"german": 4})
    assert apart("steady") == ((), {"us": ("rifle", "automatic-rifle")})
    assert apart("strikes") == (1, {"us": 2})
    assert apart("bombards") == (False, {"british": True})
    assert apart("rerolls_morale") == (False, {"soviet": True})
    free = {name: (row.free.entry, row.free.quality, row.free.men) for name, row in NATIONS.items() if row.free}
    assert free == {"british": ("artillery-observer", "regular", 1), "soviet": ("rifle-squad", "inexperienced", 12)}


# ---- men -------------------------------------------------------------------------------------------------------------


def men(*groups):
    return tuple(ModelGroup(count, role, tuple(weapons)) for count, role, *weapons in groups)


def shown(unit):
    """Its men, group by group."""
    return [(group.count, group.role, *group.weapons) for group in unit.men]


@pytest.mark.rule("BA-WPN-04")
@pytest.mark.parametrize(
    ("counted", "nco", "groups"),
    [
        ({"rifle": 3}, True, [(1, "nco", "rifle"), (2, "rifleman", "rifle")]),
        ({"rifle": 3}, False, [(3, "rifleman", "rifle")]),
        (
            {"rifle": 4, "lmg": 2, "smg": 1},
            True,
            [
                (1, "nco", "rifle"),
                (2, "loader", "rifle"),
                (1, "rifleman", "rifle"),
                (1, "rifleman", "smg"),
                (2, "gunner", "lmg"),
            ],
        ),
        ({"rifle": 2, "lmg": 1}, False, [(1, "loader", "rifle"), (1, "rifleman", "rifle"), (1, "gunner", "lmg")]),
        ({"lmg": 1}, True, [(1, "gunner", "lmg")]),
    ],
)
def test_men_by_their_weapons_have_a_leader_and_loaders(counted, nco, groups):
    assert [(each.count, each.role, *each.weapons) for each in armed_men(counted, nco)] == groups


SQUAD = ArmyUnit(
    id="squad",
    entry="infantry-section",
    quality="regular",
    men=men((1, "nco", "rifle"), (5, "rifleman", "rifle")),
)


@pytest.mark.rule("BA-WPN-04", "BA-ARMY-05")
@pytest.mark.parametrize(
    ("weapon", "count", "groups"),
    [
        ("lmg", 1, [(1, "nco", "rifle"), (3, "rifleman", "rifle"), (1, "loader", "rifle"), (1, "gunner", "lmg")]),
        ("smg", 1, [(1, "nco", "smg"), (5, "rifleman", "rifle")]),
        ("smg", 2, [(1, "nco", "smg"), (1, "rifleman", "smg"), (4, "rifleman", "rifle")]),
        (
            "panzerfaust",
            2,
            [(1, "nco", "rifle"), (3, "rifleman", "rifle"), (2, "rifleman", "rifle", "panzerfaust")],
        ),
        ("automatic-rifle", 1, [(1, "nco", "rifle"), (4, "rifleman", "rifle"), (1, "rifleman", "automatic-rifle")]),
    ],
)
def test_a_weapon_is_given_to_him_who_carries_it_and_taken_again(weapon, count, groups):
    armed = with_weapon(SQUAD, weapon, count, "british")
    assert shown(armed) == groups
    assert shown(with_weapon(armed, weapon, 0, "british")) == shown(SQUAD)


@pytest.mark.rule("BA-WPN-04", "BA-ARMY-05")
def test_a_weapon_with_a_crew_needs_two_riflemen_and_any_other_one():
    two = replace(SQUAD, men=men((1, "nco", "rifle"), (1, "rifleman", "rifle")))
    assert shown(with_weapon(two, "lmg", 1, "british")) == shown(two)
    assert shown(with_weapon(two, "automatic-rifle", 1, "british")) == [
        (1, "nco", "rifle"),
        (1, "rifleman", "automatic-rifle"),
    ]
    three = replace(SQUAD, men=men((1, "nco", "rifle"), (2, "rifleman", "rifle")))
    assert shown(with_weapon(three, "lmg", 1, "british"))[-1] == (1, "gunner", "lmg")
    led = replace(SQUAD, men=men((1, "nco", "rifle")))
    for weapon in ("automatic-rifle", "panzerfaust", "lmg"):
        assert shown(with_weapon(led, weapon, 1, "british")) == shown(led)


@pytest.mark.rule("BA-ARMY-05")
def test_plain_men_come_and_go_and_those_with_something_bought_go_last():
    armed = with_weapon(SQUAD, "automatic-rifle", 1, "british")
    assert shown(with_men(armed, 8, "british"))[-1] == (2, "rifleman", "rifle")
    assert shown(with_men(armed, 3, "british")) == [
        (1, "nco", "rifle"),
        (1, "rifleman", "rifle"),
        (1, "rifleman", "automatic-rifle"),
    ]
    assert shown(with_men(armed, 1, "british")) == [(1, "nco", "rifle")]
    assert shown(with_arms(SQUAD, "smg", "british")) == [(1, "nco", "smg"), (5, "rifleman", "smg")]
    assert shown(with_arms(armed, "smg", "british"))[-1] == (1, "rifleman", "automatic-rifle")


MORTAR = ArmyUnit(
    id="mortar", entry="medium-mortar-team", quality="regular", men=usual_men(ENTRIES["medium-mortar-team"])
)


@pytest.mark.rule("BA-WPN-15", "BA-ARMY-05")
def test_a_mortar_may_have_a_spotter_for_ten_points():
    spotting = with_spotters(MORTAR, 1, "british")
    assert shown(spotting) == [*shown(MORTAR), (1, "spotter")]
    assert shown(with_spotters(spotting, 1, "british")) == shown(spotting)
    assert shown(with_spotters(spotting, 0, "british")) == shown(MORTAR)
    assert spotting.points == with_spotters(MORTAR, 0, "british").points + 10


# ---- what is offered -------------------------------------------------------------------------------------------------


def dials(entry, nation="british"):
    army = BUILDER.added(BUILDER.empty(nation, "Ours"), entry)
    return {dial.name: dial for dial in BUILDER.dials(army, army.unit[0].id)}


@pytest.mark.rule("BA-ARMY-02", "BA-ARMY-03")
@pytest.mark.parametrize("nation", sorted(NATIONS))
def test_a_nation_is_offered_its_own_entries_and_what_it_has_free(nation):
    offered = [entry.name for entry in BUILDER.entries(BUILDER.empty(nation, "Ours"))]
    own = {entry.id for entry in ENTRIES.values() if not entry.nations or nation in entry.nations}
    free = NATIONS[nation].free
    assert {name for name in offered if not name.startswith("free-")} == own
    assert offered[: len(offered) - len(own)] == ([f"free-{free.entry}"] if free else [])


@pytest.mark.rule("BA-ARMY-03", "BA-NAT-SU-01", "BA-NAT-GB-01")
@pytest.mark.parametrize(
    ("nation", "entry", "men", "quality"),
    [("soviet", "rifle-squad", 12, "inexperienced"), ("british", "artillery-observer", 1, "regular")],
)
def test_a_free_unit_costs_nothing(nation, entry, men, quality):
    army = BUILDER.added(BUILDER.empty(nation, "Ours"), f"free-{entry}")
    (unit,) = army.unit
    assert (unit.size, unit.quality, unit.points, unit.free) == (men, quality, 0, True)
    copied = BUILDER.unlike(army, unit)
    assert not copied.free
    assert copied.points > 0
    assert copied.id != unit.id


@pytest.mark.rule("BA-ARMY-05")
def test_what_may_be_changed_of_a_unit():
    squad, mortar, tank, gun = map(dials, ("infantry-section", "medium-mortar-team", "m4-sherman", "light-at-gun"))
    entry = ENTRIES["infantry-section"]
    assert [value for value, _ in squad["men"].values] == list(range(entry.men, entry.most + 1))
    assert "spotter" not in squad
    assert [value for value, _ in mortar["spotter"].values] == [0, 1]
    assert mortar["spotter"].value == 0
    for other in (mortar, tank, gun):
        assert "men" not in other
    assert {f"weapon-{buy.weapon}" for buy in entry.buys} <= set(squad)
    assert {f"rule-{rule}" for rule in entry.special} <= set(squad)
    assert [name for name, _ in squad["quality"].values] == list(entry.qualities)
    assert ("arms" in squad) is (len(entry.weapons) > 1)


@pytest.mark.rule("BA-ARMY-05", "BA-WPN-15")
@pytest.mark.parametrize(
    ("entry", "change", "values"),
    [
        ("infantry-section", {"men": 7, "weapon-smg": 2, "weapon-lmg": 1},
         {"men": (7, range(5, 11)), "weapon-smg": (2, range(3)), "weapon-lmg": (1, range(2))}),
        ("medium-mortar-team", {"spotter": 1}, {"spotter": (1, range(2))}),
        ("second-lieutenant", {"men": 3}, {"men": (3, range(1, 4)), "arms": ("rifle", ())}),
        ("jeep", {"weapon-mmg": 1}, {"weapon-mmg": (1, range(2))}), ("jeep", {}, {"weapon-mmg": (0, range(2))}),
        ("light-at-gun", {}, {}), ("m4-sherman", {}, {}),
    ],
)  # fmt: skip
def test_what_a_dial_shows_of_a_unit_that_was_changed(entry, change, values):
    army = BUILDER.added(BUILDER.empty("british", "Ours"), entry)
    for dial, value in change.items():
        army = BUILDER.turned(army, army.unit[0].id, dial, value)
    found = {dial.name: dial for dial in BUILDER.dials(army, army.unit[0].id)}
    for name, (value, offered) in values.items():
        assert found[name].value == value
        assert not offered or [each for each, _ in found[name].values] == list(offered)
    counted = {name for name in found if name == "men" or name.startswith(("weapon-", "spotter"))}
    assert counted == {name for name in values if name != "arms"}
    assert ("arms" in found) is (entry == "second-lieutenant")


@pytest.mark.rule("BA-ARMY-05")
def test_a_weapon_bought_for_a_vehicle_stands_after_those_it_has():
    car = ArmyUnit(id="car", entry="jeep", quality="regular", men=(ModelGroup(1, "vehicle", ("lmg",)),))
    assert with_weapon(car, "mmg", 2, "us").men[0].weapons == ("lmg", "mmg", "mmg")
    tank = ArmyUnit(id="tank", entry="m4-sherman", quality="regular", men=usual_men(ENTRIES["m4-sherman"]))
    fitted = tank.men[0].weapons
    more = with_weapon(tank, "hmg", 1, "us")
    assert more.men == (replace(tank.men[0], weapons=(*fitted, "hmg")),)
    assert with_weapon(with_weapon(more, "lmg", 1, "us"), "hmg", 0, "us").men[0].weapons == (*fitted, "lmg")
    assert with_weapon(with_weapon(more, "lmg", 1, "us"), "hmg", 1, "us").men[0].weapons == (*fitted, "lmg", "hmg")


# ---- what it costs, what is well formed ------------------------------------------------------------------------------


@pytest.mark.rule("BA-ARMY-05", "BA-ARMY-03", "BA-WPN-15")
@pytest.mark.parametrize(
    ("entry", "quality", "groups", "rules", "parts"),
    [
        ("infantry-section", "regular", [(1, "nco", "rifle"), (5, "rifleman", "rifle")], (), [("men", 60, 6)]),
        ("infantry-section", "veteran", [(1, "nco", "rifle"), (4, "rifleman", "smg")], ("fanatics",),
         [("men", 65, 5), ("smg", 12, 4), ("fanatics", 15, 5)]),
        ("second-lieutenant", "regular", [(1, "officer", "pistol")], (), [("second-lieutenant", 50, 1)]),
        ("second-lieutenant", "veteran", [(1, "officer", "pistol"), (2, "rifleman", "rifle")], (),
         [("second-lieutenant", 65, 1), ("men", 26, 2)]),
        ("medium-mortar-team", "regular", [(1, "gunner", "medium-mortar"), (2, "loader"), (1, "spotter")], (),
         [("medium-mortar-team", 50, 1), ("spotter", 10, 1)]),
        ("medium-mortar-team", "inexperienced", [(1, "gunner", "medium-mortar"), (2, "loader")], (),
         [("medium-mortar-team", 35, 1)]),
        ("jeep", "regular", [(1, "vehicle", "mmg")], (), [("jeep", 21, 1), ("mmg", 15, 1)]),
        ("jeep", "regular", [(1, "vehicle")], ("unreliable",), [("jeep", 21, 1)]),
        ("infantry-section", "regular", [(1, "nco", "rifle"), (4, "rifleman", "rifle")], ("stubborn",),
         [("men", 50, 5)]),
        ("infantry-section", "green", [(5, "rifleman", "rifle")], (), [("men", 0, 5)]),
        ("second-lieutenant", "green", [(1, "officer", "pistol")], (), [("second-lieutenant", 0, 1)]),
        ("infantry-section", "regular", [(4, "rifleman", "rifle"), (1, "spotter")], (), [("men", 40, 4)]),
        ("jeep", "regular", [(2, "vehicle")], (), [("jeep", 21, 1)]),
    ],
)  # fmt: skip
def test_what_a_unit_costs_part_by_part(entry, quality, groups, rules, parts):
    unit = ArmyUnit(id="x", entry=entry, quality=quality, men=men(*groups), rules=rules)
    assert [(part.part, part.points, part.count) for part in price(unit, "british")] == parts
    assert price(replace(unit, free=True), "british") == ()


@pytest.mark.rule("BA-VEH-03")
@pytest.mark.parametrize(
    ("entry", "groups", "manned"),
    [
        ("m4-sherman", [(1, "vehicle", "medium-at-gun", "mmg", "mmg")], True),
        ("m4-sherman", [(1, "vehicle", "mmg", "medium-at-gun", "mmg")], False),
        ("m4-sherman", [(1, "vehicle", "medium-at-gun", "mmg")], False),
        ("m4-sherman", [(1, "vehicle", "medium-at-gun", "mmg", "mmg", "mmg")], False),
        ("m4-sherman", [(2, "vehicle", "medium-at-gun", "mmg", "mmg")], False),
        ("m4-sherman", [(1, "rifleman", "medium-at-gun", "mmg", "mmg")], False),
        ("m4-sherman", [(1, "vehicle", "medium-at-gun", "mmg", "mmg"), (1, "rifleman", "rifle")], False),
        ("jeep", [(1, "vehicle")], True), ("jeep", [(1, "vehicle", "mmg")], True),
        ("jeep", [(1, "vehicle", "mmg", "mmg")], False), ("jeep", [(1, "vehicle", "lmg")], False),
        ("infantry-section", [(5, "rifleman", "rifle")], True),
        ("infantry-section", [(4, "rifleman", "rifle"), (1, "vehicle")], False),
    ],
)  # fmt: skip
def test_a_vehicle_has_its_weapons_in_the_order_of_its_mounts(entry, groups, manned):
    assert is_manned(ArmyUnit(id="x", entry=entry, quality="regular", men=men(*groups))) is manned


@pytest.mark.rule("BA-ARMY-02", "BA-WPN-01")
@pytest.mark.parametrize(
    ("nations", "nation", "offered"),
    [((), "british", True), (("us",), "us", True), (("us",), "british", False), (("us", "british"), "british", True)],
)
def test_what_is_a_player_s_own_is_offered_to_its_nations(nations, nation, offered):
    unit = {"id": "scouts", "title": "Scouts", "like": "infantry-section", "nations": list(nations)}
    men_ = [{"count": 5, "role": "rifleman", "weapons": ["rifle"]}]
    army = load_army({
        "format": "grognard-army", "version": 1, "system": "bolt_action", "name": "ours", "nation": nation,
        "own": {"unit": [unit]},
        "unit": [{"id": "x", "entry": "own:scouts", "quality": "regular", "men": men_}],
    })  # fmt: skip
    entries = [(entry.name, entry.group.id) for entry in BUILDER.entries(army)]
    assert (entries[-1] == ("own:scouts", "army-own-things")) is offered
    (table,) = BUILDER.profiles(army)
    assert len(table.rows) == 1
    assert BUILDER.profiles(replace(army, unit=())) == ()


@pytest.mark.rule("BA-ARMY-02")
@pytest.mark.parametrize("nation", sorted(NATIONS))
def test_an_army_is_chosen_for_a_theatre_of_its_nation_where_there_is_one(nation):
    found = BUILDER.choices(BUILDER.empty(nation, "Ours"))
    assert [[value for value, _ in dial.values] for dial in found] == (
        [["none", *(each.id for each in theatres_of(nation))]] if theatres_of(nation) else []
    )
