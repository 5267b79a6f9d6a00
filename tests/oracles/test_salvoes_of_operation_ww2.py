"""The rockets of a salvo: where each may fall, what they do together, by every place and by the engine's own dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import numpy
import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Stream
from grognard.core.engine.fates import chances
from grognard.core.engine.procedures import Frame
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.template import Burst, touched
from grognard.games.operation_ww2.ground.vehicles.facing import side_struck
from grognard.games.operation_ww2.odds.little_battle import ATTACKER, TARGET, stage
from grognard.games.operation_ww2.odds.odds_arranged import arranged_odds
from grognard.games.operation_ww2.odds.questions import Question
from grognard.games.operation_ww2.odds.round_strikes import odds_in_turn, struck_by
from grognard.games.operation_ww2.odds.salvoes import rocket_chain
from grognard.games.operation_ww2.odds.salvoes.alike_origins import Origins
from grognard.games.operation_ww2.odds.salvoes.rocket_places import fallen, kinds_at, told_of
from grognard.games.operation_ww2.odds.salvoes.rockets import rockets_of
from grognard.games.operation_ww2.odds.scatter_odds import faces_of, offsets
from grognard.games.operation_ww2.odds.struck.falls import Fall, rounds_of, under
from grognard.games.operation_ww2.odds.struck.field import field_of
from grognard.games.operation_ww2.odds.survivor_odds import Result, Strike, Thing, after_round, begun
from grognard.games.operation_ww2.odds.volley_forecast import forecast_volley
from grognard.games.operation_ww2.rules.area.blast import gun_hit, vehicle_hit
from grognard.games.operation_ww2.rules.area.bursts import Aimed, Bursts, scatter
from grognard.games.operation_ww2.rules.area.templates_in_flight import (
    burst_at,
    radius_of,
    shell_of,
    target_of,
)
from grognard.games.operation_ww2.rules.fire.volley import Volley
from grognard.games.operation_ww2.rules.guns.gun_damage import fate_of
from grognard.games.operation_ww2.rules.vehicle_fire.open_tops import strikes_everybody
from grognard.games.operation_ww2.state.shots import FACES
from grognard.games.operation_ww2.state.state import State, Unit
from grognard.odds.enumeration import first_choice
from grognard.odds.forecasts import reckon
from tests.games.operation_ww2.firing_line import house, with_models
from tests.games.operation_ww2.table import Idle, ground, play, unit
from tests.games.operation_ww2.test_bursts import MORTAR
from tests.games.operation_ww2.vehicles.garage import fight, vehicle
from tests.oracles.chi_square import agrees
from tests.oracles.test_agreement_of_operation_ww2 import agree, fell

LAUNCHER = replace(MORTAR, models=(replace(MORTAR.models[0], weapons=("nebelwerfer",)),))
MOST = 1e-6
"""How far a chance may be from what it is."""


def salvo_at(question: Question) -> tuple[Battle[State], Unit, Aimed]:
    """The battle of a question, who fires the salvo, and at what."""
    g = stage(question)
    found = forecast_volley(g, g.state.units[ATTACKER], g.state.units[TARGET], "fire")
    assert found.power is not None
    (aimed,) = rounds_of(g, g.state.units[ATTACKER], found.power, found.plan)
    return g, g.state.units[ATTACKER], aimed


def asked(target: str, weapon: str = "nebelwerfer", range: float = 150, **more: Any) -> Question:
    """What is asked about a salvo."""
    return Question(attacker=f"1 {weapon}", target=target, range=range, **more)


def short(value: object) -> str:
    """What is asked about, in a few words."""
    return f"{value.attacker} {value.target} {value.range}" if isinstance(value, Question) else str(value)


# ---- places ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-RKT-02", "AZ-AREA-01", "AZ-AREA-11")
@pytest.mark.parametrize(
    "question",
    [asked("5 kar98k", range=110), asked("tiger", side="side"), asked("sdkfz-251"), asked("gmc-truck", side="rear")],
    ids=short,
)
def test_from_every_place_the_same_are_struck_as_place_by_place(question: Question) -> None:
    are_struck_the_same(*salvo_at(question))


def are_struck_the_same(g: Battle[State], unit: Unit, aimed: Aimed) -> None:
    """From the aim, and from a place beside it, everybody is struck as often as place by place."""
    target, radius = target_of(g, aimed), radius_of(g, aimed)
    assert target is not None
    factor, faces = scatter(g, unit.id, aimed, target.at).factor(g), faces_of(g)
    shell = shell_of(g, unit.id, aimed, FACES)
    told = told_of(g, [model for each in g.state.units.values() for model in each.models], radius)
    # The aim, which is a model's own place, and one from which some of the places lie off the table.
    origins = numpy.array([target.at, (target.at[0] + 7_321, target.at[1] + 32_000)])
    found = fallen(g, origins, factor, faces, radius, told)

    def struck(at: tuple[int, int]) -> Hashable:
        burst, who = burst_at(g, at, radius, overhead=True), []
        for _, model in touched(g, burst):
            centred, how = model.id == burst.on, None
            if model.role == "vehicle":
                inside = strikes_everybody(g, model, vehicle_hit(burst, shell, centred=centred))
                how = inside, None if centred else side_struck(g, model, at)
            who += [(model.id, centred, how)] if model.role != "gun" else []
        return tuple(who)

    ground = g.context.map.ground
    for number, origin in enumerate(origins):
        counts: Counter[Hashable] = Counter()
        for x, y in (origin + offsets(factor, faces)).tolist():
            if 0 <= x <= ground.width and 0 <= y <= ground.depth and struck((x, y)):
                counts[struck((x, y))] += 1
        mine: Counter[Hashable] = Counter()
        for count, (x, y) in zip(found.counts[number].tolist(), found.examples.tolist(), strict=True):
            mine[struck((x, y))] += count
        assert +mine == counts
    assert (kinds_at(g, found.examples, radius, told) == found.kinds).all()


BUILT = ground(house(56, 30, 68, 42, storeys=2))
"""A house of two storeys."""


def village(weapon: str = "nebelwerfer", **given: Any) -> Battle[State]:
    """A squad about a house: one before its wall, one on each of its floors, one far off, with a truck at its back."""
    men = with_models(unit("b.squad", (60, 46), (60, 36), (64, 40), (75, 52)), m2={"storey": 1})
    launcher = replace(LAUNCHER, models=(replace(LAUNCHER.models[0], weapons=(weapon,)),))
    return fight(Idle(), launcher, men, vehicle("b.truck", "opel-blitz", (72, 34), 30), map=BUILT, **given)


@pytest.mark.rule("AZ-RKT-02", "AZ-AREA-16", "AZ-SCT-06", "AZ-IND-11")
@pytest.mark.parametrize("depth", ["5cm_per_storey", "top_floor_only"])
def test_near_buildings_walls_and_roofs_stop_the_rockets_as_place_by_place(depth: str) -> None:
    battle = village(options={"roof_burst_depth": depth})
    are_struck_the_same(battle, battle.state.units["a.mortar"], aimed(6))
    rockets = rockets_of(battle, battle.state.units["a.mortar"], aimed(6))
    assert rockets is not None
    assert {burst.where for burst in rockets.bursts} == {"open", "roof"}


@pytest.mark.slow
@pytest.mark.rule("AZ-RKT-02", "AZ-AREA-16", "AZ-IND-11")
def test_a_salvo_near_a_house_does_what_happens_at_play() -> None:
    begun, counts = village(), Counter[Hashable]()
    found = odds_in_turn(begun, begun.state.units["a.mortar"], (aimed(6),), "fire")
    before = {model.id for model in begun.state.units["b.squad"].people}
    for number in range(250):
        battle = begun.clone()
        battle.stack, battle.pending = (Frame(Bursts("a.mortar", "fire", (aimed(6),))),), ()
        battle.source = Stream(number)
        battle._run(None)
        while not battle.over:
            battle.choose(battle.choices()[0])
        counts[len(before - {model.id for model in battle.state.units["b.squad"].people})] += 1
    assert agrees(counts, {number: Fraction(chance) for number, chance in found.dead.items() if chance})


@pytest.mark.rule("AZ-AREA-16", "AZ-ROO-02")
def test_walls_that_do_not_stop_blasts_alike_everywhere_leave_the_first_rocket() -> None:
    whole = village(options={"blast_through_walls": "passes"})
    assert rockets_of(whole, whole.state.units["a.mortar"], aimed(6)) is None


# ---- together ----------------------------------------------------------------------------------------------------


def followed(question: Question) -> dict[Hashable, float]:
    """What a salvo does to people, from every place of the first rocket by itself: no place counts as another."""
    g, unit, aimed = salvo_at(question)
    field, target, shell = field_of(g, unit, [aimed]), target_of(g, aimed), shell_of(g, unit.id, aimed, FACES)
    assert target is not None
    beside, radius = offsets(scatter(g, unit.id, aimed, target.at).factor(g), faces_of(g)), radius_of(g, aimed)
    people = [model for model in g.state.units[TARGET].models if model.is_person]
    first = numpy.concatenate(([target.at, target.at], target.at + beside))

    def masks(places: Any) -> Any:
        masks = numpy.zeros(places.shape[:-1], dtype=numpy.int64)
        for number, model in enumerate(people):
            far = ((places - (model.x, model.y)) ** 2).sum(axis=-1)
            masks |= (far <= (radius + model.radius) ** 2) << number
        return masks

    later = numpy.array([numpy.bincount(masks(at + beside), minlength=1 << len(people)) for at in first])
    later = later / (360 * FACES)
    later[:, 0] += 1 - later.sum(axis=1)
    hit = (FACES + 1 - aimed.need) / FACES
    weights = numpy.full(len(first), (1 - hit) / (360 * FACES))
    weights[:2] = hit, (1 - hit) * (1 - len(beside) / (360 * FACES))

    def at(burst: Burst) -> Strike:
        return struck_by(g, under(g, burst, shell, Fall(Fraction(1))), field, unit.seat)

    strikes: dict[int, Strike] = {}
    own = masks(first)
    own[1] = 0
    for number, place in enumerate(first.tolist()):
        if own[number]:
            strikes[int(own[number])] = at(burst_at(g, tuple(place), radius, overhead=True))
    for mask in range(1, 1 << len(people)):
        if later[:, mask].any() and mask not in strikes:
            where = int(numpy.argmax(later[:, mask]))
            spot = (first[where] + beside)[masks(first[where] + beside) == mask][0]
            burst = burst_at(g, (int(spot[0]), int(spot[1])), radius, overhead=True)
            strikes[mask] = at(burst)
    everybody = sum(field.bits.values())
    begin = begun(everybody, everybody)
    key = everybody, everybody, 0
    numbers, reached = {key: 0}, [key]
    led: dict[tuple[int, int], list[tuple[int, float]]] = {}
    while reached:
        state = reached.pop()
        for mask, strike in strikes.items():
            now = begin._replace(
                alive=numpy.array([state[0]]), standing=numpy.array([state[1]]), tally=numpy.array([state[2]])
            )
            ends = after_round(now, [strike], surplus=True)
            led[mask, numbers[state]] = []
            for alive, standing, tally, row in zip(*(each.tolist() for each in ends), strict=True):
                end = alive, standing, tally
                if end not in numbers:
                    numbers[end] = len(numbers)
                    reached.append(end)
                led[mask, numbers[state]].append((numbers[end], row[0]))
    steps = {mask: numpy.zeros((len(numbers), len(numbers))) for mask in strikes}
    for (mask, whence), ends_of in led.items():
        for reached_end, chance in ends_of:
            steps[mask][reached_end, whence] += chance
    likely = numpy.zeros((len(numbers), len(first)))
    for number in range(len(first)):
        likely[:, number] = steps[int(own[number])][:, 0] if own[number] else numpy.eye(len(numbers))[0]
    for _ in range(g.context.tables.weapons[aimed.weapon].templates - 1):
        likely = likely * later[:, 0] + sum(steps[mask] @ (likely * later[:, mask]) for mask in strikes)
    found: Counter[Hashable] = Counter()
    for (alive, _, tally), chance in zip(numbers, (likely @ weights).tolist(), strict=True):
        dead = (everybody & ~alive & field.sides[0]).bit_count()
        found[dead, tally & 1023] += chance
    return dict(found)


def told(question: Question) -> dict[Hashable, float]:
    """What the odds say of a salvo."""
    g = stage(question)
    return dict(forecast_volley(g, g.state.units[ATTACKER], g.state.units[TARGET], "fire").odds.enemies)


def apart(one: dict[Hashable, float], other: dict[Hashable, float]) -> float:
    """How far two answers lie apart at most."""
    return max(abs(one.get(outcome, 0) - other.get(outcome, 0)) for outcome in {*one, *other})


@pytest.mark.rule("AZ-RKT-01", "AZ-RKT-02", "AZ-RKT-04", "AZ-SCT-03")
@pytest.mark.parametrize(
    "question",
    [
        asked("1 kar98k"),
        asked("3 kar98k", "katyusha", 110),
        pytest.param(asked("5 kar98k", formation="line"), marks=pytest.mark.slow),
        pytest.param(asked("5 kar98k", "katyusha"), marks=pytest.mark.slow),
    ],
    ids=short,
)
def test_a_salvo_does_what_its_rockets_do_from_every_place(question: Question) -> None:
    assert apart(told(question), followed(question)) < MOST


@pytest.mark.slow
@pytest.mark.rule("AZ-RKT-02")
@pytest.mark.parametrize(
    "question", [asked("6 kar98k"), asked("5 kar98k", "katyusha", 110, formation="line")], ids=short
)
def test_places_that_count_as_one_make_no_difference(question: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = told(question)
    for name, value in (("THREE", 1e6), ("MORE", 20_000), ("FORGOTTEN", 1e-11)):
        monkeypatch.setattr(rocket_chain, name, value)
    assert apart(usual, told(question)) < MOST


@pytest.mark.rule("AZ-RKT-02")
@pytest.mark.parametrize("places", [1, 50])
@pytest.mark.parametrize("others", [0, 1, 2, 5])
def test_each_rocket_that_does_something_to_a_vehicle_is_counted(places: int, others: int) -> None:
    """The first strikes it, each other one every second time, and every fourth strike does something: of one place by
    itself, and of many that count as one."""
    harm = Thing(1, (Result(Fraction(1, 4), worst=1), Result(Fraction(3, 4))))
    later = numpy.full((places, 1), 0.5)
    origins = Origins(numpy.full(places, 1 / places), numpy.zeros(places, dtype=numpy.int64), later)
    ending = rocket_chain.Ending(None, True)
    found = rocket_chain.after_salvo(begun(1, 1), [Strike(Fraction(1), things=(harm,))], origins, others, ending)
    assert found.chances[:, 0].sum() == pytest.approx(1, abs=1e-6)
    assert found.chances[:, -1].sum() == pytest.approx((1 + others / 2) / 4, abs=1e-6)
    assert found.chances[:, 1].sum() == pytest.approx(0.75 * 0.875**others, abs=1e-6)


def aimed(need: int) -> Aimed:
    """A salvo at the first of a squad."""
    return Aimed("a.mortar.1", "nebelwerfer", "b.squad", "b.squad.1", need=need, indirect=True)


@pytest.mark.rule("AZ-RKT-01", "AZ-RKT-03")
def test_rockets_that_all_fall_on_the_target_do_what_their_dice_do() -> None:
    battle = play(Idle(), LAUNCHER, unit("b.squad", (60, 40)), options={"salvo_after_hit": "all_on_target"})
    found = odds_in_turn(battle, battle.state.units["a.mortar"], (aimed(1),), "fire")
    agree(
        found.enemies,
        reckon(battle.subgame(Frame(Bursts("a.mortar", "fire", (aimed(1),)))), fell(battle, 1), first_choice),
        "",
    )
    assert found.hits.chances == pytest.approx((0, 1))


@pytest.mark.rule("AZ-RKT-04")
def test_by_the_option_no_rocket_falls_after_a_first_one_that_comes_to_nothing() -> None:
    squad = unit("b.squad", (60, 40))
    usual, lost = (
        play(Idle(), LAUNCHER, squad, options={"salvo_first_dud": option}) for option in ("aim_point", "salvo_lost")
    )
    rockets = [rockets_of(each, each.state.units["a.mortar"], aimed(11)) for each in (usual, lost)]
    assert rockets[0] is not None
    assert rockets[1] is not None
    dud, (hit, other, *_) = rockets[0].origins.later[1], rockets[1].origins.later
    assert dud.any()
    assert not other.any()
    assert (hit == dud).all()
    # A fifth of the first rockets come to nothing; more of them that would fall off the table.
    assert rockets[0].origins.weights[:2] == pytest.approx((0, 0.2))
    found = [
        odds_in_turn(each, each.state.units["a.mortar"], (aimed(11),), "fire").dead.at_least(1)
        for each in (usual, lost)
    ]
    assert 0 < found[1] < found[0] < found[1] + 0.2


@pytest.mark.rule("AZ-AREA-05", "AZ-RKT-02")
def test_a_gun_is_struck_by_a_first_rocket_that_hits_alone() -> None:
    answer = arranged_odds(asked("1 pak-40 + 3 assistant"))
    assert answer["hits"].at_least(1) == pytest.approx(0.4)
    g, unit, round = salvo_at(asked("1 pak-40 + 3 assistant"))
    hit = gun_hit(shell_of(g, unit.id, round, FACES))
    harmless = chances(fate_of(g.context.tables, hit)).get("NE", 0)
    assert answer.chance("harmed") == pytest.approx(0.4 * float(1 - harmless))


# ---- at play -----------------------------------------------------------------------------------------------------


def played(question: Question, number: int) -> tuple[int, int]:
    """How many a salvo at play kills, and how many guns it takes."""
    battle = stage(question)
    before = battle.state.units[TARGET]
    battle.stack, battle.pending = (Frame(Volley(ATTACKER, TARGET, question.order)),), ()
    battle.source = Stream(number)
    battle._run(None)
    while not battle.over:
        battle.choose(battle.choices()[0])
    after = battle.state.units[TARGET]
    things = [sum(not model.is_person for model in each.models) for each in (before, after)]
    return len(before.people) - len(after.people), things[0] - things[1]


@pytest.mark.rule("AZ-RKT-02", "AZ-SCT-02")
@pytest.mark.parametrize(
    ("question", "times"),
    [
        (asked("4 kar98k", range=125), 150),
        pytest.param(asked("8 kar98k", "katyusha", 115), 1200, marks=pytest.mark.slow),
        pytest.param(asked("1 pak-40 + 3 assistant"), 1200, marks=pytest.mark.slow),
        pytest.param(asked("3 kar98k", cover="light", seen="moved"), 1200, marks=pytest.mark.slow),
    ],
    ids=short,
)
def test_a_salvo_does_what_happens_at_play(question: Question, times: int) -> None:
    g = stage(question)
    found = forecast_volley(g, g.state.units[ATTACKER], g.state.units[TARGET], "fire").odds
    counts: Counter[Hashable] = Counter(played(question, number)[0] for number in range(times))
    assert agrees(counts, {number: Fraction(chance) for number, chance in found.dead.items() if chance})


@pytest.mark.slow
@pytest.mark.rule("AZ-AREA-05", "AZ-VDM-01")
@pytest.mark.parametrize("target", ["1 pak-40 + 3 assistant", "panther"])
def test_guns_and_vehicles_are_gone_as_often_as_at_play(target: str) -> None:
    chance = Fraction(float(arranged_odds(asked(target)).chance("wrecked")))
    counts: Counter[Hashable] = Counter(played(asked(target), number)[1] for number in range(1200))
    assert agrees(counts, {0: 1 - chance, 1: chance})
