"""Small statements about hits, each by itself: whose armour counts, what round it was, who falls to a marksman."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.operation_ww2.data.tables import TABLES
from grognard.games.operation_ww2.ground.context import Context
from grognard.games.operation_ww2.rules.fire import losses
from grognard.games.operation_ww2.rules.fire.result_allocation import Group
from grognard.games.operation_ww2.rules.fire.volley_results import ChooseAimed, usual
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd
from grognard.games.operation_ww2.rules.setup.victory import destroyed, is_deserted
from grognard.games.operation_ww2.rules.vehicle_fire import armour, hit, vehicles_in_the_way
from grognard.games.operation_ww2.state.choices import Losses
from tests.games.operation_ww2.firing_line import riflemen, with_models
from tests.games.operation_ww2.table import Idle, unit
from tests.games.operation_ww2.table import play as laid_out
from tests.games.operation_ww2.vehicles.garage import fight, shot, vehicle

FOE = unit("a.foe", (5, 5))
RIFLE = TABLES.weapons["kar98k"]


def wearing(*traits: str) -> Any:
    """A tank with these traits and no other, and its battle."""
    g = fight(Idle(), vehicle("b.tank", "m5-stuart", (60, 60), traits=traits), FOE)
    return g, g.state.units["b.tank"].models[0]


FRONTAL = ("medium-armour", "heavy-armour", "extra-heavy-armour", "super-extra-heavy-armour")
ALL_ROUND = ("extra-light-armour", "light-armour")


@pytest.mark.rule("AZ-TAB-HIT", "AZ-ABV-01", "AZ-CAV-05")
@pytest.mark.parametrize("trait", FRONTAL)
def test_armour_of_the_front_is_harder_to_hit_from_there_only(trait: str) -> None:
    g, tank = wearing(trait)
    rows = [TABLES.to_hit[trait].value] if trait in TABLES.to_hit else []
    assert [row.value for row in armour.to_hit(g, tank, "front")] == rows
    assert armour.to_hit(g, tank, "side") == armour.to_hit(g, tank, "rear") == ()
    assert armour.to_hit(g, tank, "front", "all-round") == armour.to_hit(g, tank, "front", "none") == ()


@pytest.mark.rule("AZ-TAB-DMGMOD", "AZ-ABV-01", "AZ-CAV-05", "AZ-GUN-02", "AZ-HEAT-02")
@pytest.mark.parametrize("trait", [*FRONTAL, *ALL_ROUND])
def test_armour_counts_against_the_damage_die_from_the_sides_it_covers(trait: str) -> None:
    g, tank = wearing(trait)

    def values(side: Any, heeds: Any = "all") -> list[int]:
        return [row.value for row in armour.damage(g, tank, RIFLE, side, None, heeds)]

    own = [TABLES.damage[trait].value] if trait in TABLES.damage else []
    around = own if trait in ALL_ROUND else []
    assert values("front") == own
    assert values("side") == around
    assert values("rear") == [*around, TABLES.damage["rear"].value]
    assert values("front", "all-round") == around
    assert values("front", "none") == []


@pytest.mark.rule("AZ-HEAT-02", "AZ-HEAT-07", "AZ-TAB-DMGMOD")
@pytest.mark.parametrize("trait", ["skirts", "sandbags"])
def test_skirts_and_sandbags_help_against_heat_alone(trait: str) -> None:
    g, tank = wearing(trait)
    less = [TABLES.damage["skirts-against-heat"].value]
    rounds: tuple[tuple[str, Any], ...] = (("bazooka", None), ("bazooka", "heat"), ("kar98k", None))
    found = [armour.damage(g, tank, TABLES.weapons[weapon], "side", round) for weapon, round in rounds]
    assert [[row.value for row in rows] for rows in found] == [less, less, []]
    bare, other = wearing()
    assert armour.damage(bare, other, TABLES.weapons["bazooka"], "side", None) == ()


@pytest.mark.rule("AZ-RPF-03")
@pytest.mark.parametrize(
    ("weapon", "how", "ammunition", "expected"),
    [
        ("20-mm", "burst", None, "armour-piercing"),
        ("20-mm", "last-chance", None, "armour-piercing"),
        ("20-mm", "shot", None, None),
        ("81-mm-mortar", "burst", None, "high-explosive"),
        ("81-mm-mortar", "edge", None, "high-explosive"),
        ("81-mm-mortar", "placed", None, "high-explosive"),
        ("81-mm-mortar", "shot", None, None),
        ("75-76-mm", "burst", "armour-piercing", "armour-piercing"),
        ("bazooka", "burst", None, None),
    ],
)
def test_the_round_a_vehicle_is_hit_by(weapon: str, how: Any, ammunition: Any, expected: str | None) -> None:
    found = hit._round(TABLES.weapons[weapon], shot(weapon, (60, 20), how=how, ammunition=ammunition))
    assert found == expected


@pytest.mark.rule("AZ-OVL-02", "AZ-OVL-04")
@pytest.mark.parametrize("option", ["none", "traits_only"])
def test_a_die_that_always_misses_hits_no_vehicle_in_the_way_either(option: str, monkeypatch: Any) -> None:
    g = fight(Idle(), vehicle("b.tank", "m5-stuart", (60, 60)), FOE, options={"covering_vehicle_modifiers": option})
    tank = g.state.units["b.tank"].models[0]

    def hits(die: int) -> bool:
        return vehicles_in_the_way.is_hit(g, tank, shot("75-76-mm", (60, 20), die=die), "front")

    assert [hits(10), hits(1)] == [True, False]
    monkeypatch.setattr(Context, "limit", lambda self, name: 10)
    assert not hits(10)


@pytest.mark.rule("AZ-SNP-05", "AZ-DMG-02", "AZ-DMG-05")
def test_accurate_shots_strike_one_man_each_and_scare_only_who_stands() -> None:
    squad = with_models(riflemen("b.one", (60, 60), 4), m2={"posture": "scared"})
    g = laid_out(Idle(), squad, FOE)
    names = tuple(model.id for model in squad.models)

    def struck(*groups: Group) -> Losses:
        return ChooseAimed(0, ("b.one",), groups)._struck(squad.models)

    both = Group(names, 1, 1, aimed=True)
    assert struck(both) == Losses((names[0],), (names[2],))
    assert struck(both, both) == Losses((names[0], names[1]), (names[2], names[3]))
    assert struck(Group(names[1:2], 0, 1, aimed=True)) == Losses()
    assert struck(Group(names[3:], 2, 0, aimed=True)) == Losses((names[3],))
    assert {choice.dead[0] for choice in ChooseAimed(0, ("b.one",), (both,)).candidates(g)} == set(names)


@pytest.mark.rule("AZ-MOR-19", "AZ-MOR-01")
@pytest.mark.parametrize("option", ["all_losses", "fire_and_melee_only"])
def test_which_losses_count_for_the_panic_limit(option: str) -> None:
    counting = {"fire", "blast", "flame", "close-combat"}
    causes = (*sorted(counting), "evasion", "collapse", "burning", "crew", "lone")
    for cause in causes:
        g = laid_out(Idle(), riflemen("b.one", (60, 60), 4), FOE, options={"panic_counts": option})
        losses.lose(g, "b.one", ("b.one.1", "b.one.2"), (), "AZ-DMG-01", cause=cause)  # type: ignore[arg-type]
        found = g.state.units["b.one"]
        assert len(found.people) == 2
        assert found.losses == (2 if option == "all_losses" or cause in counting else 0), cause
        assert found.flamed == (cause == "flame")


@pytest.mark.rule("AZ-SET-13", "AZ-ART-13", "AZ-VDM-19")
@pytest.mark.parametrize("counts", ["destroyed_for_victory", "neutral"])
def test_who_counts_as_destroyed_at_the_end(counts: str) -> None:
    left = vehicle("b.left", "m5-stuart", (60, 60), crew=0)
    units = (
        *(left, vehicle("b.whole", "m5-stuart", (80, 60)), unit("b.fine", (10, 60))),
        *(unit("b.gone", (20, 60), place="gone"), unit("b.broken", (30, 60), broken=True), FOE),
    )
    g = fight(Idle(), *units, options={"abandoned_vehicle": counts})
    empty = counts == "destroyed_for_victory"
    assert is_deserted(g, g.state.units["b.left"]) == empty
    assert not any(is_deserted(g, g.state.units[id]) for id in ("b.whole", "b.fine", "b.gone"))
    assert {each.id for each in destroyed(g, 1)} == {"b.gone", "b.broken", *(["b.left"] if empty else [])}
    assert not list(destroyed(g, 0))


@pytest.mark.rule("AZ-MOV-08", "AZ-LOS-08")
@pytest.mark.parametrize(
    "way", [((60, 60), (60, 50)), ((60, 50), (60, 60)), ((55, 55), (65, 55)), ((65, 55), (55, 55))]
)
@pytest.mark.parametrize("beside", [-1.5, 1.5])
def test_who_stands_half_beside_a_way_bars_it(way: Any, beside: float) -> None:
    (x, y), (u, _) = way
    along = x == u
    there = (x + beside, 55) if along else (60, y + beside)
    apart = (x + 2 * beside, 55) if along else (60, y + 2 * beside)
    steps = tuple((round(a * 1000), round(b * 1000)) for a, b in way)
    found = []
    for place in (there, apart):
        g = laid_out(Idle(), unit("a.one", (x, y)), unit("b.foe", place))
        found.append(Crowd(g, g.state.units["a.one"]).bars(g.state.units["a.one"].models[0], steps))
    assert found == [True, False]


@pytest.mark.rule("AZ-DMG-12")
@pytest.mark.parametrize(("option", "first"), [("nearest_first", "b.one.1"), ("owner_among_equals", "b.one.3")])
def test_who_usually_falls_first_is_the_nearest_or_who_would_be_missed_least(option: str, first: str) -> None:
    squad = with_models(riflemen("b.one", (60, 60), 3), m1={"role": "gunner"}, m2={"role": "leader"})
    g = laid_out(Idle(), squad, FOE, options={"allocation_choice": option})
    group = Group(tuple(model.id for model in squad.models), 1, 0)
    assert usual(g, 1, ("b.one",), (group,)) == Losses((first,))
