"""Tables made from a seed: sound by the game's own reader, fair for both edges, the same turned half round or not."""

from __future__ import annotations

import pytest
from shapely import Polygon, affinity, unary_union

from grognard.core.balance import BOUND, SYMMETRIES, Balance, halves
from grognard.core.errors import InputError
from grognard.core.maps import generate
from grognard.core.systems import system, systems
from grognard.games.axis_allies_minis.data.mapmaking import SIZE, twin
from tests.sampling import first

PLANE = ("bolt_action", "operation_ww2", "wh40k5")
EACH = [(name, kind) for name in PLANE for kind in system(name).maps.recipes()]
HEX = system("axis_allies_minis").maps
EVERY = [*EACH, *(("axis_allies_minis", kind) for kind in HEX.recipes())]


@pytest.mark.parametrize(("name", "kind"), EACH)
def test_made_tables_are_sound_and_the_same_turned_half_round(name, kind):
    for seed in range(4):
        maps = system(name).maps
        ground = maps.ground(maps.battle(generate(name, kind, seed)))
        assert ground.pieces
        for look in {piece.kind for piece in ground.pieces}:
            of_kind = [each.outline for each in ground.pieces if each.kind == look]
            one = unary_union([Polygon([(at.x, at.y) for at in outline]).buffer(1) for outline in of_kind])
            other = affinity.rotate(one, 180, origin=(ground.width / 2, ground.depth / 2))
            assert one.symmetric_difference(other).area < 0.03 * one.area, (look, seed)


@pytest.mark.parametrize("kind", HEX.recipes())
def test_made_hex_maps_are_sound_and_the_same_turned_half_round(kind):
    for seed in range(4):
        found = HEX.load(generate("axis_allies_minis", kind, seed))
        for place, terrain in found.terrain.items():
            other = twin(place)
            assert terrain == ("clear" if other is None else found.terrain[other])
        assert found.columns == found.rows == SIZE
        assert all(
            frozenset(map(twin, side.hexes)) in {frozenset(each.hexes) for each in found.hedgerows}
            for side in found.hedgerows
        )


@pytest.mark.parametrize("name", sorted(systems()))
def test_seeds_differ_and_repeat(name):
    kind = system(name).maps.recipes()[0]
    assert generate(name, kind, 1) == generate(name, kind, 1)
    assert generate(name, kind, 1) != generate(name, kind, 2)


@pytest.mark.parametrize(("name", "kind"), first(4, sorted(EVERY, key=lambda each: each[1] != "open-country")))
def test_a_made_table_has_the_symmetry_asked_for_and_is_fair(name, kind):
    maps = system(name).maps
    for seed, symmetry in enumerate(SYMMETRIES):
        balance = maps.balance(maps.battle(generate(name, kind, seed, symmetry)))
        assert balance.symmetry == symmetry
        assert balance.is_fair
        if symmetry != "none":
            # What is the same for both is measured the same, but for places rounded to hundredths.
            assert balance.uneven < 0.03


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PLANE, "axis_allies_minis"])
def test_tables_without_symmetry_are_fair_whatever_the_seed(name):
    maps = system(name).maps
    for kind in maps.recipes():
        for seed in range(50):
            found = maps.balance(maps.battle(generate(name, kind, seed, "none")))
            assert found.symmetry == "none"
            assert found.uneven <= BOUND


@pytest.mark.parametrize("name", [*PLANE])
def test_a_table_with_all_its_cover_at_one_edge_is_not_fair(name):
    maps = system(name).maps
    wood = {"bolt_action": "wood"}.get(name, "woods")
    table = maps.blank(*maps.sizes[0], "Uneven")
    width, depth = table["width"], table["depth"]
    rows = [
        {"id": f"w{n}", "kind": wood, "outline": [[x, 0.05 * depth], [x + 0.2 * width, 0.05 * depth], [x, 0.3 * depth]]}
        for n, x in enumerate((0.1 * width, 0.4 * width, 0.7 * width))
    ]
    found = maps.balance(maps.battle(table | {"piece": rows}))
    # Files of one game count from the south, so which edge is the upper one is no matter here.
    assert not found.is_fair
    assert abs(found.upper.cover - found.lower.cover) > BOUND


def test_without_a_way_an_edge_is_as_uneven_as_can_be():
    places = [(x, y) for y in range(0, 7000, 1000) for x in range(0, 7000, 1000)]

    def going(steps):
        return [0 if min(a[1], b[1]) == 4000 != max(a[1], b[1]) else 1 for a, b in steps]

    upper, lower = halves(1000, places, [(3000, 3000)], lambda at, others: [2] * len(others), going)
    assert (upper.sight, upper.cover, lower.sight, lower.cover) == (1, 0, 1, 0)
    assert lower.way == float("inf") > upper.way
    assert Balance("none", upper, lower).uneven == 1
    assert not Balance("none", upper, lower).is_fair


def test_a_way_over_slow_ground_counts_twice():
    places = [(0, y) for y in range(0, 7000, 1000)]
    upper, lower = halves(
        1000,
        places,
        [(0, 3000)],
        lambda at, others: [at[1] // 4000] * len(others),
        lambda steps: [2 if max(a[1], b[1]) > 3000 else 1 for a, b in steps],
    )
    # The edge itself and the place a step from it: 3 and 2 steps, and the same twice over.
    assert (upper.way, lower.way) == (2.5, 5.0)
    assert (upper.sight, lower.sight) == (0, 1)
    assert (upper.cover, lower.cover) == (1, 1)


def test_a_symmetry_there_is_not_names_those_there_are():
    with pytest.raises(InputError) as refused:
        generate("bolt_action", "village", 0, "both")  # type: ignore[arg-type]
    assert "mirror" in str(refused.value.message.args["problem"])


def test_a_kind_there_is_not_names_those_there_are():
    with pytest.raises(InputError) as refused:
        generate("bolt_action", "moon")
    assert "village" in str(refused.value.message.args["problem"])
