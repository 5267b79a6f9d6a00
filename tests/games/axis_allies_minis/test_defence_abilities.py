"""Abilities of the target, one by one (AAM-SA-40 to AAM-SA-55), and what markers make of it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.records import replace
from grognard.games.axis_allies_minis.rules.attack.attacks import listed
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.turn.turn import Activate
from grognard.games.axis_allies_minis.state.choices import Attack, March, TurnAbout
from grognard.games.axis_allies_minis.state.conditions import is_disrupted, new_markers, turned
from grognard.games.axis_allies_minis.state.events.attack import Scored
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, at, forbidden, labels, look, of, play, terrain, unit
from tests.games.playing import happened, over

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"


def hits(target: Unit, successes: int) -> int:
    """The hits of a Sherman one hex south of the target with so many successes."""
    battle = play(
        Strike("a.tank", target.id, "assault"),
        unit("a.tank", SHERMAN, "D6"),
        target,
        dice=(6,) * successes + (1,) * (13 - successes),
    )
    over(battle)
    return happened(battle, Scored)[0].hits  # type: ignore[no-any-return]


@pytest.mark.rule("AAM-SA-40")
@pytest.mark.parametrize(("successes", "scored"), [(5, 0), (6, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_superior_armor(successes: int, scored: int) -> None:
    assert hits(unit("b.tank", "panther-ausf-d", "D5", "S"), successes) == scored


@pytest.mark.rule("AAM-SA-40")
def test_steely_resolve(cards: CardBox) -> None:
    card = cards.make(PANZER, "steely-resolve 2")
    assert [hits(unit("b.tank", card, "D5", "S"), successes) for successes in (6, 7)] == [1, 2]


@pytest.mark.rule("AAM-SA-41")
def test_superior_frontal_armor() -> None:
    front, rear = unit("b.tank", "matilda-ii", "D5", "S"), unit("b.tank", "matilda-ii", "D5", "N")
    assert [hits(front, successes) for successes in (6, 7, 8)] == [1, 1, 2]
    assert [hits(rear, successes) for successes in (5, 6, 7)] == [1, 2, 2]


@pytest.mark.rule("AAM-SA-42")
def test_heavy_armor_discards_the_first_damaged_marker_of_the_game() -> None:
    tiger = unit("b.tank", "tiger-i", "D5", "S")
    assert new_markers(tiger, 3) == ("disrupted", "damaged", "damaged")
    two = turned(replace(tiger, hits=("disrupted", "damaged")))
    assert (two.disrupted, two.damaged, two.destroyed, two.spent) == (True, False, False, "heavy-armor")
    three = turned(replace(tiger, hits=("disrupted", "damaged", "damaged")))
    assert (three.damaged, three.destroyed, three.spent) == (True, False, "heavy-armor")
    four = replace(tiger, hits=("disrupted", "damaged", "damaged"))
    assert new_markers(four, 1) == ("destroyed",)
    assert turned(replace(four, hits=(*four.hits, "destroyed"))).destroyed


@pytest.mark.rule("AAM-SA-42")
def test_heavy_armor_works_once() -> None:
    tiger = unit("b.tank", "tiger-i", "D5", "S", spent=("heavy-armor",))
    assert new_markers(tiger, 3) == ("disrupted", "damaged", "destroyed")
    found = turned(replace(tiger, hits=("disrupted", "damaged")))
    assert (found.damaged, found.spent) == (True, None)


@pytest.mark.rule("AAM-SA-42")
def test_a_single_attack_never_destroys_heavy_armor() -> None:
    battle = play(
        Strike("a.gun", "b.tank", "assault"),
        unit("a.gun", "17-pounder-anti-tank-gun", "D6"),
        unit("b.tank", "tiger-i", "D5", "S"),
        dice=(6,) * 15,
    )
    over(battle)
    assert happened(battle, Scored)[0].hits == 3
    assert of(battle, "b.tank").hits == ("disrupted", "damaged", "damaged")


@pytest.mark.rule("AAM-SA-43")
def test_sideskirts() -> None:
    battle = look(unit("a.bazooka", "bazooka", "D6"), unit("a.tank", SHERMAN, "D6"), unit("b.tank", PANZER, "D5", "S"))
    assert [aimed(battle, id, "b.tank").defence for id in ("a.bazooka", "a.tank")] == [6, 5]


@pytest.mark.rule("AAM-SA-44")
def test_entrenched_until_it_moves(cards: CardBox) -> None:
    card = cards.make(MAUSER, "entrenched")
    for stirred, defence in ((False, 5), (True, 4)):
        battle = look(unit("a.tank", SHERMAN, "D6"), unit("b.rifle", card, "D5", stirred=stirred))
        assert aimed(battle, "a.tank", "b.rifle").defence == defence


@pytest.mark.rule("AAM-SA-46")
@pytest.mark.parametrize(
    ("ability", "state", "sign", "hidden"),
    [
        ("camouflaged", {}, ".", {"medium", "long"}),
        ("camouflaged", {"exposed": True}, "F", set()),
        ("superior-camouflage", {"exposed": True}, "F", {"medium", "long"}),
        ("superior-camouflage", {}, ".", set()),
        ("concealed", {}, "F", {"long"}),
        ("concealed", {}, ".", set()),
    ],
)
def test_camouflage(cards: CardBox, ability: str, state: dict[str, Any], sign: str, hidden: set[str]) -> None:
    battle = look(
        unit("a.short", SHERMAN, "D6"),
        unit("a.medium", SHERMAN, "D8"),
        unit("a.long", SHERMAN, "D11"),
        unit("b.rifle", cards.make(MAUSER, ability), "D5", **state),
        map=ground(terrain(D5=sign)),
    )
    attackers = {id for id in ("short", "medium", "long") if list(listed(battle, of(battle, f"a.{id}")))}
    assert attackers == {"short", "medium", "long"} - hidden
    for id in hidden:
        assert forbidden(battle, f"a.{id}", "b.rifle") == ("aam-refused-camouflaged", ("AAM-SA-46",))


@pytest.mark.rule("AAM-SA-48")
@pytest.mark.parametrize(("ability", "rear", "front"), [("open-back", True, False), ("open-exposed-crew", True, True)])
def test_open_vehicles(cards: CardBox, ability: str, rear: bool, front: bool) -> None:
    card = cards.make(PANZER, ability)
    for facing, allowed in (("N", rear), ("S", front)):
        battle = look(unit("a.rifle", GARAND, "D7"), unit("b.tank", card, "D5", facing))
        rows = {each.soldier_row for each in listed(battle, of(battle, "a.rifle"))}
        assert rows == ({True} if allowed else set())
        if allowed:
            aim = aimed(battle, "a.rifle", "b.tank", soldier_row=True)
            assert (aim.dice, aim.printed) == (7, 5 if facing == "S" else 3)
        else:
            assert forbidden(battle, "a.rifle", "b.tank", soldier_row=True)[1] == ("AAM-SA-48",)


@pytest.mark.rule("AAM-SA-50")
@pytest.mark.parametrize(
    ("card", "place", "defence"), [("mortar-m2", "D11", 4), ("mortar-m2", "D8", 3), (SHERMAN, "D11", 3)]
)
def test_gun_shield(cards: CardBox, card: str, place: str, defence: int) -> None:
    gun = cards.make("pak-40-anti-tank-gun", "gun-shield")
    battle = look(unit("a.shooter", card, place), unit("b.gun", gun, "D5"))
    assert aimed(battle, "a.shooter", "b.gun").defence == defence


@pytest.mark.rule("AAM-SA-52")
@pytest.mark.parametrize("card", ["ss-hauptsturmfuhrer", "resourceful-hero"])
def test_fanatics_and_heroes_ignore_being_disrupted(card: str) -> None:
    fanatic = unit("b.leader", card, "D5", disrupted=True)
    assert not is_disrupted(fanatic)
    battle = look(fanatic, unit("a.ss", "ss-panzergrenadier", "D6"))
    assert aimed(battle, "b.leader", "a.ss").need == 4
    aim = aimed(battle, "a.ss", "b.leader")
    assert (aim.defence, aim.need, labels(aim.die_rows)) == (aim.printed, 4, {})


@pytest.mark.rule("AAM-SA-53")
def test_slow() -> None:
    battle = look(
        unit("a.plane", "p-51d-mustang", "D6"),
        unit("a.flak", "20mm-flak-38", "D6"),
        unit("b.stuka", "junkers-ju-87b-stuka", "D5", "N"),
        phase="airstrike",
    )
    assert aimed(battle, "a.plane", "b.stuka", occasion="airstrike").need == 3
    assert aimed(battle, "a.flak", "b.stuka").need == 4


@pytest.mark.rule("AAM-SA-69")
@pytest.mark.rule("AAM-MOVE-12")
@pytest.mark.parametrize(("carrier", "exposed"), [("t-34-76", True), ("m3-half-track", False)])
def test_passengers_of_exposed_transports_can_be_attacked(carrier: str, exposed: bool) -> None:
    rider = replace(unit("a.rider", GARAND, "D5"), place="aboard", carrier="a.bus")
    battle = look(unit("a.bus", carrier, "D5"), rider, unit("b.rifle", MAUSER, "D6"))
    found = {each.target for each in listed(battle, of(battle, "b.rifle"))}
    assert found == ({"a.bus", "a.rider"} if exposed else {"a.bus"})
    assert forbidden(battle, "b.rifle", "a.rider", occasion="defensive")[1] == ("AAM-MOVE-12", "AAM-SA-69")


@pytest.mark.rule("AAM-SA-70")
@pytest.mark.parametrize(
    ("carrier", "state", "rider", "fights"),
    [
        ("m3-half-track", {}, GARAND, True),
        ("m3-half-track", {"moved": True}, GARAND, False),
        ("m3-half-track", {}, "37mm-gun-m3", False),
        ("t-34-76", {}, GARAND, False),
    ],
)
def test_passengers_fight_from_a_platform(carrier: str, state: dict[str, Any], rider: str, fights: bool) -> None:
    aboard = replace(unit("a.rider", rider, "D5"), place="aboard", carrier="a.bus")
    battle = look(unit("a.bus", carrier, "D5", **state), aboard, unit("b.rifle", MAUSER, "D6"))
    assert bool(list(listed(battle, of(battle, "a.rider")))) is fights


@pytest.mark.rule("AAM-SA-70")
def test_a_platform_stays_once_its_passenger_has_attacked() -> None:
    rider = replace(unit("a.rider", GARAND, "D5"), place="aboard", carrier="a.bus", acted=True)
    battle = look(unit("a.bus", "m3-half-track", "D5"), rider, unit("b.rifle", MAUSER, "D7"))
    for choice in (March("a.bus", (at("D4"),), Direction.N), TurnAbout("a.bus", Direction.S)):
        found = Activate(0).refusal(battle, choice)
        assert found is not None
        assert found.rules == ("AAM-SA-70",)
        assert str(found)
    assert not [each for each in Activate(0).choices(battle) if isinstance(each, March | TurnAbout)]
    assert [each for each in Activate(0).choices(battle) if isinstance(each, Attack)]
