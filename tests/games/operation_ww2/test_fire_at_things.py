"""Fire at guns, at vehicles and at those beside them; area weapons before the rest (chapters Firing procedure, Split
targets, Weapon tables)."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.salvo import Salvo
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.morale.lone_models import is_lone
from grognard.games.operation_ww2.state.choices import Shooting
from grognard.games.operation_ww2.state.events.bursts import RoundBurst
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.intents import WeaponFire
from tests.games.operation_ww2.firing_line import ids, piece, riflemen, squad, vehicle, with_models
from tests.games.operation_ww2.table import Idle, ground, happened, over, play, unit


@pytest.mark.rule("AZ-SPL-05", "AZ-MTI-05")
def test_seed_motorised_infantry_a_squad_fires_at_a_kubelwagen_and_two_men_beside_it():
    # "Egy Kübelwagen-re rálő egy Amerikai osztag": 22 dice, 14 at the two men behind a bush, 8 at the car.
    car = vehicle("b.one", (70, 60), "kubelwagen", detection="fired")
    men = with_models(unit("b.one", (50, 62), (53, 62)), m1={"id": "b.one.2"}, m2={"id": "b.one.3"})
    target = replace(car, models=(*car.models, *men.models))
    hedge = piece("low-hedge", 40, 59, 60, 60)
    firing = squad("a.one", (40, 20), ["bar", *["m1-garand"] * 9], apart=3)
    lists = {"b.one": {"vehicle": "kubelwagen"}}
    battle = play(Volley("a.one", "b.one", "fire"), firing, target, map=ground(hedge), lists=lists, dice=[1] * 22)
    parts = {chance.shot.part: chance.shot.need for chance in firepower(battle, firing, "b.one", "fire").chances}
    assert parts == {"light": 7, "b.one.1": 9}
    split = [WeaponFire("a.one.1", "bar", "light")]
    split += [WeaponFire(f"a.one.{number}", "m1-garand", "light") for number in range(2, 7)]
    split += [WeaponFire(f"a.one.{number}", "m1-garand", "b.one.1") for number in range(7, 11)]
    battle.choose(Shooting(tuple(split)))
    over(battle)
    dice = {"light": 0, "b.one.1": 0}
    for event in happened(battle, VolleyFired):
        assert isinstance(event, VolleyFired)
        for fire in event.fire:
            dice[fire.part] += fire.dice
    assert dice == {"light": 14, "b.one.1": 8}


@pytest.mark.rule("AZ-FIRE-06")
def test_az_fire_06_a_vehicle_is_in_range_if_any_part_of_it_is():
    # Its middle is 164 cm off, its nearest end, 2.75 cm nearer, 159.25 cm from the edge of the base.
    firing = riflemen("a.one", (60, 5), 1)
    table = ground(depth=240)
    car = vehicle("b.one", (60, 168), "jeep", detection="fired")
    battle = play(Idle(), firing, car, map=table, lists={"b.one": {"vehicle": "jeep"}})
    (chance,) = firepower(battle, firing, "b.one", "fire").hopeless
    # A 9 at extreme range would take an 11, but it is within it.
    assert chance.shot.why_not is not None
    assert (chance.shot.why_not.rule, chance.nearest.distance) == ("AZ-FIRE-19", 159_250.0)
    man = riflemen("b.one", (60, 168), 1, detection="fired")
    idle = firepower(play(Idle(), firing, man, map=table), firing, "b.one", "fire").idle
    assert {each.weapon: each.idle and each.idle.rule for each in idle}["kar98k"] == "AZ-FIRE-05"


@pytest.mark.rule("AZ-FIRE-14", "AZ-FIRE-16", "AZ-WPN-04")
def test_az_fire_14_area_weapons_come_before_small_arms():
    # The charge kills both of them, so that the rifle has nobody left to hit: its shots are lost.
    firing = squad("a.one", (60, 20), ["explosive-charge", "kar98k"])
    target = riflemen("b.one", (60, 27), 2, apart=2)
    battle = play(Volley("a.one", "b.one", "fire"), firing, target, dice=[9, 9, 9])
    throw = next(choice for choice in battle.choices() if isinstance(choice, Shooting) and len(choice.firings) == 2)
    battle.choose(throw)
    over(battle)
    assert len(happened(battle, RoundBurst)) == 1
    assert not battle.state.units["b.one"].on_table
    assert battle.state.units["a.one"].models[0].spent == {"explosive-charge": 1}


@pytest.mark.rule("AZ-ART-01", "AZ-FIRE-11")
def test_who_fires_at_a_gun_fires_at_the_piece():
    crew = unit("b.one", (60, 56), (57, 60), (63, 60), detection="fired")
    itself = replace(crew.models[0], id="b.one.gun", y=60_000, role="gun", weapons=("pak-40",), length=6000, width=3000)
    target = replace(crew, models=(itself, *crew.models))
    firing = riflemen("a.one", (60, 20), 2)
    battle = play(Volley("a.one", "b.one", "fire"), firing, target, dice=[8, 1])
    over(battle)
    (event,) = happened(battle, VolleyFired)
    assert isinstance(event, VolleyFired)
    assert [(fire.part, fire.dice, fire.need) for fire in event.fire] == [("b.one.gun", 2, 9)]


@pytest.mark.rule("AZ-OVL-01")
def test_the_natural_dice_that_hit_a_vehicle_are_kept():
    # Of five dice against 9, a 9 and a 10 hit: the vehicle's chapters are told of both.
    batch = Batch(
        "b.one.1", ("b.one",), 5, 9, "small-arms", 0, (), struck="vehicle", thing="b.one.1", firer="a.one.1",
        weapon="kar98k",
    )  # fmt: skip
    car = vehicle("b.one", (60, 60), "jeep")
    battle = play(
        Salvo("a.one", "fire", (batch,)),
        riflemen("a.one", (60, 20), 1),
        car,
        lists={"b.one": {"vehicle": "jeep"}},
        dice=None,
    )
    battle.resolve_chance((9, 2, 10, 8, 3))
    frames = [frame.procedure for frame in battle.stack]
    dice = [hit.die for frame in frames for hit in getattr(frame, "hits", ())]
    assert sorted(set(dice)) == [9, 10]


@pytest.mark.rule("AZ-SNP-04")
def test_az_snp_04_a_sniper_who_is_left_alone_tests_nothing():
    team = unit("a.one", (20, 20))
    lists = {"a.one": {"people": 2}}
    assert is_lone(play(Idle(), team, lists=lists), team)
    snipers = {"a.one": {"people": 2, "characteristics": ("sniper",)}}
    assert not is_lone(play(Idle(), team, lists=snipers), team)


def test_those_who_look_out_of_a_vehicle_are_a_part_of_their_own():
    car = vehicle("b.one", (60, 60), "sherman-75", detection="fired")
    machine = car.models[0].machine
    assert machine is not None
    looking = with_models(car, m1={"machine": replace(machine, exposed=("commander",))})
    firing = squad("a.one", (60, 30), ["kar98k", "panzerschreck"])
    lists = {"b.one": {"vehicle": "sherman-75"}}
    battle = play(Idle(), firing, looking, lists=lists)
    power = firepower(battle, firing, "b.one", "fire")
    assert [(chance.armed.weapon, chance.shot.part, chance.shot.need) for chance in power.chances] == [
        ("kar98k", "b.one.1/exposed", 9),
        ("panzerschreck", "b.one.1", 6),
    ]
    assert ids(battle, "b.one") == ["1"]
