"""The casualty phase (AAM-TURN-09, AAM-TURN-12) and the abilities that react to a marker."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.state.events.turn import AbilityRolled, MarkersTurned, UnitDestroyed
from tests.games.axis_allies_minis.table import CardBox, aboard, of, play, unit
from tests.games.playing import happened, over

RIFLE, FOE, TANK = "m1-garand-rifle", "mauser-kar-98k", "m4a1-sherman"


def phase(*units, dice=(), **more):
    battle = play(CasualtyPhase(), *units, dice=dice, phase="assault", **more)
    over(battle)
    return battle


@pytest.mark.rule("AAM-TURN-09", "AAM-COND-03")
def test_aam_turn_09_old_disrupted_markers_come_off_also_off_the_map():
    battle = phase(
        unit("a.rifle", RIFLE, "D9", disrupted=True),
        unit("a.mustang", "p-51d-mustang", disrupted=True),
        unit("b.rifle", FOE, "D3"),
    )
    assert not of(battle, "a.rifle").disrupted
    assert not of(battle, "a.mustang").disrupted


@pytest.mark.rule("AAM-TURN-09", "AAM-HIT-07", "AAM-OW-05")
def test_aam_turn_09_new_markers_are_turned_up_after_old_ones_are_off():
    battle = phase(
        unit("a.rifle", RIFLE, "D9", disrupted=True, hits=("disrupted",)),
        unit("a.watch", RIFLE, "F9", hits=("disrupted",), overwatch="N"),
        unit("a.tank", TANK, "H9", hits=("disrupted", "damaged")),
        unit("b.rifle", FOE, "D3"),
    )
    assert of(battle, "a.rifle").disrupted
    assert of(battle, "a.watch").overwatch is None
    tank = of(battle, "a.tank")
    assert (tank.disrupted, tank.damaged, tank.hits) == (True, True, ())


@pytest.mark.rule("AAM-TURN-09", "AAM-TURN-12")
def test_aam_turn_12_damaged_markers_stay_and_a_second_destroys():
    battle = phase(
        unit("a.tank", TANK, "D9", damaged=True),
        unit("a.other", TANK, "F9", damaged=True, hits=("disrupted", "damaged")),
        unit("b.rifle", FOE, "D3"),
    )
    assert of(battle, "a.tank").damaged
    assert of(battle, "a.other").place == "destroyed"


@pytest.mark.rule("AAM-TURN-12", "AAM-MOVE-12")
def test_aam_turn_12_destroyed_units_go_off_with_their_passengers():
    track = unit("a.track", "m3-half-track", "D9", hits=("disrupted", "damaged", "destroyed"))
    battle = phase(
        track,
        aboard("a.rider", RIFLE, track),
        unit("b.rifle", FOE, "D3", hits=("disrupted", "destroyed")),
    )
    assert {each.id for each in battle.state.units.values() if each.place == "destroyed"} == set(battle.state.units)
    assert {(event.unit, event.why) for event in happened(battle, UnitDestroyed)} == {
        ("a.rider", "carrier"),
        ("a.track", "markers"),
        ("b.rifle", "markers"),
    }


@pytest.mark.rule("AAM-TURN-12")
def test_aam_turn_12_the_first_players_units_come_first():
    battle = phase(
        unit("a.rifle", RIFLE, "D9", hits=("disrupted",)), unit("b.rifle", FOE, "D3", hits=("disrupted",)), first=1
    )
    assert [event.unit for event in happened(battle, MarkersTurned)] == ["b.rifle", "a.rifle"]


@pytest.mark.rule("AAM-SA-49", "AAM-TURN-12")
@pytest.mark.parametrize(
    ("card", "face", "burns"),
    [
        ("semovente-75-18", 4, False),
        ("semovente-75-18", 5, True),
        ("carro-armato-m13-40", 2, False),
        ("carro-armato-m13-40", 3, True),
    ],
)
def test_aam_sa_49_a_damaged_vehicle_may_burn(card, face, burns):
    battle = phase(
        unit("b.tank", card, "D3", hits=("disrupted", "damaged")), unit("a.rifle", RIFLE, "D9"), dice=(face,)
    )
    assert (of(battle, "b.tank").place == "destroyed") is burns
    assert [event.success for event in happened(battle, AbilityRolled)] == [burns]


@pytest.mark.rule("AAM-SA-49")
def test_aam_sa_49_no_roll_without_a_new_damaged_marker():
    phase(unit("b.tank", "semovente-75-18", "D3", damaged=True, hits=("disrupted",)), unit("a.rifle", RIFLE, "D9"))


@pytest.mark.rule("AAM-SA-51")
@pytest.mark.parametrize(("face", "lives"), [(4, False), (5, True)])
def test_aam_sa_51_endurance_ignores_a_destroyed_marker(cards: CardBox, face, lives):
    hardy = cards.make(RIFLE, "endurance")
    battle = phase(
        unit("a.hardy", hardy, "D9", hits=("disrupted", "destroyed")), unit("b.rifle", FOE, "D3"), dice=(face,)
    )
    hero = of(battle, "a.hardy")
    assert (hero.place == "map") is lives
    assert hero.disrupted is lives


@pytest.mark.rule("AAM-SA-42")
def test_aam_sa_42_heavy_armor_discards_its_first_damaged_marker():
    battle = phase(unit("a.kv", "kv-1", "D9", hits=("disrupted", "damaged")), unit("b.rifle", FOE, "D3"))
    assert not of(battle, "a.kv").damaged
    assert "heavy-armor" in of(battle, "a.kv").spent
    again = phase(
        unit("a.kv", "kv-1", "D9", hits=("disrupted", "damaged"), spent=("heavy-armor",)), unit("b.rifle", FOE, "D3")
    )
    assert of(again, "a.kv").damaged


@pytest.mark.rule("AAM-SA-90", "AAM-SA-34")
def test_aam_sa_90_unreliable_and_overheated_units_stay_disrupted(cards: CardBox):
    shaky = cards.make(TANK, "unreliable")
    battle = phase(
        unit("a.shaky", shaky, "D9", disrupted=True),
        unit("a.hot", RIFLE, "F9", disrupted=True, lingering=True),
        unit("b.rifle", FOE, "D3"),
    )
    assert of(battle, "a.shaky").disrupted
    hot = of(battle, "a.hot")
    assert (hot.disrupted, hot.lingering) == (True, False)


@pytest.mark.rule("AAM-SA-86")
def test_aam_sa_86_improvisation_takes_over_the_dice_of_a_unit_lost_in_its_hex(cards: CardBox):
    hero = unit("a.hero", "resourceful-hero", "D5")
    lost = unit("b.mg", "mg-42-machine-gun-team", "D5", hits=("disrupted", "destroyed"))
    battle = phase(hero, lost, unit("b.rifle", FOE, "D3", hits=("disrupted", "destroyed")))
    assert of(battle, "a.hero").borrowed == "mg-42-machine-gun-team"
    elsewhere = phase(hero, unit("b.mg", "mg-42-machine-gun-team", "D6", hits=("disrupted", "destroyed")))
    assert of(elsewhere, "a.hero").borrowed is None
