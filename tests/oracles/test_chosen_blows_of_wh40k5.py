"""What is said of blows before weapons and victims are chosen in Warhammer 40,000, of reserves and of consolidation:
the previews against the engine followed die by die."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Waiting
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.core.wire.forecasts import Chart
from grognard.games.wh40k5.evaluation.evaluation import evaluate
from grognard.games.wh40k5.odds.combat import chosen_blows
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.attack_groups import NOBODY, blow_at_vehicle
from grognard.games.wh40k5.rules.assault.combat import Combat
from grognard.games.wh40k5.rules.assault.consolidation import Consolidations
from grognard.games.wh40k5.rules.assault.rounds import Rounds
from grognard.games.wh40k5.rules.mission.reserves import Arrivals, ChooseFlank, Outflanking, ReserveRolls
from grognard.games.wh40k5.rules.movement.moving import ChooseWay
from grognard.games.wh40k5.rules.units.player_order import ChooseNext
from grognard.games.wh40k5.state.choices import Aimed, Assign, Next, Wield, Wielded
from grognard.games.wh40k5.state.events.vehicles import Damaged, VehicleDestroyed
from grognard.games.wh40k5.state.setup_choices import HoldBack
from grognard.games.wh40k5.table import preview_odds
from grognard.space.plane import Hull
from tests.games.playing import asked, happened
from tests.games.wh40k5.fights import TOUCH, armed, captain, ork
from tests.games.wh40k5.table import Posted, boyz, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import dreadnought, rhino, speeder
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_wh40k5 import answered


def settled(battle: Battle[Any]) -> bool:
    """Whether the blows of a round are over."""
    return not any(isinstance(frame.procedure, Rounds) for frame in battle.stack)


def followed(battle: Battle[Any], choice: Choice, worth: Callable[[Battle[Any]], Hashable]) -> dict[Hashable, Fraction]:
    """What the engine comes to after a choice, die by die."""
    begun = battle.clone()
    begun.source = Waiting()
    begun.choose(choice)
    return exactly(begun, settled, worth, answered)


def models(battle: Battle[Any], id: str) -> Callable[[Battle[Any]], int]:
    """How many models a unit loses."""
    before = len(of(battle, id).models)
    return lambda here: before - len(of(here, id).models)


def agree(chart: Chart, found: dict[Hashable, Fraction], cases: list[Any]) -> None:
    """The bars of a chart are what was found, case by case."""
    assert sum(found.values()) == 1
    assert set(found) <= set(cases)
    wanted = [float(found.get(case, 0)) for case in cases]
    assert [bar.probability for bar in chart.bars] == pytest.approx(wanted[: len(chart.bars)], abs=1e-12)
    assert sum(wanted[len(chart.bars) :]) == 0


def squad_in_contact(foe: list[Any], entry: str, count: int, *gear: str) -> list[Posted]:
    """Marines with such gear, each touching one of a unit of orks, who strike after them."""
    places = [(10 + 1.5 * number, 20) for number in range(count)]
    men = unit("a.m", "tactical-squad", [row("space-marine", count)], places=places)
    orks = unit("b.o", entry, foe, places=[(x, 20 - TOUCH) for x, _ in places])
    return [armed(men, *gear), orks]


@pytest.mark.rule("WH-CCW-10", "WH-CCW-12", "WH-ASSAULT-10", "WH-ASSAULT-11", "WH-SAVE-09")
@pytest.mark.parametrize("gear", [("power-weapon", "lightning-claw"), ("power-weapon", "force-weapon")])
def test_each_weapon_costs_men_what_the_engine_comes_to(gear: tuple[str, ...]) -> None:
    """Two marines strike a boy and a nob, who has two Wounds."""
    fighting = squad_in_contact([row("nob"), row("boy")], "boyz", 2, *gear)
    battle = play(Combat(("a.m", "b.o")), *fighting, dice=None, phase="assault")
    decision = asked(battle, ChooseWeapons)
    choices = battle.choices()
    assert len(choices) == 2
    means = []
    for choice in choices:
        found = followed(battle, choice, models(battle, "b.o"))
        shown = preview_odds.chances(battle, decision, choice)
        agree(shown.charts[0], found, [0, 1, 2])
        means.append(sum(Fraction(str(lost)) * chance for lost, chance in found.items()))
    assert means[0] != means[1]


@pytest.mark.rule("WH-CCW-11", "WH-VEH-10", "WH-VEH-07")
def test_grenades_and_fists_at_a_vehicle_do_what_the_engine_comes_to() -> None:
    tank = rhino("b.r", 10, 15)
    hull = tank.unit.models[0].body
    assert isinstance(hull, Hull)
    man = armed(marines("a.m", 10, 15 + (hull.length / 1000 + TOUCH) / 2, 1), "power-fist", "krak-grenades")
    battle = play(Combat(("a.m", "b.r")), man, tank, boyz("b.o", 10, 11, 2), dice=None, phase="assault")
    decision = asked(battle, ChooseWeapons)

    def harm(here: Battle[Any]) -> Hashable:
        gone = happened(here, VehicleDestroyed)
        results = [each.result for each in (*gone, *happened(here, Damaged)) if each.unit == "b.r"]
        return max(results, key=RESULTS.index, default="none")

    for weapon in ("power-fist", "krak-grenades"):
        choice = Wield((Wielded("a.m.1", weapon),))
        shown = preview_odds.chances(battle, decision, choice)
        agree(shown.charts[0], followed(battle, choice, harm), list(RESULTS))
        assert {note.message.id for note in shown.notes} == {"wh-forecast-explosion"}
        assert {note.tone for note in shown.notes} == {"plain", "warning"}


@pytest.mark.rule("WH-CCW-11", "WH-VEH-08", "WH-VEH-07", "WH-VEH-33")
def test_grenades_at_a_squadron_do_what_the_engine_comes_to() -> None:
    """Two marines at a speeder each, all within reach of both when they explode."""
    speeders = speeder("b.s", 10, 20, 2, places=[(10, 20), (12.02, 20)])
    at = 20 - (3.5 + TOUCH) / 2
    men = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(10.5, at), (11.55, at)])
    men = armed(men, "power-fist", "krak-grenades")
    battle = play(Combat(("a.m", "b.s")), men, speeders, dice=None, phase="assault")
    decision = asked(battle, ChooseWeapons)
    choice = Wield(tuple(Wielded(id, "krak-grenades") for id in decision.models))
    shown = preview_odds.chances(battle, decision, choice)
    agree(shown.charts[0], followed(battle, choice, models(battle, "b.s")), [0, 1, 2])
    found = followed(battle, choice, models(battle, "a.m"))
    mean = float(sum(Fraction(str(lost)) * chance for lost, chance in found.items()))
    assert [note.message.args["mean"] for note in shown.notes] == [f"{mean:.2f}"]


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08")
def test_walkers_too_make_vehicles_of_a_squadron_explode_beside_others() -> None:
    battle = play(Combat(("a.d", "b.s")), dreadnought("a.d", 10, 16), speeder("b.s", 10, 20, 2), dice=None)
    own, foe = of(battle, "a.d"), of(battle, "b.s")
    each = blow_at_vehicle(battle, NOBODY, own, own.models[0], "", foe, foe.models[0])
    found = chosen_blows.at_hulls(battle, foe, [replace(each, attacks=2)], fractions=True)
    assert found.damage is None
    assert 0 < found.exploded["b.s.1",] < found.lost[1]


@pytest.mark.rule("WH-ASSAULT-12")
def test_attacks_that_are_divided_cost_each_enemy_what_the_engine_comes_to() -> None:
    boss = captain("a.c", 10, 20, "power-weapon")
    battle = play(
        Combat(("a.c", "b.o", "b.p")),
        boss,
        ork("b.o", 10, 20 - TOUCH),
        ork("b.p", 10 + TOUCH, 20),
        dice=None,
        phase="assault",
    )
    decision = asked(battle, ChooseVictims)
    most = sum(each.attacks for each in battle.choices()[0].attacks)  # type: ignore[attr-defined]
    assert most > 1
    worths = []
    for first in range(most + 1):
        parts = [("b.o", first), ("b.p", most - first)]
        choice = Assign(tuple(Aimed("a.c.1", foe, number) for foe, number in parts if number))
        assert battle.refusal(choice) is None
        shown = preview_odds.chances(battle, decision, choice)
        struck = [foe for foe, number in parts if number]
        assert len(shown.charts) == len(struck)
        for foe, chart in zip(struck, shown.charts, strict=True):
            agree(chart, followed(battle, choice, models(battle, foe)), [0, 1])
        worths.append(evaluate(battle, decision, choice).value)
    # Both enemies are alike: however the attacks are divided, each is worth the same to the computer.
    assert worths == pytest.approx([worths[0]] * (most + 1))


# ---- reserves, consolidation -------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-04")
def test_who_outflanks_is_said_to_come_by_the_edges_that_the_die_says() -> None:
    """Two units arrive; the engine's die for the first of them."""
    late = [marines(id, 10, 10, 2, place="off", arrival="outflank", due=True) for id in ("a.m", "a.n")]
    battle = play(Arrivals(0), *late, boyz("b.o", 10, 10, 2), dice=None)
    decision = asked(battle, ChooseNext)
    (chart,) = preview_odds.chances(battle, decision, Next("a.m")).charts

    def edge(here: Battle[Any]) -> Hashable:
        if isinstance(here.decision, ChooseFlank):
            return "choice"
        west = any(frame.procedure.edge == "west" for frame in here.stack if hasattr(frame.procedure, "edge"))
        return "left" if west else "right"

    begun = battle.subgame(Frame(Outflanking("a.m")))
    agree(chart, exactly(begun, lambda here: True, edge), ["left", "right", "choice"])
    assert not preview_odds.chances(battle, replace(decision, due="rally"), Next("a.m")).charts
    walking = play(
        Arrivals(0), *(replace(each, unit=replace(each.unit, arrival="reserve")) for each in late), dice=None
    )
    assert not preview_odds.chances(walking, decision, Next("a.m")).charts
    assert not preview_odds.chances(battle, decision, HoldBack("a.m", "walk-on")).charts
    charts = preview_odds.chances(battle, decision, HoldBack("a.m", "outflank")).charts
    assert charts[1] == chart
    assert len(preview_odds.chances(battle, decision, HoldBack("a.m", "reserve")).charts) == 1


@pytest.mark.rule("WH-GAME-01", "WH-GAME-11")
def test_who_is_held_back_is_said_to_come_in_the_turns_that_the_dice_say() -> None:
    posted = marines("a.m", 10, 10, 2, place="off", arrival="reserve")
    battle = play(ReserveRolls(0), posted, boyz("b.o", 10, 10, 2), dice=None, turn=1)
    (chart,) = preview_odds.chances(battle, None, HoldBack("a.m", "reserve")).charts  # type: ignore[arg-type]
    waits, found = Fraction(1), dict[Hashable, Fraction]()
    for turn in range(2, 6):
        here = play(ReserveRolls(0), posted, boyz("b.o", 10, 10, 2), dice=None, turn=turn)
        comes = Fraction(1)
        if not here.over:
            ends = exactly(here, lambda each: each.over, lambda each: of(each, "a.m").due)
            comes = ends[True]
        found[turn] = waits * comes
        waits -= found[turn]
    agree(chart, found, [2, 3, 4, 5])


@pytest.mark.rule("WH-ASSAULT-16")
def test_who_consolidates_next_is_said_to_go_as_far_as_the_die_says() -> None:
    battle = play(Consolidations(("a.m", "a.n")), marines("a.m", 10, 30, 2), marines("a.n", 20, 30, 2), dice=None)
    decision = asked(battle, ChooseNext)
    (chart,) = preview_odds.chances(battle, decision, Next("a.m")).charts
    begun = battle.clone()
    begun.source = Waiting()
    begun.choose(Next("a.m"))
    found = exactly(begun, lambda here: True, lambda here: asked(here, ChooseWay).allowance // 1000)
    agree(chart, found, [1, 2, 3, 4, 5, 6])
    assert preview_odds.chances(battle, replace(decision, due="rally"), Next("a.m")).charts == []
