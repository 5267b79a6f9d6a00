"""Markers and commanders where rules meet (chapters Turn, Conditions, Stacking, abilities)."""

from __future__ import annotations

import pytest

from grognard.core.engine.events import Happened
from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.movement.penalty import StackingPenalty
from grognard.games.axis_allies_minis.rules.movement.turning import Turning
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase, improvise
from grognard.games.axis_allies_minis.rules.turn.initiative import ChooseOrderOfPlay, Initiative, organiser, recon_bonus
from grognard.games.axis_allies_minis.state.choices import DefensiveShot, Penalise, TurnAbout
from grognard.games.axis_allies_minis.state.events.movement import Disrupted, Penalised, Rallied
from grognard.games.axis_allies_minis.state.events.turn import InitiativeRolled
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import aboard, moved, where
from tests.games.axis_allies_minis.table import CardBox, aimed, at, forbidden, look, of, play, terrain, unit
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


# ---- what lasts until a unit moves, or while it stays ----

HEDGED = ground(terrain(), hedgerows=["D7 N"])


@pytest.mark.rule("AAM-SA-86", "AAM-MOVE-05")
def test_a_hero_keeps_a_weapon_while_he_stays_and_leaves_it_behind_when_he_goes() -> None:
    hero = unit("a.hero", "resourceful-hero", "D7", borrowed="bazooka")
    over(stayed := moved("a.hero", "D6", hero, map=HEDGED, dice=(4,)))
    assert where(stayed, "a.hero") == ("D7", "N"), "a 4 does not cross a hedgerow"
    assert of(stayed, "a.hero").borrowed == "bazooka"
    over(turned := play(Turning(TurnAbout("a.hero", Direction.S)), hero, phase="movement"))
    assert of(turned, "a.hero").borrowed == "bazooka"
    left = moved("a.hero", "D6", hero)
    assert where(left, "a.hero")[0] == "D6"
    assert of(left, "a.hero").borrowed is None


@pytest.mark.rule("AAM-SA-86", "AAM-DF-13")
@pytest.mark.parametrize(("entered", "place", "weapon"), [(False, "D7", "bazooka"), (True, "D6", None)])
def test_an_improviser_stopped_by_defensive_fire_keeps_his_weapon_in_the_hex_he_is_held_in(
    cards: CardBox, entered: bool, place: str, weapon: str | None
) -> None:
    man = unit("a.man", cards.make(GARAND, "improvisation"), "D7", borrowed="bazooka")
    battle = moved("a.man", "D6", man, unit("b.rifle", "mauser-kar-98k", "C7"), dice=(6,) * 8)
    over(answer(battle, DefensiveShot("b.rifle", entered)))
    assert (where(battle, "a.man")[0], of(battle, "a.man").borrowed) == (place, weapon)


@pytest.mark.rule("AAM-SA-44", "AAM-SA-46", "AAM-MOVE-05")
def test_a_move_whose_first_roll_fails_ends_entrenchment_camouflage_and_overwatch(cards: CardBox) -> None:
    hidden = cards.make("mauser-kar-98k", "entrenched", "camouflaged")
    rifle = unit("b.rifle", hidden, "D7", overwatch=Direction.N)
    shooter = unit("a.rifle", "m1-garand-rifle", "D9")
    before = look(rifle, shooter)
    assert forbidden(before, "a.rifle", "b.rifle")[1] == ("AAM-SA-46",)
    near = look(rifle, unit("a.rifle", "m1-garand-rifle", "D8"))
    assert aimed(near, "a.rifle", "b.rifle").defence == 5
    over(after := moved("b.rifle", "D6", rifle, shooter, map=HEDGED, dice=(1,)))
    assert where(after, "b.rifle")[0] == "D7"
    assert aimed(after, "a.rifle", "b.rifle").defence == 4
    assert of(after, "b.rifle").overwatch is None
