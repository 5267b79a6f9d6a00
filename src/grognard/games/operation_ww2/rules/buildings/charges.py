"""Explosive charges laid against terrain and set off (AZ-EXP-03 to AZ-EXP-07, AZ-EXP-09). Thrown ones are bursts.

Who carries a charge, stands against the piece and does not move for a turn may lay it; in a later turn he, or if he is
gone another carrier of his unit, may set it off and does nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

import shapely

from grognard.core.book.tables import row_of
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Become, Call, Done, Next, Procedure, Repeat, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables import Tables
from grognard.games.operation_ww2.data.tables.special import Charge
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.changed_ground import SMOKE
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.fallen_buildings import ENCLOSED
from grognard.games.operation_ww2.ground.template import Burst
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.rules.area.blast import Blast, Shell
from grognard.games.operation_ww2.rules.buildings.demolition import Demolishing, demolishes
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.state.events.charges import ChargeLaid, ChargesWentOff, WentDown
from grognard.games.operation_ww2.state.ground import Primed
from grognard.games.operation_ww2.state.intents import Besides, Priming
from grognard.games.operation_ww2.state.state import Model, Unit

BRIDGE = "bridge"
ANYTHING = "anything"
"""What the row of the table says that removes whatever it is (AZ-EXP-07)."""


def charge_of(g: G, model: Model) -> str | None:
    """The charge somebody carries; None: none."""
    weapons = g.context.tables.weapons
    return next((id for id in model.weapons if weapons[id].group == "charge"), None)


def pieces_at(g: G, model: Model) -> Iterator[str]:
    """The pieces of terrain somebody stands against or in, that are worth a charge: whatever is no open ground."""
    terrain = g.context.terrain
    place = shapely.Point(model.x, model.y)
    for number, piece in enumerate(terrain.field.pieces):
        going = terrain.goings[number]
        solid = going.cost or going.barred or going.slow or going.by or piece.kind == BRIDGE
        if solid and piece.kind != SMOKE and terrain.field.polygons[number].dwithin(place, model.radius + TOUCH):
            yield piece.id


def refusal(g: G, unit: Unit, besides: Besides, *, moves: bool) -> Refused | None:
    """The rule that forbids laying or setting off these charges with an order; ``moves``: the unit changes place."""
    busy: set[str] = set()
    for priming in (*besides.primes, *besides.detonates):
        model = next((each for each in unit.people if each.id == priming.model), None)
        if model is None or model.posture == "scared" or model.id in busy:
            return Refused(say("az-refused-charge-carrier"), "AZ-EXP-03")
        busy.add(model.id)
    for priming in besides.primes:
        model = unit.model(priming.model)
        if charge_of(g, model) is None:
            return Refused(say("az-refused-charge-carrier"), "AZ-EXP-03")
        if moves:
            return Refused(say("az-refused-charge-moves"), "AZ-EXP-03")
        if priming.piece not in pieces_at(g, model):
            return Refused(say("az-refused-charge-piece"), "AZ-EXP-03")
    for priming in besides.detonates:
        if not may_set_off(g, unit, priming):
            return Refused(say("az-refused-charge-set-off"), "AZ-EXP-03", "AZ-EXP-09")
    return None


def may_set_off(g: G, unit: Unit, priming: Priming) -> bool:
    """Whether somebody may set off the charges against a piece now: who laid one in an earlier turn, or, if none of
    those who did is left, another carrier of the unit (AZ-EXP-03, AZ-EXP-09)."""
    laid = [
        charge
        for charge in g.state.primed
        if charge.piece == priming.piece and charge.unit == unit.id and charge.turn < g.state.turn
    ]
    if not laid:
        return False
    owners = {charge.model for charge in laid}
    alive = {model.id for model in unit.people}
    if owners & alive:
        return priming.model in owners
    return priming.model in alive and charge_of(g, unit.model(priming.model)) is not None


def listed(g: G, unit: Unit) -> Iterator[Besides]:
    """Every single charge a unit could lay or set off now."""
    for model in unit.people:
        if model.posture == "scared":
            continue
        if charge_of(g, model) is not None:
            yield from (Besides(primes=(Priming(model.id, piece),)) for piece in pieces_at(g, model))
        for piece in dict.fromkeys(charge.piece for charge in g.state.primed if charge.unit == unit.id):
            priming = Priming(model.id, piece)
            if may_set_off(g, unit, priming):
                yield Besides(detonates=(priming,))


def busy_with_charges(besides: Besides) -> frozenset[str]:
    """Who fires nothing in this order because of a charge (AZ-EXP-03), or because he goes for a vehicle (AZ-CAV-09)."""
    laying = (priming.model for priming in (*besides.primes, *besides.detonates))
    return frozenset((*laying, *besides.assaulting))


class LayingCharges(Procedure):
    """The charges of an order: those to be set off go off, those to be laid are laid (AZ-EXP-03)."""

    unit: str
    besides: Besides

    @step
    def lay(self, g: B) -> Action:
        unit = g.state.units[self.unit]
        for priming in self.besides.primes:
            model = next((each for each in unit.people if each.id == priming.model), None)
            if model is None or model.posture == "scared":
                continue
            weapon = charge_of(g, model)
            assert weapon is not None
            laid = Primed(unit.id, model.id, priming.piece, (model.x, model.y), g.state.turn)
            g.emit(ChargeLaid(laid, weapon), "AZ-EXP-03")
        return None

    @step
    def set_off(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        for priming in self.besides.detonates:
            model = next((each for each in unit.people if each.id == priming.model), None)
            if model is not None and model.posture == "standing" and may_set_off(g, unit, priming):
                return Call(GoingOff(unit.seat, unit.id, model.id, priming.piece))
        return Done()

    @step
    def next_piece(self, g: G, struck: tuple[str, ...]) -> Action:
        return Become(LayingCharges(self.unit, Besides(detonates=self.besides.detonates)), Call(Morale(struck)))

    @step
    def again(self, g: G) -> Action:
        return Repeat(self)


class GoingOff(Procedure):
    """All charges against a piece of terrain go off: one die on the table of charges (AZ-EXP-04). A bridge takes so
    many of them at least, which add to the die; with it goes what is on it (AZ-EXP-05). A building is
    shaken by them, by the option ``building_damage`` (AZ-EXP-06). They lay no template but by the
    option ``primed_charge_blast`` (AZ-EXP-09). The value: the units that lost models.

    ``bursts``: where that option has templates still to burst.
    """

    seat: int
    unit: str
    model: str
    piece: str
    bursts: tuple[Primed, ...] = ()
    struck: tuple[str, ...] = ()

    @step
    def roll_die(self, g: G) -> Action:
        if self.bursts:
            return Next(0)
        house = self._house(g)
        if house is not None:
            added = g.context.limit("charge-on-building")
            rules = ("AZ-EXP-06", "AZ-DEM-08")
            return Call(Demolishing(self.seat, house, self._laid(g)[0].at, added, rules))
        return roll(1, Total(), say("az-roll-charge"), "AZ-EXP-04", seat=self.seat, sides=10)

    @step
    def blow_up(self, g: B, die: int | tuple[str, ...]) -> Action:
        if die == 0:
            return Next(())
        tables: Tables = g.context.tables
        laid = self._laid(g)
        if isinstance(die, tuple):
            g.emit(ChargesWentOff(self.piece, 0, False), "AZ-EXP-06")
            return self.then(Next(()), bursts=self._blasts(g, laid), struck=die)
        kind, total = self._kind(g), die
        if kind == BRIDGE:
            total = die + g.context.limit("bridge-modifier") if len(laid) >= g.context.limit("bridge-charges") else 0
        row: Charge = row_of(tables.charges, max(total, 1))
        removed = kind in row.removes or ANYTHING in row.removes
        struck = self._fall(g) if kind == BRIDGE and removed else ()
        g.emit(ChargesWentOff(self.piece, total, removed), "AZ-EXP-04", *(("AZ-EXP-05",) if kind == BRIDGE else ()))
        return self.then(Next(()), bursts=self._blasts(g, laid), struck=struck)

    @step
    def burst(self, g: G, value: object) -> Action:
        if not self.bursts:
            return Done(self.struck)
        charge = self.bursts[0]
        weapon: Weapon = next(row for row in g.context.tables.weapons.values() if row.group == "charge")
        shell = Shell(self.seat, charge.unit, charge.model, weapon.id, "heavy-weapons", None)
        return Call(Blast(Burst(charge.at, weapon.template * 1000), shell))

    @step
    def go_on(self, g: G, struck: tuple[str, ...]) -> Action:
        after = replace(self, bursts=self.bursts[1:], struck=tuple(dict.fromkeys((*self.struck, *struck))))
        return Repeat(after) if after.bursts else Done(after.struck)

    def _laid(self, g: G) -> tuple[Primed, ...]:
        return tuple(charge for charge in g.state.primed if charge.piece == self.piece)

    def _blasts(self, g: G, laid: tuple[Primed, ...]) -> tuple[Primed, ...]:
        return laid if g.setup.options["primed_charge_blast"] == "T3_heavy" else ()

    def _house(self, g: G) -> str | None:
        """The building they lie against, if buildings can be demolished (AZ-EXP-06)."""
        if not demolishes(g) or self._kind(g) not in ENCLOSED:
            return None
        return str(g.context.drawn_as(self.piece))

    def _kind(self, g: G) -> str:
        kind: str = next(piece.kind for piece in g.context.terrain.field.pieces if piece.id == self.piece)
        return kind

    def _fall(self, g: B) -> tuple[str, ...]:
        """Everything on a bridge that goes is destroyed (AZ-EXP-05)."""
        field = g.context.terrain.field
        number = next(index for index, piece in enumerate(field.pieces) if piece.id == self.piece)
        struck = []
        for unit in tuple(g.state.units.values()):
            gone = tuple(
                model.id
                for model in (unit.models if unit.on_table else ())
                if shapely.intersects_xy(field.polygons[number], model.x, model.y)
            )
            if gone:
                g.emit(WentDown(unit.id, gone), "AZ-EXP-05")
                struck.append(unit.id)
        return tuple(struck)
