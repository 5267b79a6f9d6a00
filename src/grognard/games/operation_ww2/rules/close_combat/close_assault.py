"""Close assault of people on vehicles (AZ-CAV). Lengths are thousandths of a centimetre.

What the armour makes of the blow stands with all hits, in ``vehicle_fire.armour`` and ``vehicle_fire.hit`` (AZ-CAV-05,
AZ-CAV-06).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from grognard.core.engine.dice import Faces, roll
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.errors import Refused
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.prices import CHARGE
from grognard.games.operation_ww2.data.tables.weapons import Weapon
from grognard.games.operation_ww2.ground.contact import fighters
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.ground.purchases import has_charge
from grognard.games.operation_ww2.ground.vehicles import sheets
from grognard.games.operation_ww2.ground.vehicles.sheets import tables
from grognard.games.operation_ww2.rules.close_combat.charge_ways import stretched_to
from grognard.games.operation_ww2.rules.close_combat.charging import Charging, straight_home, with_first
from grognard.games.operation_ww2.rules.close_combat.flank_ways import nearest, reach, touches_flank
from grognard.games.operation_ww2.rules.fire.losses import lose
from grognard.games.operation_ww2.rules.fire.volley import Fired
from grognard.games.operation_ww2.rules.fire.weapons import rooted
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.movement import following
from grognard.games.operation_ww2.rules.movement.cohesion import Crowd, spread
from grognard.games.operation_ww2.rules.movement.following import March, placed
from grognard.games.operation_ww2.rules.movement.moving import ChooseFollowing, set_out
from grognard.games.operation_ww2.rules.vehicle_fire.hits import SquadHits, VehicleHit
from grognard.games.operation_ww2.state.choices import Follow
from grognard.games.operation_ww2.state.events.fire import Discharge
from grognard.games.operation_ww2.state.events.vehicles import AssaultedVehicle
from grognard.games.operation_ww2.state.intents import AssaultIntent, Besides, Leg
from grognard.games.operation_ww2.state.state import Model, Ordered, Unit, enemy
from grognard.space.plane import Point

GRENADE = "hand-grenade"
"""What is placed on a vehicle by hand: the grenade everybody has, or a charge."""


def refusal(g: G, unit: Unit, intent: AssaultIntent) -> Refused | None:
    """Why these models may not be declared to assault a vehicle: an enemy vehicle and standing people of the unit, who
    leads among them, by a declared way (AZ-CAV-02). He has none only if he stands at its side or rear already
    (AZ-INT-02); where it does not end there, it ends nearer to the vehicle than it began."""
    besides = intent.besides
    if besides.assaulted is None:
        return None if not besides.assaulting else Refused(say("az-refused-close-assault"), "AZ-CAV-02")
    target = g.state.units.get(besides.assaulted)
    standing = {model.id for model in unit.people if model.posture == "standing"}
    known = target is not None and target.seat == enemy(unit.seat) and target.on_table and bool(target.vehicles)
    named = bool(besides.assaulting) and set(besides.assaulting) <= standing and not unit.is_vehicle
    if not known or not named or besides.boards:
        return Refused(say("az-refused-close-assault"), "AZ-CAV-02")
    assert target is not None
    if intent.lead not in besides.assaulting:
        return Refused(say("az-refused-close-assault-lead"), "AZ-CAV-02", "AZ-INT-02")
    lead = unit.model(intent.lead)
    end = placed(lead, intent.way)
    if any(touches_flank(g, end, vehicle) for vehicle in target.vehicles):
        return None
    if not intent.way:
        return Refused(say("az-refused-close-assault-way"), "AZ-INT-02", "AZ-CAV-02")
    if nearest(end, target) >= nearest(lead, target):
        return Refused(say("az-refused-close-assault-away"), "AZ-CAV-02")
    return None


def listed(g: G, unit: Unit, targets: list[str]) -> Iterator[AssaultIntent]:
    """Everybody who can reach the side or rear of an enemy vehicle goes for it; or he who leads, if he must be alone so
    that somebody else can charge meanwhile."""
    for other in g.state.of(enemy(unit.seat)):
        if not other.on_table or not other.vehicles or unit.is_vehicle:
            continue
        reaching = reach(g, unit, other, tuple(model.id for model in unit.people))
        if reaching:
            lead, way = reaching[0]
            besides = Besides(assaulted=other.id, assaulting=tuple(id for id, _ in reaching))
            target = other.id if other.id in targets else next(iter(targets), None)
            yield AssaultIntent(lead, way, "fast", target, "last", besides)
            for going in dict.fromkeys((besides.assaulting, (lead,))):
                charged = next(_chargeable(g, unit, going), None)
                if charged is not None:
                    both = replace(besides, assaulting=going, charge=charged)
                    yield AssaultIntent(lead, way, "fast", target, "last", both)
                    break


def _chargeable(g: G, unit: Unit, but: tuple[str, ...]) -> Iterator[str]:
    """The enemies whom somebody else of a unit could charge meanwhile."""
    rest = [model for model in unit.people if model.id not in but]
    if not rest:
        return
    left = replace(unit, models=tuple(rest))
    yield from (each.id for each in g.state.of(enemy(unit.seat)) if straight_home(g, left, each) is not None)


def placed_with(g: G, unit: Unit, model: Model) -> Weapon:
    """What somebody places: a charge if he has one left, else a grenade (AZ-CAV-07)."""
    return tables(g).weapons[CHARGE if has_charge(model) else GRENADE]


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


def forecast(g: G, unit: Unit, intent: AssaultIntent) -> tuple[Model, ...]:
    """Where a unit would stand after a close assault that everybody dares, the others staying."""
    assert intent.besides.assaulted is not None
    target, known = g.state.units[intent.besides.assaulted], {intent.lead: intent.way}
    found = dict(reach(g, unit, target, intent.besides.assaulting, intent.speed, known)) | known
    return tuple(placed(model, found.get(model.id, ())) for model in unit.models)


Placing = Literal["dies", "hits", "misses"]
DIES: Placing = "dies"
HITS: Placing = "hits"
MISSES: Placing = "misses"
ENDS = (DIES, HITS, MISSES)
"""What becomes of somebody who places what he has, or of that."""


def placing(g: G, weapon: Weapon, vehicle: Model, face: int) -> Placing:
    """What a natural die for placing a weapon on a vehicle comes to (AZ-CAV-04, AZ-CAV-08)."""
    need = number(g, weapon, vehicle)
    if face <= death(g, vehicle):
        return DIES
    return HITS if need is not None and face + modifier(g) >= need else MISSES


def dares(g: G, unit: Unit, face: int) -> bool:
    """Whether somebody dares it with this die (AZ-CAV-03)."""
    training: int = g.context.qualities[unit.id].training
    return face >= training


class CloseAssaulting(Procedure):
    """The named models dare it or not, go to the side or rear, place what they have; then damage, morale and nerves of
    the vehicles, and morale of their own unit (AZ-CAV-03, AZ-CAV-04, AZ-CAV-09). Who leads goes by ``way``. By the
    option ``assault_test_first`` they are tested only on arrival. Who is not named may go after them, stay, or charge
    somebody else meanwhile (AZ-CAV-02). The value: who of these came into contact with an enemy.

    ``ways`` are those of all who can come there, ``march`` the going of those who dare it."""

    ordered: Ordered
    way: tuple[Point, ...]
    fired: Fired = ""
    daring: tuple[str, ...] = ()
    ways: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    placing: tuple[str, ...] = ()
    march: March | None = None
    charged: tuple[str, ...] = ()

    @step
    def dare(self, g: G) -> Action:
        unit, target = self._about(g)
        lead, way = self._lead(unit), self.way
        if lead is not None:
            plain = March(unit.id, "assault", self._intent.speed, lead.id, way)
            way = stretched_to(g, Crowd(g, unit), plain, lead, way, 0).way
        known = {self._intent.lead: way}
        found = tuple(reach(g, unit, target, self._besides.assaulting, self._intent.speed, known))
        after = replace(self, ways=found, way=way)
        if not found:
            return after.then(Next(()))
        if g.setup.options["assault_test_first"] == "test_on_arrival":
            return after.then(Next(None), daring=tuple(id for id, _ in found))
        return after.then(self._test(g, unit, len(found)))

    @step
    def set_out(self, g: G, faces: tuple[int, ...] | None) -> Action:
        """Who dares it goes; of the others it is asked how they come after, unless they charge somebody."""
        unit, _ = self._about(g)
        daring = self.daring
        if faces is not None:
            daring = self._passed(g, unit, tuple(id for id, _ in self.ways), faces)
        march = self._march(g, unit, daring)
        others = () if self._charges(g) else following.followers(unit, march)
        if others and following.first(g, march) is None:
            march = following.cut_short(g, unit, march)
        after = replace(self, daring=daring, march=march)
        if not others or following.first(g, march) is None:
            # Where those who go leave nobody room, the others stay as they are.
            return after.then(Next(Follow(tuple(Leg(each.id, ()) for each in others))))
        return after.then(Ask(ChooseFollowing(unit.seat, march)))

    @step
    def go(self, g: B, choice: Follow) -> Action:
        march = self.march
        assert march is not None
        unit = g.state.units[self.ordered.unit]
        own = (Leg(march.lead, march.way), *march.others) if march.way else march.others
        if self._charges(g):
            going = own if march.way else (Leg(march.lead, ()), *own) if self._intent.lead in self.daring else own
            return Call(with_first(g, Charging(self.ordered, march, self.fired), going))
        legs = (*own, *choice.legs)
        length = 0 if march.way else self.ordered.length
        going_ = any(leg.way for leg in legs) and unit.takes_orders
        return Call(set_out(g, self.ordered, legs, self.fired, length)) if going_ else Next(())

    @step
    def arrive(self, g: G, reached: object) -> Action:
        unit, target = self._about(g)
        there = self._in_contact(g, unit, target)
        after = replace(self, daring=there, charged=reached if isinstance(reached, tuple) else ())
        if g.setup.options["assault_test_first"] == "on" or not there:
            return after.then(Next(None))
        return after.then(self._test(g, unit, len(there)))

    @step
    def place(self, g: G, faces: tuple[int, ...] | None) -> Action:
        unit, _ = self._about(g)
        placing = self.daring if faces is None else self._passed(g, unit, self.daring, faces)
        if not placing:
            return Done(self.charged)
        dice = roll(len(placing), Faces(), say("az-roll-placing"), "AZ-CAV-04", seat=unit.seat, sides=10)
        return self.then(dice, placing=placing)

    @step
    def strike(self, g: B, faces: tuple[int, ...]) -> Action:
        unit, target = self._about(g)
        dead: list[str] = []
        hits: list[tuple[str, VehicleHit]] = []
        used: list[Discharge] = []
        for id, face in zip(self.placing, faces, strict=True):
            model = unit.model(id)
            vehicle = next(each for each in target.vehicles if touches_flank(g, model, each))
            weapon = placed_with(g, unit, model)
            if weapon.id == CHARGE:
                used.append(Discharge(id, CHARGE, counted=True))
            result = placing(g, weapon, vehicle, face)
            if result == DIES:
                dead.append(id)
            elif result == HITS:
                hit = VehicleHit(weapon.id, (model.x, model.y), "placed", unit.id, id, face)
                hits.append((vehicle.id, hit))
        g.emit(
            AssaultedVehicle(unit.id, target.id, len(self.placing), len(hits), tuple(used)),
            "AZ-CAV-04",
        )
        lose(g, unit.id, dead, (), "AZ-CAV-04", cause="close-combat")
        return Call(SquadHits(target.id, (), tuple(hits)))

    @step
    def test_morale(self, g: G, value: object) -> Action:
        return Call(Morale((self.ordered.unit,)))

    @step
    def end(self, g: G) -> Action:
        return Done(self.charged)

    @property
    def _intent(self) -> AssaultIntent:
        assert isinstance(self.ordered.intent, AssaultIntent)
        return self.ordered.intent

    @property
    def _besides(self) -> Besides:
        return self._intent.besides

    def _charges(self, g: G) -> bool:
        """Whether the others charge somebody who can still be met."""
        charge = self._besides.charge
        return charge is not None and g.state.units[charge].on_table and any(fighters(g, g.state.units[charge]))

    def _lead(self, unit: Unit) -> Model | None:
        """Who leads, if he still stands."""
        standing = (model for model in unit.people if model.posture == "standing")
        return next((model for model in standing if model.id == self._intent.lead), None)

    def _march(self, g: G, unit: Unit, daring: tuple[str, ...]) -> March:
        """Where those go who dare it: who leads by the declared way, even if he does not reach the vehicle, but not if
        he does not dare it; the others keep together with them as well as if they stayed."""
        intent, cohesion = self._intent, g.context.limit("cohesion")
        failed = tuple(id for id, _ in self.ways if id not in daring)
        staying = (*intent.besides.tied, *rooted(g, unit), *failed)
        others = tuple(Leg(id, way) for id, way in self.ways if id in daring and id != intent.lead)
        stays = self._lead(unit) is None or intent.lead in failed
        way = () if stays else self.way
        # Nobody goes by the declared way of one who has fallen since; the ways of the others are their own.
        left = [model.id for model in unit.people]
        lead = next((id for id in (intent.lead, *(leg.model for leg in others), *left) if id in left), intent.lead)
        march = March(unit.id, "assault", intent.speed, lead, way, staying=staying, others=others, free=True)
        return replace(march, loose=spread(following.after(unit, march, ()), cohesion))

    def _about(self, g: G) -> tuple[Unit, Unit]:
        assert self._besides.assaulted is not None
        return g.state.units[self.ordered.unit], g.state.units[self._besides.assaulted]

    def _test(self, g: G, unit: Unit, count: int) -> Action:
        need = g.context.qualities[unit.id].training
        return roll(count, Faces(), say("az-roll-daring", need=need), "AZ-CAV-03", seat=unit.seat, sides=10)

    def _passed(self, g: G, unit: Unit, ids: tuple[str, ...], faces: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(id for id, face in zip(ids, faces, strict=True) if dares(g, unit, face))

    def _in_contact(self, g: G, unit: Unit, target: Unit) -> tuple[str, ...]:
        """Those who dare it, still stand, and have come to the vehicle's side or rear (AZ-CAV-02, AZ-CAV-03)."""
        if unit.broken or not target.on_table:
            return ()
        return tuple(
            model.id
            for model in unit.people
            if model.id in self.daring
            and model.posture == "standing"
            and any(touches_flank(g, model, vehicle) for vehicle in target.vehicles)
        )
