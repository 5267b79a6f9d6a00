"""What is said before a unit goes into rough ground: the preview, the odds and the engine followed die by die."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle, RollDice
from grognard.core.engine.choices import Choice
from grognard.core.records import replace
from grognard.games.wh40k5.evaluation.evaluation import evaluate, way_worth
from grognard.games.wh40k5.odds import odds_ground
from grognard.games.wh40k5.odds.hit_odds import worth
from grognard.games.wh40k5.odds.questions import Question, stage
from grognard.games.wh40k5.rules.assault.approaching import ChooseApproach, closing_in
from grognard.games.wh40k5.rules.mission.entering import Entering
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.state.choices import Brave, Course, Drive, Move, Shock, Stretch, Walk
from grognard.games.wh40k5.state.setup_choices import Enter
from grognard.games.wh40k5.table.preview import judged
from grognard.odds.answers import percent
from tests.games.playing import answer, piece
from tests.games.wh40k5.table import Posted, boyz, marines, of, play, row, shifted, unit
from tests.games.wh40k5.test_arriving import straight
from tests.games.wh40k5.vehicles_table import rhino, speeder, trukk, vehicle
from tests.oracles.enumeration import exactly

MINES, WOODS = piece("minefield", 5, 26, 40, 28), piece("woods", 5, 20, 40, 27)
RULES = ["WH-MOVE-03"], ["WH-VEH-04", "WH-VEH-26"]


def about(battle: Battle[Any], choice: Choice) -> list[tuple[str, dict[str, Any]]]:
    """What the preview of a choice says of the ground."""
    assert battle.decision is not None
    shown = judged(battle, battle.decision, choice)
    return [(note.message.id, dict(note.message.args)) for note in shown.notes if note.rules in RULES]


def lost(id: str, battle: Battle[Any]) -> Callable[[Battle[Any]], int]:
    """How many models a unit has lost since."""
    before = len(of(battle, id).models)
    return lambda here: before - len(of(here, id).models)


def wounds(id: str, battle: Battle[Any]) -> Callable[[Battle[Any]], int]:
    """How many Wounds a unit has lost since."""
    before = sum(model.wounds for model in of(battle, id).models)
    return lambda here: before - sum(model.wounds for model in of(here, id).models)


def stuck(id: str, battle: Battle[Any]) -> Callable[[Battle[Any]], int]:
    """How many vehicles of a unit do not move any more."""
    before = len(of(battle, id).models)
    return lambda here: before - sum(not model.immobilised for model in of(here, id).models)


def squad(entry: str, model: str, count: int, y: float = 30, **more: Any) -> Posted:
    places = [(10 + 2.8 * number, y) for number in range(count)]
    return unit("a.u", entry, [row(model, count)], places=places, **more)


def moves() -> dict[str, tuple[Posted, Any, Callable[..., Any], str]]:
    """Units, what they move into, what is counted of them, what is said of them."""
    guns = unit(
        "a.u", "big-guns", [row("lobba-gun", 2), row("gun-crew", 2)], places=[(10, 30), (14, 30), (12, 30), (16, 30)]
    )
    mixed = unit("a.u", "boyz", [row("boy", 2), row("nob")], places=[(10, 30), (12, 30), (14, 30)])
    return {
        "on foot": (marines("a.u", 10, 30, 4), MINES, lost, "wh-note-danger"),
        "hardy": (marines("a.u", 10, 30, 3, special=("feel-no-pain",)), MINES, lost, "wh-note-danger"),
        "jumping": (squad("assault-squad", "assault-marine", 3), WOODS, lost, "wh-note-danger"),
        "bikes": (squad("bike-squad", "biker", 3), WOODS, lost, "wh-note-danger"),
        "skilled riders": (squad("bike-squad", "biker", 3, special=("skilled-rider",)), WOODS, lost, "wh-note-danger"),
        "of several Wounds": (squad("captain", "captain", 1), MINES, wounds, "wh-note-danger-harm"),
        "some of several Wounds": (mixed, MINES, lost, "wh-note-danger"),
        "guns": (guns, MINES, lost, "wh-note-danger"),
        "walkers": (squad("killa-kans", "killa-kan", 2), MINES, stuck, "wh-note-bog-down"),
    }


@pytest.mark.rule("WH-MOVE-03", "WH-MOVE-09", "WH-MOVE-11", "WH-USR-17", "WH-VEH-26", "WH-UNIT-02")
@pytest.mark.parametrize("move", moves())
def test_a_move_into_rough_ground_says_what_the_engine_makes_of_it(move: str) -> None:
    posted, ground, counted, name = moves()[move]
    battle = play(MovementPhase(0), posted, boyz("b.o", 10, 5), dice=None, pieces=[ground])
    choice = Move("a.u", shifted(battle, "a.u", 0, -5))
    agree(battle, choice, counted("a.u", battle), name)
    # Who only loses Wounds does not lose models.
    assert name != "wh-note-danger-harm" or len(about(battle, choice)) == 1


def agree(battle: Battle[Any], choice: Choice, counted: Callable[[Battle[Any]], int], name: str) -> None:
    """What is said of the ground is what comes of a choice."""
    said = dict(about(battle, choice))[name]
    after = answer(battle.clone(), choice)
    ends: Any = exactly(after, lambda here: not isinstance(here.decision, RollDice), counted)
    assert said["percent"] == percent(1 - ends.get(0, Fraction(0)))
    if "mean" in said:
        assert said["mean"] == f"{float(sum(number * chance for number, chance in ends.items())):.2f}"
    assert max(ends) > 0


@pytest.mark.rule("WH-VEH-04", "WH-MOVE-03")
@pytest.mark.parametrize(
    ("tanks", "turn"),
    [
        (rhino("a.u", 20, 33), 0),
        (trukk("a.u", 20, 33), 0),
        (vehicle("a.u", "leman-russ-squadron", "leman-russ", 14, 33, 2), 0),
        (speeder("a.u", 20, 31), 0),
    ],
    ids=["rhino", "trukk", "squadron", "skimmer"],
)
def test_vehicles_are_stuck_as_often_as_it_is_said(tanks: Posted, turn: int) -> None:
    battle = play(MovementPhase(0), tanks, boyz("b.o", 10, 5), dice=None, pieces=[WOODS])
    parts = (Stretch(turn, 6000),)
    drive = Drive("a.u", tuple(Course(model.id, parts) for model in of(battle, "a.u").models))
    agree(battle, drive, stuck("a.u", battle), "wh-note-bog-down")


@pytest.mark.rule("WH-VEH-04", "WH-VEH-13")
def test_a_tank_shock_says_how_likely_it_ends_in_rough_ground() -> None:
    battle = play(MovementPhase(0), rhino("a.u", 20, 33), boyz("b.o", 20, 12, 3), dice=None, pieces=[WOODS])
    (said,) = (args for name, args in about(battle, Shock("a.u", 0, 9000, False)) if name == "wh-note-bog-down")
    assert (said["models"], said["percent"]) == (1, percent(1 / 6))
    assert not [each for each in about(battle, Shock("a.u", 180_000, 6000, False)) if each[0] == "wh-note-bog-down"]


@pytest.mark.rule("WH-GAME-11", "WH-VEH-04", "WH-MOVE-03")
def test_a_way_on_to_the_table_says_what_the_ground_may_do() -> None:
    tanks = vehicle("a.u", "leman-russ-squadron", "leman-russ", 0, 0, 2)
    for posted, counted, name, aside in (
        (tanks, stuck, "wh-note-bog-down", 5),
        (squad("bike-squad", "biker", 2), lost, "wh-note-danger", 3),
    ):
        coming = replace(posted, unit=replace(posted.unit, place="off", arrival="reserve"))
        wire = piece("wire", 5, 41, 30, 42, 0.5)
        battle = play(Entering("a.u", "south"), coming, boyz("b.o", 10, 5), dice=None, pieces=[wire])
        ways = straight(coming, 8, 39), straight(coming, 8 + aside, 39, number=2)
        agree(battle, Enter(ways), counted("a.u", battle), name)


@pytest.mark.rule("WH-MOVE-09", "WH-MOVE-03")
def test_who_does_not_jump_tests_for_no_woods() -> None:
    jumpers = squad("assault-squad", "assault-marine", 2)
    battle = play(MovementPhase(0), jumpers, boyz("b.o", 10, 5), dice=(6, 5), pieces=[WOODS])
    assert about(battle, Move("a.u", shifted(battle, "a.u", 0, -5)))
    answer(battle, Brave("a.u"))
    assert isinstance(battle.decision, ChooseWay)
    assert not about(battle, Walk(shifted(battle, "a.u", 0, -5)))


@pytest.mark.rule("WH-ASSAULT-17", "WH-ASSAULT-06", "WH-ASSAULT-03")
def test_who_piles_in_tests_for_nothing_and_who_assaults_does() -> None:
    battle = play(MovementPhase(0), marines("a.u", 10, 30, 2), boyz("b.o", 10, 24, 2), dice=None, pieces=[MINES])
    walk = Walk(shifted(battle, "a.u", 0, -4))
    for kind, tested in (("pile-in", 0), ("reaction", 0)):
        closing = closing_in(battle, of(battle, "a.u"), ("b.o",), kind)  # type: ignore[arg-type]
        assert len(odds_ground.tested(battle, ChooseApproach(0, closing), walk)) == tested
    ways = closing_in(battle, of(battle, "a.u"), ("b.o",), "pile-in")
    assault = ChooseApproach(0, type(ways)(ways.unit, ways.movers, ways.enemies, 6000, True, "assault", ("b.o",)))
    assert odds_ground.tested(battle, assault, walk) == ("a.u.1", "a.u.2")


@pytest.mark.rule("WH-MOVE-03", "WH-VEH-04")
@pytest.mark.parametrize(
    ("mover", "name"), [("4 boy", "casualties"), ("3 warbiker", "casualties"), ("3 killa-kan", "stuck")]
)
def test_the_odds_of_a_way_are_those_of_all_who_test(mover: str, name: str) -> None:
    question = Question(attacker=mover, target="1 boy", attack="move")
    answered = odds.ask("wh40k5", question, fractions=True)[name]
    battle = stage(question)
    own = battle.state.units["a.attacker"]
    whole = [model.id for model in own.models]
    found = odds_ground.stopped(len(whole), fractions=True)
    if not own.is_vehicle:
        found, _ = odds_ground.taken(battle, own, whole, fractions=True)
        few, _ = odds_ground.taken(battle, own, whole[:1], fractions=True)
        assert few.mean * len(whole) == found.mean
    assert dict(answered.items()) == dict(found.items())


@pytest.mark.rule("WH-MOVE-03")
@pytest.mark.parametrize("move", ["on foot", "jumping", "skilled riders", "guns"])
def test_the_computer_takes_off_what_the_ground_may_cost(move: str) -> None:
    posted, ground, *_ = moves()[move]
    rough, plain = (
        play(MovementPhase(0), posted, boyz("b.o", 10, 5), dice=None, pieces=[piece] if piece else [])
        for piece in (ground, None)
    )
    choice = Move("a.u", shifted(rough, "a.u", 0, -5))
    unit, asked = of(rough, "a.u"), rough.decision
    assert asked is not None
    assert plain.decision is not None
    (said,) = (args for name, args in about(rough, choice) if name == "wh-note-danger")
    spent = odds_ground.cost(rough, asked, choice)
    tested = odds_ground.tested(rough, asked, choice)
    each = {worth(unit.model(id)) for id in tested}
    lost, _ = odds_ground.taken(rough, unit, tested)
    assert said["mean"] == f"{lost.mean:.2f}"
    if len(each) == 1:
        assert spent == pytest.approx(float(lost.mean) * each.pop(), abs=1e-12)
    assert spent > 0
    assert odds_ground.cost(plain, plain.decision, choice) == 0
    found = evaluate(rough, asked, choice).value
    assert found == pytest.approx(way_worth(rough, asked, choice) - spent)
