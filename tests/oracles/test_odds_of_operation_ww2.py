"""Answers about Operation World War II three ways: the odds, the engine enumerated by another program, at play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.odds.casualty_odds import (
    NOBODY,
    Outcome,
    added,
    harmed,
    results_of,
    suffered,
    together,
)
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.odds.questions import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.rules.fire.fates import of_shot
from grognard.games.operation_ww2.rules.fire.result_allocation import Group, Standing, handed_out
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.state.events.fire import Hits
from grognard.games.operation_ww2.state.events.morale import ModelsHit
from grognard.games.operation_ww2.state.shots import FACES, Part, Shot, fate_of
from grognard.odds.distributions import Chance
from tests.games.operation_ww2.firing_line import piece, riflemen
from tests.games.operation_ww2.table import ground, happened, play
from tests.oracles.chi_square import agrees
from tests.oracles.enumeration import exactly


def shooting(question: Question) -> Battle[Any]:
    """The volley of a question, about to be fired."""
    battle = stage(question)
    volley = Volley(ATTACKER, TARGET, question.order, moved=question.moved)
    battle.stack, battle.pending = (Frame(volley),), ()
    return battle


def begun(question: Question) -> Battle[Any]:
    """The volley of a question at its first roll or decision."""
    battle = shooting(question)
    battle._run(None)
    return battle


def ending(battle: Battle[Any]) -> Hashable:
    """What has become of the target: how many hits, dead and newly scared, and its fate."""
    hits = sum(event.hits for event in happened(battle, Hits) if isinstance(event, Hits))
    struck = [event for event in happened(battle, ModelsHit) if isinstance(event, ModelsHit)]
    dead, scared = sum(len(each.dead) for each in struck), sum(len(each.scared) for each in struck)
    target = battle.state.units[TARGET]
    fate = "destroyed" if not target.on_table else "breaks" if target.broken else "holds"
    return hits, dead, scared, fate


def marginal(chances: dict[Hashable, Fraction], which: int) -> dict[Hashable, Fraction]:
    """The chances of one part of an outcome."""
    found: dict[Hashable, Fraction] = {}
    for outcome, chance in chances.items():
        assert isinstance(outcome, tuple)
        found[outcome[which]] = found.get(outcome[which], Fraction(0)) + chance
    return found


SMALL = [
    Question(attacker="3 kar98k", target="3 kar98k", range=60),
    Question(attacker="2 kar98k + 1 mp40", target="4 m1-garand", range=15, order="ambush"),
    Question(attacker="1 mg34 + 1 assistant", target="5 kar98k", range=60, order="covering-fire", scared=2),
    Question(attacker="2 m1-garand", target="6 kar98k", range=60, losses=2, men=4),
    Question(attacker="1 bar", target="2 kar98k, training 6, panic limit 1", range=100, order="assault"),
    Question(attacker="us-1944/headquarters", target="german-1944/machine-gun", range=40),
    Question(attacker="3 kar98k", target="3 kar98k", range=60, scared=1, options={"surplus_dead_on_scared": "lost"}),
]


@pytest.mark.parametrize("question", SMALL, ids=lambda question: f"{question.attacker} {question.order}")
def test_the_odds_are_those_of_the_engine_followed_die_by_die(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    followed = exactly(begun(question), lambda battle: battle.over, ending)
    assert sum(followed.values()) == 1
    for which, name in enumerate(("hits", "dead", "scared", "fate")):
        told = {outcome: chance for outcome, chance in answer[name].items() if chance}
        assert told == marginal(followed, which), name


@pytest.mark.parametrize(
    "question",
    [
        Question(attacker="us-1944/squad-1", target="german-1944/squad-1", range=60),
        Question(attacker="german-1944/squad-1", target="us-1944/squad-1", range=60, order="covering-fire", scared=3),
    ],
    ids=("Americans", "Germans"),
)
def test_whole_squads_do_at_play_what_the_odds_say(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    seen: list[Counter[Hashable]] = [Counter(), Counter(), Counter(), Counter()]
    for seed in range(800):
        battle = shooting(question)
        battle.source = Stream(seed)
        battle._run(None)
        while not battle.over:
            battle.take(battle.choices()[0], battle.decisions[0])
        outcome = ending(battle)
        assert isinstance(outcome, tuple)
        for counts, part in zip(seen, outcome, strict=True):
            counts[part] += 1
    for counts, name in zip(seen, ("hits", "dead", "scared", "fate"), strict=True):
        assert agrees(counts, dict(answer[name].items())), name


@pytest.mark.parametrize(("kind", "cover"), [("woods", "light"), ("ruin", "medium"), ("trench", "medium")])
def test_cover_on_a_table_is_the_cover_asked_about(kind: str, cover: Cover) -> None:
    place = piece(kind, 40, 59, 80, 80) | ({"building": {"material": "brick"}} if kind == "ruin" else {})
    if kind == "ruin":
        place["building"]["openings"] = [
            {"kind": "gap", "at": (x, 61)} for x in (41.5, 45, 48.5, 52, 55.5, 59, 62.5, 66, 69.5, 73, 76.5)
        ]
    target = riflemen("b.target", (58, 62), 3, detection="fired")
    battle = play(
        Volley("a.attacker", "b.target", "fire"),
        riflemen("a.attacker", (58, 20), 3),
        target,
        map=ground(place),
        dice=None,
    )
    followed = exactly(battle, lambda battle: battle.over, ending)
    question = Question(attacker="3 kar98k", target="3 kar98k", range=40, cover=cover, trench=kind == "trench")
    answer = ODDS.answer(question, fractions=True)
    assert {outcome: chance for outcome, chance in answer["dead"].items() if chance} == marginal(followed, 1)


# ---- the formula -------------------------------------------------------------------------------------------------


def by_faces(shots: list[Shot], standing: int, lying: int, surplus: bool) -> dict[Outcome, Chance]:
    """Every face of every die, to hit and to damage, and the results handed out one by one."""
    who = Standing(tuple(f"s{number}" for number in range(standing)), tuple(f"l{number}" for number in range(lying)))
    everybody = (*who.standing, *who.lying)
    fates: list[list[tuple[str, Fraction]]] = []
    for shot in shots:
        for _ in range(shot.dice):
            counts: Counter[str] = Counter()
            for die, damage in product(range(1, FACES + 1), repeat=2):
                hits = die != 1 and shot.need is not None and die >= shot.need
                added = sum(modifier.value for modifier in shot.damage)
                counts[fate_of(TABLES, shot.table, damage, added, shot.cover) if hits else "none"] += 1
            fates.append([(fate, Fraction(count, FACES**2)) for fate, count in counts.items()])
    found: dict[Outcome, Chance] = {}
    for ways in product(*fates):
        chance = Fraction(1)
        for _, part in ways:
            chance *= part
        results = [fate for fate, _ in ways]
        group = Group(everybody, results.count("dead"), results.count("scared"))
        losses = handed_out([group], who, everybody, surplus)
        outcome = len(losses.dead), len(losses.scared)
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    return dict(sorted(found.items()))


def shot(dice: int, need: int, cover: Cover) -> Shot:
    """So many dice at somebody in this cover."""
    part = Part("x", cover=cover)
    return Shot("a", "kar98k", part.id, "infantry", dice, 7, (), need, "small-arms", (), cover)


@settings(max_examples=60)
@given(
    st.lists(
        st.builds(shot, st.integers(1, 2), st.integers(2, 10), st.sampled_from(("none", "light", "heavy"))),
        min_size=1,
        max_size=2,
    ),
    st.integers(0, 3),
    st.integers(0, 2),
    st.booleans(),
)
def test_the_toll_is_what_trying_every_face_finds(shots: list[Shot], standing: int, lying: int, surplus: bool) -> None:
    dice = added((of_shot(TABLES, each), each.dice) for each in shots)
    people = standing + lying
    told = suffered(results_of(dice, (people, people), fractions=True), standing, lying, surplus)
    assert {outcome: chance for outcome, chance in told.items() if chance} == by_faces(shots, standing, lying, surplus)


# ---- questions ---------------------------------------------------------------------------------------------------


def test_needed_numbers_stand_with_their_rules() -> None:
    answer = ODDS.answer(
        Question(attacker="1 mg34 + 1 kar98k", target="9 kar98k", range=120, order="covering-fire", cover="light")
    )
    (table,) = answer.needs
    assert [(row.rule, row.values) for row in table.rows] == [
        ("AZ-FIRE-11", ["7+", "7+"]),
        ("AZ-ORD-05", ["−1", "−1"]),
        ("AZ-FIRE-08", ["−2", "−2"]),
    ]
    assert table.totals == ["10+", "10+"]


def test_what_cannot_be_is_refused_with_its_rule() -> None:
    far = ODDS.answer(Question(attacker="4 mp40", target="9 kar98k", range=60))
    assert far.refused is not None
    assert far.refused.rules == ("AZ-FIRE-05",)
    mortar = ODDS.answer(Question(attacker="german-1944/mortar", target="9 kar98k", range=60))
    assert mortar.refused is not None


@pytest.mark.parametrize(
    ("field", "question"),
    [
        ("attacker", {"attacker": "nobody", "target": "9 kar98k"}),
        ("attacker", {"attacker": "9 rifles", "target": "9 kar98k"}),
        ("attacker", {"attacker": "9 kar98k, training 14", "target": "9 kar98k"}),
        ("target", {"attacker": "9 kar98k", "target": "us-1944/sherman"}),
        ("men", {"attacker": "9 kar98k", "target": "9 kar98k", "men": 10}),
        ("scared", {"attacker": "9 kar98k", "target": "9 kar98k", "scared": 10}),
        ("moved", {"attacker": "9 kar98k", "target": "9 kar98k", "moved": True}),
    ],
)
def test_a_question_that_cannot_be_read_names_its_field(field: str, question: dict[str, Any]) -> None:
    with pytest.raises(InputError) as error:
        ODDS.answer(Question(**question))
    assert error.value.message.args["field"] == field


def test_every_change_worth_asking_about_has_an_answer() -> None:
    question = Question(attacker="us-1944/squad-1", target="german-1944/squad-1", range=60)
    plain = ODDS.measure(ODDS.answer(question))
    answers = {
        str(change): ODDS.measure(
            ODDS.answer(Question(**{"range": 60} | {"attacker": question.attacker, "target": question.target} | change))
        )
        for _, change in ODDS.variations(question)
    }
    assert len(answers) == 8
    assert any(value < plain for value in answers.values())
    assert answers["{'range': 30.0}"] == pytest.approx(plain)
    assert {field.name for field in ODDS.fields()} == set(Question.__struct_fields__)


@settings(max_examples=200)
@given(st.data())
def test_results_on_parts_that_overlap_are_counted_as_they_are_handed_out(data: st.DataObject) -> None:
    parts = data.draw(st.integers(1, 3))
    homes = data.draw(st.lists(st.sets(st.integers(0, parts - 1), min_size=1).map(sorted).map(tuple), max_size=7))
    upright = data.draw(st.integers(0, len(homes)))
    results = tuple(data.draw(st.tuples(st.integers(0, 3), st.integers(0, 3))) for _ in range(parts))
    surplus = data.draw(st.booleans())
    names = tuple(str(number) for number in range(len(homes)))
    groups = [
        Group(tuple(name for name, home in zip(names, homes, strict=True) if part in home), *results[part])
        for part in range(parts)
    ]
    losses = handed_out(groups, Standing(names[:upright], names[upright:]), names, surplus)
    counted = harmed(tuple(homes[:upright]), tuple(homes[upright:]) if surplus else (), results)
    assert counted == (len(losses.dead), len(losses.scared))


def test_who_is_struck_beside_the_target_is_none_of_its_people() -> None:
    assert together(NOBODY, {(3, 2): 0.5, (0, 1): 0.5}, 2) == {(2, 0): 0.5, (0, 1): 0.5}
