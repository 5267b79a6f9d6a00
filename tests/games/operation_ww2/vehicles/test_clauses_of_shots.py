"""Clauses of shots at vehicles, smoke, flares and searchlights that only an edge of a rule shows."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.ground import purchases
from grognard.games.operation_ww2.rules.fire.salvo import Struck, Things
from grognard.games.operation_ww2.rules.fire.shot_groups import Batch
from grognard.games.operation_ww2.rules.light_and_weather import lights, smoke
from grognard.games.operation_ww2.rules.light_and_weather.lights import FiringFlares
from grognard.games.operation_ww2.rules.light_and_weather.smoke import LayingSmoke
from grognard.games.operation_ww2.rules.vehicle_fire import open_tops
from grognard.games.operation_ww2.rules.vehicle_fire.hits import SquadHits, VehicleHits
from grognard.games.operation_ww2.state.events.lights import FlareLit, FlareLost
from grognard.games.operation_ww2.state.intents import Besides, Flaring, MoveIntent, Smoking
from tests.games.operation_ww2.table import Idle, happened, over, play, unit
from tests.games.operation_ww2.test_night import NIGHT, declared
from tests.games.operation_ww2.test_night import bought as carried
from tests.games.operation_ww2.test_smoke import ON, bought, mortar
from tests.games.operation_ww2.vehicles.garage import fight, shot, vehicle
from tests.games.operation_ww2.vehicles.test_motorcycles import section
from tests.games.operation_ww2.vehicles.test_squads import THREE, battle, squad
from tests.games.playing import through

FOE = unit("b.one", (60, 35))

# ---- shots at vehicles -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VSQ-02")
@pytest.mark.parametrize("count", [1, 2])
def test_az_vsq_02_shots_at_a_squad_are_shared_out_and_at_a_vehicle_alone_are_not(count):
    tanks = squad(*THREE[:count])
    shots = Batch("tank", ("a.tanks",), 1, 7, "heavy-weapons", 0, (), "vehicle", thing="a.tanks.1", weapon="pak-40")
    things = Things("b.foe", (Struck(shots, (9, 10)),))
    taken = through(things.strike(battle(Idle(), tanks))).procedure
    assert isinstance(taken, SquadHits if count > 1 else VehicleHits)


@pytest.mark.rule("AZ-TWO-03", "AZ-AREA-12")
@pytest.mark.parametrize(
    ("how", "everybody"), [("shot", False), ("placed", False), ("burst", True), ("indirect", True), ("edge", True)]
)
def test_az_area_12_only_a_template_in_the_middle_of_a_lorry_strikes_everybody_in_it(how, everybody):
    g = fight(Idle(), vehicle("b.car", "opel-blitz", (60, 60)))
    hit = shot("pak-40", (60, 20), how=how, at=(60, 60) if everybody else None, radius=5000)
    assert open_tops.strikes_everybody(g, g.state.units["b.car"].models[0], hit) is everybody


@pytest.mark.rule("AZ-TWO-05", "AZ-TWO-01")
@pytest.mark.parametrize(("weapon", "harms"), [("81-mm-mortar", True), ("bazooka", False)])
def test_az_two_05_what_has_no_second_number_does_nothing_indirectly(weapon, harms):
    g = fight(Idle(), vehicle("b.car", "opel-blitz", (60, 60)))
    hit = shot(weapon, (60, 20), how="indirect")
    assert open_tops.can_harm(g, g.state.units["b.car"].models[0], hit) is harms


@pytest.mark.rule("AZ-NRV-08", "AZ-MC-05")
@pytest.mark.parametrize(("facing", "start", "side"), [(0, (63, 10), 1), (180, (63, 110), -1)])
def test_az_nrv_08_riders_of_a_section_get_off_on_the_side_away_from_the_shots(facing, start, side):
    bikes = section((60, 60), (66, 60), facing=facing)
    struck = VehicleHits("a.bikes", "a.bikes.1", (shot("vehicle-machine-gun", start),))
    g = fight(struck, bikes, unit("b.foe", (5, 5)), dice=(6, 10, 1), lists={"a.bikes": {"panic_limit": 9}})
    while not g.over:
        g.choose(g.choices()[0])
    (man,) = g.state.units["a.bikes"].people
    assert (man.y - 60_000) * side > 0


# ---- smoke -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-07")
@pytest.mark.parametrize(("order", "lays"), [("fire", True), ("ambush", True), ("assault", False), ("move", False)])
def test_az_smk_02_a_gunner_alone_lays_smoke_while_nobody_has_to_drive(order, lays):
    tank = vehicle("a.tank", "sherman-75", (60, 90), crew=1, commander=False)
    g = fight(Idle(), tank, FOE, lists={"a.tank": {"extras": {"smoke": 1}}}, options=ON)
    found = [source.device for source in smoke.sources(g, g.state.units["a.tank"], order)]
    assert found == (["gun"] if lays else [])


def smoking(x: float, y: float, model: str = "a.mortar.1", weapon: str = "light-mortar") -> Smoking:
    """Smoke of a mortar at a place in centimetres."""
    return Smoking(model, weapon, (round(x * 1000), round(y * 1000)), "smoke")


@pytest.mark.rule("AZ-SMK-02", "AZ-SMK-04")
def test_az_smk_02_each_of_several_uses_lays_its_smoke():
    pair = mortar()
    second = replace(pair.models[1], weapons=("light-mortar",))
    pair = replace(pair, models=(pair.models[0], second, pair.models[2]))
    uses = (smoking(60, 60), smoking(50, 60, "a.mortar.2"))
    g = play(
        LayingSmoke("a.mortar", "ambush", uses), pair, FOE, lists=bought("a.mortar", smoke=2), options=ON, dice=[7, 7]
    )
    over(g)
    assert [cloud.places for cloud in g.state.smoke] == [((60_000, 60_000),), ((50_000, 60_000),)]
    assert len({cloud.id for cloud in g.state.smoke}) == 2


@pytest.mark.rule("AZ-SMK-07", "AZ-CRW-08")
def test_az_crw_08_a_weapon_on_a_tripod_points_where_it_laid_smoke():
    team, tank = mortar(weapon="81-mm-mortar"), vehicle("a.tank", "sherman-75", (60, 95))
    fired = LayingSmoke("a.mortar", "ambush", (smoking(60, 40, weapon="81-mm-mortar"),))
    g = play(fired, team, FOE, lists=bought("a.mortar", smoke=1), options=ON, dice=[7])
    assert g.state.units["a.mortar"].models[0].laid == 0
    # The mount of a vehicle keeps its own arc, wherever it fired.
    fired = LayingSmoke("a.tank", "ambush", (smoking(20, 60, "a.tank.1", "gun"),))
    g = fight(fired, tank, FOE, lists={"a.tank": {"extras": {"smoke": 1}}}, options=ON, dice=[7])
    assert len(g.state.smoke) == 1
    assert g.state.units["a.tank"].models[0].laid is None


# ---- flares and searchlights -------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-NGT-08")
@pytest.mark.parametrize(("bought", "lit"), [(1, 1), (2, 2)])
def test_az_ngt_08_a_flare_is_spent_with_its_shot(bought, lit):
    pair = unit("a.one", (20, 10), (23, 10))
    both = tuple(Flaring(id, "b.one") for id in ("a.one.1", "a.one.2"))
    given: dict[str, Any] = {"lists": carried("a.one", 2, flare=bought), "options": NIGHT}
    g = play(FiringFlares("a.one", both), pair, unit("b.one", (20, 40)), dice=[10] * lit, **given)
    over(g)
    assert len(happened(g, FlareLit)) == lit
    assert len(happened(g, FlareLost)) == 2 - lit
    assert purchases.left(g, g.state.units["a.one"], "flare") == 0


@pytest.mark.rule("AZ-NGT-05")
def test_az_ngt_05_who_names_no_unit_lays_his_searchlight_on_nobody():
    units = unit("a.one", (20, 10)), unit("b.one", (20, 65))
    lists = carried("a.one", searchlight=1)
    for besides, count in ((Besides(), 0), (Besides(searchlight="b.one"), 1)):
        g = declared(MoveIntent("a.one.1", (), "slow", besides), *units, lists=lists)
        assert [light.kind for light in g.state.lights] == ["searchlight"] * count
    assert lights.may_shine(g, g.state.units["a.one"])
