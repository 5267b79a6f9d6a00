"""Which attacks there are, at their edges: nobody, the last one made, both at once; Aircraft and where they fly."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import Refused
from grognard.core.records import replace
from grognard.games.axis_allies_minis.ground.shots import Shot
from grognard.games.axis_allies_minis.rules.attack import attacks
from grognard.games.axis_allies_minis.rules.attack.aim import Aim, aim_at, burns, ignores_cover, usual_attacks
from grognard.games.axis_allies_minis.rules.attack.aircraft import ChooseFlight, is_free, may_fly, towards
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAgain
from grognard.games.axis_allies_minis.rules.attack.fates import Effect
from grognard.games.axis_allies_minis.rules.attack.strike import reasons
from grognard.games.axis_allies_minis.state.choices import Attack, Decline, HoldBack, PlaceAircraft
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import DIRECTIONS, Direction
from tests.games.axis_allies_minis.grounds import ground, woods
from tests.games.axis_allies_minis.table import CardBox, aboard, aimed, at, look, of, unit

GARAND, SHERMAN, MAUSER, PANZER = "m1-garand-rifle", "m4a1-sherman", "mauser-kar-98k", "panzer-iv-ausf-g"
FIGHTER, MG = "focke-wulf-fw-190a", "m1919-mg"


# ---- numbers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-HIT-01", "AAM-SA-15", "AAM-DF-07", "AAM-SA-76", "AAM-SA-06")
def test_an_attack_is_an_ordinary_one_unless_told_otherwise_and_names_its_rules(cards: CardBox) -> None:
    able = cards.make(SHERMAN, "armor-piercing-rounds", "extra-hull-mounted-cannon")
    battle = look(unit("a.one", able, "D7"), unit("b.one", PANZER, "D5", "S"), unit("b.man", MAUSER, "D7"))
    plain, piercing = (aimed(battle, "a.one", "b.one", piercing=does) for does in (False, True))
    assert (plain.occasion, plain.piercing, plain.spent, plain.weapon) == ("assault", False, (), "")
    assert aimed(battle, "a.one", "b.one") == plain
    assert ("AAM-SA-15" in plain.rules, "AAM-SA-15" in piercing.rules) == (False, True)
    assert "AAM-HIT-01" in plain.rules
    cannon = aimed(battle, "a.one", "b.one", weapon="extra-hull-mounted-cannon")
    assert set(cannon.rules) - set(plain.rules) == {"AAM-SA-29"}
    assert not set(plain.rules) - set(cannon.rules)
    # Too far away, it is refused, but as one of many it is looked at only for dice.
    far = look(unit("a.one", able, "D13"), unit("b.one", PANZER, "D2", "S"), unit("b.hid", MAUSER, "D7"))
    assert isinstance(aim_at(far, of(far, "a.one"), of(far, "b.one")), Refused)
    assert isinstance(aim_at(far, of(far, "a.one"), of(far, "b.one"), at=at("D11")), type(plain))


@pytest.mark.rule("AAM-SA-13", "AAM-SA-14", "AAM-COVER-08")
@pytest.mark.parametrize(
    ("ability", "weapon", "target", "facing", "range", "flames"),
    [
        ("flamethrower", "", PANZER, "S", 1, True),
        ("flamethrower", "", PANZER, "N", 1, True),
        ("flamethrower", "", PANZER, "S", 2, False),
        ("flamethrower", "", FIGHTER, "S", 1, False),
        ("flamethrower", "close-assault", PANZER, "S", 0, False),
        ("hull-mounted-flamethrower", "", PANZER, "S", 1, True),
        ("hull-mounted-flamethrower", "", PANZER, "N", 1, False),
        ("guard-crew", "", PANZER, "S", 1, False),
        ("", "", PANZER, "S", 1, False),
    ],
)
def test_flames(cards: CardBox, ability: str, weapon: str, target: str, facing: str, range: int, flames: bool) -> None:
    card = cards.make(GARAND, *([ability] if ability else []))
    mine, other = unit("a.one", card, "D5", facing), unit("b.one", target, f"D{5 + range}")
    shot = Shot(look(mine, other), mine, other, weapon, False, "assault", None, None, False, False)
    assert burns(shot) is flames
    assert ignores_cover(shot) is (flames or weapon == "close-assault")


@pytest.mark.rule("AAM-SA-48", "AAM-SA-86", "AAM-SA-01", "AAM-SA-02")
def test_the_weapons_of_a_usual_attack(cards: CardBox) -> None:
    plain, both = cards.make(SHERMAN, drop=True), cards.make(GARAND, "hand-to-hand 12")
    open_ = unit("b.open", cards.make(PANZER, "open-back"), "D7")
    tank = unit("b.tank", PANZER, "D7")

    def usual(card: str, target: Unit = tank, place: str = "D7", **fields: Any) -> list[tuple[str, bool]]:
        return usual_attacks(unit("a.one", card, "D7", **fields), target, at(place))

    assert usual(plain) == [("", False)]
    assert usual(plain, open_) == [("", False), ("", True)]
    assert usual(plain, borrowed=SHERMAN) == [("", False), ("improvisation", False)]
    assert usual(both) == [("", False), ("close-assault", False), ("hand-to-hand", False)]
    assert usual(both, place="D6") == [("", False)]
    assert usual(GARAND) == [("", False), ("close-assault", False)]


# ---- which attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-TURN-07", "AAM-SA-70", "AAM-SA-90", "AAM-AIR-01")
def test_why_a_unit_cannot_attack_whomever(cards: CardBox) -> None:
    def why(mine: Unit, *others: Unit, phase: str = "assault") -> str | None:
        found = attacks.unfit(look(mine, *others, phase=phase), mine)
        return None if found is None else found[0]

    weak, brave = cards.make(PANZER, "undermanned"), cards.make(PANZER, "undermanned", "hero")
    assert why(unit("a.one", weak, "D7")) is None
    assert why(unit("a.one", weak, "D7", disrupted=True)) == "aam-refused-undermanned"
    assert why(unit("a.one", brave, "D7", disrupted=True)) is None
    assert why(unit("a.one", PANZER, "D7", disrupted=True)) is None
    assert why(unit("a.one", PANZER)) == "aam-refused-not-on-map"
    assert why(unit("a.one", PANZER, "D7"), phase="airstrike") == "aam-refused-wrong-phase"
    assert why(unit("a.one", FIGHTER, "D7")) == "aam-refused-wrong-phase"
    assert why(unit("a.one", FIGHTER, "D7"), phase="airstrike") is None
    for abilities, moved, found in (
        (("fighting-platform",), False, None),
        (("fighting-platform",), True, "aam-refused-platform-moved"),
        ((), False, "aam-refused-aboard"),
    ):
        car = unit("a.car", cards.make("m3-half-track", *abilities, drop=True), "D7", moved=moved)
        assert why(aboard("a.man", GARAND, car), car) == found
        gun = "pak-38-anti-tank-gun"
        assert why(aboard("a.gun", gun, car), car) == "aam-refused-aboard"


HULL, GUNS = "extra-hull-mounted-cannon", "all-guns-blazing"


@pytest.mark.rule("AAM-SA-03", "AAM-GRAZE-01", "AAM-HIT-09", "AAM-SA-29", "AAM-SA-30", "AAM-SA-86")
@pytest.mark.parametrize(
    ("card", "abilities", "made", "phase", "left"),
    [
        (SHERMAN, (), (), "assault", ("",)),
        (SHERMAN, (), ("",), "assault", ()),
        (GARAND, (), (), "assault", ("", "close-assault")),
        (GARAND, (), ("",), "assault", ()),
        (GARAND, (), ("close-assault",), "assault", ()),
        (MG, (), (), "assault", ("",)),
        (MG, (), ("",), "assault", ("",)),
        (MG, (), ("", ""), "assault", ()),
        (MG, (), ("",), "movement", ()),
        (MG, (), ("grazing",), "assault", ()),
        (MG, (), ("", "grazing"), "assault", ()),
        (SHERMAN, (HULL,), (), "assault", ("", HULL)),
        (SHERMAN, (HULL,), (), "airstrike", ("",)),
        (SHERMAN, (HULL,), ("",), "assault", (HULL,)),
        (SHERMAN, (HULL,), (HULL,), "assault", ("",)),
        (SHERMAN, (HULL,), (HULL, ""), "assault", ()),
        (SHERMAN, (GUNS,), (), "assault", ("",)),
        (SHERMAN, (GUNS,), ("",), "assault", (GUNS,)),
        (SHERMAN, (GUNS,), ("", GUNS), "assault", ()),
        (SHERMAN, ("rockets 5",), (), "assault", ("", "rockets")),
        (SHERMAN, ("rockets 5",), ("",), "assault", ()),
        (SHERMAN, ("rockets 5", GUNS), ("rockets",), "assault", (GUNS,)),
        (SHERMAN, ("rockets 5", "bombs"), ("rockets",), "assault", ()),
    ],
)
def test_the_weapons_that_are_left(
    cards: CardBox, card: str, abilities: tuple[str, ...], made: tuple[str, ...], phase: str, left: tuple[str, ...]
) -> None:
    mine = unit("a.one", cards.make(card, *abilities), "D7")
    earlier = tuple(
        Attack("a.one", "b.one", "" if each == "grazing" else each, grazing=each == "grazing") for each in made
    )
    assert attacks.weapons(look(mine, phase=phase), mine, earlier) == left
    spent = unit("a.one", cards.make(SHERMAN, "rockets 5"), "D7", spent=("rockets",))
    assert attacks.weapons(look(spent), spent) == ("",)


@pytest.mark.rule("AAM-SA-86", "AAM-HIT-09")
@pytest.mark.parametrize(("abilities", "left"), [((), ("",)), (("improvisation",), ("", "improvisation"))])
def test_dice_taken_over_are_a_weapon_of_an_improviser(
    cards: CardBox, abilities: tuple[str, ...], left: tuple[str, ...]
) -> None:
    card = cards.make(SHERMAN, *abilities)
    found = []
    for borrowed in (PANZER, None):
        mine = unit("a.one", card, "D7", borrowed=borrowed)
        found.append(attacks.weapons(look(mine), mine))
    assert found == [left, ("",)]


@pytest.mark.rule("AAM-SA-69", "AAM-HIT-06")
def test_who_might_be_attacked(cards: CardBox) -> None:
    open_ = unit("b.open", cards.make("m3-half-track", "exposed-transport"), "D5")
    closed, mine = unit("b.closed", "m3-half-track", "E5"), unit("a.one", SHERMAN, "D7")
    battle = look(
        mine,
        unit("a.other", SHERMAN, "E7"),
        open_,
        closed,
        aboard("b.seen", MAUSER, open_),
        aboard("b.inside", MAUSER, closed),
        unit("b.doomed", PANZER, "F5", hits=("destroyed",)),
        replace(unit("b.dead", PANZER, "F6"), place="destroyed"),
        unit("b.later", PANZER),
    )
    assert [found.id for found in attacks.targets(battle, mine)] == ["b.open", "b.closed", "b.seen", "b.doomed"]


@pytest.mark.rule("AAM-SA-15")
@pytest.mark.parametrize(
    ("ability", "spent", "weapon", "target", "may"),
    [
        (True, False, "", PANZER, True),
        (True, False, "", MAUSER, False),
        (True, False, HULL, PANZER, False),
        (True, True, "", PANZER, False),
        (False, False, "", PANZER, False),
    ],
)
def test_armor_piercing_rounds_once_a_game_with_the_gun_at_a_vehicle(
    cards: CardBox, ability: bool, spent: bool, weapon: str, target: str, may: bool
) -> None:
    rounds = "armor-piercing-rounds"
    mine = unit("a.one", cards.make(SHERMAN, *([rounds] if ability else [])), "D7", spent=(rounds,) if spent else ())
    assert attacks.can_pierce(mine, unit("b.one", target, "D5"), Attack("a.one", "b.one", weapon)) is may


@pytest.mark.rule("AAM-GRAZE-01")
@pytest.mark.parametrize(
    ("card", "weapon", "made", "phase", "several", "may"),
    [
        (MG, "", 0, "assault", True, True),
        (MG, "", 0, "assault", False, False),
        (MG, "", 1, "assault", True, False),
        (MG, "rockets", 0, "assault", True, False),
        (MG, "", 0, "movement", True, False),
        (GARAND, "", 0, "assault", True, False),
    ],
)
def test_grazing_fire_is_declared_with_the_first_usual_attack_of_a_double_shot(
    card: str, weapon: str, made: int, phase: str, several: bool, may: bool
) -> None:
    mine, target = unit("a.one", card, "D7"), unit("b.one", MAUSER, "D5")
    others = [unit("b.two", MAUSER, "D6")] if several else []
    battle = look(mine, target, *others, phase=phase)
    attack = Attack("a.one", "b.one", weapon)
    assert attacks.can_graze(battle, mine, target, attack, (attack,) * made) is may


@pytest.mark.rule("AAM-AIR-03", "AAM-AIR-09")
def test_an_aircraft_names_its_facing_only_where_the_line_passes_a_corner() -> None:
    plane, corner, straight = unit("a.air", FIGHTER, "D7"), unit("b.one", PANZER, "E6"), unit("b.two", PANZER, "D4")
    assert attacks.facings(plane, corner) == (Direction.N, Direction.NE)
    assert attacks.facings(plane, straight) == (None,)
    assert attacks.facings(plane, unit("b.same", PANZER, "D7")) == (None,)
    assert attacks.facings(unit("a.tank", SHERMAN, "D7"), corner) == (None,)
    # Who is not on the map names none.
    assert attacks.facings(unit("a.air", FIGHTER), corner) == (None,)
    assert attacks.facings(plane, unit("b.off", PANZER)) == (None,)


@pytest.mark.rule("AAM-SA-03", "AAM-SA-29", "AAM-SA-30")
def test_once_more_or_not_and_nothing_else() -> None:
    battle = look(unit("a.one", MG, "D7"), unit("b.one", MAUSER, "D5"))
    made = (Attack("a.one", "b.one"),)
    again = AttackAgain(0, "a.one", made)
    assert again.refusal(battle, Decline()) is None
    assert again.refusal(battle, Attack("a.one", "b.one")) is None
    refused = again.refusal(battle, HoldBack())
    assert refused is not None
    assert refused.message.id == "refused-not-offered"
    assert AttackAgain(0, "a.one", made * 2).refusal(battle, Attack("a.one", "b.one")) is not None


# ---- Aircraft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-AIR-02", "AAM-STACK-10", "AAM-TURN-06", "AAM-AIR-05", "AAM-AIR-11")
def test_where_an_aircraft_may_be_placed() -> None:
    battle = look(
        unit("a.air", FIGHTER),
        unit("a.weak", FIGHTER, disrupted=True),
        unit("a.up", FIGHTER, "C3"),
        unit("a.tank", SHERMAN),
        unit("b.air", FIGHTER),
        unit("b.up", FIGHTER, "D3"),
        unit("b.tank", PANZER, "E3"),
        phase="flight",
    )

    def why(id: str, place: str = "D7") -> str | None:
        found = ChooseFlight(0).refusal(battle, PlaceAircraft(id, at(place), Direction.N))
        return None if found is None else found.message.id

    assert why("a.air") is None
    assert why("a.air", "E3") is None
    assert (why("a.air", "C3"), why("a.air", "D3")) == ("aam-refused-hex-in-flight",) * 2
    assert (why("a.weak"), why("a.up")) == ("aam-refused-grounded",) * 2
    assert (why("b.air"), why("a.tank"), why("a.nobody")) == ("aam-refused-no-aircraft",) * 3
    assert ChooseFlight(0).refusal(battle, HoldBack()) is None
    refused = ChooseFlight(0).refusal(battle, Decline())
    assert refused is not None
    assert refused.message.id == "refused-not-offered"
    free = {each.id: may_fly(each) for each in battle.state.units.values()}
    assert {id for id, may in free.items() if may} == {"a.air", "b.air"}
    assert [is_free(battle, at(place)) for place in ("C3", "D3", "E3", "F3")] == [False, False, True, True]


@pytest.mark.rule("AAM-AIR-09")
def test_an_aircraft_is_offered_facing_the_nearest_enemy() -> None:
    battle = look(unit("a.tank", SHERMAN, "D8"), unit("b.near", PANZER, "D9"), unit("b.far", PANZER, "D2"))
    assert towards(battle, 0, at("D7")) == Direction.S
    assert towards(battle, 0, at("D5")) == Direction.N
    assert towards(battle, 1, at("D7")) == Direction.S
    # Straight above an enemy the next one counts, and without any the first direction there is.
    assert towards(battle, 0, at("D9")) == Direction.N
    assert towards(battle, 1, at("D8")) == DIRECTIONS[0]


@pytest.mark.rule("AAM-SA-40", "AAM-SA-41", "AAM-SA-84")
@pytest.mark.parametrize(
    ("margin", "successes", "hits", "slight", "rules"),
    [
        (3, 5, 1, False, ("AAM-SA-40",)),
        (3, 6, 1, False, ("AAM-SA-40",)),
        (3, 4, 1, False, ()),
        (3, 7, 2, False, ()),
        (3, 5, 0, False, ()),
        (0, 5, 1, False, ()),
        (3, 5, 1, True, ("AAM-SA-84",)),
    ],
)
def test_thick_armour_and_sirens_are_named_where_they_count(
    margin: int, successes: int, hits: int, slight: bool, rules: tuple[str, ...]
) -> None:
    """Of a defence of 4."""
    mine, other = unit("a.one", SHERMAN, "D2", "S"), unit("b.one", PANZER, "D4", "N")
    g = look(mine, other)
    aim = aim_at(g, mine, other)
    assert isinstance(aim, Aim)
    assert reasons(g, replace(aim, margin=margin, defence=4), Effect(successes, hits, slight)) == rules


@pytest.mark.rule("AAM-DF-07", "AAM-SA-06", "AAM-SA-16", "AAM-SA-76")
def test_who_is_not_seen_is_no_target_but_as_one_of_many() -> None:
    mine, other = unit("a.one", SHERMAN, "D2", "S"), unit("b.one", MAUSER, "D5", "N")
    behind = look(mine, other, map=ground(woods("D4", "D3")))
    assert isinstance(aim_at(look(mine, other), mine, other), Aim)
    assert isinstance(aim_at(behind, mine, other), Refused)
    assert isinstance(aim_at(behind, mine, other, area=True), Aim)
