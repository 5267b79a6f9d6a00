"""Any weapon may hold its fire, each by itself: some of several alike, in every shot and by every kind of unit
(BA-WPN-20)."""

import pytest

import grognard
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.ground import positions
from grognard.games.bolt_action.rules.close_quarters.fight import Assault
from grognard.games.bolt_action.rules.turn.fubar import out_of_reach
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import (
    FireAtCharge,
    FireFromAmbush,
    Laid,
    ShootAt,
    ShootFirst,
)
from grognard.games.bolt_action.state.events.shooting import Fired
from grognard.games.bolt_action.state.names import of_man
from grognard.games.bolt_action.table.questions import present
from tests.games.bolt_action.table import listed, of, play, squad, vehicle, walk
from tests.games.playing import answer, asked, happened, piece, refused

FAUST = ("rifle", "panzerfaust")
TWO = (ModelGroup(2, "rifleman", FAUST),)
FIRST, SECOND = "a.men.4/panzerfaust", "a.men.5/panzerfaust"


def men(y=30.0, extra=TWO, **fields):
    """Three riflemen and then two with a Panzerfaust besides."""
    return squad("a.men", 22, y, 3, extra=extra, **fields)


def tank(**fields):
    return vehicle("b.tank", 24, 22, "panzer-iv", **({"order": "fire"} | fields))


def shots(battle):
    """What was fired, by whom."""
    found: dict[str, tuple[str, ...]] = {}
    for volley in (volley for event in happened(battle, Fired) for volley in event.volleys):
        found[volley.weapon] = (*found.get(volley.weapon, ()), *volley.models)
    return {weapon: tuple(sorted(men)) for weapon, men in found.items()}


def left(battle, unit="a.men"):
    return [model.id[-1] for model in of(battle, unit).models if "panzerfaust" in model.weapons]


# ---- on a Fire order ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-20", "BA-WPN-06")
@pytest.mark.parametrize(("held", "fired", "kept"), [(FIRST, "a.men.5", ["4"]), (SECOND, "a.men.4", ["5"])])
def test_one_of_two_panzerfausts_is_fired_and_the_other_is_kept(held, fired, kept):
    battle = play(Activation("a.men", "fire"), men(), tank(), dice=(1,) * 5)
    assert ShootAt("b.tank", (held,)) in listed(battle)
    answer(battle, ShootAt("b.tank", (held,)))
    assert shots(battle)["panzerfaust"] == (fired,)
    # Who holds his Panzerfaust fires his rifle.
    assert len(shots(battle)["rifle"]) == 4
    assert left(battle) == kept


@pytest.mark.rule("BA-WPN-20")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_any_number_of_four_panzerfausts_may_be_fired(number):
    four = (ModelGroup(4, "rifleman", FAUST),)
    battle = play(Activation("a.men", "fire"), men(extra=four), tank(), dice=(1,) * 7)
    bearers = [model.id for model in of(battle, "a.men").models if "panzerfaust" in model.weapons]
    offered = [choice for choice in listed(battle) if isinstance(choice, ShootAt) and "/" in "".join(choice.holding)]
    assert {len(choice.holding) for choice in offered} == {1, 2, 3}
    held = tuple(of_man(man, "panzerfaust") for man in bearers[number:])
    answer(battle, ShootAt("b.tank", held))
    assert shots(battle)["panzerfaust"] == tuple(bearers[:number])
    assert len(left(battle)) == 4 - number


@pytest.mark.rule("BA-WPN-20")
def test_a_single_rifle_may_hold_its_fire():
    """It is not listed, as nobody asks for it, but it is accepted."""
    battle = play(Activation("a.men", "fire"), men(), squad("b.foe", 22, 20, 3, order="fire"), dice=(1,) * 4)
    choice = ShootAt("b.foe", ("a.men.2/rifle", "panzerfaust"))
    assert choice not in listed(battle)
    answer(battle, choice)
    assert "a.men.2" not in shots(battle)["rifle"]
    assert len(shots(battle)["rifle"]) == 4


@pytest.mark.rule("BA-WPN-20")
@pytest.mark.parametrize(
    "holding",
    [
        ("lmg",),
        ("a.men.1/panzerfaust",),
        ("a.men.9/rifle",),
        ("b.tank.1/rifle",),
        (FIRST, FIRST),
        ("rifle", "panzerfaust"),
    ],
)
def test_what_is_not_the_units_or_leaves_nothing_to_fire_is_refused(holding):
    battle = play(Activation("a.men", "fire"), men(), tank())
    assert refused(battle, ShootAt("b.tank", holding)) == ("ba-refused-holding", ("BA-WPN-20",))


@pytest.mark.rule("BA-WPN-20")
def test_the_table_offers_the_nearest_panzerfaust_alone():
    battle = play(Activation("a.men", "fire"), men(), tank())
    view = present(battle, asked(battle))
    alone = [each for each in view.options if each.label.id == "ba-shot-with-some"]
    assert [each.label.args["number"] for each in alone] == [1]


@pytest.mark.rule("BA-WPN-20", "BA-SHOOT-01")
def test_one_panzerfaust_at_a_vehicle_and_the_rest_of_the_squad_at_men():
    foe = squad("b.foe", 14, 20, 3, order="fire")
    battle = play(Activation("a.men", "fire"), men(), tank(), foe, dice=(1,) * 5)
    choice = ShootAt("b.foe", (FIRST,), vehicle="b.tank")
    assert choice in listed(battle)
    answer(battle, choice, ShootFirst("b.tank"))
    fired = {event.target: sum((v.models for v in event.volleys), ()) for event in happened(battle, Fired)}
    assert fired["b.tank"] == ("a.men.5",)
    assert set(fired["b.foe"]) == {"a.men.1", "a.men.2", "a.men.3", "a.men.4"}
    assert left(battle) == ["4"]
    whole = play(Activation("a.men", "fire"), men(), tank(), foe)
    assert whole.refusal(ShootAt("b.foe", (FIRST, SECOND), vehicle="b.tank")) is not None


@pytest.mark.rule("BA-FUB-05", "BA-WPN-20")
def test_by_mistake_only_the_panzerfausts_that_reach_are_fired():
    """One of the two is 12 inches off, the other farther."""
    places = [(22, 30), (23, 30), (24, 30), (25, 30), (26, 32)]
    battle = play(Activation("a.men", "fire"), men(places=places), squad("b.foe", 25, 17.5, 1, order="fire"))
    held = out_of_reach(battle, of(battle, "a.men"), of(battle, "b.foe"))
    assert held == (SECOND,)


HEDGE = (piece("hedge", 0, 23.5, 48, 24),)
"""Over it a charge goes no farther than 6 inches, and falls short."""


# ---- in answer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-20", "BA-CQ-02")
def test_one_panzerfaust_of_two_is_fired_at_a_charge():
    foe = squad("b.foe", 22, 20, 8, order="run")
    battle = play(Assault("b.foe", "a.men"), men(y=31.0), foe, pieces=HEDGE, dice=(1,) * 5)
    assert FireAtCharge((FIRST,)) in listed(battle)
    answer(battle, FireAtCharge((FIRST,)))
    assert shots(battle)["panzerfaust"] == ("a.men.5",)
    assert left(battle) == ["4"]


@pytest.mark.rule("BA-WPN-20", "BA-CQ-02")
def test_a_single_rifle_holds_its_fire_at_a_charge():
    foe = squad("b.foe", 22, 20, 8, order="run")
    battle = play(Assault("b.foe", "a.men"), men(y=31.0), foe, pieces=HEDGE, dice=(1,) * 4)
    answer(battle, FireAtCharge(("panzerfaust", "a.men.1/rifle")))
    assert shots(battle) == {"rifle": ("a.men.2", "a.men.3", "a.men.4", "a.men.5")}
    again = play(Assault("b.foe", "a.men"), men(y=31.0), foe)
    assert refused(again, FireAtCharge(("lmg",)))[0] == "refused-not-offered"


def passing(*watchers):
    """``b.foe`` advances past those in Ambush."""
    foe = squad("b.foe", 18, 22, 4)
    battle = play(Activation("b.foe", "advance"), foe, *watchers, dice=(1,) * 9)
    return answer(battle, walk(battle, "b.foe", 5, 0))


@pytest.mark.rule("BA-WPN-20", "BA-AMB-01")
def test_one_panzerfaust_of_two_is_fired_from_ambush():
    battle = passing(men(order="ambush"))
    assert FireFromAmbush("a.men", (FIRST,)) in listed(battle)
    answer(battle, FireFromAmbush("a.men", (SECOND,)))
    assert shots(battle)["panzerfaust"] == ("a.men.4",)
    assert left(battle) == ["5"]


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-WPN-20", "BA-CQ-25")
def test_a_tank_fires_its_hull_gun_alone_at_a_charge():
    """The main gun and the machine gun beside it are kept silent."""
    tank_ = vehicle("a.tank", 24, 30, "panzer-iv")
    battle = play(
        Assault("b.foe", "a.tank"), squad("b.foe", 22, 18, 8, order="run"), tank_, pieces=HEDGE, dice=(1,) * 9
    )
    fitted = [mount.at for mount in battle.context.profile("a.tank").chassis.mounts]
    hull = fitted.index("hull")
    choice = FireAtCharge(laid=(Laid(hull),))
    assert choice in listed(battle)
    answer(battle, choice)
    assert [len(event.volleys) for event in happened(battle, Fired)] == [1]


@pytest.mark.rule("BA-WPN-20", "BA-AMB-01")
def test_a_tank_in_ambush_fires_some_of_its_weapons():
    tank_ = vehicle("a.tank", 22, 32, "panzer-iv", order="ambush")
    battle = passing(tank_)
    some = [choice for choice in listed(battle) if isinstance(choice, FireFromAmbush) and len(choice.laid) == 1]
    assert FireFromAmbush("a.tank", (), (Laid(0, "piercing"),)) in some
    answer(battle, FireFromAmbush("a.tank", (), (Laid(0, "explosive"),)))
    assert [(volley.way, len(event.volleys)) for event in happened(battle, Fired) for volley in event.volleys] == [
        ("explosive", 1)
    ]


@pytest.mark.rule("BA-WPN-20")
def test_all_weapons_at_once_are_offered_first():
    tank_ = vehicle("a.tank", 22, 32, "panzer-iv", order="ambush")
    offered = [choice.laid for choice in listed(passing(tank_)) if isinstance(choice, FireFromAmbush)]
    assert [len(laid) for laid in offered] == sorted((len(laid) for laid in offered), reverse=True)
    assert len(set(offered)) == len(offered)


# ---- in a position -----------------------------------------------------------------------------------------------


def test_a_position_may_name_one_mans_weapon_and_only_one_he_has():
    battle = grognard.battle("bolt_action", seed=1)
    man = next(man for unit in battle.state.units.values() for man in unit.models if man.weapons)
    known = positions.names(battle)["holding"]
    assert of_man(man.id, man.weapons[0]) in known
    assert of_man(man.id, "death-ray") not in known
