"""Close assault on vehicles at its edges: who still stands, who has dared, who has come to the side or rear."""

from __future__ import annotations

import pytest

from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.rules.close_combat.close_assault import CloseAssaulting, modifier, number, refusal
from grognard.games.operation_ww2.state.choices import Card
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides
from grognard.games.operation_ww2.state.state import Ordered
from tests.games.operation_ww2.table import Idle, unit
from tests.games.operation_ww2.vehicles.garage import fight, vehicle

OPTION = "close_assault_modifiers"
# Beside the tank, behind it, in front of it, and away from it.
BESIDE, BEHIND, AHEAD, AWAY = "a.squad.1", "a.squad.2", "a.squad.3", "a.squad.4"
TANK = vehicle("b.tank", "panther", (60, 60))
HALF, LONG = TANK.models[0].width / 2000, TANK.models[0].length / 2000
SQUAD = unit("a.squad", (60 + HALF + 1, 60), (60, 60 + LONG + 1), (60, 60 - LONG - 1), (90, 90))


def assaulting(*daring: str, lead: str = BESIDE, charge: str | None = None) -> CloseAssaulting:
    """A close assault in the middle of which these have dared it."""
    besides = Besides(assaulted="b.tank", assaulting=(BESIDE, BEHIND, AHEAD), charge=charge)
    intent = AssaultIntent(lead, (), "fast", "b.tank", "last", besides)
    return CloseAssaulting(Ordered(0, "a.squad", Card("assault", 4), intent), (), daring=daring)


@pytest.mark.rule("AZ-CAV-02", "AZ-CAV-03")
@pytest.mark.parametrize(
    ("daring", "fields", "found"),
    [
        ((BESIDE, BEHIND, AHEAD, AWAY), {}, (BESIDE, BEHIND)),
        ((BESIDE,), {}, (BESIDE,)),
        ((AHEAD, AWAY), {}, ()),
        ((), {}, ()),
        ((BESIDE, BEHIND), {"broken": True}, ()),
    ],
)
def test_az_cav_03_those_who_dare_it_and_are_at_the_side_or_rear(daring, fields, found):
    squad = replace(SQUAD, **fields)
    g = fight(Idle(), squad, TANK)
    step = assaulting(*daring)
    assert step._in_contact(g, squad, TANK) == found
    assert step._in_contact(g, squad, replace(TANK, place="reserve")) == ()
    # Scared he places nothing; of two vehicles one touched is enough.
    scared = replace(squad, models=(replace(squad.models[0], posture="scared"), *squad.models[1:]))
    assert step._in_contact(g, scared, TANK) == tuple(id for id in found if id != BESIDE)
    other = replace(vehicle("b.tank", "panther", (20, 20)).models[0], id="b.tank.2")
    both = replace(TANK, models=(*TANK.models, other))
    assert step._in_contact(fight(Idle(), squad, both), squad, both) == found


@pytest.mark.rule("AZ-CAV-02", "AZ-CAV-09")
def test_az_cav_02_the_others_charge_who_can_still_be_met():
    foe = unit("b.one", (80, 80), (82, 80))
    scared = replace(foe, models=tuple(replace(each, posture="scared") for each in foe.models))
    one = replace(foe, models=(scared.models[0], foe.models[1]))
    for met, charge, found in (
        (foe, "b.one", True),
        (one, "b.one", True),
        (replace(foe, place="reserve"), "b.one", False),
        (replace(foe, models=()), "b.one", False),
        (foe, None, False),
    ):
        assert assaulting(charge=charge)._charges(fight(Idle(), SQUAD, TANK, met)) is found


@pytest.mark.rule("AZ-CAV-03", "AZ-CAV-02")
def test_az_cav_03_who_leads_is_the_one_named_while_he_stands():
    scared = replace(SQUAD, models=(SQUAD.models[0], replace(SQUAD.models[1], posture="scared"), *SQUAD.models[2:]))
    leads = [assaulting(lead=lead)._lead(scared) for lead in (BESIDE, BEHIND, AHEAD, "a.squad.9")]
    assert [lead and lead.id for lead in leads] == [BESIDE, None, AHEAD, None]


@pytest.mark.rule("AZ-CAV-01", "AZ-CAV-04", "AZ-CAV-08")
def test_az_cav_08_the_numbers_for_what_is_placed():
    g = fight(Idle(), SQUAD, TANK)
    for weapon in TABLES.weapons.values():
        assert (number(g, weapon, TANK.models[0]) is None) is (weapon.placed is None)
    # Nobody harms a tank with a rifle, an unarmoured one by its number to hit.
    jeep, rifle = vehicle("b.jeep", "jeep", (60, 60)).models[0], TABLES.weapons["kar98k"]
    assert (number(g, rifle, TANK.models[0]), number(g, rifle, jeep)) == (None, rifle.numbers.unarmoured)
    rows = TABLES.to_hit
    found = [modifier(fight(Idle(), SQUAD, TANK, options={OPTION: value})) for value in ("none", "order_and_5cm")]
    assert found == [0, rows["assault"].value + rows["point-blank"].value]


@pytest.mark.rule("AZ-CAV-02", "AZ-INT-02")
@pytest.mark.parametrize(
    ("assaulted", "assaulting", "lead", "way", "words"),
    [
        (None, (), BESIDE, (), None),
        (None, (BESIDE,), BESIDE, (), "az-refused-close-assault"),
        ("b.tank", (BESIDE,), BESIDE, (), None),
        ("b.tank", (), BESIDE, (), "az-refused-close-assault"),
        ("b.tank", (BESIDE, "a.squad.9"), BESIDE, (), "az-refused-close-assault"),
        ("b.tank", (BESIDE, "a.squad.5"), BESIDE, (), "az-refused-close-assault"),
        ("b.none", (BESIDE,), BESIDE, (), "az-refused-close-assault"),
        ("b.men", (BESIDE,), BESIDE, (), "az-refused-close-assault"),
        ("b.away", (BESIDE,), BESIDE, (), "az-refused-close-assault"),
        ("a.tank", (BESIDE,), BESIDE, (), "az-refused-close-assault"),
        ("b.tank", (BESIDE,), BEHIND, (), "az-refused-close-assault-lead"),
        ("b.tank", (AHEAD,), AHEAD, (), "az-refused-close-assault-way"),
        ("b.tank", (AWAY,), AWAY, ((80, 80),), None),
        ("b.tank", (AWAY,), AWAY, ((92, 92),), "az-refused-close-assault-away"),
        ("b.tank", (AWAY,), AWAY, ((92, 92), (90, 90)), "az-refused-close-assault-away"),
        ("b.two", (BESIDE,), BESIDE, (), None),
    ],
)
def test_az_cav_02_who_may_be_declared_to_assault_what(assaulted, assaulting, lead, way, words):
    scared = replace(unit("a.squad.x", (100, 100)).models[0], id="a.squad.5", posture="scared")
    squad = replace(SQUAD, models=(*SQUAD.models, scared))
    second = replace(TANK.models[0], id="b.two.1"), replace(vehicle("b.two", "jeep", (20, 20)).models[0], id="b.two.2")
    g = fight(
        Idle(), squad, TANK, unit("b.men", (60, 55)), vehicle("b.away", "jeep", (60, 90), place="reserve"),
        vehicle("a.tank", "jeep", (66, 60)), replace(TANK, id="b.two", models=second),
    )  # fmt: skip
    besides = Besides(assaulted=assaulted, assaulting=assaulting)
    places = tuple((x * 1000, y * 1000) for x, y in way)

    def told(besides, own=squad):
        found = refusal(g, own, AssaultIntent(lead, places, "fast", None, "last", besides))
        return found and found.message.id

    assert told(besides) == words
    assert told(replace(besides, boards=(BESIDE,))) == (words if assaulted is None else "az-refused-close-assault")
    crew = replace(squad, models=(replace(TANK.models[0], id="a.squad.8"), *squad.models))
    assert told(besides, crew) == (words if assaulted is None else "az-refused-close-assault")
