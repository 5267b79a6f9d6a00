"""What the blows come to of models whose weapons or victims are about to be chosen, exactly, as things stand
(WH-CCW-12, WH-ASSAULT-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.games.wh40k5.ground.context import G
from grognard.games.wh40k5.odds.combat.foot import Foot
from grognard.games.wh40k5.odds.combat.vehicles import Vehicles
from grognard.games.wh40k5.odds.vehicle_piercing_chances import RESULTS
from grognard.games.wh40k5.rules.assault.arming import ChooseVictims, ChooseWeapons
from grognard.games.wh40k5.rules.assault.attack_groups import AttackGroup, swings_by, weapon_of
from grognard.games.wh40k5.rules.saves.wound import Bearer
from grognard.games.wh40k5.state.choices import Assign, Wield
from grognard.games.wh40k5.state.state import Unit
from grognard.odds.distributions import Chance, Distribution
from grognard.odds.outcomes import Cases


def blows(g: G, decision: ChooseWeapons | ChooseVictims, choice: Wield | Assign) -> dict[str, tuple[AttackGroup, ...]]:
    """The attacks of the models that choose, by the enemy they are at; none of those who may strike several enemies
    and have not said whom, nor at guns, which are no models of a unit on foot (WH-UNIT-06)."""
    unit = g.state.units[decision.unit]
    wielded = choice.weapons if isinstance(choice, Wield) else getattr(decision, "wielded", ())
    aimed = choice.attacks if isinstance(choice, Assign) else ()
    models = [unit.model(id) for id in decision.models]
    fighting = [(unit, model, weapon_of(g, decision.melee, wielded, model)) for model in models]
    found: dict[str, list[AttackGroup]] = {}
    for each in swings_by(g, decision.melee, aimed, fighting):
        if each.armour is None or each.model:
            found.setdefault(each.target, []).append(each)
    return {foe: tuple(some) for foe, some in found.items()}


class Men(NamedTuple):
    """How many models creatures lose, and how many Wounds."""

    lost: Distribution
    suffered: Distribution


def at_men(g: G, foe: Unit, swings: Sequence[AttackGroup], *, fractions: bool = False) -> Men:
    """What attacks do to creatures; of force weapons the power is used whenever it can be (WH-CCW-08)."""
    side = Foot(g, foe, None, fractions)
    spent = [id for each in swings for id in g.state.units[each.unit].powers]
    forces = (each.wound.force for each in swings)
    bearers: tuple[Bearer, ...] = tuple(
        dict.fromkeys(each for each in forces if each is not None and each.model not in spent)
    )
    if bearers:
        ends = [(parts, chance) for parts, _, chance in side.suffer_force(side.start, tuple(swings), bearers)]
    else:
        stands, table = side.suffer(side.start, tuple(swings))
        ends = list(zip(stands, table[:, 0].tolist(), strict=True))
    lost: list[Chance] = [side.one * 0] * (side.most + 1)
    suffered: list[Chance] = [side.one * 0] * (side.squad.wounds + 1)
    for parts, chance in ends:
        lost[side.lost(parts)] += chance
        suffered[side.suffered(parts)] += chance
    return Men(Distribution(0, tuple(lost)), Distribution(0, tuple(suffered)))


class Hulls(NamedTuple):
    """What becomes of a single vehicle, None: they are several; how many are destroyed, and which explode, one after
    another."""

    damage: Cases | None
    lost: Distribution
    exploded: dict[tuple[str, ...], Chance]


def at_hulls(g: G, foe: Unit, swings: Sequence[AttackGroup], *, fractions: bool = False) -> Hulls:
    """What attacks do to vehicles."""
    side = Vehicles(g, foe, fractions, apart=True)
    stands, table = side.suffer(side.start, tuple(swings))
    lost: list[Chance] = [side.one * 0] * (side.most + 1)
    damage: dict[str, Chance] = dict.fromkeys(RESULTS, side.one * 0)
    exploded: dict[tuple[str, ...], Chance] = {}
    for now, chance in zip(stands, table[:, 0].tolist(), strict=True):
        lost[side.lost(now)] += chance
        ids = side.exploded(now)
        exploded[ids] = exploded.get(ids, side.one * 0) + chance
        if side.is_told:
            damage[side.result(now)] += chance
    return Hulls(Cases.of(damage) if side.is_told else None, Distribution(0, tuple(lost)), exploded)
