"""Charges on foot at their edges: who leads, who is left over, what becomes of one that meets nobody."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.maps import BuildingRow, Opening
from grognard.games.operation_ww2.rules.close_combat import charging
from grognard.games.operation_ww2.rules.close_combat.charging import Charging
from grognard.games.operation_ww2.rules.movement.following import March
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, Smoking
from grognard.games.operation_ww2.state.state import Ordered, Unit
from tests.games.operation_ww2.firing_line import piece, with_models
from tests.games.operation_ww2.table import card, ground, person, unit
from tests.games.operation_ww2.vehicles.garage import table, vehicle

Place = tuple[float, float]
SCARED = {"posture": "scared"}
GUN = {"role": "gun", "weapons": ("pak-40",), "length": 6000, "width": 3000, "radius": 3354}
OPEN = {"melee_targets": "open_topped_too"}
DOOR = Opening(kind="door", at=(60, 60))
HOUSE = piece("building", 50, 40, 70, 60) | {
    "id": "house",
    "building": BuildingRow(material="brick", openings=(DOOR,), storeys=2),
}


def way(*places: Place) -> Any:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in places)


def intent_of(*places: Place, lead: int = 1, **besides: Any) -> AssaultIntent:
    return AssaultIntent(
        f"a.one.{lead}", way(*places), "fast", "b.one", "last", Besides(**({"charge": "b.one"} | besides))
    )


def ordered_to(*places: Place, lead: int = 1, **besides: Any) -> Ordered:
    return Ordered(0, "a.one", card("A4"), intent_of(*places, lead=lead, **besides))


def ends(legs: Any) -> list[tuple[str, tuple[Place, ...]]]:
    """Whose way goes through which places, in tenths of a centimetre."""
    return [(leg.model[-1], tuple((round(x / 1000, 1), round(y / 1000, 1)) for x, y in leg.way)) for leg in legs]


# ---- what is refused ---------------------------------------------------------------------------------------------


def refused(own: Unit, declared: AssaultIntent, *foes: Unit, **fields: Any) -> tuple[str, ...]:
    g = table(own, *foes, **fields)
    found = charging.refusal(g, g.state.units["a.one"], declared)
    return () if found is None else found.rules


@pytest.mark.rule("AZ-CC-01", "AZ-CC-16")
def test_az_cc_01_from_a_manned_vehicle_nobody_leads_a_charge() -> None:
    car = vehicle("a.one", "jeep", (60, 60))
    for crew, rules in ((1, ("AZ-CC-01", "AZ-CC-16")), (0, ())):
        machine = replace(car.models[0].machine, crew=crew)  # type: ignore[type-var]
        own = replace(car, models=(replace(car.models[0], machine=machine), person("a.one.2", (66, 60))))
        assert refused(own, intent_of((66, 52), lead=2), unit("b.one", (66, 50))) == rules


@pytest.mark.rule("AZ-CC-01", "AZ-CC-16", "AZ-CC-15")
def test_az_cc_16_who_is_on_another_floor_is_not_lain_on() -> None:
    own, floor = unit("a.one", (60, 63)), intent_of((60, 61.001), (60, 58), storey=0)
    for storey, rules in ((0, ("AZ-MOV-10",)), (1, ())):
        below = with_models(unit("b.one", (60, 58), (60, 56)), m1={"storey": storey})
        assert refused(own, floor, below, map=ground(HOUSE)) == rules
    # On the upper floor the other way about.
    upstairs = replace(floor, besides=replace(floor.besides, storey=1))
    for storey, rules in ((0, ()), (1, ("AZ-MOV-10",))):
        above = with_models(unit("b.one", (60, 58), (60, 56)), m1={"storey": storey}, m2={"storey": 1})
        assert refused(own, upstairs, above, map=ground(HOUSE)) == rules


@pytest.mark.rule("AZ-CC-16")
def test_az_cc_16_against_the_side_of_an_open_vehicle_one_stands_nearer_than_its_corners() -> None:
    car = vehicle("b.one", "sdkfz-251", (60, 50), models=(person("b.one.2", (60, 50), aboard="b.one.1"),))
    beside = 61 + car.models[0].width / 2000
    for options, rules in ((OPEN, ()), ({}, ("AZ-CC-01", "AZ-CC-16"))):
        assert refused(unit("a.one", (70, 50)), intent_of((beside, 50)), car, options=options) == rules
    # Between who is aboard and who stands beside him on the other side of it, he who is on foot is lain on.
    own, crowded = unit("a.one", (70, 50)), replace(car, models=(*car.models, person("b.one.3", (beside + 1, 50))))
    assert refused(own, intent_of((beside, 50)), crowded, options=OPEN) == ("AZ-MOV-10",)


# ---- who leads ---------------------------------------------------------------------------------------------------


def declared(own: Unit, *foes: Unit, **fields: Any) -> list[tuple[str, tuple[Place, ...]]]:
    """Whose way is sampled against the first enemy unit."""
    g = table(own, *foes, **fields)
    leg = charging.straight_home(g, g.state.units["a.one"], g.state.units[foes[0].id])
    return [] if leg is None else ends([leg])


@pytest.mark.rule("AZ-CC-01")
def test_az_cc_01_a_sampled_charge_is_fast_and_on_the_floor_of_whom_it_meets() -> None:
    for storey in (0, 1):
        foe = with_models(unit("b.one", (60, 58)), m1={"storey": storey})
        g = table(
            with_models(unit("a.one", (60, 55)), m1={"storey": storey}), foe, unit("b.two", (5, 5)), map=ground(HOUSE)
        )
        found = list(charging.declared(g, g.state.units["a.one"]))
        assert [(each.lead, each.speed, each.target, each.fires) for each in found] == [
            ("a.one.1", "fast", "b.one", "first"), ("a.one.1", "fast", "b.one", "last"),
        ]  # fmt: skip
        assert [each.besides for each in found] == [Besides(charge="b.one", storey=storey)] * 2


@pytest.mark.rule("AZ-CC-01", "AZ-CC-03")
@pytest.mark.parametrize(
    ("own", "foes", "found"),
    [
        # The usual leader, even if another stands nearer; to the nearest of the enemies.
        (((60, 70), (63, 65)), ((60, 60),), [("1", ((60, 62),))]),
        (((60, 70),), ((60, 58), (60, 62)), [("1", ((60, 64),))]),
        # If he does not get there, the nearest of the others.
        (((60, 80), (63, 75), (60, 74)), ((60, 60),), [("3", ((60, 62),))]),
        (((60, 80), (60, 74), (63, 75)), ((60, 60),), [("2", ((60, 62),))]),
        (((60, 77),), ((60, 60),), [("1", ((60, 62),))]),
        (((60, 77.01),), ((60, 60),), []),
    ],
)
def test_az_cc_01_the_first_who_gets_there_leads(own: Any, foes: Any, found: Any) -> None:
    assert declared(unit("a.one", *own), unit("b.one", *foes)) == found


@pytest.mark.rule("AZ-CC-01")
def test_az_cc_01_who_lies_or_is_aboard_leads_nobody() -> None:
    own, foe = unit("a.one", (60, 70), (63, 70)), unit("b.one", (60, 60))
    assert declared(with_models(own, m1=SCARED), foe) == [("2", ((60.6, 61.9),))]
    assert declared(with_models(own, m1=SCARED, m2=SCARED), foe) == []
    assert declared(own, replace(foe, place="gone")) == declared(own, replace(foe, place="waiting")) == []
    car = vehicle("a.one", "jeep", (60, 70))
    assert declared(replace(car, models=(*car.models, person("a.one.2", (66, 66)))), foe) == []
    assert declared(own, vehicle("b.one", "jeep", (60, 60))) == []


# ---- carrying out ------------------------------------------------------------------------------------------------


def begun(own: Unit, order: Ordered, foe: Unit, goes: Any = None, *, stayed: bool | None = None, **fields: Any) -> Any:
    """The charge of a unit and the battle it is in; by its declared way unless ``goes`` names another."""
    g = table(own, foe, **fields)
    given = {} if stayed is None else {"stayed": stayed}
    return g, charging.charging(g, order, order.intent.way if goes is None else goes, "", **given)  # type: ignore[union-attr]


@pytest.mark.rule("AZ-EXE-09", "AZ-CC-03")
def test_az_exe_09_who_was_declared_to_lead_does_while_he_stands() -> None:
    own, foe = unit("a.one", (60, 70), (64, 70), (68, 70)), unit("b.one", (64, 60))
    order = ordered_to((64, 62), lead=2)
    for changes, lead, first in (
        ({}, "2", ("2", ((64, 62),))),
        ({"m2": SCARED}, "1", ("1", ((63.3, 61.9),))),
        ({"m1": SCARED, "m2": SCARED}, "3", ("3", ((64.7, 61.9),))),
    ):
        _, found = begun(with_models(own, **changes), order, foe)
        assert found.march.lead[-1] == lead
        assert ends(found.going)[0] == first
    assert begun(with_models(own, m1=SCARED, m2=SCARED, m3=SCARED), order, foe)[1] is None
    # Who lays smoke instead does not go; where the next reaches nobody, he goes through the same places.
    busy = ordered_to((64, 62), lead=2, smoke=(Smoking("a.one.2", "smoke-grenade", (0, 0)),))
    _, found = begun(own, busy, foe)
    assert (found.march.lead, found.march.staying) == ("a.one.1", ("a.one.2",))
    _, found = begun(with_models(own, m2=SCARED), order, unit("b.one", (64, 30)), stayed=False)
    assert (found.march.lead, ends(found.going)) == ("a.one.1", [("1", ((64, 62),))])


@pytest.mark.rule("AZ-EXE-09", "AZ-CC-03")
def test_az_exe_09_the_next_goes_to_whom_he_reaches_if_not_to_the_nearest() -> None:
    own = with_models(unit("a.one", (64, 70), (60, 70)), m1=SCARED)
    river = ground(piece("deep-river", 55, 63, 62, 64))
    foe = unit("b.one", (60, 60), (68, 60))
    _, found = begun(own, ordered_to((64, 62)), foe, stayed=False, map=river)
    (leg, *_) = found.going
    assert (found.march.lead, leg.model) == ("a.one.2", "a.one.2")
    assert (leg.way[-1][0] - 68_000) ** 2 + (leg.way[-1][1] - 60_000) ** 2 < 2002**2
    _, found = begun(own, ordered_to((64, 62)), foe, stayed=False)
    assert ends(found.going)[0] == ("2", ((60, 62),))


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_nobody_charges_from_a_manned_vehicle() -> None:
    car, foe = vehicle("a.one", "jeep", (60, 70)), unit("b.one", (66, 60))
    for crew, goes in ((1, False), (0, True)):
        machine = replace(car.models[0].machine, crew=crew)  # type: ignore[type-var]
        own = replace(car, models=(replace(car.models[0], machine=machine), person("a.one.2", (66, 70))))
        assert (begun(own, ordered_to((66, 62), lead=2), foe)[1] is not None) is goes


@pytest.mark.rule("AZ-EXE-09", "AZ-CC-03")
def test_az_exe_09_the_unit_s_own_gun_stands_in_the_way() -> None:
    for x, end in ((60, 70), (66, 62)):
        own = with_models(unit("a.one", (60, 66), (x, 72)), m1=GUN)
        _, found = begun(own, ordered_to((x, 62), lead=2), unit("b.one", (5, 5)), stayed=False)
        assert ends(found.going) == [("2", ((x, end),))]


@pytest.mark.rule("AZ-EXE-09", "AZ-CC-15", "AZ-CC-03")
def test_az_cc_03_one_goes_on_to_who_has_stayed_and_not_after_who_has_moved() -> None:
    own, foe = unit("a.one", (60, 70)), unit("b.one", (60, 58))
    order = ordered_to((60, 66))
    for stayed, wanted in ((None, ((60, 66), (60, 60))), (True, ((60, 66), (60, 60))), (False, ((60, 66),))):
        _, found = begun(own, order, foe, stayed=stayed)
        assert ends(found.going) == [("1", wanted)]
        assert found.march.way == way(*wanted)


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_the_floor_that_was_declared_belongs_to_the_way_that_was() -> None:
    own = with_models(unit("a.one", (60, 50)), m1={"storey": 1})
    foe = with_models(unit("b.one", (60, 42)), m1={"storey": 1})
    order = ordered_to((60, 47), storey=1)
    for goes, storey in ((((60, 47),), 1), (((60, 47.001),), 0)):
        _, found = begun(own, order, foe, way(*goes), stayed=False, map=ground(HOUSE))
        assert (found.going[0].storey, found.march.storey) == (storey, storey), goes


@pytest.mark.rule("AZ-EXE-09")
def test_az_exe_09_a_unit_that_is_torn_need_not_keep_together() -> None:
    for far, loose in ((72, 0), (72.001, None)):
        own = unit("a.one", (60, 70), (far, 70))
        _, found = begun(own, ordered_to((60, 62)), unit("b.one", (60, 60)))
        assert found.march.loose == loose


@pytest.mark.rule("AZ-CC-03")
def test_az_cc_03_those_left_over_are_asked_the_nearest_first() -> None:
    # To the one enemy the first goes; of the others the third is nearer to him than the second, the fourth lies.
    own = with_models(unit("a.one", (60, 70), (67, 72), (63, 68), (57, 68)), m4=SCARED)
    foe = unit("b.one", (60, 60), (90, 90))
    g = table(own, foe)
    march = March("a.one", "assault", "fast", "a.one.1", way((60, 62)))
    begin = Charging(ordered_to((60, 62)), march)
    found = charging.with_first(g, begin, (Leg("a.one.1", way((60, 62))),))
    assert found.left == ("a.one.3", "a.one.2")
    assert [leg.model for leg in found.going] == ["a.one.1"]
    # By the nearest of the enemies, not by the farthest.
    other = table(own, unit("b.one", (60, 60), (5, 70)))
    assert charging.with_first(other, begin, (Leg("a.one.1", way((60, 62))),)).left == ("a.one.3", "a.one.2")
    # Whom nobody has met yet the nearest goes to.
    two = table(own, unit("b.one", (60, 60), (66, 60)))
    again = charging.with_first(two, begin, (Leg("a.one.1", way((60, 62))),))
    assert [leg.model for leg in again.going] == ["a.one.1", "a.one.3"]
    assert again.left == ("a.one.2",)


@pytest.mark.rule("AZ-CC-02", "AZ-CC-03", "AZ-CC-15")
def test_az_cc_03_whom_one_left_over_may_still_go_to() -> None:
    own = unit("a.one", (60, 70), (64, 70))
    march = March("a.one", "assault", "fast", "a.one.1", way((60, 62)))
    charge = Charging(ordered_to((60, 62)), march, going=(Leg("a.one.1", way((60, 62))),))
    for others, found in (
        ((), ["b.one.1"]),
        ((unit("b.two", (68, 62)),), ["b.two.1", "b.one.1"]),
        ((unit("b.two", (68, 62), (5, 5)),), ["b.two.1", "b.one.1"]),
        ((replace(unit("b.two", (68, 62)), place="gone"),), ["b.one.1"]),
        ((unit("a.two", (68, 62)),), ["b.one.1"]),
    ):
        g = table(own, unit("b.one", (60, 60)), *others)
        assert [foe.id for foe, _ in charge.openings(g, own.models[1])] == found


# ---- all together ------------------------------------------------------------------------------------------------


def together(own: Unit, foe: Unit, going: Any, *others: Unit, free: bool = False, **fields: Any) -> Any:
    g = table(own, foe, *others, **{k: v for k, v in fields.items() if k in ("options", "map")})
    places = next((places for id, places in going if id == 1), ())
    march = March("a.one", "assault", "fast", "a.one.1", way(*places), free=free, loose=fields.get("loose", 0))
    legs = tuple(Leg(f"a.one.{id}", way(*places)) for id, places in going)
    return ends(charging.together(g, own, march, legs, list(foe.models)))


@pytest.mark.rule("AZ-CC-15", "AZ-CC-03")
@pytest.mark.parametrize("option", ["move_full", "no_move"])
def test_az_cc_15_if_one_meets_an_enemy_all_go_their_ways(option: str) -> None:
    own, foe, options = unit("a.one", (60, 70), (63, 70)), unit("b.one", (60, 60)), {"failed_charge": option}
    home = [("1", ((60, 62),)), ("2", ())]
    assert together(own, foe, [(1, ((60, 62),))], options=options) == home
    # One of two is enough, be it against an enemy of another unit.
    short = [(1, ((60, 62),)), (2, ((63, 66),))]
    assert together(own, foe, short, options=options) == [("1", ((60, 62),)), ("2", ((63, 66),))]
    other = unit("b.two", (63, 64))
    assert together(own, unit("b.one", (60, 40)), [(1, ((60, 66),)), (2, ((63, 66),))], other, options=options) == [
        ("1", ((60, 66),)), ("2", ((63, 66),)),
    ]  # fmt: skip


@pytest.mark.rule("AZ-CC-15")
def test_az_cc_15_if_none_does_they_go_along_the_leaders_way_or_by_the_option_stay() -> None:
    own, foe = unit("a.one", (60, 70), (63, 70)), unit("b.one", (60, 40))
    both = [("1", ((60, 60),)), ("2", ((63, 60),))]
    assert together(own, foe, [(1, ((60, 60),))]) == both
    assert together(own, foe, [(1, ((60, 60),))], options={"failed_charge": "no_move"}) == []
    # Along that way the second comes into contact with another enemy: then nobody has stayed short.
    met = unit("b.two", (63, 58))
    assert together(own, foe, [(1, ((60, 60),))], met, options={"failed_charge": "no_move"}) == both


@pytest.mark.rule("AZ-CC-15", "AZ-CC-03")
def test_az_cc_15_beside_a_close_assault_those_go_who_were_named() -> None:
    own, foe = unit("a.one", (60, 70), (63, 70)), unit("b.one", (60, 40))
    for option in ("move_full", "no_move"):
        options = {"failed_charge": option}
        assert together(own, foe, [(1, ((60, 66),))], free=True, options=options) == [("1", ((60, 66),)), ("2", ())]
    # Where they cannot keep together the others stay.
    torn = with_models(unit("a.one", (60, 70), (60, 76)), m2=SCARED)
    assert together(torn, foe, [(1, ((60, 60),))], free=True) == [("1", ((60, 60),))]
    # Without a close assault all go as far as they keep together: 12 cm between the middles.
    assert together(torn, foe, [(1, ((60, 60),))]) == [("1", ((60, 64),))]
    near = unit("b.one", (60, 58))
    assert together(torn, near, [(1, ((60, 60),))]) == [("1", ((60, 64),))]
    assert together(torn, near, [(1, ((60, 60),))], loose=None) == [("1", ((60, 60),))]
