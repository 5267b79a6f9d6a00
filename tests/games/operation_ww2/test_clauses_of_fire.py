"""Clauses of fire, close combat, orders and tunnels that only an edge of a rule shows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import shapely

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.fallen_buildings import number_at
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.fire import snipers, weapons
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.volley_results import Allotment, ChooseAimed
from grognard.games.operation_ww2.rules.intent import communication, weapon_targets
from grognard.games.operation_ww2.rules.intent.intent import goes_somewhere, says_every_way
from grognard.games.operation_ww2.rules.light_and_weather import lights
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement.moving import Moving
from grognard.games.operation_ww2.rules.movement.pushing import Pushing
from grognard.games.operation_ww2.rules.setup import zones
from grognard.games.operation_ww2.rules.setup.deployment import TakingZones, entries_for
from grognard.games.operation_ww2.rules.tunnels.declaring import may_descend
from grognard.games.operation_ww2.rules.turn.execution import moving
from grognard.games.operation_ww2.state.choices import Losses, TakeZone
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.events.setup import ZonesTaken
from grognard.games.operation_ww2.state.intents import Aim, AssaultIntent, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.firing_line import riflemen, squad, with_models
from tests.games.operation_ww2.table import Idle, card, happened, over, person, play, unit
from tests.games.operation_ww2.vehicles.garage import asked

FOE = unit("b.foe", (5, 5))


# ---- weapons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CRW-03", "AZ-CRW-04")
def test_az_crw_04_a_machine_gun_without_its_assistant_holds_still_and_with_him_does_not():
    gun = next(row for row in TABLES.weapons.values() if row.group in weapons.STEADY and row.assistants)
    gun = replace(gun, traits=tuple(each for each in gun.traits if each != "no-move-and-fire"))
    assert weapons.holds_still(gun, gun.assistants - 1)
    assert not weapons.holds_still(gun, gun.assistants)


@pytest.mark.rule("AZ-WPN-10", "AZ-IND-01")
def test_az_wpn_10_a_gun_with_a_second_number_fires_at_what_it_does_not_see():
    gun = next(row for row in TABLES.weapons.values() if row.second is not None)
    bare = replace(gun, traits=()) if "traits" in gun.__struct_fields__ else gun
    assert communication.fires_indirectly(bare)
    assert not communication.fires_indirectly(TABLES.weapons["kar98k"])


@pytest.mark.rule("AZ-SNP-05", "AZ-SNP-02")
@pytest.mark.parametrize(
    ("role", "sniper", "telescope"), [("sniper", True, True), ("rifleman", True, False), ("sniper", False, False)]
)
def test_az_snp_05_a_sniper_has_a_telescope_of_his_own(role, sniper, telescope):
    team = with_models(squad("a.one", (60, 20), ("kar98k",)), m1={"role": role})
    lists: dict[str, Any] = {"a.one": {"characteristics": ("sniper",) if sniper else ()}}
    g = play(Idle(), team, FOE, lists=lists)
    assert snipers.has_telescope(g, team, team.models[0]) is telescope


@pytest.mark.rule("AZ-SNP-02")
@pytest.mark.parametrize(("target", "rules"), [("b.two", None), ("b.nobody", ("AZ-SNP-02",))])
def test_az_snp_02_the_second_shot_goes_at_an_enemy_there_is(target, rules):
    team = with_models(squad("a.one", (60, 20), ("g43",)), m1={"role": "sniper"})
    g = play(Idle(), team, riflemen("b.one", (60, 80), 2), unit("b.two", (80, 80)),
             lists={"a.one": {"characteristics": ("sniper",)}})  # fmt: skip
    declared = FireIntent("b.one", None, Besides(aims=(Aim("g43", target),)))
    found = weapon_targets.refusal(g, g.state.units["a.one"], "fire", declared)
    assert (None if found is None else found.rules) == rules


@pytest.mark.rule("AZ-SNP-02", "AZ-SNP-05")
@pytest.mark.parametrize(("weapon", "accurate"), [("sniper-rifle", True), ("kar98k", False)])
def test_az_snp_05_a_sniper_rifle_shoots_accurately_in_anybodys_hands(weapon, accurate):
    team = squad("a.one", (60, 20), (weapon,))
    g = play(Idle(), team, FOE)
    assert snipers.is_accurate(g, team, team.models[0], TABLES.weapons[weapon]) is accurate


# ---- close combat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CC-12")
def test_az_cc_12_by_the_option_who_still_stands_after_the_attackers_blows_strikes_back():
    ones = unit("a.one", models=(person("a.one.1", (60, 60)), person("a.one.2", (70, 60))))
    foes = unit("b.one", models=(person("b.one.1", (60, 62)), person("b.one.2", (70, 62))))
    # The first pair is won by the attacker, the second by the defender, who has not been struck.
    battle = play(CloseCombat("a.one"), ones, foes, dice=(9, 1, 1, 9, 9, 9),
                  options={"melee_simultaneous": "attacker_first"})  # fmt: skip
    over(battle)
    struck = [event for event in happened(battle, ModelsHit) if isinstance(event, ModelsHit)]
    assert [event.unit for event in struck] == ["b.one", "a.one"]


# ---- orders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-NGT-05")
@pytest.mark.parametrize(("posture", "may"), [("standing", True), ("scared", False)])
def test_az_ngt_05_a_searchlight_shines_only_if_somebody_can_work_it(posture, may):
    one = with_models(unit("a.one", (60, 60)), m1={"posture": posture})
    lists: dict[str, Any] = {"a.one": {"people": 1, "extras": {"searchlight": 1}}}
    g = play(Idle(), one, FOE, lists=lists, options={"night_fighting": "on"})
    assert lights.may_shine(g, g.state.units["a.one"]) is may


@pytest.mark.rule("AZ-INT-08")
@pytest.mark.parametrize(("lead", "every"), [("a.gun.1", True), ("a.gun.9", False)])
def test_az_int_08_of_people_every_way_is_said_and_of_a_gun_that_is_pushed_its_own(lead, every):
    gun = replace(person("a.gun.9", (60, 63)), role="gun", weapons=("pak-40",))
    crew = replace(unit("a.gun"), models=(person("a.gun.1", (60, 60)), gun))
    lists: dict[str, Any] = {"a.gun": {"people": 1, "gun": "pak-40"}}
    g = play(Idle(), crew, FOE, lists=lists, options={"declared_path": "every_model"})
    assert says_every_way(g, crew, MoveIntent(lead, ((60_000, 50_000),), "slow")) is every


# ---- morale, panic -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MOR-02")
def test_az_mor_02_one_player_chooses_among_his_units_though_another_waits_between_them():
    one, foe, two = (unit(id, (60 + 20 * k, 60), losses=3) for k, id in enumerate(("a.one", "b.one", "a.two")))
    g = play(Morale(("a.one", "b.one", "a.two")), one, foe, two, dice=None,
             lists={id: {"people": 8, "panic_limit": 3} for id in ("a.one", "b.one", "a.two")})  # fmt: skip
    assert asked(g).seat == 0


# ---- setting up, tunnels -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TUN-12")
@pytest.mark.parametrize(("role", "count"), [("rifleman", 1), ("gun", 0)])
def test_az_tun_12_only_people_begin_below_ground(role, count):
    men = with_models(unit("a.one", (60, 60), place="waiting"), m1={"role": role})
    lists: dict[str, Any] = {"a.one": {"people": 1, "characteristics": ("infiltration",)}}
    g = play(Idle(), men, FOE, lists=lists)
    hole = SimpleNamespace(x=60_000, y=60_000, is_open=True)
    g.state = replace(g.state, manholes=(hole,))
    assert len(entries_for(g, g.state.units["a.one"])) == count


@pytest.mark.rule("AZ-TUN-06", "AZ-TUN-10")
@pytest.mark.parametrize(
    ("man", "may"),
    [({}, True), ({"posture": "scared"}, False), ({"aboard": "a.car.1"}, False), ({"is_cyclist": True}, False)],
    ids=["standing", "scared", "aboard", "on a bicycle"],
)
def test_az_tun_06_nobody_goes_down_who_is_scared_or_rides(man, may):
    g = play(Idle(), FOE)
    assert may_descend(g, with_models(unit("a.one", (60, 60), (63, 60)), m2=man)) is may


@pytest.mark.rule("AZ-SET-11", "AZ-CRW-01")
def test_az_set_11_an_assistant_serves_another_man_and_not_himself():
    gun = next(id for id, row in TABLES.weapons.items() if row.assistants)
    team = with_models(unit("a.one", (60, 60), (63, 60)), m1={"role": "gunner", "weapons": (gun,)},
                       m2={"role": "assistant", "weapons": (gun,)})  # fmt: skip
    g = play(Idle(), team, FOE)
    assert zones.served_by(g, team, team.models[1]) == ["a.one.1"]
    assert zones.served_by(g, team, team.models[0]) == []


# ---- whom results fall on, who goes, sides -----------------------------------------------------------------------


@pytest.mark.rule("AZ-SNP-05")
def test_az_snp_05_of_two_accurate_results_on_a_group_each_falls_on_another_man():
    men = riflemen("b.one", (60, 80), 3)
    group = Group(tuple(man.id for man in men.models), dead=1, scared=1, aimed=True)
    g = play(Idle(), men, unit("a.one", (60, 20)))
    for losses in ChooseAimed(0, ("b.one",), (group,)).choices(g):
        assert isinstance(losses, Losses)
        assert len(losses.dead) == len(losses.scared) == 1
        assert losses.dead != losses.scared


@pytest.mark.rule("AZ-ORD-14")
@pytest.mark.parametrize(
    ("besides", "goes"), [(Besides(charge="b.one"), True), (Besides(assaulted="b.one"), True), (Besides(), False)]
)
def test_az_ord_14_who_stands_against_an_enemy_goes_for_him_without_a_way(besides, goes):
    assert goes_somewhere(AssaultIntent("a.one.1", (), "slow", None, "last", besides)) is goes


@pytest.mark.rule("AZ-ORD-01", "AZ-MOV-11")
@pytest.mark.parametrize(("lead", "procedure"), [("a.gun.9", Pushing), ("a.gun.1", Moving)])
def test_az_ord_01_a_gun_that_leads_is_pushed_and_a_crewman_who_leads_walks(lead, procedure):
    gun = replace(person("a.gun.9", (60, 63)), role="gun", weapons=("pak-40",))
    crew = replace(unit("a.gun"), models=(person("a.gun.1", (60, 60)), gun))
    g = play(Idle(), crew, FOE, lists={"a.gun": {"people": 1, "gun": "pak-40"}})
    declared = Ordered(0, "a.gun", card("M4"), MoveIntent(lead, ((60_000, 50_000),), "slow"))
    assert type(moving(g, declared)) is procedure


@pytest.mark.rule("AZ-SET-12")
@pytest.mark.parametrize(
    ("chooser", "zone", "pair"),
    [(0, "north", ("north", "south")), (1, "north", ("south", "north")), (1, "south", ("north", "south"))],
)
def test_az_set_12_who_wins_takes_a_side_and_the_other_has_the_other(chooser, zone, pair):
    g = play(Idle(), FOE)
    TakingZones(chooser).take(g, TakeZone(zone))
    assert [event.zones for event in happened(g, ZonesTaken) if isinstance(event, ZonesTaken)] == [pair]


@pytest.mark.rule("AZ-ROO-04", "AZ-DEM-05")
@pytest.mark.parametrize(
    ("at", "number"), [((10, 10), 0), ((20, 10), 0), ((20.001, 10), 1), ((30, 10), 1), ((50, 10), 1), ((-5, 10), 0)]
)
def test_az_roo_04_on_the_line_between_two_sections_the_first_is_struck(at, number):
    parts = [shapely.box(0, 0, 20_000, 25_000), shapely.box(20_000, 0, 40_000, 25_000)]
    assert number_at(parts, (round(at[0] * 1000), round(at[1] * 1000))) == number


@pytest.mark.rule("AZ-SNP-05")
def test_az_snp_05_of_two_men_too_the_firer_chooses_whom_an_accurate_shot_strikes():
    men = riflemen("b.one", (60, 80), 2)
    group = Group(tuple(man.id for man in men.models), dead=1, aimed=True)
    g = play(Allotment(1, ("b.one",), (group,), (), "fire"), men, unit("a.one", (60, 20)), dice=None)
    assert asked(g).seat == 0
