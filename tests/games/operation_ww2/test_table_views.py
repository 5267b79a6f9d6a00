"""What the table shows of a battle of cards: the hand, declared ways, prospects of fire, held shots, why not."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.engine.dice import Brackets, Pool, Roll, Successes
from grognard.core.messages import say
from grognard.core.records import replace, to_builtins
from grognard.core.wire.overlays import Area, Callout, Ghosts, Path, Ring, SightLine, Stops
from grognard.core.wire.previews import ChoiceProposal, DragProposal, HoldProposal, LookProposal, Preview, Waypoint
from grognard.core.words import english
from grognard.games.operation_ww2 import SYSTEM
from grognard.games.operation_ww2.evaluation.place_reasons import place_reason
from grognard.games.operation_ww2.odds.volley_forecast import as_if, forecast_volley
from grognard.games.operation_ww2.rules.turn.chain import Chains
from grognard.games.operation_ww2.state.choices import Pass, PlayCard
from grognard.games.operation_ww2.state.intents import AssaultIntent, FireIntent, Held, MoveIntent
from grognard.games.operation_ww2.state.names import unit_name
from grognard.games.operation_ww2.state.state import State
from grognard.games.operation_ww2.table.log_lines import roll_sentence
from grognard.games.operation_ww2.table.preview_tables import fire_panels
from grognard.games.operation_ww2.table.view import scene
from tests.games.operation_ww2.firing_line import piece
from tests.games.operation_ww2.table import card, ground, play, unit


def line(id: str, y: float, count: int = 5) -> Any:
    """A squad of riflemen in line."""
    squad = unit(id, *[(40 + 3 * number, y) for number in range(count)])
    rifles = tuple(replace(model, weapons=("m1-garand",)) for model in squad.models)
    return replace(squad, models=rifles)


def opened(hands: tuple[str, str] = ("M8 F5 A4 X3 C6", "M7 F2 A1"), **more: Any) -> Battle[State]:
    """Two squads 50 cm apart; seat 0 opens."""
    battle = play(
        Chains(0), line("a.one", 100), line("a.two", 110), line("b.one", 50), line("b.two", 20),
        hands=hands, zones=("south", "north"), nations=("american", "german"), **more,
    )  # fmt: skip
    battle.system = SYSTEM
    return battle


def drag(battle: Battle[State], unit: str, *places: tuple[float, float], **switches: str) -> Preview:
    way = [Waypoint(round(x * 1000), round(y * 1000)) for x, y in places]
    return SYSTEM.table.preview(battle, 0, DragProposal(unit, way, switches=switches))


def overlay(preview: Preview, kind: type) -> Any:
    return next((each for each in preview.overlays if isinstance(each, kind)), None)


@pytest.mark.parametrize(
    ("pools", "faces", "words"),
    [
        ((Pool(3, Successes(7), 10),), (6, 7, 1), "To hit, 7 or more, a die for each shot"),
        ((Pool(2, Successes(7), 10), Pool(1, Successes(9), 10)), (6, 7, 1), "To hit, a die for each shot"),
        ((Pool(2, Brackets((2, 3)), 10),), (2, 1), "Damage, a die for each hit: scared from 2 on, dead from 3 on"),
        ((Pool(1, Brackets((3, 3)), 10),), (2,), "Damage, a die for each hit: dead from 3 on"),
        ((Pool(1, Brackets((5, 11)), 10),), (2,), "Damage, a die for each hit: scared from 5 on"),
        (
            (Pool(2, Brackets((2, 3)), 10), Pool(1, Brackets((5, 10)), 10)),
            (2, 1, 9),
            "Damage, a die for each hit: 2, 1 (scared from 2 on, dead from 3 on), "
            "9 (scared from 5 on, dead from 10 on)",
        ),
    ],
)
def test_the_log_says_what_the_dice_of_a_volley_are_for_and_what_each_needs(pools: Any, faces: Any, words: str):
    purpose = say("az-roll-damage" if words.startswith("Damage") else "az-roll-to-hit")
    assert english(roll_sentence(Roll(pools, purpose, (), several=True), faces)) == words


def test_the_table_shows_whose_edge_is_whose():
    assert [side.edge for side in scene(opened(), 0).sides] == ["near", "far"]


def test_a_suggested_place_says_its_cover_and_what_is_near():
    battle = opened(map=ground(piece("woods", 30, 90, 50, 110)))
    told = english(place_reason(battle, battle.state.units["a.one"], 40_000, 100_000))
    assert told.startswith(f"{english(unit_name(battle, 'a.one'))} stands in light cover, in front")
    far = english(place_reason(battle, battle.state.units["a.one"], 90_000, 20_000))
    assert "in the open" in far


@pytest.mark.rule("AZ-RCT-02", "AZ-RCT-05")
def test_the_hand_is_offered_card_by_card_and_what_is_too_high_says_why():
    battle = opened()
    view = SYSTEM.table.present(battle, battle.decisions[0])
    assert view.kind == "card"
    assert {(option.unit, english(option.card.name)) for option in view.options if option.card} == {
        (id, name)
        for id in ("a.one", "a.two")
        for name in ("Ambush 3", "Assault 4", "Fire 5", "Covering Fire 6", "Move 8")
    }
    battle.choose(PlayCard("a.one", card("F5")))
    battle.choose(FireIntent("b.one"))
    view = SYSTEM.table.present(battle, battle.decisions[0])
    shut = [option for option in view.options if option.refused is not None]
    assert {english(option.card.name) for option in shut if option.card} == {"Move 7"}
    assert all(option.rules == ["AZ-RCT-02", "AZ-RCT-05"] for option in shut)
    assert "lower number" in english(shut[0].refused)  # type: ignore[arg-type]
    assert any(option.key == "P" for option in view.options)


@pytest.mark.rule("AZ-MOV-01", "AZ-MOV-03", "AZ-INT-08")
def test_a_drag_becomes_a_way_as_slow_as_it_can_be():
    battle = opened()
    battle.choose(PlayCard("a.one", card("M8")))
    view = SYSTEM.table.present(battle, battle.decisions[0])
    assert view.move is not None
    assert (view.move.start.x, view.move.start.y) == (40_000, 100_000)  # type: ignore[union-attr]
    assert view.move.allowance == 20_000
    for far, speed, wanted in ((8, "needed", "slow"), (15, "needed", "fast"), (8, "fast", "fast")):
        preview = drag(battle, "a.one", (40, 100 - far), speed=speed)
        choice = SYSTEM.rules.decode_choice(preview.choice)
        assert isinstance(choice, MoveIntent)
        assert (choice.way, choice.speed) == (((40_000, (100 - far) * 1000),), wanted)
        assert battle.refusal(choice) is None
        ghosts = overlay(preview, Ghosts)
        assert len(ghosts.models) == 5
        assert overlay(preview, Path).illegal_from is None


@pytest.mark.rule("AZ-MOV-01")
def test_a_way_too_far_is_drawn_with_the_part_that_is_forbidden_and_its_rule():
    battle = opened()
    battle.choose(PlayCard("a.one", card("M8")))
    preview = drag(battle, "a.one", (40, 70))
    assert preview.choice is None
    assert 19_000 <= overlay(preview, Path).illegal_from <= 20_000
    assert preview.notes[0].tone == "refusal"
    assert "AZ-MOV-01" in preview.notes[0].rules
    # Slowly only half as far.
    assert 9_000 <= overlay(drag(battle, "a.one", (40, 80), speed="slow"), Path).illegal_from <= 10_000


@pytest.mark.rule("AZ-INT-02")
def test_an_assault_says_at_whom_and_when_it_fires():
    battle = opened()
    battle.choose(PlayCard("a.one", card("A4")))
    view = SYSTEM.table.present(battle, battle.decisions[0])
    assert view.move is not None
    switches = {each.name: each for each in view.move.switches}
    assert {value.unit for value in switches["target"].values} == {"b.one", "b.two"}
    assert switches["target"].value == "b.one"
    preview = drag(battle, "a.one", (40, 90), target="b.two", fires="first")
    choice = SYSTEM.rules.decode_choice(preview.choice)
    assert isinstance(choice, AssaultIntent)
    assert (choice.target, choice.fires) == ("b.two", "first")
    assert overlay(preview, SightLine) is not None


@pytest.mark.rule("AZ-FIRE-11", "AZ-ORD-05")
def test_the_needed_number_is_the_volleys_own_with_every_part():
    battle = opened()
    battle.choose(PlayCard("a.one", card("C6")))
    view = SYSTEM.table.present(battle, battle.decisions[0])
    first = next(option for option in view.options if option.target == "b.one")
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(first.choice))
    (table,) = preview.tables
    assert table.totals == ["8+"]
    assert [(row.rule, row.values) for row in table.rows] == [("AZ-WPN-05", ["7"]), ("AZ-ORD-05", ["−1"])]
    found = forecast_volley(battle, battle.state.units["a.one"], battle.state.units["b.one"], "covering-fire")
    assert {shot.need for shot in found.shots} == {8}
    # Ten dice of five rifles, three in ten hit, of these dice 6 to 10 kill in the open at -3.
    assert found.odds.hits.mean == pytest.approx(3.0)
    assert float(found.odds.dead.mean) == pytest.approx(sum(shot.dice for shot in found.shots) * 0.3 * 0.5, abs=0.01)
    chart = preview.charts[0]
    assert sum(bar.probability for bar in chart.bars) == pytest.approx(1.0)


@pytest.mark.rule("AZ-INT-10", "AZ-ORD-09", "AZ-DET-01")
def test_who_is_not_detected_may_be_named_and_the_table_says_what_comes_of_it():
    battle = opened()
    battle.choose(PlayCard("a.one", card("F5")))
    view = SYSTEM.table.present(battle, battle.decisions[0])
    far = next(option for option in view.options if option.target == "b.two")
    assert "not detect" in english(far.hint)  # type: ignore[arg-type]
    assert far.rules == ["AZ-FIRE-01"]
    preview = SYSTEM.table.preview(battle, 0, ChoiceProposal(far.choice))
    assert preview.choice is not None
    told = [english(note.message) for note in preview.notes]
    assert any("nothing would come of it" in each for each in told)
    assert any("Covering Fire" in each for each in told)


@pytest.mark.rule("AZ-ANT-02", "AZ-ANT-08", "AZ-ANT-09")
def test_a_held_shot_is_looked_at_where_the_mover_will_be():
    battle = play(
        Chains(1), line("a.one", 100), line("b.one", 50), hands=("F5", "M7"), zones=("south", "north"),
        nations=("american", "german"),
    )  # fmt: skip
    battle.system = SYSTEM
    battle.choose(PlayCard("b.one", card("M7")))
    battle.choose(MoveIntent("b.one.1", ((40_000, 70_000),), "fast"))
    battle.choose(PlayCard("a.one", card("F5")))
    view = SYSTEM.table.present(battle, battle.decisions[0])
    (hold,) = view.holds
    assert hold.unit == "b.one"
    assert [(spot.x, spot.y) for spot in hold.way] == [(40_000, 50_000), (40_000, 70_000)]
    for at, gap in ((0, 48), (20_000, 28)):
        preview = SYSTEM.table.preview(battle, 0, HoldProposal("b.one", at))
        assert SYSTEM.rules.decode_choice(preview.choice) == FireIntent("b.one", Held("b.one", at))
        stop = overlay(preview, Stops).points[0]
        assert (stop.x, stop.y) == (40_000, 50_000 + at)
        sight = overlay(preview, SightLine)
        assert abs(sight.start.y - sight.end.y) == (gap + 2) * 1000
    beyond = SYSTEM.table.preview(battle, 0, HoldProposal("b.one", 20_001))
    assert beyond.choice is None
    assert beyond.notes[0].rules == ["AZ-ANT-10"]


def test_looking_as_if_changes_nothing():
    battle = opened()
    moved = replace(battle.state.units["a.one"], models=battle.state.units["a.one"].models[:2])
    before = str(battle.position)
    other = as_if(battle, moved)
    assert len(other.state.units["a.one"].models) == 2
    assert str(battle.position) == before
    assert as_if(battle, battle.state.units["a.one"]) is battle


@pytest.mark.rule("AZ-DET-03")
def test_a_unit_looked_at_shows_from_how_far_it_is_detected():
    preview = SYSTEM.table.preview(opened(), 0, LookProposal("b.one"))
    rings = [each for each in preview.overlays if isinstance(each, Ring)]
    assert [ring.radius for ring in rings] == [60_000, 30_000]


def test_badges_say_who_has_a_card_who_has_acted_and_who_is_broken():
    battle = opened()
    battle.state = battle.state.changing("b.two", broken=True, detection="fired")
    battle.state = battle.state.changing("a.two", acted_turn=1)
    battle.choose(PlayCard("a.one", card("F5")))
    shown = {each.id: [badge.kind for badge in each.badges] for each in scene(battle, 0).units}
    assert shown == {"a.one": ["card"], "a.two": ["acted"], "b.one": [], "b.two": ["broken", "fired"]}
    (badge,) = next(each.badges for each in scene(battle, 0).units if each.id == "a.one")
    assert badge.text == "5"


def test_passing_tells_how_many_orders_are_carried_out():
    battle = opened()
    battle.choose(PlayCard("a.one", card("F5")))
    battle.choose(FireIntent("b.one"))
    preview = SYSTEM.table.preview(battle, 1, ChoiceProposal(to_builtins(Pass())))
    assert preview.choice is not None
    assert "is carried out" in english(preview.notes[0].message)


@pytest.mark.rule("AZ-COV-01", "AZ-COV-03")
def test_what_covers_the_target_is_named_and_marked():
    wall = piece("low-wall", 20, 52, 80, 54)
    battle = play(Chains(0), line("a.one", 100), line("b.one", 50), hands=("F5", "M7"), map=ground(wall))
    shown, *_ = fire_panels(battle, battle.state.units["a.one"], battle.state.units["b.one"], "fire")
    (area,) = [each for each in shown if isinstance(each, Area)]
    assert area.style == "cover"
    assert {(spot.x, spot.y) for spot in area.polygons[0]} == {
        (x, y) for x in (20_000, 80_000) for y in (52_000, 54_000)
    }
    (callout,) = [each for each in shown if isinstance(each, Callout)]
    assert "medium cover: low wall" in [english(each).lower() for each in callout.lines]


@pytest.mark.rule("AZ-COV-01")
def test_without_cover_nothing_is_marked():
    battle = opened()
    shown, *_ = fire_panels(battle, battle.state.units["a.one"], battle.state.units["b.one"], "fire")
    assert not [each for each in shown if isinstance(each, Area)]
