"""What a unit could fire now, and why the rest cannot (AZ-CRW, AZ-FIRE-10).

Those who carry a weapon and their assistants are this chapter's; the weapons of a vehicle are looked at by
``vehicles.arms``. An MG34 or MG42 is a light machine gun by its own row and a medium one by that with a tripod; lists
name the row (AZ-CRW-10).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from grognard.core.messages import say
from grognard.games.operation_ww2.data.tables.command import OrderName
from grognard.games.operation_ww2.data.tables.weapons import Group, Weapon
from grognard.games.operation_ww2.ground.context import G
from grognard.games.operation_ww2.ground.guns import crew_of, guns_of, touches
from grognard.games.operation_ww2.rules.area.grenades import grenade
from grognard.games.operation_ww2.rules.fire.weapon_in_hand import Armed, carried
from grognard.games.operation_ww2.rules.vehicle_fire import armour, arms
from grognard.games.operation_ww2.state.shots import Reason as Reason
from grognard.games.operation_ww2.state.state import Model, Unit

MACHINE_GUNS: tuple[Group, ...] = ("light-machine-gun", "machine-gun")
"""The groups that fire less without an assistant; all others that need one fire less often (AZ-CRW-03, AZ-CRW-04)."""

STEADY: tuple[Group, ...] = ("light-machine-gun", "launcher")
"""The groups that fire on the move only while an assistant is with them (AZ-CRW-03, AZ-CRW-05)."""

MORTARS: tuple[Group, ...] = ("light-mortar", "mortar")
"""The groups that cannot be fired from inside a building (AZ-CRW-06, AZ-CRW-07)."""

SERVED = {
    "light-machine-gun": "AZ-CRW-03",
    "machine-gun": "AZ-CRW-04",
    "launcher": "AZ-CRW-05",
    "light-mortar": "AZ-CRW-06",
    "mortar": "AZ-CRW-07",
}
"""The rule about the assistants of each group; guns, howitzers and rocket launchers have AZ-CRW-08."""


def armed(g: G, unit: Unit, order: OrderName, moved: bool, busy: Collection[str] = ()) -> tuple[Armed, ...]:
    """Every weapon of a unit, with what it could do now under an order; ``moved``: the unit changes place in it.
    ``busy`` are those who fire themselves and so assist nobody (AZ-CRW-01)."""
    found: list[Armed] = []
    crews, at_guns = assistants(g, unit, busy), gunners(unit, busy)
    thrown = grenade(g, unit)
    rifles = crew_rifles(g, unit)
    for model in unit.models:
        if model.role == "vehicle":
            found += arms.armed(g, unit, model, order, moved)
        elif model.aboard is None:
            found += (
                _armed(g, unit, model, g.context.tables.weapons[id], order, moved, crews, at_guns.get(model.id, ""))
                for id in (*carried(model, thrown), *rifles.get(model.id, ()))
            )
    return tuple(found)


def crew_rifles(g: G, unit: Unit) -> Mapping[str, tuple[str, ...]]:
    """The rifles of those of a gun's crew who do not serve it, because it is gone or they have left it (AZ-ART-12)."""
    if not any(entry.gun for entry in g.context.roll.get(unit.id, ())):
        return {}
    at_guns = {model.id for gun in guns_of(unit) for model in crew_of(g, unit, gun)}
    rifle = g.context.nations[unit.seat].rifle
    return {model.id: (rifle,) for model in unit.people if model.id not in at_guns and not model.weapons}


def _armed(
    g: G,
    unit: Unit,
    model: Model,
    weapon: Weapon,
    order: OrderName,
    moved: bool,
    crews: Mapping[str, tuple[str, ...]],
    gunner: str,
) -> Armed:
    crew = crews.get(model.id, ()) if weapon.assistants else ()
    idle = _idle(g, unit, model, weapon, order, moved, crew, gunner)
    return Armed(
        model=model.id,
        weapon=weapon.id,
        dice=shots_of(g, weapon, len(crew)),
        templates=weapon.templates if weapon.template else 0,
        reload=markers(weapon, len(crew), g.setup.options["reload_causes"]),
        gunner=gunner,
        assistants=crew,
        on_foot=model.is_person,
        to_hit=armour.long_barrel(g, unit.id, model),
        idle=idle,
    )


# ---- assistants and reloading ------------------------------------------------------------------------------------


def shots_of(g: G, weapon: Weapon, crew: int) -> int:
    """How many dice a weapon has with so many assistants: a machine gun alone half of them (AZ-CRW-03, AZ-CRW-04,
    AZ-CRW-11)."""
    if weapon.group in MACHINE_GUNS and crew < weapon.assistants:
        return int(g.context.half(weapon.shots))
    return weapon.shots


def markers(weapon: Weapon, crew: int, causes: str = "larger") -> int:
    """How many reload markers a weapon gets that was fired with so many assistants: one for each who is missing
    (AZ-CRW-05 to AZ-CRW-09), one for slow reloading; the larger number or, by the option ``reload_causes``, both
    (AZ-CRW-12).

    >>> from grognard.games.operation_ww2.data.tables import TABLES
    >>> [markers(TABLES.weapons["81-mm-mortar"], crew) for crew in (2, 1, 0)]
    [0, 1, 2]
    >>> piat = TABLES.weapons["piat"]
    >>> markers(piat, 0), markers(piat, 1), markers(piat, 0, "sum")
    (1, 1, 2)
    """
    missing = 0 if weapon.group in MACHINE_GUNS else max(weapon.assistants - crew, 0)
    slow = 1 if weapon.has("slow-reload") else 0
    return missing + slow if causes == "sum" else max(missing, slow)


def assistants(g: G, unit: Unit, busy: Collection[str] = ()) -> dict[str, tuple[str, ...]]:
    """Who serves the weapon of which model: standing models of the unit in base contact with it, each serving one
    (AZ-CRW-01, AZ-CRW-02).

    Those who are assistants by their role come first, then those who have nothing to fire themselves; a weapon that
    fewer could serve is served before the others.
    """
    rows = g.context.tables.weapons
    wanted = {
        model.id: need
        for model in unit.models
        if model.aboard is None
        and model.posture == "standing"
        and (need := max((rows[id].assistants for id in model.weapons), default=0))
    }
    if not wanted:
        return {}
    others = {*wanted, *busy, *gunners(unit, busy).values()}
    free = [model for model in unit.people if model.posture == "standing" and model.id not in others]
    free.sort(key=lambda model: (model.role != "assistant", len(model.weapons)))
    near = {id: [model.id for model in free if touches(model, unit.model(id))] for id in wanted}
    found: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for id in sorted(wanted, key=lambda id: len(near[id])):
        found[id] = tuple(other for other in near[id] if other not in taken)[: wanted[id]]
        taken.update(found[id])
    return found


def gunners(unit: Unit, busy: Collection[str] = ()) -> dict[str, str]:
    """Who fires which gun of a unit: of the standing men in contact with it its gunner or, if he is dead or ``busy``
    with a weapon of his own, another (AZ-ART-07, AZ-ART-13, AZ-FIRE-17)."""
    found: dict[str, str] = {}
    for gun in guns_of(unit):
        standing = (each for each in unit.people if each.posture == "standing" and each.id not in busy)
        near = [each for each in standing if touches(each, gun)]
        free = [each for each in near if each.id not in found.values()]
        chosen = next((each for each in free if each.role == "gunner"), next(iter(free), None))
        if chosen is not None:
            found[gun.id] = chosen.id
    return found


# ---- what cannot be fired ----------------------------------------------------------------------------------------


def _idle(
    g: G, unit: Unit, model: Model, weapon: Weapon, order: OrderName, moved: bool, crew: tuple[str, ...], gunner: str
) -> Reason | None:
    return next(_faults(g, unit, model, weapon, order, moved, crew, gunner), None)


def _faults(
    g: G, unit: Unit, model: Model, weapon: Weapon, order: OrderName, moved: bool, crew: tuple[str, ...], gunner: str
) -> Iterator[Reason]:
    served = SERVED.get(weapon.group, "AZ-CRW-08")
    # What has walked in this order already, and not only what was declared.
    moved = moved or 0 < g.state.turn == model.moved
    if g.context.tables.orders[order].fires == "no":
        yield Reason(say("az-why-order"), "AZ-ORD-06")
    if model.posture == "scared":
        yield Reason(say("az-why-scared"), "AZ-ORD-07")
    if model.role == "gun" and not gunner:
        yield Reason(say("az-why-nobody-fires"), "AZ-ART-07")
    if model.reload.get(weapon.id):
        yield Reason(say("az-why-reloading", markers=model.reload[weapon.id]), "AZ-CRW-09")
    left = rounds_left(g, unit, model, weapon)
    if left is not None and left <= 0:
        yield Reason(say("az-why-spent"), "AZ-WPN-11")
    if moved and weapon.has("no-move-and-fire"):
        yield Reason(say("az-why-moved"), served)
    if moved and weapon.group in STEADY and len(crew) < weapon.assistants:
        yield Reason(say("az-why-moved-alone"), served)
    if model.is_cyclist and weapon.assistants and (moved or len(crew) < weapon.assistants):
        yield Reason(say("az-why-bicycle"), "AZ-BIK-03")
    if weapon.group in MORTARS and _is_indoors(g, model):
        yield Reason(say("az-why-indoors"), served)


def holds_still(weapon: Weapon, crew: int) -> bool:
    """Whether who serves a weapon cannot move and fire it in one turn: never, or not with so few assistants
    (AZ-CRW-03 to AZ-CRW-08)."""
    return weapon.has("no-move-and-fire") or (weapon.group in STEADY and crew < weapon.assistants)


def rooted(g: G, unit: Unit) -> tuple[str, ...]:
    """Those of a unit who have fired a weapon this turn that they cannot move after firing (AZ-CRW-03 to
    AZ-CRW-08)."""
    fired = [model for model in unit.people if 0 < g.state.turn in model.fired.values()]
    if not fired:
        return ()
    crews, rows = assistants(g, unit), g.context.tables.weapons
    return tuple(
        model.id
        for model in fired
        if any(
            turn == g.state.turn and holds_still(rows[id], len(crews.get(model.id, ())))
            for id, turn in model.fired.items()
        )
    )


def rounds_left(g: G, unit: Unit, model: Model, weapon: Weapon) -> int | None:
    """How many times a weapon can still be fired; None: any number. What is for single use is gone after once; the
    rest has what its list says only by the option ``ammunition`` (AZ-WPN-11)."""
    spent = model.spent.get(weapon.id, 0)
    if weapon.has("single-use"):
        return 1 - spent
    if g.setup.options["ammunition"] == "unlimited":
        return None
    rounds = next((entry.rounds[weapon.id] for entry in g.context.roll[unit.id] if weapon.id in entry.rounds), None)
    return None if rounds is None else rounds - spent


def _is_indoors(g: G, model: Model) -> bool:
    return any(
        g.context.tables.terrain[piece.kind].infantry.by
        for piece in g.context.terrain.field.pieces_at(model.x, model.y)
    )
