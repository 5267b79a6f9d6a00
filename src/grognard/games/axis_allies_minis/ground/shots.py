"""The facts of one attack before any number: who, at whom, from where, how far, and whether the rules allow it.

``Shot`` is looked at and thrown away; what the dice need of it goes into an ``Aim``.
"""

from __future__ import annotations

from grognard.games.axis_allies_minis.data.abilities import ABILITIES
from grognard.games.axis_allies_minis.data.cards import CARDS
from grognard.games.axis_allies_minis.data.tables import BANDS
from grognard.games.axis_allies_minis.data.traits import CANNONS, INSTEAD, SALVOS, traits
from grognard.games.axis_allies_minis.ground.arcs import behind, in_front, uses_front_defence
from grognard.games.axis_allies_minis.ground.context import G
from grognard.games.axis_allies_minis.ground.cover import covered
from grognard.games.axis_allies_minis.ground.ranges import band, dice_at, kind_of
from grognard.games.axis_allies_minis.state.events.attack import Occasion
from grognard.games.axis_allies_minis.state.state import Unit
from grognard.space.hex.grid import Direction, Hex

Fault = tuple[str, ...]
"""Why an attack is forbidden: the sentence's message id, then the rules."""

REACTIONS = ("defensive", "overwatch")
DIE = 6
"""The highest face: two dice can both exceed the range only below it (AAM-SA-20)."""


class Shot:
    """One attack's facts.

    ``start`` is the attacker's hex, ``at`` and ``facing`` are the target's as the attack takes them (AAM-DF-07).
    ``front``: a Vehicle is met in front, as seen from it (AAM-ARC-03, AAM-C6); not by an Aircraft straight above
    (AAM-AIR-07). ``own``: the unit's own attack abilities apply, which they do not
    to attacks made instead of the usual one (AAM-HIT-09). ``area``: the target is hit as one of many, of either side
    (AAM-SA-06, AAM-SA-16).
    """

    __slots__ = (
        *("area", "at", "band", "charge", "facing", "front", "g", "occasion", "own", "range", "reacts"),
        *("soldier_row", "start", "target", "target_traits", "traits", "unit", "weapon"),
    )

    def __init__(
        self,
        g: G,
        unit: Unit,
        target: Unit,
        weapon: str,
        soldier_row: bool,
        occasion: Occasion,
        at: Hex | None,
        facing: Direction | None,
        area: bool,
        charge: bool,
    ) -> None:
        start, end = unit.at, at or target.at
        assert start is not None, unit
        assert end is not None, target
        self.g = g
        self.unit = unit
        self.target = target
        self.weapon = weapon
        self.soldier_row = soldier_row
        self.occasion = occasion
        self.start = start
        self.at = end
        self.facing = facing or target.facing
        self.area = area
        self.charge = charge
        self.own = weapon not in INSTEAD
        self.reacts = occasion in REACTIONS
        self.traits = traits(unit.of)
        self.target_traits = traits(target.of)
        self.range: int = g.context.board.distance(start, end)
        self.band = band(unit.of, self.range, kind_of(target.of))
        self.front = target.of.type != "vehicle" or uses_front_defence(end, self.facing, start)

    def base(self) -> int:
        """The dice before anything is added: the printed ones (AAM-RANGE-02, AAM-HIT-11), those of the row against
        Soldiers (AAM-SA-48), or those of the weapon used (AAM-SA-01, AAM-SA-02, AAM-SA-29, AAM-SA-30, AAM-SA-86); 0
        without an attack."""
        weapon, target = self.weapon, self.target.of
        if self.soldier_row:
            return self.unit.of.dice("soldier", self.band) if self.band else 0
        if not weapon:
            return dice_at(self.unit.of, self.range, kind_of(target))
        held = self.traits.held
        if weapon == "improvisation":
            borrowed = self.unit.borrowed
            if borrowed is None or self.band is None:
                return 0
            return CARDS[borrowed].dice("vehicle" if target.type == "vehicle" else "soldier", self.band)
        if weapon == "close-assault":
            return held[weapon] if target.type == "vehicle" and self.range == 0 else 0
        if weapon == "hand-to-hand":
            return held[weapon] if target.type == "soldier" and self.range == 0 else 0
        if weapon in INSTEAD:
            return self._instead()
        if weapon in CANNONS:
            wanted = target.type in ("soldier", "vehicle") if weapon == CANNONS[0] else target.type == "vehicle"
            return ABILITIES[weapon].numbers[self.band] if self.band and wanted else 0  # type: ignore[index]
        return dice_at(self.unit.of, self.range, "soldier") if target.type == "soldier" else 0

    def _instead(self) -> int:
        """The dice of an attack made instead of the usual one, at a unit on the ground within its reach (AAM-SA-16,
        AAM-SA-17, AAM-SA-18, AAM-SA-19, AAM-SA-20, AAM-SA-28)."""
        weapon, target = self.weapon, self.target.of
        if target.type not in ("soldier", "vehicle"):
            return 0
        numbers = ABILITIES[weapon].numbers
        if self.range > numbers.get("reach", self.range) or (weapon == "remote-control" and self.range >= DIE):
            return 0
        if weapon == "rockets":
            return self.traits.held[weapon]
        if weapon == "headshot" and target.type != "vehicle":
            return 0
        # A salvo and a Headshot have no reach of their own: they are aimed as the usual attack is.
        if weapon in (*SALVOS, "headshot") and not self.area and not dice_at(self.unit.of, self.range, kind_of(target)):
            return 0
        return numbers["vehicle_dice" if target.type == "vehicle" else "soldier_dice"]

    @property
    def plain_band(self) -> str:
        """The band of the range for the rules of the target: that of the attacker, or the usual one where its own
        weapon reaches otherwise."""
        return self.band or next((row.id for row in BANDS.values() if self.range <= row.farthest), "long")

    # ---- what is allowed ----

    def fault(self) -> Fault | None:
        """Which rule forbids the attack as such: no range or dice (AAM-RANGE-01, AAM-RANGE-02, AAM-HIT-10), no sight
        (AAM-LOS-01), an Aircraft (AAM-RANGE-04), an arc (AAM-ARC-05, AAM-SA-29), a passenger (AAM-MOVE-12, AAM-SA-69),
        a row that is closed (AAM-SA-48), camouflage (AAM-SA-46), but for who is one of many (AAM-SA-06, AAM-SA-16);
        None if it is allowed."""
        if self.area:
            return None if self.base() else NO_DICE
        if self.target.place == "aboard" and (self.reacts or not rides_exposed(self.g, self.target)):
            return PASSENGER
        if self.soldier_row and not self._row_is_open():
            return NO_ROW
        if not self.base():
            return OUT_OF_RANGE if self.range and self.band is None and self.own else NO_DICE
        if not self.seen():
            return NO_SIGHT
        if self.target.of.type == "aircraft" and self.traits.restricted:
            fault = self._at_aircraft()
            if fault is not None:
                return fault
        if self.traits.restricted and self.own:
            fault = self._out_of_arc()
            if fault is not None:
                return fault
        if self.weapon in CANNONS and not in_front(self.start, self.unit.facing, self.at):
            return NOT_IN_FRONT_OF_CANNON
        return self._hidden()

    def _row_is_open(self) -> bool:
        """Whether the printed dice against Soldiers may be used on the Vehicle from here (AAM-SA-48)."""
        if self.weapon or not open_row(self.target):
            return False
        return not self.front or OPEN_CREW in self.target_traits.held

    def seen(self) -> bool:
        """Whether the attacker sees the target, or with Indirect Fire a spotter within reach of the target does
        (AAM-LOS-01, AAM-SA-08)."""
        air = self.target.of.type == "aircraft" or self.unit.of.type == "aircraft"
        if sees(self.g, self.start, self.at, air):
            return True
        if "indirect-fire" not in self.traits.held or self.reacts or self.target.of.type != "soldier" or not self.own:
            return False
        reach = ABILITIES["indirect-fire"].numbers["reach"]
        return any(
            self.g.context.board.distance(spotter.at, self.at) <= reach and sees(self.g, spotter.at, self.at)
            for spotter in spotters(self.g, self.unit.seat, ("spotter",))
            if spotter.at is not None
        )

    def _at_aircraft(self) -> Fault | None:
        """Artillery without Antiair, Bombardment and rocket carriers cannot attack Aircraft (AAM-RANGE-04, AAM-SA-07,
        AAM-SA-28)."""
        held = self.traits.held
        if self.unit.of.is_artillery and "antiair" not in held and "ace" not in held:
            return ARTILLERY_AT_AIRCRAFT
        if "bombardment" in held:
            return BOMBARDMENT_AT_AIRCRAFT
        return ROCKETS_AT_AIRCRAFT if "top-mounted-rockets" in held else None

    def _out_of_arc(self) -> Fault | None:
        """Guns without a turret, fixed howitzers and rear guns reach one side only (AAM-SA-26, AAM-SA-27, AAM-ARC-05).

        The hull's facing decides (AAM-ARC-07). A hull cannon has an arc of its own, and close combat and machine guns
        need none.
        """
        if self.weapon not in ("", "improvisation"):
            return None
        held, vehicle = self.traits.held, self.target.of.type == "vehicle"
        if "fixed-howitzer" in held and not in_front(self.start, self.unit.facing, self.at):
            return NOT_IN_FRONT_OF_HOWITZER
        if vehicle and ("no-turret" in held or "fixed-gun" in held):
            return None if in_front(self.start, self.unit.facing, self.at) else NOT_IN_FRONT
        if vehicle and "fixed-rear-gun" in held and not behind(self.start, self.unit.facing, self.at):
            return NOT_BEHIND
        return None

    def _hidden(self) -> Fault | None:
        """Camouflage forbids attacks from afar (AAM-SA-46)."""
        held = self.target_traits.held
        if "camouflaged" in held and not self.target.exposed and self.plain_band != "short":
            return CAMOUFLAGED
        if "superior-camouflage" in held and self.plain_band != "short":
            return CAMOUFLAGED if covered(self.g, self.start, self.target, self.at) else None
        if "concealed" in held and self.plain_band == "long":
            return CAMOUFLAGED if covered(self.g, self.start, self.target, self.at) else None
        return None


OPEN_CREW = "open-exposed-crew"

NO_ROW = ("aam-refused-soldier-row", "AAM-SA-48")
NO_SIGHT = ("aam-refused-no-sight", "AAM-LOS-01")
OUT_OF_RANGE = ("aam-refused-out-of-range", "AAM-RANGE-01")
NO_DICE = ("aam-refused-no-dice", "AAM-RANGE-02", "AAM-HIT-10")
PASSENGER = ("aam-refused-carried-target", "AAM-MOVE-12", "AAM-SA-69")
ARTILLERY_AT_AIRCRAFT = ("aam-refused-artillery-at-aircraft", "AAM-RANGE-04")
BOMBARDMENT_AT_AIRCRAFT = ("aam-refused-weapon-at-aircraft", "AAM-SA-07")
ROCKETS_AT_AIRCRAFT = ("aam-refused-weapon-at-aircraft", "AAM-SA-28")
NOT_IN_FRONT = ("aam-refused-not-in-front", "AAM-SA-26", "AAM-ARC-05")
NOT_IN_FRONT_OF_HOWITZER = ("aam-refused-not-in-front", "AAM-SA-27", "AAM-ARC-05")
NOT_IN_FRONT_OF_CANNON = ("aam-refused-not-in-front", "AAM-SA-29", "AAM-ARC-05")
NOT_BEHIND = ("aam-refused-not-behind", "AAM-SA-27", "AAM-ARC-05")
CAMOUFLAGED = ("aam-refused-camouflaged", "AAM-SA-46")


def sees(g: G, start: Hex, end: Hex, aircraft: bool = False) -> bool:
    """Whether there is sight between two hexes now, smoke included (AAM-LOS-01, AAM-LOS-11, AAM-SA-78)."""
    smoke = g.state.smoke
    if smoke:
        seen: bool = g.context.board.sees_through(start, end, frozenset(smoke), aircraft)
        return seen
    return aircraft or g.context.board.sees(start, end)


def spotters(g: G, seat: int, abilities: tuple[str, ...]) -> list[Unit]:
    """The units of a seat that spot for others: not one that moved in the assault phase (AAM-SA-87)."""
    if g.context.abilities[seat].isdisjoint(abilities):
        return []
    return [
        unit
        for unit in g.state.standing(seat)
        if not (unit.moved and g.state.phase in ("assault", "airstrike"))
        and any(ability in traits(unit.of).held for ability in abilities)
    ]


def rides_exposed(g: G, unit: Unit) -> bool:
    """Whether a passenger can be attacked, because its carrier is an Exposed Transport (AAM-SA-69)."""
    carrier = g.state.units.get(unit.carrier or "")
    return carrier is not None and "exposed-transport" in traits(carrier.of).held


def open_row(target: Unit) -> bool:
    """Whether a Vehicle may be attacked with the row against Soldiers, at least from behind (AAM-SA-48)."""
    held = traits(target.of).held
    return target.of.type == "vehicle" and ("open-back" in held or OPEN_CREW in held)
