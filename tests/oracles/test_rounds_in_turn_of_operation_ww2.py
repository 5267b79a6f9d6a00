"""Several templates in one volley, and what is fired directly after them: each strikes those who are left.

By the engine's own dice: few followed to the end, more played often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.odds import survivor_odds
from grognard.games.operation_ww2.odds.casualty_odds import FireOdds
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.odds_arranged import arranged_odds
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.odds.round_strikes import odds_in_turn
from grognard.games.operation_ww2.odds.struck.falls import rounds_of
from grognard.games.operation_ww2.odds.struck.sums import likeliest
from grognard.games.operation_ww2.odds.template_odds import round_odds_of
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley
from grognard.games.operation_ww2.rules.area.bursts import Aimed, Bursts
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.state import State
from grognard.games.operation_ww2.table.preview_tables import fire_panels
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon
from tests.games.operation_ww2.table import Idle, play, unit
from tests.games.operation_ww2.test_artillery import CREW, PLAIN
from tests.games.operation_ww2.test_bursts import MORTAR
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.oracles.chi_square import agrees
from tests.oracles.test_agreement_of_operation_ww2 import agree, fell

GUNNER = replace(MORTAR, id="a.gunner", models=(replace(MORTAR.models[0], id="a.gunner.1"),))


def aimed(at: str, weapon: str = "pak-40", need: int = 7, **more: Any) -> Aimed:
    """A round at a model."""
    return Aimed("a.gunner.1", weapon, at.rpartition(".")[0], at, need=need, **more)


def in_turn(battle: Battle[State], rounds: tuple[Aimed, ...], order: Any = "fire") -> FireOdds:
    """What the rounds do one after another."""
    return odds_in_turn(battle, battle.state.units["a.gunner"], rounds, order)


def is_as_played(battle: Battle[State], rounds: tuple[Aimed, ...]) -> None:
    """The odds of rounds are what their dice do."""
    told = in_turn(battle, rounds)
    strike = battle.subgame(Frame(Bursts("a.gunner", "fire", rounds)))
    agree(told.enemies, reckon(strike, fell(battle, 1), first_choice), rounds)
    agree(told.own, reckon(strike, fell(battle, 0), first_choice), rounds)


GUNNER_OF_B = replace(GUNNER, id="b.gunner", seat=1, models=(replace(GUNNER.models[0], id="b.gunner.1"),))
THREE = unit("b.squad", (60, 40), (62.5, 40), (66, 40))


@pytest.mark.rule("AZ-FIRE-14", "AZ-FIRE-16", "AZ-AREA-03", "AZ-AREA-10")
@pytest.mark.parametrize(
    "places",
    [
        ("b.squad.1", "b.squad.1"),
        ("b.squad.1", "b.squad.3", "b.squad.2"),
        ("b.squad.3", "b.squad.1", "b.squad.1"),
    ],
)
def test_each_round_strikes_those_whom_the_others_have_left(places: tuple[str, ...]) -> None:
    is_as_played(play(Idle(), GUNNER, THREE), tuple(aimed(at) for at in places))


@pytest.mark.rule("AZ-DMG-04", "AZ-DMG-05", "AZ-FIRE-16")
@pytest.mark.parametrize("surplus", ["applied", "lost"])
def test_who_lies_after_one_round_falls_by_the_next_last(surplus: str) -> None:
    lying = replace(THREE, models=(replace(THREE.models[0], posture="scared"), *THREE.models[1:]))
    battle = play(Idle(), GUNNER, lying, options={"surplus_dead_on_scared": surplus})
    is_as_played(battle, (aimed("b.squad.2", need=3), aimed("b.squad.2", need=3)))


@pytest.mark.rule("AZ-AREA-15", "AZ-FIRE-16")
@pytest.mark.parametrize("option", [{"template_groups": "die_per_model_fixed"}, {"allocation_choice": "nearest_first"}])
def test_results_fall_as_the_options_have_it(option: dict[str, str]) -> None:
    roles = ("gunner", "rifleman", "leader")
    models = tuple(replace(model, role=role) for model, role in zip(THREE.models, roles, strict=True))
    battle = play(Idle(), GUNNER, replace(THREE, models=models), options=option)
    is_as_played(battle, (aimed("b.squad.1", need=4), aimed("b.squad.3", need=4)))


@pytest.mark.rule("AZ-AREA-01", "AZ-FIRE-16")
def test_friends_and_several_units_under_the_rounds_are_reckoned_too() -> None:
    friend, other = unit("a.friend", (60, 43)), unit("b.other", (63, 42))
    battle = play(Idle(), GUNNER, replace(THREE, models=THREE.models[:2]), friend, other)
    is_as_played(battle, (aimed("b.squad.1"), aimed("b.other.1")))


@pytest.mark.rule("AZ-ART-08", "AZ-ART-12", "AZ-FIRE-16")
def test_a_gun_that_is_gone_is_fired_at_no_more_and_covers_nobody() -> None:
    battle = play(Idle(), GUNNER_OF_B, replace(CREW, models=CREW.models[:3]), lists=PLAIN)
    gun = CREW.models[0].id
    rounds = tuple(Aimed("b.gunner.1", "pak-40", "a.gun", gun, need=4) for _ in range(2))
    told = odds_in_turn(battle, battle.state.units["b.gunner"], rounds, "fire")
    strike = battle.subgame(Frame(Bursts("b.gunner", "fire", rounds)))
    agree(told.enemies, reckon(strike, fell(battle, 0), first_choice), rounds)


@pytest.mark.rule("AZ-AREA-11", "AZ-FIRE-16")
def test_the_worst_that_befalls_a_vehicle_is_that_of_all_rounds() -> None:
    battle = fight(Idle(), GUNNER, vehicle("b.tank", "panther", (78, 36), 30), THREE)
    rounds = (aimed("b.tank.1", need=5, indirect=False), aimed("b.tank.1", need=5))
    one = round_odds_of(battle, battle.state.units["a.gunner"], rounds[0], "fire")
    both = in_turn(battle, rounds)
    assert both.calm == pytest.approx([part * part for part in one.calm], abs=1e-12)
    # Who is destroyed by the first is not struck by the second.
    destroyed = 1 - float(one.calm[-1])
    assert both.machines == pytest.approx(one.machines * (2 - destroyed), abs=1e-12)


@pytest.mark.rule("AZ-FIRE-16")
def test_one_round_in_turn_is_one_round() -> None:
    battle = play(Idle(), GUNNER, THREE, unit("a.friend", (60, 43)))
    for round in (aimed("b.squad.1"), aimed("b.squad.2", "81-mm-mortar", indirect=True)):
        one = round_odds_of(battle, battle.state.units["a.gunner"], round, "fire")
        told = in_turn(battle, (round,))
        agree(told.enemies, one.enemies, round)
        agree(told.own, one.own, round)
        assert told.hits.chances == pytest.approx(one.hits.chances)


@pytest.mark.rule("AZ-EXP-02", "AZ-FIRE-16")
def test_who_dies_of_the_charge_in_his_hand_is_counted_in_turn_too() -> None:
    thrower = unit("a.gunner", (60, 50), (62, 50), (64, 50))
    battle = play(Idle(), thrower, unit("b.squad", (60, 46), (61.5, 46)))
    weapon = next(id for id, row in battle.context.tables.weapons.items() if row.group == "charge" and row.template)
    round = aimed("b.squad.1", weapon, need=6)
    one, told = round_odds_of(battle, battle.state.units["a.gunner"], round, "fire"), in_turn(battle, (round,))
    agree(told.own, one.own, round)
    agree(told.enemies, one.enemies, round)


def volley(question: Question) -> tuple[FireOdds, Battle[State]]:
    """The odds of a volley, and the battle in which it is about to be fired."""
    battle = stage(question)
    units = battle.state.units[ATTACKER], battle.state.units[TARGET]
    found = forecast_volley(battle, *units, question.order)
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    return found.odds, battle


WITH_SHOTS = [
    Question(attacker="1 bazooka + 2 kar98k", target="3 m1-garand", range=20, templates=True),
    Question(
        attacker="1 panzerschreck + 1 bar", target="2 m1-garand + 1 mg34", range=38, templates=True, cover="light"
    ),
]


@pytest.mark.rule("AZ-FIRE-16", "AZ-FIRE-06")
@pytest.mark.parametrize("question", WITH_SHOTS, ids=str)
def test_shots_after_a_template_are_fired_at_those_who_are_left(question: Question) -> None:
    odds, battle = volley(question)
    followed = reckon(battle.subgame(battle.stack[-1]), fell(battle, 1), first_choice)
    agree(odds.enemies, followed, question)


PLAYED: list[Any] = [
    (Question(attacker="2 light-mortar + 2 assistant", target="4 m1-garand", range=60, templates=True), 250),
    *(
        pytest.param(Question(attacker=attacker, target=target, range=59, templates=True), 1200, marks=pytest.mark.slow)
        for attacker, target in (
            ("3 light-mortar + 3 assistant", "9 m1-garand + 1 bar"),
            ("1 light-mortar + 1 assistant + 4 kar98k", "6 m1-garand"),
        )
    ),
    pytest.param(
        Question(attacker="2 light-mortar + 2 assistant", target="1 pak-40 + 3 assistant", range=59),
        1200,
        marks=pytest.mark.slow,
    ),
]


@pytest.mark.rule("AZ-SCT-02", "AZ-FIRE-16")
@pytest.mark.parametrize(("question", "times"), PLAYED, ids=str)
def test_rounds_that_scatter_do_what_happens_at_play(question: Question, times: int) -> None:
    odds, start = volley(question)
    counts: Counter[Hashable] = Counter()
    for number in range(times):
        battle = start.clone()
        battle.source = Stream(number)
        battle._run(None)
        while not battle.over:
            battle.choose(battle.choices()[0])
        counts[len(start.state.units[TARGET].people) - len(battle.state.units[TARGET].people)] += 1
    assert agrees(counts, {number: Fraction(chance) for number, chance in odds.dead.items() if chance})


def test_fractions_say_the_same() -> None:
    question = PLAYED[0][0]
    battle = stage(question)
    exact = forecast_volley(battle, battle.state.units[ATTACKER], battle.state.units[TARGET], "fire", fractions=True)
    assert sum(exact.odds.dead.chances) == 1
    assert all(isinstance(chance, Fraction) for chance in exact.odds.enemies.values())
    agree(exact.odds.enemies, volley(question)[0].enemies, "fractions")


def test_more_models_than_a_number_of_the_machine_has_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = play(Idle(), GUNNER, THREE, unit("a.friend", (60, 43)))
    rounds = (aimed("b.squad.1"), aimed("b.squad.2", "81-mm-mortar", indirect=True), aimed("b.squad.3"))
    few = in_turn(battle, rounds)
    monkeypatch.setattr(survivor_odds, "MOST_BITS", 1)
    many = in_turn(battle, rounds)
    agree(many.enemies, few.enemies, rounds)
    agree(many.own, few.own, rounds)
    assert many.hits.chances == pytest.approx(few.hits.chances)


@pytest.mark.rule("AZ-FIRE-16")
def test_ways_followed_a_few_at_once_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    battle, rounds = play(Idle(), GUNNER, THREE), tuple(aimed(f"b.squad.{number}") for number in (1, 3, 2))
    whole = in_turn(battle, rounds)
    monkeypatch.setattr(survivor_odds, "CHUNK", 5)
    few = in_turn(play(Idle(), GUNNER, THREE), rounds)
    agree(whole.enemies, few.enemies, rounds)
    assert whole.unfollowed == few.unfollowed == 0


@pytest.mark.rule("AZ-FIRE-16")
def test_what_would_take_too_long_is_refused_and_the_table_says_what_it_leaves_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = Question(attacker="2 light-mortar + 2 assistant", target="3 m1-garand", range=60, templates=True)
    monkeypatch.setattr(survivor_odds, "ROOM", 5)
    refused = arranged_odds(question).refused
    assert refused is not None
    assert refused.message.id == "az-odds-many-templates"
    battle = stage(question)
    units = battle.state.units[ATTACKER], battle.state.units[TARGET]
    found = forecast_volley(battle, *units, question.order)
    assert found.odds.unfollowed == 1
    # What is told is what the first of them does.
    assert found.power is not None
    first = rounds_of(battle, units[0], found.power, found.plan)[0]
    one = round_odds_of(battle, units[0], first, "fire")
    agree(found.odds.enemies, one.enemies, "the first")
    notes = fire_panels(battle, *units, question.order)[3]
    assert [note.message.args["left"] for note in notes if note.message.id == "az-note-many-templates"] == [1]
    with pytest.raises(InputError, match="volleys"):
        arranged_odds(replace(question, attacker="1 light-mortar + 1 assistant", volleys=3))


def test_where_room_is_scarce_fewer_rounds_are_followed() -> None:
    """Where ways to fire are compared, and before the dice, nobody waits for minutes."""
    question = Question(attacker="2 light-mortar + 2 assistant", target="3 m1-garand", range=60, templates=True)
    battle = stage(question)
    units = battle.state.units[ATTACKER], battle.state.units[TARGET]
    found = [forecast_volley(battle, *units, question.order, room=room).odds for room in (0, 5)]
    assert [odds.unfollowed for odds in found] == [0, 1]
    assert found[0].dead.mean > found[1].dead.mean > 0


def test_of_many_states_the_likeliest_stand_for_all() -> None:
    states = survivor_odds.states_of({(alive, alive, 0): chance for alive, chance in ((1, 0.1), (2, 0.5), (3, 0.4))})
    few = likeliest(states, 2)
    assert few.alive.tolist() == [2, 3]
    assert few.chances[:, 0].tolist() == pytest.approx([0.5 / 0.9, 0.4 / 0.9])
    assert likeliest(states, 3) is states
