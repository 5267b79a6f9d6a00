"""Snipers (chapter Snipers)."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle
from grognard.games.operation_ww2.data.forces import load_force, validate
from grognard.games.operation_ww2.rules.fire.volley import Volley, gives_away
from grognard.games.operation_ww2.state.choices import Losses, Shooting
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.intents import NOTHING, Aim, Besides, WeaponFire
from grognard.games.operation_ww2.state.state import Unit
from tests.games.operation_ww2.firing_line import ids, riflemen, squad, with_models
from tests.games.operation_ww2.table import happened, over, play

LISTS = {"a.one": {"characteristics": ("sniper",)}}
TARGET = riflemen("b.one", (60, 80), 3, detection="fired")


def snipers(*arms: str, **fields: Any) -> Unit:
    """A sniper and, if there is a second, his spotter."""
    team = squad("a.one", (60, 20), arms, **fields)
    return with_models(team, m1={"role": "sniper"}, m2={"role": "spotter"})


def shoot(team: Unit, besides: Besides = NOTHING, **fields: Any) -> Battle[Any]:
    """They fire at ``b.one``."""
    return play(Volley("a.one", "b.one", "fire", besides), team, TARGET, lists=LISTS, **fields)


def lines(battle: Battle[Any]) -> list[tuple[str, str, int, int]]:
    """What was fired: at which unit, with what, how many dice, needed."""
    return [
        (fire.target, fire.weapon, fire.dice, fire.need)
        for event in happened(battle, VolleyFired)
        if isinstance(event, VolleyFired)
        for fire in event.fire
    ]


@pytest.mark.rule("AZ-SNP-05", "AZ-DMG-12")
def test_az_snp_05_an_accurate_shot_picks_its_man():
    battle = shoot(snipers("sniper-rifle"), dice=[5, 9])
    assert [(decision.kind, decision.seat) for decision in battle.decisions] == [("ChooseAimed", 0)]
    assert battle.refusal(Losses()) is not None
    battle.choose(Losses(("b.one.2",)))
    over(battle)
    assert lines(battle) == [("b.one", "sniper-rifle", 1, 5)]
    assert ids(battle, "b.one") == ["1", "3"]


@pytest.mark.rule("AZ-SNP-02")
def test_seed_snipers_one_shot_or_two_of_a_semi_automatic_rifle():
    # "Ha a mesterlövésznek félautomata puskája van, akkor kettőt is lőhet": one shot keeps everything, two at one
    # target lose the accurate shot.
    battle = shoot(snipers("g43"), dice=[4, 1])
    assert set(battle.choices()) == {
        Shooting((WeaponFire("a.one.1", "g43", "none", 1),)),
        Shooting((WeaponFire("a.one.1", "g43", "none"),)),
    }
    battle.choose(Shooting((WeaponFire("a.one.1", "g43", "none"),)))
    over(battle)
    assert lines(battle) == [("b.one", "g43", 2, 7)]
    accurate = shoot(snipers("g43"), dice=[4])
    accurate.choose(Shooting((WeaponFire("a.one.1", "g43", "none", 1),)))
    over(accurate)
    assert lines(accurate) == [("b.one", "g43", 1, 5)]


@pytest.mark.rule("AZ-SNP-02")
def test_seed_snipers_two_shots_at_two_targets():
    # "Ha kettőt lő két különböző célpontra, akkor elveszti a pontos lövés és a távcső tulajdonságait."
    other = riflemen("b.two", (90, 60), 2, detection="fired")
    besides = Besides(aims=(Aim("g43", "b.two"),))
    battle = play(Volley("a.one", "b.one", "fire", besides), snipers("g43"), TARGET, other, lists=LISTS, dice=[1, 1])
    over(battle)
    assert lines(battle) == [("b.one", "g43", 1, 7), ("b.two", "g43", 1, 7)]
    # Without the telescope a unit that is detected only at twice the distance is none.
    still = riflemen("b.three", (60, 110), 1)
    far = Besides(aims=(Aim("g43", "b.three"),))
    battle = play(Volley("a.one", "b.one", "fire", far), snipers("g43"), TARGET, still, lists=LISTS, dice=[1])
    over(battle)
    assert len(lines(battle)) == 1
    alone = play(Volley("a.one", "b.three", "fire"), snipers("sniper-rifle"), still, lists=LISTS, dice=[1])
    over(alone)
    assert lines(alone) == [("b.three", "sniper-rifle", 1, 5)]


@pytest.mark.rule("AZ-SNP-05")
def test_az_snp_05_a_telescope_detects_twice_as_far():
    # Infantry that has not moved is detected at 60 cm in the open; here it is 88 cm off.
    still = riflemen("b.one", (60, 110), 1)
    plain = play(Volley("a.one", "b.one", "fire"), riflemen("a.one", (60, 20), 1), still)
    over(plain)
    assert not lines(plain)
    seen = play(Volley("a.one", "b.one", "fire"), snipers("sniper-rifle"), still, lists=LISTS, dice=[1])
    over(seen)
    assert lines(seen) == [("b.one", "sniper-rifle", 1, 5)]
    # Twice as far, no farther: 117 cm, 122 cm.
    for place, count in (((113, 40), 1), ((119, 40), 0)):
        corner = squad("a.one", (1, 1), ["sniper-rifle"])
        corner = with_models(corner, m1={"role": "sniper"})
        there = riflemen("b.one", place, 1)
        battle = play(Volley("a.one", "b.one", "fire"), corner, there, lists=LISTS, dice=[1] * count)
        assert len(lines(battle)) == count


@pytest.mark.rule("AZ-SNP-01", "AZ-SNP-03", "AZ-SNP-05")
def test_az_snp_03_of_a_team_one_fires_or_both_are_noticed():
    team = snipers("sniper-rifle", "sniper-rifle", detection="stationary")
    battle = shoot(team, dice=[1])
    both = Shooting(tuple(WeaponFire(f"a.one.{number}", "sniper-rifle", "none") for number in (1, 2)))
    first, second = (Shooting((fire,)) for fire in both.firings)
    assert all(battle.refusal(choice) is None for choice in (both, first, second))
    assert battle.choices()[0] in (first, second)
    battle.choose(first)
    over(battle)
    for choice, given in ((first, "hidden"), (second, "hidden"), (both, "fired")):
        waiting = shoot(team)
        decision = waiting.decision
        power = decision.power(waiting, choice.firings)  # type: ignore[union-attr]
        chances = [chance for chance in power.chances if WeaponFire(*chance.key) in choice.firings]
        assert gives_away(waiting, team, chances) == given


@pytest.mark.rule("AZ-SNP-01")
def test_az_snp_01_what_a_list_of_snipers_may_be():
    force = load_force("german-1944")
    entry = {
        "id": "sniper",
        "title": "Sniper",
        "training": 3,
        "panic_limit": 1,
        "points": 60,
        "men": [{"count": 1, "role": "sniper", "weapons": ["sniper-rifle"]}],
        "characteristics": ["sniper"],
    }
    plain = {"format": "grognard-army", "version": 1, "system": "operation_ww2", "name": "x", "nation": force.nation}
    lone = load_force({**plain, "unit": [entry]})
    assert [problem.rule for problem in validate(lone)] == ["AZ-SNP-01"]
    entry["characteristics"] = ["sniper", "infiltration"]
    assert validate(load_force({**plain, "unit": [entry]})) == ()


@pytest.mark.rule("AZ-SNP-05", "AZ-NGT-05", "AZ-NGT-06", "AZ-DET-01")
@pytest.mark.parametrize(
    ("arm", "at_night", "light", "reach"),
    [
        ("sniper-rifle", "off", "", 120),
        ("kar98k", "off", "", 60),
        ("kar98k", "on", "", 20),
        ("kar98k", "on", "flare b.y 60000,30000 10000", 60),
        ("kar98k", "on", "searchlight b.y 0,0 10000", 200),
    ],
)
def test_what_one_sees_is_told_through_his_telescope_and_in_the_light(arm: str, at_night: str, light: str, reach: int):
    kind, owner, at, radius = light.split() if light else ("", "", "0,0", "0")
    lit = f'lights [{{"unit":"{owner}","kind":"{kind}","at":[{at}],"radius":{radius}}}]' if light else ""
    battle = grognard.position(f"""
operation_ww2
table 120 x 200
option night_fighting {at_night}
{lit}
hand a F5
asks chain a
a.x 1 rifleman:{arm} @60,190
b.y 1 rifleman:kar98k @60,30
""")
    told = battle.sees("a.x", "b.y")
    assert told is not None
    assert f"(at {reach} cm)" in str(told)
    assert ("not detected" in str(told)) == (reach < 158)
