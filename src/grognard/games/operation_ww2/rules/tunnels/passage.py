"""Going down, along and up: what happens on the way, and where a unit stands that comes up (AZ-TUN).

Tunnelling       an order of a unit that goes down or is below ground
  WayRoll        the table below ground, at every descent and ascent
  Ascending      the models are placed about the entry

Lengths are thousandths of a centimetre.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import ClassVar

from grognard.core.book.tables import row_of
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.dice import Total, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.special import Underground
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.terrain import TOUCH
from grognard.games.operation_ww2.rules.area.damage_dice import DamageDice, Lot, singly
from grognard.games.operation_ww2.rules.close_combat.close_combat import CloseCombat
from grognard.games.operation_ww2.rules.driving.make_way import stands_well
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.fire.volley import Fired, Volley
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement import ways
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, stand_apart
from grognard.games.operation_ww2.rules.tunnels.declaring import distance, marker
from grognard.games.operation_ww2.rules.tunnels.firing import FireBelow
from grognard.games.operation_ww2.state.choices import Surface
from grognard.games.operation_ww2.state.events.tunnels import Surfaced, WayRolled, WentAlong, WentBelow
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg, MoveIntent
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit, enemy
from grognard.space.plane import Disc, Point, along, gap, gap_from

HEADINGS = 8
"""In so many directions from an entry a unit is offered to come up."""

PITCH = 2_100
"""How far apart the places are that are tried: a base and a little."""


class Tunnelling(Procedure):
    """An order of a unit that goes down, or is below ground: its fire first, its way, its fire last, close combat, as
    in any assault (AZ-TUN-02, AZ-TUN-04, AZ-TUN-05, AZ-TUN-09). Who fires without going only fires. The value: what
    its fire gave away."""

    ordered: Ordered
    fired: Fired = ""

    @step
    def fire_first(self, g: G) -> Action:
        intent = self.ordered.intent
        moves = isinstance(intent, MoveIntent | AssaultIntent)
        if isinstance(intent, MoveIntent) or (isinstance(intent, AssaultIntent) and intent.fires != "first"):
            return Next("")
        target = getattr(intent, "target", None)
        if not moves and target is None and self.ordered.card.order == "ambush":
            return Next("")
        return Call(FireBelow(self.ordered.unit, target, self.ordered.card.order))

    @step
    def go(self, g: B, fired: Fired) -> Action:
        after = replace(self, fired=fired)
        unit, besides = g.state.units[self.ordered.unit], self._besides
        if not unit.takes_orders:
            return after.then(Next(None))
        if besides.tunnel == "down":
            return after.then(Call(Descending(unit.id, besides.manhole)))
        if besides.tunnel == "up":
            return after.then(Call(Ascending(unit.id, besides.manhole, besides.charge)))
        way = getattr(self.ordered.intent, "way", ())
        if way and all(model.posture == "standing" for model in unit.models):
            self._walk(g, unit, way[-1])
        return after.then(Next(None))

    @step
    def fire_last(self, g: G, value: object) -> Action:
        intent, unit = self.ordered.intent, g.state.units[self.ordered.unit]
        if not isinstance(intent, AssaultIntent) or intent.fires != "last" or not unit.takes_orders:
            return Next(self.fired)
        if unit.is_below:
            return Call(FireBelow(unit.id, intent.target, "assault", moved=bool(intent.way)))
        return Call(Volley(unit.id, intent.target, "assault", moved=True))

    @step
    def fight(self, g: G, fired: Fired) -> Action:
        after = replace(self, fired=fired)
        unit = g.state.units[self.ordered.unit]
        if self._besides.charge is None or not unit.takes_orders:
            return after.then(Next(None))
        return after.then(Call(CloseCombat(unit.id, tuple(model.id for model in unit.people))))

    @step
    def end(self, g: G, value: object) -> Action:
        return Done(self.fired)

    @property
    def _besides(self) -> Besides:
        assert self.ordered.intent is not None
        return self.ordered.intent.besides

    def _walk(self, g: B, unit: Unit, end: Point) -> None:
        besides = self._besides
        if besides.charge is not None:
            foe = g.state.units[besides.charge]
            if foe.is_below and foe.models:
                far = ways.allowance(g.context.tables.rates["underground"], "assault", "fast")
                end, reached = beside(unit, foe, far)
                g.emit(WentAlong(unit.id, end, foe.tunnel if reached else unit.tunnel), "AZ-TUN-09", "AZ-TUN-04")
            return
        hole = g.state.manholes[besides.manhole]
        start = next((number for number in unit.tunnel if number != besides.manhole), besides.manhole)
        there = (besides.manhole,) if end == (hole.x, hole.y) else (start, besides.manhole)
        g.emit(WentAlong(unit.id, end, there), "AZ-TUN-04")


def beside(unit: Unit, foe: Unit, far: int) -> tuple[Point, bool]:
    """Where a marker lies that goes for another as far as it may, and whether it comes up to it."""
    apart, wide = distance(unit, foe), 2 * foe.models[0].radius
    if apart <= wide:
        return marker(unit), True
    if apart > far:
        return along((marker(unit), marker(foe)), far), False
    return along((marker(foe), marker(unit)), wide), True


# ---- the table below ground --------------------------------------------------------------------------------------


class WayRoll(Procedure):
    """What happens at an entry: nothing, a falling ceiling, the end of the tunnel (AZ-TUN-03). The value: the row."""

    unit: str
    manhole: int
    row: str = "nothing"

    @step
    def roll_die(self, g: G) -> Action:
        seat = g.state.units[self.unit].seat
        return roll(1, Total(), say("az-roll-below"), "AZ-TUN-03", seat=seat, sides=10)

    @step
    def read(self, g: B, die: int) -> Action:
        row: Underground = row_of(g.context.tables.underground, die)
        g.emit(WayRolled(self.unit, self.manhole, row.id, row.closed), "AZ-TUN-03")  # type: ignore[arg-type]
        after = replace(self, row=row.id)
        unit = g.state.units[self.unit]
        if row.hits == "die":
            return after.then(roll(1, Total(), say("az-roll-struck"), "AZ-TUN-03", seat=unit.seat, sides=10))
        if row.hits == "dead":
            lose(g, unit.id, [model.id for model in unit.models], (), "AZ-TUN-03", cause="collapse")
        return after.then(Next(len(unit.models) if row.hits == "all" else 0))

    @step
    def strike(self, g: G, count: int) -> Action:
        unit = g.state.units[self.unit]
        ids = tuple(model.id for model in unit.models)
        if not count or not ids:
            return Next(())
        lot = Lot(unit.id, ids, min(count, len(ids)))
        lots = tuple(singly(lot)) if self.row == "structure" else (lot,)
        return Call(DamageDice(enemy(unit.seat), lots, "small-arms", "collapse", ("AZ-TUN-03",)))

    @step
    def end(self, g: G, struck: tuple[str, ...]) -> Action:
        return Done(self.row)


class Descending(Procedure):
    """A unit goes down, if the way holds: it is a marker from now on, and its turn ends (AZ-TUN-02, AZ-TUN-03). Nobody
    does by an entry that was closed since it was declared."""

    unit: str
    manhole: int

    @step
    def roll(self, g: G) -> Action:
        if not g.state.manholes[self.manhole].is_open:
            return Done()
        return Call(WayRoll(self.unit, self.manhole))

    @step
    def go_down(self, g: B, row: str) -> Action:
        unit = g.state.units[self.unit]
        if row in ("nothing", "ceiling") and unit.on_table and g.state.manholes[self.manhole].is_open:
            g.emit(WentBelow(self.unit, self.manhole), "AZ-TUN-02")
        return Call(Morale((self.unit,)))

    @step
    def end(self, g: G) -> Action:
        return Done()


class Ascending(Procedure):
    """A unit comes up: the table below ground, morale, then its player places it about the entry; if the tunnel falls
    in, the survivors come up all the same (AZ-TUN-03, AZ-TUN-05). By an entry that was closed since it was declared
    nobody comes up. That is all the movement of the order (AZ-TUN-13). ``charge``: whom it goes for."""

    unit: str
    manhole: int
    charge: str | None = None
    row: str = "nothing"

    @step
    def roll(self, g: G) -> Action:
        if not g.state.manholes[self.manhole].is_open:
            return Done()
        return Call(WayRoll(self.unit, self.manhole))

    @step
    def test(self, g: G, row: str) -> Action:
        return self.then(Call(Morale((self.unit,))), row=row)

    @step
    def place(self, g: G) -> Action:
        unit = g.state.units[self.unit]
        if not unit.is_below or (unit.broken and self.row != "structure"):
            return Done()
        return Ask(ChooseSurfacing(unit.seat, unit.id, self.manhole, None if unit.broken else self.charge))

    @step
    def surface(self, g: B, choice: Surface) -> Action:
        if choice.places:
            g.emit(Surfaced(self.unit, self.manhole, choice.places), "AZ-TUN-05")
        return Done()


# ---- where it stands ---------------------------------------------------------------------------------------------


class ChooseSurfacing(Decision):
    """Where the models of a unit stand that comes up: all within cohesion of the entry, in contact with nobody but
    those they charge (AZ-TUN-05)."""

    sampled: ClassVar[bool] = True

    unit: str
    manhole: int
    charge: str | None = None

    def candidates(self, g: G) -> Sequence[Choice]:
        """Towards each side of the entry; towards those it charges first. If there is no room, staying below."""
        return [*dict.fromkeys(self._found(g)), Surface(())]

    def refusal(self, g: G, choice: Choice) -> Refused | None:
        """Why they may not stand there."""
        if not isinstance(choice, Surface):
            return Refused(say("refused-not-offered"))
        unit = g.state.units[self.unit]
        if not choice.places:
            room = self.has_any(g, self._found(g))
            return Refused(say("az-refused-surface"), "AZ-TUN-05") if room else None
        if [leg.model for leg in choice.places] != [model.id for model in unit.models]:
            return Refused(say("az-refused-legs"), "AZ-TUN-05")
        placed = [
            replace(model, x=leg.way[-1][0], y=leg.way[-1][1], storey=0)
            for model, leg in zip(unit.models, choice.places, strict=True)
            if len(leg.way) == 1 and not leg.storey
        ]
        crowd, foes = Crowd(g, unit), list(self._foes(g, unit))
        good = len(placed) == len(unit.models) and all(self._stands(g, crowd, foes, model) for model in placed)
        return None if good and stand_apart(placed) else Refused(say("az-refused-surface"), "AZ-TUN-05")

    def _foes(self, g: G, unit: Unit) -> Iterator[Model]:
        """The enemies nobody may touch."""
        for foe in g.state.of(enemy(unit.seat)):
            if foe.on_table and foe.id != self.charge:
                yield from (model for model in foe.models if model.aboard is None)

    def _stands(self, g: G, crowd: Crowd, foes: Sequence[Model], model: Model) -> bool:
        hole, cohesion = g.state.manholes[self.manhole], g.context.limit("cohesion")
        base = Disc(model.x, model.y, model.radius)
        return (
            gap_from(hole.x, hole.y, base) <= cohesion
            and stands_well(g, base)
            and crowd.is_free(model)
            and all(gap(base, foe.body) > TOUCH for foe in foes)
        )

    def _found(self, g: G) -> Iterator[Surface]:
        """Samples of where to stand (states no rule): against those who are charged, and towards all sides."""
        unit, hole = g.state.units[self.unit], g.state.manholes[self.manhole]
        reach = g.context.limit("cohesion")
        if self.charge is not None:
            foes = [(foe.x, foe.y) for foe in g.state.units[self.charge].people]
            touching = [
                (x + round(2 * PITCH * sin(angle) / 2), y - round(2 * PITCH * cos(angle) / 2))
                for x, y in foes
                for angle in (2 * pi * number / HEADINGS for number in range(HEADINGS))
            ]
            near = [self._against(at, foe) for at in touching for foe in foes]
            yield from self._drawn_up(g, unit, near, min(foes, default=(hole.x, hole.y)))
        for number in range(HEADINGS):
            angle = 2 * pi * number / HEADINGS
            towards = (hole.x + round(reach / 2 * sin(angle)), hole.y - round(reach / 2 * cos(angle)))
            yield from self._drawn_up(g, unit, (), towards)

    def _against(self, at: Point, foe: Point) -> Point:
        """The place in contact with an enemy on the way from him to another place: a sample that states no rule."""
        far = max(hypot(at[0] - foe[0], at[1] - foe[1]), 1.0)
        return foe[0] + round((at[0] - foe[0]) * 2_000 / far), foe[1] + round((at[1] - foe[1]) * 2_000 / far)

    def _drawn_up(self, g: G, unit: Unit, first: Sequence[Point], towards: Point) -> Iterator[Surface]:
        """The models in a crowd towards a place, on these spots before others: a sample that states no rule."""
        hole, cohesion = g.state.manholes[self.manhole], g.context.limit("cohesion")
        crowd, foes = Crowd(g, unit), list(self._foes(g, unit))
        steps = range(-(cohesion // PITCH) - 1, cohesion // PITCH + 2)
        grid = [(hole.x + column * PITCH, hole.y + row * PITCH) for row in steps for column in steps]
        grid.sort(key=lambda at: hypot(at[0] - towards[0], at[1] - towards[1]))
        legs: list[Leg] = []
        placed: list[Model] = []
        spots = [*first, *grid]
        for model in unit.models:
            for at in spots:
                there = replace(model, x=at[0], y=at[1], storey=0)
                if stand_apart([*placed, there]) and self._stands(g, crowd, foes, there):
                    placed.append(there)
                    legs.append(Leg(model.id, (at,)))
                    break
            else:
                return
        yield Surface(tuple(legs))
