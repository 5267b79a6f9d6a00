"""Single clauses of the abilities of defence (AAM-SA-40 to AAM-SA-55), each in a position where it alone decides."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.rules.attack.aim import can_attack
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.rules.movement.boarding import Boarding
from grognard.games.axis_allies_minis.rules.movement.turning import Turning
from grognard.games.axis_allies_minis.rules.reactions.overwatch import Watching
from grognard.games.axis_allies_minis.state.choices import Board, TurnAbout, Watch
from grognard.space.hex.grid import Direction
from tests.games.axis_allies_minis.attackers import GARAND, MAUSER, SHERMAN
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, look, of, play, terrain, unit
from tests.games.playing import over


@pytest.mark.rule("AAM-SA-46")
def test_who_is_camouflaged_shows_himself_by_attacking(cards: CardBox) -> None:
    hidden = unit("b.rifle", cards.make(MAUSER, "camouflaged"), "D5")
    tank = unit("a.tank", SHERMAN, "D7")
    assert not can_attack(look(tank, hidden), tank, hidden, "assault")
    over(
        battle := play(
            Strike("b.rifle", "a.other", "assault"), tank, hidden, unit("a.other", GARAND, "D6"), dice=(1,) * 8
        )
    )
    assert can_attack(battle, tank, of(battle, "b.rifle"), "assault")


@pytest.mark.rule("AAM-SA-47")
def test_cover_against_a_seasoned_crew_and_beside_a_pinpointer_is_one_worse(cards: CardBox) -> None:
    wood = ground(terrain(D5="F"))
    rifle, target = unit("a.rifle", GARAND, "D7"), unit("b.rifle", MAUSER, "D5")

    def need(*units: object, id: str = "a.rifle") -> int:
        cover = aimed(look(*units, target, map=wood), id, "b.rifle").cover  # type: ignore[arg-type]
        assert cover is not None
        return cover.need

    assert need(rifle) == 4
    assert need(unit("a.rifle", cards.make(GARAND, "seasoned-crew"), "D7")) == 5
    for place, found in (("D7", 5), ("D8", 5), ("D9", 4)):
        assert need(rifle, unit("a.captain", "red-devil-captain", place)) == found
    assert need(unit("a.rifle", SHERMAN, "D7"), unit("a.captain", "red-devil-captain", "D8")) == 4, "no Soldier"
    assert need(unit("a.rifle", "red-devil-captain", "D7")) == 4, "not for the Pinpointer itself"
    both = unit("a.one", "red-devil-captain", "D8"), unit("a.two", "red-devil-captain", "D7")
    assert need(rifle, *both) == 5, "equal abilities do not add up"
    assert need(rifle, unit("b.captain", "red-devil-captain", "D8")) == 4


@pytest.mark.rule("AAM-SA-55")
@pytest.mark.parametrize(("sign", "place", "need"), [("F", "D10", 1), ("F", "D9", 5), ("T", "D10", 5), ("H", "D10", 5)])
def test_forest_camouflage_needs_a_forest_and_long_range(sign: str, place: str, need: int) -> None:
    battle = look(unit("a.tank", SHERMAN, place), unit("b.tank", "type-95-ha-go", "D5"), map=ground(terrain(D5=sign)))
    cover = aimed(battle, "a.tank", "b.tank").cover
    assert cover is not None
    assert cover.need == need


@pytest.mark.rule("AAM-SA-44", "AAM-SA-46", "AAM-OW-01")
def test_going_on_overwatch_is_no_move_and_a_turn_on_the_spot_is_one(cards: CardBox) -> None:
    gun = unit("b.gun", cards.make("pak-38-anti-tank-gun", "entrenched", "camouflaged"), "D5", "N")
    watching = play(Watching(Watch("b.gun", Direction.S)), gun, phase="movement")
    turned = play(Turning(TurnAbout("b.gun", Direction.S)), gun, phase="movement")
    for battle, defence, seen in ((watching, 4, False), (turned, 3, True)):
        after = of(battle, "b.gun")
        assert after.facing is Direction.S
        near, far = unit("a.near", GARAND, "D6"), unit("a.far", GARAND, "D7")
        assert aimed(look(after, near), "a.near", "b.gun").defence == defence
        assert can_attack(look(after, far), far, after, "assault") is seen


@pytest.mark.rule("AAM-SA-44", "AAM-SA-46", "AAM-MOVE-12")
def test_getting_aboard_is_a_move(cards: CardBox) -> None:
    tank = unit("b.tank", "t-34-76", "D5")
    man = unit("b.man", cards.make(MAUSER, "entrenched", "camouflaged"), "D5")
    over(battle := play(Boarding(Board("b.man", "b.tank")), tank, man, phase="movement"))
    rider, far = of(battle, "b.man"), unit("a.far", GARAND, "D7")
    assert aimed(look(tank, rider, far), "a.far", "b.man").defence == 4
