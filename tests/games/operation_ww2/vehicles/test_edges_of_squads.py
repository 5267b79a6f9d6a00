"""Squads of vehicles, who climbs aboard, guns that are hit and what orders leave behind, at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.buildings import demolition
from grognard.games.operation_ww2.rules.close_combat.pursuit import ChoosePursuit
from grognard.games.operation_ww2.rules.crews.crew_hits import Hurt
from grognard.games.operation_ww2.rules.driving import attachments, mounting, squads
from grognard.games.operation_ww2.rules.driving.convoys import ChooseConvoy, Convoying
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting
from grognard.games.operation_ww2.rules.guns import fates as gun_fates
from grognard.games.operation_ww2.rules.guns import gun_damage
from grognard.games.operation_ww2.rules.guns.gun_damage import GunHit
from grognard.games.operation_ww2.rules.morale.lone_models import is_lone
from grognard.games.operation_ww2.rules.morale.morale import test_of as morale_test
from grognard.games.operation_ww2.rules.movement.pushing import ChooseServing
from grognard.games.operation_ww2.rules.tunnels.passage import ChooseSurfacing
from grognard.games.operation_ww2.rules.turn import execution, orders
from grognard.games.operation_ww2.rules.turn.cards import brings_a_card, may_exchange
from grognard.games.operation_ww2.rules.turn.chain import ChooseCard
from grognard.games.operation_ww2.state.choices import Follow, Losses, PlayCard
from grognard.games.operation_ww2.state.events.squads import DroppedOut
from grognard.games.operation_ww2.state.ground import Damaged
from grognard.games.operation_ww2.state.intents import Aim, AssaultIntent, Besides, FireIntent, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, riflemen, with_models
from tests.games.operation_ww2.table import Idle, card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import happened, table, vehicle
from tests.games.operation_ww2.vehicles.test_attachments import ONE, TWO, together
from tests.games.operation_ww2.vehicles.test_attachments import battle as attached
from tests.games.operation_ww2.vehicles.test_squads import FOE, battle, squad

GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}


def refused(found: Any) -> tuple[str, ...]:
    return () if found is None else found.rules


# ---- squads ------------------------------------------------------------------------------------------------------

THREE = squad((40, 60), (50, 60), (60, 60))


@pytest.mark.rule("AZ-VSQ-01", "AZ-VSQ-02", "AZ-TMP-03")
def test_az_vsq_01_what_is_a_squad_and_whose_hits_are_shared() -> None:
    one, two = squad((40, 60)), squad((40, 60), (50, 60))
    for tanks, count, options, found, shared in (
        (THREE, 3, {}, True, True),
        (two, 2, {}, True, True),
        (one, 1, {}, False, False),
        (one, 2, {}, True, False),
        (THREE, 3, {"vehicle_squads": "off"}, False, False),
        (squad((40, 60), (50, 60), changed={2: {"crew": 0}}), 2, {}, True, False),
    ):
        g = battle(Idle(), tanks, count=count, options=options)
        own = g.state.units["a.tanks"]
        assert squads.is_squad(g, own) is found, (count, options)
        assert squads.is_shared(g, own) is shared
    g = battle(Idle(), two)
    assert squads.is_squad(g, replace(two, models=())) is False
    cycle = vehicle("a.tanks", "bmw-r75", (40, 60)).models[0]
    assert not squads.is_squad(g, replace(two, models=(two.models[0], replace(cycle, id="a.tanks.2"))))
    g = attached(Idle())
    whole = together()
    assert squads.is_shared(g, whole)
    assert not squads.is_shared(g, ONE)


@pytest.mark.rule("AZ-VSQ-03")
def test_az_vsq_03_who_drops_out_of_a_squad() -> None:
    for hurt, model, fields, out in (
        (Hurt(), "a.tanks.2", {}, False),
        (Hurt(crew=1), "a.tanks.2", {}, True),
        (Hurt(nerve=1), "a.tanks.2", {}, True),
        (Hurt(small_arms=1), "a.tanks.2", {}, True),
        (Hurt(crew=1), "a.tanks.9", {}, False),
        (Hurt(crew=1), "a.tanks.2", {"vehicle_squads": "off"}, False),
    ):
        g = battle(Idle(), THREE, options=fields)
        found = squads.drop_out(g, g.state.units["a.tanks"], model, hurt)
        assert found == (model if out else "a.tanks"), (hurt, fields)
        assert bool(happened(g, DroppedOut)) is out
    for crew, hurt, losses in ((5, Hurt(crew=1), 1), (3, Hurt(crew=1), 2), (4, Hurt(nerve=1), 1)):
        g = battle(Idle(), squad((40, 60), (50, 60), changed={2: {"crew": crew}}))
        squads.drop_out(g, g.state.units["a.tanks"], "a.tanks.2", hurt)
        (event,) = happened(g, DroppedOut)
        assert (event.model, event.losses) == ("a.tanks.2", losses)


@pytest.mark.rule("AZ-VSQ-05", "AZ-VSQ-07")
def test_az_vsq_05_which_squads_waver() -> None:
    def waver(count: int, standing: int, options: Any = None, **fields: Any) -> bool:
        tanks = squad(*[(30 + 10 * number, 60) for number in range(standing)], **fields)
        g = battle(Idle(), tanks, count=count, options=options or {})
        assert squads.lost(g, g.state.units["a.tanks"]) == count - standing
        assert squads.entered(g, g.state.units["a.tanks"]) == count
        return [each.id for each in squads.wavering(g)] == ["a.tanks"]

    assert not waver(3, 3)
    assert not waver(3, 2)
    assert waver(3, 1)
    assert waver(4, 2)
    assert not waver(4, 3)
    assert waver(5, 2)
    assert not waver(5, 3)
    assert not waver(4, 2, couraged=2)
    assert not waver(4, 1, couraged=2)
    again = {"courage_test_repeat": "every_further_loss"}
    assert waver(4, 1, again, couraged=2)
    assert not waver(4, 2, again, couraged=2)
    assert not waver(4, 2, {"vehicle_squads": "off"})
    assert not waver(4, 2, place="gone")
    assert not waver(4, 2, squad="a.other")
    empty = squad((40, 60), (50, 60), changed={1: {"crew": 0}, 2: {"crew": 0}})
    assert not list(squads.wavering(battle(Idle(), empty)))


@pytest.mark.rule("AZ-VSQ-06", "AZ-MC-02", "AZ-MC-03", "AZ-INT-08")
def test_az_vsq_06_where_the_others_of_a_squad_drive() -> None:
    def drive(*legs: tuple[float, float] | None, tanks: Unit = THREE) -> tuple[str, ...]:
        g = battle(Idle(), tanks)
        declared = MoveIntent("a.tanks.1", ((40_000, 50_000),), "slow")
        ask = ChooseConvoy(0, Ordered(0, "a.tanks", card("M3"), declared), (40_000, 60_000))
        found = tuple(
            Leg(f"a.tanks.{number}", () if to is None else ((round(to[0] * 1000), round(to[1] * 1000)),))
            for number, to in enumerate(legs, 2)
        )
        return refused(ask.refusal(g, Follow(found)))

    assert drive((50, 50), (60, 50)) == drive(None, None) == drive((50, 45), None) == ()
    assert drive((50, 50)) == ("AZ-INT-08",)
    assert drive((50, 50), (60, 41.9)) != ()
    assert drive(None, (60, 44)) == ()
    assert drive(None, (60, 43.9)) == ("AZ-VSQ-06",)
    apart = squad((40, 60), (50, 60), (90, 60))
    assert drive((50, 50), (90, 50), tanks=apart) == ()
    still = squad((40, 60), (50, 60), (60, 60), changed={3: {"lost": ("immobile",)}})
    assert drive((50, 44), None, tanks=still) == ()
    assert drive((50, 43.9), None, tanks=still) == ("AZ-VSQ-06",)
    g = battle(Idle(), THREE)
    going = Convoying(Ordered(0, "a.tanks", card("M3"), MoveIntent("a.tanks.1", (), "slow")), (40_000, 60_000))
    assert not list(going._stranded(g, g.state.units["a.tanks"]))
    # Only motorcycles are left behind with their riders.
    g = battle(Idle(), still)
    assert not list(going._stranded(g, g.state.units["a.tanks"]))
    cycle = vehicle("a.tanks", "bmw-r75", (40, 60)).models[0]
    stuck = replace(cycle.machine, lost=("immobile",)) if cycle.machine else None
    for machine, crew, left in ((stuck, 2, True), (stuck, 0, False), (cycle.machine, 2, False)):
        assert machine is not None
        first = replace(cycle, machine=replace(machine, crew=crew))
        section = replace(THREE, models=(first, replace(cycle, id="a.tanks.2", x=50_000)))
        assert [model.id for model in going._stranded(g, section)] == (["a.tanks.1"] if left else [])
        assert not list(going._stranded(g, replace(section, models=section.models[:1])))


@pytest.mark.rule("AZ-VSQ-06", "AZ-RCT-12", "AZ-ORD-08", "AZ-MOV-11", "AZ-TUN-05", "AZ-INT-09", "AZ-VSQ-02")
def test_az_vsq_06_an_answer_to_another_question_is_none() -> None:
    declared = AssaultIntent("a.tanks.1", ((40_000, 50_000),), "slow", None, "last")
    ordered = Ordered(0, "a.tanks", card("A3"), declared)
    g = battle(Idle(), THREE)
    for ask in (
        ChooseConvoy(0, ordered, (40_000, 60_000)),
        ChoosePursuit(0, ordered),
        ChooseServing(0, "a.tanks", "a.tanks.1", (), "slow", None),
        ChooseSurfacing(0, "a.tanks", 0),
        ChooseShooting(0, "a.tanks", None, "fire"),
        ChooseCard(0),
        squads.ChooseVehicleHit(0, "a.tanks", ("a.tanks.1", "a.tanks.2")),
    ):
        assert ask.refusal(g, Losses()) is not None, ask


# ---- attachments -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-01", "AZ-VCM-02")
def test_az_tmp_01_which_vehicles_may_go_together() -> None:
    panther = vehicle("a.two", "panther", (50, 60))
    for one, two, lists, alike in (
        (ONE, TWO, {}, True),
        (ONE, panther, {}, False),
        (ONE, TWO, {"a.two": {"platoon": "second"}}, False),
        (vehicle("a.one", "jeep", (40, 60)), vehicle("a.two", "jeep", (50, 60)), {}, False),
        (ONE, vehicle("a.two", "sherman-75", (50, 60), crew=0), {}, False),
    ):
        g = attached(Idle(), one, two, lists=lists)
        own, other = g.state.units["a.one"], g.state.units["a.two"]
        assert attachments.are_alike(g, own, other) is alike
        assert not attachments.are_alike(g, own, own)
        assert not attachments.are_alike(g, own, replace(other, seat=1))
        assert attachments.may_speak(g, own, other) is alike
        for changed in ({"broken": True}, {"place": "gone"}):
            assert not attachments.may_speak(g, own, replace(other, **changed))
        assert not attachments.may_speak(g, replace(own, broken=True), other)
        assert refused(attachments.refusal(g, own, "")) == ()
        assert bool(refused(attachments.refusal(g, own, "a.two"))) is not alike
    off = attached(Idle(), options={"attachments": "off"})
    assert not attachments.may_speak(off, off.state.units["a.one"], off.state.units["a.two"])
    assert attachments.nearest(ONE, TWO) == 6_200


@pytest.mark.rule("AZ-TMP-02", "AZ-VSQ-01")
def test_az_tmp_02_at_what_vehicles_that_go_together_fire() -> None:
    g = attached(Idle())
    whole = together()

    def aims(*pairs: tuple[str, str]) -> tuple[str, ...]:
        return refused(attachments.aims_fault(g, whole, [Aim(weapon, at) for weapon, at in pairs], "b.foe"))

    assert aims() == aims(("hull", "b.other")) == aims(("gun", "b.other")) == ()
    assert aims(("hull", "b.other"), ("coaxial", "b.other")) == ()
    assert aims(("hull", "b.other"), ("coaxial", "b.third")) == ("AZ-TMP-02",)
    assert aims(("hull", "b.other"), ("coaxial", "b.other"), ("anti-aircraft", "b.third")) == ()
    assert refused(attachments.aims_fault(g, ONE, [Aim("gun", "b.other")], "b.foe")) == ()
    tanks = battle(Idle(), THREE)
    own = tanks.state.units["a.tanks"]
    assert refused(attachments.aims_fault(tanks, own, [Aim("gun", "b.foe")], "b.foe")) == ()
    assert refused(attachments.aims_fault(tanks, own, [Aim("hull", "b.other")], "b.foe")) == ("AZ-VSQ-01",)
    off = battle(Idle(), THREE, options={"vehicle_squads": "off"})
    assert refused(attachments.aims_fault(off, own, [Aim("hull", "b.other")], "b.foe")) == ()


# ---- getting aboard ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VEH-05", "AZ-MTI-04", "AZ-EMB-04", "AZ-EMB-02", "AZ-INT-01", "AZ-INT-02", "AZ-NRV-09")
def test_az_emb_04_how_people_climb_into_their_empty_carrier() -> None:
    truck = vehicle("a.car", "opel-blitz", (60, 60), crew=0)

    def car(*places: tuple[float, float], **fields: Any) -> Unit:
        men = tuple(person(f"a.car.{number}", at) for number, at in enumerate(places, 2))
        return replace(truck, models=(*truck.models, *men), **fields)

    def climb(
        whole: Unit, lead: str, *way: tuple[float, float], speed: Any = "slow", **besides: Any
    ) -> tuple[str, ...]:
        g = table(whole, FOE)
        given = {"carrier": "a.car.1", "boards": ("a.car.2",)} | besides
        places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
        declared = MoveIntent(lead, places, speed, Besides(**given))
        return refused(mounting.refusal(g, g.state.units["a.car"], "move", declared))

    beside, off = car((62.6, 60)), car((67, 60))
    who = ("AZ-MTI-04", "AZ-VEH-05")
    assert climb(beside, "a.car.2") == ()
    assert climb(off, "a.car.2") == ("AZ-EMB-04", "AZ-INT-01")
    assert climb(off, "a.car.2", (62.602, 60)) == climb(off, "a.car.2", (62.602, 60), speed="fast") == ()
    assert climb(off, "a.car.2", (64, 60)) == ("AZ-EMB-04", "AZ-INT-01")
    far = car((68, 60))
    assert climb(far, "a.car.2", (62.602, 60)) == ("AZ-EMB-02",)
    assert climb(far, "a.car.2", (62.602, 60), speed="fast") == ()
    assert climb(beside, "a.car.2", carrier="a.car.9") == climb(beside, "a.car.9") == who
    assert climb(car((62.6, 60), (57.4, 60)), "a.car.3") == who
    assert climb(beside, "a.car.2", boards=()) == who
    # The ways there: nobody on anybody, what boarding costs left, who stands beside it already stays.
    for places, found in (
        (((62.6, 60),), {"2": False}),
        (((70, 60), (70, 63)), {"2": True, "3": True}),
        (((77.6, 60),), {"2": True}),
        (((77.7, 60),), {}),
        (((90, 60), (62.6, 60)), {"3": False}),
    ):
        whole = car(*places)
        g = table(whole, FOE)
        own = g.state.units["a.car"]
        ids = [model.id for model in own.people]
        ways = mounting.routes(g, own, own.vehicles[0], ["a.car.9", *ids], "move", {})
        assert {id[-1]: bool(way) for id, way in ways.items()} == found, places
        for id, way in ways.items():
            end = replace(own.model(id), x=way[-1][0], y=way[-1][1]) if way else own.model(id)
            assert mounting.is_beside(end, own.vehicles[0])
        legs = mounting.legs_to(g, own, own.vehicles[0], ids, "move")
        assert sorted(leg.model[-1] for leg in legs) == sorted(id for id, goes in found.items() if goes)
    taken = table(car((70, 60)), FOE, unit("b.two", (62.6, 60)))
    own = taken.state.units["a.car"]
    way = mounting.routes(taken, own, own.vehicles[0], ["a.car.2"], "move", {})["a.car.2"]
    end = replace(own.model("a.car.2"), x=way[-1][0], y=way[-1][1])
    assert ((end.x - 62_600) ** 2 + (end.y - 60_000) ** 2) ** 0.5 >= 2000
    known = mounting.routes(taken, own, own.vehicles[0], ["a.car.2"], "move", {"a.car.2": ((1, 2),)})
    assert known == {"a.car.2": ((1, 2),)}
    lying = with_models(off, m2={"posture": "scared"})
    g = table(lying, FOE)
    own = g.state.units["a.car"]
    assert mounting.routes(g, own, own.vehicles[0], ["a.car.2"], "move", {}) == {"a.car.2": ()}
    # How far the farthest comes of those who board a vehicle that stays; in an assault they reach less far.
    wide = table(car((74, 60)), FOE)
    own = wide.state.units["a.car"]
    onto = Besides(boards=("a.car.2",), carrier="a.car.1")
    assert mounting.coming_up(wide, own, MoveIntent("a.car.1", (), "slow", onto)) > 11_000
    assert mounting.coming_up(wide, own, AssaultIntent("a.car.1", (), "slow", None, "last", onto)) == 0.0
    both = table(car((62.6, 60), (70, 60)), FOE)
    own = both.state.units["a.car"]
    for lead, way_, boards, length in (
        ("a.car.1", (), ("a.car.2", "a.car.3"), True),
        ("a.car.1", (), ("a.car.2",), False),
        ("a.car.1", (), (), False),
        ("a.car.1", ((60_000, 50_000),), ("a.car.3",), False),
        ("a.car.2", (), ("a.car.3",), False),
    ):
        declared = MoveIntent(lead, way_, "slow", Besides(boards=boards, carrier="a.car.1"))
        found_ = mounting.coming_up(both, own, declared)
        assert (7_000 < found_ < 8_000) if length else found_ == 0.0


# ---- guns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "AZ-ART-01", "AZ-ART-02", "AZ-ART-03", "AZ-ART-04", "AZ-ART-05", "AZ-ART-14", "AZ-FIRE-13", "AZ-COV-03"
)
def test_az_art_04_what_hits_do_to_a_gun_and_its_crew() -> None:
    whole = with_models(unit("b.gun", (60, 60), (60, 64), (57, 63)), m1=GUN)
    front, rear = (60_000, 20_000), (60_000, 110_000)
    for traits, start, burst, option, stops, cover in (
        (("shield",), front, False, "any_side_direct", True, "medium"),
        (("shield",), rear, False, "any_side_direct", True, "light"),
        (("shield",), rear, False, "front_only", False, "light"),
        (("shield",), front, False, "front_only", True, "medium"),
        (("shield",), front, True, "any_side_direct", True, "medium"),
        (("shield",), rear, True, "any_side_direct", False, "light"),
        (("shield",), None, False, "any_side_direct", False, "light"),
        ((), front, False, "any_side_direct", False, "light"),
    ):
        g = table(unit("a.one", (60, 20)), whole, lists={"b.gun": {"gun": "pak-40", "characteristics": traits}},
                  options={"shield_side": option})  # fmt: skip
        own = g.state.units["b.gun"]
        assert gun_damage.shield_stops(g, own, own.models[0], start, burst=burst) is stops, (traits, start, burst)
        assert gun_damage.crew_cover(g, own, own.models[0], start) == cover
    for option, start, crew in (
        ("gun_only", front, ["2", "3"]),
        ("crew_in_sight", None, ["2", "3"]),
        ("crew_in_sight", rear, ["2", "3"]),
    ):
        options = {"crew_hits_sight": option}
        g = table(unit("a.one", (60, 20)), whole, lists={"b.gun": {"gun": "pak-40"}}, options=options)
        own = g.state.units["b.gun"]
        assert [id[-1] for id in gun_damage.struck_crew(g, own, own.models[0], start)] == crew
    wall = ground(piece("high-wall", 30, 61, 59, 62))
    g = table(unit("a.one", (60, 20)), whole, lists={"b.gun": {"gun": "pak-40"}}, map=wall,
              options={"crew_hits_sight": "crew_in_sight"})  # fmt: skip
    own = g.state.units["b.gun"]
    seen = [id[-1] for id in gun_damage.struck_crew(g, own, own.models[0], (50_000, 20_000))]
    assert "3" not in seen
    g = table(unit("a.one", (60, 20)), whole, lists={"b.gun": {"gun": "pak-40"}})
    effects = gun_fates.read("2 crew")
    lot = gun_damage.crew_struck(g, own, own.models[0], GunHit("75-76-mm", rear), effects)
    assert (lot.dice, lot.cover, len(lot.models)) == (2, "light", 2)
    alone = replace(own, models=own.models[:1])
    none = gun_damage.crew_struck(g, alone, own.models[0], GunHit("75-76-mm", rear), effects)
    assert (none.dice, none.models) == (0, ())
    assert gun_damage.crew_struck(g, own, own.models[0], GunHit("75-76-mm", None), effects).dice == 2
    for table_, added, results in (
        ("small-arms", 0, [row.artillery.text for row in TABLES.small_arms.values()]),
        ("heavy-weapons", 0, [row.artillery.text for row in TABLES.heavy_weapons.values()]),
        ("small-arms", 9, [TABLES.small_arms["10"].artillery.text] * 10),
    ):
        fate = gun_fates.on_gun(TABLES, table_, added)
        assert [fate.reached(face) for face in range(1, 11)] == results
        assert len(fate.branches) == 10
    harmful = gun_damage.harmful(TABLES, GunHit("kar98k", front))
    assert harmful == {die for die in range(1, 11) if TABLES.small_arms[str(die)].artillery.text != "NE"}
    assert 10 in harmful
    assert gun_damage.half_of(TABLES, GunHit("75-76-mm", front)) == "heavy-weapons"


# ---- what orders leave behind ------------------------------------------------------------------------------------


@pytest.mark.rule(
    "AZ-EXE-03", "AZ-DEF-09", "AZ-DET-07", "AZ-SNP-05", "AZ-BIK-02", "AZ-ORD-01", "AZ-ORD-02", "AZ-ORD-04"
)
def test_az_exe_03_what_a_unit_is_taken_for_after_an_order() -> None:
    men, tank = riflemen("a.one", (20, 20), 2, detection="moved"), vehicle("a.one", "panzer-iv", (20, 20))
    riders = with_models(men, m1={"is_cyclist": True})
    mixed = replace(tank, models=(*tank.models, person("a.one.2", (30, 20))))
    slow, fast = MoveIntent("a.one.1", (), "slow"), MoveIntent("a.one.1", (), "fast")
    storm = AssaultIntent("a.one.1", (), "fast", None, "last")
    for whole, order, declared, fired, state in (
        (men, "move", slow, "", "stationary"),
        (men, "move", fast, "", "moved"),
        (men, "assault", storm, "", "moved"),
        (men, "assault", storm, "fired", "fired"),
        (men, "assault", storm, "silent", "moved"),
        (men, "assault", storm, "hidden", "stationary"),
        (men, "fire", FireIntent(None), "", "fired"),
        (men, "ambush", FireIntent(None), "", "stationary"),
        (riders, "move", slow, "", "moved"),
        (tank, "move", slow, "", "moved"),
        (tank, "ambush", FireIntent(None), "", "stationary"),
        (mixed, "move", slow, "", "stationary"),
        (mixed, "move", fast, "", "moved"),
    ):
        found = orders.detection_after(TABLES.orders[order], whole, declared, fired)  # type: ignore[arg-type]
        assert found == state, (order, fired)


@pytest.mark.rule("AZ-LON-02", "AZ-LON-03", "AZ-SNP-04")
def test_az_lon_02_who_is_a_lone_model() -> None:
    one, two = unit("a.one", (20, 20)), unit("a.one", (20, 20), (23, 20))
    for whole, fields, lone, single in (
        (one, {"people": 3}, True, True),
        (one, {"people": 1}, False, True),
        (two, {"people": 3}, False, False),
        (replace(one, place="gone"), {"people": 3}, False, False),
        (replace(one, place="below"), {"people": 3}, True, True),
        (one, {"people": 3, "characteristics": ("sniper",)}, False, False),
        (vehicle("a.one", "panzer-iv", (20, 20)), {}, False, False),
    ):
        for option, wanted in (("reduced", lone), ("all_single_models", single)):
            g = table(whole, unit("b.one", (90, 90)), lists={"a.one": fields}, options={"lone_applies_to": option})
            assert is_lone(g, g.state.units["a.one"]) is wanted, (fields, option)


@pytest.mark.rule(
    "AZ-TRN-10", "AZ-ORD-07", "AZ-VEH-04", "AZ-NRV-09", "AZ-CRD-03", "AZ-CRD-13", "AZ-CRD-05", "AZ-CRD-06"
)
def test_az_trn_10_who_is_left_and_who_counts() -> None:
    empty = vehicle("a.one", "panzer-iv", (20, 20), crew=0)
    for whole, wiped in ((unit("a.one", (20, 20)), False), (unit("a.one", (20, 20), place="waiting"), True),
                         (unit("a.one", (20, 20), place="below"), False), (empty, True)):  # fmt: skip
        g = table(whole, unit("b.one", (90, 90)))
        assert execution.is_wiped_out(g.state, 0) is wiped
        assert not execution.is_wiped_out(g.state, 1)
    three = riflemen("a.one", (20, 20), 3)
    for scared, boards, option, recovers in (
        ((), (), "stand_up_first", False),
        (("a.one.1",), (), "stand_up_first", False),
        (("a.one.1", "a.one.2", "a.one.3"), (), "stand_up_first", True),
        (("a.one.1", "a.one.2", "a.one.3"), ("a.one.1",), "stand_up_first", True),
        (("a.one.1", "a.one.2", "a.one.3"), ("a.one.1",), "same_order", False),
        (("a.one.1", "a.one.2", "a.one.3"), (), "same_order", True),
    ):
        g = table(three, unit("b.one", (90, 90)), options={"remount_after_bail": option})
        declared = MoveIntent("a.one.1", (), "slow", Besides(boards=boards))
        ordered = Ordered(0, "a.one", card("M3"), declared)
        assert execution.only_recovers(g, ordered, g.state.units["a.one"], scared) is recovers
    for fields, orders_own, all_units in (
        ({}, True, True),
        ({"broken": True}, False, False),
        ({"place": "below"}, True, False),
        ({"attached_to": "a.x"}, False, True),
        ({"models": ()}, False, False),
    ):
        for option, counts in (("orders", orders_own), ("all_units", all_units)):
            g = table(three, unit("b.one", (90, 90)), options={"hand_counts": option})
            assert brings_a_card(g, replace(three, **fields)) is counts, (fields, option)
    for nation, exchanges in (("german", False), ("american", True), ("british", True), ("russian", False)):
        g = table(three, unit("b.one", (90, 90)), nations=(nation, "german"), hands=("M3", ""))
        assert may_exchange(g, 0) is exchanges
        assert not may_exchange(table(three, unit("b.one", (90, 90)), nations=(nation, "german")), 0)


@pytest.mark.rule("AZ-RCT-12", "AZ-ORD-11", "AZ-MOR-04", "AZ-MOR-01", "AZ-DEF-07", "AZ-DEM-04")
def test_az_mor_04_the_test_and_what_has_fallen() -> None:
    for training, broken_cohesion, need in ((4, False, 4), (6, False, 6), (1, False, 1), (4, True, 5)):
        men = riflemen("a.one", (20, 20), 3)
        men = with_models(men, m3={"x": 90_000}) if broken_cohesion else men
        g = table(men, unit("b.one", (90, 90)), lists={"a.one": {"training": training}})
        test = morale_test(g, g.state.units["a.one"])
        assert test.branches[-1].bound == need
        assert (test.rule, test.also) == ("AZ-MOR-04", ("AZ-MOR-01",))
        assert morale_test(g, g.state.units["a.one"], "AZ-LON-01").rule == "AZ-LON-01"
    house = piece("building", 40, 10, 52, 20) | {
        "id": "house",
        "building": {"material": "brick", "openings": [{"kind": "door", "at": (46, 100)}]},
    }
    ruin = piece("ruin", 80, 10, 92, 20) | {
        "building": {"material": "brick", "openings": [{"kind": "gap", "at": (86, 100)}]},
    }
    for damaged, fallen in (
        ((), False),
        ((Damaged("house", fallen=(0,)),), True),
        ((Damaged("house", fallen=(1,)),), False),
        ((Damaged("house", roofless=(0,)),), False),
        ((Damaged("ruin", fallen=(0,)),), False),
    ):
        g = table(unit("a.one", (5, 110)), unit("b.one", (90, 90)), map=ground(house, ruin), damaged=damaged)
        assert demolition.has_fallen(g, "house", 0) is fallen
        assert demolition.has_fallen(g, "ruin", 0)
    for damaged, at, bare in (((), (46, 15), False), ((Damaged("house", roofless=(0,)),), (46, 15), True),
                              ((Damaged("house", gaps=((40_000, 15_000),)),), (46, 15), False),
                              ((Damaged("house", roofless=(0,)),), (60, 60), False)):  # fmt: skip
        g = table(unit("a.one", (5, 110)), unit("b.one", (90, 90)), map=ground(house), damaged=damaged)
        assert demolition.is_roofless(g, (at[0] * 1000, at[1] * 1000)) is bare
    broken = unit("a.broken", (20, 20), broken=True)
    g = table(unit("a.one", (5, 110)), unit("b.one", (90, 90)), broken, hands=("M3", "A1"))
    ask = ChooseCard(0)
    for id, ok in (("a.one", True), ("b.one", False), ("a.nobody", False), ("a.broken", False)):
        assert (refused(ask.refusal(g, PlayCard(id, card("M3")))) == ()) is ok
