"""What drags on the table mean, and what previews show of them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.battle import Battle
from grognard.core.records import replace
from grognard.core.wire.overlays import Area, Callout, Ghosts
from grognard.core.wire.previews import DragProposal, Nudge, Preview, Waypoint
from grognard.games.wh40k5.odds.shot import battery
from grognard.games.wh40k5.rules.mission.deployment import ChooseToDeploy, Deploying
from grognard.games.wh40k5.rules.saves.casualties import Removal
from grognard.games.wh40k5.rules.shooting.blasting import PlaceTemplate
from grognard.games.wh40k5.rules.shooting.shooting import Shooting
from grognard.games.wh40k5.rules.turn.movement_phase import MovementPhase
from grognard.games.wh40k5.rules.turn.turn import ShootingPhase
from grognard.games.wh40k5.state.choices import LayTemplate, Leg, Shoot
from grognard.games.wh40k5.state.setup_choices import SetUp
from grognard.games.wh40k5.table.preview import preview
from grognard.games.wh40k5.table.preview_needed import needed
from grognard.games.wh40k5.table.questions import present
from tests.games.playing import answer, asked, piece, refused, where
from tests.games.wh40k5.table import boyz, everyone, marines, of, play
from tests.games.wh40k5.vehicles_table import RIGHT, rhino, vindicator

WOODS = piece("woods", 5, 24, 25, 28, 5)
DEPLOYING: dict[str, Any] = {
    "mission": "annihilation",
    "deployment": "pitched-battle",
    "turn": 0,
    "player_turn": 0,
}


def drag(battle: Battle[Any], unit: str, *places: tuple[float, float], **more: Any) -> Preview:
    """What dragging a unit over places, in inches, would do."""
    points = [Waypoint(round(x * 1000), round(y * 1000)) for x, y in places]
    return preview(battle, 0, DragProposal(unit, points, **more))


def ghosts(found: Preview) -> list[Any]:
    """The models drawn where they would stand."""
    return [model for overlay in found.overlays if isinstance(overlay, Ghosts) for model in overlay.models]


def called(found: Preview) -> list[str]:
    """What is written at places on the table."""
    return [line.id for overlay in found.overlays if isinstance(overlay, Callout) for line in overlay.lines]


# ---- moving ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-MOVE-01")
def test_a_drag_beyond_the_reach_ends_where_the_unit_gets_to():
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 3))
    found = drag(battle, "a.m", (11.5, 10))
    assert found.choice["type"] == "Move"
    assert [round(point["points"][-1][1] / 1000, 1) for point in found.choice["legs"]] == [24, 24, 24]
    assert not any(model.bad for model in ghosts(found))
    assert called(found) == ["wh-call-far"]


@pytest.mark.rule("WH-CORE-07", "WH-MOVE-13")
def test_a_forbidden_drag_names_its_rule():
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 3), boyz("b.o", 10, 25, 3))
    there = [Nudge("a.m.1", 10_000, 26_000)]
    found = drag(battle, "a.m", (11.5, 26), nudges=there)
    assert (found.choice, found.notes[0].tone) == (None, "refusal")
    assert found.notes[0].rules == ["WH-CORE-08"]
    assert all(model.bad for model in ghosts(found))


@pytest.mark.rule("WH-MOVE-02", "WH-MOVE-10")
def test_a_drag_into_difficult_ground_is_the_roll_for_it():
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 3), pieces=(WOODS,))
    found = drag(battle, "a.m", (11.5, 27))
    assert found.choice == {"type": "Brave", "unit": "a.m"}
    assert found.charts
    # Along the wood it goes at once.
    assert drag(battle, "a.m", (11.5, 31)).choice["type"] == "Move"


def test_single_models_are_set_apart_from_a_drag():
    battle = play(MovementPhase(0), marines("a.m", 10, 30, 3))
    found = drag(battle, "a.m", (11.5, 28), nudges=[Nudge("a.m.1", 10_000, 29_000)])
    ends = {leg["model"]: leg["points"][-1] for leg in found.choice["legs"]}
    assert tuple(ends["a.m.1"]) == (10_000, 29_000)
    assert ends["a.m.2"][1] == 28_000


# ---- vehicles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-VEH-01")
def test_a_vehicle_turns_towards_a_drag_and_drives_or_backs():
    battle = play(MovementPhase(0), rhino("a.r", 20, 20), marines("a.bystander", 2, 46, 1))
    facing = of(battle, "a.r").models[0].facing
    ahead = {0: (20, 12), 90_000: (28, 20), 180_000: (20, 28), 270_000: (12, 20)}[facing]
    behind = (40 - ahead[0], 40 - ahead[1])
    on = drag(battle, "a.r", ahead).choice["courses"][0]["stretches"]
    assert list(on) == [{"turn": 0, "distance": 8000}]
    back = drag(battle, "a.r", behind).choice["courses"][0]["stretches"]
    assert list(back) == [{"turn": 0, "distance": -8000}]
    turned = drag(battle, "a.r", ahead, turn=90_000).choice["courses"][0]["stretches"]
    assert list(turned) == [*on, {"turn": 90_000, "distance": 0}]
    assert called(drag(battle, "a.r", ahead)) == ["wh-call-drive"]
    # No farther than it goes.
    far = (20 + 4 * (ahead[0] - 20), 20 + 2 * (ahead[1] - 20))
    assert drag(battle, "a.r", far).choice["courses"][0]["stretches"][0]["distance"] == 12_000


@pytest.mark.rule("WH-VEH-13", "WH-VEH-15")
def test_a_tank_is_sent_at_the_enemy():
    battle = play(MovementPhase(0), vindicator("a.v", 20, 20), boyz("b.o", 26, 20, 3), marines("a.m", 2, 46, 1))
    found = drag(battle, "a.v", (30, 20), switches={"manner": "shock"})
    assert found.choice["type"] == "Shock"
    assert found.choice["distance"] == 10_000
    assert "wh-call-met" in called(found)
    ram = drag(battle, "a.v", (30, 20), switches={"manner": "ram"})
    assert (ram.choice["ram"], ram.choice["distance"]) == (True, 12_000)
    (move,) = [each for each in present(battle, battle.decisions[0]).moves if each.unit == "a.v"]
    assert [value.value for value in move.switches[0].values] == ["drive", "shock", "ram"]


# ---- deploying ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-GAME-07", "WH-GAME-15")
def test_a_unit_is_deployed_in_one_answer_where_it_may_stand():
    posted = marines("a.m", 10, 40, 3)
    posted = replace(posted, unit=replace(posted.unit, place="off"))
    battle = play(Deploying(0), posted, **DEPLOYING)
    asked(battle, ChooseToDeploy)
    found = drag(battle, "a.m", (20, 44), formation="line")
    assert found.choice["type"] == "SetUp"
    outside = drag(battle, "a.m", (20, 20), formation="line")
    assert (outside.choice, outside.notes[0].rules) == (None, ["WH-GAME-15", "WH-GAME-07"])
    choice = SetUp("a.m", tuple(_legs(found)))
    assert refused(battle, replace(choice, unit="b.nobody"))[0] == "wh-refused-not-to-deploy"
    assert refused(battle, replace(choice, legs=choice.legs[:1]))[0] == "wh-fault-legs"
    answer(battle, choice)
    assert of(battle, "a.m").on_table
    assert where(battle, "a.m.1")[1] == 44


def _legs(found: Preview) -> Any:
    return (Leg(each["model"], tuple((x, y) for x, y in each["points"])) for each in found.choice["legs"])


# ---- shooting, wounds --------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-SHOOT-03", "WH-SHOOT-04", "WH-SAVE-01", "WH-SAVE-04")
def test_what_a_shot_needs_is_told_with_the_save_against_it():
    firers = marines("a.m", 10, 30, 5)
    battle = play(ShootingPhase(0), firers, boyz("b.o", 10, 20, 5))
    firing = everyone(firers, "boltgun")
    found = needed(battle, Shoot("a.m", "b.o", firing), battery(battle, "a.m", "b.o", firing))
    values = {row.label.id: row.values for row in found.rows}
    assert values["wh-needed-reaching"] == ["5"]
    assert values["wh-needed-to-hit"] == ["3+"]
    assert values["wh-needed-to-wound"] == ["4+"]
    # Boltguns go through what Boyz wear.
    assert values["wh-needed-armour-save"] == ["–"]
    assert (found.total_label.id, found.totals) == ("wh-needed-save", ["–"])


@pytest.mark.rule("WH-VEH-05", "WH-VEH-06")
def test_what_a_shot_at_a_vehicle_needs_to_glance_and_to_go_through():
    firers = marines("a.m", 10, 30, 1, "lascannon")
    battle = play(ShootingPhase(0), firers, rhino("b.r", 10, 15, facing=RIGHT))
    firing = everyone(firers, "lascannon")
    found = needed(battle, Shoot("a.m", "b.r", firing), battery(battle, "a.m", "b.r", firing))
    values = {each.label.id: each.values for each in found.rows}
    assert values["wh-needed-armour"] == ["11"]
    assert values["wh-needed-glancing"] == ["2+"]
    assert (found.total_label.id, found.totals) == ("wh-needed-through", ["3+"])


@pytest.mark.rule("WH-SAVE-08", "WH-SAVE-14")
def test_the_fallen_are_those_nearest_to_the_place_pressed():
    group = tuple(f"a.m.{number}" for number in range(1, 6))
    battle = play(Removal("a.m", group, 0, 2, "shooting"), marines("a.m", 10, 30, 5))
    shown = present(battle, battle.decisions[0])
    assert shown.move is not None
    assert shown.move.single
    found = drag(battle, "a.m", (16, 30))
    assert list(found.choice["removed"]) == ["a.m.4", "a.m.5"]
    assert [model.model for model in ghosts(found)] == ["a.m.4", "a.m.5"]


@pytest.mark.rule("WH-WEAPON-07", "WH-WEAPON-20")
def test_a_marker_snaps_to_a_base_and_shows_who_is_under_it():
    firers = marines("a.m", 10, 30, 1, "missile-launcher")
    battle = play(Shooting("a.m", "b.o", everyone(firers, "missile-launcher-frag")), firers, boyz("b.o", 10, 10, 3))
    found = drag(battle, "a.m", (10, 11))
    assert found.choice["type"] == "PutMarker"
    assert called(found) == ["wh-call-under"]
    assert any(isinstance(overlay, Area) for overlay in found.overlays)
    assert ghosts(found)


@pytest.mark.rule("WH-WEAPON-06")
def test_a_template_turns_to_the_nearest_way_that_covers_the_most():
    firers = marines("a.m", 10, 30, 1, "flamer")
    battle = play(Shooting("a.m", "b.o", everyone(firers, "flamer")), firers, boyz("b.o", 10, 25, 3))
    asked(battle, PlaceTemplate)
    best = [choice.facing for choice in battle.choices() if isinstance(choice, LayTemplate)]
    found = drag(battle, "a.m", (10.3, 20))
    assert found.choice["type"] == "LayTemplate"
    assert found.choice["facing"] in best
    assert len(ghosts(found)) == max(len(ghosts(drag(battle, "a.m", (x, 20)))) for x in (6, 9, 10, 11, 14))
    # Aside of the enemy it may not be laid.
    aside = drag(battle, "a.m", (20, 30))
    assert (aside.choice, aside.notes[0].rules) == (None, ["WH-WEAPON-06"])
