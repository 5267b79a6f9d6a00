"""What wounds come to, by formula and by trying every die; what previews show before a choice is confirmed."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.records import replace
from grognard.core.wire.forecasts import Chart
from grognard.core.words import english
from grognard.games.wh40k5.evaluation.shot_results import shot_result
from grognard.games.wh40k5.odds import deep_strike_odds
from grognard.games.wh40k5.odds.hit_odds import sight_by_night, squad_of
from grognard.games.wh40k5.odds.odds import ODDS
from grognard.games.wh40k5.odds.scatter_odds import WHOLE, landings
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.odds.wound_odds import (
    Kind,
    Parts,
    Peril,
    Spray,
    Squad,
    lost,
    shared,
    wound_odds_of,
)
from grognard.games.wh40k5.rules.assault.assault import AssaultPhase
from grognard.games.wh40k5.rules.mission.deep_strike import DeepStriking, landing
from grognard.games.wh40k5.rules.morale.morale import MoraleTest
from grognard.games.wh40k5.rules.saves.allocation import AllocateWounds
from grognard.games.wh40k5.rules.saves.casualties import Standing, fate_of, left_of
from grognard.games.wh40k5.rules.saves.going_to_ground import ChooseToGround
from grognard.games.wh40k5.rules.saves.wound import Wound
from grognard.games.wh40k5.rules.saves.wounds import Wounds
from grognard.games.wh40k5.rules.shooting.blasting import Blasting, PlaceMarker
from grognard.games.wh40k5.rules.shooting.unit_hits import UnitHits
from grognard.games.wh40k5.rules.shooting.volleys import Blow, Line
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import Allocate, Charge, Firing, GoDown, PutMarker, Shoot, StayUp, TakeTest
from grognard.games.wh40k5.state.setup_choices import Drop
from grognard.games.wh40k5.table import preview_odds
from grognard.games.wh40k5.table.preview_fights import gets_there
from grognard.games.wh40k5.table.preview_needed import needed
from grognard.games.wh40k5.table.preview_parts import Shown
from grognard.odds.distributions import Chance
from tests.games.playing import piece
from tests.games.wh40k5.table import boyz, everyone, marines, play, row, unit

# ---- the wounds -------------------------------------------------------------------------------------------------

PERILS = [
    Peril(Fraction(suffered, 6), instant, times, pinning)
    for suffered in (2, 3, 6) for instant in (False, True) for times in (1, 2) for pinning in (False, True)
]  # fmt: skip


def by_dice(squad: Squad, sprays: list[Spray]) -> dict[tuple[Parts, bool], Chance]:
    """Every die of every spray one by one, then every save."""
    found: dict[tuple[Parts, bool], Chance] = {}
    kinds: list[Kind] = list(dict.fromkeys(kind for spray in sprays for kind, _ in spray.wounds))
    dice = [spray.wounds for spray in sprays for _ in range(spray.dice)]  # type: ignore[arg-type]
    ways: list[list[tuple[Kind | None, Chance]]] = [
        [*wounds, (None, 1 - sum((chance for _, chance in wounds), Fraction(0)))] for wounds in dice
    ]
    for way in product(*ways):
        weight = Fraction(1)
        for _, part in way:
            weight *= Fraction(part)
        counts = [sum(kind == each for kind, _ in way) for each in kinds]
        if not weight:
            continue
        for end, chance in saved(squad, kinds, counts):
            found[end] = found.get(end, Fraction(0)) + weight * chance
    return {end: chance for end, chance in found.items() if chance}


def saved(squad: Squad, kinds: list[Kind], counts: list[int]) -> list[tuple[tuple[Parts, bool], Fraction]]:
    """Wounds shared out as the formula's owner does, each saved by a die of its own."""
    there = [at for at, part in enumerate(squad.parts) if part]
    if not sum(counts) or not there:
        return [((squad.parts, False), Fraction(1))]
    shares = shared(squad, kinds, counts).shares if len(there) > 1 else None
    due = [(0, tuple(counts))] if shares is None else [(share.group, share.wounds) for share in shares]
    each: list[tuple[int, Kind]] = []
    for group, some in due:
        for kind, count in zip(kinds, some, strict=True):
            each += [(there[group], kind)] * count
    found = []
    for fails in product((True, False), repeat=len(each)):
        weight = Fraction(1)
        instant, ordinary, pinned = dict.fromkeys(there, 0), dict.fromkeys(there, 0), False
        for fail, (at, kind) in zip(fails, each, strict=True):
            peril = kind[at]
            weight *= peril.suffered if fail else 1 - peril.suffered
            if fail:
                (instant if peril.instant else ordinary)[at] += peril.times
                pinned = pinned or peril.pinning
        lefts = [
            left_of(part, full, instant.get(at, 0), ordinary.get(at, 0))
            for at, (part, full) in enumerate(zip(squad.parts, squad.full, strict=True))
        ]
        parts = tuple(lefts)
        found.append(((parts, pinned), weight))
    return found


def squads() -> Any:
    """Units of one or two groups, of models with one or two Wounds, some of them hurt."""
    group = st.sampled_from([((1,), 1), ((1, 1), 1), ((2, 2), 2), ((2, 1), 2), ((), 1)])
    return st.lists(st.tuples(group, st.sampled_from([5.0, 9.0])), min_size=1, max_size=2).map(
        lambda some: Squad(
            tuple(each[0][0] for each in some), tuple(each[0][1] for each in some), tuple(each[1] for each in some)
        )
    )


@pytest.mark.rule("WH-SAVE-09", "WH-SAVE-12", "WH-SAVE-13", "WH-SAVE-14", "WH-USR-24", "WH-WEAPON-15")
@settings(max_examples=100, deadline=None)
@given(squads(), st.data())
def test_the_toll_is_what_trying_every_die_finds(squad: Squad, data: st.DataObject) -> None:
    kind = st.tuples(*(st.sampled_from(PERILS) for _ in squad.parts))
    wound = st.tuples(kind, st.integers(1, 3).map(lambda ways: Fraction(ways, 6)))
    spray = st.builds(Spray, st.integers(1, 2), st.lists(wound, min_size=1, max_size=2).map(tuple))
    sprays = data.draw(st.lists(spray, min_size=1, max_size=2))
    told = {end: chance for end, chance in wound_odds_of(squad, sprays, fractions=True).items() if chance}
    assert told == by_dice(squad, sprays)
    assert sum(told.values()) == 1
    floats = wound_odds_of(squad, sprays)
    assert {end: pytest.approx(float(chance)) for end, chance in told.items()} == floats


@pytest.mark.rule("WH-CCW-08")
@pytest.mark.parametrize(
    ("parts", "left"), [(((3, 3, 3),), ((3, 2),)), (((3,), (3,)), ((), (2,))), (((1, 1, 1),), ((1,),))]
)
def test_of_wounds_one_of_which_kills_outright_only_the_first_does(parts: Parts, left: Parts) -> None:
    once = Peril(Fraction(1), True, 1, True, once=True)
    squad = Squad(parts, tuple(max(part) for part in parts), (5.0, 9.0)[: len(parts)])
    assert wound_odds_of(squad, [Spray(2, (((once,) * len(parts), Fraction(1)),))], fractions=True) == {(left, True): 1}


@given(st.lists(st.integers(1, 3), max_size=4), st.integers(0, 4), st.integers(0, 9))
def test_a_group_loses_what_the_rules_say(wounds: list[int], instant: int, ordinary: int) -> None:
    models = [Standing(str(number), left) for number, left in enumerate(wounds)]
    fate = fate_of(models, 3, instant, ordinary)
    group = left_of(tuple(sorted(wounds, reverse=True)), 3, instant, ordinary)
    assert len(wounds) - len(group) == len(fate.removed) + fate.whole
    assert all(0 < left <= 3 for left in group)


# ---- previews ----------------------------------------------------------------------------------------------------


def looking(start: Any, *units: Any, **more: Any) -> Battle[Any]:
    """A battle at the first decision of a procedure, dice open."""
    battle = play(start, *units, dice=None, **more)
    battle.source = Waiting()
    return battle


def bars(shown: Chart) -> list[float]:
    """The chances of a chart."""
    return [bar.probability for bar in shown.bars]


def chances(battle: Battle[Any], choice: Any, **more: Any) -> Shown:
    """What a preview shows of a choice."""
    assert battle.decision is not None
    return preview_odds.chances(battle, battle.decision, choice, **more)


@pytest.mark.rule("WH-SHOOT-07", "WH-SAVE-07")
def test_a_shot_is_shown_with_what_the_target_may_do() -> None:
    marine, boys = marines("a.one", 10, 16, 3), boyz("b.two", 10, 6, 5)
    battle = looking(ShootingPhase(0), marine, boys, phase="shooting")
    shown = chances(battle, Shoot("a.one", "b.two", everyone(marine, "boltgun")))
    found = battery(battle, "a.one", "b.two", everyone(marine, "boltgun"))
    assert found is not None
    (losses,) = shown.charts
    assert bars(losses) == pytest.approx([float(chance) for chance in found.lost().chances])
    assert [bar.alternative for bar in losses.bars] == pytest.approx(
        [float(chance) for chance in found.going_down().lost().chances]
    )
    assert any("breaks" in english(note.message) for note in shown.notes)


def test_a_shot_out_of_range_is_told() -> None:
    marine, boys = marines("a.one", 10, 40, 3), boyz("b.two", 10, 6, 5)
    battle = looking(ShootingPhase(0), marine, boys, phase="shooting")
    shown = chances(battle, Shoot("a.one", "b.two", everyone(marine, "boltgun")))
    assert not shown.charts
    assert [note.rules for note in shown.notes] == [["WH-SHOOT-08"]]


@pytest.mark.rule("WH-GAME-05", "WH-USR-01")
@pytest.mark.parametrize(("special", "chance"), [((), Fraction(1, 6)), (("acute-senses",), Fraction(11, 36))])
def test_by_night_it_is_told_how_far_a_unit_sees(special: tuple[str, ...], chance: Fraction) -> None:
    marine = marines("a.one", 10, 40, 3, special=special)
    units = marine, boyz("b.two", 10, 10, 3)
    battle = looking(ShootingPhase(0), *units, phase="shooting", deployment="dawn-of-war")
    assert sight_by_night(battle, *(battle.state.units[id] for id in ("a.one", "b.two"))) == chance


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-03")
def test_an_assault_is_shown_with_the_way_and_the_fight() -> None:
    ones, twos = boyz("a.one", 10, 16, 3), marines("b.two", 10, 10, 3)
    battle = looking(AssaultPhase(0), ones, twos, phase="assault")
    shown = chances(battle, Charge("a.one", "b.two"))
    (fight,) = shown.charts
    assert sum(bars(fight)) == pytest.approx(1)
    assert bars(fight)[0] == 0
    wood = piece("woods", 8, 12, 20, 14)
    rough = looking(AssaultPhase(0), ones, twos, phase="assault", pieces=[wood])
    shown = chances(rough, Charge("a.one", "b.two"))
    dice, fight = shown.charts
    assert bars(dice) == pytest.approx([1 / 36, 3 / 36, 5 / 36, 7 / 36, 9 / 36, 11 / 36])
    assert bars(fight)[0] == pytest.approx(25 / 36)
    assert "31%" in english(shown.notes[0].message)
    fleeing = replace(twos, unit=replace(twos.unit, fleeing=True))
    there = looking(AssaultPhase(0), ones, fleeing, phase="assault")
    assert not chances(there, Charge("a.one", "b.two")).charts


@pytest.mark.rule("WH-ASSAULT-02", "WH-ASSAULT-03")
def test_how_far_an_assault_gets() -> None:
    battle = looking(AssaultPhase(0), boyz("a.one", 10, 16, 3), marines("b.two", 10, 10, 3), phase="assault")
    boys = battle.state.units["a.one"]
    for length, straight, rough in ((6_001, 1, Fraction(11, 36)), (6_002, 0, 0), (5_001, 1, Fraction(20, 36))):
        assert gets_there(battle, boys, length, rolls=False) == straight
        assert gets_there(battle, boys, length, rolls=True) == rough


def test_a_fight_of_many_is_reckoned_when_there_is_time() -> None:
    battle = looking(AssaultPhase(0), boyz("a.one", 10, 16, 9), marines("b.two", 10, 11, 8), phase="assault")
    first = chances(battle, Charge("a.one", "b.two"))
    assert first.unfinished
    assert not first.charts
    whole = chances(battle, Charge("a.one", "b.two"), whole=True)
    assert not whole.unfinished
    assert sum(bars(whole.charts[0])) == pytest.approx(1)


@pytest.mark.rule("WH-SAVE-07")
def test_going_to_ground_is_weighed_by_the_wounds_that_lie() -> None:
    start = UnitHits("a.one", "b.two", ((Blow(Wound(4, 5), 2, False), 2),), None)
    battle = looking(start, marines("a.one", 10, 30), boyz("b.two", 10, 6, 5))
    battle.resolve_chance((6, 6))
    assert isinstance(battle.decision, ChooseToGround)
    (up,), (down,) = (chances(battle, choice).charts for choice in (StayUp(), GoDown()))
    assert up == down
    assert [bar.label for bar in up.bars] == ["0", "1", "2"]
    assert bars(up) == pytest.approx([0, 0, 1])
    assert [bar.alternative for bar in up.bars] == pytest.approx([1 / 36, 10 / 36, 25 / 36])


@pytest.mark.rule("WH-SAVE-07", "WH-SAVE-14")
def test_of_a_model_with_several_wounds_those_are_shown_that_it_may_lose() -> None:
    start = UnitHits("a.one", "b.two", ((Blow(Wound(4, None), 2, False), 2),), None)
    captain = unit("b.two", "captain", [row("captain", 1)], 10, 6)
    battle = looking(start, marines("a.one", 10, 30), captain)
    battle.resolve_chance((6, 6))
    (up,) = chances(battle, StayUp()).charts
    assert up.title.id == "wh-forecast-suffered"
    assert bars(up) == pytest.approx([4 / 9, 4 / 9, 1 / 9])


@pytest.mark.rule("WH-SHOOT-07", "WH-SHOOT-08")
def test_a_row_tells_of_a_shot_what_its_chart_does_and_the_table_only_what_reaches() -> None:
    shooters, mob = marines("a.one", 10, 6, 10), boyz("b.two", 10, 24, 3)
    battle = looking(ShootingPhase(0), shooters, mob, phase="shooting")
    choice = Shoot("a.one", "b.two", (*everyone(shooters, "boltgun")[1:], *everyone(shooters, "bolt-pistol")[:1]))
    (chart,) = chances(battle, choice).charts
    result = shot_result(battle, choice)
    assert result is not None
    assert english(result).split()[0] == f"{sum(at * bar.probability for at, bar in enumerate(chart.bars)):.1f}"
    columns = needed(battle, choice, battery(battle, "a.one", "b.two", choice.firing)).columns
    assert [english(name) for name in columns] == ["Boltgun"]


@pytest.mark.rule("WH-SHOOT-07", "WH-SAVE-14")
def test_a_shot_at_models_of_several_wounds_is_shown_in_models_and_in_wounds() -> None:
    shooters, beasts = marines("a.one", 10, 6, 10), unit("b.two", "ripper-swarms", [row("ripper-swarm", 3)], 10, 12)
    battle = looking(ShootingPhase(0), shooters, beasts, phase="shooting")
    models, wounds = chances(battle, Shoot("a.one", "b.two", everyone(shooters, "boltgun"))).charts
    assert [each.title.id for each in (models, wounds)] == ["wh-forecast-losses", "wh-forecast-suffered"]
    # A wound does not kill one of them yet.
    assert bars(wounds)[0] < bars(models)[0]
    assert sum(bars(wounds)) == pytest.approx(sum(bars(models))) == pytest.approx(1)


@pytest.mark.rule("WH-SAVE-12")
def test_an_allocation_is_shown_with_its_losses() -> None:
    mob = unit("b.two", "boyz", [row("nob", 1, "eavy-armour"), row("boy", 2)], 10, 6)
    battle = looking(Wounds("b.two", (Wound(4, 5),), (2,), None), marines("a.one", 10, 30), mob)
    decision = battle.decision
    assert isinstance(decision, AllocateWounds)
    usual = ODDS.usual(battle, decision)
    assert isinstance(usual, Allocate)
    assert [share.group for share in usual.shares] == [1]
    (boys,) = chances(battle, usual).charts
    assert [bar.label for bar in boys.bars] == ["2"]
    assert bars(boys) == pytest.approx([1])


@pytest.mark.rule("WH-MORALE-03", "WH-USR-03")
def test_a_test_that_may_be_failed_is_shown_with_its_penalty() -> None:
    one = marines("b.two", 10, 10, 5, special=("combat-tactics",))
    battle = looking(MoraleTest("b.two", "combat-lost", 2), marines("a.one", 10, 30), one)
    (shown,) = chances(battle, TakeTest()).charts
    assert bars(shown) == pytest.approx([21 / 36, 15 / 36])


@pytest.mark.rule("WH-WEAPON-07")
def test_a_marker_is_shown_with_the_models_it_may_touch() -> None:
    marine = marines("a.one", 10, 30, 1, "missile-launcher")
    lines = (Line("a.one.1", "missile-launcher-frag", 1),)
    battle = looking(Blasting("a.one", "b.two", lines), marine, boyz("b.two", 10, 6, 3))
    decision = battle.decision
    assert isinstance(decision, PlaceMarker)
    shown = {choice: chances(battle, choice).charts[0] for choice in battle.choices()}
    usual = ODDS.usual(battle, decision)
    assert isinstance(usual, PutMarker)
    assert sum(bars(shown[usual])) == pytest.approx(1)
    found = battery(battle, "a.one", "b.two", (Firing("a.one.1", "missile-launcher-frag"),))
    assert found is not None
    assert bars(shown[usual]) == pytest.approx([float(chance) for chance in found.hits().chances])


def misplaced(battle: Battle[Any], where: Any, weights: list[int]) -> int:
    """In how many ways the engine finds no room for the unit."""
    places = [(round(x), round(y)) for x, y in where.tolist()]
    diving = battle.state.units["a.one"]
    return sum(way for at, way in zip(places, weights, strict=True) if landing(battle, diving, at, 0) is None)


@pytest.mark.rule("WH-GAME-02", "WH-GAME-03")
def test_a_deep_strike_goes_wrong_where_it_cannot_stand() -> None:
    wood = piece("building", 20, 20, 26, 24, height=4)
    jumpers = boyz("a.one", 0, 0, 3, place="off")
    battle = looking(DeepStriking("a.one"), jumpers, boyz("b.two", 14, 14, 3), pieces=[wood], size=(36, 36))
    unit_, at = battle.state.units["a.one"], (18_000, 18_000)
    where, weights = landings(at, 0)
    chance = deep_strike_odds.mishap(battle, unit_, at)
    assert chance == Fraction(misplaced(battle, where, weights), WHOLE)
    assert 0 < chance < 1
    (shown,) = chances(battle, Drop(at), whole=True).charts
    assert bars(shown) == pytest.approx([float(1 - chance), *[float(chance) / 3] * 3])
    assert sum(weights) == WHOLE


def test_every_place_of_a_drop_is_judged_as_the_engine_does() -> None:
    battle = looking(DeepStriking("a.one"), boyz("a.one", 0, 0, 2, place="off"), boyz("b.two", 6, 6, 2), size=(14, 14))
    unit_, at = battle.state.units["a.one"], (7_000, 7_000)
    where, weights = landings(at, 0)
    assert deep_strike_odds.mishap(battle, unit_, at) == Fraction(misplaced(battle, where, weights), WHOLE)


def test_losses_are_counted_in_models() -> None:
    posted = unit("b.two", "boyz", [row("nob", 1), row("boy", 2)], 10, 6)
    battle = looking(MoraleTest("b.two", "combat-lost"), marines("a.one", 10, 30), posted)
    squad = squad_of(battle, battle.state.units["b.two"])
    assert (squad.models, squad.wounds, squad.full) == (3, 4, (2, 1))
    assert lost(squad, {(((2,), (1,)), False): 0.25, (((), ()), False): 0.75}).mean == pytest.approx(0.25 + 3 * 0.75)


@pytest.mark.parametrize("target", ["10 boy", "1 rhino", "3 killa-kan", "2 lobba-gun + 2 gun-crew"])
def test_a_sentence_says_what_is_given(target: str) -> None:
    question = {"attacker": "5 space-marine lascannon", "target": target}
    said = [str(odds.ask("wh40k5", question, given=given)) for given in ("nothing", "hit")]
    assert [", given that anything hits: " in each for each in said] == [False, True]
