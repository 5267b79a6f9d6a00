"""A template on a section of motorcycles: the odds against the engine followed die by die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.damage import Effects, read_effects
from grognard.games.operation_ww2.ground.vehicles.sheets import machine
from grognard.games.operation_ww2.odds.casualty_odds import WORST
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, HERE, TARGET, stage
from grognard.games.operation_ww2.odds.machine_odds import rank
from grognard.games.operation_ww2.odds.odds import ODDS, Question
from grognard.games.operation_ww2.odds.struck import blasted_section as odds
from grognard.games.operation_ww2.odds.struck import motorcycles
from grognard.games.operation_ww2.odds.struck.falls import Fall, falls_of, rounds_of, under
from grognard.games.operation_ww2.odds.struck.sections import Following, Section
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley
from grognard.games.operation_ww2.rules.area.blast import Blast
from grognard.games.operation_ww2.rules.area.templates_in_flight import Aimed, burst_of, shell_of, target_of
from grognard.games.operation_ww2.rules.crews.crew_hits import Blasted
from grognard.games.operation_ww2.rules.crews.crew_outside import outside
from grognard.games.operation_ww2.rules.driving import sections
from grognard.games.operation_ww2.rules.fire.shot_groups import batches_of
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.vehicle_fire import striking
from grognard.games.operation_ww2.rules.vehicle_fire.hit import VehicleHit
from grognard.games.operation_ww2.rules.vehicle_fire.hits import Blasts
from grognard.games.operation_ww2.state.events.vehicles import CrewHurt, VehicleDamaged
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import Model, Unit
from grognard.games.operation_ww2.table.preview_tables import fire_panels
from grognard.space.plane import Point
from tests.games.operation_ww2.table import happened
from tests.oracles.enumeration import exactly

MORTAR = Question(attacker="1 light-mortar + 1 assistant", target="2 bmw-r75", range=60)
GRENADE = Question(attacker="1 hand-grenade", target="2 bmw-r75", range=4)
ALONE = replace(MORTAR, options={"catastrophe_targets": "people_only"})
THREE = replace(MORTAR, target="3 bmw-r75")
LARGER = Question(attacker="german-1944/mortar", target="3 bmw-r75", range=60)


def laid(battle: Battle[Any], question: Question) -> Aimed:
    """The template that is fired."""
    unit, target = battle.state.units[ATTACKER], battle.state.units[TARGET]
    found = forecast_volley(battle, unit, target, question.order)
    assert found.power is not None
    (aimed,) = rounds_of(battle, unit, found.power, found.plan)
    return aimed


def few_results(else_: str) -> dict[int, Any]:
    """A column of a damage table: it blows up, or not, or something else."""
    harmless, harmful, worst = map(read_effects, ("NE", else_, "catastrophe"))
    return {die: worst if die > 7 else harmful if die > 6 else harmless for die in range(1, FACES + 1)}


def worst(battle: Battle[Any]) -> str:
    """How bad the worst is that was done to any of them; riders may be hurt whose motorcycle is not."""
    told = [read_effects(event.result) for event in happened(battle, VehicleDamaged)]
    found = max((rank(each, False) for each in told if isinstance(each, Effects)), default=0)
    return WORST[found or WORST.index("crew") * bool(happened(battle, CrewHurt))]


@pytest.mark.parametrize(
    ("question", "apart"),
    [(MORTAR, 4500), (GRENADE, 4500), (ALONE, 4500), (LARGER, 9000), pytest.param(THREE, 4500, marks=pytest.mark.slow)],
)
@pytest.mark.rule("AZ-AREA-11", "AZ-VDM-15", "AZ-VDM-17", "AZ-NRV-01", "AZ-NRV-03", "AZ-MC-04", "AZ-MC-05")
def test_a_template_does_to_a_section_what_the_dice_do(question: Question, apart: int) -> None:
    """Two of them are under it, one with its edge. One that blows up reaches the next and who has got off, unless they
    are far apart: then who has got off the first keeps together with a third only by the second. The result of a
    grenade that lies on the second, with one rider, is given to the first as long as that is ridden."""
    battle = stage(question)
    section = battle.state.units[TARGET]
    leader = section.models[0]
    bikes = tuple(replace(each, x=leader.x + apart * number) for number, each in enumerate(section.models))
    on = leader
    if question == GRENADE:
        bikes = leader, replace(bikes[1], machine=replace(machine(bikes[1]), crew=1))
        on, section = bikes[1], replace(section, losses=3, tested=3)
    section = replace(section, models=bikes)
    battle.state = battle.state.with_units(section)
    aimed = laid(battle, question)
    target = target_of(battle, aimed)
    assert target is not None
    burst, shell = burst_of(battle, aimed, target), shell_of(battle, ATTACKER, aimed, FACES)
    burst = replace(burst, at=(on.x, on.y), on=on.id, radius=apart)
    fall = under(battle, burst, shell, Fall(Fraction(1)))
    ways = ["edge", "burst"] if question == GRENADE else ["indirect", "edge"]
    assert [each.how.how for each in fall.things] == ways  # type: ignore[union-attr]
    found = odds.blasted_section(battle, section, [fall], fractions=True)

    def end(here: Battle[Any]) -> Hashable:
        after = here.state.units[TARGET]
        ridden = sum(after.has_crew(bike) for bike in after.vehicles)
        gone = len(after.vehicles) < len(section.vehicles)
        return "destroyed" if gone else worst(here), ridden, after.broken and ridden > 0

    ends: Any = exactly(battle.subgame(Frame(Blast(burst, shell))), lambda here: here.over, end)
    counts = [Counter[Hashable](), Counter[Hashable](), Counter[Hashable]()]
    for outcome, chance in ends.items():
        for count, part in zip(counts, outcome, strict=True):
            count[part] += chance
    assert {name: chance for name, chance in zip(WORST, found.worst, strict=True) if chance} == counts[0]
    assert {number: chance for number, chance in enumerate(found.ridden) if chance} == counts[1]
    assert 0 < found.breaks == counts[2][True]


@pytest.mark.rule("AZ-AREA-03", "AZ-AREA-11")
def test_a_template_that_scatters_does_what_each_of_its_ways_does() -> None:
    battle = stage(LARGER)
    unit, section = battle.state.units[ATTACKER], battle.state.units[TARGET]
    falls = list(falls_of(battle, unit, laid(battle, LARGER), LARGER.order))
    ways = [odds.blasted_section(battle, section, [fall], fractions=True) for fall in falls]
    exact, near = ODDS.answer(LARGER, fractions=True), ODDS.answer(LARGER)
    ridden = [sum(way.ridden[number] for way in ways) for number in range(4)]
    assert [exact["ridden"][number] for number in range(4)] == ridden
    assert sum(ridden) == 1
    assert exact.chance("breaks") == sum(way.breaks for way in ways)
    assert [near["ridden"][number] for number in range(4)] == pytest.approx([float(each) for each in ridden])
    (chart,) = fire_panels(battle, unit, section, LARGER.order)[2]
    assert [bar.probability for bar in chart.bars] == pytest.approx([float(each) for each in ridden])


@pytest.mark.parametrize("wrong", [{"target": "4 bmw-r75"}, {"attacker": "2 light-mortar + 2 assistant"}], ids=str)
def test_what_would_take_too_long_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="one motorcycle"):
        ODDS.answer(replace(MORTAR, **wrong))


@pytest.mark.rule("AZ-MC-04")
def test_only_a_section_that_is_whole_and_in_the_open_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = stage(MORTAR)
    section = battle.state.units[TARGET]
    one, other = section.models
    assert odds.may_be_followed(battle, section)
    for models in (
        (one, replace(other, machine=replace(machine(other), crew=0))),
        (one, replace(other, machine=replace(machine(other), latest="lay"))),
        (one, other, Model(0, 0, 500, id=f"{TARGET}.9", role="crewman")),
        (one,),
    ):
        assert not odds.may_be_followed(battle, replace(section, models=models))
    assert not odds.may_be_followed(battle, replace(section, broken=True))
    monkeypatch.setattr(odds, "is_at_cover", lambda *_: True)
    assert not odds.may_be_followed(battle, section)


@pytest.mark.rule("AZ-MC-05")
def test_fire_that_is_not_shared_out_in_a_section_as_one_is_not_followed_as_if_it_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    question = replace(MORTAR, attacker="1 kar98k + 1 mg34", range=20)
    battle = stage(question)
    unit, section = battle.state.units[ATTACKER], battle.state.units[TARGET]
    found = forecast_volley(battle, unit, section, question.order)
    one, *more = [batch for volley in batches_of(battle, unit, found.plan) for batch in volley]
    other = replace(one, thing=section.models[1].id)
    assert motorcycles.section_odds_of(battle, unit, section, (one, *more)) is not None
    assert motorcycles.section_odds_of(battle, unit, section, (one, other)) is None
    assert motorcycles.section_odds_of(battle, unit, section, (replace(one, struck="people"), *more)) is None
    resting = tuple(replace(bike, machine=replace(machine(bike), latest="lay")) for bike in section.models)
    assert motorcycles.section_odds_of(battle, unit, replace(section, models=resting), (one, *more)) is None
    monkeypatch.setattr(motorcycles, "in_sight", lambda *_: (section.models[0].id,))
    assert motorcycles.section_odds_of(battle, unit, section, (one, *more)) is None


@pytest.mark.parametrize("start", [(HERE[0], HERE[1] + 9000), (HERE[0] + 90_000, HERE[1])], ids=str)
@pytest.mark.rule("AZ-VDM-17", "AZ-NRV-08")
def test_riders_who_have_got_off_are_reached_where_they_stand(start: Point, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of three motorcycles are hit, each with one rider; he of the first stands beside it, he of the third gets off
    where no wreck lies. Two deaths more ask for a test. A damage table of few results keeps it short."""
    results = few_results("1 crew + nerve test")
    monkeypatch.setattr(striking, "effects_of", lambda *hit: results[hit[-1]])
    battle = stage(THREE)
    section = battle.state.units[TARGET]
    one, *others = (replace(bike, machine=replace(machine(bike), crew=1)) for bike in section.models)
    men, _ = outside(battle, section, one, start)
    losses = battle.context.qualities[TARGET].panic_limit - 2
    empty = replace(one, machine=replace(machine(one), crew=0))
    section = replace(section, models=(empty, *others, *men), losses=losses, tested=losses)
    battle.state = battle.state.with_units(section)
    reached = tuple(Blasted(TARGET, each.id, start) for each in others)

    def end(after: Unit) -> Hashable:
        return Section(after).there, after.losses, after.broken

    ends = exactly(
        battle.subgame(Frame(Blasts(reached))), lambda here: here.over, lambda here: end(here.state.units[TARGET])
    )
    hits = tuple((each.model, VehicleHit("", start, "blast")) for each in reached)
    told = Counter[Hashable]()
    for after, chance in Following(battle).struck(Section(section), hits):
        told[end(after.unit)] += chance  # type: ignore[assignment]
    assert told == ends


@pytest.mark.parametrize("else_", ["NE", pytest.param("1 crew + nerve test", marks=pytest.mark.slow)])
@pytest.mark.rule("AZ-MC-05", "AZ-VDM-17")
def test_several_that_blow_up_by_direct_fire_reach_whom_the_dice_do(
    else_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a damage table of few results, most of which blow a motorcycle up: it takes too long otherwise."""
    results = few_results(else_)
    for module in (sections, motorcycles, striking):
        monkeypatch.setattr(module, "effects_of", lambda *hit: results[hit[-1]])
    question = Question(attacker="2 bazooka", target="3 bmw-r75", range=20)
    found, battle = ODDS.answer(question, fractions=True), stage(question)
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    battle._run(None)

    def ridden(here: Battle[Any]) -> int:
        after = here.state.units[TARGET]
        return sum(after.has_crew(bike) for bike in after.vehicles)

    ends = exactly(battle, lambda here: here.over, ridden)
    assert {bikes: chance for bikes, chance in found["ridden"].items() if chance} == ends
