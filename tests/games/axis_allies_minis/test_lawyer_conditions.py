"""Markers and commanders where rules meet (chapters Turn, Conditions, Stacking, abilities)."""

from __future__ import annotations

import pytest

from grognard.core.events import Happened
from grognard.core.records import replace
from grognard.games.axis_allies_minis.casualty import CasualtyPhase, improvise
from grognard.games.axis_allies_minis.choices import Penalise
from grognard.games.axis_allies_minis.events.movement import Disrupted, Penalised, Rallied
from grognard.games.axis_allies_minis.events.turn import InitiativeRolled
from grognard.games.axis_allies_minis.initiative import ChooseOrderOfPlay, Initiative, organiser, recon_bonus
from grognard.games.axis_allies_minis.penalty import StackingPenalty
from tests.games.axis_allies_minis.moves import aboard
from tests.games.axis_allies_minis.table import CardBox, aimed, at, look, of, play, unit
from tests.games.playing import answer, asked, happened, over

GARAND, SHERMAN, KV = "m1-garand-rifle", "m4a1-sherman", "kv-1"


@pytest.mark.rule("AAM-STACK-06", "AAM-SA-42")
@pytest.mark.parametrize(
    ("hits", "spent", "marker"),
    [
        (("disrupted", "damaged"), (), "damaged"),
        (("disrupted", "damaged", "damaged"), (), "destroyed"),
        (("disrupted", "damaged"), ("heavy-armor",), "destroyed"),
    ],
)
def test_the_penalty_counts_as_a_hit_on_heavy_armor_too(
    hits: tuple[str, ...], spent: tuple[str, ...], marker: str
) -> None:
    heavy = unit("a.kv", KV, "D7", hits=hits, spent=spent)
    battle = play(StackingPenalty(0), heavy, unit("a.tank", SHERMAN, "D7"))
    answer(battle, Penalise("a.kv"))
    over(battle)
    assert happened(battle, Penalised) == [Penalised("a.kv", marker)]


@pytest.mark.rule("AAM-SA-34", "AAM-COND-03")
def test_a_marker_of_overheat_survives_whatever_disrupts_the_unit_again(cards: CardBox) -> None:
    hot = unit("a.hot", cards.make("m1919-mg", "overheat"), "D7")
    state = look(hot).state
    for event in (Disrupted("a.hot", lingering=True), Disrupted("a.hot")):
        state = event.apply(state)
    over(battle := play(CasualtyPhase(), state.units["a.hot"]))
    assert of(battle, "a.hot").disrupted
    over(later := play(CasualtyPhase(), of(battle, "a.hot")))
    assert not of(later, "a.hot").disrupted


@pytest.mark.rule("AAM-SA-34", "AAM-SA-75")
def test_a_marker_that_was_taken_off_does_not_linger(cards: CardBox) -> None:
    hot = unit("a.hot", cards.make("m1919-mg", "overheat"), "D7")
    state = look(hot).state
    for event in (Disrupted("a.hot", lingering=True), Rallied("a.hot", "a.hot"), Disrupted("a.hot")):
        state = event.apply(state)
    over(battle := play(CasualtyPhase(), state.units["a.hot"]))
    assert not of(battle, "a.hot").disrupted


@pytest.mark.rule("AAM-TURN-04", "AAM-MOVE-18")
def test_a_commander_aboard_does_not_organise(cards: CardBox) -> None:
    card = cards.make("red-devil-captain", "organization")
    bus = unit("a.bus", "m3-half-track", "D7")
    assert organiser(look(unit("a.captain", card, "D7"), bus), 0) is not None
    assert organiser(look(aboard("a.captain", card, bus), bus), 0) is None


@pytest.mark.rule("AAM-TURN-02", "AAM-SA-88")
def test_recon_counts_as_long_as_it_sees_an_enemy_disrupted_or_not(cards: CardBox) -> None:
    scout = cards.make("humber-scout-car", "recon")
    enemy = unit("b.rifle", "mauser-kar-98k", "D5")
    assert recon_bonus(look(unit("a.scout", scout, "D7", disrupted=True), enemy), 0) == 1


@pytest.mark.rule("AAM-SA-86")
def test_an_improviser_takes_up_a_weapon_that_is_better_at_one_thing_only(cards: CardBox) -> None:
    hero = unit("a.hero", "resourceful-hero", "D7")
    battle = look(hero, unit("b.tank", "panzer-iv-ausf-g", "D6"))
    improvise(battle, [(at("D7"), "bazooka")])
    assert of(battle, "a.hero").borrowed == "bazooka"
    assert aimed(battle, "a.hero", "b.tank", weapon="improvisation").dice == 9
    assert aimed(battle, "a.hero", "b.tank").dice == 2
    improvise(battle, [(at("D7"), "sherman-vc-firefly")])
    assert of(battle, "a.hero").borrowed == "sherman-vc-firefly"
    improvise(battle, [(at("D7"), "bazooka")])
    assert of(battle, "a.hero").borrowed == "sherman-vc-firefly", "the better of the two"


@pytest.mark.rule("AAM-SA-86", "AAM-MOVE-12", "AAM-TURN-12")
def test_an_improviser_may_take_up_what_a_lost_passenger_carried() -> None:
    bus = unit("b.bus", "sd-kfz-251", "D7", hits=("disrupted", "damaged", "destroyed"))
    rider = aboard("b.rider", "panzerschreck", bus)
    over(battle := play(CasualtyPhase(), unit("a.hero", "resourceful-hero", "D7"), bus, rider))
    assert of(battle, "a.hero").borrowed == "sd-kfz-251", "30 dice in all against 22"
    weak = unit("b.bus", "sd-kfz-251", "D7", hits=("disrupted",))
    doomed = replace(aboard("b.rider", "panzerschreck", weak), hits=("disrupted", "destroyed"))
    over(alone := play(CasualtyPhase(), unit("a.hero", "resourceful-hero", "D7"), weak, doomed))
    assert of(alone, "a.hero").borrowed == "panzerschreck"


@pytest.mark.rule("AAM-TURN-03")
def test_a_tie_broken_by_the_better_commander_is_told_as_one() -> None:
    units = unit("a.captain", "red-devil-captain", "D12"), unit("b.captain", "ss-hauptsturmfuhrer", "D2")
    battle = play(Initiative(), *units, dice=(6, 2, 6, 1), phase="initiative")
    (entry,) = [each for each in battle.log if isinstance(each, Happened) and isinstance(each.event, InitiativeRolled)]
    assert entry.rules == ("AAM-TURN-02", "AAM-TURN-03")
    assert asked(battle, ChooseOrderOfPlay).seat == 1
