"""Tank shocks and psychic powers as they are shown before: the preview, the odds and the engine followed die by die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard import odds
from grognard.core.battle import Battle
from grognard.core.engine.dice import Waiting
from grognard.core.engine.procedures import Frame
from grognard.games.wh40k5.odds.default_policy import usual
from grognard.games.wh40k5.odds.odds_rams import STOPPING, struck_by
from grognard.games.wh40k5.rules.movement.moving import ChooseWay, Running
from grognard.games.wh40k5.rules.saves.casualties import ChooseCasualties
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.rules.units.force import ForcePowers
from grognard.games.wh40k5.rules.vehicles.death_or_glory import ChooseGlory, glory_hit
from grognard.games.wh40k5.rules.vehicles.gunnery import ChooseShares
from grognard.games.wh40k5.rules.vehicles.shock import TankShocks
from grognard.games.wh40k5.state.choices import Firing, Run, Shock, Shoot, UsePower
from grognard.games.wh40k5.state.events.assault import PowerUsed
from grognard.games.wh40k5.table import preview_odds
from grognard.games.wh40k5.table.preview_risks import driven_at, perils, psychic
from grognard.odds.answers import percent
from tests.games.playing import happened
from tests.games.wh40k5.table import Posted, boyz, everyone, marines, of, play, row, unit
from tests.games.wh40k5.vehicles_table import rhino, speeder, vehicle
from tests.oracles.enumeration import exactly


def said(notes: Any) -> list[dict[str, Any]]:
    """The figures of notes."""
    return [dict(note.message.args) for note in notes]


@pytest.mark.rule("WH-VEH-13", "WH-VEH-14", "WH-USR-22", "WH-MORALE-04")
@pytest.mark.parametrize(
    "target",
    [
        marines("b.t", 20, 22, 3),
        marines("b.t", 20, 22, 3, special=("tank-hunters",)),
        unit("b.t", "tactical-squad", [row("space-marine", 2), row("sergeant", 1, "power-fist")], 20, 22),
        boyz("b.t", 20, 22, 4),
    ],
    ids=["marines", "tank hunters", "a fist", "boyz"],
)
def test_whom_a_tank_drives_at_stands_as_often_as_it_is_said(target: Posted) -> None:
    battle = play(MovementPhase(0), rhino("a.r", 20, 32), target, dice=None)
    (figures,) = said(driven_at(battle, Shock("a.r", 0, 12_000, False)))

    def policy(here: Battle[Any]) -> Any:
        assert here.decision is not None
        return usual(here, here.decision) or here.choices()[0]

    start = battle.subgame(Frame(TankShocks("a.r", 0, 12_000, False)))
    if isinstance(start.decision, ChooseGlory):
        # Nobody rolls: they pass.
        ends: Any = {tuple(start.decision.models): Fraction(1)}
    else:
        ends = exactly(
            start,
            lambda here: here.over or isinstance(here.decision, ChooseGlory),
            lambda here: tuple(here.decision.models) if isinstance(here.decision, ChooseGlory) else "flees",
            policy,
        )
    fled = ends.pop("flees", Fraction(0))
    assert figures["stands"] == percent(1 - fled)
    ((models, stands),) = ends.items()
    tank, foe = of(battle, "a.r"), of(battle, "b.t")
    best = max(
        struck_by(battle, tank, tank.models[0], glory_hit(battle, foe, foe.model(id), way, tank.models[0]), 1.0).one_of(
            *STOPPING
        )
        for id in models
        for way in ("", "krak-grenades", "power-fist")
        if not way or way in foe.model(id).gear
    )
    assert figures["stopped"] >= percent(float(stands) * best)
    answer = odds.ask("wh40k5", attacker="1 rhino", target="3 space-marine", attack="tank-shock")
    if target.unit.kind == "tactical-squad" and not target.special and len(foe.kinds) == 1:
        assert (figures["stands"], figures["stopped"]) == tuple(map(percent, map(answer.chance, ("stands", "stopped"))))


@pytest.mark.rule("WH-VEH-13", "WH-VEH-14", "WH-VEH-35")
def test_only_those_in_its_way_may_stop_a_tank_and_only_foes_on_foot_that_stand_are_named() -> None:
    beside = unit(
        "b.t", "tactical-squad", [row("space-marine"), row("sergeant", 1, "power-fist")], places=[(20, 22), (30, 22)]
    )
    near = unit(
        "b.t", "tactical-squad", [row("space-marine"), row("sergeant", 1, "power-fist")], places=[(21, 22), (20, 22)]
    )
    shock = Shock("a.r", 0, 12_000, False)
    apart, both = (
        said(driven_at(play(MovementPhase(0), rhino("a.r", 20, 32), each, dice=None), shock)) for each in (beside, near)
    )
    assert apart[0]["stands"] == both[0]["stands"]
    assert apart[0]["stopped"] < both[0]["stopped"]
    fleeing = marines("b.t", 20, 22, 2, fleeing=True)
    for other in (fleeing, vehicle("b.t", "trukk", "trukk", 20, 22)):
        assert not said(driven_at(play(MovementPhase(0), rhino("a.r", 20, 32), other, dice=None), shock))


@pytest.mark.rule("WH-UNIT-05", "WH-SHOOT-07")
def test_a_power_that_is_shot_with_is_told_as_the_odds_have_it() -> None:
    mind = odds.ask("wh40k5", attacker="1 librarian smite", target="4 boy", range=6)
    librarian = unit("a.l", "librarian", [row("librarian", 1, "smite")], 10, 16)
    battle = play(MovementPhase(0), librarian, boyz("b.b", 10, 10, 4), dice=None)
    (figures,) = said(psychic(battle, Shoot("a.l", "b.b", (Firing("a.l.1", "smite"),))))
    assert figures == {"power": percent(mind.chance("power")), "perils": percent(mind.chance("perils"))}
    assert not said(psychic(battle, Shoot("a.l", "b.b", (Firing("a.l.1", "bolt-pistol"),))))


@pytest.mark.rule("WH-CCW-08", "WH-UNIT-05")
@pytest.mark.parametrize("leadership", [10, 8])
def test_the_power_of_a_force_weapon_is_told_as_the_engine_tests_it(leadership: int) -> None:
    librarian = unit("a.l", "librarian", [row("librarian")], 10, 16)
    battle = play(MovementPhase(0), librarian, boyz("b.b", 10, 10, 4), dice=None)
    start = battle.subgame(Frame(ForcePowers((Bearer("a.l", "a.l.1", leadership),))))
    (figures,) = said(psychic(start, UsePower()))
    before = sum(model.wounds for model in of(start, "a.l").models)
    found: Any = exactly(
        start,
        lambda here: here.over,
        lambda here: (
            [event.passed for event in happened(here, PowerUsed)][-1:] == [True],
            before - sum(model.wounds for model in of(here, "a.l").models) > 0,
        ),
        lambda here: UsePower(),
    )
    assert figures["power"] == percent(sum(chance for (came, _), chance in found.items() if came))
    hurt = sum(chance for (_, lost), chance in found.items() if lost)
    assert hurt > 0
    assert figures["perils"] >= percent(hurt)


@pytest.mark.rule("WH-USR-25", "WH-MOVE-05")
def test_a_run_in_a_waaagh_says_how_often_it_costs_a_wound() -> None:
    mob, foe = boyz("a.o", 10, 30, 3), marines("b.m", 10, 5)
    called, calm = (
        play(ShootingPhase(0), mob, foe, waaagh=turn, dice=None, phase="shooting") for turn in ((1, None), (None, None))
    )
    asked: Any = called.decision
    (figures,) = said(perils(called, asked, Run("a.o")))
    ends: Any = exactly(
        called.subgame(Frame(Running("a.o"))),
        lambda here: here.over or isinstance(here.decision, ChooseWay | ChooseCasualties),
        lambda here: isinstance(here.decision, ChooseCasualties),
    )
    assert figures["percent"] == percent(ends[True])
    assert not said(perils(calm, asked, Run("a.o")))


@pytest.mark.rule("WH-VEH-08", "WH-VEH-35", "WH-VEH-21")
@pytest.mark.parametrize("option", ["ordinary", "squadron"])
def test_hits_shared_out_among_a_squadron_destroy_as_many_as_it_is_said(option: str) -> None:
    firers = boyz("a.o", 20, 40, 3, "rokkit-launcha")
    start = Shooting("a.o", "b.s", everyone(firers, "rokkit-launcha"))
    options = {"squadron_of_one": option}
    battle = play(start, firers, speeder("b.s", 20, 26, 2), dice=(5, 5, 5), options=options)
    decision: Any = battle.decision
    assert isinstance(decision, ChooseShares)
    for choice in battle.choices():
        (chart,) = preview_odds.chances(battle, decision, choice).charts
        after = battle.clone()
        after.source = Waiting()
        after.choose(choice)
        ends: Any = exactly(after, lambda here: here.over, lambda here: 2 - len(of(here, "b.s").models))
        told = {int(bar.label): bar.probability for bar in chart.bars}
        assert told == {number: pytest.approx(float(ends.get(number, 0)), abs=1e-12) for number in range(3)}
        assert ends[1]
        assert ends[2]
