"""Markers and templates at the edges: whom they strike how, from where cover is judged, where they may be put."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from grognard.core.engine.fates import NOTHING, Branch, Test
from grognard.core.records import replace
from grognard.games.wh40k5.data.tables import TABLES
from grognard.games.wh40k5.ground.arms import has_moved, is_twin_linked, shots_lost
from grognard.games.wh40k5.rules.shooting import blast_hits
from grognard.games.wh40k5.rules.shooting.blasting import (
    Blasting,
    Mark,
    Marked,
    PlaceMarker,
    PlaceTemplate,
    Under,
    eye_of,
    floor_at,
)
from grognard.games.wh40k5.rules.shooting.cover import cover_from
from grognard.games.wh40k5.rules.shooting.fates import HIT, HOT, RENT, WOUND, to_hit, to_wound
from grognard.games.wh40k5.rules.shooting.fire_choices import cannot_shoot
from grognard.games.wh40k5.rules.shooting.volleys import Line
from grognard.games.wh40k5.rules.vehicles.piercing import ArmourHit
from grognard.games.wh40k5.state.choices import Finish, LayTemplate, PutMarker
from tests.games.playing import inches, piece
from tests.games.wh40k5.edges import first, table, words
from tests.games.wh40k5.table import Posted, boyz, marines, of, row, unit
from tests.games.wh40k5.vehicles_table import RIGHT, dreadnought, rhino, trukk, vehicle

FRAG, FLAMER, MORTAR, DEMOLISHER = "missile-launcher-frag", "flamer", "mortar", "demolisher-cannon"
OVER, RIM = (20.5, 10.0), (20.0, 12.5)
"""A hole over the hull of a Rhino at (20, 10) that looks up the table, and one behind it."""


def mark(weapon: str, at: tuple[float, float] = OVER, model: str = "a.m.1", *touched: str) -> Mark:
    """A marker that touches the Rhino, or these."""
    ids = touched or ("b.r.1",)
    under = tuple(Under(id.rpartition(".")[0], (id,)) for id in ids)
    return Mark(model, weapon, (inches(at[0]), inches(at[1])), under)


def struck(weapon: str, at: tuple[float, float] = OVER, *others: Any, **more: Any) -> list[ArmourHit]:
    """What a marker of a marine does to a Rhino twenty inches up the table."""
    given = {"model": "a.m.1", "firer": (20.0, 30.0), "special": (), "pieces": (), "car": ()} | more
    squad = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[given["firer"], (5, 44)],
                 special=given["special"])  # fmt: skip
    battle = table(squad, rhino("b.r", 20, 10, special=given["car"]), *others, pieces=given["pieces"])
    car = of(battle, "b.r")
    return blast_hits.armour_hits(battle, of(battle, "a.m"), car, car.models[0], mark(weapon, at, given["model"]))


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-10", "WH-WEAPON-22", "WH-USR-24", "WH-USR-22")
def test_what_markers_do_to_a_hull() -> None:
    """Over the hull in full, towards the firer; by the rim half, rounded up, towards the hole."""
    whole = ArmourHit(4, 6, "rear")
    assert struck(FRAG) == [whole]
    assert struck(FRAG, firer=(30, 10)) == [replace(whole, face="side")]
    assert struck(FRAG, (20, 7)) == [replace(whole, strength=2, face="front")]
    assert struck(FRAG, RIM) == [replace(whole, strength=2)]
    assert struck(FRAG, (20, 12.2)) == [whole]
    assert struck(FRAG, (20, 12.201)) == [replace(whole, strength=2)]
    assert struck("lobba", RIM) == [ArmourHit(3, 5, "side")]
    assert struck(MORTAR) == [ArmourHit(4, 6, "side")]
    assert struck(DEMOLISHER) == [ArmourHit(10, 2, "rear", dice=2, highest=True)]
    assert struck(FRAG, special=("tank-hunters",)) == [replace(whole, bonus=1)]
    assert struck(FRAG, car=("vulnerable-to-blasts",)) == [whole, whole]
    assert struck(FLAMER, RIM) == [ArmourHit(4, 5, "rear")]
    assert struck(FLAMER, RIM, firer=(30, 10)) == [ArmourHit(4, 5, "side")]
    assert struck(FLAMER, special=("tank-hunters",), model="a.gone.1") == [ArmourHit(4, 5, "side")]
    assert struck(FRAG, model="a.gone.1") == [replace(whole, face="side")]


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-10", "WH-WEAPON-22", "WH-USR-24")
def test_a_marker_beside_a_vehicle_does_nothing_to_it() -> None:
    battle = table(marines("a.m", 20, 30, 1), rhino("b.r", 20, 10), rhino("b.s", 30, 10))
    beside, car = mark(FRAG, OVER, "a.m.1", "b.s.1"), of(battle, "b.r")
    assert blast_hits.armour_hits(battle, of(battle, "a.m"), car, car.models[0], beside) == []


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-10", "WH-WEAPON-22", "WH-USR-24")
def test_each_mark_is_that_of_its_own_firer() -> None:
    """The second of two men fires, from the side."""
    squad = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(20, 30), (40, 10)])
    battle = table(squad, rhino("b.r", 20, 10))
    car = of(battle, "b.r")
    found = blast_hits.armour_hits(battle, of(battle, "a.m"), car, car.models[0], mark(FRAG, OVER, "a.m.2"))
    assert [hit.face for hit in found] == ["side"]


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-10", "WH-WEAPON-11", "WH-WEAPON-13")
@pytest.mark.parametrize(("model", "weapon", "again"), [
    ("a.z.1", "heavy-flamer", True), ("a.z.1", FRAG, False), ("a.gone.1", "heavy-flamer", False),
    ("a.z.2", "heavy-flamer", False),
])  # fmt: skip
def test_a_twin_linked_template_repeats(model: str, weapon: str, again: bool) -> None:
    """A Razorback's, mounted instead of its twin-linked heavy bolter; another vehicle stands with it."""
    cars = unit("a.z", "razorback", [row("razorback"), row("predator")], places=[(20, 30), (30, 30)])
    battle = table(cars, rhino("b.r", 20, 10), boyz("b.o", 20, 20, 3))
    car, own = of(battle, "b.r"), of(battle, "a.z")
    laid = mark(weapon, OVER, model)
    assert [hit.again for hit in blast_hits.armour_hits(battle, own, car, car.models[0], laid)] == [again]
    assert blast_hits.mark_blow(battle, "a.z", laid, of(battle, "b.o")).again is again


@pytest.mark.rule("WH-WEAPON-06", "WH-WEAPON-11", "WH-UNIT-06")
def test_what_markers_do_to_men() -> None:
    battle = table(marines("a.m", 20, 30, 1), boyz("b.o", 20, 20, 3), pieces=[piece("woods", 0, 18, 48, 21.5, 5)])
    mob = of(battle, "b.o")
    frag = blast_hits.mark_blow(battle, "a.m", mark(FRAG), mob).wound
    flame = blast_hits.mark_blow(battle, "a.m", mark(FLAMER), mob).wound
    shell = blast_hits.mark_blow(battle, "a.m", mark(MORTAR, (20, 20)), mob).wound
    assert (frag.marker, frag.no_cover, frag.shelter, frag.pinning, frag.strength) == (True, False, None, False, 4)
    assert (flame.marker, flame.no_cover, flame.shelter) == (True, True, None)
    assert (shell.marker, shell.no_cover, shell.shelter, shell.pinning) == (True, False, 4, True)
    bare = table(marines("a.m", 20, 30, 1), boyz("b.o", 20, 20, 3))
    assert blast_hits.mark_blow(bare, "a.m", mark(MORTAR, (20, 22)), of(bare, "b.o")).wound.shelter == 0
    guns = unit("b.g", "big-guns", [row("lobba-gun"), row("gun-crew", 2)], 10, 10)
    other = table(marines("a.m", 20, 30, 1), guns, rhino("b.r", 20, 10))
    touched = mark(FRAG, OVER, "a.m.1", "b.g.1", "b.g.3", "b.r.1")
    assert blast_hits.bodies_under(touched, of(other, "b.g")) == 1
    assert blast_hits.bodies_under(touched, of(other, "b.r")) == 0
    assert blast_hits.bodies_under(mark(FRAG), of(other, "b.g")) == 0


@pytest.mark.rule("WH-WEAPON-11", "WH-VEH-09")
@pytest.mark.parametrize(
    ("weapon", "at", "model", "height", "cover"),
    [
        (FRAG, OVER, "a.m.1", 3, 4), (FRAG, OVER, "a.gone.1", 3, None), (MORTAR, OVER, "a.m.1", 3, None),
        (MORTAR, (20, 30), "a.m.1", 3, 4), (FRAG, (20, 13), "a.m.1", 3, 4), (FRAG, (20, 13), "a.gone.1", 3, None),
        (FRAG, (20, 32), "a.gone.1", 3, 4), (FRAG, OVER, "a.m.1", 1.5, 4), (MORTAR, (20, 30), "a.m.1", 1.5, 4),
        (FRAG, (20, 30), "a.gone.1", 1.5, None), (FLAMER, OVER, "a.m.1", 3, None), (FRAG, OVER, "a.m.2", 3, None),
    ],
)  # fmt: skip
def test_from_where_the_cover_of_a_vehicle_is_judged(
    weapon: str, at: tuple[float, float], model: str, height: float, cover: int | None
) -> None:
    """From whoever fired, of a barrage from its marker: over bushes half way between the first of two men and the
    hull, which hides half of it from a man's height and not from the Rhino's own."""
    found = struck(weapon, at, model=model, pieces=[piece("woods", 10, 20.2, 30, 20.6, height)])
    if model == "a.m.2":
        squad = unit("a.m", "tactical-squad", [row("space-marine", 2)], places=[(20, 30), (20, 15)])
        battle = table(squad, rhino("b.r", 20, 10), pieces=[piece("woods", 10, 20.2, 30, 20.6, height)])
        car = of(battle, "b.r")
        found = blast_hits.armour_hits(battle, of(battle, "a.m"), car, car.models[0], mark(weapon, at, model))
    assert [hit.cover for hit in found] == [cover]


@pytest.mark.rule("WH-WEAPON-11", "WH-VEH-09")
def test_who_fires_a_barrage_hides_from_its_marker_what_he_would_not_hide_from_himself() -> None:
    """Seven men of the firing unit stand between the marker and the hull, close together."""
    places = [(17 + number, 13.2) for number in range(7)]
    squad = unit("a.m", "tactical-squad", [row("space-marine", 7)], places=places)
    battle = table(squad, rhino("b.r", 20, 10))
    car = of(battle, "b.r")
    for weapon, cover in ((MORTAR, 4), (FRAG, None)):
        found = blast_hits.armour_hits(battle, of(battle, "a.m"), car, car.models[0], mark(weapon, (20, 15)))
        assert [hit.cover for hit in found] == [cover]


@pytest.mark.rule("WH-WEAPON-11", "WH-VEH-09")
@pytest.mark.parametrize(("smoke", "cover"), [(1, 4), (2, None)])
def test_a_vehicle_out_of_sight_is_covered_by_its_smoke_alone(smoke: int, cover: int | None) -> None:
    """A marker scatters on to it behind a spire: nobody judges what stands between."""
    spire = [piece("rock-spire", 10, 14, 30, 15, 20)]
    battle = table(marines("a.m", 20, 30, 1), rhino("b.r", 20, 10, smoke=smoke), pieces=spire, phase="shooting")
    car = of(battle, "b.r")
    found = blast_hits.armour_hits(battle, of(battle, "a.m"), car, car.models[0], mark(FRAG))
    assert [hit.cover for hit in found] == [cover]


@pytest.mark.rule("WH-SAVE-04", "WH-SAVE-05")
@pytest.mark.parametrize(
    ("cover", "half", "expected"),
    [
        ([[4]], True, 4), ([[0]], True, None), ([[4], [0]], True, 4), ([[4], [0]], False, None),
        ([[4], [4], [0]], False, 4),
        ([[4], [0], [0]], True, None), ([[4], [0], [0]], False, None), ([[4, 0]], True, 4), ([[4, 0, 0]], True, None),
        ([[4, 5, 5]], True, 5), ([[4, 5]], True, 4), ([[0, 0]], True, None), ([[4], [5], [5]], True, 5),
        ([[4, 4], [0, 4], [0, 4]], True, 4), ([[4, 0, 0], [4, 4, 0]], True, 4), ([[4, 0, 0], [4, 4, 0]], False, None),
        ([[4], [4], [0], [0], [0]], True, None), ([[4], [4], [4], [0], [0]], False, 4),
        ([[6, 0, 0, 0], [6, 6, 0, 0]], True, 6),
    ],
)  # fmt: skip
def test_half_the_models_and_most_of_the_firers(cover: list[list[int]], half: bool, expected: int | None) -> None:
    """A row for each firer, a column for each model; of the option one half of the firers is enough."""
    seen: Any = SimpleNamespace(cover=numpy.array(cover), shape=(len(cover), len(cover[0])))
    assert cover_from(seen, range(len(cover)), half) == expected


@pytest.mark.rule("WH-SHOOT-03", "WH-WEAPON-13", "WH-WEAPON-17")
def test_what_becomes_of_a_shot() -> None:
    def once(*branches: Branch, fail: Any = NOTHING, purpose: str = "wh-roll-to-hit") -> Test:
        return Test(purpose, "WH-SHOOT-03", branches, fail)

    def again(*branches: Branch, fail: Any = NOTHING) -> Test:
        return once(*branches, fail=fail, purpose="wh-roll-again")

    assert to_hit(3) == once(Branch(3, HIT))
    assert to_hit(3, then=NOTHING) == once(Branch(3, NOTHING))
    assert to_hit(3, hot=True) == once(Branch(2, NOTHING), Branch(3, HIT), fail=HOT)
    assert to_hit(2, hot=True) == once(Branch(2, HIT), fail=HOT)
    assert to_hit(3, 4) == once(Branch(3, HIT), fail=again(Branch(4, HIT)))
    assert to_hit(3, 4, hot=True) == once(Branch(3, HIT), fail=again(Branch(2, NOTHING), Branch(4, HIT), fail=HOT))


@pytest.mark.rule("WH-SHOOT-04", "WH-WEAPON-15", "WH-WEAPON-06")
@pytest.mark.parametrize(
    ("need", "rending", "branches"),
    [
        (4, False, [(4, WOUND)]), (6, False, [(6, WOUND)]), (0, False, []), (4, True, [(4, WOUND), (6, RENT)]),
        (6, True, [(6, RENT)]), (0, True, [(6, RENT)]), (5, True, [(5, WOUND), (6, RENT)]),
    ],
)  # fmt: skip
def test_what_becomes_of_a_hit(need: int, rending: bool, branches: list[tuple[int, str]]) -> None:
    ways = tuple(Branch(bound, end) for bound, end in branches)
    for again in (False, True):
        repeated = Test("wh-roll-again", "WH-WEAPON-06", ways) if again and ways else NOTHING
        expected = Test("wh-roll-to-wound", "WH-SHOOT-04", ways, repeated) if ways else NOTHING
        assert to_wound(need, rending, again) == expected
    assert to_wound(4) == to_wound(4, False, False)


@pytest.mark.rule("WH-VEH-02", "WH-VEH-12", "WH-VEH-18")
def test_from_where_a_marker_is_fired() -> None:
    """Where a man stands; the middle of a closed transport, the whole hull of an open one; a weapon's own muzzle."""
    closed = marines("a.c", 0, 0, 1, place="aboard", aboard="a.r")
    opened = boyz("a.o", 0, 0, 1, "rokkit-launcha", place="aboard", aboard="a.t")
    battle = table(
        marines("a.m", 10, 30, 1), rhino("a.r", 20, 30), trukk("a.t", 30, 30), closed, opened,
        vehicle("a.v", "vindicator", "vindicator", 40, 30), boyz("b.o", 20, 20, 2),
    )  # fmt: skip
    assert eye_of(battle, "a.m", "a.m.1", FRAG, "b.o").model == first(battle, "a.m")
    inside, hatch = eye_of(battle, "a.c", "a.c.1", FRAG, "b.o").model, first(battle, "a.r")
    assert (inside.at, inside.body) == (hatch.at, inside)
    assert eye_of(battle, "a.o", "a.o.1", FRAG, "b.o").model == first(battle, "a.t")
    assert eye_of(battle, "a.v", "a.v.1", DEMOLISHER, "b.o").model.at == (40_000, 27_700)
    assert eye_of(battle, "a.m", "a.m.1", FRAG, "b.o").sees == (True, True)


@pytest.mark.rule("WH-WEAPON-09", "WH-WEAPON-11", "WH-WEAPON-12", "WH-WEAPON-07", "WH-SHOOT-09")
@pytest.mark.parametrize(
    ("wall", "sees"), [((0, 0), (True, True)), ((17, 20.8), (False, True)), ((10, 30), (False, False))]
)
def test_when_skill_counts_and_what_a_marker_is_put_on(wall: tuple[float, float], sees: tuple[bool, bool]) -> None:
    spire = [piece("rock-spire", wall[0], 28, wall[1], 29, 20)] if wall[1] else []
    options = {"barrage_bs": "subtract_if_seen"}
    battle = table(
        marines("a.m", 20, 40, 1), boyz("b.o", 0, 0, 2, places=[(18, 20), (23, 20)]), pieces=spire, options=options
    )
    assert eye_of(battle, "a.m", "a.m.1", FRAG, "b.o").sees == sees
    for weapon, skill, aims in ((FRAG, True, sum(sees)), (MORTAR, any(sees), 2)):
        lines = (Line("a.m.1", weapon, 1),)
        assert Blasting("a.m", "b.o", lines).uses_skill(battle) is skill
        decision = PlaceMarker(0, "a.m", "a.m.1", weapon, "b.o")
        assert len(decision.aims(battle)) == aims
        assert words(decision.refusal(battle, Finish())) == "refused-not-offered"
        told = "" if aims == 2 else "wh-refused-marker-target"
        assert words(decision.refusal(battle, PutMarker((18_000, 20_000)))) == told
        assert words(decision.refusal(battle, PutMarker((18_493, 20_000)))) == "wh-refused-marker-target"
    one, other = mark(FRAG), mark(MORTAR)
    shells = Blasting("a.m", "b.o", (Line("a.m.1", MORTAR, 1),), Marked((one, other)))
    assert shells.barrages() == [other]
    assert shells.follows()
    assert not replace(shells, marked=Marked((one,))).follows()
    assert not replace(shells, lines=(Line("a.m.1", FRAG, 1),)).follows()
    never = table(marines("a.m", 20, 40, 1), boyz("b.o", 18, 20, 2), options={"barrage_bs": "never"})
    assert not Blasting("a.m", "b.o", (Line("a.m.1", MORTAR, 1),)).uses_skill(never)


@pytest.mark.rule("WH-WEAPON-20")
def test_a_marker_lies_on_the_floor_of_whom_it_touches_to_the_hair() -> None:
    high = replace(marines("a.m", 10, 30, 1).unit.models[0], storey=2)
    assert [floor_at((high,), PutMarker((10_000 + off, 30_000))) for off in (492, 493)] == [2, 0]


@pytest.mark.rule("WH-WEAPON-06", "WH-SHOOT-09")
def test_how_a_template_may_be_laid() -> None:
    """Over the two who stand together, not the one apart, and not over the friend beside the enemy to the right."""
    mob = boyz("b.o", 0, 0, 4, places=[(20, 24), (20, 22.5), (15, 28), (24.9, 28)])
    battle = table(marines("a.m", 20, 28, 1), mob, marines("a.f", 23.6, 28.6, 1))
    decision = PlaceTemplate(0, "a.m", "a.m.1", FLAMER, "b.o")
    told = [words(decision.refusal(battle, choice)) for choice in (
        LayTemplate(0), LayTemplate(270_000), LayTemplate(RIGHT), Finish(),
    )]  # fmt: skip
    assert told == ["", "wh-refused-template", "wh-refused-marker-friends", "refused-not-offered"]


@pytest.mark.rule("WH-SHOOT-01", "WH-VEH-29", "WH-ASSAULT-18")
@pytest.mark.parametrize(
    ("posted", "told"),
    [
        (marines("a.m", 10, 30), ""), (marines("a.m", 10, 30, shot="b.far"), "wh-refused-shot"),
        (marines("a.m", 10, 30, ran=True), "wh-refused-ran"),
        (marines("a.m", 10, 30, boosted=True), "wh-refused-boosted"),
        (marines("a.m", 10, 30, idle=True), "wh-refused-idle"), (marines("a.m", 10, 30, down=1), "wh-refused-down"),
        (marines("a.m", 10, 10.984), "wh-refused-locked"), (rhino("a.m", 10, 30), ""),
        (rhino("a.m", 10, 30, shaken=1), "wh-refused-vehicle-weapon"), (dreadnought("a.m", 10, 30), ""),
        (unit("a.m", "fenrisian-wolves", [row("fenrisian-wolf", 5)], 10, 30), ""),
        (unit("a.m", "big-guns", [row("lobba-gun", 2), row("gun-crew", 2)], 10, 30, shot="b.far", spent=("a.m.1",
        "a.m.3")),
        ""),
    ],
)  # fmt: skip
def test_who_may_shoot_at_all(posted: Posted, told: str) -> None:
    battle = table(posted, boyz("b.o", 10, 10, 1))
    assert words(cannot_shoot(battle, of(battle, "a.m"))) == told


@pytest.mark.rule("WH-WEAPON-13", "WH-WEAPON-17", "WH-MORALE-06", "WH-USR-15", "WH-MOVE-01")
def test_what_weapons_are_and_how_they_are_fired() -> None:
    """A weapon of one's own may be twin-linked by itself; who flees has moved; what cannot be fired is not lost."""
    boltgun, plasma = TABLES.weapons["boltgun"], TABLES.weapons["plasma-gun"]
    man = marines("a.m", 10, 30, 1).unit.models[0]
    assert is_twin_linked(man, replace(boltgun, traits=("twin-linked",)))
    assert not is_twin_linked(man, boltgun)
    battle = table(marines("a.m", 10, 30, 1), marines("a.f", 20, 30, 1, fleeing=True), marines("a.w", 30, 30,
    moved=True),
                   marines("a.x", 40, 30, fleeing=True, special=("relentless",)))  # fmt: skip
    assert [has_moved(battle, of(battle, id), first(battle, id)) for id in ("a.m", "a.f", "a.w", "a.x")] == [
        False, True, True, False,
    ]  # fmt: skip
    heavy, cannon = TABLES.weapons["plasma-cannon"], TABLES.weapons["missile-launcher-krak"]
    assert [shots_lost(weapon, moved, False) for weapon in (plasma, heavy, cannon) for moved in (False, True)] == [
        1, 2, 1, 0, 1, 0,
    ]  # fmt: skip
