"""Further units of the Space Marines: what they cost, what of each may be taken, and that they are fought with."""

from __future__ import annotations

from random import Random

import pytest

import grognard
from grognard.agents.play import play
from grognard.agents.random import pick_at_random
from grognard.games.wh40k5.data.tables import TABLES


def chosen(entry: str, **settings: int):
    """An army of the least a people needs and a unit more, some things of it set, and the unit's id."""
    army = grognard.army("wh40k5", nation="space-marines", limit=2_000)
    army.add("captain")
    army.add("tactical-squad")
    army.add("tactical-squad")
    id = army.add(entry)
    for name, value in settings.items():
        army.set(id, name.replace("_", "-"), value)
    return army, id


@pytest.mark.parametrize(
    ("entry", "settings", "points"),
    [
        ("terminator-squad", {}, 200),
        ("terminator-squad", {"gear_terminator_assault_cannon": 1, "gear_terminator_chainfist": 2}, 240),
        ("terminator-squad", {"models_terminator": 9, "gear_terminator_heavy_flamer": 2}, 410),
        ("terminator-assault-squad", {"models_claw_terminator": 3, "models_hammer_terminator": 2}, 200),
        ("attack-bikes", {"models_attack_bike": 3, "gear_attack_bike_multi_melta": 2}, 140),
        ("devastator-squad", {}, 90),
        ("devastator-squad", {"gear_devastator_lascannon": 2, "gear_devastator_missile_launcher": 2}, 190),
        ("predator", {}, 60),
        ("predator", {"models_predator_bolters": 1, "models_predator": 0}, 85),
        ("predator", {"models_predator_lascannons": 1, "models_predator": 0}, 120),
        ("land-raider", {}, 250),
        ("land-raider-crusader", {}, 250),
        ("land-raider-redeemer", {}, 240),
        ("scout-bike-squad", {}, 70),
        ("scout-bike-squad", {"models_scout_biker": 9, "gear_scout_biker_sergeant_power_fist": 1}, 235),
        ("chaplain", {"gear_chaplain_melta_bombs": 1}, 105),
        ("razorback", {"gear_razorback_assault_cannon": 1}, 75),
        ("razorback", {"gear_razorback_heavy_flamer": 1}, 65),
    ],
)
def test_a_unit_costs_what_its_list_says_and_may_be_taken(entry, settings, points):
    army, id = chosen(entry, **settings)
    assert [str(breach) for breach in army.breaches] == []
    assert army.unit(id).points == points


@pytest.mark.parametrize(
    ("entry", "settings"),
    [
        ("terminator-squad", {"gear_terminator_assault_cannon": 2}),
        ("terminator-squad", {"gear_terminator_assault_cannon": 1, "gear_terminator_heavy_flamer": 1}),
        ("terminator-assault-squad", {"models_hammer_terminator": 6}),
        ("devastator-squad", {"models_devastator": 9, "gear_devastator_lascannon": 5}),
        ("predator", {"models_predator_bolters": 1}),
    ],
)
def test_more_than_a_unit_may_have_is_a_breach(entry, settings):
    army, id = chosen(entry, **settings)
    assert [breach.unit for breach in army.breaches] == [id]


def test_terminators_stand_on_their_armour_and_what_shields_them():
    profiles = {name: TABLES.models[name].profile for name in ("terminator", "claw-terminator", "hammer-terminator")}
    assert {name: (each.save, each.invulnerable) for name, each in profiles.items()} == {
        "terminator": (2, 5),
        "claw-terminator": (2, 5),
        "hammer-terminator": (2, 3),
    }
    assert {"relentless", "deep-strike"} <= set(TABLES.units["terminator-squad"].special)


@pytest.mark.parametrize("seed", [1])
def test_they_are_fought_with_to_the_end(seed):
    army, terminators = chosen("terminator-squad", gear_terminator_assault_cannon=1)
    claws = army.add("terminator-assault-squad")
    army.set(claws, "models-hammer-terminator", 2)
    bikes = army.add("attack-bikes")
    heavy = army.add("devastator-squad")
    army.set(heavy, "gear-devastator-lascannon", 2)
    tank = army.add("predator")
    army.set(tank, "models-predator-lascannons", 1)
    army.set(tank, "models-predator", 0)
    assert army.legal
    battle = grognard.battle("wh40k5", armies=(army, "orks-500"), seed=seed)
    acted: set[str] = set()

    def told(_battle, _decision, move) -> None:
        acted.update(str(move.choice).split("'"))

    play(battle, [pick_at_random] * 2, random=Random(seed), told=told)
    assert battle.over
    assert {f"a.{id}" for id in (terminators, claws, bikes, heavy, tank)} <= acted


@pytest.mark.rule("WH-GAME-06", "WH-VEH-31")
def test_a_land_raider_is_heavy_support_or_the_transport_of_terminators():
    army, first = chosen("land-raider")
    assert army.record.of(first).transport_of == ""
    for kind in ("land-raider-crusader", "land-raider-redeemer"):
        army.add(kind)
    squad = army.add("terminator-squad")
    own = army.add("land-raider")
    assert army.record.of(own).transport_of == squad
    assert army.legal
    army.set(own, "transport-of", "")
    assert [breach.rule for breach in army.breaches] == ["WH-GAME-06"]


@pytest.mark.rule("WH-VEH-16", "WH-VEH-31")
def test_a_land_raider_is_no_transport_of_others_and_holds_so_many():
    army, squad = chosen("terminator-squad", models_terminator=9)
    captain = army.ids[0]
    army.set(captain, "joins", squad)
    raider = army.add("land-raider")
    assert army.legal
    other = next(id for id in army.ids if id.startswith("tactical"))
    data = army.data()
    for unit in data["unit"]:
        if unit["id"] == raider:
            unit["transport_of"] = other
    assert [breach.rule for breach in grognard.army("wh40k5", data, limit=2_000).breaches] == ["WH-VEH-31"]
    for _ in range(2):
        army.set(army.add("chaplain"), "joins", squad)
    assert "WH-VEH-16" in [breach.rule for breach in army.breaches]


@pytest.mark.parametrize("seed", [2])
def test_land_raiders_scout_bikes_and_a_chaplain_are_fought_with_to_the_end(seed):
    army, squad = chosen("terminator-assault-squad")
    units = [squad, *(army.add(entry) for entry in ("land-raider", "land-raider-crusader", "land-raider-redeemer"))]
    bikes, chaplain = army.add("scout-bike-squad"), army.add("chaplain")
    army.set(chaplain, "joins", squad)
    units += [bikes]
    assert army.legal
    battle = grognard.battle("wh40k5", armies=(army, "orks-1000"), seed=seed)
    acted: set[str] = set()

    def told(_battle, _decision, move) -> None:
        acted.update(str(move.choice).split("'"))

    play(battle, [pick_at_random] * 2, random=Random(seed), told=told)
    assert battle.over
    assert {f"a.{id}" for id in units} <= acted
