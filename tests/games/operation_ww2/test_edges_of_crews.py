"""Crews, radios and what is left of vehicles, fire's results and who fires, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.crews import crew_hits, crew_outside, mobility, radios
from grognard.games.operation_ww2.rules.fire import ammunition, heat, losses, result_allocation, shooting, snipers
from grognard.games.operation_ww2.rules.fire.endangered_friends import endangered
from grognard.games.operation_ww2.rules.fire.firepower import firepower
from grognard.games.operation_ww2.rules.fire.parts import Offered, exposed, marks_at, people, vehicle
from grognard.games.operation_ww2.rules.fire.result_allocation import Group, Standing
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.fire.targets import Engagement, Sighted, engaged, is_fight, merged
from grognard.games.operation_ww2.rules.fire.volley import Volley, gives_away
from grognard.games.operation_ww2.rules.fire.volley_results import ChooseAimed, usual_order
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import carried
from grognard.games.operation_ww2.state.choices import Losses, Man, Shooting
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt
from grognard.games.operation_ww2.state.intents import WeaponFire
from grognard.games.operation_ww2.state.shots import Part
from grognard.games.operation_ww2.state.state import Machine, Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, squad, with_models
from tests.games.operation_ww2.table import card, ground, happened, person, play, unit
from tests.games.operation_ww2.vehicles.garage import table
from tests.games.operation_ww2.vehicles.garage import vehicle as tank

FOE = unit("b.foe", (5, 5))
GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}


def with_men(carrier: Unit, *men: dict[str, Any]) -> Unit:
    """A vehicle with people aboard."""
    found = tuple(
        person(f"{carrier.id}.{number}", (60, 60), **({"aboard": f"{carrier.id}.1", "weapons": ("kar98k",)} | fields))
        for number, fields in enumerate(men, 2)
    )
    return replace(carrier, models=(*carrier.models, *found))


# ---- crews -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VEH-03", "AZ-TTR-01", "AZ-VDM-02", "AZ-FIRE-13")
def test_az_veh_03_who_is_aboard_a_vehicle() -> None:
    def aboard(whole: Unit) -> list[tuple[str, bool, bool]]:
        g = table(whole, FOE, options={"tank_riders_allowed": "on"})
        own = g.state.units[whole.id]
        return [(man.who, man.scared, man.exposed) for man in crew_hits.men_aboard(g, own, own.vehicles[0])]

    calm = ("crewman", False, False)
    assert aboard(tank("a.tank", "panzer-iv", (60, 60))) == [("commander", False, False), *[calm] * 4]
    assert aboard(tank("a.tank", "panzer-iv", (60, 60), commander=False, crew=2)) == [calm] * 2
    scared = aboard(tank("a.tank", "panzer-iv", (60, 60), scared=2, shaken=True))
    assert scared == [("commander", True, False), *[calm] * 3, ("crewman", True, False)]
    out = aboard(tank("a.tank", "sherman-75", (60, 60), crew=3, exposed=("commander", "anti-aircraft-gunner")))
    assert out == [("commander", False, True), ("anti-aircraft-gunner", False, True), calm]
    assert aboard(tank("a.tank", "panzer-iv", (60, 60), crew=0)) == []
    truck = with_men(tank("a.tank", "opel-blitz", (60, 60), crew=0), {}, {"posture": "scared"}, {"on_top": True})
    assert aboard(truck) == [("a.tank.2", False, False), ("a.tank.3", True, False)]
    g = table(tank("a.tank", "panzer-iv", (60, 60)), FOE)
    assert [crew_hits.bounded(g, die) for die in (-3, 0, 1, 5, 10, 11)] == [1, 1, 1, 5, 10, 10]


@pytest.mark.rule("AZ-NRV-06", "AZ-NRV-10", "AZ-VDM-02", "AZ-VDM-03")
def test_az_nrv_06_what_results_do_to_men_aboard() -> None:
    men = (Man("commander"), Man("crewman"), Man("crewman"))

    def suffer(whole: Unit, *fates: Any, direct: bool = True, who: Any = men, **options: str) -> Any:
        g = table(whole, FOE, options=options)
        hurt = crew_hits.suffered(g, whole.id, f"{whole.id}.1", who, fates, direct)
        hurts = [event for event in happened(g, CrewHurt) if isinstance(event, CrewHurt)]
        return hurt, hurts[0] if hurts else None, g

    panzer = tank("a.tank", "panzer-iv", (60, 60))
    hurt, event, _ = suffer(panzer, "dead", "scared", "none")
    assert (hurt.crew, hurt.small_arms, hurt.struck) == (1, 1, ())
    assert ([man.who for man in event.dead], [man.who for man in event.scared]) == (["commander"], ["crewman"])
    assert (event.counted, event.settled) == (0, True)
    hurt, event, _ = suffer(panzer, "dead", "dead", "none", willpower_deaths="count")
    assert (hurt.crew, hurt.small_arms, event.counted, event.settled) == (2, 2, 2, True)
    hurt, event, _ = suffer(panzer, "dead", "none", "none", direct=False)
    assert (hurt.small_arms, event.counted, event.settled) == (0, 1, False)
    hurt, event, _ = suffer(tank("a.tank", "kubelwagen", (60, 60), crew=3), "dead", "none", "none")
    assert (hurt.small_arms, event.counted, event.settled) == (0, 1, False)
    hurt, event, _ = suffer(panzer, "none", "none", "none")
    assert (hurt, event) == (crew_hits.Hurt(), None)
    # Who is broken is asked again only by the option.
    broken = replace(panzer, broken=True)
    for option, settled in (("yes", False), ("no", True)):
        _, event, _ = suffer(broken, "dead", "none", "none", direct=False, broken_tests_again=option)
        assert event.settled is settled
    # Passengers are their own units' losses.
    truck = with_men(tank("a.tank", "opel-blitz", (60, 60), crew=1), {}, {}, {})
    riding = (Man("crewman"), Man("a.tank.2"), Man("a.tank.3"), Man("a.tank.4"))
    hurt, event, g = suffer(truck, "dead", "dead", "scared", "none", who=riding)
    assert (hurt.crew, hurt.struck) == (1, ("a.tank",))
    assert [man.who for man in event.dead] == ["crewman"]
    (lost,) = happened(g, ModelsHit)
    assert isinstance(lost, ModelsHit)
    assert (lost.dead, lost.scared) == (("a.tank.2",), ("a.tank.3",))
    only = suffer(truck, "dead", who=(Man("a.tank.2"),))
    assert (only[0].crew, only[1]) == (0, None)
    for sheet, tests in (("panzer-iv", True), ("sdkfz-250-9", True), ("sdkfz-251", False), ("kubelwagen", False),
                         ("jeep", False)):  # fmt: skip
        g = table(tank("a.tank", sheet, (60, 60)), FOE)
        assert crew_hits.tests_willpower(g, g.state.units["a.tank"].vehicles[0]) is tests


@pytest.mark.rule("AZ-VEH-10")
def test_az_veh_10_a_crew_on_foot_beside_its_vehicle() -> None:
    whole = with_men(tank("a.tank", "opel-blitz", (60, 60), crew=2), {}, {"on_top": True}, {"aboard": "a.other.1"})
    for option, weapons in (("pistols", ("pistol",)), ("unarmed", ())):
        g = table(whole, FOE, options={"dismounted_crew": option})
        own = g.state.units["a.tank"]
        crew, moved = crew_outside.outside(g, own, own.vehicles[0], None)
        assert [(model.id, model.role, model.weapons, model.radius) for model in crew] == [
            (f"a.tank.1.{number}", "crewman", weapons, 1000) for number in (1, 2)
        ]
        assert all(isinstance(model.radius, int) for model in crew)
        assert [model.id for model in moved] == ["a.tank.2"]
        some, none = crew_outside.outside(g, own, own.vehicles[0], None, count=1)
        assert (len(some), none) == (1, ())
    taken = replace(own, models=(*own.models, person("a.tank.1.1", (90, 90)), person("a.tank.1.3", (90, 90))))
    assert crew_outside.new_numbers(taken, own.vehicles[0], 3) == ["a.tank.1.2", "a.tank.1.4", "a.tank.1.5"]
    assert crew_outside.new_numbers(own, own.vehicles[0], 0) == []


@pytest.mark.rule("AZ-VDM-05", "AZ-VDM-09", "AZ-VDM-10")
@pytest.mark.parametrize(
    ("sheet", "lost", "moves"),
    [
        ("panzer-iv", (), "full"),
        ("panzer-iv", ("gun",), "full"),
        ("panzer-iv", ("track",), "turning"),
        ("panzer-iv", ("track", "track"), "none"),
        ("panzer-iv", ("immobile",), "none"),
        ("sdkfz-251", ("track",), "turning"),
        ("sdkfz-251", ("track", "wheel"), "none"),
        ("kubelwagen", ("wheel",), "half"),
        ("kubelwagen", ("wheel", "wheel"), "none"),
        ("m8-greyhound", ("wheel",), "full"),
        ("m8-greyhound", ("wheel", "wheel"), "half"),
        ("m8-greyhound", ("wheel",) * 3, "none"),
    ],
)
def test_az_vdm_10_how_a_vehicle_with_losses_moves(sheet: str, lost: tuple[str, ...], moves: str) -> None:
    row = TABLES.vehicles[sheet]
    assert mobility.mobility(Machine(lost=lost), row, 4) == moves
    g = table(tank("a.tank", sheet, (60, 60), lost=lost), FOE)
    assert mobility.mobility_of(g, g.state.units["a.tank"].vehicles[0]) == moves


@pytest.mark.rule("AZ-VDM-04", "AZ-VDM-07", "AZ-VDM-11", "AZ-VDM-12", "AZ-VDM-16", "AZ-VDM-10", "AZ-VDM-09")
def test_az_vdm_11_what_a_vehicle_loses() -> None:
    def loses(sheet: str, part: Any, lost: tuple[str, ...] = (), choice: str = "") -> tuple[str, ...]:
        g = table(tank("a.tank", sheet, (60, 60), lost=lost), FOE)
        return mobility.lost_with(g, g.state.units["a.tank"].vehicles[0], part, choice)

    def secondary(sheet: str, *lost: str) -> tuple[str, ...]:
        g = table(tank("a.tank", sheet, (60, 60), lost=lost), FOE)
        return mobility.secondary(g, g.state.units["a.tank"].vehicles[0])

    assert loses("sherman-75", "main weapon") == ("gun", "coaxial")
    assert loses("sherman-75", "main weapon", ("coaxial",)) == ("gun",)
    assert loses("sherman-75", "main weapon", ("gun", "coaxial")) == ()
    assert loses("kubelwagen", "main weapon") == ()
    assert loses("sherman-75", "secondary weapon") == ()
    assert loses("sherman-75", "secondary weapon", (), "hull") == ("hull", "coaxial")
    assert loses("sherman-75", "secondary weapon", ("coaxial",), "hull") == ("hull",)
    assert loses("m8-greyhound", "secondary weapon", (), "coaxial") == ("coaxial",)
    assert secondary("sherman-75") == ("hull", "anti-aircraft")
    assert secondary("sherman-75", "hull") == ("anti-aircraft",)
    assert secondary("sherman-75", "hull", "anti-aircraft") == ()
    assert secondary("m8-greyhound") == ("coaxial",)
    assert secondary("m8-greyhound", "coaxial") == ()
    assert loses("panzer-iv", "track") == ("track",)
    assert loses("panzer-iv", "track", ("track",)) == ("track", "immobile")
    assert loses("panzer-iv", "track", ("immobile",)) == loses("kubelwagen", "track") == ()
    assert loses("panzer-iv", "wheel") == ("track",)
    assert loses("kubelwagen", "wheel") == ("wheel",)
    assert loses("kubelwagen", "wheel", ("wheel",)) == ("wheel", "immobile")
    assert loses("m8-greyhound", "wheel", ("wheel",)) == ("wheel",)
    assert loses("sdkfz-251", "wheel") == ("wheel",)
    assert loses("panzer-iv", "immobile") == ("immobile",)
    assert loses("panzer-iv", "immobile", ("track", "track")) == ()
    assert loses("panzer-iv", "catastrophe") == ()
    for sheet, side, option, named in (
        ("panzer-iv", "front", "by_side", "track"),
        ("kubelwagen", "side", "by_side", "wheel"),
        ("sdkfz-251", "front", "by_side", "wheel"),
        ("sdkfz-251", "side", "by_side", "track"),
        ("sdkfz-251", "rear", "by_side", "track"),
        ("sdkfz-251", "front", "die", None),
        ("panzer-iv", "front", "die", "track"),
    ):
        g = table(tank("a.tank", sheet, (60, 60)), FOE, options={"wheel_or_track": option})
        own = g.state.units["a.tank"].vehicles[0]
        assert mobility.wheel_or_track(g, own, side) == named  # type: ignore[arg-type]


@pytest.mark.rule("AZ-VCM-01", "AZ-VCM-02")
def test_az_vcm_01_which_vehicles_have_a_radio_and_whom_it_reaches() -> None:
    for sheet, machine, found in (
        ("panzer-iv", {}, True),
        ("panzer-iv", {"crew": 0}, False),
        ("panzer-iv", {"crew": 3, "scared": 3}, False),
        ("t-34", {}, False),
        ("kubelwagen", {}, False),
    ):
        g = table(tank("a.tank", sheet, (60, 60), **machine), FOE)
        assert bool(radios.sets(g, g.state.units["a.tank"])) is found, sheet
    lists: Any = {"a.tank": {"platoon": "1"}, "a.next": {"platoon": "1"}, "a.far": {"platoon": "2"},
                  "a.hq": {"characteristics": ("command",)}}  # fmt: skip
    places = {"a.tank": 20, "a.next": 40, "a.far": 60, "a.hq": 80, "a.alone": 100}
    g = table(*(tank(id, "panzer-iv", (x, 60)) for id, x in places.items()), FOE, lists=lists)
    units = g.state.units
    for one, other, reached in (("a.tank", "a.next", True), ("a.tank", "a.far", False), ("a.hq", "a.far", True),
                                ("a.alone", "a.tank", False), ("a.tank", "a.alone", False)):  # fmt: skip
        assert radios.reaches(g, units[one], units[other]) is reached
    assert radios.platoon(g, units["a.tank"]) == (0, "1")
    assert radios.platoon(g, units["a.alone"]) == (0, "a.alone")


# ---- snipers, rounds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-SNP-01", "AZ-SNP-02", "AZ-SNP-05", "AZ-DET-07", "AZ-SNP-03")
def test_az_snp_05_who_has_a_telescope_and_whose_shot_is_accurate() -> None:
    lists = {"a.one": {"characteristics": ("sniper",)}}
    for weapon, role, sniper, posture, scope, accurate in (
        ("sniper-rifle", "rifleman", False, "standing", True, True),
        ("sniper-rifle", "rifleman", False, "scared", False, True),
        ("kar98k", "sniper", True, "standing", True, True),
        ("kar98k", "spotter", True, "standing", True, True),
        ("kar98k", "rifleman", True, "standing", False, False),
        ("kar98k", "sniper", False, "standing", False, False),
        ("pistol", "sniper", True, "standing", True, False),
        ("mp40", "sniper", True, "standing", True, False),
        ("mg42", "sniper", True, "standing", True, False),
        ("bazooka", "sniper", True, "standing", True, False),
    ):
        whole = with_models(squad("a.one", (20, 20), [weapon]), m1={"role": role, "posture": posture})
        g = table(whole, FOE, lists=lists if sniper else {})
        own = g.state.units["a.one"]
        assert snipers.is_sniper_unit(g, own) is sniper
        assert snipers.has_telescope(g, own, own.models[0]) is scope, (weapon, role)
        assert snipers.is_accurate(g, own, own.models[0], TABLES.weapons[weapon]) is accurate, (weapon, role)
    foe = unit("b.one", (20, 60), (23, 60), detection="fired")
    for arms, sniper, fired, known in (
        (["kar98k", "kar98k"], True, ["1", "2"], "fired"),
        (["kar98k", "kar98k"], True, ["1"], "hidden"),
        (["kar98k", "kar98k"], False, ["1"], "fired"),
        (["kar98k", "kar98k"], False, ["1", "2"], "fired"),
    ):
        g = table(squad("a.one", (20, 20), arms), foe, lists=lists if sniper else {})
        own = g.state.units["a.one"]
        chances = [each for each in firepower(g, own, "b.one", "fire").chances if each.armed.model[-1] in fired]
        assert gives_away(g, own, chances) == known
        assert gives_away(g, own, []) == "fired"
    quiet = table(
        squad("a.one", (20, 20), ["piat", "kar98k"]), tank("b.tank", "panzer-iv", (20, 50), detection="fired")
    )
    own = quiet.state.units["a.one"]
    silent = [each for each in firepower(quiet, own, "b.tank", "fire").chances if each.armed.weapon == "piat"]
    assert gives_away(quiet, own, silent) == "silent"


@pytest.mark.rule("AZ-HEAT-08", "AZ-WPN-08", "AZ-WPN-04", "AZ-HEAT-03", "AZ-HEAT-06")
def test_az_wpn_04_what_is_loaded_and_what_bursts() -> None:
    for weapon, target, round in (
        ("75-76-mm", "infantry", "high-explosive"), ("75-76-mm", "gun", "high-explosive"),
        ("75-76-mm", "medium", "armour-piercing"), ("bazooka", "infantry", "heat"), ("bazooka", "heavy", "heat"),
        ("kar98k", "infantry", None), ("105-mm-howitzer", "medium", "high-explosive"),
    ):  # fmt: skip
        assert ammunition.loaded(TABLES.weapons[weapon], target) == round, weapon
    for weapon, given, column, burst in (
        ("75-76-mm", "high-explosive", "infantry", True),
        ("75-76-mm", "high-explosive", "medium", True),
        ("75-76-mm", "armour-piercing", "infantry", False),
        ("bazooka", "heat", "infantry", True),
        ("bazooka", "heat", "gun", True),
        ("bazooka", "heat", "medium", False),
        ("hand-grenade", None, "infantry", True),
        ("hand-grenade", None, "medium", True),
        ("20-mm", None, "infantry", True),
        ("20-mm", None, "medium", False),
        ("kar98k", None, "infantry", False),
    ):
        offer = Offered(Part("x", column), (), 0, None)  # type: ignore[arg-type]
        row = TABLES.weapons[weapon]
        assert ammunition.lays_template(row, given, offer) is burst, (weapon, given, column)  # type: ignore[arg-type]
        assert not ammunition.lays_template(replace(row, template=0), given, offer), weapon  # type: ignore[arg-type]
    for weapon, given, special in (
        ("bazooka", "high-explosive", True),
        ("bazooka", "heat", False),
        ("bazooka", None, False),
        ("75-76-mm", "high-explosive", False),
        ("kar98k", "high-explosive", False),
    ):
        assert heat.is_special(TABLES.weapons[weapon], given) is special  # type: ignore[arg-type]


@pytest.mark.rule("AZ-HEAT-03", "AZ-HEAT-09")
def test_az_heat_09_what_is_hard_cover() -> None:
    for kind, every, few in (("low-wall", True, True), ("sandbags", True, False), ("woods", False, False),
                             ("low-hedge", False, False), ("ruin", True, True), ("bunker", True, False)):  # fmt: skip
        extra = (
            {"building": {"material": "brick", "openings": [{"kind": "gap", "at": (60, 69)}]}} if kind == "ruin" else {}
        )
        map = ground(piece(kind, 50, 50, 70, 51) | extra)
        for option, hard in (("building_ruin_bunker_wall_sandbag", every), ("building_ruin_wall", few)):
            g = table(unit("a.one", (60, 80)), unit("b.one", (60, 40)), map=map, options={"heat_hard_cover": option})
            foe = g.state.units["b.one"]
            look = replace(g.context.sight.look(g.state.units["a.one"].models[0], foe.models[0], ()), pieces=(kind,))
            assert heat.is_behind_hard_cover(g, Sighted(foe, foe.models[0], look, 1.0)) is hard, (kind, option)


# ---- targets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-MIX-01", "AZ-MIX-03", "AZ-DEF-02")
def test_az_mix_01_units_that_are_one_target() -> None:
    one, near, next_ = unit("b.one", (20, 20)), unit("b.near", (26.999, 20)), unit("b.next", (33.9, 20))
    car = tank("b.car", "kubelwagen", (20, 27))
    for option, found in (
        ("transitive", ["b.one", "b.near", "b.next"]),
        ("named_unit_and_neighbours", ["b.one", "b.near"]),
    ):
        g = table(unit("a.one", (5, 110)), one, near, next_, car, unit("b.away", (20, 23), place="waiting"),
                  options={"mixed_chain": option})  # fmt: skip
        assert [each.id for each in merged(g, g.state.units["b.one"])] == found
        assert [each.id for each in merged(g, g.state.units["b.car"])] == ["b.car"]
        assert [each.id for each in merged(g, replace(one, models=(replace(one.models[0], x=90_000),)))] == ["b.one"]
    g = table(unit("a.one", (5, 110)), one, replace(near, models=(replace(near.models[0], x=27_000),)))
    assert [each.id for each in merged(g, g.state.units["b.one"])] == ["b.one"]


@pytest.mark.rule("AZ-FIRE-15", "AZ-CC-06", "AZ-DEF-12", "AZ-ANT-10")
def test_az_fire_15_who_fights_whom() -> None:
    me = unit("a.one", (20, 20), (30, 20))
    for places, fights in ((((20, 22), (50, 50)), True), (((20, 22.01),), False), (((50, 50), (30, 22)), True)):
        g = table(me, unit("b.one", *places), unit("b.two", (60, 60)), unit("b.away", (20, 22), place="waiting"))
        assert [each.id for each in engaged(g, g.state.units["a.one"])] == (["b.one"] if fights else [])
        assert is_fight(g, g.state.units["a.one"], g.state.units["b.one"]) is fights
    assert engaged(g, replace(me, models=())) == []
    # Who has come up with an order still under way does not fight yet.
    for moved, chained, fights in ((3, ("b.one",), False), (2, ("b.one",), True), (3, (), True), (3, ("b.two",), True)):
        foe = with_models(unit("b.one", (20, 22)), m1={"moved": moved})
        chain = tuple(Ordered(1, id, card("A3")) for id in chained)
        g = table(me, foe, unit("b.two", (60, 60)), turn=3, chain=chain)
        assert is_fight(g, g.state.units["a.one"], g.state.units["b.one"]) is fights


@pytest.mark.rule(
    "AZ-FIRE-07", "AZ-XPO-01", "AZ-XPO-08", "AZ-ABV-02", "AZ-SPL-04", "AZ-SMK-05", "AZ-VEH-09", "AZ-MTI-05"
)
def test_az_xpo_08_parts_of_targets() -> None:
    g = table(unit("a.one", (60, 20)), tank("b.tank", "panther", (60, 60)), unit("b.men", (60, 70), (60, 40)))
    model = g.state.units["b.tank"].vehicles[0]
    assert sum(each.value for each in exposed(g, model).to_hit) == -2
    assert exposed(g, model, above=True).to_hit == ()
    assert (exposed(g, model).id, exposed(g, model).cover) == ("b.tank.1/exposed", "heavy")
    smoke = vehicle(g, g.state.units["a.one"].models[0], model, ("smoke",))
    assert [sum(each.value for each in found) for found in (smoke.to_hit, smoke.damage)] == [-3, -2]
    plain = vehicle(g, g.state.units["a.one"].models[0], model)
    assert [sum(each.value for each in found) for found in (plain.to_hit, plain.damage)] == [-1, 0]
    trench = people(g, "medium", ("trench",))
    assert (trench.id, sum(each.value for each in trench.to_hit), trench.damage) == ("medium+trench", -1, ())
    prospect = Engagement((g.state.units["b.men"], g.state.units["b.tank"]), {})
    assert prospect.nearest(g.state.units["a.one"].models[0]) == 18_000
    assert marks_at([], model) == ()
    for weapon, thrown, found in (((), "hand-grenade", ()), (("kar98k",), "hand-grenade", ("kar98k", "hand-grenade")),
                                  (("kar98k",), None, ("kar98k",))):  # fmt: skip
        assert carried(person("a.one.1", (1, 1), weapons=weapon), thrown) == found
    assert carried(replace(person("a.one.1", (1, 1), weapons=("pak-40",)), role="gun"), "hand-grenade") == ("pak-40",)


@pytest.mark.rule("AZ-FF-01", "AZ-FF-03", "AZ-FF-05")
@pytest.mark.parametrize(("x", "near"), [(65.999, True), (66, False), (60, True), (54.001, True), (54, False)])
def test_az_ff_01_friends_nearer_than_five_to_the_line_of_fire(x: float, near: bool) -> None:
    firers = riflemen("a.one", (60, 20), 2)
    for friend, found in (
        (unit("a.two", (x, 50), (100, 100)), near),
        (unit("a.two", (x, 50), place="waiting"), False),
        (unit("b.two", (x, 50)), False),
        (tank("a.two", "panzer-iv", (x, 50)), False),
    ):
        g = table(firers, friend, unit("b.one", (60, 80)))
        own = g.state.units["a.one"]
        struck = endangered(g, own, own.models[0], (60_000, 80_000))
        assert (struck is not None) is found
        if struck is not None:
            assert (struck.unit.id, struck.models) == ("a.two", ("a.two.1", "a.two.2"))


# ---- results -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DMG-12", "AZ-DMG-04", "AZ-DMG-05", "AZ-DMG-06", "AZ-DMG-02", "AZ-DMG-03")
def test_az_dmg_12_who_takes_which_results() -> None:
    who = Standing(("a", "b", "c"), ("x", "y"))
    everybody = ("a", "b", "c", "x", "y")

    def out(*groups: Group, surplus: bool = True, order: Any = everybody) -> Losses:
        return result_allocation.handed_out(groups, who, order, surplus)

    assert out(Group(everybody)) == Losses()
    assert out(Group(everybody, dead=1)) == Losses(("a",))
    assert out(Group(everybody, dead=1), order=everybody[::-1]) == Losses(("c",))
    assert out(Group(everybody, dead=4)) == Losses(("a", "b", "c", "x"))
    assert out(Group(everybody, dead=4), surplus=False) == Losses(("a", "b", "c"))
    assert out(Group(everybody, scared=9)) == Losses((), ("a", "b", "c"))
    assert out(Group(everybody, dead=1, scared=1)) == Losses(("a",), ("b",))
    assert out(Group(("b",), dead=2), Group(("a", "b"), dead=1)) == Losses(("a", "b"))
    assert out(Group(("b",), dead=1), Group(("a", "b"), scared=2)) == Losses(("b",), ("a",))
    for losses_, surplus, legal in (
        (Losses(("a",), ("b",)), True, True),
        (Losses(("c",), ("a",)), True, True),
        (Losses(("a",)), True, False),
        (Losses((), ("a",)), True, False),
        (Losses(("a",), ("a",)), True, False),
        (Losses(("a", "a"), ("b",)), True, False),
        (Losses(("z",), ("b",)), True, False),
        (Losses(("x",), ("b",)), True, False),
        (Losses(("a",), ("x",)), True, False),
    ):
        group = Group(everybody, dead=1, scared=1)
        assert result_allocation.is_legal([group], who, losses_, surplus) is legal, losses_
    assert result_allocation.is_forced([Group(("a",), dead=1)], who)
    assert not result_allocation.is_forced([Group(("a", "b"), dead=1)], who)
    assert result_allocation.is_forced([Group(("a", "b"), dead=2)], who)
    for groups, models, can in (
        ([(frozenset("ab"), 1), (frozenset("b"), 1)], "ab", True),
        ([(frozenset("ab"), 1), (frozenset("b"), 1)], "abc", False),
        ([(frozenset("ab"), 2)], "ab", True),
        ([(frozenset("ab"), 2)], "ac", False),
        ([(frozenset("abc"), 1), (frozenset("a"), 1), (frozenset("ab"), 1)], "abc", True),
    ):
        assert result_allocation.can_take(groups, models) is can


@pytest.mark.rule("AZ-SNP-05", "AZ-DMG-12")
def test_az_snp_05_whom_accurate_shots_are_usually_aimed_at() -> None:
    roles = with_models(riflemen("b.one", (60, 60), 3), m2={"role": "leader"})
    g = table(unit("a.one", (60, 20)), roles)
    ids = ("b.one.1", "b.one.2", "b.one.3")
    for dead, scared, aimed, usual in (
        (1, 0, True, Losses(("b.one.2",))),
        (0, 1, True, Losses((), ("b.one.2",))),
        (0, 0, True, Losses()),
        (1, 0, False, Losses()),
    ):
        group = Group(ids, dead, scared, aimed)
        assert usual_order(g, 1, ("b.one",), [group])[0] == usual
    found = ChooseAimed(0, ("b.one",), (Group(ids, 1, 0, True),)).candidates(g)
    assert found[0] == Losses(("b.one.2",))
    assert set(found) == {Losses((id,)) for id in ids}
    both = ChooseAimed(0, ("b.one",), (Group(ids, 1, 1, True),)).candidates(g)
    assert both[0].dead == ("b.one.2",)
    assert len(both[0].scared) == 1


@pytest.mark.rule("AZ-MOR-01", "AZ-MOR-03", "AZ-MOR-19", "AZ-MOR-09", "AZ-MOR-14")
def test_az_mor_01_how_many_tests_are_due() -> None:
    lists = {"a.one": {"panic_limit": 3}}
    for lost, tested, place, due in ((0, 0, "table", 0), (2, 0, "table", 0), (3, 0, "table", 1), (5, 3, "table", 0),
                                     (6, 3, "table", 1), (7, 2, "table", 2), (3, 3, "table", 0), (3, 0, "gone", 0),
                                     (3, 0, "below", 1)):  # fmt: skip
        g = table(unit("a.one", (20, 20), losses=lost, tested=tested, place=place), FOE, lists=lists)
        assert losses.due(g, g.state.units["a.one"]) == due, (lost, tested, place)
    for option, again, found in (("all_losses", "yes", (2, True)), ("fire_and_melee", "no", (0, False))):
        g = table(unit("a.one", (20, 20)), FOE, options={"panic_counts": option, "broken_tests_again": again})
        assert losses.fleeing(g, 2) == found


# ---- choosing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-INT-09", "AZ-FIRE-05", "AZ-SPL-03", "AZ-FIRE-17", "AZ-FIRE-18", "AZ-GRN-03", "AZ-ORD-13")
def test_az_int_09_how_a_unit_may_fire() -> None:
    def refused(whole: Unit, *names: str, order: Any = "fire", foe: Any = None, **fields: Any) -> tuple[str, ...]:
        target = foe or unit("b.one", (20, 28), (23, 28), detection="fired")
        g = play(Volley("a.one", "b.one", order), whole, target, dice=None, **fields)
        ask = ChooseShooting(0, "a.one", "b.one", order)
        fire = tuple(
            WeaponFire(f"a.one.{name[0]}", name[2:].split("@")[0], name.partition("@")[2] or "none") for name in names
        )
        found = ask.refusal(g, Shooting(fire))
        return () if found is None else found.rules

    two = squad("a.one", (20, 20), [("kar98k", "mp40"), "kar98k"])
    assert refused(two, "1 kar98k", "2 kar98k") == refused(two, "1 mp40") == ()
    assert refused(two, "1 bazooka") == refused(two, "3 kar98k") == ("AZ-FIRE-05", "AZ-SPL-03")
    assert refused(two, "1 kar98k", "1 mp40") == ("AZ-FIRE-17", "AZ-SPL-03")
    assert refused(two, "1 kar98k", "1 mp40", options={"one_weapon_per_model": "off"}) == ()
    assert refused(two) == ("AZ-FIRE-18",)
    assert refused(two, "1 kar98k", "2 hand-grenade@@b.one.1") == ()
    assert refused(two, "1 hand-grenade@@b.one.1", "2 hand-grenade@@b.one.1") == ("AZ-GRN-03",)
    must = {"hold_fire": "all_must_fire"}
    assert refused(two, "1 kar98k", options=must) == ("AZ-FIRE-18",)
    assert refused(two, "1 kar98k", "2 kar98k", options=must) == ()
    assert refused(two, "1 kar98k", order="assault") == ("AZ-ORD-13",)
    assert refused(two, "1 kar98k", "2 hand-grenade@@b.one.1", order="assault") == ()
    served = squad("a.one", (20, 20), ["mg42", "kar98k"], apart=2)
    assert refused(served, "1 mg42", order="assault") == ()
    lists = {"a.one": {"characteristics": ("sniper",)}}
    team = with_models(two, m1={"role": "sniper"})
    assert refused(team, "2 kar98k", order="assault", lists=lists) == ()
    assert [shooting.must_all_fire(table(two, FOE), order) for order in ("assault", "fire", "ambush")] == [
        True, False, False,
    ]  # fmt: skip
