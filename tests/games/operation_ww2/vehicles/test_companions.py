"""Infantry that goes with a vehicle for a time (chapter Temporary attachments)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Procedure
from grognard.core.records import replace
from grognard.games.operation_ww2.rules.driving import companions
from grognard.games.operation_ww2.rules.driving.attachments import Attaching
from grognard.games.operation_ww2.rules.fire.targets import afoot
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.intent.runners import LateRunners
from grognard.games.operation_ww2.rules.setup import placing
from grognard.games.operation_ww2.rules.setup.deployment import SettingUp
from grognard.games.operation_ww2.rules.setup.victory import machines_destroyed
from grognard.games.operation_ww2.rules.turn.cards import Refill
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import Catastrophe
from grognard.games.operation_ww2.state.choices import Attach, Card, Follow, LeaveAttached, PlaceNext, Separate, SetUp
from grognard.games.operation_ww2.state.events.attachments import Attached, Separated
from grognard.games.operation_ww2.state.events.driving import MotorcycleLost
from grognard.games.operation_ww2.state.events.morale import LoneTested
from grognard.games.operation_ww2.state.ground import Primed
from grognard.games.operation_ww2.state.intents import Besides, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Coordinates, Errand, Ordered, State, Unit
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, vehicle

ON = {"attachments": "on"}
FOE = unit("b.foe", (5, 5))
TRUCK = "a.truck.1"
LISTS: dict[str, Any] = {
    "a.squad": {"people": 4, "training": 5, "panic_limit": 3},
    "a.other": {"people": 2, "training": 3, "panic_limit": 2},
}


def squad(*places: tuple[float, float], id: str = "a.squad", **fields: Any) -> Unit:
    """People with rifles at these places; in the truck those without one."""
    found = unit(id, *places)
    models = tuple(replace(model, weapons=("kar98k",)) for model in found.models)
    return replace(found, models=models, **fields)


def riding(count: int, id: str = "a.squad", aboard: str = TRUCK) -> Unit:
    """So many people aboard."""
    models = tuple(
        person(f"{id}.{number}", (60, 60), weapons=("kar98k",), aboard=aboard) for number in range(1, count + 1)
    )
    return Unit(id, 0, models, place="table")


def truck(**fields: Any) -> Unit:
    return vehicle("a.truck", "opel-blitz", (60, 60), **({"crew": 1} | fields))


BESIDE = squad((63.0, 60), (63.0, 62.1), (57, 60), (57, 62.1))
"""Four who stand against the truck: it is 3.2 cm wide, they are 2."""


def battle(start: Procedure, *units: Unit, **more: Any) -> Battle[State]:
    more["options"] = ON | more.get("options", {})
    lists = LISTS | more.pop("lists", {})
    return fight(start, *units, FOE, **({"turn": 2} | more), lists=lists)


def together(*others: Unit, car: Unit | None = None, **more: Any) -> Unit:
    """A truck and those who go with it as one unit."""
    g = battle(Attaching(), car or truck(), *others, **more)
    for other in others:
        g.choose(Attach("a.truck", other.id))
    return g.state.units["a.truck"]


def touching(*ids: str) -> Unit:
    """People of a squad in contact with the hull of the truck."""
    return squad((62.6, 60), (62.6, 62.1), (57.4, 60), (57.4, 62.1))


def move(*way: tuple[float, float], speed: Any = "slow", **besides: Any) -> MoveIntent:
    places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
    return MoveIntent(TRUCK, places, speed, Besides(carrier=TRUCK, **besides))


def why(declared: MoveIntent, whole: Unit, **more: Any) -> tuple[str, ...]:
    g = battle(Idle(), whole, **more)
    found = declaring.refusal(g, g.state.units[whole.id], "move", declared)
    return () if found is None else found.rules


# ---- going together ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
def test_az_tmp_04_who_is_aboard_or_within_ten_centimetres_may_go_with_a_vehicle():
    far = squad((73, 60), (75, 62))
    for other, offered in ((touching(), True), (riding(3), True), (BESIDE, True), (far, False)):
        g = battle(Attaching(), truck(), other)
        if not offered:
            over(g)
            continue
        assert g.choices() == [LeaveAttached(), Attach("a.truck", "a.squad")]
        g.choose(Attach("a.truck", "a.squad"))
        assert "a.squad" not in g.state.units
        assert g.state.units["a.truck"].joined == ("a.squad",)
        assert len(happened(g, Attached)) == 1
    # Any vehicle, not only a transport.
    tank = vehicle("a.truck", "sherman-75", (60, 60))
    assert Attach("a.truck", "a.squad") in battle(Attaching(), tank, BESIDE).choices()


@pytest.mark.rule("AZ-TMP-04")
def test_az_tmp_04_broken_units_and_those_with_an_unhitched_gun_do_not():
    over(battle(Attaching(), truck(), replace(BESIDE, broken=True)))
    over(battle(Attaching(), replace(truck(), broken=True), BESIDE))
    gun = replace(person("a.squad.9", (60, 68), role="gun"), length=4_000, width=2_500, radius=2_400)
    standing = replace(BESIDE, models=(*BESIDE.models, gun))
    over(battle(Attaching(), truck(), standing))
    hitched = replace(BESIDE, models=(*BESIDE.models, replace(gun, aboard=TRUCK)))
    assert Attach("a.truck", "a.squad") in battle(Attaching(), truck(), hitched).choices()


@pytest.mark.rule("AZ-TMP-04")
def test_az_tmp_04_several_units_in_one_transport_are_one_unit_with_one_card():
    whole = together(riding(4), riding(2, "a.other"))
    assert whole.joined == ("a.squad", "a.other")
    whole_deck = " ".join(f"{order}{number}" for order in "MAFC" for number in range(1, 9))
    decks = whole_deck, whole_deck
    joined = battle(Refill(), whole, decks=decks, dice=None)
    apart = battle(Refill(), truck(), BESIDE, squad((66, 66), (68, 66), id="a.other"), decks=decks, dice=None)
    assert len(apart.state.cards[0].hand) == len(joined.state.cards[0].hand) + 2
    assert [each.id for each in joined.state.of(0) if each.takes_orders] == ["a.truck"]


@pytest.mark.rule("AZ-TMP-04")
def test_az_tmp_04_as_one_unit_they_have_the_worst_training_and_the_sum_of_the_limits():
    g = battle(Idle(), together(BESIDE))
    quality = g.context.qualities["a.truck"]
    assert (quality.training, quality.panic_limit, quality.people) == (5, 4, 5)
    assert g.context.qualities["a.squad"].panic_limit == 3
    apart = battle(Attaching(), together(BESIDE), turn=3)
    apart.choose(Separate("a.truck", "a.squad"))
    assert apart.context.qualities["a.truck"].panic_limit == 1


# ---- riding ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-04", "AZ-MTI-06")
def test_az_mti_06_any_infantry_that_goes_with_a_transport_may_use_it_but_for_the_option():
    whole = together(touching())
    ids = tuple(man.id for man in whole.people)
    assert why(move(boards=ids), whole) == ()
    forbidden = {"carrier_use": "own_unit_only"}
    assert why(move(boards=ids), whole, options=forbidden) == ("AZ-TMP-04", "AZ-MTI-06")
    # Near is not in contact.
    near = together(squad((64, 60), (64, 63)))
    assert why(move(boards=("a.squad.1",)), near) == ("AZ-TMP-04", "AZ-MTI-06")
    g = battle(Execution(), whole, chain=(Ordered(0, "a.truck", Card("move", 4), move((60, 45), boards=ids)),))
    over(g)
    there = g.state.units["a.truck"]
    assert {man.aboard for man in there.models if man.is_person} == {TRUCK}
    assert {(model.x, model.y) for model in there.models} == {(60_000, 45_000)}


@pytest.mark.rule("AZ-TMP-04")
def test_az_tmp_04_the_seats_are_those_of_the_vehicle():
    jeep = vehicle("a.truck", "jeep", (60, 60), crew=1)
    g = battle(Attaching(), jeep, squad((62.25, 60), (62.25, 62.1), (57.75, 60), (57.75, 62.1)))
    g.choose(Attach("a.truck", "a.squad"))
    whole = g.state.units["a.truck"]
    ids = tuple(man.id for man in whole.people)
    assert why(move(boards=ids[:3]), whole) == ()
    assert why(move(boards=ids), whole) == ("AZ-EMB-08",)


@pytest.mark.rule("AZ-TMP-05")
def test_az_tmp_05_aboard_only_the_vehicle_can_be_shot_at_and_all_die_with_it():
    whole = together(riding(4))
    g = battle(Idle(), whole)
    assert [model.id for model in afoot(whole)] == [TRUCK]
    burnt = battle(Catastrophe("a.truck", TRUCK), whole, dice=(1,))
    over(burnt)
    assert burnt.state.units["a.truck"].place == "gone"
    assert burnt.state.units["a.truck"].losses == 5
    assert list(machines_destroyed(burnt, 0)).count("a.truck") == 1
    assert g.state.units["a.truck"].people == ()


@pytest.mark.rule("AZ-TMP-05")
def test_az_tmp_05_who_rides_on_a_motorcycle_that_is_lost_is_lost_with_it():
    bike = vehicle("a.truck", "bmw-r75", (60, 60))
    whole = replace(bike, models=(*bike.models, *riding(1).models), joined=("a.squad",))
    after = MotorcycleLost("a.truck", TRUCK, 2).apply(battle(Idle(), whole).state).units["a.truck"]
    assert (after.models, after.place, after.losses) == ((), "gone", 3)


# ---- following on foot -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-07")
def test_az_tmp_07_those_on_foot_follow_and_the_vehicle_does_not_outrun_them():
    whole = together(touching(), car=vehicle("a.truck", "sherman-75", (60, 60)))
    assert why(move((60, 48)), whole) == ()
    truck_alone = together(touching())
    # They go 20 cm fast and stay within 10 of its rear, 4.5 cm behind its middle.
    assert why(move((60, 24.4), speed="fast"), truck_alone) == ("AZ-TMP-07",)
    assert why(move((60, 24.6), speed="fast"), truck_alone) == ()
    assert why(move((60, 20), speed="fast"), truck()) == ()
    g = battle(Execution(), whole, chain=(Ordered(0, "a.truck", Card("move", 4), move((60, 50))),), dice=())
    along = next(each for each in g.choices() if isinstance(each, Follow) and any(leg.way for leg in each.legs))
    g.choose(along)
    over(g)
    assert all(man.y < 60_000 for man in g.state.units["a.truck"].people[:1])
    away = battle(Execution(), whole, chain=(Ordered(0, "a.truck", Card("move", 4), move()),))
    men = away.state.units["a.truck"].people
    leaving = Follow(tuple(Leg(man.id, ((man.x + 12_000, man.y),) if man.id == men[0].id else ()) for man in men))
    fault = away.refusal(leaving)
    assert fault is not None


@pytest.mark.rule("AZ-TMP-07")
def test_az_tmp_07_if_it_blows_up_only_those_in_the_blast_suffer():
    whole = together(squad((64, 60), (70, 60)))
    g = battle(Catastrophe("a.truck", TRUCK), whole, dice=(6, 1))
    over(g)
    # Three centimetres, half of the die: one of the two is in it.
    left = g.state.units["a.truck"]
    assert [man.id for man in left.models] in (["a.squad.2"], ["a.squad.1", "a.squad.2"])
    assert left.takes_orders


# ---- leaving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-06", "AZ-EMB-06", "AZ-EMB-04")
def test_az_tmp_06_a_single_unit_leaves_at_the_start_of_a_turn_and_gets_off():
    whole = together(riding(4), riding(2, "a.other"))
    g = battle(Attaching(), whole, turn=3)
    assert g.choices() == [LeaveAttached(), Separate("a.truck", "a.squad"), Separate("a.truck", "a.other")]
    g.choose(Separate("a.truck", "a.squad"))
    apart, left = g.state.units["a.squad"], g.state.units["a.truck"]
    assert len(apart.people) == 4
    assert left.joined == ("a.other",)
    assert apart.takes_orders
    (event,) = happened(g, Separated)
    assert set(event.places) == {man.id for man in apart.people}
    # It cost both 5 cm, and the truck goes slowly.
    lead = apart.people[0]
    rate = g.context.tables.rates["infantry"].slow

    def walk(far: int) -> tuple[str, ...]:
        step = (lead.x, lead.y + far) if lead.y > 60_000 else (lead.x, lead.y - far)
        found = declaring.refusal(g, apart, "move", MoveIntent(lead.id, (step,), "slow"))
        return () if found is None else found.rules

    assert walk(rate - 5_000) == ()
    assert walk(rate - 4_900) == ("AZ-EMB-02",)
    fast = declaring.refusal(g, left, "move", move((60, 40), speed="fast"))
    assert fast is not None
    assert fast.rules == ("AZ-EMB-01",)
    assert declaring.refusal(g, left, "move", move((60, 40.1))) is None
    short = declaring.refusal(g, left, "move", move((60, 39.9)))
    assert short is not None
    assert short.rules == ("AZ-VMV-03", "AZ-VMV-04")


@pytest.mark.rule("AZ-TMP-06")
def test_az_tmp_06_losses_are_those_of_each_when_they_part():
    whole = together(BESIDE)
    hurt = replace(whole, models=whole.models[:-2], losses=2, tested=0)
    g = battle(Attaching(), hurt, turn=3)
    g.choose(Separate("a.truck", "a.squad"))
    assert (g.state.units["a.squad"].losses, g.state.units["a.truck"].losses) == (2, 0)


@pytest.mark.rule("AZ-TMP-06")
def test_az_tmp_06_the_battle_may_begin_with_infantry_in_the_transport():
    waiting = replace(squad((0, 0), (0, 0)), place="waiting")
    options = {"zone_choice": "lower_card"}
    g = battle(SettingUp("set-up"), truck(), waiting, zones=("south", "north"), turn=0, options=options)
    g.choose(PlaceNext("a.squad"))
    posts = next(place for _, place in placing.in_transports(g, g.state.units["a.squad"])).posts
    assert SetUp(posts) in g.choices()
    half = (posts[0], replace(posts[1], aboard=None))
    assert g.refusal(SetUp(half)) is not None
    g.choose(SetUp(posts))
    over(g)
    assert g.state.units["a.truck"].joined == ("a.squad",)
    never = battle(
        SettingUp("set-up"),
        truck(),
        waiting,
        zones=("south", "north"),
        turn=0,
        options={"carrier_use": "own_unit_only"},
    )
    never.choose(PlaceNext("a.squad"))
    assert list(placing.in_transports(never, never.state.units["a.squad"])) == []
    assert never.refusal(SetUp(posts)) is not None


# ---- what points to a unit that goes with another ----------------------------------------------------------------


@pytest.mark.rule("AZ-TMP-04", "AZ-COM-05")
def test_a_runner_finds_a_unit_that_goes_with_another_and_his_own():
    whole = together(BESIDE)
    place = Coordinates(5_000, 5_000, 0, "b.foe", "b.foe.1")
    runner = replace(unit("a.hq.2", (66, 60)), models=(person("a.hq.2", (66, 60), role="runner"),), attached_to="a.hq")
    home = unit("a.hq", (90, 90))
    g = battle(
        LateRunners(), whole, home, runner, errands={"a.hq.2": Errand("a.hq", "a.squad", place, 1)}, dice=(10,),
        lists={"a.hq": {"people": 2, "men": ()}, "a.hq.2": {}},
    )  # fmt: skip
    over(g)
    assert g.state.coordinates == {"a.truck": place}
    back = replace(runner, attached_to="a.squad", id="a.squad.4", models=(person("a.squad.4", (66, 60)),))
    fewer = replace(whole, models=whole.models[:-1])
    g = battle(
        LateRunners(), fewer, back, errands={"a.squad.4": Errand("a.squad", "a.hq", None, 1, back=True)},
        lists={"a.squad.4": {}},
    )  # fmt: skip
    over(g)
    assert "a.squad.4" in {man.id for man in g.state.units["a.truck"].models}


@pytest.mark.rule("AZ-TMP-04")
def test_coordinates_and_charges_go_with_their_unit_and_come_back():
    told = {
        "a.squad": Coordinates(5_000, 5_000, 0, "b.foe", "b.foe.1"),
        "b.foe": Coordinates(63_000, 60_000, 0, "a.squad", "a.squad.1"),
    }
    laid = (Primed("a.squad", "a.squad.2", "wall", (60_000, 50_000), 1),)
    g = battle(Attaching(), truck(), BESIDE, coordinates=told, primed=laid)
    g.choose(Attach("a.truck", "a.squad"))
    assert set(g.state.coordinates) == {"a.truck", "b.foe"}
    assert g.state.coordinates["b.foe"].target == "a.truck"
    assert g.state.primed[0].unit == "a.truck"
    g = battle(Attaching(), g.state.units["a.truck"], coordinates=g.state.coordinates, primed=g.state.primed, turn=3)
    g.choose(Separate("a.truck", "a.squad"))
    assert g.state.coordinates["a.squad"].target == "b.foe"
    assert g.state.coordinates["b.foe"].target == "a.squad"
    assert g.state.primed[0].unit == "a.squad"


@pytest.mark.rule("AZ-TMP-04", "AZ-DET-12")
def test_what_they_detected_goes_with_their_unit_and_stays_with_both():
    options = {"detection_memory": "until_target_acts"}
    foe = replace(FOE, known_to=("a.squad/vehicle",))
    g = battle(Attaching(), truck(known_to=("b.foe",)), replace(BESIDE, known_to=("b.other",)), options=options)
    seen = replace(g.state, units={**g.state.units, "b.foe": foe})
    seen = Attached("a.truck", "a.squad").apply(seen)
    assert seen.units["b.foe"].known_to == ("a.truck/vehicle",)
    assert seen.units["a.truck"].known_to == ("b.foe", "b.other")
    seen = Separated("a.truck", "a.squad").apply(seen)
    assert seen.units["b.foe"].known_to == ("a.truck/vehicle", "a.squad/vehicle")
    assert seen.units["a.squad"].known_to == seen.units["a.truck"].known_to == ("b.foe", "b.other")


@pytest.mark.rule("AZ-TRN-08")
@pytest.mark.parametrize(
    ("order", "asked_first"), [("drift-lone-attach-refill", False), ("drift-attach-lone-refill", True)]
)
def test_az_trn_08_lone_models_are_tested_before_the_attachments_or_by_the_option_after(order: str, asked_first: bool):
    last = squad((62.6, 60))
    g = battle(GameTurn(3), truck(), last, dice=None, options={"turn_start_order": order}, turn=2)
    attaching = isinstance(g.decision, type(battle(Attaching(), truck(), last).decision))
    assert attaching is asked_first
    if asked_first:
        # Who goes with a truck is no lone model any more.
        g.choose(Attach("a.truck", "a.squad"))
        assert happened(g, LoneTested) == []
        assert "a.truck" in g.state.units


@pytest.mark.rule("AZ-TMP-04", "AZ-TMP-07")
def test_az_tmp_07_nobody_goes_with_a_vehicle_that_nobody_mans():
    g = battle(Idle(), truck(), BESIDE)
    assert [(unit.id, other.id) for unit, other in companions.open_to(g, 0)] == [("a.truck", "a.squad")]
    g = battle(Idle(), truck(crew=0), BESIDE)
    assert list(companions.open_to(g, 0)) == []
