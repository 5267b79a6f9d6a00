"""Decisions as a table shows them: questions, options with their chances, where each unit may go."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.core.battle import Battle, RollDice
from grognard.core.contract import check_previews, check_views
from grognard.core.engine.choices import Choice
from grognard.core.engine.dice import Waiting
from grognard.core.records import replace, to_builtins
from grognard.core.wire.previews import ChoiceProposal, DragProposal, LookProposal, Waypoint
from grognard.core.words import english
from grognard.games.axis_allies_minis.data.armies import Army, ArmyObstacle, ArmyUnit
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import Side
from grognard.games.axis_allies_minis.ground.layout import centre
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction, AttackAgain
from grognard.games.axis_allies_minis.rules.movement.march import Marching
from grognard.games.axis_allies_minis.rules.movement.penalty import StackingPenalty
from grognard.games.axis_allies_minis.rules.turn.deployment import PlaceUnit, SettingUp
from grognard.games.axis_allies_minis.rules.turn.initiative import ChooseReroll
from grognard.games.axis_allies_minis.rules.turn.turn import Actions
from grognard.games.axis_allies_minis.state.choices import Attack, GoFirst, March
from grognard.games.axis_allies_minis.state.occasions import Reacting
from grognard.games.axis_allies_minis.state.state import Obstacle, State
from grognard.games.axis_allies_minis.table.questions import present
from grognard.space.hex.grid import Direction, from_label
from tests.games.axis_allies_minis.table import at, play, unit
from tests.games.playing import answer, asked


def shown(battle):
    return present(battle, asked(battle))


def options(view, unit=None):
    return {english(each.label): each for each in view.options if unit is None or each.unit == unit}


def figure(option):
    return english(option.figure)


# ---- a player's part ---------------------------------------------------------------------------------------------


@pytest.fixture
def assault():
    return play(
        Actions(0),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("a.garand", "m1-garand-rifle", "F7", acted=True),
        unit("b.panzer", "panzer-iv-ausf-g", "D3", "S"),
        unit("b.mauser", "mauser-kar-98k", "C6"),
    )


@pytest.mark.rule("AAM-TURN-07")
def test_a_unit_with_nothing_to_attack_is_told_what_keeps_it_from_the_nearest_enemy():
    battle = play(
        Actions(0),
        unit("a.garand", "m1-garand-rifle", "D10"),
        unit("b.near", "mauser-kar-98k", "D2"),
        unit("b.far", "panzer-iv-ausf-g", "D1"),
    )
    (told,) = (each for each in shown(battle).options if each.refused)
    assert told.choice is None
    assert (told.unit, told.target) == ("a.garand", None)
    assert "Mauser" in english(told.label)
    refused = asked(battle).refusal(battle, Attack("a.garand", "b.near"))
    assert (told.refused, told.rules) == (refused.message, list(refused.rules))
    near = play(Actions(0), unit("a.garand", "m1-garand-rifle", "D4"), unit("b.near", "mauser-kar-98k", "D2"))
    assert not any(each.refused for each in shown(near).options)


@pytest.mark.rule("AAM-TURN-07", "AAM-TURN-10", "AAM-HIT-01")
def test_a_units_attacks_come_with_their_chances_the_best_first(assault):
    view = shown(assault)
    assert (view.kind, view.seat) == ("activate", 0)
    assert english(view.question) == "Choose a unit: it attacks, moves or goes on overwatch."
    attacks = [each for each in view.options if each.target is not None]
    assert [each.target for each in attacks] == ["b.mauser", "b.panzer"]
    assert [each.primary for each in attacks] == [True, False]
    assert figure(attacks[0]) == "75%"
    assert english(attacks[1].hint) == "range 4, 11 dice on 4+, defence 5"
    assert attacks[1].choice == to_builtins(Attack("a.sherman", "b.panzer"))
    assert {each.unit for each in view.options} == {"a.sherman", None}
    finish = view.options[-1]
    assert (english(finish.label), finish.key, finish.primary) == ("Finish the assault phase", "F", False)


@pytest.mark.rule("AAM-OW-02")
def test_overwatch_is_offered_in_the_six_directions(assault):
    ways = [each for each in shown(assault).options if each.facing is not None]
    assert [each.facing for each in ways] == [0, 60_000, 120_000, 180_000, 240_000, 300_000]
    assert english(ways[1].label) == "Overwatch to the north-east"


@pytest.mark.rule("AAM-MOVE-01", "AAM-MOVE-07")
def test_a_unit_that_may_move_is_asked_where_to(assault):
    (move,) = shown(assault).moves
    assert (move.unit, move.allowance) == ("a.sherman", 4)
    assert "D6" in move.hexes
    assert "D7" not in move.hexes
    assert len(move.facings) == 6
    spot = centre(at("D6"))
    drag = DragProposal("a.sherman", [Waypoint(spot.x, spot.y)], turn=120_000)
    made = assault.system.rules.decode_choice(assault.system.table.preview(assault, 0, drag).choice)
    assert made == March("a.sherman", (at("D6"),), Direction.SE)


@pytest.mark.rule("AAM-MOVE-12", "AAM-MOVE-18")
def test_boarding_and_getting_off_are_offered():
    rider = replace(unit("a.bazooka", "bazooka", "D7"), place="aboard", carrier="a.track")
    battle = play(
        Actions(0),
        unit("a.track", "m3-half-track", "D7"),
        rider,
        unit("a.other", "m3-half-track", "F7"),
        unit("a.garand", "m1-garand-rifle", "F7"),
        unit("b.mauser", "mauser-kar-98k", "A1"),
        phase="movement",
    )
    view = shown(battle)
    board = options(view, "a.garand")["Board M3 Half-Track"]
    assert (board.target, board.key) == ("a.other", "B")
    (off,) = [move for move in view.moves if move.unit == "a.bazooka"]
    assert off.hexes == ["D7"]


@pytest.mark.rule("AAM-SA-15", "AAM-SA-48", "AAM-GRAZE-01", "AAM-SA-01")
def test_what_is_special_about_an_attack_is_said():
    battle = play(
        Actions(0),
        unit("a.easy", "m4a3e8-sherman-easy-eight", "D7"),
        unit("a.mg", "m1919-mg", "F8"),
        unit("a.bazooka", "bazooka", "D5"),
        unit("b.panzer", "panzer-iv-ausf-g", "D5", "S"),
        unit("b.one", "mauser-kar-98k", "F6"),
        unit("b.two", "mauser-kar-98k", "F6"),
    )
    labels = set(options(shown(battle)))
    assert "Panzer IV Ausf. G, with Armor-Piercing Rounds" in labels
    assert "Mauser Kar 98k, then grazing fire" in labels
    assert "Panzer IV Ausf. G: Close Assault" in labels


# ---- reactions and interludes ------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-DF-07", "AAM-DF-08")
def test_defensive_fire_is_offered_in_both_hexes_with_the_chance_to_stop():
    battle = play(
        Marching("a.sherman", (at("D6"),), Direction.N),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.pak", "pak-40-anti-tank-gun", "E7"),
        phase="movement",
    )
    asked(battle, Reacting)
    view = shown(battle)
    assert (view.kind, view.urgent, view.acting, view.against) == ("reaction", True, "b.pak", "a.sherman")
    assert english(view.question) == "M4A1 Sherman moves from D7 to D6. Fire at it?"
    found = options(view)
    assert set(found) == {
        "PaK 40 Anti-Tank Gun: as it enters D6",
        "PaK 40 Anti-Tank Gun: as it leaves D7",
        "Hold fire",
    }
    assert figure(found["PaK 40 Anti-Tank Gun: as it enters D6"]) == "98%"
    shot = battle.system.table.preview(battle, 1, ChoiceProposal(view.options[0].choice))
    assert shot.headline is not None
    assert english(shot.headline) == "PaK 40 Anti-Tank Gun at M4A1 Sherman: 98%"
    assert [bar.label for bar in shot.charts[0].bars] == ["none", "disrupted"]


@pytest.mark.rule("AAM-SA-03")
def test_a_second_attack_is_offered_or_none():
    battle = play(
        AttackAction(Attack("a.mg", "b.mauser")),
        unit("a.mg", "m1919-mg", "D7"),
        unit("b.mauser", "mauser-kar-98k", "D5"),
        dice=[1] * 8,
    )
    asked(battle, AttackAgain)
    view = shown(battle)
    assert (view.kind, view.acting) == ("target", "a.mg")
    assert english(view.question) == "M1919 MG may attack once more. Whom?"
    assert english(view.options[-1].label) == "No attack"


@pytest.mark.rule("AAM-MOVE-14")
def test_after_dice_a_mover_says_where_to_go_on():
    battle = play(
        Marching("a.stug", (at("D6"), at("D5")), Direction.N),
        unit("a.stug", "m4a1-sherman", "D7"),
        unit("b.mauser", "mauser-kar-98k", "A1"),
        obstacles=[Obstacle(id="b.wall", kind="tank-obstacle", seat=1, at=at("D6"))],
        dice=[4],
        phase="movement",
    )
    view = shown(battle)
    assert (view.kind, view.move.unit, view.move.allowance) == ("move", "a.stug", 3)
    assert [english(each.label) for each in view.options] == ["On to D5 as planned", "Stop here"]
    turned = battle.system.table.preview(battle, 0, DragProposal("a.stug", [], turn=180_000))
    assert turned.choice == {"type": "Halt", "facing": "S"}


@pytest.mark.rule("AAM-STACK-05")
def test_a_penalty_names_each_unit_with_its_worth_and_markers():
    battle = play(
        StackingPenalty(0),
        *(unit(f"a.rifle{number}", "m1-garand-rifle", "D7") for number in range(3)),
        unit("a.captain", "red-devil-captain", "D7", hits=("disrupted",)),
        unit("b.mauser", "mauser-kar-98k", "A1"),
    )
    view = shown(battle)
    assert english(view.question) == "Too many enemies stand in D7: which of them takes a hit for it?"
    captain = next(each for each in view.options if each.unit == "a.captain")
    assert english(captain.hint) == "7 points, Disrupted, face down"


@pytest.mark.rule("AAM-TURN-04")
def test_whoever_is_behind_is_advised_to_roll_again():
    battle = play(Actions(0), unit("a.garand", "m1-garand-rifle", "D7"), unit("b.mauser", "mauser-kar-98k", "D2"))
    view = present(battle, ChooseReroll(0, (1, 2), (6, 5)))
    assert english(view.question) == "Initiative stands at 3 to 11 on the dice. Roll yours again?"
    assert [each.primary for each in view.options] == [True, False]


# ---- setting up and dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-GAME-04", "AAM-STACK-14")
def test_every_unit_may_be_set_up_in_its_zone_or_the_rest_at_once():
    battle = grognard.battle("axis_allies_minis", seed=2)
    assert english(shown(battle).question) == "The coin is yours. Do you set up first, or second?"
    answer(battle, GoFirst(True))
    decision = asked(battle, PlaceUnit)
    view = shown(battle)
    assert view.kind == "deploy"
    assert {move.unit for move in view.moves} == {unit.id for unit in battle.state.of(decision.seat)}
    zone = set(battle.context.zones[decision.seat])
    assert all(set(map(from_label, move.hexes)) <= zone for move in view.moves)
    assert [(english(each.label), each.key) for each in view.options] == [("Place the rest for me", "R")]
    outside = centre(at("G7"))
    drag = DragProposal(view.moves[0].unit, [Waypoint(outside.x, outside.y)])
    refused = battle.system.table.preview(battle, decision.seat, drag)
    assert refused.choice is None
    assert [(note.tone, note.rules) for note in refused.notes] == [("refusal", ["AAM-GAME-04"])]


@pytest.mark.rule("AAM-GAME-04")
def test_a_coin_is_asked_for_and_dice_by_what_they_decide():
    battle = play(SettingUp(), unit("a.garand", "m1-garand-rifle"), unit("b.mauser", "mauser-kar-98k"), dice=None)
    asked(battle, RollDice)
    view = shown(battle)
    assert english(view.question) == "Toss a coin: for whom does it fall?"
    assert [english(each.label) for each in view.options] == ["The US side", "The German side"]
    battle.choose(battle.system.rules.decode_choice(view.options[1].choice))
    assert asked(battle).seat == 1
    shot = play(
        AttackAction(Attack("a.sherman", "b.panzer")),
        unit("a.sherman", "m4a1-sherman", "D7"),
        unit("b.panzer", "panzer-iv-ausf-g", "D3", "S"),
        dice=None,
    )
    view = shown(shot)
    assert english(view.question) == "Roll 11 dice: Attack."
    assert (view.dice.count, view.dice.faces) == (11, 6)


# ---- whole battles -----------------------------------------------------------------------------------------------


def drawn_army(side: Side, random: Random) -> Any:
    """Twelve cards of a side at random, and one obstacle of each kind."""
    cards = [card for card in CARDS.values() if card.side == side]
    return to_builtins(
        Army(
            format="grognard-army",
            version=1,
            system="axis_allies_minis",
            name=f"drawn-{side}",
            side=side,
            unit=tuple(
                ArmyUnit(id=f"unit-{letter.lower()}", card=random.choice(cards).id, letter=letter)
                for letter in "ABCDEFGHIJKL"
            ),
            obstacle=tuple(
                ArmyObstacle(id=kind, kind=kind) for kind in ("barbed-wire", "minefield", "pillbox", "tank-obstacle")
            ),
        )
    )


def check_drags(battle: Battle[State], random: Random) -> None:
    """Where a unit may go it can be dragged, and what a drag offers is accepted."""
    decision = asked(battle)
    view = battle.system.table.present(battle, decision)
    asks = [*view.moves, *([view.move] if view.move is not None else [])]
    for ask in random.sample(asks, min(2, len(asks))):
        for name in random.sample(ask.hexes, min(2, len(ask.hexes))):
            spot = centre(from_label(name))
            made = battle.system.table.preview(
                battle, decision.seat, DragProposal(ask.unit, [Waypoint(spot.x, spot.y)])
            )
            assert made.choice is not None, (battle, ask.unit, name, made.notes)
            assert battle.refusal(battle.system.rules.decode_choice(made.choice), decision.seat) is None
        anywhere = [
            Waypoint(centre(place).x, centre(place).y) for place in random.sample(battle.context.board.hexes, 2)
        ]
        made = battle.system.table.preview(battle, decision.seat, DragProposal(ask.unit, anywhere))
        if made.choice is not None:
            assert battle.refusal(battle.system.rules.decode_choice(made.choice), decision.seat) is None


@pytest.mark.parametrize("seed", range(4))
def test_battles_of_drawn_armies_can_be_shown_throughout(seed):
    random = Random(seed)
    battle = grognard.battle(
        "axis_allies_minis",
        armies=(drawn_army("allies", random), drawn_army("axis", random)),
        map=("crossroads", "mill-island")[seed % 2],
        seed=seed,
    )
    seen: dict[str, int] = {}
    while not battle.over:
        decision = asked(battle)
        kind = type(decision).__name__
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2 or battle.number % 50 == 0:
            check_views(battle, decision)
            check_previews(battle, decision, random)
            check_drags(battle, random)
            some = random.choice(list(battle.state.units))
            battle.system.table.preview(battle, decision.seat, LookProposal(some, "G7"))
        battle.choose(boldly(battle, random), decision.seat)
    assert seen["Activate"] > 50
    result = battle.system.table.scene(battle, None).result
    assert result is not None
    assert english(result)


def boldly(battle: Battle[State], random: Random) -> Choice:
    """An accepted choice, rather an attack or a move than the end of the phase."""
    tries = [battle.sample(random) for _ in range(4)]
    return max(tries, key=lambda choice: (isinstance(choice, Attack), isinstance(choice, March)))


def test_a_battle_with_typed_dice_asks_for_each_roll():
    battle: Battle[State] = Battle(
        grognard.battle("axis_allies_minis", seed=1).system, grognard.battle("axis_allies_minis").setup, Waiting()
    )
    random = Random(3)
    asked_for = set()
    while not battle.over and battle.number < 220:
        decision = asked(battle)
        if isinstance(decision, RollDice):
            asked_for.add(decision.roll.purpose.id)
            english(battle.system.table.present(battle, decision).question)
        battle.choose(boldly(battle, random), decision.seat)
    assert {"aam-roll-coin", "aam-roll-initiative", "aam-roll-attack"} <= asked_for
