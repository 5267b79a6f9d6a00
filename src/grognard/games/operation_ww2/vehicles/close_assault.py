"""Close assault of people on vehicles (AZ-CAV). Lengths are thousandths of a centimetre."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from grognard.core.dice import Faces, roll
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.procedures import Action, Become, Call, Done, Next, Procedure, step
from grognard.core.records import replace
from grognard.games.operation_ww2.choices import AssaultIntent, Besides, Leg
from grognard.games.operation_ww2.context import G
from grognard.games.operation_ww2.crowd import Crowd
from grognard.games.operation_ww2.events.fire import Discharge
from grognard.games.operation_ww2.events.vehicles import AssaultedVehicle
from grognard.games.operation_ww2.following import March, lone_fault
from grognard.games.operation_ww2.losses import lose
from grognard.games.operation_ww2.morale import Morale
from grognard.games.operation_ww2.moving import set_out
from grognard.games.operation_ww2.state import Model, Ordered, Unit, enemy
from grognard.games.operation_ww2.tables.weapons import Weapon
from grognard.games.operation_ww2.vehicles import sheets
from grognard.games.operation_ww2.vehicles.aside import bodies
from grognard.games.operation_ww2.vehicles.facing import side_struck
from grognard.games.operation_ww2.vehicles.hits import VehicleHit, VehicleHits
from grognard.games.operation_ww2.vehicles.sheets import tables
from grognard.games.operation_ww2.volley import Fired
from grognard.games.operation_ww2.ways import allowance
from grognard.space.plane import Body, Disc, Hull, Point, footprint, gap

GRENADE, CHARGE = "hand-grenade", "explosive-charge"
"""What is placed on a vehicle by hand: the grenade everybody has, or a charge."""

APART = 1_000
"""So far apart the places against a hull are that are tried."""

CONTACT = 10.0
"""So far from a hull one still touches it: places lie on whole thousandths."""


def refusal(g: G, unit: Unit, intent: AssaultIntent) -> Refused | None:
    """Why these models may not be declared to assault a vehicle: an enemy vehicle and standing people of the unit
    (AZ-CAV-02)."""
    besides = intent.besides
    if besides.assaulted is None:
        return None if not besides.assaulting else Refused(say("az-refused-close-assault"), "AZ-CAV-02")
    target = g.state.units.get(besides.assaulted)
    standing = {model.id for model in unit.people if model.posture == "standing"}
    known = target is not None and target.seat == enemy(unit.seat) and target.on_table and bool(target.vehicles)
    if not known or not besides.assaulting or not set(besides.assaulting) <= standing or besides.charge is not None:
        return Refused(say("az-refused-close-assault"), "AZ-CAV-02")
    return None


def listed(g: G, unit: Unit, targets: list[str]) -> Iterator[AssaultIntent]:
    """Everybody who can reach the side or rear of an enemy vehicle goes for it."""
    for other in g.state.of(enemy(unit.seat)):
        if not other.on_table or not other.vehicles or unit.is_vehicle:
            continue
        reaching = tuple(id for id, _ in reach(g, unit, other, tuple(model.id for model in unit.people)))
        if reaching:
            besides = Besides(assaulted=other.id, assaulting=reaching)
            target = other.id if other.id in targets else next(iter(targets), None)
            yield AssaultIntent(reaching[0], (), "fast", target, "last", besides)


def reach(g: G, unit: Unit, target: Unit, ids: tuple[str, ...]) -> list[tuple[str, tuple[Point, ...]]]:
    """Which of these models can come to the side or rear of a vehicle with an assault, and how each gets there; who
    touches it already stays (AZ-CAV-02, AZ-CAV-09)."""
    found: list[tuple[str, tuple[Point, ...]]] = []
    most = allowance(g.context.rate_of(unit), "assault", "fast")
    if not any(gap(model, vehicle.body) <= most for model in unit.people for vehicle in target.vehicles):
        return found
    march, crowd = March(unit.id, "assault", "fast", "", (), loose=None), Crowd(g, unit)
    taken = bodies(g, but=ids)
    for id in ids:
        model = next((each for each in unit.people if each.id == id and each.posture == "standing"), None)
        if model is None:
            continue
        way = _way(g, unit, target, model, crowd, march, [*taken, *_others(unit, ids, id, found)])
        if way is not None:
            found.append((id, way))
    return found


def _others(unit: Unit, ids: tuple[str, ...], id: str, found: list[tuple[str, tuple[Point, ...]]]) -> list[Body]:
    """Where those stand or will stand who are named with a model."""
    ends = {each: way[-1] for each, way in found if way}
    return [
        Disc(*ends.get(each.id, (each.x, each.y)), each.radius)
        for each in unit.people
        if each.id in ids and each.id != id
    ]


def _way(
    g: G, unit: Unit, target: Unit, model: Model, crowd: Crowd, march: March, taken: list[Body]
) -> tuple[Point, ...] | None:
    most = allowance(g.context.rate_of(unit), "assault", "fast")
    for vehicle in target.vehicles:
        if touches_flank(g, model, vehicle):
            return ()
        hull = vehicle.body
        assert isinstance(hull, Hull)
        if gap(model, hull) > most:
            continue
        for spot in sorted(around(hull, model.radius), key=lambda each: hypot(each[0] - model.x, each[1] - model.y)):
            there = replace(model, x=spot[0], y=spot[1])
            if not touches_flank(g, there, vehicle) or any(gap(there, other) <= 0 for other in taken):
                continue
            if lone_fault(g, crowd, model, (spot,), march) is None:
                return (spot,)
    return None


def around(hull: Hull, radius: int) -> list[Point]:
    """Places all round a hull where a base touches it."""
    rim = footprint(hull).buffer(radius + 2).exterior
    spots = (rim.interpolate(at) for at in range(0, int(rim.length), APART))
    return [(round(spot.x), round(spot.y)) for spot in spots]


def touches_flank(g: G, model: Model, vehicle: Model) -> bool:
    """Whether somebody touches the side or the rear of a vehicle (AZ-CAV-02)."""
    return gap(model, vehicle.body) <= CONTACT and side_struck(g, vehicle, (model.x, model.y)) != "front"


def placed_with(g: G, unit: Unit, model: Model) -> Weapon:
    """What somebody places: a charge if he has one left, else a grenade (AZ-CAV-07)."""
    has_charge = CHARGE in model.weapons and not model.spent.get(CHARGE)
    return tables(g).weapons[CHARGE if has_charge else GRENADE]


def number(g: G, weapon: Weapon, vehicle: Model) -> int | None:
    """What it takes to place it so that it harms the vehicle: the number for that or, of an unarmoured one, the number
    to hit (AZ-CAV-01, AZ-CAV-04)."""
    target = sheets.target_class(g, vehicle)
    if target == "unarmoured":
        return weapon.numbers.unarmoured
    if weapon.placed is None:
        return None
    found: int = getattr(weapon.placed, target)
    return found


def modifier(g: G) -> int:
    """What is added to the roll: nothing or, by the option ``close_assault_modifiers``, what the order and 5 cm add
    (AZ-CAV-08)."""
    if g.setup.options["close_assault_modifiers"] == "none":
        return 0
    rows = tables(g).to_hit
    return rows["assault"].value + rows["point-blank"].value


def death(g: G, vehicle: Model) -> int:
    """Up to which natural die the assaulting man dies; external mines make it worse (AZ-CAV-04)."""
    mined = sheets.has(g, vehicle, "external-mines")
    return int(g.context.limit("external-mines-death" if mined else "close-assault-death"))


class CloseAssaulting(Procedure):
    """The named models dare it or not, go to the side or rear, place what they have; then damage, morale and nerves of
    the vehicle, and morale of their own unit (AZ-CAV-03, AZ-CAV-04, AZ-CAV-09). By the option ``assault_test_first``
    they are tested only on arrival. The value is nothing."""

    ordered: Ordered
    fired: Fired = ""
    daring: tuple[str, ...] = ()
    ways: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    placing: tuple[str, ...] = ()

    @step
    def dare(self, g: G) -> Action:
        unit, target = self._about(g)
        found = tuple(reach(g, unit, target, self._besides.assaulting)) if target.on_table else ()
        if not found:
            return Done(())
        after = replace(self, ways=found)
        if g.setup.options["assault_test_first"] == "test_on_arrival":
            return Become(replace(after, daring=tuple(id for id, _ in found)), Next(None))
        return Become(after, self._test(g, unit, len(found)))

    @step
    def go(self, g: G, faces: tuple[int, ...] | None) -> Action:
        unit, _ = self._about(g)
        daring = self.daring
        if faces is not None:
            daring = self._passed(g, unit, tuple(id for id, _ in self.ways), faces)
        legs = tuple(Leg(id, way) for id, way in self.ways if id in daring and way)
        after = replace(self, daring=daring)
        return Become(after, Call(set_out(g, self.ordered, legs, self.fired)) if legs else Next(None))

    @step
    def arrive(self, g: G, value: object) -> Action:
        unit, target = self._about(g)
        there = self._in_contact(g, unit, target)
        if g.setup.options["assault_test_first"] == "on" or not there:
            return Become(replace(self, daring=there), Next(None))
        return Become(replace(self, daring=there), self._test(g, unit, len(there)))

    @step
    def place(self, g: G, faces: tuple[int, ...] | None) -> Action:
        unit, _ = self._about(g)
        placing = self.daring if faces is None else self._passed(g, unit, self.daring, faces)
        if not placing:
            return Done(())
        dice = roll(len(placing), Faces(), say("az-roll-placing"), "AZ-CAV-04", seat=unit.seat, sides=10)
        return Become(replace(self, placing=placing), dice)

    @step
    def strike(self, g: G, faces: tuple[int, ...]) -> Action:
        unit, target = self._about(g)
        dead: list[str] = []
        hits: dict[str, list[VehicleHit]] = {}
        used: list[Discharge] = []
        for id, face in zip(self.placing, faces, strict=True):
            model = unit.model(id)
            vehicle = next(each for each in target.vehicles if touches_flank(g, model, each))
            weapon = placed_with(g, unit, model)
            need = number(g, weapon, vehicle)
            if weapon.id == CHARGE:
                used.append(Discharge(id, CHARGE, counted=True))
            if face <= death(g, vehicle):
                dead.append(id)
            elif need is not None and face + modifier(g) >= need:
                hit = VehicleHit(weapon.id, (model.x, model.y), "placed", unit.id, id, face)
                hits.setdefault(vehicle.id, []).append(hit)
        g.emit(
            AssaultedVehicle(unit.id, target.id, len(self.placing), sum(map(len, hits.values())), tuple(used)),
            "AZ-CAV-04",
        )
        lose(g, unit.id, dead, (), "AZ-CAV-04", cause="close-combat")
        if not hits:
            return Next(None)
        model_id, struck = next(iter(hits.items()))
        return Call(VehicleHits(target.id, model_id, tuple(struck)))

    @step
    def test_morale(self, g: G, value: object) -> Action:
        return Call(Morale((self.ordered.unit,), "close-combat"))

    @step
    def end(self, g: G) -> Action:
        return Done(())

    @property
    def _besides(self) -> Besides:
        assert isinstance(self.ordered.intent, AssaultIntent)
        return self.ordered.intent.besides

    def _about(self, g: G) -> tuple[Unit, Unit]:
        assert self._besides.assaulted is not None
        return g.state.units[self.ordered.unit], g.state.units[self._besides.assaulted]

    def _test(self, g: G, unit: Unit, count: int) -> Action:
        need = g.context.qualities[unit.id].training
        return roll(count, Faces(), say("az-roll-daring", need=need), "AZ-CAV-03", seat=unit.seat, sides=10)

    def _passed(self, g: G, unit: Unit, ids: tuple[str, ...], faces: tuple[int, ...]) -> tuple[str, ...]:
        need = g.context.qualities[unit.id].training
        return tuple(id for id, face in zip(ids, faces, strict=True) if face >= need)

    def _in_contact(self, g: G, unit: Unit, target: Unit) -> tuple[str, ...]:
        """Those who dare it, still stand, and have come to the vehicle's side or rear."""
        if unit.broken or not target.on_table:
            return ()
        return tuple(
            model.id
            for model in unit.people
            if model.id in self.daring
            and model.posture == "standing"
            and any(touches_flank(g, model, vehicle) for vehicle in target.vehicles)
        )
