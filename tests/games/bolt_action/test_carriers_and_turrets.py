"""Rocket carriers, mortars on vehicles, tanks with several turrets: where each weapon fires, and what it hits."""

from __future__ import annotations

import pytest

from grognard.games.bolt_action.rules.movement.reactions import answers_at
from grognard.games.bolt_action.rules.shooting import any_shot, gunnery
from grognard.games.bolt_action.rules.turn.fubar import FriendlyFire
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import GiveOrder, Laid, LayWeapon, MistakeFor
from grognard.games.bolt_action.state.events.shooting import Fired
from tests.games.bolt_action.table import of, play, squad, vehicle
from tests.games.playing import answer, happened, refused

ROCKETS = ("panzerwerfer-42", ("multiple-launcher",))


def bearing_on(tank, places, id="a.tank"):
    """Which weapons of a tank in the middle, facing up the table, bear on a man at each place."""
    foes = [squad(f"b.{name}", x, y, men=1) for name, (x, y) in places.items()]
    battle = play(Activation(id, "fire"), tank, *foes)
    own = of(battle, id)
    return {
        name: [
            (number, mount.weapon)
            for number, (mount, _) in gunnery.mounts(battle, own).items()
            if gunnery.may_aim(battle, own, mount, of(battle, f"b.{name}"))
        ]
        for name in places
    }


AROUND = {"front": (24, 4), "left": (6, 24), "right": (42, 24), "rear": (24, 44)}


@pytest.mark.rule("BA-VEH-02", "BA-VEH-03")
def test_the_small_turrets_of_a_t_28_bear_to_the_front_and_one_side_each():
    found = bearing_on(vehicle("a.tank", 24, 24, "t-28", facing=0), AROUND)
    numbers = {name: [number for number, _ in weapons] for name, weapons in found.items()}
    assert numbers == {"front": [0, 1, 2, 3, 4], "left": [0, 1, 2, 4], "right": [0, 1, 3, 4], "rear": [0, 1, 4]}


@pytest.mark.rule("BA-VEH-03", "BA-WPN-18")
def test_a_t_35_has_five_turrets_of_which_none_but_the_great_one_fires_all_round():
    tank = vehicle("a.tank", 24, 24, "t-35", facing=0)
    found = bearing_on(tank, AROUND)
    guns = {name: [number for number, weapon in weapons if weapon == "light-at-gun"] for name, weapons in found.items()}
    assert guns == {"front": [2], "left": [4], "right": [2], "rear": [4]}
    battle = play(Activation("a.tank", "fire"), tank, squad("b.foe", 24, 4, men=1))
    assert gunnery.slots(battle, of(battle, "a.tank")) == [(0, 1), (2, 3), (4, 5), (6,), (7,), (8,)]


@pytest.mark.rule("BA-WPN-13")
def test_rockets_of_a_carrier_fall_on_all_that_stands_about_the_target():
    carrier = vehicle("a.gun", 24, 46, ROCKETS[0], facing=0)
    foe, near = squad("b.foe", 24, 10, men=3, order="fire"), squad("b.near", 24, 15, men=3, order="fire")
    far = squad("b.far", 24, 18, men=3, order="fire")
    battle = play(Activation("a.gun", "fire"), carrier, foe, near, far, dice=(1, 1))
    answer(battle, LayWeapon("b.foe", Laid(0)))
    assert [fired.target for fired in happened(battle, Fired)] == ["b.foe", "b.near"]
    assert {volley.need for fired in happened(battle, Fired) for volley in fired.volleys} == {6}


@pytest.mark.rule("BA-WPN-13")
def test_the_machine_gun_beside_the_rockets_fires_at_its_target_alone():
    carrier = vehicle("a.gun", 24, 46, "stuka-zu-fuss", facing=0)
    foe, near = squad("b.foe", 24, 25, men=3, order="fire"), squad("b.near", 24, 21, men=3, order="fire")
    battle = play(Activation("a.gun", "fire"), carrier, foe, near, dice=(1, 1, 1, 1, 1, 1, 1))
    answer(battle, LayWeapon("b.foe", Laid(0)))
    answer(battle, LayWeapon("b.foe", Laid(1)))
    fired = {each.target: [volley.weapon for volley in each.volleys] for each in happened(battle, Fired)}
    assert fired == {"b.foe": ["multiple-launcher", "mmg"], "b.near": ["multiple-launcher"]}


@pytest.mark.rule("BA-WPN-13", "BA-FUB-02")
def test_rockets_fired_by_mistake_fall_about_the_friend_too():
    carrier = vehicle("a.gun", 24, 46, ROCKETS[0], facing=0)
    friend, other = squad("a.friend", 24, 16, men=3, order="fire"), squad("a.other", 30, 16, men=3, order="fire")
    foe = squad("b.foe", 24, 8, men=3, order="fire")
    battle = play(FriendlyFire("a.gun"), carrier, friend, other, foe, dice=(1, 1))
    answer(battle, MistakeFor("a.friend", laid=(Laid(0),)))
    assert [fired.target for fired in happened(battle, Fired)] == ["a.friend", "a.other"]


@pytest.mark.rule("BA-AMB-04")
@pytest.mark.parametrize("entry", ["panzerwerfer-42", "sdkfz-251-2"])
def test_a_carrier_of_rockets_or_of_a_mortar_may_not_be_put_in_ambush(entry):
    carrier = vehicle("a.gun", 24, 46, entry, facing=0)
    battle = play(OrdersPhase(), carrier, squad("b.foe", 24, 10, men=3), dice=(1,))
    assert "BA-AMB-04" in refused(battle, GiveOrder("a.gun", "ambush"))[1]


@pytest.mark.rule("BA-ART-07", "BA-AMB-10")
def test_what_only_fires_indirectly_answers_nobody():
    foe = squad("b.foe", 24, 22, men=3)
    battle = play(Activation("a.gun", "fire"), vehicle("a.gun", 24, 46, "sdkfz-251-2", facing=0), foe)
    own, target = of(battle, "a.gun"), of(battle, "b.foe")
    assert answers_at(battle, own, target) == []
    assert not any_shot.has_shot(battle, own, target)
    battle = play(Activation("a.gun", "fire"), vehicle("a.gun", 24, 46, "stuka-zu-fuss", facing=0), foe)
    assert answers_at(battle, of(battle, "a.gun"), of(battle, "b.foe")) == [(Laid(1),)]


@pytest.mark.rule("BA-WPN-08", "BA-WPN-22")
def test_a_mortar_on_a_half_track_fires_forwards_alone_and_needs_a_six_at_first():
    mortar = vehicle("a.gun", 24, 24, "sdkfz-251-2", facing=0)
    found = bearing_on(mortar, AROUND, "a.gun")
    assert {name: len(weapons) for name, weapons in found.items()} == {"front": 1, "left": 0, "right": 0, "rear": 0}
    battle = play(Activation("a.gun", "fire"), mortar, squad("b.foe", 24, 2, men=3))
    (aim,) = gunnery.aims(battle, of(battle, "a.gun"), of(battle, "b.foe"), (Laid(0),)).volleys
    assert (aim.volley.need, aim.volley.indirect) == (6, True)
