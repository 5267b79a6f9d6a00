"""Rounds with templates, wherever they come down, and hits on guns: the odds against place by place and die by die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds, casualty_odds_of
from grognard.games.operation_ww2.odds.machine_odds import crew_parts
from grognard.games.operation_ww2.odds.scatter_odds import scattered
from grognard.games.operation_ww2.odds.struck.falls import Fall, falls_of, under
from grognard.games.operation_ww2.odds.template_odds import odds_of, one_of, round_odds_of
from grognard.games.operation_ww2.rules.area.bursts import InTheHand, scatter
from grognard.games.operation_ww2.rules.area.flame import Flaming
from grognard.games.operation_ww2.rules.area.scatter import ROUND, come_down, is_dud, is_lost
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, burst_at, radius_of, shell_of
from grognard.games.operation_ww2.rules.guns.artillery import GunHit, GunHits
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import State, Unit
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon
from tests.games.operation_ww2.table import Idle, ground, person, play, unit
from tests.games.operation_ww2.test_artillery import CREW, FRONT, PLAIN, REAR, SHIELD
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.oracles.test_agreement_of_operation_ww2 import agree, fell

FLAME = "light-flamethrower"

BARN = {
    "id": "barn",
    "kind": "building",
    "rectangle": ((50, 70), (66, 84)),
    "building": {"material": "wood", "storeys": 2, "openings": [{"kind": "door", "at": (60, 70)}]},
}
WOODS = {"id": "wood", "kind": "woods", "rectangle": ((68, 70), (80, 90))}
MORTAR = replace(unit("a.mortar"), models=(person("a.mortar.1", (60, 110), weapons=("81-mm-mortar",)),))
SQUAD = unit("b.squad", (66, 42), (69, 44), (70, 38), (74, 41))
INSIDE = unit("b.in", (60, 44), (63, 41))
NEAR = unit("b.near", (60, 118), (58, 104))
FRIENDS = unit("a.friends", (60, 112), (62, 113))


def by_place(battle: Battle[State], unit: Unit, aimed: Aimed, at: tuple[int, int]) -> FireOdds:
    """What a round does that scatters from a place, each place where it may come down by itself."""
    fall, shell = scatter(battle, unit.id, aimed, at), shell_of(battle, unit.id, aimed, FACES)
    faces = [face for face in range(1, FACES + 1) if not is_dud(battle, face)]
    places = [come_down(at, face, fall.factor(battle), degrees) for face in faces for degrees in range(ROUND)]
    bursts = [
        burst_at(battle, place, radius_of(battle, aimed), overhead=aimed.indirect)
        for place in places
        if not is_lost(battle, place)
    ]
    return one_of(battle, unit, [under(battle, burst, shell, Fall(Fraction(1, FACES * ROUND))) for burst in bursts])


def same(one: FireOdds, other: FireOdds) -> None:
    """Both are the same."""
    agree(one.enemies, other.enemies, "enemies")
    agree(one.own, other.own, "own")
    assert one.machines == pytest.approx(other.machines, abs=1e-12)


@pytest.mark.rule("AZ-SCT-02", "AZ-SCT-03", "AZ-SCT-06", "AZ-AREA-01", "AZ-AREA-16", "AZ-IND-04")
@pytest.mark.parametrize("target", ["b.squad.1", "b.near.1"])
@pytest.mark.parametrize("lost", ["no_effect", "template_part_on_table"])
def test_a_round_that_misses_is_counted_wherever_it_comes_down(target: str, lost: str) -> None:
    tank = vehicle("b.tank", "panther", (78, 36), 30)
    options = {} if lost == "no_effect" else {"scatter_off_table": lost}
    there = MORTAR, SQUAD, INSIDE, NEAR, FRIENDS, tank
    battle = fight(Idle(), *there, map=ground(BARN, WOODS), options=options)
    aimed = Aimed("a.mortar.1", "81-mm-mortar", target.rpartition(".")[0], target, need=7, indirect=True)
    at = battle.state.units[aimed.target].model(target)
    fall, shell = scatter(battle, "a.mortar", aimed, (at.x, at.y)), shell_of(battle, "a.mortar", aimed, FACES)
    bursts = scattered(battle, fall, radius_of(battle, aimed), shell, overhead=True)
    told = one_of(battle, MORTAR, [under(battle, burst, shell, Fall(chance)) for chance, burst in bursts])
    same(told, by_place(battle, MORTAR, aimed, (at.x, at.y)))
    whole = round_odds_of(battle, MORTAR, aimed, "fire")
    assert whole.hits.mean == pytest.approx(0.4)
    assert float(whole.dead.mean) > 0.4 * float(FireOdds(told.enemies).dead.mean)


@pytest.mark.rule("AZ-EXP-02")
def test_a_charge_in_the_hand_kills_its_thrower_and_strikes_those_beside_him() -> None:
    thrower = unit("a.engineers", (60, 50), (62, 50), (64, 50))
    foes = unit("b.squad", (60, 46), (61.5, 46))
    battle = play(Idle(), thrower, foes)
    weapon = next(id for id, row in battle.context.tables.weapons.items() if row.group == "charge" and row.template)
    aimed = Aimed("a.engineers.1", weapon, "b.squad", "b.squad.1", need=6)
    held = [fall for fall in falls_of(battle, thrower, aimed, "fire") if fall.gone]
    assert [(fall.chance, fall.hits, fall.gone) for fall in held] == [(Fraction(2, FACES), 0, "a.engineers.1")]
    found = odds_of(battle, thrower, held[0])
    strike = battle.subgame(Frame(InTheHand("a.engineers", aimed, 1)))
    # He dies before any die is rolled.
    others = {(dead - 1, scared): chance for (dead, scared), chance in found.own.items()}
    agree(others, reckon(strike, fell(battle, 0), first_choice), "own")
    agree(found.enemies, reckon(strike, fell(battle, 1), first_choice), "enemies")
    assert not battle.subgame(Frame(InTheHand("a.engineers", aimed, 1))).state.units["a.engineers"].models[2:]


@pytest.mark.rule("AZ-ART-02", "AZ-ART-03", "AZ-ART-04", "AZ-ART-08", "AZ-VDM-01")
@pytest.mark.parametrize("lists", [PLAIN, SHIELD], ids=["plain", "shield"])
@pytest.mark.parametrize(
    "hits",
    [
        (GunHit("kar98k", FRONT),),
        (GunHit("kar98k", REAR), GunHit("kar98k", REAR)),
        (GunHit("pak-40", FRONT, 1),),
    ],
    ids=["one", "two", "heavy"],
)
def test_the_crew_of_a_gun_suffers_what_the_dice_do(lists: dict[str, Any], hits: tuple[GunHit, ...]) -> None:
    battle = play(Idle(), CREW, unit("b.one", (60, 20)), lists=lists)
    gun = CREW.models[0]
    parts = list(crew_parts(battle, CREW, gun, hits[0], len(hits), Fraction(1)))
    told = casualty_odds_of(battle, 0, parts)
    followed = reckon(battle.subgame(Frame(GunHits("a.gun", gun.id, hits))), fell(battle, 0), first_choice)
    agree(told, followed, hits)


@pytest.mark.rule("AZ-FLM-01", "AZ-FLM-02", "AZ-FLM-04", "AZ-ART-02", "AZ-ART-08")
def test_a_flame_on_a_gun_and_on_those_beside_it_does_what_its_dice_do() -> None:
    """Its own die for the gun, whose results strike the crew besides; fractions say the same."""
    gun = replace(CREW, models=(*CREW.models[:2], replace(CREW.models[2], x=900_000, y=900_000)))
    x, y = gun.models[0].x // 1000, gun.models[0].y // 1000
    firer = replace(MORTAR, id="b.engineer", seat=1, models=(person("b.engineer.1", (x, y + 7), weapons=(FLAME,)),))
    battle = play(Idle(), gun, firer, lists=PLAIN)
    aimed = Aimed("b.engineer.1", FLAME, "a.gun", gun.models[0].id)
    told = round_odds_of(battle, firer, aimed, "fire")
    assert any(lost[0] for lost in told.enemies)
    strike = battle.subgame(Frame(Flaming("b.engineer", aimed, "fire")))
    agree(told.enemies, reckon(strike, fell(battle, 0), first_choice), "enemies")
    exact = round_odds_of(battle, firer, aimed, "fire", fractions=True)
    assert sum(exact.enemies.values()) == sum(exact.hits.chances) == 1
    same(told, exact)
    assert told.hits.chances == pytest.approx([float(chance) for chance in exact.hits.chances], abs=1e-12)
