"""Fire by and at guns and vehicles and with templates without a battle: the odds against the engine followed die by
die, and against the other way to sum them up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import Effects, read_effects
from grognard.games.operation_ww2.ground.vehicles.sheets import machine
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.machine_odds import rank
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.odds.odds_arranged import answer_of
from grognard.games.operation_ww2.odds.odds_volley import volley_odds
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley
from grognard.games.operation_ww2.rules.driving.ramming import Collision
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.vehicle_fire.damage import Damage
from grognard.games.operation_ww2.state.events.vehicles import BailedOut, CrewHurt, ShotStopped, VehicleDamaged
from grognard.games.operation_ww2.table.preview_tables import fire_panels
from tests.games.operation_ww2.table import happened
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly
from tests.sampling import first

ON_FOOT = [
    Question(attacker="3 kar98k", target="4 m1-garand", range=60, cover="light"),
    Question(attacker="1 mg34 + 1 assistant", target="3 kar98k", range=50, order="covering-fire", cover="medium"),
    Question(attacker="2 m1-garand + 1 bar", target="3 kar98k", range=50, order="ambush", cover="heavy", scared=1),
    Question(attacker="3 kar98k", target="4 m1-garand", range=40, trench=True),
    Question(attacker="3 kar98k", target="4 m1-garand", range=40, trench=True, cover="medium", men=3),
    Question(attacker="3 kar98k", target="4 m1-garand", range=40, smoke=True, cover="light"),
    Question(attacker="3 kar98k", target="4 m1-garand", range=10, order="assault", moved=True, losses=2),
]


@pytest.mark.parametrize("question", ON_FOOT, ids=str)
def test_who_stands_where_makes_no_difference_to_people_who_are_all_alike(question: Question) -> None:
    arranged = replace(question, templates=True)
    battle = stage(arranged)
    unit, target = battle.state.units[ATTACKER], battle.state.units[TARGET]
    found = forecast_volley(battle, unit, target, question.order, question.moved)
    told, plain = answer_of(battle, arranged, found), volley_odds(question)
    assert told.names == plain.names == ("hits", "dead", "scared", "fate")
    for name in plain.names:
        one, other = dict(told[name].items()), dict(plain[name].items())
        for outcome in {*one, *other}:
            assert float(one.get(outcome, 0)) == pytest.approx(float(other.get(outcome, 0)), abs=1e-12), name


def worst(battle: Battle[Any]) -> Hashable:
    """How bad what has been done to the target's vehicle is."""
    if not battle.state.units[TARGET].vehicles:
        return "destroyed"
    if happened(battle, ShotStopped):
        return "none"
    return _rank([event.result for event in happened(battle, VehicleDamaged) if isinstance(event, VehicleDamaged)])


def _rank(texts: list[str]) -> str:
    effects = [read_effects(text) for text in texts]
    return WORST[max((rank(each, False) for each in effects if isinstance(each, Effects)), default=0)]


@pytest.mark.parametrize("side", first(1, ["side", "front", "rear"]))
@pytest.mark.parametrize("attacker", ["german-1944/pak", "us-1944/bazooka", "us-1944/sherman"])
@pytest.mark.rule("AZ-FIRE-12", "AZ-VEH-09")
def test_what_becomes_of_a_vehicle_is_what_the_dice_do(attacker: str, side: Any) -> None:
    question = Question(attacker=attacker, target="us-1944/sherman", range=20, side=side)
    answer = ODDS.answer(question)
    battle = stage(question)
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    battle._run(None)
    followed = exactly(battle, lambda battle: battle.over, worst)
    for name in WORST:
        assert float(answer["result"][name]) == pytest.approx(float(followed.get(name, 0)), abs=1e-12), name
    assert answer.chance("wrecked") == answer["result"]["destroyed"]


def crew(battle: Battle[Any]) -> Hashable:
    """What has become of the crew of the target's vehicle."""
    if happened(battle, BailedOut):
        return "leaves"
    target = battle.state.units[TARGET]
    if target.broken and any(target.has_crew(vehicle) for vehicle in target.vehicles):
        return "flees"
    return "stays" if any(target.has_crew(vehicle) for vehicle in target.vehicles) else "dead"


CREWS = [
    Question(attacker="german-1944/pak", target="us-1944/sherman", range=20, side="rear"),
    Question(attacker="us-1944/bazooka", target="us-1944/sherman", range=20, side="side"),
]


@pytest.mark.parametrize("question", CREWS, ids=lambda each: f"{each.attacker} at {each.target}")
@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-02", "AZ-NRV-03", "AZ-VDM-02", "AZ-VDM-04", "AZ-VDM-08")
def test_what_becomes_of_a_crew_is_what_the_dice_and_its_tests_do(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    battle = stage(question)
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    battle._run(None)
    followed = exactly(battle, lambda battle: battle.over, crew)
    assert {end: chance for end, chance in answer["crew"].items() if chance} == followed
    assert answer.chance("leaves") == followed.get("leaves", 0)


FURTHER_CREWS = [
    Question(attacker="2 bazooka", target="m5-stuart, panic limit 2, training 6", range=10, side="rear"),
    Question(attacker="1 pak-40 + 3 assistant", target="t-34, training 7, panic limit 3", range=20, side="rear"),
    Question(attacker="us-1944/sherman", target="panther", range=30, side="rear"),
]


@pytest.mark.parametrize("question", FURTHER_CREWS, ids=lambda each: f"{each.attacker} at {each.target}")
@pytest.mark.rule("AZ-NRV-01", "AZ-NRV-03", "AZ-MOR-03")
def test_what_becomes_of_a_crew_is_what_happens_at_play(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    start = stage(question)
    start.stack, start.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    counts: Counter[Hashable] = Counter()
    for number in range(600):
        battle = start.clone()
        battle.source = Stream(number)
        battle._run(None)
        while not battle.over:
            battle.choose(battle.choices()[0])
        counts[crew(battle)] += 1
    assert agrees(counts, {end: chance for end, chance in answer["crew"].items() if chance})


UNDER_TEMPLATES = [
    Question(attacker="german-1944/mortar", target="us-1944/sherman", range=60),
    Question(attacker="german-1944/mortar", target="sdkfz-250-9, training 6, panic limit 2", range=60),
    Question(attacker="german-1944/mortar", target="m8-greyhound, training 7, panic limit 2", range=60),
    Question(attacker="1 light-flamethrower", target="m8-greyhound, training 6", range=5),
]


@pytest.mark.parametrize("question", UNDER_TEMPLATES, ids=lambda each: f"{each.attacker} at {each.target}")
@pytest.mark.rule("AZ-AREA-11", "AZ-AREA-12", "AZ-TWO-03", "AZ-FVH-02", "AZ-SCT-01")
def test_what_becomes_of_a_crew_under_templates_is_what_happens_at_play(question: Question) -> None:
    test_what_becomes_of_a_crew_is_what_happens_at_play(question)


COUNTED, EXPOSED = {"willpower_deaths": "count"}, {"open_top_exposed": "yes"}
LOOKING_OUT = [
    Question(attacker="1 kar98k", target="sherman-75, panic limit 1, training 6", range=5, looking_out=True),
    Question(attacker="1 sniper-rifle", target="tiger", range=20, looking_out=True, options=COUNTED),
    Question(
        attacker="1 bazooka + 1 assistant", target="m5-stuart, training 6", range=9, side="rear", looking_out=True
    ),
]


@pytest.mark.parametrize("question", LOOKING_OUT, ids=lambda each: f"{each.attacker} at {each.target}")
@pytest.mark.rule("AZ-XPO-01", "AZ-XPO-08", "AZ-NRV-06", "AZ-NRV-10")
def test_who_looks_out_suffers_what_the_dice_do(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    battle = stage(question)
    out = machine(battle.state.units[TARGET].vehicles[0]).exposed
    assert bool(out) == question.looking_out
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    battle._run(None)

    def both(battle: Battle[Any]) -> Hashable:
        left = battle.state.units[TARGET].vehicles
        dead = [man for event in happened(battle, CrewHurt) if isinstance(event, CrewHurt) for man in event.dead]
        harmed = happened(battle, CrewHurt) or worst(battle) != "none"
        return crew(battle), any(man.exposed for man in dead) or not left, bool(harmed)

    followed = exactly(battle, lambda battle: battle.over, both)
    ends: Counter[Hashable] = Counter()
    for end, chance in followed.items():
        ends[of(end, 0)] += chance  # type: ignore[assignment]
    assert {end: chance for end, chance in answer["crew"].items() if chance} == dict(ends)
    assert answer.chance("harmed") == sum(chance for end, chance in followed.items() if of(end, 2))
    if out:
        assert answer.chance("out") == sum(chance for end, chance in followed.items() if of(end, 1))


LOOKING_OUT_FURTHER = [
    Question(attacker="german-1944/mortar", target="sherman-75, training 6", range=60, looking_out=True),
    Question(attacker="german-1944/mortar", target="m8-greyhound, panic limit 2", range=60, looking_out=True),
    Question(attacker="german-1944/mortar", target="bmw-r75, training 6", range=60),
    Question(attacker="1 kar98k", target="sdkfz-250-9, training 6, panic limit 1", range=10, looking_out=True),
    Question(attacker="1 kar98k", target="m8-greyhound", range=5, looking_out=True, options=EXPOSED),
    Question(attacker="1 kar98k", target="jeep, training 7, panic limit 1", range=10),
    Question(attacker="1 kar98k", target="bmw-r75, training 7, panic limit 1", range=10),
    Question(attacker="1 bazooka + 1 assistant", target="bmw-r75, training 7", range=10),
]


@pytest.mark.parametrize("question", LOOKING_OUT_FURTHER, ids=lambda each: f"{each.attacker} at {each.target}")
@pytest.mark.rule("AZ-XPO-02", "AZ-XPO-08", "AZ-MC-04")
def test_who_looks_out_or_rides_a_motorcycle_suffers_what_happens_at_play(question: Question) -> None:
    test_what_becomes_of_a_crew_is_what_happens_at_play(question)


def test_nobody_looks_out_of_what_has_no_commander_nor_of_no_vehicle() -> None:
    for target in ("us-1944/squad-1", "sdkfz-251"):
        with pytest.raises(InputError, match="looking_out"):
            ODDS.answer(Question(attacker="german-1944/pak", target=target, range=20, looking_out=True))
    assert "crew" not in ODDS.answer(Question(attacker="2 kar98k", target="opel-blitz", range=20)).names


def test_a_mortar_is_better_at_a_block_than_at_a_line() -> None:
    shells = Question(attacker="german-1944/mortar", target="us-1944/squad-1", range=100)
    block = replace(shells, templates=True)
    dead = [ODDS.measure(ODDS.answer(each)) for each in (block, replace(block, formation="line"))]
    assert dead[0] > dead[1] > 0.5
    assert ODDS.answer(shells).refused is not None


@pytest.mark.parametrize(
    "question",
    [
        Question(attacker="us-1944/squad-1", target="german-1944/squad-1", range=40, templates=True),
        Question(attacker="us-1944/bazooka", target="us-1944/sherman", range=20, templates=True),
    ],
    ids=["nobody has any", "anyway"],
)
def test_templates_that_mean_nothing_are_refused(question: Question) -> None:
    with pytest.raises(InputError, match="templates"):
        ODDS.answer(question)


def test_vehicles_and_guns_need_not_come_from_a_list() -> None:
    pak: dict[str, Any] = {"range": 60, "side": "rear"}
    listed = ODDS.answer(Question(attacker="1 pak-40 + 4 assistant", target="us-1944/sherman", **pak))
    described = ODDS.answer(Question(attacker="1 pak-40 + 4 assistant", target="sherman-75", **pak))
    assert listed["result"] == described["result"]
    long = ODDS.answer(Question(attacker="german-1944/pak", target="sherman-75", **pak))
    # The listed gun has a long barrel: 7+, not 8+ (AZ-LCH-03).
    assert 3 * float(long["hits"][1]) == pytest.approx(4 * float(described["hits"][1]))
    heavier = ODDS.answer(Question(attacker="1 pak-40 + 4 assistant", target="tiger", **pak))
    assert heavier.chance("wrecked") <= described.chance("wrecked")
    with pytest.raises(InputError, match="One gun"):
        ODDS.answer(Question(attacker="2 pak-40 + 4 assistant", target="tiger"))


def test_a_gun_under_fire_is_answered_with_its_crew() -> None:
    answer = ODDS.answer(Question(attacker="us-1944/squad-1", target="german-1944/pak", range=40))
    assert set(answer.names) == {"hits", "dead", "scared", "fate", "result"}
    assert 0 < answer.chance("wrecked") < answer.chance("harmed") < 1
    assert float(answer["dead"].mean) > 0.3


@pytest.mark.rule("AZ-RAM-03", "AZ-RAM-04")
@pytest.mark.parametrize(
    ("attacker", "target"), first(1, [("tiger", "kubelwagen"), ("sherman-75", "tiger"), ("t-34", "panzer-iv")])
)
def test_what_a_ram_does_to_both_is_what_the_dice_do(attacker: str, target: str) -> None:
    question = Question(attacker=attacker, target=target, attack="ram")
    answer = ODDS.answer(question)
    assert answer.chance("rams") == pytest.approx(0.7)
    battle = stage(question)
    ours, theirs = (battle.state.units[id].vehicles[0].id for id in (ATTACKER, TARGET))
    battle.stack, battle.pending = (Frame(Collision(ATTACKER, ours, TARGET, theirs)),), ()
    battle._run(None)

    def both(battle: Battle[Any]) -> Hashable:
        told = [event for event in happened(battle, VehicleDamaged) if isinstance(event, VehicleDamaged)]
        return tuple(
            _rank([event.result for event in told if event.unit == id][:1])
            if battle.state.units[id].vehicles
            else "destroyed"
            for id in (TARGET, ATTACKER)
        )

    def settled(battle: Battle[Any]) -> bool:
        """Both have been damaged, and nothing more is to come of it but tests of their crews."""
        under_way = any(isinstance(frame.procedure, Damage) for frame in battle.stack)
        return battle.over or (len(happened(battle, VehicleDamaged)) > 1 and not under_way)

    followed = exactly(battle, settled, both)
    for which, name in enumerate(("result", "own-result")):
        for result in WORST[1:]:
            met = sum(float(chance) for outcome, chance in followed.items() if of(outcome, which) == result)
            assert float(answer[name][result]) == pytest.approx(0.7 * met, abs=1e-12), (name, result)


def of(outcome: Hashable, which: int) -> object:
    """One part of an outcome."""
    assert isinstance(outcome, tuple)
    return outcome[which]


def test_only_vehicles_ram() -> None:
    with pytest.raises(InputError, match="vehicles"):
        ODDS.answer(Question(attacker="9 kar98k", target="tiger", attack="ram"))
    with pytest.raises(InputError, match="range"):
        ODDS.answer(Question(attacker="tiger", target="sherman-75", attack="ram", range=10))


@pytest.mark.parametrize(
    ("attacker", "bikes"),
    [
        ("1 kar98k", 2),
        pytest.param("2 kar98k", 2, marks=pytest.mark.slow),
        ("us-1944/bazooka", 2),
        ("1 kar98k", 3),
        ("us-1944/bazooka", 3),
    ],
)
@pytest.mark.rule("AZ-MC-02", "AZ-MC-05", "AZ-VDM-17")
def test_what_becomes_of_a_section_of_motorcycles_is_what_the_dice_do(attacker: str, bikes: int) -> None:
    question = Question(attacker=attacker, target=f"{bikes} bmw-r75", range=20)
    exact, near = ODDS.answer(question, fractions=True), ODDS.answer(question)
    battle = stage(question)

    def end(battle: Battle[Any]) -> Hashable:
        target = battle.state.units[TARGET]
        ridden = sum(target.has_crew(vehicle) for vehicle in target.vehicles)
        return "destroyed" if len(target.vehicles) < bikes else worst(battle), ridden, target.broken and ridden > 0

    firing, fired_at = battle.state.units[ATTACKER], battle.state.units[TARGET]
    (chart,) = fire_panels(battle, firing, fired_at, question.order)[2]
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    battle._run(None)
    followed: Any = exactly(battle, lambda battle: battle.over, end)
    for bar in chart.bars:
        met = sum(chance for outcome, chance in followed.items() if outcome[1] == int(bar.label))
        assert bar.probability == pytest.approx(float(met), abs=1e-12)
    for place, name in enumerate(("result", "ridden")):
        found: Counter[Hashable] = Counter()
        for outcome, chance in followed.items():
            found[outcome[place]] += chance
        assert {each: chance for each, chance in exact[name].items() if chance} == found
        assert [float(chance) for _, chance in exact[name].items()] == pytest.approx(
            [chance for _, chance in near[name].items()], abs=1e-12
        )
    assert exact.chance("breaks") == sum(chance for outcome, chance in followed.items() if outcome[2])
    for wrong in ({"at_rest": True}, {"volleys": 2}, {"attacker": "3 bmw-r75"}):
        with pytest.raises(InputError):
            ODDS.answer(replace(question, **wrong))
