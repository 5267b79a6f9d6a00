"""How positions of Axis & Allies Miniatures are written down.

    axis_allies_minis
    table 12 x 13
    terrain forest D5 D6
    road F1 F2 F3
    hedgerow D7/N
    objective F7
    zone north 1 4.5
    asks assault a
    a.sherman m4a1-sherman @D7
    b.panzer panzer-iv-ausf-g @D3/S damaged
    b.rider mauser-kar-98k @D3 place aboard carrier b.truck

A unit's words: its card, and the letter that tells it from its like. A place is a hex, with a facing other than N after
a stroke.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args

from grognard.core.book.reading import unknown
from grognard.core.engine.procedures import Frame
from grognard.core.messages import say
from grognard.core.notation.agreed import ARMY, MAP, NATION, OPTION, SCENARIO, TABLE, Agreed
from grognard.core.notation.lines import UnitLine, Words, Written
from grognard.core.notation.notation import TITLE, Begin, Begun
from grognard.core.notation.notation import Notation as AnyNotation
from grognard.core.notation.values import Unreadable, tell_measure, to_word
from grognard.core.records import replace, to_builtins
from grognard.games.axis_allies_minis.data.armies import Army, ArmyUnit, load_army
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.maps import LARGEST, HexMap, MapFile, Zone, load_map, map_names
from grognard.games.axis_allies_minis.data.tables import TERRAIN, Side
from grognard.games.axis_allies_minis.ground.layout import SIXTH, centre, hex_under
from grognard.games.axis_allies_minis.rules.turn.turn import Actions, Activate, Game, GameTurn, Part, PartName, Phase
from grognard.games.axis_allies_minis.state.state import State, Unit
from grognard.space.hex.grid import Direction, Hex, from_label, from_offset, label, to_offset

TERRAIN_LINE, ROAD, HEDGEROW, STREAM, CLIFF, OBJECTIVE, ZONE = (
    "terrain",
    "road",
    "hedgerow",
    "stream",
    "cliff",
    "objective",
    "zone",
)
ZONE_FORM = "zone north 1 4.5"
PLAIN = "clear"
HOME = ("allies", "axis")
NEXT_STEP = {"movement": "flight", "airstrike": "assault", "assault": "late_airstrike"}
"""The step of the turn that follows each phase in which units act."""


def acting(phase: PartName) -> Begin:
    """How a battle stands when a seat names a unit in its part of a phase (AAM-TURN-10)."""

    def begun(state: State, seat: int) -> Begun:
        return Begun(replace(state, phase=phase, active=seat), stack_of(state, phase, seat), (Activate(seat),))

    return begun


def stack_of(state: State, phase: PartName, seat: int) -> tuple[Frame, ...]:
    """A seat's part of a phase under way."""
    turn = Frame.at(GameTurn(state.turn), NEXT_STEP[phase])
    then = "second_player" if seat == state.first else "(end)"
    part = Frame.at(Part(phase, seat), "smoke")
    return (Frame.at(Game(), "(end)"), turn, Frame.at(Phase(phase), then), part, Frame.at(Actions(seat), "act"))


class Notation(AnyNotation):
    """See the module."""

    unit_type = Unit
    load_army = staticmethod(load_army)
    own = frozenset({"id", "seat", "card", "at"})
    drawing = (TERRAIN_LINE, ROAD, HEDGEROW, STREAM, CLIFF, OBJECTIVE, ZONE)
    words = (SCENARIO, MAP, TABLE, ARMY, NATION, OPTION, *drawing)
    home = HOME
    example = (
        "axis_allies_minis\n"
        "table 12 x 13\n"
        "terrain forest D5 D6\n"
        "road F1 F2 F3\n"
        "hedgerow D7/N\n"
        "objective F7\n"
        "asks assault a\n"
        "a.sherman m4a1-sherman @D8\n"
        "b.panzer panzer-iv-ausf-g A @D3/S damaged\n"
        "b.rifle mauser-kar-98k @E4 disrupted\n"
    )
    nations = get_args(Side)
    steps = {"assault": acting("assault"), "movement": acting("movement"), "airstrike": acting("airstrike")}

    # ---- armies ------------------------------------------------------------------------------------------------------

    def army_of(self, name: str, nation: str, units: tuple[Any, ...]) -> Army:
        """An army of these units."""
        return Army(format="grognard-army", version=1, system="axis_allies_minis", name=name, side=nation, unit=units)  # type: ignore[arg-type]

    def listed(self, unit: UnitLine) -> ArmyUnit:
        """The unit of an army that its words describe. Raises ``InputError`` naming the line."""
        card, *more = unit.words or ("",)
        if card not in CARDS:
            raise unit.line.error(unknown(card, CARDS))
        if len(more) > 1:
            raise unit.line.error(say("notation-form", form="a.sherman m4a1-sherman A @D7"))
        return ArmyUnit(id=unit.id.partition(".")[2], card=card, letter=more[0] if more else "")

    def tell_unit(self, listed: ArmyUnit) -> str:
        """Card and letter."""
        return f"{listed.card} {listed.letter}".rstrip()

    def nation_of(self, army: Army) -> str:
        """Its alliance."""
        return army.side

    # ---- the map -----------------------------------------------------------------------------------------------------

    def table(self, agreed: Agreed, written: Written) -> HexMap:
        """A clear map with what the lines put on it; the middle hex is the objective unless one is named."""
        assert agreed.size is not None
        columns, rows = (length // 1000 for length in agreed.size)
        if any(length % 1000 for length in agreed.size) or not 2 <= min(columns, rows) <= max(columns, rows) <= LARGEST:
            sizes = (tell_measure(length) for length in agreed.size)
            raise next(written.named(TABLE)).error(
                say("aam-notation-table", columns=next(sizes), rows=next(sizes), most=LARGEST)
            )
        signs = [["."] * columns for _ in range(rows)]
        for line in written.named(TERRAIN_LINE):
            paint(line, signs)
        named = next(written.named(OBJECTIVE), None)
        middle = label(from_offset(columns // 2, rows // 2))
        data = {
            "format": "grognard-hex-map",
            "version": 1,
            "title": TITLE,
            "terrain": "\n".join(map("".join, signs)),
            "objective": middle if named is None else named.words[-1],
            "zones": usual_zones(rows) | dict(zone_of(line) for line in written.named(ZONE)),
            "roads": [" ".join(line.rest) for line in written.named(ROAD)],
            "hedgerows": sides(written, HEDGEROW),
            "streams": sides(written, STREAM),
            "cliffs": sides(written, CLIFF),
        }
        return load_map(data)

    def read_map(self, data: Any) -> HexMap:
        """A map from plain data."""
        return load_map(data)

    def tell_map(self, map: MapFile) -> list[str]:
        """Its name; or the clear map and what is on it."""
        named = next((name for name in map_names() if load_map(name).file == map), None)
        if named is not None:
            return [f"{MAP} {named}"]
        lines = drawn(load_map(to_builtins(map)))
        return lines if self._redrawn(lines).file == map else [f"{MAP} {to_word(map)}"]

    def plain(self, map: MapFile) -> MapFile:
        """Without title and names of places."""
        return self._redrawn(drawn(load_map(to_builtins(map)))).file

    def _redrawn(self, lines: Sequence[str]) -> HexMap:
        """The map that lines say."""
        words = tuple(Words(0, tuple(line.split())) for line in lines)
        columns, rows = int(words[0].words[1]), int(words[0].words[3])
        return self.table(Agreed(size=(columns * 1000, rows * 1000)), Written("axis_allies_minis", words, ()))

    # ---- units -------------------------------------------------------------------------------------------------------

    def lost(self, unit: Unit) -> Unit:
        """Destroyed before."""
        return replace(unit, place="destroyed")

    def placed(self, unit: Unit, places: Sequence[str]) -> Unit:
        """A unit in a hex."""
        if len(places) != 1:
            raise Unreadable(say("aam-notation-one-hex"))
        where, _, facing = places[0].partition("/")
        if facing and facing not in set(Direction):
            raise Unreadable(unknown(facing, Direction))
        return replace(unit, place="map", at=hex_of(where), facing=Direction(facing or "N"))

    def tell_places(self, unit: Unit, begun: Unit) -> str:
        """Its hex and facing."""
        if unit.at is None:
            return ""
        return label(unit.at) + (f"/{unit.facing}" if unit.facing != Direction.N else "")

    def moved(self, unit: Unit, places: Sequence[str], dx: int, dy: int, turn: int) -> list[str]:
        """To the hex whose centre is nearest, turned by whole hexsides."""
        assert unit.at is not None
        here = centre(unit.at)
        sides = round(turn / SIXTH)
        at = hex_under(here.x + dx, here.y + dy)
        try:
            return [self.tell_places(replace(unit, at=at, facing=unit.facing.turned(sides)), unit)]
        except ValueError as error:
            raise Unreadable(say("aam-notation-off-map")) from error

    def follows(self, state: State) -> dict[str, Any]:
        """It is the first turn."""
        return {"turn": 1, "phase": "assault"}


def hex_of(text: str) -> Hex:
    """A hex by its name. Raises ``Unreadable``."""
    try:
        return from_label(text)
    except ValueError as error:
        raise Unreadable(say("aam-map-no-hex", text=text[:12])) from error


def paint(line: Words, signs: list[list[str]]) -> None:
    """Draw the terrain that a line names into the picture of a map."""
    kind, *places = line.rest or ("",)
    if kind not in TERRAIN:
        raise line.error(unknown(kind, TERRAIN))
    for place in places:
        try:
            column, row = to_offset(hex_of(place))
        except Unreadable as error:
            raise line.error(error.problem) from error
        if row >= len(signs) or column >= len(signs[0]):
            raise line.error(say("aam-map-off", hex=place, last=label(from_offset(len(signs[0]) - 1, len(signs) - 1))))
        signs[row][column] = TERRAIN[kind].sign


def sides(written: Written, word: str) -> list[str]:
    """Hexsides as map files name them."""
    return [each.replace("/", " ") for line in written.named(word) for each in line.rest]


def drawn(map: HexMap) -> list[str]:
    """The lines for what is on a map."""
    lines = [f"{TABLE} {map.columns} x {map.rows}"]
    for kind in dict.fromkeys(map.terrain.values()):
        if kind != PLAIN:
            places = " ".join(label(place) for place, other in map.terrain.items() if other == kind)
            lines.append(f"{TERRAIN_LINE} {kind} {places}")
    lines += [f"{ROAD} {road}" for road in map.file.roads]
    for word, named in ((HEDGEROW, map.file.hedgerows), (STREAM, map.file.streams), (CLIFF, map.file.cliffs)):
        lines += [f"{word} {' '.join(each.replace(' ', '/') for each in named)}"] if named else []
    usual = usual_zones(map.rows)
    zones = [(zone, rows) for zone, rows in map.file.zones.items() if list(rows) != usual[zone]]
    lines += [f"{ZONE} {zone} {first:g} {last:g}" for zone, (first, last) in zones]
    return [*lines, f"{OBJECTIVE} {label(map.objective)}"]


def usual_zones(rows: int) -> dict[str, list[float]]:
    """The first and last rows of the deployment zones of a table so deep of which nothing is said: a third each."""
    third = max(1, rows // 3)
    return {"north": [1, third], "south": [rows - third + 1, rows]}


def zone_of(line: Words) -> tuple[str, list[float]]:
    """A deployment zone by its first and last row, by half rows (AAM-GAME-04). Raises ``InputError``."""
    if len(line.words) != 4 or not all(re.fullmatch(r"[1-9][0-9]?(\.5)?", word) for word in line.words[2:]):
        raise line.error(say("notation-form", form=ZONE_FORM))
    zone, first, last = line.rest
    if zone not in get_args(Zone):
        raise line.error(unknown(zone, get_args(Zone)))
    return zone, [float(each) if "." in each else int(each) for each in (first, last)]
