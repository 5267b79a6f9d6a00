"""Forecasts of the dice of Bolt Action, against every face of every die; what previews show is what is forecast."""

from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.engine.dice import Waiting
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace, to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.core.words import english
from grognard.games.bolt_action.data import tables
from grognard.games.bolt_action.data.armies import ModelGroup
from grognard.games.bolt_action.evaluation.assault_evaluation import clash
from grognard.games.bolt_action.odds import forecasts
from grognard.games.bolt_action.odds.danger import unit_worth
from grognard.games.bolt_action.odds.expected_losses import forecast_shot
from grognard.games.bolt_action.odds.fight_odds import fight
from grognard.games.bolt_action.odds.odds_follow import Shortcuts
from grognard.games.bolt_action.rules.close_quarters.fight import Assault, Round
from grognard.games.bolt_action.rules.close_quarters.tank_assault import VehicleBlows
from grognard.games.bolt_action.rules.shooting.off_board_fire import BarrageComes, StrikeComes
from grognard.games.bolt_action.rules.shooting.shelling import ShellStrikes, Strafing
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.actions import RallyOrder
from grognard.games.bolt_action.rules.turn.fubar import FubarChart
from grognard.games.bolt_action.rules.turn.morale import LossCheck, MoraleCheck
from grognard.games.bolt_action.rules.turn.order_test import OrderTest
from grognard.games.bolt_action.rules.turn.orders import Activation, OrdersPhase
from grognard.games.bolt_action.state.choices import FireAtCharge, GiveOrder, GoDown, ShootAt, StandFast
from grognard.games.bolt_action.state.state import Call, Floor
from grognard.odds.distributions import sum_of_dice
from grognard.odds.enumeration import first_choice, futures, position_key
from tests.games.bolt_action.table import Posted, changed, gun, of, officer, play, squad, team, unit, vehicle
from tests.games.playing import asked, inches, piece
from tests.odds.counting import counted

HOUSE = piece("building", 20, 8, 30, 16, height=3)
GROUND = Floor(HOUSE.id, 0)
ON = {"observers": "on"}


def indoors(posted):
    """The unit inside the house."""
    return changed(posted, inside=GROUND)


def at_dice(start, *units, **more):
    """A battle that stops at the first roll of a procedure."""
    return play(LossCheck(units[0].unit.id, 1, 0), *units, **more).subgame(Frame(start))


def as_dict(spread):
    return {outcome: float(chance) for outcome, chance in spread.chances.items() if chance}


def check(battle, counts=True):
    """The forecast that begins here is what the dice can come to, each with its chance."""
    (trial,) = (each for each in forecasts.trials(battle) if bool(each.shares) is counts)
    assert as_dict(trial.spread) == pytest.approx(counted(battle, trial), abs=1e-12)
    return trial


def foe(men=4, **fields):
    return squad("b.foe", 24, 14, men, **({"order": "fire"} | fields))


def firer(men=3, **fields):
    return squad("a.firer", 24, 30, men, **({"order": "fire"} | fields))


def medic(x, y):
    return unit("b.medic", x, y, [ModelGroup(1, "medic", ("pistol",))], "medic")


# ---- shots -----------------------------------------------------------------------------------------------------------

SHOTS = {
    "rifles": (firer(), foe()),
    "more hits than men": (firer(4), foe(2)),
    "seven to hit": (firer(2, pins=4), foe()),
    "men who are Down": (firer(), foe(order="down")),
    "green men": (firer(), foe(quality="inexperienced", rules=("green",))),
    "two kinds of weapon": (firer(2, extra=(ModelGroup(1, "gunner", ("lmg",)),)), foe(3)),
    "a sniper": (team("a.firer", 24, 30, "scoped-rifle", men=2, order="fire"), foe()),
    "a team that may lose its weapon": (
        team("a.firer", 24, 30, "anti-tank-rifle", men=2, order="fire"),
        team("b.foe", 24, 14, order="fire"),
    ),
    "a medic beside them": (firer(3), foe(3), medic(22, 14)),
    "a medic and a sniper": (team("a.firer", 24, 30, "scoped-rifle", men=2, order="fire"), foe(3), medic(22, 14)),
    "a mortar": (team("a.firer", 24, 32, "light-mortar", men=2, order="fire"), foe(4)),
    "a mortar at men who are Down": (
        team("a.firer", 24, 32, "light-mortar", men=2, order="fire"),
        foe(4, order="down"),
    ),
    "flame": (team("a.firer", 24, 18, "flamethrower", men=2, order="fire"), foe(3)),
}


@pytest.mark.rule("BA-SHOOT-24", "BA-SHOOT-26", "BA-DAM-01", "BA-HQ-05", "BA-HE-01", "BA-WPN-11", "BA-WPN-14")
@pytest.mark.parametrize("case", SHOTS)
def test_losses_of_men_are_what_the_dice_can_come_to(case):
    check(at_dice(Shoot("a.firer", "b.foe", "order"), *SHOTS[case]))


@pytest.mark.rule("BA-BLD-03", "BA-BLD-04")
@pytest.mark.parametrize("weapon", ["rifle", "shell"])
def test_a_house_softens_bullets_and_falls_to_big_shells(weapon):
    foes = indoors(squad("b.foe", 22, 12, 3, order="fire"))
    if weapon == "rifle":
        check(at_dice(Shoot("a.firer", "b.foe", "order"), firer(2), foes, pieces=[HOUSE]))
        return
    there = at_dice(ShellStrikes("b.foe", "3D6", ("BA-HQ-09",)), foes, pieces=[HOUSE])
    buried = sum_of_dice(3).at_least(tables.BUILDINGS["felling-hits"].value)
    assert check(there).spread.chances[3] >= buried > 0


@pytest.mark.rule("BA-VEH-20", "BA-VEH-22", "BA-VEH-27", "BA-BLD-04")
@pytest.mark.parametrize("entry", ["panzer-iv", "truck", "sdkfz-251-1"])
@pytest.mark.parametrize("weapon", ["light-at-gun", "mmg"])
def test_damage_to_a_vehicle_is_what_the_dice_can_come_to(entry, weapon):
    arms = gun("a.firer", 24, 30, order="fire") if weapon != "mmg" else team("a.firer", 24, 30, order="fire")
    battle = at_dice(Shoot("a.firer", "b.foe", "order"), arms, vehicle("b.foe", 24, 14, entry, order="fire"))
    trials_here = forecasts.trials(battle)
    assert [each.spread.name for each in trials_here] == ["vehicle"]
    check(battle)


@pytest.mark.rule("BA-HQ-09", "BA-HQ-10", "BA-HE-01")
@pytest.mark.parametrize("start", [ShellStrikes("b.foe", "2D6", ()), Strafing("b.foe")])
@pytest.mark.parametrize("target", ["men", "tank"])
def test_shells_and_guns_from_above(start, target):
    struck = foe(3) if target == "men" else vehicle("b.foe", 24, 14, "panzer-iv")
    check(at_dice(start, struck))


@pytest.mark.rule("BA-PIN-05", "BA-MOR-05", "BA-MOR-09", "BA-NAT-SU-02", "BA-GEN-09")
@pytest.mark.parametrize("nations", [("british", "british"), ("british", "german"), ("british", "soviet")])
@pytest.mark.parametrize("pins", [0, 2, 7])
def test_the_end_of_a_unit_is_that_of_the_engine(nations, pins):
    battle = at_dice(
        Shoot("a.firer", "b.foe", "order"),
        firer(8),
        foe(6, pins=pins, extra=(ModelGroup(1, "gunner", ("lmg",)), ModelGroup(1, "loader", ("rifle",)))),
        officer("b.boss", 20, 8, 2),
        nations=nations,
    )
    shot = Shoot("a.firer", "b.foe", "order")
    found = forecast_shot(battle, shot)
    assert found is not None
    ends = futures(battle, replace(shot, declared=True), first_choice, shortcut=Shortcuts())
    gone = sum(float(chance) for end, chance in ends if not of(end, "b.foe").alive)
    assert found.end == pytest.approx(gone, abs=1e-12)


@pytest.mark.rule("BA-WPN-16")
def test_a_smoke_shell():
    mortar = team("a.firer", 24, 40, "medium-mortar", order="fire")
    check(at_dice(Shoot("a.firer", "b.foe", "order", smoke=True), mortar, foe()), counts=False)


# ---- tests and charts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BA-ORD-10", "BA-MOR-04", "BA-FUB-01", "BA-HQ-01", "BA-CQ-20")
@pytest.mark.parametrize("pins", [1, 3, 9])
@pytest.mark.parametrize("help", [False, True])
def test_an_order_test(pins, help):
    units = [squad("a.men", 24, 30, pins=pins, quality="veteran"), *([officer("a.boss", 22, 32)] if help else [])]
    trial = check(at_dice(OrderTest("a.men"), *units))
    assert trial.shares[0].seat == 0


@pytest.mark.rule("BA-MOR-07", "BA-NAT-SU-02", "BA-ORD-06", "BA-FUB-01")
def test_checks_rallies_and_misunderstandings():
    check(at_dice(MoraleCheck("a.men"), squad("a.men", 24, 30, pins=2), nations=("soviet", "british")))
    check(at_dice(RallyOrder("a.men"), squad("a.men", 24, 30, pins=4, order="rally")), counts=False)
    check(at_dice(FubarChart("a.men"), squad("a.men", 24, 30, order="fire")), counts=False)


@pytest.mark.rule("BA-HQ-09", "BA-HQ-10")
@pytest.mark.parametrize("strike", [False, True])
def test_whether_what_was_called_comes(strike):
    eyes = unit("a.eyes", 24, 40, [ModelGroup(1, "observer", ("pistol",))], "artillery-observer")
    call = Call("a.eyes", 1, target="b.foe") if strike else Call("a.eyes", 1, inches(24), inches(14))
    start = StrikeComes(call) if strike else BarrageComes(call)
    check(at_dice(start, eyes, foe(), options=ON, calls=(call,)))


# ---- fights ----------------------------------------------------------------------------------------------------------

Case = tuple[Posted, Posted, dict[str, Any]]
GUNNERS = (ModelGroup(1, "gunner", ("smg",)), ModelGroup(1, "loader", ("rifle",)))
FIGHTS: dict[str, Case] = {
    "even": (squad("a.men", 24, 20, 3), squad("b.foe", 24, 18.9, 3), {}),
    "submachine guns": (squad("a.men", 24, 20, 2, extra=GUNNERS), squad("b.foe", 24, 18.9, 3, weapon="smg"), {}),
    "Germans who find a new leader": (
        squad("a.men", 24, 20, 3, extra=GUNNERS),
        squad("b.foe", 24, 18.9, 2, extra=GUNNERS),
        {"nations": ("german", "german")},
    ),
    "green men": (
        squad("a.men", 24, 20, 3, quality="inexperienced", rules=("green",)),
        squad("b.foe", 24, 18.9, 2, quality="veteran"),
        {},
    ),
    "fanatics": (squad("a.men", 24, 20, 2), squad("b.foe", 24, 18.9, 2, rules=("fanatics",)), {}),
    "tough fighters": (squad("a.men", 24, 20, 2, rules=("tough-fighters",)), squad("b.foe", 24, 18.9, 3), {}),
    "by blows alone": (
        squad("a.men", 24, 20, 2),
        squad("b.foe", 24, 18.9, 2),
        {"options": {"cq_wipeout": "count_only"}},
    ),
    "only men who are near": (
        squad("a.men", 24, 20, 3),
        squad("b.foe", 25.4, 18.9, 3),
        {"options": {"all_fight": "off"}},
    ),
}


@pytest.mark.rule("BA-CQ-05", "BA-CQ-07", "BA-CQ-08", "BA-CQ-09", "BA-CQ-10", "BA-CQ-12", "BA-CQ-15", "BA-CQ-17")
@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("case", FIGHTS)
def test_a_fight_ends_as_the_engine_fights_it_out(case, at_once):
    one, two, more = FIGHTS[case]
    battle = at_dice(Round("a.men", "b.foe", at_once), one, two, **more)
    found = fight(battle, of(battle, "a.men"), of(battle, "b.foe"), at_once)
    ends = dict.fromkeys(found.ends.names, 0.0)
    left = [dict.fromkeys(range(len(each.models) + 1), 0.0) for each in (one.unit, two.unit)]
    for end, chance in fought_out(battle, at_once, fights=False):
        men = [len(of(end, id).men) if of(end, id).alive else 0 for id in ("a.men", "b.foe")]
        ends["nobody" if not any(men) else "attackers" if men[0] else "defenders"] += float(chance)
        for side, number in enumerate(men):
            left[side][number] += float(chance)
    assert dict(found.ends.items()) == pytest.approx(ends, abs=1e-9)
    for side in (0, 1):
        assert dict(found.left[side].items()) == pytest.approx(left[side], abs=1e-9)


def fought_out(battle, at_once, fights):
    """How a fight ends; ``fights``: by its sum, not blow by blow."""
    return futures(battle, Round("a.men", "b.foe", at_once), first_choice, shortcut=Shortcuts(fights))


@pytest.mark.rule("BA-CQ-07", "BA-CQ-08", "BA-CQ-09", "BA-CQ-10", "BA-CQ-12", "BA-CQ-15", "BA-CQ-17", "BA-ART-08")
@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("case", [*sorted(FIGHTS.keys() - {"green men"}), "a gun that is left"])
def test_a_fight_summed_up_leaves_everything_as_one_fought_blow_by_blow(case, at_once):
    manned: Case = squad("a.men", 24, 20, 2), gun("b.foe", 24, 18.9, men=2), {"options": {"recrew": "on"}}
    one, two, more = FIGHTS.get(case, manned)
    battle = at_dice(Round("a.men", "b.foe", at_once), one, two, **more)
    summed, followed = (
        {position_key(end, battle.state): chance for end, chance in fought_out(battle, at_once, fights)}
        for fights in (True, False)
    )
    assert summed == pytest.approx(followed, abs=1e-12)


@pytest.mark.rule("BA-CQ-08")
def test_a_fight_is_forecast_at_its_first_blow_and_its_blows_are_counted():
    battle = at_dice(Round("a.men", "b.foe", False), squad("a.men", 24, 20, 2), squad("b.foe", 24, 18.9, 2))
    whole, blows = forecasts.trials(battle)
    assert (whole.spread.name, whole.shares) == ("fight", ())
    assert as_dict(blows.spread) == pytest.approx(counted(battle, blows))


@pytest.mark.rule("BA-CQ-02", "BA-CQ-05", "BA-CQ-07", "BA-CQ-08", "BA-CQ-09", "BA-MOR-05", "BA-PIN-05")
@pytest.mark.parametrize(("men", "foes", "weapon"), [(4, 3, "rifle"), (3, 2, "smg"), (2, 3, "rifle")])
def test_the_computer_expects_of_an_assault_what_the_engine_follows_out(men, foes, weapon):
    battle = at_dice(
        RallyOrder("b.foe"), squad("a.men", 24, 28, men), squad("b.foe", 24, 19, foes, weapon=weapon, pins=2)
    )
    unit, target = of(battle, "a.men"), of(battle, "b.foe")

    def fires(battle, decision):
        offered = battle.choices(decision)
        return next((choice for choice in offered if isinstance(choice, FireAtCharge | StandFast)), offered[0])

    found = clash(battle, unit, target)
    assert found is not None
    wins, own, theirs = 0.0, 0.0, 0.0
    for end, chance in futures(battle, Assault("a.men", "b.foe"), fires, shortcut=Shortcuts(fights=False)):
        left = of(end, "a.men"), of(end, "b.foe")
        wins += chance * (left[0].alive and not left[1].alive)
        own, theirs = (
            points + chance * (unit_worth(end, each) if each.alive else 0.0)
            for points, each in zip((own, theirs), left, strict=True)
        )
    assert found.wins == pytest.approx(wins, abs=1e-12)
    worth = unit_worth(battle, unit) - own, unit_worth(battle, target) - theirs
    assert (found.cost, found.taken) == pytest.approx(worth, abs=1e-9)


@pytest.mark.rule("BA-CQ-21", "BA-CQ-22", "BA-CQ-23", "BA-CQ-24", "BA-CQ-30")
@pytest.mark.parametrize("entry", ["panzer-iv", "truck", "sdkfz-251-1"])
@pytest.mark.parametrize("order", ["fire", "advance"])
@pytest.mark.parametrize("rules", [(), ("tank-hunters",)])
def test_blows_at_a_vehicle(entry, order, rules):
    men = squad("a.men", 22, 30, 4, order="run", rules=rules)
    check(at_dice(VehicleBlows("a.men", "b.foe"), men, vehicle("b.foe", 24, 24, entry, order=order)))


# ---- previews --------------------------------------------------------------------------------------------------------


def look(battle, choice, seat=None):
    seat = battle.decision.seat if seat is None else seat
    return battle.system.table.preview(battle, seat, ChoiceProposal(to_builtins(choice)))


@pytest.mark.rule("BA-SHOOT-03", "BA-SHOOT-26")
@pytest.mark.parametrize("down", [False, True])
def test_what_is_shown_before_a_shot_is_what_is_forecast_of_its_dice(down):
    battle = play(Activation("a.firer", "fire"), squad("a.firer", 24, 30, 4), squad("b.foe", 24, 14, 4), dice=(1,) * 20)
    assert isinstance(asked(battle), ChooseTarget)
    (chart,) = look(battle, ShootAt("b.foe")).charts
    shown = [bar.alternative if down else bar.probability for bar in chart.bars]
    battle.source = Waiting()
    battle.choose(ShootAt("b.foe"))
    battle.choose(GoDown() if down else StandFast())
    (trial,) = forecasts.trials(battle)
    assert [float(chance) for chance in trial.spread.chances.chances] == pytest.approx(shown)


@pytest.mark.rule("BA-ORD-10", "BA-CQ-02", "BA-CQ-05", "BA-CQ-06", "BA-CQ-07")
def test_an_assault_is_shown_with_its_test_its_blows_and_who_wins():
    battle = play(OrdersPhase(), squad("a.men", 24, 30, 4, pins=1), squad("b.foe", 24, 22, 4), dice=(1,))
    shown = look(battle, GiveOrder("a.men", "run", "b.foe"))
    test, who_wins = shown.charts
    assert sum(bar.probability for bar in test.bars if bar.tone == "good") == pytest.approx(26 / 36)
    assert not shown.unfinished
    found = fight(battle, of(battle, "a.men"), of(battle, "b.foe"), False)
    assert [bar.probability for bar in who_wins.bars] == pytest.approx(list(found.ends.chances))
    blows = shown.tables[-1]
    assert [row.rule for row in blows.rows] == ["BA-CQ-05", "BA-WPN-03", "BA-CQ-06", "BA-CQ-07"]
    assert ([row.values for row in blows.rows], blows.totals) == (
        [["4", "4"], ["0", "0"], ["4", "4"], ["1", "2"]],
        ["4+", "4+"],
    )
    told = [english(note.message) for note in shown.notes]
    assert any("may fire before you move" in note for note in told)
    assert "The odds of the assault take it that nobody reacts." in told


@pytest.mark.rule("BA-CQ-20", "BA-CQ-21", "BA-CQ-23")
def test_an_assault_on_a_tank_is_shown_with_the_fear_of_it():
    battle = play(
        OrdersPhase(), squad("a.men", 24, 30, 4), vehicle("b.foe", 24, 24, "panzer-iv", order="advance"), dice=(1,)
    )
    shown = look(battle, GiveOrder("a.men", "run", "b.foe"))
    test, damage = shown.charts
    assert "BA-CQ-20" in [row.rule for row in shown.tables[0].rows]
    assert shown.tables[1].rows[1].values == ["6+"]
    assert len(test.bars) == 11
    assert sum(bar.probability for bar in damage.bars) == pytest.approx(1)


@pytest.mark.rule("BA-CQ-17")
@pytest.mark.parametrize(("men", "near"), [(3, "off"), (8, "on")])
def test_the_odds_of_a_fight_that_takes_longer_come_later(men, near):
    options = {"all_fight": near}
    battle = play(OrdersPhase(), squad("a.men", 20, 30, men), squad("b.foe", 20, 26, men), dice=(1,), options=options)
    order = GiveOrder("a.men", "run", "b.foe")
    quick = look(battle, order)
    assert quick.unfinished
    assert not quick.charts
    whole = battle.system.table.preview_whole(battle, 0, ChoiceProposal(to_builtins(order)))
    assert not whole.unfinished
    assert sum(bar.probability for bar in whole.charts[-1].bars) == pytest.approx(1)


@pytest.mark.rule("BA-ORD-06")
def test_a_rally_is_shown_with_the_pins_it_sheds():
    battle = play(OrdersPhase(), squad("a.men", 24, 30, 4, pins=3), foe(), dice=(1,))
    _, shed = look(battle, GiveOrder("a.men", "rally")).charts
    assert [(bar.label, bar.probability) for bar in shed.bars] == [
        ("1", pytest.approx(1 / 6)),
        ("2", pytest.approx(1 / 6)),
        ("3", pytest.approx(4 / 6)),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.sample), 1, 2, 3])
def test_no_preview_of_a_battle_fails_and_none_changes_it(seed):
    random = Random(seed)
    names = [listing.name for listing in grognard.system("bolt_action").setups.armies()]
    battle = grognard.battle("bolt_action", seed=seed, armies=random.sample(names, 2))
    while (decision := battle.decision) is not None:
        if random.random() < 0.3:
            before = battle.position
            for choice in random.sample(list(battle.choices(decision))[:40], k=1):
                found = look(battle, choice, decision.seat)
                for chart in found.charts:
                    assert sum(bar.probability for bar in chart.bars) == pytest.approx(1, abs=1e-6)
            assert battle.position == before
        battle.take(battle.sample(random, decision), decision)
