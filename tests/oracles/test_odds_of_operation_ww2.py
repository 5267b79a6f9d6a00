"""Answers about Operation World War II three ways: the odds, the engine enumerated by another program, at play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.procedures import Action, Call, Done, Frame, Procedure, Repeat, step
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.data.tables.rows import Cover
from grognard.games.operation_ww2.odds import casualty_odds
from grognard.games.operation_ww2.odds.casualty_odds import (
    NOBODY,
    Outcome,
    added,
    harmed,
    results_of,
    suffered,
    together,
)
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.rules.fire.fates import of_shot
from grognard.games.operation_ww2.rules.fire.result_allocation import Group, Standing, handed_out
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.fire.volley_results import usual
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
    struck = [each for each in happened(battle, ModelsHit) if isinstance(each, ModelsHit) and each.unit == TARGET]
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


class Volleys(Procedure):
    """So many volleys one after another, as long as their target is there and has not broken."""

    question: Question
    left: int

    @step
    def fire(self, g: Battle[Any]) -> Action:
        target = g.state.units[TARGET]
        if not self.left or target.broken or not target.on_table:
            return Done()
        return Call(Volley(ATTACKER, TARGET, self.question.order))

    @step
    def once_more(self, g: Battle[Any]) -> Action:
        return Repeat(replace(self, left=self.left - 1))


HELD = [
    Question(attacker="2 kar98k", target="4 m1-garand", range=15, order="ambush", volleys=2),
    Question(attacker="2 kar98k", target="3 m1-garand, panic limit 1", range=60, volleys=3, scared=1),
    Question(attacker="1 bar", target="4 kar98k, panic limit 2", range=60, volleys=2),
]


@pytest.mark.rule("AZ-MOR-01", "AZ-MOR-13", "AZ-DMG-04")
@pytest.mark.parametrize("question", HELD, ids=lambda question: question.target)
def test_volleys_one_after_another_are_those_of_the_engine(question: Question) -> None:
    answer = ODDS.answer(question, fractions=True)
    battle = stage(question)
    battle.stack, battle.pending = (Frame(Volleys(question, question.volleys)),), ()
    battle._run(None)
    followed = exactly(battle, lambda battle: battle.over, ending)
    for which, name in ((1, "dead"), (2, "scared"), (3, "fate")):
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


def test_what_so_many_hits_do_is_what_is_left_of_all_volleys_with_so_many() -> None:
    question = Question(attacker="2 kar98k + 1 mp40", target="4 m1-garand", range=15, order="ambush")
    followed = exactly(begun(question), lambda battle: battle.over, ending)
    for hits in (0, 1, 3):
        given = {outcome: chance for outcome, chance in followed.items() if outcome[0] == hits}  # type: ignore[index]
        whole = sum(given.values())
        answer = ODDS.answer(replace(question, hits=hits), fractions=True)
        for which, name in enumerate(("hits", "dead", "scared", "fate")):
            told = {outcome: chance for outcome, chance in answer[name].items() if chance}
            assert told == marginal({outcome: chance / whole for outcome, chance in given.items()}, which), name
    with pytest.raises(InputError, match="hits"):
        ODDS.answer(replace(question, hits=30))


@pytest.mark.rule("AZ-MOR-04")
def test_a_command_unit_near_heartens_the_target() -> None:
    question = Question(attacker="us-1944/squad-1", target="german-1944/squad-1", range=60)
    plain, heartened = (ODDS.answer(replace(question, command=near), fractions=True) for near in (False, True))
    # A regular of 4 passes on 4 or more, heartened on 3 or more.
    assert plain.chance("breaks") > heartened.chance("breaks") > 0
    assert plain["dead"] == heartened["dead"]


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
        ("target", {"attacker": "9 kar98k", "target": "us-1944/stuart"}),
        ("men", {"attacker": "9 kar98k", "target": "9 kar98k", "men": 10}),
        ("scared", {"attacker": "9 kar98k", "target": "9 kar98k", "scared": 10}),
        ("moved", {"attacker": "9 kar98k", "target": "9 kar98k", "moved": True}),
        ("side", {"attacker": "9 kar98k", "target": "9 kar98k", "side": "rear"}),
        ("formation", {"attacker": "9 kar98k", "target": "9 kar98k", "formation": "line"}),
        ("hits", {"attacker": "us-1944/sherman", "target": "9 kar98k", "hits": 2}),
        ("range", {"attacker": "9 kar98k", "target": "9 kar98k", "attack": "close-combat", "range": 9}),
        ("wall", {"attacker": "9 kar98k", "target": "9 kar98k", "wall": True}),
        ("engaged", {"attacker": "9 kar98k", "target": "1 kar98k", "attack": "close-combat", "engaged": 7}),
        ("cover", {"attacker": "us-1944/bazooka", "target": "us-1944/sherman", "cover": "light"}),
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


@settings(max_examples=100, deadline=None)
@given(st.data())
@pytest.mark.rule("AZ-DMG-12", "AZ-SNP-05", "AZ-DMG-04")
def test_results_of_several_parts_are_summed_up_as_they_are_handed_out_one_by_one(data: st.DataObject) -> None:
    options = {
        "allocation_choice": data.draw(st.sampled_from(["owner_among_equals", "nearest_first"])),
        "surplus_dead_on_scared": data.draw(st.sampled_from(["applied", "lost"])),
    }
    squad = "1 thompson + 4 m1-garand + 1 bar"
    question = Question(attacker=squad, target=squad, men=4, scared=data.draw(st.integers(0, 2)), options=options)
    g = stage(question)
    seat, names = g.state.units[TARGET].seat, [model.id for model in g.state.units[TARGET].people]
    parts = []
    for _ in range(data.draw(st.integers(2, 3))):
        models = data.draw(st.lists(st.sampled_from(names), min_size=1, unique=True).map(tuple))
        ways = data.draw(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=3, unique=True))
        shares = data.draw(st.lists(st.integers(1, 4), min_size=len(ways), max_size=len(ways)))
        results = {way: Fraction(share, sum(shares)) for way, share in zip(ways, shares, strict=True)}
        # Two accurate shots at the same people are one part of all results; so none here strikes whom another may.
        parts.append(casualty_odds.Part((TARGET,), models, results, data.draw(st.booleans())))
    distinct = {(frozenset(part.models), part.aimed) for part in parts}
    assume(len(distinct) == len(parts))
    found: dict[Outcome, Chance] = {}
    for outcomes in product(*(part.results.items() for part in parts)):
        groups = [Group(part.models, *each, part.aimed) for part, (each, _) in zip(parts, outcomes, strict=True)]
        losses = usual(g, seat, (TARGET,), groups)
        fallen = len(losses.dead), len(losses.scared)
        found[fallen] = found.get(fallen, Fraction(0)) + prod((chance for _, chance in outcomes), start=Fraction(1))
    assert casualty_odds.casualty_odds_of(g, seat, parts) == found
    # In very many ways, they are all looked at at once, in floats.
    rough = [part._replace(results={each: float(chance) for each, chance in part.results.items()}) for part in parts]
    with patch.object(casualty_odds, "MANY", 0):
        at_once = casualty_odds.casualty_odds_of(g, seat, rough)
    assert {each for each, chance in at_once.items() if chance > 1e-12} == set(found)
    assert all(at_once[each] == pytest.approx(float(chance), abs=1e-12) for each, chance in found.items())


def test_results_on_many_parts_that_overlap_are_not_handed_out_one_by_one() -> None:
    g = stage(Question(attacker="7 m1-garand", target="10 m1-garand", men=10))
    names = [model.id for model in g.state.units[TARGET].people]
    results = {(dead, scared): 1 / 15 for dead in range(5) for scared in range(5 - dead)}
    parts = [casualty_odds.Part((TARGET,), tuple(names[2 * n : 2 * n + 4]), results) for n in range(5)]
    found = casualty_odds.casualty_odds_of(g, g.state.units[TARGET].seat, parts)
    assert sum(found.values()) == pytest.approx(1)
    assert found[0, 0] == pytest.approx(15**-5)
    assert max(dead for dead, _ in found) == max(dead + lying for dead, lying in found) == 10


def test_who_is_struck_beside_the_target_is_none_of_its_people() -> None:
    assert together(NOBODY, {(3, 2): 0.5, (0, 1): 0.5}, 2) == {(2, 0): 0.5, (0, 1): 0.5}
