"""The line of sight between two hexes, explained: what blocks it, and what lies beside it without blocking (AAM-LOS).

A line that cuts off the least part of a hex crosses it; its sides and corners are no part of it (AAM-C2).

``Board.sees`` answers yes or no for all pairs at once; this module walks one line and says why.
"""

from __future__ import annotations

from grognard.core.messages import Message, say
from grognard.core.records import Record
from grognard.games.axis_allies_minis.data.maps import HexMap
from grognard.space.hex.grid import Direction, Hex, Hexside, label
from grognard.space.hex.line import Across, Along, Hand, Line, Through, line


class Obstruction(Record):
    """One thing that blocks a line: ``message`` says what, ``rule`` why; ``at`` is the hex where the line ends for it.

    ``hexes`` are the hexes that block (two where it takes two), or the owner of a cliff; ``side`` is the hexside with
    the hedgerow or cliff, or the one the line runs along.
    """

    rule: str
    message: Message
    at: Hex
    hexes: tuple[Hex, ...] = ()
    side: Hexside | None = None


class Allowance(Obstruction):
    """One thing on a line that could be thought to block it and does not, with the rule that lets the line pass."""


class Sight(Record, kw_only=True):
    """The line from one hex to another. ``visible`` is whether nothing blocks it; ``obstructions`` are nearest first.

    ``crossed`` are the hexes and ``sides`` the hexsides whose inside it crosses; ``touched`` every hex of the map it
    has a point in common with, ``start`` first.
    """

    start: Hex
    end: Hex
    visible: bool
    obstructions: tuple[Obstruction, ...]
    allowances: tuple[Allowance, ...]
    crossed: tuple[Hex, ...]
    sides: tuple[Hexside, ...]
    touched: tuple[Hex, ...]


class Screens(Record, kw_only=True):
    """What of a map blocks sight, under the options of a battle."""

    map: HexMap
    blocking: frozenset[Hex]
    cliff_hexes: frozenset[Hex]
    same_side_blocks: bool
    corner_blocks: bool


def screens_of(map: HexMap, same_side_blocks: bool = False, corner_blocks: bool = False) -> Screens:
    """The screens of a map: two blocking hexes on the same hand of a line block it or not (AAM-LOS-06), a blocking hex
    touched at a corner blocks or not (AAM-LOS-07)."""
    blocking = frozenset(place for place in map.terrain if map.kind(place).blocks)
    return Screens(
        map=map,
        blocking=blocking,
        cliff_hexes=map.cliff_hexes,
        same_side_blocks=same_side_blocks,
        corner_blocks=corner_blocks,
    )


def explain(
    screens: Screens, start: Hex, end: Hex, smoke: frozenset[Hex] = frozenset(), aircraft: bool = False
) -> Sight:
    """The line of sight between two hexes; with ``aircraft`` one of them is an Aircraft's, so that only smoke counts
    (AAM-LOS-11). A town hides whoever stands behind it, as in the example AAM-LOS-12."""
    found = line(start, end)
    walk = _Walk(screens, found, smoke, aircraft)
    walk.go()
    return Sight(
        start=start,
        end=end,
        visible=not walk.obstructions,
        obstructions=tuple(walk.obstructions),
        allowances=tuple(walk.allowances),
        crossed=found.hexes,
        sides=found.crossed,
        touched=tuple(place for place in found.touched if place in screens.map.terrain),
    )


class _Walk:
    """One line, followed from its start, and what it meets."""

    def __init__(self, screens: Screens, line: Line, smoke: frozenset[Hex], aircraft: bool) -> None:
        self.screens = screens
        self.line = line
        self.start, self.end = line.hexes[0], line.hexes[-1]
        self.smoke = smoke
        self.aircraft = aircraft
        self.obstructions: list[Obstruction] = []
        self.allowances: list[Allowance] = []
        self.alongside: list[tuple[Hand, Hex]] = []

    def go(self) -> None:
        if self.start == self.end:
            self.allow("AAM-LOS-11", say("aam-sight-same-hex"), self.start)
            return
        if self.aircraft:
            self.allow("AAM-LOS-11", say("aam-sight-aircraft"), self.start)
        self.own(self.start)
        for passage, here, there in zip(self.line.passages, self.line.hexes, self.line.hexes[1:], strict=False):
            match passage:
                case Across(side):
                    self.across(side, here, there)
                case Through(_corner, beside, _hand):
                    self.corner(beside)
                case Along():
                    self.along(passage)
            if there != self.end and (name := self.blocker(there)) is not None:
                rule = "AAM-LOS-02" if self.grows(there) else "AAM-SA-78"
                self.block(rule, say("aam-sight-hex", what=name, hex=label(there)), there, (there,))
        self.own(self.end)

    def grows(self, place: Hex) -> bool:
        """Whether the terrain of the hex blocks."""
        return not self.aircraft and place in self.screens.blocking

    def blocker(self, place: Hex) -> Message | None:
        """What blocks in a hex, by name: its terrain, or smoke."""
        if self.grows(place):
            return self.screens.map.kind(place).name
        return say("aam-sight-smoke") if place in self.smoke else None

    def own(self, place: Hex) -> None:
        """The hex at an end of the line: its terrain is ignored, smoke in it is not (AAM-LOS-03, AAM-SA-78)."""
        if place in self.smoke:
            self.block("AAM-SA-78", say("aam-sight-smoke-at-end", hex=label(place)), place, (place,))
        elif self.grows(place):
            name = self.screens.map.kind(place).name
            self.allow("AAM-LOS-03", say("aam-sight-own-hex", what=name, hex=label(place)), place, (place,))

    def across(self, side: Hexside, here: Hex, there: Hex) -> None:
        """The line crosses a hexside (AAM-LOS-08, AAM-LOS-09, AAM-LOS-13)."""
        if self.aircraft:
            return
        adjacent = here == self.start and there == self.end
        if side in self.screens.map.hedgerows:
            first, second = label(side.first), label(side.second)
            if here == self.start or there == self.end:
                rule = "AAM-LOS-13" if adjacent else "AAM-LOS-08"
                self.allow(rule, say("aam-sight-own-hedgerow", first=first, second=second), there, side=side)
            else:
                self.block("AAM-LOS-08", say("aam-sight-hedgerow", first=first, second=second), there, side=side)
        direction = here.direction(there)
        assert direction is not None
        self.cliff(side, here, direction, adjacent)
        self.cliff(side, there, direction.opposite, adjacent)

    def cliff(self, side: Hexside, owner: Hex, direction: Direction, adjacent: bool) -> None:
        """The line crosses a side that may have a cliff belonging to one of its hexes (AAM-LOS-09, AAM-LOS-13)."""
        if (owner, direction) not in self.screens.map.cliffs:
            return
        if owner in (self.start, self.end):
            rule = "AAM-LOS-13" if adjacent else "AAM-LOS-09"
            self.allow(rule, say("aam-sight-own-cliff", hex=label(owner)), owner, (owner,), side)
        elif self.start in self.screens.cliff_hexes and self.end in self.screens.cliff_hexes:
            self.allow("AAM-LOS-09", say("aam-sight-cliff-to-cliff", hex=label(owner)), owner, (owner,), side)
        else:
            self.block("AAM-LOS-09", say("aam-sight-cliff", hex=label(owner)), owner, (owner,), side)

    def corner(self, beside: Hex) -> None:
        """The line touches a hex at a corner only (AAM-LOS-07)."""
        name = self.blocker(beside)
        if name is None:
            return
        if self.screens.corner_blocks:
            self.block("AAM-LOS-07", say("aam-sight-corner", what=name, hex=label(beside)), beside, (beside,))
        else:
            self.allow("AAM-LOS-07", say("aam-sight-corner-free", what=name, hex=label(beside)), beside, (beside,))

    def along(self, passage: Along) -> None:
        """The line runs along a hexside between two hexes (AAM-LOS-04 to AAM-LOS-06, AAM-LOS-14, AAM-LOS-15)."""
        side, left, right = passage.side, passage.left, passage.right
        if not self.aircraft:
            self.drawn_along(side)
        if self.blocker(left) is not None and self.blocker(right) is not None:
            message = say("aam-sight-between", first=label(left), second=label(right))
            self.block("AAM-LOS-05", message, left, (left, right), side)
            return
        hands: tuple[tuple[Hand, Hex], ...] = (("left", left), ("right", right))
        for hand, place in hands:
            name = self.blocker(place)
            if name is not None:
                self.one_hand(hand, place, side, name)
                self.alongside.append((hand, place))

    def one_hand(self, hand: Hand, place: Hex, side: Hexside, name: Message) -> None:
        """The line runs along a side with a blocking hex on one hand only."""
        if not self.alongside:
            self.allow("AAM-LOS-04", say("aam-sight-along", what=name, hex=label(place)), place, (place,), side)
            return
        opposite = next((other for other_hand, other in self.alongside if other_hand != hand), None)
        other = self.alongside[0][1] if opposite is None else opposite
        first, second = label(other), label(place)
        if opposite is not None:
            message = say("aam-sight-both-hands", first=first, second=second)
            self.block("AAM-LOS-06", message, place, (other, place), side)
        elif self.screens.same_side_blocks:
            message = say("aam-sight-same-hand", first=first, second=second)
            self.block("AAM-LOS-06", message, place, (other, place), side)
        else:
            message = say("aam-sight-same-hand-free", first=first, second=second)
            self.allow("AAM-LOS-06", message, place, (other, place), side)

    def drawn_along(self, side: Hexside) -> None:
        """A hedgerow or cliff on the very side the line runs along does not block (AAM-LOS-08, AAM-LOS-15)."""
        if side in self.screens.map.hedgerows:
            message = say("aam-sight-along-hedgerow", first=label(side.first), second=label(side.second))
            self.allow("AAM-LOS-08", message, side.first, side=side)
        for owner in side.hexes:
            direction = owner.direction(side.across(owner))
            if direction is not None and (owner, direction) in self.screens.map.cliffs:
                self.allow("AAM-LOS-15", say("aam-sight-along-cliff", hex=label(owner)), owner, (owner,), side)

    def block(
        self, rule: str, message: Message, at: Hex, hexes: tuple[Hex, ...] = (), side: Hexside | None = None
    ) -> None:
        self.obstructions.append(Obstruction(rule, message, at, hexes, side))

    def allow(
        self, rule: str, message: Message, at: Hex, hexes: tuple[Hex, ...] = (), side: Hexside | None = None
    ) -> None:
        self.allowances.append(Allowance(rule, message, at, hexes, side))
