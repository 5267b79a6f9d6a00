"""The whole fire of one unit with one order (AZ-FIRE-16): who fires, bursts, one volley of all other shots, morale.

Volley                 the steps of the rulebook: who fires, area weapons first, the rest, morale
  bursts.Bursts          area weapons (see ``bursts``)
  salvo.Salvoes          to hit, accuracy, damage, who takes it
  Morale                 (see ``morale``)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from grognard.core.book.modifiers import total
from grognard.core.engine.choices import Choice
from grognard.core.engine.decisions import Decision
from grognard.core.engine.procedures import Action, Ask, Call, Done, Next, Procedure, step
from grognard.core.messages import say
from grognard.core.records import replace
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.ground.context import B, G
from grognard.games.operation_ww2.rules.area.bursts import Aimed, Bursts
from grognard.games.operation_ww2.rules.area.indirect import COORDINATES
from grognard.games.operation_ww2.rules.buildings.building_targets import BUILDING
from grognard.games.operation_ww2.rules.crews.nerves import CrewsGetOut, still_aboard
from grognard.games.operation_ww2.rules.fire.bearing import laid_on
from grognard.games.operation_ww2.rules.fire.firepower import Firepower, FiringOption, firepower
from grognard.games.operation_ww2.rules.fire.heat import is_special
from grognard.games.operation_ww2.rules.fire.parts import is_open_top
from grognard.games.operation_ww2.rules.fire.salvo import Salvoes
from grognard.games.operation_ww2.rules.fire.shooting import ChooseShooting, is_worth_asking, named, planned, taken
from grognard.games.operation_ww2.rules.fire.shot_groups import batches_of
from grognard.games.operation_ww2.rules.fire.snipers import is_sniper_unit
from grognard.games.operation_ww2.rules.fire.weapons import holds_still, rounds_left
from grognard.games.operation_ww2.rules.intent.splitting import as_declared
from grognard.games.operation_ww2.rules.morale.morale import Morale
from grognard.games.operation_ww2.rules.vehicle_fire import arms, rapid_fire
from grognard.games.operation_ww2.rules.vehicle_fire.vehicle_targets import ChooseAims
from grognard.games.operation_ww2.state.choices import Aiming, OpenFire, Shooting
from grognard.games.operation_ww2.state.events.communication import CoordinatesUsed
from grognard.games.operation_ww2.state.events.fire import Discharge, Fire, HeldFire, VolleyFired
from grognard.games.operation_ww2.state.intents import NOTHING, Besides
from grognard.games.operation_ww2.state.shots import FACES, Reason
from grognard.games.operation_ww2.state.state import Unit

Fired = Literal["", "fired", "silent", "hidden"]
"""What a unit's fire gives away: nothing, because it does not count as having fired (the empty text, the only one that
is not true); that it has fired; nothing new, because its weapons are silent (AZ-DET-07); or, of a sniper, that it is
stationary (AZ-SNP-05)."""


class Volley(Procedure):
    """The whole fire of a unit at its target with one order: area weapons, all other shots at once, morale
    (AZ-FIRE-16).

    ``besides`` are the declared aims of single weapons; ``held``: the shot was held back and falls on the target's way
    (AZ-ANT-02); ``moved``: the unit changes place in this order. The value is a ``Fired``.
    """

    unit: str
    target: str | None
    order: OrderName
    besides: Besides = NOTHING
    held: bool = False
    moved: bool = False
    shooting: Shooting | None = None
    struck: tuple[str, ...] = ()
    fired: Fired = ""

    @step
    def aim(self, g: G) -> Action:
        """By the option ``vehicle_targets`` a vehicle's weapons are given targets only now (AZ-VLS-09)."""
        unit = g.state.units[self.unit]
        late = g.setup.options["vehicle_targets"] == "at_execution"
        if not late or not unit.is_vehicle or self.target is None:
            return Next(None)
        return Ask(ChooseAims(unit.seat, self.unit, self.target))

    @step
    def open_fire(self, g: G, aiming: Aiming | None) -> Action:
        """An Ambush may think better of it by the option ``ambush_decision`` (AZ-ORD-16)."""
        going = self if aiming is None else replace(self, besides=replace(self.besides, aims=aiming.aims))
        if self.order != "ambush" or g.setup.options["ambush_decision"] == "at_declaration" or not self.target:
            return going.then(Next(None))
        return going.then(Ask(ChooseToFire(g.state.units[self.unit].seat, self.unit, self.target)))

    @step
    def choose(self, g: B, opened: OpenFire | None) -> Action:
        """Without anything to hit no dice are rolled, and the order is spent (AZ-ORD-09)."""
        unit = g.state.units[self.unit]
        if opened is not None and not opened.yes:
            held = say("az-held-at-declaration")
            g.emit(HeldFire(unit.id, self.target, "AZ-ORD-16", held), "AZ-ORD-16")
            return Done("")
        power, plan = usual_fire(g, unit, self.target, self.order, self.besides, self.moved, self.held)
        if not power.chances:
            fault = why_nothing(power)
            g.emit(HeldFire(unit.id, self.target, fault.rule, fault.message), "AZ-ORD-09", fault.rule)
            return Done(without_a_shot(g, self.order, power))
        if not self.besides.firings and is_worth_asking(g, unit, power, plan):
            asked = ChooseShooting(unit.seat, self.unit, self.target, self.order, self.besides, self.moved, self.held)
            return Ask(asked)
        return Next(plan)

    @step
    def lay(self, g: G, answer: Shooting | list[FiringOption]) -> Action:
        """Where the templates of rapid-fire guns are laid is said before they fire (AZ-RPF-01, AZ-INT-09)."""
        unit = g.state.units[self.unit]
        chances = self.chosen(g, unit, answer)
        power = self.power(g, unit).chances
        rows = tuple(rapid_fire.row_of(g, first, power) for first in chances if rapid_fire.is_rapid(g, first))
        if not rows:
            return Next(answer)
        return self.then(Call(rapid_fire.Laying(self.unit, rows)), shooting=Shooting(named(chances)))

    @step
    def burst(self, g: B, answer: Shooting | list[FiringOption] | rapid_fire.Laid) -> Action:
        """Area weapons first, one after the other (AZ-FIRE-14, AZ-FIRE-16)."""
        unit = g.state.units[self.unit]
        chances = self.chosen(g, unit, answer)
        area = self.rounds(g, unit, chances, answer if isinstance(answer, tuple) else ())
        g.emit(self.told(g, unit, chances), "AZ-FIRE-10", "AZ-FIRE-11", *rules_of(chances))
        for vehicle in unit.vehicles:
            own = [
                (each.armed, each.nearest.model)
                for each in chances
                if each.armed.mount and each.armed.model == vehicle.id
            ]
            if own:
                arms.after_firing(g, unit, vehicle, own)
        after = replace(self, shooting=Shooting(named(chances)), fired=gives_away(g, unit, chances))
        if self.besides.at_coordinates and g.setup.options["coordinates_last"] == "one_shot":
            g.emit(CoordinatesUsed(self.unit), "AZ-COM-11")
        if area:
            return after.then(Call(Bursts(self.unit, self.order, area, self.held)))
        return after.then(Next(chances))

    @step
    def shoot(self, g: G, answer: tuple[str, ...] | list[FiringOption]) -> Action:
        """Then all other shots as one volley (AZ-FIRE-16)."""
        unit = g.state.units[self.unit]
        assert self.shooting is not None
        if isinstance(answer, list):
            chances, struck = answer, self.struck
        else:
            busy = {each.model for each in self.shooting.firings}
            power = self.power(g, unit, busy)
            chances, struck = taken(power, self.shooting.firings), answer
        after = replace(self, struck=struck)
        direct = [each for each in chances if not each.area]
        if not direct:
            return after.then(Next(()))
        return after.then(Call(Salvoes(self.unit, self.order, batches_of(g, unit, direct))))

    @step
    def test_morale(self, g: G, struck: tuple[str, ...]) -> Action:
        """Morale once, after the last shot (AZ-FIRE-16, AZ-DMG-10)."""
        units = tuple(dict.fromkeys((*self.struck, *struck)))
        return self.then(Call(Morale(units)), struck=units) if units else None

    @step
    def crews(self, g: G) -> Action:
        """Crews of vehicles whose riders or comrades on foot broke (AZ-NRV-02)."""
        if not still_aboard(g):
            return None
        firer = next(iter(g.state.units[self.unit].models), None)
        return Call(CrewsGetOut(None if firer is None else (firer.x, firer.y)))

    @step
    def end(self, g: G) -> Action:
        return Done(self.fired)

    def power(self, g: G, unit: Unit, busy: Iterable[str] = ()) -> Firepower:
        """What the unit could fire now."""
        return firepower(g, unit, self.target, self.order, self.besides, self.moved, tuple(busy), self.held)

    def rounds(self, g: G, unit: Unit, chances: Iterable[FiringOption], laid: rapid_fire.Laid) -> tuple[Aimed, ...]:
        """Its templates as they are aimed, those of rapid-fire guns as they are laid."""
        power = self.power(g, unit).chances if laid else ()
        return tuple(aimed_at(g, unit, each) for each in templates(g, chances, power, laid))

    def chosen(self, g: G, unit: Unit, answer: Shooting | list[FiringOption] | rapid_fire.Laid) -> list[FiringOption]:
        """What is fired, as it was chosen."""
        if isinstance(answer, list):
            return answer
        shooting = self.shooting if isinstance(answer, tuple) else answer
        assert shooting is not None
        return taken(self.power(g, unit, {each.model for each in shooting.firings}), shooting.firings)

    def told(self, g: G, unit: Unit, chances: Sequence[FiringOption]) -> VolleyFired:
        """What everybody sees of it, weapons of a kind at one part together, and what firing does to the weapons."""
        kinds: dict[tuple[object, ...], list[FiringOption]] = {}
        for each in chances:
            why = tuple((modifier.label.id, modifier.value) for modifier in each.shot.to_hit)
            kinds.setdefault((each.shot.weapon, each.target, each.shot.part, each.shot.need, why), []).append(each)
        fire = tuple(
            Fire(
                models=tuple(each.armed.model for each in alike),
                weapon=alike[0].shot.weapon,
                target=alike[0].target,
                part=alike[0].shot.part,
                dice=sum(each.shot.dice for each in alike),
                need=alike[0].shot.need or 0,
                to_hit=alike[0].shot.to_hit,
                table=alike[0].shot.table,
                damage=alike[0].shot.damage,
            )
            for alike in kinds.values()
        )
        target = self.target or self.besides.building or g.state.coordinates[unit.id].target
        return VolleyFired(unit.id, target, fire, tuple(discharges(g, unit, chances)))


def usual_fire(
    g: G, unit: Unit, target: str | None, order: OrderName, besides: Besides = NOTHING, moved: bool = False,
    held: bool = False,
) -> tuple[Firepower, list[FiringOption]]:  # fmt: skip
    """What a unit could fire, and what it fires unless its player says otherwise: what was declared, and the sensible
    rest."""
    power = firepower(g, unit, target, order, besides, moved, held=held)
    plan = planned(g, unit, power)
    if besides.firings:
        busy = tuple({each.model for each in besides.firings})
        plan = as_declared(firepower(g, unit, target, order, besides, moved, busy, held), plan, besides.firings)
    return power, plan


def templates(
    g: G, chances: Iterable[FiringOption], power: Sequence[FiringOption], laid: Sequence[tuple[str, ...]]
) -> Iterator[FiringOption]:
    """Every template that is rolled for: those of a rapid-fire gun on the models they were laid on (AZ-RPF-02)."""
    rows = iter(laid)
    for first in chances:
        if rapid_fire.is_rapid(g, first):
            yield from rapid_fire.aims_of(first, power, next(rows))
        elif first.area:
            yield from [first] * rapid_fire.templates_of(g, first)


def aimed_at(g: G, unit: Unit, chance: FiringOption) -> Aimed:
    """A template as it is aimed: at a model, or at coordinates (AZ-AREA-02, AZ-COM-07)."""
    shot = chance.shot
    at = chance.nearest.model
    place = (at.x, at.y) if shot.part == at.id and at.id in (COORDINATES, BUILDING) else None
    return Aimed(
        shot.model,
        shot.weapon,
        chance.target if place is not None else chance.nearest.unit.id,
        at.id,
        shot.mount,
        chance.ammunition,
        indirect=chance.indirect,
        need=shot.need or FACES + 1,
        damage=total(shot.damage),
        sees=chance.nearest.look.seen != "not",
        place=place,
        storey=at.storey,
        into=is_open_top(shot.part),
    )


def rules_of(chances: Iterable[FiringOption]) -> tuple[str, ...]:
    """The rules behind all modifiers of some fire, each once."""
    return tuple(dict.fromkeys(modifier.rule for each in chances for modifier in each.shot.to_hit))


def discharges(g: G, unit: Unit, chances: Iterable[FiringOption]) -> Iterable[Discharge]:
    """What firing does to those weapons that have to be reloaded, have counted rounds, point somewhere, or cannot be
    moved any more this turn."""
    for chance in chances:
        weapon = g.context.tables.weapons[chance.armed.weapon]
        model = unit.model(chance.armed.model)
        if chance.armed.mount:
            continue
        if weapon.special is not None and is_special(weapon, chance.ammunition):
            yield Discharge(model.id, weapon.special.round, counted=True)
        counted = rounds_left(g, unit, model, weapon) is not None
        laid = laid_on(model, weapon, chance.nearest.model)
        still = holds_still(weapon, len(chance.armed.assistants))
        if chance.armed.reload or counted or laid is not None or still:
            yield Discharge(model.id, weapon.id, chance.armed.reload, counted, laid)


def why_nothing(power: Firepower) -> Reason:
    """Why a unit cannot hit anything: what is wrong with the target, what a weapon that bears on it would need, why the
    others cannot be fired. That there is no weapon says less than what is wrong with all it has."""
    idle = {each.idle for each in power.idle}
    if not power.is_usable and len(idle) == 1 and (why := next(iter(idle))) is not None:
        return why
    found = (power.why_not, *(each.shot.why_not for each in power.hopeless), *(each.idle for each in power.idle))
    return next((each for each in found if each is not None), Reason(say("az-held-no-target"), "AZ-FIRE-05"))


def without_a_shot(g: G, order: OrderName, power: Firepower) -> Fired:
    """What an order is worth that rolled no dice: Fire, Covering Fire and Assault are spent all the same (AZ-ORD-09);
    an Assault without any weapon it may use is not but by the option ``assault_without_shot`` (AZ-ORD-13)."""
    if order == "ambush":
        return ""
    if order == "assault" and not power.is_usable:
        return "fired" if g.setup.options["assault_without_shot"] == "always_fired" else ""
    return "fired"


def gives_away(g: G, unit: Unit, chances: Sequence[FiringOption]) -> Fired:
    """What these weapons' fire gives away: silent ones nothing (AZ-DET-07); a sniper is stationary again, unless both
    of a team have fired (AZ-SNP-03, AZ-SNP-05)."""
    rows = g.context.tables.weapons
    if chances and all(rows[each.armed.weapon].has("silent") for each in chances):
        return "silent"
    if is_sniper_unit(g, unit) and len({each.armed.model for each in chances}) == 1:
        return "hidden"
    return "fired"


class ChooseToFire(Decision):
    """Whether an Ambush fires now (AZ-ORD-16, option ``ambush_decision``)."""

    unit: str
    target: str | None

    def candidates(self, g: G) -> Sequence[Choice]:
        """Yes or no."""
        return [OpenFire(True), OpenFire(False)]
