"""The rulebook's examples whose maps are missing, as positions of our own with the units they name."""

from __future__ import annotations

import pytest

from grognard.games.axis_allies_minis.ground.shots import sees
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.turn.casualty import CasualtyPhase
from grognard.games.axis_allies_minis.state.choices import Attack, DefensiveShot, HoldFire
from grognard.games.axis_allies_minis.state.events.attack import Attacked, Marked
from grognard.games.axis_allies_minis.state.occasions import Reacting
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.moves import moved, where
from tests.games.axis_allies_minis.table import look, of, play, terrain, unit
from tests.games.playing import answer, asked, happened, over

SHERMAN, GARAND = "m4a1-sherman", "m1-garand-rifle"


@pytest.mark.rule("AAM-LOS-12", "AAM-LOS-02", "AAM-LOS-03")
def test_a_town_hides_some_of_four_americans_from_three_germans() -> None:
    battle = look(
        unit("b.mg", "mg-42-machine-gun-team", "B5"),
        unit("b.pak", "pak-38-anti-tank-gun", "J4"),
        unit("b.panzer", "panzer-iv-ausf-g", "H5"),
        unit("a.bazooka", "bazooka", "E7"),
        unit("a.captain", "red-devil-captain", "H6"),
        unit("a.garand", GARAND, "J7"),
        unit("a.sherman", SHERMAN, "D8"),
        map=ground(terrain(F6="T", F7="T")),
    )

    def seen(id: str) -> dict[str, bool]:
        found = {}
        for name in ("bazooka", "captain", "garand", "sherman"):
            here, there = of(battle, id).at, of(battle, f"a.{name}").at
            assert here is not None
            assert there is not None
            found[name] = sees(battle, here, there)
            assert sees(battle, there, here) == found[name], "sight is mutual"
        return found

    mg, pak, panzer = seen("b.mg"), seen("b.pak"), seen("b.panzer")
    assert (mg["bazooka"], mg["captain"], mg["garand"]) == (True, False, False)
    assert (pak["captain"], pak["sherman"], pak["bazooka"]) == (True, False, False)
    assert (panzer["garand"], panzer["bazooka"]) == (True, False)


@pytest.mark.rule("AAM-DF-12", "AAM-DF-07", "AAM-COVER-05", "AAM-ARC-03")
@pytest.mark.parametrize(
    ("entered", "defence", "covered"), [(True, 4, False), (False, 5, True)], ids=["hex entered", "hex left"]
)
def test_the_owner_of_a_gun_chooses_where_he_shoots_at_a_tank_that_drives_past(
    entered: bool, defence: int, covered: bool
) -> None:
    # The Sherman leaves a wood southwards. The gun is before it in the wood, and beside its rear once it has come out.
    wood = ground(terrain(D6="F"))
    battle = moved(
        "a.sherman", "D7", unit("a.sherman", SHERMAN, "D6", "S"), unit("b.pak", "pak-40-anti-tank-gun", "C7"),
        map=wood, dice=[1] * 15, facing="S",
    )  # fmt: skip
    assert set(battle.choices()) == {DefensiveShot("b.pak", True), DefensiveShot("b.pak", False), HoldFire()}
    assert asked(battle, Reacting).seat == 1
    answer(battle, DefensiveShot("b.pak", entered))
    (shot,) = happened(battle, Attacked)
    assert (shot.defence, shot.range) == (defence, 1)
    assert (battle.context.map.terrain[shot.at] == "forest") is covered


@pytest.mark.rule("AAM-HIT-05", "AAM-HIT-08", "AAM-TURN-08", "AAM-COND-02")
def test_hits_of_the_airstrike_and_of_the_assault_add_up_and_the_doomed_shoot_back() -> None:
    plane, tank = unit("b.stuka", "junkers-ju-87b-stuka", "D6"), unit("a.sherman", SHERMAN, "D7", "S")
    gun = unit("b.gun", "panzer-iv-ausf-g", "D10", "N")
    start, faces = AttackAction(Attack("b.stuka", "a.sherman")), (6,) * 4 + (1,) * 2
    strike = play(start, plane, tank, gun, phase="airstrike", dice=faces)
    over(strike)
    assert of(strike, "a.sherman").hits == ("disrupted",)
    dice = (6,) * 6 + (1,) * 7
    assault = play(AttackAction(Attack("b.gun", "a.sherman")), *strike.state.units.values(), dice=dice)
    over(assault)
    assert happened(assault, Marked)[0].markers == ("damaged", "destroyed")
    last = play(AttackAction(Attack("a.sherman", "b.gun")), *assault.state.units.values(), dice=(1,) * 11)
    over(last)
    end = play(CasualtyPhase(), *last.state.units.values())
    over(end)
    assert not of(end, "a.sherman").alive
    assert where(end, "b.gun") == ("D10", "N")
