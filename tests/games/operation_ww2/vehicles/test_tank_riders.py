"""Infantry that rides on top of tanks (chapter Tanks as transports)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.contract import check_decision, check_position
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Stream
from grognard.core.engine.events import Happened
from grognard.core.engine.procedures import Procedure
from grognard.core.records import replace
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.rules.driving.attachments import Attaching, ChooseAttachments
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, firepower
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.intent import intent as declaring
from grognard.games.operation_ww2.rules.setup import placing
from grognard.games.operation_ww2.rules.setup.deployment import ChoosePlace, SettingUp
from grognard.games.operation_ww2.rules.turn.execution import Execution
from grognard.games.operation_ww2.rules.turn.turn import GameTurn
from grognard.games.operation_ww2.rules.vehicle_fire.catastrophe import Catastrophe
from grognard.games.operation_ww2.rules.vehicle_fire.hits import VehicleHits
from grognard.games.operation_ww2.state.choices import Attach, Card, LeaveAttached, PlaceNext, Separate, SetUp
from grognard.games.operation_ww2.state.events.attachments import Attached
from grognard.games.operation_ww2.state.events.driving import Disembarked, Embarked, FellOff
from grognard.games.operation_ww2.state.events.fire import VolleyFired
from grognard.games.operation_ww2.state.events.vehicles import MountsFired, NerveTested
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import Ordered, State, Unit
from grognard.games.operation_ww2.table.switches.driving import has_turret
from tests.games.operation_ww2.table import Idle, over, person, unit
from tests.games.operation_ww2.vehicles.garage import fight, happened, machine, shot, vehicle

ON = {"tank_riders_allowed": "on"}
TANK = "a.tank.1"
FOE = unit("b.foe", (60, 30), (62.5, 30))
LISTS: dict[str, Any] = {"a.squad": {"people": 8, "training": 5, "panic_limit": 20}}
RIFLES = replace(FOE, models=tuple(replace(man, weapons=("kar98k",)) for man in FOE.models))
MEDIUM = "sherman-75"


def tank(sheet: str = MEDIUM, facing: float = 0, **fields: Any) -> Unit:
    return vehicle("a.tank", sheet, (60, 60), facing, **({"exposed": ("commander",)} | fields))


def squad(count: int = 2, side: float = 62.9) -> Unit:
    """So many people with rifles in contact with the hull of the tank, which is 3.8 cm wide; the fifth and further ones
    stand on its other side."""
    places = [(side if n < 4 else 120 - side, 57 + 2.1 * (n % 4)) for n in range(count)]
    found = unit("a.squad", *places)
    return replace(found, models=tuple(replace(man, weapons=("kar98k",)) for man in found.models))


def battle(start: Procedure, *units: Unit, foe: Unit = FOE, **more: Any) -> Battle[State]:
    more["options"] = ON | more.get("options", {})
    lists = LISTS | more.pop("lists", {})
    return fight(start, *units, foe, **({"turn": 2} | more), lists=lists)


def mounted(count: int = 2, car: Unit | None = None, weapons: tuple[str, ...] = ("kar98k",)) -> Unit:
    """A tank and its riders as one unit."""
    car = car or tank()
    men = tuple(
        person(f"a.squad.{n}", (60, 60), weapons=weapons, aboard=TANK, on_top=True) for n in range(1, count + 1)
    )
    return replace(car, models=(*car.models, *men), joined=("a.squad",))


def move(*way: tuple[float, float], speed: Any = "slow", **besides: Any) -> MoveIntent:
    places = tuple((round(x * 1000), round(y * 1000)) for x, y in way)
    return MoveIntent(TANK, places, speed, Besides(carrier=TANK, exposed=("commander",), **besides))


def why(declared: MoveIntent, whole: Unit, **more: Any) -> tuple[str, ...]:
    g = battle(Idle(), whole, **more)
    found = declaring.refusal(g, g.state.units[whole.id], "move", declared)
    return () if found is None else found.rules


def carried_out(whole: Unit, declared: MoveIntent, dice: tuple[int, ...] = (), **more: Any) -> Battle[State]:
    """A battle in which the tank has done that; who walks stays."""
    g = battle(Execution(), whole, chain=(Ordered(0, "a.tank", Card("move", 4), declared),), dice=dice, **more)
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    return g


def riding(g: Battle[State]) -> list[str]:
    return [man.id for man in g.state.units["a.tank"].models if man.on_top]


def power(whole: Unit, order: Any = "fire", moved: bool = False, foe: Unit = FOE) -> Firepower:
    intent = FireIntent(foe.id, None, Besides())
    g = battle(Idle(), whole, foe=foe, chain=(Ordered(0, whole.id, Card("fire", 4), intent),))
    return firepower(g, g.state.units[whole.id], foe.id, order, Besides(), moved)


def parts(found: Firepower) -> dict[tuple[str, str], int | None]:
    return {(each.armed.mount or each.armed.weapon, each.shot.part): each.shot.need for each in found.chances}


# ---- who rides ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TTR-01", "AZ-EMB-08")
@pytest.mark.parametrize(("sheet", "seats"), [(MEDIUM, 8), ("m5-stuart", 4)])
def test_az_ttr_01_eight_ride_on_a_tank_and_four_on_a_light_one(sheet: str, seats: int):
    car = tank(sheet)
    people = squad(8, 62.9 if sheet == MEDIUM else 62.6)
    whole = replace(car, models=(*car.models, *people.models), joined=("a.squad",))
    ids = tuple(man.id for man in whole.people)
    assert why(move(boards=ids[:seats]), whole) == ()
    assert why(move(boards=ids[: seats + 1]), whole) == (("AZ-EMB-08",) if seats < 8 else ())
    nobody = {"tank_riders_allowed": "off", "attachments": "on"}
    assert why(move(boards=ids[:1]), whole, options=nobody) == ("AZ-EMB-08",)


@pytest.mark.rule("AZ-TTR-01", "AZ-EMB-01", "AZ-EMB-02")
def test_az_ttr_01_they_get_on_and_off_by_the_rules_of_boarding():
    car = tank()
    whole = replace(car, models=(*car.models, *squad().models), joined=("a.squad",))
    ids = tuple(man.id for man in whole.people)
    assert why(move((60, 45), speed="fast", boards=ids), whole) == ("AZ-EMB-01",)
    g = carried_out(whole, move((60, 50), boards=ids))
    assert riding(g) == list(ids)
    assert {(model.x, model.y) for model in g.state.units["a.tank"].models} == {(60_000, 50_000)}
    assert [event.on_top for event in happened(g, Embarked)] == [True]
    off = carried_out(mounted(), move(leaves=("a.squad.1",)))
    assert riding(off) == ["a.squad.2"]
    assert len(happened(off, Disembarked)) == 1


@pytest.mark.rule("AZ-TTR-01", "AZ-TMP-04")
def test_az_ttr_01_riders_go_with_the_tank_as_one_unit():
    g = battle(Attaching(), tank(), squad())
    assert g.choices() == [LeaveAttached(), Attach("a.tank", "a.squad")]
    g.choose(Attach("a.tank", "a.squad"))
    assert g.context.qualities["a.tank"].training == 5
    # Without the option for attachments nobody else goes with anybody: not who stands off, nor with a truck.
    over(battle(Attaching(), tank(), squad(side=64)))
    over(battle(Attaching(), vehicle("a.tank", "opel-blitz", (60, 60)), squad(side=62.6)))
    away = battle(Attaching(), mounted(), turn=3)
    away.choose(Separate("a.tank", "a.squad"))
    assert not any(man.on_top or man.aboard for man in away.state.units["a.squad"].models)


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_without_the_option_nobody_is_asked():
    g = battle(GameTurn(1), tank(), squad(), turn=0, options={"tank_riders_allowed": "off"}, dice=None)
    assert "ChooseAttachments" not in {each.kind for each in g.decisions}
    asked = battle(GameTurn(1), tank(), squad(), turn=0, dice=None)
    assert {each.kind for each in asked.decisions} == {"ChooseAttachments"}


@pytest.mark.rule("AZ-TTR-01", "AZ-TMP-06")
def test_az_ttr_01_the_battle_may_begin_with_them_on_top():
    waiting = replace(squad(), place="waiting")
    g = battle(SettingUp("set-up"), tank(), waiting, zones=("south", "north"), turn=0)
    g.choose(PlaceNext("a.squad"))
    ((_, place),) = placing.in_transports(g, g.state.units["a.squad"])
    assert isinstance(place, SetUp)
    g.choose(place)
    assert riding(g) == ["a.squad.1", "a.squad.2"]
    assert [event.on_top for event in happened(g, Attached)] == [("a.squad.1", "a.squad.2")]


# ---- under fire --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_small_arms_may_fire_at_riders_in_the_open():
    foe = vehicle("b.foe", MEDIUM, (60, 30), 180, exposed=("commander",))
    target = replace(mounted(), id="a.tank")
    g = battle(Idle(), target, foe=foe)
    found = parts(firepower(g, foe, "a.tank", "fire", Besides()))
    # 7 for people, without the -2 for those in a hatch; the gun fires at the tank.
    assert found["coaxial", "none+riders"] == 7
    assert found["coaxial", f"{TANK}/exposed"] == 9
    assert {part for weapon, part in found if weapon == "gun"} == {TANK}
    bare = battle(Idle(), tank(), foe=foe)
    assert ("coaxial", "none+riders") not in parts(firepower(bare, foe, "a.tank", "fire", Besides()))


@pytest.mark.rule("AZ-TTR-01", "AZ-DMG-01")
def test_az_ttr_01_the_dice_fall_on_the_riders():
    # Two rifles hit; of the damage dice one kills and one does nothing: in the open.
    g = battle(Volley("b.foe", "a.tank", "fire"), mounted(3), foe=RIFLES, dice=(9, 9, 8, 1))
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    assert len(riding(g)) == 2
    assert machine(g, TANK).crew == 5


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_any_hit_on_the_tank_lets_each_rider_roll():
    # A 1 does nothing to the tank; its three riders roll: nothing, scared, dead.
    g = battle(VehicleHits("a.tank", TANK, (shot("75-76-mm", (60, 20)),)), mounted(3), dice=(1, 1, 2, 9))
    over(g)
    left = {man.id: man.posture for man in g.state.units["a.tank"].models if man.on_top}
    assert left == {"a.squad.1": "standing", "a.squad.2": "scared"}
    # Who is inside is not hit for them, nor they for him.
    assert machine(g, TANK).crew == 5


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_hits_on_exposed_men_are_no_hits_on_the_tank():
    hits = (shot("vehicle-machine-gun", (60, 20), how="exposed"),)
    g = battle(VehicleHits("a.tank", TANK, hits), mounted(3), dice=(1,))
    over(g)
    assert len(riding(g)) == 3


@pytest.mark.rule("AZ-TTR-01", "AZ-OVL-01")
def test_az_ttr_01_a_shot_that_strikes_another_tank_on_its_way_counts_as_a_hit_on_that():
    # The 10 strikes the gun of the 250/9, which the Panther hides: its two crewmen roll, then its riders, then nerves.
    men = tuple(person(f"b.squad.{n}", (60, 50), aboard="b.panther.1", on_top=True) for n in (1, 2))
    panther = vehicle("b.panther", "panther", (60, 50))
    panther = replace(panther, models=(*panther.models, *men), joined=("b.squad",))
    hit = shot("75-76-mm", (60, 20), die=10)
    hidden = vehicle("b.tank", "sdkfz-250-9", (60, 60), 90)
    lists = LISTS | {"b.squad": {"people": 2, "panic_limit": 9}}
    g = fight(
        VehicleHits("b.tank", "b.tank.1", (hit,)), hidden, panther, dice=(6, 1, 1, 9, 1, 10), options=ON, lists=lists
    )
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    assert [man.id for man in g.state.units["b.panther"].models if man.on_top] == ["b.squad.2"]


@pytest.mark.rule("AZ-TTR-01", "AZ-TMP-05")
def test_az_ttr_01_they_die_with_the_tank():
    g = battle(Catastrophe("a.tank", TANK), mounted(3), dice=(1,))
    over(g)
    assert g.state.units["a.tank"].place == "gone"
    assert g.state.units["a.tank"].losses == 8


@pytest.mark.rule("AZ-TTR-01", "AZ-NRV-01")
def test_az_ttr_01_a_failure_of_nerve_does_not_touch_them():
    # 5 asks for the nerves of the crew; the riders roll without harm; 1 fails against their common training.
    whole = mounted(2, tank(exposed=()))
    g = battle(VehicleHits("a.tank", TANK, (shot("75-76-mm", (60, 20)),)), whole, dice=(5, 1, 1, 1, 3))
    while not g.over:
        g.choose(g.choices()[-1])
    over(g)
    assert [event.passed for event in happened(g, NerveTested)] == [False]
    men = {man.id: man for man in g.state.units["a.tank"].people}
    assert {man.posture for id, man in men.items() if id.startswith("a.tank")} == {"scared"}
    assert {man.posture for id, man in men.items() if id.startswith("a.squad")} == {"standing"}
    assert riding(g) == []
    assert not g.state.units["a.tank"].is_vehicle


@pytest.mark.rule("AZ-TTR-01", "AZ-NRV-02")
def test_az_ttr_01_as_one_unit_they_break_with_the_crew_and_all_get_off():
    # Two riders die, as many as both limits together; their test fails.
    fewer = {"a.squad": {"people": 3, "training": 5, "panic_limit": 1}}
    g = battle(Volley("b.foe", "a.tank", "fire"), mounted(3), foe=RIFLES, lists=fewer, dice=(9, 9, 8, 8, 1))
    while not g.over:
        g.choose(g.choices()[0])
    over(g)
    whole = g.state.units["a.tank"]
    assert whole.broken
    assert not whole.is_vehicle
    assert {man.posture for man in whole.people} == {"standing"}
    assert len(whole.people) == 6


# ---- firing and driving ------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TTR-01", "AZ-VFI-01")
def test_az_ttr_01_riders_fire_only_from_a_tank_at_rest():
    still = power(mounted(3))
    assert {each.armed.model for each in still.chances if each.armed.weapon == "kar98k"} == {
        "a.squad.1",
        "a.squad.2",
        "a.squad.3",
    }
    moved = power(mounted(3), "assault", moved=True)
    assert {each.idle.rule for each in moved.idle if each.idle and each.weapon == "kar98k"} == {"AZ-TTR-01"}
    assert not any(each.armed.weapon == "kar98k" for each in moved.chances)


@pytest.mark.rule("AZ-TTR-01", "AZ-VFI-01", "AZ-VMV-07")
@pytest.mark.parametrize("fires", ["first", "last"])
@pytest.mark.parametrize(
    ("way", "facing", "riders_fire"),
    [((), None, True), ((), 0, True), ((), 30_000, False), (((60_000, 59_000),), None, False)],
    ids=["stays", "points where it points", "turns on the spot", "drives"],
)
def test_az_vmv_07_a_tank_that_turns_on_the_spot_moves_and_its_riders_do_not_fire(fires, way, facing, riders_fire):
    besides = Besides(carrier=TANK, exposed=("commander",), facing=facing)
    declared = AssaultIntent(TANK, way, "slow", "b.foe", fires, besides)
    lone = unit("b.foe", (60, 30), detection="fired")
    g = battle(
        Execution(), mounted(2), foe=lone, chain=(Ordered(0, "a.tank", Card("assault", 4), declared),), dice=None
    )
    while not g.over and not shots_of(g):
        g.choose(g.choices()[0])
    assert ("kar98k" in shots_of(g)) is riders_fire


def shots_of(g: Battle[State]) -> set[str]:
    """The weapons that have been fired."""
    return {fire.weapon for event in happened(g, VolleyFired) for fire in event.fire}


@pytest.mark.rule("AZ-TTR-01", "AZ-VLS-11")
def test_az_ttr_01_the_turret_does_not_turn_under_riders():
    aside = unit("b.foe", (90, 60))
    assert ("gun", "@b.foe.1") in parts(power(tank(), foe=aside))
    mounts = {weapon for weapon, _ in parts(power(mounted(), foe=aside))}
    assert not mounts & {"gun", "coaxial"}
    ahead = unit("b.foe", (60, 30))
    assert {weapon for weapon, _ in parts(power(mounted(), foe=ahead))} >= {"gun", "coaxial"}
    assert why(move(turret=90_000), mounted()) == ("AZ-TTR-01",)
    assert why(move(turret=90_000), tank()) == ()
    g = battle(Idle(), mounted())
    assert not has_turret(g, g.state.units["a.tank"].model(TANK))
    assert has_turret(battle(Idle(), tank()), tank().model(TANK))
    # Nor does it follow a shot at somebody a little off its line.
    near = unit("b.foe", (60.8, 30))
    fired = battle(Volley("a.tank", "b.foe", "fire"), mounted(), foe=near, dice=None)
    assert [event.turret for event in happened(fired, MountsFired)] == [0]


@pytest.mark.rule("AZ-TTR-01")
def test_az_ttr_01_at_fast_movement_each_rolls_once_or_falls_off():
    g = carried_out(mounted(3), move((60, 45), (60, 34), speed="fast"), (5, 4, 10), foe=unit("b.foe", (5, 5)))
    assert riding(g) == ["a.squad.1", "a.squad.3"]
    (event,) = happened(g, FellOff)
    assert set(event.places) == {"a.squad.2"}
    fallen = g.state.units["a.tank"].model("a.squad.2")
    assert (fallen.posture, fallen.aboard) == ("scared", None)
    # Behind where the tank set off.
    assert fallen.y > 64_000
    assert g.state.units["a.tank"].model(TANK).y == 34_000
    slow = carried_out(mounted(3), move((60, 45)))
    assert len(riding(slow)) == 3


@pytest.mark.rule("AZ-TTR-01", "AZ-ORD-07")
def test_az_ttr_01_scared_riders_recover_with_an_order():
    whole = mounted(2)
    down = replace(whole, models=(*whole.models[:-1], replace(whole.models[-1], posture="scared")))
    g = carried_out(down, move((60, 50)))
    assert {man.posture for man in g.state.units["a.tank"].models if man.on_top} == {"standing"}


# ---- whole battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-TTR-01")
def test_battles_with_riders_end_cleanly():
    happenings: set[str] = set()
    for seed in (0, 1, 2, 3, 4, 35):
        options = ON | ({"attachments": "on"} if seed % 2 else {})
        g: Battle[State] = Battle(SYSTEM, SYSTEM.setups.make_setup(options=options), Stream(seed))
        random = Random(seed)
        while not g.over:
            decision = random.choice(g.decisions)
            g.choose(wished(g, decision) or g.sample(random, decision), decision.seat)
            if not g.number % 60:
                check_position(g)
                for asked in g.decisions:
                    check_decision(g, asked)
            for each in g.state.units.values():
                assert all(man.aboard == each.vehicles[0].id for man in each.models if man.on_top)
        assert g.result is not None
        happenings |= {type(entry.event).__name__ for entry in g.log if isinstance(entry, Happened)}
    assert {"Attached", "Disembarked"} <= happenings


def wished(g: Battle[State], decision: Decision) -> Choice | None:
    """Going with a tank from the start and for good, wherever that is offered."""
    if isinstance(decision, ChoosePlace):
        for _, place in placing.in_transports(g, g.state.units[decision.unit]):
            return place if g.refusal(place, decision.seat) is None else None
    if isinstance(decision, ChooseAttachments):
        found = [each for each in decision.choices(g) if isinstance(each, Attach)]
        return found[0] if found else LeaveAttached()
    return None
