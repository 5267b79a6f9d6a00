"""Fire, charges and what is seen of whom, at their edges."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.detection import detection_range
from grognard.games.operation_ww2.rules.area.bursts import in_the_hand
from grognard.games.operation_ww2.rules.area.flame import scorched
from grognard.games.operation_ww2.rules.area.grenades import most_throwers
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, vehicle_at
from grognard.games.operation_ww2.rules.buildings.charges import may_set_off
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting, is_grenade, planned, worth
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.ground import Primed
from grognard.games.operation_ww2.state.intents import Priming
from tests.games.operation_ww2.firing_line import riflemen
from tests.games.operation_ww2.table import Idle, ground, play, unit
from tests.games.operation_ww2.test_demolition import house
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

FOE, OURS = unit("b.foe", (5, 5)), unit("a.one", (5, 115))


# ---- what is fired -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-01", "AZ-GRN-03", "AZ-SNP-01", "AZ-FIRE-17")
@pytest.mark.parametrize("far", [6, 10])
@pytest.mark.parametrize("men", [2, 4, 6])
def test_az_grn_03_everybody_fires_one_weapon_and_no_more_throw_than_may(men: int, far: float) -> None:
    ours, foes = riflemen("a.one", (60, 60), men), riflemen("b.one", (60, 60 - far), 5)
    g = play(Volley("a.one", "b.one", "fire"), ours, foes)
    decision = g.decision
    assert isinstance(decision, ChooseShooting)
    power, own = decision.power(g), g.state.units["a.one"]
    plan = planned(g, own, power)
    assert [each.armed.model for each in plan] == [model.id for model in own.models]
    thrown = [each for each in plan if is_grenade(g, each)]
    able = {each.armed.model for each in power.chances if is_grenade(g, each)}
    assert able
    assert len(thrown) <= min(most_throwers(g, own), len(able))
    rifles = [each for each in power.chances if each.armed.weapon == "kar98k"]
    if max(worth(g, each) for each in power.chances if is_grenade(g, each)) > max(map(partial(worth, g), rifles)):
        assert len(thrown) == min(most_throwers(g, own), len(able))


# ---- fire, charges and what is seen of whom ----------------------------------------------------------------------


@pytest.mark.rule("AZ-DET-01", "AZ-DET-03", "AZ-DEF-05")
def test_az_det_01_how_far_off_somebody_is_detected_by_day_and_night_in_the_open_and_in_cover() -> None:
    for kind in ("infantry", "vehicle"):
        for state in ("stationary", "moved", "fired"):
            row = TABLES.detection[f"{kind}-{state}"]
            wanted = {
                (False, False): row.day,
                (False, True): row.day_cover,
                (True, False): row.night,
                (True, True): row.night_cover,
            }
            for (night, covered), far in wanted.items():
                found = detection_range(TABLES, kind == "vehicle", state, night=night, in_cover=covered)
                assert found == far, (kind, state, night, covered)
    assert TABLES.detection["infantry-moved"].day > TABLES.detection["infantry-moved"].night


@pytest.mark.rule("AZ-EXP-02")
@pytest.mark.parametrize(("at", "where", "building"), [((43, 45), "inside", "house"), ((90, 90), "open", "")])
def test_az_exp_02_what_goes_off_in_the_hand_bursts_where_its_thrower_stands(
    at: Any, where: str, building: str
) -> None:
    thrower = riflemen("a.one", at, 1)
    g = play(Idle(), thrower, FOE, map=ground(house("small")))
    aimed = Aimed("a.one.1", "hand-grenade", "b.foe", "b.foe.1")
    found = in_the_hand(g, g.state.units["a.one"].models[0], aimed)
    assert (found.at, found.where, found.building) == ((at[0] * 1000, at[1] * 1000), where, building)


@pytest.mark.rule("AZ-AREA-05")
def test_az_area_05_a_vehicle_that_is_not_there_is_struck_by_nothing() -> None:
    tank = vehicle("b.tank", "panther", (60, 60))
    for place, struck in (("table", "b.tank.1"), ("off", "")):
        g = fight(Idle(), replace(tank, place=place), OURS)
        assert vehicle_at(g, (60_000, 60_000)) == struck


@pytest.mark.rule("AZ-AREA-08", "AZ-FLM-05", "AZ-FLM-01")
def test_az_flm_05_a_flame_burns_who_stands_under_it_and_is_seen() -> None:
    wall = {"id": "wall", "kind": "high-wall", "rectangle": ((50, 66), (70, 67))}
    weapon = next(each for each in TABLES.weapons.values() if each.flame == "heavy")
    firer = riflemen("a.one", (60, 60), 1)
    foes = [unit(f"b.{name}", at) for name, at in (("near", (60, 51)), ("aside", (75, 51)), ("behind", (60, 64)))]
    for map, burnt in ((ground(), ["b.near"]), (ground(wall), [])):
        g = play(Idle(), firer, *foes, map=map)
        own = g.state.units["a.one"]
        found = scorched(g, own, own.models[0], (60_000, 50_000), weapon, "fire")
        assert [each.unit.id for each in found] == burnt


@pytest.mark.rule("AZ-EXP-03", "AZ-EXP-09")
@pytest.mark.parametrize(
    ("primed", "model", "piece", "may"),
    [
        (("a.one", "a.one.1", "wall", 1), "a.one.1", "wall", True),
        (("a.one", "a.one.1", "wall", 1), "a.one.2", "wall", False),
        (("a.one", "a.one.1", "wall", 1), "a.one.1", "other", False),
        (("a.two", "a.one.1", "wall", 1), "a.one.1", "wall", False),
        (("a.one", "a.one.1", "wall", 2), "a.one.1", "wall", False),
        (("a.one", "a.one.9", "wall", 1), "a.one.1", "wall", False),
        (("a.one", "a.one.9", "wall", 1), "a.one.3", "wall", True),
        (("a.one", "a.one.9", "wall", 1), "a.one.9", "wall", False),
    ],
)
def test_az_exp_03_who_laid_a_charge_sets_it_off_later_or_another_carrier_if_he_is_gone(
    primed: tuple[str, str, str, int], model: str, piece: str, may: bool
) -> None:
    men = riflemen("a.one", (60, 60), 3)
    carrier = replace(men.models[2], weapons=("kar98k", "explosive-charge"))
    own = replace(men, models=(*men.models[:2], carrier))
    unit_id, who, where, turn = primed
    g = play(Idle(), own, FOE, primed=(Primed(unit_id, who, where, (0, 0), turn),), turn=2)
    assert may_set_off(g, g.state.units["a.one"], Priming(model, piece)) is may
