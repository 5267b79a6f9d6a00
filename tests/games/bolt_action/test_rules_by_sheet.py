"""A special rule acts wherever it is said: of an entry, as a trait of a vehicle's, or bought; and own arms fire as they
are.

Entries of a player's own may have any rule in either place (docs/files.md).
"""

from __future__ import annotations

import pytest

import grognard
from grognard.core.book.own import key_of
from grognard.core.sheets.figures import inches
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.data.entries import ENTRIES, OwnUnit
from grognard.games.bolt_action.data.weapons import OwnWeapon
from grognard.games.bolt_action.guide.cards import face
from grognard.games.bolt_action.rules.shooting.aim import aims
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.chassis import Chassis
from tests.games.bolt_action.table import army, of, play, squad, unit, vehicle
from tests.project.test_files import with_own


def built(**fields: tuple[str, ...]) -> Chassis:
    """The chassis of a Sherman of a player's own."""
    thing = OwnUnit(id="tank", title="Tank", like="m4-sherman", **{"traits": (), **fields})  # type: ignore[arg-type]
    posted = vehicle("a.tank", 10, 30, key_of(thing, {}))
    battle = play(Activation("a.tank", "ambush"), posted)
    own = battle.context.profile("a.tank")
    assert own.chassis is not None
    assert own.rules == own.chassis.traits
    chassis: Chassis = own.chassis
    return chassis


@pytest.mark.rule("BA-VEH-32", "BA-MOV-09")
@pytest.mark.parametrize("said", ["traits", "rules"])
@pytest.mark.parametrize(
    ("rule", "side", "shaped", "bonus", "value", "advance"),
    [
        ("", "side", False, 1, 9, 9), ("", "rear", False, 2, 9, 9), ("slow", "side", False, 1, 9, 6),
        ("armoured-all-round", "rear", False, 0, 9, 9), ("weak-sides", "side", True, 2, 9, 9),
        ("reinforced-rear", "rear", False, 1, 9, 9), ("schuerzen", "side", True, 0, 9, 9),
        ("schuerzen", "side", False, 1, 9, 9), ("heavy-front", "front", False, 0, 10, 9),
        ("weak-sides schuerzen", "side", True, 0, 9, 9), ("weak-sides schuerzen", "side", False, 2, 9, 9),
    ],
)  # fmt: skip
def test_what_the_armour_of_a_vehicle_makes_of_a_hit(
    said: str, rule: str, side: str, shaped: bool, bonus: int, value: int, advance: int
) -> None:
    """Be it a trait of its entry or a rule of it; skirts keep shaped charges off weak sides, too."""
    own = built(**{said: tuple(rule.split())})
    assert own.facing_bonus(side, shaped=shaped) == bonus
    assert own.value_from(side) == value
    assert (own.advance, own.run) == (advance * 1000, 2 * advance * 1000)


@pytest.mark.rule("BA-SPC-07")
def test_a_squad_whose_entry_rides_begins_on_its_bicycles() -> None:
    text = """format = "grognard-own"
version = 1
system = "bolt_action"

[[unit]]
id = "riders"
title = "Riders"
like = "grenadier-squad"
{rules}
"""
    for rules, rides in (("", False), ('rules = ["bicycles"]', True)):
        battle = grognard.battle("bolt_action", armies=(with_own("bolt_action", text.format(rules=rules)),), seed=1)
        own = [unit for id, unit in battle.state.units.items() if "riders" in id]
        assert own
        assert all(unit.riding is rides for unit in own)


@pytest.mark.rule("BA-SHOOT-09", "BA-WPN-03")
@pytest.mark.parametrize("own", [2, 3])
def test_own_small_arms_fire_with_their_own_shots_and_on_the_move(own: int) -> None:
    """Whether they are more or fewer than the rifles beside them: two shots each, without the penalty for moving."""
    weapon = key_of(OwnWeapon(id="light", title="Light rifle", like="rifle", shots=2, assault=True), {})
    men = (ModelGroup(5 - own, "rifleman", ("rifle",)), ModelGroup(own, "rifleman", (weapon,)))
    battle = play(
        Activation("a.firer", "advance"), unit("a.firer", 10, 30, men, "infantry-section"), squad("b.foe", 10, 20)
    )
    volleys = aims(battle, of(battle, "a.firer"), of(battle, "b.foe"), (), True, False).volleys
    found = {each.volley.weapon == weapon: (each.volley.shots, each.volley.need) for each in volleys}
    assert found == {False: (5 - own, 4), True: (2 * own, 3)}


@pytest.mark.rule("BA-MOV-09")
@pytest.mark.parametrize("entry", [id for id, entry in ENTRIES.items() if entry.traits or entry.rules])
def test_a_card_says_what_special_rules_its_entry_has(entry: str) -> None:
    """Those of its kind and the traits of its vehicle; and how far the slow go."""
    row = ENTRIES[entry]
    group = ModelGroup(1, "vehicle" if row.kind == "vehicle" else "rifleman", ("rifle",))
    listed = (
        unit("a.one", 0, 0, (group,), entry).listed if row.kind != "vehicle" else vehicle("a.one", 5, 5, entry).listed
    )
    shown = face(army("test", "german", [listed]), "one")
    assert {each.title.id for each in shown.abilities} == {f"ba-special-{id}" for id in (*row.traits, *row.rules)}
    if row.kind == "vehicle":
        advance, run = shown.blocks[0].lines[0].cells[-2:]
        assert ((advance, run) == (inches(6_000), inches(12_000))) is ("slow" in row.traits)
