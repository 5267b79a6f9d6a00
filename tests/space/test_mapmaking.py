"""Tables made from a seed: sound by the game's own reader, the same turned half round, quick."""

from __future__ import annotations

import pytest
from shapely import Polygon, affinity, unary_union

from grognard.core.errors import InputError
from grognard.core.maps import generate
from grognard.core.systems import system, systems
from grognard.games.axis_allies_minis.data.mapmaking import SIZE, twin

PLANE = ("bolt_action", "operation_ww2", "wh40k5")
EACH = [(name, kind) for name in PLANE for kind in system(name).maps.recipes()]
HEX = system("axis_allies_minis").maps


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


def test_a_kind_there_is_not_names_those_there_are():
    with pytest.raises(InputError) as refused:
        generate("bolt_action", "moon")
    assert "village" in str(refused.value.message.args["problem"])
