"""Vehicles with people beside them, at the edges: who leads and who is passed over, who comes up from how far, who is
kept together with whom, what is seen of a vehicle."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.looks import Look
from grognard.games.operation_ww2.ground.vehicles import sheets, sighting
from grognard.games.operation_ww2.rules.close_combat import close_assault, pursuit
from grognard.games.operation_ww2.rules.crews.mobility import mobility_of
from grognard.games.operation_ww2.rules.driving import companions, driveways, mounting
from grognard.games.operation_ww2.rules.driving.convoys import ChooseConvoy, along, others
from grognard.games.operation_ww2.rules.fire import targets
from grognard.games.operation_ww2.state.choices import Follow, Pursuit
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, MoveIntent, Smoking
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import house as brick
from tests.games.operation_ww2.firing_line import piece, riflemen, with_models
from tests.games.operation_ww2.table import Idle, card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle, vehicle_model
from tests.games.operation_ww2.vehicles.test_edges_of_boarding import FOE as AWAY
from tests.games.operation_ww2.vehicles.test_edges_of_boarding import LISTS, ON, joined
from tests.games.operation_ww2.vehicles.test_squads import battle, squad

GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}


def refused(found: Any) -> tuple[str, ...]:
    return () if found is None else found.rules


def way(*places: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


# ---- after a target that has moved -------------------------------------------------------------------------------


def chase(men: Unit, lead: str, foe: Unit, *more: Unit, way_: Any = (), **besides: Any) -> tuple[Any, Any]:
    """A battle, and the question how the assault goes on."""
    declared = AssaultIntent(lead, way_, "fast", foe.id, "last", Besides(**besides))
    lists = {"a.one": {"gun": "pak-40"}} if any(each.role == "gun" for each in men.models) else {}
    return table(men, foe, *more, lists=lists), pursuit.ChoosePursuit(0, Ordered(0, "a.one", card("A3"), declared))


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
def test_az_ord_15_who_goes_after_the_target() -> None:
    men, foe = riflemen("a.one", (60, 60), 3), unit("b.one", (60, 50))
    scared = with_models(men, m1={"posture": "scared"})
    for whole, lead, besides, found in (
        (men, "a.one.1", {}, "a.one.1"),
        (men, "a.one.2", {}, "a.one.2"),
        (men, "a.one.9", {}, "a.one.1"),
        (scared, "a.one.1", {}, "a.one.2"),
        (scared, "a.one.3", {}, "a.one.3"),
        (men, "a.one.1", {"smoke": (Smoking("a.one.1", "grenade", (0, 0)),)}, "a.one.2"),
        (men, "a.one.2", {"smoke": (Smoking("a.one.1", "grenade", (0, 0)),)}, "a.one.2"),
        (with_models(men, **{f"m{number}": {"posture": "scared"} for number in (1, 2, 3)}), "a.one.1", {}, None),
    ):  # fmt: skip
        g, ask = chase(whole, lead, foe, **besides)
        about, first, goal = ask._about(g)
        assert (about.id, first and first.id, goal.id) == ("a.one", found, "b.one"), (lead, besides)


@pytest.mark.rule("AZ-ORD-08", "AZ-ORD-15")
def test_az_ord_15_the_ways_after_the_target_and_their_ends() -> None:
    men = riflemen("a.one", (60, 60), 1)
    # Just as far from it as it began is allowed, a hair farther not; the nearest of it counts.
    foe = unit("b.one", (60, 50), (75, 60))
    g, ask = chase(men, "a.one.1", foe)
    assert pursuit.nearest(men.models[0], foe) == 8_000
    for to, rules in (
        ((60, 55), ()),
        ((60.5, 60), ("AZ-ORD-15",)),
        ((67, 60), ()),
        ((66.9, 60), ()),
        ((64, 64), ("AZ-ORD-15",)),
    ):
        assert refused(ask.refusal(g, Pursuit(way(to)))) == rules, to
    g, ask = chase(men, "a.one.1", unit("b.one", (60, 50)))
    assert next(choice.way for choice in ask.candidates(g)) is None
    (straight,) = [choice.way for choice in ask._after(g)]
    assert straight[-1][0] == 60_000
    assert 51_990 <= straight[-1][1] < 60_000
    assert ask.can_follow(g)
    # Whoever is to be met is met, if he can be reached.
    g, ask = chase(men, "a.one.1", unit("b.one", (60, 50)), charge="b.one")
    first = next(iter(ask._after(g)))
    end = replace(men.models[0], x=first.way[-1][0], y=first.way[-1][1])
    assert pursuit.nearest(end, g.state.units["b.one"]) <= 2
    far = chase(men, "a.one.1", unit("b.one", (60, 20)), charge="b.one")
    ends = [choice.way[-1] for choice in far[1]._after(far[0])]
    most = TABLES.rates["infantry"].assault or 0
    assert len(ends) == 1
    assert 60_000 - ends[0][1] <= most


# ---- getting aboard ----------------------------------------------------------------------------------------------


def crowd(*places: tuple[float, float], crew: int = 0, **changed: Any) -> Unit:
    """A truck with people on foot beside it."""
    truck = vehicle("a.car", "opel-blitz", (60, 60), crew=crew)
    men = tuple(person(f"a.car.{number}", at) for number, at in enumerate(places, 2))
    whole = replace(truck, models=(*truck.models, *men))
    return with_models(whole, **changed) if changed else whole


@pytest.mark.rule("AZ-EMB-04", "AZ-ANT-02", "AZ-EMB-02")
def test_az_emb_04_who_comes_up_from_farthest() -> None:
    for whole, ids, found in (
        (crowd((66, 60), (72, 60), (69, 64)), ("2", "3", "4"), ["3", "4", "2"]),
        (crowd((66, 60), (72, 60), (69, 64)), ("2", "4"), ["4", "2"]),
        (crowd((66, 60), (72, 60), m3={"posture": "scared"}), ("2", "3"), ["2"]),
        (crowd((62.6, 60), (72, 60)), ("2", "3"), ["3"]),
        (crowd((62.6, 60)), ("2",), []),
        (crowd((66, 60)), (), []),
    ):
        g = table(whole, AWAY)
        own = g.state.units["a.car"]
        boards = tuple(f"a.car.{id}" for id in ids)
        legs = mounting.legs_to(g, own, own.vehicles[0], boards, "move")
        assert [leg.model[-1] for leg in legs] == found
        declared = MoveIntent("a.car.1", (), "slow", Besides(boards=boards))
        far = mounting.coming_up(g, own, declared)
        if not legs:
            assert far == 0.0
            continue
        man = own.model(legs[0].model)
        last = legs[0].way[-1]
        assert far == pytest.approx(((man.x - last[0]) ** 2 + (man.y - last[1]) ** 2) ** 0.5)
        # Nobody comes up to a vehicle that drives, to none, or where nobody boards.
        assert mounting.coming_up(g, own, replace(declared, way=((60_000, 50_000),))) == 0.0
        assert mounting.coming_up(g, own, replace(declared, lead="a.car.2")) == 0.0
        assert mounting.coming_up(g, own, replace(declared, besides=Besides())) == 0.0
    # In an assault one comes from less far.
    whole = crowd((75, 60))
    g = table(whole, AWAY)
    own = g.state.units["a.car"]
    assert mounting.legs_to(g, own, own.vehicles[0], ("a.car.2",), "move")
    assert not mounting.legs_to(g, own, own.vehicles[0], ("a.car.2",), "assault")
    storm = AssaultIntent("a.car.1", (), "fast", None, "last", Besides(boards=("a.car.2",)))
    assert mounting.coming_up(g, own, storm) == 0.0
    assert mounting.coming_up(g, own, MoveIntent("a.car.1", (), "fast", storm.besides)) > 0


@pytest.mark.rule("AZ-EMB-02", "AZ-EMB-04", "AZ-MTI-04", "AZ-NRV-09", "AZ-INT-01")
def test_az_emb_04_by_whom_getting_aboard_is_led() -> None:
    boards = ("a.car.2", "a.car.3")
    for whole, lead, wanted, goes in (
        (crowd((66, 60), (72, 60)), "a.car.2", "a.car.2", True),
        (crowd((66, 60), (72, 60)), "a.car.3", "a.car.3", True),
        (crowd((66, 60), (72, 60)), "a.car.9", "a.car.2", True),
        (crowd((62.6, 60), (72, 60)), "a.car.2", "a.car.2", False),
        (crowd((110, 60), (72, 60)), "a.car.2", "a.car.3", True),
        (crowd((110, 60), (110, 64)), "a.car.2", "a.car.2", False),
    ):
        g = table(whole, AWAY)
        own = g.state.units["a.car"]
        declared = MoveIntent(lead, (), "fast", Besides(carrier="a.car.1", boards=boards))
        found = mounting.with_way(g, own, "move", declared)
        assert (found.lead, bool(found.way)) == (wanted, goes), lead
        for other in (
            replace(declared, besides=Besides(boards=boards)),
            replace(declared, besides=Besides(carrier="a.car.1")),
            replace(declared, way=((1, 1),)),
        ):
            assert mounting.with_way(g, own, "move", other) == other
        after = {model.id: (model.x, model.y) for model in mounting.forecast(g, own, "move", found)}
        assert (after[found.lead] != (own.model(found.lead).x, own.model(found.lead).y)) is goes
    scared = person("a.one.1", (60, 60), posture="scared")
    assert mounting.climbs(scared)
    assert not mounting.climbs(replace(scared, posture="standing"))


# ---- driving together --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VSQ-06", "AZ-VSQ-04", "AZ-MC-02")
def test_az_vsq_06_who_counts_for_keeping_together() -> None:
    def drive(*legs: tuple[float, float] | None, tanks: Unit, lead: str = "a.tanks.1") -> tuple[str, ...]:
        g = battle(Idle(), tanks)
        ask = ChooseConvoy(
            0, Ordered(0, "a.tanks", card("M3"), MoveIntent(lead, way((40, 50)), "slow")), (40_000, 60_000)
        )
        ids = [model.id for model in others(g.state.units["a.tanks"], lead)]
        found = tuple(Leg(id, () if to is None else way(to)) for id, to in zip(ids, legs, strict=True))
        return refused(ask.refusal(g, Follow(found)))

    places = (40, 60), (50, 60), (60, 60)
    whole, empty = squad(*places), squad(*places, changed={3: {"crew": 0}})
    assert drive((50, 50), (60, 50), tanks=whole) == ()
    assert drive((50, 43.9), None, tanks=whole) == ("AZ-VSQ-06",)
    # Who has no crew is no longer of them, and asked nothing.
    assert drive((50, 50), tanks=empty) == ()
    assert drive((50, 43.9), tanks=empty) == ("AZ-VSQ-06",)
    assert drive((41, 52), tanks=empty) == ()
    # Those apart already may go on as they like; an empty one between them does not join them.
    apart = squad((40, 60), (52, 60), (64, 60), changed={2: {"crew": 0}})
    assert drive((64, 50), tanks=apart) == ()
    chain = squad((40, 60), (52, 60), (64, 60))
    assert drive((52, 50), (64, 50), tanks=chain) == ()
    assert drive((52, 43), None, tanks=chain) == ("AZ-VSQ-06",)
    g = battle(Idle(), empty)
    assert [each.id for each in others(g.state.units["a.tanks"], "a.tanks.1")] == ["a.tanks.2"]
    assert [each.id for each in others(g.state.units["a.tanks"], "")] == ["a.tanks.1", "a.tanks.2"]
    declared = Ordered(
        0, "a.tanks", card("M3"), MoveIntent("a.tanks.1", (), "fast", Besides(exposed=("commander",), boards=("x",)))
    )
    led = along(declared, Leg("a.tanks.2", ((1, 1),))).intent
    assert led == MoveIntent("a.tanks.2", ((1, 1),), "fast", Besides(exposed=("commander",)))


@pytest.mark.rule("AZ-VSQ-06", "AZ-MC-02")
def test_az_mc_02_the_others_go_beside_the_first_as_far_as_they_can() -> None:
    g = battle(Idle(), squad((40, 60), (50, 60), (60, 60)))
    ask = ChooseConvoy(
        0, Ordered(0, "a.tanks", card("M3"), MoveIntent("a.tanks.1", way((40, 50)), "slow")), (40_000, 60_000)
    )
    found: Any = ask.candidates(g)
    assert [leg.way for leg in found[0].legs] == [way((50, 50)), way((60, 50))]
    assert [leg.way for leg in found[1].legs] == [way((50, 54)), way((60, 54))]
    assert [leg.way for leg in found[-1].legs] == [(), ()]
    slanting = replace(ask, ordered=replace(ask.ordered, intent=MoveIntent("a.tanks.1", way((44, 50)), "slow")))
    aslant: Any = slanting.candidates(g)
    assert [leg.way for leg in aslant[0].legs] == [way((54, 50)), way((64, 50))]
    assert [leg.way for leg in aslant[1].legs] == [way((52.4, 54)), way((62.4, 54))]
    # Where the last one cannot go it stays.
    edge = battle(Idle(), squad((40, 60), (50, 60), (60, 60)), map=ground(piece("deep-river", 57, 45, 63, 52)))
    short: Any = ask.candidates(edge)[0]
    assert [bool(leg.way) for leg in short.legs] == [True, False]


@pytest.mark.rule("AZ-TMP-07")
def test_az_tmp_07_how_far_those_on_foot_keep_up() -> None:
    most, cohesion = TABLES.rates["infantry"], TABLES.limits["following-infantry"].value
    long = vehicle("a.car", "opel-blitz", (60, 60)).models[0].length

    def told(far: int, *men: Any, order: Any = "move", speed: Any = "slow", boards: Any = (), more: Any = ()) -> bool:
        own = replace(joined(*men), models=(*joined(*men).models, *more))
        g = table(own, AWAY, options=ON, lists=LISTS | {"a.car": {"people": 1}})
        whole = g.state.units["a.car"]
        car = whole.vehicles[0]
        end: Any = replace(car, y=car.y - far).body
        return companions.left_behind(g, whole, car, order, speed, Besides(boards=boards), end) is not None

    man = person("a.squad.1", (60, 60 + long / 2000 + 1))
    scared = replace(man, posture="scared")
    assert [told(far, scared) for far in (cohesion, cohesion + 1)] == [False, True]
    slow, fast = most.slow, most.fast
    assert [told(far, man) for far in (cohesion + slow, cohesion + slow + 1)] == [False, True]
    assert [told(far, man, speed="fast") for far in (cohesion + fast, cohesion + fast + 1)] == [False, True]
    # Who gets aboard need not keep up; who is no guest neither; another vehicle may keep him near.
    assert not told(cohesion + slow + 1, man, boards=("a.squad.1",))
    assert not told(cohesion + slow + 1, replace(man, id="a.car.2"))
    beside = vehicle_model("a.car.5", "opel-blitz", (66, 60))
    assert told(cohesion + slow + 1, man, more=(beside,))


# ---- what is seen of vehicles ------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VLS-01", "AZ-VCOV-02", "AZ-VLS-04")
def test_az_vcov_02_the_nearest_edge_of_a_vehicle_is_seen() -> None:
    # The middle of it hidden and its edge seen it is seen partly; hidden with its edge it is not.
    tank = vehicle("b.tank", "panther", (60, 60))
    for top, seen in ((50, "not"), (52, "partly"), (55, "partly"), (56, "clear")):
        g = table(unit("a.one", (60, 20)), tank, map=ground(piece("woods", 40, top, 80, 90)))
        me, other = g.state.units["a.one"].models[0], g.state.units["b.tank"].vehicles[0]
        assert sighting.look(g, me, other).seen == seen, top
        assert sighting.looks(g, [me], [other])[0][0].seen == seen
    man = person("b.one.1", (60, 66))
    g = table(unit("a.one", (60, 20)), unit("b.one", (60, 66)), map=ground(piece("woods", 40, 54, 80, 90)))
    assert sighting.look(g, g.state.units["a.one"].models[0], man).seen == "not"


@pytest.mark.rule("AZ-DET-10", "AZ-COV-01", "AZ-VCOV-01")
def test_az_det_10_who_is_judged_as_in_cover() -> None:
    g = table(unit("a.one", (60, 20)), unit("b.one", (60, 60)), vehicle("b.tank", "panther", (30, 60)))
    me, man, tank = (g.state.units[id].models[0] for id in ("a.one", "b.one", "b.tank"))
    gun = replace(man, id="b.gun.1", role="gun")
    for target, look, covered in (
        (man, Look("clear", "none"), False),
        (man, Look("partly", "none"), True),
        (man, Look("clear", "light"), True),
        (gun, Look("clear", "none"), False),
        (gun, Look("partly", "none"), True),
        (gun, Look("clear", "heavy"), True),
        (man, Look("not", "none"), True),
        (tank, Look("not", "none"), True),
        (tank, Look("partly", "heavy"), False),
    ):
        assert sighting.is_in_cover(g, me, target, look) is covered, (target.id, look)


@pytest.mark.rule("AZ-XPO-04", "AZ-DET-05", "AZ-VEH-07")
def test_az_xpo_04_who_looks_out_through_slits() -> None:
    for sheet, fields, closed in (
        ("panther", {}, True),
        ("panther", {"exposed": ("commander",)}, False),
        ("panther", {"exposed": ("commander",), "shaken": True}, True),
        ("panther", {"exposed": ("gunner",)}, "gunner" not in sighting_stand_ins("panther")),
        ("jeep", {}, False),
    ):
        g = table(unit("a.one", (60, 20)), vehicle("b.tank", sheet, (60, 60), **fields))
        assert sighting.looks_closed(g, g.state.units["b.tank"].vehicles[0]) is closed, (sheet, fields)
    assert not sighting.looks_closed(g, g.state.units["a.one"].models[0])


def sighting_stand_ins(sheet: str) -> tuple[str, ...]:
    """The tasks of a sheet whose men may stand in for the commander."""
    rows = [
        (TABLES.tasks[task].stands_in, task) for task in TABLES.vehicles[sheet].tasks if TABLES.tasks[task].stands_in
    ]
    return tuple(task for _, task in sorted(rows))


@pytest.mark.rule("AZ-VEH-07")
@pytest.mark.parametrize("sheet", ["panther", "sherman-75", "jeep", "sdkfz-251"])
def test_az_veh_07_who_stands_in_for_the_commander(sheet: str) -> None:
    g = table(unit("a.one", (60, 20)), vehicle("b.tank", sheet, (60, 60)))
    assert sighting.stand_ins(g, g.state.units["b.tank"].vehicles[0]) == sighting_stand_ins(sheet)


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_riders_are_seen_with_their_tank() -> None:
    tank = vehicle("b.tank", "sherman-75", (60, 60))
    riding = person("b.two.1", (60, 60), aboard="b.tank.1", on_top=True)
    inside = replace(riding, id="b.two.2", on_top=False)
    men = replace(unit("b.two"), models=(riding, inside))
    g = table(unit("a.one", (60, 20)), tank, men, options={"tank_riders_allowed": "on"})
    (found,) = targets._riders(g, g.state.units["b.tank"].vehicles[0], Look("partly", "heavy"), 12.0, True)
    assert (found.model.id, found.unit.id, found.distance, found.through_smoke) == ("b.two.1", "b.two", 12.0, True)
    assert found.look == Look("partly", "none")
    assert not list(targets._riders(g, g.state.units["a.one"].models[0], Look("clear", "none"), 12.0, False))


# ---- by hand -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-CAV-04", "AZ-CAV-08")
def test_az_cav_04_what_a_die_for_placing_comes_to() -> None:
    tank, jeep = vehicle("b.tank", "panther", (60, 60)), vehicle("b.jeep", "jeep", (30, 60))
    charge, rifle = TABLES.weapons["explosive-charge"], TABLES.weapons["kar98k"]
    for option in ("none", "order_and_5cm"):
        g = table(unit("a.one", (60, 20)), tank, jeep, options={"close_assault_modifiers": option})
        mined, car = g.state.units["b.tank"].vehicles[0], g.state.units["b.jeep"].vehicles[0]
        for thing, weapon in ((mined, charge), (car, charge), (mined, rifle)):
            need, dies = close_assault.number(g, weapon, thing), close_assault.death(g, thing)
            found = [close_assault.placing(g, weapon, thing, face) for face in range(1, 11)]
            wanted = [
                "dies"
                if face <= dies
                else "hits"
                if need is not None and face >= need - close_assault.modifier(g)
                else "misses"
                for face in range(1, 11)
            ]
            assert found == wanted
            assert found[0] == "dies"
            assert ("hits" in found) is (need is not None)
    assert (close_assault.death(g, mined), TABLES.limits["close-assault-death"].value) == (
        TABLES.limits["close-assault-death"].value,
    ) * 2
    mines = table(unit("a.one", (60, 20)), vehicle("b.tank", "panther", (60, 60), traits=("external-mines",)))
    assert (
        close_assault.death(mines, mines.state.units["b.tank"].vehicles[0])
        == TABLES.limits["external-mines-death"].value
    )
    for training, faces in ((4, [4, 5, 6, 7, 8, 9, 10]), (9, [9, 10])):
        g = table(unit("a.one", (60, 20)), tank, lists={"a.one": {"training": training}})
        assert [face for face in range(1, 11) if close_assault.dares(g, g.state.units["a.one"], face)] == faces


# ---- how far vehicles drive --------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-VMV-02", "AZ-VMV-05", "AZ-VDM-10")
@pytest.mark.parametrize("sheet", ["panther", "sherman-75", "jeep", "sdkfz-251", "bmw-r75"])
def test_az_vmv_05_how_far_a_vehicle_may_drive(sheet: str) -> None:
    for traits, more in ((), 0), (("fast-vehicle",), TABLES.limits["fast-vehicle"].value):
        g = table(unit("b.one", (60, 20)), vehicle("a.car", sheet, (60, 60), traits=traits))
        car = g.state.units["a.car"].vehicles[0]
        own = sheets.rate(g, car)
        far = {
            (order, speed): driveways.allowance(g, car, order, speed)
            for order in ("move", "assault", "fire", "ambush") for speed in ("slow", "fast")
        }  # fmt: skip
        assert (far["move", "slow"], far["move", "fast"]) == (own.slow, own.fast + more)
        for speed, whole in (("slow", own.slow), ("fast", own.fast + more)):
            assert far["assault", speed] == (min(whole, own.assault + more) if own.assault else 0)
            assert far["fire", speed] == far["ambush", speed] == 0
        for lost in (), ("wheel",), ("wheel", "wheel"), ("track",), ("immobile",):
            broken = replace(car, machine=replace(car.machine, lost=lost))
            whole = {"none": 0, "half": g.context.half(own.slow)}.get(mobility_of(g, broken), own.slow)
            assert driveways.allowance(g, broken, "move", "slow") == whole, lost


@pytest.mark.rule("AZ-VMV-07", "AZ-VMV-01", "AZ-TER-03", "AZ-MOV-08", "AZ-MOV-10")
def test_az_ter_03_a_tank_that_breaks_in_and_who_is_in_its_way() -> None:
    options = {"tanks_in_buildings": "on"}
    map_ = ground(brick(50, 30, 80, 50))
    for turret, sheet, inside, on, rules in (
        (180_000, "sherman-75", (), True, ()),
        (0, "sherman-75", (), True, ("AZ-TKB-03",)),
        (180_000, "sherman-75", (), False, ("AZ-TER-03",)),
        (180_000, "jeep", (), True, ("AZ-TER-03",)),
        (180_000, "sherman-75", ((65, 48),), True, ()),
        (180_000, "sherman-75", ((65, 53),), True, ("AZ-MOV-08", "AZ-MOV-10")),
    ):
        car, men = vehicle("a.car", sheet, (65, 60), turret=turret), unit("b.one", *(inside or ((5, 110),)))
        g = table(car, men, map=map_, options=options if on else {})
        own = g.state.units["a.car"]
        found = driveways.refusal(g, own, own.vehicles[0], "move", way((65, 50)), "slow", Besides())
        assert refused(found) == rules, (turret, sheet, inside, on)


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
def test_az_tmp_04_one_of_several_vehicles_is_near_enough() -> None:
    two = squad((40, 60), (80, 60))
    for place, near in (((40, 66), True), ((80, 66), True), ((60, 90), False)):
        g = battle(
            Idle(), two, unit("a.squad", place), unit("b.foe", (5, 5)), options=ON, lists={"a.squad": {"people": 1}}
        )
        assert companions.is_with(g, g.state.units["a.tanks"], g.state.units["a.squad"]) is near
