"""Answers about Bolt Action three ways: the odds, the engine enumerated by another program, the engine at play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import pytest

from grognard import odds
from grognard.core.engine.decisions import RollDice
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace, to_builtins
from grognard.games.bolt_action.odds.forecasts import by_aircraft, by_barrage
from grognard.games.bolt_action.odds.odds import Question
from grognard.games.bolt_action.odds.questions import ATTACKER, TARGET, held_back, stage
from grognard.games.bolt_action.odds.stage.policy import laid
from grognard.games.bolt_action.rules.movement.reactions import Reacting
from grognard.games.bolt_action.rules.shooting.shoot import Shoot
from grognard.games.bolt_action.rules.shooting.split_fire import ChooseLaying
from grognard.games.bolt_action.rules.shooting.targeting import ChooseTarget
from grognard.games.bolt_action.rules.turn.orders import Activation
from grognard.games.bolt_action.state.choices import LayWeapon, ShootAt, StandFast
from grognard.games.bolt_action.state.events.casualties import CasualtiesTaken
from grognard.games.bolt_action.state.events.nerve import PinsTaken, UnitDestroyed
from grognard.games.bolt_action.state.events.shooting import Scored
from grognard.odds.asking import decode, fitting
from grognard.odds.distributions import sum_of_dice
from grognard.odds.outcomes import Cases
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly
from tests.sampling import first

NATIONS = ("british", "german", "soviet", "us")
QUALITIES = ("inexperienced", "regular", "veteran")
FATES = {"morale": "broken", "pins": "routed", "casualties": "wiped-out"}


def small(random: Random) -> Question:
    """A situation of few dice, of any kind."""
    guns = ["rifle", "smg", "assault-rifle", "pistol", "lmg"]
    weapons = random.sample(guns, random.choice((1, 1, 2)))
    attacker = " + ".join(f"{random.choice((1, 2))} {weapon}" for weapon in weapons)
    if random.random() < 0.3:
        team = ("sniper-team", "light-mortar-team", "panzerschreck-team", "flamethrower-team", "anti-tank-rifle-team")
        attacker = random.choice(team)
    target = random.choice(("3 rifle", "4 rifle + 1 lmg", "mmg-team", "5 smg", "2 rifle", "light-at-gun"))
    return Question(
        attacker=f"{random.choice(NATIONS)} {random.choice(QUALITIES)} {attacker}",
        target=f"{random.choice(NATIONS)} {random.choice(QUALITIES)} {target}",
        range=random.choice((3, 5, 6, 10, 12.5, 20)),
        cover=random.choice(("none", "none", "soft", "hard")),
        pins=random.choice((0, 0, 1, 3)),
        target_pins=random.choice((0, 0, 2, 6)),
        moved=random.random() < 0.2,
        down=random.random() < 0.3,
        target_officer=random.choice(("", "", "first-lieutenant")),
    )


def possible(make, count, seed):
    """So many questions that have an answer."""
    random = Random(seed)
    found: list[tuple[Question, Any]] = []
    while len(found) < count:
        question: Any = decode("bolt_action", fitting("bolt_action", to_builtins(make(random))))
        answer = odds.ask("bolt_action", question, fractions=True)
        if answer.refused is None:
            found.append((question, answer))
    return found


def told(battle, start, men=0):
    """What the log tells of the target: hits, men lost, pins, fate."""
    lost = pins = hits = 0
    fate = "stands"
    for entry in battle.log_from(start):
        match getattr(entry, "event", None):
            case CasualtiesTaken(unit, models) if unit == TARGET:
                lost += len(models)
            case PinsTaken(unit, number) if unit == TARGET:
                pins += number
            case UnitDestroyed(unit, loss) if unit == TARGET:
                lost = men if loss == "collapse" else lost
                fate = FATES.get(loss, "wiped-out")
            case Scored(unit, _, number) if unit == ATTACKER:
                hits += number
    return hits, lost, pins, fate


def shot(question):
    """The engine about to roll to hit."""
    g = stage(question)
    start = g.log_length
    holding = held_back(question, g.state.units[ATTACKER])
    battle = g.subgame(Frame(Shoot(ATTACKER, TARGET, "order", holding, question.moved)))
    if isinstance(battle.decision, Reacting):
        battle.choose(StandFast())
    return battle, start


def marginal(found, index):
    sums: dict[Hashable, Fraction] = {}
    for outcome, chance in found.items():
        sums[outcome[index]] = sums.get(outcome[index], Fraction(0)) + chance
    return {outcome: chance for outcome, chance in sums.items() if chance}


def shape(amount):
    return {outcome: chance for outcome, chance in amount.items() if chance}


@pytest.mark.rule(
    "BA-SHOOT-24", "BA-SHOOT-26", "BA-DAM-06", "BA-MOR-05", "BA-MOR-09", "BA-PIN-05", "BA-HE-01", "BA-WPN-11"
)
@pytest.mark.parametrize("seed", range(6))
def test_a_shot_is_what_the_engine_makes_of_it(seed):
    for question, answer in possible(small, 15, seed):
        battle, start = shot(question)
        found = exactly(battle, lambda each: each.over, partial(told, start=start))
        assert sum(found.values()) == 1
        assert shape(answer["casualties"]) == marginal(found, 1), question
        assert shape(answer["pins"]) == marginal(found, 2), question
        assert shape(answer["fate"]) == marginal(found, 3), question
        if "team" not in question.attacker:  # shells and flame make other hits of those rolled
            assert shape(answer["hits"]) == marginal(found, 0), question


def indoors(random: Random) -> Question:
    """A shot at men in a building, of small arms, a shell or flame."""
    team = (
        "sniper-team",
        "flamethrower-team",
        "heavy-mortar-team",
        "heavy-at-gun",
        "medium-howitzer",
        "heavy-howitzer",
    )
    attacker = random.choice(("3 rifle", "1 lmg", *team))
    return Question(
        attacker=f"{random.choice(NATIONS)} {attacker}",
        target=f"{random.choice(QUALITIES)} {random.choice(('2 rifle', '3 rifle', 'mmg-team'))}",
        range=random.choice((4, 5, 20)),
        pins=random.choice((0, 1)),
        target_pins=random.choice((0, 2)),
        down=random.random() < 0.3,
        indoors=True,
    )


@pytest.mark.rule("BA-BLD-02", "BA-BLD-03", "BA-BLD-04")
@pytest.mark.parametrize("seed", range(3))
def test_a_shot_at_men_in_a_building_is_what_the_engine_makes_of_it(seed):
    for question, answer in possible(indoors, 6, seed + 700):
        battle, start = shot(question)
        men = len(battle.state.units[TARGET].men)
        found = exactly(battle, lambda each: each.over, partial(told, start=start, men=men))
        assert shape(answer["casualties"]) == marginal(found, 1), question
        assert shape(answer["fate"]) == marginal(found, 3), question
        ordered = odds.ask("bolt_action", replace(question, order="fire", pins=0), fractions=True)
        alone = odds.ask("bolt_action", replace(question, pins=0), fractions=True)
        if ordered.refused is None and alone.refused is None:
            assert shape(ordered["casualties"]) == shape(alone["casualties"]), question


@pytest.mark.rule("BA-BLD-02", "BA-BLD-03")
def test_walls_are_hard_cover_and_soften_bullets():
    fire = {"attacker": "8 rifle", "target": "6 rifle", "range": 10}
    inside, behind = (odds.ask("bolt_action", fire, **where) for where in ({"indoors": True}, {"cover": "hard"}))
    assert inside["hits"] == behind["hits"]
    assert inside["casualties"].mean == pytest.approx(2 / 3 * behind["casualties"].mean, rel=1e-3)
    assert "in a building" in str(inside)
    for where, why in (({"cover": "soft"}, "hard cover"), ({"target": "m4-sherman"}, "no building")):
        with pytest.raises(InputError, match=why):
            odds.ask("bolt_action", fire | where, indoors=True)


@pytest.mark.rule("BA-BLD-04")
def test_who_is_in_a_building_may_be_buried_by_a_big_shell():
    shell = {"attacker": "heavy-howitzer", "target": "18 rifle", "range": 20, "way": "open-sights"}
    inside, out = (odds.ask("bolt_action", shell, indoors=indoors) for indoors in (True, False))
    buried = inside["fate"]["wiped-out"] / inside["hits"].at_least(1)
    assert out["fate"]["wiped-out"] < 1e-3
    assert buried == pytest.approx(float(sum_of_dice(3).at_least(12)), abs=1e-3)


def ordered(random: Random) -> Question:
    question = small(random)
    order = random.choice(("fire", "fire", "advance"))
    pins, reaction = random.choice((0, 1, 2, 4)), "down"
    return replace(question, order=order, moved=False, pins=pins, reaction=reaction)


def activated(question):
    """The engine with the order given; the target goes Down if it may, as the choice listed first."""
    g = stage(question)
    return g.subgame(Frame(Activation(ATTACKER, question.order))), g.log_length


def by_policy(question, g):
    """What the question's policy answers to a decision, as another program would."""

    def answer(battle):
        decision = battle.decision
        if isinstance(decision, ChooseTarget):
            return ShootAt(TARGET, held_back(question, g.state.units[ATTACKER]), way=question.way)
        return next((each for each in battle.choices() if type(each).__name__ == "StayPut"), battle.choices()[0])

    return answer


@pytest.mark.rule("BA-ORD-10", "BA-ORD-11", "BA-ORD-12", "BA-FUB-01", "BA-ORD-14")
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_order_is_what_the_engine_makes_of_it(seed):
    for question, answer in possible(ordered, 8, seed + 100):
        g = stage(question)
        battle, start = activated(question)
        choose = by_policy(question, g)
        found = exactly(battle, lambda each: each.over, partial(told, start=start), choose)
        assert sum(found.values()) == 1
        assert shape(answer["casualties"]) == marginal(found, 1), question
        assert shape(answer["pins"]) == marginal(found, 2), question
        assert shape(answer["fate"]) == marginal(found, 3), question
        if "team" not in question.attacker:
            assert shape(answer["hits"]) == marginal(found, 0), question


def tank_ordered(random: Random) -> Question:
    """A whole order of a vehicle, or at one."""
    question = armoured(random)
    return replace(question, order=random.choice(("fire", "advance")), reaction="stand")


@pytest.mark.rule("BA-ORD-10", "BA-VEH-04", "BA-VEH-22", "BA-FUB-01")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_order_of_a_vehicle_is_what_the_engine_makes_of_it(seed):
    for question, answer in possible(tank_ordered, 5, seed + 400):
        g = stage(question)
        unit = g.state.units[ATTACKER]

        def choose(battle, question=question, g=g, unit=unit):
            decision = battle.decision
            if isinstance(decision, ChooseLaying):
                battery = laid(g, unit, question) or ()
                return next(LayWeapon(TARGET, each) for each in battery if each.mount in decision.slot)
            if isinstance(decision, Reacting):
                return StandFast()
            return by_policy(question, g)(battle)

        battle, start = activated(question)
        found = exactly(battle, lambda each: each.over, partial(told, start=start), choose)
        assert sum(found.values()) == 1
        assert shape(answer["pins"]) == marginal(found, 2), question
        assert shape(answer["fate"]) == marginal(found, 3), question


def storming(random: Random) -> Question:
    """An assault by few men on few."""
    quality = random.choice(QUALITIES)
    return Question(
        attacker=f"{random.choice(('3 rifle', '2 smg', '2 rifle + 1 lmg'))}",
        target=f"{quality} {random.choice(('2 rifle', '3 rifle', '2 smg'))}",
        range=random.choice((3, 6, 8, 11, 13)),
        pins=random.choice((0, 0, 2)),
        target_pins=random.choice((0, 2)),
        order="assault",
        reaction=random.choice(("stand", "fire")),
    )


def fought(battle, start):
    """Men lost by the target and by the attacker, and whether either is gone."""
    lost = {TARGET: 0, ATTACKER: 0}
    gone = set()
    for entry in battle.log_from(start):
        match getattr(entry, "event", None):
            case CasualtiesTaken(unit, models):
                lost[unit] += len(models)
            case UnitDestroyed(unit):
                gone.add(unit)
    return lost[TARGET], lost[ATTACKER], TARGET in gone, ATTACKER in gone


@pytest.mark.rule("BA-CQ-02", "BA-CQ-03", "BA-CQ-05", "BA-CQ-08", "BA-CQ-09")
@pytest.mark.parametrize("seed", first(2, range(4)))
def test_assaults_at_play_fall_as_the_odds_say(seed):
    ((question, answer),) = possible(storming, 1, seed + 500)
    g = stage(question)
    start = g.log_length
    counts: list[Counter[Hashable]] = [Counter() for _ in range(4)]
    for number in range(600):
        battle = g.subgame(Frame(Activation(ATTACKER, "run", TARGET)))
        stream = Stream(seed * 10_000 + number)
        while not battle.over:
            decision = battle.decision
            assert decision is not None
            if isinstance(decision, RollDice):
                battle.resolve_chance(stream.faces(decision.roll, battle.rolls, battle.used))
                continue
            reacting = isinstance(decision, Reacting) and question.reaction == "stand"
            battle.choose(StandFast() if reacting else battle.choices()[0], decision.seat)
        for found, value in zip(counts, fought(battle, start), strict=True):
            found[value] += 1
    assert agrees(counts[0], shape(answer["casualties"]))
    assert agrees(counts[1], shape(answer["own"]))
    for found, name in ((counts[2], "destroyed"), (counts[3], "lost")):
        chance = answer.chance(name)
        assert agrees(found, {value: part for value, part in ((True, chance), (False, 1 - chance)) if part})


def test_an_assault_is_the_same_from_wherever_it_reaches():
    storm = Question(attacker="3 rifle", target="2 rifle", order="assault")
    near, far = (odds.ask("bolt_action", storm, range=inches, fractions=True) for inches in (2, 11))
    assert near["own"] == far["own"]
    assert near["fate"] == far["fate"]


def large(random: Random) -> Question:
    """A situation of a real battle's size."""
    armies = ("german-500", "us-500", "soviet-500", "british-500")
    return Question(
        attacker=f"{random.choice(armies)}/{random.choice(('squad-a', 'squad-b'))}",
        target=f"{random.choice(armies)}/{random.choice(('squad-a', 'squad-b'))}",
        range=random.choice((4, 10, 16, 24)),
        cover=random.choice(("none", "soft", "hard")),
        pins=random.choice((0, 1, 2)),
        target_pins=random.choice((0, 1, 3)),
        order="fire",
        reaction="down",
    )


@pytest.mark.rule("BA-SHOOT-08", "BA-MOR-05")
@pytest.mark.parametrize("seed", range(3))
def test_whole_orders_at_play_fall_as_the_odds_say(seed):
    ((question, answer),) = possible(large, 1, seed + 200)
    g = stage(question)
    start = g.log_length
    casualties: Counter[Hashable] = Counter()
    fates: Counter[Hashable] = Counter()
    choose = by_policy(question, g)
    for number in range(1500):
        battle, _ = activated(question)
        stream = Stream(seed * 10_000 + number)
        while not battle.over:
            if isinstance(battle.decision, RollDice):
                battle.resolve_chance(stream.faces(battle.decision.roll, battle.rolls, battle.used))
            else:
                battle.choose(choose(battle), battle.decision.seat)
        _, lost, _, fate = told(battle, start)
        casualties[lost] += 1
        fates[fate] += 1
    assert agrees(casualties, shape(answer["casualties"]))
    assert agrees(fates, shape(answer["fate"]))


VEHICLES = ("us m4-sherman", "truck", "m3-half-track", "german tiger-i", "us m8-greyhound", "bren-carrier")


def armoured(random: Random) -> Question:
    """A shot at a vehicle, or by one."""
    foot = ("panzerschreck-team", "medium-at-gun", "2 rifle", "anti-tank-rifle-team", "1 lmg")
    target = random.choice((*VEHICLES, "3 rifle"))
    attacker = random.choice(foot if target != "3 rifle" else ("us m4-sherman", "m3-half-track", "german panzer-iv"))
    two_ways = attacker in ("medium-at-gun", "us m4-sherman", "german panzer-iv")
    return Question(
        attacker=attacker,
        target=target,
        range=random.choice((4, 10, 18)),
        cover=random.choice(("none", "soft")),
        pins=random.choice((0, 1)),
        target_pins=random.choice((0, 0, 3)),
        side=random.choice(("front", "side", "rear")),
        way=random.choice(("piercing", "explosive")) if two_ways else None,
    )


@pytest.mark.rule("BA-VEH-21", "BA-VEH-22", "BA-PIN-02")
@pytest.mark.parametrize("seed", range(4))
def test_a_shot_at_a_vehicle_or_by_one_is_what_the_engine_makes_of_it(seed):
    for question, answer in possible(armoured, 8, seed + 300):
        g = stage(question)
        unit = g.state.units[ATTACKER]
        start = g.log_length
        shot = Shoot(ATTACKER, TARGET, "order", held_back(question, g.state.units[ATTACKER]), way=question.way)
        if unit.is_vehicle:
            shot = replace(shot, way=None, laid=laid(g, unit, question))
        battle = g.subgame(Frame(shot))
        if isinstance(battle.decision, Reacting):
            battle.choose(StandFast())
        found = exactly(battle, lambda each: each.over, partial(told, start=start))
        assert sum(found.values()) == 1
        assert shape(answer["pins"]) == marginal(found, 2), question
        assert shape(answer["fate"]) == marginal(found, 3), question
        if "damage" not in answer.names:
            assert shape(answer["casualties"]) == marginal(found, 1), question


PAIR = {"attacker": "2 rifle", "target": "2 rifle", "range": 8, "order": "assault"}


@pytest.mark.rule("BA-CQ-06", "BA-CQ-07", "BA-CQ-08", "BA-CQ-10")
def test_the_first_round_of_an_assault_by_itself():
    """Two men each, who kill on 4+: both defenders fall (1/4), one (1/2) and the other strikes back, or none."""
    found = odds.ask("bolt_action", PAIR, fractions=True)["round"]
    half = Fraction(1, 2)
    expected = {
        "won": Fraction(1, 4) + half * half,
        "drawn": half * half + Fraction(1, 16),
        "lost": Fraction(3, 16),
        "nobody": 0,
        "none": 0,
    }
    assert dict(found.items()) == expected
    short = odds.ask("bolt_action", PAIR | {"range": 14}, fractions=True)
    assert "round" not in short.names


@pytest.mark.rule("BA-SHOOT-24", "BA-DAM-01", "BA-GEN-09")
def test_what_a_hit_does_once_it_is_scored():
    """A lone man falls to a hit on 4+; a tank is lost to a gun that hits it as often as the hit destroys it."""
    lone = odds.ask("bolt_action", attacker="1 rifle", target="1 rifle", range=8, fractions=True)
    assert lone.chance("given-hit") == Fraction(1, 2)
    gun = {"attacker": "medium-at-gun", "target": "panzer-iv", "range": 20, "way": "piercing"}
    shot = odds.ask("bolt_action", gun, fractions=True)
    assert (shot["hits"].at_least(1), shot.chance("given-hit")) == (Fraction(2, 3), Fraction(29, 144))


@pytest.mark.rule("BA-WPN-12")
@pytest.mark.parametrize(("pins", "order", "fired"), [(0, "", 1), (0, "fire", 1), (1, "fire", Fraction(26, 36))])
def test_a_flamethrower_may_be_empty_after_its_shot(pins, order, fired):
    """On a 1, if it comes to fire: with a pin an order is obeyed on 8 or less."""
    flame = {"attacker": "flamethrower-team", "target": "10 rifle", "range": 4, "order": order}
    found = odds.ask("bolt_action", flame, **({"pins": pins} if order else {}), fractions=True)
    assert found.chance("dry") == fired / Fraction(6)


@pytest.mark.rule("BA-CQ-07", "BA-CQ-03")
def test_over_a_wall_that_is_lined_both_strike_at_once():
    """Equals have equal chances then, and beyond 6 inches nobody comes over it."""
    storm = {"attacker": "2 rifle", "target": "2 rifle", "order": "assault", "wall": True}
    found = odds.ask("bolt_action", storm, range=5, fractions=True)
    assert found["round"]["won"] == found["round"]["lost"]
    assert found["fate"]["stands"] + found["round"]["none"] < Fraction(1, 2)
    assert odds.ask("bolt_action", storm, range=7).chance("contact") == 0


@pytest.mark.rule("BA-HQ-05", "BA-DAM-09")
def test_a_medic_near_the_target_saves_one_in_six_of_its_ordinary_casualties():
    """A rifleman hits on 3+ and kills on 4+; but for a 6 and another 6 the man may be saved."""
    shot = {"attacker": "1 rifle", "target": "10 rifle", "range": 10}
    alone, helped = (odds.ask("bolt_action", shot, medic=medic, fractions=True) for medic in (False, True))
    assert alone["casualties"][1] == Fraction(2, 3) * Fraction(1, 2)
    picked = Fraction(1, 36)
    assert helped["casualties"][1] == Fraction(2, 3) * ((Fraction(1, 2) - picked) * Fraction(5, 6) + picked)
    for refused in ({"attacker": "flamethrower-team", "range": 4}, {"order": "assault", "range": 5}):
        with pytest.raises(InputError, match="medic"):
            odds.ask("bolt_action", shot | refused, medic=True)


@pytest.mark.rule("BA-HQ-09", "BA-HQ-10", "BA-HQ-11", "BA-HE-01", "BA-HE-03", "BA-VEH-25")
@pytest.mark.parametrize("target", ["10 rifle", "panzer-iv"])
@pytest.mark.parametrize(("observer", "order"), [("artillery-observer", "barrage"), ("air-observer", "strike")])
def test_what_is_called_does_what_the_forecast_of_its_dice_says(observer, order, target):
    question = Question(attacker=observer, target=target, order=order)
    found = odds.ask("bolt_action", question)
    g = stage(question)
    foretold = (by_aircraft if order == "strike" else by_barrage)(g, g.state.units[TARGET])
    if isinstance(foretold, Cases):
        assert 1 - found["damage"]["none"] >= 1 - foretold["unharmed"] - 1e-12
        assert found["damage"]["knocked-out"] <= foretold["lost"] + 1e-12
    else:
        assert dict(found["casualties"].items()) == pytest.approx(dict(foretold.items()), abs=1e-12)
    assert found["call"]["arrives"] == pytest.approx(1 / 3 if order == "strike" else 1 / 2)


@pytest.mark.rule("BA-HQ-07")
def test_only_an_observer_calls():
    riflemen = odds.ask("bolt_action", attacker="10 rifle", target="10 rifle", order="barrage")
    assert riflemen.refused is not None
    assert riflemen.refused.rules == ("BA-HQ-07",)
    plan = odds.course("bolt_action", [{"attacker": "air-observer", "target": "10 rifle", "order": "strike"}])
    assert plan.refused is not None
    assert plan.refused.rules == ["BA-HQ-11"]
