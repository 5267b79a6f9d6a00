"""Squads and officers beyond those that ship in a list: what they cost, and what of each may be taken."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.agents import agent, play
from grognard.games.bolt_action.data.entries import ENTRIES


def chosen(nation: str, entry: str, **settings):
    """An army of the least a platoon needs and a unit more, some things of it set, and the unit's id."""
    army = grognard.army("bolt_action", nation=nation, limit=1_000)
    army.add("second-lieutenant")
    squads = {"german": "grenadier-squad", "us": "infantry-squad", "british": "infantry-section", "soviet": "lmg-squad"}
    army.add(squads[nation])
    army.add(squads[nation])
    id = army.add(entry)
    for name, value in settings.items():
        army.set(id, name.replace("_", "-"), value)
    return army, id


@pytest.mark.rule("BA-ARMY-05")
@pytest.mark.parametrize(
    ("nation", "entry", "settings", "points"),
    [
        ("german", "fallschirmjaeger-squad", {}, 65),
        ("german", "fallschirmjaeger-squad", {"men": 10, "weapon_lmg": 2, "weapon_panzerfaust": 4}, 190),
        ("german", "waffen-ss-squad", {"men": 8, "weapon_assault_rifle": 8, "rule_fanatics": 1}, 168),
        ("us", "paratrooper-squad", {"men": 12, "weapon_lmg": 1, "weapon_smg": 3}, 185),
        ("us", "glider-squad", {"weapon_bar": 1}, 65),
        ("us", "glider-squad", {"quality": "veteran"}, 78),
        ("british", "paratroop-section", {"men": 10, "weapon_smg": 5, "weapon_lmg": 1}, 175),
        ("soviet", "nkvd-squad", {"men": 11, "weapon_smg": 11}, 143),
        ("soviet", "nkvd-squad", {"rule_fanatics": 1}, 65),
        ("us", "captain", {}, 110),
        ("soviet", "major", {"quality": "inexperienced"}, 135),
        ("british", "light-howitzer", {"quality": "veteran"}, 60),
        ("german", "osttruppen-squad", {"men": 10, "weapon_lmg": 1}, 60),
        ("german", "sturmpioniere-squad", {"men": 8, "weapon_flamethrower": 1, "weapon_smg": 3}, 133),
        ("german", "flak-36", {}, 185),
        ("british", "super-heavy-at-gun", {"quality": "veteran"}, 168),
        ("german", "jagdpanther", {"quality": "veteran"}, 468),
        ("german", "stuh-42", {"rule_schuerzen": 1}, 200),
        ("german", "puma", {}, 160),
        ("soviet", "kv-2", {}, 300),
        ("soviet", "ba-10", {"quality": "inexperienced"}, 96),
        ("us", "m10", {}, 180),
        ("us", "m18-hellcat", {"quality": "veteran"}, 186),
    ],
)
def test_a_unit_costs_what_its_list_says_and_may_be_taken(nation, entry, settings, points):
    army, id = chosen(nation, entry, **settings)
    assert [str(breach) for breach in army.breaches] == []
    assert army.unit(id).points == points


@pytest.mark.parametrize(
    ("nation", "entry", "setting", "value"),
    [
        ("german", "fallschirmjaeger-squad", "quality", "regular"),
        ("german", "fallschirmjaeger-squad", "weapon-lmg", 3),
        ("us", "paratrooper-squad", "men", 5),
        ("us", "glider-squad", "weapon-lmg", 1),
        ("german", "osttruppen-squad", "quality", "regular"),
        ("soviet", "kv-2", "quality", "veteran"),
        ("soviet", "nkvd-squad", "quality", "veteran"),
    ],
)
def test_what_its_list_does_not_offer_cannot_be_had(nation, entry, setting, value):
    army, id = chosen(nation, entry)
    with pytest.raises(grognard.InputError):
        army.set(id, setting, value)


def test_squads_of_one_nation_are_not_anothers():
    american = {each.name for each in grognard.army("bolt_action", nation="us").additions()}
    assert {"paratrooper-squad", "glider-squad", "captain", "major"} <= american
    assert not {"fallschirmjaeger-squad", "waffen-ss-squad", "paratroop-section", "nkvd-squad"} & american


@pytest.mark.parametrize("id", [id for id, entry in ENTRIES.items() if entry.drive])
def test_every_vehicle_is_played_to_the_end(id):
    nation = (ENTRIES[id].nations or ("us",))[0]
    army = grognard.army("bolt_action", nation=nation)
    army.add(id)
    foe = grognard.army("bolt_action", nation="us")
    foe.add("bazooka-team")
    battle = grognard.battle("bolt_action", armies=(army, foe), seed=4)
    play(battle, [agent("random"), agent("random")], random=Random(4))
    assert battle.over


def test_a_quad_has_four_guns_in_one_turret():
    army, id = chosen("german", "wirbelwind")
    assert [str(line) for line in str(army.unit(id)).splitlines()][2].strip() == "4 × light autocannon"
    assert [mount.at for mount in ENTRIES["wirbelwind"].mounts].count("turret") == 4
