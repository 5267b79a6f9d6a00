"""What covers a target and what it needs (chapter Cover)."""

from __future__ import annotations

import pytest

from grognard.core.book.modifiers import Modifier
from grognard.games.axis_allies_minis import SYSTEM as GAME
from grognard.games.axis_allies_minis.ground import cover as cover_module
from grognard.games.axis_allies_minis.ground.cover import reason
from grognard.games.axis_allies_minis.rules.attack.attack import AttackAction
from grognard.games.axis_allies_minis.rules.attack.strike import Strike
from grognard.games.axis_allies_minis.state.choices import Attack
from grognard.games.axis_allies_minis.state.events.attack import CoverRolled
from grognard.games.axis_allies_minis.state.state import Obstacle
from tests.games.axis_allies_minis.grounds import ground
from tests.games.axis_allies_minis.table import CardBox, aimed, at, labels, look, of, play, rolled, terrain, unit
from tests.games.playing import answer, happened, over

GARAND, SHERMAN, PANZER, MAUSER = "m1-garand-rifle", "m4a1-sherman", "panzer-iv-ausf-g", "mauser-kar-98k"
PILLBOX = Obstacle(id="b.box", kind="pillbox", seat=1, at=at("D5"))


@pytest.mark.rule("AAM-COVER-01")
@pytest.mark.rule("AAM-COVER-02")
@pytest.mark.parametrize("sign", ["T", "F", "H", "S"])
@pytest.mark.parametrize(("card", "need"), [(MAUSER, 4), (PANZER, 5), ("pak-40-anti-tank-gun", 4)])
def test_terrain_covers(sign: str, card: str, need: int) -> None:
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.target", card, "D5"), map=ground(terrain(D5=sign)))
    cover = aimed(battle, "a.tank", "b.target").cover
    assert cover is not None
    assert (cover.need, cover.rule) == (need, "AAM-COVER-01")
    assert reason(battle, at("D7"), of(battle, "b.target"), at("D5")) is not None


@pytest.mark.rule("AAM-COVER-01")
@pytest.mark.parametrize("sign", [".", "P"])
def test_open_ground_does_not_cover(sign: str) -> None:
    battle = look(unit("a.tank", SHERMAN, "D7"), unit("b.target", MAUSER, "D5"), map=ground(terrain(D5=sign)))
    assert aimed(battle, "a.tank", "b.target").cover is None
    assert reason(battle, at("D7"), of(battle, "b.target"), at("D5")) is None


@pytest.mark.rule("AAM-COVER-06", "AAM-TERRAIN-06")
@pytest.mark.parametrize(("reading", "tank"), [("all", 5), ("soldiers", None)])
def test_a_marsh_covers_whoever_is_in_it_or_by_the_option_soldiers_only(reading: str, tank: int | None) -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.rifle", MAUSER, "D5"),
        unit("b.tank", PANZER, "D5"),
        map=ground(terrain(D5="M")),
        options={"marsh_cover": reading},
    )
    cover = aimed(battle, "a.tank", "b.rifle").cover
    assert cover is not None
    assert (cover.rule, cover.need) == ("AAM-COVER-06", 4)
    found = aimed(battle, "a.tank", "b.tank").cover
    assert (found and found.need) == tank
    assert found is None or found.rule == "AAM-COVER-06"


def test_the_rulebook_s_marsh_is_the_default() -> None:
    assert GAME.book.catalogue.options["marsh_cover"].default == "all"


@pytest.mark.rule("AAM-COVER-07")
def test_aircraft_have_no_cover() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"), unit("b.plane", "focke-wulf-fw-190a", "D5"), map=ground(terrain(D5="F"))
    )
    assert aimed(battle, "a.tank", "b.plane").cover is None


@pytest.mark.rule("AAM-COVER-09")
@pytest.mark.rule("AAM-COVER-01")
def test_a_hedgerow_covers_on_the_targets_side_only() -> None:
    hedge = ground(terrain(), hedgerows=["D5 S"])
    battle = look(
        unit("a.south", SHERMAN, "D7"), unit("a.north", SHERMAN, "D3"), unit("b.rifle", MAUSER, "D5"), map=hedge
    )
    cover = aimed(battle, "a.south", "b.rifle").cover
    assert cover is not None
    assert (cover.need, cover.rule) == (4, "AAM-COVER-09")
    assert aimed(battle, "a.north", "b.rifle").cover is None


@pytest.mark.rule("AAM-COVER-02")
def test_an_attacker_in_the_same_hex_makes_cover_harder() -> None:
    battle = look(unit("a.rifle", GARAND, "D5"), unit("b.rifle", MAUSER, "D5"), map=ground(terrain(D5="T")))
    cover = aimed(battle, "a.rifle", "b.rifle").cover
    assert cover is not None
    assert (cover.need, labels(cover.rows)) == (5, {"AAM-COVER-02": -1})


@pytest.mark.rule("AAM-COVER-09")
@pytest.mark.parametrize(("option", "need"), [("six_one", 6), ("modified", 7)])
def test_a_six_always_succeeds_where_there_is_cover(option: str, need: int) -> None:
    battle = look(
        unit("a.gun", "pak-38-anti-tank-gun", "D5"),
        unit("b.tank", SHERMAN, "D5"),
        map=ground(terrain(D5="T")),
        options={"cover_natural": option},
    )
    cover = aimed(battle, "a.gun", "b.tank").cover
    assert cover is not None
    assert (cover.base, sum(row.value for row in cover.rows)) == (5, -2)
    assert cover.need == need


@pytest.mark.rule("AAM-COVER-03")
@pytest.mark.rule("AAM-COVER-04")
@pytest.mark.parametrize(
    ("before", "die", "after"),
    [
        ((), 4, ("disrupted",)),
        ((), 3, ("disrupted", "destroyed")),
        (("disrupted",), 4, ("disrupted",)),
        (("disrupted",), 3, ("disrupted", "destroyed")),
    ],
)
def test_what_cover_leaves_of_an_attack(before: tuple[str, ...], die: int, after: tuple[str, ...]) -> None:
    battle = play(
        Strike("a.tank", "b.rifle", "assault"),
        unit("a.tank", SHERMAN, "D7"),
        unit("b.rifle", MAUSER, "D5", hits=before),
        map=ground(terrain(D5="F")),
        dice=(6, 6, 6, 6, 6, 6, 6, 6, 6, die),
    )
    over(battle)
    assert happened(battle, CoverRolled) == [CoverRolled("b.rifle", 4, die >= 4)]
    assert of(battle, "b.rifle").hits == after


@pytest.mark.rule("AAM-COVER-01")
def test_without_a_hit_there_is_no_roll() -> None:
    battle = play(
        Strike("a.rifle", "b.rifle", "assault"),
        unit("a.rifle", GARAND, "D7"),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="F")),
        dice=(6, 6, 6, 1, 1, 1, 1),
    )
    over(battle)
    assert rolled(battle) == [("aam-roll-attack", 7)]


@pytest.mark.rule("AAM-COVER-08")
def test_close_assault_allows_no_roll() -> None:
    battle = play(
        AttackAction(Attack("a.bazooka", "b.tank", "close-assault")),
        unit("a.bazooka", "bazooka", "D5"),
        unit("b.tank", PANZER, "D5", "S"),
        map=ground(terrain(D5="T")),
        dice=(6, 6, 6, 6, 1, 1, 1, 1, 1, 1),
    )
    over(battle)
    assert rolled(battle) == [("aam-roll-attack", 10)]
    assert of(battle, "b.tank").hits == ("disrupted",)


@pytest.mark.rule("AAM-TERRAIN-15")
def test_a_pillbox_covers_one_soldier() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.first", MAUSER, "D5"),
        unit("b.second", MAUSER, "D5"),
        obstacles=[PILLBOX],
    )
    cover = aimed(battle, "a.tank", "b.first").cover
    assert cover is not None
    assert (cover.need, cover.rule, labels(cover.rows)) == (3, "AAM-TERRAIN-15", {"AAM-TERRAIN-15": 1})
    assert aimed(battle, "a.tank", "b.second").cover is None


@pytest.mark.rule("AAM-TERRAIN-15")
@pytest.mark.rule("AAM-COVER-09")
def test_two_covers_make_one_roll() -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="T")),
        obstacles=[PILLBOX],
    )
    cover = aimed(battle, "a.tank", "b.rifle").cover
    assert cover is not None
    assert (cover.need, cover.rule) == (3, "AAM-COVER-01")


# ---- abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AAM-SA-45")
@pytest.mark.parametrize(("ability", "need"), [("hard-to-spot", 3), ("large-silhouette", 5), ("tall-silhouette", 7)])
def test_silhouettes(cards: CardBox, ability: str, need: int) -> None:
    battle = look(
        unit("a.tank", SHERMAN, "D7"), unit("b.target", cards.make(MAUSER, ability), "D5"), map=ground(terrain(D5="F"))
    )
    cover = aimed(battle, "a.tank", "b.target").cover
    assert cover is not None
    assert cover.need == need


@pytest.mark.rule("AAM-SA-45")
def test_a_tall_silhouette_fails_without_a_die(cards: CardBox) -> None:
    battle = play(
        Strike("a.tank", "b.tank", "assault"),
        unit("a.tank", SHERMAN, "D7"),
        unit("b.tank", cards.make(PANZER, "tall-silhouette"), "D5", "S"),
        map=ground(terrain(D5="F")),
        dice=(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1),
    )
    over(battle)
    assert happened(battle, CoverRolled) == [CoverRolled("b.tank", 7, False)]
    assert of(battle, "b.tank").hits == ("disrupted", "damaged")


@pytest.mark.rule("AAM-SA-47")
def test_a_seasoned_crew_and_a_pinpointer_spoil_cover() -> None:
    battle = look(
        unit("a.gun", "type-89-mortar", "D7"),
        unit("a.rifle", GARAND, "E8"),
        unit("a.tank", SHERMAN, "E7"),
        unit("a.captain", "red-devil-captain", "E7"),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="F")),
    )
    needs = {}
    for id in ("a.gun", "a.rifle", "a.tank", "a.captain"):
        cover = aimed(battle, id, "b.rifle").cover
        needs[id] = cover and cover.need
    assert needs == {"a.gun": 6, "a.rifle": 5, "a.tank": 4, "a.captain": 4}


@pytest.mark.rule("AAM-COND-04")
def test_a_disrupted_pinpointer_helps_nobody() -> None:
    battle = look(
        unit("a.rifle", GARAND, "E7"),
        unit("a.captain", "red-devil-captain", "E6", disrupted=True),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="F")),
    )
    cover = aimed(battle, "a.rifle", "b.rifle").cover
    assert cover is not None
    assert cover.need == 4


@pytest.mark.rule("AAM-SA-54")
def test_a_low_silhouette_covers_in_the_open(cards: CardBox) -> None:
    low = cards.make(PANZER, "low-silhouette")
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.open", low, "D5"),
        unit("b.wood", low, "E5"),
        map=ground(terrain(E5="F")),
    )
    open_cover, wood_cover = aimed(battle, "a.tank", "b.open").cover, aimed(battle, "a.tank", "b.wood").cover
    assert open_cover is not None
    assert wood_cover is not None
    assert (open_cover.need, open_cover.rule, wood_cover.need) == (6, "AAM-SA-54", 5)
    assert reason(battle, at("D7"), of(battle, "b.open"), at("D5")) is not None


@pytest.mark.rule("AAM-SA-55")
@pytest.mark.parametrize(("place", "need"), [("D10", 1), ("D8", 5)])
def test_forest_camouflage_succeeds_at_long_range(place: str, need: int) -> None:
    battle = play(
        Strike("a.tank", "b.tank", "assault"),
        unit("a.tank", SHERMAN, place),
        unit("b.tank", "type-95-ha-go", "D5", "S"),
        map=ground(terrain(D5="F")),
        dice=(6,) * (9 if place == "D10" else 11) + ((1,) if need > 1 else ()),
    )
    over(battle)
    assert happened(battle, CoverRolled) == [CoverRolled("b.tank", need, need == 1)]
    assert of(battle, "b.tank").hits == (("disrupted",) if need == 1 else ("disrupted", "damaged", "destroyed"))


@pytest.mark.rule("AAM-SA-54")
def test_a_low_silhouette_covers_in_clear_hexes_only(cards: CardBox) -> None:
    low = cards.make(PANZER, "low-silhouette")
    fields = ground(terrain(E5="M", F5="P"), roads=["C5 D5"])
    for place, need in (("D5", 6), ("E5", None), ("F5", None)):
        battle = look(
            unit("a.tank", SHERMAN, "D9"), unit("b.tank", low, place), map=fields, options={"marsh_cover": "soldiers"}
        )
        cover = aimed(battle, "a.tank", "b.tank").cover
        assert (cover and cover.need) == need, place


@pytest.mark.rule("AAM-COVER-09")
@pytest.mark.parametrize(("option", "need"), [("six_one", 2), ("modified", 1)])
def test_a_one_never_succeeds_whatever_is_added(monkeypatch: pytest.MonkeyPatch, option: str, need: int) -> None:
    monkeypatch.setattr(cover_module, "PILLBOX", Modifier(cover_module.PILLBOX.label, 5, "AAM-TERRAIN-15"))
    battle = look(
        unit("a.tank", SHERMAN, "D7"),
        unit("b.rifle", MAUSER, "D5"),
        map=ground(terrain(D5="T")),
        obstacles=[PILLBOX],
        options={"cover_natural": option},
    )
    cover = aimed(battle, "a.tank", "b.rifle").cover
    assert cover is not None
    assert cover.need == need


@pytest.mark.rule("AAM-COVER-09", "AAM-SA-03", "AAM-GRAZE-04", "AAM-SA-06")
def test_every_attack_and_every_target_has_a_cover_roll_of_its_own(cards: CardBox) -> None:
    wood, rifle = ground(terrain(D5="F")), unit("b.rifle", MAUSER, "D5")
    gun = unit("a.mg", "m1919-mg", "D7")
    twice = play(AttackAction(Attack("a.mg", "b.rifle")), gun, rifle, map=wood, dice=(*(6,) * 8, 4, *(6,) * 8, 1))
    over(answer(twice, Attack("a.mg", "b.rifle")))
    assert [entry.success for entry in happened(twice, CoverRolled)] == [True, False]
    mate = unit("b.mate", MAUSER, "D5")
    dice = (*(6,) * 8, 4, *(6,) * 8, 4)
    grazed = play(AttackAction(Attack("a.mg", "b.rifle", grazing=True)), gun, rifle, mate, map=wood, dice=dice)
    over(grazed)
    assert [entry.unit for entry in happened(grazed, CoverRolled)] == ["b.rifle", "b.mate"]
    mortar = unit("a.mortar", cards.make(GARAND, "blast"), "D7")
    fewer = (*(6,) * 7, 1, *(6,) * 7, 6)
    blast = play(AttackAction(Attack("a.mortar", "b.rifle")), mortar, rifle, mate, map=wood, dice=fewer)
    over(blast)
    assert [(entry.unit, entry.success) for entry in happened(blast, CoverRolled)] == [
        ("b.rifle", False),
        ("b.mate", True),
    ]
