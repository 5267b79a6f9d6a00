"""The steps of a turn and what the chapters of definitions say (AZ-TRN, AZ-DEF, AZ-MOR-13)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.games.operation_ww2.ground.guns import crew_of
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.rules.fire.targets import is_infantry
from grognard.games.operation_ww2.rules.turn.cards import ChooseToGiveUp
from grognard.games.operation_ww2.rules.turn.turn import EndOfTurn, GameTurn
from grognard.games.operation_ww2.state.choices import GiveUp
from grognard.games.operation_ww2.state.events.cards import Shuffled
from grognard.games.operation_ww2.state.events.fire import Reloaded
from grognard.games.operation_ww2.state.events.morale import Fled, LoneTested
from grognard.games.operation_ww2.state.events.turn import FightingOver, TurnBegan
from grognard.games.operation_ww2.state.intents import AssaultIntent, FireIntent, MoveIntent
from grognard.games.operation_ww2.state.state import State, Unit
from tests.games.operation_ww2.firing_line import squad, vehicle
from tests.games.operation_ww2.table import Idle, happened, over, person, play, unit

DECKS = " ".join(f"M{number}" for number in range(1, 9)), " ".join(f"A{number}" for number in range(1, 9))
ONE = unit("a.one", (60, 100), broken=True)
"""The last of ten, broken."""

LISTS = {"a.one": {"people": 10}}


def turn(number: int, *units: Unit, dice: Any = None, **more: Any) -> Battle[State]:
    """A turn up to where somebody has to decide something, or to dice that are not given."""
    return play(GameTurn(number), *units, dice=dice, decks=DECKS, nations=("russian", "russian"), lists=LISTS, **more)


def named(battle: Battle[State], *kinds: Any) -> list[str]:
    """The events of these kinds."""
    return [type(event).__name__ for event in happened(battle, *kinds)]


@pytest.mark.rule("AZ-TRN-02", "AZ-LON-01")
def test_az_trn_02_lone_models_before_the_cards_or_by_the_option_in_the_panic_step():
    foe = unit("b.one", (60, 20))
    battle = turn(3, ONE, foe, dice=[9] + [1] * 40)
    assert isinstance(battle.log[0].event, TurnBegan)  # type: ignore[union-attr]
    order = [type(entry.event).__name__ for entry in battle.log if hasattr(entry, "event")]
    assert order.index("LoneTested") < order.index("Drawn") < order.index("Fled")
    late = turn(3, ONE, foe, dice=[9] + [1] * 40, options={"lone_test_step": "panic_step"})
    order = [type(entry.event).__name__ for entry in late.log if hasattr(entry, "event")]
    assert order.index("Drawn") < order.index("LoneTested") < order.index("Fled")


@pytest.mark.rule("AZ-LON-01")
def test_seed_lone_models_who_fails_is_removed_before_the_cards_and_brings_none():
    """Seed, Magányos modellek: he is taken off, and no card is drawn for him."""
    other, foe = unit("a.two", (20, 100)), unit("b.one", (60, 20))
    unbroken = replace(ONE, broken=False)
    lost = turn(3, unbroken, other, foe, dice=[1] * 41)
    assert lost.state.units["a.one"].place == "gone"
    kept = turn(3, unbroken, other, foe, dice=[9] + [1] * 40)
    assert len(kept.state.cards[0].hand) == len(lost.state.cards[0].hand) + 1


@pytest.mark.rule("AZ-TRN-06", "AZ-MOR-06")
def test_az_trn_06_nobody_panics_in_the_first_turn():
    squad_ = unit("a.one", (60, 100), (63, 100), broken=True)
    foe = unit("b.one", (60, 20))
    assert named(turn(1, squad_, foe, dice=[1] * 40), Fled) == []
    assert named(turn(2, squad_, foe, dice=[1] * 40), Fled) == ["Fled"]


@pytest.mark.rule("AZ-TRN-10")
def test_az_trn_10_the_battle_ends_when_nobody_is_left_after_the_lone_models_too():
    foe = unit("b.one", (60, 20))
    battle = turn(3, replace(ONE, broken=False), foe, dice=[1] * 41)
    assert happened(battle, FightingOver) == [FightingOver(last_turn=False)]
    never = turn(3, replace(ONE, broken=False), foe, dice=[1] * 41, options={"early_end": "never"})
    assert happened(never, FightingOver) == []


@pytest.mark.rule("AZ-TRN-11", "AZ-TRN-04", "AZ-CRW-13")
def test_az_trn_11_weapons_are_reloaded_then_the_cards_go_back_or_by_the_option_the_other_way_round():
    loaded = squad("a.one", (60, 60), ["panzerfaust"])
    loaded = replace(loaded, models=(replace(loaded.models[0], reload={"panzerfaust": 1}),))
    for value, first in (("reload-lights-cards", "Reloaded"), ("cards-lights-reload", "Shuffled")):
        battle = play(EndOfTurn(), loaded, unit("b.one", (60, 20)), decks=("M1 M2", "A1 A2"), played=("M5", ""),
                      dice=[1] * 5, options={"end_of_turn_order": value})  # fmt: skip
        kinds = named(battle, Reloaded, Shuffled)
        assert kinds[0] == first
        assert sorted(set(kinds)) == ["Reloaded", "Shuffled"]
        assert battle.state.units["a.one"].models[0].reload == {}


@pytest.mark.rule("AZ-TRN-04")
def test_az_trn_04_both_get_back_what_they_played_and_threw_away_and_keep_their_hands():
    battle = play(EndOfTurn(), unit("a.one", (60, 60)), unit("b.one", (60, 20)), hands=("F1 F2", "F3"),
                  decks=("M1", "A1"), played=("M5", "A5 A6"), discards=("M6 M7", "A7"), dice=[1] * 6)  # fmt: skip
    over(battle)
    german, american = battle.state.cards
    assert sorted(card.priority for card in german.deck) == [1, 5, 6, 7]
    assert sorted(card.priority for card in american.deck) == [1, 5, 6, 7]
    assert [card.priority for card in german.hand] == [1, 2]
    assert [card.priority for card in american.hand] == [3]
    assert (german.played, german.discards, american.played, american.discards) == ((), (), (), ())


@pytest.mark.rule("AZ-TRN-01")
def test_az_trn_01_no_turn_follows_once_the_fighting_is_over():
    units = unit("a.one", (60, 60), acted_turn=2), unit("b.one", (60, 20), acted_turn=2)
    for ended, turns in ((True, [2]), (False, [2, 3])):
        battle = play(GameTurn(2), *units, ended=ended, turns=3, dice=[1, 1, 1, 1])
        assert [event.turn for event in happened(battle, TurnBegan) if isinstance(event, TurnBegan)] == turns


@pytest.mark.rule("AZ-CRD-14", "AZ-TRN-02")
def test_az_crd_14_cards_are_exchanged_before_the_panic_step_or_by_the_option_after_it():
    fleeing = unit("a.one", (60, 60), broken=True)
    hands = " ".join(f"F{number}" for number in range(1, 9)), " ".join(f"A{number}" for number in range(1, 7))
    for option, fled in (("directly_after_draw", 0), ("after_panic_step", 1)):
        battle = play(GameTurn(2), fleeing, unit("b.one", (60, 20)), hands=hands, decks=("M1 M2", "M3 M4"),
                      dice=None, options={"privilege_timing": option})  # fmt: skip
        assert isinstance(battle.decision, ChooseToGiveUp)
        assert len(happened(battle, Fled)) == fled
        # It is asked once a turn.
        battle.choose(GiveUp(()))
        assert not isinstance(battle.decision, ChooseToGiveUp)


@pytest.mark.rule("AZ-MOV-05", "AZ-ART-12")
def test_az_mov_05_who_stands_10_cm_from_the_gun_is_still_of_its_crew():
    gun = person("a.gun.1", (60, 60), role="gun", weapons=("pak-40",), length=6_000, width=3_000)
    for place, count in ((72.5, 1), (72.501, 0)):
        squad = unit("a.gun", models=(gun, person("a.gun.2", (place, 60), role="gunner")))
        assert len(crew_of(play(Idle(), squad), squad, gun)) == count


# ---- definitions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-DEF-02", "AZ-DEF-03", "AZ-DEF-04", "AZ-DEF-11")
def test_az_def_03_what_drives_and_what_goes_on_foot():
    tank, truck, men = vehicle("a.tank", (60, 60)), vehicle("a.truck", (80, 60), "opel-blitz"), unit("a.men", (20, 60))
    assert tank.is_vehicle
    assert truck.is_vehicle
    assert not men.is_vehicle
    crew = replace(men, models=(*men.models, replace(men.models[0], id="a.men.gun", role="gun", weapons=("pak-40",))))
    assert [is_infantry(each) for each in (men, crew, tank, truck)] == [True, True, False, False]
    bikes = vehicle("a.bikes", (60, 60), "bmw-r75")
    g = play(Idle(), tank, truck, bikes)
    assert [sheets.is_motorcycle(g, each.models[0]) for each in (tank, truck, bikes)] == [False, False, True]
    tables = play(Idle(), tank).context.tables
    armoured = {sheet.type for sheet in tables.vehicles.values() if sheet.is_armoured}
    bare = {sheet.type for sheet in tables.vehicles.values() if not sheet.is_armoured}
    assert armoured == {"light-tank", "medium-tank", "heavy-tank", "half-track", "armoured-car"}
    # An artillery tractor on half-tracks has no armour.
    assert bare == {"truck", "car", "motorcycle-combination", "half-track"} | ({"motorcycle"} & bare)


@pytest.mark.rule("AZ-DEF-06", "AZ-DEF-07")
def test_az_def_06_what_the_lists_say_of_a_unit():
    battle = play(Idle(), unit("a.one", (20, 60)), lists={"a.one": {"training": 3, "characteristics": ("command",)}})
    quality = battle.context.qualities["a.one"]
    assert (quality.training, quality.panic_limit) == (3, 3)
    assert quality.characteristics == {"command"}
    tables = battle.context.tables
    assert all(row.rules for row in tables.characteristics.values())


@pytest.mark.rule("AZ-DEF-15")
def test_az_def_15_fractions_are_rounded_up_or_by_the_option_down():
    up, down = (play(Idle(), ONE, options={"rounding": value}).context for value in ("up", "down"))
    assert [up.half(number) for number in (7, 8, 9)] == [4, 4, 5]
    assert [down.half(number) for number in (7, 8, 9)] == [3, 4, 4]


@pytest.mark.rule("AZ-ORD-01", "AZ-ORD-02")
def test_az_ord_01_a_move_does_not_fire_and_an_assault_goes_less_far():
    assert "target" not in MoveIntent.__struct_fields__
    assert "way" not in FireIntent.__struct_fields__
    assert {"target", "way"} <= set(AssaultIntent.__struct_fields__)
    rate = play(Idle(), ONE).context.tables.rates["infantry"]
    assert (rate.fast, rate.assault) == (20_000, 15_000)
    tables = play(Idle(), ONE).context.tables
    assert (tables.to_hit["assault"].value, tables.orders["move"].fires) == (-1, "no")


@pytest.mark.rule("AZ-TRN-02")
def test_a_turn_begins_once():
    battle = turn(2, unit("a.one", (60, 100), (63, 100)), unit("b.one", (60, 20)), dice=[1] * 40)
    assert happened(battle, TurnBegan) == [TurnBegan(2)]
    assert happened(battle, LoneTested) == []
    assert not battle.over
    over(play(Idle(), ONE))
