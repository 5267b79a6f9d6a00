"""How tables of the plane, their terrain and the models on them are written down in positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from grognard.core.book.reading import unknown
from grognard.core.engine.door import decoded
from grognard.core.messages import say
from grognard.core.notation.agreed import MAP, PIECE, TABLE, Agreed, Corners, PieceLine
from grognard.core.notation.lines import Written
from grognard.core.notation.notation import BARE, TITLE, ModelNotation, tell_place
from grognard.core.notation.values import tell_measure, to_word
from grognard.core.records import replace
from grognard.space.curves import strip
from grognard.space.formations import about, middle
from grognard.space.mapfile import Map, check_map
from grognard.space.terrain import Ground, Piece


class MapNotation(ModelNotation):
    """A game whose set-up has a ``Map``. ``kinds`` are its kinds of terrain, with the height of a piece of each;
    ``load_map`` reads the map of a name that comes with the game."""

    kinds: ClassVar[Mapping[str, int]]
    load_map: ClassVar[staticmethod[[Any], Map]]

    def table(self, agreed: Agreed, written: Written) -> Map:
        """A bare table with the pieces named."""
        assert agreed.size is not None
        pieces = tuple(self._piece(piece) for piece in agreed.pieces)
        return check_map(Map(BARE, TITLE, Ground(*agreed.size, pieces)), self.kinds)

    def _piece(self, piece: PieceLine) -> Piece:
        if piece.kind not in self.kinds:
            raise piece.line.error(unknown(piece.kind, self.kinds))
        if piece.of:
            raise piece.line.error(say("notation-no-material", kind=piece.kind))
        height = self.kinds[piece.kind] if piece.height is None else piece.height
        return Piece(piece.id, piece.kind, _outline(piece), height)

    def plain(self, map: Map) -> Map:
        """As that of a bare table, and its pieces without names of their own."""
        pieces = tuple(replace(piece, name="") for piece in map.ground.pieces)
        return replace(map, name=BARE, title=TITLE, ground=replace(map.ground, pieces=pieces))

    def moved(self, unit: Any, places: Sequence[str], dx: int, dy: int, turn: int) -> list[str]:
        """One place for all stays one, unless the row turns."""
        return moved_places(unit, places, dx, dy, turn)

    def turned(self, corners: Corners, turn: int, middle_of: Corners = ()) -> Corners:
        """See ``turned_about``."""
        return turned_about(corners, turn, middle_of)

    def read_map(self, data: Any) -> Map:
        """A map from plain data. Raises ``InputError``."""
        return check_map(decoded(data, Map, MAP), self.kinds)

    def tell_map(self, map: Map) -> list[str]:
        """Its name, or the bare table and its pieces."""
        named = next((each.name for each in self.setups.maps() if self.load_map(each.name) == map), None)
        if named is not None:
            return [f"{MAP} {named}"]
        ground = map.ground
        if map.name != BARE or any(piece.name for piece in ground.pieces):
            return [f"{MAP} {to_word(map)}"]
        size = f"{TABLE} {tell_measure(ground.width)} x {tell_measure(ground.depth)}"
        return [size, *map_pieces(ground, self.kinds)]


def _outline(piece: PieceLine) -> Corners:
    """The corners of a piece; of one drawn along a line those of the strip about it."""
    if piece.width is None:
        return piece.outline
    drawn = strip([(x / 1000, y / 1000) for x, y in piece.corners], piece.width / 1000)
    return tuple((round(x * 1000), round(y * 1000)) for x, y in drawn)


def turned_about(corners: Corners, turn: int, middle_of: Corners = ()) -> Corners:
    """Places turned about their middle, or about that of others.

    >>> turned_about(((0, 0), (4000, 0), (4000, 2000), (0, 2000)), 90_000)
    ((3000, -1000), (3000, 3000), (1000, 3000), (1000, -1000))
    """
    among = middle_of or corners
    centre = sum(x for x, _ in among) // len(among), sum(y for _, y in among) // len(among)
    return tuple(about(centre, (x - centre[0], y - centre[1]), turn) for x, y in corners)


def moved_places(unit: Any, places: Sequence[str], dx: int, dy: int, turn: int) -> list[str]:
    """The words of the places of a unit of models, moved and turned about its middle; a lost model has none still.

    What has no direction yet is given one only if it stands alone.
    """
    centre = middle(unit.models)
    found = []
    for model in unit.models:
        x, y = about(centre, (model.x - centre[0], model.y - centre[1]), turn)
        directed = getattr(model, "facing", 0) or (hasattr(model, "facing") and len(unit.models) == 1)
        turned = {"facing": (model.facing + turn) % 360_000} if directed else {}
        found.append(tell_place(replace(model, x=x + dx, y=y + dy, **turned)))
    if len(places) == 1:
        return found if turn else found[:1]
    left = iter(found)
    return ["-" if place == "-" else next(left) for place in places]


def map_pieces(ground: Ground, kinds: Mapping[str, int]) -> list[str]:
    """The lines of the pieces of a ground."""
    found = []
    for piece in ground.pieces:
        corners = " ".join(f"{tell_measure(x)},{tell_measure(y)}" for x, y in piece.outline)
        height = f" height {tell_measure(piece.height)}" if piece.height != kinds[piece.kind] else ""
        found.append(f"{PIECE} {piece.kind} {piece.id} {corners}{height}")
    return found
