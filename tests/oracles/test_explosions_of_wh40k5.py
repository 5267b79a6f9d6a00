"""Whom a vehicle of Warhammer 40,000 hurts when it explodes: the odds, the engine followed die by die, the preview and
what the computer expects."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

import pytest

from grognard import odds
from grognard.core.engine.fates import chances
from grognard.core.engine.procedures import Frame
from grognard.core.errors import InputError
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.expected_losses import cost
from grognard.games.wh40k5.odds.explosion_odds import hurt_by
from grognard.games.wh40k5.odds.odds_shot import laid
from grognard.games.wh40k5.odds.questions import ATTACKER, TARGET, Question, stage
from grognard.games.wh40k5.odds.vehicle_piercing_chances import harmed
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.vehicles.destruction import BLAST, Explosion, PinningTests
from grognard.games.wh40k5.rules.vehicles.fates import to_pierce
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Firing, Shock, Shoot
from grognard.games.wh40k5.table import preview_odds
from tests.games.wh40k5.table import boyz, marines, of, play
from tests.games.wh40k5.vehicles_table import rhino, trukk
from tests.oracles.enumeration import exactly
from tests.oracles.test_odds_of_wh40k5 import answered, fired, marginal


def table(*posted):
    """Units on an open table."""
    return play(PinningTests(()), *posted, dice=None)


def answer(battle):
    """What the odds take players to decide."""
    choice = usual(battle, battle.decision)
    return battle.choices()[0] if choice is None else choice


def followed(battle, unit, over=lambda each: each.over):
    """The models a unit loses as its vehicle explodes, by the engine's own dice."""
    before = len(battle.state.units[unit].models)
    vehicle = battle.state.units[TARGET].models[0].id
    start = battle.subgame(Frame(Explosion(TARGET, vehicle, "shooting")))
    ends = exactly(start, over, lambda each: before - len(each.state.units[unit].models), answer)
    return {lost: chance for lost, chance in ends.items() if chance}


def settled(battle):
    """Whether the dice of an explosion are over, but for tests of pinning."""
    return battle.over or any(isinstance(frame.procedure, PinningTests) for frame in battle.stack)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-12", "WH-VEH-19", "WH-SAVE-08", "WH-SAVE-09", "WH-SHOOT-04")
@pytest.mark.parametrize(
    "asked",
    [
        {"target": "orks-500/trukk", "range": 3, "aboard": "3 boy", "beside": "2 boy + 1 nob", "beside_at": 2},
        {"target": "1 rhino", "range": 5.5, "aboard": "3 space-marine", "beside": "2 space-marine"},
        {"target": "1 rhino", "range": 0.5, "aboard": "2 space-marine + 1 sergeant power-fist"},
        {"target": "orks-500/trukk", "range": 8, "beside": "1 carnifex", "beside_at": 4},
    ],
    ids=str,
)
def test_an_explosion_hurts_as_the_engine_has_it(asked):
    question = Question(attacker="2 space-marine multi-melta", **asked)
    battle = stage(question)
    target = battle.state.units[TARGET]
    found = {each.unit.id: each for each in hurt_by(battle, target, target.models[0], fractions=True)}
    assert (ATTACKER in found) == (question.away <= 6)
    for id, each in found.items():
        told = {lost: chance for lost, chance in each.lost().items() if chance}
        assert told == followed(battle, id, settled)
    answered = odds.ask("wh40k5", question, fractions=True)
    explodes = answered["damage"]["explodes"]
    for id, name in ((ATTACKER, "blast"), ("b.beside", "beside"), ("b.aboard", "riders")):
        assert (name in answered.names) == (id in found)
        if id in found:
            assert answered[name].mean == explodes * found[id].lost().mean
            assert answered[name][0] == 1 - explodes + explodes * found[id].lost()[0]


@pytest.mark.rule("WH-VEH-07", "WH-VEH-06")
def test_no_explosion_harms_another_vehicle():
    """So it never goes from one to the next, and the odds may leave vehicles out."""
    profiles = [row.profile for row in TABLES.models.values() if row.profile.is_armoured]
    values = {each for profile in profiles for each in (profile.front, profile.side, profile.rear) if each}
    assert min(values) == 10
    hit = ArmourHit(BLAST, None, "rear")
    for value in values:
        assert not harmed(hit, chances(to_pierce(hit, value)), True)


@pytest.mark.rule("WH-VEH-33", "WH-VEH-07")
def test_who_assaults_a_vehicle_is_caught_with_all_who_touch_it():
    storm = {"attacker": "6 space-marine", "target": "orks-500/trukk", "attack": "assault"}
    every, three = (odds.ask("wh40k5", storm, engaged=count, fractions=True) for count in (None, 3))
    for found, models in ((every, 6), (three, 3)):
        hurt = Fraction(1, 3) * Fraction(1, 3)  # Strength 3 wounds Toughness 4 on 5+, a 3+ save fails on 1 and 2
        assert found["blast"].mean == found["damage"]["explodes"] * models * hurt
        assert found["own"].chances == found["blast"].chances


@pytest.mark.rule("WH-VEH-15", "WH-VEH-19")
def test_a_ram_may_blow_up_those_aboard():
    ram = {"attacker": "1 rhino", "target": "orks-500/trukk", "attack": "ram", "range": 10, "aboard": "4 boy"}
    found = odds.ask("wh40k5", ram, fractions=True)
    assert "blast" not in found.names
    hurt = Fraction(1, 3) * Fraction(5, 6)  # Strength 3 wounds Toughness 4 on 5+, a 6+ save fails on 5 of 6
    assert found["riders"].mean == found["damage"]["explodes"] * 4 * hurt


def test_who_cannot_be_aboard_is_said():
    shot = {"attacker": "1 space-marine multi-melta", "target": "1 rhino"}
    for unit in ("11 space-marine", "orks-1000/warbikers"):
        with pytest.raises(InputError, match="aboard"):
            odds.ask("wh40k5", shot, aboard=unit)
    with pytest.raises(InputError, match="carries nobody"):
        odds.ask("wh40k5", shot, target="1 dreadnought", aboard="3 boy")
    with pytest.raises(InputError, match="that may explode"):
        odds.ask("wh40k5", shot, target="10 boy", beside="3 boy")
    with pytest.raises(InputError, match="beside the target"):
        odds.ask("wh40k5", shot, beside_at=3)


@pytest.mark.rule("WH-VEH-07", "WH-VEH-15")
def test_a_ram_shows_what_becomes_of_both_and_who_is_caught():
    """Those of whoever rams are marked."""
    battle = table(rhino("a.r", 20, 43), marines("a.m", 24, 30, 2), trukk("b.t", 20, 28), boyz("b.b", 16, 28, 3))
    shown = preview_odds.rammed(battle, Shock("a.r", 0, 12_000, True))
    assert len(shown.charts) == 2
    assert {str(note.message.args["unit"]) == str(battle.context.name("a.m")): note.tone for note in shown.notes} == {
        True: "warning",
        False: "plain",
    }
    assert not preview_odds.rammed(battle, Shock("a.r", 180_000, 12_000, True)).charts


@pytest.mark.rule("WH-VEH-07")
def test_the_computer_counts_whom_an_explosion_catches():
    """The enemy's beside it are for the shot, its own against it."""
    alone = table(marines("a.m", 20, 50, 1, "multi-melta"), trukk("b.t", 20, 40))
    firing = (Firing("a.m.1", "multi-melta"),)

    def expected(*posted):
        battle = table(marines("a.m", 20, 50, 1, "multi-melta"), trukk("b.t", 20, 40), *posted)
        return cost(battle, of(battle, "a.m"), of(battle, "b.t"), firing)

    plain = cost(alone, of(alone, "a.m"), of(alone, "b.t"), firing)
    assert expected(boyz("b.b", 20, 36, 5)) > plain > expected(marines("a.n", 20, 36, 5))


@pytest.mark.rule("WH-VEH-07", "WH-VEH-08", "WH-VEH-35")
@pytest.mark.parametrize(
    "asked",
    [
        {"attacker": "2 space-marine multi-melta", "target": "2 killa-kan", "range": 3, "beside": "2 boy"},
        {
            "attacker": "2 space-marine multi-melta",
            "target": "2 killa-kan",
            "range": 5,
            "options": {"squadron_allocate": "penetrations"},
        },
        {
            "attacker": "1 space-marine multi-melta + 1 space-marine flamer",
            "target": "2 land-speeder",
            "range": 2,
            "beside": "1 boy + 1 nob",
            "beside_at": 4,
        },
        {"attacker": "2 space-marine lascannon", "target": "3 killa-kan", "range": 30, "beside": "3 boy"},
    ],
    ids=lambda asked: f"{asked['attacker']} at {asked['target']}",
)
def test_vehicles_of_a_squadron_explode_one_after_another(asked):
    """Whom one of them has killed the next cannot."""
    question = Question(**asked)
    answered_ = odds.ask("wh40k5", question, fractions=True)
    units = {ATTACKER: "blast", "b.beside": "beside"} if question.beside else {ATTACKER: "blast"}

    def lost(battle):
        return tuple(started[id] - len(battle.state.units[id].models) for id in units)

    def shot(battle):
        return not any(isinstance(frame.procedure, Shooting) for frame in battle.stack)

    started = {id: len(unit.models) for id, unit in stage(question).state.units.items()}
    found: dict[Hashable, Fraction] = {}
    for weight, battle in fired(question):
        for end, chance in exactly(battle, shot, lost, answered).items():
            found[end] = found.get(end, Fraction(0)) + weight * chance
    for which, name in enumerate(units.values()):
        if name == "blast" and question.away > 6:
            assert name not in answered_.names
            continue
        assert {number: chance for number, chance in answered_[name].items() if chance} == marginal(found, which)
    shown = preview_odds.shot(stage(question), Shoot(ATTACKER, TARGET, firing_of(question)))
    told = [note.message.args["mean"] for note in shown.notes if note.message.id == "wh-forecast-blown-up"]
    means = [f"{float(answered_[name].mean):.2f}" for name in units.values() if name in answered_.names]
    assert sorted(map(str, told)) == sorted(means)


def firing_of(question):
    """What the attacker fires."""
    found = laid(stage(question), question)
    assert found is not None
    return tuple(Firing(line.model, line.weapon) for line in found.shooting.lines)
