"""The assault: the charge, the blows, the loser, the winner (chapter Close quarters)."""

from itertools import combinations
from math import cos, hypot, sin, tau
from random import Random
from typing import Any

import pytest
from shapely import LineString

from grognard.core.engine.procedures import Call, Procedure, step
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.ground import contact
from grognard.games.bolt_action.ground.contact import CONTACT
from grognard.games.bolt_action.rules.close_quarters import charge
from grognard.games.bolt_action.rules.close_quarters.fight import Round, attacks
from grognard.games.bolt_action.rules.movement.march import March
from grognard.games.bolt_action.rules.movement.move import ChooseMove
from grognard.games.bolt_action.rules.shooting.damage import ChooseCasualty
from grognard.games.bolt_action.rules.turn.legality import assault_targets
from grognard.games.bolt_action.rules.turn.orders import Activation, ChooseOrder, OrdersPhase
from grognard.games.bolt_action.state.choices import GiveOrder, RemoveModel, StandFast, StayPut
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.close_quarters import ContactMade, FellShort, Regrouped, RoundFought
from grognard.games.bolt_action.state.events.movement import Moved
from grognard.games.bolt_action.state.events.nerve import MoraleTested, UnitDestroyed
from grognard.space.plane import Disc
from grognard.space.terrain import Piece
from tests.games.bolt_action.table import assault, of, officer, play, rules_of, squad, team, unit, walk
from tests.games.playing import answer, asked, happened, over, piece, refused, rolled, used_up, where


def attacker(gap=5, men=3, **fields):
    return squad("a.men", 24, 20 + gap + 0.984, men, **({"order": "run"} | fields))


def defender(men=3, **fields):
    return squad("b.foe", 24, 20, men, **({"order": "fire"} | fields))


def blows(*units, dice=(), at_once=False, **more):
    return play(Round("a.men", "b.foe", at_once), *units, dice=dice, **more)


def take_first(battle):
    """Let casualties fall as they are offered."""
    while isinstance(battle.decision, ChooseCasualty):
        answer(battle, battle.choices()[0])


# ---- declaring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-01", "BA-ORD-17", "BA-CQ-31")
def test_an_assault_is_declared_with_a_run_at_one_visible_enemy():
    house = piece("building", 0, 22, 18, 24, height=5)
    battle = play(OrdersPhase(), attacker(order=None), defender(), squad("b.hid", 1, 20, 3), pieces=(house,), dice=(1,))
    asked(battle, ChooseOrder)
    assaults = [choice for choice in battle.choices() if getattr(choice, "assault", None)]
    assert assaults == [GiveOrder("a.men", "run", "b.foe")]
    assert [target.id for target in assault_targets(battle, of(battle, "a.men"))] == ["b.foe"]
    assert refused(battle, GiveOrder("a.men", "run", "b.hid"))[1] == ("BA-CQ-01", "BA-CQ-31")
    assert refused(battle, GiveOrder("a.men", "advance", "b.foe")) == ("ba-refused-assault-order", ("BA-CQ-01",))
    assert refused(battle, GiveOrder("a.men", "run", "a.men"))[1] == ("BA-CQ-01",)


@pytest.mark.rule("BA-AMB-04")
def test_who_has_one_kind_of_shot_says_of_no_order_what_is_loaded():
    battle = play(OrdersPhase(), attacker(order=None), defender(), dice=(1,))
    for order in ("fire", "advance", "ambush"):
        assert refused(battle, GiveOrder("a.men", order, loaded="piercing"))[0] == "ba-refused-loaded"


@pytest.mark.rule("BA-CQ-01")
def test_a_weapon_team_may_assault_and_its_fixed_weapon_is_no_help():
    battle = play(OrdersPhase(), team("a.men", 24, 26), defender(), dice=(1,))
    assert GiveOrder("a.men", "run", "b.foe") in battle.choices()
    assert attacks(battle, of(battle, "a.men")) == 3


@pytest.mark.rule("BA-CQ-03", "BA-MOV-02")
def test_a_unit_standing_in_rough_ground_may_assault_though_it_may_not_run():
    rough = piece("rubble", 20, 25, 34, 28)
    battle = play(OrdersPhase(), attacker(gap=5.5, order=None), defender(), pieces=(rough,), dice=(1,))
    assert refused(battle, GiveOrder("a.men", "run"))[1] == ("BA-MOV-02",)
    assert battle.refusal(GiveOrder("a.men", "run", "b.foe")) is None


# ---- the charge --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-03", "BA-GEN-10")
@pytest.mark.parametrize(("gap", "reaches"), [(6.5, True), (12.0, True), (12.1, False)])
def test_the_attackers_reach_as_far_as_a_run(gap, reaches):
    battle = assault(attacker(gap, men=1), defender(men=1), dice=(4, 1) if reaches else ())
    assert bool(happened(battle, ContactMade)) is reaches
    assert bool(happened(battle, FellShort)) is not reaches


@pytest.mark.rule("BA-CQ-03")
@pytest.mark.parametrize(
    ("kind", "gap", "reaches"), [("hedge", 5.9, True), ("hedge", 6.1, False), ("rubble", 6.1, False)]
)
def test_over_an_obstacle_or_rough_ground_the_whole_move_is_6_inches(kind, gap, reaches):
    bar = piece(kind, 10, 23, 40, 23.3)
    battle = assault(attacker(gap, men=1), defender(men=1), pieces=(bar,), dice=(4, 1) if reaches else ())
    assert bool(happened(battle, ContactMade)) is reaches


@pytest.mark.rule("BA-CQ-03", "BA-CQ-16")
def test_who_falls_short_stops_where_his_distance_ends_and_at_least_an_inch_away():
    far = assault(attacker(20, men=2), defender(men=2))
    over(far)
    assert where(far, "a.men.1")[1] == pytest.approx(20 + 20 + 0.984 - 12, abs=0.03)
    assert of(far, "a.men").order == "run"
    near = assault(attacker(12.3, men=2), defender(men=2, pins=2))
    over(near)
    gap = near.context.gap_of(of(near, "a.men").models, of(near, "b.foe").models)
    assert 1000 <= gap <= 1060
    assert near.context.in_formation(of(near, "a.men"))
    assert (of(near, "b.foe").pins, rules_of(near, FellShort)) == (2, [("BA-CQ-03", "BA-CQ-16")])


@pytest.mark.rule("BA-CQ-03", "BA-CQ-17", "BA-GEN-04")
def test_who_falls_short_over_rough_ground_stays_in_formation():
    """The first man has six inches over the rubble; the men of the far wing must come as far as he goes."""
    rubble = piece("rubble", 23, 26, 25, 28)
    battle = assault(attacker(13, men=10), defender(men=2), pieces=(rubble,))
    over(battle)
    assert len(happened(battle, FellShort)) == 1
    assert battle.context.in_formation(of(battle, "a.men"))


def bases_after(battle, id="a.men", at="b.foe"):
    """The charge of a unit, and its bases where the ways end."""
    found = charge.charge(battle, of(battle, id), of(battle, at))
    ends = {leg.model: leg.points[-1] for leg in found.legs}
    return found, [Disc(*ends.get(man.id, (man.x, man.y)), man.radius) for man in of(battle, id).models]


def room(one, other):
    """How far two bases are apart; less than nothing if they overlap."""
    return hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius


@pytest.mark.rule("BA-CQ-17", "BA-GEN-15")
def test_who_is_in_contact_with_one_defender_stands_on_no_other():
    """Five attackers about the same two defenders from all sides: no base is on another, and somebody is in contact."""
    foes = squad("b.foe", 0, 0, men=2, order="fire", places=[(24, 20), (25.03, 20.2)])
    for number in range(90):
        x, y = 24.5 + 5 * sin(tau * number / 90), 20 + 5 * cos(tau * number / 90)
        places = [(x + 1.1 * (place % 3), y + 1.1 * (place // 3)) for place in range(5)]
        battle = play(Activation("a.men", "fire"), squad("a.men", 0, 0, men=5, places=places), foes)
        found, bases = bases_after(battle)
        gaps = [room(base, foe) for base in bases for foe in of(battle, "b.foe").models]
        assert found.reaches
        assert -3 <= min(gaps) <= CONTACT


@pytest.mark.rule("BA-CQ-03", "BA-GEN-15")
def test_a_man_who_finds_no_place_in_an_assault_that_falls_short_stays_and_nobody_comes_upon_him():
    """Twelve men between their friends, a house and a garden wall get on by a third of an inch; the sixth stays."""
    house = Piece("house", "building", ((45548, 18267), (45450, 21065), (41652, 20933), (41750, 18135)), height=3000)
    round_about = (
        (40851, 18017), (40433, 14256), (45794, 14050), (45806, 14350), (40767, 14544), (41149, 17983)
    )  # fmt: skip
    garden = Piece("garden", "wall", round_about, height=800)
    places = [
        (41.128, 20.369), (42.177, 21.418), (39.304, 19.614), (40.370, 19.693), (38.512, 17.704), (37.781, 19.469),
        (41.008, 18.738), (38.908, 18.659), (37.781, 18.435), (39.974, 17.704), (39.974, 18.738), (39.243, 16.973),
    ]  # fmt: skip
    before = [
        (43.84, 16.59), (42.456, 16.59), (41.422, 15.206), (38.164, 13.592), (43.84, 15.206),
        (42.456, 15.206), (39.929, 14.323), (37.209, 13.196), (38.304, 15.206), (39.198, 13.592),
    ]  # fmt: skip
    beside = [(35.838, 19.008), (34.454, 19.358), (35.838, 17.974), (34.454, 17.974)]
    units = (
        squad("a.men", 0, 0, men=12, places=places),
        squad("a.before", 0, 0, men=10, places=before),
        squad("a.beside", 0, 0, men=4, places=beside),
        team("a.behind", 0, 0, "medium-mortar", places=[(39.461, 22), (37.487, 22), (35.513, 22)]),
        team("b.foe", 55.889, 10.5, "scoped-rifle", men=2, places=[(55.889, 10.5), (57.863, 10.5)]),
    )
    battle = play(Activation("a.men", "fire"), *units, pieces=[house, garden], size=(72, 48))
    found, bases = bases_after(battle)
    assert not found.reaches
    assert [leg.model for leg in found.legs if leg.points[0] == leg.points[-1]] == ["a.men.6"]
    assert min(room(one, other) for one, other in combinations(bases, 2)) > -3


@pytest.mark.rule("BA-CQ-03", "BA-GEN-05", "BA-GEN-15")
@pytest.mark.parametrize("friend", [30, 30.5, 31, 32])
def test_who_waits_for_comrades_in_rough_ground_does_not_stop_on_friends(friend):
    """The first man has a run of 12 inches, his comrades six: he stops where they can keep up, clear of the friend."""
    rubble = piece("rubble", 24.6, 33, 32, 38)
    battle = assault(attacker(16, men=4), defender(men=2), squad("a.friend", 24, friend, 1), pieces=(rubble,))
    over(battle)
    men = of(battle, "a.men")
    assert len(happened(battle, FellShort)) == 1
    assert battle.context.in_formation(men)
    assert where(battle, "a.men.1")[1] < 36
    assert battle.context.gap_of(men.models, of(battle, "a.friend").models) >= 999


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03")
def test_over_rough_ground_the_others_are_bound_to_6_inches_too():
    """The nearest man has a free way of nine inches; the rubble bars a run of the others straight behind him."""
    rubble = piece("rubble", 25.2, 18, 46, 27)
    battle = play(ChargeOnly("a.men", "b.foe"), attacker(9, men=6), defender(men=1), pieces=(rubble,))
    over(battle)
    fits(battle)
    slow = battle.context.slow
    for leg in [leg for event in happened(battle, Moved) for leg in event.legs]:
        line = LineString([(24_000 + 1_400 * (int(leg.model[-1]) - 1), 29_984), *leg.points])
        assert line.length <= 6_001 or not line.intersects(slow)


@pytest.mark.rule("BA-CQ-17", "BA-GEN-04", "BA-GEN-15")
@pytest.mark.parametrize("men", [2, 5, 10, 12])
def test_the_others_follow_in_formation_and_nobody_stands_on_another(men):
    battle = play(ChargeOnly("a.men", "b.foe"), attacker(7, men=men), defender(men=5))
    over(battle)
    fits(battle)


def fits(battle, friends=()):
    """The attackers are in formation, on the table, on nobody's base, an inch from friends and other enemies."""
    context, men, foe = battle.context, of(battle, "a.men"), of(battle, "b.foe")
    assert contact.in_contact(battle, men, foe)
    assert context.in_formation(men)
    bodies = [*men.models, *foe.models]
    for one, other in combinations(bodies, 2):
        distance = hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius
        assert distance >= -contact.CONTACT, (one.id, other.id, distance)
    for model in men.models:
        assert model.radius <= model.x <= context.width - model.radius
        assert model.radius <= model.y <= context.depth - model.radius
    for other in battle.state.units.values():
        if other.id not in ("a.men", "b.foe"):
            assert context.gap_of(men.models, other.models) >= 999, other.id


CROWDED: dict[str, Any] = {
    "round another enemy": ([(18.6, 9.3)], [(18.9, 22.6), (17.1, 21.8)], [(19.6, 20)], ()),
    "the last of a file round another enemy": (
        [(15.5, 11.4)],
        [(23.3, 13.2), (24.5, 11.7), (25.8, 10.3), (27, 8.8), (28.2, 7.4)],
        [(22.5, 10)],
        (),
    ),
    "a file past the end of a hedge": (
        [(16.9, 10.6)],
        [(27.8, 11.1), (28.9, 10.1), (29.9, 9), (31, 7.9)],
        None,
        (("hedge", 25.6, 4.8, 25.9, 9.8),),
    ),
    "a comrade waits for the last of a file, who goes round": (
        [(16.6, 16.1)],
        [(31.7, 11.9), (30, 12.8), (28.2, 13.6)],
        [(20.4, 14.8)],
        (),
    ),
    "round a wood": (
        [(17.7, 16)],
        [(28.8, 12.7), (28.2, 10.9), (27.6, 9.1)],
        None,
        (("wood", 24.9, 11.6, 28.1, 16.5),),
    ),
    "one in a wood has six inches": (
        [(15.8, 11.1)],
        [(16.3, 2.5), (17.7, 2.6), (19.2, 2.8), (20.7, 2.9), (22.2, 3.1), (23.7, 3.2)],
        None,
        (("hedge", 21, 3.8, 21.3, 8.8), ("wood", 17.3, 4.2, 19.1, 8)),
    ),
    "one by a wall": ([(19.6, 11.3)], [(10.6, 20.2), (11.6, 21.4)], None, (("wall", 13.3, 18.7, 18.3, 19),)),
}


@pytest.mark.rule("BA-CQ-17", "BA-GEN-04")
@pytest.mark.parametrize("crowd", CROWDED)
def test_attackers_end_in_formation_wherever_their_distance_allows(crowd):
    """Who cannot follow straight goes round, and comrades who could be in contact wait where he can reach them."""
    foes, men, strangers, grounds = CROWDED[crowd]
    units = [
        squad("b.foe", 0, 0, len(foes), places=foes, order="fire"),
        squad("a.men", 0, 0, len(men), places=men, order="run"),
    ]
    if strangers:
        units.append(squad("b.other", 0, 0, len(strangers), places=strangers))
    battle = play(ChargeOnly("a.men", "b.foe"), *units, pieces=tuple(piece(*ground) for ground in grounds))
    over(battle)
    fits(battle)
    for leg in [leg for event in happened(battle, Moved) for leg in event.legs]:
        assert LineString(set_out(men, leg)).length <= 12_001


def set_out(places, leg):
    """The way of a leg from where its man stood."""
    x, y = places[int(leg.model.rpartition(".")[2]) - 1]
    return [(x * 1000, y * 1000), *leg.points]


@pytest.mark.rule("BA-CQ-17", "BA-CQ-03")
def test_the_assault_goes_on_though_somebody_cannot_keep_up():
    """One in contact is enough; a man in rubble, who has six inches, follows as near as he can."""
    rubble = piece("rubble", 24.8, 31, 30, 35)
    men = squad("a.men", 0, 0, 2, places=[(24, 31), (25.4, 32)], order="run")
    battle = play(ChargeOnly("a.men", "b.foe"), men, squad("b.foe", 24, 20, 1, order="fire"), pieces=(rubble,))
    over(battle)
    assert contact.in_contact(battle, of(battle, "a.men"), of(battle, "b.foe"))
    assert not battle.context.in_formation(of(battle, "a.men"))
    assert hypot(where(battle, "a.men.2")[0] - 25.4, where(battle, "a.men.2")[1] - 32) == pytest.approx(6, abs=0.3)


class ChargeOnly(Procedure):
    """The charge without the blows."""

    unit: str
    target: str

    @step
    def walk(self, g):
        way = charge.charge(g, g.state.units[self.unit], g.state.units[self.target])
        return Call(March(self.unit, way.legs, exempt=self.target))


@pytest.mark.rule("BA-CQ-17", "BA-GEN-05", "BA-GEN-15")
@pytest.mark.parametrize("seed", range(12))
def test_a_charge_among_neighbours_keeps_to_the_rules(seed):
    """Attackers and defenders in loose order near the table's edge, other units an inch and more away."""
    random = Random(seed)

    def cluster(x, y, men):
        spots = [(x + 1.45 * (number % 4), y + 1.45 * (number // 4)) for number in range(men)]
        return [(left + random.random() * 0.3, top + random.random() * 0.3) for left, top in spots]

    foe = squad("b.foe", 0, 0, 6, places=cluster(6, 1, 6), order="fire")
    men = squad("a.men", 0, 0, 9, places=cluster(4 + random.random() * 8, 10, 9), order="run")
    others = (
        squad("b.other", 0, 0, 4, places=cluster(14.5, 1, 4)),
        squad("a.friend", 0, 0, 4, places=cluster(0.6 + random.random(), 5.5, 4)),
    )
    battle = play(ChargeOnly("a.men", "b.foe"), foe, men, *others)
    over(battle)
    fits(battle)


@pytest.mark.rule("BA-CQ-17")
def test_no_other_enemy_is_touched_or_passed_within_an_inch():
    """The straight way to the nearest defender leads past another enemy; a second pair has a free one."""
    stranger = squad("b.other", 24, 23, 1)
    men = squad("a.men", 0, 0, 3, places=[(24, 26), (25.4, 26.6), (26.8, 26.6)], order="run")
    foe = squad("b.foe", 0, 0, 3, places=[(24, 20.4), (25.4, 20), (26.8, 20)], order="fire")
    battle = play(ChargeOnly("a.men", "b.foe"), men, foe, stranger)
    over(battle)
    fits(battle)


@pytest.mark.rule("BA-CQ-17", "BA-CQ-16", "BA-CQ-03")
def test_with_another_enemy_right_in_the_way_the_charge_falls_short():
    screen = squad("b.other", 20, 23, 8)
    battle = assault(attacker(5, men=1), defender(men=1), screen)
    over(battle)
    assert len(happened(battle, FellShort)) == 1
    assert battle.context.gap_of(of(battle, "a.men").models, of(battle, "b.other").models) >= 1000


@pytest.mark.rule("BA-CQ-03", "BA-MOV-01")
def test_the_way_goes_round_what_nobody_can_cross():
    pond = piece("river", 22, 23, 26, 24)
    battle = assault(attacker(6, men=1), defender(men=1), pieces=(pond,), dice=(4, 1))
    assert len(happened(battle, ContactMade)) == 1


# ---- contact -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-04", "BA-PIN-06", "BA-PIN-04")
def test_contact_clears_the_defenders_pins_and_the_attackers_keep_theirs():
    battle = assault(attacker(men=2, pins=3), defender(men=1, pins=4), dice=(4, 1, 1))
    asked(battle, ChooseMove)
    assert of(battle, "a.men").pins == 3
    kinds = [type(entry.event).__name__ for entry in battle.log if hasattr(entry, "event")]
    assert kinds.index("ContactMade") < kinds.index("RoundFought")
    draw = assault(attacker(men=1), defender(men=3, pins=4), dice=(1, 1, 1, 1, 1, 4, 1, 1, 1))
    assert of(draw, "b.foe").pins == 0


@pytest.mark.rule("BA-CQ-05", "BA-CQ-17")
def test_one_man_in_contact_lets_all_of_both_units_fight():
    battle = assault(attacker(men=6), defender(men=4, order="down"), dice=(4, 4, 4, 4, 1, 1, 1))
    used_up(battle)
    assert [len(faces) for what, faces in rolled(battle) if what == "ba-roll-damage"] == [6]


# ---- blows -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-05", "BA-WPN-03", "BA-SPC-03")
@pytest.mark.parametrize(
    ("weapon", "rules", "dice"),
    [
        ("rifle", (), 4),
        ("smg", (), 8),
        ("assault-rifle", (), 8),
        ("bar", (), 4),
        ("rifle", ("tough-fighters",), 8),
        ("smg", ("tough-fighters",), 8),
    ],
)
def test_each_man_strikes_once_or_twice_with_an_assault_weapon_or_as_a_tough_fighter(weapon, rules, dice):
    battle = play(OrdersPhase(), attacker(men=4, weapon=weapon, rules=rules), defender(), dice=(1,))
    assert attacks(battle, of(battle, "a.men")) == dice


@pytest.mark.rule("BA-CQ-05")
def test_an_officers_pistol_is_an_assault_weapon():
    battle = play(OrdersPhase(), officer("a.men", 24, 25, 2), defender(), dice=(1,))
    assert attacks(battle, of(battle, "a.men")) == 3


@pytest.mark.rule("BA-CQ-06")
@pytest.mark.parametrize(("quality", "kills"), [("inexperienced", 4), ("regular", 3), ("veteran", 2)])
def test_blows_always_hit_and_need_the_enemys_quality_with_no_modifiers(quality, kills):
    """Pins on the attackers and Down on the defenders change nothing."""
    battle = blows(attacker(men=6, pins=5), defender(men=9, quality=quality, order="down"), dice=(1, 2, 3, 4, 5, 5))
    take = 0
    while isinstance(battle.decision, ChooseCasualty) and take < kills - 1:
        answer(battle, battle.choices()[0])
        take += 1
    assert isinstance(battle.decision, ChooseCasualty)
    assert take == kills - 1


@pytest.mark.rule("BA-CQ-06", "BA-DAM-06")
def test_exceptional_damage_counts_in_close_quarters():
    battle = blows(attacker(men=2), defender(men=5), dice=(6, 1, 6))
    decision = asked(battle, ChooseCasualty)
    assert (decision.seat, decision.rule) == (0, "BA-DAM-06")


@pytest.mark.rule("BA-CQ-06")
def test_medics_are_no_help_in_close_quarters():
    medic = unit("b.medic", 20, 20, (ModelGroup(1, "medic", ("pistol",)),), "medic")
    battle = blows(attacker(men=1), defender(men=1), medic, dice=(4, 1))
    assert [what for what, _ in rolled(battle)] == ["ba-roll-damage", "ba-roll-regroup"]


@pytest.mark.rule("BA-CQ-07", "BA-CQ-08", "BA-CQ-09")
def test_the_attackers_strike_first_and_only_survivors_strike_back():
    """Three blows fell two of three; the last one strikes once and fells one: two to one, the defenders are
    destroyed.
    """
    battle = blows(attacker(), defender(), dice=(4, 4, 1, 4, 2))
    answer(battle, RemoveModel("b.foe.3"), RemoveModel("b.foe.2"), RemoveModel("a.men.3"))
    asked(battle, ChooseMove)
    used_up(battle)
    assert [len(faces) for what, faces in rolled(battle) if what == "ba-roll-damage"] == [3, 1]
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(2, 1)]
    assert [(event.unit, event.loss) for event in happened(battle, UnitDestroyed)] == [("b.foe", "surrender")]


@pytest.mark.rule("BA-CQ-07", "BA-CQ-03")
def test_over_a_defended_wall_both_strike_at_once():
    """The attackers kill everybody, and still take the blows of all three."""
    wall = piece("wall", 10, 20.492, 40, 20.792)
    battle = assault(attacker(4, men=3), defender(men=3), pieces=(wall,), dice=(4, 4, 4, 4, 1, 1, 2))
    answer(battle, RemoveModel("a.men.3"))
    asked(battle, ChooseMove)
    used_up(battle)
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(3, 1)]


@pytest.mark.rule("BA-CQ-07")
def test_a_wall_that_the_defenders_do_not_line_gives_them_nothing():
    wall = piece("wall", 10, 22.5, 40, 22.8)
    battle = assault(attacker(4, men=3), defender(men=3), pieces=(wall,), dice=(4, 4, 4, 2))
    asked(battle, ChooseMove)
    used_up(battle)


@pytest.mark.rule("BA-CQ-07")
def test_a_wall_behind_the_defenders_gives_them_nothing_though_another_is_crossed():
    crossed, behind = piece("wall", 10, 22.5, 40, 22.8), piece("wall", 10, 19, 40, 19.5)
    battle = assault(attacker(4, men=3), defender(men=3), pieces=(crossed, behind), dice=(4, 4, 4, 2))
    asked(battle, ChooseMove)
    used_up(battle)


@pytest.mark.rule("BA-CQ-08", "BA-CQ-09", "BA-CQ-11", "BA-CQ-19")
def test_the_defenders_win_by_inflicting_more_and_keep_their_die():
    battle = blows(attacker(), defender(), dice=(4, 1, 1, 4, 4, 5))
    answer(battle, RemoveModel("b.foe.3"), RemoveModel("a.men.3"), RemoveModel("a.men.2"))
    assert asked(battle, ChooseMove).unit == "b.foe"
    answer(battle, walk(battle, "b.foe", 0, -4.9))
    over(battle)
    assert of(battle, "a.men").place == "destroyed"
    assert of(battle, "b.foe").order == "fire"


@pytest.mark.rule("BA-CQ-19")
def test_a_winning_defender_without_an_order_may_still_be_given_one():
    battle = play(
        OrdersPhase(),
        attacker(men=1, order=None),
        defender(men=4, order=None),
        squad("a.far", 2, 40, 3, order="down"),
        dice=(1, 1, 4, 1, 1, 1, 2),
    )
    answer(battle, GiveOrder("a.men", "run", "b.foe"))
    answer(battle, StayPut())
    asked(battle, ChooseOrder)
    assert of(battle, "b.foe").order is None
    assert GiveOrder("b.foe", "fire") in battle.choices()


@pytest.mark.rule("BA-CQ-10")
def test_a_draw_is_fought_on_with_both_striking_at_once():
    """Round 1: none to none. Round 2: two to one."""
    battle = blows(attacker(), defender(), dice=(1, 1, 1, 1, 1, 1, 4, 4, 1, 4, 1, 1, 3))
    take_first(battle)
    asked(battle, ChooseMove)
    used_up(battle)
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(0, 0), (2, 1)]
    assert [len(faces) for what, faces in rolled(battle) if what == "ba-roll-damage"] == [3, 3, 3, 3]


@pytest.mark.rule("BA-CQ-10", "BA-CQ-15")
def test_in_a_further_round_both_may_be_wiped_out_and_nobody_regroups():
    battle = blows(attacker(men=1), defender(men=1), at_once=True, dice=(4, 4))
    over(battle)
    assert {event.unit for event in happened(battle, UnitDestroyed)} == {"a.men", "b.foe"}
    assert happened(battle, Regrouped) == []


@pytest.mark.rule("BA-CQ-15", "BA-CQ-08")
@pytest.mark.parametrize(("reading", "survives"), [("survivors_win", True), ("count_only", False)])
def test_survivors_win_even_with_fewer_kills_unless_a_house_rule_only_counts(reading, survives):
    """Two attackers kill three of five; struck at once they both fall."""
    regroup = (2,) if reading == "survivors_win" else ()
    battle = blows(
        attacker(men=2, weapon="smg"),
        defender(men=5),
        at_once=True,
        dice=(4, 4, 4, 1, 4, 4, 1, 1, 1, *regroup),
        options={"cq_wipeout": reading},
    )
    take_first(battle)
    used_up(battle)
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(3, 2)]
    assert not of(battle, "a.men").alive
    assert of(battle, "b.foe").alive is survives


@pytest.mark.rule("BA-MOR-08")
def test_losses_in_close_quarters_call_for_no_morale_check():
    battle = blows(attacker(men=6), defender(men=6), dice=(4, 4, 4, 1, 1, 1, 4, 1, 1, 1))
    take_first(battle)
    asked(battle, ChooseMove)
    assert happened(battle, MoraleTested) == []


@pytest.mark.rule("BA-CQ-08")
def test_kills_are_capped_by_the_men_there_are():
    battle = blows(attacker(men=6), defender(men=2), dice=(4, 4, 4, 4, 4, 4, 1))
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(2, 0)]
    (taken,) = happened(battle, CasualtiesTaken)
    assert len(taken.models) == 2


# ---- after the fight ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-CQ-11", "BA-CQ-19")
def test_the_winner_regroups_up_to_a_die_of_inches_or_stays():
    battle = blows(attacker(men=2), defender(men=1), dice=(4, 1, 3))
    decision = asked(battle, ChooseMove)
    assert (decision.unit, decision.manner, decision.allowance) == ("a.men", "regroup", 3000)
    assert refused(battle, walk(battle, "a.men", 0, 3.1))[0] == "ba-fault-too-far"
    assert battle.refusal(StayPut()) is None
    answer(battle, walk(battle, "a.men", 0, 3))
    over(battle)
    assert of(battle, "a.men").order == "run"


@pytest.mark.rule("BA-CQ-11", "BA-CQ-19", "BA-GEN-05")
def test_a_regroup_keeps_an_inch_from_enemies_and_formation():
    battle = blows(attacker(men=2), defender(men=1), squad("b.near", 24, 22.5, 2), dice=(4, 1, 6))
    assert refused(battle, walk(battle, "a.men", 0, -2))[0] == "ba-fault-enemy-near"


@pytest.mark.rule("BA-CQ-11", "BA-CQ-03")
def test_a_regroup_may_cross_what_a_run_may_not():
    hedge = piece("hedge", 10, 28, 40, 28.3)
    battle = blows(attacker(men=2), defender(men=1), dice=(4, 1, 6), pieces=(hedge,))
    answer(battle, walk(battle, "a.men", 0, 5))
    over(battle)


@pytest.mark.rule("BA-CQ-18", "BA-ORD-03")
def test_one_order_is_one_assault_and_the_die_stays_on_run():
    battle = play(Activation("a.men", "run", "b.foe"), attacker(men=2, order=None), defender(men=1), dice=(4, 1, 2))
    answer(battle, StayPut())
    over(battle)
    assert of(battle, "a.men").order == "run"
    assert len(happened(battle, ContactMade)) == 1


@pytest.mark.rule("BA-CQ-18", "BA-SHOOT-06")
def test_a_fight_is_over_before_anybody_else_acts():
    """Nobody is asked for an order or a reaction from contact to regroup."""
    watcher = squad("b.watch", 34, 25, 2, order="ambush")
    battle = assault(attacker(5, men=3), defender(men=3), watcher, dice=(1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 2))
    while not happened(battle, ContactMade):
        occasion = asked(battle).occasion
        answer(battle, type(battle.choices()[-1])())
        assert occasion.stop < 5
    assert isinstance(battle.decision, ChooseCasualty)
    answer(battle, battle.choices()[0])
    asked(battle, ChooseMove)
    used_up(battle)


@pytest.mark.rule("BA-CQ-12", "BA-SPC-04")
def test_fanatics_who_lose_a_round_with_men_alive_fight_on():
    """Round 1: two to none against the fanatics. Round 2: both strike; the last fanatic fells nobody and dies."""
    battle = blows(attacker(), defender(rules=("fanatics",)), dice=(4, 4, 1, 1, 4, 1, 1, 1, 2))
    take_first(battle)
    asked(battle, ChooseMove)
    used_up(battle)
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(2, 0), (1, 0)]
    assert [event.loss for event in happened(battle, UnitDestroyed)] == ["casualties"]


@pytest.mark.rule("BA-CQ-12")
def test_fanatics_turn_a_lost_round_into_a_fight_they_may_win():
    battle = blows(attacker(men=2), defender(men=3, rules=("fanatics",)), dice=(4, 1, 1, 1, 1, 1, 4, 4, 3))
    take_first(battle)
    assert asked(battle, ChooseMove).unit == "b.foe"
    assert [event.inflicted for event in happened(battle, RoundFought)] == [(1, 0), (0, 2)]


@pytest.mark.rule("BA-CQ-02", "BA-CQ-01")
def test_the_steps_of_an_assault_in_order():
    battle = play(
        Activation("a.men", "run", "b.foe"),
        attacker(8, men=3, order=None),
        defender(men=3, order=None),
        dice=(4, 4, 1, 1, 2),
    )
    answer(battle, StandFast())
    take_first(battle)
    asked(battle, ChooseMove)
    used_up(battle)
    kinds = [type(entry.event).__name__ for entry in battle.log if hasattr(entry, "event")]
    expected = ["OrderGiven", "AssaultDeclared", "Moved", "ContactMade", "RoundFought", "UnitDestroyed", "Regrouped"]
    assert [kind for kind in kinds if kind in expected] == expected
