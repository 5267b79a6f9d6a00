"""Map files: the tables that come with the game, how shapes are drawn, what is refused."""

import pytest
from shapely import Point, Polygon, box
from shapely.ops import unary_union

from grognard.core.errors import InputError
from grognard.core.words import english
from grognard.games.bolt_action.data.maps import load_map, map_names, terrain_facts, terrain_of
from grognard.games.bolt_action.data.tables import TERRAIN
from grognard.games.bolt_action.ground.grounds import compiled

MAN = 492


def plain(*pieces, **more):
    head = {"format": "grognard-map", "version": 1, "title": "Test", "width": 48, "depth": 36}
    return head | {"piece": list(pieces)} | more


def piece(**fields):
    return {"id": "here", "kind": "wood"} | fields


def polygons(ground, *movements):
    return [Polygon(p.outline) for p in ground.pieces if not movements or terrain_of(p).movement in movements]


@pytest.mark.parametrize("name", map_names())
def test_the_maps_are_sound(name):
    ground = load_map(name).ground
    table = box(0, 0, ground.width, ground.depth)
    assert len(ground.pieces) >= 14
    assert len({piece.id for piece in ground.pieces}) == len(ground.pieces)
    for part in ground.pieces:
        shape = Polygon(part.outline)
        assert shape.is_valid, part.id
        assert table.covers(shape), part.id


@pytest.mark.rule("BA-GEN-11", "BA-GEN-15")
@pytest.mark.parametrize("name", map_names())
def test_no_place_on_a_map_is_a_trap(name):
    """A man can walk from anywhere he fits to anywhere else, and along nearly all of both long edges."""
    ground = load_map(name).ground
    closed = unary_union(polygons(ground, "impassable", "building")).buffer(MAN)
    walkable = box(MAN, MAN, ground.width - MAN, ground.depth - MAN).difference(closed)
    parts = [part for part in getattr(walkable, "geoms", [walkable]) if part.area > 1]
    assert len(parts) == 1
    for y in (2000, ground.depth - 2000):
        free = [x for x in range(500, ground.width, 500) if parts[0].covers(Point(x, y))]
        assert len(free) > 0.9 * ground.width / 500


@pytest.mark.parametrize("name", map_names())
def test_both_sides_find_cover(name):
    ground = load_map(name).ground
    covers = unary_union([Polygon(p.outline) for p in ground.pieces if terrain_of(p).cover != "none"])
    near = covers.intersection(box(0, ground.depth / 2, ground.width, ground.depth)).area
    far = covers.intersection(box(0, 0, ground.width, ground.depth / 2)).area
    assert 0.5 < near / far < 2


@pytest.mark.parametrize("name", ["crossroads", "grand-rue", "les-haies"])
def test_a_table_is_the_same_from_either_edge(name):
    ground = load_map(name).ground
    solid = unary_union([Polygon(p.outline) for p in ground.pieces if p.kind != "road"])
    turned = unary_union(
        [Polygon([(72000 - x, 48000 - y) for x, y in p.outline]) for p in ground.pieces if p.kind != "road"]
    )
    assert solid.symmetric_difference(turned).area < 0.005 * solid.area


@pytest.mark.rule("BA-MOV-03", "BA-MOV-02", "BA-GEN-11")
def test_the_banks_of_les_haies_stop_tanks_and_not_men():
    table = load_map("les-haies")
    movement, _, _ = terrain_facts(TERRAIN["bocage"])
    assert english(movement).endswith("no vehicle passes.")
    banks = [p for p in table.ground.pieces if p.kind == "bocage"]
    assert len(banks) == 14
    ground = compiled(table.ground)
    for bank in banks:
        middle = Polygon(bank.outline).representative_point()
        for column in ("wheeled", "tracked"):
            assert ground.driving(column).closed.shape.contains(middle)
        assert not ground.closed.shape.contains(middle)
        assert ground.slow.shape.contains(middle)


@pytest.mark.rule("BA-GEN-15")
@pytest.mark.parametrize("name", map_names())
def test_no_place_on_a_map_shuts_a_tank_in(name):
    """A tank gets from either long edge to the other, wherever it begins on most of its edge."""
    ground = load_map(name).ground
    half = 1100  # half the width of a tank
    closed = compiled(ground).driving("tracked").closed.shape.buffer(half)
    free = box(half, half, ground.width - half, ground.depth - half).difference(closed)
    parts = sorted(getattr(free, "geoms", [free]), key=lambda part: part.area)
    for y in (2000, ground.depth - 2000):
        reached = [x for x in range(1500, ground.width, 500) if parts[-1].covers(Point(x, y))]
        assert len(reached) > 0.6 * ground.width / 500


@pytest.mark.rule("BA-GEN-11")
def test_the_bridge_of_saint_aubin_is_dry():
    ground = load_map("saint-aubin").ground
    bridge = next(Polygon(p.outline) for p in ground.pieces if p.kind == "bridge")
    river = [p for p in ground.pieces if p.kind == "river"]
    assert [p.id for p in river] == ["orlette-1", "orlette-2"]
    assert sum(Polygon(p.outline).intersection(bridge).area for p in river) < 20_000
    assert terrain_of(river[0]).movement == "impassable"


def test_a_line_is_a_strip_whose_points_face_each_other():
    row = piece(kind="hedge", line=[[5, 5], [10, 5], [10, 15]], width=0.5, height=1)
    hedge = load_map(plain(row)).ground.pieces[0]
    assert hedge.height == 1000
    middles = [
        ((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(hedge.outline[:3], hedge.outline[:2:-1], strict=True)
    ]
    assert middles == [(5000, 5000), (10000, 5000), (10000, 15000)]
    assert Polygon(hedge.outline).area == 15_000 * 500


def test_shapes():
    rows = [
        piece(id="square", rectangle={"centre": [10, 10], "size": [4, 2], "turn": 90}),
        piece(id="round", ellipse={"centre": [30, 10], "radii": [4, 2]}),
        piece(id="curved", outline=[[10, 20], [20, 20], [20, 30], [10, 30]], smooth=True),
    ]
    square, oval, curved = (Polygon(p.outline) for p in load_map(plain(*rows)).ground.pieces)
    assert [round(edge) for edge in square.bounds] == [9000, 8000, 11000, 12000]
    assert abs(oval.area - 3.1416 * 8e6) < 0.02 * oval.area
    assert curved.covers(box(10_030, 20_030, 19_970, 29_970))
    assert all(curved.exterior.distance(Point(x, y)) <= 30 for x in (10_000, 20_000) for y in (20_000, 30_000))


def test_a_piece_cut_in_two_becomes_two():
    river = piece(id="brook", kind="stream", line=[[24, -1], [24, 37]], width=2, clip=True, without=["ford"])
    ford = piece(id="ford", kind="bridge", rectangle={"centre": [24, 18], "size": [4, 3]})
    pieces = load_map(plain(river, ford)).ground.pieces
    assert [p.id for p in pieces] == ["brook-1", "brook-2", "ford"]
    assert [Polygon(p.outline).area for p in pieces[:2]] == [2000 * 16500] * 2


def test_every_kind_of_terrain_says_what_it_does():
    for kind in TERRAIN.values():
        sentences = [english(fact) for fact in terrain_facts(kind)]
        assert all(sentence.endswith(".") and "[" not in sentence for sentence in sentences)


@pytest.mark.parametrize(("rows", "said"), [
    ([piece(kind="lava", outline=[[1, 1], [2, 1], [2, 2]])], "piece 1, kind: “lava” is not known. Write one of: wood"),
    ([piece()], "piece “here” needs exactly one of outline, line, rectangle and ellipse"),
    ([piece(line=[[1, 1], [5, 5]])], "piece “here” is drawn along a line and needs a width"),
    ([piece(outline=[[1, 1], [5, 5], [5, 1], [1, 5]])], "the outline of piece “here” crosses itself"),
    ([piece(outline=[[1, 1], [50, 1], [5, 5]])], "piece “here” reaches beyond the table"),
    ([piece(outline=[[50, 1], [55, 1], [55, 5]], clip=True)], "nothing is left of piece “here”"),
    ([piece(outline=[[1, 1], [5, 1], [5, 5]], without=["there"])], "cut by “there”, which is not on the map"),
    ([piece(outline=[[1, 1], [5, 1], [5, 5]])] * 2, "piece: “here” is used twice"),
    ([piece(outline=[[1, 1], [5, 1]])], "piece 1, outline"),
    ([piece(outline=[[1, 1], [5, 1], [5, float("nan")]])], "piece 1, outline"),
    ([piece(height=-1, outline=[[1, 1], [5, 1], [5, 5]])], "piece 1, height"),
    ([piece(colour="red", outline=[[1, 1], [5, 1], [5, 5]])], "piece 1"),
])  # fmt: skip
def test_a_bad_map_is_refused_at_the_piece(rows, said):
    with pytest.raises(InputError) as refusal:
        load_map(plain(*rows))
    assert said in str(refusal.value)


def test_a_map_unknown_is_refused_with_the_names_there_are():
    with pytest.raises(InputError, match="There are: crossroads, grand-rue, les-haies, saint-aubin"):
        load_map("atlantis")
