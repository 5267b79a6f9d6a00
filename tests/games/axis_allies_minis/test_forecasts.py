"""Forecasts of the dice of Axis & Allies Miniatures, against every face of every die; previews show the same."""

from random import Random

import pytest

import grognard
from grognard.core.battle import RollDice
from grognard.core.engine.dice import Waiting
from grognard.core.records import to_builtins
from grognard.core.wire.previews import ChoiceProposal
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.odds import forecasts
from grognard.games.axis_allies_minis.odds.attack_odds import outcome_of, worsens
from grognard.games.axis_allies_minis.odds.odds_attack import attack_odds
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.movement.obstacles import Mines
from grognard.games.axis_allies_minis.rules.reactions.reaction_shot import ReactionShot
from grognard.games.axis_allies_minis.rules.turn.casualty import TurnMarkers
from grognard.games.axis_allies_minis.rules.turn.initiative import ChooseReroll, Initiative
from grognard.games.axis_allies_minis.state.choices import Attack, Reroll
from grognard.games.axis_allies_minis.table import preview
from grognard.games.axis_allies_minis.table.preview_tables import percent
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, play, terrain, unit
from tests.odds.counting import counted


def as_dict(spread):
    return {outcome: float(chance) for outcome, chance in spread.chances.items() if chance}


def check(battle):
    """The forecast that begins here is what the dice can come to, each with its chance."""
    assert isinstance(battle.decision, RollDice)
    (trial,) = forecasts.trials(battle)
    assert as_dict(trial.spread) == pytest.approx(counted(battle, trial), abs=1e-12)
    return trial


GARAND, MAUSER = "m1-garand-rifle", "mauser-kar-98k"
SHERMAN, PANZER = "m4a1-sherman", "panzer-iv-ausf-g"


@pytest.mark.rule("AAM-HIT-04", "AAM-HIT-05", "AAM-COVER-03", "AAM-COND-02")
@pytest.mark.parametrize("covered", [False, True])
@pytest.mark.parametrize(("attacker", "target"), [(GARAND, MAUSER), (SHERMAN, PANZER), (SHERMAN, MAUSER)])
@pytest.mark.parametrize("marked", [(), ("disrupted",)])
def test_an_attack(attacker, target, covered, marked):
    field = ground(terrain(D5="F") if covered else terrain())
    battle = play(
        AttackAction(Attack("a.one", "b.two")),
        unit("a.one", attacker, "D7"),
        unit("b.two", target, "D5", facing="S", hits=marked),
        dice=None,
        map=field,
    )
    trial = check(battle)
    base = 1 if marked else 0
    assert trial.shares[0].worth == tuple(max(0, step - base) for step in range(4))


@pytest.mark.rule("AAM-DF-08", "AAM-DF-11", "AAM-COVER-05")
@pytest.mark.parametrize("ability", ["", "double-shot"])
@pytest.mark.parametrize("covered", [False, True])
def test_a_shot_in_reaction(cards: CardBox, ability, covered):
    shooter = cards.make(GARAND, ability) if ability else GARAND
    field = ground(terrain(D5="F") if covered else terrain())
    start = ReactionShot("a.one", "b.two", at("D5"), Direction("S"), "defensive", entered=True)
    battle = play(start, unit("a.one", shooter, "D6"), unit("b.two", MAUSER, "D5"), dice=None, map=field)
    check(battle)


@pytest.mark.rule("AAM-SA-49", "AAM-SA-51")
@pytest.mark.parametrize(("ability", "lucky"), [("fire-hazard", (1, 0)), ("endurance", (0, 1))])
def test_rolls_of_abilities_when_markers_are_turned(cards: CardBox, ability, lucky):
    hits = ("disrupted", "damaged", "destroyed") if ability == "endurance" else ("disrupted", "damaged")
    tank = unit("b.two", cards.make(PANZER, ability), "D5", hits=hits)
    trial = check(play(TurnMarkers(("b.two",)), tank, dice=None))
    assert trial.shares[0].worth == lucky


@pytest.mark.rule("AAM-SA-20")
def test_remote_control_is_shown_with_the_chance_to_arrive(cards: CardBox):
    attack = Attack("a.bomb", "b.tank", "remote-control")
    units = unit("a.bomb", cards.make(SHERMAN, "remote-control"), "D8"), unit("b.tank", PANZER, "D5", facing="S")
    battle = play(AttackAction(attack), *units, dice=None)
    trial = check(battle)
    arrives = [bar.probability for bar in preview.attack_preview(look(*units), attack).charts[0].bars]
    assert arrives == pytest.approx([float(chance) for chance in trial.spread.chances.chances])
    assert arrives == pytest.approx([3 / 4, 1 / 4])


@pytest.mark.rule("AAM-SA-06")
def test_all_whom_a_blast_strikes_are_named(cards: CardBox):
    gun = unit("a.gun", cards.make(SHERMAN, "blast"), "D8")
    battle = look(gun, unit("b.two", MAUSER, "D5"), unit("b.three", MAUSER, "D5"), unit("a.own", GARAND, "D5"))
    told = [english(note.message) for note in preview.attack_preview(battle, Attack("a.gun", "b.two")).notes]
    assert [note for note in told if "is attacked too" in note] == [
        f"{name}{whose} is attacked too: {percent(worsens(aim, battle.state.units[id]))}% that it tells."
        for id, name, whose in (("b.three", "Mauser Kar 98k", ""), ("a.own", "M1 Garand Rifle", ", your own,"))
        if (aim := aimed(battle, "a.gun", id, area=True))
    ]


@pytest.mark.rule("AAM-SA-49")
def test_what_a_fire_makes_of_an_attack_is_told():
    burning = next(name for name, card in sorted(CARDS.items()) if card.has("fire-hazard"))
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.two", burning, "D5", facing="S"))
    told = [english(note.message) for note in preview.attack_preview(battle, Attack("a.tank", "b.two")).notes]
    chance = attack_odds(battle, aimed(battle, "a.tank", "b.two")).chance("destroyed")
    plain = outcome_of(aimed(battle, "a.tank", "b.two"), battle.state.units["b.two"]).marked["destroyed"]
    assert chance > plain
    assert any(f"is destroyed with {percent(chance)}%" in note for note in told)


@pytest.mark.rule("AAM-TERRAIN-14")
def test_mines():
    check(play(Mines("a.one"), unit("a.one", GARAND, "D7"), dice=None))


@pytest.mark.rule("AAM-TURN-02", "AAM-TURN-03", "AAM-TURN-04")
@pytest.mark.parametrize("tie", ["higher_bonus", "reroll"])
def test_initiative_and_both_dice_again(cards: CardBox, tie):
    leader = cards.make("red-devil-captain", "organization")
    battle = play(
        Initiative(),
        unit("a.boss", leader, "D9"),
        unit("b.two", MAUSER, "D3"),
        dice=None,
        options={"initiative_tie": tie},
    )
    trial = check(battle)
    assert [(share.seat, share.worth) for share in trial.shares] == [(0, (0, 0.5, 1)), (1, (1, 0.5, 0))]
    battle.resolve_chance((1, 2, 6, 5))
    assert isinstance(battle.decision, ChooseReroll)
    (chart,) = battle.system.table.preview(battle, 0, ChoiceProposal(to_builtins(Reroll()))).charts
    battle.choose(Reroll())
    again = check(battle)
    assert [bar.probability for bar in chart.bars] == pytest.approx([float(p) for p in again.spread.chances.chances])


@pytest.mark.rule("AAM-HIT-05")
@pytest.mark.slow
@pytest.mark.parametrize("seed", [pytest.param(0, marks=pytest.mark.sample), 2, 3])
def test_what_is_shown_before_an_attack_is_what_is_forecast_of_its_dice(seed):
    random = Random(seed)
    battle = grognard.battle("axis_allies_minis", seed=seed)
    seen = 0
    while (decision := battle.decision) is not None:
        listed = list(battle.choices(decision))
        attacks = [choice for choice in listed if isinstance(choice, Attack) and not choice.weapon]
        choice = random.choice(attacks) if attacks else battle.sample(random, decision)
        if attacks:
            shown = battle.system.table.preview(battle, decision.seat, ChoiceProposal(to_builtins(choice)))
            copy = battle.clone()
            copy.source = Waiting()
            copy.choose(choice, decision.seat)
            if isinstance(copy.decision, RollDice):
                (trial,) = forecasts.trials(copy)
                wanted = {bar.label: bar.probability for bar in shown.charts[-1].bars if bar.probability}
                assert as_dict(trial.spread) == pytest.approx(wanted)
                seen += 1
        battle.take(choice, decision)
    assert seen > 10
